"""Turns that could have been, without physics: what the headless table lists and random games are made of.

Nobody can list all the turns that hands may play. A sample lays each block that may be taken at the first open place,
and leaves out those whose storey could not stand without them (ST-18).
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import lru_cache

from stackhub.games.stacko.record import Lift, Sink, Touch, TurnRecord
from stackhub.games.stacko.storeys import Place, Storeys, after_lift, open_places, places, stands

_Step = tuple[str, Place, Place]
"""A block, where it is taken and where it is laid."""


def clean_turns(storeys: Storeys, legal: Collection[str], owed: int) -> Iterator[TurnRecord]:
    """One turn for each of the blocks that may be taken, `legal`; with two owed, one of another storey comes second."""
    loose = list(_loose(storeys, legal))
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


def _loose(storeys: Storeys, legal: Collection[str]) -> Iterator[tuple[str, Place]]:
    """The blocks of `legal` without which their storey still stands, and where they lie."""
    for number, storey in enumerate(storeys):
        first, middle, last = storey
        without = ((None, middle, last), (first, None, last), (first, middle, None))
        for position, block in enumerate(storey):
            if block is not None and block in legal and stands(without[position]):
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
