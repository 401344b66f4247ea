extern "C" __global__ void __launch_bounds__(1024) main_kernel(float* __restrict__ A_ptr, float* __restrict__ B_ptr, float* __restrict__ C_ptr);
extern "C" __global__ void __launch_bounds__(1024) main_kernel(float* __restrict__ A_ptr, float* __restrict__ B_ptr, float* __restrict__ C_ptr) {
  alignas(64) float C_reindex_local_ptr[1];
  __shared__ alignas(64) float A_reindex_shared_ptr[1024];
  __shared__ alignas(64) float B_reindex_shared_ptr[1024];
  C_reindex_local_ptr[0] = 0x0p+0f/*0.000000e+00*/;
  int cse_v1 = (((int)threadIdx.x) >> 5);
  int cse_v2 = (((int)threadIdx.x) & 31);
  int cse_v3 = ((((int)threadIdx.x) >> 5) * 256);
  int cse_v4 = ((((int)blockIdx.x) & 7) * 32);
  int cse_v5 = (((((int)blockIdx.x) >> 3) * 8192) + ((((int)threadIdx.x) >> 5) * 256));
  for (int k_0 = 0; k_0 < 8; ++k_0) {
    __syncthreads();
    A_reindex_shared_ptr[((int)threadIdx.x)] = A_ptr[(((((((int)blockIdx.x) >> 3) * 8192) + ((((int)threadIdx.x) >> 5) * 256)) + (k_0 * 32)) + (((int)threadIdx.x) & 31))];
    B_reindex_shared_ptr[((int)threadIdx.x)] = B_ptr[((((k_0 * 8192) + ((((int)threadIdx.x) >> 5) * 256)) + ((((int)blockIdx.x) & 7) * 32)) + (((int)threadIdx.x) & 31))];
    __syncthreads();
    for (int k_1 = 0; k_1 < 32; ++k_1) {
      C_reindex_local_ptr[0] = (C_reindex_local_ptr[0] + (A_reindex_shared_ptr[(((((int)threadIdx.x) >> 5) * 32) + k_1)] * B_reindex_shared_ptr[((k_1 * 32) + (((int)threadIdx.x) & 31))]));
    }
  }
  #pragma unroll
  for (int ax0 = 0; ax0 < 1; ++ax0) {
    C_ptr[(((((((int)blockIdx.x) >> 3) * 8192) + ((((int)threadIdx.x) >> 5) * 256)) + ((((int)blockIdx.x) & 7) * 32)) + (((int)threadIdx.x) & 31))] = C_reindex_local_ptr[0];
  }
}
