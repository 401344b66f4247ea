extern "C" __global__ void __launch_bounds__(128) main_kernel(half* __restrict__ A_ptr, half* __restrict__ B_ptr, half* __restrict__ C_ptr);
extern "C" __global__ void __launch_bounds__(128) main_kernel(half* __restrict__ A_ptr, half* __restrict__ B_ptr, half* __restrict__ C_ptr) {
  extern __shared__ __align__(64) uchar buf_dyn_shmem_ptr[];
  nvcuda::wmma::fragment<nvcuda::wmma::accumulator, 16, 16, 16, float> AB_wmma_accumulator_ptr[4];
  nvcuda::wmma::fragment<nvcuda::wmma::matrix_a, 16, 16, 16, half, nvcuda::wmma::row_major> A_reindex_shared_dyn_wmma_matrix_a_ptr[2];
  nvcuda::wmma::fragment<nvcuda::wmma::matrix_b, 16, 16, 16, half, nvcuda::wmma::row_major> B_reindex_shared_dyn_wmma_matrix_b_ptr[2];
  nvcuda::wmma::fill_fragment(AB_wmma_accumulator_ptr[0], 0x0p+0f/*0.000000e+00*/);
  nvcuda::wmma::fill_fragment(AB_wmma_accumulator_ptr[1], 0x0p+0f/*0.000000e+00*/);
  nvcuda::wmma::fill_fragment(AB_wmma_accumulator_ptr[2], 0x0p+0f/*0.000000e+00*/);
  nvcuda::wmma::fill_fragment(AB_wmma_accumulator_ptr[3], 0x0p+0f/*0.000000e+00*/);
  int cse_v3 = (((int)threadIdx.x) >> 3);
  int cse_v4 = (((int)threadIdx.x) & 7);
  int cse_v5 = (((int)threadIdx.y) >> 1);
  int cse_v6 = ((((int)blockIdx.x) >> 2) * 16384);
  int cse_v7 = ((((int)threadIdx.x) >> 3) * 256);
  int cse_v8 = ((((int)blockIdx.x) & 3) * 64);
  int cse_v9 = ((((int)threadIdx.y) & 1) * 32);
  for (int k_0_0 = 0; k_0_0 < 8; ++k_0_0) {
    int cse_v1 = (((int)threadIdx.y) * 256);
    int cse_v2 = (((int)threadIdx.x) * 8);
    __syncthreads();
    for (int ax0_ax1_fused_0 = 0; ax0_ax1_fused_0 < 2; ++ax0_ax1_fused_0) {
      *(uint4*)(((half*)buf_dyn_shmem_ptr) + ((((ax0_ax1_fused_0 * 1024) + (((int)threadIdx.y) * 256)) + (((int)threadIdx.x) * 8)) + 2048)) = *(uint4*)(A_ptr + (((((((((int)blockIdx.x) >> 2) * 16384) + (ax0_ax1_fused_0 * 8192)) + (((int)threadIdx.y) * 2048)) + ((((int)threadIdx.x) >> 2) * 256)) + (k_0_0 * 32)) + ((((int)threadIdx.x) & 3) * 8)));
    }
    for (int ax1_ax0_fused_0 = 0; ax1_ax0_fused_0 < 2; ++ax1_ax0_fused_0) {
      *(uint4*)(((half*)buf_dyn_shmem_ptr) + (((ax1_ax0_fused_0 * 1024) + (((int)threadIdx.y) * 256)) + (((int)threadIdx.x) * 8))) = *(uint4*)(B_ptr + ((((((k_0_0 * 8192) + (ax1_ax0_fused_0 * 4096)) + (((int)threadIdx.y) * 1024)) + ((((int)threadIdx.x) >> 3) * 256)) + ((((int)blockIdx.x) & 3) * 64)) + ((((int)threadIdx.x) & 7) * 8)));
    }
    __syncthreads();
    #pragma unroll
    for (int k_0_1 = 0; k_0_1 < 2; ++k_0_1) {
      #pragma unroll
      for (int ax0_0 = 0; ax0_0 < 2; ++ax0_0) {
        nvcuda::wmma::load_matrix_sync(A_reindex_shared_dyn_wmma_matrix_a_ptr[ax0_0], (&(((half*)buf_dyn_shmem_ptr)[(((((((int)threadIdx.y) >> 1) * 1024) + (ax0_0 * 512)) + (k_0_1 * 16)) + 2048)])), 32);
      }
      #pragma unroll
      for (int ax0_0_1 = 0; ax0_0_1 < 2; ++ax0_0_1) {
        nvcuda::wmma::load_matrix_sync(B_reindex_shared_dyn_wmma_matrix_b_ptr[ax0_0_1], (&(((half*)buf_dyn_shmem_ptr)[(((k_0_1 * 1024) + ((((int)threadIdx.y) & 1) * 32)) + (ax0_0_1 * 16))])), 64);
      }
      #pragma unroll
      for (int i0_0_2 = 0; i0_0_2 < 2; ++i0_0_2) {
        #pragma unroll
        for (int i1_0_2 = 0; i1_0_2 < 2; ++i1_0_2) {
          int cse_v10 = ((i0_0_2 * 2) + i1_0_2);
          nvcuda::wmma::mma_sync(AB_wmma_accumulator_ptr[((i0_0_2 * 2) + i1_0_2)], A_reindex_shared_dyn_wmma_matrix_a_ptr[i0_0_2], B_reindex_shared_dyn_wmma_matrix_b_ptr[i1_0_2], AB_wmma_accumulator_ptr[((i0_0_2 * 2) + i1_0_2)]);
        }
      }
    }
  }
  int cse_v11 = ((((int)threadIdx.y) >> 1) * 2048);
  __syncthreads();
  #pragma unroll
  for (int ax0_0_2 = 0; ax0_0_2 < 2; ++ax0_0_2) {
    #pragma unroll
    for (int ax1_0 = 0; ax1_0 < 2; ++ax1_0) {
      nvcuda::wmma::store_matrix_sync((&(((float*)buf_dyn_shmem_ptr)[(((((((int)threadIdx.y) >> 1) * 2048) + (ax0_0_2 * 1024)) + ((((int)threadIdx.y) & 1) * 32)) + (ax1_0 * 16))])), AB_wmma_accumulator_ptr[((ax0_0_2 * 2) + ax1_0)], 64, nvcuda::wmma::mem_row_major);
    }
  }
  __syncthreads();
  for (int ax0_ax1_fused_0_1 = 0; ax0_ax1_fused_0_1 < 8; ++ax0_ax1_fused_0_1) {
    int cse_v12 = ((((int)threadIdx.x) & 7) * 4);
    half4 __1;
    float4 v_ = *(float4*)(((float*)buf_dyn_shmem_ptr) + ((((((((int)threadIdx.y) >> 1) * 2048) + (ax0_ax1_fused_0_1 * 256)) + ((((int)threadIdx.x) >> 3) * 64)) + ((((int)threadIdx.y) & 1) * 32)) + ((((int)threadIdx.x) & 7) * 4)));
    __1.x = (half)(v_.x);
    __1.y = (half)(v_.y);
    __1.z = (half)(v_.z);
    __1.w = (half)(v_.w);
    *(half4*)(C_ptr + ((((((((((int)blockIdx.x) >> 2) * 16384) + ((((int)threadIdx.y) >> 1) * 8192)) + (ax0_ax1_fused_0_1 * 1024)) + ((((int)threadIdx.x) >> 3) * 256)) + ((((int)blockIdx.x) & 3) * 64)) + ((((int)threadIdx.y) & 1) * 32)) + ((((int)threadIdx.x) & 7) * 4))) = __1;
  }
}
