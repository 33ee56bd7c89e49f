"""The end of the evening: the podium, the awards, and the result as a picture or a table to take along."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import QCoreApplication, QLocale, QRect, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from stackhub.engine.party.awards import AwardWon
from stackhub.engine.party.party import Party
from stackhub.shell.hub import Hub
from stackhub.shell.party_evening import Evening
from stackhub.shell.party_export import summary_of
from stackhub.shell.party_keepsake import Keepsake
from stackhub.shell.party_scoreboard import team_line
from stackhub.shell.party_screen import Big, PartyScreen
from stackhub.shell.party_steps import Podium
from stackhub.shell.party_words import decimal_sign
from stackhub.tabletop.announce import announce
from stackhub.tabletop.translate import say


class PodiumScreen(PartyScreen):
    """``next_wanted``: the evening has been looked at; home."""

    def __init__(self, hub: Hub, evening: Evening, parent: QWidget | None = None) -> None:
        super().__init__(hub, parent)
        party = self._party = evening.party
        self.podium = Podium(hub, party.standings())
        self._awards = party.awards(evening.book.file.awards)
        self.award_words: list[tuple[Big, Big]] = []
        self.awards_title = Big(24)
        self.sheet = QFrame()
        self.sheet.setProperty("role", "card")
        inside = QHBoxLayout(self.sheet)
        inside.setContentsMargins(24, 20, 24, 20)
        inside.setSpacing(32)
        inside.addWidget(self.podium, 11)
        column = QVBoxLayout()
        column.setSpacing(8)
        column.addWidget(self.awards_title)
        column.addWidget(self._award_list(), 1)
        inside.addLayout(column, 9 if self._awards else 0)
        if not self._awards:
            self.awards_title.hide()
            self.award_scroll.hide()
        self.body.addWidget(self.sheet, 1)
        self.keepsake = Keepsake(self, hub, party, evening.started, self._picture)
        self.keepsake.saved = self._say_saved
        for button in (self.keepsake.picture_button, self.keepsake.table_button):
            self.row.insertWidget(self.row.count() - 2, button)
        for button in (self.players_button, self.pause_button, self.skip_button, self.end_button, self.home_button):
            button.hide()
        self.dress()

    def _award_list(self) -> QWidget:
        page = QWidget()
        page.setProperty("role", "scrolled")
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 8, 0)
        column.setSpacing(2)
        for _ in self._awards:
            title, sentence = Big(19), Big(19, bold=False)
            self.award_words.append((title, sentence))
            column.addWidget(title)
            column.addWidget(sentence)
            column.addSpacing(6)
        column.addStretch(1)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(page)
        self.award_scroll = scroll
        return scroll

    def retranslate(self) -> None:
        super().retranslate()
        party = self._party
        self.title.setText(result_words(party))
        self._say_teams()
        self.awards_title.setText(self.tr("And besides winning"))
        lines = award_lines(party, self._awards)
        for won, line, (title, sentence) in zip(self._awards, lines, self.award_words, strict=True):
            title.setText(say(won.title))
            sentence.setText(line)
        self.podium.setAccessibleName(summary_of(party, decimal_sign()))
        self.podium.setToolTip(escape(self.podium.accessibleName()))
        self.award_scroll.setAccessibleName(self.tr("And besides winning"))
        self.keepsake.retranslate()
        self.say_next(self.tr("Home"))

    def _say_teams(self) -> None:
        self.line.setText(team_line(self._party))
        self.line.setVisible(bool(self.line.text()))

    def showEvent(self, event: object) -> None:
        super().showEvent(event)  # type: ignore[arg-type]
        announce(self, f"{self.title.text()} {self.podium.accessibleName()}")

    # --- taken along

    def _picture(self) -> QPixmap:
        """Everything above the bar."""
        self._say_teams()
        return self.grab(QRect(0, 0, self.width(), self.bar.y()))

    def _say_saved(self, words: str) -> None:
        self.line.setText(words)
        self.line.show()
        announce(self, words)


def result_words(party: Party) -> str:
    """Who has won an evening that is over, in one sentence."""
    first = [row.member.name for row in party.standings() if row.place == 1]
    if not any(row.points for row in party.standings()):
        return QCoreApplication.translate("PodiumScreen", "The evening is over.")
    if len(first) == 1:
        return QCoreApplication.translate("PodiumScreen", "{name} wins the evening!").format(name=first[0])
    names = QLocale().createSeparatedList(first)
    return QCoreApplication.translate("PodiumScreen", "{names} share the evening.").format(names=names)


def award_lines(party: Party, awards: Sequence[AwardWon]) -> list[str]:
    """What is said of everybody who got one of ``awards``."""
    return [say(won.sentence(party.member(won.member).name)) for won in awards]
