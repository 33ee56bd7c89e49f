"""ST-18: what is overbalanced falls as it would without the help that keeps a tower still, and what is not stands."""

import math

import pytest

from stackhub.games.stacko.table import Tower
from stackhub.games.stacko.table_scene import StackoScene
from stackhub.physics.pose import Pose, distance_mm
from tests.physics.pulling import pull
from tests.physics.towers import SCENE, fallen, gapped, with_physics

TILT_RAD = math.radians(10)
HALF_MM = SCENE.block.width_mm / 2
STOREYS = (2, 5, 10)


def tilting_s(past_the_edge_mm: float, scene: StackoScene, patience_s: float = 3.0) -> float:
    """How long a block takes to tilt by 10°, its centre so far beyond the end of a fixed one; infinite: it stays."""
    tower = Tower(scene)
    length, _, height = scene.block.size_mm
    tower.world.add("lower", scene.block.size_mm, 0, math.sqrt(scene.block.friction), Pose(0, 0, height / 2))
    block = tower.add_block("upper", scene.block.size_mm, Pose(length / 2 + past_the_edge_mm, 0, 1.5 * height))
    before = 0.0
    for _ in range(round(patience_s * scene.physics.frame_hz)):
        tower.world.advance()
        tilt = block.pose.tilt_rad
        if tilt >= TILT_RAD:
            share = (TILT_RAD - before) / (tilt - before)
            return tower.world.time_s - (1 - share) / scene.physics.frame_hz
        before = tilt
    return math.inf


@pytest.mark.parametrize("past_mm", [2, 5, 10])
def test_an_overhanging_block_tilts_as_fast_as_without_damping_and_stiction(past_mm: float) -> None:
    plain = tilting_s(past_mm, with_physics(slow_damping=None, stiction=None))
    assert math.isfinite(plain)
    assert tilting_s(past_mm, SCENE) <= 1.2 * plain


def test_a_block_with_its_centre_on_the_other_stays() -> None:
    assert tilting_s(-1, SCENE) == math.inf


def falls(seed: int | None, storey: int, outside_mm: float, seconds: float = 3.0) -> bool:
    """Whether a tower falls that stands on one middle block, the centre of mass above so far outside of it."""
    tower = gapped(seed, storey, only=1, above_mm=HALF_MM + outside_mm)
    before = tower.poses()
    return tower.world.run_until(lambda: bool(fallen(before, tower)), seconds)


@pytest.mark.parametrize("storey", STOREYS)
@pytest.mark.parametrize("outside_mm", [0.5, 2.0])
def test_a_storey_on_its_middle_falls_with_the_weight_outside(storey: int, outside_mm: float) -> None:
    assert falls(None, storey, outside_mm)
    assert falls(0, storey, outside_mm)


@pytest.mark.parametrize("storey", STOREYS)
def test_a_storey_on_its_middle_stands_with_the_weight_inside(storey: int) -> None:
    assert not falls(None, storey, -4.0)
    assert not falls(1, storey, -4.0)


@pytest.mark.long
@pytest.mark.parametrize("seed", [None, *range(6)])
@pytest.mark.parametrize("storey", STOREYS)
def test_a_storey_on_its_middle_goes_by_its_weight(seed: int | None, storey: int) -> None:
    for outside_mm in (0.5, 1, 2, 4):
        assert falls(seed, storey, outside_mm), outside_mm
    for outside_mm in (-4, -6, -8, -12):
        assert not falls(seed, storey, outside_mm, 6.0), outside_mm


def middle_pulled_brings_it_down(seed: int, storey: int) -> bool:
    tower = gapped(seed, storey, only=1)
    tower.world.run(2.0)
    assert tower.world.still_s > 0, "it stands on its middle before anybody touches it"
    return bool(pull(tower, f"block{storey}.1", force_n=math.inf, give_up_mm=None).fallen)


@pytest.mark.parametrize(("seed", "storey"), [(0, 3), (2, 12)])
def test_a_lone_middle_pulled_out_brings_the_tower_down(seed: int, storey: int) -> None:
    assert middle_pulled_brings_it_down(seed, storey)


@pytest.mark.long
@pytest.mark.parametrize("storey", range(2, 15))
def test_a_lone_middle_of_any_storey_pulled_out_brings_the_tower_down(storey: int) -> None:
    for seed in range(4):
        assert middle_pulled_brings_it_down(seed, storey), seed


@pytest.mark.long
@pytest.mark.parametrize("storey", range(2))
def test_under_nearly_the_whole_tower_a_lone_middle_stays_or_brings_it_down(storey: int) -> None:
    """The hand's 3 N may not draw it out; then it stays, or takes the tower along, and is still under it."""
    for seed in range(4):
        tower = gapped(seed, storey, only=1)
        tower.world.run(2.0)
        middle, above = tower.blocks[f"block{storey}.1"], tower.blocks[f"block{storey + 1}.1"]
        apart = distance_mm(middle.pose, above.pose)
        found = pull(tower, middle.name, force_n=math.inf, give_up_mm=None)
        assert found.fallen or abs(distance_mm(middle.pose, above.pose) - apart) < HALF_MM, seed
