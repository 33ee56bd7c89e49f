"""What the player felt of a block: from forces and displacement only, never from its hidden size."""

from __future__ import annotations

from typing import Literal, NamedTuple

from stackhub.games.stacko.table_pull import Along, Pull, Tap
from stackhub.games.stacko.table_scene import StackoScene

Kind = Literal["loose", "stiff", "tight"]


class Feel(NamedTuple):
    """How a block felt when it was last touched."""

    looseness: float
    """From 0, it did not give at the most that was tried, to 1, it gave at once."""
    kind: Kind
    """Loose: it gave under a gentle force. Stiff: under a greater one. Tight: it did not give, or others came along."""
    force_n: float
    """The force under which it gave, or the most that was tried."""
    moved_mm: float
    """How far it moved."""


def feel_of(scene: StackoScene, gave_at_n: float | None, tried_n: float, moved_mm: float) -> Feel:
    """What follows from a block giving under a force; None: it did not give under all that was tried."""
    if gave_at_n is None:
        return Feel(0.0, "tight", tried_n, moved_mm)
    looseness = min(1.0, max(0.0, 1 - gave_at_n / (2 * scene.hand.gentle.force_n)))
    return Feel(looseness, "loose" if gave_at_n <= scene.hand.gentle.force_n else "stiff", gave_at_n, moved_mm)


def felt_by_tap(scene: StackoScene, tap: Tap) -> Feel:
    return feel_of(scene, tap.gave_at_n, tap.tried_n, tap.moved_mm)


class PullFeel:
    """Feels a block while it is pulled: with how much force it began to move."""

    def __init__(self, scene: StackoScene, pull: Pull) -> None:
        self._scene, self._pull = scene, pull
        self._from_mm = pull.out_mm
        self._along = Along(pull.hand.world, pull.body, pull.axis)
        self._drags = False
        self._gave_at_n: float | None = None
        self._tried_n = 0.0
        self._moved_mm = 0.0

    def look(self, force_n: float) -> Feel | None:
        """After each frame, with the force of the hand. None: nothing was felt yet."""
        give = self._scene.bench.tap.give_mm
        self._moved_mm = max(self._moved_mm, abs(self._pull.out_mm - self._from_mm))
        if self._gave_at_n is None:
            self._tried_n = max(self._tried_n, force_n)
            if self._moved_mm >= give and not self._drags:
                self._drags = self._along.drags(self._moved_mm)
                self._gave_at_n = None if self._drags else self._tried_n
        if self._gave_at_n is None and not self._drags and self._tried_n < 0.9 * self._scene.hand.gentle.force_n:
            return None
        return feel_of(self._scene, self._gave_at_n, self._tried_n, self._moved_mm)
