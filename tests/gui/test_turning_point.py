"""At the end of a round its card says where it turned, once that is found, and never waits for it."""

from __future__ import annotations

import threading
from collections.abc import Iterator, Sequence
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from stackhub.bots.bot import Analysis, Budget
from stackhub.engine.words import text
from stackhub.games import registry
from stackhub.shell.game_screen import GameScreen
from stackhub.shell.hub import Hub
from stackhub.shell.round_end import RoundEnd
from stackhub.shell.window import MainWindow
from stackhub.store.settings import SeatChoice
from tests.gui.conftest import Waiter, click, game_screen

BOTS = [
    SeatChoice(name="Zaha", colour="blue", level="medium"),
    SeatChoice(name="Sinan", colour="green", level="easy"),
]


class Slow:
    """An analyst that takes until it is let go on, or told to stop."""

    def __init__(self) -> None:
        self.go_on = threading.Event()
        self.asked = 0
        self.broken = False

    def __call__(self, rules: Any, options: Any, journal: Any, names: Sequence[str], budget: Budget) -> Analysis:
        self.asked += 1
        while not self.go_on.wait(0.005) and not budget.stop():
            pass
        if self.broken:
            raise RuntimeError("nobody knows")
        return Analysis((), None, (), text(("stackup", "No single decision turned this round: the cards did.")))


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Iterator[Slow]:
    analyst = Slow()
    monkeypatch.setattr(registry, "analyst_of", lambda game: analyst)
    yield analyst
    analyst.go_on.set()


def ended(window: MainWindow, wait: Waiter, game: str = "stackup") -> tuple[GameScreen, RoundEnd]:
    """A round between bots that has come to its end."""
    window.start_match(game, BOTS, {})
    QApplication.processEvents()
    screen = game_screen(window)
    wait(lambda: isinstance(screen.overlay, RoundEnd))
    assert isinstance(screen.overlay, RoundEnd)
    return screen, screen.overlay


def said(end: RoundEnd) -> str:
    assert end.turning is not None
    return end.turning.text() if end.turning.isVisible() else ""


@pytest.mark.parametrize("game", ["stackup", "upturn", "babylon"])
def test_the_card_says_where_the_round_turned(game: str, window: MainWindow, wait: Waiter) -> None:
    _, end = ended(window, wait, game)
    wait(lambda: said(end).endswith("."))


def test_the_card_can_be_used_meanwhile(window: MainWindow, wait: Waiter, slow: Slow) -> None:
    screen, end = ended(window, wait)
    assert said(end) == "Looking for the turning point…"
    click(end.next_button)
    assert game_screen(window) is not None
    assert screen is not None


def test_it_is_found_while_the_card_is_away_and_not_looked_for_again(
    window: MainWindow, wait: Waiter, slow: Slow, hub: Hub
) -> None:
    screen, _ = ended(window, wait)
    slow.go_on.set()
    wait(lambda: isinstance(screen.overlay, RoundEnd) and said(screen.overlay).startswith("No single"))
    hub.language.use("fr")
    QApplication.processEvents()
    again = screen.overlay
    assert isinstance(again, RoundEnd)
    assert said(again).startswith("Aucune décision")
    assert slow.asked == 1


def test_leaving_ends_the_search(window: MainWindow, wait: Waiter, slow: Slow) -> None:
    screen, end = ended(window, wait)
    looking = screen.cards.analysing
    assert looking.thinking
    click(end.home_button)
    assert not looking.thinking


def test_an_analyst_that_fails_leaves_no_word_behind(window: MainWindow, wait: Waiter, slow: Slow) -> None:
    slow.broken = True
    _, end = ended(window, wait)
    slow.go_on.set()
    wait(lambda: said(end) == "")
