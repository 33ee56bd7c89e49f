"""The unfinished matches of somebody who is called otherwise from now on."""

from __future__ import annotations

import logging

from stackhub.engine.errors import SaidError
from stackhub.shell.party_continued import unfinished_parties
from stackhub.store.folder import DataFolder
from stackhub.store.saves import rename_person, unfinished

log = logging.getLogger(__name__)


def rename_in_saves(folder: DataFolder, before: str, after: str) -> None:
    """A result goes to the profile of whoever is called as the save says: write the new name into it. Matches of a
    party are left alone, because its journal knows its people by their profiles. Raises SaidError."""
    of_parties = unfinished_parties(folder, _refuse).saves
    for path in unfinished(folder.saves):
        if path.stem not in of_parties:
            rename_person(path, before, after)


def _refuse(key: str, error: SaidError) -> None:
    log.warning("the party %s cannot be read: %s", key, error)
