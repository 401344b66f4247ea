extern "C" __global__ void __launch_bounds__(128) main_kernel(half* __restrict__ X_ptr, half* __restrict__ dX_ptr, half* __restrict__ dY_ptr, half* __restrict__ gamma_ptr);
extern "C" __global__ void __launch_bounds__(128) main_kernel(half* __restrict__ X_ptr, half* __restrict__ dX_ptr, half* __restrict__ dY_ptr, half* __restrict__ gamma_ptr) {
  alignas(64) half dY_row_local_ptr[16];
  alignas(64) float level_local_ptr[1];
  alignas(64) half X_row_local_ptr[16];
  alignas(64) float sums_local_ptr[1];
  alignas(64) float squares_local_ptr[1];
  alignas(64) float along_local_ptr[1];
  alignas(64) half dX_row_local_ptr[16];
  int cse_v1 = ((((int)threadIdx.y) & 3) * 16);
  int cse_v2 = ((((int)threadIdx.x) & 1) * 8);
  int cse_v11 = (((((((int)threadIdx.y) >> 2) * 512) + ((((int)threadIdx.x) >> 1) * 64)) + ((((int)threadIdx.y) & 3) * 16)) + ((((int)threadIdx.x) & 1) * 8));
  if (((int)threadIdx.y) < 8) {
    *(uint4*)(dY_row_local_ptr + 0) = *(uint4*)(dY_ptr + (((((((int)threadIdx.y) >> 2) * 512) + ((((int)threadIdx.x) >> 1) * 64)) + ((((int)threadIdx.y) & 3) * 16)) + ((((int)threadIdx.x) & 1) * 8)));
  }
  int cse_v12 = ((((((((int)threadIdx.y) >> 2) * 512) + ((((int)threadIdx.x) >> 1) * 64)) + ((((int)threadIdx.y) & 3) * 16)) + ((((int)threadIdx.x) & 1) * 8)) + 256);
  if (((int)threadIdx.y) < 8) {
    *(uint4*)(dY_row_local_ptr + 8) = *(uint4*)(dY_ptr + ((((((((int)threadIdx.y) >> 2) * 512) + ((((int)threadIdx.x) >> 1) * 64)) + ((((int)threadIdx.y) & 3) * 16)) + ((((int)threadIdx.x) & 1) * 8)) + 256));
  }
  if (((int)threadIdx.y) < 8) {
    *(uint4*)(X_row_local_ptr + 0) = *(uint4*)(X_ptr + (((((((int)threadIdx.y) >> 2) * 512) + ((((int)threadIdx.x) >> 1) * 64)) + ((((int)threadIdx.y) & 3) * 16)) + ((((int)threadIdx.x) & 1) * 8)));
  }
  if (((int)threadIdx.y) < 8) {
    *(uint4*)(X_row_local_ptr + 8) = *(uint4*)(X_ptr + ((((((((int)threadIdx.y) >> 2) * 512) + ((((int)threadIdx.x) >> 1) * 64)) + ((((int)threadIdx.y) & 3) * 16)) + ((((int)threadIdx.x) & 1) * 8)) + 256));
  }
  alignas(64) float in_thread_sums_local_ptr[1];
  alignas(64) float red_buf0_ptr[1];
  in_thread_sums_local_ptr[0] = 0x0p+0f/*0.000000e+00*/;
  if (((int)threadIdx.y) < 8) {
    in_thread_sums_local_ptr[0] = (in_thread_sums_local_ptr[0] + ((float)X_row_local_ptr[0]));
  }
  if (((int)threadIdx.y) < 8) {
    in_thread_sums_local_ptr[0] = (in_thread_sums_local_ptr[0] + ((float)X_row_local_ptr[1]));
  }
  if (((int)threadIdx.y) < 8) {
    in_thread_sums_local_ptr[0] = (in_thread_sums_local_ptr[0] + ((float)X_row_local_ptr[2]));
  }
  if (((int)threadIdx.y) < 8) {
    in_thread_sums_local_ptr[0] = (in_thread_sums_local_ptr[0] + ((float)X_row_local_ptr[3]));
  }
  if (((int)threadIdx.y) < 8) {
    in_thread_sums_local_ptr[0] = (in_thread_sums_local_ptr[0] + ((float)X_row_local_ptr[4]));
  }
  if (((int)threadIdx.y) < 8) {
    in_thread_sums_local_ptr[0] = (in_thread_sums_local_ptr[0] + ((float)X_row_local_ptr[5]));
  }
  if (((int)threadIdx.y) < 8) {
    in_thread_sums_local_ptr[0] = (in_thread_sums_local_ptr[0] + ((float)X_row_local_ptr[6]));
  }
  if (((int)threadIdx.y) < 8) {
    in_thread_sums_local_ptr[0] = (in_thread_sums_local_ptr[0] + ((float)X_row_local_ptr[7]));
  }
  if (((int)threadIdx.y) < 8) {
    in_thread_sums_local_ptr[0] = (in_thread_sums_local_ptr[0] + ((float)X_row_local_ptr[8]));
  }
  if (((int)threadIdx.y) < 8) {
    in_thread_sums_local_ptr[0] = (in_thread_sums_local_ptr[0] + ((float)X_row_local_ptr[9]));
  }
  if (((int)threadIdx.y) < 8) {
    in_thread_sums_local_ptr[0] = (in_thread_sums_local_ptr[0] + ((float)X_row_local_ptr[10]));
  }
  if (((int)threadIdx.y) < 8) {
    in_thread_sums_local_ptr[0] = (in_thread_sums_local_ptr[0] + ((float)X_row_local_ptr[11]));
  }
  if (((int)threadIdx.y) < 8) {
    in_thread_sums_local_ptr[0] = (in_thread_sums_local_ptr[0] + ((float)X_row_local_ptr[12]));
  }
  if (((int)threadIdx.y) < 8) {
    in_thread_sums_local_ptr[0] = (in_thread_sums_local_ptr[0] + ((float)X_row_local_ptr[13]));
  }
  if (((int)threadIdx.y) < 8) {
    in_thread_sums_local_ptr[0] = (in_thread_sums_local_ptr[0] + ((float)X_row_local_ptr[14]));
  }
  if (((int)threadIdx.y) < 8) {
    in_thread_sums_local_ptr[0] = (in_thread_sums_local_ptr[0] + ((float)X_row_local_ptr[15]));
  }
  alignas(64) float t0_ptr[1];
  alignas(64) uint mask_ptr[1];
  red_buf0_ptr[0] = in_thread_sums_local_ptr[0];
  mask_ptr[0] = __activemask();
  t0_ptr[0] = __shfl_down_sync(mask_ptr[0], red_buf0_ptr[0], 4, 32);
  red_buf0_ptr[0] = (red_buf0_ptr[0] + t0_ptr[0]);
  t0_ptr[0] = __shfl_down_sync(mask_ptr[0], red_buf0_ptr[0], 2, 32);
  red_buf0_ptr[0] = (red_buf0_ptr[0] + t0_ptr[0]);
  t0_ptr[0] = __shfl_down_sync(mask_ptr[0], red_buf0_ptr[0], 1, 32);
  red_buf0_ptr[0] = (red_buf0_ptr[0] + t0_ptr[0]);
  red_buf0_ptr[0] = __shfl_sync(mask_ptr[0], red_buf0_ptr[0], (((int)threadIdx.y) * 8), 32);
  sums_local_ptr[0] = red_buf0_ptr[0];
  alignas(64) float in_thread_squares_local_ptr[1];
  alignas(64) float red_buf0_ptr_1[1];
  in_thread_squares_local_ptr[0] = 0x0p+0f/*0.000000e+00*/;
  if (((int)threadIdx.y) < 8) {
    in_thread_squares_local_ptr[0] = (in_thread_squares_local_ptr[0] + ((((float)X_row_local_ptr[0]) - (sums_local_ptr[0] * 0x1p-7f/*7.812500e-03*/)) * (((float)X_row_local_ptr[0]) - (sums_local_ptr[0] * 0x1p-7f/*7.812500e-03*/))));
  }
  if (((int)threadIdx.y) < 8) {
    in_thread_squares_local_ptr[0] = (in_thread_squares_local_ptr[0] + ((((float)X_row_local_ptr[1]) - (sums_local_ptr[0] * 0x1p-7f/*7.812500e-03*/)) * (((float)X_row_local_ptr[1]) - (sums_local_ptr[0] * 0x1p-7f/*7.812500e-03*/))));
  }
  if (((int)threadIdx.y) < 8) {
    in_thread_squares_local_ptr[0] = (in_thread_squares_local_ptr[0] + ((((float)X_row_local_ptr[2]) - (sums_local_ptr[0] * 0x1p-7f/*7.812500e-03*/)) * (((float)X_row_local_ptr[2]) - (sums_local_ptr[0] * 0x1p-7f/*7.812500e-03*/))));
  }
  if (((int)threadIdx.y) < 8) {
    in_thread_squares_local_ptr[0] = (in_thread_squares_local_ptr[0] + ((((float)X_row_local_ptr[3]) - (sums_local_ptr[0] * 0x1p-7f/*7.812500e-03*/)) * (((float)X_row_local_ptr[3]) - (sums_local_ptr[0] * 0x1p-7f/*7.812500e-03*/))));
  }
  if (((int)threadIdx.y) < 8) {
    in_thread_squares_local_ptr[0] = (in_thread_squares_local_ptr[0] + ((((float)X_row_local_ptr[4]) - (sums_local_ptr[0] * 0x1p-7f/*7.812500e-03*/)) * (((float)X_row_local_ptr[4]) - (sums_local_ptr[0] * 0x1p-7f/*7.812500e-03*/))));
  }
  if (((int)threadIdx.y) < 8) {
    in_thread_squares_local_ptr[0] = (in_thread_squares_local_ptr[0] + ((((float)X_row_local_ptr[5]) - (sums_local_ptr[0] * 0x1p-7f/*7.812500e-03*/)) * (((float)X_row_local_ptr[5]) - (sums_local_ptr[0] * 0x1p-7f/*7.812500e-03*/))));
  }
  if (((int)threadIdx.y) < 8) {
    in_thread_squares_local_ptr[0] = (in_thread_squares_local_ptr[0] + ((((float)X_row_local_ptr[6]) - (sums_local_ptr[0] * 0x1p-7f/*7.812500e-03*/)) * (((float)X_row_local_ptr[6]) - (sums_local_ptr[0] * 0x1p-7f/*7.812500e-03*/))));
  }
  if (((int)threadIdx.y) < 8) {
    in_thread_squares_local_ptr[0] = (in_thread_squares_local_ptr[0] + ((((float)X_row_local_ptr[7]) - (sums_local_ptr[0] * 0x1p-7f/*7.812500e-03*/)) * (((float)X_row_local_ptr[7]) - (sums_local_ptr[0] * 0x1p-7f/*7.812500e-03*/))));
  }
  if (((int)threadIdx.y) < 8) {
    in_thread_squares_local_ptr[0] = (in_thread_squares_local_ptr[0] + ((((float)X_row_local_ptr[8]) - (sums_local_ptr[0] * 0x1p-7f/*7.812500e-03*/)) * (((float)X_row_local_ptr[8]) - (sums_local_ptr[0] * 0x1p-7f/*7.812500e-03*/))));
  }
  if (((int)threadIdx.y) < 8) {
    in_thread_squares_local_ptr[0] = (in_thread_squares_local_ptr[0] + ((((float)X_row_local_ptr[9]) - (sums_local_ptr[0] * 0x1p-7f/*7.812500e-03*/)) * (((float)X_row_local_ptr[9]) - (sums_local_ptr[0] * 0x1p-7f/*7.812500e-03*/))));
  }
  if (((int)threadIdx.y) < 8) {
    in_thread_squares_local_ptr[0] = (in_thread_squares_local_ptr[0] + ((((float)X_row_local_ptr[10]) - (sums_local_ptr[0] * 0x1p-7f/*7.812500e-03*/)) * (((float)X_row_local_ptr[10]) - (sums_local_ptr[0] * 0x1p-7f/*7.812500e-03*/))));
  }
  if (((int)threadIdx.y) < 8) {
    in_thread_squares_local_ptr[0] = (in_thread_squares_local_ptr[0] + ((((float)X_row_local_ptr[11]) - (sums_local_ptr[0] * 0x1p-7f/*7.812500e-03*/)) * (((float)X_row_local_ptr[11]) - (sums_local_ptr[0] * 0x1p-7f/*7.812500e-03*/))));
  }
  if (((int)threadIdx.y) < 8) {
    in_thread_squares_local_ptr[0] = (in_thread_squares_local_ptr[0] + ((((float)X_row_local_ptr[12]) - (sums_local_ptr[0] * 0x1p-7f/*7.812500e-03*/)) * (((float)X_row_local_ptr[12]) - (sums_local_ptr[0] * 0x1p-7f/*7.812500e-03*/))));
  }
  if (((int)threadIdx.y) < 8) {
    in_thread_squares_local_ptr[0] = (in_thread_squares_local_ptr[0] + ((((float)X_row_local_ptr[13]) - (sums_local_ptr[0] * 0x1p-7f/*7.812500e-03*/)) * (((float)X_row_local_ptr[13]) - (sums_local_ptr[0] * 0x1p-7f/*7.812500e-03*/))));
  }
  if (((int)threadIdx.y) < 8) {
    in_thread_squares_local_ptr[0] = (in_thread_squares_local_ptr[0] + ((((float)X_row_local_ptr[14]) - (sums_local_ptr[0] * 0x1p-7f/*7.812500e-03*/)) * (((float)X_row_local_ptr[14]) - (sums_local_ptr[0] * 0x1p-7f/*7.812500e-03*/))));
  }
  if (((int)threadIdx.y) < 8) {
    in_thread_squares_local_ptr[0] = (in_thread_squares_local_ptr[0] + ((((float)X_row_local_ptr[15]) - (sums_local_ptr[0] * 0x1p-7f/*7.812500e-03*/)) * (((float)X_row_local_ptr[15]) - (sums_local_ptr[0] * 0x1p-7f/*7.812500e-03*/))));
  }
  alignas(64) float t0_ptr_1[1];
  alignas(64) uint mask_ptr_1[1];
  red_buf0_ptr_1[0] = in_thread_squares_local_ptr[0];
  mask_ptr_1[0] = __activemask();
  t0_ptr_1[0] = __shfl_down_sync(mask_ptr_1[0], red_buf0_ptr_1[0], 4, 32);
  red_buf0_ptr_1[0] = (red_buf0_ptr_1[0] + t0_ptr_1[0]);
  t0_ptr_1[0] = __shfl_down_sync(mask_ptr_1[0], red_buf0_ptr_1[0], 2, 32);
  red_buf0_ptr_1[0] = (red_buf0_ptr_1[0] + t0_ptr_1[0]);
  t0_ptr_1[0] = __shfl_down_sync(mask_ptr_1[0], red_buf0_ptr_1[0], 1, 32);
  red_buf0_ptr_1[0] = (red_buf0_ptr_1[0] + t0_ptr_1[0]);
  red_buf0_ptr_1[0] = __shfl_sync(mask_ptr_1[0], red_buf0_ptr_1[0], (((int)threadIdx.y) * 8), 32);
  squares_local_ptr[0] = red_buf0_ptr_1[0];
  alignas(64) float in_thread_along_local_ptr[1];
  alignas(64) float red_buf0_ptr_2[1];
  in_thread_along_local_ptr[0] = 0x0p+0f/*0.000000e+00*/;
  int cse_v3 = (((((int)threadIdx.y) & 3) * 16) + ((((int)threadIdx.x) & 1) * 8));
  if (((int)threadIdx.y) < 8) {
    in_thread_along_local_ptr[0] = (in_thread_along_local_ptr[0] + ((((float)dY_row_local_ptr[0]) * ((float)gamma_ptr[(((((int)threadIdx.y) & 3) * 16) + ((((int)threadIdx.x) & 1) * 8))])) * ((((float)X_row_local_ptr[0]) - (sums_local_ptr[0] * 0x1p-7f/*7.812500e-03*/)) * rsqrtf(((squares_local_ptr[0] * 0x1p-7f/*7.812500e-03*/) + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/)))));
  }
  int cse_v4 = ((((((int)threadIdx.y) & 3) * 16) + ((((int)threadIdx.x) & 1) * 8)) + 1);
  if (((int)threadIdx.y) < 8) {
    in_thread_along_local_ptr[0] = (in_thread_along_local_ptr[0] + ((((float)dY_row_local_ptr[1]) * ((float)gamma_ptr[((((((int)threadIdx.y) & 3) * 16) + ((((int)threadIdx.x) & 1) * 8)) + 1)])) * ((((float)X_row_local_ptr[1]) - (sums_local_ptr[0] * 0x1p-7f/*7.812500e-03*/)) * rsqrtf(((squares_local_ptr[0] * 0x1p-7f/*7.812500e-03*/) + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/)))));
  }
  int cse_v5 = ((((((int)threadIdx.y) & 3) * 16) + ((((int)threadIdx.x) & 1) * 8)) + 2);
  if (((int)threadIdx.y) < 8) {
    in_thread_along_local_ptr[0] = (in_thread_along_local_ptr[0] + ((((float)dY_row_local_ptr[2]) * ((float)gamma_ptr[((((((int)threadIdx.y) & 3) * 16) + ((((int)threadIdx.x) & 1) * 8)) + 2)])) * ((((float)X_row_local_ptr[2]) - (sums_local_ptr[0] * 0x1p-7f/*7.812500e-03*/)) * rsqrtf(((squares_local_ptr[0] * 0x1p-7f/*7.812500e-03*/) + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/)))));
  }
  int cse_v6 = ((((((int)threadIdx.y) & 3) * 16) + ((((int)threadIdx.x) & 1) * 8)) + 3);
  if (((int)threadIdx.y) < 8) {
    in_thread_along_local_ptr[0] = (in_thread_along_local_ptr[0] + ((((float)dY_row_local_ptr[3]) * ((float)gamma_ptr[((((((int)threadIdx.y) & 3) * 16) + ((((int)threadIdx.x) & 1) * 8)) + 3)])) * ((((float)X_row_local_ptr[3]) - (sums_local_ptr[0] * 0x1p-7f/*7.812500e-03*/)) * rsqrtf(((squares_local_ptr[0] * 0x1p-7f/*7.812500e-03*/) + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/)))));
  }
  int cse_v7 = ((((((int)threadIdx.y) & 3) * 16) + ((((int)threadIdx.x) & 1) * 8)) + 4);
  if (((int)threadIdx.y) < 8) {
    in_thread_along_local_ptr[0] = (in_thread_along_local_ptr[0] + ((((float)dY_row_local_ptr[4]) * ((float)gamma_ptr[((((((int)threadIdx.y) & 3) * 16) + ((((int)threadIdx.x) & 1) * 8)) + 4)])) * ((((float)X_row_local_ptr[4]) - (sums_local_ptr[0] * 0x1p-7f/*7.812500e-03*/)) * rsqrtf(((squares_local_ptr[0] * 0x1p-7f/*7.812500e-03*/) + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/)))));
  }
  int cse_v8 = ((((((int)threadIdx.y) & 3) * 16) + ((((int)threadIdx.x) & 1) * 8)) + 5);
  if (((int)threadIdx.y) < 8) {
    in_thread_along_local_ptr[0] = (in_thread_along_local_ptr[0] + ((((float)dY_row_local_ptr[5]) * ((float)gamma_ptr[((((((int)threadIdx.y) & 3) * 16) + ((((int)threadIdx.x) & 1) * 8)) + 5)])) * ((((float)X_row_local_ptr[5]) - (sums_local_ptr[0] * 0x1p-7f/*7.812500e-03*/)) * rsqrtf(((squares_local_ptr[0] * 0x1p-7f/*7.812500e-03*/) + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/)))));
  }
  int cse_v9 = ((((((int)threadIdx.y) & 3) * 16) + ((((int)threadIdx.x) & 1) * 8)) + 6);
  if (((int)threadIdx.y) < 8) {
    in_thread_along_local_ptr[0] = (in_thread_along_local_ptr[0] + ((((float)dY_row_local_ptr[6]) * ((float)gamma_ptr[((((((int)threadIdx.y) & 3) * 16) + ((((int)threadIdx.x) & 1) * 8)) + 6)])) * ((((float)X_row_local_ptr[6]) - (sums_local_ptr[0] * 0x1p-7f/*7.812500e-03*/)) * rsqrtf(((squares_local_ptr[0] * 0x1p-7f/*7.812500e-03*/) + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/)))));
  }
  int cse_v10 = ((((((int)threadIdx.y) & 3) * 16) + ((((int)threadIdx.x) & 1) * 8)) + 7);
  if (((int)threadIdx.y) < 8) {
    in_thread_along_local_ptr[0] = (in_thread_along_local_ptr[0] + ((((float)dY_row_local_ptr[7]) * ((float)gamma_ptr[((((((int)threadIdx.y) & 3) * 16) + ((((int)threadIdx.x) & 1) * 8)) + 7)])) * ((((float)X_row_local_ptr[7]) - (sums_local_ptr[0] * 0x1p-7f/*7.812500e-03*/)) * rsqrtf(((squares_local_ptr[0] * 0x1p-7f/*7.812500e-03*/) + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/)))));
  }
  if (((int)threadIdx.y) < 8) {
    in_thread_along_local_ptr[0] = (in_thread_along_local_ptr[0] + ((((float)dY_row_local_ptr[8]) * ((float)gamma_ptr[(((((int)threadIdx.y) & 3) * 16) + ((((int)threadIdx.x) & 1) * 8))])) * ((((float)X_row_local_ptr[8]) - (sums_local_ptr[0] * 0x1p-7f/*7.812500e-03*/)) * rsqrtf(((squares_local_ptr[0] * 0x1p-7f/*7.812500e-03*/) + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/)))));
  }
  if (((int)threadIdx.y) < 8) {
    in_thread_along_local_ptr[0] = (in_thread_along_local_ptr[0] + ((((float)dY_row_local_ptr[9]) * ((float)gamma_ptr[((((((int)threadIdx.y) & 3) * 16) + ((((int)threadIdx.x) & 1) * 8)) + 1)])) * ((((float)X_row_local_ptr[9]) - (sums_local_ptr[0] * 0x1p-7f/*7.812500e-03*/)) * rsqrtf(((squares_local_ptr[0] * 0x1p-7f/*7.812500e-03*/) + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/)))));
  }
  if (((int)threadIdx.y) < 8) {
    in_thread_along_local_ptr[0] = (in_thread_along_local_ptr[0] + ((((float)dY_row_local_ptr[10]) * ((float)gamma_ptr[((((((int)threadIdx.y) & 3) * 16) + ((((int)threadIdx.x) & 1) * 8)) + 2)])) * ((((float)X_row_local_ptr[10]) - (sums_local_ptr[0] * 0x1p-7f/*7.812500e-03*/)) * rsqrtf(((squares_local_ptr[0] * 0x1p-7f/*7.812500e-03*/) + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/)))));
  }
  if (((int)threadIdx.y) < 8) {
    in_thread_along_local_ptr[0] = (in_thread_along_local_ptr[0] + ((((float)dY_row_local_ptr[11]) * ((float)gamma_ptr[((((((int)threadIdx.y) & 3) * 16) + ((((int)threadIdx.x) & 1) * 8)) + 3)])) * ((((float)X_row_local_ptr[11]) - (sums_local_ptr[0] * 0x1p-7f/*7.812500e-03*/)) * rsqrtf(((squares_local_ptr[0] * 0x1p-7f/*7.812500e-03*/) + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/)))));
  }
  if (((int)threadIdx.y) < 8) {
    in_thread_along_local_ptr[0] = (in_thread_along_local_ptr[0] + ((((float)dY_row_local_ptr[12]) * ((float)gamma_ptr[((((((int)threadIdx.y) & 3) * 16) + ((((int)threadIdx.x) & 1) * 8)) + 4)])) * ((((float)X_row_local_ptr[12]) - (sums_local_ptr[0] * 0x1p-7f/*7.812500e-03*/)) * rsqrtf(((squares_local_ptr[0] * 0x1p-7f/*7.812500e-03*/) + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/)))));
  }
  if (((int)threadIdx.y) < 8) {
    in_thread_along_local_ptr[0] = (in_thread_along_local_ptr[0] + ((((float)dY_row_local_ptr[13]) * ((float)gamma_ptr[((((((int)threadIdx.y) & 3) * 16) + ((((int)threadIdx.x) & 1) * 8)) + 5)])) * ((((float)X_row_local_ptr[13]) - (sums_local_ptr[0] * 0x1p-7f/*7.812500e-03*/)) * rsqrtf(((squares_local_ptr[0] * 0x1p-7f/*7.812500e-03*/) + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/)))));
  }
  if (((int)threadIdx.y) < 8) {
    in_thread_along_local_ptr[0] = (in_thread_along_local_ptr[0] + ((((float)dY_row_local_ptr[14]) * ((float)gamma_ptr[((((((int)threadIdx.y) & 3) * 16) + ((((int)threadIdx.x) & 1) * 8)) + 6)])) * ((((float)X_row_local_ptr[14]) - (sums_local_ptr[0] * 0x1p-7f/*7.812500e-03*/)) * rsqrtf(((squares_local_ptr[0] * 0x1p-7f/*7.812500e-03*/) + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/)))));
  }
  if (((int)threadIdx.y) < 8) {
    in_thread_along_local_ptr[0] = (in_thread_along_local_ptr[0] + ((((float)dY_row_local_ptr[15]) * ((float)gamma_ptr[((((((int)threadIdx.y) & 3) * 16) + ((((int)threadIdx.x) & 1) * 8)) + 7)])) * ((((float)X_row_local_ptr[15]) - (sums_local_ptr[0] * 0x1p-7f/*7.812500e-03*/)) * rsqrtf(((squares_local_ptr[0] * 0x1p-7f/*7.812500e-03*/) + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/)))));
  }
  alignas(64) float t0_ptr_2[1];
  alignas(64) uint mask_ptr_2[1];
  red_buf0_ptr_2[0] = in_thread_along_local_ptr[0];
  mask_ptr_2[0] = __activemask();
  t0_ptr_2[0] = __shfl_down_sync(mask_ptr_2[0], red_buf0_ptr_2[0], 4, 32);
  red_buf0_ptr_2[0] = (red_buf0_ptr_2[0] + t0_ptr_2[0]);
  t0_ptr_2[0] = __shfl_down_sync(mask_ptr_2[0], red_buf0_ptr_2[0], 2, 32);
  red_buf0_ptr_2[0] = (red_buf0_ptr_2[0] + t0_ptr_2[0]);
  t0_ptr_2[0] = __shfl_down_sync(mask_ptr_2[0], red_buf0_ptr_2[0], 1, 32);
  red_buf0_ptr_2[0] = (red_buf0_ptr_2[0] + t0_ptr_2[0]);
  red_buf0_ptr_2[0] = __shfl_sync(mask_ptr_2[0], red_buf0_ptr_2[0], (((int)threadIdx.y) * 8), 32);
  along_local_ptr[0] = red_buf0_ptr_2[0];
  alignas(64) float in_thread_level_local_ptr[1];
  alignas(64) float red_buf0_ptr_3[1];
  in_thread_level_local_ptr[0] = 0x0p+0f/*0.000000e+00*/;
  if (((int)threadIdx.y) < 8) {
    in_thread_level_local_ptr[0] = (in_thread_level_local_ptr[0] + (((float)dY_row_local_ptr[0]) * ((float)gamma_ptr[(((((int)threadIdx.y) & 3) * 16) + ((((int)threadIdx.x) & 1) * 8))])));
  }
  if (((int)threadIdx.y) < 8) {
    in_thread_level_local_ptr[0] = (in_thread_level_local_ptr[0] + (((float)dY_row_local_ptr[1]) * ((float)gamma_ptr[((((((int)threadIdx.y) & 3) * 16) + ((((int)threadIdx.x) & 1) * 8)) + 1)])));
  }
  if (((int)threadIdx.y) < 8) {
    in_thread_level_local_ptr[0] = (in_thread_level_local_ptr[0] + (((float)dY_row_local_ptr[2]) * ((float)gamma_ptr[((((((int)threadIdx.y) & 3) * 16) + ((((int)threadIdx.x) & 1) * 8)) + 2)])));
  }
  if (((int)threadIdx.y) < 8) {
    in_thread_level_local_ptr[0] = (in_thread_level_local_ptr[0] + (((float)dY_row_local_ptr[3]) * ((float)gamma_ptr[((((((int)threadIdx.y) & 3) * 16) + ((((int)threadIdx.x) & 1) * 8)) + 3)])));
  }
  if (((int)threadIdx.y) < 8) {
    in_thread_level_local_ptr[0] = (in_thread_level_local_ptr[0] + (((float)dY_row_local_ptr[4]) * ((float)gamma_ptr[((((((int)threadIdx.y) & 3) * 16) + ((((int)threadIdx.x) & 1) * 8)) + 4)])));
  }
  if (((int)threadIdx.y) < 8) {
    in_thread_level_local_ptr[0] = (in_thread_level_local_ptr[0] + (((float)dY_row_local_ptr[5]) * ((float)gamma_ptr[((((((int)threadIdx.y) & 3) * 16) + ((((int)threadIdx.x) & 1) * 8)) + 5)])));
  }
  if (((int)threadIdx.y) < 8) {
    in_thread_level_local_ptr[0] = (in_thread_level_local_ptr[0] + (((float)dY_row_local_ptr[6]) * ((float)gamma_ptr[((((((int)threadIdx.y) & 3) * 16) + ((((int)threadIdx.x) & 1) * 8)) + 6)])));
  }
  if (((int)threadIdx.y) < 8) {
    in_thread_level_local_ptr[0] = (in_thread_level_local_ptr[0] + (((float)dY_row_local_ptr[7]) * ((float)gamma_ptr[((((((int)threadIdx.y) & 3) * 16) + ((((int)threadIdx.x) & 1) * 8)) + 7)])));
  }
  if (((int)threadIdx.y) < 8) {
    in_thread_level_local_ptr[0] = (in_thread_level_local_ptr[0] + (((float)dY_row_local_ptr[8]) * ((float)gamma_ptr[(((((int)threadIdx.y) & 3) * 16) + ((((int)threadIdx.x) & 1) * 8))])));
  }
  if (((int)threadIdx.y) < 8) {
    in_thread_level_local_ptr[0] = (in_thread_level_local_ptr[0] + (((float)dY_row_local_ptr[9]) * ((float)gamma_ptr[((((((int)threadIdx.y) & 3) * 16) + ((((int)threadIdx.x) & 1) * 8)) + 1)])));
  }
  if (((int)threadIdx.y) < 8) {
    in_thread_level_local_ptr[0] = (in_thread_level_local_ptr[0] + (((float)dY_row_local_ptr[10]) * ((float)gamma_ptr[((((((int)threadIdx.y) & 3) * 16) + ((((int)threadIdx.x) & 1) * 8)) + 2)])));
  }
  if (((int)threadIdx.y) < 8) {
    in_thread_level_local_ptr[0] = (in_thread_level_local_ptr[0] + (((float)dY_row_local_ptr[11]) * ((float)gamma_ptr[((((((int)threadIdx.y) & 3) * 16) + ((((int)threadIdx.x) & 1) * 8)) + 3)])));
  }
  if (((int)threadIdx.y) < 8) {
    in_thread_level_local_ptr[0] = (in_thread_level_local_ptr[0] + (((float)dY_row_local_ptr[12]) * ((float)gamma_ptr[((((((int)threadIdx.y) & 3) * 16) + ((((int)threadIdx.x) & 1) * 8)) + 4)])));
  }
  if (((int)threadIdx.y) < 8) {
    in_thread_level_local_ptr[0] = (in_thread_level_local_ptr[0] + (((float)dY_row_local_ptr[13]) * ((float)gamma_ptr[((((((int)threadIdx.y) & 3) * 16) + ((((int)threadIdx.x) & 1) * 8)) + 5)])));
  }
  if (((int)threadIdx.y) < 8) {
    in_thread_level_local_ptr[0] = (in_thread_level_local_ptr[0] + (((float)dY_row_local_ptr[14]) * ((float)gamma_ptr[((((((int)threadIdx.y) & 3) * 16) + ((((int)threadIdx.x) & 1) * 8)) + 6)])));
  }
  if (((int)threadIdx.y) < 8) {
    in_thread_level_local_ptr[0] = (in_thread_level_local_ptr[0] + (((float)dY_row_local_ptr[15]) * ((float)gamma_ptr[((((((int)threadIdx.y) & 3) * 16) + ((((int)threadIdx.x) & 1) * 8)) + 7)])));
  }
  alignas(64) float t0_ptr_3[1];
  alignas(64) uint mask_ptr_3[1];
  red_buf0_ptr_3[0] = in_thread_level_local_ptr[0];
  mask_ptr_3[0] = __activemask();
  t0_ptr_3[0] = __shfl_down_sync(mask_ptr_3[0], red_buf0_ptr_3[0], 4, 32);
  red_buf0_ptr_3[0] = (red_buf0_ptr_3[0] + t0_ptr_3[0]);
  t0_ptr_3[0] = __shfl_down_sync(mask_ptr_3[0], red_buf0_ptr_3[0], 2, 32);
  red_buf0_ptr_3[0] = (red_buf0_ptr_3[0] + t0_ptr_3[0]);
  t0_ptr_3[0] = __shfl_down_sync(mask_ptr_3[0], red_buf0_ptr_3[0], 1, 32);
  red_buf0_ptr_3[0] = (red_buf0_ptr_3[0] + t0_ptr_3[0]);
  red_buf0_ptr_3[0] = __shfl_sync(mask_ptr_3[0], red_buf0_ptr_3[0], (((int)threadIdx.y) * 8), 32);
  level_local_ptr[0] = red_buf0_ptr_3[0];
  if (((int)threadIdx.y) < 8) {
    dX_row_local_ptr[0] = ((half)((((((float)dY_row_local_ptr[0]) * ((float)gamma_ptr[(((((int)threadIdx.y) & 3) * 16) + ((((int)threadIdx.x) & 1) * 8))])) - (level_local_ptr[0] * 0x1p-7f/*7.812500e-03*/)) - (((((float)X_row_local_ptr[0]) - (sums_local_ptr[0] * 0x1p-7f/*7.812500e-03*/)) * rsqrtf(((squares_local_ptr[0] * 0x1p-7f/*7.812500e-03*/) + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/))) * (along_local_ptr[0] * 0x1p-7f/*7.812500e-03*/))) * rsqrtf(((squares_local_ptr[0] * 0x1p-7f/*7.812500e-03*/) + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/))));
  }
  if (((int)threadIdx.y) < 8) {
    dX_row_local_ptr[1] = ((half)((((((float)dY_row_local_ptr[1]) * ((float)gamma_ptr[((((((int)threadIdx.y) & 3) * 16) + ((((int)threadIdx.x) & 1) * 8)) + 1)])) - (level_local_ptr[0] * 0x1p-7f/*7.812500e-03*/)) - (((((float)X_row_local_ptr[1]) - (sums_local_ptr[0] * 0x1p-7f/*7.812500e-03*/)) * rsqrtf(((squares_local_ptr[0] * 0x1p-7f/*7.812500e-03*/) + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/))) * (along_local_ptr[0] * 0x1p-7f/*7.812500e-03*/))) * rsqrtf(((squares_local_ptr[0] * 0x1p-7f/*7.812500e-03*/) + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/))));
  }
  if (((int)threadIdx.y) < 8) {
    dX_row_local_ptr[2] = ((half)((((((float)dY_row_local_ptr[2]) * ((float)gamma_ptr[((((((int)threadIdx.y) & 3) * 16) + ((((int)threadIdx.x) & 1) * 8)) + 2)])) - (level_local_ptr[0] * 0x1p-7f/*7.812500e-03*/)) - (((((float)X_row_local_ptr[2]) - (sums_local_ptr[0] * 0x1p-7f/*7.812500e-03*/)) * rsqrtf(((squares_local_ptr[0] * 0x1p-7f/*7.812500e-03*/) + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/))) * (along_local_ptr[0] * 0x1p-7f/*7.812500e-03*/))) * rsqrtf(((squares_local_ptr[0] * 0x1p-7f/*7.812500e-03*/) + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/))));
  }
  if (((int)threadIdx.y) < 8) {
    dX_row_local_ptr[3] = ((half)((((((float)dY_row_local_ptr[3]) * ((float)gamma_ptr[((((((int)threadIdx.y) & 3) * 16) + ((((int)threadIdx.x) & 1) * 8)) + 3)])) - (level_local_ptr[0] * 0x1p-7f/*7.812500e-03*/)) - (((((float)X_row_local_ptr[3]) - (sums_local_ptr[0] * 0x1p-7f/*7.812500e-03*/)) * rsqrtf(((squares_local_ptr[0] * 0x1p-7f/*7.812500e-03*/) + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/))) * (along_local_ptr[0] * 0x1p-7f/*7.812500e-03*/))) * rsqrtf(((squares_local_ptr[0] * 0x1p-7f/*7.812500e-03*/) + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/))));
  }
  if (((int)threadIdx.y) < 8) {
    dX_row_local_ptr[4] = ((half)((((((float)dY_row_local_ptr[4]) * ((float)gamma_ptr[((((((int)threadIdx.y) & 3) * 16) + ((((int)threadIdx.x) & 1) * 8)) + 4)])) - (level_local_ptr[0] * 0x1p-7f/*7.812500e-03*/)) - (((((float)X_row_local_ptr[4]) - (sums_local_ptr[0] * 0x1p-7f/*7.812500e-03*/)) * rsqrtf(((squares_local_ptr[0] * 0x1p-7f/*7.812500e-03*/) + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/))) * (along_local_ptr[0] * 0x1p-7f/*7.812500e-03*/))) * rsqrtf(((squares_local_ptr[0] * 0x1p-7f/*7.812500e-03*/) + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/))));
  }
  if (((int)threadIdx.y) < 8) {
    dX_row_local_ptr[5] = ((half)((((((float)dY_row_local_ptr[5]) * ((float)gamma_ptr[((((((int)threadIdx.y) & 3) * 16) + ((((int)threadIdx.x) & 1) * 8)) + 5)])) - (level_local_ptr[0] * 0x1p-7f/*7.812500e-03*/)) - (((((float)X_row_local_ptr[5]) - (sums_local_ptr[0] * 0x1p-7f/*7.812500e-03*/)) * rsqrtf(((squares_local_ptr[0] * 0x1p-7f/*7.812500e-03*/) + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/))) * (along_local_ptr[0] * 0x1p-7f/*7.812500e-03*/))) * rsqrtf(((squares_local_ptr[0] * 0x1p-7f/*7.812500e-03*/) + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/))));
  }
  if (((int)threadIdx.y) < 8) {
    dX_row_local_ptr[6] = ((half)((((((float)dY_row_local_ptr[6]) * ((float)gamma_ptr[((((((int)threadIdx.y) & 3) * 16) + ((((int)threadIdx.x) & 1) * 8)) + 6)])) - (level_local_ptr[0] * 0x1p-7f/*7.812500e-03*/)) - (((((float)X_row_local_ptr[6]) - (sums_local_ptr[0] * 0x1p-7f/*7.812500e-03*/)) * rsqrtf(((squares_local_ptr[0] * 0x1p-7f/*7.812500e-03*/) + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/))) * (along_local_ptr[0] * 0x1p-7f/*7.812500e-03*/))) * rsqrtf(((squares_local_ptr[0] * 0x1p-7f/*7.812500e-03*/) + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/))));
  }
  if (((int)threadIdx.y) < 8) {
    dX_row_local_ptr[7] = ((half)((((((float)dY_row_local_ptr[7]) * ((float)gamma_ptr[((((((int)threadIdx.y) & 3) * 16) + ((((int)threadIdx.x) & 1) * 8)) + 7)])) - (level_local_ptr[0] * 0x1p-7f/*7.812500e-03*/)) - (((((float)X_row_local_ptr[7]) - (sums_local_ptr[0] * 0x1p-7f/*7.812500e-03*/)) * rsqrtf(((squares_local_ptr[0] * 0x1p-7f/*7.812500e-03*/) + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/))) * (along_local_ptr[0] * 0x1p-7f/*7.812500e-03*/))) * rsqrtf(((squares_local_ptr[0] * 0x1p-7f/*7.812500e-03*/) + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/))));
  }
  if (((int)threadIdx.y) < 8) {
    dX_row_local_ptr[8] = ((half)((((((float)dY_row_local_ptr[8]) * ((float)gamma_ptr[(((((int)threadIdx.y) & 3) * 16) + ((((int)threadIdx.x) & 1) * 8))])) - (level_local_ptr[0] * 0x1p-7f/*7.812500e-03*/)) - (((((float)X_row_local_ptr[8]) - (sums_local_ptr[0] * 0x1p-7f/*7.812500e-03*/)) * rsqrtf(((squares_local_ptr[0] * 0x1p-7f/*7.812500e-03*/) + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/))) * (along_local_ptr[0] * 0x1p-7f/*7.812500e-03*/))) * rsqrtf(((squares_local_ptr[0] * 0x1p-7f/*7.812500e-03*/) + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/))));
  }
  if (((int)threadIdx.y) < 8) {
    dX_row_local_ptr[9] = ((half)((((((float)dY_row_local_ptr[9]) * ((float)gamma_ptr[((((((int)threadIdx.y) & 3) * 16) + ((((int)threadIdx.x) & 1) * 8)) + 1)])) - (level_local_ptr[0] * 0x1p-7f/*7.812500e-03*/)) - (((((float)X_row_local_ptr[9]) - (sums_local_ptr[0] * 0x1p-7f/*7.812500e-03*/)) * rsqrtf(((squares_local_ptr[0] * 0x1p-7f/*7.812500e-03*/) + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/))) * (along_local_ptr[0] * 0x1p-7f/*7.812500e-03*/))) * rsqrtf(((squares_local_ptr[0] * 0x1p-7f/*7.812500e-03*/) + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/))));
  }
  if (((int)threadIdx.y) < 8) {
    dX_row_local_ptr[10] = ((half)((((((float)dY_row_local_ptr[10]) * ((float)gamma_ptr[((((((int)threadIdx.y) & 3) * 16) + ((((int)threadIdx.x) & 1) * 8)) + 2)])) - (level_local_ptr[0] * 0x1p-7f/*7.812500e-03*/)) - (((((float)X_row_local_ptr[10]) - (sums_local_ptr[0] * 0x1p-7f/*7.812500e-03*/)) * rsqrtf(((squares_local_ptr[0] * 0x1p-7f/*7.812500e-03*/) + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/))) * (along_local_ptr[0] * 0x1p-7f/*7.812500e-03*/))) * rsqrtf(((squares_local_ptr[0] * 0x1p-7f/*7.812500e-03*/) + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/))));
  }
  if (((int)threadIdx.y) < 8) {
    dX_row_local_ptr[11] = ((half)((((((float)dY_row_local_ptr[11]) * ((float)gamma_ptr[((((((int)threadIdx.y) & 3) * 16) + ((((int)threadIdx.x) & 1) * 8)) + 3)])) - (level_local_ptr[0] * 0x1p-7f/*7.812500e-03*/)) - (((((float)X_row_local_ptr[11]) - (sums_local_ptr[0] * 0x1p-7f/*7.812500e-03*/)) * rsqrtf(((squares_local_ptr[0] * 0x1p-7f/*7.812500e-03*/) + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/))) * (along_local_ptr[0] * 0x1p-7f/*7.812500e-03*/))) * rsqrtf(((squares_local_ptr[0] * 0x1p-7f/*7.812500e-03*/) + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/))));
  }
  if (((int)threadIdx.y) < 8) {
    dX_row_local_ptr[12] = ((half)((((((float)dY_row_local_ptr[12]) * ((float)gamma_ptr[((((((int)threadIdx.y) & 3) * 16) + ((((int)threadIdx.x) & 1) * 8)) + 4)])) - (level_local_ptr[0] * 0x1p-7f/*7.812500e-03*/)) - (((((float)X_row_local_ptr[12]) - (sums_local_ptr[0] * 0x1p-7f/*7.812500e-03*/)) * rsqrtf(((squares_local_ptr[0] * 0x1p-7f/*7.812500e-03*/) + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/))) * (along_local_ptr[0] * 0x1p-7f/*7.812500e-03*/))) * rsqrtf(((squares_local_ptr[0] * 0x1p-7f/*7.812500e-03*/) + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/))));
  }
  if (((int)threadIdx.y) < 8) {
    dX_row_local_ptr[13] = ((half)((((((float)dY_row_local_ptr[13]) * ((float)gamma_ptr[((((((int)threadIdx.y) & 3) * 16) + ((((int)threadIdx.x) & 1) * 8)) + 5)])) - (level_local_ptr[0] * 0x1p-7f/*7.812500e-03*/)) - (((((float)X_row_local_ptr[13]) - (sums_local_ptr[0] * 0x1p-7f/*7.812500e-03*/)) * rsqrtf(((squares_local_ptr[0] * 0x1p-7f/*7.812500e-03*/) + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/))) * (along_local_ptr[0] * 0x1p-7f/*7.812500e-03*/))) * rsqrtf(((squares_local_ptr[0] * 0x1p-7f/*7.812500e-03*/) + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/))));
  }
  if (((int)threadIdx.y) < 8) {
    dX_row_local_ptr[14] = ((half)((((((float)dY_row_local_ptr[14]) * ((float)gamma_ptr[((((((int)threadIdx.y) & 3) * 16) + ((((int)threadIdx.x) & 1) * 8)) + 6)])) - (level_local_ptr[0] * 0x1p-7f/*7.812500e-03*/)) - (((((float)X_row_local_ptr[14]) - (sums_local_ptr[0] * 0x1p-7f/*7.812500e-03*/)) * rsqrtf(((squares_local_ptr[0] * 0x1p-7f/*7.812500e-03*/) + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/))) * (along_local_ptr[0] * 0x1p-7f/*7.812500e-03*/))) * rsqrtf(((squares_local_ptr[0] * 0x1p-7f/*7.812500e-03*/) + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/))));
  }
  if (((int)threadIdx.y) < 8) {
    dX_row_local_ptr[15] = ((half)((((((float)dY_row_local_ptr[15]) * ((float)gamma_ptr[((((((int)threadIdx.y) & 3) * 16) + ((((int)threadIdx.x) & 1) * 8)) + 7)])) - (level_local_ptr[0] * 0x1p-7f/*7.812500e-03*/)) - (((((float)X_row_local_ptr[15]) - (sums_local_ptr[0] * 0x1p-7f/*7.812500e-03*/)) * rsqrtf(((squares_local_ptr[0] * 0x1p-7f/*7.812500e-03*/) + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/))) * (along_local_ptr[0] * 0x1p-7f/*7.812500e-03*/))) * rsqrtf(((squares_local_ptr[0] * 0x1p-7f/*7.812500e-03*/) + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/))));
  }
  if (((int)threadIdx.y) < 8) {
    *(uint4*)(dX_ptr + (((((((int)threadIdx.y) >> 2) * 512) + ((((int)threadIdx.x) >> 1) * 64)) + ((((int)threadIdx.y) & 3) * 16)) + ((((int)threadIdx.x) & 1) * 8))) = *(uint4*)(dX_row_local_ptr + 0);
  }
  if (((int)threadIdx.y) < 8) {
    *(uint4*)(dX_ptr + ((((((((int)threadIdx.y) >> 2) * 512) + ((((int)threadIdx.x) >> 1) * 64)) + ((((int)threadIdx.y) & 3) * 16)) + ((((int)threadIdx.x) & 1) * 8)) + 256)) = *(uint4*)(dX_row_local_ptr + 8);
  }
}
