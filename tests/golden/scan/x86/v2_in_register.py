@T.prim_func(s_tir=True)
def main(X: T.Buffer((3, 1009), "float32"), Y: T.Buffer((3, 1009), "float32")):
    carry = T.alloc_local((1,), "float32x8")
    running = T.alloc_local((1,))
    for r in range(3):
        running[0] = T.float32(0.0)
        carry[0] = T.Broadcast(running[0], 8)
        for i in range(31):
            v: T.let[T.float32x8] = carry[0]
            v_1: T.let[T.float32x8] = X[r, T.Ramp(i * 32, 1, 8)]
            v_2: T.let[T.float32x8] = T.Shuffle([T.Broadcast(T.float32(0.0), 8), v_1], [0, 8, 9, 10, 0, 12, 13, 14]) + v_1
            v_3: T.let[T.float32x8] = T.Shuffle([T.Broadcast(T.float32(0.0), 8), v_2], [0, 0, 8, 9, 0, 0, 12, 13]) + v_2
            v_4: T.let[T.float32x8] = T.Shuffle([T.Broadcast(T.float32(0.0), 8), v_3], [0, 0, 0, 0, 11, 11, 11, 11]) + v_3
            v_5: T.let[T.float32x8] = v + v_4
            Y[r, i * 32:i * 32 + 8] = v_5
            v_6: T.let[T.float32x8] = T.Shuffle([v_4], [7, 7, 7, 7, 7, 7, 7, 7])
            v_7: T.let[T.float32x8] = v + v_6
            v_8: T.let[T.float32x8] = X[r, T.Ramp(i * 32 + 8, 1, 8)]
            v_9: T.let[T.float32x8] = T.Shuffle([T.Broadcast(T.float32(0.0), 8), v_8], [0, 8, 9, 10, 0, 12, 13, 14]) + v_8
            v_10: T.let[T.float32x8] = T.Shuffle([T.Broadcast(T.float32(0.0), 8), v_9], [0, 0, 8, 9, 0, 0, 12, 13]) + v_9
            v_11: T.let[T.float32x8] = T.Shuffle([T.Broadcast(T.float32(0.0), 8), v_10], [0, 0, 0, 0, 11, 11, 11, 11]) + v_10
            v_12: T.let[T.float32x8] = v_7 + v_11
            Y[r, i * 32 + 8:i * 32 + 8 + 8] = v_12
            v_13: T.let[T.float32x8] = T.Shuffle([v_11], [7, 7, 7, 7, 7, 7, 7, 7])
            v_14: T.let[T.float32x8] = v_7 + v_13
            v_15: T.let[T.float32x8] = X[r, T.Ramp(i * 32 + 16, 1, 8)]
            v_16: T.let[T.float32x8] = T.Shuffle([T.Broadcast(T.float32(0.0), 8), v_15], [0, 8, 9, 10, 0, 12, 13, 14]) + v_15
            v_17: T.let[T.float32x8] = T.Shuffle([T.Broadcast(T.float32(0.0), 8), v_16], [0, 0, 8, 9, 0, 0, 12, 13]) + v_16
            v_18: T.let[T.float32x8] = T.Shuffle([T.Broadcast(T.float32(0.0), 8), v_17], [0, 0, 0, 0, 11, 11, 11, 11]) + v_17
            v_19: T.let[T.float32x8] = v_14 + v_18
            Y[r, i * 32 + 16:i * 32 + 16 + 8] = v_19
            v_20: T.let[T.float32x8] = T.Shuffle([v_18], [7, 7, 7, 7, 7, 7, 7, 7])
            v_21: T.let[T.float32x8] = v_14 + v_20
            v_22: T.let[T.float32x8] = X[r, T.Ramp(i * 32 + 24, 1, 8)]
            v_23: T.let[T.float32x8] = T.Shuffle([T.Broadcast(T.float32(0.0), 8), v_22], [0, 8, 9, 10, 0, 12, 13, 14]) + v_22
            v_24: T.let[T.float32x8] = T.Shuffle([T.Broadcast(T.float32(0.0), 8), v_23], [0, 0, 8, 9, 0, 0, 12, 13]) + v_23
            v_25: T.let[T.float32x8] = T.Shuffle([T.Broadcast(T.float32(0.0), 8), v_24], [0, 0, 0, 0, 11, 11, 11, 11]) + v_24
            v_26: T.let[T.float32x8] = v_21 + v_25
            Y[r, i * 32 + 24:i * 32 + 24 + 8] = v_26
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
