"""A game is a folder with the same rooms in each; one that is missing is named."""

import re
import shutil
from pathlib import Path

import pytest

from stackhub.engine.game import Rules
from stackhub.engine.words import Text
from stackhub.games import registry
from tests import nullgame
from tests.conformance.random_play import play_match, play_on, random_match, random_rounds
from tests.conformance.rooms import GOLDEN, missing

PLACE = re.compile(r"\{[a-z_]*\}|%n")


def test_the_folder_is_complete(game: str) -> None:
    assert list(missing(registry.entry(game))) == []


def test_the_yaml_and_the_rules_speak_of_the_same_options(game: str, rules: Rules) -> None:
    config = rules.config
    assert config.game == rules.id == game
    assert set(config.options) == set(rules.options_model.model_fields)
    assert rules.options_model().as_dict() == config.defaults(), "the model's defaults are the YAML's Defaults"


def test_the_game_speaks_in_whole_sentences(game: str, rules: Rules, rounds: int) -> None:
    """Log, status, opening and outcome: no place in them is left open."""
    title, words = registry.entry(game).room("title"), registry.entry(game).room("words")
    said: list[Text] = [title.TITLE, title.TAGLINE]
    for key, option in rules.config.options.items():
        label, explanation, values = words.option_words(key)
        said += [label, explanation, *values.values()]
        assert {str(value) for value in option.values} <= {str(value) for value in values}
    for referee, chance in random_rounds(rules, min(60, rounds // 2)):
        names = [f"Player {seat}" for seat in range(referee.seats)]
        while referee.outcome() is None:
            said += [words.status(referee.view(seat), names) for seat in range(referee.seats)]
            said += [text for event in play_on(referee, chance) if (text := words.describe(event, names)) is not None]
        outcome = referee.outcome()
        assert outcome is not None
        said += [words.status(referee.view(seat), names) for seat in range(referee.seats)]
        said.append(words.outcome_words(outcome, names))
    for number in range(40):
        match, chance = random_match(rules, number)
        play_match(match, chance, 3 * rules.max_moves)
        said += [words.opening_words(round_.opening, [p.name for p in match.players]) for round_ in match.rounds]
    for text in said:
        assert text.english()
        assert not PLACE.search(text.english()), text


# --- a deliberately broken game


@pytest.fixture
def copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> Path:
    """A copy of the null game under a package name of its own, to be broken."""
    name = f"brokengame_{abs(hash(request.node.name))}"
    folder = tmp_path / name
    shutil.copytree(Path(nullgame.__path__[0]), folder, ignore=shutil.ignore_patterns("__pycache__"))
    for path in folder.glob("*.py"):
        path.write_text(path.read_text(encoding="utf-8").replace("tests.nullgame", name), encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    return folder


def problems(folder: Path, golden: Path = GOLDEN, **rest: str) -> list[str]:
    return list(missing(registry.GameEntry("nullgame", folder.name, **rest), golden))  # type: ignore[arg-type]


def test_the_copy_is_complete(copy: Path) -> None:
    assert problems(copy) == []


@pytest.mark.parametrize(
    ("file", "problem"),
    [
        ("rules.py", "nullgame: the room rules.py is missing"),
        ("bots.py", "nullgame: the room bots.py is missing"),
        ("board.py", "nullgame: the room board.py is missing"),
        ("words.py", "nullgame: the room words.py is missing"),
        ("help/en.md", "nullgame: the rules page help/en.md is missing"),
        ("help/fr.md", "nullgame: the rules page help/fr.md is missing"),
        ("nullgame_fr.ts", "nullgame: no French translation of 'Counters left: {count}' (context NullBoard)"),
    ],
)
def test_what_is_missing_is_named(copy: Path, file: str, problem: str) -> None:
    (copy / file).unlink()
    if file == "rules.py":  # the other rooms stand on it
        for other in ("bots", "board", "words"):
            (copy / f"{other}.py").write_text("")
    assert problem in problems(copy)


def test_a_game_without_a_folder_is_named() -> None:
    assert problems(Path("no_such_game")) == ["nullgame: there is no package no_such_game"]


def test_a_missing_golden_game_is_named(copy: Path, tmp_path: Path) -> None:
    assert problems(copy, tmp_path) == [
        "nullgame: no golden game in tests/golden/nullgame (make one with tests/golden/make.py)"
    ]


def test_a_missing_function_is_named(copy: Path) -> None:
    bots = copy / "bots.py"
    bots.write_text(bots.read_text(encoding="utf-8").replace("def make_bot", "def make_robot"), encoding="utf-8")
    assert problems(copy) == ["nullgame: bots.py has no make_bot"]


def test_an_unfinished_translation_is_named(copy: Path) -> None:
    french = copy / "nullgame_fr.ts"
    text = french.read_text(encoding="utf-8")
    french.write_text(text.replace("<translation>Partie", '<translation type="unfinished">Partie'), encoding="utf-8")
    assert problems(copy) == ["nullgame: no French translation of 'Match' (context nullgame)"]


def test_a_game_under_construction_may_come_without_bots(copy: Path) -> None:
    (copy / "bots.py").unlink()
    assert problems(copy, bots="later") == []


def test_a_yaml_without_levels_is_named(copy: Path) -> None:
    yaml = copy / "nullgame.yaml"
    yaml.write_text(yaml.read_text(encoding="utf-8").replace("levels: [easy, hard]", "levels: []"), encoding="utf-8")
    assert len(problems(copy)) == 1
    assert "names no bot levels" in problems(copy)[0]
