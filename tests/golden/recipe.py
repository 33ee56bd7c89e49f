"""How a golden game comes about, and what may be wanted of it."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from stackhub.engine.config import Level
from stackhub.engine.referee import Referee


@dataclass(frozen=True)
class Recipe:
    """How a golden game comes about: the first seed from ``seed`` on whose round is ``wanted``, played by ``players``
    (levels by seat; None plays at random, out of turn as well)."""

    game: str
    name: str
    players: tuple[Level | None, ...]
    seed: int = 1
    first: int | None = None
    position: dict[str, Any] | None = None
    options: dict[str, Any] = field(default_factory=dict)
    #: Moves to begin with: a move, ``@SEAT MOVE``, ``take`` (the first turn listed) or ``fall`` (one with a fall).
    script: tuple[str, ...] = ()
    wanted: Callable[[Referee], bool] = lambda referee: True


def length(moves: int) -> Callable[[Referee], bool]:
    return lambda referee: referee.moves_played == moves


def told(referee: Referee, owed: int = 1) -> set[str]:
    """The names of all events; with ``owed``, of moves in which so many things happened at least."""
    return {event.name for events in referee.events if len(events) >= owed for event in events}


def ended(*names: str) -> Callable[[Referee], bool]:
    """Events of all these names came, and the round was not too long to be read."""
    return lambda referee: set(names) <= told(referee) and referee.moves_played <= 40


def tells_of(*names: str, moves: str = "", most: int = 90) -> Callable[[Referee], bool]:
    """Events of all these names came and a move like ``moves`` (a regular expression), within ``most`` moves."""

    def tells(referee: Referee) -> bool:
        played = [entry.move for entry in referee.journal.entries]
        return (
            set(names) <= told(referee)
            and (not moves or any(re.fullmatch(moves, move) for move in played))
            and len(played) <= most
        )

    return tells
