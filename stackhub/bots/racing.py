"""Choosing among moves by playing each to the end in possible worlds, the worse ones leaving the race early.

In each world all moves still in the race are tried with the same chance, so that the differences between them do not
drown in the luck of the deal. A move leaves when it is behind the leader by more than luck explains.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Any, Protocol, Self

from stackhub.bots.bot import Budget
from stackhub.engine.chance import Chance


class World(Protocol):
    """A possible world that a search plays on."""

    chance: Chance

    def clone(self) -> Self: ...

    def advance(self, move: Any) -> None: ...


@dataclass(slots=True)
class Runner:
    """A move in the race, and what it brought in each world, 0 (lost) to 1 (won)."""

    move: Any
    rewards: list[float] = field(default_factory=list)

    @property
    def mean(self) -> float:
        """What it brings on average; 0 before it was tried."""
        return sum(self.rewards) / len(self.rewards) if self.rewards else 0.0


#: The first look at who is behind comes after so many worlds, the next when there are so many times as many.
_FIRST_LOOK, _NEXT_LOOK = 12, 1.4
#: So many standard errors behind the leader a move is out of the race.
_OUT = 2.2


def race(
    moves: Sequence[Any],
    deal: Callable[[], World],
    play_out: Callable[[Any], float],
    chance: Chance,
    budget: Budget,
) -> list[Runner]:
    """The ``moves``, best first. ``deal`` makes a world in which the player to move has them, ``play_out`` plays one on
    and says what came of it. An iteration of the budget is one move tried in one world; there may be none."""
    racing = [Runner(move) for move in moves]
    beaten: list[Runner] = []
    done = worlds = 0
    look = _FIRST_LOOK
    while len(racing) > 1 and done + len(racing) <= budget.iterations and not budget.stop():
        world, luck = deal(), chance.below(1 << 62)
        for runner in racing:
            twin = world.clone()
            twin.chance = Chance(luck)
            twin.advance(runner.move)
            runner.rewards.append(play_out(twin))
        done += len(racing)
        worlds += 1
        if worlds >= look:
            look = int(look * _NEXT_LOOK) + 1
            racing, out = _judged(racing)
            beaten = [*out, *beaten]
    racing.sort(key=lambda runner: -runner.mean)
    return [*racing, *beaten]


def _judged(racing: list[Runner]) -> tuple[list[Runner], list[Runner]]:
    """Who stays and who is out, the better ones first."""
    ranked = sorted(racing, key=lambda runner: -runner.mean)
    leader = ranked[0]
    stay = [runner for runner in ranked if runner is leader or not _behind(leader, runner)]
    return stay, [runner for runner in ranked if runner not in stay]


def _behind(leader: Runner, runner: Runner) -> bool:
    apart = [mine - theirs for mine, theirs in zip(leader.rewards, runner.rewards, strict=True)]
    count = len(apart)
    mean = sum(apart) / count
    spread = sum((one - mean) ** 2 for one in apart) / (count - 1)
    return mean > _OUT * sqrt(max(spread, 0.02) / count)
