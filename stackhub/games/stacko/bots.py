"""The bots of Stacko: they roll by the rules, and take blocks with a hand at the bench (ST-04, ST-18).

The physics is imported only once a hand is asked for: whoever wants a bot's name must not wait for it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from stackhub.bots.bot import Budget
from stackhub.engine.chance import Chance
from stackhub.engine.config import Level
from stackhub.engine.game import Json, Rules
from stackhub.engine.hands import Hands, Stop
from stackhub.games.stacko.notation import Move
from stackhub.games.stacko.rules import StackoView
from stackhub.games.stacko.skill import Skill

if TYPE_CHECKING:
    from stackhub.games.stacko.table_bench import Bench

__all__ = ["StackoBot", "make_bot", "think"]


class StackoBot:
    """Plays what the rules alone decide, and lends a hand for the rest."""

    def __init__(self, level: Level, skill: Skill) -> None:
        self.level = level
        self._skill = skill

    def choose(self, view: StackoView, chance: Chance, budget: Budget) -> Move:
        """The first move that is listed: to roll. Where hands play (`wants_hands`) it is a sample of a turn, for those
        who have no table."""
        return view.legal_moves()[0]

    def begins(self, chance: Chance) -> bool:
        """Everybody rolls for who begins (ST-03): nobody is asked."""
        return True

    def wants_hands(self, view: StackoView) -> bool:
        """Whether blocks are to be taken now."""
        return view.phase == "take"

    def hands(self, bench: Bench, view: StackoView, chance: Chance) -> Hands:
        """Those for the turn that ``bench`` is at; which blocks may leave the tower, the bench was told."""
        from stackhub.games.stacko.bot_hand import BotHand

        return BotHand(self._skill, bench, chance)


def make_bot(level: Level, rules: Rules) -> StackoBot:
    """A bot as good as ``stacko.yaml`` says of ``level``."""
    return StackoBot(level, Skill.model_validate(rules.config.bots[level]))


def think(question: Json, stop: Stop) -> Json:
    """Answers what its hands ask (`stackhub.games.stacko.bot_think`)."""
    from stackhub.games.stacko import bot_think

    return bot_think.think(question, stop)
