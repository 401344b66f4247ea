extern "C" __global__ void __launch_bounds__(512) main_kernel(float* __restrict__ A_ptr, float* __restrict__ B_ptr, float* __restrict__ C_ptr);
extern "C" __global__ void __launch_bounds__(512) main_kernel(float* __restrict__ A_ptr, float* __restrict__ B_ptr, float* __restrict__ C_ptr) {
  alignas(64) float C_reindex_local_ptr[8];
  __shared__ alignas(64) float A_reindex_shared_ptr[512];
  __shared__ alignas(64) float B_reindex_shared_ptr[512];
  C_reindex_local_ptr[0] = 0x0p+0f/*0.000000e+00*/;
  C_reindex_local_ptr[1] = 0x0p+0f/*0.000000e+00*/;
  C_reindex_local_ptr[2] = 0x0p+0f/*0.000000e+00*/;
  C_reindex_local_ptr[3] = 0x0p+0f/*0.000000e+00*/;
  C_reindex_local_ptr[4] = 0x0p+0f/*0.000000e+00*/;
  C_reindex_local_ptr[5] = 0x0p+0f/*0.000000e+00*/;
  C_reindex_local_ptr[6] = 0x0p+0f/*0.000000e+00*/;
  C_reindex_local_ptr[7] = 0x0p+0f/*0.000000e+00*/;
  int cse_v1 = (((int)threadIdx.x) >> 6);
  int cse_v2 = (((int)threadIdx.x) & 63);
  int cse_v3 = ((((int)blockIdx.x) >> 2) * 16384);
  int cse_v4 = ((((int)blockIdx.x) & 3) * 64);
  for (int k_0 = 0; k_0 < 32; ++k_0) {
    __syncthreads();
    A_reindex_shared_ptr[((int)threadIdx.x)] = A_ptr[(((((((int)blockIdx.x) >> 2) * 16384) + ((((int)threadIdx.x) >> 3) * 256)) + (k_0 * 8)) + (((int)threadIdx.x) & 7))];
    B_reindex_shared_ptr[((int)threadIdx.x)] = B_ptr[((((k_0 * 2048) + ((((int)threadIdx.x) >> 6) * 256)) + ((((int)blockIdx.x) & 3) * 64)) + (((int)threadIdx.x) & 63))];
    __syncthreads();
    #pragma unroll
    for (int k_1 = 0; k_1 < 8; ++k_1) {
      #pragma unroll
      for (int i0_3 = 0; i0_3 < 8; ++i0_3) {
        C_reindex_local_ptr[i0_3] = (C_reindex_local_ptr[i0_3] + (A_reindex_shared_ptr[((((((int)threadIdx.x) >> 6) * 64) + (i0_3 * 8)) + k_1)] * B_reindex_shared_ptr[((k_1 * 64) + (((int)threadIdx.x) & 63))]));
      }
    }
  }
  #pragma unroll
  for (int ax0 = 0; ax0 < 8; ++ax0) {
    C_ptr[((((((((int)blockIdx.x) >> 2) * 16384) + ((((int)threadIdx.x) >> 6) * 2048)) + (ax0 * 256)) + ((((int)blockIdx.x) & 3) * 64)) + (((int)threadIdx.x) & 63))] = C_reindex_local_ptr[ax0];
  }
}
