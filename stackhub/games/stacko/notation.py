"""Stacko written down: moves as text (docs/notation.md). Positions: `stackhub.games.stacko.position`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, get_args

from stackhub.engine.errors import InvalidMove
from stackhub.engine.words import QT_TRANSLATE_NOOP
from stackhub.games.stacko.record import TurnRecord, record_from
from stackhub.games.stacko.storeys import Face

LONGEST = 100_000
"""A longer move does not fit into a save either (characters)."""
FACES: tuple[Face, ...] = get_args(Face)


@dataclass(frozen=True, slots=True)
class Move:
    """``roll``, ``roll:red1`` (the die is set), ``record {...}`` (what happened in a turn), ``pass`` (time ran out),
    ``leave`` (a player leaves the table)."""

    kind: Literal["roll", "record", "pass", "leave"]
    face: Face | None = None
    record: TurnRecord | None = None

    def __str__(self) -> str:
        if self.face is not None:
            return f"roll:{self.face}"
        return self.kind if self.record is None else f"record {self.record}"


def taken(record: TurnRecord) -> Move:
    """The move of a turn of which `record` was written down."""
    return Move("record", record=record)


_WORDS: dict[str, Move] = {
    "roll": Move("roll"),
    "pass": Move("pass"),
    "leave": Move("leave"),
    **{f"roll:{face}": Move("roll", face) for face in FACES},
}


def move_from(text: str) -> Move:
    """The move written as `text`. Raises InvalidMove."""
    if text in _WORDS:
        return _WORDS[text]
    if len(text) > LONGEST:
        raise InvalidMove(QT_TRANSLATE_NOOP("errors", "the move is too long (at most {most} characters)"), most=LONGEST)
    word, _, rest = text.partition(" ")
    if word == "record" and rest.strip():
        return taken(record_from(rest))
    if word.startswith("roll:"):
        raise InvalidMove(
            QT_TRANSLATE_NOOP("errors", "the die has no side '{face}' (sides: {faces})"),
            face=word.removeprefix("roll:")[:40],
            faces=", ".join(FACES),
        )
    raise InvalidMove(
        QT_TRANSLATE_NOOP(
            "errors", "'{move}' is not a move of Stacko (roll, roll:red1, record with its JSON, pass, leave)"
        ),
        move=text[:40],
    )
