"""Turns that could have been, without physics: what the headless table lists and random games are made of.

Nobody can list all the turns that hands may play. A sample has one of each sort that the options allow: the stick
hangs at the first attempt, or after a wrong colour, or pushes something; it falls, alone or with others; all of them
fall; the tower topples.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import get_args

from stackhub.games.stickstack.judge import ENOUGH_REFUSALS, Colours
from stackhub.games.stickstack.record import Attempt, ColourLetter, Contact, Fell, Push, TurnRecord

_LETTERS: tuple[ColourLetter, ...] = get_args(ColourLetter)


@lru_cache(maxsize=4096)
def sample_turns(
    stick: str, kind: str, tower: tuple[str, ...], *, colours: Colours, strict: bool, literal: bool
) -> tuple[TurnRecord, ...]:
    """Turns in which `stick`, of the kind `kind`, is placed on `tower`, in a stable order; all of them are legal."""
    return tuple(_turns(stick, kind, tower, colours=colours, strict=strict, literal=literal))


def _turns(
    stick: str, kind: str, tower: tuple[str, ...], *, colours: Colours, strict: bool, literal: bool
) -> Iterator[TurnRecord]:
    right, wrong = _attempt(kind, right=True), _attempt(kind, right=False)
    hung = (*tower, stick)
    yield TurnRecord(stick=stick, attempts=(right,), cup_deg=6.0, end="closed", seconds=8.0, hung=hung)
    yield from _with_a_wrong_colour(stick, tower, colours, right, wrong)
    if tower:
        push = (Push(what=tower[-1], mm=4.5, at_s=2.0),)
        if strict:
            yield TurnRecord(stick=stick, pushed=push, cup_deg=5.0, end="foul", seconds=4.0, hung=tower)
        else:
            yield TurnRecord(
                stick=stick, attempts=(right,), pushed=push, cup_deg=7.0, end="closed", seconds=8.0, hung=hung
            )
        fell = (Fell(stick=tower[-1], at_s=5.0),)
        yield TurnRecord(
            stick=stick,
            attempts=(right,),
            fell=fell,
            cup_deg=12.0,
            end="closed",
            seconds=9.0,
            hung=(*tower[:-1], stick),
        )
    slipped = Attempt(at_s=4.0)
    if tower or literal:
        falls = tuple(Fell(stick=name, at_s=round(4.5 + 0.1 * at, 1)) for at, name in enumerate(hung))
        yield TurnRecord(stick=stick, attempts=(slipped,), fell=falls, cup_deg=40.0, end="all_fell", seconds=10.0)
    if tower or not literal:
        fell = (Fell(stick=stick, at_s=4.5),)
        yield TurnRecord(
            stick=stick, attempts=(slipped,), fell=fell, cup_deg=9.0, end="closed", seconds=9.0, hung=tower
        )
    yield TurnRecord(
        stick=stick,
        attempts=(slipped,),
        cup_deg=88.0,
        base_deg=90.0,
        base_s=3.0,
        lift_mm=60.0,
        end="toppled",
        seconds=7.0,
    )


def _with_a_wrong_colour(
    stick: str, tower: tuple[str, ...], colours: Colours, right: Attempt, wrong: Attempt
) -> Iterator[TurnRecord]:
    """SS-06."""
    hung = (*tower, stick)
    if colours == "refuse":
        yield TurnRecord(
            stick=stick, attempts=(wrong, _later(right, 1)), cup_deg=6.0, end="closed", seconds=13.0, hung=hung
        )
        refused = tuple(_later(wrong, number) for number in range(ENOUGH_REFUSALS))
        yield TurnRecord(stick=stick, attempts=refused, cup_deg=4.0, end="kept", seconds=20.0, hung=tower)
    else:
        kept = hung if colours == "warn" else tower
        yield TurnRecord(stick=stick, attempts=(wrong,), cup_deg=6.0, end="closed", seconds=8.0, hung=kept)


def _attempt(kind: str, *, right: bool) -> Attempt:
    """The first band of the stick on the cup's zone of its colour, or of the next other one."""
    own = next(letter for letter in _LETTERS if letter == kind[0])
    across = next((letter for letter in _LETTERS if len(kind) > 1 and letter == kind[1]), None)
    theirs = own if right else next(letter for letter in _LETTERS if letter not in (own, across))
    contact = Contact(
        other="cup",
        own=own,
        own_next=across,
        own_border_mm=None if across is None else 12.5,
        theirs=theirs,
        frames=20,
    )
    return Attempt(at_s=4.0, judged_s=4.75, contacts=(contact,))


def _later(attempt: Attempt, number: int) -> Attempt:
    """The same attempt as the one `number` attempts later (from 0)."""
    shift_s = 5.0 * number
    judged_s = None if attempt.judged_s is None else attempt.judged_s + shift_s
    return attempt.model_copy(update={"at_s": attempt.at_s + shift_s, "judged_s": judged_s})
