@T.prim_func(s_tir=True)
def main(X: T.Buffer((5, 37), "float32"), Y: T.Buffer((5, 37), "float32")):
    T.func_attr({"compile_options": {"host_passes": "schedules.past_caches:past_caches"}, "tirx.noalias": True})
    # with T.sblock("root"):
    top_part = T.sblock_alloc_buffer((5, 4, 8))
    top_lanes = T.sblock_alloc_buffer((5, 8))
    top = T.sblock_alloc_buffer((5,))
    power = T.sblock_alloc_buffer((5, 37))
    total_part = T.sblock_alloc_buffer((5, 4, 8))
    total_lanes = T.sblock_alloc_buffer((5, 8))
    total = T.sblock_alloc_buffer((5,))
    for i_m in T.parallel(5):
        for c_init in T.unroll(4):
            for v_init in T.vectorized(8):
                with T.sblock("top_part_init"):
                    v_i, v_c, v_v = T.axis.remap("SSS", [i_m, c_init, v_init])
                    T.reads()
                    T.writes(top_part[v_i, v_c, v_v])
                    top_part[v_i, v_c, v_v] = T.float32(-340282346638528859811704183484516925440.0)
        for ko in T.serial(2, annotations={"pragma_loop_partition_hint": 1}):
            for c in T.unroll(4):
                for v in T.vectorized(8):
                    with T.sblock("top_part_update"):
                        v_i, v_c, v_v, v_ko = T.axis.remap("SSSR", [i_m, c, v, ko])
                        T.reads(top_part[v_i, v_c, v_v], X[v_i, v_ko * 32 + v_c * 8 + v_v])
                        T.writes(top_part[v_i, v_c, v_v])
                        top_part[v_i, v_c, v_v] = T.max(top_part[v_i, v_c, v_v], T.if_then_else(T.likely(v_ko * 32 + v_c * 8 + v_v < 37), X[v_i, v_ko * 32 + v_c * 8 + v_v], T.float32(-340282346638528859811704183484516925440.0)))
        for v_init in T.vectorized(8):
            with T.sblock("top_lanes_init"):
                v_i, v_v = T.axis.remap("SS", [i_m, v_init])
                T.reads()
                T.writes(top_lanes[v_i, v_v])
                top_lanes[v_i, v_v] = T.float32(-340282346638528859811704183484516925440.0)
        for kc in range(4):
            for v in T.vectorized(8):
                with T.sblock("top_lanes_update"):
                    v_i, v_v, v_kc = T.axis.remap("SSR", [i_m, v, kc])
                    T.reads(top_lanes[v_i, v_v], top_part[v_i, v_kc, v_v])
                    T.writes(top_lanes[v_i, v_v])
                    top_lanes[v_i, v_v] = T.max(top_lanes[v_i, v_v], top_part[v_i, v_kc, v_v])
        with T.sblock("top_init"):
            v_i = T.axis.spatial(5, i_m)
            T.reads()
            T.writes(top[v_i])
            top[v_i] = T.float32(-340282346638528859811704183484516925440.0)
        for kl in range(8):
            with T.sblock("top_update"):
                v_i, v_kl = T.axis.remap("SR", [i_m, kl])
                T.reads(top[v_i], top_lanes[v_i, v_kl])
                T.writes(top[v_i])
                top[v_i] = T.max(top[v_i], top_lanes[v_i, v_kl])
        for j_0 in T.serial(2, annotations={"pragma_loop_partition_hint": 1}):
            for j_1_j_2_fused in T.vectorized(32):
                with T.sblock("power"):
                    v_i = T.axis.spatial(5, i_m)
                    v_j = T.axis.spatial(37, j_0 * 32 + j_1_j_2_fused)
                    T.where((j_0 * 4 + j_1_j_2_fused // 8) * 8 + j_1_j_2_fused % 8 < 37)
                    T.reads(X[v_i, v_j], top[v_i])
                    T.writes(power[v_i, v_j])
                    power[v_i, v_j] = T.Select(X[v_i, v_j] - top[v_i] < T.float32(-87.336539999999999), T.float32(0.0), T.Select(X[v_i, v_j] - top[v_i] > T.float32(88.722830000000002), T.float32("inf"), ((((((T.float32(0.000198756915) * (X[v_i, v_j] - top[v_i] - T.floor((X[v_i, v_j] - top[v_i]) * T.float32(1.4426950408889634) + T.float32(0.5)) * T.float32(0.693359375) - T.floor((X[v_i, v_j] - top[v_i]) * T.float32(1.4426950408889634) + T.float32(0.5)) * T.float32(-0.00021219444)) + T.float32(0.0013981999507)) * (X[v_i, v_j] - top[v_i] - T.floor((X[v_i, v_j] - top[v_i]) * T.float32(1.4426950408889634) + T.float32(0.5)) * T.float32(0.693359375) - T.floor((X[v_i, v_j] - top[v_i]) * T.float32(1.4426950408889634) + T.float32(0.5)) * T.float32(-0.00021219444)) + T.float32(0.0083334519072999994)) * (X[v_i, v_j] - top[v_i] - T.floor((X[v_i, v_j] - top[v_i]) * T.float32(1.4426950408889634) + T.float32(0.5)) * T.float32(0.693359375) - T.floor((X[v_i, v_j] - top[v_i]) * T.float32(1.4426950408889634) + T.float32(0.5)) * T.float32(-0.00021219444)) + T.float32(0.041665795893999998)) * (X[v_i, v_j] - top[v_i] - T.floor((X[v_i, v_j] - top[v_i]) * T.float32(1.4426950408889634) + T.float32(0.5)) * T.float32(0.693359375) - T.floor((X[v_i, v_j] - top[v_i]) * T.float32(1.4426950408889634) + T.float32(0.5)) * T.float32(-0.00021219444)) + T.float32(0.16666665458999999)) * (X[v_i, v_j] - top[v_i] - T.floor((X[v_i, v_j] - top[v_i]) * T.float32(1.4426950408889634) + T.float32(0.5)) * T.float32(0.693359375) - T.floor((X[v_i, v_j] - top[v_i]) * T.float32(1.4426950408889634) + T.float32(0.5)) * T.float32(-0.00021219444)) + T.float32(0.50000001200999999)) * (X[v_i, v_j] - top[v_i] - T.floor((X[v_i, v_j] - top[v_i]) * T.float32(1.4426950408889634) + T.float32(0.5)) * T.float32(0.693359375) - T.floor((X[v_i, v_j] - top[v_i]) * T.float32(1.4426950408889634) + T.float32(0.5)) * T.float32(-0.00021219444)) * (X[v_i, v_j] - top[v_i] - T.floor((X[v_i, v_j] - top[v_i]) * T.float32(1.4426950408889634) + T.float32(0.5)) * T.float32(0.693359375) - T.floor((X[v_i, v_j] - top[v_i]) * T.float32(1.4426950408889634) + T.float32(0.5)) * T.float32(-0.00021219444)) + (X[v_i, v_j] - top[v_i] - T.floor((X[v_i, v_j] - top[v_i]) * T.float32(1.4426950408889634) + T.float32(0.5)) * T.float32(0.693359375) - T.floor((X[v_i, v_j] - top[v_i]) * T.float32(1.4426950408889634) + T.float32(0.5)) * T.float32(-0.00021219444)) + T.float32(1.0)) * T.reinterpret("float32", T.Cast("int32", T.floor((X[v_i, v_j] - top[v_i]) * T.float32(1.4426950408889634) + T.float32(0.5))) - 1 + 127 << 23) * T.float32(2.0)))
        for c_init in T.unroll(4):
            for v_init in T.vectorized(8):
                with T.sblock("total_part_init"):
                    v_i, v_c, v_v = T.axis.remap("SSS", [i_m, c_init, v_init])
                    T.reads()
                    T.writes(total_part[v_i, v_c, v_v])
                    total_part[v_i, v_c, v_v] = T.float32(0.0)
        for ko in T.serial(2, annotations={"pragma_loop_partition_hint": 1}):
            for c in T.unroll(4):
                for v in T.vectorized(8):
                    with T.sblock("total_part_update"):
                        v_i, v_c, v_v, v_ko = T.axis.remap("SSSR", [i_m, c, v, ko])
                        T.reads(total_part[v_i, v_c, v_v], power[v_i, v_ko * 32 + v_c * 8 + v_v])
                        T.writes(total_part[v_i, v_c, v_v])
                        total_part[v_i, v_c, v_v] = total_part[v_i, v_c, v_v] + T.if_then_else(T.likely(v_ko * 32 + v_c * 8 + v_v < 37), power[v_i, v_ko * 32 + v_c * 8 + v_v], T.float32(0.0))
        for v_init in T.vectorized(8):
            with T.sblock("total_lanes_init"):
                v_i, v_v = T.axis.remap("SS", [i_m, v_init])
                T.reads()
                T.writes(total_lanes[v_i, v_v])
                total_lanes[v_i, v_v] = T.float32(0.0)
        for kc in range(4):
            for v in T.vectorized(8):
                with T.sblock("total_lanes_update"):
                    v_i, v_v, v_kc = T.axis.remap("SSR", [i_m, v, kc])
                    T.reads(total_lanes[v_i, v_v], total_part[v_i, v_kc, v_v])
                    T.writes(total_lanes[v_i, v_v])
                    total_lanes[v_i, v_v] = total_lanes[v_i, v_v] + total_part[v_i, v_kc, v_v]
        with T.sblock("total_init"):
            v_i = T.axis.spatial(5, i_m)
            T.reads()
            T.writes(total[v_i])
            total[v_i] = T.float32(0.0)
        for kl in range(8):
            with T.sblock("total_update"):
                v_i, v_kl = T.axis.remap("SR", [i_m, kl])
                T.reads(total[v_i], total_lanes[v_i, v_kl])
                T.writes(total[v_i])
                total[v_i] = total[v_i] + total_lanes[v_i, v_kl]
        for i1_0 in T.serial(2, annotations={"pragma_loop_partition_hint": 1}):
            for i1_1 in T.unroll(4):
                for i1_2 in T.vectorized(8):
                    with T.sblock("Y"):
                        v_i0 = T.axis.spatial(5, i_m)
                        v_i1 = T.axis.spatial(37, i1_0 * 32 + i1_1 * 8 + i1_2)
                        T.where((i1_0 * 4 + i1_1) * 8 + i1_2 < 37)
                        T.reads(power[v_i0, v_i1], total[v_i0])
                        T.writes(Y[v_i0, v_i1])
                        Y[v_i0, v_i1] = power[v_i0, v_i1] * (T.float32(1.0) / total[v_i0])
