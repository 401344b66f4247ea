extern "C" __global__ void __launch_bounds__(128) main_kernel(half* __restrict__ X_ptr, half* __restrict__ Y_ptr);
extern "C" __global__ void __launch_bounds__(128) main_kernel(half* __restrict__ X_ptr, half* __restrict__ Y_ptr) {
  alignas(64) float in_thread_top_local_ptr[1];
  alignas(64) float red_buf0_ptr[1];
  alignas(64) float in_thread_total_local_ptr[1];
  alignas(64) float red_buf0_ptr_1[1];
  in_thread_top_local_ptr[0] = -0x1.fffffep+127f/*-3.402823e+38*/;
  int cse_v1 = ((((int)blockIdx.x) * 4096) + (((int)threadIdx.y) * 1024));
  for (int ax1_0 = 0; ax1_0 < 32; ++ax1_0) {
    in_thread_top_local_ptr[0] = max(in_thread_top_local_ptr[0], ((float)X_ptr[((((((int)blockIdx.x) * 4096) + (((int)threadIdx.y) * 1024)) + (ax1_0 * 32)) + ((int)threadIdx.x))]));
  }
  alignas(64) float t0_ptr[1];
  alignas(64) uint mask_ptr[1];
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
  red_buf0_ptr[0] = __shfl_sync(mask_ptr[0], red_buf0_ptr[0], (((int)threadIdx.y) * 32), 32);
  in_thread_total_local_ptr[0] = 0x0p+0f/*0.000000e+00*/;
  for (int ax1_0_1 = 0; ax1_0_1 < 32; ++ax1_0_1) {
    in_thread_total_local_ptr[0] = (in_thread_total_local_ptr[0] + expf((((float)X_ptr[((((((int)blockIdx.x) * 4096) + (((int)threadIdx.y) * 1024)) + (ax1_0_1 * 32)) + ((int)threadIdx.x))]) - red_buf0_ptr[0])));
  }
  alignas(64) float t0_ptr_1[1];
  alignas(64) uint mask_ptr_1[1];
  red_buf0_ptr_1[0] = in_thread_total_local_ptr[0];
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
  for (int i1_0 = 0; i1_0 < 32; ++i1_0) {
    int cse_v2 = ((((((int)blockIdx.x) * 4096) + (((int)threadIdx.y) * 1024)) + (i1_0 * 32)) + ((int)threadIdx.x));
    Y_ptr[((((((int)blockIdx.x) * 4096) + (((int)threadIdx.y) * 1024)) + (i1_0 * 32)) + ((int)threadIdx.x))] = ((half)(expf((((float)X_ptr[((((((int)blockIdx.x) * 4096) + (((int)threadIdx.y) * 1024)) + (i1_0 * 32)) + ((int)threadIdx.x))]) - red_buf0_ptr[0])) * (0x1p+0f/*1.000000e+00*/ / red_buf0_ptr_1[0])));
  }
}
