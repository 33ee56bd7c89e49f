"""What Upturn says: complete sentences for everything that can happen, and nothing that is hidden."""

from collections.abc import Sequence
from typing import get_args

import pytest

from stackhub.engine.events import Event
from stackhub.engine.game import Opening, Outcome
from stackhub.games.upturn import words
from stackhub.games.upturn.material import ACTIONS
from stackhub.games.upturn.rules import UpturnOptions, UpturnState
from stackhub.games.upturn.token_words import listed, token_words
from tests.games.upturn.racks import placed, play, upturn

NAMES = ("Ada", "Bo", "Cy", "Di")


def said(events: Sequence[Event], seat: int | None = None) -> list[str]:
    """What the log tells ``seat`` of ``events``."""
    found = (words.describe(event.seen_by(seat), NAMES) for event in events)
    return [text.english() for text in found if text is not None]


def status(state: UpturnState, seat: int | None = None) -> str:
    return words.status(state.view(state.to_play if seat is None else seat), NAMES).english()


def test_the_log_tells_a_play() -> None:
    state = placed("60 skip joker 12 11 1 2", "3 4", "6 7")
    assert said(play(state, "60")) == ["Ada lays 60."]
    state = placed("60 skip joker 12 11 1 2", "3 4", "6 7")
    assert said(play(state, "skip")) == ["Ada lays Skip.", "Bo misses a turn."]
    state = placed("60 skip joker 12 11 1 2", "3 4", "6 7")
    assert said(play(state, "joker+12-11")) == [
        "Ada lays Joker.",
        "The order is down now, and play goes counter-clockwise.",
        "Ada lays 12 and 11.",
    ]
    assert said(play(placed("3 1", "4 6", row="2", order=None), "3"))[1].startswith("The order is up now")


def test_the_log_tells_a_seat_its_own_tokens_only() -> None:
    state = placed("42 44 1", "2 3", "4", pool=["70", "71"])
    gift = play(state, "42-44", "give:1x2")
    assert said(gift, 0) == said(gift, 2) == said(gift) == ["Ada gives 2 token(s) to Bo."]
    assert said(gift, 1)[0].startswith("Ada gives 2 token(s) to Bo: 7")
    drew = play(placed("60 1", "2 3", pool=["70"]), "draw")
    assert said(drew, 0) == ["Ada draws 70."]
    assert said(drew, 1) == ["Ada draws a token."]
    state = placed("60 1", "80 90 91", announce="button", pool=["2", "3", "4"])
    penalty = play(state, "60", "80")
    assert said(penalty, 0)[1].startswith("Ada has not announced the last token and draws ")
    assert {"2", "3", "4"} <= set(said(penalty, 0)[1].strip(".").replace(",", "").split())
    assert said(penalty, 1)[1] == "Ada has not announced the last token and draws 3 token(s)."


def test_the_log_tells_the_rest() -> None:
    state = placed("60 1", "80 90", "2 3", announce="button", pool=["70"])
    assert said(play(state, "60!")) == ["Ada lays 60.", "Ada announces the last token."]
    assert said(play(state, "draw", "keep")) == ["Bo keeps it."]
    assert said(play(state, "pass")) == ["Cy passes."]
    assert said(play(state, "@2 leave")) == ["Cy leaves the table."]
    short = placed("60 1", "80 90", announce="button", pool=[])
    play(short, "60")
    assert said(play(short, "80"))[1].endswith("but there is nothing left to draw.")
    nothing = placed("44 1", "80 90", pool=[], gift=1)
    assert said(play(nothing, "give:1x1")) == ["There is nothing left in the pool for Ada to give away."]
    again = placed("1 2", "4 6", row="20 40 60", pool=[], pool_empty="reshuffle")
    assert said(play(again, "draw"))[0] == "2 token(s) of the row become the new pool."


def test_the_log_and_the_outcome_tell_the_end() -> None:
    def end(state: UpturnState, *moves: str) -> str:
        told = said(play(state, *moves))[-1]
        outcome = state.outcome()
        assert outcome is not None
        assert words.outcome_words(outcome, NAMES).english() == told
        assert status(state) == "The round is over."
        return told

    assert end(placed("60", "2 3"), "60") == "Ada has emptied the rack and wins."
    assert end(placed("1 2", "6 3 4", pool=[]), "pass", "pass") == (
        "Everybody has passed: Ada has the fewest tokens and wins."
    )
    tied = end(placed("1 2", "6 3", "4 7", pool=[]), "pass", "pass", "pass")
    assert tied == "Everybody has passed: Ada, Bo and Cy have the fewest tokens and share the win."
    assert end(placed("1 2", "6 3"), "leave") == "Everybody else has left: Bo wins."
    assert words.outcome_words(Outcome((0, 1), None, (2, 2)), NAMES).english().startswith("Everybody has passed")


@pytest.mark.parametrize(
    ("state", "sentence"),
    [
        (placed("60 1", "2 3"), "Ada: lay a number above 40 or an action, or draw."),
        (placed("60 1", "2 3", order="down"), "Ada: lay a number below 40 or an action, or draw."),
        (placed("60 1", "2 3", pool=[]), "Ada: lay a number above 40 or an action, or pass."),
        (placed("60 1", "2 3", pool=[], order="down"), "Ada: lay a number below 40 or an action, or pass."),
        (placed("60 skip", "2 3", row="99"), "Ada: no number fits after 99. Lay an action, or draw."),
        (
            placed("60 skip", "4 3", row="1", order="down", pool=[]),
            "Ada: no number fits after 1. Lay an action, or pass.",
        ),
        (placed("6 1", "2 3"), "Ada: nothing on your rack fits. Draw a token."),
        (placed("6 1", "2 3", drawn="6"), "Ada: nothing on your rack fits. Keep the token you drew."),
        (placed("6 1", "2 3", pool=[]), "Ada: nothing on your rack fits. Pass."),
        (placed("skip", "2 3", last_token="no_action"), "Ada: nothing on your rack fits. Draw a token."),
        (placed("60 1", "2 3", order=None), "Ada: lay a number. Above 40 the order is up, below it is down."),
        (placed("up down", "2 3", order=None), "Ada: draw until you have a number that you can lay."),
        (placed("60 1", "2 3", gift=2), "Ada: give 2 token(s) away."),
        (placed("60 1", "2 3", drawn="60"), "Ada: lay a token, or keep the one you drew."),
        (placed("60", "2 3", must_announce=[0], announce="button"), "Ada: announce your last token!"),
    ],
)
def test_the_status_says_what_may_be_done_now(state: UpturnState, sentence: str) -> None:
    assert status(state) == sentence


def test_the_status_gives_nothing_away() -> None:
    """That the first player holds no number, or somebody nothing that fits, is theirs to know."""
    state = placed("up down", "2 3", order=None)
    assert status(state, 1) == "Ada: lay a number. Above 40 the order is up, below it is down."
    assert status(placed("6 1", "2 3"), 1) == "Ada: lay a number above 40 or an action, or draw."
    assert status(placed("6 1", "2 3", drawn="6"), 1) == "Ada: lay a token, or keep the one you drew."


def test_every_token_has_a_name() -> None:
    assert token_words("42") == "42"
    names = [token_words(name) for name in ACTIONS]
    assert [getattr(name, "source", None) for name in names] == [
        "Up", "Down", "Up & Down", "Skip", "Double Skip", "Joker",
    ]  # fmt: skip
    assert listed(["7"]) == "7"


def test_every_option_and_value_has_words() -> None:
    for option, field in UpturnOptions.model_fields.items():
        label, explanation, values = words.option_words(option)
        assert label.english()
        assert explanation.english().endswith(".")
        if option != "target":
            assert list(values) == list(get_args(field.annotation))
        assert all(values[value].english() for value in upturn().config.options[option].values)
    assert words.preset_words("harder").english() == "Harder"
    assert words.preset_words("my own").english() == "my own"


@pytest.mark.parametrize("why", ["youngest", "drawn", "loser", "table"])
def test_up05_each_opening_has_its_sentence(why: str) -> None:
    sentence = words.opening_words(Opening(1, chooses=False, why=why), NAMES).english()
    assert "Bo" in sentence
    assert "begins" in sentence


def test_the_guide_leads_through_a_whole_turn() -> None:
    aim, lay, actions, twins = (step.english() for step in words.guide_steps())
    assert "empty your rack" in aim
    assert "draw one token" in lay
    assert "turn the order" in actions
    assert "twin" in twins
