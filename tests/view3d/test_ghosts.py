"""Ghosts show where a piece would be and are nowhere else; what may not be picked is not."""

from __future__ import annotations

import math

import pytest
from PySide6.QtGui import QColor, QImage

from stackhub.physics.pose import Pose
from stackhub.view3d.box import Box
from stackhub.view3d.surface import Glow, Surface
from stackhub.view3d.viewport import Viewport
from tests.view3d.conftest import MakeView

SIZE = (40.0, 40.0, 30.0)
LEVELS = ["medium", "light", "software"]
RED = Surface("#c62f2a")


def _drawn(view: Viewport) -> QImage:
    view.draw_now()
    image = view.snapshot()
    assert image is not None
    return image


def _ghost(view: Viewport, place: Pose) -> Box:
    for box in list(view.scene.boxes):
        view.scene.remove(box)
    view.rig.frame(((-60, -60, 0), (60, 60, 60)))
    view.rig.look_from("front")
    box = view.scene.add_box(SIZE, RED, ghost=True)
    box.move(place)
    return box


def _colour(view: Viewport, image: QImage, place: tuple[float, float, float]) -> QColor:
    point = view.project(place)
    assert point is not None
    ratio = image.width() / view.width()
    return image.pixelColor(round(point.x() * ratio), round(point.y() * ratio))


@pytest.mark.parametrize("level", LEVELS)
def test_a_ghost_is_seen_through(make_view: MakeView, level: str) -> None:
    view = make_view(level=level)
    ghost = _ghost(view, Pose(0, 0, 30))
    seen = _drawn(view)
    ghost.set_shown(False)
    without = _drawn(view)
    view.scene.add_box(SIZE, RED).move(Pose(0, 0, 30))
    solid = _drawn(view)
    middle = (0.0, -20.0, 30.0)
    through, behind, opaque = (_colour(view, image, middle) for image in (seen, without, solid))
    differing = sum(seen.pixel(x, y) != without.pixel(x, y) for x in range(seen.width()) for y in range(seen.height()))
    assert differing > 60
    if level == "software":  # bars along its edges, and nothing between them
        assert through == behind
    else:
        assert through not in (behind, opaque)
        assert abs(through.red() - behind.red()) + abs(through.green() - behind.green()) < 200


@pytest.mark.parametrize("level", LEVELS)
def test_a_ghost_throws_no_shadow(make_view: MakeView, level: str) -> None:
    view = make_view(level=level)
    ghost = _ghost(view, Pose(0, 0, 80))
    view.rig.look_from("top")
    ghost.set_shown(False)
    without = _drawn(view)
    ghost.set_shown(True)
    far = (44.0, 49.0, 0.0)  # where the sun would put it
    assert _colour(view, _drawn(view), far) == _colour(view, without, far)
    view.scene.add_box(SIZE, RED).move(Pose(0, 0, 80))
    assert _colour(view, _drawn(view), far).lightness() < _colour(view, without, far).lightness() * 0.85


def test_a_ghost_is_neither_picked_nor_framed(view: Viewport) -> None:
    ghost = _ghost(view, Pose(0, 0, 30))
    view.draw_now()
    point = view.project((0, 0, 30))
    assert point is not None
    assert view.pick(point) is None
    assert view.scene.bounds() is None
    box = view.scene.add_box(SIZE, RED)
    box.move(Pose(0, 60, 30))
    found = view.pick(point)
    assert found is not None
    assert found[0] is box
    box.pickable = False
    assert view.pick(point) is None
    assert ghost.ghost


@pytest.mark.parametrize("level", LEVELS)
def test_a_ghost_may_glow(make_view: MakeView, level: str) -> None:
    view = make_view(level=level)
    ghost = _ghost(view, Pose(0, 0, 30).turned(math.pi / 6))
    before = _drawn(view)
    ghost.set_glow(Glow("#00e0ff"))
    after = _drawn(view)
    assert before != after
    blues = [
        after.pixelColor(x, y)
        for x in range(after.width())
        for y in range(after.height())
        if after.pixelColor(x, y).blue() > 1.6 * max(1, after.pixelColor(x, y).red())
    ]
    assert len(blues) > 30


@pytest.mark.parametrize("colour", ["#c62f2a", "#1d62b8", "#f5c11f", "#2e7d3c", "#fff8ee"])
@pytest.mark.parametrize("level", LEVELS)
def test_a_glow_is_seen_on_every_colour_by_its_rim_or_the_dark_beside_it(
    make_view: MakeView, level: str, colour: str
) -> None:
    """From the distance of a whole tower: the lightness across the rim swings."""
    view = make_view(level=level, size=(400, 300))
    for box in list(view.scene.boxes):
        view.scene.remove(box)
    view.rig.frame(((-45, -45, 0), (45, 45, 120)))
    view.rig.look_from("front")
    box = view.scene.add_box((75.0, 25.0, 15.0), Surface(colour))
    box.move(Pose(0, 0, 60))

    def swing() -> int:
        image = _drawn(view)
        column = [_colour(view, image, (0.0, -12.5, 60 + 7.4 - 0.25 * step)).lightness() for step in range(20)]
        return max(column) - min(column)

    before = swing()
    box.set_glow(Glow("#fff0c0"))
    assert swing() > max(60, before)


@pytest.mark.parametrize("level", LEVELS)
def test_a_rim_may_keep_from_the_edge_with_dark_between(make_view: MakeView, level: str) -> None:
    view = make_view(level=level, size=(400, 300))
    for box in list(view.scene.boxes):
        view.scene.remove(box)
    box = view.scene.add_box((75.0, 25.0, 15.0), Surface("#f5c11f"))
    view.rig.frame(((-12, -13, 0), (12, 13, 15)))
    view.rig.look_from("front")
    box.set_glow(Glow("#fff0c0", rim_mm=1.6, inset_mm=1.6))
    image = _drawn(view)
    edge = min(_colour(view, image, (0.0, -12.5, 15 - down / 10)).lightness() for down in range(3, 15))
    rim, face = (_colour(view, image, (0.0, -12.5, 15 - down)) for down in (2.4, 7.5))
    assert edge < 90
    assert rim.lightness() > 180
    assert rim.blue() > face.blue() + 80


@pytest.mark.parametrize("level", LEVELS)
def test_a_dark_wash_puts_a_piece_in_the_shade_and_draws_no_rim(make_view: MakeView, level: str) -> None:
    view = make_view(level=level, size=(400, 300))
    for box in list(view.scene.boxes):
        view.scene.remove(box)
    box = view.scene.add_box((75.0, 25.0, 15.0), Surface("#f5c11f"))
    view.rig.frame(((-12, -13, 0), (12, 13, 15)))
    view.rig.look_from("front")

    def look() -> tuple[int, int, int]:
        image = _drawn(view)
        face = _colour(view, image, (0.0, -12.5, 7.5))
        return face.red(), face.blue(), _colour(view, image, (0.0, -12.5, 13.2)).red()

    red, blue, near_edge = look()
    box.set_glow(Glow("#000000", 1.0, 0.0, 0.4))
    shaded_red, shaded_blue, shaded_edge = look()
    assert 0.45 * red < shaded_red < 0.9 * red
    assert shaded_blue <= blue
    assert shaded_edge / near_edge == pytest.approx(shaded_red / red, abs=0.15)
