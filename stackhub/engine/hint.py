"""Advice about a position, as a board can show it and a person can read it."""

from __future__ import annotations

from dataclasses import dataclass

from stackhub.engine.words import Text


@dataclass(frozen=True, slots=True)
class Hint:
    """What the strongest bot knows about a position: the moves it would play (best first), what each legal move leads
    to where that is exact (``wins`` / ``loses`` by notation), and one sentence."""

    best: tuple[str, ...]
    verdicts: dict[str, str]
    reason: Text
