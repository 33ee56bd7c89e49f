"""Towers for the tests of the physics, and how far their blocks went."""

from collections.abc import Mapping

from stackhub.games.stacko.table import Site, Tower, draw_sizes, fresh_tower
from stackhub.games.stacko.table_scene import StackoScene
from stackhub.physics.pose import Pose, distance_mm
from stackhub.store.scenes import load_scene

SCENE = load_scene("stacko", StackoScene)
STOREY_MM = SCENE.block.height_mm
SETTLING_S = 3.0
"""The goals count from here on."""


def loose_scene() -> StackoScene:
    """The same scene without stiction."""
    return SCENE.model_copy(update={"physics": SCENE.physics.model_copy(update={"stiction": None})})


def settled(seed: int, seconds: float = SETTLING_S, *, scene: StackoScene = SCENE, pauses: bool = True) -> Tower:
    """A fresh tower that has stood for so long."""
    tower = fresh_tower(scene, seed, pauses=pauses)
    tower.world.run(seconds)
    return tower


def furthest_mm(before: Mapping[str, Pose], after: Mapping[str, Pose], but: str = "") -> float:
    """How far the block that moved most has moved; `but` does not count."""
    return max(distance_mm(pose, after[name]) for name, pose in before.items() if name != but)


def sunk(before: Mapping[str, Pose], after: Mapping[str, Pose], but: str = "") -> list[str]:
    """The blocks that are 0.8 of a storey or more lower than before (ST-14); `but` does not count."""
    return [name for name, pose in before.items() if name != but and pose.z - after[name].z >= 0.8 * STOREY_MM]


__all__ = [
    "SCENE", "SETTLING_S", "STOREY_MM", "Pose", "Site", "Tower", "draw_sizes", "fresh_tower", "furthest_mm",
    "loose_scene", "settled", "sunk",
]  # fmt: skip
