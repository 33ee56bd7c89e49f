"""Every registered game, and the null game, goes through the suite."""

from collections.abc import Iterator

import pytest

from stackhub.engine.game import Rules
from stackhub.games import registry

NULL_GAME = registry.GameEntry("nullgame", "tests.nullgame")
GAMES = [*(entry.id for entry in registry.games()), NULL_GAME.id]


@pytest.fixture(autouse=True)
def null_game() -> Iterator[registry.GameEntry]:
    """The null game, registered for the time of the test."""
    remove = registry.register(NULL_GAME)
    yield NULL_GAME
    remove()


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def rules(game: str) -> Rules:
    return registry.rules_of(game)


@pytest.fixture
def rounds(is_long: bool, rules: Rules) -> int:
    """How many random rounds each game is put through: fewer where hands play, whose moves are long records, and where
    hands are hidden, whose rounds are ten times as long and are looked at from every seat."""
    few = 25 if getattr(rules, "hidden_hands", False) else 20 if getattr(rules, "physical", False) else 1
    return (10_000 if is_long else 500) // few


@pytest.fixture
def many_rounds(is_long: bool, rules: Rules) -> int:
    """More random rounds of every game, but fewer of those with the longest."""
    few = 10 if getattr(rules, "hidden_hands", False) else 4 if getattr(rules, "physical", False) else 1
    return (10_000 if is_long else 500) // few
