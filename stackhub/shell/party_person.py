"""One of those who come to the party, as a row of the set-up: colour, name, a bot's level, team, place at the table."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QCompleter, QFrame, QHBoxLayout, QLabel, QLineEdit, QMenu, QPushButton, QToolButton

from stackhub.engine.config import LEVELS, Level
from stackhub.engine.look import COLOUR_NAMES, ColourName
from stackhub.engine.names import LONGEST_NAME, fold, tidied
from stackhub.engine.party.members import Member
from stackhub.shell.choice_box import ChoiceBox
from stackhub.shell.hub import Hub
from stackhub.shell.words import colour_word, level_word
from stackhub.store.profiles import Profile
from stackhub.tabletop.icons import bot_icon_name, icon
from stackhub.tabletop.palette import paint
from stackhub.tabletop.signs import sign_icon

#: A party is for so many at least.
FEWEST = 2


class MemberRow(QFrame):
    """One of the party. ``moved(steps)``, ``removed()``, ``changed()``; ``coloured(former)`` once another colour was
    chosen. ``profile`` is whose name stands there, None for a guest."""

    moved = Signal(int)
    removed = Signal()
    coloured = Signal(str)
    changed = Signal()

    def __init__(
        self, hub: Hub, name: str, colour: ColourName, level: Level | None, *, known: Sequence[Profile]
    ) -> None:
        super().__init__()
        self.hub = hub
        self.colour = colour
        self.team: int | None = None
        self._known = {fold(profile.name): profile for profile in known}
        self._place = 1
        self.setProperty("role", "panel")
        self.colour_button = QPushButton()
        self.colour_button.setIconSize(QSize(26, 26))
        self.colour_button.setProperty("role", "quiet")
        self.colour_button.setStyleSheet("padding-left: 8px; padding-right: 8px")  # names are long, a sign is not
        self.colour_button.clicked.connect(self._choose_colour)
        self.name_edit = QLineEdit(name)
        self.name_edit.setMaxLength(LONGEST_NAME)
        self.name_edit.setCursorPosition(0)  # show how it begins
        completer = QCompleter([profile.name for profile in known], self)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.name_edit.setCompleter(completer)
        self.name_edit.textChanged.connect(lambda _: self._told())
        self.level_box = ChoiceBox()
        for offered in LEVELS if level is not None else ():
            self.level_box.addItem("", offered)
        self.level_box.setVisible(False)
        if level is not None:
            self.level_box.setCurrentIndex(self.level_box.findData(level))
        self.level_box.currentIndexChanged.connect(self.changed)
        self.kind = QLabel()
        self.team_button = QPushButton()
        self.team_button.clicked.connect(self._change_team)
        self.team_button.hide()
        self.up, self.down = self._tool(partial(self.moved.emit, -1)), self._tool(partial(self.moved.emit, 1))
        self.remove_button = self._tool(self.removed.emit)
        row = QHBoxLayout(self)
        row.setContentsMargins(4, 1, 4, 1)
        row.setSpacing(4)
        row.addWidget(self.colour_button)
        row.addWidget(self.name_edit, 1)
        row.addWidget(self.kind)
        row.addWidget(self.level_box)
        row.addWidget(self.team_button)
        for tool in (self.up, self.down, self.remove_button):
            row.addWidget(tool)
        self.is_bot = level is not None

    def _tool(self, slot: object) -> QToolButton:
        button = QToolButton()
        button.clicked.connect(slot)
        return button

    @property
    def profile(self) -> Profile | None:
        return None if self.is_bot else self._known.get(fold(self.name))

    @property
    def name(self) -> str:
        return tidied(self.name_edit.text())

    def member(self, number: int) -> Member:
        """The row as member ``number`` (from 1). Raises pydantic's ValidationError for a name nobody can have."""
        profile = self.profile
        return Member(
            key=f"m{number}",
            name=self.name,
            colour=self.colour,
            level=self.level_box.currentData() if self.is_bot else None,
            birth_year=None if profile is None else profile.birth_year,
            profile=None if profile is None else profile.id,
            team=self.team,
        )

    def set_place(self, place: int, count: int) -> None:
        """It stands ``place``-th (from 1) of ``count``."""
        self._place = place
        self.up.setEnabled(place > 1)
        self.down.setEnabled(place < count)
        self.remove_button.setEnabled(count > FEWEST)
        self.retranslate()

    def set_team(self, team: int | None) -> None:
        """In which of two teams they play; None: there are none."""
        self.team = team
        self.team_button.setVisible(team is not None)
        self.retranslate()

    def retranslate(self) -> None:
        """Set every text again."""
        for index in range(self.level_box.count()):
            self.level_box.setItemText(index, level_word(self.level_box.itemData(index)))
        self.name_edit.setPlaceholderText(self.tr("Name"))
        self.team_button.setText(self.tr("Team {number}").format(number=self.team or 1))
        named = self.tr("Person {number}: {what}")
        if self.is_bot:
            named = self.tr("Bot {number}: {what}")
        for widget, what in (
            (self.colour_button, self.tr("colour, now {colour}").format(colour=colour_word(self.colour))),
            (self.name_edit, self.tr("name")),
            (self.level_box, self.tr("how well the bot plays")),
            (self.team_button, self.tr("team, now {number}").format(number=self.team or 1)),
            (self.up, self.tr("sits one place earlier")),
            (self.down, self.tr("sits one place later")),
            (self.remove_button, self.tr("does not come")),
        ):
            widget.setAccessibleName(named.format(number=self._place, what=what))
            widget.setToolTip(what[:1].upper() + what[1:])
        self.dress()

    def dress(self) -> None:
        """Icons in the colours of theme and palette."""
        theme = self.hub.theme
        self.colour_button.setIcon(sign_icon(self.colour, paint(self.hub.palette, self.colour), 26))
        for tool, name in ((self.up, "up"), (self.down, "down"), (self.remove_button, "close")):
            tool.setIcon(icon(name, theme.text))
        level = self.level_box.currentData()
        name = bot_icon_name(level) if self.is_bot else "person"
        colour = theme.text if self.is_bot or self.profile is not None else theme.line
        self.kind.setPixmap(icon(name, colour).pixmap(20, 20))
        known = self.tr("plays under a profile") if self.profile is not None else self.tr("a guest")
        self.kind.setToolTip(self.tr("a bot") if self.is_bot else known)
        self.kind.setAccessibleName(self.kind.toolTip())
        self.level_box.setVisible(self.is_bot)

    def _told(self) -> None:
        self.dress()
        self.changed.emit()

    def _change_team(self) -> None:
        self.set_team(2 if self.team == 1 else 1)
        self.changed.emit()

    def _choose_colour(self) -> None:
        menu = QMenu(self)
        for colour in COLOUR_NAMES:
            action = menu.addAction(sign_icon(colour, paint(self.hub.palette, colour), 24), colour_word(colour))
            action.setData(colour)
        chosen = menu.exec(self.colour_button.mapToGlobal(self.colour_button.rect().bottomLeft()))
        if chosen is not None:
            self.choose(chosen.data())
        menu.deleteLater()

    def choose(self, colour: ColourName) -> None:
        """Have ``colour`` from now on."""
        former = self.colour
        self.set_colour(colour)
        self.coloured.emit(former)
        self.changed.emit()

    def set_colour(self, colour: ColourName) -> None:
        """Show ``colour``; nobody hears of it."""
        self.colour = colour
        self.retranslate()
