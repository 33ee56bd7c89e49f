"""ST-18: a gentle pull of a loose block works, a tight block drags others along, a shove brings the tower down."""

from __future__ import annotations

import functools
import math
import statistics

import pytest

from stackhub.games.stacko.table import Tower
from stackhub.physics.hand import Hand
from stackhub.physics.pose import Pose
from tests.physics.pulling import Pull, pull
from tests.physics.towers import SCENE, fallen, furthest_mm, rested

SEEDS = range(8)
TOP = SCENE.tower.storeys - 1
"""Nothing is taken from the top storey (ST-07)."""


def pulls(seed: int, names: list[str]) -> list[Pull]:
    """How each block comes out of one and the same tower, at rest before every pull."""
    return [pull(rested(seed), name) for name in names]


def clean(found: list[Pull]) -> list[Pull]:
    return [one for one in found if one.ending == "out" and not one.fallen]


def loose_middle(tower: Tower, least_storey: int, lying: int = 0) -> str:
    """A middle block that is thin and carries next to nothing; it lies along x (0) or y (1)."""
    thick = SCENE.block.height_mm - SCENE.tower.lower_mm
    return next(
        name
        for storey in range(least_storey, TOP)
        if storey % 2 == lying
        and tower.blocks[name := f"block{storey}.1"].size_mm[2] < thick - SCENE.tower.thin_mm.least / 2
    )


def test_a_gentle_pull_takes_some_blocks_and_leaves_others() -> None:
    found = pulls(0, [f"block{storey}.{storey % 3}" for storey in range(4, 12)])
    out = clean(found)
    assert 0.2 <= len(out) / len(found) <= 0.7
    assert max(one.others_mm for one in out) < 3
    assert any(one.ending in {"drags", "stuck"} for one in found)
    assert not any(one.fallen for one in found), "giving up in time leaves the tower standing"


@functools.cache
def all_pulls(seed: int) -> list[Pull]:
    return pulls(seed, [f"block{storey}.{position}" for storey in range(TOP) for position in range(3)])


@pytest.mark.long
@pytest.mark.parametrize("seed", SEEDS)
def test_no_gentle_pull_brings_a_fresh_tower_down(seed: int) -> None:
    assert not any(one.fallen for one in all_pulls(seed))


@pytest.mark.long
def test_between_a_quarter_and_half_of_a_fresh_tower_can_be_taken() -> None:
    out = [clean(all_pulls(seed)) for seed in SEEDS]
    share = statistics.mean(len(out[seed]) / len(all_pulls(seed)) for seed in SEEDS)
    tenth = statistics.quantiles((one.others_mm for tower in out for one in tower), n=10)[-1]
    print(f"{[len(tower) for tower in out]} of {3 * TOP}: mean {share:.3f}; neighbours' 90th percentile {tenth:.3f} mm")
    assert 0.25 <= share <= 0.5
    assert tenth < 3


def test_a_loose_block_is_drawn_with_no_more_than_the_force_allowed() -> None:
    tower = rested(0)
    block = tower.blocks[loose_middle(tower, 6)]
    before, start = tower.poses(), block.pose
    dx, dy, _ = start.direction((1.0, 0.0, 0.0))
    hand = Hand(tower.world)
    hand.grab(block, SCENE.hand.pull, along=(dx, dy, 0.0))
    hand.limit(SCENE.hand.gentle.force_n)
    hand.aim(start.moved(90 * dx, 90 * dy), speed_mm_s=SCENE.hand.gentle.speed_mm_s)
    forces, speeds = [], []

    def out() -> bool:
        forces.append(math.hypot(*hand.force_n))
        speeds.append(block.speed_mm_s)
        return math.dist(block.pose.place, start.place) > 78

    assert tower.world.run_until(out, 4)
    assert max(forces) <= SCENE.hand.gentle.force_n * 1.0001
    assert max(speeds) < 2 * SCENE.hand.gentle.speed_mm_s, "it does not shoot off when it comes free"
    assert not fallen(before, tower, block.name)


def test_a_tight_block_drags_others_along() -> None:
    tower = rested(0)
    middle = loose_middle(tower, 6)
    tight = middle.replace(".1", ".0")  # beside a loose middle both sides carry
    found = pull(tower, tight)
    assert found.ending == "drags"
    assert not found.fallen


@pytest.mark.parametrize("seed", range(2))
def test_a_sideways_jerk_of_a_block_brings_the_tower_down(seed: int) -> None:
    tower = rested(seed)
    before = tower.poses()
    block = tower.blocks["block7.1"]
    dx, dy, _ = block.pose.direction((0.0, 1.0, 0.0))
    hand = Hand(tower.world)
    hand.grab(block, SCENE.hand.carry)
    hand.aim(block.pose.moved(90 * dx, 90 * dy), speed_mm_s=500)
    assert tower.world.run_until(lambda: len(fallen(before, tower, block.name)) > 6, 3)


def palm_beside(tower: Tower, height_mm: float, gap_mm: float) -> tuple[Hand, Pose]:
    """The flat of the hand at that height, so far from the tower, and where it is; it pushes in the direction of y."""
    tool = SCENE.tools.palm
    y = -(SCENE.block.length_mm + tool.body.width_mm) / 2 - gap_mm
    pose = Pose(0, y, height_mm)
    hand = Hand(tower.world)
    hand.grab(tower.add_tool("palm", tool, pose), tool.grip)
    return hand, pose


@pytest.mark.parametrize("seed", range(2))
def test_a_shove_with_the_flat_hand_brings_the_tower_down(seed: int) -> None:
    tower = rested(seed)
    before = tower.poses()
    hand, pose = palm_beside(tower, 150, 10)
    hand.aim(pose.moved(dy=80), speed_mm_s=500)
    assert tower.world.run_until(lambda: len(fallen(before, tower)) > 6, 3)


def test_the_flat_hand_pushes_a_block_back_in_and_the_tower_stands() -> None:
    """ST-11."""
    tower = rested(0)
    name = loose_middle(tower, 6, lying=1)
    block = tower.blocks[name]
    tower.world.put(block, block.motion._replace(pose=block.pose.moved(dy=-8)))
    tower.world.run(1)
    before, out = tower.poses(), block.pose.y
    hand, pose = palm_beside(tower, block.pose.z, 12)
    hand.aim(pose.moved(dy=12), speed_mm_s=20)
    tower.world.run(1.5)
    hand.aim(pose, speed_mm_s=100)
    tower.world.run(0.5)
    palm = hand.held
    hand.release()
    assert palm is not None
    tower.world.remove(palm)
    tower.world.run(0.5)
    assert block.pose.y - out > 6
    assert furthest_mm(before, tower, name) < 2.0


def test_the_push_stick_starts_a_loose_block() -> None:
    """ST-12."""
    tower = rested(0)
    name = loose_middle(tower, 6)
    block, tool = tower.blocks[name], SCENE.tools.stick
    before, start = tower.poses(), block.pose
    dx, dy, _ = start.direction((1.0, 0.0, 0.0))
    back = (SCENE.block.length_mm + tool.body.length_mm) / 2 + 3
    pose = start.moved(-back * dx, -back * dy)
    hand = Hand(tower.world)
    hand.grab(tower.add_tool("stick", tool, pose), tool.grip, along=(dx, dy, 0.0))
    hand.aim(pose.moved(20 * dx, 20 * dy))
    tower.world.run(1.5)
    assert math.dist(block.pose.place, start.place) > 12
    assert furthest_mm(before, tower, name) < 3.0
