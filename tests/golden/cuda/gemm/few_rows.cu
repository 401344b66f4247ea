extern "C" __global__ void __launch_bounds__(512) main_kernel(half* __restrict__ A_ptr, half* __restrict__ B_ptr, half* __restrict__ C_ptr);
extern "C" __global__ void __launch_bounds__(512) main_kernel(half* __restrict__ A_ptr, half* __restrict__ B_ptr, half* __restrict__ C_ptr) {
  tvm_builtin_ptx_griddepcontrol_wait();
  tvm_builtin_ptx_griddepcontrol_launch_dependents();
  alignas(64) float AB_shared_rf_local_ptr[16];
  alignas(64) half A_reindex_local_ptr[2];
  alignas(64) half B_reindex_local_ptr[8];
  __shared__ alignas(64) float AB_shared_rf_ptr[8192];
  __shared__ alignas(64) float AB_shared_ptr[64];
  AB_shared_rf_local_ptr[0] = 0x0p+0f/*0.000000e+00*/;
  AB_shared_rf_local_ptr[1] = 0x0p+0f/*0.000000e+00*/;
  AB_shared_rf_local_ptr[2] = 0x0p+0f/*0.000000e+00*/;
  AB_shared_rf_local_ptr[3] = 0x0p+0f/*0.000000e+00*/;
  AB_shared_rf_local_ptr[4] = 0x0p+0f/*0.000000e+00*/;
  AB_shared_rf_local_ptr[5] = 0x0p+0f/*0.000000e+00*/;
  AB_shared_rf_local_ptr[6] = 0x0p+0f/*0.000000e+00*/;
  AB_shared_rf_local_ptr[7] = 0x0p+0f/*0.000000e+00*/;
  AB_shared_rf_local_ptr[8] = 0x0p+0f/*0.000000e+00*/;
  AB_shared_rf_local_ptr[9] = 0x0p+0f/*0.000000e+00*/;
  AB_shared_rf_local_ptr[10] = 0x0p+0f/*0.000000e+00*/;
  AB_shared_rf_local_ptr[11] = 0x0p+0f/*0.000000e+00*/;
  AB_shared_rf_local_ptr[12] = 0x0p+0f/*0.000000e+00*/;
  AB_shared_rf_local_ptr[13] = 0x0p+0f/*0.000000e+00*/;
  AB_shared_rf_local_ptr[14] = 0x0p+0f/*0.000000e+00*/;
  AB_shared_rf_local_ptr[15] = 0x0p+0f/*0.000000e+00*/;
  int cse_v1 = (((int)threadIdx.x) >> 2);
  int cse_v2 = (((int)blockIdx.x) * 32);
  int cse_v3 = ((((int)threadIdx.x) & 3) * 8);
  for (int ax3 = 0; ax3 < 4; ++ax3) {
    #pragma unroll
    for (int ax4 = 0; ax4 < 4; ++ax4) {
      #pragma unroll
      for (int ax0 = 0; ax0 < 2; ++ax0) {
        A_reindex_local_ptr[ax0] = A_ptr[((((ax0 * 2048) + (ax3 * 512)) + (ax4 * 128)) + (((int)threadIdx.x) >> 2))];
      }
      *(uint4*)(B_reindex_local_ptr + 0) = *(uint4*)(B_ptr + (((((ax3 * 262144) + (ax4 * 65536)) + ((((int)threadIdx.x) >> 2) * 512)) + (((int)blockIdx.x) * 32)) + ((((int)threadIdx.x) & 3) * 8)));
      #pragma unroll
      for (int ax1 = 0; ax1 < 2; ++ax1) {
        #pragma unroll
        for (int ax2 = 0; ax2 < 8; ++ax2) {
          int cse_v4 = ((ax1 * 8) + ax2);
          AB_shared_rf_local_ptr[((ax1 * 8) + ax2)] = (AB_shared_rf_local_ptr[((ax1 * 8) + ax2)] + (((float)A_reindex_local_ptr[ax1]) * ((float)B_reindex_local_ptr[ax2])));
        }
      }
    }
  }
  for (int ax1_1 = 0; ax1_1 < 2; ++ax1_1) {
    for (int ax2_1 = 0; ax2_1 < 8; ++ax2_1) {
      AB_shared_rf_ptr[(((((((int)threadIdx.x) >> 2) * 64) + (ax1_1 * 32)) + ((((int)threadIdx.x) & 3) * 8)) + ax2_1)] = AB_shared_rf_local_ptr[((ax1_1 * 8) + ax2_1)];
    }
  }
  if (((int)threadIdx.x) < 64) {
    AB_shared_ptr[((int)threadIdx.x)] = 0x0p+0f/*0.000000e+00*/;
  }
  __syncthreads();
  for (int k_2 = 0; k_2 < 128; ++k_2) {
    if (((int)threadIdx.x) < 64) {
      AB_shared_ptr[((int)threadIdx.x)] = (AB_shared_ptr[((int)threadIdx.x)] + AB_shared_rf_ptr[((k_2 * 64) + ((int)threadIdx.x))]);
    }
  }
  if (((int)threadIdx.x) < 64) {
    C_ptr[((((((int)threadIdx.x) >> 5) * 512) + (((int)blockIdx.x) * 32)) + (((int)threadIdx.x) & 31))] = ((half)AB_shared_ptr[((int)threadIdx.x)]);
  }
}
