extern "C" __global__ void __launch_bounds__(256) main_kernel(int* __restrict__ ticket_ptr, uint64_t* __restrict__ words_ptr);
extern "C" __global__ void __launch_bounds__(64) main_kernel_1(nv_bfloat16* __restrict__ X_flat_ptr, nv_bfloat16* __restrict__ Y_flat_ptr, int* __restrict__ ticket_ptr, uint64_t* __restrict__ words_ptr);
extern "C" __global__ void __launch_bounds__(256) main_kernel(int* __restrict__ ticket_ptr, uint64_t* __restrict__ words_ptr) {
  int warp_id_in_cta = __shfl_sync((uint)4294967295, (((int)threadIdx.x) >> 5), 0, 32);
  int block = 0;
  int thread = ((int)threadIdx.x);
  if (((int)threadIdx.x) < 7) {
    words_ptr[((int)threadIdx.x)] = (uint64_t)0ULL;
  }
  if (((int)threadIdx.x) == 0) {
    ticket_ptr[0] = 0;
  }
}

extern "C" __global__ void __launch_bounds__(64) main_kernel_1(nv_bfloat16* __restrict__ X_flat_ptr, nv_bfloat16* __restrict__ Y_flat_ptr, int* __restrict__ ticket_ptr, uint64_t* __restrict__ words_ptr) {
  int cse_v1 = (((int)threadIdx.x) >> 5);
  int warp_id_in_cta = __shfl_sync((uint)4294967295, (((int)threadIdx.x) >> 5), 0, 32);
  int _block = ((int)blockIdx.x);
  int thread = ((int)threadIdx.x);
  alignas(64) nv_bfloat16 _ptr[16];
  alignas(64) float _ptr_1[16];
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
  __shared__ alignas(64) int taken_ptr[1];
  __shared__ alignas(64) float shared_prefix_ptr[1];
  if (((int)threadIdx.x) == 0) {
    taken_ptr[0] = tvm_builtin_cuda_atomic_add((&(ticket_ptr[0])), 1);
  }
  tvm_builtin_cuda_cta_sync();
  alignas(64) int tile_ptr[1];
  tile_ptr[0] = taken_ptr[0];
  int cse_v2 = (((int)threadIdx.x) & 31);
  int cse_v3 = ((((int)threadIdx.x) >> 5) * 512);
  int cse_v4 = ((((int)threadIdx.x) & 31) * 8);
  int cse_v5 = ((((int)threadIdx.x) >> 5) * 64);
  int cse_v6 = ((((int)threadIdx.x) >> 5) * 256);
  int cse_v7 = ((((int)threadIdx.x) & 31) * 4);
  int cse_v8 = ((((int)threadIdx.x) >> 5) * 128);
  int cse_v9 = ((((int)threadIdx.x) & 31) * 2);
  int cse_v13 = ((7056 - ((((int)threadIdx.x) & 31) * 8)) - ((((int)threadIdx.x) >> 5) * 512));
  int cse_v14 = ((7063 - ((((int)threadIdx.x) & 31) * 8)) - ((((int)threadIdx.x) >> 5) * 512));
  int cse_v15 = ((7062 - ((((int)threadIdx.x) & 31) * 8)) - ((((int)threadIdx.x) >> 5) * 512));
  int cse_v16 = ((7061 - ((((int)threadIdx.x) & 31) * 8)) - ((((int)threadIdx.x) >> 5) * 512));
  int cse_v17 = ((7060 - ((((int)threadIdx.x) & 31) * 8)) - ((((int)threadIdx.x) >> 5) * 512));
  int cse_v18 = ((7059 - ((((int)threadIdx.x) & 31) * 8)) - ((((int)threadIdx.x) >> 5) * 512));
  int cse_v19 = ((7058 - ((((int)threadIdx.x) & 31) * 8)) - ((((int)threadIdx.x) >> 5) * 512));
  int cse_v20 = ((7057 - ((((int)threadIdx.x) & 31) * 8)) - ((((int)threadIdx.x) >> 5) * 512));
  if ((1 < (((tile_ptr[0] * 1024) + ((((int)threadIdx.x) >> 5) * 512)) + ((((int)threadIdx.x) & 31) * 8))) && ((((tile_ptr[0] * 1024) + ((((int)threadIdx.x) >> 5) * 512)) + ((((int)threadIdx.x) & 31) * 8)) < 7057)) {
    *(uint4*)(_ptr + 0) = *(uint4*)(X_flat_ptr + (((7056 - ((((int)threadIdx.x) & 31) * 8)) - ((((int)threadIdx.x) >> 5) * 512)) - (tile_ptr[0] * 1024)));
  } else {
    _ptr[7] = __float2bfloat16_rn(0x0p+0f/*0.000000e+00*/);
    if ((1 < (((tile_ptr[0] * 1024) + ((((int)threadIdx.x) >> 5) * 512)) + ((((int)threadIdx.x) & 31) * 8))) && ((((tile_ptr[0] * 128) + ((((int)threadIdx.x) >> 5) * 64)) + (((int)threadIdx.x) & 31)) < 883)) {
      _ptr[7] = X_flat_ptr[(((7063 - ((((int)threadIdx.x) & 31) * 8)) - ((((int)threadIdx.x) >> 5) * 512)) - (tile_ptr[0] * 1024))];
    }
    _ptr[6] = __float2bfloat16_rn(0x0p+0f/*0.000000e+00*/);
    if ((0 <= tile_ptr[0]) && ((((tile_ptr[0] * 128) + ((((int)threadIdx.x) >> 5) * 64)) + (((int)threadIdx.x) & 31)) < 883)) {
      _ptr[6] = X_flat_ptr[(((7062 - ((((int)threadIdx.x) & 31) * 8)) - ((((int)threadIdx.x) >> 5) * 512)) - (tile_ptr[0] * 1024))];
    }
    _ptr[5] = __float2bfloat16_rn(0x0p+0f/*0.000000e+00*/);
    if ((-1 < (((tile_ptr[0] * 1024) + ((((int)threadIdx.x) >> 5) * 512)) + ((((int)threadIdx.x) & 31) * 8))) && ((((tile_ptr[0] * 128) + ((((int)threadIdx.x) >> 5) * 64)) + (((int)threadIdx.x) & 31)) < 883)) {
      _ptr[5] = X_flat_ptr[(((7061 - ((((int)threadIdx.x) & 31) * 8)) - ((((int)threadIdx.x) >> 5) * 512)) - (tile_ptr[0] * 1024))];
    }
    _ptr[4] = __float2bfloat16_rn(0x0p+0f/*0.000000e+00*/);
    if ((-1 < (((tile_ptr[0] * 512) + ((((int)threadIdx.x) >> 5) * 256)) + ((((int)threadIdx.x) & 31) * 4))) && ((((tile_ptr[0] * 128) + ((((int)threadIdx.x) >> 5) * 64)) + (((int)threadIdx.x) & 31)) < 883)) {
      _ptr[4] = X_flat_ptr[(((7060 - ((((int)threadIdx.x) & 31) * 8)) - ((((int)threadIdx.x) >> 5) * 512)) - (tile_ptr[0] * 1024))];
    }
    _ptr[3] = __float2bfloat16_rn(0x0p+0f/*0.000000e+00*/);
    if ((-3 < (((tile_ptr[0] * 1024) + ((((int)threadIdx.x) >> 5) * 512)) + ((((int)threadIdx.x) & 31) * 8))) && ((((tile_ptr[0] * 128) + ((((int)threadIdx.x) >> 5) * 64)) + (((int)threadIdx.x) & 31)) < 883)) {
      _ptr[3] = X_flat_ptr[(((7059 - ((((int)threadIdx.x) & 31) * 8)) - ((((int)threadIdx.x) >> 5) * 512)) - (tile_ptr[0] * 1024))];
    }
    _ptr[2] = __float2bfloat16_rn(0x0p+0f/*0.000000e+00*/);
    if ((-1 < (((tile_ptr[0] * 256) + ((((int)threadIdx.x) >> 5) * 128)) + ((((int)threadIdx.x) & 31) * 2))) && ((((tile_ptr[0] * 128) + ((((int)threadIdx.x) >> 5) * 64)) + (((int)threadIdx.x) & 31)) < 883)) {
      _ptr[2] = X_flat_ptr[(((7058 - ((((int)threadIdx.x) & 31) * 8)) - ((((int)threadIdx.x) >> 5) * 512)) - (tile_ptr[0] * 1024))];
    }
    _ptr[1] = __float2bfloat16_rn(0x0p+0f/*0.000000e+00*/);
    if ((-5 < (((tile_ptr[0] * 1024) + ((((int)threadIdx.x) >> 5) * 512)) + ((((int)threadIdx.x) & 31) * 8))) && ((((tile_ptr[0] * 128) + ((((int)threadIdx.x) >> 5) * 64)) + (((int)threadIdx.x) & 31)) < 883)) {
      _ptr[1] = X_flat_ptr[(((7057 - ((((int)threadIdx.x) & 31) * 8)) - ((((int)threadIdx.x) >> 5) * 512)) - (tile_ptr[0] * 1024))];
    }
    _ptr[0] = __float2bfloat16_rn(0x0p+0f/*0.000000e+00*/);
    if ((-3 < (((tile_ptr[0] * 512) + ((((int)threadIdx.x) >> 5) * 256)) + ((((int)threadIdx.x) & 31) * 4))) && ((((tile_ptr[0] * 128) + ((((int)threadIdx.x) >> 5) * 64)) + (((int)threadIdx.x) & 31)) < 883)) {
      _ptr[0] = X_flat_ptr[(((7056 - ((((int)threadIdx.x) & 31) * 8)) - ((((int)threadIdx.x) >> 5) * 512)) - (tile_ptr[0] * 1024))];
    }
  }
  int cse_v10 = ((((int)threadIdx.x) >> 5) * 2);
  int cse_v21 = ((6800 - ((((int)threadIdx.x) & 31) * 8)) - ((((int)threadIdx.x) >> 5) * 512));
  int cse_v22 = ((6807 - ((((int)threadIdx.x) & 31) * 8)) - ((((int)threadIdx.x) >> 5) * 512));
  int cse_v23 = ((6806 - ((((int)threadIdx.x) & 31) * 8)) - ((((int)threadIdx.x) >> 5) * 512));
  int cse_v24 = ((6805 - ((((int)threadIdx.x) & 31) * 8)) - ((((int)threadIdx.x) >> 5) * 512));
  int cse_v25 = ((6804 - ((((int)threadIdx.x) & 31) * 8)) - ((((int)threadIdx.x) >> 5) * 512));
  int cse_v26 = ((6803 - ((((int)threadIdx.x) & 31) * 8)) - ((((int)threadIdx.x) >> 5) * 512));
  int cse_v27 = ((6802 - ((((int)threadIdx.x) & 31) * 8)) - ((((int)threadIdx.x) >> 5) * 512));
  int cse_v28 = ((6801 - ((((int)threadIdx.x) & 31) * 8)) - ((((int)threadIdx.x) >> 5) * 512));
  if ((-255 < (((tile_ptr[0] * 1024) + ((((int)threadIdx.x) >> 5) * 512)) + ((((int)threadIdx.x) & 31) * 8))) && ((((tile_ptr[0] * 1024) + ((((int)threadIdx.x) >> 5) * 512)) + ((((int)threadIdx.x) & 31) * 8)) < 6801)) {
    *(uint4*)(_ptr + 8) = *(uint4*)(X_flat_ptr + (((6800 - ((((int)threadIdx.x) & 31) * 8)) - ((((int)threadIdx.x) >> 5) * 512)) - (tile_ptr[0] * 1024)));
  } else {
    _ptr[15] = __float2bfloat16_rn(0x0p+0f/*0.000000e+00*/);
    if ((-255 < (((tile_ptr[0] * 1024) + ((((int)threadIdx.x) >> 5) * 512)) + ((((int)threadIdx.x) & 31) * 8))) && ((((tile_ptr[0] * 128) + ((((int)threadIdx.x) >> 5) * 64)) + (((int)threadIdx.x) & 31)) < 851)) {
      _ptr[15] = X_flat_ptr[(((6807 - ((((int)threadIdx.x) & 31) * 8)) - ((((int)threadIdx.x) >> 5) * 512)) - (tile_ptr[0] * 1024))];
    }
    _ptr[14] = __float2bfloat16_rn(0x0p+0f/*0.000000e+00*/);
    if ((-1 < ((tile_ptr[0] * 4) + ((((int)threadIdx.x) >> 5) * 2))) && ((((tile_ptr[0] * 128) + ((((int)threadIdx.x) >> 5) * 64)) + (((int)threadIdx.x) & 31)) < 851)) {
      _ptr[14] = X_flat_ptr[(((6806 - ((((int)threadIdx.x) & 31) * 8)) - ((((int)threadIdx.x) >> 5) * 512)) - (tile_ptr[0] * 1024))];
    }
    _ptr[13] = __float2bfloat16_rn(0x0p+0f/*0.000000e+00*/);
    if ((-257 < (((tile_ptr[0] * 1024) + ((((int)threadIdx.x) >> 5) * 512)) + ((((int)threadIdx.x) & 31) * 8))) && ((((tile_ptr[0] * 128) + ((((int)threadIdx.x) >> 5) * 64)) + (((int)threadIdx.x) & 31)) < 851)) {
      _ptr[13] = X_flat_ptr[(((6805 - ((((int)threadIdx.x) & 31) * 8)) - ((((int)threadIdx.x) >> 5) * 512)) - (tile_ptr[0] * 1024))];
    }
    _ptr[12] = __float2bfloat16_rn(0x0p+0f/*0.000000e+00*/);
    if ((-129 < (((tile_ptr[0] * 512) + ((((int)threadIdx.x) >> 5) * 256)) + ((((int)threadIdx.x) & 31) * 4))) && ((((tile_ptr[0] * 128) + ((((int)threadIdx.x) >> 5) * 64)) + (((int)threadIdx.x) & 31)) < 851)) {
      _ptr[12] = X_flat_ptr[(((6804 - ((((int)threadIdx.x) & 31) * 8)) - ((((int)threadIdx.x) >> 5) * 512)) - (tile_ptr[0] * 1024))];
    }
    _ptr[11] = __float2bfloat16_rn(0x0p+0f/*0.000000e+00*/);
    if ((-259 < (((tile_ptr[0] * 1024) + ((((int)threadIdx.x) >> 5) * 512)) + ((((int)threadIdx.x) & 31) * 8))) && ((((tile_ptr[0] * 128) + ((((int)threadIdx.x) >> 5) * 64)) + (((int)threadIdx.x) & 31)) < 851)) {
      _ptr[11] = X_flat_ptr[(((6803 - ((((int)threadIdx.x) & 31) * 8)) - ((((int)threadIdx.x) >> 5) * 512)) - (tile_ptr[0] * 1024))];
    }
    _ptr[10] = __float2bfloat16_rn(0x0p+0f/*0.000000e+00*/);
    if ((-65 < (((tile_ptr[0] * 256) + ((((int)threadIdx.x) >> 5) * 128)) + ((((int)threadIdx.x) & 31) * 2))) && ((((tile_ptr[0] * 128) + ((((int)threadIdx.x) >> 5) * 64)) + (((int)threadIdx.x) & 31)) < 851)) {
      _ptr[10] = X_flat_ptr[(((6802 - ((((int)threadIdx.x) & 31) * 8)) - ((((int)threadIdx.x) >> 5) * 512)) - (tile_ptr[0] * 1024))];
    }
    _ptr[9] = __float2bfloat16_rn(0x0p+0f/*0.000000e+00*/);
    if ((-261 < (((tile_ptr[0] * 1024) + ((((int)threadIdx.x) >> 5) * 512)) + ((((int)threadIdx.x) & 31) * 8))) && ((((tile_ptr[0] * 128) + ((((int)threadIdx.x) >> 5) * 64)) + (((int)threadIdx.x) & 31)) < 851)) {
      _ptr[9] = X_flat_ptr[(((6801 - ((((int)threadIdx.x) & 31) * 8)) - ((((int)threadIdx.x) >> 5) * 512)) - (tile_ptr[0] * 1024))];
    }
    _ptr[8] = __float2bfloat16_rn(0x0p+0f/*0.000000e+00*/);
    if ((-131 < (((tile_ptr[0] * 512) + ((((int)threadIdx.x) >> 5) * 256)) + ((((int)threadIdx.x) & 31) * 4))) && ((((tile_ptr[0] * 128) + ((((int)threadIdx.x) >> 5) * 64)) + (((int)threadIdx.x) & 31)) < 851)) {
      _ptr[8] = X_flat_ptr[(((6800 - ((((int)threadIdx.x) & 31) * 8)) - ((((int)threadIdx.x) >> 5) * 512)) - (tile_ptr[0] * 1024))];
    }
  }
  _ptr_7[0] = (uint)0;
  alignas(64) int column_ptr[1];
  column_ptr[0] = ((((((tile_ptr[0] * 1024) + ((((int)threadIdx.x) >> 5) * 512)) + ((((int)threadIdx.x) & 31) * 8)) + 1008) % 1009) + (1009 & ((((((tile_ptr[0] * 1024) + ((((int)threadIdx.x) >> 5) * 512)) + ((((int)threadIdx.x) & 31) * 8)) + 1008) % 1009) >> 31)));
  _ptr_7[0] = (_ptr_7[0] | (((column_ptr[0] % 1009) == 0) ? (uint)1 : (uint)0));
  _ptr_7[0] = (_ptr_7[0] | ((((column_ptr[0] + 1) % 1009) == 0) ? (uint)2 : (uint)0));
  _ptr_7[0] = (_ptr_7[0] | ((((column_ptr[0] + 2) % 1009) == 0) ? (uint)4 : (uint)0));
  _ptr_7[0] = (_ptr_7[0] | ((((column_ptr[0] + 3) % 1009) == 0) ? (uint)8 : (uint)0));
  _ptr_7[0] = (_ptr_7[0] | ((((column_ptr[0] + 4) % 1009) == 0) ? (uint)16 : (uint)0));
  _ptr_7[0] = (_ptr_7[0] | ((((column_ptr[0] + 5) % 1009) == 0) ? (uint)32 : (uint)0));
  _ptr_7[0] = (_ptr_7[0] | ((((column_ptr[0] + 6) % 1009) == 0) ? (uint)64 : (uint)0));
  _ptr_7[0] = (_ptr_7[0] | ((((column_ptr[0] + 7) % 1009) == 0) ? (uint)128 : (uint)0));
  alignas(64) int column_ptr_1[1];
  column_ptr_1[0] = ((((((tile_ptr[0] * 1024) + ((((int)threadIdx.x) >> 5) * 512)) + ((((int)threadIdx.x) & 31) * 8)) + 255) % 1009) + (1009 & ((((((tile_ptr[0] * 1024) + ((((int)threadIdx.x) >> 5) * 512)) + ((((int)threadIdx.x) & 31) * 8)) + 255) % 1009) >> 31)));
  _ptr_7[0] = (_ptr_7[0] | (((column_ptr_1[0] % 1009) == 0) ? (uint)256 : (uint)0));
  _ptr_7[0] = (_ptr_7[0] | ((((column_ptr_1[0] + 1) % 1009) == 0) ? (uint)512 : (uint)0));
  _ptr_7[0] = (_ptr_7[0] | ((((column_ptr_1[0] + 2) % 1009) == 0) ? (uint)1024 : (uint)0));
  _ptr_7[0] = (_ptr_7[0] | ((((column_ptr_1[0] + 3) % 1009) == 0) ? (uint)2048 : (uint)0));
  _ptr_7[0] = (_ptr_7[0] | ((((column_ptr_1[0] + 4) % 1009) == 0) ? (uint)4096 : (uint)0));
  _ptr_7[0] = (_ptr_7[0] | ((((column_ptr_1[0] + 5) % 1009) == 0) ? (uint)8192 : (uint)0));
  _ptr_7[0] = (_ptr_7[0] | ((((column_ptr_1[0] + 6) % 1009) == 0) ? (uint)16384 : (uint)0));
  _ptr_7[0] = (_ptr_7[0] | ((((column_ptr_1[0] + 7) % 1009) == 0) ? (uint)32768 : (uint)0));
  _ptr_2[0] = 0x0p+0f/*0.000000e+00*/;
  _ptr_2[0] = (((_ptr_7[0] & (uint)1) != (uint)0) ? 0x0p+0f/*0.000000e+00*/ : _ptr_2[0]);
  _ptr_1[0] = _ptr_2[0];
  alignas(64) float value_ptr[1];
  value_ptr[0] = ((float)_ptr[7]);
  _ptr_2[0] = (_ptr_2[0] + value_ptr[0]);
  _ptr_2[0] = (((_ptr_7[0] & (uint)2) != (uint)0) ? 0x0p+0f/*0.000000e+00*/ : _ptr_2[0]);
  _ptr_1[1] = _ptr_2[0];
  alignas(64) float value_ptr_1[1];
  value_ptr_1[0] = ((float)_ptr[6]);
  _ptr_2[0] = (_ptr_2[0] + value_ptr_1[0]);
  _ptr_2[0] = (((_ptr_7[0] & (uint)4) != (uint)0) ? 0x0p+0f/*0.000000e+00*/ : _ptr_2[0]);
  _ptr_1[2] = _ptr_2[0];
  alignas(64) float value_ptr_2[1];
  value_ptr_2[0] = ((float)_ptr[5]);
  _ptr_2[0] = (_ptr_2[0] + value_ptr_2[0]);
  _ptr_2[0] = (((_ptr_7[0] & (uint)8) != (uint)0) ? 0x0p+0f/*0.000000e+00*/ : _ptr_2[0]);
  _ptr_1[3] = _ptr_2[0];
  alignas(64) float value_ptr_3[1];
  value_ptr_3[0] = ((float)_ptr[4]);
  _ptr_2[0] = (_ptr_2[0] + value_ptr_3[0]);
  _ptr_2[0] = (((_ptr_7[0] & (uint)16) != (uint)0) ? 0x0p+0f/*0.000000e+00*/ : _ptr_2[0]);
  _ptr_1[4] = _ptr_2[0];
  alignas(64) float value_ptr_4[1];
  value_ptr_4[0] = ((float)_ptr[3]);
  _ptr_2[0] = (_ptr_2[0] + value_ptr_4[0]);
  _ptr_2[0] = (((_ptr_7[0] & (uint)32) != (uint)0) ? 0x0p+0f/*0.000000e+00*/ : _ptr_2[0]);
  _ptr_1[5] = _ptr_2[0];
  alignas(64) float value_ptr_5[1];
  value_ptr_5[0] = ((float)_ptr[2]);
  _ptr_2[0] = (_ptr_2[0] + value_ptr_5[0]);
  _ptr_2[0] = (((_ptr_7[0] & (uint)64) != (uint)0) ? 0x0p+0f/*0.000000e+00*/ : _ptr_2[0]);
  _ptr_1[6] = _ptr_2[0];
  alignas(64) float value_ptr_6[1];
  value_ptr_6[0] = ((float)_ptr[1]);
  _ptr_2[0] = (_ptr_2[0] + value_ptr_6[0]);
  _ptr_2[0] = (((_ptr_7[0] & (uint)128) != (uint)0) ? 0x0p+0f/*0.000000e+00*/ : _ptr_2[0]);
  _ptr_1[7] = _ptr_2[0];
  alignas(64) float value_ptr_7[1];
  value_ptr_7[0] = ((float)_ptr[0]);
  _ptr_2[0] = (_ptr_2[0] + value_ptr_7[0]);
  _ptr_2[1] = 0x0p+0f/*0.000000e+00*/;
  _ptr_2[1] = (((_ptr_7[0] & (uint)256) != (uint)0) ? 0x0p+0f/*0.000000e+00*/ : _ptr_2[1]);
  _ptr_1[8] = _ptr_2[1];
  alignas(64) float value_ptr_8[1];
  value_ptr_8[0] = ((float)_ptr[15]);
  _ptr_2[1] = (_ptr_2[1] + value_ptr_8[0]);
  _ptr_2[1] = (((_ptr_7[0] & (uint)512) != (uint)0) ? 0x0p+0f/*0.000000e+00*/ : _ptr_2[1]);
  _ptr_1[9] = _ptr_2[1];
  alignas(64) float value_ptr_9[1];
  value_ptr_9[0] = ((float)_ptr[14]);
  _ptr_2[1] = (_ptr_2[1] + value_ptr_9[0]);
  _ptr_2[1] = (((_ptr_7[0] & (uint)1024) != (uint)0) ? 0x0p+0f/*0.000000e+00*/ : _ptr_2[1]);
  _ptr_1[10] = _ptr_2[1];
  alignas(64) float value_ptr_10[1];
  value_ptr_10[0] = ((float)_ptr[13]);
  _ptr_2[1] = (_ptr_2[1] + value_ptr_10[0]);
  _ptr_2[1] = (((_ptr_7[0] & (uint)2048) != (uint)0) ? 0x0p+0f/*0.000000e+00*/ : _ptr_2[1]);
  _ptr_1[11] = _ptr_2[1];
  alignas(64) float value_ptr_11[1];
  value_ptr_11[0] = ((float)_ptr[12]);
  _ptr_2[1] = (_ptr_2[1] + value_ptr_11[0]);
  _ptr_2[1] = (((_ptr_7[0] & (uint)4096) != (uint)0) ? 0x0p+0f/*0.000000e+00*/ : _ptr_2[1]);
  _ptr_1[12] = _ptr_2[1];
  alignas(64) float value_ptr_12[1];
  value_ptr_12[0] = ((float)_ptr[11]);
  _ptr_2[1] = (_ptr_2[1] + value_ptr_12[0]);
  _ptr_2[1] = (((_ptr_7[0] & (uint)8192) != (uint)0) ? 0x0p+0f/*0.000000e+00*/ : _ptr_2[1]);
  _ptr_1[13] = _ptr_2[1];
  alignas(64) float value_ptr_13[1];
  value_ptr_13[0] = ((float)_ptr[10]);
  _ptr_2[1] = (_ptr_2[1] + value_ptr_13[0]);
  _ptr_2[1] = (((_ptr_7[0] & (uint)16384) != (uint)0) ? 0x0p+0f/*0.000000e+00*/ : _ptr_2[1]);
  _ptr_1[14] = _ptr_2[1];
  alignas(64) float value_ptr_14[1];
  value_ptr_14[0] = ((float)_ptr[9]);
  _ptr_2[1] = (_ptr_2[1] + value_ptr_14[0]);
  _ptr_2[1] = (((_ptr_7[0] & (uint)32768) != (uint)0) ? 0x0p+0f/*0.000000e+00*/ : _ptr_2[1]);
  _ptr_1[15] = _ptr_2[1];
  alignas(64) float value_ptr_15[1];
  value_ptr_15[0] = ((float)_ptr[8]);
  _ptr_2[1] = (_ptr_2[1] + value_ptr_15[0]);
  alignas(64) float value_ptr_16[1];
  alignas(64) uint heads_ptr[1];
  _ptr_4[0] = 0x0p+0f/*0.000000e+00*/;
  _ptr_9[0] = (uint)0;
  _ptr_8[0] = (uint)0;
  value_ptr_16[0] = _ptr_2[0];
  heads_ptr[0] = (uint)0;
  heads_ptr[0] = tvm_builtin_ballot_sync((uint)4294967295, ((_ptr_7[0] & (uint)255) != (uint)0));
  alignas(64) float other_ptr[1];
  alignas(64) int start_ptr[1];
  start_ptr[0] = 0;
  uint cse_v11 = ((uint)(((int)threadIdx.x) & 31));
  uint cse_v29 = (((uint)2 << ((uint)(((int)threadIdx.x) & 31))) - (uint)1);
  start_ptr[0] = (31 - __clz(((int)((heads_ptr[0] & (((uint)2 << ((uint)(((int)threadIdx.x) & 31))) - (uint)1)) | (uint)1))));
  other_ptr[0] = __shfl_up_sync((uint)4294967295, value_ptr_16[0], 1, 32);
  if (start_ptr[0] < (((int)threadIdx.x) & 31)) {
    value_ptr_16[0] = (other_ptr[0] + value_ptr_16[0]);
  }
  other_ptr[0] = __shfl_up_sync((uint)4294967295, value_ptr_16[0], 2, 32);
  if ((start_ptr[0] + 2) <= (((int)threadIdx.x) & 31)) {
    value_ptr_16[0] = (other_ptr[0] + value_ptr_16[0]);
  }
  other_ptr[0] = __shfl_up_sync((uint)4294967295, value_ptr_16[0], 4, 32);
  if ((start_ptr[0] + 4) <= (((int)threadIdx.x) & 31)) {
    value_ptr_16[0] = (other_ptr[0] + value_ptr_16[0]);
  }
  other_ptr[0] = __shfl_up_sync((uint)4294967295, value_ptr_16[0], 8, 32);
  if ((start_ptr[0] + 8) <= (((int)threadIdx.x) & 31)) {
    value_ptr_16[0] = (other_ptr[0] + value_ptr_16[0]);
  }
  other_ptr[0] = __shfl_up_sync((uint)4294967295, value_ptr_16[0], 16, 32);
  if ((start_ptr[0] + 16) <= (((int)threadIdx.x) & 31)) {
    value_ptr_16[0] = (other_ptr[0] + value_ptr_16[0]);
  }
  _ptr_3[0] = __shfl_up_sync((uint)4294967295, value_ptr_16[0], 1, 32);
  if ((((int)threadIdx.x) % 32) == 0) {
    _ptr_3[0] = 0x0p+0f/*0.000000e+00*/;
  }
  uint cse_v30 = (((uint)1 << ((uint)(((int)threadIdx.x) & 31))) - (uint)1);
  if ((heads_ptr[0] & (((uint)1 << ((uint)(((int)threadIdx.x) & 31))) - (uint)1)) == (uint)0) {
    _ptr_3[0] = (_ptr_4[0] + _ptr_3[0]);
    if (_ptr_9[0] == (uint)0) {
      _ptr_8[0] = (_ptr_8[0] | (uint)1);
    }
  }
  value_ptr_16[0] = __shfl_sync((uint)4294967295, value_ptr_16[0], 31, 32);
  _ptr_4[0] = (_ptr_4[0] + value_ptr_16[0]);
  if (heads_ptr[0] != (uint)0) {
    _ptr_4[0] = value_ptr_16[0];
  }
  _ptr_9[0] = (_ptr_9[0] | heads_ptr[0]);
  value_ptr_16[0] = _ptr_2[1];
  heads_ptr[0] = (uint)0;
  heads_ptr[0] = tvm_builtin_ballot_sync((uint)4294967295, ((_ptr_7[0] & (uint)65280) != (uint)0));
  alignas(64) float other_ptr_1[1];
  alignas(64) int start_ptr_1[1];
  start_ptr_1[0] = 0;
  start_ptr_1[0] = (31 - __clz(((int)((heads_ptr[0] & (((uint)2 << ((uint)(((int)threadIdx.x) & 31))) - (uint)1)) | (uint)1))));
  other_ptr_1[0] = __shfl_up_sync((uint)4294967295, value_ptr_16[0], 1, 32);
  if (start_ptr_1[0] < (((int)threadIdx.x) & 31)) {
    value_ptr_16[0] = (other_ptr_1[0] + value_ptr_16[0]);
  }
  other_ptr_1[0] = __shfl_up_sync((uint)4294967295, value_ptr_16[0], 2, 32);
  if ((start_ptr_1[0] + 2) <= (((int)threadIdx.x) & 31)) {
    value_ptr_16[0] = (other_ptr_1[0] + value_ptr_16[0]);
  }
  other_ptr_1[0] = __shfl_up_sync((uint)4294967295, value_ptr_16[0], 4, 32);
  if ((start_ptr_1[0] + 4) <= (((int)threadIdx.x) & 31)) {
    value_ptr_16[0] = (other_ptr_1[0] + value_ptr_16[0]);
  }
  other_ptr_1[0] = __shfl_up_sync((uint)4294967295, value_ptr_16[0], 8, 32);
  if ((start_ptr_1[0] + 8) <= (((int)threadIdx.x) & 31)) {
    value_ptr_16[0] = (other_ptr_1[0] + value_ptr_16[0]);
  }
  other_ptr_1[0] = __shfl_up_sync((uint)4294967295, value_ptr_16[0], 16, 32);
  if ((start_ptr_1[0] + 16) <= (((int)threadIdx.x) & 31)) {
    value_ptr_16[0] = (other_ptr_1[0] + value_ptr_16[0]);
  }
  _ptr_3[1] = __shfl_up_sync((uint)4294967295, value_ptr_16[0], 1, 32);
  if ((((int)threadIdx.x) % 32) == 0) {
    _ptr_3[1] = 0x0p+0f/*0.000000e+00*/;
  }
  if ((heads_ptr[0] & (((uint)1 << ((uint)(((int)threadIdx.x) & 31))) - (uint)1)) == (uint)0) {
    _ptr_3[1] = (_ptr_4[0] + _ptr_3[1]);
    if (_ptr_9[0] == (uint)0) {
      _ptr_8[0] = (_ptr_8[0] | (uint)2);
    }
  }
  value_ptr_16[0] = __shfl_sync((uint)4294967295, value_ptr_16[0], 31, 32);
  _ptr_4[0] = (_ptr_4[0] + value_ptr_16[0]);
  if (heads_ptr[0] != (uint)0) {
    _ptr_4[0] = value_ptr_16[0];
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
  if (((int)threadIdx.x) < 32) {
    if (((int)threadIdx.x) == 0) {
      if ((tile_ptr[0] == 0) || (_ptr_9[0] != (uint)0)) {
          float v_ = _ptr_4[0];
        tvm_builtin_ptx_st_relaxed_gpu_global_u64((&(words_ptr[tile_ptr[0]])), ((uint64_t)8589934592ULL | ((uint64_t)(*(uint *)(&(v_))))));
      } else {
          float v__1 = _ptr_4[0];
        tvm_builtin_ptx_st_relaxed_gpu_global_u64((&(words_ptr[tile_ptr[0]])), ((uint64_t)4294967296ULL | ((uint64_t)(*(uint *)(&(v__1))))));
      }
    }
    alignas(64) uint64_t packed_ptr[8];
    alignas(64) float value_ptr_17[1];
    alignas(64) float other_ptr_2[1];
    alignas(64) uint waiting_ptr[1];
    alignas(64) uint done_ptr[1];
    alignas(64) uint nearer_ptr[1];
    alignas(64) int last_ptr[1];
    value_ptr_17[0] = 0x0p+0f/*0.000000e+00*/;
    last_ptr[0] = (tile_ptr[0] - 1);
    done_ptr[0] = (uint)0;
    #pragma unroll 1
    while (1) {
      if (!((done_ptr[0] == (uint)0))) { break; }
      packed_ptr[0] = (uint64_t)8589934592ULL;
      if (((int)threadIdx.x) <= last_ptr[0]) {
        tvm_builtin_ptx_ld_relaxed_gpu_global_u64(packed_ptr[0], (&(words_ptr[(last_ptr[0] - ((int)threadIdx.x))])));
      }
      packed_ptr[1] = (uint64_t)8589934592ULL;
      if ((((int)threadIdx.x) + 32) <= last_ptr[0]) {
        tvm_builtin_ptx_ld_relaxed_gpu_global_u64(packed_ptr[1], (&(words_ptr[((last_ptr[0] - ((int)threadIdx.x)) - 32)])));
      }
      packed_ptr[2] = (uint64_t)8589934592ULL;
      if ((((int)threadIdx.x) + 64) <= last_ptr[0]) {
        tvm_builtin_ptx_ld_relaxed_gpu_global_u64(packed_ptr[2], (&(words_ptr[((last_ptr[0] - ((int)threadIdx.x)) - 64)])));
      }
      packed_ptr[3] = (uint64_t)8589934592ULL;
      if ((((int)threadIdx.x) + 96) <= last_ptr[0]) {
        tvm_builtin_ptx_ld_relaxed_gpu_global_u64(packed_ptr[3], (&(words_ptr[((last_ptr[0] - ((int)threadIdx.x)) - 96)])));
      }
      packed_ptr[4] = (uint64_t)8589934592ULL;
      if ((((int)threadIdx.x) + 128) <= last_ptr[0]) {
        tvm_builtin_ptx_ld_relaxed_gpu_global_u64(packed_ptr[4], (&(words_ptr[((last_ptr[0] - ((int)threadIdx.x)) - 128)])));
      }
      packed_ptr[5] = (uint64_t)8589934592ULL;
      if ((((int)threadIdx.x) + 160) <= last_ptr[0]) {
        tvm_builtin_ptx_ld_relaxed_gpu_global_u64(packed_ptr[5], (&(words_ptr[((last_ptr[0] - ((int)threadIdx.x)) - 160)])));
      }
      packed_ptr[6] = (uint64_t)8589934592ULL;
      if ((((int)threadIdx.x) + 192) <= last_ptr[0]) {
        tvm_builtin_ptx_ld_relaxed_gpu_global_u64(packed_ptr[6], (&(words_ptr[((last_ptr[0] - ((int)threadIdx.x)) - 192)])));
      }
      packed_ptr[7] = (uint64_t)8589934592ULL;
      if ((((int)threadIdx.x) + 224) <= last_ptr[0]) {
        tvm_builtin_ptx_ld_relaxed_gpu_global_u64(packed_ptr[7], (&(words_ptr[((last_ptr[0] - ((int)threadIdx.x)) - 224)])));
      }
      waiting_ptr[0] = (uint)0;
      uint cse_v12 = ((uint)1 << ((uint)((int)threadIdx.x)));
      if ((done_ptr[0] | waiting_ptr[0]) == (uint)0) {
        done_ptr[0] = tvm_builtin_ballot_sync((uint)4294967295, ((uint64_t)8589934592ULL <= packed_ptr[0]));
        nearer_ptr[0] = ((done_ptr[0] & ((uint)0 - done_ptr[0])) - (uint)1);
        waiting_ptr[0] = (tvm_builtin_ballot_sync((uint)4294967295, (packed_ptr[0] < (uint64_t)4294967296ULL)) & nearer_ptr[0]);
        if (waiting_ptr[0] != (uint)0) {
          done_ptr[0] = (uint)0;
        } else {
          if ((((uint)1 << ((uint)((int)threadIdx.x))) & ((nearer_ptr[0] + nearer_ptr[0]) + (uint)1)) != (uint)0) {
              uint v__2 = (uint)(packed_ptr[0] & (uint64_t)4294967295ULL);
            value_ptr_17[0] = ((*(float *)(&(v__2))) + value_ptr_17[0]);
          }
          last_ptr[0] = (last_ptr[0] - 32);
        }
      }
      if ((done_ptr[0] | waiting_ptr[0]) == (uint)0) {
        done_ptr[0] = tvm_builtin_ballot_sync((uint)4294967295, ((uint64_t)8589934592ULL <= packed_ptr[1]));
        nearer_ptr[0] = ((done_ptr[0] & ((uint)0 - done_ptr[0])) - (uint)1);
        waiting_ptr[0] = (tvm_builtin_ballot_sync((uint)4294967295, (packed_ptr[1] < (uint64_t)4294967296ULL)) & nearer_ptr[0]);
        if (waiting_ptr[0] != (uint)0) {
          done_ptr[0] = (uint)0;
        } else {
          if ((((uint)1 << ((uint)((int)threadIdx.x))) & ((nearer_ptr[0] + nearer_ptr[0]) + (uint)1)) != (uint)0) {
              uint v__3 = (uint)(packed_ptr[1] & (uint64_t)4294967295ULL);
            value_ptr_17[0] = ((*(float *)(&(v__3))) + value_ptr_17[0]);
          }
          last_ptr[0] = (last_ptr[0] - 32);
        }
      }
      if ((done_ptr[0] | waiting_ptr[0]) == (uint)0) {
        done_ptr[0] = tvm_builtin_ballot_sync((uint)4294967295, ((uint64_t)8589934592ULL <= packed_ptr[2]));
        nearer_ptr[0] = ((done_ptr[0] & ((uint)0 - done_ptr[0])) - (uint)1);
        waiting_ptr[0] = (tvm_builtin_ballot_sync((uint)4294967295, (packed_ptr[2] < (uint64_t)4294967296ULL)) & nearer_ptr[0]);
        if (waiting_ptr[0] != (uint)0) {
          done_ptr[0] = (uint)0;
        } else {
          if ((((uint)1 << ((uint)((int)threadIdx.x))) & ((nearer_ptr[0] + nearer_ptr[0]) + (uint)1)) != (uint)0) {
              uint v__4 = (uint)(packed_ptr[2] & (uint64_t)4294967295ULL);
            value_ptr_17[0] = ((*(float *)(&(v__4))) + value_ptr_17[0]);
          }
          last_ptr[0] = (last_ptr[0] - 32);
        }
      }
      if ((done_ptr[0] | waiting_ptr[0]) == (uint)0) {
        done_ptr[0] = tvm_builtin_ballot_sync((uint)4294967295, ((uint64_t)8589934592ULL <= packed_ptr[3]));
        nearer_ptr[0] = ((done_ptr[0] & ((uint)0 - done_ptr[0])) - (uint)1);
        waiting_ptr[0] = (tvm_builtin_ballot_sync((uint)4294967295, (packed_ptr[3] < (uint64_t)4294967296ULL)) & nearer_ptr[0]);
        if (waiting_ptr[0] != (uint)0) {
          done_ptr[0] = (uint)0;
        } else {
          if ((((uint)1 << ((uint)((int)threadIdx.x))) & ((nearer_ptr[0] + nearer_ptr[0]) + (uint)1)) != (uint)0) {
              uint v__5 = (uint)(packed_ptr[3] & (uint64_t)4294967295ULL);
            value_ptr_17[0] = ((*(float *)(&(v__5))) + value_ptr_17[0]);
          }
          last_ptr[0] = (last_ptr[0] - 32);
        }
      }
      if ((done_ptr[0] | waiting_ptr[0]) == (uint)0) {
        done_ptr[0] = tvm_builtin_ballot_sync((uint)4294967295, ((uint64_t)8589934592ULL <= packed_ptr[4]));
        nearer_ptr[0] = ((done_ptr[0] & ((uint)0 - done_ptr[0])) - (uint)1);
        waiting_ptr[0] = (tvm_builtin_ballot_sync((uint)4294967295, (packed_ptr[4] < (uint64_t)4294967296ULL)) & nearer_ptr[0]);
        if (waiting_ptr[0] != (uint)0) {
          done_ptr[0] = (uint)0;
        } else {
          if ((((uint)1 << ((uint)((int)threadIdx.x))) & ((nearer_ptr[0] + nearer_ptr[0]) + (uint)1)) != (uint)0) {
              uint v__6 = (uint)(packed_ptr[4] & (uint64_t)4294967295ULL);
            value_ptr_17[0] = ((*(float *)(&(v__6))) + value_ptr_17[0]);
          }
          last_ptr[0] = (last_ptr[0] - 32);
        }
      }
      if ((done_ptr[0] | waiting_ptr[0]) == (uint)0) {
        done_ptr[0] = tvm_builtin_ballot_sync((uint)4294967295, ((uint64_t)8589934592ULL <= packed_ptr[5]));
        nearer_ptr[0] = ((done_ptr[0] & ((uint)0 - done_ptr[0])) - (uint)1);
        waiting_ptr[0] = (tvm_builtin_ballot_sync((uint)4294967295, (packed_ptr[5] < (uint64_t)4294967296ULL)) & nearer_ptr[0]);
        if (waiting_ptr[0] != (uint)0) {
          done_ptr[0] = (uint)0;
        } else {
          if ((((uint)1 << ((uint)((int)threadIdx.x))) & ((nearer_ptr[0] + nearer_ptr[0]) + (uint)1)) != (uint)0) {
              uint v__7 = (uint)(packed_ptr[5] & (uint64_t)4294967295ULL);
            value_ptr_17[0] = ((*(float *)(&(v__7))) + value_ptr_17[0]);
          }
          last_ptr[0] = (last_ptr[0] - 32);
        }
      }
      if ((done_ptr[0] | waiting_ptr[0]) == (uint)0) {
        done_ptr[0] = tvm_builtin_ballot_sync((uint)4294967295, ((uint64_t)8589934592ULL <= packed_ptr[6]));
        nearer_ptr[0] = ((done_ptr[0] & ((uint)0 - done_ptr[0])) - (uint)1);
        waiting_ptr[0] = (tvm_builtin_ballot_sync((uint)4294967295, (packed_ptr[6] < (uint64_t)4294967296ULL)) & nearer_ptr[0]);
        if (waiting_ptr[0] != (uint)0) {
          done_ptr[0] = (uint)0;
        } else {
          if ((((uint)1 << ((uint)((int)threadIdx.x))) & ((nearer_ptr[0] + nearer_ptr[0]) + (uint)1)) != (uint)0) {
              uint v__8 = (uint)(packed_ptr[6] & (uint64_t)4294967295ULL);
            value_ptr_17[0] = ((*(float *)(&(v__8))) + value_ptr_17[0]);
          }
          last_ptr[0] = (last_ptr[0] - 32);
        }
      }
      if ((done_ptr[0] | waiting_ptr[0]) == (uint)0) {
        done_ptr[0] = tvm_builtin_ballot_sync((uint)4294967295, ((uint64_t)8589934592ULL <= packed_ptr[7]));
        nearer_ptr[0] = ((done_ptr[0] & ((uint)0 - done_ptr[0])) - (uint)1);
        waiting_ptr[0] = (tvm_builtin_ballot_sync((uint)4294967295, (packed_ptr[7] < (uint64_t)4294967296ULL)) & nearer_ptr[0]);
        if (waiting_ptr[0] != (uint)0) {
          done_ptr[0] = (uint)0;
        } else {
          if ((((uint)1 << ((uint)((int)threadIdx.x))) & ((nearer_ptr[0] + nearer_ptr[0]) + (uint)1)) != (uint)0) {
              uint v__9 = (uint)(packed_ptr[7] & (uint64_t)4294967295ULL);
            value_ptr_17[0] = ((*(float *)(&(v__9))) + value_ptr_17[0]);
          }
          last_ptr[0] = (last_ptr[0] - 32);
        }
      }
    }
    other_ptr_2[0] = __shfl_xor_sync((uint)4294967295, value_ptr_17[0], 1, 32);
    value_ptr_17[0] = (other_ptr_2[0] + value_ptr_17[0]);
    other_ptr_2[0] = __shfl_xor_sync((uint)4294967295, value_ptr_17[0], 2, 32);
    value_ptr_17[0] = (other_ptr_2[0] + value_ptr_17[0]);
    other_ptr_2[0] = __shfl_xor_sync((uint)4294967295, value_ptr_17[0], 4, 32);
    value_ptr_17[0] = (other_ptr_2[0] + value_ptr_17[0]);
    other_ptr_2[0] = __shfl_xor_sync((uint)4294967295, value_ptr_17[0], 8, 32);
    value_ptr_17[0] = (other_ptr_2[0] + value_ptr_17[0]);
    other_ptr_2[0] = __shfl_xor_sync((uint)4294967295, value_ptr_17[0], 16, 32);
    value_ptr_17[0] = (other_ptr_2[0] + value_ptr_17[0]);
    _ptr_6[0] = value_ptr_17[0];
    if (((int)threadIdx.x) == 0) {
      shared_prefix_ptr[0] = _ptr_6[0];
      if ((tile_ptr[0] != 0) && (_ptr_9[0] == (uint)0)) {
          float v__10 = _ptr_6[0] + _ptr_4[0];
        tvm_builtin_ptx_st_relaxed_gpu_global_u64((&(words_ptr[tile_ptr[0]])), ((uint64_t)8589934592ULL | ((uint64_t)(*(uint *)(&(v__10))))));
      }
    }
  }
  tvm_builtin_cuda_cta_sync();
  _ptr_6[0] = shared_prefix_ptr[0];
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
  _ptr[7] = ((nv_bfloat16)_ptr_1[0]);
  if ((_ptr_7[0] & (uint)3) == (uint)0) {
    _ptr_1[1] = (start_ptr_2[0] + _ptr_1[1]);
  }
  _ptr[6] = ((nv_bfloat16)_ptr_1[1]);
  if ((_ptr_7[0] & (uint)7) == (uint)0) {
    _ptr_1[2] = (start_ptr_2[0] + _ptr_1[2]);
  }
  _ptr[5] = ((nv_bfloat16)_ptr_1[2]);
  if ((_ptr_7[0] & (uint)15) == (uint)0) {
    _ptr_1[3] = (start_ptr_2[0] + _ptr_1[3]);
  }
  _ptr[4] = ((nv_bfloat16)_ptr_1[3]);
  if ((_ptr_7[0] & (uint)31) == (uint)0) {
    _ptr_1[4] = (start_ptr_2[0] + _ptr_1[4]);
  }
  _ptr[3] = ((nv_bfloat16)_ptr_1[4]);
  if ((_ptr_7[0] & (uint)63) == (uint)0) {
    _ptr_1[5] = (start_ptr_2[0] + _ptr_1[5]);
  }
  _ptr[2] = ((nv_bfloat16)_ptr_1[5]);
  if ((_ptr_7[0] & (uint)127) == (uint)0) {
    _ptr_1[6] = (start_ptr_2[0] + _ptr_1[6]);
  }
  _ptr[1] = ((nv_bfloat16)_ptr_1[6]);
  if ((_ptr_7[0] & (uint)255) == (uint)0) {
    _ptr_1[7] = (start_ptr_2[0] + _ptr_1[7]);
  }
  _ptr[0] = ((nv_bfloat16)_ptr_1[7]);
  start_ptr_2[0] = _ptr_3[1];
  if ((_ptr_8[0] & (uint)2) != (uint)0) {
    start_ptr_2[0] = (_ptr_5[0] + start_ptr_2[0]);
  }
  if ((_ptr_7[0] & (uint)256) == (uint)0) {
    _ptr_1[8] = (start_ptr_2[0] + _ptr_1[8]);
  }
  _ptr[15] = ((nv_bfloat16)_ptr_1[8]);
  if ((_ptr_7[0] & (uint)768) == (uint)0) {
    _ptr_1[9] = (start_ptr_2[0] + _ptr_1[9]);
  }
  _ptr[14] = ((nv_bfloat16)_ptr_1[9]);
  if ((_ptr_7[0] & (uint)1792) == (uint)0) {
    _ptr_1[10] = (start_ptr_2[0] + _ptr_1[10]);
  }
  _ptr[13] = ((nv_bfloat16)_ptr_1[10]);
  if ((_ptr_7[0] & (uint)3840) == (uint)0) {
    _ptr_1[11] = (start_ptr_2[0] + _ptr_1[11]);
  }
  _ptr[12] = ((nv_bfloat16)_ptr_1[11]);
  if ((_ptr_7[0] & (uint)7936) == (uint)0) {
    _ptr_1[12] = (start_ptr_2[0] + _ptr_1[12]);
  }
  _ptr[11] = ((nv_bfloat16)_ptr_1[12]);
  if ((_ptr_7[0] & (uint)16128) == (uint)0) {
    _ptr_1[13] = (start_ptr_2[0] + _ptr_1[13]);
  }
  _ptr[10] = ((nv_bfloat16)_ptr_1[13]);
  if ((_ptr_7[0] & (uint)32512) == (uint)0) {
    _ptr_1[14] = (start_ptr_2[0] + _ptr_1[14]);
  }
  _ptr[9] = ((nv_bfloat16)_ptr_1[14]);
  if ((_ptr_7[0] & (uint)65280) == (uint)0) {
    _ptr_1[15] = (start_ptr_2[0] + _ptr_1[15]);
  }
  _ptr[8] = ((nv_bfloat16)_ptr_1[15]);
  if ((1 < (((tile_ptr[0] * 1024) + ((((int)threadIdx.x) >> 5) * 512)) + ((((int)threadIdx.x) & 31) * 8))) && ((((tile_ptr[0] * 1024) + ((((int)threadIdx.x) >> 5) * 512)) + ((((int)threadIdx.x) & 31) * 8)) < 7057)) {
    *(uint4*)(Y_flat_ptr + (((7056 - ((((int)threadIdx.x) & 31) * 8)) - ((((int)threadIdx.x) >> 5) * 512)) - (tile_ptr[0] * 1024))) = *(uint4*)(_ptr + 0);
  } else {
    if ((1 < (((tile_ptr[0] * 1024) + ((((int)threadIdx.x) >> 5) * 512)) + ((((int)threadIdx.x) & 31) * 8))) && ((((tile_ptr[0] * 128) + ((((int)threadIdx.x) >> 5) * 64)) + (((int)threadIdx.x) & 31)) < 883)) {
      Y_flat_ptr[(((7063 - ((((int)threadIdx.x) & 31) * 8)) - ((((int)threadIdx.x) >> 5) * 512)) - (tile_ptr[0] * 1024))] = _ptr[7];
    }
    if ((0 <= tile_ptr[0]) && ((((tile_ptr[0] * 128) + ((((int)threadIdx.x) >> 5) * 64)) + (((int)threadIdx.x) & 31)) < 883)) {
      Y_flat_ptr[(((7062 - ((((int)threadIdx.x) & 31) * 8)) - ((((int)threadIdx.x) >> 5) * 512)) - (tile_ptr[0] * 1024))] = _ptr[6];
    }
    if ((-1 < (((tile_ptr[0] * 1024) + ((((int)threadIdx.x) >> 5) * 512)) + ((((int)threadIdx.x) & 31) * 8))) && ((((tile_ptr[0] * 128) + ((((int)threadIdx.x) >> 5) * 64)) + (((int)threadIdx.x) & 31)) < 883)) {
      Y_flat_ptr[(((7061 - ((((int)threadIdx.x) & 31) * 8)) - ((((int)threadIdx.x) >> 5) * 512)) - (tile_ptr[0] * 1024))] = _ptr[5];
    }
    if ((-1 < (((tile_ptr[0] * 512) + ((((int)threadIdx.x) >> 5) * 256)) + ((((int)threadIdx.x) & 31) * 4))) && ((((tile_ptr[0] * 128) + ((((int)threadIdx.x) >> 5) * 64)) + (((int)threadIdx.x) & 31)) < 883)) {
      Y_flat_ptr[(((7060 - ((((int)threadIdx.x) & 31) * 8)) - ((((int)threadIdx.x) >> 5) * 512)) - (tile_ptr[0] * 1024))] = _ptr[4];
    }
    if ((-3 < (((tile_ptr[0] * 1024) + ((((int)threadIdx.x) >> 5) * 512)) + ((((int)threadIdx.x) & 31) * 8))) && ((((tile_ptr[0] * 128) + ((((int)threadIdx.x) >> 5) * 64)) + (((int)threadIdx.x) & 31)) < 883)) {
      Y_flat_ptr[(((7059 - ((((int)threadIdx.x) & 31) * 8)) - ((((int)threadIdx.x) >> 5) * 512)) - (tile_ptr[0] * 1024))] = _ptr[3];
    }
    if ((-1 < (((tile_ptr[0] * 256) + ((((int)threadIdx.x) >> 5) * 128)) + ((((int)threadIdx.x) & 31) * 2))) && ((((tile_ptr[0] * 128) + ((((int)threadIdx.x) >> 5) * 64)) + (((int)threadIdx.x) & 31)) < 883)) {
      Y_flat_ptr[(((7058 - ((((int)threadIdx.x) & 31) * 8)) - ((((int)threadIdx.x) >> 5) * 512)) - (tile_ptr[0] * 1024))] = _ptr[2];
    }
    if ((-5 < (((tile_ptr[0] * 1024) + ((((int)threadIdx.x) >> 5) * 512)) + ((((int)threadIdx.x) & 31) * 8))) && ((((tile_ptr[0] * 128) + ((((int)threadIdx.x) >> 5) * 64)) + (((int)threadIdx.x) & 31)) < 883)) {
      Y_flat_ptr[(((7057 - ((((int)threadIdx.x) & 31) * 8)) - ((((int)threadIdx.x) >> 5) * 512)) - (tile_ptr[0] * 1024))] = _ptr[1];
    }
    if ((-3 < (((tile_ptr[0] * 512) + ((((int)threadIdx.x) >> 5) * 256)) + ((((int)threadIdx.x) & 31) * 4))) && ((((tile_ptr[0] * 128) + ((((int)threadIdx.x) >> 5) * 64)) + (((int)threadIdx.x) & 31)) < 883)) {
      Y_flat_ptr[(((7056 - ((((int)threadIdx.x) & 31) * 8)) - ((((int)threadIdx.x) >> 5) * 512)) - (tile_ptr[0] * 1024))] = _ptr[0];
    }
  }
  if ((-255 < (((tile_ptr[0] * 1024) + ((((int)threadIdx.x) >> 5) * 512)) + ((((int)threadIdx.x) & 31) * 8))) && ((((tile_ptr[0] * 1024) + ((((int)threadIdx.x) >> 5) * 512)) + ((((int)threadIdx.x) & 31) * 8)) < 6801)) {
    *(uint4*)(Y_flat_ptr + (((6800 - ((((int)threadIdx.x) & 31) * 8)) - ((((int)threadIdx.x) >> 5) * 512)) - (tile_ptr[0] * 1024))) = *(uint4*)(_ptr + 8);
  } else {
    if ((-255 < (((tile_ptr[0] * 1024) + ((((int)threadIdx.x) >> 5) * 512)) + ((((int)threadIdx.x) & 31) * 8))) && ((((tile_ptr[0] * 128) + ((((int)threadIdx.x) >> 5) * 64)) + (((int)threadIdx.x) & 31)) < 851)) {
      Y_flat_ptr[(((6807 - ((((int)threadIdx.x) & 31) * 8)) - ((((int)threadIdx.x) >> 5) * 512)) - (tile_ptr[0] * 1024))] = _ptr[15];
    }
    if ((-1 < ((tile_ptr[0] * 4) + ((((int)threadIdx.x) >> 5) * 2))) && ((((tile_ptr[0] * 128) + ((((int)threadIdx.x) >> 5) * 64)) + (((int)threadIdx.x) & 31)) < 851)) {
      Y_flat_ptr[(((6806 - ((((int)threadIdx.x) & 31) * 8)) - ((((int)threadIdx.x) >> 5) * 512)) - (tile_ptr[0] * 1024))] = _ptr[14];
    }
    if ((-257 < (((tile_ptr[0] * 1024) + ((((int)threadIdx.x) >> 5) * 512)) + ((((int)threadIdx.x) & 31) * 8))) && ((((tile_ptr[0] * 128) + ((((int)threadIdx.x) >> 5) * 64)) + (((int)threadIdx.x) & 31)) < 851)) {
      Y_flat_ptr[(((6805 - ((((int)threadIdx.x) & 31) * 8)) - ((((int)threadIdx.x) >> 5) * 512)) - (tile_ptr[0] * 1024))] = _ptr[13];
    }
    if ((-129 < (((tile_ptr[0] * 512) + ((((int)threadIdx.x) >> 5) * 256)) + ((((int)threadIdx.x) & 31) * 4))) && ((((tile_ptr[0] * 128) + ((((int)threadIdx.x) >> 5) * 64)) + (((int)threadIdx.x) & 31)) < 851)) {
      Y_flat_ptr[(((6804 - ((((int)threadIdx.x) & 31) * 8)) - ((((int)threadIdx.x) >> 5) * 512)) - (tile_ptr[0] * 1024))] = _ptr[12];
    }
    if ((-259 < (((tile_ptr[0] * 1024) + ((((int)threadIdx.x) >> 5) * 512)) + ((((int)threadIdx.x) & 31) * 8))) && ((((tile_ptr[0] * 128) + ((((int)threadIdx.x) >> 5) * 64)) + (((int)threadIdx.x) & 31)) < 851)) {
      Y_flat_ptr[(((6803 - ((((int)threadIdx.x) & 31) * 8)) - ((((int)threadIdx.x) >> 5) * 512)) - (tile_ptr[0] * 1024))] = _ptr[11];
    }
    if ((-65 < (((tile_ptr[0] * 256) + ((((int)threadIdx.x) >> 5) * 128)) + ((((int)threadIdx.x) & 31) * 2))) && ((((tile_ptr[0] * 128) + ((((int)threadIdx.x) >> 5) * 64)) + (((int)threadIdx.x) & 31)) < 851)) {
      Y_flat_ptr[(((6802 - ((((int)threadIdx.x) & 31) * 8)) - ((((int)threadIdx.x) >> 5) * 512)) - (tile_ptr[0] * 1024))] = _ptr[10];
    }
    if ((-261 < (((tile_ptr[0] * 1024) + ((((int)threadIdx.x) >> 5) * 512)) + ((((int)threadIdx.x) & 31) * 8))) && ((((tile_ptr[0] * 128) + ((((int)threadIdx.x) >> 5) * 64)) + (((int)threadIdx.x) & 31)) < 851)) {
      Y_flat_ptr[(((6801 - ((((int)threadIdx.x) & 31) * 8)) - ((((int)threadIdx.x) >> 5) * 512)) - (tile_ptr[0] * 1024))] = _ptr[9];
    }
    if ((-131 < (((tile_ptr[0] * 512) + ((((int)threadIdx.x) >> 5) * 256)) + ((((int)threadIdx.x) & 31) * 4))) && ((((tile_ptr[0] * 128) + ((((int)threadIdx.x) >> 5) * 64)) + (((int)threadIdx.x) & 31)) < 851)) {
      Y_flat_ptr[(((6800 - ((((int)threadIdx.x) & 31) * 8)) - ((((int)threadIdx.x) >> 5) * 512)) - (tile_ptr[0] * 1024))] = _ptr[8];
    }
  }
}
