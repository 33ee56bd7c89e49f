"""The cards that the game screen lays over the board: menu, giving up, the choice of order."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from html import escape

from PySide6.QtCore import Qt, Signal, SignalInstance
from PySide6.QtWidgets import QGridLayout, QPushButton, QWidget

from stackhub.engine.config import Level
from stackhub.engine.game import Leavable
from stackhub.engine.match import Match
from stackhub.games import registry
from stackhub.shell.overlay import Overlay
from stackhub.tabletop.translate import say


class MenuCard(Overlay):
    """The menu of a game: ``rules_wanted``, ``settings_wanted``, ``home_wanted``, ``give_up_wanted``, or go on. Within
    a party people come and go by its own card (``players_wanted``), there is a pause, and one may go on without this
    game (``skip_wanted``) or go to bed (``end_wanted``)."""

    rules_wanted = Signal()
    settings_wanted = Signal()
    home_wanted = Signal()
    give_up_wanted = Signal()
    report_wanted = Signal()
    players_wanted = Signal()
    pause_wanted = Signal()
    skip_wanted = Signal()
    end_wanted = Signal()

    def __init__(self, match: Match, parent: QWidget, *, in_party: bool = False) -> None:
        super().__init__(parent)
        if in_party:
            self.body.setSpacing(6)
        self.add_title(self.tr("Menu"))
        self.add_text(self.tr("The match is saved after every move."), "muted")
        self.go_on = self.add_button(self.tr("Go on playing"), "primary")
        self.go_on.clicked.connect(self.close_overlay)
        if in_party:
            self._add(self.tr("Who plays…"), self.players_wanted)
            self._add(self.tr("Pause"), self.pause_wanted)
        self._add(self.tr("Rules"), self.rules_wanted)
        self._add(self.tr("Settings"), self.settings_wanted)
        self._add(self.tr("Report a problem…"), self.report_wanted)
        self._add(self.tr("Home"), self.home_wanted)
        if in_party:
            if match.phase != "over":
                self._add(self.tr("Skip this game…"), self.skip_wanted)
            self._add(self.tr("End the evening…"), self.end_wanted, "danger")
        elif match.phase != "over" and any(not player.is_bot for player in match.players):
            self._add(self.tr("Give up the match…"), self.give_up_wanted, "danger")

    def _add(self, words: str, signal: SignalInstance, role: str = "") -> None:
        button = self.add_button(words, role)
        button.clicked.connect(self.close_overlay)
        button.clicked.connect(signal)


#: How well a bot plays that takes a person's seat over, where the game has such a bot.
SUBSTITUTE: Level = "medium"


#: With more people than this at the table their buttons stand in two columns.
_MOST_IN_A_COLUMN = 4
_MOST_IN_TWO = 8
#: What a button of two beside each other does not have for its words, in pixels.
_HALF_BUTTON_MARGINS = 110
#: So many others are named; more are counted.
_MOST_NAMED = 2
#: No name on a button is cut to less, in pixels.
_LEAST_NAME = 40


class GiveUpCard(Overlay):
    """Giving up loses the match: ``left(seat)`` says who does, when anybody does; or ``handed_over(seat)``: a bot plays
    on for them. Where more than two sit, the others play on."""

    left = Signal(int)
    handed_over = Signal(int)

    def __init__(self, match: Match, parent: QWidget) -> None:
        seated = [seat for seat in range(match.seats) if seat not in match.left]
        people = [seat for seat in seated if not match.players[seat].is_bot]
        columns = 1 + (len(people) > _MOST_IN_A_COLUMN) + (len(people) > _MOST_IN_TWO)
        goes_on = len(seated) > 2 and isinstance(match.rules, Leavable)
        super().__init__(parent, width=(600 if goes_on else 480, 720, 1000)[columns - 1])  # three names take room
        self._match = match
        self._goes_on = goes_on
        self.add_title(self.tr("Who leaves?") if self._goes_on else self.tr("Give up?"))
        self.add_text(
            self.tr("Whoever leaves loses the match; the others play on.")
            if self._goes_on
            else self.tr("Whoever gives up loses the match.")
        )
        self.stay = self.add_button(self.tr("Go on playing"), "primary")
        self.stay.clicked.connect(self.close_overlay)
        if SUBSTITUTE in registry.levels_of(match.rules.id) and match.phase == "round":
            self._offer(people, self._hands_over, self.handed_over, "", columns=columns)
        self._offer(people, self._gives_up, self.left, "danger", columns=columns)

    def _hands_over(self, seat: int, names: Sequence[str]) -> str:
        return self.tr("A bot plays on for {name}").format(name=names[seat])

    def _gives_up(self, seat: int, names: Sequence[str]) -> str:
        match = self._match
        name = names[seat]
        if not self._goes_on:
            return self.tr("{name} gives up").format(name=name)
        others = [names[other] for other in range(match.seats) if other not in (seat, *match.left)]
        if len(others) > _MOST_NAMED:
            return self.tr("{name} leaves, %n play(s) on", "", len(others)).format(name=name)
        return self.tr("{name} leaves, {first} and {second} play on").format(
            name=name, first=others[0], second=others[1]
        )

    def _offer(
        self,
        people: Sequence[int],
        words: Callable[[int, Sequence[str]], str],
        asked: SignalInstance,
        role: str,
        *,
        columns: int,
    ) -> None:
        """A button for each of ``people`` that asks for ``asked(seat)``; ``words(seat, names)`` stand on it."""
        grid = QGridLayout()
        grid.setSpacing(12)
        names = [player.name for player in self._match.players]
        for number, seat in enumerate(people):
            room = self.card.width() // columns - _HALF_BUTTON_MARGINS if columns > 1 else self.button_room
            button = self.add_button(words(seat, names), role)
            _fit(button, partial(words, seat), names, room)
            button.clicked.connect(self.close_overlay)
            button.clicked.connect(lambda _=False, who=seat: asked.emit(who))
            grid.addWidget(button, number // columns, number % columns)
        self.body.addLayout(grid)


def _fit(button: QPushButton, words: Callable[[Sequence[str]], str], names: Sequence[str], room: int) -> None:
    """Cut each of ``names`` at its end, no more than needed for ``words(names)`` to fit into ``room`` pixels: who
    leaves and what follows is still read then. The tool tip has it all."""
    metrics = button.fontMetrics()
    shown = whole = button.accessibleName()
    width = room
    while metrics.horizontalAdvance(shown) > room and width > _LEAST_NAME:
        width -= 4
        shown = words([metrics.elidedText(name, Qt.TextElideMode.ElideRight, width) for name in names])
    button.setText(shown.replace("&", "&&"))
    button.setToolTip(escape(whole) if shown != whole else "")


class OrderCard(Overlay):
    """The opening seat of ``match`` says whether it begins: ``chosen(begin)``; or ``home_wanted``."""

    chosen = Signal(bool)
    home_wanted = Signal()

    def __init__(self, match: Match, parent: QWidget) -> None:
        super().__init__(parent, dismissable=False)
        words = registry.entry(match.rules.id).room("words")
        names = [player.name for player in match.players]
        self.add_title(say(words.opening_words(match.round.opening, names)))
        self.first = self._answer(self.tr("Play first"), begin=True)
        self.second = self._answer(self.tr("Play second"), begin=False)
        home = self.add_button(self.tr("Home"))
        home.clicked.connect(self.close_overlay)
        home.clicked.connect(self.home_wanted)

    def _answer(self, words: str, *, begin: bool) -> QPushButton:
        button = self.add_button(words, "primary")
        button.clicked.connect(self.close_overlay)
        button.clicked.connect(lambda: self.chosen.emit(begin))
        return button
