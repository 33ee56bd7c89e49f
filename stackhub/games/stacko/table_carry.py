"""A block that is free: carried anywhere, led to an open place, lowered, or put down safely beside the tower."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Literal

from stackhub.games.stacko.record import Place
from stackhub.games.stacko.table import Tower
from stackhub.games.stacko.table_places import (
    Flat,
    angle_between,
    axis_of,
    half_breadth_mm,
    half_height_mm,
    levelled,
    turned_about,
)
from stackhub.physics.body import Body
from stackhub.physics.hand import Hand
from stackhub.physics.pose import Pose, Vec

_CLEAR_MM = 1.0
"""A block that is led to a place hovers at least so far above it."""
_UNDER_MM = 2.0
"""What reaches less far above a block's lower side still counts as below it."""
_THERE_MM, _SLOW_MM_S = 1.5, 15.0
_PATIENCE_S = 1.0
_PRESS_FRAMES = 4
_SAFE_MM = 25.0


class Carry:
    """The player carries the block: `goal` is where it is wanted, `snap` the place that it is led to."""

    mode: Literal["carry"] = "carry"

    def __init__(self, hand: Hand, tower: Tower, body: Body, *, held: bool = False) -> None:
        """With `held` the hand has it already and goes on holding it, in another way."""
        self.hand, self.tower, self.body = hand, tower, body
        grip = tower.scene.hand.carry
        if held:
            hand.use(grip)
        else:
            hand.grab(body, grip)
        self.goal = body.pose
        self.snap: Place | None = None

    def drag_to(self, centre_mm: Vec) -> None:
        """Want its centre there, within reach and above the table."""
        x, y, z = centre_mm
        reach = self.tower.scene.bench.reach_mm
        far = math.hypot(x, y)
        if far > reach:
            x, y = x * reach / far, y * reach / far
        low = half_height_mm(self.goal, self.body.size_mm) + _CLEAR_MM
        self.goal = self.goal._replace(x=x, y=y, z=min(max(z, low), 2 * reach))

    def turn(self, yaw: float, long: float, cross: float) -> None:
        """Turn it about the vertical, its length and its width."""
        goal = self.goal.turned(yaw)
        goal = turned_about(goal, goal.direction((1.0, 0.0, 0.0)), long)
        goal = turned_about(goal, goal.direction((0.0, 1.0, 0.0)), cross)
        size = math.sqrt(sum(part * part for part in goal[3:]))
        self.goal = goal._replace(w=goal.w / size, i=goal.i / size, j=goal.j / size, k=goal.k / size)

    def level(self, along: Flat) -> None:
        """Straighten it, its length along that line."""
        self.goal = levelled(self.goal, along)

    def before(self, places: Mapping[Place, Pose]) -> None:
        """Lead it on, by one frame."""
        self.hand.aim(self.led(places))

    def led(self, places: Mapping[Place, Pose]) -> Pose:
        """Where it is led: the goal, or the open place near it. Sets `snap`."""
        self.snap = None
        limits = self.tower.scene.bench.snap
        goal = self.goal
        nearest = limits.beside_mm
        for place, there in places.items():
            beside = math.hypot(goal.x - there.x, goal.y - there.y)
            high = goal.z - there.z
            turn = abs(angle_between(axis_of(there), axis_of(goal)))
            tilt = min(goal.tilt_rad, math.pi - goal.tilt_rad)
            if beside <= nearest and -_CLEAR_MM <= high <= limits.above_mm and max(turn, tilt) <= limits.turn_rad:
                nearest, self.snap = beside, place
        if self.snap is None:
            return goal
        there = places[self.snap]
        return levelled(
            there._replace(z=max(goal.z, there.z + _CLEAR_MM), w=goal.w, i=goal.i, j=goal.j, k=goal.k), axis_of(there)
        )


class Lower:
    """Lowered softly on whatever is below, and let go of when that bears it."""

    def __init__(
        self, hand: Hand, tower: Tower, body: Body, over: Pose, mode: Literal["lay", "return"] = "lay"
    ) -> None:
        """`over` is where it is to be lowered from; the hand holds it already."""
        self.mode: Literal["lay", "return"] = mode
        self.hand, self.tower, self.body = hand, tower, body
        self.over = over
        self.frame_s = 1 / tower.scene.physics.frame_hz
        self._stage: Literal["over", "down", "soft", "rest"] = "over"
        self._waited_s = 0.0
        self._pressed = 0
        hand.use(tower.scene.hand.carry)

    def before(self) -> None:
        """Lead it on, by one frame."""
        lower, body = self.tower.scene.bench.lower, self.body
        self._waited_s += self.frame_s
        gap = self._gap_mm()
        if self._stage == "over":
            self.hand.aim(self.over)
            here = math.hypot(body.pose.x - self.over.x, body.pose.y - self.over.y) < _THERE_MM
            if (here and body.speed_mm_s < _SLOW_MM_S) or self._waited_s > _PATIENCE_S:
                self._go("down")
        if self._stage == "down":
            if gap > lower.near_mm and self._waited_s < 5 * _PATIENCE_S:
                far = max(gap - 0.7 * lower.near_mm, 1.0)
                speed = min(lower.speed_mm_s, 20 + 6 * far)
                self.hand.aim(self.over._replace(z=body.pose.z - far), speed_mm_s=speed)
            else:
                self._go("soft")
                self.hand.use(self.tower.scene.hand.lay)
        if self._stage == "soft":
            self.hand.aim(self.over._replace(z=body.pose.z - 2 * lower.near_mm))
        if self._stage == "rest":
            self.hand.stop()

    def _go(self, stage: Literal["down", "soft", "rest"]) -> None:
        self._stage, self._waited_s = stage, 0.0

    def is_done(self) -> bool:
        """Whether it lies, so that the hand may let go."""
        if self._stage == "soft":
            pressing = -self.hand.force_n[2] >= self.tower.scene.bench.lower.feel_n
            self._pressed = self._pressed + 1 if pressing else 0
            if self._pressed >= _PRESS_FRAMES or self._waited_s > 3 * _PATIENCE_S:
                self._go("rest")
        return self._stage == "rest" and self._waited_s > 0.1

    def _gap_mm(self) -> float:
        """Air between the block and what it would meet: the highest thing below it, or the table."""
        pose = self.body.pose
        low = pose.z - half_height_mm(pose, self.body.size_mm)
        bx, by = half_breadth_mm(pose, self.body.size_mm)
        top = 0.0
        for name, other in self.tower.blocks.items():
            if name == self.body.name:
                continue
            there = other.pose
            high = there.z + half_height_mm(there, other.size_mm)
            if high <= top or high > low + _UNDER_MM:
                continue
            ox, oy = half_breadth_mm(there, other.size_mm)
            if abs(there.x - pose.x) < bx + ox and abs(there.y - pose.y) < by + oy:
                top = high
        return low - top


class PutAside:
    """A free block that is given back: clear of the tower, and down on the table beside it."""

    mode: Literal["return"] = "return"

    def __init__(self, hand: Hand, tower: Tower, body: Body) -> None:
        self.hand, self.tower, self.body = hand, tower, body
        hand.use(tower.scene.hand.carry)
        pose = body.pose
        flat = levelled(pose, axis_of(pose))
        aside = tower.scene.bench.lower.aside_mm
        far = math.hypot(pose.x, pose.y)
        x, y = (pose.x / far, pose.y / far) if far > 1 else axis_of(pose)
        top = max((other.pose.z for name, other in tower.blocks.items() if name != body.name), default=0.0)
        safe = top + tower.scene.block.height_mm + _SAFE_MM
        self._way: list[Pose] = []
        if far < aside:
            # Beside the tower it goes straight away from it; above, first up and then over the edge.
            above = pose.z > top - tower.scene.block.height_mm
            height = max(pose.z, safe) if above else pose.z
            if above:
                self._way.append(flat._replace(z=height))
            flat = flat._replace(x=aside * x, y=aside * y, z=height)
            self._way.append(flat)
        self._last = flat
        self._waited_s = 0.0
        self._down: Lower | None = None
        self.frame_s = 1 / tower.scene.physics.frame_hz

    def before(self) -> None:
        if self._down is not None:
            self._down.before()
            return
        self._waited_s += self.frame_s
        if self._way:
            self.hand.aim(self._way[0])
            if math.dist(self._way[0].place, self.body.pose.place) < 3 * _THERE_MM or self._waited_s > 2 * _PATIENCE_S:
                self._way.pop(0)
                self._waited_s = 0.0
        else:
            self._down = Lower(self.hand, self.tower, self.body, self._last, "return")
            self._down.before()

    def is_done(self) -> bool:
        return self._down is not None and self._down.is_done()
