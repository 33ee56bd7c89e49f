"""A whole game with challenges in the program, by real mouse and key events, from the set-up to who has won."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt

from stackhub.engine.save import match_from_json, match_to_json
from stackhub.games import registry
from stackhub.games.stickstack.board_tower import StickStackBoard
from stackhub.shell.game_screen import GameScreen
from stackhub.shell.hub import Hub
from stackhub.shell.round_end import RoundEnd
from stackhub.shell.setup import SetupScreen
from stackhub.shell.window import MainWindow
from stackhub.store.settings import GameChoice
from tests.games.stickstack.cup_player import CupPlayer, buttons_up
from tests.gui.conftest import Waiter, click, game_screen
from tests.gui.test_stickstack_match import PEOPLE, player_of, state_of


@pytest.fixture(autouse=True)
def quick(hub: Hub, window: MainWindow) -> Iterator[None]:
    """The picture that is drawn most quickly."""
    hub.settings.quality = "software"
    hub.apply_look()
    yield
    buttons_up(window)


def draws_a_challenge_and_a_stick(screen: GameScreen, player: CupPlayer) -> None:
    """Space draws the card, a click on the bag the stick."""
    player.breathes()
    player.wait_until(lambda: player.board.hand.can_draw, "the next turn", 60)
    player.key(Qt.Key.Key_Space)
    assert state_of(screen).card is not None
    player.draws()


def knocks_it_over(screen: GameScreen, player: CupPlayer, wait: Waiter) -> None:
    player.bench.world.kick(player.bench.table.cup, (150_000.0, 0.0, 0.0))
    player.wait_until(lambda: state_of(screen).held is None, "the end of the turn", 400)
    wait(lambda: not screen.board._settling)  # type: ignore[attr-defined]


def test_ss15_a_game_with_challenges_by_mouse_and_keys(window: MainWindow, hub: Hub, wait: Waiter) -> None:
    """A stick that hangs, then one topple after the other: each clears the tower, and the third card ends the game."""
    hub.settings.games["stickstack"] = GameChoice(seats=PEOPLE[:2])
    window.open_setup("stickstack")
    setup = window.screen_on_top
    assert isinstance(setup, SetupScreen)
    click(setup.variants[0].button("challenges"))
    click(setup.play_button)
    screen = game_screen(window)
    player = player_of(screen)
    board = screen.board
    assert isinstance(board, StickStackBoard)
    assert "draw a challenge" in screen.status.sentence
    first = state_of(screen).to_play
    draws_a_challenge_and_a_stick(screen, player)
    card = state_of(screen).challenge
    assert card is not None
    assert board.challenge.panel.title.text() == card.title.en
    knocks_it_over(screen, player, wait)
    assert state_of(screen).cards_of(first) == 1
    assert f"“{card.title.en}”" in board.challenge.panel.text.text()
    match = screen.play.match
    loaded = match_from_json(match_to_json(match), registry.rules_of)
    assert loaded.referee.state.position() == match.referee.state.position()
    while screen.play.match.referee.outcome() is None:
        draws_a_challenge_and_a_stick(screen, player)
        knocks_it_over(screen, player, wait)
    wait(lambda: isinstance(screen.overlay, RoundEnd))
    outcome = screen.play.match.referee.outcome()
    assert outcome is not None
    assert outcome.reason == "cards"
    assert max(outcome.scores) == 3
    assert screen.play.match.phase == "over"
