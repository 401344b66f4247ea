extern "C" __global__ void __launch_bounds__(128, 1) main_kernel(half* __restrict__ A_ptr, half* __restrict__ B_ptr, half* __restrict__ C_ptr);
extern "C" __global__ void __launch_bounds__(128, 1) main_kernel(half* __restrict__ A_ptr, half* __restrict__ B_ptr, half* __restrict__ C_ptr) {
  int cse_v1 = (((int)threadIdx.x) >> 5);
  int warp_id_in_cta = __shfl_sync((uint)4294967295, (((int)threadIdx.x) >> 5), 0, 32);
  int block = ((int)blockIdx.x);
  int cse_v2 = (warp_id_in_cta >> 2);
  int wg = (warp_id_in_cta >> 2);
  int thread = ((int)threadIdx.x);
  extern __shared__ __align__(64) uchar pool_buf_ptr[];
  alignas(64) uint64_t desc_x_ptr[1];
  alignas(64) uint64_t desc_y_ptr[1];
  ptx_wgmma_encode_matrix_descriptor((&(desc_x_ptr[0])), (&(((half*)pool_buf_ptr)[((warp_id_in_cta >> 2) * 4096)])), 1, 64, 3);
  ptx_wgmma_encode_matrix_descriptor((&(desc_y_ptr[0])), (&(((half*)pool_buf_ptr)[8192])), 512, 64, 3);
  alignas(64) float total_ptr[32];
  int cse_v3 = (((int)threadIdx.x) >> 3);
  int cse_v4 = (((int)threadIdx.x) & 7);
  int cse_v5 = (((int)blockIdx.x) % 3);
  int cse_v9 = ((((int)threadIdx.x) >> 3) * 64);
  int cse_v10 = ((((int)threadIdx.x) & 7) * 8);
  int cse_v15 = (((((int)blockIdx.x) % 3) * 8192) + ((((int)threadIdx.x) >> 3) * 128));
  int cse_v16 = (((((int)blockIdx.x) % 3) * 64) + (((int)threadIdx.x) >> 3));
  int cse_v17 = (((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 63) >> 3)) * 8);
  int cse_v18 = ((((((int)blockIdx.x) % 3) * 8192) + ((((int)threadIdx.x) >> 3) * 128)) + ((((int)threadIdx.x) & 7) * 8));
  int cse_v20 = (((((int)threadIdx.x) >> 3) * 64) + (((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 63) >> 3)) * 8));
  int condval;
  if ((((((int)blockIdx.x) % 3) * 64) + (((int)threadIdx.x) >> 3)) < 130) {
    condval = 16;
  } else {
    condval = 0;
  }
  tvm_builtin_ptx_cp_async_cg_src_size_async_cg_shared_global_16(tvm_builtin_cuda_cvta_generic_to_shared((&(((half*)pool_buf_ptr)[(((((int)threadIdx.x) >> 3) * 64) + (((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 63) >> 3)) * 8))]))), (&(A_ptr[((((((int)blockIdx.x) % 3) * 8192) + ((((int)threadIdx.x) >> 3) * 128)) + ((((int)threadIdx.x) & 7) * 8))])), ((uint)condval));
  int condval_1;
  if ((((((int)blockIdx.x) % 3) * 64) + (((int)threadIdx.x) >> 3)) < 114) {
    condval_1 = 16;
  } else {
    condval_1 = 0;
  }
  tvm_builtin_ptx_cp_async_cg_src_size_async_cg_shared_global_16(tvm_builtin_cuda_cvta_generic_to_shared((&(((half*)pool_buf_ptr)[((((((int)threadIdx.x) >> 3) * 64) + (((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 63) >> 3)) * 8)) + 1024)]))), (&(A_ptr[(((((((int)blockIdx.x) % 3) * 8192) + ((((int)threadIdx.x) >> 3) * 128)) + ((((int)threadIdx.x) & 7) * 8)) + 2048)])), ((uint)condval_1));
  int condval_2;
  if ((((((int)blockIdx.x) % 3) * 64) + (((int)threadIdx.x) >> 3)) < 98) {
    condval_2 = 16;
  } else {
    condval_2 = 0;
  }
  tvm_builtin_ptx_cp_async_cg_src_size_async_cg_shared_global_16(tvm_builtin_cuda_cvta_generic_to_shared((&(((half*)pool_buf_ptr)[((((((int)threadIdx.x) >> 3) * 64) + (((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 63) >> 3)) * 8)) + 2048)]))), (&(A_ptr[(((((((int)blockIdx.x) % 3) * 8192) + ((((int)threadIdx.x) >> 3) * 128)) + ((((int)threadIdx.x) & 7) * 8)) + 4096)])), ((uint)condval_2));
  int condval_3;
  if ((((((int)blockIdx.x) % 3) * 64) + (((int)threadIdx.x) >> 3)) < 82) {
    condval_3 = 16;
  } else {
    condval_3 = 0;
  }
  tvm_builtin_ptx_cp_async_cg_src_size_async_cg_shared_global_16(tvm_builtin_cuda_cvta_generic_to_shared((&(((half*)pool_buf_ptr)[((((((int)threadIdx.x) >> 3) * 64) + (((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 63) >> 3)) * 8)) + 3072)]))), (&(A_ptr[(((((((int)blockIdx.x) % 3) * 8192) + ((((int)threadIdx.x) >> 3) * 128)) + ((((int)threadIdx.x) & 7) * 8)) + 6144)])), ((uint)condval_3));
  int cse_v6 = (((int)blockIdx.x) / 3);
  int cse_v11 = ((((int)threadIdx.x) >> 3) * 136);
  int cse_v12 = ((((int)blockIdx.x) / 3) * 64);
  int cse_v13 = ((((int)threadIdx.x) & 7) * 16);
  int cse_v19 = ((((((int)threadIdx.x) >> 3) * 136) + ((((int)blockIdx.x) / 3) * 64)) + ((((int)threadIdx.x) & 7) * 8));
  int cse_v25 = max(0, min(16, ((272 - ((((int)threadIdx.x) & 7) * 16)) - ((((int)blockIdx.x) / 3) * 128))));
  uint cse_v27 = ((uint)max(0, min(16, ((272 - ((((int)threadIdx.x) & 7) * 16)) - ((((int)blockIdx.x) / 3) * 128)))));
  tvm_builtin_ptx_cp_async_cg_src_size_async_cg_shared_global_16(tvm_builtin_cuda_cvta_generic_to_shared((&(((half*)pool_buf_ptr)[((((((int)threadIdx.x) >> 3) * 64) + (((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 63) >> 3)) * 8)) + 8192)]))), (&(B_ptr[((((((int)threadIdx.x) >> 3) * 136) + ((((int)blockIdx.x) / 3) * 64)) + ((((int)threadIdx.x) & 7) * 8))])), ((uint)max(0, min(16, ((272 - ((((int)threadIdx.x) & 7) * 16)) - ((((int)blockIdx.x) / 3) * 128))))));
  tvm_builtin_ptx_cp_async_cg_src_size_async_cg_shared_global_16(tvm_builtin_cuda_cvta_generic_to_shared((&(((half*)pool_buf_ptr)[((((((int)threadIdx.x) >> 3) * 64) + (((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 63) >> 3)) * 8)) + 9216)]))), (&(B_ptr[(((((((int)threadIdx.x) >> 3) * 136) + ((((int)blockIdx.x) / 3) * 64)) + ((((int)threadIdx.x) & 7) * 8)) + 2176)])), ((uint)max(0, min(16, ((272 - ((((int)threadIdx.x) & 7) * 16)) - ((((int)blockIdx.x) / 3) * 128))))));
  tvm_builtin_ptx_cp_async_cg_src_size_async_cg_shared_global_16(tvm_builtin_cuda_cvta_generic_to_shared((&(((half*)pool_buf_ptr)[((((((int)threadIdx.x) >> 3) * 64) + (((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 63) >> 3)) * 8)) + 10240)]))), (&(B_ptr[(((((((int)threadIdx.x) >> 3) * 136) + ((((int)blockIdx.x) / 3) * 64)) + ((((int)threadIdx.x) & 7) * 8)) + 4352)])), ((uint)max(0, min(16, ((272 - ((((int)threadIdx.x) & 7) * 16)) - ((((int)blockIdx.x) / 3) * 128))))));
  tvm_builtin_ptx_cp_async_cg_src_size_async_cg_shared_global_16(tvm_builtin_cuda_cvta_generic_to_shared((&(((half*)pool_buf_ptr)[((((((int)threadIdx.x) >> 3) * 64) + (((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 63) >> 3)) * 8)) + 11264)]))), (&(B_ptr[(((((((int)threadIdx.x) >> 3) * 136) + ((((int)blockIdx.x) / 3) * 64)) + ((((int)threadIdx.x) & 7) * 8)) + 6528)])), ((uint)max(0, min(16, ((272 - ((((int)threadIdx.x) & 7) * 16)) - ((((int)blockIdx.x) / 3) * 128))))));
  tvm_builtin_ptx_cp_async_commit_group_async_commit_group();
  for (int k = 0; k < 2; ++k) {
    tvm_builtin_ptx_cp_async_wait_group_async_wait_group_0();
    tvm_builtin_ptx_fence_proxy_proxy_async_shared__cta();
    tvm_builtin_cuda_cta_sync();
    int cse_v21 = (((((k + 1) & 1) * 4096) + ((((int)threadIdx.x) >> 3) * 64)) + (((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 63) >> 3)) * 8));
    int cse_v22 = (((((((int)blockIdx.x) % 3) * 8192) + ((((int)threadIdx.x) >> 3) * 128)) + (k * 64)) + ((((int)threadIdx.x) & 7) * 8));
    int cse_v26 = max(0, min(16, ((128 - ((((int)threadIdx.x) & 7) * 16)) - (k * 128))));
    int condval_4;
    if ((((((int)blockIdx.x) % 3) * 64) + (((int)threadIdx.x) >> 3)) < 130) {
      condval_4 = max(0, min(16, ((128 - ((((int)threadIdx.x) & 7) * 16)) - (k * 128))));
    } else {
      condval_4 = 0;
    }
    tvm_builtin_ptx_cp_async_cg_src_size_async_cg_shared_global_16(tvm_builtin_cuda_cvta_generic_to_shared((&(((half*)pool_buf_ptr)[(((((k + 1) & 1) * 4096) + ((((int)threadIdx.x) >> 3) * 64)) + (((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 63) >> 3)) * 8))]))), (&(A_ptr[((((((((int)blockIdx.x) % 3) * 8192) + ((((int)threadIdx.x) >> 3) * 128)) + (k * 64)) + ((((int)threadIdx.x) & 7) * 8)) + 64)])), ((uint)condval_4));
    int condval_5;
    if ((((((int)blockIdx.x) % 3) * 64) + (((int)threadIdx.x) >> 3)) < 114) {
      condval_5 = max(0, min(16, ((128 - ((((int)threadIdx.x) & 7) * 16)) - (k * 128))));
    } else {
      condval_5 = 0;
    }
    tvm_builtin_ptx_cp_async_cg_src_size_async_cg_shared_global_16(tvm_builtin_cuda_cvta_generic_to_shared((&(((half*)pool_buf_ptr)[((((((k + 1) & 1) * 4096) + ((((int)threadIdx.x) >> 3) * 64)) + (((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 63) >> 3)) * 8)) + 1024)]))), (&(A_ptr[((((((((int)blockIdx.x) % 3) * 8192) + ((((int)threadIdx.x) >> 3) * 128)) + (k * 64)) + ((((int)threadIdx.x) & 7) * 8)) + 2112)])), ((uint)condval_5));
    int condval_6;
    if ((((((int)blockIdx.x) % 3) * 64) + (((int)threadIdx.x) >> 3)) < 98) {
      condval_6 = max(0, min(16, ((128 - ((((int)threadIdx.x) & 7) * 16)) - (k * 128))));
    } else {
      condval_6 = 0;
    }
    tvm_builtin_ptx_cp_async_cg_src_size_async_cg_shared_global_16(tvm_builtin_cuda_cvta_generic_to_shared((&(((half*)pool_buf_ptr)[((((((k + 1) & 1) * 4096) + ((((int)threadIdx.x) >> 3) * 64)) + (((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 63) >> 3)) * 8)) + 2048)]))), (&(A_ptr[((((((((int)blockIdx.x) % 3) * 8192) + ((((int)threadIdx.x) >> 3) * 128)) + (k * 64)) + ((((int)threadIdx.x) & 7) * 8)) + 4160)])), ((uint)condval_6));
    int condval_7;
    if ((((((int)blockIdx.x) % 3) * 64) + (((int)threadIdx.x) >> 3)) < 82) {
      condval_7 = max(0, min(16, ((128 - ((((int)threadIdx.x) & 7) * 16)) - (k * 128))));
    } else {
      condval_7 = 0;
    }
    tvm_builtin_ptx_cp_async_cg_src_size_async_cg_shared_global_16(tvm_builtin_cuda_cvta_generic_to_shared((&(((half*)pool_buf_ptr)[((((((k + 1) & 1) * 4096) + ((((int)threadIdx.x) >> 3) * 64)) + (((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 63) >> 3)) * 8)) + 3072)]))), (&(A_ptr[((((((((int)blockIdx.x) % 3) * 8192) + ((((int)threadIdx.x) >> 3) * 128)) + (k * 64)) + ((((int)threadIdx.x) & 7) * 8)) + 6208)])), ((uint)condval_7));
    int cse_v23 = ((((k * 8704) + ((((int)threadIdx.x) >> 3) * 136)) + ((((int)blockIdx.x) / 3) * 64)) + ((((int)threadIdx.x) & 7) * 8));
    int condval_8;
    if (k < 1) {
      condval_8 = max(0, min(16, ((272 - ((((int)threadIdx.x) & 7) * 16)) - ((((int)blockIdx.x) / 3) * 128))));
    } else {
      condval_8 = 0;
    }
    tvm_builtin_ptx_cp_async_cg_src_size_async_cg_shared_global_16(tvm_builtin_cuda_cvta_generic_to_shared((&(((half*)pool_buf_ptr)[((((((k + 1) & 1) * 4096) + ((((int)threadIdx.x) >> 3) * 64)) + (((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 63) >> 3)) * 8)) + 8192)]))), (&(B_ptr[(((((k * 8704) + ((((int)threadIdx.x) >> 3) * 136)) + ((((int)blockIdx.x) / 3) * 64)) + ((((int)threadIdx.x) & 7) * 8)) + 8704)])), ((uint)condval_8));
    int condval_9;
    if (k < 1) {
      condval_9 = max(0, min(16, ((272 - ((((int)threadIdx.x) & 7) * 16)) - ((((int)blockIdx.x) / 3) * 128))));
    } else {
      condval_9 = 0;
    }
    tvm_builtin_ptx_cp_async_cg_src_size_async_cg_shared_global_16(tvm_builtin_cuda_cvta_generic_to_shared((&(((half*)pool_buf_ptr)[((((((k + 1) & 1) * 4096) + ((((int)threadIdx.x) >> 3) * 64)) + (((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 63) >> 3)) * 8)) + 9216)]))), (&(B_ptr[(((((k * 8704) + ((((int)threadIdx.x) >> 3) * 136)) + ((((int)blockIdx.x) / 3) * 64)) + ((((int)threadIdx.x) & 7) * 8)) + 10880)])), ((uint)condval_9));
    int condval_10;
    if (k < 1) {
      condval_10 = max(0, min(16, ((272 - ((((int)threadIdx.x) & 7) * 16)) - ((((int)blockIdx.x) / 3) * 128))));
    } else {
      condval_10 = 0;
    }
    tvm_builtin_ptx_cp_async_cg_src_size_async_cg_shared_global_16(tvm_builtin_cuda_cvta_generic_to_shared((&(((half*)pool_buf_ptr)[((((((k + 1) & 1) * 4096) + ((((int)threadIdx.x) >> 3) * 64)) + (((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 63) >> 3)) * 8)) + 10240)]))), (&(B_ptr[(((((k * 8704) + ((((int)threadIdx.x) >> 3) * 136)) + ((((int)blockIdx.x) / 3) * 64)) + ((((int)threadIdx.x) & 7) * 8)) + 13056)])), ((uint)condval_10));
    int condval_11;
    if (k < 1) {
      condval_11 = max(0, min(16, ((272 - ((((int)threadIdx.x) & 7) * 16)) - ((((int)blockIdx.x) / 3) * 128))));
    } else {
      condval_11 = 0;
    }
    tvm_builtin_ptx_cp_async_cg_src_size_async_cg_shared_global_16(tvm_builtin_cuda_cvta_generic_to_shared((&(((half*)pool_buf_ptr)[((((((k + 1) & 1) * 4096) + ((((int)threadIdx.x) >> 3) * 64)) + (((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 63) >> 3)) * 8)) + 11264)]))), (&(B_ptr[(((((k * 8704) + ((((int)threadIdx.x) >> 3) * 136)) + ((((int)blockIdx.x) / 3) * 64)) + ((((int)threadIdx.x) & 7) * 8)) + 15232)])), ((uint)condval_11));
    tvm_builtin_ptx_cp_async_commit_group_async_commit_group();
    tvm_builtin_ptx_wgmma_fence_fence_sync_aligned();
    int cse_v7 = (k * 512);
    uint64_t cse_v14 = ((uint64_t)(k * 512));
    tvm_builtin_ptx_wgmma_f16_ss_mma_async_sync_aligned_m64n64k16_f32_f16_f16_1_1_0_1(total_ptr[0], total_ptr[1], total_ptr[2], total_ptr[3], total_ptr[4], total_ptr[5], total_ptr[6], total_ptr[7], total_ptr[8], total_ptr[9], total_ptr[10], total_ptr[11], total_ptr[12], total_ptr[13], total_ptr[14], total_ptr[15], total_ptr[16], total_ptr[17], total_ptr[18], total_ptr[19], total_ptr[20], total_ptr[21], total_ptr[22], total_ptr[23], total_ptr[24], total_ptr[25], total_ptr[26], total_ptr[27], total_ptr[28], total_ptr[29], total_ptr[30], total_ptr[31], (desc_x_ptr[0] + ((uint64_t)(k * 512))), (desc_y_ptr[0] + ((uint64_t)(k * 512))), (0 < k));
    tvm_builtin_ptx_wgmma_f16_ss_mma_async_sync_aligned_m64n64k16_f32_f16_f16_1_1_0_1(total_ptr[0], total_ptr[1], total_ptr[2], total_ptr[3], total_ptr[4], total_ptr[5], total_ptr[6], total_ptr[7], total_ptr[8], total_ptr[9], total_ptr[10], total_ptr[11], total_ptr[12], total_ptr[13], total_ptr[14], total_ptr[15], total_ptr[16], total_ptr[17], total_ptr[18], total_ptr[19], total_ptr[20], total_ptr[21], total_ptr[22], total_ptr[23], total_ptr[24], total_ptr[25], total_ptr[26], total_ptr[27], total_ptr[28], total_ptr[29], total_ptr[30], total_ptr[31], (desc_x_ptr[0] + ((uint64_t)((k * 512) + 2))), (desc_y_ptr[0] + ((uint64_t)((k * 512) + 128))), (bool)1);
    tvm_builtin_ptx_wgmma_f16_ss_mma_async_sync_aligned_m64n64k16_f32_f16_f16_1_1_0_1(total_ptr[0], total_ptr[1], total_ptr[2], total_ptr[3], total_ptr[4], total_ptr[5], total_ptr[6], total_ptr[7], total_ptr[8], total_ptr[9], total_ptr[10], total_ptr[11], total_ptr[12], total_ptr[13], total_ptr[14], total_ptr[15], total_ptr[16], total_ptr[17], total_ptr[18], total_ptr[19], total_ptr[20], total_ptr[21], total_ptr[22], total_ptr[23], total_ptr[24], total_ptr[25], total_ptr[26], total_ptr[27], total_ptr[28], total_ptr[29], total_ptr[30], total_ptr[31], (desc_x_ptr[0] + ((uint64_t)((k * 512) + 4))), (desc_y_ptr[0] + ((uint64_t)((k * 512) + 256))), (bool)1);
    tvm_builtin_ptx_wgmma_f16_ss_mma_async_sync_aligned_m64n64k16_f32_f16_f16_1_1_0_1(total_ptr[0], total_ptr[1], total_ptr[2], total_ptr[3], total_ptr[4], total_ptr[5], total_ptr[6], total_ptr[7], total_ptr[8], total_ptr[9], total_ptr[10], total_ptr[11], total_ptr[12], total_ptr[13], total_ptr[14], total_ptr[15], total_ptr[16], total_ptr[17], total_ptr[18], total_ptr[19], total_ptr[20], total_ptr[21], total_ptr[22], total_ptr[23], total_ptr[24], total_ptr[25], total_ptr[26], total_ptr[27], total_ptr[28], total_ptr[29], total_ptr[30], total_ptr[31], (desc_x_ptr[0] + ((uint64_t)((k * 512) + 6))), (desc_y_ptr[0] + ((uint64_t)((k * 512) + 384))), (bool)1);
    tvm_builtin_ptx_wgmma_commit_group_commit_group_sync_aligned();
    tvm_builtin_ptx_wgmma_wait_group_wait_group_sync_aligned_0();
  }
  tvm_builtin_ptx_cp_async_wait_group_async_wait_group_0();
  int cse_v8 = (((int)threadIdx.x) & 31);
  int cse_v24 = (((((warp_id_in_cta >> 2) * 32) + ((((int)blockIdx.x) % 3) * 32)) + ((((int)threadIdx.x) >> 5) * 8)) + ((((int)threadIdx.x) & 31) >> 3));
  int cse_v28 = (((((((warp_id_in_cta >> 2) * 8704) + ((((int)blockIdx.x) % 3) * 8704)) + ((((int)threadIdx.x) >> 5) * 2176)) + (((((int)threadIdx.x) & 31) >> 2) * 136)) + ((((int)blockIdx.x) / 3) * 64)) + ((((int)threadIdx.x) & 3) * 2));
  if ((((((warp_id_in_cta >> 2) * 32) + ((((int)blockIdx.x) % 3) * 32)) + ((((int)threadIdx.x) >> 5) * 8)) + ((((int)threadIdx.x) & 31) >> 3)) < 65) {
    half2 __1;
    float2 v_ = *(float2*)(total_ptr + 0);
    __1.x = (half)(v_.x);
    __1.y = (half)(v_.y);
    *(half2*)(C_ptr + (((((((warp_id_in_cta >> 2) * 8704) + ((((int)blockIdx.x) % 3) * 8704)) + ((((int)threadIdx.x) >> 5) * 2176)) + (((((int)threadIdx.x) & 31) >> 2) * 136)) + ((((int)blockIdx.x) / 3) * 64)) + ((((int)threadIdx.x) & 3) * 2))) = __1;
  }
  if ((((((warp_id_in_cta >> 2) * 32) + ((((int)blockIdx.x) % 3) * 32)) + ((((int)threadIdx.x) >> 5) * 8)) + ((((int)threadIdx.x) & 31) >> 3)) < 61) {
    half2 __2;
    float2 v__1 = *(float2*)(total_ptr + 2);
    __2.x = (half)(v__1.x);
    __2.y = (half)(v__1.y);
    *(half2*)(C_ptr + ((((((((warp_id_in_cta >> 2) * 8704) + ((((int)blockIdx.x) % 3) * 8704)) + ((((int)threadIdx.x) >> 5) * 2176)) + (((((int)threadIdx.x) & 31) >> 2) * 136)) + ((((int)blockIdx.x) / 3) * 64)) + ((((int)threadIdx.x) & 3) * 2)) + 1088)) = __2;
  }
  if (((((((warp_id_in_cta >> 2) * 32) + ((((int)blockIdx.x) % 3) * 32)) + ((((int)threadIdx.x) >> 5) * 8)) + ((((int)threadIdx.x) & 31) >> 3)) < 65) && (((int)blockIdx.x) < 6)) {
    half2 __3;
    float2 v__2 = *(float2*)(total_ptr + 4);
    __3.x = (half)(v__2.x);
    __3.y = (half)(v__2.y);
    *(half2*)(C_ptr + ((((((((warp_id_in_cta >> 2) * 8704) + ((((int)blockIdx.x) % 3) * 8704)) + ((((int)threadIdx.x) >> 5) * 2176)) + (((((int)threadIdx.x) & 31) >> 2) * 136)) + ((((int)blockIdx.x) / 3) * 64)) + ((((int)threadIdx.x) & 3) * 2)) + 8)) = __3;
  }
  if (((((((warp_id_in_cta >> 2) * 32) + ((((int)blockIdx.x) % 3) * 32)) + ((((int)threadIdx.x) >> 5) * 8)) + ((((int)threadIdx.x) & 31) >> 3)) < 61) && (((int)blockIdx.x) < 6)) {
    half2 __4;
    float2 v__3 = *(float2*)(total_ptr + 6);
    __4.x = (half)(v__3.x);
    __4.y = (half)(v__3.y);
    *(half2*)(C_ptr + ((((((((warp_id_in_cta >> 2) * 8704) + ((((int)blockIdx.x) % 3) * 8704)) + ((((int)threadIdx.x) >> 5) * 2176)) + (((((int)threadIdx.x) & 31) >> 2) * 136)) + ((((int)blockIdx.x) / 3) * 64)) + ((((int)threadIdx.x) & 3) * 2)) + 1096)) = __4;
  }
  if (((((((warp_id_in_cta >> 2) * 32) + ((((int)blockIdx.x) % 3) * 32)) + ((((int)threadIdx.x) >> 5) * 8)) + ((((int)threadIdx.x) & 31) >> 3)) < 65) && (((int)blockIdx.x) < 6)) {
    half2 __5;
    float2 v__4 = *(float2*)(total_ptr + 8);
    __5.x = (half)(v__4.x);
    __5.y = (half)(v__4.y);
    *(half2*)(C_ptr + ((((((((warp_id_in_cta >> 2) * 8704) + ((((int)blockIdx.x) % 3) * 8704)) + ((((int)threadIdx.x) >> 5) * 2176)) + (((((int)threadIdx.x) & 31) >> 2) * 136)) + ((((int)blockIdx.x) / 3) * 64)) + ((((int)threadIdx.x) & 3) * 2)) + 16)) = __5;
  }
  if (((((((warp_id_in_cta >> 2) * 32) + ((((int)blockIdx.x) % 3) * 32)) + ((((int)threadIdx.x) >> 5) * 8)) + ((((int)threadIdx.x) & 31) >> 3)) < 61) && (((int)blockIdx.x) < 6)) {
    half2 __6;
    float2 v__5 = *(float2*)(total_ptr + 10);
    __6.x = (half)(v__5.x);
    __6.y = (half)(v__5.y);
    *(half2*)(C_ptr + ((((((((warp_id_in_cta >> 2) * 8704) + ((((int)blockIdx.x) % 3) * 8704)) + ((((int)threadIdx.x) >> 5) * 2176)) + (((((int)threadIdx.x) & 31) >> 2) * 136)) + ((((int)blockIdx.x) / 3) * 64)) + ((((int)threadIdx.x) & 3) * 2)) + 1104)) = __6;
  }
  if (((((((warp_id_in_cta >> 2) * 32) + ((((int)blockIdx.x) % 3) * 32)) + ((((int)threadIdx.x) >> 5) * 8)) + ((((int)threadIdx.x) & 31) >> 3)) < 65) && (((int)blockIdx.x) < 6)) {
    half2 __7;
    float2 v__6 = *(float2*)(total_ptr + 12);
    __7.x = (half)(v__6.x);
    __7.y = (half)(v__6.y);
    *(half2*)(C_ptr + ((((((((warp_id_in_cta >> 2) * 8704) + ((((int)blockIdx.x) % 3) * 8704)) + ((((int)threadIdx.x) >> 5) * 2176)) + (((((int)threadIdx.x) & 31) >> 2) * 136)) + ((((int)blockIdx.x) / 3) * 64)) + ((((int)threadIdx.x) & 3) * 2)) + 24)) = __7;
  }
  if (((((((warp_id_in_cta >> 2) * 32) + ((((int)blockIdx.x) % 3) * 32)) + ((((int)threadIdx.x) >> 5) * 8)) + ((((int)threadIdx.x) & 31) >> 3)) < 61) && (((int)blockIdx.x) < 6)) {
    half2 __8;
    float2 v__7 = *(float2*)(total_ptr + 14);
    __8.x = (half)(v__7.x);
    __8.y = (half)(v__7.y);
    *(half2*)(C_ptr + ((((((((warp_id_in_cta >> 2) * 8704) + ((((int)blockIdx.x) % 3) * 8704)) + ((((int)threadIdx.x) >> 5) * 2176)) + (((((int)threadIdx.x) & 31) >> 2) * 136)) + ((((int)blockIdx.x) / 3) * 64)) + ((((int)threadIdx.x) & 3) * 2)) + 1112)) = __8;
  }
  if (((((((warp_id_in_cta >> 2) * 32) + ((((int)blockIdx.x) % 3) * 32)) + ((((int)threadIdx.x) >> 5) * 8)) + ((((int)threadIdx.x) & 31) >> 3)) < 65) && (((int)blockIdx.x) < 6)) {
    half2 __9;
    float2 v__8 = *(float2*)(total_ptr + 16);
    __9.x = (half)(v__8.x);
    __9.y = (half)(v__8.y);
    *(half2*)(C_ptr + ((((((((warp_id_in_cta >> 2) * 8704) + ((((int)blockIdx.x) % 3) * 8704)) + ((((int)threadIdx.x) >> 5) * 2176)) + (((((int)threadIdx.x) & 31) >> 2) * 136)) + ((((int)blockIdx.x) / 3) * 64)) + ((((int)threadIdx.x) & 3) * 2)) + 32)) = __9;
  }
  if (((((((warp_id_in_cta >> 2) * 32) + ((((int)blockIdx.x) % 3) * 32)) + ((((int)threadIdx.x) >> 5) * 8)) + ((((int)threadIdx.x) & 31) >> 3)) < 61) && (((int)blockIdx.x) < 6)) {
    half2 __10;
    float2 v__9 = *(float2*)(total_ptr + 18);
    __10.x = (half)(v__9.x);
    __10.y = (half)(v__9.y);
    *(half2*)(C_ptr + ((((((((warp_id_in_cta >> 2) * 8704) + ((((int)blockIdx.x) % 3) * 8704)) + ((((int)threadIdx.x) >> 5) * 2176)) + (((((int)threadIdx.x) & 31) >> 2) * 136)) + ((((int)blockIdx.x) / 3) * 64)) + ((((int)threadIdx.x) & 3) * 2)) + 1120)) = __10;
  }
  if (((((((warp_id_in_cta >> 2) * 32) + ((((int)blockIdx.x) % 3) * 32)) + ((((int)threadIdx.x) >> 5) * 8)) + ((((int)threadIdx.x) & 31) >> 3)) < 65) && (((int)blockIdx.x) < 6)) {
    half2 __11;
    float2 v__10 = *(float2*)(total_ptr + 20);
    __11.x = (half)(v__10.x);
    __11.y = (half)(v__10.y);
    *(half2*)(C_ptr + ((((((((warp_id_in_cta >> 2) * 8704) + ((((int)blockIdx.x) % 3) * 8704)) + ((((int)threadIdx.x) >> 5) * 2176)) + (((((int)threadIdx.x) & 31) >> 2) * 136)) + ((((int)blockIdx.x) / 3) * 64)) + ((((int)threadIdx.x) & 3) * 2)) + 40)) = __11;
  }
  if (((((((warp_id_in_cta >> 2) * 32) + ((((int)blockIdx.x) % 3) * 32)) + ((((int)threadIdx.x) >> 5) * 8)) + ((((int)threadIdx.x) & 31) >> 3)) < 61) && (((int)blockIdx.x) < 6)) {
    half2 __12;
    float2 v__11 = *(float2*)(total_ptr + 22);
    __12.x = (half)(v__11.x);
    __12.y = (half)(v__11.y);
    *(half2*)(C_ptr + ((((((((warp_id_in_cta >> 2) * 8704) + ((((int)blockIdx.x) % 3) * 8704)) + ((((int)threadIdx.x) >> 5) * 2176)) + (((((int)threadIdx.x) & 31) >> 2) * 136)) + ((((int)blockIdx.x) / 3) * 64)) + ((((int)threadIdx.x) & 3) * 2)) + 1128)) = __12;
  }
  if (((((((warp_id_in_cta >> 2) * 32) + ((((int)blockIdx.x) % 3) * 32)) + ((((int)threadIdx.x) >> 5) * 8)) + ((((int)threadIdx.x) & 31) >> 3)) < 65) && (((int)blockIdx.x) < 6)) {
    half2 __13;
    float2 v__12 = *(float2*)(total_ptr + 24);
    __13.x = (half)(v__12.x);
    __13.y = (half)(v__12.y);
    *(half2*)(C_ptr + ((((((((warp_id_in_cta >> 2) * 8704) + ((((int)blockIdx.x) % 3) * 8704)) + ((((int)threadIdx.x) >> 5) * 2176)) + (((((int)threadIdx.x) & 31) >> 2) * 136)) + ((((int)blockIdx.x) / 3) * 64)) + ((((int)threadIdx.x) & 3) * 2)) + 48)) = __13;
  }
  if (((((((warp_id_in_cta >> 2) * 32) + ((((int)blockIdx.x) % 3) * 32)) + ((((int)threadIdx.x) >> 5) * 8)) + ((((int)threadIdx.x) & 31) >> 3)) < 61) && (((int)blockIdx.x) < 6)) {
    half2 __14;
    float2 v__13 = *(float2*)(total_ptr + 26);
    __14.x = (half)(v__13.x);
    __14.y = (half)(v__13.y);
    *(half2*)(C_ptr + ((((((((warp_id_in_cta >> 2) * 8704) + ((((int)blockIdx.x) % 3) * 8704)) + ((((int)threadIdx.x) >> 5) * 2176)) + (((((int)threadIdx.x) & 31) >> 2) * 136)) + ((((int)blockIdx.x) / 3) * 64)) + ((((int)threadIdx.x) & 3) * 2)) + 1136)) = __14;
  }
  if (((((((warp_id_in_cta >> 2) * 32) + ((((int)blockIdx.x) % 3) * 32)) + ((((int)threadIdx.x) >> 5) * 8)) + ((((int)threadIdx.x) & 31) >> 3)) < 65) && (((int)blockIdx.x) < 6)) {
    half2 __15;
    float2 v__14 = *(float2*)(total_ptr + 28);
    __15.x = (half)(v__14.x);
    __15.y = (half)(v__14.y);
    *(half2*)(C_ptr + ((((((((warp_id_in_cta >> 2) * 8704) + ((((int)blockIdx.x) % 3) * 8704)) + ((((int)threadIdx.x) >> 5) * 2176)) + (((((int)threadIdx.x) & 31) >> 2) * 136)) + ((((int)blockIdx.x) / 3) * 64)) + ((((int)threadIdx.x) & 3) * 2)) + 56)) = __15;
  }
  if (((((((warp_id_in_cta >> 2) * 32) + ((((int)blockIdx.x) % 3) * 32)) + ((((int)threadIdx.x) >> 5) * 8)) + ((((int)threadIdx.x) & 31) >> 3)) < 61) && (((int)blockIdx.x) < 6)) {
    half2 __16;
    float2 v__15 = *(float2*)(total_ptr + 30);
    __16.x = (half)(v__15.x);
    __16.y = (half)(v__15.y);
    *(half2*)(C_ptr + ((((((((warp_id_in_cta >> 2) * 8704) + ((((int)blockIdx.x) % 3) * 8704)) + ((((int)threadIdx.x) >> 5) * 2176)) + (((((int)threadIdx.x) & 31) >> 2) * 136)) + ((((int)blockIdx.x) / 3) * 64)) + ((((int)threadIdx.x) & 3) * 2)) + 1144)) = __16;
  }
}
