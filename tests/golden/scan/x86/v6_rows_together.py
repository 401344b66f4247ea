@T.prim_func(s_tir=True)
def main(X: T.Buffer((5, 12), "float32"), Y: T.Buffer((5, 12), "float32")):
    T.func_attr({"compile_options": {"host_passes": "schedules.past_caches:past_caches"}})
    X_flat = X.view(1, 60)
    Y_flat = Y.view(1, 60)
    for task in T.parallel(2):
        for i in range(1):
            if task + i < 2:
                v: T.let[T.float32x8] = X_flat[0, T.Ramp((task + i) * 24, 1, 8)]
                v_1: T.let[T.float32x8] = T.Shuffle([T.Broadcast(T.float32(0.0), 8), v], [0, 8, 9, 10, 0, 12, 13, 14]) + v
                v_2: T.let[T.float32x8] = T.Shuffle([T.Broadcast(T.float32(0.0), 8), v_1], [0, 0, 8, 9, 0, 0, 12, 13]) + v_1
                v_3: T.let[T.float32x8] = T.Shuffle([T.Broadcast(T.float32(0.0), 8), v_2], [0, 0, 0, 0, 11, 11, 11, 11]) + v_2
                v_4: T.let[T.float32x8] = T.Shuffle([v_3], [7, 7, 7, 7, 7, 7, 7, 7])
                Y_flat[0, (task + i) * 24:(task + i) * 24 + 8] = v_3
                v_5: T.let[T.float32x8] = X_flat[0, T.Ramp((task + i) * 24 + 8, 1, 8)]
                v_6: T.let[T.float32x8] = T.Shuffle([T.Broadcast(T.float32(0.0), 8), v_5], [0, 8, 9, 10, 0, 12, 13, 14]) + v_5
                v_7: T.let[T.float32x8] = T.Shuffle([T.Broadcast(T.float32(0.0), 8), v_6], [0, 0, 8, 9, 0, 0, 12, 13]) + v_6
                v_8: T.let[T.float32x8] = T.Shuffle([T.Broadcast(T.float32(0.0), 8), v_4], [8, 9, 10, 11, 0, 0, 0, 0]) + v_7
                v_9: T.let[T.float32x8] = T.Shuffle([v_7], [7, 7, 7, 7, 7, 7, 7, 7])
                Y_flat[0, (task + i) * 24 + 8:(task + i) * 24 + 8 + 8] = v_8
                v_10: T.let[T.float32x8] = X_flat[0, T.Ramp((task + i) * 24 + 16, 1, 8)]
                v_11: T.let[T.float32x8] = T.Shuffle([T.Broadcast(T.float32(0.0), 8), v_10], [0, 8, 9, 10, 0, 12, 13, 14]) + v_10
                v_12: T.let[T.float32x8] = T.Shuffle([T.Broadcast(T.float32(0.0), 8), v_11], [0, 0, 8, 9, 0, 0, 12, 13]) + v_11
                v_13: T.let[T.float32x8] = T.Shuffle([T.Broadcast(T.float32(0.0), 8), v_12], [0, 0, 0, 0, 11, 11, 11, 11]) + v_12
                v_14: T.let[T.float32x8] = v_9 + v_13
                v_15: T.let[T.float32x8] = T.Shuffle([v_13], [7, 7, 7, 7, 7, 7, 7, 7])
                v_16: T.let[T.float32x8] = v_9 + v_15
                Y_flat[0, (task + i) * 24 + 16:(task + i) * 24 + 16 + 8] = v_14
    running = T.alloc_local((1,))
    for r in range(1):
        running[0] = T.float32(0.0)
        for i in range(12):
            running[0] = running[0] + X_flat[0, 48 + r * 12 + i]
            Y_flat[0, 48 + r * 12 + i] = running[0]
