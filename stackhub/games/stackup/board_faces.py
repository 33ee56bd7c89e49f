"""What the cards of Stack Up! look like."""

from __future__ import annotations

import re
from typing import cast

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from stackhub.engine.look import ColourName
from stackhub.tabletop.faces import Faces
from stackhub.tabletop.sheets import palette_roles, sheet
from stackhub.tabletop.signs import paint_sign

FOLDER = "stackup"
#: The sheet's own size.
WIDE, HIGH = 100.0, 140.0
#: Numbers that read as another one when the card lies upside down.
_UNDERLINED = ("6", "9")

_CARD = re.compile(r"([a-z]+)(\d+)?")


def split(name: str) -> tuple[str, str]:
    """Colour and number of a card (``red9``: red, 9); a special has no number (``flip``: flip and nothing)."""
    found = _CARD.fullmatch(name)
    assert found is not None, name
    return found[1], found[2] or ""


class CardFaces(Faces):
    """80 cards and their back."""

    aspect = HIGH / WIDE

    def paint(self, painter: QPainter, name: str | None, rect: QRectF) -> None:
        if name is None:
            sheet(FOLDER, "back", {}).render(painter, rect)
            return
        kind, number = split(name)
        if not number:
            roles = palette_roles(self.look.palette)
            roles |= {"dark": self.look.palette.black.base, "dark-ink": self.look.palette.black.ink}
            sheet(FOLDER, kind, roles).render(painter, rect)
            return
        self._number(painter, cast(ColourName, kind), number, rect)

    def _number(self, painter: QPainter, colour: ColourName, number: str, rect: QRectF) -> None:
        swatch = self.look.palette.swatch(colour)
        sheet(FOLDER, "card", {"base": swatch.base, "ink": swatch.ink}).render(painter, rect)
        ink, scale = QColor(swatch.ink), rect.width() / WIDE
        painter.save()
        painter.translate(rect.topLeft())
        painter.scale(scale, scale)
        large = self.paint_words(painter, number, QPointF(50, 66), 38, ink, widest=60)
        if number in _UNDERLINED:
            painter.fillRect(QRectF(large.left() + 3, large.bottom() + 4, large.width() - 6, 3.6), ink)
        paint_sign(painter, QRectF(36, 97, 28, 28), colour, ink)
        for _ in range(2):
            small = self.paint_words(painter, number, QPointF(19.5, 20), 14, ink, widest=20)
            if number in _UNDERLINED:
                painter.fillRect(QRectF(small.left(), small.bottom() + 2, small.width(), 1.6), ink)
            paint_sign(painter, QRectF(13, 31, 13, 13), colour, ink)
            painter.translate(WIDE, HIGH)
            painter.rotate(180)
        painter.restore()
