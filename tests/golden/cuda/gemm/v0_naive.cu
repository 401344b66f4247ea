extern "C" __global__ void __launch_bounds__(1024) main_kernel(float* __restrict__ A_ptr, float* __restrict__ B_ptr, float* __restrict__ C_ptr);
extern "C" __global__ void __launch_bounds__(1024) main_kernel(float* __restrict__ A_ptr, float* __restrict__ B_ptr, float* __restrict__ C_ptr) {
  alignas(64) float C_local_ptr[1];
  C_local_ptr[0] = 0x0p+0f/*0.000000e+00*/;
  int cse_v1 = (((int)threadIdx.x) >> 5);
  int cse_v2 = ((((int)blockIdx.x) & 7) * 32);
  int cse_v3 = (((((int)blockIdx.x) >> 3) * 8192) + ((((int)threadIdx.x) & 31) * 256));
  for (int k = 0; k < 256; ++k) {
    C_local_ptr[0] = (C_local_ptr[0] + (A_ptr[((((((int)blockIdx.x) >> 3) * 8192) + ((((int)threadIdx.x) & 31) * 256)) + k)] * B_ptr[(((k * 256) + ((((int)blockIdx.x) & 7) * 32)) + (((int)threadIdx.x) >> 5))]));
  }
  C_ptr[(((((((int)blockIdx.x) >> 3) * 8192) + ((((int)threadIdx.x) & 31) * 256)) + ((((int)blockIdx.x) & 7) * 32)) + (((int)threadIdx.x) >> 5))] = C_local_ptr[0];
}
