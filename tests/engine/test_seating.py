"""Who plays after whom: directions, missed turns, and seats that left."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stackhub.engine.seating import CLOCKWISE, COUNTER_CLOCKWISE, Seating, seating


def test_clockwise_is_increasing_and_goes_round() -> None:
    table = seating(4)
    assert [table.after(seat)[0] for seat in range(4)] == [1, 2, 3, 0]
    assert table.following == (1, 2, 3, 0)
    assert [table.turned().after(seat)[0] for seat in range(4)] == [3, 0, 1, 2]


def test_turning_twice_changes_nothing() -> None:
    table = seating(5)
    assert table.turned().turned() is table
    assert table.facing(CLOCKWISE) is table
    assert table.facing(COUNTER_CLOCKWISE) is table.turned()


@pytest.mark.parametrize(
    ("seats", "misses", "then", "missing"),
    [
        (4, 0, 1, ()),
        (4, 1, 2, (1,)),
        (4, 2, 3, (1, 2)),
        (4, 3, 0, (1, 2, 3)),
        (4, 9, 0, (1, 2, 3)),
        (2, 1, 0, (1,)),
        (2, 2, 0, (1,)),
        (3, 2, 0, (1, 2)),
    ],
)
def test_missed_turns(seats: int, misses: int, then: int, missing: tuple[int, ...]) -> None:
    """SU-15: with two players one miss gives another turn; nobody misses twice."""
    assert seating(seats).after(0, misses) == (then, missing)


def test_missed_turns_the_other_way_round() -> None:
    assert seating(4, COUNTER_CLOCKWISE).after(0, 2) == (1, (3, 2))


def test_who_left_is_passed_over() -> None:
    """SU-25."""
    table = seating(4).without(1)
    assert (table.present, table.still(), table.following[0]) == (3, [0, 2, 3], 2)
    assert table.after(0, 1) == (3, (2,))
    assert table.turned().after(2) == (0, ())
    assert table.following[1] == 2, "even who left knows who comes after them"


def test_one_left_follows_themselves() -> None:
    table = seating(3).without(0).without(2)
    assert (table.present, table.following[1], table.after(1, 1)) == (1, 1, (1, ()))


def test_seatings_are_shared() -> None:
    assert seating(3).without(1) is seating(3, gone=frozenset({1}))


@given(seats=st.integers(2, 10), data=st.data())
def test_everybody_still_at_the_table_comes_round_once(seats: int, data: st.DataObject) -> None:
    gone = data.draw(st.sets(st.integers(0, seats - 1), max_size=seats - 1))
    direction = data.draw(st.sampled_from([CLOCKWISE, COUNTER_CLOCKWISE]))
    table = Seating(seats, direction, frozenset(gone))
    seat = first = table.still()[0]
    visited = []
    for _ in range(table.present):
        seat, missing = table.after(seat)
        assert missing == ()
        visited.append(seat)
    assert sorted(visited) == table.still()
    assert seat == first
    misses = data.draw(st.integers(0, 12))
    then, missing = table.after(first, misses)
    assert len(set(missing)) == len(missing) == min(misses, table.present - 1)
    assert then not in missing
    assert not {then, *missing} & gone
