"""The application as a test sees it: a window on a data folder of its own, no waiting for bots, no motion."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from stackhub.games import registry
from stackhub.shell.app import make_application
from stackhub.shell.game_screen import GameScreen
from stackhub.shell.hub import Hub
from stackhub.shell.window import MainWindow
from stackhub.store.folder import DataFolder


@pytest.fixture(scope="session")
def qapp() -> QApplication:
    """The application object as the program makes it."""
    return make_application(["stackhub"])


@pytest.fixture
def hub(qapp: QApplication, stackhub_home: Path) -> Iterator[Hub]:
    """A hub in English whose player is called Ada; bots answer at once, pieces jump."""
    made = make_hub(qapp, stackhub_home)
    yield made
    made.language.use("en")


def make_hub(app: QApplication, home: Path) -> Hub:
    """A hub on ``home``, as after a first start."""
    hub = Hub(app, DataFolder(home))
    hub.language.use("en")
    hub.settings.language = "en"
    hub.settings.name = "Ada"
    hub.settings.animation = False
    hub.settings.guided = [game.id for game in registry.games()]
    hub.bot_pause_ms = 0
    seeds = iter(range(1, 1_000))
    hub.new_seed = lambda: next(seeds)
    return hub


@pytest.fixture
def window(hub: Hub, qtbot: QtBot) -> Iterator[MainWindow]:
    """The main window at 1280x720 with the home screen on it."""
    made = MainWindow(hub)
    made.resize(1280, 720)
    made.open_first()
    with qtbot.waitActive(made):
        made.show()
        made.activateWindow()
    yield made
    close(made)


def close(window: MainWindow) -> None:
    """Close the window and let Qt delete it."""
    window.close()
    window.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    QApplication.processEvents()


def click(widget: QWidget, at: QPoint | None = None) -> None:
    """A real left click into the middle of ``widget`` (or ``at``), which must be seen and enabled."""
    QApplication.processEvents()
    assert widget.isVisible(), f"{widget.accessibleName() or widget} is not seen"
    assert widget.isEnabled(), f"{widget.accessibleName() or widget} is not enabled"
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=at or widget.rect().center())
    QApplication.processEvents()


def press(window: QWidget, key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    """A real key into whatever has the focus in ``window``."""
    target = window.window().focusWidget() or window
    QTest.keyClick(target, key, modifiers)
    QApplication.processEvents()


def game_screen(window: MainWindow) -> GameScreen:
    """The game on screen."""
    screen = window.screen_on_top
    assert isinstance(screen, GameScreen)
    return screen


Waiter = Callable[[Callable[[], bool]], None]


@pytest.fixture
def wait(qtbot: QtBot) -> Waiter:
    """Wait until a condition holds."""

    def until(condition: Callable[[], bool]) -> None:
        qtbot.waitUntil(condition, timeout=20_000)

    return until
