extern "C" __global__ void __launch_bounds__(128) main_kernel(half* __restrict__ A_ptr, half* __restrict__ B_ptr, half* __restrict__ C_ptr);
extern "C" __global__ void __launch_bounds__(128) main_kernel(half* __restrict__ A_ptr, half* __restrict__ B_ptr, half* __restrict__ C_ptr) {
  extern __shared__ __align__(64) uchar buf_dyn_shmem_ptr[];
  alignas(64) float AB_warp_ptr[32];
  alignas(64) half A_reindex_shared_dyn_warp_ptr[16];
  alignas(64) half B_reindex_shared_dyn_warp_ptr[16];
  #pragma unroll
  for (int i0_1_0 = 0; i0_1_0 < 1; ++i0_1_0) {
    #pragma unroll
    for (int i0_1_1 = 0; i0_1_1 < 2; ++i0_1_1) {
      #pragma unroll
      for (int i1_1_1 = 0; i1_1_1 < 2; ++i1_1_1) {
        for (int i1_1_3 = 0; i1_1_3 < 2; ++i1_1_3) {
          AB_warp_ptr[(((i1_1_1 * 4) + (i0_1_1 * 2)) + i1_1_3)] = 0x0p+0f/*0.000000e+00*/;
        }
      }
    }
  }
  #pragma unroll
  for (int i0_1_0_1 = 0; i0_1_0_1 < 1; ++i0_1_0_1) {
    #pragma unroll
    for (int i0_1_1_1 = 0; i0_1_1_1 < 2; ++i0_1_1_1) {
      #pragma unroll
      for (int i1_1_1_1 = 0; i1_1_1_1 < 2; ++i1_1_1_1) {
        for (int i1_1_3_1 = 0; i1_1_3_1 < 2; ++i1_1_3_1) {
          AB_warp_ptr[((((i1_1_1_1 * 4) + (i0_1_1_1 * 2)) + i1_1_3_1) + 8)] = 0x0p+0f/*0.000000e+00*/;
        }
      }
    }
  }
  #pragma unroll
  for (int i0_1_0_2 = 0; i0_1_0_2 < 1; ++i0_1_0_2) {
    #pragma unroll
    for (int i0_1_1_2 = 0; i0_1_1_2 < 2; ++i0_1_1_2) {
      #pragma unroll
      for (int i1_1_1_2 = 0; i1_1_1_2 < 2; ++i1_1_1_2) {
        for (int i1_1_3_2 = 0; i1_1_3_2 < 2; ++i1_1_3_2) {
          AB_warp_ptr[((((i1_1_1_2 * 4) + (i0_1_1_2 * 2)) + i1_1_3_2) + 16)] = 0x0p+0f/*0.000000e+00*/;
        }
      }
    }
  }
  #pragma unroll
  for (int i0_1_0_3 = 0; i0_1_0_3 < 1; ++i0_1_0_3) {
    #pragma unroll
    for (int i0_1_1_3 = 0; i0_1_1_3 < 2; ++i0_1_1_3) {
      #pragma unroll
      for (int i1_1_1_3 = 0; i1_1_1_3 < 2; ++i1_1_1_3) {
        for (int i1_1_3_3 = 0; i1_1_3_3 < 2; ++i1_1_3_3) {
          AB_warp_ptr[((((i1_1_1_3 * 4) + (i0_1_1_3 * 2)) + i1_1_3_3) + 24)] = 0x0p+0f/*0.000000e+00*/;
        }
      }
    }
  }
  for (int k_0_0 = 0; k_0_0 < 8; ++k_0_0) {
    __syncthreads();
    for (int ax0_ax1_fused_0 = 0; ax0_ax1_fused_0 < 2; ++ax0_ax1_fused_0) {
      *(uint4*)(((half*)buf_dyn_shmem_ptr) + (((ax0_ax1_fused_0 * 1024) + (((int)threadIdx.y) * 256)) + (((int)threadIdx.x) * 8))) = *(uint4*)(A_ptr + (((((((((int)blockIdx.x) >> 2) * 16384) + (ax0_ax1_fused_0 * 8192)) + (((int)threadIdx.y) * 2048)) + ((((int)threadIdx.x) >> 2) * 256)) + (k_0_0 * 32)) + ((((int)threadIdx.x) & 3) * 8)));
    }
    for (int ax1_ax0_fused_0 = 0; ax1_ax0_fused_0 < 2; ++ax1_ax0_fused_0) {
      *(uint4*)(((half*)buf_dyn_shmem_ptr) + ((((ax1_ax0_fused_0 * 1024) + (((int)threadIdx.y) * 256)) + (((int)threadIdx.x) * 8)) + 2048)) = *(uint4*)(B_ptr + ((((((k_0_0 * 8192) + (ax1_ax0_fused_0 * 4096)) + (((int)threadIdx.y) * 1024)) + ((((int)threadIdx.x) >> 3) * 256)) + ((((int)blockIdx.x) & 3) * 64)) + ((((int)threadIdx.x) & 7) * 8)));
    }
    __syncthreads();
    #pragma unroll
    for (int k_0_1 = 0; k_0_1 < 2; ++k_0_1) {
      #pragma unroll
      for (int ax0_0 = 0; ax0_0 < 2; ++ax0_0) {

  {
    unsigned int addr = __cvta_generic_to_shared((&(((half*)buf_dyn_shmem_ptr)[((((((int)threadIdx.y) >> 1) * 1024) + (ax0_0 * 512)) + (k_0_1 * 16))])) + (((((int)threadIdx.x) & 15) * 32) + ((((int)threadIdx.x) >> 4) * 8)));
    __asm__ __volatile__(
      "ldmatrix.sync.aligned.m8n8.x4.shared.b16"
      "{%0, %1, %2, %3}, [%4];\n"
      : "=r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + (ax0_0 * 8)))[0]), "=r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + (ax0_0 * 8)))[1]), "=r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + (ax0_0 * 8)))[2]), "=r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + (ax0_0 * 8)))[3])
      : "r"(addr)
    );
  }
      }
      #pragma unroll
      for (int ax0_0_1 = 0; ax0_0_1 < 2; ++ax0_0_1) {

  {
    unsigned int addr = __cvta_generic_to_shared((&(((half*)buf_dyn_shmem_ptr)[((((k_0_1 * 1024) + ((((int)threadIdx.y) & 1) * 32)) + (ax0_0_1 * 16)) + 2048)])) + (((((int)threadIdx.x) & 15) * 64) + ((((int)threadIdx.x) >> 4) * 8)));
    __asm__ __volatile__(
      "ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16"
      "{%0, %1, %2, %3}, [%4];\n"
      : "=r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + (ax0_0_1 * 8)))[0]), "=r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + (ax0_0_1 * 8)))[1]), "=r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + (ax0_0_1 * 8)))[2]), "=r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + (ax0_0_1 * 8)))[3])
      : "r"(addr)
    );
  }
      }
      #pragma unroll
      for (int i0_0_2 = 0; i0_0_2 < 2; ++i0_0_2) {
        #pragma unroll
        for (int i1_0_2 = 0; i1_0_2 < 2; ++i1_0_2) {
          #pragma unroll
          for (int half = 0; half < 2; ++half) {

  {
    __asm__ __volatile__(
      "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32"
      "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};\n"
      :  "=f"(((float *)(AB_warp_ptr + (((i0_0_2 * 16) + (i1_0_2 * 8)) + (half * 4))))[0]), "=f"(((float *)(AB_warp_ptr + (((i0_0_2 * 16) + (i1_0_2 * 8)) + (half * 4))))[1]), "=f"(((float *)(AB_warp_ptr + (((i0_0_2 * 16) + (i1_0_2 * 8)) + (half * 4))))[2]), "=f"(((float *)(AB_warp_ptr + (((i0_0_2 * 16) + (i1_0_2 * 8)) + (half * 4))))[3])
      : "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + (i0_0_2 * 8)))[0]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + (i0_0_2 * 8)))[1]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + (i0_0_2 * 8)))[2]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + (i0_0_2 * 8)))[3]), "r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + ((i1_0_2 * 8) + (half * 4))))[0]), "r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + ((i1_0_2 * 8) + (half * 4))))[1]), "f"(((float *)(AB_warp_ptr + (((i0_0_2 * 16) + (i1_0_2 * 8)) + (half * 4))))[0]), "f"(((float *)(AB_warp_ptr + (((i0_0_2 * 16) + (i1_0_2 * 8)) + (half * 4))))[1]), "f"(((float *)(AB_warp_ptr + (((i0_0_2 * 16) + (i1_0_2 * 8)) + (half * 4))))[2]), "f"(((float *)(AB_warp_ptr + (((i0_0_2 * 16) + (i1_0_2 * 8)) + (half * 4))))[3]));
  }
          }
        }
      }
    }
  }
  #pragma unroll
  for (int ax0_0_2 = 0; ax0_0_2 < 2; ++ax0_0_2) {
    #pragma unroll
    for (int ax1_0 = 0; ax1_0 < 2; ++ax1_0) {
      #pragma unroll
      for (int ax0_1 = 0; ax0_1 < 2; ++ax0_1) {
        #pragma unroll
        for (int ax1_1 = 0; ax1_1 < 2; ++ax1_1) {
          half2 __1;
          float2 v_ = *(float2*)(AB_warp_ptr + ((((ax0_0_2 * 16) + (ax1_0 * 8)) + (ax1_1 * 4)) + (ax0_1 * 2)));
          __1.x = (half)(v_.x);
          __1.y = (half)(v_.y);
          *(half2*)(C_ptr + (((((((((((((int)blockIdx.x) >> 2) * 16384) + ((((int)threadIdx.y) >> 1) * 8192)) + (ax0_0_2 * 4096)) + (ax0_1 * 2048)) + ((((int)threadIdx.x) >> 2) * 256)) + ((((int)blockIdx.x) & 3) * 64)) + ((((int)threadIdx.y) & 1) * 32)) + (ax1_0 * 16)) + (ax1_1 * 8)) + ((((int)threadIdx.x) & 3) * 2))) = __1;
        }
      }
    }
  }
}
