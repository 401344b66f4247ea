@T.prim_func(s_tir=True)
def main(X: T.Buffer((5, 37), "float32"), Y: T.Buffer((5, 37), "float32")):
    T.func_attr({"tirx.noalias": True})
    # with T.sblock("root"):
    top = T.sblock_alloc_buffer((5,))
    power = T.sblock_alloc_buffer((5, 37))
    total = T.sblock_alloc_buffer((5,))
    for i in range(5):
        with T.sblock("top_init"):
            v_i = T.axis.spatial(5, i)
            T.reads()
            T.writes(top[v_i])
            top[v_i] = T.float32(-340282346638528859811704183484516925440.0)
        for k in range(37):
            with T.sblock("top_update"):
                v_i, v_k = T.axis.remap("SR", [i, k])
                T.reads(top[v_i], X[v_i, v_k])
                T.writes(top[v_i])
                top[v_i] = T.max(top[v_i], X[v_i, v_k])
    for i, j in T.grid(5, 37):
        with T.sblock("power"):
            v_i, v_j = T.axis.remap("SS", [i, j])
            T.reads(X[v_i, v_j], top[v_i])
            T.writes(power[v_i, v_j])
            power[v_i, v_j] = T.exp(X[v_i, v_j] - top[v_i])
    for i in range(5):
        with T.sblock("total_init"):
            v_i = T.axis.spatial(5, i)
            T.reads()
            T.writes(total[v_i])
            total[v_i] = T.float32(0.0)
        for k in range(37):
            with T.sblock("total_update"):
                v_i, v_k = T.axis.remap("SR", [i, k])
                T.reads(total[v_i], power[v_i, v_k])
                T.writes(total[v_i])
                total[v_i] = total[v_i] + power[v_i, v_k]
    for i0, i1 in T.grid(5, 37):
        with T.sblock("Y"):
            v_i0, v_i1 = T.axis.remap("SS", [i0, i1])
            T.reads(power[v_i0, v_i1], total[v_i0])
            T.writes(Y[v_i0, v_i1])
            Y[v_i0, v_i1] = power[v_i0, v_i1] * (T.float32(1.0) / total[v_i0])
