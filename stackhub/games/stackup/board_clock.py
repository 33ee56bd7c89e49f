"""The time to answer a Crash, where the house sets one (SU-18): the same whether or not a Crash is held."""

from __future__ import annotations

from PySide6.QtCore import QElapsedTimer, QObject, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from stackhub.engine.look import Theme
from stackhub.tabletop.fonts import font

_BEAT_MS = 100


class AnswerClock(QObject):
    """``ran_out()`` when the time is over; ``beat(left, whole)`` in milliseconds meanwhile. It stands while paused."""

    ran_out = Signal()
    beat = Signal(int, int)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.whole = 0
        self._used = 0
        self._paused = False
        self._since = QElapsedTimer()
        self._timer = QTimer(self)
        self._timer.setInterval(_BEAT_MS)
        self._timer.timeout.connect(self._beat)

    @property
    def running(self) -> bool:
        """Whether it counts, or would but for the pause."""
        return self.whole > 0

    @property
    def left(self) -> int:
        """Milliseconds that are left."""
        now = self._since.elapsed() if self._timer.isActive() else 0
        return max(0, self.whole - self._used - now)

    def start(self, seconds: int) -> None:
        """Count down from so many seconds."""
        self.whole, self._used = seconds * 1000, 0
        self._go()
        self.beat.emit(self.left, self.whole)

    def stop(self) -> None:
        """Count no more."""
        self.whole = 0
        self._timer.stop()

    def set_paused(self, paused: bool) -> None:
        """Stand still, or go on."""
        if paused == self._paused:
            return
        if paused and self._timer.isActive():
            self._used += self._since.elapsed()
            self._timer.stop()
        self._paused = paused
        if not paused:
            self._go()

    def _go(self) -> None:
        if self.whole and not self._paused:
            self._since.start()
            self._timer.start()

    def _beat(self) -> None:
        left = self.left
        self.beat.emit(left, self.whole)
        if left == 0:
            self.stop()
            self.ran_out.emit()


class Banner(QWidget):
    """One sentence over the table, with a bar that shrinks where time is short."""

    def __init__(self, theme: Theme, family: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme = theme
        self.family = family
        self.words = ""
        self.share: float | None = None
        self.seconds = 0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.hide()

    def say(self, words: str, area: QRectF) -> None:
        """Say this over the lower edge of ``area``."""
        self.words = words
        self.setAccessibleName(words)
        width, height = min(660, int(area.width())), 52
        self.setGeometry(int(area.center().x() - width / 2), int(area.bottom() - height), width, height)
        self.show()
        self.raise_()
        self.update()

    def count(self, left: int, whole: int) -> None:
        """So many milliseconds of so many are left."""
        self.share, self.seconds = left / whole, (left + 999) // 1000
        self.update()

    def be_silent(self) -> None:
        """Go away."""
        self.words, self.share = "", None
        self.setAccessibleName("")
        self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        plate = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        painter.setPen(QPen(QColor(self.theme.danger), 3))
        painter.setBrush(QColor(self.theme.surface_raised))
        painter.drawRoundedRect(plate, 10, 10)
        words = plate.adjusted(12, 0, -12, -8 if self.share is not None else 0)
        if self.share is not None:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(self.theme.accent))
            bar = QRectF(plate.left() + 10, plate.bottom() - 12, (plate.width() - 20) * self.share, 6)
            painter.drawRoundedRect(bar, 3, 3)
            painter.setPen(QColor(self.theme.text))
            painter.setFont(font(self.family, 22, QFont.Weight.ExtraBold))
            painter.drawText(words, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight), str(self.seconds))
            words.setRight(words.right() - 40)
        face = font(self.family, 19, QFont.Weight.Bold)
        painter.setFont(face)
        wide = painter.fontMetrics().horizontalAdvance(self.words)
        if wide > words.width():
            face.setPixelSize(max(12, int(19 * words.width() / wide)))
            painter.setFont(face)
        painter.setPen(QColor(self.theme.text))
        painter.drawText(words, int(Qt.AlignmentFlag.AlignCenter), self.words)
        painter.end()
