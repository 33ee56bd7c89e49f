"""The light around the pieces: a lamp above the table, a dark foot under what stands on it, a room behind."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtGui import QColor

from stackhub.view3d.meshes import lamp_light
from stackhub.view3d.viewport import Viewport
from tests.view3d.conftest import MakeView


def _lightness(view: Viewport, place: tuple[float, float, float]) -> int:
    """Of the picture where a place of the table is seen."""
    view.draw_now()
    image, at = view.snapshot(), view.project(place)
    assert image is not None
    assert at is not None
    ratio = image.width() / view.width()
    return image.pixelColor((at * ratio).toPoint()).lightness()


@pytest.mark.parametrize("level", ["light", "full"])
def test_the_table_is_darker_at_the_foot_of_what_stands_on_it(make_view: MakeView, level: str) -> None:
    view = make_view(level=level)
    view.rig.frame(((-140.0, -120.0, 0.0), (140.0, 120.0, 90.0)))
    view.rig.look_from("front")
    view.rig.orbit(0, 25)
    near, far = (0.0, -41.0, 0.0), (0.0, -115.0, 0.0)
    before = _lightness(view, near), _lightness(view, far)
    view.scene.set_footing((-37.5, -37.5), (37.5, 37.5))
    after = _lightness(view, near), _lightness(view, far)
    assert after[0] < 0.85 * before[0]
    assert after[1] == pytest.approx(before[1], abs=6)
    view.scene.set_footing(None)
    assert (_lightness(view, near), _lightness(view, far)) == before


def test_the_lamp_is_weaker_farther_out() -> None:
    assert lamp_light(0) == 1
    assert 0.75 < lamp_light(300) < 0.95
    assert lamp_light(900) < 0.72


@pytest.mark.parametrize("level", ["software", "light", "full"])
def test_the_room_is_darker_above_and_meets_the_table_in_one_colour(make_view: MakeView, level: str) -> None:
    view = make_view(level=level)
    view.rig.look_from("front")
    view.rig.orbit(0, -80)
    view.draw_now()
    image = view.snapshot()
    assert image is not None
    backdrop = QColor(view.scene.backdrop)
    column = [image.pixelColor(image.width() // 12, y) for y in range(0, image.height(), 4)]
    top = column[0].lightness()
    assert top < backdrop.lightness() - 5
    assert max(abs(one.lightness() - other.lightness()) for one, other in pairwise(column)) < 40
