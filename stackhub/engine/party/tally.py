"""What is counted of each member for the awards: events of the matches, by codes that config/party.yaml names.

A code is ``stacko.fell`` (how many such events), ``upturn.gave.total.count`` (a detail of them added up),
``stackup.played.most.pieces`` (the highest a detail ever was; of a list, its length), or ``stacko.moves`` (turns).
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass

from stackhub.engine.errors import BadConfig
from stackhub.engine.events import EVENT_NAMES, Event
from stackhub.engine.match import Match
from stackhub.engine.party.sections import is_filler
from stackhub.engine.words import QT_TRANSLATE_NOOP

_CODE = re.compile(r"(?P<game>[a-z]+)\.(?P<event>[a-z_]+)(\.(?P<how>total|most)\.(?P<detail>[a-z_]+))?")
#: Stands where the name of an event does, for the moves a member made.
MOVES = "moves"


def checked_code(code: str) -> str:
    """``code`` itself. Raises BadConfig when it is none."""
    found = _CODE.fullmatch(code)
    if found is None or (found["event"] not in EVENT_NAMES and (found["event"] != MOVES or found["how"])):
        raise BadConfig(QT_TRANSLATE_NOOP("errors", "'{code}' is nothing that is counted"), code=code[:60])
    return code


def game_of(code: str) -> str:
    """The game whose events ``code`` counts."""
    return code.partition(".")[0]


def added(counts: Mapping[str, int], more: Mapping[str, int]) -> dict[str, int]:
    """Both counts together: the higher one where a code is about the most, else the sum."""
    both = dict(counts)
    for code, value in more.items():
        known = both.get(code, 0)
        both[code] = max(known, value) if ".most." in code else known + value
    return both


@dataclass(frozen=True, slots=True)
class Sitting:
    """Who sat where (members by seat) once the match had seen ``since`` moves. ``stood_in``: for whom of them a bot
    played, though they had come as people."""

    since: int
    seats: tuple[str, ...]
    stood_in: frozenset[str] = frozenset()


def tally(match: Match, sittings: Sequence[Sitting], codes: Collection[str]) -> dict[str, dict[str, int]]:
    """By member, what ``codes`` count in all rounds of ``match``, for whoever sat there at the time (``sittings``, the
    first from move 0 on). What a bot did for somebody is counted of nobody."""
    found: dict[str, dict[str, int]] = {key: {} for key in sittings[0].seats if not is_filler(key)}
    game = match.rules.id
    ours = sorted(code for code in codes if game_of(code) == game)
    played = 0
    for referee in (round_.referee for round_ in match.rounds if round_.referee is not None):
        for entry, events in zip(referee.journal.entries, referee.events, strict=True):
            sitting = next(sitting for sitting in reversed(sittings) if sitting.since <= played)
            done = [(entry.seat, {f"{game}.{MOVES}": 1})]
            done += [(event.seat, _codes_of(game, event)) for event in events if event.seat is not None]
            for seat, more in done:
                if sitting.seats[seat] not in sitting.stood_in:
                    _count(found, sitting.seats[seat], more, ours)
            played += 1
    return {key: counts for key, counts in found.items() if counts}


def _codes_of(game: str, event: Event) -> dict[str, int]:
    codes = {f"{game}.{event.name}": 1}
    for detail, value in event.details.items():
        size = len(value) if isinstance(value, list | tuple) else value
        if isinstance(size, int) and not isinstance(size, bool) and size >= 0:
            codes[f"{game}.{event.name}.total.{detail}"] = size
            codes[f"{game}.{event.name}.most.{detail}"] = size
    return codes


def _count(found: dict[str, dict[str, int]], key: str, more: Mapping[str, int], codes: Iterable[str]) -> None:
    if key in found:
        found[key] = added(found[key], {code: more[code] for code in codes if code in more})
