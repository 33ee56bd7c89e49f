"""How good a move of Stack Up! looks from one's own hand, the table and the number of cards that others hold."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from stackhub.games.stackup.cards import NEVER_LAST, OF_COLOUR, OF_NUMBER, SPECIALS
from stackhub.games.stackup.moves import Move

if TYPE_CHECKING:
    from stackhub.games.stackup.situation import Situation


class Lies(NamedTuple):
    """What lies on the table: colour (0 to 3), number, and direction (1 up, -1 down)."""

    colour: int
    number: int
    step: int


class Taste(NamedTuple):
    """What things are worth, in cards got rid of. Tried against other values over thousands of rounds."""

    #: A turn less that the hand still needs: runs count as one, and so does each special.
    turn: float = 0.7
    #: A card in hand that would fit on what lies then; only the first few count.
    fits: float = 0.1
    #: A special kept for when nothing else fits: more than the turn that it costs, so specials are laid last.
    wild: float = 3.0
    #: The next player misses a turn: with two players that is a turn of one's own.
    miss: float = 0.8
    miss_two: float = 1.6
    #: The next player takes three cards.
    penalty: float = 0.8
    spare: float = 1.2
    #: The next player is about to run out: whatever stops them is worth so much more.
    danger: float = 1.5
    #: A hand left with nothing that may be laid last.
    dead_end: float = 3.0
    #: For each card that a Snatch brings.
    burden: float = 1.0


TASTE = Taste()
#: What they cost who may play, draw, keep or take all the same; a spare draw is worth keeping for later.
_COSTS = {"draw": 1.0, "spare": 0.5, "take": 3.0, "keep": 0.0, "pass": 0.0}
_WINS = 1000.0
#: The longer way there is to go before the pile is stuck at an end, the better.
_ROOM = 0.05
_MIDDLE = 8
_ENOUGH = 4
_FEW = 2


def sensible(held: int, moves: Sequence[Move]) -> Sequence[Move]:
    """Of ``moves`` with ``held`` cards in hand those that are not foolish: who can win wins, and who can play plays."""
    playing = [move for move in moves if move.mask]
    return [move for move in playing if wins(held, move)] or playing or moves


def wins(held: int, move: Move) -> bool:
    """Whether ``move`` lays the last of ``held`` cards."""
    return held == (len(move.cards) or 1) if move.mask else False


def judged(now: Situation, moves: Sequence[Move], taste: Taste = TASTE) -> list[float]:
    """By move how good it looks to the player to move; the larger, the better. Of ``now`` it looks at what that player
    can see only."""
    return [_worth(now, move, taste) for move in moves]


def _worth(now: Situation, move: Move, taste: Taste) -> float:
    hand = now.hands[now.to_play]
    if move.kind == "direction":
        follow = (hand & OF_NUMBER[now.number + move.step]).bit_count()
        return follow + _ROOM * move.step * (_MIDDLE - now.number)
    if wins(hand.bit_count(), move):
        return _WINS
    if move.cards:
        lies = Lies(move.colour, move.number, now.step)
        return len(move.cards) + _prospect(hand & ~move.mask, lies, taste) + _bonus(now, move, taste)
    if not move.mask:
        return _prospect(hand, Lies(now.colour, now.number, now.step), taste) - _COSTS[move.kind]
    of_kind = hand & move.mask
    return 1.0 + _effect(now, move, hand ^ (of_kind & -of_kind), taste)


def _prospect(hand: int, lies: Lies, taste: Taste) -> float:
    """How soon ``hand`` may be empty when this lies."""
    numbers, specials = hand & ~SPECIALS, (hand & SPECIALS).bit_count()
    runs = (numbers & ~(numbers << 1)).bit_count()
    fitting = (hand & (OF_COLOUR[lies.colour] | OF_NUMBER[lies.number + lies.step])).bit_count()
    value = -taste.turn * (runs + specials) + taste.fits * min(fitting, _ENOUGH) + taste.wild * min(specials, _ENOUGH)
    return value - taste.dead_end if not hand & ~NEVER_LAST else value


def _danger(now: Situation, taste: Taste) -> float:
    following = now.seating.following[now.to_play]
    return taste.danger if now.hands[following].bit_count() <= _FEW else 0.0


def _miss(now: Situation, taste: Taste) -> float:
    return _danger(now, taste) + (taste.miss_two if now.seating.present == 2 else taste.miss)


def _bonus(now: Situation, move: Move, taste: Taste) -> float:
    if move.bonus == "skip":
        return _miss(now, taste)
    return taste.spare if move.bonus == "spare" else 0.0


def _effect(now: Situation, move: Move, left: int, taste: Taste) -> float:
    """What a special is worth, ``left`` being the hand after it."""
    colour = move.colour if move.kind == "switch" else now.colour
    step = -now.step if move.kind == "flip" else now.step
    prospect = _prospect(left, Lies(colour, now.number, step), taste)
    match move.kind:
        case "freeze":
            return prospect + _miss(now, taste)
        case "crash":
            return prospect + taste.penalty + _danger(now, taste)
        case "snatch":
            last_card = taste.danger if now.hands[move.target].bit_count() == 1 else 0.0
            return prospect - taste.burden * 2 * move.taken + last_card
        case _:
            return prospect
