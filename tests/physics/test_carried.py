"""Stiction in the frame of what carries a body, limits of a body's own, and what is left of its speed."""

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


@pytest.mark.parametrize(("shift_mm", "back"), [(0.01, True), (0.03, False)])
def test_limits_of_its_own(shift_mm: float, back: bool) -> None:
    cup, _ = bodies()
    cup.limits = Hold(shift_mm=0.02, turn_rad=0.001)
    holder = Holder(LIMITS, PHYSICS.unit_mm)
    holder.still([cup], None)
    move(cup, Pose(shift_mm, 0.0, 200.0))
    still = holder.still([cup], None)
    assert still == (shift_mm < 0.02)
    assert cup.pose.x == pytest.approx(0.0 if back else shift_mm, abs=1e-5)


@pytest.mark.parametrize(("keeps", "mm_s"), [(1.0, 12.0), (0.5, 6.0), (0.0, 0.0)])
def test_what_is_put_back_keeps_a_share_of_its_speed_on_what_carries_it(keeps: float, mm_s: float) -> None:
    """Else it is a conveyor belt for what lies on it. Its spin it keeps: what tips must get away."""
    cup, stick = bodies()
    holder = Holder(LIMITS.model_copy(update={"keeps": keeps}), PHYSICS.unit_mm)
    cup.set_motion(Motion(cup.pose, (20.0, 0.0, 0.0), (0.0, 0.0, 2.0)))
    carried = (20.0, 15.0 * 2.0, 0.0)  # at the stick's place, 15 mm along x from the cup's axis
    stick.set_motion(Motion(LOAD, (carried[0] + 12.0, *carried[1:]), (1.0, 0.0, 0.0)))
    cup.limits = Hold(shift_mm=0.02, turn_rad=0.001)
    for _ in range(2):
        holder.still([cup, stick], None)
    assert stick.motion.velocity_mm_s == pytest.approx((carried[0] + mm_s, *carried[1:]), abs=1e-3)
    assert stick.motion.spin_rad_s == pytest.approx((1.0, 0.0, 0.0), abs=1e-4)
    assert cup.motion.velocity_mm_s == pytest.approx((20.0, 0.0, 0.0), abs=1e-3)


def test_the_held_body_is_left_alone() -> None:
    cup, stick = bodies()
    holder = Holder(LIMITS, PHYSICS.unit_mm)
    holder.still([cup, stick], None)
    move(stick, LOAD.moved(dx=0.05))
    assert not holder.still([cup, stick], stick)
    assert stick.pose.x == pytest.approx(LOAD.x + 0.05, abs=1e-5)
