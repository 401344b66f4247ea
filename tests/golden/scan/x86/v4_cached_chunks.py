@T.prim_func(s_tir=True)
def main(X: T.Buffer((3, 1009), "float32"), Y: T.Buffer((3, 1009), "float32")):
    sums = T.alloc_buffer((4,))
    seen = T.alloc_buffer((2,), "int32")
    running = T.alloc_buffer((1,))
    carry = T.alloc_local((1,), "float32x8")
    for r in range(3):
        running[0] = T.float32(0.0)
        for b in range(0):
            for c in T.parallel(2):
                part = T.alloc_local((4,), "float32x8")
                seen[c] = 0
                for w in T.unroll(4):
                    part[w] = T.Broadcast(T.float32(0.0), 8)
                for i in range(2048):
                    for w in T.unroll(4):
                        v: T.let[T.float32x8] = X[r, T.Ramp(b * 131072 + c * 65536 + (i * 4 + w) * 8, 1, 8)]
                        part[w] = part[w] + v
                sums[c] = T.float32(0.0)
                for w in T.unroll(4):
                    for lane in T.unroll(8):
                        sums[c] = sums[c] + T.Shuffle([part[w]], [lane])
            for c in range(2):
                sums[2 + c] = running[0]
                running[0] = running[0] + sums[c]
            for c in T.parallel(2):
                carry_1 = T.alloc_local((1,), "float32x8")
                carry_1[0] = T.Broadcast(sums[2 + c], 8)
                for i in range(2048):
                    v: T.let[T.float32x8] = carry_1[0]
                    v_1: T.let[T.float32x8] = X[r, T.Ramp(b * 131072 + c * 65536 + i * 32, 1, 8)]
                    v_2: T.let[T.float32x8] = T.Shuffle([T.Broadcast(T.float32(0.0), 8), v_1], [0, 8, 9, 10, 0, 12, 13, 14]) + v_1
                    v_3: T.let[T.float32x8] = T.Shuffle([T.Broadcast(T.float32(0.0), 8), v_2], [0, 0, 8, 9, 0, 0, 12, 13]) + v_2
                    v_4: T.let[T.float32x8] = T.Shuffle([T.Broadcast(T.float32(0.0), 8), v_3], [0, 0, 0, 0, 11, 11, 11, 11]) + v_3
                    v_5: T.let[T.float32x8] = v + v_4
                    Y[r, b * 131072 + c * 65536 + i * 32:b * 131072 + c * 65536 + i * 32 + 8] = v_5
                    v_6: T.let[T.float32x8] = T.Shuffle([v_4], [7, 7, 7, 7, 7, 7, 7, 7])
                    v_7: T.let[T.float32x8] = v + v_6
                    v_8: T.let[T.float32x8] = X[r, T.Ramp(b * 131072 + c * 65536 + i * 32 + 8, 1, 8)]
                    v_9: T.let[T.float32x8] = T.Shuffle([T.Broadcast(T.float32(0.0), 8), v_8], [0, 8, 9, 10, 0, 12, 13, 14]) + v_8
                    v_10: T.let[T.float32x8] = T.Shuffle([T.Broadcast(T.float32(0.0), 8), v_9], [0, 0, 8, 9, 0, 0, 12, 13]) + v_9
                    v_11: T.let[T.float32x8] = T.Shuffle([T.Broadcast(T.float32(0.0), 8), v_10], [0, 0, 0, 0, 11, 11, 11, 11]) + v_10
                    v_12: T.let[T.float32x8] = v_7 + v_11
                    Y[r, b * 131072 + c * 65536 + i * 32 + 8:b * 131072 + c * 65536 + i * 32 + 8 + 8] = v_12
                    v_13: T.let[T.float32x8] = T.Shuffle([v_11], [7, 7, 7, 7, 7, 7, 7, 7])
                    v_14: T.let[T.float32x8] = v_7 + v_13
                    v_15: T.let[T.float32x8] = X[r, T.Ramp(b * 131072 + c * 65536 + i * 32 + 16, 1, 8)]
                    v_16: T.let[T.float32x8] = T.Shuffle([T.Broadcast(T.float32(0.0), 8), v_15], [0, 8, 9, 10, 0, 12, 13, 14]) + v_15
                    v_17: T.let[T.float32x8] = T.Shuffle([T.Broadcast(T.float32(0.0), 8), v_16], [0, 0, 8, 9, 0, 0, 12, 13]) + v_16
                    v_18: T.let[T.float32x8] = T.Shuffle([T.Broadcast(T.float32(0.0), 8), v_17], [0, 0, 0, 0, 11, 11, 11, 11]) + v_17
                    v_19: T.let[T.float32x8] = v_14 + v_18
                    Y[r, b * 131072 + c * 65536 + i * 32 + 16:b * 131072 + c * 65536 + i * 32 + 16 + 8] = v_19
                    v_20: T.let[T.float32x8] = T.Shuffle([v_18], [7, 7, 7, 7, 7, 7, 7, 7])
                    v_21: T.let[T.float32x8] = v_14 + v_20
                    v_22: T.let[T.float32x8] = X[r, T.Ramp(b * 131072 + c * 65536 + i * 32 + 24, 1, 8)]
                    v_23: T.let[T.float32x8] = T.Shuffle([T.Broadcast(T.float32(0.0), 8), v_22], [0, 8, 9, 10, 0, 12, 13, 14]) + v_22
                    v_24: T.let[T.float32x8] = T.Shuffle([T.Broadcast(T.float32(0.0), 8), v_23], [0, 0, 8, 9, 0, 0, 12, 13]) + v_23
                    v_25: T.let[T.float32x8] = T.Shuffle([T.Broadcast(T.float32(0.0), 8), v_24], [0, 0, 0, 0, 11, 11, 11, 11]) + v_24
                    v_26: T.let[T.float32x8] = v_21 + v_25
                    Y[r, b * 131072 + c * 65536 + i * 32 + 24:b * 131072 + c * 65536 + i * 32 + 24 + 8] = v_26
                    v_27: T.let[T.float32x8] = T.Shuffle([v_25], [7, 7, 7, 7, 7, 7, 7, 7])
                    v_28: T.let[T.float32x8] = v_21 + v_27
                    carry_1[0] = v_28
                for i in range(0):
                    v: T.let[T.float32x8] = carry_1[0]
                    v_1: T.let[T.float32x8] = X[r, T.Ramp(b * 131072 + c * 65536 + 65536 + i * 8, 1, 8)]
                    v_2: T.let[T.float32x8] = T.Shuffle([T.Broadcast(T.float32(0.0), 8), v_1], [0, 8, 9, 10, 0, 12, 13, 14]) + v_1
                    v_3: T.let[T.float32x8] = T.Shuffle([T.Broadcast(T.float32(0.0), 8), v_2], [0, 0, 8, 9, 0, 0, 12, 13]) + v_2
                    v_4: T.let[T.float32x8] = T.Shuffle([T.Broadcast(T.float32(0.0), 8), v_3], [0, 0, 0, 0, 11, 11, 11, 11]) + v_3
                    v_5: T.let[T.float32x8] = v + v_4
                    Y[r, b * 131072 + c * 65536 + 65536 + i * 8:b * 131072 + c * 65536 + 65536 + i * 8 + 8] = v_5
                    v_6: T.let[T.float32x8] = T.Shuffle([v_4], [7, 7, 7, 7, 7, 7, 7, 7])
                    v_7: T.let[T.float32x8] = v + v_6
                    carry_1[0] = v_7
                sums[2 + c] = T.Shuffle([carry_1[0]], [0])
                for i in range(0):
                    sums[2 + c] = sums[2 + c] + X[r, b * 131072 + c * 65536 + 65536 + i]
                    Y[r, b * 131072 + c * 65536 + 65536 + i] = sums[2 + c]
        for c in T.parallel(2):
            part = T.alloc_local((4,), "float32x8")
            seen[c] = 0
            for w in T.unroll(4):
                part[w] = T.Broadcast(T.float32(0.0), 8)
            for i in range(15):
                for w in T.unroll(4):
                    v: T.let[T.float32x8] = X[r, T.Ramp(c * 480 + (i * 4 + w) * 8, 1, 8)]
                    part[w] = part[w] + v
            sums[c] = T.float32(0.0)
            for w in T.unroll(4):
                for lane in T.unroll(8):
                    sums[c] = sums[c] + T.Shuffle([part[w]], [lane])
        for c in range(2):
            sums[2 + c] = running[0]
            running[0] = running[0] + sums[c]
        for c in T.parallel(2):
            carry_1 = T.alloc_local((1,), "float32x8")
            carry_1[0] = T.Broadcast(sums[2 + c], 8)
            for i in range(15):
                v: T.let[T.float32x8] = carry_1[0]
                v_1: T.let[T.float32x8] = X[r, T.Ramp(c * 480 + i * 32, 1, 8)]
                v_2: T.let[T.float32x8] = T.Shuffle([T.Broadcast(T.float32(0.0), 8), v_1], [0, 8, 9, 10, 0, 12, 13, 14]) + v_1
                v_3: T.let[T.float32x8] = T.Shuffle([T.Broadcast(T.float32(0.0), 8), v_2], [0, 0, 8, 9, 0, 0, 12, 13]) + v_2
                v_4: T.let[T.float32x8] = T.Shuffle([T.Broadcast(T.float32(0.0), 8), v_3], [0, 0, 0, 0, 11, 11, 11, 11]) + v_3
                v_5: T.let[T.float32x8] = v + v_4
                Y[r, c * 480 + i * 32:c * 480 + i * 32 + 8] = v_5
                v_6: T.let[T.float32x8] = T.Shuffle([v_4], [7, 7, 7, 7, 7, 7, 7, 7])
                v_7: T.let[T.float32x8] = v + v_6
                v_8: T.let[T.float32x8] = X[r, T.Ramp(c * 480 + i * 32 + 8, 1, 8)]
                v_9: T.let[T.float32x8] = T.Shuffle([T.Broadcast(T.float32(0.0), 8), v_8], [0, 8, 9, 10, 0, 12, 13, 14]) + v_8
                v_10: T.let[T.float32x8] = T.Shuffle([T.Broadcast(T.float32(0.0), 8), v_9], [0, 0, 8, 9, 0, 0, 12, 13]) + v_9
                v_11: T.let[T.float32x8] = T.Shuffle([T.Broadcast(T.float32(0.0), 8), v_10], [0, 0, 0, 0, 11, 11, 11, 11]) + v_10
                v_12: T.let[T.float32x8] = v_7 + v_11
                Y[r, c * 480 + i * 32 + 8:c * 480 + i * 32 + 8 + 8] = v_12
                v_13: T.let[T.float32x8] = T.Shuffle([v_11], [7, 7, 7, 7, 7, 7, 7, 7])
                v_14: T.let[T.float32x8] = v_7 + v_13
                v_15: T.let[T.float32x8] = X[r, T.Ramp(c * 480 + i * 32 + 16, 1, 8)]
                v_16: T.let[T.float32x8] = T.Shuffle([T.Broadcast(T.float32(0.0), 8), v_15], [0, 8, 9, 10, 0, 12, 13, 14]) + v_15
                v_17: T.let[T.float32x8] = T.Shuffle([T.Broadcast(T.float32(0.0), 8), v_16], [0, 0, 8, 9, 0, 0, 12, 13]) + v_16
                v_18: T.let[T.float32x8] = T.Shuffle([T.Broadcast(T.float32(0.0), 8), v_17], [0, 0, 0, 0, 11, 11, 11, 11]) + v_17
                v_19: T.let[T.float32x8] = v_14 + v_18
                Y[r, c * 480 + i * 32 + 16:c * 480 + i * 32 + 16 + 8] = v_19
                v_20: T.let[T.float32x8] = T.Shuffle([v_18], [7, 7, 7, 7, 7, 7, 7, 7])
                v_21: T.let[T.float32x8] = v_14 + v_20
                v_22: T.let[T.float32x8] = X[r, T.Ramp(c * 480 + i * 32 + 24, 1, 8)]
                v_23: T.let[T.float32x8] = T.Shuffle([T.Broadcast(T.float32(0.0), 8), v_22], [0, 8, 9, 10, 0, 12, 13, 14]) + v_22
                v_24: T.let[T.float32x8] = T.Shuffle([T.Broadcast(T.float32(0.0), 8), v_23], [0, 0, 8, 9, 0, 0, 12, 13]) + v_23
                v_25: T.let[T.float32x8] = T.Shuffle([T.Broadcast(T.float32(0.0), 8), v_24], [0, 0, 0, 0, 11, 11, 11, 11]) + v_24
                v_26: T.let[T.float32x8] = v_21 + v_25
                Y[r, c * 480 + i * 32 + 24:c * 480 + i * 32 + 24 + 8] = v_26
                v_27: T.let[T.float32x8] = T.Shuffle([v_25], [7, 7, 7, 7, 7, 7, 7, 7])
                v_28: T.let[T.float32x8] = v_21 + v_27
                carry_1[0] = v_28
            for i in range(0):
                v: T.let[T.float32x8] = carry_1[0]
                v_1: T.let[T.float32x8] = X[r, T.Ramp(c * 480 + 480 + i * 8, 1, 8)]
                v_2: T.let[T.float32x8] = T.Shuffle([T.Broadcast(T.float32(0.0), 8), v_1], [0, 8, 9, 10, 0, 12, 13, 14]) + v_1
                v_3: T.let[T.float32x8] = T.Shuffle([T.Broadcast(T.float32(0.0), 8), v_2], [0, 0, 8, 9, 0, 0, 12, 13]) + v_2
                v_4: T.let[T.float32x8] = T.Shuffle([T.Broadcast(T.float32(0.0), 8), v_3], [0, 0, 0, 0, 11, 11, 11, 11]) + v_3
                v_5: T.let[T.float32x8] = v + v_4
                Y[r, c * 480 + 480 + i * 8:c * 480 + 480 + i * 8 + 8] = v_5
                v_6: T.let[T.float32x8] = T.Shuffle([v_4], [7, 7, 7, 7, 7, 7, 7, 7])
                v_7: T.let[T.float32x8] = v + v_6
                carry_1[0] = v_7
            sums[2 + c] = T.Shuffle([carry_1[0]], [0])
            for i in range(0):
                sums[2 + c] = sums[2 + c] + X[r, c * 480 + 480 + i]
                Y[r, c * 480 + 480 + i] = sums[2 + c]
        carry[0] = T.Broadcast(running[0], 8)
        for i in range(1):
            v: T.let[T.float32x8] = carry[0]
            v_1: T.let[T.float32x8] = X[r, T.Ramp(960 + i * 32, 1, 8)]
            v_2: T.let[T.float32x8] = T.Shuffle([T.Broadcast(T.float32(0.0), 8), v_1], [0, 8, 9, 10, 0, 12, 13, 14]) + v_1
            v_3: T.let[T.float32x8] = T.Shuffle([T.Broadcast(T.float32(0.0), 8), v_2], [0, 0, 8, 9, 0, 0, 12, 13]) + v_2
            v_4: T.let[T.float32x8] = T.Shuffle([T.Broadcast(T.float32(0.0), 8), v_3], [0, 0, 0, 0, 11, 11, 11, 11]) + v_3
            v_5: T.let[T.float32x8] = v + v_4
            Y[r, 960 + i * 32:960 + i * 32 + 8] = v_5
            v_6: T.let[T.float32x8] = T.Shuffle([v_4], [7, 7, 7, 7, 7, 7, 7, 7])
            v_7: T.let[T.float32x8] = v + v_6
            v_8: T.let[T.float32x8] = X[r, T.Ramp(960 + i * 32 + 8, 1, 8)]
            v_9: T.let[T.float32x8] = T.Shuffle([T.Broadcast(T.float32(0.0), 8), v_8], [0, 8, 9, 10, 0, 12, 13, 14]) + v_8
            v_10: T.let[T.float32x8] = T.Shuffle([T.Broadcast(T.float32(0.0), 8), v_9], [0, 0, 8, 9, 0, 0, 12, 13]) + v_9
            v_11: T.let[T.float32x8] = T.Shuffle([T.Broadcast(T.float32(0.0), 8), v_10], [0, 0, 0, 0, 11, 11, 11, 11]) + v_10
            v_12: T.let[T.float32x8] = v_7 + v_11
            Y[r, 960 + i * 32 + 8:960 + i * 32 + 8 + 8] = v_12
            v_13: T.let[T.float32x8] = T.Shuffle([v_11], [7, 7, 7, 7, 7, 7, 7, 7])
            v_14: T.let[T.float32x8] = v_7 + v_13
            v_15: T.let[T.float32x8] = X[r, T.Ramp(960 + i * 32 + 16, 1, 8)]
            v_16: T.let[T.float32x8] = T.Shuffle([T.Broadcast(T.float32(0.0), 8), v_15], [0, 8, 9, 10, 0, 12, 13, 14]) + v_15
            v_17: T.let[T.float32x8] = T.Shuffle([T.Broadcast(T.float32(0.0), 8), v_16], [0, 0, 8, 9, 0, 0, 12, 13]) + v_16
            v_18: T.let[T.float32x8] = T.Shuffle([T.Broadcast(T.float32(0.0), 8), v_17], [0, 0, 0, 0, 11, 11, 11, 11]) + v_17
            v_19: T.let[T.float32x8] = v_14 + v_18
            Y[r, 960 + i * 32 + 16:960 + i * 32 + 16 + 8] = v_19
            v_20: T.let[T.float32x8] = T.Shuffle([v_18], [7, 7, 7, 7, 7, 7, 7, 7])
            v_21: T.let[T.float32x8] = v_14 + v_20
            v_22: T.let[T.float32x8] = X[r, T.Ramp(960 + i * 32 + 24, 1, 8)]
            v_23: T.let[T.float32x8] = T.Shuffle([T.Broadcast(T.float32(0.0), 8), v_22], [0, 8, 9, 10, 0, 12, 13, 14]) + v_22
            v_24: T.let[T.float32x8] = T.Shuffle([T.Broadcast(T.float32(0.0), 8), v_23], [0, 0, 8, 9, 0, 0, 12, 13]) + v_23
            v_25: T.let[T.float32x8] = T.Shuffle([T.Broadcast(T.float32(0.0), 8), v_24], [0, 0, 0, 0, 11, 11, 11, 11]) + v_24
            v_26: T.let[T.float32x8] = v_21 + v_25
            Y[r, 960 + i * 32 + 24:960 + i * 32 + 24 + 8] = v_26
            v_27: T.let[T.float32x8] = T.Shuffle([v_25], [7, 7, 7, 7, 7, 7, 7, 7])
            v_28: T.let[T.float32x8] = v_21 + v_27
            carry[0] = v_28
        for i in range(2):
            v: T.let[T.float32x8] = carry[0]
            v_1: T.let[T.float32x8] = X[r, T.Ramp(992 + i * 8, 1, 8)]
            v_2: T.let[T.float32x8] = T.Shuffle([T.Broadcast(T.float32(0.0), 8), v_1], [0, 8, 9, 10, 0, 12, 13, 14]) + v_1
            v_3: T.let[T.float32x8] = T.Shuffle([T.Broadcast(T.float32(0.0), 8), v_2], [0, 0, 8, 9, 0, 0, 12, 13]) + v_2
            v_4: T.let[T.float32x8] = T.Shuffle([T.Broadcast(T.float32(0.0), 8), v_3], [0, 0, 0, 0, 11, 11, 11, 11]) + v_3
            v_5: T.let[T.float32x8] = v + v_4
            Y[r, 992 + i * 8:992 + i * 8 + 8] = v_5
            v_6: T.let[T.float32x8] = T.Shuffle([v_4], [7, 7, 7, 7, 7, 7, 7, 7])
            v_7: T.let[T.float32x8] = v + v_6
            carry[0] = v_7
        running[0] = T.Shuffle([carry[0]], [0])
        for i in range(1):
            running[0] = running[0] + X[r, 1008 + i]
            Y[r, 1008 + i] = running[0]
