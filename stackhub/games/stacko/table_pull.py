"""A block that is still in the tower: drawn along its own axis, tapped, or pushed back.

The force follows from how far the wanted point leads the block, and never comes at once: what is loose comes gently
however hasty the hand, what is tight is drawn hard only by somebody who insists.
"""

from __future__ import annotations

from typing import Literal

from stackhub.games.stacko.table_places import Flat, axis_of, half_breadth_mm, half_height_mm
from stackhub.games.stacko.table_scene import StackoScene
from stackhub.physics.body import Body
from stackhub.physics.hand import Hand
from stackhub.physics.pose import Pose, Vec
from stackhub.physics.world import World

_NEAR_OUT = 0.5
"""From this share of its length on it may have lost the tower."""
_GIVE_UP_S = 0.5
_PROGRESS_MM = 0.3
_ALONE_MM = 1.0
_EASE_MM_S, _EASE_PER_S = 4.0, 2.0
_MARGIN_MM = 20.0  # so far beyond being free it may be wanted


class Draw:
    """A hold of one block along its axis; how far out it is counts from its place in the tower, `home`."""

    def __init__(self, hand: Hand, scene: StackoScene, body: Body, home: Pose, local_mm: Vec = (0.0, 0.0, 0.0)) -> None:
        self.hand, self.scene, self.body = hand, scene, body
        self.axis = axis_of(body.pose)
        self.start = body.pose
        self._start_out = self._along(body.pose) - self._along(home)
        self.frame_s = 1 / scene.physics.frame_hz
        hand.grab(body, scene.hand.pull, at_mm=local_mm, along=(*self.axis, 0.0))

    def _along(self, pose: Pose) -> float:
        return pose.x * self.axis[0] + pose.y * self.axis[1]

    @property
    def out_mm(self) -> float:
        """How far out of its place it is, with the sign of the direction."""
        return self._start_out + self._along(self.body.pose) - self._along(self.start)

    def lead(self, out_mm: float, speed_mm_s: float) -> None:
        """Want it so far out."""
        by = out_mm - self._start_out
        self.hand.aim(self.start.moved(by * self.axis[0], by * self.axis[1]), speed_mm_s=speed_mm_s)


class Pull(Draw):
    """The player's pull."""

    mode: Literal["pull"] = "pull"

    def __init__(self, hand: Hand, scene: StackoScene, body: Body, home: Pose, local_mm: Vec, *, legal: bool) -> None:
        super().__init__(hand, scene, body, home, local_mm)
        self.set_legal(legal)
        self.wanted_mm = self.out_mm
        self.force_n = scene.hand.gentle.force_n

    def set_legal(self, legal: bool) -> None:
        """Whether it may leave the tower."""
        self.legal = legal
        free = self.scene.block.length_mm + self.scene.bench.free_mm + _MARGIN_MM
        self.most_mm = free if legal else self.scene.bench.out_mm

    def drag_to(self, centre_mm: Vec) -> None:
        """Only the part along the axis counts, and an illegal block is wanted no further than allowed (ST-10)."""
        along = centre_mm[0] * self.axis[0] + centre_mm[1] * self.axis[1]
        wanted = self._start_out + along - self._along(self.start)
        self.wanted_mm = min(max(wanted, -self.most_mm), self.most_mm)

    def before(self) -> None:
        """Lead it on, by one frame."""
        squeeze, gentle = self.scene.bench.squeeze, self.scene.hand.gentle
        lead = abs(self.wanted_mm - self.out_mm)
        share = min(max((lead - squeeze.near_mm) / (squeeze.far_mm - squeeze.near_mm), 0.0), 1.0)
        wanted = gentle.force_n + share * (self.scene.hand.pull.force_n - gentle.force_n)
        self.force_n = min(wanted, self.force_n + squeeze.rise_n_s * self.frame_s)
        self.hand.limit(self.force_n)
        speed = min(max(gentle.speed_mm_s, squeeze.follow_per_s * lead), squeeze.speed_mm_s)
        self.lead(self.wanted_mm, speed)

    def is_free(self) -> bool:
        """Whether it has left the tower: out by its length, or far out and with nothing near it."""
        out = abs(self.out_mm)
        if not self.legal or out < _NEAR_OUT * self.scene.block.length_mm:
            return False
        if out >= self.scene.block.length_mm + self.scene.bench.free_mm:
            return True
        return self._is_alone()

    def _is_alone(self) -> bool:
        """Whether nothing is near it: the hand bears its weight, so that touching nothing says little."""
        pose, size = self.body.pose, self.body.size_mm
        reach = (*half_breadth_mm(pose, size), half_height_mm(pose, size))
        for other in self.hand.world.bodies.values():
            if other is self.body:
                continue
            there = other.pose
            theirs = (*half_breadth_mm(there, other.size_mm), half_height_mm(there, other.size_mm))
            apart = (abs(a - b) for a, b in zip(pose.place, there.place, strict=True))
            if all(gap < a + b + _ALONE_MM for gap, a, b in zip(apart, reach, theirs, strict=True)):
                return False
        return True


class PushBack(Draw):
    """Back to its place, slowly and only as long as it comes easily (Esc, and every interruption)."""

    mode: Literal["return"] = "return"

    def __init__(self, hand: Hand, scene: StackoScene, body: Body, home: Pose) -> None:
        super().__init__(hand, scene, body, home)
        hand.limit(scene.bench.back.force_n)
        self._best, self._waited_s = abs(self.out_mm), 0.0

    def before(self) -> None:
        """Lead it on, by one frame; slower towards the end, since what came along with it goes back with it."""
        self.lead(0.0, min(self.scene.bench.back.speed_mm_s, _EASE_MM_S + _EASE_PER_S * abs(self.out_mm)))

    def is_done(self) -> bool:
        """Whether it is home, or stuck."""
        out = abs(self.out_mm)
        self._waited_s += self.frame_s
        if out < self._best - _PROGRESS_MM:
            self._best, self._waited_s = out, 0.0
        return out < _PROGRESS_MM or self._waited_s > _GIVE_UP_S


class Tap(Draw):
    """A probe that needs no pointer: pushed harder and harder until it gives, and back to where it was."""

    mode: Literal["tap"] = "tap"

    def __init__(self, hand: Hand, scene: StackoScene, body: Body, home: Pose) -> None:
        super().__init__(hand, scene, body, home)
        self.from_mm = self.out_mm
        self.along = Along(hand.world, body, self.axis)
        self.gave_at_n: float | None = None
        """The force under which it gave; None: it did not."""
        self.moved_mm = 0.0
        self.tried_n = 0.0
        self._back_s: float | None = None

    def before(self) -> None:
        """Lead it on, by one frame."""
        tap = self.scene.bench.tap
        if self._back_s is not None:
            self.hand.limit(tap.force_n)
            self.lead(self.from_mm, tap.speed_mm_s)
            return
        self.tried_n = min(tap.force_n, self.tried_n + tap.force_n * self.frame_s / tap.rise_s)
        self.hand.limit(self.tried_n)
        way = -1.0 if self.from_mm > 0 else 1.0  # inwards when it is out already
        self.lead(self.from_mm + 3 * way * tap.give_mm, tap.speed_mm_s)

    def is_done(self) -> bool:
        """Whether it is back again. Call once after each frame."""
        tap = self.scene.bench.tap
        here = abs(self.out_mm - self.from_mm)
        if self._back_s is None:
            self.moved_mm = max(self.moved_mm, here)
            if here >= tap.give_mm or self.tried_n >= tap.force_n:
                if here >= tap.give_mm and not self.along.drags(here):
                    self.gave_at_n = self.tried_n
                self._back_s = 0.0
            return False
        self._back_s += self.frame_s
        return here < 0.2 * tap.give_mm or self._back_s > _GIVE_UP_S


class Along:
    """Whether other blocks come along with one that is drawn: what a player sees of a tight block."""

    def __init__(self, world: World, body: Body, axis: Flat) -> None:
        self._axis = axis
        near = 2 * body.size_mm[2]
        here = body.pose
        self._others = [
            (other, self._at(other.pose))
            for other in world.bodies.values()
            if other is not body and abs(other.pose.z - here.z) < near
        ]

    def _at(self, pose: Pose) -> float:
        return pose.x * self._axis[0] + pose.y * self._axis[1]

    def drags(self, moved_mm: float) -> bool:
        """Whether one of its storey, or of those beside, has moved by a quarter as much along its axis."""
        return any(abs(self._at(other.pose) - at) >= moved_mm / 4 for other, at in self._others)
