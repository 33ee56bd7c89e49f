"""What a hidden hand may be, card by card: since when it has been there, and how well it explains what its holder did."""

from __future__ import annotations

from collections.abc import Iterable
from math import log

from stackhub.engine.chance import Chance
from stackhub.engine.pieces import members
from stackhub.games.stackup.habits import likely
from stackhub.games.stackup.history import Decision
from stackhub.games.stackup.view import StackUpView

#: So many of somebody's last decisions are explained: older ones were made with other hands.
_EXPLAINED = 14
_AT_FIRST = -1


class Holding:
    """The hand of ``seat`` as a chain of guesses. ``cards`` are its cards as masks, the oldest first: those that may be
    exchanged, and at the end those that are ``sure``. ``odds`` is the logarithm of how well they explain the decisions.

    Which card somebody laid is seen, since when they had it is not: that is drawn by ``chance`` once."""

    def __init__(self, seat: int, view: StackUpView, sure: int, chance: Chance) -> None:
        self.seat = seat
        self.cards: list[int] = []
        self.odds = 0.0
        self._any_time = view.options.draw == "any_time"
        self._sure = [1 << card for card in members(sure)]
        self._each: list[float] = []
        story = _Story(seat, view, chance)
        self._since = story.since
        self.open = max(0, len(self._since) - len(self._sure))
        """How many of its cards may be exchanged."""
        self._decisions = story.decisions[-_EXPLAINED:]
        times = [time for time, _ in self._decisions]
        self._laid_later = [_mask(card for card, since, at in story.laid if since < time <= at) for time in times]
        self._held = [sum(since < time for since in self._since) for time in times]
        self._drawn = [story.kept.get(time) for time in times]

    def begin(self, cards: Iterable[int]) -> None:
        """Begin with these cards, as masks, ``open`` of them."""
        self.cards = [*cards, *self._sure]
        self._each = [self._explained(at) for at in range(len(self._decisions))]
        self.odds = sum(self._each)

    def exchanged(self, at: int, card: int) -> list[float]:
        """Put ``card`` in the place ``at``; how well each decision is explained then (see :meth:`settle`)."""
        self.cards[at] = card
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
        decision = self._decisions[number][1]
        held = self._held[number]
        drawn = self._drawn[number]
        known = self.cards[drawn] if drawn is not None and drawn < held else 0
        hand = self._laid_later[number] | sum(self.cards[:held])
        return log(likely(decision, hand, known, draw_any_time=self._any_time))


class _Story:
    """When the cards of ``seat`` came, and what became of them.

    ``since``: by card still held the decision at which it came (-1: dealt); ``laid``: (card as a mask, when it came,
    when it was laid); ``decisions``: (when, what) of its own; ``kept``: by decision to keep a card, its place in
    ``since``."""

    def __init__(self, seat: int, view: StackUpView, chance: Chance) -> None:
        history = view.history
        self.since = [_AT_FIRST] * (history[0].counts[seat] if history else view.counts[seat])
        self.laid: list[tuple[int, int, int]] = []
        self.decisions: list[tuple[int, Decision]] = []
        kept: dict[int, int] = {}
        drew_at = _AT_FIRST
        for time, decision in enumerate(history):
            after = history[time + 1].counts[seat] if time + 1 < len(history) else view.counts[seat]
            gone: list[int] = []
            if decision.seat == seat:
                self.decisions.append((time, decision))
                gone = _laid(decision)
                for card in gone:
                    self.laid.append((card, self._give(chance, drew_at if decision.drawn else None), time))
                if decision.move.kind == "keep":
                    kept[time] = drew_at
                elif decision.move.kind == "draw":
                    drew_at = time
            gained = after - decision.counts[seat] + len(gone)
            self.since += [time] * gained
            for _ in range(-gained):  # Snatched: nobody saw which
                self._give(chance, None)
        self.kept = {time: self.since.index(drew) for time, drew in kept.items() if drew in self.since}

    def _give(self, chance: Chance, came: int | None) -> int:
        """A card goes, the one that ``came`` then (None: any); returns since when it had been there."""
        if came is not None and came in self.since:
            self.since.remove(came)
            return came
        return self.since.pop(chance.below(len(self.since))) if self.since else _AT_FIRST


def _laid(decision: Decision) -> list[int]:
    """The cards that a decision laid, as masks; of a special the first of its kind, for all are alike."""
    move = decision.move
    if move.cards:
        return [1 << card for card in move.cards]
    return [move.mask & -move.mask] if move.mask else []


def _mask(cards: Iterable[int]) -> int:
    """The cards as one mask; of like ones, which nobody can tell apart, some may be the same bit."""
    mask = 0
    for card in cards:
        mask |= card
    return mask
