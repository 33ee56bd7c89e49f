"""Bots at the towers on screen: they think in a process of their own, and their hands are seen at the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from stackhub.dexterity import thinker
from stackhub.shell.game_screen import GameScreen
from stackhub.shell.hub import Hub
from stackhub.shell.window import MainWindow
from stackhub.store.settings import SeatChoice
from tests.gui.conftest import Waiter, game_screen

FRAMES = 12


@pytest.fixture(autouse=True)
def quick(hub: Hub) -> None:
    """The picture that is drawn most quickly."""
    hub.settings.quality = "software"
    hub.apply_look()


@pytest.fixture
def no_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """The program that would think cannot be started."""
    monkeypatch.setattr(thinker, "own_command", lambda: ["/nowhere/stackhub"])


def bots(*levels: Any, person: bool = False) -> list[SeatChoice]:
    """Seats: a person first, if wanted, then bots."""
    colours: list[Any] = ["red", "blue", "yellow", "green"]
    seats = [SeatChoice(name="Ada", colour=colours.pop(0))] if person else []
    return seats + [
        SeatChoice(name=f"Bot {number}", colour=colours[number], level=level) for number, level in enumerate(levels)
    ]


def goes_on(screen: GameScreen, done: Callable[[], bool], most: int = 4000) -> None:
    """Let time pass, virtual at the table, until it has happened."""
    live: Any = screen.board.live  # type: ignore[attr-defined]
    live.frames_per_beat = FRAMES
    for _ in range(most):
        if done():
            return
        live.wake()
        if not screen.board.bot.thinks:  # type: ignore[attr-defined]
            live.viewport.draw_now()
        QApplication.processEvents()
        QApplication.sendPostedEvents()
    raise AssertionError("it did not happen")


def moves(screen: GameScreen) -> list[str]:
    return [entry.move for entry in screen.play.match.referee.journal.entries]


def test_bots_lay_sticks(window: MainWindow, hub: Hub, no_process: None) -> None:
    """SS-03, SS-04, SS-09: two bots take and lay two sticks each, seen at the table, and the match is saved."""
    window.start_match("stickstack", bots("expert", "medium"), {})
    screen = game_screen(window)
    goes_on(screen, lambda: len(moves(screen)) >= 4, 20000)
    played = moves(screen)
    assert [move.split(" ")[0].split(":")[0] for move in played[:4]] == ["bag", "record", "bag", "record"]
    assert screen.play.match.referee.state.now.tower  # type: ignore[attr-defined]


def test_a_process_thinks(window: MainWindow, wait: Waiter) -> None:
    """The first stick is laid with what a process of its own has thought."""
    window.start_match("stickstack", bots("medium", "medium"), {})
    screen = game_screen(window)
    board: Any = screen.board
    wait(lambda: board.bot.thinks)
    wait(lambda: not board.bot.thinks)
    assert board.bot.thinker.in_process
    goes_on(screen, lambda: len(moves(screen)) >= 2, 20000)
