extern "C" __global__ void __launch_bounds__(256) main_kernel(half* __restrict__ A_ptr, half* __restrict__ B_ptr, half* __restrict__ C_ptr);
extern "C" __global__ void __launch_bounds__(256) main_kernel(half* __restrict__ A_ptr, half* __restrict__ B_ptr, half* __restrict__ C_ptr) {
  tvm_builtin_ptx_griddepcontrol_wait();
  tvm_builtin_ptx_griddepcontrol_launch_dependents();
  alignas(64) float AB_local_rf_ptr[2];
  alignas(64) half A_reindex_local_ptr[16];
  alignas(64) half B_reindex_local_ptr[8];
  alignas(64) float AB_local_ptr[2];
  alignas(64) float red_buf0_ptr[1];
  AB_local_rf_ptr[0] = 0x0p+0f/*0.000000e+00*/;
  AB_local_rf_ptr[1] = 0x0p+0f/*0.000000e+00*/;
  for (int ax3 = 0; ax3 < 2; ++ax3) {
    #pragma unroll
    for (int ax4 = 0; ax4 < 4; ++ax4) {
      int cse_v1 = (ax3 * 1024);
      int cse_v2 = (ax4 * 256);
      int cse_v3 = (((int)threadIdx.x) * 8);
      #pragma unroll
      for (int ax0 = 0; ax0 < 2; ++ax0) {
        *(uint4*)(A_reindex_local_ptr + (ax0 * 8)) = *(uint4*)(A_ptr + ((((ax0 * 2048) + (ax3 * 1024)) + (ax4 * 256)) + (((int)threadIdx.x) * 8)));
      }
      *(uint4*)(B_reindex_local_ptr + 0) = *(uint4*)(B_ptr + (((((((int)blockIdx.x) * 16384) + (((int)threadIdx.y) * 2048)) + (ax3 * 1024)) + (ax4 * 256)) + (((int)threadIdx.x) * 8)));
      #pragma unroll
      for (int ax1 = 0; ax1 < 2; ++ax1) {
        #pragma unroll
        for (int ax5 = 0; ax5 < 8; ++ax5) {
          AB_local_rf_ptr[ax1] = (AB_local_rf_ptr[ax1] + (((float)A_reindex_local_ptr[((ax1 * 8) + ax5)]) * ((float)B_reindex_local_ptr[ax5])));
        }
      }
    }
  }
  for (int i0 = 0; i0 < 2; ++i0) {
    alignas(64) float t0_ptr[1];
    alignas(64) uint mask_ptr[1];
    red_buf0_ptr[0] = AB_local_rf_ptr[i0];
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
    AB_local_ptr[i0] = red_buf0_ptr[0];
  }
  for (int ax0_1 = 0; ax0_1 < 2; ++ax0_1) {
    if (((int)threadIdx.x) == 0) {
      C_ptr[(((ax0_1 * 512) + (((int)blockIdx.x) * 8)) + ((int)threadIdx.y))] = ((half)AB_local_ptr[ax0_1]);
    }
  }
}
