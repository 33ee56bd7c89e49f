"""Carves marks into the faces of a wooden piece: one picture, its heights, and the same picture with painted light.

Lengths on a face are in mm around its middle, y downwards, as seen from outside.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen

from stackhub.tabletop.colour_vision import mix
from stackhub.view3d.atlas import (
    BACK,
    BOTTOM,
    FACES,
    LEFT_END,
    RIGHT_END,
    Face,
    Size,
    atlas_pixels,
    blank_atlas,
    face_on_image,
    paint_on_face,
)
from stackhub.view3d.surface import Surface
from stackhub.view3d.wood import grain_image

Mark = QPainterPath

_SLOPE_MM = 0.75
"""How wide the slanted wall of a carving is."""
_SLOPE_STEPS = 5
_SHIFT_MM = 0.34
"""How far painted light and shade stand off a carving."""
_RIM_MM = 1.7
"""How far the painted dark of a piece's edges reaches."""


class Band(NamedTuple):
    """A stretch of a long piece, painted all round: mm along its own x axis from its middle, and its paint."""

    start_mm: float
    end_mm: float
    colour: str
    edge: str


class Carver:
    """One piece in the making. `grain`: how much of the wood shows through the paint, 0 to 1. `bands` are painted over
    its colour. `fine`: carvings and edges are so much finer than a block's, 0 to 1."""

    def __init__(
        self, size: Size, colour: str, edge: str, *, grain: float, bands: Sequence[Band] = (), fine: float = 1.0
    ) -> None:
        self._size = size
        self._colour, self._edge, self._fine = colour, edge, fine
        self._plain = blank_atlas(colour, size)
        self._heights = QImage(*atlas_pixels(size), QImage.Format.Format_Grayscale8)
        self._heights.fill(255)
        for band in bands:
            self._paint_band(band)
        if grain:
            self._grain(grain)
        self._lit = self._plain.copy()
        for face in FACES:
            self._darken_rim(face)

    def carve(self, face: Face, marks: Iterable[Mark], ink: str, edge: str = "") -> None:
        """Cut the marks into a face and fill them with `ink`, with a thin line of `edge` (the piece's own) around."""
        images = self._plain, self._heights, self._lit
        cut(images, lambda image: self._on(image, face), marks, (ink, edge or self._edge), fine=self._fine)

    def scratch(self, face: Face, lines: QPainterPath, colour: str, width: float) -> None:
        """Draw thin lines on a face that are a little lower than the wood around."""
        for image in (self._plain, self._lit):
            painter = self._on(image, face)
            painter.setClipRect(self._rect(face))
            painter.strokePath(lines, _pen(QColor(colour), width))
            painter.end()
        painter = self._on(self._heights, face)
        painter.setClipRect(self._rect(face))
        painter.strokePath(lines, _pen(QColor(150, 150, 150), width))
        painter.end()

    def repeat(self, face: Face, other: Face) -> None:
        """Make `other`, which is as large, look like `face`."""
        for image in (self._plain, self._lit, self._heights):
            done = image.copy(face_on_image(self._size, face).toRect())
            painter = QPainter(image)
            painter.drawImage(face_on_image(self._size, other).toRect(), done)
            painter.end()

    def tile(self, face: Face, rect: QRectF, colour: str, edge: str) -> None:
        """Paint a rounded rectangle of another colour on a face."""
        self._colour, self._edge = colour, edge
        path = QPainterPath()
        path.addRoundedRect(rect, 3.2, 3.2)
        for image in (self._plain, self._lit):
            painter = self._on(image, face)
            painter.fillPath(path, QColor(colour))
            painter.strokePath(path, _pen(QColor(edge), 0.5))
            painter.end()

    def surface(self, *, roughness: float) -> Surface:
        """Return the finished outside."""
        return Surface("#ffffff", roughness, self._plain, self._heights, self._lit)

    # --- Wood

    def _paint_band(self, band: Band) -> None:
        half = self._size[0] / 2
        for face in FACES:
            if face in (RIGHT_END, LEFT_END):
                at = half if face == RIGHT_END else -half
                rect = self._rect(face) if band.start_mm <= at <= band.end_mm else QRectF()
            else:
                rect = along_face(face, band.start_mm, band.end_mm, self._rect(face))
            if not rect.isEmpty():
                painter = self._on(self._plain, face)
                painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
                painter.setClipRect(self._rect(face))
                painter.fillRect(rect, QColor(band.colour))
                painter.end()

    def _grain(self, share: float) -> None:
        for face in FACES:
            painter = self._on(self._plain, face)
            painter.setClipRect(self._rect(face))
            if face in (RIGHT_END, LEFT_END):
                self._rings(painter, share)
            else:
                painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Multiply)
                painter.setOpacity(share)
                rect = self._rect(face)
                source = QRectF(0, 64 * FACES.index(face), 512, 512 * rect.height() / max(rect.width(), 1) * 0.7)
                painter.drawImage(rect, grain_image(), source)
            painter.end()

    def _rings(self, painter: QPainter, share: float) -> None:
        """The rings of the tree, cut across."""
        heart = QPointF(self._size[1] * 0.3, self._size[2] * 1.5)
        ring = mix(self._colour, "#3a1803", 0.5)
        for number in range(26):
            sway = math.sin(number * 12.9898) * 43758.5453
            sway -= math.floor(sway)
            painter.setPen(_pen(_tinted(ring, (0.10 + 0.16 * sway) * share), 0.25 + 0.3 * sway))
            radius = 10 + 1.05 * number + 0.4 * sway
            painter.drawEllipse(heart, radius * 1.15, radius)

    def _darken_rim(self, face: Face) -> None:
        """Less light comes to where pieces meet: painted for those who draw without shaders."""
        painter = self._on(self._lit, face)
        rect = self._rect(face)
        painter.setClipRect(rect)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for step in range(5):
            width = _RIM_MM * self._fine * 2 * (1 - step / 5)
            painter.setPen(_pen(_tinted(mix(self._edge, "#000000", 0.5), 0.17), width, join=Qt.PenJoinStyle.MiterJoin))
            painter.drawRect(rect)
        painter.end()

    # --- Painting

    def _on(self, image: QImage, face: Face) -> QPainter:
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        paint_on_face(painter, self._size, face, 1.0)
        return painter

    def _rect(self, face: Face) -> QRectF:
        length, width, height = self._size
        wide, tall = ((width, height), (length, height), (length, width))[face[0]]
        return QRectF(-wide / 2, -tall / 2, wide, tall)


def cut(
    images: tuple[QImage, QImage, QImage],
    on: Callable[[QImage], QPainter],
    marks: Iterable[Mark],
    ink_and_edge: tuple[str, str],
    *,
    fine: float = 1.0,
) -> None:
    """Cut marks into a picture, its heights, and the picture with painted light; `on` makes a painter of one of them
    that measures in mm."""
    plain, heights, lit = images
    ink, edge = ink_and_edge
    cuts = list(marks)  # one by one: Qt takes far longer over many outlines in one path
    shift = _SHIFT_MM * fine
    for image in (plain, lit):
        painter = on(image)
        for mark in cuts:
            if image is lit:
                painter.fillPath(mark.translated(shift, shift * 1.3), _tinted("#ffffff", 0.62))
                painter.fillPath(mark.translated(-shift, -shift * 1.3), _tinted("#000000", 0.55))
            painter.strokePath(mark, _pen(QColor(edge), 0.5 * fine))
            painter.fillPath(mark, QColor(ink))
        painter.end()
    painter = on(heights)
    for step in range(_SLOPE_STEPS):
        deep = (step + 0.5) / _SLOPE_STEPS
        grey = round(255 * 0.5 * (1 + math.cos(math.pi * deep)))  # rounded above and below, like a router's cut
        for mark in cuts:
            painter.strokePath(mark, _pen(QColor(grey, grey, grey), 2 * _SLOPE_MM * fine * (1 - deep)))
    for mark in cuts:
        painter.fillPath(mark, QColor(0, 0, 0))
    painter.end()


def along_face(face: Face, start_mm: float, end_mm: float, rect: QRectF) -> QRectF:
    """The part of a long face (`rect`) between two points of the piece's own x axis: two faces are seen from behind."""
    if face in (BACK, BOTTOM):
        start_mm, end_mm = -end_mm, -start_mm
    return QRectF(start_mm, rect.top(), end_mm - start_mm, rect.height())


def _pen(colour: QColor, width: float, *, join: Qt.PenJoinStyle = Qt.PenJoinStyle.RoundJoin) -> QPen:
    return QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, join)


def _tinted(colour: str, alpha: float) -> QColor:
    tint = QColor(colour)
    tint.setAlphaF(alpha)
    return tint
