"""Watches a turn and writes down what happened: what was pushed, how far cup and base leaned, what fell. Facts only."""

from __future__ import annotations

import copy
import math
from collections.abc import Iterable
from dataclasses import dataclass, field

from stackhub.games.stickstack.record import Attempt, Ending, Fell, Push, TurnRecord, latest
from stackhub.games.stickstack.table import CupTable
from stackhub.games.stickstack.table_cup import BASE, CUP
from stackhub.physics.contacts import contacts
from stackhub.physics.pose import Pose, Vec, distance_mm

TILTED_DEG = 20.0
"""SS-10: the base counts as tilted beyond this."""
_LOOK_EVERY = 6
"""Frames between two looks for fallen sticks: a tenth of a second."""
_LEAST_PUSH_MM = 0.5
_MOST_MM = 9_999.0


@dataclass(slots=True)
class Seen:
    """What was noted of the turn so far; a copy of it brings a refused attempt back."""

    fell: dict[str, float] = field(default_factory=dict)
    pushed: dict[str, tuple[float, float]] = field(default_factory=dict)
    """How far at most, and when it was pushed first."""
    cup_deg: float = 0.0
    base_deg: float = 0.0
    base_s: float = 0.0
    lift_mm: float = 0.0


class Watch:
    """What is known of the turn so far. Times are seconds since `begin`, lengths mm."""

    def __init__(self, table: CupTable) -> None:
        self.table = table
        self._from = table.world.frames
        self._before_s = 0.0
        self.seen = Seen()
        self._tilted_frames = 0
        self._touched: dict[str, Pose] = {}
        """What the held stick touches now, and where it was when that began."""
        self._adrift: set[str] = set()

    def begin(self, fell: Iterable[str] = ()) -> None:
        """A stick is taken: the turn begins, with what `fell` in it before it was left."""
        self._from, self._before_s = self.table.world.frames, 0.0
        self.seen = Seen(fell=dict.fromkeys(fell, 0.0))
        self._tilted_frames = 0
        self._touched = {}
        self._adrift = set()

    def resume(self, turn: TurnRecord) -> None:
        """The stick is taken up again in a turn that was left: what was noted of it holds, and its time goes on."""
        self.begin()
        self._before_s = turn.seconds
        self.seen = Seen(
            fell={fact.stick: fact.at_s for fact in turn.fell},
            pushed={push.what: (push.mm, push.at_s) for push in turn.pushed},
            cup_deg=turn.cup_deg,
            base_deg=turn.base_deg,
            base_s=turn.base_s,
            lift_mm=turn.lift_mm,
        )

    def go_on_with(self, table: CupTable, seen: Seen) -> None:
        """The tower was restored in a new world; what was noted since it was kept is forgotten, time goes on."""
        self._before_s = self.time_s
        self.table, self._from, self.seen = table, table.world.frames, seen
        self._tilted_frames = 0
        self._touched = {}
        self._adrift = set()

    def so_far(self) -> Seen:
        """A copy of what was noted."""
        return copy.deepcopy(self.seen)

    @property
    def time_s(self) -> float:
        world = self.table.world
        return self._before_s + (world.frames - self._from) / world.physics.frame_hz

    # --- After each frame -------------------------------------------------------------------------------------------

    def look(self, held: str | None) -> None:
        """Note what changed in this frame; `held` is the stick in the hand."""
        seen, table = self.seen, self.table
        seen.cup_deg = max(seen.cup_deg, table.tilt_deg)
        base = table.base_deg
        seen.base_deg = max(seen.base_deg, base)
        seen.lift_mm = max(seen.lift_mm, table.base_lift_mm)
        self._tilted_frames = self._tilted_frames + 1 if base > TILTED_DEG else 0
        seen.base_s = max(seen.base_s, self._tilted_frames / table.world.physics.frame_hz)
        self._note_pushes(held)
        if table.world.frames % _LOOK_EVERY == 0:
            self.look_for_fallen(held)

    def look_for_fallen(self, held: str | None) -> None:
        """Note which sticks lie fallen now, and forget those that hang after all. A stick that has touched nothing
        for a while below the cup is falling (SS-08)."""
        table, now = self.table, self.time_s
        hanging = table.hanging()
        fallen = table.fallen()
        low = table.scene.lying_below_mm
        for name, body in table.sticks.items():
            if name == held:
                continue
            adrift = name not in hanging and name not in fallen
            if name in fallen or (adrift and (name in self._adrift or body.pose.z < low)):
                self.seen.fell.setdefault(name, now)
            elif name in hanging:
                self.seen.fell.pop(name, None)
            (self._adrift.add if adrift else self._adrift.discard)(name)

    def _note_pushes(self, held: str | None) -> None:
        """SS-05: how far something went while the held stick touched it. The cup moves with what lies on it."""
        touching = set() if held is None else self._touching(held)
        if touching - {BASE}:
            touching.add(CUP)
        for name in [name for name in self._touched if name not in touching]:
            del self._touched[name]
        for name in touching:
            here = self._where(name)
            start = self._touched.setdefault(name, here)
            mm = self._way(name, start, here)
            if mm >= _LEAST_PUSH_MM:
                most, at = self.seen.pushed.get(name, (0.0, self.time_s))
                self.seen.pushed[name] = (max(most, mm), at)

    def _touching(self, held: str) -> set[str]:
        found = set()
        for touch in contacts(self.table.world):
            if held in (touch.one, touch.other):
                other = touch.other if touch.one == held else touch.one
                if other in self.table.sticks or other in (CUP, BASE):
                    found.add(other)
        return found

    def _where(self, name: str) -> Pose:
        """A stick as the cup sees it, cup and base as the table does."""
        if name == CUP:
            return self.table.cup.pose
        if name == BASE:
            return self.table.base.pose
        return self.table.cup_frame(self.table.sticks[name].pose)

    def _way(self, name: str, start: Pose, here: Pose) -> float:
        if name == CUP:  # how far a point of its rim went
            radius = self.table.scene.cup.rim.radius_mm
            return max(
                math.dist(_point(start, axis, radius), _point(here, axis, radius))
                for axis in ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (-1.0, 0.0, 0.0))
            )
        return distance_mm(start, here)

    def pushes(self) -> tuple[Push, ...]:
        """What was pushed, in the order in which it was."""
        return tuple(
            Push(what=name, mm=round(min(mm, _MOST_MM), 2), at_s=round(at, 3))
            for name, (mm, at) in sorted(self.seen.pushed.items(), key=lambda one: one[1][1])
        )

    # --- The record -------------------------------------------------------------------------------------------------

    def record(
        self, stick: str, standing: tuple[str, ...], attempts: tuple[Attempt, ...], end: Ending, *, back: bool
    ) -> TurnRecord:
        """The turn so far. `standing` hung there when it began; `back`: the stick is not on the tower."""
        seen = self.seen
        hung = tuple(name for name in standing if name not in seen.fell)
        if not back and stick not in seen.fell:
            hung = (*hung, stick)
        fell = sorted(seen.fell.items(), key=lambda one: (one[1], one[0]))
        return TurnRecord(
            stick=stick,
            attempts=latest(attempts),
            fell=tuple(Fell(stick=name, at_s=round(at, 3)) for name, at in fell),
            pushed=self.pushes(),
            cup_deg=round(min(180.0, seen.cup_deg), 2),
            base_deg=round(min(180.0, seen.base_deg), 2),
            base_s=round(seen.base_s, 3),
            lift_mm=round(min(seen.lift_mm, _MOST_MM), 2),
            end=end,
            rested=self.table.world.still_s > 0,
            seconds=round(self.time_s, 3),
            hung=hung,
        )


def _point(pose: Pose, axis: Vec, radius: float) -> Vec:
    x, y, z = pose.direction(axis)
    return pose.x + radius * x, pose.y + radius * y, pose.z + radius * z
