"""How games of hands are counted, and how hidden hands are dealt anew."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stackhub.engine.chance import Chance
from stackhub.engine.errors import BadOptions
from stackhub.engine.game import MatchFormat, Outcome
from stackhub.engine.options import make_options
from stackhub.engine.pieces import mask_of, members
from stackhub.engine.shedding import SheddingOptions, alone, blocked, deal_hidden, emptied


@pytest.mark.parametrize(
    ("options", "form"),
    [
        ({}, MatchFormat("single")),
        ({"match": "first_to"}, MatchFormat("wins", 3)),
        ({"match": "first_to", "target": 2}, MatchFormat("wins", 2)),
        ({"match": "points"}, MatchFormat("points", 50)),
        ({"match": "points", "target": 25}, MatchFormat("points", 25)),
    ],
)
def test_su24_matches(options: dict[str, object], form: MatchFormat) -> None:
    assert make_options(SheddingOptions, options).match_format() == form


@pytest.mark.parametrize("options", [{"target": -1}, {"target": 1001}, {"match": "best_of"}])
def test_no_other_matches(options: dict[str, object]) -> None:
    with pytest.raises(BadOptions):
        make_options(SheddingOptions, options)


def test_su24_who_emptied_their_hand_and_who_has_the_most() -> None:
    assert emptied(1, [2, 0, 5, 3], [2, 3, 0]) == Outcome((1,), 2, (2, 0, 5, 3))
    assert emptied(1, [5, 0, 3, 5], [2, 3, 0]) == Outcome((1,), 3, (5, 0, 3, 5)), "of equals the first to the left"
    assert emptied(0, [0, 0], [0, 1]).loser == 1, "the winner never loses, listed or not"


def test_su23_blocked_rounds() -> None:
    assert blocked([3, 1, 2], [0, 1, 2]) == Outcome((1,), 0, (3, 1, 2))
    assert blocked([1, 3, 1], [0, 1, 2]) == Outcome((0, 2), 1, (1, 3, 1)), "ties share"
    assert blocked([2, 2], [0, 1]) == Outcome((0, 1), None, (2, 2)), "nobody has lost what all have won"
    assert blocked([3, 1, 3], [0, 1, 2]).loser == 2, "of equals the first to the left of the winner (SU-04)"
    assert blocked([3, 3, 1, 3, 1], [0, 1, 2, 3, 4]).loser == 3, "of the first winner, when they share"
    assert blocked([0, 2, 0], [0, 1, 2], last=[0, 2]).loser == 2
    assert blocked([9, 1, 2], [1, 2]) == Outcome((1,), 2, (9, 1, 2)), "who left takes no part"
    assert blocked([0, 4, 2], [0, 1, 2], last=[0]) == Outcome((2,), 0, (0, 4, 2)), "ranked last in spite of it"
    assert blocked([0, 0], [0, 1], last=[0, 1]) == Outcome((0, 1), None, (0, 0))


def test_su25_one_left() -> None:
    assert alone(2, [0, 0, 4]) == Outcome((2,), None, (0, 0, 4))


@given(seed=st.integers(0, 2**32), counts=st.lists(st.integers(0, 8), min_size=2, max_size=6), data=st.data())
def test_hidden_hands_have_their_size_and_what_is_known(seed: int, counts: list[int], data: st.DataObject) -> None:
    pieces = list(range(60))
    known = []
    for count in counts:
        some = data.draw(st.integers(0, count))
        known.append(mask_of(pieces.pop() for _ in range(some)))
    unseen = mask_of(pieces)
    hands, rest = deal_hidden(unseen, known, counts, Chance(seed))
    assert [hand.bit_count() for hand in hands] == counts
    assert all(hand & sure == sure for hand, sure in zip(hands, known, strict=True))
    dealt = [piece for hand in hands for piece in members(hand)]
    assert sorted([*dealt, *rest]) == sorted([*pieces, *(piece for sure in known for piece in members(sure))])


def test_every_unseen_piece_is_as_likely_in_every_hand() -> None:
    held = Counter[tuple[int, int]]()
    for seed in range(1500):
        hands, _ = deal_hidden(0b111111, [0, 0], [2, 2], Chance(seed))
        held.update((seat, piece) for seat, hand in enumerate(hands) for piece in members(hand))
    assert len(held) == 12
    assert all(410 <= count <= 590 for count in held.values())
