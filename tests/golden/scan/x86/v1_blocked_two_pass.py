@T.prim_func(s_tir=True)
def main(X: T.Buffer((3, 1009), "float32"), Y: T.Buffer((3, 1009), "float32")):
    for r in range(3):
        running = T.alloc_local((1,))
        starts = T.alloc_local((8,))
        sums = T.alloc_local((8,))
        seen = T.alloc_local((8,), "int32")
        running[0] = T.float32(0.0)
        for strip in range(0):
            for w in T.unroll(8):
                sums[w] = T.float32(0.0)
                seen[w] = 0
            for i in range(256):
                for w in T.unroll(8):
                    sums[w] = sums[w] + X[r, strip * 2048 + w * 256 + i]
            for w in T.unroll(8):
                starts[w] = running[0]
                running[0] = running[0] + sums[w]
            for i in range(256):
                for w in T.unroll(8):
                    starts[w] = starts[w] + X[r, strip * 2048 + w * 256 + i]
                    Y[r, strip * 2048 + w * 256 + i] = starts[w]
        for i in range(1009):
            running[0] = running[0] + X[r, i]
            Y[r, i] = running[0]
