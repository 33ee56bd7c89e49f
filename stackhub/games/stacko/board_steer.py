"""Where the pointer or the keys lead what is held: from points of the screen to places on the table.

A block in the tower follows its own axis. Free, it follows the pointer in an upright plane that faces the camera; over
the top of the tower it hovers where the pointer points to. On its way there it first goes clear of the tower and up, so
that aiming at the top is all a player has to do; the flat plane (`P`) leaves everything to the player.
"""

from __future__ import annotations

import math
from typing import Literal

from PySide6.QtCore import QPointF

from stackhub.dexterity.planes import SightPlanes, on
from stackhub.games.stacko.record import Place
from stackhub.games.stacko.table_bench import Bench
from stackhub.games.stacko.table_places import half_height_mm
from stackhub.physics.pose import Pose, Vec
from stackhub.view3d.viewport import Viewport

Plane = Literal["upright", "flat"]

HOVER_MM = 10.0
"""How high above the tower a block hovers before it is laid."""
_CLEAR_MM = 10.0  # free air between the tower's side and a block that goes up beside it
_REACH_MM = 60.0  # so near to the tower's axis, a block is over it
_DRAWN_ACROSS_MM, _DRAWN_ALONG_MM = 9.0, 30.0  # so near, a block over the tower is drawn to an open place
_STEEP = 0.2  # looking down less steeply, a point of a level plane cannot be pointed at
_LEAST_SCALE = 0.5  # an axis that points at the viewer moves as if seen at this share of its length
_HALF_LENGTH_MM, _HALF_SIDE_MM = 37.5, 37.5
_FLAT_MM = 3.0  # a block that reaches no more than this below how it would lie flat, lies flat
_STANDING_MM = 110.0  # what is nearer to the middle of the table belongs to the tower


class Steering(SightPlanes):
    """Leads the held piece of one bench. `begin` when it is taken, `point` and `nudge` as the player moves, `steer`
    before every frame."""

    def __init__(self, viewport: Viewport) -> None:
        super().__init__(viewport)
        self.plane: Plane = "upright"
        self.bench: Bench | None = None
        self.place: Place | None = None
        """The open place that the keyboard leads to."""
        self._pointer: QPointF | None = None
        self._from = QPointF()
        self._start: Vec = (0.0, 0.0, 0.0)
        self._anchor: Vec = (0.0, 0.0, 0.0)
        self._wanted: Vec = (0.0, 0.0, 0.0)
        self._mode = ""
        self._levelled = False

    @property
    def pointer(self) -> QPointF | None:
        """Where the pointer was last, if it leads."""
        return self._pointer

    # --- What the player does

    def begin(self, bench: Bench, pointer: QPointF | None, anchor: Vec | None = None) -> None:
        """Something was taken: at `pointer` on the screen, which is `anchor` on the table (None: with the keyboard)."""
        self.bench, self.place = bench, None
        self._pointer = pointer
        self._start_from(anchor)

    def _start_from(self, anchor: Vec | None = None) -> None:
        pose = self._held_pose()
        if pose is None or self.bench is None:
            return
        self._mode = self.bench.mode
        self._levelled = False
        self._start = self._wanted = pose.place
        self._anchor = anchor or pose.place
        if self._pointer is not None:
            self._from = QPointF(self._pointer)

    def point(self, pointer: QPointF) -> None:
        """The pointer has moved."""
        self._pointer, self.place = QPointF(pointer), None

    def nudge(self, right: float, up: float, away: float = 0.0) -> None:
        """Move by so many mm as seen on the screen (keys, wheel)."""
        self._pointer = None
        self.place = None
        x, y, z = self._wanted
        if self.plane == "flat":
            away, up = away + up, 0.0
        dx, dy = self.aside(right, away)
        self._wanted = (x + dx, y + dy, z + up)

    def nudge_along(self, mm: float) -> None:
        """Move a block that is still in the tower (or a tool) so far along its axis."""
        self._pointer = None
        ax, ay, az = self._axis()
        x, y, z = self._wanted
        self._wanted = (x + ax * mm, y + ay * mm, z + az * mm)

    def lead_to(self, place: Place) -> None:
        """Carry the block over this open place (keyboard)."""
        self.place, self._pointer = place, None

    def outward(self, right: float, up: float) -> float:
        """Which way along its axis an arrow moves what is held: 1 or -1, by what is seen."""
        ax, ay, _ = self._axis()
        one = self.viewport.project(self._wanted)
        other = self.viewport.project((self._wanted[0] + 20 * ax, self._wanted[1] + 20 * ay, self._wanted[2]))
        if one is None or other is None:
            return 1.0
        seen = other - one
        return 1.0 if seen.x() * right - seen.y() * up >= 0 else -1.0

    # --- Every frame

    def steer(self) -> None:
        """Tell the bench where the held piece is wanted now."""
        bench = self.bench
        if bench is None or bench.held is None or bench.mode not in ("pull", "carry", "tool"):
            return
        if bench.mode != self._mode:  # it has just come free
            self._start_from()
        if bench.mode == "carry":
            bench.drag_to(self._way(self._carried()))
            return
        if self._pointer is not None:
            ax, ay, az = self._axis()
            mm = self._along_axis((ax, ay, az))
            x, y, z = self._start
            self._wanted = (x + ax * mm, y + ay * mm, z + az * mm)
        bench.drag_to(self._wanted)

    @property
    def over_top(self) -> bool:
        """Whether the carried block is over the tower, so that letting go lays it."""
        pose, bench = self._held_pose(), self.bench
        if pose is None or bench is None or bench.mode != "carry":
            return False
        x, y, top = self._top()
        return pose.z > top and math.hypot(pose.x - x, pose.y - y) < _REACH_MM

    # --- Along the axis

    def _axis(self) -> Vec:
        """The direction in which what is held moves, level."""
        pose = self._held_pose()
        if pose is None:
            return 1.0, 0.0, 0.0
        x, y, _ = pose.direction((1.0, 0.0, 0.0))
        if self.bench is not None and self.bench.held == "palm":
            x, y, _ = pose.direction((0.0, 1.0, 0.0))
        length = math.hypot(x, y) or 1.0
        return x / length, y / length, 0.0

    def _along_axis(self, axis: Vec) -> float:
        """How far the pointer's way is along an axis, in mm."""
        here = self.viewport.project(self._anchor)
        there = self.viewport.project(on(self._anchor, axis, 20.0))
        rx, ry = self.right()
        beside = self.viewport.project(on(self._anchor, (rx, ry, 0.0), 20.0))
        if here is None or there is None or beside is None or self._pointer is None:
            return 0.0
        seen = (there - here) / 20
        plain = math.hypot(beside.x() - here.x(), beside.y() - here.y()) / 20
        length = math.hypot(seen.x(), seen.y())
        if length < 0.05 * plain:  # it points at the viewer: down is nearer
            ahead = axis[1] * rx - axis[0] * ry
            seen, length = QPointF(0, -1 if ahead > 0 else 1), 1.0
            scale = _LEAST_SCALE * plain
        else:
            scale = max(length, _LEAST_SCALE * plain)
        moved = self._pointer - self._from
        return (moved.x() * seen.x() + moved.y() * seen.y()) / length / max(scale, 1e-6)

    # --- Through the air

    def _carried(self) -> Vec:
        bench = self.bench
        assert bench is not None
        if self.place is not None:
            pose = bench.open_places().get(self.place)
            if pose is not None:
                self._wanted = (pose.x, pose.y, pose.z + HOVER_MM + self._beyond_flat())
            return self._wanted
        if self._pointer is None:
            return self._wanted
        if self.plane == "flat":
            met = self.met_level(self._pointer, self._anchor[2])
            if met is not None:
                self._wanted = (met[0], met[1], self._wanted[2])
            return self._wanted
        x, y, top = self._top()
        height = top + self._half_height() + HOVER_MM
        over = self._over((x, y, top))
        if over is not None:
            self._wanted = (*over, height)
            return self._wanted
        upright = self.met_upright(self._pointer, self._anchor)
        if upright is not None:
            dx, dy, dz = (upright[axis] - self._anchor[axis] for axis in range(3))
            self._wanted = (self._start[0] + dx, self._start[1] + dy, max(10.0, self._start[2] + dz))
        return self._wanted

    def _over(self, middle: Vec) -> tuple[float, float] | None:
        """The point over the tower that the pointer points to; None when it points elsewhere."""
        assert self._pointer is not None
        x, y, top = middle
        way = self.viewport.ray(self._pointer).direction
        if abs(way[2]) > _STEEP * math.hypot(*way):
            met = self.met_level(self._pointer, top + HOVER_MM)
            if met is None or max(abs(met[0] - x), abs(met[1] - y)) > _REACH_MM:
                return None
            return self._drawn((met[0], met[1]))
        met = self.met_upright(
            self._pointer, middle
        )  # seen from the side, depth cannot be pointed at: the nearest place is meant
        if met is None or math.hypot(met[0] - x, met[1] - y) > _REACH_MM or not -8 < met[2] - top < 90:
            return None
        return self._nearest_seen()

    def _nearest_seen(self) -> tuple[float, float] | None:
        assert self.bench is not None
        assert self._pointer is not None
        seen = []
        for pose in self.bench.open_places().values():
            at = self.viewport.project(pose.place)
            if at is not None:
                seen.append((abs(at.x() - self._pointer.x()), pose.x, pose.y))
        return min(seen)[1:] if seen else None

    def _drawn(self, at: tuple[float, float]) -> tuple[float, float]:
        """A point over the tower, drawn to the open place next to it: nobody can see depth to the millimetre. Farther
        off it stays where it is, and the block will lie askew."""
        bench = self.bench
        assert bench is not None
        best = at
        nearest = _DRAWN_ACROSS_MM
        for pose in bench.open_places().values():
            ax, ay, _ = pose.direction((1.0, 0.0, 0.0))
            dx, dy = at[0] - pose.x, at[1] - pose.y
            along, across = dx * ax + dy * ay, dy * ax - dx * ay
            if abs(across) < nearest and abs(along) < _DRAWN_ALONG_MM:
                nearest, best = abs(across), (pose.x, pose.y)
        return best

    def _way(self, goal: Vec) -> Vec:
        """A goal over the tower is reached by going clear of it, up, lying flat, and then over. What leant on the tower
        or stood on its end would sweep the top away, were it led over or turned any sooner."""
        pose = self._held_pose()
        if pose is None or self.bench is None or self.plane == "flat":
            return goal
        x, y, top = self._top()
        if math.hypot(goal[0] - x, goal[1] - y) > _REACH_MM + _HALF_LENGTH_MM:
            return goal
        high = top + self._half_height() + HOVER_MM
        if pose.z >= high - HOVER_MM / 2:
            if not self._levelled:
                self.bench.level()
                self._levelled = self._beyond_flat() < _FLAT_MM  # once: whoever turns it afterwards wants it so
            return goal if self._levelled else (pose.x, pose.y, max(pose.z, high))
        away_x, away_y = pose.x - x, pose.y - y
        far = math.hypot(away_x, away_y)
        clear = _HALF_SIDE_MM + _HALF_LENGTH_MM + _CLEAR_MM
        if far < clear - 1 and pose.z < top:
            share = clear / max(far, 1e-3)
            return x + away_x * share, y + away_y * share, pose.z
        return pose.x, pose.y, high

    # --- What is where

    def _held_pose(self) -> Pose | None:
        if self.bench is None or self.bench.held is None:
            return None
        body = self.bench.world.bodies.get(self.bench.held)
        return None if body is None else body.pose

    def _half_height(self) -> float:
        """How far what is held reaches down from its centre, as it is turned now."""
        pose, bench = self._held_pose(), self.bench
        if pose is None or bench is None or bench.held is None:
            return 0.0
        return half_height_mm(pose, bench.world.bodies[bench.held].size_mm)

    def _beyond_flat(self) -> float:
        """How much farther it reaches down than if it lay flat."""
        bench = self.bench
        if bench is None or bench.held is None:
            return 0.0
        return self._half_height() - bench.world.bodies[bench.held].size_mm[2] / 2

    def _top(self) -> Vec:
        """The middle of the tower's upper half, and its height: where the next block is laid."""
        assert self.bench is not None
        standing = [
            body
            for name, body in self.bench.tower.blocks.items()
            if name != self.bench.held and math.hypot(body.pose.x, body.pose.y) < _STANDING_MM
        ]
        if not standing:
            return 0.0, 0.0, 0.0
        top = max(body.pose.z + body.size_mm[2] / 2 for body in standing)
        upper = [body.pose for body in standing if body.pose.z > top / 2]
        return sum(p.x for p in upper) / len(upper), sum(p.y for p in upper) / len(upper), top
