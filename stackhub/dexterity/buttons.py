"""The few actions of a turn as a row of buttons, each with its key."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QWidget

from stackhub.engine.controls import Controls


class ActionRow(QFrame):
    """A game adds its buttons in order (`place`) and names them (`name`)."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.controls = Controls()
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(10)

    def place(self, button: QPushButton, *, primary: bool = False) -> None:
        """Add a button at the end."""
        if primary:
            button.setProperty("role", "primary")
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keys with the table
        self._row.addWidget(button)

    def set_controls(self, controls: Controls) -> None:
        """Show the player's own keys, in the language of the moment."""
        self.controls = controls
        self.retranslate()

    def retranslate(self) -> None:
        """Set every text again."""
        raise NotImplementedError

    @staticmethod
    def name(button: QPushButton, words: str, key: str, more: str) -> None:
        """What is on a button, the key that does the same, and what a screen reader says besides."""
        button.setText(f"{words}  ({key})" if key else words)
        button.setAccessibleName(words)
        button.setAccessibleDescription(more)
        button.setToolTip(more)
