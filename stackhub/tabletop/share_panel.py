"""Shares something out among several: so many for each, until nothing is left."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QIcon, QKeyEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QPushButton, QWidget

from stackhub.tabletop.question import Panel

_ARROWS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)
_NARROWEST = 150


class SharePanel(Panel):
    """Share ``total`` out among ``names``, who stand side by side: ``answered(shares)`` with a tuple of numbers, in the
    order of the names. A digit gives one to that name, as does pointing at what it stands for elsewhere; Left and Right
    walk, Up gives one more, Down one less, Backspace takes the last one back, Enter confirms. A single name gets
    everything: that has only to be confirmed."""

    def __init__(
        self,
        title: str,
        names: Sequence[tuple[str, QIcon | None]],
        total: int,
        parent: QWidget,
        *,
        can_cancel: bool = False,
    ) -> None:
        super().__init__(title, parent, can_cancel=can_cancel)
        self.total = total
        self.shares = [0] * len(names)
        self._names = [name for name, _ in names]
        self._given: list[int] = []
        self.numbers: list[QLabel] = []
        self.more: list[QPushButton] = []
        self.less: list[QPushButton] = []
        grid = QGridLayout()
        grid.setHorizontalSpacing(28)
        grid.setVerticalSpacing(6)
        for number, (name, icon) in enumerate(names):
            self._add(grid, number, name, icon)
        self.column.addLayout(grid)
        self.confirm = QPushButton(self)
        self.confirm.setProperty("role", "primary")
        self.confirm.clicked.connect(lambda: self.answered.emit(tuple(self.shares)))
        self.confirm.installEventFilter(self)
        self.column.addWidget(self.confirm, 0, Qt.AlignmentFlag.AlignHCenter)
        if len(names) == 1:
            self.shares, self._given = [total], [0] * total
        self._say()

    def _add(self, grid: QGridLayout, number: int, name: str, icon: QIcon | None) -> None:
        """A column: who, and below how many between the buttons for one less and one more."""
        left = 3 * number
        who = QLabel(f"{name}  ({number + 1})" if len(self._names) > 1 else name, self)
        who.setProperty("role", "game")
        who.setMinimumWidth(_NARROWEST - 36)
        if icon is not None:
            chip = QLabel(self)
            chip.setPixmap(icon.pixmap(28, 28))
            grid.addWidget(chip, 0, left, Qt.AlignmentFlag.AlignRight)
        grid.addWidget(who, 0, left + 1, 1, 2)
        count = QLabel("0", self)
        count.setProperty("role", "heading")
        count.setAlignment(Qt.AlignmentFlag.AlignCenter)
        count.setMinimumWidth(40)
        less, more = QPushButton("−", self), QPushButton("+", self)
        more.clicked.connect(lambda: self._give(number))
        less.clicked.connect(lambda: self._take(number))
        for button in (less, more):
            button.setMinimumSize(44, 40)
            button.installEventFilter(self)
        for step, widget in enumerate((less, count, more)):
            grid.addWidget(widget, 1, left + step)
        self.numbers.append(count)
        self.more.append(more)
        self.less.append(less)

    @property
    def first(self) -> QWidget:
        return self.more[0] if self.left else self.confirm

    def take_answer(self, number: int) -> None:
        self._give(number)

    @property
    def left(self) -> int:
        """How much is still to be shared out."""
        return self.total - sum(self.shares)

    def _give(self, number: int) -> None:
        if self.left:
            self.shares[number] += 1
            self._given.append(number)
            self._say()

    def _take(self, number: int) -> None:
        if self.shares[number] and len(self.shares) > 1:
            self.shares[number] -= 1
            self._given.reverse()
            self._given.remove(number)
            self._given.reverse()
            self._say()

    def _say(self) -> None:
        several = len(self.shares) > 1
        for number, name in enumerate(self._names):
            share = self.shares[number]
            self.numbers[number].setText(str(share))
            self.numbers[number].setAccessibleName(self.tr("{name}: {number}").format(name=name, number=share))
            self.more[number].setEnabled(self.left > 0)
            self.less[number].setEnabled(share > 0 and several)
            self.more[number].setAccessibleName(self.tr("One more for {name}").format(name=name))
            self.less[number].setAccessibleName(self.tr("One less for {name}").format(name=name))
            self.more[number].setVisible(several)
            self.less[number].setVisible(several)
        words = self.tr("Still %n to give", "", self.left) if self.left else self.tr("Give")
        key = self.tr("Enter")  # by itself: the extraction of texts does not look into f-strings
        self.confirm.setText(words if self.left else f"{words}  ({key})")
        self.confirm.setAccessibleName(words)
        self.confirm.setEnabled(self.left == 0)
        if not self.left:
            self.confirm.setFocus(Qt.FocusReason.OtherFocusReason)

    # --- keys

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Arrows on a button are the panel's."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and event.key() in _ARROWS:
            self._arrow(Qt.Key(event.key()))
            return True
        return super().eventFilter(watched, event)

    @property
    def _at(self) -> int:
        """Whose column the keyboard is in."""
        focused = self.focusWidget()
        for number, pair in enumerate(zip(self.more, self.less, strict=True)):
            if focused in pair:
                return number
        return self._given[-1] if self._given else 0

    def _arrow(self, key: Qt.Key) -> None:
        at = self._at
        if key == Qt.Key.Key_Up:
            self._give(at)
        elif key == Qt.Key.Key_Down:
            self._take(at)
            self._go(at)
        else:
            self._go(min(max(0, at + (1 if key == Qt.Key.Key_Right else -1)), len(self.shares) - 1))

    def _go(self, number: int) -> None:
        button = self.more[number] if self.more[number].isEnabled() else self.less[number]
        if button.isEnabled():
            button.setFocus(Qt.FocusReason.TabFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        typed = event.text()
        if typed.isdigit() and 1 <= int(typed) <= len(self.shares):
            self._give(int(typed) - 1)
        elif event.key() in _ARROWS:
            self._arrow(Qt.Key(event.key()))
        elif event.key() == Qt.Key.Key_Backspace and self._given:
            self._take(self._given[-1])
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.confirm.isEnabled():
            if not event.isAutoRepeat():
                self.confirm.click()
        else:
            super().keyPressEvent(event)
