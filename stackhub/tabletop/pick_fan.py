"""A fan of backs to take some from: what is on them nobody here knows."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFocusEvent, QFont, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QPushButton, QWidget

from stackhub.tabletop.faces import Faces
from stackhub.tabletop.fonts import font
from stackhub.tabletop.marks import paint_count, paint_focus
from stackhub.tabletop.piece_item import rounded
from stackhub.tabletop.question import Panel

_WIDTH = 62.0
_LIFT = 0.16
_EDGE = 8


class BackButton(QAbstractButton):
    """One back; pressed (checked) it stands up, ``order`` is its number among those that do."""

    def __init__(self, faces: Faces, width: float, parent: QWidget) -> None:
        super().__init__(parent)
        self.faces = faces
        self.order = 0
        self._width = width
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.resize(self.sizeHint())

    def sizeHint(self) -> QSize:
        return QSize(round(self._width) + 2 * _EDGE, round(self._width * (self.faces.aspect + _LIFT)) + 2 * _EDGE)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        width, height = self._width, self._width * self.faces.aspect
        top = _EDGE if self.isChecked() else _EDGE + width * _LIFT
        rect = QRectF(_EDGE, top, width, height)
        picture = self.faces.pixmap(None, width, self.devicePixelRatioF())
        painter.drawPixmap(rect, picture, QRectF(picture.rect()))
        theme, path = self.faces.look.theme, rounded(rect, width * self.faces.corner)
        if self.isChecked():
            painter.strokePath(path, QPen(QColor(theme.accent), 4))
            face = font(self.faces.family, 18, QFont.Weight.ExtraBold)
            paint_count(painter, QPointF(rect.center().x(), rect.center().y()), self.order, face, theme)
        elif self.underMouse():
            painter.strokePath(path, QPen(QColor(theme.text), 2))
        if self.hasFocus():
            paint_focus(painter, path.toFillPolygon(), theme)
        painter.end()

    def focusInEvent(self, event: QFocusEvent) -> None:
        self.raise_()
        super().focusInEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            self.click()
        else:
            event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        event.ignore()


class PickFan(Panel):
    """Take some of ``count`` backs: ``answered(how many)`` once the button is pressed; ``allowed`` are the numbers that
    may be taken."""

    def __init__(self, title: str, count: int, allowed: Collection[int], faces: Faces, parent: QWidget) -> None:
        super().__init__(title, parent)
        self.title.setMinimumWidth(min(460, parent.width() - 80))
        self.allowed = frozenset(allowed)
        self.picked: list[BackButton] = []
        self.count = count
        field = QWidget(self)
        widest = min(parent.width() - 100, 820)
        step = min(_WIDTH * 0.86, (widest - _WIDTH - 2 * _EDGE) / max(1, count - 1))
        self.backs = [BackButton(faces, _WIDTH, field) for _ in range(count)]
        for index, back in enumerate(self.backs):
            back.move(round(step * index), 0)
            back.clicked.connect(lambda _=False, back=back: self._toggle(back))
        size = self.backs[0].sizeHint()
        field.setFixedSize(round(step * (count - 1)) + size.width(), size.height())
        self.column.addWidget(field, 0, Qt.AlignmentFlag.AlignHCenter)
        self.take = QPushButton(self)
        self.take.setProperty("role", "primary")
        self.take.clicked.connect(lambda: self.answered.emit(len(self.picked)))
        self.column.addWidget(self.take, 0, Qt.AlignmentFlag.AlignHCenter)
        self._say()

    @property
    def first(self) -> QWidget:
        return self.backs[0]

    def _toggle(self, back: BackButton) -> None:
        if back in self.picked:
            self.picked.remove(back)
        else:
            self.picked.append(back)
            if len(self.picked) > max(self.allowed):
                self.picked.pop(0).setChecked(False)
        self._say()

    def _say(self) -> None:
        for number, back in enumerate(self.backs, 1):
            back.order = self.picked.index(back) + 1 if back in self.picked else 0
            name = self.tr("Card {number} of {count}, face down").format(number=number, count=self.count)
            back.setAccessibleName(name)
            back.setAccessibleDescription(self.tr("taken") if back.order else "")
            back.update()
        taken = len(self.picked)
        words = self.tr("Take %n card(s)", "", taken) if taken else self.tr("Choose cards")
        key = self.tr("Enter")  # by itself: the extraction of texts does not look into f-strings
        self.take.setText(f"{words}  ({key})" if taken else words)
        self.take.setAccessibleName(words)
        self.take.setEnabled(taken in self.allowed)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows walk, Space takes or puts back, a digit takes so many, Enter confirms."""
        focused = self.focusWidget()
        at = self.backs.index(focused) if isinstance(focused, BackButton) and focused in self.backs else 0
        if event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            step = 1 if event.key() == Qt.Key.Key_Right else -1
            self.backs[min(max(0, at + step), self.count - 1)].setFocus(Qt.FocusReason.TabFocusReason)
        elif event.text().isdigit() and int(event.text()) in self.allowed:
            self._take_some(int(event.text()))
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if self.take.isEnabled() and not event.isAutoRepeat():
                self.take.click()
        else:
            super().keyPressEvent(event)

    def _take_some(self, number: int) -> None:
        while len(self.picked) > number:
            self.picked.pop().setChecked(False)
        for back in self.backs:
            if len(self.picked) < number and back not in self.picked:
                back.setChecked(True)
                self.picked.append(back)
        self._say()
