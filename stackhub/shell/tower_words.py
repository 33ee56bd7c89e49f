"""What is said of a tower's replay: its title, its turns, and what its file is called."""

from __future__ import annotations

import re
from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from stackhub.engine.events import Event
from stackhub.games import registry
from stackhub.shell.history_words import game_title
from stackhub.store.replays import Manifest, Turn
from stackhub.tabletop.translate import say

_UNFIT = re.compile(r'[\x00-\x1f\x7f/\\:*?"<>|]+')
_LONGEST, _LONGEST_WORDS = 60, 500


def title_words(manifest: Manifest) -> str:
    """The game and who played it."""
    words = QCoreApplication.translate("TowerReplay", "{game}: {players}")
    return words.format(
        game=game_title(manifest.game), players=", ".join(_short(player.name) for player in manifest.players)
    )


def turn_words(manifest: Manifest, turn: Turn) -> str:
    """Who played and what came of it. A file may hold anything: what cannot be put into words is left out."""
    names = [player.name for player in manifest.players]
    if turn.seat >= len(names):
        return ""
    describe = registry.entry(manifest.game).room("words").describe
    told = []
    for one in turn.events:
        try:
            sentence = describe(Event(one.name, one.seat, one.details), names)
            told.append("" if sentence is None else say(sentence))
        except (LookupError, TypeError, ValueError, AttributeError, ArithmeticError):
            continue
    words = " ".join(filter(None, told))[:_LONGEST_WORDS]
    words = words or QCoreApplication.translate("TowerReplay", "{name}'s turn").format(name=names[turn.seat])
    if manifest.turns[-1].round == manifest.turns[0].round:
        return words
    return QCoreApplication.translate("shell", "Round {number}").format(number=turn.round) + " · " + words


def file_name(manifest: Manifest, *, fall: bool = False) -> str:
    """What to call a file of it, as a proposal to the player."""
    day = re.sub(r"[^0-9-]", "", manifest.made[:10])
    parts = [game_title(manifest.game), *_few([player.name for player in manifest.players]), day]
    if fall:
        parts.insert(0, QCoreApplication.translate("TowerReplay", "Fall"))
    return _UNFIT.sub("-", " ".join(filter(None, parts))).strip(" .-") or manifest.game


def _few(names: Sequence[str]) -> list[str]:
    return [_short(name) for name in names[:4]]


def _short(name: str) -> str:
    return name if len(name) <= _LONGEST else name[: _LONGEST - 1] + "…"
