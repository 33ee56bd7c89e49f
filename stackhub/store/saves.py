"""Unfinished matches on disk: one ``.stackhub`` file each in ``saves/``."""

from __future__ import annotations

import contextlib
import json
import os
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from stackhub.engine.errors import BadSave
from stackhub.engine.game import Rules
from stackhub.engine.match import Match
from stackhub.engine.names import fold
from stackhub.engine.save import MAX_SAVE_LENGTH, match_from_json, match_to_json
from stackhub.engine.words import QT_TRANSLATE_NOOP
from stackhub.store.atomic import StoreError, may_exist, read_text, why_refused, write_atomically

SUFFIX = ".stackhub"


@dataclass(frozen=True, slots=True)
class SavedFile:
    """An unfinished match found on disk; ``used_last`` when the newest file was damaged and the one before served."""

    path: Path
    match: Match
    used_last: bool = False


def write_match(path: Path, match: Match) -> None:
    """Save ``match`` as ``path``, keeping the last good file beside it. Raises StoreError."""
    write_match_text(path, match_to_json(match))


def write_match_text(path: Path, content: str) -> None:
    """As :func:`write_match`, for a match that is text already: from another thread, say."""
    write_atomically(path, content, keep_last=True)


def read_match(path: Path, find_rules: Callable[[str], Rules]) -> Match:
    """The match in ``path``. Raises StoreError or BadSave with one sentence that names the file."""
    try:
        return match_from_json(read_text(path, 4 * MAX_SAVE_LENGTH), find_rules)
    except BadSave as error:
        raise BadSave(QT_TRANSLATE_NOOP("errors", "{file}: {reason}"), file=path.name, reason=error.text) from None


def read_match_or_last(path: Path, find_rules: Callable[[str], Rules]) -> SavedFile:
    """The match in ``path`` or, when that file is damaged, in the last good one. Raises as :func:`read_match`."""
    try:
        return SavedFile(path, read_match(path, find_rules))
    except (BadSave, StoreError):
        last = path.with_name(path.name + ".last")
        if not may_exist(last):
            raise
        with contextlib.suppress(BadSave, StoreError):
            return SavedFile(path, read_match(last, find_rules), used_last=True)
        raise


def unfinished(folder: Path) -> list[Path]:
    """The saves in ``folder``, newest first; none when the folder is missing or cannot be read."""
    try:
        found = [
            (file.stat().st_mtime, file) for file in folder.iterdir() if file.suffix == SUFFIX and file.name[0] != "."
        ]
    except OSError:
        return []
    return [file for _, file in sorted(found, key=lambda pair: (-pair[0], pair[1].name))]


def rename_person(path: Path, before: str, after: str) -> bool:
    """The person called ``before`` in the save ``path`` is called ``after`` from now on, so that the result will be
    theirs. Returns False, and changes nothing, where nobody is called so, where somebody else is called ``after``, or
    where the file is not sound. Its time stays. Raises StoreError when it cannot be written."""
    try:
        saved = json.loads(read_text(path, 4 * MAX_SAVE_LENGTH))
        players = saved["players"]
        people = [player for player in players if player.get("level") is None and fold(player["name"]) == fold(before)]
        taken = any(fold(player["name"]) == fold(after) and player not in people for player in players)
        times = path.stat()
    except (StoreError, OSError, ValueError, KeyError, TypeError, AttributeError, RecursionError):
        return False
    if not people or taken:
        return False
    for player in people:
        player["name"] = after
    write_match_text(path, json.dumps(saved, ensure_ascii=False, separators=(",", ":")))
    with contextlib.suppress(OSError):
        os.utime(path, ns=(times.st_atime_ns, times.st_mtime_ns))
    return True


def remove_match(path: Path) -> None:
    """Delete a save and its last good copy, when they are there. Raises StoreError."""
    try:
        path.unlink(missing_ok=True)
        path.with_name(path.name + ".last").unlink(missing_ok=True)
    except OSError as error:
        raise StoreError(
            QT_TRANSLATE_NOOP("errors", "{file} could not be removed: {reason}"),
            file=path.name,
            reason=why_refused(error),
        ) from error
