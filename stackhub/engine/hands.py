"""How a bot plays a turn that hands play: its hand moves at the table frame by frame, and what needs long thought is a
question that somebody else answers, such as a worker process."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from stackhub.engine.chance import Chance
from stackhub.engine.game import Json

Stop = Callable[[], bool]
"""Asked between two steps of a long thought: whether to end it with the best so far."""
Think = Callable[[Json, Stop], Json]
"""Answers a question. A pure function that knows no clock: the same question gives the same answer in any process."""


class HandsBot(Protocol):
    """A bot of a game that hands play (``stackhub.bots.bot.Bot``), as far as its hands are concerned."""

    def wants_hands(self, view: Any) -> bool:
        """Whether what is to be played now is a turn at the table, not a choice that it names itself."""
        ...

    def hands(self, bench: Any, view: Any, chance: Chance) -> Hands:
        """Those for the turn that the ``bench`` of the game is at, from its beginning or from the middle of it.
        ``view`` is the seat's."""
        ...


class Hands(Protocol):
    """A bot's hand at a physical table, for one turn. It acts on the bench with the calls that a person's hand uses."""

    @property
    def question(self) -> Json | None:
        """What it wants thought about, whole in itself: what was seen and felt, never what is hidden. It stays until
        it is answered; until then the hand waits. None: nothing."""
        ...

    def answer(self, answer: Json) -> None:
        """What was thought of the question."""
        ...

    def frame(self) -> None:
        """Act, before each frame of the bench in which no question is open."""
        ...

    @property
    def finished(self) -> bool:
        """Whether it will do nothing more in this turn, which ends as a person's does: when all rests, for instance."""
        ...

    @property
    def passes(self) -> bool:
        """Once finished: whether it ends the turn as soon as it may, instead of waiting until all rests."""
        ...
