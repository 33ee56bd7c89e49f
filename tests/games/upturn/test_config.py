"""upturn.yaml says what it must, and what is wrong with another one is named with its line (UP-01, UP-02)."""

from pathlib import Path

import pytest

from stackhub.engine.chance import Chance
from stackhub.games.upturn.rules import Config, UpturnOptions, make_rules
from stackhub.resources import config_dir
from stackhub.store.yaml_file import YamlFileError, load_yaml

OURS = (config_dir() / "games" / "upturn.yaml").read_text(encoding="utf-8")


def load(folder: Path, old: str, new: str) -> Config:
    assert old in OURS
    (folder / "upturn.yaml").write_text(OURS.replace(old, new, 1), encoding="utf-8")
    return load_yaml(folder / "upturn.yaml", Config, {"game": "upturn"})


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("    1, 2, 3,", "    1, 1, 3,", "the number 1 is named twice"),
        ("    1, 2, 3,", "    2, 3,", "there must be 80 numbers, not 79"),
        ("    1, 2, 3,", "    0, 2, 3,", "should be at least 1"),
        ("97, 99,", "97, 100,", "should be at most 99"),
        ("joker: 2", "joker: many", "should be a whole number"),
        ("joker: 2", "joker: -1", "should be at least 0"),
        (", joker: 2", "", "should not be missing"),
        ("rack: 7", "rack: 1", "should be at least 2"),
        ("{min: 2, max: 4}", "{min: 2, max: 5}", "Upturn is a game for two to four players"),
        ("{min: 2, max: 4}", "{min: 1, max: 4}", "Upturn is a game for two to four players"),
        ("forget: 0.25", "forget: 2", "should be at most 1"),
        ('values: ["off", button, automatic]', 'values: ["off", bell]', "announce"),
    ],
)
def test_what_is_wrong_is_named(tmp_path: Path, old: str, new: str, sentence: str) -> None:
    with pytest.raises(YamlFileError) as error:
        load(tmp_path, old, new)
    assert sentence in str(error.value)
    assert "upturn.yaml" in str(error.value)


def test_up02_a_set_of_80_of_the_players_own(tmp_path: Path) -> None:
    """Even without a twin; and fewer Jokers."""
    config = load(tmp_path, "    10, 11, 12,", "    10, 5, 12,")
    state = make_rules(config).setup(UpturnOptions(), 2, Chance(1))
    names = make_rules(config).conserved(state)
    assert "5" in names  # type: ignore[operator]
    assert "11" not in names  # type: ignore[operator]
    fewer = load(tmp_path, "joker: 2", "joker: 0")
    assert "joker" not in make_rules(fewer).conserved(make_rules(fewer).setup(UpturnOptions(), 4, Chance(1)))  # type: ignore[operator]


def test_every_option_has_its_ruling(tmp_path: Path) -> None:
    config = load(tmp_path, "rack: 7", "rack: 9")
    assert {key: option.ruling for key, option in config.options.items()} == {
        "match": "UP-16", "target": "UP-16", "announce": "UP-17", "last_token": "UP-18", "twin_gift": "UP-14",
        "numbers": "UP-02", "pool_empty": "UP-19",
    }  # fmt: skip
    assert config.by_the_book() == config.presets["by_the_book"]
    assert config.defaults() == config.presets["default"]
    assert set(config.presets) == {"by_the_book", "default", "harder"}
