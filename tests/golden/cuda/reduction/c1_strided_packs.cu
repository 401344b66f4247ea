extern "C" __global__ void __launch_bounds__(64) main_kernel(float* __restrict__ X_flat_ptr, int64_t* __restrict__ left_ptr);
extern "C" __global__ void __launch_bounds__(1024) main_kernel_1(int64_t* __restrict__ Y_ptr, int64_t* __restrict__ left_ptr);
extern "C" __global__ void __launch_bounds__(64) main_kernel(float* __restrict__ X_flat_ptr, int64_t* __restrict__ left_ptr) {
  int warp_id_in_cta = __shfl_sync((uint)4294967295, (((int)threadIdx.x) >> 5), 0, 32);
  int block = ((int)blockIdx.x);
  int thread = ((int)threadIdx.x);
  alignas(64) int64_t mine_ptr[4];
  alignas(64) float pack_ptr[8];
  int cse_v1 = (((int)blockIdx.x) * 64);
  if (((((int)blockIdx.x) * 64) + ((int)threadIdx.x)) < 72) {
    mine_ptr[0] = (int64_t)(-9223372036854775807LL - 1LL);
    mine_ptr[1] = (int64_t)(-9223372036854775807LL - 1LL);
    mine_ptr[2] = (int64_t)(-9223372036854775807LL - 1LL);
    mine_ptr[3] = (int64_t)(-9223372036854775807LL - 1LL);
    int cse_v2 = (((int)blockIdx.x) * 256);
    int cse_v3 = (((int)threadIdx.x) * 4);
    int64_t cse_v9 = ((((int64_t)((int)blockIdx.x)) * (int64_t)256) + (((int64_t)((int)threadIdx.x)) * (int64_t)4));
    int64_t cse_v12 = (((((int64_t)((int)blockIdx.x)) * (int64_t)256) + (((int64_t)((int)threadIdx.x)) * (int64_t)4)) / (int64_t)6);
    int64_t cse_v17 = ((((((int64_t)((int)blockIdx.x)) * (int64_t)256) + (((int64_t)((int)threadIdx.x)) * (int64_t)4)) + (int64_t)1) / (int64_t)6);
    int64_t cse_v18 = ((((((int64_t)((int)blockIdx.x)) * (int64_t)256) + (((int64_t)((int)threadIdx.x)) * (int64_t)4)) + (int64_t)2) / (int64_t)6);
    int64_t cse_v19 = ((((((int64_t)((int)blockIdx.x)) * (int64_t)256) + (((int64_t)((int)threadIdx.x)) * (int64_t)4)) + (int64_t)3) / (int64_t)6);
    for (int g = 0; g < 15; ++g) {
      int cse_v8 = (((g * 576) + (((int)blockIdx.x) * 256)) + (((int)threadIdx.x) * 4));
      *(float4*)(pack_ptr + 0) = *(float4*)(X_flat_ptr + (((g * 576) + (((int)blockIdx.x) * 256)) + (((int)threadIdx.x) * 4)));
      *(float4*)(pack_ptr + 4) = *(float4*)(X_flat_ptr + ((((g * 576) + (((int)blockIdx.x) * 256)) + (((int)threadIdx.x) * 4)) + 288));
      int64_t cse_v4 = (((int64_t)g) * (int64_t)96);
        float v_ = pack_ptr[0];
        float v__1 = pack_ptr[0];
        float v__2 = pack_ptr[0];
        float v__3 = pack_ptr[0];
      mine_ptr[0] = max(mine_ptr[0], ((((((int64_t)((2139095040 < ((*(int *)(&(v_))) & 2147483647)) ? 2147483647 : (((*(int *)(&(v__1))) < 0) ? (0 - ((*(int *)(&(v__2))) & 2147483647)) : (*(int *)(&(v__3)))))) << (int64_t)32) + (int64_t)4294967295) - (((((int64_t)((int)blockIdx.x)) * (int64_t)256) + (((int64_t)((int)threadIdx.x)) * (int64_t)4)) / (int64_t)6)) - (((int64_t)g) * (int64_t)96)));
        float v__4 = pack_ptr[1];
        float v__5 = pack_ptr[1];
        float v__6 = pack_ptr[1];
        float v__7 = pack_ptr[1];
      mine_ptr[1] = max(mine_ptr[1], ((((((int64_t)((2139095040 < ((*(int *)(&(v__4))) & 2147483647)) ? 2147483647 : (((*(int *)(&(v__5))) < 0) ? (0 - ((*(int *)(&(v__6))) & 2147483647)) : (*(int *)(&(v__7)))))) << (int64_t)32) + (int64_t)4294967295) - ((((((int64_t)((int)blockIdx.x)) * (int64_t)256) + (((int64_t)((int)threadIdx.x)) * (int64_t)4)) + (int64_t)1) / (int64_t)6)) - (((int64_t)g) * (int64_t)96)));
        float v__8 = pack_ptr[2];
        float v__9 = pack_ptr[2];
        float v__10 = pack_ptr[2];
        float v__11 = pack_ptr[2];
      mine_ptr[2] = max(mine_ptr[2], ((((((int64_t)((2139095040 < ((*(int *)(&(v__8))) & 2147483647)) ? 2147483647 : (((*(int *)(&(v__9))) < 0) ? (0 - ((*(int *)(&(v__10))) & 2147483647)) : (*(int *)(&(v__11)))))) << (int64_t)32) + (int64_t)4294967295) - ((((((int64_t)((int)blockIdx.x)) * (int64_t)256) + (((int64_t)((int)threadIdx.x)) * (int64_t)4)) + (int64_t)2) / (int64_t)6)) - (((int64_t)g) * (int64_t)96)));
        float v__12 = pack_ptr[3];
        float v__13 = pack_ptr[3];
        float v__14 = pack_ptr[3];
        float v__15 = pack_ptr[3];
      mine_ptr[3] = max(mine_ptr[3], ((((((int64_t)((2139095040 < ((*(int *)(&(v__12))) & 2147483647)) ? 2147483647 : (((*(int *)(&(v__13))) < 0) ? (0 - ((*(int *)(&(v__14))) & 2147483647)) : (*(int *)(&(v__15)))))) << (int64_t)32) + (int64_t)4294967295) - ((((((int64_t)((int)blockIdx.x)) * (int64_t)256) + (((int64_t)((int)threadIdx.x)) * (int64_t)4)) + (int64_t)3) / (int64_t)6)) - (((int64_t)g) * (int64_t)96)));
        float v__16 = pack_ptr[4];
        float v__17 = pack_ptr[4];
        float v__18 = pack_ptr[4];
        float v__19 = pack_ptr[4];
      mine_ptr[0] = max(mine_ptr[0], ((((((int64_t)((2139095040 < ((*(int *)(&(v__16))) & 2147483647)) ? 2147483647 : (((*(int *)(&(v__17))) < 0) ? (0 - ((*(int *)(&(v__18))) & 2147483647)) : (*(int *)(&(v__19)))))) << (int64_t)32) + (int64_t)4294967247) - (((((int64_t)((int)blockIdx.x)) * (int64_t)256) + (((int64_t)((int)threadIdx.x)) * (int64_t)4)) / (int64_t)6)) - (((int64_t)g) * (int64_t)96)));
        float v__20 = pack_ptr[5];
        float v__21 = pack_ptr[5];
        float v__22 = pack_ptr[5];
        float v__23 = pack_ptr[5];
      mine_ptr[1] = max(mine_ptr[1], ((((((int64_t)((2139095040 < ((*(int *)(&(v__20))) & 2147483647)) ? 2147483647 : (((*(int *)(&(v__21))) < 0) ? (0 - ((*(int *)(&(v__22))) & 2147483647)) : (*(int *)(&(v__23)))))) << (int64_t)32) + (int64_t)4294967247) - ((((((int64_t)((int)blockIdx.x)) * (int64_t)256) + (((int64_t)((int)threadIdx.x)) * (int64_t)4)) + (int64_t)1) / (int64_t)6)) - (((int64_t)g) * (int64_t)96)));
        float v__24 = pack_ptr[6];
        float v__25 = pack_ptr[6];
        float v__26 = pack_ptr[6];
        float v__27 = pack_ptr[6];
      mine_ptr[2] = max(mine_ptr[2], ((((((int64_t)((2139095040 < ((*(int *)(&(v__24))) & 2147483647)) ? 2147483647 : (((*(int *)(&(v__25))) < 0) ? (0 - ((*(int *)(&(v__26))) & 2147483647)) : (*(int *)(&(v__27)))))) << (int64_t)32) + (int64_t)4294967247) - ((((((int64_t)((int)blockIdx.x)) * (int64_t)256) + (((int64_t)((int)threadIdx.x)) * (int64_t)4)) + (int64_t)2) / (int64_t)6)) - (((int64_t)g) * (int64_t)96)));
        float v__28 = pack_ptr[7];
        float v__29 = pack_ptr[7];
        float v__30 = pack_ptr[7];
        float v__31 = pack_ptr[7];
      mine_ptr[3] = max(mine_ptr[3], ((((((int64_t)((2139095040 < ((*(int *)(&(v__28))) & 2147483647)) ? 2147483647 : (((*(int *)(&(v__29))) < 0) ? (0 - ((*(int *)(&(v__30))) & 2147483647)) : (*(int *)(&(v__31)))))) << (int64_t)32) + (int64_t)4294967247) - ((((((int64_t)((int)blockIdx.x)) * (int64_t)256) + (((int64_t)((int)threadIdx.x)) * (int64_t)4)) + (int64_t)3) / (int64_t)6)) - (((int64_t)g) * (int64_t)96)));
    }
    for (int s = 0; s < 2; ++s) {
      int64_t cse_v5 = (((int64_t)s) * (int64_t)48);
      int cse_v10 = (((s * 72) + (((int)blockIdx.x) * 64)) + ((int)threadIdx.x));
      int cse_v11 = (((s * 288) + (((int)blockIdx.x) * 256)) + (((int)threadIdx.x) * 4));
      if ((((s * 72) + (((int)blockIdx.x) * 64)) + ((int)threadIdx.x)) < 90) {
        int cse_v13 = ((((s * 288) + (((int)blockIdx.x) * 256)) + (((int)threadIdx.x) * 4)) + 8640);
          float v__32 = X_flat_ptr[((((s * 288) + (((int)blockIdx.x) * 256)) + (((int)threadIdx.x) * 4)) + 8640)];
          float v__33 = X_flat_ptr[((((s * 288) + (((int)blockIdx.x) * 256)) + (((int)threadIdx.x) * 4)) + 8640)];
          float v__34 = X_flat_ptr[((((s * 288) + (((int)blockIdx.x) * 256)) + (((int)threadIdx.x) * 4)) + 8640)];
          float v__35 = X_flat_ptr[((((s * 288) + (((int)blockIdx.x) * 256)) + (((int)threadIdx.x) * 4)) + 8640)];
        mine_ptr[0] = max(mine_ptr[0], ((((((int64_t)((2139095040 < ((*(int *)(&(v__32))) & 2147483647)) ? 2147483647 : (((*(int *)(&(v__33))) < 0) ? (0 - ((*(int *)(&(v__34))) & 2147483647)) : (*(int *)(&(v__35)))))) << (int64_t)32) + (int64_t)4294965855) - (((((int64_t)((int)blockIdx.x)) * (int64_t)256) + (((int64_t)((int)threadIdx.x)) * (int64_t)4)) / (int64_t)6)) - (((int64_t)s) * (int64_t)48)));
      }
      if ((((s * 72) + (((int)blockIdx.x) * 64)) + ((int)threadIdx.x)) < 90) {
        int cse_v14 = ((((s * 288) + (((int)blockIdx.x) * 256)) + (((int)threadIdx.x) * 4)) + 8641);
          float v__36 = X_flat_ptr[((((s * 288) + (((int)blockIdx.x) * 256)) + (((int)threadIdx.x) * 4)) + 8641)];
          float v__37 = X_flat_ptr[((((s * 288) + (((int)blockIdx.x) * 256)) + (((int)threadIdx.x) * 4)) + 8641)];
          float v__38 = X_flat_ptr[((((s * 288) + (((int)blockIdx.x) * 256)) + (((int)threadIdx.x) * 4)) + 8641)];
          float v__39 = X_flat_ptr[((((s * 288) + (((int)blockIdx.x) * 256)) + (((int)threadIdx.x) * 4)) + 8641)];
        mine_ptr[1] = max(mine_ptr[1], ((((((int64_t)((2139095040 < ((*(int *)(&(v__36))) & 2147483647)) ? 2147483647 : (((*(int *)(&(v__37))) < 0) ? (0 - ((*(int *)(&(v__38))) & 2147483647)) : (*(int *)(&(v__39)))))) << (int64_t)32) + (int64_t)4294965855) - ((((((int64_t)((int)blockIdx.x)) * (int64_t)256) + (((int64_t)((int)threadIdx.x)) * (int64_t)4)) + (int64_t)1) / (int64_t)6)) - (((int64_t)s) * (int64_t)48)));
      }
      if ((((s * 72) + (((int)blockIdx.x) * 64)) + ((int)threadIdx.x)) < 90) {
        int cse_v15 = ((((s * 288) + (((int)blockIdx.x) * 256)) + (((int)threadIdx.x) * 4)) + 8642);
          float v__40 = X_flat_ptr[((((s * 288) + (((int)blockIdx.x) * 256)) + (((int)threadIdx.x) * 4)) + 8642)];
          float v__41 = X_flat_ptr[((((s * 288) + (((int)blockIdx.x) * 256)) + (((int)threadIdx.x) * 4)) + 8642)];
          float v__42 = X_flat_ptr[((((s * 288) + (((int)blockIdx.x) * 256)) + (((int)threadIdx.x) * 4)) + 8642)];
          float v__43 = X_flat_ptr[((((s * 288) + (((int)blockIdx.x) * 256)) + (((int)threadIdx.x) * 4)) + 8642)];
        mine_ptr[2] = max(mine_ptr[2], ((((((int64_t)((2139095040 < ((*(int *)(&(v__40))) & 2147483647)) ? 2147483647 : (((*(int *)(&(v__41))) < 0) ? (0 - ((*(int *)(&(v__42))) & 2147483647)) : (*(int *)(&(v__43)))))) << (int64_t)32) + (int64_t)4294965855) - ((((((int64_t)((int)blockIdx.x)) * (int64_t)256) + (((int64_t)((int)threadIdx.x)) * (int64_t)4)) + (int64_t)2) / (int64_t)6)) - (((int64_t)s) * (int64_t)48)));
      }
      if ((((s * 72) + (((int)blockIdx.x) * 64)) + ((int)threadIdx.x)) < 90) {
        int cse_v16 = ((((s * 288) + (((int)blockIdx.x) * 256)) + (((int)threadIdx.x) * 4)) + 8643);
          float v__44 = X_flat_ptr[((((s * 288) + (((int)blockIdx.x) * 256)) + (((int)threadIdx.x) * 4)) + 8643)];
          float v__45 = X_flat_ptr[((((s * 288) + (((int)blockIdx.x) * 256)) + (((int)threadIdx.x) * 4)) + 8643)];
          float v__46 = X_flat_ptr[((((s * 288) + (((int)blockIdx.x) * 256)) + (((int)threadIdx.x) * 4)) + 8643)];
          float v__47 = X_flat_ptr[((((s * 288) + (((int)blockIdx.x) * 256)) + (((int)threadIdx.x) * 4)) + 8643)];
        mine_ptr[3] = max(mine_ptr[3], ((((((int64_t)((2139095040 < ((*(int *)(&(v__44))) & 2147483647)) ? 2147483647 : (((*(int *)(&(v__45))) < 0) ? (0 - ((*(int *)(&(v__46))) & 2147483647)) : (*(int *)(&(v__47)))))) << (int64_t)32) + (int64_t)4294965855) - ((((((int64_t)((int)blockIdx.x)) * (int64_t)256) + (((int64_t)((int)threadIdx.x)) * (int64_t)4)) + (int64_t)3) / (int64_t)6)) - (((int64_t)s) * (int64_t)48)));
      }
    }
    int cse_v6 = ((((int)blockIdx.x) * 256) + (((int)threadIdx.x) * 4));
    left_ptr[((((int)blockIdx.x) * 256) + (((int)threadIdx.x) * 4))] = mine_ptr[0];
    left_ptr[(((((int)blockIdx.x) * 256) + (((int)threadIdx.x) * 4)) + 1)] = mine_ptr[1];
    left_ptr[(((((int)blockIdx.x) * 256) + (((int)threadIdx.x) * 4)) + 2)] = mine_ptr[2];
    left_ptr[(((((int)blockIdx.x) * 256) + (((int)threadIdx.x) * 4)) + 3)] = mine_ptr[3];
  }
}

extern "C" __global__ void __launch_bounds__(1024) main_kernel_1(int64_t* __restrict__ Y_ptr, int64_t* __restrict__ left_ptr) {
  int warp_id_in_cta = __shfl_sync((uint)4294967295, ((int)threadIdx.y), 0, 32);
  int block = 0;
  int tx = ((int)threadIdx.x);
  int ty = ((int)threadIdx.y);
  __shared__ alignas(64) int64_t shared_ptr[1024];
  alignas(64) int64_t mine_ptr[1];
  mine_ptr[0] = (int64_t)(-9223372036854775807LL - 1LL);
  if (((int)threadIdx.x) < 6) {
    for (int r = 0; r < 2; ++r) {
      if (((r * 32) + ((int)threadIdx.y)) < 48) {
        mine_ptr[0] = max(mine_ptr[0], left_ptr[(((r * 192) + (((int)threadIdx.y) * 6)) + ((int)threadIdx.x))]);
      }
    }
  }
  int cse_v7 = ((((int)threadIdx.y) * 32) + ((int)threadIdx.x));
  shared_ptr[((((int)threadIdx.y) * 32) + ((int)threadIdx.x))] = mine_ptr[0];
  tvm_builtin_cuda_cta_sync();
  if (((int)threadIdx.y) < 16) {
    shared_ptr[((((int)threadIdx.y) * 32) + ((int)threadIdx.x))] = max(shared_ptr[((((int)threadIdx.y) * 32) + ((int)threadIdx.x))], shared_ptr[(((((int)threadIdx.y) * 32) + ((int)threadIdx.x)) + 512)]);
  }
  tvm_builtin_cuda_cta_sync();
  if (((int)threadIdx.y) < 8) {
    shared_ptr[((((int)threadIdx.y) * 32) + ((int)threadIdx.x))] = max(shared_ptr[((((int)threadIdx.y) * 32) + ((int)threadIdx.x))], shared_ptr[(((((int)threadIdx.y) * 32) + ((int)threadIdx.x)) + 256)]);
  }
  tvm_builtin_cuda_cta_sync();
  if (((int)threadIdx.y) < 4) {
    shared_ptr[((((int)threadIdx.y) * 32) + ((int)threadIdx.x))] = max(shared_ptr[((((int)threadIdx.y) * 32) + ((int)threadIdx.x))], shared_ptr[(((((int)threadIdx.y) * 32) + ((int)threadIdx.x)) + 128)]);
  }
  tvm_builtin_cuda_cta_sync();
  if (((int)threadIdx.y) < 2) {
    shared_ptr[((((int)threadIdx.y) * 32) + ((int)threadIdx.x))] = max(shared_ptr[((((int)threadIdx.y) * 32) + ((int)threadIdx.x))], shared_ptr[(((((int)threadIdx.y) * 32) + ((int)threadIdx.x)) + 64)]);
  }
  tvm_builtin_cuda_cta_sync();
  if (((int)threadIdx.y) < 1) {
    shared_ptr[((((int)threadIdx.y) * 32) + ((int)threadIdx.x))] = max(shared_ptr[((((int)threadIdx.y) * 32) + ((int)threadIdx.x))], shared_ptr[(((((int)threadIdx.y) * 32) + ((int)threadIdx.x)) + 32)]);
  }
  tvm_builtin_cuda_cta_sync();
  if ((((int)threadIdx.y) == 0) && (((int)threadIdx.x) < 6)) {
    Y_ptr[((int)threadIdx.x)] = ((int64_t)4294967295 - (shared_ptr[((int)threadIdx.x)] & (int64_t)4294967295));
  }
}
