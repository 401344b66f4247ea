extern "C" __global__ void __launch_bounds__(64) main_kernel(float* __restrict__ X_ptr, float* __restrict__ Y_ptr);
extern "C" __global__ void __launch_bounds__(64) main_kernel(float* __restrict__ X_ptr, float* __restrict__ Y_ptr) {
  if (((((int)blockIdx.x) * 8) + (((int)threadIdx.x) >> 3)) < 21) {
    int cse_v1 = ((((int)blockIdx.x) * 16) + (((int)threadIdx.x) >> 2));
    *(float4*)(Y_ptr + ((((int)blockIdx.x) * 256) + (((int)threadIdx.x) * 4))) = *(float4*)(X_ptr + (((((((((int)blockIdx.x) * 16) + (((int)threadIdx.x) >> 2)) / 21) * 336) + ((((((int)blockIdx.x) * 16) + (((int)threadIdx.x) >> 2)) % 7) * 48)) + (((((((int)blockIdx.x) * 16) + (((int)threadIdx.x) >> 2)) % 21) / 7) * 16)) + ((((int)threadIdx.x) & 3) * 4)));
  }
}
