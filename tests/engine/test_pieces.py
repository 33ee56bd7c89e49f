"""Sets of pieces as masks, and pieces claimed by name."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stackhub.engine.errors import BadPosition
from stackhub.engine.pieces import PieceSet, mask_of, members

SET = PieceSet(["", "one", "two", "", "joker", "joker", "joker"])


@given(pieces=st.sets(st.integers(0, 200)))
def test_a_mask_is_a_set(pieces: set[int]) -> None:
    assert list(members(mask_of(pieces))) == sorted(pieces)
    assert mask_of(pieces).bit_count() == len(pieces)


def test_names() -> None:
    assert SET.all == mask_of([1, 2, 4, 5, 6])
    assert SET.called("joker") == mask_of([4, 5, 6])
    assert SET.called("three") == SET.called("") == 0
    assert SET.listed(mask_of([6, 1, 4])) == ["one", "joker", "joker"]
    assert SET.named([6, 1]) == ["joker", "one"]


def test_pieces_are_claimed_in_order_the_lowest_of_each_name_first() -> None:
    assert SET.claim(["joker", "two", "joker"], SET.all, "hand") == [4, 2, 5]
    assert SET.claim(["joker"], mask_of([6]), "hand") == [6]
    assert SET.claim([], SET.all, "hand") == []


@pytest.mark.parametrize(
    ("names", "sentence"),
    [
        ("joker", "hand must be a list of names"),
        (None, "hand must be a list of names"),
        (["joker"] * 4, "hand: there are not so many of 'joker'"),
        (["one", "one"], "hand: there are not so many of 'one'"),
        (["three"], "hand: there is no 'three' in this game"),
        ([""], "hand: there is no '' in this game"),
        ([["one"]], "hand: there is no '['one']' in this game"),
        ([1], "hand: there is no '1' in this game"),
        (["x" * 900], "hand: there is no 'xxxx"),
    ],
)
def test_what_cannot_be_claimed(names: Any, sentence: str) -> None:
    with pytest.raises(BadPosition) as error:
        SET.claim(names, SET.all, "hand")
    assert str(error.value).startswith(sentence)
    assert len(str(error.value)) < 200
