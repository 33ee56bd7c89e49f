"""After a fall the blocks roll out and then lie still: nobody waits for a wreck that creeps."""

from __future__ import annotations

import pytest

from stackhub.games.stacko.table_bench import Bench
from stackhub.physics.pose import Motion, Pose
from tests.games.stacko.bench_play import EVERY, SCENE, WHOLE, bench_of, run

REST_S = 6.0
"""From the fall on."""


def pushed_over(seed: int, high_mm: float) -> Bench:
    """A tower that something as heavy as a hand has hit; it has just fallen."""
    bench = bench_of(seed)
    bench.begin_turn(WHOLE)
    bench.allow(EVERY, 1)
    assert bench.hold_tool("palm", (0.0, -37.5, high_mm), (0.0, -1.0, 0.0)) is None
    body = bench.world.bodies["palm"]
    for frame in range(240):
        if frame < 30:
            bench.world.put(body, Motion(Pose(0, -50 + 3 * frame, high_mm), (0.0, 180.0, 0.0)))
        elif bench.held:
            bench.let_go()
        bench.frame()
        if bench.fall() is not None and not bench.held:
            return bench
    raise AssertionError("it stands")


@pytest.mark.parametrize(("seed", "high_mm"), [(0, 200.0), (1, 120.0), (2, 160.0), (3, 80.0)])
def test_a_wreck_comes_to_rest_within_seconds(seed: int, high_mm: float) -> None:
    bench = pushed_over(seed, high_mm)
    run(bench, REST_S)
    assert bench.world.paused
    lying = bench.tower.poses()
    run(bench, 1.0)
    assert bench.tower.poses() == lying


def test_what_is_in_the_air_falls_on_although_the_wreck_is_calmed() -> None:
    bench = pushed_over(0, 200.0)
    run(bench, SCENE.bench.wreck.after_s + 0.5)
    name, body = next(iter(bench.tower.blocks.items()))
    bench.world.put(body, Motion(Pose(300.0, 300.0, 200.0)))
    run(bench, 1.0)
    assert bench.watch.is_on_table(name)
