"""The referee's eye: what a turn's record means (ST-04 to ST-17). Pure functions of a TurnRecord and the tower.

`find_fall` says whether the tower fell; it never looks at why the turn ended, so that it judges a turn that is still
going on as well. `judge` also says whether the record may be at all, and how the tower stands afterwards.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import Literal

from stackhub.engine.words import QT_TRANSLATE_NOOP, Text, text
from stackhub.games.stacko.record import Lift, TurnRecord
from stackhub.games.stacko.storeys import (
    EMPTY,
    NumberedFace,
    Storeys,
    Top,
    after_lift,
    matches,
    open_places,
    places,
    takeable,
)

Cause = Literal["table", "sank", "dropped"]
"""A block of the tower touched the table; sank too deep; the block in work was dropped (``dropped_block: loses``)."""
Phase = Literal["before", "probe", "pull", "place", "after"]
"""When it happened: before any block was taken; while one was felt; until the block in work was out of the tower; until
it was laid; after that, until the die was passed."""

SINK_MM = 12.0
"""0.8 of a storey of 15 mm: a block that sinks so deep has fallen (ST-14)."""
OUT_MM = 12.5
"""Half the width of a block: a felt block may be left no further out (ST-10)."""
ASKEW_DEG = 45.0
"""A block that lies further askew lies across its storey (ST-08)."""


@dataclass(frozen=True, slots=True)
class Fall:
    """The first thing by which the tower fell (ST-14); `at_s` in seconds since the turn began."""

    block: str
    cause: Cause
    phase: Phase
    at_s: float


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a record means. `refusal` says why it may not be at all; else `fall` says how the tower fell; else
    `storeys` is the tower after the turn, without the blocks that are `out` of play from now on."""

    storeys: Storeys
    fall: Fall | None = None
    refusal: Text | None = None
    out: tuple[str, ...] = ()


def find_fall(record: TurnRecord, storeys: Storeys, *, dropped_loses: bool) -> Fall | None:
    """The first fall in `record`, also while the turn goes on; `storeys` as they were when it began (ST-14).

    A block is not tower while it is being moved: a felt block while it is held, the block in work from the moment it is
    grabbed until the turn ends, or until the second of two is grabbed. With `dropped_loses` the block in work falls as
    well when it drops on the table.
    """
    found: list[tuple[float, str, Cause]] = []
    bottom = {block for block in storeys[0] if block is not None} if storeys else set()
    for block, at_s in _on_the_table(record):
        if _is_moved(record, block, at_s):
            continue
        if block not in bottom or any(lift.block == block and lift.grabbed_s <= at_s for lift in record.lifts):
            found.append((at_s, block, "table"))
    found += [
        (sink.at_s, sink.block, "sank")
        for sink in record.sinks
        if sink.mm >= SINK_MM and not _is_moved(record, sink.block, sink.at_s)
    ]
    if dropped_loses:
        found += [(at_s, lift.block, "dropped") for lift in record.lifts for at_s in lift.dropped_s]
    if not found:
        return None
    at_s, block, cause = min(found, key=lambda fall: fall[0])  # of several at once, the first one found
    return Fall(block, cause, _phase(record, at_s), at_s)


def judge(
    record: TurnRecord,
    storeys: Storeys,
    *,
    face: NumberedFace | None,
    owed: int,
    top: Top,
    dropped_loses: bool,
    timed: bool,
) -> Verdict:
    """The verdict on the turn of somebody who had to take a block of `face`, or any `owed` blocks (ST-06), or who had
    not rolled yet (neither). `timed`: turns have a time limit (ST-17)."""
    due = owed or (1 if face is not None else 0)
    refusal = _names_wrong(record, storeys) or _times_wrong(record) or _lifts_wrong(record, storeys, face, due, top)
    if refusal is not None:
        return Verdict(storeys, refusal=refusal)
    fall = find_fall(record, storeys, dropped_loses=dropped_loses)
    if fall is not None:
        return Verdict(storeys, fall)
    refusal = _end_wrong(record, due, timed=timed)
    if refusal is not None:
        return Verdict(storeys, refusal=refusal)
    return _laid(record, storeys)


# --- falls


def _on_the_table(record: TurnRecord) -> Iterator[tuple[str, float]]:
    """Each block that came down on the table, with every time that is known."""
    for touch in record.touches:
        yield touch.block, touch.at_s
    for lift in record.lifts:
        for at_s in lift.dropped_s:
            yield lift.block, at_s


def _is_moved(record: TurnRecord, block: str, at_s: float) -> bool:
    for number, lift in enumerate(record.lifts):
        if lift.block == block:
            later = record.lifts[number + 1 :]
            return lift.grabbed_s <= at_s and not (later and later[0].grabbed_s <= at_s)
    return any(start <= at_s <= end for probe in record.probes if probe.block == block for start, end in probe.held_s)


def _phase(record: TurnRecord, at_s: float) -> Phase:
    begun = [lift for lift in record.lifts if lift.grabbed_s <= at_s]
    if begun:
        lift = begun[-1]
        if lift.freed_s is None or at_s < lift.freed_s:
            return "pull"
        if lift.laid_s is None or at_s < lift.laid_s:
            return "place"
    if any(start <= at_s <= end for probe in record.probes for start, end in probe.held_s):
        return "probe"
    return "after" if begun else "before"


# --- records that may not be

_UNKNOWN = QT_TRANSLATE_NOOP("errors", "{block} is not in the tower")
_ELSEWHERE = QT_TRANSLATE_NOOP(
    "errors", "{block} was not taken from there: it lay in storey {storey}, position {place}"
)
_NOT_ROLLED = QT_TRANSLATE_NOOP("errors", "no block may be taken before the roll")
_TOO_MANY = QT_TRANSLATE_NOOP("errors", "more blocks were taken than the die asks for ({due})")
_ORDER = QT_TRANSLATE_NOOP("errors", "the blocks must be named in the order in which they were taken")
_TOP = QT_TRANSLATE_NOOP("errors", "{block} lies at the top: nothing may be taken from there")
_FACE = QT_TRANSLATE_NOOP("errors", "{block} may not be taken: it has neither the colour nor the number of {face}")
_NO_LIMIT = QT_TRANSLATE_NOOP("errors", "time cannot run out: turns have no time limit")
_NO_FALL = QT_TRANSLATE_NOOP("errors", "nothing fell")
_RESTLESS = QT_TRANSLATE_NOOP("errors", "the turn cannot have ended by resting: not everything was at rest")
_LEFT_OUT = QT_TRANSLATE_NOOP("errors", "{block} must be pushed back first: it was left out by {mm} mm")
_TOO_FEW = QT_TRANSLATE_NOOP("errors", "the die cannot be passed yet (blocks still to be laid: {count})")
_NOT_LAID = QT_TRANSLATE_NOOP("errors", "{block} was not laid on the tower")
_ONE_HAND = QT_TRANSLATE_NOOP("errors", "{block} must be laid before the next one is taken")
_PLACE = QT_TRANSLATE_NOOP("errors", "{block} may not lie in storey {storey}, position {place}")
_ASKEW = QT_TRANSLATE_NOOP("errors", "{block} lies across its storey")
_LIFT_TIMES = QT_TRANSLATE_NOOP(
    "errors", "the times of {block} are out of order: it is grabbed first, then freed, then laid or dropped"
)
_HELD_TIMES = QT_TRANSLATE_NOOP("errors", "the times at which {block} was held are out of order")
_HOLLOW = QT_TRANSLATE_NOOP("errors", "nothing is left in storey {storey}: the tower cannot have stood")


def _names_wrong(record: TurnRecord, storeys: Storeys) -> Text | None:
    """Blocks that are not there, or were not where the record says."""
    known = places(storeys)
    for facts in (record.lifts, record.probes, record.touches, record.sinks, record.pushed):
        for fact in facts:
            if fact.block not in known:
                return text(_UNKNOWN, block=fact.block)
    for lift in record.lifts:
        storey, position = known[lift.block]
        if lift.origin != (storey, position):
            return text(_ELSEWHERE, block=lift.block, storey=storey, place=position)
    return None


def _times_wrong(record: TurnRecord) -> Text | None:
    """Times that cannot follow each other. What is a fall hangs on them (ST-14)."""
    for lift in record.lifts:
        known = [at_s for at_s in (lift.grabbed_s, lift.freed_s, lift.laid_s) if at_s is not None]
        begun = lift.grabbed_s if lift.freed_s is None else lift.freed_s
        if not _in_order(known) or not _in_order([begun, *lift.dropped_s]):
            return text(_LIFT_TIMES, block=lift.block)
    for probe in record.probes:
        if not _in_order([at_s for span in probe.held_s for at_s in span]):
            return text(_HELD_TIMES, block=probe.block)
    return None


def _in_order(times: list[float]) -> bool:
    return all(before <= after for before, after in pairwise(times))


def _lifts_wrong(record: TurnRecord, storeys: Storeys, face: NumberedFace | None, due: int, top: Top) -> Text | None:
    """Too many blocks, or one that may not be taken (ST-04, ST-06, ST-07)."""
    if record.lifts and not due:
        return text(_NOT_ROLLED)
    if len(record.lifts) > due:
        return text(_TOO_MANY, due=due)
    starts = [lift.grabbed_s for lift in record.lifts]
    if starts != sorted(starts):
        return text(_ORDER)
    for lift in record.lifts:
        if lift.block not in takeable(storeys, None, top):
            return text(_TOP, block=lift.block)
        if face is not None and not matches(lift.block, face):
            return text(_FACE, block=lift.block, face=face)
        if lift.freed_s is not None:  # where exactly it was laid is looked at when nothing fell
            storeys = after_lift(storeys, lift.block, open_places(storeys)[0])
    return None


def _end_wrong(record: TurnRecord, due: int, *, timed: bool) -> Text | None:
    """A turn in which nothing fell, but that cannot have ended like this (ST-09, ST-10, ST-13)."""
    if record.end == "fallen":
        return text(_NO_FALL)
    if record.end == "time":
        return None if timed else text(_NO_LIMIT)
    if not due:
        return text(_NOT_ROLLED)
    if record.end == "rested" and not record.rested:
        return text(_RESTLESS)
    for lift in record.lifts:
        if lift.freed_s is None or lift.laid_s is None or lift.to is None:
            return text(_NOT_LAID, block=lift.block)
    for before, after in zip(record.lifts, record.lifts[1:], strict=False):
        if before.laid_s is not None and after.grabbed_s < before.laid_s:
            return text(_ONE_HAND, block=before.block)
    if len(record.lifts) < due:
        return text(_TOO_FEW, count=due - len(record.lifts))
    for probe in record.probes:
        if probe.out_mm > OUT_MM:
            return text(_LEFT_OUT, block=probe.block, mm=round(probe.out_mm, 1))
    return None


def _laid(record: TurnRecord, storeys: Storeys) -> Verdict:
    """The tower after a turn in which nothing fell (ST-08); refused when a block lies where none may."""
    before, out = storeys, []
    for lift in record.lifts:
        without = after_lift(storeys, lift.block, None)
        refusal = _place_wrong(lift, record, without, storeys)
        if refusal is not None:
            return Verdict(before, refusal=refusal)
        if lift.freed_s is None or lift.to == lift.origin:  # time ran out before it had left its place
            continue
        storeys = after_lift(storeys, lift.block, lift.to)
        if lift.to is None:
            out.append(lift.block)
    return Verdict(storeys, out=tuple(out))


def _place_wrong(lift: Lift, record: TurnRecord, without: Storeys, storeys: Storeys) -> Text | None:
    storey = lift.origin[0]
    if record.end == "time" and (lift.freed_s is None or lift.to == lift.origin):
        return None
    if lift.to is not None and lift.to not in open_places(without):
        return text(_PLACE, block=lift.block, storey=lift.to[0], place=lift.to[1])
    if lift.to is not None and lift.askew_deg > ASKEW_DEG:
        return text(_ASKEW, block=lift.block)
    if storey >= len(without) or without[storey] == EMPTY:
        return text(_HOLLOW, storey=storey)
    return None
