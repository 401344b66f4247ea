extern "C" __global__ void __launch_bounds__(64) main_kernel(uint* __restrict__ X_flat_ptr, uint* __restrict__ Y_flat_ptr);
extern "C" __global__ void __launch_bounds__(64) main_kernel(uint* __restrict__ X_flat_ptr, uint* __restrict__ Y_flat_ptr) {
  int warp_id_in_cta = __shfl_sync((uint)4294967295, (((int)threadIdx.x) >> 5), 0, 32);
  int block = ((int)blockIdx.x);
  int thread = ((int)threadIdx.x);
  __shared__ alignas(64) uint _ptr[2048];
  alignas(64) uint packs_ptr[32];
  int cse_v1 = (((int)threadIdx.x) & 7);
  int cse_v2 = (((int)blockIdx.x) & 1);
  int cse_v3 = (((int)threadIdx.x) >> 3);
  int cse_v4 = ((((int)blockIdx.x) & 3) >> 1);
  int cse_v5 = ((((int)blockIdx.x) >> 2) * 2880);
  int cse_v6 = ((((int)threadIdx.x) & 7) * 4);
  int cse_v13 = (((((int)blockIdx.x) & 3) >> 1) * 32);
  int cse_v25 = ((((((int)blockIdx.x) & 3) >> 1) * 8) + (((int)threadIdx.x) & 7));
  int cse_v43 = ((((((((int)blockIdx.x) >> 2) * 2880) + ((((int)blockIdx.x) & 1) * 2304)) + ((((int)threadIdx.x) >> 3) * 36)) + (((((int)blockIdx.x) & 3) >> 1) * 32)) + ((((int)threadIdx.x) & 7) * 4));
  if (((((((int)blockIdx.x) & 3) >> 1) * 8) + (((int)threadIdx.x) & 7)) < 9) {
    *(uint4*)(packs_ptr + 0) = *(uint4*)(X_flat_ptr + ((((((((int)blockIdx.x) >> 2) * 2880) + ((((int)blockIdx.x) & 1) * 2304)) + ((((int)threadIdx.x) >> 3) * 36)) + (((((int)blockIdx.x) & 3) >> 1) * 32)) + ((((int)threadIdx.x) & 7) * 4)));
  }
  if (((((((int)blockIdx.x) & 3) >> 1) * 8) + (((int)threadIdx.x) & 7)) < 9) {
    *(uint4*)(packs_ptr + 4) = *(uint4*)(X_flat_ptr + (((((((((int)blockIdx.x) >> 2) * 2880) + ((((int)blockIdx.x) & 1) * 2304)) + ((((int)threadIdx.x) >> 3) * 36)) + (((((int)blockIdx.x) & 3) >> 1) * 32)) + ((((int)threadIdx.x) & 7) * 4)) + 288));
  }
  if (((((int)blockIdx.x) & 1) < 1) && (((((((int)blockIdx.x) & 3) >> 1) * 8) + (((int)threadIdx.x) & 7)) < 9)) {
    *(uint4*)(packs_ptr + 8) = *(uint4*)(X_flat_ptr + (((((((((int)blockIdx.x) >> 2) * 2880) + ((((int)blockIdx.x) & 1) * 2304)) + ((((int)threadIdx.x) >> 3) * 36)) + (((((int)blockIdx.x) & 3) >> 1) * 32)) + ((((int)threadIdx.x) & 7) * 4)) + 576));
  }
  if (((((int)blockIdx.x) & 1) < 1) && (((((((int)blockIdx.x) & 3) >> 1) * 8) + (((int)threadIdx.x) & 7)) < 9)) {
    *(uint4*)(packs_ptr + 12) = *(uint4*)(X_flat_ptr + (((((((((int)blockIdx.x) >> 2) * 2880) + ((((int)blockIdx.x) & 1) * 2304)) + ((((int)threadIdx.x) >> 3) * 36)) + (((((int)blockIdx.x) & 3) >> 1) * 32)) + ((((int)threadIdx.x) & 7) * 4)) + 864));
  }
  if (((((int)blockIdx.x) & 1) < 1) && (((((((int)blockIdx.x) & 3) >> 1) * 8) + (((int)threadIdx.x) & 7)) < 9)) {
    *(uint4*)(packs_ptr + 16) = *(uint4*)(X_flat_ptr + (((((((((int)blockIdx.x) >> 2) * 2880) + ((((int)blockIdx.x) & 1) * 2304)) + ((((int)threadIdx.x) >> 3) * 36)) + (((((int)blockIdx.x) & 3) >> 1) * 32)) + ((((int)threadIdx.x) & 7) * 4)) + 1152));
  }
  if (((((int)blockIdx.x) & 1) < 1) && (((((((int)blockIdx.x) & 3) >> 1) * 8) + (((int)threadIdx.x) & 7)) < 9)) {
    *(uint4*)(packs_ptr + 20) = *(uint4*)(X_flat_ptr + (((((((((int)blockIdx.x) >> 2) * 2880) + ((((int)blockIdx.x) & 1) * 2304)) + ((((int)threadIdx.x) >> 3) * 36)) + (((((int)blockIdx.x) & 3) >> 1) * 32)) + ((((int)threadIdx.x) & 7) * 4)) + 1440));
  }
  if (((((int)blockIdx.x) & 1) < 1) && (((((((int)blockIdx.x) & 3) >> 1) * 8) + (((int)threadIdx.x) & 7)) < 9)) {
    *(uint4*)(packs_ptr + 24) = *(uint4*)(X_flat_ptr + (((((((((int)blockIdx.x) >> 2) * 2880) + ((((int)blockIdx.x) & 1) * 2304)) + ((((int)threadIdx.x) >> 3) * 36)) + (((((int)blockIdx.x) & 3) >> 1) * 32)) + ((((int)threadIdx.x) & 7) * 4)) + 1728));
  }
  if (((((int)blockIdx.x) & 1) < 1) && (((((((int)blockIdx.x) & 3) >> 1) * 8) + (((int)threadIdx.x) & 7)) < 9)) {
    *(uint4*)(packs_ptr + 28) = *(uint4*)(X_flat_ptr + (((((((((int)blockIdx.x) >> 2) * 2880) + ((((int)blockIdx.x) & 1) * 2304)) + ((((int)threadIdx.x) >> 3) * 36)) + (((((int)blockIdx.x) & 3) >> 1) * 32)) + ((((int)threadIdx.x) & 7) * 4)) + 2016));
  }
  int cse_v7 = ((((int)threadIdx.x) >> 3) * 32);
  int cse_v8 = ((((int)threadIdx.x) & 31) >> 3);
  _ptr[(((((int)threadIdx.x) >> 3) * 32) + (((((int)threadIdx.x) & 7) * 4) ^ ((((int)threadIdx.x) & 31) >> 3)))] = packs_ptr[0];
  int cse_v14 = (((((int)threadIdx.x) & 7) * 4) + 1);
  _ptr[(((((int)threadIdx.x) >> 3) * 32) + ((((((int)threadIdx.x) & 7) * 4) + 1) ^ ((((int)threadIdx.x) & 31) >> 3)))] = packs_ptr[1];
  int cse_v15 = (((((int)threadIdx.x) & 7) * 4) + 2);
  _ptr[(((((int)threadIdx.x) >> 3) * 32) + ((((((int)threadIdx.x) & 7) * 4) + 2) ^ ((((int)threadIdx.x) & 31) >> 3)))] = packs_ptr[2];
  int cse_v16 = (((((int)threadIdx.x) & 7) * 4) + 3);
  _ptr[(((((int)threadIdx.x) >> 3) * 32) + ((((((int)threadIdx.x) & 7) * 4) + 3) ^ ((((int)threadIdx.x) & 31) >> 3)))] = packs_ptr[3];
  int cse_v17 = (((((int)threadIdx.x) & 31) >> 3) + 4);
  _ptr[((((((int)threadIdx.x) >> 3) * 32) + (((((int)threadIdx.x) & 7) * 4) ^ (((((int)threadIdx.x) & 31) >> 3) + 4))) + 256)] = packs_ptr[4];
  _ptr[((((((int)threadIdx.x) >> 3) * 32) + ((((((int)threadIdx.x) & 7) * 4) + 1) ^ (((((int)threadIdx.x) & 31) >> 3) + 4))) + 256)] = packs_ptr[5];
  _ptr[((((((int)threadIdx.x) >> 3) * 32) + ((((((int)threadIdx.x) & 7) * 4) + 2) ^ (((((int)threadIdx.x) & 31) >> 3) + 4))) + 256)] = packs_ptr[6];
  _ptr[((((((int)threadIdx.x) >> 3) * 32) + ((((((int)threadIdx.x) & 7) * 4) + 3) ^ (((((int)threadIdx.x) & 31) >> 3) + 4))) + 256)] = packs_ptr[7];
  int cse_v18 = (((((int)threadIdx.x) & 31) >> 3) + 8);
  _ptr[((((((int)threadIdx.x) >> 3) * 32) + (((((int)threadIdx.x) & 7) * 4) ^ (((((int)threadIdx.x) & 31) >> 3) + 8))) + 512)] = packs_ptr[8];
  _ptr[((((((int)threadIdx.x) >> 3) * 32) + ((((((int)threadIdx.x) & 7) * 4) + 1) ^ (((((int)threadIdx.x) & 31) >> 3) + 8))) + 512)] = packs_ptr[9];
  _ptr[((((((int)threadIdx.x) >> 3) * 32) + ((((((int)threadIdx.x) & 7) * 4) + 2) ^ (((((int)threadIdx.x) & 31) >> 3) + 8))) + 512)] = packs_ptr[10];
  _ptr[((((((int)threadIdx.x) >> 3) * 32) + ((((((int)threadIdx.x) & 7) * 4) + 3) ^ (((((int)threadIdx.x) & 31) >> 3) + 8))) + 512)] = packs_ptr[11];
  int cse_v19 = (((((int)threadIdx.x) & 31) >> 3) + 12);
  _ptr[((((((int)threadIdx.x) >> 3) * 32) + (((((int)threadIdx.x) & 7) * 4) ^ (((((int)threadIdx.x) & 31) >> 3) + 12))) + 768)] = packs_ptr[12];
  _ptr[((((((int)threadIdx.x) >> 3) * 32) + ((((((int)threadIdx.x) & 7) * 4) + 1) ^ (((((int)threadIdx.x) & 31) >> 3) + 12))) + 768)] = packs_ptr[13];
  _ptr[((((((int)threadIdx.x) >> 3) * 32) + ((((((int)threadIdx.x) & 7) * 4) + 2) ^ (((((int)threadIdx.x) & 31) >> 3) + 12))) + 768)] = packs_ptr[14];
  _ptr[((((((int)threadIdx.x) >> 3) * 32) + ((((((int)threadIdx.x) & 7) * 4) + 3) ^ (((((int)threadIdx.x) & 31) >> 3) + 12))) + 768)] = packs_ptr[15];
  int cse_v20 = (((((int)threadIdx.x) & 31) >> 3) + 16);
  _ptr[((((((int)threadIdx.x) >> 3) * 32) + (((((int)threadIdx.x) & 7) * 4) ^ (((((int)threadIdx.x) & 31) >> 3) + 16))) + 1024)] = packs_ptr[16];
  _ptr[((((((int)threadIdx.x) >> 3) * 32) + ((((((int)threadIdx.x) & 7) * 4) + 1) ^ (((((int)threadIdx.x) & 31) >> 3) + 16))) + 1024)] = packs_ptr[17];
  _ptr[((((((int)threadIdx.x) >> 3) * 32) + ((((((int)threadIdx.x) & 7) * 4) + 2) ^ (((((int)threadIdx.x) & 31) >> 3) + 16))) + 1024)] = packs_ptr[18];
  _ptr[((((((int)threadIdx.x) >> 3) * 32) + ((((((int)threadIdx.x) & 7) * 4) + 3) ^ (((((int)threadIdx.x) & 31) >> 3) + 16))) + 1024)] = packs_ptr[19];
  int cse_v21 = (((((int)threadIdx.x) & 31) >> 3) + 20);
  _ptr[((((((int)threadIdx.x) >> 3) * 32) + (((((int)threadIdx.x) & 7) * 4) ^ (((((int)threadIdx.x) & 31) >> 3) + 20))) + 1280)] = packs_ptr[20];
  _ptr[((((((int)threadIdx.x) >> 3) * 32) + ((((((int)threadIdx.x) & 7) * 4) + 1) ^ (((((int)threadIdx.x) & 31) >> 3) + 20))) + 1280)] = packs_ptr[21];
  _ptr[((((((int)threadIdx.x) >> 3) * 32) + ((((((int)threadIdx.x) & 7) * 4) + 2) ^ (((((int)threadIdx.x) & 31) >> 3) + 20))) + 1280)] = packs_ptr[22];
  _ptr[((((((int)threadIdx.x) >> 3) * 32) + ((((((int)threadIdx.x) & 7) * 4) + 3) ^ (((((int)threadIdx.x) & 31) >> 3) + 20))) + 1280)] = packs_ptr[23];
  int cse_v22 = (((((int)threadIdx.x) & 31) >> 3) + 24);
  _ptr[((((((int)threadIdx.x) >> 3) * 32) + (((((int)threadIdx.x) & 7) * 4) ^ (((((int)threadIdx.x) & 31) >> 3) + 24))) + 1536)] = packs_ptr[24];
  _ptr[((((((int)threadIdx.x) >> 3) * 32) + ((((((int)threadIdx.x) & 7) * 4) + 1) ^ (((((int)threadIdx.x) & 31) >> 3) + 24))) + 1536)] = packs_ptr[25];
  _ptr[((((((int)threadIdx.x) >> 3) * 32) + ((((((int)threadIdx.x) & 7) * 4) + 2) ^ (((((int)threadIdx.x) & 31) >> 3) + 24))) + 1536)] = packs_ptr[26];
  _ptr[((((((int)threadIdx.x) >> 3) * 32) + ((((((int)threadIdx.x) & 7) * 4) + 3) ^ (((((int)threadIdx.x) & 31) >> 3) + 24))) + 1536)] = packs_ptr[27];
  int cse_v23 = (((((int)threadIdx.x) & 31) >> 3) + 28);
  _ptr[((((((int)threadIdx.x) >> 3) * 32) + (((((int)threadIdx.x) & 7) * 4) ^ (((((int)threadIdx.x) & 31) >> 3) + 28))) + 1792)] = packs_ptr[28];
  _ptr[((((((int)threadIdx.x) >> 3) * 32) + ((((((int)threadIdx.x) & 7) * 4) + 1) ^ (((((int)threadIdx.x) & 31) >> 3) + 28))) + 1792)] = packs_ptr[29];
  _ptr[((((((int)threadIdx.x) >> 3) * 32) + ((((((int)threadIdx.x) & 7) * 4) + 2) ^ (((((int)threadIdx.x) & 31) >> 3) + 28))) + 1792)] = packs_ptr[30];
  _ptr[((((((int)threadIdx.x) >> 3) * 32) + ((((((int)threadIdx.x) & 7) * 4) + 3) ^ (((((int)threadIdx.x) & 31) >> 3) + 28))) + 1792)] = packs_ptr[31];
  tvm_builtin_cuda_cta_sync();
  alignas(64) uint words_ptr[8];
  alignas(64) uint pack_ptr[4];
  int cse_v9 = ((((int)threadIdx.x) & 7) * 256);
  int cse_v24 = (((((int)blockIdx.x) & 1) * 4) + ((((int)threadIdx.x) & 7) >> 1));
  int cse_v26 = ((((((int)blockIdx.x) & 3) >> 1) * 32) + (((int)threadIdx.x) >> 3));
  int cse_v44 = ((((((((int)blockIdx.x) >> 2) * 2880) + (((((int)blockIdx.x) & 3) >> 1) * 2560)) + ((((int)threadIdx.x) >> 3) * 80)) + ((((int)blockIdx.x) & 1) * 32)) + ((((int)threadIdx.x) & 7) * 4));
  if ((((((((int)blockIdx.x) & 3) >> 1) * 32) + (((int)threadIdx.x) >> 3)) < 36) && ((((((int)blockIdx.x) & 1) * 4) + ((((int)threadIdx.x) & 7) >> 1)) < 5)) {
    int cse_v27 = (((((int)threadIdx.x) & 7) * 256) + ((((int)threadIdx.x) >> 3) ^ ((((int)threadIdx.x) & 7) * 4)));
    words_ptr[0] = _ptr[(((((int)threadIdx.x) & 7) * 256) + ((((int)threadIdx.x) >> 3) ^ ((((int)threadIdx.x) & 7) * 4)))];
    int cse_v31 = (((((int)threadIdx.x) & 7) * 256) + ((((int)threadIdx.x) >> 3) ^ (((((int)threadIdx.x) & 7) * 4) + 1)));
    words_ptr[1] = _ptr[((((((int)threadIdx.x) & 7) * 256) + ((((int)threadIdx.x) >> 3) ^ (((((int)threadIdx.x) & 7) * 4) + 1))) + 32)];
    int cse_v32 = (((((int)threadIdx.x) & 7) * 256) + ((((int)threadIdx.x) >> 3) ^ (((((int)threadIdx.x) & 7) * 4) + 2)));
    words_ptr[2] = _ptr[((((((int)threadIdx.x) & 7) * 256) + ((((int)threadIdx.x) >> 3) ^ (((((int)threadIdx.x) & 7) * 4) + 2))) + 64)];
    int cse_v33 = (((((int)threadIdx.x) & 7) * 256) + ((((int)threadIdx.x) >> 3) ^ (((((int)threadIdx.x) & 7) * 4) + 3)));
    words_ptr[3] = _ptr[((((((int)threadIdx.x) & 7) * 256) + ((((int)threadIdx.x) >> 3) ^ (((((int)threadIdx.x) & 7) * 4) + 3))) + 96)];
    words_ptr[4] = _ptr[((((((int)threadIdx.x) & 7) * 256) + ((((int)threadIdx.x) >> 3) ^ ((((int)threadIdx.x) & 7) * 4))) + 128)];
    words_ptr[5] = _ptr[((((((int)threadIdx.x) & 7) * 256) + ((((int)threadIdx.x) >> 3) ^ (((((int)threadIdx.x) & 7) * 4) + 1))) + 160)];
    words_ptr[6] = _ptr[((((((int)threadIdx.x) & 7) * 256) + ((((int)threadIdx.x) >> 3) ^ (((((int)threadIdx.x) & 7) * 4) + 2))) + 192)];
    words_ptr[7] = _ptr[((((((int)threadIdx.x) & 7) * 256) + ((((int)threadIdx.x) >> 3) ^ (((((int)threadIdx.x) & 7) * 4) + 3))) + 224)];
    pack_ptr[0] = (((uint)0 | (((words_ptr[0] >> (uint)0) & (uint)65535) << (uint)0)) | (((words_ptr[1] >> (uint)0) & (uint)65535) << (uint)16));
    pack_ptr[1] = (((uint)0 | (((words_ptr[2] >> (uint)0) & (uint)65535) << (uint)0)) | (((words_ptr[3] >> (uint)0) & (uint)65535) << (uint)16));
    pack_ptr[2] = (((uint)0 | (((words_ptr[4] >> (uint)0) & (uint)65535) << (uint)0)) | (((words_ptr[5] >> (uint)0) & (uint)65535) << (uint)16));
    pack_ptr[3] = (((uint)0 | (((words_ptr[6] >> (uint)0) & (uint)65535) << (uint)0)) | (((words_ptr[7] >> (uint)0) & (uint)65535) << (uint)16));
    *(uint4*)(Y_flat_ptr + ((((((((int)blockIdx.x) >> 2) * 2880) + (((((int)blockIdx.x) & 3) >> 1) * 2560)) + ((((int)threadIdx.x) >> 3) * 80)) + ((((int)blockIdx.x) & 1) * 32)) + ((((int)threadIdx.x) & 7) * 4))) = *(uint4*)(pack_ptr + 0);
    pack_ptr[0] = (((uint)0 | (((words_ptr[0] >> (uint)16) & (uint)65535) << (uint)0)) | (((words_ptr[1] >> (uint)16) & (uint)65535) << (uint)16));
    pack_ptr[1] = (((uint)0 | (((words_ptr[2] >> (uint)16) & (uint)65535) << (uint)0)) | (((words_ptr[3] >> (uint)16) & (uint)65535) << (uint)16));
    pack_ptr[2] = (((uint)0 | (((words_ptr[4] >> (uint)16) & (uint)65535) << (uint)0)) | (((words_ptr[5] >> (uint)16) & (uint)65535) << (uint)16));
    pack_ptr[3] = (((uint)0 | (((words_ptr[6] >> (uint)16) & (uint)65535) << (uint)0)) | (((words_ptr[7] >> (uint)16) & (uint)65535) << (uint)16));
    *(uint4*)(Y_flat_ptr + (((((((((int)blockIdx.x) >> 2) * 2880) + (((((int)blockIdx.x) & 3) >> 1) * 2560)) + ((((int)threadIdx.x) >> 3) * 80)) + ((((int)blockIdx.x) & 1) * 32)) + ((((int)threadIdx.x) & 7) * 4)) + 40)) = *(uint4*)(pack_ptr + 0);
  }
  if ((((((((int)blockIdx.x) & 3) >> 1) * 32) + (((int)threadIdx.x) >> 3)) < 28) && ((((((int)blockIdx.x) & 1) * 4) + ((((int)threadIdx.x) & 7) >> 1)) < 5)) {
    int cse_v10 = ((((int)threadIdx.x) >> 3) + 8);
    int cse_v28 = (((((int)threadIdx.x) & 7) * 256) + (((((int)threadIdx.x) >> 3) + 8) ^ ((((int)threadIdx.x) & 7) * 4)));
    words_ptr[0] = _ptr[(((((int)threadIdx.x) & 7) * 256) + (((((int)threadIdx.x) >> 3) + 8) ^ ((((int)threadIdx.x) & 7) * 4)))];
    int cse_v34 = (((((int)threadIdx.x) & 7) * 256) + (((((int)threadIdx.x) >> 3) + 8) ^ (((((int)threadIdx.x) & 7) * 4) + 1)));
    words_ptr[1] = _ptr[((((((int)threadIdx.x) & 7) * 256) + (((((int)threadIdx.x) >> 3) + 8) ^ (((((int)threadIdx.x) & 7) * 4) + 1))) + 32)];
    int cse_v35 = (((((int)threadIdx.x) & 7) * 256) + (((((int)threadIdx.x) >> 3) + 8) ^ (((((int)threadIdx.x) & 7) * 4) + 2)));
    words_ptr[2] = _ptr[((((((int)threadIdx.x) & 7) * 256) + (((((int)threadIdx.x) >> 3) + 8) ^ (((((int)threadIdx.x) & 7) * 4) + 2))) + 64)];
    int cse_v36 = (((((int)threadIdx.x) & 7) * 256) + (((((int)threadIdx.x) >> 3) + 8) ^ (((((int)threadIdx.x) & 7) * 4) + 3)));
    words_ptr[3] = _ptr[((((((int)threadIdx.x) & 7) * 256) + (((((int)threadIdx.x) >> 3) + 8) ^ (((((int)threadIdx.x) & 7) * 4) + 3))) + 96)];
    words_ptr[4] = _ptr[((((((int)threadIdx.x) & 7) * 256) + (((((int)threadIdx.x) >> 3) + 8) ^ ((((int)threadIdx.x) & 7) * 4))) + 128)];
    words_ptr[5] = _ptr[((((((int)threadIdx.x) & 7) * 256) + (((((int)threadIdx.x) >> 3) + 8) ^ (((((int)threadIdx.x) & 7) * 4) + 1))) + 160)];
    words_ptr[6] = _ptr[((((((int)threadIdx.x) & 7) * 256) + (((((int)threadIdx.x) >> 3) + 8) ^ (((((int)threadIdx.x) & 7) * 4) + 2))) + 192)];
    words_ptr[7] = _ptr[((((((int)threadIdx.x) & 7) * 256) + (((((int)threadIdx.x) >> 3) + 8) ^ (((((int)threadIdx.x) & 7) * 4) + 3))) + 224)];
    pack_ptr[0] = (((uint)0 | (((words_ptr[0] >> (uint)0) & (uint)65535) << (uint)0)) | (((words_ptr[1] >> (uint)0) & (uint)65535) << (uint)16));
    pack_ptr[1] = (((uint)0 | (((words_ptr[2] >> (uint)0) & (uint)65535) << (uint)0)) | (((words_ptr[3] >> (uint)0) & (uint)65535) << (uint)16));
    pack_ptr[2] = (((uint)0 | (((words_ptr[4] >> (uint)0) & (uint)65535) << (uint)0)) | (((words_ptr[5] >> (uint)0) & (uint)65535) << (uint)16));
    pack_ptr[3] = (((uint)0 | (((words_ptr[6] >> (uint)0) & (uint)65535) << (uint)0)) | (((words_ptr[7] >> (uint)0) & (uint)65535) << (uint)16));
    *(uint4*)(Y_flat_ptr + (((((((((int)blockIdx.x) >> 2) * 2880) + (((((int)blockIdx.x) & 3) >> 1) * 2560)) + ((((int)threadIdx.x) >> 3) * 80)) + ((((int)blockIdx.x) & 1) * 32)) + ((((int)threadIdx.x) & 7) * 4)) + 640)) = *(uint4*)(pack_ptr + 0);
    pack_ptr[0] = (((uint)0 | (((words_ptr[0] >> (uint)16) & (uint)65535) << (uint)0)) | (((words_ptr[1] >> (uint)16) & (uint)65535) << (uint)16));
    pack_ptr[1] = (((uint)0 | (((words_ptr[2] >> (uint)16) & (uint)65535) << (uint)0)) | (((words_ptr[3] >> (uint)16) & (uint)65535) << (uint)16));
    pack_ptr[2] = (((uint)0 | (((words_ptr[4] >> (uint)16) & (uint)65535) << (uint)0)) | (((words_ptr[5] >> (uint)16) & (uint)65535) << (uint)16));
    pack_ptr[3] = (((uint)0 | (((words_ptr[6] >> (uint)16) & (uint)65535) << (uint)0)) | (((words_ptr[7] >> (uint)16) & (uint)65535) << (uint)16));
    *(uint4*)(Y_flat_ptr + (((((((((int)blockIdx.x) >> 2) * 2880) + (((((int)blockIdx.x) & 3) >> 1) * 2560)) + ((((int)threadIdx.x) >> 3) * 80)) + ((((int)blockIdx.x) & 1) * 32)) + ((((int)threadIdx.x) & 7) * 4)) + 680)) = *(uint4*)(pack_ptr + 0);
  }
  if ((((((((int)blockIdx.x) & 3) >> 1) * 32) + (((int)threadIdx.x) >> 3)) < 20) && ((((((int)blockIdx.x) & 1) * 4) + ((((int)threadIdx.x) & 7) >> 1)) < 5)) {
    int cse_v11 = ((((int)threadIdx.x) >> 3) + 16);
    int cse_v29 = (((((int)threadIdx.x) & 7) * 256) + (((((int)threadIdx.x) >> 3) + 16) ^ ((((int)threadIdx.x) & 7) * 4)));
    words_ptr[0] = _ptr[(((((int)threadIdx.x) & 7) * 256) + (((((int)threadIdx.x) >> 3) + 16) ^ ((((int)threadIdx.x) & 7) * 4)))];
    int cse_v37 = (((((int)threadIdx.x) & 7) * 256) + (((((int)threadIdx.x) >> 3) + 16) ^ (((((int)threadIdx.x) & 7) * 4) + 1)));
    words_ptr[1] = _ptr[((((((int)threadIdx.x) & 7) * 256) + (((((int)threadIdx.x) >> 3) + 16) ^ (((((int)threadIdx.x) & 7) * 4) + 1))) + 32)];
    int cse_v38 = (((((int)threadIdx.x) & 7) * 256) + (((((int)threadIdx.x) >> 3) + 16) ^ (((((int)threadIdx.x) & 7) * 4) + 2)));
    words_ptr[2] = _ptr[((((((int)threadIdx.x) & 7) * 256) + (((((int)threadIdx.x) >> 3) + 16) ^ (((((int)threadIdx.x) & 7) * 4) + 2))) + 64)];
    int cse_v39 = (((((int)threadIdx.x) & 7) * 256) + (((((int)threadIdx.x) >> 3) + 16) ^ (((((int)threadIdx.x) & 7) * 4) + 3)));
    words_ptr[3] = _ptr[((((((int)threadIdx.x) & 7) * 256) + (((((int)threadIdx.x) >> 3) + 16) ^ (((((int)threadIdx.x) & 7) * 4) + 3))) + 96)];
    words_ptr[4] = _ptr[((((((int)threadIdx.x) & 7) * 256) + (((((int)threadIdx.x) >> 3) + 16) ^ ((((int)threadIdx.x) & 7) * 4))) + 128)];
    words_ptr[5] = _ptr[((((((int)threadIdx.x) & 7) * 256) + (((((int)threadIdx.x) >> 3) + 16) ^ (((((int)threadIdx.x) & 7) * 4) + 1))) + 160)];
    words_ptr[6] = _ptr[((((((int)threadIdx.x) & 7) * 256) + (((((int)threadIdx.x) >> 3) + 16) ^ (((((int)threadIdx.x) & 7) * 4) + 2))) + 192)];
    words_ptr[7] = _ptr[((((((int)threadIdx.x) & 7) * 256) + (((((int)threadIdx.x) >> 3) + 16) ^ (((((int)threadIdx.x) & 7) * 4) + 3))) + 224)];
    pack_ptr[0] = (((uint)0 | (((words_ptr[0] >> (uint)0) & (uint)65535) << (uint)0)) | (((words_ptr[1] >> (uint)0) & (uint)65535) << (uint)16));
    pack_ptr[1] = (((uint)0 | (((words_ptr[2] >> (uint)0) & (uint)65535) << (uint)0)) | (((words_ptr[3] >> (uint)0) & (uint)65535) << (uint)16));
    pack_ptr[2] = (((uint)0 | (((words_ptr[4] >> (uint)0) & (uint)65535) << (uint)0)) | (((words_ptr[5] >> (uint)0) & (uint)65535) << (uint)16));
    pack_ptr[3] = (((uint)0 | (((words_ptr[6] >> (uint)0) & (uint)65535) << (uint)0)) | (((words_ptr[7] >> (uint)0) & (uint)65535) << (uint)16));
    *(uint4*)(Y_flat_ptr + (((((((((int)blockIdx.x) >> 2) * 2880) + (((((int)blockIdx.x) & 3) >> 1) * 2560)) + ((((int)threadIdx.x) >> 3) * 80)) + ((((int)blockIdx.x) & 1) * 32)) + ((((int)threadIdx.x) & 7) * 4)) + 1280)) = *(uint4*)(pack_ptr + 0);
    pack_ptr[0] = (((uint)0 | (((words_ptr[0] >> (uint)16) & (uint)65535) << (uint)0)) | (((words_ptr[1] >> (uint)16) & (uint)65535) << (uint)16));
    pack_ptr[1] = (((uint)0 | (((words_ptr[2] >> (uint)16) & (uint)65535) << (uint)0)) | (((words_ptr[3] >> (uint)16) & (uint)65535) << (uint)16));
    pack_ptr[2] = (((uint)0 | (((words_ptr[4] >> (uint)16) & (uint)65535) << (uint)0)) | (((words_ptr[5] >> (uint)16) & (uint)65535) << (uint)16));
    pack_ptr[3] = (((uint)0 | (((words_ptr[6] >> (uint)16) & (uint)65535) << (uint)0)) | (((words_ptr[7] >> (uint)16) & (uint)65535) << (uint)16));
    *(uint4*)(Y_flat_ptr + (((((((((int)blockIdx.x) >> 2) * 2880) + (((((int)blockIdx.x) & 3) >> 1) * 2560)) + ((((int)threadIdx.x) >> 3) * 80)) + ((((int)blockIdx.x) & 1) * 32)) + ((((int)threadIdx.x) & 7) * 4)) + 1320)) = *(uint4*)(pack_ptr + 0);
  }
  if ((((((((int)blockIdx.x) & 3) >> 1) * 32) + (((int)threadIdx.x) >> 3)) < 12) && ((((((int)blockIdx.x) & 1) * 4) + ((((int)threadIdx.x) & 7) >> 1)) < 5)) {
    int cse_v12 = ((((int)threadIdx.x) >> 3) + 24);
    int cse_v30 = (((((int)threadIdx.x) & 7) * 256) + (((((int)threadIdx.x) >> 3) + 24) ^ ((((int)threadIdx.x) & 7) * 4)));
    words_ptr[0] = _ptr[(((((int)threadIdx.x) & 7) * 256) + (((((int)threadIdx.x) >> 3) + 24) ^ ((((int)threadIdx.x) & 7) * 4)))];
    int cse_v40 = (((((int)threadIdx.x) & 7) * 256) + (((((int)threadIdx.x) >> 3) + 24) ^ (((((int)threadIdx.x) & 7) * 4) + 1)));
    words_ptr[1] = _ptr[((((((int)threadIdx.x) & 7) * 256) + (((((int)threadIdx.x) >> 3) + 24) ^ (((((int)threadIdx.x) & 7) * 4) + 1))) + 32)];
    int cse_v41 = (((((int)threadIdx.x) & 7) * 256) + (((((int)threadIdx.x) >> 3) + 24) ^ (((((int)threadIdx.x) & 7) * 4) + 2)));
    words_ptr[2] = _ptr[((((((int)threadIdx.x) & 7) * 256) + (((((int)threadIdx.x) >> 3) + 24) ^ (((((int)threadIdx.x) & 7) * 4) + 2))) + 64)];
    int cse_v42 = (((((int)threadIdx.x) & 7) * 256) + (((((int)threadIdx.x) >> 3) + 24) ^ (((((int)threadIdx.x) & 7) * 4) + 3)));
    words_ptr[3] = _ptr[((((((int)threadIdx.x) & 7) * 256) + (((((int)threadIdx.x) >> 3) + 24) ^ (((((int)threadIdx.x) & 7) * 4) + 3))) + 96)];
    words_ptr[4] = _ptr[((((((int)threadIdx.x) & 7) * 256) + (((((int)threadIdx.x) >> 3) + 24) ^ ((((int)threadIdx.x) & 7) * 4))) + 128)];
    words_ptr[5] = _ptr[((((((int)threadIdx.x) & 7) * 256) + (((((int)threadIdx.x) >> 3) + 24) ^ (((((int)threadIdx.x) & 7) * 4) + 1))) + 160)];
    words_ptr[6] = _ptr[((((((int)threadIdx.x) & 7) * 256) + (((((int)threadIdx.x) >> 3) + 24) ^ (((((int)threadIdx.x) & 7) * 4) + 2))) + 192)];
    words_ptr[7] = _ptr[((((((int)threadIdx.x) & 7) * 256) + (((((int)threadIdx.x) >> 3) + 24) ^ (((((int)threadIdx.x) & 7) * 4) + 3))) + 224)];
    pack_ptr[0] = (((uint)0 | (((words_ptr[0] >> (uint)0) & (uint)65535) << (uint)0)) | (((words_ptr[1] >> (uint)0) & (uint)65535) << (uint)16));
    pack_ptr[1] = (((uint)0 | (((words_ptr[2] >> (uint)0) & (uint)65535) << (uint)0)) | (((words_ptr[3] >> (uint)0) & (uint)65535) << (uint)16));
    pack_ptr[2] = (((uint)0 | (((words_ptr[4] >> (uint)0) & (uint)65535) << (uint)0)) | (((words_ptr[5] >> (uint)0) & (uint)65535) << (uint)16));
    pack_ptr[3] = (((uint)0 | (((words_ptr[6] >> (uint)0) & (uint)65535) << (uint)0)) | (((words_ptr[7] >> (uint)0) & (uint)65535) << (uint)16));
    *(uint4*)(Y_flat_ptr + (((((((((int)blockIdx.x) >> 2) * 2880) + (((((int)blockIdx.x) & 3) >> 1) * 2560)) + ((((int)threadIdx.x) >> 3) * 80)) + ((((int)blockIdx.x) & 1) * 32)) + ((((int)threadIdx.x) & 7) * 4)) + 1920)) = *(uint4*)(pack_ptr + 0);
    pack_ptr[0] = (((uint)0 | (((words_ptr[0] >> (uint)16) & (uint)65535) << (uint)0)) | (((words_ptr[1] >> (uint)16) & (uint)65535) << (uint)16));
    pack_ptr[1] = (((uint)0 | (((words_ptr[2] >> (uint)16) & (uint)65535) << (uint)0)) | (((words_ptr[3] >> (uint)16) & (uint)65535) << (uint)16));
    pack_ptr[2] = (((uint)0 | (((words_ptr[4] >> (uint)16) & (uint)65535) << (uint)0)) | (((words_ptr[5] >> (uint)16) & (uint)65535) << (uint)16));
    pack_ptr[3] = (((uint)0 | (((words_ptr[6] >> (uint)16) & (uint)65535) << (uint)0)) | (((words_ptr[7] >> (uint)16) & (uint)65535) << (uint)16));
    *(uint4*)(Y_flat_ptr + (((((((((int)blockIdx.x) >> 2) * 2880) + (((((int)blockIdx.x) & 3) >> 1) * 2560)) + ((((int)threadIdx.x) >> 3) * 80)) + ((((int)blockIdx.x) & 1) * 32)) + ((((int)threadIdx.x) & 7) * 4)) + 1960)) = *(uint4*)(pack_ptr + 0);
  }
}
