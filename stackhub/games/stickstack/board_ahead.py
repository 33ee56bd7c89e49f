"""Looks ahead while a stick hangs still over a place that looks good: whether what lies below would bear it."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from stackhub.games.stickstack.table_bench import Bench
from stackhub.games.stickstack.table_foresight import Foresight
from stackhub.games.stickstack.table_rest import Rest

_FRAMES, _EVERY_MS = 3, 12
"""So many frames are looked ahead at a time: while it hangs still nothing else is stepped."""


class Ahead(QObject):
    """``doubted()``: it would not stay as the preview shows it."""

    doubted = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.doubts = False
        """It hangs still where it would not stay."""
        self._foresight: Foresight | None = None
        self._timer = QTimer(self)
        self._timer.setInterval(_EVERY_MS)
        self._timer.timeout.connect(self._look_on)

    def look(self, bench: Bench, rest: Rest | None) -> None:
        """After each beat; `rest`: the preview of a stick that a person leads."""
        good = rest is not None and rest.steady and not any(map(bench.clashes, rest.contacts))
        if not (good and bench.held is not None and bench.is_still):
            self.forget()
        elif self._foresight is None:
            self._foresight = Foresight(bench.table, bench.held)
            self._timer.start()

    def forget(self) -> None:
        """It is led on, or let go of."""
        self._timer.stop()
        self._foresight, self.doubts = None, False

    def _look_on(self) -> None:
        ahead = self._foresight
        if ahead is None:
            return
        ahead.look(_FRAMES)
        if ahead.result is not None:
            self._timer.stop()
            if ahead.result != "legal":
                self.doubts = True
                self.doubted.emit()
