"""The line above the board: whose turn it is and what may be done now, in that player's colour and sign."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QWidget

from stackhub.engine.match import Player
from stackhub.shell.hub import Hub
from stackhub.tabletop.icons import icon
from stackhub.tabletop.palette import paint
from stackhub.tabletop.signs import sign_pixmap


class StatusBar(QFrame):
    """``say`` the sentence of the moment; ``whisper`` something for as long as the pointer rests somewhere."""

    def __init__(self, hub: Hub, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.hub = hub
        self.setProperty("role", "bar")
        self.setMinimumHeight(64)
        self._player: Player | None = None
        self._sentence = ""
        self._whisper = ""
        self._sign = QLabel()
        self._label = QLabel()
        self._label.setTextFormat(Qt.TextFormat.PlainText)
        self._label.setProperty("role", "game")
        self._label.setWordWrap(True)
        self.menu_button = QPushButton()
        self.panel_button = QPushButton()
        self.panel_button.setCheckable(True)
        row = QHBoxLayout(self)
        row.setContentsMargins(20, 8, 12, 8)
        row.setSpacing(12)
        row.addWidget(self._sign)
        row.addWidget(self._label, 1)
        row.addWidget(self.panel_button)
        row.addWidget(self.menu_button)
        hub.look_changed.connect(self.dress)
        self.dress()

    def say(self, sentence: str, player: Player | None) -> None:
        """The sentence of the moment, about ``player`` (None: about nobody)."""
        self._sentence, self._player = sentence, player
        self.dress()

    def whisper(self, sentence: str) -> None:
        """A sentence in place of the other while it is not empty."""
        self._whisper = sentence
        self._label.setText(self._whisper or self._sentence)

    @property
    def sentence(self) -> str:
        """What is shown now."""
        return self._label.text()

    def retranslate(self, *, panel_key: str = "P") -> None:
        """Set every text again; ``panel_key`` is the key that folds the panel away, empty where there is none."""
        self.menu_button.setText(self.tr("Menu"))
        self.menu_button.setAccessibleName(self.tr("Menu"))
        self.menu_button.setToolTip(self.tr("Menu (Esc)"))
        self.panel_button.setText(self.tr("Players"))
        self.panel_button.setAccessibleName(self.tr("Show players and log"))
        told = self.tr("Show players and log (P)") if panel_key else self.tr("Show players and log")
        self.panel_button.setToolTip(told)

    def dress(self) -> None:
        """Icons and the player's sign in the look of the moment."""
        self._label.setText(self._whisper or self._sentence)
        self._label.setAccessibleName(self._label.text())
        if self._player is None:
            self._sign.hide()
        else:
            colour = self._player.colour
            self._sign.setPixmap(sign_pixmap(colour, paint(self.hub.palette, colour), 40, self.devicePixelRatioF()))
            self._sign.show()
        self.menu_button.setIcon(icon("menu", self.hub.theme.text))
        self.panel_button.setIcon(icon("person", self.hub.theme.text))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._player is not None:
            painter = QPainter(self)
            swatch = self.hub.palette.swatch(self._player.colour)
            painter.fillRect(0, 0, 8, self.height(), QColor(swatch.base))

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), 64)
