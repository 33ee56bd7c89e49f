"""Sorting one's hand: a button (and its key) that goes through the ways, and one's own order once a piece was moved."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QRectF, Qt, Signal
from PySide6.QtWidgets import QPushButton, QWidget

from stackhub.tabletop.hand import Hand
from stackhub.tabletop.hand_game import Order


class HandSorting(QObject):
    """``button`` names the way that is on; ``changed()`` when the hand lies otherwise."""

    changed = Signal()

    def __init__(self, hand: Hand, orders: Sequence[Order], board: QWidget) -> None:
        super().__init__(board)
        self.at = 0
        self._hand = hand
        self._orders = orders
        self.button = QPushButton(board)
        self.button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.button.clicked.connect(self.next)
        self.button.hide()
        hand.sort = orders[0].key

    def next(self) -> None:
        """Sort the next way."""
        self._sort((self.at + 1) % len(self._orders) if self.at < len(self._orders) else 0)

    def own(self) -> None:
        """The order is the player's own from now on."""
        self.at = len(self._orders)
        self.name()
        self.changed.emit()

    def reset(self) -> None:
        """Forget an order of somebody's own: it says what they held."""
        if self.at >= len(self._orders):
            self._sort(0)

    def _sort(self, at: int) -> None:
        self.at = at
        self._hand.sort_by(self._orders[at].key)
        self.name()
        self.changed.emit()

    def name(self) -> None:
        """Say on the button which way is on."""
        words = self._orders[self.at].words() if self.at < len(self._orders) else self.tr("Your own order")
        self.button.setText(f"{words}  (O)")
        self.button.setAccessibleName(words)
        self.button.setToolTip(self.tr("Sort your hand another way; drag a piece to arrange it yourself"))

    def place(self, area: QRectF, *, shown: bool) -> None:
        """Stand at the right end of ``area``."""
        where, size = area.toAlignedRect(), self.button.sizeHint()
        self.button.setGeometry(where.right() - size.width(), where.top(), size.width(), max(36, where.height()))
        self.button.setVisible(shown)
        self.button.raise_()
