"""A card that is one large button: a picture, a title and two lines."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QKeyEvent, QPainter, QPainterPath, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from stackhub.shell.hub import Hub

_RADIUS = 10.0
PADDING = 16
#: Height of the plain line below the title, in pixels.
LINE_PIXELS = 16
_LEADING = 1.45


class Card(QAbstractButton):
    """Paints a picture with ``title``, ``line`` and ``facts`` below it, or beside it when ``wide`` (the width of the
    texts) is given. Below it, ``line`` has room for so many ``lines``. Enter, Space and a click press it.
    ``picture_size`` is in logical pixels.
    """

    def __init__(
        self, hub: Hub, picture_size: QSize, *, wide: int = 0, lines: int = 1, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.lines = lines
        self.hub = hub
        self._plain = picture_size, wide
        self._growth = 1.0
        self.picture_size, self._wide = picture_size, wide
        self._picture = QPixmap()
        self._title = ""
        self._line = ""
        self._facts = ""
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        hub.look_changed.connect(self.update)

    def grow(self, growth: float) -> None:
        """Be so many times as large, words and picture; the picture is stretched until it is set anew."""
        size, wide = self._plain
        self._growth = growth
        self.picture_size, self._wide = size * growth, round(wide * growth)
        self.updateGeometry()
        self.update()

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
        width, height = self.picture_size.width(), self.picture_size.height()
        words = round((104 + (self.lines - 1) * LINE_PIXELS * _LEADING) * self._growth)
        return QSize(width + self._wide, height) if self._wide else QSize(width, height + words)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

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
        if self._wide:
            self._paint_texts(painter, frame.adjusted(picture.width(), 0, 0, 0))
        else:
            self._paint_texts(painter, frame.adjusted(0, picture.height(), 0, 0))
        hovered, pressed = self.underMouse() or self.isDown(), self.isDown()
        focused = self.hasFocus()
        width = float(theme.focus_width) if focused else 2.0 if hovered else 1.0
        colour = theme.focus if focused else theme.accent if hovered else theme.border
        painter.setPen(QPen(QColor(colour), width))
        painter.setBrush(QColor(0, 0, 0, 30) if pressed else Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(frame, _RADIUS, _RADIUS)

    def _paint_texts(self, painter: QPainter, frame: QRectF) -> None:
        theme = self.hub.theme
        padding = PADDING * self._growth
        x, width = frame.left() + padding, frame.width() - 2 * padding
        texts = (
            (self._title, self._pixels(22), True, theme.text, 1),
            (self._line, self._pixels(LINE_PIXELS), False, theme.text, self.lines),
            (self._facts, self._pixels(15), False, theme.text_muted, 1 if self._facts or not self._wide else 0),
        )
        y = frame.center().y() - sum(pixels * _LEADING * lines for _, pixels, _, _, lines in texts) / 2
        for words, pixels, bold, colour, lines in texts:
            font = self.font()
            font.setPixelSize(pixels)
            font.setBold(bold)
            painter.setFont(font)
            painter.setPen(QColor(colour))
            for shown in broken(words, QFontMetrics(font), int(width), lines):
                height = pixels * _LEADING
                room = QRectF(x, y, width, height)
                painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, shown)
                y += height

    def _pixels(self, plain: int) -> int:
        return round(plain * self._growth)


def broken(words: str, metrics: QFontMetrics, width: int, lines: int) -> list[str]:
    """``words`` on up to so many lines of ``width`` pixels, broken at spaces; what does not fit on the last is cut."""
    found: list[str] = []
    rest = words.split(" ")
    while rest and len(found) < lines - 1:
        taken = 1
        while taken < len(rest) and metrics.horizontalAdvance(" ".join(rest[: taken + 1])) <= width:
            taken += 1
        found.append(" ".join(rest[:taken]))
        rest = rest[taken:]
    if rest:
        found.append(metrics.elidedText(" ".join(rest), Qt.TextElideMode.ElideRight, width))
    return found
