"""The analysis after a round of Upturn: the decision that cost a loser most."""

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
from stackhub.games.upturn import turning_words
from stackhub.games.upturn.greedy import plays, without_laying
from stackhub.games.upturn.rules import UpturnRules
from stackhub.games.upturn.searching import searched
from stackhub.games.upturn.skill import Skill
from stackhub.games.upturn.worlds import play_out


def analyse(rules: Rules, options: Options, journal: Journal, names: Sequence[str], budget: Budget) -> Analysis:
    """Find the turning point of ``journal``, by what the hard bot would have found. Raises GameError when the journal
    cannot be played."""
    assert isinstance(rules, UpturnRules)
    skill = Skill.model_validate(rules.config.bots["hard"])

    def promising(view: Any, chance: Chance, thinking: Budget) -> list[Any]:
        turn = view.turn()
        if turn.gift or turn.window:  # whom to give to, and what to announce, decides nothing
            return []
        if not any(True for _ in plays(turn)):
            return [without_laying(turn)]
        within = Budget(min(thinking.iterations, skill.iterations), thinking.stop)
        return [runner.move for runner in searched(rules, view, chance, within, skill.moves)]

    referee = Referee(rules, options, len(names), journal.up_to(0))
    turn = turning_point(referee, journal, play_out=play_out, promising=promising, budget=budget)
    moves = tuple(MoveVerdict(entry.move, entry.seat, "", ()) for entry in journal.entries)
    if turn is None:
        return Analysis(moves, None, (), turning_words.none())
    return Analysis(moves, turn.number, (str(turn.better),), turning_words.turned(turn, names[turn.seat]))
