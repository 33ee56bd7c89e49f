"""The way through an evening: from the wheel to the table, from there to the scoreboard, and in the end the podium."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject

from stackhub.engine.errors import SaidError
from stackhub.engine.match import Match
from stackhub.engine.party.entries import MatchDropped
from stackhub.shell.game_screen import GameScreen
from stackhub.shell.party_announce import AnnounceScreen
from stackhub.shell.party_breaks import PartyBreaks
from stackhub.shell.party_evening import Evening
from stackhub.shell.party_pick import PickScreen
from stackhub.shell.party_podium import PodiumScreen
from stackhub.shell.party_scoreboard import ScoreboardScreen
from stackhub.shell.party_screen import PartyScreen
from stackhub.shell.party_seats import PartySeats
from stackhub.shell.party_stage import OnStage, Stage


class PartyFlow(QObject):
    """Leads ``evening`` across the ``stage``. :meth:`go_on` shows whatever comes next, from wherever it stands;
    ``seats`` and ``breaks`` are for what is no next step."""

    def __init__(self, stage: Stage, evening: Evening, parent: QObject) -> None:
        super().__init__(parent)
        self.evening = evening
        self._stage = stage
        self._hub = stage.hub
        self._at = OnStage(stage, evening, self)
        self._at.moved_on.connect(self.go_on)
        self.seats = PartySeats(self._at)
        self.breaks = PartyBreaks(self._at)

    # --- from screen to screen

    def go_on(self) -> None:
        """Show what comes next. Where something cannot be done it is said, and the scoreboard or home comes instead."""
        self._at.play = None
        party = self.evening.party
        if party.phase == "playing":
            self._resume_match()
        elif party.phase == "ready":
            self._show(AnnounceScreen(self._hub, self.evening))
        elif party.phase == "over":
            self._show(PodiumScreen(self._hub, self.evening))
        elif party.phase == "pick":
            self.next_game()
        else:
            self._show(ScoreboardScreen(self._hub, self.evening))

    def next_game(self) -> None:
        """To the wheel, or to whoever is next by the list."""
        if self.evening.party.plan.picks == "wheel":
            self._show(PickScreen(self._hub, self.evening))
        else:
            self._choose(None)

    def _choose(self, game: int | None) -> None:
        try:
            self.evening.choose_next(game=game)
        except SaidError as error:
            self._hub.tell(error)
            if not isinstance(self._stage.screen_on_top, PartyScreen):
                self._show(ScoreboardScreen(self._hub, self.evening))
        else:
            self.go_on()

    def _show(self, screen: PartyScreen) -> None:
        screen.players_wanted.connect(self.seats.open_card)
        screen.pause_wanted.connect(self.breaks.toggle_pause)
        screen.skip_wanted.connect(self.breaks.ask_skip)
        screen.end_wanted.connect(self.breaks.ask_end)
        if isinstance(screen, PickScreen):
            screen.picked.connect(self._choose)
        elif isinstance(screen, AnnounceScreen):
            screen.next_wanted.connect(self._begin_match)
        elif isinstance(screen, ScoreboardScreen):
            screen.next_wanted.connect(self.next_game)
        else:
            screen.next_wanted.connect(self._go_home)
            screen.back.connect(self._finish)
        self._stage.show_alone(screen)

    def _go_home(self) -> None:
        self._finish()
        self._stage.open_home()

    def _finish(self) -> None:
        try:
            self.evening.finish()
        except SaidError as error:
            self._hub.tell(error)

    # --- the match

    def _begin_match(self) -> None:
        try:
            match, path = self.evening.begin_match(self.tr("Bot {number}"))
        except SaidError as error:
            self._hub.tell(error)
            return
        self._open(match, path)

    def _resume_match(self) -> None:
        try:
            saved = self.evening.resume_match()
        except SaidError as error:
            self._hub.tell(error)
            if self.evening.party.phase == "playing":  # it is still there, and cannot be read now
                self._stage.open_home()
                return
            saved = None
        if saved is None:
            self.go_on()
            return
        if saved.used_last:
            self._hub.tell(self.tr("The newest save was damaged; the match goes on one move earlier."))
        self._open(saved.match, saved.path)

    def _open(self, match: Match, path: Path) -> None:
        screen = self._stage.open_table(match, path, in_party=True)
        if screen is None:
            self._drop()
            return
        play = self._at.play = screen.play
        play.keeper.profiles = self.evening.profiles()
        play.keeper.party_link = lambda: self.evening.link(match)
        play.round_over.connect(self._settle)
        screen.again.connect(self._match_done)
        cards = screen.cards
        cards.players_wanted.connect(self.seats.open_card)
        cards.pause_wanted.connect(self.breaks.toggle_pause)
        cards.skip_wanted.connect(self.breaks.ask_skip)
        cards.end_wanted.connect(self.breaks.ask_end)
        screen.start()

    def _drop(self) -> None:
        """A table that cannot be shown: the match is due anew, or the game may be skipped."""
        try:
            self.evening.happen(MatchDropped())
        except SaidError as error:
            self._hub.tell(error)
            self._stage.open_home()
        else:
            self.go_on()

    def _settle(self) -> None:
        """The match is over and its result written: so it is for the party."""
        play = self._at.play
        if play is None or not play.keeper.recorded:
            return
        try:
            self.evening.settle(play.match)
        except SaidError as error:
            self._hub.tell(error)

    def _match_done(self) -> None:
        """On to whatever comes after the match. A result that could not be written is tried again first; while it
        cannot, the card of the match's end stays, with the way on."""
        play = self._at.play
        if play is None:
            return
        play.keeper.finish()
        self._settle()
        screen = self._stage.screen_on_top
        if self.evening.party.running is None:
            self.go_on()
        elif isinstance(screen, GameScreen):
            screen.cards.restore()
