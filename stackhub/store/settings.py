"""The player's settings: one YAML file in the data folder, kept as safe as a save."""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from stackhub.engine.config import Level, OptionValue
from stackhub.engine.controls import Controls
from stackhub.engine.look import ColourName, PaletteName, ThemeName
from stackhub.engine.words import QT_TRANSLATE_NOOP
from stackhub.store.atomic import StoreError, may_exist, why_refused, write_atomically
from stackhub.store.yaml_file import YamlFileError, dump_yaml, load_yaml

Language = Literal["", "en", "fr"]
Quality = Literal["auto", "full", "medium", "light", "software"]

_Pixels = Annotated[int, Field(ge=-100_000, le=100_000)]


class _Section(BaseModel):
    model_config = ConfigDict(extra="forbid", validate_assignment=True)


class WindowPlace(_Section):
    """Where the window was, in logical pixels of the desktop."""

    x: _Pixels = 0
    y: _Pixels = 0
    width: Annotated[int, Field(ge=0, le=100_000)] = 1280
    height: Annotated[int, Field(ge=0, le=100_000)] = 720
    maximised: bool = False
    full_screen: bool = False


LoosenessAid = Literal["off", "on", "profile"]
"""Never, always, or as the profiles at the table ask for."""


class SeatChoice(_Section):
    """A seat as it was last set up."""

    name: Annotated[str, Field(max_length=60)]
    colour: ColourName
    level: Level | None = None


class GameChoice(_Section):
    """What was last chosen for a game, so that the set-up opens with it."""

    seats: list[SeatChoice] = []
    options: dict[str, OptionValue] = {}
    presets: dict[str, dict[str, OptionValue]] = {}  # the player's own, by name
    decks: list[str] = []  # which decks of cards were mixed, where the game has some


class Settings(_Section):
    """Everything a player can set. Each field's default is what *Reset* gives back."""

    version: Literal[1] = 1
    language: Language = ""
    name: Annotated[str, Field(max_length=60)] = ""
    theme: ThemeName = "light"
    palette: PaletteName = "standard"
    animation: bool = True
    speed: Annotated[float, Field(ge=0.5, le=3.0)] = 1.0
    sound: bool = True
    volume: Annotated[int, Field(ge=0, le=100)] = 70
    quality: Quality = "auto"
    panel_open: bool = True
    television: bool = False
    window: WindowPlace | None = None
    games: dict[str, GameChoice] = {}
    controls: Controls = Controls()
    looseness_aid: LoosenessAid = "profile"  # at Stacko: what was felt of a block stays marked
    guided: list[str] = []  # the games whose guided first turn was seen

    def reset(self) -> None:
        """Back to the defaults, but for the language, the name, the window, what was last played, the guides seen."""
        fresh = Settings()
        for field in ("theme", "palette", "animation", "speed", "sound", "volume", "quality", "panel_open", "controls"):
            setattr(self, field, getattr(fresh, field))


class SettingsFile:
    """Reads and writes ``settings.yaml`` in ``folder``.

    A broken or newer file never stops the app and is never overwritten: ``problem`` then says what is wrong with it,
    the last good one (``last``) serves, or the defaults where that cannot be read either, and the first save moves the
    broken file aside under a name of its own.
    """

    def __init__(self, folder: Path) -> None:
        self.path = folder / "settings.yaml"
        self.last = self.path.with_name(self.path.name + ".last")
        self.problem: YamlFileError | None = None
        self.used_last = False
        """Whether the settings are those of ``last``, because the file itself is broken."""
        self.aside: Path | None = None
        """Where the broken file was put, once it was."""
        self.fresh = not may_exist(self.path)
        self.settings = Settings()
        if not self.fresh:
            try:
                self.settings = load_yaml(self.path, Settings)
            except YamlFileError as error:
                self.problem = error
                self._use_last()
        self._set_aside = self.problem is not None

    def _use_last(self) -> None:
        with contextlib.suppress(YamlFileError):  # none there, or broken as well: the defaults serve
            self.settings = load_yaml(self.last, Settings)
            self.used_last = True

    def save(self) -> None:
        """Write the settings. Raises StoreError with one sentence."""
        if self._set_aside:
            self._move_aside()
        write_atomically(self.path, dump_yaml(self.settings.model_dump(mode="json")), keep_last=True)

    def _move_aside(self) -> None:
        number = 1
        try:
            while (aside := self.path.with_name(f"settings.broken-{number}.yaml")).exists():
                number += 1
            if self.path.exists():
                self.path.rename(aside)
                self.aside = aside
        except OSError as error:
            raise StoreError(
                QT_TRANSLATE_NOOP("errors", "the broken settings.yaml could not be put aside: {reason}"),
                reason=why_refused(error),
            ) from error
        self._set_aside = False
