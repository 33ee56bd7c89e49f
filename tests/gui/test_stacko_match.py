"""Whole games of Stacko on screen, from the roll for first player to the fall: once by mouse, once by keyboard. Every
event is a real one; only time is virtual, since waiting is all that people do in it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from stackhub.games.stacko.board_actions import HOLD_MS
from stackhub.games.stacko.board_tower import StackoBoard
from stackhub.shell.game_screen import GameScreen
from stackhub.shell.home import HomeScreen
from stackhub.shell.hub import Hub
from stackhub.shell.round_end import RoundEnd
from stackhub.shell.setup import SetupScreen
from stackhub.shell.window import MainWindow
from stackhub.store.settings import GameChoice, SeatChoice
from tests.games.stacko.tower_player import TowerPlayer, buttons_up
from tests.gui.conftest import Waiter, click, game_screen, press

ADA, LEA, NOOR = (
    SeatChoice(name="Ada", colour="red"),
    SeatChoice(name="Léa", colour="blue"),
    SeatChoice(name="Noor", colour="yellow"),
)


@pytest.fixture(autouse=True)
def quick(hub: Hub, window: MainWindow) -> Iterator[None]:
    """The picture that is drawn most quickly."""
    hub.settings.quality = "software"
    hub.apply_look()
    yield
    buttons_up(window)


@pytest.fixture
def screen(window: MainWindow) -> GameScreen:
    """A match of two people, on screen."""
    window.start_match("stacko", [ADA, LEA], {})
    return game_screen(window)


def player_of(screen: GameScreen) -> TowerPlayer:
    assert isinstance(screen.board, StackoBoard)
    made = TowerPlayer(screen.board)
    made.wait(2)
    return made


def board_of(screen: GameScreen) -> StackoBoard:
    assert isinstance(screen.board, StackoBoard)
    return screen.board


def rolls(screen: GameScreen, *, by_key: bool) -> None:
    """Everybody rolls until somebody has to take a block."""
    board = board_of(screen)
    for _ in range(60):
        assert board.view is not None
        if board.view.phase == "take":
            return
        if by_key:
            press(screen.window(), Qt.Key.Key_Space)
        else:
            while not board.bar.roll_button.isEnabled():
                QTest.qWait(20)
            click(board.bar.roll_button)
    raise AssertionError("nobody rolled a number")


def fells(player: TowerPlayer) -> None:
    """Whoever is to play brings the tower down: takes a block out and drives it flat into the tower's side."""
    board = player.board
    block = player.thin_one()
    player.pulls_out(block)
    player.key(Qt.Key.Key_P)
    high = player.bench.tower.blocks[block].pose.z
    for target in ((0.0, 0.0, high), (120.0, -120.0, high), (0.0, 0.0, high), (120.0, -60.0, high), (0.0, 0.0, high)):
        if board.clock.stage != "open":
            break
        at = player.view.project(target)
        assert at is not None
        player.move(at.toPoint(), at.toPoint(), 12)
    player.release(QPoint(20, 300))
    player.wait_until(lambda: board.clock.stage in ("sent", "off"), "the fall", 400)


def test_a_game_by_mouse_from_the_home_screen_to_the_fall(window: MainWindow, hub: Hub, wait: Waiter) -> None:
    home = window.screen_on_top
    assert isinstance(home, HomeScreen)
    hub.settings.games = {"stacko": GameChoice(seats=[ADA, LEA])}  # two people, as the last time
    window.open_setup("stacko")
    setup = window.screen_on_top
    assert isinstance(setup, SetupScreen)
    click(setup.play_button)
    screen = game_screen(window)
    player = player_of(screen)
    assert "roll" in screen.status.sentence
    rolls(screen, by_key=False)
    first = screen.play.match.referee.state.to_play
    player.takes(player.thin_one())
    player.wait_until(lambda: screen.play.match.referee.state.to_play != first, "passing the die by itself")
    rolls(screen, by_key=False)
    second = screen.play.match.referee.state.to_play
    fells(player)
    wait(lambda: isinstance(screen.overlay, RoundEnd))
    outcome = screen.play.match.referee.outcome()
    assert outcome is not None
    assert outcome.loser == second
    assert outcome.winners == (1 - second,)
    assert isinstance(screen.overlay, RoundEnd)
    assert screen.play.match.players[1 - second].name in screen.overlay.title.text()
    assert screen.overlay.watch_button.isVisible(), "the fall can be watched again"
    assert not screen.overlay.picture.pixmap().isNull(), "the referee shows what it saw"
    assert not screen.play.path.exists(), "the match is over and among the results"


@pytest.mark.long
def test_a_game_by_keyboard_to_the_fall(screen: GameScreen, window: MainWindow, wait: Waiter) -> None:
    player, board = player_of(screen), board_of(screen)
    rolls(screen, by_key=True)
    first = screen.play.match.referee.state.to_play
    draws_out_by_keys(player)
    player.key(Qt.Key.Key_Tab)
    player.wait_until(lambda: board.hand.steering.over_top and player.bench.snap is not None, "hovering")
    player.key(Qt.Key.Key_Space)
    player.wait_until(lambda: player.bench.can_pass, "laying")
    hold_space(screen, player)
    assert screen.play.match.referee.state.to_play != first
    rolls(screen, by_key=True)
    second = screen.play.match.referee.state.to_play
    back = draws_out_by_keys(player)
    for _ in range(4):
        player.key(Qt.Key.Key_Up)  # not through the hole it came from
    player.key(Qt.Key.Key_P)
    for _ in range(80):  # and drives it flat into the tower's side
        if board.clock.stage != "open":
            break
        player.key(back)
    player.wait_until(lambda: board.clock.stage in ("sent", "off"), "the fall", 400)
    wait(lambda: isinstance(screen.overlay, RoundEnd))
    outcome = screen.play.match.referee.outcome()
    assert outcome is not None
    assert outcome.loser == second


def draws_out_by_keys(player: TowerPlayer) -> Qt.Key:
    """Walk to a loose block, feel it, take it and draw it out until it is free; returns the arrow that leads back."""
    player.key(Qt.Key.Key_1)  # seen from the front, arrows lead along the storeys
    block = player.thin_one()
    for _ in range(60):
        player.key(Qt.Key.Key_Tab)
        if player.board.hand.chosen == block:
            break
    player.key(Qt.Key.Key_T)
    player.wait_until(lambda: player.bench.mode == "idle", "feeling")
    assert player.bench.felt[block].kind == "loose"
    player.key(Qt.Key.Key_Space)
    out = player.out_of(block)
    arrows = (Qt.Key.Key_Right, Qt.Key.Key_Left) if abs(out.x()) > abs(out.y()) else (Qt.Key.Key_Down, Qt.Key.Key_Up)
    away, back = arrows if out.x() > abs(out.y()) or out.y() > abs(out.x()) else arrows[::-1]
    for _ in range(60):
        player.key(away)
        if player.bench.mode == "carry":
            return back
    raise AssertionError(f"{block} did not come out")


def hold_space(screen: GameScreen, player: TowerPlayer) -> None:
    """Hold Space as long as it takes to pass the die."""
    QTest.keyPress(player.view, Qt.Key.Key_Space)
    QTest.qWait(HOLD_MS + 400)
    QTest.keyRelease(player.view, Qt.Key.Key_Space)
    QApplication.processEvents()
