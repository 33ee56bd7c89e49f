"""Headless tables for tests, with saves kept in memory."""

from dataclasses import dataclass, field
from typing import Any

from stackhub.bots.bot import Budget
from stackhub.engine.chance import Chance
from stackhub.engine.config import LEVELS
from stackhub.engine.errors import GameError
from stackhub.engine.options import make_options
from stackhub.engine.table import Table
from stackhub.games import registry


@dataclass
class MemoryFiles:
    """Saves by name."""

    saved: dict[str, str] = field(default_factory=dict)

    def read(self, name: str) -> str:
        if name not in self.saved:
            raise GameError(f"there is no file {name}")
        return self.saved[name]

    def write(self, name: str, text: str) -> None:
        if name.endswith("/"):
            raise IsADirectoryError(21, "Is a directory")
        self.saved[name] = text


def make_table(
    game: str = "babylon", seats: int = 2, seed: int = 1, files: MemoryFiles | None = None, **options: Any
) -> Table:
    """A table as ``stackhub table`` makes it, but with bots that think shortly and files in memory."""
    rules = registry.rules_of(game)

    def ask_bot(level: str, view: Any, chance: Chance) -> Any:
        for known in LEVELS:
            if known == level:
                return registry.make_bot(game, known).choose(view, chance, Budget(iterations=50))
        raise GameError(f"there is no bot level '{level}' (levels: {', '.join(LEVELS)})")

    chosen = make_options(rules.options_model, {**rules.config.defaults(), **options})
    return Table(rules, chosen, seats, seed, ask_bot=ask_bot, files=files or MemoryFiles())
