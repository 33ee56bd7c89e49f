"""Sticks and cup can be told apart by sign as well as by colour, on every face, for every eye; meshes are what a script
makes from the scene."""

from __future__ import annotations

import importlib.util
import math
from itertools import combinations
from types import ModuleType
from typing import get_args

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QImage

from stackhub.engine.look import Palette, PaletteName, Theme
from stackhub.games.stickstack import board_cup
from stackhub.games.stickstack.board_cup import RIM_INNER_MM, RIM_OUTER_MM, SECTORS, WALL_MM, cup_surfaces, shape
from stackhub.games.stickstack.board_live import bands_of
from stackhub.games.stickstack.board_pieces import (
    Bands,
    chosen_glow,
    held_glow,
    stick_shape,
    stick_surface,
    swatch_of,
    wrong_glow,
)
from stackhub.games.stickstack.colours import on_cup, on_stick
from stackhub.games.stickstack.table_scene import StickStackScene
from stackhub.resources import models_dir
from stackhub.store.look import load_palettes, load_themes
from stackhub.store.scenes import load_scene
from stackhub.tabletop.colour_vision import contrast, rgb, separation
from stackhub.view3d.atlas import BACK, BOTTOM, FACES, FRONT, LEFT_END, RIGHT_END, TOP, Face, Size, face_on_image
from stackhub.view3d.surface import Surface

PALETTES = get_args(PaletteName)
SCENE = load_scene("stickstack", StickStackScene)
SIZE = SCENE.stick.size_mm
KINDS: dict[str, Bands] = {kind.kind: bands_of(kind) for kind in SCENE.kinds}

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture(scope="module")
def palette() -> Palette:
    return load_palettes()["standard"]


@pytest.fixture(scope="module")
def theme() -> Theme:
    return load_themes()["light"]


def _pictures(surface: Surface) -> tuple[QImage, QImage, QImage]:
    assert surface.texture is not None
    assert surface.relief is not None
    assert surface.embossed is not None
    return surface.texture, surface.relief, surface.embossed


def _inside(size: Size, face: Face) -> QRect:
    rect = face_on_image(size, face)
    return QRect(round(rect.left()) + 1, round(rect.top()) + 1, int(rect.width()) - 2, int(rect.height()) - 2)


# --- Sticks


def test_sticks_of_a_kind_share_one_surface(palette: Palette, theme: Theme) -> None:
    first = stick_surface(KINDS["rwy"], SIZE, palette, theme)
    assert stick_surface(KINDS["rwy"], SIZE, palette, theme) is first
    assert stick_surface(KINDS["wr"], SIZE, palette, theme) is not first
    with pytest.raises(KeyError):
        swatch_of("g", palette)


@pytest.mark.parametrize("face", FACES)
def test_ss02_kinds_differ_by_their_signs_alone(face: Face, palette: Palette, theme: Theme) -> None:
    area = _inside(SIZE, face)
    seen = {kind: _pictures(stick_surface(bands, SIZE, palette, theme))[1].copy(area) for kind, bands in KINDS.items()}
    for one, other in combinations(seen, 2):
        alike = one[-1] == other[-1] if face == RIGHT_END else one[0] == other[0] if face == LEFT_END else False
        assert (seen[one] == seen[other]) == alike


@pytest.mark.parametrize("face", [TOP, BOTTOM, FRONT, BACK])
@pytest.mark.parametrize("kind", [kind.kind for kind in SCENE.kinds])
def test_ss04_bands_are_painted_where_the_physics_has_them(
    kind: str, face: Face, palette: Palette, theme: Theme
) -> None:
    """The colour at the edge of each face, every 3 mm, against `colours.on_stick`; 1 mm around a border left aside."""
    texture = _pictures(stick_surface(KINDS[kind], SIZE, palette, theme))[0]
    area = face_on_image(SIZE, face)
    model = next(one for one in SCENE.kinds if one.kind == kind)
    for u in range(-73, 74, 3):
        patch = on_stick(model, u)
        if patch.border_mm is not None and patch.border_mm < 1:
            continue
        across = (u / SIZE[0] + 0.5) if face in (TOP, FRONT) else (0.5 - u / SIZE[0])
        pixel = texture.pixelColor(round(area.left() + across * area.width()), round(area.top() + 2))
        shades = {letter: separation(rgb(pixel.name()), rgb(swatch_of(letter, palette).base)) for letter in "wryb"}
        assert min(shades, key=lambda letter: shades[letter]) == patch.colour


@pytest.mark.parametrize("name", PALETTES)
@pytest.mark.parametrize("letter", ["w", "r", "y", "b"])
def test_signs_stand_out_from_paint_and_grooves(name: PaletteName, letter: str) -> None:
    """At least 3 to 1 even against the grooves, in every theme."""
    palette = load_palettes()[name]
    bands: Bands = ((letter, SIZE[0]),)
    ink = swatch_of(letter, palette).ink
    for theme in load_themes().values():
        texture, relief, _ = _pictures(stick_surface(bands, SIZE, palette, theme))
        area = _inside(SIZE, TOP)
        places = [(x, y) for x in range(area.left(), area.right(), 5) for y in range(area.top(), area.bottom(), 2)]
        wood = {texture.pixelColor(x, y).name() for x, y in places if relief.pixelColor(x, y).red() > 130}
        marks = {texture.pixelColor(x, y).name() for x, y in places if relief.pixelColor(x, y).red() == 0}
        assert ink in marks
        assert len(wood) > 2, "it has a texture"
        assert min(contrast(ink, shade) for shade in wood) >= 3


@pytest.mark.parametrize("name", PALETTES)
def test_a_glow_stands_out_from_every_stick_by_its_rim_or_the_line_in_it(name: PaletteName) -> None:
    palette = load_palettes()[name]
    for theme in load_themes().values():
        for glow in (held_glow(theme), chosen_glow(theme), wrong_glow(theme)):
            for letter in "wryb":
                base = swatch_of(letter, palette).base
                assert max(contrast(glow.colour, base), contrast("#101010", base)) >= 3


# --- The cup


def test_ss01_the_cup_is_painted_where_the_physics_has_its_colours(palette: Palette, theme: Theme) -> None:
    """Along circles within hub, floor and rim, against `colours.on_cup`; seen from above, y of the cup is up."""
    top, wall = (_pictures(surface)[0] for surface in cup_surfaces(palette, theme))
    middle, scale = top.width() / 2, top.width() / 2 / RIM_OUTER_MM
    for radius in (2.0, 27.5, RIM_INNER_MM + 0.4, RIM_OUTER_MM - 0.3):
        for degrees in range(4, 360, 8):
            angle = math.radians(degrees)
            x, y = radius * math.cos(angle), radius * math.sin(angle)
            if degrees % 120 in (0, 4, 116):
                continue
            pixel = top.pixelColor(round(middle + x * scale), round(middle - y * scale))
            shades = {letter: separation(rgb(pixel.name()), rgb(swatch_of(letter, palette).base)) for letter in "wryb"}
            assert min(shades, key=lambda letter: shades[letter]) == on_cup(SCENE.cup, x, y).colour
    assert SCENE.cup.sectors == SECTORS
    for number, letter in enumerate(SECTORS):
        pixel = wall.pixelColor(round(wall.width() * (number + 0.5) / 3), 3)
        assert pixel.name() == swatch_of(letter, palette).base


def test_the_rim_has_its_signs_above_and_outside(palette: Palette, theme: Theme) -> None:
    for surface in cup_surfaces(palette, theme):
        _, relief, embossed = _pictures(surface)
        texture = surface.texture
        assert texture is not None
        assert texture != embossed
        carved = sum(
            relief.pixelColor(x, y).red() == 0
            for x in range(0, relief.width(), 6)
            for y in range(0, relief.height(), 6)
        )
        assert carved > 40


# --- Shapes


@pytest.fixture(scope="module")
def script() -> ModuleType:
    spec = importlib.util.spec_from_file_location("make_sticks", models_dir() / "stickstack" / "make_pieces.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("name", ["stick", "cup_top", "cup_wall", "stand", "bag", "cord"])
def test_the_meshes_are_what_the_script_makes_from_the_scene(script: ModuleType, name: str) -> None:
    """Fails when sizes in scenes/stickstack.yaml were changed: run models/stickstack/make_pieces.py then."""
    written = (models_dir() / "stickstack" / f"{name}.egg").read_text(encoding="utf-8")
    assert script.egg(name) == written
    assert set(script.SHAPES) == {"stick", "cup_top", "cup_wall", "stand", "bag", "cord"}


def test_the_pictures_are_laid_out_for_the_meshes(script: ModuleType) -> None:
    rim = SCENE.cup.rim
    assert rim.radius_mm + rim.width_mm / 2 == RIM_OUTER_MM
    assert rim.radius_mm - rim.width_mm / 2 == RIM_INNER_MM
    assert SCENE.cup.hub.radius_mm == board_cup.HUB_MM
    assert script.wall_length(script.wall_points()) == pytest.approx(WALL_MM, abs=0.01)


def test_the_meshes_have_the_sizes_of_the_bodies() -> None:
    assert stick_shape().size_mm == pytest.approx(SIZE)
    across = 2 * RIM_OUTER_MM
    assert shape("cup_top").size_mm[:2] == pytest.approx((across, across), rel=0.01)
    base = SCENE.base
    assert shape("stand").size_mm[0] == pytest.approx(2 * base.radius_mm)
    assert shape("stand").size_mm[2] == pytest.approx(base.pole.height_mm)
    for name in ("cup_top", "cup_wall", "stand", "bag", "cord"):
        rows = [shape(name).geom(steps).get_vertex_data().get_num_rows() for steps in (1, 2, 3)]
        assert rows[0] < rows[1] < rows[2]
