"""The awards of an evening: for what people did, besides winning. Which there are stands in config/party.yaml."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Annotated, Literal, Self

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, model_validator

from stackhub.engine.errors import BadConfig
from stackhub.engine.party.award_words import AWARD_WORDS, AWARD_WORDS_FOR_NONE, AwardName
from stackhub.engine.party.tally import checked_code
from stackhub.engine.words import QT_TRANSLATE_NOOP, Text, text

Code = Annotated[str, AfterValidator(checked_code)]
Codes = Annotated[tuple[Code, ...], Field(max_length=20)]
COMEBACK: AwardName = "comeback"


class Award(BaseModel):
    """Who did something ``most`` or ``fewest`` times. ``counts`` are added up; with ``per`` what matters is how often
    that was out of so many. ``least``: so many of ``counts``, or with ``per`` of those, it takes to be considered. The
    ``comeback`` counts places climbed in the standings instead."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    id: AwardName
    counts: Codes = ()
    per: Codes = ()
    best: Literal["most", "fewest"] = "most"
    least: Annotated[int, Field(ge=1, le=1000)] = 1

    @model_validator(mode="after")
    def _says_what_counts(self) -> Self:
        if (self.id == COMEBACK) == bool(self.counts):
            raise BadConfig(QT_TRANSLATE_NOOP("errors", "every award but the comeback says what it counts"))
        if self.best == "fewest" and not self.per:
            raise BadConfig(QT_TRANSLATE_NOOP("errors", "the fewest must be out of something: say per what"))
        return self

    @property
    def codes(self) -> tuple[str, ...]:
        """All that has to be counted for it."""
        return (*self.counts, *self.per)


@dataclass(frozen=True, slots=True)
class AwardWon:
    """``member`` (its key) got the award ``id`` for ``count``, out of ``per`` (0 where that does not matter)."""

    id: AwardName
    member: str
    count: int
    per: int = 0

    @property
    def title(self) -> Text:
        return text(AWARD_WORDS[self.id][0])

    def sentence(self, name: str) -> Text:
        """What is said of whoever got it, who is called ``name``."""
        marked = AWARD_WORDS[self.id][1]
        args: dict[str, object] = {"name": name}
        if "{per}" in marked[1]:
            args["per"] = self.per
        if self.count == 0 and self.id in AWARD_WORDS_FOR_NONE:
            return text(AWARD_WORDS_FOR_NONE[self.id], n=-1, **args)
        return text(marked, n=self.count, **args)


def award_winners(
    awards: Sequence[Award],
    counts: Mapping[str, Mapping[str, int]],
    places: Sequence[Mapping[str, int]],
    members: Sequence[str],
) -> tuple[AwardWon, ...]:
    """Who of ``members`` gets which award, in the order of ``awards``.

    ``counts`` are the codes by member, ``places`` the places after each game. As many as possible get one before
    anybody gets a second; of those who did equally well it goes to whoever has fewest. An award that nobody has earned
    is not given.
    """
    holders = {award.id: found for award in awards if (found := _holders(award, counts, places, members))}
    taken: dict[str, AwardName] = {}
    for name in holders:
        _assign(name, holders, taken, set())
    given: dict[AwardName, AwardWon] = {name: _won_by(holders[name], member) for member, name in taken.items()}
    for name, candidates in holders.items():
        if name not in given:
            had = [won.member for won in given.values()]
            given[name] = min(candidates, key=lambda won: had.count(won.member))
    return tuple(given[name] for name in holders)


def _assign(
    name: AwardName, holders: Mapping[AwardName, list[AwardWon]], taken: dict[str, AwardName], tried: set[str]
) -> bool:
    """Give ``name`` to somebody who has none yet, moving others to another award of theirs where that makes room."""
    for won in holders[name]:
        if won.member in tried:
            continue
        tried.add(won.member)
        if won.member not in taken or _assign(taken[won.member], holders, taken, tried):
            taken[won.member] = name
            return True
    return False


def _won_by(candidates: Sequence[AwardWon], member: str) -> AwardWon:
    return next(won for won in candidates if won.member == member)


def _holders(
    award: Award,
    counts: Mapping[str, Mapping[str, int]],
    places: Sequence[Mapping[str, int]],
    members: Sequence[str],
) -> list[AwardWon]:
    """Those who earned ``award``, all equally well, in the order of ``members``."""
    considered: dict[str, tuple[Fraction, AwardWon]] = {}
    for member in members:
        done = counts.get(member, {})
        if award.id == COMEBACK:
            count, per = _climbed(member, places), 0
        else:
            count, per = _together(done, award.counts), _together(done, award.per)
        if (per if award.per else count) < award.least:
            continue
        value = Fraction(count, per) if award.per else Fraction(count)
        considered[member] = (value, AwardWon(award.id, member, count, per))
    if not considered or (award.best == "fewest" and len(considered) < 2):
        return []  # the fewest of one alone says nothing
    values = [value for value, _ in considered.values()]
    best = min(values) if award.best == "fewest" else max(values)
    return [won for value, won in considered.values() if value == best]


def _together(done: Mapping[str, int], codes: Sequence[str]) -> int:
    """The codes added up, or the highest of them where they are about the most."""
    values = [done.get(code, 0) for code in codes]
    return max(values, default=0) if codes and all(".most." in code for code in codes) else sum(values)


def _climbed(member: str, places: Sequence[Mapping[str, int]]) -> int:
    """From the worst place that ``member`` held after a game to the last one."""
    held = [row[member] for row in places if member in row]
    return max(held) - held[-1] if held else 0
