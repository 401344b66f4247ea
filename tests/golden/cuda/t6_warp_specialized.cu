extern "C" __global__ void __launch_bounds__(256, 1) main_kernel(const __grid_constant__ CUtensorMap C_map, const __grid_constant__ CUtensorMap X_map, const __grid_constant__ CUtensorMap Y_map);
extern "C" __global__ void __launch_bounds__(256, 1) main_kernel(const __grid_constant__ CUtensorMap C_map, const __grid_constant__ CUtensorMap X_map, const __grid_constant__ CUtensorMap Y_map) {
  int warp_id_in_cta = __shfl_sync((uint)4294967295, (((int)threadIdx.x) >> 5), 0, 32);
  int cluster = tvm_builtin_ptx_fetch_register_clusterid_x();
  int rank = 0;
  int cse_v1 = (warp_id_in_cta >> 2);
  int wg = (warp_id_in_cta >> 2);
  int thread = ((int)threadIdx.x);
  extern __shared__ __align__(64) uchar pool_buf_ptr[];
  if (tvm_builtin_cuda_thread_rank() == 0) {
    tvm_builtin_ptx_mbarrier_init_init_shared_b64(tvm_builtin_cuda_cvta_generic_to_shared((&(((uint64_t*)pool_buf_ptr)[6144]))), (uint)1);
    tvm_builtin_ptx_mbarrier_init_init_shared_b64(tvm_builtin_cuda_cvta_generic_to_shared((&(((uint64_t*)pool_buf_ptr)[6145]))), (uint)1);
  }
  if (tvm_builtin_cuda_thread_rank() == 0) {
    tvm_builtin_ptx_mbarrier_init_init_shared_b64(tvm_builtin_cuda_cvta_generic_to_shared((&(((uint64_t*)pool_buf_ptr)[6146]))), (uint)1);
    tvm_builtin_ptx_mbarrier_init_init_shared_b64(tvm_builtin_cuda_cvta_generic_to_shared((&(((uint64_t*)pool_buf_ptr)[6147]))), (uint)1);
  }
  tvm_builtin_ptx_fence_mbarrier_init_mbarrier_init_release_cluster();
  if (((int)threadIdx.x) == 0) {
    tvm_builtin_ptx_prefetch_tensormap(((void*)((unsigned long long)(&(X_map)))));
    tvm_builtin_ptx_prefetch_tensormap(((void*)((unsigned long long)(&(Y_map)))));
  }
  tvm_builtin_cuda_cta_sync();
  tvm_builtin_ptx_griddepcontrol_wait();
  tvm_builtin_ptx_griddepcontrol_launch_dependents();
  int cse_v2 = (((int)threadIdx.x) & 127);
  if ((warp_id_in_cta >> 2) == 1) {
    if ((((int)threadIdx.x) % 128) == 0) {
      alignas(64) int ring_stage_ptr[1];
      alignas(64) int ring_phase_ptr[1];
      ring_stage_ptr[0] = 0;
      ring_phase_ptr[0] = 1;
      alignas(64) int item_ptr[1];
      item_ptr[0] = tvm_builtin_ptx_fetch_register_clusterid_x();
      #pragma unroll 1
      while (1) {
        if (!((item_ptr[0] < 9))) { break; }
        for (int k = 0; k < 2; ++k) {
          tvm_builtin_cuda_mbarrier_wait((&(((uint64_t*)pool_buf_ptr)[(ring_stage_ptr[0] + 6146)])), (ring_phase_ptr[0] ^ 0));
          tvm_builtin_ptx_mbarrier_arrive_expect_tx_arrive_expect_tx_shared_b64(tvm_builtin_cuda_cvta_generic_to_shared((&(((uint64_t*)pool_buf_ptr)[(ring_stage_ptr[0] + 6144)]))), (uint)16384);
          int cse_v3 = (k * 64);
          tvm_builtin_ptx_cp_async_bulk_tensor_g2s_cluster_async_bulk_tensor_2d_shared__cluster_global_mbarrier__complete_tx__bytes(tvm_builtin_cuda_cvta_generic_to_shared((&(((half*)pool_buf_ptr)[(ring_stage_ptr[0] * 4096)]))), ((void*)((unsigned long long)(&(X_map)))), (k * 64), ((((item_ptr[0] / 9) + ((item_ptr[0] % 9) >> 31)) * 192) + (((item_ptr[0] % 3) + (3 & ((item_ptr[0] % 3) >> 31))) * 64)), tvm_builtin_cuda_cvta_generic_to_shared((&(((uint64_t*)pool_buf_ptr)[(ring_stage_ptr[0] + 6144)]))));
          tvm_builtin_ptx_cp_async_bulk_tensor_g2s_cluster_async_bulk_tensor_2d_shared__cluster_global_mbarrier__complete_tx__bytes(tvm_builtin_cuda_cvta_generic_to_shared((&(((half*)pool_buf_ptr)[((ring_stage_ptr[0] * 4096) + 8192)]))), ((void*)((unsigned long long)(&(Y_map)))), ((((((item_ptr[0] % 9) + (9 & ((item_ptr[0] % 9) >> 31))) + 9) / 3) - 3) * 64), (k * 64), tvm_builtin_cuda_cvta_generic_to_shared((&(((uint64_t*)pool_buf_ptr)[(ring_stage_ptr[0] + 6144)]))));
          ring_stage_ptr[0] = (ring_stage_ptr[0] + 1);
          if (ring_stage_ptr[0] == 2) {
            ring_stage_ptr[0] = 0;
            ring_phase_ptr[0] = (ring_phase_ptr[0] ^ 1);
          }
        }
        item_ptr[0] = (item_ptr[0] + 9);
      }
    }
  } else {
    alignas(64) uint64_t desc_x_ptr[1];
    alignas(64) uint64_t desc_y_ptr[1];
    ptx_wgmma_encode_matrix_descriptor((&(desc_x_ptr[0])), (&(((half*)pool_buf_ptr)[((warp_id_in_cta >> 2) * 4096)])), 1, 64, 3);
    ptx_wgmma_encode_matrix_descriptor((&(desc_y_ptr[0])), (&(((half*)pool_buf_ptr)[8192])), 512, 64, 3);
    alignas(64) float total_ptr[32];
    alignas(64) int ring_stage_ptr_1[1];
    alignas(64) int ring_phase_ptr_1[1];
    ring_stage_ptr_1[0] = 0;
    ring_phase_ptr_1[0] = 0;
    alignas(64) int item_ptr_1[1];
    item_ptr_1[0] = tvm_builtin_ptx_fetch_register_clusterid_x();
    #pragma unroll 1
    while (1) {
      if (!((item_ptr_1[0] < 9))) { break; }
      for (int k_1 = 0; k_1 < 2; ++k_1) {
        tvm_builtin_cuda_mbarrier_wait((&(((uint64_t*)pool_buf_ptr)[(ring_stage_ptr_1[0] + 6144)])), (ring_phase_ptr_1[0] ^ 0));
        tvm_builtin_ptx_wgmma_fence_fence_sync_aligned();
        tvm_builtin_ptx_wgmma_f16_ss_mma_async_sync_aligned_m64n64k16_f32_f16_f16_1_1_0_1(total_ptr[0], total_ptr[1], total_ptr[2], total_ptr[3], total_ptr[4], total_ptr[5], total_ptr[6], total_ptr[7], total_ptr[8], total_ptr[9], total_ptr[10], total_ptr[11], total_ptr[12], total_ptr[13], total_ptr[14], total_ptr[15], total_ptr[16], total_ptr[17], total_ptr[18], total_ptr[19], total_ptr[20], total_ptr[21], total_ptr[22], total_ptr[23], total_ptr[24], total_ptr[25], total_ptr[26], total_ptr[27], total_ptr[28], total_ptr[29], total_ptr[30], total_ptr[31], (desc_x_ptr[0] + ((uint64_t)(ring_stage_ptr_1[0] * 512))), (desc_y_ptr[0] + ((uint64_t)(ring_stage_ptr_1[0] * 512))), (0 < k_1));
        tvm_builtin_ptx_wgmma_f16_ss_mma_async_sync_aligned_m64n64k16_f32_f16_f16_1_1_0_1(total_ptr[0], total_ptr[1], total_ptr[2], total_ptr[3], total_ptr[4], total_ptr[5], total_ptr[6], total_ptr[7], total_ptr[8], total_ptr[9], total_ptr[10], total_ptr[11], total_ptr[12], total_ptr[13], total_ptr[14], total_ptr[15], total_ptr[16], total_ptr[17], total_ptr[18], total_ptr[19], total_ptr[20], total_ptr[21], total_ptr[22], total_ptr[23], total_ptr[24], total_ptr[25], total_ptr[26], total_ptr[27], total_ptr[28], total_ptr[29], total_ptr[30], total_ptr[31], (desc_x_ptr[0] + ((uint64_t)((ring_stage_ptr_1[0] * 512) + 2))), (desc_y_ptr[0] + ((uint64_t)((ring_stage_ptr_1[0] * 512) + 128))), (bool)1);
        tvm_builtin_ptx_wgmma_f16_ss_mma_async_sync_aligned_m64n64k16_f32_f16_f16_1_1_0_1(total_ptr[0], total_ptr[1], total_ptr[2], total_ptr[3], total_ptr[4], total_ptr[5], total_ptr[6], total_ptr[7], total_ptr[8], total_ptr[9], total_ptr[10], total_ptr[11], total_ptr[12], total_ptr[13], total_ptr[14], total_ptr[15], total_ptr[16], total_ptr[17], total_ptr[18], total_ptr[19], total_ptr[20], total_ptr[21], total_ptr[22], total_ptr[23], total_ptr[24], total_ptr[25], total_ptr[26], total_ptr[27], total_ptr[28], total_ptr[29], total_ptr[30], total_ptr[31], (desc_x_ptr[0] + ((uint64_t)((ring_stage_ptr_1[0] * 512) + 4))), (desc_y_ptr[0] + ((uint64_t)((ring_stage_ptr_1[0] * 512) + 256))), (bool)1);
        tvm_builtin_ptx_wgmma_f16_ss_mma_async_sync_aligned_m64n64k16_f32_f16_f16_1_1_0_1(total_ptr[0], total_ptr[1], total_ptr[2], total_ptr[3], total_ptr[4], total_ptr[5], total_ptr[6], total_ptr[7], total_ptr[8], total_ptr[9], total_ptr[10], total_ptr[11], total_ptr[12], total_ptr[13], total_ptr[14], total_ptr[15], total_ptr[16], total_ptr[17], total_ptr[18], total_ptr[19], total_ptr[20], total_ptr[21], total_ptr[22], total_ptr[23], total_ptr[24], total_ptr[25], total_ptr[26], total_ptr[27], total_ptr[28], total_ptr[29], total_ptr[30], total_ptr[31], (desc_x_ptr[0] + ((uint64_t)((ring_stage_ptr_1[0] * 512) + 6))), (desc_y_ptr[0] + ((uint64_t)((ring_stage_ptr_1[0] * 512) + 384))), (bool)1);
        tvm_builtin_ptx_wgmma_commit_group_commit_group_sync_aligned();
        tvm_builtin_ptx_wgmma_wait_group_wait_group_sync_aligned_0();
        if ((((int)threadIdx.x) % 128) == 0) {
          tvm_builtin_ptx_mbarrier_arrive_arrive_shared_b64(tvm_builtin_cuda_cvta_generic_to_shared((&(((uint64_t*)pool_buf_ptr)[(ring_stage_ptr_1[0] + 6146)]))), (uint)1);
        }
        ring_stage_ptr_1[0] = (ring_stage_ptr_1[0] + 1);
        if (ring_stage_ptr_1[0] == 2) {
          ring_stage_ptr_1[0] = 0;
          ring_phase_ptr_1[0] = (ring_phase_ptr_1[0] ^ 1);
        }
      }
      alignas(64) half pair_ptr[8];
      if ((((int)threadIdx.x) % 128) == 0) {
        tvm_builtin_ptx_cp_async_bulk_wait_group_async_bulk_wait_group_read_1();
      }
      int cse_v5 = ((warp_id_in_cta >> 2) + 1);
      tvm_builtin_cuda_warpgroup_sync(((warp_id_in_cta >> 2) + 1));
      half2 __1;
      float2 v_ = *(float2*)(total_ptr + 0);
      __1.x = (half)(v_.x);
      __1.y = (half)(v_.y);
      *(half2*)(pair_ptr + 0) = __1;
      half2 __2;
      float2 v__1 = *(float2*)(total_ptr + 2);
      __2.x = (half)(v__1.x);
      __2.y = (half)(v__1.y);
      *(half2*)(pair_ptr + 2) = __2;
      half2 __3;
      float2 v__2 = *(float2*)(total_ptr + 4);
      __3.x = (half)(v__2.x);
      __3.y = (half)(v__2.y);
      *(half2*)(pair_ptr + 4) = __3;
      half2 __4;
      float2 v__3 = *(float2*)(total_ptr + 6);
      __4.x = (half)(v__3.x);
      __4.y = (half)(v__3.y);
      *(half2*)(pair_ptr + 6) = __4;
      int cse_v4 = (((int)threadIdx.x) & 7);
      int cse_v6 = ((warp_id_in_cta >> 2) * 8192);
      int cse_v7 = ((((int)threadIdx.x) & 31) >> 4);
      int cse_v8 = ((((warp_id_in_cta >> 2) * 8192) + (((((int)threadIdx.x) & 127) >> 5) * 1024)) + ((((int)threadIdx.x) & 15) * 64));
      tvm_builtin_ptx_stmatrix_sync_aligned_m8n8_x4_shared_b16(tvm_builtin_cuda_cvta_generic_to_shared((&(((half*)pool_buf_ptr)[((((((warp_id_in_cta >> 2) * 8192) + (((((int)threadIdx.x) & 127) >> 5) * 1024)) + ((((int)threadIdx.x) & 15) * 64)) + ((((((int)threadIdx.x) & 31) >> 4) ^ (((int)threadIdx.x) & 7)) * 8)) + 16384)]))), ((uint*)pair_ptr)[0], ((uint*)pair_ptr)[1], ((uint*)pair_ptr)[2], ((uint*)pair_ptr)[3]);
      half2 __5;
      float2 v__4 = *(float2*)(total_ptr + 8);
      __5.x = (half)(v__4.x);
      __5.y = (half)(v__4.y);
      *(half2*)(pair_ptr + 0) = __5;
      half2 __6;
      float2 v__5 = *(float2*)(total_ptr + 10);
      __6.x = (half)(v__5.x);
      __6.y = (half)(v__5.y);
      *(half2*)(pair_ptr + 2) = __6;
      half2 __7;
      float2 v__6 = *(float2*)(total_ptr + 12);
      __7.x = (half)(v__6.x);
      __7.y = (half)(v__6.y);
      *(half2*)(pair_ptr + 4) = __7;
      half2 __8;
      float2 v__7 = *(float2*)(total_ptr + 14);
      __8.x = (half)(v__7.x);
      __8.y = (half)(v__7.y);
      *(half2*)(pair_ptr + 6) = __8;
      tvm_builtin_ptx_stmatrix_sync_aligned_m8n8_x4_shared_b16(tvm_builtin_cuda_cvta_generic_to_shared((&(((half*)pool_buf_ptr)[((((((warp_id_in_cta >> 2) * 8192) + (((((int)threadIdx.x) & 127) >> 5) * 1024)) + ((((int)threadIdx.x) & 15) * 64)) + (((((((int)threadIdx.x) & 31) >> 4) + 2) ^ (((int)threadIdx.x) & 7)) * 8)) + 16384)]))), ((uint*)pair_ptr)[0], ((uint*)pair_ptr)[1], ((uint*)pair_ptr)[2], ((uint*)pair_ptr)[3]);
      half2 __9;
      float2 v__8 = *(float2*)(total_ptr + 16);
      __9.x = (half)(v__8.x);
      __9.y = (half)(v__8.y);
      *(half2*)(pair_ptr + 0) = __9;
      half2 __10;
      float2 v__9 = *(float2*)(total_ptr + 18);
      __10.x = (half)(v__9.x);
      __10.y = (half)(v__9.y);
      *(half2*)(pair_ptr + 2) = __10;
      half2 __11;
      float2 v__10 = *(float2*)(total_ptr + 20);
      __11.x = (half)(v__10.x);
      __11.y = (half)(v__10.y);
      *(half2*)(pair_ptr + 4) = __11;
      half2 __12;
      float2 v__11 = *(float2*)(total_ptr + 22);
      __12.x = (half)(v__11.x);
      __12.y = (half)(v__11.y);
      *(half2*)(pair_ptr + 6) = __12;
      tvm_builtin_ptx_stmatrix_sync_aligned_m8n8_x4_shared_b16(tvm_builtin_cuda_cvta_generic_to_shared((&(((half*)pool_buf_ptr)[((((((warp_id_in_cta >> 2) * 8192) + (((((int)threadIdx.x) & 127) >> 5) * 1024)) + ((((int)threadIdx.x) & 15) * 64)) + (((((((int)threadIdx.x) & 31) >> 4) + 4) ^ (((int)threadIdx.x) & 7)) * 8)) + 16384)]))), ((uint*)pair_ptr)[0], ((uint*)pair_ptr)[1], ((uint*)pair_ptr)[2], ((uint*)pair_ptr)[3]);
      half2 __13;
      float2 v__12 = *(float2*)(total_ptr + 24);
      __13.x = (half)(v__12.x);
      __13.y = (half)(v__12.y);
      *(half2*)(pair_ptr + 0) = __13;
      half2 __14;
      float2 v__13 = *(float2*)(total_ptr + 26);
      __14.x = (half)(v__13.x);
      __14.y = (half)(v__13.y);
      *(half2*)(pair_ptr + 2) = __14;
      half2 __15;
      float2 v__14 = *(float2*)(total_ptr + 28);
      __15.x = (half)(v__14.x);
      __15.y = (half)(v__14.y);
      *(half2*)(pair_ptr + 4) = __15;
      half2 __16;
      float2 v__15 = *(float2*)(total_ptr + 30);
      __16.x = (half)(v__15.x);
      __16.y = (half)(v__15.y);
      *(half2*)(pair_ptr + 6) = __16;
      tvm_builtin_ptx_stmatrix_sync_aligned_m8n8_x4_shared_b16(tvm_builtin_cuda_cvta_generic_to_shared((&(((half*)pool_buf_ptr)[((((((warp_id_in_cta >> 2) * 8192) + (((((int)threadIdx.x) & 127) >> 5) * 1024)) + ((((int)threadIdx.x) & 15) * 64)) + (((((((int)threadIdx.x) & 31) >> 4) + 6) ^ (((int)threadIdx.x) & 7)) * 8)) + 16384)]))), ((uint*)pair_ptr)[0], ((uint*)pair_ptr)[1], ((uint*)pair_ptr)[2], ((uint*)pair_ptr)[3]);
      tvm_builtin_ptx_fence_proxy_proxy_async_shared__cta();
      tvm_builtin_cuda_warpgroup_sync(((warp_id_in_cta >> 2) + 1));
      if ((((int)threadIdx.x) % 128) == 0) {
        tvm_builtin_ptx_cp_async_bulk_tensor_s2g_async_bulk_tensor_2d_global_shared__cta_tile_bulk_group(((void*)((unsigned long long)(&(C_map)))), ((((item_ptr_1[0] % 9) + (9 & ((item_ptr_1[0] % 9) >> 31))) / 3) * 64), (((((item_ptr_1[0] / 9) + ((item_ptr_1[0] % 9) >> 31)) * 192) + ((warp_id_in_cta >> 2) * 64)) + (((item_ptr_1[0] % 3) + (3 & ((item_ptr_1[0] % 3) >> 31))) * 64)), tvm_builtin_cuda_cvta_generic_to_shared((&(((half*)pool_buf_ptr)[(((warp_id_in_cta >> 2) * 8192) + 16384)]))));
        tvm_builtin_ptx_cp_async_bulk_commit_group_async_bulk_commit_group();
      }
      item_ptr_1[0] = (item_ptr_1[0] + 9);
    }
    if ((((int)threadIdx.x) % 128) == 0) {
      tvm_builtin_ptx_cp_async_bulk_wait_group_async_bulk_wait_group_0();
    }
  }
}
