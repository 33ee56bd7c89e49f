"""The home screen: go on with what was left, or pick a game."""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from stackhub.engine.errors import SaidError
from stackhub.engine.game import View
from stackhub.engine.match import Match
from stackhub.games import registry
from stackhub.shell.card import Card
from stackhub.shell.hot_seat import HotSeat
from stackhub.shell.hub import Hub
from stackhub.shell.match_files import put_aside_words, record_result
from stackhub.shell.memory import give_back
from stackhub.shell.pictures import picture_of
from stackhub.shell.screen import Screen
from stackhub.shell.words import names_in, players_line
from stackhub.store.saves import SavedFile, read_match_or_last, unfinished
from stackhub.tabletop.icons import application_icon, icon
from stackhub.tabletop.translate import say
from stackhub.tabletop.wood import paint_wood

log = logging.getLogger(__name__)

#: Pictures of games, in logical pixels: large while there are few, three side by side at 1280 when there are more.
_LARGE_PICTURE = QSize(600, 300)
#: A row of more cards than two is so wide and has so much between them, in pixels; its pictures are so much higher
#: than wide.
_ROW_WIDTH, _GAP = 1212, 16
_PICTURE_ASPECT = 0.62
#: So many lines of a tagline stand on a card of such a row.
_TAGLINES = 4
_SAVE_PICTURE = QSize(152, 104)
_SAVE_TEXT_WIDTH = 190
#: As many unfinished matches as fit side by side; the others are a click away.
MAX_CONTINUED = 3
#: Between two pictures of boards the window paints and answers, in milliseconds.
_BREATH_MS = 30
#: No more files than this are read, newest first.
MAX_READ = 200


class HomeScreen(Screen):
    """Signals: ``game_picked(id)``, ``resumed(SavedFile)``, ``discarded(path)`` and the pages ``scores_wanted``,
    ``profiles_wanted``, ``settings_wanted``, ``rules_wanted``, ``about_wanted``. ``games_known()``: the rules of all
    games are loaded."""

    game_picked = Signal(str)
    resumed = Signal(object)
    discarded = Signal(object)
    scores_wanted = Signal()
    profiles_wanted = Signal()
    settings_wanted = Signal()
    rules_wanted = Signal()
    about_wanted = Signal()
    games_known = Signal()

    def __init__(self, hub: Hub, parent: QWidget | None = None) -> None:
        super().__init__(hub, parent)
        self._saved: list[SavedFile] = []
        self._unpainted: list[tuple[Card, str, View | None]] = []
        self._refused: set[Path] = set()
        self._came_back = False
        self.continue_cards: list[Card] = []
        self.discard_buttons: list[QToolButton] = []
        self._titles: dict[str, QLabel] = {}
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(0)
        outer.addWidget(self._make_top())
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QScrollArea.Shape.NoFrame)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)  # the cards fit beside the other one
        page = QWidget()
        page.setProperty("role", "scrolled")
        self._page = QVBoxLayout(page)
        self._page.setContentsMargins(32, 16, 32, 24)
        self._page.setSpacing(12)
        scroll.setWidget(page)
        outer.addWidget(scroll, 1)
        self._continue_title = self._heading()
        self._continue_grid = QGridLayout()
        self._continue_grid.setSpacing(16)
        self._continue_grid.setColumnStretch(MAX_CONTINUED, 1)
        self._page.addLayout(self._continue_grid)
        self.more_button = QPushButton()
        self.more_button.setCheckable(True)
        self.more_button.toggled.connect(self._show_more)
        more = QHBoxLayout()
        more.addWidget(self.more_button)
        more.addStretch(1)
        self._page.addLayout(more)
        self._games_title = self._heading()
        self.game_cards = self._make_game_cards()
        self._unknown = list(self.game_cards)
        self._page.addStretch(1)
        self._pictures_timer = QTimer(self, singleShot=True, interval=_BREATH_MS)
        self._pictures_timer.timeout.connect(self._go_on)
        hub.look_changed.connect(self._dress)
        self._dress()
        self.refresh()
        self._came_back = False

    # --- building

    def _make_top(self) -> QWidget:
        top = QFrame()
        top.setProperty("role", "bar")
        row = QHBoxLayout(top)
        row.setContentsMargins(32, 10, 32, 10)
        row.setSpacing(8)
        self._logo = QLabel()
        self._name = QLabel("StackHub")
        self._name.setProperty("role", "title")
        row.addWidget(self._logo)
        row.addSpacing(8)
        row.addWidget(self._name)
        row.addStretch(1)
        self.page_buttons: dict[str, QPushButton] = {}
        for name, signal in (
            ("scores", self.scores_wanted),
            ("person", self.profiles_wanted),
            ("rules", self.rules_wanted),
            ("settings", self.settings_wanted),
            ("info", self.about_wanted),
        ):
            button = QPushButton()
            button.clicked.connect(signal)
            self.page_buttons[name] = button
            row.addWidget(button)
        return top

    def _heading(self) -> QLabel:
        label = QLabel()
        label.setProperty("role", "wood")
        self._page.addWidget(label)
        return label

    def _make_game_cards(self) -> dict[str, Card]:
        grid = QGridLayout()
        grid.setSpacing(_GAP)
        cards: dict[str, Card] = {}
        games = [game for game in registry.games() if self._offers(partial(registry.facts_of, game))]
        columns = max(2, len(games))
        width = (_ROW_WIDTH + _GAP) // columns - _GAP
        size = QSize(width, round(width * _PICTURE_ASPECT)) if columns > 2 else _LARGE_PICTURE
        for number, game in enumerate(games):
            card = Card(self.hub, size, lines=_TAGLINES if columns > 2 else 1)
            card.clicked.connect(lambda _=False, game_id=game.id: self.game_picked.emit(game_id))
            grid.addWidget(card, number // columns, number % columns)
            cards[game.id] = card
        row = QHBoxLayout()
        row.addLayout(grid)
        row.addStretch(1)
        self._page.addLayout(row)
        return cards

    def _offers(self, load: Callable[[], object]) -> bool:
        """Whether a game can be offered; what is wrong with it is said, and the others are offered all the same."""
        try:
            load()
        except SaidError as error:
            self.hub.tell(error)
            return False
        return True

    def _look_into(self, game: str) -> None:
        """Load the game's rules, which takes too long to be done before the window is up."""
        if self._offers(partial(registry.rules_of, game)):
            self._name_game(game)  # a file of the player's own may have turned out not to be sound
        else:
            self.game_cards.pop(game).deleteLater()
            self._unpainted = [one for one in self._unpainted if one[1] != game]

    # --- what is shown

    def refresh(self) -> None:
        """Look again for unfinished matches; they change whenever a game is left."""
        self._came_back = True
        self._saved = []
        for path in unfinished(self.hub.folder.saves)[:MAX_READ]:
            try:
                saved = read_match_or_last(path, registry.rules_of)
            except SaidError as error:
                if path not in self._refused:  # said once, not each time home is reached
                    self._refused.add(path)
                    self.hub.tell(error)
                continue
            if saved.match.phase == "over":
                self._record(saved)
            else:
                self._saved.append(saved)
        self._fill_continue_row()
        self.retranslate()
        self._plan_pictures()

    def _record(self, saved: SavedFile) -> None:
        """A match that is over but still here: the program died before its result was written down."""
        try:
            aside = record_result(self.hub.folder, saved.path, saved.match)
            if aside is not None:
                self.hub.tell(put_aside_words(aside))
        except SaidError as error:
            self.hub.tell(error)

    def _fill_continue_row(self) -> None:
        while (item := self._continue_grid.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        self.continue_cards, self.discard_buttons = [], []
        for saved in self._saved:
            holder = QWidget()
            row = QHBoxLayout(holder)
            row.setContentsMargins(0, 0, 0, 0)
            row.setSpacing(4)
            card = Card(self.hub, _SAVE_PICTURE, wide=_SAVE_TEXT_WIDTH)
            card.clicked.connect(lambda _=False, found=saved: self.resumed.emit(found))
            discard = QToolButton()
            discard.setIcon(icon("close", self.hub.theme.text))
            discard.clicked.connect(lambda _=False, path=saved.path: self.discarded.emit(path))
            row.addWidget(card)
            row.addWidget(discard, 0, Qt.AlignmentFlag.AlignTop)
            self.continue_cards.append(card)
            self.discard_buttons.append(discard)
            number = len(self.continue_cards) - 1
            self._continue_grid.addWidget(holder, number // MAX_CONTINUED, number % MAX_CONTINUED)
        self._show_more(self.more_button.isChecked())
        self._continue_title.setVisible(bool(self._saved))

    def _show_more(self, shown: bool) -> None:
        """All unfinished matches, or the newest that fit side by side."""
        for card in self.continue_cards[MAX_CONTINUED:]:
            holder = card.parentWidget()
            if holder is not None:
                holder.setVisible(shown)
        hidden = len(self.continue_cards) - MAX_CONTINUED
        self.more_button.setVisible(hidden > 0)
        words = self.tr("Fewer") if shown else self.tr("%n more", "", max(0, hidden))
        self.more_button.setText(words)
        self.more_button.setAccessibleName(words)

    def retranslate(self) -> None:
        self._show_more(self.more_button.isChecked())
        self._continue_title.setText(self.tr("Go on"))
        self._games_title.setText(self.tr("Games"))
        for name, words in (
            ("scores", self.tr("Scores")),
            ("person", self.tr("Profiles")),
            ("rules", self.tr("Rules")),
            ("settings", self.tr("Settings")),
            ("info", self.tr("About")),
        ):
            self.page_buttons[name].setText(words)
            self.page_buttons[name].setAccessibleName(words)
        for game in self.game_cards:
            self._name_game(game)
        for saved, card, discard in zip(self._saved, self.continue_cards, self.discard_buttons, strict=True):
            title = say(registry.entry(saved.match.rules.id).room("title").TITLE)
            card.set_texts(title, self._whose_turn(saved.match), names_in(saved.match))
            discard.setAccessibleName(self.tr("Discard the match of {game}").format(game=title))
            discard.setToolTip(self.tr("Discard this match"))

    def _name_game(self, game: str) -> None:
        entry = registry.entry(game)
        title, config = entry.room("title"), registry.facts_of(entry)
        seats = players_line(config.seats.min, config.seats.max)
        shortest, longest = config.minutes
        minutes = self.tr("{shortest}-{longest} minutes").format(shortest=shortest, longest=longest)
        self.game_cards[game].set_texts(say(title.TITLE), say(title.TAGLINE), f"{seats} · {minutes}")

    def _whose_turn(self, match: Match) -> str:
        seat = match.to_decide
        if seat is None:
            return self.tr("Between two rounds")
        return self.tr("{name} is to move").format(name=match.players[seat].name)

    def first_focus(self) -> QWidget | None:
        if self.continue_cards:
            return self.continue_cards[0]
        return next(iter(self.game_cards.values()), None)

    def focus_on_game(self, game: str) -> None:
        """Put the focus on the card of ``game`` (after coming back from its set-up)."""
        if game in self.game_cards:
            self.game_cards[game].setFocus()

    # --- look

    def _dress(self) -> None:
        colour = self.hub.theme.text
        for name, button in self.page_buttons.items():
            button.setIcon(icon(name, colour))
        self._logo.setPixmap(application_icon().pixmap(QSize(48, 48), self.devicePixelRatioF()))
        self.update()
        self._plan_pictures()

    def _plan_pictures(self) -> None:
        """Boards are grabbed after the window is up, one at a time, so that it opens and answers at once."""
        self._unpainted = [(card, game, None) for game, card in self.game_cards.items()]
        for saved, card in zip(self._saved, self.continue_cards, strict=True):
            self._unpainted.append((card, saved.match.rules.id, _seen(saved.match)))
        self._pictures_timer.start()

    @property
    def is_painted(self) -> bool:
        """Whether every card shows its picture."""
        return not self._unpainted

    def _go_on(self) -> None:
        """Do the next thing that could wait until the window is up: look into the games, then paint the pictures."""
        if self._unknown:
            self._look_into(self._unknown.pop(0))
            if not self._unknown:
                self.games_known.emit()
            self._pictures_timer.start()
        else:
            self._paint_next_picture()

    def _paint_next_picture(self) -> None:
        if not self._unpainted:
            return
        card, game, view = self._unpainted.pop(0)
        try:
            card.set_picture(picture_of(game, self.hub, card.picture_size, view))
        except SaidError as error:
            self.hub.tell(error)
        if self._unpainted:
            self._pictures_timer.start()
        elif self._came_back:
            give_back()  # whatever was open before is gone by now, and nobody waits for anything

    def paintEvent(self, event: QPaintEvent) -> None:
        paint_wood(QPainter(self), self.rect(), self.hub.theme, self.devicePixelRatioF())

    # --- keys: arrows walk the cards and buttons

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1, Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1}
        step = steps.get(Qt.Key(event.key()))
        if step is not None:
            self.focusNextPrevChild(step > 0)
        elif event.key() != Qt.Key.Key_Escape:
            super().keyPressEvent(event)

    def saved_paths(self) -> list[Path]:
        """The unfinished matches that are offered, newest first."""
        return [saved.path for saved in self._saved]


def _seen(match: Match) -> View | None:
    """What lies on the table of an unfinished match; None where people hide their hands from one another."""
    if HotSeat(match).veiled:
        return None
    if match.phase == "order":
        return match.lay_out()
    referee = match.round.referee if match.rounds else None
    return referee.view(HotSeat(match).front or 0) if referee is not None else None
