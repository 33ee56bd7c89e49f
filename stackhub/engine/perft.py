"""Perft: how many sequences of moves of a given length a position has. The number with which two implementations of
the same rules compare themselves; it makes sense where nothing is hidden or left to chance."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, Protocol, runtime_checkable


@runtime_checkable
class Symmetric(Protocol):
    """A state of a game without chance and hidden information that says which positions are alike."""

    def symmetry_key(self) -> Hashable:
        """Equal only for positions with the same number of move sequences of every length."""
        ...


def perft(state: Any, depth: int) -> int:
    """The number of sequences of ``depth`` moves from ``state`` (0 where every game is shorter). Positions that the
    state calls alike are counted once."""
    return _count(state, depth, {})


def _count(state: Any, depth: int, known: dict[tuple[Hashable, int], int]) -> int:
    if depth == 0:
        return 1
    moves = state.legal_moves()
    if depth == 1:
        return len(moves)
    key = (state.symmetry_key(), depth)
    if key not in known:
        total = 0
        for move in moves:
            next_ = state.clone()
            next_.play(move)
            total += _count(next_, depth - 1, known)
        known[key] = total
    return known[key]
