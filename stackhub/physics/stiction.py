"""Static friction, which a solver with few iterations lacks: what hardly moves does not move at all.

Once per frame a body that moved and turned less than the limits since the last frame is put back. It keeps its speed,
so whatever really accelerates gets away in the next frames: measured, topples take as long as without it.
"""

from __future__ import annotations

from collections.abc import Iterable

from stackhub.engine.scene import Stiction
from stackhub.physics.body import Body


class Holder:
    """Puts back what hardly moved, and counts it."""

    __slots__ = ("_holds", "_limits", "_shift2", "_turn2", "_unit")

    def __init__(self, limits: Stiction, unit_mm: float, *, holds: bool = True) -> None:
        """With `holds` false nothing is put back and `still` only looks."""
        self._holds = holds
        self._limits, self._unit = limits, unit_mm
        self.widen(1.0)

    def widen(self, times: float) -> None:
        """Let the limits be so many times as wide as they were given."""
        self._shift2 = (times * self._limits.shift_mm / self._unit) ** 2
        # Two unit quaternions differ by half the angle between them.
        self._turn2 = (times * self._limits.turn_rad / 2) ** 2

    def still(self, bodies: Iterable[Body], held: Body | None) -> bool:
        """Look at every body once; `held` is free to move. Returns whether nothing moved beyond the limits."""
        all_still = held is None
        shift2, turn2 = self._shift2, self._turn2
        for body in bodies:
            path = body.path
            place, turn = path.get_pos(), path.get_quat()
            anchor = body.anchor
            if anchor is not None and body is not held and (place - anchor[0]).length_squared() < shift2:
                there = anchor[1]
                if (turn - there).length_squared() < turn2 or (turn + there).length_squared() < turn2:
                    if self._holds:
                        path.set_pos_quat(*anchor)
                        continue
                    body.anchor = (place, turn)
                    continue
            body.anchor = (place, turn)
            all_still = False
        return all_still
