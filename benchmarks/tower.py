"""One tower in three engines: how far it drifts, whether it stands, and what a simulated second of it costs.

The same blocks (sizes by storey pattern, one seed), friction and gravity are built in our world, in MuJoCo and in
pybullet, settle for 3 s and stand for `--seconds`; nothing is paused. The peers run with settings that suit towers:
MuJoCo at 240 Hz with its Newton solver and elliptic cones, which stands only with `impratio` above 1 (against slip),
and once more with contacts as stiff as the step allows; pybullet at 240 Hz with 50 iterations. Ours is shown without
its stiction, too: that is what the solver alone gives.

The peers are wanted here only: install mujoco and pybullet into an environment of their own, beside StackHub; those
that are missing are left out. Times are process CPU; only their ratios carry over to another machine.
"""

from __future__ import annotations

import argparse
import math
import statistics
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

sys.path.insert(0, str(Path(__file__).parents[1]))

from benchmarks.report import Figure, show
from stackhub.engine.chance import Chance
from stackhub.games.stacko.table import Tower, draw_sizes
from stackhub.games.stacko.table_scene import StackoScene
from stackhub.store.scenes import load_scene

PEER_HZ = 240
PYBULLET_ITERATIONS = 50
SETTLING_S = 3.0
MOST_DRIFT_MM = 1.0
MOST_CPU = 0.35
"""CPU seconds per simulated second."""

Places = list[tuple[float, float, float]]


class Engine(Protocol):
    """A tower that is stepped by whole seconds."""

    def run(self, seconds: float) -> None: ...

    def places(self) -> Places:
        """Every block's centre, mm."""


class Ours:
    def __init__(self, scene: StackoScene, seed: int) -> None:
        self._tower = build(scene, seed)

    def run(self, seconds: float) -> None:
        self._tower.world.run(seconds)

    def places(self) -> Places:
        return [pose.place for pose in self._tower.poses().values()]


class MuJoCo:
    """Lengths in metres, masses in kg."""

    def __init__(self, scene: StackoScene, seed: int, *, stiff: bool = False) -> None:
        import mujoco

        contacts = f'solref="{2.04 / PEER_HZ} 1"' if stiff else ""  # shorter than two steps is not stable

        boxes = "".join(
            f'<body pos="{x} {y} {z}" quat="{w} {i} {j} {k}"><freejoint/><geom type="box" size="{a} {b} {c}"'
            f' mass="{scene.block.mass_g / 1000}"/></body>'
            for (x, y, z), (w, i, j, k), (a, b, c) in blocks(scene, seed)
        )
        self._mujoco = mujoco
        self._model = mujoco.MjModel.from_xml_string(
            f'<mujoco><option timestep="{1 / PEER_HZ}" gravity="0 0 {-scene.physics.gravity_mm_s2 / 1000}"'
            ' solver="Newton" cone="elliptic" impratio="10"/>'
            f'<default><geom friction="{scene.block.friction} 0.001 0.0001" {contacts}/></default><worldbody>'
            f'<geom type="plane" size="1 1 0.1" friction="{scene.table.friction} 0.001 0.0001"/>'
            f"{boxes}</worldbody></mujoco>"
        )
        self._data = mujoco.MjData(self._model)
        mujoco.mj_forward(self._model, self._data)

    def run(self, seconds: float) -> None:
        for _ in range(round(seconds * PEER_HZ)):
            self._mujoco.mj_step(self._model, self._data)

    def places(self) -> Places:
        return [tuple(1000 * float(part) for part in place) for place in self._data.xpos[1:]]  # type: ignore[misc]


class PyBullet:
    """Lengths in metres, masses in kg."""

    def __init__(self, scene: StackoScene, seed: int) -> None:
        import pybullet

        self._bullet: Any = pybullet
        self._client = client = pybullet.connect(pybullet.DIRECT)
        where: Any = {"physicsClientId": client}
        pybullet.setGravity(0, 0, -scene.physics.gravity_mm_s2 / 1000, **where)
        pybullet.setPhysicsEngineParameter(fixedTimeStep=1 / PEER_HZ, numSolverIterations=PYBULLET_ITERATIONS, **where)
        coefficient = math.sqrt(scene.block.friction)  # a pair's friction is the product here, too
        slab = pybullet.createCollisionShape(pybullet.GEOM_BOX, halfExtents=(1, 1, 0.05), **where)
        table = pybullet.createMultiBody(0, slab, basePosition=(0, 0, -0.05), **where)
        pybullet.changeDynamics(table, -1, lateralFriction=scene.table.friction / coefficient, **where)
        self._bodies = []
        for place, (w, i, j, k), half in blocks(scene, seed):
            shape = pybullet.createCollisionShape(pybullet.GEOM_BOX, halfExtents=half, **where)
            body = pybullet.createMultiBody(
                scene.block.mass_g / 1000, shape, basePosition=place, baseOrientation=(i, j, k, w), **where
            )
            pybullet.changeDynamics(body, -1, lateralFriction=coefficient, restitution=0, **where)
            self._bodies.append(body)

    def run(self, seconds: float) -> None:
        for _ in range(round(seconds * PEER_HZ)):
            self._bullet.stepSimulation(physicsClientId=self._client)

    def places(self) -> Places:
        found = (self._bullet.getBasePositionAndOrientation(body, self._client)[0] for body in self._bodies)
        return [tuple(1000 * part for part in place) for place in found]  # type: ignore[misc]


def build(scene: StackoScene, seed: int) -> Tower:
    tower = Tower(scene, pauses=False)
    tower.build(draw_sizes(scene, Chance(seed)))
    return tower


def blocks(scene: StackoScene, seed: int) -> list[tuple[Any, Any, Any]]:
    """Place (m), quaternion (w first) and half sizes (m) of every block as built: the peers start as we do."""
    return [
        (
            tuple(part / 1000 for part in body.pose.place),
            tuple(body.pose[3:]),
            tuple(part / 2000 for part in body.size_mm),
        )
        for body in build(scene, seed).blocks.values()
    ]


@dataclass
class Stand:
    """How one tower stood."""

    settling_mm: float
    drift_mm: float
    stands: bool
    cpu: float
    """CPU seconds per simulated second, the median over the seconds it stood."""


def stand(make: Callable[[], Engine], seconds: int, fallen_mm: float) -> Stand:
    engine = make()
    built = engine.places()
    engine.run(SETTLING_S)
    start, costs = engine.places(), []
    for _ in range(seconds):
        begun = time.process_time()
        engine.run(1)
        costs.append(time.process_time() - begun)
    end = engine.places()
    return Stand(
        furthest(built, start), furthest(start, end),
        all(before[2] - after[2] < fallen_mm for before, after in zip(built, end, strict=True)),
        statistics.median(costs),
    )  # fmt: skip


def furthest(before: Places, after: Places) -> float:
    return max(math.dist(one, other) for one, other in zip(before, after, strict=True))


def measure(seconds: int, seeds: int) -> list[Figure]:
    scene = load_scene("stacko", StackoScene)
    loose = scene.model_copy(update={"physics": scene.physics.model_copy(update={"stiction": None})})
    engines: dict[str, Callable[[int], Engine]] = {
        "ours": lambda seed: Ours(scene, seed),
        "ours, no stiction": lambda seed: Ours(loose, seed),
        "MuJoCo": lambda seed: MuJoCo(scene, seed),
        "MuJoCo, stiff": lambda seed: MuJoCo(scene, seed, stiff=True),
        "pybullet": lambda seed: PyBullet(scene, seed),
    }
    found: dict[str, list[Stand]] = {}
    print(f"{seeds} towers, {SETTLING_S:g} s of settling, then {seconds} s\n")
    print(f"{'engine':<18} {'stand':>6} {'settling mm':>12} {'drift mm':>9} {'most':>8} {'CPU s/s':>8}")
    for name, make in engines.items():
        try:
            stands = [stand(lambda: make(seed), seconds, 0.8 * scene.block.height_mm) for seed in range(seeds)]  # noqa: B023
        except ModuleNotFoundError as missing:
            print(f"{name:<18} not installed ({missing.name})")
            continue
        found[name] = stands
        settling, drift, cpu = (
            statistics.median(getattr(one, what) for one in stands) for what in ("settling_mm", "drift_mm", "cpu")
        )
        up, most = sum(one.stands for one in stands), max(one.drift_mm for one in stands)
        print(f"{name:<18} {up:>3}/{seeds:<2} {settling:>12.2f} {drift:>9.3f} {most:>8.2f} {cpu:>8.3f}", flush=True)
    print()
    ours = found["ours"]
    cpu = statistics.median(one.cpu for one in ours)
    figures = [
        Figure(
            "drift of the tower that drifts most", "the goal", max(one.drift_mm for one in ours), MOST_DRIFT_MM, "mm"
        ),
        Figure("CPU seconds per simulated second", "the goal", cpu, MOST_CPU, "s"),
    ]
    for peer in ("MuJoCo", "MuJoCo, stiff", "pybullet"):
        if peer in found:
            ratio = cpu / statistics.median(one.cpu for one in found[peer])
            print(f"our CPU is {ratio:.2f} of that of {peer}")
    return figures


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=int, default=20)
    parser.add_argument("--seeds", type=int, default=3)
    given = parser.parse_args()
    sys.exit(show(measure(given.seconds, given.seeds)))
