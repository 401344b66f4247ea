extern "C" __global__ void __launch_bounds__(128) main_kernel(half* __restrict__ X_ptr, float* __restrict__ totals_block_v0_ptr, float* __restrict__ totals_block_v1_ptr);
extern "C" __global__ void __launch_bounds__(1024) main_kernel_1(half* __restrict__ X_ptr, float* __restrict__ beta_ptr, float* __restrict__ gamma_ptr, float* __restrict__ mean_ptr, float* __restrict__ scale_ptr, float* __restrict__ shift_ptr, float* __restrict__ totals_block_v0_ptr, float* __restrict__ totals_block_v1_ptr, float* __restrict__ var_ptr);
extern "C" __global__ void __launch_bounds__(128) main_kernel(half* __restrict__ X_ptr, float* __restrict__ totals_block_v0_ptr, float* __restrict__ totals_block_v1_ptr) {
  alignas(64) float totals_part_v0_local_ptr[8];
  alignas(64) float totals_part_v1_local_ptr[8];
  alignas(64) half X_first_row_local_ptr[8];
  int cse_v1 = (((int)threadIdx.x) * 8);
  *(uint4*)(X_first_row_local_ptr + 0) = *(uint4*)(X_ptr + (((int)threadIdx.x) * 8));
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
  alignas(64) half X_row_local_ptr[16];
  int cse_v4 = (((((int)blockIdx.x) * 2048) + (((int)threadIdx.y) * 128)) + (((int)threadIdx.x) * 8));
  *(uint4*)(X_row_local_ptr + 0) = *(uint4*)(X_ptr + (((((int)blockIdx.x) * 2048) + (((int)threadIdx.y) * 128)) + (((int)threadIdx.x) * 8)));
  *(uint4*)(X_row_local_ptr + 8) = *(uint4*)(X_ptr + ((((((int)blockIdx.x) * 2048) + (((int)threadIdx.y) * 128)) + (((int)threadIdx.x) * 8)) + 64));
  float v_totals_part_v0 = (totals_part_v0_local_ptr[0] + (((float)X_row_local_ptr[0]) - ((float)X_first_row_local_ptr[0])));
  float v_totals_part_v1 = (totals_part_v1_local_ptr[0] + ((((float)X_row_local_ptr[0]) - ((float)X_first_row_local_ptr[0])) * (((float)X_row_local_ptr[0]) - ((float)X_first_row_local_ptr[0]))));
  totals_part_v0_local_ptr[0] = v_totals_part_v0;
  totals_part_v1_local_ptr[0] = v_totals_part_v1;
  float v_totals_part_v0_1 = (totals_part_v0_local_ptr[1] + (((float)X_row_local_ptr[1]) - ((float)X_first_row_local_ptr[1])));
  float v_totals_part_v1_1 = (totals_part_v1_local_ptr[1] + ((((float)X_row_local_ptr[1]) - ((float)X_first_row_local_ptr[1])) * (((float)X_row_local_ptr[1]) - ((float)X_first_row_local_ptr[1]))));
  totals_part_v0_local_ptr[1] = v_totals_part_v0_1;
  totals_part_v1_local_ptr[1] = v_totals_part_v1_1;
  float v_totals_part_v0_2 = (totals_part_v0_local_ptr[2] + (((float)X_row_local_ptr[2]) - ((float)X_first_row_local_ptr[2])));
  float v_totals_part_v1_2 = (totals_part_v1_local_ptr[2] + ((((float)X_row_local_ptr[2]) - ((float)X_first_row_local_ptr[2])) * (((float)X_row_local_ptr[2]) - ((float)X_first_row_local_ptr[2]))));
  totals_part_v0_local_ptr[2] = v_totals_part_v0_2;
  totals_part_v1_local_ptr[2] = v_totals_part_v1_2;
  float v_totals_part_v0_3 = (totals_part_v0_local_ptr[3] + (((float)X_row_local_ptr[3]) - ((float)X_first_row_local_ptr[3])));
  float v_totals_part_v1_3 = (totals_part_v1_local_ptr[3] + ((((float)X_row_local_ptr[3]) - ((float)X_first_row_local_ptr[3])) * (((float)X_row_local_ptr[3]) - ((float)X_first_row_local_ptr[3]))));
  totals_part_v0_local_ptr[3] = v_totals_part_v0_3;
  totals_part_v1_local_ptr[3] = v_totals_part_v1_3;
  float v_totals_part_v0_4 = (totals_part_v0_local_ptr[4] + (((float)X_row_local_ptr[4]) - ((float)X_first_row_local_ptr[4])));
  float v_totals_part_v1_4 = (totals_part_v1_local_ptr[4] + ((((float)X_row_local_ptr[4]) - ((float)X_first_row_local_ptr[4])) * (((float)X_row_local_ptr[4]) - ((float)X_first_row_local_ptr[4]))));
  totals_part_v0_local_ptr[4] = v_totals_part_v0_4;
  totals_part_v1_local_ptr[4] = v_totals_part_v1_4;
  float v_totals_part_v0_5 = (totals_part_v0_local_ptr[5] + (((float)X_row_local_ptr[5]) - ((float)X_first_row_local_ptr[5])));
  float v_totals_part_v1_5 = (totals_part_v1_local_ptr[5] + ((((float)X_row_local_ptr[5]) - ((float)X_first_row_local_ptr[5])) * (((float)X_row_local_ptr[5]) - ((float)X_first_row_local_ptr[5]))));
  totals_part_v0_local_ptr[5] = v_totals_part_v0_5;
  totals_part_v1_local_ptr[5] = v_totals_part_v1_5;
  float v_totals_part_v0_6 = (totals_part_v0_local_ptr[6] + (((float)X_row_local_ptr[6]) - ((float)X_first_row_local_ptr[6])));
  float v_totals_part_v1_6 = (totals_part_v1_local_ptr[6] + ((((float)X_row_local_ptr[6]) - ((float)X_first_row_local_ptr[6])) * (((float)X_row_local_ptr[6]) - ((float)X_first_row_local_ptr[6]))));
  totals_part_v0_local_ptr[6] = v_totals_part_v0_6;
  totals_part_v1_local_ptr[6] = v_totals_part_v1_6;
  float v_totals_part_v0_7 = (totals_part_v0_local_ptr[7] + (((float)X_row_local_ptr[7]) - ((float)X_first_row_local_ptr[7])));
  float v_totals_part_v1_7 = (totals_part_v1_local_ptr[7] + ((((float)X_row_local_ptr[7]) - ((float)X_first_row_local_ptr[7])) * (((float)X_row_local_ptr[7]) - ((float)X_first_row_local_ptr[7]))));
  totals_part_v0_local_ptr[7] = v_totals_part_v0_7;
  totals_part_v1_local_ptr[7] = v_totals_part_v1_7;
  float v_totals_part_v0_8 = (totals_part_v0_local_ptr[0] + (((float)X_row_local_ptr[8]) - ((float)X_first_row_local_ptr[0])));
  float v_totals_part_v1_8 = (totals_part_v1_local_ptr[0] + ((((float)X_row_local_ptr[8]) - ((float)X_first_row_local_ptr[0])) * (((float)X_row_local_ptr[8]) - ((float)X_first_row_local_ptr[0]))));
  totals_part_v0_local_ptr[0] = v_totals_part_v0_8;
  totals_part_v1_local_ptr[0] = v_totals_part_v1_8;
  float v_totals_part_v0_9 = (totals_part_v0_local_ptr[1] + (((float)X_row_local_ptr[9]) - ((float)X_first_row_local_ptr[1])));
  float v_totals_part_v1_9 = (totals_part_v1_local_ptr[1] + ((((float)X_row_local_ptr[9]) - ((float)X_first_row_local_ptr[1])) * (((float)X_row_local_ptr[9]) - ((float)X_first_row_local_ptr[1]))));
  totals_part_v0_local_ptr[1] = v_totals_part_v0_9;
  totals_part_v1_local_ptr[1] = v_totals_part_v1_9;
  float v_totals_part_v0_10 = (totals_part_v0_local_ptr[2] + (((float)X_row_local_ptr[10]) - ((float)X_first_row_local_ptr[2])));
  float v_totals_part_v1_10 = (totals_part_v1_local_ptr[2] + ((((float)X_row_local_ptr[10]) - ((float)X_first_row_local_ptr[2])) * (((float)X_row_local_ptr[10]) - ((float)X_first_row_local_ptr[2]))));
  totals_part_v0_local_ptr[2] = v_totals_part_v0_10;
  totals_part_v1_local_ptr[2] = v_totals_part_v1_10;
  float v_totals_part_v0_11 = (totals_part_v0_local_ptr[3] + (((float)X_row_local_ptr[11]) - ((float)X_first_row_local_ptr[3])));
  float v_totals_part_v1_11 = (totals_part_v1_local_ptr[3] + ((((float)X_row_local_ptr[11]) - ((float)X_first_row_local_ptr[3])) * (((float)X_row_local_ptr[11]) - ((float)X_first_row_local_ptr[3]))));
  totals_part_v0_local_ptr[3] = v_totals_part_v0_11;
  totals_part_v1_local_ptr[3] = v_totals_part_v1_11;
  float v_totals_part_v0_12 = (totals_part_v0_local_ptr[4] + (((float)X_row_local_ptr[12]) - ((float)X_first_row_local_ptr[4])));
  float v_totals_part_v1_12 = (totals_part_v1_local_ptr[4] + ((((float)X_row_local_ptr[12]) - ((float)X_first_row_local_ptr[4])) * (((float)X_row_local_ptr[12]) - ((float)X_first_row_local_ptr[4]))));
  totals_part_v0_local_ptr[4] = v_totals_part_v0_12;
  totals_part_v1_local_ptr[4] = v_totals_part_v1_12;
  float v_totals_part_v0_13 = (totals_part_v0_local_ptr[5] + (((float)X_row_local_ptr[13]) - ((float)X_first_row_local_ptr[5])));
  float v_totals_part_v1_13 = (totals_part_v1_local_ptr[5] + ((((float)X_row_local_ptr[13]) - ((float)X_first_row_local_ptr[5])) * (((float)X_row_local_ptr[13]) - ((float)X_first_row_local_ptr[5]))));
  totals_part_v0_local_ptr[5] = v_totals_part_v0_13;
  totals_part_v1_local_ptr[5] = v_totals_part_v1_13;
  float v_totals_part_v0_14 = (totals_part_v0_local_ptr[6] + (((float)X_row_local_ptr[14]) - ((float)X_first_row_local_ptr[6])));
  float v_totals_part_v1_14 = (totals_part_v1_local_ptr[6] + ((((float)X_row_local_ptr[14]) - ((float)X_first_row_local_ptr[6])) * (((float)X_row_local_ptr[14]) - ((float)X_first_row_local_ptr[6]))));
  totals_part_v0_local_ptr[6] = v_totals_part_v0_14;
  totals_part_v1_local_ptr[6] = v_totals_part_v1_14;
  float v_totals_part_v0_15 = (totals_part_v0_local_ptr[7] + (((float)X_row_local_ptr[15]) - ((float)X_first_row_local_ptr[7])));
  float v_totals_part_v1_15 = (totals_part_v1_local_ptr[7] + ((((float)X_row_local_ptr[15]) - ((float)X_first_row_local_ptr[7])) * (((float)X_row_local_ptr[15]) - ((float)X_first_row_local_ptr[7]))));
  totals_part_v0_local_ptr[7] = v_totals_part_v0_15;
  totals_part_v1_local_ptr[7] = v_totals_part_v1_15;
  #pragma unroll
  for (int i0 = 0; i0 < 1; ++i0) {
    #pragma unroll
    for (int i2 = 0; i2 < 8; ++i2) {
      __shared__ alignas(64) float red_buf0_ptr[128];
      __shared__ alignas(64) float red_buf1_ptr[128];
      __syncthreads();
      ((volatile float*)red_buf0_ptr)[((((int)threadIdx.x) * 16) + ((int)threadIdx.y))] = totals_part_v0_local_ptr[i2];
      ((volatile float*)red_buf1_ptr)[((((int)threadIdx.x) * 16) + ((int)threadIdx.y))] = totals_part_v1_local_ptr[i2];
      __syncthreads();
      if (((int)threadIdx.y) < 8) {
        ((volatile float*)red_buf0_ptr)[((((int)threadIdx.x) * 16) + ((int)threadIdx.y))] = (((volatile float*)red_buf0_ptr)[((((int)threadIdx.x) * 16) + ((int)threadIdx.y))] + ((volatile float*)red_buf0_ptr)[(((((int)threadIdx.x) * 16) + ((int)threadIdx.y)) + 8)]);
        ((volatile float*)red_buf1_ptr)[((((int)threadIdx.x) * 16) + ((int)threadIdx.y))] = (((volatile float*)red_buf1_ptr)[((((int)threadIdx.x) * 16) + ((int)threadIdx.y))] + ((volatile float*)red_buf1_ptr)[(((((int)threadIdx.x) * 16) + ((int)threadIdx.y)) + 8)]);
      }
      __syncthreads();
      if (((int)threadIdx.y) < 4) {
        ((volatile float*)red_buf0_ptr)[((((int)threadIdx.x) * 16) + ((int)threadIdx.y))] = (((volatile float*)red_buf0_ptr)[((((int)threadIdx.x) * 16) + ((int)threadIdx.y))] + ((volatile float*)red_buf0_ptr)[(((((int)threadIdx.x) * 16) + ((int)threadIdx.y)) + 4)]);
        ((volatile float*)red_buf1_ptr)[((((int)threadIdx.x) * 16) + ((int)threadIdx.y))] = (((volatile float*)red_buf1_ptr)[((((int)threadIdx.x) * 16) + ((int)threadIdx.y))] + ((volatile float*)red_buf1_ptr)[(((((int)threadIdx.x) * 16) + ((int)threadIdx.y)) + 4)]);
      }
      __syncthreads();
      if (((int)threadIdx.y) < 2) {
        ((volatile float*)red_buf0_ptr)[((((int)threadIdx.x) * 16) + ((int)threadIdx.y))] = (((volatile float*)red_buf0_ptr)[((((int)threadIdx.x) * 16) + ((int)threadIdx.y))] + ((volatile float*)red_buf0_ptr)[(((((int)threadIdx.x) * 16) + ((int)threadIdx.y)) + 2)]);
        ((volatile float*)red_buf1_ptr)[((((int)threadIdx.x) * 16) + ((int)threadIdx.y))] = (((volatile float*)red_buf1_ptr)[((((int)threadIdx.x) * 16) + ((int)threadIdx.y))] + ((volatile float*)red_buf1_ptr)[(((((int)threadIdx.x) * 16) + ((int)threadIdx.y)) + 2)]);
      }
      __syncthreads();
      if (((int)threadIdx.y) < 1) {
        ((volatile float*)red_buf0_ptr)[((((int)threadIdx.x) * 16) + ((int)threadIdx.y))] = (((volatile float*)red_buf0_ptr)[((((int)threadIdx.x) * 16) + ((int)threadIdx.y))] + ((volatile float*)red_buf0_ptr)[(((((int)threadIdx.x) * 16) + ((int)threadIdx.y)) + 1)]);
        ((volatile float*)red_buf1_ptr)[((((int)threadIdx.x) * 16) + ((int)threadIdx.y))] = (((volatile float*)red_buf1_ptr)[((((int)threadIdx.x) * 16) + ((int)threadIdx.y))] + ((volatile float*)red_buf1_ptr)[(((((int)threadIdx.x) * 16) + ((int)threadIdx.y)) + 1)]);
      }
      __syncthreads();
      if (((int)threadIdx.y) == 0) {
        int cse_v5 = (((((int)blockIdx.x) * 64) + (((int)threadIdx.x) * 8)) + i2);
        totals_block_v0_ptr[(((((int)blockIdx.x) * 64) + (((int)threadIdx.x) * 8)) + i2)] = ((volatile float*)red_buf0_ptr)[(((int)threadIdx.x) * 16)];
        totals_block_v1_ptr[(((((int)blockIdx.x) * 64) + (((int)threadIdx.x) * 8)) + i2)] = ((volatile float*)red_buf1_ptr)[(((int)threadIdx.x) * 16)];
      }
    }
  }
}

extern "C" __global__ void __launch_bounds__(1024) main_kernel_1(half* __restrict__ X_ptr, float* __restrict__ beta_ptr, float* __restrict__ gamma_ptr, float* __restrict__ mean_ptr, float* __restrict__ scale_ptr, float* __restrict__ shift_ptr, float* __restrict__ totals_block_v0_ptr, float* __restrict__ totals_block_v1_ptr, float* __restrict__ var_ptr) {
  alignas(64) float totals_v0_local_ptr[1];
  alignas(64) float totals_v1_local_ptr[1];
  alignas(64) float in_thread_totals_v0_local_ptr[1];
  alignas(64) float in_thread_totals_v1_local_ptr[1];
  __shared__ alignas(64) float red_buf0_ptr[1024];
  __shared__ alignas(64) float red_buf1_ptr[1024];
  in_thread_totals_v0_local_ptr[0] = 0x0p+0f/*0.000000e+00*/;
  in_thread_totals_v1_local_ptr[0] = 0x0p+0f/*0.000000e+00*/;
  int cse_v2 = (((int)blockIdx.x) * 8);
  if (((int)threadIdx.y) < 64) {
    int cse_v6 = (((((int)threadIdx.y) * 64) + (((int)blockIdx.x) * 8)) + ((int)threadIdx.x));
    float v_totals_v0 = (in_thread_totals_v0_local_ptr[0] + totals_block_v0_ptr[(((((int)threadIdx.y) * 64) + (((int)blockIdx.x) * 8)) + ((int)threadIdx.x))]);
    float v_totals_v1 = (in_thread_totals_v1_local_ptr[0] + totals_block_v1_ptr[(((((int)threadIdx.y) * 64) + (((int)blockIdx.x) * 8)) + ((int)threadIdx.x))]);
    in_thread_totals_v0_local_ptr[0] = v_totals_v0;
    in_thread_totals_v1_local_ptr[0] = v_totals_v1;
  }
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
    mean_ptr[((((int)blockIdx.x) * 8) + ((int)threadIdx.x))] = (((float)X_ptr[((((int)blockIdx.x) * 8) + ((int)threadIdx.x))]) + (totals_v0_local_ptr[0] * 0x1p-11f/*4.882812e-04*/));
  }
  if (((int)threadIdx.y) == 0) {
    var_ptr[((((int)blockIdx.x) * 8) + ((int)threadIdx.x))] = ((totals_v1_local_ptr[0] * 0x1p-11f/*4.882812e-04*/) - ((totals_v0_local_ptr[0] * 0x1p-11f/*4.882812e-04*/) * (totals_v0_local_ptr[0] * 0x1p-11f/*4.882812e-04*/)));
  }
  if (((int)threadIdx.y) == 0) {
    scale_ptr[((((int)blockIdx.x) * 8) + ((int)threadIdx.x))] = (gamma_ptr[((((int)blockIdx.x) * 8) + ((int)threadIdx.x))] * rsqrtf((((totals_v1_local_ptr[0] * 0x1p-11f/*4.882812e-04*/) - ((totals_v0_local_ptr[0] * 0x1p-11f/*4.882812e-04*/) * (totals_v0_local_ptr[0] * 0x1p-11f/*4.882812e-04*/))) + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/)));
  }
  if (((int)threadIdx.y) == 0) {
    shift_ptr[((((int)blockIdx.x) * 8) + ((int)threadIdx.x))] = (beta_ptr[((((int)blockIdx.x) * 8) + ((int)threadIdx.x))] - ((((float)X_ptr[((((int)blockIdx.x) * 8) + ((int)threadIdx.x))]) + (totals_v0_local_ptr[0] * 0x1p-11f/*4.882812e-04*/)) * (gamma_ptr[((((int)blockIdx.x) * 8) + ((int)threadIdx.x))] * rsqrtf((((totals_v1_local_ptr[0] * 0x1p-11f/*4.882812e-04*/) - ((totals_v0_local_ptr[0] * 0x1p-11f/*4.882812e-04*/) * (totals_v0_local_ptr[0] * 0x1p-11f/*4.882812e-04*/))) + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/)))));
  }
}
