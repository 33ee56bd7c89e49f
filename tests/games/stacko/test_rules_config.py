"""What stacko.yaml may say, and what is said about a slip in it."""

from pathlib import Path

import pytest

from stackhub.games.stacko.rules import Config
from stackhub.resources import config_dir
from stackhub.store.yaml_file import YamlFileError, load_yaml
from tests.games.stacko.turns import stacko


@pytest.mark.parametrize(
    ("ours", "slip", "section", "why"),
    [
        ("copies: 3", "copies: 2", "material", "must make 48 blocks"),
        ("storeys: 16", "storeys: 12", "material", "must make 36 blocks"),
        ("[red, blue, green, yellow]", "[red, red, green, yellow]", "material", "must differ"),
        ("[red, blue, green, yellow]", "[red, blue, green, pink]", "material", "colours.3"),
        ("numbers: 4", "numbers: 5", "material", "numbers"),
        ("[red1, blue2, green3, yellow4, reverse, draw2]", "[reverse, draw2]", "material", "at least one colour"),
        ("[red1, blue2, green3", "[red1, red2, green3", "material", "die.1"),
        ("{min: 2, max: 10}", "{min: 1, max: 10}", "seats", "two players or more"),
        ("[any, completed, three_rows]", "[any, completed, four_rows]", "options", "four_rows"),
        ("[0, 30, 60, 90, 120]", "[0, 30, 60, 90, 1200]", "options", "1200"),
        ("[1, 3, 5, 7]", "[1, 3, 5, 0]", "options", "towers"),
    ],
)
def test_a_slip_in_the_yaml_is_named_with_its_line(
    tmp_path: Path, ours: str, slip: str, section: str, why: str
) -> None:
    text = (config_dir() / "games" / "stacko.yaml").read_text(encoding="utf-8")
    assert ours in text
    path = tmp_path / "stacko.yaml"
    path.write_text(text.replace(ours, slip, 1), encoding="utf-8")
    number = next(n for n, found in enumerate(text.splitlines(), 1) if found.startswith(f"{section}:"))
    with pytest.raises(YamlFileError) as refused:
        load_yaml(path, Config)
    assert str(refused.value).startswith(f"stacko.yaml, line {number}: ")
    assert why in str(refused.value)


def test_a_side_of_the_die_without_blocks_is_named(tmp_path: Path) -> None:
    text = (config_dir() / "games" / "stacko.yaml").read_text(encoding="utf-8")
    path = tmp_path / "stacko.yaml"
    changed = text.replace("numbers: 4", "numbers: 3").replace("storeys: 16", "storeys: 12")
    path.write_text(changed, encoding="utf-8")
    with pytest.raises(YamlFileError, match="no block is like the side yellow4"):
        load_yaml(path, Config)


def test_st14_only_the_dropped_block_differs_from_print() -> None:
    options = stacko().config.options
    assert [key for key, option in options.items() if option.default != option.printed] == ["dropped_block"]
    assert stacko().config.presets["by_the_book"] == stacko().config.by_the_book()
    assert stacko().config.presets["default"] == stacko().config.defaults()
