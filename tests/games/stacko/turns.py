"""Towers, positions and records for the tests of Stacko's rules."""

from __future__ import annotations

from typing import Any

from stackhub.engine.chance import Chance
from stackhub.engine.options import make_options
from stackhub.games.registry import rules_of
from stackhub.games.stacko.notation import taken
from stackhub.games.stacko.record import Lift, Probe, Sink, Touch, TurnRecord
from stackhub.games.stacko.rules import StackoOptions, StackoRules, StackoState
from stackhub.games.stacko.storeys import Place, Storeys

RED = ("red1a", "red2a", "red3a")
BLUE = ("blue1a", "blue2a", "blue3a")
GREEN = ("green1a", "green2a", "green3a")
YELLOW = ("yellow1a", "yellow2a", "yellow3a")
SMALL: Storeys = (RED, BLUE, GREEN, YELLOW)
"""Four whole storeys, a colour each, with the numbers 1, 2, 3 from the side."""


def stacko() -> StackoRules:
    rules = rules_of("stacko")
    assert isinstance(rules, StackoRules)
    return rules


def placed(
    seats: int = 4, storeys: Storeys = SMALL, *, options: dict[str, Any] | None = None, **keys: Any
) -> StackoState:
    """A round under way: `storeys`, seat 0 to roll unless `keys` say otherwise."""
    position = {"storeys": [list(storey) for storey in storeys], "to_play": 0, **keys}
    return stacko().from_position(position, make_options(StackoOptions, options or {}), seats, Chance(1))


def lift(block: str, origin: Place, to: Place | None = (4, 0), at: float = 1.0, **more: Any) -> Lift:
    """A block taken at `at`, out a second later and, unless `to` is None, laid two seconds after that."""
    facts = {"freed_s": at + 1, "laid_s": None if to is None else at + 3, **more}
    return Lift(block=block, origin=origin, to=to, grabbed_s=at, **facts)


def record(*lifts: Lift, end: Any = "rested", touches: Any = (), sinks: Any = (), **more: Any) -> TurnRecord:
    """`touches`: (block, time); `sinks`: (block, mm, time)."""
    return TurnRecord(
        lifts=lifts,
        touches=tuple(Touch(block=block, at_s=at) for block, at in touches),
        sinks=tuple(Sink(block=block, mm=mm, at_s=at) for block, mm, at in sinks),
        end=end,
        **more,
    )


def probe(block: str, *held: tuple[float, float], out: float = 0.0) -> Probe:
    return Probe(block=block, held_s=held, most_mm=out + 5, out_mm=out)


def play(state: StackoState, *moves: str | TurnRecord) -> StackoState:
    """Play `moves`; ``take`` is the first turn listed, ``@2 leave`` a move out of turn."""
    for words in moves:
        if isinstance(words, TurnRecord):
            state.play(taken(words))
        elif words == "take":
            state.play(state.legal_moves()[0])
        elif words.startswith("@"):
            seat, _, move = words[1:].partition(" ")
            state.play(stacko().parse_move(move), int(seat))
        else:
            state.play(stacko().parse_move(words))
    return state


def topple() -> TurnRecord:
    """The highest block of SMALL comes down, whoever's turn it is."""
    return record(end="fallen", touches=[("yellow3a", 1.0)], rested=False)
