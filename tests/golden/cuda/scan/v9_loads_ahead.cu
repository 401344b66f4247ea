extern "C" __global__ void __launch_bounds__(256) main_kernel(int* __restrict__ ticket_ptr, uint64_t* __restrict__ words_ptr);
extern "C" __global__ void __launch_bounds__(160) main_kernel_1(float* __restrict__ X_flat_ptr, float* __restrict__ Y_flat_ptr, uchar* __restrict__ heads_flat_ptr, int* __restrict__ ticket_ptr, uint64_t* __restrict__ words_ptr);
extern "C" __global__ void __launch_bounds__(256) main_kernel(int* __restrict__ ticket_ptr, uint64_t* __restrict__ words_ptr) {
  int warp_id_in_cta = __shfl_sync((uint)4294967295, (((int)threadIdx.x) >> 5), 0, 32);
  int block = ((int)blockIdx.x);
  int thread = ((int)threadIdx.x);
  int cse_v5 = ((((int)blockIdx.x) * 256) + ((int)threadIdx.x));
  if (((((int)blockIdx.x) * 256) + ((int)threadIdx.x)) < 258) {
    words_ptr[((((int)blockIdx.x) * 256) + ((int)threadIdx.x))] = (uint64_t)0ULL;
  }
  if ((((int)blockIdx.x) + ((int)threadIdx.x)) == 0) {
    ticket_ptr[0] = 0;
  }
}

extern "C" __global__ void __launch_bounds__(160) main_kernel_1(float* __restrict__ X_flat_ptr, float* __restrict__ Y_flat_ptr, uchar* __restrict__ heads_flat_ptr, int* __restrict__ ticket_ptr, uint64_t* __restrict__ words_ptr) {
  int cse_v1 = (((int)threadIdx.x) >> 5);
  int warp_id_in_cta = __shfl_sync((uint)4294967295, (((int)threadIdx.x) >> 5), 0, 32);
  int _block = ((int)blockIdx.x);
  int thread = ((int)threadIdx.x);
  extern __shared__ __align__(64) uchar _ptr[];
  if (tvm_builtin_cuda_thread_rank() == 0) {
    tvm_builtin_ptx_mbarrier_init_init_shared_b64(tvm_builtin_cuda_cvta_generic_to_shared((&(((uint64_t*)_ptr)[654]))), (uint)1);
    tvm_builtin_ptx_mbarrier_init_init_shared_b64(tvm_builtin_cuda_cvta_generic_to_shared((&(((uint64_t*)_ptr)[655]))), (uint)1);
    tvm_builtin_ptx_mbarrier_init_init_shared_b64(tvm_builtin_cuda_cvta_generic_to_shared((&(((uint64_t*)_ptr)[656]))), (uint)1);
    tvm_builtin_ptx_mbarrier_init_init_shared_b64(tvm_builtin_cuda_cvta_generic_to_shared((&(((uint64_t*)_ptr)[657]))), (uint)1);
  }
  if (tvm_builtin_cuda_thread_rank() == 0) {
    tvm_builtin_ptx_mbarrier_init_init_shared_b64(tvm_builtin_cuda_cvta_generic_to_shared((&(((uint64_t*)_ptr)[658]))), (uint)2);
    tvm_builtin_ptx_mbarrier_init_init_shared_b64(tvm_builtin_cuda_cvta_generic_to_shared((&(((uint64_t*)_ptr)[659]))), (uint)2);
    tvm_builtin_ptx_mbarrier_init_init_shared_b64(tvm_builtin_cuda_cvta_generic_to_shared((&(((uint64_t*)_ptr)[660]))), (uint)2);
    tvm_builtin_ptx_mbarrier_init_init_shared_b64(tvm_builtin_cuda_cvta_generic_to_shared((&(((uint64_t*)_ptr)[661]))), (uint)2);
  }
  if (tvm_builtin_cuda_thread_rank() == 0) {
    tvm_builtin_ptx_mbarrier_init_init_shared_b64(tvm_builtin_cuda_cvta_generic_to_shared((&(((uint64_t*)_ptr)[662]))), (uint)1);
    tvm_builtin_ptx_mbarrier_init_init_shared_b64(tvm_builtin_cuda_cvta_generic_to_shared((&(((uint64_t*)_ptr)[663]))), (uint)1);
    tvm_builtin_ptx_mbarrier_init_init_shared_b64(tvm_builtin_cuda_cvta_generic_to_shared((&(((uint64_t*)_ptr)[664]))), (uint)1);
    tvm_builtin_ptx_mbarrier_init_init_shared_b64(tvm_builtin_cuda_cvta_generic_to_shared((&(((uint64_t*)_ptr)[665]))), (uint)1);
  }
  if (tvm_builtin_cuda_thread_rank() == 0) {
    tvm_builtin_ptx_mbarrier_init_init_shared_b64(tvm_builtin_cuda_cvta_generic_to_shared((&(((uint64_t*)_ptr)[666]))), (uint)4);
    tvm_builtin_ptx_mbarrier_init_init_shared_b64(tvm_builtin_cuda_cvta_generic_to_shared((&(((uint64_t*)_ptr)[667]))), (uint)4);
    tvm_builtin_ptx_mbarrier_init_init_shared_b64(tvm_builtin_cuda_cvta_generic_to_shared((&(((uint64_t*)_ptr)[668]))), (uint)4);
    tvm_builtin_ptx_mbarrier_init_init_shared_b64(tvm_builtin_cuda_cvta_generic_to_shared((&(((uint64_t*)_ptr)[669]))), (uint)4);
  }
  tvm_builtin_ptx_fence_mbarrier_init_mbarrier_init_release_cluster();
  tvm_builtin_cuda_cta_sync();
  if (((int)threadIdx.x) < 64) {
    alignas(64) float _ptr_1[4];
    alignas(64) float _ptr_2[4];
    alignas(64) float _ptr_3[1];
    alignas(64) float _ptr_4[1];
    alignas(64) float _ptr_5[1];
    alignas(64) float _ptr_6[1];
    alignas(64) float _ptr_7[1];
    alignas(64) uint _ptr_8[1];
    alignas(64) uint _ptr_9[1];
    alignas(64) uint _ptr_10[1];
    alignas(64) uint _ptr_11[1];
    alignas(64) int going_ptr[1];
    alignas(64) int ahead_stage_ptr[1];
    alignas(64) int ahead_phase_ptr[1];
    ahead_stage_ptr[0] = 0;
    ahead_phase_ptr[0] = 0;
    alignas(64) int at_stage_ptr[1];
    alignas(64) int at_phase_ptr[1];
    at_stage_ptr[0] = 0;
    at_phase_ptr[0] = 0;
    going_ptr[0] = 1;
    int cse_v2 = (((int)threadIdx.x) * 4);
    int cse_v3 = (((int)threadIdx.x) * 2);
    int cse_v4 = (((int)threadIdx.x) & 31);
    uint cse_v6 = ((uint)(((int)threadIdx.x) & 31));
    uint cse_v9 = (((uint)2 << ((uint)(((int)threadIdx.x) & 31))) - (uint)1);
    uint cse_v10 = (((uint)1 << ((uint)(((int)threadIdx.x) & 31))) - (uint)1);
    for (int _ahead = 0; _ahead < 2; ++_ahead) {
      if (going_ptr[0] == 1) {
        tvm_builtin_cuda_mbarrier_wait((&(((uint64_t*)_ptr)[(ahead_stage_ptr[0] + 654)])), (ahead_phase_ptr[0] ^ 0));
        if (((int*)_ptr)[(ahead_stage_ptr[0] + 1280)] < 258) {
          _ptr_8[0] = (uint)0;
          alignas(64) uchar marks_ptr[4];
          if ((0 <= ((int*)_ptr)[(ahead_stage_ptr[0] + 1280)]) && (((int*)_ptr)[(ahead_stage_ptr[0] + 1280)] <= 256)) {
            *(float4*)(_ptr_1 + 0) = *(float4*)(((float*)_ptr) + ((ahead_stage_ptr[0] * 256) + (((int)threadIdx.x) * 4)));
            *(uint*)(marks_ptr + 0) = *(uint*)(_ptr + (((ahead_stage_ptr[0] * 256) + (((int)threadIdx.x) * 4)) + 4096));
          } else {
            if (((((int*)_ptr)[(ahead_stage_ptr[0] + 1280)] * 256) + (((int)threadIdx.x) * 4)) < 65999) {
              *(float4*)(_ptr_1 + 0) = *(float4*)(X_flat_ptr + ((((int*)_ptr)[(ahead_stage_ptr[0] + 1280)] * 256) + (((int)threadIdx.x) * 4)));
            } else {
              _ptr_1[0] = 0x0p+0f/*0.000000e+00*/;
              if (((((int*)_ptr)[(ahead_stage_ptr[0] + 1280)] * 128) + (((int)threadIdx.x) * 2)) < 33001) {
                _ptr_1[0] = X_flat_ptr[((((int*)_ptr)[(ahead_stage_ptr[0] + 1280)] * 256) + (((int)threadIdx.x) * 4))];
              }
              _ptr_1[1] = 0x0p+0f/*0.000000e+00*/;
              if (((((int*)_ptr)[(ahead_stage_ptr[0] + 1280)] * 256) + (((int)threadIdx.x) * 4)) < 66001) {
                _ptr_1[1] = X_flat_ptr[(((((int*)_ptr)[(ahead_stage_ptr[0] + 1280)] * 256) + (((int)threadIdx.x) * 4)) + 1)];
              }
              _ptr_1[2] = 0x0p+0f/*0.000000e+00*/;
              if (((((int*)_ptr)[(ahead_stage_ptr[0] + 1280)] * 64) + ((int)threadIdx.x)) < 16500) {
                _ptr_1[2] = X_flat_ptr[(((((int*)_ptr)[(ahead_stage_ptr[0] + 1280)] * 256) + (((int)threadIdx.x) * 4)) + 2)];
              }
              _ptr_1[3] = 0x0p+0f/*0.000000e+00*/;
              if (((((int*)_ptr)[(ahead_stage_ptr[0] + 1280)] * 256) + (((int)threadIdx.x) * 4)) < 65999) {
                _ptr_1[3] = X_flat_ptr[(((((int*)_ptr)[(ahead_stage_ptr[0] + 1280)] * 256) + (((int)threadIdx.x) * 4)) + 3)];
              }
            }
            if (((((int*)_ptr)[(ahead_stage_ptr[0] + 1280)] * 256) + (((int)threadIdx.x) * 4)) < 65999) {
              *(uint*)(marks_ptr + 0) = *(uint*)(heads_flat_ptr + ((((int*)_ptr)[(ahead_stage_ptr[0] + 1280)] * 256) + (((int)threadIdx.x) * 4)));
            } else {
              marks_ptr[0] = (uchar)0;
              if (((((int*)_ptr)[(ahead_stage_ptr[0] + 1280)] * 128) + (((int)threadIdx.x) * 2)) < 33001) {
                marks_ptr[0] = heads_flat_ptr[((((int*)_ptr)[(ahead_stage_ptr[0] + 1280)] * 256) + (((int)threadIdx.x) * 4))];
              }
              marks_ptr[1] = (uchar)0;
              if (((((int*)_ptr)[(ahead_stage_ptr[0] + 1280)] * 256) + (((int)threadIdx.x) * 4)) < 66001) {
                marks_ptr[1] = heads_flat_ptr[(((((int*)_ptr)[(ahead_stage_ptr[0] + 1280)] * 256) + (((int)threadIdx.x) * 4)) + 1)];
              }
              marks_ptr[2] = (uchar)0;
              if (((((int*)_ptr)[(ahead_stage_ptr[0] + 1280)] * 64) + ((int)threadIdx.x)) < 16500) {
                marks_ptr[2] = heads_flat_ptr[(((((int*)_ptr)[(ahead_stage_ptr[0] + 1280)] * 256) + (((int)threadIdx.x) * 4)) + 2)];
              }
              marks_ptr[3] = (uchar)0;
              if (((((int*)_ptr)[(ahead_stage_ptr[0] + 1280)] * 256) + (((int)threadIdx.x) * 4)) < 65999) {
                marks_ptr[3] = heads_flat_ptr[(((((int*)_ptr)[(ahead_stage_ptr[0] + 1280)] * 256) + (((int)threadIdx.x) * 4)) + 3)];
              }
            }
          }
          _ptr_8[0] = (_ptr_8[0] | ((marks_ptr[0] != (uchar)0) ? (uint)1 : (uint)0));
          _ptr_8[0] = (_ptr_8[0] | ((marks_ptr[1] != (uchar)0) ? (uint)2 : (uint)0));
          _ptr_8[0] = (_ptr_8[0] | ((marks_ptr[2] != (uchar)0) ? (uint)4 : (uint)0));
          _ptr_8[0] = (_ptr_8[0] | ((marks_ptr[3] != (uchar)0) ? (uint)8 : (uint)0));
          alignas(64) int column_ptr[1];
          column_ptr[0] = ((((((int*)_ptr)[(ahead_stage_ptr[0] + 1280)] * 256) + (((int)threadIdx.x) * 4)) % 33001) + (33001 & ((((((int*)_ptr)[(ahead_stage_ptr[0] + 1280)] * 256) + (((int)threadIdx.x) * 4)) % 33001) >> 31)));
          _ptr_8[0] = (_ptr_8[0] | (((column_ptr[0] % 33001) == 0) ? (uint)1 : (uint)0));
          _ptr_8[0] = (_ptr_8[0] | ((((column_ptr[0] + 1) % 33001) == 0) ? (uint)2 : (uint)0));
          _ptr_8[0] = (_ptr_8[0] | ((((column_ptr[0] + 2) % 33001) == 0) ? (uint)4 : (uint)0));
          _ptr_8[0] = (_ptr_8[0] | ((((column_ptr[0] + 3) % 33001) == 0) ? (uint)8 : (uint)0));
          _ptr_3[0] = 0x0p+0f/*0.000000e+00*/;
          _ptr_3[0] = (((_ptr_8[0] & (uint)1) != (uint)0) ? 0x0p+0f/*0.000000e+00*/ : _ptr_3[0]);
          _ptr_2[0] = _ptr_3[0];
          alignas(64) float value_ptr[1];
          value_ptr[0] = _ptr_1[0];
          _ptr_3[0] = (_ptr_3[0] + value_ptr[0]);
          _ptr_3[0] = (((_ptr_8[0] & (uint)2) != (uint)0) ? 0x0p+0f/*0.000000e+00*/ : _ptr_3[0]);
          _ptr_2[1] = _ptr_3[0];
          alignas(64) float value_ptr_1[1];
          value_ptr_1[0] = _ptr_1[1];
          _ptr_3[0] = (_ptr_3[0] + value_ptr_1[0]);
          _ptr_3[0] = (((_ptr_8[0] & (uint)4) != (uint)0) ? 0x0p+0f/*0.000000e+00*/ : _ptr_3[0]);
          _ptr_2[2] = _ptr_3[0];
          alignas(64) float value_ptr_2[1];
          value_ptr_2[0] = _ptr_1[2];
          _ptr_3[0] = (_ptr_3[0] + value_ptr_2[0]);
          _ptr_3[0] = (((_ptr_8[0] & (uint)8) != (uint)0) ? 0x0p+0f/*0.000000e+00*/ : _ptr_3[0]);
          _ptr_2[3] = _ptr_3[0];
          alignas(64) float value_ptr_3[1];
          value_ptr_3[0] = _ptr_1[3];
          _ptr_3[0] = (_ptr_3[0] + value_ptr_3[0]);
          alignas(64) float value_ptr_4[1];
          alignas(64) uint heads_ptr[1];
          _ptr_5[0] = 0x0p+0f/*0.000000e+00*/;
          _ptr_10[0] = (uint)0;
          _ptr_9[0] = (uint)0;
          value_ptr_4[0] = _ptr_3[0];
          heads_ptr[0] = (uint)0;
          heads_ptr[0] = tvm_builtin_ballot_sync((uint)4294967295, ((_ptr_8[0] & (uint)15) != (uint)0));
          alignas(64) float other_ptr[1];
          alignas(64) int start_ptr[1];
          start_ptr[0] = 0;
          start_ptr[0] = (31 - __clz(((int)((heads_ptr[0] & (((uint)2 << ((uint)(((int)threadIdx.x) & 31))) - (uint)1)) | (uint)1))));
          other_ptr[0] = __shfl_up_sync((uint)4294967295, value_ptr_4[0], 1, 32);
          if (start_ptr[0] < (((int)threadIdx.x) & 31)) {
            value_ptr_4[0] = (other_ptr[0] + value_ptr_4[0]);
          }
          other_ptr[0] = __shfl_up_sync((uint)4294967295, value_ptr_4[0], 2, 32);
          if ((start_ptr[0] + 2) <= (((int)threadIdx.x) & 31)) {
            value_ptr_4[0] = (other_ptr[0] + value_ptr_4[0]);
          }
          other_ptr[0] = __shfl_up_sync((uint)4294967295, value_ptr_4[0], 4, 32);
          if ((start_ptr[0] + 4) <= (((int)threadIdx.x) & 31)) {
            value_ptr_4[0] = (other_ptr[0] + value_ptr_4[0]);
          }
          other_ptr[0] = __shfl_up_sync((uint)4294967295, value_ptr_4[0], 8, 32);
          if ((start_ptr[0] + 8) <= (((int)threadIdx.x) & 31)) {
            value_ptr_4[0] = (other_ptr[0] + value_ptr_4[0]);
          }
          other_ptr[0] = __shfl_up_sync((uint)4294967295, value_ptr_4[0], 16, 32);
          if ((start_ptr[0] + 16) <= (((int)threadIdx.x) & 31)) {
            value_ptr_4[0] = (other_ptr[0] + value_ptr_4[0]);
          }
          _ptr_4[0] = __shfl_up_sync((uint)4294967295, value_ptr_4[0], 1, 32);
          if ((((int)threadIdx.x) % 32) == 0) {
            _ptr_4[0] = 0x0p+0f/*0.000000e+00*/;
          }
          if ((heads_ptr[0] & (((uint)1 << ((uint)(((int)threadIdx.x) & 31))) - (uint)1)) == (uint)0) {
            _ptr_4[0] = (_ptr_5[0] + _ptr_4[0]);
            if (_ptr_10[0] == (uint)0) {
              _ptr_9[0] = (_ptr_9[0] | (uint)1);
            }
          }
          value_ptr_4[0] = __shfl_sync((uint)4294967295, value_ptr_4[0], 31, 32);
          _ptr_5[0] = (_ptr_5[0] + value_ptr_4[0]);
          if (heads_ptr[0] != (uint)0) {
            _ptr_5[0] = value_ptr_4[0];
          }
          _ptr_10[0] = (_ptr_10[0] | heads_ptr[0]);
          if ((((int)threadIdx.x) % 32) == 0) {
            ((float*)_ptr)[(((ahead_stage_ptr[0] * 2) + (((int)threadIdx.x) >> 5)) + 1284)] = _ptr_5[0];
            ((uint*)_ptr)[(((ahead_stage_ptr[0] * 2) + (((int)threadIdx.x) >> 5)) + 1292)] = _ptr_10[0];
            tvm_builtin_ptx_mbarrier_arrive_arrive_shared_b64(tvm_builtin_cuda_cvta_generic_to_shared((&(((uint64_t*)_ptr)[(ahead_stage_ptr[0] + 658)]))), (uint)1);
          }
          ahead_stage_ptr[0] = (ahead_stage_ptr[0] + 1);
          if (ahead_stage_ptr[0] == 4) {
            ahead_stage_ptr[0] = 0;
            ahead_phase_ptr[0] = (ahead_phase_ptr[0] ^ 1);
          }
        } else {
          going_ptr[0] = 0;
        }
      }
    }
    alignas(64) int tile_ptr[1];
    tile_ptr[0] = ((int*)_ptr)[(at_stage_ptr[0] + 1280)];
    #pragma unroll 1
    while (1) {
      if (!((tile_ptr[0] < 258))) { break; }
      if (going_ptr[0] == 1) {
        tvm_builtin_cuda_mbarrier_wait((&(((uint64_t*)_ptr)[(ahead_stage_ptr[0] + 654)])), (ahead_phase_ptr[0] ^ 0));
        if (((int*)_ptr)[(ahead_stage_ptr[0] + 1280)] < 258) {
          _ptr_8[0] = (uint)0;
          alignas(64) uchar marks_ptr_1[4];
          if ((0 <= ((int*)_ptr)[(ahead_stage_ptr[0] + 1280)]) && (((int*)_ptr)[(ahead_stage_ptr[0] + 1280)] <= 256)) {
            *(float4*)(_ptr_1 + 0) = *(float4*)(((float*)_ptr) + ((ahead_stage_ptr[0] * 256) + (((int)threadIdx.x) * 4)));
            *(uint*)(marks_ptr_1 + 0) = *(uint*)(_ptr + (((ahead_stage_ptr[0] * 256) + (((int)threadIdx.x) * 4)) + 4096));
          } else {
            if (((((int*)_ptr)[(ahead_stage_ptr[0] + 1280)] * 256) + (((int)threadIdx.x) * 4)) < 65999) {
              *(float4*)(_ptr_1 + 0) = *(float4*)(X_flat_ptr + ((((int*)_ptr)[(ahead_stage_ptr[0] + 1280)] * 256) + (((int)threadIdx.x) * 4)));
            } else {
              _ptr_1[0] = 0x0p+0f/*0.000000e+00*/;
              if (((((int*)_ptr)[(ahead_stage_ptr[0] + 1280)] * 128) + (((int)threadIdx.x) * 2)) < 33001) {
                _ptr_1[0] = X_flat_ptr[((((int*)_ptr)[(ahead_stage_ptr[0] + 1280)] * 256) + (((int)threadIdx.x) * 4))];
              }
              _ptr_1[1] = 0x0p+0f/*0.000000e+00*/;
              if (((((int*)_ptr)[(ahead_stage_ptr[0] + 1280)] * 256) + (((int)threadIdx.x) * 4)) < 66001) {
                _ptr_1[1] = X_flat_ptr[(((((int*)_ptr)[(ahead_stage_ptr[0] + 1280)] * 256) + (((int)threadIdx.x) * 4)) + 1)];
              }
              _ptr_1[2] = 0x0p+0f/*0.000000e+00*/;
              if (((((int*)_ptr)[(ahead_stage_ptr[0] + 1280)] * 64) + ((int)threadIdx.x)) < 16500) {
                _ptr_1[2] = X_flat_ptr[(((((int*)_ptr)[(ahead_stage_ptr[0] + 1280)] * 256) + (((int)threadIdx.x) * 4)) + 2)];
              }
              _ptr_1[3] = 0x0p+0f/*0.000000e+00*/;
              if (((((int*)_ptr)[(ahead_stage_ptr[0] + 1280)] * 256) + (((int)threadIdx.x) * 4)) < 65999) {
                _ptr_1[3] = X_flat_ptr[(((((int*)_ptr)[(ahead_stage_ptr[0] + 1280)] * 256) + (((int)threadIdx.x) * 4)) + 3)];
              }
            }
            if (((((int*)_ptr)[(ahead_stage_ptr[0] + 1280)] * 256) + (((int)threadIdx.x) * 4)) < 65999) {
              *(uint*)(marks_ptr_1 + 0) = *(uint*)(heads_flat_ptr + ((((int*)_ptr)[(ahead_stage_ptr[0] + 1280)] * 256) + (((int)threadIdx.x) * 4)));
            } else {
              marks_ptr_1[0] = (uchar)0;
              if (((((int*)_ptr)[(ahead_stage_ptr[0] + 1280)] * 128) + (((int)threadIdx.x) * 2)) < 33001) {
                marks_ptr_1[0] = heads_flat_ptr[((((int*)_ptr)[(ahead_stage_ptr[0] + 1280)] * 256) + (((int)threadIdx.x) * 4))];
              }
              marks_ptr_1[1] = (uchar)0;
              if (((((int*)_ptr)[(ahead_stage_ptr[0] + 1280)] * 256) + (((int)threadIdx.x) * 4)) < 66001) {
                marks_ptr_1[1] = heads_flat_ptr[(((((int*)_ptr)[(ahead_stage_ptr[0] + 1280)] * 256) + (((int)threadIdx.x) * 4)) + 1)];
              }
              marks_ptr_1[2] = (uchar)0;
              if (((((int*)_ptr)[(ahead_stage_ptr[0] + 1280)] * 64) + ((int)threadIdx.x)) < 16500) {
                marks_ptr_1[2] = heads_flat_ptr[(((((int*)_ptr)[(ahead_stage_ptr[0] + 1280)] * 256) + (((int)threadIdx.x) * 4)) + 2)];
              }
              marks_ptr_1[3] = (uchar)0;
              if (((((int*)_ptr)[(ahead_stage_ptr[0] + 1280)] * 256) + (((int)threadIdx.x) * 4)) < 65999) {
                marks_ptr_1[3] = heads_flat_ptr[(((((int*)_ptr)[(ahead_stage_ptr[0] + 1280)] * 256) + (((int)threadIdx.x) * 4)) + 3)];
              }
            }
          }
          _ptr_8[0] = (_ptr_8[0] | ((marks_ptr_1[0] != (uchar)0) ? (uint)1 : (uint)0));
          _ptr_8[0] = (_ptr_8[0] | ((marks_ptr_1[1] != (uchar)0) ? (uint)2 : (uint)0));
          _ptr_8[0] = (_ptr_8[0] | ((marks_ptr_1[2] != (uchar)0) ? (uint)4 : (uint)0));
          _ptr_8[0] = (_ptr_8[0] | ((marks_ptr_1[3] != (uchar)0) ? (uint)8 : (uint)0));
          alignas(64) int column_ptr_1[1];
          column_ptr_1[0] = ((((((int*)_ptr)[(ahead_stage_ptr[0] + 1280)] * 256) + (((int)threadIdx.x) * 4)) % 33001) + (33001 & ((((((int*)_ptr)[(ahead_stage_ptr[0] + 1280)] * 256) + (((int)threadIdx.x) * 4)) % 33001) >> 31)));
          _ptr_8[0] = (_ptr_8[0] | (((column_ptr_1[0] % 33001) == 0) ? (uint)1 : (uint)0));
          _ptr_8[0] = (_ptr_8[0] | ((((column_ptr_1[0] + 1) % 33001) == 0) ? (uint)2 : (uint)0));
          _ptr_8[0] = (_ptr_8[0] | ((((column_ptr_1[0] + 2) % 33001) == 0) ? (uint)4 : (uint)0));
          _ptr_8[0] = (_ptr_8[0] | ((((column_ptr_1[0] + 3) % 33001) == 0) ? (uint)8 : (uint)0));
          _ptr_3[0] = 0x0p+0f/*0.000000e+00*/;
          _ptr_3[0] = (((_ptr_8[0] & (uint)1) != (uint)0) ? 0x0p+0f/*0.000000e+00*/ : _ptr_3[0]);
          _ptr_2[0] = _ptr_3[0];
          alignas(64) float value_ptr_5[1];
          value_ptr_5[0] = _ptr_1[0];
          _ptr_3[0] = (_ptr_3[0] + value_ptr_5[0]);
          _ptr_3[0] = (((_ptr_8[0] & (uint)2) != (uint)0) ? 0x0p+0f/*0.000000e+00*/ : _ptr_3[0]);
          _ptr_2[1] = _ptr_3[0];
          alignas(64) float value_ptr_6[1];
          value_ptr_6[0] = _ptr_1[1];
          _ptr_3[0] = (_ptr_3[0] + value_ptr_6[0]);
          _ptr_3[0] = (((_ptr_8[0] & (uint)4) != (uint)0) ? 0x0p+0f/*0.000000e+00*/ : _ptr_3[0]);
          _ptr_2[2] = _ptr_3[0];
          alignas(64) float value_ptr_7[1];
          value_ptr_7[0] = _ptr_1[2];
          _ptr_3[0] = (_ptr_3[0] + value_ptr_7[0]);
          _ptr_3[0] = (((_ptr_8[0] & (uint)8) != (uint)0) ? 0x0p+0f/*0.000000e+00*/ : _ptr_3[0]);
          _ptr_2[3] = _ptr_3[0];
          alignas(64) float value_ptr_8[1];
          value_ptr_8[0] = _ptr_1[3];
          _ptr_3[0] = (_ptr_3[0] + value_ptr_8[0]);
          alignas(64) float value_ptr_9[1];
          alignas(64) uint heads_ptr_1[1];
          _ptr_5[0] = 0x0p+0f/*0.000000e+00*/;
          _ptr_10[0] = (uint)0;
          _ptr_9[0] = (uint)0;
          value_ptr_9[0] = _ptr_3[0];
          heads_ptr_1[0] = (uint)0;
          heads_ptr_1[0] = tvm_builtin_ballot_sync((uint)4294967295, ((_ptr_8[0] & (uint)15) != (uint)0));
          alignas(64) float other_ptr_1[1];
          alignas(64) int start_ptr_1[1];
          start_ptr_1[0] = 0;
          start_ptr_1[0] = (31 - __clz(((int)((heads_ptr_1[0] & (((uint)2 << ((uint)(((int)threadIdx.x) & 31))) - (uint)1)) | (uint)1))));
          other_ptr_1[0] = __shfl_up_sync((uint)4294967295, value_ptr_9[0], 1, 32);
          if (start_ptr_1[0] < (((int)threadIdx.x) & 31)) {
            value_ptr_9[0] = (other_ptr_1[0] + value_ptr_9[0]);
          }
          other_ptr_1[0] = __shfl_up_sync((uint)4294967295, value_ptr_9[0], 2, 32);
          if ((start_ptr_1[0] + 2) <= (((int)threadIdx.x) & 31)) {
            value_ptr_9[0] = (other_ptr_1[0] + value_ptr_9[0]);
          }
          other_ptr_1[0] = __shfl_up_sync((uint)4294967295, value_ptr_9[0], 4, 32);
          if ((start_ptr_1[0] + 4) <= (((int)threadIdx.x) & 31)) {
            value_ptr_9[0] = (other_ptr_1[0] + value_ptr_9[0]);
          }
          other_ptr_1[0] = __shfl_up_sync((uint)4294967295, value_ptr_9[0], 8, 32);
          if ((start_ptr_1[0] + 8) <= (((int)threadIdx.x) & 31)) {
            value_ptr_9[0] = (other_ptr_1[0] + value_ptr_9[0]);
          }
          other_ptr_1[0] = __shfl_up_sync((uint)4294967295, value_ptr_9[0], 16, 32);
          if ((start_ptr_1[0] + 16) <= (((int)threadIdx.x) & 31)) {
            value_ptr_9[0] = (other_ptr_1[0] + value_ptr_9[0]);
          }
          _ptr_4[0] = __shfl_up_sync((uint)4294967295, value_ptr_9[0], 1, 32);
          if ((((int)threadIdx.x) % 32) == 0) {
            _ptr_4[0] = 0x0p+0f/*0.000000e+00*/;
          }
          if ((heads_ptr_1[0] & (((uint)1 << ((uint)(((int)threadIdx.x) & 31))) - (uint)1)) == (uint)0) {
            _ptr_4[0] = (_ptr_5[0] + _ptr_4[0]);
            if (_ptr_10[0] == (uint)0) {
              _ptr_9[0] = (_ptr_9[0] | (uint)1);
            }
          }
          value_ptr_9[0] = __shfl_sync((uint)4294967295, value_ptr_9[0], 31, 32);
          _ptr_5[0] = (_ptr_5[0] + value_ptr_9[0]);
          if (heads_ptr_1[0] != (uint)0) {
            _ptr_5[0] = value_ptr_9[0];
          }
          _ptr_10[0] = (_ptr_10[0] | heads_ptr_1[0]);
          if ((((int)threadIdx.x) % 32) == 0) {
            ((float*)_ptr)[(((ahead_stage_ptr[0] * 2) + (((int)threadIdx.x) >> 5)) + 1284)] = _ptr_5[0];
            ((uint*)_ptr)[(((ahead_stage_ptr[0] * 2) + (((int)threadIdx.x) >> 5)) + 1292)] = _ptr_10[0];
            tvm_builtin_ptx_mbarrier_arrive_arrive_shared_b64(tvm_builtin_cuda_cvta_generic_to_shared((&(((uint64_t*)_ptr)[(ahead_stage_ptr[0] + 658)]))), (uint)1);
          }
          ahead_stage_ptr[0] = (ahead_stage_ptr[0] + 1);
          if (ahead_stage_ptr[0] == 4) {
            ahead_stage_ptr[0] = 0;
            ahead_phase_ptr[0] = (ahead_phase_ptr[0] ^ 1);
          }
        } else {
          going_ptr[0] = 0;
        }
      }
      _ptr_8[0] = (uint)0;
      alignas(64) uchar marks_ptr_2[4];
      if ((0 <= tile_ptr[0]) && (tile_ptr[0] <= 256)) {
        *(float4*)(_ptr_1 + 0) = *(float4*)(((float*)_ptr) + ((at_stage_ptr[0] * 256) + (((int)threadIdx.x) * 4)));
        *(uint*)(marks_ptr_2 + 0) = *(uint*)(_ptr + (((at_stage_ptr[0] * 256) + (((int)threadIdx.x) * 4)) + 4096));
      } else {
        if (((tile_ptr[0] * 256) + (((int)threadIdx.x) * 4)) < 65999) {
          *(float4*)(_ptr_1 + 0) = *(float4*)(X_flat_ptr + ((tile_ptr[0] * 256) + (((int)threadIdx.x) * 4)));
        } else {
          _ptr_1[0] = 0x0p+0f/*0.000000e+00*/;
          if (((tile_ptr[0] * 128) + (((int)threadIdx.x) * 2)) < 33001) {
            _ptr_1[0] = X_flat_ptr[((tile_ptr[0] * 256) + (((int)threadIdx.x) * 4))];
          }
          _ptr_1[1] = 0x0p+0f/*0.000000e+00*/;
          if (((tile_ptr[0] * 256) + (((int)threadIdx.x) * 4)) < 66001) {
            _ptr_1[1] = X_flat_ptr[(((tile_ptr[0] * 256) + (((int)threadIdx.x) * 4)) + 1)];
          }
          _ptr_1[2] = 0x0p+0f/*0.000000e+00*/;
          if (((tile_ptr[0] * 64) + ((int)threadIdx.x)) < 16500) {
            _ptr_1[2] = X_flat_ptr[(((tile_ptr[0] * 256) + (((int)threadIdx.x) * 4)) + 2)];
          }
          _ptr_1[3] = 0x0p+0f/*0.000000e+00*/;
          if (((tile_ptr[0] * 256) + (((int)threadIdx.x) * 4)) < 65999) {
            _ptr_1[3] = X_flat_ptr[(((tile_ptr[0] * 256) + (((int)threadIdx.x) * 4)) + 3)];
          }
        }
        if (((tile_ptr[0] * 256) + (((int)threadIdx.x) * 4)) < 65999) {
          *(uint*)(marks_ptr_2 + 0) = *(uint*)(heads_flat_ptr + ((tile_ptr[0] * 256) + (((int)threadIdx.x) * 4)));
        } else {
          marks_ptr_2[0] = (uchar)0;
          if (((tile_ptr[0] * 128) + (((int)threadIdx.x) * 2)) < 33001) {
            marks_ptr_2[0] = heads_flat_ptr[((tile_ptr[0] * 256) + (((int)threadIdx.x) * 4))];
          }
          marks_ptr_2[1] = (uchar)0;
          if (((tile_ptr[0] * 256) + (((int)threadIdx.x) * 4)) < 66001) {
            marks_ptr_2[1] = heads_flat_ptr[(((tile_ptr[0] * 256) + (((int)threadIdx.x) * 4)) + 1)];
          }
          marks_ptr_2[2] = (uchar)0;
          if (((tile_ptr[0] * 64) + ((int)threadIdx.x)) < 16500) {
            marks_ptr_2[2] = heads_flat_ptr[(((tile_ptr[0] * 256) + (((int)threadIdx.x) * 4)) + 2)];
          }
          marks_ptr_2[3] = (uchar)0;
          if (((tile_ptr[0] * 256) + (((int)threadIdx.x) * 4)) < 65999) {
            marks_ptr_2[3] = heads_flat_ptr[(((tile_ptr[0] * 256) + (((int)threadIdx.x) * 4)) + 3)];
          }
        }
      }
      _ptr_8[0] = (_ptr_8[0] | ((marks_ptr_2[0] != (uchar)0) ? (uint)1 : (uint)0));
      _ptr_8[0] = (_ptr_8[0] | ((marks_ptr_2[1] != (uchar)0) ? (uint)2 : (uint)0));
      _ptr_8[0] = (_ptr_8[0] | ((marks_ptr_2[2] != (uchar)0) ? (uint)4 : (uint)0));
      _ptr_8[0] = (_ptr_8[0] | ((marks_ptr_2[3] != (uchar)0) ? (uint)8 : (uint)0));
      alignas(64) int column_ptr_2[1];
      column_ptr_2[0] = ((((tile_ptr[0] * 256) + (((int)threadIdx.x) * 4)) % 33001) + (33001 & ((((tile_ptr[0] * 256) + (((int)threadIdx.x) * 4)) % 33001) >> 31)));
      _ptr_8[0] = (_ptr_8[0] | (((column_ptr_2[0] % 33001) == 0) ? (uint)1 : (uint)0));
      _ptr_8[0] = (_ptr_8[0] | ((((column_ptr_2[0] + 1) % 33001) == 0) ? (uint)2 : (uint)0));
      _ptr_8[0] = (_ptr_8[0] | ((((column_ptr_2[0] + 2) % 33001) == 0) ? (uint)4 : (uint)0));
      _ptr_8[0] = (_ptr_8[0] | ((((column_ptr_2[0] + 3) % 33001) == 0) ? (uint)8 : (uint)0));
      tvm_builtin_cuda_warp_sync();
      if ((((int)threadIdx.x) % 32) == 0) {
        tvm_builtin_ptx_mbarrier_arrive_arrive_shared_b64(tvm_builtin_cuda_cvta_generic_to_shared((&(((uint64_t*)_ptr)[(at_stage_ptr[0] + 666)]))), (uint)1);
      }
      _ptr_3[0] = 0x0p+0f/*0.000000e+00*/;
      _ptr_3[0] = (((_ptr_8[0] & (uint)1) != (uint)0) ? 0x0p+0f/*0.000000e+00*/ : _ptr_3[0]);
      _ptr_2[0] = _ptr_3[0];
      alignas(64) float value_ptr_10[1];
      value_ptr_10[0] = _ptr_1[0];
      _ptr_3[0] = (_ptr_3[0] + value_ptr_10[0]);
      _ptr_3[0] = (((_ptr_8[0] & (uint)2) != (uint)0) ? 0x0p+0f/*0.000000e+00*/ : _ptr_3[0]);
      _ptr_2[1] = _ptr_3[0];
      alignas(64) float value_ptr_11[1];
      value_ptr_11[0] = _ptr_1[1];
      _ptr_3[0] = (_ptr_3[0] + value_ptr_11[0]);
      _ptr_3[0] = (((_ptr_8[0] & (uint)4) != (uint)0) ? 0x0p+0f/*0.000000e+00*/ : _ptr_3[0]);
      _ptr_2[2] = _ptr_3[0];
      alignas(64) float value_ptr_12[1];
      value_ptr_12[0] = _ptr_1[2];
      _ptr_3[0] = (_ptr_3[0] + value_ptr_12[0]);
      _ptr_3[0] = (((_ptr_8[0] & (uint)8) != (uint)0) ? 0x0p+0f/*0.000000e+00*/ : _ptr_3[0]);
      _ptr_2[3] = _ptr_3[0];
      alignas(64) float value_ptr_13[1];
      value_ptr_13[0] = _ptr_1[3];
      _ptr_3[0] = (_ptr_3[0] + value_ptr_13[0]);
      alignas(64) float value_ptr_14[1];
      alignas(64) uint heads_ptr_2[1];
      _ptr_5[0] = 0x0p+0f/*0.000000e+00*/;
      _ptr_10[0] = (uint)0;
      _ptr_9[0] = (uint)0;
      value_ptr_14[0] = _ptr_3[0];
      heads_ptr_2[0] = (uint)0;
      heads_ptr_2[0] = tvm_builtin_ballot_sync((uint)4294967295, ((_ptr_8[0] & (uint)15) != (uint)0));
      alignas(64) float other_ptr_2[1];
      alignas(64) int start_ptr_2[1];
      start_ptr_2[0] = 0;
      start_ptr_2[0] = (31 - __clz(((int)((heads_ptr_2[0] & (((uint)2 << ((uint)(((int)threadIdx.x) & 31))) - (uint)1)) | (uint)1))));
      other_ptr_2[0] = __shfl_up_sync((uint)4294967295, value_ptr_14[0], 1, 32);
      if (start_ptr_2[0] < (((int)threadIdx.x) & 31)) {
        value_ptr_14[0] = (other_ptr_2[0] + value_ptr_14[0]);
      }
      other_ptr_2[0] = __shfl_up_sync((uint)4294967295, value_ptr_14[0], 2, 32);
      if ((start_ptr_2[0] + 2) <= (((int)threadIdx.x) & 31)) {
        value_ptr_14[0] = (other_ptr_2[0] + value_ptr_14[0]);
      }
      other_ptr_2[0] = __shfl_up_sync((uint)4294967295, value_ptr_14[0], 4, 32);
      if ((start_ptr_2[0] + 4) <= (((int)threadIdx.x) & 31)) {
        value_ptr_14[0] = (other_ptr_2[0] + value_ptr_14[0]);
      }
      other_ptr_2[0] = __shfl_up_sync((uint)4294967295, value_ptr_14[0], 8, 32);
      if ((start_ptr_2[0] + 8) <= (((int)threadIdx.x) & 31)) {
        value_ptr_14[0] = (other_ptr_2[0] + value_ptr_14[0]);
      }
      other_ptr_2[0] = __shfl_up_sync((uint)4294967295, value_ptr_14[0], 16, 32);
      if ((start_ptr_2[0] + 16) <= (((int)threadIdx.x) & 31)) {
        value_ptr_14[0] = (other_ptr_2[0] + value_ptr_14[0]);
      }
      _ptr_4[0] = __shfl_up_sync((uint)4294967295, value_ptr_14[0], 1, 32);
      if ((((int)threadIdx.x) % 32) == 0) {
        _ptr_4[0] = 0x0p+0f/*0.000000e+00*/;
      }
      if ((heads_ptr_2[0] & (((uint)1 << ((uint)(((int)threadIdx.x) & 31))) - (uint)1)) == (uint)0) {
        _ptr_4[0] = (_ptr_5[0] + _ptr_4[0]);
        if (_ptr_10[0] == (uint)0) {
          _ptr_9[0] = (_ptr_9[0] | (uint)1);
        }
      }
      value_ptr_14[0] = __shfl_sync((uint)4294967295, value_ptr_14[0], 31, 32);
      _ptr_5[0] = (_ptr_5[0] + value_ptr_14[0]);
      if (heads_ptr_2[0] != (uint)0) {
        _ptr_5[0] = value_ptr_14[0];
      }
      _ptr_10[0] = (_ptr_10[0] | heads_ptr_2[0]);
      tvm_builtin_cuda_mbarrier_wait((&(((uint64_t*)_ptr)[(at_stage_ptr[0] + 662)])), (at_phase_ptr[0] ^ 0));
      _ptr_7[0] = 0x0p+0f/*0.000000e+00*/;
      _ptr_6[0] = ((float*)_ptr)[(((at_stage_ptr[0] * 2) + (((int)threadIdx.x) >> 5)) + 1300)];
      _ptr_11[0] = (uint)1;
      alignas(64) float start_ptr_3[1];
      if (_ptr_11[0] == (uint)0) {
        _ptr_6[0] = (_ptr_7[0] + _ptr_6[0]);
      }
      start_ptr_3[0] = _ptr_4[0];
      if ((_ptr_9[0] & (uint)1) != (uint)0) {
        start_ptr_3[0] = (_ptr_6[0] + start_ptr_3[0]);
      }
      if ((_ptr_8[0] & (uint)1) == (uint)0) {
        _ptr_2[0] = (start_ptr_3[0] + _ptr_2[0]);
      }
      _ptr_1[0] = _ptr_2[0];
      if ((_ptr_8[0] & (uint)3) == (uint)0) {
        _ptr_2[1] = (start_ptr_3[0] + _ptr_2[1]);
      }
      _ptr_1[1] = _ptr_2[1];
      if ((_ptr_8[0] & (uint)7) == (uint)0) {
        _ptr_2[2] = (start_ptr_3[0] + _ptr_2[2]);
      }
      _ptr_1[2] = _ptr_2[2];
      if ((_ptr_8[0] & (uint)15) == (uint)0) {
        _ptr_2[3] = (start_ptr_3[0] + _ptr_2[3]);
      }
      _ptr_1[3] = _ptr_2[3];
      if (((tile_ptr[0] * 256) + (((int)threadIdx.x) * 4)) < 65999) {
        *(float4*)(Y_flat_ptr + ((tile_ptr[0] * 256) + (((int)threadIdx.x) * 4))) = *(float4*)(_ptr_1 + 0);
      } else {
        if (((tile_ptr[0] * 128) + (((int)threadIdx.x) * 2)) < 33001) {
          Y_flat_ptr[((tile_ptr[0] * 256) + (((int)threadIdx.x) * 4))] = _ptr_1[0];
        }
        if (((tile_ptr[0] * 256) + (((int)threadIdx.x) * 4)) < 66001) {
          Y_flat_ptr[(((tile_ptr[0] * 256) + (((int)threadIdx.x) * 4)) + 1)] = _ptr_1[1];
        }
        if (((tile_ptr[0] * 64) + ((int)threadIdx.x)) < 16500) {
          Y_flat_ptr[(((tile_ptr[0] * 256) + (((int)threadIdx.x) * 4)) + 2)] = _ptr_1[2];
        }
        if (((tile_ptr[0] * 256) + (((int)threadIdx.x) * 4)) < 65999) {
          Y_flat_ptr[(((tile_ptr[0] * 256) + (((int)threadIdx.x) * 4)) + 3)] = _ptr_1[3];
        }
      }
      at_stage_ptr[0] = (at_stage_ptr[0] + 1);
      if (at_stage_ptr[0] == 4) {
        at_stage_ptr[0] = 0;
        at_phase_ptr[0] = (at_phase_ptr[0] ^ 1);
      }
      tile_ptr[0] = ((int*)_ptr)[(at_stage_ptr[0] + 1280)];
    }
  } else {
    if (((int)threadIdx.x) < 96) {
      alignas(64) float value_ptr_15[1];
      alignas(64) uint heads_ptr_3[1];
      alignas(64) int at_stage_ptr_1[1];
      alignas(64) int at_phase_ptr_1[1];
      at_stage_ptr_1[0] = 0;
      at_phase_ptr_1[0] = 0;
      tvm_builtin_cuda_mbarrier_wait((&(((uint64_t*)_ptr)[(at_stage_ptr_1[0] + 654)])), (at_phase_ptr_1[0] ^ 0));
      alignas(64) int tile_ptr_1[1];
      tile_ptr_1[0] = ((int*)_ptr)[(at_stage_ptr_1[0] + 1280)];
      #pragma unroll 1
      while (1) {
        if (!((tile_ptr_1[0] < 258))) { break; }
        tvm_builtin_cuda_mbarrier_wait((&(((uint64_t*)_ptr)[(at_stage_ptr_1[0] + 658)])), (at_phase_ptr_1[0] ^ 0));
        value_ptr_15[0] = 0x0p+0f/*0.000000e+00*/;
        heads_ptr_3[0] = (uint)0;
        if (((int)threadIdx.x) < 66) {
          value_ptr_15[0] = ((float*)_ptr)[(((at_stage_ptr_1[0] * 2) + ((int)threadIdx.x)) + 1220)];
          heads_ptr_3[0] = ((uint*)_ptr)[(((at_stage_ptr_1[0] * 2) + ((int)threadIdx.x)) + 1228)];
        }
        tvm_builtin_cuda_warp_sync();
        if (((int)threadIdx.x) == 64) {
          tvm_builtin_ptx_mbarrier_arrive_arrive_shared_b64(tvm_builtin_cuda_cvta_generic_to_shared((&(((uint64_t*)_ptr)[(at_stage_ptr_1[0] + 666)]))), (uint)1);
        }
        heads_ptr_3[0] = tvm_builtin_ballot_sync((uint)4294967295, (heads_ptr_3[0] != (uint)0));
        alignas(64) float other_ptr_3[1];
        alignas(64) int start_ptr_4[1];
        start_ptr_4[0] = 0;
        start_ptr_4[0] = (31 - __clz(((int)((heads_ptr_3[0] & (((uint)2 << ((uint)(((int)threadIdx.x) - 64))) - (uint)1)) | (uint)1))));
        other_ptr_3[0] = __shfl_up_sync((uint)4294967295, value_ptr_15[0], 1, 32);
        if ((start_ptr_4[0] + 65) <= ((int)threadIdx.x)) {
          value_ptr_15[0] = (other_ptr_3[0] + value_ptr_15[0]);
        }
        other_ptr_3[0] = __shfl_up_sync((uint)4294967295, value_ptr_15[0], 2, 32);
        if ((start_ptr_4[0] + 66) <= ((int)threadIdx.x)) {
          value_ptr_15[0] = (other_ptr_3[0] + value_ptr_15[0]);
        }
        other_ptr_3[0] = __shfl_up_sync((uint)4294967295, value_ptr_15[0], 4, 32);
        if ((start_ptr_4[0] + 68) <= ((int)threadIdx.x)) {
          value_ptr_15[0] = (other_ptr_3[0] + value_ptr_15[0]);
        }
        other_ptr_3[0] = __shfl_up_sync((uint)4294967295, value_ptr_15[0], 8, 32);
        if ((start_ptr_4[0] + 72) <= ((int)threadIdx.x)) {
          value_ptr_15[0] = (other_ptr_3[0] + value_ptr_15[0]);
        }
        other_ptr_3[0] = __shfl_up_sync((uint)4294967295, value_ptr_15[0], 16, 32);
        if ((start_ptr_4[0] + 80) <= ((int)threadIdx.x)) {
          value_ptr_15[0] = (other_ptr_3[0] + value_ptr_15[0]);
        }
        if (((int)threadIdx.x) == 95) {
          if (heads_ptr_3[0] != (uint)0) {
              float v_ = value_ptr_15[0];
            tvm_builtin_ptx_st_relaxed_gpu_global_u64((&(words_ptr[tile_ptr_1[0]])), ((uint64_t)8589934592ULL | ((uint64_t)(*(uint *)(&(v_))))));
          } else {
              float v__1 = value_ptr_15[0];
            tvm_builtin_ptx_st_relaxed_gpu_global_u64((&(words_ptr[tile_ptr_1[0]])), ((uint64_t)4294967296ULL | ((uint64_t)(*(uint *)(&(v__1))))));
          }
        }
        at_stage_ptr_1[0] = (at_stage_ptr_1[0] + 1);
        if (at_stage_ptr_1[0] == 4) {
          at_stage_ptr_1[0] = 0;
          at_phase_ptr_1[0] = (at_phase_ptr_1[0] ^ 1);
        }
        tvm_builtin_cuda_mbarrier_wait((&(((uint64_t*)_ptr)[(at_stage_ptr_1[0] + 654)])), (at_phase_ptr_1[0] ^ 0));
        tile_ptr_1[0] = ((int*)_ptr)[(at_stage_ptr_1[0] + 1280)];
      }
    } else {
      if (((int)threadIdx.x) < 128) {
        alignas(64) float value_ptr_16[1];
        alignas(64) float total_ptr[1];
        alignas(64) float prefix_ptr[1];
        alignas(64) uint heads_ptr_4[1];
        alignas(64) uint64_t start_ptr_5[1];
        start_ptr_5[0] = (uint64_t)8589934592ULL;
        alignas(64) int last_ptr[1];
        last_ptr[0] = -1;
        alignas(64) int at_stage_ptr_2[1];
        alignas(64) int at_phase_ptr_2[1];
        at_stage_ptr_2[0] = 0;
        at_phase_ptr_2[0] = 0;
        tvm_builtin_cuda_mbarrier_wait((&(((uint64_t*)_ptr)[(at_stage_ptr_2[0] + 654)])), (at_phase_ptr_2[0] ^ 0));
        alignas(64) int tile_ptr_2[1];
        tile_ptr_2[0] = ((int*)_ptr)[(at_stage_ptr_2[0] + 1280)];
        #pragma unroll 1
        while (1) {
          if (!((tile_ptr_2[0] < 258))) { break; }
          tvm_builtin_cuda_mbarrier_wait((&(((uint64_t*)_ptr)[(at_stage_ptr_2[0] + 658)])), (at_phase_ptr_2[0] ^ 0));
          value_ptr_16[0] = 0x0p+0f/*0.000000e+00*/;
          heads_ptr_4[0] = (uint)0;
          if (((int)threadIdx.x) < 98) {
            value_ptr_16[0] = ((float*)_ptr)[(((at_stage_ptr_2[0] * 2) + ((int)threadIdx.x)) + 1188)];
            heads_ptr_4[0] = ((uint*)_ptr)[(((at_stage_ptr_2[0] * 2) + ((int)threadIdx.x)) + 1196)];
          }
          tvm_builtin_cuda_warp_sync();
          if (((int)threadIdx.x) == 96) {
            tvm_builtin_ptx_mbarrier_arrive_arrive_shared_b64(tvm_builtin_cuda_cvta_generic_to_shared((&(((uint64_t*)_ptr)[(at_stage_ptr_2[0] + 666)]))), (uint)1);
          }
          heads_ptr_4[0] = tvm_builtin_ballot_sync((uint)4294967295, (heads_ptr_4[0] != (uint)0));
          alignas(64) float other_ptr_4[1];
          alignas(64) int start_ptr_6[1];
          start_ptr_6[0] = 0;
          uint cse_v7 = ((uint)(((int)threadIdx.x) - 96));
          start_ptr_6[0] = (31 - __clz(((int)((heads_ptr_4[0] & (((uint)2 << ((uint)(((int)threadIdx.x) - 96))) - (uint)1)) | (uint)1))));
          other_ptr_4[0] = __shfl_up_sync((uint)4294967295, value_ptr_16[0], 1, 32);
          if ((start_ptr_6[0] + 97) <= ((int)threadIdx.x)) {
            value_ptr_16[0] = (other_ptr_4[0] + value_ptr_16[0]);
          }
          other_ptr_4[0] = __shfl_up_sync((uint)4294967295, value_ptr_16[0], 2, 32);
          if ((start_ptr_6[0] + 98) <= ((int)threadIdx.x)) {
            value_ptr_16[0] = (other_ptr_4[0] + value_ptr_16[0]);
          }
          other_ptr_4[0] = __shfl_up_sync((uint)4294967295, value_ptr_16[0], 4, 32);
          if ((start_ptr_6[0] + 100) <= ((int)threadIdx.x)) {
            value_ptr_16[0] = (other_ptr_4[0] + value_ptr_16[0]);
          }
          other_ptr_4[0] = __shfl_up_sync((uint)4294967295, value_ptr_16[0], 8, 32);
          if ((start_ptr_6[0] + 104) <= ((int)threadIdx.x)) {
            value_ptr_16[0] = (other_ptr_4[0] + value_ptr_16[0]);
          }
          other_ptr_4[0] = __shfl_up_sync((uint)4294967295, value_ptr_16[0], 16, 32);
          if ((start_ptr_6[0] + 112) <= ((int)threadIdx.x)) {
            value_ptr_16[0] = (other_ptr_4[0] + value_ptr_16[0]);
          }
          total_ptr[0] = __shfl_sync((uint)4294967295, value_ptr_16[0], 31, 32);
          alignas(64) uint64_t packed_ptr[1];
          alignas(64) float value_ptr_17[1];
          alignas(64) float other_ptr_5[1];
          alignas(64) uint waiting_ptr[1];
          alignas(64) uint done_ptr[1];
          alignas(64) uint nearer_ptr[1];
          alignas(64) int last_ptr_1[1];
          value_ptr_17[0] = 0x0p+0f/*0.000000e+00*/;
          last_ptr_1[0] = (tile_ptr_2[0] - 1);
          done_ptr[0] = (uint)0;
          uint cse_v8 = ((uint)1 << ((uint)(((int)threadIdx.x) - 96)));
          #pragma unroll 1
          while (1) {
            if (!((done_ptr[0] == (uint)0))) { break; }
            packed_ptr[0] = start_ptr_5[0];
            if (((int)threadIdx.x) < ((last_ptr_1[0] + 96) - last_ptr[0])) {
              tvm_builtin_ptx_ld_relaxed_gpu_global_u64(packed_ptr[0], (&(words_ptr[((last_ptr_1[0] + 96) - ((int)threadIdx.x))])));
            }
            waiting_ptr[0] = (uint)0;
            if ((done_ptr[0] | waiting_ptr[0]) == (uint)0) {
              done_ptr[0] = tvm_builtin_ballot_sync((uint)4294967295, ((uint64_t)8589934592ULL <= packed_ptr[0]));
              nearer_ptr[0] = ((done_ptr[0] & ((uint)0 - done_ptr[0])) - (uint)1);
              waiting_ptr[0] = (tvm_builtin_ballot_sync((uint)4294967295, (packed_ptr[0] < (uint64_t)4294967296ULL)) & nearer_ptr[0]);
              if (waiting_ptr[0] != (uint)0) {
                done_ptr[0] = (uint)0;
              } else {
                if ((((uint)1 << ((uint)(((int)threadIdx.x) - 96))) & ((nearer_ptr[0] + nearer_ptr[0]) + (uint)1)) != (uint)0) {
                    uint v__2 = (uint)(packed_ptr[0] & (uint64_t)4294967295ULL);
                  value_ptr_17[0] = ((*(float *)(&(v__2))) + value_ptr_17[0]);
                }
                last_ptr_1[0] = (last_ptr_1[0] - 32);
              }
            }
          }
          other_ptr_5[0] = __shfl_xor_sync((uint)4294967295, value_ptr_17[0], 1, 32);
          value_ptr_17[0] = (other_ptr_5[0] + value_ptr_17[0]);
          other_ptr_5[0] = __shfl_xor_sync((uint)4294967295, value_ptr_17[0], 2, 32);
          value_ptr_17[0] = (other_ptr_5[0] + value_ptr_17[0]);
          other_ptr_5[0] = __shfl_xor_sync((uint)4294967295, value_ptr_17[0], 4, 32);
          value_ptr_17[0] = (other_ptr_5[0] + value_ptr_17[0]);
          other_ptr_5[0] = __shfl_xor_sync((uint)4294967295, value_ptr_17[0], 8, 32);
          value_ptr_17[0] = (other_ptr_5[0] + value_ptr_17[0]);
          other_ptr_5[0] = __shfl_xor_sync((uint)4294967295, value_ptr_17[0], 16, 32);
          value_ptr_17[0] = (other_ptr_5[0] + value_ptr_17[0]);
          prefix_ptr[0] = value_ptr_17[0];
          value_ptr_16[0] = __shfl_up_sync((uint)4294967295, value_ptr_16[0], 1, 32);
          if (((int)threadIdx.x) == 96) {
            value_ptr_16[0] = 0x0p+0f/*0.000000e+00*/;
          }
          if ((heads_ptr_4[0] & (((uint)1 << ((uint)(((int)threadIdx.x) - 96))) - (uint)1)) == (uint)0) {
            value_ptr_16[0] = (prefix_ptr[0] + value_ptr_16[0]);
          }
          if (heads_ptr_4[0] == (uint)0) {
            total_ptr[0] = (prefix_ptr[0] + total_ptr[0]);
          }
          if (((int)threadIdx.x) < 98) {
            ((float*)_ptr)[(((at_stage_ptr_2[0] * 2) + ((int)threadIdx.x)) + 1204)] = value_ptr_16[0];
          }
          tvm_builtin_cuda_warp_sync();
          if (((int)threadIdx.x) == 96) {
            tvm_builtin_ptx_mbarrier_arrive_arrive_shared_b64(tvm_builtin_cuda_cvta_generic_to_shared((&(((uint64_t*)_ptr)[(at_stage_ptr_2[0] + 662)]))), (uint)1);
          }
            float v__3 = total_ptr[0];
          start_ptr_5[0] = ((uint64_t)8589934592ULL | ((uint64_t)(*(uint *)(&(v__3)))));
          last_ptr[0] = tile_ptr_2[0];
          at_stage_ptr_2[0] = (at_stage_ptr_2[0] + 1);
          if (at_stage_ptr_2[0] == 4) {
            at_stage_ptr_2[0] = 0;
            at_phase_ptr_2[0] = (at_phase_ptr_2[0] ^ 1);
          }
          tvm_builtin_cuda_mbarrier_wait((&(((uint64_t*)_ptr)[(at_stage_ptr_2[0] + 654)])), (at_phase_ptr_2[0] ^ 0));
          tile_ptr_2[0] = ((int*)_ptr)[(at_stage_ptr_2[0] + 1280)];
        }
      } else {
        if (((int)threadIdx.x) == 128) {
          alignas(64) int at_stage_ptr_3[1];
          alignas(64) int at_phase_ptr_3[1];
          at_stage_ptr_3[0] = 0;
          at_phase_ptr_3[0] = 1;
          alignas(64) int tile_ptr_3[1];
          tile_ptr_3[0] = tvm_builtin_cuda_atomic_add((&(ticket_ptr[0])), 1);
          alignas(64) int going_ptr_1[1];
          going_ptr_1[0] = 1;
          #pragma unroll 1
          while (1) {
            if (!((going_ptr_1[0] == 1))) { break; }
            tvm_builtin_cuda_mbarrier_wait((&(((uint64_t*)_ptr)[(at_stage_ptr_3[0] + 666)])), (at_phase_ptr_3[0] ^ 0));
            ((int*)_ptr)[(at_stage_ptr_3[0] + 1280)] = tile_ptr_3[0];
            if ((0 <= tile_ptr_3[0]) && (tile_ptr_3[0] <= 256)) {
              tvm_builtin_ptx_mbarrier_arrive_expect_tx_arrive_expect_tx_shared_b64(tvm_builtin_cuda_cvta_generic_to_shared((&(((uint64_t*)_ptr)[(at_stage_ptr_3[0] + 654)]))), (uint)1280);
              tvm_builtin_ptx_cp_async_bulk_g2s_cluster_async_bulk_shared__cluster_global_mbarrier__complete_tx__bytes(tvm_builtin_cuda_cvta_generic_to_shared((&(((float*)_ptr)[(at_stage_ptr_3[0] * 256)]))), (&(X_flat_ptr[(tile_ptr_3[0] * 256)])), (uint)1024, tvm_builtin_cuda_cvta_generic_to_shared((&(((uint64_t*)_ptr)[(at_stage_ptr_3[0] + 654)]))));
              tvm_builtin_ptx_cp_async_bulk_g2s_cluster_async_bulk_shared__cluster_global_mbarrier__complete_tx__bytes(tvm_builtin_cuda_cvta_generic_to_shared((&(_ptr[((at_stage_ptr_3[0] * 256) + 4096)]))), (&(heads_flat_ptr[(tile_ptr_3[0] * 256)])), (uint)256, tvm_builtin_cuda_cvta_generic_to_shared((&(((uint64_t*)_ptr)[(at_stage_ptr_3[0] + 654)]))));
            } else {
              tvm_builtin_ptx_mbarrier_arrive_arrive_shared_b64(tvm_builtin_cuda_cvta_generic_to_shared((&(((uint64_t*)_ptr)[(at_stage_ptr_3[0] + 654)]))), (uint)1);
            }
            at_stage_ptr_3[0] = (at_stage_ptr_3[0] + 1);
            if (at_stage_ptr_3[0] == 4) {
              at_stage_ptr_3[0] = 0;
              at_phase_ptr_3[0] = (at_phase_ptr_3[0] ^ 1);
            }
            if (tile_ptr_3[0] < 258) {
              tile_ptr_3[0] = tvm_builtin_cuda_atomic_add((&(ticket_ptr[0])), 1);
            } else {
              going_ptr_1[0] = 0;
            }
          }
        }
      }
    }
  }
}
