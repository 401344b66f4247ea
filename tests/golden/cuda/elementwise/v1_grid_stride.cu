extern "C" __global__ void __launch_bounds__(64) main_kernel(float* __restrict__ X_ptr, float* __restrict__ Z_ptr, float* __restrict__ add0_ptr);
extern "C" __global__ void __launch_bounds__(64) main_kernel(float* __restrict__ X_ptr, float* __restrict__ Z_ptr, float* __restrict__ add0_ptr) {
  int cse_v1 = ((((int)blockIdx.x) * 64) + ((int)threadIdx.x));
  if (((((int)blockIdx.x) * 64) + ((int)threadIdx.x)) < 1961) {
    Z_ptr[((((int)blockIdx.x) * 64) + ((int)threadIdx.x))] = (X_ptr[((((int)blockIdx.x) * 64) + ((int)threadIdx.x))] + add0_ptr[((((int)blockIdx.x) * 64) + ((int)threadIdx.x))]);
  }
}
