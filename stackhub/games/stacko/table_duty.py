"""What a turn of Stacko asks of the player, and how far it is done: what may be touched or taken, and what is laid."""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal

from stackhub.games.stacko.record import Place
from stackhub.games.stacko.storeys import Storeys, after_lift, first_barred, places
from stackhub.games.stacko.table_watch import Watch

Refusal = Literal[
    "unknown",  # no such block is on the table, or it lies nowhere in the tower
    "holding",  # the hand holds something already (ST-09)
    "fallen",  # the tower has fallen
    "moving",  # the block moves
    "laid_done",  # everything is laid; only the block laid last may be corrected
    "lay_first",  # the block in work is to be laid first
    "probe_out",  # another block was touched and is still out (ST-10)
    "top",  # nothing is taken from the top storey (ST-07)
]


class Duty:
    """One turn, from receiving the die on: `standing` is the tower as it was then."""

    def __init__(self, watch: Watch, standing: Storeys, half_width_mm: float) -> None:
        self.watch, self.standing = watch, standing
        self._half_width = half_width_mm
        self.legal: frozenset[str] = frozenset()
        self.quota = 0
        """How many blocks are to be moved in this turn; 0 before the roll."""
        self.probed_out: str | None = None
        """A block that was touched and is out by more than half its width: only it may be held (ST-10)."""

    def allow(self, legal: Collection[str], count: int) -> None:
        """These blocks may leave the tower, and so many more are to be moved."""
        self.legal = frozenset(legal)
        self.quota = len(self.watch.lifts) + max(0, count)

    def storeys_but(self, name: str | None) -> Storeys:
        """The tower as it is now, without what was taken, with what lies on an open place but the block `name`."""
        standing = self.standing
        for lift in self.watch.lifts:
            standing = after_lift(standing, lift.block, None if lift.block == name else lift.to)
        return standing

    @property
    def lifted(self) -> set[str]:
        return {lift.block for lift in self.watch.lifts}

    @property
    def in_work(self) -> str | None:
        """The block taken last; it may be picked up again until the die is passed."""
        return self.watch.lifts[-1].block if self.watch.lifts else None

    @property
    def laid(self) -> tuple[str, ...]:
        """The blocks that lie where they may, in the order in which they were taken."""
        return tuple(lift.block for lift in self.watch.lifts if lift.to is not None)

    @property
    def missing(self) -> int:
        """How many blocks are still to be laid."""
        return max(0, self.quota - len(self.laid))

    @property
    def is_done(self) -> bool:
        return self.quota > 0 and self.missing == 0 and self.probed_out is None

    def is_legal(self, name: str) -> bool:
        """Whether this block may leave the tower now (ST-10)."""
        return name in self.legal and len(self.watch.lifts) < self.quota and name not in self.lifted

    def origin(self, name: str) -> Place | None:
        return places(self.standing).get(name)

    def refuses(self, name: str) -> Refusal | None:
        """Why this block may not be touched by an empty hand; None: it may."""
        if name == self.in_work:
            return None
        refused = self.refuses_more()
        if refused is not None:
            return refused
        if self.probed_out is not None:
            return None if name == self.probed_out else "probe_out"
        storeys = self.storeys_but(None)
        place = places(storeys).get(name)
        if place is None:
            return "unknown"
        return "top" if place[0] >= first_barred(storeys, "any") else None

    def refuses_more(self) -> Refusal | None:
        """Why nothing but the block in work may be touched; None: other blocks may."""
        if self.watch.lifts and self.watch.lifts[-1].to is None:
            return "lay_first"
        return "laid_done" if self.quota and self.missing == 0 and self.probed_out is None else None

    def note_out(self, name: str) -> None:
        """ST-10: a block that is out by more than half its width stays the one to be held, until it is back or out."""
        if name in self.lifted or name not in self.watch.home:
            return
        if abs(self.watch.out_mm(name)) > self._half_width:
            self.probed_out = name
        elif self.probed_out == name:
            self.probed_out = None
