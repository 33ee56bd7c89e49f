"""Sticks as large chips: painted bands with their signs, for what lies before a player and what is in the hand."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QKeyEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QFrame, QHBoxLayout, QLabel, QSizePolicy, QWidget

from stackhub.engine.look import Palette
from stackhub.games.stickstack import board_words as words
from stackhub.games.stickstack.board_pieces import COLOURS, Bands, swatch_of
from stackhub.tabletop.board import Look
from stackhub.tabletop.signs import sign_path_in

ROW_HEIGHT = 56
_HEIGHT, _LEAST, _MOST = 40, 78, 150
_BORDER = "#1d1612"


def paint_stick(painter: QPainter, rect: QRectF, bands: Bands, palette: Palette) -> None:
    """Paint a stick as a flat bar in its bands, each with its sign as large as fits."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    outline = QPainterPath()
    outline.addRoundedRect(rect, 6, 6)
    painter.setClipPath(outline)
    whole, at = sum(length for _, length in bands), rect.left()
    for letter, length in bands:
        band = QRectF(at, rect.top(), rect.width() * length / whole, rect.height())
        swatch = swatch_of(letter, palette)
        painter.fillRect(band, QColor(swatch.base))
        side = min(0.74 * rect.height(), 0.8 * band.width())
        count = max(1, int(band.width() / (1.9 * side)))
        for number in range(count):
            x = band.left() + band.width() * (number + 0.5) / count
            box = QRectF(x - side / 2, band.center().y() - side / 2, side, side)
            painter.fillPath(sign_path_in(COLOURS[letter], box), QColor(swatch.ink))
        if at > rect.left():
            painter.fillRect(QRectF(at - 1, rect.top(), 2, rect.height()), QColor(_BORDER))
        at += band.width()
    painter.setClipping(False)
    painter.setPen(QPen(QColor(_BORDER), 1.5))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(rect, 6, 6)
    painter.restore()


class StickChip(QAbstractButton):
    """One kind of stick that lies before a player, and how many of it."""

    def __init__(self, kind: str, bands: Bands, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.kind = kind
        self.sticks: tuple[str, ...] = ()
        self._bands, self._look = bands, look
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setMinimumWidth(_LEAST)
        self.setMaximumWidth(_MOST)

    def sizeHint(self) -> QSize:
        return QSize(_MOST, _HEIGHT)

    def show_sticks(self, sticks: Sequence[str], look: Look) -> None:
        self.sticks, self._look = tuple(sticks), look
        self.setAccessibleName(words.stick_chip(self.kind, len(sticks)))
        self.setToolTip(self.accessibleName())
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self._look.theme
        count = len(self.sticks)
        room = 26.0 if count > 1 else 0.0
        lift = -2.0 if self.isEnabled() and self.underMouse() else 0.0
        bar = QRectF(4, 7 + lift, self.width() - 8 - room, self.height() - 14)
        paint_stick(painter, bar, self._bands, self._look.palette)
        if count > 1:
            font = QFont(self.font())
            font.setPixelSize(15)
            font.setBold(True)
            painter.setFont(font)
            painter.setPen(QColor(theme.text))
            box = QRectF(self.width() - room - 2, 0, room, self.height())
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, f"×{count}")
        if self.hasFocus():
            painter.setPen(QPen(QColor(theme.focus), theme.focus_width))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(2, 2, -2, -2), 9, 9)
        painter.end()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
            return
        super().keyPressEvent(event)


class FrontRow(QFrame):
    """What lies in front of one player: a chip for each kind. ``chosen(stick)`` one of them is to be taken."""

    chosen = Signal(str)

    def __init__(self, bands: dict[str, Bands], look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "bar")
        self.setFixedHeight(ROW_HEIGHT)  # a row that came and went would resize the view, which ends a drag
        self.label = QLabel()
        self.score = QLabel()
        """What all have placed together (SS-13)."""
        self.chips: dict[str, StickChip] = {}
        self._bands, self._look = bands, look
        self._name, self._sticks = "", dict[str, tuple[str, ...]]()
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 4, 16, 4)
        row.setSpacing(8)
        row.addWidget(self.label)
        for kind, its_bands in bands.items():
            chip = self.chips[kind] = StickChip(kind, its_bands, look, self)
            chip.clicked.connect(lambda _=False, chip=chip: self.chosen.emit(chip.sticks[0]))
            chip.hide()
            row.addWidget(chip)
        row.addStretch(1)
        self.score.setProperty("role", "game")
        self.score.hide()
        row.addWidget(self.score)

    def show_score(self, sentence: str) -> None:
        """At the other end; empty where everybody counts for themselves."""
        self.score.setText(sentence)
        self.score.setVisible(bool(sentence))

    def set_look(self, look: Look) -> None:
        self._look = look
        self.retranslate()

    def show_front(self, name: str, sticks: Sequence[str], kinds: dict[str, str], *, takeable: bool) -> None:
        """Show these sticks of the player called so; `takeable`: one of them may be taken now."""
        by_kind: dict[str, tuple[str, ...]] = {}
        for stick in sticks:
            by_kind[kinds[stick]] = (*by_kind.get(kinds[stick], ()), stick)
        changed = (name, by_kind) != (self._name, self._sticks)
        self._name, self._sticks = name, by_kind
        if changed:
            self.retranslate()
        for kind, chip in self.chips.items():
            chip.setVisible(kind in by_kind)
            chip.setEnabled(takeable and kind in by_kind)

    def retranslate(self) -> None:
        self.label.setText(words.front_of(self._name, len(self._sticks)) if self._name else "")
        for kind, chip in self.chips.items():
            if kind in self._sticks:
                chip.show_sticks(self._sticks[kind], self._look)
