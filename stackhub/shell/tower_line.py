"""The line of time of a tower's replay: where each turn begins, whose it is, and where the tower falls."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QAbstractSlider, QWidget

from stackhub.shell.hub import Hub
from stackhub.tabletop.palette import paint
from stackhub.tabletop.signs import sign_pixmap

_HIGH, _BAR, _EDGE, _KNOB = 44, 14, 14.0, 9.0
_SIGN, _NARROWEST = 14, 18.0
_STEP_MS, _PAGE_MS = 1_000, 5_000


@dataclass(frozen=True)
class Stretch:
    """A turn on the line: from, to (both in milliseconds), its seat's colour, and when the tower fell in it."""

    start: int
    end: int
    colour: str
    fell: int | None = None


class TowerLine(QAbstractSlider):
    """A slider in milliseconds. ``sought(ms)``: the player wants to be there."""

    sought = Signal(int)

    def __init__(self, hub: Hub, stretches: Sequence[Stretch], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._hub = hub
        self._stretches = stretches
        self.setRange(0, stretches[-1].end if stretches else 0)
        self.setSingleStep(_STEP_MS)
        self.setPageStep(_PAGE_MS)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setOrientation(Qt.Orientation.Horizontal)
        self.setMinimumHeight(_HIGH)
        self.actionTriggered.connect(lambda _: self.sought.emit(self.sliderPosition()))

    def show_at(self, ms: int) -> None:
        """The replay is there now."""
        self.blockSignals(True)
        self.setValue(ms)
        self.blockSignals(False)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(400, _HIGH)

    # --- where is what

    @property
    def _wide(self) -> float:
        return max(1.0, self.width() - 2 * _EDGE)

    def _x(self, ms: int) -> float:
        return _EDGE + self._wide * ms / max(1, self.maximum())

    def _ms(self, x: float) -> int:
        return round(min(max(0.0, (x - _EDGE) / self._wide), 1.0) * self.maximum())

    # --- Qt

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.setSliderDown(True)
            self.sought.emit(self._ms(event.position().x()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self.isSliderDown() and event.buttons() & Qt.MouseButton.LeftButton:
            self.sought.emit(self._ms(event.position().x()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.setSliderDown(False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space:
            event.ignore()  # plays and pauses, wherever the focus is
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, palette = self._hub.theme, self._hub.palette
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        top = self.height() - _BAR - 6.0
        text = QColor(theme.text)
        for number, stretch in enumerate(self._stretches):
            left, right = self._x(stretch.start), self._x(stretch.end)
            swatch = paint(palette, stretch.colour)  # type: ignore[arg-type]
            box = QRectF(left + 0.75, top, max(1.0, right - left - 1.5), _BAR)
            painter.fillRect(box, QColor(swatch.base))
            text.setAlphaF(0.55)
            painter.setPen(text)
            painter.drawRect(box)
            if right - left >= _NARROWEST:
                picture = sign_pixmap(stretch.colour, swatch, _SIGN, self.devicePixelRatioF())  # type: ignore[arg-type]
                painter.drawPixmap(QPointF((left + right) / 2 - _SIGN / 2, top - _SIGN - 3), picture)
            if stretch.fell is not None:
                self._paint_fall(painter, self._x(stretch.fell), top)
            if number and right - left >= 3:
                painter.fillRect(QRectF(left - 0.5, top - 4, 1, _BAR + 4), QColor(theme.text))
        at = self._x(self.value())
        painter.setPen(QPen(QColor(theme.window), 1.5))  # seen on every colour of a seat
        painter.setBrush(QColor(theme.text))
        painter.drawRoundedRect(QRectF(at - 4.5, top - 7, 9, _BAR + 13), 4, 4)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QColor(theme.focus))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 6, 6)
        painter.end()

    def _paint_fall(self, painter: QPainter, at: float, top: float) -> None:
        """A cross of the text's colour on a plate: seen on every seat's colour."""
        painter.save()
        painter.setPen(QColor(self._hub.theme.text))
        painter.setBrush(QColor(self._hub.theme.window))
        plate = QRectF(at - _KNOB, top - 3, 2 * _KNOB, _BAR + 6)
        painter.drawRoundedRect(plate, 4, 4)
        half = 4.0
        middle = plate.center()
        down = QPolygonF(
            [
                QPointF(middle.x() - half, middle.y() - half),
                QPointF(middle.x() + half, middle.y() - half),
                QPointF(middle.x(), middle.y() + half),
            ]
        )
        painter.setBrush(QColor(self._hub.theme.text))
        painter.drawPolygon(down)
        painter.restore()
