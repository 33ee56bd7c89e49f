"""Paired deals: which bots sit where in which game, so that luck falls on all of them alike.

A deal is a seed: the same cards, the same chance for the stock, the same tower. It is played once for every seat, the
bots moved on by one seat each time, so that each of them plays it from each seat. What a deal brings is one figure of
the statistics (:mod:`stackhub.bots.standings`); its games depend on each other and are none.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from stackhub.engine.chance import Chance
from stackhub.engine.errors import BadOptions
from stackhub.engine.game import Outcome


class Pairing(NamedTuple):
    """A game to be played: of which deal, which of its games (from 1), and the number of the bot at each seat."""

    deal: int
    game: int
    seated: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Played:
    """A game of a deal that was played. ``seated`` names the bot at each seat, by its number. ``forfeit`` is the seat
    that forfeited it, and ``said`` why; its ``scores`` are then empty, as they are where nothing was counted."""

    deal: int
    game: int
    seated: tuple[int, ...]
    winners: tuple[int, ...]
    loser: int | None
    scores: tuple[int, ...]
    reason: str | None = None
    forfeit: int | None = None
    said: str = ""


def line_up(named: Sequence[str], seats: int) -> tuple[list[str], tuple[int, ...]]:
    """The bots that play, each once, and the line-up: who of them has each place. The last bot of ``named`` also takes
    the places that are left over; a bot that is named twice is one bot with two places. Raises BadOptions."""
    if len(named) > seats:
        raise BadOptions("{named} bots are named for {seats} seats", named=len(named), seats=seats)
    bots = list(dict.fromkeys(named))
    filled = [*named, *[named[-1]] * (seats - len(named))]
    return bots, tuple(bots.index(bot) for bot in filled)


def deal_seed(seed: int, deal: int) -> int:
    """The seed of a deal, the same for all its games."""
    return Chance(seed).fork(f"deal {deal}").seed


def thoughts(seed: int, pairing: Pairing) -> Chance:
    """What the bots think by in one game of a deal: they think anew in each."""
    return Chance(seed).fork(f"deal {pairing.deal} game {pairing.game} thoughts")


def seatings(places: Sequence[int], seed: int, deal: int) -> list[tuple[int, ...]]:
    """Who sits where in the games of a deal. Who sits next to whom is drawn for the deal; then all move on by one seat,
    until everybody has sat everywhere."""
    order = list(places)
    Chance(seed).fork(f"deal {deal} order").shuffle(order)
    return [(*order[-shift:], *order[:-shift]) if shift else tuple(order) for shift in range(len(order))]


def played(pairing: Pairing, outcome: Outcome | None) -> Played:
    """A game that came to its end; None: it was broken off, and nobody won or lost."""
    if outcome is None:
        return Played(*pairing, (), None, (), "broken_off")
    return Played(*pairing, outcome.winners, outcome.loser, outcome.scores, outcome.reason)


def forfeited(pairing: Pairing, seat: int, said: str) -> Played:
    """A game that the bot at ``seat`` forfeited: it lost, the others share the win, nothing is counted."""
    others = tuple(at for at in range(len(pairing.seated)) if at != seat)
    return Played(*pairing, others, seat, (), "forfeit", seat, said)
