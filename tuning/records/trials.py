"""``logs/<device>/trials.jsonl``: every trial, one JSON document a line, appended under the folder's lock."""

from __future__ import annotations

import os
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from .files import append_lines, plain_errors, read_bytes, replace_file, write_all
from .record import STARTED, Record, RecordError, UnknownSchema, from_document, parse, to_line

NAME = "trials.jsonl"
ASIDE = "trials.jsonl.torn"


@dataclass(frozen=True)
class Problem:
    """A line that is not a usable record: its number (from 1), why, and what kind of trouble it is.

    kind: "torn" (not JSON: a write was cut short), "schema" (another version wrote it), "invalid", or
    "device" (measured on another device). Torn lines are set aside by the next writer, the others by `repair`,
    except those of another schema: a newer version can still read them.
    """

    line: int
    kind: str
    reason: str


class Trials:
    """The lines of one device's ``trials.jsonl``. Reading never writes, so shared logs may be read-only."""

    def __init__(self, folder: Path, device: str):
        self.path = folder / NAME
        self.aside = folder / ASIDE
        self.device = device
        self._forget()

    def _forget(self) -> None:
        self._inode, self._offset, self._lines = 0, 0, 0
        self._records: list[Record] = []
        self._problems: list[Problem] = []

    @property
    def records(self) -> list[Record]:
        """Every usable record in the order written, `started` marks included; reads what was added since."""
        self._refresh()
        return self._records

    @property
    def problems(self) -> list[Problem]:
        self._refresh()
        return self._problems

    def _refresh(self) -> None:
        with plain_errors(self.path):
            try:
                descriptor = os.open(self.path, os.O_RDONLY | os.O_CLOEXEC)
            except FileNotFoundError:
                return self._forget()
            with os.fdopen(descriptor, "rb") as file:
                status = os.fstat(file.fileno())
                if status.st_ino != self._inode or status.st_size < self._offset:
                    self._forget()
                    self._inode = status.st_ino
                file.seek(self._offset)
                data = file.read()
        whole, _, tail = data.rpartition(b"\n")
        # A tail without its line feed may still be being written: it is looked at again next time.
        self._offset += len(data) - len(tail)
        for line in whole.split(b"\n") if len(tail) < len(data) else ():
            self._lines += 1
            made = self.read_line(line, self._lines)
            (self._problems if isinstance(made, Problem) else self._records).append(made)

    def read_line(self, line: bytes, number: int) -> Record | Problem:
        """The record in one line, or what is wrong with it."""
        try:
            document = parse(line)
        except ValueError as error:
            return Problem(number, "torn", f"not JSON: {error}"[:200])
        try:
            record = from_document(document)
        except UnknownSchema as error:
            return Problem(number, "schema", str(error))
        except RecordError as error:
            return Problem(number, "invalid", str(error))
        if record.device != self.device:
            return Problem(number, "device", f"measured on {record.device}, not on {self.device}")
        return record

    def append(self, records: Iterable[Record], sync: bool = True) -> None:
        """Append records; call under the folder's lock. A tail that a killed writer left is mended first."""
        lines = [to_line(record) for record in records]
        self.mend_tail()
        append_lines(self.path, lines, sync)

    def mend_tail(self) -> None:
        """Set aside a last line without line feed, or complete it if only the line feed is missing."""
        with plain_errors(self.path):
            try:
                descriptor = os.open(self.path, os.O_RDWR | os.O_CLOEXEC)
            except FileNotFoundError:
                return
            with os.fdopen(descriptor, "r+b") as file:
                size = file.seek(0, os.SEEK_END)
                tail = _tail(file, size)
                if not tail:
                    return
                if isinstance(self.read_line(tail, 0), Record):
                    file.write(b"\n")
                    return
                self._set_aside([tail])
                file.truncate(size - len(tail))

    def mend(self, kinds: tuple[str, ...] = ("torn",)) -> list[Problem]:
        """Set aside every line with a problem of one of `kinds`; call under the folder's lock.

        The file is rewritten only if there is one; the lines go to ``trials.jsonl.torn``, never away.
        """
        self.mend_tail()
        bad = [p for p in self.problems if p.kind in kinds]
        if bad:
            lines = read_bytes(self.path).split(b"\n")[:-1]
            numbers = {p.line for p in bad}
            self._set_aside([line for n, line in enumerate(lines, 1) if n in numbers])
            kept = [line + b"\n" for n, line in enumerate(lines, 1) if n not in numbers]
            replace_file(self.path, b"".join(kept))
            self._forget()
        return bad

    def _set_aside(self, lines: list[bytes]) -> None:
        with open(self.aside, "ab") as file:
            write_all(file.fileno(), b"".join(line + b"\n" for line in lines))


def settled(records: Iterable[Record]) -> list[Record]:
    """Trials as a reader wants them: `started` marks only where nothing followed, in the order written."""
    result: dict[int, Record] = {}
    open_marks: dict = {}
    for number, record in enumerate(records):
        marked = open_marks.pop(record.identity, None)
        if marked is not None:
            del result[marked]
        if record.status == STARTED:
            open_marks[record.identity] = number
        result[number] = record
    return list(result.values())


def _tail(file, size: int) -> bytes:
    """What follows the last line feed, read backwards in blocks: the file may be large."""
    tail, position = b"", size
    while position > 0:
        step = min(4096, position)
        position -= step
        file.seek(position)
        block = file.read(step)
        feed = block.rfind(b"\n")
        if feed >= 0:
            return block[feed + 1 :] + tail
        tail = block + tail
    return tail
