extern "C" __global__ void __launch_bounds__(64) main_kernel(float* __restrict__ X_flat_ptr, uchar* __restrict__ marks_ptr, float* __restrict__ totals_ptr);
extern "C" __global__ void __launch_bounds__(1024) main_kernel_1(uchar* __restrict__ marks_ptr, float* __restrict__ prefixes_ptr, float* __restrict__ totals_ptr);
extern "C" __global__ void __launch_bounds__(64) main_kernel_2(float* __restrict__ X_flat_ptr, float* __restrict__ Y_flat_ptr, float* __restrict__ prefixes_ptr);
extern "C" __global__ void __launch_bounds__(64) main_kernel(float* __restrict__ X_flat_ptr, uchar* __restrict__ marks_ptr, float* __restrict__ totals_ptr) {
  int cse_v1 = (((int)threadIdx.x) >> 5);
  int warp_id_in_cta = __shfl_sync((uint)4294967295, (((int)threadIdx.x) >> 5), 0, 32);
  int block = ((int)blockIdx.x);
  int thread = ((int)threadIdx.x);
  alignas(64) float _ptr[8];
  alignas(64) float _ptr_1[8];
  alignas(64) float _ptr_2[2];
  alignas(64) float _ptr_3[2];
  alignas(64) float _ptr_4[1];
  alignas(64) float _ptr_5[1];
  alignas(64) float _ptr_6[1];
  alignas(64) uint _ptr_7[1];
  alignas(64) uint _ptr_8[1];
  alignas(64) uint _ptr_9[1];
  alignas(64) uint _ptr_10[1];
  __shared__ alignas(64) float _ptr_11[2];
  __shared__ alignas(64) uint _ptr_12[2];
  int cse_v2 = (((int)threadIdx.x) & 31);
  int cse_v10 = (((((int)blockIdx.x) * 512) + ((((int)threadIdx.x) >> 5) * 256)) + ((((int)threadIdx.x) & 31) * 4));
  *(float4*)(_ptr + 0) = *(float4*)(X_flat_ptr + (((((int)blockIdx.x) * 512) + ((((int)threadIdx.x) >> 5) * 256)) + ((((int)threadIdx.x) & 31) * 4)));
  int cse_v18 = ((((((int)blockIdx.x) * 512) + ((((int)threadIdx.x) >> 5) * 256)) + ((((int)threadIdx.x) & 31) * 4)) + 128);
  if ((((((int)blockIdx.x) * 256) + ((((int)threadIdx.x) >> 5) * 128)) + ((((int)threadIdx.x) & 31) * 2)) < 2457) {
    *(float4*)(_ptr + 4) = *(float4*)(X_flat_ptr + ((((((int)blockIdx.x) * 512) + ((((int)threadIdx.x) >> 5) * 256)) + ((((int)threadIdx.x) & 31) * 4)) + 128));
  } else {
    _ptr[4] = 0x0p+0f/*0.000000e+00*/;
    if ((((((int)blockIdx.x) * 512) + ((((int)threadIdx.x) >> 5) * 256)) + ((((int)threadIdx.x) & 31) * 4)) < 4917) {
      _ptr[4] = X_flat_ptr[((((((int)blockIdx.x) * 512) + ((((int)threadIdx.x) >> 5) * 256)) + ((((int)threadIdx.x) & 31) * 4)) + 128)];
    }
    _ptr[5] = 0x0p+0f/*0.000000e+00*/;
    if ((((((int)blockIdx.x) * 128) + ((((int)threadIdx.x) >> 5) * 64)) + (((int)threadIdx.x) & 31)) < 1229) {
      _ptr[5] = X_flat_ptr[((((((int)blockIdx.x) * 512) + ((((int)threadIdx.x) >> 5) * 256)) + ((((int)threadIdx.x) & 31) * 4)) + 129)];
    }
    _ptr[6] = 0x0p+0f/*0.000000e+00*/;
    if ((((((int)blockIdx.x) * 512) + ((((int)threadIdx.x) >> 5) * 256)) + ((((int)threadIdx.x) & 31) * 4)) < 4915) {
      _ptr[6] = X_flat_ptr[((((((int)blockIdx.x) * 512) + ((((int)threadIdx.x) >> 5) * 256)) + ((((int)threadIdx.x) & 31) * 4)) + 130)];
    }
    _ptr[7] = 0x0p+0f/*0.000000e+00*/;
  }
  _ptr_7[0] = (uint)0;
  alignas(64) int column_ptr[1];
  column_ptr[0] = ((((((int)blockIdx.x) * 512) + ((((int)threadIdx.x) >> 5) * 256)) + ((((int)threadIdx.x) & 31) * 4)) % 1009);
  _ptr_7[0] = (_ptr_7[0] | (((column_ptr[0] % 1009) == 0) ? (uint)1 : (uint)0));
  _ptr_7[0] = (_ptr_7[0] | ((((column_ptr[0] + 1) % 1009) == 0) ? (uint)2 : (uint)0));
  _ptr_7[0] = (_ptr_7[0] | ((((column_ptr[0] + 2) % 1009) == 0) ? (uint)4 : (uint)0));
  _ptr_7[0] = (_ptr_7[0] | ((((column_ptr[0] + 3) % 1009) == 0) ? (uint)8 : (uint)0));
  alignas(64) int column_ptr_1[1];
  column_ptr_1[0] = (((((((int)blockIdx.x) * 512) + ((((int)threadIdx.x) >> 5) * 256)) + ((((int)threadIdx.x) & 31) * 4)) + 128) % 1009);
  _ptr_7[0] = (_ptr_7[0] | (((column_ptr_1[0] % 1009) == 0) ? (uint)16 : (uint)0));
  _ptr_7[0] = (_ptr_7[0] | ((((column_ptr_1[0] + 1) % 1009) == 0) ? (uint)32 : (uint)0));
  _ptr_7[0] = (_ptr_7[0] | ((((column_ptr_1[0] + 2) % 1009) == 0) ? (uint)64 : (uint)0));
  _ptr_7[0] = (_ptr_7[0] | ((((column_ptr_1[0] + 3) % 1009) == 0) ? (uint)128 : (uint)0));
  _ptr_2[0] = 0x0p+0f/*0.000000e+00*/;
  _ptr_2[0] = (((_ptr_7[0] & (uint)1) != (uint)0) ? 0x0p+0f/*0.000000e+00*/ : _ptr_2[0]);
  alignas(64) float value_ptr[1];
  value_ptr[0] = _ptr[0];
  _ptr_2[0] = (_ptr_2[0] + value_ptr[0]);
  _ptr_1[0] = _ptr_2[0];
  _ptr_2[0] = (((_ptr_7[0] & (uint)2) != (uint)0) ? 0x0p+0f/*0.000000e+00*/ : _ptr_2[0]);
  alignas(64) float value_ptr_1[1];
  value_ptr_1[0] = _ptr[1];
  _ptr_2[0] = (_ptr_2[0] + value_ptr_1[0]);
  _ptr_1[1] = _ptr_2[0];
  _ptr_2[0] = (((_ptr_7[0] & (uint)4) != (uint)0) ? 0x0p+0f/*0.000000e+00*/ : _ptr_2[0]);
  alignas(64) float value_ptr_2[1];
  value_ptr_2[0] = _ptr[2];
  _ptr_2[0] = (_ptr_2[0] + value_ptr_2[0]);
  _ptr_1[2] = _ptr_2[0];
  _ptr_2[0] = (((_ptr_7[0] & (uint)8) != (uint)0) ? 0x0p+0f/*0.000000e+00*/ : _ptr_2[0]);
  alignas(64) float value_ptr_3[1];
  value_ptr_3[0] = _ptr[3];
  _ptr_2[0] = (_ptr_2[0] + value_ptr_3[0]);
  _ptr_1[3] = _ptr_2[0];
  _ptr_2[1] = 0x0p+0f/*0.000000e+00*/;
  _ptr_2[1] = (((_ptr_7[0] & (uint)16) != (uint)0) ? 0x0p+0f/*0.000000e+00*/ : _ptr_2[1]);
  alignas(64) float value_ptr_4[1];
  value_ptr_4[0] = _ptr[4];
  _ptr_2[1] = (_ptr_2[1] + value_ptr_4[0]);
  _ptr_1[4] = _ptr_2[1];
  _ptr_2[1] = (((_ptr_7[0] & (uint)32) != (uint)0) ? 0x0p+0f/*0.000000e+00*/ : _ptr_2[1]);
  alignas(64) float value_ptr_5[1];
  value_ptr_5[0] = _ptr[5];
  _ptr_2[1] = (_ptr_2[1] + value_ptr_5[0]);
  _ptr_1[5] = _ptr_2[1];
  _ptr_2[1] = (((_ptr_7[0] & (uint)64) != (uint)0) ? 0x0p+0f/*0.000000e+00*/ : _ptr_2[1]);
  alignas(64) float value_ptr_6[1];
  value_ptr_6[0] = _ptr[6];
  _ptr_2[1] = (_ptr_2[1] + value_ptr_6[0]);
  _ptr_1[6] = _ptr_2[1];
  _ptr_2[1] = (((_ptr_7[0] & (uint)128) != (uint)0) ? 0x0p+0f/*0.000000e+00*/ : _ptr_2[1]);
  alignas(64) float value_ptr_7[1];
  value_ptr_7[0] = _ptr[7];
  _ptr_2[1] = (_ptr_2[1] + value_ptr_7[0]);
  _ptr_1[7] = _ptr_2[1];
  alignas(64) float value_ptr_8[1];
  alignas(64) uint heads_ptr[1];
  _ptr_4[0] = 0x0p+0f/*0.000000e+00*/;
  _ptr_9[0] = (uint)0;
  _ptr_8[0] = (uint)0;
  value_ptr_8[0] = _ptr_2[0];
  heads_ptr[0] = (uint)0;
  heads_ptr[0] = tvm_builtin_ballot_sync((uint)4294967295, ((_ptr_7[0] & (uint)15) != (uint)0));
  alignas(64) float other_ptr[1];
  alignas(64) int start_ptr[1];
  start_ptr[0] = 0;
  uint cse_v7 = ((uint)(((int)threadIdx.x) & 31));
  uint cse_v11 = (((uint)2 << ((uint)(((int)threadIdx.x) & 31))) - (uint)1);
  start_ptr[0] = (31 - __clz(((int)((heads_ptr[0] & (((uint)2 << ((uint)(((int)threadIdx.x) & 31))) - (uint)1)) | (uint)1))));
  other_ptr[0] = __shfl_up_sync((uint)4294967295, value_ptr_8[0], 1, 32);
  if (start_ptr[0] < (((int)threadIdx.x) & 31)) {
    value_ptr_8[0] = (other_ptr[0] + value_ptr_8[0]);
  }
  other_ptr[0] = __shfl_up_sync((uint)4294967295, value_ptr_8[0], 2, 32);
  if ((start_ptr[0] + 2) <= (((int)threadIdx.x) & 31)) {
    value_ptr_8[0] = (other_ptr[0] + value_ptr_8[0]);
  }
  other_ptr[0] = __shfl_up_sync((uint)4294967295, value_ptr_8[0], 4, 32);
  if ((start_ptr[0] + 4) <= (((int)threadIdx.x) & 31)) {
    value_ptr_8[0] = (other_ptr[0] + value_ptr_8[0]);
  }
  other_ptr[0] = __shfl_up_sync((uint)4294967295, value_ptr_8[0], 8, 32);
  if ((start_ptr[0] + 8) <= (((int)threadIdx.x) & 31)) {
    value_ptr_8[0] = (other_ptr[0] + value_ptr_8[0]);
  }
  other_ptr[0] = __shfl_up_sync((uint)4294967295, value_ptr_8[0], 16, 32);
  if ((start_ptr[0] + 16) <= (((int)threadIdx.x) & 31)) {
    value_ptr_8[0] = (other_ptr[0] + value_ptr_8[0]);
  }
  _ptr_3[0] = __shfl_up_sync((uint)4294967295, value_ptr_8[0], 1, 32);
  if ((((int)threadIdx.x) % 32) == 0) {
    _ptr_3[0] = 0x0p+0f/*0.000000e+00*/;
  }
  uint cse_v12 = (((uint)1 << ((uint)(((int)threadIdx.x) & 31))) - (uint)1);
  if ((heads_ptr[0] & (((uint)1 << ((uint)(((int)threadIdx.x) & 31))) - (uint)1)) == (uint)0) {
    _ptr_3[0] = (_ptr_4[0] + _ptr_3[0]);
    if (_ptr_9[0] == (uint)0) {
      _ptr_8[0] = (_ptr_8[0] | (uint)1);
    }
  }
  value_ptr_8[0] = __shfl_sync((uint)4294967295, value_ptr_8[0], 31, 32);
  _ptr_4[0] = (_ptr_4[0] + value_ptr_8[0]);
  if (heads_ptr[0] != (uint)0) {
    _ptr_4[0] = value_ptr_8[0];
  }
  _ptr_9[0] = (_ptr_9[0] | heads_ptr[0]);
  value_ptr_8[0] = _ptr_2[1];
  heads_ptr[0] = (uint)0;
  heads_ptr[0] = tvm_builtin_ballot_sync((uint)4294967295, ((_ptr_7[0] & (uint)240) != (uint)0));
  alignas(64) float other_ptr_1[1];
  alignas(64) int start_ptr_1[1];
  start_ptr_1[0] = 0;
  start_ptr_1[0] = (31 - __clz(((int)((heads_ptr[0] & (((uint)2 << ((uint)(((int)threadIdx.x) & 31))) - (uint)1)) | (uint)1))));
  other_ptr_1[0] = __shfl_up_sync((uint)4294967295, value_ptr_8[0], 1, 32);
  if (start_ptr_1[0] < (((int)threadIdx.x) & 31)) {
    value_ptr_8[0] = (other_ptr_1[0] + value_ptr_8[0]);
  }
  other_ptr_1[0] = __shfl_up_sync((uint)4294967295, value_ptr_8[0], 2, 32);
  if ((start_ptr_1[0] + 2) <= (((int)threadIdx.x) & 31)) {
    value_ptr_8[0] = (other_ptr_1[0] + value_ptr_8[0]);
  }
  other_ptr_1[0] = __shfl_up_sync((uint)4294967295, value_ptr_8[0], 4, 32);
  if ((start_ptr_1[0] + 4) <= (((int)threadIdx.x) & 31)) {
    value_ptr_8[0] = (other_ptr_1[0] + value_ptr_8[0]);
  }
  other_ptr_1[0] = __shfl_up_sync((uint)4294967295, value_ptr_8[0], 8, 32);
  if ((start_ptr_1[0] + 8) <= (((int)threadIdx.x) & 31)) {
    value_ptr_8[0] = (other_ptr_1[0] + value_ptr_8[0]);
  }
  other_ptr_1[0] = __shfl_up_sync((uint)4294967295, value_ptr_8[0], 16, 32);
  if ((start_ptr_1[0] + 16) <= (((int)threadIdx.x) & 31)) {
    value_ptr_8[0] = (other_ptr_1[0] + value_ptr_8[0]);
  }
  _ptr_3[1] = __shfl_up_sync((uint)4294967295, value_ptr_8[0], 1, 32);
  if ((((int)threadIdx.x) % 32) == 0) {
    _ptr_3[1] = 0x0p+0f/*0.000000e+00*/;
  }
  if ((heads_ptr[0] & (((uint)1 << ((uint)(((int)threadIdx.x) & 31))) - (uint)1)) == (uint)0) {
    _ptr_3[1] = (_ptr_4[0] + _ptr_3[1]);
    if (_ptr_9[0] == (uint)0) {
      _ptr_8[0] = (_ptr_8[0] | (uint)2);
    }
  }
  value_ptr_8[0] = __shfl_sync((uint)4294967295, value_ptr_8[0], 31, 32);
  _ptr_4[0] = (_ptr_4[0] + value_ptr_8[0]);
  if (heads_ptr[0] != (uint)0) {
    _ptr_4[0] = value_ptr_8[0];
  }
  _ptr_9[0] = (_ptr_9[0] | heads_ptr[0]);
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
  if (_ptr_12[0] != (uint)0) {
    _ptr_4[0] = _ptr_11[0];
  }
  _ptr_9[0] = (_ptr_9[0] | _ptr_12[0]);
  if ((((int)threadIdx.x) >> 5) == 1) {
    _ptr_5[0] = _ptr_4[0];
    _ptr_10[0] = _ptr_9[0];
  }
  _ptr_4[0] = (_ptr_4[0] + _ptr_11[1]);
  if (_ptr_12[1] != (uint)0) {
    _ptr_4[0] = _ptr_11[1];
  }
  _ptr_9[0] = (_ptr_9[0] | _ptr_12[1]);
  if (((int)threadIdx.x) == 0) {
    totals_ptr[((int)blockIdx.x)] = _ptr_4[0];
    marks_ptr[((int)blockIdx.x)] = ((uchar)(_ptr_9[0] != (uint)0));
  }
}

extern "C" __global__ void __launch_bounds__(1024) main_kernel_1(uchar* __restrict__ marks_ptr, float* __restrict__ prefixes_ptr, float* __restrict__ totals_ptr) {
  int cse_v3 = (((int)threadIdx.x) >> 5);
  int warp_id_in_cta = __shfl_sync((uint)4294967295, (((int)threadIdx.x) >> 5), 0, 32);
  int row = 0;
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
  __shared__ alignas(64) float _ptr_11[32];
  __shared__ alignas(64) uint _ptr_12[32];
  _ptr_6[0] = 0x0p+0f/*0.000000e+00*/;
  if (((int)threadIdx.x) < 10) {
    _ptr[0] = totals_ptr[((int)threadIdx.x)];
  } else {
    _ptr[0] = 0x0p+0f/*0.000000e+00*/;
  }
  _ptr_7[0] = (uint)0;
  alignas(64) uchar marks_ptr_1[1];
  if (((int)threadIdx.x) < 10) {
    marks_ptr_1[0] = marks_ptr[((int)threadIdx.x)];
  } else {
    marks_ptr_1[0] = (uchar)0;
  }
  _ptr_7[0] = (_ptr_7[0] | ((marks_ptr_1[0] != (uchar)0) ? (uint)1 : (uint)0));
  _ptr_2[0] = 0x0p+0f/*0.000000e+00*/;
  _ptr_2[0] = (((_ptr_7[0] & (uint)1) != (uint)0) ? 0x0p+0f/*0.000000e+00*/ : _ptr_2[0]);
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
  heads_ptr[0] = tvm_builtin_ballot_sync((uint)4294967295, ((_ptr_7[0] & (uint)1) != (uint)0));
  alignas(64) float other_ptr[1];
  alignas(64) int start_ptr[1];
  start_ptr[0] = 0;
  int cse_v4 = (((int)threadIdx.x) & 31);
  uint cse_v8 = ((uint)(((int)threadIdx.x) & 31));
  start_ptr[0] = (31 - __clz(((int)((heads_ptr[0] & (((uint)2 << ((uint)(((int)threadIdx.x) & 31))) - (uint)1)) | (uint)1))));
  other_ptr[0] = __shfl_up_sync((uint)4294967295, value_ptr_1[0], 1, 32);
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
  if ((heads_ptr[0] & (((uint)1 << ((uint)(((int)threadIdx.x) & 31))) - (uint)1)) == (uint)0) {
    _ptr_3[0] = (_ptr_4[0] + _ptr_3[0]);
    if (_ptr_9[0] == (uint)0) {
      _ptr_8[0] = (_ptr_8[0] | (uint)1);
    }
  }
  value_ptr_1[0] = __shfl_sync((uint)4294967295, value_ptr_1[0], 31, 32);
  _ptr_4[0] = (_ptr_4[0] + value_ptr_1[0]);
  if (heads_ptr[0] != (uint)0) {
    _ptr_4[0] = value_ptr_1[0];
  }
  _ptr_9[0] = (_ptr_9[0] | heads_ptr[0]);
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
  if (_ptr_12[0] != (uint)0) {
    _ptr_4[0] = _ptr_11[0];
  }
  _ptr_9[0] = (_ptr_9[0] | _ptr_12[0]);
  if ((((int)threadIdx.x) >> 5) == 1) {
    _ptr_5[0] = _ptr_4[0];
    _ptr_10[0] = _ptr_9[0];
  }
  _ptr_4[0] = (_ptr_4[0] + _ptr_11[1]);
  if (_ptr_12[1] != (uint)0) {
    _ptr_4[0] = _ptr_11[1];
  }
  _ptr_9[0] = (_ptr_9[0] | _ptr_12[1]);
  if ((((int)threadIdx.x) >> 5) == 2) {
    _ptr_5[0] = _ptr_4[0];
    _ptr_10[0] = _ptr_9[0];
  }
  _ptr_4[0] = (_ptr_4[0] + _ptr_11[2]);
  if (_ptr_12[2] != (uint)0) {
    _ptr_4[0] = _ptr_11[2];
  }
  _ptr_9[0] = (_ptr_9[0] | _ptr_12[2]);
  if ((((int)threadIdx.x) >> 5) == 3) {
    _ptr_5[0] = _ptr_4[0];
    _ptr_10[0] = _ptr_9[0];
  }
  _ptr_4[0] = (_ptr_4[0] + _ptr_11[3]);
  if (_ptr_12[3] != (uint)0) {
    _ptr_4[0] = _ptr_11[3];
  }
  _ptr_9[0] = (_ptr_9[0] | _ptr_12[3]);
  if ((((int)threadIdx.x) >> 5) == 4) {
    _ptr_5[0] = _ptr_4[0];
    _ptr_10[0] = _ptr_9[0];
  }
  _ptr_4[0] = (_ptr_4[0] + _ptr_11[4]);
  if (_ptr_12[4] != (uint)0) {
    _ptr_4[0] = _ptr_11[4];
  }
  _ptr_9[0] = (_ptr_9[0] | _ptr_12[4]);
  if ((((int)threadIdx.x) >> 5) == 5) {
    _ptr_5[0] = _ptr_4[0];
    _ptr_10[0] = _ptr_9[0];
  }
  _ptr_4[0] = (_ptr_4[0] + _ptr_11[5]);
  if (_ptr_12[5] != (uint)0) {
    _ptr_4[0] = _ptr_11[5];
  }
  _ptr_9[0] = (_ptr_9[0] | _ptr_12[5]);
  if ((((int)threadIdx.x) >> 5) == 6) {
    _ptr_5[0] = _ptr_4[0];
    _ptr_10[0] = _ptr_9[0];
  }
  _ptr_4[0] = (_ptr_4[0] + _ptr_11[6]);
  if (_ptr_12[6] != (uint)0) {
    _ptr_4[0] = _ptr_11[6];
  }
  _ptr_9[0] = (_ptr_9[0] | _ptr_12[6]);
  if ((((int)threadIdx.x) >> 5) == 7) {
    _ptr_5[0] = _ptr_4[0];
    _ptr_10[0] = _ptr_9[0];
  }
  _ptr_4[0] = (_ptr_4[0] + _ptr_11[7]);
  if (_ptr_12[7] != (uint)0) {
    _ptr_4[0] = _ptr_11[7];
  }
  _ptr_9[0] = (_ptr_9[0] | _ptr_12[7]);
  if ((((int)threadIdx.x) >> 5) == 8) {
    _ptr_5[0] = _ptr_4[0];
    _ptr_10[0] = _ptr_9[0];
  }
  _ptr_4[0] = (_ptr_4[0] + _ptr_11[8]);
  if (_ptr_12[8] != (uint)0) {
    _ptr_4[0] = _ptr_11[8];
  }
  _ptr_9[0] = (_ptr_9[0] | _ptr_12[8]);
  if ((((int)threadIdx.x) >> 5) == 9) {
    _ptr_5[0] = _ptr_4[0];
    _ptr_10[0] = _ptr_9[0];
  }
  _ptr_4[0] = (_ptr_4[0] + _ptr_11[9]);
  if (_ptr_12[9] != (uint)0) {
    _ptr_4[0] = _ptr_11[9];
  }
  _ptr_9[0] = (_ptr_9[0] | _ptr_12[9]);
  if ((((int)threadIdx.x) >> 5) == 10) {
    _ptr_5[0] = _ptr_4[0];
    _ptr_10[0] = _ptr_9[0];
  }
  _ptr_4[0] = (_ptr_4[0] + _ptr_11[10]);
  if (_ptr_12[10] != (uint)0) {
    _ptr_4[0] = _ptr_11[10];
  }
  _ptr_9[0] = (_ptr_9[0] | _ptr_12[10]);
  if ((((int)threadIdx.x) >> 5) == 11) {
    _ptr_5[0] = _ptr_4[0];
    _ptr_10[0] = _ptr_9[0];
  }
  _ptr_4[0] = (_ptr_4[0] + _ptr_11[11]);
  if (_ptr_12[11] != (uint)0) {
    _ptr_4[0] = _ptr_11[11];
  }
  _ptr_9[0] = (_ptr_9[0] | _ptr_12[11]);
  if ((((int)threadIdx.x) >> 5) == 12) {
    _ptr_5[0] = _ptr_4[0];
    _ptr_10[0] = _ptr_9[0];
  }
  _ptr_4[0] = (_ptr_4[0] + _ptr_11[12]);
  if (_ptr_12[12] != (uint)0) {
    _ptr_4[0] = _ptr_11[12];
  }
  _ptr_9[0] = (_ptr_9[0] | _ptr_12[12]);
  if ((((int)threadIdx.x) >> 5) == 13) {
    _ptr_5[0] = _ptr_4[0];
    _ptr_10[0] = _ptr_9[0];
  }
  _ptr_4[0] = (_ptr_4[0] + _ptr_11[13]);
  if (_ptr_12[13] != (uint)0) {
    _ptr_4[0] = _ptr_11[13];
  }
  _ptr_9[0] = (_ptr_9[0] | _ptr_12[13]);
  if ((((int)threadIdx.x) >> 5) == 14) {
    _ptr_5[0] = _ptr_4[0];
    _ptr_10[0] = _ptr_9[0];
  }
  _ptr_4[0] = (_ptr_4[0] + _ptr_11[14]);
  if (_ptr_12[14] != (uint)0) {
    _ptr_4[0] = _ptr_11[14];
  }
  _ptr_9[0] = (_ptr_9[0] | _ptr_12[14]);
  if ((((int)threadIdx.x) >> 5) == 15) {
    _ptr_5[0] = _ptr_4[0];
    _ptr_10[0] = _ptr_9[0];
  }
  _ptr_4[0] = (_ptr_4[0] + _ptr_11[15]);
  if (_ptr_12[15] != (uint)0) {
    _ptr_4[0] = _ptr_11[15];
  }
  _ptr_9[0] = (_ptr_9[0] | _ptr_12[15]);
  if ((((int)threadIdx.x) >> 5) == 16) {
    _ptr_5[0] = _ptr_4[0];
    _ptr_10[0] = _ptr_9[0];
  }
  _ptr_4[0] = (_ptr_4[0] + _ptr_11[16]);
  if (_ptr_12[16] != (uint)0) {
    _ptr_4[0] = _ptr_11[16];
  }
  _ptr_9[0] = (_ptr_9[0] | _ptr_12[16]);
  if ((((int)threadIdx.x) >> 5) == 17) {
    _ptr_5[0] = _ptr_4[0];
    _ptr_10[0] = _ptr_9[0];
  }
  _ptr_4[0] = (_ptr_4[0] + _ptr_11[17]);
  if (_ptr_12[17] != (uint)0) {
    _ptr_4[0] = _ptr_11[17];
  }
  _ptr_9[0] = (_ptr_9[0] | _ptr_12[17]);
  if ((((int)threadIdx.x) >> 5) == 18) {
    _ptr_5[0] = _ptr_4[0];
    _ptr_10[0] = _ptr_9[0];
  }
  _ptr_4[0] = (_ptr_4[0] + _ptr_11[18]);
  if (_ptr_12[18] != (uint)0) {
    _ptr_4[0] = _ptr_11[18];
  }
  _ptr_9[0] = (_ptr_9[0] | _ptr_12[18]);
  if ((((int)threadIdx.x) >> 5) == 19) {
    _ptr_5[0] = _ptr_4[0];
    _ptr_10[0] = _ptr_9[0];
  }
  _ptr_4[0] = (_ptr_4[0] + _ptr_11[19]);
  if (_ptr_12[19] != (uint)0) {
    _ptr_4[0] = _ptr_11[19];
  }
  _ptr_9[0] = (_ptr_9[0] | _ptr_12[19]);
  if ((((int)threadIdx.x) >> 5) == 20) {
    _ptr_5[0] = _ptr_4[0];
    _ptr_10[0] = _ptr_9[0];
  }
  _ptr_4[0] = (_ptr_4[0] + _ptr_11[20]);
  if (_ptr_12[20] != (uint)0) {
    _ptr_4[0] = _ptr_11[20];
  }
  _ptr_9[0] = (_ptr_9[0] | _ptr_12[20]);
  if ((((int)threadIdx.x) >> 5) == 21) {
    _ptr_5[0] = _ptr_4[0];
    _ptr_10[0] = _ptr_9[0];
  }
  _ptr_4[0] = (_ptr_4[0] + _ptr_11[21]);
  if (_ptr_12[21] != (uint)0) {
    _ptr_4[0] = _ptr_11[21];
  }
  _ptr_9[0] = (_ptr_9[0] | _ptr_12[21]);
  if ((((int)threadIdx.x) >> 5) == 22) {
    _ptr_5[0] = _ptr_4[0];
    _ptr_10[0] = _ptr_9[0];
  }
  _ptr_4[0] = (_ptr_4[0] + _ptr_11[22]);
  if (_ptr_12[22] != (uint)0) {
    _ptr_4[0] = _ptr_11[22];
  }
  _ptr_9[0] = (_ptr_9[0] | _ptr_12[22]);
  if ((((int)threadIdx.x) >> 5) == 23) {
    _ptr_5[0] = _ptr_4[0];
    _ptr_10[0] = _ptr_9[0];
  }
  _ptr_4[0] = (_ptr_4[0] + _ptr_11[23]);
  if (_ptr_12[23] != (uint)0) {
    _ptr_4[0] = _ptr_11[23];
  }
  _ptr_9[0] = (_ptr_9[0] | _ptr_12[23]);
  if ((((int)threadIdx.x) >> 5) == 24) {
    _ptr_5[0] = _ptr_4[0];
    _ptr_10[0] = _ptr_9[0];
  }
  _ptr_4[0] = (_ptr_4[0] + _ptr_11[24]);
  if (_ptr_12[24] != (uint)0) {
    _ptr_4[0] = _ptr_11[24];
  }
  _ptr_9[0] = (_ptr_9[0] | _ptr_12[24]);
  if ((((int)threadIdx.x) >> 5) == 25) {
    _ptr_5[0] = _ptr_4[0];
    _ptr_10[0] = _ptr_9[0];
  }
  _ptr_4[0] = (_ptr_4[0] + _ptr_11[25]);
  if (_ptr_12[25] != (uint)0) {
    _ptr_4[0] = _ptr_11[25];
  }
  _ptr_9[0] = (_ptr_9[0] | _ptr_12[25]);
  if ((((int)threadIdx.x) >> 5) == 26) {
    _ptr_5[0] = _ptr_4[0];
    _ptr_10[0] = _ptr_9[0];
  }
  _ptr_4[0] = (_ptr_4[0] + _ptr_11[26]);
  if (_ptr_12[26] != (uint)0) {
    _ptr_4[0] = _ptr_11[26];
  }
  _ptr_9[0] = (_ptr_9[0] | _ptr_12[26]);
  if ((((int)threadIdx.x) >> 5) == 27) {
    _ptr_5[0] = _ptr_4[0];
    _ptr_10[0] = _ptr_9[0];
  }
  _ptr_4[0] = (_ptr_4[0] + _ptr_11[27]);
  if (_ptr_12[27] != (uint)0) {
    _ptr_4[0] = _ptr_11[27];
  }
  _ptr_9[0] = (_ptr_9[0] | _ptr_12[27]);
  if ((((int)threadIdx.x) >> 5) == 28) {
    _ptr_5[0] = _ptr_4[0];
    _ptr_10[0] = _ptr_9[0];
  }
  _ptr_4[0] = (_ptr_4[0] + _ptr_11[28]);
  if (_ptr_12[28] != (uint)0) {
    _ptr_4[0] = _ptr_11[28];
  }
  _ptr_9[0] = (_ptr_9[0] | _ptr_12[28]);
  if ((((int)threadIdx.x) >> 5) == 29) {
    _ptr_5[0] = _ptr_4[0];
    _ptr_10[0] = _ptr_9[0];
  }
  _ptr_4[0] = (_ptr_4[0] + _ptr_11[29]);
  if (_ptr_12[29] != (uint)0) {
    _ptr_4[0] = _ptr_11[29];
  }
  _ptr_9[0] = (_ptr_9[0] | _ptr_12[29]);
  if ((((int)threadIdx.x) >> 5) == 30) {
    _ptr_5[0] = _ptr_4[0];
    _ptr_10[0] = _ptr_9[0];
  }
  _ptr_4[0] = (_ptr_4[0] + _ptr_11[30]);
  if (_ptr_12[30] != (uint)0) {
    _ptr_4[0] = _ptr_11[30];
  }
  _ptr_9[0] = (_ptr_9[0] | _ptr_12[30]);
  if ((((int)threadIdx.x) >> 5) == 31) {
    _ptr_5[0] = _ptr_4[0];
    _ptr_10[0] = _ptr_9[0];
  }
  _ptr_4[0] = (_ptr_4[0] + _ptr_11[31]);
  if (_ptr_12[31] != (uint)0) {
    _ptr_4[0] = _ptr_11[31];
  }
  _ptr_9[0] = (_ptr_9[0] | _ptr_12[31]);
  alignas(64) float start_ptr_1[1];
  if (_ptr_10[0] == (uint)0) {
    _ptr_5[0] = (_ptr_6[0] + _ptr_5[0]);
  }
  start_ptr_1[0] = _ptr_3[0];
  if ((_ptr_8[0] & (uint)1) != (uint)0) {
    start_ptr_1[0] = (_ptr_5[0] + start_ptr_1[0]);
  }
  if ((_ptr_7[0] & (uint)1) == (uint)0) {
    _ptr_1[0] = (start_ptr_1[0] + _ptr_1[0]);
  }
  _ptr[0] = _ptr_1[0];
  if (((int)threadIdx.x) < 10) {
    prefixes_ptr[((int)threadIdx.x)] = _ptr[0];
  } else {
  }
  _ptr_6[0] = (_ptr_6[0] + _ptr_4[0]);
  if (_ptr_9[0] != (uint)0) {
    _ptr_6[0] = _ptr_4[0];
  }
  tvm_builtin_cuda_cta_sync();
}

extern "C" __global__ void __launch_bounds__(64) main_kernel_2(float* __restrict__ X_flat_ptr, float* __restrict__ Y_flat_ptr, float* __restrict__ prefixes_ptr) {
  int cse_v5 = (((int)threadIdx.x) >> 5);
  int warp_id_in_cta = __shfl_sync((uint)4294967295, (((int)threadIdx.x) >> 5), 0, 32);
  int block = ((int)blockIdx.x);
  int thread = ((int)threadIdx.x);
  alignas(64) float _ptr[8];
  alignas(64) float _ptr_1[8];
  alignas(64) float _ptr_2[2];
  alignas(64) float _ptr_3[2];
  alignas(64) float _ptr_4[1];
  alignas(64) float _ptr_5[1];
  alignas(64) float _ptr_6[1];
  alignas(64) uint _ptr_7[1];
  alignas(64) uint _ptr_8[1];
  alignas(64) uint _ptr_9[1];
  alignas(64) uint _ptr_10[1];
  __shared__ alignas(64) float _ptr_11[2];
  __shared__ alignas(64) uint _ptr_12[2];
  int cse_v6 = (((int)threadIdx.x) & 31);
  int cse_v13 = (((((int)blockIdx.x) * 512) + ((((int)threadIdx.x) >> 5) * 256)) + ((((int)threadIdx.x) & 31) * 4));
  *(float4*)(_ptr + 0) = *(float4*)(X_flat_ptr + (((((int)blockIdx.x) * 512) + ((((int)threadIdx.x) >> 5) * 256)) + ((((int)threadIdx.x) & 31) * 4)));
  int cse_v14 = (((((int)blockIdx.x) * 256) + ((((int)threadIdx.x) >> 5) * 128)) + ((((int)threadIdx.x) & 31) * 2));
  int cse_v15 = (((((int)blockIdx.x) * 128) + ((((int)threadIdx.x) >> 5) * 64)) + (((int)threadIdx.x) & 31));
  int cse_v19 = ((((((int)blockIdx.x) * 512) + ((((int)threadIdx.x) >> 5) * 256)) + ((((int)threadIdx.x) & 31) * 4)) + 128);
  int cse_v20 = ((((((int)blockIdx.x) * 512) + ((((int)threadIdx.x) >> 5) * 256)) + ((((int)threadIdx.x) & 31) * 4)) + 129);
  int cse_v21 = ((((((int)blockIdx.x) * 512) + ((((int)threadIdx.x) >> 5) * 256)) + ((((int)threadIdx.x) & 31) * 4)) + 130);
  if ((((((int)blockIdx.x) * 256) + ((((int)threadIdx.x) >> 5) * 128)) + ((((int)threadIdx.x) & 31) * 2)) < 2457) {
    *(float4*)(_ptr + 4) = *(float4*)(X_flat_ptr + ((((((int)blockIdx.x) * 512) + ((((int)threadIdx.x) >> 5) * 256)) + ((((int)threadIdx.x) & 31) * 4)) + 128));
  } else {
    _ptr[4] = 0x0p+0f/*0.000000e+00*/;
    if ((((((int)blockIdx.x) * 512) + ((((int)threadIdx.x) >> 5) * 256)) + ((((int)threadIdx.x) & 31) * 4)) < 4917) {
      _ptr[4] = X_flat_ptr[((((((int)blockIdx.x) * 512) + ((((int)threadIdx.x) >> 5) * 256)) + ((((int)threadIdx.x) & 31) * 4)) + 128)];
    }
    _ptr[5] = 0x0p+0f/*0.000000e+00*/;
    if ((((((int)blockIdx.x) * 128) + ((((int)threadIdx.x) >> 5) * 64)) + (((int)threadIdx.x) & 31)) < 1229) {
      _ptr[5] = X_flat_ptr[((((((int)blockIdx.x) * 512) + ((((int)threadIdx.x) >> 5) * 256)) + ((((int)threadIdx.x) & 31) * 4)) + 129)];
    }
    _ptr[6] = 0x0p+0f/*0.000000e+00*/;
    if ((((((int)blockIdx.x) * 512) + ((((int)threadIdx.x) >> 5) * 256)) + ((((int)threadIdx.x) & 31) * 4)) < 4915) {
      _ptr[6] = X_flat_ptr[((((((int)blockIdx.x) * 512) + ((((int)threadIdx.x) >> 5) * 256)) + ((((int)threadIdx.x) & 31) * 4)) + 130)];
    }
    _ptr[7] = 0x0p+0f/*0.000000e+00*/;
  }
  _ptr_7[0] = (uint)0;
  alignas(64) int column_ptr[1];
  column_ptr[0] = ((((((int)blockIdx.x) * 512) + ((((int)threadIdx.x) >> 5) * 256)) + ((((int)threadIdx.x) & 31) * 4)) % 1009);
  _ptr_7[0] = (_ptr_7[0] | (((column_ptr[0] % 1009) == 0) ? (uint)1 : (uint)0));
  _ptr_7[0] = (_ptr_7[0] | ((((column_ptr[0] + 1) % 1009) == 0) ? (uint)2 : (uint)0));
  _ptr_7[0] = (_ptr_7[0] | ((((column_ptr[0] + 2) % 1009) == 0) ? (uint)4 : (uint)0));
  _ptr_7[0] = (_ptr_7[0] | ((((column_ptr[0] + 3) % 1009) == 0) ? (uint)8 : (uint)0));
  alignas(64) int column_ptr_1[1];
  column_ptr_1[0] = (((((((int)blockIdx.x) * 512) + ((((int)threadIdx.x) >> 5) * 256)) + ((((int)threadIdx.x) & 31) * 4)) + 128) % 1009);
  _ptr_7[0] = (_ptr_7[0] | (((column_ptr_1[0] % 1009) == 0) ? (uint)16 : (uint)0));
  _ptr_7[0] = (_ptr_7[0] | ((((column_ptr_1[0] + 1) % 1009) == 0) ? (uint)32 : (uint)0));
  _ptr_7[0] = (_ptr_7[0] | ((((column_ptr_1[0] + 2) % 1009) == 0) ? (uint)64 : (uint)0));
  _ptr_7[0] = (_ptr_7[0] | ((((column_ptr_1[0] + 3) % 1009) == 0) ? (uint)128 : (uint)0));
  _ptr_2[0] = 0x0p+0f/*0.000000e+00*/;
  _ptr_2[0] = (((_ptr_7[0] & (uint)1) != (uint)0) ? 0x0p+0f/*0.000000e+00*/ : _ptr_2[0]);
  alignas(64) float value_ptr[1];
  value_ptr[0] = _ptr[0];
  _ptr_2[0] = (_ptr_2[0] + value_ptr[0]);
  _ptr_1[0] = _ptr_2[0];
  _ptr_2[0] = (((_ptr_7[0] & (uint)2) != (uint)0) ? 0x0p+0f/*0.000000e+00*/ : _ptr_2[0]);
  alignas(64) float value_ptr_1[1];
  value_ptr_1[0] = _ptr[1];
  _ptr_2[0] = (_ptr_2[0] + value_ptr_1[0]);
  _ptr_1[1] = _ptr_2[0];
  _ptr_2[0] = (((_ptr_7[0] & (uint)4) != (uint)0) ? 0x0p+0f/*0.000000e+00*/ : _ptr_2[0]);
  alignas(64) float value_ptr_2[1];
  value_ptr_2[0] = _ptr[2];
  _ptr_2[0] = (_ptr_2[0] + value_ptr_2[0]);
  _ptr_1[2] = _ptr_2[0];
  _ptr_2[0] = (((_ptr_7[0] & (uint)8) != (uint)0) ? 0x0p+0f/*0.000000e+00*/ : _ptr_2[0]);
  alignas(64) float value_ptr_3[1];
  value_ptr_3[0] = _ptr[3];
  _ptr_2[0] = (_ptr_2[0] + value_ptr_3[0]);
  _ptr_1[3] = _ptr_2[0];
  _ptr_2[1] = 0x0p+0f/*0.000000e+00*/;
  _ptr_2[1] = (((_ptr_7[0] & (uint)16) != (uint)0) ? 0x0p+0f/*0.000000e+00*/ : _ptr_2[1]);
  alignas(64) float value_ptr_4[1];
  value_ptr_4[0] = _ptr[4];
  _ptr_2[1] = (_ptr_2[1] + value_ptr_4[0]);
  _ptr_1[4] = _ptr_2[1];
  _ptr_2[1] = (((_ptr_7[0] & (uint)32) != (uint)0) ? 0x0p+0f/*0.000000e+00*/ : _ptr_2[1]);
  alignas(64) float value_ptr_5[1];
  value_ptr_5[0] = _ptr[5];
  _ptr_2[1] = (_ptr_2[1] + value_ptr_5[0]);
  _ptr_1[5] = _ptr_2[1];
  _ptr_2[1] = (((_ptr_7[0] & (uint)64) != (uint)0) ? 0x0p+0f/*0.000000e+00*/ : _ptr_2[1]);
  alignas(64) float value_ptr_6[1];
  value_ptr_6[0] = _ptr[6];
  _ptr_2[1] = (_ptr_2[1] + value_ptr_6[0]);
  _ptr_1[6] = _ptr_2[1];
  _ptr_2[1] = (((_ptr_7[0] & (uint)128) != (uint)0) ? 0x0p+0f/*0.000000e+00*/ : _ptr_2[1]);
  alignas(64) float value_ptr_7[1];
  value_ptr_7[0] = _ptr[7];
  _ptr_2[1] = (_ptr_2[1] + value_ptr_7[0]);
  _ptr_1[7] = _ptr_2[1];
  alignas(64) float value_ptr_8[1];
  alignas(64) uint heads_ptr[1];
  _ptr_4[0] = 0x0p+0f/*0.000000e+00*/;
  _ptr_9[0] = (uint)0;
  _ptr_8[0] = (uint)0;
  value_ptr_8[0] = _ptr_2[0];
  heads_ptr[0] = (uint)0;
  heads_ptr[0] = tvm_builtin_ballot_sync((uint)4294967295, ((_ptr_7[0] & (uint)15) != (uint)0));
  alignas(64) float other_ptr[1];
  alignas(64) int start_ptr[1];
  start_ptr[0] = 0;
  uint cse_v9 = ((uint)(((int)threadIdx.x) & 31));
  uint cse_v16 = (((uint)2 << ((uint)(((int)threadIdx.x) & 31))) - (uint)1);
  start_ptr[0] = (31 - __clz(((int)((heads_ptr[0] & (((uint)2 << ((uint)(((int)threadIdx.x) & 31))) - (uint)1)) | (uint)1))));
  other_ptr[0] = __shfl_up_sync((uint)4294967295, value_ptr_8[0], 1, 32);
  if (start_ptr[0] < (((int)threadIdx.x) & 31)) {
    value_ptr_8[0] = (other_ptr[0] + value_ptr_8[0]);
  }
  other_ptr[0] = __shfl_up_sync((uint)4294967295, value_ptr_8[0], 2, 32);
  if ((start_ptr[0] + 2) <= (((int)threadIdx.x) & 31)) {
    value_ptr_8[0] = (other_ptr[0] + value_ptr_8[0]);
  }
  other_ptr[0] = __shfl_up_sync((uint)4294967295, value_ptr_8[0], 4, 32);
  if ((start_ptr[0] + 4) <= (((int)threadIdx.x) & 31)) {
    value_ptr_8[0] = (other_ptr[0] + value_ptr_8[0]);
  }
  other_ptr[0] = __shfl_up_sync((uint)4294967295, value_ptr_8[0], 8, 32);
  if ((start_ptr[0] + 8) <= (((int)threadIdx.x) & 31)) {
    value_ptr_8[0] = (other_ptr[0] + value_ptr_8[0]);
  }
  other_ptr[0] = __shfl_up_sync((uint)4294967295, value_ptr_8[0], 16, 32);
  if ((start_ptr[0] + 16) <= (((int)threadIdx.x) & 31)) {
    value_ptr_8[0] = (other_ptr[0] + value_ptr_8[0]);
  }
  _ptr_3[0] = __shfl_up_sync((uint)4294967295, value_ptr_8[0], 1, 32);
  if ((((int)threadIdx.x) % 32) == 0) {
    _ptr_3[0] = 0x0p+0f/*0.000000e+00*/;
  }
  uint cse_v17 = (((uint)1 << ((uint)(((int)threadIdx.x) & 31))) - (uint)1);
  if ((heads_ptr[0] & (((uint)1 << ((uint)(((int)threadIdx.x) & 31))) - (uint)1)) == (uint)0) {
    _ptr_3[0] = (_ptr_4[0] + _ptr_3[0]);
    if (_ptr_9[0] == (uint)0) {
      _ptr_8[0] = (_ptr_8[0] | (uint)1);
    }
  }
  value_ptr_8[0] = __shfl_sync((uint)4294967295, value_ptr_8[0], 31, 32);
  _ptr_4[0] = (_ptr_4[0] + value_ptr_8[0]);
  if (heads_ptr[0] != (uint)0) {
    _ptr_4[0] = value_ptr_8[0];
  }
  _ptr_9[0] = (_ptr_9[0] | heads_ptr[0]);
  value_ptr_8[0] = _ptr_2[1];
  heads_ptr[0] = (uint)0;
  heads_ptr[0] = tvm_builtin_ballot_sync((uint)4294967295, ((_ptr_7[0] & (uint)240) != (uint)0));
  alignas(64) float other_ptr_1[1];
  alignas(64) int start_ptr_1[1];
  start_ptr_1[0] = 0;
  start_ptr_1[0] = (31 - __clz(((int)((heads_ptr[0] & (((uint)2 << ((uint)(((int)threadIdx.x) & 31))) - (uint)1)) | (uint)1))));
  other_ptr_1[0] = __shfl_up_sync((uint)4294967295, value_ptr_8[0], 1, 32);
  if (start_ptr_1[0] < (((int)threadIdx.x) & 31)) {
    value_ptr_8[0] = (other_ptr_1[0] + value_ptr_8[0]);
  }
  other_ptr_1[0] = __shfl_up_sync((uint)4294967295, value_ptr_8[0], 2, 32);
  if ((start_ptr_1[0] + 2) <= (((int)threadIdx.x) & 31)) {
    value_ptr_8[0] = (other_ptr_1[0] + value_ptr_8[0]);
  }
  other_ptr_1[0] = __shfl_up_sync((uint)4294967295, value_ptr_8[0], 4, 32);
  if ((start_ptr_1[0] + 4) <= (((int)threadIdx.x) & 31)) {
    value_ptr_8[0] = (other_ptr_1[0] + value_ptr_8[0]);
  }
  other_ptr_1[0] = __shfl_up_sync((uint)4294967295, value_ptr_8[0], 8, 32);
  if ((start_ptr_1[0] + 8) <= (((int)threadIdx.x) & 31)) {
    value_ptr_8[0] = (other_ptr_1[0] + value_ptr_8[0]);
  }
  other_ptr_1[0] = __shfl_up_sync((uint)4294967295, value_ptr_8[0], 16, 32);
  if ((start_ptr_1[0] + 16) <= (((int)threadIdx.x) & 31)) {
    value_ptr_8[0] = (other_ptr_1[0] + value_ptr_8[0]);
  }
  _ptr_3[1] = __shfl_up_sync((uint)4294967295, value_ptr_8[0], 1, 32);
  if ((((int)threadIdx.x) % 32) == 0) {
    _ptr_3[1] = 0x0p+0f/*0.000000e+00*/;
  }
  if ((heads_ptr[0] & (((uint)1 << ((uint)(((int)threadIdx.x) & 31))) - (uint)1)) == (uint)0) {
    _ptr_3[1] = (_ptr_4[0] + _ptr_3[1]);
    if (_ptr_9[0] == (uint)0) {
      _ptr_8[0] = (_ptr_8[0] | (uint)2);
    }
  }
  value_ptr_8[0] = __shfl_sync((uint)4294967295, value_ptr_8[0], 31, 32);
  _ptr_4[0] = (_ptr_4[0] + value_ptr_8[0]);
  if (heads_ptr[0] != (uint)0) {
    _ptr_4[0] = value_ptr_8[0];
  }
  _ptr_9[0] = (_ptr_9[0] | heads_ptr[0]);
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
  if (_ptr_12[0] != (uint)0) {
    _ptr_4[0] = _ptr_11[0];
  }
  _ptr_9[0] = (_ptr_9[0] | _ptr_12[0]);
  if ((((int)threadIdx.x) >> 5) == 1) {
    _ptr_5[0] = _ptr_4[0];
    _ptr_10[0] = _ptr_9[0];
  }
  _ptr_4[0] = (_ptr_4[0] + _ptr_11[1]);
  if (_ptr_12[1] != (uint)0) {
    _ptr_4[0] = _ptr_11[1];
  }
  _ptr_9[0] = (_ptr_9[0] | _ptr_12[1]);
  _ptr_6[0] = 0x0p+0f/*0.000000e+00*/;
  if (0 < ((int)blockIdx.x)) {
    _ptr_6[0] = prefixes_ptr[(((int)blockIdx.x) - 1)];
  }
  alignas(64) float start_ptr_2[1];
  if (_ptr_10[0] == (uint)0) {
    _ptr_5[0] = (_ptr_6[0] + _ptr_5[0]);
  }
  start_ptr_2[0] = _ptr_3[0];
  if ((_ptr_8[0] & (uint)1) != (uint)0) {
    start_ptr_2[0] = (_ptr_5[0] + start_ptr_2[0]);
  }
  if ((_ptr_7[0] & (uint)1) == (uint)0) {
    _ptr_1[0] = (start_ptr_2[0] + _ptr_1[0]);
  }
  _ptr[0] = _ptr_1[0];
  if ((_ptr_7[0] & (uint)3) == (uint)0) {
    _ptr_1[1] = (start_ptr_2[0] + _ptr_1[1]);
  }
  _ptr[1] = _ptr_1[1];
  if ((_ptr_7[0] & (uint)7) == (uint)0) {
    _ptr_1[2] = (start_ptr_2[0] + _ptr_1[2]);
  }
  _ptr[2] = _ptr_1[2];
  if ((_ptr_7[0] & (uint)15) == (uint)0) {
    _ptr_1[3] = (start_ptr_2[0] + _ptr_1[3]);
  }
  _ptr[3] = _ptr_1[3];
  start_ptr_2[0] = _ptr_3[1];
  if ((_ptr_8[0] & (uint)2) != (uint)0) {
    start_ptr_2[0] = (_ptr_5[0] + start_ptr_2[0]);
  }
  if ((_ptr_7[0] & (uint)16) == (uint)0) {
    _ptr_1[4] = (start_ptr_2[0] + _ptr_1[4]);
  }
  _ptr[4] = _ptr_1[4];
  if ((_ptr_7[0] & (uint)48) == (uint)0) {
    _ptr_1[5] = (start_ptr_2[0] + _ptr_1[5]);
  }
  _ptr[5] = _ptr_1[5];
  if ((_ptr_7[0] & (uint)112) == (uint)0) {
    _ptr_1[6] = (start_ptr_2[0] + _ptr_1[6]);
  }
  _ptr[6] = _ptr_1[6];
  if ((_ptr_7[0] & (uint)240) == (uint)0) {
    _ptr_1[7] = (start_ptr_2[0] + _ptr_1[7]);
  }
  _ptr[7] = _ptr_1[7];
  *(float4*)(Y_flat_ptr + (((((int)blockIdx.x) * 512) + ((((int)threadIdx.x) >> 5) * 256)) + ((((int)threadIdx.x) & 31) * 4))) = *(float4*)(_ptr + 0);
  if ((((((int)blockIdx.x) * 256) + ((((int)threadIdx.x) >> 5) * 128)) + ((((int)threadIdx.x) & 31) * 2)) < 2457) {
    *(float4*)(Y_flat_ptr + ((((((int)blockIdx.x) * 512) + ((((int)threadIdx.x) >> 5) * 256)) + ((((int)threadIdx.x) & 31) * 4)) + 128)) = *(float4*)(_ptr + 4);
  } else {
    if ((((((int)blockIdx.x) * 512) + ((((int)threadIdx.x) >> 5) * 256)) + ((((int)threadIdx.x) & 31) * 4)) < 4917) {
      Y_flat_ptr[((((((int)blockIdx.x) * 512) + ((((int)threadIdx.x) >> 5) * 256)) + ((((int)threadIdx.x) & 31) * 4)) + 128)] = _ptr[4];
    }
    if ((((((int)blockIdx.x) * 128) + ((((int)threadIdx.x) >> 5) * 64)) + (((int)threadIdx.x) & 31)) < 1229) {
      Y_flat_ptr[((((((int)blockIdx.x) * 512) + ((((int)threadIdx.x) >> 5) * 256)) + ((((int)threadIdx.x) & 31) * 4)) + 129)] = _ptr[5];
    }
    if ((((((int)blockIdx.x) * 512) + ((((int)threadIdx.x) >> 5) * 256)) + ((((int)threadIdx.x) & 31) * 4)) < 4915) {
      Y_flat_ptr[((((((int)blockIdx.x) * 512) + ((((int)threadIdx.x) >> 5) * 256)) + ((((int)threadIdx.x) & 31) * 4)) + 130)] = _ptr[6];
    }
  }
}
