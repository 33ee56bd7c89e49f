"""How a party stands: one frozen value. What entries do to it is in `stackhub.engine.party.steps`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Literal

from stackhub.engine.party.members import Member
from stackhub.engine.party.plan import Form, PartyPlan
from stackhub.engine.party.progress import GameUnderWay, MatchPlayed, TableDue
from stackhub.engine.party.sections import Ranks

Phase = Literal["pick", "ready", "playing", "between", "over"]
"""Waits for the first game to be chosen; for the next match to begin; for a match to end; for the next game, the last
one being counted; the evening is over."""


@dataclass(frozen=True, slots=True)
class Running:
    """The match being played: the number of its table, the key of its save, and who sits where."""

    table: int
    save: str
    seats: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class GamePlayed:
    """A game that is done: which one of the plan, how it was played, who did how well, and what that was worth.
    ``skipped``: it was given up, and counts nothing."""

    index: int
    game: str
    form: Form
    matches: tuple[MatchPlayed, ...]
    ranks: Ranks
    points: Mapping[str, Fraction]
    skipped: bool = False


@dataclass(frozen=True, slots=True)
class State:
    """``members`` are all there ever were, in the order in which they came; ``order`` those present, in the order of
    the table; ``gone`` those who left; ``replaced`` those for whom a bot plays on. ``counts``: by member what was
    counted for the awards. ``before``: how it stood before the last change of the seats, when the running match had
    seen ``before_moves`` moves; None when nothing may be undone."""

    plan: PartyPlan
    members: tuple[Member, ...]
    order: tuple[str, ...]
    gone: tuple[str, ...] = ()
    replaced: tuple[str, ...] = ()
    played: tuple[GamePlayed, ...] = ()
    under_way: GameUnderWay | None = None
    running: Running | None = None
    counts: Mapping[str, Mapping[str, int]] = field(default_factory=dict)
    begun: int = 0
    ended: bool = False
    before: State | None = None
    before_moves: int | None = None

    @property
    def phase(self) -> Phase:
        if self.ended or (self.under_way is None and len(self.played) >= self.plan.rounds):
            return "over"
        if self.under_way is None:
            return "between" if self.played else "pick"
        return "playing" if self.running is not None else "ready"

    @property
    def due(self) -> TableDue | None:
        """The match to be played next, None when none waits to begin."""
        if self.under_way is None or self.running is not None or self.ended:
            return None
        return self.under_way.due(self.absent, {member.key: member.name for member in self.members})

    @property
    def absent(self) -> tuple[str, ...]:
        """Who plays no further match of the game under way: those who left, and bots where no bot can play it."""
        if self.under_way is None or self.under_way.arrangement.limits.levels:
            return self.gone
        return (*self.gone, *(member.key for member in self.members if member.is_bot and member.key not in self.gone))

    def member(self, key: str) -> Member | None:
        """Whoever has ``key``, whether present or not."""
        return next((member for member in self.members if member.key == key), None)

    def points(self, games: int | None = None) -> dict[str, Fraction]:
        """Everybody's points after the first ``games`` games (None: all)."""
        total = {member.key: Fraction(0) for member in self.members}
        for game in self.played[:games]:
            for key, points in game.points.items():
                total[key] += points
        return total


def first_state(plan: PartyPlan) -> State:
    """The party before anything has happened."""
    return State(plan, plan.members, tuple(member.key for member in plan.members))
