"""Where an evening stands: the window it is shown in, the match that is played there, how a card is laid over it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from stackhub.engine.errors import SaidError
from stackhub.engine.match import Match
from stackhub.shell.game_screen import GameScreen
from stackhub.shell.hub import Hub
from stackhub.shell.overlay import Overlay
from stackhub.shell.party_evening import Evening
from stackhub.shell.party_question import Question, Words
from stackhub.shell.party_screen import PartyScreen
from stackhub.shell.play import MatchPlay
from stackhub.shell.screen import Screen


class Stage(Protocol):
    """What the window is to the evening."""

    hub: Hub

    @property
    def screen_on_top(self) -> Screen: ...

    def show_alone(self, screen: Screen) -> None:
        """Show ``screen`` above home and nothing else."""

    def open_table(self, match: Match, path: Path, *, in_party: bool) -> GameScreen | None:
        """The match on screen, alone above home, not begun yet; None where that cannot be, which has been said."""

    def open_home(self) -> None: ...


class OnStage(QObject):
    """``evening`` on the ``stage``; all who lead it know this one. ``moved_on()``: what is shown now is no more what
    comes next."""

    moved_on = Signal()

    def __init__(self, stage: Stage, evening: Evening, parent: QObject) -> None:
        super().__init__(parent)
        self.stage = stage
        self.hub = stage.hub
        self.evening = evening
        self.play: MatchPlay | None = None
        """The match on screen, until the evening has gone on."""

    @property
    def running(self) -> MatchPlay | None:
        """The match on screen, as long as it is not over for the party."""
        return self.play if self.evening.party.running is not None else None

    @property
    def moves(self) -> int | None:
        """How many moves of the running match were played, as the party's entries have it."""
        return None if self.running is None else self.running.match.moves_played

    def attempt(self, change: Callable[[], None]) -> bool:
        """Do it. What stands in the way is said; False then."""
        try:
            change()
        except SaidError as error:
            self.hub.tell(error)
            return False
        return True

    def lay(self, card: Overlay, first: QWidget) -> None:
        """Lay a card over whatever is shown."""
        screen = self.stage.screen_on_top
        if isinstance(screen, GameScreen):
            screen.cards.lay(card, first)
        elif isinstance(screen, PartyScreen):
            screen.lay(card, first)

    def ask(self, words: Callable[[], Words], then: Callable[[], None]) -> None:
        """Ask whether to do what gives something up."""
        question = Question(words, self.stage.screen_on_top)
        question.do.clicked.connect(then)
        self.lay(question, question.keep)
