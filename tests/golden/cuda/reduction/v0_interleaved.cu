extern "C" __global__ void __launch_bounds__(64) main_kernel(int64_t* __restrict__ _ptr, float* __restrict__ X_flat_ptr);
extern "C" __global__ void __launch_bounds__(64) main_kernel_1(int64_t* __restrict__ _ptr, int64_t* __restrict__ Y_ptr);
extern "C" __global__ void __launch_bounds__(64) main_kernel(int64_t* __restrict__ _ptr, float* __restrict__ X_flat_ptr) {
  int warp_id_in_cta = __shfl_sync((uint)4294967295, (((int)threadIdx.x) >> 5), 0, 32);
  int block = ((int)blockIdx.x);
  int thread = ((int)threadIdx.x);
  __shared__ alignas(64) int64_t shared_ptr[64];
  alignas(64) int64_t mine_ptr[1];
  mine_ptr[0] = (int64_t)(-9223372036854775807LL - 1LL);
  int cse_v1 = ((((int)blockIdx.x) % 11) * 64);
  if ((((((int)blockIdx.x) % 11) * 64) + ((int)threadIdx.x)) < 700) {
    int cse_v2 = ((((((int)blockIdx.x) / 11) * 700) + ((((int)blockIdx.x) % 11) * 64)) + ((int)threadIdx.x));
      float v_ = X_flat_ptr[((((((int)blockIdx.x) / 11) * 700) + ((((int)blockIdx.x) % 11) * 64)) + ((int)threadIdx.x))];
      float v__1 = X_flat_ptr[((((((int)blockIdx.x) / 11) * 700) + ((((int)blockIdx.x) % 11) * 64)) + ((int)threadIdx.x))];
      float v__2 = X_flat_ptr[((((((int)blockIdx.x) / 11) * 700) + ((((int)blockIdx.x) % 11) * 64)) + ((int)threadIdx.x))];
      float v__3 = X_flat_ptr[((((((int)blockIdx.x) / 11) * 700) + ((((int)blockIdx.x) % 11) * 64)) + ((int)threadIdx.x))];
    mine_ptr[0] = max(mine_ptr[0], ((((((int64_t)((2139095040 < ((*(int *)(&(v_))) & 2147483647)) ? 2147483647 : (((*(int *)(&(v__1))) < 0) ? (0 - ((*(int *)(&(v__2))) & 2147483647)) : (*(int *)(&(v__3)))))) << (int64_t)32) + (int64_t)4294967295) - ((int64_t)((int)threadIdx.x))) - ((((int64_t)((int)blockIdx.x)) % (int64_t)11) * (int64_t)64)));
  }
  shared_ptr[((int)threadIdx.x)] = mine_ptr[0];
  tvm_builtin_cuda_cta_sync();
  if ((((int)threadIdx.x) % 2) == 0) {
    shared_ptr[((int)threadIdx.x)] = max(shared_ptr[((int)threadIdx.x)], shared_ptr[(((int)threadIdx.x) + 1)]);
  }
  tvm_builtin_cuda_cta_sync();
  if ((((int)threadIdx.x) % 4) == 0) {
    shared_ptr[((int)threadIdx.x)] = max(shared_ptr[((int)threadIdx.x)], shared_ptr[(((int)threadIdx.x) + 2)]);
  }
  tvm_builtin_cuda_cta_sync();
  if ((((int)threadIdx.x) % 8) == 0) {
    shared_ptr[((int)threadIdx.x)] = max(shared_ptr[((int)threadIdx.x)], shared_ptr[(((int)threadIdx.x) + 4)]);
  }
  tvm_builtin_cuda_cta_sync();
  if ((((int)threadIdx.x) % 16) == 0) {
    shared_ptr[((int)threadIdx.x)] = max(shared_ptr[((int)threadIdx.x)], shared_ptr[(((int)threadIdx.x) + 8)]);
  }
  tvm_builtin_cuda_cta_sync();
  if ((((int)threadIdx.x) % 32) == 0) {
    shared_ptr[((int)threadIdx.x)] = max(shared_ptr[((int)threadIdx.x)], shared_ptr[(((int)threadIdx.x) + 16)]);
  }
  tvm_builtin_cuda_cta_sync();
  if (((int)threadIdx.x) == 0) {
    shared_ptr[((int)threadIdx.x)] = max(shared_ptr[((int)threadIdx.x)], shared_ptr[(((int)threadIdx.x) + 32)]);
  }
  tvm_builtin_cuda_cta_sync();
  mine_ptr[0] = shared_ptr[((int)threadIdx.x)];
  if (((int)threadIdx.x) == 0) {
    _ptr[((int)blockIdx.x)] = mine_ptr[0];
  }
}

extern "C" __global__ void __launch_bounds__(64) main_kernel_1(int64_t* __restrict__ _ptr, int64_t* __restrict__ Y_ptr) {
  int warp_id_in_cta = __shfl_sync((uint)4294967295, (((int)threadIdx.x) >> 5), 0, 32);
  int block = ((int)blockIdx.x);
  int thread = ((int)threadIdx.x);
  __shared__ alignas(64) int64_t shared_ptr[64];
  alignas(64) int64_t mine_ptr[1];
  mine_ptr[0] = (int64_t)(-9223372036854775807LL - 1LL);
  if (((int)threadIdx.x) < 11) {
    mine_ptr[0] = max(mine_ptr[0], _ptr[((((int)blockIdx.x) * 11) + ((int)threadIdx.x))]);
  }
  shared_ptr[((int)threadIdx.x)] = mine_ptr[0];
  tvm_builtin_cuda_cta_sync();
  if ((((int)threadIdx.x) % 2) == 0) {
    shared_ptr[((int)threadIdx.x)] = max(shared_ptr[((int)threadIdx.x)], shared_ptr[(((int)threadIdx.x) + 1)]);
  }
  tvm_builtin_cuda_cta_sync();
  if ((((int)threadIdx.x) % 4) == 0) {
    shared_ptr[((int)threadIdx.x)] = max(shared_ptr[((int)threadIdx.x)], shared_ptr[(((int)threadIdx.x) + 2)]);
  }
  tvm_builtin_cuda_cta_sync();
  if ((((int)threadIdx.x) % 8) == 0) {
    shared_ptr[((int)threadIdx.x)] = max(shared_ptr[((int)threadIdx.x)], shared_ptr[(((int)threadIdx.x) + 4)]);
  }
  tvm_builtin_cuda_cta_sync();
  if ((((int)threadIdx.x) % 16) == 0) {
    shared_ptr[((int)threadIdx.x)] = max(shared_ptr[((int)threadIdx.x)], shared_ptr[(((int)threadIdx.x) + 8)]);
  }
  tvm_builtin_cuda_cta_sync();
  if ((((int)threadIdx.x) % 32) == 0) {
    shared_ptr[((int)threadIdx.x)] = max(shared_ptr[((int)threadIdx.x)], shared_ptr[(((int)threadIdx.x) + 16)]);
  }
  tvm_builtin_cuda_cta_sync();
  if (((int)threadIdx.x) == 0) {
    shared_ptr[((int)threadIdx.x)] = max(shared_ptr[((int)threadIdx.x)], shared_ptr[(((int)threadIdx.x) + 32)]);
  }
  tvm_builtin_cuda_cta_sync();
  mine_ptr[0] = shared_ptr[((int)threadIdx.x)];
  if (((int)threadIdx.x) == 0) {
    Y_ptr[((int)blockIdx.x)] = ((int64_t)4294967295 - (mine_ptr[0] & (int64_t)4294967295));
  }
}
