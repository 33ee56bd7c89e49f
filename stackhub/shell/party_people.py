"""Who comes to the party: one row each, profiles, guests and bots, in the order of the table."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QMenu, QPushButton, QVBoxLayout, QWidget

from stackhub.engine.config import Level
from stackhub.engine.look import ColourName
from stackhub.engine.names import fold
from stackhub.engine.party.members import Member
from stackhub.engine.party.sections import MOST_PRESENT
from stackhub.shell.hub import Hub
from stackhub.shell.party_colours import rarest
from stackhub.shell.party_person import FEWEST, MemberRow
from stackhub.shell.seats_row import BOT_NAMES
from stackhub.store.profiles import Profile
from stackhub.tabletop.icons import icon
from stackhub.tabletop.palette import paint
from stackhub.tabletop.signs import sign_icon


class People(QWidget):
    """All rows and the ways to add one. ``changed()`` whenever anything about them is different."""

    changed = Signal()

    def __init__(self, hub: Hub, known: Sequence[Profile], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.hub = hub
        self._known = tuple(known)
        self._teams = False
        self.rows: list[MemberRow] = []
        self._column = QVBoxLayout()
        self._column.setSpacing(4)
        self.guest_button, self.bot_button, self.profile_button = QPushButton(), QPushButton(), QPushButton()
        self.guest_button.clicked.connect(lambda: self.add_person(""))
        self.bot_button.clicked.connect(self.add_bot)
        self.profile_menu = QMenu(self)
        self.profile_menu.aboutToShow.connect(self._fill_menu)
        self.profile_button.setMenu(self.profile_menu)
        self.profile_button.setVisible(bool(known))
        adders = QHBoxLayout()
        adders.setSpacing(4)
        for button in (self.profile_button, self.guest_button, self.bot_button):
            adders.addWidget(button)
        adders.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addLayout(self._column)
        column.addLayout(adders)
        hub.look_changed.connect(self.dress)

    def propose(self, member: Member) -> MemberRow | None:
        """Somebody of an earlier party at the end: under their profile as it is today, whoever has none (any more)
        by name and colour; a bot with its level."""
        if member.is_bot:
            return self._add(member.name, member.level, member.colour)
        profile = next((known for known in self._known if known.id == member.profile), None)
        return self.add_person(member.name if profile is None else profile.name, member.colour)

    def add_person(self, name: str, colour: ColourName | None = None) -> MemberRow | None:
        """A person at the end, in the colour of their profile, else in ``colour`` where it is as rare as any; one
        without a name is asked for it."""
        known = {fold(profile.name): profile for profile in self._known}.get(fold(name))
        row = self._add(name, None, colour if known is None else known.colour)
        if row is not None and not name:
            row.name_edit.setFocus()
        return row

    def add_bot(self) -> MemberRow | None:
        """A bot at the end."""
        taken = {row.name for row in self.rows}
        return self._add(next(name for name in BOT_NAMES if name not in taken), "medium", None)

    def _add(self, name: str, level: Level | None, colour: ColourName | None) -> MemberRow | None:
        if len(self.rows) >= MOST_PRESENT:
            return None
        row = MemberRow(self.hub, name, rarest([row.colour for row in self.rows], colour), level, known=self._known)
        row.moved.connect(lambda steps: self._move(row, steps))
        row.removed.connect(lambda: self.remove(row))
        row.coloured.connect(lambda former: self._give_way(row, former))
        row.changed.connect(self.changed)
        self.rows.append(row)
        self._column.addWidget(row)
        self._renumber()
        return row

    def _give_way(self, chooser: MemberRow, former: ColourName) -> None:
        """Whoever had the colour that was chosen takes the rarest, the chooser's ``former`` one by choice: two have the
        same only where there are not enough for everybody."""
        same = [row for row in self.rows if row is not chooser and row.colour == chooser.colour]
        if not same:
            return
        same[0].set_colour(rarest([row.colour for row in self.rows if row is not same[0]], former))

    def remove(self, row: MemberRow) -> None:
        """Take somebody off the list."""
        if len(self.rows) <= FEWEST:
            return
        at = self.rows.index(row)
        self.rows.remove(row)
        self._column.removeWidget(row)
        row.hide()
        row.deleteLater()
        self.rows[min(at, len(self.rows) - 1)].remove_button.setFocus()
        self._renumber()

    def set_teams(self, on: bool) -> None:
        """Whether there are two teams; they are filled in turn."""
        self._teams = on
        self._renumber()

    def retranslate(self) -> None:
        """Set every text again."""
        for button, words, told in (
            (self.profile_button, self.tr("Profile"), self.tr("Add somebody who has a profile")),
            (self.guest_button, self.tr("Guest"), self.tr("Add a guest")),
            (self.bot_button, self.tr("Bot"), self.tr("Add a bot")),
        ):
            button.setText(words)
            button.setAccessibleName(told)
        for row in self.rows:
            row.retranslate()
        self.dress()

    def dress(self) -> None:
        """Icons in the theme's colours."""
        for button in (self.profile_button, self.guest_button, self.bot_button):
            button.setIcon(icon("add", self.hub.theme.text))
        for row in self.rows:
            row.dress()

    def _fill_menu(self) -> None:
        self.profile_menu.clear()
        here = {fold(row.name) for row in self.rows}
        for profile in self._known:
            if fold(profile.name) not in here:
                sign = sign_icon(profile.colour, paint(self.hub.palette, profile.colour), 24)
                action = self.profile_menu.addAction(sign, profile.name.replace("&", "&&"))
                action.triggered.connect(lambda _=False, name=profile.name: self.add_person(name))
        if self.profile_menu.isEmpty():
            self.profile_menu.addAction(self.tr("All of them are here already")).setEnabled(False)

    def _move(self, row: MemberRow, steps: int) -> None:
        here = self.rows.index(row)
        there = here + steps
        if 0 <= there < len(self.rows):
            self.rows.insert(there, self.rows.pop(here))
            self._column.removeWidget(row)
            self._column.insertWidget(there, row)
            self._renumber()
            (row.up if steps < 0 else row.down).setFocus()

    def _renumber(self) -> None:
        for number, row in enumerate(self.rows, 1):
            row.set_place(number, len(self.rows))
            if self._teams and row.team is None:
                row.set_team(1 + (number - 1) % 2)
            elif not self._teams and row.team is not None:
                row.set_team(None)
        full = len(self.rows) >= MOST_PRESENT
        for button in (self.guest_button, self.bot_button, self.profile_button):
            button.setEnabled(not full)
        self.changed.emit()
