"""Watches a turn and writes down what happened: who was held, freed, laid, dropped, what sank or touched the table.

Facts only. It is asked for the running record after each frame, so it looks only at bodies that moved.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field

from stackhub.games.stacko.record import Ending, Lift, Place, Probe, Push, Sink, Tool, Touch, TurnRecord
from stackhub.games.stacko.table import Tower
from stackhub.games.stacko.table_places import axis_of, half_height_mm
from stackhub.physics.pose import Pose

TOUCH_MM = 0.5
"""A corner this near to the table touches it."""
SINK_MM = 2.0
PROBE_MM = 1.0
_FALLEN = 0.8
"""Share of a storey by which a block sinks that falls (ST-14)."""


@dataclass(slots=True)
class _Lifted:
    block: str
    origin: Place
    grabbed_s: float
    freed_s: float | None = None
    to: Place | None = None
    laid_s: float | None = None
    askew_rad: float = 0.0
    on_table_s: list[float] = field(default_factory=list)
    """When it came onto the table without being held."""
    on_table: bool = False


@dataclass(slots=True)
class _Held:
    spans: list[tuple[float, float]] = field(default_factory=list)
    since_s: float | None = None
    most_mm: float = 0.0


class Watch:
    """What is known of the turn so far. Times are seconds since `begin`, lengths mm."""

    def __init__(self, tower: Tower) -> None:
        self._tower = tower
        self._height = tower.scene.block.height_mm
        self._longest = math.hypot(*tower.scene.block.size_mm) / 2 + TOUCH_MM
        self.left_out_mm: dict[str, float] = {}
        """How far out blocks were left by probes of earlier turns, along their axis; kept from turn to turn."""
        self.begin()

    def begin(self) -> None:
        """The die was received: everything is noted as it is."""
        world = self._tower.world
        self._from = world.frames
        self.lifts: list[_Lifted] = []
        self.held: dict[str, _Held] = {}
        self.tools: list[Tool] = []
        self.touches: dict[str, float] = {}
        self.sinks: dict[str, tuple[float, float]] = {}
        self.start = self._tower.poses()
        self._level = {name: pose.z for name, pose in self.start.items()}
        self._last = dict(self.start)
        bodies = self._tower.blocks
        self._on_table = {n for n, p in self.start.items() if p.z - half_height_mm(p, bodies[n].size_mm) <= TOUCH_MM}
        self.home = {name: self._moved_back(name, pose) for name, pose in self.start.items()}
        self._second: str | None = None

    def _moved_back(self, name: str, pose: Pose) -> Pose:
        out = self.left_out_mm.get(name, 0.0)
        x, y = axis_of(pose)
        return pose.moved(-out * x, -out * y)

    @property
    def time_s(self) -> float:
        world = self._tower.world
        return (world.frames - self._from) / world.physics.frame_hz

    # --- Told by the bench ------------------------------------------------------------------------------------------

    def grabbed(self, name: str) -> None:
        """The hand, or the stick, acts on this block from now on."""
        if name not in self.held and name not in self.left_out_mm:
            self.home[name] = self._tower.blocks[name].pose  # wherever the tower has gone to by now
        self.held.setdefault(name, _Held()).since_s = self.time_s
        if len(self.lifts) == 1 and name != self.lifts[0].block and self.lifts[0].to is not None:
            # Should it become the second of two, the first is tower from this moment on (ST-14).
            self._second = name
            first = self.lifts[0].block
            self._level[first] = self._tower.blocks[first].pose.z
            self.sinks.pop(first, None)

    def let_go(self, name: str) -> None:
        held = self.held.get(name)
        if held is not None and held.since_s is not None:
            held.spans.append((held.since_s, self.time_s))
            held.since_s = None

    def freed(self, name: str, origin: Place) -> None:
        """It has left the tower."""
        # What sank while somebody held it, or of a block that is in work, does not count.
        self.sinks.pop(name, None)
        self.touches.pop(name, None)
        self.lifts.append(_Lifted(name, origin, self._first_s(name), freed_s=self.time_s))

    def is_on_table(self, name: str) -> bool:
        body = self._tower.blocks[name]
        return body.pose.z - half_height_mm(body.pose, body.size_mm) <= TOUCH_MM

    def dropped(self, name: str) -> None:
        """It came out of the tower without being held, and onto the table."""
        self.lifts[-1].on_table_s.append(self.time_s)
        self.lifts[-1].on_table = True

    def lies(self, name: str, place: Place | None, askew_rad: float) -> None:
        """Where a block in work lies now; None: not on an open place."""
        for lift in self.lifts:
            if lift.block == name:
                if place is not None and lift.laid_s is None:
                    spans = self.held[name].spans if name in self.held else []
                    lift.laid_s = spans[-1][1] if spans else self.time_s
                lift.to, lift.askew_rad = place, askew_rad

    def used(self, tool: Tool) -> None:
        if tool not in self.tools:
            self.tools.append(tool)

    def out_mm(self, name: str) -> float:
        """How far out of its place a block is, along its axis, with the sign of the direction."""
        home, here = self.home[name], self._tower.blocks[name].pose
        x, y = axis_of(home)
        return (here.x - home.x) * x + (here.y - home.y) * y

    # --- After each frame -------------------------------------------------------------------------------------------

    def look(self, held: str | None, at_work: str | None) -> None:
        """Note what changed in this frame. `held` is in the hand; `at_work` counts as moved besides (ST-14)."""
        now = self.time_s
        moved = self._lifted_not_tower()
        for name, body in self._tower.blocks.items():
            pose = body.pose
            if pose == self._last[name]:
                continue
            self._last[name] = pose
            if name == held:
                grip = self.held.get(name)
                if grip is not None and (not self.lifts or name not in {lift.block for lift in self.lifts}):
                    grip.most_mm = max(grip.most_mm, abs(self.out_mm(name)))
                continue
            low = pose.z < self._longest and pose.z - half_height_mm(pose, body.size_mm) <= TOUCH_MM
            self._note_table(name, low, now, name in moved or name == at_work)
            if name not in moved and name != at_work:
                self._note_sink(name, self._level[name] - pose.z, now)

    def _lifted_not_tower(self) -> set[str]:
        names = {lift.block for lift in self.lifts}
        if len(self.lifts) == 2 or self._second is not None:
            names.discard(self.lifts[0].block)
        return names

    def _note_table(self, name: str, low: bool, now: float, is_moved: bool) -> None:
        for lift in self.lifts:
            if lift.block == name:
                if low and not lift.on_table:
                    lift.on_table_s.append(now)
                lift.on_table = low
        if low and not is_moved and name not in self._on_table:
            self.touches.setdefault(name, now)

    def _note_sink(self, name: str, mm: float, now: float) -> None:
        most, at = self.sinks.get(name, (0.0, now))
        if mm < SINK_MM or mm <= most:
            return
        fallen = _FALLEN * self._height
        self.sinks[name] = (mm, at if most >= fallen else now)

    def taken_up(self, name: str) -> None:
        """A block in work was picked up again: it is to be laid anew, and may be dropped again."""
        for lift in self.lifts:
            if lift.block == name:
                lift.on_table, lift.laid_s, lift.to = False, None, None

    @property
    def quiet(self) -> bool:
        """Whether nothing happened so far that could be a fall."""
        fallen = _FALLEN * self._height
        return not (
            self.touches
            or any(mm >= fallen for mm, _ in self.sinks.values())
            or any(lift.on_table_s for lift in self.lifts)
        )

    # --- The record -------------------------------------------------------------------------------------------------

    def _first_s(self, name: str) -> float:
        """When a block was first touched with the will to take it: the second of two not before the first lay."""
        held = self.held.get(name)
        if held is None:
            return self.time_s
        starts = [start for start, _ in held.spans] + ([held.since_s] if held.since_s is not None else [])
        laid = self.lifts[0].laid_s if self.lifts and self.lifts[0].block != name else None
        return next((start for start in starts if laid is None or start >= laid), self.time_s)

    def record(self, end: Ending, pulling: tuple[str, Place] | None, *, rested: bool) -> TurnRecord:
        """The turn so far. `pulling` is a legal block that is on its way out, and its place."""
        now = self.time_s
        drawn = [] if pulling is None else [_Lifted(*pulling, grabbed_s=self._first_s(pulling[0]))]
        taken = [*self.lifts, *drawn][:2]
        # The first of two is tower since the second was touched: what comes onto the table then was not dropped.
        lifts = [
            _lift(one, taken[1].grabbed_s if number < len(taken) - 1 else None) for number, one in enumerate(taken)
        ]
        lifted = {lift.block for lift in lifts}
        touches, sinks = dict(self.touches), dict(self.sinks)
        for lift in taken[:-1]:
            late = [at for at in lift.on_table_s if at >= taken[-1].grabbed_s]
            if late:
                touches[lift.block] = late[0]
        if lifts:
            last = lifts[-1].block
            touches.pop(last, None)
            sinks.pop(last, None)
        return TurnRecord(
            lifts=tuple(lifts),
            probes=tuple(
                self._probe(name, held, now) for name, held in self.held.items() if self._probed(name, lifted)
            ),
            touches=tuple(Touch(block=n, at_s=at) for n, at in sorted(touches.items(), key=lambda one: one[1])),
            sinks=tuple(
                Sink(block=n, mm=round(min(mm, 9999.0), 2), at_s=at)
                for n, (mm, at) in sorted(sinks.items(), key=lambda one: one[1][1])
            ),
            pushed=self._pushes(lifted),
            tools=tuple(self.tools),
            end=end,
            rested=rested,
            seconds=now,
        )

    def _probed(self, name: str, lifted: set[str]) -> bool:
        return name not in lifted and self.held[name].most_mm >= PROBE_MM

    def _probe(self, name: str, held: _Held, now: float) -> Probe:
        spans = (*held.spans, *(((held.since_s, now),) if held.since_s is not None else ()))
        most, out = min(held.most_mm, 9999.0), min(abs(self.out_mm(name)), 9999.0)
        return Probe(block=name, held_s=spans, most_mm=round(most, 2), out_mm=round(out, 2))

    def _pushes(self, lifted: set[str]) -> tuple[Push, ...]:
        pushes = []
        for name, start in self.start.items():
            if name in lifted or name in self.held or name not in self._tower.blocks:
                continue
            here = self._tower.blocks[name].pose
            mm = math.hypot(here.x - start.x, here.y - start.y)
            if mm >= 1:
                pushes.append(Push(block=name, mm=round(min(mm, 9999.0), 2)))
        return tuple(pushes)

    def left_now(self) -> dict[str, float]:
        """How far out each block is that was touched in this turn or an earlier one, and not taken (mm)."""
        lifted = {lift.block for lift in self.lifts}
        touched = {name: self.out_mm(name) for name in self.held if name in self._tower.blocks}
        return {name: mm for name, mm in (self.left_out_mm | touched).items() if name not in lifted}

    def leave(self) -> None:
        """The turn is over: remember which blocks were left partly out."""
        self.left_out_mm = self.left_now()


def _lift(lift: _Lifted, tower_since_s: float | None) -> Lift:
    dropped = [at for at in lift.on_table_s if tower_since_s is None or at < tower_since_s]
    return Lift(
        block=lift.block,
        origin=lift.origin,
        to=lift.to,
        grabbed_s=lift.grabbed_s,
        freed_s=lift.freed_s,
        laid_s=lift.laid_s,
        dropped_s=tuple(dropped),
        askew_deg=round(min(90.0, math.degrees(lift.askew_rad)), 2),
    )
