extern "C" __global__ void __launch_bounds__(256) main_kernel(float* __restrict__ A_ptr, float* __restrict__ B_ptr, float* __restrict__ C_ptr);
extern "C" __global__ void __launch_bounds__(256) main_kernel(float* __restrict__ A_ptr, float* __restrict__ B_ptr, float* __restrict__ C_ptr) {
  extern __shared__ __align__(64) uchar buf_dyn_shmem_ptr[];
  alignas(64) float C_reindex_local_ptr[64];
  C_reindex_local_ptr[0] = 0x0p+0f/*0.000000e+00*/;
  C_reindex_local_ptr[1] = 0x0p+0f/*0.000000e+00*/;
  C_reindex_local_ptr[2] = 0x0p+0f/*0.000000e+00*/;
  C_reindex_local_ptr[3] = 0x0p+0f/*0.000000e+00*/;
  C_reindex_local_ptr[4] = 0x0p+0f/*0.000000e+00*/;
  C_reindex_local_ptr[5] = 0x0p+0f/*0.000000e+00*/;
  C_reindex_local_ptr[6] = 0x0p+0f/*0.000000e+00*/;
  C_reindex_local_ptr[7] = 0x0p+0f/*0.000000e+00*/;
  C_reindex_local_ptr[8] = 0x0p+0f/*0.000000e+00*/;
  C_reindex_local_ptr[9] = 0x0p+0f/*0.000000e+00*/;
  C_reindex_local_ptr[10] = 0x0p+0f/*0.000000e+00*/;
  C_reindex_local_ptr[11] = 0x0p+0f/*0.000000e+00*/;
  C_reindex_local_ptr[12] = 0x0p+0f/*0.000000e+00*/;
  C_reindex_local_ptr[13] = 0x0p+0f/*0.000000e+00*/;
  C_reindex_local_ptr[14] = 0x0p+0f/*0.000000e+00*/;
  C_reindex_local_ptr[15] = 0x0p+0f/*0.000000e+00*/;
  C_reindex_local_ptr[16] = 0x0p+0f/*0.000000e+00*/;
  C_reindex_local_ptr[17] = 0x0p+0f/*0.000000e+00*/;
  C_reindex_local_ptr[18] = 0x0p+0f/*0.000000e+00*/;
  C_reindex_local_ptr[19] = 0x0p+0f/*0.000000e+00*/;
  C_reindex_local_ptr[20] = 0x0p+0f/*0.000000e+00*/;
  C_reindex_local_ptr[21] = 0x0p+0f/*0.000000e+00*/;
  C_reindex_local_ptr[22] = 0x0p+0f/*0.000000e+00*/;
  C_reindex_local_ptr[23] = 0x0p+0f/*0.000000e+00*/;
  C_reindex_local_ptr[24] = 0x0p+0f/*0.000000e+00*/;
  C_reindex_local_ptr[25] = 0x0p+0f/*0.000000e+00*/;
  C_reindex_local_ptr[26] = 0x0p+0f/*0.000000e+00*/;
  C_reindex_local_ptr[27] = 0x0p+0f/*0.000000e+00*/;
  C_reindex_local_ptr[28] = 0x0p+0f/*0.000000e+00*/;
  C_reindex_local_ptr[29] = 0x0p+0f/*0.000000e+00*/;
  C_reindex_local_ptr[30] = 0x0p+0f/*0.000000e+00*/;
  C_reindex_local_ptr[31] = 0x0p+0f/*0.000000e+00*/;
  C_reindex_local_ptr[32] = 0x0p+0f/*0.000000e+00*/;
  C_reindex_local_ptr[33] = 0x0p+0f/*0.000000e+00*/;
  C_reindex_local_ptr[34] = 0x0p+0f/*0.000000e+00*/;
  C_reindex_local_ptr[35] = 0x0p+0f/*0.000000e+00*/;
  C_reindex_local_ptr[36] = 0x0p+0f/*0.000000e+00*/;
  C_reindex_local_ptr[37] = 0x0p+0f/*0.000000e+00*/;
  C_reindex_local_ptr[38] = 0x0p+0f/*0.000000e+00*/;
  C_reindex_local_ptr[39] = 0x0p+0f/*0.000000e+00*/;
  C_reindex_local_ptr[40] = 0x0p+0f/*0.000000e+00*/;
  C_reindex_local_ptr[41] = 0x0p+0f/*0.000000e+00*/;
  C_reindex_local_ptr[42] = 0x0p+0f/*0.000000e+00*/;
  C_reindex_local_ptr[43] = 0x0p+0f/*0.000000e+00*/;
  C_reindex_local_ptr[44] = 0x0p+0f/*0.000000e+00*/;
  C_reindex_local_ptr[45] = 0x0p+0f/*0.000000e+00*/;
  C_reindex_local_ptr[46] = 0x0p+0f/*0.000000e+00*/;
  C_reindex_local_ptr[47] = 0x0p+0f/*0.000000e+00*/;
  C_reindex_local_ptr[48] = 0x0p+0f/*0.000000e+00*/;
  C_reindex_local_ptr[49] = 0x0p+0f/*0.000000e+00*/;
  C_reindex_local_ptr[50] = 0x0p+0f/*0.000000e+00*/;
  C_reindex_local_ptr[51] = 0x0p+0f/*0.000000e+00*/;
  C_reindex_local_ptr[52] = 0x0p+0f/*0.000000e+00*/;
  C_reindex_local_ptr[53] = 0x0p+0f/*0.000000e+00*/;
  C_reindex_local_ptr[54] = 0x0p+0f/*0.000000e+00*/;
  C_reindex_local_ptr[55] = 0x0p+0f/*0.000000e+00*/;
  C_reindex_local_ptr[56] = 0x0p+0f/*0.000000e+00*/;
  C_reindex_local_ptr[57] = 0x0p+0f/*0.000000e+00*/;
  C_reindex_local_ptr[58] = 0x0p+0f/*0.000000e+00*/;
  C_reindex_local_ptr[59] = 0x0p+0f/*0.000000e+00*/;
  C_reindex_local_ptr[60] = 0x0p+0f/*0.000000e+00*/;
  C_reindex_local_ptr[61] = 0x0p+0f/*0.000000e+00*/;
  C_reindex_local_ptr[62] = 0x0p+0f/*0.000000e+00*/;
  C_reindex_local_ptr[63] = 0x0p+0f/*0.000000e+00*/;
  alignas(64) float A_reindex_shared_local_ptr[16];
  alignas(64) float B_reindex_shared_local_ptr[16];
  int cse_v1 = (((int)threadIdx.x) & 15);
  int cse_v2 = (((int)threadIdx.x) & 127);
  int cse_v3 = (((int)threadIdx.x) >> 7);
  int cse_v4 = (((int)threadIdx.x) >> 5);
  int cse_v5 = (((int)threadIdx.x) & 31);
  int cse_v10 = ((((int)blockIdx.x) & 1) * 32768);
  int cse_v11 = ((((int)threadIdx.x) >> 4) * 256);
  int cse_v12 = ((((int)threadIdx.x) & 15) * 132);
  int cse_v13 = ((((int)threadIdx.x) >> 7) * 4);
  int cse_v14 = ((((int)threadIdx.x) & 63) >> 4);
  int cse_v15 = ((((int)threadIdx.x) >> 5) * 256);
  int cse_v16 = ((((int)blockIdx.x) >> 1) * 128);
  int cse_v17 = ((((int)threadIdx.x) & 31) * 4);
  int cse_v18 = ((((int)threadIdx.x) >> 5) * 132);
  int cse_v19 = ((((int)threadIdx.x) & 1) * 64);
  int cse_v30 = (((((int)threadIdx.x) & 127) >> 6) * 64);
  int cse_v31 = (((((int)threadIdx.x) & 31) >> 1) * 4);
  int cse_v40 = (((((int)threadIdx.x) & 15) * 132) + (((((int)threadIdx.x) & 127) >> 6) * 64));
  for (int ax0_ax1_fused_0 = 0; ax0_ax1_fused_0 < 8; ++ax0_ax1_fused_0) {
    ptx_cp_async_legacy_ca_4_4_4(buf_dyn_shmem_ptr, ((((((((int)threadIdx.x) & 15) * 132) + (((((int)threadIdx.x) & 127) >> 6) * 64)) + (ax0_ax1_fused_0 * 8)) + ((((int)threadIdx.x) >> 7) * 4)) + ((((int)threadIdx.x) & 63) >> 4)), A_ptr, (((((((int)blockIdx.x) & 1) * 32768) + (ax0_ax1_fused_0 * 4096)) + ((((int)threadIdx.x) >> 4) * 256)) + (((int)threadIdx.x) & 15)));
  }
  for (int ax1_ax0_fused_0 = 0; ax1_ax0_fused_0 < 2; ++ax1_ax0_fused_0) {
    ptx_cp_async_legacy_cg_16_4_4(buf_dyn_shmem_ptr, (((((ax1_ax0_fused_0 * 1056) + ((((int)threadIdx.x) >> 5) * 132)) + ((((int)threadIdx.x) & 1) * 64)) + (((((int)threadIdx.x) & 31) >> 1) * 4)) + 6336), B_ptr, ((((ax1_ax0_fused_0 * 2048) + ((((int)threadIdx.x) >> 5) * 256)) + ((((int)blockIdx.x) >> 1) * 128)) + ((((int)threadIdx.x) & 31) * 4)));
  }
  tvm_builtin_ptx_cp_async_commit_group_async_commit_group();
  for (int ax0_ax1_fused_0_1 = 0; ax0_ax1_fused_0_1 < 8; ++ax0_ax1_fused_0_1) {
    ptx_cp_async_legacy_ca_4_4_4(buf_dyn_shmem_ptr, (((((((((int)threadIdx.x) & 15) * 132) + (((((int)threadIdx.x) & 127) >> 6) * 64)) + (ax0_ax1_fused_0_1 * 8)) + ((((int)threadIdx.x) >> 7) * 4)) + ((((int)threadIdx.x) & 63) >> 4)) + 2112), A_ptr, ((((((((int)blockIdx.x) & 1) * 32768) + (ax0_ax1_fused_0_1 * 4096)) + ((((int)threadIdx.x) >> 4) * 256)) + (((int)threadIdx.x) & 15)) + 16));
  }
  for (int ax1_ax0_fused_0_1 = 0; ax1_ax0_fused_0_1 < 2; ++ax1_ax0_fused_0_1) {
    ptx_cp_async_legacy_cg_16_4_4(buf_dyn_shmem_ptr, (((((ax1_ax0_fused_0_1 * 1056) + ((((int)threadIdx.x) >> 5) * 132)) + ((((int)threadIdx.x) & 1) * 64)) + (((((int)threadIdx.x) & 31) >> 1) * 4)) + 8448), B_ptr, (((((ax1_ax0_fused_0_1 * 2048) + ((((int)threadIdx.x) >> 5) * 256)) + ((((int)blockIdx.x) >> 1) * 128)) + ((((int)threadIdx.x) & 31) * 4)) + 4096));
  }
  tvm_builtin_ptx_cp_async_commit_group_async_commit_group();
  int cse_v6 = (((int)threadIdx.x) & 3);
  int cse_v20 = ((((int)threadIdx.x) >> 7) * 32);
  int cse_v21 = ((((int)threadIdx.x) & 31) >> 2);
  int cse_v22 = ((((int)threadIdx.x) & 127) >> 5);
  int cse_v23 = ((((int)threadIdx.x) & 3) * 4);
  int cse_v32 = (((((int)threadIdx.x) & 31) >> 2) * 4);
  int cse_v33 = (((((int)threadIdx.x) & 127) >> 5) * 16);
  int cse_v41 = (((((int)threadIdx.x) >> 7) * 32) + (((((int)threadIdx.x) & 31) >> 2) * 4));
  int cse_v42 = ((((((int)threadIdx.x) & 127) >> 5) * 16) + ((((int)threadIdx.x) & 3) * 4));
  int cse_v43 = ((((((int)threadIdx.x) >> 7) * 32) + (((((int)threadIdx.x) & 31) >> 2) * 4)) + 64);
  int cse_v44 = (((((((int)threadIdx.x) & 127) >> 5) * 16) + ((((int)threadIdx.x) & 3) * 4)) + 64);
  tvm_builtin_ptx_cp_async_wait_group_async_wait_group_1();
  __syncthreads();
  *(float4*)(A_reindex_shared_local_ptr + 0) = *(float4*)(((float*)buf_dyn_shmem_ptr) + (((((int)threadIdx.x) >> 7) * 32) + (((((int)threadIdx.x) & 31) >> 2) * 4)));
  *(float4*)(A_reindex_shared_local_ptr + 4) = *(float4*)(((float*)buf_dyn_shmem_ptr) + ((((((int)threadIdx.x) >> 7) * 32) + (((((int)threadIdx.x) & 31) >> 2) * 4)) + 64));
  *(float4*)(B_reindex_shared_local_ptr + 0) = *(float4*)(((float*)buf_dyn_shmem_ptr) + (((((((int)threadIdx.x) & 127) >> 5) * 16) + ((((int)threadIdx.x) & 3) * 4)) + 6336));
  *(float4*)(B_reindex_shared_local_ptr + 4) = *(float4*)(((float*)buf_dyn_shmem_ptr) + (((((((int)threadIdx.x) & 127) >> 5) * 16) + ((((int)threadIdx.x) & 3) * 4)) + 6400));
  for (int k_0 = 0; k_0 < 14; ++k_0) {
    tvm_builtin_ptx_cp_async_wait_group_async_wait_group_0();
    __syncthreads();
    int cse_v34 = (((k_0 + 2) % 3) * 2112);
    for (int ax0_ax1_fused_0_2 = 0; ax0_ax1_fused_0_2 < 8; ++ax0_ax1_fused_0_2) {
      ptx_cp_async_legacy_ca_4_4_4(buf_dyn_shmem_ptr, ((((((((k_0 + 2) % 3) * 2112) + ((((int)threadIdx.x) & 15) * 132)) + (((((int)threadIdx.x) & 127) >> 6) * 64)) + (ax0_ax1_fused_0_2 * 8)) + ((((int)threadIdx.x) >> 7) * 4)) + ((((int)threadIdx.x) & 63) >> 4)), A_ptr, (((((((((int)blockIdx.x) & 1) * 32768) + (ax0_ax1_fused_0_2 * 4096)) + ((((int)threadIdx.x) >> 4) * 256)) + (k_0 * 16)) + (((int)threadIdx.x) & 15)) + 32));
    }
    for (int ax1_ax0_fused_0_2 = 0; ax1_ax0_fused_0_2 < 2; ++ax1_ax0_fused_0_2) {
      ptx_cp_async_legacy_cg_16_4_4(buf_dyn_shmem_ptr, ((((((((k_0 + 2) % 3) * 2112) + (ax1_ax0_fused_0_2 * 1056)) + ((((int)threadIdx.x) >> 5) * 132)) + ((((int)threadIdx.x) & 1) * 64)) + (((((int)threadIdx.x) & 31) >> 1) * 4)) + 6336), B_ptr, ((((((k_0 * 4096) + (ax1_ax0_fused_0_2 * 2048)) + ((((int)threadIdx.x) >> 5) * 256)) + ((((int)blockIdx.x) >> 1) * 128)) + ((((int)threadIdx.x) & 31) * 4)) + 8192));
    }
    tvm_builtin_ptx_cp_async_commit_group_async_commit_group();
    #pragma unroll
    for (int k_1 = 0; k_1 < 15; ++k_1) {
      int cse_v35 = (((k_0 % 3) * 2112) + (k_1 * 132));
      int cse_v36 = (((k_1 + 1) & 1) * 8);
      #pragma unroll
      for (int ax0_0 = 0; ax0_0 < 2; ++ax0_0) {
        *(float4*)(A_reindex_shared_local_ptr + ((((k_1 + 1) & 1) * 8) + (ax0_0 * 4))) = *(float4*)(((float*)buf_dyn_shmem_ptr) + (((((((k_0 % 3) * 2112) + (k_1 * 132)) + (ax0_0 * 64)) + ((((int)threadIdx.x) >> 7) * 32)) + (((((int)threadIdx.x) & 31) >> 2) * 4)) + 132));
      }
      #pragma unroll
      for (int ax0_0_1 = 0; ax0_0_1 < 2; ++ax0_0_1) {
        *(float4*)(B_reindex_shared_local_ptr + ((((k_1 + 1) & 1) * 8) + (ax0_0_1 * 4))) = *(float4*)(((float*)buf_dyn_shmem_ptr) + (((((((k_0 % 3) * 2112) + (k_1 * 132)) + (ax0_0_1 * 64)) + (((((int)threadIdx.x) & 127) >> 5) * 16)) + ((((int)threadIdx.x) & 3) * 4)) + 6468));
      }
      #pragma unroll
      for (int i0_3 = 0; i0_3 < 8; ++i0_3) {
        #pragma unroll
        for (int i1_3 = 0; i1_3 < 8; ++i1_3) {
          int cse_v24 = ((i0_3 * 8) + i1_3);
          int cse_v25 = ((k_1 & 1) * 8);
          C_reindex_local_ptr[((i0_3 * 8) + i1_3)] = (C_reindex_local_ptr[((i0_3 * 8) + i1_3)] + (A_reindex_shared_local_ptr[(((k_1 & 1) * 8) + i0_3)] * B_reindex_shared_local_ptr[(((k_1 & 1) * 8) + i1_3)]));
        }
      }
    }
    int cse_v37 = (((k_0 + 1) % 3) * 2112);
    int cse_v45 = (((((k_0 + 1) % 3) * 2112) + ((((int)threadIdx.x) >> 7) * 32)) + (((((int)threadIdx.x) & 31) >> 2) * 4));
    *(float4*)(A_reindex_shared_local_ptr + 0) = *(float4*)(((float*)buf_dyn_shmem_ptr) + (((((k_0 + 1) % 3) * 2112) + ((((int)threadIdx.x) >> 7) * 32)) + (((((int)threadIdx.x) & 31) >> 2) * 4)));
    *(float4*)(A_reindex_shared_local_ptr + 4) = *(float4*)(((float*)buf_dyn_shmem_ptr) + ((((((k_0 + 1) % 3) * 2112) + ((((int)threadIdx.x) >> 7) * 32)) + (((((int)threadIdx.x) & 31) >> 2) * 4)) + 64));
    int cse_v46 = (((((k_0 + 1) % 3) * 2112) + (((((int)threadIdx.x) & 127) >> 5) * 16)) + ((((int)threadIdx.x) & 3) * 4));
    *(float4*)(B_reindex_shared_local_ptr + 0) = *(float4*)(((float*)buf_dyn_shmem_ptr) + ((((((k_0 + 1) % 3) * 2112) + (((((int)threadIdx.x) & 127) >> 5) * 16)) + ((((int)threadIdx.x) & 3) * 4)) + 6336));
    *(float4*)(B_reindex_shared_local_ptr + 4) = *(float4*)(((float*)buf_dyn_shmem_ptr) + ((((((k_0 + 1) % 3) * 2112) + (((((int)threadIdx.x) & 127) >> 5) * 16)) + ((((int)threadIdx.x) & 3) * 4)) + 6400));
    C_reindex_local_ptr[0] = (C_reindex_local_ptr[0] + (A_reindex_shared_local_ptr[8] * B_reindex_shared_local_ptr[8]));
    C_reindex_local_ptr[1] = (C_reindex_local_ptr[1] + (A_reindex_shared_local_ptr[8] * B_reindex_shared_local_ptr[9]));
    C_reindex_local_ptr[2] = (C_reindex_local_ptr[2] + (A_reindex_shared_local_ptr[8] * B_reindex_shared_local_ptr[10]));
    C_reindex_local_ptr[3] = (C_reindex_local_ptr[3] + (A_reindex_shared_local_ptr[8] * B_reindex_shared_local_ptr[11]));
    C_reindex_local_ptr[4] = (C_reindex_local_ptr[4] + (A_reindex_shared_local_ptr[8] * B_reindex_shared_local_ptr[12]));
    C_reindex_local_ptr[5] = (C_reindex_local_ptr[5] + (A_reindex_shared_local_ptr[8] * B_reindex_shared_local_ptr[13]));
    C_reindex_local_ptr[6] = (C_reindex_local_ptr[6] + (A_reindex_shared_local_ptr[8] * B_reindex_shared_local_ptr[14]));
    C_reindex_local_ptr[7] = (C_reindex_local_ptr[7] + (A_reindex_shared_local_ptr[8] * B_reindex_shared_local_ptr[15]));
    C_reindex_local_ptr[8] = (C_reindex_local_ptr[8] + (A_reindex_shared_local_ptr[9] * B_reindex_shared_local_ptr[8]));
    C_reindex_local_ptr[9] = (C_reindex_local_ptr[9] + (A_reindex_shared_local_ptr[9] * B_reindex_shared_local_ptr[9]));
    C_reindex_local_ptr[10] = (C_reindex_local_ptr[10] + (A_reindex_shared_local_ptr[9] * B_reindex_shared_local_ptr[10]));
    C_reindex_local_ptr[11] = (C_reindex_local_ptr[11] + (A_reindex_shared_local_ptr[9] * B_reindex_shared_local_ptr[11]));
    C_reindex_local_ptr[12] = (C_reindex_local_ptr[12] + (A_reindex_shared_local_ptr[9] * B_reindex_shared_local_ptr[12]));
    C_reindex_local_ptr[13] = (C_reindex_local_ptr[13] + (A_reindex_shared_local_ptr[9] * B_reindex_shared_local_ptr[13]));
    C_reindex_local_ptr[14] = (C_reindex_local_ptr[14] + (A_reindex_shared_local_ptr[9] * B_reindex_shared_local_ptr[14]));
    C_reindex_local_ptr[15] = (C_reindex_local_ptr[15] + (A_reindex_shared_local_ptr[9] * B_reindex_shared_local_ptr[15]));
    C_reindex_local_ptr[16] = (C_reindex_local_ptr[16] + (A_reindex_shared_local_ptr[10] * B_reindex_shared_local_ptr[8]));
    C_reindex_local_ptr[17] = (C_reindex_local_ptr[17] + (A_reindex_shared_local_ptr[10] * B_reindex_shared_local_ptr[9]));
    C_reindex_local_ptr[18] = (C_reindex_local_ptr[18] + (A_reindex_shared_local_ptr[10] * B_reindex_shared_local_ptr[10]));
    C_reindex_local_ptr[19] = (C_reindex_local_ptr[19] + (A_reindex_shared_local_ptr[10] * B_reindex_shared_local_ptr[11]));
    C_reindex_local_ptr[20] = (C_reindex_local_ptr[20] + (A_reindex_shared_local_ptr[10] * B_reindex_shared_local_ptr[12]));
    C_reindex_local_ptr[21] = (C_reindex_local_ptr[21] + (A_reindex_shared_local_ptr[10] * B_reindex_shared_local_ptr[13]));
    C_reindex_local_ptr[22] = (C_reindex_local_ptr[22] + (A_reindex_shared_local_ptr[10] * B_reindex_shared_local_ptr[14]));
    C_reindex_local_ptr[23] = (C_reindex_local_ptr[23] + (A_reindex_shared_local_ptr[10] * B_reindex_shared_local_ptr[15]));
    C_reindex_local_ptr[24] = (C_reindex_local_ptr[24] + (A_reindex_shared_local_ptr[11] * B_reindex_shared_local_ptr[8]));
    C_reindex_local_ptr[25] = (C_reindex_local_ptr[25] + (A_reindex_shared_local_ptr[11] * B_reindex_shared_local_ptr[9]));
    C_reindex_local_ptr[26] = (C_reindex_local_ptr[26] + (A_reindex_shared_local_ptr[11] * B_reindex_shared_local_ptr[10]));
    C_reindex_local_ptr[27] = (C_reindex_local_ptr[27] + (A_reindex_shared_local_ptr[11] * B_reindex_shared_local_ptr[11]));
    C_reindex_local_ptr[28] = (C_reindex_local_ptr[28] + (A_reindex_shared_local_ptr[11] * B_reindex_shared_local_ptr[12]));
    C_reindex_local_ptr[29] = (C_reindex_local_ptr[29] + (A_reindex_shared_local_ptr[11] * B_reindex_shared_local_ptr[13]));
    C_reindex_local_ptr[30] = (C_reindex_local_ptr[30] + (A_reindex_shared_local_ptr[11] * B_reindex_shared_local_ptr[14]));
    C_reindex_local_ptr[31] = (C_reindex_local_ptr[31] + (A_reindex_shared_local_ptr[11] * B_reindex_shared_local_ptr[15]));
    C_reindex_local_ptr[32] = (C_reindex_local_ptr[32] + (A_reindex_shared_local_ptr[12] * B_reindex_shared_local_ptr[8]));
    C_reindex_local_ptr[33] = (C_reindex_local_ptr[33] + (A_reindex_shared_local_ptr[12] * B_reindex_shared_local_ptr[9]));
    C_reindex_local_ptr[34] = (C_reindex_local_ptr[34] + (A_reindex_shared_local_ptr[12] * B_reindex_shared_local_ptr[10]));
    C_reindex_local_ptr[35] = (C_reindex_local_ptr[35] + (A_reindex_shared_local_ptr[12] * B_reindex_shared_local_ptr[11]));
    C_reindex_local_ptr[36] = (C_reindex_local_ptr[36] + (A_reindex_shared_local_ptr[12] * B_reindex_shared_local_ptr[12]));
    C_reindex_local_ptr[37] = (C_reindex_local_ptr[37] + (A_reindex_shared_local_ptr[12] * B_reindex_shared_local_ptr[13]));
    C_reindex_local_ptr[38] = (C_reindex_local_ptr[38] + (A_reindex_shared_local_ptr[12] * B_reindex_shared_local_ptr[14]));
    C_reindex_local_ptr[39] = (C_reindex_local_ptr[39] + (A_reindex_shared_local_ptr[12] * B_reindex_shared_local_ptr[15]));
    C_reindex_local_ptr[40] = (C_reindex_local_ptr[40] + (A_reindex_shared_local_ptr[13] * B_reindex_shared_local_ptr[8]));
    C_reindex_local_ptr[41] = (C_reindex_local_ptr[41] + (A_reindex_shared_local_ptr[13] * B_reindex_shared_local_ptr[9]));
    C_reindex_local_ptr[42] = (C_reindex_local_ptr[42] + (A_reindex_shared_local_ptr[13] * B_reindex_shared_local_ptr[10]));
    C_reindex_local_ptr[43] = (C_reindex_local_ptr[43] + (A_reindex_shared_local_ptr[13] * B_reindex_shared_local_ptr[11]));
    C_reindex_local_ptr[44] = (C_reindex_local_ptr[44] + (A_reindex_shared_local_ptr[13] * B_reindex_shared_local_ptr[12]));
    C_reindex_local_ptr[45] = (C_reindex_local_ptr[45] + (A_reindex_shared_local_ptr[13] * B_reindex_shared_local_ptr[13]));
    C_reindex_local_ptr[46] = (C_reindex_local_ptr[46] + (A_reindex_shared_local_ptr[13] * B_reindex_shared_local_ptr[14]));
    C_reindex_local_ptr[47] = (C_reindex_local_ptr[47] + (A_reindex_shared_local_ptr[13] * B_reindex_shared_local_ptr[15]));
    C_reindex_local_ptr[48] = (C_reindex_local_ptr[48] + (A_reindex_shared_local_ptr[14] * B_reindex_shared_local_ptr[8]));
    C_reindex_local_ptr[49] = (C_reindex_local_ptr[49] + (A_reindex_shared_local_ptr[14] * B_reindex_shared_local_ptr[9]));
    C_reindex_local_ptr[50] = (C_reindex_local_ptr[50] + (A_reindex_shared_local_ptr[14] * B_reindex_shared_local_ptr[10]));
    C_reindex_local_ptr[51] = (C_reindex_local_ptr[51] + (A_reindex_shared_local_ptr[14] * B_reindex_shared_local_ptr[11]));
    C_reindex_local_ptr[52] = (C_reindex_local_ptr[52] + (A_reindex_shared_local_ptr[14] * B_reindex_shared_local_ptr[12]));
    C_reindex_local_ptr[53] = (C_reindex_local_ptr[53] + (A_reindex_shared_local_ptr[14] * B_reindex_shared_local_ptr[13]));
    C_reindex_local_ptr[54] = (C_reindex_local_ptr[54] + (A_reindex_shared_local_ptr[14] * B_reindex_shared_local_ptr[14]));
    C_reindex_local_ptr[55] = (C_reindex_local_ptr[55] + (A_reindex_shared_local_ptr[14] * B_reindex_shared_local_ptr[15]));
    C_reindex_local_ptr[56] = (C_reindex_local_ptr[56] + (A_reindex_shared_local_ptr[15] * B_reindex_shared_local_ptr[8]));
    C_reindex_local_ptr[57] = (C_reindex_local_ptr[57] + (A_reindex_shared_local_ptr[15] * B_reindex_shared_local_ptr[9]));
    C_reindex_local_ptr[58] = (C_reindex_local_ptr[58] + (A_reindex_shared_local_ptr[15] * B_reindex_shared_local_ptr[10]));
    C_reindex_local_ptr[59] = (C_reindex_local_ptr[59] + (A_reindex_shared_local_ptr[15] * B_reindex_shared_local_ptr[11]));
    C_reindex_local_ptr[60] = (C_reindex_local_ptr[60] + (A_reindex_shared_local_ptr[15] * B_reindex_shared_local_ptr[12]));
    C_reindex_local_ptr[61] = (C_reindex_local_ptr[61] + (A_reindex_shared_local_ptr[15] * B_reindex_shared_local_ptr[13]));
    C_reindex_local_ptr[62] = (C_reindex_local_ptr[62] + (A_reindex_shared_local_ptr[15] * B_reindex_shared_local_ptr[14]));
    C_reindex_local_ptr[63] = (C_reindex_local_ptr[63] + (A_reindex_shared_local_ptr[15] * B_reindex_shared_local_ptr[15]));
  }
  tvm_builtin_ptx_cp_async_wait_group_async_wait_group_0();
  __syncthreads();
  #pragma unroll
  for (int k_1_1 = 0; k_1_1 < 15; ++k_1_1) {
    int cse_v7 = (k_1_1 * 132);
    int cse_v38 = (((k_1_1 + 1) & 1) * 8);
    #pragma unroll
    for (int ax0_0_2 = 0; ax0_0_2 < 2; ++ax0_0_2) {
      *(float4*)(A_reindex_shared_local_ptr + ((((k_1_1 + 1) & 1) * 8) + (ax0_0_2 * 4))) = *(float4*)(((float*)buf_dyn_shmem_ptr) + (((((k_1_1 * 132) + (ax0_0_2 * 64)) + ((((int)threadIdx.x) >> 7) * 32)) + (((((int)threadIdx.x) & 31) >> 2) * 4)) + 4356));
    }
    #pragma unroll
    for (int ax0_0_3 = 0; ax0_0_3 < 2; ++ax0_0_3) {
      *(float4*)(B_reindex_shared_local_ptr + ((((k_1_1 + 1) & 1) * 8) + (ax0_0_3 * 4))) = *(float4*)(((float*)buf_dyn_shmem_ptr) + (((((k_1_1 * 132) + (ax0_0_3 * 64)) + (((((int)threadIdx.x) & 127) >> 5) * 16)) + ((((int)threadIdx.x) & 3) * 4)) + 10692));
    }
    #pragma unroll
    for (int i0_3_1 = 0; i0_3_1 < 8; ++i0_3_1) {
      #pragma unroll
      for (int i1_3_1 = 0; i1_3_1 < 8; ++i1_3_1) {
        int cse_v26 = ((i0_3_1 * 8) + i1_3_1);
        int cse_v27 = ((k_1_1 & 1) * 8);
        C_reindex_local_ptr[((i0_3_1 * 8) + i1_3_1)] = (C_reindex_local_ptr[((i0_3_1 * 8) + i1_3_1)] + (A_reindex_shared_local_ptr[(((k_1_1 & 1) * 8) + i0_3_1)] * B_reindex_shared_local_ptr[(((k_1_1 & 1) * 8) + i1_3_1)]));
      }
    }
  }
  *(float4*)(A_reindex_shared_local_ptr + 0) = *(float4*)(((float*)buf_dyn_shmem_ptr) + (((((int)threadIdx.x) >> 7) * 32) + (((((int)threadIdx.x) & 31) >> 2) * 4)));
  *(float4*)(A_reindex_shared_local_ptr + 4) = *(float4*)(((float*)buf_dyn_shmem_ptr) + ((((((int)threadIdx.x) >> 7) * 32) + (((((int)threadIdx.x) & 31) >> 2) * 4)) + 64));
  *(float4*)(B_reindex_shared_local_ptr + 0) = *(float4*)(((float*)buf_dyn_shmem_ptr) + (((((((int)threadIdx.x) & 127) >> 5) * 16) + ((((int)threadIdx.x) & 3) * 4)) + 6336));
  *(float4*)(B_reindex_shared_local_ptr + 4) = *(float4*)(((float*)buf_dyn_shmem_ptr) + (((((((int)threadIdx.x) & 127) >> 5) * 16) + ((((int)threadIdx.x) & 3) * 4)) + 6400));
  C_reindex_local_ptr[0] = (C_reindex_local_ptr[0] + (A_reindex_shared_local_ptr[8] * B_reindex_shared_local_ptr[8]));
  C_reindex_local_ptr[1] = (C_reindex_local_ptr[1] + (A_reindex_shared_local_ptr[8] * B_reindex_shared_local_ptr[9]));
  C_reindex_local_ptr[2] = (C_reindex_local_ptr[2] + (A_reindex_shared_local_ptr[8] * B_reindex_shared_local_ptr[10]));
  C_reindex_local_ptr[3] = (C_reindex_local_ptr[3] + (A_reindex_shared_local_ptr[8] * B_reindex_shared_local_ptr[11]));
  C_reindex_local_ptr[4] = (C_reindex_local_ptr[4] + (A_reindex_shared_local_ptr[8] * B_reindex_shared_local_ptr[12]));
  C_reindex_local_ptr[5] = (C_reindex_local_ptr[5] + (A_reindex_shared_local_ptr[8] * B_reindex_shared_local_ptr[13]));
  C_reindex_local_ptr[6] = (C_reindex_local_ptr[6] + (A_reindex_shared_local_ptr[8] * B_reindex_shared_local_ptr[14]));
  C_reindex_local_ptr[7] = (C_reindex_local_ptr[7] + (A_reindex_shared_local_ptr[8] * B_reindex_shared_local_ptr[15]));
  C_reindex_local_ptr[8] = (C_reindex_local_ptr[8] + (A_reindex_shared_local_ptr[9] * B_reindex_shared_local_ptr[8]));
  C_reindex_local_ptr[9] = (C_reindex_local_ptr[9] + (A_reindex_shared_local_ptr[9] * B_reindex_shared_local_ptr[9]));
  C_reindex_local_ptr[10] = (C_reindex_local_ptr[10] + (A_reindex_shared_local_ptr[9] * B_reindex_shared_local_ptr[10]));
  C_reindex_local_ptr[11] = (C_reindex_local_ptr[11] + (A_reindex_shared_local_ptr[9] * B_reindex_shared_local_ptr[11]));
  C_reindex_local_ptr[12] = (C_reindex_local_ptr[12] + (A_reindex_shared_local_ptr[9] * B_reindex_shared_local_ptr[12]));
  C_reindex_local_ptr[13] = (C_reindex_local_ptr[13] + (A_reindex_shared_local_ptr[9] * B_reindex_shared_local_ptr[13]));
  C_reindex_local_ptr[14] = (C_reindex_local_ptr[14] + (A_reindex_shared_local_ptr[9] * B_reindex_shared_local_ptr[14]));
  C_reindex_local_ptr[15] = (C_reindex_local_ptr[15] + (A_reindex_shared_local_ptr[9] * B_reindex_shared_local_ptr[15]));
  C_reindex_local_ptr[16] = (C_reindex_local_ptr[16] + (A_reindex_shared_local_ptr[10] * B_reindex_shared_local_ptr[8]));
  C_reindex_local_ptr[17] = (C_reindex_local_ptr[17] + (A_reindex_shared_local_ptr[10] * B_reindex_shared_local_ptr[9]));
  C_reindex_local_ptr[18] = (C_reindex_local_ptr[18] + (A_reindex_shared_local_ptr[10] * B_reindex_shared_local_ptr[10]));
  C_reindex_local_ptr[19] = (C_reindex_local_ptr[19] + (A_reindex_shared_local_ptr[10] * B_reindex_shared_local_ptr[11]));
  C_reindex_local_ptr[20] = (C_reindex_local_ptr[20] + (A_reindex_shared_local_ptr[10] * B_reindex_shared_local_ptr[12]));
  C_reindex_local_ptr[21] = (C_reindex_local_ptr[21] + (A_reindex_shared_local_ptr[10] * B_reindex_shared_local_ptr[13]));
  C_reindex_local_ptr[22] = (C_reindex_local_ptr[22] + (A_reindex_shared_local_ptr[10] * B_reindex_shared_local_ptr[14]));
  C_reindex_local_ptr[23] = (C_reindex_local_ptr[23] + (A_reindex_shared_local_ptr[10] * B_reindex_shared_local_ptr[15]));
  C_reindex_local_ptr[24] = (C_reindex_local_ptr[24] + (A_reindex_shared_local_ptr[11] * B_reindex_shared_local_ptr[8]));
  C_reindex_local_ptr[25] = (C_reindex_local_ptr[25] + (A_reindex_shared_local_ptr[11] * B_reindex_shared_local_ptr[9]));
  C_reindex_local_ptr[26] = (C_reindex_local_ptr[26] + (A_reindex_shared_local_ptr[11] * B_reindex_shared_local_ptr[10]));
  C_reindex_local_ptr[27] = (C_reindex_local_ptr[27] + (A_reindex_shared_local_ptr[11] * B_reindex_shared_local_ptr[11]));
  C_reindex_local_ptr[28] = (C_reindex_local_ptr[28] + (A_reindex_shared_local_ptr[11] * B_reindex_shared_local_ptr[12]));
  C_reindex_local_ptr[29] = (C_reindex_local_ptr[29] + (A_reindex_shared_local_ptr[11] * B_reindex_shared_local_ptr[13]));
  C_reindex_local_ptr[30] = (C_reindex_local_ptr[30] + (A_reindex_shared_local_ptr[11] * B_reindex_shared_local_ptr[14]));
  C_reindex_local_ptr[31] = (C_reindex_local_ptr[31] + (A_reindex_shared_local_ptr[11] * B_reindex_shared_local_ptr[15]));
  C_reindex_local_ptr[32] = (C_reindex_local_ptr[32] + (A_reindex_shared_local_ptr[12] * B_reindex_shared_local_ptr[8]));
  C_reindex_local_ptr[33] = (C_reindex_local_ptr[33] + (A_reindex_shared_local_ptr[12] * B_reindex_shared_local_ptr[9]));
  C_reindex_local_ptr[34] = (C_reindex_local_ptr[34] + (A_reindex_shared_local_ptr[12] * B_reindex_shared_local_ptr[10]));
  C_reindex_local_ptr[35] = (C_reindex_local_ptr[35] + (A_reindex_shared_local_ptr[12] * B_reindex_shared_local_ptr[11]));
  C_reindex_local_ptr[36] = (C_reindex_local_ptr[36] + (A_reindex_shared_local_ptr[12] * B_reindex_shared_local_ptr[12]));
  C_reindex_local_ptr[37] = (C_reindex_local_ptr[37] + (A_reindex_shared_local_ptr[12] * B_reindex_shared_local_ptr[13]));
  C_reindex_local_ptr[38] = (C_reindex_local_ptr[38] + (A_reindex_shared_local_ptr[12] * B_reindex_shared_local_ptr[14]));
  C_reindex_local_ptr[39] = (C_reindex_local_ptr[39] + (A_reindex_shared_local_ptr[12] * B_reindex_shared_local_ptr[15]));
  C_reindex_local_ptr[40] = (C_reindex_local_ptr[40] + (A_reindex_shared_local_ptr[13] * B_reindex_shared_local_ptr[8]));
  C_reindex_local_ptr[41] = (C_reindex_local_ptr[41] + (A_reindex_shared_local_ptr[13] * B_reindex_shared_local_ptr[9]));
  C_reindex_local_ptr[42] = (C_reindex_local_ptr[42] + (A_reindex_shared_local_ptr[13] * B_reindex_shared_local_ptr[10]));
  C_reindex_local_ptr[43] = (C_reindex_local_ptr[43] + (A_reindex_shared_local_ptr[13] * B_reindex_shared_local_ptr[11]));
  C_reindex_local_ptr[44] = (C_reindex_local_ptr[44] + (A_reindex_shared_local_ptr[13] * B_reindex_shared_local_ptr[12]));
  C_reindex_local_ptr[45] = (C_reindex_local_ptr[45] + (A_reindex_shared_local_ptr[13] * B_reindex_shared_local_ptr[13]));
  C_reindex_local_ptr[46] = (C_reindex_local_ptr[46] + (A_reindex_shared_local_ptr[13] * B_reindex_shared_local_ptr[14]));
  C_reindex_local_ptr[47] = (C_reindex_local_ptr[47] + (A_reindex_shared_local_ptr[13] * B_reindex_shared_local_ptr[15]));
  C_reindex_local_ptr[48] = (C_reindex_local_ptr[48] + (A_reindex_shared_local_ptr[14] * B_reindex_shared_local_ptr[8]));
  C_reindex_local_ptr[49] = (C_reindex_local_ptr[49] + (A_reindex_shared_local_ptr[14] * B_reindex_shared_local_ptr[9]));
  C_reindex_local_ptr[50] = (C_reindex_local_ptr[50] + (A_reindex_shared_local_ptr[14] * B_reindex_shared_local_ptr[10]));
  C_reindex_local_ptr[51] = (C_reindex_local_ptr[51] + (A_reindex_shared_local_ptr[14] * B_reindex_shared_local_ptr[11]));
  C_reindex_local_ptr[52] = (C_reindex_local_ptr[52] + (A_reindex_shared_local_ptr[14] * B_reindex_shared_local_ptr[12]));
  C_reindex_local_ptr[53] = (C_reindex_local_ptr[53] + (A_reindex_shared_local_ptr[14] * B_reindex_shared_local_ptr[13]));
  C_reindex_local_ptr[54] = (C_reindex_local_ptr[54] + (A_reindex_shared_local_ptr[14] * B_reindex_shared_local_ptr[14]));
  C_reindex_local_ptr[55] = (C_reindex_local_ptr[55] + (A_reindex_shared_local_ptr[14] * B_reindex_shared_local_ptr[15]));
  C_reindex_local_ptr[56] = (C_reindex_local_ptr[56] + (A_reindex_shared_local_ptr[15] * B_reindex_shared_local_ptr[8]));
  C_reindex_local_ptr[57] = (C_reindex_local_ptr[57] + (A_reindex_shared_local_ptr[15] * B_reindex_shared_local_ptr[9]));
  C_reindex_local_ptr[58] = (C_reindex_local_ptr[58] + (A_reindex_shared_local_ptr[15] * B_reindex_shared_local_ptr[10]));
  C_reindex_local_ptr[59] = (C_reindex_local_ptr[59] + (A_reindex_shared_local_ptr[15] * B_reindex_shared_local_ptr[11]));
  C_reindex_local_ptr[60] = (C_reindex_local_ptr[60] + (A_reindex_shared_local_ptr[15] * B_reindex_shared_local_ptr[12]));
  C_reindex_local_ptr[61] = (C_reindex_local_ptr[61] + (A_reindex_shared_local_ptr[15] * B_reindex_shared_local_ptr[13]));
  C_reindex_local_ptr[62] = (C_reindex_local_ptr[62] + (A_reindex_shared_local_ptr[15] * B_reindex_shared_local_ptr[14]));
  C_reindex_local_ptr[63] = (C_reindex_local_ptr[63] + (A_reindex_shared_local_ptr[15] * B_reindex_shared_local_ptr[15]));
  #pragma unroll
  for (int k_1_2 = 0; k_1_2 < 15; ++k_1_2) {
    int cse_v8 = (k_1_2 * 132);
    int cse_v39 = (((k_1_2 + 1) & 1) * 8);
    #pragma unroll
    for (int ax0_0_4 = 0; ax0_0_4 < 2; ++ax0_0_4) {
      *(float4*)(A_reindex_shared_local_ptr + ((((k_1_2 + 1) & 1) * 8) + (ax0_0_4 * 4))) = *(float4*)(((float*)buf_dyn_shmem_ptr) + (((((k_1_2 * 132) + (ax0_0_4 * 64)) + ((((int)threadIdx.x) >> 7) * 32)) + (((((int)threadIdx.x) & 31) >> 2) * 4)) + 132));
    }
    #pragma unroll
    for (int ax0_0_5 = 0; ax0_0_5 < 2; ++ax0_0_5) {
      *(float4*)(B_reindex_shared_local_ptr + ((((k_1_2 + 1) & 1) * 8) + (ax0_0_5 * 4))) = *(float4*)(((float*)buf_dyn_shmem_ptr) + (((((k_1_2 * 132) + (ax0_0_5 * 64)) + (((((int)threadIdx.x) & 127) >> 5) * 16)) + ((((int)threadIdx.x) & 3) * 4)) + 6468));
    }
    #pragma unroll
    for (int i0_3_2 = 0; i0_3_2 < 8; ++i0_3_2) {
      #pragma unroll
      for (int i1_3_2 = 0; i1_3_2 < 8; ++i1_3_2) {
        int cse_v28 = ((i0_3_2 * 8) + i1_3_2);
        int cse_v29 = ((k_1_2 & 1) * 8);
        C_reindex_local_ptr[((i0_3_2 * 8) + i1_3_2)] = (C_reindex_local_ptr[((i0_3_2 * 8) + i1_3_2)] + (A_reindex_shared_local_ptr[(((k_1_2 & 1) * 8) + i0_3_2)] * B_reindex_shared_local_ptr[(((k_1_2 & 1) * 8) + i1_3_2)]));
      }
    }
  }
  C_reindex_local_ptr[0] = (C_reindex_local_ptr[0] + (A_reindex_shared_local_ptr[8] * B_reindex_shared_local_ptr[8]));
  C_reindex_local_ptr[1] = (C_reindex_local_ptr[1] + (A_reindex_shared_local_ptr[8] * B_reindex_shared_local_ptr[9]));
  C_reindex_local_ptr[2] = (C_reindex_local_ptr[2] + (A_reindex_shared_local_ptr[8] * B_reindex_shared_local_ptr[10]));
  C_reindex_local_ptr[3] = (C_reindex_local_ptr[3] + (A_reindex_shared_local_ptr[8] * B_reindex_shared_local_ptr[11]));
  C_reindex_local_ptr[4] = (C_reindex_local_ptr[4] + (A_reindex_shared_local_ptr[8] * B_reindex_shared_local_ptr[12]));
  C_reindex_local_ptr[5] = (C_reindex_local_ptr[5] + (A_reindex_shared_local_ptr[8] * B_reindex_shared_local_ptr[13]));
  C_reindex_local_ptr[6] = (C_reindex_local_ptr[6] + (A_reindex_shared_local_ptr[8] * B_reindex_shared_local_ptr[14]));
  C_reindex_local_ptr[7] = (C_reindex_local_ptr[7] + (A_reindex_shared_local_ptr[8] * B_reindex_shared_local_ptr[15]));
  C_reindex_local_ptr[8] = (C_reindex_local_ptr[8] + (A_reindex_shared_local_ptr[9] * B_reindex_shared_local_ptr[8]));
  C_reindex_local_ptr[9] = (C_reindex_local_ptr[9] + (A_reindex_shared_local_ptr[9] * B_reindex_shared_local_ptr[9]));
  C_reindex_local_ptr[10] = (C_reindex_local_ptr[10] + (A_reindex_shared_local_ptr[9] * B_reindex_shared_local_ptr[10]));
  C_reindex_local_ptr[11] = (C_reindex_local_ptr[11] + (A_reindex_shared_local_ptr[9] * B_reindex_shared_local_ptr[11]));
  C_reindex_local_ptr[12] = (C_reindex_local_ptr[12] + (A_reindex_shared_local_ptr[9] * B_reindex_shared_local_ptr[12]));
  C_reindex_local_ptr[13] = (C_reindex_local_ptr[13] + (A_reindex_shared_local_ptr[9] * B_reindex_shared_local_ptr[13]));
  C_reindex_local_ptr[14] = (C_reindex_local_ptr[14] + (A_reindex_shared_local_ptr[9] * B_reindex_shared_local_ptr[14]));
  C_reindex_local_ptr[15] = (C_reindex_local_ptr[15] + (A_reindex_shared_local_ptr[9] * B_reindex_shared_local_ptr[15]));
  C_reindex_local_ptr[16] = (C_reindex_local_ptr[16] + (A_reindex_shared_local_ptr[10] * B_reindex_shared_local_ptr[8]));
  C_reindex_local_ptr[17] = (C_reindex_local_ptr[17] + (A_reindex_shared_local_ptr[10] * B_reindex_shared_local_ptr[9]));
  C_reindex_local_ptr[18] = (C_reindex_local_ptr[18] + (A_reindex_shared_local_ptr[10] * B_reindex_shared_local_ptr[10]));
  C_reindex_local_ptr[19] = (C_reindex_local_ptr[19] + (A_reindex_shared_local_ptr[10] * B_reindex_shared_local_ptr[11]));
  C_reindex_local_ptr[20] = (C_reindex_local_ptr[20] + (A_reindex_shared_local_ptr[10] * B_reindex_shared_local_ptr[12]));
  C_reindex_local_ptr[21] = (C_reindex_local_ptr[21] + (A_reindex_shared_local_ptr[10] * B_reindex_shared_local_ptr[13]));
  C_reindex_local_ptr[22] = (C_reindex_local_ptr[22] + (A_reindex_shared_local_ptr[10] * B_reindex_shared_local_ptr[14]));
  C_reindex_local_ptr[23] = (C_reindex_local_ptr[23] + (A_reindex_shared_local_ptr[10] * B_reindex_shared_local_ptr[15]));
  C_reindex_local_ptr[24] = (C_reindex_local_ptr[24] + (A_reindex_shared_local_ptr[11] * B_reindex_shared_local_ptr[8]));
  C_reindex_local_ptr[25] = (C_reindex_local_ptr[25] + (A_reindex_shared_local_ptr[11] * B_reindex_shared_local_ptr[9]));
  C_reindex_local_ptr[26] = (C_reindex_local_ptr[26] + (A_reindex_shared_local_ptr[11] * B_reindex_shared_local_ptr[10]));
  C_reindex_local_ptr[27] = (C_reindex_local_ptr[27] + (A_reindex_shared_local_ptr[11] * B_reindex_shared_local_ptr[11]));
  C_reindex_local_ptr[28] = (C_reindex_local_ptr[28] + (A_reindex_shared_local_ptr[11] * B_reindex_shared_local_ptr[12]));
  C_reindex_local_ptr[29] = (C_reindex_local_ptr[29] + (A_reindex_shared_local_ptr[11] * B_reindex_shared_local_ptr[13]));
  C_reindex_local_ptr[30] = (C_reindex_local_ptr[30] + (A_reindex_shared_local_ptr[11] * B_reindex_shared_local_ptr[14]));
  C_reindex_local_ptr[31] = (C_reindex_local_ptr[31] + (A_reindex_shared_local_ptr[11] * B_reindex_shared_local_ptr[15]));
  C_reindex_local_ptr[32] = (C_reindex_local_ptr[32] + (A_reindex_shared_local_ptr[12] * B_reindex_shared_local_ptr[8]));
  C_reindex_local_ptr[33] = (C_reindex_local_ptr[33] + (A_reindex_shared_local_ptr[12] * B_reindex_shared_local_ptr[9]));
  C_reindex_local_ptr[34] = (C_reindex_local_ptr[34] + (A_reindex_shared_local_ptr[12] * B_reindex_shared_local_ptr[10]));
  C_reindex_local_ptr[35] = (C_reindex_local_ptr[35] + (A_reindex_shared_local_ptr[12] * B_reindex_shared_local_ptr[11]));
  C_reindex_local_ptr[36] = (C_reindex_local_ptr[36] + (A_reindex_shared_local_ptr[12] * B_reindex_shared_local_ptr[12]));
  C_reindex_local_ptr[37] = (C_reindex_local_ptr[37] + (A_reindex_shared_local_ptr[12] * B_reindex_shared_local_ptr[13]));
  C_reindex_local_ptr[38] = (C_reindex_local_ptr[38] + (A_reindex_shared_local_ptr[12] * B_reindex_shared_local_ptr[14]));
  C_reindex_local_ptr[39] = (C_reindex_local_ptr[39] + (A_reindex_shared_local_ptr[12] * B_reindex_shared_local_ptr[15]));
  C_reindex_local_ptr[40] = (C_reindex_local_ptr[40] + (A_reindex_shared_local_ptr[13] * B_reindex_shared_local_ptr[8]));
  C_reindex_local_ptr[41] = (C_reindex_local_ptr[41] + (A_reindex_shared_local_ptr[13] * B_reindex_shared_local_ptr[9]));
  C_reindex_local_ptr[42] = (C_reindex_local_ptr[42] + (A_reindex_shared_local_ptr[13] * B_reindex_shared_local_ptr[10]));
  C_reindex_local_ptr[43] = (C_reindex_local_ptr[43] + (A_reindex_shared_local_ptr[13] * B_reindex_shared_local_ptr[11]));
  C_reindex_local_ptr[44] = (C_reindex_local_ptr[44] + (A_reindex_shared_local_ptr[13] * B_reindex_shared_local_ptr[12]));
  C_reindex_local_ptr[45] = (C_reindex_local_ptr[45] + (A_reindex_shared_local_ptr[13] * B_reindex_shared_local_ptr[13]));
  C_reindex_local_ptr[46] = (C_reindex_local_ptr[46] + (A_reindex_shared_local_ptr[13] * B_reindex_shared_local_ptr[14]));
  C_reindex_local_ptr[47] = (C_reindex_local_ptr[47] + (A_reindex_shared_local_ptr[13] * B_reindex_shared_local_ptr[15]));
  C_reindex_local_ptr[48] = (C_reindex_local_ptr[48] + (A_reindex_shared_local_ptr[14] * B_reindex_shared_local_ptr[8]));
  C_reindex_local_ptr[49] = (C_reindex_local_ptr[49] + (A_reindex_shared_local_ptr[14] * B_reindex_shared_local_ptr[9]));
  C_reindex_local_ptr[50] = (C_reindex_local_ptr[50] + (A_reindex_shared_local_ptr[14] * B_reindex_shared_local_ptr[10]));
  C_reindex_local_ptr[51] = (C_reindex_local_ptr[51] + (A_reindex_shared_local_ptr[14] * B_reindex_shared_local_ptr[11]));
  C_reindex_local_ptr[52] = (C_reindex_local_ptr[52] + (A_reindex_shared_local_ptr[14] * B_reindex_shared_local_ptr[12]));
  C_reindex_local_ptr[53] = (C_reindex_local_ptr[53] + (A_reindex_shared_local_ptr[14] * B_reindex_shared_local_ptr[13]));
  C_reindex_local_ptr[54] = (C_reindex_local_ptr[54] + (A_reindex_shared_local_ptr[14] * B_reindex_shared_local_ptr[14]));
  C_reindex_local_ptr[55] = (C_reindex_local_ptr[55] + (A_reindex_shared_local_ptr[14] * B_reindex_shared_local_ptr[15]));
  C_reindex_local_ptr[56] = (C_reindex_local_ptr[56] + (A_reindex_shared_local_ptr[15] * B_reindex_shared_local_ptr[8]));
  C_reindex_local_ptr[57] = (C_reindex_local_ptr[57] + (A_reindex_shared_local_ptr[15] * B_reindex_shared_local_ptr[9]));
  C_reindex_local_ptr[58] = (C_reindex_local_ptr[58] + (A_reindex_shared_local_ptr[15] * B_reindex_shared_local_ptr[10]));
  C_reindex_local_ptr[59] = (C_reindex_local_ptr[59] + (A_reindex_shared_local_ptr[15] * B_reindex_shared_local_ptr[11]));
  C_reindex_local_ptr[60] = (C_reindex_local_ptr[60] + (A_reindex_shared_local_ptr[15] * B_reindex_shared_local_ptr[12]));
  C_reindex_local_ptr[61] = (C_reindex_local_ptr[61] + (A_reindex_shared_local_ptr[15] * B_reindex_shared_local_ptr[13]));
  C_reindex_local_ptr[62] = (C_reindex_local_ptr[62] + (A_reindex_shared_local_ptr[15] * B_reindex_shared_local_ptr[14]));
  C_reindex_local_ptr[63] = (C_reindex_local_ptr[63] + (A_reindex_shared_local_ptr[15] * B_reindex_shared_local_ptr[15]));
  #pragma unroll
  for (int ax0 = 0; ax0 < 8; ++ax0) {
    for (int ax1_0 = 0; ax1_0 < 2; ++ax1_0) {
      int cse_v9 = (ax1_0 * 4);
      *(float4*)(C_ptr + (((((((((((int)blockIdx.x) & 1) * 32768) + ((((int)threadIdx.x) >> 7) * 16384)) + (((((int)threadIdx.x) & 31) >> 2) * 2048)) + (ax0 * 256)) + ((((int)blockIdx.x) >> 1) * 128)) + (((((int)threadIdx.x) & 127) >> 5) * 32)) + ((((int)threadIdx.x) & 3) * 8)) + (ax1_0 * 4))) = *(float4*)(C_reindex_local_ptr + ((ax0 * 8) + (ax1_0 * 4)));
    }
  }
}
