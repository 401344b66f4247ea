@T.prim_func(s_tir=True)
def main(A: T.Buffer(("m", "k"), "float32"), B: T.Buffer((k, "n"), "float32"), C: T.Buffer((m, n), "float32")):
    m, k = T.int32(), T.int32()
    n = T.int32()
    T.func_attr({"compile_options": {"tirx.disable_storage_rewrite": True}, "tirx.noalias": True})
    work: T.let[T.int64] = T.Cast("int64", m) * T.Cast("int64", n) * T.Cast("int64", k)
    if work <= T.int64(4096) and T.Or(n < 8, T.bool(False)):
        total = T.alloc_local((1,), annotations={"disable_lower_builtin": T.bool(True)})
        for i, j in T.grid(m, n):
            total[0] = T.float32(0.0)
            for kk in range(k):
                total[0] = total[0] + A[i, kk] * B[kk, j]
            C[i, j] = total[0]
    else:
        if work <= T.int64(884736) and n >= 8:
            wide: T.int32 = n // 16 + T.if_then_else(n % 16 > 8 and n // 16 > 0, 1, 0)
            narrow: T.int32 = T.if_then_else(n % 16 > 8 and n // 16 > 0, 0, (n % 16 + 8 - 1) // 8)
            for it in range((m + 3) // 4):
                for jt in range(wide):
                    total = T.alloc_local((64,), annotations={"disable_lower_builtin": T.bool(True)})
                    for r in T.unroll(4):
                        for v in T.unroll(2):
                            for lane in T.vectorized(8):
                                total[r * 16 + v * 8 + lane] = T.float32(0.0)
                    for ko in range(k // 4):
                        for ki in T.unroll(4):
                            for r in T.unroll(4):
                                for v in T.unroll(2):
                                    for lane in T.vectorized(8):
                                        total[r * 16 + (v * 8 + lane)] = total[r * 16 + (v * 8 + lane)] + A[T.min(T.max(T.min(it * 4, m - 4), 0) + r, m - 1), ko * 4 + ki] * B[ko * 4 + ki, T.min(jt * 16, n - 16) + (v * 8 + lane)]
                    for kk in range(k // 4 * 4, k // 4 * 4 + k % 4):
                        for r in T.unroll(4):
                            for v in T.unroll(2):
                                for lane in T.vectorized(8):
                                    total[r * 16 + (v * 8 + lane)] = total[r * 16 + (v * 8 + lane)] + A[T.min(T.max(T.min(it * 4, m - 4), 0) + r, m - 1), kk] * B[kk, T.min(jt * 16, n - 16) + (v * 8 + lane)]
                    if T.max(T.min(it * 4, m - 4), 0) + 4 <= m and T.min(jt * 16, n - 16) + 16 <= n:
                        for r in T.unroll(4):
                            for v in T.unroll(2):
                                for lane in T.vectorized(8):
                                    C[T.max(T.min(it * 4, m - 4), 0) + r, T.min(jt * 16, n - 16) + v * 8 + lane] = total[r * 16 + v * 8 + lane]
                    else:
                        edge = T.alloc_local((64,), annotations={"disable_lower_builtin": T.bool(True)})
                        for r in T.unroll(4):
                            for v in T.unroll(2):
                                for lane in T.vectorized(8):
                                    edge[r * 16 + v * 8 + lane] = total[r * 16 + v * 8 + lane]
                        for r, j in T.grid(T.min(4, m - T.max(T.min(it * 4, m - 4), 0)), 16):
                            C[T.max(T.min(it * 4, m - 4), 0) + r, T.min(jt * 16, n - 16) + j] = edge[r * 16 + j]
                for jt in range(narrow):
                    total = T.alloc_local((32,), annotations={"disable_lower_builtin": T.bool(True)})
                    for r in T.unroll(4):
                        for v in T.unroll(1):
                            for lane in T.vectorized(8):
                                total[r * 8 + v * 8 + lane] = T.float32(0.0)
                    for ko in range(k // 4):
                        for ki in T.unroll(4):
                            for r in T.unroll(4):
                                for v in T.unroll(1):
                                    for lane in T.vectorized(8):
                                        total[r * 8 + (v * 8 + lane)] = total[r * 8 + (v * 8 + lane)] + A[T.min(T.max(T.min(it * 4, m - 4), 0) + r, m - 1), ko * 4 + ki] * B[ko * 4 + ki, T.min(wide * 16 + jt * 8, n - 8) + (v * 8 + lane)]
                    for kk in range(k // 4 * 4, k // 4 * 4 + k % 4):
                        for r in T.unroll(4):
                            for v in T.unroll(1):
                                for lane in T.vectorized(8):
                                    total[r * 8 + (v * 8 + lane)] = total[r * 8 + (v * 8 + lane)] + A[T.min(T.max(T.min(it * 4, m - 4), 0) + r, m - 1), kk] * B[kk, T.min(wide * 16 + jt * 8, n - 8) + (v * 8 + lane)]
                    if T.max(T.min(it * 4, m - 4), 0) + 4 <= m and T.min(wide * 16 + jt * 8, n - 8) + 8 <= n:
                        for r in T.unroll(4):
                            for v in T.unroll(1):
                                for lane in T.vectorized(8):
                                    C[T.max(T.min(it * 4, m - 4), 0) + r, T.min(wide * 16 + jt * 8, n - 8) + v * 8 + lane] = total[r * 8 + v * 8 + lane]
                    else:
                        edge = T.alloc_local((32,), annotations={"disable_lower_builtin": T.bool(True)})
                        for r in T.unroll(4):
                            for v in T.unroll(1):
                                for lane in T.vectorized(8):
                                    edge[r * 8 + v * 8 + lane] = total[r * 8 + v * 8 + lane]
                        for r, j in T.grid(T.min(4, m - T.max(T.min(it * 4, m - 4), 0)), 8):
                            C[T.max(T.min(it * 4, m - 4), 0) + r, T.min(wide * 16 + jt * 8, n - 8) + j] = edge[r * 8 + j]
        else:
            high: T.int32 = m // 4 + T.if_then_else(m % 4 > 3, 1, 0) - T.if_then_else(T.if_then_else(m % 4 == 0 or m % 4 > 3, 0, T.if_then_else(m % 4 <= 2 and m // 4 > 0, 2, 1)) == 2, 1, 0)
            rows: T.int32 = high + T.if_then_else(m % 4 == 0 or m % 4 > 3, 0, T.if_then_else(m % 4 <= 2 and m // 4 > 0, 2, 1))
            columns: T.int32 = (n + 16 - 1) // 16
            packed = T.alloc_buffer((1,), annotations={"disable_lower_builtin": T.bool(True)})
            bands: T.int32 = T.max(T.min(columns, ((columns + 16 - 1) // 16 + 2 - 1) // 2 * 2), 1)
            blocks: T.int32 = T.if_then_else(bands >= 2, 1, T.min(rows, (2 + bands - 1) // bands))
            for task in T.parallel(blocks * bands):
                band = T.alloc_buffer((T.Cast("int64", 256) * T.int64(256),))
                first_row: T.int32 = task % blocks * rows // blocks
                last_row: T.int32 = (task % blocks + 1) * rows // blocks
                first: T.int32 = task // blocks * columns // bands
                width: T.int32 = (task // blocks + 1) * columns // bands - first
                for kb in range((k + 255) // 256):
                    depth: T.int32 = T.min(256, k - kb * 256)
                    for run, jt in T.grid((depth + 7) // 8, width):
                        if rows > 1 or (first + jt) * 16 + 16 > n:
                            if (first + jt) * 16 + 16 <= n:
                                for kk in range(run * 8, run * 8 + (T.min(depth, run * 8 + 8) - run * 8)):
                                    for v in T.unroll(2):
                                        for lane in T.vectorized(8):
                                            band[(jt * 256 + kk) * 16 + v * 8 + lane] = B[kb * 256 + kk, (first + jt) * 16 + v * 8 + lane]
                            else:
                                for kk in range(run * 8, run * 8 + (T.min(depth, run * 8 + 8) - run * 8)):
                                    for j in range(16):
                                        band[(jt * 256 + kk) * 16 + j] = T.if_then_else((first + jt) * 16 + j < n, B[kb * 256 + kk, (first + jt) * 16 + j], T.float32(0.0))
                    for it in range(first_row, first_row + (last_row - first_row)):
                        for jt in range(width):
                            for at in range(T.max(T.min(1, high - it), 0)):
                                total = T.alloc_local((64,), annotations={"disable_lower_builtin": T.bool(True)})
                                if rows == 1 and (first + jt) * 16 + 16 <= n:
                                    for r in T.unroll(4):
                                        for v in T.unroll(2):
                                            for lane in T.vectorized(8):
                                                total[r * 16 + v * 8 + lane] = T.float32(0.0)
                                    for ko in range(depth // 4):
                                        for ki in T.unroll(4):
                                            for r in T.unroll(4):
                                                for v in T.unroll(2):
                                                    for lane in T.vectorized(8):
                                                        total[r * 16 + (v * 8 + lane)] = total[r * 16 + (v * 8 + lane)] + A[T.min((it + at) * 4 + r, m - 1), kb * 256 + (ko * 4 + ki)] * B[kb * 256 + (ko * 4 + ki), (first + jt) * 16 + (v * 8 + lane)]
                                    for kk in range(depth // 4 * 4, depth // 4 * 4 + depth % 4):
                                        for r in T.unroll(4):
                                            for v in T.unroll(2):
                                                for lane in T.vectorized(8):
                                                    total[r * 16 + (v * 8 + lane)] = total[r * 16 + (v * 8 + lane)] + A[T.min((it + at) * 4 + r, m - 1), kb * 256 + kk] * B[kb * 256 + kk, (first + jt) * 16 + (v * 8 + lane)]
                                else:
                                    for r in T.unroll(4):
                                        for v in T.unroll(2):
                                            for lane in T.vectorized(8):
                                                total[r * 16 + v * 8 + lane] = T.float32(0.0)
                                    for ko in range(depth // 4):
                                        for ki in T.unroll(4):
                                            for r in T.unroll(4):
                                                for v in T.unroll(2):
                                                    for lane in T.vectorized(8):
                                                        total[r * 16 + (v * 8 + lane)] = total[r * 16 + (v * 8 + lane)] + A[T.min((it + at) * 4 + r, m - 1), kb * 256 + (ko * 4 + ki)] * band[(jt * 256 + (ko * 4 + ki)) * 16 + (v * 8 + lane)]
                                    for kk in range(depth // 4 * 4, depth // 4 * 4 + depth % 4):
                                        for r in T.unroll(4):
                                            for v in T.unroll(2):
                                                for lane in T.vectorized(8):
                                                    total[r * 16 + (v * 8 + lane)] = total[r * 16 + (v * 8 + lane)] + A[T.min((it + at) * 4 + r, m - 1), kb * 256 + kk] * band[(jt * 256 + kk) * 16 + (v * 8 + lane)]
                                if (it + at) * 4 + 4 <= m and (first + jt) * 16 + 16 <= n:
                                    if kb == 0:
                                        for r in T.unroll(4):
                                            for v in T.unroll(2):
                                                for lane in T.vectorized(8):
                                                    C[(it + at) * 4 + r, (first + jt) * 16 + v * 8 + lane] = total[r * 16 + v * 8 + lane]
                                    else:
                                        for r in T.unroll(4):
                                            for v in T.unroll(2):
                                                for lane in T.vectorized(8):
                                                    C[(it + at) * 4 + r, (first + jt) * 16 + v * 8 + lane] = C[(it + at) * 4 + r, (first + jt) * 16 + v * 8 + lane] + total[r * 16 + v * 8 + lane]
                                else:
                                    edge = T.alloc_local((64,), annotations={"disable_lower_builtin": T.bool(True)})
                                    for r in T.unroll(4):
                                        for v in T.unroll(2):
                                            for lane in T.vectorized(8):
                                                edge[r * 16 + v * 8 + lane] = total[r * 16 + v * 8 + lane]
                                    for r, j in T.grid(T.min(4, m - it * 4 - at * 4), T.min(16, n - first * 16 - jt * 16)):
                                        if kb == 0:
                                            C[(it + at) * 4 + r, (first + jt) * 16 + j] = edge[r * 16 + j]
                                        else:
                                            C[(it + at) * 4 + r, (first + jt) * 16 + j] = C[(it + at) * 4 + r, (first + jt) * 16 + j] + edge[r * 16 + j]
                            for at in range(T.max(T.min(0, it - high) + 1, 0)):
                                total = T.alloc_local((48,), annotations={"disable_lower_builtin": T.bool(True)})
                                if rows == 1 and (first + jt) * 16 + 16 <= n:
                                    for r in T.unroll(3):
                                        for v in T.unroll(2):
                                            for lane in T.vectorized(8):
                                                total[r * 16 + v * 8 + lane] = T.float32(0.0)
                                    for ko in range(depth // 4):
                                        for ki in T.unroll(4):
                                            for r in T.unroll(3):
                                                for v in T.unroll(2):
                                                    for lane in T.vectorized(8):
                                                        total[r * 16 + (v * 8 + lane)] = total[r * 16 + (v * 8 + lane)] + A[T.min(high * 4 + (T.max(it, high) - high + at) * 3 + r, m - 1), kb * 256 + (ko * 4 + ki)] * B[kb * 256 + (ko * 4 + ki), (first + jt) * 16 + (v * 8 + lane)]
                                    for kk in range(depth // 4 * 4, depth // 4 * 4 + depth % 4):
                                        for r in T.unroll(3):
                                            for v in T.unroll(2):
                                                for lane in T.vectorized(8):
                                                    total[r * 16 + (v * 8 + lane)] = total[r * 16 + (v * 8 + lane)] + A[T.min(high * 4 + (T.max(it, high) - high + at) * 3 + r, m - 1), kb * 256 + kk] * B[kb * 256 + kk, (first + jt) * 16 + (v * 8 + lane)]
                                else:
                                    for r in T.unroll(3):
                                        for v in T.unroll(2):
                                            for lane in T.vectorized(8):
                                                total[r * 16 + v * 8 + lane] = T.float32(0.0)
                                    for ko in range(depth // 4):
                                        for ki in T.unroll(4):
                                            for r in T.unroll(3):
                                                for v in T.unroll(2):
                                                    for lane in T.vectorized(8):
                                                        total[r * 16 + (v * 8 + lane)] = total[r * 16 + (v * 8 + lane)] + A[T.min(high * 4 + (T.max(it, high) - high + at) * 3 + r, m - 1), kb * 256 + (ko * 4 + ki)] * band[(jt * 256 + (ko * 4 + ki)) * 16 + (v * 8 + lane)]
                                    for kk in range(depth // 4 * 4, depth // 4 * 4 + depth % 4):
                                        for r in T.unroll(3):
                                            for v in T.unroll(2):
                                                for lane in T.vectorized(8):
                                                    total[r * 16 + (v * 8 + lane)] = total[r * 16 + (v * 8 + lane)] + A[T.min(high * 4 + (T.max(it, high) - high + at) * 3 + r, m - 1), kb * 256 + kk] * band[(jt * 256 + kk) * 16 + (v * 8 + lane)]
                                if high * 4 + (T.max(it, high) - high + at) * 3 + 3 <= m and (first + jt) * 16 + 16 <= n:
                                    if kb == 0:
                                        for r in T.unroll(3):
                                            for v in T.unroll(2):
                                                for lane in T.vectorized(8):
                                                    C[high * 4 + (T.max(it, high) - high + at) * 3 + r, (first + jt) * 16 + v * 8 + lane] = total[r * 16 + v * 8 + lane]
                                    else:
                                        for r in T.unroll(3):
                                            for v in T.unroll(2):
                                                for lane in T.vectorized(8):
                                                    C[high * 4 + (T.max(it, high) - high + at) * 3 + r, (first + jt) * 16 + v * 8 + lane] = C[high * 4 + (T.max(it, high) - high + at) * 3 + r, (first + jt) * 16 + v * 8 + lane] + total[r * 16 + v * 8 + lane]
                                else:
                                    edge = T.alloc_local((48,), annotations={"disable_lower_builtin": T.bool(True)})
                                    for r in T.unroll(3):
                                        for v in T.unroll(2):
                                            for lane in T.vectorized(8):
                                                edge[r * 16 + v * 8 + lane] = total[r * 16 + v * 8 + lane]
                                    for r, j in T.grid(T.min(3, m - high - T.max(it, high) * 3 - at * 3), T.min(16, n - first * 16 - jt * 16)):
                                        if kb == 0:
                                            C[high * 4 + (T.max(it, high) - high + at) * 3 + r, (first + jt) * 16 + j] = edge[r * 16 + j]
                                        else:
                                            C[high * 4 + (T.max(it, high) - high + at) * 3 + r, (first + jt) * 16 + j] = C[high * 4 + (T.max(it, high) - high + at) * 3 + r, (first + jt) * 16 + j] + edge[r * 16 + j]
