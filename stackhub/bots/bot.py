"""What a bot is: it gets a view of the table and a budget, and names a move."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from stackhub.engine.chance import Chance
from stackhub.engine.config import Level
from stackhub.engine.game import View
from stackhub.engine.hint import Hint
from stackhub.engine.journal import Journal
from stackhub.engine.words import Text

__all__ = ["Adviser", "Analysis", "Analyst", "Bot", "Budget", "Hint", "MoveVerdict"]


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a bot may think: up to ``iterations`` of its search (tests, arena), or until ``stop`` says so
    (players; the deadline lives in the caller, bots know no clock)."""

    iterations: int = 1_000_000
    stop: Callable[[], bool] = lambda: False


class Bot(Protocol):
    """A player that is a program. The same view, chance and number of iterations give the same move."""

    level: Level

    def choose(self, view: Any, chance: Chance, budget: Budget) -> Any:
        """The move to play. ``view`` is the seat's view, never the state."""
        ...

    def begins(self, chance: Chance) -> bool:
        """Asked to choose the order: whether to begin."""
        ...


class Adviser(Protocol):
    """Gives hints for a view. A game's bots module has one where its bots can explain themselves."""

    def hint(self, view: View, chance: Chance, budget: Budget) -> Hint:
        """What to play, and why. The same view, chance and number of iterations give the same hint."""
        ...


@dataclass(frozen=True, slots=True)
class MoveVerdict:
    """A move of a finished round: what it led to (``wins`` or ``loses`` for ``seat``; empty where nothing is certain),
    and the moves that would have
    kept a won position where it gave one away."""

    move: str
    seat: int
    verdict: str
    better: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Analysis:
    """A round judged: each move, the index of the move that decided it (None when there is no such move), the moves
    that would have been better there, and one sentence."""

    moves: tuple[MoveVerdict, ...]
    turning_point: int | None
    better: tuple[str, ...]
    sentence: Text


class Analyst(Protocol):
    """Judges a round from its journal. A game's bots module has one, called ``analyse``, where it can. Where that takes
    long it asks ``budget`` whether to stop, and then knows nothing."""

    def __call__(
        self, rules: Any, options: Any, journal: Journal, names: Sequence[str], budget: Budget
    ) -> Analysis: ...
