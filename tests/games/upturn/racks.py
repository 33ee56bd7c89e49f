"""Racks, rows and rounds for the tests of Upturn."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from stackhub.engine.chance import Chance
from stackhub.engine.events import Event
from stackhub.engine.options import make_options
from stackhub.games.registry import GameEntry, load_config
from stackhub.games.upturn.notation import LEAVE
from stackhub.games.upturn.rules import UpturnOptions, UpturnRules, UpturnState, make_rules

POOL = ["71", "72", "73", "74", "76", "77", "79", "81", "82", "84"]
"""What lies in the pool unless a test says otherwise (without what the test puts elsewhere)."""
FULL = "41 42 44 46 47 48 49 50 51 52 53 54 55 56 57 59 60 61 62 63 up down turn skip joker"
"""A rack of 25 tokens."""
LONG_ROW = "1 2 3 4 6 7 9 10 11 13 14 16 17 19 20 21 22 23 24 26 27 29 30 31 32 33 34 37 39 40"
"""More than can be seen at once."""


@lru_cache
def upturn() -> UpturnRules:
    """The rules with our own YAML, whether the game is registered or not."""
    return make_rules(load_config(GameEntry("upturn", "stackhub.games.upturn")))


def options(**values: Any) -> UpturnOptions:
    return make_options(UpturnOptions, values)


def placed(
    *racks: str, row: str = "20 40", order: str | None = "up", pool: Sequence[str] | None = None, **keys: Any
) -> UpturnState:
    """A round under way: racks and row as words, seat 0 to play. Other ``keys`` are those of a position, or options."""
    chosen = {key: keys.pop(key) for key in list(keys) if key in UpturnOptions.model_fields}
    elsewhere = " ".join([*racks, row]).split()
    rest = [token for token in POOL if token not in elsewhere] if pool is None else list(pool)
    position = {"racks": [rack.split() for rack in racks], "row": row.split(), "order": order, "pool": rest, **keys}
    return upturn().from_position(position, options(**chosen), len(racks), Chance(1))


def play(state: UpturnState, *moves: str) -> list[Event]:
    """Play ``moves`` (``@2 announce`` out of turn); what the last of them told."""
    events: list[Event] = []
    for words in moves:
        seat = None
        if words.startswith("@"):
            seat, words = int(words[1]), words[3:]  # noqa: PLW2901
        events = state.play(upturn().parse_move(words), seat)
    return events


def told(events: Sequence[Event], *names: str) -> list[dict[str, object]]:
    """The events as data, of those ``names`` only when some are given."""
    return [event.as_dict() for event in events if not names or event.name in names]


def legal(state: UpturnState, seat: int | None = None) -> list[str]:
    """The legal moves as words, but for leaving, which is possible at any time."""
    return [str(move) for move in state.legal_moves(seat) if move != LEAVE]


def rack(state: UpturnState, seat: int) -> str:
    """The rack of ``seat`` as words."""
    return " ".join(state.position()["racks"][seat])


def row(state: UpturnState) -> str:
    return " ".join(state.position()["row"])


def fresh(seats: int = 2, seed: int = 1, first: int | None = None, **chosen: Any) -> UpturnState:
    """A round as dealt."""
    return upturn().setup(options(**chosen), seats, Chance(seed), first)
