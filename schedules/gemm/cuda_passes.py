"""Passes over a finished kernel for what no schedule primitive says: register indices, swizzles, barriers.

A rung names them in its option ``device_passes``. Each function returns a pass that runs on the device code while warp
memory, shared memory and asynchronous copies still are TVM's own statements.
"""

from __future__ import annotations

import numpy as np
import tvm_ffi
from tvm import ir, sym, tirx

WARP = 32


def passes(*names: str) -> str:
    """The value of the option ``device_passes`` for functions of this module."""
    return ",".join(f"{__name__}:{name}" for name in names)


REGISTERS = 1 << 16  # of a multiprocessor


def keep_resident():
    """A pass: the compiler spends at most 128 registers on a thread of a kernel with 64 sums a thread.

    An index with a variable in it takes a few more, which would halve the blocks of a multiprocessor.
    """

    def bound(func, mod, ctx):
        found: list = []
        tvm_ffi.structural_walk(func.body, [(tirx.AttrStmt, found.append), (tirx.AllocBuffer, found.append)])
        extents = [int(t.value) for t in found if _is_thread_extent(t)]
        sums = [t.buffer for t in found if isinstance(t, tirx.AllocBuffer) and t.buffer.scope() == "local"]
        if not extents or not any(np.prod([int(e) for e in b.shape]) >= 64 for b in sums):
            return func
        return func.with_attr("tirx.launch_bounds_min_blocks_per_sm", REGISTERS // (128 * extents[0]))

    return tirx.transform.prim_func_pass(bound, opt_level=0)


def _is_thread_extent(node) -> bool:
    return (
        isinstance(node, tirx.AttrStmt) and node.attr_key == "thread_extent" and node.node.thread_tag == "threadIdx.x"
    )


def own_registers():
    """A pass: a warp's memory becomes registers of its lanes, addressed by constants.

    Every lane here touches only its own elements. TVM's own pass also allows exchanges between lanes, and leaves
    indices such as (lane · 8 + 260) // 256 that would put the registers into local memory.
    """

    def lower(func, mod, ctx):
        threads: list = []
        tvm_ffi.structural_walk(func.body, (tirx.AttrStmt, threads.append))
        axes = [t.node for t in threads if t.attr_key == "thread_extent"]
        lanes = [axis.var for axis in axes if axis.thread_tag == "threadIdx.x"]
        return func.with_body(_Registers(lanes[0]).rewrite(func.body)) if lanes else func

    return tirx.transform.prim_func_pass(lower, opt_level=0)


class _Registers:
    """Rewrites accesses to warp memory; `lane` is the variable of threadIdx.x."""

    def __init__(self, lane):
        self.lane = lane
        self.analyzer = sym.Analyzer()
        self.local: list[tuple] = []

    def rewrite(self, body):
        tvm_ffi.structural_walk(body, (tirx.AllocBuffer, self.allocate))
        nodes = (tirx.AllocBuffer, ir.TensorLoad, tirx.BufferStore, ir.Call)
        handlers = (self.allocation, self.load, self.store, self.call)
        return tvm_ffi.structural_map(body, list(zip(nodes, handlers, strict=True)))

    def allocate(self, node) -> None:
        if node.buffer.scope() == "warp":
            size = int(node.buffer.shape[0]) // WARP
            registers = tirx.decl_buffer((size,), node.buffer.dtype, node.buffer.name, scope="local")
            self.local.append((node.buffer, registers))

    def registers(self, warp_buffer):
        return next(registers for buffer, registers in self.local if buffer.same_as(warp_buffer))

    def index(self, index):
        """The register of an element: its position without the lane's part."""
        if isinstance(index, tirx.Ramp):
            return tirx.Ramp(self.index(index.base), index.stride, index.lanes)
        first, second = (self.analyzer.simplify(self.at(index, lane)) for lane in (0, 1))
        per_lane = int(self.analyzer.simplify(second - first))
        whole = tirx.floordiv(first, WARP * per_lane) * per_lane
        return self.analyzer.simplify(whole + tirx.floormod(first, per_lane))

    def at(self, index, lane: int):
        number = tirx.const(lane, "int32")
        return tvm_ffi.structural_map(index, (ir.Var, lambda v: number if v.same_as(self.lane) else v))

    def allocation(self, node):
        return tirx.AllocBuffer(self.registers(node.buffer)) if node.buffer.scope() == "warp" else node

    def load(self, node):
        if not isinstance(node.source.ty, tirx.BufferType) or node.source.scope() != "warp":
            return node
        return tirx.BufferLoad(self.registers(node.source), [self.index(i) for i in node.indices])

    def store(self, node):
        if node.buffer.scope() != "warp":
            return tirx.BufferStore(node.buffer, node.value, [as_ramp(index) for index in node.indices])
        return tirx.BufferStore(self.registers(node.buffer), node.value, [self.index(i) for i in node.indices])

    def call(self, node):
        pointers = {"tirx.ptx_legacy.mma": (6, 8, 10), "tirx.ptx_legacy.ldmatrix": (3,)}.get(
            getattr(node.op, "name", "")
        )
        if pointers is None:
            return node
        args = list(node.args)
        for at in pointers:
            args[at], args[at + 1] = self.registers(args[at].args[0]).data, self.index(args[at + 1])
        return ir.Call(node.op, args, node.attrs, ret_ty=node.ty)


def as_ramp(index):
    """A vector index as a ramp: TVM adds the start of a buffer inside merged shared memory as a vector of its own."""
    if isinstance(index, tirx.Add) and isinstance(index.a, tirx.Ramp) and isinstance(index.b, tirx.Broadcast):
        return tirx.Ramp(index.a.base + index.b.value, index.a.stride, index.a.lanes)
    return index


def swizzle_shared():
    """A pass: byte address x of shared memory becomes x xor (x / 128 mod 8 · 16), which permutes the chunks of 16 bytes
    in each 128 bytes.

    Every access is 16 bytes or less and aligned, so that it stays in one chunk.
    """

    def lower(func, mod, ctx):
        analyzer = sym.Analyzer()

        def learn(attribute):
            if attribute.attr_key == "thread_extent":
                analyzer.bind(attribute.node.var, ir.Range(0, attribute.value))

        tvm_ffi.structural_walk(func.body, (tirx.AttrStmt, learn))
        return func.with_body(_Swizzle(analyzer).rewrite(func.body))

    return tirx.transform.prim_func_pass(lower, opt_level=0)


class _Swizzle:
    """Rewrites the addresses of shared memory; `analyzer` knows the extents of the thread axes."""

    LINE, CHUNK, ROWS = 128, 16, 8

    def __init__(self, analyzer):
        self.analyzer = analyzer

    def rewrite(self, body):
        handlers = [(ir.TensorLoad, self.load), (tirx.BufferStore, self.store), (ir.Call, self.call)]
        return tvm_ffi.structural_map(body, handlers)

    def place(self, index, size: int):
        """Where the element at `index`, of `size` bytes, is stored; simplified, so that parts hoist out of loops."""
        if isinstance(index, tirx.Ramp):
            return tirx.Ramp(self.place(index.base, size), index.stride, index.lanes)
        simplify = self.analyzer.simplify
        per_chunk, per_line = self.CHUNK // size, self.LINE // size
        chunk = simplify(tirx.floormod(tirx.floordiv(index, per_chunk), self.LINE // self.CHUNK))
        row = simplify(tirx.floormod(tirx.floordiv(index, per_line), self.ROWS))
        return simplify(index - chunk * per_chunk) + tirx.bitwise_xor(chunk, row) * per_chunk

    def load(self, node):
        if not isinstance(node.source.ty, tirx.BufferType) or not node.source.scope().startswith("shared"):
            return node
        return tirx.BufferLoad(node.source, self.places(node.source, node.indices))

    def store(self, node):
        if not node.buffer.scope().startswith("shared"):
            return node
        return tirx.BufferStore(node.buffer, node.value, self.places(node.buffer, node.indices))

    def places(self, buffer, indices):
        size = np.dtype(str(buffer.dtype)).itemsize
        return [self.place(self.analyzer.simplify(as_ramp(index)), size) for index in indices]

    def call(self, node):
        name, args = getattr(node.op, "name", ""), list(node.args)
        if name == "tirx.ptx_legacy.ldmatrix":
            kind, data, start, extent, access = args[5].args
            size = np.dtype(str(kind.ty)).itemsize
            args[5] = ir.Call(args[5].op, [kind, data, tirx.const(0, "int32"), extent, access], ret_ty=args[5].ty)
            args[6] = self.place(self.analyzer.simplify(start + args[6]), size)
        elif name == "tirx.s_tir.cp_async_raw":
            size = np.dtype(str(args[0].ty.element_type)).itemsize
            args[1] = self.place(self.analyzer.simplify(args[1]), size)
        else:
            return node
        return ir.Call(node.op, args, node.attrs, ret_ty=node.ty)


def one_barrier():
    """A pass: a loop of asynchronous copies waits at one barrier a step instead of two.

    TVM orders a step as barrier, copy of a tile ahead, wait, barrier, multiply. The copy writes the tile that was used
    in the step before, so that one barrier does for both if the order is wait, barrier, copy, multiply; the wait then
    comes before the newest copy, hence one fewer may be outstanding.
    """

    def lower(func, mod, ctx):
        return func.with_body(tvm_ffi.structural_map(func.body, (tirx.For, _merge_barriers)))

    return tirx.transform.prim_func_pass(lower, opt_level=0)


def _merge_barriers(loop):
    body = list(loop.body.seq) if isinstance(loop.body, tirx.SeqStmt) else []
    commits = [at for at, s in enumerate(body) if _is_scope(s, "async_commit_queue_scope")]
    if (
        len(commits) != 1
        or commits[0] + 1 == len(body)
        or not _is_scope(body[commits[0] + 1], "async_wait_queue_scope")
    ):
        return loop
    commit, wait = body[commits[0] : commits[0] + 2]
    inner = wait.body
    waited = list(inner.body.seq) if isinstance(inner.body, tirx.SeqStmt) else [inner.body]
    copies, removed = _without_barriers(commit)
    if removed != 1 or not _is_barrier(waited[0]) or any(_is_barrier(s) for s in waited[1:]) or int(inner.value) < 1:
        return loop
    fewer = tirx.AttrStmt(inner.node, inner.attr_key, tirx.const(int(inner.value) - 1, "int32"), waited[0])
    first = tirx.AttrStmt(wait.node, wait.attr_key, wait.value, fewer)
    order = [*body[: commits[0]], first, copies, *waited[1:], *body[commits[0] + 2 :]]
    return tirx.For(loop.loop_var, loop.min, loop.extent, loop.kind, tirx.SeqStmt(order))


def _is_scope(statement, key: str) -> bool:
    return isinstance(statement, tirx.AttrStmt) and statement.attr_key == key


def _is_barrier(statement) -> bool:
    return isinstance(statement, tirx.Evaluate) and "storage_sync" in str(getattr(statement.value, "op", ""))


def _without_barriers(statement):
    """The statement without its barriers, and how many there were."""
    removed = []

    def clean(sequence):
        kept = [s for s in sequence.seq if not _is_barrier(s)]
        removed.extend([None] * (len(sequence.seq) - len(kept)))
        return kept[0] if len(kept) == 1 else tirx.SeqStmt(kept)

    return tvm_ffi.structural_map(statement, (tirx.SeqStmt, clean)), len(removed)
