"""Paints Babylon's tablets: slabs of fired clay with a round edge, the sign of their colour carved into the face."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache
from typing import cast

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QConicalGradient,
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
    QTransform,
)

from stackhub.engine.look import ColourName, Swatch
from stackhub.games.babylon.board_geometry import DEPTH, NORMALS, WIDTH, Layer, Layout, outline
from stackhub.tabletop.board import Look
from stackhub.tabletop.clay import GRAIN, grain
from stackhub.tabletop.colour_vision import luminance, mix
from stackhub.tabletop.perspective import hull
from stackhub.tabletop.signs import sign_path

#: Where the light comes from: above, from the left, a little from behind.
_LIGHT = (-0.52, 0.34, 0.78)
#: A sign is scaled to this many units before it is laid in perspective: Qt flattens curves in the path's own units.
_SHEET = 1000.0
_SIGN_SIZE = 0.6
#: How many tablets a tile of clay covers.
_GRAIN_SIDE = 1.35
_SHADOW_STEPS = 7


class TabletPainter:
    """Paints tablets of ``layout`` in ``look``."""

    def __init__(self, layout: Layout, look: Look) -> None:
        self.layout = layout
        self.look = look
        self._shades: dict[str, tuple[list[QColor], list[QColor]]] = {}

    def paint(self, painter: QPainter, layers: Sequence[Layer]) -> None:
        """Paint a pile, from the table up."""
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        for level, layer in enumerate(layers):
            self._tablet(painter, layer, top=level == len(layers) - 1)
        painter.restore()

    def shadow(self, painter: QPainter, layers: Sequence[Layer]) -> None:
        """Paint the soft shadow a pile throws on the table: small where it lies, wide and pale where it hovers. It is
        made small and drawn large, which costs little and softens it further."""
        if not self.look.rich or not layers:
            return
        bottom, top = layers[0].bottom, layers[-1].top
        strength = (0.62 if self.look.theme.dark else 0.5) / (1 + 1.6 * bottom)
        reach = 0.05 + 0.05 * top + 0.22 * bottom
        colour = QColor(self.look.theme.shadow)
        colour.setAlphaF(1 - (1 - strength) ** (1 / _SHADOW_STEPS))
        rect = self.shadow_bounds(layers)
        share = min(1.0, 32 / self.layout.unit)
        size = QSize(math.ceil(rect.width() * share), math.ceil(rect.height() * share))
        small = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
        small.fill(Qt.GlobalColor.transparent)
        brush = QPainter(small)
        brush.setRenderHint(QPainter.RenderHint.Antialiasing)
        brush.setPen(Qt.PenStyle.NoPen)
        brush.setBrush(colour)
        brush.scale(size.width() / rect.width(), size.height() / rect.height())
        brush.translate(-rect.topLeft())
        for step in range(_SHADOW_STEPS):
            brush.drawPolygon(self._cast(layers, reach * (1 - 1.6 * step / _SHADOW_STEPS), bottom, top))
        brush.end()
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawImage(rect, small)
        painter.restore()

    def shadow_bounds(self, layers: Sequence[Layer]) -> QRectF:
        """The rectangle of the shadow."""
        bottom, top = layers[0].bottom, layers[-1].top
        slack = self.layout.unit / 16
        cast = self._cast(layers, 0.05 + 0.05 * top + 0.22 * bottom, bottom, top).boundingRect()
        return cast.adjusted(-slack, -slack, slack, slack)

    def _cast(self, layers: Sequence[Layer], grow: float, bottom: float, top: float) -> QPolygonF:
        """The pile's outline thrown along the light onto the table: where it faces away from the light it reaches as
        far as the top throws it, elsewhere only as far as the bottom does."""
        along, aside = -_LIGHT[0] / _LIGHT[2] * 0.75, -_LIGHT[1] / _LIGHT[2] * 0.75
        near, far = outline(layers[0], -grow), outline(layers[-1], -grow)
        points = []
        for index, (nx, ny) in enumerate(NORMALS):
            (x, y), height = (far[index], top) if nx * along + ny * aside > 0 else (near[index], bottom)
            points.append((x + along * height, y + aside * height))
        return QPolygonF(self.layout.camera.ring(points, 0.0))

    # --- one tablet

    def _tablet(self, painter: QPainter, layer: Layer, *, top: bool) -> None:
        camera = self.layout.camera
        swatch = self._swatch(layer.colour)
        edge = min(0.042, (layer.top - layer.bottom) * 0.3)
        girth = outline(layer)
        foot = camera.ring(outline(layer, edge * 0.7), layer.bottom)
        low = camera.ring(girth, layer.bottom + edge * 0.8)
        high = camera.ring(girth, layer.top - edge)
        rim = camera.ring(outline(layer, edge * 1.15), layer.top)
        self._side(painter, self._shades_of(layer.colour)[0], foot, low, high)
        self._side_sign(painter, layer, swatch, low, high)
        if top:
            self._bevel(painter, layer, high, rim)
            self._face(painter, layer, swatch, rim)
        else:
            self._covered(painter, layer.colour, high)
        if self.look.theme.contrast >= 7:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(self.look.theme.border), 1.5))
            painter.drawPolygon(hull(foot + low + high))
            painter.setPen(Qt.PenStyle.NoPen)

    def _side(
        self,
        painter: QPainter,
        shades: list[QColor],
        foot: list[QPointF],
        low: list[QPointF],
        high: list[QPointF],
    ) -> None:
        # Of the upper ring only what is behind can stick out, of the lower ones what is in front.
        half = len(NORMALS) // 2
        body = hull(high[-2:] + high[: half + 3] + low[half - 2 :] + low[:2] + foot[half:])
        bounds = body.boundingRect()
        across = QLinearGradient(bounds.left(), 0, bounds.right(), 0)
        for point, shade in zip(low[half:], shades[half:], strict=True):
            share = (point.x() - bounds.left()) / bounds.width()
            across.setColorAt(min(max(share, 0.0), 1.0), shade)
        painter.setBrush(across)
        painter.drawPolygon(body)
        # Ground and the tablet above take light away: darker towards the foot.
        front = max(point.y() for point in high)
        down = QLinearGradient(0, front, 0, bounds.bottom())
        down.setColorAt(0.0, QColor(0, 0, 0, 0))
        down.setColorAt(0.55, QColor(0, 0, 0, 18))
        down.setColorAt(1.0, QColor(0, 0, 0, 110))
        painter.setBrush(down)
        painter.drawPolygon(
            QPolygonF(high[half - 1 :] + high[:1] + low[:1] + foot[: half - 1 : -1] + low[half - 1 : half])
        )

    def _side_sign(
        self, painter: QPainter, layer: Layer, swatch: Swatch, low: list[QPointF], high: list[QPointF]
    ) -> None:
        """The sign once more on the front edge, where there is room for it."""
        top, bottom = max(point.y() for point in high), max(point.y() for point in low)
        size = (bottom - top) * 0.92
        if size < 6:
            return
        middle = self.layout.camera.project(layer.x, layer.y - DEPTH / 2, (layer.top + layer.bottom) / 2)
        sign = _placed(layer.colour, QTransform(size / _SHEET, 0, 0, size / _SHEET, 0, 0))
        sign.translate(middle.x() - size / 2, (top + bottom) / 2 - size / 2)
        ink = QColor(mix(swatch.ink, swatch.edge, 0.12))
        painter.fillPath(sign, ink)

    def _bevel(self, painter: QPainter, layer: Layer, high: list[QPointF], rim: list[QPointF]) -> None:
        """The round edge between side and face."""
        centre = self.layout.face_centre(layer)
        ring = sorted((_angle(centre, point), index) for index, point in enumerate(high))
        _, colours = self._shades_of(layer.colour)
        around = QConicalGradient(centre, 0)
        for angle, index in ring:
            around.setColorAt(angle, colours[index])
        around.setColorAt(0.0, colours[ring[0][1]])
        around.setColorAt(1.0, colours[ring[0][1]])
        path = QPainterPath()
        path.addPolygon(QPolygonF([*high, high[0]]))
        path.addPolygon(QPolygonF([*rim, rim[0]]))
        painter.fillPath(path, around)

    def _covered(self, painter: QPainter, colour: str, high: list[QPointF]) -> None:
        """The upper edge of a tablet that has another on it: only its front and its corners show."""
        half = len(NORMALS) // 2
        _, colours = self._shades_of(colour)
        left, right = high[half].x(), high[-1].x()
        across = QLinearGradient(left, 0, right, 0)
        for point, shade in zip(high[half:], colours[half:], strict=True):
            across.setColorAt(min(max((point.x() - left) / (right - left), 0.0), 1.0), shade)
        painter.setBrush(across)
        painter.drawPolygon(QPolygonF(high))

    def _shades_of(self, colour: str) -> tuple[list[QColor], list[QColor]]:
        """How the sides and the round edge of a tablet are lit, for each way its outline faces."""
        if colour not in self._shades:
            swatch = self._swatch(colour)
            sides = [_tone(swatch, _lit(nx, ny, 0.0)) for nx, ny in NORMALS]
            edges = [_tone(swatch, _lit(nx * 0.75, ny * 0.75, 0.66)) for nx, ny in NORMALS]
            self._shades[colour] = sides, edges
        return self._shades[colour]

    def _swatch(self, colour: str) -> Swatch:
        return self.look.palette.swatch(cast(ColourName, colour))

    def _face(self, painter: QPainter, layer: Layer, swatch: Swatch, rim: list[QPointF]) -> None:
        face = QPolygonF(rim)
        bounds = face.boundingRect()
        fall = QLinearGradient(bounds.topLeft(), bounds.bottomRight())
        fall.setColorAt(0.0, _tone(swatch, 1.12))
        fall.setColorAt(0.5, _tone(swatch, 1.0))
        fall.setColorAt(1.0, _tone(swatch, 0.9))
        painter.setBrush(fall)
        painter.drawPolygon(face)
        path = QPainterPath()
        path.addPolygon(face)
        path.closeSubpath()
        if self.look.rich:
            self._clay(painter, layer, swatch, path)
        self._carve(painter, layer, swatch)

    def _clay(self, painter: QPainter, layer: Layer, swatch: Swatch, face: QPainterPath) -> None:
        """Specks and clouds of fired clay, lying in the face."""
        # The tile is larger than the face and laid so that its own edges stay outside.
        shift = (hash_of(layer) % 97) / 97
        spare = _GRAIN_SIDE - WIDTH - 0.04
        left, back = layer.x - WIDTH / 2 - 0.02 - spare * shift, layer.y + WIDTH / 2 + 0.02 + spare * (1 - shift)
        lay = QTransform(_GRAIN_SIDE / GRAIN, 0, 0, -_GRAIN_SIDE / GRAIN, left, back)
        lay *= self.layout.camera.plane(layer.top)
        dark = luminance(swatch.base) < 0.05
        for image, opacity in ((grain(0, False), 0.28), (grain(1, True), 0.3 if dark else 0.17)):
            brush = QBrush(image)
            brush.setTransform(lay)
            painter.setOpacity(opacity)
            painter.fillPath(face, brush)
        painter.setOpacity(1.0)

    def _carve(self, painter: QPainter, layer: Layer, swatch: Swatch) -> None:
        """The sign cut into the face and filled: its upper left edge throws a shadow, its lower right one shines."""
        size = _SIGN_SIZE / _SHEET
        angle = math.radians(layer.turn)
        cos, sin = math.cos(angle) * size, math.sin(angle) * size
        half = _SHEET / 2
        sheet = QTransform(cos, sin, sin, -cos, 0, 0)
        middle = sheet.map(QPointF(half, half))
        sheet *= QTransform.fromTranslate(layer.x - middle.x(), layer.y - middle.y())
        sign = _placed(layer.colour, sheet * self.layout.camera.plane(layer.top))
        depth = max(1.0, self.layout.camera.pixels(layer.x, layer.y) * 0.014)
        lip = QColor(mix(swatch.base, "#ffffff", 0.6))
        lip.setAlphaF(0.75)
        painter.fillPath(sign.translated(depth * 0.6, depth * 0.9), lip)
        brow = QColor(mix(swatch.edge, "#000000", 0.3))
        brow.setAlphaF(0.7)
        painter.fillPath(sign.translated(-depth * 0.45, -depth * 0.6), brow)
        painter.fillPath(sign, QColor(mix(swatch.ink, swatch.base, 0.08)))
        shade = sign.subtracted(sign.translated(depth * 0.8, depth * 1.2))
        dusk = QColor(mix(swatch.edge, "#000000", 0.35))
        dusk.setAlphaF(0.55 if luminance(swatch.ink) > 0.4 else 0.85)
        painter.fillPath(shade, dusk)


def hash_of(layer: Layer) -> int:
    """A number that goes with where a tablet lies, so that no two have the same specks."""
    return round(layer.turn * 1000) + 7 * ord(layer.colour[0])


def _lit(nx: float, ny: float, nz: float) -> float:
    """How bright a surface that faces that way is: 1 as the palette has it, 0 its edge colour, above 1 lighter."""
    glance = nx * _LIGHT[0] + ny * _LIGHT[1] + nz * _LIGHT[2]
    return 0.42 + 0.82 * max(glance, -0.25)


def _tone(swatch: Swatch, light: float) -> QColor:
    if light <= 1:
        return QColor(mix(swatch.edge, swatch.base, max(0.0, light)))
    return QColor(mix(swatch.base, "#ffffff", min(1.0, (light - 1) * 0.9)))


def _angle(centre: QPointF, point: QPointF) -> float:
    """The direction of ``point`` as a share of a full turn, as conical gradients count it."""
    return (math.atan2(centre.y() - point.y(), point.x() - centre.x()) / math.tau) % 1.0


@cache
def _sheet(colour: str) -> QPainterPath:
    return QTransform.fromScale(_SHEET, _SHEET).map(sign_path(colour))


def _placed(colour: str, transform: QTransform) -> QPainterPath:
    path: QPainterPath = transform.map(_sheet(colour))
    path.setFillRule(Qt.FillRule.OddEvenFill)
    return path
