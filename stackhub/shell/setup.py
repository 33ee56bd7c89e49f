"""The set-up of a match: seats, variant, preset, house rules, and one big *Play*."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QInputDialog,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from stackhub.engine.config import OptionValue
from stackhub.engine.errors import SaidError
from stackhub.games import registry
from stackhub.shell.choice_box import ChoiceBox
from stackhub.shell.deck_row import DeckRow
from stackhub.shell.house_rules import HouseRules, VariantRow
from stackhub.shell.hub import Hub
from stackhub.shell.screen import PageHeader, Screen
from stackhub.shell.seats_row import SeatsRow
from stackhub.store.settings import GameChoice, SeatChoice
from stackhub.tabletop.icons import icon
from stackhub.tabletop.translate import say

MAX_PRESET_NAME = 30
#: Between two steps of what is done ahead the window answers, in milliseconds.
_BREATH_MS = 30
_BOOK, _DEFAULT = "by_the_book", "default"


class SetupScreen(Screen):
    """``play_wanted(game, seats, options)`` starts the match; the choices are kept for next time. Games that have a
    free table have a way to it here: ``free_table_wanted(game)``."""

    play_wanted = Signal(str, list, dict)
    free_table_wanted = Signal(str)
    rules_wanted = Signal(str)

    def __init__(self, hub: Hub, game: str, parent: QWidget | None = None) -> None:
        super().__init__(hub, parent)
        self.game = game
        self._words = registry.entry(game).room("words")
        self._config = registry.rules_of(game).config
        words = {key: self._words.option_words(key) for key in self._config.options}
        self.header = PageHeader(self)
        self.free_button = QPushButton()
        if not registry.entry(game).free_table:
            self.free_button.hide()
        self.rules_button = QPushButton()
        self.rules_button.clicked.connect(lambda: self.rules_wanted.emit(self.game))
        self.seats = SeatsRow(hub, self._config, registry.levels_of(game))
        self.variants = [
            VariantRow(key, option, words[key]) for key, option in self._config.options.items() if option.variant
        ]
        self.house_rules = HouseRules(self._config, words)
        self.decks = DeckRow(hub, game, self) if registry.entry(game).decks else None
        self.preset_box = ChoiceBox()
        self.preset_box.setMinimumWidth(260)
        self.save_preset = QPushButton()
        self.save_preset.setProperty("role", "quiet")
        self.remove_preset = QPushButton()
        self.remove_preset.setProperty("role", "quiet")
        self._preset_label = QLabel()
        self._preset_label.setProperty("role", "heading")
        self._seats_label = QLabel()
        self._seats_label.setProperty("role", "heading")
        self.play_button = QPushButton()
        self.play_button.setProperty("role", "primary")
        self.play_button.setMinimumSize(240, 56)
        self.problem_label = QLabel()
        self._steps: Iterator[None] | None = None
        self._ahead = QTimer(self, singleShot=True, interval=_BREATH_MS)
        self._ahead.timeout.connect(self._prepare)
        self._ahead.start()
        self._lay_out()
        self._restore()
        self._connect()
        self._dress()

    def _lay_out(self) -> None:
        outer = QVBoxLayout(self)
        outer.setContentsMargins(32, 20, 32, 20)
        outer.setSpacing(12)
        top = QHBoxLayout()
        top.addWidget(self.header, 1)
        top.addWidget(self.free_button)
        top.addWidget(self.rules_button)
        outer.addLayout(top)
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 16, 0)
        column.setSpacing(12)
        column.addWidget(self._seats_label)
        column.addWidget(self.seats)
        for row in self.variants:
            column.addWidget(row)
            if self.decks is not None and row is self.variants[0]:  # that says whether cards are drawn
                column.addWidget(self.decks)
        column.addWidget(self._preset_label)
        presets = QHBoxLayout()
        presets.addWidget(self.preset_box)
        presets.addWidget(self.save_preset)
        presets.addWidget(self.remove_preset)
        presets.addStretch(1)
        column.addLayout(presets)
        column.addWidget(self.house_rules)
        column.addStretch(1)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QScrollArea.Shape.NoFrame)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setWidget(page)
        outer.addWidget(scroll, 1)
        bottom = QHBoxLayout()
        bottom.addWidget(self.problem_label, 1)
        bottom.addWidget(self.play_button)
        outer.addLayout(bottom)

    def _connect(self) -> None:
        self.seats.changed.connect(self._check)
        for row in self.variants:
            row.changed.connect(self._options_changed)
        self.house_rules.changed.connect(self._options_changed)
        self.preset_box.activated.connect(self._use_preset)
        self.save_preset.clicked.connect(self._ask_preset_name)
        self.remove_preset.clicked.connect(self._remove_preset)
        self.play_button.clicked.connect(self._play)
        self.free_button.clicked.connect(lambda: self.free_table_wanted.emit(self.game))
        self.hub.look_changed.connect(self._dress)
        if self.decks is not None:
            self.decks.edit_wanted.connect(self._edit_decks)

    def _edit_decks(self) -> None:
        from stackhub.shell.deck_screen import DeckScreen

        self._remember()
        self.opens.emit(lambda: DeckScreen(self.hub, self.game))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self.decks is not None:
            self.decks.load()  # the editor may have written one meanwhile

    def _prepare(self) -> None:
        """Do ahead what opening the board would take long for, while the players are still choosing: a little at a
        time, so that nobody notices."""
        if self._steps is None:
            prepare = getattr(registry.entry(self.game).room("board"), "prepare", None)
            if prepare is None:
                return
            self._steps = prepare(self.hub.look)
        else:
            try:
                next(self._steps)
            except StopIteration:
                return
        self._ahead.start()

    def about_to_close(self) -> None:
        self._ahead.stop()

    # --- what is chosen

    def options(self) -> dict[str, OptionValue]:
        """Every option as it is set now."""
        chosen = {row.key: row.value for row in self.variants}
        return {
            **{key: chosen.get(key, self._config.options[key].default) for key in self._config.options},
            **self.house_rules.values,
        }

    def set_options(self, options: dict[str, OptionValue]) -> None:
        """Show ``options``; what is unknown or not offered is ignored."""
        for row in self.variants:
            if row.key in options:
                row.set_value(options[row.key])
        for key, value in options.items():
            self.house_rules.set_value(key, value)
        self._options_changed()

    def _restore(self) -> None:
        choice = self.hub.settings.games.get(self.game, GameChoice())
        seats = choice.seats or [SeatChoice(name=self.hub.settings.name or self.tr("Player 1"), colour="red")]
        self.seats.fill(seats)
        self.set_options({**self._config.defaults(), **choice.options})
        if self.decks is not None:
            self.decks.load(choice.decks)

    def _remember(self) -> None:
        choice = self.hub.settings.games.get(self.game, GameChoice())
        kept = choice.model_copy(update={"seats": self.seats.choices(), "options": self.options()})
        if self.decks is not None:
            kept = kept.model_copy(update={"decks": self.decks.chosen})
        self.hub.settings.games = {**self.hub.settings.games, self.game: kept}
        self.hub.save_settings()

    def problem(self) -> str:
        """Why the match cannot start, in a sentence; empty when it can."""
        names = [seat.name for seat in self.seats.choices()]
        if any(not name for name in names):
            return self.tr("Every player needs a name.")
        if len({name.casefold() for name in names}) < len(names):
            return self.tr("Two players have the same name.")
        return ""

    def _check(self) -> None:
        problem = self.problem()
        self.problem_label.setText(problem)
        self.play_button.setEnabled(not problem)

    def _play(self) -> None:
        self._remember()
        options: dict[str, Any] = self.options()
        if self.decks is not None and self.decks.isVisible():
            try:
                options |= self.decks.option()
            except SaidError as error:
                self.hub.tell(error)
                return
        self.play_wanted.emit(self.game, self.seats.choices(), options)

    # --- presets

    def _own_presets(self) -> dict[str, dict[str, OptionValue]]:
        return self.hub.settings.games.get(self.game, GameChoice()).presets

    def _presets(self) -> dict[str, dict[str, OptionValue]]:
        ours = {_BOOK: self._config.by_the_book(), _DEFAULT: self._config.defaults(), **self._config.presets}
        return {**ours, **{f"own:{name}": values for name, values in self._own_presets().items()}}

    def _preset_words(self, preset: str) -> str:
        if preset.startswith("own:"):
            return preset.removeprefix("own:")
        if preset == _BOOK:
            return self.tr("By the book")
        if preset == _DEFAULT:
            return self.tr("Default")
        return say(self._words.preset_words(preset))

    def _fill_presets(self) -> None:
        current = self.preset_box.currentData() or _DEFAULT
        self.preset_box.clear()
        for preset in self._presets():
            self.preset_box.addItem(self._preset_words(preset), preset)
        self.preset_box.addItem(self.tr("Your own choice"), None)
        self.preset_box.setCurrentIndex(self.preset_box.findData(current))
        self._show_preset()

    def _show_preset(self) -> None:
        now = self.options()
        fitting = [name for name, values in self._presets().items() if {**self._config.defaults(), **values} == now]
        current = self.preset_box.currentData()
        chosen = current if current in fitting else fitting[-1] if fitting else None
        self.preset_box.setCurrentIndex(self.preset_box.findData(chosen))
        self.remove_preset.setVisible(str(chosen).startswith("own:"))

    def _use_preset(self) -> None:
        values = self._presets().get(self.preset_box.currentData())
        if values is not None:
            self.set_options({**self._config.defaults(), **values})
        self._show_preset()

    def _ask_preset_name(self) -> None:
        name, accepted = QInputDialog.getText(self, self.tr("Save as a preset"), self.tr("Name of the preset"))
        if accepted and name.strip():
            self.store_preset(name.strip()[:MAX_PRESET_NAME])

    def store_preset(self, name: str) -> None:
        """Keep the options as they are now under ``name``."""
        self._keep_presets({**self._own_presets(), name: self.options()})
        self.preset_box.setCurrentIndex(self.preset_box.findData(f"own:{name}"))
        self._show_preset()

    def _remove_preset(self) -> None:
        chosen = str(self.preset_box.currentData()).removeprefix("own:")
        self._keep_presets({name: values for name, values in self._own_presets().items() if name != chosen})

    def _keep_presets(self, presets: dict[str, dict[str, OptionValue]]) -> None:
        choice = self.hub.settings.games.get(self.game, GameChoice())
        kept = choice.model_copy(update={"presets": presets})
        self.hub.settings.games = {**self.hub.settings.games, self.game: kept}
        self.hub.save_settings()
        self._fill_presets()

    def _options_changed(self) -> None:
        self._show_preset()
        if self.decks is not None:
            self.decks.show_for(self.options())

    # --- texts and look

    def retranslate(self) -> None:
        title = say(registry.entry(self.game).room("title").TITLE)
        self.header.set_texts(title)
        self.rules_button.setText(self.tr("Rules"))
        self.rules_button.setAccessibleName(self.tr("Rules of {game}").format(game=title))
        self.free_button.setText(self.tr("Free table"))
        self.free_button.setAccessibleName(self.tr("Free table: try things out, nothing counts"))
        self._seats_label.setText(self.tr("Who plays"))
        self._preset_label.setText(self.tr("Rules to play by"))
        self.preset_box.setAccessibleName(self.tr("Preset"))
        self.save_preset.setText(self.tr("Save as a preset…"))
        self.save_preset.setAccessibleName(self.tr("Save as a preset"))
        self.remove_preset.setText(self.tr("Remove"))
        self.remove_preset.setAccessibleName(self.tr("Remove this preset"))
        self.play_button.setText(self.tr("Play"))
        self.play_button.setAccessibleName(self.tr("Play"))
        self.seats.retranslate()
        for row in self.variants:
            row.retranslate()
        self.house_rules.retranslate()
        if self.decks is not None:
            self.decks.retranslate()
        self._fill_presets()
        self._check()

    def first_focus(self) -> QWidget:
        return self.play_button

    def _dress(self) -> None:
        self.play_button.setIcon(icon("play", self.hub.theme.on_accent))
        self.rules_button.setIcon(icon("rules", self.hub.theme.text))
