"""A body on a spring leans as the torque says, whatever the solver does to the slow, and buckles beyond its limit."""

from __future__ import annotations

import math

import pytest
from pydantic import ValidationError

from stackhub.engine.scene import Physics, Spring
from stackhub.physics.body import Body
from stackhub.physics.pose import Motion, Pose
from stackhub.physics.shapes import BoxPart, CylinderPart
from stackhub.physics.spring import BucklingSpring
from stackhub.physics.world import World

PHYSICS = Physics.model_validate(
    {
        "unit_mm": 10,
        "gravity_mm_s2": 9810,
        "frame_hz": 60,
        "step_hz": 960,
        "push_hz": 480,
        "iterations": 10,
        "slow_damping": {"speed_mm_s": 3, "spin_rad_s": 0.1, "factor": 0.5},
        "pause_after_s": 0.5,
        "touch_mm": 0.3,
        "warm_up_s": 0.25,
    }
)
STIFFNESS_N_MM = 100.0
PEAK_DEG, BUCKLED_DEG, LEFT = 20.0, 35.0, 0.25
PEAK_N_MM = STIFFNESS_N_MM * math.radians(PEAK_DEG)
SPRING = Spring(
    torque_n_mm=((0, 0), (PEAK_DEG, PEAK_N_MM), (BUCKLED_DEG, LEFT * PEAK_N_MM)), damping_n_mm_s=12, twist_n_mm=50
)
DISC_G, ARM_MM = 50.0, 20.0
INERTIA = (40000.0, 40000.0, 60000.0)


def mounted(off_mm: float = 0.0, *, mass_g: float = DISC_G, lean_deg: float = 0.0) -> tuple[World, Body]:
    """A disc whose centre of mass is so far off the axis, on a spring that stands on nothing that moves."""
    world = World(PHYSICS, pauses=False)
    foot = world.add("foot", (100.0, 100.0, 100.0), 0, 0.5, Pose(0.0, 0.0, -50.0))
    disc = world.add_compound(
        "disc",
        [CylinderPart(20.0, 4.0), BoxPart((4.0, 40.0, 4.0))],
        Pose(off_mm, 0.0, ARM_MM),
        size_mm=(40.0, 40.0, 4.0),
        mass_g=mass_g,
        coefficient=0.5,
        inertia_g_mm2=INERTIA,
    )
    half = math.radians(lean_deg) / 2
    sine, cosine = math.sin(2 * half), math.cos(2 * half)
    place = Pose(ARM_MM * sine + off_mm * cosine, 0.0, ARM_MM * cosine, math.cos(half), 0.0, math.sin(half), 0.0)
    disc.set_motion(Motion(place))
    world.pin(foot, (0.0, 0.0, 50.0), disc, (-off_mm, 0.0, -ARM_MM))
    world.act(BucklingSpring(foot, disc, SPRING, unit_mm=PHYSICS.unit_mm))
    return world, disc


def lean_of(off_mm: float) -> float:
    """The lean in rad at which the spring holds the disc, by theory: k a = m g (r cos a + h sin a)."""
    lean = 0.0
    for _ in range(200):
        weight = DISC_G / 1000 * PHYSICS.gravity_mm_s2 / 1000
        lean = weight * (off_mm * math.cos(lean) + ARM_MM * math.sin(lean)) / STIFFNESS_N_MM
    return lean


@pytest.mark.parametrize("off_mm", [0.0, 2.0, 10.0, 30.0])
def test_it_leans_as_far_as_the_torque_says(off_mm: float) -> None:
    """Small leans too, where the slow are damped: given as an impulse the torque would count half."""
    world, disc = mounted(off_mm)
    world.run(4)
    assert disc.pose.tilt_rad == pytest.approx(lean_of(off_mm), rel=0.03, abs=1e-4)
    assert math.hypot(*disc.spin_rad_s) < 1e-3


@pytest.mark.parametrize(("lean_deg", "falls"), [(15.0, False), (33.0, False), (60.0, True)])
def test_beyond_its_limit_it_buckles(lean_deg: float, falls: bool) -> None:
    """A heavy disc pushed so far and let go: the weight's torque outgrows the spring's where that has buckled."""
    world, disc = mounted(mass_g=110.0, lean_deg=lean_deg)
    world.run(3)
    assert (disc.pose.tilt_rad > math.radians(75)) == falls
    if not falls:
        assert disc.pose.tilt_rad < math.radians(1)


def test_the_torque_grows_then_falls_to_what_is_left() -> None:
    _, disc = mounted()
    spring = BucklingSpring(disc, disc, SPRING, unit_mm=PHYSICS.unit_mm)
    peak, buckled = math.radians(PEAK_DEG), math.radians(BUCKLED_DEG)
    most = spring.torque(peak)
    assert most == pytest.approx(PEAK_N_MM * 1000 / PHYSICS.unit_mm**2)
    assert spring.torque(0.0) == 0.0
    assert spring.torque(peak / 2) == pytest.approx(most / 2)
    assert spring.torque((peak + buckled) / 2) == pytest.approx(most * (1 + LEFT) / 2)
    assert spring.torque(buckled) == pytest.approx(most * LEFT)
    assert spring.torque(math.pi) == pytest.approx(most * LEFT)


@pytest.mark.parametrize(
    "torques", [((0, 1), (5, 10)), ((0, 0), (5, 10), (5, 12)), ((0, 0), (8, 1), (5, 2)), ((0, 0),)]
)
def test_a_spring_that_makes_no_sense_is_refused(torques: tuple[tuple[float, float], ...]) -> None:
    with pytest.raises(ValidationError):
        Spring(torque_n_mm=torques, damping_n_mm_s=12, twist_n_mm=50)


def test_it_turns_back_about_its_axis() -> None:
    world, disc = mounted()
    disc.set_motion(Motion(disc.pose.turned(0.3)))
    world.run(4)
    assert abs(2 * math.atan2(disc.pose.k, disc.pose.w)) < 0.01


def test_a_world_with_a_force_goes_when_nobody_needs_it() -> None:
    """Bullet keeps the callback, and nobody could see a ring that runs through it: look-ahead worlds would pile up."""
    import gc
    import weakref

    world, _ = mounted()
    world.run(0.1)
    gone = weakref.ref(world)
    del world, _
    gc.collect()
    assert gone() is None
