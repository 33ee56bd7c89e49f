"""What the physics wrote down of one turn of Stacko (TurnRecord): facts only, no verdicts.

The physics writes it (`stackhub.games.stacko.table`), the rules judge it (`stackhub.games.stacko.judge`), and the
journal keeps it as the text of a move, ``record {...}``. Times are in seconds since the turn began, that is since the
die (or the duty of a Draw Two) was received (ST-14); lengths are in mm. Storeys and positions count from 0, storeys
from the bottom; positions from the side of lower coordinates, along x or y as the storey lies.
"""

from __future__ import annotations

from typing import Annotated, Literal, Self

from pydantic import Field, model_validator

from stackhub.engine.errors import BadConfig
from stackhub.engine.facts import Fact, Record
from stackhub.engine.words import QT_TRANSLATE_NOOP

BlockName = Annotated[str, Field(pattern=r"^(red|blue|green|yellow)[1-4][abc]$")]
Place = tuple[Annotated[int, Field(ge=0, le=47)], Annotated[int, Field(ge=0, le=2)]]
"""Storey from the bottom, and position within it, both from 0."""
Seconds = Annotated[float, Field(ge=0, le=100_000, allow_inf_nan=False)]
Millimetres = Annotated[float, Field(ge=0, le=10_000, allow_inf_nan=False)]
Tool = Literal["stick", "palm"]
Ending = Literal["rested", "passed", "time", "fallen"]


class Lift(Fact):
    """One block taken out of the tower, and what became of it."""

    block: BlockName
    origin: Annotated[Place, Field(alias="from")]
    to: Place | None = None
    """Where it lay when the turn ended; None: not on the tower."""
    grabbed_s: Seconds
    """When it was touched for the first time in this turn with the will to take it."""
    freed_s: Seconds | None = None
    """When it had left the tower; None: it never did."""
    laid_s: Seconds | None = None
    """When it was last let go where it lies now; None: it was never laid."""
    dropped_s: tuple[Seconds, ...] = ()
    """When it touched the table without being held, having left the tower."""
    askew_deg: Annotated[float, Field(ge=0, le=90)] = 0.0
    """How far it lies from the straight direction of its storey."""


class Probe(Fact):
    """A block that was touched to feel whether it is loose, and not taken (ST-10)."""

    block: BlockName
    held_s: tuple[tuple[Seconds, Seconds], ...] = ()
    """From when to when it was held."""
    most_mm: Millimetres = 0.0
    """How far out it was at most."""
    out_mm: Millimetres = 0.0
    """How far out it was left."""


class Touch(Fact):
    """A block touched the table that did not lie on it before."""

    block: BlockName
    at_s: Seconds


class Sink(Fact):
    """A block sank below its height at the beginning of the turn (a block laid first of two: below its height when the
    second was grabbed)."""

    block: BlockName
    mm: Millimetres
    """How deep, at most."""
    at_s: Seconds
    """When it had sunk 0.8 of a storey; when it never did, when it was deepest."""


class Push(Fact):
    """A block that nobody held was pushed aside."""

    block: BlockName
    mm: Annotated[float, Field(ge=1, le=10_000, allow_inf_nan=False)]


class TurnRecord(Record):
    """One turn, from receiving the die to passing it."""

    lifts: Annotated[tuple[Lift, ...], Field(max_length=2)] = ()
    """In the order in which they were taken."""
    probes: Annotated[tuple[Probe, ...], Field(max_length=48)] = ()
    touches: Annotated[tuple[Touch, ...], Field(max_length=48)] = ()
    """The first touch of each block, earliest first."""
    sinks: Annotated[tuple[Sink, ...], Field(max_length=48)] = ()
    """Blocks that sank by 2 mm or more and were not held, earliest first."""
    pushed: Annotated[tuple[Push, ...], Field(max_length=48)] = ()
    """How far blocks were aside in the end that nobody had held, where it was 1 mm or more."""
    tools: Annotated[tuple[Tool, ...], Field(max_length=2)] = ()
    """What the hand used besides itself: the push stick (ST-12), the flat hand (ST-11)."""
    end: Ending
    """Why the turn ended: everything rested for 3 s, the die was passed by the player, time ran out (ST-13, ST-17), or
    the tower fell."""
    rested: bool = True
    """Whether everything was at rest when it ended."""
    seconds: Seconds = 0.0

    @model_validator(mode="after")
    def _each_once(self) -> Self:
        for what in (self.lifts, self.probes, self.touches, self.sinks, self.pushed):
            if len(what) > 1 and len({fact.block for fact in what}) < len(what):
                raise BadConfig(QT_TRANSLATE_NOOP("errors", "should name each block only once in each list"))
        return self


def record_from(text: str) -> TurnRecord:
    """The record that ``text`` (JSON) holds. Raises InvalidMove, naming what is wrong."""
    return TurnRecord.from_text(text)
