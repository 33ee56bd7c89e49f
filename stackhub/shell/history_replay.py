"""A match of the past on its board again: any round, move by move or by itself, and a way to play on from there."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from stackhub.engine.match import Match
from stackhub.engine.save import match_from_json
from stackhub.engine.words import QT_TRANSLATE_NOOP
from stackhub.games import registry
from stackhub.shell.choice_box import ChoiceBox
from stackhub.shell.history_rewind import rewound
from stackhub.shell.history_words import game_title, moment_words
from stackhub.shell.hub import Hub
from stackhub.shell.log_lines import sentences, whole_log
from stackhub.shell.pictures import make_board
from stackhub.shell.player_panel import PlayerPanel
from stackhub.shell.replay import Replay, ReplayBar
from stackhub.shell.screen import PageHeader, Screen
from stackhub.store.atomic import StoreError
from stackhub.store.results import MatchResult
from stackhub.tabletop.announce import announce
from stackhub.tabletop.board import Player
from stackhub.tabletop.icons import icon

#: Two lines of what is said, so that the board does not move with them.
_SAID_HIGH = 40


class ReplayScreen(Screen):
    """Shows the match that ``result`` is of. Raises SaidError when its save cannot be read any more. Nothing that is
    done here changes the result: who plays on from a moment plays a match of its own."""

    def __init__(self, hub: Hub, result: MatchResult, parent: QWidget | None = None) -> None:
        match = past_match(hub, result)  # first: no half of a screen stays where it cannot be read
        super().__init__(hub, parent)
        self._result = result
        self.match = match
        self._rounds = [number for number, played in enumerate(self.match.rounds) if played.referee is not None]
        self.header = PageHeader(self)
        self.round_box, self.eyes_box = ChoiceBox(), ChoiceBox()
        for number in self._rounds:
            self.round_box.addItem("", number)
        for seat in range(self.match.seats):
            self.eyes_box.addItem("", seat)
        people = [seat for seat, player in enumerate(self.match.players) if not player.is_bot]
        self.eyes_box.setCurrentIndex(people[0] if people else 0)
        self.board = make_board(self.match.rules.id, hub)
        self.board.set_players([Player(p.name, p.colour, p.is_bot) for p in self.match.players])
        self.said = QLabel()
        self.said.setTextFormat(Qt.TextFormat.PlainText)
        self.said.setProperty("role", "game")
        self.said.setWordWrap(True)
        self.said.setContentsMargins(32, 0, 32, 8)
        self.said.setMinimumHeight(_SAID_HIGH)
        self.go_on_button = QPushButton()
        self.go_on_button.clicked.connect(self._go_on)
        self.panel: PlayerPanel | None = None
        self.bar: ReplayBar | None = None
        self._lay_out()
        self.round_box.setHidden(len(self._rounds) < 2)
        self.eyes_box.setHidden(not getattr(self.match.rules, "hidden_hands", False))
        self.round_box.currentIndexChanged.connect(self._open_round)
        self.eyes_box.currentIndexChanged.connect(self._open_round)
        hub.look_changed.connect(self._dress)
        self._open_round()

    def _lay_out(self) -> None:
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(0)
        top = QHBoxLayout()
        top.setContentsMargins(32, 12, 20, 8)
        top.setSpacing(12)
        top.addWidget(self.header, 1)
        top.addWidget(self.round_box)
        top.addWidget(self.eyes_box)
        outer.addLayout(top)
        outer.addWidget(self.said)
        self._middle = QHBoxLayout()
        self._middle.setSpacing(0)
        self._middle.addWidget(self.board, 1)
        outer.addLayout(self._middle, 1)
        self._column = outer

    # --- what is shown

    @property
    def _number(self) -> int:
        return int(self.round_box.currentData() or 0)

    def _open_round(self) -> None:
        """Show the chosen round from its start, through the chosen eyes."""
        self.board.finish_animations()
        self._shown = rewound(self.match, self._number)
        seat = self.eyes_box.currentData() if not self.eyes_box.isHidden() else 0
        self._replay = Replay(self._shown, self._number, self, seat=seat)
        if self.bar is not None:
            self.bar.stop()
            self.go_on_button.setParent(self)
            self.bar.hide()
            self.bar.deleteLater()
        if self.panel is not None:
            self.panel.hide()
            self.panel.deleteLater()
        self.panel = PlayerPanel(self.hub, self._shown)
        self._middle.addWidget(self.panel)
        self.bar = ReplayBar(self.hub, self._replay.length, self)
        self.bar.lead_with(self.go_on_button)
        self.go_on_button.show()
        self.bar.shown.connect(self._show)
        self.bar.closed.connect(self.back)
        self._column.addWidget(self.bar)
        self.panel.retranslate()
        self.panel.refresh()
        self.bar.retranslate()
        self.board.invite(())
        self._show(0, animated=False)

    def _show(self, position: int, animated: bool) -> None:
        assert self.panel is not None
        replay = self._replay
        view = replay.view_at(position)
        events = replay.events_at(position) if position else []
        words = " ".join(sentences(self._shown, events, replay.seat))
        self.said.setText(words)
        self.said.setAccessibleName(words)
        if words:
            announce(self, words)
        self.panel.show_match(rewound(self.match, self._number, None if position == replay.length else position))
        self.panel.set_log(whole_log(self._shown, position, seat=replay.seat))
        self.board.finish_animations()
        if animated:
            self.board.animate(events, view)
        else:
            self.board.show_view(view)
        over = position == replay.length and self._number == self._rounds[-1]
        self.go_on_button.setEnabled(not over)

    # --- what may be done

    def _go_on(self) -> None:
        """Play a new match from here."""
        assert self.bar is not None
        self.plays.emit(rewound(self.match, self._number, self.bar.position))

    def about_to_close(self) -> None:
        if self.bar is not None:
            self.bar.stop()
        self.board.blockSignals(True)
        self.board.finish_animations()
        self.board.close_board()

    # --- texts and look

    def retranslate(self) -> None:
        title = self.tr("{game}, {time}")
        self.header.set_texts(
            title.format(game=game_title(self.match.rules.id), time=moment_words(self._result.finished, only_day=True))
        )
        for index, number in enumerate(self._rounds):
            self.round_box.setItemText(index, self.tr("Round {number}").format(number=number + 1))
        for index, player in enumerate(self.match.players):
            self.eyes_box.setItemText(index, self.tr("As {name} saw it").format(name=player.name))
        self.round_box.setAccessibleName(self.tr("Which round"))
        self.eyes_box.setAccessibleName(self.tr("Through whose eyes"))
        self.go_on_button.setText(self.tr("Play on from here"))
        self.go_on_button.setAccessibleName(self.tr("Play on from here: a new match with the same seats"))
        if self.panel is not None and self.bar is not None:
            self.panel.retranslate()
            self.bar.retranslate()
            self.panel.set_log(whole_log(self._shown, self.bar.position, seat=self._replay.seat))
        self._dress()

    def first_focus(self) -> QWidget | None:
        return self.bar.play_button if self.bar is not None else None

    def _dress(self) -> None:
        self.board.set_look(self.hub.look)
        self.go_on_button.setIcon(icon("next", self.hub.theme.text))
        if self.panel is not None:
            self.panel.refresh()


def past_match(hub: Hub, result: MatchResult) -> Match:
    """The whole match that ``result`` is of. Raises SaidError when it cannot be read any more."""
    content = hub.folder.history.save_of(result.key)
    if content is None:
        raise StoreError(QT_TRANSLATE_NOOP("errors", "this match is no more in the history"))
    return match_from_json(content, registry.rules_of)
