"""What happens where pointer or keyboard rest: the pile fans out, and after a while it is said why it does not go."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal

from stackhub.tabletop.board import Look
from stackhub.tabletop.motion import Motion

_PATIENCE_MS = 500
_FAN_MS = 150


class Rest(QObject):
    """``fanned`` is the pile that is fanned out and ``spread`` how far (0 to 1). ``explained(sentence)`` whenever there
    is another reason to show (empty: none any more); ``changed()`` asks for a new picture."""

    explained = Signal(str)
    changed = Signal()

    def __init__(self, reason: Callable[[], str], parent: QObject) -> None:
        super().__init__(parent)
        self.fanned: int | None = None
        self._reason = reason
        self._sentence = ""
        self._fan = Motion(self)
        self._fan.moved.connect(self._step)
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.setInterval(_PATIENCE_MS)
        self._patience.timeout.connect(self._explain_rest)

    @property
    def spread(self) -> float:
        return self._fan.progress

    def elsewhere(self) -> None:
        """Pointer or keyboard have come to another pile: what was said is over, and waiting begins anew."""
        self.explain("")
        self._patience.start()

    def explain(self, sentence: str) -> None:
        """Show a reason, or none."""
        self._patience.stop()
        if sentence != self._sentence:
            self._sentence = sentence
            self.explained.emit(sentence)

    def fan_out(self, number: int | None, look: Look) -> None:
        """Fan out that pile and no other."""
        if number != self.fanned:
            self.fanned = number
            if number is not None:
                self._fan.start(_FAN_MS, look)
            self.changed.emit()

    def _explain_rest(self) -> None:
        self.explain(self._reason())

    def _step(self, _progress: float) -> None:
        self.changed.emit()
