"""The few actions of a turn, each with its key, and a button that has to be held so that nobody passes by accident."""

from __future__ import annotations

from PySide6.QtCore import QElapsedTimer, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QWidget

from stackhub.dexterity.buttons import ActionRow

HOLD_MS = 400
"""So long the die has to be held before it passes (interface.md)."""
_BEAT_MS = 16


class HoldButton(QPushButton):
    """A button that acts when it was held for `HOLD_MS`: ``held()``. A shorter press says so: ``too_short()``."""

    held = Signal()
    too_short = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAutoRepeat(False)
        self._timer = QTimer(self)
        self._timer.setInterval(_BEAT_MS)
        self._timer.timeout.connect(self._beat)
        self._since = QElapsedTimer()
        self._passed = 0
        self.pressed.connect(self.start)
        self.released.connect(self.stop)

    def start(self) -> None:
        """It is being held from now on."""
        if self.isEnabled() and not self._timer.isActive():
            self._passed = 0
            self._since.start()
            self._timer.start()

    def stop(self) -> None:
        """It was let go."""
        if self._timer.isActive():
            self._timer.stop()
            self._passed = 0
            self.update()
            self.too_short.emit()

    def forget(self) -> None:
        """It does not matter any more whether it is held."""
        self._timer.stop()
        self._passed = 0
        self.update()

    def _beat(self) -> None:
        self._passed = self._since.elapsed()
        self.update()
        if not self.isEnabled():
            self.forget()
        elif self._passed >= HOLD_MS:
            self.forget()
            self.held.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._passed:
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(255, 255, 255, 110))
            share = min(1.0, self._passed / HOLD_MS)
            painter.drawRoundedRect(QRectF(0, 0, self.width() * share, self.height()), 10, 10)
            painter.end()


class Actions(ActionRow):
    """Signals say what was asked for; the board says with `allow` what may be asked now."""

    roll = Signal()
    passed = Signal()
    too_short = Signal()
    tap = Signal()
    tool = Signal(str)
    back = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.has_die = True
        """Whether there is a die to roll and to pass (a free table has none)."""
        self.roll_button = QPushButton()
        self.pass_button = HoldButton()
        self.tap_button = QPushButton()
        self.palm_button = QPushButton()
        self.stick_button = QPushButton()
        self.back_button = QPushButton()
        for button in (self.palm_button, self.stick_button):
            button.setCheckable(True)
        for button in self._buttons():
            self.place(button, primary=button in (self.roll_button, self.pass_button))
        self.roll_button.clicked.connect(self.roll)
        self.pass_button.held.connect(self.passed)
        self.pass_button.too_short.connect(self.too_short)
        self.tap_button.clicked.connect(self.tap)
        self.palm_button.clicked.connect(lambda: self.tool.emit("palm"))
        self.stick_button.clicked.connect(lambda: self.tool.emit("stick"))
        self.back_button.clicked.connect(self.back)
        self.retranslate()

    def _buttons(self) -> tuple[QPushButton, ...]:
        return (
            self.tap_button,
            self.stick_button,
            self.palm_button,
            self.back_button,
            self.roll_button,
            self.pass_button,
        )

    def allow(self, *, roll: bool, passing: bool, rolling: bool, touching: bool, back: bool, tap: bool) -> None:
        """`rolling`: the die is to be rolled in this phase, so its button stands there instead of the other."""
        if self.has_die:
            self.roll_button.setVisible(rolling)
            self.pass_button.setVisible(not rolling)
        self.roll_button.setEnabled(roll)
        self.pass_button.setEnabled(passing)
        self.tap_button.setEnabled(tap)
        self.stick_button.setEnabled(touching)
        self.palm_button.setEnabled(touching)
        self.back_button.setEnabled(back)

    def show_tool(self, tool: str | None) -> None:
        """Which tool is in use."""
        self.stick_button.setChecked(tool == "stick")
        self.palm_button.setChecked(tool == "palm")

    def retranslate(self) -> None:
        key = self.controls.key
        for button, words, shown, more in (
            (self.roll_button, self.tr("Roll"), self.tr("Space"), self.tr("Roll the die")),
            (
                self.pass_button,
                self.tr("Pass the die"),
                self.tr("hold Space"),
                self.tr("Hold it for a moment: the die goes to the next player"),
            ),
            (self.tap_button, self.tr("Tap"), key("tap"), self.tr("Tap the chosen block to feel whether it is loose")),
            (self.stick_button, self.tr("Push stick"), key("stick"), self.tr("Start a block moving with the stick")),
            (
                self.palm_button,
                self.tr("Flat hand"),
                key("palm"),
                self.tr("Straighten the tower with the flat of the hand"),
            ),
            (self.back_button, self.tr("Put back"), "Esc", self.tr("Put back what you hold")),
        ):
            self.name(button, words, shown, more)
