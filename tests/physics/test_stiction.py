"""What hardly moves is put back; a wreck's limits are wider than a tower's."""

from __future__ import annotations

import pytest

from stackhub.engine.scene import Stiction
from stackhub.games.stacko.table import Tower
from stackhub.physics.pose import Pose
from stackhub.physics.stiction import Holder
from tests.physics.towers import SCENE

LIMITS = SCENE.physics.stiction or Stiction(shift_mm=0.02, turn_rad=0.001, after_s=0.0)


@pytest.mark.parametrize(
    ("times", "mm", "rad", "held"),
    [
        (1, 0.5, 0.0, True),
        (1, 2.0, 0.0, False),
        (1, 0.0, 2.0, False),
        (12, 11.0, 0.0, True),
        (12, 0.0, 11.0, True),
        (12, 13.0, 0.0, False),
        (12, 0.0, 13.0, False),
    ],
)
def test_what_moved_less_than_the_limits_is_put_back(times: float, mm: float, rad: float, held: bool) -> None:
    """`mm` and `rad` are in limits of the scene."""
    block = Tower(SCENE).add_block("block", SCENE.block.size_mm, Pose(0.0, 0.0, 7.5))
    holder = Holder(LIMITS, SCENE.physics.unit_mm)
    holder.widen(times)
    holder.still([block], None)
    before = block.pose
    there = before.moved(dx=mm * LIMITS.shift_mm).turned(rad * LIMITS.turn_rad)
    kept = block.anchor
    block.set_motion(block.motion._replace(pose=there))
    block.anchor = kept
    assert holder.still([block], None) == held
    assert (block.pose == before) == held
