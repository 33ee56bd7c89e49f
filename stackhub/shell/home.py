"""The home screen: go on with what was left, or pick a game."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent
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
from stackhub.games import registry
from stackhub.shell.card import Card
from stackhub.shell.continue_row import ContinueRow
from stackhub.shell.hub import Hub
from stackhub.shell.match_files import put_aside_words, record_result
from stackhub.shell.memory import give_back
from stackhub.shell.party_picture import podium_picture
from stackhub.shell.pictures import picture_of
from stackhub.shell.screen import Screen
from stackhub.shell.window_place import MINIMUM_SIZE
from stackhub.shell.words import players_line
from stackhub.store.saves import SavedFile, read_match_or_last, unfinished
from stackhub.tabletop.icons import application_icon, icon
from stackhub.tabletop.translate import say
from stackhub.tabletop.wood import paint_wood

if TYPE_CHECKING:
    from stackhub.shell.party_continued import ContinuedParty

log = logging.getLogger(__name__)

#: Pictures of games, in logical pixels: large while there are few, three side by side at 1280 when there are more.
_LARGE_PICTURE = QSize(600, 300)
#: A row of more cards than two is so wide and has so much between them, in pixels; its pictures are so much higher
#: than wide.
_ROW_WIDTH, _GAP = 1212, 16
#: To the left of the row, in pixels, and how high the letters of headings are.
_MARGIN, _HEADING = 32, 20
_PICTURE_ASPECT = 0.62
#: So many lines of a tagline stand on a card of such a row.
_TAGLINES = 4
#: The party's card is as wide as the row of games.
_PARTY_PICTURE = QSize(152, 68)
#: Between two pictures of boards the window paints and answers, in milliseconds.
_BREATH_MS = 30
#: Pictures are drawn in another size once the window has kept its own for so many milliseconds.
_SETTLED_MS = 250
#: Everything grows with the window, in steps of this share of its least size.
_GROWING_STEP = 0.125
#: No more files than this are read, newest first.
MAX_READ = 200


class HomeScreen(Screen):
    """Signals: ``game_picked(id)``, ``party_wanted``, what :class:`ContinueRow` says, and the pages ``scores_wanted``,
    ``profiles_wanted``, ``settings_wanted``, ``rules_wanted``, ``about_wanted``. ``games_known()``: the rules of all
    games are loaded."""

    game_picked = Signal(str)
    party_wanted = Signal()
    resumed = Signal(object)
    discarded = Signal(object)
    party_resumed = Signal(object)
    party_discarded = Signal(object)
    scores_wanted = Signal()
    profiles_wanted = Signal()
    settings_wanted = Signal()
    rules_wanted = Signal()
    about_wanted = Signal()
    games_known = Signal()

    def __init__(self, hub: Hub, parent: QWidget | None = None) -> None:
        super().__init__(hub, parent)
        self._unpainted: list[tuple[Card, Callable[[], QPixmap]]] = []
        self._refused: set[Path | str] = set()
        self._came_back = False
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
        self._page.setContentsMargins(_MARGIN, 16, 0, 24)
        self._page.setSpacing(12)
        scroll.setWidget(page)
        outer.addWidget(scroll, 1)
        self._continue_title = QLabel()
        self._continue_title.setProperty("role", "wood")
        self.continued = ContinueRow(hub)
        head = QHBoxLayout()
        head.setSpacing(16)
        head.addWidget(self._continue_title)
        head.addWidget(self.continued.more_button)
        head.addStretch(1)
        self._page.addLayout(head)
        self.continued.resumed.connect(self.resumed)
        self.continued.discarded.connect(self.discarded)
        self.continued.party_resumed.connect(self.party_resumed)
        self.continued.party_discarded.connect(self.party_discarded)
        self._page.addWidget(self.continued)
        self.party_card = Card(hub, _PARTY_PICTURE, wide=_ROW_WIDTH - _PARTY_PICTURE.width())
        self.party_card.clicked.connect(self.party_wanted)
        self._page.addWidget(self.party_card)
        self._games_title = QLabel()
        self._games_title.setProperty("role", "wood")
        self._page.addWidget(self._games_title)
        self.game_cards = self._make_game_cards()
        self._unknown = list(self.game_cards)
        self._page.addStretch(1)
        self._pictures_timer = QTimer(self, singleShot=True, interval=_BREATH_MS)
        self._pictures_timer.timeout.connect(self._go_on)
        self._growth = 1.0
        self._grown_timer = QTimer(self, singleShot=True, interval=_SETTLED_MS)
        self._grown_timer.timeout.connect(self._plan_pictures)
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

    def _make_game_cards(self) -> dict[str, Card]:
        grid = self._grid = QGridLayout()
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
            self._plan_pictures()

    # --- what is shown

    def refresh(self) -> None:
        """Look again for unfinished matches; they change whenever a game is left."""
        self._came_back = True
        parties, of_parties = self._parties()
        self.continued.fill([*parties, *self._saved_matches(of_parties)])
        self._continue_title.setVisible(bool(self.continued.left))
        self.retranslate()
        self._plan_pictures()

    def _parties(self) -> tuple[Sequence[ContinuedParty], frozenset[str]]:
        """The parties that are not over, and the saves of their matches."""
        try:
            if not self.hub.folder.parties.unfinished():
                return (), frozenset()
        except SaidError as error:
            self._refuse("", error)
            return (), frozenset()
        from stackhub.shell.party_continued import unfinished_parties  # takes its time, and mostly there are none

        found = unfinished_parties(self.hub.folder, self._refuse)
        return found.parties, found.saves

    def _saved_matches(self, of_parties: frozenset[str]) -> list[SavedFile]:
        """The unfinished matches, newest first, but for those that a party goes on with."""
        found = []
        for path in unfinished(self.hub.folder.saves)[:MAX_READ]:
            if path.stem in of_parties:
                continue
            try:
                saved = read_match_or_last(path, registry.rules_of)
            except SaidError as error:
                self._refuse(path, error)
                continue
            if saved.match.phase == "over":
                self._record(saved)
            else:
                found.append(saved)
        return found

    def _refuse(self, what: Path | str, error: SaidError) -> None:
        """Say it once, not each time home is reached."""
        if what not in self._refused:
            self._refused.add(what)
            self.hub.tell(error)

    def _record(self, saved: SavedFile) -> None:
        """A match that is over but still here: the program died before its result was written down."""
        try:
            aside = record_result(self.hub.folder, saved.path, saved.match)
            if aside is not None:
                self.hub.tell(put_aside_words(aside))
        except SaidError as error:
            self.hub.tell(error)

    def retranslate(self) -> None:
        self._continue_title.setText(self.tr("Go on"))
        self.continued.retranslate()
        line = self.tr("An evening of games for 2 to 10 people around one screen, with points, awards and a podium.")
        self.party_card.set_texts(self.tr("Party"), line, "")
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

    def _name_game(self, game: str) -> None:
        entry = registry.entry(game)
        title, config = entry.room("title"), registry.facts_of(entry)
        seats = players_line(config.seats.min, config.seats.max)
        shortest, longest = config.minutes
        minutes = self.tr("{shortest}-{longest} minutes").format(shortest=shortest, longest=longest)
        self.game_cards[game].set_texts(say(title.TITLE), say(title.TAGLINE), f"{seats} · {minutes}")

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
        self._unpainted = [
            (card, partial(picture_of, game, self.hub, card.picture_size)) for game, card in self.game_cards.items()
        ]
        self._unpainted.append((self.party_card, partial(podium_picture, self.hub, self.party_card.picture_size)))
        for number, card in enumerate(self.continued.cards):
            self._unpainted.append((card, partial(self.continued.picture, number)))
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
        card, paint = self._unpainted.pop(0)
        try:
            card.set_picture(paint())
        except SaidError as error:
            self.hub.tell(error)
        if self._unpainted:
            self._pictures_timer.start()
        elif self._came_back:
            give_back()  # whatever was open before is gone by now, and nobody waits for anything

    def resizeEvent(self, event: QResizeEvent) -> None:
        """In a larger window everything is larger, and stands in the middle."""
        super().resizeEvent(event)
        window = self.window().size()  # a notice above this screen does not make everything smaller
        fits = min(window.width() / MINIMUM_SIZE.width(), window.height() / MINIMUM_SIZE.height())
        growth = max(1.0, int(fits / _GROWING_STEP + 1e-6) * _GROWING_STEP)
        side = max(_MARGIN, round((self.width() - _ROW_WIDTH * growth) / 2))
        self._page.setContentsMargins(side, 16, 0, 24)
        if growth == self._growth:
            return
        self._growth = growth
        for card in (*self.game_cards.values(), self.party_card):
            card.grow(growth)
        self.continued.grow(growth)
        self._grid.setSpacing(round(_GAP * growth))
        for heading in (self._continue_title, self._games_title):
            heading.setStyleSheet(f"font-size: {round(_HEADING * growth)}px")
        self._grown_timer.start()

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
        return self.continued.paths()

    @property
    def continue_cards(self) -> list[Card]:
        return self.continued.cards

    @property
    def discard_buttons(self) -> list[QToolButton]:
        return self.continued.discard_buttons

    @property
    def more_button(self) -> QPushButton:
        return self.continued.more_button
