"""The bench: everything a player's hand does in a turn of Stacko, one frame after another. No Qt, no clock.

The bench moves bodies and writes the turn's record; whether the tower has fallen the judge says. Any call may come at
any time: one that makes no sense now does nothing. Lengths are in mm, times in s, forces in N, angles in rad.
"""

from __future__ import annotations

import math
from collections.abc import Collection
from typing import Any, Literal, get_args

from stackhub.games.stacko.judge import Fall, find_fall
from stackhub.games.stacko.record import Ending, Place, Tool, TurnRecord
from stackhub.games.stacko.storeys import Storeys
from stackhub.games.stacko.table import Tower
from stackhub.games.stacko.table_carry import Carry, Lower, PutAside
from stackhub.games.stacko.table_duty import Duty, Refusal
from stackhub.games.stacko.table_feel import Feel, PullFeel, felt_by_tap
from stackhub.games.stacko.table_places import askew_rad, axis_of, lying_on, nearest_block, place_poses, within
from stackhub.games.stacko.table_pull import Pull, PushBack, Tap
from stackhub.games.stacko.table_resume import kept, resumed
from stackhub.games.stacko.table_scene import StackoScene
from stackhub.games.stacko.table_tool import UseTool
from stackhub.games.stacko.table_watch import Watch
from stackhub.physics.hand import Hand
from stackhub.physics.pose import Pose, Vec
from stackhub.physics.rest import fastest_mm_s

Mode = Literal["idle", "pull", "carry", "lay", "return", "tap", "tool"]
MOVING_MM_S = 50.0
"""ST-13: what moves faster keeps the die from being passed."""
_TOUCHED_MM = 1.0
_Act = Pull | PushBack | Tap | Carry | Lower | PutAside | UseTool


class Bench:
    """One tower, one hand, and the turn being played."""

    def __init__(self, tower: Tower, storeys: Storeys, *, dropped_loses: bool = False) -> None:
        self.tower, self.world, self.scene = tower, tower.world, tower.scene
        self.hand = Hand(tower.world)
        self.watch = Watch(tower)
        self.dropped_loses = dropped_loses
        self.felt: dict[str, Feel] = {}
        """What was felt by taps and pulls so far, by block."""
        self._act: _Act | None = None
        self._pull_feel: PullFeel | None = None
        self._begin(storeys)

    # --- The turn ---------------------------------------------------------------------------------------------------

    def begin_turn(self, storeys: Storeys) -> None:
        """The die was received: the record begins. Blocks that are not in `storeys` are taken off the table."""
        self._drop_act()
        self.watch.leave()
        held = {name for row in storeys for name in row if name is not None}
        for name in [name for name in self.tower.blocks if name not in held]:
            self.tower.remove_block(name)
        self._begin(storeys)

    def _begin(self, storeys: Storeys) -> None:
        self.watch.begin()
        self.duty = Duty(self.watch, storeys, self.scene.block.width_mm / 2)
        self._fall: Fall | None = None
        self._places: dict[Place, Pose] | None = None

    def allow(self, legal: Collection[str], count: int) -> None:
        """After the roll: which blocks may leave the tower, and how many more are to be moved."""
        self.duty.allow(legal, count)
        if isinstance(self._act, Pull):
            self._act.set_legal(self.duty.is_legal(self._act.body.name))

    @property
    def time_s(self) -> float:
        """Since the turn began."""
        return self.watch.time_s

    @property
    def storeys(self) -> Storeys:
        """The tower as it is now: without what was taken, with what lies on an open place."""
        return self.duty.storeys_but(None)

    @property
    def in_work(self) -> str | None:
        """The block taken last; it may be picked up again until the die is passed."""
        return self.duty.in_work

    @property
    def laid(self) -> tuple[str, ...]:
        """The blocks that lie where they may, in the order in which they were taken."""
        return self.duty.laid

    @property
    def missing(self) -> int:
        """How many blocks are still to be laid."""
        return self.duty.missing

    @property
    def probed_out(self) -> str | None:
        """A block that was touched and is out by more than half its width: only it may be held (ST-10)."""
        return self.duty.probed_out

    @property
    def can_pass(self) -> bool:
        """ST-13: everything is laid, the hand is empty, and nothing moves faster than 5 cm/s."""
        return self._is_done and self._fall is None and (self.world.paused or self.fastest_mm_s <= MOVING_MM_S)

    @property
    def _is_done(self) -> bool:
        return self._act is None and self.duty.is_done

    @property
    def fastest_mm_s(self) -> float:
        return fastest_mm_s(self.tower.blocks.values())

    @property
    def rest_s(self) -> float:
        """For how long everything has been laid and at rest; 0 while it is not."""
        if not self._is_done:
            return 0.0
        laid = max((lift.laid_s or 0.0 for lift in self.watch.lifts), default=0.0)
        return max(0.0, min(self.world.still_s, self.time_s - laid))

    def record(self, end: Ending) -> TurnRecord:
        """The turn so far, as if it ended now."""
        return self.watch.record(end, self._pulling(), rested=self._act is None and self.world.still_s > 0)

    def _pulling(self) -> tuple[str, Place] | None:
        """A legal block that is on its way out, in the hand or let go of."""
        name = self.probed_out
        if isinstance(self._act, Pull) and abs(self._act.out_mm) > _TOUCHED_MM:
            name = self._act.body.name
        place = self.duty.origin(name) if name is not None and self.duty.is_legal(name) else None
        return None if name is None or place is None else (name, place)

    def fall(self) -> Fall | None:
        """What the judge says of the turn so far; once fallen, fallen."""
        if self._fall is None and not self.watch.quiet:
            self._fall = find_fall(self.record("fallen"), self.duty.standing, dropped_loses=self.dropped_loses)
        return self._fall

    # --- What the hand does -----------------------------------------------------------------------------------------

    @property
    def mode(self) -> Mode:
        return "idle" if self._act is None else self._act.mode

    @property
    def held(self) -> str | None:
        """The block, or the tool, in the hand."""
        return None if self._act is None else self._act.body.name

    @property
    def force_n(self) -> float:
        """With how much force the hand pushes, beyond carrying weight."""
        return math.hypot(*self.hand.force_n)

    @property
    def strain(self) -> float:
        """The force as a share of the most that the hand can do in this way, 0 to 1."""
        most = self.scene.hand.pull.force_n if self.mode in ("pull", "tap") else None
        return min(1.0, self.force_n / most) if most is not None else self.hand.strain

    @property
    def snap(self) -> Place | None:
        """The open place that the carried block is led to."""
        return self._act.snap if isinstance(self._act, Carry) else None

    def may_hold(self, name: str) -> Refusal | None:
        """None: this block may be taken hold of now. Otherwise why not."""
        if name not in self.tower.blocks:
            return "unknown"
        if self._act is not None:
            return "holding"
        if self._fall is not None:
            return "fallen"
        if self.tower.blocks[name].speed_mm_s > MOVING_MM_S:
            return "moving"
        return self.duty.refuses(name)

    def hold(self, name: str, at_mm: Vec | None = None) -> Refusal | None:
        """Take hold of a block, at a point of the table's space (its centre unless told). Returns why not."""
        refused = self.may_hold(name)
        if refused is not None:
            return refused
        body = self.tower.blocks[name]
        if name == self.in_work:
            self.watch.taken_up(name)
            self.watch.grabbed(name)
            self._act = Carry(self.hand, self.tower, body)
        else:
            self.watch.grabbed(name)
            legal = self.duty.is_legal(name)
            known = at_mm is not None and all(map(math.isfinite, at_mm))
            local = within(body.pose, at_mm, body.size_mm) if known and at_mm is not None else (0.0, 0.0, 0.0)
            self._act = Pull(self.hand, self.scene, body, self.watch.home[name], local, legal=legal)
            self._pull_feel = PullFeel(self.scene, self._act)
        self._places = None
        return None

    def tap(self, name: str) -> Refusal | None:
        """Feel whether a block is loose (ST-10): `felt` says so when the mode is idle again. Returns why not."""
        refused = self.may_hold(name)
        if refused is None and name != self.in_work:
            self.watch.grabbed(name)
            self._act = Tap(self.hand, self.scene, self.tower.blocks[name], self.watch.home[name])
        return refused

    def may_use(self, tool: Tool) -> Refusal | None:
        """None: the stick or the flat hand may be used now (ST-09, ST-11, ST-12). Otherwise why not."""
        if tool not in get_args(Tool):
            return "unknown"
        if self._act is not None:
            return "holding"
        if self._fall is not None:
            return "fallen"
        return self.duty.refuses_more()

    def hold_tool(self, tool: Tool, at_mm: Vec, normal: Vec) -> Refusal | None:
        """Bring a tool in, facing the point `at_mm` of a face whose outward direction is `normal`. Returns why not."""
        refused = self.may_use(tool)
        if refused is not None or not all(map(math.isfinite, (*at_mm, *normal))):
            return refused
        target = nearest_block(self.tower, at_mm) if tool == "stick" else None
        if target is not None and self._refuses_push(target):
            return self._refuses_push(target)
        act = UseTool(self.hand, self.tower, tool, at_mm, normal, target=self.tower.blocks[target] if target else None)
        if target is not None:
            self.watch.grabbed(target)
            if not self.duty.is_legal(target):
                act.stay_within(self.scene.bench.out_mm)
        self.watch.used(tool)
        self._act = act
        return None

    def _refuses_push(self, name: str) -> Refusal | None:
        return None if name == self.in_work else self.may_hold(name)

    def drag_to(self, centre_mm: Vec) -> None:
        """Want the centre of what is held there. A block in the tower follows only along its own axis."""
        if isinstance(self._act, Pull | Carry | UseTool) and all(map(math.isfinite, centre_mm)):
            self._act.drag_to(centre_mm)

    def turn(self, yaw: float = 0.0, long: float = 0.0, cross: float = 0.0) -> None:
        """Turn the carried block by so many rad about the vertical, its length and its width."""
        if isinstance(self._act, Carry) and all(map(math.isfinite, (yaw, long, cross))):
            self._act.turn(yaw, long, cross)

    def level(self) -> None:
        """Straighten the carried block to the direction in which the open storey lies."""
        if isinstance(self._act, Carry):
            self._act.level(axis_of(next(iter(self.open_places().values()))))

    def lay(self) -> None:
        """Lower the carried block softly on whatever is below it, and let go when it lies."""
        if isinstance(self._act, Carry):
            carry = self._act
            over = carry.led(self.open_places())
            self._act = Lower(self.hand, self.tower, carry.body, over)

    def let_go(self) -> None:
        """Open the hand at once."""
        self._drop_act()

    def give_back(self) -> None:
        """End whatever is going on safely: a block in the tower is pushed back, a free one put down beside it."""
        act = self._act
        if isinstance(act, Pull):
            body = act.body
            self.hand.release()
            self._pull_feel = None
            self._act = PushBack(self.hand, self.scene, body, self.watch.home[body.name])
        elif isinstance(act, Carry) or (isinstance(act, Lower) and act.mode == "lay"):
            self._act = PutAside(self.hand, self.tower, act.body)
        elif isinstance(act, UseTool):
            self._drop_act()

    def _drop_act(self) -> None:
        act = self._act
        if act is None:
            return
        if isinstance(act, UseTool):
            act.put_away()
            if act.target is not None:
                self.watch.let_go(act.target.name)
                self.duty.note_out(act.target.name)
        else:
            self._release()
            self.duty.note_out(act.body.name)
        self._act = None

    def _release(self) -> None:
        if self._act is not None:
            self.watch.let_go(self._act.body.name)
        self.hand.release()
        self._act = None
        self._pull_feel = None
        self._places = None

    # --- Places -----------------------------------------------------------------------------------------------------

    def open_places(self) -> dict[Place, Pose]:
        """Where the centre of a block lying on each open place would be now."""
        if self._places is None:
            name = self.in_work
            size = self.tower.blocks[name].size_mm if name in self.tower.blocks else self.scene.block.size_mm
            self._places = place_poses(self.tower, self.storeys, size)
        return self._places

    def _look_where_it_lies(self) -> None:
        """Notice on which place the block in work lies, while the hand is empty: a block that is being drawn from
        below moves the places."""
        name = self.in_work
        if name is None or self._act is not None or name not in self.tower.blocks:
            return
        self._places = None
        body = self.tower.blocks[name]
        storeys = self.duty.storeys_but(name)
        place = lying_on(body.pose, place_poses(self.tower, storeys, body.size_mm), self.scene.bench.lying)
        askew = 0.0 if place is None else askew_rad(self.tower, storeys, place, body.pose)
        self.watch.lies(name, place, askew)

    # --- Time -------------------------------------------------------------------------------------------------------

    def frame(self) -> None:
        """Let one frame pass."""
        act = self._act
        if isinstance(act, Carry):
            self._places = None
            act.before(self.open_places())
        elif act is not None:
            act.before()
        if not self.world.advance():
            return
        at_work = self._pulling()
        held = act.target.name if isinstance(act, UseTool) and act.target is not None else self.held
        self.watch.look(held, at_work[0] if at_work is not None else None)
        self._after(act)
        self._look_for_lost()
        self._look_where_it_lies()
        fall = self.fall()
        if fall is not None and self.time_s - fall.at_s >= self.scene.bench.wreck.after_s:
            self.world.calm(self.scene.bench.wreck.times)

    def _after(self, act: _Act | None) -> None:
        if isinstance(act, Pull):
            if self._pull_feel is not None:
                feel = self._pull_feel.look(self.force_n)
                if feel is not None:
                    self.felt[act.body.name] = feel
            self.duty.note_out(act.body.name)
            if act.is_free():
                self._free(act)
        elif isinstance(act, Tap | PushBack | Lower | PutAside) and act.is_done():
            if isinstance(act, Tap):
                self.felt[act.body.name] = felt_by_tap(self.scene, act)
            self._drop_act()

    def _free(self, act: Pull) -> None:
        name = act.body.name
        self._came_out(name)
        self._pull_feel = None
        carry = Carry(self.hand, self.tower, act.body, held=True)
        by = math.copysign(self.scene.block.length_mm + 10, act.out_mm) - act.out_mm
        carry.goal = carry.goal.moved(by * act.axis[0], by * act.axis[1])
        self._act = carry

    def _came_out(self, name: str) -> None:
        origin = self.duty.origin(name)
        if origin is not None:
            self.watch.freed(name, origin)
        if self.probed_out == name:
            self.duty.probed_out = None

    def _look_for_lost(self) -> None:
        """A block that was let go of half-way and tipped out has left the tower as well."""
        name = self.probed_out
        if name is None or self.held == name or not self.duty.is_legal(name):
            return
        if abs(self.watch.out_mm(name)) > self.scene.block.length_mm or self.watch.is_on_table(name):
            self._came_out(name)
            if self.watch.is_on_table(name):
                self.watch.dropped(name)

    # --- Kept -------------------------------------------------------------------------------------------------------

    def snapshot(self) -> dict[str, Any]:
        """The tower as plain data (JSON), without the turn: blocks, and what is left out."""
        return kept(self.tower, self.watch.left_now(), self.felt)

    @classmethod
    def resume(cls, scene: StackoScene, data: Any, storeys: Storeys, *, dropped_loses: bool = False) -> Bench:
        """A new bench with the tower of a snapshot. Raises BadSave when it is none, or not of these storeys."""
        found = resumed(scene, data, storeys)
        bench = cls(found.tower, storeys, dropped_loses=dropped_loses)
        bench.felt = found.felt
        bench.watch.left_out_mm = found.left_out_mm
        bench.watch.begin()
        return bench
