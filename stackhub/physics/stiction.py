"""Static friction, which a solver with few iterations lacks: what hardly moves does not move at all.

Once per frame a body that moved and turned less than the limits since the last frame is put back. It keeps its speed,
so whatever really accelerates gets away in the next frames: measured, topples take as long as without it.

In a tall heap of light bodies that is too much: what is put back in every frame goes on at its creeping speed for those
that lie on it, like a conveyor belt, and each layer adds its own (Bullet's friction acts along one direction a step, so
that everything creeps by about g sin(slope) dt / 2). There a body keeps a share of its speed only; its spin it keeps.

On something that moves itself, as sticks on a wobbling cup do, a body is held in the frame of its carrier.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from panda3d.core import Vec3

from stackhub.engine.scene import Stiction
from stackhub.physics.body import Body

_AT_REST = Vec3(0)


class Holder:
    """Puts back what hardly moved, and counts it."""

    __slots__ = ("_frames", "_holds", "_keeps", "_limits", "_shift2", "_times", "_turn2", "_unit")

    def __init__(self, limits: Stiction, unit_mm: float, *, holds: bool = True) -> None:
        """With `holds` false nothing is put back and `still` only looks."""
        self._holds = holds
        self._frames: dict[str, tuple[Any, Any, Any]] = {}
        self._limits, self._unit, self._keeps = limits, unit_mm, limits.keeps
        self.widen(1.0)

    def widen(self, times: float) -> None:
        """Let the limits be so many times as wide as they were given."""
        self._times = times
        self._shift2 = (times * self._limits.shift_mm / self._unit) ** 2
        # Two unit quaternions differ by half the angle between them.
        self._turn2 = (times * self._limits.turn_rad / 2) ** 2

    def still(self, bodies: Iterable[Body], held: Body | None) -> bool:
        """Look at every body once; `held` is free to move. Returns whether nothing moved beyond the limits."""
        all_still = held is None
        shift2, turn2 = self._shift2, self._turn2
        self._frames.clear()
        for body in bodies:
            if body.carrier is not None or body.limits is not None:
                all_still = self._own(body, held) and all_still
                continue
            path = body.path
            place, turn = path.get_pos(), path.get_quat()
            anchor = body.anchor
            if anchor is not None and body is not held and (place - anchor[0]).length_squared() < shift2:
                there = anchor[1]
                if (turn - there).length_squared() < turn2 or (turn + there).length_squared() < turn2:
                    if self._holds:
                        path.set_pos_quat(*anchor)
                        self._slow(body, _AT_REST)
                        continue
                    body.anchor = (place, turn)
                    continue
            body.anchor = (place, turn)
            all_still = False
        return all_still

    def _own(self, body: Body, held: Body | None) -> bool:
        """The same for a body that another carries, or that has limits of its own. Returns whether it was still.

        What is carried is compared in its carrier's frame, so the carrier comes earlier among the bodies.
        """
        path = body.path
        carrier = _carrying(body)
        place, turn = path.get_pos(), path.get_quat()
        if carrier is not None:
            frame = self._frames.get(carrier.name)
            if frame is None:  # the same for all that it carries
                orient = carrier.path.get_quat()
                frame = self._frames[carrier.name] = carrier.path.get_pos(), orient, orient.conjugate()
            centre, orient, back = frame
            place, turn = back.xform(place - centre), turn * back
        shift2, turn2 = self._shift2, self._turn2
        if body.limits is not None:
            shift2 = (self._times * body.limits.shift_mm / self._unit) ** 2
            turn2 = (self._times * body.limits.turn_rad / 2) ** 2
        anchor = body.anchor
        if anchor is not None and body is not held and anchor[2] is carrier:
            at, there = anchor[0], anchor[1]
            if (place - at).length_squared() < shift2 and (
                (turn - there).length_squared() < turn2 or (turn + there).length_squared() < turn2
            ):
                if not self._holds:
                    body.anchor = (place, turn, carrier)
                elif carrier is None:
                    path.set_pos_quat(at, there)
                    self._slow(body, _AT_REST)
                else:
                    arm, under = orient.xform(at), carrier.node
                    path.set_pos_quat(centre + arm, there * orient)
                    self._slow(body, under.get_linear_velocity() + under.get_angular_velocity().cross(arm))
                return True
        body.anchor = (place, turn, carrier)
        return False

    def _slow(self, body: Body, carried: Vec3) -> None:
        """Take from a body that is put back what it may not keep of its speed beyond that of what carries it. One with
        limits of its own keeps it all: a cup must get away as soon as its load really leans it."""
        if self._keeps < 1 and body.limits is None:
            node = body.node
            node.set_linear_velocity(carried + (node.get_linear_velocity() - carried) * self._keeps)

    def anchor(self, body: Body) -> None:
        """Hold a body from now on where it is."""
        place, turn = body.path.get_pos(), body.path.get_quat()
        if body.carrier is None and body.limits is None:
            body.anchor = (place, turn)
            return
        carrier = _carrying(body)
        if carrier is not None:
            back = carrier.path.get_quat().conjugate()
            place, turn = back.xform(place - carrier.path.get_pos()), turn * back
        body.anchor = (place, turn, carrier)


def _carrying(body: Body) -> Body | None:
    carrier = body.carrier
    return None if carrier is None or body.height_mm <= carrier.above_mm else carrier.body
