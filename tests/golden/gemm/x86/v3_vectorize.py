@T.prim_func(s_tir=True)
def main(A: T.Buffer((37, 41), "float32"), B: T.Buffer((41, 53), "float32"), C: T.Buffer((37, 53), "float32")):
    T.func_attr({"tirx.noalias": True})
    # with T.sblock("root"):
    for i0_0, i1_0 in T.grid(2, 1):
        for i0_1_init, i1_1_0_init in T.grid(32, 8):
            for i1_1_1_init in T.vectorized(8):
                with T.sblock("C_init"):
                    v_i0 = T.axis.spatial(37, i0_0 * 32 + i0_1_init)
                    v_i1 = T.axis.spatial(53, i1_0 * 64 + i1_1_0_init * 8 + i1_1_1_init)
                    T.where(i0_0 * 32 + i0_1_init < 37 and i1_0 * 64 + (i1_1_0_init * 8 + i1_1_1_init) < 53)
                    T.reads()
                    T.writes(C[v_i0, v_i1])
                    C[v_i0, v_i1] = T.float32(0.0)
        for k_0, i0_1, k_1, i1_1_0 in T.grid(2, 32, 32, 8):
            for i1_1_1 in T.vectorized(8):
                with T.sblock("C_update"):
                    v_i0 = T.axis.spatial(37, i0_0 * 32 + i0_1)
                    v_i1 = T.axis.spatial(53, i1_0 * 64 + i1_1_0 * 8 + i1_1_1)
                    v_k = T.axis.reduce(41, k_0 * 32 + k_1)
                    T.where(i0_0 * 32 + i0_1 < 37 and i1_0 * 64 + (i1_1_0 * 8 + i1_1_1) < 53 and k_0 * 32 + k_1 < 41)
                    T.reads(C[v_i0, v_i1], A[v_i0, v_k], B[v_k, v_i1])
                    T.writes(C[v_i0, v_i1])
                    C[v_i0, v_i1] = C[v_i0, v_i1] + A[v_i0, v_k] * B[v_k, v_i1]
