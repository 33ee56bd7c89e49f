"""An evening of the past: its podium, the lines of its points, and its awards. Only to be looked at, or kept as a
file."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from stackhub.shell.history_words import moment_words
from stackhub.shell.hub import Hub
from stackhub.shell.party_book import load_book, title_of
from stackhub.shell.party_evening import party_of
from stackhub.shell.party_export import summary_of
from stackhub.shell.party_keepsake import Keepsake
from stackhub.shell.party_lines import Lines
from stackhub.shell.party_podium import award_lines, result_words
from stackhub.shell.party_scoreboard import headline, team_line
from stackhub.shell.party_steps import Podium
from stackhub.shell.party_words import decimal_sign
from stackhub.shell.screen import PageHeader, Screen
from stackhub.store.results import PartyResult
from stackhub.tabletop.icons import icon
from stackhub.tabletop.translate import say


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
        self.awards.setTextFormat(Qt.TextFormat.RichText)
        self.keepsake = Keepsake(self, hub, party, result.started, self._picture)
        self._lay_out()
        hub.look_changed.connect(self._dress)
        self._dress()

    def _lay_out(self) -> None:
        outer = QVBoxLayout(self)
        outer.setContentsMargins(32, 20, 32, 20)
        outer.setSpacing(12)
        top = QHBoxLayout()
        top.setSpacing(12)
        top.addWidget(self.header, 1)
        top.addWidget(self.keepsake.picture_button)
        top.addWidget(self.keepsake.table_button)
        outer.addLayout(top)
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
        self.header.set_texts(self.tr("Party of {time}").format(time=moment_words(self._result.started)))
        self.said.setText(headline(party) if self._result.finished is None else result_words(party))
        self.teams.setText(team_line(party))
        self.teams.setHidden(not self.teams.text())
        summary = summary_of(party, decimal_sign())
        self.podium.setAccessibleName(summary)
        titles = [title_of(game.game) for game in party.played]
        members = [row.member for row in party.standings()]
        self.lines.show_lines(members, party.chart(), titles, self.tr("How the points came together, game by game"))
        self._say_awards()
        self.keepsake.retranslate()

    def _say_awards(self) -> None:
        told = [
            (say(won.title), line)
            for won, line in zip(self._awards, award_lines(self._party, self._awards), strict=True)
        ]
        self.awards.setText("".join(f"<p><b>{escape(title)}</b><br>{escape(line)}</p>" for title, line in told))
        self.awards.setAccessibleName(" ".join(f"{title}: {line}" for title, line in told))

    def _picture(self) -> QPixmap:
        """Everything below the header."""
        top = self.header.geometry().bottom() + 1
        return self.grab(QRect(0, top, self.width(), self.height() - top))

    def _dress(self) -> None:
        for button in (self.keepsake.picture_button, self.keepsake.table_button):
            button.setIcon(icon("save", self.hub.theme.text))

    def first_focus(self) -> QWidget:
        return self.header.back_button
