"""The cards that the game screen lays over the board: menu, giving up, the choice of order."""

from __future__ import annotations

from PySide6.QtCore import Signal, SignalInstance
from PySide6.QtWidgets import QPushButton, QWidget

from stackhub.engine.config import Level
from stackhub.engine.match import Match
from stackhub.games import registry
from stackhub.shell.overlay import Overlay
from stackhub.tabletop.translate import say


class MenuCard(Overlay):
    """The menu of a game: ``rules_wanted``, ``settings_wanted``, ``home_wanted``, ``give_up_wanted``, or go on."""

    rules_wanted = Signal()
    settings_wanted = Signal()
    home_wanted = Signal()
    give_up_wanted = Signal()

    def __init__(self, match: Match, parent: QWidget) -> None:
        super().__init__(parent)
        self.add_title(self.tr("Menu"))
        self.add_text(self.tr("The match is saved after every move."), "muted")
        self.go_on = self.add_button(self.tr("Go on playing"), "primary")
        self.go_on.clicked.connect(self.close_overlay)
        self._add(self.tr("Rules"), self.rules_wanted)
        self._add(self.tr("Settings"), self.settings_wanted)
        self._add(self.tr("Home"), self.home_wanted)
        if match.phase != "over" and any(not player.is_bot for player in match.players):
            self._add(self.tr("Give up the match…"), self.give_up_wanted, "danger")

    def _add(self, words: str, signal: SignalInstance, role: str = "") -> None:
        button = self.add_button(words, role)
        button.clicked.connect(self.close_overlay)
        button.clicked.connect(signal)


#: How well a bot plays that takes a person's seat over, where the game has such a bot.
SUBSTITUTE: Level = "medium"


class GiveUpCard(Overlay):
    """Giving up loses the match: ``left(seat)`` says who does, when anybody does; or ``handed_over(seat)``: a bot plays
    on for them."""

    left = Signal(int)
    handed_over = Signal(int)

    def __init__(self, match: Match, parent: QWidget) -> None:
        super().__init__(parent)
        self.add_title(self.tr("Give up?"))
        self.add_text(self.tr("Whoever gives up loses the match."))
        self.stay = self.add_button(self.tr("Go on playing"), "primary")
        self.stay.clicked.connect(self.close_overlay)
        people = [(seat, player) for seat, player in enumerate(match.players) if not player.is_bot]
        if SUBSTITUTE in registry.levels_of(match.rules.id) and match.phase == "round":
            for seat, player in people:
                button = self.add_button(self.tr("A bot plays on for {name}").format(name=player.name))
                button.clicked.connect(self.close_overlay)
                button.clicked.connect(lambda _=False, leaver=seat: self.handed_over.emit(leaver))
        for seat, player in people:
            if seat not in match.left:
                button = self.add_button(self.tr("{name} gives up").format(name=player.name), "danger")
                button.clicked.connect(self.close_overlay)
                button.clicked.connect(lambda _=False, leaver=seat: self.left.emit(leaver))


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
