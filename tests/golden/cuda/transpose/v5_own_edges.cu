extern "C" __global__ void __launch_bounds__(64) main_kernel(float* __restrict__ X_flat_ptr, float* __restrict__ Y_flat_ptr);
extern "C" __global__ void __launch_bounds__(64) main_kernel(float* __restrict__ X_flat_ptr, float* __restrict__ Y_flat_ptr) {
  int warp_id_in_cta = __shfl_sync((uint)4294967295, (((int)threadIdx.x) >> 5), 0, 32);
  int block = ((int)blockIdx.x);
  int thread = ((int)threadIdx.x);
  __shared__ alignas(64) float _ptr[1216];
  alignas(64) float packs_ptr[16];
  int cse_v1 = (((int)blockIdx.x) & 1);
  int cse_v2 = (((int)threadIdx.x) & 7);
  int cse_v3 = (((int)threadIdx.x) >> 3);
  int cse_v6 = ((((int)threadIdx.x) & 7) * 4);
  int cse_v7 = ((((int)blockIdx.x) >> 2) * 1961);
  int cse_v8 = ((((int)blockIdx.x) & 3) >> 1);
  int cse_v13 = (((((int)blockIdx.x) >> 2) * 1961) + ((((int)threadIdx.x) >> 3) * 53));
  int cse_v14 = (((((int)blockIdx.x) & 3) >> 1) * 28);
  int cse_v19 = ((((((int)blockIdx.x) >> 2) * 1961) + ((((int)threadIdx.x) >> 3) * 53)) & 3);
  int cse_v20 = ((((((int)blockIdx.x) >> 2) * 1961) + ((((int)threadIdx.x) >> 3) * 53)) >> 2);
  int cse_v24 = ((((((((int)blockIdx.x) >> 2) * 1961) + ((((int)threadIdx.x) >> 3) * 53)) & 3) + 53) - max((((((int)blockIdx.x) & 3) >> 1) * 28), 25));
  int cse_v27 = (((((((int)blockIdx.x) & 1) * 1272) + (((((int)blockIdx.x) & 3) >> 1) * 28)) + (((((((int)blockIdx.x) >> 2) * 1961) + ((((int)threadIdx.x) >> 3) * 53)) >> 2) * 4)) + ((((int)threadIdx.x) & 7) * 4));
  if (((((int)blockIdx.x) & 1) == 1) && (((((int)threadIdx.x) & 7) * 4) < ((((((((int)blockIdx.x) >> 2) * 1961) + ((((int)threadIdx.x) >> 3) * 53)) & 3) + 53) - max((((((int)blockIdx.x) & 3) >> 1) * 28), 25)))) {
    *(float4*)(packs_ptr + 0) = *(float4*)(X_flat_ptr + ((((((((int)blockIdx.x) & 1) * 1272) + (((((int)blockIdx.x) & 3) >> 1) * 28)) + (((((((int)blockIdx.x) >> 2) * 1961) + ((((int)threadIdx.x) >> 3) * 53)) >> 2) * 4)) + ((((int)threadIdx.x) & 7) * 4)) - 424));
  }
  if (((((int)threadIdx.x) & 7) * 4) < ((((((((int)blockIdx.x) >> 2) * 1961) + ((((int)threadIdx.x) >> 3) * 53)) & 3) + 53) - max((((((int)blockIdx.x) & 3) >> 1) * 28), 25))) {
    *(float4*)(packs_ptr + 4) = *(float4*)(X_flat_ptr + (((((((int)blockIdx.x) & 1) * 1272) + (((((int)blockIdx.x) & 3) >> 1) * 28)) + (((((((int)blockIdx.x) >> 2) * 1961) + ((((int)threadIdx.x) >> 3) * 53)) >> 2) * 4)) + ((((int)threadIdx.x) & 7) * 4)));
  }
  int cse_v9 = ((((int)blockIdx.x) & 1) * 24);
  int cse_v10 = ((((int)threadIdx.x) & 7) * 2);
  int cse_v11 = ((((int)blockIdx.x) & 1) * 636);
  int cse_v15 = (((((int)blockIdx.x) & 1) * 24) + (((int)threadIdx.x) >> 3));
  int cse_v16 = (((((int)blockIdx.x) & 3) >> 1) * 14);
  int cse_v22 = (((((((int)blockIdx.x) >> 2) * 1961) + ((((int)threadIdx.x) >> 3) * 53)) >> 2) * 2);
  int cse_v25 = (((((((int)blockIdx.x) & 1) * 318) + (((((int)blockIdx.x) & 3) >> 1) * 7)) + ((((((int)blockIdx.x) >> 2) * 1961) + ((((int)threadIdx.x) >> 3) * 53)) >> 2)) + (((int)threadIdx.x) & 7));
  int cse_v28 = (((((((int)blockIdx.x) & 1) * 636) + (((((int)blockIdx.x) & 3) >> 1) * 14)) + (((((((int)blockIdx.x) >> 2) * 1961) + ((((int)threadIdx.x) >> 3) * 53)) >> 2) * 2)) + ((((int)threadIdx.x) & 7) * 2));
  if (((((((int)blockIdx.x) & 1) * 24) + (((int)threadIdx.x) >> 3)) < 29) && (((((int)threadIdx.x) & 7) * 4) < ((((((((int)blockIdx.x) >> 2) * 1961) + ((((int)threadIdx.x) >> 3) * 53)) & 3) + 53) - max((((((int)blockIdx.x) & 3) >> 1) * 28), 25)))) {
    int cse_v32 = ((((((((int)blockIdx.x) & 1) * 1272) + (((((int)blockIdx.x) & 3) >> 1) * 28)) + (((((((int)blockIdx.x) >> 2) * 1961) + ((((int)threadIdx.x) >> 3) * 53)) >> 2) * 4)) + ((((int)threadIdx.x) & 7) * 4)) + 424);
    if (0 < ((((1747 - (((((((int)blockIdx.x) >> 2) * 1961) + ((((int)threadIdx.x) >> 3) * 53)) >> 2) * 2)) - ((((int)threadIdx.x) & 7) * 2)) - (((((int)blockIdx.x) & 3) >> 1) * 14)) - ((((int)blockIdx.x) & 1) * 636))) {
      *(float4*)(packs_ptr + 8) = *(float4*)(X_flat_ptr + ((((((((int)blockIdx.x) & 1) * 1272) + (((((int)blockIdx.x) & 3) >> 1) * 28)) + (((((((int)blockIdx.x) >> 2) * 1961) + ((((int)threadIdx.x) >> 3) * 53)) >> 2) * 4)) + ((((int)threadIdx.x) & 7) * 4)) + 424));
    } else {
      if ((((((((int)blockIdx.x) & 1) * 636) + (((((int)blockIdx.x) & 3) >> 1) * 14)) + (((((((int)blockIdx.x) >> 2) * 1961) + ((((int)threadIdx.x) >> 3) * 53)) >> 2) * 2)) + ((((int)threadIdx.x) & 7) * 2)) < 1749) {
        packs_ptr[8] = X_flat_ptr[((((((((int)blockIdx.x) & 1) * 1272) + (((((int)blockIdx.x) & 3) >> 1) * 28)) + (((((((int)blockIdx.x) >> 2) * 1961) + ((((int)threadIdx.x) >> 3) * 53)) >> 2) * 4)) + ((((int)threadIdx.x) & 7) * 4)) + 424)];
      }
      if ((((((((int)blockIdx.x) & 1) * 1272) + (((((int)blockIdx.x) & 3) >> 1) * 28)) + (((((((int)blockIdx.x) >> 2) * 1961) + ((((int)threadIdx.x) >> 3) * 53)) >> 2) * 4)) + ((((int)threadIdx.x) & 7) * 4)) < 3497) {
        packs_ptr[9] = X_flat_ptr[((((((((int)blockIdx.x) & 1) * 1272) + (((((int)blockIdx.x) & 3) >> 1) * 28)) + (((((((int)blockIdx.x) >> 2) * 1961) + ((((int)threadIdx.x) >> 3) * 53)) >> 2) * 4)) + ((((int)threadIdx.x) & 7) * 4)) + 425)];
      }
      if ((((((((int)blockIdx.x) & 1) * 318) + (((((int)blockIdx.x) & 3) >> 1) * 7)) + ((((((int)blockIdx.x) >> 2) * 1961) + ((((int)threadIdx.x) >> 3) * 53)) >> 2)) + (((int)threadIdx.x) & 7)) < 874) {
        packs_ptr[10] = X_flat_ptr[((((((((int)blockIdx.x) & 1) * 1272) + (((((int)blockIdx.x) & 3) >> 1) * 28)) + (((((((int)blockIdx.x) >> 2) * 1961) + ((((int)threadIdx.x) >> 3) * 53)) >> 2) * 4)) + ((((int)threadIdx.x) & 7) * 4)) + 426)];
      }
      if ((((((((int)blockIdx.x) & 1) * 1272) + (((((int)blockIdx.x) & 3) >> 1) * 28)) + (((((((int)blockIdx.x) >> 2) * 1961) + ((((int)threadIdx.x) >> 3) * 53)) >> 2) * 4)) + ((((int)threadIdx.x) & 7) * 4)) < 3495) {
        packs_ptr[11] = X_flat_ptr[((((((((int)blockIdx.x) & 1) * 1272) + (((((int)blockIdx.x) & 3) >> 1) * 28)) + (((((((int)blockIdx.x) >> 2) * 1961) + ((((int)threadIdx.x) >> 3) * 53)) >> 2) * 4)) + ((((int)threadIdx.x) & 7) * 4)) + 427)];
      }
    }
  }
  if (((((((int)blockIdx.x) & 1) * 24) + (((int)threadIdx.x) >> 3)) < 21) && (((((int)threadIdx.x) & 7) * 4) < ((((((((int)blockIdx.x) >> 2) * 1961) + ((((int)threadIdx.x) >> 3) * 53)) & 3) + 53) - max((((((int)blockIdx.x) & 3) >> 1) * 28), 25)))) {
    int cse_v33 = ((((((((int)blockIdx.x) & 1) * 1272) + (((((int)blockIdx.x) & 3) >> 1) * 28)) + (((((((int)blockIdx.x) >> 2) * 1961) + ((((int)threadIdx.x) >> 3) * 53)) >> 2) * 4)) + ((((int)threadIdx.x) & 7) * 4)) + 848);
    if (0 < ((((1535 - (((((((int)blockIdx.x) >> 2) * 1961) + ((((int)threadIdx.x) >> 3) * 53)) >> 2) * 2)) - ((((int)threadIdx.x) & 7) * 2)) - (((((int)blockIdx.x) & 3) >> 1) * 14)) - ((((int)blockIdx.x) & 1) * 636))) {
      *(float4*)(packs_ptr + 12) = *(float4*)(X_flat_ptr + ((((((((int)blockIdx.x) & 1) * 1272) + (((((int)blockIdx.x) & 3) >> 1) * 28)) + (((((((int)blockIdx.x) >> 2) * 1961) + ((((int)threadIdx.x) >> 3) * 53)) >> 2) * 4)) + ((((int)threadIdx.x) & 7) * 4)) + 848));
    } else {
      if ((((((((int)blockIdx.x) & 1) * 636) + (((((int)blockIdx.x) & 3) >> 1) * 14)) + (((((((int)blockIdx.x) >> 2) * 1961) + ((((int)threadIdx.x) >> 3) * 53)) >> 2) * 2)) + ((((int)threadIdx.x) & 7) * 2)) < 1537) {
        packs_ptr[12] = X_flat_ptr[((((((((int)blockIdx.x) & 1) * 1272) + (((((int)blockIdx.x) & 3) >> 1) * 28)) + (((((((int)blockIdx.x) >> 2) * 1961) + ((((int)threadIdx.x) >> 3) * 53)) >> 2) * 4)) + ((((int)threadIdx.x) & 7) * 4)) + 848)];
      }
      if ((((((((int)blockIdx.x) & 1) * 1272) + (((((int)blockIdx.x) & 3) >> 1) * 28)) + (((((((int)blockIdx.x) >> 2) * 1961) + ((((int)threadIdx.x) >> 3) * 53)) >> 2) * 4)) + ((((int)threadIdx.x) & 7) * 4)) < 3073) {
        packs_ptr[13] = X_flat_ptr[((((((((int)blockIdx.x) & 1) * 1272) + (((((int)blockIdx.x) & 3) >> 1) * 28)) + (((((((int)blockIdx.x) >> 2) * 1961) + ((((int)threadIdx.x) >> 3) * 53)) >> 2) * 4)) + ((((int)threadIdx.x) & 7) * 4)) + 849)];
      }
      if ((((((((int)blockIdx.x) & 1) * 318) + (((((int)blockIdx.x) & 3) >> 1) * 7)) + ((((((int)blockIdx.x) >> 2) * 1961) + ((((int)threadIdx.x) >> 3) * 53)) >> 2)) + (((int)threadIdx.x) & 7)) < 768) {
        packs_ptr[14] = X_flat_ptr[((((((((int)blockIdx.x) & 1) * 1272) + (((((int)blockIdx.x) & 3) >> 1) * 28)) + (((((((int)blockIdx.x) >> 2) * 1961) + ((((int)threadIdx.x) >> 3) * 53)) >> 2) * 4)) + ((((int)threadIdx.x) & 7) * 4)) + 850)];
      }
      if ((((((((int)blockIdx.x) & 1) * 1272) + (((((int)blockIdx.x) & 3) >> 1) * 28)) + (((((((int)blockIdx.x) >> 2) * 1961) + ((((int)threadIdx.x) >> 3) * 53)) >> 2) * 4)) + ((((int)threadIdx.x) & 7) * 4)) < 3071) {
        packs_ptr[15] = X_flat_ptr[((((((((int)blockIdx.x) & 1) * 1272) + (((((int)blockIdx.x) & 3) >> 1) * 28)) + (((((((int)blockIdx.x) >> 2) * 1961) + ((((int)threadIdx.x) >> 3) * 53)) >> 2) * 4)) + ((((int)threadIdx.x) & 7) * 4)) + 851)];
      }
    }
  }
  int cse_v17 = (((((int)threadIdx.x) >> 3) * 38) + ((((int)threadIdx.x) & 7) * 4));
  if ((((int)blockIdx.x) & 1) == 1) {
    _ptr[(((((((int)threadIdx.x) >> 3) * 38) + ((((int)threadIdx.x) & 7) * 4)) + 4) - ((((((int)blockIdx.x) >> 2) * 1961) + ((((int)threadIdx.x) >> 3) * 53)) & 3))] = packs_ptr[0];
    _ptr[(((((((int)threadIdx.x) >> 3) * 38) + ((((int)threadIdx.x) & 7) * 4)) + 5) - ((((((int)blockIdx.x) >> 2) * 1961) + ((((int)threadIdx.x) >> 3) * 53)) & 3))] = packs_ptr[1];
    _ptr[(((((((int)threadIdx.x) >> 3) * 38) + ((((int)threadIdx.x) & 7) * 4)) + 6) - ((((((int)blockIdx.x) >> 2) * 1961) + ((((int)threadIdx.x) >> 3) * 53)) & 3))] = packs_ptr[2];
    _ptr[(((((((int)threadIdx.x) >> 3) * 38) + ((((int)threadIdx.x) & 7) * 4)) + 7) - ((((((int)blockIdx.x) >> 2) * 1961) + ((((int)threadIdx.x) >> 3) * 53)) & 3))] = packs_ptr[3];
  }
  _ptr[(((((((int)threadIdx.x) >> 3) * 38) + ((((int)threadIdx.x) & 7) * 4)) + 308) - ((((((int)blockIdx.x) >> 2) * 1961) + ((((int)threadIdx.x) >> 3) * 53)) & 3))] = packs_ptr[4];
  _ptr[(((((((int)threadIdx.x) >> 3) * 38) + ((((int)threadIdx.x) & 7) * 4)) + 309) - ((((((int)blockIdx.x) >> 2) * 1961) + ((((int)threadIdx.x) >> 3) * 53)) & 3))] = packs_ptr[5];
  _ptr[(((((((int)threadIdx.x) >> 3) * 38) + ((((int)threadIdx.x) & 7) * 4)) + 310) - ((((((int)blockIdx.x) >> 2) * 1961) + ((((int)threadIdx.x) >> 3) * 53)) & 3))] = packs_ptr[6];
  _ptr[(((((((int)threadIdx.x) >> 3) * 38) + ((((int)threadIdx.x) & 7) * 4)) + 311) - ((((((int)blockIdx.x) >> 2) * 1961) + ((((int)threadIdx.x) >> 3) * 53)) & 3))] = packs_ptr[7];
  if ((((((int)blockIdx.x) & 1) * 24) + (((int)threadIdx.x) >> 3)) < 29) {
    _ptr[(((((((int)threadIdx.x) >> 3) * 38) + ((((int)threadIdx.x) & 7) * 4)) + 612) - ((((((int)blockIdx.x) >> 2) * 1961) + ((((int)threadIdx.x) >> 3) * 53)) & 3))] = packs_ptr[8];
    _ptr[(((((((int)threadIdx.x) >> 3) * 38) + ((((int)threadIdx.x) & 7) * 4)) + 613) - ((((((int)blockIdx.x) >> 2) * 1961) + ((((int)threadIdx.x) >> 3) * 53)) & 3))] = packs_ptr[9];
    _ptr[(((((((int)threadIdx.x) >> 3) * 38) + ((((int)threadIdx.x) & 7) * 4)) + 614) - ((((((int)blockIdx.x) >> 2) * 1961) + ((((int)threadIdx.x) >> 3) * 53)) & 3))] = packs_ptr[10];
    _ptr[(((((((int)threadIdx.x) >> 3) * 38) + ((((int)threadIdx.x) & 7) * 4)) + 615) - ((((((int)blockIdx.x) >> 2) * 1961) + ((((int)threadIdx.x) >> 3) * 53)) & 3))] = packs_ptr[11];
  }
  if ((((((int)blockIdx.x) & 1) * 24) + (((int)threadIdx.x) >> 3)) < 21) {
    _ptr[(((((((int)threadIdx.x) >> 3) * 38) + ((((int)threadIdx.x) & 7) * 4)) + 916) - ((((((int)blockIdx.x) >> 2) * 1961) + ((((int)threadIdx.x) >> 3) * 53)) & 3))] = packs_ptr[12];
    _ptr[(((((((int)threadIdx.x) >> 3) * 38) + ((((int)threadIdx.x) & 7) * 4)) + 917) - ((((((int)blockIdx.x) >> 2) * 1961) + ((((int)threadIdx.x) >> 3) * 53)) & 3))] = packs_ptr[13];
    _ptr[(((((((int)threadIdx.x) >> 3) * 38) + ((((int)threadIdx.x) & 7) * 4)) + 918) - ((((((int)blockIdx.x) >> 2) * 1961) + ((((int)threadIdx.x) >> 3) * 53)) & 3))] = packs_ptr[14];
    _ptr[(((((((int)threadIdx.x) >> 3) * 38) + ((((int)threadIdx.x) & 7) * 4)) + 919) - ((((((int)blockIdx.x) >> 2) * 1961) + ((((int)threadIdx.x) >> 3) * 53)) & 3))] = packs_ptr[15];
  }
  tvm_builtin_cuda_cta_sync();
  alignas(64) float pack_ptr[4];
  int cse_v4 = (((int)threadIdx.x) & 3);
  int cse_v5 = (((int)threadIdx.x) >> 2);
  int cse_v18 = (((((int)threadIdx.x) & 3) * 152) + (((int)threadIdx.x) >> 2));
  int cse_v23 = ((((((int)blockIdx.x) >> 2) * 1961) + (((((int)blockIdx.x) & 3) >> 1) * 1036)) + ((((int)threadIdx.x) >> 2) * 37));
  int cse_v26 = (((((((int)blockIdx.x) >> 2) * 1961) + (((((int)blockIdx.x) & 3) >> 1) * 1036)) + ((((int)threadIdx.x) >> 2) * 37)) & 7);
  int cse_v29 = ((((((((int)blockIdx.x) >> 2) * 1961) + (((((int)blockIdx.x) & 3) >> 1) * 1036)) + ((((int)threadIdx.x) >> 2) * 37)) & 7) * 38);
  pack_ptr[0] = _ptr[(((((((int)threadIdx.x) & 3) * 152) + (((int)threadIdx.x) >> 2)) + 308) - ((((((((int)blockIdx.x) >> 2) * 1961) + (((((int)blockIdx.x) & 3) >> 1) * 1036)) + ((((int)threadIdx.x) >> 2) * 37)) & 7) * 38))];
  pack_ptr[1] = _ptr[(((((((int)threadIdx.x) & 3) * 152) + (((int)threadIdx.x) >> 2)) + 346) - ((((((((int)blockIdx.x) >> 2) * 1961) + (((((int)blockIdx.x) & 3) >> 1) * 1036)) + ((((int)threadIdx.x) >> 2) * 37)) & 7) * 38))];
  pack_ptr[2] = _ptr[(((((((int)threadIdx.x) & 3) * 152) + (((int)threadIdx.x) >> 2)) + 384) - ((((((((int)blockIdx.x) >> 2) * 1961) + (((((int)blockIdx.x) & 3) >> 1) * 1036)) + ((((int)threadIdx.x) >> 2) * 37)) & 7) * 38))];
  pack_ptr[3] = _ptr[(((((((int)threadIdx.x) & 3) * 152) + (((int)threadIdx.x) >> 2)) + 422) - ((((((((int)blockIdx.x) >> 2) * 1961) + (((((int)blockIdx.x) & 3) >> 1) * 1036)) + ((((int)threadIdx.x) >> 2) * 37)) & 7) * 38))];
  int cse_v12 = ((((int)threadIdx.x) & 3) * 4);
  int cse_v30 = ((((((int)blockIdx.x) & 1) * 24) + ((((int)threadIdx.x) & 3) * 4)) - (((((((int)blockIdx.x) >> 2) * 1961) + (((((int)blockIdx.x) & 3) >> 1) * 1036)) + ((((int)threadIdx.x) >> 2) * 37)) & 7));
  int cse_v31 = ((((((((int)blockIdx.x) >> 2) * 1961) + (((((int)blockIdx.x) & 3) >> 1) * 1036)) + ((((int)threadIdx.x) >> 2) * 37)) + ((((int)blockIdx.x) & 1) * 24)) + ((((int)threadIdx.x) & 3) * 4));
  int cse_v34 = (((((((((int)blockIdx.x) >> 2) * 1961) + (((((int)blockIdx.x) & 3) >> 1) * 1036)) + ((((int)threadIdx.x) >> 2) * 37)) + ((((int)blockIdx.x) & 1) * 24)) + ((((int)threadIdx.x) & 3) * 4)) - (((((((int)blockIdx.x) >> 2) * 1961) + (((((int)blockIdx.x) & 3) >> 1) * 1036)) + ((((int)threadIdx.x) >> 2) * 37)) & 7));
  if ((0 <= ((((((int)blockIdx.x) & 1) * 24) + ((((int)threadIdx.x) & 3) * 4)) - (((((((int)blockIdx.x) >> 2) * 1961) + (((((int)blockIdx.x) & 3) >> 1) * 1036)) + ((((int)threadIdx.x) >> 2) * 37)) & 7))) && (((((((int)blockIdx.x) & 1) * 24) + ((((int)threadIdx.x) & 3) * 4)) - (((((((int)blockIdx.x) >> 2) * 1961) + (((((int)blockIdx.x) & 3) >> 1) * 1036)) + ((((int)threadIdx.x) >> 2) * 37)) & 7)) <= 33)) {
    *(float4*)(Y_flat_ptr + (((((((((int)blockIdx.x) >> 2) * 1961) + (((((int)blockIdx.x) & 3) >> 1) * 1036)) + ((((int)threadIdx.x) >> 2) * 37)) + ((((int)blockIdx.x) & 1) * 24)) + ((((int)threadIdx.x) & 3) * 4)) - (((((((int)blockIdx.x) >> 2) * 1961) + (((((int)blockIdx.x) & 3) >> 1) * 1036)) + ((((int)threadIdx.x) >> 2) * 37)) & 7))) = *(float4*)(pack_ptr + 0);
  } else {
    if (0 <= ((((((int)blockIdx.x) & 1) * 24) + ((((int)threadIdx.x) & 3) * 4)) - (((((((int)blockIdx.x) >> 2) * 1961) + (((((int)blockIdx.x) & 3) >> 1) * 1036)) + ((((int)threadIdx.x) >> 2) * 37)) & 7))) {
      Y_flat_ptr[(((((((((int)blockIdx.x) >> 2) * 1961) + (((((int)blockIdx.x) & 3) >> 1) * 1036)) + ((((int)threadIdx.x) >> 2) * 37)) + ((((int)blockIdx.x) & 1) * 24)) + ((((int)threadIdx.x) & 3) * 4)) - (((((((int)blockIdx.x) >> 2) * 1961) + (((((int)blockIdx.x) & 3) >> 1) * 1036)) + ((((int)threadIdx.x) >> 2) * 37)) & 7))] = pack_ptr[0];
    }
    if ((-1 <= ((((((int)blockIdx.x) & 1) * 24) + ((((int)threadIdx.x) & 3) * 4)) - (((((((int)blockIdx.x) >> 2) * 1961) + (((((int)blockIdx.x) & 3) >> 1) * 1036)) + ((((int)threadIdx.x) >> 2) * 37)) & 7))) && (((((((int)blockIdx.x) & 1) * 24) + ((((int)threadIdx.x) & 3) * 4)) - (((((((int)blockIdx.x) >> 2) * 1961) + (((((int)blockIdx.x) & 3) >> 1) * 1036)) + ((((int)threadIdx.x) >> 2) * 37)) & 7)) < 36)) {
      Y_flat_ptr[((((((((((int)blockIdx.x) >> 2) * 1961) + (((((int)blockIdx.x) & 3) >> 1) * 1036)) + ((((int)threadIdx.x) >> 2) * 37)) + ((((int)blockIdx.x) & 1) * 24)) + ((((int)threadIdx.x) & 3) * 4)) + 1) - (((((((int)blockIdx.x) >> 2) * 1961) + (((((int)blockIdx.x) & 3) >> 1) * 1036)) + ((((int)threadIdx.x) >> 2) * 37)) & 7))] = pack_ptr[1];
    }
    if ((-2 <= ((((((int)blockIdx.x) & 1) * 24) + ((((int)threadIdx.x) & 3) * 4)) - (((((((int)blockIdx.x) >> 2) * 1961) + (((((int)blockIdx.x) & 3) >> 1) * 1036)) + ((((int)threadIdx.x) >> 2) * 37)) & 7))) && (((((((int)blockIdx.x) & 1) * 24) + ((((int)threadIdx.x) & 3) * 4)) - (((((((int)blockIdx.x) >> 2) * 1961) + (((((int)blockIdx.x) & 3) >> 1) * 1036)) + ((((int)threadIdx.x) >> 2) * 37)) & 7)) < 35)) {
      Y_flat_ptr[((((((((((int)blockIdx.x) >> 2) * 1961) + (((((int)blockIdx.x) & 3) >> 1) * 1036)) + ((((int)threadIdx.x) >> 2) * 37)) + ((((int)blockIdx.x) & 1) * 24)) + ((((int)threadIdx.x) & 3) * 4)) + 2) - (((((((int)blockIdx.x) >> 2) * 1961) + (((((int)blockIdx.x) & 3) >> 1) * 1036)) + ((((int)threadIdx.x) >> 2) * 37)) & 7))] = pack_ptr[2];
    }
    if ((-3 <= ((((((int)blockIdx.x) & 1) * 24) + ((((int)threadIdx.x) & 3) * 4)) - (((((((int)blockIdx.x) >> 2) * 1961) + (((((int)blockIdx.x) & 3) >> 1) * 1036)) + ((((int)threadIdx.x) >> 2) * 37)) & 7))) && (((((((int)blockIdx.x) & 1) * 24) + ((((int)threadIdx.x) & 3) * 4)) - (((((((int)blockIdx.x) >> 2) * 1961) + (((((int)blockIdx.x) & 3) >> 1) * 1036)) + ((((int)threadIdx.x) >> 2) * 37)) & 7)) < 34)) {
      Y_flat_ptr[((((((((((int)blockIdx.x) >> 2) * 1961) + (((((int)blockIdx.x) & 3) >> 1) * 1036)) + ((((int)threadIdx.x) >> 2) * 37)) + ((((int)blockIdx.x) & 1) * 24)) + ((((int)threadIdx.x) & 3) * 4)) + 3) - (((((((int)blockIdx.x) >> 2) * 1961) + (((((int)blockIdx.x) & 3) >> 1) * 1036)) + ((((int)threadIdx.x) >> 2) * 37)) & 7))] = pack_ptr[3];
    }
  }
  int cse_v21 = ((((((int)blockIdx.x) & 3) >> 1) * 28) + (((int)threadIdx.x) >> 2));
  if ((((int)threadIdx.x) < 48) && (((((((int)blockIdx.x) & 3) >> 1) * 28) + (((int)threadIdx.x) >> 2)) < 37)) {
    pack_ptr[0] = _ptr[(((((((int)threadIdx.x) & 3) * 152) + (((int)threadIdx.x) >> 2)) + 324) - ((((((((int)blockIdx.x) >> 2) * 1961) + (((((int)blockIdx.x) & 3) >> 1) * 1036)) + ((((int)threadIdx.x) >> 2) * 37)) & 7) * 38))];
    pack_ptr[1] = _ptr[(((((((int)threadIdx.x) & 3) * 152) + (((int)threadIdx.x) >> 2)) + 362) - ((((((((int)blockIdx.x) >> 2) * 1961) + (((((int)blockIdx.x) & 3) >> 1) * 1036)) + ((((int)threadIdx.x) >> 2) * 37)) & 7) * 38))];
    pack_ptr[2] = _ptr[(((((((int)threadIdx.x) & 3) * 152) + (((int)threadIdx.x) >> 2)) + 400) - ((((((((int)blockIdx.x) >> 2) * 1961) + (((((int)blockIdx.x) & 3) >> 1) * 1036)) + ((((int)threadIdx.x) >> 2) * 37)) & 7) * 38))];
    pack_ptr[3] = _ptr[(((((((int)threadIdx.x) & 3) * 152) + (((int)threadIdx.x) >> 2)) + 438) - ((((((((int)blockIdx.x) >> 2) * 1961) + (((((int)blockIdx.x) & 3) >> 1) * 1036)) + ((((int)threadIdx.x) >> 2) * 37)) & 7) * 38))];
    int cse_v35 = ((((((((((int)blockIdx.x) >> 2) * 1961) + (((((int)blockIdx.x) & 3) >> 1) * 1036)) + ((((int)threadIdx.x) >> 2) * 37)) + ((((int)blockIdx.x) & 1) * 24)) + ((((int)threadIdx.x) & 3) * 4)) + 592) - (((((((int)blockIdx.x) >> 2) * 1961) + (((((int)blockIdx.x) & 3) >> 1) * 1036)) + ((((int)threadIdx.x) >> 2) * 37)) & 7));
    if ((0 <= ((((((int)blockIdx.x) & 1) * 24) + ((((int)threadIdx.x) & 3) * 4)) - (((((((int)blockIdx.x) >> 2) * 1961) + (((((int)blockIdx.x) & 3) >> 1) * 1036)) + ((((int)threadIdx.x) >> 2) * 37)) & 7))) && (((((((int)blockIdx.x) & 1) * 24) + ((((int)threadIdx.x) & 3) * 4)) - (((((((int)blockIdx.x) >> 2) * 1961) + (((((int)blockIdx.x) & 3) >> 1) * 1036)) + ((((int)threadIdx.x) >> 2) * 37)) & 7)) <= 33)) {
      *(float4*)(Y_flat_ptr + ((((((((((int)blockIdx.x) >> 2) * 1961) + (((((int)blockIdx.x) & 3) >> 1) * 1036)) + ((((int)threadIdx.x) >> 2) * 37)) + ((((int)blockIdx.x) & 1) * 24)) + ((((int)threadIdx.x) & 3) * 4)) + 592) - (((((((int)blockIdx.x) >> 2) * 1961) + (((((int)blockIdx.x) & 3) >> 1) * 1036)) + ((((int)threadIdx.x) >> 2) * 37)) & 7))) = *(float4*)(pack_ptr + 0);
    } else {
      if (0 <= ((((((int)blockIdx.x) & 1) * 24) + ((((int)threadIdx.x) & 3) * 4)) - (((((((int)blockIdx.x) >> 2) * 1961) + (((((int)blockIdx.x) & 3) >> 1) * 1036)) + ((((int)threadIdx.x) >> 2) * 37)) & 7))) {
        Y_flat_ptr[((((((((((int)blockIdx.x) >> 2) * 1961) + (((((int)blockIdx.x) & 3) >> 1) * 1036)) + ((((int)threadIdx.x) >> 2) * 37)) + ((((int)blockIdx.x) & 1) * 24)) + ((((int)threadIdx.x) & 3) * 4)) + 592) - (((((((int)blockIdx.x) >> 2) * 1961) + (((((int)blockIdx.x) & 3) >> 1) * 1036)) + ((((int)threadIdx.x) >> 2) * 37)) & 7))] = pack_ptr[0];
      }
      if ((-1 <= ((((((int)blockIdx.x) & 1) * 24) + ((((int)threadIdx.x) & 3) * 4)) - (((((((int)blockIdx.x) >> 2) * 1961) + (((((int)blockIdx.x) & 3) >> 1) * 1036)) + ((((int)threadIdx.x) >> 2) * 37)) & 7))) && (((((((int)blockIdx.x) & 1) * 24) + ((((int)threadIdx.x) & 3) * 4)) - (((((((int)blockIdx.x) >> 2) * 1961) + (((((int)blockIdx.x) & 3) >> 1) * 1036)) + ((((int)threadIdx.x) >> 2) * 37)) & 7)) < 36)) {
        Y_flat_ptr[((((((((((int)blockIdx.x) >> 2) * 1961) + (((((int)blockIdx.x) & 3) >> 1) * 1036)) + ((((int)threadIdx.x) >> 2) * 37)) + ((((int)blockIdx.x) & 1) * 24)) + ((((int)threadIdx.x) & 3) * 4)) + 593) - (((((((int)blockIdx.x) >> 2) * 1961) + (((((int)blockIdx.x) & 3) >> 1) * 1036)) + ((((int)threadIdx.x) >> 2) * 37)) & 7))] = pack_ptr[1];
      }
      if ((-2 <= ((((((int)blockIdx.x) & 1) * 24) + ((((int)threadIdx.x) & 3) * 4)) - (((((((int)blockIdx.x) >> 2) * 1961) + (((((int)blockIdx.x) & 3) >> 1) * 1036)) + ((((int)threadIdx.x) >> 2) * 37)) & 7))) && (((((((int)blockIdx.x) & 1) * 24) + ((((int)threadIdx.x) & 3) * 4)) - (((((((int)blockIdx.x) >> 2) * 1961) + (((((int)blockIdx.x) & 3) >> 1) * 1036)) + ((((int)threadIdx.x) >> 2) * 37)) & 7)) < 35)) {
        Y_flat_ptr[((((((((((int)blockIdx.x) >> 2) * 1961) + (((((int)blockIdx.x) & 3) >> 1) * 1036)) + ((((int)threadIdx.x) >> 2) * 37)) + ((((int)blockIdx.x) & 1) * 24)) + ((((int)threadIdx.x) & 3) * 4)) + 594) - (((((((int)blockIdx.x) >> 2) * 1961) + (((((int)blockIdx.x) & 3) >> 1) * 1036)) + ((((int)threadIdx.x) >> 2) * 37)) & 7))] = pack_ptr[2];
      }
      if ((-3 <= ((((((int)blockIdx.x) & 1) * 24) + ((((int)threadIdx.x) & 3) * 4)) - (((((((int)blockIdx.x) >> 2) * 1961) + (((((int)blockIdx.x) & 3) >> 1) * 1036)) + ((((int)threadIdx.x) >> 2) * 37)) & 7))) && (((((((int)blockIdx.x) & 1) * 24) + ((((int)threadIdx.x) & 3) * 4)) - (((((((int)blockIdx.x) >> 2) * 1961) + (((((int)blockIdx.x) & 3) >> 1) * 1036)) + ((((int)threadIdx.x) >> 2) * 37)) & 7)) < 34)) {
        Y_flat_ptr[((((((((((int)blockIdx.x) >> 2) * 1961) + (((((int)blockIdx.x) & 3) >> 1) * 1036)) + ((((int)threadIdx.x) >> 2) * 37)) + ((((int)blockIdx.x) & 1) * 24)) + ((((int)threadIdx.x) & 3) * 4)) + 595) - (((((((int)blockIdx.x) >> 2) * 1961) + (((((int)blockIdx.x) & 3) >> 1) * 1036)) + ((((int)threadIdx.x) >> 2) * 37)) & 7))] = pack_ptr[3];
      }
    }
  }
  if ((((int)threadIdx.x) & 3) < 2) {
    pack_ptr[0] = _ptr[(((((((int)threadIdx.x) & 3) * 152) + (((int)threadIdx.x) >> 2)) + 916) - ((((((((int)blockIdx.x) >> 2) * 1961) + (((((int)blockIdx.x) & 3) >> 1) * 1036)) + ((((int)threadIdx.x) >> 2) * 37)) & 7) * 38))];
    pack_ptr[1] = _ptr[(((((((int)threadIdx.x) & 3) * 152) + (((int)threadIdx.x) >> 2)) + 954) - ((((((((int)blockIdx.x) >> 2) * 1961) + (((((int)blockIdx.x) & 3) >> 1) * 1036)) + ((((int)threadIdx.x) >> 2) * 37)) & 7) * 38))];
    pack_ptr[2] = _ptr[(((((((int)threadIdx.x) & 3) * 152) + (((int)threadIdx.x) >> 2)) + 992) - ((((((((int)blockIdx.x) >> 2) * 1961) + (((((int)blockIdx.x) & 3) >> 1) * 1036)) + ((((int)threadIdx.x) >> 2) * 37)) & 7) * 38))];
    pack_ptr[3] = _ptr[(((((((int)threadIdx.x) & 3) * 152) + (((int)threadIdx.x) >> 2)) + 1030) - ((((((((int)blockIdx.x) >> 2) * 1961) + (((((int)blockIdx.x) & 3) >> 1) * 1036)) + ((((int)threadIdx.x) >> 2) * 37)) & 7) * 38))];
    int cse_v36 = ((((((((((int)blockIdx.x) >> 2) * 1961) + (((((int)blockIdx.x) & 3) >> 1) * 1036)) + ((((int)threadIdx.x) >> 2) * 37)) + ((((int)blockIdx.x) & 1) * 24)) + ((((int)threadIdx.x) & 3) * 4)) + 16) - (((((((int)blockIdx.x) >> 2) * 1961) + (((((int)blockIdx.x) & 3) >> 1) * 1036)) + ((((int)threadIdx.x) >> 2) * 37)) & 7));
    if (((((((int)blockIdx.x) & 1) * 24) + ((((int)threadIdx.x) & 3) * 4)) - (((((((int)blockIdx.x) >> 2) * 1961) + (((((int)blockIdx.x) & 3) >> 1) * 1036)) + ((((int)threadIdx.x) >> 2) * 37)) & 7)) <= 17) {
      *(float4*)(Y_flat_ptr + ((((((((((int)blockIdx.x) >> 2) * 1961) + (((((int)blockIdx.x) & 3) >> 1) * 1036)) + ((((int)threadIdx.x) >> 2) * 37)) + ((((int)blockIdx.x) & 1) * 24)) + ((((int)threadIdx.x) & 3) * 4)) + 16) - (((((((int)blockIdx.x) >> 2) * 1961) + (((((int)blockIdx.x) & 3) >> 1) * 1036)) + ((((int)threadIdx.x) >> 2) * 37)) & 7))) = *(float4*)(pack_ptr + 0);
    } else {
      if (((((((int)blockIdx.x) & 1) * 24) + ((((int)threadIdx.x) & 3) * 4)) - (((((((int)blockIdx.x) >> 2) * 1961) + (((((int)blockIdx.x) & 3) >> 1) * 1036)) + ((((int)threadIdx.x) >> 2) * 37)) & 7)) < 21) {
        Y_flat_ptr[((((((((((int)blockIdx.x) >> 2) * 1961) + (((((int)blockIdx.x) & 3) >> 1) * 1036)) + ((((int)threadIdx.x) >> 2) * 37)) + ((((int)blockIdx.x) & 1) * 24)) + ((((int)threadIdx.x) & 3) * 4)) + 16) - (((((((int)blockIdx.x) >> 2) * 1961) + (((((int)blockIdx.x) & 3) >> 1) * 1036)) + ((((int)threadIdx.x) >> 2) * 37)) & 7))] = pack_ptr[0];
      }
      if (((((((int)blockIdx.x) & 1) * 24) + ((((int)threadIdx.x) & 3) * 4)) - (((((((int)blockIdx.x) >> 2) * 1961) + (((((int)blockIdx.x) & 3) >> 1) * 1036)) + ((((int)threadIdx.x) >> 2) * 37)) & 7)) < 20) {
        Y_flat_ptr[((((((((((int)blockIdx.x) >> 2) * 1961) + (((((int)blockIdx.x) & 3) >> 1) * 1036)) + ((((int)threadIdx.x) >> 2) * 37)) + ((((int)blockIdx.x) & 1) * 24)) + ((((int)threadIdx.x) & 3) * 4)) + 17) - (((((((int)blockIdx.x) >> 2) * 1961) + (((((int)blockIdx.x) & 3) >> 1) * 1036)) + ((((int)threadIdx.x) >> 2) * 37)) & 7))] = pack_ptr[1];
      }
      if (((((((int)blockIdx.x) & 1) * 24) + ((((int)threadIdx.x) & 3) * 4)) - (((((((int)blockIdx.x) >> 2) * 1961) + (((((int)blockIdx.x) & 3) >> 1) * 1036)) + ((((int)threadIdx.x) >> 2) * 37)) & 7)) < 19) {
        Y_flat_ptr[((((((((((int)blockIdx.x) >> 2) * 1961) + (((((int)blockIdx.x) & 3) >> 1) * 1036)) + ((((int)threadIdx.x) >> 2) * 37)) + ((((int)blockIdx.x) & 1) * 24)) + ((((int)threadIdx.x) & 3) * 4)) + 18) - (((((((int)blockIdx.x) >> 2) * 1961) + (((((int)blockIdx.x) & 3) >> 1) * 1036)) + ((((int)threadIdx.x) >> 2) * 37)) & 7))] = pack_ptr[2];
      }
    }
  }
  if (((((int)threadIdx.x) < 48) && (((((((int)blockIdx.x) & 3) >> 1) * 28) + (((int)threadIdx.x) >> 2)) < 37)) && ((((int)threadIdx.x) & 3) < 2)) {
    pack_ptr[0] = _ptr[(((((((int)threadIdx.x) & 3) * 152) + (((int)threadIdx.x) >> 2)) + 932) - ((((((((int)blockIdx.x) >> 2) * 1961) + (((((int)blockIdx.x) & 3) >> 1) * 1036)) + ((((int)threadIdx.x) >> 2) * 37)) & 7) * 38))];
    pack_ptr[1] = _ptr[(((((((int)threadIdx.x) & 3) * 152) + (((int)threadIdx.x) >> 2)) + 970) - ((((((((int)blockIdx.x) >> 2) * 1961) + (((((int)blockIdx.x) & 3) >> 1) * 1036)) + ((((int)threadIdx.x) >> 2) * 37)) & 7) * 38))];
    pack_ptr[2] = _ptr[(((((((int)threadIdx.x) & 3) * 152) + (((int)threadIdx.x) >> 2)) + 1008) - ((((((((int)blockIdx.x) >> 2) * 1961) + (((((int)blockIdx.x) & 3) >> 1) * 1036)) + ((((int)threadIdx.x) >> 2) * 37)) & 7) * 38))];
    pack_ptr[3] = _ptr[(((((((int)threadIdx.x) & 3) * 152) + (((int)threadIdx.x) >> 2)) + 1046) - ((((((((int)blockIdx.x) >> 2) * 1961) + (((((int)blockIdx.x) & 3) >> 1) * 1036)) + ((((int)threadIdx.x) >> 2) * 37)) & 7) * 38))];
    int cse_v37 = ((((((((((int)blockIdx.x) >> 2) * 1961) + (((((int)blockIdx.x) & 3) >> 1) * 1036)) + ((((int)threadIdx.x) >> 2) * 37)) + ((((int)blockIdx.x) & 1) * 24)) + ((((int)threadIdx.x) & 3) * 4)) + 608) - (((((((int)blockIdx.x) >> 2) * 1961) + (((((int)blockIdx.x) & 3) >> 1) * 1036)) + ((((int)threadIdx.x) >> 2) * 37)) & 7));
    if (((((((int)blockIdx.x) & 1) * 24) + ((((int)threadIdx.x) & 3) * 4)) - (((((((int)blockIdx.x) >> 2) * 1961) + (((((int)blockIdx.x) & 3) >> 1) * 1036)) + ((((int)threadIdx.x) >> 2) * 37)) & 7)) <= 17) {
      *(float4*)(Y_flat_ptr + ((((((((((int)blockIdx.x) >> 2) * 1961) + (((((int)blockIdx.x) & 3) >> 1) * 1036)) + ((((int)threadIdx.x) >> 2) * 37)) + ((((int)blockIdx.x) & 1) * 24)) + ((((int)threadIdx.x) & 3) * 4)) + 608) - (((((((int)blockIdx.x) >> 2) * 1961) + (((((int)blockIdx.x) & 3) >> 1) * 1036)) + ((((int)threadIdx.x) >> 2) * 37)) & 7))) = *(float4*)(pack_ptr + 0);
    } else {
      if (((((((int)blockIdx.x) & 1) * 24) + ((((int)threadIdx.x) & 3) * 4)) - (((((((int)blockIdx.x) >> 2) * 1961) + (((((int)blockIdx.x) & 3) >> 1) * 1036)) + ((((int)threadIdx.x) >> 2) * 37)) & 7)) < 21) {
        Y_flat_ptr[((((((((((int)blockIdx.x) >> 2) * 1961) + (((((int)blockIdx.x) & 3) >> 1) * 1036)) + ((((int)threadIdx.x) >> 2) * 37)) + ((((int)blockIdx.x) & 1) * 24)) + ((((int)threadIdx.x) & 3) * 4)) + 608) - (((((((int)blockIdx.x) >> 2) * 1961) + (((((int)blockIdx.x) & 3) >> 1) * 1036)) + ((((int)threadIdx.x) >> 2) * 37)) & 7))] = pack_ptr[0];
      }
      if (((((((int)blockIdx.x) & 1) * 24) + ((((int)threadIdx.x) & 3) * 4)) - (((((((int)blockIdx.x) >> 2) * 1961) + (((((int)blockIdx.x) & 3) >> 1) * 1036)) + ((((int)threadIdx.x) >> 2) * 37)) & 7)) < 20) {
        Y_flat_ptr[((((((((((int)blockIdx.x) >> 2) * 1961) + (((((int)blockIdx.x) & 3) >> 1) * 1036)) + ((((int)threadIdx.x) >> 2) * 37)) + ((((int)blockIdx.x) & 1) * 24)) + ((((int)threadIdx.x) & 3) * 4)) + 609) - (((((((int)blockIdx.x) >> 2) * 1961) + (((((int)blockIdx.x) & 3) >> 1) * 1036)) + ((((int)threadIdx.x) >> 2) * 37)) & 7))] = pack_ptr[1];
      }
      if (((((((int)blockIdx.x) & 1) * 24) + ((((int)threadIdx.x) & 3) * 4)) - (((((((int)blockIdx.x) >> 2) * 1961) + (((((int)blockIdx.x) & 3) >> 1) * 1036)) + ((((int)threadIdx.x) >> 2) * 37)) & 7)) < 19) {
        Y_flat_ptr[((((((((((int)blockIdx.x) >> 2) * 1961) + (((((int)blockIdx.x) & 3) >> 1) * 1036)) + ((((int)threadIdx.x) >> 2) * 37)) + ((((int)blockIdx.x) & 1) * 24)) + ((((int)threadIdx.x) & 3) * 4)) + 610) - (((((((int)blockIdx.x) >> 2) * 1961) + (((((int)blockIdx.x) & 3) >> 1) * 1036)) + ((((int)threadIdx.x) >> 2) * 37)) & 7))] = pack_ptr[2];
      }
    }
  }
}
