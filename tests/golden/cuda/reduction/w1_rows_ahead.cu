extern "C" __global__ void __launch_bounds__(128) main_kernel(float* __restrict__ X_ptr, int64_t* __restrict__ Y_ptr);
extern "C" __global__ void __launch_bounds__(128) main_kernel(float* __restrict__ X_ptr, int64_t* __restrict__ Y_ptr) {
  int warp_id_in_cta = __shfl_sync((uint)4294967295, (((int)threadIdx.y) >> 2), 0, 32);
  int block = ((int)blockIdx.x);
  int tx = ((int)threadIdx.x);
  int ty = ((int)threadIdx.y);
  alignas(64) float packs_ptr[8];
  alignas(64) int64_t mine_ptr[1];
  int cse_v3 = (((((int)blockIdx.x) * 768) + (((int)threadIdx.y) * 24)) + (((int)threadIdx.x) * 4));
  if (((int)threadIdx.x) < 6) {
    *(float4*)(packs_ptr + 0) = *(float4*)(X_ptr + (((((int)blockIdx.x) * 768) + (((int)threadIdx.y) * 24)) + (((int)threadIdx.x) * 4)));
  }
  int cse_v1 = ((((int)blockIdx.x) * 32) + ((int)threadIdx.y));
  if ((((((int)blockIdx.x) * 32) + ((int)threadIdx.y)) < 259) && (((int)threadIdx.x) < 6)) {
    *(float4*)(packs_ptr + 4) = *(float4*)(X_ptr + ((((((int)blockIdx.x) * 768) + (((int)threadIdx.y) * 24)) + (((int)threadIdx.x) * 4)) + 384));
  }
  mine_ptr[0] = (int64_t)(-9223372036854775807LL - 1LL);
  int64_t cse_v2 = (((int64_t)((int)threadIdx.x)) * (int64_t)4);
  if (((int)threadIdx.x) < 6) {
      float v_ = packs_ptr[0];
      float v__1 = packs_ptr[0];
      float v__2 = packs_ptr[0];
      float v__3 = packs_ptr[0];
    mine_ptr[0] = max(mine_ptr[0], (((((int64_t)((2139095040 < ((*(int *)(&(v_))) & 2147483647)) ? 2147483647 : (((*(int *)(&(v__1))) < 0) ? (0 - ((*(int *)(&(v__2))) & 2147483647)) : (*(int *)(&(v__3)))))) << (int64_t)32) + (int64_t)4294967295) - (((int64_t)((int)threadIdx.x)) * (int64_t)4)));
      float v__4 = packs_ptr[1];
      float v__5 = packs_ptr[1];
      float v__6 = packs_ptr[1];
      float v__7 = packs_ptr[1];
    mine_ptr[0] = max(mine_ptr[0], (((((int64_t)((2139095040 < ((*(int *)(&(v__4))) & 2147483647)) ? 2147483647 : (((*(int *)(&(v__5))) < 0) ? (0 - ((*(int *)(&(v__6))) & 2147483647)) : (*(int *)(&(v__7)))))) << (int64_t)32) + (int64_t)4294967294) - (((int64_t)((int)threadIdx.x)) * (int64_t)4)));
      float v__8 = packs_ptr[2];
      float v__9 = packs_ptr[2];
      float v__10 = packs_ptr[2];
      float v__11 = packs_ptr[2];
    mine_ptr[0] = max(mine_ptr[0], (((((int64_t)((2139095040 < ((*(int *)(&(v__8))) & 2147483647)) ? 2147483647 : (((*(int *)(&(v__9))) < 0) ? (0 - ((*(int *)(&(v__10))) & 2147483647)) : (*(int *)(&(v__11)))))) << (int64_t)32) + (int64_t)4294967293) - (((int64_t)((int)threadIdx.x)) * (int64_t)4)));
      float v__12 = packs_ptr[3];
      float v__13 = packs_ptr[3];
      float v__14 = packs_ptr[3];
      float v__15 = packs_ptr[3];
    mine_ptr[0] = max(mine_ptr[0], (((((int64_t)((2139095040 < ((*(int *)(&(v__12))) & 2147483647)) ? 2147483647 : (((*(int *)(&(v__13))) < 0) ? (0 - ((*(int *)(&(v__14))) & 2147483647)) : (*(int *)(&(v__15)))))) << (int64_t)32) + (int64_t)4294967292) - (((int64_t)((int)threadIdx.x)) * (int64_t)4)));
  }
  mine_ptr[0] = max(mine_ptr[0], __shfl_down_sync((uint)4294967295, mine_ptr[0], 4, 32));
  mine_ptr[0] = max(mine_ptr[0], __shfl_down_sync((uint)4294967295, mine_ptr[0], 2, 32));
  mine_ptr[0] = max(mine_ptr[0], __shfl_down_sync((uint)4294967295, mine_ptr[0], 1, 32));
  if (((int)threadIdx.x) == 0) {
    Y_ptr[((((int)blockIdx.x) * 32) + ((int)threadIdx.y))] = ((int64_t)4294967295 - (mine_ptr[0] & (int64_t)4294967295));
  }
  mine_ptr[0] = (int64_t)(-9223372036854775807LL - 1LL);
  if ((((((int)blockIdx.x) * 32) + ((int)threadIdx.y)) < 259) && (((int)threadIdx.x) < 6)) {
      float v__16 = packs_ptr[4];
      float v__17 = packs_ptr[4];
      float v__18 = packs_ptr[4];
      float v__19 = packs_ptr[4];
    mine_ptr[0] = max(mine_ptr[0], (((((int64_t)((2139095040 < ((*(int *)(&(v__16))) & 2147483647)) ? 2147483647 : (((*(int *)(&(v__17))) < 0) ? (0 - ((*(int *)(&(v__18))) & 2147483647)) : (*(int *)(&(v__19)))))) << (int64_t)32) + (int64_t)4294967295) - (((int64_t)((int)threadIdx.x)) * (int64_t)4)));
      float v__20 = packs_ptr[5];
      float v__21 = packs_ptr[5];
      float v__22 = packs_ptr[5];
      float v__23 = packs_ptr[5];
    mine_ptr[0] = max(mine_ptr[0], (((((int64_t)((2139095040 < ((*(int *)(&(v__20))) & 2147483647)) ? 2147483647 : (((*(int *)(&(v__21))) < 0) ? (0 - ((*(int *)(&(v__22))) & 2147483647)) : (*(int *)(&(v__23)))))) << (int64_t)32) + (int64_t)4294967294) - (((int64_t)((int)threadIdx.x)) * (int64_t)4)));
      float v__24 = packs_ptr[6];
      float v__25 = packs_ptr[6];
      float v__26 = packs_ptr[6];
      float v__27 = packs_ptr[6];
    mine_ptr[0] = max(mine_ptr[0], (((((int64_t)((2139095040 < ((*(int *)(&(v__24))) & 2147483647)) ? 2147483647 : (((*(int *)(&(v__25))) < 0) ? (0 - ((*(int *)(&(v__26))) & 2147483647)) : (*(int *)(&(v__27)))))) << (int64_t)32) + (int64_t)4294967293) - (((int64_t)((int)threadIdx.x)) * (int64_t)4)));
      float v__28 = packs_ptr[7];
      float v__29 = packs_ptr[7];
      float v__30 = packs_ptr[7];
      float v__31 = packs_ptr[7];
    mine_ptr[0] = max(mine_ptr[0], (((((int64_t)((2139095040 < ((*(int *)(&(v__28))) & 2147483647)) ? 2147483647 : (((*(int *)(&(v__29))) < 0) ? (0 - ((*(int *)(&(v__30))) & 2147483647)) : (*(int *)(&(v__31)))))) << (int64_t)32) + (int64_t)4294967292) - (((int64_t)((int)threadIdx.x)) * (int64_t)4)));
  }
  mine_ptr[0] = max(mine_ptr[0], __shfl_down_sync((uint)4294967295, mine_ptr[0], 4, 32));
  mine_ptr[0] = max(mine_ptr[0], __shfl_down_sync((uint)4294967295, mine_ptr[0], 2, 32));
  mine_ptr[0] = max(mine_ptr[0], __shfl_down_sync((uint)4294967295, mine_ptr[0], 1, 32));
  if ((((int)threadIdx.x) == 0) && (((((int)blockIdx.x) * 32) + ((int)threadIdx.y)) < 259)) {
    Y_ptr[(((((int)blockIdx.x) * 32) + ((int)threadIdx.y)) + 16)] = ((int64_t)4294967295 - (mine_ptr[0] & (int64_t)4294967295));
  }
}
