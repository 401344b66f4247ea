@T.prim_func(s_tir=True)
def main(A: T.Buffer((37, 41), "float32"), B: T.Buffer((41, 53), "float32"), C: T.Buffer((37, 53), "float32")):
    T.func_attr({"tirx.noalias": True})
    # with T.sblock("root"):
    for i0, i1 in T.grid(37, 53):
        with T.sblock("C_init"):
            v_i0, v_i1 = T.axis.remap("SS", [i0, i1])
            T.reads()
            T.writes(C[v_i0, v_i1])
            C[v_i0, v_i1] = T.float32(0.0)
        for k in range(41):
            with T.sblock("C_update"):
                v_i0, v_i1, v_k = T.axis.remap("SSR", [i0, i1, k])
                T.reads(C[v_i0, v_i1], A[v_i0, v_k], B[v_k, v_i1])
                T.writes(C[v_i0, v_i1])
                C[v_i0, v_i1] = C[v_i0, v_i1] + A[v_i0, v_k] * B[v_k, v_i1]
