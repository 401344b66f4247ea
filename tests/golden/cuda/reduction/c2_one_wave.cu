extern "C" __global__ void __launch_bounds__(64, 1) main_kernel(float* __restrict__ X_flat_ptr, int64_t* __restrict__ left_ptr);
extern "C" __global__ void __launch_bounds__(1024) main_kernel_1(int64_t* __restrict__ Y_ptr, int64_t* __restrict__ left_ptr);
extern "C" __global__ void __launch_bounds__(64, 1) main_kernel(float* __restrict__ X_flat_ptr, int64_t* __restrict__ left_ptr) {
  int warp_id_in_cta = __shfl_sync((uint)4294967295, (((int)threadIdx.x) >> 5), 0, 32);
  int block = ((int)blockIdx.x);
  int thread = ((int)threadIdx.x);
  alignas(64) int mine_ptr[4];
  alignas(64) int found_ptr[4];
  alignas(64) int order_ptr[1];
  alignas(64) float pack_ptr[8];
  mine_ptr[0] = -2147483648;
  found_ptr[0] = 0;
  mine_ptr[1] = -2147483648;
  found_ptr[1] = 0;
  mine_ptr[2] = -2147483648;
  found_ptr[2] = 0;
  mine_ptr[3] = -2147483648;
  found_ptr[3] = 0;
  int cse_v1 = ((((int)blockIdx.x) * 64) + ((int)threadIdx.x));
  int cse_v2 = ((((int)blockIdx.x) * 256) + (((int)threadIdx.x) * 4));
  if (((((int)blockIdx.x) * 64) + ((int)threadIdx.x)) < 225) {
    *(float4*)(pack_ptr + 0) = *(float4*)(X_flat_ptr + ((((int)blockIdx.x) * 256) + (((int)threadIdx.x) * 4)));
    *(float4*)(pack_ptr + 4) = *(float4*)(X_flat_ptr + (((((int)blockIdx.x) * 256) + (((int)threadIdx.x) * 4)) + 900));
      float v_ = pack_ptr[0];
      float v__1 = pack_ptr[0];
      float v__2 = pack_ptr[0];
      float v__3 = pack_ptr[0];
    order_ptr[0] = ((2139095040 < ((*(int *)(&(v_))) & 2147483647)) ? 2147483647 : (((*(int *)(&(v__1))) < 0) ? (0 - ((*(int *)(&(v__2))) & 2147483647)) : (*(int *)(&(v__3)))));
    found_ptr[0] = ((mine_ptr[0] < order_ptr[0]) ? 0 : found_ptr[0]);
    mine_ptr[0] = max(order_ptr[0], mine_ptr[0]);
      float v__4 = pack_ptr[1];
      float v__5 = pack_ptr[1];
      float v__6 = pack_ptr[1];
      float v__7 = pack_ptr[1];
    order_ptr[0] = ((2139095040 < ((*(int *)(&(v__4))) & 2147483647)) ? 2147483647 : (((*(int *)(&(v__5))) < 0) ? (0 - ((*(int *)(&(v__6))) & 2147483647)) : (*(int *)(&(v__7)))));
    found_ptr[1] = ((mine_ptr[1] < order_ptr[0]) ? 0 : found_ptr[1]);
    mine_ptr[1] = max(order_ptr[0], mine_ptr[1]);
      float v__8 = pack_ptr[2];
      float v__9 = pack_ptr[2];
      float v__10 = pack_ptr[2];
      float v__11 = pack_ptr[2];
    order_ptr[0] = ((2139095040 < ((*(int *)(&(v__8))) & 2147483647)) ? 2147483647 : (((*(int *)(&(v__9))) < 0) ? (0 - ((*(int *)(&(v__10))) & 2147483647)) : (*(int *)(&(v__11)))));
    found_ptr[2] = ((mine_ptr[2] < order_ptr[0]) ? 0 : found_ptr[2]);
    mine_ptr[2] = max(order_ptr[0], mine_ptr[2]);
      float v__12 = pack_ptr[3];
      float v__13 = pack_ptr[3];
      float v__14 = pack_ptr[3];
      float v__15 = pack_ptr[3];
    order_ptr[0] = ((2139095040 < ((*(int *)(&(v__12))) & 2147483647)) ? 2147483647 : (((*(int *)(&(v__13))) < 0) ? (0 - ((*(int *)(&(v__14))) & 2147483647)) : (*(int *)(&(v__15)))));
    found_ptr[3] = ((mine_ptr[3] < order_ptr[0]) ? 0 : found_ptr[3]);
    mine_ptr[3] = max(order_ptr[0], mine_ptr[3]);
      float v__16 = pack_ptr[4];
      float v__17 = pack_ptr[4];
      float v__18 = pack_ptr[4];
      float v__19 = pack_ptr[4];
    order_ptr[0] = ((2139095040 < ((*(int *)(&(v__16))) & 2147483647)) ? 2147483647 : (((*(int *)(&(v__17))) < 0) ? (0 - ((*(int *)(&(v__18))) & 2147483647)) : (*(int *)(&(v__19)))));
    found_ptr[0] = ((mine_ptr[0] < order_ptr[0]) ? 1 : found_ptr[0]);
    mine_ptr[0] = max(order_ptr[0], mine_ptr[0]);
      float v__20 = pack_ptr[5];
      float v__21 = pack_ptr[5];
      float v__22 = pack_ptr[5];
      float v__23 = pack_ptr[5];
    order_ptr[0] = ((2139095040 < ((*(int *)(&(v__20))) & 2147483647)) ? 2147483647 : (((*(int *)(&(v__21))) < 0) ? (0 - ((*(int *)(&(v__22))) & 2147483647)) : (*(int *)(&(v__23)))));
    found_ptr[1] = ((mine_ptr[1] < order_ptr[0]) ? 1 : found_ptr[1]);
    mine_ptr[1] = max(order_ptr[0], mine_ptr[1]);
      float v__24 = pack_ptr[6];
      float v__25 = pack_ptr[6];
      float v__26 = pack_ptr[6];
      float v__27 = pack_ptr[6];
    order_ptr[0] = ((2139095040 < ((*(int *)(&(v__24))) & 2147483647)) ? 2147483647 : (((*(int *)(&(v__25))) < 0) ? (0 - ((*(int *)(&(v__26))) & 2147483647)) : (*(int *)(&(v__27)))));
    found_ptr[2] = ((mine_ptr[2] < order_ptr[0]) ? 1 : found_ptr[2]);
    mine_ptr[2] = max(order_ptr[0], mine_ptr[2]);
      float v__28 = pack_ptr[7];
      float v__29 = pack_ptr[7];
      float v__30 = pack_ptr[7];
      float v__31 = pack_ptr[7];
    order_ptr[0] = ((2139095040 < ((*(int *)(&(v__28))) & 2147483647)) ? 2147483647 : (((*(int *)(&(v__29))) < 0) ? (0 - ((*(int *)(&(v__30))) & 2147483647)) : (*(int *)(&(v__31)))));
    found_ptr[3] = ((mine_ptr[3] < order_ptr[0]) ? 1 : found_ptr[3]);
    mine_ptr[3] = max(order_ptr[0], mine_ptr[3]);
  }
  if (((((int)blockIdx.x) * 64) + ((int)threadIdx.x)) < 225) {
    int64_t cse_v4 = ((((int64_t)((int)blockIdx.x)) * (int64_t)256) + (((int64_t)((int)threadIdx.x)) * (int64_t)4));
    left_ptr[((((int)blockIdx.x) * 256) + (((int)threadIdx.x) * 4))] = ((((((int64_t)mine_ptr[0]) << (int64_t)32) + (int64_t)4294967295) - (((((int64_t)((int)blockIdx.x)) * (int64_t)256) + (((int64_t)((int)threadIdx.x)) * (int64_t)4)) / (int64_t)6)) - (((int64_t)found_ptr[0]) * (int64_t)150));
    left_ptr[(((((int)blockIdx.x) * 256) + (((int)threadIdx.x) * 4)) + 1)] = ((((((int64_t)mine_ptr[1]) << (int64_t)32) + (int64_t)4294967295) - ((((((int64_t)((int)blockIdx.x)) * (int64_t)256) + (((int64_t)((int)threadIdx.x)) * (int64_t)4)) + (int64_t)1) / (int64_t)6)) - (((int64_t)found_ptr[1]) * (int64_t)150));
    left_ptr[(((((int)blockIdx.x) * 256) + (((int)threadIdx.x) * 4)) + 2)] = ((((((int64_t)mine_ptr[2]) << (int64_t)32) + (int64_t)4294967295) - ((((((int64_t)((int)blockIdx.x)) * (int64_t)256) + (((int64_t)((int)threadIdx.x)) * (int64_t)4)) + (int64_t)2) / (int64_t)6)) - (((int64_t)found_ptr[2]) * (int64_t)150));
    left_ptr[(((((int)blockIdx.x) * 256) + (((int)threadIdx.x) * 4)) + 3)] = ((((((int64_t)mine_ptr[3]) << (int64_t)32) + (int64_t)4294967295) - ((((((int64_t)((int)blockIdx.x)) * (int64_t)256) + (((int64_t)((int)threadIdx.x)) * (int64_t)4)) + (int64_t)3) / (int64_t)6)) - (((int64_t)found_ptr[3]) * (int64_t)150));
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
    for (int r = 0; r < 5; ++r) {
      if (((r * 32) + ((int)threadIdx.y)) < 150) {
        mine_ptr[0] = max(mine_ptr[0], left_ptr[(((r * 192) + (((int)threadIdx.y) * 6)) + ((int)threadIdx.x))]);
      }
    }
  }
  int cse_v3 = ((((int)threadIdx.y) * 32) + ((int)threadIdx.x));
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
