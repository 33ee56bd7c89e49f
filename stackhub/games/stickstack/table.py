"""The wobbling cup with its sticks: where they are, what touches what in which colours, what hangs and what fell.

Whoever knows a table knows everything on it, for everything is seen: sticks are equal but for their colours.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any, NamedTuple

from stackhub.games.stickstack.colours import Patch, on_cup, on_stick
from stackhub.games.stickstack.table_cup import BASE, CUP, TABLE, add_table, add_tower, corners
from stackhub.games.stickstack.table_save import kept, read
from stackhub.games.stickstack.table_scene import StickStackScene
from stackhub.physics.body import Body, Carrier
from stackhub.physics.contacts import contacts
from stackhub.physics.pose import Pose, Vec
from stackhub.physics.world import World


class StickContact(NamedTuple):
    """One point where a stick touches the cup or another stick, with the colours on both sides."""

    other: str
    """`cup`, or the other stick."""
    own: str
    """The stick's colour there."""
    own_next: str | None
    """Its colour across the nearest border of its bands."""
    own_border_mm: float | None
    theirs: str
    theirs_next: str | None
    theirs_border_mm: float | None
    at_mm: Vec
    """The point, in the world."""
    gap_mm: float
    """Negative where they overlap a little."""

    @classmethod
    def of(cls, other: str, own: Patch, theirs: Patch, at_mm: Vec, gap_mm: float) -> StickContact:
        return cls(other, *own, *theirs, at_mm, gap_mm)


class CupTable:
    """The world with its table, base, cup and sticks."""

    def __init__(self, scene: StickStackScene, *, pauses: bool = True) -> None:
        """The tower without a stick; it stands as it is at once."""
        self.scene = scene
        self.world = World(scene.physics, pauses=pauses)
        self.sticks: dict[str, Body] = {}
        self.strayed_mm = 0.0
        """How far the body that strayed most had to be held back when this tower was restored (`World.warm_up`)."""
        add_table(self.world, scene)
        self.base, self.cup = add_tower(self.world, scene)

    # --- Sticks -----------------------------------------------------------------------------------------------------

    def add_stick(self, name: str, pose: Pose) -> Body:
        """Put a stick there. Raises KeyError for a name that there is not, or that is on the table already."""
        stick = self.scene.stick
        self.scene.kind_of(name)
        body = self.world.add(name, stick.size_mm, stick.mass_g, math.sqrt(stick.friction), pose)
        body.node.set_angular_damping(self.scene.spin_damping)
        body.carrier = Carrier(self.cup, self.scene.lying_below_mm)
        self.sticks[name] = body
        return body

    def remove_stick(self, name: str) -> None:
        """Take a stick off the table. Raises KeyError when it is not on it."""
        self.world.remove(self.sticks.pop(name))

    def poses(self) -> dict[str, Pose]:
        """Where the base, the cup and every stick are."""
        return {name: body.pose for name, body in self.world.bodies.items()}

    # --- The tower --------------------------------------------------------------------------------------------------

    @property
    def tilt_deg(self) -> float:
        """Of the cup's axis, against the vertical."""
        return math.degrees(self.cup.pose.tilt_rad)

    @property
    def base_deg(self) -> float:
        """Of the base, against the vertical."""
        return math.degrees(self.base.pose.tilt_rad)

    @property
    def base_lift_mm(self) -> float:
        """How far the highest lower corner of the base is above the table."""
        base = self.scene.base
        pose = self.base.pose
        low = (pose.direction((x, y, -base.centre_mm))[2] for x, y in corners(base))
        return max(0.0, pose.z + max(low))

    def cup_frame(self, pose: Pose) -> Pose:
        """A pose of the world as the cup sees it."""
        return into(self.cup.pose, pose)

    # --- What touches what ------------------------------------------------------------------------------------------

    def contacts_of(self, name: str) -> list[StickContact]:
        """Every point where the stick touches the cup or another stick, as of the last step."""
        return [contact for one, contact in self._coloured(name) if one == name]

    def all_contacts(self) -> dict[str, list[StickContact]]:
        """The same for every stick that touches anything; each point between two sticks is given to both."""
        found: dict[str, list[StickContact]] = {}
        for one, contact in self._coloured(None):
            found.setdefault(one, []).append(contact)
        return found

    def _coloured(self, only: str | None) -> Iterator[tuple[str, StickContact]]:
        for touch in contacts(self.world):
            if only is not None and only not in (touch.one, touch.other):
                continue
            one, other = self._patch(touch.one, touch.at_mm), self._patch(touch.other, touch.at_mm)
            if one is None or other is None:
                continue
            for name, own, against, theirs in (
                (touch.one, one, touch.other, other),
                (touch.other, other, touch.one, one),
            ):
                if name in self.sticks:
                    yield name, StickContact.of(against, own, theirs, touch.at_mm, touch.gap_mm)

    def _patch(self, name: str, at_mm: Vec) -> Patch | None:
        if name == CUP:
            local = into(self.cup.pose, Pose(*at_mm))
            return on_cup(self.scene.cup, local.x, local.y)
        if name in self.sticks:
            return on_stick(self.scene.kind_of(name), into(self.sticks[name].pose, Pose(*at_mm)).x)
        return None

    def _neighbours(self) -> dict[str, set[str]]:
        found: dict[str, set[str]] = {}
        for touch in contacts(self.world):
            found.setdefault(touch.one, set()).add(touch.other)
            found.setdefault(touch.other, set()).add(touch.one)
        return found

    def _reach(self, start: set[str], without: set[str]) -> set[str]:
        """The sticks that hang together with one of `start` through contacts, and not through `without`."""
        neighbours = self._neighbours()
        found: set[str] = set()
        ahead = list(start)
        while ahead:
            for name in neighbours.get(ahead.pop(), ()):
                if name in self.sticks and name not in found and name not in without:
                    found.add(name)
                    ahead.append(name)
        return found

    def hanging(self) -> set[str]:
        """The sticks that hang, through contacts, on the cup (SS-08): on it, not below it. One that is wedged between
        its floor and the pole hangs on nothing."""
        low = -self.scene.cup.floor.thickness_mm / 2
        on_cup = set()
        for touch in contacts(self.world):
            name = touch.other if touch.one == CUP else touch.one if touch.other == CUP else None
            if name in self.sticks and name not in on_cup and into(self.cup.pose, Pose(*touch.at_mm)).z > low:
                on_cup.add(name)
        return on_cup | self._reach(on_cup, set())

    def fallen(self) -> set[str]:
        """The sticks that touch the table, the base or its pole, or another such stick, and do not hang (SS-08)."""
        if not self.sticks:
            return set()
        return self._reach({TABLE, BASE}, self.hanging())

    # --- Kept -------------------------------------------------------------------------------------------------------

    def snapshot(self) -> dict[str, Any]:
        """The tower as plain data (JSON)."""
        return kept(self.world.still_s > 0, self.base, self.cup, self.sticks)

    @classmethod
    def restored(cls, scene: StickStackScene, data: Any, *, pauses: bool = True) -> CupTable:
        """The tower of a snapshot, in a new world; one taken at rest is kept in place while the solver finds the loads
        again. Raises BadSave, one sentence, when the data are no tower of this scene."""
        state = read(data, scene.stick_names())
        table = cls(scene, pauses=pauses)
        table.base.set_motion(state.base.motion)
        table.cup.set_motion(state.cup.motion)
        for name, moving in state.sticks.items():
            table.add_stick(name, Pose(*moving.pose)).set_motion(moving.motion)
        if state.at_rest:
            table.strayed_mm = table.world.warm_up()
        return table

    def clone(self, *, pauses: bool = True) -> CupTable:
        """A new world that goes on from here by itself: for looking ahead. It holds what stiction holds here, and
        nothing knows of it but its maker."""
        twin = CupTable(self.scene, pauses=pauses)
        twin.base.set_motion(self.base.motion)
        twin.cup.set_motion(self.cup.motion)
        for name, body in self.sticks.items():
            twin.add_stick(name, body.pose).set_motion(body.motion)
        twin.world.hold_now()
        return twin


def into(frame: Pose, pose: Pose) -> Pose:
    """A pose of the world in the frame of a body that is at `frame`."""
    back = Pose(0.0, 0.0, 0.0, frame.w, -frame.i, -frame.j, -frame.k)
    x, y, z = back.direction((pose.x - frame.x, pose.y - frame.y, pose.z - frame.z))
    a, b = back, pose
    return Pose(
        x,
        y,
        z,
        a.w * b.w - a.i * b.i - a.j * b.j - a.k * b.k,
        a.w * b.i + a.i * b.w + a.j * b.k - a.k * b.j,
        a.w * b.j - a.i * b.k + a.j * b.w + a.k * b.i,
        a.w * b.k + a.i * b.j - a.j * b.i + a.k * b.w,
    )
