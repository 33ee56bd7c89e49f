"""What every screen of the application is."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from stackhub.shell.hub import Hub
from stackhub.tabletop.icons import icon


class Screen(QWidget):
    """A page of the main window. ``back`` asks for the page before it; Esc does the same. ``opens(make)`` asks for
    another page above this one: ``make()`` is that Screen, or raises SaidError. ``plays(match)`` begins a match.

    Subclasses build their widgets once and put every text in :meth:`retranslate`, which is called when the screen
    is shown first and whenever the language changes.
    """

    back = Signal()
    opens = Signal(object)
    plays = Signal(object)

    def __init__(self, hub: Hub, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.hub = hub
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def retranslate(self) -> None:
        """Set every visible and accessible text."""

    def first_focus(self) -> QWidget | None:
        """The widget that has the focus when the screen opens."""
        return None

    def about_to_close(self) -> None:
        """The screen is left for good: stop what runs."""

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_Back):
            self.back.emit()
        else:
            super().keyPressEvent(event)


class PageHeader(QWidget):
    """The top of a page: a way back and the page's title."""

    def __init__(self, screen: Screen) -> None:
        super().__init__(screen)
        self._hub = screen.hub
        self.back_button = QPushButton()
        self.back_button.setProperty("role", "quiet")
        self.back_button.clicked.connect(screen.back)
        self.title = QLabel()
        self.title.setProperty("role", "title")
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(16)
        layout.addWidget(self.back_button)
        layout.addWidget(self.title, 1)
        self._dress()
        self._hub.look_changed.connect(self._dress)

    def set_texts(self, title: str) -> None:
        """The page's title; the way back is always called the same."""
        self.title.setText(title)
        self.back_button.setText(self.tr("Back"))
        self.back_button.setAccessibleName(self.tr("Back"))
        self.back_button.setToolTip(self.tr("Back (Esc)"))

    def _dress(self) -> None:
        self.back_button.setIcon(icon("back", self._hub.theme.text))


def page_layout(screen: Screen, *, width: int = 960) -> QVBoxLayout:
    """A centred column of at most ``width`` pixels on ``screen``: what most pages put their things into."""
    outer = QHBoxLayout(screen)
    outer.setContentsMargins(32, 24, 32, 24)
    column = QWidget(screen)
    column.setMaximumWidth(width)
    inner = QVBoxLayout(column)
    inner.setContentsMargins(0, 0, 0, 0)
    inner.setSpacing(16)
    outer.addStretch(1)
    outer.addWidget(column, 100)
    outer.addStretch(1)
    return inner
