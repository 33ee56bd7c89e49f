"""A hint for the person to move: it is thought about in a thread, so that the window never waits."""

from __future__ import annotations

import logging
import time

from PySide6.QtCore import QObject, QThread, Signal

from stackhub.bots.bot import Adviser, Budget, Hint
from stackhub.engine.chance import Chance
from stackhub.engine.game import View
from stackhub.games import registry
from stackhub.shell.play import MatchPlay

log = logging.getLogger(__name__)

#: As long as the bot may think whose hints they are (engine.md).
_SECONDS = 0.3


class _HintThread(QThread):
    """One hint. ``found(hint)`` comes unless it was cancelled; None when the adviser failed."""

    found = Signal(object)

    def __init__(self, adviser: Adviser, view: View, chance: Chance, parent: QObject) -> None:
        super().__init__(parent)
        self._asked = adviser, view, chance
        self._cancelled = False

    def run(self) -> None:
        deadline = time.monotonic() + _SECONDS
        adviser, view, chance = self._asked
        hint: Hint | None
        try:
            hint = adviser.hint(view, chance, Budget(stop=lambda: self._cancelled or time.monotonic() > deadline))
        except Exception:
            log.exception("there is no hint")
            hint = None
        if not self._cancelled:
            self.found.emit(hint)

    def cancel(self) -> None:
        """Stop thinking and say nothing; returns when the thread has ended."""
        self._cancelled = True
        self.blockSignals(True)
        self.wait()


class Hinting(QObject):
    """Hints for whoever is to move in ``play``, one at a time: ``given(hint)``, None when there is
    none after all; nothing when the position is gone by then."""

    given = Signal(object)

    def __init__(self, play: MatchPlay, parent: QObject) -> None:
        super().__init__(parent)
        self._play = play
        self._thread: _HintThread | None = None
        self._view: View | None = None

    @property
    def thinking(self) -> bool:
        """Whether a hint is on its way."""
        return self._thread is not None

    def ask(self) -> bool:
        """Think about a hint; False when there is nobody to advise, or no adviser. One that is thought about already is
        forgotten."""
        match, view = self._play.match, self._play.view
        adviser = registry.adviser_of(match.rules.id)
        if adviser is None or view is None or not self._play.moves():
            return False
        self.stop()
        self._view = view
        chance = Chance(match.seed).fork(f"hint {len(match.rounds)} {match.referee.moves_played}")
        self._thread = _HintThread(adviser, view, chance, self)
        self._thread.found.connect(self._found)
        self._thread.start()
        return True

    def stop(self) -> None:
        """No hint any more; returns when the thread has ended."""
        if self._thread is not None:
            self._thread.cancel()
            self._end()

    def _found(self, hint: Hint | None) -> None:
        if self._thread is not None and self.sender() is self._thread:
            self._end()
            if self._view == self._play.view and self._play.moves():
                self.given.emit(hint)

    def _end(self) -> None:
        if self._thread is not None:
            self._thread.wait()
            self._thread.deleteLater()
            self._thread = None
