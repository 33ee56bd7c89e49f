"""Stiction in the frame of what carries a body, limits of a body's own, and bodies that are never put back."""

from __future__ import annotations

import math

import pytest

from stackhub.engine.scene import Hold, Physics, Stiction
from stackhub.physics.body import Body, Carrier
from stackhub.physics.pose import Motion, Pose
from stackhub.physics.stiction import Holder
from stackhub.physics.world import World
from tests.physics.towers import SCENE

PHYSICS: Physics = SCENE.physics
LIMITS = Stiction(shift_mm=0.1, turn_rad=0.004, after_s=0.0)
ABOVE = 100.0
LOAD = Pose(15.0, 0.0, 210.0).turned(0.3)


def bodies(load: Pose = LOAD) -> tuple[Body, Body]:
    world = World(PHYSICS)
    cup = world.add("cup", (90.0, 90.0, 10.0), 50.0, 0.5, Pose(0.0, 0.0, 200.0))
    cup.free = True
    stick = world.add("stick", (150.0, 9.0, 5.0), 5.0, 0.5, load)
    stick.carrier = Carrier(cup, ABOVE)
    return cup, stick


def move(body: Body, pose: Pose) -> None:
    """Where the solver would have put it, without forgetting what holds it."""
    kept = body.anchor
    body.set_motion(Motion(pose))
    body.anchor = kept


def tilted(pose: Pose, rad: float, about: Pose) -> Pose:
    """`pose` carried along when what it lies on turns about its own y axis."""
    c, s = math.cos(rad), math.sin(rad)
    x, z = pose.x - about.x, pose.z - about.z
    half = (math.cos(rad / 2), math.sin(rad / 2))
    w, i, j, k = pose[3:]
    return Pose(
        about.x + c * x + s * z,
        pose.y,
        about.z - s * x + c * z,
        half[0] * w - half[1] * j,
        half[0] * i + half[1] * k,
        half[0] * j + half[1] * w,
        half[0] * k - half[1] * i,
    )


@pytest.mark.parametrize("slip_mm", [0.0, 0.05, 0.3])
def test_what_rests_on_a_moving_cup_is_held_in_its_frame(slip_mm: float) -> None:
    cup, stick = bodies()
    holder = Holder(LIMITS, PHYSICS.unit_mm)
    holder.still([cup, stick], None)
    carried = tilted(LOAD, 0.2, cup.pose)
    move(cup, tilted(cup.pose, 0.2, cup.pose))
    move(stick, carried.moved(dx=slip_mm))
    holder.still([cup, stick], None)
    assert stick.pose.place == pytest.approx(carried.moved(dx=slip_mm if slip_mm > 0.1 else 0.0).place, abs=1e-4)
    assert stick.pose[3:] == pytest.approx(carried[3:], abs=1e-5)


def test_what_lies_low_is_held_where_it_lies() -> None:
    low = LOAD._replace(z=10.0)
    cup, stick = bodies(low)
    holder = Holder(LIMITS, PHYSICS.unit_mm)
    holder.still([cup, stick], None)
    move(cup, tilted(cup.pose, 0.2, cup.pose))
    move(stick, low.moved(dx=0.05))
    assert not holder.still([cup, stick], None)  # the cup moved
    assert stick.pose == pytest.approx(low, abs=1e-5)
    assert holder.still([cup, stick], None)


def test_what_falls_out_of_its_carrier_gets_away() -> None:
    cup, stick = bodies()
    holder = Holder(LIMITS, PHYSICS.unit_mm)
    holder.still([cup, stick], None)
    low = LOAD._replace(z=ABOVE - 1)
    move(stick, low)
    assert not holder.still([cup, stick], None)
    assert stick.pose == pytest.approx(low, abs=1e-4)


@pytest.mark.parametrize(("shift_mm", "free", "back"), [(0.01, False, True), (0.03, False, False), (0.01, True, False)])
def test_limits_of_its_own(shift_mm: float, free: bool, back: bool) -> None:
    cup, _ = bodies()
    cup.free, cup.limits = free, Hold(shift_mm=0.02, turn_rad=0.001)
    holder = Holder(LIMITS, PHYSICS.unit_mm)
    holder.still([cup], None)
    move(cup, Pose(shift_mm, 0.0, 200.0))
    still = holder.still([cup], None)
    assert still == (shift_mm < 0.02)
    assert cup.pose.x == pytest.approx(0.0 if back else shift_mm, abs=1e-5)


def test_what_is_free_may_tremble_but_not_drift() -> None:
    cup, _ = bodies()
    cup.limits = Hold(shift_mm=0.02, turn_rad=0.001)
    holder = Holder(LIMITS, PHYSICS.unit_mm)
    holder.still([cup], None)
    for x in (0.015, -0.015, 0.015, 0.0):
        move(cup, Pose(x, 0.0, 200.0))
        assert holder.still([cup], None)
    for x, still in ((0.015, True), (0.03, False), (0.045, True), (0.06, False)):
        move(cup, Pose(x, 0.0, 200.0))
        assert holder.still([cup], None) == still


def test_the_held_body_is_left_alone() -> None:
    cup, stick = bodies()
    holder = Holder(LIMITS, PHYSICS.unit_mm)
    holder.still([cup, stick], None)
    move(stick, LOAD.moved(dx=0.05))
    assert not holder.still([cup, stick], stick)
    assert stick.pose.x == pytest.approx(LOAD.x + 0.05, abs=1e-5)
