extern "C" __global__ void __launch_bounds__(64) main_kernel(float* __restrict__ X_flat_ptr, float* __restrict__ Y_flat_ptr);
extern "C" __global__ void __launch_bounds__(64) main_kernel(float* __restrict__ X_flat_ptr, float* __restrict__ Y_flat_ptr) {
  int cse_v1 = (((int)threadIdx.x) >> 5);
  int warp_id_in_cta = __shfl_sync((uint)4294967295, (((int)threadIdx.x) >> 5), 0, 32);
  int row = ((int)blockIdx.x);
  int thread = ((int)threadIdx.x);
  alignas(64) float _ptr[1];
  alignas(64) float _ptr_1[1];
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
  _ptr_6[0] = 0x0p+0f/*0.000000e+00*/;
  for (int tile = 0; tile < 5; ++tile) {
    int cse_v3 = ((tile * 16) + (((int)threadIdx.x) >> 2));
    int cse_v4 = (((((int)blockIdx.x) * 300) + (tile * 64)) + ((int)threadIdx.x));
    if (((tile * 16) + (((int)threadIdx.x) >> 2)) < 75) {
      _ptr[0] = X_flat_ptr[(((((int)blockIdx.x) * 300) + (tile * 64)) + ((int)threadIdx.x))];
    } else {
      _ptr[0] = 0x0p+0f/*0.000000e+00*/;
    }
    _ptr_2[0] = 0x0p+0f/*0.000000e+00*/;
    alignas(64) float value_ptr[1];
    value_ptr[0] = _ptr[0];
    _ptr_2[0] = (_ptr_2[0] + value_ptr[0]);
    _ptr_1[0] = _ptr_2[0];
    alignas(64) float value_ptr_1[1];
    alignas(64) uint heads_ptr[1];
    _ptr_4[0] = 0x0p+0f/*0.000000e+00*/;
    _ptr_9[0] = (uint)0;
    _ptr_8[0] = (uint)0;
    value_ptr_1[0] = _ptr_2[0];
    heads_ptr[0] = (uint)0;
    alignas(64) float other_ptr[1];
    alignas(64) int start_ptr[1];
    start_ptr[0] = 0;
    other_ptr[0] = __shfl_up_sync((uint)4294967295, value_ptr_1[0], 1, 32);
    int cse_v2 = (((int)threadIdx.x) & 31);
    if (start_ptr[0] < (((int)threadIdx.x) & 31)) {
      value_ptr_1[0] = (other_ptr[0] + value_ptr_1[0]);
    }
    other_ptr[0] = __shfl_up_sync((uint)4294967295, value_ptr_1[0], 2, 32);
    if ((start_ptr[0] + 2) <= (((int)threadIdx.x) & 31)) {
      value_ptr_1[0] = (other_ptr[0] + value_ptr_1[0]);
    }
    other_ptr[0] = __shfl_up_sync((uint)4294967295, value_ptr_1[0], 4, 32);
    if ((start_ptr[0] + 4) <= (((int)threadIdx.x) & 31)) {
      value_ptr_1[0] = (other_ptr[0] + value_ptr_1[0]);
    }
    other_ptr[0] = __shfl_up_sync((uint)4294967295, value_ptr_1[0], 8, 32);
    if ((start_ptr[0] + 8) <= (((int)threadIdx.x) & 31)) {
      value_ptr_1[0] = (other_ptr[0] + value_ptr_1[0]);
    }
    other_ptr[0] = __shfl_up_sync((uint)4294967295, value_ptr_1[0], 16, 32);
    if ((start_ptr[0] + 16) <= (((int)threadIdx.x) & 31)) {
      value_ptr_1[0] = (other_ptr[0] + value_ptr_1[0]);
    }
    _ptr_3[0] = __shfl_up_sync((uint)4294967295, value_ptr_1[0], 1, 32);
    if ((((int)threadIdx.x) % 32) == 0) {
      _ptr_3[0] = 0x0p+0f/*0.000000e+00*/;
    }
    _ptr_3[0] = (_ptr_4[0] + _ptr_3[0]);
    value_ptr_1[0] = __shfl_sync((uint)4294967295, value_ptr_1[0], 31, 32);
    _ptr_4[0] = (_ptr_4[0] + value_ptr_1[0]);
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
    alignas(64) float start_ptr_1[1];
    if (_ptr_10[0] == (uint)0) {
      _ptr_5[0] = (_ptr_6[0] + _ptr_5[0]);
    }
    start_ptr_1[0] = _ptr_3[0];
    start_ptr_1[0] = (_ptr_5[0] + start_ptr_1[0]);
    _ptr_1[0] = (start_ptr_1[0] + _ptr_1[0]);
    _ptr[0] = _ptr_1[0];
    if (((tile * 16) + (((int)threadIdx.x) >> 2)) < 75) {
      Y_flat_ptr[(((((int)blockIdx.x) * 300) + (tile * 64)) + ((int)threadIdx.x))] = _ptr[0];
    } else {
    }
    _ptr_6[0] = (_ptr_6[0] + _ptr_4[0]);
    tvm_builtin_cuda_cta_sync();
  }
}
