extern "C" __global__ void __launch_bounds__(128) main_kernel(half* __restrict__ A_ptr, half* __restrict__ B_ptr, half* __restrict__ C_ptr);
extern "C" __global__ void __launch_bounds__(128) main_kernel(half* __restrict__ A_ptr, half* __restrict__ B_ptr, half* __restrict__ C_ptr) {
  extern __shared__ __align__(64) uchar buf_dyn_shmem_ptr[];
  alignas(64) float AB_warp_ptr[32];
  alignas(64) half A_reindex_shared_dyn_warp_ptr[32];
  alignas(64) half B_reindex_shared_dyn_warp_ptr[32];
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
  for (int ax0_ax1_fused_0 = 0; ax0_ax1_fused_0 < 2; ++ax0_ax1_fused_0) {
    ptx_cp_async_legacy_cg_16_2_2(buf_dyn_shmem_ptr, (((((ax0_ax1_fused_0 * 1024) + (((int)threadIdx.y) * 256)) + (((int)threadIdx.x) * 8)) + (((((int)threadIdx.x) & 7) ^ (((((int)threadIdx.y) & 1) * 4) + (((int)threadIdx.x) >> 3))) * 8)) - ((((int)threadIdx.x) & 7) * 8)), A_ptr, ((((((((int)blockIdx.x) & 3) * 16384) + (ax0_ax1_fused_0 * 8192)) + (((int)threadIdx.y) * 2048)) + ((((int)threadIdx.x) >> 2) * 256)) + ((((int)threadIdx.x) & 3) * 8)));
  }
  for (int ax1_ax0_fused_0 = 0; ax1_ax0_fused_0 < 2; ++ax1_ax0_fused_0) {
    ptx_cp_async_legacy_cg_16_2_2(buf_dyn_shmem_ptr, ((((((ax1_ax0_fused_0 * 1024) + (((int)threadIdx.y) * 256)) + (((int)threadIdx.x) * 8)) + (((((int)threadIdx.x) & 7) ^ (((((int)threadIdx.y) & 1) * 4) + (((int)threadIdx.x) >> 3))) * 8)) + 8192) - ((((int)threadIdx.x) & 7) * 8)), B_ptr, (((((ax1_ax0_fused_0 * 4096) + (((int)threadIdx.y) * 1024)) + ((((int)threadIdx.x) >> 3) * 256)) + ((((int)blockIdx.x) >> 2) * 64)) + ((((int)threadIdx.x) & 7) * 8)));
  }
  tvm_builtin_ptx_cp_async_commit_group_async_commit_group();
  for (int ax0_ax1_fused_0_1 = 0; ax0_ax1_fused_0_1 < 2; ++ax0_ax1_fused_0_1) {
    ptx_cp_async_legacy_cg_16_2_2(buf_dyn_shmem_ptr, ((((((ax0_ax1_fused_0_1 * 1024) + (((int)threadIdx.y) * 256)) + (((int)threadIdx.x) * 8)) + (((((int)threadIdx.x) & 7) ^ (((((int)threadIdx.y) & 1) * 4) + (((int)threadIdx.x) >> 3))) * 8)) + 2048) - ((((int)threadIdx.x) & 7) * 8)), A_ptr, (((((((((int)blockIdx.x) & 3) * 16384) + (ax0_ax1_fused_0_1 * 8192)) + (((int)threadIdx.y) * 2048)) + ((((int)threadIdx.x) >> 2) * 256)) + ((((int)threadIdx.x) & 3) * 8)) + 32));
  }
  for (int ax1_ax0_fused_0_1 = 0; ax1_ax0_fused_0_1 < 2; ++ax1_ax0_fused_0_1) {
    ptx_cp_async_legacy_cg_16_2_2(buf_dyn_shmem_ptr, ((((((ax1_ax0_fused_0_1 * 1024) + (((int)threadIdx.y) * 256)) + (((int)threadIdx.x) * 8)) + (((((int)threadIdx.x) & 7) ^ (((((int)threadIdx.y) & 1) * 4) + (((int)threadIdx.x) >> 3))) * 8)) + 10240) - ((((int)threadIdx.x) & 7) * 8)), B_ptr, ((((((ax1_ax0_fused_0_1 * 4096) + (((int)threadIdx.y) * 1024)) + ((((int)threadIdx.x) >> 3) * 256)) + ((((int)blockIdx.x) >> 2) * 64)) + ((((int)threadIdx.x) & 7) * 8)) + 8192));
  }
  tvm_builtin_ptx_cp_async_commit_group_async_commit_group();
  for (int ax0_ax1_fused_0_2 = 0; ax0_ax1_fused_0_2 < 2; ++ax0_ax1_fused_0_2) {
    ptx_cp_async_legacy_cg_16_2_2(buf_dyn_shmem_ptr, ((((((ax0_ax1_fused_0_2 * 1024) + (((int)threadIdx.y) * 256)) + (((int)threadIdx.x) * 8)) + (((((int)threadIdx.x) & 7) ^ (((((int)threadIdx.y) & 1) * 4) + (((int)threadIdx.x) >> 3))) * 8)) + 4096) - ((((int)threadIdx.x) & 7) * 8)), A_ptr, (((((((((int)blockIdx.x) & 3) * 16384) + (ax0_ax1_fused_0_2 * 8192)) + (((int)threadIdx.y) * 2048)) + ((((int)threadIdx.x) >> 2) * 256)) + ((((int)threadIdx.x) & 3) * 8)) + 64));
  }
  for (int ax1_ax0_fused_0_2 = 0; ax1_ax0_fused_0_2 < 2; ++ax1_ax0_fused_0_2) {
    ptx_cp_async_legacy_cg_16_2_2(buf_dyn_shmem_ptr, ((((((ax1_ax0_fused_0_2 * 1024) + (((int)threadIdx.y) * 256)) + (((int)threadIdx.x) * 8)) + (((((int)threadIdx.x) & 7) ^ (((((int)threadIdx.y) & 1) * 4) + (((int)threadIdx.x) >> 3))) * 8)) + 12288) - ((((int)threadIdx.x) & 7) * 8)), B_ptr, ((((((ax1_ax0_fused_0_2 * 4096) + (((int)threadIdx.y) * 1024)) + ((((int)threadIdx.x) >> 3) * 256)) + ((((int)blockIdx.x) >> 2) * 64)) + ((((int)threadIdx.x) & 7) * 8)) + 16384));
  }
  tvm_builtin_ptx_cp_async_commit_group_async_commit_group();
  tvm_builtin_ptx_cp_async_wait_group_async_wait_group_2();
  __syncthreads();

  {
    unsigned int addr = __cvta_generic_to_shared((&(((half*)buf_dyn_shmem_ptr)[0])) + (((((((int)threadIdx.y) >> 1) * 1024) + ((((int)threadIdx.x) & 15) * 32)) + (((((((int)threadIdx.x) & 1) * 4) + (((int)threadIdx.x) >> 4)) ^ ((((int)threadIdx.x) & 15) >> 1)) * 8)) - ((((int)threadIdx.x) & 1) * 32)));
    __asm__ __volatile__(
      "ldmatrix.sync.aligned.m8n8.x4.shared.b16"
      "{%0, %1, %2, %3}, [%4];\n"
      : "=r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 0))[0]), "=r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 0))[1]), "=r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 0))[2]), "=r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 0))[3])
      : "r"(addr)
    );
  }

  {
    unsigned int addr = __cvta_generic_to_shared((&(((half*)buf_dyn_shmem_ptr)[0])) + ((((((((int)threadIdx.y) >> 1) * 1024) + ((((int)threadIdx.x) & 15) * 32)) + (((((((int)threadIdx.x) & 1) * 4) + (((int)threadIdx.x) >> 4)) ^ ((((int)threadIdx.x) & 15) >> 1)) * 8)) + 512) - ((((int)threadIdx.x) & 1) * 32)));
    __asm__ __volatile__(
      "ldmatrix.sync.aligned.m8n8.x4.shared.b16"
      "{%0, %1, %2, %3}, [%4];\n"
      : "=r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 8))[0]), "=r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 8))[1]), "=r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 8))[2]), "=r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 8))[3])
      : "r"(addr)
    );
  }

  {
    unsigned int addr = __cvta_generic_to_shared((&(((half*)buf_dyn_shmem_ptr)[0])) + ((((((int)threadIdx.x) & 15) * 64) + (((((((int)threadIdx.y) & 1) * 4) + (((int)threadIdx.x) >> 4)) ^ (((int)threadIdx.x) & 7)) * 8)) + 8192));
    __asm__ __volatile__(
      "ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16"
      "{%0, %1, %2, %3}, [%4];\n"
      : "=r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 0))[0]), "=r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 0))[1]), "=r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 0))[2]), "=r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 0))[3])
      : "r"(addr)
    );
  }

  {
    unsigned int addr = __cvta_generic_to_shared((&(((half*)buf_dyn_shmem_ptr)[0])) + ((((((int)threadIdx.x) & 15) * 64) + ((((((((int)threadIdx.y) & 1) * 4) + (((int)threadIdx.x) >> 4)) + 2) ^ (((int)threadIdx.x) & 7)) * 8)) + 8192));
    __asm__ __volatile__(
      "ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16"
      "{%0, %1, %2, %3}, [%4];\n"
      : "=r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 8))[0]), "=r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 8))[1]), "=r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 8))[2]), "=r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 8))[3])
      : "r"(addr)
    );
  }
  for (int k_0_0 = 0; k_0_0 < 5; ++k_0_0) {
    tvm_builtin_ptx_cp_async_wait_group_async_wait_group_1();
    __syncthreads();
    for (int ax0_ax1_fused_0_3 = 0; ax0_ax1_fused_0_3 < 2; ++ax0_ax1_fused_0_3) {
      ptx_cp_async_legacy_cg_16_2_2(buf_dyn_shmem_ptr, ((((((((k_0_0 + 3) & 3) * 2048) + (ax0_ax1_fused_0_3 * 1024)) + (((int)threadIdx.y) * 256)) + (((int)threadIdx.x) * 8)) + (((((int)threadIdx.x) & 7) ^ (((((int)threadIdx.y) & 1) * 4) + (((int)threadIdx.x) >> 3))) * 8)) - ((((int)threadIdx.x) & 7) * 8)), A_ptr, ((((((((((int)blockIdx.x) & 3) * 16384) + (ax0_ax1_fused_0_3 * 8192)) + (((int)threadIdx.y) * 2048)) + ((((int)threadIdx.x) >> 2) * 256)) + (k_0_0 * 32)) + ((((int)threadIdx.x) & 3) * 8)) + 96));
    }
    for (int ax1_ax0_fused_0_3 = 0; ax1_ax0_fused_0_3 < 2; ++ax1_ax0_fused_0_3) {
      ptx_cp_async_legacy_cg_16_2_2(buf_dyn_shmem_ptr, (((((((((k_0_0 + 3) & 3) * 2048) + (ax1_ax0_fused_0_3 * 1024)) + (((int)threadIdx.y) * 256)) + (((int)threadIdx.x) * 8)) + (((((int)threadIdx.x) & 7) ^ (((((int)threadIdx.y) & 1) * 4) + (((int)threadIdx.x) >> 3))) * 8)) + 8192) - ((((int)threadIdx.x) & 7) * 8)), B_ptr, (((((((k_0_0 * 8192) + (ax1_ax0_fused_0_3 * 4096)) + (((int)threadIdx.y) * 1024)) + ((((int)threadIdx.x) >> 3) * 256)) + ((((int)blockIdx.x) >> 2) * 64)) + ((((int)threadIdx.x) & 7) * 8)) + 24576));
    }
    tvm_builtin_ptx_cp_async_commit_group_async_commit_group();

  {
    unsigned int addr = __cvta_generic_to_shared((&(((half*)buf_dyn_shmem_ptr)[0])) + ((((((((k_0_0 & 3) * 2048) + ((((int)threadIdx.y) >> 1) * 1024)) + ((((int)threadIdx.x) & 15) * 32)) + ((((int)threadIdx.x) >> 4) * 8)) + (((((((((int)threadIdx.x) & 15) * 4) + (((int)threadIdx.x) >> 4)) + 2) & 7) ^ ((((int)threadIdx.x) & 15) >> 1)) * 8)) + 16) - ((((((((int)threadIdx.x) & 15) * 4) + (((int)threadIdx.x) >> 4)) + 2) & 7) * 8)));
    __asm__ __volatile__(
      "ldmatrix.sync.aligned.m8n8.x4.shared.b16"
      "{%0, %1, %2, %3}, [%4];\n"
      : "=r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 16))[0]), "=r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 16))[1]), "=r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 16))[2]), "=r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 16))[3])
      : "r"(addr)
    );
  }

  {
    unsigned int addr = __cvta_generic_to_shared((&(((half*)buf_dyn_shmem_ptr)[0])) + ((((((((k_0_0 & 3) * 2048) + ((((int)threadIdx.y) >> 1) * 1024)) + ((((int)threadIdx.x) & 15) * 32)) + ((((int)threadIdx.x) >> 4) * 8)) + (((((((((int)threadIdx.x) & 15) * 4) + (((int)threadIdx.x) >> 4)) + 2) & 7) ^ ((((int)threadIdx.x) & 15) >> 1)) * 8)) + 528) - ((((((((int)threadIdx.x) & 15) * 4) + (((int)threadIdx.x) >> 4)) + 2) & 7) * 8)));
    __asm__ __volatile__(
      "ldmatrix.sync.aligned.m8n8.x4.shared.b16"
      "{%0, %1, %2, %3}, [%4];\n"
      : "=r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 24))[0]), "=r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 24))[1]), "=r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 24))[2]), "=r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 24))[3])
      : "r"(addr)
    );
  }

  {
    unsigned int addr = __cvta_generic_to_shared((&(((half*)buf_dyn_shmem_ptr)[0])) + (((((k_0_0 & 3) * 2048) + ((((int)threadIdx.x) & 15) * 64)) + (((((((int)threadIdx.y) & 1) * 4) + (((int)threadIdx.x) >> 4)) ^ (((int)threadIdx.x) & 7)) * 8)) + 9216));
    __asm__ __volatile__(
      "ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16"
      "{%0, %1, %2, %3}, [%4];\n"
      : "=r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 16))[0]), "=r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 16))[1]), "=r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 16))[2]), "=r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 16))[3])
      : "r"(addr)
    );
  }

  {
    unsigned int addr = __cvta_generic_to_shared((&(((half*)buf_dyn_shmem_ptr)[0])) + (((((k_0_0 & 3) * 2048) + ((((int)threadIdx.x) & 15) * 64)) + ((((((((int)threadIdx.y) & 1) * 4) + (((int)threadIdx.x) >> 4)) + 2) ^ (((int)threadIdx.x) & 7)) * 8)) + 9216));
    __asm__ __volatile__(
      "ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16"
      "{%0, %1, %2, %3}, [%4];\n"
      : "=r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 24))[0]), "=r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 24))[1]), "=r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 24))[2]), "=r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 24))[3])
      : "r"(addr)
    );
  }

  {
    __asm__ __volatile__(
      "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32"
      "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};\n"
      :  "=f"(((float *)(AB_warp_ptr + 0))[0]), "=f"(((float *)(AB_warp_ptr + 0))[1]), "=f"(((float *)(AB_warp_ptr + 0))[2]), "=f"(((float *)(AB_warp_ptr + 0))[3])
      : "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 0))[0]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 0))[1]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 0))[2]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 0))[3]), "r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 0))[0]), "r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 0))[1]), "f"(((float *)(AB_warp_ptr + 0))[0]), "f"(((float *)(AB_warp_ptr + 0))[1]), "f"(((float *)(AB_warp_ptr + 0))[2]), "f"(((float *)(AB_warp_ptr + 0))[3]));
  }

  {
    __asm__ __volatile__(
      "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32"
      "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};\n"
      :  "=f"(((float *)(AB_warp_ptr + 4))[0]), "=f"(((float *)(AB_warp_ptr + 4))[1]), "=f"(((float *)(AB_warp_ptr + 4))[2]), "=f"(((float *)(AB_warp_ptr + 4))[3])
      : "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 0))[0]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 0))[1]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 0))[2]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 0))[3]), "r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 4))[0]), "r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 4))[1]), "f"(((float *)(AB_warp_ptr + 4))[0]), "f"(((float *)(AB_warp_ptr + 4))[1]), "f"(((float *)(AB_warp_ptr + 4))[2]), "f"(((float *)(AB_warp_ptr + 4))[3]));
  }

  {
    __asm__ __volatile__(
      "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32"
      "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};\n"
      :  "=f"(((float *)(AB_warp_ptr + 8))[0]), "=f"(((float *)(AB_warp_ptr + 8))[1]), "=f"(((float *)(AB_warp_ptr + 8))[2]), "=f"(((float *)(AB_warp_ptr + 8))[3])
      : "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 0))[0]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 0))[1]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 0))[2]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 0))[3]), "r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 8))[0]), "r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 8))[1]), "f"(((float *)(AB_warp_ptr + 8))[0]), "f"(((float *)(AB_warp_ptr + 8))[1]), "f"(((float *)(AB_warp_ptr + 8))[2]), "f"(((float *)(AB_warp_ptr + 8))[3]));
  }

  {
    __asm__ __volatile__(
      "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32"
      "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};\n"
      :  "=f"(((float *)(AB_warp_ptr + 12))[0]), "=f"(((float *)(AB_warp_ptr + 12))[1]), "=f"(((float *)(AB_warp_ptr + 12))[2]), "=f"(((float *)(AB_warp_ptr + 12))[3])
      : "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 0))[0]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 0))[1]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 0))[2]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 0))[3]), "r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 12))[0]), "r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 12))[1]), "f"(((float *)(AB_warp_ptr + 12))[0]), "f"(((float *)(AB_warp_ptr + 12))[1]), "f"(((float *)(AB_warp_ptr + 12))[2]), "f"(((float *)(AB_warp_ptr + 12))[3]));
  }

  {
    __asm__ __volatile__(
      "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32"
      "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};\n"
      :  "=f"(((float *)(AB_warp_ptr + 16))[0]), "=f"(((float *)(AB_warp_ptr + 16))[1]), "=f"(((float *)(AB_warp_ptr + 16))[2]), "=f"(((float *)(AB_warp_ptr + 16))[3])
      : "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 8))[0]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 8))[1]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 8))[2]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 8))[3]), "r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 0))[0]), "r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 0))[1]), "f"(((float *)(AB_warp_ptr + 16))[0]), "f"(((float *)(AB_warp_ptr + 16))[1]), "f"(((float *)(AB_warp_ptr + 16))[2]), "f"(((float *)(AB_warp_ptr + 16))[3]));
  }

  {
    __asm__ __volatile__(
      "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32"
      "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};\n"
      :  "=f"(((float *)(AB_warp_ptr + 20))[0]), "=f"(((float *)(AB_warp_ptr + 20))[1]), "=f"(((float *)(AB_warp_ptr + 20))[2]), "=f"(((float *)(AB_warp_ptr + 20))[3])
      : "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 8))[0]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 8))[1]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 8))[2]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 8))[3]), "r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 4))[0]), "r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 4))[1]), "f"(((float *)(AB_warp_ptr + 20))[0]), "f"(((float *)(AB_warp_ptr + 20))[1]), "f"(((float *)(AB_warp_ptr + 20))[2]), "f"(((float *)(AB_warp_ptr + 20))[3]));
  }

  {
    __asm__ __volatile__(
      "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32"
      "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};\n"
      :  "=f"(((float *)(AB_warp_ptr + 24))[0]), "=f"(((float *)(AB_warp_ptr + 24))[1]), "=f"(((float *)(AB_warp_ptr + 24))[2]), "=f"(((float *)(AB_warp_ptr + 24))[3])
      : "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 8))[0]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 8))[1]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 8))[2]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 8))[3]), "r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 8))[0]), "r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 8))[1]), "f"(((float *)(AB_warp_ptr + 24))[0]), "f"(((float *)(AB_warp_ptr + 24))[1]), "f"(((float *)(AB_warp_ptr + 24))[2]), "f"(((float *)(AB_warp_ptr + 24))[3]));
  }

  {
    __asm__ __volatile__(
      "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32"
      "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};\n"
      :  "=f"(((float *)(AB_warp_ptr + 28))[0]), "=f"(((float *)(AB_warp_ptr + 28))[1]), "=f"(((float *)(AB_warp_ptr + 28))[2]), "=f"(((float *)(AB_warp_ptr + 28))[3])
      : "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 8))[0]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 8))[1]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 8))[2]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 8))[3]), "r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 12))[0]), "r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 12))[1]), "f"(((float *)(AB_warp_ptr + 28))[0]), "f"(((float *)(AB_warp_ptr + 28))[1]), "f"(((float *)(AB_warp_ptr + 28))[2]), "f"(((float *)(AB_warp_ptr + 28))[3]));
  }

  {
    unsigned int addr = __cvta_generic_to_shared((&(((half*)buf_dyn_shmem_ptr)[0])) + (((((((k_0_0 + 1) & 3) * 2048) + ((((int)threadIdx.y) >> 1) * 1024)) + ((((int)threadIdx.x) & 15) * 32)) + (((((((int)threadIdx.x) & 1) * 4) + (((int)threadIdx.x) >> 4)) ^ ((((int)threadIdx.x) & 15) >> 1)) * 8)) - ((((int)threadIdx.x) & 1) * 32)));
    __asm__ __volatile__(
      "ldmatrix.sync.aligned.m8n8.x4.shared.b16"
      "{%0, %1, %2, %3}, [%4];\n"
      : "=r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 0))[0]), "=r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 0))[1]), "=r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 0))[2]), "=r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 0))[3])
      : "r"(addr)
    );
  }

  {
    unsigned int addr = __cvta_generic_to_shared((&(((half*)buf_dyn_shmem_ptr)[0])) + ((((((((k_0_0 + 1) & 3) * 2048) + ((((int)threadIdx.y) >> 1) * 1024)) + ((((int)threadIdx.x) & 15) * 32)) + (((((((int)threadIdx.x) & 1) * 4) + (((int)threadIdx.x) >> 4)) ^ ((((int)threadIdx.x) & 15) >> 1)) * 8)) + 512) - ((((int)threadIdx.x) & 1) * 32)));
    __asm__ __volatile__(
      "ldmatrix.sync.aligned.m8n8.x4.shared.b16"
      "{%0, %1, %2, %3}, [%4];\n"
      : "=r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 8))[0]), "=r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 8))[1]), "=r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 8))[2]), "=r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 8))[3])
      : "r"(addr)
    );
  }

  {
    unsigned int addr = __cvta_generic_to_shared((&(((half*)buf_dyn_shmem_ptr)[0])) + ((((((k_0_0 + 1) & 3) * 2048) + ((((int)threadIdx.x) & 15) * 64)) + (((((((int)threadIdx.y) & 1) * 4) + (((int)threadIdx.x) >> 4)) ^ (((int)threadIdx.x) & 7)) * 8)) + 8192));
    __asm__ __volatile__(
      "ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16"
      "{%0, %1, %2, %3}, [%4];\n"
      : "=r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 0))[0]), "=r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 0))[1]), "=r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 0))[2]), "=r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 0))[3])
      : "r"(addr)
    );
  }

  {
    unsigned int addr = __cvta_generic_to_shared((&(((half*)buf_dyn_shmem_ptr)[0])) + ((((((k_0_0 + 1) & 3) * 2048) + ((((int)threadIdx.x) & 15) * 64)) + ((((((((int)threadIdx.y) & 1) * 4) + (((int)threadIdx.x) >> 4)) + 2) ^ (((int)threadIdx.x) & 7)) * 8)) + 8192));
    __asm__ __volatile__(
      "ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16"
      "{%0, %1, %2, %3}, [%4];\n"
      : "=r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 8))[0]), "=r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 8))[1]), "=r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 8))[2]), "=r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 8))[3])
      : "r"(addr)
    );
  }

  {
    __asm__ __volatile__(
      "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32"
      "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};\n"
      :  "=f"(((float *)(AB_warp_ptr + 0))[0]), "=f"(((float *)(AB_warp_ptr + 0))[1]), "=f"(((float *)(AB_warp_ptr + 0))[2]), "=f"(((float *)(AB_warp_ptr + 0))[3])
      : "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 16))[0]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 16))[1]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 16))[2]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 16))[3]), "r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 16))[0]), "r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 16))[1]), "f"(((float *)(AB_warp_ptr + 0))[0]), "f"(((float *)(AB_warp_ptr + 0))[1]), "f"(((float *)(AB_warp_ptr + 0))[2]), "f"(((float *)(AB_warp_ptr + 0))[3]));
  }

  {
    __asm__ __volatile__(
      "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32"
      "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};\n"
      :  "=f"(((float *)(AB_warp_ptr + 4))[0]), "=f"(((float *)(AB_warp_ptr + 4))[1]), "=f"(((float *)(AB_warp_ptr + 4))[2]), "=f"(((float *)(AB_warp_ptr + 4))[3])
      : "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 16))[0]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 16))[1]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 16))[2]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 16))[3]), "r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 20))[0]), "r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 20))[1]), "f"(((float *)(AB_warp_ptr + 4))[0]), "f"(((float *)(AB_warp_ptr + 4))[1]), "f"(((float *)(AB_warp_ptr + 4))[2]), "f"(((float *)(AB_warp_ptr + 4))[3]));
  }

  {
    __asm__ __volatile__(
      "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32"
      "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};\n"
      :  "=f"(((float *)(AB_warp_ptr + 8))[0]), "=f"(((float *)(AB_warp_ptr + 8))[1]), "=f"(((float *)(AB_warp_ptr + 8))[2]), "=f"(((float *)(AB_warp_ptr + 8))[3])
      : "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 16))[0]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 16))[1]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 16))[2]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 16))[3]), "r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 24))[0]), "r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 24))[1]), "f"(((float *)(AB_warp_ptr + 8))[0]), "f"(((float *)(AB_warp_ptr + 8))[1]), "f"(((float *)(AB_warp_ptr + 8))[2]), "f"(((float *)(AB_warp_ptr + 8))[3]));
  }

  {
    __asm__ __volatile__(
      "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32"
      "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};\n"
      :  "=f"(((float *)(AB_warp_ptr + 12))[0]), "=f"(((float *)(AB_warp_ptr + 12))[1]), "=f"(((float *)(AB_warp_ptr + 12))[2]), "=f"(((float *)(AB_warp_ptr + 12))[3])
      : "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 16))[0]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 16))[1]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 16))[2]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 16))[3]), "r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 28))[0]), "r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 28))[1]), "f"(((float *)(AB_warp_ptr + 12))[0]), "f"(((float *)(AB_warp_ptr + 12))[1]), "f"(((float *)(AB_warp_ptr + 12))[2]), "f"(((float *)(AB_warp_ptr + 12))[3]));
  }

  {
    __asm__ __volatile__(
      "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32"
      "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};\n"
      :  "=f"(((float *)(AB_warp_ptr + 16))[0]), "=f"(((float *)(AB_warp_ptr + 16))[1]), "=f"(((float *)(AB_warp_ptr + 16))[2]), "=f"(((float *)(AB_warp_ptr + 16))[3])
      : "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 24))[0]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 24))[1]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 24))[2]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 24))[3]), "r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 16))[0]), "r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 16))[1]), "f"(((float *)(AB_warp_ptr + 16))[0]), "f"(((float *)(AB_warp_ptr + 16))[1]), "f"(((float *)(AB_warp_ptr + 16))[2]), "f"(((float *)(AB_warp_ptr + 16))[3]));
  }

  {
    __asm__ __volatile__(
      "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32"
      "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};\n"
      :  "=f"(((float *)(AB_warp_ptr + 20))[0]), "=f"(((float *)(AB_warp_ptr + 20))[1]), "=f"(((float *)(AB_warp_ptr + 20))[2]), "=f"(((float *)(AB_warp_ptr + 20))[3])
      : "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 24))[0]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 24))[1]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 24))[2]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 24))[3]), "r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 20))[0]), "r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 20))[1]), "f"(((float *)(AB_warp_ptr + 20))[0]), "f"(((float *)(AB_warp_ptr + 20))[1]), "f"(((float *)(AB_warp_ptr + 20))[2]), "f"(((float *)(AB_warp_ptr + 20))[3]));
  }

  {
    __asm__ __volatile__(
      "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32"
      "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};\n"
      :  "=f"(((float *)(AB_warp_ptr + 24))[0]), "=f"(((float *)(AB_warp_ptr + 24))[1]), "=f"(((float *)(AB_warp_ptr + 24))[2]), "=f"(((float *)(AB_warp_ptr + 24))[3])
      : "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 24))[0]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 24))[1]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 24))[2]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 24))[3]), "r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 24))[0]), "r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 24))[1]), "f"(((float *)(AB_warp_ptr + 24))[0]), "f"(((float *)(AB_warp_ptr + 24))[1]), "f"(((float *)(AB_warp_ptr + 24))[2]), "f"(((float *)(AB_warp_ptr + 24))[3]));
  }

  {
    __asm__ __volatile__(
      "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32"
      "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};\n"
      :  "=f"(((float *)(AB_warp_ptr + 28))[0]), "=f"(((float *)(AB_warp_ptr + 28))[1]), "=f"(((float *)(AB_warp_ptr + 28))[2]), "=f"(((float *)(AB_warp_ptr + 28))[3])
      : "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 24))[0]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 24))[1]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 24))[2]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 24))[3]), "r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 28))[0]), "r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 28))[1]), "f"(((float *)(AB_warp_ptr + 28))[0]), "f"(((float *)(AB_warp_ptr + 28))[1]), "f"(((float *)(AB_warp_ptr + 28))[2]), "f"(((float *)(AB_warp_ptr + 28))[3]));
  }
  }
  tvm_builtin_ptx_cp_async_wait_group_async_wait_group_1();
  __syncthreads();

  {
    unsigned int addr = __cvta_generic_to_shared((&(((half*)buf_dyn_shmem_ptr)[0])) + (((((((((int)threadIdx.y) >> 1) * 1024) + ((((int)threadIdx.x) & 15) * 32)) + ((((int)threadIdx.x) >> 4) * 8)) + (((((((((int)threadIdx.x) & 15) * 4) + (((int)threadIdx.x) >> 4)) + 2) & 7) ^ ((((int)threadIdx.x) & 15) >> 1)) * 8)) + 2064) - ((((((((int)threadIdx.x) & 15) * 4) + (((int)threadIdx.x) >> 4)) + 2) & 7) * 8)));
    __asm__ __volatile__(
      "ldmatrix.sync.aligned.m8n8.x4.shared.b16"
      "{%0, %1, %2, %3}, [%4];\n"
      : "=r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 16))[0]), "=r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 16))[1]), "=r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 16))[2]), "=r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 16))[3])
      : "r"(addr)
    );
  }

  {
    unsigned int addr = __cvta_generic_to_shared((&(((half*)buf_dyn_shmem_ptr)[0])) + (((((((((int)threadIdx.y) >> 1) * 1024) + ((((int)threadIdx.x) & 15) * 32)) + ((((int)threadIdx.x) >> 4) * 8)) + (((((((((int)threadIdx.x) & 15) * 4) + (((int)threadIdx.x) >> 4)) + 2) & 7) ^ ((((int)threadIdx.x) & 15) >> 1)) * 8)) + 2576) - ((((((((int)threadIdx.x) & 15) * 4) + (((int)threadIdx.x) >> 4)) + 2) & 7) * 8)));
    __asm__ __volatile__(
      "ldmatrix.sync.aligned.m8n8.x4.shared.b16"
      "{%0, %1, %2, %3}, [%4];\n"
      : "=r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 24))[0]), "=r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 24))[1]), "=r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 24))[2]), "=r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 24))[3])
      : "r"(addr)
    );
  }

  {
    unsigned int addr = __cvta_generic_to_shared((&(((half*)buf_dyn_shmem_ptr)[0])) + ((((((int)threadIdx.x) & 15) * 64) + (((((((int)threadIdx.y) & 1) * 4) + (((int)threadIdx.x) >> 4)) ^ (((int)threadIdx.x) & 7)) * 8)) + 11264));
    __asm__ __volatile__(
      "ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16"
      "{%0, %1, %2, %3}, [%4];\n"
      : "=r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 16))[0]), "=r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 16))[1]), "=r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 16))[2]), "=r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 16))[3])
      : "r"(addr)
    );
  }

  {
    unsigned int addr = __cvta_generic_to_shared((&(((half*)buf_dyn_shmem_ptr)[0])) + ((((((int)threadIdx.x) & 15) * 64) + ((((((((int)threadIdx.y) & 1) * 4) + (((int)threadIdx.x) >> 4)) + 2) ^ (((int)threadIdx.x) & 7)) * 8)) + 11264));
    __asm__ __volatile__(
      "ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16"
      "{%0, %1, %2, %3}, [%4];\n"
      : "=r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 24))[0]), "=r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 24))[1]), "=r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 24))[2]), "=r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 24))[3])
      : "r"(addr)
    );
  }

  {
    __asm__ __volatile__(
      "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32"
      "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};\n"
      :  "=f"(((float *)(AB_warp_ptr + 0))[0]), "=f"(((float *)(AB_warp_ptr + 0))[1]), "=f"(((float *)(AB_warp_ptr + 0))[2]), "=f"(((float *)(AB_warp_ptr + 0))[3])
      : "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 0))[0]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 0))[1]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 0))[2]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 0))[3]), "r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 0))[0]), "r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 0))[1]), "f"(((float *)(AB_warp_ptr + 0))[0]), "f"(((float *)(AB_warp_ptr + 0))[1]), "f"(((float *)(AB_warp_ptr + 0))[2]), "f"(((float *)(AB_warp_ptr + 0))[3]));
  }

  {
    __asm__ __volatile__(
      "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32"
      "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};\n"
      :  "=f"(((float *)(AB_warp_ptr + 4))[0]), "=f"(((float *)(AB_warp_ptr + 4))[1]), "=f"(((float *)(AB_warp_ptr + 4))[2]), "=f"(((float *)(AB_warp_ptr + 4))[3])
      : "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 0))[0]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 0))[1]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 0))[2]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 0))[3]), "r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 4))[0]), "r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 4))[1]), "f"(((float *)(AB_warp_ptr + 4))[0]), "f"(((float *)(AB_warp_ptr + 4))[1]), "f"(((float *)(AB_warp_ptr + 4))[2]), "f"(((float *)(AB_warp_ptr + 4))[3]));
  }

  {
    __asm__ __volatile__(
      "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32"
      "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};\n"
      :  "=f"(((float *)(AB_warp_ptr + 8))[0]), "=f"(((float *)(AB_warp_ptr + 8))[1]), "=f"(((float *)(AB_warp_ptr + 8))[2]), "=f"(((float *)(AB_warp_ptr + 8))[3])
      : "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 0))[0]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 0))[1]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 0))[2]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 0))[3]), "r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 8))[0]), "r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 8))[1]), "f"(((float *)(AB_warp_ptr + 8))[0]), "f"(((float *)(AB_warp_ptr + 8))[1]), "f"(((float *)(AB_warp_ptr + 8))[2]), "f"(((float *)(AB_warp_ptr + 8))[3]));
  }

  {
    __asm__ __volatile__(
      "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32"
      "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};\n"
      :  "=f"(((float *)(AB_warp_ptr + 12))[0]), "=f"(((float *)(AB_warp_ptr + 12))[1]), "=f"(((float *)(AB_warp_ptr + 12))[2]), "=f"(((float *)(AB_warp_ptr + 12))[3])
      : "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 0))[0]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 0))[1]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 0))[2]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 0))[3]), "r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 12))[0]), "r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 12))[1]), "f"(((float *)(AB_warp_ptr + 12))[0]), "f"(((float *)(AB_warp_ptr + 12))[1]), "f"(((float *)(AB_warp_ptr + 12))[2]), "f"(((float *)(AB_warp_ptr + 12))[3]));
  }

  {
    __asm__ __volatile__(
      "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32"
      "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};\n"
      :  "=f"(((float *)(AB_warp_ptr + 16))[0]), "=f"(((float *)(AB_warp_ptr + 16))[1]), "=f"(((float *)(AB_warp_ptr + 16))[2]), "=f"(((float *)(AB_warp_ptr + 16))[3])
      : "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 8))[0]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 8))[1]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 8))[2]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 8))[3]), "r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 0))[0]), "r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 0))[1]), "f"(((float *)(AB_warp_ptr + 16))[0]), "f"(((float *)(AB_warp_ptr + 16))[1]), "f"(((float *)(AB_warp_ptr + 16))[2]), "f"(((float *)(AB_warp_ptr + 16))[3]));
  }

  {
    __asm__ __volatile__(
      "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32"
      "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};\n"
      :  "=f"(((float *)(AB_warp_ptr + 20))[0]), "=f"(((float *)(AB_warp_ptr + 20))[1]), "=f"(((float *)(AB_warp_ptr + 20))[2]), "=f"(((float *)(AB_warp_ptr + 20))[3])
      : "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 8))[0]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 8))[1]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 8))[2]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 8))[3]), "r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 4))[0]), "r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 4))[1]), "f"(((float *)(AB_warp_ptr + 20))[0]), "f"(((float *)(AB_warp_ptr + 20))[1]), "f"(((float *)(AB_warp_ptr + 20))[2]), "f"(((float *)(AB_warp_ptr + 20))[3]));
  }

  {
    __asm__ __volatile__(
      "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32"
      "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};\n"
      :  "=f"(((float *)(AB_warp_ptr + 24))[0]), "=f"(((float *)(AB_warp_ptr + 24))[1]), "=f"(((float *)(AB_warp_ptr + 24))[2]), "=f"(((float *)(AB_warp_ptr + 24))[3])
      : "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 8))[0]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 8))[1]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 8))[2]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 8))[3]), "r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 8))[0]), "r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 8))[1]), "f"(((float *)(AB_warp_ptr + 24))[0]), "f"(((float *)(AB_warp_ptr + 24))[1]), "f"(((float *)(AB_warp_ptr + 24))[2]), "f"(((float *)(AB_warp_ptr + 24))[3]));
  }

  {
    __asm__ __volatile__(
      "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32"
      "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};\n"
      :  "=f"(((float *)(AB_warp_ptr + 28))[0]), "=f"(((float *)(AB_warp_ptr + 28))[1]), "=f"(((float *)(AB_warp_ptr + 28))[2]), "=f"(((float *)(AB_warp_ptr + 28))[3])
      : "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 8))[0]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 8))[1]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 8))[2]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 8))[3]), "r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 12))[0]), "r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 12))[1]), "f"(((float *)(AB_warp_ptr + 28))[0]), "f"(((float *)(AB_warp_ptr + 28))[1]), "f"(((float *)(AB_warp_ptr + 28))[2]), "f"(((float *)(AB_warp_ptr + 28))[3]));
  }

  {
    unsigned int addr = __cvta_generic_to_shared((&(((half*)buf_dyn_shmem_ptr)[0])) + ((((((((int)threadIdx.y) >> 1) * 1024) + ((((int)threadIdx.x) & 15) * 32)) + (((((((int)threadIdx.x) & 1) * 4) + (((int)threadIdx.x) >> 4)) ^ ((((int)threadIdx.x) & 15) >> 1)) * 8)) + 4096) - ((((int)threadIdx.x) & 1) * 32)));
    __asm__ __volatile__(
      "ldmatrix.sync.aligned.m8n8.x4.shared.b16"
      "{%0, %1, %2, %3}, [%4];\n"
      : "=r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 0))[0]), "=r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 0))[1]), "=r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 0))[2]), "=r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 0))[3])
      : "r"(addr)
    );
  }

  {
    unsigned int addr = __cvta_generic_to_shared((&(((half*)buf_dyn_shmem_ptr)[0])) + ((((((((int)threadIdx.y) >> 1) * 1024) + ((((int)threadIdx.x) & 15) * 32)) + (((((((int)threadIdx.x) & 1) * 4) + (((int)threadIdx.x) >> 4)) ^ ((((int)threadIdx.x) & 15) >> 1)) * 8)) + 4608) - ((((int)threadIdx.x) & 1) * 32)));
    __asm__ __volatile__(
      "ldmatrix.sync.aligned.m8n8.x4.shared.b16"
      "{%0, %1, %2, %3}, [%4];\n"
      : "=r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 8))[0]), "=r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 8))[1]), "=r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 8))[2]), "=r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 8))[3])
      : "r"(addr)
    );
  }

  {
    unsigned int addr = __cvta_generic_to_shared((&(((half*)buf_dyn_shmem_ptr)[0])) + ((((((int)threadIdx.x) & 15) * 64) + (((((((int)threadIdx.y) & 1) * 4) + (((int)threadIdx.x) >> 4)) ^ (((int)threadIdx.x) & 7)) * 8)) + 12288));
    __asm__ __volatile__(
      "ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16"
      "{%0, %1, %2, %3}, [%4];\n"
      : "=r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 0))[0]), "=r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 0))[1]), "=r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 0))[2]), "=r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 0))[3])
      : "r"(addr)
    );
  }

  {
    unsigned int addr = __cvta_generic_to_shared((&(((half*)buf_dyn_shmem_ptr)[0])) + ((((((int)threadIdx.x) & 15) * 64) + ((((((((int)threadIdx.y) & 1) * 4) + (((int)threadIdx.x) >> 4)) + 2) ^ (((int)threadIdx.x) & 7)) * 8)) + 12288));
    __asm__ __volatile__(
      "ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16"
      "{%0, %1, %2, %3}, [%4];\n"
      : "=r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 8))[0]), "=r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 8))[1]), "=r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 8))[2]), "=r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 8))[3])
      : "r"(addr)
    );
  }

  {
    __asm__ __volatile__(
      "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32"
      "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};\n"
      :  "=f"(((float *)(AB_warp_ptr + 0))[0]), "=f"(((float *)(AB_warp_ptr + 0))[1]), "=f"(((float *)(AB_warp_ptr + 0))[2]), "=f"(((float *)(AB_warp_ptr + 0))[3])
      : "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 16))[0]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 16))[1]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 16))[2]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 16))[3]), "r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 16))[0]), "r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 16))[1]), "f"(((float *)(AB_warp_ptr + 0))[0]), "f"(((float *)(AB_warp_ptr + 0))[1]), "f"(((float *)(AB_warp_ptr + 0))[2]), "f"(((float *)(AB_warp_ptr + 0))[3]));
  }

  {
    __asm__ __volatile__(
      "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32"
      "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};\n"
      :  "=f"(((float *)(AB_warp_ptr + 4))[0]), "=f"(((float *)(AB_warp_ptr + 4))[1]), "=f"(((float *)(AB_warp_ptr + 4))[2]), "=f"(((float *)(AB_warp_ptr + 4))[3])
      : "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 16))[0]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 16))[1]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 16))[2]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 16))[3]), "r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 20))[0]), "r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 20))[1]), "f"(((float *)(AB_warp_ptr + 4))[0]), "f"(((float *)(AB_warp_ptr + 4))[1]), "f"(((float *)(AB_warp_ptr + 4))[2]), "f"(((float *)(AB_warp_ptr + 4))[3]));
  }

  {
    __asm__ __volatile__(
      "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32"
      "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};\n"
      :  "=f"(((float *)(AB_warp_ptr + 8))[0]), "=f"(((float *)(AB_warp_ptr + 8))[1]), "=f"(((float *)(AB_warp_ptr + 8))[2]), "=f"(((float *)(AB_warp_ptr + 8))[3])
      : "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 16))[0]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 16))[1]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 16))[2]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 16))[3]), "r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 24))[0]), "r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 24))[1]), "f"(((float *)(AB_warp_ptr + 8))[0]), "f"(((float *)(AB_warp_ptr + 8))[1]), "f"(((float *)(AB_warp_ptr + 8))[2]), "f"(((float *)(AB_warp_ptr + 8))[3]));
  }

  {
    __asm__ __volatile__(
      "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32"
      "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};\n"
      :  "=f"(((float *)(AB_warp_ptr + 12))[0]), "=f"(((float *)(AB_warp_ptr + 12))[1]), "=f"(((float *)(AB_warp_ptr + 12))[2]), "=f"(((float *)(AB_warp_ptr + 12))[3])
      : "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 16))[0]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 16))[1]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 16))[2]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 16))[3]), "r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 28))[0]), "r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 28))[1]), "f"(((float *)(AB_warp_ptr + 12))[0]), "f"(((float *)(AB_warp_ptr + 12))[1]), "f"(((float *)(AB_warp_ptr + 12))[2]), "f"(((float *)(AB_warp_ptr + 12))[3]));
  }

  {
    __asm__ __volatile__(
      "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32"
      "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};\n"
      :  "=f"(((float *)(AB_warp_ptr + 16))[0]), "=f"(((float *)(AB_warp_ptr + 16))[1]), "=f"(((float *)(AB_warp_ptr + 16))[2]), "=f"(((float *)(AB_warp_ptr + 16))[3])
      : "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 24))[0]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 24))[1]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 24))[2]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 24))[3]), "r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 16))[0]), "r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 16))[1]), "f"(((float *)(AB_warp_ptr + 16))[0]), "f"(((float *)(AB_warp_ptr + 16))[1]), "f"(((float *)(AB_warp_ptr + 16))[2]), "f"(((float *)(AB_warp_ptr + 16))[3]));
  }

  {
    __asm__ __volatile__(
      "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32"
      "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};\n"
      :  "=f"(((float *)(AB_warp_ptr + 20))[0]), "=f"(((float *)(AB_warp_ptr + 20))[1]), "=f"(((float *)(AB_warp_ptr + 20))[2]), "=f"(((float *)(AB_warp_ptr + 20))[3])
      : "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 24))[0]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 24))[1]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 24))[2]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 24))[3]), "r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 20))[0]), "r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 20))[1]), "f"(((float *)(AB_warp_ptr + 20))[0]), "f"(((float *)(AB_warp_ptr + 20))[1]), "f"(((float *)(AB_warp_ptr + 20))[2]), "f"(((float *)(AB_warp_ptr + 20))[3]));
  }

  {
    __asm__ __volatile__(
      "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32"
      "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};\n"
      :  "=f"(((float *)(AB_warp_ptr + 24))[0]), "=f"(((float *)(AB_warp_ptr + 24))[1]), "=f"(((float *)(AB_warp_ptr + 24))[2]), "=f"(((float *)(AB_warp_ptr + 24))[3])
      : "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 24))[0]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 24))[1]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 24))[2]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 24))[3]), "r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 24))[0]), "r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 24))[1]), "f"(((float *)(AB_warp_ptr + 24))[0]), "f"(((float *)(AB_warp_ptr + 24))[1]), "f"(((float *)(AB_warp_ptr + 24))[2]), "f"(((float *)(AB_warp_ptr + 24))[3]));
  }

  {
    __asm__ __volatile__(
      "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32"
      "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};\n"
      :  "=f"(((float *)(AB_warp_ptr + 28))[0]), "=f"(((float *)(AB_warp_ptr + 28))[1]), "=f"(((float *)(AB_warp_ptr + 28))[2]), "=f"(((float *)(AB_warp_ptr + 28))[3])
      : "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 24))[0]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 24))[1]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 24))[2]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 24))[3]), "r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 28))[0]), "r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 28))[1]), "f"(((float *)(AB_warp_ptr + 28))[0]), "f"(((float *)(AB_warp_ptr + 28))[1]), "f"(((float *)(AB_warp_ptr + 28))[2]), "f"(((float *)(AB_warp_ptr + 28))[3]));
  }
  tvm_builtin_ptx_cp_async_wait_group_async_wait_group_0();
  __syncthreads();

  {
    unsigned int addr = __cvta_generic_to_shared((&(((half*)buf_dyn_shmem_ptr)[0])) + (((((((((int)threadIdx.y) >> 1) * 1024) + ((((int)threadIdx.x) & 15) * 32)) + ((((int)threadIdx.x) >> 4) * 8)) + (((((((((int)threadIdx.x) & 15) * 4) + (((int)threadIdx.x) >> 4)) + 2) & 7) ^ ((((int)threadIdx.x) & 15) >> 1)) * 8)) + 4112) - ((((((((int)threadIdx.x) & 15) * 4) + (((int)threadIdx.x) >> 4)) + 2) & 7) * 8)));
    __asm__ __volatile__(
      "ldmatrix.sync.aligned.m8n8.x4.shared.b16"
      "{%0, %1, %2, %3}, [%4];\n"
      : "=r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 16))[0]), "=r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 16))[1]), "=r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 16))[2]), "=r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 16))[3])
      : "r"(addr)
    );
  }

  {
    unsigned int addr = __cvta_generic_to_shared((&(((half*)buf_dyn_shmem_ptr)[0])) + (((((((((int)threadIdx.y) >> 1) * 1024) + ((((int)threadIdx.x) & 15) * 32)) + ((((int)threadIdx.x) >> 4) * 8)) + (((((((((int)threadIdx.x) & 15) * 4) + (((int)threadIdx.x) >> 4)) + 2) & 7) ^ ((((int)threadIdx.x) & 15) >> 1)) * 8)) + 4624) - ((((((((int)threadIdx.x) & 15) * 4) + (((int)threadIdx.x) >> 4)) + 2) & 7) * 8)));
    __asm__ __volatile__(
      "ldmatrix.sync.aligned.m8n8.x4.shared.b16"
      "{%0, %1, %2, %3}, [%4];\n"
      : "=r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 24))[0]), "=r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 24))[1]), "=r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 24))[2]), "=r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 24))[3])
      : "r"(addr)
    );
  }

  {
    unsigned int addr = __cvta_generic_to_shared((&(((half*)buf_dyn_shmem_ptr)[0])) + ((((((int)threadIdx.x) & 15) * 64) + (((((((int)threadIdx.y) & 1) * 4) + (((int)threadIdx.x) >> 4)) ^ (((int)threadIdx.x) & 7)) * 8)) + 13312));
    __asm__ __volatile__(
      "ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16"
      "{%0, %1, %2, %3}, [%4];\n"
      : "=r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 16))[0]), "=r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 16))[1]), "=r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 16))[2]), "=r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 16))[3])
      : "r"(addr)
    );
  }

  {
    unsigned int addr = __cvta_generic_to_shared((&(((half*)buf_dyn_shmem_ptr)[0])) + ((((((int)threadIdx.x) & 15) * 64) + ((((((((int)threadIdx.y) & 1) * 4) + (((int)threadIdx.x) >> 4)) + 2) ^ (((int)threadIdx.x) & 7)) * 8)) + 13312));
    __asm__ __volatile__(
      "ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16"
      "{%0, %1, %2, %3}, [%4];\n"
      : "=r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 24))[0]), "=r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 24))[1]), "=r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 24))[2]), "=r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 24))[3])
      : "r"(addr)
    );
  }

  {
    __asm__ __volatile__(
      "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32"
      "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};\n"
      :  "=f"(((float *)(AB_warp_ptr + 0))[0]), "=f"(((float *)(AB_warp_ptr + 0))[1]), "=f"(((float *)(AB_warp_ptr + 0))[2]), "=f"(((float *)(AB_warp_ptr + 0))[3])
      : "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 0))[0]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 0))[1]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 0))[2]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 0))[3]), "r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 0))[0]), "r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 0))[1]), "f"(((float *)(AB_warp_ptr + 0))[0]), "f"(((float *)(AB_warp_ptr + 0))[1]), "f"(((float *)(AB_warp_ptr + 0))[2]), "f"(((float *)(AB_warp_ptr + 0))[3]));
  }

  {
    __asm__ __volatile__(
      "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32"
      "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};\n"
      :  "=f"(((float *)(AB_warp_ptr + 4))[0]), "=f"(((float *)(AB_warp_ptr + 4))[1]), "=f"(((float *)(AB_warp_ptr + 4))[2]), "=f"(((float *)(AB_warp_ptr + 4))[3])
      : "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 0))[0]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 0))[1]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 0))[2]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 0))[3]), "r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 4))[0]), "r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 4))[1]), "f"(((float *)(AB_warp_ptr + 4))[0]), "f"(((float *)(AB_warp_ptr + 4))[1]), "f"(((float *)(AB_warp_ptr + 4))[2]), "f"(((float *)(AB_warp_ptr + 4))[3]));
  }

  {
    __asm__ __volatile__(
      "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32"
      "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};\n"
      :  "=f"(((float *)(AB_warp_ptr + 8))[0]), "=f"(((float *)(AB_warp_ptr + 8))[1]), "=f"(((float *)(AB_warp_ptr + 8))[2]), "=f"(((float *)(AB_warp_ptr + 8))[3])
      : "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 0))[0]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 0))[1]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 0))[2]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 0))[3]), "r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 8))[0]), "r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 8))[1]), "f"(((float *)(AB_warp_ptr + 8))[0]), "f"(((float *)(AB_warp_ptr + 8))[1]), "f"(((float *)(AB_warp_ptr + 8))[2]), "f"(((float *)(AB_warp_ptr + 8))[3]));
  }

  {
    __asm__ __volatile__(
      "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32"
      "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};\n"
      :  "=f"(((float *)(AB_warp_ptr + 12))[0]), "=f"(((float *)(AB_warp_ptr + 12))[1]), "=f"(((float *)(AB_warp_ptr + 12))[2]), "=f"(((float *)(AB_warp_ptr + 12))[3])
      : "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 0))[0]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 0))[1]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 0))[2]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 0))[3]), "r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 12))[0]), "r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 12))[1]), "f"(((float *)(AB_warp_ptr + 12))[0]), "f"(((float *)(AB_warp_ptr + 12))[1]), "f"(((float *)(AB_warp_ptr + 12))[2]), "f"(((float *)(AB_warp_ptr + 12))[3]));
  }

  {
    __asm__ __volatile__(
      "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32"
      "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};\n"
      :  "=f"(((float *)(AB_warp_ptr + 16))[0]), "=f"(((float *)(AB_warp_ptr + 16))[1]), "=f"(((float *)(AB_warp_ptr + 16))[2]), "=f"(((float *)(AB_warp_ptr + 16))[3])
      : "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 8))[0]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 8))[1]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 8))[2]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 8))[3]), "r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 0))[0]), "r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 0))[1]), "f"(((float *)(AB_warp_ptr + 16))[0]), "f"(((float *)(AB_warp_ptr + 16))[1]), "f"(((float *)(AB_warp_ptr + 16))[2]), "f"(((float *)(AB_warp_ptr + 16))[3]));
  }

  {
    __asm__ __volatile__(
      "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32"
      "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};\n"
      :  "=f"(((float *)(AB_warp_ptr + 20))[0]), "=f"(((float *)(AB_warp_ptr + 20))[1]), "=f"(((float *)(AB_warp_ptr + 20))[2]), "=f"(((float *)(AB_warp_ptr + 20))[3])
      : "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 8))[0]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 8))[1]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 8))[2]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 8))[3]), "r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 4))[0]), "r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 4))[1]), "f"(((float *)(AB_warp_ptr + 20))[0]), "f"(((float *)(AB_warp_ptr + 20))[1]), "f"(((float *)(AB_warp_ptr + 20))[2]), "f"(((float *)(AB_warp_ptr + 20))[3]));
  }

  {
    __asm__ __volatile__(
      "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32"
      "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};\n"
      :  "=f"(((float *)(AB_warp_ptr + 24))[0]), "=f"(((float *)(AB_warp_ptr + 24))[1]), "=f"(((float *)(AB_warp_ptr + 24))[2]), "=f"(((float *)(AB_warp_ptr + 24))[3])
      : "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 8))[0]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 8))[1]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 8))[2]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 8))[3]), "r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 8))[0]), "r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 8))[1]), "f"(((float *)(AB_warp_ptr + 24))[0]), "f"(((float *)(AB_warp_ptr + 24))[1]), "f"(((float *)(AB_warp_ptr + 24))[2]), "f"(((float *)(AB_warp_ptr + 24))[3]));
  }

  {
    __asm__ __volatile__(
      "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32"
      "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};\n"
      :  "=f"(((float *)(AB_warp_ptr + 28))[0]), "=f"(((float *)(AB_warp_ptr + 28))[1]), "=f"(((float *)(AB_warp_ptr + 28))[2]), "=f"(((float *)(AB_warp_ptr + 28))[3])
      : "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 8))[0]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 8))[1]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 8))[2]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 8))[3]), "r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 12))[0]), "r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 12))[1]), "f"(((float *)(AB_warp_ptr + 28))[0]), "f"(((float *)(AB_warp_ptr + 28))[1]), "f"(((float *)(AB_warp_ptr + 28))[2]), "f"(((float *)(AB_warp_ptr + 28))[3]));
  }

  {
    unsigned int addr = __cvta_generic_to_shared((&(((half*)buf_dyn_shmem_ptr)[0])) + ((((((((int)threadIdx.y) >> 1) * 1024) + ((((int)threadIdx.x) & 15) * 32)) + (((((((int)threadIdx.x) & 1) * 4) + (((int)threadIdx.x) >> 4)) ^ ((((int)threadIdx.x) & 15) >> 1)) * 8)) + 6144) - ((((int)threadIdx.x) & 1) * 32)));
    __asm__ __volatile__(
      "ldmatrix.sync.aligned.m8n8.x4.shared.b16"
      "{%0, %1, %2, %3}, [%4];\n"
      : "=r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 0))[0]), "=r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 0))[1]), "=r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 0))[2]), "=r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 0))[3])
      : "r"(addr)
    );
  }

  {
    unsigned int addr = __cvta_generic_to_shared((&(((half*)buf_dyn_shmem_ptr)[0])) + ((((((((int)threadIdx.y) >> 1) * 1024) + ((((int)threadIdx.x) & 15) * 32)) + (((((((int)threadIdx.x) & 1) * 4) + (((int)threadIdx.x) >> 4)) ^ ((((int)threadIdx.x) & 15) >> 1)) * 8)) + 6656) - ((((int)threadIdx.x) & 1) * 32)));
    __asm__ __volatile__(
      "ldmatrix.sync.aligned.m8n8.x4.shared.b16"
      "{%0, %1, %2, %3}, [%4];\n"
      : "=r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 8))[0]), "=r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 8))[1]), "=r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 8))[2]), "=r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 8))[3])
      : "r"(addr)
    );
  }

  {
    unsigned int addr = __cvta_generic_to_shared((&(((half*)buf_dyn_shmem_ptr)[0])) + ((((((int)threadIdx.x) & 15) * 64) + (((((((int)threadIdx.y) & 1) * 4) + (((int)threadIdx.x) >> 4)) ^ (((int)threadIdx.x) & 7)) * 8)) + 14336));
    __asm__ __volatile__(
      "ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16"
      "{%0, %1, %2, %3}, [%4];\n"
      : "=r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 0))[0]), "=r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 0))[1]), "=r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 0))[2]), "=r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 0))[3])
      : "r"(addr)
    );
  }

  {
    unsigned int addr = __cvta_generic_to_shared((&(((half*)buf_dyn_shmem_ptr)[0])) + ((((((int)threadIdx.x) & 15) * 64) + ((((((((int)threadIdx.y) & 1) * 4) + (((int)threadIdx.x) >> 4)) + 2) ^ (((int)threadIdx.x) & 7)) * 8)) + 14336));
    __asm__ __volatile__(
      "ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16"
      "{%0, %1, %2, %3}, [%4];\n"
      : "=r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 8))[0]), "=r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 8))[1]), "=r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 8))[2]), "=r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 8))[3])
      : "r"(addr)
    );
  }

  {
    __asm__ __volatile__(
      "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32"
      "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};\n"
      :  "=f"(((float *)(AB_warp_ptr + 0))[0]), "=f"(((float *)(AB_warp_ptr + 0))[1]), "=f"(((float *)(AB_warp_ptr + 0))[2]), "=f"(((float *)(AB_warp_ptr + 0))[3])
      : "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 16))[0]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 16))[1]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 16))[2]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 16))[3]), "r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 16))[0]), "r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 16))[1]), "f"(((float *)(AB_warp_ptr + 0))[0]), "f"(((float *)(AB_warp_ptr + 0))[1]), "f"(((float *)(AB_warp_ptr + 0))[2]), "f"(((float *)(AB_warp_ptr + 0))[3]));
  }

  {
    __asm__ __volatile__(
      "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32"
      "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};\n"
      :  "=f"(((float *)(AB_warp_ptr + 4))[0]), "=f"(((float *)(AB_warp_ptr + 4))[1]), "=f"(((float *)(AB_warp_ptr + 4))[2]), "=f"(((float *)(AB_warp_ptr + 4))[3])
      : "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 16))[0]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 16))[1]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 16))[2]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 16))[3]), "r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 20))[0]), "r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 20))[1]), "f"(((float *)(AB_warp_ptr + 4))[0]), "f"(((float *)(AB_warp_ptr + 4))[1]), "f"(((float *)(AB_warp_ptr + 4))[2]), "f"(((float *)(AB_warp_ptr + 4))[3]));
  }

  {
    __asm__ __volatile__(
      "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32"
      "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};\n"
      :  "=f"(((float *)(AB_warp_ptr + 8))[0]), "=f"(((float *)(AB_warp_ptr + 8))[1]), "=f"(((float *)(AB_warp_ptr + 8))[2]), "=f"(((float *)(AB_warp_ptr + 8))[3])
      : "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 16))[0]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 16))[1]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 16))[2]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 16))[3]), "r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 24))[0]), "r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 24))[1]), "f"(((float *)(AB_warp_ptr + 8))[0]), "f"(((float *)(AB_warp_ptr + 8))[1]), "f"(((float *)(AB_warp_ptr + 8))[2]), "f"(((float *)(AB_warp_ptr + 8))[3]));
  }

  {
    __asm__ __volatile__(
      "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32"
      "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};\n"
      :  "=f"(((float *)(AB_warp_ptr + 12))[0]), "=f"(((float *)(AB_warp_ptr + 12))[1]), "=f"(((float *)(AB_warp_ptr + 12))[2]), "=f"(((float *)(AB_warp_ptr + 12))[3])
      : "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 16))[0]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 16))[1]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 16))[2]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 16))[3]), "r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 28))[0]), "r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 28))[1]), "f"(((float *)(AB_warp_ptr + 12))[0]), "f"(((float *)(AB_warp_ptr + 12))[1]), "f"(((float *)(AB_warp_ptr + 12))[2]), "f"(((float *)(AB_warp_ptr + 12))[3]));
  }

  {
    __asm__ __volatile__(
      "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32"
      "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};\n"
      :  "=f"(((float *)(AB_warp_ptr + 16))[0]), "=f"(((float *)(AB_warp_ptr + 16))[1]), "=f"(((float *)(AB_warp_ptr + 16))[2]), "=f"(((float *)(AB_warp_ptr + 16))[3])
      : "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 24))[0]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 24))[1]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 24))[2]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 24))[3]), "r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 16))[0]), "r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 16))[1]), "f"(((float *)(AB_warp_ptr + 16))[0]), "f"(((float *)(AB_warp_ptr + 16))[1]), "f"(((float *)(AB_warp_ptr + 16))[2]), "f"(((float *)(AB_warp_ptr + 16))[3]));
  }

  {
    __asm__ __volatile__(
      "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32"
      "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};\n"
      :  "=f"(((float *)(AB_warp_ptr + 20))[0]), "=f"(((float *)(AB_warp_ptr + 20))[1]), "=f"(((float *)(AB_warp_ptr + 20))[2]), "=f"(((float *)(AB_warp_ptr + 20))[3])
      : "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 24))[0]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 24))[1]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 24))[2]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 24))[3]), "r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 20))[0]), "r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 20))[1]), "f"(((float *)(AB_warp_ptr + 20))[0]), "f"(((float *)(AB_warp_ptr + 20))[1]), "f"(((float *)(AB_warp_ptr + 20))[2]), "f"(((float *)(AB_warp_ptr + 20))[3]));
  }

  {
    __asm__ __volatile__(
      "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32"
      "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};\n"
      :  "=f"(((float *)(AB_warp_ptr + 24))[0]), "=f"(((float *)(AB_warp_ptr + 24))[1]), "=f"(((float *)(AB_warp_ptr + 24))[2]), "=f"(((float *)(AB_warp_ptr + 24))[3])
      : "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 24))[0]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 24))[1]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 24))[2]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 24))[3]), "r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 24))[0]), "r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 24))[1]), "f"(((float *)(AB_warp_ptr + 24))[0]), "f"(((float *)(AB_warp_ptr + 24))[1]), "f"(((float *)(AB_warp_ptr + 24))[2]), "f"(((float *)(AB_warp_ptr + 24))[3]));
  }

  {
    __asm__ __volatile__(
      "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32"
      "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};\n"
      :  "=f"(((float *)(AB_warp_ptr + 28))[0]), "=f"(((float *)(AB_warp_ptr + 28))[1]), "=f"(((float *)(AB_warp_ptr + 28))[2]), "=f"(((float *)(AB_warp_ptr + 28))[3])
      : "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 24))[0]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 24))[1]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 24))[2]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 24))[3]), "r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 28))[0]), "r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 28))[1]), "f"(((float *)(AB_warp_ptr + 28))[0]), "f"(((float *)(AB_warp_ptr + 28))[1]), "f"(((float *)(AB_warp_ptr + 28))[2]), "f"(((float *)(AB_warp_ptr + 28))[3]));
  }

  {
    unsigned int addr = __cvta_generic_to_shared((&(((half*)buf_dyn_shmem_ptr)[0])) + (((((((((int)threadIdx.y) >> 1) * 1024) + ((((int)threadIdx.x) & 15) * 32)) + ((((int)threadIdx.x) >> 4) * 8)) + (((((((((int)threadIdx.x) & 15) * 4) + (((int)threadIdx.x) >> 4)) + 2) & 7) ^ ((((int)threadIdx.x) & 15) >> 1)) * 8)) + 6160) - ((((((((int)threadIdx.x) & 15) * 4) + (((int)threadIdx.x) >> 4)) + 2) & 7) * 8)));
    __asm__ __volatile__(
      "ldmatrix.sync.aligned.m8n8.x4.shared.b16"
      "{%0, %1, %2, %3}, [%4];\n"
      : "=r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 16))[0]), "=r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 16))[1]), "=r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 16))[2]), "=r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 16))[3])
      : "r"(addr)
    );
  }

  {
    unsigned int addr = __cvta_generic_to_shared((&(((half*)buf_dyn_shmem_ptr)[0])) + (((((((((int)threadIdx.y) >> 1) * 1024) + ((((int)threadIdx.x) & 15) * 32)) + ((((int)threadIdx.x) >> 4) * 8)) + (((((((((int)threadIdx.x) & 15) * 4) + (((int)threadIdx.x) >> 4)) + 2) & 7) ^ ((((int)threadIdx.x) & 15) >> 1)) * 8)) + 6672) - ((((((((int)threadIdx.x) & 15) * 4) + (((int)threadIdx.x) >> 4)) + 2) & 7) * 8)));
    __asm__ __volatile__(
      "ldmatrix.sync.aligned.m8n8.x4.shared.b16"
      "{%0, %1, %2, %3}, [%4];\n"
      : "=r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 24))[0]), "=r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 24))[1]), "=r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 24))[2]), "=r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 24))[3])
      : "r"(addr)
    );
  }

  {
    unsigned int addr = __cvta_generic_to_shared((&(((half*)buf_dyn_shmem_ptr)[0])) + ((((((int)threadIdx.x) & 15) * 64) + (((((((int)threadIdx.y) & 1) * 4) + (((int)threadIdx.x) >> 4)) ^ (((int)threadIdx.x) & 7)) * 8)) + 15360));
    __asm__ __volatile__(
      "ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16"
      "{%0, %1, %2, %3}, [%4];\n"
      : "=r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 16))[0]), "=r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 16))[1]), "=r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 16))[2]), "=r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 16))[3])
      : "r"(addr)
    );
  }

  {
    unsigned int addr = __cvta_generic_to_shared((&(((half*)buf_dyn_shmem_ptr)[0])) + ((((((int)threadIdx.x) & 15) * 64) + ((((((((int)threadIdx.y) & 1) * 4) + (((int)threadIdx.x) >> 4)) + 2) ^ (((int)threadIdx.x) & 7)) * 8)) + 15360));
    __asm__ __volatile__(
      "ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16"
      "{%0, %1, %2, %3}, [%4];\n"
      : "=r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 24))[0]), "=r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 24))[1]), "=r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 24))[2]), "=r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 24))[3])
      : "r"(addr)
    );
  }

  {
    __asm__ __volatile__(
      "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32"
      "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};\n"
      :  "=f"(((float *)(AB_warp_ptr + 0))[0]), "=f"(((float *)(AB_warp_ptr + 0))[1]), "=f"(((float *)(AB_warp_ptr + 0))[2]), "=f"(((float *)(AB_warp_ptr + 0))[3])
      : "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 0))[0]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 0))[1]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 0))[2]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 0))[3]), "r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 0))[0]), "r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 0))[1]), "f"(((float *)(AB_warp_ptr + 0))[0]), "f"(((float *)(AB_warp_ptr + 0))[1]), "f"(((float *)(AB_warp_ptr + 0))[2]), "f"(((float *)(AB_warp_ptr + 0))[3]));
  }

  {
    __asm__ __volatile__(
      "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32"
      "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};\n"
      :  "=f"(((float *)(AB_warp_ptr + 4))[0]), "=f"(((float *)(AB_warp_ptr + 4))[1]), "=f"(((float *)(AB_warp_ptr + 4))[2]), "=f"(((float *)(AB_warp_ptr + 4))[3])
      : "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 0))[0]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 0))[1]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 0))[2]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 0))[3]), "r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 4))[0]), "r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 4))[1]), "f"(((float *)(AB_warp_ptr + 4))[0]), "f"(((float *)(AB_warp_ptr + 4))[1]), "f"(((float *)(AB_warp_ptr + 4))[2]), "f"(((float *)(AB_warp_ptr + 4))[3]));
  }

  {
    __asm__ __volatile__(
      "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32"
      "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};\n"
      :  "=f"(((float *)(AB_warp_ptr + 8))[0]), "=f"(((float *)(AB_warp_ptr + 8))[1]), "=f"(((float *)(AB_warp_ptr + 8))[2]), "=f"(((float *)(AB_warp_ptr + 8))[3])
      : "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 0))[0]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 0))[1]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 0))[2]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 0))[3]), "r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 8))[0]), "r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 8))[1]), "f"(((float *)(AB_warp_ptr + 8))[0]), "f"(((float *)(AB_warp_ptr + 8))[1]), "f"(((float *)(AB_warp_ptr + 8))[2]), "f"(((float *)(AB_warp_ptr + 8))[3]));
  }

  {
    __asm__ __volatile__(
      "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32"
      "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};\n"
      :  "=f"(((float *)(AB_warp_ptr + 12))[0]), "=f"(((float *)(AB_warp_ptr + 12))[1]), "=f"(((float *)(AB_warp_ptr + 12))[2]), "=f"(((float *)(AB_warp_ptr + 12))[3])
      : "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 0))[0]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 0))[1]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 0))[2]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 0))[3]), "r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 12))[0]), "r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 12))[1]), "f"(((float *)(AB_warp_ptr + 12))[0]), "f"(((float *)(AB_warp_ptr + 12))[1]), "f"(((float *)(AB_warp_ptr + 12))[2]), "f"(((float *)(AB_warp_ptr + 12))[3]));
  }

  {
    __asm__ __volatile__(
      "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32"
      "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};\n"
      :  "=f"(((float *)(AB_warp_ptr + 16))[0]), "=f"(((float *)(AB_warp_ptr + 16))[1]), "=f"(((float *)(AB_warp_ptr + 16))[2]), "=f"(((float *)(AB_warp_ptr + 16))[3])
      : "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 8))[0]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 8))[1]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 8))[2]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 8))[3]), "r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 0))[0]), "r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 0))[1]), "f"(((float *)(AB_warp_ptr + 16))[0]), "f"(((float *)(AB_warp_ptr + 16))[1]), "f"(((float *)(AB_warp_ptr + 16))[2]), "f"(((float *)(AB_warp_ptr + 16))[3]));
  }

  {
    __asm__ __volatile__(
      "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32"
      "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};\n"
      :  "=f"(((float *)(AB_warp_ptr + 20))[0]), "=f"(((float *)(AB_warp_ptr + 20))[1]), "=f"(((float *)(AB_warp_ptr + 20))[2]), "=f"(((float *)(AB_warp_ptr + 20))[3])
      : "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 8))[0]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 8))[1]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 8))[2]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 8))[3]), "r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 4))[0]), "r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 4))[1]), "f"(((float *)(AB_warp_ptr + 20))[0]), "f"(((float *)(AB_warp_ptr + 20))[1]), "f"(((float *)(AB_warp_ptr + 20))[2]), "f"(((float *)(AB_warp_ptr + 20))[3]));
  }

  {
    __asm__ __volatile__(
      "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32"
      "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};\n"
      :  "=f"(((float *)(AB_warp_ptr + 24))[0]), "=f"(((float *)(AB_warp_ptr + 24))[1]), "=f"(((float *)(AB_warp_ptr + 24))[2]), "=f"(((float *)(AB_warp_ptr + 24))[3])
      : "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 8))[0]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 8))[1]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 8))[2]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 8))[3]), "r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 8))[0]), "r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 8))[1]), "f"(((float *)(AB_warp_ptr + 24))[0]), "f"(((float *)(AB_warp_ptr + 24))[1]), "f"(((float *)(AB_warp_ptr + 24))[2]), "f"(((float *)(AB_warp_ptr + 24))[3]));
  }

  {
    __asm__ __volatile__(
      "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32"
      "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};\n"
      :  "=f"(((float *)(AB_warp_ptr + 28))[0]), "=f"(((float *)(AB_warp_ptr + 28))[1]), "=f"(((float *)(AB_warp_ptr + 28))[2]), "=f"(((float *)(AB_warp_ptr + 28))[3])
      : "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 8))[0]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 8))[1]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 8))[2]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 8))[3]), "r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 12))[0]), "r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 12))[1]), "f"(((float *)(AB_warp_ptr + 28))[0]), "f"(((float *)(AB_warp_ptr + 28))[1]), "f"(((float *)(AB_warp_ptr + 28))[2]), "f"(((float *)(AB_warp_ptr + 28))[3]));
  }

  {
    __asm__ __volatile__(
      "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32"
      "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};\n"
      :  "=f"(((float *)(AB_warp_ptr + 0))[0]), "=f"(((float *)(AB_warp_ptr + 0))[1]), "=f"(((float *)(AB_warp_ptr + 0))[2]), "=f"(((float *)(AB_warp_ptr + 0))[3])
      : "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 16))[0]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 16))[1]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 16))[2]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 16))[3]), "r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 16))[0]), "r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 16))[1]), "f"(((float *)(AB_warp_ptr + 0))[0]), "f"(((float *)(AB_warp_ptr + 0))[1]), "f"(((float *)(AB_warp_ptr + 0))[2]), "f"(((float *)(AB_warp_ptr + 0))[3]));
  }

  {
    __asm__ __volatile__(
      "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32"
      "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};\n"
      :  "=f"(((float *)(AB_warp_ptr + 4))[0]), "=f"(((float *)(AB_warp_ptr + 4))[1]), "=f"(((float *)(AB_warp_ptr + 4))[2]), "=f"(((float *)(AB_warp_ptr + 4))[3])
      : "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 16))[0]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 16))[1]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 16))[2]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 16))[3]), "r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 20))[0]), "r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 20))[1]), "f"(((float *)(AB_warp_ptr + 4))[0]), "f"(((float *)(AB_warp_ptr + 4))[1]), "f"(((float *)(AB_warp_ptr + 4))[2]), "f"(((float *)(AB_warp_ptr + 4))[3]));
  }

  {
    __asm__ __volatile__(
      "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32"
      "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};\n"
      :  "=f"(((float *)(AB_warp_ptr + 8))[0]), "=f"(((float *)(AB_warp_ptr + 8))[1]), "=f"(((float *)(AB_warp_ptr + 8))[2]), "=f"(((float *)(AB_warp_ptr + 8))[3])
      : "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 16))[0]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 16))[1]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 16))[2]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 16))[3]), "r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 24))[0]), "r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 24))[1]), "f"(((float *)(AB_warp_ptr + 8))[0]), "f"(((float *)(AB_warp_ptr + 8))[1]), "f"(((float *)(AB_warp_ptr + 8))[2]), "f"(((float *)(AB_warp_ptr + 8))[3]));
  }

  {
    __asm__ __volatile__(
      "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32"
      "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};\n"
      :  "=f"(((float *)(AB_warp_ptr + 12))[0]), "=f"(((float *)(AB_warp_ptr + 12))[1]), "=f"(((float *)(AB_warp_ptr + 12))[2]), "=f"(((float *)(AB_warp_ptr + 12))[3])
      : "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 16))[0]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 16))[1]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 16))[2]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 16))[3]), "r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 28))[0]), "r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 28))[1]), "f"(((float *)(AB_warp_ptr + 12))[0]), "f"(((float *)(AB_warp_ptr + 12))[1]), "f"(((float *)(AB_warp_ptr + 12))[2]), "f"(((float *)(AB_warp_ptr + 12))[3]));
  }

  {
    __asm__ __volatile__(
      "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32"
      "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};\n"
      :  "=f"(((float *)(AB_warp_ptr + 16))[0]), "=f"(((float *)(AB_warp_ptr + 16))[1]), "=f"(((float *)(AB_warp_ptr + 16))[2]), "=f"(((float *)(AB_warp_ptr + 16))[3])
      : "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 24))[0]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 24))[1]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 24))[2]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 24))[3]), "r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 16))[0]), "r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 16))[1]), "f"(((float *)(AB_warp_ptr + 16))[0]), "f"(((float *)(AB_warp_ptr + 16))[1]), "f"(((float *)(AB_warp_ptr + 16))[2]), "f"(((float *)(AB_warp_ptr + 16))[3]));
  }

  {
    __asm__ __volatile__(
      "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32"
      "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};\n"
      :  "=f"(((float *)(AB_warp_ptr + 20))[0]), "=f"(((float *)(AB_warp_ptr + 20))[1]), "=f"(((float *)(AB_warp_ptr + 20))[2]), "=f"(((float *)(AB_warp_ptr + 20))[3])
      : "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 24))[0]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 24))[1]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 24))[2]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 24))[3]), "r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 20))[0]), "r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 20))[1]), "f"(((float *)(AB_warp_ptr + 20))[0]), "f"(((float *)(AB_warp_ptr + 20))[1]), "f"(((float *)(AB_warp_ptr + 20))[2]), "f"(((float *)(AB_warp_ptr + 20))[3]));
  }

  {
    __asm__ __volatile__(
      "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32"
      "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};\n"
      :  "=f"(((float *)(AB_warp_ptr + 24))[0]), "=f"(((float *)(AB_warp_ptr + 24))[1]), "=f"(((float *)(AB_warp_ptr + 24))[2]), "=f"(((float *)(AB_warp_ptr + 24))[3])
      : "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 24))[0]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 24))[1]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 24))[2]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 24))[3]), "r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 24))[0]), "r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 24))[1]), "f"(((float *)(AB_warp_ptr + 24))[0]), "f"(((float *)(AB_warp_ptr + 24))[1]), "f"(((float *)(AB_warp_ptr + 24))[2]), "f"(((float *)(AB_warp_ptr + 24))[3]));
  }

  {
    __asm__ __volatile__(
      "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32"
      "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};\n"
      :  "=f"(((float *)(AB_warp_ptr + 28))[0]), "=f"(((float *)(AB_warp_ptr + 28))[1]), "=f"(((float *)(AB_warp_ptr + 28))[2]), "=f"(((float *)(AB_warp_ptr + 28))[3])
      : "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 24))[0]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 24))[1]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 24))[2]), "r"(((unsigned *)(A_reindex_shared_dyn_warp_ptr + 24))[3]), "r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 28))[0]), "r"(((unsigned *)(B_reindex_shared_dyn_warp_ptr + 28))[1]), "f"(((float *)(AB_warp_ptr + 28))[0]), "f"(((float *)(AB_warp_ptr + 28))[1]), "f"(((float *)(AB_warp_ptr + 28))[2]), "f"(((float *)(AB_warp_ptr + 28))[3]));
  }
  #pragma unroll
  for (int ax0_0 = 0; ax0_0 < 2; ++ax0_0) {
    #pragma unroll
    for (int ax1_0 = 0; ax1_0 < 2; ++ax1_0) {
      #pragma unroll
      for (int ax0_1 = 0; ax0_1 < 2; ++ax0_1) {
        #pragma unroll
        for (int ax1_1 = 0; ax1_1 < 2; ++ax1_1) {
          half2 __1;
          float2 v_ = *(float2*)(AB_warp_ptr + ((((ax0_0 * 16) + (ax1_0 * 8)) + (ax1_1 * 4)) + (ax0_1 * 2)));
          __1.x = (half)(v_.x);
          __1.y = (half)(v_.y);
          *(half2*)(C_ptr + (((((((((((((int)blockIdx.x) & 3) * 16384) + ((((int)threadIdx.y) >> 1) * 8192)) + (ax0_0 * 4096)) + (ax0_1 * 2048)) + ((((int)threadIdx.x) >> 2) * 256)) + ((((int)blockIdx.x) >> 2) * 64)) + ((((int)threadIdx.y) & 1) * 32)) + (ax1_0 * 16)) + (ax1_1 * 8)) + ((((int)threadIdx.x) & 3) * 2))) = __1;
        }
      }
    }
  }
}
