"""What babylon.yaml may say, and what is said about a slip in it."""

from pathlib import Path

import pytest

from stackhub.games.babylon.rules import Config
from stackhub.resources import config_dir
from stackhub.store.yaml_file import YamlFileError, load_yaml


@pytest.mark.parametrize(
    ("ours", "slip", "line", "why"),
    [
        ("per_colour: 3", "per_colour: 4", "material", "must make 12 tablets"),
        ("[green, black, red, beige]", "[green, green, red, beige]", "material", "must differ"),
        ("[green, black, red, beige]", "[green, pink, red, beige]", "material", "colours.1"),
        ("{min: 2, max: 2}", "{min: 2, max: 3}", "seats", "a game for two"),
        ("first_to_3, best", "first_to_4, best", "options", "first_to_4"),
        ("  chooser:", "  choser:", "options", "no option 'choser'"),
        ("slip: 0.25", "slip: 25", "bots", "medium.slip"),
        ("sight: 3", "sigth: 3", "bots", "medium.s"),
    ],
)
def test_a_slip_in_the_yaml_is_named_with_its_line(tmp_path: Path, ours: str, slip: str, line: str, why: str) -> None:
    text = (config_dir() / "games" / "babylon.yaml").read_text(encoding="utf-8")
    assert ours in text
    path = tmp_path / "babylon.yaml"
    path.write_text(text.replace(ours, slip), encoding="utf-8")
    number = next(n for n, found in enumerate(text.splitlines(), 1) if found.startswith(f"{line}:"))
    with pytest.raises(YamlFileError) as refused:
        load_yaml(path, Config)
    assert str(refused.value).startswith(f"babylon.yaml, line {number}: ")
    assert why in str(refused.value)


def test_a_level_without_its_skill_is_named(tmp_path: Path) -> None:
    text = (config_dir() / "games" / "babylon.yaml").read_text(encoding="utf-8")
    path = tmp_path / "babylon.yaml"
    path.write_text("".join(row for row in text.splitlines(True) if not row.startswith("  hard:")), encoding="utf-8")
    with pytest.raises(YamlFileError, match="'hard'"):
        load_yaml(path, Config)
