"""Who was first at a party of the past: its journal says it."""

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
    """The names of those with the most points; a dash before anything was played, or where the journal is one of a
    later StackHub."""
    try:
        stored = folder.parties.load(party.key)
        rebuilt = Party(plan_from_json(stored.plan), [entry_from(entry) for entry in stored.entries])
    except SaidError as error:
        log.warning("the party %s cannot be read: %s", party.key, error)
        return "–"
    if not rebuilt.played:
        return "–"
    return ", ".join(row.member.name for row in rebuilt.standings() if row.place == 1)
