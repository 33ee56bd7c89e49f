"""What the arena is asked to play, as data that any worker can be sent; and how one of its games is played."""

from __future__ import annotations

import functools
import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from stackhub.arena.outside import PREFIX, ExternalBot, Forfeit
from stackhub.bots.arena import Refused, Stopped, play_round
from stackhub.bots.bot import Budget
from stackhub.bots.paired import Pairing, Played, deal_seed, forfeited, played, seatings, thoughts
from stackhub.engine.config import level_named
from stackhub.engine.game import Json, Rules
from stackhub.engine.options import make_options
from stackhub.games import registry
from stackhub.store.scenes import load_scene


@dataclass(frozen=True, slots=True)
class Broken:
    """A game could not be played to its end, by no fault of an external bot; one sentence. It is handed on, not raised:
    the other games are to be left in order."""

    said: str


@dataclass(frozen=True, slots=True)
class Contest:
    """``deals`` of ``game``, each played from every seat by ``bots`` (levels, or ``cmd:PROGRAM ARGUMENTS``);
    ``places`` says who of them has each place of the line-up. The game is left once ``stop_file`` is there."""

    game: str
    options: Json
    bots: tuple[str, ...]
    places: tuple[int, ...]
    deals: int
    seed: int
    iterations: int
    move_seconds: float
    stop_file: str

    @property
    def seats(self) -> int:
        return len(self.places)

    @property
    def games(self) -> int:
        return self.deals * self.seats


def play(contest: Contest, deal: int, game: int) -> Played | Broken | None:
    """One game of a deal, both counted from 1; the same wherever and whenever it is played. None: it was left, for the
    arena is to stop."""
    pairing = Pairing(deal, game, seatings(contest.places, contest.seed, deal)[game - 1])
    stop = functools.partial(os.path.exists, contest.stop_file)
    if stop():
        return None
    try:
        rules = registry.rules_of(contest.game)
        if is_physical(rules):
            return _at_the_table(contest, rules, pairing, stop)
        return _by_the_rules(contest, rules, pairing, stop)
    except Stopped:
        return None
    except Exception as error:  # noqa: BLE001 - whatever a bot of ours does wrong
        return Broken(f"game {game} of deal {deal} broke off ({type(error).__name__}: {error})")


def is_physical(rules: Rules) -> bool:
    """Whether hands play, on a table with real physics."""
    return bool(getattr(rules, "physical", False))


def _by_the_rules(contest: Contest, rules: Rules, pairing: Pairing, stop: Callable[[], bool]) -> Played:
    options = make_options(rules.options_model, contest.options)
    bots = _bots(contest, rules, pairing.seated)
    outcome = None
    try:
        outcome = play_round(
            rules,
            options,
            bots,
            deal_seed(contest.seed, pairing.deal),
            Budget(contest.iterations, stop),
            thoughts=thoughts(contest.seed, pairing),
        )
        return played(pairing, outcome)
    except Forfeit as error:
        return forfeited(pairing, error.seat, error.said)
    except Refused as error:
        if not isinstance(bots[error.seat], ExternalBot):
            raise
        said = Forfeit(error.seat, f"chose {str(error.move)[:80]}, which may not be played: {error.error}").said
        return forfeited(pairing, error.seat, said)
    finally:
        for bot in bots:
            if isinstance(bot, ExternalBot):
                bot.leave(outcome.as_dict() if outcome is not None else None)


def _bots(contest: Contest, rules: Rules, seated: Sequence[int]) -> list[Any]:
    named = [contest.bots[number] for number in seated]
    return [
        ExternalBot(name, rules, seat, contest.seats, options=contest.options, move_seconds=contest.move_seconds)
        if name.startswith(PREFIX)
        else registry.make_bot(contest.game, level_named(name))
        for seat, name in enumerate(named)
    ]


def _at_the_table(contest: Contest, rules: Rules, pairing: Pairing, stop: Callable[[], bool]) -> Played:
    table = registry.entry(contest.game).room("bot_arena")
    made = table.play(
        rules,
        _scene(contest.game),
        _bots(contest, rules, pairing.seated),
        deal_seed(contest.seed, pairing.deal),
        make_options(rules.options_model, contest.options),
        thoughts=thoughts(contest.seed, pairing),
        stop=stop,
    )
    return played(pairing, made.outcome)


@functools.cache
def _scene(game: str) -> Any:
    return load_scene(game, registry.entry(game).room("bot_arena").SCENE)
