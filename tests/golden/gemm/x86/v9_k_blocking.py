@T.prim_func(s_tir=True)
def main(A: T.Buffer((37, 2100), "float32"), B: T.Buffer((2100, 53), "float32"), C: T.Buffer((37, 53), "float32")):
    T.func_attr({"tirx.noalias": True})
    # with T.sblock("root"):
    A_reindex_pad = T.sblock_alloc_buffer((3, 8, 700, 6))
    B_reindex_pad = T.sblock_alloc_buffer((3, 4, 700, 16))
    C_pad = T.sblock_alloc_buffer((48, 64))
    C_pad_rf_local = T.sblock_alloc_buffer((3, 48, 64), scope="local")
    for i0_0 in T.parallel(2):
        for i0_1, i1 in T.grid(4, 2100):
            for i0_2 in T.vectorized(6):
                with T.sblock("A_reindex_pad"):
                    v0 = T.axis.spatial(48, i0_0 * 24 + i0_1 * 6 + i0_2)
                    v1 = T.axis.spatial(2100, i1)
                    T.reads(A[v0, v1])
                    T.writes(A_reindex_pad[v1 // 700, v0 // 6, v1 % 700, v0 % 6])
                    A_reindex_pad[v1 // 700, v0 // 6, v1 % 700, v0 % 6] = T.if_then_else(v0 < 37, A[v0, v1], T.float32(0.0))
    for i0_0 in T.parallel(2):
        for i1_0, i0_1, i1_1 in T.grid(132, 2, 16):
            for i0_2 in T.vectorized(16):
                with T.sblock("B_reindex_pad"):
                    v0 = T.axis.spatial(64, i0_0 * 32 + i0_1 * 16 + i0_2)
                    v1 = T.axis.spatial(2100, i1_0 * 16 + i1_1)
                    T.where(i1_0 * 16 + i1_1 < 2100)
                    T.reads(B[v1, v0])
                    T.writes(B_reindex_pad[v1 // 700, v0 // 16, v1 % 700, v0 % 16])
                    B_reindex_pad[v1 // 700, v0 // 16, v1 % 700, v0 % 16] = T.if_then_else(v0 < 53, B[v1, v0], T.float32(0.0))
    for i0_0_i1_0_fused in T.parallel(2):
        for i1_1_init, i0_1_init in T.grid(4, 4):
            for i0_2_init in T.unroll(6):
                for i1_2_0_init in T.unroll(2):
                    for i1_2_1_init in T.vectorized(8):
                        with T.sblock("C_init"):
                            v_i0 = T.axis.spatial(48, i0_0_i1_0_fused * 24 + i0_1_init * 6 + i0_2_init)
                            v_i1 = T.axis.spatial(64, i1_1_init * 16 + i1_2_0_init * 8 + i1_2_1_init)
                            T.reads()
                            T.writes(C_pad[v_i0, v_i1])
                            C_pad[v_i0, v_i1] = T.float32(0.0)
        for k_0, i1_1, i0_1 in T.grid(3, 4, 4):
            for ax0 in range(1):
                for ax1_init in T.unroll(6):
                    for ax2_0_init in T.unroll(2):
                        for ax2_1_init in T.vectorized(8):
                            with T.sblock("C_rf_init"):
                                vk_0 = T.axis.spatial(3, k_0 + ax0)
                                v_i0 = T.axis.spatial(48, i0_0_i1_0_fused * 24 + i0_1 * 6 + ax1_init)
                                v_i1 = T.axis.spatial(64, i1_1 * 16 + ax2_0_init * 8 + ax2_1_init)
                                T.reads()
                                T.writes(C_pad_rf_local[vk_0, v_i0, v_i1])
                                C_pad_rf_local[vk_0, v_i0, v_i1] = T.float32(0.0)
                for ax3_0 in range(175):
                    for ax3_1 in T.unroll(4):
                        for ax1 in T.unroll(6):
                            for ax2_0 in T.unroll(2):
                                for ax2_1 in T.vectorized(8):
                                    with T.sblock("C_rf_update"):
                                        vk_0 = T.axis.spatial(3, k_0 + ax0)
                                        v_i0 = T.axis.spatial(48, i0_0_i1_0_fused * 24 + i0_1 * 6 + ax1)
                                        v_i1 = T.axis.spatial(64, i1_1 * 16 + ax2_0 * 8 + ax2_1)
                                        vk_1 = T.axis.reduce(700, ax3_0 * 4 + ax3_1)
                                        T.reads(C_pad_rf_local[vk_0, v_i0, v_i1], A_reindex_pad[(vk_0 * 700 + vk_1) // 700, v_i0 // 6, (vk_0 * 700 + vk_1) % 700, v_i0 % 6], B_reindex_pad[(vk_0 * 700 + vk_1) // 700, v_i1 // 16, (vk_0 * 700 + vk_1) % 700, v_i1 % 16])
                                        T.writes(C_pad_rf_local[vk_0, v_i0, v_i1])
                                        C_pad_rf_local[vk_0, v_i0, v_i1] = C_pad_rf_local[vk_0, v_i0, v_i1] + A_reindex_pad[(vk_0 * 700 + vk_1) // 700, v_i0 // 6, (vk_0 * 700 + vk_1) % 700, v_i0 % 6] * B_reindex_pad[(vk_0 * 700 + vk_1) // 700, v_i1 // 16, (vk_0 * 700 + vk_1) % 700, v_i1 % 16]
            for i0_2 in T.unroll(6):
                for i1_2_0 in T.unroll(2):
                    for i1_2_1 in T.vectorized(8):
                        with T.sblock("C_update"):
                            vk_0 = T.axis.reduce(3, k_0)
                            v_i0 = T.axis.spatial(48, i0_0_i1_0_fused * 24 + i0_1 * 6 + i0_2)
                            v_i1 = T.axis.spatial(64, i1_1 * 16 + i1_2_0 * 8 + i1_2_1)
                            T.reads(C_pad[v_i0, v_i1], C_pad_rf_local[vk_0, v_i0, v_i1])
                            T.writes(C_pad[v_i0, v_i1])
                            C_pad[v_i0, v_i1] = C_pad[v_i0, v_i1] + C_pad_rf_local[vk_0, v_i0, v_i1]
        for ax0, ax1_0 in T.grid(24, 7):
            for ax1_1 in T.vectorized(8):
                with T.sblock("C_pad"):
                    v0 = T.axis.spatial(37, i0_0_i1_0_fused * 24 + ax0)
                    v1 = T.axis.spatial(53, ax1_0 * 8 + ax1_1)
                    T.where(i0_0_i1_0_fused * 24 + ax0 < 37 and ax1_0 * 8 + ax1_1 < 53)
                    T.reads(C_pad[v0, v1])
                    T.writes(C[v0, v1])
                    C[v0, v1] = C_pad[v0, v1]
