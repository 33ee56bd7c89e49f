"""The faces and backs of a game's pieces as pictures, kept for as long as look and size stay the same."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPixmap

from stackhub.tabletop.board import Look
from stackhub.tabletop.fonts import font

#: Numbers are drawn as outlines of this size and then scaled, so that they are the same at any size.
_OUTLINE = 100
#: So many pictures of pieces as they lie are kept: a large hand, chosen and not, and what was laid.
_MOST_KEPT = 96
SHADE = 1.12
"""Size of a shadow's picture to that of the piece."""


class Faces:
    """What the pieces of a game look like. A game says :attr:`aspect` and paints in :meth:`paint`."""

    aspect = 1.4
    """Height of a piece to its width."""
    corner = 0.09
    """Radius of its corners to its width."""
    sound = "flick"
    """What is heard when a piece is taken or laid: a sound of models/sounds."""

    def __init__(self, look: Look, family: str) -> None:
        self.look = look
        self.family = family
        self._pictures: dict[tuple[str | None, int, float], QPixmap] = {}
        self._lying: dict[tuple[str | None, int, float], QPixmap] = {}
        self._shadows: dict[tuple[int, float], QPixmap] = {}
        self._kept: OrderedDict[Hashable, QPixmap] = OrderedDict()

    def paint(self, painter: QPainter, name: str | None, rect: QRectF) -> None:
        """Paint the face of the piece called ``name``, or the back (None), to fill ``rect``."""
        raise NotImplementedError

    def pixmap(self, name: str | None, width: float, dpr: float) -> QPixmap:
        """The face of ``name``, or the back (None), ``width`` pixels wide, for screens of ``dpr`` device pixels
        each."""
        pixels = max(8, round(width * dpr))
        key = (name, pixels, dpr)
        if key not in self._pictures:
            self._pictures[key] = self._drawn(name, pixels, dpr)
        return self._pictures[key]

    def lying(self, name: str | None, width: float, dpr: float) -> QPixmap:
        """The same with the shadow it throws when it lies, SHADE times as large: painted in one go, which counts when
        many pieces lie aslant."""
        key = (name, round(width * dpr), dpr)
        if key not in self._lying:
            face, shadow = self.pixmap(name, width, dpr), self.shadow(width, dpr)
            picture = QPixmap(shadow.size())
            picture.setDevicePixelRatio(dpr)
            picture.fill(Qt.GlobalColor.transparent)
            size, whole = face.deviceIndependentSize(), shadow.deviceIndependentSize()
            left, top = (whole.width() - size.width()) / 2, (whole.height() - size.height()) / 2
            painter = QPainter(picture)
            if self.look.rich:
                painter.drawPixmap(QPointF(0.008, 0.015) * width, shadow)
            painter.drawPixmap(QPointF(left, top), face)
            painter.end()
            self._lying[key] = picture
        return self._lying[key]

    def kept(self, key: Hashable, drawn: Callable[[], QPixmap]) -> QPixmap:
        """The picture of that key, made by ``drawn`` unless it was asked for lately."""
        picture = self._kept.get(key)
        if picture is None:
            picture = self._kept[key] = drawn()
            if len(self._kept) > _MOST_KEPT:
                self._kept.popitem(last=False)
        else:
            self._kept.move_to_end(key)
        return picture

    def shadow(self, width: float, dpr: float) -> QPixmap:
        """The soft shadow of a piece ``width`` pixels wide: SHADE times as large as the piece, the same way round."""
        key = (round(width * dpr), dpr)
        if key not in self._shadows:
            self._shadows[key] = self._shaded(*key)
        return self._shadows[key]

    def _shaded(self, pixels: int, dpr: float) -> QPixmap:
        wide, high = pixels * SHADE, pixels * self.aspect * SHADE
        picture = QPixmap(round(wide), round(high))
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        shade = QColor(self.look.theme.shadow)
        rect = QRectF(0, 0, pixels, pixels * self.aspect)
        rect.moveCenter(QPointF(wide / 2, high / 2))
        for spread, alpha in ((0.006, 0.14), (0.016, 0.10), (0.03, 0.08), (0.046, 0.05)):
            more = spread * pixels
            shade.setAlphaF(alpha)
            painter.setBrush(shade)
            radius = self.corner * pixels + more
            painter.drawRoundedRect(rect.adjusted(-more, -more, more, more), radius, radius)
        painter.end()
        picture.setDevicePixelRatio(dpr)
        return picture

    def forget(self) -> None:
        """Let every picture go: nobody shall find in them what somebody held."""
        self._pictures.clear()
        self._lying.clear()
        self._kept.clear()

    def size(self, width: float) -> QSizeF:
        """The size of a piece of that width."""
        return QSizeF(width, width * self.aspect)

    def _drawn(self, name: str | None, pixels: int, dpr: float) -> QPixmap:
        picture = QPixmap(pixels, round(pixels * self.aspect))
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self.paint(painter, name, QRectF(picture.rect()))
        painter.end()
        picture.setDevicePixelRatio(dpr)
        return picture

    def paint_words(
        self, painter: QPainter, words: str, centre: QPointF, height: float, colour: QColor, *, widest: float = 0.0
    ) -> QRectF:
        """Paint a number so that its figures are ``height`` high around ``centre``, narrower when it would be wider
        than ``widest``; returns what it covers."""
        outline = words_outline(words, self.family)
        bounds = outline.boundingRect()
        scale = height / _figure_height(self.family)
        across = min(1.0, widest / (bounds.width() * scale)) if widest else 1.0
        painter.save()
        painter.translate(centre)
        painter.scale(scale * across, scale)
        painter.translate(-bounds.center().x(), _figure_height(self.family) / 2)
        painter.fillPath(outline, colour)
        painter.restore()
        width = bounds.width() * scale * across
        return QRectF(centre.x() - width / 2, centre.y() - height / 2, width, height)


def words_outline(words: str, family: str) -> QPainterPath:
    """The outline of ``words`` in the heaviest type, standing on the line through (0, 0)."""
    path = QPainterPath()
    path.addText(0, 0, font(family, _OUTLINE, QFont.Weight.ExtraBold), words)
    return path


def _figure_height(family: str) -> float:
    return words_outline("1", family).boundingRect().height()
