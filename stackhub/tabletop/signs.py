"""The sign that goes with every game colour, so that nobody needs the colour to know it.

The shapes are the SVG files of models/signs, each one path of M, L, C and Z on a sheet of 100 x 100.
"""

import re
from functools import cache, lru_cache
from typing import get_args
from xml.etree import ElementTree

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QIcon, QPainter, QPainterPath, QPen, QPixmap, QTransform

from stackhub.engine.look import ColourName
from stackhub.resources import models_dir
from stackhub.tabletop.palette import Paint

SHEET = 100.0
"""Side of the sheet the signs are drawn on."""

RIM_FROM = 24.0
"""Smallest chip, in pixels, that has a rim: it keeps a black chip visible on a black table."""

_LETTERS: dict[ColourName, str] = {
    "red": "▲",
    "blue": "●",
    "yellow": "★",
    "green": "■",
    "white": "○",
    "black": "◆",
    "beige": "≡",
}

_COMMAND = re.compile(r"([MLCZ])([^MLCZ]*)")
_NUMBERS = {"M": 2, "L": 2, "C": 6, "Z": 0}


class SignError(Exception):
    """A file in models/signs is not a sign; the message names the file and what is wrong."""


def sign_letter(colour: ColourName) -> str:
    """Return the sign as one character, for plain text."""
    return _LETTERS[colour]


@cache
def sign_path(colour: ColourName) -> QPainterPath:
    """Return the sign's outline on the unit square, y downwards, for filling with the odd-even rule.

    The path is shared: copy it before changing it. Raises `SignError` when its file is missing or broken.
    """
    if colour not in get_args(ColourName):
        raise KeyError(colour)
    file = models_dir() / "signs" / f"{colour}.svg"
    try:
        paths = [element.get("d", "") for element in ElementTree.parse(file).iter() if element.tag.endswith("}path")]
    except (OSError, ElementTree.ParseError) as error:
        raise SignError(f"models/signs/{file.name} cannot be read: {error}") from error
    if len(paths) != 1:
        raise SignError(f"models/signs/{file.name} holds {len(paths)} paths instead of one")
    try:
        return parse_path(paths[0], 1 / SHEET)
    except ValueError as error:
        raise SignError(f"models/signs/{file.name}: {error}") from error


def parse_path(data: str, scale: float = 1.0) -> QPainterPath:
    """Return SVG path data made of absolute M, L, C and Z as a painter path, every number times `scale`.

    Raises ValueError for anything else.
    """
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.OddEvenFill)
    if not data.lstrip().startswith("M"):
        raise ValueError("the path does not start with M")
    for command, arguments in _COMMAND.findall(data):
        numbers = [float(word) * scale for word in arguments.replace(",", " ").split()]
        if len(numbers) != _NUMBERS[command]:
            raise ValueError(f"{command} is followed by {len(numbers)} numbers instead of {_NUMBERS[command]}")
        match command:
            case "M":
                path.moveTo(*numbers)
            case "L":
                path.lineTo(*numbers)
            case "C":
                path.cubicTo(*numbers)
            case _:
                path.closeSubpath()
    return path


def sign_path_in(colour: ColourName, rect: QRectF) -> QPainterPath:
    """Return the sign's outline as large as fits into the middle of `rect`."""
    side = min(rect.width(), rect.height())
    place = QTransform.fromTranslate(rect.center().x() - side / 2, rect.center().y() - side / 2).scale(side, side)
    return place.map(sign_path(colour))


def paint_sign(painter: QPainter, rect: QRectF, colour: ColourName, brush: QBrush | QColor) -> None:
    """Fill the sign, as large as fits into the middle of `rect`, leaving the painter as it was."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillPath(sign_path_in(colour, rect), brush)
    painter.restore()


def paint_chip(painter: QPainter, rect: QRectF, colour: ColourName, paint: Paint) -> None:
    """Paint a round chip in the colour with its sign on it, as large as fits into the middle of `rect`."""
    side = min(rect.width(), rect.height())
    line = max(1.0, side / 16)
    disc = QRectF(0, 0, side - line, side - line)
    disc.moveCenter(rect.center())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(paint.edge, line))
    painter.setBrush(paint.base)
    painter.drawEllipse(disc)
    if side >= RIM_FROM:
        rim = QColor(paint.ink)
        rim.setAlphaF(0.45)
        painter.setPen(QPen(rim, line * 0.6))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(disc.adjusted(line * 1.7, line * 1.7, -line * 1.7, -line * 1.7))
    painter.restore()
    inset = side * 0.22
    paint_sign(painter, disc.adjusted(inset, inset, -inset, -inset), colour, paint.ink)


def sign_pixmap(colour: ColourName, paint: Paint, size: int, dpr: float) -> QPixmap:
    """Return the chip of a colour with its sign, `size` pixels wide, for screens of `dpr` device pixels each.

    The same chip is the same picture: Qt keeps a copy of every picture a label has shown (QPixmapCache).
    """
    return _chip(colour, _names(paint), size, dpr)


def sign_icon(colour: ColourName, paint: Paint, size: int = 24) -> QIcon:
    """Return the chip of a colour with its sign as an icon, sharp on screens of 1, 1.5 and 2 device pixels each."""
    return QIcon(_chip_icon(colour, _names(paint), size))


def _names(paint: Paint) -> tuple[str, str, str]:
    return paint.base.name(), paint.edge.name(), paint.ink.name()


@lru_cache(maxsize=256)
def _chip(colour: ColourName, names: tuple[str, str, str], size: int, dpr: float) -> QPixmap:
    pixmap = QPixmap(QSize(round(size * dpr), round(size * dpr)))
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    paint_chip(painter, QRectF(0, 0, size, size), colour, Paint(*map(QColor, names)))
    painter.end()
    return pixmap


@lru_cache(maxsize=64)
def _chip_icon(colour: ColourName, names: tuple[str, str, str], size: int) -> QIcon:
    icon = QIcon()
    for dpr in (1.0, 1.5, 2.0, 3.0):
        icon.addPixmap(_chip(colour, names, size, dpr))
        icon.addPixmap(_chip(colour, names, size, dpr), QIcon.Mode.Selected)  # or Qt tints it in a chosen row
    return icon
