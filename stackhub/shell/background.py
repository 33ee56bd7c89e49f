"""Work that takes long, done beside the window, so that it goes on answering."""

from __future__ import annotations

import logging
from collections.abc import Callable

from PySide6.QtCore import QObject, QThread, Signal

from stackhub.engine.errors import SaidError

log = logging.getLogger(__name__)


class Background(QThread):
    """Runs ``work`` once. ``done(result)`` or ``refused(SaidError)`` comes to methods of whoever made it in their own
    thread, unless they are gone by then; what is wrong in the program itself is raised there as well."""

    done = Signal(object)
    refused = Signal(object)
    _broken = Signal(object)

    def __init__(self, work: Callable[[], object], parent: QObject) -> None:
        super().__init__(parent)
        self._work = work
        self._broken.connect(self._raise)

    def run(self) -> None:
        try:
            result = self._work()
        except SaidError as error:
            self.refused.emit(error)
        except Exception as error:
            log.exception("work in the background failed")
            self._broken.emit(error)
        else:
            self.done.emit(result)

    def _raise(self, error: Exception) -> None:
        raise error
