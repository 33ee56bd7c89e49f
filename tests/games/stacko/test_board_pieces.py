"""Blocks can be told apart by colour, sign and number on every face, for every eye; meshes are what a script makes."""

from __future__ import annotations

import importlib.util
from itertools import combinations
from types import ModuleType
from typing import get_args

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QImage

from stackhub.engine.look import Palette, PaletteName, Sight, Theme
from stackhub.games.stacko.board_pieces import (
    BLOCK_MM,
    DIE_FACES,
    DIE_MM,
    PALM_MM,
    STICK_MM,
    aside_glow,
    block_kinds,
    block_shape,
    block_surface,
    colour_of,
    die_shape,
    die_surface,
    framing,
    held_glow,
    hover_glow,
    legal_glow,
    number_of,
    palm_shape,
    palm_surface,
    refused_glow,
    stick_shape,
    stick_surface,
)
from stackhub.resources import models_dir
from stackhub.store.look import load_palettes, load_themes
from stackhub.tabletop.colour_vision import contrast, mix, rgb, separation, simulate
from stackhub.view3d.atlas import ATLAS_PIXELS, FACES, Face, Size, atlas_size, face_on_image
from stackhub.view3d.camera import CameraRig
from stackhub.view3d.surface import Surface

PALETTES = get_args(PaletteName)

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
    """The whole pixels of a face."""
    rect = face_on_image(size, face)
    return QRect(round(rect.left()) + 1, round(rect.top()) + 1, int(rect.width()) - 2, int(rect.height()) - 2)


def test_st01_sixteen_kinds_in_four_colours_and_numbers() -> None:
    kinds = block_kinds()
    assert {(colour_of(name), number_of(name)) for name in kinds} == {
        (colour, number) for colour in ("red", "blue", "yellow", "green") for number in (1, 2, 3, 4)
    }
    assert len(kinds) == 16


@pytest.mark.parametrize("name", ["pink1a", "red5a", "red", ""])
def test_other_names_are_refused(name: str, palette: Palette, theme: Theme) -> None:
    with pytest.raises(KeyError):
        block_surface(name, palette, theme)


def test_copies_share_one_surface_and_another_palette_gives_another(palette: Palette, theme: Theme) -> None:
    surface = block_surface("red1a", palette, theme)
    assert block_surface("red1c", palette, theme) is surface
    other = block_surface("red1a", load_palettes()["red_green"], theme)
    assert _pictures(other)[0] != _pictures(surface)[0]
    plain = block_surface("red1a", palette, load_themes()["high_contrast"])
    assert _pictures(plain)[0] != _pictures(surface)[0]  # without grain
    assert block_surface("red1a", palette, load_themes()["dark"]) is surface


@pytest.mark.parametrize("face", FACES)
def test_every_face_tells_every_kind(face: Face, palette: Palette, theme: Theme) -> None:
    area = _inside(BLOCK_MM, face)
    seen = [_pictures(block_surface(name, palette, theme))[1].copy(area) for name in block_kinds()]
    assert all(one != other for one, other in combinations(seen, 2))  # by sign and number alone


@pytest.mark.parametrize("name", PALETTES)
@pytest.mark.parametrize("kind", ["red1a", "blue2a", "yellow3a", "green4a"])
def test_numbers_and_signs_stand_out_from_wood_and_grain(name: PaletteName, kind: str, theme: Theme) -> None:
    """At least 4.5 to 1, against the lightest and the darkest of the grain."""
    palette = load_palettes()[name]
    texture, relief, _ = _pictures(block_surface(kind, palette, theme))
    ink = palette.swatch(colour_of(kind)).ink
    for face in FACES:
        area = _inside(BLOCK_MM, face)
        places = [(x, y) for x in range(area.left(), area.right(), 3) for y in range(area.top(), area.bottom(), 3)]
        wood = {texture.pixelColor(x, y).name() for x, y in places if relief.pixelColor(x, y).red() == 255}
        marks = {texture.pixelColor(x, y).name() for x, y in places if relief.pixelColor(x, y).red() == 0}
        assert len(wood) > 5  # there is a grain
        assert ink in marks
        assert min(contrast(mark, shade) for shade in wood for mark in marks) >= 4.5


@pytest.mark.parametrize("name", block_kinds())
def test_what_is_carved_keeps_off_the_edges(name: str, palette: Palette, theme: Theme) -> None:
    _, relief, _ = _pictures(block_surface(name, palette, theme))
    for face in FACES:
        area = _inside(BLOCK_MM, face)
        rim = [(x, y) for x in range(area.left(), area.right() + 1) for y in (area.top(), area.bottom())]
        rim += [(x, y) for y in range(area.top(), area.bottom() + 1) for x in (area.left(), area.right())]
        assert all(relief.pixelColor(x, y).red() == 255 for x, y in rim)


def test_painted_light_and_shade_for_those_without_shaders(palette: Palette, theme: Theme) -> None:
    texture, relief, embossed = _pictures(block_surface("blue3a", palette, theme))
    area = _inside(BLOCK_MM, FACES[0])
    middle, rim = area.center(), area.topLeft()
    assert embossed.pixelColor(rim).lightness() < texture.pixelColor(rim).lightness()
    shift = [
        embossed.pixelColor(x, y).lightness() - texture.pixelColor(x, y).lightness()
        for x in range(middle.x() - 60, middle.x() + 60)
        for y in range(middle.y() - 30, middle.y() + 30)
        if 0 < relief.pixelColor(x, y).red() < 255
    ]
    assert max(shift) > 25
    assert min(shift) < -10


def test_st02_the_die_has_six_different_faces(palette: Palette, theme: Theme) -> None:
    texture, relief, _ = _pictures(die_surface(palette, theme))
    assert set(DIE_FACES) == {"red1", "blue2", "green3", "yellow4", "reverse", "draw2"}
    assert set(DIE_FACES.values()) == set(FACES)
    carved = [relief.copy(_inside(DIE_MM, face)) for face in DIE_FACES.values()]
    assert all(one != other for one, other in combinations(carved, 2))
    for name, face in DIE_FACES.items():
        area = _inside(DIE_MM, face)
        tile = palette.black.base if name in {"reverse", "draw2"} else palette.swatch(colour_of(name)).base
        ink = palette.black.ink if name in {"reverse", "draw2"} else palette.swatch(colour_of(name)).ink
        shades = [
            texture.pixelColor(x, y).name()
            for x in range(area.left(), area.right(), 2)
            for y in range(area.top(), area.bottom(), 2)
        ]
        assert shades.count(tile) > len(shades) * 0.15
        assert shades.count(ink) > len(shades) * 0.05


def test_tools_are_wood_and_differ_from_the_blocks(palette: Palette) -> None:
    for theme in load_themes().values():
        for surface in (stick_surface(palette, theme), palm_surface(palette, theme)):
            texture = _pictures(surface)[0]
            shade = texture.pixelColor(_inside(STICK_MM, FACES[2]).center())
            for name in ("red", "blue", "green"):
                other = QColor(palette.swatch(colour_of(name + "1")).base)
                assert separation(rgb(shade.name()), rgb(other.name())) > 20


# --- Light that says something


@pytest.mark.parametrize("name", PALETTES)
def test_a_glow_stands_out_from_every_block_by_its_rim_or_the_line_in_it(name: PaletteName) -> None:
    """3 to 1, as WCAG asks of what is not text."""
    palette = load_palettes()[name]
    for theme in load_themes().values():
        for glow in (legal_glow(theme), hover_glow(theme), held_glow(theme), refused_glow(theme)):
            for colour in ("red", "blue", "yellow", "green"):
                base = palette.swatch(colour_of(colour + "1")).base
                assert max(contrast(glow.colour, base), contrast("#101010", base)) >= 3


def test_glows_differ_in_width_or_for_every_eye_in_colour() -> None:
    for theme in load_themes().values():
        glows = [legal_glow(theme), hover_glow(theme), held_glow(theme), refused_glow(theme)]
        for one, other in combinations(glows, 2):
            for sight in get_args(Sight):
                apart = separation(simulate(rgb(one.colour), sight), simulate(rgb(other.colour), sight))
                assert apart > 12 or abs(one.rim_mm - other.rim_mm) >= 0.5


def test_rims_of_legal_neighbours_keep_apart_and_the_chosen_one_is_wider() -> None:
    """An illegal block between two legal ones must not seem to be framed."""
    for theme in load_themes().values():
        assert legal_glow(theme).inset_mm >= 0.5
        assert hover_glow(theme).rim_mm >= legal_glow(theme).rim_mm + 0.5


@pytest.mark.parametrize("name", PALETTES)
def test_numbers_stay_legible_on_blocks_in_the_shade(name: PaletteName) -> None:
    """3 to 1, as WCAG asks of large text; the colours stay themselves."""
    palette = load_palettes()[name]
    for theme in load_themes().values():
        left = (1 - aside_glow(theme).wash) ** (1 / 2.2)
        for colour in ("red", "blue", "yellow", "green"):
            swatch = palette.swatch(colour_of(colour + "1"))
            shaded = [mix("#000000", shade, left) for shade in (swatch.ink, swatch.base)]
            assert contrast(*shaded) >= 3


# --- Shapes


@pytest.fixture(scope="module")
def script() -> ModuleType:
    spec = importlib.util.spec_from_file_location("make_pieces", models_dir() / "stacko" / "make_pieces.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("name", ["block", "die", "stick", "palm"])
def test_the_meshes_are_what_the_script_makes(script: ModuleType, name: str) -> None:
    written = (models_dir() / "stacko" / f"{name}.egg").read_text(encoding="utf-8")
    assert script.egg(name) == written
    assert set(script.SHAPES) == {"block", "die", "stick", "palm"}


def test_st18_the_meshes_have_their_sizes() -> None:
    assert block_shape().size_mm == pytest.approx(BLOCK_MM)
    assert die_shape().size_mm == pytest.approx(DIE_MM)
    assert stick_shape().size_mm == pytest.approx(STICK_MM)
    assert palm_shape().size_mm == pytest.approx(PALM_MM, rel=0.06)
    assert (block_shape().edged, palm_shape().edged) == (True, False)
    rows = [block_shape().geom(steps).get_vertex_data().get_num_rows() for steps in (1, 2, 3, 6)]
    assert rows[0] < rows[1] < rows[2] == rows[3]


# --- Framing


@pytest.mark.parametrize("storeys", [1, 16, 22, 30])
def test_the_tower_and_a_block_above_it_are_in_sight_from_everywhere(storeys: int) -> None:
    """Board of 900 x 600."""
    top = storeys * 15.0
    for turn in range(0, 360, 40):
        for height in (4.0, 14.0, 30.0, 60.0, 88.0):
            rig = CameraRig()
            rig.set_aspect(1.5)
            rig.frame(framing(top))
            rig.orbit(turn, height - rig.goal.height)
            rig.jump()
            for x in (-37.5, 37.5):
                for y in (-37.5, 37.5):
                    assert rig.project((x, y, 0.0)) is not None
                    assert rig.project((x, y, top + 30)) is not None


def test_a_growing_tower_stays_in_sight_while_the_camera_glides() -> None:
    rig = CameraRig()
    rig.set_aspect(1.5)
    rig.frame(framing(16 * 15.0))
    rig.jump()
    for storeys in range(17, 31):
        rig.frame(framing(storeys * 15.0), keep=True)
        while True:
            assert rig.project((37.5, -37.5, storeys * 15.0)) is not None
            if not rig.advance(0.016):
                break


@pytest.mark.parametrize("name", ["red1a", "blue4a", "yellow2a", "green3a"])
def test_the_rim_of_what_may_be_taken_cuts_no_mark(name: str, palette: Palette, theme: Theme) -> None:
    _, relief, _ = _pictures(block_surface(name, palette, theme))
    free = legal_glow(theme).inset_mm + legal_glow(theme).rim_mm + 0.5  # with most of the dark line
    for face in FACES:
        rect = face_on_image(BLOCK_MM, face)
        wide, tall = ATLAS_PIXELS / atlas_size(BLOCK_MM)[0] * free, ATLAS_PIXELS / atlas_size(BLOCK_MM)[1] * free
        inner = rect.adjusted(wide - 1, tall - 1, 1 - wide, 1 - tall)
        marks = [
            (x, y)
            for x in range(int(rect.left()), int(rect.right()), 2)
            for y in range(int(rect.top()), int(rect.bottom()))
            if relief.pixel(x, y) & 255 == 0
        ]
        assert marks
        assert all(inner.contains(x, y) for x, y in marks)
