"""What lies over the picture of the wobbling cup: a plate at every contact, lines down from the stick in the hand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QWidget

from stackhub.dexterity.marks import CHIP_HEIGHT, MARGIN, Note, TableMarks
from stackhub.games.stickstack.board_chips import paint_stick
from stackhub.games.stickstack.board_pieces import COLOURS, Bands
from stackhub.tabletop.board import Look
from stackhub.tabletop.palette import paint as paint_of
from stackhub.tabletop.signs import paint_chip

_SIGN, _PAD = 22.0, 4.0
_PLATE_WIDE, _PLATE_TALL = 3 * _SIGN + 4 * _PAD, _SIGN + 2 * _PAD
_ABOVE = 34.0  # how far a plate is from its point
_APART = 3.0
_GOOD, _BAD = QColor("#1f7a33"), QColor("#b3261e")
_HAND_WIDE, _HAND_TALL = 190.0, 30.0


@dataclass(frozen=True)
class Plate:
    """Two colours that touch, or would, at a point of the picture."""

    at: QPointF
    own: str
    theirs: str
    good: bool


@dataclass(frozen=True)
class InHand:
    """The stick in the hand, as a bar, with a word before it."""

    bands: Bands
    words: str


class StickMarks(TableMarks):
    """The marks of a wobbling cup."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self.plates: Sequence[Plate] = ()
        self.lines: Sequence[QLineF] = ()
        """From the ends of the held stick straight down to where they would lie."""
        self.hand: InHand | None = None
        self.bag: Note | None = None
        """How many sticks are in the bag, at the bag."""

    def show_plates(self, plates: Sequence[Plate]) -> None:
        if plates != self.plates:
            self.plates = plates
            self.update()

    def show_lines(self, lines: Sequence[QLineF]) -> None:
        if lines != self.lines:
            self.lines = lines
            self.update()

    def show_hand(self, hand: InHand | None) -> None:
        if hand != self.hand:
            self.hand = hand
            self.update()

    def show_bag(self, note: Note | None) -> None:
        if note != self.bag:
            self.bag = note
            self.update()

    # --- Painting

    def paint_more(self, painter: QPainter) -> None:
        if self.bag is not None:
            self.paint_chip(painter, self.bag.at, self.bag.words)
        for width, colour in ((4.0, QColor(0, 0, 0, 110)), (1.6, QColor(255, 255, 255, 220))):
            painter.setPen(QPen(colour, width, Qt.PenStyle.DashLine, Qt.PenCapStyle.RoundCap))
            painter.drawLines(list(self.lines))
        for plate, box in self.placed():
            self._paint_plate(painter, plate, box)
        if self.hand is not None:
            self._paint_hand(painter, self.hand)

    def placed(self) -> list[tuple[Plate, QRectF]]:
        """Every plate with its room: near its point, none over another, wrong ones first."""
        taken: list[QRectF] = []
        found = []
        for plate in sorted(self.plates, key=lambda one: (one.good, one.at.y(), one.at.x())):
            box = QRectF(plate.at.x() - _PLATE_WIDE / 2, plate.at.y() - _ABOVE - _PLATE_TALL, _PLATE_WIDE, _PLATE_TALL)
            box.moveLeft(min(max(box.left(), MARGIN), self.width() - _PLATE_WIDE - MARGIN))
            for step in range(2 * len(self.plates)):
                moved = box.translated(0, (step + 1) // 2 * (_PLATE_TALL + _APART) * (-1 if step % 2 else 1))
                free = not any(moved.intersects(other) for other in taken)
                if free and moved.top() >= MARGIN and moved.bottom() <= self.height() - MARGIN:
                    box = moved
                    break
            taken.append(box)
            found.append((plate, box))
        return found

    def _paint_plate(self, painter: QPainter, plate: Plate, box: QRectF) -> None:
        """Like: a tick between the two signs. Unlike: a cross, and a thicker frame."""
        colour = _GOOD if plate.good else _BAD
        start = QPointF(box.center().x(), box.bottom() if box.center().y() < plate.at.y() else box.top())
        painter.setPen(QPen(QColor(255, 255, 255, 210), 4))
        painter.drawLine(start, plate.at)
        painter.setPen(QPen(colour, 2))
        painter.drawLine(start, plate.at)
        painter.setBrush(QColor("#fffdf8"))
        painter.drawEllipse(plate.at, 4, 4)
        painter.setPen(QPen(colour, 2 if plate.good else 3.5))
        painter.drawRoundedRect(box, 8, 8)
        palette = self.look.palette
        for letter, left in ((plate.own, box.left() + _PAD), (plate.theirs, box.right() - _PAD - _SIGN)):
            name = COLOURS[letter]
            paint_chip(painter, QRectF(left, box.top() + _PAD, _SIGN, _SIGN), name, paint_of(palette, name))
        middle = box.center()
        path = QPainterPath()
        if plate.good:
            path.moveTo(middle + QPointF(-6, 0))
            path.lineTo(middle + QPointF(-2, 5))
            path.lineTo(middle + QPointF(6, -6))
        else:
            for sign in (1, -1):
                path.moveTo(middle + QPointF(-5, -5 * sign))
                path.lineTo(middle + QPointF(5, 5 * sign))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(colour, 3.2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
        painter.drawPath(path)

    def _paint_hand(self, painter: QPainter, hand: InHand) -> None:
        """At the top right, large enough for the other side of the room."""
        font = QFont(self.bold(15))
        wide = QFontMetricsF(font).horizontalAdvance(hand.words)
        box = QRectF(0, MARGIN, wide + _HAND_WIDE + 38, CHIP_HEIGHT + 8)
        box.moveRight(self.width() - MARGIN)
        self.plate(painter, box)
        painter.setFont(font)
        painter.drawText(
            box.adjusted(12, 0, 0, 0), Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, hand.words
        )
        bar = QRectF(box.right() - 12 - _HAND_WIDE, box.center().y() - _HAND_TALL / 2, _HAND_WIDE, _HAND_TALL)
        paint_stick(painter, bar, hand.bands, self.look.palette)
