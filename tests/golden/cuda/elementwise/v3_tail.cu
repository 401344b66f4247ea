extern "C" __global__ void __launch_bounds__(64) main_kernel(float* __restrict__ X_ptr, float* __restrict__ Z_ptr, float* __restrict__ add0_ptr);
extern "C" __global__ void __launch_bounds__(64) main_kernel(float* __restrict__ X_ptr, float* __restrict__ Z_ptr, float* __restrict__ add0_ptr) {
  alignas(64) float X_reindex_local_ptr[4];
  alignas(64) float add0_reindex_local_ptr[4];
  for (int ax0_fused_0 = 0; ax0_fused_0 < 1; ++ax0_fused_0) {
    int cse_v1 = ((((int)blockIdx.x) * 256) + (((int)threadIdx.x) * 4));
    for (int ax0_1_s = 0; ax0_1_s < 4; ++ax0_1_s) {
      int cse_v2 = (((((int)blockIdx.x) * 256) + (((int)threadIdx.x) * 4)) + ax0_1_s);
      if ((((((int)blockIdx.x) * 256) + (((int)threadIdx.x) * 4)) + ax0_1_s) < 1961) {
        X_reindex_local_ptr[ax0_1_s] = X_ptr[(((((int)blockIdx.x) * 256) + (((int)threadIdx.x) * 4)) + ax0_1_s)];
      }
    }
    for (int ax0_1_s_1 = 0; ax0_1_s_1 < 4; ++ax0_1_s_1) {
      int cse_v3 = (((((int)blockIdx.x) * 256) + (((int)threadIdx.x) * 4)) + ax0_1_s_1);
      if ((((((int)blockIdx.x) * 256) + (((int)threadIdx.x) * 4)) + ax0_1_s_1) < 1961) {
        add0_reindex_local_ptr[ax0_1_s_1] = add0_ptr[(((((int)blockIdx.x) * 256) + (((int)threadIdx.x) * 4)) + ax0_1_s_1)];
      }
    }
    if (((((int)blockIdx.x) * 256) + (((int)threadIdx.x) * 4)) < 1961) {
      X_reindex_local_ptr[0] = (X_reindex_local_ptr[0] + add0_reindex_local_ptr[0]);
    }
    if (((((int)blockIdx.x) * 64) + ((int)threadIdx.x)) < 490) {
      X_reindex_local_ptr[1] = (X_reindex_local_ptr[1] + add0_reindex_local_ptr[1]);
    }
    if (((((int)blockIdx.x) * 256) + (((int)threadIdx.x) * 4)) < 1959) {
      X_reindex_local_ptr[2] = (X_reindex_local_ptr[2] + add0_reindex_local_ptr[2]);
    }
    if (((((int)blockIdx.x) * 128) + (((int)threadIdx.x) * 2)) < 979) {
      X_reindex_local_ptr[3] = (X_reindex_local_ptr[3] + add0_reindex_local_ptr[3]);
    }
    for (int ax0_1_s_2 = 0; ax0_1_s_2 < 4; ++ax0_1_s_2) {
      int cse_v4 = (((((int)blockIdx.x) * 256) + (((int)threadIdx.x) * 4)) + ax0_1_s_2);
      if ((((((int)blockIdx.x) * 256) + (((int)threadIdx.x) * 4)) + ax0_1_s_2) < 1961) {
        Z_ptr[(((((int)blockIdx.x) * 256) + (((int)threadIdx.x) * 4)) + ax0_1_s_2)] = X_reindex_local_ptr[ax0_1_s_2];
      }
    }
  }
}
