@T.prim_func(s_tir=True)
def main(X: T.Buffer((3, 1009), "float32"), Y: T.Buffer((3, 1009), "float32")):
    sums = T.alloc_buffer((4,))
    seen = T.alloc_buffer((2,), "int32")
    running = T.alloc_buffer((1,))
    for r in range(3):
        running[0] = T.float32(0.0)
        for b in range(0):
            for c in T.parallel(2):
                v = T.alloc_local((1,), "float32x8", annotations={"disable_lower_builtin": T.bool(True)})
                f = T.alloc_local((1,), "int32x8", annotations={"disable_lower_builtin": T.bool(True)})
                part = T.alloc_local((4,), "float32x8", annotations={"disable_lower_builtin": T.bool(True)})
                for w in T.unroll(4):
                    part[w] = T.Broadcast(T.float32(0.0), 8)
                seen[c] = 0
                for i in range(2048):
                    for w in T.unroll(4):
                        v[0] = X[r, T.Ramp(b * 131072 + c * 65536 + (i * 4 + w) * 8, 1, 8)]
                        part[w] = part[w] + v[0]
                for i in range(0):
                    v[0] = X[r, T.Ramp(b * 131072 + c * 65536 + (8192 + i) * 8, 1, 8)]
                    part[0] = part[0] + v[0]
                for w in T.unroll(1, 4):
                    part[0] = part[0] + part[w]
                v[0] = part[0]
                v[0] = T.Shuffle([T.Broadcast(T.float32(0.0), 8), v[0]], [0, 8, 9, 10, 11, 12, 13, 14]) + v[0]
                v[0] = T.Shuffle([T.Broadcast(T.float32(0.0), 8), v[0]], [0, 0, 8, 9, 10, 11, 12, 13]) + v[0]
                v[0] = T.Shuffle([T.Broadcast(T.float32(0.0), 8), v[0]], [0, 0, 0, 0, 8, 9, 10, 11]) + v[0]
                sums[c] = T.Shuffle([v[0]], [7])
            for c in range(2):
                sums[2 + c] = running[0]
                running[0] = running[0] + sums[c]
            for c in T.parallel(2):
                carry = T.alloc_local((1,), "float32x8", annotations={"disable_lower_builtin": T.bool(True)})
                carry[0] = T.Broadcast(sums[2 + c], 8)
                for i in range(8192):
                    v = T.alloc_local((1,), "float32x8", annotations={"disable_lower_builtin": T.bool(True)})
                    f = T.alloc_local((1,), "int32x8", annotations={"disable_lower_builtin": T.bool(True)})
                    out = T.alloc_local((1,), "float32x8", annotations={"disable_lower_builtin": T.bool(True)})
                    v[0] = X[r, T.Ramp(b * 131072 + c * 65536 + i * 8, 1, 8)]
                    v[0] = T.Shuffle([T.Broadcast(T.float32(0.0), 8), v[0]], [0, 8, 9, 10, 11, 12, 13, 14]) + v[0]
                    v[0] = T.Shuffle([T.Broadcast(T.float32(0.0), 8), v[0]], [0, 0, 8, 9, 10, 11, 12, 13]) + v[0]
                    v[0] = T.Shuffle([T.Broadcast(T.float32(0.0), 8), v[0]], [0, 0, 0, 0, 8, 9, 10, 11]) + v[0]
                    out[0] = carry[0] + v[0]
                    Y[r, b * 131072 + c * 65536 + i * 8:b * 131072 + c * 65536 + i * 8 + 8] = out[0]
                    v[0] = T.Shuffle([v[0]], [7, 7, 7, 7, 7, 7, 7, 7])
                    carry[0] = carry[0] + v[0]
                sums[2 + c] = T.Shuffle([carry[0]], [0])
                for i in range(0):
                    sums[2 + c] = sums[2 + c] + X[r, b * 131072 + c * 65536 + 65536 + i]
                    Y[r, b * 131072 + c * 65536 + 65536 + i] = sums[2 + c]
        for c in T.parallel(2):
            v = T.alloc_local((1,), "float32x8", annotations={"disable_lower_builtin": T.bool(True)})
            f = T.alloc_local((1,), "int32x8", annotations={"disable_lower_builtin": T.bool(True)})
            part = T.alloc_local((4,), "float32x8", annotations={"disable_lower_builtin": T.bool(True)})
            for w in T.unroll(4):
                part[w] = T.Broadcast(T.float32(0.0), 8)
            seen[c] = 0
            for i in range(15):
                for w in T.unroll(4):
                    v[0] = X[r, T.Ramp(c * 504 + (i * 4 + w) * 8, 1, 8)]
                    part[w] = part[w] + v[0]
            for i in range(3):
                v[0] = X[r, T.Ramp(c * 504 + (60 + i) * 8, 1, 8)]
                part[0] = part[0] + v[0]
            for w in T.unroll(1, 4):
                part[0] = part[0] + part[w]
            v[0] = part[0]
            v[0] = T.Shuffle([T.Broadcast(T.float32(0.0), 8), v[0]], [0, 8, 9, 10, 11, 12, 13, 14]) + v[0]
            v[0] = T.Shuffle([T.Broadcast(T.float32(0.0), 8), v[0]], [0, 0, 8, 9, 10, 11, 12, 13]) + v[0]
            v[0] = T.Shuffle([T.Broadcast(T.float32(0.0), 8), v[0]], [0, 0, 0, 0, 8, 9, 10, 11]) + v[0]
            sums[c] = T.Shuffle([v[0]], [7])
        for c in range(2):
            sums[2 + c] = running[0]
            running[0] = running[0] + sums[c]
        for c in T.parallel(2):
            carry = T.alloc_local((1,), "float32x8", annotations={"disable_lower_builtin": T.bool(True)})
            carry[0] = T.Broadcast(sums[2 + c], 8)
            for i in range(63):
                v = T.alloc_local((1,), "float32x8", annotations={"disable_lower_builtin": T.bool(True)})
                f = T.alloc_local((1,), "int32x8", annotations={"disable_lower_builtin": T.bool(True)})
                out = T.alloc_local((1,), "float32x8", annotations={"disable_lower_builtin": T.bool(True)})
                v[0] = X[r, T.Ramp(c * 504 + i * 8, 1, 8)]
                v[0] = T.Shuffle([T.Broadcast(T.float32(0.0), 8), v[0]], [0, 8, 9, 10, 11, 12, 13, 14]) + v[0]
                v[0] = T.Shuffle([T.Broadcast(T.float32(0.0), 8), v[0]], [0, 0, 8, 9, 10, 11, 12, 13]) + v[0]
                v[0] = T.Shuffle([T.Broadcast(T.float32(0.0), 8), v[0]], [0, 0, 0, 0, 8, 9, 10, 11]) + v[0]
                out[0] = carry[0] + v[0]
                Y[r, c * 504 + i * 8:c * 504 + i * 8 + 8] = out[0]
                v[0] = T.Shuffle([v[0]], [7, 7, 7, 7, 7, 7, 7, 7])
                carry[0] = carry[0] + v[0]
            sums[2 + c] = T.Shuffle([carry[0]], [0])
            for i in range(0):
                sums[2 + c] = sums[2 + c] + X[r, c * 504 + 504 + i]
                Y[r, c * 504 + 504 + i] = sums[2 + c]
        carry = T.alloc_local((1,), "float32x8", annotations={"disable_lower_builtin": T.bool(True)})
        carry[0] = T.Broadcast(running[0], 8)
        for i in range(0):
            v = T.alloc_local((1,), "float32x8", annotations={"disable_lower_builtin": T.bool(True)})
            f = T.alloc_local((1,), "int32x8", annotations={"disable_lower_builtin": T.bool(True)})
            out = T.alloc_local((1,), "float32x8", annotations={"disable_lower_builtin": T.bool(True)})
            v[0] = X[r, T.Ramp(1008 + i * 8, 1, 8)]
            v[0] = T.Shuffle([T.Broadcast(T.float32(0.0), 8), v[0]], [0, 8, 9, 10, 11, 12, 13, 14]) + v[0]
            v[0] = T.Shuffle([T.Broadcast(T.float32(0.0), 8), v[0]], [0, 0, 8, 9, 10, 11, 12, 13]) + v[0]
            v[0] = T.Shuffle([T.Broadcast(T.float32(0.0), 8), v[0]], [0, 0, 0, 0, 8, 9, 10, 11]) + v[0]
            out[0] = carry[0] + v[0]
            Y[r, 1008 + i * 8:1008 + i * 8 + 8] = out[0]
            v[0] = T.Shuffle([v[0]], [7, 7, 7, 7, 7, 7, 7, 7])
            carry[0] = carry[0] + v[0]
        running[0] = T.Shuffle([carry[0]], [0])
        for i in range(1):
            running[0] = running[0] + X[r, 1008 + i]
            Y[r, 1008 + i] = running[0]
