extern "C" __global__ void __launch_bounds__(256) main_kernel(float* __restrict__ A_ptr, float* __restrict__ B_ptr, float* __restrict__ C_ptr);
extern "C" __global__ void __launch_bounds__(256) main_kernel(float* __restrict__ A_ptr, float* __restrict__ B_ptr, float* __restrict__ C_ptr) {
  alignas(64) float C_reindex_local_ptr[64];
  __shared__ alignas(64) float A_reindex_shared_ptr[1024];
  __shared__ alignas(64) float4 B_reindex_shared_ptr[256];
  alignas(64) float A_reindex_shared_local_ptr[8];
  alignas(64) float B_reindex_shared_local_ptr[8];
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
  int cse_v3 = (((int)threadIdx.x) >> 4);
  int cse_v5 = (((int)threadIdx.x) & 15);
  int cse_v7 = ((((int)blockIdx.x) >> 1) * 32768);
  int cse_v8 = ((((int)blockIdx.x) & 1) * 128);
  for (int k_0 = 0; k_0 < 32; ++k_0) {
    int cse_v1 = (((int)threadIdx.x) >> 1);
    int cse_v2 = (((int)threadIdx.x) & 1);
    __syncthreads();
      int4 v_ = make_int4(((((((int)threadIdx.x) & 1) * 512) + (((int)threadIdx.x) >> 1)))+(128*0), ((((((int)threadIdx.x) & 1) * 512) + (((int)threadIdx.x) >> 1)))+(128*1), ((((((int)threadIdx.x) & 1) * 512) + (((int)threadIdx.x) >> 1)))+(128*2), ((((((int)threadIdx.x) & 1) * 512) + (((int)threadIdx.x) >> 1)))+(128*3));
      float4 v__1 = *(float4*)(A_ptr + (((((((int)blockIdx.x) >> 1) * 32768) + ((((int)threadIdx.x) >> 1) * 256)) + (k_0 * 8)) + ((((int)threadIdx.x) & 1) * 4)));
      A_reindex_shared_ptr[v_.x] = v__1.x;
      A_reindex_shared_ptr[v_.y] = v__1.y;
      A_reindex_shared_ptr[v_.z] = v__1.z;
      A_reindex_shared_ptr[v_.w] = v__1.w;
    B_reindex_shared_ptr[((int)threadIdx.x)] = *(float4*)(B_ptr + ((((k_0 * 2048) + ((((int)threadIdx.x) >> 5) * 256)) + ((((int)blockIdx.x) & 1) * 128)) + ((((int)threadIdx.x) & 31) * 4)));
    __syncthreads();
    #pragma unroll
    for (int k_1 = 0; k_1 < 8; ++k_1) {
      #pragma unroll
      for (int ax0_0 = 0; ax0_0 < 2; ++ax0_0) {
        int cse_v4 = (ax0_0 * 4);
        *(float4*)(A_reindex_shared_local_ptr + (ax0_0 * 4)) = *(float4*)(A_reindex_shared_ptr + (((k_1 * 128) + ((((int)threadIdx.x) >> 4) * 8)) + (ax0_0 * 4)));
      }
      #pragma unroll
      for (int ax0_0_1 = 0; ax0_0_1 < 2; ++ax0_0_1) {
        *(float4*)(B_reindex_shared_local_ptr + (ax0_0_1 * 4)) = B_reindex_shared_ptr[(((k_1 * 32) + ((((int)threadIdx.x) & 15) * 2)) + ax0_0_1)];
      }
      #pragma unroll
      for (int i0_3 = 0; i0_3 < 8; ++i0_3) {
        #pragma unroll
        for (int i1_3 = 0; i1_3 < 8; ++i1_3) {
          int cse_v9 = ((i0_3 * 8) + i1_3);
          C_reindex_local_ptr[((i0_3 * 8) + i1_3)] = (C_reindex_local_ptr[((i0_3 * 8) + i1_3)] + (A_reindex_shared_local_ptr[i0_3] * B_reindex_shared_local_ptr[i1_3]));
        }
      }
    }
  }
  #pragma unroll
  for (int ax0 = 0; ax0 < 8; ++ax0) {
    for (int ax1_0 = 0; ax1_0 < 2; ++ax1_0) {
      int cse_v6 = (ax1_0 * 4);
      *(float4*)(C_ptr + (((((((((int)blockIdx.x) >> 1) * 32768) + ((((int)threadIdx.x) >> 4) * 2048)) + (ax0 * 256)) + ((((int)blockIdx.x) & 1) * 128)) + ((((int)threadIdx.x) & 15) * 8)) + (ax1_0 * 4))) = *(float4*)(C_reindex_local_ptr + ((ax0 * 8) + (ax1_0 * 4)));
    }
  }
}
