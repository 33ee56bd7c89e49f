"""Stack Up! on the game screen, played by real mouse events or real keys."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from stackhub.games.stackup.cards import CARDS
from stackhub.games.stackup.moves import Move
from stackhub.tabletop.pick_fan import PickFan
from stackhub.tabletop.question import Chooser, Panel
from tests.gui.conftest import click, press
from tests.gui.hands_on_screen import LEFT, HandScreen, K


class CardScreen(HandScreen):
    """The board of the match on ``window``."""

    letters = {"draw": K.Key_D, "keep": K.Key_K, "take": K.Key_T, "pass": K.Key_X, "spare": K.Key_S}

    def pieces_of(self, move: Move) -> list[str]:
        if move.kind == "numbers":
            return CARDS.named(move.cards)
        return [move.kind] if move.mask else []

    def answer_by_mouse(self, panel: Panel, move: Move) -> None:
        if isinstance(panel, PickFan):
            for back in panel.backs[: move.taken]:
                QTest.mouseClick(back, LEFT, pos=QPoint(12, back.height() // 2))
            click(panel.take)
        else:
            assert isinstance(panel, Chooser)
            click(panel.buttons[self._answer(panel, move)])

    def answer_by_keys(self, panel: Panel, move: Move) -> None:
        if isinstance(panel, PickFan):
            press(self.window, Qt.Key(K.Key_0 + move.taken))
            press(self.window, K.Key_Return)
        else:
            assert isinstance(panel, Chooser)
            press(self.window, Qt.Key(K.Key_1 + self._answer(panel, move)))

    @staticmethod
    def _answer(panel: Chooser, move: Move) -> int:
        """Which of the answers leads to ``move``."""
        return next(at for at, choice in enumerate(panel.choices) if move in choice.value)
