"""How a search plays a round of Stack Up! to its end: every player greedy, as one judges at a glance.

The order of :mod:`stackhub.games.stackup.judgement` in a few comparisons of masks: the longest run first, specials for
when no number fits, a Freeze before the others. It makes no list of moves, which makes it several times as fast.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from stackhub.games.stackup.cards import CRASH, FLIP, FREEZE, NEVER_LAST, OF_COLOUR, OF_NUMBER, SPECIALS, SWITCH
from stackhub.games.stackup.moves import (
    CHOOSE_DIRECTION,
    CRASHED,
    DRAW,
    FLIPS,
    FREEZES,
    KEEP,
    PASS,
    RUNS,
    SINGLE_OF,
    SNATCHES,
    SPARE,
    SWITCHES,
    TAKE,
    Move,
)
from stackhub.games.stackup.phases import ANSWERS, ANSWERS_ON, CHOOSES, HAS_DRAWN

if TYPE_CHECKING:
    from stackhub.games.stackup.situation import Situation

_FEW = 2


def greedy(now: Situation) -> Move:
    """The move of a greedy player to move: always one of ``now.choices()``."""
    phase = now.phase
    hand = now.hands[now.to_play]
    if phase == HAS_DRAWN:
        return _with_drawn(now, hand)
    if phase in (ANSWERS, ANSWERS_ON):
        return CRASHED if hand & CRASH else TAKE
    if phase == CHOOSES:
        return _direction(now, hand)
    fitting = hand & (OF_COLOUR[now.colour] | OF_NUMBER[now.number + now.step])
    if fitting:
        return _longest(now, hand, fitting, hand)
    specials = hand & SPECIALS
    if specials and not hand & (hand - 1):
        specials &= ~NEVER_LAST
    if specials:
        move = _special(now, hand, specials)
        if move is not None:
            return move
    if not now.stock.face_down and len(now.stock.face_up) < 2:
        return PASS
    return SPARE if hand and now.spare >> now.to_play & 1 else DRAW


def _direction(now: Situation, hand: int) -> Move:
    """SU-04: the way that more of the hand goes on."""
    up = (hand & OF_NUMBER[now.number + 1]).bit_count()
    down = (hand & OF_NUMBER[now.number - 1]).bit_count()
    return CHOOSE_DIRECTION[0 if up > down or (up == down and now.number <= 8) else 1]


def _longest(now: Situation, hand: int, fitting: int, run_on: int) -> Move:
    """The longest run that begins with one of ``fitting`` and goes on with ``run_on``; of equals in the colour of which
    most is held."""
    step = now.step
    best = best_length = best_colour = 0
    strict = now.number + step if now.house.strict_start else None
    while fitting:
        low = fitting & -fitting
        fitting ^= low
        card = low.bit_length() - 1
        length = 1
        if strict is None or card & 15 == strict:
            following = card + step
            while run_on >> following & 1:
                length += 1
                following += step
        if length >= best_length:
            held = (hand & OF_COLOUR[card >> 4]).bit_count()
            if length > best_length or held > best_colour:
                best, best_length, best_colour = card, length, held
    if best_length == 1:
        return SINGLE_OF[1 << best]
    run = RUNS[step][best][best_length - 1]
    if run.plain.mask == hand:
        return run.plain
    if now.spare >> now.to_play & 1 or now.seating.present == 2 or _in_danger(now):
        return run.skip
    return run.spare


def _in_danger(now: Situation) -> bool:
    """Whether the next player is about to run out."""
    return now.hands[now.seating.following[now.to_play]].bit_count() <= _FEW


def _special(now: Situation, hand: int, specials: int) -> Move | None:
    """One of ``specials``; None when there is nobody to Snatch from and no other."""
    if specials & FREEZE:
        return FREEZES
    if specials & CRASH and (_in_danger(now) or not specials & (SWITCH | FLIP)):
        return CRASHED
    if specials & SWITCH:
        return _switch(now, hand)
    if specials & FLIP:
        return FLIPS
    if specials & CRASH:
        return CRASHED
    return _snatch(now)


def _switch(now: Situation, hand: int) -> Move:
    """SU-17: to the colour of which most is held."""
    best, most = 0, -1
    for colour, mask in enumerate(OF_COLOUR):
        held = (hand & mask).bit_count()
        if held > most and (colour != now.colour or now.house.same_colour):
            best, most = colour, held
    return SWITCHES[best]


def _snatch(now: Situation) -> Move | None:
    """SU-16: one card of whoever has the fewest."""
    victim, fewest = -1, 1 << 30
    for seat, other in enumerate(now.hands):
        count = other.bit_count()
        if count and count < fewest and seat != now.to_play:
            victim, fewest = seat, count
    return SNATCHES[victim][0] if victim >= 0 else None


def _with_drawn(now: Situation, hand: int) -> Move:
    """SU-09: a number that fits is laid; a special mostly is kept."""
    card = 1 << now.drawn
    if not card & SPECIALS:
        if not card & (OF_COLOUR[now.colour] | OF_NUMBER[now.number + now.step]):
            return KEEP
        return _longest(now, hand, card, hand if now.house.drawn_may_combo else 0)
    if hand == card:
        return KEEP if card & NEVER_LAST else (CRASHED if card & CRASH else _switch(now, 0))
    if card & FREEZE and now.seating.present == 2:
        return FREEZES
    if card & CRASH and _in_danger(now):
        return CRASHED
    return KEEP
