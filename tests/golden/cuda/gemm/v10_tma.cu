extern "C" __global__ void __launch_bounds__(32, 1) main_kernel(float* __restrict__ _ptr, const __grid_constant__ CUtensorMap A_map, const __grid_constant__ CUtensorMap B_map, float* __restrict__ C_ptr);
extern "C" __global__ void __launch_bounds__(256) main_kernel_1(float* __restrict__ _ptr, float* __restrict__ C_ptr);
extern "C" __global__ void __launch_bounds__(32, 1) main_kernel(float* __restrict__ _ptr, const __grid_constant__ CUtensorMap A_map, const __grid_constant__ CUtensorMap B_map, float* __restrict__ C_ptr) {
  int warp_id_in_cta = __shfl_sync((uint)4294967295, 0, 0, 32);
  int block = ((int)blockIdx.x);
  int thread = ((int)threadIdx.x);
  extern __shared__ __align__(64) uchar pool_buf_ptr[];
  if (tvm_builtin_cuda_thread_rank() == 0) {
    tvm_builtin_ptx_mbarrier_init_init_shared_b64(tvm_builtin_cuda_cvta_generic_to_shared((&(((uint64_t*)pool_buf_ptr)[3072]))), (uint)1);
    tvm_builtin_ptx_mbarrier_init_init_shared_b64(tvm_builtin_cuda_cvta_generic_to_shared((&(((uint64_t*)pool_buf_ptr)[3073]))), (uint)1);
  }
  if (tvm_builtin_cuda_thread_rank() == 0) {
    tvm_builtin_ptx_mbarrier_init_init_shared_b64(tvm_builtin_cuda_cvta_generic_to_shared((&(((uint64_t*)pool_buf_ptr)[3074]))), (uint)1);
    tvm_builtin_ptx_mbarrier_init_init_shared_b64(tvm_builtin_cuda_cvta_generic_to_shared((&(((uint64_t*)pool_buf_ptr)[3075]))), (uint)1);
  }
  tvm_builtin_ptx_fence_mbarrier_init_mbarrier_init_release_cluster();
  tvm_builtin_cuda_cta_sync();
  alignas(64) float total_ptr[64];
  alignas(64) int ring_stage_ptr[1];
  alignas(64) int ring_phase_ptr[1];
  ring_stage_ptr[0] = 0;
  ring_phase_ptr[0] = 0;
  alignas(64) int item_ptr[1];
  item_ptr[0] = ((int)blockIdx.x);
  #pragma unroll 1
  while (1) {
    if (!((item_ptr[0] < 128))) { break; }
    alignas(64) int first_ptr[1];
    first_ptr[0] = (item_ptr[0] & 15);
    alignas(64) int count_ptr[1];
    count_ptr[0] = (min(16, (((((int)blockIdx.x) + (item_ptr[0] & 15)) + 1) - item_ptr[0])) - (item_ptr[0] & 15));
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
    if (((int)threadIdx.x) == 0) {
      for (int s = 0; s < min(2, count_ptr[0]); ++s) {
        alignas(64) int stage_ptr[1];
        int condval;
        if (2 <= (ring_stage_ptr[0] + s)) {
          condval = 2;
        } else {
          condval = 0;
        }
        stage_ptr[0] = ((ring_stage_ptr[0] + s) - condval);
        int condval_1;
        if (2 <= (ring_stage_ptr[0] + s)) {
          condval_1 = 0;
        } else {
          condval_1 = 1;
        }
        tvm_builtin_cuda_mbarrier_wait((&(((uint64_t*)pool_buf_ptr)[(stage_ptr[0] + 3074)])), ((ring_phase_ptr[0] ^ condval_1) ^ 0));
        tvm_builtin_ptx_mbarrier_arrive_expect_tx_arrive_expect_tx_shared_b64(tvm_builtin_cuda_cvta_generic_to_shared((&(((uint64_t*)pool_buf_ptr)[(stage_ptr[0] + 3072)]))), (uint)12288);
        int cse_v1 = (s * 32);
        tvm_builtin_ptx_cp_async_bulk_tensor_g2s_cluster_async_bulk_tensor_2d_shared__cluster_global_mbarrier__complete_tx__bytes(tvm_builtin_cuda_cvta_generic_to_shared((&(((float*)pool_buf_ptr)[(stage_ptr[0] * 1024)]))), ((void*)((unsigned long long)(&(A_map)))), ((first_ptr[0] * 32) + (s * 32)), (((item_ptr[0] >> 7) * 128) + (((item_ptr[0] & 63) >> 4) * 32)), tvm_builtin_cuda_cvta_generic_to_shared((&(((uint64_t*)pool_buf_ptr)[(stage_ptr[0] + 3072)]))));
        tvm_builtin_ptx_cp_async_bulk_tensor_g2s_cluster_async_bulk_tensor_2d_shared__cluster_global_mbarrier__complete_tx__bytes(tvm_builtin_cuda_cvta_generic_to_shared((&(((float*)pool_buf_ptr)[((stage_ptr[0] * 2048) + 2048)]))), ((void*)((unsigned long long)(&(B_map)))), (((item_ptr[0] & 127) >> 6) * 64), ((first_ptr[0] * 32) + (s * 32)), tvm_builtin_cuda_cvta_generic_to_shared((&(((uint64_t*)pool_buf_ptr)[(stage_ptr[0] + 3072)]))));
      }
    }
    int cse_v3 = (((int)threadIdx.x) >> 4);
    int cse_v4 = (((int)threadIdx.x) & 1);
    int cse_v6 = (((int)threadIdx.x) & 15);
    int cse_v22 = (((((int)threadIdx.x) & 15) >> 1) * 4);
    for (int k = 0; k < count_ptr[0]; ++k) {
      if (((((int)threadIdx.x) == 0) && (0 < k)) && ((k + 1) < count_ptr[0])) {
        alignas(64) int stage_ptr_1[1];
        int condval_2;
        if (1 <= ring_stage_ptr[0]) {
          condval_2 = 2;
        } else {
          condval_2 = 0;
        }
        stage_ptr_1[0] = ((ring_stage_ptr[0] + 1) - condval_2);
        int condval_3;
        if (1 <= ring_stage_ptr[0]) {
          condval_3 = 0;
        } else {
          condval_3 = 1;
        }
        tvm_builtin_cuda_mbarrier_wait((&(((uint64_t*)pool_buf_ptr)[(stage_ptr_1[0] + 3074)])), ((ring_phase_ptr[0] ^ condval_3) ^ 0));
        tvm_builtin_ptx_mbarrier_arrive_expect_tx_arrive_expect_tx_shared_b64(tvm_builtin_cuda_cvta_generic_to_shared((&(((uint64_t*)pool_buf_ptr)[(stage_ptr_1[0] + 3072)]))), (uint)12288);
        int cse_v2 = (k * 32);
        tvm_builtin_ptx_cp_async_bulk_tensor_g2s_cluster_async_bulk_tensor_2d_shared__cluster_global_mbarrier__complete_tx__bytes(tvm_builtin_cuda_cvta_generic_to_shared((&(((float*)pool_buf_ptr)[(stage_ptr_1[0] * 1024)]))), ((void*)((unsigned long long)(&(A_map)))), (((first_ptr[0] * 32) + (k * 32)) + 32), (((item_ptr[0] >> 7) * 128) + (((item_ptr[0] & 63) >> 4) * 32)), tvm_builtin_cuda_cvta_generic_to_shared((&(((uint64_t*)pool_buf_ptr)[(stage_ptr_1[0] + 3072)]))));
        tvm_builtin_ptx_cp_async_bulk_tensor_g2s_cluster_async_bulk_tensor_2d_shared__cluster_global_mbarrier__complete_tx__bytes(tvm_builtin_cuda_cvta_generic_to_shared((&(((float*)pool_buf_ptr)[((stage_ptr_1[0] * 2048) + 2048)]))), ((void*)((unsigned long long)(&(B_map)))), (((item_ptr[0] & 127) >> 6) * 64), (((first_ptr[0] * 32) + (k * 32)) + 32), tvm_builtin_cuda_cvta_generic_to_shared((&(((uint64_t*)pool_buf_ptr)[(stage_ptr_1[0] + 3072)]))));
      }
      tvm_builtin_cuda_mbarrier_wait((&(((uint64_t*)pool_buf_ptr)[(ring_stage_ptr[0] + 3072)])), (ring_phase_ptr[0] ^ 0));
      alignas(64) float a_ptr[32];
      alignas(64) float b_ptr[32];
      for (int ko = 0; ko < 8; ++ko) {
        alignas(64) float four_ptr[4];
        int cse_v13 = ((((int)threadIdx.x) >> 4) * 64);
        int cse_v14 = ((((int)threadIdx.x) & 1) * 32);
        int cse_v21 = (((((int)threadIdx.x) >> 4) * 2) + (((int)threadIdx.x) & 1));
        int cse_v25 = (((((((int)threadIdx.x) >> 4) * 2) + (((int)threadIdx.x) & 1)) ^ ko) * 4);
        *(float4*)(four_ptr + 0) = *(float4*)(((float*)pool_buf_ptr) + ((((ring_stage_ptr[0] * 1024) + ((((int)threadIdx.x) >> 4) * 64)) + ((((int)threadIdx.x) & 1) * 32)) + (((((((int)threadIdx.x) >> 4) * 2) + (((int)threadIdx.x) & 1)) ^ ko) * 4)));
        a_ptr[0] = four_ptr[0];
        a_ptr[8] = four_ptr[1];
        a_ptr[16] = four_ptr[2];
        a_ptr[24] = four_ptr[3];
        int cse_v26 = ((((((((int)threadIdx.x) >> 4) * 2) + (((int)threadIdx.x) & 1)) + 4) ^ ko) * 4);
        *(float4*)(four_ptr + 0) = *(float4*)(((float*)pool_buf_ptr) + (((((ring_stage_ptr[0] * 1024) + ((((int)threadIdx.x) >> 4) * 64)) + ((((int)threadIdx.x) & 1) * 32)) + ((((((((int)threadIdx.x) >> 4) * 2) + (((int)threadIdx.x) & 1)) + 4) ^ ko) * 4)) + 128));
        a_ptr[1] = four_ptr[0];
        a_ptr[9] = four_ptr[1];
        a_ptr[17] = four_ptr[2];
        a_ptr[25] = four_ptr[3];
        *(float4*)(four_ptr + 0) = *(float4*)(((float*)pool_buf_ptr) + (((((ring_stage_ptr[0] * 1024) + ((((int)threadIdx.x) >> 4) * 64)) + ((((int)threadIdx.x) & 1) * 32)) + (((((((int)threadIdx.x) >> 4) * 2) + (((int)threadIdx.x) & 1)) ^ ko) * 4)) + 256));
        a_ptr[2] = four_ptr[0];
        a_ptr[10] = four_ptr[1];
        a_ptr[18] = four_ptr[2];
        a_ptr[26] = four_ptr[3];
        *(float4*)(four_ptr + 0) = *(float4*)(((float*)pool_buf_ptr) + (((((ring_stage_ptr[0] * 1024) + ((((int)threadIdx.x) >> 4) * 64)) + ((((int)threadIdx.x) & 1) * 32)) + ((((((((int)threadIdx.x) >> 4) * 2) + (((int)threadIdx.x) & 1)) + 4) ^ ko) * 4)) + 384));
        a_ptr[3] = four_ptr[0];
        a_ptr[11] = four_ptr[1];
        a_ptr[19] = four_ptr[2];
        a_ptr[27] = four_ptr[3];
        *(float4*)(four_ptr + 0) = *(float4*)(((float*)pool_buf_ptr) + (((((ring_stage_ptr[0] * 1024) + ((((int)threadIdx.x) >> 4) * 64)) + ((((int)threadIdx.x) & 1) * 32)) + (((((((int)threadIdx.x) >> 4) * 2) + (((int)threadIdx.x) & 1)) ^ ko) * 4)) + 512));
        a_ptr[4] = four_ptr[0];
        a_ptr[12] = four_ptr[1];
        a_ptr[20] = four_ptr[2];
        a_ptr[28] = four_ptr[3];
        *(float4*)(four_ptr + 0) = *(float4*)(((float*)pool_buf_ptr) + (((((ring_stage_ptr[0] * 1024) + ((((int)threadIdx.x) >> 4) * 64)) + ((((int)threadIdx.x) & 1) * 32)) + ((((((((int)threadIdx.x) >> 4) * 2) + (((int)threadIdx.x) & 1)) + 4) ^ ko) * 4)) + 640));
        a_ptr[5] = four_ptr[0];
        a_ptr[13] = four_ptr[1];
        a_ptr[21] = four_ptr[2];
        a_ptr[29] = four_ptr[3];
        *(float4*)(four_ptr + 0) = *(float4*)(((float*)pool_buf_ptr) + (((((ring_stage_ptr[0] * 1024) + ((((int)threadIdx.x) >> 4) * 64)) + ((((int)threadIdx.x) & 1) * 32)) + (((((((int)threadIdx.x) >> 4) * 2) + (((int)threadIdx.x) & 1)) ^ ko) * 4)) + 768));
        a_ptr[6] = four_ptr[0];
        a_ptr[14] = four_ptr[1];
        a_ptr[22] = four_ptr[2];
        a_ptr[30] = four_ptr[3];
        *(float4*)(four_ptr + 0) = *(float4*)(((float*)pool_buf_ptr) + (((((ring_stage_ptr[0] * 1024) + ((((int)threadIdx.x) >> 4) * 64)) + ((((int)threadIdx.x) & 1) * 32)) + ((((((((int)threadIdx.x) >> 4) * 2) + (((int)threadIdx.x) & 1)) + 4) ^ ko) * 4)) + 896));
        a_ptr[7] = four_ptr[0];
        a_ptr[15] = four_ptr[1];
        a_ptr[23] = four_ptr[2];
        a_ptr[31] = four_ptr[3];
        int cse_v5 = (ko * 256);
        *(float4*)(b_ptr + 0) = *(float4*)(((float*)pool_buf_ptr) + ((((ring_stage_ptr[0] * 2048) + (ko * 256)) + (((((int)threadIdx.x) & 15) >> 1) * 4)) + 2048));
        *(float4*)(b_ptr + 4) = *(float4*)(((float*)pool_buf_ptr) + ((((ring_stage_ptr[0] * 2048) + (ko * 256)) + (((((int)threadIdx.x) & 15) >> 1) * 4)) + 2080));
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
        *(float4*)(b_ptr + 8) = *(float4*)(((float*)pool_buf_ptr) + ((((ring_stage_ptr[0] * 2048) + (ko * 256)) + (((((int)threadIdx.x) & 15) >> 1) * 4)) + 2112));
        *(float4*)(b_ptr + 12) = *(float4*)(((float*)pool_buf_ptr) + ((((ring_stage_ptr[0] * 2048) + (ko * 256)) + (((((int)threadIdx.x) & 15) >> 1) * 4)) + 2144));
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
        *(float4*)(b_ptr + 16) = *(float4*)(((float*)pool_buf_ptr) + ((((ring_stage_ptr[0] * 2048) + (ko * 256)) + (((((int)threadIdx.x) & 15) >> 1) * 4)) + 2176));
        *(float4*)(b_ptr + 20) = *(float4*)(((float*)pool_buf_ptr) + ((((ring_stage_ptr[0] * 2048) + (ko * 256)) + (((((int)threadIdx.x) & 15) >> 1) * 4)) + 2208));
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
        *(float4*)(b_ptr + 24) = *(float4*)(((float*)pool_buf_ptr) + ((((ring_stage_ptr[0] * 2048) + (ko * 256)) + (((((int)threadIdx.x) & 15) >> 1) * 4)) + 2240));
        *(float4*)(b_ptr + 28) = *(float4*)(((float*)pool_buf_ptr) + ((((ring_stage_ptr[0] * 2048) + (ko * 256)) + (((((int)threadIdx.x) & 15) >> 1) * 4)) + 2272));
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
      tvm_builtin_cuda_warp_sync();
      if (((int)threadIdx.x) == 0) {
        tvm_builtin_ptx_mbarrier_arrive_arrive_shared_b64(tvm_builtin_cuda_cvta_generic_to_shared((&(((uint64_t*)pool_buf_ptr)[(ring_stage_ptr[0] + 3074)]))), (uint)1);
      }
      ring_stage_ptr[0] = (ring_stage_ptr[0] + 1);
      if (ring_stage_ptr[0] == 2) {
        ring_stage_ptr[0] = 0;
        ring_phase_ptr[0] = (ring_phase_ptr[0] ^ 1);
      }
    }
    if (count_ptr[0] == 16) {
      int cse_v15 = ((((int)threadIdx.x) & 15) >> 2);
      int cse_v16 = ((((int)threadIdx.x) >> 4) * 144);
      int cse_v17 = ((((int)threadIdx.x) & 1) * 72);
      if (((((item_ptr[0] >> 7) * 32) + (((item_ptr[0] & 63) >> 4) * 8)) < 25) && (((((item_ptr[0] & 127) >> 6) * 8) + ((((int)threadIdx.x) & 15) >> 2)) < 9)) {
        *(float4*)(C_ptr + (((((((item_ptr[0] >> 7) * 9216) + (((item_ptr[0] & 63) >> 4) * 2304)) + ((((int)threadIdx.x) >> 4) * 144)) + ((((int)threadIdx.x) & 1) * 72)) + (((item_ptr[0] & 127) >> 6) * 64)) + (((((int)threadIdx.x) & 15) >> 1) * 4))) = *(float4*)(total_ptr + 0);
      }
      if (((((item_ptr[0] >> 7) * 32) + (((item_ptr[0] & 63) >> 4) * 8)) < 25) && (((((item_ptr[0] & 127) >> 6) * 8) + ((((int)threadIdx.x) & 15) >> 2)) < 5)) {
        *(float4*)(C_ptr + ((((((((item_ptr[0] >> 7) * 9216) + (((item_ptr[0] & 63) >> 4) * 2304)) + ((((int)threadIdx.x) >> 4) * 144)) + ((((int)threadIdx.x) & 1) * 72)) + (((item_ptr[0] & 127) >> 6) * 64)) + (((((int)threadIdx.x) & 15) >> 1) * 4)) + 32)) = *(float4*)(total_ptr + 4);
      }
      if (((((item_ptr[0] >> 7) * 4) + ((item_ptr[0] & 63) >> 4)) < 3) && (((((item_ptr[0] & 127) >> 6) * 8) + ((((int)threadIdx.x) & 15) >> 2)) < 9)) {
        *(float4*)(C_ptr + ((((((((item_ptr[0] >> 7) * 9216) + (((item_ptr[0] & 63) >> 4) * 2304)) + ((((int)threadIdx.x) >> 4) * 144)) + ((((int)threadIdx.x) & 1) * 72)) + (((item_ptr[0] & 127) >> 6) * 64)) + (((((int)threadIdx.x) & 15) >> 1) * 4)) + 288)) = *(float4*)(total_ptr + 8);
      }
      if (((((item_ptr[0] >> 7) * 4) + ((item_ptr[0] & 63) >> 4)) < 3) && (((((item_ptr[0] & 127) >> 6) * 8) + ((((int)threadIdx.x) & 15) >> 2)) < 5)) {
        *(float4*)(C_ptr + ((((((((item_ptr[0] >> 7) * 9216) + (((item_ptr[0] & 63) >> 4) * 2304)) + ((((int)threadIdx.x) >> 4) * 144)) + ((((int)threadIdx.x) & 1) * 72)) + (((item_ptr[0] & 127) >> 6) * 64)) + (((((int)threadIdx.x) & 15) >> 1) * 4)) + 320)) = *(float4*)(total_ptr + 12);
      }
      if (((((item_ptr[0] >> 7) * 32) + (((item_ptr[0] & 63) >> 4) * 8)) < 23) && (((((item_ptr[0] & 127) >> 6) * 8) + ((((int)threadIdx.x) & 15) >> 2)) < 9)) {
        *(float4*)(C_ptr + ((((((((item_ptr[0] >> 7) * 9216) + (((item_ptr[0] & 63) >> 4) * 2304)) + ((((int)threadIdx.x) >> 4) * 144)) + ((((int)threadIdx.x) & 1) * 72)) + (((item_ptr[0] & 127) >> 6) * 64)) + (((((int)threadIdx.x) & 15) >> 1) * 4)) + 576)) = *(float4*)(total_ptr + 16);
      }
      if (((((item_ptr[0] >> 7) * 32) + (((item_ptr[0] & 63) >> 4) * 8)) < 23) && (((((item_ptr[0] & 127) >> 6) * 8) + ((((int)threadIdx.x) & 15) >> 2)) < 5)) {
        *(float4*)(C_ptr + ((((((((item_ptr[0] >> 7) * 9216) + (((item_ptr[0] & 63) >> 4) * 2304)) + ((((int)threadIdx.x) >> 4) * 144)) + ((((int)threadIdx.x) & 1) * 72)) + (((item_ptr[0] & 127) >> 6) * 64)) + (((((int)threadIdx.x) & 15) >> 1) * 4)) + 608)) = *(float4*)(total_ptr + 20);
      }
      if (((((item_ptr[0] >> 7) * 16) + (((item_ptr[0] & 63) >> 4) * 4)) < 11) && (((((item_ptr[0] & 127) >> 6) * 8) + ((((int)threadIdx.x) & 15) >> 2)) < 9)) {
        *(float4*)(C_ptr + ((((((((item_ptr[0] >> 7) * 9216) + (((item_ptr[0] & 63) >> 4) * 2304)) + ((((int)threadIdx.x) >> 4) * 144)) + ((((int)threadIdx.x) & 1) * 72)) + (((item_ptr[0] & 127) >> 6) * 64)) + (((((int)threadIdx.x) & 15) >> 1) * 4)) + 864)) = *(float4*)(total_ptr + 24);
      }
      if (((((item_ptr[0] >> 7) * 16) + (((item_ptr[0] & 63) >> 4) * 4)) < 11) && (((((item_ptr[0] & 127) >> 6) * 8) + ((((int)threadIdx.x) & 15) >> 2)) < 5)) {
        *(float4*)(C_ptr + ((((((((item_ptr[0] >> 7) * 9216) + (((item_ptr[0] & 63) >> 4) * 2304)) + ((((int)threadIdx.x) >> 4) * 144)) + ((((int)threadIdx.x) & 1) * 72)) + (((item_ptr[0] & 127) >> 6) * 64)) + (((((int)threadIdx.x) & 15) >> 1) * 4)) + 896)) = *(float4*)(total_ptr + 28);
      }
      if (((((item_ptr[0] >> 7) * 32) + (((item_ptr[0] & 63) >> 4) * 8)) < 21) && (((((item_ptr[0] & 127) >> 6) * 8) + ((((int)threadIdx.x) & 15) >> 2)) < 9)) {
        *(float4*)(C_ptr + ((((((((item_ptr[0] >> 7) * 9216) + (((item_ptr[0] & 63) >> 4) * 2304)) + ((((int)threadIdx.x) >> 4) * 144)) + ((((int)threadIdx.x) & 1) * 72)) + (((item_ptr[0] & 127) >> 6) * 64)) + (((((int)threadIdx.x) & 15) >> 1) * 4)) + 1152)) = *(float4*)(total_ptr + 32);
      }
      if (((((item_ptr[0] >> 7) * 32) + (((item_ptr[0] & 63) >> 4) * 8)) < 21) && (((((item_ptr[0] & 127) >> 6) * 8) + ((((int)threadIdx.x) & 15) >> 2)) < 5)) {
        *(float4*)(C_ptr + ((((((((item_ptr[0] >> 7) * 9216) + (((item_ptr[0] & 63) >> 4) * 2304)) + ((((int)threadIdx.x) >> 4) * 144)) + ((((int)threadIdx.x) & 1) * 72)) + (((item_ptr[0] & 127) >> 6) * 64)) + (((((int)threadIdx.x) & 15) >> 1) * 4)) + 1184)) = *(float4*)(total_ptr + 36);
      }
      if (((((item_ptr[0] >> 7) * 8) + (((item_ptr[0] & 63) >> 4) * 2)) < 5) && (((((item_ptr[0] & 127) >> 6) * 8) + ((((int)threadIdx.x) & 15) >> 2)) < 9)) {
        *(float4*)(C_ptr + ((((((((item_ptr[0] >> 7) * 9216) + (((item_ptr[0] & 63) >> 4) * 2304)) + ((((int)threadIdx.x) >> 4) * 144)) + ((((int)threadIdx.x) & 1) * 72)) + (((item_ptr[0] & 127) >> 6) * 64)) + (((((int)threadIdx.x) & 15) >> 1) * 4)) + 1440)) = *(float4*)(total_ptr + 40);
      }
      if (((((item_ptr[0] >> 7) * 8) + (((item_ptr[0] & 63) >> 4) * 2)) < 5) && (((((item_ptr[0] & 127) >> 6) * 8) + ((((int)threadIdx.x) & 15) >> 2)) < 5)) {
        *(float4*)(C_ptr + ((((((((item_ptr[0] >> 7) * 9216) + (((item_ptr[0] & 63) >> 4) * 2304)) + ((((int)threadIdx.x) >> 4) * 144)) + ((((int)threadIdx.x) & 1) * 72)) + (((item_ptr[0] & 127) >> 6) * 64)) + (((((int)threadIdx.x) & 15) >> 1) * 4)) + 1472)) = *(float4*)(total_ptr + 44);
      }
      if (((((item_ptr[0] >> 7) * 32) + (((item_ptr[0] & 63) >> 4) * 8)) < 19) && (((((item_ptr[0] & 127) >> 6) * 8) + ((((int)threadIdx.x) & 15) >> 2)) < 9)) {
        *(float4*)(C_ptr + ((((((((item_ptr[0] >> 7) * 9216) + (((item_ptr[0] & 63) >> 4) * 2304)) + ((((int)threadIdx.x) >> 4) * 144)) + ((((int)threadIdx.x) & 1) * 72)) + (((item_ptr[0] & 127) >> 6) * 64)) + (((((int)threadIdx.x) & 15) >> 1) * 4)) + 1728)) = *(float4*)(total_ptr + 48);
      }
      if (((((item_ptr[0] >> 7) * 32) + (((item_ptr[0] & 63) >> 4) * 8)) < 19) && (((((item_ptr[0] & 127) >> 6) * 8) + ((((int)threadIdx.x) & 15) >> 2)) < 5)) {
        *(float4*)(C_ptr + ((((((((item_ptr[0] >> 7) * 9216) + (((item_ptr[0] & 63) >> 4) * 2304)) + ((((int)threadIdx.x) >> 4) * 144)) + ((((int)threadIdx.x) & 1) * 72)) + (((item_ptr[0] & 127) >> 6) * 64)) + (((((int)threadIdx.x) & 15) >> 1) * 4)) + 1760)) = *(float4*)(total_ptr + 52);
      }
      if (((((item_ptr[0] >> 7) * 16) + (((item_ptr[0] & 63) >> 4) * 4)) < 9) && (((((item_ptr[0] & 127) >> 6) * 8) + ((((int)threadIdx.x) & 15) >> 2)) < 9)) {
        *(float4*)(C_ptr + ((((((((item_ptr[0] >> 7) * 9216) + (((item_ptr[0] & 63) >> 4) * 2304)) + ((((int)threadIdx.x) >> 4) * 144)) + ((((int)threadIdx.x) & 1) * 72)) + (((item_ptr[0] & 127) >> 6) * 64)) + (((((int)threadIdx.x) & 15) >> 1) * 4)) + 2016)) = *(float4*)(total_ptr + 56);
      }
      if (((((item_ptr[0] >> 7) * 16) + (((item_ptr[0] & 63) >> 4) * 4)) < 9) && (((((item_ptr[0] & 127) >> 6) * 8) + ((((int)threadIdx.x) & 15) >> 2)) < 5)) {
        *(float4*)(C_ptr + ((((((((item_ptr[0] >> 7) * 9216) + (((item_ptr[0] & 63) >> 4) * 2304)) + ((((int)threadIdx.x) >> 4) * 144)) + ((((int)threadIdx.x) & 1) * 72)) + (((item_ptr[0] & 127) >> 6) * 64)) + (((((int)threadIdx.x) & 15) >> 1) * 4)) + 2048)) = *(float4*)(total_ptr + 60);
      }
    } else {
      int cse_v7 = (((int)blockIdx.x) * 4096);
      int cse_v18 = ((((int)threadIdx.x) >> 4) * 128);
      int cse_v19 = ((((int)threadIdx.x) & 1) * 64);
      int condval_4;
      if (first_ptr[0] == 0) {
        condval_4 = 1;
      } else {
        condval_4 = 0;
      }
      *(float4*)(_ptr + (((((((int)blockIdx.x) * 4096) + (condval_4 * 2048)) + ((((int)threadIdx.x) >> 4) * 128)) + ((((int)threadIdx.x) & 1) * 64)) + (((((int)threadIdx.x) & 15) >> 1) * 4))) = *(float4*)(total_ptr + 0);
      int condval_5;
      if (first_ptr[0] == 0) {
        condval_5 = 1;
      } else {
        condval_5 = 0;
      }
      *(float4*)(_ptr + ((((((((int)blockIdx.x) * 4096) + (condval_5 * 2048)) + ((((int)threadIdx.x) >> 4) * 128)) + ((((int)threadIdx.x) & 1) * 64)) + (((((int)threadIdx.x) & 15) >> 1) * 4)) + 32)) = *(float4*)(total_ptr + 4);
      int condval_6;
      if (first_ptr[0] == 0) {
        condval_6 = 1;
      } else {
        condval_6 = 0;
      }
      *(float4*)(_ptr + ((((((((int)blockIdx.x) * 4096) + (condval_6 * 2048)) + ((((int)threadIdx.x) >> 4) * 128)) + ((((int)threadIdx.x) & 1) * 64)) + (((((int)threadIdx.x) & 15) >> 1) * 4)) + 256)) = *(float4*)(total_ptr + 8);
      int condval_7;
      if (first_ptr[0] == 0) {
        condval_7 = 1;
      } else {
        condval_7 = 0;
      }
      *(float4*)(_ptr + ((((((((int)blockIdx.x) * 4096) + (condval_7 * 2048)) + ((((int)threadIdx.x) >> 4) * 128)) + ((((int)threadIdx.x) & 1) * 64)) + (((((int)threadIdx.x) & 15) >> 1) * 4)) + 288)) = *(float4*)(total_ptr + 12);
      int condval_8;
      if (first_ptr[0] == 0) {
        condval_8 = 1;
      } else {
        condval_8 = 0;
      }
      *(float4*)(_ptr + ((((((((int)blockIdx.x) * 4096) + (condval_8 * 2048)) + ((((int)threadIdx.x) >> 4) * 128)) + ((((int)threadIdx.x) & 1) * 64)) + (((((int)threadIdx.x) & 15) >> 1) * 4)) + 512)) = *(float4*)(total_ptr + 16);
      int condval_9;
      if (first_ptr[0] == 0) {
        condval_9 = 1;
      } else {
        condval_9 = 0;
      }
      *(float4*)(_ptr + ((((((((int)blockIdx.x) * 4096) + (condval_9 * 2048)) + ((((int)threadIdx.x) >> 4) * 128)) + ((((int)threadIdx.x) & 1) * 64)) + (((((int)threadIdx.x) & 15) >> 1) * 4)) + 544)) = *(float4*)(total_ptr + 20);
      int condval_10;
      if (first_ptr[0] == 0) {
        condval_10 = 1;
      } else {
        condval_10 = 0;
      }
      *(float4*)(_ptr + ((((((((int)blockIdx.x) * 4096) + (condval_10 * 2048)) + ((((int)threadIdx.x) >> 4) * 128)) + ((((int)threadIdx.x) & 1) * 64)) + (((((int)threadIdx.x) & 15) >> 1) * 4)) + 768)) = *(float4*)(total_ptr + 24);
      int condval_11;
      if (first_ptr[0] == 0) {
        condval_11 = 1;
      } else {
        condval_11 = 0;
      }
      *(float4*)(_ptr + ((((((((int)blockIdx.x) * 4096) + (condval_11 * 2048)) + ((((int)threadIdx.x) >> 4) * 128)) + ((((int)threadIdx.x) & 1) * 64)) + (((((int)threadIdx.x) & 15) >> 1) * 4)) + 800)) = *(float4*)(total_ptr + 28);
      int condval_12;
      if (first_ptr[0] == 0) {
        condval_12 = 1;
      } else {
        condval_12 = 0;
      }
      *(float4*)(_ptr + ((((((((int)blockIdx.x) * 4096) + (condval_12 * 2048)) + ((((int)threadIdx.x) >> 4) * 128)) + ((((int)threadIdx.x) & 1) * 64)) + (((((int)threadIdx.x) & 15) >> 1) * 4)) + 1024)) = *(float4*)(total_ptr + 32);
      int condval_13;
      if (first_ptr[0] == 0) {
        condval_13 = 1;
      } else {
        condval_13 = 0;
      }
      *(float4*)(_ptr + ((((((((int)blockIdx.x) * 4096) + (condval_13 * 2048)) + ((((int)threadIdx.x) >> 4) * 128)) + ((((int)threadIdx.x) & 1) * 64)) + (((((int)threadIdx.x) & 15) >> 1) * 4)) + 1056)) = *(float4*)(total_ptr + 36);
      int condval_14;
      if (first_ptr[0] == 0) {
        condval_14 = 1;
      } else {
        condval_14 = 0;
      }
      *(float4*)(_ptr + ((((((((int)blockIdx.x) * 4096) + (condval_14 * 2048)) + ((((int)threadIdx.x) >> 4) * 128)) + ((((int)threadIdx.x) & 1) * 64)) + (((((int)threadIdx.x) & 15) >> 1) * 4)) + 1280)) = *(float4*)(total_ptr + 40);
      int condval_15;
      if (first_ptr[0] == 0) {
        condval_15 = 1;
      } else {
        condval_15 = 0;
      }
      *(float4*)(_ptr + ((((((((int)blockIdx.x) * 4096) + (condval_15 * 2048)) + ((((int)threadIdx.x) >> 4) * 128)) + ((((int)threadIdx.x) & 1) * 64)) + (((((int)threadIdx.x) & 15) >> 1) * 4)) + 1312)) = *(float4*)(total_ptr + 44);
      int condval_16;
      if (first_ptr[0] == 0) {
        condval_16 = 1;
      } else {
        condval_16 = 0;
      }
      *(float4*)(_ptr + ((((((((int)blockIdx.x) * 4096) + (condval_16 * 2048)) + ((((int)threadIdx.x) >> 4) * 128)) + ((((int)threadIdx.x) & 1) * 64)) + (((((int)threadIdx.x) & 15) >> 1) * 4)) + 1536)) = *(float4*)(total_ptr + 48);
      int condval_17;
      if (first_ptr[0] == 0) {
        condval_17 = 1;
      } else {
        condval_17 = 0;
      }
      *(float4*)(_ptr + ((((((((int)blockIdx.x) * 4096) + (condval_17 * 2048)) + ((((int)threadIdx.x) >> 4) * 128)) + ((((int)threadIdx.x) & 1) * 64)) + (((((int)threadIdx.x) & 15) >> 1) * 4)) + 1568)) = *(float4*)(total_ptr + 52);
      int condval_18;
      if (first_ptr[0] == 0) {
        condval_18 = 1;
      } else {
        condval_18 = 0;
      }
      *(float4*)(_ptr + ((((((((int)blockIdx.x) * 4096) + (condval_18 * 2048)) + ((((int)threadIdx.x) >> 4) * 128)) + ((((int)threadIdx.x) & 1) * 64)) + (((((int)threadIdx.x) & 15) >> 1) * 4)) + 1792)) = *(float4*)(total_ptr + 56);
      int condval_19;
      if (first_ptr[0] == 0) {
        condval_19 = 1;
      } else {
        condval_19 = 0;
      }
      *(float4*)(_ptr + ((((((((int)blockIdx.x) * 4096) + (condval_19 * 2048)) + ((((int)threadIdx.x) >> 4) * 128)) + ((((int)threadIdx.x) & 1) * 64)) + (((((int)threadIdx.x) & 15) >> 1) * 4)) + 1824)) = *(float4*)(total_ptr + 60);
    }
    int condval_20;
    if (((int)blockIdx.x) < (item_ptr[0] + count_ptr[0])) {
      condval_20 = ((((int)blockIdx.x) * 16) + 128);
    } else {
      condval_20 = (item_ptr[0] + count_ptr[0]);
    }
    item_ptr[0] = condval_20;
  }
}

extern "C" __global__ void __launch_bounds__(256) main_kernel_1(float* __restrict__ _ptr, float* __restrict__ C_ptr) {
  int warp_id_in_cta = __shfl_sync((uint)4294967295, ((int)threadIdx.y), 0, 32);
  int before = ((int)blockIdx.x);
  int by = ((int)blockIdx.y);
  int tx = ((int)threadIdx.x);
  int ty = ((int)threadIdx.y);
  alignas(64) float total_ptr[1];
  int cse_v8 = (((int)blockIdx.x) + 1);
  int cse_v20 = ((((int)blockIdx.x) + 1) & 15);
  if ((0 < ((((int)blockIdx.x) + 1) & 15)) && (((((int)blockIdx.x) + 1) & 15) <= 1)) {
    for (int j = 0; j < 2; ++j) {
      int cse_v9 = (((int)blockIdx.x) * 4096);
      int cse_v10 = (((int)blockIdx.y) * 512);
      int cse_v11 = (((int)threadIdx.y) * 64);
      int cse_v12 = (j * 32);
      total_ptr[0] = _ptr[((((((((int)blockIdx.x) * 4096) + (((int)blockIdx.y) * 512)) + (((int)threadIdx.y) * 64)) + (j * 32)) + ((int)threadIdx.x)) + 2048)];
      for (int s = 0; s < (16 - ((((int)blockIdx.x) + 1) & 15)); ++s) {
        total_ptr[0] = (total_ptr[0] + _ptr[(((((((s * 4096) + (((int)blockIdx.x) * 4096)) + (((int)blockIdx.y) * 512)) + (((int)threadIdx.y) * 64)) + (j * 32)) + ((int)threadIdx.x)) + 4096)]);
      }
      int cse_v23 = (((((int)blockIdx.x) + 1) & 63) >> 4);
      int cse_v24 = (((((int)blockIdx.x) + 1) >> 6) * 64);
      if ((((((((((int)blockIdx.x) + 1) & 63) >> 4) * 32) + (((int)blockIdx.y) * 8)) + ((int)threadIdx.y)) < 100) && ((((((((int)blockIdx.x) + 1) >> 6) * 64) + (j * 32)) + ((int)threadIdx.x)) < 72)) {
        C_ptr[(((((((((((int)blockIdx.x) + 1) & 63) >> 4) * 2304) + (((int)blockIdx.y) * 576)) + (((int)threadIdx.y) * 72)) + (((((int)blockIdx.x) + 1) >> 6) * 64)) + (j * 32)) + ((int)threadIdx.x))] = total_ptr[0];
      }
    }
  }
}
