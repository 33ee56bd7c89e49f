"""The stops of the walk at profiles, history and reports. They come last: what was played before is the history."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import TypeVar

from stackhub.shell.about import AboutScreen
from stackhub.shell.history_evening import PastEveningScreen
from stackhub.shell.history_person import PersonScreen
from stackhub.shell.history_replay import ReplayScreen
from stackhub.shell.profile_screen import ProfilesScreen
from stackhub.shell.report_card import ReportCard
from stackhub.shell.scores import ScoresScreen
from stackhub.shell.walk_stop import Stop, WalkError
from stackhub.shell.window import MainWindow
from stackhub.store.profiles import Aids
from stackhub.store.settings import SeatChoice

ScreenT = TypeVar("ScreenT")


class HistoryWalk:
    """Visits what is left of the past in ``window``. Nothing that was written down is changed but for the profiles."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window
        self._hub = window.hub

    def stops(self) -> Iterator[Stop]:
        """Every screen of its own."""
        yield Stop("profiles-empty", self._no_profiles)
        yield Stop("profiles-new", self._ask_new)
        yield Stop("profiles", self._profiles)
        yield Stop("profiles-merge", self._ask_merge)
        yield Stop("history", self._scores)
        yield Stop("history-nothing-fits", self._ask_for_too_much)
        yield Stop("history-parties", self._parties)
        yield Stop("history-podium", self._podium)
        yield Stop("history-person", self._person)
        yield Stop("history-replay", self._replay)
        yield Stop("profiles-big-cards", self._big_cards)
        yield Stop("report", self._report)

    def _on_top(self, kind: type[ScreenT]) -> ScreenT:
        screen = self._window.screen_on_top
        if not isinstance(screen, kind):
            raise WalkError(f"{kind.__name__} is not on screen, but {type(screen).__name__}")
        return screen

    def _from_home(self, go: Callable[[], None]) -> None:
        self._window.open_home()
        go()

    def _no_profiles(self) -> None:
        for profile in self._hub.profiles.all():
            self._hub.profiles.delete(profile.id)
        self._from_home(self._window.open_profiles)

    def _ask_new(self) -> None:
        self._on_top(ProfilesScreen).new_button.click()

    def _ask_merge(self) -> None:
        self._on_top(ProfilesScreen).editor.merge_button.click()

    def _profiles(self) -> None:
        for name in ("Ada", "Léa", "Noor"):
            self._hub.profiles.add(name, adopt=True)
        self._from_home(self._window.open_profiles)

    def _scores(self) -> None:
        self._from_home(self._window.open_scores)

    def _ask_for_too_much(self) -> None:
        bar = self._on_top(ScoresScreen).filters
        bar.person_box.setCurrentIndex(1)
        bar.period_box.setCurrentIndex(bar.period_box.findData("between"))
        bar.last_day.setDate(bar.first_day.date())

    def _parties(self) -> None:
        self._scores()
        self._on_top(ScoresScreen).show_parties(True)

    def _podium(self) -> None:
        scores = self._on_top(ScoresScreen)
        scores.parties.setCurrentCell(0, 0)
        scores.podium_button.click()
        self._on_top(PastEveningScreen)

    def _person(self) -> None:
        self._scores()
        self._on_top(ScoresScreen).person_button.click()
        self._on_top(PersonScreen)

    def _replay(self) -> None:
        """The newest match that can be watched again, some moves into it; one with cards rather than another."""
        self._scores()
        scores = self._on_top(ScoresScreen)
        games = [match.game for match in scores.shown]
        wanted = next((game for game in ("stackup", "upturn", "babylon") if game in games), None)
        if wanted is None:
            raise WalkError("no match of the past can be watched again")
        scores.table.picked.emit(games.index(wanted))
        replay = self._on_top(ReplayScreen)
        if replay.bar is not None:
            replay.bar.go(min(6, replay.bar.length - 1))

    def _big_cards(self) -> None:
        """Ada plays alone, with big cards."""
        profile = self._hub.profiles.named("Ada")
        if profile is None:
            raise WalkError("Ada has no profile")
        self._hub.profiles.change(replace(profile, aids=Aids(big_cards=True)))
        seats = [SeatChoice(name="Ada", colour="red"), SeatChoice(name="Sinan", colour="blue", level="easy")]
        self._from_home(lambda: self._window.start_match("stackup", seats, {}))

    def _report(self) -> None:
        self._from_home(self._window.open_about)
        about = self._on_top(AboutScreen)
        about.report_button.click()
        if not isinstance(about.card, ReportCard):
            raise WalkError("the report is not on screen")
