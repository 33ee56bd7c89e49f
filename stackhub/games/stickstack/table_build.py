"""A tower of which only the sticks are known, laid by a careful hand: crosswise, four in a layer."""

from __future__ import annotations

import math
from collections.abc import Sequence

from stackhub.games.stickstack.table import CupTable
from stackhub.games.stickstack.table_rest import rest_under
from stackhub.games.stickstack.table_scene import StickStackScene

_IN_LAYER, _APART_MM = 4, 16.0
_SETTLE_S = 0.4
_AIR_MM = 0.1


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
