extern "C" __global__ void __launch_bounds__(64) main_kernel(int* __restrict__ _ptr, half* __restrict__ X_flat_ptr);
extern "C" __global__ void __launch_bounds__(64) main_kernel_1(int* __restrict__ _ptr, half* __restrict__ Y_ptr);
extern "C" __global__ void __launch_bounds__(64) main_kernel(int* __restrict__ _ptr, half* __restrict__ X_flat_ptr) {
  int warp_id_in_cta = __shfl_sync((uint)4294967295, (((int)threadIdx.x) >> 5), 0, 32);
  int block = ((int)blockIdx.x);
  int thread = ((int)threadIdx.x);
  __shared__ alignas(64) int shared_ptr[64];
  alignas(64) int mine_ptr[1];
  mine_ptr[0] = -2147483648;
  int cse_v1 = ((((int)blockIdx.x) % 6) * 128);
  int cse_v2 = (((((int)blockIdx.x) % 6) * 128) + ((int)threadIdx.x));
  int cse_v3 = ((((((int)blockIdx.x) / 6) * 700) + ((((int)blockIdx.x) % 6) * 128)) + ((int)threadIdx.x));
  if ((((((int)blockIdx.x) % 6) * 128) + ((int)threadIdx.x)) < 700) {
      float v_ = (float)X_flat_ptr[((((((int)blockIdx.x) / 6) * 700) + ((((int)blockIdx.x) % 6) * 128)) + ((int)threadIdx.x))];
      float v__1 = (float)X_flat_ptr[((((((int)blockIdx.x) / 6) * 700) + ((((int)blockIdx.x) % 6) * 128)) + ((int)threadIdx.x))];
      float v__2 = (float)X_flat_ptr[((((((int)blockIdx.x) / 6) * 700) + ((((int)blockIdx.x) % 6) * 128)) + ((int)threadIdx.x))];
      float v__3 = (float)X_flat_ptr[((((((int)blockIdx.x) / 6) * 700) + ((((int)blockIdx.x) % 6) * 128)) + ((int)threadIdx.x))];
    mine_ptr[0] = max(mine_ptr[0], ((2139095040 < ((*(int *)(&(v_))) & 2147483647)) ? 2147483647 : (((*(int *)(&(v__1))) < 0) ? (0 - ((*(int *)(&(v__2))) & 2147483647)) : (*(int *)(&(v__3))))));
  }
  if ((((((int)blockIdx.x) % 6) * 128) + ((int)threadIdx.x)) < 636) {
    int cse_v4 = (((((((int)blockIdx.x) / 6) * 700) + ((((int)blockIdx.x) % 6) * 128)) + ((int)threadIdx.x)) + 64);
      float v__4 = (float)X_flat_ptr[(((((((int)blockIdx.x) / 6) * 700) + ((((int)blockIdx.x) % 6) * 128)) + ((int)threadIdx.x)) + 64)];
      float v__5 = (float)X_flat_ptr[(((((((int)blockIdx.x) / 6) * 700) + ((((int)blockIdx.x) % 6) * 128)) + ((int)threadIdx.x)) + 64)];
      float v__6 = (float)X_flat_ptr[(((((((int)blockIdx.x) / 6) * 700) + ((((int)blockIdx.x) % 6) * 128)) + ((int)threadIdx.x)) + 64)];
      float v__7 = (float)X_flat_ptr[(((((((int)blockIdx.x) / 6) * 700) + ((((int)blockIdx.x) % 6) * 128)) + ((int)threadIdx.x)) + 64)];
    mine_ptr[0] = max(mine_ptr[0], ((2139095040 < ((*(int *)(&(v__4))) & 2147483647)) ? 2147483647 : (((*(int *)(&(v__5))) < 0) ? (0 - ((*(int *)(&(v__6))) & 2147483647)) : (*(int *)(&(v__7))))));
  }
  shared_ptr[((int)threadIdx.x)] = mine_ptr[0];
  tvm_builtin_cuda_cta_sync();
  if (((int)threadIdx.x) < 32) {
    shared_ptr[((int)threadIdx.x)] = max(shared_ptr[((int)threadIdx.x)], shared_ptr[(((int)threadIdx.x) + 32)]);
  }
  tvm_builtin_cuda_cta_sync();
  if (((int)threadIdx.x) < 16) {
    shared_ptr[((int)threadIdx.x)] = max(shared_ptr[((int)threadIdx.x)], shared_ptr[(((int)threadIdx.x) + 16)]);
  }
  tvm_builtin_cuda_cta_sync();
  if (((int)threadIdx.x) < 8) {
    shared_ptr[((int)threadIdx.x)] = max(shared_ptr[((int)threadIdx.x)], shared_ptr[(((int)threadIdx.x) + 8)]);
  }
  tvm_builtin_cuda_cta_sync();
  if (((int)threadIdx.x) < 4) {
    shared_ptr[((int)threadIdx.x)] = max(shared_ptr[((int)threadIdx.x)], shared_ptr[(((int)threadIdx.x) + 4)]);
  }
  tvm_builtin_cuda_cta_sync();
  if (((int)threadIdx.x) < 2) {
    shared_ptr[((int)threadIdx.x)] = max(shared_ptr[((int)threadIdx.x)], shared_ptr[(((int)threadIdx.x) + 2)]);
  }
  tvm_builtin_cuda_cta_sync();
  if (((int)threadIdx.x) < 1) {
    shared_ptr[((int)threadIdx.x)] = max(shared_ptr[((int)threadIdx.x)], shared_ptr[(((int)threadIdx.x) + 1)]);
  }
  tvm_builtin_cuda_cta_sync();
  mine_ptr[0] = shared_ptr[((int)threadIdx.x)];
  if (((int)threadIdx.x) == 0) {
    _ptr[((int)blockIdx.x)] = mine_ptr[0];
  }
}

extern "C" __global__ void __launch_bounds__(64) main_kernel_1(int* __restrict__ _ptr, half* __restrict__ Y_ptr) {
  int warp_id_in_cta = __shfl_sync((uint)4294967295, (((int)threadIdx.x) >> 5), 0, 32);
  int block = ((int)blockIdx.x);
  int thread = ((int)threadIdx.x);
  __shared__ alignas(64) int shared_ptr[64];
  alignas(64) int mine_ptr[1];
  mine_ptr[0] = -2147483648;
  if (((int)threadIdx.x) < 6) {
    mine_ptr[0] = max(mine_ptr[0], _ptr[((((int)blockIdx.x) * 6) + ((int)threadIdx.x))]);
  }
  shared_ptr[((int)threadIdx.x)] = mine_ptr[0];
  tvm_builtin_cuda_cta_sync();
  if (((int)threadIdx.x) < 32) {
    shared_ptr[((int)threadIdx.x)] = max(shared_ptr[((int)threadIdx.x)], shared_ptr[(((int)threadIdx.x) + 32)]);
  }
  tvm_builtin_cuda_cta_sync();
  if (((int)threadIdx.x) < 16) {
    shared_ptr[((int)threadIdx.x)] = max(shared_ptr[((int)threadIdx.x)], shared_ptr[(((int)threadIdx.x) + 16)]);
  }
  tvm_builtin_cuda_cta_sync();
  if (((int)threadIdx.x) < 8) {
    shared_ptr[((int)threadIdx.x)] = max(shared_ptr[((int)threadIdx.x)], shared_ptr[(((int)threadIdx.x) + 8)]);
  }
  tvm_builtin_cuda_cta_sync();
  if (((int)threadIdx.x) < 4) {
    shared_ptr[((int)threadIdx.x)] = max(shared_ptr[((int)threadIdx.x)], shared_ptr[(((int)threadIdx.x) + 4)]);
  }
  tvm_builtin_cuda_cta_sync();
  if (((int)threadIdx.x) < 2) {
    shared_ptr[((int)threadIdx.x)] = max(shared_ptr[((int)threadIdx.x)], shared_ptr[(((int)threadIdx.x) + 2)]);
  }
  tvm_builtin_cuda_cta_sync();
  if (((int)threadIdx.x) < 1) {
    shared_ptr[((int)threadIdx.x)] = max(shared_ptr[((int)threadIdx.x)], shared_ptr[(((int)threadIdx.x) + 1)]);
  }
  tvm_builtin_cuda_cta_sync();
  mine_ptr[0] = shared_ptr[((int)threadIdx.x)];
  if (((int)threadIdx.x) == 0) {
      int v_ = (mine_ptr[0] < 0) ? (-2147483648 - mine_ptr[0]) : mine_ptr[0];
    Y_ptr[((int)blockIdx.x)] = ((half)(*(float *)(&(v_))));
  }
}
