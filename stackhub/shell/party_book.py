"""What the party's screens need to know before anything is played: config/party.yaml, and of each game its limits."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from stackhub.engine.config import GameConfig
from stackhub.engine.party.limits import GameLimits, limits_of
from stackhub.engine.party.presets import PartyFile
from stackhub.games import registry
from stackhub.resources import config_dir
from stackhub.store.yaml_file import load_yaml
from stackhub.tabletop.translate import say


@dataclass(frozen=True, slots=True)
class PartyBook:
    """``file`` is config/party.yaml; ``configs`` and ``limits`` are by game, in the picker's order."""

    file: PartyFile
    configs: Mapping[str, GameConfig]
    limits: Mapping[str, GameLimits]


def load_book() -> PartyBook:
    """Read everything anew. Raises SaidError with one sentence that names file and line."""
    configs = {game.id: registry.facts_of(game) for game in registry.games()}
    file = load_yaml(config_dir() / "party.yaml", PartyFile, {"games": configs})
    limits = {
        game: limits_of(config, registry.levels_of(game), file.team_options.get(game))
        for game, config in configs.items()
    }
    return PartyBook(file, configs, limits)


def title_of(game: str) -> str:
    """What ``game`` is called."""
    return say(registry.entry(game).room("title").TITLE)
