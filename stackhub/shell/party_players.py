"""Who plays, in the middle of an evening: somebody comes, goes, is back, or two change places."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QIcon, QResizeEvent
from PySide6.QtWidgets import (
    QCompleter,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QWidget,
)

from stackhub.engine.names import LONGEST_NAME, BadName, checked_name, fold, tidied
from stackhub.engine.party.entries import Joined, Left, Returned, SeatChange, Swapped
from stackhub.engine.party.errors import PartyError
from stackhub.engine.party.members import Member
from stackhub.engine.party.party import Party
from stackhub.shell.choice_box import ChoiceBox
from stackhub.shell.game_cards import SUBSTITUTE
from stackhub.shell.hub import Hub
from stackhub.shell.overlay import Overlay
from stackhub.shell.party_colours import rarest
from stackhub.shell.party_words import bot_word
from stackhub.store.profiles import Profile
from stackhub.tabletop.palette import paint
from stackhub.tabletop.signs import sign_icon, sign_pixmap
from stackhub.tabletop.translate import say_sentence

_CHIP = 28
#: How high a row is with the room below it, and how many are seen without scrolling.
_ROW_HEIGHT, _ROW_GAP = 52, 8
#: The list shows so many rows at least; the card keeps so far from the edges, in pixels.
_FEWEST_ROWS, _MARGIN = 2, 24
#: The columns of a row in which buttons stand.
_STAYS, _GOES = _COLUMNS = 2, 3


class Spot(NamedTuple):
    """Where somebody is on the card: what has the focus (a button of a member's row by key and column, or the name of
    a part of the card), and how far the list is scrolled, in pixels."""

    at: tuple[str, int] | str
    scrolled: int


class PlayersCard(Overlay):
    """``asked(entry)``: a change that fits, as an entry of the party; ``undo_wanted()``. ``moves`` as in the entries.
    :meth:`refresh` shows what has become of it."""

    asked = Signal(object)
    undo_wanted = Signal()
    follows_language = True

    def __init__(
        self, hub: Hub, party: Party, profiles: Sequence[Profile], parent: QWidget, moves: int | None = None
    ) -> None:
        super().__init__(parent, width=840)
        self._hub = hub
        self._party = party
        self._profiles = {fold(profile.name): profile for profile in profiles}
        self.moves = moves
        self._buttons: dict[tuple[str, int], QPushButton] = {}
        self._reasons: list[str] = []
        self._lines = 0
        self._spot = Spot("done", 0)
        self.body.setSpacing(10)
        self._title = self.add_title("")
        self.rows = QScrollArea()
        self.rows.setWidgetResizable(True)
        self.rows.setFrameShape(QFrame.Shape.NoFrame)
        self.rows.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.rows.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.body.addWidget(self.rows)
        self.body.addLayout(self._make_swap())
        self.body.addLayout(self._make_join(profiles))
        self.why_not_join = self.add_text("", "muted")
        self.why_not_join.setMinimumHeight(self.why_not_join.fontMetrics().lineSpacing())
        self.told = self.add_text("", "muted")
        self.undo_button = self.add_button("")
        self.undo_button.clicked.connect(self._ask_undo)
        self.done_button = self.add_button("", "primary")
        self.done_button.clicked.connect(self.close_overlay)
        self.retranslate()

    # --- building

    def _make_swap(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(8)
        self.one, self.other = ChoiceBox(), ChoiceBox()
        self.swap_button = QPushButton()
        self.swap_button.clicked.connect(lambda: self._ask(self._swap(), "swap"))
        for box in (self.one, self.other):
            box.currentIndexChanged.connect(self._check)
            row.addWidget(box, 1)
        row.addWidget(self.swap_button)
        return row

    def _make_join(self, profiles: Sequence[Profile]) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(8)
        self.name_edit = QLineEdit()
        self.name_edit.setMaxLength(LONGEST_NAME)
        known = QCompleter([profile.name for profile in profiles], self)
        known.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.name_edit.setCompleter(known)
        self.name_edit.textChanged.connect(self._check)
        self.name_edit.returnPressed.connect(self._join)
        self.join_button = QPushButton()
        self.join_button.clicked.connect(self._join)
        row.addWidget(self.name_edit, 1)
        row.addWidget(self.join_button)
        return row

    def retranslate(self) -> None:
        self._title.setText(self.tr("Who plays"))
        self.setAccessibleName(self._title.text())
        self.one.setAccessibleName(self.tr("First of the two who change places"))
        self.other.setAccessibleName(self.tr("Second of the two who change places"))
        self.name_edit.setPlaceholderText(self.tr("Name of who has come"))
        self.name_edit.setAccessibleName(self.tr("Name of who has come"))
        for button, words in ((self.swap_button, self.tr("Change places")), (self.join_button, self.tr("Joins"))):
            button.setText(words)
            button.setAccessibleName(words)
            button.ensurePolished()  # bold words are wider, which the row hears of too late
            button.setMinimumWidth(button.sizeHint().width())
        self.label(self.undo_button, self.tr("Take the last change back"))
        self.label(self.done_button, self.tr("Done"))
        self.refresh()

    def refresh(self) -> None:
        """Show how it stands now; whoever has asked for it stays where they were."""
        party = self._party
        spot = self._spot
        self._buttons, self._reasons = {}, []
        page = QWidget()
        page.setProperty("role", "scrolled")
        grid = QGridLayout(page)
        grid.setContentsMargins(0, 0, 8, 0)
        grid.setVerticalSpacing(_ROW_GAP)
        grid.setColumnStretch(1, 1)
        everybody = [*party.present, *(party.member(key) for key in party.gone)]
        for line, member in enumerate(everybody):
            self._add_row(grid, line, member)
        self.rows.setWidget(page)
        self._lines = len(everybody)
        self._take_room()
        for box in (self.one, self.other):
            before = box.currentData()
            box.blockSignals(True)
            box.clear()
            for member in party.present:
                box.addItem(self._sign(member), member.name, member.key)
            box.setCurrentIndex(max(0, box.findData(before)))
            box.blockSignals(False)
        if self.one.currentIndex() == self.other.currentIndex() and self.other.count() > 1:
            self.other.setCurrentIndex(1 if self.one.currentIndex() == 0 else 0)
        self.undo_button.setEnabled(party.may_undo(self.moves))
        self._check()
        told = self.tr("Who comes late plays from the next game on. Who leaves keeps their points.")
        self.told.setText(" ".join([told, *self._reasons]))
        if self.isVisible():
            self.stop_at(spot).setFocus()

    def _take_room(self) -> None:
        """Everybody is seen where the window is high enough; else the list scrolls, by whole rows."""
        self.card.ensurePolished()
        beside = self.card.sizeHint().height() - self.rows.height() if self.rows.height() else 0
        rows = max(_FEWEST_ROWS, (self.height() - 2 * _MARGIN - beside) // _ROW_HEIGHT)
        self.rows.setFixedHeight(min(self._lines, rows) * _ROW_HEIGHT)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._lines:
            self._take_room()

    @property
    def spot(self) -> Spot:
        """Where whoever asked for the last change was."""
        return self._spot

    def stop_at(self, spot: Spot) -> QWidget:
        """Scroll the list as at ``spot``; returns what has the focus there, or stands next to it where it cannot."""
        self._spot = spot
        bar = self.rows.verticalScrollBar()
        QTimer.singleShot(0, bar, lambda: bar.setValue(spot.scrolled))  # once the list has its height
        parts = {"swap": self.swap_button, "join": self.name_edit, "undo": self.undo_button, "done": self.done_button}
        if isinstance(spot.at, str):
            wanted: list[QWidget | None] = [parts[spot.at]]
        else:
            key, column = spot.at
            wanted = [self._buttons.get((key, side)) for side in (column, *(set(_COLUMNS) - {column}))]
        return next((part for part in wanted if part is not None and part.isEnabled()), self.done_button)

    def _add_row(self, grid: QGridLayout, line: int, member: Member) -> None:
        party = self._party
        chip, name = QLabel(), QLabel()
        swatch = paint(self._hub.palette, member.colour)
        chip.setPixmap(sign_pixmap(member.colour, swatch, _CHIP, self.devicePixelRatioF()))
        note = ""
        if member.key in party.gone:
            note = self.tr("has left")
        elif member.level is not None:
            note = self.tr("a bot plays on") if member.key in party.replaced else bot_word(member.level)
        name.setTextFormat(Qt.TextFormat.PlainText)
        name.setText(f"{member.name} ({note})" if note else member.name)
        grid.addWidget(chip, line, 0)
        grid.addWidget(name, line, 1)
        back = self.tr("{name} is back").format(name=member.name)
        if member.key in party.gone or member.key in party.replaced:
            returned = Returned(member=member.key, moves=self.moves)
            grid.addWidget(self._button(self.tr("Is back"), back, returned, _STAYS), line, _STAYS)
        elif member.level is None:
            bot = self.tr("A bot plays on for {name}").format(name=member.name)
            change = Left(member=member.key, how=SUBSTITUTE, moves=self.moves)
            grid.addWidget(self._button(self.tr("A bot plays on"), bot, change, _STAYS), line, _STAYS)
        if member.key not in party.gone:
            leaves = self.tr("{name} leaves").format(name=member.name)
            change = Left(member=member.key, how="leaves", moves=self.moves)
            grid.addWidget(self._button(self.tr("Leaves"), leaves, change, _GOES), line, _GOES)

    def _button(self, words: str, told: str, change: Left | Returned, column: int) -> QPushButton:
        button = QPushButton(words)
        button.setAccessibleName(told)
        reason = self._why_not(change)
        button.setEnabled(not reason)
        if reason and reason not in self._reasons:
            self._reasons.append(reason)
        at = change.member, column
        button.clicked.connect(lambda: self._ask(change, at))
        self._buttons[at] = button
        return button

    def _sign(self, member: Member) -> QIcon:
        return sign_icon(member.colour, paint(self._hub.palette, member.colour), 20)

    # --- what is asked for

    def _why_not(self, change: SeatChange) -> str:
        """Why ``change`` cannot be made now; nothing when it can."""
        try:
            self._party.check(change)
        except PartyError as error:
            return say_sentence(error.text)
        return ""

    def _why_not_join(self) -> str:
        """Why nobody called as was typed can join now; nothing when they can."""
        if not tidied(self.name_edit.text()):
            return self.tr("Who joins needs a name.")
        try:
            return self._why_not(self._joiner())
        except BadName as error:
            return say_sentence(error.text)

    def _swap(self) -> Swapped:
        one, other = self.one.currentData(), self.other.currentData()
        running = self._party.running
        now = running is not None and one in running.seats and other in running.seats
        return Swapped(one=one, other=other, now=now, moves=self.moves)

    def _joiner(self) -> Joined:
        """Whoever is called as was typed. Raises BadName."""
        name = checked_name(self.name_edit.text())
        profile = self._profiles.get(fold(name))
        taken = [member.colour for member in self._party.present]
        member = Member(
            key=self._party.next_key,
            name=name if profile is None else profile.name,
            colour=rarest(taken, None if profile is None else profile.colour),
            birth_year=None if profile is None else profile.birth_year,
            profile=None if profile is None else profile.id,
        )
        return Joined(member=member, moves=self.moves)

    def _join(self) -> None:
        if not self._why_not_join():
            joined = self._joiner()
            self.name_edit.clear()
            self._ask(joined, "join")

    def _check(self) -> None:
        reason = self._why_not_join()
        self.join_button.setEnabled(not reason)
        self.name_edit.setAccessibleDescription(reason)
        no_swap = self._why_not(self._swap()) if self.one.count() > 1 else ""
        self.swap_button.setEnabled(self.one.count() > 1 and not no_swap)
        self.why_not_join.setText(" ".join(filter(None, (no_swap, reason))))

    def _ask(self, change: SeatChange, at: tuple[str, int] | str) -> None:
        self._spot = Spot(at, self.rows.verticalScrollBar().value())
        self.done_button.setFocus()  # the button pressed may be no more afterwards
        self.asked.emit(change)

    def _ask_undo(self) -> None:
        self._spot = Spot("undo", self.rows.verticalScrollBar().value())
        self.undo_wanted.emit()
