@T.prim_func(s_tir=True)
def main(A: T.Buffer((37, 41), "float32"), B: T.Buffer((41, 53), "float32"), C: T.Buffer((37, 53), "float32")):
    T.func_attr({"tirx.noalias": True})
    # with T.sblock("root"):
    C_local = T.sblock_alloc_buffer((37, 53), scope="local")
    for i1_0 in range(1):
        for i0_0 in T.serial(10, annotations={"pragma_loop_partition_hint": 1}):
            for i1_1 in T.serial(4, annotations={"pragma_loop_partition_hint": 1}):
                for i0_1_init in T.unroll(4):
                    for i1_2_0_init in T.unroll(2):
                        for i1_2_1_init in T.vectorized(8):
                            with T.sblock("C_init"):
                                v_i0 = T.axis.spatial(37, i0_0 * 4 + i0_1_init)
                                v_i1 = T.axis.spatial(53, i1_0 * 64 + i1_1 * 16 + i1_2_0_init * 8 + i1_2_1_init)
                                T.where(i0_0 * 4 + i0_1_init < 37 and (i1_0 * 4 + i1_1) * 16 + (i1_2_0_init * 8 + i1_2_1_init) < 53)
                                T.reads()
                                T.writes(C_local[v_i0, v_i1])
                                C_local[v_i0, v_i1] = T.float32(0.0)
                for k_0 in range(11):
                    for k_1 in T.unroll(4):
                        for i0_1 in T.unroll(4):
                            for i1_2_0 in T.unroll(2):
                                for i1_2_1 in T.vectorized(8):
                                    with T.sblock("C_update"):
                                        v_i0 = T.axis.spatial(37, i0_0 * 4 + i0_1)
                                        v_i1 = T.axis.spatial(53, i1_0 * 64 + i1_1 * 16 + i1_2_0 * 8 + i1_2_1)
                                        v_k = T.axis.reduce(41, k_0 * 4 + k_1)
                                        T.where(i0_0 * 4 + i0_1 < 37 and (i1_0 * 4 + i1_1) * 16 + (i1_2_0 * 8 + i1_2_1) < 53 and k_0 * 4 + k_1 < 41)
                                        T.reads(C_local[v_i0, v_i1], A[v_i0, v_k], B[v_k, v_i1])
                                        T.writes(C_local[v_i0, v_i1])
                                        C_local[v_i0, v_i1] = C_local[v_i0, v_i1] + A[v_i0, v_k] * B[v_k, v_i1]
                for ax0 in T.unroll(4):
                    for ax1_0 in T.unroll(2):
                        for ax1_1 in T.vectorized(8):
                            with T.sblock("C_local"):
                                v0 = T.axis.spatial(37, i0_0 * 4 + ax0)
                                v1 = T.axis.spatial(53, i1_1 * 16 + ax1_0 * 8 + ax1_1)
                                T.where(i0_0 * 4 + ax0 < 37 and i1_1 * 16 + (ax1_0 * 8 + ax1_1) < 53)
                                T.reads(C_local[v0, v1])
                                T.writes(C[v0, v1])
                                C[v0, v1] = C_local[v0, v1]
