extern "C" __global__ void __launch_bounds__(128) main_kernel(half* __restrict__ X_ptr, half* __restrict__ dY_ptr, float* __restrict__ totals_block_ptr);
extern "C" __global__ void __launch_bounds__(1024) main_kernel_1(half* __restrict__ dgamma_ptr, float* __restrict__ totals_block_ptr);
extern "C" __global__ void __launch_bounds__(128) main_kernel(half* __restrict__ X_ptr, half* __restrict__ dY_ptr, float* __restrict__ totals_block_ptr) {
  alignas(64) float totals_part_local_ptr[8];
  extern __shared__ __align__(64) half queue_ptr[];
  totals_part_local_ptr[0] = 0x0p+0f/*0.000000e+00*/;
  totals_part_local_ptr[1] = 0x0p+0f/*0.000000e+00*/;
  totals_part_local_ptr[2] = 0x0p+0f/*0.000000e+00*/;
  totals_part_local_ptr[3] = 0x0p+0f/*0.000000e+00*/;
  totals_part_local_ptr[4] = 0x0p+0f/*0.000000e+00*/;
  totals_part_local_ptr[5] = 0x0p+0f/*0.000000e+00*/;
  totals_part_local_ptr[6] = 0x0p+0f/*0.000000e+00*/;
  totals_part_local_ptr[7] = 0x0p+0f/*0.000000e+00*/;
  int cse_v1 = (((int)threadIdx.x) * 8);
  int cse_v2 = (((int)blockIdx.x) * 4096);
  int cse_v5 = ((((int)blockIdx.x) * 4096) + (((int)threadIdx.x) * 8));
  order_16((&(queue_ptr[(((int)threadIdx.x) * 8)])), (&(dY_ptr[((((int)blockIdx.x) * 4096) + (((int)threadIdx.x) * 8))])), 16);
  order_16((&(queue_ptr[((((int)threadIdx.x) * 8) + 6144)])), (&(X_ptr[((((int)blockIdx.x) * 4096) + (((int)threadIdx.x) * 8))])), 16);
  end_order();
  int cse_v7 = (((((int)blockIdx.x) * 4096) + (((int)threadIdx.x) * 8)) + 1024);
  order_16((&(queue_ptr[((((int)threadIdx.x) * 8) + 1024)])), (&(dY_ptr[(((((int)blockIdx.x) * 4096) + (((int)threadIdx.x) * 8)) + 1024)])), 16);
  order_16((&(queue_ptr[((((int)threadIdx.x) * 8) + 7168)])), (&(X_ptr[(((((int)blockIdx.x) * 4096) + (((int)threadIdx.x) * 8)) + 1024)])), 16);
  end_order();
  int cse_v8 = (((((int)blockIdx.x) * 4096) + (((int)threadIdx.x) * 8)) + 2048);
  order_16((&(queue_ptr[((((int)threadIdx.x) * 8) + 2048)])), (&(dY_ptr[(((((int)blockIdx.x) * 4096) + (((int)threadIdx.x) * 8)) + 2048)])), 16);
  order_16((&(queue_ptr[((((int)threadIdx.x) * 8) + 8192)])), (&(X_ptr[(((((int)blockIdx.x) * 4096) + (((int)threadIdx.x) * 8)) + 2048)])), 16);
  end_order();
  int cse_v9 = (((((int)blockIdx.x) * 4096) + (((int)threadIdx.x) * 8)) + 3072);
  order_16((&(queue_ptr[((((int)threadIdx.x) * 8) + 3072)])), (&(dY_ptr[(((((int)blockIdx.x) * 4096) + (((int)threadIdx.x) * 8)) + 3072)])), 16);
  order_16((&(queue_ptr[((((int)threadIdx.x) * 8) + 9216)])), (&(X_ptr[(((((int)blockIdx.x) * 4096) + (((int)threadIdx.x) * 8)) + 3072)])), 16);
  end_order();
  int cse_v10 = (((((int)blockIdx.x) * 4096) + (((int)threadIdx.x) * 8)) + 4096);
  order_16((&(queue_ptr[((((int)threadIdx.x) * 8) + 4096)])), (&(dY_ptr[(((((int)blockIdx.x) * 4096) + (((int)threadIdx.x) * 8)) + 4096)])), 0);
  order_16((&(queue_ptr[((((int)threadIdx.x) * 8) + 10240)])), (&(X_ptr[(((((int)blockIdx.x) * 4096) + (((int)threadIdx.x) * 8)) + 4096)])), 0);
  end_order();
  for (int ax5 = 0; ax5 < 4; ++ax5) {
    alignas(64) half dY_row_local_ptr[8];
    alignas(64) half X_row_local_ptr[8];
    alignas(64) float squares_thread_local_ptr[1];
    alignas(64) float squares_local_ptr[1];
    int cse_v3 = (ax5 * 1024);
    int cse_v12 = ((((ax5 + 5) % 6) * 1024) + (((int)threadIdx.x) * 8));
    int cse_v13 = ((((((int)blockIdx.x) * 4096) + (ax5 * 1024)) + (((int)threadIdx.x) * 8)) + 5120);
    order_16((&(queue_ptr[((((ax5 + 5) % 6) * 1024) + (((int)threadIdx.x) * 8))])), (&(dY_ptr[((((((int)blockIdx.x) * 4096) + (ax5 * 1024)) + (((int)threadIdx.x) * 8)) + 5120)])), 0);
    order_16((&(queue_ptr[(((((ax5 + 5) % 6) * 1024) + (((int)threadIdx.x) * 8)) + 6144)])), (&(X_ptr[((((((int)blockIdx.x) * 4096) + (ax5 * 1024)) + (((int)threadIdx.x) * 8)) + 5120)])), 0);
    end_order();
    await_order_5();
    int cse_v6 = ((ax5 * 1024) + (((int)threadIdx.x) * 8));
    *(uint4*)(dY_row_local_ptr + 0) = *(uint4*)(queue_ptr + ((ax5 * 1024) + (((int)threadIdx.x) * 8)));
    *(uint4*)(X_row_local_ptr + 0) = *(uint4*)(queue_ptr + (((ax5 * 1024) + (((int)threadIdx.x) * 8)) + 6144));
    squares_thread_local_ptr[0] = 0x0p+0f/*0.000000e+00*/;
    squares_thread_local_ptr[0] = (squares_thread_local_ptr[0] + (((float)X_row_local_ptr[0]) * ((float)X_row_local_ptr[0])));
    squares_thread_local_ptr[0] = (squares_thread_local_ptr[0] + (((float)X_row_local_ptr[1]) * ((float)X_row_local_ptr[1])));
    squares_thread_local_ptr[0] = (squares_thread_local_ptr[0] + (((float)X_row_local_ptr[2]) * ((float)X_row_local_ptr[2])));
    squares_thread_local_ptr[0] = (squares_thread_local_ptr[0] + (((float)X_row_local_ptr[3]) * ((float)X_row_local_ptr[3])));
    squares_thread_local_ptr[0] = (squares_thread_local_ptr[0] + (((float)X_row_local_ptr[4]) * ((float)X_row_local_ptr[4])));
    squares_thread_local_ptr[0] = (squares_thread_local_ptr[0] + (((float)X_row_local_ptr[5]) * ((float)X_row_local_ptr[5])));
    squares_thread_local_ptr[0] = (squares_thread_local_ptr[0] + (((float)X_row_local_ptr[6]) * ((float)X_row_local_ptr[6])));
    squares_thread_local_ptr[0] = (squares_thread_local_ptr[0] + (((float)X_row_local_ptr[7]) * ((float)X_row_local_ptr[7])));
    squares_local_ptr[0] = all_squares(0, (ax5 & 1), 0, 0x0p+0f/*0.000000e+00*/, squares_thread_local_ptr[0]);
    totals_part_local_ptr[0] = (totals_part_local_ptr[0] + (((float)dY_row_local_ptr[0]) * (((float)X_row_local_ptr[0]) * rsqrtf(((squares_local_ptr[0] * 0x1p-10f/*9.765625e-04*/) + 0x1.0c6f7a0b5ed8dp-20f/*1.000000e-06*/)))));
    totals_part_local_ptr[1] = (totals_part_local_ptr[1] + (((float)dY_row_local_ptr[1]) * (((float)X_row_local_ptr[1]) * rsqrtf(((squares_local_ptr[0] * 0x1p-10f/*9.765625e-04*/) + 0x1.0c6f7a0b5ed8dp-20f/*1.000000e-06*/)))));
    totals_part_local_ptr[2] = (totals_part_local_ptr[2] + (((float)dY_row_local_ptr[2]) * (((float)X_row_local_ptr[2]) * rsqrtf(((squares_local_ptr[0] * 0x1p-10f/*9.765625e-04*/) + 0x1.0c6f7a0b5ed8dp-20f/*1.000000e-06*/)))));
    totals_part_local_ptr[3] = (totals_part_local_ptr[3] + (((float)dY_row_local_ptr[3]) * (((float)X_row_local_ptr[3]) * rsqrtf(((squares_local_ptr[0] * 0x1p-10f/*9.765625e-04*/) + 0x1.0c6f7a0b5ed8dp-20f/*1.000000e-06*/)))));
    totals_part_local_ptr[4] = (totals_part_local_ptr[4] + (((float)dY_row_local_ptr[4]) * (((float)X_row_local_ptr[4]) * rsqrtf(((squares_local_ptr[0] * 0x1p-10f/*9.765625e-04*/) + 0x1.0c6f7a0b5ed8dp-20f/*1.000000e-06*/)))));
    totals_part_local_ptr[5] = (totals_part_local_ptr[5] + (((float)dY_row_local_ptr[5]) * (((float)X_row_local_ptr[5]) * rsqrtf(((squares_local_ptr[0] * 0x1p-10f/*9.765625e-04*/) + 0x1.0c6f7a0b5ed8dp-20f/*1.000000e-06*/)))));
    totals_part_local_ptr[6] = (totals_part_local_ptr[6] + (((float)dY_row_local_ptr[6]) * (((float)X_row_local_ptr[6]) * rsqrtf(((squares_local_ptr[0] * 0x1p-10f/*9.765625e-04*/) + 0x1.0c6f7a0b5ed8dp-20f/*1.000000e-06*/)))));
    totals_part_local_ptr[7] = (totals_part_local_ptr[7] + (((float)dY_row_local_ptr[7]) * (((float)X_row_local_ptr[7]) * rsqrtf(((squares_local_ptr[0] * 0x1p-10f/*9.765625e-04*/) + 0x1.0c6f7a0b5ed8dp-20f/*1.000000e-06*/)))));
  }
  #pragma unroll
  for (int i0 = 0; i0 < 1; ++i0) {
    #pragma unroll
    for (int i2 = 0; i2 < 8; ++i2) {
      alignas(64) float cross_thread_totals_block_ptr[1];
      cross_thread_totals_block_ptr[0] = totals_part_local_ptr[i2];
      totals_block_ptr[(((((int)blockIdx.x) * 1024) + (((int)threadIdx.x) * 8)) + i2)] = cross_thread_totals_block_ptr[0];
    }
  }
}

extern "C" __global__ void __launch_bounds__(1024) main_kernel_1(half* __restrict__ dgamma_ptr, float* __restrict__ totals_block_ptr) {
  alignas(64) float totals_local_ptr[1];
  alignas(64) float in_thread_totals_local_ptr[1];
  __shared__ alignas(64) float red_buf0_ptr[1024];
  in_thread_totals_local_ptr[0] = 0x0p+0f/*0.000000e+00*/;
  int cse_v4 = (((int)blockIdx.x) * 8);
  int cse_v11 = (((((int)threadIdx.y) * 1024) + (((int)blockIdx.x) * 8)) + ((int)threadIdx.x));
  in_thread_totals_local_ptr[0] = (in_thread_totals_local_ptr[0] + totals_block_ptr[(((((int)threadIdx.y) * 1024) + (((int)blockIdx.x) * 8)) + ((int)threadIdx.x))]);
  in_thread_totals_local_ptr[0] = (in_thread_totals_local_ptr[0] + totals_block_ptr[((((((int)threadIdx.y) * 1024) + (((int)blockIdx.x) * 8)) + ((int)threadIdx.x)) + 131072)]);
  in_thread_totals_local_ptr[0] = (in_thread_totals_local_ptr[0] + totals_block_ptr[((((((int)threadIdx.y) * 1024) + (((int)blockIdx.x) * 8)) + ((int)threadIdx.x)) + 262144)]);
  in_thread_totals_local_ptr[0] = (in_thread_totals_local_ptr[0] + totals_block_ptr[((((((int)threadIdx.y) * 1024) + (((int)blockIdx.x) * 8)) + ((int)threadIdx.x)) + 393216)]);
  in_thread_totals_local_ptr[0] = (in_thread_totals_local_ptr[0] + totals_block_ptr[((((((int)threadIdx.y) * 1024) + (((int)blockIdx.x) * 8)) + ((int)threadIdx.x)) + 524288)]);
  in_thread_totals_local_ptr[0] = (in_thread_totals_local_ptr[0] + totals_block_ptr[((((((int)threadIdx.y) * 1024) + (((int)blockIdx.x) * 8)) + ((int)threadIdx.x)) + 655360)]);
  in_thread_totals_local_ptr[0] = (in_thread_totals_local_ptr[0] + totals_block_ptr[((((((int)threadIdx.y) * 1024) + (((int)blockIdx.x) * 8)) + ((int)threadIdx.x)) + 786432)]);
  in_thread_totals_local_ptr[0] = (in_thread_totals_local_ptr[0] + totals_block_ptr[((((((int)threadIdx.y) * 1024) + (((int)blockIdx.x) * 8)) + ((int)threadIdx.x)) + 917504)]);
  __syncthreads();
  ((volatile float*)red_buf0_ptr)[((((int)threadIdx.x) * 128) + ((int)threadIdx.y))] = in_thread_totals_local_ptr[0];
  __syncthreads();
  if (((int)threadIdx.y) < 64) {
    ((volatile float*)red_buf0_ptr)[((((int)threadIdx.x) * 128) + ((int)threadIdx.y))] = (((volatile float*)red_buf0_ptr)[((((int)threadIdx.x) * 128) + ((int)threadIdx.y))] + ((volatile float*)red_buf0_ptr)[(((((int)threadIdx.x) * 128) + ((int)threadIdx.y)) + 64)]);
  }
  __syncthreads();
  if (((int)threadIdx.y) < 32) {
    ((volatile float*)red_buf0_ptr)[((((int)threadIdx.x) * 128) + ((int)threadIdx.y))] = (((volatile float*)red_buf0_ptr)[((((int)threadIdx.x) * 128) + ((int)threadIdx.y))] + ((volatile float*)red_buf0_ptr)[(((((int)threadIdx.x) * 128) + ((int)threadIdx.y)) + 32)]);
  }
  __syncthreads();
  if (((int)threadIdx.y) < 16) {
    ((volatile float*)red_buf0_ptr)[((((int)threadIdx.x) * 128) + ((int)threadIdx.y))] = (((volatile float*)red_buf0_ptr)[((((int)threadIdx.x) * 128) + ((int)threadIdx.y))] + ((volatile float*)red_buf0_ptr)[(((((int)threadIdx.x) * 128) + ((int)threadIdx.y)) + 16)]);
  }
  __syncthreads();
  if (((int)threadIdx.y) < 8) {
    ((volatile float*)red_buf0_ptr)[((((int)threadIdx.x) * 128) + ((int)threadIdx.y))] = (((volatile float*)red_buf0_ptr)[((((int)threadIdx.x) * 128) + ((int)threadIdx.y))] + ((volatile float*)red_buf0_ptr)[(((((int)threadIdx.x) * 128) + ((int)threadIdx.y)) + 8)]);
  }
  __syncthreads();
  if (((int)threadIdx.y) < 4) {
    ((volatile float*)red_buf0_ptr)[((((int)threadIdx.x) * 128) + ((int)threadIdx.y))] = (((volatile float*)red_buf0_ptr)[((((int)threadIdx.x) * 128) + ((int)threadIdx.y))] + ((volatile float*)red_buf0_ptr)[(((((int)threadIdx.x) * 128) + ((int)threadIdx.y)) + 4)]);
  }
  __syncthreads();
  if (((int)threadIdx.y) < 2) {
    ((volatile float*)red_buf0_ptr)[((((int)threadIdx.x) * 128) + ((int)threadIdx.y))] = (((volatile float*)red_buf0_ptr)[((((int)threadIdx.x) * 128) + ((int)threadIdx.y))] + ((volatile float*)red_buf0_ptr)[(((((int)threadIdx.x) * 128) + ((int)threadIdx.y)) + 2)]);
  }
  __syncthreads();
  if (((int)threadIdx.y) < 1) {
    ((volatile float*)red_buf0_ptr)[((((int)threadIdx.x) * 128) + ((int)threadIdx.y))] = (((volatile float*)red_buf0_ptr)[((((int)threadIdx.x) * 128) + ((int)threadIdx.y))] + ((volatile float*)red_buf0_ptr)[(((((int)threadIdx.x) * 128) + ((int)threadIdx.y)) + 1)]);
  }
  __syncthreads();
  totals_local_ptr[0] = ((volatile float*)red_buf0_ptr)[(((int)threadIdx.x) * 128)];
  if (((int)threadIdx.y) == 0) {
    dgamma_ptr[((((int)blockIdx.x) * 8) + ((int)threadIdx.x))] = ((half)totals_local_ptr[0]);
  }
}
