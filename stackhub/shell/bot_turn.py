"""A bot's turn: it thinks in a thread, and its move comes after a pause in which people can follow."""

from __future__ import annotations

import logging
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from stackhub.bots.bot import Bot
from stackhub.engine.chance import Chance
from stackhub.engine.game import View
from stackhub.shell.bot_thread import BotThread

log = logging.getLogger(__name__)


class BotTurn(QObject):
    """One bot at a time. ``ready()`` comes when it has chosen and the pause is over; ``move`` is then what it plays
    (``None`` before), until :meth:`take`. ``erred()``: it could not choose."""

    ready = Signal()
    erred = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._thread: BotThread | None = None
        self._chosen: Any = None
        self._pause = QTimer(self, singleShot=True)
        self._pause.timeout.connect(self._look)

    @property
    def thinking(self) -> bool:
        """Whether it is choosing or waiting to show its move."""
        return self._thread is not None or self._pause.isActive()

    @property
    def move(self) -> Any:
        """What it plays now, or None."""
        return None if self.thinking else self._chosen

    def start(self, bot: Bot, view: View, chance: Chance, seconds: float, pause_ms: int) -> None:
        """Let ``bot`` choose within ``seconds``; its move is not shown before ``pause_ms`` have passed."""
        self._chosen = None
        self._pause.start(pause_ms)
        self._thread = BotThread(bot, view, chance, seconds, self)
        self._thread.chosen.connect(self._choose)
        self._thread.failed.connect(self._fail)
        self._thread.start()

    def hurry(self, pause_ms: int) -> None:
        """Wait no longer than this any more."""
        if self._pause.isActive():
            self._pause.start(min(self._pause.remainingTime(), pause_ms))

    def take(self) -> Any:
        """The move, which is played now."""
        move, self._chosen = self._chosen, None
        return move

    def stop(self) -> None:
        """Whatever it thought is forgotten; returns when its thread has ended."""
        self._pause.stop()
        self._chosen = None
        if self._thread is not None:
            self._thread.cancel()
            self._end_thread()

    def _is_late(self) -> bool:
        """Whether this signal was on its way when its thread was cancelled: it speaks of a position that is gone."""
        return self._thread is None or self.sender() is not self._thread

    def _choose(self, move: Any) -> None:
        if not self._is_late():
            self._end_thread()
            self._chosen = move
            self._look()

    def _fail(self, sentence: str) -> None:
        if not self._is_late():
            log.error("a bot failed (%s); its first legal move is played", sentence)
            self._end_thread()
            self.erred.emit()

    def choose_instead(self, move: Any) -> None:
        """What is played for a bot that erred."""
        self._chosen = move
        self._look()

    def _look(self) -> None:
        if self.move is not None:
            self.ready.emit()

    def _end_thread(self) -> None:
        if self._thread is not None:
            self._thread.wait()
            self._thread.deleteLater()
            self._thread = None
