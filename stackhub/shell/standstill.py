"""When a table that goes on by itself must stand still: while nobody can see it, or reach it with their hands."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QWidget

from stackhub.tabletop.board import Board


class Standstill(QObject):
    """Pauses ``board`` while a card lies over it (:meth:`cover`) and while ``screen``, on which it lies, is hidden: by
    another screen, or with its window. Child of ``screen``."""

    def __init__(self, screen: QWidget, board: Board) -> None:
        super().__init__(screen)
        self._screen = screen
        self._board = board
        self._covered = False
        self._hidden = False
        self._paused = False
        screen.installEventFilter(self)

    def cover(self, covered: bool) -> None:
        """A card was laid over the board, or the last one was taken away."""
        self._covered = covered
        self._tell()

    def end(self) -> None:
        """The board is about to be closed: leave it alone from now on."""
        self._screen.removeEventFilter(self)

    def _tell(self) -> None:
        paused = self._covered or self._hidden
        if paused != self._paused:
            self._paused = paused
            self._board.set_paused(paused)

    # --- Qt

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._screen and event.type() in (QEvent.Type.Show, QEvent.Type.Hide):
            self._hidden = event.type() == QEvent.Type.Hide
            self._tell()
        return False
