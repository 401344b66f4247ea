extern "C" __global__ void __launch_bounds__(64) main_kernel(int* __restrict__ _ptr, float* __restrict__ X_flat_ptr);
extern "C" __global__ void __launch_bounds__(64) main_kernel_1(int* __restrict__ _ptr, float* __restrict__ Y_ptr);
extern "C" __global__ void __launch_bounds__(64) main_kernel(int* __restrict__ _ptr, float* __restrict__ X_flat_ptr) {
  int cse_v1 = (((int)threadIdx.x) >> 5);
  int warp_id_in_cta = __shfl_sync((uint)4294967295, (((int)threadIdx.x) >> 5), 0, 32);
  int block = ((int)blockIdx.x);
  int thread = ((int)threadIdx.x);
  __shared__ alignas(64) int shared_ptr[64];
  alignas(64) int mine_ptr[1];
  mine_ptr[0] = -2147483648;
  alignas(64) float pack_ptr[8];
  int cse_v2 = (((int)blockIdx.x) % 18);
  int cse_v5 = ((((((int)blockIdx.x) / 18) * 9000) + ((((int)blockIdx.x) % 18) * 512)) + (((int)threadIdx.x) * 4));
    float v_ = X_flat_ptr[((((((int)blockIdx.x) / 18) * 9000) + ((((int)blockIdx.x) % 18) * 512)) + (((int)threadIdx.x) * 4))];
    float v__1 = X_flat_ptr[((((((int)blockIdx.x) / 18) * 9000) + ((((int)blockIdx.x) % 18) * 512)) + (((int)threadIdx.x) * 4))];
    float v__2 = X_flat_ptr[((((((int)blockIdx.x) / 18) * 9000) + ((((int)blockIdx.x) % 18) * 512)) + (((int)threadIdx.x) * 4))];
    float v__3 = X_flat_ptr[((((((int)blockIdx.x) / 18) * 9000) + ((((int)blockIdx.x) % 18) * 512)) + (((int)threadIdx.x) * 4))];
  mine_ptr[0] = max(mine_ptr[0], ((2139095040 < ((*(int *)(&(v_))) & 2147483647)) ? 2147483647 : (((*(int *)(&(v__1))) < 0) ? (0 - ((*(int *)(&(v__2))) & 2147483647)) : (*(int *)(&(v__3))))));
  int cse_v6 = (((((((int)blockIdx.x) / 18) * 9000) + ((((int)blockIdx.x) % 18) * 512)) + (((int)threadIdx.x) * 4)) + 1);
    float v__4 = X_flat_ptr[(((((((int)blockIdx.x) / 18) * 9000) + ((((int)blockIdx.x) % 18) * 512)) + (((int)threadIdx.x) * 4)) + 1)];
    float v__5 = X_flat_ptr[(((((((int)blockIdx.x) / 18) * 9000) + ((((int)blockIdx.x) % 18) * 512)) + (((int)threadIdx.x) * 4)) + 1)];
    float v__6 = X_flat_ptr[(((((((int)blockIdx.x) / 18) * 9000) + ((((int)blockIdx.x) % 18) * 512)) + (((int)threadIdx.x) * 4)) + 1)];
    float v__7 = X_flat_ptr[(((((((int)blockIdx.x) / 18) * 9000) + ((((int)blockIdx.x) % 18) * 512)) + (((int)threadIdx.x) * 4)) + 1)];
  mine_ptr[0] = max(mine_ptr[0], ((2139095040 < ((*(int *)(&(v__4))) & 2147483647)) ? 2147483647 : (((*(int *)(&(v__5))) < 0) ? (0 - ((*(int *)(&(v__6))) & 2147483647)) : (*(int *)(&(v__7))))));
  int cse_v7 = (((((((int)blockIdx.x) / 18) * 9000) + ((((int)blockIdx.x) % 18) * 512)) + (((int)threadIdx.x) * 4)) + 2);
    float v__8 = X_flat_ptr[(((((((int)blockIdx.x) / 18) * 9000) + ((((int)blockIdx.x) % 18) * 512)) + (((int)threadIdx.x) * 4)) + 2)];
    float v__9 = X_flat_ptr[(((((((int)blockIdx.x) / 18) * 9000) + ((((int)blockIdx.x) % 18) * 512)) + (((int)threadIdx.x) * 4)) + 2)];
    float v__10 = X_flat_ptr[(((((((int)blockIdx.x) / 18) * 9000) + ((((int)blockIdx.x) % 18) * 512)) + (((int)threadIdx.x) * 4)) + 2)];
    float v__11 = X_flat_ptr[(((((((int)blockIdx.x) / 18) * 9000) + ((((int)blockIdx.x) % 18) * 512)) + (((int)threadIdx.x) * 4)) + 2)];
  mine_ptr[0] = max(mine_ptr[0], ((2139095040 < ((*(int *)(&(v__8))) & 2147483647)) ? 2147483647 : (((*(int *)(&(v__9))) < 0) ? (0 - ((*(int *)(&(v__10))) & 2147483647)) : (*(int *)(&(v__11))))));
  int cse_v8 = (((((((int)blockIdx.x) / 18) * 9000) + ((((int)blockIdx.x) % 18) * 512)) + (((int)threadIdx.x) * 4)) + 3);
    float v__12 = X_flat_ptr[(((((((int)blockIdx.x) / 18) * 9000) + ((((int)blockIdx.x) % 18) * 512)) + (((int)threadIdx.x) * 4)) + 3)];
    float v__13 = X_flat_ptr[(((((((int)blockIdx.x) / 18) * 9000) + ((((int)blockIdx.x) % 18) * 512)) + (((int)threadIdx.x) * 4)) + 3)];
    float v__14 = X_flat_ptr[(((((((int)blockIdx.x) / 18) * 9000) + ((((int)blockIdx.x) % 18) * 512)) + (((int)threadIdx.x) * 4)) + 3)];
    float v__15 = X_flat_ptr[(((((((int)blockIdx.x) / 18) * 9000) + ((((int)blockIdx.x) % 18) * 512)) + (((int)threadIdx.x) * 4)) + 3)];
  mine_ptr[0] = max(mine_ptr[0], ((2139095040 < ((*(int *)(&(v__12))) & 2147483647)) ? 2147483647 : (((*(int *)(&(v__13))) < 0) ? (0 - ((*(int *)(&(v__14))) & 2147483647)) : (*(int *)(&(v__15))))));
  int cse_v4 = (((((int)blockIdx.x) % 18) * 128) + ((int)threadIdx.x));
  if ((((((int)blockIdx.x) % 18) * 128) + ((int)threadIdx.x)) < 2186) {
    int cse_v9 = (((((((int)blockIdx.x) / 18) * 9000) + ((((int)blockIdx.x) % 18) * 512)) + (((int)threadIdx.x) * 4)) + 256);
      float v__16 = X_flat_ptr[(((((((int)blockIdx.x) / 18) * 9000) + ((((int)blockIdx.x) % 18) * 512)) + (((int)threadIdx.x) * 4)) + 256)];
      float v__17 = X_flat_ptr[(((((((int)blockIdx.x) / 18) * 9000) + ((((int)blockIdx.x) % 18) * 512)) + (((int)threadIdx.x) * 4)) + 256)];
      float v__18 = X_flat_ptr[(((((((int)blockIdx.x) / 18) * 9000) + ((((int)blockIdx.x) % 18) * 512)) + (((int)threadIdx.x) * 4)) + 256)];
      float v__19 = X_flat_ptr[(((((((int)blockIdx.x) / 18) * 9000) + ((((int)blockIdx.x) % 18) * 512)) + (((int)threadIdx.x) * 4)) + 256)];
    mine_ptr[0] = max(mine_ptr[0], ((2139095040 < ((*(int *)(&(v__16))) & 2147483647)) ? 2147483647 : (((*(int *)(&(v__17))) < 0) ? (0 - ((*(int *)(&(v__18))) & 2147483647)) : (*(int *)(&(v__19))))));
  }
  if ((((((int)blockIdx.x) % 18) * 128) + ((int)threadIdx.x)) < 2186) {
    int cse_v10 = (((((((int)blockIdx.x) / 18) * 9000) + ((((int)blockIdx.x) % 18) * 512)) + (((int)threadIdx.x) * 4)) + 257);
      float v__20 = X_flat_ptr[(((((((int)blockIdx.x) / 18) * 9000) + ((((int)blockIdx.x) % 18) * 512)) + (((int)threadIdx.x) * 4)) + 257)];
      float v__21 = X_flat_ptr[(((((((int)blockIdx.x) / 18) * 9000) + ((((int)blockIdx.x) % 18) * 512)) + (((int)threadIdx.x) * 4)) + 257)];
      float v__22 = X_flat_ptr[(((((((int)blockIdx.x) / 18) * 9000) + ((((int)blockIdx.x) % 18) * 512)) + (((int)threadIdx.x) * 4)) + 257)];
      float v__23 = X_flat_ptr[(((((((int)blockIdx.x) / 18) * 9000) + ((((int)blockIdx.x) % 18) * 512)) + (((int)threadIdx.x) * 4)) + 257)];
    mine_ptr[0] = max(mine_ptr[0], ((2139095040 < ((*(int *)(&(v__20))) & 2147483647)) ? 2147483647 : (((*(int *)(&(v__21))) < 0) ? (0 - ((*(int *)(&(v__22))) & 2147483647)) : (*(int *)(&(v__23))))));
  }
  if ((((((int)blockIdx.x) % 18) * 128) + ((int)threadIdx.x)) < 2186) {
    int cse_v11 = (((((((int)blockIdx.x) / 18) * 9000) + ((((int)blockIdx.x) % 18) * 512)) + (((int)threadIdx.x) * 4)) + 258);
      float v__24 = X_flat_ptr[(((((((int)blockIdx.x) / 18) * 9000) + ((((int)blockIdx.x) % 18) * 512)) + (((int)threadIdx.x) * 4)) + 258)];
      float v__25 = X_flat_ptr[(((((((int)blockIdx.x) / 18) * 9000) + ((((int)blockIdx.x) % 18) * 512)) + (((int)threadIdx.x) * 4)) + 258)];
      float v__26 = X_flat_ptr[(((((((int)blockIdx.x) / 18) * 9000) + ((((int)blockIdx.x) % 18) * 512)) + (((int)threadIdx.x) * 4)) + 258)];
      float v__27 = X_flat_ptr[(((((((int)blockIdx.x) / 18) * 9000) + ((((int)blockIdx.x) % 18) * 512)) + (((int)threadIdx.x) * 4)) + 258)];
    mine_ptr[0] = max(mine_ptr[0], ((2139095040 < ((*(int *)(&(v__24))) & 2147483647)) ? 2147483647 : (((*(int *)(&(v__25))) < 0) ? (0 - ((*(int *)(&(v__26))) & 2147483647)) : (*(int *)(&(v__27))))));
  }
  if ((((((int)blockIdx.x) % 18) * 128) + ((int)threadIdx.x)) < 2186) {
    int cse_v12 = (((((((int)blockIdx.x) / 18) * 9000) + ((((int)blockIdx.x) % 18) * 512)) + (((int)threadIdx.x) * 4)) + 259);
      float v__28 = X_flat_ptr[(((((((int)blockIdx.x) / 18) * 9000) + ((((int)blockIdx.x) % 18) * 512)) + (((int)threadIdx.x) * 4)) + 259)];
      float v__29 = X_flat_ptr[(((((((int)blockIdx.x) / 18) * 9000) + ((((int)blockIdx.x) % 18) * 512)) + (((int)threadIdx.x) * 4)) + 259)];
      float v__30 = X_flat_ptr[(((((((int)blockIdx.x) / 18) * 9000) + ((((int)blockIdx.x) % 18) * 512)) + (((int)threadIdx.x) * 4)) + 259)];
      float v__31 = X_flat_ptr[(((((((int)blockIdx.x) / 18) * 9000) + ((((int)blockIdx.x) % 18) * 512)) + (((int)threadIdx.x) * 4)) + 259)];
    mine_ptr[0] = max(mine_ptr[0], ((2139095040 < ((*(int *)(&(v__28))) & 2147483647)) ? 2147483647 : (((*(int *)(&(v__29))) < 0) ? (0 - ((*(int *)(&(v__30))) & 2147483647)) : (*(int *)(&(v__31))))));
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
    mine_ptr[0] = ((((int)threadIdx.x) < 2) ? shared_ptr[((int)threadIdx.x)] : -2147483648);
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

extern "C" __global__ void __launch_bounds__(64) main_kernel_1(int* __restrict__ _ptr, float* __restrict__ Y_ptr) {
  int cse_v3 = (((int)threadIdx.x) >> 5);
  int warp_id_in_cta = __shfl_sync((uint)4294967295, (((int)threadIdx.x) >> 5), 0, 32);
  int block = ((int)blockIdx.x);
  int thread = ((int)threadIdx.x);
  __shared__ alignas(64) int shared_ptr[64];
  alignas(64) int mine_ptr[1];
  mine_ptr[0] = -2147483648;
  if (((int)threadIdx.x) < 18) {
    mine_ptr[0] = max(mine_ptr[0], _ptr[((((int)blockIdx.x) * 18) + ((int)threadIdx.x))]);
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
    mine_ptr[0] = ((((int)threadIdx.x) < 2) ? shared_ptr[((int)threadIdx.x)] : -2147483648);
    mine_ptr[0] = max(mine_ptr[0], __shfl_down_sync((uint)4294967295, mine_ptr[0], 16, 32));
    mine_ptr[0] = max(mine_ptr[0], __shfl_down_sync((uint)4294967295, mine_ptr[0], 8, 32));
    mine_ptr[0] = max(mine_ptr[0], __shfl_down_sync((uint)4294967295, mine_ptr[0], 4, 32));
    mine_ptr[0] = max(mine_ptr[0], __shfl_down_sync((uint)4294967295, mine_ptr[0], 2, 32));
    mine_ptr[0] = max(mine_ptr[0], __shfl_down_sync((uint)4294967295, mine_ptr[0], 1, 32));
  }
  if (((int)threadIdx.x) == 0) {
      int v_ = (mine_ptr[0] < 0) ? (-2147483648 - mine_ptr[0]) : mine_ptr[0];
    Y_ptr[((int)blockIdx.x)] = (*(float *)(&(v_)));
  }
}
