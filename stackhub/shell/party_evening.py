"""A party on disk: everything that happens is written down first, and only then does it happen on screen."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Callable
from pathlib import Path

from stackhub.engine.errors import SaidError
from stackhub.engine.match import Match
from stackhub.engine.options import make_options
from stackhub.engine.party.entries import AnyEntry, Joined, MatchDropped, entry_as_dict
from stackhub.engine.party.members import Member
from stackhub.engine.party.party import Party
from stackhub.engine.party.plan import PartyPlan, plan_from_json
from stackhub.engine.party.sections import is_filler
from stackhub.engine.save import match_from_json, match_to_json
from stackhub.games import registry
from stackhub.shell.match_files import new_save_path, record_result
from stackhub.shell.party_book import PartyBook
from stackhub.store.atomic import StoreError
from stackhub.store.folder import DataFolder
from stackhub.store.history import PartyLink
from stackhub.store.parties import Guest, StoredParty
from stackhub.store.replays import remove_replay
from stackhub.store.saves import SUFFIX, SavedFile, read_match_or_last, remove_match

#: A save that cannot be played on is kept under this ending.
DAMAGED = ".damaged"


class Evening:
    """A party of ``folder``, as ``stored`` says it stands. Everything raises SaidError, and has then changed nothing
    but what is said. A database that is found damaged before something is written gives way to a new one, in which the
    whole party stands; ``put_aside(path)`` hears where the damaged one lies now. ``started``: when it began (ISO 8601,
    UTC)."""

    def __init__(
        self, folder: DataFolder, book: PartyBook, stored: StoredParty, put_aside: Callable[[Path], None] | None = None
    ) -> None:
        self.folder = folder
        self._put_aside = put_aside
        self.book = book
        self.key = stored.key
        self.started = stored.started
        self.party = party_of(stored)
        self._stored = stored
        self.remove_stale_saves()

    @classmethod
    def begin(
        cls, folder: DataFolder, book: PartyBook, plan: PartyPlan, put_aside: Callable[[Path], None] | None = None
    ) -> Evening:
        """Write a new party down."""
        aside = folder.database.put_aside_if_damaged()
        key = folder.parties.begin(plan.to_json(), _guests(plan.members))
        if aside is not None and put_aside is not None:
            put_aside(aside)
        return cls(folder, book, folder.parties.load(key), put_aside)

    # --- what happens

    def happen(self, entry: AnyEntry) -> None:
        """Let ``entry`` happen: checked, written down, applied."""
        self.party.check(entry)
        self._write(entry)
        self.party.apply(entry)

    def choose_next(self, spin: int = 0, game: int | None = None) -> None:
        """The next game is chosen: ``game`` of the plan, or what list or wheel (turned ``spin`` times before) say."""
        index = self.party.next_game(spin) if game is None else game
        limits = self.book.limits[self.party.plan.games[index].game]
        self.happen(self.party.choose(index, limits, round_robin_up_to=self.book.file.round_robin_up_to))

    def finish(self) -> None:
        """The evening is over and has been looked at."""
        self.remove_stale_saves()
        self.mend()
        self.folder.parties.finish(self.key)

    def mend(self) -> None:
        """Put a damaged database aside; the party stands whole in the new one, as the program knows it."""
        aside = self.folder.database.put_aside_if_damaged()
        self._restore()
        if aside is not None and self._put_aside is not None:
            self._put_aside(aside)

    # --- the match that is played

    @property
    def game(self) -> str | None:
        """The id of the chosen game, None when none is chosen."""
        under_way = self.party.under_way
        return None if under_way is None else self.party.plan.games[under_way.index].game

    def begin_match(self, filler_name: str) -> tuple[Match, Path]:
        """The match that is due begins. Returns it, and where it is to be saved."""
        due, game = self.party.next_table(), self.game
        assert due is not None, "asked for only when a table is due"
        assert game is not None
        rules = registry.rules_of(game)
        options = make_options(rules.options_model, {**rules.config.defaults(), **self.party.options()})
        match = Match(rules, options, self.party.players(due.seats, filler_name), self.party.match_seed())
        path = new_save_path(self.folder, game)
        self.happen(self.party.begin(path.stem))
        return match, path

    def resume_match(self) -> SavedFile | None:
        """The running match as it stands on disk, agreeing with the party. None where it never got there, or its result
        was all that was missing: then the party has gone on. Raises SaidError where the save cannot be read; the match
        is then due anew."""
        running = self.party.running
        assert running is not None, "asked for only while a match is running"
        path = self._save_path(running.save)
        if not path.exists() and not path.with_name(path.name + ".last").exists():
            self.happen(MatchDropped())
            return None
        try:
            saved = read_match_or_last(path, registry.rules_of)
            self.party.agree(saved.match)
        except StoreError:
            raise  # it may be readable the next time
        except SaidError:
            with contextlib.suppress(OSError):
                path.rename(path.with_suffix(DAMAGED))
            self.happen(MatchDropped())
            raise
        if saved.match.phase != "over":
            return saved
        record_result(self.folder, path, saved.match, profiles=self.profiles(), party=self.link(saved.match))
        self.settle(saved.match)
        return None

    def profiles(self) -> list[str | None]:
        """The profiles of the running match's seats."""
        running = self.party.running
        seats = () if running is None else running.seats
        return [None if is_filler(key) else self.party.member(key).profile for key in seats]

    def link(self, match: Match) -> PartyLink | None:
        """The entry that is written together with the result of ``match``, the running one."""
        if self.party.running is None:
            return None
        self.mend()  # a result is written with its party only where the party is known
        entry = self.party.finish(match, self.book.file.codes)
        return PartyLink(self.key, len(self.party.entries), json.dumps(entry_as_dict(entry)))

    def settle(self, match: Match) -> None:
        """The running match is over: the party goes on. Its entry is on disk already, unless the database had to be
        put aside; doing it again changes nothing."""
        if self.party.running is None or match.phase != "over":
            return
        entry = self.party.finish(match, self.book.file.codes)
        if self._written() == len(self.party.entries):
            self._write(entry)
        self.party.apply(entry)

    def seat_of(self, member: str) -> int | None:
        """The seat of a member in the running match, None when they do not play it."""
        running = self.party.running
        return running.seats.index(member) if running is not None and member in running.seats else None

    # --- inside

    def _save_path(self, save: str) -> Path:
        return self.folder.saves / f"{Path(save).name}{SUFFIX}"

    def remove_stale_saves(self) -> None:
        """Saves of matches that were given up: dying before they were removed must not bring them back."""
        running = self.party.running
        for save in saves_of(self.party):
            if running is None or save != running.save:
                with contextlib.suppress(StoreError):  # the next start tries again
                    path = self._save_path(save)
                    if path.exists() and not self.folder.history.has(path.stem):
                        remove_replay(self.folder.replays, path.stem)
                    remove_match(path)

    def _write(self, entry: AnyEntry) -> None:
        number = len(self.party.entries)
        self.mend()
        joined = Guest(entry.member.name, entry.member.profile) if isinstance(entry, Joined) else None
        self.folder.parties.append(self.key, number, json.dumps(entry_as_dict(entry)), joined)

    def _written(self) -> int:
        """How many entries are on disk."""
        self.mend()
        return len(self.folder.parties.load(self.key).entries)

    def _restore(self) -> None:
        """Write the party down where it is not known: after damage, or when another program put the database aside."""
        told = tuple(json.dumps(entry_as_dict(entry)) for entry in self.party.entries)
        stored = StoredParty(self.key, self.started, None, self._stored.plan, told)
        self.folder.parties.restore(stored, _guests(self.party.members))


def party_of(stored: StoredParty) -> Party:
    """The party that lies on disk. Raises PartyError where it makes no sense."""
    party = Party(plan_from_json(stored.plan))
    for entry in stored.entries:
        party.apply(entry)
    return party


def saves_of(party: Party) -> list[str]:
    """The keys of all matches that were ever begun, the running one among them."""
    return [entry.save for entry in party.entries if entry.entry == "match_begun"]


def leaving_ends(match: Match, seat: int) -> bool:
    """Whether ``match`` is over once ``seat`` leaves it; tried on a copy."""
    try:
        copy = match_from_json(match_to_json(match), registry.rules_of)
        copy.leave(seat)
    except SaidError:
        return False  # leaving is refused with the reason when it is done
    return copy.phase == "over"


def _guests(members: tuple[Member, ...]) -> list[Guest]:
    return [Guest(member.name, member.profile) for member in members if not member.is_bot]
