"""Golden games replay to the same states, with the same count of legal moves at every step."""

import copy
import json
from pathlib import Path

import pytest

from stackhub.engine.chance import Chance
from stackhub.engine.errors import GameError
from stackhub.games import registry
from tests.conformance.rooms import GOLDEN
from tests.golden.recording import digest, replayed

#: Whole rounds only: other folders hold what else is kept, such as single turns of a tower.
GAMES = ("nullgame", *(entry.id for entry in registry.games()))
FILES = sorted(path for game in GAMES for path in (GOLDEN / game).glob("*.json"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_golden_game_replays(path: Path) -> None:
    recorded = json.loads(path.read_text(encoding="utf-8"))
    assert recorded["game"] == path.parent.name
    rules = registry.rules_of(recorded["game"])
    assert recorded["rules_version"] <= rules.version
    found = replayed(recorded, rules)
    for number, (expected, step) in enumerate(zip(recorded["moves"], found["moves"], strict=True), 1):
        assert step == expected, f"move {number}"
    found["rules_version"] = recorded["rules_version"]
    assert found == recorded


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_golden_game_starts_from_its_seed(path: Path) -> None:
    """The seed alone, without what chance answered, gives the same start: seeds of bug reports stay good."""
    recorded = json.loads(path.read_text(encoding="utf-8"))
    rules = registry.rules_of(recorded["game"])
    chance, options = Chance(recorded["seed"]), rules.options_model.model_validate(recorded["options"])
    if recorded["position"] is None:
        state = rules.setup(options, recorded["seats"], chance, recorded["first"])
    else:
        state = rules.from_position(recorded["position"], options, recorded["seats"], chance)
    assert state.position() == recorded["start"]


def test_a_changed_golden_game_is_noticed() -> None:
    for path in FILES:
        recorded = json.loads(path.read_text(encoding="utf-8"))
        rules = registry.rules_of(recorded["game"])
        miscounted, astray = copy.deepcopy(recorded), copy.deepcopy(recorded)
        miscounted["moves"][1]["legal"] = 99
        astray["moves"][-1]["after"] = digest({})
        for changed in (miscounted, astray):
            assert replayed(changed, rules) != changed
        recorded["moves"].append(recorded["moves"][-1])
        with pytest.raises(GameError):
            replayed(recorded, rules)
