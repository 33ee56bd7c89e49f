"""What a party says of its tables: why a game is played like this, and what each match is."""

from __future__ import annotations

from dataclasses import dataclass

from stackhub.engine.party.plan import Form
from stackhub.engine.words import QT_TRANSLATE_NOOP, Text, text

_TABLE = QT_TRANSLATE_NOOP("party", "Everybody plays at one table.")
_FILLED = QT_TRANSLATE_NOOP("party", "You are fewer than the game needs: %n bot(s) fill(s) up, for no points.")
_GROUPS = QT_TRANSLATE_NOOP("party", "At most {most} can play at once: you play at %n table(s), one after another.")
_ROUND_ROBIN = QT_TRANSLATE_NOOP("party", "Only two play at a time: everybody meets everybody, in %n match(es).")
_KNOCKOUT = QT_TRANSLATE_NOOP(
    "party", "Only two play at a time and you are many: who loses is out, %n match(es) in all."
)
_TEAMS = QT_TRANSLATE_NOOP("party", "You have come as two teams: they play against each other.")
_SITTING_OUT = QT_TRANSLATE_NOOP("party", "{reason} No bot can play this game yet: %n of yours sit(s) it out.")

_FINAL = QT_TRANSLATE_NOOP("party", "The final")
_SEMI_FINAL = QT_TRANSLATE_NOOP("party", "Semi-final")
_QUARTER_FINAL = QT_TRANSLATE_NOOP("party", "Quarter-final")
_FIRST_ROUND = QT_TRANSLATE_NOOP("party", "First round")
_NTH_TABLE = QT_TRANSLATE_NOOP("party", "Table {number} of {count}")
_NTH_MATCH = QT_TRANSLATE_NOOP("party", "Match {number} of {count}")
_WITH_BYE = QT_TRANSLATE_NOOP("party", "{stage}; {name} has no opponent and goes on")


@dataclass(frozen=True, slots=True)
class Told:
    """The facts that the sentence about an arrangement needs."""

    form: Form
    most: int
    matches: int
    fillers: int
    sitting_out: int


def told(facts: Told) -> Text:
    """Why the game is played like this, in one sentence."""
    match facts.form:
        case "table":
            reason = text(_FILLED, n=facts.fillers) if facts.fillers else text(_TABLE)
        case "groups":
            reason = text(_GROUPS, n=facts.matches, most=facts.most)
        case "round_robin":
            reason = text(_ROUND_ROBIN, n=facts.matches)
        case "knockout":
            reason = text(_KNOCKOUT, n=facts.matches)
        case "teams":
            reason = text(_TEAMS)
    return text(_SITTING_OUT, n=facts.sitting_out, reason=reason) if facts.sitting_out else reason


def nth(form: Form, number: int, count: int) -> Text | None:
    """Which match of the game this is, counted from 1; None where there is only one."""
    if count < 2:
        return None
    return text(_NTH_TABLE if form == "groups" else _NTH_MATCH, number=number, count=count)


def stage_of(size: int, bye: str | None) -> Text:
    """What a round of a knock-out is called in which ``size`` are still in; ``bye`` is who has no opponent in it."""
    if size <= 2:
        return text(_FINAL)
    stage = text(_SEMI_FINAL if size <= 4 else _QUARTER_FINAL if size <= 8 else _FIRST_ROUND)
    return stage if bye is None else text(_WITH_BYE, stage=stage, name=bye)
