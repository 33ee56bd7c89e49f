"""What an avatar wears on its face and on its head."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

_INK = QColor("#2b211c")


def draw_extra(painter: QPainter, extra: int, hair: QColor) -> None:
    """Glasses, a beard, freckles; 0 is nothing."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(_INK, 2.2))
    match extra:
        case 1 | 2:  # round glasses, square ones
            for x in (32, 53):
                box = QRectF(x, 42, 15, 14)
                painter.drawEllipse(box) if extra == 1 else painter.drawRoundedRect(box, 3, 3)
            painter.drawLine(QPointF(47, 48), QPointF(53, 48))
        case 3:  # a beard
            path = QPainterPath(QPointF(25, 56))
            path.cubicTo(26, 94, 74, 94, 75, 56)
            path.cubicTo(70, 66, 62, 60, 50, 60)
            path.cubicTo(38, 60, 30, 66, 25, 56)
            mouth = QPainterPath()
            mouth.addEllipse(QPointF(50, 67), 10, 6)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.fillPath(path.subtracted(mouth), hair)
        case 4:  # a moustache
            path = QPainterPath(QPointF(50, 60))
            path.cubicTo(44, 56, 38, 60, 33, 65)
            path.cubicTo(40, 67, 46, 66, 50, 63)
            path.cubicTo(54, 66, 60, 67, 67, 65)
            path.cubicTo(62, 60, 56, 56, 50, 60)
            painter.fillPath(path, hair)
        case 5:  # freckles
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(120, 70, 40, 170))
            for x, y in ((34, 58), (38, 61), (33, 63), (66, 58), (62, 61), (67, 63)):
                painter.drawEllipse(QPointF(x, y), 1.4, 1.4)
        case 6:  # rosy cheeks
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(214, 72, 72, 110))
            for x in (34, 66):
                painter.drawEllipse(QPointF(x, 60), 5, 3.6)
        case _:
            return


def draw_hat(painter: QPainter, hat: int) -> None:
    """A cap, a hat, a crown; 0 is nothing."""
    painter.setPen(QPen(_INK, 1.6))
    path = QPainterPath()
    match hat:
        case 1:  # a cap
            painter.setBrush(QColor("#c8442f"))
            path.moveTo(23, 34)
            path.cubicTo(24, 8, 76, 8, 77, 34)
            path.closeSubpath()
            painter.drawPath(path)
            painter.drawRoundedRect(QRectF(44, 30, 46, 7), 3.5, 3.5)
        case 2:  # knitted
            painter.setBrush(QColor("#3f7d5a"))
            path.moveTo(22, 32)
            path.cubicTo(24, 2, 76, 2, 78, 32)
            path.closeSubpath()
            painter.drawPath(path)
            painter.setBrush(QColor("#e9efe6"))
            painter.drawRoundedRect(QRectF(20, 27, 60, 10), 5, 5)
            painter.drawEllipse(QPointF(50, 8), 6, 6)
        case 3:  # a top hat
            painter.setBrush(QColor("#26262b"))
            painter.drawRect(QRectF(32, 3, 36, 26))
            painter.drawRoundedRect(QRectF(18, 27, 64, 7), 3.5, 3.5)
            painter.fillRect(QRectF(33, 20, 34, 6), QColor("#b8402a"))
        case 4:  # for a party
            painter.setBrush(QColor("#f2b632"))
            painter.drawPolygon(QPolygonF([QPointF(30, 30), QPointF(50, 0), QPointF(70, 30)]))
            painter.setPen(Qt.PenStyle.NoPen)
            for x, y, colour in ((44, 24, "#c8442f"), (56, 22, "#2f6fb5"), (50, 13, "#3f7d5a")):
                painter.setBrush(QColor(colour))
                painter.drawEllipse(QPointF(x, y), 3, 3)
        case 5:  # a crown
            painter.setBrush(QColor("#f5c945"))
            points = ((27, 32), (24, 9), (37, 20), (50, 5), (63, 20), (76, 9), (73, 32))
            painter.drawPolygon(QPolygonF([QPointF(x, y) for x, y in points]))
        case 6:  # a headband
            painter.setBrush(QColor("#2f6fb5"))
            path.moveTo(24, 36)
            path.cubicTo(34, 26, 66, 26, 76, 36)
            path.lineTo(76, 43)
            path.cubicTo(66, 33, 34, 33, 24, 43)
            path.closeSubpath()
            painter.drawPath(path)
        case _:
            return
