"""A card or token on the table: face or back, lying, lifted, marked, or on its way."""

from __future__ import annotations

import math

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen, QPixmap, QPolygonF, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from stackhub.tabletop.faces import SHADE, Faces
from stackhub.tabletop.fonts import font
from stackhub.tabletop.marks import paint_count, paint_focus, paint_mark, paint_ring
from stackhub.tabletop.spread import Place

_MARGIN = 0.22
#: Up to so much larger a piece is painted from the picture for its own size.
_LARGER = 1.25


class PieceItem(QGraphicsItem):
    """``name`` is what is on its face; None stands for a back of which nothing is known. ``facing`` is 1 face up, 0
    back up, and between while it turns. ``lit`` it may be played, ``hinted`` the hint plays it, ``focused`` the
    keyboard acts on it, ``badge`` its number among those that are chosen (0: none)."""

    def __init__(self, faces: Faces, name: str | None, width: float) -> None:
        super().__init__()
        self.faces = faces
        self.name = name
        self.width = width
        self.facing = 0.0 if name is None else 1.0
        self.lit = self.hinted = self.focused = self.hovered = False
        self.badge = 0
        self.lift = 0.0
        """How high it is above the table, 0 to 1: its shadow falls farther away."""

    @property
    def size(self) -> tuple[float, float]:
        return self.width, self.width * self.faces.aspect

    @property
    def place(self) -> Place:
        """Where it is."""
        return Place(self.pos().x(), self.pos().y(), self.rotation(), self.scale())

    def put(self, place: Place) -> None:
        """Lie there."""
        self.setPos(place.x, place.y)
        self.setRotation(place.angle)
        self.setScale(place.scale)

    def resize(self, width: float) -> None:
        """Become larger or smaller."""
        if width != self.width:
            self.prepareGeometryChange()
            self.width = width

    def turn_to(self, facing: float) -> None:
        """Show the face (1), the back (0), or turn between them."""
        if self.name is not None and facing != self.facing:
            self.facing = facing
            self.update()

    def mark(
        self, *, lit: bool = False, hinted: bool = False, focused: bool = False, hovered: bool = False, badge: int = 0
    ) -> None:
        """Wear these marks and no others."""
        marks = (lit, hinted, focused, hovered, badge)
        if marks != (self.lit, self.hinted, self.focused, self.hovered, self.badge):
            self.lit, self.hinted, self.focused, self.hovered, self.badge = marks
            self.update()

    def covers(self, point: QPointF) -> bool:
        """Whether ``point`` of the table lies on it."""
        inside = self.mapFromScene(point)
        width, height = self.size
        return abs(inside.x()) <= width / 2 and abs(inside.y()) <= height / 2

    # --- Qt

    def boundingRect(self) -> QRectF:
        width, height = self.size
        more = width * _MARGIN
        return QRectF(-width / 2 - more, -height / 2 - more, width + 2 * more, height + 2 * more)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """From a picture that is kept, turned as the piece lies, whenever it only lies or glides: turning it anew for
        each frame cost 1.1 ms a piece, the kept one 0.2 ms (a hand of ten, 2026-11-30)."""
        if self.facing not in (0.0, 1.0) or self.scale() != 1.0:
            self._paint_all(painter)
            return
        at = painter.worldTransform()
        turned = QTransform(at.m11(), at.m12(), at.m21(), at.m22(), 0, 0)
        place = turned.mapRect(self.boundingRect()).toAlignedRect()
        picture = self._kept(turned, place, painter.device().devicePixelRatioF())
        painter.save()
        painter.setWorldTransform(QTransform())
        painter.drawPixmap(QPoint(round(at.dx()) + place.left(), round(at.dy()) + place.top()), picture)
        painter.restore()

    def _kept(self, turned: QTransform, place: QRect, dpr: float) -> QPixmap:
        """The picture of this piece with its marks, turned like that, which covers ``place`` around its middle."""
        shown = self.name if self.facing >= 0.5 else None
        marks = (self.lit, self.hinted, self.focused, self.hovered, self.badge, round(self.lift, 2))
        key = (shown, self.width, round(turned.m11(), 4), round(turned.m12(), 4), dpr, marks)

        def drawn() -> QPixmap:
            picture = QPixmap(place.size() * dpr)
            picture.setDevicePixelRatio(dpr)
            picture.fill(Qt.GlobalColor.transparent)
            painter = QPainter(picture)
            painter.translate(-place.left(), -place.top())
            painter.setWorldTransform(turned, True)
            self._paint_all(painter)
            painter.end()
            return picture

        return self.faces.kept(key, drawn)

    def _paint_all(self, painter: QPainter) -> None:
        width, height = self.size
        rect = QRectF(-width / 2, -height / 2, width, height)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        theme = self.faces.look.theme
        shown = self.name if self.facing >= 0.5 else None
        larger = self.scale() if self.scale() > _LARGER else 1.0
        picture = self.faces.lying(shown, width * larger, painter.device().devicePixelRatioF())
        across = abs(math.cos(math.pi * self.facing)) if 0 < self.facing < 1 else 1.0
        whole = QRectF(-width * SHADE / 2, -height * SHADE / 2, width * SHADE, height * SHADE)
        if across < 1:
            painter.save()
            painter.scale(max(0.02, across), 1)
        if self.faces.look.rich and self.lift:
            self._shadow(painter, rect)
        painter.drawPixmap(whole, picture, QRectF(picture.rect()))
        if across < 1:
            painter.restore()
            return
        outline = self._outline(rect)
        if self.lit:
            self._edge(painter, rect)
        if self.hovered:
            pen = QPen(QColor(theme.text), 2.0)
            painter.strokePath(rounded(rect.adjusted(1, 1, -1, -1), width * self.faces.corner), pen)
        if self.hinted:
            paint_ring(painter, outline, theme, max(3.0, width * 0.035), strong=True)
            paint_mark(painter, QPointF(0, rect.top() + width * 0.02), max(24.0, width * 0.3), "here", theme)
        if self.focused:
            paint_focus(painter, outline, theme)
        if self.badge:
            face = font(self.faces.family, max(18, round(width * 0.2)), QFont.Weight.ExtraBold)
            paint_count(painter, QPointF(0, rect.top() - width * 0.02), self.badge, face, theme)

    def _outline(self, rect: QRectF) -> QPolygonF:
        path = rounded(rect, self.width * self.faces.corner)
        return path.toFillPolygon()

    def _edge(self, painter: QPainter, rect: QRectF) -> None:
        """A bright rim: this one may be played."""
        theme, wide = self.faces.look.theme, max(2.5, self.width * 0.032)
        around = rounded(
            rect.adjusted(-wide / 2, -wide / 2, wide / 2, wide / 2), self.width * self.faces.corner + wide / 2
        )
        painter.strokePath(around, QPen(QColor(theme.on_wood), wide + 2.0))
        painter.strokePath(around, QPen(QColor(theme.accent), wide))

    def _shadow(self, painter: QPainter, rect: QRectF) -> None:
        picture = self.faces.shadow(self.width, painter.device().devicePixelRatioF())
        away = self.width * (0.015 + 0.09 * self.lift)
        grown = SHADE * (1 + 0.04 * self.lift)
        shade = QRectF(0, 0, rect.width() * grown, rect.height() * grown)
        shade.moveCenter(rect.center() + QPointF(away * 0.5, away))
        painter.drawPixmap(shade, picture, QRectF(picture.rect()))


def rounded(rect: QRectF, radius: float) -> QPainterPath:
    """A rectangle with round corners as a path."""
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    return path
