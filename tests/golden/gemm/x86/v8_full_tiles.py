@T.prim_func(s_tir=True)
def main(A: T.Buffer((37, 41), "float32"), B: T.Buffer((41, 53), "float32"), C: T.Buffer((37, 53), "float32")):
    T.func_attr({"tirx.noalias": True})
    # with T.sblock("root"):
    A_reindex_pad = T.sblock_alloc_buffer((8, 44, 6))
    B_reindex_pad = T.sblock_alloc_buffer((4, 44, 16))
    C_pad_local = T.sblock_alloc_buffer((48, 64), scope="local")
    for i0_0 in T.parallel(2):
        for i0_1 in T.serial(4, annotations={"pragma_loop_partition_hint": 1}):
            for i1 in range(44):
                for i0_2 in T.vectorized(6):
                    with T.sblock("A_reindex_pad"):
                        v0 = T.axis.spatial(48, i0_0 * 24 + i0_1 * 6 + i0_2)
                        v1 = T.axis.spatial(44, i1)
                        T.reads(A[v0, v1])
                        T.writes(A_reindex_pad[v0 // 6, v1, v0 % 6])
                        A_reindex_pad[v0 // 6, v1, v0 % 6] = T.if_then_else(v0 < 37 and v1 < 41, A[v0, v1], T.float32(0.0))
    for i0_0 in T.parallel(2):
        for i1_0 in range(3):
            for i0_1 in T.serial(2, annotations={"pragma_loop_partition_hint": 1}):
                for i1_1 in range(16):
                    for i0_2 in T.vectorized(16):
                        with T.sblock("B_reindex_pad"):
                            v0 = T.axis.spatial(64, i0_0 * 32 + i0_1 * 16 + i0_2)
                            v1 = T.axis.spatial(44, i1_0 * 16 + i1_1)
                            T.where(i1_0 * 16 + i1_1 < 44)
                            T.reads(B[v1, v0])
                            T.writes(B_reindex_pad[v0 // 16, v1, v0 % 16])
                            B_reindex_pad[v0 // 16, v1, v0 % 16] = T.if_then_else(v0 < 53 and v1 < 41, B[v1, v0], T.float32(0.0))
    for i0_0_i1_0_fused in T.parallel(2):
        for i1_1 in T.serial(4, annotations={"pragma_loop_partition_hint": 1}):
            for i0_1 in range(4):
                for i0_2_init in T.unroll(6):
                    for i1_2_0_init in T.unroll(2):
                        for i1_2_1_init in T.vectorized(8):
                            with T.sblock("C_init"):
                                v_i0 = T.axis.spatial(48, i0_0_i1_0_fused * 24 + i0_1 * 6 + i0_2_init)
                                v_i1 = T.axis.spatial(64, i1_1 * 16 + i1_2_0_init * 8 + i1_2_1_init)
                                T.reads()
                                T.writes(C_pad_local[v_i0, v_i1])
                                C_pad_local[v_i0, v_i1] = T.float32(0.0)
                for k_0 in range(11):
                    for k_1 in T.unroll(4):
                        for i0_2 in T.unroll(6):
                            for i1_2_0 in T.unroll(2):
                                for i1_2_1 in T.vectorized(8):
                                    with T.sblock("C_update"):
                                        v_i0 = T.axis.spatial(48, i0_0_i1_0_fused * 24 + i0_1 * 6 + i0_2)
                                        v_i1 = T.axis.spatial(64, i1_1 * 16 + i1_2_0 * 8 + i1_2_1)
                                        v_k = T.axis.reduce(44, k_0 * 4 + k_1)
                                        T.reads(C_pad_local[v_i0, v_i1], A_reindex_pad[v_i0 // 6, v_k, v_i0 % 6], B_reindex_pad[v_i1 // 16, v_k, v_i1 % 16])
                                        T.writes(C_pad_local[v_i0, v_i1])
                                        C_pad_local[v_i0, v_i1] = C_pad_local[v_i0, v_i1] + A_reindex_pad[v_i0 // 6, v_k, v_i0 % 6] * B_reindex_pad[v_i1 // 16, v_k, v_i1 % 16]
                for ax0 in T.unroll(6):
                    for ax1_0 in T.unroll(2):
                        for ax1_1 in T.vectorized(8):
                            with T.sblock("C_pad"):
                                v0 = T.axis.spatial(37, i0_0_i1_0_fused * 24 + i0_1 * 6 + ax0)
                                v1 = T.axis.spatial(53, i1_1 * 16 + ax1_0 * 8 + ax1_1)
                                T.where(i0_0_i1_0_fused * 24 + i0_1 * 6 + ax0 < 37 and i1_1 * 16 + (ax1_0 * 8 + ax1_1) < 53)
                                T.reads(C_pad_local[v0, v1])
                                T.writes(C[v0, v1])
                                C[v0, v1] = C_pad_local[v0, v1]
