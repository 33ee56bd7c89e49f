"""What came of the deals: for each bot its share of wins, of lost games and its score, with 95 % intervals.

The unit is the deal. A bot's figure of a deal is the mean over its places in the deal's games; the interval is
Student's over these figures, as deals are independent and a deal's games are not.
"""

from __future__ import annotations

import math
import statistics
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations

from stackhub.bots.paired import Played

#: Of the mean of a handful: Student's t for 97.5 %, by degrees of freedom.
_SMALL = {1: 12.7062, 2: 4.3027, 3: 3.1824, 4: 2.7764}
_Z = 1.959964
CONFIDENCE = 0.95
UNNAMED = "ended"
"""How a game ended that gives no reason."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean over ``deals`` figures, and the interval in which the true one lies (95 %); the whole line where there are
    too few of them to say."""

    mean: float
    low: float
    high: float
    deals: int


@dataclass(frozen=True, slots=True)
class Standing:
    """What a bot reached. ``wins`` and ``lost`` are shares of the games that it sat in, by place (par is one in as many
    as there are seats); a shared win counts its part. ``score`` is None where no game was counted to its end."""

    bot: str
    places: int
    games: int
    wins: Estimate
    lost: Estimate
    score: Estimate | None
    forfeits: int


@dataclass(frozen=True, slots=True)
class Difference:
    """How much more ``bot`` reached than ``other`` in the same deals."""

    bot: str
    other: str
    wins: Estimate
    score: Estimate | None


@dataclass(frozen=True, slots=True)
class Standings:
    """What whole deals brought. Games of deals that were not played to their end are ``left_out``: they would favour
    who sat well in them."""

    deals: int
    games: int
    left_out: int
    bots: tuple[Standing, ...]
    differences: tuple[Difference, ...]
    ends: dict[str, int]


def student(deals: int) -> float:
    """How many standard errors the interval of a mean of ``deals`` figures reaches to either side (Cornish and Fisher's
    expansion, off by less than 0.004). Raises ValueError below two."""
    free = deals - 1
    if free < 1:
        raise ValueError("one figure says nothing about its error")
    if free in _SMALL:
        return _SMALL[free]
    z = _Z
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / free + second / free**2 + third / free**3


def estimate(figures: Sequence[float], bounds: tuple[float, float] | None = None) -> Estimate:
    """The mean of ``figures``, one a deal, and its interval. ``bounds``: the least and the most that a figure can be.

    Where all figures are alike their spread says nothing, and the interval is the whole line. With bounds, a deal that
    comes out otherwise is then taken to be as frequent as it can be without having been seen (the rule of three), and
    to come out at a bound.
    """
    count = len(figures)
    alike = min(figures) == max(figures)
    mean = figures[0] if alike else statistics.fmean(figures)
    if bounds is None:
        reach = math.inf if alike else student(count) * statistics.stdev(figures) / math.sqrt(count)
        return Estimate(mean, mean - reach, mean + reach, count)
    least, most = bounds
    if alike:
        unseen = 1 - ((1 - CONFIDENCE) / 2) ** (1 / count)
        return Estimate(mean, mean - unseen * (mean - least), mean + unseen * (most - mean), count)
    reach = student(count) * statistics.stdev(figures) / math.sqrt(count)
    return Estimate(mean, max(least, mean - reach), min(most, mean + reach), count)


def standings(bots: Sequence[str], games: Iterable[Played]) -> Standings:
    """What came of ``games``, whatever order they ended in. A deal counts once it was played from every seat."""
    by_deal: dict[int, list[Played]] = {}
    count = 0
    for game in games:
        by_deal.setdefault(game.deal, []).append(game)
        count += 1
    whole = [
        sorted(of, key=lambda game: game.game) for _, of in sorted(by_deal.items()) if len(of) == len(of[0].seated)
    ]
    counted = [game for deal in whole for game in deal]
    ends = Counter(game.reason or UNNAMED for game in counted)
    return Standings(
        len(whole),
        len(counted),
        count - len(counted),
        tuple(_standing(number, bot, whole) for number, bot in enumerate(bots)) if whole else (),
        tuple(_difference(bots, pair, whole) for pair in combinations(range(len(bots)), 2)) if whole else (),
        dict(sorted(ends.items())),
    )


def _standing(number: int, bot: str, deals: Sequence[Sequence[Played]]) -> Standing:
    games = [game for deal in deals for game in deal]
    return Standing(
        bot,
        deals[0][0].seated.count(number),
        len(games),
        estimate(_figures(deals, number, _won), (0, 1)),
        estimate(_figures(deals, number, _lost), (0, 1)),
        _score(_scores(deals, number)),
        sum(game.forfeit is not None and game.seated[game.forfeit] == number for game in games),
    )


def _difference(bots: Sequence[str], pair: tuple[int, int], deals: Sequence[Sequence[Played]]) -> Difference:
    one, other = pair
    won = _minus(_figures(deals, one, _won), _figures(deals, other, _won))
    return Difference(
        bots[one],
        bots[other],
        estimate(won, (-1, 1)),
        _score(_minus(_scores(deals, one), _scores(deals, other))),
    )


def _won(game: Played, seat: int) -> float:
    return 1 / len(game.winners) if seat in game.winners else 0.0


def _lost(game: Played, seat: int) -> float:
    return float(game.loser == seat)


def _figures(deals: Sequence[Sequence[Played]], number: int, figure: Callable[[Played, int], float]) -> list[float]:
    """Of each deal the mean of ``figure`` over the places of the bot."""
    return [
        statistics.fmean(figure(game, seat) for game in deal for seat, sits in enumerate(game.seated) if sits == number)
        for deal in deals
    ]


def _scores(deals: Sequence[Sequence[Played]], number: int) -> list[float]:
    """The same of the scores, of deals in which every game was counted."""
    return _figures([deal for deal in deals if all(game.scores for game in deal)], number, _score_at)


def _score_at(game: Played, seat: int) -> float:
    return float(game.scores[seat])


def _minus(these: Sequence[float], those: Sequence[float]) -> list[float]:
    return [one - other for one, other in zip(these, those, strict=True)]


def _score(figures: Sequence[float]) -> Estimate | None:
    return estimate(figures) if figures else None
