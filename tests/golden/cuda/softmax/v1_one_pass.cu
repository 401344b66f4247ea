extern "C" __global__ void __launch_bounds__(128) main_kernel(half* __restrict__ X_ptr, half* __restrict__ Y_ptr);
extern "C" __global__ void __launch_bounds__(128) main_kernel(half* __restrict__ X_ptr, half* __restrict__ Y_ptr) {
  alignas(64) float online_v0_local_ptr[1];
  alignas(64) float online_v1_local_ptr[1];
  if (((int)threadIdx.x) < 64) {
    online_v0_local_ptr[0] = -0x1.fffffep+127f/*-3.402823e+38*/;
    online_v1_local_ptr[0] = 0x0p+0f/*0.000000e+00*/;
  }
  int cse_v1 = (((int)threadIdx.x) * 1024);
  for (int ax0 = 0; ax0 < 1024; ++ax0) {
    if (((int)threadIdx.x) < 64) {
      int cse_v2 = ((((int)threadIdx.x) * 1024) + ax0);
      float v_online_v0 = max(online_v0_local_ptr[0], ((float)X_ptr[((((int)threadIdx.x) * 1024) + ax0)]));
      float v_online_v1 = ((online_v1_local_ptr[0] * expf((online_v0_local_ptr[0] - max(online_v0_local_ptr[0], ((float)X_ptr[((((int)threadIdx.x) * 1024) + ax0)]))))) + expf((((float)X_ptr[((((int)threadIdx.x) * 1024) + ax0)]) - max(online_v0_local_ptr[0], ((float)X_ptr[((((int)threadIdx.x) * 1024) + ax0)])))));
      online_v0_local_ptr[0] = v_online_v0;
      online_v1_local_ptr[0] = v_online_v1;
    }
  }
  for (int i1 = 0; i1 < 1024; ++i1) {
    if (((int)threadIdx.x) < 64) {
      int cse_v3 = ((((int)threadIdx.x) * 1024) + i1);
      Y_ptr[((((int)threadIdx.x) * 1024) + i1)] = ((half)(expf((((float)X_ptr[((((int)threadIdx.x) * 1024) + i1)]) - online_v0_local_ptr[0])) * (0x1p+0f/*1.000000e+00*/ / online_v1_local_ptr[0])));
    }
  }
}
