"""Says why something does not go, once pointer or keyboard have rested on it for a while."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal

_PATIENCE_MS = 500


class Patience(QObject):
    """``explained(sentence)`` whenever there is another reason to show (empty: none any more); ``reason`` is asked
    after half a second's rest."""

    explained = Signal(str)

    def __init__(self, reason: Callable[[], str], parent: QObject) -> None:
        super().__init__(parent)
        self._reason = reason
        self._sentence = ""
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(_PATIENCE_MS)
        self._timer.timeout.connect(lambda: self.explain(self._reason()))

    def elsewhere(self) -> None:
        """Pointer or keyboard have moved on: what was said is over, and waiting begins anew."""
        self.explain("")
        self._timer.start()

    def explain(self, sentence: str) -> None:
        """Show a reason, or none."""
        self._timer.stop()
        if sentence != self._sentence:
            self._sentence = sentence
            self.explained.emit(sentence)
