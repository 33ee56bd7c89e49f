"""A card over the screen that must be answered first: menus, questions, the end of a round."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QFrame, QLabel, QPushButton, QVBoxLayout, QWidget
from shiboken6 import isValid

_SIDE = 32
#: A button's bold text is wider than its metrics say before the style sheet has dressed it.
_BOLD_FACTOR = 0.85


class Overlay(QWidget):
    """Covers ``parent`` with a veil and a card in its middle. Keeps the keyboard focus inside while it is open.

    ``closed`` comes when it goes away by Esc or :meth:`close_overlay`. With ``dismissable`` off Esc does nothing.
    """

    closed = Signal()
    #: Whether a change of language is followed in place, by :meth:`retranslate`; else whoever laid it lays it anew.
    follows_language = False

    def __init__(self, parent: QWidget, *, dismissable: bool = True, width: int = 480) -> None:
        super().__init__(parent)
        self.dismissable = dismissable
        self._focus_before = parent.window().focusWidget()
        self.first: QWidget = self
        self.card = QFrame(self)
        self.card.setProperty("role", "card")
        self.card.setFixedWidth(width)
        self.body = QVBoxLayout(self.card)
        self.body.setContentsMargins(_SIDE, 28, _SIDE, 28)
        self.body.setSpacing(12)
        layout = QVBoxLayout(self)
        layout.addWidget(self.card, 0, Qt.AlignmentFlag.AlignCenter)
        parent.installEventFilter(self)
        self.setGeometry(parent.rect())

    def add_title(self, words: str) -> QLabel:
        """A heading at the top of the card; it also names the card for screen readers."""
        label = QLabel(words)
        label.setTextFormat(Qt.TextFormat.PlainText)  # names stand in it, and a name may look like HTML
        label.setProperty("role", "heading")
        label.setWordWrap(True)
        self.body.addWidget(label)
        self.setAccessibleName(words)
        return label

    def add_text(self, words: str, role: str = "") -> QLabel:
        """A paragraph on the card."""
        label = QLabel(words)
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setWordWrap(True)
        if role:
            label.setProperty("role", role)
        self.body.addWidget(label)
        return label

    @property
    def button_room(self) -> int:
        """How wide the words of a button may be, in pixels."""
        return round((self.card.width() - 2 * _SIDE - 48) * _BOLD_FACTOR)

    def add_button(self, words: str, role: str = "") -> QPushButton:
        """A button as wide as the card; words that do not fit are cut at the end, and stand in its tool tip."""
        button = QPushButton()
        self.label(button, words)
        button.setAutoDefault(True)
        if role:
            button.setProperty("role", role)
        self.body.addWidget(button)
        return button

    def label(self, button: QPushButton, words: str) -> None:
        """Write ``words`` on a button of :meth:`add_button`."""
        shown = button.fontMetrics().elidedText(words, Qt.TextElideMode.ElideRight, self.button_room)
        button.setToolTip(escape(words) if shown != words else "")
        button.setText(shown.replace("&", "&&"))
        button.setAccessibleName(words)

    def retranslate(self) -> None:
        """Set every text again, where ``follows_language``."""

    def open(self, focus: QWidget | None = None) -> None:
        """Show it and take the focus – unless the screen it lies on is not seen: then the focus stays where it is, and
        ``first`` is where it belongs when the screen comes back."""
        self.first = focus or self
        self.show()
        self.raise_()
        if self.isVisible():
            self.first.setFocus(Qt.FocusReason.PopupFocusReason)

    def close_overlay(self) -> None:
        """Go away and give the focus back."""
        parent = self.parentWidget()
        if parent is not None:
            parent.removeEventFilter(self)
        self.hide()
        if self._focus_before is not None and isValid(self._focus_before) and self._focus_before.isVisible():
            self._focus_before.setFocus(Qt.FocusReason.PopupFocusReason)
        self.closed.emit()
        self.deleteLater()

    # --- Qt

    def focusNextPrevChild(self, forward: bool) -> bool:  # noqa: N802
        """Walk the buttons of the card only."""
        stops = [
            w
            for w in self.card.findChildren(QWidget)
            if w.focusPolicy() & Qt.FocusPolicy.TabFocus and w.isVisible() and w.isEnabled()
        ]
        if not stops:
            return False
        current = self.window().focusWidget()
        here = stops.index(current) if current in stops else -1 if forward else 0
        stops[(here + (1 if forward else -1)) % len(stops)].setFocus(
            Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason
        )
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses whatever button has the focus, as in the window."""
        button = self.window().focusWidget()
        if event.key() == Qt.Key.Key_Escape:
            if self.dismissable:
                self.close_overlay()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if isinstance(button, QAbstractButton) and self.isAncestorOf(button):
                button.click()
        elif event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Up):
            self.focusNextPrevChild(event.key() == Qt.Key.Key_Down)
        event.accept()  # nothing below hears a key while the card is open

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(0, 0, 0, 120))

    def changeEvent(self, event: QEvent) -> None:
        if self.follows_language and event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        parent = self.parentWidget()
        if parent is not None and watched is parent and event.type() == QEvent.Type.Resize:
            self.setGeometry(parent.rect())
        return False
