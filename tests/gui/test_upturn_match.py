"""Whole rounds of Upturn on the game screen: with the mouse, with the keyboard alone, two people who share the screen,
and last tokens announced in both ways. Every event is a real one."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest
from PySide6.QtCore import Qt

from stackhub.games import registry
from stackhub.games.upturn.board import UpturnBoard
from stackhub.games.upturn.material import is_twin
from stackhub.games.upturn.notation import Move
from stackhub.shell.curtain import Curtain
from stackhub.shell.home import HomeScreen
from stackhub.shell.hub import Hub
from stackhub.shell.round_end import RoundEnd
from stackhub.shell.window import MainWindow
from stackhub.store.settings import SeatChoice
from tests.gui.conftest import Waiter, click, game_screen, press
from tests.gui.hands_on_screen import from_home, seats, told, waits
from tests.gui.tokens_on_screen import TokenScreen


def started(window: MainWindow, chosen: list[SeatChoice], **options: object) -> TokenScreen:
    window.start_match("upturn", chosen, options)
    return TokenScreen(window, game_screen(window))


def wished(moves: Sequence[Move], turn: int) -> Move:
    """Another kind of move each time, the longest run first, twins before other numbers, a gift shared out unevenly."""
    kinds = sorted({move.kind for move in moves})
    of_kind = [move for move in moves if move.kind == kinds[turn % len(kinds)]]
    return max(of_kind, key=lambda move: (len(move.tokens), any(map(is_twin, move.numbers)), move.gifts[-1:]))


def wins_soon(moves: Sequence[Move], turn: int) -> Move:
    """As many tokens as possible, numbers before actions, so that the round ends."""
    return max(moves, key=lambda move: (len(move.tokens), len(move.numbers), move.kind == "give", turn % 2))


#: With everything in motion so many turns are played, not the whole round.
BEGINNING = 8


@pytest.mark.parametrize("motion", [False, True], ids=["still", "moving"])
def test_a_round_by_mouse(window: MainWindow, hub: Hub, wait: Waiter, motion: bool) -> None:
    """From the home screen to its end, against a bot."""
    hub.settings.animation = motion
    hub.settings.speed = 3.0
    hub.apply_look()
    screen = from_home(window, "upturn")
    tokens = TokenScreen(window, screen)
    kinds: set[str] = set()
    for turn in range(200):
        wait(lambda: waits(screen))
        if screen.overlay is not None or (motion and turn == BEGINNING):
            break
        move = (wished if turn < 24 and not motion else wins_soon)(list(screen.play.moves()), turn)
        tokens.play(move, by_mouse=True)
        kinds.add(move.kind)
    if motion:
        assert len(kinds) >= 2
        return
    assert isinstance(screen.overlay, RoundEnd)
    assert "number" in kinds
    click(screen.overlay.home_button)
    assert isinstance(window.screen_on_top, HomeScreen)


def test_a_round_by_keyboard(window: MainWindow, wait: Waiter) -> None:
    """Against two bots, without a mouse."""
    tokens = started(window, seats(1, bots=2))
    screen = tokens.screen
    kinds: set[str] = set()
    for turn in range(200):
        wait(lambda: waits(screen))
        if screen.overlay is not None:
            break
        move = (wished if turn < 24 else wins_soon)(list(screen.play.moves()), turn)
        tokens.play(move, by_mouse=False)
        kinds.add(move.kind)
    assert isinstance(screen.overlay, RoundEnd)
    assert {"number", "give", "draw"} <= kinds
    press(window, Qt.Key.Key_Tab)
    press(window, Qt.Key.Key_Tab)
    press(window, Qt.Key.Key_Return)
    assert isinstance(window.screen_on_top, HomeScreen)


def test_two_people_and_a_bot_change_places_and_play_to_the_end(window: MainWindow, wait: Waiter) -> None:
    """By mouse and keyboard in turn; nothing is found on the way that belongs to somebody else."""
    tokens = started(window, seats(2, bots=1))
    screen = tokens.screen
    curtains = 0
    for turn in range(400):
        wait(lambda: waits(screen))
        if isinstance(screen.overlay, RoundEnd):
            break
        if isinstance(screen.overlay, Curtain):
            curtains += 1
            if curtains < 12:
                assert_nothing_found(tokens, None)
            press(window, Qt.Key.Key_Return)
            continue
        seat = screen.play.match.to_decide
        assert screen.play.seat_in_front == seat
        if turn < 32 and turn % 4 == 0:
            assert_nothing_found(tokens, seat)
        tokens.play(wins_soon(list(screen.play.moves()), turn), by_mouse=bool(turn % 2))
    assert isinstance(screen.overlay, RoundEnd)
    assert curtains >= 2


def assert_nothing_found(tokens: TokenScreen, seat: int | None) -> None:
    """Nothing on the screen names a number of another rack than ``seat``'s, unless what happened before the eyes of
    that seat has named it. Numbers that are on the screen for another reason do not count."""
    referee = tokens.screen.play.match.referee
    position, view = referee.state.position(), referee.view(0)
    configs = [registry.facts_of(game) for game in registry.games()]
    at_home = {number for c in configs for number in (c.seats.min, c.seats.max, *c.minutes)}  # behind the game
    elsewhere = {*view.counts, view.stock, view.last_number, view.gift, *range(1, referee.moves_played + 2), 11, 22, 99}
    known = told(tokens.screen, seat) | {str(number) for number in elsewhere} | set(position["row"])
    known |= set(map(str, at_home))
    found = tokens.found()
    for other, rack in enumerate(position["racks"]):
        for token in rack:
            if other != seat and token.isdigit() and token not in known:
                assert not re.search(rf"\b{token}\b", found), f"{token} of seat {other} is found by {seat}"


def test_what_is_found_is_really_looked_for(window: MainWindow, wait: Waiter) -> None:
    """The search finds one's own tokens: it would find another's."""
    tokens = started(window, seats(1, bots=1))
    wait(lambda: waits(tokens.screen))
    with pytest.raises(AssertionError, match="of seat 0 is found by 1"):
        assert_nothing_found(tokens, 1)


def test_the_curtain_empties_the_board_and_the_next_player_gets_their_own(window: MainWindow, wait: Waiter) -> None:
    tokens = started(window, seats(2))
    screen = tokens.screen
    wait(lambda: isinstance(screen.overlay, Curtain))
    board = screen.board
    assert isinstance(board, UpturnBoard)
    assert not board.table.hand.items
    press(window, Qt.Key.Key_Return)
    wait(lambda: bool(screen.play.moves()))
    seat = screen.play.seat_in_front
    assert seat is not None
    rack = screen.play.match.referee.state.position()["racks"][seat]
    assert sorted(item.name or "" for item in board.table.hand.items) == sorted(rack)


# --- the last token


def with_one_left(tokens: TokenScreen, wait: Waiter) -> Move:
    """Play until a play of one's own would leave a single token; that play, not yet made."""
    screen = tokens.screen
    for turn in range(200):
        wait(lambda: waits(screen))
        assert screen.overlay is None, "the round is over before anybody had one token"
        moves = list(screen.play.moves())
        saying = [move for move in moves if move.shout]
        if saying:
            return wins_soon(saying, turn)
        held = len(screen.play.match.referee.view(0).hand)
        quiet = [move for move in moves if held - len(move.tokens) > 1 or not move.lays]
        tokens.play(wins_soon(quiet, turn), by_mouse=bool(turn % 2))
    raise AssertionError("nobody comes down to one token")


def told_last(tokens: TokenScreen) -> list[str]:
    """What the last move told, by the names of events."""
    return [event.name for event in tokens.screen.play.match.referee.events[-1]]


@pytest.mark.parametrize("by_mouse", [True, False], ids=["mouse", "keys"])
def test_the_last_token_is_announced_with_the_play(window: MainWindow, wait: Waiter, by_mouse: bool) -> None:
    """UP-17, option announce: button."""
    tokens = started(window, seats(1, bots=1), announce="button")
    move = with_one_left(tokens, wait)
    tokens.screen.play.bots.pause_ms = 5_000
    tokens.play(move, by_mouse=by_mouse)
    assert str(move).endswith("!")
    assert "announced" in told_last(tokens)
    assert not tokens.screen.shouts.buttons, "there is nothing left to announce"


@pytest.mark.parametrize("by_mouse", [True, False], ids=["mouse", "keys"])
def test_the_last_token_is_announced_afterwards(window: MainWindow, wait: Waiter, by_mouse: bool) -> None:
    """UP-17: while nobody has laid another token, by the button below the table or its key."""
    tokens = started(window, seats(1, bots=1), announce="button")
    screen = tokens.screen
    move = with_one_left(tokens, wait)._replace(shout=False)
    screen.play.bots.pause_ms = 5_000
    tokens.play(move, by_mouse=by_mouse)
    if screen.play.moves() and screen.play.match.referee.view(0).gift:
        tokens.play(screen.play.moves()[0], by_mouse=by_mouse)
    wait(lambda: bool(screen.shouts.buttons))
    button = screen.shouts.buttons[0]
    assert button.accessibleName() == "Last token"
    if by_mouse:
        click(button)
    else:
        press(window, Qt.Key.Key_L)
    wait(lambda: told_last(tokens) == ["announced"])
    assert not screen.shouts.buttons
    assert screen.play.match.referee.view(0).announced[0]
