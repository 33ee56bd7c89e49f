"""People who play whole evenings on screen: whatever match is up, by real events, until it is over."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping, Sequence
from fractions import Fraction

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QApplication, QPushButton

from stackhub.engine.party.scoring import points_text
from stackhub.games.babylon.board import BabylonBoard
from stackhub.games.stackup.board import StackUpBoard
from stackhub.games.upturn.board import UpturnBoard
from stackhub.shell.curtain import Curtain
from stackhub.shell.game_cards import OrderCard
from stackhub.shell.game_screen import GameScreen
from stackhub.shell.party_announce import AnnounceScreen
from stackhub.shell.party_podium import PodiumScreen
from stackhub.shell.party_scoreboard import ScoreboardScreen
from stackhub.shell.round_end import RoundEnd
from stackhub.shell.window import MainWindow
from tests.gui import test_babylon_match as babylon
from tests.gui import test_stackup_match as stackup
from tests.gui import test_upturn_match as upturn
from tests.gui.cards_on_screen import CardScreen
from tests.gui.conftest import Waiter, click, game_screen, press
from tests.gui.evenings import go_on, party_of
from tests.gui.hands_on_screen import waits
from tests.gui.tokens_on_screen import TokenScreen

K = Qt.Key


class Table:
    """The match that is on ``window``. ``by``: mouse or keys alone, or turn about. ``watchful``: every so many turns,
    and at every curtain of the first rounds, it is looked for what nobody may find."""

    def __init__(self, window: MainWindow, wait: Waiter, chance: random.Random, by: str = "turns") -> None:
        self.window, self.wait, self.chance, self.by = window, wait, chance, by
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)  # the table before is gone
        self.screen: GameScreen = game_screen(window)
        self.names = [player.name for player in self.screen.play.match.players]
        self.curtains: Counter[str] = Counter()
        """By name, how often the screen was passed to them."""
        self.turns = 0

    @property
    def by_mouse(self) -> bool:
        return self.by == "mouse" or (self.by == "turns" and bool(self.turns % 2))

    def plays(self) -> RoundEnd:
        """To the end of the match; the card of its end lies there then."""
        screen = self.screen
        for self.turns in range(900):
            self.wait(lambda: waits(screen))
            card = screen.overlay
            if isinstance(card, RoundEnd):
                if screen.play.match.phase == "over":
                    return card
                self.presses(card.next_button)
            elif isinstance(card, OrderCard):
                self.presses(card.first if self.turns % 2 else card.second)
            elif isinstance(card, Curtain):
                self.sits_down(card)
            else:
                assert card is None, type(card).__name__
                self.moves()
        raise AssertionError("the match did not come to an end")

    def presses(self, button: QPushButton) -> None:
        """A button of a card, with the mouse or by Tab and Enter."""
        if self.by_mouse:
            click(button)
            return
        for _ in range(12):
            if self.window.focusWidget() is button:
                break
            press(self.window, K.Key_Tab)
        assert self.window.focusWidget() is button
        press(self.window, K.Key_Return)

    def sits_down(self, curtain: Curtain) -> None:
        """Nobody is in front, the board is bare, and it is said to whom the screen is passed."""
        play = self.screen.play
        seat = play.match.to_decide
        assert play.seat_in_front is None
        assert not self.screen.board.table.hand.items  # type: ignore[attr-defined]
        assert seat is not None
        assert curtain.accessibleName() == f"Pass to {self.names[seat]}"
        if sum(self.curtains.values()) < 10:
            self.nothing_found(None)
        self.curtains[self.names[seat]] += 1
        self.presses(curtain.take_over)
        self.wait(lambda: play.seat_in_front == seat and not play.settling)

    def moves(self) -> None:
        """Whoever's turn it is, and that is said, makes a move."""
        play, screen = self.screen.play, self.screen
        seat = play.match.to_decide
        assert seat is not None
        assert self.names[seat] in screen.status.sentence, "whose turn it is is not shown"
        assert play.seat_in_front == seat
        if self.turns % 8 == 0:
            self.nothing_found(seat)
        board, moves = screen.board, list(play.moves())
        if isinstance(board, BabylonBoard):
            self._babylon(board, self.chance.choice(moves))
        elif isinstance(board, StackUpBoard):
            CardScreen(self.window, screen).play(stackup.wins_soon(moves, self.turns), by_mouse=self.by_mouse)
        else:
            assert isinstance(board, UpturnBoard)
            TokenScreen(self.window, screen).play(upturn.wins_soon(moves, self.turns), by_mouse=self.by_mouse)

    def _babylon(self, board: BabylonBoard, move: object) -> None:
        source, target = move.source, move.target  # type: ignore[attr-defined]
        if self.by_mouse and self.turns % 4 == 1:
            babylon.drag(board, source, target)
        elif self.by_mouse:
            babylon.click_pile(board, source)
            babylon.click_pile(board, target)
        else:
            babylon.walk_to(self.window, source)
            press(self.window, K.Key_Return)
            babylon.walk_to(self.window, target)
            press(self.window, K.Key_Space)
        entries = self.screen.play.match.referee.journal.entries
        assert entries[-1].move == str(move)

    def nothing_found(self, seat: int | None) -> None:
        """No hand is found anywhere on the screen but that of ``seat``."""
        board = self.screen.board
        if isinstance(board, StackUpBoard):
            stackup.assert_nothing_found(CardScreen(self.window, self.screen), seat)
        elif isinstance(board, UpturnBoard):
            upturn.assert_nothing_found(TokenScreen(self.window, self.screen), seat)


def announced(window: MainWindow) -> AnnounceScreen:
    """Who is next; the party and the names on the screen agree."""
    screen = window.screen_on_top
    assert isinstance(screen, AnnounceScreen), type(screen).__name__
    due = party_of(window).next_table()
    assert due is not None
    names = [party_of(window).member(key).name for key in due.seats]
    assert [label.accessibleName().split(" · ")[0] for label in screen.names] == names
    return screen


def sits_as_announced(window: MainWindow) -> list[str]:
    """Begin the match that is announced: who sits there is who was named. Returns them."""
    names = [label.accessibleName().split(" · ")[0] for label in announced(window).names]
    go_on(window)
    assert [player.name for player in game_screen(window).play.match.players] == names
    return names


def scoreboard(window: MainWindow) -> str:
    """Place, name and points of everybody as the scoreboard says them; its bars show the same."""
    screen = window.screen_on_top
    assert isinstance(screen, ScoreboardScreen), type(screen).__name__
    rows = [f"{row.place}. {row.name} {points_text(row.points)}" for row in screen.bars.rows]
    assert screen.bars.accessibleName() == "; ".join(rows)
    return screen.bars.accessibleName()


def podium(window: MainWindow) -> str:
    """The same of the podium."""
    screen = window.screen_on_top
    assert isinstance(screen, PodiumScreen), type(screen).__name__
    return screen.podium.accessibleName()


def said(rows: Mapping[str, Fraction], order: Sequence[str]) -> str:
    """What a scoreboard has to say of those points by name: the best first, of those with as many whoever is first in
    ``order``; who has as many shares the better place."""
    best_first = sorted(order, key=lambda name: -rows[name])
    places = {name: 1 + sum(other > rows[name] for other in rows.values()) for name in order}
    return "; ".join(f"{places[name]}. {name} {points_text(rows[name])}" for name in best_first)


def nothing_dangles(window: MainWindow) -> None:
    """After the podium: no save, no party to go on with, no table that still lives."""
    folder = window.hub.folder
    assert list(folder.saves.glob("*")) == []
    assert folder.parties.unfinished() == []
    assert window.party.flow is None
    assert window.match_on_top() is None
    assert not window.hub.is_seated
    assert not window.notice.isVisible()
