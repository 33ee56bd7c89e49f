"""The tables of the history: matches, parties, and who has won how often."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape

from PySide6.QtCore import QLocale, Qt, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableWidget, QTableWidgetItem

from stackhub.shell.history_words import game_title, moment_words, people_words, seat_words, winners_words
from stackhub.shell.hub import Hub
from stackhub.shell.profile_avatar import avatar_of
from stackhub.shell.profile_drawing import avatar_icon
from stackhub.store.results import MatchResult, PartyResult, SeatResult, Who
from stackhub.store.statistics import tallies
from stackhub.tabletop.icons import bot_icon_name, icon
from stackhub.tabletop.palette import paint
from stackhub.tabletop.signs import sign_icon

_FACE = 28
#: So many rows say how wide a column is.
_MEASURED = 60


class HistoryTable(QTableWidget):
    """``picked(row)``: a row was double-clicked, or Enter pressed on it."""

    picked = Signal(int)

    def __init__(self, hub: Hub) -> None:
        super().__init__()
        self.hub = hub
        self.setWordWrap(False)  # a row is one line high: what does not fit is cut at the end
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(40)
        self.setShowGrid(False)
        self.setAlternatingRowColors(True)
        self.setTabKeyNavigation(False)
        self.horizontalHeader().setResizeContentsPrecision(_MEASURED)
        self.activated.connect(lambda index: self.picked.emit(index.row()))

    def fill(self, heads: Sequence[str], rows: Sequence[Sequence[QTableWidgetItem]], stretch: int) -> None:
        """Show ``rows``; the column ``stretch`` takes the room that is left. The row that was chosen stays chosen where
        there still is one."""
        chosen = max(0, self.currentRow())
        head = self.horizontalHeader()
        head.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)  # or each item would have all rows measured
        self.blockSignals(True)
        self.setColumnCount(len(heads))
        self.setHorizontalHeaderLabels(list(heads))
        self.setRowCount(len(rows))
        for number, row in enumerate(rows):
            for column, item in enumerate(row):
                item.setToolTip(escape(item.text()))  # names may be too long for it
                self.setItem(number, column, item)
        for column in range(len(heads)):
            how = QHeaderView.ResizeMode.Stretch if column == stretch else QHeaderView.ResizeMode.ResizeToContents
            head.setSectionResizeMode(column, how)
        if rows:
            self.setCurrentCell(min(chosen, len(rows) - 1), 0)
        self.blockSignals(False)


class MatchTable(HistoryTable):
    """Finished matches."""

    def show_matches(self, matches: Sequence[MatchResult]) -> None:
        """One row per match."""
        heads = [self.tr("When"), self.tr("Game"), self.tr("Winner"), self.tr("Players")]
        rows = []
        for match in matches:
            winner = QTableWidgetItem(winners_words(match.seats))
            first = next((seat for seat in match.seats if seat.won), None)
            if first is not None:
                _set_sign(self.hub, winner, first)
            rows.append(
                [
                    QTableWidgetItem(moment_words(match.finished)),
                    QTableWidgetItem(game_title(match.game)),
                    winner,
                    QTableWidgetItem(" · ".join(seat_words(seat, match) for seat in match.seats)),
                ]
            )
        self.fill(heads, rows, 3)


class PartyTable(HistoryTable):
    """Parties."""

    def show_parties(self, parties: Sequence[PartyResult], first: Callable[[PartyResult], str]) -> None:
        """One row per party; ``first`` names who had the most points."""
        heads = [self.tr("When"), self.tr("First"), self.tr("Matches"), self.tr("Who was there")]
        rows = []
        for party in parties:
            when = moment_words(party.started)
            if party.finished is None:
                when = self.tr("{time}, not over").format(time=when)
            rows.append(
                [
                    QTableWidgetItem(when),
                    QTableWidgetItem(first(party)),
                    _number(len(party.matches)),
                    QTableWidgetItem(", ".join(party.came_as)),
                ]
            )
        self.fill(heads, rows, 3)


class WinsTable(HistoryTable):
    """Who has won how often."""

    def __init__(self, hub: Hub) -> None:
        super().__init__(hub)
        self.people: list[Who] = []
        """By row."""

    def show_wins(self, matches: Sequence[MatchResult]) -> None:
        """People first, then bots, each by wins."""
        heads = [self.tr("Player"), self.tr("Won"), self.tr("Played")]
        found = sorted(tallies(matches), key=lambda tally: tally.who.level is not None)
        self.people = [tally.who for tally in found]
        rows = []
        for tally, name in zip(found, people_words(self.people), strict=True):
            player = QTableWidgetItem(name)
            player.setIcon(self._face(tally.who))
            rows.append([player, _number(tally.won), _number(tally.played)])
        self.fill(heads, rows, 0)

    def _face(self, who: Who) -> QIcon:
        profile = self.hub.profiles.get(who.profile)
        if profile is not None:
            return avatar_icon(avatar_of(profile.avatar, profile.name), paint(self.hub.palette, profile.colour), _FACE)
        return icon("person" if who.level is None else bot_icon_name(who.level), self.hub.theme.text)


def _number(number: int) -> QTableWidgetItem:
    item = QTableWidgetItem(QLocale().toString(number))
    item.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
    return item


def _set_sign(hub: Hub, item: QTableWidgetItem, seat: SeatResult) -> None:
    try:
        item.setIcon(sign_icon(seat.colour, paint(hub.palette, seat.colour), 20))  # type: ignore[arg-type]
    except KeyError:  # a colour of a later StackHub
        return
