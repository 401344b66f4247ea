extern "C" __global__ void __launch_bounds__(64) main_kernel(half* __restrict__ X_flat_ptr, half* __restrict__ Y_flat_ptr, uchar* __restrict__ heads_flat_ptr);
extern "C" __global__ void __launch_bounds__(64) main_kernel(half* __restrict__ X_flat_ptr, half* __restrict__ Y_flat_ptr, uchar* __restrict__ heads_flat_ptr) {
  int cse_v1 = (((int)threadIdx.x) >> 5);
  int warp_id_in_cta = __shfl_sync((uint)4294967295, (((int)threadIdx.x) >> 5), 0, 32);
  int row = ((int)blockIdx.x);
  int thread = ((int)threadIdx.x);
  __shared__ alignas(64) float values_ptr[132];
  __shared__ alignas(64) int flags_ptr[132];
  alignas(64) float carry_ptr[1];
  carry_ptr[0] = 0x0p+0f/*0.000000e+00*/;
  for (int tile = 0; tile < 3; ++tile) {
    int cse_v5 = ((((int)threadIdx.x) >> 5) + ((int)threadIdx.x));
    values_ptr[((((int)threadIdx.x) >> 5) + ((int)threadIdx.x))] = 0x0p+0f/*0.000000e+00*/;
    flags_ptr[((((int)threadIdx.x) >> 5) + ((int)threadIdx.x))] = 0;
    int cse_v2 = (tile * 128);
    int cse_v6 = ((tile * 128) + ((int)threadIdx.x));
    int cse_v10 = (((((int)blockIdx.x) * 300) + (tile * 128)) + ((int)threadIdx.x));
    if (((tile * 128) + ((int)threadIdx.x)) < 300) {
      values_ptr[((((int)threadIdx.x) >> 5) + ((int)threadIdx.x))] = ((float)X_flat_ptr[(((((int)blockIdx.x) * 300) + (tile * 128)) + ((int)threadIdx.x))]);
      flags_ptr[((((int)threadIdx.x) >> 5) + ((int)threadIdx.x))] = ((int)(heads_flat_ptr[(((((int)blockIdx.x) * 300) + (tile * 128)) + ((int)threadIdx.x))] != (uchar)0));
    }
    int cse_v11 = (((((int)threadIdx.x) >> 5) + ((int)threadIdx.x)) + 66);
    values_ptr[(((((int)threadIdx.x) >> 5) + ((int)threadIdx.x)) + 66)] = 0x0p+0f/*0.000000e+00*/;
    flags_ptr[(((((int)threadIdx.x) >> 5) + ((int)threadIdx.x)) + 66)] = 0;
    int cse_v14 = ((((((int)blockIdx.x) * 300) + (tile * 128)) + ((int)threadIdx.x)) + 64);
    if (((tile * 128) + ((int)threadIdx.x)) < 236) {
      values_ptr[(((((int)threadIdx.x) >> 5) + ((int)threadIdx.x)) + 66)] = ((float)X_flat_ptr[((((((int)blockIdx.x) * 300) + (tile * 128)) + ((int)threadIdx.x)) + 64)]);
      flags_ptr[(((((int)threadIdx.x) >> 5) + ((int)threadIdx.x)) + 66)] = ((int)(heads_flat_ptr[((((((int)blockIdx.x) * 300) + (tile * 128)) + ((int)threadIdx.x)) + 64)] != (uchar)0));
    }
    tvm_builtin_cuda_cta_sync();
    int cse_v3 = (((int)threadIdx.x) + 1);
    for (int level = 0; level < 7; ++level) {
      int cse_v7 = ((((int)threadIdx.x) + 1) << (level + 1));
      if (((((int)threadIdx.x) + 1) << (level + 1)) < 129) {
        int cse_v4 = (1 << level);
        int cse_v17 = ((((((((int)threadIdx.x) + 1) << (level + 1)) - 1) >> 5) + ((((int)threadIdx.x) + 1) << (level + 1))) - 1);
        int cse_v19 = ((((((((((int)threadIdx.x) + 1) << (level + 1)) - (1 << level)) - 1) >> 5) + ((((int)threadIdx.x) + 1) << (level + 1))) - (1 << level)) - 1);
        if (flags_ptr[((((((((int)threadIdx.x) + 1) << (level + 1)) - 1) >> 5) + ((((int)threadIdx.x) + 1) << (level + 1))) - 1)] == 0) {
          values_ptr[((((((((int)threadIdx.x) + 1) << (level + 1)) - 1) >> 5) + ((((int)threadIdx.x) + 1) << (level + 1))) - 1)] = (values_ptr[((((((((((int)threadIdx.x) + 1) << (level + 1)) - (1 << level)) - 1) >> 5) + ((((int)threadIdx.x) + 1) << (level + 1))) - (1 << level)) - 1)] + values_ptr[((((((((int)threadIdx.x) + 1) << (level + 1)) - 1) >> 5) + ((((int)threadIdx.x) + 1) << (level + 1))) - 1)]);
        }
        flags_ptr[((((((((int)threadIdx.x) + 1) << (level + 1)) - 1) >> 5) + ((((int)threadIdx.x) + 1) << (level + 1))) - 1)] = (flags_ptr[((((((((((int)threadIdx.x) + 1) << (level + 1)) - (1 << level)) - 1) >> 5) + ((((int)threadIdx.x) + 1) << (level + 1))) - (1 << level)) - 1)] | flags_ptr[((((((((int)threadIdx.x) + 1) << (level + 1)) - 1) >> 5) + ((((int)threadIdx.x) + 1) << (level + 1))) - 1)]);
      }
      tvm_builtin_cuda_cta_sync();
    }
    for (int up = 0; up < 6; ++up) {
      int cse_v8 = ((((int)threadIdx.x) + 1) << (6 - up));
      int cse_v9 = (1 << (5 - up));
      int cse_v12 = (((((int)threadIdx.x) + 1) << (6 - up)) + (1 << (5 - up)));
      if ((((((int)threadIdx.x) + 1) << (6 - up)) + (1 << (5 - up))) < 129) {
        int cse_v18 = ((((((((int)threadIdx.x) + 1) << (6 - up)) - 1) >> 5) + ((((int)threadIdx.x) + 1) << (6 - up))) - 1);
        int cse_v20 = ((((((((((int)threadIdx.x) + 1) << (6 - up)) + (1 << (5 - up))) - 1) >> 5) + ((((int)threadIdx.x) + 1) << (6 - up))) + (1 << (5 - up))) - 1);
        if (flags_ptr[((((((((((int)threadIdx.x) + 1) << (6 - up)) + (1 << (5 - up))) - 1) >> 5) + ((((int)threadIdx.x) + 1) << (6 - up))) + (1 << (5 - up))) - 1)] == 0) {
          values_ptr[((((((((((int)threadIdx.x) + 1) << (6 - up)) + (1 << (5 - up))) - 1) >> 5) + ((((int)threadIdx.x) + 1) << (6 - up))) + (1 << (5 - up))) - 1)] = (values_ptr[((((((((int)threadIdx.x) + 1) << (6 - up)) - 1) >> 5) + ((((int)threadIdx.x) + 1) << (6 - up))) - 1)] + values_ptr[((((((((((int)threadIdx.x) + 1) << (6 - up)) + (1 << (5 - up))) - 1) >> 5) + ((((int)threadIdx.x) + 1) << (6 - up))) + (1 << (5 - up))) - 1)]);
        }
        flags_ptr[((((((((((int)threadIdx.x) + 1) << (6 - up)) + (1 << (5 - up))) - 1) >> 5) + ((((int)threadIdx.x) + 1) << (6 - up))) + (1 << (5 - up))) - 1)] = (flags_ptr[((((((((int)threadIdx.x) + 1) << (6 - up)) - 1) >> 5) + ((((int)threadIdx.x) + 1) << (6 - up))) - 1)] | flags_ptr[((((((((((int)threadIdx.x) + 1) << (6 - up)) + (1 << (5 - up))) - 1) >> 5) + ((((int)threadIdx.x) + 1) << (6 - up))) + (1 << (5 - up))) - 1)]);
      }
      tvm_builtin_cuda_cta_sync();
    }
    alignas(64) float value_ptr[1];
    alignas(64) float before_ptr[1];
    value_ptr[0] = (carry_ptr[0] + values_ptr[((((int)threadIdx.x) >> 5) + ((int)threadIdx.x))]);
    if (flags_ptr[((((int)threadIdx.x) >> 5) + ((int)threadIdx.x))] != 0) {
      value_ptr[0] = values_ptr[((((int)threadIdx.x) >> 5) + ((int)threadIdx.x))];
    }
    before_ptr[0] = carry_ptr[0];
    int cse_v13 = (((((int)threadIdx.x) - 1) >> 5) + ((int)threadIdx.x));
    if (0 < ((int)threadIdx.x)) {
      int cse_v15 = ((((((int)threadIdx.x) - 1) >> 5) + ((int)threadIdx.x)) - 1);
      before_ptr[0] = (carry_ptr[0] + values_ptr[((((((int)threadIdx.x) - 1) >> 5) + ((int)threadIdx.x)) - 1)]);
      if (flags_ptr[((((((int)threadIdx.x) - 1) >> 5) + ((int)threadIdx.x)) - 1)] != 0) {
        before_ptr[0] = values_ptr[((((((int)threadIdx.x) - 1) >> 5) + ((int)threadIdx.x)) - 1)];
      }
    }
    if (((tile * 128) + ((int)threadIdx.x)) < 300) {
      Y_flat_ptr[(((((int)blockIdx.x) * 300) + (tile * 128)) + ((int)threadIdx.x))] = ((half)before_ptr[0]);
      if (heads_flat_ptr[(((((int)blockIdx.x) * 300) + (tile * 128)) + ((int)threadIdx.x))] != (uchar)0) {
        Y_flat_ptr[(((((int)blockIdx.x) * 300) + (tile * 128)) + ((int)threadIdx.x))] = __float2half_rn(0x0p+0f/*0.000000e+00*/);
      }
    }
    value_ptr[0] = (carry_ptr[0] + values_ptr[(((((int)threadIdx.x) >> 5) + ((int)threadIdx.x)) + 66)]);
    if (flags_ptr[(((((int)threadIdx.x) >> 5) + ((int)threadIdx.x)) + 66)] != 0) {
      value_ptr[0] = values_ptr[(((((int)threadIdx.x) >> 5) + ((int)threadIdx.x)) + 66)];
    }
    before_ptr[0] = carry_ptr[0];
    int cse_v16 = ((((((int)threadIdx.x) - 1) >> 5) + ((int)threadIdx.x)) + 65);
    before_ptr[0] = (carry_ptr[0] + values_ptr[((((((int)threadIdx.x) - 1) >> 5) + ((int)threadIdx.x)) + 65)]);
    if (flags_ptr[((((((int)threadIdx.x) - 1) >> 5) + ((int)threadIdx.x)) + 65)] != 0) {
      before_ptr[0] = values_ptr[((((((int)threadIdx.x) - 1) >> 5) + ((int)threadIdx.x)) + 65)];
    }
    if (((tile * 128) + ((int)threadIdx.x)) < 236) {
      Y_flat_ptr[((((((int)blockIdx.x) * 300) + (tile * 128)) + ((int)threadIdx.x)) + 64)] = ((half)before_ptr[0]);
      if (heads_flat_ptr[((((((int)blockIdx.x) * 300) + (tile * 128)) + ((int)threadIdx.x)) + 64)] != (uchar)0) {
        Y_flat_ptr[((((((int)blockIdx.x) * 300) + (tile * 128)) + ((int)threadIdx.x)) + 64)] = __float2half_rn(0x0p+0f/*0.000000e+00*/);
      }
    }
    value_ptr[0] = (carry_ptr[0] + values_ptr[130]);
    if (flags_ptr[130] != 0) {
      value_ptr[0] = values_ptr[130];
    }
    carry_ptr[0] = value_ptr[0];
    tvm_builtin_cuda_cta_sync();
  }
}
