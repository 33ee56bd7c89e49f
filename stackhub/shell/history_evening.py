"""An evening of the past: its podium, the lines of its points, and its awards. Only to be looked at."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from stackhub.shell.history_words import moment_words
from stackhub.shell.hub import Hub
from stackhub.shell.party_book import load_book, title_of
from stackhub.shell.party_evening import party_of
from stackhub.shell.party_export import summary_of
from stackhub.shell.party_lines import Lines
from stackhub.shell.party_podium import award_lines, result_words
from stackhub.shell.party_scoreboard import headline, team_line
from stackhub.shell.party_steps import Podium
from stackhub.shell.party_words import decimal_sign
from stackhub.shell.screen import PageHeader, Screen
from stackhub.store.results import PartyResult


class PastEveningScreen(Screen):
    """Shows the party that ``result`` is of, over or not. Raises SaidError where it cannot be read any more."""

    def __init__(self, hub: Hub, result: PartyResult, parent: QWidget | None = None) -> None:
        party = party_of(hub.folder.parties.load(result.key))
        awards = party.awards(load_book().file.awards)
        super().__init__(hub, parent)
        self._result, self._party, self._awards = result, party, awards
        self.header = PageHeader(self)
        self.said = QLabel()
        self.said.setProperty("role", "heading")
        self.teams = QLabel()
        self.teams.setProperty("role", "muted")
        self.podium = Podium(hub, party.standings())
        self.lines = Lines(hub)
        self.awards = QLabel()
        self.awards.setProperty("role", "game")
        self.awards.setAlignment(Qt.AlignmentFlag.AlignTop)
        for label in (self.said, self.teams, self.awards):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
        self._lay_out()

    def _lay_out(self) -> None:
        outer = QVBoxLayout(self)
        outer.setContentsMargins(32, 20, 32, 20)
        outer.setSpacing(12)
        outer.addWidget(self.header)
        outer.addWidget(self.said)
        outer.addWidget(self.teams)
        sheet = QFrame()
        sheet.setProperty("role", "card")
        inside = QHBoxLayout(sheet)
        inside.setContentsMargins(24, 20, 24, 20)
        inside.setSpacing(32)
        inside.addWidget(self.podium, 11)
        right = QVBoxLayout()
        right.setSpacing(16)
        right.addWidget(self.lines, 3)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(self.awards)
        if not self._awards:
            scroll.hide()
        right.addWidget(scroll, 2)
        inside.addLayout(right, 9)
        outer.addWidget(sheet, 1)

    def retranslate(self) -> None:
        party = self._party
        day = moment_words(self._result.started, only_day=True)
        self.header.set_texts(self.tr("Party of {time}").format(time=day))
        self.said.setText(headline(party) if self._result.finished is None else result_words(party))
        self.teams.setText(team_line(party))
        self.teams.setHidden(not self.teams.text())
        summary = summary_of(party, decimal_sign())
        self.podium.setAccessibleName(summary)
        titles = [title_of(game.game) for game in party.played]
        members = [row.member for row in party.standings()]
        self.lines.show_lines(members, party.chart(), titles, self.tr("How the points came together, game by game"))
        self.awards.setText("\n".join(award_lines(party, self._awards)))

    def first_focus(self) -> QWidget:
        return self.header.back_button
