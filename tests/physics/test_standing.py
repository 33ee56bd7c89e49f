"""ST-18: an untouched tower stands for ever, and costs nothing while it does."""

import pytest

from tests.physics.towers import fallen, furthest_mm, rested, settled, with_physics

LIMIT_MM = 1.0


def drift_mm(seed: int, seconds: float) -> float:
    tower = settled(seed, pauses=False)
    start, steps = tower.poses(), tower.world.steps
    tower.world.run(seconds)
    assert tower.world.steps - steps == round(seconds * tower.scene.physics.step_hz), "part of it was not simulated"
    return furthest_mm(start, tower)


def test_an_untouched_tower_stands() -> None:
    """For a while; twenty of them for ten minutes with --long."""
    assert drift_mm(0, 12) < LIMIT_MM


@pytest.mark.long
@pytest.mark.parametrize("seed", range(20))
def test_an_untouched_tower_stands_for_ten_minutes(seed: int) -> None:
    drift = drift_mm(seed, 600)
    print(f"seed {seed}: {drift:.3f} mm in 600 s")
    assert drift < LIMIT_MM


@pytest.mark.long
@pytest.mark.parametrize("seed", range(20))
def test_without_stiction_a_tower_creeps_but_stands_for_a_minute(seed: int) -> None:
    tower = settled(seed, scene=with_physics(stiction=None), pauses=False)
    start = tower.poses()
    tower.world.run(60)
    print(f"seed {seed}: without stiction {furthest_mm(start, tower):.3f} mm in 60 s")
    assert not fallen(start, tower)


def test_nothing_is_stepped_when_everything_rests() -> None:
    tower = settled(0)
    world = tower.world
    steps, time_s = world.steps, world.time_s
    assert world.paused
    assert not world.advance()
    world.run(5)
    assert world.steps == steps
    assert world.time_s > time_s + 5
    assert world.still_s > 5
    world.kick(tower.blocks["block10.1"], (0.0, 0.0, 1.0))
    assert world.advance(), "a tower that was knocked is stepped again"


def test_a_world_with_a_moving_body_is_not_paused() -> None:
    tower = rested(0)
    block = tower.blocks["block15.1"]
    tower.world.put(block, block.motion._replace(pose=block.pose.moved(dz=200)))
    tower.world.run(0.1)
    assert not tower.world.paused
    assert tower.world.still_s == 0
