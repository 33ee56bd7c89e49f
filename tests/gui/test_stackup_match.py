"""Whole rounds of Stack Up! on the game screen: once with the mouse, once with the keyboard alone, and two people who
share the screen. Every event is a real one."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QApplication

from stackhub.games.stackup.board import StackUpBoard
from stackhub.games.stackup.moves import Move
from stackhub.shell.curtain import Curtain
from stackhub.shell.home import HomeScreen
from stackhub.shell.hub import Hub
from stackhub.shell.round_end import RoundEnd
from stackhub.shell.window import MainWindow
from stackhub.store.settings import SeatChoice
from tests.gui.cards_on_screen import CardScreen
from tests.gui.conftest import Waiter, click, game_screen, press
from tests.gui.hands_on_screen import from_home, seats, told, waits


def started(window: MainWindow, chosen: list[SeatChoice]) -> CardScreen:
    window.start_match("stackup", chosen, {})
    return CardScreen(window, game_screen(window))


def wished(moves: list[Move], turn: int) -> Move:
    """Another kind of move each time, the longest combo first."""
    kinds = sorted({move.kind for move in moves})
    of_kind = [move for move in moves if move.kind == kinds[turn % len(kinds)]]
    return max(of_kind, key=lambda move: (len(move.cards), move.taken))


def wins_soon(moves: list[Move], turn: int) -> Move:
    """Cards before anything else, as many as possible, so that the round ends."""
    return max(moves, key=lambda move: (len(move.cards), bool(move.mask), turn % 2 and move.taken))


#: With everything in motion so many turns are played, not the whole round.
BEGINNING = 8


@pytest.mark.parametrize("motion", [pytest.param(False, marks=pytest.mark.long), True], ids=["still", "moving"])
def test_a_round_by_mouse(window: MainWindow, hub: Hub, wait: Waiter, motion: bool) -> None:
    """From the home screen to its end, against a bot."""
    hub.settings.animation = motion
    hub.settings.speed = 3.0
    hub.apply_look()
    screen = from_home(window, "stackup")
    cards = CardScreen(window, screen)
    kinds: set[str] = set()
    for turn in range(200):
        wait(lambda: waits(screen))
        if screen.overlay is not None or (motion and turn == BEGINNING):
            break
        move = (wished if turn < 14 and not motion else wins_soon)(list(screen.play.moves()), turn)
        cards.play(move, by_mouse=True)
        kinds.add(move.kind)
    if motion:
        assert len(kinds) >= 2
        return
    assert isinstance(screen.overlay, RoundEnd)
    assert "numbers" in kinds
    click(screen.overlay.home_button)
    assert isinstance(window.screen_on_top, HomeScreen)


def test_a_round_by_keyboard(window: MainWindow, wait: Waiter) -> None:
    """Against a bot, without a mouse."""
    screen = started(window, seats(1, bots=1)).screen
    cards = CardScreen(window, screen)
    for turn in range(200):
        wait(lambda: waits(screen))
        if screen.overlay is not None:
            break
        cards.play((wished if turn < 14 else wins_soon)(list(screen.play.moves()), turn), by_mouse=False)
    assert isinstance(screen.overlay, RoundEnd)
    press(window, Qt.Key.Key_Tab)
    press(window, Qt.Key.Key_Tab)
    press(window, Qt.Key.Key_Return)
    assert isinstance(window.screen_on_top, HomeScreen)


def test_two_people_and_a_bot_change_places_and_play_to_the_end(window: MainWindow, wait: Waiter) -> None:
    """By mouse and keyboard in turn; at every step nothing is found that belongs to somebody else."""
    screen = started(window, seats(2, bots=1)).screen
    cards = CardScreen(window, screen)
    curtains = 0
    for turn in range(400):
        wait(lambda: waits(screen))
        if isinstance(screen.overlay, RoundEnd):
            break
        if isinstance(screen.overlay, Curtain):
            curtains += 1
            assert_nothing_found(cards, None)
            press(window, Qt.Key.Key_Return)
            continue
        seat = screen.play.match.to_decide
        assert screen.play.seat_in_front == seat
        if turn < 40 and turn % 2 == 0:
            assert_nothing_found(cards, seat)
        cards.play(wins_soon(list(screen.play.moves()), turn), by_mouse=bool(turn % 2))
    assert isinstance(screen.overlay, RoundEnd)
    assert curtains >= 4


def assert_nothing_found(cards: CardScreen, seat: int | None) -> None:
    """Nothing on the screen names a card of another hand than ``seat``'s, unless what happened before the eyes of that
    seat has named it (SU-16): laid once and drawn again, or snatched from or by it."""
    hands = cards.screen.play.match.referee.state.position()["hands"]
    known, found = told(cards.screen, seat), cards.found()
    for other, hand in enumerate(hands):
        for card in hand:
            parts = re.fullmatch(r"([a-z]+?)(\d+)", card)
            if other == seat or parts is None or card in known:
                continue
            pattern = rf"\b{parts[1]} ?{parts[2]}\b"
            assert not re.search(pattern, found), f"{card} of seat {other} is found by {seat}"


def test_what_is_found_is_really_looked_for(window: MainWindow, wait: Waiter) -> None:
    """The search finds one's own cards: it would find another's."""
    screen = started(window, seats(1, bots=1)).screen
    cards = CardScreen(window, screen)
    wait(lambda: waits(screen))
    with pytest.raises(AssertionError, match="of seat 0 is found by 1"):
        assert_nothing_found(cards, 1)


def test_the_curtain_empties_the_board_and_the_next_player_gets_their_own(window: MainWindow, wait: Waiter) -> None:
    screen = started(window, seats(2)).screen
    wait(lambda: isinstance(screen.overlay, Curtain))
    board = screen.board
    assert isinstance(board, StackUpBoard)
    assert not board.table.hand.items
    press(window, Qt.Key.Key_Return)
    wait(lambda: bool(screen.play.moves()))
    seat = screen.play.seat_in_front
    assert seat is not None
    hand = screen.play.match.referee.state.position()["hands"][seat]
    assert sorted(item.name or "" for item in board.table.hand.items) == sorted(hand)


def test_coming_back_to_a_match_of_two_finds_a_curtain(window: MainWindow, wait: Waiter) -> None:
    """Neither the home screen's picture nor the table shows a hand before somebody has sat down."""
    screen = started(window, seats(2)).screen
    wait(lambda: isinstance(screen.overlay, Curtain))
    press(window, Qt.Key.Key_Return)
    wait(lambda: bool(screen.play.moves()))
    CardScreen(window, screen).by_keys(screen.play.moves()[0])
    window.open_home()
    home = window.screen_on_top
    assert isinstance(home, HomeScreen)
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)  # as the event loop does by itself
    click(home.continue_cards[0])
    again = game_screen(window)
    wait(lambda: isinstance(again.overlay, Curtain))
    assert_nothing_found(CardScreen(window, again), None)
