extern "C" __global__ void __launch_bounds__(256) main_kernel(half* __restrict__ X_ptr, float* __restrict__ sums_block_v0_ptr, float* __restrict__ sums_block_v1_ptr);
extern "C" __global__ void __launch_bounds__(64) main_kernel_1(float* __restrict__ sums_v0_ptr, float* __restrict__ sums_v1_ptr, float* __restrict__ sums_block_v0_ptr, float* __restrict__ sums_block_v1_ptr);
extern "C" __global__ void __launch_bounds__(64) main_kernel_2(half* __restrict__ X_ptr, float* __restrict__ mean_ptr, float* __restrict__ sums_v0_ptr);
extern "C" __global__ void __launch_bounds__(64) main_kernel_3(float* __restrict__ sums_v0_ptr, float* __restrict__ sums_v1_ptr, float* __restrict__ var_ptr);
extern "C" __global__ void __launch_bounds__(64) main_kernel_4(float* __restrict__ gamma_ptr, float* __restrict__ scale_ptr, float* __restrict__ sums_v0_ptr, float* __restrict__ sums_v1_ptr);
extern "C" __global__ void __launch_bounds__(64) main_kernel_5(half* __restrict__ X_ptr, float* __restrict__ beta_ptr, float* __restrict__ gamma_ptr, float* __restrict__ shift_ptr, float* __restrict__ sums_v0_ptr, float* __restrict__ sums_v1_ptr);
extern "C" __global__ void __launch_bounds__(256) main_kernel(half* __restrict__ X_ptr, float* __restrict__ sums_block_v0_ptr, float* __restrict__ sums_block_v1_ptr) {
  alignas(64) float sums_thread_v0_local_ptr[1];
  alignas(64) float sums_thread_v1_local_ptr[1];
  __shared__ alignas(64) float red_result_ptr[1];
  __shared__ alignas(64) float red_result_ptr_1[1];
  sums_thread_v0_local_ptr[0] = 0x0p+0f/*0.000000e+00*/;
  sums_thread_v1_local_ptr[0] = 0x0p+0f/*0.000000e+00*/;
  alignas(64) half X_row_local_ptr[32];
  int cse_v1 = (((int)blockIdx.x) * 256);
  *(uint4*)(X_row_local_ptr + 0) = *(uint4*)(X_ptr + ((((((int)threadIdx.x) >> 5) * 16384) + (((int)blockIdx.x) * 256)) + ((((int)threadIdx.x) & 31) * 8)));
  *(uint4*)(X_row_local_ptr + 8) = make_uint4(__pack_half2(__float2half_rn(0x0p+0f/*0.000000e+00*/), __float2half_rn(0x0p+0f/*0.000000e+00*/)), __pack_half2(__float2half_rn(0x0p+0f/*0.000000e+00*/), __float2half_rn(0x0p+0f/*0.000000e+00*/)), __pack_half2(__float2half_rn(0x0p+0f/*0.000000e+00*/), __float2half_rn(0x0p+0f/*0.000000e+00*/)), __pack_half2(__float2half_rn(0x0p+0f/*0.000000e+00*/), __float2half_rn(0x0p+0f/*0.000000e+00*/)));
  *(uint4*)(X_row_local_ptr + 16) = make_uint4(__pack_half2(__float2half_rn(0x0p+0f/*0.000000e+00*/), __float2half_rn(0x0p+0f/*0.000000e+00*/)), __pack_half2(__float2half_rn(0x0p+0f/*0.000000e+00*/), __float2half_rn(0x0p+0f/*0.000000e+00*/)), __pack_half2(__float2half_rn(0x0p+0f/*0.000000e+00*/), __float2half_rn(0x0p+0f/*0.000000e+00*/)), __pack_half2(__float2half_rn(0x0p+0f/*0.000000e+00*/), __float2half_rn(0x0p+0f/*0.000000e+00*/)));
  *(uint4*)(X_row_local_ptr + 24) = make_uint4(__pack_half2(__float2half_rn(0x0p+0f/*0.000000e+00*/), __float2half_rn(0x0p+0f/*0.000000e+00*/)), __pack_half2(__float2half_rn(0x0p+0f/*0.000000e+00*/), __float2half_rn(0x0p+0f/*0.000000e+00*/)), __pack_half2(__float2half_rn(0x0p+0f/*0.000000e+00*/), __float2half_rn(0x0p+0f/*0.000000e+00*/)), __pack_half2(__float2half_rn(0x0p+0f/*0.000000e+00*/), __float2half_rn(0x0p+0f/*0.000000e+00*/)));
  float v_sums_thread_v0 = (sums_thread_v0_local_ptr[0] + (((float)X_row_local_ptr[0]) - ((float)X_ptr[(((int)blockIdx.x) * 256)])));
  float v_sums_thread_v1 = (sums_thread_v1_local_ptr[0] + ((((float)X_row_local_ptr[0]) - ((float)X_ptr[(((int)blockIdx.x) * 256)])) * (((float)X_row_local_ptr[0]) - ((float)X_ptr[(((int)blockIdx.x) * 256)]))));
  sums_thread_v0_local_ptr[0] = v_sums_thread_v0;
  sums_thread_v1_local_ptr[0] = v_sums_thread_v1;
  float v_sums_thread_v0_1 = (sums_thread_v0_local_ptr[0] + (((float)X_row_local_ptr[1]) - ((float)X_ptr[(((int)blockIdx.x) * 256)])));
  float v_sums_thread_v1_1 = (sums_thread_v1_local_ptr[0] + ((((float)X_row_local_ptr[1]) - ((float)X_ptr[(((int)blockIdx.x) * 256)])) * (((float)X_row_local_ptr[1]) - ((float)X_ptr[(((int)blockIdx.x) * 256)]))));
  sums_thread_v0_local_ptr[0] = v_sums_thread_v0_1;
  sums_thread_v1_local_ptr[0] = v_sums_thread_v1_1;
  float v_sums_thread_v0_2 = (sums_thread_v0_local_ptr[0] + (((float)X_row_local_ptr[2]) - ((float)X_ptr[(((int)blockIdx.x) * 256)])));
  float v_sums_thread_v1_2 = (sums_thread_v1_local_ptr[0] + ((((float)X_row_local_ptr[2]) - ((float)X_ptr[(((int)blockIdx.x) * 256)])) * (((float)X_row_local_ptr[2]) - ((float)X_ptr[(((int)blockIdx.x) * 256)]))));
  sums_thread_v0_local_ptr[0] = v_sums_thread_v0_2;
  sums_thread_v1_local_ptr[0] = v_sums_thread_v1_2;
  float v_sums_thread_v0_3 = (sums_thread_v0_local_ptr[0] + (((float)X_row_local_ptr[3]) - ((float)X_ptr[(((int)blockIdx.x) * 256)])));
  float v_sums_thread_v1_3 = (sums_thread_v1_local_ptr[0] + ((((float)X_row_local_ptr[3]) - ((float)X_ptr[(((int)blockIdx.x) * 256)])) * (((float)X_row_local_ptr[3]) - ((float)X_ptr[(((int)blockIdx.x) * 256)]))));
  sums_thread_v0_local_ptr[0] = v_sums_thread_v0_3;
  sums_thread_v1_local_ptr[0] = v_sums_thread_v1_3;
  float v_sums_thread_v0_4 = (sums_thread_v0_local_ptr[0] + (((float)X_row_local_ptr[4]) - ((float)X_ptr[(((int)blockIdx.x) * 256)])));
  float v_sums_thread_v1_4 = (sums_thread_v1_local_ptr[0] + ((((float)X_row_local_ptr[4]) - ((float)X_ptr[(((int)blockIdx.x) * 256)])) * (((float)X_row_local_ptr[4]) - ((float)X_ptr[(((int)blockIdx.x) * 256)]))));
  sums_thread_v0_local_ptr[0] = v_sums_thread_v0_4;
  sums_thread_v1_local_ptr[0] = v_sums_thread_v1_4;
  float v_sums_thread_v0_5 = (sums_thread_v0_local_ptr[0] + (((float)X_row_local_ptr[5]) - ((float)X_ptr[(((int)blockIdx.x) * 256)])));
  float v_sums_thread_v1_5 = (sums_thread_v1_local_ptr[0] + ((((float)X_row_local_ptr[5]) - ((float)X_ptr[(((int)blockIdx.x) * 256)])) * (((float)X_row_local_ptr[5]) - ((float)X_ptr[(((int)blockIdx.x) * 256)]))));
  sums_thread_v0_local_ptr[0] = v_sums_thread_v0_5;
  sums_thread_v1_local_ptr[0] = v_sums_thread_v1_5;
  float v_sums_thread_v0_6 = (sums_thread_v0_local_ptr[0] + (((float)X_row_local_ptr[6]) - ((float)X_ptr[(((int)blockIdx.x) * 256)])));
  float v_sums_thread_v1_6 = (sums_thread_v1_local_ptr[0] + ((((float)X_row_local_ptr[6]) - ((float)X_ptr[(((int)blockIdx.x) * 256)])) * (((float)X_row_local_ptr[6]) - ((float)X_ptr[(((int)blockIdx.x) * 256)]))));
  sums_thread_v0_local_ptr[0] = v_sums_thread_v0_6;
  sums_thread_v1_local_ptr[0] = v_sums_thread_v1_6;
  float v_sums_thread_v0_7 = (sums_thread_v0_local_ptr[0] + (((float)X_row_local_ptr[7]) - ((float)X_ptr[(((int)blockIdx.x) * 256)])));
  float v_sums_thread_v1_7 = (sums_thread_v1_local_ptr[0] + ((((float)X_row_local_ptr[7]) - ((float)X_ptr[(((int)blockIdx.x) * 256)])) * (((float)X_row_local_ptr[7]) - ((float)X_ptr[(((int)blockIdx.x) * 256)]))));
  sums_thread_v0_local_ptr[0] = v_sums_thread_v0_7;
  sums_thread_v1_local_ptr[0] = v_sums_thread_v1_7;
  float v_sums_thread_v0_8 = sums_thread_v0_local_ptr[0];
  float v_sums_thread_v1_8 = sums_thread_v1_local_ptr[0];
  sums_thread_v0_local_ptr[0] = v_sums_thread_v0_8;
  sums_thread_v1_local_ptr[0] = v_sums_thread_v1_8;
  float v_sums_thread_v0_9 = sums_thread_v0_local_ptr[0];
  float v_sums_thread_v1_9 = sums_thread_v1_local_ptr[0];
  sums_thread_v0_local_ptr[0] = v_sums_thread_v0_9;
  sums_thread_v1_local_ptr[0] = v_sums_thread_v1_9;
  float v_sums_thread_v0_10 = sums_thread_v0_local_ptr[0];
  float v_sums_thread_v1_10 = sums_thread_v1_local_ptr[0];
  sums_thread_v0_local_ptr[0] = v_sums_thread_v0_10;
  sums_thread_v1_local_ptr[0] = v_sums_thread_v1_10;
  float v_sums_thread_v0_11 = sums_thread_v0_local_ptr[0];
  float v_sums_thread_v1_11 = sums_thread_v1_local_ptr[0];
  sums_thread_v0_local_ptr[0] = v_sums_thread_v0_11;
  sums_thread_v1_local_ptr[0] = v_sums_thread_v1_11;
  float v_sums_thread_v0_12 = sums_thread_v0_local_ptr[0];
  float v_sums_thread_v1_12 = sums_thread_v1_local_ptr[0];
  sums_thread_v0_local_ptr[0] = v_sums_thread_v0_12;
  sums_thread_v1_local_ptr[0] = v_sums_thread_v1_12;
  float v_sums_thread_v0_13 = sums_thread_v0_local_ptr[0];
  float v_sums_thread_v1_13 = sums_thread_v1_local_ptr[0];
  sums_thread_v0_local_ptr[0] = v_sums_thread_v0_13;
  sums_thread_v1_local_ptr[0] = v_sums_thread_v1_13;
  float v_sums_thread_v0_14 = sums_thread_v0_local_ptr[0];
  float v_sums_thread_v1_14 = sums_thread_v1_local_ptr[0];
  sums_thread_v0_local_ptr[0] = v_sums_thread_v0_14;
  sums_thread_v1_local_ptr[0] = v_sums_thread_v1_14;
  float v_sums_thread_v0_15 = sums_thread_v0_local_ptr[0];
  float v_sums_thread_v1_15 = sums_thread_v1_local_ptr[0];
  sums_thread_v0_local_ptr[0] = v_sums_thread_v0_15;
  sums_thread_v1_local_ptr[0] = v_sums_thread_v1_15;
  float v_sums_thread_v0_16 = sums_thread_v0_local_ptr[0];
  float v_sums_thread_v1_16 = sums_thread_v1_local_ptr[0];
  sums_thread_v0_local_ptr[0] = v_sums_thread_v0_16;
  sums_thread_v1_local_ptr[0] = v_sums_thread_v1_16;
  float v_sums_thread_v0_17 = sums_thread_v0_local_ptr[0];
  float v_sums_thread_v1_17 = sums_thread_v1_local_ptr[0];
  sums_thread_v0_local_ptr[0] = v_sums_thread_v0_17;
  sums_thread_v1_local_ptr[0] = v_sums_thread_v1_17;
  float v_sums_thread_v0_18 = sums_thread_v0_local_ptr[0];
  float v_sums_thread_v1_18 = sums_thread_v1_local_ptr[0];
  sums_thread_v0_local_ptr[0] = v_sums_thread_v0_18;
  sums_thread_v1_local_ptr[0] = v_sums_thread_v1_18;
  float v_sums_thread_v0_19 = sums_thread_v0_local_ptr[0];
  float v_sums_thread_v1_19 = sums_thread_v1_local_ptr[0];
  sums_thread_v0_local_ptr[0] = v_sums_thread_v0_19;
  sums_thread_v1_local_ptr[0] = v_sums_thread_v1_19;
  float v_sums_thread_v0_20 = sums_thread_v0_local_ptr[0];
  float v_sums_thread_v1_20 = sums_thread_v1_local_ptr[0];
  sums_thread_v0_local_ptr[0] = v_sums_thread_v0_20;
  sums_thread_v1_local_ptr[0] = v_sums_thread_v1_20;
  float v_sums_thread_v0_21 = sums_thread_v0_local_ptr[0];
  float v_sums_thread_v1_21 = sums_thread_v1_local_ptr[0];
  sums_thread_v0_local_ptr[0] = v_sums_thread_v0_21;
  sums_thread_v1_local_ptr[0] = v_sums_thread_v1_21;
  float v_sums_thread_v0_22 = sums_thread_v0_local_ptr[0];
  float v_sums_thread_v1_22 = sums_thread_v1_local_ptr[0];
  sums_thread_v0_local_ptr[0] = v_sums_thread_v0_22;
  sums_thread_v1_local_ptr[0] = v_sums_thread_v1_22;
  float v_sums_thread_v0_23 = sums_thread_v0_local_ptr[0];
  float v_sums_thread_v1_23 = sums_thread_v1_local_ptr[0];
  sums_thread_v0_local_ptr[0] = v_sums_thread_v0_23;
  sums_thread_v1_local_ptr[0] = v_sums_thread_v1_23;
  float v_sums_thread_v0_24 = sums_thread_v0_local_ptr[0];
  float v_sums_thread_v1_24 = sums_thread_v1_local_ptr[0];
  sums_thread_v0_local_ptr[0] = v_sums_thread_v0_24;
  sums_thread_v1_local_ptr[0] = v_sums_thread_v1_24;
  float v_sums_thread_v0_25 = sums_thread_v0_local_ptr[0];
  float v_sums_thread_v1_25 = sums_thread_v1_local_ptr[0];
  sums_thread_v0_local_ptr[0] = v_sums_thread_v0_25;
  sums_thread_v1_local_ptr[0] = v_sums_thread_v1_25;
  float v_sums_thread_v0_26 = sums_thread_v0_local_ptr[0];
  float v_sums_thread_v1_26 = sums_thread_v1_local_ptr[0];
  sums_thread_v0_local_ptr[0] = v_sums_thread_v0_26;
  sums_thread_v1_local_ptr[0] = v_sums_thread_v1_26;
  float v_sums_thread_v0_27 = sums_thread_v0_local_ptr[0];
  float v_sums_thread_v1_27 = sums_thread_v1_local_ptr[0];
  sums_thread_v0_local_ptr[0] = v_sums_thread_v0_27;
  sums_thread_v1_local_ptr[0] = v_sums_thread_v1_27;
  float v_sums_thread_v0_28 = sums_thread_v0_local_ptr[0];
  float v_sums_thread_v1_28 = sums_thread_v1_local_ptr[0];
  sums_thread_v0_local_ptr[0] = v_sums_thread_v0_28;
  sums_thread_v1_local_ptr[0] = v_sums_thread_v1_28;
  float v_sums_thread_v0_29 = sums_thread_v0_local_ptr[0];
  float v_sums_thread_v1_29 = sums_thread_v1_local_ptr[0];
  sums_thread_v0_local_ptr[0] = v_sums_thread_v0_29;
  sums_thread_v1_local_ptr[0] = v_sums_thread_v1_29;
  float v_sums_thread_v0_30 = sums_thread_v0_local_ptr[0];
  float v_sums_thread_v1_30 = sums_thread_v1_local_ptr[0];
  sums_thread_v0_local_ptr[0] = v_sums_thread_v0_30;
  sums_thread_v1_local_ptr[0] = v_sums_thread_v1_30;
  float v_sums_thread_v0_31 = sums_thread_v0_local_ptr[0];
  float v_sums_thread_v1_31 = sums_thread_v1_local_ptr[0];
  sums_thread_v0_local_ptr[0] = v_sums_thread_v0_31;
  sums_thread_v1_local_ptr[0] = v_sums_thread_v1_31;
  __shared__ alignas(64) float red_buf_staging_ptr[8];
  __shared__ alignas(64) float red_buf_staging_ptr_1[8];
  alignas(64) float t0_ptr[1];
  alignas(64) float t1_ptr[1];
  alignas(64) uint mask_ptr[1];
  alignas(64) float red_buf0_ptr[1];
  alignas(64) float red_buf1_ptr[1];
  alignas(64) float t0_ptr_1[1];
  alignas(64) float t1_ptr_1[1];
  alignas(64) uint mask_ptr_1[1];
  alignas(64) float red_buf0_ptr_1[1];
  alignas(64) float red_buf1_ptr_1[1];
  red_buf0_ptr[0] = sums_thread_v0_local_ptr[0];
  red_buf1_ptr[0] = sums_thread_v1_local_ptr[0];
  mask_ptr[0] = __activemask();
  t0_ptr[0] = __shfl_down_sync(mask_ptr[0], red_buf0_ptr[0], 16, 32);
  t1_ptr[0] = __shfl_down_sync(mask_ptr[0], red_buf1_ptr[0], 16, 32);
  red_buf0_ptr[0] = (red_buf0_ptr[0] + t0_ptr[0]);
  red_buf1_ptr[0] = (red_buf1_ptr[0] + t1_ptr[0]);
  t0_ptr[0] = __shfl_down_sync(mask_ptr[0], red_buf0_ptr[0], 8, 32);
  t1_ptr[0] = __shfl_down_sync(mask_ptr[0], red_buf1_ptr[0], 8, 32);
  red_buf0_ptr[0] = (red_buf0_ptr[0] + t0_ptr[0]);
  red_buf1_ptr[0] = (red_buf1_ptr[0] + t1_ptr[0]);
  t0_ptr[0] = __shfl_down_sync(mask_ptr[0], red_buf0_ptr[0], 4, 32);
  t1_ptr[0] = __shfl_down_sync(mask_ptr[0], red_buf1_ptr[0], 4, 32);
  red_buf0_ptr[0] = (red_buf0_ptr[0] + t0_ptr[0]);
  red_buf1_ptr[0] = (red_buf1_ptr[0] + t1_ptr[0]);
  t0_ptr[0] = __shfl_down_sync(mask_ptr[0], red_buf0_ptr[0], 2, 32);
  t1_ptr[0] = __shfl_down_sync(mask_ptr[0], red_buf1_ptr[0], 2, 32);
  red_buf0_ptr[0] = (red_buf0_ptr[0] + t0_ptr[0]);
  red_buf1_ptr[0] = (red_buf1_ptr[0] + t1_ptr[0]);
  t0_ptr[0] = __shfl_down_sync(mask_ptr[0], red_buf0_ptr[0], 1, 32);
  t1_ptr[0] = __shfl_down_sync(mask_ptr[0], red_buf1_ptr[0], 1, 32);
  red_buf0_ptr[0] = (red_buf0_ptr[0] + t0_ptr[0]);
  red_buf1_ptr[0] = (red_buf1_ptr[0] + t1_ptr[0]);
  if ((((int)threadIdx.x) % 32) == 0) {
    red_buf_staging_ptr[(((int)threadIdx.x) >> 5)] = red_buf0_ptr[0];
    red_buf_staging_ptr_1[(((int)threadIdx.x) >> 5)] = red_buf1_ptr[0];
  }
  __syncthreads();
  if (((int)threadIdx.x) < 8) {
    red_buf0_ptr_1[0] = red_buf_staging_ptr[((int)threadIdx.x)];
    red_buf1_ptr_1[0] = red_buf_staging_ptr_1[((int)threadIdx.x)];
  }
  mask_ptr_1[0] = __activemask();
  t0_ptr_1[0] = __shfl_down_sync(mask_ptr_1[0], red_buf0_ptr_1[0], 4, 32);
  t1_ptr_1[0] = __shfl_down_sync(mask_ptr_1[0], red_buf1_ptr_1[0], 4, 32);
  red_buf0_ptr_1[0] = (red_buf0_ptr_1[0] + t0_ptr_1[0]);
  red_buf1_ptr_1[0] = (red_buf1_ptr_1[0] + t1_ptr_1[0]);
  t0_ptr_1[0] = __shfl_down_sync(mask_ptr_1[0], red_buf0_ptr_1[0], 2, 32);
  t1_ptr_1[0] = __shfl_down_sync(mask_ptr_1[0], red_buf1_ptr_1[0], 2, 32);
  red_buf0_ptr_1[0] = (red_buf0_ptr_1[0] + t0_ptr_1[0]);
  red_buf1_ptr_1[0] = (red_buf1_ptr_1[0] + t1_ptr_1[0]);
  t0_ptr_1[0] = __shfl_down_sync(mask_ptr_1[0], red_buf0_ptr_1[0], 1, 32);
  t1_ptr_1[0] = __shfl_down_sync(mask_ptr_1[0], red_buf1_ptr_1[0], 1, 32);
  red_buf0_ptr_1[0] = (red_buf0_ptr_1[0] + t0_ptr_1[0]);
  red_buf1_ptr_1[0] = (red_buf1_ptr_1[0] + t1_ptr_1[0]);
  if (((int)threadIdx.x) == 0) {
    ((volatile float*)red_result_ptr)[0] = red_buf0_ptr_1[0];
    ((volatile float*)red_result_ptr_1)[0] = red_buf1_ptr_1[0];
  }
  __syncthreads();
  if (((int)threadIdx.x) == 0) {
    sums_block_v0_ptr[((int)blockIdx.x)] = ((volatile float*)red_result_ptr)[0];
    sums_block_v1_ptr[((int)blockIdx.x)] = ((volatile float*)red_result_ptr_1)[0];
  }
}

extern "C" __global__ void __launch_bounds__(64) main_kernel_1(float* __restrict__ sums_v0_ptr, float* __restrict__ sums_v1_ptr, float* __restrict__ sums_block_v0_ptr, float* __restrict__ sums_block_v1_ptr) {
  sums_v0_ptr[((int)threadIdx.x)] = 0x0p+0f/*0.000000e+00*/;
  sums_v1_ptr[((int)threadIdx.x)] = 0x0p+0f/*0.000000e+00*/;
  float v_sums_v0 = (sums_v0_ptr[((int)threadIdx.x)] + sums_block_v0_ptr[((int)threadIdx.x)]);
  float v_sums_v1 = (sums_v1_ptr[((int)threadIdx.x)] + sums_block_v1_ptr[((int)threadIdx.x)]);
  sums_v0_ptr[((int)threadIdx.x)] = v_sums_v0;
  sums_v1_ptr[((int)threadIdx.x)] = v_sums_v1;
}

extern "C" __global__ void __launch_bounds__(64) main_kernel_2(half* __restrict__ X_ptr, float* __restrict__ mean_ptr, float* __restrict__ sums_v0_ptr) {
  mean_ptr[((int)threadIdx.x)] = (((float)X_ptr[(((int)threadIdx.x) * 256)]) + (sums_v0_ptr[((int)threadIdx.x)] * 0x1p-11f/*4.882812e-04*/));
}

extern "C" __global__ void __launch_bounds__(64) main_kernel_3(float* __restrict__ sums_v0_ptr, float* __restrict__ sums_v1_ptr, float* __restrict__ var_ptr) {
  var_ptr[((int)threadIdx.x)] = ((sums_v1_ptr[((int)threadIdx.x)] * 0x1p-11f/*4.882812e-04*/) - ((sums_v0_ptr[((int)threadIdx.x)] * 0x1p-11f/*4.882812e-04*/) * (sums_v0_ptr[((int)threadIdx.x)] * 0x1p-11f/*4.882812e-04*/)));
}

extern "C" __global__ void __launch_bounds__(64) main_kernel_4(float* __restrict__ gamma_ptr, float* __restrict__ scale_ptr, float* __restrict__ sums_v0_ptr, float* __restrict__ sums_v1_ptr) {
  scale_ptr[((int)threadIdx.x)] = (gamma_ptr[((int)threadIdx.x)] * rsqrtf((((sums_v1_ptr[((int)threadIdx.x)] * 0x1p-11f/*4.882812e-04*/) - ((sums_v0_ptr[((int)threadIdx.x)] * 0x1p-11f/*4.882812e-04*/) * (sums_v0_ptr[((int)threadIdx.x)] * 0x1p-11f/*4.882812e-04*/))) + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/)));
}

extern "C" __global__ void __launch_bounds__(64) main_kernel_5(half* __restrict__ X_ptr, float* __restrict__ beta_ptr, float* __restrict__ gamma_ptr, float* __restrict__ shift_ptr, float* __restrict__ sums_v0_ptr, float* __restrict__ sums_v1_ptr) {
  shift_ptr[((int)threadIdx.x)] = (beta_ptr[((int)threadIdx.x)] - ((((float)X_ptr[(((int)threadIdx.x) * 256)]) + (sums_v0_ptr[((int)threadIdx.x)] * 0x1p-11f/*4.882812e-04*/)) * (gamma_ptr[((int)threadIdx.x)] * rsqrtf((((sums_v1_ptr[((int)threadIdx.x)] * 0x1p-11f/*4.882812e-04*/) - ((sums_v0_ptr[((int)threadIdx.x)] * 0x1p-11f/*4.882812e-04*/) * (sums_v0_ptr[((int)threadIdx.x)] * 0x1p-11f/*4.882812e-04*/))) + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/)))));
}
