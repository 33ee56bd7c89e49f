"""Whether the tower rests while a stick is in the hand: a world with something in the hand never counts as still."""

from __future__ import annotations

from typing import Any

from stackhub.games.stickstack.table import CupTable

_QUIET_FRAMES = 12


class Quiet:
    """Looks once a frame at what stiction holds: a body that hardly moved keeps the anchor that it had."""

    def __init__(self, table: CupTable, *, rested: bool = False) -> None:
        """`rested`: the table was restored from one that had."""
        self._table = table
        self._anchors = self._held_by_stiction(None)
        self._frames = _QUIET_FRAMES if rested or table.world.still_s > 0 or table.world.paused else 0

    @property
    def is_quiet(self) -> bool:
        """Everything but what is held has rested for a while."""
        return self._frames >= _QUIET_FRAMES

    def _held_by_stiction(self, held: str | None) -> dict[str, Any]:
        found = {name: body.anchor for name, body in self._table.sticks.items() if name != held}
        return {**found, "base": self._table.base.anchor, "cup": self._table.cup.anchor}

    def look(self, held: str | None) -> None:
        """After each frame."""
        now = self._held_by_stiction(held)
        same = now.keys() == self._anchors.keys() and all(now[name] is self._anchors[name] for name in now)
        self._frames = self._frames + 1 if same else 0
        self._anchors = now
