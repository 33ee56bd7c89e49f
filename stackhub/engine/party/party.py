"""The party: an evening of games, built from its plan and the entries of its journal.

The same plan and entries give the same party, so nothing but they need be kept. Whoever drives it (the shell) asks for
an entry (:meth:`Party.choose`, :meth:`Party.begin`, :meth:`Party.finish`, or one of their own making), writes it down,
and applies it. All chance comes of the plan's seed.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from fractions import Fraction
from typing import Any

from stackhub.engine.chance import Chance
from stackhub.engine.config import OptionValue
from stackhub.engine.events import Event
from stackhub.engine.match import Match, Player
from stackhub.engine.party import entries as journal
from stackhub.engine.party import standings as standing
from stackhub.engine.party.awards import Award, AwardWon, award_winners
from stackhub.engine.party.errors import BadEntry, NotNow
from stackhub.engine.party.limits import GameLimits
from stackhub.engine.party.members import FILLER_NAME, Member, players_of
from stackhub.engine.party.plan import Form, PartyPlan
from stackhub.engine.party.progress import GameUnderWay, TableDue
from stackhub.engine.party.scoring import ranks_of
from stackhub.engine.party.sections import is_filler
from stackhub.engine.party.state import GamePlayed, Phase, Running, first_state
from stackhub.engine.party.steps import after, undone
from stackhub.engine.party.tables import ROUND_ROBIN_UP_TO, Arrangement, arrange
from stackhub.engine.party.tally import Sitting, tally
from stackhub.engine.words import QT_TRANSLATE_NOOP


class Party:
    """A party of ``plan`` after ``entries`` (entries, or their JSON data). Raises PartyError when they do not fit."""

    def __init__(self, plan: PartyPlan, entries: Iterable[journal.AnyEntry | Mapping[str, Any]] = ()) -> None:
        self.plan = plan
        self._state = first_state(plan)
        self._entries: list[journal.AnyEntry] = []
        self._sittings: list[Sitting] = []
        """Of the running match, from its first move on."""
        for entry in entries:
            self.apply(entry)

    # --- how it stands

    @property
    def entries(self) -> tuple[journal.AnyEntry, ...]:
        """Everything that has happened, in order."""
        return tuple(self._entries)

    @property
    def phase(self) -> Phase:
        return self._state.phase

    @property
    def members(self) -> tuple[Member, ...]:
        """Everybody there ever was, in the order in which they came. Who left is among them."""
        return self._state.members

    @property
    def present(self) -> tuple[Member, ...]:
        """Those at the table, in its order."""
        return tuple(self.member(key) for key in self._state.order)

    @property
    def gone(self) -> tuple[str, ...]:
        """The keys of those who left."""
        return self._state.gone

    @property
    def replaced(self) -> tuple[str, ...]:
        """The keys of those for whom a bot plays on."""
        return self._state.replaced

    @property
    def played(self) -> tuple[GamePlayed, ...]:
        """The games that are done, skipped ones among them."""
        return self._state.played

    @property
    def under_way(self) -> GameUnderWay | None:
        """The game that was chosen, as long as it is not done."""
        return self._state.under_way

    @property
    def arrangement(self) -> Arrangement | None:
        """How the chosen game is played."""
        return self._state.under_way.arrangement if self._state.under_way is not None else None

    @property
    def running(self) -> Running | None:
        """The match being played."""
        return self._state.running

    def member(self, key: str) -> Member:
        """The member of that key. Raises BadEntry when there is none."""
        found = self._state.member(key)
        if found is None:
            raise BadEntry(QT_TRANSLATE_NOOP("errors", "there is nobody called {key} at the table"), key=key[:20])
        return found

    @property
    def next_key(self) -> str:
        """The key that somebody who joins must have."""
        return f"m{len(self._state.members) + 1}"

    # --- what comes next

    def next_table(self) -> TableDue | None:
        """The match to be played next; None when no game is chosen, or one of its matches is being played."""
        return self._state.due

    def wheel(self) -> tuple[int, ...]:
        """The indices of the plan's games on which the wheel may stop: those played least often this evening."""
        times = [sum(game.index == index for game in self.played) for index in range(len(self.plan.games))]
        return tuple(index for index, count in enumerate(times) if count == min(times))

    def next_game(self, spin: int = 0) -> int:
        """The index of the game to be chosen next: of a list the next one, else where the wheel stops. ``spin`` counts
        how often it was turned before for the same game. Raises NotNow after the last one."""
        number = len(self.played)
        if self.phase == "over":
            raise NotNow(QT_TRANSLATE_NOOP("errors", "the party is over"))
        if self.plan.picks == "list":
            return number
        return self._chance(f"wheel {number} {spin}").choice(self.wheel())

    def choose(
        self, game: int, limits: GameLimits, *, form: Form | None = None, round_robin_up_to: int = ROUND_ROBIN_UP_TO
    ) -> journal.Chosen:
        """The entry by which the game of that index comes next, played as ``form``, or as the plan or the app will have
        it. Until its first match begins another may be chosen instead. Raises CannotSeat."""
        planned = self.plan.games[game]
        arrangement = arrange(
            limits,
            self.present,
            self._chance(f"seeds {len(self.played)}"),
            standings=standing.seeds(self._state),
            form=form or planned.form,
            round_robin_up_to=round_robin_up_to,
        )
        return journal.Chosen(game=game, arrangement=arrangement)

    def options(self) -> dict[str, OptionValue]:
        """The options of the chosen game that differ from its Default. Raises NotNow when none is chosen."""
        under_way = self._chosen()
        return {**self.plan.games[under_way.index].options, **under_way.arrangement.options}

    def players(self, seats: Sequence[str], filler_name: str = FILLER_NAME) -> tuple[Player, ...]:
        """The players of a match of the chosen game between ``seats``; ``filler_name`` has a place {number}."""
        levels = self._chosen().arrangement.limits.levels
        members = {member.key: member for member in self.members}
        return players_of(seats, members, levels, self.plan.filler, filler_name)

    def match_seed(self) -> int:
        """The seed of the next match to begin."""
        return self._chance(f"match {self._state.begun}").seed

    def begin(self, save: str, seats: Sequence[str] | None = None) -> journal.MatchBegun:
        """The entry by which the match that is due begins, under the save of that key; ``seats``: in another order
        than the table's. Raises NotNow when none is due."""
        due = self._state.due
        if due is None:
            raise NotNow(QT_TRANSLATE_NOOP("errors", "no match of the party is due"))
        return journal.MatchBegun(table=due.table, save=save, seats=due.seats if seats is None else tuple(seats))

    def finish(self, match: Match, codes: Collection[str] = ()) -> journal.MatchEnded:
        """The entry by which the running match, which is over, ends; ``codes`` are counted for the awards. Raises
        NotNow when it is not over."""
        running = self._state.running
        if running is None or match.seats != len(running.seats):
            raise NotNow(QT_TRANSLATE_NOOP("errors", "no match of the party is being played"))
        ranks = tuple(tuple(running.seats[seat] for seat in group) for group in ranks_of(match))
        return journal.MatchEnded(ranks=ranks, counts=tally(match, self._sittings, codes))

    def agree(self, match: Match) -> list[Event]:
        """Make the running ``match``, as its save brought it back, agree with the party: who sits where, for whom a bot
        plays, who has left. An entry is written before the match is saved: a crash in between leaves the party ahead.
        Returns what leaving did to the round. Raises NotNow when this is not the running match."""
        running = self._state.running
        if running is None or match.seats != len(running.seats):
            raise NotNow(QT_TRANSLATE_NOOP("errors", "no match of the party is being played"))
        players = self.players(running.seats)
        match.players = tuple(
            match.players[seat] if is_filler(key) else players[seat] for seat, key in enumerate(running.seats)
        )
        for seat in [seat for seat in reversed(match.left) if running.seats[seat] not in self.gone]:
            match.take_back_leave(seat)
        events: list[Event] = []
        for seat in [running.seats.index(key) for key in self.gone if key in running.seats]:
            if seat not in match.left and match.phase != "over":
                events += match.leave(seat)
        return events

    # --- going on

    def apply(self, entry: journal.AnyEntry | Mapping[str, Any] | str) -> journal.AnyEntry:
        """Let ``entry`` happen and return it, read. Raises PartyError and changes nothing."""
        told = journal.entry_from(entry) if isinstance(entry, Mapping | str) else entry
        self._state = after(self._state, told)
        self._entries.append(told)
        running = self._state.running
        if isinstance(told, journal.MatchBegun):
            self._sittings = []
        if running is not None:
            since = getattr(told, "moves", None) or 0
            self._sittings.append(Sitting(since, running.seats, frozenset(self._state.replaced)))
        return told

    def check(self, entry: journal.AnyEntry) -> None:
        """Raises PartyError when ``entry`` could not be applied now. Ask before writing it down."""
        after(self._state, entry)

    def may_undo(self, moves: int | None = None) -> bool:
        """Whether the last change of the seats may be taken back; ``moves`` as in the entries."""
        try:
            undone(self._state, moves)
        except NotNow:
            return False
        return True

    # --- what it has come to

    def standings(self, games: int | None = None) -> tuple[standing.Standing, ...]:
        """The scoreboard after the first ``games`` games (None: all so far), best first."""
        return standing.standings(self._state, games)

    def chart(self) -> tuple[Mapping[str, Fraction], ...]:
        """Everybody's points at the start and after each game, by key."""
        return standing.chart(self._state)

    def team_standings(self) -> tuple[standing.TeamStanding, ...]:
        """The teams, best first; nothing where nobody is in one."""
        return standing.team_standings(self._state)

    def awards(self, awards: Sequence[Award]) -> tuple[AwardWon, ...]:
        """Who gets which of ``awards``: people only, those who left among them."""
        people = [member.key for member in self.plan.members if not member.is_bot]
        people += [member.key for member in self.members[len(self.plan.members) :] if self._was_person(member)]
        places = [standing.places_of(points) for points in self.chart()[1:]]
        return award_winners(awards, self._state.counts, places, people)

    def _was_person(self, member: Member) -> bool:
        return not member.is_bot or member.key in self._state.replaced

    def _chosen(self) -> GameUnderWay:
        if self._state.under_way is None:
            raise NotNow(QT_TRANSLATE_NOOP("errors", "no game of the party is chosen"))
        return self._state.under_way

    def _chance(self, label: str) -> Chance:
        return Chance(self.plan.seed).fork(f"party {label}")
