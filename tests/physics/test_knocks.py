"""What is heard of a frame: knocks are told from rest, from a free fall and from what a hand does."""

from __future__ import annotations

import pytest

from stackhub.games.stacko.table_scene import StackoScene
from stackhub.physics.knocks import Knock, Knocks
from stackhub.physics.pose import Motion, Pose
from stackhub.physics.world import World
from stackhub.store.scenes import load_scene

PHYSICS = load_scene("stacko", StackoScene).physics


@pytest.fixture
def world() -> World:
    made = World(PHYSICS)
    made.add("table", (600.0, 600.0, 20.0), 0, 0.5, Pose(0, 0, -10))
    made.add("falls", (75.0, 25.0, 15.0), 17, 0.6, Pose(0, 0, 57.5))
    made.add("rests", (75.0, 25.0, 15.0), 17, 0.6, Pose(200, 0, 7.5))
    return made


def heard(world: World, frames: int, *, but: str | None = None) -> list[list[Knock]]:
    knocks, found = Knocks(), []
    for _ in range(frames):
        world.advance()
        found.append(knocks.after_frame(world, world.bodies.values(), but=but))
    return found


def test_a_block_that_comes_down_is_heard_once_when_it_does_and_as_hard_as_it_fell(world: World) -> None:
    found = heard(world, 30)
    first = next(number for number, knocks in enumerate(found) if knocks)
    assert first / PHYSICS.frame_hz == pytest.approx((2 * 0.05 / 9.81) ** 0.5, abs=0.03)
    [knock] = found[first]
    assert knock.name == "falls"
    assert knock.jolt_mm_s == pytest.approx((2 * 9810 * 50) ** 0.5, rel=0.15)
    assert knock.impulse_g_mm_s == pytest.approx(17 * knock.jolt_mm_s)
    assert {knock.name for knocks in found for knock in knocks} == {"falls"}


def test_what_a_hand_moves_is_left_aside(world: World) -> None:
    assert not any(heard(world, 30, but="falls"))


def test_a_table_built_anew_makes_no_noise(world: World) -> None:
    knocks = Knocks()
    world.advance()
    knocks.after_frame(world, world.bodies.values())
    other = World(PHYSICS)
    body = other.add("falls", (75.0, 25.0, 15.0), 17, 0.6, Pose(0, 0, 300))
    other.put(body, Motion(Pose(0, 0, 300), (0.0, 0.0, -2000.0)))
    other.advance()
    assert knocks.after_frame(other, other.bodies.values()) == []
