"""The bots of a match: which of them thinks, for how long, and what is played for one that errs."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from stackhub.bots.bot import Bot
from stackhub.engine.chance import Chance
from stackhub.engine.config import Level
from stackhub.engine.errors import GameError
from stackhub.engine.game import View
from stackhub.engine.match import Match
from stackhub.games import registry
from stackhub.shell.bot_turn import BotTurn

log = logging.getLogger(__name__)

#: How long a bot of each level may think (engine.md), in seconds.
THINKING_SECONDS: Mapping[Level, float] = {"easy": 0.3, "medium": 0.3, "hard": 0.3, "expert": 0.8}
#: While a person may announce something, a bot waits so many times as long before it plays: it must be possible.
_PATIENCE = 5


class MatchBots(QObject):
    """The bots of ``match``. ``ready()``: the move of the one that thinks is to be played now (:meth:`take`);
    ``hands_wanted(bot, view, chance)``: one is to play the turn at the table with its hands (:meth:`hands_done`), until
    ``hands_dismissed()``; ``problem(error)``: a SaidError about a bot that there is not."""

    ready = Signal()
    hands_wanted = Signal(object, object, object)
    hands_dismissed = Signal()
    problem = Signal(object)

    def __init__(self, match: Match, parent: QObject, *, pause_ms: int) -> None:
        super().__init__(parent)
        self.pause_ms = pause_ms
        """How long a bot waits before it plays, so that people can follow."""
        self._match = match
        self._turn = BotTurn(self)
        self._turn.ready.connect(self.ready)
        self._turn.erred.connect(self._failed)
        self.at_table = False
        """Whether a bot plays its turn at the table, with its hands."""
        self._reaching: tuple[Bot, View, Chance] | None = None
        self._reach = QTimer(self, singleShot=True)
        self._reach.timeout.connect(self._reach_out)

    @property
    def to_move(self) -> bool:
        """Whether a bot must decide next."""
        deciding = self._match.to_decide
        return deciding is not None and self._match.players[deciding].is_bot

    @property
    def thinking(self) -> bool:
        """Whether a bot is choosing, waiting to show its move, or at the table."""
        return self._turn.thinking or self.at_table

    def think(self, *, patient: bool) -> None:
        """Have the bot whose turn it is choose. One that had chosen while the board was busy is ready at once.
        ``patient``: people may announce something first."""
        match = self._match
        seat = match.referee.state.to_play
        level = match.players[seat].level
        if level is None or self.thinking:
            return
        if self._turn.move is not None:
            self.ready.emit()
            return
        bot: Any = self._bot_of(level)
        if bot is None:
            return
        chance = self._chance(f"move {match.referee.moves_played}")
        view = match.referee.view(seat)
        if getattr(match.rules, "physical", False) and bot.wants_hands(view):
            self.at_table = True
            self._reaching = (bot, view, chance)
            self._reach.start(0)
            return
        pause_ms = self.pause_ms * (_PATIENCE if patient else 1)
        self._turn.start(bot, view, chance, THINKING_SECONDS[level], pause_ms)

    def _reach_out(self) -> None:
        """Once whoever asked has finished what they were doing: the board must be idle."""
        if self.at_table and self._reaching is not None:
            reaching, self._reaching = self._reaching, None
            self.hands_wanted.emit(*reaching)

    def hands_done(self) -> None:
        """The turn at the table has come to its end."""
        self.at_table = False
        self._reaching = None

    def hands_failed(self) -> None:
        """The hands cannot go on: a turn of the sample is played for them, so that the match does not stop."""
        if self.at_table:
            log.error("the hands of a bot failed; a sample turn is played")
            self.hands_done()
            self._failed()

    def take(self) -> Any:
        """The move that is ready, which is played now."""
        return self._turn.take()

    def hurry(self) -> None:
        """People have announced what they might: wait no longer than usual."""
        self._turn.hurry(self.pause_ms)

    def stop(self) -> None:
        """Whatever was thought is forgotten, and hands leave the table as it is."""
        self._turn.stop()
        self._reach.stop()
        if self.at_table:
            self.hands_done()
            self.hands_dismissed.emit()

    def begins(self, level: Level) -> bool:
        """Whether a bot of ``level`` that may choose the order begins."""
        try:
            return registry.make_bot(self._match.rules.id, level).begins(self._chance("order"))
        except GameError as error:
            self.problem.emit(error)
            return True

    def _chance(self, label: str) -> Chance:
        number = len(self._match.rounds)
        return Chance(self._match.seed).fork(f"bot {number} {label}")

    def _bot_of(self, level: Level) -> Bot | None:
        """A bot of ``level``; of the strongest that there is, for a save that names another; None without any."""
        game = self._match.rules.id
        try:
            return registry.make_bot(game, level)
        except GameError as error:
            self.problem.emit(error)
            offered = registry.levels_of(game)
            return registry.make_bot(game, offered[-1]) if offered else None

    def _failed(self) -> None:
        """A bot that errs must not stop the match: its first legal move is played instead."""
        self._turn.choose_instead(self._match.referee.state.legal_moves()[0])
