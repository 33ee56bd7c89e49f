"""A point of the widget and a point of the world belong together to the pixel; tests/view3d/test_screens.py runs this
file again on a screen with two device pixels to each."""

from __future__ import annotations

import os

import pytest
from PySide6.QtCore import QPoint, QPointF

from stackhub.view3d.surface import Surface
from stackhub.view3d.viewport import Viewport
from tests.view3d.conftest import MakeView

POINTS = [QPoint(120, 30), QPoint(112, 60), QPoint(128, 90), QPoint(105, 120), QPoint(133, 133)]


def test_the_ratio_is_the_one_asked_for(view: Viewport) -> None:
    ratio = float(os.environ.get("QT_SCALE_FACTOR", "1"))
    assert view.devicePixelRatioF() == ratio
    image = view.snapshot()
    assert image is not None
    assert (image.width(), image.height()) == (round(240 * ratio), round(160 * ratio))


@pytest.mark.parametrize("point", POINTS)
def test_the_block_under_the_pointer_is_the_one_painted_there(view: Viewport, point: QPoint) -> None:
    ratio = view.devicePixelRatioF()
    x, y = int(point.x() * ratio), int(point.y() * ratio)
    found = view.pick(QPointF((x + 0.5) / ratio, (y + 0.5) / ratio))  # the middle of that device pixel
    assert found is not None
    picked, _ = found

    def pixel() -> object:
        view.draw_now()
        image = view.snapshot()
        assert image is not None
        return image.pixel(x, y)

    whole = pixel()
    for box in view.scene.boxes:
        box.set_shown(box is picked)
    assert pixel() == whole
    picked.set_shown(False)
    assert pixel() != whole


def test_the_silhouette_is_met_to_the_pixel(make_view: MakeView) -> None:
    """Along a row of pixels, the block begins and ends where the picture says, give or take one device pixel."""
    view = make_view(storeys=1)
    for box in list(view.scene.boxes):
        view.scene.remove(box)
    view.scene.add_box((75.0, 24.8, 14.98), Surface("#c62f2a"), bevel_mm=0.01)
    view.draw_now()
    with_box = view.snapshot()
    view.scene.boxes[0].set_shown(False)
    view.draw_now()
    without = view.snapshot()
    view.scene.boxes[0].set_shown(True)
    assert with_box is not None
    assert without is not None
    ratio = view.devicePixelRatioF()
    middle = view.project(view.scene.boxes[0].pose.place)
    assert middle is not None
    row = int(middle.y() * ratio)
    painted = [x for x in range(with_box.width()) if with_box.pixel(x, row) != without.pixel(x, row)]
    met = [x for x in range(with_box.width()) if view.pick(QPointF((x + 0.5) / ratio, (row + 0.5) / ratio))]
    assert met
    assert abs(min(met) - min(painted)) <= 1
    assert max(met) <= max(painted) + 1  # to the right the shadow follows
    assert len(set(met) - set(painted)) <= 2


def test_there_and_back(view: Viewport) -> None:
    for point in POINTS:
        found = view.pick(point)
        assert found is not None
        back = view.project(found[1])
        assert back is not None
        assert abs(back.x() - point.x()) < 0.1
        assert abs(back.y() - point.y()) < 0.1


def test_past_the_tower_nothing_is_picked(view: Viewport) -> None:
    assert view.pick(QPoint(3, 3)) is None


def test_the_nearest_of_several_is_picked_whatever_their_order(view: Viewport) -> None:
    found = view.pick(QPoint(120, 80))
    assert found is not None
    view.scene.boxes.reverse()
    again = view.pick(QPoint(120, 80))
    assert again is not None
    assert again[0] is found[0]
    found[0].set_shown(False)
    behind = view.pick(QPoint(120, 80))
    assert behind is not None
    assert behind[0] is not found[0]
