"""A card that is one large button: a picture, a title and a few lines."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPainterPath, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from stackhub.shell.hub import Hub

_RADIUS = 10.0
_PADDING = 16


class Card(QPushButton):
    """Paints ``picture`` above ``title``, ``line`` and ``facts``. Enter, Space and a click press it.

    ``picture_size`` is the picture's size in logical pixels; the card is as wide and has three lines of text below.
    """

    def __init__(self, hub: Hub, picture_size: QSize, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.hub = hub
        self.picture_size = picture_size
        self._picture = QPixmap()
        self._title = ""
        self._line = ""
        self._facts = ""
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        hub.look_changed.connect(self.update)

    def set_texts(self, title: str, line: str, facts: str) -> None:
        """The three lines: large, plain, muted. They are read aloud in this order."""
        self._title, self._line, self._facts = title, line, facts
        self.setAccessibleName(title)
        self.setAccessibleDescription(". ".join(part for part in (line, facts) if part))
        self.update()

    def set_picture(self, picture: QPixmap) -> None:
        self._picture = picture
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self.picture_size.width(), self.picture_size.height() + 116)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self.hub.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        frame = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        outline = QPainterPath()
        outline.addRoundedRect(frame, _RADIUS, _RADIUS)
        painter.fillPath(outline, QColor(theme.surface_raised))
        painter.save()
        painter.setClipPath(outline)
        picture = QRectF(frame.topLeft(), self.picture_size.toSizeF())
        if self._picture.isNull():
            painter.fillRect(picture, QColor(theme.wood_dark))
        else:
            painter.drawPixmap(picture, self._picture, QRectF(self._picture.rect()))
        painter.restore()
        self._paint_texts(painter, frame, picture.bottom())
        hovered, pressed = self.underMouse() or self.isDown(), self.isDown()
        focused = self.hasFocus()
        width = float(theme.focus_width) if focused else 2.0 if hovered else 1.0
        colour = theme.focus if focused else theme.accent if hovered else theme.border
        painter.setPen(QPen(QColor(colour), width))
        painter.setBrush(QColor(0, 0, 0, 30) if pressed else Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(frame, _RADIUS, _RADIUS)

    def _paint_texts(self, painter: QPainter, frame: QRectF, top: float) -> None:
        theme = self.hub.theme
        x, width = frame.left() + _PADDING, frame.width() - 2 * _PADDING
        lines = (
            (self._title, 22, True, theme.text),
            (self._line, 16, False, theme.text),
            (self._facts, 15, False, theme.text_muted),
        )
        y = top + 10
        for words, pixels, bold, colour in lines:
            font = self.font()
            font.setPixelSize(pixels)
            font.setBold(bold)
            painter.setFont(font)
            painter.setPen(QColor(colour))
            height = pixels * 1.45
            shown = QFontMetrics(font).elidedText(words, Qt.TextElideMode.ElideRight, int(width))
            painter.drawText(
                QRectF(x, y, width, height), Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, shown
            )
            y += height
