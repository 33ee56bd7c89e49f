"""A game being played by the party: its matches so far, which one is due, and in the end who did how well."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace

from stackhub.engine.party.pairings import Knockout, knockout, round_robin_ranks
from stackhub.engine.party.scoring import merged, without_fillers
from stackhub.engine.party.sections import Ranks
from stackhub.engine.party.table_words import nth, stage_of
from stackhub.engine.party.tables import Arrangement, filled_up
from stackhub.engine.words import Text


@dataclass(frozen=True, slots=True)
class MatchPlayed:
    """A finished match: the number of its table within the game, the key of its save, who sat where, the ranks."""

    table: int
    save: str
    seats: tuple[str, ...]
    ranks: Ranks


@dataclass(frozen=True, slots=True)
class TableDue:
    """The match to be played next: ``table`` is its number within the game, ``seats`` who sits where, ``stage`` what it
    is called (None: the only one)."""

    table: int
    seats: tuple[str, ...]
    stage: Text | None


@dataclass(frozen=True, slots=True)
class GameUnderWay:
    """The game ``index`` of the plan: how it is played, and the matches finished so far."""

    index: int
    arrangement: Arrangement
    matches: tuple[MatchPlayed, ...] = ()

    @property
    def results(self) -> dict[int, Ranks]:
        """The ranks by the number of the table."""
        return {match.table: match.ranks for match in self.matches}

    def with_match(self, match: MatchPlayed) -> GameUnderWay:
        return replace(self, matches=(*self.matches, match))

    def due(self, gone: Collection[str], names: Mapping[str, str]) -> TableDue | None:
        """The next match, who is ``gone`` left out; None when none is to come. ``names`` by member key."""
        if self.arrangement.form == "knockout":
            return self._due_knockout(self._knockout(gone), names)
        count = len(self.arrangement.tables)
        for number, seats in enumerate(self.arrangement.tables):
            if number in self.results:
                continue
            still = tuple(key for key in seats if key not in gone)
            pairs = self.arrangement.form == "round_robin"
            laid = (still if len(still) == 2 else None) if pairs else filled_up(still, self.arrangement.limits)
            if laid is not None:
                return TableDue(number, laid, nth(self.arrangement.form, number + 1, count))
        return None

    def ranks(self, gone: Collection[str]) -> Ranks:
        """Who did how well in the whole game, members only, once no match is due. A table at which nobody could play
        any more gives no place; neither does a place belong to who is ``gone`` without having played."""
        played = {key for match in self.matches for key in match.seats}
        if self.arrangement.form == "knockout":
            found = self._knockout(gone).ranks or ()
        elif self.arrangement.form == "round_robin":
            pairs = [(one, other) for one, other in self.arrangement.tables]
            found = round_robin_ranks(pairs, self.results, gone)
        else:
            found = merged(without_fillers(match.ranks) for match in self.matches)
        if not played:
            return ()
        kept = (tuple(key for key in group if key in played or key not in gone) for group in without_fillers(found))
        return tuple(group for group in kept if group)

    def _knockout(self, gone: Collection[str]) -> Knockout:
        return knockout(self.arrangement.order, self.results, gone)

    def _due_knockout(self, stand: Knockout, names: Mapping[str, str]) -> TableDue | None:
        if not stand.due:
            return None
        number, last = stand.due[0], stand.rounds[-1]
        first = sum(len(earlier.pairs) for earlier in stand.rounds[:-1])
        bye = None if last.bye is None else names.get(last.bye, last.bye)
        return TableDue(number, last.pairs[number - first], stage_of(last.size, bye))
