"""Where a match lies while it is played, and where its result goes when it is over."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from secrets import randbits

from PySide6.QtCore import QCoreApplication

from stackhub.engine.match import Match
from stackhub.store.folder import DataFolder
from stackhub.store.history import PartyLink
from stackhub.store.saves import SUFFIX, remove_match


def new_save_path(folder: DataFolder, game: str) -> Path:
    """A path for a new match that no other match has: game, UTC time, four random hexadecimal digits."""
    stamp = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
    return folder.saves / f"{game}-{stamp}-{randbits(16):04x}{SUFFIX}"


def started_at(path: Path) -> datetime:
    """When the match saved as ``path`` began: its name says it, as :func:`new_save_path` made it; else now."""
    parts = path.stem.split("-")
    try:
        return datetime.strptime(f"{parts[1]}-{parts[2]}", "%Y%m%d-%H%M%S").replace(tzinfo=UTC)
    except (IndexError, ValueError):
        return datetime.now(UTC)


def record_result(
    folder: DataFolder,
    path: Path,
    match: Match,
    *,
    profiles: Sequence[str | None] | None = None,
    party: PartyLink | None = None,
) -> Path | None:
    """Write the finished ``match`` down, then let its save go. Doing it again changes nothing: the program may have
    died in between. ``profiles`` and ``party`` as :meth:`stackhub.store.history.History.record` takes them. Returns
    where a damaged database was put aside, if it was. Raises StoreError; the save then stays."""
    finished = datetime.now(UTC)
    started = min(started_at(path), finished)
    times = (started.isoformat(timespec="seconds"), finished.isoformat(timespec="seconds"))
    aside = folder.history.record(path.stem, match, *times, profiles=profiles, party=party)
    remove_match(path)
    return aside


def put_aside_words(aside: Path) -> str:
    """What a player is told when their damaged results were put aside."""
    words = QCoreApplication.translate(
        "shell", "The results of earlier matches are damaged; they were put aside as {file}, and a new list begins."
    )
    return words.format(file=aside.name)
