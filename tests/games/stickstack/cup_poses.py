"""The scene, and sticks that lie level on the hub of an upright cup."""

from __future__ import annotations

from stackhub.games.stickstack.table import CupTable
from stackhub.games.stickstack.table_scene import StickStackScene
from stackhub.physics.pose import Pose
from stackhub.store.scenes import load_scene

SCENE = load_scene("stickstack", StickStackScene)
TOP_MM = SCENE.cup.above_table_mm + SCENE.cup.rim.height_mm + SCENE.cup.hub.above_rim_mm
"""Height of the hub's top."""
FLAT_MM = TOP_MM + SCENE.stick.height_mm / 2
"""Height of a stick's middle that lies on the hub."""


def flat(x: float, y: float, yaw: float = 0.0, above_mm: float = 0.0) -> Pose:
    """A level stick so far above the hub of an upright cup."""
    return Pose(x, y, FLAT_MM + above_mm).turned(yaw)


def settle(table: CupTable, least_s: float = 0.5, most_s: float = 3.0) -> None:
    """Let time pass until everything is at rest."""
    table.world.run(least_s)
    if most_s > least_s:
        table.world.run_until(lambda: table.world.still_s > 0.1, most_s - least_s)
