"""One seat in the set-up: who sits there, under which name and colour."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QPointF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from stackhub.engine.config import Level
from stackhub.engine.look import COLOUR_NAMES, ColourName
from stackhub.shell.choice_box import ChoiceBox
from stackhub.shell.colour_menu import choose_colour
from stackhub.shell.hub import Hub
from stackhub.shell.profile_avatar import avatar_of
from stackhub.shell.profile_drawing import avatar_icon
from stackhub.shell.words import colour_word, level_word
from stackhub.store.settings import SeatChoice
from stackhub.tabletop.icons import bot_icon_name, icon
from stackhub.tabletop.palette import paint
from stackhub.tabletop.signs import sign_icon

MAX_NAME = 24
_FACE = 32
#: The list of levels is wider than its box beside a face.
_MENU_WIDTH = 228


class SeatChip(QFrame):
    """A chip: colour, name, and person or bot. ``moved(steps)`` asks to change places with a neighbour,
    ``removed()`` to go, ``changed()`` that something on it is different, ``people_asked()`` whom of the profiles it is.

    A name that is a profile's means that profile; any other is a guest's."""

    moved = Signal(int)
    removed = Signal()
    changed = Signal()
    colour_asked = Signal(str)
    people_asked = Signal()

    def __init__(self, hub: Hub, seat: SeatChoice, levels: tuple[Level, ...], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.hub = hub
        self.setProperty("role", "panel")
        self.setFixedWidth(252)
        self._levels = levels
        self._colour = seat.colour if seat.colour in COLOUR_NAMES else COLOUR_NAMES[0]
        self._number = 1
        self.grip = Grip(self)
        self.grip.moved.connect(self.moved)
        self._seat_label = QLabel()
        self._seat_label.setProperty("role", "muted")
        self._remove = QPushButton()
        self._remove.setProperty("role", "quiet")
        self._remove.clicked.connect(self.removed)
        self.people_button = QPushButton()
        self.people_button.setIconSize(QSize(_FACE, _FACE))
        self.people_button.setFixedSize(_FACE + 8, _FACE + 8)
        self.people_button.setStyleSheet("padding: 0;")
        self.people_button.setProperty("role", "quiet")
        self.people_button.clicked.connect(self.people_asked)
        self.colour_button = QPushButton()
        self.colour_button.setIconSize(QSize(28, 28))
        self.colour_button.clicked.connect(self._choose_colour)
        self.name_edit = QLineEdit(seat.name)
        self.name_edit.setMaxLength(MAX_NAME)
        self.name_edit.textChanged.connect(self._named)
        self.name_edit.editingFinished.connect(lambda: self.name_edit.setCursorPosition(0))  # show how it begins
        self.kind = ChoiceBox()
        self.kind.addItem("", None)
        for level in levels:
            self.kind.addItem("", level)
        self.kind.view().setMinimumWidth(_MENU_WIDTH)
        self.kind.setCurrentIndex(max(0, self.kind.findData(seat.level)) if seat.level else 0)
        self.kind.currentIndexChanged.connect(self._kind_changed)
        self._lay_out()
        hub.look_changed.connect(self.dress)

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        top.addWidget(self.grip)
        top.addWidget(self._seat_label, 1)
        top.addWidget(self._remove)
        who = QHBoxLayout()
        who.setSpacing(8)
        who.addWidget(self.colour_button)
        who.addWidget(self.name_edit, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 8, 12, 12)
        column.setSpacing(8)
        column.addLayout(top)
        column.addLayout(who)
        what = QHBoxLayout()
        what.setSpacing(8)
        what.addWidget(self.people_button)
        what.addWidget(self.kind, 1)
        column.addLayout(what)

    # --- what it says

    @property
    def choice(self) -> SeatChoice:
        """The seat as it is set now."""
        return SeatChoice(name=self.name_edit.text().strip(), colour=self._colour, level=self.kind.currentData())

    @property
    def colour(self) -> ColourName:
        return self._colour

    def set_colour(self, colour: ColourName) -> None:
        """Give the seat another colour."""
        self._colour = colour
        self.dress()
        self.changed.emit()

    def set_person(self, name: str) -> None:
        """Somebody of that name sits here."""
        self.kind.setCurrentIndex(0)
        self.name_edit.setText(name)
        self.name_edit.setCursorPosition(0)

    def set_place(self, number: int, count: int, *, removable: bool) -> None:
        """The chip stands as seat ``number`` (from 1) of ``count``."""
        self._number = number
        self.grip.setEnabled(count > 1)
        self._remove.setVisible(removable)
        self.retranslate()

    def retranslate(self) -> None:
        """Set every text again."""
        self._seat_label.setText(self.tr("Seat {number}").format(number=self._number))
        self.kind.setItemText(0, self.tr("Person"))
        for index, level in enumerate(self._levels, 1):
            self.kind.setItemText(index, self.tr("Bot, {level}").format(level=level_word(level)))
        self.name_edit.setPlaceholderText(self.tr("Name"))
        named = self.tr("Seat {number}: {what}")
        for widget, what in (
            (self.name_edit, self.tr("name")),
            (self.kind, self.tr("person or bot")),
            (self.colour_button, self.tr("colour, now {colour}").format(colour=colour_word(self._colour))),
            (self._remove, self.tr("remove")),
            (self.grip, self.tr("order, change with the left and right arrows")),
        ):
            widget.setAccessibleName(named.format(number=self._number, what=what))
            widget.setToolTip(what[:1].upper() + what[1:])
        self.dress()

    def dress(self) -> None:
        """Icons in the colours of theme and palette."""
        colour = self.hub.theme.text
        self.colour_button.setIcon(sign_icon(self._colour, paint(self.hub.palette, self._colour), 28))
        self._remove.setIcon(icon("close", colour))
        self.grip.setIcon(icon("drag", self.hub.theme.text_muted))
        self.kind.setItemIcon(0, icon("person", colour))
        for index, level in enumerate(self._levels, 1):
            self.kind.setItemIcon(index, icon(bot_icon_name(level), colour))
        self._show_face()

    # --- inside

    def _named(self) -> None:
        self._show_face()
        self.changed.emit()

    def _kind_changed(self) -> None:
        self._show_face()
        self.changed.emit()

    def _show_face(self) -> None:
        """The head of the profile that sits here; a guest has none."""
        self.people_button.setVisible(self.kind.currentData() is None and bool(self.hub.profiles.all()))
        profile = self.hub.profiles.named(self.name_edit.text())
        if profile is None:
            self.people_button.setIcon(icon("person", self.hub.theme.text))
            words = self.tr("guest; choose a profile")
        else:
            head = avatar_of(profile.avatar, profile.name)
            self.people_button.setIcon(avatar_icon(head, paint(self.hub.palette, self._colour), _FACE))
            words = self.tr("profile of {name}; choose another").format(name=profile.name)
        named = self.tr("Seat {number}: {what}")
        self.people_button.setAccessibleName(named.format(number=self._number, what=words))
        self.people_button.setToolTip(escape(words[:1].upper() + words[1:]))

    def _choose_colour(self) -> None:
        chosen = choose_colour(self.hub, self.colour_button)
        if chosen is not None:
            self.colour_asked.emit(chosen)


class Grip(QPushButton):
    """The handle of a chip: drag it sideways, or press the arrows while it has the focus."""

    moved = Signal(int)

    def __init__(self, chip: SeatChip) -> None:
        super().__init__(chip)
        self._chip = chip
        self._from: QPointF | None = None
        self.setProperty("role", "quiet")
        self.setCursor(Qt.CursorShape.OpenHandCursor)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
        step = steps.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
        else:
            self.moved.emit(step)
            self.setFocus()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._from = event.globalPosition()
            self.setCursor(Qt.CursorShape.ClosedHandCursor)
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._from is None:
            return
        distance = event.globalPosition().x() - self._from.x()
        if abs(distance) > self._chip.width() * 0.6:
            step = 1 if distance > 0 else -1
            self._from = QPointF(self._from.x() + step * self._chip.width(), self._from.y())
            self.moved.emit(step)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._from = None
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        super().mouseReleaseEvent(event)
