"""The scoreboard: finished matches, newest first, and how many each name has won."""

from __future__ import annotations

from datetime import datetime
from html import escape

from PySide6.QtCore import QDateTime, QLocale, Qt, QTimeZone, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QPushButton,
    QStackedWidget,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from stackhub.engine.errors import SaidError
from stackhub.games import registry
from stackhub.shell.choice_box import ChoiceBox
from stackhub.shell.hub import Hub
from stackhub.shell.screen import PageHeader, Screen
from stackhub.shell.standing import figure
from stackhub.shell.words import level_word
from stackhub.store.results import MatchResult, SeatResult
from stackhub.tabletop.icons import bot_icon_name, icon
from stackhub.tabletop.palette import paint
from stackhub.tabletop.signs import sign_icon
from stackhub.tabletop.translate import say


class ScoresScreen(Screen):
    """``play_wanted()`` when the empty board invites to a first game."""

    play_wanted = Signal()

    def __init__(self, hub: Hub, parent: QWidget | None = None) -> None:
        super().__init__(hub, parent)
        self.header = PageHeader(self)
        self.game_box = ChoiceBox()
        self.game_box.addItem("", None)
        for game in registry.games():
            self.game_box.addItem("", game.id)
        self.game_box.currentIndexChanged.connect(self.refresh)
        self.table = self._table()
        self.wins = self._table()
        self._matches_label = QLabel()
        self._wins_label = QLabel()
        for label in (self._matches_label, self._wins_label):
            label.setProperty("role", "heading")
        self.empty_label = QLabel()
        self.empty_label.setProperty("role", "game")
        self.empty_label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.empty_label.setWordWrap(True)
        self.play_button = QPushButton()
        self.play_button.setProperty("role", "primary")
        self.play_button.clicked.connect(self.play_wanted)
        self._matches: list[MatchResult] = []
        self._unreadable = False
        self._lay_out()
        hub.look_changed.connect(self._fill)
        self.refresh()

    @staticmethod
    def _table() -> QTableWidget:
        table = QTableWidget()
        table.setWordWrap(False)  # a row is one line high: what does not fit is cut at the end
        table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        table.verticalHeader().hide()
        table.verticalHeader().setDefaultSectionSize(40)
        table.setShowGrid(False)
        table.setAlternatingRowColors(True)
        table.setTabKeyNavigation(False)
        return table

    def _lay_out(self) -> None:
        outer = QVBoxLayout(self)
        outer.setContentsMargins(32, 20, 32, 24)
        outer.setSpacing(16)
        top = QHBoxLayout()
        top.addWidget(self.header, 1)
        top.addWidget(self.game_box)
        outer.addLayout(top)
        full = QWidget()
        row = QHBoxLayout(full)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(24)
        for label, table, stretch in ((self._matches_label, self.table, 5), (self._wins_label, self.wins, 3)):
            column = QVBoxLayout()
            column.addWidget(label)
            column.addWidget(table, 1)
            row.addLayout(column, stretch)
        empty = QWidget()
        column = QVBoxLayout(empty)
        column.setSpacing(24)
        column.addStretch(1)
        column.addWidget(self.empty_label)
        column.addWidget(self.play_button, 0, Qt.AlignmentFlag.AlignCenter)
        column.addStretch(1)
        self._pages = QStackedWidget()
        self._pages.addWidget(full)
        self._pages.addWidget(empty)
        outer.addWidget(self._pages, 1)

    # --- what is shown

    def refresh(self) -> None:
        """Read the database again."""
        try:
            self._matches = self.hub.folder.history.matches(self.game_box.currentData())
            self._unreadable = False
        except SaidError as error:
            self._matches = []
            self._unreadable = True
            self.hub.tell(error)
        self._fill()

    def _fill(self) -> None:
        self._pages.setCurrentIndex(0 if self._matches else 1)
        self.empty_label.setText(
            self.tr("The results cannot be shown now. Nothing was changed.")
            if self._unreadable
            else self.tr("No match has been played to its end yet. The first one could be yours.")
        )
        self.play_button.setHidden(self._unreadable)
        self.game_box.setVisible(bool(self._matches) or self.game_box.currentIndex() > 0)
        self._fill_matches()
        self._fill_wins()

    def _fill_matches(self) -> None:
        table = self.table
        table.setColumnCount(4)
        table.setHorizontalHeaderLabels([self.tr("When"), self.tr("Game"), self.tr("Winner"), self.tr("Players")])
        table.setRowCount(len(self._matches))
        for row, match in enumerate(self._matches):
            winners = [seat for seat in match.seats if seat.won]
            items = [
                QTableWidgetItem(self._when(match.finished)),
                QTableWidgetItem(self._game_title(match.game)),
                QTableWidgetItem(", ".join(seat.name for seat in winners)),
                QTableWidgetItem(" · ".join(self._seat_words(seat, match) for seat in match.seats)),
            ]
            if winners:
                self._set_sign(items[2], winners[0])
            for column, item in enumerate(items):
                item.setToolTip(escape(item.text()))  # names may be too long for it
                table.setItem(row, column, item)
        head = table.horizontalHeader()
        for column in range(3):
            head.setSectionResizeMode(column, QHeaderView.ResizeMode.ResizeToContents)
        head.setSectionResizeMode(3, QHeaderView.ResizeMode.Stretch)

    def _fill_wins(self) -> None:
        tally: dict[tuple[str, str | None], list[int]] = {}
        for match in self._matches:
            for seat in match.seats:
                counts = tally.setdefault((seat.name, seat.level), [0, 0])
                counts[0] += seat.won
                counts[1] += 1
        rows = sorted(tally.items(), key=lambda item: (-item[1][0], item[1][1], item[0][0].casefold()))
        table = self.wins
        table.setColumnCount(3)
        table.setHorizontalHeaderLabels([self.tr("Player"), self.tr("Won"), self.tr("Played")])
        table.setRowCount(len(rows))
        colour = self.hub.theme.text
        for row, ((name, level), (won, played)) in enumerate(rows):
            words = name if level is None else f"{name} ({level_word(level)})"
            player = QTableWidgetItem(icon("person" if level is None else bot_icon_name(level), colour), words)
            player.setToolTip(escape(words))
            table.setItem(row, 0, player)
            for column, number in ((1, won), (2, played)):
                item = QTableWidgetItem(QLocale().toString(number))
                item.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
                table.setItem(row, column, item)
        head = table.horizontalHeader()
        head.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        for column in (1, 2):
            head.setSectionResizeMode(column, QHeaderView.ResizeMode.ResizeToContents)

    def _seat_words(self, seat: SeatResult, match: MatchResult) -> str:
        words = seat.name if seat.level is None else f"{seat.name} ({level_word(seat.level)})"
        if seat.left_early:
            return self.tr("{player} left").format(player=words)
        if match.rounds < 2:
            return words
        if all(other.points == other.wins for other in match.seats):
            return f"{words} {QLocale().toString(seat.wins)}"
        signed = any(other.points < 0 for other in match.seats)
        return f"{words} {figure(seat.points, signed=signed)}"

    def _set_sign(self, item: QTableWidgetItem, seat: SeatResult) -> None:
        try:
            item.setIcon(sign_icon(seat.colour, paint(self.hub.palette, seat.colour), 20))  # type: ignore[arg-type]
        except KeyError:  # a colour of a later StackHub
            return

    @staticmethod
    def _game_title(game: str) -> str:
        try:
            return say(registry.entry(game).room("title").TITLE)
        except SaidError:
            return game

    @staticmethod
    def _when(finished: str) -> str:
        try:
            moment = QDateTime.fromSecsSinceEpoch(
                round(datetime.fromisoformat(finished).timestamp()), QTimeZone.systemTimeZone()
            )
        except ValueError:
            return finished
        return QLocale().toString(moment, QLocale.FormatType.ShortFormat)

    # --- texts

    def retranslate(self) -> None:
        self.header.set_texts(self.tr("Scores"))
        self.game_box.setItemText(0, self.tr("All games"))
        self.game_box.setAccessibleName(self.tr("Which game"))
        for index, game in enumerate(registry.games(), 1):
            self.game_box.setItemText(index, self._game_title(game.id))
        self._matches_label.setText(self.tr("Finished matches"))
        self._wins_label.setText(self.tr("Who has won"))
        self.table.setAccessibleName(self.tr("Finished matches"))
        self.wins.setAccessibleName(self.tr("Who has won"))
        self.play_button.setText(self.tr("Play a game"))
        self.play_button.setAccessibleName(self.tr("Play a game"))
        self._fill()

    def first_focus(self) -> QWidget:
        return self.table if self._matches else self.header.back_button if self._unreadable else self.play_button
