"""*You are next*: who plays which game at which table, and why like this."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from stackhub.engine.look import COLOUR_NAMES, ColourName
from stackhub.engine.party.sections import is_filler
from stackhub.shell.hub import Hub
from stackhub.shell.party_book import title_of
from stackhub.shell.party_evening import Evening
from stackhub.shell.party_faces import face_pixmap, head_of
from stackhub.shell.party_screen import Big, PartyScreen, growth
from stackhub.shell.party_words import bot_word, stand_in_words
from stackhub.shell.pictures import picture_of
from stackhub.shell.profile_avatar import Avatar
from stackhub.tabletop.translate import say

_PICTURE = QSize(420, 252)
#: No name is cut to less, in pixels.
_LEAST_NAME = 120
#: A long name is written so much smaller before it is cut.
_SHRINKING = (1.0, 0.85, 0.7, 0.55)
#: More players than this stand in two columns.
_ONE_COLUMN = 5
#: The side of a sign, and of a head with its sign, in pixels of a window 720 high.
_CHIP, _HEAD = 44, 60
#: All rows of players together get this share of the height; between two of them are so many pixels.
_SEATS_SHARE, _BETWEEN = 0.42, 10
#: Beside the rows, between two columns, and between a sign and its name, in pixels.
_SIDE, _APART, _BESIDE = 32, 32, 16


class AnnounceScreen(PartyScreen):
    """The match that is due: ``next_wanted`` begins it."""

    def __init__(self, hub: Hub, evening: Evening, parent: QWidget | None = None) -> None:
        super().__init__(hub, parent)
        self._evening = evening
        due = evening.party.next_table()
        assert due is not None, "shown only while a match is due"
        assert evening.game is not None
        self._due, self._game = due, evening.game
        self.names: list[Big] = []
        """Who plays, by seat."""
        self._chips: list[tuple[QLabel, ColourName, Avatar | None]] = []
        self.next_head = Big(22, muted=True)
        self.watching = Big(19, bold=False, muted=True)
        self.reason = Big(20, bold=False, muted=True)
        picture = QLabel()
        picture.setPixmap(picture_of(self._game, hub, _PICTURE))
        picture.setFixedSize(_PICTURE)
        picture.setAccessibleName(title_of(self._game))
        seats = QGridLayout()
        seats.setHorizontalSpacing(_APART)
        seats.setVerticalSpacing(_BETWEEN)
        rows = self._rows = -(-len(due.seats) // 2) if len(due.seats) > _ONE_COLUMN else len(due.seats)
        for number, key in enumerate(due.seats):
            seats.addWidget(self._seat(key), number % rows, number // rows)
        self._columns = -(-len(due.seats) // rows)
        for column in range(self._columns):
            seats.setColumnStretch(column, 1)
        card = self._card = QFrame()
        card.setProperty("role", "card")
        inside = QVBoxLayout(card)
        inside.setContentsMargins(_SIDE, 24, _SIDE, 24)
        inside.setSpacing(16)
        inside.addWidget(self.next_head)
        inside.addLayout(seats)
        inside.addStretch(1)
        inside.addWidget(self.watching)
        middle = QHBoxLayout()
        middle.setSpacing(32)
        beside = QVBoxLayout()
        beside.addWidget(picture)
        beside.addStretch(1)
        middle.addLayout(beside)
        middle.addWidget(card, 1)
        self.body.addSpacing(8)
        self.body.addLayout(middle, 1)
        self.body.addWidget(self.reason)

    def _seat(self, key: str) -> QWidget:
        holder = QWidget()
        row = QHBoxLayout(holder)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(_BESIDE)
        chip, name = QLabel(), Big(38 if len(self._due.seats) <= _ONE_COLUMN else 30)
        members = {key: self._evening.party.member(key) for key in self._due.seats if not is_filler(key)}
        free = [name for name in COLOUR_NAMES if name not in {one.colour for one in members.values()}]
        fillers = [key for key in self._due.seats if is_filler(key)]
        head = None
        if key in members:
            colour, head = members[key].colour, head_of(self.hub, members[key])
        else:  # as the party seats them
            among = free or list(COLOUR_NAMES)
            colour = among[fillers.index(key) % len(among)]
        self._chips.append((chip, colour, head))
        self.names.append(name)
        row.addWidget(chip)
        row.addWidget(name, 1)
        return holder

    def retranslate(self) -> None:
        super().retranslate()
        party = self._evening.party
        title = title_of(self._game)
        number = self.tr("Game {number} of {count}").format(number=len(party.played) + 1, count=party.plan.rounds)
        stage = "" if self._due.stage is None else say(self._due.stage)
        self.title.setText(title)
        self.line.setText(" · ".join(part for part in (number, stage) if part))
        self.next_head.setText(self.tr("You are next:", "", len(self._due.seats)))
        for key, label in zip(self._due.seats, self.names, strict=True):
            label.setAccessibleName(self._told(key))
        others = [member.name for member in party.present if member.key not in self._due.seats and not member.is_bot]
        words = self.tr("Watching: {names}", "", len(others)) if others else ""
        self.watching.setText(words.format(names=", ".join(others)))
        arrangement = party.arrangement
        self.reason.setText("" if arrangement is None else say(arrangement.reason))
        self.say_next(self.tr("Begin"))
        self.next_button.setAccessibleName(self.tr("Begin {game}").format(game=title))
        self.dress()

    def _told(self, key: str) -> str:
        """Who sits there: a bot with its level, and where teams play with the team."""
        if is_filler(key):
            return self.tr("a bot that fills up")
        party = self._evening.party
        member, arrangement = party.member(key), party.arrangement
        told = member.name
        if member.level is not None:
            note = stand_in_words() if key in party.replaced else bot_word(member.level)
            told = f"{member.name} ({note})"
        if arrangement is not None and arrangement.form == "teams":
            return self.tr("{name} · team {number}").format(name=told, number=member.team)
        return told

    def dress(self) -> None:
        super().dress()
        chips = getattr(self, "_chips", ())
        room = (_HEAD if any(head for _, _, head in chips) else _CHIP) * growth(self.height())
        if chips:
            room = min(room, self.height() * _SEATS_SHARE / self._rows - _BETWEEN)
        side = round(room)
        for chip, colour, head in chips:
            chip.setPixmap(face_pixmap(self.hub, colour, head, side, self.devicePixelRatioF()))
            chip.setAlignment(Qt.AlignmentFlag.AlignCenter)
            chip.setFixedSize(side, side)
        for label in getattr(self, "names", ()):
            self._fit(label, side)

    def _fit(self, label: Big, side: int) -> None:
        """Write a name smaller where it does not fit beside a sign that is ``side`` wide, and cut it last of all."""
        told = shown = label.accessibleName()
        room = self._card.width() - 2 * _SIDE - (self._columns - 1) * _APART
        width = max(room // self._columns - side - _BESIDE, _LEAST_NAME)
        for share in _SHRINKING:
            label.grow(growth(self.height()) * share)
            label.ensurePolished()
            shown = label.fontMetrics().elidedText(told, Qt.TextElideMode.ElideRight, width)
            if shown == told:
                break
        label.setText(shown)
        label.setToolTip(escape(told) if shown != told else "")

    def resizeEvent(self, event: object) -> None:
        super().resizeEvent(event)  # type: ignore[arg-type]
        self.dress()
