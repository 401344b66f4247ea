extern "C" __global__ void __launch_bounds__(64) main_kernel(int* __restrict__ X_flat_ptr, int* __restrict__ Y_flat_ptr);
extern "C" __global__ void __launch_bounds__(64) main_kernel(int* __restrict__ X_flat_ptr, int* __restrict__ Y_flat_ptr) {
  int warp_id_in_cta = __shfl_sync((uint)4294967295, (((int)threadIdx.x) >> 5), 0, 32);
  int row = ((int)blockIdx.x);
  int thread = ((int)threadIdx.x);
  __shared__ alignas(64) uint values_ptr[64];
  __shared__ alignas(64) int flags_ptr[1];
  __shared__ alignas(64) uint values_2_ptr[64];
  __shared__ alignas(64) int flags_2_ptr[1];
  alignas(64) uint carry_ptr[1];
  carry_ptr[0] = (uint)0;
  for (int tile = 0; tile < 5; ++tile) {
    values_ptr[((int)threadIdx.x)] = (uint)0;
    int cse_v1 = (tile * 64);
    int cse_v3 = ((tile * 64) + ((int)threadIdx.x));
    int cse_v4 = (((((int)blockIdx.x) * 300) + (tile * 64)) + ((int)threadIdx.x));
    if (((tile * 64) + ((int)threadIdx.x)) < 300) {
      values_ptr[((int)threadIdx.x)] = ((uint)X_flat_ptr[(((((int)blockIdx.x) * 300) + (tile * 64)) + ((int)threadIdx.x))]);
    }
    tvm_builtin_cuda_cta_sync();
    values_2_ptr[((int)threadIdx.x)] = values_ptr[((int)threadIdx.x)];
    int cse_v2 = (((int)threadIdx.x) - 1);
    if (1 <= ((int)threadIdx.x)) {
      values_2_ptr[((int)threadIdx.x)] = (values_ptr[(((int)threadIdx.x) - 1)] + values_ptr[((int)threadIdx.x)]);
    }
    tvm_builtin_cuda_cta_sync();
    values_ptr[((int)threadIdx.x)] = values_2_ptr[((int)threadIdx.x)];
    if (2 <= ((int)threadIdx.x)) {
      values_ptr[((int)threadIdx.x)] = (values_2_ptr[(((int)threadIdx.x) - 2)] + values_2_ptr[((int)threadIdx.x)]);
    }
    tvm_builtin_cuda_cta_sync();
    values_2_ptr[((int)threadIdx.x)] = values_ptr[((int)threadIdx.x)];
    if (4 <= ((int)threadIdx.x)) {
      values_2_ptr[((int)threadIdx.x)] = (values_ptr[(((int)threadIdx.x) - 4)] + values_ptr[((int)threadIdx.x)]);
    }
    tvm_builtin_cuda_cta_sync();
    values_ptr[((int)threadIdx.x)] = values_2_ptr[((int)threadIdx.x)];
    if (8 <= ((int)threadIdx.x)) {
      values_ptr[((int)threadIdx.x)] = (values_2_ptr[(((int)threadIdx.x) - 8)] + values_2_ptr[((int)threadIdx.x)]);
    }
    tvm_builtin_cuda_cta_sync();
    values_2_ptr[((int)threadIdx.x)] = values_ptr[((int)threadIdx.x)];
    if (16 <= ((int)threadIdx.x)) {
      values_2_ptr[((int)threadIdx.x)] = (values_ptr[(((int)threadIdx.x) - 16)] + values_ptr[((int)threadIdx.x)]);
    }
    tvm_builtin_cuda_cta_sync();
    values_ptr[((int)threadIdx.x)] = values_2_ptr[((int)threadIdx.x)];
    if (32 <= ((int)threadIdx.x)) {
      values_ptr[((int)threadIdx.x)] = (values_2_ptr[(((int)threadIdx.x) - 32)] + values_2_ptr[((int)threadIdx.x)]);
    }
    tvm_builtin_cuda_cta_sync();
    alignas(64) uint value_ptr[1];
    alignas(64) uint before_ptr[1];
    value_ptr[0] = (carry_ptr[0] + values_ptr[((int)threadIdx.x)]);
    before_ptr[0] = carry_ptr[0];
    if (0 < ((int)threadIdx.x)) {
      before_ptr[0] = (carry_ptr[0] + values_ptr[(((int)threadIdx.x) - 1)]);
    }
    if (((tile * 64) + ((int)threadIdx.x)) < 300) {
      Y_flat_ptr[(((((int)blockIdx.x) * 300) + (tile * 64)) + ((int)threadIdx.x))] = ((int)value_ptr[0]);
    }
    value_ptr[0] = (carry_ptr[0] + values_ptr[63]);
    carry_ptr[0] = value_ptr[0];
    tvm_builtin_cuda_cta_sync();
  }
}
