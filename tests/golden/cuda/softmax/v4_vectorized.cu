extern "C" __global__ void __launch_bounds__(64) main_kernel(half* __restrict__ X_ptr, half* __restrict__ Y_ptr);
extern "C" __global__ void __launch_bounds__(64) main_kernel(half* __restrict__ X_ptr, half* __restrict__ Y_ptr) {
  alignas(64) half X_row_local_ptr[16];
  alignas(64) float in_thread_top_local_ptr[1];
  __shared__ alignas(64) float red_result_ptr[1];
  alignas(64) float power_local_ptr[16];
  alignas(64) float in_thread_total_local_ptr[1];
  __shared__ alignas(64) float red_result_ptr_1[1];
  alignas(64) half Y_row_local_ptr[16];
  int cse_v1 = ((((int)blockIdx.x) * 1024) + (((int)threadIdx.x) * 8));
  *(uint4*)(X_row_local_ptr + 0) = *(uint4*)(X_ptr + ((((int)blockIdx.x) * 1024) + (((int)threadIdx.x) * 8)));
  int cse_v2 = (((((int)blockIdx.x) * 1024) + (((int)threadIdx.x) * 8)) + 512);
  *(uint4*)(X_row_local_ptr + 8) = *(uint4*)(X_ptr + (((((int)blockIdx.x) * 1024) + (((int)threadIdx.x) * 8)) + 512));
  in_thread_top_local_ptr[0] = -0x1.fffffep+127f/*-3.402823e+38*/;
  in_thread_top_local_ptr[0] = max(in_thread_top_local_ptr[0], ((float)X_row_local_ptr[0]));
  in_thread_top_local_ptr[0] = max(in_thread_top_local_ptr[0], ((float)X_row_local_ptr[1]));
  in_thread_top_local_ptr[0] = max(in_thread_top_local_ptr[0], ((float)X_row_local_ptr[2]));
  in_thread_top_local_ptr[0] = max(in_thread_top_local_ptr[0], ((float)X_row_local_ptr[3]));
  in_thread_top_local_ptr[0] = max(in_thread_top_local_ptr[0], ((float)X_row_local_ptr[4]));
  in_thread_top_local_ptr[0] = max(in_thread_top_local_ptr[0], ((float)X_row_local_ptr[5]));
  in_thread_top_local_ptr[0] = max(in_thread_top_local_ptr[0], ((float)X_row_local_ptr[6]));
  in_thread_top_local_ptr[0] = max(in_thread_top_local_ptr[0], ((float)X_row_local_ptr[7]));
  in_thread_top_local_ptr[0] = max(in_thread_top_local_ptr[0], ((float)X_row_local_ptr[8]));
  in_thread_top_local_ptr[0] = max(in_thread_top_local_ptr[0], ((float)X_row_local_ptr[9]));
  in_thread_top_local_ptr[0] = max(in_thread_top_local_ptr[0], ((float)X_row_local_ptr[10]));
  in_thread_top_local_ptr[0] = max(in_thread_top_local_ptr[0], ((float)X_row_local_ptr[11]));
  in_thread_top_local_ptr[0] = max(in_thread_top_local_ptr[0], ((float)X_row_local_ptr[12]));
  in_thread_top_local_ptr[0] = max(in_thread_top_local_ptr[0], ((float)X_row_local_ptr[13]));
  in_thread_top_local_ptr[0] = max(in_thread_top_local_ptr[0], ((float)X_row_local_ptr[14]));
  in_thread_top_local_ptr[0] = max(in_thread_top_local_ptr[0], ((float)X_row_local_ptr[15]));
  __shared__ alignas(64) float red_buf_staging_ptr[2];
  alignas(64) float t0_ptr[1];
  alignas(64) uint mask_ptr[1];
  alignas(64) float red_buf0_ptr[1];
  alignas(64) float t0_ptr_1[1];
  alignas(64) uint mask_ptr_1[1];
  alignas(64) float red_buf0_ptr_1[1];
  red_buf0_ptr[0] = in_thread_top_local_ptr[0];
  mask_ptr[0] = __activemask();
  t0_ptr[0] = __shfl_down_sync(mask_ptr[0], red_buf0_ptr[0], 16, 32);
  red_buf0_ptr[0] = max(red_buf0_ptr[0], t0_ptr[0]);
  t0_ptr[0] = __shfl_down_sync(mask_ptr[0], red_buf0_ptr[0], 8, 32);
  red_buf0_ptr[0] = max(red_buf0_ptr[0], t0_ptr[0]);
  t0_ptr[0] = __shfl_down_sync(mask_ptr[0], red_buf0_ptr[0], 4, 32);
  red_buf0_ptr[0] = max(red_buf0_ptr[0], t0_ptr[0]);
  t0_ptr[0] = __shfl_down_sync(mask_ptr[0], red_buf0_ptr[0], 2, 32);
  red_buf0_ptr[0] = max(red_buf0_ptr[0], t0_ptr[0]);
  t0_ptr[0] = __shfl_down_sync(mask_ptr[0], red_buf0_ptr[0], 1, 32);
  red_buf0_ptr[0] = max(red_buf0_ptr[0], t0_ptr[0]);
  if ((((int)threadIdx.x) % 32) == 0) {
    red_buf_staging_ptr[(((int)threadIdx.x) >> 5)] = red_buf0_ptr[0];
  }
  __syncthreads();
  if (((int)threadIdx.x) < 2) {
    red_buf0_ptr_1[0] = red_buf_staging_ptr[((int)threadIdx.x)];
  }
  mask_ptr_1[0] = __activemask();
  t0_ptr_1[0] = __shfl_down_sync(mask_ptr_1[0], red_buf0_ptr_1[0], 1, 32);
  red_buf0_ptr_1[0] = max(red_buf0_ptr_1[0], t0_ptr_1[0]);
  if (((int)threadIdx.x) == 0) {
    ((volatile float*)red_result_ptr)[0] = red_buf0_ptr_1[0];
  }
  __syncthreads();
  power_local_ptr[0] = expf((((float)X_row_local_ptr[0]) - ((volatile float*)red_result_ptr)[0]));
  power_local_ptr[1] = expf((((float)X_row_local_ptr[1]) - ((volatile float*)red_result_ptr)[0]));
  power_local_ptr[2] = expf((((float)X_row_local_ptr[2]) - ((volatile float*)red_result_ptr)[0]));
  power_local_ptr[3] = expf((((float)X_row_local_ptr[3]) - ((volatile float*)red_result_ptr)[0]));
  power_local_ptr[4] = expf((((float)X_row_local_ptr[4]) - ((volatile float*)red_result_ptr)[0]));
  power_local_ptr[5] = expf((((float)X_row_local_ptr[5]) - ((volatile float*)red_result_ptr)[0]));
  power_local_ptr[6] = expf((((float)X_row_local_ptr[6]) - ((volatile float*)red_result_ptr)[0]));
  power_local_ptr[7] = expf((((float)X_row_local_ptr[7]) - ((volatile float*)red_result_ptr)[0]));
  power_local_ptr[8] = expf((((float)X_row_local_ptr[8]) - ((volatile float*)red_result_ptr)[0]));
  power_local_ptr[9] = expf((((float)X_row_local_ptr[9]) - ((volatile float*)red_result_ptr)[0]));
  power_local_ptr[10] = expf((((float)X_row_local_ptr[10]) - ((volatile float*)red_result_ptr)[0]));
  power_local_ptr[11] = expf((((float)X_row_local_ptr[11]) - ((volatile float*)red_result_ptr)[0]));
  power_local_ptr[12] = expf((((float)X_row_local_ptr[12]) - ((volatile float*)red_result_ptr)[0]));
  power_local_ptr[13] = expf((((float)X_row_local_ptr[13]) - ((volatile float*)red_result_ptr)[0]));
  power_local_ptr[14] = expf((((float)X_row_local_ptr[14]) - ((volatile float*)red_result_ptr)[0]));
  power_local_ptr[15] = expf((((float)X_row_local_ptr[15]) - ((volatile float*)red_result_ptr)[0]));
  in_thread_total_local_ptr[0] = 0x0p+0f/*0.000000e+00*/;
  in_thread_total_local_ptr[0] = (in_thread_total_local_ptr[0] + power_local_ptr[0]);
  in_thread_total_local_ptr[0] = (in_thread_total_local_ptr[0] + power_local_ptr[1]);
  in_thread_total_local_ptr[0] = (in_thread_total_local_ptr[0] + power_local_ptr[2]);
  in_thread_total_local_ptr[0] = (in_thread_total_local_ptr[0] + power_local_ptr[3]);
  in_thread_total_local_ptr[0] = (in_thread_total_local_ptr[0] + power_local_ptr[4]);
  in_thread_total_local_ptr[0] = (in_thread_total_local_ptr[0] + power_local_ptr[5]);
  in_thread_total_local_ptr[0] = (in_thread_total_local_ptr[0] + power_local_ptr[6]);
  in_thread_total_local_ptr[0] = (in_thread_total_local_ptr[0] + power_local_ptr[7]);
  in_thread_total_local_ptr[0] = (in_thread_total_local_ptr[0] + power_local_ptr[8]);
  in_thread_total_local_ptr[0] = (in_thread_total_local_ptr[0] + power_local_ptr[9]);
  in_thread_total_local_ptr[0] = (in_thread_total_local_ptr[0] + power_local_ptr[10]);
  in_thread_total_local_ptr[0] = (in_thread_total_local_ptr[0] + power_local_ptr[11]);
  in_thread_total_local_ptr[0] = (in_thread_total_local_ptr[0] + power_local_ptr[12]);
  in_thread_total_local_ptr[0] = (in_thread_total_local_ptr[0] + power_local_ptr[13]);
  in_thread_total_local_ptr[0] = (in_thread_total_local_ptr[0] + power_local_ptr[14]);
  in_thread_total_local_ptr[0] = (in_thread_total_local_ptr[0] + power_local_ptr[15]);
  __shared__ alignas(64) float red_buf_staging_ptr_1[2];
  alignas(64) float t0_ptr_2[1];
  alignas(64) uint mask_ptr_2[1];
  alignas(64) float red_buf0_ptr_2[1];
  alignas(64) float t0_ptr_3[1];
  alignas(64) uint mask_ptr_3[1];
  alignas(64) float red_buf0_ptr_3[1];
  red_buf0_ptr_2[0] = in_thread_total_local_ptr[0];
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
  if ((((int)threadIdx.x) % 32) == 0) {
    red_buf_staging_ptr_1[(((int)threadIdx.x) >> 5)] = red_buf0_ptr_2[0];
  }
  __syncthreads();
  if (((int)threadIdx.x) < 2) {
    red_buf0_ptr_3[0] = red_buf_staging_ptr_1[((int)threadIdx.x)];
  }
  mask_ptr_3[0] = __activemask();
  t0_ptr_3[0] = __shfl_down_sync(mask_ptr_3[0], red_buf0_ptr_3[0], 1, 32);
  red_buf0_ptr_3[0] = (red_buf0_ptr_3[0] + t0_ptr_3[0]);
  if (((int)threadIdx.x) == 0) {
    ((volatile float*)red_result_ptr_1)[0] = red_buf0_ptr_3[0];
  }
  __syncthreads();
  Y_row_local_ptr[0] = ((half)(power_local_ptr[0] * (0x1p+0f/*1.000000e+00*/ / ((volatile float*)red_result_ptr_1)[0])));
  Y_row_local_ptr[1] = ((half)(power_local_ptr[1] * (0x1p+0f/*1.000000e+00*/ / ((volatile float*)red_result_ptr_1)[0])));
  Y_row_local_ptr[2] = ((half)(power_local_ptr[2] * (0x1p+0f/*1.000000e+00*/ / ((volatile float*)red_result_ptr_1)[0])));
  Y_row_local_ptr[3] = ((half)(power_local_ptr[3] * (0x1p+0f/*1.000000e+00*/ / ((volatile float*)red_result_ptr_1)[0])));
  Y_row_local_ptr[4] = ((half)(power_local_ptr[4] * (0x1p+0f/*1.000000e+00*/ / ((volatile float*)red_result_ptr_1)[0])));
  Y_row_local_ptr[5] = ((half)(power_local_ptr[5] * (0x1p+0f/*1.000000e+00*/ / ((volatile float*)red_result_ptr_1)[0])));
  Y_row_local_ptr[6] = ((half)(power_local_ptr[6] * (0x1p+0f/*1.000000e+00*/ / ((volatile float*)red_result_ptr_1)[0])));
  Y_row_local_ptr[7] = ((half)(power_local_ptr[7] * (0x1p+0f/*1.000000e+00*/ / ((volatile float*)red_result_ptr_1)[0])));
  Y_row_local_ptr[8] = ((half)(power_local_ptr[8] * (0x1p+0f/*1.000000e+00*/ / ((volatile float*)red_result_ptr_1)[0])));
  Y_row_local_ptr[9] = ((half)(power_local_ptr[9] * (0x1p+0f/*1.000000e+00*/ / ((volatile float*)red_result_ptr_1)[0])));
  Y_row_local_ptr[10] = ((half)(power_local_ptr[10] * (0x1p+0f/*1.000000e+00*/ / ((volatile float*)red_result_ptr_1)[0])));
  Y_row_local_ptr[11] = ((half)(power_local_ptr[11] * (0x1p+0f/*1.000000e+00*/ / ((volatile float*)red_result_ptr_1)[0])));
  Y_row_local_ptr[12] = ((half)(power_local_ptr[12] * (0x1p+0f/*1.000000e+00*/ / ((volatile float*)red_result_ptr_1)[0])));
  Y_row_local_ptr[13] = ((half)(power_local_ptr[13] * (0x1p+0f/*1.000000e+00*/ / ((volatile float*)red_result_ptr_1)[0])));
  Y_row_local_ptr[14] = ((half)(power_local_ptr[14] * (0x1p+0f/*1.000000e+00*/ / ((volatile float*)red_result_ptr_1)[0])));
  Y_row_local_ptr[15] = ((half)(power_local_ptr[15] * (0x1p+0f/*1.000000e+00*/ / ((volatile float*)red_result_ptr_1)[0])));
  *(uint4*)(Y_ptr + ((((int)blockIdx.x) * 1024) + (((int)threadIdx.x) * 8))) = *(uint4*)(Y_row_local_ptr + 0);
  *(uint4*)(Y_ptr + (((((int)blockIdx.x) * 1024) + (((int)threadIdx.x) * 8)) + 512)) = *(uint4*)(Y_row_local_ptr + 8);
}
