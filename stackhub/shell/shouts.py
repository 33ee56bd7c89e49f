"""What people may announce out of turn: a button each, wherever play has got to."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from stackhub.games import registry
from stackhub.shell.play import MatchPlay
from stackhub.tabletop.translate import say

_KEY = "L"


def shouted_words(play: MatchPlay, move: Any) -> str:
    """What somebody calls out with ``move``, as the game's words room has it."""
    make = getattr(registry.entry(play.match.rules.id).room("words"), "shout_words", None)
    return say(make(move)) if make else str(move)


class Shouts(QWidget):
    """A button for everybody who may announce something (UP-17); ``shouted(seat, move)``. The key L presses the
    first, which belongs to whoever is in front if they have one."""

    shouted = Signal(int, object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._play: MatchPlay | None = None
        self.buttons: list[QPushButton] = []
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(12)
        shortcut = QShortcut(QKeySequence(_KEY), parent)
        shortcut.activated.connect(self._press_first)
        self.hide()

    def refresh(self, play: MatchPlay | None) -> None:
        """Offer what ``play`` allows now; nothing for None."""
        self._play = play
        self.retranslate()

    def retranslate(self) -> None:
        """Make the buttons anew."""
        focused = any(button.hasFocus() for button in self.buttons)
        for button in self.buttons:
            self._row.removeWidget(button)
            button.hide()
            button.deleteLater()
        self.buttons = []
        if self._play is not None:
            front = self._play.seat_in_front
            for seat, move in sorted(self._play.shouts(), key=lambda shout: shout[0] != front):
                self._add(seat, move, mine=seat == front)
        self.setVisible(bool(self.buttons))
        if focused and self.buttons:
            self.buttons[0].setFocus()

    def _add(self, seat: int, move: Any, *, mine: bool) -> None:
        assert self._play is not None
        name = self._play.match.players[seat].name
        words = shouted_words(self._play, move)
        words = words if mine else self.tr("{name}: {words}").format(name=name, words=words)
        button = QPushButton(f"{words}  ({_KEY})" if not self.buttons else words)
        button.setAccessibleName(words)
        button.setProperty("role", "primary")
        button.clicked.connect(lambda: self.shouted.emit(seat, move))
        self.buttons.append(button)
        self._row.addWidget(button)

    def _press_first(self) -> None:
        if self.buttons:
            self.buttons[0].click()
