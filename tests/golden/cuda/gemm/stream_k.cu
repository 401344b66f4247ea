extern "C" __global__ void __launch_bounds__(64, 2) main_kernel(float* __restrict__ _ptr, float* __restrict__ A_ptr, float* __restrict__ B_ptr, float* __restrict__ C_ptr);
extern "C" __global__ void __launch_bounds__(256) main_kernel_1(float* __restrict__ _ptr, float* __restrict__ C_ptr);
extern "C" __global__ void __launch_bounds__(64, 2) main_kernel(float* __restrict__ _ptr, float* __restrict__ A_ptr, float* __restrict__ B_ptr, float* __restrict__ C_ptr) {
  int cse_v1 = (((int)threadIdx.x) >> 5);
  int warp_id_in_cta = __shfl_sync((uint)4294967295, (((int)threadIdx.x) >> 5), 0, 32);
  int block = ((int)blockIdx.x);
  int thread = ((int)threadIdx.x);
  extern __shared__ __align__(64) uchar pool_buf_ptr[];
  alignas(64) float total_ptr[64];
  alignas(64) int item_ptr[1];
  item_ptr[0] = ((int)blockIdx.x);
  #pragma unroll 1
  while (1) {
    if (!((item_ptr[0] < 128))) { break; }
    alignas(64) int first_ptr[1];
    first_ptr[0] = (item_ptr[0] & 31);
    alignas(64) int count_ptr[1];
    count_ptr[0] = (min(32, (((((int)blockIdx.x) + (item_ptr[0] & 31)) + 1) - item_ptr[0])) - (item_ptr[0] & 31));
    total_ptr[0] = 0x0p+0f/*0.000000e+00*/;
    total_ptr[1] = 0x0p+0f/*0.000000e+00*/;
    total_ptr[2] = 0x0p+0f/*0.000000e+00*/;
    total_ptr[3] = 0x0p+0f/*0.000000e+00*/;
    total_ptr[4] = 0x0p+0f/*0.000000e+00*/;
    total_ptr[5] = 0x0p+0f/*0.000000e+00*/;
    total_ptr[6] = 0x0p+0f/*0.000000e+00*/;
    total_ptr[7] = 0x0p+0f/*0.000000e+00*/;
    total_ptr[8] = 0x0p+0f/*0.000000e+00*/;
    total_ptr[9] = 0x0p+0f/*0.000000e+00*/;
    total_ptr[10] = 0x0p+0f/*0.000000e+00*/;
    total_ptr[11] = 0x0p+0f/*0.000000e+00*/;
    total_ptr[12] = 0x0p+0f/*0.000000e+00*/;
    total_ptr[13] = 0x0p+0f/*0.000000e+00*/;
    total_ptr[14] = 0x0p+0f/*0.000000e+00*/;
    total_ptr[15] = 0x0p+0f/*0.000000e+00*/;
    total_ptr[16] = 0x0p+0f/*0.000000e+00*/;
    total_ptr[17] = 0x0p+0f/*0.000000e+00*/;
    total_ptr[18] = 0x0p+0f/*0.000000e+00*/;
    total_ptr[19] = 0x0p+0f/*0.000000e+00*/;
    total_ptr[20] = 0x0p+0f/*0.000000e+00*/;
    total_ptr[21] = 0x0p+0f/*0.000000e+00*/;
    total_ptr[22] = 0x0p+0f/*0.000000e+00*/;
    total_ptr[23] = 0x0p+0f/*0.000000e+00*/;
    total_ptr[24] = 0x0p+0f/*0.000000e+00*/;
    total_ptr[25] = 0x0p+0f/*0.000000e+00*/;
    total_ptr[26] = 0x0p+0f/*0.000000e+00*/;
    total_ptr[27] = 0x0p+0f/*0.000000e+00*/;
    total_ptr[28] = 0x0p+0f/*0.000000e+00*/;
    total_ptr[29] = 0x0p+0f/*0.000000e+00*/;
    total_ptr[30] = 0x0p+0f/*0.000000e+00*/;
    total_ptr[31] = 0x0p+0f/*0.000000e+00*/;
    total_ptr[32] = 0x0p+0f/*0.000000e+00*/;
    total_ptr[33] = 0x0p+0f/*0.000000e+00*/;
    total_ptr[34] = 0x0p+0f/*0.000000e+00*/;
    total_ptr[35] = 0x0p+0f/*0.000000e+00*/;
    total_ptr[36] = 0x0p+0f/*0.000000e+00*/;
    total_ptr[37] = 0x0p+0f/*0.000000e+00*/;
    total_ptr[38] = 0x0p+0f/*0.000000e+00*/;
    total_ptr[39] = 0x0p+0f/*0.000000e+00*/;
    total_ptr[40] = 0x0p+0f/*0.000000e+00*/;
    total_ptr[41] = 0x0p+0f/*0.000000e+00*/;
    total_ptr[42] = 0x0p+0f/*0.000000e+00*/;
    total_ptr[43] = 0x0p+0f/*0.000000e+00*/;
    total_ptr[44] = 0x0p+0f/*0.000000e+00*/;
    total_ptr[45] = 0x0p+0f/*0.000000e+00*/;
    total_ptr[46] = 0x0p+0f/*0.000000e+00*/;
    total_ptr[47] = 0x0p+0f/*0.000000e+00*/;
    total_ptr[48] = 0x0p+0f/*0.000000e+00*/;
    total_ptr[49] = 0x0p+0f/*0.000000e+00*/;
    total_ptr[50] = 0x0p+0f/*0.000000e+00*/;
    total_ptr[51] = 0x0p+0f/*0.000000e+00*/;
    total_ptr[52] = 0x0p+0f/*0.000000e+00*/;
    total_ptr[53] = 0x0p+0f/*0.000000e+00*/;
    total_ptr[54] = 0x0p+0f/*0.000000e+00*/;
    total_ptr[55] = 0x0p+0f/*0.000000e+00*/;
    total_ptr[56] = 0x0p+0f/*0.000000e+00*/;
    total_ptr[57] = 0x0p+0f/*0.000000e+00*/;
    total_ptr[58] = 0x0p+0f/*0.000000e+00*/;
    total_ptr[59] = 0x0p+0f/*0.000000e+00*/;
    total_ptr[60] = 0x0p+0f/*0.000000e+00*/;
    total_ptr[61] = 0x0p+0f/*0.000000e+00*/;
    total_ptr[62] = 0x0p+0f/*0.000000e+00*/;
    total_ptr[63] = 0x0p+0f/*0.000000e+00*/;
    int cse_v2 = (((int)threadIdx.x) >> 2);
    int cse_v3 = (((int)threadIdx.x) & 3);
    int cse_v18 = ((((int)threadIdx.x) >> 2) * 20);
    int cse_v19 = ((((int)threadIdx.x) & 3) * 4);
    int cse_v20 = ((((int)threadIdx.x) >> 2) * 500);
    int cse_v30 = (((((int)threadIdx.x) >> 2) * 20) + ((((int)threadIdx.x) & 3) * 4));
    int condval;
    if ((((((item_ptr[0] >> 7) * 128) + (((item_ptr[0] & 63) >> 5) * 64)) + (((int)threadIdx.x) >> 2)) < 100) && (((first_ptr[0] * 4) + (((int)threadIdx.x) & 3)) < 125)) {
      condval = 16;
    } else {
      condval = 0;
    }
    tvm_builtin_ptx_cp_async_cg_src_size_async_cg_shared_global_16(tvm_builtin_cuda_cvta_generic_to_shared((&(((float*)pool_buf_ptr)[(((((int)threadIdx.x) >> 2) * 20) + ((((int)threadIdx.x) & 3) * 4))]))), (&(A_ptr[((((((item_ptr[0] >> 7) * 64000) + (((item_ptr[0] & 63) >> 5) * 32000)) + ((((int)threadIdx.x) >> 2) * 500)) + (first_ptr[0] * 16)) + ((((int)threadIdx.x) & 3) * 4))])), ((uint)condval));
    int condval_1;
    if ((((((item_ptr[0] >> 7) * 128) + (((item_ptr[0] & 63) >> 5) * 64)) + (((int)threadIdx.x) >> 2)) < 84) && (((first_ptr[0] * 4) + (((int)threadIdx.x) & 3)) < 125)) {
      condval_1 = 16;
    } else {
      condval_1 = 0;
    }
    tvm_builtin_ptx_cp_async_cg_src_size_async_cg_shared_global_16(tvm_builtin_cuda_cvta_generic_to_shared((&(((float*)pool_buf_ptr)[((((((int)threadIdx.x) >> 2) * 20) + ((((int)threadIdx.x) & 3) * 4)) + 320)]))), (&(A_ptr[(((((((item_ptr[0] >> 7) * 64000) + (((item_ptr[0] & 63) >> 5) * 32000)) + ((((int)threadIdx.x) >> 2) * 500)) + (first_ptr[0] * 16)) + ((((int)threadIdx.x) & 3) * 4)) + 8000)])), ((uint)condval_1));
    int condval_2;
    if ((((((item_ptr[0] >> 7) * 128) + (((item_ptr[0] & 63) >> 5) * 64)) + (((int)threadIdx.x) >> 2)) < 68) && (((first_ptr[0] * 4) + (((int)threadIdx.x) & 3)) < 125)) {
      condval_2 = 16;
    } else {
      condval_2 = 0;
    }
    tvm_builtin_ptx_cp_async_cg_src_size_async_cg_shared_global_16(tvm_builtin_cuda_cvta_generic_to_shared((&(((float*)pool_buf_ptr)[((((((int)threadIdx.x) >> 2) * 20) + ((((int)threadIdx.x) & 3) * 4)) + 640)]))), (&(A_ptr[(((((((item_ptr[0] >> 7) * 64000) + (((item_ptr[0] & 63) >> 5) * 32000)) + ((((int)threadIdx.x) >> 2) * 500)) + (first_ptr[0] * 16)) + ((((int)threadIdx.x) & 3) * 4)) + 16000)])), ((uint)condval_2));
    int condval_3;
    if ((((((item_ptr[0] >> 7) * 128) + (((item_ptr[0] & 63) >> 5) * 64)) + (((int)threadIdx.x) >> 2)) < 52) && (((first_ptr[0] * 4) + (((int)threadIdx.x) & 3)) < 125)) {
      condval_3 = 16;
    } else {
      condval_3 = 0;
    }
    tvm_builtin_ptx_cp_async_cg_src_size_async_cg_shared_global_16(tvm_builtin_cuda_cvta_generic_to_shared((&(((float*)pool_buf_ptr)[((((((int)threadIdx.x) >> 2) * 20) + ((((int)threadIdx.x) & 3) * 4)) + 960)]))), (&(A_ptr[(((((((item_ptr[0] >> 7) * 64000) + (((item_ptr[0] & 63) >> 5) * 32000)) + ((((int)threadIdx.x) >> 2) * 500)) + (first_ptr[0] * 16)) + ((((int)threadIdx.x) & 3) * 4)) + 24000)])), ((uint)condval_3));
    int cse_v4 = (((int)threadIdx.x) * 4);
    int cse_v5 = (((int)threadIdx.x) & 15);
    int cse_v21 = ((((int)threadIdx.x) >> 4) * 72);
    int cse_v22 = ((((int)threadIdx.x) & 15) * 4);
    int cse_v23 = ((((int)threadIdx.x) & 15) >> 1);
    int condval_4;
    if ((((((item_ptr[0] & 127) >> 6) * 8) + ((((int)threadIdx.x) & 15) >> 1)) < 9) && (first_ptr[0] < 32)) {
      condval_4 = 16;
    } else {
      condval_4 = 0;
    }
    tvm_builtin_ptx_cp_async_cg_src_size_async_cg_shared_global_16(tvm_builtin_cuda_cvta_generic_to_shared((&(((float*)pool_buf_ptr)[((((int)threadIdx.x) * 4) + 2560)]))), (&(B_ptr[((((first_ptr[0] * 1152) + ((((int)threadIdx.x) >> 4) * 72)) + (((item_ptr[0] & 127) >> 6) * 64)) + ((((int)threadIdx.x) & 15) * 4))])), ((uint)condval_4));
    int condval_5;
    if ((((((item_ptr[0] & 127) >> 6) * 8) + ((((int)threadIdx.x) & 15) >> 1)) < 9) && (first_ptr[0] < 31)) {
      condval_5 = 16;
    } else {
      condval_5 = 0;
    }
    tvm_builtin_ptx_cp_async_cg_src_size_async_cg_shared_global_16(tvm_builtin_cuda_cvta_generic_to_shared((&(((float*)pool_buf_ptr)[((((int)threadIdx.x) * 4) + 2816)]))), (&(B_ptr[(((((first_ptr[0] * 1152) + ((((int)threadIdx.x) >> 4) * 72)) + (((item_ptr[0] & 127) >> 6) * 64)) + ((((int)threadIdx.x) & 15) * 4)) + 288)])), ((uint)condval_5));
    int condval_6;
    if ((((((item_ptr[0] & 127) >> 6) * 8) + ((((int)threadIdx.x) & 15) >> 1)) < 9) && (first_ptr[0] < 31)) {
      condval_6 = 16;
    } else {
      condval_6 = 0;
    }
    tvm_builtin_ptx_cp_async_cg_src_size_async_cg_shared_global_16(tvm_builtin_cuda_cvta_generic_to_shared((&(((float*)pool_buf_ptr)[((((int)threadIdx.x) * 4) + 3072)]))), (&(B_ptr[(((((first_ptr[0] * 1152) + ((((int)threadIdx.x) >> 4) * 72)) + (((item_ptr[0] & 127) >> 6) * 64)) + ((((int)threadIdx.x) & 15) * 4)) + 576)])), ((uint)condval_6));
    int condval_7;
    if ((((((item_ptr[0] & 127) >> 6) * 8) + ((((int)threadIdx.x) & 15) >> 1)) < 9) && (first_ptr[0] < 31)) {
      condval_7 = 16;
    } else {
      condval_7 = 0;
    }
    tvm_builtin_ptx_cp_async_cg_src_size_async_cg_shared_global_16(tvm_builtin_cuda_cvta_generic_to_shared((&(((float*)pool_buf_ptr)[((((int)threadIdx.x) * 4) + 3328)]))), (&(B_ptr[(((((first_ptr[0] * 1152) + ((((int)threadIdx.x) >> 4) * 72)) + (((item_ptr[0] & 127) >> 6) * 64)) + ((((int)threadIdx.x) & 15) * 4)) + 864)])), ((uint)condval_7));
    tvm_builtin_ptx_cp_async_commit_group_async_commit_group();
    int cse_v10 = (((int)threadIdx.x) >> 3);
    int cse_v11 = (((int)threadIdx.x) & 7);
    int cse_v25 = ((((int)threadIdx.x) & 7) * 4);
    for (int k = 0; k < count_ptr[0]; ++k) {
      tvm_builtin_ptx_cp_async_wait_group_async_wait_group_0();
      tvm_builtin_cuda_cta_sync();
      int cse_v6 = (k * 16);
      int cse_v7 = (k * 4);
      int cse_v24 = ((k + 1) & 1);
      int cse_v36 = (((((k + 1) & 1) * 1280) + ((((int)threadIdx.x) >> 2) * 20)) + ((((int)threadIdx.x) & 3) * 4));
      int condval_8;
      if ((((((item_ptr[0] >> 7) * 128) + (((item_ptr[0] & 63) >> 5) * 64)) + (((int)threadIdx.x) >> 2)) < 100) && ((((first_ptr[0] * 4) + (k * 4)) + (((int)threadIdx.x) & 3)) < 121)) {
        condval_8 = 16;
      } else {
        condval_8 = 0;
      }
      tvm_builtin_ptx_cp_async_cg_src_size_async_cg_shared_global_16(tvm_builtin_cuda_cvta_generic_to_shared((&(((float*)pool_buf_ptr)[(((((k + 1) & 1) * 1280) + ((((int)threadIdx.x) >> 2) * 20)) + ((((int)threadIdx.x) & 3) * 4))]))), (&(A_ptr[((((((((item_ptr[0] >> 7) * 64000) + (((item_ptr[0] & 63) >> 5) * 32000)) + ((((int)threadIdx.x) >> 2) * 500)) + (first_ptr[0] * 16)) + (k * 16)) + ((((int)threadIdx.x) & 3) * 4)) + 16)])), ((uint)condval_8));
      int condval_9;
      if ((((((item_ptr[0] >> 7) * 128) + (((item_ptr[0] & 63) >> 5) * 64)) + (((int)threadIdx.x) >> 2)) < 84) && ((((first_ptr[0] * 4) + (k * 4)) + (((int)threadIdx.x) & 3)) < 121)) {
        condval_9 = 16;
      } else {
        condval_9 = 0;
      }
      tvm_builtin_ptx_cp_async_cg_src_size_async_cg_shared_global_16(tvm_builtin_cuda_cvta_generic_to_shared((&(((float*)pool_buf_ptr)[((((((k + 1) & 1) * 1280) + ((((int)threadIdx.x) >> 2) * 20)) + ((((int)threadIdx.x) & 3) * 4)) + 320)]))), (&(A_ptr[((((((((item_ptr[0] >> 7) * 64000) + (((item_ptr[0] & 63) >> 5) * 32000)) + ((((int)threadIdx.x) >> 2) * 500)) + (first_ptr[0] * 16)) + (k * 16)) + ((((int)threadIdx.x) & 3) * 4)) + 8016)])), ((uint)condval_9));
      int condval_10;
      if ((((((item_ptr[0] >> 7) * 128) + (((item_ptr[0] & 63) >> 5) * 64)) + (((int)threadIdx.x) >> 2)) < 68) && ((((first_ptr[0] * 4) + (k * 4)) + (((int)threadIdx.x) & 3)) < 121)) {
        condval_10 = 16;
      } else {
        condval_10 = 0;
      }
      tvm_builtin_ptx_cp_async_cg_src_size_async_cg_shared_global_16(tvm_builtin_cuda_cvta_generic_to_shared((&(((float*)pool_buf_ptr)[((((((k + 1) & 1) * 1280) + ((((int)threadIdx.x) >> 2) * 20)) + ((((int)threadIdx.x) & 3) * 4)) + 640)]))), (&(A_ptr[((((((((item_ptr[0] >> 7) * 64000) + (((item_ptr[0] & 63) >> 5) * 32000)) + ((((int)threadIdx.x) >> 2) * 500)) + (first_ptr[0] * 16)) + (k * 16)) + ((((int)threadIdx.x) & 3) * 4)) + 16016)])), ((uint)condval_10));
      int condval_11;
      if ((((((item_ptr[0] >> 7) * 128) + (((item_ptr[0] & 63) >> 5) * 64)) + (((int)threadIdx.x) >> 2)) < 52) && ((((first_ptr[0] * 4) + (k * 4)) + (((int)threadIdx.x) & 3)) < 121)) {
        condval_11 = 16;
      } else {
        condval_11 = 0;
      }
      tvm_builtin_ptx_cp_async_cg_src_size_async_cg_shared_global_16(tvm_builtin_cuda_cvta_generic_to_shared((&(((float*)pool_buf_ptr)[((((((k + 1) & 1) * 1280) + ((((int)threadIdx.x) >> 2) * 20)) + ((((int)threadIdx.x) & 3) * 4)) + 960)]))), (&(A_ptr[((((((((item_ptr[0] >> 7) * 64000) + (((item_ptr[0] & 63) >> 5) * 32000)) + ((((int)threadIdx.x) >> 2) * 500)) + (first_ptr[0] * 16)) + (k * 16)) + ((((int)threadIdx.x) & 3) * 4)) + 24016)])), ((uint)condval_11));
      int cse_v8 = (k * 1152);
      int cse_v33 = ((((k + 1) & 1) * 1024) + (((int)threadIdx.x) * 4));
      int condval_12;
      if ((((((item_ptr[0] & 127) >> 6) * 8) + ((((int)threadIdx.x) & 15) >> 1)) < 9) && ((first_ptr[0] + k) < 31)) {
        condval_12 = 16;
      } else {
        condval_12 = 0;
      }
      tvm_builtin_ptx_cp_async_cg_src_size_async_cg_shared_global_16(tvm_builtin_cuda_cvta_generic_to_shared((&(((float*)pool_buf_ptr)[(((((k + 1) & 1) * 1024) + (((int)threadIdx.x) * 4)) + 2560)]))), (&(B_ptr[((((((first_ptr[0] * 1152) + (k * 1152)) + ((((int)threadIdx.x) >> 4) * 72)) + (((item_ptr[0] & 127) >> 6) * 64)) + ((((int)threadIdx.x) & 15) * 4)) + 1152)])), ((uint)condval_12));
      int condval_13;
      if ((((((item_ptr[0] & 127) >> 6) * 8) + ((((int)threadIdx.x) & 15) >> 1)) < 9) && ((first_ptr[0] + k) < 30)) {
        condval_13 = 16;
      } else {
        condval_13 = 0;
      }
      tvm_builtin_ptx_cp_async_cg_src_size_async_cg_shared_global_16(tvm_builtin_cuda_cvta_generic_to_shared((&(((float*)pool_buf_ptr)[(((((k + 1) & 1) * 1024) + (((int)threadIdx.x) * 4)) + 2816)]))), (&(B_ptr[((((((first_ptr[0] * 1152) + (k * 1152)) + ((((int)threadIdx.x) >> 4) * 72)) + (((item_ptr[0] & 127) >> 6) * 64)) + ((((int)threadIdx.x) & 15) * 4)) + 1440)])), ((uint)condval_13));
      int condval_14;
      if ((((((item_ptr[0] & 127) >> 6) * 8) + ((((int)threadIdx.x) & 15) >> 1)) < 9) && ((first_ptr[0] + k) < 30)) {
        condval_14 = 16;
      } else {
        condval_14 = 0;
      }
      tvm_builtin_ptx_cp_async_cg_src_size_async_cg_shared_global_16(tvm_builtin_cuda_cvta_generic_to_shared((&(((float*)pool_buf_ptr)[(((((k + 1) & 1) * 1024) + (((int)threadIdx.x) * 4)) + 3072)]))), (&(B_ptr[((((((first_ptr[0] * 1152) + (k * 1152)) + ((((int)threadIdx.x) >> 4) * 72)) + (((item_ptr[0] & 127) >> 6) * 64)) + ((((int)threadIdx.x) & 15) * 4)) + 1728)])), ((uint)condval_14));
      int condval_15;
      if ((((((item_ptr[0] & 127) >> 6) * 8) + ((((int)threadIdx.x) & 15) >> 1)) < 9) && ((first_ptr[0] + k) < 30)) {
        condval_15 = 16;
      } else {
        condval_15 = 0;
      }
      tvm_builtin_ptx_cp_async_cg_src_size_async_cg_shared_global_16(tvm_builtin_cuda_cvta_generic_to_shared((&(((float*)pool_buf_ptr)[(((((k + 1) & 1) * 1024) + (((int)threadIdx.x) * 4)) + 3328)]))), (&(B_ptr[((((((first_ptr[0] * 1152) + (k * 1152)) + ((((int)threadIdx.x) >> 4) * 72)) + (((item_ptr[0] & 127) >> 6) * 64)) + ((((int)threadIdx.x) & 15) * 4)) + 2016)])), ((uint)condval_15));
      tvm_builtin_ptx_cp_async_commit_group_async_commit_group();
      alignas(64) float a_ptr[32];
      alignas(64) float b_ptr[32];
      for (int kk = 0; kk < 4; ++kk) {
        alignas(64) float four_ptr[4];
        int cse_v9 = (k & 1);
        int cse_v34 = ((((k & 1) * 1280) + ((((int)threadIdx.x) >> 3) * 20)) + (kk * 4));
        *(float4*)(four_ptr + 0) = *(float4*)(((float*)pool_buf_ptr) + ((((k & 1) * 1280) + ((((int)threadIdx.x) >> 3) * 20)) + (kk * 4)));
        a_ptr[0] = four_ptr[0];
        a_ptr[8] = four_ptr[1];
        a_ptr[16] = four_ptr[2];
        a_ptr[24] = four_ptr[3];
        *(float4*)(four_ptr + 0) = *(float4*)(((float*)pool_buf_ptr) + (((((k & 1) * 1280) + ((((int)threadIdx.x) >> 3) * 20)) + (kk * 4)) + 160));
        a_ptr[1] = four_ptr[0];
        a_ptr[9] = four_ptr[1];
        a_ptr[17] = four_ptr[2];
        a_ptr[25] = four_ptr[3];
        *(float4*)(four_ptr + 0) = *(float4*)(((float*)pool_buf_ptr) + (((((k & 1) * 1280) + ((((int)threadIdx.x) >> 3) * 20)) + (kk * 4)) + 320));
        a_ptr[2] = four_ptr[0];
        a_ptr[10] = four_ptr[1];
        a_ptr[18] = four_ptr[2];
        a_ptr[26] = four_ptr[3];
        *(float4*)(four_ptr + 0) = *(float4*)(((float*)pool_buf_ptr) + (((((k & 1) * 1280) + ((((int)threadIdx.x) >> 3) * 20)) + (kk * 4)) + 480));
        a_ptr[3] = four_ptr[0];
        a_ptr[11] = four_ptr[1];
        a_ptr[19] = four_ptr[2];
        a_ptr[27] = four_ptr[3];
        *(float4*)(four_ptr + 0) = *(float4*)(((float*)pool_buf_ptr) + (((((k & 1) * 1280) + ((((int)threadIdx.x) >> 3) * 20)) + (kk * 4)) + 640));
        a_ptr[4] = four_ptr[0];
        a_ptr[12] = four_ptr[1];
        a_ptr[20] = four_ptr[2];
        a_ptr[28] = four_ptr[3];
        *(float4*)(four_ptr + 0) = *(float4*)(((float*)pool_buf_ptr) + (((((k & 1) * 1280) + ((((int)threadIdx.x) >> 3) * 20)) + (kk * 4)) + 800));
        a_ptr[5] = four_ptr[0];
        a_ptr[13] = four_ptr[1];
        a_ptr[21] = four_ptr[2];
        a_ptr[29] = four_ptr[3];
        *(float4*)(four_ptr + 0) = *(float4*)(((float*)pool_buf_ptr) + (((((k & 1) * 1280) + ((((int)threadIdx.x) >> 3) * 20)) + (kk * 4)) + 960));
        a_ptr[6] = four_ptr[0];
        a_ptr[14] = four_ptr[1];
        a_ptr[22] = four_ptr[2];
        a_ptr[30] = four_ptr[3];
        *(float4*)(four_ptr + 0) = *(float4*)(((float*)pool_buf_ptr) + (((((k & 1) * 1280) + ((((int)threadIdx.x) >> 3) * 20)) + (kk * 4)) + 1120));
        a_ptr[7] = four_ptr[0];
        a_ptr[15] = four_ptr[1];
        a_ptr[23] = four_ptr[2];
        a_ptr[31] = four_ptr[3];
        alignas(64) float four_ptr_1[4];
        int cse_v35 = ((((k & 1) * 1024) + (kk * 256)) + ((((int)threadIdx.x) & 7) * 4));
        *(float4*)(b_ptr + 0) = *(float4*)(((float*)pool_buf_ptr) + (((((k & 1) * 1024) + (kk * 256)) + ((((int)threadIdx.x) & 7) * 4)) + 2560));
        *(float4*)(b_ptr + 4) = *(float4*)(((float*)pool_buf_ptr) + (((((k & 1) * 1024) + (kk * 256)) + ((((int)threadIdx.x) & 7) * 4)) + 2592));
        *(float4*)(b_ptr + 8) = *(float4*)(((float*)pool_buf_ptr) + (((((k & 1) * 1024) + (kk * 256)) + ((((int)threadIdx.x) & 7) * 4)) + 2624));
        *(float4*)(b_ptr + 12) = *(float4*)(((float*)pool_buf_ptr) + (((((k & 1) * 1024) + (kk * 256)) + ((((int)threadIdx.x) & 7) * 4)) + 2656));
        *(float4*)(b_ptr + 16) = *(float4*)(((float*)pool_buf_ptr) + (((((k & 1) * 1024) + (kk * 256)) + ((((int)threadIdx.x) & 7) * 4)) + 2688));
        *(float4*)(b_ptr + 20) = *(float4*)(((float*)pool_buf_ptr) + (((((k & 1) * 1024) + (kk * 256)) + ((((int)threadIdx.x) & 7) * 4)) + 2720));
        *(float4*)(b_ptr + 24) = *(float4*)(((float*)pool_buf_ptr) + (((((k & 1) * 1024) + (kk * 256)) + ((((int)threadIdx.x) & 7) * 4)) + 2752));
        *(float4*)(b_ptr + 28) = *(float4*)(((float*)pool_buf_ptr) + (((((k & 1) * 1024) + (kk * 256)) + ((((int)threadIdx.x) & 7) * 4)) + 2784));
        total_ptr[0] = (total_ptr[0] + (a_ptr[0] * b_ptr[0]));
        total_ptr[1] = (total_ptr[1] + (a_ptr[0] * b_ptr[1]));
        total_ptr[2] = (total_ptr[2] + (a_ptr[0] * b_ptr[2]));
        total_ptr[3] = (total_ptr[3] + (a_ptr[0] * b_ptr[3]));
        total_ptr[4] = (total_ptr[4] + (a_ptr[0] * b_ptr[4]));
        total_ptr[5] = (total_ptr[5] + (a_ptr[0] * b_ptr[5]));
        total_ptr[6] = (total_ptr[6] + (a_ptr[0] * b_ptr[6]));
        total_ptr[7] = (total_ptr[7] + (a_ptr[0] * b_ptr[7]));
        total_ptr[8] = (total_ptr[8] + (a_ptr[1] * b_ptr[0]));
        total_ptr[9] = (total_ptr[9] + (a_ptr[1] * b_ptr[1]));
        total_ptr[10] = (total_ptr[10] + (a_ptr[1] * b_ptr[2]));
        total_ptr[11] = (total_ptr[11] + (a_ptr[1] * b_ptr[3]));
        total_ptr[12] = (total_ptr[12] + (a_ptr[1] * b_ptr[4]));
        total_ptr[13] = (total_ptr[13] + (a_ptr[1] * b_ptr[5]));
        total_ptr[14] = (total_ptr[14] + (a_ptr[1] * b_ptr[6]));
        total_ptr[15] = (total_ptr[15] + (a_ptr[1] * b_ptr[7]));
        total_ptr[16] = (total_ptr[16] + (a_ptr[2] * b_ptr[0]));
        total_ptr[17] = (total_ptr[17] + (a_ptr[2] * b_ptr[1]));
        total_ptr[18] = (total_ptr[18] + (a_ptr[2] * b_ptr[2]));
        total_ptr[19] = (total_ptr[19] + (a_ptr[2] * b_ptr[3]));
        total_ptr[20] = (total_ptr[20] + (a_ptr[2] * b_ptr[4]));
        total_ptr[21] = (total_ptr[21] + (a_ptr[2] * b_ptr[5]));
        total_ptr[22] = (total_ptr[22] + (a_ptr[2] * b_ptr[6]));
        total_ptr[23] = (total_ptr[23] + (a_ptr[2] * b_ptr[7]));
        total_ptr[24] = (total_ptr[24] + (a_ptr[3] * b_ptr[0]));
        total_ptr[25] = (total_ptr[25] + (a_ptr[3] * b_ptr[1]));
        total_ptr[26] = (total_ptr[26] + (a_ptr[3] * b_ptr[2]));
        total_ptr[27] = (total_ptr[27] + (a_ptr[3] * b_ptr[3]));
        total_ptr[28] = (total_ptr[28] + (a_ptr[3] * b_ptr[4]));
        total_ptr[29] = (total_ptr[29] + (a_ptr[3] * b_ptr[5]));
        total_ptr[30] = (total_ptr[30] + (a_ptr[3] * b_ptr[6]));
        total_ptr[31] = (total_ptr[31] + (a_ptr[3] * b_ptr[7]));
        total_ptr[32] = (total_ptr[32] + (a_ptr[4] * b_ptr[0]));
        total_ptr[33] = (total_ptr[33] + (a_ptr[4] * b_ptr[1]));
        total_ptr[34] = (total_ptr[34] + (a_ptr[4] * b_ptr[2]));
        total_ptr[35] = (total_ptr[35] + (a_ptr[4] * b_ptr[3]));
        total_ptr[36] = (total_ptr[36] + (a_ptr[4] * b_ptr[4]));
        total_ptr[37] = (total_ptr[37] + (a_ptr[4] * b_ptr[5]));
        total_ptr[38] = (total_ptr[38] + (a_ptr[4] * b_ptr[6]));
        total_ptr[39] = (total_ptr[39] + (a_ptr[4] * b_ptr[7]));
        total_ptr[40] = (total_ptr[40] + (a_ptr[5] * b_ptr[0]));
        total_ptr[41] = (total_ptr[41] + (a_ptr[5] * b_ptr[1]));
        total_ptr[42] = (total_ptr[42] + (a_ptr[5] * b_ptr[2]));
        total_ptr[43] = (total_ptr[43] + (a_ptr[5] * b_ptr[3]));
        total_ptr[44] = (total_ptr[44] + (a_ptr[5] * b_ptr[4]));
        total_ptr[45] = (total_ptr[45] + (a_ptr[5] * b_ptr[5]));
        total_ptr[46] = (total_ptr[46] + (a_ptr[5] * b_ptr[6]));
        total_ptr[47] = (total_ptr[47] + (a_ptr[5] * b_ptr[7]));
        total_ptr[48] = (total_ptr[48] + (a_ptr[6] * b_ptr[0]));
        total_ptr[49] = (total_ptr[49] + (a_ptr[6] * b_ptr[1]));
        total_ptr[50] = (total_ptr[50] + (a_ptr[6] * b_ptr[2]));
        total_ptr[51] = (total_ptr[51] + (a_ptr[6] * b_ptr[3]));
        total_ptr[52] = (total_ptr[52] + (a_ptr[6] * b_ptr[4]));
        total_ptr[53] = (total_ptr[53] + (a_ptr[6] * b_ptr[5]));
        total_ptr[54] = (total_ptr[54] + (a_ptr[6] * b_ptr[6]));
        total_ptr[55] = (total_ptr[55] + (a_ptr[6] * b_ptr[7]));
        total_ptr[56] = (total_ptr[56] + (a_ptr[7] * b_ptr[0]));
        total_ptr[57] = (total_ptr[57] + (a_ptr[7] * b_ptr[1]));
        total_ptr[58] = (total_ptr[58] + (a_ptr[7] * b_ptr[2]));
        total_ptr[59] = (total_ptr[59] + (a_ptr[7] * b_ptr[3]));
        total_ptr[60] = (total_ptr[60] + (a_ptr[7] * b_ptr[4]));
        total_ptr[61] = (total_ptr[61] + (a_ptr[7] * b_ptr[5]));
        total_ptr[62] = (total_ptr[62] + (a_ptr[7] * b_ptr[6]));
        total_ptr[63] = (total_ptr[63] + (a_ptr[7] * b_ptr[7]));
        total_ptr[0] = (total_ptr[0] + (a_ptr[8] * b_ptr[8]));
        total_ptr[1] = (total_ptr[1] + (a_ptr[8] * b_ptr[9]));
        total_ptr[2] = (total_ptr[2] + (a_ptr[8] * b_ptr[10]));
        total_ptr[3] = (total_ptr[3] + (a_ptr[8] * b_ptr[11]));
        total_ptr[4] = (total_ptr[4] + (a_ptr[8] * b_ptr[12]));
        total_ptr[5] = (total_ptr[5] + (a_ptr[8] * b_ptr[13]));
        total_ptr[6] = (total_ptr[6] + (a_ptr[8] * b_ptr[14]));
        total_ptr[7] = (total_ptr[7] + (a_ptr[8] * b_ptr[15]));
        total_ptr[8] = (total_ptr[8] + (a_ptr[9] * b_ptr[8]));
        total_ptr[9] = (total_ptr[9] + (a_ptr[9] * b_ptr[9]));
        total_ptr[10] = (total_ptr[10] + (a_ptr[9] * b_ptr[10]));
        total_ptr[11] = (total_ptr[11] + (a_ptr[9] * b_ptr[11]));
        total_ptr[12] = (total_ptr[12] + (a_ptr[9] * b_ptr[12]));
        total_ptr[13] = (total_ptr[13] + (a_ptr[9] * b_ptr[13]));
        total_ptr[14] = (total_ptr[14] + (a_ptr[9] * b_ptr[14]));
        total_ptr[15] = (total_ptr[15] + (a_ptr[9] * b_ptr[15]));
        total_ptr[16] = (total_ptr[16] + (a_ptr[10] * b_ptr[8]));
        total_ptr[17] = (total_ptr[17] + (a_ptr[10] * b_ptr[9]));
        total_ptr[18] = (total_ptr[18] + (a_ptr[10] * b_ptr[10]));
        total_ptr[19] = (total_ptr[19] + (a_ptr[10] * b_ptr[11]));
        total_ptr[20] = (total_ptr[20] + (a_ptr[10] * b_ptr[12]));
        total_ptr[21] = (total_ptr[21] + (a_ptr[10] * b_ptr[13]));
        total_ptr[22] = (total_ptr[22] + (a_ptr[10] * b_ptr[14]));
        total_ptr[23] = (total_ptr[23] + (a_ptr[10] * b_ptr[15]));
        total_ptr[24] = (total_ptr[24] + (a_ptr[11] * b_ptr[8]));
        total_ptr[25] = (total_ptr[25] + (a_ptr[11] * b_ptr[9]));
        total_ptr[26] = (total_ptr[26] + (a_ptr[11] * b_ptr[10]));
        total_ptr[27] = (total_ptr[27] + (a_ptr[11] * b_ptr[11]));
        total_ptr[28] = (total_ptr[28] + (a_ptr[11] * b_ptr[12]));
        total_ptr[29] = (total_ptr[29] + (a_ptr[11] * b_ptr[13]));
        total_ptr[30] = (total_ptr[30] + (a_ptr[11] * b_ptr[14]));
        total_ptr[31] = (total_ptr[31] + (a_ptr[11] * b_ptr[15]));
        total_ptr[32] = (total_ptr[32] + (a_ptr[12] * b_ptr[8]));
        total_ptr[33] = (total_ptr[33] + (a_ptr[12] * b_ptr[9]));
        total_ptr[34] = (total_ptr[34] + (a_ptr[12] * b_ptr[10]));
        total_ptr[35] = (total_ptr[35] + (a_ptr[12] * b_ptr[11]));
        total_ptr[36] = (total_ptr[36] + (a_ptr[12] * b_ptr[12]));
        total_ptr[37] = (total_ptr[37] + (a_ptr[12] * b_ptr[13]));
        total_ptr[38] = (total_ptr[38] + (a_ptr[12] * b_ptr[14]));
        total_ptr[39] = (total_ptr[39] + (a_ptr[12] * b_ptr[15]));
        total_ptr[40] = (total_ptr[40] + (a_ptr[13] * b_ptr[8]));
        total_ptr[41] = (total_ptr[41] + (a_ptr[13] * b_ptr[9]));
        total_ptr[42] = (total_ptr[42] + (a_ptr[13] * b_ptr[10]));
        total_ptr[43] = (total_ptr[43] + (a_ptr[13] * b_ptr[11]));
        total_ptr[44] = (total_ptr[44] + (a_ptr[13] * b_ptr[12]));
        total_ptr[45] = (total_ptr[45] + (a_ptr[13] * b_ptr[13]));
        total_ptr[46] = (total_ptr[46] + (a_ptr[13] * b_ptr[14]));
        total_ptr[47] = (total_ptr[47] + (a_ptr[13] * b_ptr[15]));
        total_ptr[48] = (total_ptr[48] + (a_ptr[14] * b_ptr[8]));
        total_ptr[49] = (total_ptr[49] + (a_ptr[14] * b_ptr[9]));
        total_ptr[50] = (total_ptr[50] + (a_ptr[14] * b_ptr[10]));
        total_ptr[51] = (total_ptr[51] + (a_ptr[14] * b_ptr[11]));
        total_ptr[52] = (total_ptr[52] + (a_ptr[14] * b_ptr[12]));
        total_ptr[53] = (total_ptr[53] + (a_ptr[14] * b_ptr[13]));
        total_ptr[54] = (total_ptr[54] + (a_ptr[14] * b_ptr[14]));
        total_ptr[55] = (total_ptr[55] + (a_ptr[14] * b_ptr[15]));
        total_ptr[56] = (total_ptr[56] + (a_ptr[15] * b_ptr[8]));
        total_ptr[57] = (total_ptr[57] + (a_ptr[15] * b_ptr[9]));
        total_ptr[58] = (total_ptr[58] + (a_ptr[15] * b_ptr[10]));
        total_ptr[59] = (total_ptr[59] + (a_ptr[15] * b_ptr[11]));
        total_ptr[60] = (total_ptr[60] + (a_ptr[15] * b_ptr[12]));
        total_ptr[61] = (total_ptr[61] + (a_ptr[15] * b_ptr[13]));
        total_ptr[62] = (total_ptr[62] + (a_ptr[15] * b_ptr[14]));
        total_ptr[63] = (total_ptr[63] + (a_ptr[15] * b_ptr[15]));
        total_ptr[0] = (total_ptr[0] + (a_ptr[16] * b_ptr[16]));
        total_ptr[1] = (total_ptr[1] + (a_ptr[16] * b_ptr[17]));
        total_ptr[2] = (total_ptr[2] + (a_ptr[16] * b_ptr[18]));
        total_ptr[3] = (total_ptr[3] + (a_ptr[16] * b_ptr[19]));
        total_ptr[4] = (total_ptr[4] + (a_ptr[16] * b_ptr[20]));
        total_ptr[5] = (total_ptr[5] + (a_ptr[16] * b_ptr[21]));
        total_ptr[6] = (total_ptr[6] + (a_ptr[16] * b_ptr[22]));
        total_ptr[7] = (total_ptr[7] + (a_ptr[16] * b_ptr[23]));
        total_ptr[8] = (total_ptr[8] + (a_ptr[17] * b_ptr[16]));
        total_ptr[9] = (total_ptr[9] + (a_ptr[17] * b_ptr[17]));
        total_ptr[10] = (total_ptr[10] + (a_ptr[17] * b_ptr[18]));
        total_ptr[11] = (total_ptr[11] + (a_ptr[17] * b_ptr[19]));
        total_ptr[12] = (total_ptr[12] + (a_ptr[17] * b_ptr[20]));
        total_ptr[13] = (total_ptr[13] + (a_ptr[17] * b_ptr[21]));
        total_ptr[14] = (total_ptr[14] + (a_ptr[17] * b_ptr[22]));
        total_ptr[15] = (total_ptr[15] + (a_ptr[17] * b_ptr[23]));
        total_ptr[16] = (total_ptr[16] + (a_ptr[18] * b_ptr[16]));
        total_ptr[17] = (total_ptr[17] + (a_ptr[18] * b_ptr[17]));
        total_ptr[18] = (total_ptr[18] + (a_ptr[18] * b_ptr[18]));
        total_ptr[19] = (total_ptr[19] + (a_ptr[18] * b_ptr[19]));
        total_ptr[20] = (total_ptr[20] + (a_ptr[18] * b_ptr[20]));
        total_ptr[21] = (total_ptr[21] + (a_ptr[18] * b_ptr[21]));
        total_ptr[22] = (total_ptr[22] + (a_ptr[18] * b_ptr[22]));
        total_ptr[23] = (total_ptr[23] + (a_ptr[18] * b_ptr[23]));
        total_ptr[24] = (total_ptr[24] + (a_ptr[19] * b_ptr[16]));
        total_ptr[25] = (total_ptr[25] + (a_ptr[19] * b_ptr[17]));
        total_ptr[26] = (total_ptr[26] + (a_ptr[19] * b_ptr[18]));
        total_ptr[27] = (total_ptr[27] + (a_ptr[19] * b_ptr[19]));
        total_ptr[28] = (total_ptr[28] + (a_ptr[19] * b_ptr[20]));
        total_ptr[29] = (total_ptr[29] + (a_ptr[19] * b_ptr[21]));
        total_ptr[30] = (total_ptr[30] + (a_ptr[19] * b_ptr[22]));
        total_ptr[31] = (total_ptr[31] + (a_ptr[19] * b_ptr[23]));
        total_ptr[32] = (total_ptr[32] + (a_ptr[20] * b_ptr[16]));
        total_ptr[33] = (total_ptr[33] + (a_ptr[20] * b_ptr[17]));
        total_ptr[34] = (total_ptr[34] + (a_ptr[20] * b_ptr[18]));
        total_ptr[35] = (total_ptr[35] + (a_ptr[20] * b_ptr[19]));
        total_ptr[36] = (total_ptr[36] + (a_ptr[20] * b_ptr[20]));
        total_ptr[37] = (total_ptr[37] + (a_ptr[20] * b_ptr[21]));
        total_ptr[38] = (total_ptr[38] + (a_ptr[20] * b_ptr[22]));
        total_ptr[39] = (total_ptr[39] + (a_ptr[20] * b_ptr[23]));
        total_ptr[40] = (total_ptr[40] + (a_ptr[21] * b_ptr[16]));
        total_ptr[41] = (total_ptr[41] + (a_ptr[21] * b_ptr[17]));
        total_ptr[42] = (total_ptr[42] + (a_ptr[21] * b_ptr[18]));
        total_ptr[43] = (total_ptr[43] + (a_ptr[21] * b_ptr[19]));
        total_ptr[44] = (total_ptr[44] + (a_ptr[21] * b_ptr[20]));
        total_ptr[45] = (total_ptr[45] + (a_ptr[21] * b_ptr[21]));
        total_ptr[46] = (total_ptr[46] + (a_ptr[21] * b_ptr[22]));
        total_ptr[47] = (total_ptr[47] + (a_ptr[21] * b_ptr[23]));
        total_ptr[48] = (total_ptr[48] + (a_ptr[22] * b_ptr[16]));
        total_ptr[49] = (total_ptr[49] + (a_ptr[22] * b_ptr[17]));
        total_ptr[50] = (total_ptr[50] + (a_ptr[22] * b_ptr[18]));
        total_ptr[51] = (total_ptr[51] + (a_ptr[22] * b_ptr[19]));
        total_ptr[52] = (total_ptr[52] + (a_ptr[22] * b_ptr[20]));
        total_ptr[53] = (total_ptr[53] + (a_ptr[22] * b_ptr[21]));
        total_ptr[54] = (total_ptr[54] + (a_ptr[22] * b_ptr[22]));
        total_ptr[55] = (total_ptr[55] + (a_ptr[22] * b_ptr[23]));
        total_ptr[56] = (total_ptr[56] + (a_ptr[23] * b_ptr[16]));
        total_ptr[57] = (total_ptr[57] + (a_ptr[23] * b_ptr[17]));
        total_ptr[58] = (total_ptr[58] + (a_ptr[23] * b_ptr[18]));
        total_ptr[59] = (total_ptr[59] + (a_ptr[23] * b_ptr[19]));
        total_ptr[60] = (total_ptr[60] + (a_ptr[23] * b_ptr[20]));
        total_ptr[61] = (total_ptr[61] + (a_ptr[23] * b_ptr[21]));
        total_ptr[62] = (total_ptr[62] + (a_ptr[23] * b_ptr[22]));
        total_ptr[63] = (total_ptr[63] + (a_ptr[23] * b_ptr[23]));
        total_ptr[0] = (total_ptr[0] + (a_ptr[24] * b_ptr[24]));
        total_ptr[1] = (total_ptr[1] + (a_ptr[24] * b_ptr[25]));
        total_ptr[2] = (total_ptr[2] + (a_ptr[24] * b_ptr[26]));
        total_ptr[3] = (total_ptr[3] + (a_ptr[24] * b_ptr[27]));
        total_ptr[4] = (total_ptr[4] + (a_ptr[24] * b_ptr[28]));
        total_ptr[5] = (total_ptr[5] + (a_ptr[24] * b_ptr[29]));
        total_ptr[6] = (total_ptr[6] + (a_ptr[24] * b_ptr[30]));
        total_ptr[7] = (total_ptr[7] + (a_ptr[24] * b_ptr[31]));
        total_ptr[8] = (total_ptr[8] + (a_ptr[25] * b_ptr[24]));
        total_ptr[9] = (total_ptr[9] + (a_ptr[25] * b_ptr[25]));
        total_ptr[10] = (total_ptr[10] + (a_ptr[25] * b_ptr[26]));
        total_ptr[11] = (total_ptr[11] + (a_ptr[25] * b_ptr[27]));
        total_ptr[12] = (total_ptr[12] + (a_ptr[25] * b_ptr[28]));
        total_ptr[13] = (total_ptr[13] + (a_ptr[25] * b_ptr[29]));
        total_ptr[14] = (total_ptr[14] + (a_ptr[25] * b_ptr[30]));
        total_ptr[15] = (total_ptr[15] + (a_ptr[25] * b_ptr[31]));
        total_ptr[16] = (total_ptr[16] + (a_ptr[26] * b_ptr[24]));
        total_ptr[17] = (total_ptr[17] + (a_ptr[26] * b_ptr[25]));
        total_ptr[18] = (total_ptr[18] + (a_ptr[26] * b_ptr[26]));
        total_ptr[19] = (total_ptr[19] + (a_ptr[26] * b_ptr[27]));
        total_ptr[20] = (total_ptr[20] + (a_ptr[26] * b_ptr[28]));
        total_ptr[21] = (total_ptr[21] + (a_ptr[26] * b_ptr[29]));
        total_ptr[22] = (total_ptr[22] + (a_ptr[26] * b_ptr[30]));
        total_ptr[23] = (total_ptr[23] + (a_ptr[26] * b_ptr[31]));
        total_ptr[24] = (total_ptr[24] + (a_ptr[27] * b_ptr[24]));
        total_ptr[25] = (total_ptr[25] + (a_ptr[27] * b_ptr[25]));
        total_ptr[26] = (total_ptr[26] + (a_ptr[27] * b_ptr[26]));
        total_ptr[27] = (total_ptr[27] + (a_ptr[27] * b_ptr[27]));
        total_ptr[28] = (total_ptr[28] + (a_ptr[27] * b_ptr[28]));
        total_ptr[29] = (total_ptr[29] + (a_ptr[27] * b_ptr[29]));
        total_ptr[30] = (total_ptr[30] + (a_ptr[27] * b_ptr[30]));
        total_ptr[31] = (total_ptr[31] + (a_ptr[27] * b_ptr[31]));
        total_ptr[32] = (total_ptr[32] + (a_ptr[28] * b_ptr[24]));
        total_ptr[33] = (total_ptr[33] + (a_ptr[28] * b_ptr[25]));
        total_ptr[34] = (total_ptr[34] + (a_ptr[28] * b_ptr[26]));
        total_ptr[35] = (total_ptr[35] + (a_ptr[28] * b_ptr[27]));
        total_ptr[36] = (total_ptr[36] + (a_ptr[28] * b_ptr[28]));
        total_ptr[37] = (total_ptr[37] + (a_ptr[28] * b_ptr[29]));
        total_ptr[38] = (total_ptr[38] + (a_ptr[28] * b_ptr[30]));
        total_ptr[39] = (total_ptr[39] + (a_ptr[28] * b_ptr[31]));
        total_ptr[40] = (total_ptr[40] + (a_ptr[29] * b_ptr[24]));
        total_ptr[41] = (total_ptr[41] + (a_ptr[29] * b_ptr[25]));
        total_ptr[42] = (total_ptr[42] + (a_ptr[29] * b_ptr[26]));
        total_ptr[43] = (total_ptr[43] + (a_ptr[29] * b_ptr[27]));
        total_ptr[44] = (total_ptr[44] + (a_ptr[29] * b_ptr[28]));
        total_ptr[45] = (total_ptr[45] + (a_ptr[29] * b_ptr[29]));
        total_ptr[46] = (total_ptr[46] + (a_ptr[29] * b_ptr[30]));
        total_ptr[47] = (total_ptr[47] + (a_ptr[29] * b_ptr[31]));
        total_ptr[48] = (total_ptr[48] + (a_ptr[30] * b_ptr[24]));
        total_ptr[49] = (total_ptr[49] + (a_ptr[30] * b_ptr[25]));
        total_ptr[50] = (total_ptr[50] + (a_ptr[30] * b_ptr[26]));
        total_ptr[51] = (total_ptr[51] + (a_ptr[30] * b_ptr[27]));
        total_ptr[52] = (total_ptr[52] + (a_ptr[30] * b_ptr[28]));
        total_ptr[53] = (total_ptr[53] + (a_ptr[30] * b_ptr[29]));
        total_ptr[54] = (total_ptr[54] + (a_ptr[30] * b_ptr[30]));
        total_ptr[55] = (total_ptr[55] + (a_ptr[30] * b_ptr[31]));
        total_ptr[56] = (total_ptr[56] + (a_ptr[31] * b_ptr[24]));
        total_ptr[57] = (total_ptr[57] + (a_ptr[31] * b_ptr[25]));
        total_ptr[58] = (total_ptr[58] + (a_ptr[31] * b_ptr[26]));
        total_ptr[59] = (total_ptr[59] + (a_ptr[31] * b_ptr[27]));
        total_ptr[60] = (total_ptr[60] + (a_ptr[31] * b_ptr[28]));
        total_ptr[61] = (total_ptr[61] + (a_ptr[31] * b_ptr[29]));
        total_ptr[62] = (total_ptr[62] + (a_ptr[31] * b_ptr[30]));
        total_ptr[63] = (total_ptr[63] + (a_ptr[31] * b_ptr[31]));
      }
    }
    tvm_builtin_ptx_cp_async_wait_group_async_wait_group_0();
    tvm_builtin_cuda_cta_sync();
    if (count_ptr[0] == 32) {
      int cse_v26 = ((((int)threadIdx.x) & 7) >> 1);
      int cse_v27 = ((((int)threadIdx.x) >> 3) * 72);
      if ((((((item_ptr[0] >> 7) * 32) + (((item_ptr[0] & 63) >> 5) * 16)) + (((int)threadIdx.x) >> 5)) < 25) && (((((item_ptr[0] & 127) >> 6) * 8) + ((((int)threadIdx.x) & 7) >> 1)) < 9)) {
        C_ptr[((((((item_ptr[0] >> 7) * 9216) + (((item_ptr[0] & 63) >> 5) * 4608)) + ((((int)threadIdx.x) >> 3) * 72)) + (((item_ptr[0] & 127) >> 6) * 64)) + ((((int)threadIdx.x) & 7) * 4))] = total_ptr[0];
      }
      if ((((((item_ptr[0] >> 7) * 32) + (((item_ptr[0] & 63) >> 5) * 16)) + (((int)threadIdx.x) >> 5)) < 25) && (((((item_ptr[0] & 127) >> 6) * 8) + ((((int)threadIdx.x) & 7) >> 1)) < 9)) {
        C_ptr[(((((((item_ptr[0] >> 7) * 9216) + (((item_ptr[0] & 63) >> 5) * 4608)) + ((((int)threadIdx.x) >> 3) * 72)) + (((item_ptr[0] & 127) >> 6) * 64)) + ((((int)threadIdx.x) & 7) * 4)) + 1)] = total_ptr[1];
      }
      if ((((((item_ptr[0] >> 7) * 32) + (((item_ptr[0] & 63) >> 5) * 16)) + (((int)threadIdx.x) >> 5)) < 25) && (((((item_ptr[0] & 127) >> 6) * 8) + ((((int)threadIdx.x) & 7) >> 1)) < 9)) {
        C_ptr[(((((((item_ptr[0] >> 7) * 9216) + (((item_ptr[0] & 63) >> 5) * 4608)) + ((((int)threadIdx.x) >> 3) * 72)) + (((item_ptr[0] & 127) >> 6) * 64)) + ((((int)threadIdx.x) & 7) * 4)) + 2)] = total_ptr[2];
      }
      if ((((((item_ptr[0] >> 7) * 32) + (((item_ptr[0] & 63) >> 5) * 16)) + (((int)threadIdx.x) >> 5)) < 25) && (((((item_ptr[0] & 127) >> 6) * 8) + ((((int)threadIdx.x) & 7) >> 1)) < 9)) {
        C_ptr[(((((((item_ptr[0] >> 7) * 9216) + (((item_ptr[0] & 63) >> 5) * 4608)) + ((((int)threadIdx.x) >> 3) * 72)) + (((item_ptr[0] & 127) >> 6) * 64)) + ((((int)threadIdx.x) & 7) * 4)) + 3)] = total_ptr[3];
      }
      if ((((((item_ptr[0] >> 7) * 32) + (((item_ptr[0] & 63) >> 5) * 16)) + (((int)threadIdx.x) >> 5)) < 25) && (((((item_ptr[0] & 127) >> 6) * 8) + ((((int)threadIdx.x) & 7) >> 1)) < 5)) {
        C_ptr[(((((((item_ptr[0] >> 7) * 9216) + (((item_ptr[0] & 63) >> 5) * 4608)) + ((((int)threadIdx.x) >> 3) * 72)) + (((item_ptr[0] & 127) >> 6) * 64)) + ((((int)threadIdx.x) & 7) * 4)) + 32)] = total_ptr[4];
      }
      if ((((((item_ptr[0] >> 7) * 32) + (((item_ptr[0] & 63) >> 5) * 16)) + (((int)threadIdx.x) >> 5)) < 25) && (((((item_ptr[0] & 127) >> 6) * 8) + ((((int)threadIdx.x) & 7) >> 1)) < 5)) {
        C_ptr[(((((((item_ptr[0] >> 7) * 9216) + (((item_ptr[0] & 63) >> 5) * 4608)) + ((((int)threadIdx.x) >> 3) * 72)) + (((item_ptr[0] & 127) >> 6) * 64)) + ((((int)threadIdx.x) & 7) * 4)) + 33)] = total_ptr[5];
      }
      if ((((((item_ptr[0] >> 7) * 32) + (((item_ptr[0] & 63) >> 5) * 16)) + (((int)threadIdx.x) >> 5)) < 25) && (((((item_ptr[0] & 127) >> 6) * 8) + ((((int)threadIdx.x) & 7) >> 1)) < 5)) {
        C_ptr[(((((((item_ptr[0] >> 7) * 9216) + (((item_ptr[0] & 63) >> 5) * 4608)) + ((((int)threadIdx.x) >> 3) * 72)) + (((item_ptr[0] & 127) >> 6) * 64)) + ((((int)threadIdx.x) & 7) * 4)) + 34)] = total_ptr[6];
      }
      if ((((((item_ptr[0] >> 7) * 32) + (((item_ptr[0] & 63) >> 5) * 16)) + (((int)threadIdx.x) >> 5)) < 25) && (((((item_ptr[0] & 127) >> 6) * 8) + ((((int)threadIdx.x) & 7) >> 1)) < 5)) {
        C_ptr[(((((((item_ptr[0] >> 7) * 9216) + (((item_ptr[0] & 63) >> 5) * 4608)) + ((((int)threadIdx.x) >> 3) * 72)) + (((item_ptr[0] & 127) >> 6) * 64)) + ((((int)threadIdx.x) & 7) * 4)) + 35)] = total_ptr[7];
      }
      if ((((((item_ptr[0] >> 7) * 32) + (((item_ptr[0] & 63) >> 5) * 16)) + (((int)threadIdx.x) >> 5)) < 23) && (((((item_ptr[0] & 127) >> 6) * 8) + ((((int)threadIdx.x) & 7) >> 1)) < 9)) {
        C_ptr[(((((((item_ptr[0] >> 7) * 9216) + (((item_ptr[0] & 63) >> 5) * 4608)) + ((((int)threadIdx.x) >> 3) * 72)) + (((item_ptr[0] & 127) >> 6) * 64)) + ((((int)threadIdx.x) & 7) * 4)) + 576)] = total_ptr[8];
      }
      if ((((((item_ptr[0] >> 7) * 32) + (((item_ptr[0] & 63) >> 5) * 16)) + (((int)threadIdx.x) >> 5)) < 23) && (((((item_ptr[0] & 127) >> 6) * 8) + ((((int)threadIdx.x) & 7) >> 1)) < 9)) {
        C_ptr[(((((((item_ptr[0] >> 7) * 9216) + (((item_ptr[0] & 63) >> 5) * 4608)) + ((((int)threadIdx.x) >> 3) * 72)) + (((item_ptr[0] & 127) >> 6) * 64)) + ((((int)threadIdx.x) & 7) * 4)) + 577)] = total_ptr[9];
      }
      if ((((((item_ptr[0] >> 7) * 32) + (((item_ptr[0] & 63) >> 5) * 16)) + (((int)threadIdx.x) >> 5)) < 23) && (((((item_ptr[0] & 127) >> 6) * 8) + ((((int)threadIdx.x) & 7) >> 1)) < 9)) {
        C_ptr[(((((((item_ptr[0] >> 7) * 9216) + (((item_ptr[0] & 63) >> 5) * 4608)) + ((((int)threadIdx.x) >> 3) * 72)) + (((item_ptr[0] & 127) >> 6) * 64)) + ((((int)threadIdx.x) & 7) * 4)) + 578)] = total_ptr[10];
      }
      if ((((((item_ptr[0] >> 7) * 32) + (((item_ptr[0] & 63) >> 5) * 16)) + (((int)threadIdx.x) >> 5)) < 23) && (((((item_ptr[0] & 127) >> 6) * 8) + ((((int)threadIdx.x) & 7) >> 1)) < 9)) {
        C_ptr[(((((((item_ptr[0] >> 7) * 9216) + (((item_ptr[0] & 63) >> 5) * 4608)) + ((((int)threadIdx.x) >> 3) * 72)) + (((item_ptr[0] & 127) >> 6) * 64)) + ((((int)threadIdx.x) & 7) * 4)) + 579)] = total_ptr[11];
      }
      if ((((((item_ptr[0] >> 7) * 32) + (((item_ptr[0] & 63) >> 5) * 16)) + (((int)threadIdx.x) >> 5)) < 23) && (((((item_ptr[0] & 127) >> 6) * 8) + ((((int)threadIdx.x) & 7) >> 1)) < 5)) {
        C_ptr[(((((((item_ptr[0] >> 7) * 9216) + (((item_ptr[0] & 63) >> 5) * 4608)) + ((((int)threadIdx.x) >> 3) * 72)) + (((item_ptr[0] & 127) >> 6) * 64)) + ((((int)threadIdx.x) & 7) * 4)) + 608)] = total_ptr[12];
      }
      if ((((((item_ptr[0] >> 7) * 32) + (((item_ptr[0] & 63) >> 5) * 16)) + (((int)threadIdx.x) >> 5)) < 23) && (((((item_ptr[0] & 127) >> 6) * 8) + ((((int)threadIdx.x) & 7) >> 1)) < 5)) {
        C_ptr[(((((((item_ptr[0] >> 7) * 9216) + (((item_ptr[0] & 63) >> 5) * 4608)) + ((((int)threadIdx.x) >> 3) * 72)) + (((item_ptr[0] & 127) >> 6) * 64)) + ((((int)threadIdx.x) & 7) * 4)) + 609)] = total_ptr[13];
      }
      if ((((((item_ptr[0] >> 7) * 32) + (((item_ptr[0] & 63) >> 5) * 16)) + (((int)threadIdx.x) >> 5)) < 23) && (((((item_ptr[0] & 127) >> 6) * 8) + ((((int)threadIdx.x) & 7) >> 1)) < 5)) {
        C_ptr[(((((((item_ptr[0] >> 7) * 9216) + (((item_ptr[0] & 63) >> 5) * 4608)) + ((((int)threadIdx.x) >> 3) * 72)) + (((item_ptr[0] & 127) >> 6) * 64)) + ((((int)threadIdx.x) & 7) * 4)) + 610)] = total_ptr[14];
      }
      if ((((((item_ptr[0] >> 7) * 32) + (((item_ptr[0] & 63) >> 5) * 16)) + (((int)threadIdx.x) >> 5)) < 23) && (((((item_ptr[0] & 127) >> 6) * 8) + ((((int)threadIdx.x) & 7) >> 1)) < 5)) {
        C_ptr[(((((((item_ptr[0] >> 7) * 9216) + (((item_ptr[0] & 63) >> 5) * 4608)) + ((((int)threadIdx.x) >> 3) * 72)) + (((item_ptr[0] & 127) >> 6) * 64)) + ((((int)threadIdx.x) & 7) * 4)) + 611)] = total_ptr[15];
      }
      if ((((((item_ptr[0] >> 7) * 32) + (((item_ptr[0] & 63) >> 5) * 16)) + (((int)threadIdx.x) >> 5)) < 21) && (((((item_ptr[0] & 127) >> 6) * 8) + ((((int)threadIdx.x) & 7) >> 1)) < 9)) {
        C_ptr[(((((((item_ptr[0] >> 7) * 9216) + (((item_ptr[0] & 63) >> 5) * 4608)) + ((((int)threadIdx.x) >> 3) * 72)) + (((item_ptr[0] & 127) >> 6) * 64)) + ((((int)threadIdx.x) & 7) * 4)) + 1152)] = total_ptr[16];
      }
      if ((((((item_ptr[0] >> 7) * 32) + (((item_ptr[0] & 63) >> 5) * 16)) + (((int)threadIdx.x) >> 5)) < 21) && (((((item_ptr[0] & 127) >> 6) * 8) + ((((int)threadIdx.x) & 7) >> 1)) < 9)) {
        C_ptr[(((((((item_ptr[0] >> 7) * 9216) + (((item_ptr[0] & 63) >> 5) * 4608)) + ((((int)threadIdx.x) >> 3) * 72)) + (((item_ptr[0] & 127) >> 6) * 64)) + ((((int)threadIdx.x) & 7) * 4)) + 1153)] = total_ptr[17];
      }
      if ((((((item_ptr[0] >> 7) * 32) + (((item_ptr[0] & 63) >> 5) * 16)) + (((int)threadIdx.x) >> 5)) < 21) && (((((item_ptr[0] & 127) >> 6) * 8) + ((((int)threadIdx.x) & 7) >> 1)) < 9)) {
        C_ptr[(((((((item_ptr[0] >> 7) * 9216) + (((item_ptr[0] & 63) >> 5) * 4608)) + ((((int)threadIdx.x) >> 3) * 72)) + (((item_ptr[0] & 127) >> 6) * 64)) + ((((int)threadIdx.x) & 7) * 4)) + 1154)] = total_ptr[18];
      }
      if ((((((item_ptr[0] >> 7) * 32) + (((item_ptr[0] & 63) >> 5) * 16)) + (((int)threadIdx.x) >> 5)) < 21) && (((((item_ptr[0] & 127) >> 6) * 8) + ((((int)threadIdx.x) & 7) >> 1)) < 9)) {
        C_ptr[(((((((item_ptr[0] >> 7) * 9216) + (((item_ptr[0] & 63) >> 5) * 4608)) + ((((int)threadIdx.x) >> 3) * 72)) + (((item_ptr[0] & 127) >> 6) * 64)) + ((((int)threadIdx.x) & 7) * 4)) + 1155)] = total_ptr[19];
      }
      if ((((((item_ptr[0] >> 7) * 32) + (((item_ptr[0] & 63) >> 5) * 16)) + (((int)threadIdx.x) >> 5)) < 21) && (((((item_ptr[0] & 127) >> 6) * 8) + ((((int)threadIdx.x) & 7) >> 1)) < 5)) {
        C_ptr[(((((((item_ptr[0] >> 7) * 9216) + (((item_ptr[0] & 63) >> 5) * 4608)) + ((((int)threadIdx.x) >> 3) * 72)) + (((item_ptr[0] & 127) >> 6) * 64)) + ((((int)threadIdx.x) & 7) * 4)) + 1184)] = total_ptr[20];
      }
      if ((((((item_ptr[0] >> 7) * 32) + (((item_ptr[0] & 63) >> 5) * 16)) + (((int)threadIdx.x) >> 5)) < 21) && (((((item_ptr[0] & 127) >> 6) * 8) + ((((int)threadIdx.x) & 7) >> 1)) < 5)) {
        C_ptr[(((((((item_ptr[0] >> 7) * 9216) + (((item_ptr[0] & 63) >> 5) * 4608)) + ((((int)threadIdx.x) >> 3) * 72)) + (((item_ptr[0] & 127) >> 6) * 64)) + ((((int)threadIdx.x) & 7) * 4)) + 1185)] = total_ptr[21];
      }
      if ((((((item_ptr[0] >> 7) * 32) + (((item_ptr[0] & 63) >> 5) * 16)) + (((int)threadIdx.x) >> 5)) < 21) && (((((item_ptr[0] & 127) >> 6) * 8) + ((((int)threadIdx.x) & 7) >> 1)) < 5)) {
        C_ptr[(((((((item_ptr[0] >> 7) * 9216) + (((item_ptr[0] & 63) >> 5) * 4608)) + ((((int)threadIdx.x) >> 3) * 72)) + (((item_ptr[0] & 127) >> 6) * 64)) + ((((int)threadIdx.x) & 7) * 4)) + 1186)] = total_ptr[22];
      }
      if ((((((item_ptr[0] >> 7) * 32) + (((item_ptr[0] & 63) >> 5) * 16)) + (((int)threadIdx.x) >> 5)) < 21) && (((((item_ptr[0] & 127) >> 6) * 8) + ((((int)threadIdx.x) & 7) >> 1)) < 5)) {
        C_ptr[(((((((item_ptr[0] >> 7) * 9216) + (((item_ptr[0] & 63) >> 5) * 4608)) + ((((int)threadIdx.x) >> 3) * 72)) + (((item_ptr[0] & 127) >> 6) * 64)) + ((((int)threadIdx.x) & 7) * 4)) + 1187)] = total_ptr[23];
      }
      if ((((((item_ptr[0] >> 7) * 32) + (((item_ptr[0] & 63) >> 5) * 16)) + (((int)threadIdx.x) >> 5)) < 19) && (((((item_ptr[0] & 127) >> 6) * 8) + ((((int)threadIdx.x) & 7) >> 1)) < 9)) {
        C_ptr[(((((((item_ptr[0] >> 7) * 9216) + (((item_ptr[0] & 63) >> 5) * 4608)) + ((((int)threadIdx.x) >> 3) * 72)) + (((item_ptr[0] & 127) >> 6) * 64)) + ((((int)threadIdx.x) & 7) * 4)) + 1728)] = total_ptr[24];
      }
      if ((((((item_ptr[0] >> 7) * 32) + (((item_ptr[0] & 63) >> 5) * 16)) + (((int)threadIdx.x) >> 5)) < 19) && (((((item_ptr[0] & 127) >> 6) * 8) + ((((int)threadIdx.x) & 7) >> 1)) < 9)) {
        C_ptr[(((((((item_ptr[0] >> 7) * 9216) + (((item_ptr[0] & 63) >> 5) * 4608)) + ((((int)threadIdx.x) >> 3) * 72)) + (((item_ptr[0] & 127) >> 6) * 64)) + ((((int)threadIdx.x) & 7) * 4)) + 1729)] = total_ptr[25];
      }
      if ((((((item_ptr[0] >> 7) * 32) + (((item_ptr[0] & 63) >> 5) * 16)) + (((int)threadIdx.x) >> 5)) < 19) && (((((item_ptr[0] & 127) >> 6) * 8) + ((((int)threadIdx.x) & 7) >> 1)) < 9)) {
        C_ptr[(((((((item_ptr[0] >> 7) * 9216) + (((item_ptr[0] & 63) >> 5) * 4608)) + ((((int)threadIdx.x) >> 3) * 72)) + (((item_ptr[0] & 127) >> 6) * 64)) + ((((int)threadIdx.x) & 7) * 4)) + 1730)] = total_ptr[26];
      }
      if ((((((item_ptr[0] >> 7) * 32) + (((item_ptr[0] & 63) >> 5) * 16)) + (((int)threadIdx.x) >> 5)) < 19) && (((((item_ptr[0] & 127) >> 6) * 8) + ((((int)threadIdx.x) & 7) >> 1)) < 9)) {
        C_ptr[(((((((item_ptr[0] >> 7) * 9216) + (((item_ptr[0] & 63) >> 5) * 4608)) + ((((int)threadIdx.x) >> 3) * 72)) + (((item_ptr[0] & 127) >> 6) * 64)) + ((((int)threadIdx.x) & 7) * 4)) + 1731)] = total_ptr[27];
      }
      if ((((((item_ptr[0] >> 7) * 32) + (((item_ptr[0] & 63) >> 5) * 16)) + (((int)threadIdx.x) >> 5)) < 19) && (((((item_ptr[0] & 127) >> 6) * 8) + ((((int)threadIdx.x) & 7) >> 1)) < 5)) {
        C_ptr[(((((((item_ptr[0] >> 7) * 9216) + (((item_ptr[0] & 63) >> 5) * 4608)) + ((((int)threadIdx.x) >> 3) * 72)) + (((item_ptr[0] & 127) >> 6) * 64)) + ((((int)threadIdx.x) & 7) * 4)) + 1760)] = total_ptr[28];
      }
      if ((((((item_ptr[0] >> 7) * 32) + (((item_ptr[0] & 63) >> 5) * 16)) + (((int)threadIdx.x) >> 5)) < 19) && (((((item_ptr[0] & 127) >> 6) * 8) + ((((int)threadIdx.x) & 7) >> 1)) < 5)) {
        C_ptr[(((((((item_ptr[0] >> 7) * 9216) + (((item_ptr[0] & 63) >> 5) * 4608)) + ((((int)threadIdx.x) >> 3) * 72)) + (((item_ptr[0] & 127) >> 6) * 64)) + ((((int)threadIdx.x) & 7) * 4)) + 1761)] = total_ptr[29];
      }
      if ((((((item_ptr[0] >> 7) * 32) + (((item_ptr[0] & 63) >> 5) * 16)) + (((int)threadIdx.x) >> 5)) < 19) && (((((item_ptr[0] & 127) >> 6) * 8) + ((((int)threadIdx.x) & 7) >> 1)) < 5)) {
        C_ptr[(((((((item_ptr[0] >> 7) * 9216) + (((item_ptr[0] & 63) >> 5) * 4608)) + ((((int)threadIdx.x) >> 3) * 72)) + (((item_ptr[0] & 127) >> 6) * 64)) + ((((int)threadIdx.x) & 7) * 4)) + 1762)] = total_ptr[30];
      }
      if ((((((item_ptr[0] >> 7) * 32) + (((item_ptr[0] & 63) >> 5) * 16)) + (((int)threadIdx.x) >> 5)) < 19) && (((((item_ptr[0] & 127) >> 6) * 8) + ((((int)threadIdx.x) & 7) >> 1)) < 5)) {
        C_ptr[(((((((item_ptr[0] >> 7) * 9216) + (((item_ptr[0] & 63) >> 5) * 4608)) + ((((int)threadIdx.x) >> 3) * 72)) + (((item_ptr[0] & 127) >> 6) * 64)) + ((((int)threadIdx.x) & 7) * 4)) + 1763)] = total_ptr[31];
      }
      if ((((((item_ptr[0] >> 7) * 32) + (((item_ptr[0] & 63) >> 5) * 16)) + (((int)threadIdx.x) >> 5)) < 17) && (((((item_ptr[0] & 127) >> 6) * 8) + ((((int)threadIdx.x) & 7) >> 1)) < 9)) {
        C_ptr[(((((((item_ptr[0] >> 7) * 9216) + (((item_ptr[0] & 63) >> 5) * 4608)) + ((((int)threadIdx.x) >> 3) * 72)) + (((item_ptr[0] & 127) >> 6) * 64)) + ((((int)threadIdx.x) & 7) * 4)) + 2304)] = total_ptr[32];
      }
      if ((((((item_ptr[0] >> 7) * 32) + (((item_ptr[0] & 63) >> 5) * 16)) + (((int)threadIdx.x) >> 5)) < 17) && (((((item_ptr[0] & 127) >> 6) * 8) + ((((int)threadIdx.x) & 7) >> 1)) < 9)) {
        C_ptr[(((((((item_ptr[0] >> 7) * 9216) + (((item_ptr[0] & 63) >> 5) * 4608)) + ((((int)threadIdx.x) >> 3) * 72)) + (((item_ptr[0] & 127) >> 6) * 64)) + ((((int)threadIdx.x) & 7) * 4)) + 2305)] = total_ptr[33];
      }
      if ((((((item_ptr[0] >> 7) * 32) + (((item_ptr[0] & 63) >> 5) * 16)) + (((int)threadIdx.x) >> 5)) < 17) && (((((item_ptr[0] & 127) >> 6) * 8) + ((((int)threadIdx.x) & 7) >> 1)) < 9)) {
        C_ptr[(((((((item_ptr[0] >> 7) * 9216) + (((item_ptr[0] & 63) >> 5) * 4608)) + ((((int)threadIdx.x) >> 3) * 72)) + (((item_ptr[0] & 127) >> 6) * 64)) + ((((int)threadIdx.x) & 7) * 4)) + 2306)] = total_ptr[34];
      }
      if ((((((item_ptr[0] >> 7) * 32) + (((item_ptr[0] & 63) >> 5) * 16)) + (((int)threadIdx.x) >> 5)) < 17) && (((((item_ptr[0] & 127) >> 6) * 8) + ((((int)threadIdx.x) & 7) >> 1)) < 9)) {
        C_ptr[(((((((item_ptr[0] >> 7) * 9216) + (((item_ptr[0] & 63) >> 5) * 4608)) + ((((int)threadIdx.x) >> 3) * 72)) + (((item_ptr[0] & 127) >> 6) * 64)) + ((((int)threadIdx.x) & 7) * 4)) + 2307)] = total_ptr[35];
      }
      if ((((((item_ptr[0] >> 7) * 32) + (((item_ptr[0] & 63) >> 5) * 16)) + (((int)threadIdx.x) >> 5)) < 17) && (((((item_ptr[0] & 127) >> 6) * 8) + ((((int)threadIdx.x) & 7) >> 1)) < 5)) {
        C_ptr[(((((((item_ptr[0] >> 7) * 9216) + (((item_ptr[0] & 63) >> 5) * 4608)) + ((((int)threadIdx.x) >> 3) * 72)) + (((item_ptr[0] & 127) >> 6) * 64)) + ((((int)threadIdx.x) & 7) * 4)) + 2336)] = total_ptr[36];
      }
      if ((((((item_ptr[0] >> 7) * 32) + (((item_ptr[0] & 63) >> 5) * 16)) + (((int)threadIdx.x) >> 5)) < 17) && (((((item_ptr[0] & 127) >> 6) * 8) + ((((int)threadIdx.x) & 7) >> 1)) < 5)) {
        C_ptr[(((((((item_ptr[0] >> 7) * 9216) + (((item_ptr[0] & 63) >> 5) * 4608)) + ((((int)threadIdx.x) >> 3) * 72)) + (((item_ptr[0] & 127) >> 6) * 64)) + ((((int)threadIdx.x) & 7) * 4)) + 2337)] = total_ptr[37];
      }
      if ((((((item_ptr[0] >> 7) * 32) + (((item_ptr[0] & 63) >> 5) * 16)) + (((int)threadIdx.x) >> 5)) < 17) && (((((item_ptr[0] & 127) >> 6) * 8) + ((((int)threadIdx.x) & 7) >> 1)) < 5)) {
        C_ptr[(((((((item_ptr[0] >> 7) * 9216) + (((item_ptr[0] & 63) >> 5) * 4608)) + ((((int)threadIdx.x) >> 3) * 72)) + (((item_ptr[0] & 127) >> 6) * 64)) + ((((int)threadIdx.x) & 7) * 4)) + 2338)] = total_ptr[38];
      }
      if ((((((item_ptr[0] >> 7) * 32) + (((item_ptr[0] & 63) >> 5) * 16)) + (((int)threadIdx.x) >> 5)) < 17) && (((((item_ptr[0] & 127) >> 6) * 8) + ((((int)threadIdx.x) & 7) >> 1)) < 5)) {
        C_ptr[(((((((item_ptr[0] >> 7) * 9216) + (((item_ptr[0] & 63) >> 5) * 4608)) + ((((int)threadIdx.x) >> 3) * 72)) + (((item_ptr[0] & 127) >> 6) * 64)) + ((((int)threadIdx.x) & 7) * 4)) + 2339)] = total_ptr[39];
      }
      if ((((((item_ptr[0] >> 7) * 32) + (((item_ptr[0] & 63) >> 5) * 16)) + (((int)threadIdx.x) >> 5)) < 15) && (((((item_ptr[0] & 127) >> 6) * 8) + ((((int)threadIdx.x) & 7) >> 1)) < 9)) {
        C_ptr[(((((((item_ptr[0] >> 7) * 9216) + (((item_ptr[0] & 63) >> 5) * 4608)) + ((((int)threadIdx.x) >> 3) * 72)) + (((item_ptr[0] & 127) >> 6) * 64)) + ((((int)threadIdx.x) & 7) * 4)) + 2880)] = total_ptr[40];
      }
      if ((((((item_ptr[0] >> 7) * 32) + (((item_ptr[0] & 63) >> 5) * 16)) + (((int)threadIdx.x) >> 5)) < 15) && (((((item_ptr[0] & 127) >> 6) * 8) + ((((int)threadIdx.x) & 7) >> 1)) < 9)) {
        C_ptr[(((((((item_ptr[0] >> 7) * 9216) + (((item_ptr[0] & 63) >> 5) * 4608)) + ((((int)threadIdx.x) >> 3) * 72)) + (((item_ptr[0] & 127) >> 6) * 64)) + ((((int)threadIdx.x) & 7) * 4)) + 2881)] = total_ptr[41];
      }
      if ((((((item_ptr[0] >> 7) * 32) + (((item_ptr[0] & 63) >> 5) * 16)) + (((int)threadIdx.x) >> 5)) < 15) && (((((item_ptr[0] & 127) >> 6) * 8) + ((((int)threadIdx.x) & 7) >> 1)) < 9)) {
        C_ptr[(((((((item_ptr[0] >> 7) * 9216) + (((item_ptr[0] & 63) >> 5) * 4608)) + ((((int)threadIdx.x) >> 3) * 72)) + (((item_ptr[0] & 127) >> 6) * 64)) + ((((int)threadIdx.x) & 7) * 4)) + 2882)] = total_ptr[42];
      }
      if ((((((item_ptr[0] >> 7) * 32) + (((item_ptr[0] & 63) >> 5) * 16)) + (((int)threadIdx.x) >> 5)) < 15) && (((((item_ptr[0] & 127) >> 6) * 8) + ((((int)threadIdx.x) & 7) >> 1)) < 9)) {
        C_ptr[(((((((item_ptr[0] >> 7) * 9216) + (((item_ptr[0] & 63) >> 5) * 4608)) + ((((int)threadIdx.x) >> 3) * 72)) + (((item_ptr[0] & 127) >> 6) * 64)) + ((((int)threadIdx.x) & 7) * 4)) + 2883)] = total_ptr[43];
      }
      if ((((((item_ptr[0] >> 7) * 32) + (((item_ptr[0] & 63) >> 5) * 16)) + (((int)threadIdx.x) >> 5)) < 15) && (((((item_ptr[0] & 127) >> 6) * 8) + ((((int)threadIdx.x) & 7) >> 1)) < 5)) {
        C_ptr[(((((((item_ptr[0] >> 7) * 9216) + (((item_ptr[0] & 63) >> 5) * 4608)) + ((((int)threadIdx.x) >> 3) * 72)) + (((item_ptr[0] & 127) >> 6) * 64)) + ((((int)threadIdx.x) & 7) * 4)) + 2912)] = total_ptr[44];
      }
      if ((((((item_ptr[0] >> 7) * 32) + (((item_ptr[0] & 63) >> 5) * 16)) + (((int)threadIdx.x) >> 5)) < 15) && (((((item_ptr[0] & 127) >> 6) * 8) + ((((int)threadIdx.x) & 7) >> 1)) < 5)) {
        C_ptr[(((((((item_ptr[0] >> 7) * 9216) + (((item_ptr[0] & 63) >> 5) * 4608)) + ((((int)threadIdx.x) >> 3) * 72)) + (((item_ptr[0] & 127) >> 6) * 64)) + ((((int)threadIdx.x) & 7) * 4)) + 2913)] = total_ptr[45];
      }
      if ((((((item_ptr[0] >> 7) * 32) + (((item_ptr[0] & 63) >> 5) * 16)) + (((int)threadIdx.x) >> 5)) < 15) && (((((item_ptr[0] & 127) >> 6) * 8) + ((((int)threadIdx.x) & 7) >> 1)) < 5)) {
        C_ptr[(((((((item_ptr[0] >> 7) * 9216) + (((item_ptr[0] & 63) >> 5) * 4608)) + ((((int)threadIdx.x) >> 3) * 72)) + (((item_ptr[0] & 127) >> 6) * 64)) + ((((int)threadIdx.x) & 7) * 4)) + 2914)] = total_ptr[46];
      }
      if ((((((item_ptr[0] >> 7) * 32) + (((item_ptr[0] & 63) >> 5) * 16)) + (((int)threadIdx.x) >> 5)) < 15) && (((((item_ptr[0] & 127) >> 6) * 8) + ((((int)threadIdx.x) & 7) >> 1)) < 5)) {
        C_ptr[(((((((item_ptr[0] >> 7) * 9216) + (((item_ptr[0] & 63) >> 5) * 4608)) + ((((int)threadIdx.x) >> 3) * 72)) + (((item_ptr[0] & 127) >> 6) * 64)) + ((((int)threadIdx.x) & 7) * 4)) + 2915)] = total_ptr[47];
      }
      if ((((((item_ptr[0] >> 7) * 32) + (((item_ptr[0] & 63) >> 5) * 16)) + (((int)threadIdx.x) >> 5)) < 13) && (((((item_ptr[0] & 127) >> 6) * 8) + ((((int)threadIdx.x) & 7) >> 1)) < 9)) {
        C_ptr[(((((((item_ptr[0] >> 7) * 9216) + (((item_ptr[0] & 63) >> 5) * 4608)) + ((((int)threadIdx.x) >> 3) * 72)) + (((item_ptr[0] & 127) >> 6) * 64)) + ((((int)threadIdx.x) & 7) * 4)) + 3456)] = total_ptr[48];
      }
      if ((((((item_ptr[0] >> 7) * 32) + (((item_ptr[0] & 63) >> 5) * 16)) + (((int)threadIdx.x) >> 5)) < 13) && (((((item_ptr[0] & 127) >> 6) * 8) + ((((int)threadIdx.x) & 7) >> 1)) < 9)) {
        C_ptr[(((((((item_ptr[0] >> 7) * 9216) + (((item_ptr[0] & 63) >> 5) * 4608)) + ((((int)threadIdx.x) >> 3) * 72)) + (((item_ptr[0] & 127) >> 6) * 64)) + ((((int)threadIdx.x) & 7) * 4)) + 3457)] = total_ptr[49];
      }
      if ((((((item_ptr[0] >> 7) * 32) + (((item_ptr[0] & 63) >> 5) * 16)) + (((int)threadIdx.x) >> 5)) < 13) && (((((item_ptr[0] & 127) >> 6) * 8) + ((((int)threadIdx.x) & 7) >> 1)) < 9)) {
        C_ptr[(((((((item_ptr[0] >> 7) * 9216) + (((item_ptr[0] & 63) >> 5) * 4608)) + ((((int)threadIdx.x) >> 3) * 72)) + (((item_ptr[0] & 127) >> 6) * 64)) + ((((int)threadIdx.x) & 7) * 4)) + 3458)] = total_ptr[50];
      }
      if ((((((item_ptr[0] >> 7) * 32) + (((item_ptr[0] & 63) >> 5) * 16)) + (((int)threadIdx.x) >> 5)) < 13) && (((((item_ptr[0] & 127) >> 6) * 8) + ((((int)threadIdx.x) & 7) >> 1)) < 9)) {
        C_ptr[(((((((item_ptr[0] >> 7) * 9216) + (((item_ptr[0] & 63) >> 5) * 4608)) + ((((int)threadIdx.x) >> 3) * 72)) + (((item_ptr[0] & 127) >> 6) * 64)) + ((((int)threadIdx.x) & 7) * 4)) + 3459)] = total_ptr[51];
      }
      if ((((((item_ptr[0] >> 7) * 32) + (((item_ptr[0] & 63) >> 5) * 16)) + (((int)threadIdx.x) >> 5)) < 13) && (((((item_ptr[0] & 127) >> 6) * 8) + ((((int)threadIdx.x) & 7) >> 1)) < 5)) {
        C_ptr[(((((((item_ptr[0] >> 7) * 9216) + (((item_ptr[0] & 63) >> 5) * 4608)) + ((((int)threadIdx.x) >> 3) * 72)) + (((item_ptr[0] & 127) >> 6) * 64)) + ((((int)threadIdx.x) & 7) * 4)) + 3488)] = total_ptr[52];
      }
      if ((((((item_ptr[0] >> 7) * 32) + (((item_ptr[0] & 63) >> 5) * 16)) + (((int)threadIdx.x) >> 5)) < 13) && (((((item_ptr[0] & 127) >> 6) * 8) + ((((int)threadIdx.x) & 7) >> 1)) < 5)) {
        C_ptr[(((((((item_ptr[0] >> 7) * 9216) + (((item_ptr[0] & 63) >> 5) * 4608)) + ((((int)threadIdx.x) >> 3) * 72)) + (((item_ptr[0] & 127) >> 6) * 64)) + ((((int)threadIdx.x) & 7) * 4)) + 3489)] = total_ptr[53];
      }
      if ((((((item_ptr[0] >> 7) * 32) + (((item_ptr[0] & 63) >> 5) * 16)) + (((int)threadIdx.x) >> 5)) < 13) && (((((item_ptr[0] & 127) >> 6) * 8) + ((((int)threadIdx.x) & 7) >> 1)) < 5)) {
        C_ptr[(((((((item_ptr[0] >> 7) * 9216) + (((item_ptr[0] & 63) >> 5) * 4608)) + ((((int)threadIdx.x) >> 3) * 72)) + (((item_ptr[0] & 127) >> 6) * 64)) + ((((int)threadIdx.x) & 7) * 4)) + 3490)] = total_ptr[54];
      }
      if ((((((item_ptr[0] >> 7) * 32) + (((item_ptr[0] & 63) >> 5) * 16)) + (((int)threadIdx.x) >> 5)) < 13) && (((((item_ptr[0] & 127) >> 6) * 8) + ((((int)threadIdx.x) & 7) >> 1)) < 5)) {
        C_ptr[(((((((item_ptr[0] >> 7) * 9216) + (((item_ptr[0] & 63) >> 5) * 4608)) + ((((int)threadIdx.x) >> 3) * 72)) + (((item_ptr[0] & 127) >> 6) * 64)) + ((((int)threadIdx.x) & 7) * 4)) + 3491)] = total_ptr[55];
      }
      if ((((((item_ptr[0] >> 7) * 32) + (((item_ptr[0] & 63) >> 5) * 16)) + (((int)threadIdx.x) >> 5)) < 11) && (((((item_ptr[0] & 127) >> 6) * 8) + ((((int)threadIdx.x) & 7) >> 1)) < 9)) {
        C_ptr[(((((((item_ptr[0] >> 7) * 9216) + (((item_ptr[0] & 63) >> 5) * 4608)) + ((((int)threadIdx.x) >> 3) * 72)) + (((item_ptr[0] & 127) >> 6) * 64)) + ((((int)threadIdx.x) & 7) * 4)) + 4032)] = total_ptr[56];
      }
      if ((((((item_ptr[0] >> 7) * 32) + (((item_ptr[0] & 63) >> 5) * 16)) + (((int)threadIdx.x) >> 5)) < 11) && (((((item_ptr[0] & 127) >> 6) * 8) + ((((int)threadIdx.x) & 7) >> 1)) < 9)) {
        C_ptr[(((((((item_ptr[0] >> 7) * 9216) + (((item_ptr[0] & 63) >> 5) * 4608)) + ((((int)threadIdx.x) >> 3) * 72)) + (((item_ptr[0] & 127) >> 6) * 64)) + ((((int)threadIdx.x) & 7) * 4)) + 4033)] = total_ptr[57];
      }
      if ((((((item_ptr[0] >> 7) * 32) + (((item_ptr[0] & 63) >> 5) * 16)) + (((int)threadIdx.x) >> 5)) < 11) && (((((item_ptr[0] & 127) >> 6) * 8) + ((((int)threadIdx.x) & 7) >> 1)) < 9)) {
        C_ptr[(((((((item_ptr[0] >> 7) * 9216) + (((item_ptr[0] & 63) >> 5) * 4608)) + ((((int)threadIdx.x) >> 3) * 72)) + (((item_ptr[0] & 127) >> 6) * 64)) + ((((int)threadIdx.x) & 7) * 4)) + 4034)] = total_ptr[58];
      }
      if ((((((item_ptr[0] >> 7) * 32) + (((item_ptr[0] & 63) >> 5) * 16)) + (((int)threadIdx.x) >> 5)) < 11) && (((((item_ptr[0] & 127) >> 6) * 8) + ((((int)threadIdx.x) & 7) >> 1)) < 9)) {
        C_ptr[(((((((item_ptr[0] >> 7) * 9216) + (((item_ptr[0] & 63) >> 5) * 4608)) + ((((int)threadIdx.x) >> 3) * 72)) + (((item_ptr[0] & 127) >> 6) * 64)) + ((((int)threadIdx.x) & 7) * 4)) + 4035)] = total_ptr[59];
      }
      if ((((((item_ptr[0] >> 7) * 32) + (((item_ptr[0] & 63) >> 5) * 16)) + (((int)threadIdx.x) >> 5)) < 11) && (((((item_ptr[0] & 127) >> 6) * 8) + ((((int)threadIdx.x) & 7) >> 1)) < 5)) {
        C_ptr[(((((((item_ptr[0] >> 7) * 9216) + (((item_ptr[0] & 63) >> 5) * 4608)) + ((((int)threadIdx.x) >> 3) * 72)) + (((item_ptr[0] & 127) >> 6) * 64)) + ((((int)threadIdx.x) & 7) * 4)) + 4064)] = total_ptr[60];
      }
      if ((((((item_ptr[0] >> 7) * 32) + (((item_ptr[0] & 63) >> 5) * 16)) + (((int)threadIdx.x) >> 5)) < 11) && (((((item_ptr[0] & 127) >> 6) * 8) + ((((int)threadIdx.x) & 7) >> 1)) < 5)) {
        C_ptr[(((((((item_ptr[0] >> 7) * 9216) + (((item_ptr[0] & 63) >> 5) * 4608)) + ((((int)threadIdx.x) >> 3) * 72)) + (((item_ptr[0] & 127) >> 6) * 64)) + ((((int)threadIdx.x) & 7) * 4)) + 4065)] = total_ptr[61];
      }
      if ((((((item_ptr[0] >> 7) * 32) + (((item_ptr[0] & 63) >> 5) * 16)) + (((int)threadIdx.x) >> 5)) < 11) && (((((item_ptr[0] & 127) >> 6) * 8) + ((((int)threadIdx.x) & 7) >> 1)) < 5)) {
        C_ptr[(((((((item_ptr[0] >> 7) * 9216) + (((item_ptr[0] & 63) >> 5) * 4608)) + ((((int)threadIdx.x) >> 3) * 72)) + (((item_ptr[0] & 127) >> 6) * 64)) + ((((int)threadIdx.x) & 7) * 4)) + 4066)] = total_ptr[62];
      }
      if ((((((item_ptr[0] >> 7) * 32) + (((item_ptr[0] & 63) >> 5) * 16)) + (((int)threadIdx.x) >> 5)) < 11) && (((((item_ptr[0] & 127) >> 6) * 8) + ((((int)threadIdx.x) & 7) >> 1)) < 5)) {
        C_ptr[(((((((item_ptr[0] >> 7) * 9216) + (((item_ptr[0] & 63) >> 5) * 4608)) + ((((int)threadIdx.x) >> 3) * 72)) + (((item_ptr[0] & 127) >> 6) * 64)) + ((((int)threadIdx.x) & 7) * 4)) + 4067)] = total_ptr[63];
      }
    } else {
      int cse_v12 = (((int)blockIdx.x) * 8192);
      int cse_v28 = ((((int)threadIdx.x) >> 3) * 64);
      int condval_16;
      if (first_ptr[0] == 0) {
        condval_16 = 1;
      } else {
        condval_16 = 0;
      }
      _ptr[((((((int)blockIdx.x) * 8192) + (condval_16 * 4096)) + ((((int)threadIdx.x) >> 3) * 64)) + ((((int)threadIdx.x) & 7) * 4))] = total_ptr[0];
      int condval_17;
      if (first_ptr[0] == 0) {
        condval_17 = 1;
      } else {
        condval_17 = 0;
      }
      _ptr[(((((((int)blockIdx.x) * 8192) + (condval_17 * 4096)) + ((((int)threadIdx.x) >> 3) * 64)) + ((((int)threadIdx.x) & 7) * 4)) + 1)] = total_ptr[1];
      int condval_18;
      if (first_ptr[0] == 0) {
        condval_18 = 1;
      } else {
        condval_18 = 0;
      }
      _ptr[(((((((int)blockIdx.x) * 8192) + (condval_18 * 4096)) + ((((int)threadIdx.x) >> 3) * 64)) + ((((int)threadIdx.x) & 7) * 4)) + 2)] = total_ptr[2];
      int condval_19;
      if (first_ptr[0] == 0) {
        condval_19 = 1;
      } else {
        condval_19 = 0;
      }
      _ptr[(((((((int)blockIdx.x) * 8192) + (condval_19 * 4096)) + ((((int)threadIdx.x) >> 3) * 64)) + ((((int)threadIdx.x) & 7) * 4)) + 3)] = total_ptr[3];
      int condval_20;
      if (first_ptr[0] == 0) {
        condval_20 = 1;
      } else {
        condval_20 = 0;
      }
      _ptr[(((((((int)blockIdx.x) * 8192) + (condval_20 * 4096)) + ((((int)threadIdx.x) >> 3) * 64)) + ((((int)threadIdx.x) & 7) * 4)) + 32)] = total_ptr[4];
      int condval_21;
      if (first_ptr[0] == 0) {
        condval_21 = 1;
      } else {
        condval_21 = 0;
      }
      _ptr[(((((((int)blockIdx.x) * 8192) + (condval_21 * 4096)) + ((((int)threadIdx.x) >> 3) * 64)) + ((((int)threadIdx.x) & 7) * 4)) + 33)] = total_ptr[5];
      int condval_22;
      if (first_ptr[0] == 0) {
        condval_22 = 1;
      } else {
        condval_22 = 0;
      }
      _ptr[(((((((int)blockIdx.x) * 8192) + (condval_22 * 4096)) + ((((int)threadIdx.x) >> 3) * 64)) + ((((int)threadIdx.x) & 7) * 4)) + 34)] = total_ptr[6];
      int condval_23;
      if (first_ptr[0] == 0) {
        condval_23 = 1;
      } else {
        condval_23 = 0;
      }
      _ptr[(((((((int)blockIdx.x) * 8192) + (condval_23 * 4096)) + ((((int)threadIdx.x) >> 3) * 64)) + ((((int)threadIdx.x) & 7) * 4)) + 35)] = total_ptr[7];
      int condval_24;
      if (first_ptr[0] == 0) {
        condval_24 = 1;
      } else {
        condval_24 = 0;
      }
      _ptr[(((((((int)blockIdx.x) * 8192) + (condval_24 * 4096)) + ((((int)threadIdx.x) >> 3) * 64)) + ((((int)threadIdx.x) & 7) * 4)) + 512)] = total_ptr[8];
      int condval_25;
      if (first_ptr[0] == 0) {
        condval_25 = 1;
      } else {
        condval_25 = 0;
      }
      _ptr[(((((((int)blockIdx.x) * 8192) + (condval_25 * 4096)) + ((((int)threadIdx.x) >> 3) * 64)) + ((((int)threadIdx.x) & 7) * 4)) + 513)] = total_ptr[9];
      int condval_26;
      if (first_ptr[0] == 0) {
        condval_26 = 1;
      } else {
        condval_26 = 0;
      }
      _ptr[(((((((int)blockIdx.x) * 8192) + (condval_26 * 4096)) + ((((int)threadIdx.x) >> 3) * 64)) + ((((int)threadIdx.x) & 7) * 4)) + 514)] = total_ptr[10];
      int condval_27;
      if (first_ptr[0] == 0) {
        condval_27 = 1;
      } else {
        condval_27 = 0;
      }
      _ptr[(((((((int)blockIdx.x) * 8192) + (condval_27 * 4096)) + ((((int)threadIdx.x) >> 3) * 64)) + ((((int)threadIdx.x) & 7) * 4)) + 515)] = total_ptr[11];
      int condval_28;
      if (first_ptr[0] == 0) {
        condval_28 = 1;
      } else {
        condval_28 = 0;
      }
      _ptr[(((((((int)blockIdx.x) * 8192) + (condval_28 * 4096)) + ((((int)threadIdx.x) >> 3) * 64)) + ((((int)threadIdx.x) & 7) * 4)) + 544)] = total_ptr[12];
      int condval_29;
      if (first_ptr[0] == 0) {
        condval_29 = 1;
      } else {
        condval_29 = 0;
      }
      _ptr[(((((((int)blockIdx.x) * 8192) + (condval_29 * 4096)) + ((((int)threadIdx.x) >> 3) * 64)) + ((((int)threadIdx.x) & 7) * 4)) + 545)] = total_ptr[13];
      int condval_30;
      if (first_ptr[0] == 0) {
        condval_30 = 1;
      } else {
        condval_30 = 0;
      }
      _ptr[(((((((int)blockIdx.x) * 8192) + (condval_30 * 4096)) + ((((int)threadIdx.x) >> 3) * 64)) + ((((int)threadIdx.x) & 7) * 4)) + 546)] = total_ptr[14];
      int condval_31;
      if (first_ptr[0] == 0) {
        condval_31 = 1;
      } else {
        condval_31 = 0;
      }
      _ptr[(((((((int)blockIdx.x) * 8192) + (condval_31 * 4096)) + ((((int)threadIdx.x) >> 3) * 64)) + ((((int)threadIdx.x) & 7) * 4)) + 547)] = total_ptr[15];
      int condval_32;
      if (first_ptr[0] == 0) {
        condval_32 = 1;
      } else {
        condval_32 = 0;
      }
      _ptr[(((((((int)blockIdx.x) * 8192) + (condval_32 * 4096)) + ((((int)threadIdx.x) >> 3) * 64)) + ((((int)threadIdx.x) & 7) * 4)) + 1024)] = total_ptr[16];
      int condval_33;
      if (first_ptr[0] == 0) {
        condval_33 = 1;
      } else {
        condval_33 = 0;
      }
      _ptr[(((((((int)blockIdx.x) * 8192) + (condval_33 * 4096)) + ((((int)threadIdx.x) >> 3) * 64)) + ((((int)threadIdx.x) & 7) * 4)) + 1025)] = total_ptr[17];
      int condval_34;
      if (first_ptr[0] == 0) {
        condval_34 = 1;
      } else {
        condval_34 = 0;
      }
      _ptr[(((((((int)blockIdx.x) * 8192) + (condval_34 * 4096)) + ((((int)threadIdx.x) >> 3) * 64)) + ((((int)threadIdx.x) & 7) * 4)) + 1026)] = total_ptr[18];
      int condval_35;
      if (first_ptr[0] == 0) {
        condval_35 = 1;
      } else {
        condval_35 = 0;
      }
      _ptr[(((((((int)blockIdx.x) * 8192) + (condval_35 * 4096)) + ((((int)threadIdx.x) >> 3) * 64)) + ((((int)threadIdx.x) & 7) * 4)) + 1027)] = total_ptr[19];
      int condval_36;
      if (first_ptr[0] == 0) {
        condval_36 = 1;
      } else {
        condval_36 = 0;
      }
      _ptr[(((((((int)blockIdx.x) * 8192) + (condval_36 * 4096)) + ((((int)threadIdx.x) >> 3) * 64)) + ((((int)threadIdx.x) & 7) * 4)) + 1056)] = total_ptr[20];
      int condval_37;
      if (first_ptr[0] == 0) {
        condval_37 = 1;
      } else {
        condval_37 = 0;
      }
      _ptr[(((((((int)blockIdx.x) * 8192) + (condval_37 * 4096)) + ((((int)threadIdx.x) >> 3) * 64)) + ((((int)threadIdx.x) & 7) * 4)) + 1057)] = total_ptr[21];
      int condval_38;
      if (first_ptr[0] == 0) {
        condval_38 = 1;
      } else {
        condval_38 = 0;
      }
      _ptr[(((((((int)blockIdx.x) * 8192) + (condval_38 * 4096)) + ((((int)threadIdx.x) >> 3) * 64)) + ((((int)threadIdx.x) & 7) * 4)) + 1058)] = total_ptr[22];
      int condval_39;
      if (first_ptr[0] == 0) {
        condval_39 = 1;
      } else {
        condval_39 = 0;
      }
      _ptr[(((((((int)blockIdx.x) * 8192) + (condval_39 * 4096)) + ((((int)threadIdx.x) >> 3) * 64)) + ((((int)threadIdx.x) & 7) * 4)) + 1059)] = total_ptr[23];
      int condval_40;
      if (first_ptr[0] == 0) {
        condval_40 = 1;
      } else {
        condval_40 = 0;
      }
      _ptr[(((((((int)blockIdx.x) * 8192) + (condval_40 * 4096)) + ((((int)threadIdx.x) >> 3) * 64)) + ((((int)threadIdx.x) & 7) * 4)) + 1536)] = total_ptr[24];
      int condval_41;
      if (first_ptr[0] == 0) {
        condval_41 = 1;
      } else {
        condval_41 = 0;
      }
      _ptr[(((((((int)blockIdx.x) * 8192) + (condval_41 * 4096)) + ((((int)threadIdx.x) >> 3) * 64)) + ((((int)threadIdx.x) & 7) * 4)) + 1537)] = total_ptr[25];
      int condval_42;
      if (first_ptr[0] == 0) {
        condval_42 = 1;
      } else {
        condval_42 = 0;
      }
      _ptr[(((((((int)blockIdx.x) * 8192) + (condval_42 * 4096)) + ((((int)threadIdx.x) >> 3) * 64)) + ((((int)threadIdx.x) & 7) * 4)) + 1538)] = total_ptr[26];
      int condval_43;
      if (first_ptr[0] == 0) {
        condval_43 = 1;
      } else {
        condval_43 = 0;
      }
      _ptr[(((((((int)blockIdx.x) * 8192) + (condval_43 * 4096)) + ((((int)threadIdx.x) >> 3) * 64)) + ((((int)threadIdx.x) & 7) * 4)) + 1539)] = total_ptr[27];
      int condval_44;
      if (first_ptr[0] == 0) {
        condval_44 = 1;
      } else {
        condval_44 = 0;
      }
      _ptr[(((((((int)blockIdx.x) * 8192) + (condval_44 * 4096)) + ((((int)threadIdx.x) >> 3) * 64)) + ((((int)threadIdx.x) & 7) * 4)) + 1568)] = total_ptr[28];
      int condval_45;
      if (first_ptr[0] == 0) {
        condval_45 = 1;
      } else {
        condval_45 = 0;
      }
      _ptr[(((((((int)blockIdx.x) * 8192) + (condval_45 * 4096)) + ((((int)threadIdx.x) >> 3) * 64)) + ((((int)threadIdx.x) & 7) * 4)) + 1569)] = total_ptr[29];
      int condval_46;
      if (first_ptr[0] == 0) {
        condval_46 = 1;
      } else {
        condval_46 = 0;
      }
      _ptr[(((((((int)blockIdx.x) * 8192) + (condval_46 * 4096)) + ((((int)threadIdx.x) >> 3) * 64)) + ((((int)threadIdx.x) & 7) * 4)) + 1570)] = total_ptr[30];
      int condval_47;
      if (first_ptr[0] == 0) {
        condval_47 = 1;
      } else {
        condval_47 = 0;
      }
      _ptr[(((((((int)blockIdx.x) * 8192) + (condval_47 * 4096)) + ((((int)threadIdx.x) >> 3) * 64)) + ((((int)threadIdx.x) & 7) * 4)) + 1571)] = total_ptr[31];
      int condval_48;
      if (first_ptr[0] == 0) {
        condval_48 = 1;
      } else {
        condval_48 = 0;
      }
      _ptr[(((((((int)blockIdx.x) * 8192) + (condval_48 * 4096)) + ((((int)threadIdx.x) >> 3) * 64)) + ((((int)threadIdx.x) & 7) * 4)) + 2048)] = total_ptr[32];
      int condval_49;
      if (first_ptr[0] == 0) {
        condval_49 = 1;
      } else {
        condval_49 = 0;
      }
      _ptr[(((((((int)blockIdx.x) * 8192) + (condval_49 * 4096)) + ((((int)threadIdx.x) >> 3) * 64)) + ((((int)threadIdx.x) & 7) * 4)) + 2049)] = total_ptr[33];
      int condval_50;
      if (first_ptr[0] == 0) {
        condval_50 = 1;
      } else {
        condval_50 = 0;
      }
      _ptr[(((((((int)blockIdx.x) * 8192) + (condval_50 * 4096)) + ((((int)threadIdx.x) >> 3) * 64)) + ((((int)threadIdx.x) & 7) * 4)) + 2050)] = total_ptr[34];
      int condval_51;
      if (first_ptr[0] == 0) {
        condval_51 = 1;
      } else {
        condval_51 = 0;
      }
      _ptr[(((((((int)blockIdx.x) * 8192) + (condval_51 * 4096)) + ((((int)threadIdx.x) >> 3) * 64)) + ((((int)threadIdx.x) & 7) * 4)) + 2051)] = total_ptr[35];
      int condval_52;
      if (first_ptr[0] == 0) {
        condval_52 = 1;
      } else {
        condval_52 = 0;
      }
      _ptr[(((((((int)blockIdx.x) * 8192) + (condval_52 * 4096)) + ((((int)threadIdx.x) >> 3) * 64)) + ((((int)threadIdx.x) & 7) * 4)) + 2080)] = total_ptr[36];
      int condval_53;
      if (first_ptr[0] == 0) {
        condval_53 = 1;
      } else {
        condval_53 = 0;
      }
      _ptr[(((((((int)blockIdx.x) * 8192) + (condval_53 * 4096)) + ((((int)threadIdx.x) >> 3) * 64)) + ((((int)threadIdx.x) & 7) * 4)) + 2081)] = total_ptr[37];
      int condval_54;
      if (first_ptr[0] == 0) {
        condval_54 = 1;
      } else {
        condval_54 = 0;
      }
      _ptr[(((((((int)blockIdx.x) * 8192) + (condval_54 * 4096)) + ((((int)threadIdx.x) >> 3) * 64)) + ((((int)threadIdx.x) & 7) * 4)) + 2082)] = total_ptr[38];
      int condval_55;
      if (first_ptr[0] == 0) {
        condval_55 = 1;
      } else {
        condval_55 = 0;
      }
      _ptr[(((((((int)blockIdx.x) * 8192) + (condval_55 * 4096)) + ((((int)threadIdx.x) >> 3) * 64)) + ((((int)threadIdx.x) & 7) * 4)) + 2083)] = total_ptr[39];
      int condval_56;
      if (first_ptr[0] == 0) {
        condval_56 = 1;
      } else {
        condval_56 = 0;
      }
      _ptr[(((((((int)blockIdx.x) * 8192) + (condval_56 * 4096)) + ((((int)threadIdx.x) >> 3) * 64)) + ((((int)threadIdx.x) & 7) * 4)) + 2560)] = total_ptr[40];
      int condval_57;
      if (first_ptr[0] == 0) {
        condval_57 = 1;
      } else {
        condval_57 = 0;
      }
      _ptr[(((((((int)blockIdx.x) * 8192) + (condval_57 * 4096)) + ((((int)threadIdx.x) >> 3) * 64)) + ((((int)threadIdx.x) & 7) * 4)) + 2561)] = total_ptr[41];
      int condval_58;
      if (first_ptr[0] == 0) {
        condval_58 = 1;
      } else {
        condval_58 = 0;
      }
      _ptr[(((((((int)blockIdx.x) * 8192) + (condval_58 * 4096)) + ((((int)threadIdx.x) >> 3) * 64)) + ((((int)threadIdx.x) & 7) * 4)) + 2562)] = total_ptr[42];
      int condval_59;
      if (first_ptr[0] == 0) {
        condval_59 = 1;
      } else {
        condval_59 = 0;
      }
      _ptr[(((((((int)blockIdx.x) * 8192) + (condval_59 * 4096)) + ((((int)threadIdx.x) >> 3) * 64)) + ((((int)threadIdx.x) & 7) * 4)) + 2563)] = total_ptr[43];
      int condval_60;
      if (first_ptr[0] == 0) {
        condval_60 = 1;
      } else {
        condval_60 = 0;
      }
      _ptr[(((((((int)blockIdx.x) * 8192) + (condval_60 * 4096)) + ((((int)threadIdx.x) >> 3) * 64)) + ((((int)threadIdx.x) & 7) * 4)) + 2592)] = total_ptr[44];
      int condval_61;
      if (first_ptr[0] == 0) {
        condval_61 = 1;
      } else {
        condval_61 = 0;
      }
      _ptr[(((((((int)blockIdx.x) * 8192) + (condval_61 * 4096)) + ((((int)threadIdx.x) >> 3) * 64)) + ((((int)threadIdx.x) & 7) * 4)) + 2593)] = total_ptr[45];
      int condval_62;
      if (first_ptr[0] == 0) {
        condval_62 = 1;
      } else {
        condval_62 = 0;
      }
      _ptr[(((((((int)blockIdx.x) * 8192) + (condval_62 * 4096)) + ((((int)threadIdx.x) >> 3) * 64)) + ((((int)threadIdx.x) & 7) * 4)) + 2594)] = total_ptr[46];
      int condval_63;
      if (first_ptr[0] == 0) {
        condval_63 = 1;
      } else {
        condval_63 = 0;
      }
      _ptr[(((((((int)blockIdx.x) * 8192) + (condval_63 * 4096)) + ((((int)threadIdx.x) >> 3) * 64)) + ((((int)threadIdx.x) & 7) * 4)) + 2595)] = total_ptr[47];
      int condval_64;
      if (first_ptr[0] == 0) {
        condval_64 = 1;
      } else {
        condval_64 = 0;
      }
      _ptr[(((((((int)blockIdx.x) * 8192) + (condval_64 * 4096)) + ((((int)threadIdx.x) >> 3) * 64)) + ((((int)threadIdx.x) & 7) * 4)) + 3072)] = total_ptr[48];
      int condval_65;
      if (first_ptr[0] == 0) {
        condval_65 = 1;
      } else {
        condval_65 = 0;
      }
      _ptr[(((((((int)blockIdx.x) * 8192) + (condval_65 * 4096)) + ((((int)threadIdx.x) >> 3) * 64)) + ((((int)threadIdx.x) & 7) * 4)) + 3073)] = total_ptr[49];
      int condval_66;
      if (first_ptr[0] == 0) {
        condval_66 = 1;
      } else {
        condval_66 = 0;
      }
      _ptr[(((((((int)blockIdx.x) * 8192) + (condval_66 * 4096)) + ((((int)threadIdx.x) >> 3) * 64)) + ((((int)threadIdx.x) & 7) * 4)) + 3074)] = total_ptr[50];
      int condval_67;
      if (first_ptr[0] == 0) {
        condval_67 = 1;
      } else {
        condval_67 = 0;
      }
      _ptr[(((((((int)blockIdx.x) * 8192) + (condval_67 * 4096)) + ((((int)threadIdx.x) >> 3) * 64)) + ((((int)threadIdx.x) & 7) * 4)) + 3075)] = total_ptr[51];
      int condval_68;
      if (first_ptr[0] == 0) {
        condval_68 = 1;
      } else {
        condval_68 = 0;
      }
      _ptr[(((((((int)blockIdx.x) * 8192) + (condval_68 * 4096)) + ((((int)threadIdx.x) >> 3) * 64)) + ((((int)threadIdx.x) & 7) * 4)) + 3104)] = total_ptr[52];
      int condval_69;
      if (first_ptr[0] == 0) {
        condval_69 = 1;
      } else {
        condval_69 = 0;
      }
      _ptr[(((((((int)blockIdx.x) * 8192) + (condval_69 * 4096)) + ((((int)threadIdx.x) >> 3) * 64)) + ((((int)threadIdx.x) & 7) * 4)) + 3105)] = total_ptr[53];
      int condval_70;
      if (first_ptr[0] == 0) {
        condval_70 = 1;
      } else {
        condval_70 = 0;
      }
      _ptr[(((((((int)blockIdx.x) * 8192) + (condval_70 * 4096)) + ((((int)threadIdx.x) >> 3) * 64)) + ((((int)threadIdx.x) & 7) * 4)) + 3106)] = total_ptr[54];
      int condval_71;
      if (first_ptr[0] == 0) {
        condval_71 = 1;
      } else {
        condval_71 = 0;
      }
      _ptr[(((((((int)blockIdx.x) * 8192) + (condval_71 * 4096)) + ((((int)threadIdx.x) >> 3) * 64)) + ((((int)threadIdx.x) & 7) * 4)) + 3107)] = total_ptr[55];
      int condval_72;
      if (first_ptr[0] == 0) {
        condval_72 = 1;
      } else {
        condval_72 = 0;
      }
      _ptr[(((((((int)blockIdx.x) * 8192) + (condval_72 * 4096)) + ((((int)threadIdx.x) >> 3) * 64)) + ((((int)threadIdx.x) & 7) * 4)) + 3584)] = total_ptr[56];
      int condval_73;
      if (first_ptr[0] == 0) {
        condval_73 = 1;
      } else {
        condval_73 = 0;
      }
      _ptr[(((((((int)blockIdx.x) * 8192) + (condval_73 * 4096)) + ((((int)threadIdx.x) >> 3) * 64)) + ((((int)threadIdx.x) & 7) * 4)) + 3585)] = total_ptr[57];
      int condval_74;
      if (first_ptr[0] == 0) {
        condval_74 = 1;
      } else {
        condval_74 = 0;
      }
      _ptr[(((((((int)blockIdx.x) * 8192) + (condval_74 * 4096)) + ((((int)threadIdx.x) >> 3) * 64)) + ((((int)threadIdx.x) & 7) * 4)) + 3586)] = total_ptr[58];
      int condval_75;
      if (first_ptr[0] == 0) {
        condval_75 = 1;
      } else {
        condval_75 = 0;
      }
      _ptr[(((((((int)blockIdx.x) * 8192) + (condval_75 * 4096)) + ((((int)threadIdx.x) >> 3) * 64)) + ((((int)threadIdx.x) & 7) * 4)) + 3587)] = total_ptr[59];
      int condval_76;
      if (first_ptr[0] == 0) {
        condval_76 = 1;
      } else {
        condval_76 = 0;
      }
      _ptr[(((((((int)blockIdx.x) * 8192) + (condval_76 * 4096)) + ((((int)threadIdx.x) >> 3) * 64)) + ((((int)threadIdx.x) & 7) * 4)) + 3616)] = total_ptr[60];
      int condval_77;
      if (first_ptr[0] == 0) {
        condval_77 = 1;
      } else {
        condval_77 = 0;
      }
      _ptr[(((((((int)blockIdx.x) * 8192) + (condval_77 * 4096)) + ((((int)threadIdx.x) >> 3) * 64)) + ((((int)threadIdx.x) & 7) * 4)) + 3617)] = total_ptr[61];
      int condval_78;
      if (first_ptr[0] == 0) {
        condval_78 = 1;
      } else {
        condval_78 = 0;
      }
      _ptr[(((((((int)blockIdx.x) * 8192) + (condval_78 * 4096)) + ((((int)threadIdx.x) >> 3) * 64)) + ((((int)threadIdx.x) & 7) * 4)) + 3618)] = total_ptr[62];
      int condval_79;
      if (first_ptr[0] == 0) {
        condval_79 = 1;
      } else {
        condval_79 = 0;
      }
      _ptr[(((((((int)blockIdx.x) * 8192) + (condval_79 * 4096)) + ((((int)threadIdx.x) >> 3) * 64)) + ((((int)threadIdx.x) & 7) * 4)) + 3619)] = total_ptr[63];
    }
    int condval_80;
    if (((int)blockIdx.x) < (item_ptr[0] + count_ptr[0])) {
      condval_80 = ((((int)blockIdx.x) * 32) + 128);
    } else {
      condval_80 = (item_ptr[0] + count_ptr[0]);
    }
    item_ptr[0] = condval_80;
  }
}

extern "C" __global__ void __launch_bounds__(256) main_kernel_1(float* __restrict__ _ptr, float* __restrict__ C_ptr) {
  int warp_id_in_cta = __shfl_sync((uint)4294967295, ((int)threadIdx.y), 0, 32);
  int before = ((int)blockIdx.x);
  int by = ((int)blockIdx.y);
  int tx = ((int)threadIdx.x);
  int ty = ((int)threadIdx.y);
  alignas(64) float total_ptr[1];
  int cse_v13 = (((int)blockIdx.x) + 1);
  int cse_v29 = ((((int)blockIdx.x) + 1) & 31);
  if ((0 < ((((int)blockIdx.x) + 1) & 31)) && (((((int)blockIdx.x) + 1) & 31) <= 1)) {
    for (int j = 0; j < 2; ++j) {
      int cse_v14 = (((int)blockIdx.x) * 8192);
      int cse_v15 = (((int)blockIdx.y) * 512);
      int cse_v16 = (((int)threadIdx.y) * 64);
      int cse_v17 = (j * 32);
      total_ptr[0] = _ptr[((((((((int)blockIdx.x) * 8192) + (((int)blockIdx.y) * 512)) + (((int)threadIdx.y) * 64)) + (j * 32)) + ((int)threadIdx.x)) + 4096)];
      for (int s = 0; s < (32 - ((((int)blockIdx.x) + 1) & 31)); ++s) {
        total_ptr[0] = (total_ptr[0] + _ptr[(((((((s * 8192) + (((int)blockIdx.x) * 8192)) + (((int)blockIdx.y) * 512)) + (((int)threadIdx.y) * 64)) + (j * 32)) + ((int)threadIdx.x)) + 8192)]);
      }
      int cse_v31 = (((((int)blockIdx.x) + 1) & 63) >> 5);
      int cse_v32 = (((((int)blockIdx.x) + 1) >> 6) * 64);
      if ((((((((((int)blockIdx.x) + 1) & 63) >> 5) * 64) + (((int)blockIdx.y) * 8)) + ((int)threadIdx.y)) < 100) && ((((((((int)blockIdx.x) + 1) >> 6) * 64) + (j * 32)) + ((int)threadIdx.x)) < 72)) {
        C_ptr[(((((((((((int)blockIdx.x) + 1) & 63) >> 5) * 4608) + (((int)blockIdx.y) * 576)) + (((int)threadIdx.y) * 72)) + (((((int)blockIdx.x) + 1) >> 6) * 64)) + (j * 32)) + ((int)threadIdx.x))] = total_ptr[0];
      }
    }
  }
}
