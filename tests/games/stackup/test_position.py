"""Positions of Stack Up! as JSON, and its moves as text (docs/notation.md)."""

import json
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stackhub.engine.chance import Chance
from stackhub.engine.errors import BadOptions, BadPosition, GameError, InvalidMove
from stackhub.games.stackup.cards import CARDS
from stackhub.games.stackup.moves import _MOVES
from stackhub.games.stackup.position import KEYS
from stackhub.games.stackup.rules import StackUpOptions
from tests.games.stackup.tables import fresh, moves, place, play, stackup

WHOLE: dict[str, Any] = {
    "hands": [["red9", "flip"], ["blue1"]],
    "draw": ["red4"],
    "discard": ["blue5"],
    "colour": "blue",
    "number": 5,
    "direction": "up",
    "to_play": 0,
    "spare": [False, True],
    "crash": False,
    "drawn": None,
    "passes": 0,
    "seen": [[1, 0, "flip"]],
}


def read(position: dict[str, Any], seats: int = 2, seed: int = 1, **options: object) -> Any:
    return stackup().from_position(position, StackUpOptions.model_validate(options), seats, Chance(seed))


# --- positions


def test_a_whole_position_comes_back_as_it_was() -> None:
    position = read(WHOLE).position()
    assert position == {**WHOLE, "options": StackUpOptions().as_dict()}
    assert set(position) <= set(KEYS)


def test_the_draw_pile_has_no_order() -> None:
    there, back = (read({**WHOLE, "draw": cards}) for cards in (["red4", "red5"], ["red5", "red4"]))
    assert there.position() == back.position()


def test_what_is_left_out_takes_the_values_of_the_set_up() -> None:
    state = read({}, seats=3, seed=5)
    assert state.position() == fresh(3, 5).position()
    state = read({"hands": [["red9"], ["blue1"]], "direction": "up"})
    view = state.view(0)
    assert (len(view.laid), view.stock, view.to_play, view.colour) == (1, 77, 0, view.laid[0].rstrip("0123456789"))
    state = read({"draw": ["red4", "red5"]})
    assert (state.view(0).counts, state.view(0).stock) == ((10, 10), 1), "the discard pile starts from the draw pile"
    state = read({"discard": ["red4", "flip"], "to_play": 1})
    assert (state.view(0).colour, state.view(0).number, state.to_play) == ("red", 4, 1)


def test_options_of_the_position_win() -> None:
    state = read({**WHOLE, "options": {"draw": "any_time"}}, draw="stuck", combo_start="strict")
    assert state.view(0).options == StackUpOptions(draw="any_time", combo_start="strict")


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"piles": 1}, "a position of Stack Up! has no 'piles'"),
        ({"hands": [["red9"]]}, "hands must be a list of 2 hands"),
        ({"hands": [["red9"], "blue1"]}, "hands.1 must be a list of names"),
        ({"hands": [["red16"], []]}, "there is no 'red16' in this game"),
        ({"hands": [["red9"], ["red9"]]}, "hands.1: there are not so many of 'red9'"),
        ({"draw": ["blue5"], "discard": ["blue5"]}, "draw: there are not so many of 'blue5'"),
        ({"draw": ["flip"] * 4}, "draw: there are not so many of 'flip'"),
        ({"draw": None}, "draw must be a list of names"),
        ({"discard": []}, "discard must hold at least one card"),
        ({"colour": "pink"}, "colour must be one of these: red, blue, yellow, green"),
        ({"colour": ["red"]}, "colour must be one of these"),
        ({"number": 16}, "number must be a whole number from 1 to 15"),
        ({"number": True}, "number must be a whole number"),
        ({"number": "5"}, "number must be a whole number"),
        ({"direction": "left"}, "direction must be up, down or null"),
        ({"direction": ["up"]}, "direction must be up, down or null"),
        ({"to_play": 2}, "to_play must be a whole number from 0 to 1"),
        ({"to_play": None}, "to_play must be a whole number"),
        ({"hands": [[], ["blue1"]], "seen": [], "left": [0]}, "to_play must be a seat that is still at the table"),
        ({"spare": [True]}, "spare must be a list of 2 times true or false"),
        ({"spare": [1, 0]}, "spare must be a list of 2 times true or false"),
        ({"crash": 1}, "crash must be true or false"),
        ({"crash": True, "drawn": "flip"}, "either a Crash is to be answered or a card was drawn, not both"),
        ({"direction": None, "spare": [False, False], "crash": True}, "before the direction is chosen"),
        ({"direction": None}, "before the direction is chosen"),
        ({"drawn": "red8"}, "drawn: there are not so many of 'red8'"),
        ({"drawn": 5}, "drawn: there is no '5' in this game"),
        ({"passes": 3}, "passes must be a whole number from 0 to 2"),
        ({"passes": 1}, "nobody passes as long as there are cards to draw"),
        ({"seen": "flip"}, "seen must be a list of [viewer, holder, card]"),
        ({"seen": [[1, 0]]}, "seen must be a list of [viewer, holder, card]"),
        ({"seen": [[1, 0, "red8"]]}, "seen: there are not so many of 'red8'"),
        ({"seen": [[1, 0, "flip"]] * 2}, "seen: there are not so many of 'flip'"),
        ({"seen": [[0, 0, "flip"]]}, "seen: nobody needs to be told their own cards"),
        ({"seen": [[1, 9, "flip"]]}, "seen must be a whole number from 0 to 1"),
        ({"left": [1]}, "seat 1 has left and holds no cards"),
        ({"left": [0, 1]}, "somebody must still be at the table"),
        ({"left": [1, 1]}, "left names a seat twice"),
        ({"left": 1}, "left must be a list of seats"),
        ({"moves_on": True}, "moves_on is only for a crash with two players left"),
        ({"winner": 0}, "winner must be to_play, with no card in hand"),
        ({"winner": "Ada"}, "winner must be a whole number"),
        ({"options": []}, "options must be an object"),
        ({"hands": [[], []], "seen": []}, "somebody must hold a card"),
    ],
)
def test_each_fault_has_its_sentence(change: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadPosition) as error:
        read({**WHOLE, **change})
    assert sentence in str(error.value)


def test_faults_of_what_the_set_up_must_deal() -> None:
    with pytest.raises(BadPosition, match="not enough cards left to deal"):
        read({"draw": CARDS.listed(CARDS.all)[:70], "discard": ["crash"], "colour": "red", "number": 1})
    with pytest.raises(BadPosition, match="the draw pile holds no number card"):
        read({"hands": [["red1"], ["red2"]], "draw": ["flip"]})
    with pytest.raises(BadPosition, match="no number card was laid"):
        read({**{key: WHOLE[key] for key in ("hands", "number")}, "discard": ["crash"]})
    with pytest.raises(BadOptions):
        read({"options": {"draw": "never"}})


_names = st.sampled_from([*CARDS.listed(CARDS.all), "red16", "joker", 7, None])
_anything = st.one_of(
    st.none(), st.booleans(), st.integers(-3, 90), st.text(max_size=5), st.lists(_names, max_size=12),
    st.lists(st.lists(_names, max_size=12), max_size=4), st.lists(st.integers(-1, 4), max_size=3),
    st.lists(st.booleans(), max_size=4), st.dictionaries(st.text(max_size=3), st.integers(), max_size=2),
)  # fmt: skip


@given(change=st.dictionaries(st.sampled_from(KEYS), _anything, max_size=4), seats=st.integers(2, 4))
def test_any_json_is_either_refused_with_a_sentence_or_a_sound_position(change: dict[str, Any], seats: int) -> None:
    hands = [["red9", "flip", "crash"], ["blue1", "snatch"], ["green4"], ["green5", "green6"]][:seats]
    state = None
    with suppress(GameError):  # anything else is a fault of ours
        state = read({"hands": hands, "direction": "up", **change}, seats)
    if state is None:
        return
    position = state.position()
    assert json.loads(json.dumps(position)) == position
    assert read(position, seats).position() == position
    pieces = state.pieces()
    assert len(set(pieces)) == len(pieces)
    for _ in range(12):
        if state.outcome() is not None:
            break
        state.play(state.legal_moves()[0])
        assert state.pieces() == pieces


def test_a_position_of_every_phase_comes_back() -> None:
    state = place("crash red1", "crash red2", "red3", draw="red9 flip", spare=[True, False, False])
    seen = [state.position()]
    for move in ("crash", "crash", "take", "draw", "keep"):
        play(state, move)
        seen.append(state.position())
        again = read(state.position(), 3)
        assert (again.position(), moves(again)) == (state.position(), moves(state))
    assert [position["crash"] for position in seen] == [False, True, True, False, False, False]
    assert [position["drawn"] is not None for position in seen] == [False, False, False, False, True, False]


# --- moves


def test_every_move_parses_back_and_is_made_once() -> None:
    assert len(_MOVES) > 2000
    for text, move in _MOVES.items():
        assert str(move) == text
        assert stackup().parse_move(text) is move


@pytest.mark.parametrize(
    "text", ["", " ", "red0", "red16", "pink3", "Red9", "switch", "switch:pink", "direction", "direction:left",
             "red9+spare", "red9-", "-red9", "draw ", "snatch", "snatch:1", "take3", "x" * 5000, "+", "red9--red8"],
)  # fmt: skip
def test_what_is_no_move_is_said_so(text: str) -> None:
    with pytest.raises(InvalidMove) as error:
        stackup().parse_move(text)
    assert len(str(error.value)) < 400


@given(text=st.text(st.sampled_from("red9-8+sparekipblu:x 1"), max_size=30))
def test_any_other_text_is_refused(text: str) -> None:
    if text not in _MOVES:
        with pytest.raises(InvalidMove):
            stackup().parse_move(text)


def test_nothing_that_reveals_a_card_or_asks_chance_can_be_taken_back() -> None:
    undoable = {str(move) for move in _MOVES.values() if fresh().undoable(move)}
    assert undoable == {"direction:up", "direction:down", "keep", "spare", "pass"}
