"""Where a round of Stack Up! turned."""

from __future__ import annotations

from stackhub.bots.bot import Analysis, Budget
from stackhub.engine.journal import Journal
from stackhub.engine.referee import Referee
from stackhub.games.stackup.bots import analyse
from stackhub.games.stackup.rules import StackUpOptions
from tests.games.stackup.tables import DULL, stackup

BUDGET = Budget(iterations=200)


def played(*moves: str, hands: list[str], budget: Budget = BUDGET, top: str = "blue5") -> Analysis:
    """The analysis of a round from this table, going up, after these moves."""
    position = {
        "hands": [hand.split() for hand in hands],
        "draw": DULL.split(),
        "discard": [top],
        "direction": "up",
        "to_play": 0,
    }
    referee = Referee(stackup(), StackUpOptions(), len(hands), Journal(seed=1, position=position))
    for move in moves:
        referee.play(move)
    return analyse(stackup(), StackUpOptions(), referee.journal, ["Ada", "Bo", "Cy"][: len(hands)], budget)


def test_a_win_that_was_let_go_is_the_turning_point() -> None:
    found = played("blue6", "blue9", hands=["blue6 blue7 ", "blue9"])
    assert found.turning_point == 0
    assert found.better == ("blue6-blue7",)
    assert found.sentence.english() == (
        "The round turned on move 1: Ada chose the blue 6; the blue 6 and the blue 7 would have won 100 of 100 such "
        "rounds, not 0."
    )


def test_the_winner_is_not_reproached() -> None:
    """Ada lets a win go and wins all the same: she lost nothing by it, and Bo had no choice."""
    found = played("blue6", "draw", "keep", "blue7", hands=["blue6 blue7", "red1"])
    assert found.turning_point is None
    assert found.sentence.english() == "No single decision turned this round: the cards did."


def test_what_could_not_be_seen_is_no_mistake() -> None:
    """Ada crashes Bo, who wins by answering with a Crash that nobody could know of; nothing else that she could play
    would have looked better."""
    found = played("blue6", "blue7", hands=["blue6 red1", "blue7"])
    assert found.turning_point is None


def test_a_round_that_is_not_over_has_no_turning_point() -> None:
    assert played("blue6", hands=["blue6 blue7", "blue9"]).turning_point is None


def test_who_is_told_to_stop_knows_nothing() -> None:
    found = played("blue6", "blue9", hands=["blue6 blue7", "blue9"], budget=Budget(stop=lambda: True))
    assert found.turning_point is None
    assert len(found.moves) == 2
