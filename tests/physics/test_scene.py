"""scenes/stacko.yaml is checked: a mistake is named with its line."""

from __future__ import annotations

from pathlib import Path

import pytest

from stackhub.games.stacko.table_scene import StackoScene
from stackhub.resources import scenes_dir
from stackhub.store.scenes import load_scene
from stackhub.store.yaml_file import YamlFileError

TEXT = (scenes_dir() / "stacko.yaml").read_text(encoding="utf-8")


def test_the_block_is_the_one_of_the_rules() -> None:
    """ST-01, ST-18."""
    scene = load_scene("stacko", StackoScene)
    assert scene.block.size_mm == (75, 25, 15)
    assert 15 <= scene.block.mass_g <= 18
    assert scene.tower.storeys == 16
    assert (scene.hand.gentle.force_n, scene.hand.gentle.speed_mm_s) == (0.3, 50)


@pytest.mark.parametrize(
    ("sound", "broken", "said"),
    [
        ("step_hz: 960", "step_hz: 950", "a step_hz that is a multiple of frame_hz"),
        ("push_hz: 480", "push_hz: 500", "a push_hz that divides step_hz"),
        ("mass_g: 17", "mass_g: -17", "greater than 0"),
        ("follow_rad_s: 150, ", "follow_rad_s: 150, twist: 3, ", "twist"),
        ("middle: 0.45", "middle: 0.55", "add up to 1"),
        ("least: 0.096", "least: 0.2", "should not have a least above its most"),
        ("length_mm: 75", "length_mm: 95", "square storey"),
        ("gravity_mm_s2: 9810", "gravity_mm_s2: .inf", "number"),
        ("mass_g: 17, friction: 0.4", "mass_g: 17, friction: 0", "without friction"),
    ],
)
def test_a_mistake_is_named(tmp_path: Path, sound: str, broken: str, said: str) -> None:
    assert sound in TEXT
    path = tmp_path / "stacko.yaml"
    path.write_text(TEXT.replace(sound, broken, 1), encoding="utf-8")
    with pytest.raises(YamlFileError, match=said) as caught:
        load_scene("stacko", StackoScene, path)
    assert "stacko.yaml, line" in str(caught.value)
