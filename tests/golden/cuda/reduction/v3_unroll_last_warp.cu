extern "C" __global__ void __launch_bounds__(64) main_kernel(int64_t* __restrict__ _ptr, int* __restrict__ X_flat_ptr);
extern "C" __global__ void __launch_bounds__(64) main_kernel_1(int64_t* __restrict__ _ptr, int64_t* __restrict__ Y_ptr);
extern "C" __global__ void __launch_bounds__(64) main_kernel(int64_t* __restrict__ _ptr, int* __restrict__ X_flat_ptr) {
  int warp_id_in_cta = __shfl_sync((uint)4294967295, (((int)threadIdx.x) >> 5), 0, 32);
  int block = ((int)blockIdx.x);
  int thread = ((int)threadIdx.x);
  __shared__ alignas(64) int64_t shared_ptr[64];
  alignas(64) int64_t mine_ptr[1];
  mine_ptr[0] = (int64_t)0;
  int cse_v1 = ((((int)blockIdx.x) % 6) * 128);
  int cse_v2 = (((((int)blockIdx.x) % 6) * 128) + ((int)threadIdx.x));
  int cse_v3 = ((((((int)blockIdx.x) / 6) * 700) + ((((int)blockIdx.x) % 6) * 128)) + ((int)threadIdx.x));
  if ((((((int)blockIdx.x) % 6) * 128) + ((int)threadIdx.x)) < 700) {
    mine_ptr[0] = (mine_ptr[0] + ((int64_t)X_flat_ptr[((((((int)blockIdx.x) / 6) * 700) + ((((int)blockIdx.x) % 6) * 128)) + ((int)threadIdx.x))]));
  }
  if ((((((int)blockIdx.x) % 6) * 128) + ((int)threadIdx.x)) < 636) {
    mine_ptr[0] = (mine_ptr[0] + ((int64_t)X_flat_ptr[(((((((int)blockIdx.x) / 6) * 700) + ((((int)blockIdx.x) % 6) * 128)) + ((int)threadIdx.x)) + 64)]));
  }
  shared_ptr[((int)threadIdx.x)] = mine_ptr[0];
  tvm_builtin_cuda_cta_sync();
  if (((int)threadIdx.x) < 32) {
    mine_ptr[0] = (shared_ptr[((int)threadIdx.x)] + shared_ptr[(((int)threadIdx.x) + 32)]);
    tvm_builtin_cuda_warp_sync();
    shared_ptr[((int)threadIdx.x)] = mine_ptr[0];
    tvm_builtin_cuda_warp_sync();
    mine_ptr[0] = (shared_ptr[((int)threadIdx.x)] + shared_ptr[(((int)threadIdx.x) + 16)]);
    tvm_builtin_cuda_warp_sync();
    shared_ptr[((int)threadIdx.x)] = mine_ptr[0];
    tvm_builtin_cuda_warp_sync();
    mine_ptr[0] = (shared_ptr[((int)threadIdx.x)] + shared_ptr[(((int)threadIdx.x) + 8)]);
    tvm_builtin_cuda_warp_sync();
    shared_ptr[((int)threadIdx.x)] = mine_ptr[0];
    tvm_builtin_cuda_warp_sync();
    mine_ptr[0] = (shared_ptr[((int)threadIdx.x)] + shared_ptr[(((int)threadIdx.x) + 4)]);
    tvm_builtin_cuda_warp_sync();
    shared_ptr[((int)threadIdx.x)] = mine_ptr[0];
    tvm_builtin_cuda_warp_sync();
    mine_ptr[0] = (shared_ptr[((int)threadIdx.x)] + shared_ptr[(((int)threadIdx.x) + 2)]);
    tvm_builtin_cuda_warp_sync();
    shared_ptr[((int)threadIdx.x)] = mine_ptr[0];
    tvm_builtin_cuda_warp_sync();
    mine_ptr[0] = (shared_ptr[((int)threadIdx.x)] + shared_ptr[(((int)threadIdx.x) + 1)]);
    tvm_builtin_cuda_warp_sync();
    shared_ptr[((int)threadIdx.x)] = mine_ptr[0];
    tvm_builtin_cuda_warp_sync();
  }
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
  mine_ptr[0] = (int64_t)0;
  if (((int)threadIdx.x) < 6) {
    mine_ptr[0] = (mine_ptr[0] + _ptr[((((int)blockIdx.x) * 6) + ((int)threadIdx.x))]);
  }
  shared_ptr[((int)threadIdx.x)] = mine_ptr[0];
  tvm_builtin_cuda_cta_sync();
  if (((int)threadIdx.x) < 32) {
    mine_ptr[0] = (shared_ptr[((int)threadIdx.x)] + shared_ptr[(((int)threadIdx.x) + 32)]);
    tvm_builtin_cuda_warp_sync();
    shared_ptr[((int)threadIdx.x)] = mine_ptr[0];
    tvm_builtin_cuda_warp_sync();
    mine_ptr[0] = (shared_ptr[((int)threadIdx.x)] + shared_ptr[(((int)threadIdx.x) + 16)]);
    tvm_builtin_cuda_warp_sync();
    shared_ptr[((int)threadIdx.x)] = mine_ptr[0];
    tvm_builtin_cuda_warp_sync();
    mine_ptr[0] = (shared_ptr[((int)threadIdx.x)] + shared_ptr[(((int)threadIdx.x) + 8)]);
    tvm_builtin_cuda_warp_sync();
    shared_ptr[((int)threadIdx.x)] = mine_ptr[0];
    tvm_builtin_cuda_warp_sync();
    mine_ptr[0] = (shared_ptr[((int)threadIdx.x)] + shared_ptr[(((int)threadIdx.x) + 4)]);
    tvm_builtin_cuda_warp_sync();
    shared_ptr[((int)threadIdx.x)] = mine_ptr[0];
    tvm_builtin_cuda_warp_sync();
    mine_ptr[0] = (shared_ptr[((int)threadIdx.x)] + shared_ptr[(((int)threadIdx.x) + 2)]);
    tvm_builtin_cuda_warp_sync();
    shared_ptr[((int)threadIdx.x)] = mine_ptr[0];
    tvm_builtin_cuda_warp_sync();
    mine_ptr[0] = (shared_ptr[((int)threadIdx.x)] + shared_ptr[(((int)threadIdx.x) + 1)]);
    tvm_builtin_cuda_warp_sync();
    shared_ptr[((int)threadIdx.x)] = mine_ptr[0];
    tvm_builtin_cuda_warp_sync();
  }
  if (((int)threadIdx.x) == 0) {
    Y_ptr[((int)blockIdx.x)] = mine_ptr[0];
  }
}
