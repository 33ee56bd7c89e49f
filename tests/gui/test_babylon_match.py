"""A match of Babylon from the home screen to the scoreboard and back: once with the mouse alone, once with the keyboard
alone. Every event is a real one; nothing is called that a player could not do."""

import re

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from stackhub.games.babylon.board import BabylonBoard
from stackhub.shell.game_screen import GameScreen
from stackhub.shell.home import HomeScreen
from stackhub.shell.hub import Hub
from stackhub.shell.round_end import RoundEnd
from stackhub.shell.scores import ScoresScreen
from stackhub.shell.setup import SetupScreen
from stackhub.shell.window import MainWindow
from tests.gui.conftest import Waiter, click, game_screen, press

LEFT = Qt.MouseButton.LeftButton


def board_of(screen: GameScreen) -> BabylonBoard:
    assert isinstance(screen.board, BabylonBoard)
    return screen.board


def where(board: BabylonBoard, pile: int) -> QPoint:
    """The middle of what is seen of a pile, found as an eye finds it: by what is painted where."""
    points = [
        QPoint(x, y)
        for x in range(0, board.width(), 30)
        for y in range(0, board.height(), 30)
        if board.pile_at(QPointF(x, y)) == pile
    ]
    assert points, f"pile {pile} cannot be seen"
    x = sum(point.x() for point in points) / len(points)
    y = sum(point.y() for point in points) / len(points)
    return min(points, key=lambda point: (point.x() - x) ** 2 + (point.y() - y) ** 2)


def under(board: BabylonBoard, at: QPoint) -> tuple[QWidget, QPoint]:
    """The widget that gets a mouse event at ``at``, and the place on it."""
    child = board.childAt(at)
    return (board, at) if child is None else (child, child.mapFrom(board, at))


def drag(board: BabylonBoard, source: int, target: int) -> None:
    start, end = where(board, source), where(board, target)
    widget, at = under(board, start)
    QTest.mousePress(widget, LEFT, pos=at)
    for step in range(1, 6):
        QTest.mouseMove(widget, widget.mapFrom(board, start + (end - start) * step / 5))
    QTest.mouseRelease(widget, LEFT, pos=widget.mapFrom(board, end))
    QApplication.processEvents()


def click_pile(board: BabylonBoard, pile: int) -> None:
    widget, at = under(board, where(board, pile))
    QTest.mouseClick(widget, LEFT, pos=at)
    QApplication.processEvents()


def focused_pile(window: MainWindow) -> int:
    """The pile the focus is on, read from its accessible name as a screen reader would."""
    focused = window.focusWidget()
    assert focused is not None
    found = re.match(r"Pile (\d+):", focused.accessibleName())
    assert found, f"the focus is on {focused.accessibleName()!r}, not on a pile"
    return int(found[1])


ARROWS = (Qt.Key.Key_Right, Qt.Key.Key_Left, Qt.Key.Key_Down, Qt.Key.Key_Up)


def walk_to(window: MainWindow, pile: int) -> None:
    """Arrow keys until the focused pile is ``pile``: the nearest way first; where all have been tried, back to
    the next pile where one has not."""
    leads: dict[tuple[int, Qt.Key], int] = {}
    while (here := focused_pile(window)) != pile:
        way = _way_to_try(here, pile, leads)
        assert way, f"the arrows do not lead to pile {pile}"
        for key in way:
            before = focused_pile(window)
            press(window, key)
            leads[before, key] = focused_pile(window)


def _way_to_try(here: int, pile: int, leads: dict[tuple[int, Qt.Key], int]) -> list[Qt.Key]:
    """Keys that lead by known ways to the next pile from which one was not tried, that one last; none where there is
    no such pile."""
    ways: dict[int, list[Qt.Key]] = {here: []}
    todo = [here]
    for at in todo:
        (row, column), (to_row, to_column) = divmod(at - 1, 4), divmod(pile - 1, 4)
        steps = dict(zip(ARROWS, (to_column - column, column - to_column, to_row - row, row - to_row), strict=True))
        for key in sorted(ARROWS, key=lambda key: -steps[key]):
            there = leads.get((at, key))
            if there is None:
                return [*ways[at], key]
            if there not in ways:
                ways[there] = [*ways[at], key]
                todo.append(there)
    return []


@pytest.mark.parametrize("motion", [False, pytest.param(True, marks=pytest.mark.long)], ids=["still", "moving"])
def test_a_match_by_mouse_from_home_to_the_scoreboard(
    window: MainWindow, hub: Hub, wait: Waiter, qtbot: QtBot, motion: bool
) -> None:
    """BA-03 to BA-05, by drag and by two clicks in turn, against the easy bot."""
    hub.settings.animation = motion
    hub.settings.speed = 3.0
    hub.apply_look()
    home = window.screen_on_top
    assert isinstance(home, HomeScreen)
    click(home.game_cards["babylon"])
    setup = window.screen_on_top
    assert isinstance(setup, SetupScreen)
    click(setup.play_button)
    screen = game_screen(window)
    wait(lambda: screen.overlay is not None or screen.play.match.phase != "order")
    if screen.overlay is not None:
        first = next(b for b in screen.overlay.findChildren(QWidget) if b.accessibleName() == "Play second")
        click(first)
    board = board_of(screen)
    turns = 0
    while screen.play.match.phase == "round":
        wait(lambda: bool(screen.play.moves()) or screen.play.match.phase != "round")
        if not screen.play.moves():
            break
        played = screen.play.match.referee.moves_played
        move = screen.play.moves()[turns % len(screen.play.moves())]
        if turns % 2:
            click_pile(board, move.source)
            click_pile(board, move.target)
        else:
            drag(board, move.source, move.target)
        assert screen.play.match.referee.moves_played > played
        assert screen.play.match.referee.journal.entries[played].move == str(move)
        turns += 1
    assert turns >= 4, "a game lasts 8 to 11 moves (BA-06)"
    wait(lambda: isinstance(screen.overlay, RoundEnd))
    assert isinstance(screen.overlay, RoundEnd)
    click(screen.overlay.home_button)
    home = window.screen_on_top
    assert isinstance(home, HomeScreen)
    click(home.page_buttons["scores"])
    scores = window.screen_on_top
    assert isinstance(scores, ScoresScreen)
    assert scores.table.rowCount() == 1


def test_a_match_by_keyboard_from_home_to_the_scoreboard(window: MainWindow, wait: Waiter) -> None:
    """BA-03 to BA-05, against the easy bot, without a mouse."""
    home = window.screen_on_top
    assert isinstance(home, HomeScreen)
    press(window, Qt.Key.Key_Return)  # the first card has the focus
    setup = window.screen_on_top
    assert isinstance(setup, SetupScreen)
    press(window, Qt.Key.Key_Return)  # Play has the focus
    screen = game_screen(window)
    wait(lambda: screen.overlay is not None or screen.play.match.phase != "order")
    if screen.overlay is not None:
        press(window, Qt.Key.Key_Tab)
        press(window, Qt.Key.Key_Space)  # Play second
    turns = 0
    while screen.play.match.phase == "round":
        wait(lambda: bool(screen.play.moves()) or screen.play.match.phase != "round")
        if not screen.play.moves():
            break
        played = screen.play.match.referee.moves_played
        move = screen.play.moves()[-1 - turns % 3 % len(screen.play.moves())]
        walk_to(window, move.source)
        press(window, Qt.Key.Key_Return)
        walk_to(window, move.target)
        press(window, Qt.Key.Key_Space if turns % 2 else Qt.Key.Key_Return)
        assert screen.play.match.referee.journal.entries[played].move == str(move)
        turns += 1
    wait(lambda: isinstance(screen.overlay, RoundEnd))
    press(window, Qt.Key.Key_Tab)
    press(window, Qt.Key.Key_Tab)
    press(window, Qt.Key.Key_Return)  # Home
    assert window.screen_on_top is home
    for _ in range(10):
        press(window, Qt.Key.Key_Tab)
        focused = window.focusWidget()
        if focused is home.page_buttons["scores"]:
            break
    press(window, Qt.Key.Key_Space)
    scores = window.screen_on_top
    assert isinstance(scores, ScoresScreen)
    assert scores.table.rowCount() == 1


def test_esc_puts_a_lifted_pile_back_before_it_opens_the_menu(window: MainWindow, wait: Waiter) -> None:
    home = window.screen_on_top
    assert isinstance(home, HomeScreen)
    press(window, Qt.Key.Key_Return)
    press(window, Qt.Key.Key_Return)
    screen = game_screen(window)
    wait(lambda: screen.overlay is not None or bool(screen.play.moves()))
    if screen.overlay is not None:
        press(window, Qt.Key.Key_Return)
    wait(lambda: bool(screen.play.moves()))
    move = screen.play.moves()[0]
    walk_to(window, move.source)
    press(window, Qt.Key.Key_Return)
    press(window, Qt.Key.Key_Escape)
    assert screen.overlay is None
    press(window, Qt.Key.Key_Escape)
    assert screen.overlay is not None
    press(window, Qt.Key.Key_Escape)
    assert screen.overlay is None
