"""What is played: a party ready to play, or games of one's own in an order or on a wheel."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QMenu,
    QPushButton,
    QSpinBox,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from stackhub.engine.config import OptionValue
from stackhub.engine.party.plan import Picks, PlannedGame
from stackhub.engine.party.presets import PresetName, preset_line, preset_title
from stackhub.games import registry
from stackhub.shell.choice_box import ChoiceBox
from stackhub.shell.hub import Hub
from stackhub.shell.party_book import PartyBook, title_of
from stackhub.shell.party_words import duration
from stackhub.shell.words import labelled
from stackhub.store.settings import GameChoice
from stackhub.tabletop.icons import icon
from stackhub.tabletop.translate import say

#: So many games may stand in a list of one's own.
MOST = 12
#: The rules' names are cut to about so many letters; the open list has them whole.
_RULES_LETTERS = 14
_MINUTES_WIDTH = 96
_BOOK, _DEFAULT, _AS_PLANNED = "by_the_book", "default", "as_planned"


class GameRow(QFrame):
    """One game of the program with its rules. ``moved(steps)``, ``removed()``, ``changed()``."""

    moved = Signal(int)
    removed = Signal()
    changed = Signal()

    def __init__(self, hub: Hub, book: PartyBook, planned: PlannedGame) -> None:
        super().__init__()
        self.hub = hub
        self._planned = planned
        self._config = book.configs[planned.game]
        self._words = registry.entry(planned.game).room("words")
        self._place = 1
        self.setProperty("role", "panel")
        self.title = QLabel()
        self.title.setProperty("role", "game")
        self.minutes = QLabel()
        self.minutes.setProperty("role", "muted")
        self.minutes.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.minutes.setMinimumWidth(_MINUTES_WIDTH)  # the rows stand in line
        self.rules_box = ChoiceBox()
        self.rules_box.setSizeAdjustPolicy(ChoiceBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.rules_box.setMinimumContentsLength(_RULES_LETTERS)
        self.rules_box.currentIndexChanged.connect(self.changed)
        self.up, self.down = self._tool(partial(self.moved.emit, -1)), self._tool(partial(self.moved.emit, 1))
        self.remove_button = self._tool(self.removed.emit)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 1, 4, 1)
        row.setSpacing(6)
        row.addWidget(self.title, 1)
        row.addWidget(self.minutes)
        row.addWidget(self.rules_box)
        for tool in (self.up, self.down, self.remove_button):
            row.addWidget(tool)

    def _tool(self, slot: object) -> QToolButton:
        button = QToolButton()
        button.clicked.connect(slot)
        return button

    def planned(self) -> PlannedGame:
        """The game with the rules that are chosen now."""
        chosen = self.rules_box.currentData()
        if chosen in (None, _AS_PLANNED):
            return self._planned
        defaults = self._config.defaults()
        options = {key: value for key, value in self._presets()[chosen].items() if defaults.get(key) != value}
        return PlannedGame(game=self._planned.game, options=options)

    def _presets(self) -> Mapping[str, Mapping[str, OptionValue]]:
        own = self.hub.settings.games.get(self._planned.game, GameChoice()).presets
        ours = {_DEFAULT: {}, _BOOK: self._config.by_the_book(), **self._config.presets}
        fitting = {name: values for name, values in own.items() if self._fits(values)}
        return {**ours, **{f"own:{name}": values for name, values in fitting.items()}}

    def _fits(self, values: Mapping[str, OptionValue]) -> bool:
        """A preset of one's own may be older than the game's options."""
        options = self._config.options
        return all(key in options and value in options[key].values for key, value in values.items())

    def _word(self, preset: str) -> str:
        if preset.startswith("own:"):
            return preset.removeprefix("own:")
        if preset == _BOOK:
            return self.tr("By the book")
        return self.tr("Usual rules") if preset == _DEFAULT else say(self._words.preset_words(preset))

    def retranslate(self, place: int, count: int, *, numbered: bool) -> None:
        """It stands ``place``-th (from 1) of ``count``."""
        self._place = place
        title = title_of(self._planned.game)
        self.title.setText(f"{place}. {title}" if numbered else title)
        self.up.setEnabled(place > 1)
        self.down.setEnabled(place < count)
        self.up.setVisible(numbered)
        self.down.setVisible(numbered)
        self.remove_button.setEnabled(count > 1)
        chosen = self.rules_box.currentData()
        self.rules_box.blockSignals(True)
        self.rules_box.clear()
        if self._planned.options:
            self.rules_box.addItem(self.tr("This party’s rules"), _AS_PLANNED)
        for preset in self._presets():
            self.rules_box.addItem(self._word(preset), preset)
        self.rules_box.setCurrentIndex(max(0, self.rules_box.findData(chosen)))
        self.rules_box.blockSignals(False)
        self.rules_box.setToolTip(self._told())
        named = self.tr("{game}, number {number}: {what}")
        for widget, what in (
            (self.rules_box, self.tr("rules")),
            (self.up, self.tr("earlier")),
            (self.down, self.tr("later")),
            (self.remove_button, self.tr("take it off")),
        ):
            widget.setAccessibleName(named.format(game=title, number=place, what=what))
        for tool, what in ((self.up, "up"), (self.down, "down"), (self.remove_button, "close")):
            tool.setIcon(icon(what, self.hub.theme.text))

    def _told(self) -> str:
        """The options that differ from the game's Default, in words."""
        told = []
        for key, value in self.planned().options.items():
            name, _, values = self._words.option_words(key)
            told.append(labelled(say(name), say(values[value])))
        return "\n".join(told)

    def show_minutes(self, minutes: tuple[int, int] | None) -> None:
        """How long it takes these people; None where they cannot play it."""
        self.minutes.setText("" if minutes is None else duration(minutes, short=True))


class Program(QWidget):
    """``changed()`` whenever anything is different. ``picks``, ``count`` and ``games`` as in the plan."""

    changed = Signal()

    def __init__(self, hub: Hub, book: PartyBook, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.hub = hub
        self._book = book
        self.preset: PresetName | None = None
        """The party ready to play that is shown; None for one of one's own."""
        self.rows: list[GameRow] = []
        self.preset_buttons: dict[PresetName, QPushButton] = {}
        grid = QGridLayout()
        grid.setSpacing(4)
        for number, name in enumerate(book.file.presets):
            button = QPushButton()
            button.setCheckable(True)
            button.clicked.connect(partial(self.use_preset, name))
            self.preset_buttons[name] = button
            grid.addWidget(button, number // 3, number % 3)
        self.own_label = QLabel()
        self.own_label.setProperty("role", "muted")
        self.own_label.setWordWrap(True)
        self._column = QVBoxLayout()
        self._column.setSpacing(4)
        self.add_button = QPushButton()
        menu = QMenu(self)
        self._adders = {game: menu.addAction("") for game in book.configs}
        for game, action in self._adders.items():
            action.triggered.connect(partial(self._add_own, game))
        self.add_button.setMenu(menu)
        self.picks_box = ChoiceBox()
        for picks in ("list", "wheel"):
            self.picks_box.addItem("", picks)
        self.picks_box.setSizeAdjustPolicy(ChoiceBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.picks_box.currentIndexChanged.connect(self._own)
        self.count_box = QSpinBox()
        self.count_box.setRange(1, MOST)
        self.count_box.valueChanged.connect(self._own)
        bottom = QHBoxLayout()
        bottom.setSpacing(4)
        bottom.addWidget(self.add_button)
        bottom.addWidget(self.picks_box, 1)
        bottom.addWidget(self.count_box)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addLayout(grid)
        column.addWidget(self.own_label)
        column.addLayout(self._column)
        column.addLayout(bottom)

    @property
    def picks(self) -> Picks:
        return "wheel" if self.picks_box.currentData() == "wheel" else "list"

    @property
    def count(self) -> int | None:
        return self.count_box.value() if self.picks == "wheel" else None

    def games(self) -> tuple[PlannedGame, ...]:
        """The games as they are set now, in order."""
        return tuple(row.planned() for row in self.rows)

    def use_preset(self, name: PresetName) -> None:
        """Show a party ready to play."""
        preset = self._book.file.presets[name]
        for row in list(self.rows):
            self._drop(row)
        for game in preset.games:
            self._add(game.planned())
        self.blockSignals(True)
        self.picks_box.setCurrentIndex(self.picks_box.findData(preset.picks))
        self.count_box.setValue(preset.count or len(preset.games))
        self.blockSignals(False)
        self.preset = name
        self.retranslate()
        self.changed.emit()

    def _own(self) -> None:
        """Something was changed: it is a party of one's own now."""
        if not self.signalsBlocked():
            self.preset = None
            if self.picks == "list":  # the wheel would pick as many
                self.count_box.setValue(len(self.rows))
        self.retranslate()
        self.changed.emit()

    def _add_own(self, game: str) -> None:
        if len(self.rows) < MOST:
            self._add(PlannedGame(game=game))
            self._own()

    def _add(self, planned: PlannedGame) -> None:
        row = GameRow(self.hub, self._book, planned)
        row.moved.connect(lambda steps: self._move(row, steps))
        row.removed.connect(lambda: self._remove(row))
        row.changed.connect(self._own)
        self.rows.append(row)
        self._column.addWidget(row)

    def _remove(self, row: GameRow) -> None:
        if len(self.rows) > 1:
            at = self.rows.index(row)
            self._drop(row)
            self._own()
            button = self.rows[min(at, len(self.rows) - 1)].remove_button
            (button if button.isEnabled() else self.add_button).setFocus()  # the last game stays

    def _drop(self, row: GameRow) -> None:
        self.rows.remove(row)
        self._column.removeWidget(row)
        row.hide()
        row.deleteLater()

    def _move(self, row: GameRow, steps: int) -> None:
        here = self.rows.index(row)
        there = here + steps
        if 0 <= there < len(self.rows):
            self.rows.insert(there, self.rows.pop(here))
            self._column.removeWidget(row)
            self._column.insertWidget(there, row)
            self._own()
            (row.up if steps < 0 else row.down).setFocus()

    def retranslate(self) -> None:
        """Set every text again."""
        for name, button in self.preset_buttons.items():
            title = say(preset_title(name))
            button.setText(title)
            button.setAccessibleName(title)
            button.setToolTip(say(preset_line(name)))
            button.setChecked(name == self.preset)
        own = self.tr("A party of your own.")
        self.own_label.setText(own if self.preset is None else say(preset_line(self.preset)))
        for number, row in enumerate(self.rows, 1):
            row.retranslate(number, len(self.rows), numbered=self.picks == "list")
        self.add_button.setText(self.tr("Add a game"))
        self.add_button.setAccessibleName(self.tr("Add a game"))
        self.add_button.setEnabled(len(self.rows) < MOST)
        for game, action in self._adders.items():
            action.setText(title_of(game).replace("&", "&&"))
        self.picks_box.setItemText(0, self.tr("in this order"))
        self.picks_box.setItemText(1, self.tr("the wheel picks"))
        self.picks_box.setAccessibleName(self.tr("How the next game is picked"))
        self.count_box.setVisible(self.picks == "wheel")
        self.count_box.setSuffix(self.tr(" game(s)", "", self.count_box.value()))
        self.count_box.setAccessibleName(self.tr("How many games the wheel picks"))
