@T.prim_func(s_tir=True)
def main(A: T.Buffer((37, 41), "float32"), B: T.Buffer((41, 53), "float32"), C: T.Buffer((37, 53), "float32")):
    T.func_attr({"tirx.noalias": True})
    # with T.sblock("root"):
    for i_0, j_0 in T.grid(2, 2):
        for i_1_init, j_1_init in T.grid(32, 32):
            with T.sblock("C_init"):
                v_i = T.axis.spatial(37, i_0 * 32 + i_1_init)
                v_j = T.axis.spatial(53, j_0 * 32 + j_1_init)
                T.where(i_0 * 32 + i_1_init < 37 and j_0 * 32 + j_1_init < 53)
                T.reads()
                T.writes(C[v_i, v_j])
                C[v_i, v_j] = T.float32(0.0)
        for k_0, i_1, j_1, k_1 in T.grid(11, 32, 32, 4):
            with T.sblock("C_update"):
                v_i = T.axis.spatial(37, i_0 * 32 + i_1)
                v_j = T.axis.spatial(53, j_0 * 32 + j_1)
                v_k = T.axis.reduce(41, k_0 * 4 + k_1)
                T.where(i_0 * 32 + i_1 < 37 and j_0 * 32 + j_1 < 53 and k_0 * 4 + k_1 < 41)
                T.reads(C[v_i, v_j], A[v_i, v_k], B[v_k, v_j])
                T.writes(C[v_i, v_j])
                C[v_i, v_j] = C[v_i, v_j] + A[v_i, v_k] * B[v_k, v_j]
