"""What the journal of a party of the past says: who was first, and whether anything was played at all."""

from __future__ import annotations

import logging

from stackhub.engine.errors import SaidError
from stackhub.engine.party.entries import entry_from
from stackhub.engine.party.party import Party
from stackhub.engine.party.plan import plan_from_json
from stackhub.store.folder import DataFolder
from stackhub.store.results import PartyResult

log = logging.getLogger(__name__)


def first_at(folder: DataFolder, party: PartyResult) -> str:
    """The names of those with the most points; a dash before anybody has some, or where the journal is one of a later
    StackHub."""
    rebuilt = _rebuilt(folder, party)
    if rebuilt is None or not _any_points(rebuilt):
        return "–"
    return ", ".join(row.member.name for row in rebuilt.standings() if row.place == 1)


def has_something(folder: DataFolder, party: PartyResult) -> bool:
    """Whether the history shows the party: not if it was given up before anything was played to its end. One that can
    be gone on with is shown, and one whose journal cannot be read."""
    if party.finished is None or party.matches:
        return True
    rebuilt = _rebuilt(folder, party)
    return rebuilt is None or _any_points(rebuilt)


def _rebuilt(folder: DataFolder, party: PartyResult) -> Party | None:
    try:
        stored = folder.parties.load(party.key)
        return Party(plan_from_json(stored.plan), [entry_from(entry) for entry in stored.entries])
    except SaidError as error:
        log.warning("the party %s cannot be read: %s", party.key, error)
        return None


def _any_points(party: Party) -> bool:
    return any(row.points for row in party.standings())
