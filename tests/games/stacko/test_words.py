"""What Stacko says: the log tells what happened, the status exactly what may be done."""

from typing import get_args

import pytest

from stackhub.engine.game import Opening, Outcome
from stackhub.games.stacko import words
from stackhub.games.stacko.notation import taken
from stackhub.games.stacko.rules import StackoOptions, StackoState
from tests.games.stacko.turns import lift, placed, play, record, stacko, topple

NAMES = ("Ann", "Ben", "Cleo", "Dan")


def told(state: StackoState, *moves: object) -> list[str]:
    """What the log says about the last of `moves`."""
    *before, last = moves
    play(state, *before)  # type: ignore[arg-type]
    move = stacko().parse_move(last) if isinstance(last, str) else taken(last)  # type: ignore[arg-type]
    return [said.english() for event in state.play(move) if (said := words.describe(event, NAMES))]


def test_st03_the_log_tells_the_start() -> None:
    start = {"start": [None] * 4}
    assert told(placed(**start), "roll:reverse") == ["Ann rolls a symbol and rolls again."]
    assert told(placed(**start), "roll:red1") == ["Ann rolls a 1."]
    low = {"start": [4, 1, 1, None], "to_play": 3}
    assert told(placed(**low), "roll:blue2") == ["Dan rolls a 2. Ann has the highest number and begins."]
    assert told(placed(**low), "roll:yellow4") == ["Dan rolls a 4. 2 player(s) have the highest number and roll again."]


def test_st04_to_st06_the_log_tells_a_turn() -> None:
    state = placed()
    assert told(state, "roll:blue2") == ["Ann rolls blue 2."]
    assert told(state, record(lift("blue1a", (1, 0)))) == [
        "Ann takes the blue 1 out of storey 2 and lays it on storey 5."
    ]
    assert told(state, "roll:draw2") == ["Ben rolls Draw Two: Cleo moves two blocks."]
    assert told(placed(), "roll:reverse") == ["Ann rolls Reverse.", "The direction turns: Dan rolls."]
    none_fits = (("red2a", "red3a", None), ("red2b", None, None))
    assert told(placed(storeys=none_fits), "roll:yellow4") == [
        "Ann rolls yellow 4, but no such block may be taken: roll again."
    ]


def test_st14_st15_the_log_tells_a_fall() -> None:
    assert told(placed(), topple()) == [
        "Ann has brought the yellow 3 down on the table.",
        "Nobody rolled before, so Dan, one seat back, wins.",
    ]
    many = record(end="fallen", touches=[("green1a", 1), ("green2a", 1.5)])
    assert told(placed(rolled=[1]), many) == [
        "Ann has brought the tower down: 2 block(s) lie on the table.",
        "Ben rolled last before and wins.",
    ]
    sank = record(end="fallen", sinks=[("green1a", 13, 1)])
    assert told(placed(), sank)[0] == "Ann has made the tower fall: the green 1 has sunk by almost a storey."
    dropped = record(lift("blue1a", (1, 0), dropped_s=(3.0,)), touches=[("blue1a", 3.0)])
    state = placed(options={"dropped_block": "loses"})
    assert told(state, "roll:blue2", dropped)[0] == "Ann has dropped the blue 1 on the table."


def test_st17_the_log_tells_who_leaves_and_when_time_is_up() -> None:
    assert told(placed(), "leave") == ["Ann leaves the table."]
    assert told(placed(start=[None, 3, 1, 1]), "leave") == ["Ann leaves the table. Ben begins."]
    assert told(placed(2), "leave") == ["Ann leaves the table.", "Everybody else has left: Ben wins."]
    timed = {"turn_seconds": 30}
    assert told(placed(options=timed), "pass") == ["Ann has run out of time: the die goes to Ben."]
    out = record(lift("blue1a", (1, 0), None), end="time")
    assert told(placed(options=timed), "roll:blue2", out) == [
        "Ann has run out of time: the die goes to Ben. Out of play from now on: the blue 1."
    ]


@pytest.mark.parametrize(
    ("moves", "status"),
    [
        ((), "Ann: roll the die."),
        (("roll:blue2",), "Ann: take a block that is blue or has a 2, and lay it on top."),
        (("roll:draw2",), "Ben: take two blocks, one after the other, and lay them on top."),
        ((topple(),), "The tower has fallen: the round is over."),
        (("leave", "@1 leave", "@2 leave"), "The others have left: the round is over."),
    ],
)
def test_the_status_says_what_may_be_done_now(moves: tuple[str, ...], status: str) -> None:
    assert words.status(play(placed(), *moves).view(3), NAMES).english() == status


def test_the_status_of_the_start_and_of_a_single_block_due() -> None:
    start = placed(start=[None] * 4).view(0)
    assert words.status(start, NAMES).english() == "Ann: roll the die. The highest number begins."
    assert words.status(placed(owed=1).view(0), NAMES).english() == "Ann: take any block, and lay it on top."


def test_st15_st17_the_outcome_says_why() -> None:
    fell = words.outcome_words(Outcome((1,), 0, (-1, 1)), NAMES)
    assert fell.english() == "Ann made the tower fall, so Ben wins."
    assert words.outcome_words(Outcome((1,), None, (0, 1)), NAMES).english() == "Everybody else has left: Ben wins."


def test_every_option_and_value_has_words() -> None:
    for option, field in StackoOptions.model_fields.items():
        label, explanation, values = words.option_words(option)
        assert label.english()
        assert explanation.english().endswith(".")
        choices = get_args(field.annotation)
        if field.annotation is not int:
            assert set(values) == set(choices)
        for value in stacko().config.options[option].values:
            assert values[value].english()
    assert words.option_words("turn_seconds")[2][0].english() == "No limit"
    assert words.option_words("turn_seconds")[2][600].n == 600
    assert words.option_words("towers")[2][20].n == 20


@pytest.mark.parametrize("why", ["rolls", "loser", "table"])
def test_st03_st16_each_opening_has_its_sentence(why: str) -> None:
    assert "Ben" in words.opening_words(Opening(1, chooses=False, why=why), NAMES).english()


def test_the_guide_leads_through_a_whole_turn() -> None:
    roll, feel, lay, pass_on = (step.english() for step in words.guide_steps())
    assert "rolls" in roll
    assert "loose" in feel
    assert "top of the tower" in lay
    assert "pass the die" in pass_on
