"""What stickstack.yaml may say, and what is said about a slip in it."""

from pathlib import Path

import pytest

from stackhub.games.stickstack.rules import Config, StickStackOptions
from stackhub.resources import config_dir
from stackhub.store.yaml_file import YamlFileError, load_yaml
from tests.games.stickstack.turns import stickstack


@pytest.mark.parametrize(
    ("ours", "slip", "section", "why"),
    [
        ("{w: 3, wr: 5", "{w: 4, wr: 5", "material", "there must be 36 sticks, not 37"),
        ("{w: 3, wr: 5", "{w: 3, ww: 5", "material", "two bands side by side on the stick ww have the same colour"),
        ("{w: 3, wr: 5", "{w: 3, wg: 5", "material", "wg"),
        ("{w: 3, wr: 5", "{w: 3, wryb: 5", "material", "wryb"),
        ("{w: 3, wr: 5", "{w: 0, wr: 8", "material", "sticks.w"),
        ("{min: 2, max: 7}", "{min: 1, max: 7}", "seats", "two players or more"),
        ("teams, challenges]", "teams, challenges, solo]", "options", "solo"),
        ("[5, 11, 15, 20]", "[0, 11, 15, 20]", "options", "threshold"),
        ("[warn, strict]", "[warn, stern]", "options", "stern"),
    ],
)
def test_a_slip_in_the_yaml_is_named_with_its_line(
    tmp_path: Path, ours: str, slip: str, section: str, why: str
) -> None:
    text = (config_dir() / "games" / "stickstack.yaml").read_text(encoding="utf-8")
    assert ours in text
    path = tmp_path / "stickstack.yaml"
    path.write_text(text.replace(ours, slip, 1), encoding="utf-8")
    number = next(n for n, found in enumerate(text.splitlines(), 1) if found.startswith(f"{section}:"))
    with pytest.raises(YamlFileError) as refused:
        load_yaml(path, Config)
    assert str(refused.value).startswith(f"stickstack.yaml, line {number}: ")
    assert why in str(refused.value)


def test_ss10_only_the_last_sticks_differ_from_print() -> None:
    config = stickstack().config
    assert [key for key, option in config.options.items() if option.default != option.printed] == ["all_fell"]
    assert config.presets["by_the_book"] == config.by_the_book()
    assert config.presets["default"] == config.defaults()


def test_ss12_the_threshold_is_11() -> None:
    assert stickstack().config.defaults()["threshold"] == 11
    options = stickstack().options_model()
    form = stickstack().match_format(options)
    assert (form.kind, form.target) == ("points", 11)


def test_ss15_all_modes_are_offered() -> None:
    assert stickstack().config.options["mode"].values == ("base", "coop", "teams", "challenges")
    assert stickstack().match_format(StickStackOptions(mode="challenges")).kind == "single"
