"""Where a round of Upturn turned."""

from __future__ import annotations

from stackhub.bots.bot import Analysis, Budget
from stackhub.engine.journal import Journal
from stackhub.engine.referee import Referee
from stackhub.games.upturn.bots import analyse
from tests.games.upturn.racks import POOL, options, upturn


def played(*moves: str, racks: list[str], pool: list[str] = POOL) -> Analysis:
    """The analysis of a round from this row, 20 and 40 and up, after these moves."""
    position = {
        "racks": [rack.split() for rack in racks],
        "row": ["20", "40"],
        "pool": pool,
        "order": "up",
        "to_play": 0,
    }
    referee = Referee(upturn(), options(), len(racks), Journal(seed=1, position=position))
    for move in moves:
        referee.play(move)
    return analyse(upturn(), options(), referee.journal, ["Ada", "Bo"], Budget(iterations=200))


def test_a_win_that_was_let_go_is_the_turning_point() -> None:
    """UP-14: 42 and 44 could be laid at once."""
    found = played("42", "60", racks=["42 44", "60"])
    assert found.turning_point == 0
    assert found.sentence.english() == (
        "The round turned on move 1: Ada chose 42; 42 and 44 would have won 100 of 100 such rounds, not 0."
    )


def test_who_loses_without_a_choice_made_no_mistake() -> None:
    found = played("pass", "60", racks=["3 4", "60"], pool=[])
    assert found.turning_point is None
    assert found.sentence.english() == "No single decision turned this round: the tokens did."
