"""What Stick & Stack says to its players, before translation: log, status, opening, outcome and the guided turn."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import cast

from stackhub.engine.events import Event
from stackhub.engine.game import Opening, Outcome
from stackhub.engine.words import QT_TRANSLATE_NOOP, Text, text
from stackhub.games.stickstack import challenge_log
from stackhub.games.stickstack.challenge_log import LAST_CARD
from stackhub.games.stickstack.naming import COLOURS, joined, stick_words
from stackhub.games.stickstack.option_words import option_words, preset_words
from stackhub.games.stickstack.rules import StickStackView
from stackhub.games.stickstack.scoring import RANKS, rank_of
from stackhub.games.stickstack.title import TAGLINE, TITLE

__all__ = [
    "COLOURS",
    "GUIDE_CUES",
    "TAGLINE",
    "TITLE",
    "describe",
    "guide_steps",
    "opening_words",
    "option_words",
    "outcome_words",
    "preset_words",
    "status",
    "stick_words",
]

Marked = tuple[str, str]
Details = Mapping[str, object]

# --- log

_DREW = QT_TRANSLATE_NOOP("stickstack", "{name} draws {stick}.")
_CHOSE = QT_TRANSLATE_NOOP("stickstack", "{name} takes {stick} once more, instead of a new one.")
_PLACED = QT_TRANSLATE_NOOP("stickstack", "{name} hangs {stick} on the tower.")
_IN_FRONT = QT_TRANSLATE_NOOP("stickstack", "%n in front")
_IN_TEAM = QT_TRANSLATE_NOOP("stickstack", "team {team} · {in_front}")
_KEPT = QT_TRANSLATE_NOOP("stickstack", "{name} finds no place for {stick} and keeps it.")
_KEPT_OWN = QT_TRANSLATE_NOOP("stickstack", "{name} finds no place for {stick}, keeps it and gets a point.")
_REFUSED: Mapping[str, Marked] = {
    "back": QT_TRANSLATE_NOOP("stickstack", "{name} lets {own} touch {theirs} and has to try again."),
    "front": QT_TRANSLATE_NOOP("stickstack", "{name} lets {own} touch {theirs} and has to keep {stick}."),
    "warned": QT_TRANSLATE_NOOP("stickstack", "{name} lets {own} touch {theirs}: {stick} stays all the same."),
}
_FOULED = QT_TRANSLATE_NOOP("stickstack", "{name} has pushed {what} with the stick.")
_FOULED_STRICT = QT_TRANSLATE_NOOP("stickstack", "{name} has pushed {what} with the stick and has to keep it.")
_PUSHED_CUP = text(QT_TRANSLATE_NOOP("stickstack", "the cup"))
_PUSHED_BASE = text(QT_TRANSLATE_NOOP("stickstack", "the base"))
_PUSHED_STICKS = QT_TRANSLATE_NOOP("stickstack", "%n stick(s) of the tower")
_FELL_ONE = QT_TRANSLATE_NOOP("stickstack", "{name} has let {stick} fall.")
_FELL = QT_TRANSLATE_NOOP("stickstack", "{name} has let %n stick(s) fall.")
_TOPPLED = QT_TRANSLATE_NOOP("stickstack", "{name} has toppled the tower, with %n stick(s).")
_LEAVES = QT_TRANSLATE_NOOP("stickstack", "{name} leaves the table.")
_LEAVES_STICKS = QT_TRANSLATE_NOOP("stickstack", "{name} leaves the table: %n stick(s) go back into the bag.")

# --- outcome

_BECAUSE = QT_TRANSLATE_NOOP("stickstack", "{ending} {result}")
_ENDINGS: Mapping[str, Marked] = {
    "toppled": QT_TRANSLATE_NOOP("stickstack", "{name} brought the tower down."),
    "all_fell": QT_TRANSLATE_NOOP("stickstack", "{name} brought down the last sticks."),
    "empty": QT_TRANSLATE_NOOP("stickstack", "{name} has no stick left to place."),
    "left": QT_TRANSLATE_NOOP("stickstack", "Everybody else has left."),
    "cards": LAST_CARD,
    "sticks": LAST_CARD,
}
_OTHERS_LEFT = text(QT_TRANSLATE_NOOP("stickstack", "The other team has left."))
_FEWEST = QT_TRANSLATE_NOOP("stickstack", "Fewest points in this round: {names}, with %n point(s).")
_FEWEST_TEAM = QT_TRANSLATE_NOOP("stickstack", "Fewest points in this round: the team of {names}, with %n point(s).")
_TEAMS_EQUAL = QT_TRANSLATE_NOOP("stickstack", "Both teams have %n point(s) in this round.")
_WINS = QT_TRANSLATE_NOOP("stickstack", "The win goes to {names}.")
_TOGETHER = QT_TRANSLATE_NOOP("stickstack", "Together you have placed %n stick(s): that makes you “{rank}”.")
_NO_RANK = QT_TRANSLATE_NOOP("stickstack", "Together you have placed %n stick(s); the first rank begins at {least}.")
RANK_NAMES: Mapping[str, Text] = {
    "mystick": text(QT_TRANSLATE_NOOP("stickstack", "MyStick!")),
    "fantastick": text(QT_TRANSLATE_NOOP("stickstack", "FantaStick")),
    "artistick": text(QT_TRANSLATE_NOOP("stickstack", "ArtiStick")),
    "elastick": text(QT_TRANSLATE_NOOP("stickstack", "ElaStick")),
    "humoristick": text(QT_TRANSLATE_NOOP("stickstack", "HumoriStick")),
}
"""What a cooperative score is worth (SS-13), by the ids of `scoring.RANKS`."""

# --- status and opening

_TAKE = QT_TRANSLATE_NOOP("stickstack", "{name}: draw a stick from the bag.")
_TAKE_ANY = QT_TRANSLATE_NOOP("stickstack", "{name}: draw a stick from the bag, or take one of your own.")
_TAKE_OWN = QT_TRANSLATE_NOOP("stickstack", "{name}: the bag is empty, so take one of your own sticks.")
_PLACE = QT_TRANSLATE_NOOP("stickstack", "{name}: hang {stick} on the tower. Only like colours may touch.")
_PLACE_WARNED = QT_TRANSLATE_NOOP("stickstack", "{name}: hang {stick} on the tower. Like colours should touch.")
_THREE = QT_TRANSLATE_NOOP("stickstack", "Three challenges lie in front of somebody: the game is over.")
_OVER: Mapping[str, Marked] = {
    "toppled": QT_TRANSLATE_NOOP("stickstack", "The tower is down: the round is over."),
    "all_fell": QT_TRANSLATE_NOOP("stickstack", "Every stick has fallen: the round is over."),
    "empty": QT_TRANSLATE_NOOP("stickstack", "No stick is left to place: the round is over."),
    "left": QT_TRANSLATE_NOOP("stickstack", "The others have left: the round is over."),
    "cards": _THREE,
    "sticks": _THREE,
}
_OPENINGS: Mapping[str, Marked] = {
    "random": QT_TRANSLATE_NOOP("stickstack", "{name} begins, by lot."),
    "neighbour": QT_TRANSLATE_NOOP("stickstack", "{name} begins, to the left of whoever ended the last round."),
}

_GUIDE = (
    QT_TRANSLATE_NOOP(
        "stickstack",
        "Every stick that falls in your turn costs you a point, and bringing the tower down costs five more. Draw a "
        "stick from the bag: nobody knows which one comes.",
    ),
    QT_TRANSLATE_NOOP(
        "stickstack",
        "Hang it over the cup: drag it, or use the arrows. Q and E turn it, W and S roll it, A and D tip it. The "
        "plates show where it would touch, green where like colours meet. Close above the tower, let go.",
    ),
    QT_TRANSLATE_NOOP(
        "stickstack",
        "Once it rests, the table judges: each colour may touch only its own. A wrong one is shown, and the stick is "
        "back in your hand. What slides later does not matter, but what falls is yours.",
    ),
    QT_TRANSLATE_NOOP(
        "stickstack",
        "Your turn lasts until the next player takes a stick. Sticks that lie in front of you are points, but you may "
        "place one instead of a new one. F1 opens the rules.",
    ),
)

#: What leads from each step to the next: a stick is in the hand, it came to lie, the next player is to take.
GUIDE_CUES = ("phase:place", "stick-low", "phase:take")


def guide_steps() -> tuple[Text, ...]:
    """The guided first turn: the aim and the bag, hanging and turning, the verdict, the end of a turn (SS-03 to
    SS-09)."""
    return tuple(text(marked) for marked in _GUIDE)


def describe(event: Event, names: Sequence[str]) -> Text | None:
    """The log's sentence for `event`; `names` by seat. None when there is nothing to say."""
    if event.name == "round_over":
        return _result(_outcome_in(event.details), names)
    if event.seat is None:
        return None
    told = _of_a_challenge(event, names, event.seat)
    if told is not None or event.name not in _TELLERS:
        return told
    return _TELLERS[event.name](event.details, names[event.seat])


def _of_a_challenge(event: Event, names: Sequence[str], seat: int) -> Text | None:
    """What is told of challenge cards (SS-15 to SS-17); None for everything else."""
    details = event.details
    if event.name == "drew" and "card" in details:
        return challenge_log.drew(details, names, seat)
    if event.name == "announced" and details["what"] == "cleared":
        return challenge_log.cleared(details)
    if event.name == "reshuffled":
        return challenge_log.reshuffled()
    if event.name == "voted":
        return challenge_log.voted(details, names[seat])
    return challenge_log.scored(details, names, seat) if event.name == "scored" else None


def _outcome_in(details: Details) -> Outcome:
    """The outcome that a ``round_over`` holds."""
    sides = cast("list[list[int]]", details.get("sides", []))
    return Outcome(
        winners=tuple(cast("list[int]", details["winners"])),
        loser=cast("int | None", details["loser"]),
        scores=tuple(cast("list[int]", details["scores"])),
        by=cast("int | None", details.get("by")),
        reason=str(details["reason"]),
        sides=tuple(map(tuple, sides)),
    )


def _stick(details: Details) -> Text:
    return stick_words(str(details["kind"]))


def _refused(details: Details, name: str) -> Text:
    first = cast("list[dict[str, str]]", details["contacts"])[0]
    own, theirs = COLOURS[first["own"]], COLOURS[first["theirs"]]
    return text(_REFUSED[str(details["result"])], name=name, own=own, theirs=theirs, stick=_stick(details))


def _fouled(details: Details, name: str) -> Text:
    things = [str(push["what"]) for push in cast("list[dict[str, object]]", details["pushed"])]
    if "base" in things:
        what = _PUSHED_BASE
    elif "cup" in things:
        what = _PUSHED_CUP
    else:
        what = text(_PUSHED_STICKS, len(things))
    return text(_FOULED_STRICT if details["strict"] else _FOULED, name=name, what=what)


def _fell(details: Details, name: str) -> Text:
    kinds = cast("list[str]", details["kinds"])
    if len(kinds) == 1:
        return text(_FELL_ONE, name=name, stick=stick_words(kinds[0]))
    return text(_FELL, len(kinds), name=name)


def _leaves(details: Details, name: str) -> Text:
    sticks = cast(int, details["sticks"])
    return text(_LEAVES_STICKS, sticks, name=name) if sticks else text(_LEAVES, name=name)


_TELLERS: Mapping[str, Callable[[Details, str], Text]] = {
    "drew": lambda details, name: text(_DREW, name=name, stick=_stick(details)),
    "chose": lambda details, name: text(_CHOSE, name=name, stick=_stick(details)),
    "placed": lambda details, name: text(_PLACED, name=name, stick=_stick(details)),
    "kept": lambda details, name: text(_KEPT_OWN if details["point"] else _KEPT, name=name, stick=_stick(details)),
    "refused": _refused,
    "fouled": _fouled,
    "fell": _fell,
    "toppled": lambda details, name: text(_TOPPLED, cast(int, details["count"]), name=name),
    "announced": _leaves,
}


def opening_words(opening: Opening, names: Sequence[str]) -> Text:
    """Who begins, and why (SS-01, SS-12)."""
    return text(_OPENINGS[opening.why if opening.why in _OPENINGS else "random"], name=names[opening.seat])


def status(view: StickStackView, names: Sequence[str]) -> Text:
    """Whose turn it is and exactly what may be done now."""
    outcome = view.now.outcome
    if outcome is not None:
        return text(_OVER[outcome.reason or "left"])
    name, card = names[view.to_play], view.card
    if view.drawer is not None and card is not None:
        return challenge_log.vote_due(name, names[view.drawer], card)
    if view.phase == "challenge":
        return challenge_log.challenge_due(name)
    if view.held is not None:
        stick = stick_words(view.now.material.kinds[view.held])
        freely = None if card is None else challenge_log.place_freely(card, name, stick)
        if freely is not None:
            return freely
        place = _PLACE_WARNED if view.options.colours == "warn" else _PLACE
        return text(place, name=name, stick=stick)
    if not view.bag:
        return text(_TAKE_OWN, name=name)
    return text(_TAKE_ANY if view.fronts[view.to_play] else _TAKE, name=name)


def seat_words(view: StickStackView, seat: int) -> Text:
    """What the panel says of a seat: the sticks in front of it, which are its points so far (SS-11)."""
    in_front = text(_IN_FRONT, len(view.fronts[seat]))
    if view.mode == "challenges":
        return challenge_log.in_front_words(view.cards[seat], in_front)
    if view.options.mode != "teams":
        return in_front
    return text(_IN_TEAM, team="AB"[seat % 2], in_front=in_front)


def outcome_words(outcome: Outcome, names: Sequence[str]) -> Text:
    """How the round ended, and what came of it (SS-10 to SS-14, SS-19)."""
    two_teams = len(outcome.sides) == 2
    if outcome.reason == "left" and two_teams:
        ending = _OTHERS_LEFT
    elif outcome.by is None:
        ending = text(_ENDINGS["left"])
    else:
        ending = text(_ENDINGS[outcome.reason or "left"], name=names[outcome.by])
    return text(_BECAUSE, ending=ending, result=_result(outcome, names))


def _result(outcome: Outcome, names: Sequence[str]) -> Text:
    if len(outcome.sides) == 1:
        score = outcome.scores[0]
        rank = rank_of(score)
        if rank is None:
            return text(_NO_RANK, score, least=RANKS[-1][0])
        return text(_TOGETHER, score, rank=RANK_NAMES[rank])
    winners = joined([names[seat] for seat in outcome.winners])
    if outcome.reason == "left":
        return text(_WINS, names=winners)
    points = outcome.scores[outcome.winners[0]]
    if outcome.reason in ("cards", "sticks"):
        tied = outcome.reason == "sticks"
        return challenge_log.fewest_words(points, [names[seat] for seat in outcome.winners], tied=tied)
    if not outcome.sides:
        return text(_FEWEST, points, names=winners)
    if all(any(seat in outcome.winners for seat in side) for side in outcome.sides):
        return text(_TEAMS_EQUAL, points)
    return text(_FEWEST_TEAM, points, names=winners)
