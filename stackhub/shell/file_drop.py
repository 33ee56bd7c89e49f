"""Files that are dragged on to the window: they are opened as by a double click."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, QMimeData, QObject
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QWidget

from stackhub.store.archive import KINDS

_SUFFIXES = {".zip", KINDS["saves"], KINDS["replays"], KINDS["decks"]}


class FileDrop(QObject):
    """Takes one file at a time on ``window``, of a kind that StackHub knows, and hands it to ``open_file``."""

    def __init__(self, window: QWidget, open_file: Callable[[Path], None]) -> None:
        super().__init__(window)
        self._open = open_file
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QDragEnterEvent):
            if file_in(event.mimeData()) is not None:
                event.acceptProposedAction()
            return True
        if isinstance(event, QDropEvent) and event.type() == QEvent.Type.Drop:
            path = file_in(event.mimeData())
            if path is not None:
                event.acceptProposedAction()
                self._open(path)
            return True
        return False


def file_in(dragged: QMimeData) -> Path | None:
    """The one file of this computer that is being dragged, if it is of a kind that can be opened."""
    urls = dragged.urls()
    if len(urls) != 1 or not urls[0].isLocalFile():
        return None
    path = Path(urls[0].toLocalFile())
    return path if path.suffix.lower() in _SUFFIXES else None
