@T.prim_func(s_tir=True)
def main(A: T.Buffer((64, 64), "float32"), B: T.Buffer((64, 64), "float32"), C: T.Buffer((64, 64), "float32")):
    T.func_attr({"tirx.noalias": True})
    # with T.sblock("root"):
    C_local = T.sblock_alloc_buffer((64, 64), scope="local")
    B_reindex = T.sblock_alloc_buffer((4, 64, 16))
    for ax1 in T.parallel(64):
        for ax0_0 in range(4):
            for ax0_1 in T.vectorized(16):
                with T.sblock("B_reindex_reindex"):
                    v0 = T.axis.spatial(64, ax0_0 * 16 + ax0_1)
                    v1 = T.axis.spatial(64, ax1)
                    T.reads(B[v1, v0])
                    T.writes(B_reindex[v0 // 16, v1, v0 % 16])
                    B_reindex[v0 // 16, v1, v0 % 16] = B[v1, v0]
    for i_0 in T.parallel(2):
        for j_0 in range(4):
            for i_1 in T.serial(6, annotations={"pragma_loop_partition_hint": 1}):
                for i_2_init in T.unroll(6):
                    for j_1_0_init in T.unroll(2):
                        for j_1_1_init in T.vectorized(8):
                            with T.sblock("C_init"):
                                v_i = T.axis.spatial(64, i_0 * 36 + i_1 * 6 + i_2_init)
                                v_j = T.axis.spatial(64, j_0 * 16 + j_1_0_init * 8 + j_1_1_init)
                                T.where((i_0 * 6 + i_1) * 6 + i_2_init < 64)
                                T.reads()
                                T.writes(C_local[v_i, v_j])
                                C_local[v_i, v_j] = T.float32(0.0)
                for k_0 in range(16):
                    for k_1 in T.unroll(4):
                        for i_2 in T.unroll(6):
                            for j_1_0 in T.unroll(2):
                                for j_1_1 in T.vectorized(8):
                                    with T.sblock("C_update"):
                                        v_i = T.axis.spatial(64, i_0 * 36 + i_1 * 6 + i_2)
                                        v_j = T.axis.spatial(64, j_0 * 16 + j_1_0 * 8 + j_1_1)
                                        v_k = T.axis.reduce(64, k_0 * 4 + k_1)
                                        T.where((i_0 * 6 + i_1) * 6 + i_2 < 64)
                                        T.reads(C_local[v_i, v_j], A[v_i, v_k], B_reindex[v_j // 16, v_k, v_j % 16])
                                        T.writes(C_local[v_i, v_j])
                                        C_local[v_i, v_j] = C_local[v_i, v_j] + A[v_i, v_k] * B_reindex[v_j // 16, v_k, v_j % 16]
                for ax0 in T.unroll(6):
                    for ax1_0 in T.unroll(2):
                        for ax1_1 in T.vectorized(8):
                            with T.sblock("C_local"):
                                v0 = T.axis.spatial(64, i_0 * 36 + i_1 * 6 + ax0)
                                v1 = T.axis.spatial(64, j_0 * 16 + ax1_0 * 8 + ax1_1)
                                T.where(i_0 * 36 + i_1 * 6 + ax0 < 64)
                                T.reads(C_local[v0, v1])
                                T.writes(C[v0, v1])
                                C[v0, v1] = C_local[v0, v1]
