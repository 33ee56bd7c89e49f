"""What is counted of each member for the awards: events of the matches, by codes that config/party.yaml names.

A code is ``stacko.fell`` (how many such events), ``upturn.gave.total.count`` (a detail of them added up),
``stackup.played.most.pieces`` (the highest a detail ever was; of a list, its length), or ``stacko.moves`` (turns).
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping, Sequence

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


def tally(match: Match, seats: Sequence[str], codes: Collection[str]) -> dict[str, dict[str, int]]:
    """By member, what ``codes`` count in all rounds of ``match``; ``seats`` says who sits where. What two people did
    before they changed places counts for whoever sits there in the end."""
    found: dict[str, dict[str, int]] = {key: {} for key in seats if not is_filler(key)}
    game = match.rules.id
    ours = sorted(code for code in codes if game_of(code) == game)
    for round_ in match.rounds:
        if round_.referee is None:
            continue
        for entry in round_.referee.journal.entries:
            _count(found, seats[entry.seat], {f"{game}.{MOVES}": 1}, ours)
        for event in (event for events in round_.referee.events for event in events):
            if event.seat is not None:
                _count(found, seats[event.seat], _codes_of(game, event), ours)
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
