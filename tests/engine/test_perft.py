"""Counting sequences of moves."""

from collections.abc import Hashable

from stackhub.engine.perft import Symmetric, perft


class Subtraction:
    """Take one or two from a heap. Its sequences of ``depth`` moves are known: compositions into ones and twos."""

    def __init__(self, heap: int, symmetric: bool = True) -> None:
        self.heap = heap
        self.key: Hashable = heap if symmetric else object()

    def legal_moves(self) -> list[int]:
        return [take for take in (1, 2) if take <= self.heap]

    def clone(self) -> "Subtraction":
        return Subtraction(self.heap, symmetric=isinstance(self.key, int))

    def play(self, take: int) -> None:
        self.heap -= take
        if isinstance(self.key, int):
            self.key = self.heap

    def symmetry_key(self) -> Hashable:
        return self.key


def test_counts_with_and_without_merging() -> None:
    merged = [perft(Subtraction(6), depth) for depth in range(8)]
    assert merged == [1, 2, 4, 8, 11, 6, 1, 0] == [perft(Subtraction(6, symmetric=False), depth) for depth in range(8)]


def test_the_state_is_left_alone() -> None:
    state = Subtraction(6)
    perft(state, 4)
    assert state.heap == 6


def test_only_states_that_say_what_is_alike_can_be_counted() -> None:
    assert isinstance(Subtraction(1), Symmetric)
    assert not isinstance(object(), Symmetric)
