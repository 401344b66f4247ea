extern "C" __global__ void __launch_bounds__(64) main_kernel(float* __restrict__ _ptr, float* __restrict__ X_flat_ptr);
extern "C" __global__ void __launch_bounds__(64) main_kernel_1(float* __restrict__ _ptr, float* __restrict__ Y_ptr);
extern "C" __global__ void __launch_bounds__(64) main_kernel(float* __restrict__ _ptr, float* __restrict__ X_flat_ptr) {
  int warp_id_in_cta = __shfl_sync((uint)4294967295, (((int)threadIdx.x) >> 5), 0, 32);
  int block = ((int)blockIdx.x);
  int thread = ((int)threadIdx.x);
  __shared__ alignas(64) float shared_ptr[64];
  alignas(64) float mine_ptr[1];
  mine_ptr[0] = 0x0p+0f/*0.000000e+00*/;
  int cse_v1 = ((((int)blockIdx.x) * 64) + ((int)threadIdx.x));
  if (((((int)blockIdx.x) * 64) + ((int)threadIdx.x)) < 1961) {
    mine_ptr[0] = (mine_ptr[0] + X_flat_ptr[((((int)blockIdx.x) * 64) + ((int)threadIdx.x))]);
  }
  shared_ptr[((int)threadIdx.x)] = mine_ptr[0];
  tvm_builtin_cuda_cta_sync();
  if (((int)threadIdx.x) < 32) {
    shared_ptr[((int)threadIdx.x)] = (shared_ptr[((int)threadIdx.x)] + shared_ptr[(((int)threadIdx.x) + 32)]);
  }
  tvm_builtin_cuda_cta_sync();
  if (((int)threadIdx.x) < 16) {
    shared_ptr[((int)threadIdx.x)] = (shared_ptr[((int)threadIdx.x)] + shared_ptr[(((int)threadIdx.x) + 16)]);
  }
  tvm_builtin_cuda_cta_sync();
  if (((int)threadIdx.x) < 8) {
    shared_ptr[((int)threadIdx.x)] = (shared_ptr[((int)threadIdx.x)] + shared_ptr[(((int)threadIdx.x) + 8)]);
  }
  tvm_builtin_cuda_cta_sync();
  if (((int)threadIdx.x) < 4) {
    shared_ptr[((int)threadIdx.x)] = (shared_ptr[((int)threadIdx.x)] + shared_ptr[(((int)threadIdx.x) + 4)]);
  }
  tvm_builtin_cuda_cta_sync();
  if (((int)threadIdx.x) < 2) {
    shared_ptr[((int)threadIdx.x)] = (shared_ptr[((int)threadIdx.x)] + shared_ptr[(((int)threadIdx.x) + 2)]);
  }
  tvm_builtin_cuda_cta_sync();
  if (((int)threadIdx.x) < 1) {
    shared_ptr[((int)threadIdx.x)] = (shared_ptr[((int)threadIdx.x)] + shared_ptr[(((int)threadIdx.x) + 1)]);
  }
  tvm_builtin_cuda_cta_sync();
  mine_ptr[0] = shared_ptr[((int)threadIdx.x)];
  if (((int)threadIdx.x) == 0) {
    _ptr[((int)blockIdx.x)] = mine_ptr[0];
  }
}

extern "C" __global__ void __launch_bounds__(64) main_kernel_1(float* __restrict__ _ptr, float* __restrict__ Y_ptr) {
  int warp_id_in_cta = __shfl_sync((uint)4294967295, (((int)threadIdx.x) >> 5), 0, 32);
  int block = 0;
  int thread = ((int)threadIdx.x);
  __shared__ alignas(64) float shared_ptr[64];
  alignas(64) float mine_ptr[1];
  mine_ptr[0] = 0x0p+0f/*0.000000e+00*/;
  if (((int)threadIdx.x) < 31) {
    mine_ptr[0] = (mine_ptr[0] + _ptr[((int)threadIdx.x)]);
  }
  shared_ptr[((int)threadIdx.x)] = mine_ptr[0];
  tvm_builtin_cuda_cta_sync();
  if (((int)threadIdx.x) < 32) {
    shared_ptr[((int)threadIdx.x)] = (shared_ptr[((int)threadIdx.x)] + shared_ptr[(((int)threadIdx.x) + 32)]);
  }
  tvm_builtin_cuda_cta_sync();
  if (((int)threadIdx.x) < 16) {
    shared_ptr[((int)threadIdx.x)] = (shared_ptr[((int)threadIdx.x)] + shared_ptr[(((int)threadIdx.x) + 16)]);
  }
  tvm_builtin_cuda_cta_sync();
  if (((int)threadIdx.x) < 8) {
    shared_ptr[((int)threadIdx.x)] = (shared_ptr[((int)threadIdx.x)] + shared_ptr[(((int)threadIdx.x) + 8)]);
  }
  tvm_builtin_cuda_cta_sync();
  if (((int)threadIdx.x) < 4) {
    shared_ptr[((int)threadIdx.x)] = (shared_ptr[((int)threadIdx.x)] + shared_ptr[(((int)threadIdx.x) + 4)]);
  }
  tvm_builtin_cuda_cta_sync();
  if (((int)threadIdx.x) < 2) {
    shared_ptr[((int)threadIdx.x)] = (shared_ptr[((int)threadIdx.x)] + shared_ptr[(((int)threadIdx.x) + 2)]);
  }
  tvm_builtin_cuda_cta_sync();
  if (((int)threadIdx.x) < 1) {
    shared_ptr[((int)threadIdx.x)] = (shared_ptr[((int)threadIdx.x)] + shared_ptr[(((int)threadIdx.x) + 1)]);
  }
  tvm_builtin_cuda_cta_sync();
  mine_ptr[0] = shared_ptr[((int)threadIdx.x)];
  if (((int)threadIdx.x) == 0) {
    Y_ptr[0] = mine_ptr[0];
  }
}
