"""One StackHub at a time on a data folder: a lock that the system takes back when its process ends, however it ends."""

from __future__ import annotations

import contextlib
import errno
import json
import os
import platform
import sys
import time
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from stackhub.engine.words import QT_TRANSLATE_NOOP
from stackhub.store.atomic import StoreError, why_refused

_LONGEST = 4_096
_AGAIN_S = 0.1
# Windows keeps others from reading what is locked: a byte far behind the words about the holder is.
_LOCKED_BYTE = 1 << 20


@dataclass(frozen=True, slots=True)
class Holder:
    """Who has the data folder. ``process`` and ``computer`` are 0 and "" where the file does not say it (yet);
    ``since`` is ISO 8601 in UTC."""

    process: int
    computer: str
    since: str


class FolderLock:
    """The lock on the data folder ``root``, kept in ``stackhub.lock``. The file stays: only the lock on it counts.

    On a share whose server knows no locks :meth:`acquire` raises StoreError, as it does in a folder that may not be
    written; the program may then go on and only look.
    """

    def __init__(self, root: Path) -> None:
        self.path = root / "stackhub.lock"
        self._handle: int | None = None

    @property
    def held(self) -> bool:
        """Whether this object holds the lock."""
        return self._handle is not None

    def acquire(self, patience_s: float = 0.0) -> Holder | None:
        """Take the lock. Returns None when it is ours now (or was already), else who has it; a process that is just
        ending is waited for so long. Raises StoreError when there can be no lock here."""
        until = time.monotonic() + patience_s
        while (holder := self._take()) is not None and time.monotonic() < until:
            time.sleep(_AGAIN_S)
        return holder

    def _take(self) -> Holder | None:
        if self.held:
            return None
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            handle = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o644)
        except OSError as error:
            raise self._impossible(error) from error
        try:
            if not _try_lock(handle):
                holder = _read(handle)
                os.close(handle)
                return holder
            _write(handle)
        except OSError as error:
            os.close(handle)
            raise self._impossible(error) from error
        self._handle = handle
        return None

    def release(self) -> None:
        """Give the lock back, where it is held."""
        if self._handle is None:
            return
        with contextlib.suppress(OSError):
            os.ftruncate(self._handle, 0)
        os.close(self._handle)  # which unlocks
        self._handle = None

    def _impossible(self, error: OSError) -> StoreError:
        return StoreError(
            QT_TRANSLATE_NOOP("errors", "the data folder cannot be kept for this StackHub alone: {reason}"),
            reason=why_refused(error),
        )


def _write(handle: int) -> None:
    """Say who holds the lock. On a full disk nobody is told, and the lock holds all the same."""
    since = datetime.now(UTC).isoformat(timespec="seconds")
    words = json.dumps({"process": os.getpid(), "computer": platform.node(), "since": since})
    with contextlib.suppress(OSError):
        os.ftruncate(handle, 0)
        os.lseek(handle, 0, os.SEEK_SET)
        os.write(handle, words.encode("utf-8"))


def _read(handle: int) -> Holder:
    try:
        os.lseek(handle, 0, os.SEEK_SET)
        found = json.loads(os.read(handle, _LONGEST))
        return Holder(int(found["process"]), str(found["computer"]), str(found["since"]))
    except (OSError, ValueError, KeyError, TypeError, RecursionError):  # it is just being written
        return Holder(0, "", "")


if sys.platform == "win32":
    import msvcrt

    def _try_lock(handle: int) -> bool:
        os.lseek(handle, _LOCKED_BYTE, os.SEEK_SET)
        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except OSError as error:
            if error.errno in (errno.EACCES, errno.EDEADLK):
                return False
            raise
        return True

else:
    import fcntl

    def _try_lock(handle: int) -> bool:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True
