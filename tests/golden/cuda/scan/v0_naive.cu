extern "C" __global__ void __launch_bounds__(32) main_kernel(float* __restrict__ X_ptr, float* __restrict__ Y_ptr);
extern "C" __global__ void __launch_bounds__(32) main_kernel(float* __restrict__ X_ptr, float* __restrict__ Y_ptr) {
  alignas(64) float running_ptr[1];
  if (((((int)blockIdx.x) * 8) + (((int)threadIdx.x) >> 2)) < 75) {
    running_ptr[0] = 0x0p+0f/*0.000000e+00*/;
    for (int i = 0; i < 7; ++i) {
      int cse_v1 = (((((int)blockIdx.x) * 224) + (((int)threadIdx.x) * 7)) + i);
      running_ptr[0] = (running_ptr[0] + X_ptr[(((((int)blockIdx.x) * 224) + (((int)threadIdx.x) * 7)) + i)]);
      Y_ptr[(((((int)blockIdx.x) * 224) + (((int)threadIdx.x) * 7)) + i)] = running_ptr[0];
    }
  }
}
