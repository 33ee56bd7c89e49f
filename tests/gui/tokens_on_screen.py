"""Upturn on the game screen, played by real mouse events or real keys."""

from __future__ import annotations

from PySide6.QtCore import Qt

from stackhub.games.upturn.board import UpturnBoard
from stackhub.games.upturn.notation import Move
from stackhub.tabletop.question import Panel
from stackhub.tabletop.share_panel import SharePanel
from tests.gui.conftest import click, press
from tests.gui.hands_on_screen import HandScreen, K


class TokenScreen(HandScreen):
    """The board of the match on ``window``."""

    letters = {"draw": K.Key_D, "keep": K.Key_K, "pass": K.Key_X}

    def pieces_of(self, move: Move) -> list[str]:
        return list(move.tokens)

    def say_before(self, move: Move, *, by_mouse: bool) -> None:
        """The last token is announced with the play (UP-17)."""
        if not move.shout:
            return
        if by_mouse:
            click(self.board.bar.buttons["shout"])
        else:
            press(self.window, K.Key_A)

    def answer_by_mouse(self, panel: Panel, move: Move) -> None:
        """A click on a plate for each token of the gift, then the button."""
        assert isinstance(panel, SharePanel)
        if len(panel.shares) > 1:
            for seat, count in move.gifts:
                for _ in range(count):
                    self.click_plate(seat)
        click(panel.confirm)

    def answer_by_keys(self, panel: Panel, move: Move) -> None:
        """Digits, then Enter."""
        assert isinstance(panel, SharePanel)
        assert isinstance(self.board, UpturnBoard)
        receivers = list(self.board.asking.seats)
        if len(receivers) > 1:
            for seat, count in move.gifts:
                for _ in range(count):
                    press(self.window, Qt.Key(K.Key_1 + receivers.index(seat)))
        press(self.window, K.Key_Return)
