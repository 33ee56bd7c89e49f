"""What lies over the picture of the tower: the ring of force, a word at a block, the die's result, the key card."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QImage, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from stackhub.tabletop.board import Look

_RING, _RING_WIDTH = 22.0, 6.0
_CHIP_HEIGHT, _MARGIN = 36.0, 12.0
_DIE = 92.0
_EASY, _HARD = QColor("#2f9e44"), QColor("#d9480f")


@dataclass(frozen=True)
class Force:
    """How hard the hand pulls: `strain` from 0 to 1 of what it may, at a point of the picture."""

    at: QPointF
    strain: float
    newtons: float


@dataclass(frozen=True)
class Note:
    """A few words at a point of the picture."""

    at: QPointF
    words: str


class Marks(QWidget):
    """Lies over the view and lets every event through."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = look
        self.force: Force | None = None
        self.note: Note | None = None
        self.sentence = ""
        """What is to be done or has just been felt, for a moment."""
        self.die: QImage | None = None
        """The face that was rolled."""
        self.direction = ""
        """Which way the die goes round, where that matters."""
        self.clock = ""
        """Seconds left of the turn, where there is a limit."""
        self.keys: Sequence[tuple[str, str]] = ()
        """The key card: what to press, and what it does; empty when the player has put it away."""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def set_look(self, look: Look) -> None:
        self.look = look
        self.update()

    def show_force(self, force: Force | None) -> None:
        if force != self.force:
            self.force = force
            self.update()

    def show_note(self, note: Note | None) -> None:
        if note != self.note:
            self.note = note
            self.update()

    def say(self, sentence: str) -> None:
        if sentence != self.sentence:
            self.sentence = sentence
            self.update()

    def show_die(self, face: QImage | None) -> None:
        if face is not self.die:
            self.die = face
            self.update()

    def show_direction(self, words: str) -> None:
        if words != self.direction:
            self.direction = words
            self.update()

    def show_clock(self, words: str) -> None:
        if words != self.clock:
            self.clock = words
            self.update()

    def show_keys(self, keys: Sequence[tuple[str, str]]) -> None:
        self.keys = keys
        self.update()

    # --- Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.keys:
            self._paint_keys(painter)
        if self.clock:
            self._paint_chip(painter, QPointF(self.width() / 2, _MARGIN + _CHIP_HEIGHT / 2), self.clock)
        if self.direction:
            self._paint_chip(painter, QPointF(self.width(), _MARGIN + _CHIP_HEIGHT / 2), self.direction)
        if self.die is not None:
            self._paint_die(painter, self.die)
        if self.sentence:
            self._paint_sentence(painter)
        if self.force is not None:
            self._paint_force(painter, self.force)
        if self.note is not None:
            self._paint_chip(painter, self.note.at - QPointF(0, 40), self.note.words)
        painter.end()

    def _font(self, pixels: int) -> QFont:
        font = QFont(self.font())
        font.setPixelSize(pixels)
        font.setBold(True)
        return font

    def _paint_force(self, painter: QPainter, force: Force) -> None:
        """A ring that fills with the force, wider and redder as it grows, with the newtons beside it."""
        strain = min(1.0, max(0.0, force.strain))
        box = QRectF(force.at.x() - _RING, force.at.y() - _RING, 2 * _RING, 2 * _RING)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        back = QColor(self.look.theme.surface)
        back.setAlpha(200)
        painter.setPen(QPen(back, _RING_WIDTH + 4))
        painter.drawEllipse(box)
        mixed = QColor(
            round(_EASY.red() + (_HARD.red() - _EASY.red()) * strain),
            round(_EASY.green() + (_HARD.green() - _EASY.green()) * strain),
            round(_EASY.blue() + (_HARD.blue() - _EASY.blue()) * strain),
        )
        pen = QPen(mixed, _RING_WIDTH)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.drawArc(box, 90 * 16, -round(360 * 16 * max(0.01, strain)))
        words = self.locale().toString(force.newtons, "f", 1) + "\u00a0N"
        self._paint_chip(painter, force.at + QPointF(0, -_RING - 26), words)

    def _paint_chip(self, painter: QPainter, at: QPointF, words: str) -> None:
        """Words on a rounded plate, kept inside the picture."""
        font = self._font(17)
        wide = QFontMetricsF(font).horizontalAdvance(words) + 28
        left = min(max(at.x() - wide / 2, _MARGIN), max(_MARGIN, self.width() - wide - _MARGIN))
        top = min(max(at.y() - _CHIP_HEIGHT / 2, _MARGIN), max(_MARGIN, self.height() - _CHIP_HEIGHT - _MARGIN))
        box = QRectF(left, top, wide, _CHIP_HEIGHT)
        painter.setPen(QPen(QColor(self.look.theme.border), 1))
        painter.setBrush(QColor(self.look.theme.surface))
        painter.drawRoundedRect(box, 10, 10)
        painter.setPen(QColor(self.look.theme.text))
        painter.setFont(font)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, words)

    def _paint_die(self, painter: QPainter, face: QImage) -> None:
        """What was rolled, large enough for the other side of the room."""
        box = QRectF(self.width() - _DIE - _MARGIN, self.height() - _DIE - _MARGIN, _DIE, _DIE)
        painter.setPen(QPen(QColor(self.look.theme.border), 1))
        painter.setBrush(QColor(self.look.theme.surface))
        painter.drawRoundedRect(box, 14, 14)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawImage(box.adjusted(7, 7, -7, -7), face)

    def _paint_sentence(self, painter: QPainter) -> None:
        """Below the middle, in one line or two, beside the die."""
        font = self._font(18)
        flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
        room = max(120.0, self.width() - 2 * (_DIE + 3 * _MARGIN))
        text = QFontMetricsF(font).boundingRect(QRectF(0, 0, room - 28, 400), int(flags), self.sentence)
        wide, tall = text.width() + 32, max(_CHIP_HEIGHT + 4, text.height() + 14)
        box = QRectF((self.width() - wide) / 2, self.height() - tall - _MARGIN, wide, tall)
        painter.setPen(QPen(QColor(self.look.theme.border), 1))
        painter.setBrush(QColor(self.look.theme.surface))
        painter.drawRoundedRect(box, 10, 10)
        painter.setPen(QColor(self.look.theme.text))
        painter.setFont(font)
        painter.drawText(box, flags, self.sentence)

    def _paint_keys(self, painter: QPainter) -> None:
        keys_font, words_font = self._font(13), self._font(13)
        words_font.setBold(False)
        first = max(QFontMetricsF(keys_font).horizontalAdvance(key) for key, _ in self.keys)
        second = max(QFontMetricsF(words_font).horizontalAdvance(words) for _, words in self.keys)
        line = 21.0
        box = QRectF(_MARGIN, _MARGIN, first + second + 44, line * len(self.keys) + 16)
        ground = QColor(self.look.theme.surface)
        ground.setAlpha(225)
        painter.setPen(QPen(QColor(self.look.theme.border), 1))
        painter.setBrush(ground)
        painter.drawRoundedRect(box, 10, 10)
        painter.setPen(QColor(self.look.theme.text))
        for number, (key, words) in enumerate(self.keys):
            y = box.top() + 8 + number * line
            painter.setFont(keys_font)
            painter.drawText(QRectF(box.left() + 14, y, first + 2, line), Qt.AlignmentFlag.AlignVCenter, key)
            painter.setFont(words_font)
            painter.drawText(QRectF(box.left() + 28 + first, y, second + 6, line), Qt.AlignmentFlag.AlignVCenter, words)
