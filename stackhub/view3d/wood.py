"""Pictures of wood for the surfaces of a table: drawn from fixed numbers, the same every time."""

from __future__ import annotations

import functools
import math
from typing import Any

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen

from stackhub.tabletop.colour_vision import mix
from stackhub.view3d.film import TABLE_LIGHT, lit_picture
from stackhub.view3d.textures import texture_of

PLANKS = 6
"""Planks across the picture of the table, which repeats seamlessly along both sides."""
_TABLE_PIXELS = 1024
_GRAIN_PIXELS = 512


@functools.lru_cache(maxsize=4)
def table_texture(wood_light: str, wood_dark: str, *, lit: bool = False) -> Any:
    """Return planks between the two woods, `#rrggbb`, to be repeated; `lit` as they look in the light of the table."""
    image = _planks(wood_light, wood_dark)
    return texture_of(lit_picture(image, TABLE_LIGHT) if lit else image, repeats=True)


def _planks(wood_light: str, wood_dark: str) -> QImage:
    image = QImage(_TABLE_PIXELS, _TABLE_PIXELS, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    plank = _TABLE_PIXELS / PLANKS
    for row in range(PLANKS):
        top = row * plank
        tone = mix(wood_light, wood_dark, 0.10 + 0.55 * _noise(row, 0, 1))
        painter.setClipRect(QRectF(0, top, _TABLE_PIXELS, plank))
        painter.fillRect(QRectF(0, top, _TABLE_PIXELS, plank), QColor(tone))
        _grain(painter, row, (top, plank), tone, wood_dark)
        seam = QColor(mix(wood_dark, "#000000", 0.55))
        painter.fillRect(QRectF(0, top + plank - 2.5, _TABLE_PIXELS, 2.5), seam)
        painter.fillRect(QRectF(_TABLE_PIXELS * _noise(row, 1, 2), top, 2.5, plank), seam)
        shine = QColor(mix(wood_light, "#ffffff", 0.35))
        shine.setAlphaF(0.35)
        painter.fillRect(QRectF(0, top, _TABLE_PIXELS, 2), shine)
    painter.end()
    return image


@functools.lru_cache(maxsize=1)
def grain_image() -> QImage:
    """Return a pale grain that leaves the colour of a piece alone: painted wood through which a little is seen."""
    image = QImage(_GRAIN_PIXELS, _GRAIN_PIXELS, QImage.Format.Format_RGB32)
    image.fill(QColor("#f6f1ea"))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    bands = 8
    height = _GRAIN_PIXELS / bands
    for row in range(bands):
        _grain(painter, row + 20, (row * height, height), "#efe6da", "#b9a58e")
    painter.end()
    return image


@functools.lru_cache(maxsize=1)
def grain_texture() -> Any:
    return texture_of(grain_image(), repeats=True)


def _grain(painter: QPainter, row: int, plank: tuple[float, float], light: str, dark: str) -> None:
    """Lines that sway along a plank (its top and height, in pixels) and meet themselves at its ends."""
    top, height = plank
    width = painter.device().width()
    for line in range(13):
        colour = QColor(mix(light, dark, 0.45 + 0.5 * _noise(row, line, 3)))
        colour.setAlphaF(0.25 + 0.35 * _noise(row, line, 4))
        painter.setPen(QPen(colour, 0.8 + 2.6 * _noise(row, line, 5) ** 2))
        middle = top + height * (line + 0.2 + 0.6 * _noise(row, line, 6)) / 13
        sway, turns = 1 + 5 * _noise(row, line, 7), 1 + int(2 * _noise(row, line, 8))
        phase = 2 * math.pi * _noise(row, line, 9)
        path = QPainterPath()
        for step in range(65):
            angle = 2 * math.pi * step / 64
            y = middle + sway * math.sin(turns * angle + phase) * (1 + 0.4 * math.sin(angle + 2 * phase))
            point = QPointF(width * step / 64, y)
            path.lineTo(point) if step else path.moveTo(point)
        painter.drawPath(path)


def _noise(row: int, index: int, salt: int) -> float:
    """Return a number from 0 to 1 that looks like chance and is always the same."""
    value = math.sin(row * 127.1 + index * 311.7 + salt * 74.7) * 43758.5453
    return value - math.floor(value)
