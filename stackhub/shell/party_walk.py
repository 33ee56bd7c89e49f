"""The walk's way through an evening: every screen of a party, played by bots."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from stackhub.engine.party.members import Member
from stackhub.engine.party.plan import PlannedGame, make_plan
from stackhub.shell.game_screen import GameScreen
from stackhub.shell.party_flow import PartyFlow
from stackhub.shell.party_pick import PickScreen
from stackhub.shell.party_podium import PodiumScreen
from stackhub.shell.party_screen import PartyScreen
from stackhub.shell.round_end import RoundEnd
from stackhub.shell.walk_stop import Stop, WalkError
from stackhub.shell.window import MainWindow

_SEED = 5
_MEMBERS = (
    Member(key="m1", name="Ada", colour="red"),
    Member(key="m2", name="Léa", colour="blue"),
    Member(key="m3", name="Noor", colour="yellow"),
    Member(key="m4", name="Imhotep", colour="green", level="medium"),
    Member(key="m5", name="Maximilian", colour="black"),
)
#: Who of them has one; the others are guests and a bot.
_PROFILES = ("Ada", "Léa", "Maximilian")
_GAMES = ("stackup", "babylon", "upturn")


class PartyWalk:
    """Of ``window``; ``wait(what, done)`` lets Qt work until ``done``."""

    def __init__(self, window: MainWindow, wait: Callable[[str, Callable[[], bool]], None]) -> None:
        self._window = window
        self._wait = wait

    def stops(self) -> Iterator[Stop]:
        """The screens of an evening, in their order; the last two show home with it and without."""
        yield Stop("party-setup", self._set_up)
        yield Stop("party-wheel", self._begin)
        yield Stop("party-wheel-stopped", self._turn)
        yield Stop("party-next", self._turn)
        yield Stop("party-players", self._players)
        yield Stop("party-pause", self._pause)
        yield Stop("party-menu", self._menu)
        yield Stop("party-match-end", self._play)
        yield Stop("party-scores", lambda: self._play_until(1))
        yield Stop("party-scores-later", lambda: self._play_until(2))
        yield Stop("party-home", self._window.open_home)
        yield Stop("party-podium", self._podium)

    @property
    def _flow(self) -> PartyFlow:
        if self._window.party.flow is None:
            raise WalkError("no party is going on")
        return self._window.party.flow

    @property
    def _screen(self) -> PartyScreen:
        screen = self._window.screen_on_top
        if not isinstance(screen, PartyScreen):
            raise WalkError(f"no screen of the party is shown, but {type(screen).__name__}")
        return screen

    def _set_up(self) -> None:
        self._window.open_home()
        self._window.open_party_setup()

    def _begin(self) -> None:
        games = tuple(PlannedGame(game=game) for game in _GAMES)
        plan = make_plan(
            members=[self._known(member) for member in _MEMBERS],
            games=games,
            picks="wheel",
            count=len(games),
            seed=_SEED,
        )
        self._window.party.begin(plan)

    def _known(self, member: Member) -> Member:
        """With a profile, where somebody of the evening has one."""
        if member.name not in _PROFILES:
            return member
        book = self._window.hub.profiles
        profile = book.named(member.name) or book.add(member.name, member.colour)[0]
        return member.model_copy(update={"profile": profile.id})

    def _turn(self) -> None:
        self._screen.next_button.click()

    def _players(self) -> None:
        self._flow.seats.open_card()

    def _pause(self) -> None:
        self._flow.breaks.toggle_pause()

    def _menu(self) -> None:
        self._flow.breaks.toggle_pause()
        self._screen.next_button.click()
        screen = self._window.screen_on_top
        if not isinstance(screen, GameScreen):
            raise WalkError("the match of the party is not on screen")
        self._let_bots_play(screen)
        screen.play.set_held(True)
        screen.close_overlay()
        screen.cards.open_menu()

    def _let_bots_play(self, screen: GameScreen) -> None:
        """For everybody: nobody is there to play."""
        screen.close_overlay()
        if screen.play.match.phase == "order":
            screen.play.choose_order(True)
        for seat, player in enumerate(screen.play.match.players):
            if not player.is_bot:
                screen.play.hand_over(seat, "easy")

    def _play(self) -> None:
        """The match on screen, or the next one, to its end."""
        while not isinstance(self._window.screen_on_top, GameScreen):
            self._turn()
        screen = self._window.screen_on_top
        screen.close_overlay()
        screen.play.set_held(False)
        self._let_bots_play(screen)
        while True:
            self._wait("a match of the party", lambda: isinstance(screen.overlay, RoundEnd))
            if screen.play.match.phase == "over":
                return
            screen.play.next_round()

    def _go_on(self) -> None:
        screen = self._window.screen_on_top
        if isinstance(screen, GameScreen) and isinstance(screen.overlay, RoundEnd):
            screen.overlay.next_button.click()

    def _play_until(self, games: int) -> None:
        """So many games are done: the scoreboard, or in the end the podium."""
        party = self._flow.evening.party
        self._go_on()
        while len(party.played) < games:
            self._play()
            self._go_on()

    def _podium(self) -> None:
        self._window.party.resume(self._window.hub.folder.parties.unfinished()[0])
        self._play_until(self._flow.evening.party.plan.rounds)
        if not isinstance(self._window.screen_on_top, PodiumScreen) or isinstance(self._screen, PickScreen):
            raise WalkError("the evening did not come to its podium")
