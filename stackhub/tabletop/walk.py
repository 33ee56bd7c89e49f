"""What keyboard and screen reader see of a table: buttons without a picture of their own, in rows one walks through."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import Any

from PySide6.QtCore import QObject, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QPushButton, QWidget

Key = Hashable
_WALKED_IN = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
_HANDED_IN = (Qt.FocusReason.OtherFocusReason, Qt.FocusReason.PopupFocusReason)


class ThingButton(QPushButton):
    """A thing on the table that has a name and takes the focus. The board paints it and reads mouse and keys;
    pressing it through a screen reader arrives as ``clicked``. ``focus_changed(gained, reason)``."""

    focus_changed = Signal(bool, object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)

    def focusInEvent(self, event: QFocusEvent) -> None:
        self.focus_changed.emit(True, event.reason())

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self.focus_changed.emit(False, event.reason())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.ignore()  # the board reads the keys

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Nothing: the board paints the thing."""


class Walk(QObject):
    """``key`` is the thing the keyboard acts on (None: there is nothing), ``by_keys`` whether it was last chosen with
    the keyboard. ``changed()`` asks for a new picture, ``lost()`` says that the board has the focus no more,
    ``handed()`` that it was given the focus by what lay over it or by another screen, ``pressed(key)`` that a screen
    reader presses something.

    Only the one thing is a stop for Tab; arrows lead from there to the others."""

    changed = Signal()
    lost = Signal()
    handed = Signal()
    pressed = Signal(object)

    def __init__(self, board: QWidget) -> None:
        super().__init__(board)
        self.key: Key | None = None
        self.by_keys = False
        self.buttons: dict[Key, ThingButton] = {}
        self._rows: Sequence[Sequence[Key]] = ()
        self._board = board
        self._handing_over = False

    @property
    def shown(self) -> Key | None:
        """The thing the ring is around: None while the keyboard acts on something outside the board."""
        return self.key if self.key is not None and self.buttons[self.key].hasFocus() else None

    def set_things(self, rows: Sequence[Sequence[Key]], areas: Mapping[Any, QRectF], heir: Key | None = None) -> None:
        """The things there are, from the far row to the near one, and what they cover. When the one that had the focus
        is gone, its neighbour in the row gets it, else ``heir``."""
        before = self.key
        if before is not None and before not in areas:
            before_row = next((row for row in self._rows if before in row), ())
            near = [key for key in self._near(before_row, before) if key in areas]
            heir = near[0] if near else heir
        self._rows = rows
        for key, area in areas.items():
            button = self.buttons.get(key)
            if button is None:
                button = self.buttons[key] = self._made(key)
            button.setGeometry(area.toAlignedRect())
        if before not in areas:
            self.go(heir if heir in areas else next((key for row in reversed(rows) for key in row), None))
        for key in [key for key in self.buttons if key not in areas]:
            self._drop(key)

    def name(self, key: Key, name: str, description: str = "") -> None:
        """What a screen reader says about a thing."""
        button = self.buttons[key]
        if button.accessibleName() != name:
            button.setAccessibleName(name)
        if button.accessibleDescription() != description:
            button.setAccessibleDescription(description)

    def clear(self) -> None:
        """There is nothing on the table: no button is left."""
        self._rows = ()
        self.go(None)
        for key in list(self.buttons):
            self._drop(key)

    def go(self, key: Key | None) -> None:
        """Let the keyboard act on another thing."""
        if key == self.key:
            return
        before = self.key
        had_focus = self._board.hasFocus() or (before is not None and self.buttons[before].hasFocus())
        self.key = key
        if before is not None:
            self.buttons[before].setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self._handing_over = True
        if key is None:
            self._board.setFocusProxy(None)  # type: ignore[arg-type]
        else:
            self.buttons[key].setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            self._board.setFocusProxy(self.buttons[key])
        if had_focus:
            (self._board if key is None else self.buttons[key]).setFocus(Qt.FocusReason.OtherFocusReason)
        self._handing_over = False
        self.changed.emit()

    def arrow(self, key: int) -> bool:
        """Walk to where an arrow, Home or End leads. False when the key is none of them or there is nothing."""
        row = next((row for row in self._rows if self.key in row), None)
        if row is None or self.key is None:
            return False
        at = row.index(self.key)
        match key:
            case Qt.Key.Key_Left:
                target = row[max(0, at - 1)]
            case Qt.Key.Key_Right:
                target = row[min(len(row) - 1, at + 1)]
            case Qt.Key.Key_Home:
                target = row[0]
            case Qt.Key.Key_End:
                target = row[-1]
            case Qt.Key.Key_Up | Qt.Key.Key_Down:
                target = self._across(row, -1 if key == Qt.Key.Key_Up else 1)
            case _:
                return False
        self.by_keys = True
        self.go(target)
        self.changed.emit()
        return True

    def _across(self, row: Sequence[Key], step: int) -> Key:
        """The nearest thing of the next row up or down; the thing itself where there is none."""
        assert self.key is not None
        rows = [other for other in self._rows if other]
        at = rows.index(row) + step
        if not 0 <= at < len(rows):
            return self.key
        here = self.buttons[self.key].geometry().center().x()
        return min(rows[at], key=lambda key: abs(self.buttons[key].geometry().center().x() - here))

    def _near(self, row: Sequence[Key], key: Key) -> list[Key]:
        at = row.index(key) if key in row else 0
        return sorted((other for other in row if other != key), key=lambda other: abs(row.index(other) - at))

    def _made(self, key: Key) -> ThingButton:
        button = ThingButton(self._board)
        button.focus_changed.connect(lambda gained, reason, key=key: self._button_focus(key, gained, reason))
        button.clicked.connect(lambda _=False, key=key: self.pressed.emit(key))
        button.show()
        return button

    def _drop(self, key: Key) -> None:
        button = self.buttons.pop(key)
        button.blockSignals(True)
        button.setAccessibleName("")
        button.setAccessibleDescription("")
        button.hide()
        button.setParent(None)
        button.deleteLater()

    def _button_focus(self, key: Key, gained: bool, reason: Qt.FocusReason) -> None:
        if key not in self.buttons:
            return
        if gained:
            if reason in _WALKED_IN:
                self.by_keys = True
            if key != self.key:  # a screen reader moved it
                self.go(key)
            elif reason in _HANDED_IN and not self._handing_over:
                self.handed.emit()
        elif not self._handing_over:
            self.lost.emit()
        self.changed.emit()
