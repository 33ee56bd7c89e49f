"""A strip at the top of the window that says what went wrong, or is good to know, in one sentence, until it is
dismissed."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QWidget
from shiboken6 import isValid

from stackhub.shell.hub import Hub
from stackhub.tabletop.announce import announce
from stackhub.tabletop.icons import icon, icon_pixmap

#: What is only mentioned stays so long, in milliseconds.
_PASSING_MS = 8_000


class Notice(QFrame):
    """Hidden while there is nothing to say. Of several problems the newest is shown first; the others come after it."""

    def __init__(self, hub: Hub, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.hub = hub
        self.setProperty("role", "notice")
        self._waiting: list[str] = []
        self._harmless: set[str] = set()
        self._mark = QLabel()
        self._label = QLabel()
        self._label.setTextFormat(Qt.TextFormat.PlainText)
        self._label.setWordWrap(True)
        self._label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)  # whatever is as long
        self.close_button = QPushButton()
        self.close_button.setProperty("role", "quiet")
        self.close_button.clicked.connect(self._next)
        row = QHBoxLayout(self)
        row.setContentsMargins(20, 4, 12, 4)
        row.addWidget(self._mark)
        row.addWidget(self._label, 1)
        row.addWidget(self.close_button)
        self._before: QWidget | None = None
        """What had the focus before this strip got it."""
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._focus_changed)
        self._passing = ""
        self._fading = QTimer(self, singleShot=True, interval=_PASSING_MS)
        self._fading.timeout.connect(self._pass)
        hub.mentioned.connect(self.mention)
        hub.look_changed.connect(self._dress)
        self._dress()
        self.hide()

    @property
    def sentence(self) -> str:
        """What is shown; empty when nothing is."""
        return self._label.text() if not self.isHidden() else ""

    def tell(self, sentence: str) -> None:
        """Show ``sentence``, now or after what is shown already. The same sentence is not said twice in a row."""
        shown = self.sentence
        if sentence == shown:
            return
        self._harmless.discard(sentence)
        if sentence in self._waiting:
            self._waiting.remove(sentence)
        if shown:
            self._waiting.append(shown)
        self._waiting.append(sentence)
        self._next()

    def inform(self, sentence: str) -> None:
        """As :meth:`tell`, where nothing is wrong."""
        self.tell(sentence)
        self._harmless.add(sentence)
        self._dress()

    def mention(self, sentence: str) -> None:
        """As :meth:`inform`, for a while: it goes away by itself. Empty: what was mentioned goes away now."""
        self._pass()
        if sentence:
            self._passing = sentence
            self.inform(sentence)
            self._fading.start()

    def _pass(self) -> None:
        self._fading.stop()
        sentence, self._passing = self._passing, ""
        if sentence and sentence in self._waiting:
            self._waiting.remove(sentence)
        elif sentence and sentence == self.sentence:
            self._next()

    def retranslate(self) -> None:
        """Set every text again."""
        self.close_button.setText(self.tr("Dismiss"))
        self.close_button.setAccessibleName(self.tr("Dismiss this message"))

    def _next(self) -> None:
        if not self._waiting:
            self._give_focus_back()
            self.hide()
            return
        sentence = self._waiting.pop()
        self._label.setText(sentence)
        self._label.setAccessibleName(sentence)
        self.retranslate()
        self.show()
        self._dress()
        announce(self, sentence)

    def _focus_changed(self, old: QWidget | None, new: QWidget | None) -> None:
        if new is self.close_button and old is not None:
            self._before = old

    def _give_focus_back(self) -> None:
        """Whoever was playing by keyboard goes on where they were, not with the next widget in line."""
        before, self._before = self._before, None
        if self.close_button.hasFocus() and before is not None and isValid(before) and before.isVisible():
            before.setFocus()

    def _dress(self) -> None:
        harmless = self.sentence in self._harmless
        name, colour = ("info", self.hub.theme.text) if harmless else ("warning", self.hub.theme.danger)
        self._mark.setPixmap(icon_pixmap(name, colour, 24, self.devicePixelRatioF()))
        self.close_button.setIcon(icon("close", self.hub.theme.text))
