"""Files that are either the old one or the new one, whatever happens in between."""

from __future__ import annotations

import contextlib
import errno
import os
from pathlib import Path

from stackhub.engine.errors import SaidError
from stackhub.engine.words import QT_TRANSLATE_NOOP, Text


class StoreError(SaidError):
    """Something could not be written or read; the message is one sentence for a person."""


def write_atomically(path: Path, content: str, *, keep_last: bool = False) -> None:
    """Write ``content`` (as UTF-8) to ``path`` through a temporary file, fsync and rename.

    With ``keep_last`` the file that stood there becomes ``NAME.last`` (a hard link or a copy made before the rename).
    Raises StoreError; the old file is then untouched.
    """
    temporary = path.with_name(f".{path.name}.{os.getpid()}.tmp")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with temporary.open("w", encoding="utf-8", newline="\n") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        if keep_last and path.exists():
            _keep(path)
        temporary.replace(path)
        _sync_folder(path.parent)
    except OSError as error:
        with contextlib.suppress(OSError):
            temporary.unlink()
        raise StoreError(
            QT_TRANSLATE_NOOP("errors", "{file} could not be written: {reason}"), file=path.name, reason=reason(error)
        ) from error


def read_text(path: Path, limit: int) -> str:
    """The text of ``path``, at most ``limit`` bytes long. Raises StoreError with one sentence."""
    try:
        if not path.is_file():
            if path.exists():
                raise StoreError(QT_TRANSLATE_NOOP("errors", "{file} is not a file"), file=path.name)
            raise StoreError(QT_TRANSLATE_NOOP("errors", "there is no file {file}"), file=path.name)
        if path.stat().st_size > limit:
            raise StoreError(
                QT_TRANSLATE_NOOP("errors", "{file} is too large to be one of StackHub's files"), file=path.name
            )
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise StoreError(
            QT_TRANSLATE_NOOP("errors", "{file} is not one of StackHub's files: it is not text"), file=path.name
        ) from None
    except OSError as error:
        raise StoreError(
            QT_TRANSLATE_NOOP("errors", "{file} could not be read: {reason}"), file=path.name, reason=reason(error)
        ) from error


_FULL = QT_TRANSLATE_NOOP("errors", "the disk is full")
_QUOTA = QT_TRANSLATE_NOOP("errors", "the disk quota is used up")
_DENIED = QT_TRANSLATE_NOOP("errors", "you may not write or read there")
_READ_ONLY = QT_TRANSLATE_NOOP("errors", "the disk is read-only")
_NO_FOLDER = QT_TRANSLATE_NOOP("errors", "the folder does not exist")
_FILE_IN_WAY = QT_TRANSLATE_NOOP("errors", "a file stands where a folder should be")
_FOLDER_IN_WAY = QT_TRANSLATE_NOOP("errors", "a folder stands where a file should be")
_REASONS = {
    errno.ENOSPC: _FULL,
    errno.EDQUOT: _QUOTA,
    errno.EACCES: _DENIED,
    errno.EPERM: _DENIED,
    errno.EROFS: _READ_ONLY,
    errno.ENOENT: _NO_FOLDER,
    errno.ENOTDIR: _FILE_IN_WAY,
    errno.EEXIST: _FILE_IN_WAY,
    errno.EISDIR: _FOLDER_IN_WAY,
}


def reason(error: OSError) -> Text:
    """Why the system refused, in plain words."""
    context, source = _REASONS.get(error.errno or 0, ("errors", error.strerror or str(error)))
    return Text(context, source)


def _keep(path: Path) -> None:
    """Make ``NAME.last`` the present content of ``path`` without ever leaving neither."""
    last = path.with_name(path.name + ".last")
    spare = path.with_name(f".{path.name}.{os.getpid()}.last.tmp")
    spare.unlink(missing_ok=True)
    try:
        spare.hardlink_to(path)
    except OSError:  # a file system without hard links
        spare.write_bytes(path.read_bytes())
    spare.replace(last)


def _sync_folder(folder: Path) -> None:
    """Make the rename itself durable; only POSIX can and needs to."""
    if os.name != "posix":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
