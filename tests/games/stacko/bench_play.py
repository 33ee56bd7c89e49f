"""A bench at rest, and somebody who plays simple turns on it, for the tests and the golden turns."""

from __future__ import annotations

import functools
import json
from typing import Any

from stackhub.games.stacko.record import Place
from stackhub.games.stacko.storeys import Storeys, places, takeable
from stackhub.games.stacko.table import tower_of
from stackhub.games.stacko.table_bench import Bench
from stackhub.games.stacko.table_places import axis_of
from stackhub.games.stacko.table_scene import StackoScene
from stackhub.physics.pose import distance_mm
from stackhub.store.scenes import load_scene

SCENE = load_scene("stacko", StackoScene)
WHOLE: Storeys = tuple(
    tuple(f"{colour}{number}{copy}" for colour in ("red", "blue", "green"))  # type: ignore[misc]
    for number in (1, 2, 3, 4)
    for copy in "abc"
) + tuple((f"yellow{number}a", f"yellow{number}b", f"yellow{number}c") for number in (1, 2, 3, 4))
"""All 48 blocks, in an order that is easy to find one's way in."""
EVERY = takeable(WHOLE, None, "any")


@functools.cache
def _at_rest(seed: int, storeys: Storeys) -> str:
    tower = tower_of(SCENE, storeys, seed)
    tower.world.run(3.0)
    return json.dumps(Bench(tower, storeys).snapshot())


def bench_of(seed: int = 0, storeys: Storeys = WHOLE, **options: Any) -> Bench:
    """A settled tower, quicker when it was asked for before."""
    return Bench.resume(SCENE, json.loads(_at_rest(seed, storeys)), storeys, **options)


def run(bench: Bench, seconds: float) -> None:
    for _ in range(round(seconds * SCENE.physics.frame_hz)):
        bench.frame()


def run_until_idle(bench: Bench, seconds: float = 12.0) -> None:
    for _ in range(round(seconds * SCENE.physics.frame_hz)):
        if bench.mode == "idle":
            return
        bench.frame()
    raise AssertionError(f"still in mode {bench.mode}")


def settle_there(bench: Bench, seconds: float) -> None:
    """Let time pass until what is held has come to where it is led and hangs still."""
    body = bench.world.bodies[bench.held or ""]
    before = body.pose
    for _ in range(round(seconds * SCENE.physics.frame_hz)):
        bench.frame()
        if distance_mm(before, body.pose) < 0.05 and body.speed_mm_s < 3 and max(map(abs, body.spin_rad_s)) < 0.05:
            return
        before = body.pose


def drag(bench: Bench, dx: float = 0.0, dy: float = 0.0, dz: float = 0.0, seconds: float = 0.0) -> None:
    """Want what is held so far from where it is now."""
    assert bench.held is not None
    x, y, z = bench.world.bodies[bench.held].pose.place
    bench.drag_to((x + dx, y + dy, z + dz))
    run(bench, seconds)


def pull_out(bench: Bench, name: str, mm: float = 100.0, seconds: float = 4.0, sign: int = 1) -> bool:
    """Drag a block along its axis, all at once. Returns whether it came free."""
    assert bench.hold(name) is None
    x, y = axis_of(bench.tower.blocks[name].pose)
    drag(bench, sign * mm * x, sign * mm * y)
    for _ in range(round(seconds * SCENE.physics.frame_hz)):
        bench.frame()
        if bench.mode == "carry":
            run(bench, 0.5)
            return True
    return False


def lay_on(bench: Bench, place: Place | None = None, askew_rad: float = 0.0, off_mm: float = 0.0) -> None:
    """Carry the block that is held up, over an open place, and lay it."""
    assert bench.held is not None
    body = bench.tower.blocks[bench.held]
    top = max(other.pose.z for name, other in bench.tower.blocks.items() if name != bench.held) + 60
    bench.drag_to((*body.pose.place[:2], top))
    settle_there(bench, 1.0)
    bench.level()
    there = bench.open_places()
    goal = there[place or next(iter(there))]
    x, y = axis_of(goal)
    bench.drag_to((goal.x - off_mm * y, goal.y + off_mm * x, top))
    bench.turn(yaw=askew_rad)
    settle_there(bench, 1.0)
    bench.drag_to((goal.x - off_mm * y, goal.y + off_mm * x, goal.z + 15))
    settle_there(bench, 0.7)
    bench.lay()
    run_until_idle(bench)


def loose_blocks(bench: Bench) -> list[str]:
    """Blocks thinner than their neighbours, from the bottom up: only a test may know."""
    thick = SCENE.block.height_mm - SCENE.tower.lower_mm - SCENE.tower.thin_mm.least / 2
    where = places(bench.storeys)
    return [
        name
        for name in where
        if bench.tower.blocks[name].size_mm[2] < thick and where[name][0] < len(bench.storeys) - 1
    ]
