extern "C" __global__ void __launch_bounds__(64) main_kernel(float* __restrict__ X_flat_ptr, float* __restrict__ Y_flat_ptr, uchar* __restrict__ heads_flat_ptr);
extern "C" __global__ void __launch_bounds__(64) main_kernel(float* __restrict__ X_flat_ptr, float* __restrict__ Y_flat_ptr, uchar* __restrict__ heads_flat_ptr) {
  int cse_v1 = (((int)threadIdx.x) >> 5);
  int warp_id_in_cta = __shfl_sync((uint)4294967295, (((int)threadIdx.x) >> 5), 0, 32);
  int row = ((int)blockIdx.x);
  int thread = ((int)threadIdx.x);
  alignas(64) float _ptr[4];
  alignas(64) float _ptr_1[4];
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
  _ptr_6[0] = 0x0p+0f/*0.000000e+00*/;
  for (int tile = 0; tile < 4; ++tile) {
    int cse_v2 = (((int)threadIdx.x) & 31);
    int cse_v3 = (tile * 256);
    int cse_v4 = (((int)blockIdx.x) * 1002);
    int cse_v5 = ((((int)threadIdx.x) & 31) * 2);
    int cse_v6 = ((((int)threadIdx.x) >> 5) * 128);
    int cse_v13 = ((((2002 - ((((int)threadIdx.x) & 31) * 2)) - ((((int)threadIdx.x) >> 5) * 128)) - (tile * 256)) - (((int)blockIdx.x) * 1002));
    *(float2*)(_ptr + 0) = *(float2*)(X_flat_ptr + ((((2002 - ((((int)threadIdx.x) & 31) * 2)) - ((((int)threadIdx.x) >> 5) * 128)) - (tile * 256)) - (((int)blockIdx.x) * 1002)));
    int cse_v7 = ((((int)blockIdx.x) * 1002) + 937);
    int cse_v9 = ((((((int)blockIdx.x) * 1002) + (tile * 256)) + ((((int)threadIdx.x) >> 5) * 128)) + ((((int)threadIdx.x) & 31) * 2));
    int cse_v10 = (((tile * 128) + ((((int)threadIdx.x) >> 5) * 64)) + (((int)threadIdx.x) & 31));
    int cse_v14 = ((((1938 - ((((int)threadIdx.x) & 31) * 2)) - ((((int)threadIdx.x) >> 5) * 128)) - (tile * 256)) - (((int)blockIdx.x) * 1002));
    int cse_v15 = ((((1939 - ((((int)threadIdx.x) & 31) * 2)) - ((((int)threadIdx.x) >> 5) * 128)) - (tile * 256)) - (((int)blockIdx.x) * 1002));
    if (((((((int)blockIdx.x) * 1002) + (tile * 256)) + ((((int)threadIdx.x) >> 5) * 128)) + ((((int)threadIdx.x) & 31) * 2)) < ((((int)blockIdx.x) * 1002) + 937)) {
      *(float2*)(_ptr + 2) = *(float2*)(X_flat_ptr + ((((1938 - ((((int)threadIdx.x) & 31) * 2)) - ((((int)threadIdx.x) >> 5) * 128)) - (tile * 256)) - (((int)blockIdx.x) * 1002)));
    } else {
      _ptr[3] = 0x0p+0f/*0.000000e+00*/;
      if ((((tile * 128) + ((((int)threadIdx.x) >> 5) * 64)) + (((int)threadIdx.x) & 31)) < 469) {
        _ptr[3] = X_flat_ptr[((((1939 - ((((int)threadIdx.x) & 31) * 2)) - ((((int)threadIdx.x) >> 5) * 128)) - (tile * 256)) - (((int)blockIdx.x) * 1002))];
      }
      _ptr[2] = 0x0p+0f/*0.000000e+00*/;
      if ((((tile * 128) + ((((int)threadIdx.x) >> 5) * 64)) + (((int)threadIdx.x) & 31)) < 469) {
        _ptr[2] = X_flat_ptr[((((1938 - ((((int)threadIdx.x) & 31) * 2)) - ((((int)threadIdx.x) >> 5) * 128)) - (tile * 256)) - (((int)blockIdx.x) * 1002))];
      }
    }
    _ptr_7[0] = (uint)0;
    alignas(64) uchar marks_ptr[4];
    *(uchar2*)(marks_ptr + 0) = *(uchar2*)(heads_flat_ptr + ((((2002 - ((((int)threadIdx.x) & 31) * 2)) - ((((int)threadIdx.x) >> 5) * 128)) - (tile * 256)) - (((int)blockIdx.x) * 1002)));
    if (((((((int)blockIdx.x) * 1002) + (tile * 256)) + ((((int)threadIdx.x) >> 5) * 128)) + ((((int)threadIdx.x) & 31) * 2)) < ((((int)blockIdx.x) * 1002) + 937)) {
      *(uchar2*)(marks_ptr + 2) = *(uchar2*)(heads_flat_ptr + ((((1938 - ((((int)threadIdx.x) & 31) * 2)) - ((((int)threadIdx.x) >> 5) * 128)) - (tile * 256)) - (((int)blockIdx.x) * 1002)));
    } else {
      marks_ptr[3] = (uchar)0;
      if ((((tile * 128) + ((((int)threadIdx.x) >> 5) * 64)) + (((int)threadIdx.x) & 31)) < 469) {
        marks_ptr[3] = heads_flat_ptr[((((1939 - ((((int)threadIdx.x) & 31) * 2)) - ((((int)threadIdx.x) >> 5) * 128)) - (tile * 256)) - (((int)blockIdx.x) * 1002))];
      }
      marks_ptr[2] = (uchar)0;
      if ((((tile * 128) + ((((int)threadIdx.x) >> 5) * 64)) + (((int)threadIdx.x) & 31)) < 469) {
        marks_ptr[2] = heads_flat_ptr[((((1938 - ((((int)threadIdx.x) & 31) * 2)) - ((((int)threadIdx.x) >> 5) * 128)) - (tile * 256)) - (((int)blockIdx.x) * 1002))];
      }
    }
    _ptr_7[0] = (_ptr_7[0] | ((marks_ptr[1] != (uchar)0) ? (uint)1 : (uint)0));
    _ptr_7[0] = (_ptr_7[0] | ((marks_ptr[0] != (uchar)0) ? (uint)2 : (uint)0));
    _ptr_7[0] = (_ptr_7[0] | ((marks_ptr[3] != (uchar)0) ? (uint)4 : (uint)0));
    _ptr_7[0] = (_ptr_7[0] | ((marks_ptr[2] != (uchar)0) ? (uint)8 : (uint)0));
    _ptr_2[0] = 0x0p+0f/*0.000000e+00*/;
    _ptr_2[0] = (((_ptr_7[0] & (uint)1) != (uint)0) ? 0x0p+0f/*0.000000e+00*/ : _ptr_2[0]);
    alignas(64) float value_ptr[1];
    value_ptr[0] = _ptr[1];
    _ptr_2[0] = (_ptr_2[0] + value_ptr[0]);
    _ptr_1[0] = _ptr_2[0];
    _ptr_2[0] = (((_ptr_7[0] & (uint)2) != (uint)0) ? 0x0p+0f/*0.000000e+00*/ : _ptr_2[0]);
    alignas(64) float value_ptr_1[1];
    value_ptr_1[0] = _ptr[0];
    _ptr_2[0] = (_ptr_2[0] + value_ptr_1[0]);
    _ptr_1[1] = _ptr_2[0];
    _ptr_2[1] = 0x0p+0f/*0.000000e+00*/;
    _ptr_2[1] = (((_ptr_7[0] & (uint)4) != (uint)0) ? 0x0p+0f/*0.000000e+00*/ : _ptr_2[1]);
    alignas(64) float value_ptr_2[1];
    value_ptr_2[0] = _ptr[3];
    _ptr_2[1] = (_ptr_2[1] + value_ptr_2[0]);
    _ptr_1[2] = _ptr_2[1];
    _ptr_2[1] = (((_ptr_7[0] & (uint)8) != (uint)0) ? 0x0p+0f/*0.000000e+00*/ : _ptr_2[1]);
    alignas(64) float value_ptr_3[1];
    value_ptr_3[0] = _ptr[2];
    _ptr_2[1] = (_ptr_2[1] + value_ptr_3[0]);
    _ptr_1[3] = _ptr_2[1];
    alignas(64) float value_ptr_4[1];
    alignas(64) uint heads_ptr[1];
    _ptr_4[0] = 0x0p+0f/*0.000000e+00*/;
    _ptr_9[0] = (uint)0;
    _ptr_8[0] = (uint)0;
    value_ptr_4[0] = _ptr_2[0];
    heads_ptr[0] = (uint)0;
    heads_ptr[0] = tvm_builtin_ballot_sync((uint)4294967295, ((_ptr_7[0] & (uint)3) != (uint)0));
    alignas(64) float other_ptr[1];
    alignas(64) int start_ptr[1];
    start_ptr[0] = 0;
    uint cse_v8 = ((uint)(((int)threadIdx.x) & 31));
    uint cse_v11 = (((uint)2 << ((uint)(((int)threadIdx.x) & 31))) - (uint)1);
    start_ptr[0] = (31 - __clz(((int)((heads_ptr[0] & (((uint)2 << ((uint)(((int)threadIdx.x) & 31))) - (uint)1)) | (uint)1))));
    other_ptr[0] = __shfl_up_sync((uint)4294967295, value_ptr_4[0], 1, 32);
    if (start_ptr[0] < (((int)threadIdx.x) & 31)) {
      value_ptr_4[0] = (other_ptr[0] + value_ptr_4[0]);
    }
    other_ptr[0] = __shfl_up_sync((uint)4294967295, value_ptr_4[0], 2, 32);
    if ((start_ptr[0] + 2) <= (((int)threadIdx.x) & 31)) {
      value_ptr_4[0] = (other_ptr[0] + value_ptr_4[0]);
    }
    other_ptr[0] = __shfl_up_sync((uint)4294967295, value_ptr_4[0], 4, 32);
    if ((start_ptr[0] + 4) <= (((int)threadIdx.x) & 31)) {
      value_ptr_4[0] = (other_ptr[0] + value_ptr_4[0]);
    }
    other_ptr[0] = __shfl_up_sync((uint)4294967295, value_ptr_4[0], 8, 32);
    if ((start_ptr[0] + 8) <= (((int)threadIdx.x) & 31)) {
      value_ptr_4[0] = (other_ptr[0] + value_ptr_4[0]);
    }
    other_ptr[0] = __shfl_up_sync((uint)4294967295, value_ptr_4[0], 16, 32);
    if ((start_ptr[0] + 16) <= (((int)threadIdx.x) & 31)) {
      value_ptr_4[0] = (other_ptr[0] + value_ptr_4[0]);
    }
    _ptr_3[0] = __shfl_up_sync((uint)4294967295, value_ptr_4[0], 1, 32);
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
    value_ptr_4[0] = __shfl_sync((uint)4294967295, value_ptr_4[0], 31, 32);
    _ptr_4[0] = (_ptr_4[0] + value_ptr_4[0]);
    if (heads_ptr[0] != (uint)0) {
      _ptr_4[0] = value_ptr_4[0];
    }
    _ptr_9[0] = (_ptr_9[0] | heads_ptr[0]);
    value_ptr_4[0] = _ptr_2[1];
    heads_ptr[0] = (uint)0;
    heads_ptr[0] = tvm_builtin_ballot_sync((uint)4294967295, ((_ptr_7[0] & (uint)12) != (uint)0));
    alignas(64) float other_ptr_1[1];
    alignas(64) int start_ptr_1[1];
    start_ptr_1[0] = 0;
    start_ptr_1[0] = (31 - __clz(((int)((heads_ptr[0] & (((uint)2 << ((uint)(((int)threadIdx.x) & 31))) - (uint)1)) | (uint)1))));
    other_ptr_1[0] = __shfl_up_sync((uint)4294967295, value_ptr_4[0], 1, 32);
    if (start_ptr_1[0] < (((int)threadIdx.x) & 31)) {
      value_ptr_4[0] = (other_ptr_1[0] + value_ptr_4[0]);
    }
    other_ptr_1[0] = __shfl_up_sync((uint)4294967295, value_ptr_4[0], 2, 32);
    if ((start_ptr_1[0] + 2) <= (((int)threadIdx.x) & 31)) {
      value_ptr_4[0] = (other_ptr_1[0] + value_ptr_4[0]);
    }
    other_ptr_1[0] = __shfl_up_sync((uint)4294967295, value_ptr_4[0], 4, 32);
    if ((start_ptr_1[0] + 4) <= (((int)threadIdx.x) & 31)) {
      value_ptr_4[0] = (other_ptr_1[0] + value_ptr_4[0]);
    }
    other_ptr_1[0] = __shfl_up_sync((uint)4294967295, value_ptr_4[0], 8, 32);
    if ((start_ptr_1[0] + 8) <= (((int)threadIdx.x) & 31)) {
      value_ptr_4[0] = (other_ptr_1[0] + value_ptr_4[0]);
    }
    other_ptr_1[0] = __shfl_up_sync((uint)4294967295, value_ptr_4[0], 16, 32);
    if ((start_ptr_1[0] + 16) <= (((int)threadIdx.x) & 31)) {
      value_ptr_4[0] = (other_ptr_1[0] + value_ptr_4[0]);
    }
    _ptr_3[1] = __shfl_up_sync((uint)4294967295, value_ptr_4[0], 1, 32);
    if ((((int)threadIdx.x) % 32) == 0) {
      _ptr_3[1] = 0x0p+0f/*0.000000e+00*/;
    }
    if ((heads_ptr[0] & (((uint)1 << ((uint)(((int)threadIdx.x) & 31))) - (uint)1)) == (uint)0) {
      _ptr_3[1] = (_ptr_4[0] + _ptr_3[1]);
      if (_ptr_9[0] == (uint)0) {
        _ptr_8[0] = (_ptr_8[0] | (uint)2);
      }
    }
    value_ptr_4[0] = __shfl_sync((uint)4294967295, value_ptr_4[0], 31, 32);
    _ptr_4[0] = (_ptr_4[0] + value_ptr_4[0]);
    if (heads_ptr[0] != (uint)0) {
      _ptr_4[0] = value_ptr_4[0];
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
    _ptr[1] = _ptr_1[0];
    if ((_ptr_7[0] & (uint)3) == (uint)0) {
      _ptr_1[1] = (start_ptr_2[0] + _ptr_1[1]);
    }
    _ptr[0] = _ptr_1[1];
    start_ptr_2[0] = _ptr_3[1];
    if ((_ptr_8[0] & (uint)2) != (uint)0) {
      start_ptr_2[0] = (_ptr_5[0] + start_ptr_2[0]);
    }
    if ((_ptr_7[0] & (uint)4) == (uint)0) {
      _ptr_1[2] = (start_ptr_2[0] + _ptr_1[2]);
    }
    _ptr[3] = _ptr_1[2];
    if ((_ptr_7[0] & (uint)12) == (uint)0) {
      _ptr_1[3] = (start_ptr_2[0] + _ptr_1[3]);
    }
    _ptr[2] = _ptr_1[3];
    *(float2*)(Y_flat_ptr + ((((2002 - ((((int)threadIdx.x) & 31) * 2)) - ((((int)threadIdx.x) >> 5) * 128)) - (tile * 256)) - (((int)blockIdx.x) * 1002))) = *(float2*)(_ptr + 0);
    if (((((((int)blockIdx.x) * 1002) + (tile * 256)) + ((((int)threadIdx.x) >> 5) * 128)) + ((((int)threadIdx.x) & 31) * 2)) < ((((int)blockIdx.x) * 1002) + 937)) {
      *(float2*)(Y_flat_ptr + ((((1938 - ((((int)threadIdx.x) & 31) * 2)) - ((((int)threadIdx.x) >> 5) * 128)) - (tile * 256)) - (((int)blockIdx.x) * 1002))) = *(float2*)(_ptr + 2);
    } else {
      if ((((tile * 128) + ((((int)threadIdx.x) >> 5) * 64)) + (((int)threadIdx.x) & 31)) < 469) {
        Y_flat_ptr[((((1939 - ((((int)threadIdx.x) & 31) * 2)) - ((((int)threadIdx.x) >> 5) * 128)) - (tile * 256)) - (((int)blockIdx.x) * 1002))] = _ptr[3];
      }
      if ((((tile * 128) + ((((int)threadIdx.x) >> 5) * 64)) + (((int)threadIdx.x) & 31)) < 469) {
        Y_flat_ptr[((((1938 - ((((int)threadIdx.x) & 31) * 2)) - ((((int)threadIdx.x) >> 5) * 128)) - (tile * 256)) - (((int)blockIdx.x) * 1002))] = _ptr[2];
      }
    }
    _ptr_6[0] = (_ptr_6[0] + _ptr_4[0]);
    if (_ptr_9[0] != (uint)0) {
      _ptr_6[0] = _ptr_4[0];
    }
    tvm_builtin_cuda_cta_sync();
  }
}
