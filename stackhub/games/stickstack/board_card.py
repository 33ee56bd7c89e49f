"""The challenge card beside the picture: what is to be done, whether it holds so far, the time, and a way without."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

WIDTH = 276
_EASE, _PEEK = "F3", "F5"
_MARKS = {None: "○", True: "✓", False: "✗"}


class Line(NamedTuple):
    """One thing that the card asks for, and whether it holds; None: nobody can tell yet."""

    words: str
    holds: bool | None


class CardText(NamedTuple):
    """All that is on a card, in the player's language."""

    head: str = ""
    title: str = ""
    text: str = ""
    changes: tuple[str, ...] = ()
    """What it changes for eyes, hand and colours."""
    lines: tuple[Line, ...] = ()
    clock: str = ""
    ease: bool = False
    """Whether what it changes may be left away now."""
    peek: bool = False
    """Whether a guide may look."""


class CardPanel(QFrame):
    """``eased()`` the player plays the card without its condition; ``peeked(looks)`` the guide looks, or no more."""

    eased = Signal()
    peeked = Signal(bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "bar")
        self.setFixedWidth(WIDTH)  # a card that came and went would resize the view, which ends a drag
        self.shown = CardText()
        self.head, self.title, self.text, self.changes, self.lines, self.clock = (QLabel() for _ in range(6))
        self.ease_button, self.peek_button = QPushButton(), QPushButton()
        self.peek_button.setCheckable(True)
        self.head.setProperty("role", "muted")
        self.title.setProperty("role", "heading")
        self.title.setStyleSheet("font-size: 24px; font-weight: 800;")
        self.text.setProperty("role", "game")
        self.clock.setProperty("role", "title")
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(16, 14, 16, 10)
        column.setSpacing(10)
        for label in (self.head, self.title, self.text, self.changes, self.lines, self.clock):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
            column.addWidget(label)
        column.addStretch(1)
        scroll = QScrollArea()
        scroll.setWidget(inside)
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        inside.setObjectName("card")
        scroll.setStyleSheet("QScrollArea, QWidget#card { background: transparent; }")
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 12)
        whole.addWidget(scroll, 1)
        below = QVBoxLayout()
        below.setContentsMargins(12, 0, 12, 0)
        below.setSpacing(8)
        whole.addLayout(below)
        for button in (self.peek_button, self.ease_button):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
            button.hide()
            below.addWidget(button)
        self.ease_button.clicked.connect(self.eased)
        self.peek_button.toggled.connect(self.peeked)
        # Tab leads the stick while one is held, and letters are the player's own: so both have a key that is nobody's.
        self._keys = [
            self._shortcut(key, button) for key, button in ((_EASE, self.ease_button), (_PEEK, self.peek_button))
        ]
        self.retranslate()

    def _shortcut(self, key: str, button: QPushButton) -> QShortcut:
        shortcut = QShortcut(QKeySequence(key), self)
        shortcut.setContext(Qt.ShortcutContext.WindowShortcut)
        shortcut.activated.connect(button.click)
        shortcut.setEnabled(False)
        return shortcut

    def sizeHint(self) -> QSize:
        return QSize(WIDTH, 300)

    def show_card(self, card: CardText) -> None:
        """Show this card."""
        if card == self.shown:
            return
        self.shown = card
        for label, words in (
            (self.head, card.head),
            (self.title, card.title),
            (self.text, card.text),
            (self.changes, "\n".join(card.changes)),
            (self.lines, lines_text(card.lines)),
            (self.clock, card.clock),
        ):
            if label.text() != words:
                label.setText(words)
            label.setVisible(bool(words))
        self.ease_button.setVisible(card.ease)
        self.peek_button.setVisible(card.peek)
        for shortcut, shown in zip(self._keys, (card.ease, card.peek), strict=True):
            shortcut.setEnabled(shown)
        if not card.peek and self.peek_button.isChecked():
            self.peek_button.setChecked(False)
        self.setAccessibleName(card.title)
        self.setAccessibleDescription(" ".join(part for part in (card.text, *card.changes) if part))

    def retranslate(self) -> None:
        self.ease_button.setText(self.tr("Play it without") + f"  ({_EASE})")
        self.ease_button.setAccessibleName(self.tr("Play it without"))
        more = self.tr("Leave away what the card does to eyes, hand or time; the rest of it stays")
        self.ease_button.setAccessibleDescription(more)
        self.ease_button.setToolTip(more)
        self.peek_button.setText(self.tr("The guide looks") + f"  ({_PEEK})")
        self.peek_button.setAccessibleName(self.tr("The guide looks"))
        more = self.tr("Show the picture to whoever guides; whoever places shuts their eyes")
        self.peek_button.setAccessibleDescription(more)
        self.peek_button.setToolTip(more)


def lines_text(lines: Sequence[Line]) -> str:
    """The lines, each with its mark before it."""
    return "\n".join(f"{_MARKS[line.holds]}  {line.words}" for line in lines)


class Veil(QLabel):
    """Darkness over the picture; everything but sight goes through it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setWordWrap(True)
        self.setAutoFillBackground(True)
        self.setStyleSheet("background-color: #0a0908; color: #d8cfc0; font-size: 24px; padding: 40px;")
        self.hide()

    def cover(self, words: str) -> None:
        """Lie over the whole of the picture, with these words in the middle."""
        self.setText(words)
        parent = self.parentWidget()
        if parent is not None:
            self.setGeometry(parent.rect())
        self.raise_()
        self.show()
