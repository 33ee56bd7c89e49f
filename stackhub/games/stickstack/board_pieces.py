"""How the pieces of Stick & Stack look: sticks painted in bands, each colour with its own sign and its own grooves.

A surface is made once for each kind of stick, palette and theme. The cup, its stand and the bag are in `board_cup`.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen

from stackhub.dexterity.carving import Band, Carver, Mark, along_face
from stackhub.engine.look import ColourName, Palette, Swatch, Theme
from stackhub.resources import models_dir
from stackhub.tabletop.colour_vision import luminance, mix
from stackhub.tabletop.signs import sign_path_in
from stackhub.view3d.atlas import BACK, BOTTOM, FRONT, LEFT_END, RIGHT_END, TOP, Size
from stackhub.view3d.shapes import Shape, load_shape
from stackhub.view3d.surface import Glow, Surface

Bands = tuple[tuple[str, float], ...]
"""From one end of a stick to the other: the colour's letter, and how long its band is (mm)."""

COLOURS: dict[str, ColourName] = {"w": "white", "r": "red", "y": "yellow", "b": "blue"}
"""The colours by the letters of records, scenes and kinds (SS-02)."""

PLAIN_CONTRAST = 7.0
"""Themes that promise so much contrast get pieces without grain and with plainer grooves."""

_SIGN_EVERY_MM = 14.0
_TOP_SIGN, _SIDE_SIGN, _END_SIGN = 0.76, 0.84, 0.80  # shares of the face's height


def swatch_of(letter: str, palette: Palette) -> Swatch:
    """The paint of a colour by its letter. Raises KeyError for other letters."""
    return palette.swatch(COLOURS[letter])


def stick_surface(bands: Bands, size: Size, palette: Palette, theme: Theme) -> Surface:
    """Return the outside of a stick whose bands begin at the end of lower x; sticks of a kind share it."""
    return _stick(bands, size, palette, theme.contrast >= PLAIN_CONTRAST)


@lru_cache(maxsize=48)
def _stick(bands: Bands, size: Size, palette: Palette, plain: bool) -> Surface:
    first = swatch_of(bands[0][0], palette)
    painted, at = [], -size[0] / 2
    for letter, length in bands:
        swatch = swatch_of(letter, palette)
        painted.append((letter, Band(at, at + length, swatch.base, swatch.edge)))
        at += length
    grain = 0.0 if plain else 0.45
    carver = Carver(
        size, first.base, mix(first.edge, "#000000", 0.2), grain=grain, bands=[b for _, b in painted], fine=0.5
    )
    for face, share in ((TOP, _TOP_SIGN), (BOTTOM, _TOP_SIGN), (FRONT, _SIDE_SIGN), (BACK, _SIDE_SIGN)):
        height = size[1] if face in (TOP, BOTTOM) else size[2]
        whole = QRectF(-size[0] / 2, -height / 2, size[0], height)
        for letter, band in painted:
            swatch = swatch_of(letter, palette)
            rect = along_face(face, band.start_mm, band.end_mm, whole)
            middles = _spread(rect, _SIGN_EVERY_MM)
            side = share * height
            carver.scratch(face, _grooves(letter, rect, middles, side), _groove_colour(swatch, plain=plain), 0.45)
            carver.carve(face, [_sign(letter, side, x) for x in middles], swatch.ink, swatch.edge)
        for _, band in painted[1:]:
            border = along_face(face, band.start_mm - 0.35, band.start_mm + 0.35, whole)
            line = QPainterPath(QPointF(border.center().x(), whole.top()))
            line.lineTo(border.center().x(), whole.bottom())
            carver.scratch(face, line, "#1d1612", 0.7)
    for face, (letter, _) in ((LEFT_END, bands[0]), (RIGHT_END, bands[-1])):
        side = _END_SIGN * min(size[1], size[2])
        carver.carve(face, [_sign(letter, side, 0.0)], swatch_of(letter, palette).ink)
    return carver.surface(roughness=0.40)


def _spread(rect: QRectF, every: float) -> list[float]:
    """Middles of signs along a band: evenly, as near to `every` mm apart as fits."""
    count = max(1, round(rect.width() / every))
    return [rect.left() + rect.width() * (number + 0.5) / count for number in range(count)]


def _sign(letter: str, side: float, x: float) -> Mark:
    return sign_path_in(COLOURS[letter], QRectF(x - side / 2, -side / 2, side, side))


def _groove_colour(swatch: Swatch, *, plain: bool) -> str:
    """Lines that are seen and leave the sign alone: towards the edge on dark paint, a little on light paint."""
    share = 0.45 if luminance(swatch.base) < luminance(swatch.ink) else 0.35
    return mix(swatch.base, swatch.edge, share + (0.25 if plain else 0.0))


def _grooves(letter: str, rect: QRectF, middles: Sequence[float], side: float) -> QPainterPath:
    """A colour's texture between its signs: red slants, yellow zigzags, blue is dotted, white has its lines along."""
    path = QPainterPath()
    clear = side / 2 + 1.1
    gaps = []
    left = rect.left() + 0.9
    for middle in middles:
        gaps.append((left, middle - clear))
        left = middle + clear
    gaps.append((left, rect.right() - 0.9))
    for start, end in gaps:
        if end - start > 0.8:
            _fill(path, letter, QRectF(start, rect.top() + 0.5, end - start, rect.height() - 1.0))
    return path


def _fill(path: QPainterPath, letter: str, rect: QRectF) -> None:
    if letter == "r":
        count = max(1, math.floor(rect.width() / 1.7))
        for number in range(count):
            x = rect.left() + (number + 0.5) * rect.width() / count
            path.moveTo(x - 0.9, rect.bottom())
            path.lineTo(x + 0.9, rect.top())
    elif letter == "y":
        for share in (0.25, 0.75):
            y, steps = rect.top() + share * rect.height(), max(2, 2 * round(rect.width() / 2.4))
            for step in range(steps + 1):
                point = QPointF(rect.left() + rect.width() * step / steps, y + (0.9 if step % 2 else -0.9))
                path.lineTo(point) if step else path.moveTo(point)
    elif letter == "b":
        columns, rows = max(1, round(rect.width() / 2.0)), max(1, round(rect.height() / 2.0))
        for column in range(columns):
            for row in range(rows):
                x = rect.left() + (column + 0.5) * rect.width() / columns
                y = rect.top() + (row + 0.5) * rect.height() / rows
                path.addEllipse(QPointF(x, y), 0.35, 0.35)
    else:
        for share in (0.2, 0.5, 0.8):
            path.moveTo(rect.left(), rect.top() + share * rect.height())
            path.lineTo(rect.right(), rect.top() + share * rect.height())


# --- Pictures of sticks, for what lies before a player


@lru_cache(maxsize=96)
def stick_picture(bands: Bands, size: Size, palette: Palette, theme: Theme, scale: float) -> QImage:
    """Return the top of a stick, `scale` pixels a mm, without grain; on a clear ground."""
    plain = theme.contrast >= PLAIN_CONTRAST
    image = QImage(round(size[0] * scale), round(size[1] * scale), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(image.width() / size[0], image.height() / size[1])
    painter.translate(size[0] / 2, size[1] / 2)
    whole = QRectF(-size[0] / 2, -size[1] / 2, size[0], size[1])
    outline = QPainterPath()
    outline.addRoundedRect(whole, 1.6, 1.6)
    painter.setClipPath(outline)
    at = whole.left()
    for letter, length in bands:
        swatch = swatch_of(letter, palette)
        rect = QRectF(at, whole.top(), length, whole.height())
        painter.fillRect(rect, QColor(swatch.base))
        middles = _spread(rect, _SIGN_EVERY_MM)
        side = _TOP_SIGN * size[1]
        painter.strokePath(
            _grooves(letter, rect, middles, side), QPen(QColor(_groove_colour(swatch, plain=plain)), 0.45)
        )
        for x in middles:
            painter.fillPath(_sign(letter, side, x), QColor(swatch.ink))
        if at > whole.left():
            painter.fillRect(QRectF(at - 0.35, whole.top(), 0.7, whole.height()), QColor("#1d1612"))
        at += length
    painter.setPen(QPen(QColor(theme.text if plain else "#4a3a2c"), 1.0))
    painter.drawRoundedRect(whole, 1.6, 1.6)
    painter.end()
    return image


@lru_cache(maxsize=1)
def stick_shape() -> Shape:
    return load_shape(models_dir() / "stickstack" / "stick.egg")


# --- Light that says something


def held_glow(theme: Theme) -> Glow:
    """For the stick in the hand."""
    return Glow("#39d3f2" if theme.contrast < PLAIN_CONTRAST else "#5fe3ff", 1.0, 0.8)


def chosen_glow(theme: Theme) -> Glow:
    """For the stick that the keyboard has chosen, or that the pointer is on."""
    return Glow("#ffffff" if theme.contrast < PLAIN_CONTRAST else theme.accent, 1.0, 1.1)


def wrong_glow(theme: Theme) -> Glow:
    """For the sticks of a contact in the wrong colours; no stick is pink."""
    return Glow("#ff9df0" if theme.contrast < PLAIN_CONTRAST else "#ffa8f2", 1.0, 0.5)
