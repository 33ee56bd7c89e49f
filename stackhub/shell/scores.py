"""The history: finished matches and parties, newest first, by game, people and date, and who has won how often."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QStackedWidget, QVBoxLayout, QWidget

from stackhub.engine.errors import SaidError
from stackhub.shell.history_evening import PastEveningScreen
from stackhub.shell.history_filter import FilterBar
from stackhub.shell.history_party import first_at, has_something
from stackhub.shell.history_person import PersonScreen
from stackhub.shell.history_replay import ReplayScreen
from stackhub.shell.history_tables import MatchTable, PartyTable, WinsTable
from stackhub.shell.history_words import is_tower, moment_words
from stackhub.shell.hub import Hub
from stackhub.shell.screen import PageHeader, Screen
from stackhub.store.history import Filter
from stackhub.store.replays import read_replay, replay_path
from stackhub.store.results import MatchResult, PartyResult
from stackhub.tabletop.icons import icon

_EMPTY, _MATCHES = 1, 0


class ScoresScreen(Screen):
    """``play_wanted()`` when the empty board invites to a first game."""

    play_wanted = Signal()

    def __init__(self, hub: Hub, parent: QWidget | None = None) -> None:
        super().__init__(hub, parent)
        self.header = PageHeader(self)
        self.filters = FilterBar()
        self.game_box = self.filters.game_box
        self.filters.changed.connect(self.refresh)
        self.matches_button, self.parties_button = QPushButton(), QPushButton()
        for button, parties in ((self.matches_button, False), (self.parties_button, True)):
            button.setCheckable(True)
            button.clicked.connect(partial(self.show_parties, parties))
        self.all_button = QPushButton()
        self.all_button.setProperty("role", "quiet")
        self.all_button.clicked.connect(self._show_everything)
        self.table, self.parties, self.wins = MatchTable(hub), PartyTable(hub), WinsTable(hub)
        self.table.picked.connect(self._watch)
        self.table.currentCellChanged.connect(lambda *_: self._enable())
        self.parties.picked.connect(self._open_party)
        self.parties.currentCellChanged.connect(lambda *_: self._enable())
        self.wins.picked.connect(self._open_person)
        self.watch_button, self.person_button, self.podium_button = QPushButton(), QPushButton(), QPushButton()
        self.watch_button.clicked.connect(self._use_left)
        self.podium_button.clicked.connect(self._show_podium)
        self.person_button.clicked.connect(lambda: self._open_person(self.wins.currentRow()))
        self._why_not = QLabel()
        self._why_not.setProperty("role", "muted")
        self._wins_label = QLabel()
        self._wins_label.setProperty("role", "heading")
        self.empty_label = QLabel()
        self.empty_label.setProperty("role", "game")
        self.empty_label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.empty_label.setWordWrap(True)
        self.play_button = QPushButton()
        self.play_button.setProperty("role", "primary")
        self.play_button.clicked.connect(self.play_wanted)
        self._party: PartyResult | None = None
        """The party whose matches alone are shown."""
        self._matches: list[MatchResult] = []
        self._parties: list[PartyResult] = []
        self._unreadable = False
        self._lay_out()
        hub.look_changed.connect(self._fill)
        self.matches_button.setChecked(True)
        self._read()  # shown with the first texts

    def _lay_out(self) -> None:
        outer = QVBoxLayout(self)
        outer.setContentsMargins(32, 20, 32, 20)
        outer.setSpacing(12)
        top = QHBoxLayout()
        top.setSpacing(12)
        top.addWidget(self.header, 1)
        for button in (self.all_button, self.matches_button, self.parties_button):
            top.addWidget(button)
        outer.addLayout(top)
        outer.addWidget(self.filters)
        full = QWidget()
        row = QHBoxLayout(full)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(24)
        left = QVBoxLayout()
        left.addWidget(self.table, 1)
        left.addWidget(self.parties, 1)
        below = QHBoxLayout()
        below.addWidget(self.watch_button)
        below.addWidget(self.podium_button)
        below.addWidget(self._why_not, 1)
        left.addLayout(below)
        right = QVBoxLayout()
        right.addWidget(self._wins_label)
        right.addWidget(self.wins, 1)
        right.addWidget(self.person_button)
        row.addLayout(left, 5)
        row.addLayout(right, 3)
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

    @property
    def shows_parties(self) -> bool:
        """Whether parties are listed, not matches."""
        return self.parties_button.isChecked()

    @property
    def shown(self) -> list[MatchResult]:
        """The matches that are listed, by row."""
        return list(self._matches)

    def show_parties(self, parties: bool) -> None:
        """List parties, or matches."""
        self._party = None
        self.matches_button.setChecked(not parties)
        self.parties_button.setChecked(parties)
        self.refresh()

    def refresh(self) -> None:
        """Read the database again, and show it."""
        self._read()
        self._fill()

    def _read(self) -> None:
        history = self.hub.folder.history
        wanted = self.filters.filter
        if self._party is not None:
            wanted = Filter(party=self._party.key)
        try:
            self.filters.offer(history.people())
            self._matches = history.matches(limit=-1, only=wanted)
            found = history.parties(limit=-1, only=wanted) if self.shows_parties else []
            self._parties = [party for party in found if has_something(self.hub.folder, party)]
            if self.shows_parties:
                self._matches = [match for party in self._parties for match in party.matches]
            self._unreadable = False
        except SaidError as error:
            self._matches, self._parties = [], []
            self._unreadable = True
            self.hub.tell(error)

    def _fill(self) -> None:
        some = bool(self._parties if self.shows_parties else self._matches)
        everything = self.filters.is_open and self._party is None
        self._pages.setCurrentIndex(_MATCHES if some else _EMPTY)
        if self._unreadable:
            words = self.tr("The results cannot be shown now. Nothing was changed.")
        elif not everything:
            words = self.tr("Nothing that was played fits. Choose otherwise, or show everything.")
        elif self.shows_parties:
            words = self.tr("There has been no party yet. The first one could be tonight.")
        else:
            words = self.tr("No match has been played to its end yet. The first one could be yours.")
        self.empty_label.setText(words)
        self.play_button.setHidden(self._unreadable or not everything)
        self.filters.setEnabled(self._party is None)
        self.filters.setHidden(everything and not some and not self.shows_parties)
        self.all_button.setHidden(everything)
        self.table.setHidden(self.shows_parties)
        self.parties.setHidden(not self.shows_parties)
        self.table.show_matches(self._matches)
        self.parties.show_parties(self._parties, partial(first_at, self.hub.folder))
        self.wins.show_wins(self._matches)
        self.header.set_texts(self._title())
        self._enable()

    def _title(self) -> str:
        if self._party is None:
            return self.tr("Scores")
        return self.tr("Party of {time}").format(time=moment_words(self._party.started))

    def _enable(self) -> None:
        """What may be done with the row that is chosen."""
        row = self.table.currentRow()
        chosen = None if self.shows_parties or not 0 <= row < len(self._matches) else self._matches[row]
        lost = chosen is not None and is_tower(chosen.game) and not self._replay_of(chosen).is_file()
        self.watch_button.setEnabled(not lost)
        self._why_not.setText(self._not_recorded() if lost else "")
        words = self.tr("Its matches") if self.shows_parties else self.tr("Watch it again")
        self.watch_button.setText(words)
        self.watch_button.setAccessibleName(words)
        self.person_button.setEnabled(bool(self.wins.people))
        self.podium_button.setHidden(self._chosen_party is None)

    @property
    def _chosen_party(self) -> PartyResult | None:
        """The party whose row is chosen, or whose matches are listed."""
        if not self.shows_parties:
            return self._party
        row = self.parties.currentRow()
        return self._parties[row] if 0 <= row < len(self._parties) else None

    # --- ways on

    def _use_left(self) -> None:
        if self.shows_parties:
            self._open_party(self.parties.currentRow())
        else:
            self._watch(self.table.currentRow())

    def _watch(self, row: int) -> None:
        match = self._matches[row]
        if not is_tower(match.game):
            self.opens.emit(lambda: ReplayScreen(self.hub, match))
        elif (path := self._replay_of(match)).is_file():
            from stackhub.shell.tower_replay import TowerReplayScreen

            self.opens.emit(lambda: TowerReplayScreen(self.hub, read_replay(path)))
        else:
            self.hub.inform(self._not_recorded())

    def _replay_of(self, match: MatchResult) -> Path:
        """Where the recording of a match at a tower lies, if there is one."""
        return replay_path(self.hub.folder.replays, match.key)

    def _not_recorded(self) -> str:
        return self.tr("This match was not recorded, so it cannot be watched again.")

    def _open_party(self, row: int) -> None:
        self._party = self._parties[row]
        self.matches_button.setChecked(True)
        self.parties_button.setChecked(False)
        self.refresh()
        self.table.setFocus()

    def _show_podium(self) -> None:
        party = self._chosen_party
        if party is not None:
            self.opens.emit(lambda: PastEveningScreen(self.hub, party))

    def _open_person(self, row: int) -> None:
        who = self.wins.people[row]
        self.opens.emit(lambda: PersonScreen(self.hub, who))

    def _show_everything(self) -> None:
        self._party = None
        self.filters.clear()

    # --- texts

    def retranslate(self) -> None:
        self.filters.retranslate()
        for button, words in (
            (self.matches_button, self.tr("Matches")),
            (self.parties_button, self.tr("Parties")),
            (self.all_button, self.tr("Show everything")),
            (self.person_button, self.tr("Statistics of this player")),
            (self.podium_button, self.tr("Podium and points")),
            (self.play_button, self.tr("Play a game")),
        ):
            button.setText(words)
            button.setAccessibleName(words)
        self._wins_label.setText(self.tr("Who has won"))
        self.table.setAccessibleName(self.tr("Finished matches"))
        self.parties.setAccessibleName(self.tr("Parties"))
        self.wins.setAccessibleName(self.tr("Who has won"))
        self.watch_button.setIcon(icon("play", self.hub.theme.text))
        self.podium_button.setIcon(icon("party", self.hub.theme.text))
        self.person_button.setIcon(icon("scores", self.hub.theme.text))
        self._fill()

    def first_focus(self) -> QWidget:
        if self._matches or self._parties:
            return self.parties if self.shows_parties else self.table
        return self.header.back_button if self._unreadable else self.play_button
