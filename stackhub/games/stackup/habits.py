"""How likely somebody with a hand decides as they were seen to decide: what a person or a greedy bot mostly does.

The rules make some hands impossible (who draws could play nothing, SU-09); habits make others unlikely: nobody lays two
cards who could lay three, plays a special while a number fits, or takes a penalty that they could pass on.
"""

from __future__ import annotations

from stackhub.games.stackup.cards import CRASH, FREEZE, NEVER_LAST, OF_COLOUR, OF_NUMBER, SPECIALS
from stackhub.games.stackup.history import Decision
from stackhub.games.stackup.house import StackUpOptions

#: A decision that the rules do not allow: not quite zero, so that a chain of hands can pass it on its way.
_IMPOSSIBLE = 1e-5
#: A decision against a habit.
_ODD = 0.03
_DOUBTFUL = 0.15


class CardHabits:
    """What a player of Stack Up! mostly does, for :class:`stackhub.bots.holding.Holding`."""

    def __init__(self, options: StackUpOptions) -> None:
        self._any_time = options.draw == "any_time"

    def laid(self, decision: Decision) -> list[int]:
        move = decision.move
        if move.cards:
            return [1 << card for card in move.cards]
        return [move.mask & -move.mask] if move.mask else []

    def draws(self, decision: Decision) -> bool:
        return decision.move.kind == "draw"

    def keeps(self, decision: Decision) -> bool:
        return decision.move.kind == "keep"

    def lays_drawn(self, decision: Decision) -> bool:
        """SU-09: only the drawn card may be laid; with the option that lets a run follow, it begins with it."""
        return decision.drawn

    def likely(self, decision: Decision, hand: int, drawn: int) -> float:
        return likely(decision, hand, drawn, draw_any_time=self._any_time)


def likely(decision: Decision, hand: int, drawn: int, *, draw_any_time: bool) -> float:
    """How likely (above 0, at most 1) who held ``hand`` decided so; ``drawn`` is the card that they had just drawn, as
    a mask (0: none, or not known any more)."""
    move, kind = decision.move, decision.move.kind
    if kind == "leave":
        return 1.0
    if kind == "direction":
        return _direction(decision, hand)
    if decision.answering:
        return _ODD if kind == "take" and hand & CRASH else 1.0
    fitting = hand & (OF_COLOUR[decision.colour] | OF_NUMBER[decision.number + decision.step])
    if kind in ("draw", "spare", "pass"):
        playable = fitting | hand & (SPECIALS if hand & (hand - 1) else SPECIALS & ~NEVER_LAST)
        return 1.0 if not playable else _DOUBTFUL if draw_any_time else _IMPOSSIBLE
    if kind == "keep":
        return _ODD if drawn & fitting else 1.0
    if decision.drawn:
        return 1.0
    if move.cards:
        length, ways = longest_runs(fitting, hand, decision.step)
        return 1 / ways if len(move.cards) == length else _ODD
    return _ODD if fitting else _special(decision, hand)


def _direction(decision: Decision, hand: int) -> float:
    """SU-04: mostly the way in which more of the hand goes on."""
    up, down = (hand & OF_NUMBER[decision.number + step] for step in (1, -1))
    better = (up.bit_count() - down.bit_count()) * decision.move.step
    return 1.0 if better > 0 else _ODD * 3 if better < 0 else 0.5


def _special(decision: Decision, hand: int) -> float:
    """A Freeze is mostly played before the others, and a Switch to the colour of which most is held."""
    if decision.move.kind == "freeze":
        return 1.0
    chosen = 0.3 if hand & FREEZE else 1.0
    if decision.move.kind == "switch":
        held = [(hand & mask).bit_count() for colour, mask in enumerate(OF_COLOUR) if colour != decision.colour]
        if (hand & OF_COLOUR[decision.move.colour]).bit_count() < max(held):
            return chosen * _DOUBTFUL
    return chosen


def longest_runs(fitting: int, hand: int, step: int) -> tuple[int, int]:
    """How long the longest run is that begins with one of ``fitting`` and goes on in ``hand``, and how many are."""
    longest = ways = 0
    while fitting:
        low = fitting & -fitting
        fitting ^= low
        card = low.bit_length() - 1 + step
        length = 1
        while hand >> card & 1:
            length += 1
            card += step
        if length > longest:
            longest, ways = length, 1
        elif length == longest:
            ways += 1
    return longest, ways
