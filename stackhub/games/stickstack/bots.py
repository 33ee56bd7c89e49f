"""The bots of Stick & Stack: four levels of one hand and one eye. What they see is what anybody at the table sees.

The table's physics is loaded only when hands are wanted: the set-up and the headless table need none.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from stackhub.bots.bot import Budget
from stackhub.engine.chance import Chance
from stackhub.engine.config import Level
from stackhub.engine.game import Json, Rules
from stackhub.engine.hands import Hands, Stop
from stackhub.games.stickstack.notation import Move
from stackhub.games.stickstack.rules import StickStackView
from stackhub.games.stickstack.skill import Skill

if TYPE_CHECKING:
    from stackhub.games.stickstack.table_bench import Bench

__all__ = ["StickStackBot", "make_bot", "think"]


class StickStackBot:
    """Takes a stick (SS-03): one of its own where there is one, for what lies there counts at the end (SS-11)."""

    def __init__(self, level: Level, skill: Skill) -> None:
        self.level = level
        self._skill = skill

    def choose(self, view: StickStackView, chance: Chance, budget: Budget) -> Move:
        """What is decided without hands. Where hands play (`wants_hands`) the first turn of the sample, for those who
        have no table."""
        moves = view.legal_moves()
        owned = [move for move in moves if move.kind == "own"]
        return chance.choice(owned) if owned else moves[0]

    def begins(self, chance: Chance) -> bool:
        """Nobody is asked: somebody at random begins (SS-01)."""
        return True

    def wants_hands(self, view: StickStackView) -> bool:
        """Whether the stick that was taken is to be placed now."""
        return view.phase == "place"

    def hands(self, bench: Bench, view: StickStackView, chance: Chance) -> Hands:
        """Those for the turn that ``bench`` is at. With partners they play safely."""
        from stackhub.games.stickstack.bot_hand import BotHand

        safe = view.mode in ("coop", "teams")
        return BotHand(bench, self._skill, chance, safe=safe, card=view.card, source=view.source)


def make_bot(level: Level, rules: Rules) -> StickStackBot:
    """A bot as strong as ``stickstack.yaml`` says of ``level``."""
    return StickStackBot(level, Skill.model_validate(rules.config.bots[level]))


def think(question: Json, stop: Stop) -> Json:
    """Answers what its hands ask (`bot_think.think`)."""
    from stackhub.games.stickstack import bot_think

    return bot_think.think(question, stop)
