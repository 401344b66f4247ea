extern "C" __global__ void __launch_bounds__(64) main_kernel(float* __restrict__ X_ptr, float* __restrict__ Z_ptr, float* __restrict__ bias0_ptr);
extern "C" __global__ void __launch_bounds__(64) main_kernel(float* __restrict__ X_ptr, float* __restrict__ Z_ptr, float* __restrict__ bias0_ptr) {
  alignas(64) float X_reindex_local_ptr[4];
  alignas(64) float bias0_reindex_local_ptr[4];
  for (int ax0_fused_0 = 0; ax0_fused_0 < 1; ++ax0_fused_0) {
    int cse_v1 = (((int)threadIdx.x) * 4);
    int cse_v2 = ((((int)blockIdx.x) * 256) + (((int)threadIdx.x) * 4));
    *(float4*)(X_reindex_local_ptr + 0) = *(float4*)(X_ptr + ((((int)blockIdx.x) * 256) + (((int)threadIdx.x) * 4)));
    *(float4*)(bias0_reindex_local_ptr + 0) = *(float4*)(bias0_ptr + (((int)threadIdx.x) * 4));
    X_reindex_local_ptr[0] = ((X_reindex_local_ptr[0] + bias0_reindex_local_ptr[0]) * (0x1p+0f/*1.000000e+00*/ / (0x1p+0f/*1.000000e+00*/ + expf(((X_reindex_local_ptr[0] + bias0_reindex_local_ptr[0]) * -0x1p+0f/*-1.000000e+00*/)))));
    X_reindex_local_ptr[1] = ((X_reindex_local_ptr[1] + bias0_reindex_local_ptr[1]) * (0x1p+0f/*1.000000e+00*/ / (0x1p+0f/*1.000000e+00*/ + expf(((X_reindex_local_ptr[1] + bias0_reindex_local_ptr[1]) * -0x1p+0f/*-1.000000e+00*/)))));
    X_reindex_local_ptr[2] = ((X_reindex_local_ptr[2] + bias0_reindex_local_ptr[2]) * (0x1p+0f/*1.000000e+00*/ / (0x1p+0f/*1.000000e+00*/ + expf(((X_reindex_local_ptr[2] + bias0_reindex_local_ptr[2]) * -0x1p+0f/*-1.000000e+00*/)))));
    X_reindex_local_ptr[3] = ((X_reindex_local_ptr[3] + bias0_reindex_local_ptr[3]) * (0x1p+0f/*1.000000e+00*/ / (0x1p+0f/*1.000000e+00*/ + expf(((X_reindex_local_ptr[3] + bias0_reindex_local_ptr[3]) * -0x1p+0f/*-1.000000e+00*/)))));
    *(float4*)(Z_ptr + ((((int)blockIdx.x) * 256) + (((int)threadIdx.x) * 4))) = *(float4*)(X_reindex_local_ptr + 0);
  }
}
