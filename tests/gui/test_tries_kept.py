"""Who leaves the table with the stick in their hand does not leave the tries of the turn behind (SS-06)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton

from stackhub.games.stickstack import decks
from stackhub.shell.home import HomeScreen
from stackhub.shell.hub import Hub
from stackhub.shell.window import MainWindow
from tests.games.stickstack.cup_player import buttons_up
from tests.gui.conftest import click, game_screen
from tests.gui.test_stickstack_match import PEOPLE, player_of, state_of

ONCE = """\
version: 1
name: {en: Once}
cards:
- {id: once, title: {en: Once}, text: {en: Let go once.}, check: {kind: attempts, most: 1}}
- {id: again, title: {en: Again}, text: {en: Let go once.}, check: {kind: attempts, most: 1}}
"""


@pytest.fixture(autouse=True)
def quick(hub: Hub, window: MainWindow) -> Iterator[None]:
    """The picture that is drawn most quickly."""
    hub.settings.quality = "software"
    hub.apply_look()
    yield
    buttons_up(window)


def test_ss15_a_card_that_was_lost_is_not_won_by_leaving(window: MainWindow, hub: Hub) -> None:
    """Refused once, home by the menu, on by the card of the home screen: then it is placed well, at the second try."""
    hub.folder.decks.mkdir(parents=True)
    (hub.folder.decks / "once.stackdeck").write_text(ONCE, encoding="utf-8")
    options = {"mode": "challenges", decks.MIXED: decks.option(hub.folder.decks, ["once"])}
    window.start_match("stickstack", PEOPLE[:2], options)
    screen = game_screen(window)
    player, seat = player_of(screen), state_of(screen).to_play
    player.breathes()
    player.key(Qt.Key.Key_Space)
    player.draws()
    player.places(legal=False)
    assert player.bench.refused == 1
    stick, seconds = player.bench.held, player.bench.time_s
    click(screen.status.menu_button)
    assert screen.overlay is not None
    click(next(button for button in screen.overlay.findChildren(QPushButton) if button.text() == "Home"))
    home = window.screen_on_top
    assert isinstance(home, HomeScreen)
    click(home.continue_cards[0])
    screen = game_screen(window)
    player = player_of(screen)
    assert (player.bench.held, player.bench.refused) == (stick, 1)
    assert player.bench.time_s >= seconds
    player.places()
    player.wait_until(lambda: state_of(screen).held is None, "the end of the turn")
    assert state_of(screen).tower == (stick,)
    assert state_of(screen).cards_of(seat) == 1, "it lies in front of who drew it: it was not done"
