extern "C" __global__ void __launch_bounds__(64) main_kernel(float* __restrict__ X_flat_ptr, float* __restrict__ Y_flat_ptr);
extern "C" __global__ void __launch_bounds__(64) main_kernel(float* __restrict__ X_flat_ptr, float* __restrict__ Y_flat_ptr) {
  int warp_id_in_cta = __shfl_sync((uint)4294967295, (((int)threadIdx.x) >> 5), 0, 32);
  int row = ((int)blockIdx.x);
  int thread = ((int)threadIdx.x);
  __shared__ alignas(64) float values_ptr[128];
  __shared__ alignas(64) int flags_ptr[1];
  alignas(64) float carry_ptr[1];
  carry_ptr[0] = -CUDART_INF_F;
  for (int tile = 0; tile < 3; ++tile) {
    values_ptr[((int)threadIdx.x)] = -CUDART_INF_F;
    int cse_v1 = (tile * 128);
    int cse_v2 = (((int)blockIdx.x) * 300);
    int cse_v7 = ((tile * 128) + ((int)threadIdx.x));
    int cse_v13 = ((((((int)blockIdx.x) * 300) + 299) - ((int)threadIdx.x)) - (tile * 128));
    if (((tile * 128) + ((int)threadIdx.x)) < 300) {
      values_ptr[((int)threadIdx.x)] = X_flat_ptr[((((((int)blockIdx.x) * 300) + 299) - ((int)threadIdx.x)) - (tile * 128))];
    }
    int cse_v3 = (((int)threadIdx.x) + 64);
    values_ptr[(((int)threadIdx.x) + 64)] = -CUDART_INF_F;
    int cse_v14 = ((((((int)blockIdx.x) * 300) + 235) - ((int)threadIdx.x)) - (tile * 128));
    if (((tile * 128) + ((int)threadIdx.x)) < 236) {
      values_ptr[(((int)threadIdx.x) + 64)] = X_flat_ptr[((((((int)blockIdx.x) * 300) + 235) - ((int)threadIdx.x)) - (tile * 128))];
    }
    tvm_builtin_cuda_cta_sync();
    int cse_v4 = (((int)threadIdx.x) + 1);
    for (int level = 0; level < 7; ++level) {
      int cse_v8 = ((((int)threadIdx.x) + 1) << (level + 1));
      if (((((int)threadIdx.x) + 1) << (level + 1)) < 129) {
        int cse_v10 = (((((int)threadIdx.x) + 1) << (level + 1)) - 1);
        int cse_v15 = ((((((int)threadIdx.x) + 1) << (level + 1)) - (1 << level)) - 1);
        values_ptr[(((((int)threadIdx.x) + 1) << (level + 1)) - 1)] = (((values_ptr[((((((int)threadIdx.x) + 1) << (level + 1)) - (1 << level)) - 1)] < values_ptr[(((((int)threadIdx.x) + 1) << (level + 1)) - 1)]) || (values_ptr[(((((int)threadIdx.x) + 1) << (level + 1)) - 1)] != values_ptr[(((((int)threadIdx.x) + 1) << (level + 1)) - 1)])) ? values_ptr[(((((int)threadIdx.x) + 1) << (level + 1)) - 1)] : values_ptr[((((((int)threadIdx.x) + 1) << (level + 1)) - (1 << level)) - 1)]);
      }
      tvm_builtin_cuda_cta_sync();
    }
    for (int up = 0; up < 6; ++up) {
      int cse_v9 = ((((int)threadIdx.x) + 1) << (6 - up));
      int cse_v11 = (((((int)threadIdx.x) + 1) << (6 - up)) + (1 << (5 - up)));
      if ((((((int)threadIdx.x) + 1) << (6 - up)) + (1 << (5 - up))) < 129) {
        int cse_v12 = (((((int)threadIdx.x) + 1) << (6 - up)) - 1);
        int cse_v16 = ((((((int)threadIdx.x) + 1) << (6 - up)) + (1 << (5 - up))) - 1);
        values_ptr[((((((int)threadIdx.x) + 1) << (6 - up)) + (1 << (5 - up))) - 1)] = (((values_ptr[(((((int)threadIdx.x) + 1) << (6 - up)) - 1)] < values_ptr[((((((int)threadIdx.x) + 1) << (6 - up)) + (1 << (5 - up))) - 1)]) || (values_ptr[((((((int)threadIdx.x) + 1) << (6 - up)) + (1 << (5 - up))) - 1)] != values_ptr[((((((int)threadIdx.x) + 1) << (6 - up)) + (1 << (5 - up))) - 1)])) ? values_ptr[((((((int)threadIdx.x) + 1) << (6 - up)) + (1 << (5 - up))) - 1)] : values_ptr[(((((int)threadIdx.x) + 1) << (6 - up)) - 1)]);
      }
      tvm_builtin_cuda_cta_sync();
    }
    alignas(64) float value_ptr[1];
    alignas(64) float before_ptr[1];
    value_ptr[0] = (((carry_ptr[0] < values_ptr[((int)threadIdx.x)]) || (values_ptr[((int)threadIdx.x)] != values_ptr[((int)threadIdx.x)])) ? values_ptr[((int)threadIdx.x)] : carry_ptr[0]);
    before_ptr[0] = carry_ptr[0];
    if (0 < ((int)threadIdx.x)) {
      int cse_v5 = (((int)threadIdx.x) - 1);
      before_ptr[0] = (((carry_ptr[0] < values_ptr[(((int)threadIdx.x) - 1)]) || (values_ptr[(((int)threadIdx.x) - 1)] != values_ptr[(((int)threadIdx.x) - 1)])) ? values_ptr[(((int)threadIdx.x) - 1)] : carry_ptr[0]);
    }
    if (((tile * 128) + ((int)threadIdx.x)) < 300) {
      Y_flat_ptr[((((((int)blockIdx.x) * 300) + 299) - ((int)threadIdx.x)) - (tile * 128))] = before_ptr[0];
    }
    value_ptr[0] = (((carry_ptr[0] < values_ptr[(((int)threadIdx.x) + 64)]) || (values_ptr[(((int)threadIdx.x) + 64)] != values_ptr[(((int)threadIdx.x) + 64)])) ? values_ptr[(((int)threadIdx.x) + 64)] : carry_ptr[0]);
    before_ptr[0] = carry_ptr[0];
    int cse_v6 = (((int)threadIdx.x) + 63);
    before_ptr[0] = (((carry_ptr[0] < values_ptr[(((int)threadIdx.x) + 63)]) || (values_ptr[(((int)threadIdx.x) + 63)] != values_ptr[(((int)threadIdx.x) + 63)])) ? values_ptr[(((int)threadIdx.x) + 63)] : carry_ptr[0]);
    if (((tile * 128) + ((int)threadIdx.x)) < 236) {
      Y_flat_ptr[((((((int)blockIdx.x) * 300) + 235) - ((int)threadIdx.x)) - (tile * 128))] = before_ptr[0];
    }
    value_ptr[0] = (((carry_ptr[0] < values_ptr[127]) || (values_ptr[127] != values_ptr[127])) ? values_ptr[127] : carry_ptr[0]);
    carry_ptr[0] = value_ptr[0];
    tvm_builtin_cuda_cta_sync();
  }
}
