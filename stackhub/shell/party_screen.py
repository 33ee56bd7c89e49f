"""What every screen of an evening between its matches is: large words, one next step, and the same few ways besides."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from stackhub.shell.hub import Hub
from stackhub.shell.overlay import Overlay
from stackhub.shell.screen import Screen
from stackhub.tabletop.icons import icon

#: Words grow with the screen from this height on, in pixels, so that they are read from the sofa; up to so many times.
_HEIGHT, _MOST = 720, 2.5


def growth(height: int) -> float:
    """How much larger everything is on a screen so many pixels high."""
    return min(max(height / _HEIGHT, 1.0), _MOST)


class Big(QLabel):
    """Words of ``pixels`` at 720 lines, which grow with the screen. Names stand in them: never read as HTML."""

    def __init__(self, pixels: int, *, bold: bool = True, muted: bool = False, centred: bool = False) -> None:
        super().__init__()
        self._pixels, self._bold = pixels, bold
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        if muted:
            self.setProperty("role", "muted")
        if centred:
            self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.grow(1.0)

    def grow(self, factor: float) -> None:
        """Be so many times as large."""
        weight = 800 if self._bold else 400
        self.setStyleSheet(f"font-size: {round(self._pixels * factor)}px; font-weight: {weight};")


class PartyScreen(Screen):
    """``body`` is the subclass's room, ``next_button`` the one next step (``next_wanted``). ``players_wanted``,
    ``pause_wanted`` (P as well), ``skip_wanted`` and ``end_wanted`` are asked for in the bar below; ``back`` leads
    home: the evening is kept."""

    next_wanted = Signal()
    players_wanted = Signal()
    pause_wanted = Signal()
    skip_wanted = Signal()
    end_wanted = Signal()

    def __init__(self, hub: Hub, parent: QWidget | None = None) -> None:
        super().__init__(hub, parent)
        self.setObjectName("party")
        self.overlay: Overlay | None = None
        self.title = Big(34)
        self.line = Big(19, bold=False, muted=True)
        self.body = QVBoxLayout()
        self.body.setSpacing(12)
        self.next_button = QPushButton()
        self.next_button.setProperty("role", "primary")
        self.next_button.clicked.connect(self.next_wanted)
        self.home_button = self._quiet("home", self.back)
        self.players_button = self._quiet("person", self.players_wanted)
        self.pause_button = self._quiet("pause", self.pause_wanted)
        self.skip_button = self._quiet("next", self.skip_wanted)
        self.end_button = self._quiet("quit", self.end_wanted)
        self.bar = QFrame()
        self.bar.setProperty("role", "bar")
        self.row = QHBoxLayout(self.bar)
        self.row.setContentsMargins(24, 10, 24, 10)
        self.row.setSpacing(8)
        quiet = (self.home_button, self.players_button, self.pause_button, self.skip_button, self.end_button)
        for button in quiet:
            self.row.addWidget(button)
        self.row.addStretch(1)
        self.row.addWidget(self.next_button)
        page = QVBoxLayout()
        page.setContentsMargins(40, 24, 40, 16)
        page.setSpacing(8)
        page.addWidget(self.title)
        page.addWidget(self.line)
        page.addLayout(self.body, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(page, 1)
        column.addWidget(self.bar)
        pause = QShortcut(QKeySequence("P"), self)
        pause.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        pause.activated.connect(self.pause_wanted)
        hub.look_changed.connect(self.dress)
        self.dress()

    def _quiet(self, name: str, signal: object) -> QPushButton:
        button = QPushButton()
        button.setProperty("icon_name", name)
        button.clicked.connect(signal)
        return button

    def lay(self, card: Overlay, first: QWidget) -> None:
        """Lay a card over everything; another one gives way."""
        before, self.overlay = self.overlay, card
        if before is not None:
            before.close_overlay()
        card.closed.connect(lambda: self._closed(card))
        card.open(first)

    def _closed(self, card: Overlay) -> None:
        if self.overlay is card:
            self.overlay = None
            self.next_button.setFocus()

    def say_next(self, words: str) -> None:
        """What the one next step is."""
        self.next_button.setText(words.replace("&", "&&"))
        self.next_button.setAccessibleName(words)

    def retranslate(self) -> None:
        for button, words in (
            (self.home_button, self.tr("Home")),
            (self.players_button, self.tr("Who plays…")),
            (self.pause_button, self.tr("Pause (P)")),
            (self.skip_button, self.tr("Skip this game…")),
            (self.end_button, self.tr("End the evening…")),
        ):
            button.setText(words)
            button.setAccessibleName(words)

    def first_focus(self) -> QWidget:
        return self.overlay.first if self.overlay is not None else self.next_button

    def dress(self) -> None:
        """Icons in the theme's colours."""
        for button in self.bar.findChildren(QPushButton):
            name = button.property("icon_name")
            if name:
                button.setIcon(icon(name, self.hub.theme.text))

    def resizeEvent(self, event: QResizeEvent) -> None:
        factor = growth(self.height())
        for label in self.findChildren(Big):
            label.grow(factor)
        self.bar.setStyleSheet(f"QPushButton {{ font-size: {round(16 * factor)}px; }}")
        self.next_button.setStyleSheet(f"font-size: {round(22 * factor)}px; min-height: {round(36 * factor)}px;")
        super().resizeEvent(event)
