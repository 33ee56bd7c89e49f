"""A whole evening without a mouse, from home through set-up and table to the podium and home again."""

from __future__ import annotations

import random

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit

from stackhub.shell.home import HomeScreen
from stackhub.shell.hub import Hub
from stackhub.shell.party_announce import AnnounceScreen
from stackhub.shell.party_pause import PauseCover
from stackhub.shell.party_pick import PickScreen
from stackhub.shell.party_players import PlayersCard
from stackhub.shell.party_podium import PodiumScreen
from stackhub.shell.party_setup import PartySetupScreen
from stackhub.shell.window import MainWindow
from tests.gui.conftest import Waiter, press
from tests.gui.evening_players import Table, nothing_dangles, podium
from tests.gui.evenings import party_of, party_screen

K = Qt.Key


def tabs_to(window: MainWindow, name: str) -> None:
    """Tab until what is read aloud begins with ``name``, and see that the focus is on something that is seen."""
    for _ in range(90):
        focused = window.focusWidget()
        assert focused is not None
        if focused.accessibleName().startswith(name):
            assert focused.isVisible()
            assert not focused.visibleRegion().isEmpty(), f"{name} has the focus and is out of sight"
            return
        press(window, K.Key_Tab)
    raise AssertionError(f"Tab does not lead to {name}")


def types_name(window: MainWindow, field: str, name: str) -> None:
    tabs_to(window, field)
    edit = window.focusWidget()
    assert isinstance(edit, QLineEdit)
    press(window, K.Key_A, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClicks(edit, name)
    QApplication.processEvents()


def test_an_evening_by_keyboard_alone(window: MainWindow, hub: Hub, wait: Waiter) -> None:
    tabs_to(window, "Party")
    press(window, K.Key_Return)
    setup = window.screen_on_top
    assert isinstance(setup, PartySetupScreen)
    types_name(window, "Person 2: name", "Noor")
    for game in ("Stacko, number 3", "Upturn, number 2"):
        tabs_to(window, f"{game}: take it off")
        press(window, K.Key_Space)
    assert [planned.game for planned in setup.program.games()] == ["stackup"]
    tabs_to(window, "Begin")
    press(window, K.Key_Return)
    wheel = window.screen_on_top
    assert isinstance(wheel, PickScreen)
    press(window, K.Key_Return)
    press(window, K.Key_Return)
    announced = window.screen_on_top
    assert isinstance(announced, AnnounceScreen)
    somebody_comes_late(window)
    press(window, K.Key_P)
    assert isinstance(party_screen(window).overlay, PauseCover)
    press(window, K.Key_P)
    assert party_screen(window).overlay is None
    tabs_to(window, "Begin")
    press(window, K.Key_Return)
    table = Table(window, wait, random.Random(4), by="keys")
    table.presses(table.plays().next_button)
    assert isinstance(window.screen_on_top, PodiumScreen)
    winner, second, third = podium(window).split("; ")
    assert winner.startswith("1. ")
    assert winner.endswith(" 10")
    assert second.startswith("2. ")
    assert second.endswith(" 7")
    assert third.startswith("3. ")
    assert {line.split()[1] for line in (winner, second, third)} == {"Ada", "Noor", "Mia"}
    press(window, K.Key_Return)
    assert isinstance(window.screen_on_top, HomeScreen)
    nothing_dangles(window)


def somebody_comes_late(window: MainWindow) -> None:
    """The card of the players: a name, Enter, and away again. The table that was announced is laid anew for three."""
    tabs_to(window, "Who plays…")
    press(window, K.Key_Return)
    card = party_screen(window).overlay
    assert isinstance(card, PlayersCard)
    types_name(window, "Name of who has come", "Mia")
    press(window, K.Key_Return)
    assert [one.name for one in party_of(window).present] == ["Ada", "Noor", "Mia"]
    press(window, K.Key_Escape)
    assert party_screen(window).overlay is None
