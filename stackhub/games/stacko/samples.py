"""Turns that could have been, without physics: what the headless table lists and random games are made of.

Nobody can list all the turns that hands may play. A sample lays each block that may be taken at the first open place,
and leaves out those whose storey could not stand without them (ST-18).
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from stackhub.games.stacko.record import Lift, Sink, Touch, TurnRecord
from stackhub.games.stacko.storeys import (
    NumberedFace,
    Place,
    Storeys,
    Top,
    after_lift,
    open_places,
    places,
    stands,
    takeable,
)

_Step = tuple[str, Place, Place]
"""A block, where it is taken and where it is laid."""


def clean_turns(storeys: Storeys, face: NumberedFace | None, owed: int, top: Top) -> Iterator[TurnRecord]:
    """One turn for each block that may be taken first; with two owed, one of another storey comes second."""
    loose = list(_loose(storeys, face, top))
    if not loose:
        return
    to = open_places(storeys)[0]  # the same for all of them: they come from below the top
    if owed < 2:
        for block, origin in loose:
            yield _one((block, origin, to))
        return
    then = open_places(after_lift(storeys, loose[0][0], to))[0]
    for block, origin in loose:
        second = next(((other, its) for other, its in loose if its[0] != origin[0]), None)
        if second is not None:
            yield _two((block, origin, to), (*second, then))


def falling_turn(storeys: Storeys, legal: tuple[str, ...]) -> TurnRecord:
    """A turn in which the highest block comes down while the first legal one is pulled."""
    lifts: tuple[Lift, ...] = ()
    where = places(storeys)
    if legal:
        lifts = (Lift(block=legal[0], origin=where[legal[0]], grabbed_s=1.0),)
    highest = list(where)[-1]
    return TurnRecord(
        lifts=lifts,
        touches=(Touch(block=highest, at_s=3.0),),
        sinks=(Sink(block=highest, mm=15.0 * where[highest][0], at_s=2.75),),
        end="fallen",
        rested=False,
        seconds=4.0,
    )


def _loose(storeys: Storeys, face: NumberedFace | None, top: Top) -> Iterator[tuple[str, Place]]:
    where = places(storeys)
    for block in takeable(storeys, face, top):
        number, position = where[block]
        first, middle, last = (None if at == position else there for at, there in enumerate(storeys[number]))
        if stands((first, middle, last)):
            yield block, (number, position)


@lru_cache(maxsize=16_384)
def _one(step: _Step) -> TurnRecord:
    return TurnRecord(lifts=(_lift(step, 1.0),), end="rested", seconds=7.0)


@lru_cache(maxsize=16_384)
def _two(step: _Step, second: _Step) -> TurnRecord:
    return TurnRecord(lifts=(_lift(step, 1.0), _lift(second, 5.0)), end="rested", seconds=11.0)


def _lift(step: _Step, grabbed_s: float) -> Lift:
    block, origin, to = step
    return Lift(block=block, origin=origin, to=to, grabbed_s=grabbed_s, freed_s=grabbed_s + 1.0, laid_s=grabbed_s + 3.0)
