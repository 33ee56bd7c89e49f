"""The camera: what is near is large, what is painted somewhere is found there again."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPointF, QRectF, Qt

from stackhub.tabletop.perspective import Camera, hull

CAMERA = Camera(53, 7, 900, 490, 300)
SPOT = st.floats(-2.5, 2.5)


def close(first: QPointF, last: QPointF) -> bool:
    return (first - last).manhattanLength() < 1e-6


@given(SPOT, SPOT, st.floats(0, 1))
def test_pointing_at_a_painted_point_finds_it(x: float, y: float, z: float) -> None:
    assert CAMERA.on_plane(CAMERA.project(x, y, z), z) == pytest.approx((x, y), abs=1e-6)


@given(SPOT, SPOT, st.floats(0, 1))
def test_the_plane_and_the_ring_paint_points_where_the_camera_does(x: float, y: float, z: float) -> None:
    assert close(CAMERA.plane(z).map(QPointF(x, y)), CAMERA.project(x, y, z))
    assert close(CAMERA.ring([(x, y)], z)[0], CAMERA.project(x, y, z))


def test_near_is_larger_and_lower_than_far() -> None:
    assert CAMERA.pixels(0, -1) > CAMERA.pixels(0, 0) > CAMERA.pixels(0, 1)
    assert CAMERA.project(0, -1).y() > CAMERA.project(0, 1).y()


def test_high_is_painted_above_low() -> None:
    assert CAMERA.project(0, 0, 1).y() < CAMERA.project(0, 0, 0).y()


def test_there_is_no_table_above_the_horizon() -> None:
    with pytest.raises(ValueError, match="nothing of the plane"):
        CAMERA.on_plane(QPointF(490, -100_000))


def test_what_is_fitted_touches_the_rectangle_and_stays_inside() -> None:
    rect = QRectF(10, 20, 800, 500)
    points = [(x, y, z) for x in (-2.0, 2.0) for y in (-1.5, 1.5) for z in (0.0, 0.5)]
    camera = Camera.fitted(53, 7, points, rect)
    painted = [camera.project(*point) for point in points]
    assert all(rect.adjusted(-0.01, -0.01, 0.01, 0.01).contains(point) for point in painted)
    width = max(p.x() for p in painted) - min(p.x() for p in painted)
    height = max(p.y() for p in painted) - min(p.y() for p in painted)
    assert max(width / rect.width(), height / rect.height()) == pytest.approx(1)


@given(st.lists(st.tuples(st.integers(-50, 50), st.integers(-50, 50)), min_size=3))
def test_a_hull_holds_all_its_points_and_bends_one_way(corners: list[tuple[int, int]]) -> None:
    points = [QPointF(x, y) for x, y in corners]
    outline = hull(points)
    if outline.size() < 3:
        return
    turns = []
    for index in range(outline.size()):
        a, b, c = (outline.at((index + step) % outline.size()) for step in range(3))
        turns.append((b.x() - a.x()) * (c.y() - b.y()) - (b.y() - a.y()) * (c.x() - b.x()))
    assert all(turn > 0 for turn in turns)
    assert all(outline.boundingRect().adjusted(-0.1, -0.1, 0.1, 0.1).contains(point) for point in points)
    assert outline.containsPoint(QPointF(*_middle(corners)), Qt.FillRule.WindingFill)


def _middle(corners: list[tuple[int, int]]) -> tuple[float, float]:
    return sum(x for x, _ in corners) / len(corners), sum(y for _, y in corners) / len(corners)
