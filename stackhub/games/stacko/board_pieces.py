"""How Stacko's pieces look: blocks of painted wood with their number and sign carved in, the die, the stick, the hand.

A surface is made once for each kind of piece, palette and theme, so sixteen pictures serve any number of blocks.
"""

from __future__ import annotations

from functools import lru_cache
from typing import cast

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QPainterPath, QTransform

from stackhub.dexterity.carving import Carver, Mark
from stackhub.engine.look import ColourName, Palette, Theme
from stackhub.resources import models_dir
from stackhub.tabletop.colour_vision import luminance, mix
from stackhub.tabletop.fonts import font, install_fonts
from stackhub.tabletop.signs import sign_path_in
from stackhub.view3d.atlas import BACK, BOTTOM, FRONT, LEFT_END, RIGHT_END, TOP, Face, Size
from stackhub.view3d.scene import Bounds
from stackhub.view3d.shapes import Shape, load_shape
from stackhub.view3d.surface import Glow, Surface

BLOCK_MM: Size = (75.0, 25.0, 15.0)
DIE_MM: Size = (22.0, 22.0, 22.0)
STICK_MM: Size = (120.0, 8.0, 8.0)
PALM_MM: Size = (60.0, 12.0, 60.0)
"""The sizes the meshes are made in (ST-18, scenes/stacko.yaml); true sizes differ a little and stretch them."""

DIE_FACES: dict[str, Face] = {
    "red1": TOP,
    "blue2": FRONT,
    "green3": RIGHT_END,
    "yellow4": BACK,
    "reverse": BOTTOM,
    "draw2": LEFT_END,
}
"""Where each of the die's faces is (ST-02)."""

_COLOURS: tuple[ColourName, ...] = ("red", "blue", "yellow", "green")
_PLAIN_CONTRAST = 7.0
"""Themes that promise so much contrast get blocks without grain."""


def colour_of(name: str) -> ColourName:
    """Return the colour of a block ("red1a") or of a numbered die face ("red1"). Raises KeyError for other names."""
    for colour in _COLOURS:
        if name.startswith(colour):
            return colour
    raise KeyError(name)


def number_of(name: str) -> int:
    """Return the number of a block or of a numbered die face, 1 to 4."""
    digit = name[len(colour_of(name)) :][:1]
    if digit not in {"1", "2", "3", "4"}:
        raise KeyError(name)
    return int(digit)


# --- Surfaces


def block_surface(name: str, palette: Palette, theme: Theme) -> Surface:
    """Return the outside of a block by its name, "red1a"; its copies a, b and c look the same."""
    return _block(colour_of(name), number_of(name), palette, theme.contrast >= _PLAIN_CONTRAST)


def die_surface(palette: Palette, theme: Theme) -> Surface:
    """Return the outside of the die."""
    return _die(palette, theme.contrast >= _PLAIN_CONTRAST)


def stick_surface(palette: Palette, theme: Theme) -> Surface:
    """Return the outside of the push stick (ST-12): pale wood that stands out from table and blocks."""
    return _wood(palette.white.base if theme.dark else palette.beige.base, STICK_MM)


def palm_surface(palette: Palette, theme: Theme) -> Surface:
    """Return the outside of the flat of the hand (ST-11)."""
    return _wood(palette.beige.base if theme.dark else mix(palette.beige.base, "#ffffff", 0.25), PALM_MM)


# Marks leave 2.1 mm to the edges free: the rim of a block that may be taken must not cut them.
@lru_cache(maxsize=96)
def _block(colour: ColourName, number: int, palette: Palette, plain: bool) -> Surface:
    swatch = palette.swatch(colour)
    grain = 0.8 if luminance(swatch.base) < luminance(swatch.ink) else 0.5  # it darkens, which dark ink cannot afford
    carver = Carver(BLOCK_MM, swatch.base, swatch.edge, grain=0.0 if plain else grain)
    carver.carve(FRONT, _row(colour, number, figure=10.8, sign=9.4, apart=17.0), swatch.ink)
    carver.carve(TOP, _row(colour, number, figure=17.0, sign=14.0, apart=22.0), swatch.ink)
    carver.carve(RIGHT_END, [_figure(str(number), 10.6, -5.3), _sign(colour, 9.2, 5.5)], swatch.ink)
    for face, other in ((FRONT, BACK), (TOP, BOTTOM), (RIGHT_END, LEFT_END)):
        carver.repeat(face, other)
    return carver.surface(roughness=0.40)


@lru_cache(maxsize=8)
def _die(palette: Palette, plain: bool) -> Surface:
    ivory, edge = palette.white.base, palette.white.edge
    carver = Carver(DIE_MM, ivory, edge, grain=0.0 if plain else 0.25)
    tile = QRectF(-8.6, -8.6, 17.2, 17.2)
    for name, face in DIE_FACES.items():
        if name in {"reverse", "draw2"}:
            carver.tile(face, tile, palette.black.base, palette.black.edge)
            carver.carve(face, _turning_arrows() if name == "reverse" else _two_blocks(), palette.black.ink)
            continue
        swatch = palette.swatch(colour_of(name))
        carver.tile(face, tile, swatch.base, swatch.edge)
        marks = [_figure(str(number_of(name)), 11.0, -3.3), _sign(colour_of(name), 6.2, 4.6)]
        carver.carve(face, marks, swatch.ink)
    return carver.surface(roughness=0.28)


@lru_cache(maxsize=16)
def _wood(colour: str, size: Size) -> Surface:
    return Carver(size, colour, mix(colour, "#3a1803", 0.45), grain=1.0).surface(roughness=0.5)


# --- Marks, in mm around the middle of a face, y downwards


def _row(colour: ColourName, number: int, *, figure: float, sign: float, apart: float) -> list[Mark]:
    return [_sign(colour, sign, -apart), _figure(str(number), figure, 0.0), _sign(colour, sign, apart)]


def _figure(text: str, height: float, x: float) -> Mark:
    """A figure so high, its middle at x."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)  # the outlines of a letter may overlap
    path.addText(0, 0, font(install_fonts(), 100, QFont.Weight.ExtraBold), text)
    path = path.simplified()
    box = path.boundingRect()
    scale = height / box.height()
    middle = QTransform().translate(x, 0).scale(scale, scale).translate(-box.center().x(), -box.center().y())
    return middle.map(path)


def _sign(colour: ColourName, side: float, x: float) -> Mark:
    return sign_path_in(colour, QRectF(x - side / 2, -side / 2, side, side))


def _turning_arrows() -> list[Mark]:
    """Two arrows that chase each other around a circle."""
    arrow = QPainterPath()
    outer, inner, tip = 6.9, 4.3, 8.2
    arrow.arcMoveTo(_around(outer), 165)
    arrow.arcTo(_around(outer), 165, -118)
    end = _on_circle((outer + inner) / 2, 12)
    arrow.lineTo(*_on_circle(tip, 50))
    arrow.lineTo(*end)
    arrow.lineTo(*_on_circle(inner - 1.6, 50))
    arrow.lineTo(*_on_circle(inner, 47))
    arrow.arcTo(_around(inner), 47, 118)
    arrow.closeSubpath()
    return [arrow, QTransform().rotate(180).map(arrow)]


def _around(radius: float) -> QRectF:
    return QRectF(-radius, -radius, 2 * radius, 2 * radius)


def _on_circle(radius: float, degrees: float) -> tuple[float, float]:
    path = QPainterPath()
    path.arcMoveTo(_around(radius), degrees)
    return path.currentPosition().x(), path.currentPosition().y()


def _two_blocks() -> list[Mark]:
    """Two blocks, one on the other, and a 2 beside them."""
    blocks = QPainterPath()
    blocks.setFillRule(Qt.FillRule.WindingFill)
    for top in (-4.9, 0.5):
        blocks.addRoundedRect(QRectF(-7.4, top, 7.0, 4.4), 0.9, 0.9)
    return [blocks, _figure("2", 10.0, 4.2)]


# --- Shapes


@lru_cache(maxsize=8)
def _shape(name: str) -> Shape:
    return load_shape(models_dir() / "stacko" / f"{name}.egg", edged=name != "palm")


def block_shape() -> Shape:
    return _shape("block")


def die_shape() -> Shape:
    return _shape("die")


def stick_shape() -> Shape:
    return _shape("stick")


def palm_shape() -> Shape:
    return _shape("palm")


# --- Light that says something


def legal_glow(theme: Theme) -> Glow:
    """For blocks that may be taken now. The rim keeps from the edges: between two such blocks another one would seem to
    be framed as well."""
    return Glow("#ffe08a" if theme.contrast < _PLAIN_CONTRAST else "#ffffff", 1.0, 1.2, inset_mm=0.6)


def aside_glow(theme: Theme) -> Glow:
    """For blocks that may not be taken now, while others may: they stand in the shade, and keep their contrast."""
    return Glow("#000000", 1.0, 0.0, 0.4 if theme.contrast < _PLAIN_CONTRAST else 0.5)


def hover_glow(theme: Theme) -> Glow:
    """For the piece under the pointer, or that the keyboard has chosen."""
    return Glow("#ffffff" if theme.contrast < _PLAIN_CONTRAST else theme.accent, 1.0, 2.1, 0.05)


def held_glow(theme: Theme) -> Glow:
    """For the piece in the hand."""
    return Glow("#39d3f2" if theme.contrast < _PLAIN_CONTRAST else "#5fe3ff", 1.0, 1.9, 0.05)


def refused_glow(theme: Theme) -> Glow:
    """For a piece that may not be touched now; its rim is thin, and no block is pink."""
    return Glow("#ff9df0" if theme.contrast < _PLAIN_CONTRAST else "#ffa8f2", 1.0, 0.8, 0.05)


def framing(top_mm: float) -> Bounds:
    """Return what the camera should show of a tower `top_mm` high: room for the die beside it and the hand above."""
    return (-42.0, -42.0, 0.0), (42.0, 42.0, max(top_mm, 60.0) + 34.0)


def den(top_mm: float) -> Bounds:
    """Return where blocks stand so close that little light comes in (`Scene.set_den`): a tower `top_mm` high."""
    return (-37.5, -37.5, 0.0), (37.5, 37.5, top_mm)


def block_kinds() -> tuple[str, ...]:
    """Return the sixteen kinds of block, by the names of their first copies."""
    return tuple(f"{cast('str', colour)}{number}a" for colour in _COLOURS for number in range(1, 5))
