"""The game on screen: the board in the middle, the status line above, players and log beside, actions below."""

from __future__ import annotations

import logging

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from stackhub.engine.errors import GameError, SaidError
from stackhub.engine.events import Event
from stackhub.engine.game import Json, View
from stackhub.engine.hint import Hint
from stackhub.engine.referee import Referee
from stackhub.games import registry
from stackhub.shell.action_bar import ActionBar
from stackhub.shell.guide import Guide
from stackhub.shell.hinting import Hinting
from stackhub.shell.hub import Hub
from stackhub.shell.log_lines import MatchLog, sentences
from stackhub.shell.match_keeper import TABLE
from stackhub.shell.overlay import Overlay
from stackhub.shell.pictures import make_board
from stackhub.shell.play import MatchPlay
from stackhub.shell.player_panel import PlayerPanel
from stackhub.shell.replay import Watching
from stackhub.shell.screen import Screen
from stackhub.shell.shouts import Shouts
from stackhub.shell.standstill import Standstill
from stackhub.shell.status_bar import StatusBar
from stackhub.shell.table_cards import TableCards
from stackhub.tabletop.announce import announce
from stackhub.tabletop.board import Player
from stackhub.tabletop.translate import say

log = logging.getLogger(__name__)


class GameScreen(Screen):
    """Shows ``play``. ``again`` asks for a new match with the same players, ``rules_wanted(game)`` for the rules,
    ``settings_wanted()`` for the settings; ``back`` leaves the match as it is (it is saved)."""

    again = Signal()
    rules_wanted = Signal(str)
    settings_wanted = Signal()

    def __init__(self, hub: Hub, play: MatchPlay, parent: QWidget | None = None, *, in_party: bool = False) -> None:
        """``in_party``: the match is part of an evening; ``again`` then asks how that goes on."""
        super().__init__(hub, parent)
        self.play = play
        self._in_party = in_party
        play.setParent(self)
        self.game = play.match.rules.id
        self._words = registry.entry(self.game).room("words")
        aids = hub.seat(self, play.match)
        self.status = StatusBar(hub)
        self.board = make_board(self.game, hub)
        self.board.set_players(self._seated())
        self.guide = Guide(hub, play, self.board)
        self.panel = PlayerPanel(hub, play.match)
        self._log = MatchLog(play.match)
        self.shouts = Shouts(self)
        self.action_bar = ActionBar(hub)
        self.cards = TableCards(hub, play, self.board, self, in_party=in_party)
        self.watching: Watching | None = None
        self._shown = False  # until the board has been given something to show, nobody can choose from it
        self._to_announce: list[str] = []
        """What is said aloud once the board has shown it."""
        self._standstill = Standstill(self, self.board)
        self._table_of: Referee | None = None
        """The round whose table the board shows."""
        play.keeper.table_state = self._table_now
        self._lay_out()
        self._connect()
        if aids:
            hub.mentioned.emit(aids)

    def _lay_out(self) -> None:
        middle = QHBoxLayout()
        middle.setContentsMargins(0, 0, 0, 0)
        middle.setSpacing(0)
        table = QVBoxLayout()
        table.addWidget(self.board, 1)
        table.addWidget(self.guide)
        middle.addLayout(table, 1)
        middle.addWidget(self.panel)
        self.action_bar.lead_with(self.shouts)
        if self.board.turn_actions is not None:
            self.action_bar.host(self.board.turn_actions, alone=not self.board.takes_back, undo=self.board.undoes)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._column.addWidget(self.status)
        self._column.addLayout(middle, 1)
        self._column.addWidget(self.action_bar)

    def _connect(self) -> None:
        play, board = self.play, self.board
        play.happened.connect(self._happened)
        play.jumped.connect(self._jumped)
        play.changed.connect(self._refresh)
        play.order_wanted.connect(self.cards.ask_order)
        play.curtain_wanted.connect(self._draw_curtain)
        self.hinting = Hinting(play, self)
        self.hinting.given.connect(self._hinted)
        play.round_over.connect(self.cards.show_round_end)
        play.round_over.connect(lambda: self.hub.sounds.play("win"))
        play.problem.connect(self._problem)
        board.move_chosen.connect(self._chosen)
        board.settled.connect(play.board_settled)
        play.bots.hands_wanted.connect(board.play_hands)
        play.bots.hands_wanted.connect(self._say_status)
        play.bots.hands_dismissed.connect(board.stop_hands)
        board.hands_failed.connect(play.bots.hands_failed)
        board.explained.connect(self.status.whisper)
        board.sounded.connect(self.hub.sounds.play)
        board.key_card_shown.connect(self.hub.show_key_card)
        self.guide.ended.connect(self.board.setFocus)
        self.hub.look_changed.connect(self._dress)
        self.action_bar.go_on.clicked.connect(self.cards.show_round_end)
        self._connect_cards()
        self.action_bar.skip.clicked.connect(self.play.skip_missed)
        self.shouts.shouted.connect(self.play.shout)
        self.action_bar.undo.clicked.connect(self._undo)
        self.action_bar.redo.clicked.connect(self._redo)
        self.action_bar.hint.clicked.connect(self._hint)
        self.action_bar.rules.clicked.connect(lambda: self.rules_wanted.emit(self.game))
        self.status.menu_button.clicked.connect(self.cards.open_menu)
        self.status.panel_button.toggled.connect(self._show_panel)
        self.status.panel_button.setChecked(self.hub.settings.panel_open)
        self._show_panel(self.hub.settings.panel_open)
        for keys, slot in (
            ("Ctrl+Z", self._undo),
            ("Ctrl+Y", self._redo),
            ("Ctrl+Shift+Z", self._redo),
            ("H", self._hint),
            ("F1", lambda: self.rules_wanted.emit(self.game)),
            ("F2", self._walk_to_guide),
            ("P", self._pause if self._in_party else self.status.panel_button.toggle),
        ):
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(slot)

    def _connect_cards(self) -> None:
        cards = self.cards
        cards.changed.connect(self._cards_changed)
        cards.emptied.connect(self._cards_emptied)
        cards.rules_wanted.connect(lambda: self.rules_wanted.emit(self.game))
        cards.settings_wanted.connect(self.settings_wanted)
        cards.home_wanted.connect(self.back)
        cards.next_wanted.connect(self._next)
        cards.watch_wanted.connect(self._watch)

    @property
    def overlay(self) -> Overlay | None:
        """The card that lies over the board."""
        return self.cards.current

    def _seated(self) -> list[Player]:
        """Who sits where, as the board shows it."""
        return [Player(player.name, player.colour, player.is_bot) for player in self.play.match.players]

    def start(self) -> None:
        """Begin, or go on where the match stands."""
        self.play.start()

    # --- what the match says

    def _happened(self, events: list[Event], view: View) -> None:
        self.status.whisper("")
        self.board.show_hint(None)
        self.board.invite(())
        self._to_announce += sentences(self.play.match, events, self.play.seat_in_front)
        if not self.board.shows_first:
            self._announce()
        self.board.animate(events, view)

    def _announce(self) -> None:
        said, self._to_announce = self._to_announce, []
        if said:
            announce(self.board, " ".join(said))

    def _draw_curtain(self, seat: int) -> None:
        """Nothing that belongs to whoever sat here stays: no hand, no word of what was drawn."""
        self._to_announce.clear()
        self.cards.draw_curtain(seat)

    def _jumped(self, view: View) -> None:
        self.status.whisper("")
        self._shown = True
        self._to_announce.clear()  # it did not come to that
        self.board.show_hint(None)
        self._set_table()
        self.board.show_view(view)

    def _table_now(self) -> Json | None:
        """The physical table of the round that is played; None while the board still shows the one before."""
        return self.board.table_state if self._table_of is self.play.match.referee else None

    def _set_table(self) -> None:
        """Give a physical table what moves alone cannot build again."""
        if self.play.match.phase == "order":
            return
        self._table_of = self.play.match.referee
        journal = self._table_of.journal
        try:
            self.board.set_table(journal.attachments.get(TABLE), journal.seed)
        except GameError as error:
            self.hub.tell(error)

    def _refresh(self) -> None:
        if self.watching is not None:
            return
        if self.board.players != (seated := self._seated()):  # a bot has taken a seat over
            self.board.set_players(seated)
        self.board.invite(self.play.moves() if self._shown else ())
        if not self._is_shown_first:
            self._say_status()
            self.panel.refresh()
            self.panel.set_log(self._log.lines(self.play.seat_in_front))
            self._announce()
        playing = self.overlay is None
        self.action_bar.undo.setEnabled(playing and self.play.undo_count > 0)
        self.action_bar.redo.setEnabled(playing and self.play.can_redo)
        can_hint = playing and bool(self.play.moves()) and registry.adviser_of(self.game) is not None
        self.action_bar.hint.setEnabled(can_hint)
        over = self.play.match.phase in ("between", "over") and not self._is_shown_first
        self.action_bar.go_on.setVisible(playing and over)
        self.action_bar.skip.setVisible(playing and self.play.catching_up)
        self.shouts.refresh(self.play if playing else None)

    @property
    def _is_shown_first(self) -> bool:
        """Whether the board still shows what words must not give away."""
        return self.board.shows_first and self.play.settling

    def _say_status(self, *_: object) -> None:
        match = self.play.match
        seat = match.to_decide
        names = [player.name for player in match.players]
        if seat is None:
            self.status.say(self.tr("The round is over."), None)
        elif (due := self.play.hot_seat.due) is not None:
            player = match.players[due]
            self.status.say(self.tr("Pass to {name}.").format(name=player.name), player)
        elif self.play.catching_up:
            self.status.say(self.tr("What happened meanwhile"), None)
        elif match.phase == "order":
            self.status.say(say(self._words.opening_words(match.round.opening, names)), match.players[seat])
        elif match.players[seat].is_bot and self.play.bots.at_table:
            self.status.say(self.tr("{name} is playing…").format(name=names[seat]), match.players[seat])
        elif match.players[seat].is_bot:
            self.status.say(self.tr("{name} is thinking…").format(name=names[seat]), match.players[seat])
        else:
            self.status.say(say(self._words.status(match.referee.view(seat), names)), match.players[seat])

    def _problem(self, problem: SaidError | str) -> None:
        """Say it; a move that is refused is heard as well."""
        self.hub.tell(problem)
        if isinstance(problem, GameError):
            self.hub.sounds.play("refuse")

    # --- what the player does

    def _chosen(self, move: object) -> None:
        if self.overlay is None and self.watching is None:
            self.play.play(move)

    def _undo(self) -> None:
        if self.overlay is None and self.watching is None:
            self.play.undo()

    def _redo(self) -> None:
        if self.overlay is None and self.watching is None:
            self.play.redo()

    def _hint(self) -> None:
        if self.overlay is not None or self.watching is not None:
            return
        if self.hinting.ask():
            self.status.whisper(self.tr("Thinking of a hint…"))

    def _hinted(self, hint: Hint | None) -> None:
        if hint is None or self.overlay is not None or self.watching is not None:
            self.status.whisper("")
            return
        self.board.show_hint(hint)
        self.hub.sounds.play("hint")
        sentence = say(hint.reason)
        self.status.whisper(sentence)
        announce(self.board, sentence)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc puts back what is held, or opens the menu; only from there does one leave."""
        if event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_Back):
            self._escape()
        else:
            super().keyPressEvent(event)

    def _escape(self) -> None:
        if self.overlay is not None:
            return
        if self.watching is not None:
            self.watching.bar.close_replay()
        elif not self.board.cancel():
            self.cards.open_menu()

    def _pause(self) -> None:
        if self.watching is None:
            self.cards.pause_wanted.emit()

    def _walk_to_guide(self) -> None:
        if self.overlay is None and self.guide.isVisible():
            (self.board if self.guide.hasFocusInside() else self.guide.next_button).setFocus()

    def _show_panel(self, shown: bool) -> None:
        self.panel.setVisible(shown)
        if self.hub.settings.panel_open != shown:
            self.hub.settings.panel_open = shown
            self.hub.save_settings()

    # --- cards over the board

    def _cards_changed(self) -> None:
        self._standstill.cover(self.overlay is not None)
        self._refresh()

    def _cards_emptied(self) -> None:
        put_aside = self.action_bar.go_on.isVisibleTo(self)
        (self.action_bar.go_on if put_aside else self.board).setFocus()

    def close_overlay(self) -> None:
        """Take away whatever card is open."""
        self.cards.close()

    def _next(self) -> None:
        if self.play.match.phase == "over":
            self.again.emit()
        else:
            self.play.next_round()
            if self.overlay is None:
                self.board.setFocus()

    # --- watching again

    def _watch(self) -> None:
        self.watching = Watching(self.hub, self.play.match, self.board, self, seat=self.play.seat_in_front or 0)
        self._column.addWidget(self.watching.bar)
        self.action_bar.hide()
        self.status.say(self.tr("Watching the round again"), None)
        self.watching.said.connect(self.status.whisper)
        self.watching.logged.connect(self.panel.set_log)
        self.watching.ended.connect(self._end_watching)
        self.watching.begin()

    def _end_watching(self) -> None:
        self.watching = None
        self.status.whisper("")
        self.action_bar.show()
        if (view := self.play.view) is not None:
            self.board.show_view(view)
        self._refresh()
        self.cards.show_round_end()

    # --- screen

    def retranslate(self) -> None:
        self.status.retranslate(panel_key="" if self._in_party else "P")
        self.panel.retranslate()
        self.action_bar.retranslate()
        self.guide.retranslate()
        self.shouts.retranslate()
        if self.watching is not None:
            self.watching.bar.retranslate()
        self.cards.reopen()
        self._log.forget()
        self._refresh()

    def first_focus(self) -> QWidget:
        if self.overlay is not None:
            return self.overlay.first
        return self.board if self.watching is None else self.watching.bar.play_button

    def about_to_close(self) -> None:
        self.hub.unseat(self)
        if (due := self.board.due_move()) is not None:
            self.play.conclude(due)
        else:
            self.play.keep_table()
        self.hinting.stop()
        self.play.close()
        self._standstill.end()
        if self.watching is not None:
            self.watching.ended.disconnect(self._end_watching)
            self.watching.bar.close_replay()
        self.cards.stop()
        self.hub.look_changed.disconnect(self._dress)  # a table's scene is gone before the screen is
        self.board.blockSignals(True)
        self.board.finish_animations()
        self.board.close_board()

    def _dress(self) -> None:
        self.board.set_look(self.hub.look)
        if not self._is_shown_first:
            self.panel.refresh()
