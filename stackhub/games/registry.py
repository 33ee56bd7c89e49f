"""The registry: one line per game. Rooms are loaded when somebody enters them, so that starting stays quick.

A game is a folder of ``stackhub/games`` (or any package) with the rooms ``title``, ``rules``, ``bots``, ``board``,
``words`` and ``help``, and a YAML in ``config/games``. ``bots="later"`` marks a game whose bots are still being
written.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Literal

from pydantic import BaseModel

from stackhub.engine.config import GameConfig, Level
from stackhub.engine.errors import GameError
from stackhub.engine.game import Rules
from stackhub.engine.words import QT_TRANSLATE_NOOP, text
from stackhub.resources import config_dir, user_home
from stackhub.store.atomic import may_exist
from stackhub.store.yaml_file import YamlFileError, load_yaml

if TYPE_CHECKING:
    from stackhub.bots.bot import Adviser, Analyst, Bot

_NONE_YET = QT_TRANSLATE_NOOP("errors", "none yet")


class UnknownGame(GameError):
    """No game of that name is registered."""


class BrokenGame(GameError):
    """The game's own YAML cannot be used; the message names file, line and reason."""


@dataclass(frozen=True, slots=True)
class GameEntry:
    """A registered game: its id, the package that holds its rooms, and which rooms are still to come. ``free_table``:
    its board room offers ``make_free_table`` as well, a table to try things on; ``decks``: it has a room of that name,
    with decks of cards that players may write, mix and share."""

    id: str
    package: str
    bots: Literal["ready", "later"] = "ready"
    free_table: bool = False
    decks: bool = False

    def room(self, name: str) -> ModuleType:
        """The module of a room (``title``, ``rules``, ``bots``, ``board``, ``words``)."""
        return importlib.import_module(f"{self.package}.{name}")

    def help_dir(self) -> Path:
        package = importlib.import_module(self.package)
        return Path(package.__path__[0]) / "help"


_ENTRIES: dict[str, GameEntry] = {
    entry.id: entry
    for entry in (
        GameEntry("babylon", "stackhub.games.babylon"),
        GameEntry("stacko", "stackhub.games.stacko", free_table=True),
        GameEntry("stickstack", "stackhub.games.stickstack", free_table=True, decks=True),
        GameEntry("stackup", "stackhub.games.stackup"),
        GameEntry("upturn", "stackhub.games.upturn"),
    )
}
_RULES: dict[str, Rules] = {}
#: What was wrong with a player's own YAML; the shell shows each once.
config_problems: list[YamlFileError] = []


def games() -> Iterator[GameEntry]:
    """Every registered game, in the order in which the picker shows them."""
    return iter(tuple(_ENTRIES.values()))


def entry(game: str) -> GameEntry:
    """The game called ``game``. Raises UnknownGame."""
    found = _ENTRIES.get(game)
    if found is None:
        raise UnknownGame(
            QT_TRANSLATE_NOOP("errors", "there is no game '{game}' (games: {games})"),
            game=game[:40],
            games=", ".join(_ENTRIES),
        )
    return found


def register(new: GameEntry) -> Callable[[], None]:
    """Add a game (the null game of the tests, a game under construction); returns a function that removes it."""
    if new.id in _ENTRIES:
        raise ValueError(f"a game '{new.id}' is registered already")
    _ENTRIES[new.id] = new

    def remove() -> None:
        _ENTRIES.pop(new.id, None)
        _RULES.pop(new.id, None)

    return remove


def load_config(game: GameEntry) -> GameConfig:
    """The game's YAML: the player's own in ``config/games`` of the data folder if there is a sound one, else ours.
    A broken one of the player's is left alone and noted in ``config_problems``. Raises YamlFileError for ours."""
    model: type[GameConfig] = getattr(game.room("rules"), "Config", GameConfig)
    return _read_config(game, model, config_problems)


def facts_of(game: GameEntry) -> GameConfig:
    """What its YAML says of seats and minutes, read without the game's rules, which take long to load: whether its
    material and options are sound shows only in `rules_of`. Raises BrokenGame."""
    if game.id in _RULES:
        return _RULES[game.id].config
    try:
        return _read_config(game, GameConfig, [])
    except YamlFileError as error:
        raise BrokenGame(error.text) from None


def _read_config(game: GameEntry, model: type[GameConfig], problems: list[YamlFileError]) -> GameConfig:
    name = f"{game.id}.yaml"
    own = user_home() / "config" / "games" / name
    context = {"game": game.id}
    if may_exist(own):
        try:
            return load_yaml(own, model, context)
        except YamlFileError as error:
            if str(error) not in map(str, problems):
                problems.append(error)
    package = importlib.import_module(game.package)
    beside = Path(package.__path__[0]) / name
    return load_yaml(beside if beside.exists() else config_dir() / "games" / name, model, context)


def rules_of(game: str) -> Rules:
    """The rules of ``game``, made once. Raises UnknownGame, and BrokenGame when its YAML is not sound."""
    if game not in _RULES:
        found = entry(game)
        try:
            config = load_config(found)
        except YamlFileError as error:
            raise BrokenGame(error.text) from None
        room = found.room("rules")
        shelf = getattr(room, "SHELF", None)
        made: Rules = room.make_rules(config) if shelf is None else room.make_rules(config, shelf_of(*shelf))
        _RULES[game] = made
    return _RULES[game]


def shelf_of(folder: str, model: type[BaseModel]) -> Callable[[str], BaseModel]:
    """Reads the YAML of that name in a ``folder`` of ``config``, when a game first asks for it: what only some matches
    need. Raises KeyError when there is none, BrokenGame when it is not sound."""

    def read(name: str) -> BaseModel:
        path = config_dir() / folder / f"{name}.yaml"
        if not path.is_file():
            raise KeyError(name)
        try:
            return load_yaml(path, model)
        except YamlFileError as error:
            raise BrokenGame(error.text) from None

    return read


def forget_rules() -> None:
    """Read every game's YAML again when it is next asked for (a file was changed)."""
    _RULES.clear()
    config_problems.clear()


def levels_of(game: str) -> tuple[Level, ...]:
    """The bot levels that may be offered now; none while the bots are still to come."""
    return rules_of(game).config.levels if entry(game).bots == "ready" else ()


def make_bot(game: str, level: Level) -> Bot:
    """A bot of ``level``. Raises GameError when the game has none of that level yet."""
    if level not in levels_of(game):
        raise GameError(
            QT_TRANSLATE_NOOP("errors", "{game} has no bot of level '{level}' (levels: {levels})"),
            game=game,
            level=level,
            levels=", ".join(levels_of(game)) or text(_NONE_YET),
        )
    bot: Bot = entry(game).room("bots").make_bot(level, rules_of(game))
    return bot


def adviser_of(game: str) -> Adviser | None:
    """Who gives hints in ``game``, or None when nobody does."""
    if entry(game).bots != "ready":
        return None
    make = getattr(entry(game).room("bots"), "make_adviser", None)
    adviser: Adviser | None = make(rules_of(game)) if make else None
    return adviser


def analyst_of(game: str) -> Analyst | None:
    """Who judges a finished round of ``game`` (:class:`stackhub.bots.bot.Analyst`), or None when nobody does."""
    if entry(game).bots != "ready":
        return None
    analyst: Analyst | None = getattr(entry(game).room("bots"), "analyse", None)
    return analyst
