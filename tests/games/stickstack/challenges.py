"""Short ways to say what happened in a turn with a challenge, for tests."""

from __future__ import annotations

from typing import Any

from stackhub.games.stickstack.challenge_cards import Card
from stackhub.games.stickstack.challenge_judge import Turn
from stackhub.games.stickstack.record import Attempt, Beside, Facts, Lean, Lie, TurnRecord
from stackhub.games.stickstack.rules import StickStackState
from tests.games.stickstack.turns import placed, record, right

LEVEL = Lean(deg=0.1, to_deg=0.0)


def with_cards(*cards: str, seats: int = 3, **position: Any) -> StickStackState:
    """A game in which these cards of the standard deck are left to draw."""
    return placed(seats, mode="challenges", **{"deck": list(cards), **position})


def lie(**more: Any) -> Lie:
    """Level, in the middle, on top of nothing."""
    usual = {"high_mm": 13.0, "low_mm": 9.0, "slope_deg": 0.0, "off_mm": 0.0, "reach_mm": 27.5}
    return Lie.model_validate({**usual, **more})


def beside(stick: str, angle_deg: float = 90.0, *, crosses: bool = True) -> Beside:
    return Beside(stick=stick, angle_deg=angle_deg, crosses=crosses)


def facts(**more: Any) -> Facts:
    return Facts.model_validate({"lean_before": LEVEL, "lean_after": LEVEL, "lie": lie(), **more})


def hangs(
    stick: str = "s20", tower: tuple[str, ...] = (), *attempts: Attempt, sight: Facts | None = None, **more: Any
) -> TurnRecord:
    """A turn in which the stick comes to hang."""
    return record(stick, *(attempts or (right(),)), tower=tower, facts=sight or facts(), **more)


def seen(turn: TurnRecord, tower: tuple[str, ...] = (), kind: str = "rwy", source: Any = "bag") -> Turn:
    return Turn(turn, tower, kind, source)


def card_of(**more: Any) -> Card:
    """A card of somebody's own."""
    return Card.model_validate({"id": "mine", "title": "Mine", "text": "Do it.", **more})
