"""What the moves of a game with challenge cards do (SS-15 to SS-17, SS-19); the turns themselves are in
`stackhub.games.stickstack.turns`."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from stackhub.engine.errors import IllegalMove
from stackhub.engine.events import Event
from stackhub.engine.game import Json
from stackhub.engine.words import QT_TRANSLATE_NOOP
from stackhub.games.stickstack.challenge_judge import Failure, Turn, failure_of
from stackhub.games.stickstack.judge import Verdict
from stackhub.games.stickstack.record import TurnRecord
from stackhub.games.stickstack.scoring import LAST_CARD
from stackhub.games.stickstack.situation import Situation

if TYPE_CHECKING:
    from stackhub.games.stickstack.turns import Step


def check_draw(now: Situation) -> None:
    """Raises IllegalMove when no challenge may be drawn now."""
    if not now.has_challenges:
        raise IllegalMove(QT_TRANSLATE_NOOP("errors", "challenges are not played in this match"))
    if now.drawer is not None:
        raise IllegalMove(QT_TRANSLATE_NOOP("errors", "the others are voting on the challenge"))
    if now.card is not None or now.held is not None:
        raise IllegalMove(QT_TRANSLATE_NOOP("errors", "a challenge has been drawn in this turn"))
    if not now.drawable:
        raise IllegalMove(QT_TRANSLATE_NOOP("errors", "no challenge is left that could be drawn"))


def draw(now: Situation, card: str) -> Step:
    """SS-15: a challenge is drawn and shown to all."""
    check_draw(now)
    if card not in now.drawable:
        raise IllegalMove(QT_TRANSLATE_NOOP("errors", "the challenge '{card}' cannot be drawn now"), card=card)
    events = []
    deck, discards = now.deck, now.discards
    if card not in deck or not any(now.pack.cards[other].is_apt(len(now.tower)) for other in deck):
        events.append(Event("reshuffled", now.to_play, {"count": len(discards)}))
        deck, discards = (*deck, *discards), ()
    after = replace(now, deck=tuple(sorted(other for other in deck if other != card)), discards=discards, card=card)
    events.append(Event("drew", now.to_play, {**_named(after, card), "partner": after.partner}))
    return after, events


def _named(now: Situation, card: str) -> Json:
    """The card as an event says it; the title goes along, for whoever tells of it knows no deck."""
    found = now.pack.cards[card]
    return {"card": card, "title": dict(found.title.wording.written), "duo": found.duo}


def close(now: Situation, record: TurnRecord, verdict: Verdict, events: list[Event]) -> Step:
    """The turn is over: the sticks go where they belong, and the card is settled or voted on (SS-15). A crash takes the
    tower's sticks, and those of the turn, back to the bag; the sticks in front stay."""
    by = now.to_play
    failure = _failure(now, record, verdict)
    if verdict.is_over:
        after = replace(now, bag=tuple(sorted((*now.bag, *verdict.front))), tower=(), held=None, source=None)
        events.append(Event("announced", by, {"what": "cleared", "sticks": len(verdict.front)}))
    else:
        front = (*now.fronts[by], *verdict.front)
        fronts = (*now.fronts[:by], front, *now.fronts[by + 1 :])
        after = replace(now, tower=verdict.tower, fronts=fronts, held=None, source=None)
    card = now.challenge
    if card is None:
        return _next(after, events)
    if failure is None and card.vote and now.voters:
        return replace(after, drawer=by, to_play=now.voters[0]), events
    return _settled(after, failure, events, eased=record.eased and card.can_be_eased)


def _failure(now: Situation, record: TurnRecord, verdict: Verdict) -> Failure | None:
    card = now.challenge
    if card is None or now.held is None:
        return None
    turn = Turn(record, now.tower, now.material.kinds[now.held], now.source)
    return failure_of(card, turn, verdict.fate)


def vote(now: Situation, by: int, *, done: bool) -> Step:
    """SS-17: one of the others says whether the challenge is done. The last vote settles it; a tie is for the
    player."""
    if now.drawer is None:
        raise IllegalMove(QT_TRANSLATE_NOOP("errors", "there is nothing to vote on"))
    if by not in now.voters:
        raise IllegalMove(QT_TRANSLATE_NOOP("errors", "seat {seat} does not vote on this challenge"), seat=by)
    if any(seat == by for seat, _ in now.votes):
        raise IllegalMove(QT_TRANSLATE_NOOP("errors", "seat {seat} has voted already"), seat=by)
    events = [Event("voted", by, {"done": done})]
    return _counted(replace(now, votes=(*now.votes, (by, done))), events)


def _counted(now: Situation, events: list[Event]) -> Step:
    """Settle the card once all have voted; else the next one is asked."""
    votes = dict(now.votes)
    waiting = [seat for seat in now.voters if seat not in votes]
    if waiting:
        return replace(now, to_play=waiting[0]), events
    yes = sum(votes.values())
    assert now.drawer is not None
    back = replace(now, to_play=now.drawer, drawer=None, votes=())
    return _settled(back, None if 2 * yes >= len(votes) else "vote", events, votes=[yes, len(votes) - yes])


def _settled(now: Situation, failure: Failure | None, events: list[Event], **details: object) -> Step:
    """The card goes to the discards, or stays in front of the player; of a DUO card the partner gets a marker (SS-16).
    The third card in front of somebody ends the game."""
    by, card, partner = now.to_play, now.card, now.partner
    assert card is not None
    told = {**_named(now, card), "done": failure is None, "why": failure, "partner": partner}
    if failure is None:
        after = replace(now, discards=(*now.discards, card), card=None)
    else:
        kept = tuple((*cards, card) if seat == by else cards for seat, cards in enumerate(now.kept))
        markers = tuple(count + (seat == partner) for seat, count in enumerate(now.markers))
        after = replace(now, kept=kept, markers=markers, card=None)
    known = {key: value for key, value in details.items() if value}
    events.append(Event("scored", by, {**told, "cards": after.cards_of(by), **known}))
    if any(after.cards_of(seat) >= LAST_CARD for seat in after.seated):
        return after, events
    return _next(after, events)


def _next(now: Situation, events: list[Event]) -> Step:
    """The next player's turn begins. With nothing to take, they find the tower's sticks in the bag (SS-15)."""
    return _swept(now.turn_passed(), events)


def _swept(now: Situation, events: list[Event]) -> Step:
    nothing = now.drawer is None and now.held is None and not now.bag and not now.fronts[now.to_play]
    if not nothing or not now.tower:
        return now, events
    events.append(Event("announced", now.to_play, {"what": "cleared", "sticks": len(now.tower)}))
    return replace(now, bag=tuple(sorted(now.tower)), tower=()), events


def left(before: Situation, now: Situation, by: int, drawer: int, events: list[Event]) -> Step:
    """SS-19: the cards of who leaves go to the discards, the markers out of play, and so does the challenge that they
    were at. `now` is the situation without their sticks."""
    cards = before.kept[by]
    if by == drawer and before.card is not None:
        cards = (*cards, before.card)
    now = replace(
        now,
        discards=(*now.discards, *cards),
        kept=tuple(() if seat == by else kept for seat, kept in enumerate(now.kept)),
        markers=tuple(0 if seat == by else count for seat, count in enumerate(now.markers)),
    )
    if by == drawer:
        now = replace(now, to_play=by, drawer=None, votes=(), card=None)
        return _next(now, events)
    if by == now.after:
        now = replace(now, after=now.next_seat(drawer, now.seated))
    if now.drawer is not None:
        return _counted(replace(now, votes=tuple(vote for vote in now.votes if vote[0] in now.voters)), events)
    return _swept(now, events)
