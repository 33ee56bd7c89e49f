"""The table itself: planks of warm wood, painted, never the same picture scaled.

The grain is drawn from fixed numbers, so that the table looks the same every time and in every test.
"""

import math
from functools import lru_cache

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QLinearGradient, QPainter, QPainterPath, QPen, QPixmap, QRadialGradient

from stackhub.engine.look import Theme
from stackhub.tabletop.colour_vision import mix

PLANK = 112
"""Height of a plank, in pixels at scale 1."""
GRAIN_LENGTH = 1280
"""Length of the plank whose grain is drawn; the boards of the table are cut from it."""
_SHORTEST, _LONGEST = 620, 1060
_GRAIN_LINES = 15


def paint_wood(painter: QPainter, rect: QRect, theme: Theme, dpr: float = 1.0) -> None:
    """Fill `rect` with the table of the theme, lit from above its middle. The last two pictures are kept, a game's
    table and what covers it: Qt's own cache is too small for a large window at two device pixels a pixel, and would
    paint them anew each time."""
    painter.drawImage(rect.topLeft(), _kept(rect.width(), rect.height(), theme, dpr))


@lru_cache(maxsize=2)
def _kept(width: int, height: int, theme: Theme, dpr: float) -> QImage:
    return wood(QSize(width, height), theme, dpr).toImage()


def wood(size: QSize, theme: Theme, dpr: float = 1.0) -> QPixmap:
    """Return a picture of the table, `size` pixels at scale 1, for screens of `dpr` device pixels each."""
    pixmap = QPixmap(_pixels(size, dpr))
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(QColor(theme.wood_light))
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    grain = _grain(theme, dpr)
    for row in range(math.ceil(size.height() / PLANK)):
        _row(painter, QRectF(0, row * PLANK, size.width(), PLANK), row, theme, grain)
    _light(painter, QRectF(0, 0, size.width(), size.height()), theme)
    painter.end()
    return pixmap


def _pixels(size: QSize, dpr: float) -> QSize:
    return QSize(max(1, round(size.width() * dpr)), max(1, round(size.height() * dpr)))


def _row(painter: QPainter, rect: QRectF, row: int, theme: Theme, grain: QImage) -> None:
    """One row of boards across the table: each a piece of the grain, cut somewhere else."""
    shade = 0.5 + 0.5 * math.sin(row * 2.4 + 0.7)
    painter.fillRect(rect, QColor(mix(theme.wood_light, theme.wood_dark, 0.1 + 0.3 * shade)))
    seam = QColor(mix(theme.wood_dark, "#000000", 0.35))
    left, board = rect.left() - 200 * _noise(row, 0, 9), 0
    joints: list[float] = []
    while left < rect.right():
        length = _SHORTEST + (_LONGEST - _SHORTEST) * _noise(row, board, 10)
        cut = (GRAIN_LENGTH - length) * _noise(row, board, 11)
        ratio = grain.devicePixelRatio()
        painter.drawImage(
            QRectF(left, rect.top(), length, PLANK), grain, QRectF(cut * ratio, 0, length * ratio, PLANK * ratio)
        )
        left += length
        board += 1
        joints.append(left)
    for joint in joints:
        painter.fillRect(QRectF(joint, rect.top(), 1.5, rect.height()), seam)
    painter.fillRect(QRectF(rect.left(), rect.bottom() - 1.5, rect.width(), 1.5), seam)
    shine = QColor(mix(theme.wood_light, "#ffffff", 0.25))
    shine.setAlphaF(0.4)
    painter.fillRect(QRectF(rect.left(), rect.top(), rect.width(), 1.0), shine)


@lru_cache(maxsize=1)
def _grain(theme: Theme, dpr: float) -> QImage:
    """Return the grain of one long plank, translucent: drawing it once is what makes a large table quick to paint, and
    another one in the same theme quicker still."""
    image = QImage(_pixels(QSize(GRAIN_LENGTH, PLANK), dpr), QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(dpr)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for line in range(_GRAIN_LINES):
        colour = QColor(mix(theme.wood_light, theme.wood_dark, 0.5 + 0.3 * _noise(1, line, 3)))
        colour.setAlphaF(0.32 + 0.28 * _noise(1, line, 4))
        painter.setPen(QPen(colour, 0.8 + 1.8 * _noise(1, line, 5)))
        painter.drawPath(_grain_line(line))
    painter.end()
    return image


def _grain_line(line: int) -> QPainterPath:
    """Return one long line that sways along the plank."""
    height = PLANK * (line + 0.2 + 0.6 * _noise(1, line, 1)) / _GRAIN_LINES
    sway = 1.5 + 5 * _noise(1, line, 2)
    wave = 180 + 240 * _noise(1, line, 6)
    phase = 6.3 * _noise(1, line, 7)
    path = QPainterPath(QPointF(0, height + sway * math.sin(phase)))
    for step in range(1, math.ceil(GRAIN_LENGTH / 24) + 1):
        x = step * 24.0
        path.lineTo(x, height + sway * math.sin(phase + x / wave) * math.cos(x / (2.7 * wave)))
    return path


def _light(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """Lay warm light over the middle of the table and let its edges fall into shade."""
    lamp = QRadialGradient(QPointF(rect.center().x(), rect.height() * 0.4), max(rect.width(), rect.height()) * 0.7)
    glow, none, shade = QColor("#ffe2ae"), QColor("#ffe2ae"), QColor(theme.shadow)
    glow.setAlphaF(0.10 if theme.dark else 0.28)
    none.setAlphaF(0.0)
    shade.setAlphaF(0.42 if theme.dark else 0.20)
    lamp.setColorAt(0.0, glow)
    lamp.setColorAt(0.55, none)
    lamp.setColorAt(1.0, shade)
    painter.fillRect(rect, lamp)
    edge = QLinearGradient(QPointF(0, 0), QPointF(0, 24))
    fall = QColor(theme.shadow)
    fall.setAlphaF(0.16)
    edge.setColorAt(0.0, fall)
    fall.setAlphaF(0.0)
    edge.setColorAt(1.0, fall)
    painter.fillRect(QRectF(0, 0, rect.width(), 24), edge)


def _noise(row: int, index: int, salt: int) -> float:
    """Return a number from 0 to 1 that looks like chance and is always the same."""
    value = math.sin(row * 127.1 + index * 311.7 + salt * 74.7) * 43758.5453
    return value - math.floor(value)
