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


def atlas_size(size: Size) -> tuple[float, float]:
    """Width and height of the whole layout in mm, for a box of `size` (length, width, height in mm)."""
    length, width, height = size
    return length + width, 2 * (width + height)


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
    across, up = ATLAS_PIXELS / wide, ATLAS_PIXELS / tall
    return QRectF(x * across, ATLAS_PIXELS - (y + height) * up, width * across, height * up)


def blank_atlas(colour: str) -> QImage:
    """Return an empty texture of one colour, `#rrggbb`."""
    image = QImage(ATLAS_PIXELS, ATLAS_PIXELS, QImage.Format.Format_RGB32)
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
    painter.scale(ATLAS_PIXELS / wide, ATLAS_PIXELS / tall)
    return QRectF(-square_mm / 2, -square_mm / 2, square_mm, square_mm)
