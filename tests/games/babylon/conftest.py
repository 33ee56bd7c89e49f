"""Babylon's rules and the ways to set up a table that its tests share."""

from collections.abc import Callable

import pytest

from stackhub.engine.chance import Chance
from stackhub.games.babylon.rules import BabylonOptions, BabylonRules, BabylonState
from stackhub.games.registry import rules_of

Place = Callable[..., BabylonState]


@pytest.fixture
def rules() -> BabylonRules:
    found = rules_of("babylon")
    assert isinstance(found, BabylonRules)
    return found


@pytest.fixture
def place(rules: BabylonRules) -> Place:
    """Set up piles by number, ``place({1: "green black", ...})``; the tablets not named lie singly in the free
    places."""

    def placed(piles: dict[int, str], to_play: int = 0) -> BabylonState:
        laid = {str(number): colours.split() for number, colours in piles.items()}
        left = rules.material.tablets()
        for pile in laid.values():
            for colour in pile:
                left.remove(colour)
        free = (str(number) for number in range(1, 13) if number not in piles)
        laid |= {number: [colour] for number, colour in zip(free, left, strict=False)}
        return rules.from_position({"piles": laid, "to_play": to_play}, BabylonOptions(), 2, Chance(0))

    return placed
