"""The pause of a party: nothing of the table, of hands or scores is seen until somebody goes on."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QWidget

from stackhub.shell.hub import Hub
from stackhub.shell.overlay import Overlay
from stackhub.tabletop.icons import icon_pixmap
from stackhub.tabletop.wood import paint_wood

_ICON = 96


class PauseCover(Overlay):
    """Opaque. Goes away by its button, by P and by Esc."""

    follows_language = True

    def __init__(self, hub: Hub, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._hub = hub
        sign = QLabel()
        sign.setPixmap(icon_pixmap("pause", hub.theme.text, _ICON, self.devicePixelRatioF()))
        sign.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.body.addWidget(sign)
        self._title = self.add_title("")
        self._title.setProperty("role", "title")
        self._words = self.add_text("", "muted")
        for label in (self._title, self._words):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.go_on = self.add_button("", "primary")
        self.go_on.clicked.connect(self.close_overlay)
        self.retranslate()

    def retranslate(self) -> None:
        self._title.setText(self.tr("Pause"))
        self.setAccessibleName(self._title.text())
        self._words.setText(self.tr("Everything is kept; nothing goes on meanwhile."))
        self.label(self.go_on, self.tr("Go on"))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_P:
            self.close_overlay()
            event.accept()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The bare table: nothing shows through."""
        paint_wood(QPainter(self), self.rect(), self._hub.theme, self.devicePixelRatioF())
