"""A free block at the tower's foot is led to the top by the keyboard, however it lies there, and the tower stands."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, cast

import pytest

from stackhub.games.stacko.board_steer import Steering
from stackhub.games.stacko.table_bench import Bench
from stackhub.games.stacko.table_places import turned_about
from stackhub.physics.pose import Motion, Pose, distance_mm
from tests.games.stacko.bench_play import EVERY, WHOLE, bench_of, loose_blocks, pull_out, run

MOST_MM = 1.0
"""Nothing of the tower moves farther."""


def _rolled(pose: Pose, angle_rad: float) -> Pose:
    """About its length."""
    return turned_about(pose, pose.direction((1.0, 0.0, 0.0)), angle_rad)


def _raised(pose: Pose, angle_rad: float) -> Pose:
    """About its width: one end goes up."""
    return turned_about(pose, pose.direction((0.0, 1.0, 0.0)), -angle_rad)


def _leaning(angle_rad: float) -> Pose:
    """One end on the table, the other against the tower."""
    c, s = math.cos(angle_rad), math.sin(angle_rad)
    return _raised(Pose(37.5 + 37.5 * c + 7.5 * s + 0.6, 0.0, 37.5 * s + 7.5 * c + 0.2).turned(math.pi), angle_rad)


ACROSS = math.pi / 2
LYING: dict[str, Pose] = {
    "along the face": Pose(51.0, 10.0, 7.5).turned(ACROSS),
    "its end to the face": Pose(76.5, -20.0, 7.5),
    "aslant": Pose(74.0, 10.0, 7.5).turned(0.7),
    "at the corner": Pose(58.0, 58.0, 7.5).turned(-0.78),
    "on its side": _rolled(Pose(46.0, 0.0, 12.5).turned(ACROSS), ACROSS),
    "on its end": _raised(Pose(46.0, 5.0, 37.5), ACROSS),
    "leaning low": _leaning(0.6),
    "leaning": _leaning(1.0),
    "leaning steeply": _leaning(1.3),
}
QUICK = ("along the face", "on its side", "leaning")
"""One of each sort; the others with --long."""


@pytest.fixture
def bench_with() -> Callable[[int, Pose], tuple[Bench, str]]:
    def make(seed: int, pose: Pose) -> tuple[Bench, str]:
        bench = bench_of(seed)
        bench.begin_turn(WHOLE)
        bench.allow(EVERY, 1)
        block = loose_blocks(bench)[6 + seed]
        assert pull_out(bench, block)
        bench.let_go()
        bench.world.put(bench.tower.blocks[block], Motion(pose))
        run(bench, 0.8)
        return bench, block

    return make


@pytest.mark.parametrize("seed", [0])
@pytest.mark.parametrize(
    "lying", [name if name in QUICK else pytest.param(name, marks=pytest.mark.long) for name in LYING]
)
def test_a_block_at_the_foot_is_led_over_an_open_place_and_hits_nothing(
    bench_with: Callable[[int, Pose], tuple[Bench, str]], lying: str, seed: int
) -> None:
    bench, block = bench_with(seed, LYING[lying])
    place = list(bench.open_places())[seed]
    before = {name: pose for name, pose in bench.tower.poses().items() if name != block}
    steering = Steering(cast(Any, None))  # the keyboard needs no view
    assert bench.hold(block) is None
    steering.begin(bench, None)
    steering.lead_to(place)
    for frame in range(480):
        steering.steer()
        bench.frame()
        assert bench.fall() is None
        if frame % 6 == 0:
            assert max(distance_mm(pose, bench.tower.blocks[name].pose) for name, pose in before.items()) < MOST_MM
        if steering.over_top and bench.snap == place and bench.tower.blocks[block].speed_mm_s < 3:
            return
    raise AssertionError("it has not come over the place")
