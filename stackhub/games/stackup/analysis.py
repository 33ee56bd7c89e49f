"""The analysis after a round of Stack Up!: the decision that cost a loser most."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from stackhub.bots.bot import Analysis, Budget, MoveVerdict
from stackhub.bots.turning import turning_point
from stackhub.engine.chance import Chance
from stackhub.engine.game import Rules
from stackhub.engine.journal import Journal
from stackhub.engine.options import Options
from stackhub.engine.referee import Referee
from stackhub.games.stackup import turning_words
from stackhub.games.stackup.house import Skill
from stackhub.games.stackup.searching import searched
from stackhub.games.stackup.worlds import play_out


def analyse(rules: Rules, options: Options, journal: Journal, names: Sequence[str], budget: Budget) -> Analysis:
    """Find the turning point of ``journal``, by what the hard bot would have found. Raises GameError when the journal
    cannot be played."""
    skill = Skill.model_validate(rules.config.bots["hard"])

    def promising(view: Any, chance: Chance, thinking: Budget) -> list[Any]:
        within = Budget(min(thinking.iterations, skill.iterations), thinking.stop)
        return [runner.move for runner in searched(view, chance, within, skill.moves)]

    referee = Referee(rules, options, len(names), journal.up_to(0))
    turn = turning_point(referee, journal, play_out=play_out, promising=promising, budget=budget)
    moves = tuple(MoveVerdict(entry.move, entry.seat, "", ()) for entry in journal.entries)
    if turn is None:
        return Analysis(moves, None, (), turning_words.none())
    return Analysis(moves, turn.number, (str(turn.better),), turning_words.turned(turn, names[turn.seat]))
