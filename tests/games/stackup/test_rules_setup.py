"""What lies on the table when Stack Up! begins: SU-01 to SU-05."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stackhub.engine.chance import Chance
from stackhub.engine.errors import BadOptions, BadPosition, IllegalMove
from stackhub.engine.game import Outcome
from stackhub.games.stackup.cards import CARDS, COLOURS, KINDS, is_number
from stackhub.games.stackup.rules import StackUpOptions
from tests.games.stackup.tables import fresh, moves, place, play, stackup


def test_su01_eighty_cards() -> None:
    found = Counter(CARDS.listed(CARDS.all))
    numbers = {f"{colour}{number}": 1 for colour in COLOURS for number in range(1, 16)}
    assert found == {**numbers, **dict.fromkeys(KINDS, 4)}
    assert sum(found.values()) == 80


@pytest.mark.parametrize("seats", [0, 1, 7])
def test_su02_two_to_six_players(seats: int) -> None:
    with pytest.raises(BadOptions, match="stackup takes 2-6 seats"):
        fresh(seats)


@pytest.mark.parametrize(("seats", "left"), [(2, 59), (3, 49), (4, 39), (5, 29), (6, 19)])
def test_su02_su03_ten_each_and_the_rest_is_the_draw_pile(seats: int, left: int) -> None:
    state = fresh(seats)
    view = state.view(0)
    assert view.counts == (10,) * seats
    assert (view.stock, len(view.laid)) == (left, 1)
    assert len(set(state.pieces())) == 80


@given(seed=st.integers(0, 2**32))
def test_su03_the_discard_pile_starts_with_a_number(seed: int) -> None:
    state = fresh(4, seed)
    (top,) = state.stock.face_up
    assert is_number(top)
    assert (top >> 4, top & 15) == (state.colour, state.number)


def test_su03_the_cards_are_shuffled() -> None:
    tops = Counter(fresh(seed=seed).view(0).laid for seed in range(600))
    assert len(tops) == 60, "any number card may start the pile"
    specials = sum(card in KINDS for seed in range(200) for card in fresh(seed=seed).view(0).hand)
    assert 380 <= specials <= 620, "a quarter of the 2,000 cards dealt"


def test_su04_the_first_player_is_drawn_at_random() -> None:
    assert Counter(fresh(3, seed).to_play for seed in range(300)).keys() == {0, 1, 2}
    openings = [stackup().opening(StackUpOptions(), [None] * 4, None, Chance(seed)) for seed in range(100)]
    assert {opening.seat for opening in openings} == {0, 1, 2, 3}
    assert {(opening.chooses, opening.why) for opening in openings} == {(False, "drawn")}
    assert fresh(3, first=2).to_play == 2


def test_su04_the_loser_of_the_last_round_starts_the_next() -> None:
    opening = stackup().opening(StackUpOptions(), [None] * 3, Outcome((0,), 2, (0, 3, 5)), Chance(1))
    assert (opening.seat, opening.chooses, opening.why) == (2, False, "loser")
    shared = stackup().opening(StackUpOptions(), [None] * 2, Outcome((0, 1), None, (4, 4)), Chance(1))
    assert shared.why == "drawn", "nobody has lost a round that all have won"


def test_su04_the_first_player_chooses_the_direction_after_seeing_everything() -> None:
    state = fresh(3, first=1)
    view = state.view(1)
    assert (view.direction, len(view.hand), len(view.laid)) == (None, 10, 1)
    assert moves(state) == ["direction:up", "direction:down"]
    (told,) = play(state, "direction:down")
    assert told.as_dict() == {"event": "turned", "seat": 1, "direction": "down", "opening": True}
    assert (state.to_play, state.view(0).direction) == (1, "down"), "and then plays"


def test_su04_nothing_else_may_be_done_before_and_the_choice_is_made_once() -> None:
    state = fresh(first=0)
    with pytest.raises(IllegalMove, match="the stacking direction has to be chosen first"):
        play(state, "draw")
    play(state, "direction:up")
    with pytest.raises(IllegalMove, match="the stacking direction is chosen already"):
        play(state, "direction:down")


def test_su04_somebody_must_sit_where_the_round_begins() -> None:
    with pytest.raises(BadPosition, match="seat 3 cannot begin"):
        fresh(3, first=3)


def test_su05_a_number_sets_colour_and_number() -> None:
    state = place("blue9 red1", "red2")
    play(state, "blue9")
    view = state.view(0)
    assert (view.colour, view.number, view.direction) == ("blue", 9, "up")


@pytest.mark.parametrize(
    ("move", "lies"),
    [
        ("flip", ("blue", 5, "down")),
        ("freeze", ("blue", 5, "up")),
        ("snatch:1x1", ("blue", 5, "up")),
        ("switch:green", ("green", 5, "up")),
        ("crash", ("blue", 5, "up")),
    ],
)
def test_su05_a_special_never_changes_the_number(move: str, lies: tuple[str, int, str]) -> None:
    """Only Switch changes the colour, only Flip the direction."""
    state = place("flip freeze snatch switch crash red1", "red2 red3")
    play(state, move)
    view = state.view(0)
    assert (view.colour, view.number, view.direction) == lies
