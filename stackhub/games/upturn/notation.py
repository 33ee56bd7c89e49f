"""Moves of Upturn and how they are written (docs/notation.md)."""

from __future__ import annotations

import re
from typing import Literal, NamedTuple, cast

from stackhub.engine.errors import InvalidMove
from stackhub.engine.words import QT_TRANSLATE_NOOP

Kind = Literal[
    "number", "up", "down", "turn", "skip", "skip2", "joker", "draw", "keep", "pass", "give", "announce", "leave",
]  # fmt: skip

_RUN = r"[1-9][0-9]?(?:-[1-9][0-9]?)*"
_LAID = re.compile(rf"(?:(up|down|turn|skip2|skip|joker)|(joker)\+({_RUN})|({_RUN}))(!?)")
_GIVE = re.compile(r"give:([0-9]x[1-9][0-9]?(?:,[0-9]x[1-9][0-9]?)*)")


class Move(NamedTuple):
    """A move. ``numbers`` are the numbered tokens laid, in order (a run ends in its twin; after a ``joker`` there may
    be some as well); ``gifts`` are pairs of seat and count, in the order named; ``shout``: the last token is announced
    with it (UP-17)."""

    kind: Kind
    numbers: tuple[int, ...] = ()
    gifts: tuple[tuple[int, int], ...] = ()
    shout: bool = False

    def __str__(self) -> str:
        run = "-".join(map(str, self.numbers))
        mark = "!" if self.shout else ""
        if self.kind == "number":
            return run + mark
        if self.kind == "give":
            return "give:" + ",".join(f"{seat}x{count}" for seat, count in self.gifts)
        return f"{self.kind}+{run}{mark}" if run else f"{self.kind}{mark}"

    @property
    def lays(self) -> bool:
        """Whether it lays tokens."""
        return self.kind in _LAYING

    @property
    def tokens(self) -> tuple[str, ...]:
        """The names of the tokens it lays, in order."""
        numbers = tuple(map(str, self.numbers))
        if self.kind == "number" or not self.lays:
            return numbers
        return (self.kind, *numbers)

    @property
    def out_of_turn(self) -> bool:
        """Whether it may be played while somebody else is to move (a button of its own on the screen)."""
        return self.kind in ("announce", "leave")


_LAYING = frozenset({"number", "up", "down", "turn", "skip", "skip2", "joker"})
DRAW, KEEP, PASS, ANNOUNCE, LEAVE = Move("draw"), Move("keep"), Move("pass"), Move("announce"), Move("leave")
_PLAIN: dict[str, Move] = {move.kind: move for move in (DRAW, KEEP, PASS, ANNOUNCE, LEAVE)}


def move_from(text: str) -> Move:
    """The move written as ``text``. Raises InvalidMove."""
    plain = _PLAIN.get(text)
    if plain is not None:
        return plain
    laid = _LAID.fullmatch(text)
    if laid is not None:
        action, joker, after_joker, run, mark = laid.groups()
        kind = cast(Kind, action or joker or "number")
        written = after_joker or run
        numbers = tuple(map(int, written.split("-"))) if written else ()
        if len(set(numbers)) == len(numbers):
            return Move(kind, numbers, shout=bool(mark))
    given = _GIVE.fullmatch(text)
    if given is not None:
        gifts = tuple((int(part[0]), int(part[2:])) for part in given[1].split(","))
        if len({seat for seat, _ in gifts}) == len(gifts):
            return Move("give", gifts=gifts)
    raise InvalidMove(
        QT_TRANSLATE_NOOP(
            "errors", "'{move}' is not a move of Upturn (such as 42, joker+20, 64-48-22, give:1x2, draw, keep, pass)"
        ),
        move=text[:40],
    )
