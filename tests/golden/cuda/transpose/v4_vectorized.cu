extern "C" __global__ void __launch_bounds__(128) main_kernel(float* __restrict__ X_ptr, float* __restrict__ Y_ptr);
extern "C" __global__ void __launch_bounds__(128) main_kernel(float* __restrict__ X_ptr, float* __restrict__ Y_ptr) {
  __shared__ alignas(64) float X_reindex_shared_ptr[1056];
  alignas(64) float X_reindex_local_ptr[4];
  alignas(64) float Y_reindex_local_ptr[4];
  int cse_v1 = (((int)blockIdx.x) % 3);
  int cse_v2 = (((int)threadIdx.x) >> 3);
  int cse_v3 = (((int)threadIdx.x) & 7);
  int cse_v4 = ((((int)blockIdx.x) % 3) * 4);
  int cse_v5 = ((((int)threadIdx.x) & 7) * 4);
  int cse_v7 = (((((int)blockIdx.x) % 3) * 4) + (((int)threadIdx.x) >> 6));
  int cse_v11 = ((((((((int)blockIdx.x) / 6) * 4608) + ((((int)blockIdx.x) % 3) * 2048)) + ((((int)threadIdx.x) >> 3) * 64)) + (((((int)blockIdx.x) % 6) / 3) * 32)) + ((((int)threadIdx.x) & 7) * 4));
  if ((((((int)blockIdx.x) % 3) * 4) + (((int)threadIdx.x) >> 6)) < 9) {
    *(float4*)(X_reindex_local_ptr + 0) = *(float4*)(X_ptr + ((((((((int)blockIdx.x) / 6) * 4608) + ((((int)blockIdx.x) % 3) * 2048)) + ((((int)threadIdx.x) >> 3) * 64)) + (((((int)blockIdx.x) % 6) / 3) * 32)) + ((((int)threadIdx.x) & 7) * 4)));
  }
  int cse_v8 = (((((int)threadIdx.x) >> 3) * 33) + ((((int)threadIdx.x) & 7) * 4));
  if ((((((int)blockIdx.x) % 3) * 4) + (((int)threadIdx.x) >> 6)) < 9) {
    X_reindex_shared_ptr[(((((int)threadIdx.x) >> 3) * 33) + ((((int)threadIdx.x) & 7) * 4))] = X_reindex_local_ptr[0];
  }
  if ((((((int)blockIdx.x) % 3) * 4) + (((int)threadIdx.x) >> 6)) < 9) {
    X_reindex_shared_ptr[((((((int)threadIdx.x) >> 3) * 33) + ((((int)threadIdx.x) & 7) * 4)) + 1)] = X_reindex_local_ptr[1];
  }
  if ((((((int)blockIdx.x) % 3) * 4) + (((int)threadIdx.x) >> 6)) < 9) {
    X_reindex_shared_ptr[((((((int)threadIdx.x) >> 3) * 33) + ((((int)threadIdx.x) & 7) * 4)) + 2)] = X_reindex_local_ptr[2];
  }
  if ((((((int)blockIdx.x) % 3) * 4) + (((int)threadIdx.x) >> 6)) < 9) {
    X_reindex_shared_ptr[((((((int)threadIdx.x) >> 3) * 33) + ((((int)threadIdx.x) & 7) * 4)) + 3)] = X_reindex_local_ptr[3];
  }
  if ((((((int)blockIdx.x) % 3) * 4) + (((int)threadIdx.x) >> 6)) < 7) {
    *(float4*)(X_reindex_local_ptr + 0) = *(float4*)(X_ptr + (((((((((int)blockIdx.x) / 6) * 4608) + ((((int)blockIdx.x) % 3) * 2048)) + ((((int)threadIdx.x) >> 3) * 64)) + (((((int)blockIdx.x) % 6) / 3) * 32)) + ((((int)threadIdx.x) & 7) * 4)) + 1024));
  }
  if ((((((int)blockIdx.x) % 3) * 4) + (((int)threadIdx.x) >> 6)) < 7) {
    X_reindex_shared_ptr[((((((int)threadIdx.x) >> 3) * 33) + ((((int)threadIdx.x) & 7) * 4)) + 528)] = X_reindex_local_ptr[0];
  }
  if ((((((int)blockIdx.x) % 3) * 4) + (((int)threadIdx.x) >> 6)) < 7) {
    X_reindex_shared_ptr[((((((int)threadIdx.x) >> 3) * 33) + ((((int)threadIdx.x) & 7) * 4)) + 529)] = X_reindex_local_ptr[1];
  }
  if ((((((int)blockIdx.x) % 3) * 4) + (((int)threadIdx.x) >> 6)) < 7) {
    X_reindex_shared_ptr[((((((int)threadIdx.x) >> 3) * 33) + ((((int)threadIdx.x) & 7) * 4)) + 530)] = X_reindex_local_ptr[2];
  }
  if ((((((int)blockIdx.x) % 3) * 4) + (((int)threadIdx.x) >> 6)) < 7) {
    X_reindex_shared_ptr[((((((int)threadIdx.x) >> 3) * 33) + ((((int)threadIdx.x) & 7) * 4)) + 531)] = X_reindex_local_ptr[3];
  }
  int cse_v6 = ((((int)threadIdx.x) & 7) * 132);
  int cse_v9 = (((((int)blockIdx.x) % 3) * 4) + ((((int)threadIdx.x) & 7) >> 1));
  __syncthreads();
  for (int ax0 = 0; ax0 < 4; ++ax0) {
    if ((((((int)blockIdx.x) % 3) * 4) + ((((int)threadIdx.x) & 7) >> 1)) < 9) {
      Y_reindex_local_ptr[ax0] = X_reindex_shared_ptr[((((((int)threadIdx.x) & 7) * 132) + (ax0 * 33)) + (((int)threadIdx.x) >> 3))];
    }
  }
  int cse_v10 = (((((((int)blockIdx.x) / 3) * 2304) + ((((int)threadIdx.x) >> 3) * 72)) + ((((int)blockIdx.x) % 3) * 32)) + ((((int)threadIdx.x) & 7) * 4));
  if ((((((int)blockIdx.x) % 3) * 4) + ((((int)threadIdx.x) & 7) >> 1)) < 9) {
    *(float4*)(Y_ptr + (((((((int)blockIdx.x) / 3) * 2304) + ((((int)threadIdx.x) >> 3) * 72)) + ((((int)blockIdx.x) % 3) * 32)) + ((((int)threadIdx.x) & 7) * 4))) = *(float4*)(Y_reindex_local_ptr + 0);
  }
  for (int ax0_1 = 0; ax0_1 < 4; ++ax0_1) {
    if ((((((int)blockIdx.x) % 3) * 4) + ((((int)threadIdx.x) & 7) >> 1)) < 9) {
      Y_reindex_local_ptr[ax0_1] = X_reindex_shared_ptr[(((((((int)threadIdx.x) & 7) * 132) + (ax0_1 * 33)) + (((int)threadIdx.x) >> 3)) + 16)];
    }
  }
  if ((((((int)blockIdx.x) % 3) * 4) + ((((int)threadIdx.x) & 7) >> 1)) < 9) {
    *(float4*)(Y_ptr + ((((((((int)blockIdx.x) / 3) * 2304) + ((((int)threadIdx.x) >> 3) * 72)) + ((((int)blockIdx.x) % 3) * 32)) + ((((int)threadIdx.x) & 7) * 4)) + 1152)) = *(float4*)(Y_reindex_local_ptr + 0);
  }
}
