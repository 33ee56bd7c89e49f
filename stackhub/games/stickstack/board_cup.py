"""How the tower of Stick & Stack looks: the cup, white within and three-coloured at its rim, stand, spring and bag."""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen, QTransform

from stackhub.dexterity.carving import Mark, cut
from stackhub.engine.look import Palette, Theme
from stackhub.games.stickstack.board_pieces import COLOURS, PLAIN_CONTRAST, swatch_of
from stackhub.resources import models_dir
from stackhub.tabletop.colour_vision import mix
from stackhub.tabletop.signs import sign_path_in
from stackhub.view3d.coil import Winding
from stackhub.view3d.shapes import Shape, load_shape
from stackhub.view3d.surface import Surface

SECTORS = ("r", "y", "b")
"""The colours of the rim, a third each, anticlockwise from the cup's own x axis (SS-01)."""

RIM_OUTER_MM, RIM_INNER_MM, HUB_MM = 47.5, 42.5, 25.0
WALL_MM = 49.36
"""How long the outline of the cup's wall is, from the spring up to the rim (models/stickstack/make_pieces.py)."""
WALL_SIGNS_MM = 6.9
"""How far the middle of the outer signs is below the end of that outline."""
SPRING = Winding(radius_mm=9.5, wire_mm=1.5, turns=6.5)
SPRING_FOOT_MM, SPRING_HEAD_MM = 115.0, -11.5
"""Where its wire begins, above the foot of the stand, and where it ends, in the cup's own frame."""

_PIXELS = 1024
_DARK = "#1d1612"
_RIM_SIGN_MM, _WALL_SIGN_MM, _FLOOR_SIGN_MM = 4.1, 8.0, 7.0
_PER_SECTOR = 7
"""Signs on the top of a sector of the rim; four are on its outside."""
_ON_WALL = 4

Pictures = tuple[QImage, QImage, QImage]


def cup_surfaces(palette: Palette, theme: Theme) -> tuple[Surface, Surface]:
    """Return the inside and top of the cup, and its outside."""
    plain = theme.contrast >= PLAIN_CONTRAST
    return _top(palette, plain), _wall(palette, plain)


def stand_surface(palette: Palette, theme: Theme) -> Surface:
    """Base and pole: oiled wood that stands out from table and sticks."""
    return Surface(
        mix(palette.beige.base, "#ffffff", 0.25) if theme.dark else mix(palette.beige.edge, "#2a1608", 0.35), 0.5
    )


def spring_surface(theme: Theme) -> Surface:
    return Surface("#c9ced6" if theme.contrast < PLAIN_CONTRAST else "#ffffff", 0.25)


def bag_surface(theme: Theme) -> Surface:
    """Linen, dyed in a colour that no stick has."""
    return Surface("#8a6fae" if theme.dark else "#6f5a94", 0.95, *_linen())


def cord_surface() -> Surface:
    return Surface("#e8d6a8", 0.9)


# --- Pictures


@lru_cache(maxsize=8)
def _top(palette: Palette, plain: bool) -> Surface:
    """Seen from above; x of the cup to the right."""
    white = swatch_of("w", palette)
    picture = QImage(_PIXELS, _PIXELS, QImage.Format.Format_RGB32)
    picture.fill(QColor(white.base))
    painter = _from_above(picture)
    for number, letter in enumerate(SECTORS):
        swatch = swatch_of(letter, palette)
        ring = QPainterPath()
        ring.moveTo(0, 0)
        ring.arcTo(_circle(RIM_OUTER_MM + 2), 120 * number, 120)
        ring.closeSubpath()
        hole = QPainterPath()
        hole.addEllipse(_circle(RIM_INNER_MM - 0.3))
        painter.fillPath(ring.subtracted(hole), QColor(swatch.base))
    painter.setPen(QPen(QColor(_DARK), 0.7))
    for number in range(3):
        painter.drawLine(_polar(RIM_INNER_MM - 0.4, 120 * number), _polar(RIM_OUTER_MM + 1, 120 * number))
    soft = QColor(mix(white.base, white.edge, 0.75 if plain else 0.5))
    painter.setPen(QPen(soft, 0.9))
    for radius in (HUB_MM - 1.6, HUB_MM + 0.5, RIM_INNER_MM - 0.7):
        painter.drawEllipse(_circle(radius))
    painter.setPen(QPen(soft, 0.5))
    for number in range(48):  # white has its lines along, as on the sticks
        painter.drawLine(_polar(10.5, 7.5 * number), _polar(HUB_MM - 3.5, 7.5 * number))
    painter.end()
    pictures = _heights_and_light(picture)
    for number, letter in enumerate(SECTORS):
        swatch = swatch_of(letter, palette)
        middle = (RIM_OUTER_MM + RIM_INNER_MM) / 2
        angles = [120 * (number + (k + 0.5) / _PER_SECTOR) for k in range(_PER_SECTOR)]
        marks = [_placed(letter, _RIM_SIGN_MM, middle, angle) for angle in angles]
        cut(pictures, _from_above, marks, (swatch.ink, swatch.edge), fine=0.4)
    floor = (RIM_INNER_MM + HUB_MM) / 2
    rings = [_placed("w", _FLOOR_SIGN_MM, floor, 36 * k) for k in range(10)]
    rings.append(_placed("w", 15.0, 0.0, 90.0))
    cut(pictures, _from_above, rings, (mix(white.ink, white.base, 0.0 if plain else 0.25), white.edge), fine=0.6)
    return Surface("#ffffff", 0.35, *pictures)


@lru_cache(maxsize=8)
def _wall(palette: Palette, plain: bool) -> Surface:
    """Wound around the cup once, from its x axis on; the spring is below."""
    wood = mix(palette.beige.base, "#ffffff", 0.3)
    picture = QImage(_PIXELS, _PIXELS // 4, QImage.Format.Format_RGB32)
    picture.fill(QColor(wood))
    painter = _around(picture)
    band = 14.5  # the rim's outside and the first of the bowl
    around = 2 * math.pi * RIM_OUTER_MM
    for number, letter in enumerate(SECTORS):
        swatch = swatch_of(letter, palette)
        painter.fillRect(QRectF(number * around / 3, 0, around / 3, band), QColor(swatch.base))
        painter.fillRect(QRectF(number * around / 3, band - 0.9, around / 3, 0.9), QColor(swatch.edge))
    for number in range(4):
        painter.fillRect(QRectF(number * around / 3 - 0.4, 0, 0.8, band), QColor(_DARK))
    painter.end()
    pictures = _heights_and_light(picture)
    for number, letter in enumerate(SECTORS):
        swatch = swatch_of(letter, palette)
        marks = []
        for k in range(_ON_WALL):
            x, side = around / 3 * (number + (k + 0.5) / _ON_WALL), _WALL_SIGN_MM
            marks.append(sign_path_in(COLOURS[letter], QRectF(x - side / 2, WALL_SIGNS_MM - side / 2, side, side)))
        cut(pictures, _around, marks, (swatch.ink, swatch.edge), fine=0.6)
    return Surface("#ffffff", 0.35, *pictures)


@lru_cache(maxsize=1)
def _linen() -> tuple[QImage, QImage]:
    """Threads over and under each other, and their heights."""
    around, along = 128, 64
    wide, tall = 1024 // around, 512 // along
    picture = QImage(around * wide, along * tall, QImage.Format.Format_RGB32)
    heights = QImage(picture.size(), QImage.Format.Format_Grayscale8)
    one, other = QPainter(picture), QPainter(heights)
    for row in range(along):
        for column in range(around):
            over = (row + column) % 2 == 0
            shade, high = (235, 150) if over else (205, 110)
            rect = QRectF(column * wide, row * tall, wide, tall)
            one.fillRect(rect, QColor(shade, shade, shade))
            other.fillRect(rect, QColor(high, high, high))
    one.end()
    other.end()
    return picture, heights


def _heights_and_light(picture: QImage) -> Pictures:
    heights = QImage(picture.size(), QImage.Format.Format_Grayscale8)
    heights.fill(255)
    return picture, heights, picture.copy()


def _from_above(image: QImage) -> QPainter:
    """A painter in mm around the middle of the disc, y downwards."""
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.translate(image.width() / 2, image.height() / 2)
    painter.scale(image.width() / 2 / RIM_OUTER_MM, image.height() / 2 / RIM_OUTER_MM)
    return painter


def _around(image: QImage) -> QPainter:
    """A painter in mm along the outer rim from the cup's x axis, and down from the rim's top."""
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(image.width() / (2 * math.pi * RIM_OUTER_MM), image.height() / WALL_MM)
    return painter


def _circle(radius: float) -> QRectF:
    return QRectF(-radius, -radius, 2 * radius, 2 * radius)


def _polar(radius: float, degrees: float) -> QPointF:
    """A point of the disc; the picture's y is down, the cup's angle anticlockwise."""
    turn = math.radians(degrees)
    return QPointF(radius * math.cos(turn), -radius * math.sin(turn))


def _placed(letter: str, side: float, radius: float, degrees: float) -> Mark:
    """A sign on the disc, upright for who looks from outside on that side."""
    at = _polar(radius, degrees)
    turn = QTransform().translate(at.x(), at.y()).rotate(90 - degrees)
    return turn.map(sign_path_in(COLOURS[letter], QRectF(-side / 2, -side / 2, side, side)))


# --- Shapes


def shapes() -> Iterator[Shape]:
    """Every mesh, one a step: reading them takes a while."""
    for name in ("cup_top", "cup_wall", "stand", "bag", "cord"):
        yield shape(name)


@lru_cache(maxsize=8)
def shape(name: str) -> Shape:
    """A mesh of models/stickstack. Raises `ShapeError` when there is none such."""
    return load_shape(models_dir() / "stickstack" / f"{name}.egg", edged=False)
