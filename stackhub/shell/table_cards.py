"""The cards that come to lie over a table, one at a time: menu, who leaves, the order, the curtain, the round's end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from stackhub.shell.analysing import Analysing
from stackhub.shell.curtain import Curtain
from stackhub.shell.game_cards import SUBSTITUTE, GiveUpCard, MenuCard, OrderCard
from stackhub.shell.hub import Hub
from stackhub.shell.overlay import Overlay
from stackhub.shell.play import MatchPlay
from stackhub.shell.report_card import ReportCard
from stackhub.shell.round_end import RoundEnd
from stackhub.shell.screen import Screen
from stackhub.tabletop.announce import announce
from stackhub.tabletop.board import Board

if TYPE_CHECKING:
    from stackhub.shell.tower_table import TowerTable


class TableCards(QObject):
    """``current`` lies over ``screen``, on which ``board`` shows ``play``. ``changed()`` one was laid or taken away,
    ``emptied()`` none lies there any more; the others say what the player wants: the ``menu``'s rules, settings and
    home, the ``next_wanted`` round, to ``watch`` the last one."""

    changed = Signal()
    emptied = Signal()
    rules_wanted = Signal()
    settings_wanted = Signal()
    home_wanted = Signal()
    next_wanted = Signal()
    watch_wanted = Signal()
    players_wanted = Signal()
    pause_wanted = Signal()
    skip_wanted = Signal()
    end_wanted = Signal()

    def __init__(self, hub: Hub, play: MatchPlay, board: Board, screen: Screen, *, in_party: bool = False) -> None:
        """``in_party``: the match is part of an evening, which has its own ways on and wants of its own."""
        super().__init__(screen)
        self._in_party = in_party
        self.current: Overlay | None = None
        self._hub = hub
        self._play = play
        self._board = board
        self._screen = screen
        self.analysing = Analysing(play.match, self)
        self.tower = _tower_table(hub, play, board, screen)
        """What a table that hands play on needs besides; None at others."""

    def open_menu(self) -> None:
        """The menu of the game. The match goes on behind it only when a bot is thinking."""
        if self.current is not None:
            return
        menu = MenuCard(self._play.match, self._screen, in_party=self._in_party)
        for wanted, signal in (
            (menu.players_wanted, self.players_wanted),
            (menu.pause_wanted, self.pause_wanted),
            (menu.skip_wanted, self.skip_wanted),
            (menu.end_wanted, self.end_wanted),
        ):
            wanted.connect(signal)
        menu.rules_wanted.connect(self.rules_wanted)
        menu.settings_wanted.connect(self.settings_wanted)
        menu.report_wanted.connect(self._report)
        menu.home_wanted.connect(self.home_wanted)
        menu.give_up_wanted.connect(self._ask_who_leaves)
        self._open(menu)
        menu.open(menu.go_on)

    def ask_order(self) -> None:
        """The opening seat chooses who begins."""
        card = OrderCard(self._play.match, self._screen)
        card.chosen.connect(self._play.choose_order)
        card.home_wanted.connect(self.home_wanted)
        self._open(card)
        card.open(card.first)

    def draw_curtain(self, seat: int) -> None:
        """``seat`` must sit down in front of the screen. Nothing of any hand stays on the board."""
        self._board.clear()
        curtain = Curtain(self._hub, self._play, seat, self._screen)
        curtain.lifted.connect(self._play.take_over)
        curtain.undo_wanted.connect(self._play.undo)
        curtain.shouted.connect(self._play.shout)
        curtain.home_wanted.connect(self.home_wanted)
        if self._in_party:
            curtain.offer_players().clicked.connect(self.players_wanted)
        self._open(curtain)
        curtain.open(curtain.take_over)
        announce(self._screen, curtain.accessibleName())

    def show_round_end(self) -> None:
        """Who has won, and what next."""
        picture = self._board.verdict_picture()
        end = RoundEnd(
            self._hub,
            self._play.match,
            self._screen,
            can_watch=self._board.replayable if self.tower is None else self.tower.film.has_turns,
            picture=picture,
            in_party=self._in_party,
            analysing=self.analysing,
        )
        for wanted, signal in (
            (end.next_wanted, self.next_wanted),
            (end.home_wanted, self.home_wanted),
        ):
            wanted.connect(end.close_overlay)
            wanted.connect(signal)
        if self.tower is not None:
            end.watch_wanted.connect(self.tower.watch)  # on a screen of its own: the card lies there afterwards
        else:
            end.watch_wanted.connect(end.close_overlay)
            end.watch_wanted.connect(self.watch_wanted)
        self._open(end)
        announce(self._screen, end.title.text())

    def lay(self, card: Overlay, first: QWidget) -> None:
        """Lay a card of somebody else's; when it has been taken away, what had to give way lies there again."""
        self._open(card)
        card.closed.connect(self.restore)
        card.open(first)

    def restore(self) -> None:
        """Lay whatever must be answered before the match goes on, where nothing lies yet."""
        if self.current is not None or self._play.settling:
            return
        if self._play.curtain is not None:
            self.draw_curtain(self._play.curtain)
        elif self._play.match.phase == "order":
            self.ask_order()
        elif self._play.match.phase in ("between", "over"):
            self.show_round_end()

    def close(self) -> None:
        """Take away whatever lies there."""
        if self.current is not None:
            self.current.close_overlay()

    def reopen(self) -> None:
        """A card that lies there speaks the old language: lay it anew."""
        card = self.current
        if card is None or card.follows_language:
            return
        self.close()
        if isinstance(card, RoundEnd):
            self.show_round_end()
        elif self._play.match.phase == "order":
            self.ask_order()
        elif self._play.curtain is not None:
            self.draw_curtain(self._play.curtain)

    def stop(self) -> None:
        """The screen goes away: nothing counts up any more."""
        self.analysing.stop()
        if isinstance(self.current, RoundEnd):
            self.current.stop()
        if self.tower is not None:
            self.tower.close()

    def _ask_who_leaves(self) -> None:
        card = GiveUpCard(self._play.match, self._screen)
        card.left.connect(self._play.leave)
        card.handed_over.connect(lambda seat: self._play.hand_over(seat, SUBSTITUTE))
        self._open(card)
        card.open(card.stay)

    def _report(self) -> None:
        """A bug report, with a picture of the table as it is under the cards."""
        card = ReportCard(self._hub, self._screen, self._play.match, self._screen.window().grab())
        self.lay(card, card.words)

    def _open(self, card: Overlay) -> None:
        """One at a time: whatever else lies there gives way."""
        before, self.current = self.current, card
        if before is not None:
            before.close_overlay()
            if card.isVisible():
                card.first.setFocus()
        card.closed.connect(lambda: self._closed(card))
        self.changed.emit()

    def _closed(self, card: Overlay) -> None:
        if self.current is card:
            self.current = None
            self.changed.emit()
            self.emptied.emit()


def _tower_table(hub: Hub, play: MatchPlay, board: Board, screen: Screen) -> TowerTable | None:
    if not getattr(play.match.rules, "physical", False):  # the others need not load what towers need
        return None
    from stackhub.dexterity.recorded_board import RecordedBoard
    from stackhub.shell.tower_table import TowerTable

    return TowerTable(hub, play, board, screen) if isinstance(board, RecordedBoard) else None
