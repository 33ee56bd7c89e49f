"""Looking ahead: whether the tower would bear the stick in the hand where its preview looks good."""

from __future__ import annotations

import math

import pytest

from stackhub.games.stickstack.table import CupTable
from stackhub.games.stickstack.table_foresight import Foresight
from stackhub.games.stickstack.table_rest import rest_under
from stackhub.physics.pose import Pose
from tests.games.stickstack.cup_poses import SCENE, flat, settle

WHITE, OTHER_WHITE = "s01", "s02"


@pytest.mark.parametrize(("out_mm", "stays"), [(0.0, True), (66.0, False)])
def test_ss04_what_lies_below_may_give_way_though_the_preview_is_steady(out_mm: float, stays: bool) -> None:
    """White across white: over the cup it stays; on the free end it takes the lower one down with it."""
    table = CupTable(SCENE)
    table.add_stick(WHITE, flat(26, 0, 0, 0.1))
    settle(table)
    x = 26 + out_mm
    rest = rest_under(table, SCENE.stick.size_mm, x, 0.0, math.pi / 2)
    assert rest is not None
    assert rest.steady
    table.add_stick(OTHER_WHITE, Pose(x, 0.0, rest.pose.z + 2).turned(math.pi / 2))
    before = {name: body.pose for name, body in table.sticks.items()}
    ahead = Foresight(table, OTHER_WHITE)
    for _ in range(100):
        assert {name: body.pose for name, body in table.sticks.items()} == before, "the tower itself is left alone"
        ahead.look(3)
    assert ahead.result == ("legal" if stays else "fell")
