"""What becomes of a file that somebody opens: from the command line, by a double click, or handed over by another
StackHub. Whatever it is, a sentence says what is wrong with it, or it is on screen."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from stackhub.engine.errors import SaidError
from stackhub.engine.match import Match
from stackhub.games import registry
from stackhub.shell.hub import Hub
from stackhub.shell.party_door import PartyDoor
from stackhub.shell.screen import Screen
from stackhub.store.archive import KINDS
from stackhub.store.atomic import NO_FILE, StoreError, name_of
from stackhub.store.replays import read_replay
from stackhub.store.saves import read_match_or_last

ARCHIVE = ".zip"
REPLAY, DECK = KINDS["replays"], KINDS["decks"]


def open_file(
    path: Path, *, hub: Hub, party: PartyDoor, screen: Screen, play: Callable[[Match, Path | None], None]
) -> None:
    """Open ``path``: a match is played (one from outside the saves folder as a copy, one of a party that goes on leads
    to the party), a replay is watched, of an archive is asked whether to take it in, over ``screen``."""
    suffix = path.suffix.lower()
    if not _is_path(path):
        hub.tell(StoreError(NO_FILE, file=name_of(path)))
    elif suffix == DECK and path.is_file():
        _take_deck(path, hub, screen)
    elif _is_busy(screen):
        words = QCoreApplication.translate(
            "shell", "An archive is being written or read; open {file} when that is done."
        )
        hub.inform(words.format(file=path.name))
    elif suffix == REPLAY:
        screen.opens.emit(lambda: _replay_screen(path, hub))
    elif suffix == ARCHIVE and path.is_file():
        _ask_import(path, hub, screen)
    else:
        _open_match(path, hub, party, play)


def _is_path(path: Path) -> bool:
    """Whether ``path`` can name a file at all: not a drive, no links in a circle, no characters that no file has."""
    try:
        path.resolve()
        path.stat()
    except OSError:
        return bool(path.name)  # what is wrong with it is said when it is read
    except (RuntimeError, ValueError):
        return False
    return bool(path.name)


def _open_match(path: Path, hub: Hub, party: PartyDoor, play: Callable[[Match, Path | None], None]) -> None:
    own = path.resolve().parent == hub.folder.saves.resolve()
    if own and party.resume_with(path.stem):
        return
    try:
        saved = read_match_or_last(path, registry.rules_of)
    except SaidError as error:
        hub.tell(error)
        return
    play(saved.match, path if own else None)


def _ask_import(path: Path, hub: Hub, screen: Screen) -> None:
    if hub.is_seated:
        hub.inform(QCoreApplication.translate("ArchiveCard", "Leave the match first: it is saved. Then import."))
        return
    from stackhub.shell.archive_card import ArchiveCard

    ArchiveCard(hub, screen).look_at(path)


def _is_busy(screen: Screen) -> bool:
    """Whether everything is just being written to an archive, or read from one."""
    from stackhub.shell.archive_card import ArchiveCard

    return any(card.isVisible() and not card.dismissable for card in screen.findChildren(ArchiveCard))


def _take_deck(path: Path, hub: Hub, screen: Screen) -> None:
    """Import the deck in ``path`` and show it; one that is none is refused in a sentence."""
    game = next(entry.id for entry in registry.games() if entry.decks)

    def make() -> Screen:
        from stackhub.shell.deck_screen import DeckScreen

        made = DeckScreen(hub, game)
        made.take(path)
        return made

    screen.opens.emit(make)


def _replay_screen(path: Path, hub: Hub) -> Screen:
    """The replay in ``path``. Raises SaidError."""
    from stackhub.shell.tower_replay import TowerReplayScreen

    return TowerReplayScreen(hub, read_replay(path))
