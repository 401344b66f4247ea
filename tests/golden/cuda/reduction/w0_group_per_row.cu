extern "C" __global__ void __launch_bounds__(128) main_kernel(float* __restrict__ X_ptr, float* __restrict__ Y_ptr);
extern "C" __global__ void __launch_bounds__(128) main_kernel(float* __restrict__ X_ptr, float* __restrict__ Y_ptr) {
  int warp_id_in_cta = __shfl_sync((uint)4294967295, (((int)threadIdx.y) >> 2), 0, 32);
  int block = ((int)blockIdx.x);
  int tx = ((int)threadIdx.x);
  int ty = ((int)threadIdx.y);
  __shared__ alignas(64) float shared_ptr[16];
  alignas(64) float mine_ptr[1];
  mine_ptr[0] = 0x0p+0f/*0.000000e+00*/;
  alignas(64) float packs_ptr[8];
  alignas(64) float pack_ptr[4];
  for (int r = 0; r < 2; ++r) {
    if (((r * 8) + ((int)threadIdx.x)) < 10) {
      *(float4*)(pack_ptr + 0) = *(float4*)(X_ptr + ((((((int)blockIdx.x) * 640) + (((int)threadIdx.y) * 40)) + (r * 32)) + (((int)threadIdx.x) * 4)));
      mine_ptr[0] = (mine_ptr[0] + pack_ptr[0]);
      mine_ptr[0] = (mine_ptr[0] + pack_ptr[1]);
      mine_ptr[0] = (mine_ptr[0] + pack_ptr[2]);
      mine_ptr[0] = (mine_ptr[0] + pack_ptr[3]);
    }
  }
  mine_ptr[0] = (mine_ptr[0] + __shfl_down_sync((uint)4294967295, mine_ptr[0], 4, 32));
  mine_ptr[0] = (mine_ptr[0] + __shfl_down_sync((uint)4294967295, mine_ptr[0], 2, 32));
  mine_ptr[0] = (mine_ptr[0] + __shfl_down_sync((uint)4294967295, mine_ptr[0], 1, 32));
  if (((int)threadIdx.x) == 0) {
    Y_ptr[((((int)blockIdx.x) * 16) + ((int)threadIdx.y))] = mine_ptr[0];
  }
}
