"""The draw pile, and the place of what is laid."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from stackhub.tabletop.faces import Faces
from stackhub.tabletop.fonts import font
from stackhub.tabletop.marks import paint_count, paint_focus, paint_mark, paint_ring
from stackhub.tabletop.piece_item import rounded
from stackhub.tabletop.spread import Place

#: The draw pile is painted a back higher for so many pieces.
_PER_BACK = 6


class StockItem(QGraphicsItem):
    """The draw pile: ``count`` backs, its number below; a groove when it is empty. ``lit``: one may draw; ``hinted``:
    the hint draws."""

    def __init__(self, faces: Faces, unit: float, middle: QPointF, width: float) -> None:
        super().__init__()
        self.faces = faces
        self.unit = unit
        self.middle = middle
        self.width = width
        self.count = 0
        self.lit = self.focused = self.hovered = self.hinted = False

    @property
    def place(self) -> Place:
        """Where its uppermost piece lies."""
        return Place(self.middle.x(), self.middle.y() - self._height, 0.0)

    @property
    def _height(self) -> float:
        return min(7, (self.count + _PER_BACK - 1) // _PER_BACK) * 1.6 * self.unit

    @property
    def rect(self) -> QRectF:
        """What the pile covers."""
        high = self.width * self.faces.aspect
        return QRectF(self.middle.x() - self.width / 2, self.middle.y() - high / 2, self.width, high)

    def set_count(self, count: int) -> None:
        if count != self.count:
            self.count = count
            self.update()

    def mark(self, *, lit: bool, focused: bool, hovered: bool, hinted: bool = False) -> None:
        if (lit, focused, hovered, hinted) != (self.lit, self.focused, self.hovered, self.hinted):
            self.lit, self.focused, self.hovered, self.hinted = lit, focused, hovered, hinted
            self.update()

    # --- Qt

    def boundingRect(self) -> QRectF:
        return self.rect.adjusted(-16, -26 * self.unit, 16, 22 * self.unit)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        look, rect = self.faces.look, self.rect
        groove(painter, rect, self.faces)
        ratio = painter.device().devicePixelRatioF()
        picture = self.faces.pixmap(None, self.width, ratio)
        backs = min(7, (self.count + _PER_BACK - 1) // _PER_BACK)
        for index in range(backs):
            painter.drawPixmap(rect.translated(0, -index * 1.6 * self.unit), picture, QRectF(picture.rect()))
        top = rect.translated(0, -max(0, backs - 1) * 1.6 * self.unit)
        outline = rounded(top, self.width * self.faces.corner).toFillPolygon()
        if self.lit:
            paint_ring(painter, outline, look.theme, max(3.0, 3.4 * self.unit), strong=self.hovered)
        if self.hinted:
            paint_mark(painter, QPointF(top.center().x(), top.top()), max(24.0, self.width * 0.3), "here", look.theme)
        if self.focused:
            paint_focus(painter, outline, look.theme)
        face = font(self.faces.family, max(9, round(20 * self.unit)), QFont.Weight.ExtraBold)
        paint_count(painter, QPointF(rect.center().x(), rect.bottom()), self.count, face, look.theme)


class LaidArea(QGraphicsItem):
    """The place of what is laid: a groove in the table."""

    def __init__(self, faces: Faces, rect: QRectF) -> None:
        super().__init__()
        self.faces = faces
        self.rect = rect

    def boundingRect(self) -> QRectF:
        return self.rect.adjusted(-2, -2, 2, 2)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        groove(painter, self.rect, self.faces)


class LaidRing(QGraphicsItem):
    """Around what is laid, above it: a ring where a piece may be laid now, another for the focus."""

    def __init__(self, faces: Faces, rect: QRectF) -> None:
        super().__init__()
        self.faces = faces
        self.rect = rect
        self.lit = self.focused = self.hovered = False

    def mark(self, *, lit: bool, focused: bool, hovered: bool) -> None:
        if (lit, focused, hovered) != (self.lit, self.focused, self.hovered):
            self.lit, self.focused, self.hovered = lit, focused, hovered
            self.update()

    def boundingRect(self) -> QRectF:
        return self.rect.adjusted(-24, -24, 24, 24)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        outline = rounded(self.rect.adjusted(-8, -8, 8, 8), 14).toFillPolygon()
        if self.lit:
            paint_ring(painter, outline, self.faces.look.theme, 4.0, strong=self.hovered)
        if self.focused:
            paint_focus(painter, outline, self.faces.look.theme)


def groove(painter: QPainter, rect: QRectF, faces: Faces) -> None:
    """A shallow place in the wood."""
    floor = QColor(faces.look.theme.shadow)
    floor.setAlphaF(0.16)
    path = rounded(rect, faces.corner * min(rect.width(), rect.height()))
    painter.fillPath(path, floor)
    line = QColor(faces.look.theme.on_wood)
    line.setAlphaF(0.35)
    painter.strokePath(path, QPen(line, 1.2))
