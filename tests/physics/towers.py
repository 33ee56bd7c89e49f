"""Towers for the tests of the physics, and how far their blocks went."""

from __future__ import annotations

import functools
import math
from collections.abc import Mapping

from stackhub.engine.chance import Chance
from stackhub.engine.scene import Physics
from stackhub.games.stacko.table import Site, Tower, draw_sizes, equal_sizes, fresh_tower
from stackhub.games.stacko.table_scene import StackoScene
from stackhub.physics.pose import Pose, distance_mm
from stackhub.physics.rest import sunk
from stackhub.physics.snapshot import Snapshot, restore, snapshot
from stackhub.store.scenes import load_scene

SCENE = load_scene("stacko", StackoScene)
FALLEN_MM = 0.8 * SCENE.block.height_mm
"""A block that sinks so far has fallen (ST-14)."""
SETTLING_S = 3.0
"""The goals count from here on."""


def with_physics(**changes: object) -> StackoScene:
    """The scene with other settings of the solver."""
    physics = Physics.model_validate(SCENE.physics.model_dump() | changes)
    return SCENE.model_copy(update={"physics": physics})


def settled(seed: int, seconds: float = SETTLING_S, *, scene: StackoScene = SCENE, pauses: bool = True) -> Tower:
    """A fresh tower that has stood for so long."""
    tower = fresh_tower(scene, seed, pauses=pauses)
    tower.world.run(seconds)
    return tower


def again(state: Snapshot) -> Tower:
    """The tower of a snapshot taken at rest, in a new world."""
    tower = Tower(SCENE)
    tower.world = restore(SCENE.physics, state)
    tower.blocks = {name: body for name, body in tower.world.bodies.items() if name.startswith("block")}
    return tower


@functools.cache
def _at_rest(seed: int) -> Snapshot:
    return snapshot(settled(seed).world)


def rested(seed: int) -> Tower:
    """A settled tower in a new world, quicker than `settled` when it was asked for before."""
    return again(_at_rest(seed))


def gapped(seed: int | None, storey: int, *, only: int, above_mm: float = 0.0) -> Tower:
    """A tower whose `storey` has nothing but the block at position `only`; all above lies so many mm to the side.
    `seed` None makes perfect blocks."""
    tower = Tower(SCENE)
    sizes = equal_sizes(SCENE) if seed is None else draw_sizes(SCENE, Chance(seed))
    shift = (0.0, above_mm) if storey % 2 == 0 else (above_mm, 0.0)
    tower.build(
        sizes,
        without=[Site(storey, position) for position in range(3) if position != only],
        shift=lambda here: shift if here > storey else (0.0, 0.0),
    )
    return tower


def furthest_mm(before: Mapping[str, Pose], tower: Tower, but: str = "") -> float:
    """How far the block that moved most has moved; `but` does not count."""
    return max(distance_mm(pose, tower.blocks[name].pose) for name, pose in before.items() if name != but)


def fallen(before: Mapping[str, Pose], tower: Tower, but: str = "") -> list[str]:
    """The blocks that have fallen since; `but` does not count."""
    return [name for name in sunk(before, tower.blocks, FALLEN_MM) if name != but]


def numbers_are_sound(tower: Tower) -> bool:
    return all(math.isfinite(part) for body in tower.blocks.values() for part in (*body.pose, *body.velocity_mm_s))
