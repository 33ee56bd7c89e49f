"""A stick is led over the tower without touching it, however it will lie there."""

from __future__ import annotations

import math
import random

import pytest

from stackhub.games.stickstack.table_bench import Bench
from stackhub.games.stickstack.table_rest import rest_under
from stackhub.physics.contacts import touching
from tests.games.stickstack.bench_play import bench_with, scene, wait

PITCHED_RAD = math.radians(2)


def sloping_place(bench: Bench, chance: random.Random) -> tuple[float, float, float]:
    """Where the held stick would lie steadily, and not level."""
    assert bench.held is not None
    for _ in range(2000):
        x, y, yaw = chance.uniform(-20, 20), chance.uniform(-20, 20), chance.uniform(-math.pi, math.pi)
        rest = rest_under(bench.table, bench.scene.stick.size_mm, x, y, yaw, bench.held)
        if rest is not None and rest.steady and abs(rest.pose.direction((1.0, 0.0, 0.0))[2]) > math.sin(PITCHED_RAD):
            return x, y, yaw
    raise AssertionError("everything is level")


@pytest.mark.parametrize("seed", [*range(4), *(pytest.param(seed, marks=pytest.mark.long) for seed in range(4, 40))])
def test_on_its_way_it_touches_nothing(seed: int) -> None:
    """Turned by anything and led over a tower of ten in one go, as Tab, a quick drag or a bot does."""
    chance = random.Random(seed)
    names = scene().stick_names()
    bench = bench_with(*names[:10])
    bench.take(names[10])
    wait(bench, 0.3)
    before = {name: body.pose for name, body in bench.table.sticks.items() if name != names[10]}
    x, y, yaw = sloping_place(bench, chance)
    ahead = bench.table.sticks[names[10]].pose.direction((1.0, 0.0, 0.0))
    bench.turn(yaw=math.remainder(yaw - math.atan2(ahead[1], ahead[0]), math.tau))
    bench.hover(x, y)
    for _ in range(240):
        bench.frame()
        assert not touching(bench.table.world, names[10]) - {names[10]}, f"after {bench.time_s:.2f} s"
        if bench.is_still:
            break
    assert bench.is_still
    assert abs(bench.table.sticks[names[10]].pose.direction((1.0, 0.0, 0.0))[2]) > math.sin(PITCHED_RAD / 2)
    assert {name: bench.table.sticks[name].pose for name in before} == before
