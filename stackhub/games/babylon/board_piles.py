"""What keyboard and screen reader see of Babylon's piles: twelve buttons without a picture of their own."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QPushButton, QWidget


class PileButton(QPushButton):
    """A pile as a thing that has a name and takes the focus. The board paints it and reads mouse and keys; pressing it
    through a screen reader arrives as ``clicked``. ``focus_changed(number, gained, reason)``."""

    focus_changed = Signal(int, bool, object)

    def __init__(self, number: int, parent: QWidget) -> None:
        super().__init__(parent)
        self.number = number
        self.setObjectName(f"pile{number}")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.hide()

    def focusInEvent(self, event: QFocusEvent) -> None:
        self.focus_changed.emit(self.number, True, event.reason())

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self.focus_changed.emit(self.number, False, event.reason())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.ignore()  # the board reads the keys

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Nothing: the board paints the pile."""
