extern "C" __global__ void __launch_bounds__(128) main_kernel(half* __restrict__ X_ptr, half* __restrict__ Y_ptr);
extern "C" __global__ void __launch_bounds__(128) main_kernel(half* __restrict__ X_ptr, half* __restrict__ Y_ptr) {
  alignas(64) float top_local_ptr[1];
  alignas(64) float total_local_ptr[1];
  if (((int)threadIdx.x) < 64) {
    top_local_ptr[0] = -0x1.fffffep+127f/*-3.402823e+38*/;
  }
  int cse_v1 = (((int)threadIdx.x) * 1024);
  for (int ax0 = 0; ax0 < 1024; ++ax0) {
    if (((int)threadIdx.x) < 64) {
      top_local_ptr[0] = max(top_local_ptr[0], ((float)X_ptr[((((int)threadIdx.x) * 1024) + ax0)]));
    }
  }
  if (((int)threadIdx.x) < 64) {
    total_local_ptr[0] = 0x0p+0f/*0.000000e+00*/;
  }
  for (int ax0_1 = 0; ax0_1 < 1024; ++ax0_1) {
    if (((int)threadIdx.x) < 64) {
      total_local_ptr[0] = (total_local_ptr[0] + expf((((float)X_ptr[((((int)threadIdx.x) * 1024) + ax0_1)]) - top_local_ptr[0])));
    }
  }
  for (int i1 = 0; i1 < 1024; ++i1) {
    if (((int)threadIdx.x) < 64) {
      int cse_v2 = ((((int)threadIdx.x) * 1024) + i1);
      Y_ptr[((((int)threadIdx.x) * 1024) + i1)] = ((half)(expf((((float)X_ptr[((((int)threadIdx.x) * 1024) + i1)]) - top_local_ptr[0])) * (0x1p+0f/*1.000000e+00*/ / total_local_ptr[0])));
    }
  }
}
