"""The moves of Stack Up! and how they are written (docs/notation.md). Every move is made once and shared."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Literal, NamedTuple

from stackhub.engine.errors import InvalidMove
from stackhub.engine.pieces import mask_of
from stackhub.engine.words import QT_TRANSLATE_NOOP
from stackhub.games.stackup.cards import CARDS, COLOURS, FLIP, FREEZE, HIGHEST, NUMBERS, SNATCH, SPECIALS, SWITCH
from stackhub.games.stackup.cards import CRASH as CRASHES

Kind = Literal[
    "numbers", "flip", "freeze", "snatch", "switch", "crash",
    "direction", "draw", "keep", "spare", "take", "pass", "leave",
]  # fmt: skip
Bonus = Literal["spare", "skip"]

UP, DOWN = 1, -1
DIRECTIONS = {"up": UP, "down": DOWN}
#: From so many cards on a combo earns a bonus (SU-12), and so many a Snatch takes at most (SU-16).
BONUS_FROM = 3
MOST_SNATCHED = 3
MOST_SEATS = 6


@dataclass(frozen=True, slots=True, eq=False)
class Move:
    """A move, and what it does to the table, worked out beforehand. There is one object for each, so that two moves are
    equal only when they are the same (comparing and hashing fields would take most of a search's time).

    ``cards`` are the number cards laid, in order, and ``mask`` the same as a mask (for a special: all cards of its
    kind); ``colour`` is the colour afterwards (0 to 3), ``number`` the number afterwards; ``step`` is the direction
    chosen or the way a combo runs (1 up, -1 down); ``target`` and ``taken`` say whom a Snatch robs of how many.
    """

    kind: Kind
    notation: str
    cards: tuple[int, ...] = ()
    mask: int = 0
    colour: int = -1
    number: int = 0
    bonus: Bonus | None = None
    step: int = 0
    target: int = -1
    taken: int = 0

    def __str__(self) -> str:
        return self.notation


def _laid(first: int, length: int, step: int, bonus: Bonus | None = None) -> Move:
    cards = tuple(range(first, first + length * step, step))
    notation = "-".join(CARDS.named(cards)) + (f"+{bonus}" if bonus else "")
    way = step if length > 1 else 0
    return Move("numbers", notation, cards, mask_of(cards), first >> 4, cards[-1] & 15, bonus, way)


class Run(NamedTuple):
    """A number card with those that follow it: laid ``plain``, or with a bonus, for which it must be long enough."""

    plain: Move
    spare: Move
    skip: Move


def _runs(step: int) -> tuple[tuple[Run, ...], ...]:
    """By first card: the runs that begin with it, shortest first (of one card at index 0)."""
    table: list[tuple[Run, ...]] = [()] * (NUMBERS[-1] + 1)
    for card in NUMBERS:
        number = card & 15
        longest = HIGHEST - number + 1 if step == UP else number
        runs = []
        for length in range(1, longest + 1):
            # Up and down share the move of a single card, so that it is the same whichever way the pile runs.
            plain = SINGLES[card] if length == 1 else _laid(card, length, step)
            long_enough = length >= BONUS_FROM
            spare = _laid(card, length, step, "spare") if long_enough else plain
            runs.append(Run(plain, spare, _laid(card, length, step, "skip") if long_enough else plain))
        table[card] = tuple(runs)
    return tuple(table)


SINGLES = {card: _laid(card, 1, UP) for card in NUMBERS}
#: The same by the card's mask.
SINGLE_OF = {move.mask: move for move in SINGLES.values()}
#: ``RUNS[step][card][length - 1]``; the middle is not used.
RUNS = ((), _runs(UP), _runs(DOWN))

FLIPS = Move("flip", "flip", mask=FLIP)
FREEZES = Move("freeze", "freeze", mask=FREEZE)
CRASHED = Move("crash", "crash", mask=CRASHES)
SWITCHES = tuple(Move("switch", f"switch:{name}", mask=SWITCH, colour=colour) for colour, name in enumerate(COLOURS))
#: By the colour that lies: the other three (SU-17).
OTHER_SWITCHES = tuple(tuple(move for move in SWITCHES if move.colour != colour) for colour in range(len(COLOURS)))
#: By target: one card, two, three.
SNATCHES = tuple(
    tuple(
        Move("snatch", f"snatch:{target}x{count}", mask=SNATCH, target=target, taken=count)
        for count in range(1, MOST_SNATCHED + 1)
    )
    for target in range(MOST_SEATS)
)
CHOOSE_DIRECTION = tuple(Move("direction", f"direction:{name}", step=step) for name, step in DIRECTIONS.items())
DRAW, KEEP, SPARE, TAKE, PASS, LEAVE = (
    Move("draw", "draw"),
    Move("keep", "keep"),
    Move("spare", "spare"),
    Move("take", "take"),
    Move("pass", "pass"),
    Move("leave", "leave"),
)


def _all_moves() -> dict[str, Move]:
    found = [FLIPS, FREEZES, CRASHED, *SWITCHES, *CHOOSE_DIRECTION, DRAW, KEEP, SPARE, TAKE, PASS, LEAVE]
    found += [move for moves in SNATCHES for move in moves]
    found += [move for step in (UP, DOWN) for runs in RUNS[step] for run in runs for move in run]
    return {move.notation: move for move in found}


_MOVES = _all_moves()
_NUMBER = re.compile(rf"(?:{'|'.join(COLOURS)})(?:[1-9]|1[0-5])")
_SNATCH = re.compile(r"snatch:\d{1,2}x\d{1,2}")


def move_from(text: str) -> Move:
    """The move written as ``text``. Raises InvalidMove with one sentence."""
    move = _MOVES.get(text)
    if move is not None:
        return move
    laid, plus, _ = text[:200].partition("+")
    cards = laid.split("-")
    if len(cards) > 1 and any(CARDS.called(card) & SPECIALS for card in cards):
        raise InvalidMove(
            QT_TRANSLATE_NOOP("errors", "a special card is played alone, never in a combo or with another special")
        )
    if all(_NUMBER.fullmatch(card) for card in cards):
        if plus and laid in _MOVES and len(cards) < BONUS_FROM:
            raise InvalidMove(QT_TRANSLATE_NOOP("errors", "only a combo of three cards or more earns a bonus"))
        if plus and laid in _MOVES:
            raise InvalidMove(QT_TRANSLATE_NOOP("errors", "the bonus of a combo is either +spare or +skip"))
        raise InvalidMove(
            QT_TRANSLATE_NOOP("errors", "a combo is of one colour, each number exactly one step further the same way")
        )
    if _SNATCH.fullmatch(text):
        raise InvalidMove(
            QT_TRANSLATE_NOOP("errors", "a Snatch takes 1 to {most} cards from one seat (write snatch:2x1)"),
            most=MOST_SNATCHED,
        )
    raise InvalidMove(
        QT_TRANSLATE_NOOP(
            "errors",
            "'{move}' is not a move of Stack Up! (red9, red9-red8, flip, freeze, switch:blue, snatch:2x3, crash, draw, "
            "keep, spare, take, pass, direction:up, leave)",
        ),
        move=text[:40],
    )
