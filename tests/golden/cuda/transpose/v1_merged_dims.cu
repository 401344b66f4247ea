extern "C" __global__ void __launch_bounds__(256) main_kernel(float* __restrict__ X_ptr, float* __restrict__ Y_ptr);
extern "C" __global__ void __launch_bounds__(256) main_kernel(float* __restrict__ X_ptr, float* __restrict__ Y_ptr) {
  if (((((int)blockIdx.x) * 128) + (((int)threadIdx.x) >> 1)) < 297) {
    int cse_v1 = ((((int)blockIdx.x) * 256) + ((int)threadIdx.x));
    Y_ptr[((((int)blockIdx.x) * 256) + ((int)threadIdx.x))] = X_ptr[((((((((int)blockIdx.x) * 256) + ((int)threadIdx.x)) / 297) * 297) + ((((((int)blockIdx.x) * 256) + ((int)threadIdx.x)) % 99) * 3)) + ((((((int)blockIdx.x) * 256) + ((int)threadIdx.x)) % 297) / 99))];
  }
}
