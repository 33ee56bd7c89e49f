"""The hand leads gently, holds one thing at a time, and lets go whenever it is told."""

from __future__ import annotations

import math

import pytest

from stackhub.games.stacko.table import Tower
from stackhub.physics.body import Body
from stackhub.physics.hand import Hand
from stackhub.physics.pose import Pose, distance_mm
from tests.physics.towers import SCENE

CARRY = SCENE.hand.carry


def alone(z: float = 200.0) -> tuple[Tower, Body, Hand]:
    """One block above an empty table, and a hand."""
    tower = Tower(SCENE)
    return tower, tower.add_block("block", SCENE.block.size_mm, Pose(0, 0, z)), Hand(tower.world)


def test_a_held_block_does_not_droop() -> None:
    tower, block, hand = alone()
    hand.grab(block, CARRY)
    tower.world.run(1)
    assert block.pose.z == pytest.approx(200, abs=0.1)
    assert not tower.world.paused


def test_it_carries_a_block_to_a_pose_and_no_faster_than_the_grip() -> None:
    tower, block, hand = alone()
    goal = Pose(150, -80, 120).turned(math.radians(70))
    hand.grab(block, CARRY)
    hand.aim(goal)
    speeds = []

    def there() -> bool:
        speeds.append(block.speed_mm_s)
        return distance_mm(block.pose, goal) < 0.5 and block.speed_mm_s < 1

    assert tower.world.run_until(there, 3)
    assert max(speeds) < 1.2 * CARRY.speed_mm_s
    assert abs(sum(a * b for a, b in zip(block.pose[3:], goal[3:], strict=True))) == pytest.approx(1, abs=1e-4)


def test_every_axis_of_a_thin_tool_is_steady() -> None:
    tower = Tower(SCENE)
    tool, hand = SCENE.tools.stick, Hand(tower.world)
    stick = tower.add_tool("stick", tool, Pose(0, 0, 150))
    hand.grab(stick, tool.grip)
    hand.aim(Pose(100, 0, 150))
    tower.world.run(3)
    assert max(map(abs, stick.spin_rad_s)) < 0.01
    assert stick.pose.tilt_rad < 0.01


def test_it_waits_for_what_cannot_follow_and_never_pushes_harder_than_allowed() -> None:
    tower, block, hand = alone(SCENE.block.height_mm / 2)
    wall = Pose(SCENE.block.length_mm + 3, 0, 50)
    tower.world.add("wall", (SCENE.block.length_mm, 200, 100), 0, 1, wall)
    hand.grab(block, CARRY)
    hand.limit(0.5)
    hand.aim(block.pose.moved(dx=100))
    forces = []
    tower.world.run_until(lambda: forces.append(math.hypot(*hand.force_n)) is not None, 1)
    assert max(forces) <= 0.5 * 1.0001
    assert hand.strain == pytest.approx(1, abs=0.01)
    assert hand.ghost is not None
    assert distance_mm(hand.ghost, block.pose) < 10, "the ghost does not run away through the wall"
    tower.world.remove(tower.world.bodies["block"])


def test_one_thing_at_a_time() -> None:
    """ST-09."""
    tower, block, hand = alone()
    other = tower.add_block("other", SCENE.block.size_mm, Pose(200, 0, 100))
    hand.grab(block, CARRY)
    with pytest.raises(ValueError, match="holds block already"):
        hand.grab(other, CARRY)
    assert hand.held is block


def test_letting_go_may_come_at_any_time() -> None:
    tower, block, hand = alone()
    hand.release()
    hand.grab(block, CARRY)
    hand.aim(Pose(100, 0, 200))
    tower.world.run(0.1)
    hand.release()
    hand.release()
    assert hand.held is None
    assert hand.ghost is None
    assert hand.strain == 0
    with pytest.raises(ValueError, match="holds nothing"):
        hand.aim(Pose(0, 0, 0))
    assert tower.world.run_until(lambda: tower.world.paused, 4), "it falls and comes to rest"
    assert block.pose.z == pytest.approx(SCENE.block.height_mm / 2, abs=0.5)


def test_a_pull_at_one_end_turns_a_block_about_what_holds_the_other() -> None:
    tower, block, hand = alone(SCENE.block.height_mm / 2)
    tower.world.add("post", (10, 10, 40), 0, 1, Pose(-25, SCENE.block.width_mm / 2 + 6, 20))
    hand.grab(block, SCENE.hand.pull, at_mm=(37.0, 0.0, 0.0), along=(0.0, 1.0, 0.0))
    hand.aim(block.pose.moved(dy=40), speed_mm_s=50)
    tower.world.run(1)
    assert math.degrees(2 * math.asin(block.pose.k)) > 5


def test_laying_a_block_softly() -> None:
    tower, block, hand = alone(40)
    hand.grab(block, SCENE.hand.lay)
    hand.aim(block.pose.moved(dz=-34))
    tower.world.run(2.5)
    assert hand.force_n[2] < -0.05, "the table pushes back, and the hand feels it"
    hand.release()
    tower.world.run(1)
    assert tower.world.paused
    assert block.pose.tilt_rad < 0.01
