"""How the six faces of a box lie in its one texture: where to paint a number or a sign.

The long faces are stacked at the left, the two ends at the right, all to one scale. Every side face stands upright in
the picture and is seen from outside.
"""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

Size = tuple[float, float, float]
Face = tuple[int, int]
"""The axis a face looks along (0, 1, 2) and the sign of that direction."""

RIGHT_END, LEFT_END, BACK, FRONT, TOP, BOTTOM = (0, 1), (0, -1), (1, 1), (1, -1), (2, 1), (2, -1)
FACES: tuple[Face, ...] = (RIGHT_END, LEFT_END, BACK, FRONT, TOP, BOTTOM)

ATLAS_PIXELS = 512
"""Side of the square texture; a power of two, or Panda3D would shrink it."""
_LONG = 4.8
"""Layouts that are so many times as long as high get a texture twice as long and half as high."""


def atlas_size(size: Size) -> tuple[float, float]:
    """Width and height of the whole layout in mm, for a box of `size` (length, width, height in mm)."""
    length, width, height = size
    return length + width, 2 * (width + height)


def atlas_pixels(size: Size) -> tuple[int, int]:
    """Width and height of the texture of such a box, in pixels: as many of them whatever its shape."""
    wide, tall = atlas_size(size)
    return (2 * ATLAS_PIXELS, ATLAS_PIXELS // 2) if wide > _LONG * tall else (ATLAS_PIXELS, ATLAS_PIXELS)


def face_rect(size: Size, face: Face) -> tuple[float, float, float, float]:
    """Left, bottom, width and height of a face in the texture, as shares of it (0 to 1, bottom up)."""
    wide, tall = atlas_size(size)
    x, y, width, height = _place(size, face)
    return x / wide, y / tall, width / wide, height / tall


def _place(size: Size, face: Face) -> tuple[float, float, float, float]:
    length, width, height = size
    places = {
        TOP: (0.0, 0.0, length, width),
        BOTTOM: (0.0, width, length, width),
        FRONT: (0.0, 2 * width, length, height),
        BACK: (0.0, 2 * width + height, length, height),
        RIGHT_END: (length, 0.0, width, height),
        LEFT_END: (length, height, width, height),
    }
    return places[face]


def face_on_image(size: Size, face: Face) -> QRectF:
    """Where the face lies in the picture `blank_atlas` makes, in pixels; upright, its left at the left."""
    wide, tall = atlas_size(size)
    x, y, width, height = _place(size, face)
    columns, rows = atlas_pixels(size)
    across, up = columns / wide, rows / tall
    return QRectF(x * across, rows - (y + height) * up, width * across, height * up)


def blank_atlas(colour: str, size: Size = (1.0, 1.0, 1.0)) -> QImage:
    """Return an empty texture of one colour, `#rrggbb`, for a box of such a shape."""
    image = QImage(*atlas_pixels(size), QImage.Format.Format_RGB32)
    image.fill(QColor(colour))
    return image


def paint_on_face(painter: QPainter, size: Size, face: Face, square_mm: float) -> QRectF:
    """Prepare `painter` (on an atlas of `size`) to draw on the middle of a face, and return the square to draw in.

    The square is `square_mm` wide and high in the box's own measure; the picture's two scales are evened out.
    """
    wide, tall = atlas_size(size)
    place = face_on_image(size, face)
    painter.resetTransform()
    painter.translate(place.center())
    columns, rows = atlas_pixels(size)
    painter.scale(columns / wide, rows / tall)
    return QRectF(-square_mm / 2, -square_mm / 2, square_mm, square_mm)
