"""The board of the null game: the row as a number, a button for every move."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QWidget

from stackhub.engine.events import Event
from stackhub.engine.hint import Hint
from stackhub.tabletop.board import Board, Look
from tests.nullgame.rules import Move, NullView


class NullBoard(Board):
    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._row = QLabel(self)
        self._buttons: list[QPushButton] = []
        self._layout = QHBoxLayout(self)
        self._layout.addWidget(self._row)

    def show_view(self, view: NullView) -> None:
        self._row.setNum(view.row)
        self._row.setAccessibleName(self.tr("Counters left: {count}").format(count=view.row))

    def animate(self, events: Sequence[Event], view: NullView) -> None:
        self.show_view(view)
        self.settled.emit()

    def invite(self, moves: Sequence[Move]) -> None:
        for button in self._buttons:
            self._layout.removeWidget(button)
            button.deleteLater()
        self._buttons = [QPushButton(str(move), self) for move in moves]
        for button, move in zip(self._buttons, moves, strict=True):
            button.setAccessibleName(str(move))
            button.clicked.connect(lambda _checked=False, chosen=move: self.move_chosen.emit(chosen))
            self._layout.addWidget(button)

    def show_hint(self, hint: Hint | None) -> None:
        """Nobody gives hints in the null game."""


def make_board(look: Look, parent: QWidget | None = None) -> NullBoard:
    return NullBoard(look, parent)
