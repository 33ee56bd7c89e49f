"""The bots of the null game."""

from __future__ import annotations

from stackhub.bots.bot import Budget
from stackhub.engine.chance import Chance
from stackhub.engine.config import Level
from stackhub.engine.game import Rules
from tests.nullgame.rules import Move, NullView, Skill


class NullBot:
    """Rolls, then takes any number; a careful one takes the last counters when it can."""

    def __init__(self, level: Level, skill: Skill) -> None:
        self.level = level
        self._skill = skill

    def choose(self, view: NullView, chance: Chance, budget: Budget) -> Move:
        if view.die is None:
            return Move("roll")
        most = min(view.die, view.row)
        if most == view.row and chance.chance_of(self._skill.care):
            return Move("take", most)
        return Move("take", chance.below(most) + 1)

    def begins(self, chance: Chance) -> bool:
        return chance.chance_of(0.5)


def make_bot(level: Level, rules: Rules) -> NullBot:
    return NullBot(level, Skill.model_validate(rules.config.bots[level]))
