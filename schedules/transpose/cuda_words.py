"""Permutations of 8- and 16-bit elements on CUDA as a program: shared memory moves words of 32 bits.

A tile lies in shared memory as in X, as words of four or two elements of a row. A thread reads the same word of as many
rows as a pack has elements, turns the small squares of elements in registers, and stores a pack to each of four or
two rows of Y. Where a word lies is its place in the row, XORed with bits of the row's number (a swizzle): both ways a
warp meets 32 banks.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tvm import tirx
from tvm.script import tirx as T

from .cuda_tiles import Tiles, flat_program

WORD = "uint32"
PACK = 4  # words
BANKS = 32
TURNED = 8  # packs of rows whose words lie in other banks


@dataclass(frozen=True)
class Words(Tiles):
    """Tiles of whole packs; `width` is also the number of rows of X whose words a thread turns."""

    @property
    def each(self) -> int:
        """Elements of a word."""
        return 4 // self.itemsize

    @property
    def words(self) -> int:
        """Of a row of the tile, at least as many as there are banks."""
        return self.bq // self.each

    @property
    def shared_bytes(self) -> int:
        return self.bp * self.bq * self.itemsize

    @property
    def store_rounds(self) -> int:
        return self.bp // self.width * self.words // self.threads

    @property
    def fits(self) -> bool:
        """Whether threads share the tile evenly both ways, and it has all rows and words that a swizzle counts."""
        even = self.load_rounds * self.threads * self.width == self.bp * self.bq
        even = even and self.store_rounds * self.threads * self.width == self.bp * self.words
        return even and self.words % BANKS == 0 and self.bp % (TURNED * self.width) == 0

    def store_at(self, number) -> tuple[Any, Any]:
        """Which pack of a row of Y, and which word of the rows of X that it comes from."""
        across = min(self.lanes, self.bp // self.width)
        return number // (across * self.words) * across + number % across, number // across % self.words

    def cell(self, row, word):
        """Where a word of a row lies. Lanes of a warp differ in four rows and eight packs, or in eight packs of rows
        and four words; other bits of the word stay as they are.
        """
        turned = row // self.width % TURNED * PACK + row % PACK
        return row * self.words + tirx.bitwise_xor(word, turned)

    def square(self, words, m, j):
        """Element j of each of the words m · each and following, as a word."""
        bits, found = 32 // self.each, tirx.const(0, WORD)
        for e in range(self.each):
            one = T.shift_right(words[m * self.each + e], T.cast(bits * j, WORD))
            one = tirx.bitwise_and(one, tirx.const((1 << bits) - 1, WORD))
            found = tirx.bitwise_or(found, T.shift_left(one, tirx.const(bits * e, WORD)))
        return found


@T.inline
def fill(p, X, shared, block, thread):
    """Load the tile's packs, all of them before the first goes to shared memory."""
    packs = T.alloc_buffer((p.load_rounds * PACK,), WORD, scope="local")
    for r in T.unroll(p.load_rounds):
        at = T.meta_var(p.load_at(r * p.threads + thread))
        row = T.meta_var(p.first_p(block) + at[0])
        if T.And(row < p.extents[-1], p.first_q(block) + at[1] * p.width < p.extents[p.fast]):
            for v in T.vectorized(PACK):
                packs[r * PACK + v] = X[p.in_x(block, row) // p.each + at[1] * PACK + v]
    for r in T.unroll(p.load_rounds):
        at = T.meta_var(p.load_at(r * p.threads + thread))
        for v in T.unroll(PACK):
            shared[p.cell(at[0], at[1] * PACK + v)] = packs[r * PACK + v]


@T.inline
def empty(p, Y, shared, block, thread):
    """Read words of several rows, turn them, store packs of several rows of Y."""
    words = T.alloc_buffer((p.width,), WORD, scope="local")
    pack = T.alloc_buffer((PACK,), WORD, scope="local")
    for r in T.unroll(p.store_rounds):
        at = T.meta_var(p.store_at(r * p.threads + thread))
        row = T.meta_var(p.first_q(block) + at[1] * p.each)
        if T.And(row < p.extents[p.fast], p.first_p(block) + at[0] * p.width < p.extents[-1]):
            for i in T.unroll(p.width):
                words[i] = shared[p.cell(at[0] * p.width + i, at[1])]
            for j in T.unroll(p.each):
                for m in T.unroll(PACK):
                    pack[m] = p.square(words, m, j)
                for v in T.vectorized(PACK):
                    Y[p.in_y(block, row + j) // p.each + at[0] * PACK + v] = pack[v]


def prim_func(p: Words) -> tirx.PrimFunc:
    """The program."""
    return flat_program(p, fill, empty, WORD, p.bp * p.words)
