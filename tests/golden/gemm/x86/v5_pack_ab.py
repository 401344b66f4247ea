@T.prim_func(s_tir=True)
def main(A: T.Buffer((37, 41), "float32"), B: T.Buffer((41, 53), "float32"), C: T.Buffer((37, 53), "float32")):
    T.func_attr({"tirx.noalias": True})
    # with T.sblock("root"):
    B_reindex = T.sblock_alloc_buffer((4, 41, 16))
    A_reindex = T.sblock_alloc_buffer((7, 41, 6))
    for axis0, k, axis2 in T.grid(4, 41, 16):
        with T.sblock("B_reindex_reindex"):
            v_axis0, v_k, v_axis2 = T.axis.remap("SSS", [axis0, k, axis2])
            T.reads(B[v_k, v_axis0 * 16 + v_axis2])
            T.writes(B_reindex[v_axis0, v_k, v_axis2])
            B_reindex[v_axis0, v_k, v_axis2] = T.if_then_else(v_axis0 == 3 and 5 <= v_axis2, T.float32(0.0), B[v_k, v_axis0 * 16 + v_axis2])
    for axis0, k, axis2 in T.grid(7, 41, 6):
        with T.sblock("A_reindex_reindex"):
            v_axis0, v_k, v_axis2 = T.axis.remap("SSS", [axis0, k, axis2])
            T.reads(A[v_axis0 * 6 + v_axis2, v_k])
            T.writes(A_reindex[v_axis0, v_k, v_axis2])
            A_reindex[v_axis0, v_k, v_axis2] = T.if_then_else(v_axis0 == 6 and 1 <= v_axis2, T.float32(0.0), A[v_axis0 * 6 + v_axis2, v_k])
    for i_0, j_0 in T.grid(2, 2):
        for i_1_init, j_1_0_init in T.grid(32, 4):
            for j_1_1_init in T.vectorized(8):
                with T.sblock("C_init"):
                    v_i = T.axis.spatial(37, i_0 * 32 + i_1_init)
                    v_j = T.axis.spatial(53, j_0 * 32 + j_1_0_init * 8 + j_1_1_init)
                    T.where(i_0 * 32 + i_1_init < 37 and j_0 * 32 + (j_1_0_init * 8 + j_1_1_init) < 53)
                    T.reads()
                    T.writes(C[v_i, v_j])
                    C[v_i, v_j] = T.float32(0.0)
        for k_0, i_1, k_1, j_1_0 in T.grid(11, 32, 4, 4):
            for j_1_1 in T.vectorized(8):
                with T.sblock("C_update"):
                    v_i = T.axis.spatial(37, i_0 * 32 + i_1)
                    v_j = T.axis.spatial(53, j_0 * 32 + j_1_0 * 8 + j_1_1)
                    v_k = T.axis.reduce(41, k_0 * 4 + k_1)
                    T.where(i_0 * 32 + i_1 < 37 and j_0 * 32 + (j_1_0 * 8 + j_1_1) < 53 and k_0 * 4 + k_1 < 41)
                    T.reads(C[v_i, v_j], A_reindex[v_i // 6, v_k, v_i % 6], B_reindex[v_j // 16, v_k, v_j % 16])
                    T.writes(C[v_i, v_j])
                    C[v_i, v_j] = C[v_i, v_j] + A_reindex[v_i // 6, v_k, v_i % 6] * B_reindex[v_j // 16, v_k, v_j % 16]
