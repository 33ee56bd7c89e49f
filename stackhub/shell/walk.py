"""A walk through every screen, for the self-test and the tour: one stop per screen, in an order that makes sense."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from functools import partial
from itertools import count
from typing import Any, Protocol

from PySide6.QtCore import QCoreApplication, QEventLoop

from stackhub.engine.config import LEVELS, Level, OptionValue
from stackhub.engine.look import COLOUR_NAMES
from stackhub.engine.quality import LEVEL_NAMES, LevelName
from stackhub.games import registry
from stackhub.shell.curtain import Curtain
from stackhub.shell.game_screen import GameScreen
from stackhub.shell.guide import can_be_shown
from stackhub.shell.hands_walk import HandsWalk
from stackhub.shell.history_walk import HistoryWalk
from stackhub.shell.home import HomeScreen
from stackhub.shell.hub import Hub
from stackhub.shell.party_walk import PartyWalk
from stackhub.shell.round_end import RoundEnd
from stackhub.shell.seats_row import BOT_NAMES
from stackhub.shell.tower_walk import TowerWalk
from stackhub.shell.walk_stop import Stop, WalkError
from stackhub.shell.window import MainWindow
from stackhub.store.settings import SeatChoice

#: A bot game that takes longer than this is stuck (seconds).
PATIENCE = 120.0
#: Tables of hidden hands are shown with so many seats.
CROWDS = (2, 4, 6)


def process(milliseconds: int = 30) -> None:
    """Let Qt work for a moment."""
    end = time.monotonic() + milliseconds / 1000
    while True:
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 10)
        QCoreApplication.sendPostedEvents()
        if time.monotonic() >= end:
            return


def wait_for(what: str, done: Callable[[], bool]) -> None:
    """Let Qt work until ``done``. Raises WalkError when it takes too long."""
    end = time.monotonic() + PATIENCE
    while not done():
        process(5)
        if time.monotonic() > end:
            raise WalkError(f"{what} did not come to an end")


class TourHand(Protocol):
    """The hand that plays at a table in 3D; the game's board room makes it (``make_tour_hand``). Each of these returns
    False when it did not come off."""

    def prepare(self) -> bool:
        """Play on until a piece is to be moved."""

    def hold(self) -> bool:
        """Hold a piece over the tower."""

    def end_round(self) -> bool:
        """Bring the tower down."""


class Walk:
    """Visits every screen of ``window``. Motion and pauses are switched off for its length. ``qualities``: shows tables
    in 3D at every level of quality as well."""

    def __init__(self, hub: Hub, window: MainWindow, *, qualities: bool = False) -> None:
        self.hub = hub
        self._qualities = qualities
        self.window = window
        hub.bot_pause_ms = 0
        hub.settings.animation = False
        hub.settings.guided = [game.id for game in registry.games()]  # it has a stop of its own
        self._seeds = count(1)
        hub.new_seed = lambda: next(self._seeds)
        hub.apply_look()

    def settle(self) -> None:
        """Let what is on screen be painted to its end."""
        process(120)
        screen = self.window.screen_on_top
        if isinstance(screen, HomeScreen):
            wait_for("painting the home screen", lambda: screen.is_painted)
            process(30)

    # --- matches

    @property
    def game_screen(self) -> GameScreen:
        screen = self.window.screen_on_top
        if not isinstance(screen, GameScreen):
            raise WalkError(f"the game is not on screen, but {type(screen).__name__}")
        return screen

    def seats(self, game: str, people: int, seats: int = 0) -> list[SeatChoice]:
        """So many seats (0: as few as the game takes), ``people`` of them persons, the others bots from strong to
        weak."""
        names = ("Ada", "Léa", "Noor", "Tom")
        levels = registry.levels_of(game) or LEVELS
        chosen: list[SeatChoice] = []
        for seat in range(seats or registry.rules_of(game).config.seats.min):
            level: Level | None = None if seat < people else levels[-1 - (seat - people) % len(levels)]
            name = names[seat] if level is None else BOT_NAMES[seat]
            chosen.append(SeatChoice(name=name, colour=COLOUR_NAMES[seat], level=level))
        return chosen

    def start(
        self, game: str, people: int, options: dict[str, OptionValue] | None = None, *, seats: int = 0
    ) -> GameScreen:
        """A new match on screen; whoever may choose the order plays first."""
        self.window.start_match(game, self.seats(game, people, seats), options or {})
        process()
        return self.game_screen

    def begin(self, screen: GameScreen) -> None:
        """Answer the question of the order, when a person is asked."""
        if screen.play.match.phase == "order" and screen.overlay is not None:
            screen.close_overlay()
            screen.play.choose_order(True)
        process()

    def play_moves(self, screen: GameScreen, moves: int) -> None:
        """Play that many of the person's moves, the middle one of the legal ones each time."""
        for _ in range(moves):
            if isinstance(screen.overlay, Curtain):
                self._lift_curtain()
            wait_for("a turn", lambda: bool(screen.play.moves()) or screen.play.match.phase != "round")
            legal = screen.play.moves()
            if not legal:
                return
            screen.play.play(legal[len(legal) // 2])
            process()

    def bots_play(self, game: str) -> GameScreen:
        """Bots play a whole match of ``game`` on screen."""
        screen = self.start(game, people=0)
        wait_for(f"the bots' match of {game}", lambda: screen.play.match.phase == "over")
        process()
        return screen

    # --- stops

    def stops(self) -> Iterator[Stop]:
        """Every screen. Later stops may build on what earlier ones left on screen."""
        window = self.window
        yield Stop("home", window.open_home)
        for game in registry.games():
            yield Stop(f"setup-{game.id}", partial(self._from_home, partial(window.open_setup, game.id)))
            yield Stop(f"rules-{game.id}", partial(window.open_rules, game.id))
            yield from self._game_stops(game.id)
        yield Stop("scores", partial(self._from_home, window.open_scores))
        yield Stop("settings", partial(self._from_home, window.open_settings))
        yield Stop("about", partial(self._from_home, window.open_about))
        yield Stop("home-continue", window.open_home)
        yield from PartyWalk(window, wait_for).stops()
        yield from HistoryWalk(window).stops()

    def _from_home(self, go: Callable[[], None]) -> None:
        self.window.open_home()
        go()

    def _game_stops(self, game: str) -> Iterator[Stop]:
        rules = registry.rules_of(game)
        tower = getattr(rules, "physical", False)
        if getattr(rules, "hidden_hands", False):
            for count in CROWDS:
                if count in rules.config.seats:
                    yield Stop(f"game-{game}-{count}-seats", partial(self._begin_crowd, game, count))
            yield Stop(f"game-{game}-curtain", partial(self._begin_match, game))
            yield Stop(f"game-{game}-start", self._lift_curtain)
        else:
            yield Stop(f"game-{game}-start", partial(self._begin_match, game))
        if tower:
            yield Stop(f"game-{game}", self._prepare_tower)
            for level in LEVEL_NAMES if self._qualities else ():
                yield Stop(f"game-{game}-{level}", partial(self._draw_at, level))
            yield Stop(f"game-{game}-held", self._hold)
        else:
            yield Stop(f"game-{game}", self._play_on)
        if registry.adviser_of(game) is not None:
            yield Stop(f"game-{game}-hint", self._hint)
        yield Stop(f"game-{game}-menu", self._menu)
        if can_be_shown(game):
            yield Stop(f"game-{game}-guide", partial(self._guide, game))
        if registry.entry(game).free_table:
            yield Stop(f"game-{game}-free", partial(self._from_home, partial(self.window.open_free_table, game)))
        if tower:
            yield Stop(f"game-{game}-end", partial(self._fall, game))
            yield from TowerWalk(self.window, game).stops()
            yield from HandsWalk(self.window, game, partial(self.start, game), wait_for).stops()
        elif registry.levels_of(game):
            yield Stop(f"game-{game}-end", partial(self._bots_end, game))
            yield Stop(f"game-{game}-replay", self._watch)

    def _begin_match(self, game: str) -> None:
        self._seeds = count(1)  # whatever other games there are, this one looks the same
        self.begin(self.start(game, people=2))

    def _begin_crowd(self, game: str, seats: int) -> None:
        """One person among bots, some turns into the round."""
        self._seeds = count(1)
        self.play_moves(self.start(game, people=1, seats=seats), 3)
        wait_for("a turn", lambda: bool(self.game_screen.play.moves()) or self.game_screen.overlay is not None)

    def _lift_curtain(self) -> None:
        """Whoever the curtain waits for sits down."""
        screen = self.game_screen
        if not isinstance(screen.overlay, Curtain):
            raise WalkError("there is no curtain between two people")
        screen.overlay.take_over.click()
        process()

    def _play_on(self) -> None:
        screen = self.game_screen
        self.play_moves(screen, 4)
        if isinstance(screen.overlay, Curtain):
            self._lift_curtain()
        wait_for("a turn", lambda: bool(screen.play.moves()) or screen.play.match.phase != "round")

    def _tour_hand(self) -> TourHand:
        screen = self.game_screen
        made: TourHand = (
            registry.entry(screen.play.match.rules.id)
            .room("board")
            .make_tour_hand(screen.board, lambda done: wait_for("the table", done))
        )
        return made

    def _prepare_tower(self) -> None:
        if not self._tour_hand().prepare():
            raise WalkError("the table could not be prepared")

    def _draw_at(self, level: LevelName) -> None:
        """The same table at another level of quality, or the next one that can be drawn here."""
        before = self.hub.settings.quality
        self.hub.settings.quality = level
        self.hub.apply_look()
        board: Any = self.game_screen.board
        board.viewport.draw_now()
        self.hub.settings.quality = before

    def _hold(self) -> None:
        self.hub.apply_look()
        if not self._tour_hand().hold():
            raise WalkError("no piece could be held over the tower")

    def _fall(self, game: str) -> None:
        screen = self.start(game, people=2)
        hand = self._tour_hand()
        if not (hand.prepare() and hand.end_round()):
            raise WalkError("the tower could not be brought down")
        wait_for("the fall", lambda: isinstance(screen.overlay, RoundEnd))

    def _hint(self) -> None:
        screen = self.game_screen
        screen.action_bar.hint.click()
        wait_for("the hint", lambda: not screen.hinting.thinking)

    def _menu(self) -> None:
        self.game_screen.cards.open_menu()

    def _guide(self, game: str) -> None:
        self.window.start_guided(game)
        screen = self.game_screen
        wait_for("a turn", lambda: bool(screen.play.moves()))
        if not screen.guide.isVisible():
            raise WalkError("the guide is not on screen")

    def _bots_end(self, game: str) -> None:
        self.game_screen.close_overlay()
        self.bots_play(game)

    def _watch(self) -> None:
        overlay = self.game_screen.overlay
        if not isinstance(overlay, RoundEnd):
            raise WalkError("the end of the match is not on screen")
        overlay.watch_button.click()
        process()
