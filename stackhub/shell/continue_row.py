"""What was left unfinished, on the home screen: parties first, then matches, the newest that fit side by side."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QPushButton, QToolButton, QVBoxLayout, QWidget

from stackhub.engine.game import View
from stackhub.engine.match import Match
from stackhub.games import registry
from stackhub.shell.card import Card
from stackhub.shell.hot_seat import HotSeat
from stackhub.shell.hub import Hub
from stackhub.shell.party_picture import standings_picture
from stackhub.shell.pictures import picture_of
from stackhub.shell.words import names_in
from stackhub.store.saves import SavedFile
from stackhub.tabletop.icons import icon
from stackhub.tabletop.translate import say

if TYPE_CHECKING:
    from stackhub.shell.party_continued import ContinuedParty

    Left = SavedFile | ContinuedParty

_PICTURE = QSize(152, 112)
_TEXT_WIDTH = 190
#: As many as fit side by side; the others are a click away.
MAX_CONTINUED = 3


class ContinueRow(QWidget):
    """Cards of what can be gone on with, each with a way to discard it: ``resumed(SavedFile)``, ``discarded(path)``,
    ``party_resumed(StoredParty)``, ``party_discarded(StoredParty)``."""

    resumed = Signal(object)
    discarded = Signal(object)
    party_resumed = Signal(object)
    party_discarded = Signal(object)

    def __init__(self, hub: Hub, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.hub = hub
        self._growth = 1.0
        self.left: list[Left] = []
        """What the cards stand for, in their order."""
        self.cards: list[Card] = []
        self.discard_buttons: list[QToolButton] = []
        self._grid = QGridLayout()
        self._grid.setSpacing(16)
        self._grid.setColumnStretch(MAX_CONTINUED, 1)
        self.more_button = QPushButton()
        """Shows the others; it stands wherever there is room for it."""
        self.more_button.setCheckable(True)
        self.more_button.toggled.connect(self._show_more)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(self._grid)

    def fill(self, left: Sequence[Left]) -> None:
        """Show a card for each of ``left``."""
        while (item := self._grid.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        self.left, self.cards, self.discard_buttons = list(left), [], []
        for one in self.left:
            holder = QWidget()
            row = QHBoxLayout(holder)
            row.setContentsMargins(0, 0, 0, 0)
            row.setSpacing(4)
            card = Card(self.hub, _PICTURE, wide=_TEXT_WIDTH, lines=1 if isinstance(one, SavedFile) else 2)
            card.grow(self._growth)
            card.clicked.connect(lambda _=False, found=one: self._resume(found))
            discard = QToolButton()
            discard.setIcon(icon("close", self.hub.theme.text))
            discard.clicked.connect(lambda _=False, found=one: self._discard(found))
            row.addWidget(card)
            row.addWidget(discard, 0, Qt.AlignmentFlag.AlignTop)
            self.cards.append(card)
            self.discard_buttons.append(discard)
            number = len(self.cards) - 1
            self._grid.addWidget(holder, number // MAX_CONTINUED, number % MAX_CONTINUED)
        self._show_more(self.more_button.isChecked())
        self.setVisible(bool(self.left))

    def grow(self, growth: float) -> None:
        """Be so many times as large."""
        self._growth = growth
        for card in self.cards:
            card.grow(growth)

    def paths(self) -> list[Path]:
        """The matches that are offered, newest first."""
        return [one.path for one in self.left if isinstance(one, SavedFile)]

    def picture(self, number: int) -> QPixmap:
        """What the card of that number shows: the table or, of a party, its last table or how it stands. Raises
        SaidError."""
        one, size = self.left[number], self.cards[number].picture_size
        if not isinstance(one, SavedFile):
            view = None if one.match is None else _seen(one.match)
            if one.match is None or view is None:
                return standings_picture(self.hub, size, one.party)
            return picture_of(one.match.rules.id, self.hub, size, view)
        return picture_of(one.match.rules.id, self.hub, size, _seen(one.match))

    def retranslate(self) -> None:
        """Set every text again."""
        self._show_more(self.more_button.isChecked())
        for one, card, discard in zip(self.left, self.cards, self.discard_buttons, strict=True):
            if not isinstance(one, SavedFile):
                card.set_texts(self.tr("Party"), one.line, one.stand)
                discard.setAccessibleName(self.tr("Discard this party"))
                discard.setToolTip(self.tr("Discard this party"))
                continue
            title = say(registry.entry(one.match.rules.id).room("title").TITLE)
            card.set_texts(title, self._whose_turn(one.match), names_in(one.match))
            discard.setAccessibleName(self.tr("Discard the match of {game}").format(game=title))
            discard.setToolTip(self.tr("Discard this match"))

    def _resume(self, one: Left) -> None:
        if not isinstance(one, SavedFile):
            self.party_resumed.emit(one.stored)
        else:
            self.resumed.emit(one)

    def _discard(self, one: Left) -> None:
        if not isinstance(one, SavedFile):
            self.party_discarded.emit(one.stored)
        else:
            self.discarded.emit(one.path)

    def _show_more(self, shown: bool) -> None:
        """All of them, or the newest that fit side by side."""
        for card in self.cards[MAX_CONTINUED:]:
            holder = card.parentWidget()
            if holder is not None:
                holder.setVisible(shown)
        hidden = len(self.cards) - MAX_CONTINUED
        self.more_button.setVisible(hidden > 0)
        words = self.tr("Fewer") if shown else self.tr("%n more", "", max(0, hidden))
        self.more_button.setText(words)
        self.more_button.setAccessibleName(words)

    def _whose_turn(self, match: Match) -> str:
        seat = match.to_decide
        if seat is None:
            return self.tr("Between two rounds")
        return self.tr("{name} is to move").format(name=match.players[seat].name)


def _seen(match: Match) -> View | None:
    """What lies on the table of an unfinished match; None where people hide their hands from one another."""
    return match.lay_out() if match.phase == "order" else HotSeat(match).view
