"""Words painted into a room of any size: in one line or two, smaller where they must be, and cut last of all."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

#: No words are smaller than this, in pixels.
SMALLEST = 9
#: One line is taken as long as its words are not smaller than this share of what two lines would allow.
_ONE_LINE = 0.8
#: Where words would be smaller than this share of what is wanted, a long one is broken anywhere.
_BROKEN = 0.5


@dataclass(frozen=True, slots=True)
class Fitted:
    """How words go into a room: so high, in pixels, as these lines; ``whole``: nothing of them is cut."""

    pixels: int
    lines: tuple[str, ...]
    whole: bool = True


def fitted(words: str, font: QFont, room: QRectF, pixels: float) -> Fitted:
    """``words`` in ``font`` as large as ``room`` allows, at most ``pixels`` high."""
    most = max(SMALLEST, round(pixels))
    one = _largest((words,), font, room, most)
    if one is not None and one.pixels == most:
        return one
    best = _best(one, [_largest(lines, font, room, most) for lines in _breaks(words)])
    if best is None or best.pixels < most * _BROKEN:  # a long word
        half = -(-len(words) // 2)
        best = _best(best, [_largest((words[:half], words[half:]), font, room, most)])
    if best is None:
        cut = _metrics(font, SMALLEST).elidedText(words, Qt.TextElideMode.ElideRight, room.width())
        return Fitted(SMALLEST, (cut,), whole=False)
    return one if one is not None and one.pixels >= best.pixels * _ONE_LINE else best


def _breaks(words: str) -> list[tuple[str, str]]:
    """All ways to write ``words`` in two lines, at a space or after a hyphen."""
    found = []
    for at, char in enumerate(words):
        if char == " ":
            found.append((words[:at], words[at + 1 :]))
        elif char == "-" and at + 1 < len(words):
            found.append((words[: at + 1], words[at + 1 :]))
    return found


def _best(first: Fitted | None, others: Sequence[Fitted | None]) -> Fitted | None:
    """The largest of them, the first of those that are as large."""
    return max((one for one in (first, *others) if one is not None), key=lambda one: one.pixels, default=None)


def paint_fitted(
    painter: QPainter, words: str, room: QRectF, look: tuple[QFont, float, str], align: Qt.AlignmentFlag
) -> None:
    """Paint ``words`` as :func:`fitted` says, aligned in ``room``. ``look``: the font, how high in pixels at most, and
    the colour."""
    font, pixels, colour = look
    found = fitted(words, font, room, pixels)
    sized = QFont(font)
    sized.setPixelSize(found.pixels)
    painter.setFont(sized)
    painter.setPen(QColor(colour))
    painter.drawText(room, align, "\n".join(found.lines))


def _metrics(font: QFont, pixels: int) -> QFontMetricsF:
    sized = QFont(font)
    sized.setPixelSize(pixels)
    return QFontMetricsF(sized)


def _largest(lines: tuple[str, ...], font: QFont, room: QRectF, most: int) -> Fitted | None:
    """As large as they may be; None where even the smallest are too large."""
    for pixels in range(most, SMALLEST - 1, -1):
        metrics = _metrics(font, pixels)
        high = metrics.height() + metrics.lineSpacing() * (len(lines) - 1)
        wide = max(metrics.horizontalAdvance(line) for line in lines)
        if wide <= room.width() and (high <= room.height() or len(lines) == 1):
            return Fitted(pixels, lines)
    return None
