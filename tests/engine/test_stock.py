"""Draw piles: every piece is as likely, none is lost, and what lies face up becomes a new one."""

from collections import Counter

import pytest

from stackhub.engine.chance import Chance
from stackhub.engine.stock import Stock


def test_everything_is_drawn_once() -> None:
    stock, chance = Stock(list(range(30)), []), Chance(4)
    assert sorted(stock.draw(chance) for _ in range(30)) == list(range(30))
    assert stock.face_down == []


def test_each_piece_is_as_likely_at_each_draw() -> None:
    first, second = Counter[int](), Counter[int]()
    for seed in range(2000):
        stock, chance = Stock([0, 1, 2, 3], []), Chance(seed)
        first[stock.draw(chance)] += 1
        second[stock.draw(chance)] += 1
    assert all(420 <= found[piece] <= 580 for found in (first, second) for piece in range(4))


def test_an_empty_pile_cannot_be_drawn_from() -> None:
    with pytest.raises(ValueError, match="empty"):
        Stock([], [1]).draw(Chance(1))


def test_a_refill_keeps_the_last_pieces_face_up() -> None:
    """SU-22: all but the top; UP-19 keeps another number."""
    stock = Stock([9], [1, 2, 3, 4])
    assert stock.refill(1) == 3
    assert (sorted(stock.face_down), stock.face_up) == ([1, 2, 3, 9], [4])
    assert stock.refill(1) == 0
    stock = Stock([], [1, 2, 3])
    assert stock.refill(2) == 1
    assert (stock.face_down, stock.face_up) == ([1], [2, 3])
    assert stock.refill(5) == 0, "more to keep than there is"
    assert (stock.face_down, stock.face_up) == ([1], [2, 3])


def test_a_clone_is_independent() -> None:
    stock = Stock([1, 2, 3], [4, 5])
    twin = stock.clone()
    twin.draw(Chance(1))
    twin.refill(0)
    assert (stock.face_down, stock.face_up) == ([1, 2, 3], [4, 5])
