"""Draws an avatar from its parts: plain shapes on a sheet of 100 x 100, sharp at any size."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPen, QPixmap

from stackhub.engine.look import ColourName
from stackhub.shell.profile_avatar import Avatar
from stackhub.shell.profile_worn import draw_extra, draw_hat
from stackhub.tabletop.palette import Paint
from stackhub.tabletop.signs import paint_chip

SHEET = 100.0
SKINS = ("#ffe0cf", "#f6c9a8", "#e3a67c", "#c68555", "#a0663d", "#7d4c2e", "#5e3821")
HAIR_COLOURS = ("#1f1a17", "#4a2d1b", "#7a4a25", "#b5712c", "#e5c063", "#b8402a", "#9aa0a6", "#3c6fb0")
_INK = QColor("#2b211c")
_SHIRT = QColor("#4f6076")
#: From this skin on dark eyes would not be seen without the white around them.
_DARK_SKIN = 4


def draw_avatar(painter: QPainter, rect: QRectF, avatar: Avatar, paint: Paint, colour: ColourName | None) -> None:
    """The head on a disc of ``paint``, as large as fits into ``rect``; with ``colour`` its sign stands beside it."""
    side = min(rect.width(), rect.height())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.center().x() - side / 2, rect.center().y() - side / 2)
    painter.scale(side / SHEET, side / SHEET)
    disc = QPainterPath()
    disc.addEllipse(QRectF(2, 2, 96, 96))
    painter.setPen(QPen(paint.edge, 3))
    painter.setBrush(paint.base)
    painter.drawPath(disc)
    painter.save()
    painter.setClipPath(disc)
    _draw_head(painter, avatar)
    painter.restore()
    if colour is not None:
        paint_chip(painter, QRectF(66, 66, 34, 34), colour, paint)
    painter.restore()


def avatar_pixmap(avatar: Avatar, paint: Paint, size: int, dpr: float, colour: ColourName | None = None) -> QPixmap:
    """A picture ``size`` pixels wide, for screens of ``dpr`` device pixels each."""
    return QPixmap(_pixmap(avatar, (paint.base.name(), paint.edge.name(), paint.ink.name()), size, dpr, colour))


def avatar_icon(avatar: Avatar, paint: Paint, size: int, colour: ColourName | None = None) -> QIcon:
    """The same as an icon, sharp at 1 and 2 device pixels each."""
    icon = QIcon()
    for dpr in (1.0, 2.0):
        pixmap = avatar_pixmap(avatar, paint, size, dpr, colour)
        icon.addPixmap(pixmap)
        icon.addPixmap(pixmap, QIcon.Mode.Selected)  # or Qt tints it
    return icon


@lru_cache(maxsize=256)
def _pixmap(avatar: Avatar, names: tuple[str, str, str], size: int, dpr: float, colour: ColourName | None) -> QPixmap:
    pixmap = QPixmap(QSize(round(size * dpr), round(size * dpr)))
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    draw_avatar(painter, QRectF(0, 0, size, size), avatar, Paint(*map(QColor, names)), colour)
    painter.end()
    return pixmap


def _draw_head(painter: QPainter, avatar: Avatar) -> None:
    skin, hair = QColor(SKINS[avatar.skin]), QColor(HAIR_COLOURS[avatar.hair_colour])
    outline = QPen(skin.darker(150), 1.6)
    _hair_behind(painter, avatar.hair, hair)
    painter.setPen(outline)
    painter.setBrush(skin)
    painter.drawRoundedRect(QRectF(41, 70, 18, 22), 6, 6)
    for x in (21, 69):
        painter.drawEllipse(QRectF(x, 46, 10, 14))
    painter.drawPath(_face(avatar.head))
    painter.setPen(QPen(_SHIRT.darker(140), 1.6))
    painter.setBrush(_SHIRT)
    painter.drawEllipse(QRectF(22, 86, 56, 34))
    painter.setPen(Qt.PenStyle.NoPen)
    _hair_before(painter, avatar.hair, hair)
    if avatar.skin >= _DARK_SKIN and avatar.eyes in _OPEN_EYES:
        _whites(painter)
    _EYES[avatar.eyes](painter)
    painter.setPen(QPen(skin.darker(140), 2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawArc(QRectF(46, 52, 8, 8), 200 * 16, 140 * 16)
    _draw_mouth(painter, avatar.mouth)
    draw_extra(painter, avatar.extra, hair)
    draw_hat(painter, avatar.hat)


def _face(head: int) -> QPainterPath:
    path = QPainterPath()
    match head:
        case 0:
            path.addEllipse(QRectF(25, 25, 50, 54))
        case 1:
            path.addEllipse(QRectF(28, 23, 44, 58))
        case 2:
            path.addRoundedRect(QRectF(26, 25, 48, 53), 17, 17)
        case 3:
            path.moveTo(26, 44)
            path.cubicTo(26, 18, 74, 18, 74, 44)
            path.cubicTo(74, 62, 60, 80, 50, 80)
            path.cubicTo(40, 80, 26, 62, 26, 44)
        case _:
            path.addEllipse(QRectF(23, 29, 54, 49))
    return path


# --- hair


def _hair_behind(painter: QPainter, hair: int, colour: QColor) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    match hair:
        case 4:  # long
            painter.drawRoundedRect(QRectF(18, 20, 64, 72), 28, 28)
        case 5:  # a bun
            painter.drawEllipse(QRectF(39, 6, 22, 22))
        case 7:  # a bob
            painter.drawRoundedRect(QRectF(18, 18, 64, 54), 26, 22)
        case 8:  # a cloud of curls
            for x, y in ((24, 30), (20, 44), (30, 20), (42, 13), (56, 13), (68, 20), (76, 30), (80, 44)):
                painter.drawEllipse(QPointF(x, y), 11, 11)
        case _:
            return


def _hair_before(painter: QPainter, hair: int, colour: QColor) -> None:
    painter.setBrush(colour)
    path = QPainterPath()
    match hair:
        case 0:
            return
        case 1 | 5:  # short; drawn back into a bun
            path.moveTo(24, 44)
            path.cubicTo(22, 14, 78, 14, 76, 44)
            path.cubicTo(72, 32, 62, 30, 50, 30)
            path.cubicTo(38, 30, 28, 32, 24, 44)
        case 2 | 4:  # parted at the side; the same above long hair
            path.moveTo(23, 48)
            path.cubicTo(19, 14, 81, 12, 77, 48)
            path.cubicTo(74, 38, 60, 36, 42, 26)
            path.cubicTo(36, 36, 27, 38, 23, 48)
        case 3 | 8:  # curls
            for x, y in ((28, 35), (36, 27), (46, 24), (56, 24), (65, 28), (72, 36)):
                path.addEllipse(QPointF(x, y), 8, 8)
            path.setFillRule(Qt.FillRule.WindingFill)
        case 6:  # spikes
            path.moveTo(25, 42)
            for x, y in ((22, 22), (34, 28), (36, 11), (46, 24), (52, 6), (57, 24), (68, 11), (68, 28), (79, 23)):
                path.lineTo(x, y)
            path.lineTo(75, 42)
            path.cubicTo(66, 30, 34, 30, 25, 42)
        case _:  # a fringe
            path.moveTo(22, 46)
            path.cubicTo(20, 12, 80, 12, 78, 46)
            path.lineTo(73, 40)
            path.lineTo(27, 40)
            path.closeSubpath()
    painter.drawPath(path)


# --- face


def _dots(painter: QPainter, *, radius: float = 3.2) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(_INK)
    for x in (40, 60):
        painter.drawEllipse(QPointF(x, 49), radius, radius * 1.15)


def _whites(painter: QPainter) -> None:
    painter.setPen(QPen(_INK, 1.4))
    painter.setBrush(QColor("#ffffff"))
    for x in (40, 60):
        painter.drawEllipse(QPointF(x, 49), 5.6, 5.2)


def _wide(painter: QPainter) -> None:
    painter.setPen(QPen(_INK, 1.4))
    painter.setBrush(QColor("#ffffff"))
    for x in (40, 60):
        painter.drawEllipse(QPointF(x, 49), 6.4, 7)
    _dots(painter, radius=2.6)


def _arcs(painter: QPainter, *, both: bool = True, up: bool = True) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(_INK.darker(160), 2.6, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    for x in (40, 60) if both else (60,):
        painter.drawArc(QRectF(x - 5, 46 if up else 43, 10, 8), (20 if up else 200) * 16, 140 * 16)


def _wink(painter: QPainter) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(_INK)
    painter.drawEllipse(QPointF(40, 49), 3.2, 3.7)
    _arcs(painter, both=False)


def _lashes(painter: QPainter) -> None:
    _dots(painter)
    painter.setPen(QPen(_INK, 1.8, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    for x, side in ((40, -1), (60, 1)):
        painter.drawLine(QPointF(x + 2.5 * side, 46), QPointF(x + 6 * side, 43))
        painter.drawLine(QPointF(x + 3.2 * side, 48), QPointF(x + 7 * side, 47))


_EYES: tuple[Callable[[QPainter], None], ...] = (
    _dots,
    _wide,
    _arcs,
    _wink,
    lambda painter: _arcs(painter, up=False),
    _lashes,
)
_OPEN_EYES = (0, 5)


def _draw_mouth(painter: QPainter, mouth: int) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(_INK, 2.4, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    match mouth:
        case 0:  # a smile
            painter.drawArc(QRectF(40, 56, 20, 14), 200 * 16, 140 * 16)
        case 1:  # a grin
            path = QPainterPath(QPointF(39, 64))
            path.lineTo(61, 64)
            path.cubicTo(60, 77, 40, 77, 39, 64)
            painter.setBrush(QColor("#ffffff"))
            painter.drawPath(path)
        case 2:
            painter.drawLine(QPointF(43, 67), QPointF(57, 67))
        case 3:  # oh
            painter.setBrush(QColor("#8c2f2a"))
            painter.drawEllipse(QPointF(50, 67), 4.2, 5)
        case 4:  # to one side
            painter.drawArc(QRectF(44, 58, 18, 11), 230 * 16, 110 * 16)
        case _:  # laughing
            path = QPainterPath(QPointF(40, 62))
            path.cubicTo(44, 64, 56, 64, 60, 62)
            path.cubicTo(60, 78, 40, 78, 40, 62)
            painter.setBrush(QColor("#8c2f2a"))
            painter.drawPath(path)
