extern "C" __global__ void __launch_bounds__(128) main_kernel(float* __restrict__ X_ptr, float* __restrict__ Y_ptr);
extern "C" __global__ void __launch_bounds__(128) main_kernel(float* __restrict__ X_ptr, float* __restrict__ Y_ptr) {
  __shared__ alignas(64) float X_reindex_shared_ptr[1056];
  int cse_v1 = (((int)blockIdx.x) & 1);
  int cse_v2 = (((int)threadIdx.x) >> 5);
  int cse_v3 = (((int)blockIdx.x) >> 1);
  int cse_v4 = (((int)threadIdx.x) & 31);
  int cse_v6 = (((((int)threadIdx.x) >> 5) * 33) + (((int)threadIdx.x) & 31));
  int cse_v10 = (((((((int)blockIdx.x) & 1) * 3072) + ((((int)threadIdx.x) >> 5) * 96)) + ((((int)blockIdx.x) >> 1) * 32)) + (((int)threadIdx.x) & 31));
  X_reindex_shared_ptr[(((((int)threadIdx.x) >> 5) * 33) + (((int)threadIdx.x) & 31))] = X_ptr[(((((((int)blockIdx.x) & 1) * 3072) + ((((int)threadIdx.x) >> 5) * 96)) + ((((int)blockIdx.x) >> 1) * 32)) + (((int)threadIdx.x) & 31))];
  X_reindex_shared_ptr[((((((int)threadIdx.x) >> 5) * 33) + (((int)threadIdx.x) & 31)) + 132)] = X_ptr[((((((((int)blockIdx.x) & 1) * 3072) + ((((int)threadIdx.x) >> 5) * 96)) + ((((int)blockIdx.x) >> 1) * 32)) + (((int)threadIdx.x) & 31)) + 384)];
  X_reindex_shared_ptr[((((((int)threadIdx.x) >> 5) * 33) + (((int)threadIdx.x) & 31)) + 264)] = X_ptr[((((((((int)blockIdx.x) & 1) * 3072) + ((((int)threadIdx.x) >> 5) * 96)) + ((((int)blockIdx.x) >> 1) * 32)) + (((int)threadIdx.x) & 31)) + 768)];
  X_reindex_shared_ptr[((((((int)threadIdx.x) >> 5) * 33) + (((int)threadIdx.x) & 31)) + 396)] = X_ptr[((((((((int)blockIdx.x) & 1) * 3072) + ((((int)threadIdx.x) >> 5) * 96)) + ((((int)blockIdx.x) >> 1) * 32)) + (((int)threadIdx.x) & 31)) + 1152)];
  int cse_v5 = ((((int)blockIdx.x) & 1) * 16);
  int cse_v7 = (((((int)blockIdx.x) & 1) * 16) + (((int)threadIdx.x) >> 6));
  if ((((((int)blockIdx.x) & 1) * 16) + (((int)threadIdx.x) >> 6)) < 17) {
    X_reindex_shared_ptr[((((((int)threadIdx.x) >> 5) * 33) + (((int)threadIdx.x) & 31)) + 528)] = X_ptr[((((((((int)blockIdx.x) & 1) * 3072) + ((((int)threadIdx.x) >> 5) * 96)) + ((((int)blockIdx.x) >> 1) * 32)) + (((int)threadIdx.x) & 31)) + 1536)];
  }
  if ((((((int)blockIdx.x) & 1) * 16) + (((int)threadIdx.x) >> 6)) < 15) {
    X_reindex_shared_ptr[((((((int)threadIdx.x) >> 5) * 33) + (((int)threadIdx.x) & 31)) + 660)] = X_ptr[((((((((int)blockIdx.x) & 1) * 3072) + ((((int)threadIdx.x) >> 5) * 96)) + ((((int)blockIdx.x) >> 1) * 32)) + (((int)threadIdx.x) & 31)) + 1920)];
  }
  if ((((((int)blockIdx.x) & 1) * 16) + (((int)threadIdx.x) >> 6)) < 13) {
    X_reindex_shared_ptr[((((((int)threadIdx.x) >> 5) * 33) + (((int)threadIdx.x) & 31)) + 792)] = X_ptr[((((((((int)blockIdx.x) & 1) * 3072) + ((((int)threadIdx.x) >> 5) * 96)) + ((((int)blockIdx.x) >> 1) * 32)) + (((int)threadIdx.x) & 31)) + 2304)];
  }
  if ((((((int)blockIdx.x) & 1) * 16) + (((int)threadIdx.x) >> 6)) < 11) {
    X_reindex_shared_ptr[((((((int)threadIdx.x) >> 5) * 33) + (((int)threadIdx.x) & 31)) + 924)] = X_ptr[((((((((int)blockIdx.x) & 1) * 3072) + ((((int)threadIdx.x) >> 5) * 96)) + ((((int)blockIdx.x) >> 1) * 32)) + (((int)threadIdx.x) & 31)) + 2688)];
  }
  int cse_v8 = (((((int)blockIdx.x) & 1) * 16) + ((((int)threadIdx.x) & 31) >> 1));
  int cse_v9 = (((((int)threadIdx.x) & 31) * 33) + (((int)threadIdx.x) >> 5));
  int cse_v11 = (((((((int)blockIdx.x) >> 1) * 1600) + ((((int)threadIdx.x) >> 5) * 50)) + ((((int)blockIdx.x) & 1) * 32)) + (((int)threadIdx.x) & 31));
  __syncthreads();
  if ((((((int)blockIdx.x) & 1) * 16) + ((((int)threadIdx.x) & 31) >> 1)) < 25) {
    Y_ptr[(((((((int)blockIdx.x) >> 1) * 1600) + ((((int)threadIdx.x) >> 5) * 50)) + ((((int)blockIdx.x) & 1) * 32)) + (((int)threadIdx.x) & 31))] = X_reindex_shared_ptr[(((((int)threadIdx.x) & 31) * 33) + (((int)threadIdx.x) >> 5))];
  }
  if ((((((int)blockIdx.x) & 1) * 16) + ((((int)threadIdx.x) & 31) >> 1)) < 25) {
    Y_ptr[((((((((int)blockIdx.x) >> 1) * 1600) + ((((int)threadIdx.x) >> 5) * 50)) + ((((int)blockIdx.x) & 1) * 32)) + (((int)threadIdx.x) & 31)) + 200)] = X_reindex_shared_ptr[((((((int)threadIdx.x) & 31) * 33) + (((int)threadIdx.x) >> 5)) + 4)];
  }
  if ((((((int)blockIdx.x) & 1) * 16) + ((((int)threadIdx.x) & 31) >> 1)) < 25) {
    Y_ptr[((((((((int)blockIdx.x) >> 1) * 1600) + ((((int)threadIdx.x) >> 5) * 50)) + ((((int)blockIdx.x) & 1) * 32)) + (((int)threadIdx.x) & 31)) + 400)] = X_reindex_shared_ptr[((((((int)threadIdx.x) & 31) * 33) + (((int)threadIdx.x) >> 5)) + 8)];
  }
  if ((((((int)blockIdx.x) & 1) * 16) + ((((int)threadIdx.x) & 31) >> 1)) < 25) {
    Y_ptr[((((((((int)blockIdx.x) >> 1) * 1600) + ((((int)threadIdx.x) >> 5) * 50)) + ((((int)blockIdx.x) & 1) * 32)) + (((int)threadIdx.x) & 31)) + 600)] = X_reindex_shared_ptr[((((((int)threadIdx.x) & 31) * 33) + (((int)threadIdx.x) >> 5)) + 12)];
  }
  if ((((((int)blockIdx.x) & 1) * 16) + ((((int)threadIdx.x) & 31) >> 1)) < 25) {
    Y_ptr[((((((((int)blockIdx.x) >> 1) * 1600) + ((((int)threadIdx.x) >> 5) * 50)) + ((((int)blockIdx.x) & 1) * 32)) + (((int)threadIdx.x) & 31)) + 800)] = X_reindex_shared_ptr[((((((int)threadIdx.x) & 31) * 33) + (((int)threadIdx.x) >> 5)) + 16)];
  }
  if ((((((int)blockIdx.x) & 1) * 16) + ((((int)threadIdx.x) & 31) >> 1)) < 25) {
    Y_ptr[((((((((int)blockIdx.x) >> 1) * 1600) + ((((int)threadIdx.x) >> 5) * 50)) + ((((int)blockIdx.x) & 1) * 32)) + (((int)threadIdx.x) & 31)) + 1000)] = X_reindex_shared_ptr[((((((int)threadIdx.x) & 31) * 33) + (((int)threadIdx.x) >> 5)) + 20)];
  }
  if ((((((int)blockIdx.x) & 1) * 16) + ((((int)threadIdx.x) & 31) >> 1)) < 25) {
    Y_ptr[((((((((int)blockIdx.x) >> 1) * 1600) + ((((int)threadIdx.x) >> 5) * 50)) + ((((int)blockIdx.x) & 1) * 32)) + (((int)threadIdx.x) & 31)) + 1200)] = X_reindex_shared_ptr[((((((int)threadIdx.x) & 31) * 33) + (((int)threadIdx.x) >> 5)) + 24)];
  }
  if ((((((int)blockIdx.x) & 1) * 16) + ((((int)threadIdx.x) & 31) >> 1)) < 25) {
    Y_ptr[((((((((int)blockIdx.x) >> 1) * 1600) + ((((int)threadIdx.x) >> 5) * 50)) + ((((int)blockIdx.x) & 1) * 32)) + (((int)threadIdx.x) & 31)) + 1400)] = X_reindex_shared_ptr[((((((int)threadIdx.x) & 31) * 33) + (((int)threadIdx.x) >> 5)) + 28)];
  }
}
