"""A drop-down that the wheel scrolls past."""

from __future__ import annotations

from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QComboBox


class ChoiceBox(QComboBox):
    """Leaves the wheel to the page it stands on: whoever scrolls over it does not mean to choose. Open, it scrolls its
    list as ever; keys choose as ever."""

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()
