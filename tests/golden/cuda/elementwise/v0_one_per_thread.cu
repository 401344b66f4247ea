extern "C" __global__ void __launch_bounds__(256) main_kernel(float* __restrict__ T0_ptr, float* __restrict__ X_ptr);
extern "C" __global__ void __launch_bounds__(256) main_kernel_1(float* __restrict__ T0_ptr, float* __restrict__ Z_ptr, float* __restrict__ add1_ptr);
extern "C" __global__ void __launch_bounds__(256) main_kernel(float* __restrict__ T0_ptr, float* __restrict__ X_ptr) {
  int cse_v1 = ((((int)blockIdx.x) * 256) + ((int)threadIdx.x));
  T0_ptr[((((int)blockIdx.x) * 256) + ((int)threadIdx.x))] = (X_ptr[((((int)blockIdx.x) * 256) + ((int)threadIdx.x))] * 0x1p-1f/*5.000000e-01*/);
}

extern "C" __global__ void __launch_bounds__(256) main_kernel_1(float* __restrict__ T0_ptr, float* __restrict__ Z_ptr, float* __restrict__ add1_ptr) {
  int cse_v2 = ((((int)blockIdx.x) * 256) + ((int)threadIdx.x));
  Z_ptr[((((int)blockIdx.x) * 256) + ((int)threadIdx.x))] = (T0_ptr[((((int)blockIdx.x) * 256) + ((int)threadIdx.x))] + add1_ptr[((((int)blockIdx.x) * 256) + ((int)threadIdx.x))]);
}
