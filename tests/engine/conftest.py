"""The games that the kernel is tested with: Babylon, and the null game, which has chance and hidden things."""

from collections.abc import Iterator

import pytest

from stackhub.engine.game import Rules
from stackhub.games import registry


@pytest.fixture
def babylon() -> Rules:
    return registry.rules_of("babylon")


@pytest.fixture
def nullgame() -> Iterator[Rules]:
    remove = registry.register(registry.GameEntry("nullgame", "tests.nullgame"))
    yield registry.rules_of("nullgame")
    remove()
