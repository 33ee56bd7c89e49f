"""The bots of Babylon. The game is solved, so a level is how far a bot looks and how often it plays without looking."""

from __future__ import annotations

from collections.abc import Mapping

from stackhub.bots.bot import Budget, Hint
from stackhub.engine.chance import Chance
from stackhub.engine.config import Level
from stackhub.engine.game import Rules
from stackhub.games.babylon import words
from stackhub.games.babylon.analysis import analyse
from stackhub.games.babylon.position import Lift
from stackhub.games.babylon.rules import BabylonView
from stackhub.games.babylon.skill import Skill
from stackhub.games.babylon.solver import Solver, Value, shared_solver

__all__ = ["BabylonAdviser", "BabylonBot", "analyse", "make_adviser", "make_bot"]


class BabylonBot:
    """Plays a sure win where it sees one, avoids a sure loss, and sets a trap where it knows that it has lost. With a
    ``sight`` of 12 and no slips it is perfect (BA-06)."""

    def __init__(self, level: Level, skill: Skill, solver: Solver) -> None:
        self.level = level
        self._skill = skill
        self._solver = solver

    def choose(self, view: BabylonView, chance: Chance, budget: Budget) -> Lift:
        """The move to play. Looking everything up is instant, so ``budget`` is not needed."""
        if chance.chance_of(self._skill.slip):
            return chance.choice(view.legal_moves())
        values = self._solver.after_each(view.piles)
        seen = {move: left for move, left in values.items() if left.distance < self._skill.sight}
        wins = {move: left.distance for move, left in seen.items() if not left.wins}
        if wins:
            return chance.choice(shortest(wins))
        unclear = [move for move in values if move not in seen]
        return chance.choice(unclear or most_treacherous(values))

    def begins(self, chance: Chance) -> bool:
        """The second player wins with best play, so whoever knows it plays second."""
        return not chance.chance_of(self._skill.second)


class BabylonAdviser:
    """Says exactly which moves win and which lose (BA-06)."""

    def __init__(self, solver: Solver) -> None:
        self._solver = solver

    def hint(self, view: BabylonView, chance: Chance, budget: Budget) -> Hint:
        """What each legal move leads to, the moves to play, and why. ``best`` is empty once the round is over."""
        values = self._solver.after_each(view.piles)
        wins = {move: left.distance for move, left in values.items() if not left.wins}
        best = shortest(wins) if wins else most_treacherous(values)
        verdicts = {str(move): "wins" if move in wins else "loses" for move in values}
        named = tuple(str(move) for move in best)
        return Hint(named, verdicts, words.hint_reason(len(values), len(wins), named))


def shortest(distances: Mapping[Lift, int]) -> list[Lift]:
    """The moves with the shortest way to the end."""
    least = min(distances.values())
    return [move for move, distance in distances.items() if distance == least]


def most_treacherous(values: Mapping[Lift, Value]) -> list[Lift]:
    """Those of the moves, all losing, that leave the opponent the largest share of wrong answers, then the longest
    way to the end."""
    traps = {move: (left.mistakes, left.distance) for move, left in values.items()}
    worst = max(traps.values(), default=None)
    return [move for move, trap in traps.items() if trap == worst]


def make_bot(level: Level, rules: Rules) -> BabylonBot:
    """A bot of ``level`` as the configuration describes it."""
    return BabylonBot(level, Skill.model_validate(rules.config.bots[level]), shared_solver())


def make_adviser(rules: Rules) -> BabylonAdviser:
    """The one who gives hints."""
    return BabylonAdviser(shared_solver())
