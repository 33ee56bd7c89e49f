"""Looking for the turning point of a round that has ended, in a thread, so that its card can be used meanwhile."""

from __future__ import annotations

import logging

from PySide6.QtCore import QObject, QThread, Signal

from stackhub.bots.bot import Analysis, Analyst, Budget
from stackhub.engine.journal import Journal
from stackhub.engine.match import Match
from stackhub.games import registry

log = logging.getLogger(__name__)


class _AnalysisThread(QThread):
    """One round. ``found(analysis)`` comes unless it was cancelled; None when the analyst failed."""

    found = Signal(object)

    def __init__(self, analyst: Analyst, match: Match, journal: Journal, parent: QObject) -> None:
        super().__init__(parent)
        self._analyst = analyst
        self._asked = match.rules, match.options, journal, [player.name for player in match.players]
        self._cancelled = False

    def run(self) -> None:
        analysis: Analysis | None
        try:
            analysis = self._analyst(*self._asked, Budget(stop=lambda: self._cancelled))
        except Exception:
            log.exception("a round could not be analysed")
            analysis = None
        if not self._cancelled:
            self.found.emit(analysis)

    def cancel(self) -> None:
        """Stop and say nothing; returns when the thread has ended."""
        self._cancelled = True
        self.blockSignals(True)
        self.wait()


class Analysing(QObject):
    """The analysis of the last round of a match: ``found()`` when :attr:`analysis` has become known, or never will be.

    It is kept, so that a card that is laid anew need not wait again."""

    found = Signal()

    def __init__(self, match: Match, parent: QObject) -> None:
        super().__init__(parent)
        self.analysis: Analysis | None = None
        self._match = match
        self._round: object = None
        self._thread: _AnalysisThread | None = None

    @property
    def thinking(self) -> bool:
        """Whether it is still being looked for."""
        return self._thread is not None

    def begin(self) -> None:
        """Look at the last round, unless that was done already or nobody can."""
        referee = self._match.round.referee if self._match.rounds else None
        analyst = registry.analyst_of(self._match.rules.id)
        if referee is None or analyst is None or referee is self._round:
            return
        self.stop()
        self._round, self.analysis = referee, None
        journal = referee.journal.up_to(len(referee.journal.entries))
        self._thread = _AnalysisThread(analyst, self._match, journal, self)
        self._thread.found.connect(self._found)
        self._thread.start()

    def stop(self) -> None:
        """Look no further; returns when the thread has ended."""
        if self._thread is not None:
            self._thread.cancel()
            self._end()
            self._round = None

    def _found(self, analysis: Analysis | None) -> None:
        if self._thread is not None and self.sender() is self._thread:
            self._end()
            self.analysis = analysis
            self.found.emit()

    def _end(self) -> None:
        if self._thread is not None:
            self._thread.wait()
            self._thread.deleteLater()
            self._thread = None
