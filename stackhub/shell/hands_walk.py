"""The stops of the self-test and the tour at which bots have hands, challenges are drawn, and decks are written."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from stackhub.games import registry
from stackhub.shell.deck_screen import DeckScreen, TryScreen
from stackhub.shell.game_screen import GameScreen
from stackhub.shell.setup import SetupScreen
from stackhub.shell.walk_stop import Stop, WalkError
from stackhub.shell.window import MainWindow

_FRAMES = 4
_MOST_BEATS = 6000


class HandsWalk:
    """For ``game``, which hands play. ``start(people, options)`` begins a match and returns its screen; ``wait_for``
    lets the program go on until something holds."""

    def __init__(
        self,
        window: MainWindow,
        game: str,
        start: Callable[[int, dict[str, Any]], GameScreen],
        wait_for: Callable[[str, Callable[[], bool]], None],
    ) -> None:
        self._window, self._game, self._start, self._wait_for = window, game, start, wait_for

    def stops(self) -> Iterator[Stop]:
        if registry.levels_of(self._game):
            yield Stop(f"game-{self._game}-bot", self._bot)
        if registry.entry(self._game).decks:
            yield Stop(f"game-{self._game}-challenge", self._challenge)
            yield Stop(f"setup-{self._game}-decks", self._setup)
            yield Stop(f"decks-{self._game}", self._decks)
            yield Stop(f"decks-{self._game}-own", self._own)
            yield Stop(f"decks-{self._game}-try", self._try)

    def _bot(self) -> None:
        """A bot leads its piece over the tower."""
        screen = self._start(0, {})
        board: Any = screen.board
        beats = 0

        def leads() -> bool:
            nonlocal beats
            bench = board.live.bench
            if bench is not None and board.bot.at_work and bench.mode == "carry":
                return True
            if not board.bot.thinks and bench is not None:
                board.live.run(_FRAMES)
                beats += 1
            if beats > _MOST_BEATS:
                raise WalkError("no bot takes anything in its hand")
            return False

        self._wait_for("a bot's hand", leads)
        board.live.run(_FRAMES)

    def _challenge(self) -> None:
        """A person has drawn a challenge."""
        screen = self._start(2, {"mode": "challenges"})
        moves = screen.play.moves()
        if not moves:
            raise WalkError("no challenge can be drawn")
        screen.play.play(moves[0])

    def _setup(self) -> None:
        self._window.open_home()
        self._window.open_setup(self._game)
        setup = self._window.screen_on_top
        if not isinstance(setup, SetupScreen) or setup.decks is None:
            raise WalkError("the set-up offers no decks")
        setup.variants[0].button("challenges").click()

    def _decks(self) -> None:
        setup = self._window.screen_on_top
        if not isinstance(setup, SetupScreen) or setup.decks is None:
            raise WalkError("the set-up is not on screen")
        setup.decks.edit_button.click()

    @property
    def _editor(self) -> Any:
        screen = self._window.screen_on_top
        if not isinstance(screen, DeckScreen):
            raise WalkError("the decks are not on screen")
        return screen.editor

    def _own(self) -> None:
        self._editor.copy_deck.click()

    def _try(self) -> None:
        self._editor.try_card.click()
        if not isinstance(self._window.screen_on_top, TryScreen):
            raise WalkError("there is no tower to try the card on")
