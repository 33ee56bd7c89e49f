"""The main window: one screen at a time, and the ways between them."""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QCloseEvent, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QAbstractButton, QMainWindow, QStackedWidget, QVBoxLayout, QWidget

from stackhub.engine.config import OptionValue
from stackhub.engine.errors import SaidError
from stackhub.engine.match import Match
from stackhub.engine.options import make_options
from stackhub.games import registry
from stackhub.shell import television
from stackhub.shell.discard import ask_discard
from stackhub.shell.file_drop import FileDrop
from stackhub.shell.home import HomeScreen
from stackhub.shell.hub import Hub
from stackhub.shell.notice import Notice
from stackhub.shell.party_door import PartyDoor
from stackhub.shell.screen import Screen
from stackhub.shell.settings_problem import settings_problem_words
from stackhub.shell.window_place import MINIMUM_SIZE, place_of
from stackhub.store.replays import remove_replay
from stackhub.store.saves import SavedFile, read_match_or_last, remove_match
from stackhub.store.settings import SeatChoice
from stackhub.tabletop.translate import say

if TYPE_CHECKING:
    from stackhub.shell.game_screen import GameScreen
    from stackhub.shell.play import MatchPlay

log = logging.getLogger(__name__)


class MainWindow(QMainWindow):
    """Screens stand in a stack like pages: opening one puts it on top, going back removes it. Home is at the bottom."""

    def __init__(self, hub: Hub) -> None:
        super().__init__()
        self.hub = hub
        self.setWindowTitle("StackHub")
        self.setMinimumSize(MINIMUM_SIZE)
        FileDrop(self, self.open_file)
        self.notice = Notice(hub)
        self.party = PartyDoor(self, self)
        self._stack = QStackedWidget()
        centre = QWidget()
        column = QVBoxLayout(centre)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.notice)
        column.addWidget(self._stack, 1)
        self.setCentralWidget(centre)
        hub.problem.connect(self.notice.tell)
        hub.informed.connect(self.notice.inform)
        for keys, slot in (("F11", self._toggle_full_screen), ("Ctrl+Q", self.close)):
            QShortcut(QKeySequence(keys), self).activated.connect(slot)

    # --- screens

    @property
    def screen_on_top(self) -> Screen:
        """The screen that is seen."""
        screen = self._stack.currentWidget()
        assert isinstance(screen, Screen)
        return screen

    def open_first(self) -> None:
        """The first screen: language and name on the very first start, else home."""
        self._tell_settings_problem()
        if self.hub.settings.name:
            self.open_home()
            return
        from stackhub.shell.first_start import FirstStart

        screen = FirstStart(self.hub)
        screen.done.connect(self.open_home)
        self._show(screen)

    def open_home(self) -> None:
        """Home, with nothing above it. An evening that was going on is kept."""
        self.party.leave()
        home = self._stack.widget(0)
        if isinstance(home, HomeScreen):
            while self._stack.count() > 1:
                self._remove_top()
            home.refresh()
            self._focus_on(home)
            return
        home = HomeScreen(self.hub)
        home.game_picked.connect(self.open_setup)
        home.party_wanted.connect(self.open_party_setup)
        home.party_resumed.connect(self.party.resume)
        home.party_discarded.connect(self.party.ask_discard)
        home.resumed.connect(self.resume)
        home.discarded.connect(self._ask_discard)
        home.scores_wanted.connect(self.open_scores)
        home.profiles_wanted.connect(self.open_profiles)
        home.settings_wanted.connect(self.open_settings)
        home.rules_wanted.connect(lambda: self.open_rules(None))
        home.about_wanted.connect(self.open_about)
        home.games_known.connect(self._tell_config_problems)
        self._show(home)
        while self._stack.count() > 1:
            self._remove(self._stack.widget(0))

    def open_setup(self, game: str) -> None:
        """The set-up of ``game``."""
        from stackhub.shell.setup import SetupScreen

        def make() -> Screen:
            registry.rules_of(game)  # says what is wrong before anything is built
            screen = SetupScreen(self.hub, game)
            screen.play_wanted.connect(self.start_match)
            screen.rules_wanted.connect(self.open_rules)
            screen.free_table_wanted.connect(self.open_free_table)
            return screen

        self._open(make)

    def open_party_setup(self) -> None:
        """The set-up of a party."""
        from stackhub.shell.party_setup import PartySetupScreen

        def make() -> Screen:
            screen = PartySetupScreen(self.hub)
            screen.begin_wanted.connect(self.party.begin)
            return screen

        self._open(make)

    def open_free_table(self, game: str) -> None:
        """A table of ``game`` to try things on."""
        from stackhub.shell.free_table import FreeTableScreen

        def make() -> Screen:
            screen = FreeTableScreen(self.hub, game)
            screen.rules_wanted.connect(self.open_rules)
            return screen

        self._open(make)

    def open_scores(self) -> None:
        """The scoreboard."""
        from stackhub.shell.scores import ScoresScreen

        def make() -> Screen:
            screen = ScoresScreen(self.hub)
            screen.play_wanted.connect(self.open_home)
            return screen

        self._open(make)

    def open_profiles(self) -> None:
        """The people who play here."""
        from stackhub.shell.profile_screen import ProfilesScreen

        self._open(lambda: ProfilesScreen(self.hub))

    def open_settings(self) -> None:
        """The settings."""
        from stackhub.shell.settings_screen import SettingsScreen

        self._open(lambda: SettingsScreen(self.hub))

    def open_rules(self, game: str | None) -> None:
        """The rules of ``game`` (None: of the first)."""
        from stackhub.shell.rules_reader import RulesReader

        def make() -> Screen:
            screen = RulesReader(self.hub, game)
            screen.guide_wanted.connect(self.start_guided)
            return screen

        self._open(make)

    def open_about(self) -> None:
        """What StackHub is."""
        from stackhub.shell.about import AboutScreen

        self._open(lambda: AboutScreen(self.hub))

    def go_back(self) -> None:
        """Close the screen on top."""
        if self._stack.count() > 1:
            leaving_game = self.screen_on_top.objectName() == "game"
            self._remove_top()
            if leaving_game or isinstance(self.screen_on_top, HomeScreen):
                self.open_home()
            else:
                self._focus_on(self.screen_on_top)

    # --- matches

    def start_match(self, game: str, seats: list[SeatChoice], options: dict[str, OptionValue]) -> None:
        """A new match. What cannot be started is said in one sentence."""
        try:
            rules = registry.rules_of(game)
            players = tuple(map(self.hub.player, seats))
            match = Match(rules, make_options(rules.options_model, options), players, self.hub.new_seed())
        except SaidError as error:
            self.hub.tell(error)
            return
        self._play(match)

    def start_guided(self, game: str) -> None:
        """A first turn with the guide: the person here against easy bots; who may choose the order begins."""
        from stackhub.shell.game_screen import GameScreen
        from stackhub.shell.guide import seats_for

        try:
            seats = seats_for(game, self.hub.settings.name)
        except SaidError as error:
            self.hub.tell(error)
            return
        before = self.match_on_top()
        self.start_match(game, seats, {})
        screen = self.screen_on_top
        if before is not None and before.phase != "over" and isinstance(screen, GameScreen):
            self.notice.mention(self.tr("This is a new match. The one before is kept: Home has it under “Go on”."))
        if isinstance(screen, GameScreen):
            if screen.overlay is not None and screen.play.match.phase == "order":
                screen.close_overlay()
                screen.play.choose_order(True)
            screen.guide.begin()

    def resume(self, saved: SavedFile) -> None:
        """Go on with an unfinished match of the saves folder, as it stands on disk now."""
        try:
            saved = read_match_or_last(saved.path, registry.rules_of)
        except SaidError as error:
            self.hub.tell(error)
            self.open_home()
            return
        if saved.used_last:
            self.hub.tell(self.tr("The newest save was damaged; the match goes on one move earlier."))
        self._play(saved.match, saved.path)

    def open_file(self, path: Path) -> None:
        """Open a file from anywhere: a match, a replay, an archive."""
        from stackhub.shell.file_door import open_file

        open_file(path, hub=self.hub, party=self.party, screen=self.screen_on_top, play=self._play)

    def _play(self, match: Match, path: Path | None = None) -> None:
        screen = self._make_table(match, path, in_party=False)
        if screen is None:
            return
        screen.again.connect(lambda: self._again(screen.play))
        self.open_home()
        self._show(screen)
        screen.start()
        self._focus_on(screen)

    def open_table(self, match: Match, path: Path, *, in_party: bool) -> GameScreen | None:
        """The match on screen, alone above home, not begun yet; None where that cannot be, which has been said."""
        screen = self._make_table(match, path, in_party=in_party)
        if screen is not None:
            self.show_alone(screen)
        return screen

    def show_alone(self, screen: Screen) -> None:
        """Show ``screen`` above home and nothing else."""
        while self._stack.count() > 1:
            self._remove_top()
        self._show(screen)

    def _make_table(self, match: Match, path: Path | None, *, in_party: bool) -> GameScreen | None:
        from stackhub.shell.game_screen import GameScreen
        from stackhub.shell.match_files import new_save_path
        from stackhub.shell.play import MatchPlay

        try:
            path = path or new_save_path(self.hub.folder, match.rules.id)
            play = MatchPlay(match, path, self.hub.folder, bot_pause_ms=self.hub.bot_pause_ms)
            screen = GameScreen(self.hub, play, in_party=in_party)
        except SaidError as error:
            self.hub.tell(error)
            return None
        screen.setObjectName("game")
        screen.rules_wanted.connect(self.open_rules)
        screen.settings_wanted.connect(self.open_settings)
        return screen

    def _again(self, play: MatchPlay) -> None:
        """The players who sat down, the same options, a new shuffle."""
        self._play(Match(play.match.rules, play.match.options, play.players, self.hub.new_seed()))

    def _ask_discard(self, path: Path) -> None:
        def discard() -> None:
            try:
                remove_match(path)
                remove_replay(self.hub.folder.replays, path.stem)
            except SaidError as error:
                self.hub.tell(error)
            self.open_home()

        ask_discard(self.screen_on_top, self.tr("Discard this match?"), discard)

    # --- after an error

    def match_on_top(self) -> Match | None:
        """The match that is being played, for a report."""
        play = self._play_on_top()
        return None if play is None else play.match

    def recover(self, report: str) -> None:
        """An unexpected error happened and was written to ``report``: open the match again from its save."""
        play = self._play_on_top()
        path = None if play is None else play.path
        self.open_home()
        self.hub.tell(self.tr("Something went wrong; nothing is lost. The report is {file}").format(file=report))
        if path is not None and path.exists():
            self.open_file(path)

    # --- inside

    def _play_on_top(self) -> MatchPlay | None:
        from stackhub.shell.game_screen import GameScreen

        screens = (self._stack.widget(index) for index in range(self._stack.count()))
        return next((screen.play for screen in screens if isinstance(screen, GameScreen)), None)

    def _open(self, make: Callable[[], Screen]) -> None:
        try:
            screen = make()
        except SaidError as error:
            self.hub.tell(error)
            return
        self._show(screen)

    def _show(self, screen: Screen) -> None:
        screen.back.connect(self.go_back)
        screen.opens.connect(self._open)
        screen.plays.connect(self._play)
        screen.retranslate()
        self._stack.addWidget(screen)
        self._stack.setCurrentWidget(screen)
        self._focus_on(screen)

    def _focus_on(self, screen: Screen) -> None:
        widget = screen.first_focus()
        if widget is not None:
            widget.setFocus()

    def _remove_top(self) -> None:
        self._remove(self._stack.widget(self._stack.count() - 1))

    def _remove(self, screen: QWidget | None) -> None:
        if screen is None:
            return
        if isinstance(screen, Screen):
            screen.about_to_close()
        self._stack.removeWidget(screen)
        screen.hide()
        screen.deleteLater()

    def _tell_settings_problem(self) -> None:
        """Settings that cannot be used are put aside at once, so that the sentence can say where."""
        if self.hub.settings_file.problem is not None:
            self.hub.save_settings()
            self.hub.tell(settings_problem_words(self.hub.settings_file))

    def _tell_config_problems(self) -> None:
        for problem in registry.config_problems:
            self.hub.tell(self.tr("Your own file is not used. {reason}").format(reason=say(problem.text)))

    def _toggle_full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)  # a maximised window stays so

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses whatever button has the focus, as Space does; Qt itself does so only in dialogs."""
        button = self.focusWidget()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and isinstance(button, QAbstractButton):
            button.click()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.notice.retranslate()
        super().changeEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """The match is saved already; the window's place is kept."""
        while self._stack.count():
            self._remove(self._stack.widget(0))
        if not television.is_on():  # it comes back where it was when it is as usual again
            self.hub.settings.window = place_of(self)
        self.hub.save_settings()
        super().closeEvent(event)
