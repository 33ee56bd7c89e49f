"""Upturn's board under test."""

from __future__ import annotations

from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from stackhub.games.upturn.board import UpturnBoard
from stackhub.games.upturn.state import UpturnState
from stackhub.tabletop.board import Look
from stackhub.tabletop.share_panel import SharePanel
from tests.games.upturn.racks import upturn
from tests.tabletop.shown_hand import LEFT, ShownHand, look


class RackTable(ShownHand):
    """A shown board for the seat ``front`` of ``state``, and what it said."""

    board: UpturnBoard
    state: UpturnState

    def __init__(self, qtbot: QtBot, state: UpturnState, dress: Look | None = None, front: int = 0) -> None:
        super().__init__(qtbot, UpturnBoard(dress or look()), state, upturn().parse_move, front)

    def lay(self, *tokens: str) -> None:
        """Click tokens, then the row."""
        self.click(*tokens)
        self.click_at(self.middle())

    def press(self, action: str) -> None:
        """Click a button of the bar."""
        QTest.mouseClick(self.board.bar.buttons[action], LEFT)

    def gift(self) -> SharePanel:
        """The open question how many tokens go to whom."""
        panel = self.board.asking.panel
        assert isinstance(panel, SharePanel)
        return panel

    def row(self) -> list[str]:
        """What can be seen of the row, from left to right."""
        laid = self.board.table.laid
        assert laid is not None
        return [item.name or "" for item in laid.items if item.isVisible()]
