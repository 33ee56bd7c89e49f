"""Tables of Stack Up! for tests: set up by naming cards, played by the notation."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

import pytest

from stackhub.engine.chance import Chance
from stackhub.engine.errors import IllegalMove
from stackhub.engine.events import Event
from stackhub.games import registry
from stackhub.games.stackup.rules import StackUpOptions, StackUpRules, StackUpState, make_rules

#: Cards that fit on nothing in these tests unless a test says so: a draw pile to be stuck with.
DULL = "green12 green13 green14 yellow12 yellow13 yellow14"


@cache
def stackup() -> StackUpRules:
    """The rules, whether the game is registered yet or not."""
    return make_rules(registry.load_config(registry.GameEntry("stackup", "stackhub.games.stackup")))


def fresh(seats: int = 2, seed: int = 1, first: int | None = None, **options: object) -> StackUpState:
    """A round as it is dealt."""
    return stackup().setup(StackUpOptions.model_validate(options), seats, Chance(seed), first)


def place(*hands: str, top: str = "blue5", draw: str = DULL, seed: int = 1, **keys: Any) -> StackUpState:
    """A table with these hands (``"red9 flip"``), ``top`` as the discard pile (several: its last on top), and going up
    unless ``keys`` of the position say otherwise. Options are given as ``options={...}``."""
    position = {
        "hands": [hand.split() for hand in hands],
        "draw": draw.split(),
        "discard": top.split(),
        "direction": "up",
        **keys,
    }
    return stackup().from_position(position, StackUpOptions(), len(hands), Chance(seed))


def moves(state: StackUpState) -> list[str]:
    """What the player to move may play, in the notation."""
    return [str(move) for move in state.legal_moves()]


def play(state: StackUpState, *texts: str) -> list[Event]:
    """Play these moves (``@2 leave`` out of turn); the events of the last."""
    events: list[Event] = []
    for text in texts:
        seat, _, move = text[1:].partition(" ") if text.startswith("@") else ("", "", text)
        events = state.play(stackup().parse_move(move), int(seat) if seat else None)
    return events


def names(events: Sequence[Event]) -> list[str]:
    """The names of ``events``."""
    return [event.name for event in events]


def refused(state: StackUpState, move: str, sentence: str) -> None:
    """``move`` (in turn) is refused with a sentence that holds ``sentence``, and nothing changes."""
    before = state.position()
    with pytest.raises(IllegalMove) as error:
        play(state, move)
    assert sentence in str(error.value)
    assert state.position() == before


def hand(state: StackUpState, seat: int) -> list[str]:
    """The cards of ``seat``."""
    return list(state.view(seat).hand)


def counts(state: StackUpState) -> list[int]:
    """How many cards everybody holds."""
    return list(state.view(0).counts)
