"""One profile, to be changed: name, colour, head, year of birth, aids."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from random import Random
from typing import Any

from PySide6.QtCore import QDate, QSize, Qt, Signal
from PySide6.QtGui import QIntValidator
from PySide6.QtWidgets import QCheckBox, QGridLayout, QHBoxLayout, QLabel, QLineEdit, QPushButton, QVBoxLayout, QWidget

from stackhub.engine.names import LONGEST_NAME
from stackhub.shell.choice_box import ChoiceBox
from stackhub.shell.colour_menu import choose_colour
from stackhub.shell.hub import Hub
from stackhub.shell.profile_avatar import PARTS, Avatar, avatar_by_chance, avatar_of, avatar_to_text
from stackhub.shell.profile_drawing import avatar_icon, avatar_pixmap
from stackhub.shell.words import colour_word
from stackhub.store.profiles import FIRST_YEAR, Aids, Profile
from stackhub.tabletop.icons import icon
from stackhub.tabletop.palette import paint
from stackhub.tabletop.signs import sign_icon

_FACE, _SMALL_FACE = 136, 36
_SWITCHES = ("big_cards", "slow_animations", "left_handed", "looseness_aid")


class ProfileEditor(QWidget):
    """``changed(profile)`` comes with every change; ``merge_wanted`` and ``delete_wanted`` ask for the questions."""

    changed = Signal(object)
    merge_wanted = Signal()
    delete_wanted = Signal()

    def __init__(self, hub: Hub, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.hub = hub
        self.setProperty("role", "window")
        self._profile: Profile | None = None
        self._filling = False
        self.face = QLabel()
        self.face.setFixedSize(_FACE, _FACE)
        self.name_edit = QLineEdit()
        self.name_edit.setMaxLength(LONGEST_NAME)
        self.name_edit.editingFinished.connect(self._renamed)
        self.colour_button = QPushButton()
        self.colour_button.setIconSize(QSize(28, 28))
        self.colour_button.clicked.connect(self._choose_colour)
        self.chance_button = QPushButton()
        self.chance_button.clicked.connect(self._by_chance)
        self.parts: dict[str, ChoiceBox] = {}
        for part, count in PARTS.items():
            box = ChoiceBox()
            box.setIconSize(QSize(_SMALL_FACE, _SMALL_FACE))
            for _ in range(count):
                box.addItem("")
            box.activated.connect(partial(self._part, part))
            self.parts[part] = box
        self.year_edit = QLineEdit()
        self.year_edit.setMaximumWidth(160)
        self.year_edit.setValidator(QIntValidator(0, 9999, self))
        self.year_edit.editingFinished.connect(self._year)
        self.palette_box = ChoiceBox()
        for palette in (None, *hub.palettes):
            self.palette_box.addItem("", palette)
        self.palette_box.activated.connect(self._choose_palette)
        self.switches = {name: QCheckBox() for name in _SWITCHES}
        for name, switch in self.switches.items():
            switch.toggled.connect(partial(self._aid, name))
        self.merge_button = QPushButton()
        self.merge_button.clicked.connect(self.merge_wanted)
        self.delete_button = QPushButton()
        self.delete_button.setProperty("role", "danger")
        self.delete_button.clicked.connect(self.delete_wanted)
        self._labels: list[tuple[QLabel, QWidget | None, Callable[[], str]]] = []
        self._lay_out()
        hub.look_changed.connect(self._dress)
        self._dress()

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 16, 8)
        column.setSpacing(12)
        top = QHBoxLayout()
        top.setSpacing(24)
        top.addWidget(self.face, 0, Qt.AlignmentFlag.AlignTop)
        who = QVBoxLayout()
        who.setSpacing(8)
        who.addWidget(self._label(self.name_edit, lambda: self.tr("Name")))
        who.addWidget(self.name_edit)
        row = QHBoxLayout()
        row.addWidget(self.colour_button)
        row.addWidget(self.chance_button)
        row.addStretch(1)
        row.addWidget(self.merge_button)
        row.addWidget(self.delete_button)
        who.addLayout(row)
        who.addStretch(1)
        top.addLayout(who, 1)
        column.addLayout(top)
        grid = QGridLayout()
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(4)
        for number, part in enumerate(PARTS):
            across, down = number % 4, number // 4 * 2
            grid.addWidget(self._label(self.parts[part], partial(self._part_word, part)), down, across)
            grid.addWidget(self.parts[part], down + 1, across)
        column.addLayout(grid)
        column.addWidget(self._label(None, lambda: self.tr("How the table is set for you"), "heading"))
        aids = QGridLayout()
        aids.setHorizontalSpacing(24)
        aids.setVerticalSpacing(8)
        for at, (field, words) in enumerate(
            ((self.palette_box, lambda: self.tr("Colours")), (self.year_edit, lambda: self.tr("Year of birth")))
        ):
            row = QHBoxLayout()
            row.setSpacing(12)
            row.addWidget(self._label(field, words))
            row.addWidget(field)
            row.addStretch(1)
            aids.addLayout(row, 0, at)
        for number, switch in enumerate(self.switches.values()):
            aids.addWidget(switch, 1 + number // 2, number % 2)
        aids.setColumnStretch(1, 1)
        column.addLayout(aids)
        for words in (self._year_words, self._aids_words):
            note = self._label(None, words, "muted")
            note.setWordWrap(True)
            column.addWidget(note)
        column.addStretch(1)

    def _label(self, buddy: QWidget | None, words: Callable[[], str], role: str = "") -> QLabel:
        label = QLabel()
        if buddy is not None:
            label.setBuddy(buddy)
        if role:
            label.setProperty("role", role)
        self._labels.append((label, buddy, words))
        return label

    # --- what is shown

    def show_profile(self, profile: Profile, *, alone: bool) -> None:
        """Show ``profile``; where it is ``alone`` there is nobody to merge it with."""
        self._filling = True
        self._profile = profile
        if self.name_edit.text() != profile.name:
            self.name_edit.setText(profile.name)
        self.year_edit.setText("" if profile.birth_year is None else str(profile.birth_year))
        self.palette_box.setCurrentIndex(max(0, self.palette_box.findData(profile.aids.palette)))
        for name, switch in self.switches.items():
            switch.setChecked(getattr(profile.aids, name))
        self.merge_button.setEnabled(not alone)
        self._show_face()
        self._name_colour()
        self._filling = False

    @property
    def avatar(self) -> Avatar:
        """The head as it is now."""
        profile = self._profile
        return Avatar() if profile is None else avatar_of(profile.avatar, profile.name)

    def _show_face(self) -> None:
        if self._profile is None:
            return
        swatch, head = paint(self.hub.palette, self._profile.colour), self.avatar
        self.face.setPixmap(avatar_pixmap(head, swatch, _FACE, self.devicePixelRatioF(), self._profile.colour))
        for part, box in self.parts.items():
            for number in range(box.count()):
                box.setItemIcon(number, avatar_icon(head.with_part(part, number), swatch, _SMALL_FACE))
            box.setCurrentIndex(getattr(head, part))

    # --- changing

    def _change(self, **changes: Any) -> None:
        if self._profile is not None and not self._filling:
            self.changed.emit(replace(self._profile, **changes))

    def _renamed(self) -> None:
        profile, name = self._profile, self.name_edit.text().strip()
        if profile is None or name == profile.name:
            return
        if name:
            self._change(name=name)
        else:
            self.name_edit.setText(profile.name)

    def _choose_colour(self) -> None:
        colour = choose_colour(self.hub, self.colour_button)
        if colour is not None:
            self._change(colour=colour)

    def _part(self, part: str, number: int) -> None:
        self._change(avatar=avatar_to_text(self.avatar.with_part(part, number)))

    def _by_chance(self) -> None:
        chance = Random(self.hub.new_seed())
        self._change(avatar=avatar_to_text(avatar_by_chance(chance)))

    def _year(self) -> None:
        profile, words = self._profile, self.year_edit.text().strip()
        if profile is None:
            return
        year = int(words) if words else None
        if year is not None and not FIRST_YEAR <= year <= QDate.currentDate().year():
            self.hub.tell(
                self.tr("A year of birth lies between {first} and {last}.").format(
                    first=FIRST_YEAR, last=QDate.currentDate().year()
                )
            )
            self.year_edit.setText("" if profile.birth_year is None else str(profile.birth_year))
        elif year != profile.birth_year:
            self._change(birth_year=year)

    def _choose_palette(self) -> None:
        self._aid("palette", self.palette_box.currentData())

    def _aid(self, name: str, value: object) -> None:
        if self._profile is not None:
            self._change(aids=Aids.model_validate({**self._profile.aids.model_dump(), name: value}))

    # --- texts and look

    def _part_word(self, part: str) -> str:
        words = {
            "head": self.tr("Head"),
            "skin": self.tr("Skin"),
            "hair": self.tr("Hair"),
            "hair_colour": self.tr("Colour of hair"),
            "eyes": self.tr("Eyes"),
            "mouth": self.tr("Mouth"),
            "extra": self.tr("Glasses, beard…"),
            "hat": self.tr("Hat"),
        }
        return words[part]

    def _year_words(self) -> str:
        return self.tr("The year of birth serves only where a rule lets the youngest begin; you need not say it.")

    def _aids_words(self) -> str:
        return self.tr(
            "Playing alone or against bots, you have the table as set here. Where several share the screen, colours, "
            "big cards and slow motion act for everybody, the others only if all of you want them."
        )

    def _name_colour(self) -> None:
        if self._profile is not None:
            word = colour_word(self._profile.colour)
            self.colour_button.setText(self.tr("Colour: {colour}").format(colour=word))
            self.colour_button.setAccessibleName(self.colour_button.text())
            swatch = paint(self.hub.palette, self._profile.colour)
            self.colour_button.setIcon(sign_icon(self._profile.colour, swatch, 28))

    def retranslate(self) -> None:
        """Set every text again."""
        for label, buddy, words in self._labels:
            label.setText(words())
            if buddy is not None:
                buddy.setAccessibleName(words())
        for part, box in self.parts.items():
            for number in range(box.count()):
                name = self.tr("{part} {number}").format(part=self._part_word(part), number=number + 1)
                box.setItemText(number, str(number + 1))
                box.setItemData(number, name, Qt.ItemDataRole.AccessibleTextRole)
        self.chance_button.setText(self.tr("Another head"))
        self.chance_button.setAccessibleName(self.tr("Another head, by chance"))
        self.year_edit.setPlaceholderText(self.tr("not said"))
        palettes = {
            None: self.tr("As in the settings"),
            "standard": self.tr("Standard"),
            "red_green": self.tr("For red-green colour blindness"),
            "blue_yellow": self.tr("For blue-yellow colour blindness"),
        }
        for index in range(self.palette_box.count()):
            self.palette_box.setItemText(index, palettes[self.palette_box.itemData(index)])
        switches = {
            "big_cards": self.tr("Big cards and tokens"),
            "slow_animations": self.tr("Slow motion"),
            "left_handed": self.tr("Left-handed at the towers"),
            "looseness_aid": self.tr("Stacko: what was felt stays marked"),
        }
        for name, switch in self.switches.items():
            switch.setText(switches[name])
            switch.setAccessibleName(switches[name])
        self.merge_button.setText(self.tr("Merge with another…"))
        self.merge_button.setAccessibleName(self.tr("Merge with another profile"))
        self.delete_button.setText(self.tr("Delete…"))
        self.delete_button.setAccessibleName(self.tr("Delete this profile"))
        self._name_colour()

    def _dress(self) -> None:
        self.chance_button.setIcon(icon("again", self.hub.theme.text))
        self._show_face()
        self._name_colour()
