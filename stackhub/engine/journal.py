"""The journal of one round: everything needed to build it again, move by move."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from stackhub.engine.game import Json


@dataclass(frozen=True, slots=True)
class Entry:
    """One move as it was played: its notation, the seat that played it, and what chance answered meanwhile."""

    move: str
    seat: int
    chance: tuple[int, ...] = ()


@dataclass(slots=True)
class Journal:
    """A round from its start: ``seed`` and ``setup_chance`` (or ``position``, when it did not start from the set-up),
    who began, and the moves. ``attachments`` are named JSON values for games that moves alone cannot rebuild (a
    tower's poses at rest)."""

    seed: int
    first: int | None = None
    position: Json | None = None
    setup_chance: tuple[int, ...] = ()
    entries: list[Entry] = field(default_factory=list)
    attachments: Json = field(default_factory=dict)

    def up_to(self, moves: int) -> Journal:
        """The same round as it stood after its first ``moves`` moves, with a list of moves of its own."""
        return replace(self, entries=self.entries[:moves])
