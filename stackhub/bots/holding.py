"""What a hidden hand may be, piece by piece: since when each is there, and how well it explains what its holder did.

For games in which hands are hidden and every decision is seen: cards, tokens. Pieces are masks of one bit.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import log
from typing import Any, Protocol

from stackhub.engine.chance import Chance

_AT_FIRST = -1
_FINE = 1 << 30


class Seen(Protocol):
    """A decision that everybody saw: who decided, and how many pieces everybody held before."""

    @property
    def seat(self) -> int: ...

    @property
    def counts(self) -> tuple[int, ...]: ...


class Habits(Protocol):
    """How people and bots decide in a game."""

    def laid(self, decision: Any) -> Sequence[int]:
        """The pieces that a decision laid openly; of several alike, which nobody can tell apart, any."""
        ...

    def draws(self, decision: Any) -> bool:
        """Whether it drew one piece, about which the next decision of the same player says something."""
        ...

    def keeps(self, decision: Any) -> bool:
        """Whether it kept the piece that was drawn."""
        ...

    def lays_drawn(self, decision: Any) -> bool:
        """Whether what it laid is the piece that was drawn."""
        ...

    def likely(self, decision: Any, hand: int, drawn: int) -> float:
        """How likely, above 0, who held ``hand`` decided so; ``drawn`` is the piece they had just drawn (0: none, or
        not known)."""
        ...


class Holding:
    """The hand of ``seat`` as one guess of many. ``pieces`` are the oldest first: ``open`` ones that may be exchanged,
    and at the end the ``sure`` ones. ``odds`` is the logarithm of how well they explain the decisions of ``history``;
    ``count`` is how many it has now. The last ``explained`` decisions of the seat count: older ones were made with
    other hands.

    Which piece somebody laid is seen, since when they had it is not: that is drawn by ``chance``, once, as likely as it
    is that they could not have laid it when they drew."""

    def __init__(
        self,
        seat: int,
        history: Sequence[Seen],
        count: int,
        habits: Habits,
        chance: Chance,
        *,
        sure: Iterable[int] = (),
        explained: int = 14,
    ) -> None:
        self.seat = seat
        self.pieces: list[int] = []
        self.odds = 0.0
        self._habits = habits
        self.sure = list(sure)
        self._each: list[float] = []
        story = _Story(seat, history, count, habits, chance)
        self._since = story.since
        self.open = max(0, count - len(self.sure))
        self._decisions = story.decisions[-explained:]
        times = [time for time, _ in self._decisions]
        self._laid_later = [_mask(piece for piece, since, at in story.laid if since < time <= at) for time in times]
        self._held = [sum(since < time for since in self._since) for time in times]
        self._drawn = [story.kept.get(time) for time in times]

    def begin(self, pieces: Iterable[int]) -> None:
        """Begin with these, ``open`` of them."""
        self.pieces = [*pieces, *self.sure]
        self.settle([self._explained(number) for number in range(len(self._decisions))])

    def exchanged(self, at: int, piece: int) -> list[float]:
        """Put ``piece`` in the place ``at``; how well each decision is explained then (see :meth:`settle`)."""
        self.pieces[at] = piece
        since = self._since[at]
        return [
            self._explained(number) if time > since else self._each[number]
            for number, (time, _) in enumerate(self._decisions)
        ]

    def settle(self, each: list[float]) -> None:
        """Keep what was exchanged."""
        self._each = each
        self.odds = sum(each)

    def _explained(self, number: int) -> float:
        """The logarithm of how likely the decision was."""
        held, drawn = self._held[number], self._drawn[number]
        hand = self._laid_later[number] | sum(self.pieces[:held])
        kept = self.pieces[drawn] if drawn is not None and drawn < held else 0
        return log(self._habits.likely(self._decisions[number][1], hand, kept))


class _Story:
    """When the pieces of ``seat`` came, and what became of them.

    ``since``: of each piece still held the decision at which it came (-1: at first); ``laid``: (piece, when it came,
    when it was laid); ``decisions``: (when, what) of its own; ``kept``: of decisions to keep a piece its place in
    ``since``."""

    def __init__(self, seat: int, history: Sequence[Seen], count: int, habits: Habits, chance: Chance) -> None:
        self.since = [_AT_FIRST] * (history[0].counts[seat] if history else count)
        self.laid: list[tuple[int, int, int]] = []
        self.decisions: list[tuple[int, Seen]] = []
        kept: dict[int, int] = {}
        drew = _AT_FIRST
        for time, decision in enumerate(history):
            after = history[time + 1].counts[seat] if time + 1 < len(history) else count
            laid: Sequence[int] = ()
            if decision.seat == seat:
                self.decisions.append((time, decision))
                laid = habits.laid(decision)
                for piece in laid:
                    came = drew if habits.lays_drawn(decision) else self._came(piece, habits, chance)
                    self.laid.append((piece, self._give(chance, came), time))
                if habits.keeps(decision):
                    kept[time] = drew
                elif habits.draws(decision):
                    drew = time
            gained = after - decision.counts[seat] + len(laid)
            self.since += [time] * gained
            for _ in range(-gained):  # taken away, and nobody saw which
                self._give(chance, None)
        self.kept = {time: self.since.index(came) for time, came in kept.items() if came in self.since}

    def _came(self, piece: int, habits: Habits, chance: Chance) -> int | None:
        """When ``piece``, which is laid now, may have come: who drew because nothing fitted did not have it then."""
        if not self.since:
            return None
        draws = [(time, decision) for time, decision in self.decisions[:-1] if habits.draws(decision)]
        weights: list[float] = []
        likely = 1.0
        for came in sorted(self.since, reverse=True):
            while draws and draws[-1][0] > came:
                likely *= habits.likely(draws.pop()[1], piece, 0)
            weights.append(likely)
        at = chance.below(_FINE) / _FINE * sum(weights)
        for came, weight in zip(sorted(self.since, reverse=True), weights, strict=True):
            at -= weight
            if at < 0:
                return came
        return max(self.since)

    def _give(self, chance: Chance, came: int | None) -> int:
        """A piece goes, the one that ``came`` then (None: any); returns since when it had been there."""
        if came is not None and came in self.since:
            self.since.remove(came)
            return came
        return self.since.pop(chance.below(len(self.since))) if self.since else _AT_FIRST


def _mask(pieces: Iterable[int]) -> int:
    """All of them as one mask; of like ones, which nobody can tell apart, some may be the same bit."""
    mask = 0
    for piece in pieces:
        mask |= piece
    return mask
