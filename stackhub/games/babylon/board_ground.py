"""Paints the table under Babylon's tablets: wood in perspective, and on it the twelve places and their numbers."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter, QPainterPath, QPen, QTransform

from stackhub.engine.look import Theme
from stackhub.games.babylon.board_geometry import DEPTH, WIDTH, Layout, place_of
from stackhub.games.babylon.position import PLACES
from stackhub.tabletop.fonts import font
from stackhub.tabletop.wood import wood

#: Pixels of the wood's own picture to a tablet's width: how large the planks are beside the tablets.
_WOOD_SCALE = 132.0
#: The wood's picture has fewer pixels than the screen: its grain is soft anyway.
_WOOD_DETAIL = 0.8
#: Numbers are drawn as outlines of this size and then laid in perspective.
_SHEET = 200
_NUMBER_HEIGHT = 0.165


def paint_ground(layout: Layout, theme: Theme, dpr: float) -> QImage:
    """The bare table with its places as a picture, as large as the layout."""
    size = layout.size
    image = QImage(math.ceil(size.width() * dpr), math.ceil(size.height() * dpr), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(dpr)
    image.fill(QColor(theme.wood_dark))
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    _lay_wood(painter, layout, theme, dpr)
    for number in range(1, PLACES + 1):
        _place(painter, layout, theme, number)
    painter.end()
    return image


def _lay_wood(painter: QPainter, layout: Layout, theme: Theme, dpr: float) -> None:
    """The planks run from side to side and grow narrower towards the back."""
    camera, width, height = layout.camera, layout.size.width(), layout.size.height()
    left, back = camera.on_plane(QPointF(0, 0))
    front = camera.on_plane(QPointF(0, height))[1]
    right = camera.on_plane(QPointF(width, 0))[0]
    size = QSize(math.ceil((right - left) * _WOOD_SCALE), math.ceil((back - front) * _WOOD_SCALE))
    planks = wood(size, theme, layout.unit * dpr * _WOOD_DETAIL / _WOOD_SCALE)
    lay = QTransform(1 / _WOOD_SCALE, 0, 0, -1 / _WOOD_SCALE, left, back) * camera.plane()
    painter.save()
    painter.setTransform(lay, combine=True)
    painter.drawPixmap(0, 0, planks)
    painter.restore()


def _place(painter: QPainter, layout: Layout, theme: Theme, number: int) -> None:
    """A shallow groove around where a tablet lies; it stays when the tablet has gone."""
    outline = layout.place_outlines[number]
    depth = max(1.0, layout.unit * 0.012)
    floor = QColor(theme.shadow)
    floor.setAlphaF(0.14)
    painter.fillPath(outline, floor)
    lip = QColor("#ffffff")
    lip.setAlphaF(0.10 if theme.dark else 0.34)
    painter.strokePath(outline.translated(0, depth), QPen(lip, depth))
    groove = QColor(theme.on_wood if theme.contrast >= 7 else theme.shadow)
    groove.setAlphaF(0.5 if theme.dark else 0.34)
    painter.strokePath(outline, QPen(groove, depth))


def numbers(layout: Layout, family: str) -> QPainterPath:
    """The numbers of the places, lying on the table at their left, where no pile in front of them can hide them."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    share = _NUMBER_HEIGHT / _SHEET * max(1.0, 125 / layout.unit)
    for number in range(1, PLACES + 1):
        x, y = place_of(number)
        figures = QPainterPath()
        figures.addText(0, 0, font(family, _SHEET, QFont.Weight.Bold), str(number))
        figures.translate(-figures.boundingRect().right(), 0)
        lay = QTransform(share, 0, 0, -share / 0.8, x - WIDTH / 2 - 0.055, y - DEPTH / 2 + 0.06)
        path.addPath((lay * layout.camera.plane()).map(figures))
    return path


def paint_numbers(painter: QPainter, path: QPainterPath, theme: Theme) -> None:
    """Paint the numbers as if burnt into the wood. They come after the shadows, which would make them hard to read."""
    ink = QColor(theme.on_wood)
    ink.setAlphaF(0.95 if theme.contrast >= 7 else 0.8)
    if not theme.dark:
        lip = QColor("#ffffff")
        lip.setAlphaF(0.35)
        painter.fillPath(path.translated(0.5, 1.0), lip)
    painter.fillPath(path, ink)
