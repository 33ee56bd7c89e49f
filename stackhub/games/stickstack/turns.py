"""What the moves of Stick & Stack do: the situation after a move, and what happened."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TypeVar

from stackhub.engine.errors import IllegalMove
from stackhub.engine.events import Event
from stackhub.engine.game import Json
from stackhub.engine.words import QT_TRANSLATE_NOOP
from stackhub.games.stickstack import challenge_turns
from stackhub.games.stickstack.judge import TOPPLED_CUP_DEG, Verdict, fouls, judge, wrong_contacts
from stackhub.games.stickstack.record import TurnRecord
from stackhub.games.stickstack.scoring import CRASH_POINTS
from stackhub.games.stickstack.situation import Situation

Step = tuple[Situation, list[Event]]
T = TypeVar("T")


def check_bag(now: Situation) -> None:
    """Raises IllegalMove when nothing may be drawn now."""
    _check_taking(now)
    if not now.bag:
        raise IllegalMove(QT_TRANSLATE_NOOP("errors", "the bag is empty: take one of the sticks in front of you"))


def draw(now: Situation, stick: str) -> Step:
    """SS-03: a stick from the bag."""
    if stick not in now.bag:
        raise IllegalMove(QT_TRANSLATE_NOOP("errors", "{stick} is not in the bag"), stick=stick)
    bag = tuple(other for other in now.bag if other != stick)
    after = replace(now, bag=bag, held=stick, source="bag")
    return after, [Event("drew", now.to_play, {"stick": stick, "kind": now.material.kinds[stick]})]


def choose(now: Situation, stick: str) -> Step:
    """SS-03, SS-08: a stick that lies in front of the player, instead of one from the bag."""
    _check_taking(now)
    by = now.to_play
    if stick not in now.fronts[by]:
        raise IllegalMove(
            QT_TRANSLATE_NOOP("errors", "{stick} does not lie in front of seat {seat}"), stick=stick, seat=by
        )
    rest = tuple(other for other in now.fronts[by] if other != stick)
    after = replace(now, fronts=_with(now.fronts, by, rest), held=stick, source="front")
    return after, [Event("chose", by, {"stick": stick, "kind": now.material.kinds[stick]})]


def _check_taking(now: Situation) -> None:
    if now.drawer is not None:
        raise IllegalMove(QT_TRANSLATE_NOOP("errors", "the others are voting on the challenge"))
    if now.held is not None:
        raise IllegalMove(QT_TRANSLATE_NOOP("errors", "{stick} has been taken: place it"), stick=now.held)
    if now.phase == "challenge":
        raise IllegalMove(QT_TRANSLATE_NOOP("errors", "draw a challenge first"))


def turn(now: Situation, record: TurnRecord) -> Step:
    """A turn as it was played (SS-04 to SS-11)."""
    if now.held is None:
        raise IllegalMove(QT_TRANSLATE_NOOP("errors", "no stick has been taken yet"))
    by, options = now.to_play, now.options
    verdict = judge(
        record,
        now.tower,
        held=now.held,
        colours=now.colours,
        strict=options.fouls == "strict",
        literal=options.all_fell == "literal",
    )
    if verdict.refusal is not None:
        raise IllegalMove(verdict.refusal)
    events = list(_told(now, record, verdict))
    if now.has_challenges:
        return challenge_turns.close(now, record, verdict, events)
    after = replace(now, tower=verdict.tower, held=None, source=None)
    if not verdict.is_over:
        front = (*now.fronts[by], *verdict.front)
        points = now.penalties[by] + int(_costs_a_point(now, verdict))
        after = replace(after, fronts=_with(now.fronts, by, front), penalties=_with(now.penalties, by, points))
        return after.turn_passed(), events
    return _crashed(after, verdict), events


def _costs_a_point(now: Situation, verdict: Verdict) -> bool:
    """Our Default, where the rules are silent (SS-06): who gives up a stick that lay before them anyway gets a point.
    Otherwise whoever has one could pass for ever. All together (SS-13) there are no such points, and with challenges
    (SS-15) the card is not done."""
    return verdict.fate == "kept" and now.source == "front" and now.options.mode not in ("coop", "challenges")


def _crashed(now: Situation, verdict: Verdict) -> Situation:
    """SS-11: five points, and the sticks of the crash count as well; by ``five_only`` they go back to the bag. All
    together (SS-13) there are no five points, and the sticks count in any case."""
    by, coop = now.to_play, now.options.mode == "coop"
    penalties = now.penalties if coop else _with(now.penalties, by, now.penalties[by] + CRASH_POINTS)
    now = replace(now, penalties=penalties, crash="toppled" if verdict.fate == "toppled" else "all_fell")
    if now.options.crash_sticks == "five_only" and not coop:
        return replace(now, bag=tuple(sorted((*now.bag, *verdict.front))))
    return replace(now, fronts=_with(now.fronts, by, (*now.fronts[by], *verdict.front)))


def _told(now: Situation, record: TurnRecord, verdict: Verdict) -> Iterator[Event]:
    """What the players are told of a turn, in the order in which it happened."""
    by, kinds = now.to_play, now.material.kinds
    stick: Json = {"stick": record.stick, "kind": kinds[record.stick]}
    back = {"refuse": "back", "take_back": "front", "warn": "warned"}[now.colours]
    for attempt in record.attempts if now.colour_rule == "like" else ():
        wrong = wrong_contacts(attempt)
        if wrong:
            touching = [{"other": c.other, "own": c.own, "theirs": c.theirs} for c in wrong]
            yield Event("refused", by, {**stick, "contacts": touching, "result": back})
    pushed = [{"what": push.what, "mm": push.mm} for push in fouls(record)]
    if pushed:
        yield Event("fouled", by, {**stick, "pushed": pushed, "strict": verdict.fate == "foul"})
    if verdict.fate == "placed":
        contacts = len(record.attempts[-1].contacts)
        yield Event("placed", by, {**stick, "contacts": contacts, "attempts": len(record.attempts)})
    elif verdict.fate == "kept":
        yield Event("kept", by, {**stick, "point": _costs_a_point(now, verdict)})
    if verdict.fate == "toppled":
        how = "cup" if record.cup_deg > TOPPLED_CUP_DEG else "base"
        yield Event("toppled", by, {"count": len(verdict.front), "how": how})
    elif record.fell:
        sticks = [fact.stick for fact in record.fell]
        yield Event("fell", by, {"sticks": sticks, "kinds": [kinds[fallen] for fallen in sticks]})


def leave(now: Situation, by: int) -> Step:
    """SS-19: the sticks of who leaves go to the bag, the one in their hand as well. Their turn is over; the tower is as
    it was when it began."""
    if not now.plays(by):
        raise IllegalMove(QT_TRANSLATE_NOOP("errors", "seat {seat} does not play any more"), seat=by)
    back = now.fronts[by]
    drawer = now.to_play if now.drawer is None else now.drawer
    if by == drawer and now.held is not None:
        back = (*back, now.held)
    after = replace(
        now,
        left=(*now.left, by),
        bag=tuple(sorted((*now.bag, *back))),
        fronts=_with(now.fronts, by, ()),
        penalties=_with(now.penalties, by, 0),
    )
    events = [Event("announced", by, {"what": "leaves", "sticks": len(back)})]
    if now.has_challenges:
        return challenge_turns.left(now, after, by, drawer, events)
    if by == now.to_play:
        return after.turn_passed(), events
    if by == now.after:
        mates = after.side_of(by) if now.options.mode == "teams" else ()
        then = after.next_seat(by, mates) if mates else after.opponent_after(after.to_play)
        after = replace(after, after=then)
    return after, events


def _with(row: tuple[T, ...], seat: int, value: T) -> tuple[T, ...]:
    """`row` with another value for `seat`."""
    return (*row[:seat], value, *row[seat + 1 :])
