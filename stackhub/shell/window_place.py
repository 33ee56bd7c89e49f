"""Where the window was, and back on screen when that monitor is gone."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMainWindow

from stackhub.store.settings import WindowPlace

MINIMUM_SIZE = QSize(1280, 720)
#: So much of the title must be on a screen for a person to catch the window.
_CATCHABLE = 120


def placed(place: WindowPlace | None, screens: list[QRect]) -> QRect:
    """The rectangle to open at: ``place`` if enough of it is on one of ``screens`` (available areas, the first is the
    primary), else the same size, as far as it fits, in the middle of the first."""
    primary = screens[0]
    wanted = QRect(place.x, place.y, place.width, place.height) if place else QRect(primary.topLeft(), MINIMUM_SIZE)
    wanted.setSize(wanted.size().expandedTo(MINIMUM_SIZE))
    if place is not None:
        title = QRect(wanted.x(), wanted.y(), wanted.width(), 40)
        for screen in screens:
            seen = screen.intersected(title)
            if seen.width() >= _CATCHABLE and seen.height() >= title.height() // 2:
                return wanted
    size = wanted.size().boundedTo(primary.size()).expandedTo(MINIMUM_SIZE)
    corner = primary.center() - QRect(0, 0, size.width(), size.height()).center()
    corner.setX(max(corner.x(), primary.x()))
    corner.setY(max(corner.y(), primary.y()))
    return QRect(corner, size)


def restore(window: QMainWindow, place: WindowPlace | None) -> None:
    """Open ``window`` where it was."""
    primary = QGuiApplication.primaryScreen()
    screens = [primary, *(screen for screen in QGuiApplication.screens() if screen is not primary)]
    window.setGeometry(placed(place, [screen.availableGeometry() for screen in screens]))
    if place is not None and place.full_screen:
        window.showFullScreen()
    elif place is not None and place.maximised:
        window.showMaximized()
    else:
        window.show()


def place_of(window: QMainWindow) -> WindowPlace:
    """Where ``window`` is now; for a maximised one, where it goes back to."""
    large = window.isMaximized() or window.isFullScreen()
    rect = window.normalGeometry() if large else window.geometry()
    return WindowPlace(
        x=rect.x(),
        y=rect.y(),
        width=rect.width(),
        height=rect.height(),
        maximised=window.isMaximized(),
        full_screen=window.isFullScreen(),
    )
