"""What home says of parties that are not over: how each stands, whose turn it is, and which matches are theirs."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from stackhub.engine.errors import SaidError
from stackhub.engine.match import Match
from stackhub.engine.party.party import Party
from stackhub.games import registry
from stackhub.shell.party_book import title_of
from stackhub.shell.party_evening import party_of, saves_of
from stackhub.shell.party_scoreboard import headline
from stackhub.store.folder import DataFolder
from stackhub.store.parties import StoredParty
from stackhub.store.saves import SUFFIX, read_match_or_last

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class ContinuedParty:
    """A party that can be gone on with. ``match`` is the one that was being played, if it can be read."""

    stored: StoredParty
    party: Party
    match: Match | None

    @property
    def stand(self) -> str:
        """``Game 3 of 5``; nothing once all are done."""
        if self.party.phase == "over":
            return ""
        words = QCoreApplication.translate("party", "Game {number} of {count}")
        return words.format(number=len(self.party.played) + 1, count=self.party.plan.rounds)

    @property
    def line(self) -> str:
        """Whose turn it is, or what comes next."""
        party = self.party
        if party.phase == "over":
            return QCoreApplication.translate("party", "The podium is waiting")
        game = None if party.under_way is None else title_of(party.plan.games[party.under_way.index].game)
        seat = None if self.match is None else self.match.to_decide
        if game is None:
            return headline(party)
        if self.match is not None and seat is not None:
            words = QCoreApplication.translate("party", "{game}: {name} is to move")
            return words.format(game=game, name=self.match.players[seat].name)
        return QCoreApplication.translate("party", "Next: {game}").format(game=game)


@dataclass(frozen=True, slots=True)
class Unfinished:
    """The parties that are not over, the newest first, and the keys of all saves that belong to one."""

    parties: tuple[ContinuedParty, ...]
    saves: frozenset[str]


def unfinished_parties(folder: DataFolder, refuse: Callable[[str, SaidError], None]) -> Unfinished:
    """Read them. ``refuse(key, error)`` hears of what cannot be read."""
    try:
        stored = folder.parties.unfinished()
    except SaidError as error:
        refuse("", error)
        return Unfinished((), frozenset())
    found: list[ContinuedParty] = []
    saves: set[str] = set()
    for one in stored:
        try:
            party = party_of(one)
        except SaidError as error:
            refuse(one.key, error)
            continue
        saves.update(saves_of(party))
        found.append(ContinuedParty(one, party, _match_of(folder, party)))
    return Unfinished(tuple(found), frozenset(saves))


def party_with(folder: DataFolder, save: str) -> StoredParty | None:
    """The party that is not over and that the match of that save belongs to; None for any other match."""
    unfinished = unfinished_parties(folder, lambda key, error: log.warning("%s: %s", key, error))
    return next((one.stored for one in unfinished.parties if save in saves_of(one.party)), None)


def _match_of(folder: DataFolder, party: Party) -> Match | None:
    if party.running is None:
        return None
    path = folder.saves / f"{party.running.save}{SUFFIX}"
    try:
        match = read_match_or_last(path, registry.rules_of).match
        party.agree(match)
    except SaidError as error:
        log.info("the match of the party cannot be shown: %s", error)
        return None
    return match
