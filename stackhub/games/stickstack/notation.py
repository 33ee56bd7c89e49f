"""Stick & Stack written down: moves as text (docs/notation.md). Positions: `stackhub.games.stickstack.position`."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Literal

from stackhub.engine.errors import InvalidMove
from stackhub.engine.words import QT_TRANSLATE_NOOP
from stackhub.games.stickstack.record import TurnRecord, record_from

LONGEST = 100_000
"""A longer move does not fit into a save either (characters)."""


@dataclass(frozen=True, slots=True)
class Move:
    """``bag`` (a stick from the bag, unseen), ``bag:s05`` (which one is set), ``own:s05`` (one of those in front of the
    player), ``record {...}`` (what happened until the next player took), ``challenge`` (a challenge card, unseen),
    ``challenge:whale`` (which one is set), ``vote:yes``, ``vote:no``, ``leave`` (a player leaves the table)."""

    kind: Literal["bag", "own", "record", "challenge", "vote", "leave"]
    stick: str | None = None
    record: TurnRecord | None = None
    card: str | None = None
    done: bool | None = None

    def __str__(self) -> str:
        if self.done is not None:
            return f"vote:{'yes' if self.done else 'no'}"
        if self.card is not None:
            return f"challenge:{self.card}"
        if self.stick is not None:
            return f"{self.kind}:{self.stick}"
        return self.kind if self.record is None else f"record {self.record}"


BAG, LEAVE, CHALLENGE = Move("bag"), Move("leave"), Move("challenge")
VOTES = Move("vote", done=True), Move("vote", done=False)
"""A vote on a challenge (SS-17): it is done, it is not."""
_FIXED = {str(move): move for move in (BAG, LEAVE, CHALLENGE, *VOTES)}


def own(stick: str) -> Move:
    """Taking one of the sticks in front of the player."""
    return Move("own", stick)


def played(record: TurnRecord) -> Move:
    """The move of a turn of which `record` was written down."""
    return Move("record", record=record)


def move_from(text: str) -> Move:
    """The move written as `text`. Raises InvalidMove."""
    if text in _FIXED:
        return _FIXED[text]
    if len(text) > LONGEST:
        raise InvalidMove(QT_TRANSLATE_NOOP("errors", "the move is too long (at most {most} characters)"), most=LONGEST)
    word, _, rest = text.partition(" ")
    if word == "record" and rest.strip():
        return played(record_from(rest))
    kind, colon, stick = text.partition(":")
    if colon and kind in ("bag", "own"):
        if re.fullmatch(r"s(0[1-9]|[12][0-9]|3[0-6])", stick, re.ASCII) is None:
            raise InvalidMove(
                QT_TRANSLATE_NOOP("errors", "there is no stick '{stick}' (sticks: s01 to s36)"), stick=stick[:40]
            )
        return Move("bag" if kind == "bag" else "own", stick)
    if kind == "challenge" and re.fullmatch(r"[a-z][a-z0-9_-]{0,44}", stick, re.ASCII) is not None:
        return Move("challenge", card=stick)
    raise InvalidMove(
        QT_TRANSLATE_NOOP(
            "errors",
            "'{move}' is not a move of Stick & Stack (bag, bag:s05, own:s05, record with its JSON, challenge, "
            "challenge:card, vote:yes, vote:no, leave)",
        ),
        move=text[:40],
    )
