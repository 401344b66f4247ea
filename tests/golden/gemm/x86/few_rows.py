@T.prim_func(s_tir=True)
def main(A: T.Buffer((37, 41), "float32"), B: T.Buffer((41, 53), "float32"), C: T.Buffer((37, 53), "float32")):
    T.func_attr({"tirx.noalias": True})
    # with T.sblock("root"):
    A_reindex_pad = T.sblock_alloc_buffer((10, 44, 4))
    B_reindex_pad = T.sblock_alloc_buffer((4, 44, 16))
    C_pad = T.sblock_alloc_buffer((40, 64))
    C_pad_rf_local = T.sblock_alloc_buffer((1, 40, 64), scope="local")
    for i0_0, i0_1, i1 in T.grid(2, 5, 44):
        for i0_2 in T.vectorized(4):
            with T.sblock("A_reindex_pad"):
                v0 = T.axis.spatial(40, i0_0 * 20 + i0_1 * 4 + i0_2)
                v1 = T.axis.spatial(44, i1)
                T.reads(A[v0, v1])
                T.writes(A_reindex_pad[v0 // 4, v1, v0 % 4])
                A_reindex_pad[v0 // 4, v1, v0 % 4] = T.if_then_else(v0 < 37 and v1 < 41, A[v0, v1], T.float32(0.0))
    for i1_0 in T.parallel(2):
        for i1_1_init, i0_0_init in T.grid(2, 10):
            for i0_1_init in T.unroll(4):
                for i1_2_0_init in T.unroll(2):
                    for i1_2_1_init in T.vectorized(8):
                        with T.sblock("C_init"):
                            v_i0 = T.axis.spatial(40, i0_0_init * 4 + i0_1_init)
                            v_i1 = T.axis.spatial(64, i1_0 * 32 + i1_1_init * 16 + i1_2_0_init * 8 + i1_2_1_init)
                            T.reads()
                            T.writes(C_pad[v_i0, v_i1])
                            C_pad[v_i0, v_i1] = T.float32(0.0)
        for k_0 in range(1):
            for ax0_0, ax1_0, ax0_1, ax1_1 in T.grid(1, 6, 2, 8):
                for ax0_2 in T.vectorized(16):
                    with T.sblock("B_reindex_pad"):
                        v0 = T.axis.spatial(64, i1_0 * 32 + ax0_0 * 32 + ax0_1 * 16 + ax0_2)
                        v1 = T.axis.spatial(44, ax1_0 * 8 + ax1_1)
                        T.where(ax1_0 * 8 + ax1_1 < 44)
                        T.reads(B[v1, v0])
                        T.writes(B_reindex_pad[v0 // 16, v1, v0 % 16])
                        B_reindex_pad[v0 // 16, v1, v0 % 16] = T.if_then_else(v0 < 53 and v1 < 41, B[v1, v0], T.float32(0.0))
            for i1_1, i0_0 in T.grid(2, 10):
                for ax0 in range(1):
                    for ax1_init in T.unroll(4):
                        for ax2_0_init in T.unroll(2):
                            for ax2_1_init in T.vectorized(8):
                                with T.sblock("C_rf_init"):
                                    vk_0 = T.axis.spatial(1, ax0)
                                    v_i0 = T.axis.spatial(40, i0_0 * 4 + ax1_init)
                                    v_i1 = T.axis.spatial(64, i1_0 * 32 + i1_1 * 16 + ax2_0_init * 8 + ax2_1_init)
                                    T.reads()
                                    T.writes(C_pad_rf_local[vk_0, v_i0, v_i1])
                                    C_pad_rf_local[vk_0, v_i0, v_i1] = T.float32(0.0)
                    for ax3_0 in range(11):
                        for ax3_1 in T.unroll(4):
                            for ax1 in T.unroll(4):
                                for ax2_0 in T.unroll(2):
                                    for ax2_1 in T.vectorized(8):
                                        with T.sblock("C_rf_update"):
                                            vk_0 = T.axis.spatial(1, ax0)
                                            v_i0 = T.axis.spatial(40, i0_0 * 4 + ax1)
                                            v_i1 = T.axis.spatial(64, i1_0 * 32 + i1_1 * 16 + ax2_0 * 8 + ax2_1)
                                            vk_1 = T.axis.reduce(44, ax3_0 * 4 + ax3_1)
                                            T.reads(C_pad_rf_local[vk_0, v_i0, v_i1], A_reindex_pad[v_i0 // 4, vk_0 * 44 + vk_1, v_i0 % 4], B_reindex_pad[v_i1 // 16, vk_0 * 44 + vk_1, v_i1 % 16])
                                            T.writes(C_pad_rf_local[vk_0, v_i0, v_i1])
                                            C_pad_rf_local[vk_0, v_i0, v_i1] = C_pad_rf_local[vk_0, v_i0, v_i1] + A_reindex_pad[v_i0 // 4, vk_0 * 44 + vk_1, v_i0 % 4] * B_reindex_pad[v_i1 // 16, vk_0 * 44 + vk_1, v_i1 % 16]
                for i0_1 in T.unroll(4):
                    for i1_2_0 in T.unroll(2):
                        for i1_2_1 in T.vectorized(8):
                            with T.sblock("C_update"):
                                vk_0 = T.axis.reduce(1, k_0)
                                v_i0 = T.axis.spatial(40, i0_0 * 4 + i0_1)
                                v_i1 = T.axis.spatial(64, i1_0 * 32 + i1_1 * 16 + i1_2_0 * 8 + i1_2_1)
                                T.reads(C_pad[v_i0, v_i1], C_pad_rf_local[vk_0, v_i0, v_i1])
                                T.writes(C_pad[v_i0, v_i1])
                                C_pad[v_i0, v_i1] = C_pad[v_i0, v_i1] + C_pad_rf_local[vk_0, v_i0, v_i1]
        for ax0, ax1_0 in T.grid(37, 4):
            for ax1_1 in T.vectorized(8):
                with T.sblock("C_pad"):
                    v0 = T.axis.spatial(37, ax0)
                    v1 = T.axis.spatial(53, i1_0 * 32 + ax1_0 * 8 + ax1_1)
                    T.where(i1_0 * 32 + (ax1_0 * 8 + ax1_1) < 53)
                    T.reads(C_pad[v0, v1])
                    T.writes(C[v0, v1])
                    C[v0, v1] = C_pad[v0, v1]
