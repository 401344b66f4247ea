extern "C" __global__ void __launch_bounds__(256) main_kernel(float* __restrict__ A_ptr, float* __restrict__ B_ptr, float* __restrict__ C_rf_ptr);
extern "C" __global__ void __launch_bounds__(256) main_kernel_1(float* __restrict__ C_ptr, float* __restrict__ C_rf_ptr);
extern "C" __global__ void __launch_bounds__(256) main_kernel(float* __restrict__ A_ptr, float* __restrict__ B_ptr, float* __restrict__ C_rf_ptr) {
  extern __shared__ __align__(64) uchar buf_dyn_shmem_ptr[];
  alignas(64) float C_rf_reindex_local_ptr[16];
  C_rf_reindex_local_ptr[0] = 0x0p+0f/*0.000000e+00*/;
  C_rf_reindex_local_ptr[1] = 0x0p+0f/*0.000000e+00*/;
  C_rf_reindex_local_ptr[2] = 0x0p+0f/*0.000000e+00*/;
  C_rf_reindex_local_ptr[3] = 0x0p+0f/*0.000000e+00*/;
  C_rf_reindex_local_ptr[4] = 0x0p+0f/*0.000000e+00*/;
  C_rf_reindex_local_ptr[5] = 0x0p+0f/*0.000000e+00*/;
  C_rf_reindex_local_ptr[6] = 0x0p+0f/*0.000000e+00*/;
  C_rf_reindex_local_ptr[7] = 0x0p+0f/*0.000000e+00*/;
  C_rf_reindex_local_ptr[8] = 0x0p+0f/*0.000000e+00*/;
  C_rf_reindex_local_ptr[9] = 0x0p+0f/*0.000000e+00*/;
  C_rf_reindex_local_ptr[10] = 0x0p+0f/*0.000000e+00*/;
  C_rf_reindex_local_ptr[11] = 0x0p+0f/*0.000000e+00*/;
  C_rf_reindex_local_ptr[12] = 0x0p+0f/*0.000000e+00*/;
  C_rf_reindex_local_ptr[13] = 0x0p+0f/*0.000000e+00*/;
  C_rf_reindex_local_ptr[14] = 0x0p+0f/*0.000000e+00*/;
  C_rf_reindex_local_ptr[15] = 0x0p+0f/*0.000000e+00*/;
  alignas(64) float A_reindex_shared_local_ptr[8];
  alignas(64) float B_reindex_shared_local_ptr[8];
  int cse_v1 = (((int)threadIdx.x) >> 4);
  int cse_v2 = (((int)blockIdx.x) >> 4);
  int cse_v3 = (((int)threadIdx.x) & 15);
  int cse_v8 = ((((int)blockIdx.x) & 3) * 16384);
  int cse_v9 = ((((int)threadIdx.x) >> 4) * 256);
  int cse_v10 = ((((int)blockIdx.x) >> 4) * 128);
  int cse_v11 = ((((int)threadIdx.x) & 15) * 68);
  int cse_v12 = ((((int)blockIdx.x) >> 4) * 32768);
  int cse_v13 = ((((int)threadIdx.x) & 15) * 4);
  int cse_v14 = ((((int)threadIdx.x) >> 4) * 68);
  int cse_v24 = (((((int)blockIdx.x) & 15) >> 2) * 64);
  int cse_v25 = (((((int)threadIdx.x) >> 4) * 68) + ((((int)threadIdx.x) & 15) * 4));
  int cse_v36 = (((((((int)blockIdx.x) >> 4) * 32768) + ((((int)threadIdx.x) >> 4) * 256)) + (((((int)blockIdx.x) & 15) >> 2) * 64)) + ((((int)threadIdx.x) & 15) * 4));
  for (int ax1_ax2_fused_0 = 0; ax1_ax2_fused_0 < 4; ++ax1_ax2_fused_0) {
    ptx_cp_async_legacy_ca_4_4_4(buf_dyn_shmem_ptr, ((((((int)threadIdx.x) & 15) * 68) + (ax1_ax2_fused_0 * 16)) + (((int)threadIdx.x) >> 4)), A_ptr, ((((((((int)blockIdx.x) & 3) * 16384) + (ax1_ax2_fused_0 * 4096)) + ((((int)threadIdx.x) >> 4) * 256)) + ((((int)blockIdx.x) >> 4) * 128)) + (((int)threadIdx.x) & 15)));
  }
  ptx_cp_async_legacy_cg_16_4_4(buf_dyn_shmem_ptr, ((((((int)threadIdx.x) >> 4) * 68) + ((((int)threadIdx.x) & 15) * 4)) + 3264), B_ptr, (((((((int)blockIdx.x) >> 4) * 32768) + ((((int)threadIdx.x) >> 4) * 256)) + (((((int)blockIdx.x) & 15) >> 2) * 64)) + ((((int)threadIdx.x) & 15) * 4)));
  tvm_builtin_ptx_cp_async_commit_group_async_commit_group();
  for (int ax1_ax2_fused_0_1 = 0; ax1_ax2_fused_0_1 < 4; ++ax1_ax2_fused_0_1) {
    ptx_cp_async_legacy_ca_4_4_4(buf_dyn_shmem_ptr, (((((((int)threadIdx.x) & 15) * 68) + (ax1_ax2_fused_0_1 * 16)) + (((int)threadIdx.x) >> 4)) + 1088), A_ptr, (((((((((int)blockIdx.x) & 3) * 16384) + (ax1_ax2_fused_0_1 * 4096)) + ((((int)threadIdx.x) >> 4) * 256)) + ((((int)blockIdx.x) >> 4) * 128)) + (((int)threadIdx.x) & 15)) + 16));
  }
  ptx_cp_async_legacy_cg_16_4_4(buf_dyn_shmem_ptr, ((((((int)threadIdx.x) >> 4) * 68) + ((((int)threadIdx.x) & 15) * 4)) + 4352), B_ptr, ((((((((int)blockIdx.x) >> 4) * 32768) + ((((int)threadIdx.x) >> 4) * 256)) + (((((int)blockIdx.x) & 15) >> 2) * 64)) + ((((int)threadIdx.x) & 15) * 4)) + 4096));
  tvm_builtin_ptx_cp_async_commit_group_async_commit_group();
  int cse_v4 = (((int)threadIdx.x) >> 7);
  int cse_v15 = ((((int)threadIdx.x) >> 7) * 32);
  int cse_v16 = ((((int)threadIdx.x) & 31) >> 2);
  int cse_v17 = ((((int)threadIdx.x) & 3) * 4);
  int cse_v26 = (((((int)threadIdx.x) & 31) >> 2) * 4);
  int cse_v27 = (((((int)threadIdx.x) & 127) >> 5) * 16);
  int cse_v34 = (((((int)threadIdx.x) >> 7) * 32) + (((((int)threadIdx.x) & 31) >> 2) * 4));
  int cse_v35 = ((((((int)threadIdx.x) & 127) >> 5) * 16) + ((((int)threadIdx.x) & 3) * 4));
  tvm_builtin_ptx_cp_async_wait_group_async_wait_group_1();
  __syncthreads();
  *(float4*)(A_reindex_shared_local_ptr + 0) = *(float4*)(((float*)buf_dyn_shmem_ptr) + (((((int)threadIdx.x) >> 7) * 32) + (((((int)threadIdx.x) & 31) >> 2) * 4)));
  *(float4*)(B_reindex_shared_local_ptr + 0) = *(float4*)(((float*)buf_dyn_shmem_ptr) + (((((((int)threadIdx.x) & 127) >> 5) * 16) + ((((int)threadIdx.x) & 3) * 4)) + 3264));
  for (int k_1_0 = 0; k_1_0 < 6; ++k_1_0) {
    tvm_builtin_ptx_cp_async_wait_group_async_wait_group_0();
    __syncthreads();
    int cse_v28 = (((k_1_0 + 2) % 3) * 1088);
    for (int ax1_ax2_fused_0_2 = 0; ax1_ax2_fused_0_2 < 4; ++ax1_ax2_fused_0_2) {
      ptx_cp_async_legacy_ca_4_4_4(buf_dyn_shmem_ptr, ((((((k_1_0 + 2) % 3) * 1088) + ((((int)threadIdx.x) & 15) * 68)) + (ax1_ax2_fused_0_2 * 16)) + (((int)threadIdx.x) >> 4)), A_ptr, ((((((((((int)blockIdx.x) & 3) * 16384) + (ax1_ax2_fused_0_2 * 4096)) + ((((int)threadIdx.x) >> 4) * 256)) + ((((int)blockIdx.x) >> 4) * 128)) + (k_1_0 * 16)) + (((int)threadIdx.x) & 15)) + 32));
    }
    ptx_cp_async_legacy_cg_16_4_4(buf_dyn_shmem_ptr, ((((((k_1_0 + 2) % 3) * 1088) + ((((int)threadIdx.x) >> 4) * 68)) + ((((int)threadIdx.x) & 15) * 4)) + 3264), B_ptr, (((((((((int)blockIdx.x) >> 4) * 32768) + (k_1_0 * 4096)) + ((((int)threadIdx.x) >> 4) * 256)) + (((((int)blockIdx.x) & 15) >> 2) * 64)) + ((((int)threadIdx.x) & 15) * 4)) + 8192));
    tvm_builtin_ptx_cp_async_commit_group_async_commit_group();
    #pragma unroll
    for (int k_1_1 = 0; k_1_1 < 15; ++k_1_1) {
      int cse_v29 = (((k_1_0 % 3) * 1088) + (k_1_1 * 68));
      int cse_v30 = (((k_1_1 + 1) & 1) * 4);
      *(float4*)(A_reindex_shared_local_ptr + (((k_1_1 + 1) & 1) * 4)) = *(float4*)(((float*)buf_dyn_shmem_ptr) + ((((((k_1_0 % 3) * 1088) + (k_1_1 * 68)) + ((((int)threadIdx.x) >> 7) * 32)) + (((((int)threadIdx.x) & 31) >> 2) * 4)) + 68));
      *(float4*)(B_reindex_shared_local_ptr + (((k_1_1 + 1) & 1) * 4)) = *(float4*)(((float*)buf_dyn_shmem_ptr) + ((((((k_1_0 % 3) * 1088) + (k_1_1 * 68)) + (((((int)threadIdx.x) & 127) >> 5) * 16)) + ((((int)threadIdx.x) & 3) * 4)) + 3332));
      #pragma unroll
      for (int i0_3 = 0; i0_3 < 4; ++i0_3) {
        #pragma unroll
        for (int i1_3 = 0; i1_3 < 4; ++i1_3) {
          int cse_v18 = ((i0_3 * 4) + i1_3);
          int cse_v19 = ((k_1_1 & 1) * 4);
          C_rf_reindex_local_ptr[((i0_3 * 4) + i1_3)] = (C_rf_reindex_local_ptr[((i0_3 * 4) + i1_3)] + (A_reindex_shared_local_ptr[(((k_1_1 & 1) * 4) + i0_3)] * B_reindex_shared_local_ptr[(((k_1_1 & 1) * 4) + i1_3)]));
        }
      }
    }
    int cse_v31 = (((k_1_0 + 1) % 3) * 1088);
    *(float4*)(A_reindex_shared_local_ptr + 0) = *(float4*)(((float*)buf_dyn_shmem_ptr) + (((((k_1_0 + 1) % 3) * 1088) + ((((int)threadIdx.x) >> 7) * 32)) + (((((int)threadIdx.x) & 31) >> 2) * 4)));
    *(float4*)(B_reindex_shared_local_ptr + 0) = *(float4*)(((float*)buf_dyn_shmem_ptr) + ((((((k_1_0 + 1) % 3) * 1088) + (((((int)threadIdx.x) & 127) >> 5) * 16)) + ((((int)threadIdx.x) & 3) * 4)) + 3264));
    C_rf_reindex_local_ptr[0] = (C_rf_reindex_local_ptr[0] + (A_reindex_shared_local_ptr[4] * B_reindex_shared_local_ptr[4]));
    C_rf_reindex_local_ptr[1] = (C_rf_reindex_local_ptr[1] + (A_reindex_shared_local_ptr[4] * B_reindex_shared_local_ptr[5]));
    C_rf_reindex_local_ptr[2] = (C_rf_reindex_local_ptr[2] + (A_reindex_shared_local_ptr[4] * B_reindex_shared_local_ptr[6]));
    C_rf_reindex_local_ptr[3] = (C_rf_reindex_local_ptr[3] + (A_reindex_shared_local_ptr[4] * B_reindex_shared_local_ptr[7]));
    C_rf_reindex_local_ptr[4] = (C_rf_reindex_local_ptr[4] + (A_reindex_shared_local_ptr[5] * B_reindex_shared_local_ptr[4]));
    C_rf_reindex_local_ptr[5] = (C_rf_reindex_local_ptr[5] + (A_reindex_shared_local_ptr[5] * B_reindex_shared_local_ptr[5]));
    C_rf_reindex_local_ptr[6] = (C_rf_reindex_local_ptr[6] + (A_reindex_shared_local_ptr[5] * B_reindex_shared_local_ptr[6]));
    C_rf_reindex_local_ptr[7] = (C_rf_reindex_local_ptr[7] + (A_reindex_shared_local_ptr[5] * B_reindex_shared_local_ptr[7]));
    C_rf_reindex_local_ptr[8] = (C_rf_reindex_local_ptr[8] + (A_reindex_shared_local_ptr[6] * B_reindex_shared_local_ptr[4]));
    C_rf_reindex_local_ptr[9] = (C_rf_reindex_local_ptr[9] + (A_reindex_shared_local_ptr[6] * B_reindex_shared_local_ptr[5]));
    C_rf_reindex_local_ptr[10] = (C_rf_reindex_local_ptr[10] + (A_reindex_shared_local_ptr[6] * B_reindex_shared_local_ptr[6]));
    C_rf_reindex_local_ptr[11] = (C_rf_reindex_local_ptr[11] + (A_reindex_shared_local_ptr[6] * B_reindex_shared_local_ptr[7]));
    C_rf_reindex_local_ptr[12] = (C_rf_reindex_local_ptr[12] + (A_reindex_shared_local_ptr[7] * B_reindex_shared_local_ptr[4]));
    C_rf_reindex_local_ptr[13] = (C_rf_reindex_local_ptr[13] + (A_reindex_shared_local_ptr[7] * B_reindex_shared_local_ptr[5]));
    C_rf_reindex_local_ptr[14] = (C_rf_reindex_local_ptr[14] + (A_reindex_shared_local_ptr[7] * B_reindex_shared_local_ptr[6]));
    C_rf_reindex_local_ptr[15] = (C_rf_reindex_local_ptr[15] + (A_reindex_shared_local_ptr[7] * B_reindex_shared_local_ptr[7]));
  }
  tvm_builtin_ptx_cp_async_wait_group_async_wait_group_0();
  __syncthreads();
  #pragma unroll
  for (int k_1_1_1 = 0; k_1_1_1 < 15; ++k_1_1_1) {
    int cse_v5 = (k_1_1_1 * 68);
    int cse_v32 = (((k_1_1_1 + 1) & 1) * 4);
    *(float4*)(A_reindex_shared_local_ptr + (((k_1_1_1 + 1) & 1) * 4)) = *(float4*)(((float*)buf_dyn_shmem_ptr) + ((((k_1_1_1 * 68) + ((((int)threadIdx.x) >> 7) * 32)) + (((((int)threadIdx.x) & 31) >> 2) * 4)) + 68));
    *(float4*)(B_reindex_shared_local_ptr + (((k_1_1_1 + 1) & 1) * 4)) = *(float4*)(((float*)buf_dyn_shmem_ptr) + ((((k_1_1_1 * 68) + (((((int)threadIdx.x) & 127) >> 5) * 16)) + ((((int)threadIdx.x) & 3) * 4)) + 3332));
    #pragma unroll
    for (int i0_3_1 = 0; i0_3_1 < 4; ++i0_3_1) {
      #pragma unroll
      for (int i1_3_1 = 0; i1_3_1 < 4; ++i1_3_1) {
        int cse_v20 = ((i0_3_1 * 4) + i1_3_1);
        int cse_v21 = ((k_1_1_1 & 1) * 4);
        C_rf_reindex_local_ptr[((i0_3_1 * 4) + i1_3_1)] = (C_rf_reindex_local_ptr[((i0_3_1 * 4) + i1_3_1)] + (A_reindex_shared_local_ptr[(((k_1_1_1 & 1) * 4) + i0_3_1)] * B_reindex_shared_local_ptr[(((k_1_1_1 & 1) * 4) + i1_3_1)]));
      }
    }
  }
  *(float4*)(A_reindex_shared_local_ptr + 0) = *(float4*)(((float*)buf_dyn_shmem_ptr) + ((((((int)threadIdx.x) >> 7) * 32) + (((((int)threadIdx.x) & 31) >> 2) * 4)) + 1088));
  *(float4*)(B_reindex_shared_local_ptr + 0) = *(float4*)(((float*)buf_dyn_shmem_ptr) + (((((((int)threadIdx.x) & 127) >> 5) * 16) + ((((int)threadIdx.x) & 3) * 4)) + 4352));
  C_rf_reindex_local_ptr[0] = (C_rf_reindex_local_ptr[0] + (A_reindex_shared_local_ptr[4] * B_reindex_shared_local_ptr[4]));
  C_rf_reindex_local_ptr[1] = (C_rf_reindex_local_ptr[1] + (A_reindex_shared_local_ptr[4] * B_reindex_shared_local_ptr[5]));
  C_rf_reindex_local_ptr[2] = (C_rf_reindex_local_ptr[2] + (A_reindex_shared_local_ptr[4] * B_reindex_shared_local_ptr[6]));
  C_rf_reindex_local_ptr[3] = (C_rf_reindex_local_ptr[3] + (A_reindex_shared_local_ptr[4] * B_reindex_shared_local_ptr[7]));
  C_rf_reindex_local_ptr[4] = (C_rf_reindex_local_ptr[4] + (A_reindex_shared_local_ptr[5] * B_reindex_shared_local_ptr[4]));
  C_rf_reindex_local_ptr[5] = (C_rf_reindex_local_ptr[5] + (A_reindex_shared_local_ptr[5] * B_reindex_shared_local_ptr[5]));
  C_rf_reindex_local_ptr[6] = (C_rf_reindex_local_ptr[6] + (A_reindex_shared_local_ptr[5] * B_reindex_shared_local_ptr[6]));
  C_rf_reindex_local_ptr[7] = (C_rf_reindex_local_ptr[7] + (A_reindex_shared_local_ptr[5] * B_reindex_shared_local_ptr[7]));
  C_rf_reindex_local_ptr[8] = (C_rf_reindex_local_ptr[8] + (A_reindex_shared_local_ptr[6] * B_reindex_shared_local_ptr[4]));
  C_rf_reindex_local_ptr[9] = (C_rf_reindex_local_ptr[9] + (A_reindex_shared_local_ptr[6] * B_reindex_shared_local_ptr[5]));
  C_rf_reindex_local_ptr[10] = (C_rf_reindex_local_ptr[10] + (A_reindex_shared_local_ptr[6] * B_reindex_shared_local_ptr[6]));
  C_rf_reindex_local_ptr[11] = (C_rf_reindex_local_ptr[11] + (A_reindex_shared_local_ptr[6] * B_reindex_shared_local_ptr[7]));
  C_rf_reindex_local_ptr[12] = (C_rf_reindex_local_ptr[12] + (A_reindex_shared_local_ptr[7] * B_reindex_shared_local_ptr[4]));
  C_rf_reindex_local_ptr[13] = (C_rf_reindex_local_ptr[13] + (A_reindex_shared_local_ptr[7] * B_reindex_shared_local_ptr[5]));
  C_rf_reindex_local_ptr[14] = (C_rf_reindex_local_ptr[14] + (A_reindex_shared_local_ptr[7] * B_reindex_shared_local_ptr[6]));
  C_rf_reindex_local_ptr[15] = (C_rf_reindex_local_ptr[15] + (A_reindex_shared_local_ptr[7] * B_reindex_shared_local_ptr[7]));
  #pragma unroll
  for (int k_1_1_2 = 0; k_1_1_2 < 15; ++k_1_1_2) {
    int cse_v6 = (k_1_1_2 * 68);
    int cse_v33 = (((k_1_1_2 + 1) & 1) * 4);
    *(float4*)(A_reindex_shared_local_ptr + (((k_1_1_2 + 1) & 1) * 4)) = *(float4*)(((float*)buf_dyn_shmem_ptr) + ((((k_1_1_2 * 68) + ((((int)threadIdx.x) >> 7) * 32)) + (((((int)threadIdx.x) & 31) >> 2) * 4)) + 1156));
    *(float4*)(B_reindex_shared_local_ptr + (((k_1_1_2 + 1) & 1) * 4)) = *(float4*)(((float*)buf_dyn_shmem_ptr) + ((((k_1_1_2 * 68) + (((((int)threadIdx.x) & 127) >> 5) * 16)) + ((((int)threadIdx.x) & 3) * 4)) + 4420));
    #pragma unroll
    for (int i0_3_2 = 0; i0_3_2 < 4; ++i0_3_2) {
      #pragma unroll
      for (int i1_3_2 = 0; i1_3_2 < 4; ++i1_3_2) {
        int cse_v22 = ((i0_3_2 * 4) + i1_3_2);
        int cse_v23 = ((k_1_1_2 & 1) * 4);
        C_rf_reindex_local_ptr[((i0_3_2 * 4) + i1_3_2)] = (C_rf_reindex_local_ptr[((i0_3_2 * 4) + i1_3_2)] + (A_reindex_shared_local_ptr[(((k_1_1_2 & 1) * 4) + i0_3_2)] * B_reindex_shared_local_ptr[(((k_1_1_2 & 1) * 4) + i1_3_2)]));
      }
    }
  }
  C_rf_reindex_local_ptr[0] = (C_rf_reindex_local_ptr[0] + (A_reindex_shared_local_ptr[4] * B_reindex_shared_local_ptr[4]));
  C_rf_reindex_local_ptr[1] = (C_rf_reindex_local_ptr[1] + (A_reindex_shared_local_ptr[4] * B_reindex_shared_local_ptr[5]));
  C_rf_reindex_local_ptr[2] = (C_rf_reindex_local_ptr[2] + (A_reindex_shared_local_ptr[4] * B_reindex_shared_local_ptr[6]));
  C_rf_reindex_local_ptr[3] = (C_rf_reindex_local_ptr[3] + (A_reindex_shared_local_ptr[4] * B_reindex_shared_local_ptr[7]));
  C_rf_reindex_local_ptr[4] = (C_rf_reindex_local_ptr[4] + (A_reindex_shared_local_ptr[5] * B_reindex_shared_local_ptr[4]));
  C_rf_reindex_local_ptr[5] = (C_rf_reindex_local_ptr[5] + (A_reindex_shared_local_ptr[5] * B_reindex_shared_local_ptr[5]));
  C_rf_reindex_local_ptr[6] = (C_rf_reindex_local_ptr[6] + (A_reindex_shared_local_ptr[5] * B_reindex_shared_local_ptr[6]));
  C_rf_reindex_local_ptr[7] = (C_rf_reindex_local_ptr[7] + (A_reindex_shared_local_ptr[5] * B_reindex_shared_local_ptr[7]));
  C_rf_reindex_local_ptr[8] = (C_rf_reindex_local_ptr[8] + (A_reindex_shared_local_ptr[6] * B_reindex_shared_local_ptr[4]));
  C_rf_reindex_local_ptr[9] = (C_rf_reindex_local_ptr[9] + (A_reindex_shared_local_ptr[6] * B_reindex_shared_local_ptr[5]));
  C_rf_reindex_local_ptr[10] = (C_rf_reindex_local_ptr[10] + (A_reindex_shared_local_ptr[6] * B_reindex_shared_local_ptr[6]));
  C_rf_reindex_local_ptr[11] = (C_rf_reindex_local_ptr[11] + (A_reindex_shared_local_ptr[6] * B_reindex_shared_local_ptr[7]));
  C_rf_reindex_local_ptr[12] = (C_rf_reindex_local_ptr[12] + (A_reindex_shared_local_ptr[7] * B_reindex_shared_local_ptr[4]));
  C_rf_reindex_local_ptr[13] = (C_rf_reindex_local_ptr[13] + (A_reindex_shared_local_ptr[7] * B_reindex_shared_local_ptr[5]));
  C_rf_reindex_local_ptr[14] = (C_rf_reindex_local_ptr[14] + (A_reindex_shared_local_ptr[7] * B_reindex_shared_local_ptr[6]));
  C_rf_reindex_local_ptr[15] = (C_rf_reindex_local_ptr[15] + (A_reindex_shared_local_ptr[7] * B_reindex_shared_local_ptr[7]));
  #pragma unroll
  for (int ax1 = 0; ax1 < 4; ++ax1) {
    *(float4*)(C_rf_ptr + (((((((((((int)blockIdx.x) >> 4) * 65536) + ((((int)blockIdx.x) & 3) * 16384)) + ((((int)threadIdx.x) >> 7) * 8192)) + (((((int)threadIdx.x) & 31) >> 2) * 1024)) + (ax1 * 256)) + (((((int)blockIdx.x) & 15) >> 2) * 64)) + (((((int)threadIdx.x) & 127) >> 5) * 16)) + ((((int)threadIdx.x) & 3) * 4))) = *(float4*)(C_rf_reindex_local_ptr + (ax1 * 4));
  }
}

extern "C" __global__ void __launch_bounds__(256) main_kernel_1(float* __restrict__ C_ptr, float* __restrict__ C_rf_ptr) {
  alignas(64) float C_local_ptr[1];
  C_local_ptr[0] = 0x0p+0f/*0.000000e+00*/;
  int cse_v7 = (((int)blockIdx.x) * 256);
  for (int ax0 = 0; ax0 < 2; ++ax0) {
    C_local_ptr[0] = (C_local_ptr[0] + C_rf_ptr[(((ax0 * 65536) + (((int)blockIdx.x) * 256)) + ((int)threadIdx.x))]);
  }
  C_ptr[((((int)blockIdx.x) * 256) + ((int)threadIdx.x))] = C_local_ptr[0];
}
