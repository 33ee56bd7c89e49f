"""The name of a deck in the editor, in both languages."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QWidget

from stackhub.games.stickstack.challenge_cards import Words

_LONGEST = 40


class DeckName(QWidget):
    """``changed()`` the player has typed."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.en, self.fr = QLineEdit(), QLineEdit()
        self._labels = QLabel(), QLabel()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 12, 0)
        for label, line in zip(self._labels, (self.en, self.fr), strict=True):
            label.setBuddy(line)
            line.setMaxLength(_LONGEST)
            line.textEdited.connect(self.changed)
            row.addWidget(label)
            row.addWidget(line, 1)
        self.setFocusProxy(self.en)

    def show_name(self, name: Words | None, *, own: bool) -> None:
        """Show the name of a deck; None: there is none to show."""
        self.setVisible(name is not None)
        self.setEnabled(own)
        if name is not None:
            self.en.setText(name.en or "")
            self.fr.setText(name.fr or "")

    def words(self) -> Words:
        """Raises pydantic.ValidationError for an empty one."""
        found = {"en": self.en.text().strip() or None, "fr": self.fr.text().strip() or None}
        return Words.model_validate(found)

    def retranslate(self) -> None:
        for label, line, words in zip(
            self._labels, (self.en, self.fr), (self.tr("Deck, English"), self.tr("Deck, French")), strict=True
        ):
            label.setText(words)
            line.setAccessibleName(words)
