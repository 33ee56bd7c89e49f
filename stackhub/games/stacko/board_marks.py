"""What lies over the picture of the tower besides: the ring of force, the die's result, which way the die goes."""

from __future__ import annotations

import math
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from stackhub.dexterity.marks import CHIP_HEIGHT, MARGIN, TableMarks
from stackhub.games.stacko.table_feel import Kind
from stackhub.tabletop.board import Look

_RING, _RING_WIDTH = 22.0, 6.0
_DIE = 92.0
_FELT = 13.0
_LEAST_ARC = 50.0
"""Less than this would be a speck."""
_OUTLINES: dict[Kind, tuple[Qt.PenStyle, float]] = {
    "loose": (Qt.PenStyle.DotLine, 2.0),
    "stiff": (Qt.PenStyle.DashLine, 2.5),
    "tight": (Qt.PenStyle.SolidLine, 3.0),
}
_EASY, _HARD = QColor("#2f9e44"), QColor("#d9480f")


@dataclass(frozen=True)
class Force:
    """How hard the hand pulls: `strain` from 0 to 1 of what it may, at a point of the picture."""

    at: QPointF
    strain: float
    newtons: float


@dataclass(frozen=True)
class Felt:
    """How a block felt, at the end of it that is seen. Its outline is dotted when it is loose, dashed when it is stiff
    and drawn through when it is tight; the ring within is the fuller the tighter it sits."""

    at: QPointF
    kind: Kind
    looseness: float
    """1: it gave at once; 0: not at all."""
    outline: tuple[QPointF, ...]
    """The corners of that end."""


class Marks(TableMarks):
    """The marks of a tower."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self.force: Force | None = None
        self.felt: tuple[Felt, ...] = ()
        self.die: QImage | None = None
        """The face that was rolled."""
        self.direction = ""
        """Which way the die goes round, where that matters."""
        self.aside = _DIE + 2 * MARGIN

    def show_force(self, force: Force | None) -> None:
        if force != self.force:
            self.force = force
            self.update()

    def show_felt(self, felt: tuple[Felt, ...]) -> None:
        if felt != self.felt:
            self.felt = felt
            self.update()

    def show_die(self, face: QImage | None) -> None:
        if face is not self.die:
            self.die = face
            self.update()

    def show_direction(self, words: str) -> None:
        if words != self.direction:
            self.direction = words
            self.update()

    # --- Painting

    def paint_more(self, painter: QPainter) -> None:
        for felt in self.felt:
            self._paint_felt(painter, felt)
        if self.direction:
            self.paint_chip(painter, QPointF(self.width(), MARGIN + CHIP_HEIGHT / 2), self.direction)
        if self.die is not None:
            self._paint_die(painter, self.die)
        if self.force is not None:
            self._paint_force(painter, self.force)

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
        self.paint_chip(painter, force.at + QPointF(0, -_RING - 26), words)

    def _paint_felt(self, painter: QPainter, felt: Felt) -> None:
        box = QRectF(felt.at.x() - _FELT / 2, felt.at.y() - _FELT / 2, _FELT, _FELT)
        text, ground = QColor(self.look.theme.text), QColor(self.look.theme.surface)
        outline = QPolygonF(list(felt.outline))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(ground, 5))
        painter.drawPolygon(outline)
        style, width = _OUTLINES[felt.kind]
        pen = QPen(text, width, style)
        pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
        painter.setPen(pen)
        painter.drawPolygon(outline)
        painter.setPen(QPen(ground, 4))
        painter.setBrush(ground)
        painter.drawEllipse(box)
        painter.setPen(QPen(text, 2.5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(box)
        half = math.degrees(math.acos(2 * min(1.0, max(0.0, felt.looseness)) - 1))  # of the arc that is filled
        if felt.kind != "loose" or half > _LEAST_ARC:
            painter.setBrush(text)
            painter.drawChord(box, round((270 - half) * 16), round(2 * half * 16))

    def _paint_die(self, painter: QPainter, face: QImage) -> None:
        """What was rolled, large enough for the other side of the room."""
        box = QRectF(self.width() - _DIE - MARGIN, self.height() - _DIE - MARGIN, _DIE, _DIE)
        self.plate(painter, box, round_px=14)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawImage(box.adjusted(7, 7, -7, -7), face)
