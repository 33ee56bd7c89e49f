"""The scoreboard between two games: bars that grow, the evening as lines, and who or what is next."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QHBoxLayout, QWidget

from stackhub.engine.party.party import Party
from stackhub.engine.party.scoring import points_text
from stackhub.shell.hub import Hub
from stackhub.shell.party_bars import BarRow, Bars
from stackhub.shell.party_book import title_of
from stackhub.shell.party_evening import Evening
from stackhub.shell.party_faces import head_of
from stackhub.shell.party_lines import Lines
from stackhub.shell.party_screen import Big, PartyScreen
from stackhub.shell.party_words import decimal_sign, note_of
from stackhub.tabletop.announce import announce


class ScoreboardScreen(PartyScreen):
    """``next_wanted``: on to the next game."""

    def __init__(self, hub: Hub, evening: Evening, parent: QWidget | None = None) -> None:
        super().__init__(hub, parent)
        self._party = evening.party
        self.bars = Bars(hub)
        self.lines = Lines(hub)
        self.teams = Big(20, muted=True)
        middle = QHBoxLayout()
        middle.setSpacing(40)
        middle.addWidget(self.bars, 11)
        middle.addWidget(self.lines, 9)
        self.body.addSpacing(8)
        self.body.addLayout(middle, 1)
        self.body.addWidget(self.teams)
        if self._party.plan.picks == "wheel":
            self.skip_button.hide()  # the wheel is turned again instead
        self._shown = False

    def showEvent(self, event: object) -> None:
        super().showEvent(event)  # type: ignore[arg-type]
        if not self._shown:
            self._shown = True
            self.bars.grow()
            announce(self, f"{self.title.text()} {self.bars.accessibleName()}")

    def retranslate(self) -> None:
        super().retranslate()
        party = self._party
        self.title.setText(headline(party))
        done, count = len(party.played), party.plan.rounds
        self.line.setText(self.tr("After %n of {count} game(s)", "", done).format(count=count))
        self.bars.show_rows(bar_rows(self.hub, party), decimal_sign())
        titles = [title_of(game.game) for game in party.played]
        shown = [row.member for row in party.standings()]
        self.lines.show_lines(shown, party.chart(), titles, self.tr("How the points came together, game by game"))
        self.teams.setText(team_line(party))
        self.teams.setVisible(bool(self.teams.text()))
        if party.plan.picks == "wheel":
            self.say_next(self.tr("To the wheel"))
        else:
            self.say_next(self.tr("Next: {game}").format(game=title_of(party.plan.games[party.next_game()].game)))

    def about_to_close(self) -> None:
        self.bars.stop()


def bar_rows(hub: Hub, party: Party) -> list[BarRow]:
    """The standings as rows for the bars."""
    return [
        BarRow(
            name=row.member.name,
            colour=row.member.colour,
            place=row.place,
            points=row.points,
            gained=row.gained,
            note=note_of(row),
            head=head_of(hub, row.member),
        )
        for row in party.standings()
    ]


def headline(party: Party) -> str:
    """Who leads, in one sentence."""
    first = [row.member.name for row in party.standings() if row.place == 1]
    if not any(row.points for row in party.standings()):
        return QCoreApplication.translate("party", "Nobody has a point yet.")
    if len(first) == 1:
        return QCoreApplication.translate("party", "{name} leads.").format(name=first[0])
    if len(first) == 2:
        return QCoreApplication.translate("party", "{one} and {other} lead together.").format(
            one=first[0], other=first[1]
        )
    return QCoreApplication.translate("party", "%n lead together.", "", len(first))


def team_line(party: Party) -> str:
    """The teams and their points on average; nothing where there are none."""
    rows = [
        QCoreApplication.translate("party", "Team {number}: {points}").format(
            number=row.team, points=points_text(row.points, decimal_sign())
        )
        for row in party.team_standings()
    ]
    return " · ".join(rows)
