"""Two at a time: who meets whom when everybody plays everybody, and in a knock-out. Pure functions of an order."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from stackhub.engine.party.sections import Ranks

Pair = tuple[str, str]


def round_robin(order: Sequence[str]) -> tuple[Pair, ...]:
    """Every two of ``order`` once, round by round (the circle method): nobody plays twice before everybody could have
    played once more. Who sits first changes from match to match as evenly as can be."""
    ring: list[str | None] = [*order, *([None] if len(order) % 2 else [])]
    size = len(ring)
    pairs: list[Pair] = []
    for turn in range(size - 1):
        for at in range(size // 2):
            one, other = ring[at], ring[size - 1 - at]
            if one is not None and other is not None:
                swapped = turn % 2 == 1 if at == 0 else at % 2 == 1
                pairs.append((other, one) if swapped else (one, other))
        ring = [ring[0], ring[-1], *ring[1:-1]]
    return tuple(pairs)


def round_robin_ranks(pairs: Sequence[Pair], results: Mapping[int, Ranks], gone: Collection[str]) -> Ranks:
    """Who won most of ``pairs``; ``results`` by the number of the pair. Level is half a win each. Who is ``gone`` has
    lost what they did not play any more, and comes last."""
    halves: dict[str, int] = {key: 0 for pair in pairs for key in pair}
    for number, pair in enumerate(pairs):
        ranks = results.get(number)
        if ranks is not None:
            for key in ranks[0]:
                halves[key] += 2 if len(ranks[0]) == 1 else 1
        else:
            for key, other in (pair, pair[::-1]):
                halves[key] += 2 * (other in gone and key not in gone)
    tiers: dict[tuple[bool, int], list[str]] = {}
    for key, won in halves.items():
        tiers.setdefault((key in gone, -won), []).append(key)
    return tuple(tuple(tiers[tier]) for tier in sorted(tiers))


@dataclass(frozen=True, slots=True)
class KnockoutRound:
    """One round: its pairs, the better placed of each first, and who has no opponent in it."""

    pairs: tuple[Pair, ...]
    bye: str | None

    @property
    def size(self) -> int:
        """How many are still in."""
        return 2 * len(self.pairs) + (self.bye is not None)


@dataclass(frozen=True, slots=True)
class Knockout:
    """How a knock-out stands: its rounds so far (the pairs numbered through all of them), the pairs that may be played
    now, and once it is over who did how well."""

    rounds: tuple[KnockoutRound, ...]
    due: tuple[int, ...]
    ranks: Ranks | None


def knockout(order: Sequence[str], results: Mapping[int, Ranks], gone: Collection[str]) -> Knockout:
    """The knock-out of ``order``, the best placed of the evening first; ``results`` by the number of the pair.

    In each round the best still in meets the last. Where their number is odd the bye goes to the best placed of those
    who have had fewest, so that nobody gets two while another in the round has none. Who is ``gone`` lets their
    opponent pass; after a draw the better placed goes on. Who loses in the same round did equally well.
    """
    alive, byes = list(order), dict.fromkeys(order, 0)
    rounds: list[KnockoutRound] = []
    lost: list[tuple[str, ...]] = []
    first = 0
    while len(alive) > 1:
        bye = None
        playing = list(alive)
        if len(alive) % 2:
            bye = min(alive, key=lambda key: byes[key])
            byes[bye] += 1
            playing.remove(bye)
        half = len(playing) // 2
        pairs = tuple((playing[at], playing[-1 - at]) for at in range(half))
        rounds.append(KnockoutRound(pairs, bye))
        due, out = [], set[str]()
        for number, pair in enumerate(pairs, first):
            absent = [key for key in pair if key in gone]
            if number in results:
                best = results[number][0]
                out.update(key for key in pair if key != (pair[0] if pair[0] in best else pair[1]))
            elif absent:
                out.update(absent)
            else:
                due.append(number)
        if due:
            return Knockout(tuple(rounds), tuple(due), None)
        lost.append(tuple(key for key in alive if key in out))
        alive = [key for key in alive if key not in out]
        first += half
    ranks = tuple(tier for tier in (tuple(alive), *reversed(lost)) if tier)
    return Knockout(tuple(rounds), (), ranks)
