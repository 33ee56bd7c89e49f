"""Hints are thought about beside the window, and never speak of a position that is gone."""

from __future__ import annotations

import threading
from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from stackhub.bots.bot import Budget
from stackhub.engine.chance import Chance
from stackhub.engine.game import View
from stackhub.engine.hint import Hint
from stackhub.games import registry
from stackhub.shell.game_screen import GameScreen
from stackhub.shell.window import MainWindow
from stackhub.store.settings import SeatChoice
from tests.gui.conftest import Waiter, click, game_screen, press

SEATS = [SeatChoice(name="Ada", colour="red"), SeatChoice(name="Sinan", colour="green", level="medium")]


class Slow:
    """An adviser that takes until it is let go on, or told to stop."""

    def __init__(self, game: str) -> None:
        adviser = registry.adviser_of(game)
        assert adviser is not None
        self._adviser = adviser
        self.go_on = threading.Event()
        self.broken = False

    def hint(self, view: View, chance: Chance, budget: Budget) -> Hint:
        while not self.go_on.wait(0.005) and not budget.stop():
            pass
        if self.broken:
            raise RuntimeError("nobody knows")
        return self._adviser.hint(view, chance, Budget(iterations=20))


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Iterator[Slow]:
    adviser = Slow("upturn")
    monkeypatch.setattr("stackhub.shell.hinting._SECONDS", 60.0)
    monkeypatch.setattr(registry, "adviser_of", lambda game: adviser)
    yield adviser
    adviser.go_on.set()


def to_move(window: MainWindow, game: str, wait: Waiter) -> GameScreen:
    """A match in which Ada is to move."""
    window.start_match(game, SEATS, {})
    QApplication.processEvents()
    screen = game_screen(window)
    wait(lambda: bool(screen.play.moves()))
    return screen


@pytest.mark.parametrize("game", ["stackup", "upturn"])
def test_a_hint_comes_with_its_reason_while_the_window_goes_on(game: str, window: MainWindow, wait: Waiter) -> None:
    screen = to_move(window, game, wait)
    press(window, Qt.Key.Key_H)
    assert screen.status.sentence == "Thinking of a hint…"
    wait(lambda: not screen.hinting.thinking)
    assert screen.status.sentence.endswith(".")
    assert screen.status.sentence != "Thinking of a hint…"


def test_a_hint_for_a_position_that_is_gone_is_not_given(window: MainWindow, wait: Waiter, slow: Slow) -> None:
    screen = to_move(window, "upturn", wait)
    press(window, Qt.Key.Key_H)
    screen.play.play(screen.play.moves()[0])
    slow.go_on.set()
    wait(lambda: not screen.hinting.thinking)
    assert "Thinking" not in screen.status.sentence


def test_no_hint_comes_up_under_the_menu(window: MainWindow, wait: Waiter, slow: Slow) -> None:
    screen = to_move(window, "upturn", wait)
    press(window, Qt.Key.Key_H)
    screen.cards.open_menu()
    slow.go_on.set()
    wait(lambda: not screen.hinting.thinking)
    assert screen.status.sentence == "" or "Thinking" not in screen.status.sentence


def test_asking_twice_gives_one_hint(window: MainWindow, wait: Waiter, slow: Slow) -> None:
    screen = to_move(window, "upturn", wait)
    given: list[object] = []
    screen.hinting.given.connect(given.append)
    click(screen.action_bar.hint)
    click(screen.action_bar.hint)
    slow.go_on.set()
    wait(lambda: bool(given) and not screen.hinting.thinking)
    QApplication.processEvents()
    assert len(given) == 1


def test_leaving_ends_the_thought(window: MainWindow, wait: Waiter, slow: Slow) -> None:
    screen = to_move(window, "upturn", wait)
    press(window, Qt.Key.Key_H)
    assert screen.hinting.thinking
    window.open_home()
    assert not screen.hinting.thinking


def test_an_adviser_that_fails_leaves_no_word_behind(window: MainWindow, wait: Waiter, slow: Slow) -> None:
    screen = to_move(window, "upturn", wait)
    slow.broken = True
    press(window, Qt.Key.Key_H)
    slow.go_on.set()
    wait(lambda: not screen.hinting.thinking)
    assert "Thinking" not in screen.status.sentence
