"""A pass over row-wise kernels: what a block's threads have agreed on is read from shared memory once."""

from __future__ import annotations

import tvm_ffi
from tvm import ir, tirx

OWN_STATISTICS = f"{__name__}:own_statistics"
RESULT, OWN = "red_result", "own_"  # TVM's name for what threads agree on; of a thread's copy


def own_statistics():
    """A pass: each thread keeps a row's statistic in a register.

    TVM leaves what the threads of a block reduced in shared memory, marked as volatile: every element that needs it
    reads it anew, and computes anew what follows from it alone (1 / total, 1 / √variance).
    """

    def rewrite(func, mod, ctx):
        return func.with_body(tvm_ffi.structural_map(func.body, (tirx.SeqStmt, _with_copies)))

    return tirx.transform.prim_func_pass(rewrite, opt_level=0)


def _with_copies(sequence: tirx.SeqStmt) -> tirx.SeqStmt:
    """The statements with each result copied behind the barrier that follows it, and the copy read from then on.

    Sequences inside come first: a copy made there serves what follows here.
    """
    statements = _flat(sequence)
    done = []
    while statements:
        now = statements.pop(0)
        done.append(now)
        copy = now if _is_copy(now) else None
        if copy is None and statements and _is_barrier(statements[0]) and (result := _result_of(now)) is not None:
            done.append(statements.pop(0))
            value = tirx.BufferLoad(result, [tirx.const(0, "int32")])
            copy = tirx.Bind(tirx.Var(f"{OWN}{result.name}", str(result.dtype)), value)
            done.append(copy)
        if copy is not None:
            statements = [_reading(statement, copy) for statement in statements]
    return tirx.SeqStmt(done)


def _flat(sequence: tirx.SeqStmt) -> list:
    found = []
    for statement in sequence.seq:
        found += _flat(statement) if isinstance(statement, tirx.SeqStmt) else [statement]
    return found


def _is_copy(statement) -> bool:
    return isinstance(statement, tirx.Bind) and statement.var.name.startswith(OWN)


def _is_barrier(statement) -> bool:
    """Whether a statement is nothing but a barrier."""
    call = statement.value if isinstance(statement, tirx.Evaluate) else None
    return isinstance(call, ir.Call) and "storage_sync" in str(getattr(call.op, "name", ""))


def _result_of(statement):
    """The buffer that `statement` leaves what the threads agree on in; None if it is not that kind of statement."""
    stores: list[tirx.BufferStore] = []
    tvm_ffi.structural_walk(statement, (tirx.BufferStore, stores.append))
    if len(stores) != 1 or not stores[0].buffer.name.startswith(RESULT) or stores[0].buffer.scope() != "shared":
        return None
    return stores[0].buffer


def _reading(statement, copy: tirx.Bind):
    """`statement` with loads of what was copied turned into the copy."""
    result = copy.value.source
    return tvm_ffi.structural_map(
        statement, (ir.TensorLoad, lambda load: copy.var if load.source.same_as(result) else load)
    )
