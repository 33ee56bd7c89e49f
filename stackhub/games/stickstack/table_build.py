"""A tower of which only the sticks are known, laid by a careful hand: crosswise, four in a layer; and whether one that
was kept can stand."""

from __future__ import annotations

import math
from collections.abc import Sequence

from stackhub.games.stickstack.judge import TOPPLED_CUP_DEG
from stackhub.games.stickstack.table import CupTable
from stackhub.games.stickstack.table_rest import rest_under
from stackhub.games.stickstack.table_scene import StickStackScene
from stackhub.games.stickstack.table_watch import TILTED_DEG
from stackhub.physics.pose import Pose, Vec

_IN_LAYER, _APART_MM = 4, 16.0
_SETTLE_S = 0.4
_AIR_MM = 0.1
_JOINT_MM = 2.0
_LIFT_MM = 5.0
_STRAYED_MM = 0.5
"""A tower that was kept at rest strays by 0.01 to 0.3 mm while its loads are found again; a stick pushed into another,
or held 1 mm above what it lies on, by 1 to 12 mm."""


def built(scene: StickStackScene, standing: Sequence[str], *, pauses: bool = True) -> CupTable:
    """The table with these sticks on the cup, in this order, at rest. Colours are not looked at: it stands for a tower
    that somebody has laid, of which nobody knows how."""
    table = CupTable(scene, pauses=pauses)
    offsets = sorted(((place - (_IN_LAYER - 1) / 2) * _APART_MM for place in range(_IN_LAYER)), key=abs)
    for number, name in enumerate(standing):
        yaw = math.pi / 2 * (number // _IN_LAYER % 2)
        off = offsets[number % _IN_LAYER]
        cup = table.cup.pose
        x, y = cup.x - off * math.sin(yaw), cup.y + off * math.cos(yaw)
        rest = rest_under(table, scene.stick.size_mm, x, y, yaw, name)
        assert rest is not None  # there is always the cup
        table.add_stick(name, rest.pose.moved(dz=_AIR_MM))
        table.world.run(_SETTLE_S)
    return table


def can_stand(table: CupTable, *, at_rest: bool) -> bool:
    """Whether a tower stands on the table with its cup on its joint and every stick up there. It may sway; one that was
    kept `at_rest` has every stick hanging, and none pushed into another or into the cup."""
    scene = table.scene
    base, cup = table.base.pose, table.cup.pose
    joint = scene.cup.above_table_mm - scene.cup.pivot_mm - scene.base.centre_mm
    apart = math.dist(_point(base, joint), _point(cup, -scene.cup.pivot_mm))
    if apart > _JOINT_MM or table.base_deg > TILTED_DEG or table.tilt_deg > TOPPLED_CUP_DEG:
        return False
    if abs(base.z - scene.base.centre_mm) > _LIFT_MM or math.hypot(base.x, base.y) > scene.table.length_mm / 4:
        return False
    if at_rest and not _rests(table):
        return False
    reach = scene.cup.rim.radius_mm + scene.stick.length_mm / 2
    high = cup.z + scene.stick.length_mm + len(table.sticks) * scene.stick.width_mm
    return all(
        scene.lying_below_mm < body.pose.z < high and math.hypot(body.pose.x - cup.x, body.pose.y - cup.y) < reach
        for body in table.sticks.values()
    )


def _rests(table: CupTable) -> bool:
    """Whether every stick hangs where it is, beside the others."""
    if table.hanging() != set(table.sticks):
        return False
    return table.strayed_mm < _STRAYED_MM


def _point(pose: Pose, up_mm: float) -> Vec:
    """A point on a body's own upright axis."""
    x, y, z = pose.direction((0.0, 0.0, up_mm))
    return pose.x + x, pose.y + y, pose.z + z
