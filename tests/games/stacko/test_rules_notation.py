"""Stacko written down: moves, positions, records, and what is said about wrong ones (docs/notation.md)."""

import json
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stackhub.engine.chance import Chance
from stackhub.engine.errors import BadOptions, BadPosition, GameError, IllegalMove, InvalidMove
from stackhub.games.stacko.notation import Move, move_from
from stackhub.games.stacko.rules import StackoOptions
from tests.games.stacko.turns import SMALL, lift, placed, play, probe, record, stacko, topple

OPTIONS = StackoOptions()
TOWER = [list(storey) for storey in SMALL]


def from_json(position: dict[str, Any], seats: int = 3) -> Any:
    return stacko().from_position(position, OPTIONS, seats, Chance(1))


# --- moves


@pytest.mark.parametrize("words", ["roll", "roll:red1", "roll:blue2", "roll:reverse", "roll:draw2", "pass", "leave"])
def test_moves_read_as_they_print(words: str) -> None:
    assert str(move_from(words)) == words
    assert move_from(words) == move_from(words)


def test_a_record_reads_as_it_prints() -> None:
    first = lift("blue1a", (1, 0), askew_deg=3.5, dropped_s=(3.0,))
    turn = record(
        first,
        lift("green1a", (2, 0), None, at=10),
        end="fallen",
        touches=[("yellow1a", 11.25)],
        sinks=[("yellow2a", 13.5, 11.0)],
        probes=(probe("red1a", (0.5, 0.75), out=2.5),),
        tools=("stick",),
        rested=False,
        seconds=14.0,
    )
    move = Move("record", record=turn)
    again = move_from(str(move))
    assert again == move
    assert hash(again) == hash(move)
    assert str(again) == str(move)


@pytest.mark.parametrize(
    ("words", "says"),
    [
        ("", "is not a move of Stacko"),
        ("Roll", "is not a move of Stacko"),
        ("roll ", "is not a move of Stacko"),
        ("roll:red2", "the die has no side 'red2'"),
        ("roll:", "the die has no side ''"),
        ("record", "is not a move of Stacko"),
        ("record ", "is not a move of Stacko"),
        ("record {", "the record is not sound: should be sound JSON"),
        ("record []", "the record is not sound: should have keys with values"),
        ('record {"end": "rested", "end": "passed"}', "the record gives the key 'end' twice"),
        (
            'record {"touches": [{"block": "red1a", "at_s": 1, "at_s": 1}], "end": "fallen"}',
            "the record gives the key 'at_s' twice",
        ),
        (
            'record {"pushed": [{"block": "red1a", "mm": 2}, {"block": "red1a", "mm": 2}], "end": "rested"}',
            "the record is not sound: should name each block only once in each list",
        ),
        ("record {}", "the record is wrong at 'end'"),
        ('record {"end": "bored"}', "the record is wrong at 'end'"),
        ('record {"end": "rested", "score": 3}', "the record is wrong at 'score'"),
        ('record {"end": "rested", "lifts": [{"block": "pink1a", "from": [1, 0], "grabbed_s": 1}]}', "lifts.0.block"),
        ('record {"end": "rested", "lifts": [{"block": "red1a", "from": [1, 3], "grabbed_s": 1}]}', "lifts.0.from.1"),
        ('record {"end": "rested", "lifts": [{"block": "red1a", "from": [1, 0], "grabbed_s": -1}]}', "grabbed_s"),
        ('record {"end": "rested", "touches": [{"block": "red1a", "at_s": 1e999}]}', "touches.0.at_s"),
        ('record {"end": "rested", "seconds": "soon"}', "'seconds'"),
        (
            'record {"end": "rested", "touches": [{"block": "red1a", "at_s": 1}, {"block": "red1a", "at_s": 2}]}',
            "each block only once",
        ),
    ],
)
def test_what_is_no_move_is_named(words: str, says: str) -> None:
    with pytest.raises(InvalidMove) as refused:
        move_from(words)
    assert says in str(refused.value)


@pytest.mark.parametrize("filling", ["{},", "[", "1", " "])
def test_a_move_that_no_save_could_hold_is_refused_at_once(filling: str) -> None:
    """Without looking at each of its millions of errors."""
    for words in ('record {"lifts": [', "record ", "roll:", ""):
        with pytest.raises(InvalidMove, match="too long"):
            move_from(words + filling * 5_000_000)


@given(st.text(max_size=60))
def test_any_text_is_a_move_or_a_sentence(text: str) -> None:
    for words in (text, f"record {text}", f"roll:{text}"):
        with suppress(InvalidMove):
            assert move_from(str(move_from(words))) == move_from(words)


_JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 60) | st.floats() | st.sampled_from(["red1a", "rested", "blue1a", ""]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["block", "from", "at_s"]), inner),
    max_leaves=8,
)
_RECORD_KEYS = st.sampled_from(["lifts", "probes", "touches", "sinks", "pushed", "tools", "end", "rested", "seconds"])


@given(st.dictionaries(_RECORD_KEYS, _JSON))
def test_any_json_is_a_record_or_a_sentence_and_an_error_changes_nothing(data: dict[str, Any]) -> None:
    state = play(placed(), "roll:blue2")
    before = state.position()
    try:
        state.play(move_from(f"record {json.dumps(data)}"))
    except (InvalidMove, IllegalMove):
        assert state.position() == before


_PLACES = st.tuples(st.integers(0, 5), st.integers(0, 2))
_BLOCKS = st.sampled_from([block for storey in SMALL for block in storey] + ["red4c"])


@given(
    lifts=st.lists(
        st.tuples(_BLOCKS, _PLACES, st.none() | _PLACES, st.booleans()), max_size=2, unique_by=lambda t: t[0]
    ),
    touches=st.lists(_BLOCKS, max_size=2, unique=True),
    end=st.sampled_from(["rested", "passed", "time", "fallen"]),
    owed=st.integers(0, 2),
    timed=st.booleans(),
)
def test_any_record_is_judged_and_an_error_changes_nothing(
    lifts: Any, touches: Any, end: Any, owed: int, timed: bool
) -> None:
    """Whatever the record, the blocks stay what they are, and a position comes back from its JSON."""
    state = placed(options={"turn_seconds": 30 if timed else 0}, owed=owed)
    before = state.position()
    material = stacko().conserved(state)
    taken = [
        lift(block, origin, to, at=1 + 10 * number, **({} if freed else {"freed_s": None}))
        for number, (block, origin, to, freed) in enumerate(lifts)
    ]
    move = Move("record", record=record(*taken, end=end, touches=[(block, 2.5) for block in touches]))
    try:
        state.play(move)
    except IllegalMove:
        assert state.position() == before
    else:
        assert stacko().conserved(state) == material
        assert from_json(state.position(), 4).position() == state.position()


# --- positions


def test_the_position_of_notation_md_is_a_round_under_way() -> None:
    """As the shared notation page gives it: without what is ours."""
    given_ = {"storeys": TOWER, "direction": "clockwise", "to_play": 0, "rolled": [2, 0], "face": None, "owed": 0}
    state = from_json({**given_, "options": {}})
    assert state.now.phase == "roll"
    assert {key: state.position()[key] for key in given_} == given_
    assert [str(move) for move in state.legal_moves()] == ["roll"]


def test_keys_left_out_take_the_values_of_the_set_up() -> None:
    empty = from_json({})
    assert empty.position() == stacko().setup(OPTIONS, 3, Chance(1)).position()
    assert from_json({"storeys": TOWER}).now.phase == "start", "everybody still rolls for who begins"
    assert from_json({"face": "red1"}).now.to_play == 0
    assert from_json({"owed": 2, "to_play": 1}).now.phase == "take"
    assert from_json({"start": [2, None, 0]}).now.to_play == 1
    assert from_json({"left": [0], "owed": 2}).now.to_play == 1
    assert from_json({"fallen": 2}).outcome().winners == (1,)


def test_options_of_a_position_win() -> None:
    state = stacko().from_position({"options": {"top": "three_rows"}}, StackoOptions(towers=3), 2, Chance(1))
    assert state.position()["options"] == {
        "top": "three_rows", "dropped_block": "retry", "turn_seconds": 0, "towers": 3,
    }  # fmt: skip


def test_blocks_may_be_out_of_play() -> None:
    state = from_json({"storeys": [["red1a", None, "red2a"], [None, "blue1a", None], [None, None, None]], "owed": 1})
    assert state.position()["storeys"] == [["red1a", None, "red2a"], [None, "blue1a", None]], "empty ones on top go"
    assert state.now.takeable() == ("red1a", "red2a")


def test_every_situation_comes_back_from_its_position() -> None:
    for moves in ((), ("roll:blue2",), ("roll:draw2",), ("roll:reverse", "leave"), (topple(),), ("leave", "@1 leave")):
        state = play(placed(3, options={"turn_seconds": 60}), *moves)
        again = from_json(json.loads(json.dumps(state.position())))
        assert again.position() == state.position()
        assert again.view(1) == state.view(1)
        assert again.outcome() == state.outcome()


@pytest.mark.parametrize(
    ("position", "says"),
    [
        ({"tower": []}, "has no 'tower'"),
        ({"storeys": {}}, "storeys must be a list"),
        ({"storeys": []}, "storeys must be a list"),
        ({"storeys": TOWER * 13}, "at most 48"),
        ({"storeys": [["red1a", "red2a"]]}, "storey 0 must be a list of three blocks"),
        ({"storeys": [*TOWER, "red"]}, "storey 4 must be a list of three blocks"),
        ({"storeys": [*TOWER, ["red1d", None, None]]}, "storey 4 holds 'red1d'"),
        ({"storeys": [*TOWER, [1, None, None]]}, "storey 4 holds '1'"),
        ({"storeys": [*TOWER, ["red1a", None, None]]}, "red1a is in the tower twice"),
        ({"storeys": [TOWER[0], [None] * 3, TOWER[1]]}, "storey 1 is empty"),
        ({"storeys": [TOWER[0]]}, "no block of this tower may ever be taken"),
        ({"storeys": TOWER[:3], "options": {"top": "three_rows"}}, "no block of this tower may ever be taken"),
        ({"to_play": 3}, "to_play must be a seat from 0 to 2"),
        ({"to_play": True}, "to_play must be a seat"),
        ({"to_play": "0"}, "to_play must be a seat"),
        ({"to_play": 1, "left": [1]}, "to_play must be a seat from 0 to 2 that has not left"),
        ({"left": [0, 0]}, "left must name each seat once"),
        ({"left": [0, 1, 2]}, "left must name each seat once, and not all of them"),
        ({"left": 1}, "left must be a list"),
        ({"direction": "up"}, "direction must be clockwise or anticlockwise"),
        ({"direction": 1}, "direction must be clockwise or anticlockwise"),
        ({"rolled": [0, 5]}, "rolled must be a seat"),
        ({"rolled": "0"}, "rolled must be a list of seats"),
        ({"face": "draw2"}, "face must be red1, blue2, green3, yellow4 or null"),
        ({"face": ["red1"]}, "face must be"),
        ({"owed": 3}, "owed must be 0, 1 or 2"),
        ({"owed": True}, "owed must be 0, 1 or 2"),
        ({"owed": 1, "face": "red1"}, "not both"),
        ({"start": [1, 2, 3]}, "start must say for each seat"),
        ({"start": [None, 5, 1]}, "start must say for each seat"),
        ({"start": [None]}, "start must say for each seat"),
        ({"start": "roll"}, "start must say for each seat"),
        ({"start": [None, 1, 1], "to_play": 1}, "a seat that still rolls"),
        ({"start": [None, 1, 1], "owed": 1}, "there is no rolled, face, owed or fallen"),
        ({"start": [None, 1, 1], "left": [2]}, "start must say for each seat"),
        ({"fallen": 3}, "fallen must be a seat"),
        ({"fallen": 1, "to_play": 0}, "the seat that made the tower fall"),
        ({"storeys": [["red2a", None, None], TOWER[1]], "face": "yellow4"}, "no block may be taken for yellow4"),
        ({"options": []}, "options must be an object"),
    ],
)
def test_what_is_wrong_with_a_position_is_named(position: dict[str, Any], says: str) -> None:
    with pytest.raises(BadPosition) as refused:
        from_json(position)
    assert says in str(refused.value)


@pytest.mark.parametrize(
    "options", [{"top": "none"}, {"towers": 0}, {"turn_seconds": -1}, {"dropped_block": 1}, {"speed": 1}]
)
def test_wrong_options_are_named(options: dict[str, Any]) -> None:
    with pytest.raises(BadOptions, match=next(iter(options))):
        from_json({"options": options})


_KEYS = st.sampled_from(
    ["storeys", "direction", "to_play", "rolled", "face", "owed", "start", "left", "fallen", "options"]
)


@given(st.dictionaries(_KEYS, _JSON))
def test_any_json_is_a_position_or_a_sentence(data: dict[str, Any]) -> None:
    try:
        state = from_json(data)
    except GameError:
        return
    assert state.position() == from_json(state.position()).position()
    assert state.outcome() or state.legal_moves()
