"""Questions asked in the middle of the table as soon as they arise: answered by mouse, by digits, or with arrows and
Enter; Esc takes the play back that led to them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QKeyEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QPushButton, QVBoxLayout, QWidget

_ICON = 32
_MARGIN = 16
#: A question hangs so far below the middle of the table, in pixels.
_BELOW = 40


@dataclass(frozen=True)
class Choice:
    """One answer: its words, its icon, and what is handed on when it is chosen."""

    words: str
    value: Any
    icon: QIcon | None = None
    key: str = ""
    """A letter that chooses it, besides its number."""


class Panel(QFrame):
    """A card over the table. ``answered(value)`` once, ``cancelled()`` when Esc is pressed (and it may be)."""

    answered = Signal(object)
    cancelled = Signal()

    def __init__(self, title: str, parent: QWidget, *, can_cancel: bool = True) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self.can_cancel = can_cancel
        self.title = QLabel(title)
        self.title.setProperty("role", "heading")
        self.title.setWordWrap(True)
        self.title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setAccessibleName(title)
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(_MARGIN, 12, _MARGIN, 12)
        self.column.setSpacing(10)
        self.column.addWidget(self.title)

    @property
    def first(self) -> QWidget:
        """What gets the focus first."""
        return self

    def take_answer(self, number: int) -> None:
        """Somebody points elsewhere at what answer ``number`` (from 0) stands for: as if its button were pressed."""

    def open(self, middle: QRect) -> None:
        """Appear over ``middle``, and take the focus."""
        self.place(middle)
        self.show()
        self.raise_()
        self.first.setFocus(Qt.FocusReason.OtherFocusReason)

    def place(self, middle: QRect) -> None:
        """Lie over the lower edge of ``middle``, as large as needed, and inside the board: what was laid last stays
        in sight."""
        parent = self.parentWidget()
        widest = max(middle.width() - 40, 280) if parent is None else parent.width() - 40
        self.setMaximumWidth(widest)
        self.ensurePolished()
        for child in self.findChildren(QPushButton):
            child.ensurePolished()
        self.column.activate()
        self.adjustSize()
        size = self.size()
        left = middle.center().x() - size.width() // 2
        top = middle.bottom() + _BELOW - size.height()
        if parent is not None:
            top = max(8, min(top, parent.height() - size.height() - 8))
            left = max(8, min(left, parent.width() - size.width() - 8))
        self.move(left, top)

    def close_panel(self) -> None:
        """Go away for good."""
        self.blockSignals(True)
        self.hide()
        for child in (self, *self.findChildren(QWidget)):
            child.setAccessibleName("")
        self.setParent(None)
        self.deleteLater()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc goes back; Enter presses the button with the focus. No other key reaches the table."""
        focused = self.focusWidget()
        if event.key() == Qt.Key.Key_Escape:
            if self.can_cancel:
                self.cancelled.emit()
            else:
                event.ignore()  # the menu opens; the question waits
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and isinstance(focused, QPushButton):
            if not event.isAutoRepeat():
                focused.click()
        elif event.modifiers() & ~(Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier) or (
            Qt.Key.Key_F1 <= event.key() <= Qt.Key.Key_F35
        ):
            event.ignore()


class Chooser(Panel):
    """A question with a few answers, each a large button with its number."""

    def __init__(self, title: str, choices: Sequence[Choice], parent: QWidget, *, can_cancel: bool = True) -> None:
        super().__init__(title, parent, can_cancel=can_cancel)
        self.choices = tuple(choices)
        self.buttons: list[QPushButton] = []
        grid = QGridLayout()
        grid.setSpacing(10)
        columns = len(choices) if len(choices) <= 4 else 3
        for number, choice in enumerate(choices, 1):
            space = "  " if choice.icon is not None else ""
            button = QPushButton(f"{space}{choice.words}  ({choice.key or number})", self)
            button.setAccessibleName(choice.words)
            button.setMinimumHeight(52)
            if choice.icon is not None:
                button.setIcon(choice.icon)
                button.setIconSize(QSize(_ICON, _ICON))
            button.clicked.connect(lambda _=False, value=choice.value: self.answered.emit(value))
            grid.addWidget(button, (number - 1) // columns, (number - 1) % columns)
            self.buttons.append(button)
        self.column.addLayout(grid)

    @property
    def first(self) -> QWidget:
        return self.buttons[0]

    def take_answer(self, number: int) -> None:
        self.answered.emit(self.choices[number].value)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        typed = event.text().upper()
        for number, choice in enumerate(self.choices, 1):
            if typed and typed in (str(number), choice.key.upper()) and not event.isAutoRepeat():
                self.answered.emit(choice.value)
                return
        super().keyPressEvent(event)


def ask(panel: Panel, middle: QRect, then: Callable[[Any], None], back: Callable[[], object]) -> None:
    """Open ``panel``; ``then(value)`` when it is answered, ``back()`` when it is cancelled."""
    panel.answered.connect(then)
    panel.cancelled.connect(back)
    panel.open(middle)
