"""Files that somebody wants to open while StackHub runs already: a double click starts StackHub once more, and that one
hands its file over to the window that is open.

The way from one to the other is the data folder: the second lays a request into ``requests/`` and the first, which
watches that folder, takes it away. No socket is needed for it. On macOS the system tells the running program itself.
"""

from __future__ import annotations

import contextlib
import json
import logging
import os
import platform
import time
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, QFileSystemWatcher, QObject, Signal
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QWidget

from stackhub.store.atomic import StoreError, read_text, write_atomically
from stackhub.store.folder import DataFolder
from stackhub.store.lock import Holder

log = logging.getLogger(__name__)

#: So long the second StackHub waits for its request to be taken (seconds).
PATIENCE_S = 5.0
_LOOK_AGAIN_S = 0.05
_SUFFIX = ".request"
_LONGEST = 40_000


def hand_over(folder: DataFolder, holder: Holder, file: Path, patience_s: float = PATIENCE_S) -> bool:
    """Ask ``holder``, who has ``folder``, to open ``file``. Returns whether it took the request; one that is not taken
    is taken back. A StackHub on another computer knows other files and is not asked."""
    if holder.computer != platform.node():
        return False
    request = _place(folder) / f"{os.getpid()}{_SUFFIX}"
    try:
        write_atomically(request, json.dumps({"file": str(file.absolute())}), make_folder=False)
    except StoreError:  # an older StackHub, which has made no such folder
        return False
    until = time.monotonic() + patience_s
    while time.monotonic() < until:
        if not request.exists():
            return True
        time.sleep(_LOOK_AGAIN_S)
    try:
        request.unlink()
    except FileNotFoundError:
        return True
    except OSError:
        return False
    return False


class Requests(QObject):
    """Emits ``wanted(path)`` for every file that another StackHub, or the system, asks this one to open, from
    :meth:`listen` on."""

    wanted = Signal(Path)

    def __init__(self, folder: DataFolder, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._listened = False
        self._place = _place(folder)
        try:
            self._place.mkdir(parents=True, exist_ok=True)
        except OSError as error:  # nothing can be kept here; then there is nobody else either
            log.info("no requests: %s", error)
            return
        for left in self._place.glob(f"*{_SUFFIX}"):
            with contextlib.suppress(OSError):  # a folder, or not ours to remove
                if abs(time.time() - left.lstat().st_mtime) > PATIENCE_S:  # nobody waits for it any more
                    left.unlink()
        self._watcher = QFileSystemWatcher([str(self._place)], self)
        self._watcher.directoryChanged.connect(self._look)

    def listen(self) -> None:
        """Whoever wants to know is connected: tell what was asked for while this StackHub started, and from now on."""
        self._listened = True
        self._look()

    def _look(self) -> None:
        if not self._listened:
            return
        for request in sorted(self._place.glob(f"*{_SUFFIX}")):
            path = None
            with contextlib.suppress(StoreError, ValueError, KeyError, TypeError, RecursionError):
                path = Path(json.loads(read_text(request, _LONGEST))["file"])
            try:
                request.unlink()
            except OSError:  # taken back meanwhile
                continue
            if path is not None:
                log.info("asked to open %s", path.name)
                self.wanted.emit(path)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """macOS: a double click while StackHub runs, or the one that started it."""
        if isinstance(event, QFileOpenEvent) and event.file():
            self.wanted.emit(Path(event.file()))
            return True
        return super().eventFilter(watched, event)


def _place(folder: DataFolder) -> Path:
    return folder.root / "requests"


def bring_forward(window: QWidget, opens: Callable[[Path], None], path: Path) -> None:
    """Show ``window`` above the others and open ``path`` in it."""
    if window.isMinimized():
        window.showNormal()
    window.raise_()
    window.activateWindow()
    opens(path)
