"""Files that are either the old one or the new one, whatever happens in between."""

from __future__ import annotations

import contextlib
import errno
import os
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

from stackhub.engine.errors import SaidError
from stackhub.engine.words import QT_TRANSLATE_NOOP, Text


class StoreError(SaidError):
    """Something could not be written or read; the message is one sentence for a person."""


def write_atomically(path: Path, content: str, *, keep_last: bool = False, make_folder: bool = True) -> None:
    """Write ``content`` (as UTF-8) to ``path`` through a temporary file, fsync and rename.

    With ``keep_last`` the file that stood there becomes ``NAME.last`` (a hard link or a copy made before the rename).
    The folder is made when it is missing, unless ``make_folder`` is False. Raises StoreError; the old file is then
    untouched, and so is anything at ``path`` that is not a file (a device, a pipe).
    """
    with replacing(path, keep_last=keep_last, make_folder=make_folder) as file:
        file.write(content.encode("utf-8"))


@contextlib.contextmanager
def replacing(path: Path, *, keep_last: bool = False, make_folder: bool = True) -> Iterator[BinaryIO]:
    """A file to write bytes to, which takes the place of ``path`` when the block ends well, as
    :func:`write_atomically` says. Raises StoreError for what the system refuses, within the block too; after any
    error the old file is untouched."""
    if not path.name or path.name == "..":
        raise StoreError(_NOT_A_FILE, file=name_of(path))
    temporary = path.with_name(f".{path.name}.{os.getpid()}.tmp")
    try:
        if path.exists() and not (path.is_file() or path.is_dir()):  # a folder refuses the rename by itself
            raise StoreError(_NOT_A_FILE, file=name_of(path))
        if make_folder:
            path.parent.mkdir(parents=True, exist_ok=True)
        with temporary.open("wb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        if keep_last and path.exists():
            _keep(path)
        temporary.replace(path)
        _sync_folder(path.parent)
    except BaseException as error:
        with contextlib.suppress(OSError):
            temporary.unlink()
        if not isinstance(error, OSError):
            raise
        raise StoreError(
            QT_TRANSLATE_NOOP("errors", "{file} could not be written: {reason}"),
            file=name_of(path),
            reason=why_refused(error),
        ) from error


def read_text(path: Path, limit: int) -> str:
    """The text of ``path``, at most ``limit`` bytes long. Raises StoreError with one sentence."""
    try:
        if not path.is_file():
            if path.exists():
                raise StoreError(_NOT_A_FILE, file=name_of(path))
            raise StoreError(NO_FILE, file=name_of(path))
        with path.open("rb") as file:
            raw = file.read(limit + 1)
    except OSError as error:
        raise StoreError(
            QT_TRANSLATE_NOOP("errors", "{file} could not be read: {reason}"),
            file=name_of(path),
            reason=why_refused(error),
        ) from error
    if len(raw) > limit:
        raise StoreError(
            QT_TRANSLATE_NOOP("errors", "{file} is too large to be one of StackHub's files"), file=name_of(path)
        )
    try:
        return raw.decode("utf-8")
    except UnicodeDecodeError:
        raise StoreError(
            QT_TRANSLATE_NOOP("errors", "{file} is not one of StackHub's files: it is not text"), file=name_of(path)
        ) from None


def may_exist(path: Path) -> bool:
    """Whether something stands at ``path``. True as well when that cannot be found out (a folder that may not be
    entered): reading or writing it then says why."""
    try:
        return path.exists()
    except OSError:
        return True


def name_of(path: Path) -> str:
    """What to call ``path`` in a sentence: its last part, or the whole where it has none (``/``)."""
    return path.name or str(path)


NO_FILE = QT_TRANSLATE_NOOP("errors", "there is no file {file}")
_NOT_A_FILE = QT_TRANSLATE_NOOP("errors", "{file} is not a file")
_FULL = QT_TRANSLATE_NOOP("errors", "the disk is full; make room, then try again")
_QUOTA = QT_TRANSLATE_NOOP("errors", "the disk quota is used up")
_DENIED = QT_TRANSLATE_NOOP("errors", "you may not write or read there")
_READ_ONLY = QT_TRANSLATE_NOOP("errors", "the disk is read-only")
_NO_FOLDER = QT_TRANSLATE_NOOP("errors", "the folder does not exist")
_FILE_IN_WAY = QT_TRANSLATE_NOOP("errors", "a file stands where a folder should be")
_FOLDER_IN_WAY = QT_TRANSLATE_NOOP("errors", "a folder stands where a file should be")
_LONG_NAME = QT_TRANSLATE_NOOP("errors", "the name is too long")
_LOOP = QT_TRANSLATE_NOOP("errors", "the links go round in a circle")
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
    errno.ENAMETOOLONG: _LONG_NAME,
    errno.ELOOP: _LOOP,
}


def why_refused(error: OSError) -> Text:
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
