"""When the program errs: a report on disk that a person can send, one sentence on screen, and the match goes on."""

from __future__ import annotations

import logging
import platform
import sys
import traceback
from datetime import UTC, datetime
from logging.handlers import RotatingFileHandler
from types import TracebackType
from typing import TYPE_CHECKING

from stackhub import __version__
from stackhub.engine.save import match_to_json
from stackhub.store.atomic import StoreError, write_atomically
from stackhub.store.folder import DataFolder

if TYPE_CHECKING:
    from stackhub.shell.window import MainWindow

log = logging.getLogger(__name__)

LOG_BYTES = 512 * 1024
_LOG_TAIL = 20_000


def start_log(folder: DataFolder) -> None:
    """Log to ``logs/stackhub.log`` (half a megabyte, one older kept); to nowhere when that cannot be written."""
    logging.raiseExceptions = False  # a log that cannot be written (a full disk) is no reason to fill stderr
    root = logging.getLogger()
    root.setLevel(logging.INFO)
    if any(isinstance(handler, RotatingFileHandler) for handler in root.handlers):
        return
    try:
        folder.logs.mkdir(parents=True, exist_ok=True)
        handler = RotatingFileHandler(
            folder.logs / "stackhub.log", maxBytes=LOG_BYTES, backupCount=1, encoding="utf-8", delay=False
        )
    except OSError:
        return
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    root.addHandler(handler)


def versions() -> str:
    """The versions that a report needs, one a line."""
    import PySide6
    from PySide6.QtCore import QSysInfo

    lines = (
        f"StackHub {__version__}",
        f"Python {platform.python_version()}",
        f"PySide6 {PySide6.__version__}",
        f"system {QSysInfo.prettyProductName()} {QSysInfo.currentCpuArchitecture()}",
    )
    return "\n".join(lines)


class CrashReporter:
    """Takes over ``sys.excepthook`` (Qt calls it for errors in slots) for as long as it is installed."""

    def __init__(self, folder: DataFolder, window: MainWindow) -> None:
        self._folder = folder
        self._window = window
        self._before = sys.excepthook
        self._reporting = False

    def install(self) -> None:
        sys.excepthook = self._report

    def remove(self) -> None:
        sys.excepthook = self._before

    def _report(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if issubclass(kind, KeyboardInterrupt):
            self._window.close()
            return
        if self._reporting:  # the report itself failed
            self._before(kind, error, trace)
            return
        self._reporting = True
        try:
            story = "".join(traceback.format_exception(kind, error, trace))
            log.error("unexpected error\n%s", story)
            sys.stderr.write(story)
            where = self._write(story)
            self._window.recover(where)
        finally:
            self._reporting = False

    def _write(self, story: str) -> str:
        """Write the report and return its file's name, or why it could not be written."""
        stamp = datetime.now(UTC).strftime("%Y%m%d-%H%M%S-%f")
        path = self._folder.logs / f"crash-{stamp}.txt"
        parts = (
            ("versions", versions()),
            ("error", story),
            ("journal", self._journal()),
            ("log", self._log_tail()),
        )
        try:
            write_atomically(path, "\n\n".join(f"== {title} ==\n{text}" for title, text in parts))
        except StoreError as error:
            return str(error)
        return str(path)

    def _journal(self) -> str:
        match = self._window.match_on_top()
        return match_to_json(match) if match is not None else "(no match was open)"

    def _log_tail(self) -> str:
        try:
            return (self._folder.logs / "stackhub.log").read_text(encoding="utf-8", errors="replace")[-_LOG_TAIL:]
        except OSError:
            return "(there is no log)"
