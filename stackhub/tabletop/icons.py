"""The line icons of models/icons in any colour, sharp on every screen.

Icons are drawn on a grid of 24 with `currentColor` where the colour goes.
"""

from functools import cache
from pathlib import Path

from PySide6.QtCore import QByteArray, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from stackhub.resources import models_dir

DEVICE_PIXEL_RATIOS = (1.0, 1.5, 2.0, 3.0)
DISABLED_OPACITY = 0.4
APPLICATION_SIZES = (16, 24, 32, 48, 64, 128, 256)


class IconError(Exception):
    """There is no such icon, or its file is broken; the message names it."""


def icon(name: str, colour: QColor | str, size: int = 24) -> QIcon:
    """Return the icon `name` (a file of models/icons without its ending) in `colour`, for `size` pixels at scale 1.

    Raises `IconError` when there is no such icon.
    """
    return QIcon(_icon(name, QColor(colour).name(), size))


def icon_pixmap(name: str, colour: QColor | str, size: int, dpr: float) -> QPixmap:
    """Return one picture of the icon, `size` pixels wide, for screens of `dpr` device pixels each. Asked again, it is
    the same picture: Qt keeps a copy of every picture a label has shown."""
    return _kept_pixmap(name, QColor(colour).name(), size, dpr)


def bot_icon_name(level: str | None) -> str:
    """Return the name of the icon of a bot of that level (easy, medium, hard, expert), or of bots in general."""
    return f"bot_{level}" if level else "bot"


@cache
def application_icon() -> QIcon:
    """Return StackHub's own icon for windows and task bars."""
    result = QIcon()
    renderer = _renderer("stackhub", "#000000")
    for size in APPLICATION_SIZES:
        result.addPixmap(_pixmap(renderer, size, 1.0))
    return result


@cache
def _kept_pixmap(name: str, colour: str, size: int, dpr: float) -> QPixmap:
    return _pixmap(_renderer(name, colour), size, dpr)


@cache
def _icon(name: str, colour: str, size: int) -> QIcon:
    renderer = _renderer(name, colour)
    result = QIcon()
    for dpr in DEVICE_PIXEL_RATIOS:
        result.addPixmap(_pixmap(renderer, size, dpr))
        result.addPixmap(_pixmap(renderer, size, dpr, DISABLED_OPACITY), QIcon.Mode.Disabled)
    return result


def _renderer(name: str, colour: str) -> QSvgRenderer:
    file: Path = models_dir() / "icons" / f"{name}.svg"
    try:
        source = file.read_text(encoding="utf-8")
    except OSError as error:
        raise IconError(f'there is no icon "{name}" in models/icons') from error
    renderer = QSvgRenderer(QByteArray(source.replace("currentColor", colour).encode()))
    if not renderer.isValid():
        raise IconError(f"models/icons/{name}.svg is not a picture")
    return renderer


def _pixmap(renderer: QSvgRenderer, size: int, dpr: float, opacity: float = 1.0) -> QPixmap:
    pixmap = QPixmap(QSize(round(size * dpr), round(size * dpr)))
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setOpacity(opacity)
    renderer.render(painter, QRectF(0, 0, pixmap.width(), pixmap.height()))
    painter.end()
    pixmap.setDevicePixelRatio(dpr)
    return pixmap
