"""What the tokens of Upturn look like."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from stackhub.tabletop.faces import Faces
from stackhub.tabletop.sheets import palette_roles, sheet

FOLDER = "upturn"
#: The sheet's own size.
WIDE, HIGH = 80.0, 100.0
_INK = "#3a2a17"
_UPSIDE_DOWN = {"0": "0", "1": "1", "6": "9", "8": "8", "9": "6"}


def reads_otherwise(number: str) -> bool:
    """Whether a number is another one when its token lies upside down: it is underlined then."""
    turned = "".join(_UPSIDE_DOWN.get(digit, "?") for digit in reversed(number))
    return "?" not in turned and turned != number and not turned.startswith("0")


class TokenFaces(Faces):
    """Numbers, twins, six kinds of actions, and the back."""

    aspect = HIGH / WIDE
    corner = 0.15
    sound = "click"

    def paint(self, painter: QPainter, name: str | None, rect: QRectF) -> None:
        roles = palette_roles(self.look.palette)
        if name is None:
            sheet(FOLDER, "back", {}).render(painter, rect)
        elif not name.isdigit():
            sheet(FOLDER, name, roles).render(painter, rect)
        else:
            twin = len(name) == 2 and name[0] == name[1]
            sheet(FOLDER, "twin" if twin else "number", roles).render(painter, rect)
            self._number(painter, name, rect, QColor(self.look.palette.red.edge if twin else _INK))

    def _number(self, painter: QPainter, number: str, rect: QRectF, ink: QColor) -> None:
        scale = rect.width() / WIDE
        painter.save()
        painter.translate(rect.topLeft())
        painter.scale(scale, scale)
        engraved = QColor("#ffffff")
        engraved.setAlphaF(0.8)
        self.paint_words(painter, number, QPointF(40.8, 47.2), 36, engraved, widest=50)
        covered = self.paint_words(painter, number, QPointF(40, 46), 36, ink, widest=50)
        if reads_otherwise(number):
            painter.fillRect(QRectF(covered.left() + 3, covered.bottom() + 5, covered.width() - 6, 3.2), ink)
        painter.restore()
