"""A bot at a physical table on screen: its hands act before each frame, its questions are answered meanwhile."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, Signal

from stackhub.dexterity.live import LiveBodies
from stackhub.dexterity.thinker import Thinker
from stackhub.engine.hands import Hands, Think

log = logging.getLogger(__name__)


class BotPlayer(QObject):
    """One turn at a time, in the hands of a bot. ``changed()``: it thinks, or acts again; ``failed()``: it cannot go
    on, and somebody else has to end the turn."""

    changed = Signal()
    failed = Signal()

    def __init__(self, live: LiveBodies[Any], game: str, think: Think, parent: QObject) -> None:
        super().__init__(parent)
        self._live = live
        self.thinker = Thinker(game, think, self)
        self.thinker.answered.connect(self._answered)
        self._hands: Hands | None = None
        self._make: Callable[[], Hands] | None = None
        self._before: Callable[[], None] | None = None

    @property
    def at_work(self) -> bool:
        """Whether a bot plays this turn."""
        return self._hands is not None

    @property
    def thinks(self) -> bool:
        """Whether its hands wait for an answer."""
        return self.thinker.is_busy

    @property
    def finished(self) -> bool:
        """Whether its hands will do nothing more: the turn is to end as any other."""
        return self._hands is not None and self._hands.finished

    @property
    def passes(self) -> bool:
        """Whether it wants the turn to end as soon as it may."""
        return self._hands is not None and self._hands.finished and self._hands.passes

    def warm_up(self) -> None:
        """A bot sits at this table: have somebody ready who thinks for it."""
        self.thinker.warm_up()

    def begin(self, make: Callable[[], Hands], *, speed: float = 1.0) -> None:
        """Let the hands play that it makes; time passes so many times as fast meanwhile."""
        self.end()
        self._hands, self._make = make(), make
        self._before, self._live.before_frame = self._live.before_frame, self._act
        self._live.haste = speed
        self._live.wake()
        self.changed.emit()

    def begin_again(self) -> None:
        """They say that they have finished, but the turn cannot end so: let fresh ones go on."""
        if self._make is not None and self.finished:
            log.warning("a bot's hands have finished too early; others go on")
            self._hands = self._make()
            self._live.wake()

    def end(self) -> None:
        """The turn is over, or somebody else plays on: leave everything as it is."""
        self.thinker.cancel()
        if self._hands is None:
            return
        self._hands = None
        if self._before is not None:
            self._live.before_frame, self._before = self._before, None
        self._live.haste = 1.0
        self.changed.emit()

    def close(self) -> None:
        """The table is about to go away."""
        self._hands = None
        self.thinker.close()

    # --- inside

    def _act(self) -> None:
        hands = self._hands
        if hands is None or self.thinker.is_busy:
            return
        try:
            if hands.question is None:
                hands.frame()
        except Exception:
            log.exception("the hands of a bot failed")
            self._fail()
            return
        if hands.question is not None:
            self.thinker.ask(hands.question)
            self.changed.emit()

    def _answered(self, answer: object) -> None:
        if self._hands is None:
            return
        try:
            self._hands.answer(answer if isinstance(answer, dict) else {})
        except Exception:
            log.exception("the hands of a bot failed")
            self._fail()
            return
        self._live.wake()
        self.changed.emit()

    def _fail(self) -> None:
        self.end()
        self.failed.emit()
