extern "C" __global__ void __launch_bounds__(128) main_kernel(half* __restrict__ X_ptr, half* __restrict__ dY_ptr, float* __restrict__ totals_block_v0_ptr, float* __restrict__ totals_block_v1_ptr);
extern "C" __global__ void __launch_bounds__(1024) main_kernel_1(half* __restrict__ dbeta_ptr, half* __restrict__ dgamma_ptr, float* __restrict__ totals_block_v0_ptr, float* __restrict__ totals_block_v1_ptr);
extern "C" __global__ void __launch_bounds__(128) main_kernel(half* __restrict__ X_ptr, half* __restrict__ dY_ptr, float* __restrict__ totals_block_v0_ptr, float* __restrict__ totals_block_v1_ptr) {
  alignas(64) float totals_part_v0_local_ptr[8];
  alignas(64) float totals_part_v1_local_ptr[8];
  totals_part_v0_local_ptr[0] = 0x0p+0f/*0.000000e+00*/;
  totals_part_v1_local_ptr[0] = 0x0p+0f/*0.000000e+00*/;
  totals_part_v0_local_ptr[1] = 0x0p+0f/*0.000000e+00*/;
  totals_part_v1_local_ptr[1] = 0x0p+0f/*0.000000e+00*/;
  totals_part_v0_local_ptr[2] = 0x0p+0f/*0.000000e+00*/;
  totals_part_v1_local_ptr[2] = 0x0p+0f/*0.000000e+00*/;
  totals_part_v0_local_ptr[3] = 0x0p+0f/*0.000000e+00*/;
  totals_part_v1_local_ptr[3] = 0x0p+0f/*0.000000e+00*/;
  totals_part_v0_local_ptr[4] = 0x0p+0f/*0.000000e+00*/;
  totals_part_v1_local_ptr[4] = 0x0p+0f/*0.000000e+00*/;
  totals_part_v0_local_ptr[5] = 0x0p+0f/*0.000000e+00*/;
  totals_part_v1_local_ptr[5] = 0x0p+0f/*0.000000e+00*/;
  totals_part_v0_local_ptr[6] = 0x0p+0f/*0.000000e+00*/;
  totals_part_v1_local_ptr[6] = 0x0p+0f/*0.000000e+00*/;
  totals_part_v0_local_ptr[7] = 0x0p+0f/*0.000000e+00*/;
  totals_part_v1_local_ptr[7] = 0x0p+0f/*0.000000e+00*/;
  alignas(64) half dY_row_local_ptr[16];
  alignas(64) half X_row_local_ptr[16];
  alignas(64) float sums_local_ptr[2];
  alignas(64) float squares_local_ptr[2];
  int cse_v1 = (((int)threadIdx.x) * 8);
  int cse_v4 = (((((int)blockIdx.x) * 2048) + (((int)threadIdx.y) * 512)) + (((int)threadIdx.x) * 8));
  *(uint4*)(dY_row_local_ptr + 0) = *(uint4*)(dY_ptr + (((((int)blockIdx.x) * 2048) + (((int)threadIdx.y) * 512)) + (((int)threadIdx.x) * 8)));
  int cse_v7 = ((((((int)blockIdx.x) * 2048) + (((int)threadIdx.y) * 512)) + (((int)threadIdx.x) * 8)) + 256);
  *(uint4*)(dY_row_local_ptr + 8) = *(uint4*)(dY_ptr + ((((((int)blockIdx.x) * 2048) + (((int)threadIdx.y) * 512)) + (((int)threadIdx.x) * 8)) + 256));
  *(uint4*)(X_row_local_ptr + 0) = *(uint4*)(X_ptr + (((((int)blockIdx.x) * 2048) + (((int)threadIdx.y) * 512)) + (((int)threadIdx.x) * 8)));
  *(uint4*)(X_row_local_ptr + 8) = *(uint4*)(X_ptr + ((((((int)blockIdx.x) * 2048) + (((int)threadIdx.y) * 512)) + (((int)threadIdx.x) * 8)) + 256));
  alignas(64) float in_thread_sums_local_ptr[1];
  alignas(64) float red_buf0_ptr[1];
  in_thread_sums_local_ptr[0] = 0x0p+0f/*0.000000e+00*/;
  in_thread_sums_local_ptr[0] = (in_thread_sums_local_ptr[0] + ((float)X_row_local_ptr[0]));
  in_thread_sums_local_ptr[0] = (in_thread_sums_local_ptr[0] + ((float)X_row_local_ptr[1]));
  in_thread_sums_local_ptr[0] = (in_thread_sums_local_ptr[0] + ((float)X_row_local_ptr[2]));
  in_thread_sums_local_ptr[0] = (in_thread_sums_local_ptr[0] + ((float)X_row_local_ptr[3]));
  in_thread_sums_local_ptr[0] = (in_thread_sums_local_ptr[0] + ((float)X_row_local_ptr[4]));
  in_thread_sums_local_ptr[0] = (in_thread_sums_local_ptr[0] + ((float)X_row_local_ptr[5]));
  in_thread_sums_local_ptr[0] = (in_thread_sums_local_ptr[0] + ((float)X_row_local_ptr[6]));
  in_thread_sums_local_ptr[0] = (in_thread_sums_local_ptr[0] + ((float)X_row_local_ptr[7]));
  alignas(64) float t0_ptr[1];
  alignas(64) uint mask_ptr[1];
  red_buf0_ptr[0] = in_thread_sums_local_ptr[0];
  mask_ptr[0] = __activemask();
  t0_ptr[0] = __shfl_down_sync(mask_ptr[0], red_buf0_ptr[0], 16, 32);
  red_buf0_ptr[0] = (red_buf0_ptr[0] + t0_ptr[0]);
  t0_ptr[0] = __shfl_down_sync(mask_ptr[0], red_buf0_ptr[0], 8, 32);
  red_buf0_ptr[0] = (red_buf0_ptr[0] + t0_ptr[0]);
  t0_ptr[0] = __shfl_down_sync(mask_ptr[0], red_buf0_ptr[0], 4, 32);
  red_buf0_ptr[0] = (red_buf0_ptr[0] + t0_ptr[0]);
  t0_ptr[0] = __shfl_down_sync(mask_ptr[0], red_buf0_ptr[0], 2, 32);
  red_buf0_ptr[0] = (red_buf0_ptr[0] + t0_ptr[0]);
  t0_ptr[0] = __shfl_down_sync(mask_ptr[0], red_buf0_ptr[0], 1, 32);
  red_buf0_ptr[0] = (red_buf0_ptr[0] + t0_ptr[0]);
  red_buf0_ptr[0] = __shfl_sync(mask_ptr[0], red_buf0_ptr[0], (((int)threadIdx.y) * 32), 32);
  sums_local_ptr[0] = red_buf0_ptr[0];
  alignas(64) float in_thread_sums_local_ptr_1[1];
  alignas(64) float red_buf0_ptr_1[1];
  in_thread_sums_local_ptr_1[0] = 0x0p+0f/*0.000000e+00*/;
  in_thread_sums_local_ptr_1[0] = (in_thread_sums_local_ptr_1[0] + ((float)X_row_local_ptr[8]));
  in_thread_sums_local_ptr_1[0] = (in_thread_sums_local_ptr_1[0] + ((float)X_row_local_ptr[9]));
  in_thread_sums_local_ptr_1[0] = (in_thread_sums_local_ptr_1[0] + ((float)X_row_local_ptr[10]));
  in_thread_sums_local_ptr_1[0] = (in_thread_sums_local_ptr_1[0] + ((float)X_row_local_ptr[11]));
  in_thread_sums_local_ptr_1[0] = (in_thread_sums_local_ptr_1[0] + ((float)X_row_local_ptr[12]));
  in_thread_sums_local_ptr_1[0] = (in_thread_sums_local_ptr_1[0] + ((float)X_row_local_ptr[13]));
  in_thread_sums_local_ptr_1[0] = (in_thread_sums_local_ptr_1[0] + ((float)X_row_local_ptr[14]));
  in_thread_sums_local_ptr_1[0] = (in_thread_sums_local_ptr_1[0] + ((float)X_row_local_ptr[15]));
  alignas(64) float t0_ptr_1[1];
  alignas(64) uint mask_ptr_1[1];
  red_buf0_ptr_1[0] = in_thread_sums_local_ptr_1[0];
  mask_ptr_1[0] = __activemask();
  t0_ptr_1[0] = __shfl_down_sync(mask_ptr_1[0], red_buf0_ptr_1[0], 16, 32);
  red_buf0_ptr_1[0] = (red_buf0_ptr_1[0] + t0_ptr_1[0]);
  t0_ptr_1[0] = __shfl_down_sync(mask_ptr_1[0], red_buf0_ptr_1[0], 8, 32);
  red_buf0_ptr_1[0] = (red_buf0_ptr_1[0] + t0_ptr_1[0]);
  t0_ptr_1[0] = __shfl_down_sync(mask_ptr_1[0], red_buf0_ptr_1[0], 4, 32);
  red_buf0_ptr_1[0] = (red_buf0_ptr_1[0] + t0_ptr_1[0]);
  t0_ptr_1[0] = __shfl_down_sync(mask_ptr_1[0], red_buf0_ptr_1[0], 2, 32);
  red_buf0_ptr_1[0] = (red_buf0_ptr_1[0] + t0_ptr_1[0]);
  t0_ptr_1[0] = __shfl_down_sync(mask_ptr_1[0], red_buf0_ptr_1[0], 1, 32);
  red_buf0_ptr_1[0] = (red_buf0_ptr_1[0] + t0_ptr_1[0]);
  red_buf0_ptr_1[0] = __shfl_sync(mask_ptr_1[0], red_buf0_ptr_1[0], (((int)threadIdx.y) * 32), 32);
  sums_local_ptr[1] = red_buf0_ptr_1[0];
  alignas(64) float in_thread_squares_local_ptr[1];
  alignas(64) float red_buf0_ptr_2[1];
  in_thread_squares_local_ptr[0] = 0x0p+0f/*0.000000e+00*/;
  in_thread_squares_local_ptr[0] = (in_thread_squares_local_ptr[0] + ((((float)X_row_local_ptr[0]) - (sums_local_ptr[0] * 0x1p-8f/*3.906250e-03*/)) * (((float)X_row_local_ptr[0]) - (sums_local_ptr[0] * 0x1p-8f/*3.906250e-03*/))));
  in_thread_squares_local_ptr[0] = (in_thread_squares_local_ptr[0] + ((((float)X_row_local_ptr[1]) - (sums_local_ptr[0] * 0x1p-8f/*3.906250e-03*/)) * (((float)X_row_local_ptr[1]) - (sums_local_ptr[0] * 0x1p-8f/*3.906250e-03*/))));
  in_thread_squares_local_ptr[0] = (in_thread_squares_local_ptr[0] + ((((float)X_row_local_ptr[2]) - (sums_local_ptr[0] * 0x1p-8f/*3.906250e-03*/)) * (((float)X_row_local_ptr[2]) - (sums_local_ptr[0] * 0x1p-8f/*3.906250e-03*/))));
  in_thread_squares_local_ptr[0] = (in_thread_squares_local_ptr[0] + ((((float)X_row_local_ptr[3]) - (sums_local_ptr[0] * 0x1p-8f/*3.906250e-03*/)) * (((float)X_row_local_ptr[3]) - (sums_local_ptr[0] * 0x1p-8f/*3.906250e-03*/))));
  in_thread_squares_local_ptr[0] = (in_thread_squares_local_ptr[0] + ((((float)X_row_local_ptr[4]) - (sums_local_ptr[0] * 0x1p-8f/*3.906250e-03*/)) * (((float)X_row_local_ptr[4]) - (sums_local_ptr[0] * 0x1p-8f/*3.906250e-03*/))));
  in_thread_squares_local_ptr[0] = (in_thread_squares_local_ptr[0] + ((((float)X_row_local_ptr[5]) - (sums_local_ptr[0] * 0x1p-8f/*3.906250e-03*/)) * (((float)X_row_local_ptr[5]) - (sums_local_ptr[0] * 0x1p-8f/*3.906250e-03*/))));
  in_thread_squares_local_ptr[0] = (in_thread_squares_local_ptr[0] + ((((float)X_row_local_ptr[6]) - (sums_local_ptr[0] * 0x1p-8f/*3.906250e-03*/)) * (((float)X_row_local_ptr[6]) - (sums_local_ptr[0] * 0x1p-8f/*3.906250e-03*/))));
  in_thread_squares_local_ptr[0] = (in_thread_squares_local_ptr[0] + ((((float)X_row_local_ptr[7]) - (sums_local_ptr[0] * 0x1p-8f/*3.906250e-03*/)) * (((float)X_row_local_ptr[7]) - (sums_local_ptr[0] * 0x1p-8f/*3.906250e-03*/))));
  alignas(64) float t0_ptr_2[1];
  alignas(64) uint mask_ptr_2[1];
  red_buf0_ptr_2[0] = in_thread_squares_local_ptr[0];
  mask_ptr_2[0] = __activemask();
  t0_ptr_2[0] = __shfl_down_sync(mask_ptr_2[0], red_buf0_ptr_2[0], 16, 32);
  red_buf0_ptr_2[0] = (red_buf0_ptr_2[0] + t0_ptr_2[0]);
  t0_ptr_2[0] = __shfl_down_sync(mask_ptr_2[0], red_buf0_ptr_2[0], 8, 32);
  red_buf0_ptr_2[0] = (red_buf0_ptr_2[0] + t0_ptr_2[0]);
  t0_ptr_2[0] = __shfl_down_sync(mask_ptr_2[0], red_buf0_ptr_2[0], 4, 32);
  red_buf0_ptr_2[0] = (red_buf0_ptr_2[0] + t0_ptr_2[0]);
  t0_ptr_2[0] = __shfl_down_sync(mask_ptr_2[0], red_buf0_ptr_2[0], 2, 32);
  red_buf0_ptr_2[0] = (red_buf0_ptr_2[0] + t0_ptr_2[0]);
  t0_ptr_2[0] = __shfl_down_sync(mask_ptr_2[0], red_buf0_ptr_2[0], 1, 32);
  red_buf0_ptr_2[0] = (red_buf0_ptr_2[0] + t0_ptr_2[0]);
  red_buf0_ptr_2[0] = __shfl_sync(mask_ptr_2[0], red_buf0_ptr_2[0], (((int)threadIdx.y) * 32), 32);
  squares_local_ptr[0] = red_buf0_ptr_2[0];
  alignas(64) float in_thread_squares_local_ptr_1[1];
  alignas(64) float red_buf0_ptr_3[1];
  in_thread_squares_local_ptr_1[0] = 0x0p+0f/*0.000000e+00*/;
  in_thread_squares_local_ptr_1[0] = (in_thread_squares_local_ptr_1[0] + ((((float)X_row_local_ptr[8]) - (sums_local_ptr[1] * 0x1p-8f/*3.906250e-03*/)) * (((float)X_row_local_ptr[8]) - (sums_local_ptr[1] * 0x1p-8f/*3.906250e-03*/))));
  in_thread_squares_local_ptr_1[0] = (in_thread_squares_local_ptr_1[0] + ((((float)X_row_local_ptr[9]) - (sums_local_ptr[1] * 0x1p-8f/*3.906250e-03*/)) * (((float)X_row_local_ptr[9]) - (sums_local_ptr[1] * 0x1p-8f/*3.906250e-03*/))));
  in_thread_squares_local_ptr_1[0] = (in_thread_squares_local_ptr_1[0] + ((((float)X_row_local_ptr[10]) - (sums_local_ptr[1] * 0x1p-8f/*3.906250e-03*/)) * (((float)X_row_local_ptr[10]) - (sums_local_ptr[1] * 0x1p-8f/*3.906250e-03*/))));
  in_thread_squares_local_ptr_1[0] = (in_thread_squares_local_ptr_1[0] + ((((float)X_row_local_ptr[11]) - (sums_local_ptr[1] * 0x1p-8f/*3.906250e-03*/)) * (((float)X_row_local_ptr[11]) - (sums_local_ptr[1] * 0x1p-8f/*3.906250e-03*/))));
  in_thread_squares_local_ptr_1[0] = (in_thread_squares_local_ptr_1[0] + ((((float)X_row_local_ptr[12]) - (sums_local_ptr[1] * 0x1p-8f/*3.906250e-03*/)) * (((float)X_row_local_ptr[12]) - (sums_local_ptr[1] * 0x1p-8f/*3.906250e-03*/))));
  in_thread_squares_local_ptr_1[0] = (in_thread_squares_local_ptr_1[0] + ((((float)X_row_local_ptr[13]) - (sums_local_ptr[1] * 0x1p-8f/*3.906250e-03*/)) * (((float)X_row_local_ptr[13]) - (sums_local_ptr[1] * 0x1p-8f/*3.906250e-03*/))));
  in_thread_squares_local_ptr_1[0] = (in_thread_squares_local_ptr_1[0] + ((((float)X_row_local_ptr[14]) - (sums_local_ptr[1] * 0x1p-8f/*3.906250e-03*/)) * (((float)X_row_local_ptr[14]) - (sums_local_ptr[1] * 0x1p-8f/*3.906250e-03*/))));
  in_thread_squares_local_ptr_1[0] = (in_thread_squares_local_ptr_1[0] + ((((float)X_row_local_ptr[15]) - (sums_local_ptr[1] * 0x1p-8f/*3.906250e-03*/)) * (((float)X_row_local_ptr[15]) - (sums_local_ptr[1] * 0x1p-8f/*3.906250e-03*/))));
  alignas(64) float t0_ptr_3[1];
  alignas(64) uint mask_ptr_3[1];
  red_buf0_ptr_3[0] = in_thread_squares_local_ptr_1[0];
  mask_ptr_3[0] = __activemask();
  t0_ptr_3[0] = __shfl_down_sync(mask_ptr_3[0], red_buf0_ptr_3[0], 16, 32);
  red_buf0_ptr_3[0] = (red_buf0_ptr_3[0] + t0_ptr_3[0]);
  t0_ptr_3[0] = __shfl_down_sync(mask_ptr_3[0], red_buf0_ptr_3[0], 8, 32);
  red_buf0_ptr_3[0] = (red_buf0_ptr_3[0] + t0_ptr_3[0]);
  t0_ptr_3[0] = __shfl_down_sync(mask_ptr_3[0], red_buf0_ptr_3[0], 4, 32);
  red_buf0_ptr_3[0] = (red_buf0_ptr_3[0] + t0_ptr_3[0]);
  t0_ptr_3[0] = __shfl_down_sync(mask_ptr_3[0], red_buf0_ptr_3[0], 2, 32);
  red_buf0_ptr_3[0] = (red_buf0_ptr_3[0] + t0_ptr_3[0]);
  t0_ptr_3[0] = __shfl_down_sync(mask_ptr_3[0], red_buf0_ptr_3[0], 1, 32);
  red_buf0_ptr_3[0] = (red_buf0_ptr_3[0] + t0_ptr_3[0]);
  red_buf0_ptr_3[0] = __shfl_sync(mask_ptr_3[0], red_buf0_ptr_3[0], (((int)threadIdx.y) * 32), 32);
  squares_local_ptr[1] = red_buf0_ptr_3[0];
  float v_totals_part_v0 = (totals_part_v0_local_ptr[0] + (((float)dY_row_local_ptr[0]) * ((((float)X_row_local_ptr[0]) - (sums_local_ptr[0] * 0x1p-8f/*3.906250e-03*/)) * rsqrtf(((squares_local_ptr[0] * 0x1p-8f/*3.906250e-03*/) + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/)))));
  float v_totals_part_v1 = (totals_part_v1_local_ptr[0] + ((float)dY_row_local_ptr[0]));
  totals_part_v0_local_ptr[0] = v_totals_part_v0;
  totals_part_v1_local_ptr[0] = v_totals_part_v1;
  float v_totals_part_v0_1 = (totals_part_v0_local_ptr[1] + (((float)dY_row_local_ptr[1]) * ((((float)X_row_local_ptr[1]) - (sums_local_ptr[0] * 0x1p-8f/*3.906250e-03*/)) * rsqrtf(((squares_local_ptr[0] * 0x1p-8f/*3.906250e-03*/) + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/)))));
  float v_totals_part_v1_1 = (totals_part_v1_local_ptr[1] + ((float)dY_row_local_ptr[1]));
  totals_part_v0_local_ptr[1] = v_totals_part_v0_1;
  totals_part_v1_local_ptr[1] = v_totals_part_v1_1;
  float v_totals_part_v0_2 = (totals_part_v0_local_ptr[2] + (((float)dY_row_local_ptr[2]) * ((((float)X_row_local_ptr[2]) - (sums_local_ptr[0] * 0x1p-8f/*3.906250e-03*/)) * rsqrtf(((squares_local_ptr[0] * 0x1p-8f/*3.906250e-03*/) + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/)))));
  float v_totals_part_v1_2 = (totals_part_v1_local_ptr[2] + ((float)dY_row_local_ptr[2]));
  totals_part_v0_local_ptr[2] = v_totals_part_v0_2;
  totals_part_v1_local_ptr[2] = v_totals_part_v1_2;
  float v_totals_part_v0_3 = (totals_part_v0_local_ptr[3] + (((float)dY_row_local_ptr[3]) * ((((float)X_row_local_ptr[3]) - (sums_local_ptr[0] * 0x1p-8f/*3.906250e-03*/)) * rsqrtf(((squares_local_ptr[0] * 0x1p-8f/*3.906250e-03*/) + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/)))));
  float v_totals_part_v1_3 = (totals_part_v1_local_ptr[3] + ((float)dY_row_local_ptr[3]));
  totals_part_v0_local_ptr[3] = v_totals_part_v0_3;
  totals_part_v1_local_ptr[3] = v_totals_part_v1_3;
  float v_totals_part_v0_4 = (totals_part_v0_local_ptr[4] + (((float)dY_row_local_ptr[4]) * ((((float)X_row_local_ptr[4]) - (sums_local_ptr[0] * 0x1p-8f/*3.906250e-03*/)) * rsqrtf(((squares_local_ptr[0] * 0x1p-8f/*3.906250e-03*/) + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/)))));
  float v_totals_part_v1_4 = (totals_part_v1_local_ptr[4] + ((float)dY_row_local_ptr[4]));
  totals_part_v0_local_ptr[4] = v_totals_part_v0_4;
  totals_part_v1_local_ptr[4] = v_totals_part_v1_4;
  float v_totals_part_v0_5 = (totals_part_v0_local_ptr[5] + (((float)dY_row_local_ptr[5]) * ((((float)X_row_local_ptr[5]) - (sums_local_ptr[0] * 0x1p-8f/*3.906250e-03*/)) * rsqrtf(((squares_local_ptr[0] * 0x1p-8f/*3.906250e-03*/) + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/)))));
  float v_totals_part_v1_5 = (totals_part_v1_local_ptr[5] + ((float)dY_row_local_ptr[5]));
  totals_part_v0_local_ptr[5] = v_totals_part_v0_5;
  totals_part_v1_local_ptr[5] = v_totals_part_v1_5;
  float v_totals_part_v0_6 = (totals_part_v0_local_ptr[6] + (((float)dY_row_local_ptr[6]) * ((((float)X_row_local_ptr[6]) - (sums_local_ptr[0] * 0x1p-8f/*3.906250e-03*/)) * rsqrtf(((squares_local_ptr[0] * 0x1p-8f/*3.906250e-03*/) + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/)))));
  float v_totals_part_v1_6 = (totals_part_v1_local_ptr[6] + ((float)dY_row_local_ptr[6]));
  totals_part_v0_local_ptr[6] = v_totals_part_v0_6;
  totals_part_v1_local_ptr[6] = v_totals_part_v1_6;
  float v_totals_part_v0_7 = (totals_part_v0_local_ptr[7] + (((float)dY_row_local_ptr[7]) * ((((float)X_row_local_ptr[7]) - (sums_local_ptr[0] * 0x1p-8f/*3.906250e-03*/)) * rsqrtf(((squares_local_ptr[0] * 0x1p-8f/*3.906250e-03*/) + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/)))));
  float v_totals_part_v1_7 = (totals_part_v1_local_ptr[7] + ((float)dY_row_local_ptr[7]));
  totals_part_v0_local_ptr[7] = v_totals_part_v0_7;
  totals_part_v1_local_ptr[7] = v_totals_part_v1_7;
  float v_totals_part_v0_8 = (totals_part_v0_local_ptr[0] + (((float)dY_row_local_ptr[8]) * ((((float)X_row_local_ptr[8]) - (sums_local_ptr[1] * 0x1p-8f/*3.906250e-03*/)) * rsqrtf(((squares_local_ptr[1] * 0x1p-8f/*3.906250e-03*/) + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/)))));
  float v_totals_part_v1_8 = (totals_part_v1_local_ptr[0] + ((float)dY_row_local_ptr[8]));
  totals_part_v0_local_ptr[0] = v_totals_part_v0_8;
  totals_part_v1_local_ptr[0] = v_totals_part_v1_8;
  float v_totals_part_v0_9 = (totals_part_v0_local_ptr[1] + (((float)dY_row_local_ptr[9]) * ((((float)X_row_local_ptr[9]) - (sums_local_ptr[1] * 0x1p-8f/*3.906250e-03*/)) * rsqrtf(((squares_local_ptr[1] * 0x1p-8f/*3.906250e-03*/) + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/)))));
  float v_totals_part_v1_9 = (totals_part_v1_local_ptr[1] + ((float)dY_row_local_ptr[9]));
  totals_part_v0_local_ptr[1] = v_totals_part_v0_9;
  totals_part_v1_local_ptr[1] = v_totals_part_v1_9;
  float v_totals_part_v0_10 = (totals_part_v0_local_ptr[2] + (((float)dY_row_local_ptr[10]) * ((((float)X_row_local_ptr[10]) - (sums_local_ptr[1] * 0x1p-8f/*3.906250e-03*/)) * rsqrtf(((squares_local_ptr[1] * 0x1p-8f/*3.906250e-03*/) + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/)))));
  float v_totals_part_v1_10 = (totals_part_v1_local_ptr[2] + ((float)dY_row_local_ptr[10]));
  totals_part_v0_local_ptr[2] = v_totals_part_v0_10;
  totals_part_v1_local_ptr[2] = v_totals_part_v1_10;
  float v_totals_part_v0_11 = (totals_part_v0_local_ptr[3] + (((float)dY_row_local_ptr[11]) * ((((float)X_row_local_ptr[11]) - (sums_local_ptr[1] * 0x1p-8f/*3.906250e-03*/)) * rsqrtf(((squares_local_ptr[1] * 0x1p-8f/*3.906250e-03*/) + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/)))));
  float v_totals_part_v1_11 = (totals_part_v1_local_ptr[3] + ((float)dY_row_local_ptr[11]));
  totals_part_v0_local_ptr[3] = v_totals_part_v0_11;
  totals_part_v1_local_ptr[3] = v_totals_part_v1_11;
  float v_totals_part_v0_12 = (totals_part_v0_local_ptr[4] + (((float)dY_row_local_ptr[12]) * ((((float)X_row_local_ptr[12]) - (sums_local_ptr[1] * 0x1p-8f/*3.906250e-03*/)) * rsqrtf(((squares_local_ptr[1] * 0x1p-8f/*3.906250e-03*/) + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/)))));
  float v_totals_part_v1_12 = (totals_part_v1_local_ptr[4] + ((float)dY_row_local_ptr[12]));
  totals_part_v0_local_ptr[4] = v_totals_part_v0_12;
  totals_part_v1_local_ptr[4] = v_totals_part_v1_12;
  float v_totals_part_v0_13 = (totals_part_v0_local_ptr[5] + (((float)dY_row_local_ptr[13]) * ((((float)X_row_local_ptr[13]) - (sums_local_ptr[1] * 0x1p-8f/*3.906250e-03*/)) * rsqrtf(((squares_local_ptr[1] * 0x1p-8f/*3.906250e-03*/) + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/)))));
  float v_totals_part_v1_13 = (totals_part_v1_local_ptr[5] + ((float)dY_row_local_ptr[13]));
  totals_part_v0_local_ptr[5] = v_totals_part_v0_13;
  totals_part_v1_local_ptr[5] = v_totals_part_v1_13;
  float v_totals_part_v0_14 = (totals_part_v0_local_ptr[6] + (((float)dY_row_local_ptr[14]) * ((((float)X_row_local_ptr[14]) - (sums_local_ptr[1] * 0x1p-8f/*3.906250e-03*/)) * rsqrtf(((squares_local_ptr[1] * 0x1p-8f/*3.906250e-03*/) + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/)))));
  float v_totals_part_v1_14 = (totals_part_v1_local_ptr[6] + ((float)dY_row_local_ptr[14]));
  totals_part_v0_local_ptr[6] = v_totals_part_v0_14;
  totals_part_v1_local_ptr[6] = v_totals_part_v1_14;
  float v_totals_part_v0_15 = (totals_part_v0_local_ptr[7] + (((float)dY_row_local_ptr[15]) * ((((float)X_row_local_ptr[15]) - (sums_local_ptr[1] * 0x1p-8f/*3.906250e-03*/)) * rsqrtf(((squares_local_ptr[1] * 0x1p-8f/*3.906250e-03*/) + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/)))));
  float v_totals_part_v1_15 = (totals_part_v1_local_ptr[7] + ((float)dY_row_local_ptr[15]));
  totals_part_v0_local_ptr[7] = v_totals_part_v0_15;
  totals_part_v1_local_ptr[7] = v_totals_part_v1_15;
  #pragma unroll
  for (int i0 = 0; i0 < 1; ++i0) {
    #pragma unroll
    for (int i2 = 0; i2 < 8; ++i2) {
      __shared__ alignas(64) float red_buf0_ptr_4[128];
      __shared__ alignas(64) float red_buf1_ptr[128];
      __syncthreads();
      ((volatile float*)red_buf0_ptr_4)[((((int)threadIdx.x) * 4) + ((int)threadIdx.y))] = totals_part_v0_local_ptr[i2];
      ((volatile float*)red_buf1_ptr)[((((int)threadIdx.x) * 4) + ((int)threadIdx.y))] = totals_part_v1_local_ptr[i2];
      __syncthreads();
      if (((int)threadIdx.y) < 2) {
        ((volatile float*)red_buf0_ptr_4)[((((int)threadIdx.x) * 4) + ((int)threadIdx.y))] = (((volatile float*)red_buf0_ptr_4)[((((int)threadIdx.x) * 4) + ((int)threadIdx.y))] + ((volatile float*)red_buf0_ptr_4)[(((((int)threadIdx.x) * 4) + ((int)threadIdx.y)) + 2)]);
        ((volatile float*)red_buf1_ptr)[((((int)threadIdx.x) * 4) + ((int)threadIdx.y))] = (((volatile float*)red_buf1_ptr)[((((int)threadIdx.x) * 4) + ((int)threadIdx.y))] + ((volatile float*)red_buf1_ptr)[(((((int)threadIdx.x) * 4) + ((int)threadIdx.y)) + 2)]);
      }
      __syncthreads();
      if (((int)threadIdx.y) < 1) {
        ((volatile float*)red_buf0_ptr_4)[((((int)threadIdx.x) * 4) + ((int)threadIdx.y))] = (((volatile float*)red_buf0_ptr_4)[((((int)threadIdx.x) * 4) + ((int)threadIdx.y))] + ((volatile float*)red_buf0_ptr_4)[(((((int)threadIdx.x) * 4) + ((int)threadIdx.y)) + 1)]);
        ((volatile float*)red_buf1_ptr)[((((int)threadIdx.x) * 4) + ((int)threadIdx.y))] = (((volatile float*)red_buf1_ptr)[((((int)threadIdx.x) * 4) + ((int)threadIdx.y))] + ((volatile float*)red_buf1_ptr)[(((((int)threadIdx.x) * 4) + ((int)threadIdx.y)) + 1)]);
      }
      __syncthreads();
      if (((int)threadIdx.y) == 0) {
        int cse_v5 = (((((int)blockIdx.x) * 256) + (((int)threadIdx.x) * 8)) + i2);
        totals_block_v0_ptr[(((((int)blockIdx.x) * 256) + (((int)threadIdx.x) * 8)) + i2)] = ((volatile float*)red_buf0_ptr_4)[(((int)threadIdx.x) * 4)];
        totals_block_v1_ptr[(((((int)blockIdx.x) * 256) + (((int)threadIdx.x) * 8)) + i2)] = ((volatile float*)red_buf1_ptr)[(((int)threadIdx.x) * 4)];
      }
    }
  }
}

extern "C" __global__ void __launch_bounds__(1024) main_kernel_1(half* __restrict__ dbeta_ptr, half* __restrict__ dgamma_ptr, float* __restrict__ totals_block_v0_ptr, float* __restrict__ totals_block_v1_ptr) {
  alignas(64) float totals_v0_local_ptr[1];
  alignas(64) float totals_v1_local_ptr[1];
  alignas(64) float in_thread_totals_v0_local_ptr[1];
  alignas(64) float in_thread_totals_v1_local_ptr[1];
  __shared__ alignas(64) float red_buf0_ptr[1024];
  __shared__ alignas(64) float red_buf1_ptr[1024];
  in_thread_totals_v0_local_ptr[0] = 0x0p+0f/*0.000000e+00*/;
  in_thread_totals_v1_local_ptr[0] = 0x0p+0f/*0.000000e+00*/;
  int cse_v2 = (((int)blockIdx.x) * 8);
  int cse_v6 = (((((int)threadIdx.y) * 256) + (((int)blockIdx.x) * 8)) + ((int)threadIdx.x));
  float v_totals_v0 = (in_thread_totals_v0_local_ptr[0] + totals_block_v0_ptr[(((((int)threadIdx.y) * 256) + (((int)blockIdx.x) * 8)) + ((int)threadIdx.x))]);
  float v_totals_v1 = (in_thread_totals_v1_local_ptr[0] + totals_block_v1_ptr[(((((int)threadIdx.y) * 256) + (((int)blockIdx.x) * 8)) + ((int)threadIdx.x))]);
  in_thread_totals_v0_local_ptr[0] = v_totals_v0;
  in_thread_totals_v1_local_ptr[0] = v_totals_v1;
  int cse_v8 = ((((((int)threadIdx.y) * 256) + (((int)blockIdx.x) * 8)) + ((int)threadIdx.x)) + 32768);
  float v_totals_v0_1 = (in_thread_totals_v0_local_ptr[0] + totals_block_v0_ptr[((((((int)threadIdx.y) * 256) + (((int)blockIdx.x) * 8)) + ((int)threadIdx.x)) + 32768)]);
  float v_totals_v1_1 = (in_thread_totals_v1_local_ptr[0] + totals_block_v1_ptr[((((((int)threadIdx.y) * 256) + (((int)blockIdx.x) * 8)) + ((int)threadIdx.x)) + 32768)]);
  in_thread_totals_v0_local_ptr[0] = v_totals_v0_1;
  in_thread_totals_v1_local_ptr[0] = v_totals_v1_1;
  int cse_v9 = ((((((int)threadIdx.y) * 256) + (((int)blockIdx.x) * 8)) + ((int)threadIdx.x)) + 65536);
  float v_totals_v0_2 = (in_thread_totals_v0_local_ptr[0] + totals_block_v0_ptr[((((((int)threadIdx.y) * 256) + (((int)blockIdx.x) * 8)) + ((int)threadIdx.x)) + 65536)]);
  float v_totals_v1_2 = (in_thread_totals_v1_local_ptr[0] + totals_block_v1_ptr[((((((int)threadIdx.y) * 256) + (((int)blockIdx.x) * 8)) + ((int)threadIdx.x)) + 65536)]);
  in_thread_totals_v0_local_ptr[0] = v_totals_v0_2;
  in_thread_totals_v1_local_ptr[0] = v_totals_v1_2;
  int cse_v10 = ((((((int)threadIdx.y) * 256) + (((int)blockIdx.x) * 8)) + ((int)threadIdx.x)) + 98304);
  float v_totals_v0_3 = (in_thread_totals_v0_local_ptr[0] + totals_block_v0_ptr[((((((int)threadIdx.y) * 256) + (((int)blockIdx.x) * 8)) + ((int)threadIdx.x)) + 98304)]);
  float v_totals_v1_3 = (in_thread_totals_v1_local_ptr[0] + totals_block_v1_ptr[((((((int)threadIdx.y) * 256) + (((int)blockIdx.x) * 8)) + ((int)threadIdx.x)) + 98304)]);
  in_thread_totals_v0_local_ptr[0] = v_totals_v0_3;
  in_thread_totals_v1_local_ptr[0] = v_totals_v1_3;
  __syncthreads();
  ((volatile float*)red_buf0_ptr)[((((int)threadIdx.x) * 128) + ((int)threadIdx.y))] = in_thread_totals_v0_local_ptr[0];
  ((volatile float*)red_buf1_ptr)[((((int)threadIdx.x) * 128) + ((int)threadIdx.y))] = in_thread_totals_v1_local_ptr[0];
  __syncthreads();
  if (((int)threadIdx.y) < 64) {
    ((volatile float*)red_buf0_ptr)[((((int)threadIdx.x) * 128) + ((int)threadIdx.y))] = (((volatile float*)red_buf0_ptr)[((((int)threadIdx.x) * 128) + ((int)threadIdx.y))] + ((volatile float*)red_buf0_ptr)[(((((int)threadIdx.x) * 128) + ((int)threadIdx.y)) + 64)]);
    ((volatile float*)red_buf1_ptr)[((((int)threadIdx.x) * 128) + ((int)threadIdx.y))] = (((volatile float*)red_buf1_ptr)[((((int)threadIdx.x) * 128) + ((int)threadIdx.y))] + ((volatile float*)red_buf1_ptr)[(((((int)threadIdx.x) * 128) + ((int)threadIdx.y)) + 64)]);
  }
  __syncthreads();
  if (((int)threadIdx.y) < 32) {
    ((volatile float*)red_buf0_ptr)[((((int)threadIdx.x) * 128) + ((int)threadIdx.y))] = (((volatile float*)red_buf0_ptr)[((((int)threadIdx.x) * 128) + ((int)threadIdx.y))] + ((volatile float*)red_buf0_ptr)[(((((int)threadIdx.x) * 128) + ((int)threadIdx.y)) + 32)]);
    ((volatile float*)red_buf1_ptr)[((((int)threadIdx.x) * 128) + ((int)threadIdx.y))] = (((volatile float*)red_buf1_ptr)[((((int)threadIdx.x) * 128) + ((int)threadIdx.y))] + ((volatile float*)red_buf1_ptr)[(((((int)threadIdx.x) * 128) + ((int)threadIdx.y)) + 32)]);
  }
  __syncthreads();
  if (((int)threadIdx.y) < 16) {
    ((volatile float*)red_buf0_ptr)[((((int)threadIdx.x) * 128) + ((int)threadIdx.y))] = (((volatile float*)red_buf0_ptr)[((((int)threadIdx.x) * 128) + ((int)threadIdx.y))] + ((volatile float*)red_buf0_ptr)[(((((int)threadIdx.x) * 128) + ((int)threadIdx.y)) + 16)]);
    ((volatile float*)red_buf1_ptr)[((((int)threadIdx.x) * 128) + ((int)threadIdx.y))] = (((volatile float*)red_buf1_ptr)[((((int)threadIdx.x) * 128) + ((int)threadIdx.y))] + ((volatile float*)red_buf1_ptr)[(((((int)threadIdx.x) * 128) + ((int)threadIdx.y)) + 16)]);
  }
  __syncthreads();
  if (((int)threadIdx.y) < 8) {
    ((volatile float*)red_buf0_ptr)[((((int)threadIdx.x) * 128) + ((int)threadIdx.y))] = (((volatile float*)red_buf0_ptr)[((((int)threadIdx.x) * 128) + ((int)threadIdx.y))] + ((volatile float*)red_buf0_ptr)[(((((int)threadIdx.x) * 128) + ((int)threadIdx.y)) + 8)]);
    ((volatile float*)red_buf1_ptr)[((((int)threadIdx.x) * 128) + ((int)threadIdx.y))] = (((volatile float*)red_buf1_ptr)[((((int)threadIdx.x) * 128) + ((int)threadIdx.y))] + ((volatile float*)red_buf1_ptr)[(((((int)threadIdx.x) * 128) + ((int)threadIdx.y)) + 8)]);
  }
  __syncthreads();
  if (((int)threadIdx.y) < 4) {
    ((volatile float*)red_buf0_ptr)[((((int)threadIdx.x) * 128) + ((int)threadIdx.y))] = (((volatile float*)red_buf0_ptr)[((((int)threadIdx.x) * 128) + ((int)threadIdx.y))] + ((volatile float*)red_buf0_ptr)[(((((int)threadIdx.x) * 128) + ((int)threadIdx.y)) + 4)]);
    ((volatile float*)red_buf1_ptr)[((((int)threadIdx.x) * 128) + ((int)threadIdx.y))] = (((volatile float*)red_buf1_ptr)[((((int)threadIdx.x) * 128) + ((int)threadIdx.y))] + ((volatile float*)red_buf1_ptr)[(((((int)threadIdx.x) * 128) + ((int)threadIdx.y)) + 4)]);
  }
  __syncthreads();
  if (((int)threadIdx.y) < 2) {
    ((volatile float*)red_buf0_ptr)[((((int)threadIdx.x) * 128) + ((int)threadIdx.y))] = (((volatile float*)red_buf0_ptr)[((((int)threadIdx.x) * 128) + ((int)threadIdx.y))] + ((volatile float*)red_buf0_ptr)[(((((int)threadIdx.x) * 128) + ((int)threadIdx.y)) + 2)]);
    ((volatile float*)red_buf1_ptr)[((((int)threadIdx.x) * 128) + ((int)threadIdx.y))] = (((volatile float*)red_buf1_ptr)[((((int)threadIdx.x) * 128) + ((int)threadIdx.y))] + ((volatile float*)red_buf1_ptr)[(((((int)threadIdx.x) * 128) + ((int)threadIdx.y)) + 2)]);
  }
  __syncthreads();
  if (((int)threadIdx.y) < 1) {
    ((volatile float*)red_buf0_ptr)[((((int)threadIdx.x) * 128) + ((int)threadIdx.y))] = (((volatile float*)red_buf0_ptr)[((((int)threadIdx.x) * 128) + ((int)threadIdx.y))] + ((volatile float*)red_buf0_ptr)[(((((int)threadIdx.x) * 128) + ((int)threadIdx.y)) + 1)]);
    ((volatile float*)red_buf1_ptr)[((((int)threadIdx.x) * 128) + ((int)threadIdx.y))] = (((volatile float*)red_buf1_ptr)[((((int)threadIdx.x) * 128) + ((int)threadIdx.y))] + ((volatile float*)red_buf1_ptr)[(((((int)threadIdx.x) * 128) + ((int)threadIdx.y)) + 1)]);
  }
  __syncthreads();
  totals_v0_local_ptr[0] = ((volatile float*)red_buf0_ptr)[(((int)threadIdx.x) * 128)];
  totals_v1_local_ptr[0] = ((volatile float*)red_buf1_ptr)[(((int)threadIdx.x) * 128)];
  int cse_v3 = ((((int)blockIdx.x) * 8) + ((int)threadIdx.x));
  if (((int)threadIdx.y) == 0) {
    dgamma_ptr[((((int)blockIdx.x) * 8) + ((int)threadIdx.x))] = ((half)totals_v0_local_ptr[0]);
  }
  if (((int)threadIdx.y) == 0) {
    dbeta_ptr[((((int)blockIdx.x) * 8) + ((int)threadIdx.x))] = ((half)totals_v1_local_ptr[0]);
  }
}
