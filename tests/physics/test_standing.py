"""ST-18: an untouched tower stands for ever."""

import pytest

from tests.physics.towers import furthest_mm, loose_scene, settled

LIMIT_MM = 1.0


def drift_mm(seed: int, seconds: float) -> float:
    tower = settled(seed, pauses=False)
    start = tower.poses()
    steps = tower.world.steps
    tower.world.run(seconds)
    assert tower.world.steps - steps == round(seconds * tower.scene.physics.step_hz), "part of it was not simulated"
    return furthest_mm(start, tower.poses())


@pytest.mark.parametrize("seed", range(2))
def test_an_untouched_tower_stands_for_a_minute(seed: int) -> None:
    assert drift_mm(seed, 60) < LIMIT_MM


@pytest.mark.long
@pytest.mark.parametrize("seed", range(20))
def test_an_untouched_tower_stands_for_ten_minutes(seed: int) -> None:
    drift = drift_mm(seed, 600)
    loose = settled(seed, scene=loose_scene(), pauses=False)
    start = loose.poses()
    loose.world.run(60)
    without = furthest_mm(start, loose.poses())
    print(f"seed {seed}: {drift:.3f} mm in 600 s; without stiction {without:.3f} mm in 60 s")
    assert drift < LIMIT_MM


def test_nothing_is_stepped_when_everything_rests() -> None:
    tower = settled(0)
    steps, time = tower.world.steps, tower.world.time_s
    assert tower.world.paused
    assert not tower.world.advance()
    tower.world.run(5)
    assert tower.world.steps == steps
    assert tower.world.time_s > time + 5
    assert tower.world.still_s > 5
    block = tower.blocks["block10.1"]
    tower.world.kick(block, (0.0, 0.0, 1.0))
    assert tower.world.advance(), "a tower that was knocked goes on being stepped"
