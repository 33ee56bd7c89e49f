"""What every screen shares: settings, look, language, the data folder, and a place to say that something is wrong."""

from __future__ import annotations

import logging
from collections.abc import Callable
from secrets import randbits

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication

from stackhub.engine.errors import SaidError
from stackhub.engine.look import Palette, Theme, ThemeName
from stackhub.engine.match import Match, Player
from stackhub.engine.names import fold
from stackhub.games import registry
from stackhub.shell import television
from stackhub.shell.language import LanguageSwitch
from stackhub.shell.profile_aids import SLOWNESS, aids_at, aids_sentence
from stackhub.shell.profile_book import ProfileBook
from stackhub.shell.sound import Sounds
from stackhub.store.atomic import StoreError
from stackhub.store.database import NOT_WRITTEN
from stackhub.store.folder import DataFolder
from stackhub.store.history import RESULT_NOT_WRITTEN
from stackhub.store.look import load_palettes, load_themes
from stackhub.store.profiles import Aids
from stackhub.store.settings import SeatChoice, Settings, SettingsFile
from stackhub.tabletop.board import Look
from stackhub.tabletop.fonts import install_fonts
from stackhub.tabletop.theme import apply_theme
from stackhub.tabletop.translate import say

log = logging.getLogger(__name__)

#: People can follow a bot's move when at least this long passes before it is shown (engine.md).
BOT_PAUSE_MS = 600


class Hub(QObject):
    """The application's shared state. ``look_changed`` follows theme, palette and motion; ``problem`` carries one
    sentence for the person in front of the screen, ``informed`` one where nothing is wrong, ``mentioned`` one that
    goes away by itself (empty: that has gone already)."""

    look_changed = Signal()
    problem = Signal(str)
    informed = Signal(str)
    mentioned = Signal(str)

    def __init__(self, app: QApplication, folder: DataFolder) -> None:
        super().__init__()
        self.app = app
        self.folder = folder
        self.bot_pause_ms = BOT_PAUSE_MS
        self.keeps = True
        """Whether what is played can be written down here; where it cannot, that is said once and not at every save."""
        self.new_seed: Callable[[], int] = lambda: randbits(62)
        self.settings_file = SettingsFile(folder.root)
        self.themes = load_themes()
        self.palettes = load_palettes()
        self.font_family = install_fonts()
        self.language = LanguageSwitch(app)
        self.language.use(self.settings.language)
        self.profiles = ProfileBook(folder, self.tell, self)
        self.aids = Aids()
        """What acts for the people of the match on screen, or for who tries things on a free table."""
        self.starts_again = False
        """Once the window is closed the application starts once more, large or as usual again (television.py)."""
        self._seated: object | None = None
        self._aided: object | None = None
        """The screen for which :attr:`aids` act."""
        self.sounds = Sounds(lambda: self.settings, self)
        self._themed = ""
        self.apply_look()

    @property
    def settings(self) -> Settings:
        return self.settings_file.settings

    @property
    def theme(self) -> Theme:
        return self.themes[self._theme]

    @property
    def _theme(self) -> ThemeName:
        return "high_contrast" if television.is_on() else self.settings.theme

    @property
    def palette(self) -> Palette:
        return self.palettes[self.aids.palette or self.settings.palette]

    @property
    def look(self) -> Look:
        """What the boards need to know of the settings."""
        settings, aids = self.settings, self.aids
        left = settings.controls.left_handed or aids.left_handed
        return Look(
            theme=self.theme,
            palette=self.palette,
            motion=settings.animation,
            speed=settings.speed / (SLOWNESS if aids.slow_animations else 1.0),
            rich=settings.quality not in ("light", "software"),
            quality=settings.quality,
            controls=settings.controls.model_copy(update={"left_handed": left}),
            big_pieces=aids.big_cards,
            marks_felt=aids.looseness_aid if settings.looseness_aid == "profile" else settings.looseness_aid == "on",
        )

    def seat(self, screen: object, match: Match) -> str:
        """``screen`` shows ``match``: what the profiles of its people ask for acts until :meth:`unseat`. Returns what
        does, in one line; empty when nothing does."""
        people = [self.profiles.named(player.name) for player in match.players if not player.is_bot]
        self._seated = self._aided = screen
        self._use(aids_at(people))
        tower, hand = (getattr(match.rules, kind, False) for kind in ("physical", "hidden_hands"))
        return aids_sentence(people, tower=tower, hand=hand, felt=self._names_felt(match.rules.id))

    def practise(self, screen: object, game: str) -> str:
        """``screen`` is the free table of ``game``, which hands play: what the profile of whoever this StackHub belongs
        to asks for acts until :meth:`unseat`. Returns that in one line, as :meth:`seat`."""
        people = [self.profiles.named(self.settings.name)]
        self._aided = screen
        self._use(aids_at(people))
        return aids_sentence(people, tower=True, felt=self._names_felt(game))

    def _names_felt(self, game: str) -> bool:
        """Whether it is up to the profiles, and the game's board can mark what was felt of a piece."""
        return self.settings.looseness_aid == "profile" and getattr(
            registry.entry(game).room("board"), "MARKS_FELT", False
        )

    def renamed(self, before: str, after: str) -> None:
        """Somebody with a profile is called otherwise from now on: you, if it is you, and whoever sat so at a table."""
        from stackhub.shell.profile_saves import rename_in_saves

        settings = self.settings
        if fold(settings.name) == fold(before):
            settings.name = after
        games = {}
        for game, choice in settings.games.items():
            seats = [
                seat.model_copy(update={"name": after})
                if seat.level is None and fold(seat.name) == fold(before)
                else seat
                for seat in choice.seats
            ]
            games[game] = choice.model_copy(update={"seats": seats})
        settings.games = games
        self.save_settings()
        try:
            rename_in_saves(self.folder, before, after)
        except SaidError as error:
            self.tell(error)

    def player(self, seat: SeatChoice) -> Player:
        """Who sits down at ``seat``: a profile brings its year of birth, where a rule asks for the youngest."""
        profile = self.profiles.named(seat.name) if seat.level is None else None
        return Player(seat.name, seat.colour, seat.level, profile.birth_year if profile is not None else None)

    @property
    def is_seated(self) -> bool:
        """Whether a match is on screen, or below the page that is."""
        return self._seated is not None

    def unseat(self, screen: object) -> None:
        """``screen`` is left. Another that was opened meanwhile keeps its own."""
        if self._seated is screen:
            self._seated = None
        if self._aided is screen:
            self._aided = None
            self.mention("")
            self._use(Aids())

    def _use(self, aids: Aids) -> None:
        if aids != self.aids:
            self.aids = aids
            self.apply_look()

    def apply_look(self) -> None:
        """Dress the application in the theme that is set, and tell the screens."""
        if self._themed != self._theme:
            apply_theme(self.app, self.theme, self.font_family)
            self._themed = self._theme
        self.look_changed.emit()

    def show_key_card(self, shown: bool) -> None:
        """A player shows or hides the card of keys: it stays so."""
        self.settings.controls = self.settings.controls.model_copy(update={"key_card": shown})
        self.save_settings()
        self.apply_look()

    def reload_settings(self) -> None:
        """The settings on disk are others now: use them."""
        self.settings_file = SettingsFile(self.folder.root)
        self.language.use(self.settings.language)
        self.apply_look()

    def save_settings(self) -> None:
        """Write the settings; when that fails, say so and go on with them in memory."""
        try:
            self.settings_file.save()
        except StoreError as error:
            self.tell(error)

    def tell(self, error: SaidError | str) -> None:
        """Say what is wrong, in one sentence, and log it."""
        log.warning("%s", error)
        if not self.keeps and isinstance(error, StoreError) and self._was_said(error):
            return
        sentence = say(error.text) if isinstance(error, SaidError) else error
        first_word = sentence.split(maxsplit=1)[0] if sentence.strip() else ""
        if first_word.isalpha():  # a file name keeps its letters
            sentence = sentence[0].upper() + sentence[1:]
        self.problem.emit(sentence)

    def mention(self, sentence: str) -> None:
        """Say something that goes away by itself; nothing: what was mentioned goes away now."""
        self.mentioned.emit(sentence)

    def _was_said(self, error: StoreError) -> bool:
        """That matches, results and settings are not kept was said at the start. What cannot go on without being
        written down, an evening or a profile, says so every time: it is written into the database as it happens."""
        source, file = error.text.source, error.text.args.get("file")
        return source == RESULT_NOT_WRITTEN[1] or (source == NOT_WRITTEN[1] and file != self.folder.database.path.name)

    def inform(self, sentence: str) -> None:
        """Say something that is good to know."""
        self.informed.emit(sentence)
