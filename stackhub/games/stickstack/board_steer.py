"""Where the pointer or the keys lead the stick in the hand.

By itself it is led level, and finds its own height a little above whatever is below it; upright (`P`) it goes up and
down in a plane that faces the camera, and the wheel is its depth. A drag keeps the stick where it was from the pointer
on the screen, however deep it sinks: under it, or beside it where the drag began there. A thin stick is hard to hit.
"""

from __future__ import annotations

import math
from typing import Literal

from PySide6.QtCore import QPointF

from stackhub.dexterity.planes import SightPlanes
from stackhub.games.stickstack.table_bench import Bench
from stackhub.physics.pose import Pose, Vec
from stackhub.view3d.viewport import Viewport

Plane = Literal["level", "upright"]

_STEEP = 0.2
"""Looking down less steeply, depth cannot be pointed at: the pointer then leads to the sides only."""
_BEGIN_PIXELS = 4.0
"""A press that moves no farther than this is no drag: the stick stays as high as it is."""


class Steering(SightPlanes):
    """Leads the held stick of one bench. `begin` when a drag begins, `point` and `nudge` as the player moves, `steer`
    before every frame."""

    def __init__(self, viewport: Viewport) -> None:
        super().__init__(viewport)
        self.plane: Plane = "level"
        self.parked = True
        """It hovers where the bench has put it, above the tower; nobody leads it."""
        self.mirrored = False
        """Left and right are exchanged (a challenge card says so)."""
        self.waits = False
        """It hangs where it was let go of in wrong colours, and nobody has led it on yet."""
        self._bench: Bench | None = None
        self._pointer: QPointF | None = None
        self._from = QPointF()
        self._start: Vec = (0.0, 0.0, 0.0)
        self._wanted: Vec = (0.0, 0.0, 0.0)
        self._level_mm = 0.0
        self._grip: tuple[float, float] | None = None
        """From the point under the pointer, as high as the stick, to its middle."""

    # --- What the player does

    def park(self, bench: Bench | None) -> None:
        """It was taken, or given back: the bench leads it above the tower."""
        self._bench, self._pointer, self._grip, self.parked, self.waits = bench, None, None, True, False

    def refused(self, bench: Bench) -> None:
        """It is back in the hand, where it was let go of: there it stays until it is led on."""
        self._take_over(bench)
        self.waits = True

    def begin(self, bench: Bench, pointer: QPointF) -> None:
        """A drag begins there on the screen."""
        self._bench = bench
        self._pointer = self._from = self._as_seen(pointer)
        self._start = self._here()
        self._level_mm = self._start[2]
        met = None if self._is_flat(self._from) else self.met_level(self._from, self._level_mm)
        self._grip = None if met is None else (self._start[0] - met[0], self._start[1] - met[1])
        if self.parked:
            self._wanted = self._start

    def point(self, pointer: QPointF) -> None:
        """The pointer has moved."""
        if self._pointer is None:
            return
        self._pointer = self._as_seen(pointer)
        if (self.parked or self.waits) and (self._pointer - self._from).manhattanLength() < _BEGIN_PIXELS:
            return
        self.parked = self.waits = False
        self._wanted = self._upright() if self.plane == "upright" else self._level()

    def nudge(self, bench: Bench, right: float, up: float, away: float = 0.0) -> None:
        """Move by so many mm as seen on the screen (keys, wheel). Level, up is away."""
        self._take_over(bench)
        right = -right if self.mirrored else right
        if self.plane == "level":
            away, up = away + up, 0.0
        dx, dy = self.aside(right, away)
        x, y, z = self._wanted
        self._wanted = self._start = (x + dx, y + dy, z + up)
        self._from = self._pointer if self._pointer is not None else self._from
        if self._grip is not None:
            self._grip = (self._grip[0] + dx, self._grip[1] + dy)

    def end_drag(self) -> None:
        """The button came up: the stick stays where it is wanted, wherever the camera goes."""
        self._grip = None

    def lead_to(self, bench: Bench, x: float, y: float) -> None:
        """Lead it over this point (keyboard)."""
        self._take_over(bench)
        self._pointer = self._grip = None
        self._wanted = (x, y, self._wanted[2])

    def lower(self, bench: Bench) -> None:
        """Let it find its own height where it is."""
        self.plane = "level"
        self._take_over(bench)

    def turn_plane(self, bench: Bench) -> None:
        """Level, or upright."""
        self.plane = "level" if self.plane == "upright" else "upright"
        self._grip, self.waits = None, False
        if not self.parked:
            self._start = self._wanted = self._here()
            self._level_mm = self._start[2]
        if self._pointer is not None:
            self._from = QPointF(self._pointer)

    def _as_seen(self, pointer: QPointF) -> QPointF:
        """Where the pointer leads to: mirrored, to the other side of the picture."""
        return QPointF(self.viewport.width() - pointer.x(), pointer.y()) if self.mirrored else QPointF(pointer)

    def _take_over(self, bench: Bench) -> None:
        self._bench, self.waits = bench, False
        if self.parked:
            self._wanted = self._start = self._here()
            self.parked = False

    # --- Every frame

    def steer(self) -> None:
        """Tell the bench where the stick is wanted now."""
        bench = self._bench
        if bench is None or self.parked or bench.mode != "carry":
            return
        if self.plane == "level":
            if self._pointer is not None and self._grip is not None:
                self._wanted = self._level()
            bench.hover(self._wanted[0], self._wanted[1])
        else:
            bench.drag_to(self._wanted)

    def _level(self) -> Vec:
        assert self._pointer is not None
        x, y, z = self._start
        if self._grip is not None:
            met = self.met_level(self._pointer, self._here()[2])
            return self._wanted if met is None else (met[0] + self._grip[0], met[1] + self._grip[1], z)
        if self._is_flat(self._pointer):
            here, there = self.met_upright(self._from, self._start), self.met_upright(self._pointer, self._start)
        else:
            here, there = self.met_level(self._from, self._level_mm), self.met_level(self._pointer, self._level_mm)
        if here is None or there is None:
            return self._wanted
        return x + there[0] - here[0], y + there[1] - here[1], z

    def _is_flat(self, pointer: QPointF) -> bool:
        """Whether the line of sight is too flat for a point of a level plane."""
        way = self.viewport.ray(pointer).direction
        return abs(way[2]) <= _STEEP * math.hypot(*way)

    def _upright(self) -> Vec:
        assert self._pointer is not None
        here, there = self.met_upright(self._from, self._start), self.met_upright(self._pointer, self._start)
        if here is None or there is None:
            return self._wanted
        x, y, z = (start + new - old for start, new, old in zip(self._start, there, here, strict=True))
        return x, y, z

    def _here(self) -> Vec:
        pose = held_pose(self._bench)
        return self._wanted if pose is None else pose.place


def held_pose(bench: Bench | None) -> Pose | None:
    """Where the stick in the hand is."""
    if bench is None or bench.held is None:
        return None
    body = bench.table.sticks.get(bench.held)
    return None if body is None else body.pose
