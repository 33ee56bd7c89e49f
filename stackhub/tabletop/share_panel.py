"""Shares something out among several: so many for each, until nothing is left."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QIcon, QKeyEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QPushButton, QWidget

from stackhub.tabletop.question import Panel


class SharePanel(Panel):
    """Share ``total`` out among ``names``: ``answered(shares)`` with a tuple of numbers, in the order of the names. A
    digit gives one to that name, Backspace takes the last one back, Enter confirms."""

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
        grid.setSpacing(8)
        for row, (name, icon) in enumerate(names):
            who = QLabel(f"{row + 1}   {name}", self)
            who.setProperty("role", "game")
            if icon is not None:
                chip = QLabel(self)
                chip.setPixmap(icon.pixmap(28, 28))
                grid.addWidget(chip, row, 0)
            number = QLabel("0", self)
            number.setProperty("role", "heading")
            number.setMinimumWidth(44)
            number.setAlignment(Qt.AlignmentFlag.AlignCenter)
            less, more = QPushButton("−", self), QPushButton("+", self)
            more.clicked.connect(lambda _=False, row=row: self._give(row))
            less.clicked.connect(lambda _=False, row=row: self._take(row))
            for column, widget in enumerate((who, less, number, more), 1):
                grid.addWidget(widget, row, column)
            self.numbers.append(number)
            self.more.append(more)
            self.less.append(less)
        self.column.addLayout(grid)
        self.confirm = QPushButton(self)
        self.confirm.setProperty("role", "primary")
        self.confirm.clicked.connect(lambda: self.answered.emit(tuple(self.shares)))
        self.column.addWidget(self.confirm, 0, Qt.AlignmentFlag.AlignHCenter)
        self._say()

    @property
    def first(self) -> QWidget:
        return self.more[0]

    @property
    def left(self) -> int:
        """How much is still to be shared out."""
        return self.total - sum(self.shares)

    def _give(self, row: int) -> None:
        if self.left:
            self.shares[row] += 1
            self._given.append(row)
            self._say()

    def _take(self, row: int) -> None:
        if self.shares[row]:
            self.shares[row] -= 1
            self._given.reverse()
            self._given.remove(row)
            self._given.reverse()
            self._say()

    def _say(self) -> None:
        for row, name in enumerate(self._names):
            share = self.shares[row]
            self.numbers[row].setText(str(share))
            self.numbers[row].setAccessibleName(self.tr("{name}: {number}").format(name=name, number=share))
            self.more[row].setEnabled(self.left > 0)
            self.less[row].setEnabled(share > 0)
            self.more[row].setAccessibleName(self.tr("One more for {name}").format(name=name))
            self.less[row].setAccessibleName(self.tr("One less for {name}").format(name=name))
        words = self.tr("Still %n to give", "", self.left) if self.left else self.tr("Give")
        self.confirm.setText(words if self.left else f"{words}  ({self.tr('Enter')})")
        self.confirm.setAccessibleName(words)
        self.confirm.setEnabled(self.left == 0)
        if not self.left:
            self.confirm.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        typed = event.text()
        if typed.isdigit() and 1 <= int(typed) <= len(self.shares):
            self._give(int(typed) - 1)
        elif event.key() == Qt.Key.Key_Backspace and self._given:
            self._take(self._given[-1])
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.confirm.isEnabled():
            if not event.isAutoRepeat():
                self.confirm.click()
        else:
            super().keyPressEvent(event)
