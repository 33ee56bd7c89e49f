"""The end of the evening: the podium, the awards, and the result as a picture or a table to take along."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from pathlib import Path

from PySide6.QtCore import QBuffer, QCoreApplication, QIODevice, QLocale, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QFileDialog,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from stackhub.engine.errors import SaidError
from stackhub.engine.party.awards import AwardWon
from stackhub.engine.party.party import Party
from stackhub.engine.party.scoring import points_text
from stackhub.engine.party.standings import Standing
from stackhub.shell.archive_card import documents_folder
from stackhub.shell.fitted_text import paint_fitted
from stackhub.shell.hub import Hub
from stackhub.shell.party_evening import Evening
from stackhub.shell.party_export import csv_of, summary_of
from stackhub.shell.party_faces import head_of, paint_face
from stackhub.shell.party_scoreboard import team_line
from stackhub.shell.party_screen import Big, PartyScreen
from stackhub.shell.party_words import decimal_sign, note_of
from stackhub.store.atomic import replacing, write_atomically
from stackhub.tabletop.announce import announce
from stackhub.tabletop.translate import say

#: The steps: place, where it stands from left to right, how high, as shares of the podium.
_STEPS = ((1, 1, 1.0), (2, 0, 0.72), (3, 2, 0.5))
#: How much of a holder's room their name gets, which may need two lines.
_NAME = 0.58


class Podium(QWidget):
    """Paints the first three places on steps and the others in a list below."""

    def __init__(self, hub: Hub, rows: Sequence[Standing], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.hub = hub
        self._rows = tuple(rows)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        hub.look_changed.connect(self.update)

    def sizeHint(self) -> QSize:
        return QSize(560, 420)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        others = [row for row in self._rows if row.place > len(_STEPS)]
        size = min(self.height() / 17, self.width() / 22)
        if not any(row.points for row in self._rows):  # where nobody has won anything nobody stands above others
            words = self.tr("No game was played to its end.")
            self._text(painter, QRectF(self.rect()), words, (size, self.hub.theme.text), Qt.AlignmentFlag.AlignCenter)
            return
        columns = 2 if len(others) > 3 else 1
        below = -(-len(others) // columns) * size * 1.5
        steps = QRectF(0, 0, self.width(), self.height() - below - size * 0.6)
        for place, at, share in _STEPS:
            holders = [row for row in self._rows if row.place == place]
            self._paint_step(painter, steps, (place, at, share), holders, size)
        for number, row in enumerate(others):
            width = (self.width() - size * 1.5 * (columns - 1)) / columns
            lines = -(-len(others) // columns)
            y = self.height() - below + (number % lines) * size * 1.5
            self._paint_line(painter, row, QRectF((number // lines) * (width + size * 1.5), y, width, size * 1.5), size)

    def _paint_step(
        self, painter: QPainter, room: QRectF, step: tuple[int, int, float], holders: list[Standing], size: float
    ) -> None:
        theme = self.hub.theme
        place, at, share = step
        width = room.width() / len(_STEPS)
        crowd = max(1, len(holders))
        tall = min(size * 3.0, room.height() * 0.5 / crowd)
        most = room.height() - tall * max(1, max((len(self._at(p)) for p, _, _ in _STEPS), default=1)) - size
        height = max(size * 2, most * share)
        block = QRectF(at * width + width * 0.03, room.bottom() - height, width * 0.94, height)
        painter.setPen(QPen(QColor(theme.border), 2))
        painter.setBrush(QColor(theme.wood_light if place != 1 else theme.accent))
        painter.drawRoundedRect(block, 8, 8)
        ink = theme.on_accent if place == 1 else theme.on_wood
        self._text(painter, block, str(place), (size * 1.9, ink), Qt.AlignmentFlag.AlignCenter)
        for number, row in enumerate(holders):
            top = block.top() - (crowd - number) * tall
            self._paint_holder(painter, row, QRectF(block.left(), top, block.width(), tall), size)

    def _paint_holder(self, painter: QPainter, row: Standing, room: QRectF, size: float) -> None:
        theme = self.hub.theme
        head = head_of(self.hub, row.member)
        side = min(size * 1.6, room.height() * 0.6) if head is None else min(size * 2.4, room.height() * 0.86)
        chip = QRectF(room.left(), room.center().y() - side / 2, side, side)
        paint_face(painter, chip, self.hub, row.member.colour, head)
        words = room.adjusted(side + size * 0.4, 0, 0, 0)
        high = words.height() * _NAME
        name = QRectF(words.left(), words.top(), words.width(), high)
        under = QRectF(words.left(), words.top() + high, words.width(), words.height() - high)
        look = min(size * 1.05, high * 0.74), theme.text
        self._text(painter, name, row.member.name, look, Qt.AlignmentFlag.AlignBottom)
        told = " · ".join(part for part in (points_text(row.points, decimal_sign()), note_of(row)) if part)
        self._text(
            painter, under, told, (min(size * 0.85, under.height() * 0.72), theme.text_muted), Qt.AlignmentFlag.AlignTop
        )

    def _paint_line(self, painter: QPainter, row: Standing, room: QRectF, size: float) -> None:
        side, look = size * 1.3, (size * 0.9, self.hub.theme.text)
        chip = QRectF(room.left() + size * 1.6, room.center().y() - side / 2, side, side)
        middle = Qt.AlignmentFlag.AlignVCenter
        number = QRectF(room.left(), room.top(), size * 1.5, room.height())
        self._text(painter, number, f"{row.place}.", look, middle)
        paint_face(painter, chip, self.hub, row.member.colour, head_of(self.hub, row.member))
        points = QRectF(room.right() - size * 4, room.top(), size * 3.6, room.height())
        words = QRectF(chip.right() + size * 0.5, room.top(), points.left() - chip.right() - size * 0.6, room.height())
        self._text(painter, words, row.member.name, look, middle)
        right = middle | Qt.AlignmentFlag.AlignRight
        self._text(painter, points, points_text(row.points, decimal_sign()), look, right)

    def _at(self, place: int) -> list[Standing]:
        return [row for row in self._rows if row.place == place]

    def _text(
        self, painter: QPainter, room: QRectF, words: str, look: tuple[float, str], align: Qt.AlignmentFlag
    ) -> None:
        """``look``: how high in pixels at most, and the colour."""
        font = QFont(self.font())
        font.setBold(True)
        paint_fitted(painter, words, room, (font, *look), align)


class PodiumScreen(PartyScreen):
    """``next_wanted``: the evening has been looked at; home."""

    def __init__(self, hub: Hub, evening: Evening, parent: QWidget | None = None) -> None:
        super().__init__(hub, parent)
        self._evening = evening
        party = self._party = evening.party
        self.podium = Podium(hub, party.standings())
        self._awards = party.awards(evening.book.file.awards)
        self.award_words: list[tuple[Big, Big]] = []
        self.awards_title = Big(24)
        self.sheet = QFrame()
        self.sheet.setProperty("role", "card")
        inside = QHBoxLayout(self.sheet)
        inside.setContentsMargins(24, 20, 24, 20)
        inside.setSpacing(32)
        inside.addWidget(self.podium, 11)
        column = QVBoxLayout()
        column.setSpacing(8)
        column.addWidget(self.awards_title)
        column.addWidget(self._award_list(), 1)
        inside.addLayout(column, 9 if self._awards else 0)
        if not self._awards:
            self.awards_title.hide()
            self.award_scroll.hide()
        self.body.addWidget(self.sheet, 1)
        self.picture_button = self._export("save", self._ask_picture)
        self.table_button = self._export("save", self._ask_table)
        for button in (self.players_button, self.pause_button, self.skip_button, self.end_button, self.home_button):
            button.hide()
        self.dress()

    def _award_list(self) -> QWidget:
        page = QWidget()
        page.setProperty("role", "scrolled")
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 8, 0)
        column.setSpacing(2)
        for _ in self._awards:
            title, sentence = Big(19), Big(19, bold=False)
            self.award_words.append((title, sentence))
            column.addWidget(title)
            column.addWidget(sentence)
            column.addSpacing(6)
        column.addStretch(1)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(page)
        self.award_scroll = scroll
        return scroll

    def _export(self, name: str, slot: object) -> QPushButton:
        button = QPushButton()
        button.setProperty("icon_name", name)
        button.clicked.connect(slot)
        self.row.insertWidget(self.row.count() - 2, button)
        return button

    def retranslate(self) -> None:
        super().retranslate()
        party = self._party
        self.title.setText(result_words(party))
        self._say_teams()
        self.awards_title.setText(self.tr("And besides winning"))
        lines = award_lines(party, self._awards)
        for won, line, (title, sentence) in zip(self._awards, lines, self.award_words, strict=True):
            title.setText(say(won.title))
            sentence.setText(line)
        self.podium.setAccessibleName(summary_of(party, decimal_sign()))
        self.podium.setToolTip(escape(self.podium.accessibleName()))
        self.award_scroll.setAccessibleName(self.tr("And besides winning"))
        for button, words in (
            (self.picture_button, self.tr("Save as a picture…")),
            (self.table_button, self.tr("Save as a table (CSV)…")),
        ):
            button.setText(words)
            button.setAccessibleName(words)
        self.say_next(self.tr("Home"))

    def _say_teams(self) -> None:
        self.line.setText(team_line(self._party))
        self.line.setVisible(bool(self.line.text()))

    def showEvent(self, event: object) -> None:
        super().showEvent(event)  # type: ignore[arg-type]
        announce(self, f"{self.title.text()} {self.podium.accessibleName()}")

    # --- taken along

    def _ask_picture(self) -> None:
        path = self._ask(self.tr("Save as a picture"), "png", self.tr("Picture (*.png)"))
        if path is not None:
            self.save_picture(path)

    def _ask_table(self) -> None:
        path = self._ask(self.tr("Save as a table"), "csv", self.tr("Table (*.csv)"))
        if path is not None:
            self.save_table(path)

    def _ask(self, title: str, ending: str, kinds: str) -> Path | None:
        proposal = documents_folder() / f"{self._evening.key}.{ending}"
        chosen, _ = QFileDialog.getSaveFileName(self, title, str(proposal), kinds)
        if not chosen:
            return None
        path = Path(chosen)
        return path if path.suffix else path.with_suffix(f".{ending}")

    def save_picture(self, path: Path) -> None:
        """Write everything above the bar as a PNG. What cannot be written is said."""
        self._say_teams()
        buffer = QBuffer()
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        self.grab(QRect(0, 0, self.width(), self.bar.y())).save(buffer, "PNG")
        self._write(path, bytes(buffer.data().data()))

    def save_table(self, path: Path) -> None:
        """Write the result as CSV. What cannot be written is said."""
        head = self.tr("Place"), self.tr("Name"), self.tr("Points")
        try:
            write_atomically(path, csv_of(self._party, head), make_folder=False)
        except SaidError as error:
            self.hub.tell(error)
        else:
            self._tell_saved(path)

    def _write(self, path: Path, content: bytes) -> None:
        try:
            with replacing(path, make_folder=False) as file:
                file.write(content)
        except SaidError as error:
            self.hub.tell(error)
        else:
            self._tell_saved(path)

    def _tell_saved(self, path: Path) -> None:
        words = self.tr("Saved as {file}.").format(file=path.name)
        self.line.setText(words)
        self.line.show()
        announce(self, words)


def result_words(party: Party) -> str:
    """Who has won an evening that is over, in one sentence."""
    first = [row.member.name for row in party.standings() if row.place == 1]
    if not any(row.points for row in party.standings()):
        return QCoreApplication.translate("PodiumScreen", "The evening is over.")
    if len(first) == 1:
        return QCoreApplication.translate("PodiumScreen", "{name} wins the evening!").format(name=first[0])
    names = QLocale().createSeparatedList(first)
    return QCoreApplication.translate("PodiumScreen", "{names} share the evening.").format(names=names)


def award_lines(party: Party, awards: Sequence[AwardWon]) -> list[str]:
    """What is said of everybody who got one of ``awards``."""
    return [say(won.sentence(party.member(won.member).name)) for won in awards]
