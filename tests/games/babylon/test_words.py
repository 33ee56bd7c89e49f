"""What Babylon says: complete sentences for everything that can happen."""

from typing import get_args

import pytest

from stackhub.engine.chance import Chance
from stackhub.engine.game import Opening
from stackhub.games.babylon import words
from stackhub.games.babylon.rules import BabylonOptions, BabylonRules
from tests.games.babylon.conftest import Place

NAMES = ("Ada", "Bo")


def test_the_log_tells_a_move_and_the_end(place: Place) -> None:
    state = place({1: "green green green black black black red red red", 2: "beige beige", 12: "beige"}, to_play=1)
    moved, over = state.play(next(move for move in state.legal_moves() if str(move) == "2>12"))
    sentence = words.describe(moved, NAMES)
    assert sentence is not None
    assert sentence.english() == "Bo lays pile 2 on pile 12: beige on top, 3 tablet(s) high."
    sentence = words.describe(over, NAMES)
    assert sentence is not None
    assert sentence.english() == "Ada has no move left. Bo wins the round."
    outcome = state.outcome()
    assert outcome is not None
    assert words.outcome_words(outcome, NAMES).english() == "Ada had no move left, so Bo wins."
    assert words.status(state.view(0), NAMES).english() == "No two piles fit any more: the round is over."


def test_the_status_names_who_plays_and_what_may_be_done(rules: BabylonRules) -> None:
    state = rules.setup(BabylonOptions(), 2, Chance(1), first=1)
    assert words.status(state.view(0), NAMES).english().startswith("Bo: lay a pile")


@pytest.mark.parametrize("why", ["youngest", "drawn", "loser"])
def test_ba02_ba05_each_opening_has_its_sentence(why: str) -> None:
    sentence = words.opening_words(Opening(1, chooses=True, why=why), NAMES).english()
    assert "Bo" in sentence
    assert "first or second" in sentence


def test_every_option_and_value_has_words() -> None:
    for option, field in BabylonOptions.model_fields.items():
        label, explanation, values = words.option_words(option)
        assert label.english()
        assert explanation.english().endswith(".")
        assert list(values) == list(get_args(field.annotation))


def test_every_tablet_has_a_colour_word(rules: BabylonRules) -> None:
    assert all(colour in words.COLOURS for colour in rules.material.colours)
