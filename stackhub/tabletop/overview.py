"""Everything that was laid in a row, small but all of it, while pointer or keyboard rest on the row."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QObject, QRectF, QTimer
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from stackhub.tabletop.faces import Faces
from stackhub.tabletop.hand_table import HandTable
from stackhub.tabletop.piece_item import rounded

_PATIENCE_MS = 350
#: The width of a piece to that of one on the table at most, and the gap to the next one in widths.
_LARGEST, _GAP = 0.6, 0.12
_EDGE = 14.0


class Overview(QGraphicsItem):
    """``names`` in reading order, the piece number ``lead`` marked, as large as ``area`` allows."""

    def __init__(self, faces: Faces, names: Sequence[str], lead: int, area: QRectF, widest: float) -> None:
        super().__init__()
        self.faces = faces
        self.names = tuple(names)
        self.lead = lead
        self.width = widest * _LARGEST
        edge = _EDGE
        while True:
            step = self.width * (1 + _GAP)
            self.columns = max(1, min(len(names), int((area.width() - 2 * edge) / step)))
            lines = math.ceil(len(names) / self.columns)
            high = lines * self.width * (faces.aspect + _GAP) + 2 * edge
            if high <= area.height() or self.width < 12:
                break
            self.width *= 0.94
        self.rect = QRectF(0, 0, self.columns * step + 2 * edge, high)
        self.rect.moveCenter(area.center())
        self.setZValue(500)

    def boundingRect(self) -> QRectF:
        return self.rect.adjusted(-4, -4, 4, 4)

    def place(self, index: int) -> QRectF:
        """Where the piece number ``index`` is painted."""
        line, column = divmod(index, self.columns)
        left = self.rect.left() + _EDGE + (column * (1 + _GAP) + _GAP / 2) * self.width
        top = self.rect.top() + _EDGE + (line * (self.faces.aspect + _GAP) + _GAP / 2) * self.width
        return QRectF(left, top, self.width, self.width * self.faces.aspect)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        theme = self.faces.look.theme
        path = rounded(self.rect, 12)
        painter.fillPath(path, QColor(theme.surface_raised))
        painter.strokePath(path, QPen(QColor(theme.border), 2))
        ratio = painter.device().devicePixelRatioF()
        for index, name in enumerate(self.names):
            picture, where = self.faces.pixmap(name, self.width, ratio), self.place(index)
            painter.drawPixmap(where, picture, QRectF(picture.rect()))
            if index == self.lead:
                pen = QPen(QColor(theme.text), 3)
                painter.strokePath(rounded(where.adjusted(-2, -2, 2, 2), self.width * self.faces.corner), pen)


class RowOverview(QObject):
    """Shows the whole row of ``table`` after a moment's rest on it, where some of it cannot be seen otherwise.
    ``item`` is there while it is shown."""

    def __init__(self, table: HandTable, parent: QObject) -> None:
        super().__init__(parent)
        self.item: Overview | None = None
        self._table = table
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(_PATIENCE_MS)
        self._timer.timeout.connect(self._show)

    def rest(self, *, on_row: bool) -> None:
        """Pointer or keyboard rest on the row, or they do not."""
        laid = self._table.laid
        if not on_row or laid is None or not laid.hidden:
            self.hide()
        elif self.item is None and not self._timer.isActive():
            self._timer.start()

    @property
    def waits(self) -> bool:
        """Whether it will be shown in a moment."""
        return self._timer.isActive()

    def hide(self) -> None:
        """Go away."""
        self._timer.stop()
        if self.item is not None:
            self._table.drop_loose(self.item)
            self.item = None

    def _show(self) -> None:
        table, shown = self._table, self._table.shown
        if shown is None or table.laid is None:
            return
        layout = table.layout_now
        edge = 10 * layout.unit
        area = QRectF(edge, edge, table.width() - 2 * edge, layout.own_plate.top() - 2 * edge)
        lead = len(shown.laid) - 1 - table.laid.after_lead
        self.item = Overview(table.faces, shown.laid, lead, area, layout.small)
        table.add_loose(self.item)
