@T.prim_func(s_tir=True)
def main(X: T.Buffer((3, 1009), "float32"), Y: T.Buffer((3, 1009), "float32")):
    for r in range(3):
        running = T.alloc_local((1,), annotations={"disable_lower_builtin": T.bool(True)})
        running[0] = T.float32(0.0)
        carry = T.alloc_local((1,), "float32x8", annotations={"disable_lower_builtin": T.bool(True)})
        carry[0] = T.Broadcast(running[0], 8)
        for i in range(126):
            v = T.alloc_local((1,), "float32x8", annotations={"disable_lower_builtin": T.bool(True)})
            f = T.alloc_local((1,), "int32x8", annotations={"disable_lower_builtin": T.bool(True)})
            out = T.alloc_local((1,), "float32x8", annotations={"disable_lower_builtin": T.bool(True)})
            v[0] = X[r, T.Ramp(i * 8, 1, 8)]
            v[0] = T.Shuffle([T.Broadcast(T.float32(0.0), 8), v[0]], [0, 8, 9, 10, 11, 12, 13, 14]) + v[0]
            v[0] = T.Shuffle([T.Broadcast(T.float32(0.0), 8), v[0]], [0, 0, 8, 9, 10, 11, 12, 13]) + v[0]
            v[0] = T.Shuffle([T.Broadcast(T.float32(0.0), 8), v[0]], [0, 0, 0, 0, 8, 9, 10, 11]) + v[0]
            out[0] = carry[0] + v[0]
            Y[r, i * 8:i * 8 + 8] = out[0]
            v[0] = T.Shuffle([v[0]], [7, 7, 7, 7, 7, 7, 7, 7])
            carry[0] = carry[0] + v[0]
        running[0] = T.Shuffle([carry[0]], [0])
        for i in range(1):
            running[0] = running[0] + X[r, 1008 + i]
            Y[r, 1008 + i] = running[0]
