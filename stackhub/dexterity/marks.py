"""What lies over the picture of a table: a word at a piece, what is to be done, the clock, the card of keys."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from stackhub.tabletop.board import Look

CHIP_HEIGHT, MARGIN = 36.0, 12.0
_MOST_OF_WIDTH = 0.45
_KEY_LINE, _KEY_PIXELS = 21.0, 13


@dataclass(frozen=True)
class Note:
    """A few words at a point of the picture."""

    at: QPointF
    words: str


class TableMarks(QWidget):
    """Lies over the view and lets every event through."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = look
        self.note: Note | None = None
        self.sentence = ""
        """What is to be done or has just been felt, for a moment."""
        self.clock = ""
        """Seconds left of the turn, where there is a limit."""
        self.keys: Sequence[tuple[str, str]] = ()
        """The key card: what to press, and what it does; empty when the player has put it away."""
        self.gives_way = False
        """The key card is not painted while it would lie over what is being played with."""
        self._columns: tuple[float, float] | None = None
        self.aside = 0.0
        """Room that is taken at both ends of the lowest line, in pixels."""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def set_look(self, look: Look) -> None:
        self.look, self._columns = look, None
        self.update()

    def show_note(self, note: Note | None) -> None:
        if note != self.note:
            self.note = note
            self.update()

    def say(self, sentence: str) -> None:
        if sentence != self.sentence:
            self.sentence = sentence
            self.update()

    def show_clock(self, words: str) -> None:
        if words != self.clock:
            self.clock = words
            self.update()

    def show_keys(self, keys: Sequence[tuple[str, str]]) -> None:
        self.keys, self._columns = keys, None
        self.update()

    def give_way_to(self, boxes: Iterable[QRectF]) -> None:
        """What the player has to see now, in the picture: the key card must not lie over it."""
        card = self.key_box() if self.keys else None
        covers = card is not None and any(card.intersects(box) for box in boxes)
        if covers != self.gives_way:
            self.gives_way = covers
            self.update()

    def key_box(self) -> QRectF:
        """Where the key card lies, at the top left."""
        first, second = self._key_columns()
        return QRectF(MARGIN, MARGIN, first + second + 44, _KEY_LINE * len(self.keys) + 16)

    @property
    def shows_keys(self) -> bool:
        """Whether the key card is seen: not where it lies over what is played with, nor where it would take half of a
        narrow picture."""
        return bool(self.keys) and not self.gives_way and self.key_box().width() <= _MOST_OF_WIDTH * self.width()

    def _key_columns(self) -> tuple[float, float]:
        """How wide the keys and the words beside them are."""
        if self._columns is None:
            keys_font, words_font = self._key_fonts()
            first = max((QFontMetricsF(keys_font).horizontalAdvance(key) for key, _ in self.keys), default=0.0)
            second = max((QFontMetricsF(words_font).horizontalAdvance(words) for _, words in self.keys), default=0.0)
            self._columns = first, second
        return self._columns

    def _key_fonts(self) -> tuple[QFont, QFont]:
        keys_font, words_font = self.bold(_KEY_PIXELS), self.bold(_KEY_PIXELS)
        words_font.setBold(False)
        return keys_font, words_font

    # --- Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.shows_keys:
            self._paint_keys(painter)
        if self.clock:
            self.paint_chip(painter, QPointF(self.width() / 2, MARGIN + CHIP_HEIGHT / 2), self.clock)
        self.paint_more(painter)
        if self.sentence:
            self._paint_sentence(painter)
        if self.note is not None:
            self.paint_chip(painter, self.note.at - QPointF(0, 40), self.note.words)
        painter.end()

    def paint_more(self, painter: QPainter) -> None:
        """What a game has besides, below the sentence and the note."""

    def bold(self, pixels: int) -> QFont:
        font = QFont(self.font())
        font.setPixelSize(pixels)
        font.setBold(True)
        return font

    def plate(self, painter: QPainter, box: QRectF, *, round_px: float = 10, alpha: int = 255) -> None:
        """A rounded plate in the theme's colours; the pen is then that of its text."""
        ground = QColor(self.look.theme.surface)
        ground.setAlpha(alpha)
        painter.setPen(QPen(QColor(self.look.theme.border), 1))
        painter.setBrush(ground)
        painter.drawRoundedRect(box, round_px, round_px)
        painter.setPen(QColor(self.look.theme.text))

    def paint_chip(self, painter: QPainter, at: QPointF, words: str) -> None:
        """Words on a rounded plate, kept inside the picture."""
        font = self.bold(17)
        wide = QFontMetricsF(font).horizontalAdvance(words) + 28
        left = min(max(at.x() - wide / 2, MARGIN), max(MARGIN, self.width() - wide - MARGIN))
        top = min(max(at.y() - CHIP_HEIGHT / 2, MARGIN), max(MARGIN, self.height() - CHIP_HEIGHT - MARGIN))
        box = QRectF(left, top, wide, CHIP_HEIGHT)
        self.plate(painter, box)
        painter.setFont(font)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, words)

    def _paint_sentence(self, painter: QPainter) -> None:
        """Below the middle, in one line or two, beside what lies at the ends."""
        font = self.bold(18)
        flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
        room = max(120.0, self.width() - 2 * (self.aside + MARGIN))
        text = QFontMetricsF(font).boundingRect(QRectF(0, 0, room - 28, 400), int(flags), self.sentence)
        wide, tall = text.width() + 32, max(CHIP_HEIGHT + 4, text.height() + 14)
        box = QRectF((self.width() - wide) / 2, self.height() - tall - MARGIN, wide, tall)
        self.plate(painter, box)
        painter.setFont(font)
        painter.drawText(box, flags, self.sentence)

    def _paint_keys(self, painter: QPainter) -> None:
        keys_font, words_font = self._key_fonts()
        first, second = self._key_columns()
        box = self.key_box()
        self.plate(painter, box, alpha=225)
        flags = Qt.AlignmentFlag.AlignVCenter
        for number, (key, words) in enumerate(self.keys):
            y = box.top() + 8 + number * _KEY_LINE
            painter.setFont(keys_font)
            painter.drawText(QRectF(box.left() + 14, y, first + 2, _KEY_LINE), flags, key)
            painter.setFont(words_font)
            painter.drawText(QRectF(box.left() + 28 + first, y, second + 6, _KEY_LINE), flags, words)
