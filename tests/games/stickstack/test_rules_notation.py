"""Moves and positions of Stick & Stack as text: round trips, and one clear sentence for each slip."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stackhub.engine.chance import Chance
from stackhub.engine.errors import GameError, InvalidMove
from stackhub.games.stickstack.rules import StickStackOptions
from tests.games.stickstack.turns import fresh, placed, play, record, right, stickstack

EVERY = [f"s{number:02}" for number in range(1, 37)]


@pytest.mark.parametrize(
    "move",
    [
        "bag",
        "bag:s05",
        "own:s36",
        "leave",
        "challenge",
        "challenge:snow-2",
        "vote:yes",
        "vote:no",
        f"record {record('s05', right())}",
    ],
)
def test_moves_parse_back_from_their_string(move: str) -> None:
    parsed = stickstack().parse_move(move)
    assert str(parsed) == move
    assert stickstack().parse_move(str(parsed)) == parsed
    assert hash(parsed) == hash(stickstack().parse_move(move))


@pytest.mark.parametrize(
    ("move", "why"),
    [
        ("", "is not a move of Stick & Stack"),
        ("draw", "(bag, bag:s05, own:s05, record with its JSON, challenge, challenge:card, vote:yes, vote:no, leave)"),
        ("own", "is not a move"),
        ("record", "is not a move"),
        ("bag:", "there is no stick ''"),
        ("own:s37", "there is no stick 's37' (sticks: s01 to s36)"),
        ("own:s00", "there is no stick 's00'"),
        ("own:s5", "there is no stick 's5'"),
        ("bag:s٠١", "there is no stick"),
        ("own:s05 ", "there is no stick 's05 '"),
        ("record {}", "the record is wrong at 'stick'"),
        ("record " + "x" * 100_001, "the move is too long"),
    ],
)
def test_what_is_no_move_is_said(move: str, why: str) -> None:
    with pytest.raises(InvalidMove) as refused:
        stickstack().parse_move(move)
    assert why in str(refused.value)
    assert len(str(refused.value).splitlines()) == 1


# --- positions


def test_a_whole_position() -> None:
    state = play(placed(4, mode="teams", tower=["s02", "s01"], fronts=[["s09", "s03"], [], ["s05"], []]), "own:s03")
    position = state.position()
    assert position == {
        "bag": [name for name in EVERY if name not in {"s01", "s02", "s03", "s05", "s09"}],
        "tower": ["s02", "s01"],
        "fronts": [["s09"], [], ["s05"], []],
        "penalties": [0, 0, 0, 0],
        "held": "s03",
        "source": "front",
        "to_play": 0,
        "after": 1,
        "ended": None,
        "left": [],
        "mode": "teams",
        "options": {key: value for key, value in StickStackOptions(mode="teams").as_dict().items() if key != "decks"},
    }
    again = stickstack().from_position(json.loads(json.dumps(position)), StickStackOptions(), 4, Chance(1))
    assert again.position() == position
    assert again.view(3) == state.view(3)
    assert state.view(3).as_dict() == {"seat": 3, **position}


def test_what_is_left_out_is_as_in_the_set_up() -> None:
    state = placed(3)
    assert state.position() == fresh(3).position()
    assert list(placed(3, tower=["s05"]).now.bag) == [name for name in EVERY if name != "s05"]
    assert placed(3, bag=["s05"]).now.bag == ("s05",), "what a given bag leaves out is out of play"
    assert placed(3, left=[0]).to_play == 1
    assert placed(3, held="s05").now.source == "bag"


def test_the_bag_has_no_order() -> None:
    assert placed(3, bag=["s09", "s01"]).now.bag == ("s01", "s09")


def test_the_options_of_a_position_win() -> None:
    assert placed(3, mode="coop").now.options.mode == "coop"
    assert placed(3, mode="coop", options={"mode": "coop", "fouls": "strict"}).now.options.fouls == "strict"
    assert placed(3, options={"mode": "teams"}).position()["mode"] == "teams"


@pytest.mark.parametrize(
    ("position", "why"),
    [
        ({"sticks": []}, "a position of Stick & Stack has no 'sticks'"),
        ({"bag": "s01"}, "bag must be a list of sticks"),
        ({"bag": ["s37"]}, "bag names 's37' (sticks: s01 to s36)"),
        ({"bag": [1]}, "bag names '1'"),
        ({"tower": ["s01", "s01"]}, "s01 is named twice, in tower and in tower"),
        ({"tower": ["s01"], "bag": ["s01"]}, "s01 is named twice, in tower and in bag"),
        ({"tower": ["s01"], "held": "s01"}, "s01 is named twice, in tower and in held"),
        ({"held": 5}, "held names '5'"),
        ({"fronts": [[], []]}, "fronts must be a list of 3 lists of sticks, one for each seat"),
        ({"fronts": [[], [], "s01"]}, "fronts must be a list of sticks"),
        ({"penalties": [0, 0]}, "penalties must be a list of 3 whole numbers from 0 to 1000"),
        ({"penalties": [0, 0, -5]}, "penalties must be a list of 3 whole numbers"),
        ({"penalties": [0, 0, True]}, "penalties must be a list of 3 whole numbers"),
        ({"penalties": 5}, "penalties must be a list of 3 whole numbers"),
        ({"to_play": 3}, "to_play must be a seat from 0 to 2 that has not left"),
        ({"to_play": True}, "to_play must be a seat"),
        ({"to_play": 1, "left": [1]}, "to_play must be a seat from 0 to 2 that has not left"),
        ({"left": [1, 1]}, "left must name each seat once"),
        ({"left": [0, 1, 2]}, "left must name each seat once, and not all of them"),
        ({"left": 1}, "left must be a list of seats"),
        ({"left": [1], "fronts": [[], ["s01"], []]}, "seat 1 has left, so it has no sticks or points"),
        ({"left": [1], "penalties": [0, 5, 0]}, "seat 1 has left, so it has no sticks or points"),
        ({"after": 0}, "after cannot be seat 0"),
        ({"after": 2}, "after cannot be seat 2"),
        ({"mode": "teams", "after": 2}, "after cannot be seat 2"),
        ({"after": 4}, "after must be a seat from 0 to 2"),
        ({"source": "bag"}, "source belongs to a stick that is held"),
        ({"held": "s01", "source": None}, "source belongs to a stick that is held"),
        ({"held": "s01", "source": "hand"}, "source must be bag, front or null"),
        ({"ended": "left"}, "ended must be toppled, all_fell or null"),
        ({"ended": "toppled", "held": "s01"}, "no stick is held when the round has ended"),
        ({"ended": "toppled", "tower": ["s01"]}, "no stick is on the tower when the round has ended"),
        ({"mode": "coop", "penalties": [5, 0, 0]}, "there are no penalties when all play together"),
        ({"mode": "coop", "options": {"mode": "base"}}, "mode and the mode of the options differ"),
        ({"mode": "solo"}, "option 'mode' cannot be 'solo'"),
        ({"deck": []}, "a position of Stick & Stack has no 'deck'"),
        ({"options": []}, "options must be an object"),
        ({"options": {"fouls": "maybe"}}, "option 'fouls' cannot be 'maybe'"),
        ({"options": {"speed": 1}}, "speed"),
        ({"options": {"threshold": 0}}, "option 'threshold' cannot be 0"),
    ],
)
def test_a_bad_position_is_said_in_one_sentence(position: dict[str, Any], why: str) -> None:
    with pytest.raises(GameError) as refused:
        placed(3, **position)
    assert why in str(refused.value)
    assert len(str(refused.value).splitlines()) == 1


def test_in_teams_who_comes_next_may_be_said() -> None:
    state = placed(5, mode="teams", to_play=0, after=3)
    order = []
    for _ in range(5):
        order.append(state.to_play)
        play(state, "bag", "ok")
    assert order == [0, 3, 2, 1, 4]


def test_ss10b_a_position_with_nothing_to_place_is_over() -> None:
    state = placed(3, bag=[], fronts=[[], ["s01"], []])
    assert (state.view(0).phase, state.legal_moves()) == ("over", [])
    assert placed(3, bag=[], fronts=[[], ["s01"], []], to_play=1).outcome() is None
    assert placed(3, bag=[], held="s01").outcome() is None


PLACES = ("bag", "tower", "held", "out", 0, 1, 2)


@given(
    where=st.lists(st.sampled_from(PLACES), min_size=36, max_size=36),
    penalties=st.lists(st.integers(0, 20), min_size=3, max_size=3),
)
def test_any_position_comes_back(where: list[str | int], penalties: list[int]) -> None:
    held = next((name for name, place in zip(EVERY, where, strict=True) if place == "held"), None)

    def at(place: str | int) -> list[str]:
        return [name for name, found in zip(EVERY, where, strict=True) if found == place and name != held]

    given_ = {
        "bag": at("bag"),
        "tower": [*reversed(at("tower")), *at("held")],
        "fronts": [at(seat) for seat in range(3)],
        "penalties": penalties,
        "held": held,
        "to_play": penalties[0] % 3,
    }
    position = placed(3, **given_).position()
    assert {key: position[key] for key in given_} == given_
    assert placed(3, **position).position() == position
