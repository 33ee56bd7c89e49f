"""The grain of fired clay, as a tile to lay over the faces of pieces."""

from __future__ import annotations

import random
from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

GRAIN = 256
"""Width and height of the tile, in pixels."""


@cache
def grain(seed: int, light: bool) -> QImage:
    """A tile of clay: clouds of several sizes and sharp specks, black or white with noise as its opacity."""
    noise = random.Random(seed)
    side = GRAIN
    alpha = QImage(side, side, QImage.Format.Format_Grayscale8)
    alpha.fill(0)
    painter = QPainter(alpha)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Plus)
    for cells, weight in ((8, 0.30), (32, 0.3), (128, 0.4)):
        painter.setOpacity(weight)
        painter.drawImage(
            QRectF(0, 0, side, side),
            QImage(noise.randbytes(cells * cells), cells, cells, cells, QImage.Format.Format_Grayscale8).scaled(
                side, side, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
            ),
        )
    painter.setOpacity(1.0)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    for _ in range(70):
        painter.setBrush(QColor(255, 255, 255, noise.randint(60, 200)))
        size = 0.8 + 2.4 * noise.random() ** 3
        painter.drawEllipse(QPointF(noise.random() * side, noise.random() * side), size, size)
    painter.end()
    image = QImage(side, side, QImage.Format.Format_ARGB32)
    image.fill(QColor("#ffffff" if light else "#000000"))
    image.setAlphaChannel(alpha)
    return image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)
