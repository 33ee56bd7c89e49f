"""Who plays a game with whom: at one table, at several, two at a time, or in teams. Chosen here unless the plan says.

Who sits where is part of the party's journal (:class:`Arrangement`), so that an evening is built again as it was
although the program or a game's YAML has changed meanwhile.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from pydantic import Field

from stackhub.engine.chance import Chance
from stackhub.engine.config import OptionValue
from stackhub.engine.party.errors import CannotSeat
from stackhub.engine.party.limits import GameLimits
from stackhub.engine.party.members import Member
from stackhub.engine.party.pairings import round_robin
from stackhub.engine.party.plan import Form
from stackhub.engine.party.sections import MOST_PRESENT, MemberKey, SeatKey, Section, is_filler
from stackhub.engine.party.table_words import Told, told
from stackhub.engine.words import QT_TRANSLATE_NOOP, Text

#: So many meet everybody in a game for two; more are knocked out.
ROUND_ROBIN_UP_TO = 4

Seats = Annotated[tuple[SeatKey, ...], Field(min_length=1, max_length=MOST_PRESENT)]


class Arrangement(Section):
    """How the members play one game.

    ``tables``: by table, who sits at it, by seat; the tables are played one after another. A knock-out has none from
    the start: its pairs come of ``order``, the best placed first. ``out``: bots that cannot play this game. ``options``
    must be added to those of the plan (they switch team play on).
    """

    form: Form
    limits: GameLimits
    tables: Annotated[tuple[Seats, ...], Field(max_length=45)] = ()
    order: Annotated[tuple[MemberKey, ...], Field(max_length=MOST_PRESENT)] = ()
    out: Annotated[tuple[MemberKey, ...], Field(max_length=MOST_PRESENT)] = ()
    options: dict[str, OptionValue] = {}

    @property
    def matches(self) -> int:
        """How many matches are played one after another, if nobody leaves."""
        return len(self.order) - 1 if self.form == "knockout" else len(self.tables)

    @property
    def minutes(self) -> tuple[int, int]:
        """How long that takes, shortest and longest."""
        shortest, longest = self.limits.minutes
        return shortest * self.matches, longest * self.matches

    @property
    def members(self) -> tuple[str, ...]:
        """Everybody who plays, bots that fill up apart."""
        seated = self.order or dict.fromkeys(key for table in self.tables for key in table if not is_filler(key))
        return tuple(seated)

    @property
    def reason(self) -> Text:
        """Why they play like this, in one sentence."""
        fillers = sum(is_filler(key) for table in self.tables for key in table)
        return told(Told(self.form, self.limits.most, self.matches, fillers, sitting_out=len(self.out)))


def arrange(
    limits: GameLimits,
    present: Sequence[Member],
    chance: Chance,
    *,
    standings: Sequence[str] = (),
    form: Form | None = None,
    round_robin_up_to: int = ROUND_ROBIN_UP_TO,
) -> Arrangement:
    """How ``present``, in the order of the table, play a game of ``limits``.

    ``standings`` are member keys, the best of the evening first: they seed groups and knock-outs; who is not in them
    comes behind, in an order that ``chance`` shuffles. ``form`` is what the plan wants; None lets the app choose.
    Raises CannotSeat where there are not enough people, or not in this form.
    """
    playing = [member for member in present if limits.levels or not member.is_bot]
    out = tuple(member.key for member in present if member not in playing)
    keys = [member.key for member in playing]
    if not playing or (len(playing) < limits.fewest and not limits.levels):
        marked = QT_TRANSLATE_NOOP("errors", "this game needs {fewest} people, and no bot can play it yet")
        raise CannotSeat(marked, fewest=limits.fewest)
    chosen = form or _form_for(limits, playing, round_robin_up_to)
    seeded = _seeded(keys, standings, chance)
    tables: tuple[tuple[str, ...], ...] = ()
    options: dict[str, OptionValue] = {}
    match chosen:
        case "table":
            if len(keys) > limits.most:
                marked = QT_TRANSLATE_NOOP("errors", "at most {most} can play this game at one table")
                raise CannotSeat(marked, most=limits.most)
            tables = (_filled(keys, limits.fewest),)
        case "groups":
            tables = _groups(limits, playing, seeded)
        case "teams":
            tables, options = (_alternating(limits, playing),), dict(limits.team_options or {})
        case "round_robin":
            _check_pairs(limits, keys)
            tables = round_robin(keys)
        case "knockout":
            _check_pairs(limits, keys)
    order = tuple(seeded) if chosen == "knockout" else ()
    return Arrangement(form=chosen, limits=limits, tables=tables, order=order, out=out, options=options)


def check_arrangement(arrangement: Arrangement, present: Sequence[str]) -> None:
    """Raises CannotSeat unless everybody of the arrangement is ``present``, and nobody plays more often than its form
    lets them."""
    limits, form = arrangement.limits, arrangement.form
    everybody = [*arrangement.members, *arrangement.out]
    if sorted(everybody) != sorted(present):
        raise CannotSeat(QT_TRANSLATE_NOOP("errors", "the tables are not laid for those who are there"))
    seated = [key for table in arrangement.tables for key in table if not is_filler(key)]
    fits = all(limits.fewest <= len(table) <= limits.most for table in arrangement.tables)
    match form:
        case "table" | "teams":
            fits = fits and len(arrangement.tables) == 1 and len(set(seated)) == len(seated)
        case "groups":
            fits = fits and len(set(seated)) == len(seated)
        case "round_robin":
            met = sorted("+".join(sorted(table)) for table in arrangement.tables)
            fits = fits and met == sorted("+".join(sorted(pair)) for pair in round_robin(arrangement.members))
        case "knockout":
            fits = (
                not arrangement.tables and len(set(everybody)) == len(everybody) and limits.fewest <= 2 <= limits.most
            )
    fillers = [[key for key in table if is_filler(key)] for table in arrangement.tables]
    if not fits or any(row and (not limits.levels or len(set(row)) < len(row)) for row in fillers):
        raise CannotSeat(QT_TRANSLATE_NOOP("errors", "the tables do not fit the game"))


def filled_up(seats: Sequence[str], limits: GameLimits) -> tuple[str, ...] | None:
    """``seats`` after somebody has left, filled up with bots to the game's least; None where that cannot be."""
    people = [key for key in seats if not is_filler(key)]
    if not people or (len(seats) < limits.fewest and not limits.levels):
        return None
    return _filled(seats, limits.fewest)


def _form_for(limits: GameLimits, playing: Sequence[Member], round_robin_up_to: int) -> Form:
    if len(playing) <= limits.most:
        return "teams" if _teams_fit(limits, playing) else "table"
    if limits.most == 2:
        return "round_robin" if len(playing) <= round_robin_up_to else "knockout"
    return "groups"


def _seeded(keys: Sequence[str], standings: Sequence[str], chance: Chance) -> list[str]:
    known = [key for key in standings if key in keys]
    fresh = [key for key in keys if key not in known]
    chance.shuffle(fresh)
    return [*known, *fresh]


def _filled(keys: Sequence[str], least: int) -> tuple[str, ...]:
    """``keys`` and as many bots as are missing to ``least``."""
    names = (name for number in range(1, 10) if (name := f"f{number}") not in keys)
    return (*keys, *(next(names) for _ in range(least - len(keys))))


def _groups(limits: GameLimits, playing: Sequence[Member], seeded: Sequence[str]) -> tuple[tuple[str, ...], ...]:
    """As few tables as possible, as even as possible; the best placed are dealt out to and fro, people before bots, so
    that no table is much stronger than another and none has bots only. Everybody keeps the order of the table."""
    count = -(-len(playing) // limits.most)
    if len(playing) // count < limits.fewest and not limits.levels:
        raise CannotSeat(QT_TRANSLATE_NOOP("errors", "so many people cannot be split into tables of this game"))
    bots = {member.key for member in playing if member.is_bot}
    dealt = [*(key for key in seeded if key not in bots), *(key for key in seeded if key in bots)]
    groups: list[list[str]] = [[] for _ in range(count)]
    for number, key in enumerate(dealt):
        lap, at = divmod(number, count)
        groups[count - 1 - at if lap % 2 else at].append(key)
    places = {member.key: place for place, member in enumerate(playing)}
    return tuple(_filled(sorted(group, key=places.__getitem__), limits.fewest) for group in groups)


def _teams_fit(limits: GameLimits, playing: Sequence[Member]) -> bool:
    teams = [member.team for member in playing]
    if limits.team_options is None or None in teams or len(set(teams)) != 2:
        return False
    sizes = sorted(teams.count(team) for team in set(teams))
    return sizes[1] - sizes[0] <= 1 and len(playing) >= max(limits.fewest, 4)


def _alternating(limits: GameLimits, playing: Sequence[Member]) -> tuple[str, ...]:
    """The members of both teams in turn, the larger team first."""
    if not _teams_fit(limits, playing) or len(playing) > limits.most:
        marked = QT_TRANSLATE_NOOP("errors", "this needs two teams that are as large as each other, or nearly")
        raise CannotSeat(marked)
    teams: dict[int | None, list[str]] = {}
    for member in playing:
        teams.setdefault(member.team, []).append(member.key)
    large, small = sorted(teams.values(), key=len, reverse=True)
    return tuple((large if at % 2 == 0 else small)[at // 2] for at in range(len(playing)))


def _check_pairs(limits: GameLimits, keys: Sequence[str]) -> None:
    if not limits.fewest <= 2 <= limits.most:
        raise CannotSeat(QT_TRANSLATE_NOOP("errors", "two cannot play this game"))
    if len(keys) < 2:
        raise CannotSeat(QT_TRANSLATE_NOOP("errors", "nobody can play against themselves: somebody is missing"))
