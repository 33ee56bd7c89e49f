"""Puts the picture of Babylon's table together, back to front, and keeps what does not change."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Literal

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter, QPen

from stackhub.engine.look import Theme
from stackhub.games.babylon.board_fan import paint_fan
from stackhub.games.babylon.board_geometry import DEPTH, WIDTH, Layer, Layout, place_of
from stackhub.games.babylon.board_ground import numbers, paint_ground, paint_numbers
from stackhub.games.babylon.board_paint import TabletPainter
from stackhub.tabletop.board import Look
from stackhub.tabletop.colour_vision import mix
from stackhub.tabletop.fonts import font
from stackhub.tabletop.marks import Mark, arc, paint_arrow, paint_count, paint_focus, paint_mark, paint_ring

Layers = tuple[Layer, ...]
#: What pictures are kept of a pile.
Kind = Literal["pile", "shadow", "lit", "armed"]


@dataclass
class Shown:
    """What is to be seen: ``piles`` by number, of which those in ``loose`` are moving (not worth keeping a picture
    of) and those in ``air`` are above all others; the rest are marks."""

    piles: Mapping[int, Layers]
    loose: frozenset[int] = frozenset()
    air: tuple[int, ...] = ()
    lit: frozenset[int] = frozenset()
    armed: int | None = None
    hovered: int | None = None
    focused: int | None = None
    marks: Mapping[int, Mark] = field(default_factory=dict)
    trace: tuple[int, int] | None = None
    advice: tuple[int, int] | None = None
    fan: tuple[int, float] | None = None
    counts: Mapping[int, int] = field(default_factory=dict)


class Scene:
    """The pictures of one board at one size, in one look, for one kind of screen."""

    def __init__(self, size: QSizeF, look: Look, family: str, dpr: float) -> None:
        self.layout = Layout(size)
        self.look = look
        self.family = family
        self.dpr = dpr
        self._tablets = TabletPainter(self.layout, look)
        self._numbers = numbers(self.layout, family)
        self._pictures: dict[tuple[Kind, int], tuple[Layers, QPointF, QImage]] = {}

    @property
    def key(self) -> tuple[QSizeF, Look, str, float]:
        return self.layout.size, self.look, self.family, self.dpr

    def ground(self) -> QImage:
        """The bare table; boards of the same size and theme share it."""
        return _ground(self.layout.size.width(), self.layout.size.height(), self.look.theme, self.dpr)

    def paint(self, painter: QPainter, shown: Shown) -> None:
        """Paint everything but the ground."""
        painter.setRenderHints(QPainter.RenderHint.Antialiasing)
        standing = [number for number in sorted(shown.piles) if number not in shown.air]
        if shown.trace is not None:
            self._left_place(painter, shown.trace[0])
        for number in standing:
            self._shadow(painter, number, shown)
        paint_numbers(painter, self._numbers, self.look.theme)
        for number in standing:
            self._pile(painter, number, shown)
        if shown.trace is not None:
            self._trace(painter, shown)
        for number in standing:
            self._count(painter, number, shown)
        for number in shown.air:
            self._tablets.shadow(painter, shown.piles[number])
        for number in shown.air:
            self._tablets.paint(painter, shown.piles[number])
            self._count(painter, number, shown)
        if shown.focused is not None and shown.focused in shown.piles:
            outline = self.layout.silhouette(shown.piles[shown.focused], 0.06)
            paint_focus(painter, outline, self.look.theme)
            self._count(painter, shown.focused, shown)
        if shown.advice is not None:
            self._advice(painter, shown)
        for number, mark in sorted(shown.marks.items()):
            if number in shown.piles:
                self._mark(painter, shown.piles[number], mark)
        if shown.fan is not None and shown.fan[0] in shown.piles:
            number, spread = shown.fan
            paint_fan(painter, self.layout, self.look, shown.piles[number], spread)

    # --- piles

    def _shadow(self, painter: QPainter, number: int, shown: Shown) -> None:
        if number in shown.loose:
            self._tablets.shadow(painter, shown.piles[number])
        elif self.look.rich:
            self._draw("shadow", painter, number, shown)

    def _pile(self, painter: QPainter, number: int, shown: Shown) -> None:
        if number in shown.lit:
            self._draw("armed" if number == shown.armed else "lit", painter, number, shown)
        elif number == shown.hovered:
            self._hover(painter, shown.piles[number])
        if number in shown.loose:
            self._tablets.paint(painter, shown.piles[number])
        else:
            self._draw("pile", painter, number, shown)

    def _draw(self, kind: Kind, painter: QPainter, number: int, shown: Shown) -> None:
        """Draw a pile, its shadow or its ring from the picture that is kept of it, or keep a new one. Its top left
        corner lies on a whole device pixel, so that it stays sharp."""
        layers = shown.piles[number]
        kept = self._pictures.get((kind, number))
        if kept is None or kept[0] != layers:
            rect = self._rect(kind, layers)
            left, top = math.floor(rect.left() * self.dpr), math.floor(rect.top() * self.dpr)
            right, bottom = math.ceil(rect.right() * self.dpr), math.ceil(rect.bottom() * self.dpr)
            image = QImage(right - left, bottom - top, QImage.Format.Format_ARGB32_Premultiplied)
            image.setDevicePixelRatio(self.dpr)
            image.fill(Qt.GlobalColor.transparent)
            kept = (layers, QPointF(left / self.dpr, top / self.dpr), image)
            brush = QPainter(image)
            brush.setRenderHint(QPainter.RenderHint.Antialiasing)
            brush.translate(-kept[1])
            self._paint_kind(kind, brush, layers)
            brush.end()
            self._pictures[kind, number] = kept
        painter.drawImage(kept[1], kept[2])

    def _rect(self, kind: Kind, layers: Layers) -> QRectF:
        if kind == "shadow":
            return self._tablets.shadow_bounds(layers)
        return self.layout.bounds(layers, 3 if kind == "pile" else 6 * self._ring_width)

    def _paint_kind(self, kind: Kind, painter: QPainter, layers: Layers) -> None:
        if kind == "shadow":
            self._tablets.shadow(painter, layers)
        elif kind == "pile":
            self._tablets.paint(painter, layers)
        else:
            outline = self.layout.silhouette(layers, 0.035)
            paint_ring(painter, outline, self.look.theme, self._ring_width, strong=kind == "armed")

    @property
    def _ring_width(self) -> float:
        return max(3.0, self.layout.unit * 0.03)

    # --- marks

    def _hover(self, painter: QPainter, layers: Layers) -> None:
        glow = QColor("#ffffff")
        painter.setBrush(Qt.BrushStyle.NoBrush)
        outline = self.layout.silhouette(layers, 0.015)
        for width, alpha in ((7.0, 0.25), (3.0, 0.6)):
            glow.setAlphaF(alpha)
            painter.setPen(QPen(glow, width * max(1.0, self.layout.unit / 140)))
            painter.drawPolygon(outline)

    def _count(self, painter: QPainter, number: int, shown: Shown) -> None:
        count = shown.counts.get(number, 0)
        if count > 1:
            top = shown.piles[number][-1]
            corner = self.layout.camera.project(top.x - WIDTH * 0.44, top.y + DEPTH * 0.43, top.top)
            face = font(self.family, self.layout.text_size(0.12, 15), QFont.Weight.ExtraBold)
            paint_count(painter, corner, count, face, self.look.theme)

    def _mark(self, painter: QPainter, layers: Layers, mark: Mark) -> None:
        top = layers[-1]
        edge = self.layout.camera.project(top.x, top.y + DEPTH * 0.47, top.top)
        size = max(26.0, self.layout.unit * 0.24)
        paint_mark(painter, QPointF(edge.x(), edge.y() - size * 0.1), size, mark, self.look.theme)

    def _left_place(self, painter: QPainter, number: int) -> None:
        """The place a pile was lifted from stays marked until the next move."""
        pen = QPen(QColor(self.look.theme.on_wood), max(2.0, self.layout.unit * 0.018))
        pen.setDashPattern([2.5, 2.0])
        painter.strokePath(self.layout.place_outlines[number], pen)

    def _trace(self, painter: QPainter, shown: Shown) -> None:
        way = self._way(shown, *shown.trace) if shown.trace else []
        if way:
            theme = self.look.theme
            ink, casing = (
                QColor(theme.on_wood),
                QColor(mix(theme.wood_light, "#ffffff" if not theme.dark else "#000000", 0.6)),
            )
            ink.setAlphaF(0.85)
            casing.setAlphaF(0.75)
            paint_arrow(painter, way, self.layout.unit * 0.055, ink, casing, fading=True)

    def _advice(self, painter: QPainter, shown: Shown) -> None:
        way = self._way(shown, *shown.advice) if shown.advice else []
        if way:
            theme = self.look.theme
            casing = QColor(mix(theme.accent, "#000000", 0.65))
            colour = QColor(mix(theme.accent, "#ffffff", 0.15))
            paint_arrow(painter, way, self.layout.unit * 0.09, colour, casing)

    def _way(self, shown: Shown, source: int, target: int) -> list[QPointF]:
        """From where a pile lies or lay through the air to the pile it goes to, stopping short of its sign."""
        onto = shown.piles.get(target)
        if onto is None:
            return []
        lifted = shown.piles.get(source)
        x, y = place_of(source)
        tx, ty, top = onto[-1].x, onto[-1].y, onto[-1].top
        away = math.dist((x, y), (tx, ty)) or 1.0
        short = 0.3 / away
        start = (x + (tx - x) * short, y + (ty - y) * short, lifted[-1].top if lifted else 0.0)
        end = (tx + (x - tx) * short, ty + (y - ty) * short, top)
        return arc(self.layout.camera.project, start, end, 0.3 + 0.1 * away)


@lru_cache(maxsize=2)
def _ground(width: float, height: float, theme: Theme, dpr: float) -> QImage:
    return paint_ground(Layout(QSizeF(width, height)), theme, dpr)
