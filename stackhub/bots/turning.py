"""Where a round of hidden hands turned: the decision that cost a loser most.

After the round everything is known, so what a decision was worth is found on the true table: it is played on many times
with the move that was made, and with those that looked best beforehand. Which those are is asked of the seat's own
view, and the better move must be one that a strong player finds there: nobody is told that they should have known what
they could not see.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from stackhub.bots.bot import Budget
from stackhub.engine.chance import Chance
from stackhub.engine.journal import Journal
from stackhub.engine.referee import Referee

#: How often a move is played on: at each decision, and again where it cost most.
_GLANCE, _LOOK = 24, 200
#: So many moves are looked at beside the one that was made, and so many decisions once more.
_OTHERS, _CLOSER = 3, 3
#: What a decision must cost to be the turning point, in parts of a won round.
LEAST = 0.08

#: Plays a table on; what the seat gets of a win, 0 to 1.
PlayOut = Callable[[Any, int], float]
#: The moves that look best to the seat of a view, best first; with no iterations at a glance, else after a search.
Promising = Callable[[Any, Chance, Budget], Sequence[Any]]


class Turn(NamedTuple):
    """The move with that ``number`` (from 0) in the journal, by ``seat``: it won ``won`` of all rounds that went on
    from there, and ``better`` would have won ``could`` of them (both 0 to 1)."""

    number: int
    seat: int
    move: Any
    won: float
    better: Any
    could: float


class _Decision(NamedTuple):
    number: int
    state: Any
    move: Any
    cost: float


def turning_point(
    referee: Referee, journal: Journal, *, play_out: PlayOut, promising: Promising, budget: Budget
) -> Turn | None:
    """The decision that cost somebody who did not win most, in the round of ``journal``, which ``referee`` is to play
    from its start. None when no decision cost much, and when ``budget`` told to stop."""
    chance = Chance(journal.seed).fork("turning point")
    decisions: list[_Decision] = []
    for number, state, move in _decisions(referee, journal):
        if budget.stop():
            return None
        moves = _looked_at(state, move, promising, chance)
        worth = _worth(state, moves, play_out, chance, _GLANCE)
        decisions.append(_Decision(number, state, move, max(worth.values()) - worth[move]))
    outcome = referee.outcome()
    winners = outcome.winners if outcome is not None else ()
    lost = [decision for decision in decisions if decision.state.to_play not in winners]
    lost.sort(key=lambda decision: -decision.cost)
    turns: list[Turn] = []
    for decision in lost[:_CLOSER] if winners else ():
        if budget.stop():
            return None
        state, move = decision.state, decision.move
        seat = state.to_play
        best = next(iter(promising(state.view(seat), chance, budget)), move)
        if best != move:
            worth = _worth(state, [best, move], play_out, chance, _LOOK)
            turns.append(Turn(decision.number, seat, move, worth[move], best, worth[best]))
    turns.sort(key=lambda turn: turn.won - turn.could)
    return turns[0] if turns and turns[0].could - turns[0].won >= LEAST else None


def _decisions(referee: Referee, journal: Journal) -> Iterator[tuple[int, Any, Any]]:
    """The number of each move that was a choice, the table before it, and the move; ``referee`` plays them all."""
    for number, entry in enumerate(journal.entries):
        state: Any = referee.state
        move = referee.rules.parse_move(entry.move)
        if entry.seat == state.to_play and len(state.legal_moves()) > 1 and move in state.legal_moves():
            yield number, state.clone(), move
        referee.replay(entry)


def _looked_at(state: Any, move: Any, promising: Promising, chance: Chance) -> list[Any]:
    """The move that was made, and those that look best at a glance."""
    best = list(promising(state.view(state.to_play), chance, Budget(iterations=0)))[:_OTHERS]
    return best if move in best else [*best, move]


def _worth(state: Any, moves: Sequence[Any], play_out: PlayOut, chance: Chance, times: int) -> dict[Any, float]:
    """What each of ``moves`` brings the player to move on the true table, the same luck for all."""
    worth = dict.fromkeys(moves, 0.0)
    for _ in range(times):
        luck = chance.below(1 << 62)
        for move in moves:
            world = state.clone()
            world.history = []
            world.chance = Chance(luck)
            seat = world.to_play
            world.advance(move)
            worth[move] += play_out(world, seat) / times
    return worth
