extern "C" __global__ void __launch_bounds__(256) main_kernel(float* __restrict__ A_ptr, float* __restrict__ B_ptr, float* __restrict__ C_ptr);
extern "C" __global__ void __launch_bounds__(256) main_kernel(float* __restrict__ A_ptr, float* __restrict__ B_ptr, float* __restrict__ C_ptr) {
  alignas(64) float C_reindex_local_ptr[64];
  alignas(64) float4 A_reindex_shared_local_ptr[2];
  alignas(64) float4 B_reindex_shared_local_ptr[2];
  __shared__ alignas(64) float A_reindex_shared_ptr[4224];
  __shared__ alignas(64) float4 B_reindex_shared_ptr[1056];
  alignas(64) float A_reindex_shared_local_ptr_1[16];
  alignas(64) float B_reindex_shared_local_ptr_1[16];
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
  int cse_v1 = (((int)threadIdx.x) & 3);
  int cse_v8 = ((((int)blockIdx.x) >> 1) * 32768);
  int cse_v9 = ((((int)threadIdx.x) >> 2) * 256);
  int cse_v10 = ((((int)threadIdx.x) & 3) * 4);
  for (int ax0_ax1_fused_0 = 0; ax0_ax1_fused_0 < 2; ++ax0_ax1_fused_0) {
    A_reindex_shared_local_ptr[ax0_ax1_fused_0] = *(float4*)(A_ptr + (((((((int)blockIdx.x) >> 1) * 32768) + (ax0_ax1_fused_0 * 16384)) + ((((int)threadIdx.x) >> 2) * 256)) + ((((int)threadIdx.x) & 3) * 4)));
  }
  int cse_v2 = (((int)threadIdx.x) >> 5);
  int cse_v3 = (((int)threadIdx.x) & 31);
  int cse_v11 = ((((int)threadIdx.x) >> 5) * 256);
  int cse_v12 = ((((int)blockIdx.x) & 1) * 128);
  int cse_v13 = ((((int)threadIdx.x) & 31) * 4);
  for (int ax1_ax0_fused_0 = 0; ax1_ax0_fused_0 < 2; ++ax1_ax0_fused_0) {
    B_reindex_shared_local_ptr[ax1_ax0_fused_0] = *(float4*)(B_ptr + ((((ax1_ax0_fused_0 * 2048) + ((((int)threadIdx.x) >> 5) * 256)) + ((((int)blockIdx.x) & 1) * 128)) + ((((int)threadIdx.x) & 31) * 4)));
  }
  int cse_v4 = (((int)threadIdx.x) & 15);
  int cse_v14 = ((((int)threadIdx.x) & 3) * 528);
  int cse_v15 = ((((int)threadIdx.x) >> 5) * 4);
  int cse_v16 = ((((int)threadIdx.x) & 15) >> 2);
  int cse_v26 = (((((int)threadIdx.x) & 31) >> 4) * 64);
  for (int ax0_ax1_fused_0_1 = 0; ax0_ax1_fused_0_1 < 2; ++ax0_ax1_fused_0_1) {
      int4 v_ = make_int4((((((((((int)threadIdx.x) & 3) * 528) + (((((int)threadIdx.x) & 31) >> 4) * 64)) + (ax0_ax1_fused_0_1 * 32)) + ((((int)threadIdx.x) >> 5) * 4)) + ((((int)threadIdx.x) & 15) >> 2)))+(132*0), (((((((((int)threadIdx.x) & 3) * 528) + (((((int)threadIdx.x) & 31) >> 4) * 64)) + (ax0_ax1_fused_0_1 * 32)) + ((((int)threadIdx.x) >> 5) * 4)) + ((((int)threadIdx.x) & 15) >> 2)))+(132*1), (((((((((int)threadIdx.x) & 3) * 528) + (((((int)threadIdx.x) & 31) >> 4) * 64)) + (ax0_ax1_fused_0_1 * 32)) + ((((int)threadIdx.x) >> 5) * 4)) + ((((int)threadIdx.x) & 15) >> 2)))+(132*2), (((((((((int)threadIdx.x) & 3) * 528) + (((((int)threadIdx.x) & 31) >> 4) * 64)) + (ax0_ax1_fused_0_1 * 32)) + ((((int)threadIdx.x) >> 5) * 4)) + ((((int)threadIdx.x) & 15) >> 2)))+(132*3));
      float4 v__1 = A_reindex_shared_local_ptr[ax0_ax1_fused_0_1];
      A_reindex_shared_ptr[v_.x] = v__1.x;
      A_reindex_shared_ptr[v_.y] = v__1.y;
      A_reindex_shared_ptr[v_.z] = v__1.z;
      A_reindex_shared_ptr[v_.w] = v__1.w;
  }
  int cse_v17 = ((((int)threadIdx.x) >> 5) * 33);
  int cse_v18 = ((((int)threadIdx.x) & 1) * 16);
  int cse_v19 = ((((int)threadIdx.x) & 31) >> 1);
  for (int ax1_ax0_fused_0_1 = 0; ax1_ax0_fused_0_1 < 2; ++ax1_ax0_fused_0_1) {
    B_reindex_shared_ptr[((((ax1_ax0_fused_0_1 * 264) + ((((int)threadIdx.x) >> 5) * 33)) + ((((int)threadIdx.x) & 1) * 16)) + ((((int)threadIdx.x) & 31) >> 1))] = B_reindex_shared_local_ptr[ax1_ax0_fused_0_1];
  }
  int cse_v5 = (((int)threadIdx.x) >> 4);
  int cse_v20 = ((((int)threadIdx.x) >> 4) * 4);
  __syncthreads();
  *(float4*)(A_reindex_shared_local_ptr_1 + 0) = *(float4*)(A_reindex_shared_ptr + ((((int)threadIdx.x) >> 4) * 4));
  *(float4*)(A_reindex_shared_local_ptr_1 + 4) = *(float4*)(A_reindex_shared_ptr + (((((int)threadIdx.x) >> 4) * 4) + 64));
  *(float4*)(B_reindex_shared_local_ptr_1 + 0) = B_reindex_shared_ptr[(((int)threadIdx.x) & 15)];
  *(float4*)(B_reindex_shared_local_ptr_1 + 4) = B_reindex_shared_ptr[((((int)threadIdx.x) & 15) + 16)];
  for (int k_0 = 0; k_0 < 15; ++k_0) {
    for (int ax0_ax1_fused_0_2 = 0; ax0_ax1_fused_0_2 < 2; ++ax0_ax1_fused_0_2) {
      A_reindex_shared_local_ptr[ax0_ax1_fused_0_2] = *(float4*)(A_ptr + (((((((((int)blockIdx.x) >> 1) * 32768) + (ax0_ax1_fused_0_2 * 16384)) + ((((int)threadIdx.x) >> 2) * 256)) + (k_0 * 16)) + ((((int)threadIdx.x) & 3) * 4)) + 16));
    }
    for (int ax1_ax0_fused_0_2 = 0; ax1_ax0_fused_0_2 < 2; ++ax1_ax0_fused_0_2) {
      B_reindex_shared_local_ptr[ax1_ax0_fused_0_2] = *(float4*)(B_ptr + ((((((k_0 * 4096) + (ax1_ax0_fused_0_2 * 2048)) + ((((int)threadIdx.x) >> 5) * 256)) + ((((int)blockIdx.x) & 1) * 128)) + ((((int)threadIdx.x) & 31) * 4)) + 4096));
    }
    #pragma unroll
    for (int k_1 = 0; k_1 < 15; ++k_1) {
      int cse_v6 = (k_0 & 1);
      int cse_v27 = (((k_1 + 1) & 1) * 8);
      #pragma unroll
      for (int ax0_0 = 0; ax0_0 < 2; ++ax0_0) {
        *(float4*)(A_reindex_shared_local_ptr_1 + ((((k_1 + 1) & 1) * 8) + (ax0_0 * 4))) = *(float4*)(A_reindex_shared_ptr + ((((((k_0 & 1) * 2112) + (k_1 * 132)) + (ax0_0 * 64)) + ((((int)threadIdx.x) >> 4) * 4)) + 132));
      }
      #pragma unroll
      for (int ax0_0_1 = 0; ax0_0_1 < 2; ++ax0_0_1) {
        *(float4*)(B_reindex_shared_local_ptr_1 + ((((k_1 + 1) & 1) * 8) + (ax0_0_1 * 4))) = B_reindex_shared_ptr[((((((k_0 & 1) * 528) + (k_1 * 33)) + (ax0_0_1 * 16)) + (((int)threadIdx.x) & 15)) + 33)];
      }
      #pragma unroll
      for (int i0_3 = 0; i0_3 < 8; ++i0_3) {
        #pragma unroll
        for (int i1_3 = 0; i1_3 < 8; ++i1_3) {
          int cse_v21 = ((i0_3 * 8) + i1_3);
          int cse_v22 = ((k_1 & 1) * 8);
          C_reindex_local_ptr[((i0_3 * 8) + i1_3)] = (C_reindex_local_ptr[((i0_3 * 8) + i1_3)] + (A_reindex_shared_local_ptr_1[(((k_1 & 1) * 8) + i0_3)] * B_reindex_shared_local_ptr_1[(((k_1 & 1) * 8) + i1_3)]));
        }
      }
    }
    int cse_v23 = ((k_0 + 1) & 1);
    int cse_v28 = (((k_0 + 1) & 1) * 2112);
    __syncthreads();
    for (int ax0_ax1_fused_0_3 = 0; ax0_ax1_fused_0_3 < 2; ++ax0_ax1_fused_0_3) {
        int4 v__2 = make_int4((((((((((k_0 + 1) & 1) * 2112) + ((((int)threadIdx.x) & 3) * 528)) + (((((int)threadIdx.x) & 31) >> 4) * 64)) + (ax0_ax1_fused_0_3 * 32)) + ((((int)threadIdx.x) >> 5) * 4)) + ((((int)threadIdx.x) & 15) >> 2)))+(132*0), (((((((((k_0 + 1) & 1) * 2112) + ((((int)threadIdx.x) & 3) * 528)) + (((((int)threadIdx.x) & 31) >> 4) * 64)) + (ax0_ax1_fused_0_3 * 32)) + ((((int)threadIdx.x) >> 5) * 4)) + ((((int)threadIdx.x) & 15) >> 2)))+(132*1), (((((((((k_0 + 1) & 1) * 2112) + ((((int)threadIdx.x) & 3) * 528)) + (((((int)threadIdx.x) & 31) >> 4) * 64)) + (ax0_ax1_fused_0_3 * 32)) + ((((int)threadIdx.x) >> 5) * 4)) + ((((int)threadIdx.x) & 15) >> 2)))+(132*2), (((((((((k_0 + 1) & 1) * 2112) + ((((int)threadIdx.x) & 3) * 528)) + (((((int)threadIdx.x) & 31) >> 4) * 64)) + (ax0_ax1_fused_0_3 * 32)) + ((((int)threadIdx.x) >> 5) * 4)) + ((((int)threadIdx.x) & 15) >> 2)))+(132*3));
        float4 v__3 = A_reindex_shared_local_ptr[ax0_ax1_fused_0_3];
        A_reindex_shared_ptr[v__2.x] = v__3.x;
        A_reindex_shared_ptr[v__2.y] = v__3.y;
        A_reindex_shared_ptr[v__2.z] = v__3.z;
        A_reindex_shared_ptr[v__2.w] = v__3.w;
    }
    int cse_v29 = (((k_0 + 1) & 1) * 528);
    for (int ax1_ax0_fused_0_3 = 0; ax1_ax0_fused_0_3 < 2; ++ax1_ax0_fused_0_3) {
      B_reindex_shared_ptr[(((((((k_0 + 1) & 1) * 528) + (ax1_ax0_fused_0_3 * 264)) + ((((int)threadIdx.x) >> 5) * 33)) + ((((int)threadIdx.x) & 1) * 16)) + ((((int)threadIdx.x) & 31) >> 1))] = B_reindex_shared_local_ptr[ax1_ax0_fused_0_3];
    }
    int cse_v31 = ((((k_0 + 1) & 1) * 2112) + ((((int)threadIdx.x) >> 4) * 4));
    __syncthreads();
    *(float4*)(A_reindex_shared_local_ptr_1 + 0) = *(float4*)(A_reindex_shared_ptr + ((((k_0 + 1) & 1) * 2112) + ((((int)threadIdx.x) >> 4) * 4)));
    *(float4*)(A_reindex_shared_local_ptr_1 + 4) = *(float4*)(A_reindex_shared_ptr + (((((k_0 + 1) & 1) * 2112) + ((((int)threadIdx.x) >> 4) * 4)) + 64));
    int cse_v32 = ((((k_0 + 1) & 1) * 528) + (((int)threadIdx.x) & 15));
    *(float4*)(B_reindex_shared_local_ptr_1 + 0) = B_reindex_shared_ptr[((((k_0 + 1) & 1) * 528) + (((int)threadIdx.x) & 15))];
    *(float4*)(B_reindex_shared_local_ptr_1 + 4) = B_reindex_shared_ptr[(((((k_0 + 1) & 1) * 528) + (((int)threadIdx.x) & 15)) + 16)];
    C_reindex_local_ptr[0] = (C_reindex_local_ptr[0] + (A_reindex_shared_local_ptr_1[8] * B_reindex_shared_local_ptr_1[8]));
    C_reindex_local_ptr[1] = (C_reindex_local_ptr[1] + (A_reindex_shared_local_ptr_1[8] * B_reindex_shared_local_ptr_1[9]));
    C_reindex_local_ptr[2] = (C_reindex_local_ptr[2] + (A_reindex_shared_local_ptr_1[8] * B_reindex_shared_local_ptr_1[10]));
    C_reindex_local_ptr[3] = (C_reindex_local_ptr[3] + (A_reindex_shared_local_ptr_1[8] * B_reindex_shared_local_ptr_1[11]));
    C_reindex_local_ptr[4] = (C_reindex_local_ptr[4] + (A_reindex_shared_local_ptr_1[8] * B_reindex_shared_local_ptr_1[12]));
    C_reindex_local_ptr[5] = (C_reindex_local_ptr[5] + (A_reindex_shared_local_ptr_1[8] * B_reindex_shared_local_ptr_1[13]));
    C_reindex_local_ptr[6] = (C_reindex_local_ptr[6] + (A_reindex_shared_local_ptr_1[8] * B_reindex_shared_local_ptr_1[14]));
    C_reindex_local_ptr[7] = (C_reindex_local_ptr[7] + (A_reindex_shared_local_ptr_1[8] * B_reindex_shared_local_ptr_1[15]));
    C_reindex_local_ptr[8] = (C_reindex_local_ptr[8] + (A_reindex_shared_local_ptr_1[9] * B_reindex_shared_local_ptr_1[8]));
    C_reindex_local_ptr[9] = (C_reindex_local_ptr[9] + (A_reindex_shared_local_ptr_1[9] * B_reindex_shared_local_ptr_1[9]));
    C_reindex_local_ptr[10] = (C_reindex_local_ptr[10] + (A_reindex_shared_local_ptr_1[9] * B_reindex_shared_local_ptr_1[10]));
    C_reindex_local_ptr[11] = (C_reindex_local_ptr[11] + (A_reindex_shared_local_ptr_1[9] * B_reindex_shared_local_ptr_1[11]));
    C_reindex_local_ptr[12] = (C_reindex_local_ptr[12] + (A_reindex_shared_local_ptr_1[9] * B_reindex_shared_local_ptr_1[12]));
    C_reindex_local_ptr[13] = (C_reindex_local_ptr[13] + (A_reindex_shared_local_ptr_1[9] * B_reindex_shared_local_ptr_1[13]));
    C_reindex_local_ptr[14] = (C_reindex_local_ptr[14] + (A_reindex_shared_local_ptr_1[9] * B_reindex_shared_local_ptr_1[14]));
    C_reindex_local_ptr[15] = (C_reindex_local_ptr[15] + (A_reindex_shared_local_ptr_1[9] * B_reindex_shared_local_ptr_1[15]));
    C_reindex_local_ptr[16] = (C_reindex_local_ptr[16] + (A_reindex_shared_local_ptr_1[10] * B_reindex_shared_local_ptr_1[8]));
    C_reindex_local_ptr[17] = (C_reindex_local_ptr[17] + (A_reindex_shared_local_ptr_1[10] * B_reindex_shared_local_ptr_1[9]));
    C_reindex_local_ptr[18] = (C_reindex_local_ptr[18] + (A_reindex_shared_local_ptr_1[10] * B_reindex_shared_local_ptr_1[10]));
    C_reindex_local_ptr[19] = (C_reindex_local_ptr[19] + (A_reindex_shared_local_ptr_1[10] * B_reindex_shared_local_ptr_1[11]));
    C_reindex_local_ptr[20] = (C_reindex_local_ptr[20] + (A_reindex_shared_local_ptr_1[10] * B_reindex_shared_local_ptr_1[12]));
    C_reindex_local_ptr[21] = (C_reindex_local_ptr[21] + (A_reindex_shared_local_ptr_1[10] * B_reindex_shared_local_ptr_1[13]));
    C_reindex_local_ptr[22] = (C_reindex_local_ptr[22] + (A_reindex_shared_local_ptr_1[10] * B_reindex_shared_local_ptr_1[14]));
    C_reindex_local_ptr[23] = (C_reindex_local_ptr[23] + (A_reindex_shared_local_ptr_1[10] * B_reindex_shared_local_ptr_1[15]));
    C_reindex_local_ptr[24] = (C_reindex_local_ptr[24] + (A_reindex_shared_local_ptr_1[11] * B_reindex_shared_local_ptr_1[8]));
    C_reindex_local_ptr[25] = (C_reindex_local_ptr[25] + (A_reindex_shared_local_ptr_1[11] * B_reindex_shared_local_ptr_1[9]));
    C_reindex_local_ptr[26] = (C_reindex_local_ptr[26] + (A_reindex_shared_local_ptr_1[11] * B_reindex_shared_local_ptr_1[10]));
    C_reindex_local_ptr[27] = (C_reindex_local_ptr[27] + (A_reindex_shared_local_ptr_1[11] * B_reindex_shared_local_ptr_1[11]));
    C_reindex_local_ptr[28] = (C_reindex_local_ptr[28] + (A_reindex_shared_local_ptr_1[11] * B_reindex_shared_local_ptr_1[12]));
    C_reindex_local_ptr[29] = (C_reindex_local_ptr[29] + (A_reindex_shared_local_ptr_1[11] * B_reindex_shared_local_ptr_1[13]));
    C_reindex_local_ptr[30] = (C_reindex_local_ptr[30] + (A_reindex_shared_local_ptr_1[11] * B_reindex_shared_local_ptr_1[14]));
    C_reindex_local_ptr[31] = (C_reindex_local_ptr[31] + (A_reindex_shared_local_ptr_1[11] * B_reindex_shared_local_ptr_1[15]));
    C_reindex_local_ptr[32] = (C_reindex_local_ptr[32] + (A_reindex_shared_local_ptr_1[12] * B_reindex_shared_local_ptr_1[8]));
    C_reindex_local_ptr[33] = (C_reindex_local_ptr[33] + (A_reindex_shared_local_ptr_1[12] * B_reindex_shared_local_ptr_1[9]));
    C_reindex_local_ptr[34] = (C_reindex_local_ptr[34] + (A_reindex_shared_local_ptr_1[12] * B_reindex_shared_local_ptr_1[10]));
    C_reindex_local_ptr[35] = (C_reindex_local_ptr[35] + (A_reindex_shared_local_ptr_1[12] * B_reindex_shared_local_ptr_1[11]));
    C_reindex_local_ptr[36] = (C_reindex_local_ptr[36] + (A_reindex_shared_local_ptr_1[12] * B_reindex_shared_local_ptr_1[12]));
    C_reindex_local_ptr[37] = (C_reindex_local_ptr[37] + (A_reindex_shared_local_ptr_1[12] * B_reindex_shared_local_ptr_1[13]));
    C_reindex_local_ptr[38] = (C_reindex_local_ptr[38] + (A_reindex_shared_local_ptr_1[12] * B_reindex_shared_local_ptr_1[14]));
    C_reindex_local_ptr[39] = (C_reindex_local_ptr[39] + (A_reindex_shared_local_ptr_1[12] * B_reindex_shared_local_ptr_1[15]));
    C_reindex_local_ptr[40] = (C_reindex_local_ptr[40] + (A_reindex_shared_local_ptr_1[13] * B_reindex_shared_local_ptr_1[8]));
    C_reindex_local_ptr[41] = (C_reindex_local_ptr[41] + (A_reindex_shared_local_ptr_1[13] * B_reindex_shared_local_ptr_1[9]));
    C_reindex_local_ptr[42] = (C_reindex_local_ptr[42] + (A_reindex_shared_local_ptr_1[13] * B_reindex_shared_local_ptr_1[10]));
    C_reindex_local_ptr[43] = (C_reindex_local_ptr[43] + (A_reindex_shared_local_ptr_1[13] * B_reindex_shared_local_ptr_1[11]));
    C_reindex_local_ptr[44] = (C_reindex_local_ptr[44] + (A_reindex_shared_local_ptr_1[13] * B_reindex_shared_local_ptr_1[12]));
    C_reindex_local_ptr[45] = (C_reindex_local_ptr[45] + (A_reindex_shared_local_ptr_1[13] * B_reindex_shared_local_ptr_1[13]));
    C_reindex_local_ptr[46] = (C_reindex_local_ptr[46] + (A_reindex_shared_local_ptr_1[13] * B_reindex_shared_local_ptr_1[14]));
    C_reindex_local_ptr[47] = (C_reindex_local_ptr[47] + (A_reindex_shared_local_ptr_1[13] * B_reindex_shared_local_ptr_1[15]));
    C_reindex_local_ptr[48] = (C_reindex_local_ptr[48] + (A_reindex_shared_local_ptr_1[14] * B_reindex_shared_local_ptr_1[8]));
    C_reindex_local_ptr[49] = (C_reindex_local_ptr[49] + (A_reindex_shared_local_ptr_1[14] * B_reindex_shared_local_ptr_1[9]));
    C_reindex_local_ptr[50] = (C_reindex_local_ptr[50] + (A_reindex_shared_local_ptr_1[14] * B_reindex_shared_local_ptr_1[10]));
    C_reindex_local_ptr[51] = (C_reindex_local_ptr[51] + (A_reindex_shared_local_ptr_1[14] * B_reindex_shared_local_ptr_1[11]));
    C_reindex_local_ptr[52] = (C_reindex_local_ptr[52] + (A_reindex_shared_local_ptr_1[14] * B_reindex_shared_local_ptr_1[12]));
    C_reindex_local_ptr[53] = (C_reindex_local_ptr[53] + (A_reindex_shared_local_ptr_1[14] * B_reindex_shared_local_ptr_1[13]));
    C_reindex_local_ptr[54] = (C_reindex_local_ptr[54] + (A_reindex_shared_local_ptr_1[14] * B_reindex_shared_local_ptr_1[14]));
    C_reindex_local_ptr[55] = (C_reindex_local_ptr[55] + (A_reindex_shared_local_ptr_1[14] * B_reindex_shared_local_ptr_1[15]));
    C_reindex_local_ptr[56] = (C_reindex_local_ptr[56] + (A_reindex_shared_local_ptr_1[15] * B_reindex_shared_local_ptr_1[8]));
    C_reindex_local_ptr[57] = (C_reindex_local_ptr[57] + (A_reindex_shared_local_ptr_1[15] * B_reindex_shared_local_ptr_1[9]));
    C_reindex_local_ptr[58] = (C_reindex_local_ptr[58] + (A_reindex_shared_local_ptr_1[15] * B_reindex_shared_local_ptr_1[10]));
    C_reindex_local_ptr[59] = (C_reindex_local_ptr[59] + (A_reindex_shared_local_ptr_1[15] * B_reindex_shared_local_ptr_1[11]));
    C_reindex_local_ptr[60] = (C_reindex_local_ptr[60] + (A_reindex_shared_local_ptr_1[15] * B_reindex_shared_local_ptr_1[12]));
    C_reindex_local_ptr[61] = (C_reindex_local_ptr[61] + (A_reindex_shared_local_ptr_1[15] * B_reindex_shared_local_ptr_1[13]));
    C_reindex_local_ptr[62] = (C_reindex_local_ptr[62] + (A_reindex_shared_local_ptr_1[15] * B_reindex_shared_local_ptr_1[14]));
    C_reindex_local_ptr[63] = (C_reindex_local_ptr[63] + (A_reindex_shared_local_ptr_1[15] * B_reindex_shared_local_ptr_1[15]));
  }
  #pragma unroll
  for (int k_1_1 = 0; k_1_1 < 15; ++k_1_1) {
    int cse_v30 = (((k_1_1 + 1) & 1) * 8);
    #pragma unroll
    for (int ax0_0_2 = 0; ax0_0_2 < 2; ++ax0_0_2) {
      *(float4*)(A_reindex_shared_local_ptr_1 + ((((k_1_1 + 1) & 1) * 8) + (ax0_0_2 * 4))) = *(float4*)(A_reindex_shared_ptr + ((((k_1_1 * 132) + (ax0_0_2 * 64)) + ((((int)threadIdx.x) >> 4) * 4)) + 2244));
    }
    #pragma unroll
    for (int ax0_0_3 = 0; ax0_0_3 < 2; ++ax0_0_3) {
      *(float4*)(B_reindex_shared_local_ptr_1 + ((((k_1_1 + 1) & 1) * 8) + (ax0_0_3 * 4))) = B_reindex_shared_ptr[((((k_1_1 * 33) + (ax0_0_3 * 16)) + (((int)threadIdx.x) & 15)) + 561)];
    }
    #pragma unroll
    for (int i0_3_1 = 0; i0_3_1 < 8; ++i0_3_1) {
      #pragma unroll
      for (int i1_3_1 = 0; i1_3_1 < 8; ++i1_3_1) {
        int cse_v24 = ((i0_3_1 * 8) + i1_3_1);
        int cse_v25 = ((k_1_1 & 1) * 8);
        C_reindex_local_ptr[((i0_3_1 * 8) + i1_3_1)] = (C_reindex_local_ptr[((i0_3_1 * 8) + i1_3_1)] + (A_reindex_shared_local_ptr_1[(((k_1_1 & 1) * 8) + i0_3_1)] * B_reindex_shared_local_ptr_1[(((k_1_1 & 1) * 8) + i1_3_1)]));
      }
    }
  }
  C_reindex_local_ptr[0] = (C_reindex_local_ptr[0] + (A_reindex_shared_local_ptr_1[8] * B_reindex_shared_local_ptr_1[8]));
  C_reindex_local_ptr[1] = (C_reindex_local_ptr[1] + (A_reindex_shared_local_ptr_1[8] * B_reindex_shared_local_ptr_1[9]));
  C_reindex_local_ptr[2] = (C_reindex_local_ptr[2] + (A_reindex_shared_local_ptr_1[8] * B_reindex_shared_local_ptr_1[10]));
  C_reindex_local_ptr[3] = (C_reindex_local_ptr[3] + (A_reindex_shared_local_ptr_1[8] * B_reindex_shared_local_ptr_1[11]));
  C_reindex_local_ptr[4] = (C_reindex_local_ptr[4] + (A_reindex_shared_local_ptr_1[8] * B_reindex_shared_local_ptr_1[12]));
  C_reindex_local_ptr[5] = (C_reindex_local_ptr[5] + (A_reindex_shared_local_ptr_1[8] * B_reindex_shared_local_ptr_1[13]));
  C_reindex_local_ptr[6] = (C_reindex_local_ptr[6] + (A_reindex_shared_local_ptr_1[8] * B_reindex_shared_local_ptr_1[14]));
  C_reindex_local_ptr[7] = (C_reindex_local_ptr[7] + (A_reindex_shared_local_ptr_1[8] * B_reindex_shared_local_ptr_1[15]));
  C_reindex_local_ptr[8] = (C_reindex_local_ptr[8] + (A_reindex_shared_local_ptr_1[9] * B_reindex_shared_local_ptr_1[8]));
  C_reindex_local_ptr[9] = (C_reindex_local_ptr[9] + (A_reindex_shared_local_ptr_1[9] * B_reindex_shared_local_ptr_1[9]));
  C_reindex_local_ptr[10] = (C_reindex_local_ptr[10] + (A_reindex_shared_local_ptr_1[9] * B_reindex_shared_local_ptr_1[10]));
  C_reindex_local_ptr[11] = (C_reindex_local_ptr[11] + (A_reindex_shared_local_ptr_1[9] * B_reindex_shared_local_ptr_1[11]));
  C_reindex_local_ptr[12] = (C_reindex_local_ptr[12] + (A_reindex_shared_local_ptr_1[9] * B_reindex_shared_local_ptr_1[12]));
  C_reindex_local_ptr[13] = (C_reindex_local_ptr[13] + (A_reindex_shared_local_ptr_1[9] * B_reindex_shared_local_ptr_1[13]));
  C_reindex_local_ptr[14] = (C_reindex_local_ptr[14] + (A_reindex_shared_local_ptr_1[9] * B_reindex_shared_local_ptr_1[14]));
  C_reindex_local_ptr[15] = (C_reindex_local_ptr[15] + (A_reindex_shared_local_ptr_1[9] * B_reindex_shared_local_ptr_1[15]));
  C_reindex_local_ptr[16] = (C_reindex_local_ptr[16] + (A_reindex_shared_local_ptr_1[10] * B_reindex_shared_local_ptr_1[8]));
  C_reindex_local_ptr[17] = (C_reindex_local_ptr[17] + (A_reindex_shared_local_ptr_1[10] * B_reindex_shared_local_ptr_1[9]));
  C_reindex_local_ptr[18] = (C_reindex_local_ptr[18] + (A_reindex_shared_local_ptr_1[10] * B_reindex_shared_local_ptr_1[10]));
  C_reindex_local_ptr[19] = (C_reindex_local_ptr[19] + (A_reindex_shared_local_ptr_1[10] * B_reindex_shared_local_ptr_1[11]));
  C_reindex_local_ptr[20] = (C_reindex_local_ptr[20] + (A_reindex_shared_local_ptr_1[10] * B_reindex_shared_local_ptr_1[12]));
  C_reindex_local_ptr[21] = (C_reindex_local_ptr[21] + (A_reindex_shared_local_ptr_1[10] * B_reindex_shared_local_ptr_1[13]));
  C_reindex_local_ptr[22] = (C_reindex_local_ptr[22] + (A_reindex_shared_local_ptr_1[10] * B_reindex_shared_local_ptr_1[14]));
  C_reindex_local_ptr[23] = (C_reindex_local_ptr[23] + (A_reindex_shared_local_ptr_1[10] * B_reindex_shared_local_ptr_1[15]));
  C_reindex_local_ptr[24] = (C_reindex_local_ptr[24] + (A_reindex_shared_local_ptr_1[11] * B_reindex_shared_local_ptr_1[8]));
  C_reindex_local_ptr[25] = (C_reindex_local_ptr[25] + (A_reindex_shared_local_ptr_1[11] * B_reindex_shared_local_ptr_1[9]));
  C_reindex_local_ptr[26] = (C_reindex_local_ptr[26] + (A_reindex_shared_local_ptr_1[11] * B_reindex_shared_local_ptr_1[10]));
  C_reindex_local_ptr[27] = (C_reindex_local_ptr[27] + (A_reindex_shared_local_ptr_1[11] * B_reindex_shared_local_ptr_1[11]));
  C_reindex_local_ptr[28] = (C_reindex_local_ptr[28] + (A_reindex_shared_local_ptr_1[11] * B_reindex_shared_local_ptr_1[12]));
  C_reindex_local_ptr[29] = (C_reindex_local_ptr[29] + (A_reindex_shared_local_ptr_1[11] * B_reindex_shared_local_ptr_1[13]));
  C_reindex_local_ptr[30] = (C_reindex_local_ptr[30] + (A_reindex_shared_local_ptr_1[11] * B_reindex_shared_local_ptr_1[14]));
  C_reindex_local_ptr[31] = (C_reindex_local_ptr[31] + (A_reindex_shared_local_ptr_1[11] * B_reindex_shared_local_ptr_1[15]));
  C_reindex_local_ptr[32] = (C_reindex_local_ptr[32] + (A_reindex_shared_local_ptr_1[12] * B_reindex_shared_local_ptr_1[8]));
  C_reindex_local_ptr[33] = (C_reindex_local_ptr[33] + (A_reindex_shared_local_ptr_1[12] * B_reindex_shared_local_ptr_1[9]));
  C_reindex_local_ptr[34] = (C_reindex_local_ptr[34] + (A_reindex_shared_local_ptr_1[12] * B_reindex_shared_local_ptr_1[10]));
  C_reindex_local_ptr[35] = (C_reindex_local_ptr[35] + (A_reindex_shared_local_ptr_1[12] * B_reindex_shared_local_ptr_1[11]));
  C_reindex_local_ptr[36] = (C_reindex_local_ptr[36] + (A_reindex_shared_local_ptr_1[12] * B_reindex_shared_local_ptr_1[12]));
  C_reindex_local_ptr[37] = (C_reindex_local_ptr[37] + (A_reindex_shared_local_ptr_1[12] * B_reindex_shared_local_ptr_1[13]));
  C_reindex_local_ptr[38] = (C_reindex_local_ptr[38] + (A_reindex_shared_local_ptr_1[12] * B_reindex_shared_local_ptr_1[14]));
  C_reindex_local_ptr[39] = (C_reindex_local_ptr[39] + (A_reindex_shared_local_ptr_1[12] * B_reindex_shared_local_ptr_1[15]));
  C_reindex_local_ptr[40] = (C_reindex_local_ptr[40] + (A_reindex_shared_local_ptr_1[13] * B_reindex_shared_local_ptr_1[8]));
  C_reindex_local_ptr[41] = (C_reindex_local_ptr[41] + (A_reindex_shared_local_ptr_1[13] * B_reindex_shared_local_ptr_1[9]));
  C_reindex_local_ptr[42] = (C_reindex_local_ptr[42] + (A_reindex_shared_local_ptr_1[13] * B_reindex_shared_local_ptr_1[10]));
  C_reindex_local_ptr[43] = (C_reindex_local_ptr[43] + (A_reindex_shared_local_ptr_1[13] * B_reindex_shared_local_ptr_1[11]));
  C_reindex_local_ptr[44] = (C_reindex_local_ptr[44] + (A_reindex_shared_local_ptr_1[13] * B_reindex_shared_local_ptr_1[12]));
  C_reindex_local_ptr[45] = (C_reindex_local_ptr[45] + (A_reindex_shared_local_ptr_1[13] * B_reindex_shared_local_ptr_1[13]));
  C_reindex_local_ptr[46] = (C_reindex_local_ptr[46] + (A_reindex_shared_local_ptr_1[13] * B_reindex_shared_local_ptr_1[14]));
  C_reindex_local_ptr[47] = (C_reindex_local_ptr[47] + (A_reindex_shared_local_ptr_1[13] * B_reindex_shared_local_ptr_1[15]));
  C_reindex_local_ptr[48] = (C_reindex_local_ptr[48] + (A_reindex_shared_local_ptr_1[14] * B_reindex_shared_local_ptr_1[8]));
  C_reindex_local_ptr[49] = (C_reindex_local_ptr[49] + (A_reindex_shared_local_ptr_1[14] * B_reindex_shared_local_ptr_1[9]));
  C_reindex_local_ptr[50] = (C_reindex_local_ptr[50] + (A_reindex_shared_local_ptr_1[14] * B_reindex_shared_local_ptr_1[10]));
  C_reindex_local_ptr[51] = (C_reindex_local_ptr[51] + (A_reindex_shared_local_ptr_1[14] * B_reindex_shared_local_ptr_1[11]));
  C_reindex_local_ptr[52] = (C_reindex_local_ptr[52] + (A_reindex_shared_local_ptr_1[14] * B_reindex_shared_local_ptr_1[12]));
  C_reindex_local_ptr[53] = (C_reindex_local_ptr[53] + (A_reindex_shared_local_ptr_1[14] * B_reindex_shared_local_ptr_1[13]));
  C_reindex_local_ptr[54] = (C_reindex_local_ptr[54] + (A_reindex_shared_local_ptr_1[14] * B_reindex_shared_local_ptr_1[14]));
  C_reindex_local_ptr[55] = (C_reindex_local_ptr[55] + (A_reindex_shared_local_ptr_1[14] * B_reindex_shared_local_ptr_1[15]));
  C_reindex_local_ptr[56] = (C_reindex_local_ptr[56] + (A_reindex_shared_local_ptr_1[15] * B_reindex_shared_local_ptr_1[8]));
  C_reindex_local_ptr[57] = (C_reindex_local_ptr[57] + (A_reindex_shared_local_ptr_1[15] * B_reindex_shared_local_ptr_1[9]));
  C_reindex_local_ptr[58] = (C_reindex_local_ptr[58] + (A_reindex_shared_local_ptr_1[15] * B_reindex_shared_local_ptr_1[10]));
  C_reindex_local_ptr[59] = (C_reindex_local_ptr[59] + (A_reindex_shared_local_ptr_1[15] * B_reindex_shared_local_ptr_1[11]));
  C_reindex_local_ptr[60] = (C_reindex_local_ptr[60] + (A_reindex_shared_local_ptr_1[15] * B_reindex_shared_local_ptr_1[12]));
  C_reindex_local_ptr[61] = (C_reindex_local_ptr[61] + (A_reindex_shared_local_ptr_1[15] * B_reindex_shared_local_ptr_1[13]));
  C_reindex_local_ptr[62] = (C_reindex_local_ptr[62] + (A_reindex_shared_local_ptr_1[15] * B_reindex_shared_local_ptr_1[14]));
  C_reindex_local_ptr[63] = (C_reindex_local_ptr[63] + (A_reindex_shared_local_ptr_1[15] * B_reindex_shared_local_ptr_1[15]));
  #pragma unroll
  for (int ax0 = 0; ax0 < 8; ++ax0) {
    for (int ax1_0 = 0; ax1_0 < 2; ++ax1_0) {
      int cse_v7 = (ax1_0 * 4);
      *(float4*)(C_ptr + (((((((((int)blockIdx.x) >> 1) * 32768) + ((((int)threadIdx.x) >> 4) * 2048)) + (ax0 * 256)) + ((((int)blockIdx.x) & 1) * 128)) + ((((int)threadIdx.x) & 15) * 8)) + (ax1_0 * 4))) = *(float4*)(C_reindex_local_ptr + ((ax0 * 8) + (ax1_0 * 4)));
    }
  }
}
