"""Which decks of cards a match is played with, in the set-up: one button each, and the way to the editor."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from stackhub.engine.config import OptionValue
from stackhub.engine.errors import SaidError
from stackhub.engine.words import Wording
from stackhub.games import registry
from stackhub.shell.hub import Hub
from stackhub.tabletop.translate import say_sentence, written

_COLUMNS, _LONGEST_PX = 4, 200


class DeckRow(QWidget):
    """Shown only where cards are drawn. ``edit_wanted()`` leads to the editor."""

    edit_wanted = Signal()

    def __init__(self, hub: Hub, game: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.hub = hub
        self._room = registry.entry(game).room("decks")
        self._chosen: list[str] = []
        self.buttons: dict[str, QPushButton] = {}
        self._label, self._more = QLabel(), QLabel()
        self._label.setProperty("role", "heading")
        self._more.setProperty("role", "muted")
        self._more.setWordWrap(True)
        self.edit_button = QPushButton()
        self.edit_button.setProperty("role", "quiet")
        self.edit_button.clicked.connect(self.edit_wanted)
        self._grid = QGridLayout()
        self._grid.setSpacing(8)
        self._grid.setColumnStretch(_COLUMNS, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        head = QHBoxLayout()
        head.addWidget(self._label)
        head.addStretch(1)
        head.addWidget(self.edit_button)
        column.addLayout(head)
        column.addLayout(self._grid)
        column.addWidget(self._more)

    @property
    def chosen(self) -> list[str]:
        """The keys of the decks that are down."""
        return list(self._chosen)

    def option(self) -> dict[str, Any]:
        """What the match is to know of it."""
        return {self._room.MIXED: self._room.option(self.hub.folder.decks, self._chosen)}

    def load(self, chosen: Sequence[str] | None = None) -> None:
        """Look again which decks there are. ``chosen``: those that are to be down; as before unless told."""
        try:
            decks = self._room.choices(self.hub.folder.decks)
        except SaidError as error:
            self.hub.tell(error)
            return
        for button in self.buttons.values():
            self._grid.removeWidget(button)
            button.hide()
            button.deleteLater()
        self.buttons = {}
        wanted = self._chosen if chosen is None else chosen
        usable = [key for key, _, _, problem in decks if problem is None]
        self._chosen = [key for key in wanted if key in usable] or usable[:1]
        for place, (key, name, count, problem) in enumerate(decks):
            button = QPushButton(self)
            button.setCheckable(True)
            button.setEnabled(problem is None)
            button.setChecked(key in self._chosen)
            said = written(name) if isinstance(name, Wording) else name
            room = button.fontMetrics().elidedText(said, Qt.TextElideMode.ElideRight, _LONGEST_PX)
            button.setText(f"{room}  ·  {count}" if problem is None else f"⚠  {room}")
            button.setAccessibleName(said)
            why = "" if problem is None else say_sentence(problem)
            button.setToolTip(why or (said if room != said else ""))
            button.setAccessibleDescription(why)
            button.toggled.connect(lambda down, key=key: self._toggle(key, down))
            self.buttons[key] = button
            self._grid.addWidget(button, place // _COLUMNS, place % _COLUMNS)
        self._explain()

    def show_for(self, options: dict[str, OptionValue]) -> None:
        """Hide where no cards are drawn."""
        self.setVisible(self._room.matters(options))

    def _toggle(self, key: str, down: bool) -> None:
        if down and key not in self._chosen:
            self._chosen.append(key)
        elif not down and key in self._chosen:
            if len(self._chosen) == 1:  # without any there would be nothing to draw
                self.buttons[key].setChecked(True)
                return
            self._chosen.remove(key)
        self._explain()

    def _explain(self) -> None:
        self._more.setText(self.tr("Shuffled together: %n deck(s).", "", len(self._chosen)))

    def retranslate(self) -> None:
        self._label.setText(self.tr("Challenge cards"))
        self.edit_button.setText(self.tr("Write your own…"))
        self.edit_button.setAccessibleName(self.tr("Write, import and export decks of challenges"))
        self.load()
