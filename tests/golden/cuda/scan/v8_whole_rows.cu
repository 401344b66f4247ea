extern "C" __global__ void __launch_bounds__(64) main_kernel(float* __restrict__ X_flat_ptr, float* __restrict__ Y_flat_ptr);
extern "C" __global__ void __launch_bounds__(64) main_kernel(float* __restrict__ X_flat_ptr, float* __restrict__ Y_flat_ptr) {
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
  _ptr_6[0] = 0x0p+0f/*0.000000e+00*/;
  int cse_v2 = (((int)blockIdx.x) * 396);
  int cse_v3 = (((int)threadIdx.x) & 31);
  int cse_v4 = ((((int)threadIdx.x) >> 5) * 256);
  int cse_v5 = ((((int)threadIdx.x) & 31) * 4);
  int cse_v6 = ((((int)threadIdx.x) >> 5) * 64);
  int cse_v11 = (((((int)blockIdx.x) * 396) + ((((int)threadIdx.x) >> 5) * 256)) + ((((int)threadIdx.x) & 31) * 4));
  int cse_v12 = (((((int)blockIdx.x) * 198) + ((((int)threadIdx.x) >> 5) * 128)) + ((((int)threadIdx.x) & 31) * 2));
  int cse_v13 = (((((int)blockIdx.x) * 99) + ((((int)threadIdx.x) >> 5) * 64)) + (((int)threadIdx.x) & 31));
  int cse_v16 = ((((((int)blockIdx.x) * 396) + ((((int)threadIdx.x) >> 5) * 256)) + ((((int)threadIdx.x) & 31) * 4)) + 1);
  int cse_v17 = ((((((int)blockIdx.x) * 396) + ((((int)threadIdx.x) >> 5) * 256)) + ((((int)threadIdx.x) & 31) * 4)) + 2);
  if ((((((int)blockIdx.x) * 396) + ((((int)threadIdx.x) >> 5) * 256)) + ((((int)threadIdx.x) & 31) * 4)) < 1647) {
    *(float4*)(_ptr + 0) = *(float4*)(X_flat_ptr + (((((int)blockIdx.x) * 396) + ((((int)threadIdx.x) >> 5) * 256)) + ((((int)threadIdx.x) & 31) * 4)));
  } else {
    _ptr[0] = 0x0p+0f/*0.000000e+00*/;
    if ((((((int)blockIdx.x) * 198) + ((((int)threadIdx.x) >> 5) * 128)) + ((((int)threadIdx.x) & 31) * 2)) < 825) {
      _ptr[0] = X_flat_ptr[(((((int)blockIdx.x) * 396) + ((((int)threadIdx.x) >> 5) * 256)) + ((((int)threadIdx.x) & 31) * 4))];
    }
    _ptr[1] = 0x0p+0f/*0.000000e+00*/;
    if ((((((int)blockIdx.x) * 396) + ((((int)threadIdx.x) >> 5) * 256)) + ((((int)threadIdx.x) & 31) * 4)) < 1649) {
      _ptr[1] = X_flat_ptr[((((((int)blockIdx.x) * 396) + ((((int)threadIdx.x) >> 5) * 256)) + ((((int)threadIdx.x) & 31) * 4)) + 1)];
    }
    _ptr[2] = 0x0p+0f/*0.000000e+00*/;
    if ((((((int)blockIdx.x) * 99) + ((((int)threadIdx.x) >> 5) * 64)) + (((int)threadIdx.x) & 31)) < 412) {
      _ptr[2] = X_flat_ptr[((((((int)blockIdx.x) * 396) + ((((int)threadIdx.x) >> 5) * 256)) + ((((int)threadIdx.x) & 31) * 4)) + 2)];
    }
    _ptr[3] = 0x0p+0f/*0.000000e+00*/;
  }
  int cse_v7 = ((((int)blockIdx.x) * 396) + 265);
  int cse_v9 = (((((int)threadIdx.x) >> 5) * 64) + (((int)threadIdx.x) & 31));
  int cse_v18 = ((((((int)blockIdx.x) * 396) + ((((int)threadIdx.x) >> 5) * 256)) + ((((int)threadIdx.x) & 31) * 4)) + 128);
  int cse_v19 = ((((((int)blockIdx.x) * 396) + ((((int)threadIdx.x) >> 5) * 256)) + ((((int)threadIdx.x) & 31) * 4)) + 129);
  int cse_v20 = ((((((int)blockIdx.x) * 396) + ((((int)threadIdx.x) >> 5) * 256)) + ((((int)threadIdx.x) & 31) * 4)) + 130);
  int cse_v21 = ((((((int)blockIdx.x) * 396) + ((((int)threadIdx.x) >> 5) * 256)) + ((((int)threadIdx.x) & 31) * 4)) + 131);
  if (((((((int)blockIdx.x) * 396) + ((((int)threadIdx.x) >> 5) * 256)) + ((((int)threadIdx.x) & 31) * 4)) < ((((int)blockIdx.x) * 396) + 265)) && ((((((int)blockIdx.x) * 396) + ((((int)threadIdx.x) >> 5) * 256)) + ((((int)threadIdx.x) & 31) * 4)) < 1519)) {
    *(float4*)(_ptr + 4) = *(float4*)(X_flat_ptr + ((((((int)blockIdx.x) * 396) + ((((int)threadIdx.x) >> 5) * 256)) + ((((int)threadIdx.x) & 31) * 4)) + 128));
  } else {
    _ptr[4] = 0x0p+0f/*0.000000e+00*/;
    if (((((((int)threadIdx.x) >> 5) * 64) + (((int)threadIdx.x) & 31)) < 67) && ((((((int)blockIdx.x) * 198) + ((((int)threadIdx.x) >> 5) * 128)) + ((((int)threadIdx.x) & 31) * 2)) < 761)) {
      _ptr[4] = X_flat_ptr[((((((int)blockIdx.x) * 396) + ((((int)threadIdx.x) >> 5) * 256)) + ((((int)threadIdx.x) & 31) * 4)) + 128)];
    }
    _ptr[5] = 0x0p+0f/*0.000000e+00*/;
    if (((((((int)threadIdx.x) >> 5) * 64) + (((int)threadIdx.x) & 31)) < 67) && ((((((int)blockIdx.x) * 396) + ((((int)threadIdx.x) >> 5) * 256)) + ((((int)threadIdx.x) & 31) * 4)) < 1521)) {
      _ptr[5] = X_flat_ptr[((((((int)blockIdx.x) * 396) + ((((int)threadIdx.x) >> 5) * 256)) + ((((int)threadIdx.x) & 31) * 4)) + 129)];
    }
    _ptr[6] = 0x0p+0f/*0.000000e+00*/;
    if (((((((int)threadIdx.x) >> 5) * 64) + (((int)threadIdx.x) & 31)) < 67) && ((((((int)blockIdx.x) * 99) + ((((int)threadIdx.x) >> 5) * 64)) + (((int)threadIdx.x) & 31)) < 380)) {
      _ptr[6] = X_flat_ptr[((((((int)blockIdx.x) * 396) + ((((int)threadIdx.x) >> 5) * 256)) + ((((int)threadIdx.x) & 31) * 4)) + 130)];
    }
    _ptr[7] = 0x0p+0f/*0.000000e+00*/;
    if (((((((int)threadIdx.x) >> 5) * 64) + (((int)threadIdx.x) & 31)) < 67) && ((((((int)blockIdx.x) * 396) + ((((int)threadIdx.x) >> 5) * 256)) + ((((int)threadIdx.x) & 31) * 4)) < 1519)) {
      _ptr[7] = X_flat_ptr[((((((int)blockIdx.x) * 396) + ((((int)threadIdx.x) >> 5) * 256)) + ((((int)threadIdx.x) & 31) * 4)) + 131)];
    }
  }
  _ptr_7[0] = (uint)0;
  alignas(64) int column_ptr[1];
  int cse_v10 = (((((int)threadIdx.x) >> 5) * 256) + ((((int)threadIdx.x) & 31) * 4));
  column_ptr[0] = ((((((int)threadIdx.x) >> 5) * 256) + ((((int)threadIdx.x) & 31) * 4)) % 33);
  _ptr_7[0] = (_ptr_7[0] | (((column_ptr[0] % 33) == 0) ? (uint)1 : (uint)0));
  _ptr_7[0] = (_ptr_7[0] | ((((column_ptr[0] + 1) % 33) == 0) ? (uint)2 : (uint)0));
  _ptr_7[0] = (_ptr_7[0] | ((((column_ptr[0] + 2) % 33) == 0) ? (uint)4 : (uint)0));
  _ptr_7[0] = (_ptr_7[0] | ((((column_ptr[0] + 3) % 33) == 0) ? (uint)8 : (uint)0));
  alignas(64) int column_ptr_1[1];
  column_ptr_1[0] = (((((((int)threadIdx.x) >> 5) * 256) + ((((int)threadIdx.x) & 31) * 4)) + 29) % 33);
  _ptr_7[0] = (_ptr_7[0] | (((column_ptr_1[0] % 33) == 0) ? (uint)16 : (uint)0));
  _ptr_7[0] = (_ptr_7[0] | ((((column_ptr_1[0] + 1) % 33) == 0) ? (uint)32 : (uint)0));
  _ptr_7[0] = (_ptr_7[0] | ((((column_ptr_1[0] + 2) % 33) == 0) ? (uint)64 : (uint)0));
  _ptr_7[0] = (_ptr_7[0] | ((((column_ptr_1[0] + 3) % 33) == 0) ? (uint)128 : (uint)0));
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
  uint cse_v8 = ((uint)(((int)threadIdx.x) & 31));
  uint cse_v14 = (((uint)2 << ((uint)(((int)threadIdx.x) & 31))) - (uint)1);
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
  uint cse_v15 = (((uint)1 << ((uint)(((int)threadIdx.x) & 31))) - (uint)1);
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
  if ((((((int)blockIdx.x) * 396) + ((((int)threadIdx.x) >> 5) * 256)) + ((((int)threadIdx.x) & 31) * 4)) < 1647) {
    *(float4*)(Y_flat_ptr + (((((int)blockIdx.x) * 396) + ((((int)threadIdx.x) >> 5) * 256)) + ((((int)threadIdx.x) & 31) * 4))) = *(float4*)(_ptr + 0);
  } else {
    if ((((((int)blockIdx.x) * 198) + ((((int)threadIdx.x) >> 5) * 128)) + ((((int)threadIdx.x) & 31) * 2)) < 825) {
      Y_flat_ptr[(((((int)blockIdx.x) * 396) + ((((int)threadIdx.x) >> 5) * 256)) + ((((int)threadIdx.x) & 31) * 4))] = _ptr[0];
    }
    if ((((((int)blockIdx.x) * 396) + ((((int)threadIdx.x) >> 5) * 256)) + ((((int)threadIdx.x) & 31) * 4)) < 1649) {
      Y_flat_ptr[((((((int)blockIdx.x) * 396) + ((((int)threadIdx.x) >> 5) * 256)) + ((((int)threadIdx.x) & 31) * 4)) + 1)] = _ptr[1];
    }
    if ((((((int)blockIdx.x) * 99) + ((((int)threadIdx.x) >> 5) * 64)) + (((int)threadIdx.x) & 31)) < 412) {
      Y_flat_ptr[((((((int)blockIdx.x) * 396) + ((((int)threadIdx.x) >> 5) * 256)) + ((((int)threadIdx.x) & 31) * 4)) + 2)] = _ptr[2];
    }
  }
  if (((((((int)blockIdx.x) * 396) + ((((int)threadIdx.x) >> 5) * 256)) + ((((int)threadIdx.x) & 31) * 4)) < ((((int)blockIdx.x) * 396) + 265)) && ((((((int)blockIdx.x) * 396) + ((((int)threadIdx.x) >> 5) * 256)) + ((((int)threadIdx.x) & 31) * 4)) < 1519)) {
    *(float4*)(Y_flat_ptr + ((((((int)blockIdx.x) * 396) + ((((int)threadIdx.x) >> 5) * 256)) + ((((int)threadIdx.x) & 31) * 4)) + 128)) = *(float4*)(_ptr + 4);
  } else {
    if (((((((int)threadIdx.x) >> 5) * 64) + (((int)threadIdx.x) & 31)) < 67) && ((((((int)blockIdx.x) * 198) + ((((int)threadIdx.x) >> 5) * 128)) + ((((int)threadIdx.x) & 31) * 2)) < 761)) {
      Y_flat_ptr[((((((int)blockIdx.x) * 396) + ((((int)threadIdx.x) >> 5) * 256)) + ((((int)threadIdx.x) & 31) * 4)) + 128)] = _ptr[4];
    }
    if (((((((int)threadIdx.x) >> 5) * 64) + (((int)threadIdx.x) & 31)) < 67) && ((((((int)blockIdx.x) * 396) + ((((int)threadIdx.x) >> 5) * 256)) + ((((int)threadIdx.x) & 31) * 4)) < 1521)) {
      Y_flat_ptr[((((((int)blockIdx.x) * 396) + ((((int)threadIdx.x) >> 5) * 256)) + ((((int)threadIdx.x) & 31) * 4)) + 129)] = _ptr[5];
    }
    if (((((((int)threadIdx.x) >> 5) * 64) + (((int)threadIdx.x) & 31)) < 67) && ((((((int)blockIdx.x) * 99) + ((((int)threadIdx.x) >> 5) * 64)) + (((int)threadIdx.x) & 31)) < 380)) {
      Y_flat_ptr[((((((int)blockIdx.x) * 396) + ((((int)threadIdx.x) >> 5) * 256)) + ((((int)threadIdx.x) & 31) * 4)) + 130)] = _ptr[6];
    }
    if (((((((int)threadIdx.x) >> 5) * 64) + (((int)threadIdx.x) & 31)) < 67) && ((((((int)blockIdx.x) * 396) + ((((int)threadIdx.x) >> 5) * 256)) + ((((int)threadIdx.x) & 31) * 4)) < 1519)) {
      Y_flat_ptr[((((((int)blockIdx.x) * 396) + ((((int)threadIdx.x) >> 5) * 256)) + ((((int)threadIdx.x) & 31) * 4)) + 131)] = _ptr[7];
    }
  }
}
