"""Without shaders a table looks as it does with plain ones: nobody is to see the level change during a game."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor, QImage

from stackhub.engine.look import ThemeName
from stackhub.physics.pose import Pose
from stackhub.store.look import load_themes
from stackhub.tabletop.colour_vision import rgb
from stackhub.view3d.atlas import blank_atlas
from stackhub.view3d.film import LEVEL_LIGHT, TABLE_LIGHT, TABLE_PAINT, lit_colour, lit_picture
from stackhub.view3d.scene import SUN
from stackhub.view3d.shaders import _LIGHT
from stackhub.view3d.surface import Surface
from stackhub.view3d.viewport import Viewport
from tests.view3d.conftest import COLOURS, MakeView

PLACES = {"front": (0.0, -12.5, 30.0), "top": (0.0, 0.0, 60.0), "left": (-37.5, 0.0, 30.0)}
TABLE = (-20.0, -55.0, 0.0)


def _seen(view: Viewport, colour: str, place: str) -> QColor:
    for box in list(view.scene.boxes):
        view.scene.remove(box)
    view.scene.add_box((75.0, 25.0, 60.0), Surface("#ffffff", texture=blank_atlas(colour))).move(Pose(0, 0, 30))
    view.rig.frame(((-40, -40, 0), (40, 40, 60)))
    view.rig.look_from("left" if place == "left" else "front")
    view.rig.orbit(0, 30)
    view.rig.zoom(2)
    view.draw_now()
    image = view.snapshot()
    assert image is not None
    return _mean(view, image, TABLE if place == "table" else PLACES[place])


def _mean(view: Viewport, image: QImage, place: tuple[float, float, float]) -> QColor:
    point = view.project(place)
    assert point is not None
    ratio = image.width() / view.width()
    x, y = round(point.x() * ratio), round(point.y() * ratio)
    spots = [image.pixelColor(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)]
    red, green, blue = (sum(part) // 9 for part in zip(*map(_parts, spots), strict=True))
    return QColor(red, green, blue)


def _parts(colour: QColor) -> tuple[int, int, int]:
    return colour.red(), colour.green(), colour.blue()


def _apart(one: QColor, other: QColor) -> int:
    return max(abs(a - b) for a, b in zip(_parts(one), _parts(other), strict=True))


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("colour", COLOURS)
def test_pieces_have_nearly_the_same_colours(make_view: MakeView, colour: str, place: str) -> None:
    plain, fixed = (_seen(make_view(level=level, storeys=1), colour, place) for level in ("light", "software"))
    assert _apart(plain, fixed) <= 24


@pytest.mark.parametrize("name", ["light", "dark"])
def test_so_has_the_table(make_view: MakeView, name: ThemeName) -> None:
    seen = []
    for level in ("light", "software"):
        view = make_view(level=level, storeys=1)
        view.scene.set_theme(load_themes()[name])
        seen.append(_seen(view, COLOURS[0], "table"))
    assert _apart(*seen) <= 14


def test_the_numbers_are_those_of_the_shaders() -> None:
    assert "SUN = vec3(1.30, 1.06, 0.76)" in _LIGHT
    assert "SKY = vec3(0.44, 0.45, 0.50)" in _LIGHT
    assert pytest.approx((1.30 * SUN.z + 0.44, 1.06 * SUN.z + 0.45, 0.76 * SUN.z + 0.50), abs=1e-3) == LEVEL_LIGHT
    assert [t / lit for t, lit in zip(TABLE_LIGHT, LEVEL_LIGHT, strict=True)] == pytest.approx(TABLE_PAINT)


@pytest.mark.parametrize("colour", ["#000000", "#1d62b8", "#ffffff"])
def test_a_picture_is_lit_as_a_colour_is(colour: str) -> None:
    lit = lit_picture(blank_atlas(colour))
    assert lit.pixelColor(3, 5).name() == lit_colour(colour)
    assert all(0 <= part <= 255 for part in rgb(lit_colour(colour)))
