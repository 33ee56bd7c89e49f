"""Dragging a piece on the game screen, with the layout of the whole window at work."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from stackhub.games.stackup.cards import CARDS
from stackhub.games.stackup.moves import Move
from stackhub.shell.game_screen import GameScreen
from stackhub.shell.window import MainWindow
from stackhub.store.settings import SeatChoice
from stackhub.tabletop.hand_board import HandBoard
from tests.gui.conftest import Waiter, game_screen, press

LEFT = Qt.MouseButton.LeftButton


def begun(window: MainWindow, wait: Waiter) -> tuple[GameScreen, HandBoard]:
    """A round in which the first of two people may play a number card."""
    seats = [SeatChoice(name="Ada", colour="red"), SeatChoice(name="Bot", colour="blue", level="easy")]
    window.start_match("stackup", seats, {})
    screen = game_screen(window)
    board = screen.board
    assert isinstance(board, HandBoard)
    wait(lambda: bool(screen.play.moves()))
    if screen.play.moves()[0].kind == "direction":
        press(window, Qt.Key.Key_1)
    wait(lambda: any(len(move.cards) == 1 for move in screen.play.moves()))
    return screen, board


def single(screen: GameScreen) -> Move:
    return next(move for move in screen.play.moves() if len(move.cards) == 1)


def test_a_card_can_be_dragged_to_the_pile(window: MainWindow, wait: Waiter) -> None:
    """The bar below gains buttons as soon as the drag begins; the drag survives it."""
    screen, board = begun(window, wait)
    move = single(screen)
    name = CARDS.named(move.cards)[0]
    item = next(item for item in board.table.hand.items if item.name == name)
    width, height = item.size
    at = item.mapToScene(-width * 0.42, -height * 0.3).toPoint()
    area = board.table.laid_area
    assert area is not None
    target = area.rect.center().toPoint()
    played = screen.play.match.referee.moves_played
    QTest.mousePress(board, LEFT, pos=at)
    for step in range(1, 11):
        QTest.mouseMove(board, at + (target - at) * step / 10)
        QApplication.processEvents()
        QTest.qWait(1)  # the layout of the window follows
    assert board.turn.dragging
    QTest.mouseRelease(board, LEFT, pos=QPoint(target))
    assert screen.play.match.referee.journal.entries[played].move == str(move)


def test_the_table_keeps_its_size_whatever_is_offered(window: MainWindow, wait: Waiter) -> None:
    screen, board = begun(window, wait)
    before = board.size()
    item = next(i for i in board.table.hand.items if i.name == CARDS.named(single(screen).cards)[0])
    board.turn.act_on(item)
    QTest.qWait(20)
    assert "play" in board.bar.buttons
    assert board.size() == before
