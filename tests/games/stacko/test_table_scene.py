"""The bench's numbers in scenes/stacko.yaml are checked: a mistake is named with its line."""

from __future__ import annotations

from pathlib import Path

import pytest

from stackhub.games.stacko.judge import ASKEW_DEG, OUT_MM, SINK_MM
from stackhub.games.stacko.table_scene import StackoScene
from stackhub.resources import scenes_dir
from stackhub.store.scenes import load_scene
from stackhub.store.yaml_file import YamlFileError
from tests.games.stacko.bench_play import SCENE

TEXT = (scenes_dir() / "stacko.yaml").read_text(encoding="utf-8")


def test_the_table_and_the_judge_count_alike() -> None:
    """ST-08, ST-10, ST-14."""
    assert SCENE.bench.out_mm == 20
    assert SCENE.block.width_mm / 2 == OUT_MM
    assert 0.8 * SCENE.block.height_mm == SINK_MM
    assert SCENE.bench.lying.turn_rad < ASKEW_DEG * 3.1416 / 180


@pytest.mark.parametrize(
    ("sound", "broken", "said"),
    [
        ("near_mm: 15, far_mm: 80", "near_mm: 80, far_mm: 15", "near_mm below its far_mm"),
        ("give_mm: 0.4", "give_mm: 0", "greater than 0"),
        ("beside_mm: 8,", "beside_mm: 8, wide: 3,", "wide"),
        ("out_mm: 20", "out_mm: .nan", "number"),
        ("careful: { force_n: 2, speed_mm_s: 20 }", "careful: { force_n: 2 }", "speed_mm_s"),
    ],
)
def test_a_mistake_is_named(tmp_path: Path, sound: str, broken: str, said: str) -> None:
    assert sound in TEXT
    path = tmp_path / "stacko.yaml"
    path.write_text(TEXT.replace(sound, broken, 1), encoding="utf-8")
    with pytest.raises(YamlFileError, match=said) as caught:
        load_scene("stacko", StackoScene, path)
    assert "stacko.yaml, line" in str(caught.value)
