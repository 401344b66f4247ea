extern "C" __global__ void __launch_bounds__(256) main_kernel(int* __restrict__ ticket_ptr, uint64_t* __restrict__ words_ptr);
extern "C" __global__ void __launch_bounds__(64, 1) main_kernel_1(float* __restrict__ X_flat_ptr, float* __restrict__ Y_flat_ptr, int* __restrict__ ticket_ptr, uint64_t* __restrict__ words_ptr);
extern "C" __global__ void __launch_bounds__(256) main_kernel(int* __restrict__ ticket_ptr, uint64_t* __restrict__ words_ptr) {
  int warp_id_in_cta = __shfl_sync((uint)4294967295, (((int)threadIdx.x) >> 5), 0, 32);
  int block = 0;
  int thread = ((int)threadIdx.x);
  if (((int)threadIdx.x) < 36) {
    words_ptr[((int)threadIdx.x)] = (uint64_t)0ULL;
  }
  if (((int)threadIdx.x) == 0) {
    ticket_ptr[0] = 0;
  }
}

extern "C" __global__ void __launch_bounds__(64, 1) main_kernel_1(float* __restrict__ X_flat_ptr, float* __restrict__ Y_flat_ptr, int* __restrict__ ticket_ptr, uint64_t* __restrict__ words_ptr) {
  int cse_v1 = (((int)threadIdx.x) >> 5);
  int warp_id_in_cta = __shfl_sync((uint)4294967295, (((int)threadIdx.x) >> 5), 0, 32);
  int _block = ((int)blockIdx.x);
  int thread = ((int)threadIdx.x);
  alignas(64) float _ptr[4];
  alignas(64) float _ptr_1[4];
  alignas(64) float _ptr_2[1];
  alignas(64) float _ptr_3[1];
  alignas(64) float _ptr_4[1];
  alignas(64) float _ptr_5[1];
  alignas(64) float _ptr_6[1];
  alignas(64) uint _ptr_7[1];
  alignas(64) uint _ptr_8[1];
  alignas(64) uint _ptr_9[1];
  alignas(64) uint _ptr_10[1];
  __shared__ alignas(64) float _ptr_11[2];
  __shared__ alignas(64) uint _ptr_12[2];
  alignas(64) float out_ptr[4];
  alignas(64) int drawn_ptr[1];
  __shared__ alignas(64) int taken_ptr[2];
  __shared__ alignas(64) float shared_prefix_ptr[1];
  if (((int)threadIdx.x) == 0) {
    taken_ptr[0] = tvm_builtin_cuda_atomic_add((&(ticket_ptr[0])), 1);
    taken_ptr[1] = tvm_builtin_cuda_atomic_add((&(ticket_ptr[0])), 1);
  }
  tvm_builtin_cuda_cta_sync();
  alignas(64) int tile_ptr[1];
  tile_ptr[0] = taken_ptr[0];
  alignas(64) int following_ptr[1];
  following_ptr[0] = taken_ptr[1];
  int cse_v2 = (((int)threadIdx.x) * 2);
  int cse_v3 = (((int)threadIdx.x) * 4);
  if (tile_ptr[0] < 36) {
    if (((tile_ptr[0] * 128) + (((int)threadIdx.x) * 2)) < 4499) {
      *(float4*)(_ptr + 0) = *(float4*)(X_flat_ptr + ((tile_ptr[0] * 256) + (((int)threadIdx.x) * 4)));
    } else {
      _ptr[0] = 0x0p+0f/*0.000000e+00*/;
      if (((tile_ptr[0] * 256) + (((int)threadIdx.x) * 4)) < 9001) {
        _ptr[0] = X_flat_ptr[((tile_ptr[0] * 256) + (((int)threadIdx.x) * 4))];
      }
      _ptr[1] = 0x0p+0f/*0.000000e+00*/;
      if (((tile_ptr[0] * 64) + ((int)threadIdx.x)) < 2250) {
        _ptr[1] = X_flat_ptr[(((tile_ptr[0] * 256) + (((int)threadIdx.x) * 4)) + 1)];
      }
      _ptr[2] = 0x0p+0f/*0.000000e+00*/;
      if (((tile_ptr[0] * 256) + (((int)threadIdx.x) * 4)) < 8999) {
        _ptr[2] = X_flat_ptr[(((tile_ptr[0] * 256) + (((int)threadIdx.x) * 4)) + 2)];
      }
      _ptr[3] = 0x0p+0f/*0.000000e+00*/;
      if (((tile_ptr[0] * 128) + (((int)threadIdx.x) * 2)) < 4499) {
        _ptr[3] = X_flat_ptr[(((tile_ptr[0] * 256) + (((int)threadIdx.x) * 4)) + 3)];
      }
    }
  }
  #pragma unroll 1
  while (1) {
    if (!((tile_ptr[0] < 36))) { break; }
    if (((int)threadIdx.x) == 0) {
      drawn_ptr[0] = tvm_builtin_cuda_atomic_add((&(ticket_ptr[0])), 1);
    }
    _ptr_2[0] = 0x0p+0f/*0.000000e+00*/;
    alignas(64) float value_ptr[1];
    value_ptr[0] = _ptr[0];
    _ptr_2[0] = (_ptr_2[0] + value_ptr[0]);
    _ptr_1[0] = _ptr_2[0];
    alignas(64) float value_ptr_1[1];
    value_ptr_1[0] = _ptr[1];
    _ptr_2[0] = (_ptr_2[0] + value_ptr_1[0]);
    _ptr_1[1] = _ptr_2[0];
    alignas(64) float value_ptr_2[1];
    value_ptr_2[0] = _ptr[2];
    _ptr_2[0] = (_ptr_2[0] + value_ptr_2[0]);
    _ptr_1[2] = _ptr_2[0];
    alignas(64) float value_ptr_3[1];
    value_ptr_3[0] = _ptr[3];
    _ptr_2[0] = (_ptr_2[0] + value_ptr_3[0]);
    _ptr_1[3] = _ptr_2[0];
    if (following_ptr[0] < 36) {
      if (((following_ptr[0] * 128) + (((int)threadIdx.x) * 2)) < 4499) {
        *(float4*)(_ptr + 0) = *(float4*)(X_flat_ptr + ((following_ptr[0] * 256) + (((int)threadIdx.x) * 4)));
      } else {
        _ptr[0] = 0x0p+0f/*0.000000e+00*/;
        if (((following_ptr[0] * 256) + (((int)threadIdx.x) * 4)) < 9001) {
          _ptr[0] = X_flat_ptr[((following_ptr[0] * 256) + (((int)threadIdx.x) * 4))];
        }
        _ptr[1] = 0x0p+0f/*0.000000e+00*/;
        if (((following_ptr[0] * 64) + ((int)threadIdx.x)) < 2250) {
          _ptr[1] = X_flat_ptr[(((following_ptr[0] * 256) + (((int)threadIdx.x) * 4)) + 1)];
        }
        _ptr[2] = 0x0p+0f/*0.000000e+00*/;
        if (((following_ptr[0] * 256) + (((int)threadIdx.x) * 4)) < 8999) {
          _ptr[2] = X_flat_ptr[(((following_ptr[0] * 256) + (((int)threadIdx.x) * 4)) + 2)];
        }
        _ptr[3] = 0x0p+0f/*0.000000e+00*/;
        if (((following_ptr[0] * 128) + (((int)threadIdx.x) * 2)) < 4499) {
          _ptr[3] = X_flat_ptr[(((following_ptr[0] * 256) + (((int)threadIdx.x) * 4)) + 3)];
        }
      }
    }
    alignas(64) float value_ptr_4[1];
    alignas(64) uint heads_ptr[1];
    _ptr_4[0] = 0x0p+0f/*0.000000e+00*/;
    _ptr_9[0] = (uint)0;
    _ptr_8[0] = (uint)0;
    value_ptr_4[0] = _ptr_2[0];
    heads_ptr[0] = (uint)0;
    alignas(64) float other_ptr[1];
    alignas(64) int start_ptr[1];
    start_ptr[0] = 0;
    other_ptr[0] = __shfl_up_sync((uint)4294967295, value_ptr_4[0], 1, 32);
    int cse_v4 = (((int)threadIdx.x) & 31);
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
    _ptr_3[0] = __shfl_up_sync((uint)4294967295, value_ptr_4[0], 1, 32);
    if ((((int)threadIdx.x) % 32) == 0) {
      _ptr_3[0] = 0x0p+0f/*0.000000e+00*/;
    }
    _ptr_3[0] = (_ptr_4[0] + _ptr_3[0]);
    value_ptr_4[0] = __shfl_sync((uint)4294967295, value_ptr_4[0], 31, 32);
    _ptr_4[0] = (_ptr_4[0] + value_ptr_4[0]);
    if ((((int)threadIdx.x) % 32) == 0) {
      _ptr_11[(((int)threadIdx.x) >> 5)] = _ptr_4[0];
      _ptr_12[(((int)threadIdx.x) >> 5)] = _ptr_9[0];
    }
    tvm_builtin_cuda_cta_sync();
    _ptr_4[0] = 0x0p+0f/*0.000000e+00*/;
    _ptr_9[0] = (uint)0;
    if ((((int)threadIdx.x) >> 5) == 0) {
      _ptr_5[0] = _ptr_4[0];
      _ptr_10[0] = _ptr_9[0];
    }
    _ptr_4[0] = (_ptr_4[0] + _ptr_11[0]);
    if ((((int)threadIdx.x) >> 5) == 1) {
      _ptr_5[0] = _ptr_4[0];
      _ptr_10[0] = _ptr_9[0];
    }
    _ptr_4[0] = (_ptr_4[0] + _ptr_11[1]);
    if (((int)threadIdx.x) < 32) {
      if (((int)threadIdx.x) == 0) {
        if ((tile_ptr[0] == 0) || (_ptr_9[0] != (uint)0)) {
            float v_ = _ptr_4[0];
          tvm_builtin_ptx_st_relaxed_gpu_global_u64((&(words_ptr[tile_ptr[0]])), ((uint64_t)8589934592ULL | ((uint64_t)(*(uint *)(&(v_))))));
        } else {
            float v__1 = _ptr_4[0];
          tvm_builtin_ptx_st_relaxed_gpu_global_u64((&(words_ptr[tile_ptr[0]])), ((uint64_t)4294967296ULL | ((uint64_t)(*(uint *)(&(v__1))))));
        }
      }
      alignas(64) uint64_t packed_ptr[8];
      alignas(64) float value_ptr_5[1];
      alignas(64) float other_ptr_1[1];
      alignas(64) uint waiting_ptr[1];
      alignas(64) uint done_ptr[1];
      alignas(64) uint nearer_ptr[1];
      alignas(64) int last_ptr[1];
      value_ptr_5[0] = 0x0p+0f/*0.000000e+00*/;
      last_ptr[0] = (tile_ptr[0] - 1);
      done_ptr[0] = (uint)0;
      #pragma unroll 1
      while (1) {
        if (!((done_ptr[0] == (uint)0))) { break; }
        packed_ptr[0] = (uint64_t)8589934592ULL;
        if (((int)threadIdx.x) <= last_ptr[0]) {
          tvm_builtin_ptx_ld_relaxed_gpu_global_u64(packed_ptr[0], (&(words_ptr[(last_ptr[0] - ((int)threadIdx.x))])));
        }
        packed_ptr[1] = (uint64_t)8589934592ULL;
        if ((((int)threadIdx.x) + 32) <= last_ptr[0]) {
          tvm_builtin_ptx_ld_relaxed_gpu_global_u64(packed_ptr[1], (&(words_ptr[((last_ptr[0] - ((int)threadIdx.x)) - 32)])));
        }
        packed_ptr[2] = (uint64_t)8589934592ULL;
        if ((((int)threadIdx.x) + 64) <= last_ptr[0]) {
          tvm_builtin_ptx_ld_relaxed_gpu_global_u64(packed_ptr[2], (&(words_ptr[((last_ptr[0] - ((int)threadIdx.x)) - 64)])));
        }
        packed_ptr[3] = (uint64_t)8589934592ULL;
        if ((((int)threadIdx.x) + 96) <= last_ptr[0]) {
          tvm_builtin_ptx_ld_relaxed_gpu_global_u64(packed_ptr[3], (&(words_ptr[((last_ptr[0] - ((int)threadIdx.x)) - 96)])));
        }
        packed_ptr[4] = (uint64_t)8589934592ULL;
        if ((((int)threadIdx.x) + 128) <= last_ptr[0]) {
          tvm_builtin_ptx_ld_relaxed_gpu_global_u64(packed_ptr[4], (&(words_ptr[((last_ptr[0] - ((int)threadIdx.x)) - 128)])));
        }
        packed_ptr[5] = (uint64_t)8589934592ULL;
        if ((((int)threadIdx.x) + 160) <= last_ptr[0]) {
          tvm_builtin_ptx_ld_relaxed_gpu_global_u64(packed_ptr[5], (&(words_ptr[((last_ptr[0] - ((int)threadIdx.x)) - 160)])));
        }
        packed_ptr[6] = (uint64_t)8589934592ULL;
        if ((((int)threadIdx.x) + 192) <= last_ptr[0]) {
          tvm_builtin_ptx_ld_relaxed_gpu_global_u64(packed_ptr[6], (&(words_ptr[((last_ptr[0] - ((int)threadIdx.x)) - 192)])));
        }
        packed_ptr[7] = (uint64_t)8589934592ULL;
        if ((((int)threadIdx.x) + 224) <= last_ptr[0]) {
          tvm_builtin_ptx_ld_relaxed_gpu_global_u64(packed_ptr[7], (&(words_ptr[((last_ptr[0] - ((int)threadIdx.x)) - 224)])));
        }
        waiting_ptr[0] = (uint)0;
        uint cse_v5 = ((uint)1 << ((uint)((int)threadIdx.x)));
        if ((done_ptr[0] | waiting_ptr[0]) == (uint)0) {
          done_ptr[0] = tvm_builtin_ballot_sync((uint)4294967295, ((uint64_t)8589934592ULL <= packed_ptr[0]));
          nearer_ptr[0] = ((done_ptr[0] & ((uint)0 - done_ptr[0])) - (uint)1);
          waiting_ptr[0] = (tvm_builtin_ballot_sync((uint)4294967295, (packed_ptr[0] < (uint64_t)4294967296ULL)) & nearer_ptr[0]);
          if (waiting_ptr[0] != (uint)0) {
            done_ptr[0] = (uint)0;
          } else {
            if ((((uint)1 << ((uint)((int)threadIdx.x))) & ((nearer_ptr[0] + nearer_ptr[0]) + (uint)1)) != (uint)0) {
                uint v__2 = (uint)(packed_ptr[0] & (uint64_t)4294967295ULL);
              value_ptr_5[0] = ((*(float *)(&(v__2))) + value_ptr_5[0]);
            }
            last_ptr[0] = (last_ptr[0] - 32);
          }
        }
        if ((done_ptr[0] | waiting_ptr[0]) == (uint)0) {
          done_ptr[0] = tvm_builtin_ballot_sync((uint)4294967295, ((uint64_t)8589934592ULL <= packed_ptr[1]));
          nearer_ptr[0] = ((done_ptr[0] & ((uint)0 - done_ptr[0])) - (uint)1);
          waiting_ptr[0] = (tvm_builtin_ballot_sync((uint)4294967295, (packed_ptr[1] < (uint64_t)4294967296ULL)) & nearer_ptr[0]);
          if (waiting_ptr[0] != (uint)0) {
            done_ptr[0] = (uint)0;
          } else {
            if ((((uint)1 << ((uint)((int)threadIdx.x))) & ((nearer_ptr[0] + nearer_ptr[0]) + (uint)1)) != (uint)0) {
                uint v__3 = (uint)(packed_ptr[1] & (uint64_t)4294967295ULL);
              value_ptr_5[0] = ((*(float *)(&(v__3))) + value_ptr_5[0]);
            }
            last_ptr[0] = (last_ptr[0] - 32);
          }
        }
        if ((done_ptr[0] | waiting_ptr[0]) == (uint)0) {
          done_ptr[0] = tvm_builtin_ballot_sync((uint)4294967295, ((uint64_t)8589934592ULL <= packed_ptr[2]));
          nearer_ptr[0] = ((done_ptr[0] & ((uint)0 - done_ptr[0])) - (uint)1);
          waiting_ptr[0] = (tvm_builtin_ballot_sync((uint)4294967295, (packed_ptr[2] < (uint64_t)4294967296ULL)) & nearer_ptr[0]);
          if (waiting_ptr[0] != (uint)0) {
            done_ptr[0] = (uint)0;
          } else {
            if ((((uint)1 << ((uint)((int)threadIdx.x))) & ((nearer_ptr[0] + nearer_ptr[0]) + (uint)1)) != (uint)0) {
                uint v__4 = (uint)(packed_ptr[2] & (uint64_t)4294967295ULL);
              value_ptr_5[0] = ((*(float *)(&(v__4))) + value_ptr_5[0]);
            }
            last_ptr[0] = (last_ptr[0] - 32);
          }
        }
        if ((done_ptr[0] | waiting_ptr[0]) == (uint)0) {
          done_ptr[0] = tvm_builtin_ballot_sync((uint)4294967295, ((uint64_t)8589934592ULL <= packed_ptr[3]));
          nearer_ptr[0] = ((done_ptr[0] & ((uint)0 - done_ptr[0])) - (uint)1);
          waiting_ptr[0] = (tvm_builtin_ballot_sync((uint)4294967295, (packed_ptr[3] < (uint64_t)4294967296ULL)) & nearer_ptr[0]);
          if (waiting_ptr[0] != (uint)0) {
            done_ptr[0] = (uint)0;
          } else {
            if ((((uint)1 << ((uint)((int)threadIdx.x))) & ((nearer_ptr[0] + nearer_ptr[0]) + (uint)1)) != (uint)0) {
                uint v__5 = (uint)(packed_ptr[3] & (uint64_t)4294967295ULL);
              value_ptr_5[0] = ((*(float *)(&(v__5))) + value_ptr_5[0]);
            }
            last_ptr[0] = (last_ptr[0] - 32);
          }
        }
        if ((done_ptr[0] | waiting_ptr[0]) == (uint)0) {
          done_ptr[0] = tvm_builtin_ballot_sync((uint)4294967295, ((uint64_t)8589934592ULL <= packed_ptr[4]));
          nearer_ptr[0] = ((done_ptr[0] & ((uint)0 - done_ptr[0])) - (uint)1);
          waiting_ptr[0] = (tvm_builtin_ballot_sync((uint)4294967295, (packed_ptr[4] < (uint64_t)4294967296ULL)) & nearer_ptr[0]);
          if (waiting_ptr[0] != (uint)0) {
            done_ptr[0] = (uint)0;
          } else {
            if ((((uint)1 << ((uint)((int)threadIdx.x))) & ((nearer_ptr[0] + nearer_ptr[0]) + (uint)1)) != (uint)0) {
                uint v__6 = (uint)(packed_ptr[4] & (uint64_t)4294967295ULL);
              value_ptr_5[0] = ((*(float *)(&(v__6))) + value_ptr_5[0]);
            }
            last_ptr[0] = (last_ptr[0] - 32);
          }
        }
        if ((done_ptr[0] | waiting_ptr[0]) == (uint)0) {
          done_ptr[0] = tvm_builtin_ballot_sync((uint)4294967295, ((uint64_t)8589934592ULL <= packed_ptr[5]));
          nearer_ptr[0] = ((done_ptr[0] & ((uint)0 - done_ptr[0])) - (uint)1);
          waiting_ptr[0] = (tvm_builtin_ballot_sync((uint)4294967295, (packed_ptr[5] < (uint64_t)4294967296ULL)) & nearer_ptr[0]);
          if (waiting_ptr[0] != (uint)0) {
            done_ptr[0] = (uint)0;
          } else {
            if ((((uint)1 << ((uint)((int)threadIdx.x))) & ((nearer_ptr[0] + nearer_ptr[0]) + (uint)1)) != (uint)0) {
                uint v__7 = (uint)(packed_ptr[5] & (uint64_t)4294967295ULL);
              value_ptr_5[0] = ((*(float *)(&(v__7))) + value_ptr_5[0]);
            }
            last_ptr[0] = (last_ptr[0] - 32);
          }
        }
        if ((done_ptr[0] | waiting_ptr[0]) == (uint)0) {
          done_ptr[0] = tvm_builtin_ballot_sync((uint)4294967295, ((uint64_t)8589934592ULL <= packed_ptr[6]));
          nearer_ptr[0] = ((done_ptr[0] & ((uint)0 - done_ptr[0])) - (uint)1);
          waiting_ptr[0] = (tvm_builtin_ballot_sync((uint)4294967295, (packed_ptr[6] < (uint64_t)4294967296ULL)) & nearer_ptr[0]);
          if (waiting_ptr[0] != (uint)0) {
            done_ptr[0] = (uint)0;
          } else {
            if ((((uint)1 << ((uint)((int)threadIdx.x))) & ((nearer_ptr[0] + nearer_ptr[0]) + (uint)1)) != (uint)0) {
                uint v__8 = (uint)(packed_ptr[6] & (uint64_t)4294967295ULL);
              value_ptr_5[0] = ((*(float *)(&(v__8))) + value_ptr_5[0]);
            }
            last_ptr[0] = (last_ptr[0] - 32);
          }
        }
        if ((done_ptr[0] | waiting_ptr[0]) == (uint)0) {
          done_ptr[0] = tvm_builtin_ballot_sync((uint)4294967295, ((uint64_t)8589934592ULL <= packed_ptr[7]));
          nearer_ptr[0] = ((done_ptr[0] & ((uint)0 - done_ptr[0])) - (uint)1);
          waiting_ptr[0] = (tvm_builtin_ballot_sync((uint)4294967295, (packed_ptr[7] < (uint64_t)4294967296ULL)) & nearer_ptr[0]);
          if (waiting_ptr[0] != (uint)0) {
            done_ptr[0] = (uint)0;
          } else {
            if ((((uint)1 << ((uint)((int)threadIdx.x))) & ((nearer_ptr[0] + nearer_ptr[0]) + (uint)1)) != (uint)0) {
                uint v__9 = (uint)(packed_ptr[7] & (uint64_t)4294967295ULL);
              value_ptr_5[0] = ((*(float *)(&(v__9))) + value_ptr_5[0]);
            }
            last_ptr[0] = (last_ptr[0] - 32);
          }
        }
      }
      other_ptr_1[0] = __shfl_xor_sync((uint)4294967295, value_ptr_5[0], 1, 32);
      value_ptr_5[0] = (other_ptr_1[0] + value_ptr_5[0]);
      other_ptr_1[0] = __shfl_xor_sync((uint)4294967295, value_ptr_5[0], 2, 32);
      value_ptr_5[0] = (other_ptr_1[0] + value_ptr_5[0]);
      other_ptr_1[0] = __shfl_xor_sync((uint)4294967295, value_ptr_5[0], 4, 32);
      value_ptr_5[0] = (other_ptr_1[0] + value_ptr_5[0]);
      other_ptr_1[0] = __shfl_xor_sync((uint)4294967295, value_ptr_5[0], 8, 32);
      value_ptr_5[0] = (other_ptr_1[0] + value_ptr_5[0]);
      other_ptr_1[0] = __shfl_xor_sync((uint)4294967295, value_ptr_5[0], 16, 32);
      value_ptr_5[0] = (other_ptr_1[0] + value_ptr_5[0]);
      _ptr_6[0] = value_ptr_5[0];
      if (((int)threadIdx.x) == 0) {
        shared_prefix_ptr[0] = _ptr_6[0];
        if ((tile_ptr[0] != 0) && (_ptr_9[0] == (uint)0)) {
            float v__10 = _ptr_6[0] + _ptr_4[0];
          tvm_builtin_ptx_st_relaxed_gpu_global_u64((&(words_ptr[tile_ptr[0]])), ((uint64_t)8589934592ULL | ((uint64_t)(*(uint *)(&(v__10))))));
        }
      }
    }
    tvm_builtin_cuda_cta_sync();
    _ptr_6[0] = shared_prefix_ptr[0];
    alignas(64) float start_ptr_1[1];
    if (_ptr_10[0] == (uint)0) {
      _ptr_5[0] = (_ptr_6[0] + _ptr_5[0]);
    }
    start_ptr_1[0] = _ptr_3[0];
    start_ptr_1[0] = (_ptr_5[0] + start_ptr_1[0]);
    _ptr_1[0] = (start_ptr_1[0] + _ptr_1[0]);
    out_ptr[0] = _ptr_1[0];
    _ptr_1[1] = (start_ptr_1[0] + _ptr_1[1]);
    out_ptr[1] = _ptr_1[1];
    _ptr_1[2] = (start_ptr_1[0] + _ptr_1[2]);
    out_ptr[2] = _ptr_1[2];
    _ptr_1[3] = (start_ptr_1[0] + _ptr_1[3]);
    out_ptr[3] = _ptr_1[3];
    if (((tile_ptr[0] * 128) + (((int)threadIdx.x) * 2)) < 4499) {
      *(float4*)(Y_flat_ptr + ((tile_ptr[0] * 256) + (((int)threadIdx.x) * 4))) = *(float4*)(out_ptr + 0);
    } else {
      if (((tile_ptr[0] * 256) + (((int)threadIdx.x) * 4)) < 9001) {
        Y_flat_ptr[((tile_ptr[0] * 256) + (((int)threadIdx.x) * 4))] = out_ptr[0];
      }
      if (((tile_ptr[0] * 64) + ((int)threadIdx.x)) < 2250) {
        Y_flat_ptr[(((tile_ptr[0] * 256) + (((int)threadIdx.x) * 4)) + 1)] = out_ptr[1];
      }
      if (((tile_ptr[0] * 256) + (((int)threadIdx.x) * 4)) < 8999) {
        Y_flat_ptr[(((tile_ptr[0] * 256) + (((int)threadIdx.x) * 4)) + 2)] = out_ptr[2];
      }
      if (((tile_ptr[0] * 128) + (((int)threadIdx.x) * 2)) < 4499) {
        Y_flat_ptr[(((tile_ptr[0] * 256) + (((int)threadIdx.x) * 4)) + 3)] = out_ptr[3];
      }
    }
    if (((int)threadIdx.x) == 0) {
      taken_ptr[0] = drawn_ptr[0];
    }
    tvm_builtin_cuda_cta_sync();
    tile_ptr[0] = following_ptr[0];
    following_ptr[0] = taken_ptr[0];
  }
}
