extern "C" __global__ void __launch_bounds__(24) main_kernel(float* __restrict__ X_ptr, float* __restrict__ Y_ptr);
extern "C" __global__ void __launch_bounds__(24) main_kernel(float* __restrict__ X_ptr, float* __restrict__ Y_ptr) {
  __shared__ alignas(64) float X_reindex_shared_ptr[216];
  alignas(64) float X_reindex_local_ptr[4];
  alignas(64) float Y_reindex_local_ptr[4];
  int cse_v1 = (((int)blockIdx.x) % 3);
  int cse_v2 = (((int)threadIdx.x) & 3);
  int cse_v3 = (((int)blockIdx.x) / 3);
  int cse_v4 = (((int)threadIdx.x) >> 2);
  int cse_v7 = ((((int)blockIdx.x) % 3) * 2);
  int cse_v8 = ((((int)threadIdx.x) & 3) >> 1);
  int cse_v10 = (((((int)blockIdx.x) % 3) * 2) + ((((int)threadIdx.x) & 3) >> 1));
  int cse_v12 = (((((((int)blockIdx.x) / 3) * 480) + ((((int)threadIdx.x) >> 2) * 40)) + ((((int)blockIdx.x) % 3) * 16)) + ((((int)threadIdx.x) & 3) * 4));
  if ((((((int)blockIdx.x) % 3) * 2) + ((((int)threadIdx.x) & 3) >> 1)) < 5) {
    *(float4*)(X_reindex_local_ptr + 0) = *(float4*)(X_ptr + (((((((int)blockIdx.x) / 3) * 480) + ((((int)threadIdx.x) >> 2) * 40)) + ((((int)blockIdx.x) % 3) * 16)) + ((((int)threadIdx.x) & 3) * 4)));
  }
  int cse_v13 = (((((((int)threadIdx.x) & 3) >> 1) * 108) + ((((int)threadIdx.x) >> 2) * 9)) + ((((int)threadIdx.x) & 1) * 4));
  if ((((((int)blockIdx.x) % 3) * 2) + ((((int)threadIdx.x) & 3) >> 1)) < 5) {
    X_reindex_shared_ptr[(((((((int)threadIdx.x) & 3) >> 1) * 108) + ((((int)threadIdx.x) >> 2) * 9)) + ((((int)threadIdx.x) & 1) * 4))] = X_reindex_local_ptr[0];
  }
  if ((((((int)blockIdx.x) % 3) * 2) + ((((int)threadIdx.x) & 3) >> 1)) < 5) {
    X_reindex_shared_ptr[((((((((int)threadIdx.x) & 3) >> 1) * 108) + ((((int)threadIdx.x) >> 2) * 9)) + ((((int)threadIdx.x) & 1) * 4)) + 1)] = X_reindex_local_ptr[1];
  }
  if ((((((int)blockIdx.x) % 3) * 2) + ((((int)threadIdx.x) & 3) >> 1)) < 5) {
    X_reindex_shared_ptr[((((((((int)threadIdx.x) & 3) >> 1) * 108) + ((((int)threadIdx.x) >> 2) * 9)) + ((((int)threadIdx.x) & 1) * 4)) + 2)] = X_reindex_local_ptr[2];
  }
  if ((((((int)blockIdx.x) % 3) * 2) + ((((int)threadIdx.x) & 3) >> 1)) < 5) {
    X_reindex_shared_ptr[((((((((int)threadIdx.x) & 3) >> 1) * 108) + ((((int)threadIdx.x) >> 2) * 9)) + ((((int)threadIdx.x) & 1) * 4)) + 3)] = X_reindex_local_ptr[3];
  }
  if ((((((int)blockIdx.x) % 3) * 2) + ((((int)threadIdx.x) & 3) >> 1)) < 5) {
    *(float4*)(X_reindex_local_ptr + 0) = *(float4*)(X_ptr + ((((((((int)blockIdx.x) / 3) * 480) + ((((int)threadIdx.x) >> 2) * 40)) + ((((int)blockIdx.x) % 3) * 16)) + ((((int)threadIdx.x) & 3) * 4)) + 240));
  }
  if ((((((int)blockIdx.x) % 3) * 2) + ((((int)threadIdx.x) & 3) >> 1)) < 5) {
    X_reindex_shared_ptr[((((((((int)threadIdx.x) & 3) >> 1) * 108) + ((((int)threadIdx.x) >> 2) * 9)) + ((((int)threadIdx.x) & 1) * 4)) + 54)] = X_reindex_local_ptr[0];
  }
  if ((((((int)blockIdx.x) % 3) * 2) + ((((int)threadIdx.x) & 3) >> 1)) < 5) {
    X_reindex_shared_ptr[((((((((int)threadIdx.x) & 3) >> 1) * 108) + ((((int)threadIdx.x) >> 2) * 9)) + ((((int)threadIdx.x) & 1) * 4)) + 55)] = X_reindex_local_ptr[1];
  }
  if ((((((int)blockIdx.x) % 3) * 2) + ((((int)threadIdx.x) & 3) >> 1)) < 5) {
    X_reindex_shared_ptr[((((((((int)threadIdx.x) & 3) >> 1) * 108) + ((((int)threadIdx.x) >> 2) * 9)) + ((((int)threadIdx.x) & 1) * 4)) + 56)] = X_reindex_local_ptr[2];
  }
  if ((((((int)blockIdx.x) % 3) * 2) + ((((int)threadIdx.x) & 3) >> 1)) < 5) {
    X_reindex_shared_ptr[((((((((int)threadIdx.x) & 3) >> 1) * 108) + ((((int)threadIdx.x) >> 2) * 9)) + ((((int)threadIdx.x) & 1) * 4)) + 57)] = X_reindex_local_ptr[3];
  }
  int cse_v5 = (((int)threadIdx.x) % 6);
  int cse_v6 = (((int)threadIdx.x) / 6);
  int cse_v9 = ((((int)threadIdx.x) % 6) * 36);
  int cse_v11 = (((((int)blockIdx.x) % 3) * 2) + ((((int)threadIdx.x) % 6) / 3));
  __syncthreads();
  for (int ax0 = 0; ax0 < 4; ++ax0) {
    if ((((((int)blockIdx.x) % 3) * 2) + ((((int)threadIdx.x) % 6) / 3)) < 5) {
      Y_reindex_local_ptr[ax0] = X_reindex_shared_ptr[((((((int)threadIdx.x) % 6) * 36) + (ax0 * 9)) + (((int)threadIdx.x) / 6))];
    }
  }
  int cse_v14 = (((((((int)threadIdx.x) / 6) * 120) + ((((int)blockIdx.x) / 3) * 60)) + ((((int)blockIdx.x) % 3) * 24)) + ((((int)threadIdx.x) % 6) * 4));
  if ((((((int)blockIdx.x) % 3) * 2) + ((((int)threadIdx.x) % 6) / 3)) < 5) {
    *(float4*)(Y_ptr + (((((((int)threadIdx.x) / 6) * 120) + ((((int)blockIdx.x) / 3) * 60)) + ((((int)blockIdx.x) % 3) * 24)) + ((((int)threadIdx.x) % 6) * 4))) = *(float4*)(Y_reindex_local_ptr + 0);
  }
  for (int ax0_1 = 0; ax0_1 < 4; ++ax0_1) {
    if ((((((int)blockIdx.x) % 3) * 2) + ((((int)threadIdx.x) % 6) / 3)) < 5) {
      Y_reindex_local_ptr[ax0_1] = X_reindex_shared_ptr[(((((((int)threadIdx.x) % 6) * 36) + (ax0_1 * 9)) + (((int)threadIdx.x) / 6)) + 4)];
    }
  }
  if ((((((int)blockIdx.x) % 3) * 2) + ((((int)threadIdx.x) % 6) / 3)) < 5) {
    *(float4*)(Y_ptr + ((((((((int)threadIdx.x) / 6) * 120) + ((((int)blockIdx.x) / 3) * 60)) + ((((int)blockIdx.x) % 3) * 24)) + ((((int)threadIdx.x) % 6) * 4)) + 480)) = *(float4*)(Y_reindex_local_ptr + 0);
  }
}
