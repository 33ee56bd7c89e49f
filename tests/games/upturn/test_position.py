"""Positions of Upturn as JSON, and moves as text (docs/notation.md)."""

from typing import Any

import pytest

from stackhub.engine.chance import Chance
from stackhub.engine.errors import BadOptions, BadPosition, InvalidMove
from stackhub.games.upturn.notation import Move
from stackhub.games.upturn.rules import UpturnState
from tests.games.upturn.racks import fresh, options, placed, play, upturn

WHOLE: dict[str, Any] = {
    "racks": [["42", "up"], ["1", "2"]],
    "pool": ["7", "9"],
    "row": ["20", "40"],
    "order": "up",
    "to_play": 1,
    "announced": [False, False],
    "must_announce": [],
    "drawn": "2",
    "gift": 0,
    "passes": 0,
    "left": [],
    "options": options(announce="button").as_dict(),
}


def read(position: dict[str, Any], seats: int = 2, **chosen: Any) -> UpturnState:
    return upturn().from_position(position, options(**chosen), seats, Chance(3))


def test_a_whole_position_comes_back_as_it_was() -> None:
    assert read(WHOLE).position() == WHOLE
    assert read(fresh(4).position(), 4).position() == fresh(4).position()


def test_what_is_left_out_is_as_dealt() -> None:
    """From the seat's seed, and from what the position does not name."""
    assert read({}).position() == upturn().setup(options(), 2, Chance(3)).position()
    state = read({"racks": [["42", "up"], ["1"]], "row": ["20"]})
    assert len(state.position()["pool"]) == 106 - 4
    dealt = read({"row": ["20"], "pool": ["42"]}).position()
    assert [len(rack) for rack in dealt["racks"]] == [7, 7]
    assert not {"20", "42"} & {name for rack in dealt["racks"] for name in rack}
    assert read({"racks": [["42", "up"], ["1"]], "pool": []}).last not in (42, 1)


def test_a_position_may_leave_tokens_out() -> None:
    state = read(WHOLE)
    assert len(upturn().conserved(state)) == 8  # type: ignore[arg-type]


def test_the_options_of_a_position_win() -> None:
    assert read({"options": {"pool_empty": "reshuffle"}}).options.pool_empty == "reshuffle"
    assert read({"options": {}}, pool_empty="reshuffle").options.pool_empty == "reshuffle"
    with pytest.raises(BadOptions):
        read({"options": {"pool_empty": "never"}})


def test_up02_a_position_with_random_numbers() -> None:
    state = read({"racks": [["5", "8"], ["1"]], "row": ["95"]}, numbers="random")
    names = list(upturn().conserved(state))  # type: ignore[call-overload]
    assert len(names) == 106
    assert {"5", "8", "95"} <= set(names)
    for position in ({"racks": [["5"], ["1"]]}, {"row": ["5"]}):
        with pytest.raises(BadPosition, match="there are not so many of '5'"):
            read(position)
    singles = [str(number) for number in range(1, 100) if number % 11]
    with pytest.raises(BadPosition, match="the box holds 80 numbers, all twins among them"):
        read({"racks": [singles[:72], ["11"]], "row": ["22"], "pool": []}, numbers="random")


def test_up17_who_must_announce_follows_from_who_has() -> None:
    racks = [["42"], ["1", "2"]]
    button = {"racks": racks, "row": ["40"], "order": "up", "to_play": 1}
    assert read({**button, "announced": [False, False]}, announce="button").view(0).must_announce == (0,)
    assert read({**button, "announced": [True, False]}, announce="button").view(0).must_announce == ()
    assert read({**button, "announced": [False, False]}).view(0).must_announce == ()
    assert read(button, announce="button").view(0).must_announce == ()
    assert read({**button, "must_announce": [0]}, announce="button").view(0).must_announce == (0,)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"hands": []}, "a position of Upturn has no 'hands' (keys: racks, pool"),
        ({"options": 3}, "options must be an object"),
        ({"racks": [["42"]]}, "racks must be a list with the rack of each of the 2 seats"),
        ({"racks": "42"}, "racks must be a list with the rack of each of the 2 seats"),
        ({"racks": [["42"], 7]}, "racks.1 must be a list of names"),
        ({"racks": [["42"], ["42"]]}, "racks.1: there are not so many of '42'"),
        ({"racks": [["43"], ["1"]]}, "racks.0: there are not so many of '43'"),
        ({"racks": [["joker", "joker", "joker"], ["1"]]}, "racks.0: there are not so many of 'joker'"),
        ({"racks": [["flip"], ["1"]]}, "racks.0: there is no 'flip' in this game"),
        ({"racks": [[4], ["1"]]}, "racks.0: there is no '4' in this game"),
        ({"pool": ["42"]}, "pool: there are not so many of '42'"),
        ({"row": []}, "the row must hold a numbered token"),
        ({"row": ["up"]}, "there are not so many of 'up'|the row must hold a numbered token"),
        ({"order": "sideways"}, "order must be 'up', 'down' or null"),
        ({"order": ["up"]}, "order must be 'up', 'down' or null"),
        ({"to_play": 2}, "to_play must be a seat at the table (seats: 0, 1)"),
        ({"to_play": True}, "to_play must be a seat at the table"),
        ({"announced": [False]}, "announced must be a list of true or false for each of the 2 seats"),
        ({"announced": [0, 1]}, "announced must be a list of true or false"),
        ({"must_announce": [0]}, "must_announce may only name seats that have one token"),
        ({"must_announce": [5]}, "must_announce must be a list of seats (0 to 1), each once"),
        ({"drawn": "42"}, "drawn must name a token on the rack of to_play, or be null"),
        ({"drawn": 2}, "drawn must name a token on the rack of to_play, or be null"),
        ({"gift": -1}, "gift must be a whole number from 0 to 80"),
        ({"gift": True}, "gift must be a whole number from 0 to 80"),
        ({"passes": 3}, "passes must be a whole number from 0 to 2"),
        ({"left": [0, 1]}, "left must name each seat once, and not all of them"),
        ({"left": [0, 0]}, "left must be a list of seats (0 to 1), each once"),
        ({"left": [0]}, "seat 0 has left and has no tokens"),
    ],
)
def test_a_bad_position_is_refused_with_a_sentence(change: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadPosition) as error:
        read({**WHOLE, **change})
    assert any(part in str(error.value) for part in sentence.split("|"))


def test_there_must_be_enough_tokens_to_deal() -> None:
    names = list(upturn().conserved(fresh()))  # type: ignore[call-overload]
    with pytest.raises(BadPosition, match="there are not enough tokens left to deal"):
        read({"pool": names[:95]})
    numbers = [name for name in names if name.isdigit()]
    with pytest.raises(BadPosition, match="there are not enough tokens left to deal"):
        read({"racks": [numbers, ["up"]]})


def test_a_finished_position_knows_its_outcome() -> None:
    won = read({**WHOLE, "racks": [[], ["1", "2"]]}).outcome()
    assert won is not None
    assert won.winners == (0,)
    state = placed("1 2", "4 6", pool=[])
    play(state, "pass", "pass")
    again = read(state.position())
    assert again.outcome() == state.outcome()
    drawn = placed("44", "4 6", pool=["42"])
    play(drawn, "draw", "42-44")
    assert drawn.position()["drawn"] is None
    assert read(drawn.position()).outcome() == drawn.outcome()
    left = placed("1 2", "4 6")
    play(left, "leave")
    assert read(left.position()).outcome() == left.outcome()


@pytest.mark.parametrize(
    ("words", "move"),
    [
        ("42", Move("number", (42,))),
        ("42!", Move("number", (42,), shout=True)),
        ("64-48-40-36-22", Move("number", (64, 48, 40, 36, 22))),
        ("joker", Move("joker")),
        ("joker+20", Move("joker", (20,))),
        ("joker+64-48-22!", Move("joker", (64, 48, 22), shout=True)),
        ("skip2!", Move("skip2", shout=True)),
        ("skip", Move("skip")),
        ("give:1x2,2x3", Move("give", gifts=((1, 2), (2, 3)))),
        ("draw", Move("draw")),
        ("announce", Move("announce")),
        ("leave", Move("leave")),
    ],
)
def test_moves_read_and_print_alike(words: str, move: Move) -> None:
    assert upturn().parse_move(words) == move
    assert str(move) == words


@pytest.mark.parametrize(
    "words",
    [
        "", "0", "100", "042", "-4", "42-", "42--44", "42-42", "42-44-42", "up+20", "joker+", "joker20", "Joker", " 42",
        "42 ", "42!!", "!", "draw!", "keep!", "give", "give:", "give:1", "give:1x0", "give:1x2,1x3", "give:1x2,",
        "give:12x2", "skip3", "pass now", "twin", "４２",
    ],
)  # fmt: skip
def test_what_is_no_move_is_refused(words: str) -> None:
    with pytest.raises(InvalidMove, match="is not a move of Upturn"):
        upturn().parse_move(words)
