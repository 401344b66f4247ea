"""Rows on their way: each thread has a queue in shared memory, into which asynchronous copies bring its part of rows.

A thread reads only what it ordered itself, so that no copy needs a barrier; and while other threads keep it waiting at
one, the rows to come are on their way already.
"""

from __future__ import annotations

from collections.abc import Sequence

import tvm_ffi
from tvm import ir, s_tir, tirx
from tvm.script import tirx as T

from .cuda_tiled import BYTES

ORDER_CODE = """
__forceinline__ __device__ void order_{bytes}(void *to, const void *from, int filled) {{
  asm volatile("cp.async.{cache}.shared.global [%0], [%1], {bytes}, %2;" ::
               "r"((unsigned)__cvta_generic_to_shared(to)), "l"(from), "r"(filled) : "memory");
}}
"""
END_CODE = """
__forceinline__ __device__ void end_order() {
  asm volatile("cp.async.commit_group;" ::: "memory");
}
"""
AWAIT_CODE = """
__forceinline__ __device__ void await_order_{later}() {{
  asm volatile("cp.async.wait_group {later};" ::: "memory");
}}
"""


def queued(func: tirx.PrimFunc, loads: Sequence[str], depth: int) -> tirx.PrimFunc:
    """`func`, whose blocks `loads` read inputs in a loop over turns, with those of `depth` turns on their way."""
    turns = _turns(func, loads)
    nests = list(turns.body.seq)
    reading = [nest for nest in nests if _name(nest) in loads]
    beside = _beside(func, turns)
    queue = _queue(reading, depth, beside)

    def order(turn) -> list[tirx.Stmt]:
        orders = (_ordered(nest, queue, at, turns, turn, beside) for at, nest in enumerate(reading))
        return [*orders, _call("end_order", END_CODE)]

    wait = _call(f"await_order_{depth - 1}", AWAIT_CODE.format(later=depth - 1))
    taken = [_taken(nest, queue, at, turns.loop_var, beside) for at, nest in enumerate(reading)]
    rest = [nest for nest in nests if not any(nest.same_as(read) for read in reading)]
    body = tirx.SeqStmt([*order(turns.loop_var + (depth - 1)), wait, *taken, *rest])
    loop = tirx.For(turns.loop_var, turns.min, turns.extent, turns.kind, body, None, turns.annotations)
    first = [stmt for turn in range(depth - 1) for stmt in order(tirx.const(turn, "int32"))]
    whole = tirx.SeqStmt([*first, loop])
    func = tvm_ffi.structural_map(func, (tirx.For, lambda found: whole if found.same_as(turns) else found))
    return tvm_ffi.structural_map(func, (s_tir.SBlock, lambda block: _with_buffer(block, queue)))


def _turns(func: tirx.PrimFunc, loads: Sequence[str]) -> tirx.For:
    """The loop over turns: a serial one around several nests, of which one is a load."""
    found: list[tirx.For] = []

    def note(loop: tirx.For) -> None:
        nests = loop.body.seq if isinstance(loop.body, tirx.SeqStmt) else []
        if loop.kind == tirx.ForKind.SERIAL and any(_name(nest) in loads for nest in nests):
            found.append(loop)

    tvm_ffi.structural_walk(func.body, (tirx.For, note))
    (turns,) = found
    return turns


def _name(stmt: tirx.Stmt) -> str:
    """Of the block of a perfect nest."""
    realize = _realize(stmt)
    return realize.block.name_hint if realize is not None else ""


def _realize(stmt: tirx.Stmt) -> s_tir.SBlockRealize | None:
    """The block of a perfect nest."""
    while isinstance(stmt, tirx.For):
        stmt = stmt.body
    return stmt if isinstance(stmt, s_tir.SBlockRealize) else None


def _loops(stmt: tirx.Stmt) -> list[tirx.For]:
    found = []
    while isinstance(stmt, tirx.For):
        found.append(stmt)
        stmt = stmt.body
    return found


def _beside(func: tirx.PrimFunc, turns: tirx.For) -> tirx.For:
    """The loop over threads of a block that work on rows side by side."""
    found: list[tirx.For] = []
    tvm_ffi.structural_walk(func.body, (tirx.For, found.append))
    bound = [loop for loop in found if loop.thread_binding is not None]
    return next(loop for loop in bound if loop.thread_binding.thread_tag == "threadIdx.y" and _holds(loop, turns))


def _holds(loop: tirx.For, other: tirx.For) -> bool:
    inside: list[tirx.For] = []
    tvm_ffi.structural_walk(loop.body, (tirx.For, inside.append))
    return any(inner.same_as(other) for inner in inside)


def _queue(nests: Sequence[tirx.Stmt], depth: int, beside: tirx.For) -> tirx.Buffer:
    """Room for what all threads of a block load in `depth` turns, of inputs of one type."""
    shapes = {tuple(int(loop.extent) for loop in _loops(nest)) for nest in nests}
    dtypes = {str(_realize(nest).block.writes[0].source.dtype) for nest in nests}
    (shape,), (dtype,) = shapes, dtypes
    # One buffer: TVM cannot lay out several where a sum of two numbers names one of them before it is stored.
    return tirx.decl_buffer((len(nests), depth, int(beside.extent), *shape), dtype, "queue", scope="shared.dyn")


def _parts(nest: tirx.Stmt) -> tuple[s_tir.SBlockRealize, list[tirx.For]]:
    return _realize(nest), _loops(nest)


def _anew(loops: Sequence[tirx.For]) -> list[tirx.Var]:
    """Variables for the loops of a nest that is there again."""
    return [tirx.Var(loop.loop_var.name, "int32") for loop in loops]


def _with(value, loops: Sequence[tirx.For], new: Sequence):
    """`value` with `new` for the variables of loops."""
    pairs = list(zip((loop.loop_var for loop in loops), new, strict=True))
    find = lambda var: next((x for old, x in pairs if old.same_as(var)), var)  # noqa: E731
    return tvm_ffi.structural_map(value, (tirx.Var, find))


def _place(queue: tirx.Buffer, at: int, turn, *own) -> list:
    return [at, turn % int(queue.shape[1]), *own]


def _ordered(nest: tirx.Stmt, queue: tirx.Buffer, at: int, turns: tirx.For, turn, beside: tirx.For) -> tirx.Stmt:
    """The nest with an order for each vector of the turn `turn`; zeros are ordered where there is nothing to load."""
    realize, loops = _parts(nest)
    *outer, lane = loops
    there, source = _source(realize.block.body.value)
    size = int(lane.extent) * _bytes(queue.dtype)
    new = _anew(outer)
    replaced = (*outer, lane, turns), (*new, tirx.const(0, "int32"), turn)
    inside = turn < turns.extent if there is None else tirx.all(turn < turns.extent, there)
    to = tirx.address_of(tirx.BufferLoad(queue, _place(queue, at, turn, beside.loop_var, *new, 0)))
    code = ORDER_CODE.format(bytes=size, cache="cg" if size == BYTES else "ca")
    filled = tirx.Select(inside, tirx.const(size, "int32"), tirx.const(0, "int32"))
    call = _call(f"order_{size}", code, to, tirx.address_of(source), filled)
    values = [_with(value, *replaced) for value in realize.iter_values]
    return _nest(
        outer, new, realize, values, _block(realize.block, call, realize.block.reads, [_all_of(queue)], "order")
    )


def _taken(nest: tirx.Stmt, queue: tirx.Buffer, at: int, turn: tirx.Var, beside: tirx.For) -> tirx.Stmt:
    """The nest with what was ordered instead of the input."""
    realize, loops = _parts(nest)
    store = realize.block.body
    new = _anew(loops)
    value = tirx.BufferLoad(queue, _place(queue, at, turn, beside.loop_var, *new))
    body = tirx.BufferStore(store.buffer, value, store.indices)
    values = [_with(value, loops, new) for value in realize.iter_values]
    return _nest(
        loops, new, realize, values, _block(realize.block, body, [_all_of(queue)], realize.block.writes, "take")
    )


def _nest(loops: Sequence[tirx.For], new: Sequence[tirx.Var], realize, values, block: s_tir.SBlock) -> tirx.Stmt:
    body: tirx.Stmt = s_tir.SBlockRealize(values, realize.predicate, block)
    for loop, var in reversed(list(zip(loops, new, strict=True))):
        axis = loop.thread_binding
        if axis is not None:
            axis = tirx.IterVar(None, var, tirx.IterVar.ThreadIndex, axis.thread_tag)
        body = tirx.For(var, loop.min, loop.extent, loop.kind, body, axis, loop.annotations)
    return body


def _block(block: s_tir.SBlock, body: tirx.Stmt, reads, writes, what: str) -> s_tir.SBlock:
    return s_tir.SBlock(block.iter_vars, reads, writes, f"{block.name_hint}_{what}", body)


def _all_of(buffer: tirx.Buffer) -> tirx.BufferRegion:
    return tirx.BufferRegion(buffer, [ir.Range(0, extent) for extent in buffer.shape])


def _source(value) -> tuple:
    """What a load reads and under which condition, if under one."""
    if isinstance(value, ir.Call):
        return value.args[0], value.args[1]
    return None, value


def _bytes(dtype: str) -> int:
    return 4 if str(dtype) == "float32" else 2


def _call(name: str, code: str, *arguments) -> tirx.Stmt:
    return tirx.Evaluate(T.cuda.func_call(name, *arguments, source_code=code))


def _with_buffer(block: s_tir.SBlock, buffer: tirx.Buffer) -> s_tir.SBlock:
    """The root block with one more buffer."""
    if block.name_hint != "root":
        return block
    buffers = [*block.alloc_buffers, buffer]
    parts = (block.iter_vars, block.reads, block.writes, "root", block.body, block.init)
    return s_tir.SBlock(*parts, buffers, block.match_buffers)
