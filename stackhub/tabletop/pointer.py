"""Reads the mouse on a table: what it rests on, what is clicked, what is dragged, and drags that break off."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, QPointF, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication


class Pointer(QObject):
    """What it points at is whatever ``thing_at`` returns for a point (None: the bare table), compared with ``==``.

    ``hovered(thing)``; ``clicked(thing, twice)``; ``grabbed(thing, point)`` begins a drag, ``dragged(point)`` goes on,
    ``dropped(point)`` ends it; ``broken()`` whenever it ends otherwise, or another button asks for that."""

    hovered = Signal(object)
    clicked = Signal(object, bool)
    grabbed = Signal(object, QPointF)
    dragged = Signal(QPointF)
    dropped = Signal(QPointF)
    broken = Signal()

    def __init__(self, thing_at: Callable[[QPointF], object], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.over: Any = None
        self.point: QPointF | None = None
        self._thing_at = thing_at
        self._pressed: QPointF | None = None
        self._pressed_on: object = None
        self._twice = False
        self._dragging = False

    def press(self, event: QMouseEvent, *, twice: bool = False) -> None:
        """A button goes down; ``twice``: the second time in quick succession."""
        self.forget()
        if event.button() == Qt.MouseButton.LeftButton:
            self._pressed = event.position()
            self._pressed_on = self._thing_at(event.position())
            self._twice = twice
        else:
            self.broken.emit()

    def move(self, event: QMouseEvent) -> None:
        """The pointer moves."""
        self.point = event.position()
        if self._pressed is None:
            self.look_again()
            return
        if not event.buttons() & Qt.MouseButton.LeftButton:  # the release went elsewhere
            self.give_up()
            self.look_again()
            return
        if not self._dragging and self._pressed_on is not None:
            far = (event.position() - self._pressed).manhattanLength()
            if far >= QApplication.startDragDistance():
                self._dragging = True
                self.grabbed.emit(self._pressed_on, self._pressed)
        if self._dragging:
            self.dragged.emit(event.position())

    def release(self, event: QMouseEvent) -> None:
        """A button comes up."""
        if event.button() != Qt.MouseButton.LeftButton or self._pressed is None:
            return
        dragging, on, twice = self._dragging, self._pressed_on, self._twice
        self.forget()
        self.point = event.position()
        self.look_again()
        if dragging:
            self.dropped.emit(event.position())  # what is said now stays until the pointer moves on
        elif self._thing_at(event.position()) == on:
            self.clicked.emit(on, twice)
            self.look_again()

    def leave(self) -> None:
        """The pointer goes elsewhere."""
        self.give_up()
        self.point = None
        self._hover(None)

    def give_up(self) -> None:
        """End whatever is under way."""
        dragging = self._dragging
        self.forget()
        if dragging:
            self.broken.emit()

    def forget(self) -> None:
        """As if no button were down; whatever its release brings is ignored."""
        self._pressed, self._pressed_on, self._dragging, self._twice = None, None, False, False

    def look_again(self) -> None:
        """What is under the pointer may have changed."""
        if self._pressed is None:
            self._hover(self._thing_at(self.point) if self.point is not None else None)

    def _hover(self, thing: object) -> None:
        if thing != self.over:
            self.over = thing
            self.hovered.emit(thing)
