"""A bot thinking in a thread of its own, so that the window never waits for it."""

from __future__ import annotations

import logging
import time
from typing import Any

from PySide6.QtCore import QObject, QThread, Signal

from stackhub.bots.bot import Bot, Budget
from stackhub.engine.chance import Chance

log = logging.getLogger(__name__)


class BotThread(QThread):
    """One decision of one bot. ``chosen(move)`` or ``failed(sentence)`` comes unless :meth:`cancel` came first.

    ``seconds`` is the deadline: the bot asks for it between its iterations.
    """

    chosen = Signal(object)
    failed = Signal(str)

    def __init__(self, bot: Bot, view: Any, chance: Chance, seconds: float, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._bot = bot
        self._view = view
        self._chance = chance
        self._seconds = seconds
        self._cancelled = False

    def run(self) -> None:
        deadline = time.monotonic() + self._seconds
        budget = Budget(stop=lambda: self._cancelled or time.monotonic() > deadline)
        try:
            move = self._bot.choose(self._view, self._chance, budget)
        except Exception as error:
            log.exception("a bot failed")
            if not self._cancelled:
                self.failed.emit(f"{type(error).__name__}: {error}")
            return
        if not self._cancelled:
            self.chosen.emit(move)

    def cancel(self) -> None:
        """Stop thinking and say nothing; returns when the thread has ended."""
        self._cancelled = True
        self.blockSignals(True)
        self.wait()
