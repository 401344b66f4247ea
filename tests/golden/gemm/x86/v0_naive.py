@T.prim_func(s_tir=True)
def main(A: T.Buffer((37, 41), "float32"), B: T.Buffer((41, 53), "float32"), C: T.Buffer((37, 53), "float32")):
    T.func_attr({"tirx.noalias": True})
    # with T.sblock("root"):
    for i, j in T.grid(37, 53):
        with T.sblock("C_init"):
            v_i, v_j = T.axis.remap("SS", [i, j])
            T.reads()
            T.writes(C[v_i, v_j])
            C[v_i, v_j] = T.float32(0.0)
        for k in range(41):
            with T.sblock("C_update"):
                v_i, v_j, v_k = T.axis.remap("SSR", [i, j, k])
                T.reads(C[v_i, v_j], A[v_i, v_k], B[v_k, v_j])
                T.writes(C[v_i, v_j])
                C[v_i, v_j] = C[v_i, v_j] + A[v_i, v_k] * B[v_k, v_j]
