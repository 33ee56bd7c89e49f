"""Watching a round again: step by step, forwards and backwards, or by itself."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QSlider, QWidget

from stackhub.engine.events import Event
from stackhub.engine.game import View
from stackhub.engine.match import Match
from stackhub.engine.referee import Referee
from stackhub.shell.choice_box import ChoiceBox
from stackhub.shell.hot_seat import seen_by
from stackhub.shell.hub import Hub
from stackhub.shell.log_lines import sentences, whole_log
from stackhub.tabletop.board import Board
from stackhub.tabletop.icons import icon

#: Between two moves of a replay that plays by itself, in milliseconds at speed 1.
STEP_MS = 900
#: How many times as fast a replay may play.
SPEEDS = (0.5, 1.0, 2.0, 4.0)


class Replay(QObject):
    """A round of ``match`` (by number, from 0) built up to any of its moves, as ``seat`` saw it."""

    def __init__(self, match: Match, number: int, parent: QObject | None = None, *, seat: int = 0) -> None:
        super().__init__(parent)
        self.seat = seat
        played = match.rounds[number].referee
        if played is None:
            raise ValueError("the round was not begun")
        self._played = played
        self.length = len(played.journal.entries)
        self.position = 0

    def view_at(self, position: int) -> View:
        """The view after ``position`` moves."""
        journal = self._played.journal.up_to(position)
        return Referee(self._played.rules, self._played.options, self._played.seats, journal).view(self.seat)

    def events_at(self, position: int) -> list[Event]:
        """The events of move ``position`` (from 1)."""
        return seen_by(self._played.events[position - 1], self.seat)


class ReplayBar(QFrame):
    """The controls of a replay: to the start, back, play or pause, on, and a line to any move.

    ``shown(position, animated)`` asks for the position after so many moves; ``closed()`` ends the replay.
    """

    shown = Signal(int, bool)
    closed = Signal()

    def __init__(self, hub: Hub, length: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.hub = hub
        self.setProperty("role", "bar")
        self.length = length
        self.position = 0
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._tick)
        self.back_button = QPushButton()
        self.play_button = QPushButton()
        self.next_button = QPushButton()
        self.line = QSlider(Qt.Orientation.Horizontal)
        self.line.setRange(0, length)
        self.count = QLabel()
        self.speed_box = ChoiceBox()
        for speed in SPEEDS:
            self.speed_box.addItem("", speed)
        self.speed_box.setCurrentIndex(SPEEDS.index(1.0))
        self.speed_box.currentIndexChanged.connect(self._pace)
        self.close_button = QPushButton()
        self.close_button.setProperty("role", "primary")
        row = QHBoxLayout(self)
        row.setContentsMargins(20, 8, 20, 8)
        row.setSpacing(12)
        for widget in (self.back_button, self.play_button, self.next_button):
            row.addWidget(widget)
        row.addWidget(self.line, 1)
        row.addWidget(self.count)
        row.addWidget(self.speed_box)
        row.addWidget(self.close_button)
        self._row = row
        self.back_button.clicked.connect(lambda: self.step(-1))
        self.next_button.clicked.connect(lambda: self.step(1))
        self.play_button.clicked.connect(self.toggle)
        self.line.valueChanged.connect(self._dragged)
        self.close_button.clicked.connect(self.close_replay)
        for key, step in ((Qt.Key.Key_Left, -1), (Qt.Key.Key_Right, 1)):
            shortcut = QShortcut(QKeySequence(key), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(lambda by=step: self.step(by))

    def lead_with(self, widget: QWidget) -> None:
        """Something else that may be done from here, before the button that ends it."""
        self._row.insertWidget(self._row.count() - 1, widget)

    def go(self, position: int, *, animated: bool = False) -> None:
        """Show the position after ``position`` moves."""
        position = max(0, min(self.length, position))
        if position == self.position:
            return
        self.position = position
        self.line.blockSignals(True)
        self.line.setValue(position)
        self.line.blockSignals(False)
        self._refresh()
        self.shown.emit(position, animated)

    def step(self, by: int) -> None:
        """Go so many moves on (back, where it is negative) and stay there: it does not play by itself any more."""
        self.stop()
        self.go(self.position + by, animated=by > 0)

    def toggle(self) -> None:
        """Play by itself, or pause."""
        if self._timer.isActive():
            self._timer.stop()
        else:
            if self.position == self.length:
                self.go(0)
            self._timer.start(self._step_ms)
        self._refresh()

    @property
    def _step_ms(self) -> int:
        return round(STEP_MS / (self.hub.look.speed * self.speed_box.currentData()))

    def _pace(self) -> None:
        if self._timer.isActive():
            self._timer.start(self._step_ms)

    def stop(self) -> None:
        """Stand still where it is."""
        self._timer.stop()
        self._refresh()

    def close_replay(self) -> None:
        """Stop and say so."""
        self._timer.stop()
        self.closed.emit()

    def retranslate(self) -> None:
        """Set every text again."""
        for button, words in (
            (self.back_button, self.tr("One move back")),
            (self.next_button, self.tr("One move on")),
        ):
            button.setAccessibleName(words)
            button.setToolTip(words)
        self.line.setAccessibleName(self.tr("Move"))
        self.speed_box.setAccessibleName(self.tr("Speed"))
        self.speed_box.setToolTip(self.tr("Speed"))
        for index, speed in enumerate(SPEEDS):
            self.speed_box.setItemText(index, "× " + self.locale().toString(speed, "g", 2))
        self.close_button.setText(self.tr("Done"))
        self.close_button.setAccessibleName(self.tr("Done watching"))
        self._refresh()

    def _dragged(self, position: int) -> None:
        self._timer.stop()
        self.go(position)

    def _tick(self) -> None:
        self.go(self.position + 1, animated=True)
        if self.position == self.length:
            self._timer.stop()
            self._refresh()

    def _refresh(self) -> None:
        colour = self.hub.theme.text
        playing = self._timer.isActive()
        self.back_button.setIcon(icon("back", colour))
        self.next_button.setIcon(icon("next", colour))
        self.play_button.setIcon(icon("pause" if playing else "play", colour))
        words = self.tr("Pause") if playing else self.tr("Play by itself")
        self.play_button.setAccessibleName(words)
        self.play_button.setToolTip(words)
        self.back_button.setEnabled(self.position > 0)
        self.next_button.setEnabled(self.position < self.length)
        self.count.setText(self.tr("Move {number} of {count}").format(number=self.position, count=self.length))


class Watching(QObject):
    """The last round of ``match`` being watched again on ``board``. ``said(sentence)`` what happens at each step,
    ``logged(sentences)`` everything up to there, ``ended()`` when the player is done."""

    said = Signal(str)
    logged = Signal(list)
    ended = Signal()

    def __init__(self, hub: Hub, match: Match, board: Board, parent: QWidget, *, seat: int = 0) -> None:
        super().__init__(parent)
        self._match = match
        self._board = board
        self._replay = Replay(match, len(match.rounds) - 1, self, seat=seat)
        self.bar = ReplayBar(hub, self._replay.length, parent)
        self.bar.retranslate()
        self.bar.shown.connect(self._show)
        self.bar.closed.connect(self._end)

    def begin(self) -> None:
        """From the start, by itself."""
        self._board.invite(())
        self._board.show_view(self._replay.view_at(0))
        self.logged.emit(whole_log(self._match, 0, seat=self._replay.seat))
        self.bar.toggle()
        self.bar.play_button.setFocus()

    def _show(self, position: int, animated: bool) -> None:
        view = self._replay.view_at(position)
        events = self._replay.events_at(position) if position else []
        self.said.emit(" ".join(sentences(self._match, events, self._replay.seat)))
        self.logged.emit(whole_log(self._match, position, seat=self._replay.seat))
        if animated:
            self._board.finish_animations()
            self._board.animate(events, view)
        else:
            self._board.show_view(view)

    def _end(self) -> None:
        self._board.finish_animations()
        self.bar.hide()
        self.bar.deleteLater()
        self.ended.emit()
        self.deleteLater()
