@T.prim_func(s_tir=True)
def main(X: T.Buffer((3, 1009), "float32"), Y: T.Buffer((3, 1009), "float32")):
    # with T.sblock("root"):
    for r in range(3):
        with T.sblock("row"):
            row = T.axis.spatial(3, r)
            T.reads(X[row, 0:1009])
            T.writes(Y[row, 0:1009])
            running = T.sblock_alloc_buffer((1,), scope="local")
            running[0] = T.float32(0.0)
            for i in range(1009):
                with T.sblock("scan"):
                    position = T.axis.opaque(1009, i)
                    T.reads(running[0], X[row, position])
                    T.writes(running[0], Y[row, position])
                    running[0] = running[0] + X[row, position]
                    Y[row, position] = running[0]
