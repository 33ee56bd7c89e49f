"""Which pile the keyboard acts on, and how arrows and numbers go from one to another."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QObject, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from stackhub.games.babylon.board_geometry import neighbour
from stackhub.games.babylon.board_piles import PileButton
from stackhub.games.babylon.position import PLACES

_ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, 1),
    Qt.Key.Key_Down: (0, -1),
}
#: Two digits typed within this time are one number, in milliseconds.
_DIGITS_MS = 1000
_WALKED_IN = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)


class Focus(QObject):
    """``number`` is the pile the keyboard acts on (None: there is no pile), ``by_keys`` whether it was last chosen with
    the keyboard. ``changed()`` asks for a new picture, ``lost()`` says that the board has the focus no more,
    ``pressed(number)`` that a screen reader presses a pile."""

    changed = Signal()
    lost = Signal()
    pressed = Signal(int)

    def __init__(self, board: QWidget) -> None:
        super().__init__(board)
        self.number: int | None = None
        self.by_keys = False
        self.buttons = {number: PileButton(number, board) for number in range(1, PLACES + 1)}
        self._board = board
        self._handing_over = False
        self._typed: tuple[int, int] | None = None
        for number, button in self.buttons.items():
            button.focus_changed.connect(self._button_focus)
            button.clicked.connect(lambda _=False, pile=number: self.pressed.emit(pile))

    @property
    def shown(self) -> int | None:
        """The pile the ring is around: None while the keyboard acts on something outside the board."""
        return self.number if self.number is not None and self.buttons[self.number].hasFocus() else None

    def set_piles(self, areas: Mapping[int, QRectF], heir: int | None = None) -> None:
        """The piles there are and what they cover. When the focused one has gone, ``heir`` gets the focus."""
        if self.number not in areas:
            following = heir if heir in areas else min(areas, default=None)
            for number in areas:
                self.buttons[number].show()
            self.go(following)
        for number, button in self.buttons.items():
            if number in areas:
                button.setGeometry(areas[number].toAlignedRect())
            button.setVisible(number in areas)

    def name(self, number: int, name: str, description: str) -> None:
        """What a screen reader says about a pile."""
        button = self.buttons[number]
        if button.accessibleName() != name:
            button.setAccessibleName(name)
        if button.accessibleDescription() != description:
            button.setAccessibleDescription(description)

    def go(self, number: int | None) -> None:
        """Let the keyboard act on another pile."""
        if number == self.number:
            return
        before = self.number
        had_focus = self._board.hasFocus() or (before is not None and self.buttons[before].hasFocus())
        self.number = number
        if before is not None:
            self.buttons[before].setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self._handing_over = True
        if number is None:
            self._board.setFocusProxy(None)  # type: ignore[arg-type]
        else:
            self.buttons[number].setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            self._board.setFocusProxy(self.buttons[number])
        if had_focus:
            (self._board if number is None else self.buttons[number]).setFocus(Qt.FocusReason.OtherFocusReason)
        self._handing_over = False
        self.changed.emit()

    def key(self, event: QKeyEvent) -> bool:
        """Walk to where the key says. False when it says nothing of that kind."""
        if self.number is None or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            return False
        there = [number for number, button in self.buttons.items() if not button.isHidden()]
        typed = event.text() in tuple("0123456789") and event.text() != ""
        if not typed:
            self.end_number()
        if event.key() in _ARROWS:
            target = neighbour(self.number, there, *_ARROWS[Qt.Key(event.key())])
        elif typed:
            target = self._digit(int(event.text()), event.timestamp(), there)
        else:
            return False
        self.by_keys = True
        if target is not None:
            self.go(target)
        self.changed.emit()
        return True

    def end_number(self) -> None:
        """Whatever comes now, a digit after it begins a new number."""
        self._typed = None

    def _digit(self, digit: int, now: int, there: list[int]) -> int | None:
        """1 goes to pile 1, and a 2 soon after it on to pile 12."""
        number = digit
        if self._typed is not None and now - self._typed[1] < _DIGITS_MS and 10 * self._typed[0] + digit <= PLACES:
            number = 10 * self._typed[0] + digit
        self._typed = (number, now) if number else None
        return number if number in there else None

    def _button_focus(self, number: int, gained: bool, reason: Qt.FocusReason) -> None:
        if gained:
            if reason in _WALKED_IN:
                self.by_keys = True
            if number != self.number:  # a screen reader moved it
                self.go(number)
        elif not self._handing_over:
            self.lost.emit()
        self.changed.emit()
