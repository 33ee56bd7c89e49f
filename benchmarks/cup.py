"""One tower of 36 sticks on the wobbling cup in two engines: how far it creeps, whether it stands, what it costs.

A log cabin, nine layers of four sticks, is put on the upright cup, settles for 3 s and stands for `--seconds`; nothing
is paused. Ours is shown without its stiction, too: that is what the solver alone gives. The peer is MuJoCo with its
Newton solver and elliptic cones, at the 240 Hz that suit it otherwise and at 1,000 Hz. Its joint has a spring; there
the base is part of the table and the spring never buckles, which a tower that stands does not notice.

The peer is wanted here only: install mujoco into an environment of its own, beside StackHub; it is left out when it is
missing. Times are process CPU; only their ratios carry over to another machine.
"""

from __future__ import annotations

import argparse
import math
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

sys.path.insert(0, str(Path(__file__).parents[1]))

from benchmarks.report import Figure, show
from stackhub.engine.chance import Chance
from stackhub.games.stickstack.table import CupTable
from stackhub.games.stickstack.table_cup import cup_shapes, hub_top_mm
from stackhub.games.stickstack.table_scene import StickStackScene
from stackhub.physics.pose import Pose
from stackhub.physics.shapes import BoxPart, CylinderPart
from stackhub.store.scenes import load_scene

PEER_HZ = (240, 1000)
SETTLING_S = 3.0
PER_LAYER, PITCH_MM, UNEVEN_MM = 4, 16.0, 1.0
MOST_CREEP_MM = 1.0
MOST_CPU = 0.25
"""CPU seconds per simulated second."""

Places = list[tuple[float, float, float]]


def cabin(scene: StickStackScene, seed: int) -> Iterator[Pose]:
    """Where each stick is put: layers crosswise, a little uneven, a hair's breadth above what they lie on."""
    chance = Chance(seed)
    high = scene.stick.height_mm + 0.02
    for index in range(len(scene.stick_names())):
        layer, place = divmod(index, PER_LAYER)
        off = (place - (PER_LAYER - 1) / 2) * PITCH_MM + UNEVEN_MM * (chance.below(2001) / 1000 - 1)
        along = UNEVEN_MM * (chance.below(2001) / 1000 - 1)
        height = scene.cup.above_table_mm + hub_top_mm(scene.cup) + (layer + 0.5) * high
        if layer % 2 == 0:
            yield Pose(along, off, height)
        else:
            yield Pose(off, along, height).turned(math.pi / 2)


class Engine(Protocol):
    """A tower that is stepped by whole seconds."""

    def run(self, seconds: float) -> None: ...

    def places(self) -> Places:
        """Every stick's centre, mm."""


class Ours:
    def __init__(self, scene: StickStackScene, seed: int) -> None:
        self._table = CupTable(scene, pauses=False)
        for name, pose in zip(scene.stick_names(), cabin(scene, seed), strict=True):
            self._table.add_stick(name, pose)

    def run(self, seconds: float) -> None:
        self._table.world.run(seconds)

    def places(self) -> Places:
        return [body.pose.place for body in self._table.sticks.values()]


class MuJoCo:
    """Lengths in metres, masses in kg."""

    def __init__(self, scene: StickStackScene, seed: int, hz: int) -> None:
        import mujoco

        self._hz = hz

        cup, stick = scene.cup, scene.stick
        lean_deg, torque = cup.spring.torque_n_mm[1]
        stiffness = torque / 1000 / math.radians(lean_deg)
        inertia = " ".join(f"{part / 1e9}" for part in cup.inertia_g_mm2)
        length, width, height = (part / 2000 for part in stick.size_mm)
        sticks = "".join(
            f'<body pos="{p.x / 1000} {p.y / 1000} {p.z / 1000}" quat="{p.w} {p.i} {p.j} {p.k}"><freejoint/>'
            f'<geom type="box" size="{length} {width} {height}" mass="{stick.mass_g / 1000}"/></body>'
            for p in cabin(scene, seed)
        )
        self._mujoco = mujoco
        self._model = mujoco.MjModel.from_xml_string(
            f'<mujoco><option timestep="{1 / hz}" gravity="0 0 {-scene.physics.gravity_mm_s2 / 1000}"'
            ' solver="Newton" cone="elliptic" impratio="10"/>'
            f'<default><geom friction="{stick.friction} 0.001 0.0001"/></default><worldbody>'
            '<geom type="plane" size="1 1 0.1"/>'
            f'<body pos="0 0 {cup.above_table_mm / 1000}">'
            f'<joint type="ball" pos="0 0 {-cup.pivot_mm / 1000}" stiffness="{stiffness}"'
            f' damping="{cup.spring.damping_n_mm_s / 1000}"/>'
            f'<inertial pos="0 0 0" mass="{cup.mass_g / 1000}" diaginertia="{inertia}"/>'
            f"{''.join(_geometry(cup_shapes(cup)))}</body>{sticks}</worldbody></mujoco>"
        )
        self._data = mujoco.MjData(self._model)
        mujoco.mj_forward(self._model, self._data)

    def run(self, seconds: float) -> None:
        for _ in range(round(seconds * self._hz)):
            self._mujoco.mj_step(self._model, self._data)

    def places(self) -> Places:
        return [tuple(1000 * float(part) for part in place) for place in self._data.xpos[2:]]  # type: ignore[misc]


def _geometry(shapes: tuple[object, ...]) -> Iterator[str]:
    """The cup's shapes as MuJoCo's."""
    for shape in shapes:
        if isinstance(shape, BoxPart):
            kind, size = "box", " ".join(f"{part / 2000}" for part in shape.size_mm)
        elif isinstance(shape, CylinderPart):
            kind, size = "cylinder", f"{shape.radius_mm / 1000} {shape.height_mm / 2000}"
        else:
            raise TypeError(f"the cup has no {shape!r}")
        at = shape.at
        yield (
            f'<geom type="{kind}" size="{size}" pos="{at.x / 1000} {at.y / 1000} {at.z / 1000}"'
            f' quat="{at.w} {at.i} {at.j} {at.k}"/>'
        )


@dataclass
class Stand:
    """How one tower stood."""

    settling_mm: float
    creep_mm: float
    stands: bool
    cpu: float
    """CPU seconds per simulated second, the median over the seconds it stood."""


def stand(make: Callable[[], Engine], seconds: int, lowest_mm: float) -> Stand:
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
        furthest(built, start), furthest(start, end), all(z > lowest_mm for _, _, z in end), statistics.median(costs)
    )


def furthest(before: Places, after: Places) -> float:
    return max(math.dist(one, other) for one, other in zip(before, after, strict=True))


def measure(seconds: int, seeds: int) -> list[Figure]:
    scene = load_scene("stickstack", StickStackScene)
    loose = scene.model_copy(update={"physics": scene.physics.model_copy(update={"stiction": None})})
    engines: dict[str, Callable[[int], Engine]] = {
        "ours": lambda seed: Ours(scene, seed),
        "ours, no stiction": lambda seed: Ours(loose, seed),
    }
    for hz in PEER_HZ:
        engines[f"MuJoCo, {hz} Hz"] = lambda seed, hz=hz: MuJoCo(scene, seed, hz)  # type: ignore[misc]
    found: dict[str, list[Stand]] = {}
    print(f"{seeds} towers, {SETTLING_S:g} s of settling, then {seconds} s\n")
    print(f"{'engine':<18} {'stand':>6} {'settling mm':>12} {'creep mm':>9} {'most':>8} {'CPU s/s':>8}")
    for name, make in engines.items():
        try:
            stands = [stand(lambda: make(seed), seconds, scene.lying_below_mm) for seed in range(seeds)]  # noqa: B023
        except ModuleNotFoundError as missing:
            print(f"{name:<18} not installed ({missing.name})")
            continue
        found[name] = stands
        settling, creep, cpu = (
            statistics.median(getattr(one, what) for one in stands) for what in ("settling_mm", "creep_mm", "cpu")
        )
        up, most = sum(one.stands for one in stands), max(one.creep_mm for one in stands)
        print(f"{name:<18} {up:>3}/{seeds:<2} {settling:>12.2f} {creep:>9.3f} {most:>8.2f} {cpu:>8.3f}", flush=True)
    print()
    ours = found["ours"]
    cpu = statistics.median(one.cpu for one in ours)
    for peer in found.keys() - {"ours", "ours, no stiction"}:
        print(f"our CPU is {cpu / statistics.median(one.cpu for one in found[peer]):.2f} of that of {peer}")
    return [
        Figure(
            "creep of the tower that creeps most", "the goal", max(one.creep_mm for one in ours), MOST_CREEP_MM, "mm"
        ),
        Figure("CPU seconds per simulated second, 36 sticks", "the goal", cpu, MOST_CPU, "s"),
    ]


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=int, default=10)
    parser.add_argument("--seeds", type=int, default=2)
    given = parser.parse_args()
    sys.exit(show(measure(given.seconds, given.seeds)))
