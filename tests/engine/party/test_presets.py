"""config/party.yaml: sound as it is, and what is wrong in it is named with file and line."""

from pathlib import Path
from typing import Any, get_args

import pytest

from stackhub.engine.config import GameConfig
from stackhub.engine.party.award_words import AWARD_NAMES
from stackhub.engine.party.limits import limits_of
from stackhub.engine.party.party import Party
from stackhub.engine.party.plan import PartyPlan
from stackhub.engine.party.presets import (
    PartyFile,
    PresetName,
    ScoringName,
    preset_line,
    preset_title,
    scoring_line,
)
from stackhub.engine.party.tally import game_of
from stackhub.games import registry
from stackhub.resources import config_dir
from stackhub.store.yaml_file import YamlFileError, load_yaml
from tests.engine.party.parties import people

PATH = config_dir() / "party.yaml"


@pytest.fixture(scope="module")
def games() -> dict[str, Any]:
    configs: dict[str, GameConfig] = {game.id: registry.facts_of(game) for game in registry.games()}
    return {"games": configs}


def test_the_file_is_sound_and_says_all_it_must(games: dict[str, Any]) -> None:
    file = load_yaml(PATH, PartyFile, games)
    assert set(file.presets) == set(get_args(PresetName))
    assert set(file.scoring) == set(get_args(ScoringName))
    assert {award.id for award in file.awards} == set(AWARD_NAMES)
    assert len(file.awards) >= 8
    assert {game_of(code) for code in file.codes} == set(games["games"]), "every game can earn somebody an award"
    assert {game.game for game in file.presets["all_five"].games} == set(games["games"])
    for name in get_args(PresetName):
        assert preset_title(name).context == preset_line(name).context == "party"
    assert all(scoring_line(name).english() for name in get_args(ScoringName))


def test_what_awards_count_is_told_by_the_games(games: dict[str, Any]) -> None:
    """A slip in the name of an event or detail would give an award to nobody, ever."""
    root = Path(registry.__file__).parent
    for code in sorted(load_yaml(PATH, PartyFile, games).codes):
        game, event, *detail = code.split(".")
        source = "".join(path.read_text(encoding="utf-8") for path in sorted((root / game).glob("*.py")))
        assert f'"{event}"' in source, code
        if detail:
            assert f'"{detail[-1]}"' in source, code


@pytest.mark.parametrize("count", [2, 3, 5, 8, 10])
def test_every_preset_can_be_played_by_any_number(games: dict[str, Any], count: int) -> None:
    file = load_yaml(PATH, PartyFile, games)
    limits = {
        game: limits_of(config, registry.levels_of(game), file.team_options.get(game))
        for game, config in games["games"].items()
    }
    for preset in file.presets.values():
        plan = PartyPlan(
            members=people(count),
            games=tuple(game.planned() for game in preset.games),
            picks=preset.picks,
            count=preset.count,
            scoring=file.scoring[preset.scoring],
            seed=1,
        )
        party = Party(plan)
        for index, planned in enumerate(plan.games):
            assert party.choose(index, limits[planned.game]).arrangement.matches >= 1


@pytest.mark.parametrize(
    ("old", "new", "line", "said"),
    [
        ("usual: [10, 7,", "usual: [10, 17,", "usual:", "worth more than the place before"),
        ("round_robin_up_to: 4", "round_robin_up_to: 1", "round_robin_up_to", "round_robin_up_to"),
        (
            "{game: stackup, options: {match: first_to, target: 2}}",
            "{game: chess}",
            "- {game: chess",
            "no game 'chess'",
        ),
        ("towers: 3", "towers: 2", "towers: 2", "does not offer 2"),
        ("announce: button", "shout: true", "shout", "no option 'shout'"),
        ("count: 1", "count: 0", "count: 0", "count"),
        ("picks: wheel", "picks: list", "quick:", "count belongs to a wheel"),
        ("  quick:", "  quickly:", "quickly:", "quickly"),
        ("stickstack: {mode: teams}", "stickstack: {mode: pairs}", "team_options", "does not offer pairs"),
        ("id: wrecker", "id: builder", "awards:", "twice"),
        ("[stackup.crashed]", "[stackup.exploded]", "stackup.exploded", "nothing that is counted"),
        ("[stackup.crashed]", "[chess.moved]", "awards:", "no game 'chess'"),
        ("  usual: [", "  fair: [", "fair:", "scoring"),
    ],
)
def test_what_is_wrong_is_named_with_file_and_line(
    games: dict[str, Any], tmp_path: Path, *, old: str, new: str, line: str, said: str
) -> None:
    text = PATH.read_text(encoding="utf-8")
    assert old in text
    broken = tmp_path / "party.yaml"
    broken.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(YamlFileError, match=said) as caught:
        load_yaml(broken, PartyFile, games)
    assert "party.yaml, line" in str(caught.value)
    lines = broken.read_text(encoding="utf-8").splitlines()
    assert caught.value.line is not None
    assert line in lines[caught.value.line - 1]
