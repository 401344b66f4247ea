extern "C" __global__ void __launch_bounds__(64) main_kernel(float* __restrict__ T0_ptr, half* __restrict__ X_ptr, half* __restrict__ bias0_ptr);
extern "C" __global__ void __launch_bounds__(64) main_kernel_1(float* __restrict__ T0_ptr, half* __restrict__ Z_ptr);
extern "C" __global__ void __launch_bounds__(64) main_kernel(float* __restrict__ T0_ptr, half* __restrict__ X_ptr, half* __restrict__ bias0_ptr) {
  alignas(64) half X_reindex_local_ptr[8];
  alignas(64) half bias0_reindex_local_ptr[8];
  alignas(64) float T0_reindex_local_ptr[8];
  int cse_v1 = ((((int)blockIdx.x) * 512) + (((int)threadIdx.x) * 8));
  *(uint4*)(X_reindex_local_ptr + 0) = *(uint4*)(X_ptr + ((((int)blockIdx.x) * 512) + (((int)threadIdx.x) * 8)));
  *(uint4*)(bias0_reindex_local_ptr + 0) = *(uint4*)(bias0_ptr + ((((int)threadIdx.x) & 31) * 8));
  T0_reindex_local_ptr[0] = (((float)X_reindex_local_ptr[0]) + ((float)bias0_reindex_local_ptr[0]));
  T0_reindex_local_ptr[1] = (((float)X_reindex_local_ptr[1]) + ((float)bias0_reindex_local_ptr[1]));
  T0_reindex_local_ptr[2] = (((float)X_reindex_local_ptr[2]) + ((float)bias0_reindex_local_ptr[2]));
  T0_reindex_local_ptr[3] = (((float)X_reindex_local_ptr[3]) + ((float)bias0_reindex_local_ptr[3]));
  T0_reindex_local_ptr[4] = (((float)X_reindex_local_ptr[4]) + ((float)bias0_reindex_local_ptr[4]));
  T0_reindex_local_ptr[5] = (((float)X_reindex_local_ptr[5]) + ((float)bias0_reindex_local_ptr[5]));
  T0_reindex_local_ptr[6] = (((float)X_reindex_local_ptr[6]) + ((float)bias0_reindex_local_ptr[6]));
  T0_reindex_local_ptr[7] = (((float)X_reindex_local_ptr[7]) + ((float)bias0_reindex_local_ptr[7]));
  *(float4*)(T0_ptr + ((((int)blockIdx.x) * 512) + (((int)threadIdx.x) * 8))) = *(float4*)(T0_reindex_local_ptr + 0);
  *(float4*)(T0_ptr + (((((int)blockIdx.x) * 512) + (((int)threadIdx.x) * 8)) + 4)) = *(float4*)(T0_reindex_local_ptr + 4);
}

extern "C" __global__ void __launch_bounds__(64) main_kernel_1(float* __restrict__ T0_ptr, half* __restrict__ Z_ptr) {
  alignas(64) float T0_reindex_local_ptr[8];
  alignas(64) half Z_reindex_local_ptr[8];
  int cse_v2 = ((((int)blockIdx.x) * 512) + (((int)threadIdx.x) * 8));
  *(float4*)(T0_reindex_local_ptr + 0) = *(float4*)(T0_ptr + ((((int)blockIdx.x) * 512) + (((int)threadIdx.x) * 8)));
  *(float4*)(T0_reindex_local_ptr + 4) = *(float4*)(T0_ptr + (((((int)blockIdx.x) * 512) + (((int)threadIdx.x) * 8)) + 4));
  float condval;
  if (T0_reindex_local_ptr[0] < 0x0p+0f/*0.000000e+00*/) {
    condval = 0x0p+0f/*0.000000e+00*/;
  } else {
    condval = T0_reindex_local_ptr[0];
  }
  Z_reindex_local_ptr[0] = ((half)condval);
  float condval_1;
  if (T0_reindex_local_ptr[1] < 0x0p+0f/*0.000000e+00*/) {
    condval_1 = 0x0p+0f/*0.000000e+00*/;
  } else {
    condval_1 = T0_reindex_local_ptr[1];
  }
  Z_reindex_local_ptr[1] = ((half)condval_1);
  float condval_2;
  if (T0_reindex_local_ptr[2] < 0x0p+0f/*0.000000e+00*/) {
    condval_2 = 0x0p+0f/*0.000000e+00*/;
  } else {
    condval_2 = T0_reindex_local_ptr[2];
  }
  Z_reindex_local_ptr[2] = ((half)condval_2);
  float condval_3;
  if (T0_reindex_local_ptr[3] < 0x0p+0f/*0.000000e+00*/) {
    condval_3 = 0x0p+0f/*0.000000e+00*/;
  } else {
    condval_3 = T0_reindex_local_ptr[3];
  }
  Z_reindex_local_ptr[3] = ((half)condval_3);
  float condval_4;
  if (T0_reindex_local_ptr[4] < 0x0p+0f/*0.000000e+00*/) {
    condval_4 = 0x0p+0f/*0.000000e+00*/;
  } else {
    condval_4 = T0_reindex_local_ptr[4];
  }
  Z_reindex_local_ptr[4] = ((half)condval_4);
  float condval_5;
  if (T0_reindex_local_ptr[5] < 0x0p+0f/*0.000000e+00*/) {
    condval_5 = 0x0p+0f/*0.000000e+00*/;
  } else {
    condval_5 = T0_reindex_local_ptr[5];
  }
  Z_reindex_local_ptr[5] = ((half)condval_5);
  float condval_6;
  if (T0_reindex_local_ptr[6] < 0x0p+0f/*0.000000e+00*/) {
    condval_6 = 0x0p+0f/*0.000000e+00*/;
  } else {
    condval_6 = T0_reindex_local_ptr[6];
  }
  Z_reindex_local_ptr[6] = ((half)condval_6);
  float condval_7;
  if (T0_reindex_local_ptr[7] < 0x0p+0f/*0.000000e+00*/) {
    condval_7 = 0x0p+0f/*0.000000e+00*/;
  } else {
    condval_7 = T0_reindex_local_ptr[7];
  }
  Z_reindex_local_ptr[7] = ((half)condval_7);
  *(uint4*)(Z_ptr + ((((int)blockIdx.x) * 512) + (((int)threadIdx.x) * 8))) = *(uint4*)(Z_reindex_local_ptr + 0);
}
