extern "C" __global__ void __launch_bounds__(64) main_kernel(float* __restrict__ X_ptr, float* __restrict__ Y_ptr);
extern "C" __global__ void __launch_bounds__(64) main_kernel(float* __restrict__ X_ptr, float* __restrict__ Y_ptr) {
  alignas(64) float T_local_ptr[1];
  int cse_v2 = ((((int)blockIdx.x) * 8) + (((int)threadIdx.x) >> 3));
  if (((((int)blockIdx.x) * 8) + (((int)threadIdx.x) >> 3)) < 25) {
    T_local_ptr[0] = 0x0p+0f/*0.000000e+00*/;
  }
  int cse_v1 = (((int)blockIdx.x) * 64);
  for (int i = 0; i < 67; ++i) {
    if (((((int)blockIdx.x) * 8) + (((int)threadIdx.x) >> 3)) < 25) {
      T_local_ptr[0] = (T_local_ptr[0] + X_ptr[(((i * 200) + (((int)blockIdx.x) * 64)) + ((int)threadIdx.x))]);
    }
  }
  if (((((int)blockIdx.x) * 8) + (((int)threadIdx.x) >> 3)) < 25) {
    Y_ptr[((((int)blockIdx.x) * 64) + ((int)threadIdx.x))] = T_local_ptr[0];
  }
}
