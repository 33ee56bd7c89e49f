"""The way through an evening: from the wheel to the table, from there to the scoreboard, and in the end the podium."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from stackhub.engine.errors import SaidError
from stackhub.engine.match import Match
from stackhub.engine.party.entries import Ended, GameSkipped, Left, MatchDropped, SeatChange, Swapped, Undone
from stackhub.shell.game_screen import GameScreen
from stackhub.shell.hub import Hub
from stackhub.shell.overlay import Overlay
from stackhub.shell.party_announce import AnnounceScreen
from stackhub.shell.party_evening import Evening, leaving_ends
from stackhub.shell.party_pause import PauseCover
from stackhub.shell.party_pick import PickScreen
from stackhub.shell.party_players import PlayersCard, Spot
from stackhub.shell.party_podium import PodiumScreen
from stackhub.shell.party_scoreboard import ScoreboardScreen
from stackhub.shell.party_screen import PartyScreen
from stackhub.shell.play import MatchPlay
from stackhub.shell.screen import Screen
from stackhub.store.profiles import Profile


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


class PartyFlow(QObject):
    """Leads ``evening`` across the ``stage``. :meth:`go_on` shows whatever comes next, from wherever it stands."""

    def __init__(self, stage: Stage, evening: Evening, parent: QObject) -> None:
        super().__init__(parent)
        self.evening = evening
        self._stage = stage
        self._hub = stage.hub
        self._play: MatchPlay | None = None
        """The match on screen, until the evening has gone on."""

    # --- from screen to screen

    def go_on(self) -> None:
        """Show what comes next. Where something cannot be done it is said, and the scoreboard or home comes instead."""
        self._play = None
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
        screen.players_wanted.connect(self.open_players)
        screen.pause_wanted.connect(self.toggle_pause)
        screen.skip_wanted.connect(self._ask_skip)
        screen.end_wanted.connect(self._ask_end)
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
        play = self._play = screen.play
        play.keeper.profiles = self.evening.profiles()
        play.keeper.party_link = lambda: self.evening.link(match)
        play.round_over.connect(self._settle)
        screen.again.connect(self._match_done)
        cards = screen.cards
        cards.players_wanted.connect(self.open_players)
        cards.pause_wanted.connect(self.toggle_pause)
        cards.skip_wanted.connect(self._ask_skip)
        cards.end_wanted.connect(self._ask_end)
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
        play = self._play
        if play is None or not play.keeper.recorded:
            return
        try:
            self.evening.settle(play.match)
        except SaidError as error:
            self._hub.tell(error)

    def _match_done(self) -> None:
        """On to whatever comes after the match. A result that could not be written is tried again first."""
        play = self._play
        if play is None:
            return
        play.keeper.finish()
        self._settle()
        if self.evening.party.running is None:
            self.go_on()

    # --- who plays

    @property
    def _moves(self) -> int | None:
        running = self.evening.party.running
        return self._play.match.moves_played if running is not None and self._play is not None else None

    def open_players(self, spot: Spot | None = None) -> None:
        """The card on which people come and go; ``spot`` is where somebody was on it before."""
        screen = self._stage.screen_on_top
        self._try(self.evening.mend)  # the profiles are read next
        card = PlayersCard(self._hub, self.evening.party, self._profiles(), screen, self._moves)
        card.asked.connect(lambda change: self._change(card, change))
        card.undo_wanted.connect(lambda: self._undo(card))
        self._lay(card, card.done_button if spot is None else card.stop_at(spot))

    def _profiles(self) -> list[Profile]:
        try:
            return self._hub.folder.profiles.all()
        except SaidError as error:
            self._hub.tell(error)
            return []

    def _change(self, card: PlayersCard, change: SeatChange) -> None:
        party, play = self.evening.party, self._play
        seat = self.evening.seat_of(change.member) if isinstance(change, Left) else None
        if party.running is None or play is None:
            self._try(lambda: self.evening.happen(change))
        elif isinstance(change, Left) and change.how == "leaves" and seat is not None:
            card.close_overlay()  # what becomes of the round is to be seen
            if leaving_ends(play.match, seat):
                self._ask_leave(change, play, seat)
                return
            self._leave(change, play, seat)
        else:
            swapped = isinstance(change, Swapped) and change.now
            play.reseat(lambda: self._reseat(change), moved=swapped)
        self._after_change(card)

    def _ask_leave(self, change: Left, play: MatchPlay, seat: int) -> None:
        """The result is written as soon as a match is over: then it is too late to take the leaving back."""
        words = self.tr("Without {name} the match is over at once and counts as it stands. This cannot be taken back.")
        self._ask(
            self.tr("End the match?"),
            words.format(name=self.evening.party.member(change.member).name),
            self.tr("End the match"),
            lambda: self._leave(change, play, seat),
        )

    def _leave(self, change: Left, play: MatchPlay, seat: int) -> None:
        play.leave(seat, lambda: self.evening.happen(self._counted(change)))
        play.keeper.profiles = self.evening.profiles()

    def _counted(self, change: Left) -> Left:
        return change.model_copy(update={"moves": self._moves})

    def _reseat(self, change: SeatChange | Undone) -> None:
        assert self._play is not None
        self.evening.happen(change)
        self.evening.party.agree(self._play.match)

    def _undo(self, card: PlayersCard) -> None:
        change = Undone(moves=self._moves)
        if self._play is not None and self.evening.party.running is not None:
            self._play.reseat(lambda: self._reseat(change), moved=True)
        else:
            self._try(lambda: self.evening.happen(change))
        self._after_change(card)

    def _after_change(self, card: PlayersCard) -> None:
        """Show it on the card and behind it. A screen that shows what is no more gives way."""
        if self._play is not None:
            self._play.keeper.profiles = self.evening.profiles()
        screen = self._stage.screen_on_top
        if isinstance(screen, PartyScreen):
            self.go_on()
            if self.evening.party.phase != "over":
                self.open_players(card.spot)
        elif isinstance(screen, GameScreen) and screen.overlay is card:
            card.moves = self._moves
            card.refresh()

    # --- pause, skip, end

    def toggle_pause(self) -> None:
        """Cover everything, or go on."""
        screen = self._stage.screen_on_top
        current = screen.overlay if isinstance(screen, GameScreen | PartyScreen) else None
        if isinstance(current, PauseCover):
            current.close_overlay()
            return
        cover = PauseCover(self._hub, screen)
        play = self._play if isinstance(screen, GameScreen) else None
        if play is not None:
            play.set_held(True)
        self._lay(cover, cover.go_on)
        if play is not None:
            cover.closed.connect(lambda: play.set_held(False))

    def _ask_skip(self) -> None:
        self._ask(
            self.tr("Skip this game?"),
            self.tr("It counts nothing for anybody. Games that are done keep their points."),
            self.tr("Skip it"),
            self._skip,
        )

    def _ask_end(self) -> None:
        self._ask(
            self.tr("End the evening?"),
            self.tr("The podium comes now. A game that is not done counts nothing."),
            self.tr("End it"),
            self._end,
        )

    def _ask(self, title: str, words: str, answer: str, then: Callable[[], None]) -> None:
        question = Overlay(self._stage.screen_on_top)
        question.add_title(title)
        question.add_text(words)
        keep = question.add_button(self.tr("Go on playing"), "primary")
        keep.clicked.connect(question.close_overlay)
        do = question.add_button(answer, "danger")
        do.clicked.connect(question.close_overlay)
        do.clicked.connect(then)
        self._lay(question, keep)

    def _skip(self) -> None:
        self._give_up(GameSkipped())

    def _end(self) -> None:
        self._give_up(Ended())

    def _give_up(self, entry: GameSkipped | Ended) -> None:
        if self._try(lambda: self.evening.happen(entry)):
            if self._play is not None:
                self._play.keeper.abandon()
            self.go_on()
            self.evening.remove_stale_saves()

    # --- inside

    def _try(self, change: Callable[[], None]) -> bool:
        try:
            change()
        except SaidError as error:
            self._hub.tell(error)
            return False
        return True

    def _lay(self, card: Overlay, first: QWidget) -> None:
        screen = self._stage.screen_on_top
        if isinstance(screen, GameScreen):
            screen.cards.lay(card, first)
        elif isinstance(screen, PartyScreen):
            screen.lay(card, first)
