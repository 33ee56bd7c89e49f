"""Small pictures of an evening: columns with signs, as high as everybody has points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from stackhub.engine.look import ColourName
from stackhub.shell.hub import Hub
from stackhub.tabletop.palette import paint
from stackhub.tabletop.signs import paint_chip
from stackhub.tabletop.wood import paint_wood

if TYPE_CHECKING:
    from stackhub.engine.party.party import Party

#: What stands for a party that has not begun: the podium.
_PODIUM: tuple[tuple[ColourName, float], ...] = (("blue", 7), ("red", 10), ("yellow", 5), ("green", 4))
#: As many columns as can be told apart.
_MOST = 10
#: How high the column of nobody's points is, as a share of the highest; and all, while nobody has any.
_LOWEST, _NOT_BEGUN = 0.08, 0.45


def podium_picture(hub: Hub, size: QSize) -> QPixmap:
    """What stands for parties in general, ``size`` logical pixels large."""
    return _columns(hub, size, _PODIUM)


def standings_picture(hub: Hub, size: QSize, party: Party) -> QPixmap:
    """How ``party`` stands, in the order in which they sit."""
    points = {row.member.key: float(row.points) for row in party.standings()}
    return _columns(hub, size, [(member.colour, points[member.key]) for member in party.present][:_MOST])


def _columns(hub: Hub, size: QSize, columns: Sequence[tuple[ColourName, float]]) -> QPixmap:
    ratio = hub.app.devicePixelRatio()
    picture = QPixmap(size * ratio)
    picture.setDevicePixelRatio(ratio)
    picture.fill(QColor(hub.theme.wood_dark))
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    room = QRectF(0, 0, size.width(), size.height())
    paint_wood(painter, room.toRect(), hub.theme, ratio)
    width = min(room.width() * 0.86 / max(1, len(columns)), room.width() * 0.2)
    begun = any(points for _, points in columns)
    chip = min(width * 0.8, room.height() * 0.3)
    left = (room.width() - width * len(columns)) / 2
    most = max([points for _, points in columns] + [1.0])
    for number, (colour, points) in enumerate(columns):
        swatch = paint(hub.palette, colour)
        share = _LOWEST + (1 - _LOWEST) * points / most if begun else _NOT_BEGUN
        height = (room.height() * 0.9 - chip) * share
        column = QRectF(left + number * width + width * 0.1, room.bottom() - height, width * 0.8, height + 8)
        painter.setPen(QPen(swatch.edge, 2))
        painter.setBrush(swatch.base)
        painter.drawRoundedRect(column, 4, 4)
        paint_chip(painter, QRectF(column.center().x() - chip / 2, column.top() - chip - 2, chip, chip), colour, swatch)
    painter.end()
    return picture
