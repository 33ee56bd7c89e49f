"""The podium itself: the first three places on steps, whoever shares one side by side, the others in a list below."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from stackhub.engine.party.scoring import points_text
from stackhub.engine.party.standings import Standing
from stackhub.shell.fitted_text import paint_fitted
from stackhub.shell.hub import Hub
from stackhub.shell.party_faces import head_of, paint_face
from stackhub.shell.party_words import decimal_sign, note_of

#: How high the step of each place is, as a share of the first one's.
_HEIGHTS = {1: 1.0, 2: 0.72, 3: 0.5}
#: From left to right.
_ORDER = (2, 1, 3)
#: More people than this on one step stand in two columns; a step that nobody holds then leaves its room to them.
_ONE_COLUMN = 3
#: In letters' heights: the first step at least, the room above all steps, and below them.
_LOWEST, _ABOVE, _BELOW = 3.0, 0.4, 0.6
#: How high somebody's room on a step is at most: alone or with another, and in a crowd, so that the winner stands out.
_TALLEST, _TALLEST_OF_MANY = 3.4, 2.8
#: A face is at most so wide, as a share of its holder's room: the name must be read.
_FACE = 0.28
#: How much of a holder's room their name gets, which may need two lines; less where something is noted of them.
_NAME, _NAME_NOTED = 0.58, 0.46


@dataclass(frozen=True, slots=True)
class Step:
    """The step of a place, and the rooms of those who hold it, in their order."""

    block: QRectF
    holders: tuple[QRectF, ...]


def steps_in(room: QRectF, crowds: Mapping[int, int], size: float) -> dict[int, Step]:
    """The steps by place, left to right, in ``room``; ``crowds``: how many hold each place. ``size`` is how high
    letters are, in pixels. The step of a better place is always the higher one, and nobody stands outside ``room``."""
    crowded = max(crowds.values(), default=0) > _ONE_COLUMN
    shown = [place for place in _ORDER if crowds.get(place) or not crowded]
    columns = {place: 2 if crowds.get(place, 0) > _ONE_COLUMN else 1 for place in shown}
    rows = {place: -(-crowds.get(place, 0) // columns[place]) for place in shown}
    free = room.height() - size * _ABOVE
    lowest = min(size * _LOWEST, free * 0.5)
    tall = {}
    for place in (place for place in shown if rows[place]):
        most = size * (_TALLEST if rows[place] < _ONE_COLUMN else _TALLEST_OF_MANY)
        tall[place] = min(most, (free - lowest * _HEIGHTS[place]) / rows[place])
    first = min((free - rows[place] * tall[place]) / _HEIGHTS[place] for place in tall) if tall else lowest
    first = min(first, free)  # a step alone on the second place would else be higher than the room
    steps, left, unit = {}, room.left(), room.width() / sum(columns.values())
    for place in shown:
        wide, high = unit * columns[place], first * _HEIGHTS[place]
        block = QRectF(left + unit * 0.03, room.bottom() - high, wide - unit * 0.06, high)
        each = block.width() / columns[place]
        holders = []
        for number in range(crowds.get(place, 0)):
            row, column = divmod(number, columns[place])
            top = block.top() - (rows[place] - row) * tall[place]
            holders.append(QRectF(block.left() + column * each, top, each - unit * 0.06, tall[place]))
        steps[place] = Step(block, tuple(holders))
        left += wide
    return steps


class Podium(QWidget):
    """Paints the first three places on steps and the others in a list below."""

    def __init__(self, hub: Hub, rows: Sequence[Standing], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.hub = hub
        self._rows = tuple(rows)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        hub.look_changed.connect(self.update)

    def sizeHint(self) -> QSize:
        return QSize(560, 420)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        others = [row for row in self._rows if row.place > len(_HEIGHTS)]
        size = min(self.height() / 17, self.width() / 22)
        if not any(row.points for row in self._rows):  # where nobody has won anything nobody stands above others
            words = self.tr("No game was played to its end.")
            self._text(painter, QRectF(self.rect()), words, (size, self.hub.theme.text), Qt.AlignmentFlag.AlignCenter)
            return
        columns = 2 if len(others) > 3 else 1
        below = -(-len(others) // columns) * size * 1.5
        room = QRectF(0, 0, self.width(), self.height() - below - size * _BELOW)
        on = {place: [row for row in self._rows if row.place == place] for place in _HEIGHTS}
        for place, step in steps_in(room, {place: len(rows) for place, rows in on.items()}, size).items():
            self._paint_block(painter, place, step.block, size)
            for row, holder in zip(on[place], step.holders, strict=True):
                self._paint_holder(painter, row, holder, size)
        for number, row in enumerate(others):
            width = (self.width() - size * 1.5 * (columns - 1)) / columns
            lines = -(-len(others) // columns)
            y = self.height() - below + (number % lines) * size * 1.5
            self._paint_line(painter, row, QRectF((number // lines) * (width + size * 1.5), y, width, size * 1.5), size)

    def _paint_block(self, painter: QPainter, place: int, block: QRectF, size: float) -> None:
        theme = self.hub.theme
        painter.setPen(QPen(QColor(theme.border), 2))
        painter.setBrush(QColor(theme.wood_light if place != 1 else theme.accent))
        painter.drawRoundedRect(block, 8, 8)
        ink = theme.on_accent if place == 1 else theme.on_wood
        self._text(painter, block, str(place), (size * 1.9, ink), Qt.AlignmentFlag.AlignCenter)

    def _paint_holder(self, painter: QPainter, row: Standing, room: QRectF, size: float) -> None:
        theme, note = self.hub.theme, note_of(row)
        head = head_of(self.hub, row.member)
        side = min(size * 1.6, room.height() * 0.6) if head is None else min(size * 2.4, room.height() * 0.86)
        side = min(side, room.width() * _FACE)
        chip = QRectF(room.left(), room.center().y() - side / 2, side, side)
        paint_face(painter, chip, self.hub, row.member.colour, head)
        words = room.adjusted(side + size * 0.3, 0, 0, 0)
        high = words.height() * (_NAME_NOTED if note else _NAME)
        name = QRectF(words.left(), words.top(), words.width(), high)
        look = min(size * 1.05, high * 0.74), theme.text
        self._text(painter, name, row.member.name, look, Qt.AlignmentFlag.AlignBottom)
        told = [part for part in (points_text(row.points, decimal_sign()), note) if part]
        under = (words.height() - high) / len(told)
        for number, part in enumerate(told):
            line = QRectF(words.left(), words.top() + high + number * under, words.width(), under)
            look = min(size * 0.85, under * 0.76), theme.text_muted
            self._text(painter, line, part, look, Qt.AlignmentFlag.AlignTop)

    def _paint_line(self, painter: QPainter, row: Standing, room: QRectF, size: float) -> None:
        side, look = size * 1.3, (size * 0.9, self.hub.theme.text)
        chip = QRectF(room.left() + size * 1.7, room.center().y() - side / 2, side, side)
        middle = Qt.AlignmentFlag.AlignVCenter
        number = QRectF(room.left(), room.top(), size * 1.7, room.height())
        self._text(painter, number, f"{row.place}.", look, middle)
        paint_face(painter, chip, self.hub, row.member.colour, head_of(self.hub, row.member))
        points = QRectF(room.right() - size * 2.6, room.top(), size * 2.6, room.height())
        words = QRectF(chip.right() + size * 0.5, room.top(), points.left() - chip.right() - size * 0.7, room.height())
        self._text(painter, words, row.member.name, look, middle)
        right = middle | Qt.AlignmentFlag.AlignRight
        self._text(painter, points, points_text(row.points, decimal_sign()), look, right)

    def _text(
        self, painter: QPainter, room: QRectF, words: str, look: tuple[float, str], align: Qt.AlignmentFlag
    ) -> None:
        """``look``: how high in pixels at most, and the colour."""
        font = QFont(self.font())
        font.setBold(True)
        paint_fitted(painter, words, room, (font, *look), align)
