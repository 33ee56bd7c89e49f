"""What the decisions that somebody was seen to make say of the cards that they hold.

A :class:`Bound` says that at most so many cards of a hand are among some. Who draws held nothing that could be played:
none of the colour, none of the next number (SU-09). Cards that come later may be any, so each raises the bounds of that
hand by one; one of those cards that is played lowers them. That is exact, however cards come and go, and the same for
everybody who looks on. Bounds that are ``sure`` follow from the rules; the others from how people and bots play: who
lays a card holds not the one that follows it, who plays a special has no number that fits.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from stackhub.games.stackup.cards import CRASH, NEVER_LAST, OF_COLOUR, OF_NUMBER, SPECIALS
from stackhub.games.stackup.history import Decision

_STUCK = ("draw", "spare", "pass")


@dataclass(slots=True)
class Bound:
    """At most ``most`` cards of the mask ``cards`` are in the hand."""

    cards: int
    most: int
    sure: bool


def bounds_of(
    history: Iterable[Decision], counts: tuple[int, ...], *, draw_any_time: bool
) -> tuple[tuple[Bound, ...], ...]:
    """By seat what is known of its hand, ``counts`` cards each now, from the decisions seen; ``draw_any_time``: who
    draws may have had something to play (SU-09)."""
    bounds: list[list[Bound]] = [[] for _ in counts]
    decisions = list(history)
    for at, decision in enumerate(decisions):
        seat = decision.seat
        _learn(bounds[seat], decision, sure=not draw_any_time)
        after = decisions[at + 1].counts if at + 1 < len(decisions) else counts
        for other in range(len(counts)):
            laid = _laid(decision) if other == seat else 0
            gained = after[other] - decision.counts[other] + laid.bit_count()
            _follow(bounds[other], laid, max(0, gained))
            if not after[other]:
                bounds[other].clear()
    return tuple(tuple(bound for bound in of if bound.most < count) for of, count in zip(bounds, counts, strict=True))


def _learn(bounds: list[Bound], decision: Decision, *, sure: bool) -> None:
    """What a decision says of the hand as it was, the cards laid by it included."""
    move = decision.move
    held = decision.counts[decision.seat]
    fitting = OF_COLOUR[decision.colour] | OF_NUMBER[decision.number + decision.step] if decision.step else 0
    if move.kind in _STUCK:
        specials = SPECIALS & ~NEVER_LAST if held == 1 else SPECIALS
        if not any(count for seat, count in enumerate(decision.counts) if seat != decision.seat):
            specials = 0
        bounds.append(Bound(fitting | specials, 0, sure))
    elif move.kind == "take":
        bounds.append(Bound(CRASH, 0, False))
    elif decision.answering or move.kind in ("direction", "leave"):
        return
    elif move.kind == "keep":
        bounds.append(Bound(fitting, 0, False))
    elif move.cards:
        following = 1 << (move.cards[-1] + decision.step)
        if not decision.drawn and following & (OF_COLOUR[move.colour]):
            bounds.append(Bound(following, 0, False))
    elif not decision.drawn:
        bounds.append(Bound(fitting, 0, False))


def _laid(decision: Decision) -> int:
    """The cards that a decision has laid: for a special all of its kind, for one of which it stands."""
    move = decision.move
    return move.mask if move.cards else (move.mask & -move.mask if move.mask else 0)


def _follow(bounds: list[Bound], laid: int, gained: int) -> None:
    for bound in bounds:
        among = (bound.cards & laid).bit_count()
        bound.most = max(0, bound.most - among) + gained
