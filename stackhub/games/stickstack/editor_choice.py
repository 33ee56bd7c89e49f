"""A drop-down of marked words for the editor: it speaks the language of the moment, and the wheel scrolls past it."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QComboBox, QWidget


class Choice(QComboBox):
    """``picked()`` when the player has chosen."""

    picked = Signal()

    def __init__(self, offered: Mapping[str, tuple[str, str]], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = dict(offered)
        for value in offered:
            self.addItem("", value)
        self.activated.connect(lambda _index: self.picked.emit())

    @property
    def value(self) -> str:
        return str(self.currentData())

    def choose(self, value: str) -> None:
        """Show this value; one that is not offered changes nothing."""
        index = self.findData(value)
        if index >= 0:
            self.setCurrentIndex(index)

    def retranslate(self) -> None:
        for index, (context, source) in enumerate(self._words.values()):
            self.setItemText(index, QCoreApplication.translate(context, source) if context else source)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()
