extern "C" __global__ void __launch_bounds__(64) main_kernel(int64_t* __restrict__ _ptr, float* __restrict__ X_flat_ptr);
extern "C" __global__ void __launch_bounds__(64) main_kernel_1(int64_t* __restrict__ _ptr, int64_t* __restrict__ Y_ptr);
extern "C" __global__ void __launch_bounds__(64) main_kernel(int64_t* __restrict__ _ptr, float* __restrict__ X_flat_ptr) {
  int cse_v1 = (((int)threadIdx.x) >> 5);
  int warp_id_in_cta = __shfl_sync((uint)4294967295, (((int)threadIdx.x) >> 5), 0, 32);
  int block = ((int)blockIdx.x);
  int thread = ((int)threadIdx.x);
  __shared__ alignas(64) int64_t shared_ptr[64];
  alignas(64) int64_t mine_ptr[1];
  mine_ptr[0] = (int64_t)(-9223372036854775807LL - 1LL);
  int64_t cse_v2 = ((int64_t)((int)threadIdx.x));
  int cse_v4 = ((((int)blockIdx.x) % 6) * 128);
  int cse_v5 = (((((int)blockIdx.x) % 6) * 128) + ((int)threadIdx.x));
  int64_t cse_v6 = ((((int64_t)((int)blockIdx.x)) % (int64_t)6) * (int64_t)128);
  int cse_v7 = ((((((int)blockIdx.x) / 6) * 700) + ((((int)blockIdx.x) % 6) * 128)) + ((int)threadIdx.x));
  if ((((((int)blockIdx.x) % 6) * 128) + ((int)threadIdx.x)) < 700) {
      float v_ = X_flat_ptr[((((((int)blockIdx.x) / 6) * 700) + ((((int)blockIdx.x) % 6) * 128)) + ((int)threadIdx.x))];
      float v__1 = X_flat_ptr[((((((int)blockIdx.x) / 6) * 700) + ((((int)blockIdx.x) % 6) * 128)) + ((int)threadIdx.x))];
      float v__2 = X_flat_ptr[((((((int)blockIdx.x) / 6) * 700) + ((((int)blockIdx.x) % 6) * 128)) + ((int)threadIdx.x))];
      float v__3 = X_flat_ptr[((((((int)blockIdx.x) / 6) * 700) + ((((int)blockIdx.x) % 6) * 128)) + ((int)threadIdx.x))];
    mine_ptr[0] = max(mine_ptr[0], ((((((int64_t)((2139095040 < ((*(int *)(&(v_))) & 2147483647)) ? 2147483647 : (((*(int *)(&(v__1))) < 0) ? (0 - ((*(int *)(&(v__2))) & 2147483647)) : (*(int *)(&(v__3)))))) << (int64_t)32) + (int64_t)4294967295) - ((int64_t)((int)threadIdx.x))) - ((((int64_t)((int)blockIdx.x)) % (int64_t)6) * (int64_t)128)));
  }
  if ((((((int)blockIdx.x) % 6) * 128) + ((int)threadIdx.x)) < 636) {
    int cse_v8 = (((((((int)blockIdx.x) / 6) * 700) + ((((int)blockIdx.x) % 6) * 128)) + ((int)threadIdx.x)) + 64);
      float v__4 = X_flat_ptr[(((((((int)blockIdx.x) / 6) * 700) + ((((int)blockIdx.x) % 6) * 128)) + ((int)threadIdx.x)) + 64)];
      float v__5 = X_flat_ptr[(((((((int)blockIdx.x) / 6) * 700) + ((((int)blockIdx.x) % 6) * 128)) + ((int)threadIdx.x)) + 64)];
      float v__6 = X_flat_ptr[(((((((int)blockIdx.x) / 6) * 700) + ((((int)blockIdx.x) % 6) * 128)) + ((int)threadIdx.x)) + 64)];
      float v__7 = X_flat_ptr[(((((((int)blockIdx.x) / 6) * 700) + ((((int)blockIdx.x) % 6) * 128)) + ((int)threadIdx.x)) + 64)];
    mine_ptr[0] = max(mine_ptr[0], ((((((int64_t)((2139095040 < ((*(int *)(&(v__4))) & 2147483647)) ? 2147483647 : (((*(int *)(&(v__5))) < 0) ? (0 - ((*(int *)(&(v__6))) & 2147483647)) : (*(int *)(&(v__7)))))) << (int64_t)32) + (int64_t)4294967231) - ((int64_t)((int)threadIdx.x))) - ((((int64_t)((int)blockIdx.x)) % (int64_t)6) * (int64_t)128)));
  }
  mine_ptr[0] = max(mine_ptr[0], __shfl_down_sync((uint)4294967295, mine_ptr[0], 16, 32));
  mine_ptr[0] = max(mine_ptr[0], __shfl_down_sync((uint)4294967295, mine_ptr[0], 8, 32));
  mine_ptr[0] = max(mine_ptr[0], __shfl_down_sync((uint)4294967295, mine_ptr[0], 4, 32));
  mine_ptr[0] = max(mine_ptr[0], __shfl_down_sync((uint)4294967295, mine_ptr[0], 2, 32));
  mine_ptr[0] = max(mine_ptr[0], __shfl_down_sync((uint)4294967295, mine_ptr[0], 1, 32));
  if ((((int)threadIdx.x) % 32) == 0) {
    shared_ptr[(((int)threadIdx.x) >> 5)] = mine_ptr[0];
  }
  tvm_builtin_cuda_cta_sync();
  if (((int)threadIdx.x) < 32) {
    mine_ptr[0] = ((((int)threadIdx.x) < 2) ? shared_ptr[((int)threadIdx.x)] : (int64_t)(-9223372036854775807LL - 1LL));
    mine_ptr[0] = max(mine_ptr[0], __shfl_down_sync((uint)4294967295, mine_ptr[0], 16, 32));
    mine_ptr[0] = max(mine_ptr[0], __shfl_down_sync((uint)4294967295, mine_ptr[0], 8, 32));
    mine_ptr[0] = max(mine_ptr[0], __shfl_down_sync((uint)4294967295, mine_ptr[0], 4, 32));
    mine_ptr[0] = max(mine_ptr[0], __shfl_down_sync((uint)4294967295, mine_ptr[0], 2, 32));
    mine_ptr[0] = max(mine_ptr[0], __shfl_down_sync((uint)4294967295, mine_ptr[0], 1, 32));
  }
  if (((int)threadIdx.x) == 0) {
    _ptr[((int)blockIdx.x)] = mine_ptr[0];
  }
}

extern "C" __global__ void __launch_bounds__(64) main_kernel_1(int64_t* __restrict__ _ptr, int64_t* __restrict__ Y_ptr) {
  int cse_v3 = (((int)threadIdx.x) >> 5);
  int warp_id_in_cta = __shfl_sync((uint)4294967295, (((int)threadIdx.x) >> 5), 0, 32);
  int block = ((int)blockIdx.x);
  int thread = ((int)threadIdx.x);
  __shared__ alignas(64) int64_t shared_ptr[64];
  alignas(64) int64_t mine_ptr[1];
  mine_ptr[0] = (int64_t)(-9223372036854775807LL - 1LL);
  if (((int)threadIdx.x) < 6) {
    mine_ptr[0] = max(mine_ptr[0], _ptr[((((int)blockIdx.x) * 6) + ((int)threadIdx.x))]);
  }
  mine_ptr[0] = max(mine_ptr[0], __shfl_down_sync((uint)4294967295, mine_ptr[0], 16, 32));
  mine_ptr[0] = max(mine_ptr[0], __shfl_down_sync((uint)4294967295, mine_ptr[0], 8, 32));
  mine_ptr[0] = max(mine_ptr[0], __shfl_down_sync((uint)4294967295, mine_ptr[0], 4, 32));
  mine_ptr[0] = max(mine_ptr[0], __shfl_down_sync((uint)4294967295, mine_ptr[0], 2, 32));
  mine_ptr[0] = max(mine_ptr[0], __shfl_down_sync((uint)4294967295, mine_ptr[0], 1, 32));
  if ((((int)threadIdx.x) % 32) == 0) {
    shared_ptr[(((int)threadIdx.x) >> 5)] = mine_ptr[0];
  }
  tvm_builtin_cuda_cta_sync();
  if (((int)threadIdx.x) < 32) {
    mine_ptr[0] = ((((int)threadIdx.x) < 2) ? shared_ptr[((int)threadIdx.x)] : (int64_t)(-9223372036854775807LL - 1LL));
    mine_ptr[0] = max(mine_ptr[0], __shfl_down_sync((uint)4294967295, mine_ptr[0], 16, 32));
    mine_ptr[0] = max(mine_ptr[0], __shfl_down_sync((uint)4294967295, mine_ptr[0], 8, 32));
    mine_ptr[0] = max(mine_ptr[0], __shfl_down_sync((uint)4294967295, mine_ptr[0], 4, 32));
    mine_ptr[0] = max(mine_ptr[0], __shfl_down_sync((uint)4294967295, mine_ptr[0], 2, 32));
    mine_ptr[0] = max(mine_ptr[0], __shfl_down_sync((uint)4294967295, mine_ptr[0], 1, 32));
  }
  if (((int)threadIdx.x) == 0) {
    Y_ptr[((int)blockIdx.x)] = ((int64_t)4294967295 - (mine_ptr[0] & (int64_t)4294967295));
  }
}
