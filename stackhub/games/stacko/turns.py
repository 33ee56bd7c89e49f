"""What the moves of Stacko do: the situation after a move, and what happened."""

from __future__ import annotations

from dataclasses import replace

from stackhub.engine.errors import IllegalMove
from stackhub.engine.events import Event
from stackhub.engine.game import Json
from stackhub.engine.words import QT_TRANSLATE_NOOP
from stackhub.games.stacko.judge import Fall, Verdict, judge
from stackhub.games.stacko.material import SYMBOLS
from stackhub.games.stacko.record import TurnRecord
from stackhub.games.stacko.situation import OUT, Situation
from stackhub.games.stacko.storeys import Face, number_of, takeable

Step = tuple[Situation, list[Event]]


def check_roll(now: Situation) -> None:
    """Raises IllegalMove when nobody may roll now."""
    if now.phase == "take":
        raise IllegalMove(QT_TRANSLATE_NOOP("errors", "the die has been rolled: take a block"))


def _start_roll(now: Situation, face: Face) -> Step:
    """ST-03: a symbol is rolled again at once."""
    again = face in SYMBOLS
    details: Json = {"face": face, "start": True, "again": again}
    events = [Event("rolled", now.to_play, details)]
    if again:
        return now, events
    rolls = list(now.start_rolls)
    rolls[now.to_play] = number_of(face)
    after = _settle_start(replace(now, start_rolls=tuple(rolls)))
    details["begins"] = None if after.start_rolls else after.to_play
    details["tied"] = after.start_rolls.count(None) if None not in rolls else 0
    return after, events


def _settle_start(now: Situation) -> Situation:
    """Who rolls next for the start, or who begins: the highest number, or those tied for it once more (ST-03)."""
    rolls = now.start_rolls
    running = [seat for seat in now.seated if rolls[seat] != OUT] or list(now.seated)  # all who were tied have left
    numbers = [rolls[seat] or 0 for seat in running]
    if None not in rolls:
        running = [seat for seat, number in zip(running, numbers, strict=True) if number == max(numbers)]
    if len(running) == 1:
        return replace(now, start_rolls=(), to_play=running[0])
    seat = now.to_play
    if None not in rolls:
        rolls = tuple(None if at in running else OUT for at in range(now.seats))
        seat = (now.to_play + 1) % now.seats
    while rolls[seat] is not None:
        seat = (seat + 1) % now.seats
    return replace(now, start_rolls=rolls, to_play=seat)


def roll(now: Situation, face: Face) -> Step:
    """The die shows `face`: for who begins (ST-03), or for the turn (ST-04 to ST-06)."""
    if now.phase == "start":
        return _start_roll(now, face)
    by = now.to_play
    details: Json = {"face": face, "start": False, "again": False}
    after = replace(now, rolled=(*now.rolled, by))
    if face == "reverse":
        after = replace(after, direction="anticlockwise" if now.direction == "clockwise" else "clockwise")
        after = replace(after, to_play=after.next_seat(by))
        turned = Event("turned", by, {"direction": after.direction, "to": after.to_play})
        return after, [Event("rolled", by, details), turned]
    if face == "draw2":
        after = replace(after, to_play=after.next_seat(by), owed=2)
        return after, [Event("rolled", by, {**details, "to": after.to_play})]
    if not takeable(now.storeys, face, now.options.top):
        return after, [Event("rolled", by, {**details, "again": True})]
    return replace(after, face=face), [Event("rolled", by, details)]


def turn(now: Situation, record: TurnRecord) -> Step:
    """A turn as it was played; before the roll only one in which the tower fell (ST-14)."""
    if now.phase == "start":
        raise IllegalMove(QT_TRANSLATE_NOOP("errors", "nobody has begun yet: roll the die"))
    by, options = now.to_play, now.options
    verdict = judge(
        record,
        now.storeys,
        face=now.face,
        owed=now.owed,
        top=options.top,
        dropped_loses=options.dropped_block == "loses",
        timed=options.turn_seconds > 0,
    )
    if verdict.refusal is not None:
        raise IllegalMove(verdict.refusal)
    if verdict.fall is not None:
        return replace(now, fallen=by), [_fell(by, verdict.fall, record)]
    after = _die_passed(replace(now, storeys=verdict.storeys))
    events = [
        Event("moved", by, {"block": lift.block, "from": list(lift.origin), "to": list(lift.to)})
        for lift in record.lifts
        if lift.to is not None and lift.to != lift.origin
    ]
    if record.end == "time":
        events.append(_ran_out(now, after, verdict))
    return after, events


def _fell(by: int, fall: Fall, record: TurnRecord) -> Event:
    """``count``: how many blocks came down on the table."""
    details = {"block": fall.block, "cause": fall.cause, "phase": fall.phase, "count": len(record.touches)}
    return Event("fell", by, details)


def run_out(now: Situation) -> Step:
    """ST-17: time ran out before anything was touched."""
    if not now.options.turn_seconds:
        raise IllegalMove(QT_TRANSLATE_NOOP("errors", "time cannot run out: turns have no time limit"))
    if now.phase == "start":
        raise IllegalMove(QT_TRANSLATE_NOOP("errors", "nobody has begun yet: roll the die"))
    after = _die_passed(now)
    return after, [_ran_out(now, after, None)]


def _ran_out(now: Situation, after: Situation, verdict: Verdict | None) -> Event:
    out = list(verdict.out) if verdict is not None else []
    return Event("passed", now.to_play, {"why": "time", "to": after.to_play, "out": out})


def _die_passed(now: Situation) -> Situation:
    return replace(now, face=None, owed=0, to_play=now.next_seat(now.to_play))


def leave(now: Situation, by: int) -> Step:
    """ST-17: a duty of two blocks goes on to the next seat, a numbered face does not."""
    if not now.plays(by):
        raise IllegalMove(QT_TRANSLATE_NOOP("errors", "seat {seat} does not play any more"), seat=by)
    events = [Event("announced", by, {"what": "leaves"})]
    after = replace(now, left=(*now.left, by))
    if after.outcome is not None:
        return replace(after, start_rolls=(), face=None, owed=0, to_play=after.seated[0]), events
    if now.phase == "start":
        rolls = tuple(OUT if seat == by else number for seat, number in enumerate(now.start_rolls))
        after = _settle_start(replace(after, start_rolls=rolls))
        events[0] = Event("announced", by, {"what": "leaves", "begins": None if after.start_rolls else after.to_play})
    elif by == now.to_play:
        after = replace(after, face=None, to_play=after.next_seat(by))
    return after, events
