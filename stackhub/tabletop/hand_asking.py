"""Asks, one question after the other, until it is clear which of several moves is meant."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QObject, QRect, Signal

from stackhub.tabletop.announce import announce
from stackhub.tabletop.hand_game import HandGame
from stackhub.tabletop.question import Chooser, Panel, ask


class HandAsking(QObject):
    """``panel`` is the question that is open, or None. ``decided(move)`` once it is clear; ``taken_back()`` when the
    question was; ``changed()`` when one opens."""

    decided = Signal(object)
    taken_back = Signal()
    changed = Signal()

    def __init__(self, game: HandGame, middle: Callable[[], QRect]) -> None:
        super().__init__(game)
        self.panel: Panel | None = None
        self._game = game
        self._middle = middle
        self.seats: Sequence[int] = ()
        """The seats that can be named as the answer, in the order of the answers."""
        self._asked: Sequence[Any] = ()

    def want(self, moves: Sequence[Any]) -> None:
        """One of ``moves`` is to be played: ask until it is clear which."""
        if len(moves) > 1 and self.ask(moves):
            return
        self.close()
        self.decided.emit(moves[0])

    def back(self) -> bool:
        """Take the question back. False when there is none, or it has to be answered."""
        if self.panel is None or not self.panel.can_cancel:
            return False
        self.close()
        self.taken_back.emit()
        return True

    def again(self) -> None:
        """Ask the same once more, in another language or look."""
        if self.panel is not None:
            self.ask(self._asked)

    def place(self) -> None:
        """The board has another size."""
        if self.panel is not None:
            self.panel.place(self._middle())

    def close(self) -> None:
        """The question goes away unanswered."""
        panel, self.panel = self.panel, None
        self._asked, self.seats = (), ()
        if panel is not None:
            had_focus = panel.isAncestorOf(self._game.focusWidget() or self._game) or panel.hasFocus()
            panel.close_panel()
            if had_focus:
                self._game.setFocus()

    def name_seat(self, seat: int) -> bool:
        """Somebody points at the plate of ``seat``. False when no seat like that is asked for."""
        if self.panel is None or seat not in self.seats:
            return False
        self.panel.take_answer(self.seats.index(seat))
        return True

    def ask(self, moves: Sequence[Any]) -> bool:
        """Ask which of ``moves`` it is to be, even if there is but one. False when the game has no question."""
        question = self._game.question(moves)
        if question is None:
            return False
        self.close()
        self._asked, self.seats = moves, question.seats
        if question.panel is not None:
            self.panel = question.panel(self._game)
        else:
            self.panel = Chooser(question.title, question.choices, self._game, can_cancel=question.can_cancel)
        ask(self.panel, self._middle(), lambda value: self.want(question.narrow(value)), self.back)
        announce(self._game, question.title)
        self.changed.emit()
        return True
