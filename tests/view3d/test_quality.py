"""The quality ladder: its file is checked, and a machine finds its rung."""

from __future__ import annotations

from pathlib import Path

import pytest

from stackhub.engine.quality import LEVEL_NAMES, Ladder, LevelName, QualityFile
from stackhub.resources import config_dir
from stackhub.store.quality import load_quality
from stackhub.store.yaml_file import YamlFileError


@pytest.fixture(scope="module")
def quality() -> QualityFile:
    return load_quality()


def test_our_ladder_gets_cheaper_with_every_rung(quality: QualityFile) -> None:
    def cost(name: LevelName) -> tuple[int, int, float, int]:
        level = quality.levels[name]
        shading = ("fixed", "simple", "physical").index(level.shading)
        return shading, level.shadow_map, level.scale * max(1, level.samples), level.bevel_steps

    costs = [cost(name) for name in LEVEL_NAMES]
    assert costs == sorted(costs, reverse=True)
    assert len(set(costs)) == 4


@pytest.mark.parametrize(
    ("was", "becomes", "said"),
    [
        ("  light: { shading: simple", "  lite: { shading: simple", "lite"),
        ("samples: 4", "samples: -1", "samples"),
        ("scale: 0.75", "scale: 2", "scale"),
        ("software: { shading: fixed", "software: { shading: simple", "software"),
        ("slow_ms: 45", "slow_ms: fast", "slow_ms"),
        (
            "shading: simple, samples: 0, scale: 1, shadow_map: 0",
            "shading: simple, samples: 0, scale: 1, shadow_map: 9",
            "shadow_map",
        ),
    ],
)
def test_a_mistake_is_named_with_its_file(tmp_path: Path, was: str, becomes: str, said: str) -> None:
    text = (config_dir() / "quality.yaml").read_text(encoding="utf-8")
    assert was in text
    path = tmp_path / "quality.yaml"
    path.write_text(text.replace(was, becomes), encoding="utf-8")
    with pytest.raises(YamlFileError) as caught:
        load_quality(path)
    assert "quality.yaml" in str(caught.value)
    assert said in str(caught.value)


def _feed(ladder: Ladder, file: QualityFile, frame_ms: float) -> None:
    for _ in range(file.measuring.warm_up_frames + file.measuring.frames):
        ladder.measured(frame_ms)


def test_a_quick_machine_keeps_the_finest_rung(quality: QualityFile) -> None:
    ladder = Ladder(quality, "full")
    _feed(ladder, quality, quality.measuring.slow_ms)
    assert (ladder.level, ladder.settled) == ("full", True)


def test_a_slow_machine_goes_down_to_the_last_rung_and_no_further(quality: QualityFile) -> None:
    ladder = Ladder(quality, "full")
    seen = []
    for _ in range(6):
        seen.append(ladder.level)
        _feed(ladder, quality, quality.measuring.slow_ms + 1)
    assert seen == ["full", "medium", "light", "software", "software", "software"]
    assert ladder.settled


def test_the_first_frames_of_a_rung_and_a_single_hitch_do_not_count(quality: QualityFile) -> None:
    ladder = Ladder(quality, "medium")
    for _ in range(quality.measuring.warm_up_frames):
        assert not ladder.measured(5000)  # shaders are compiled
    ladder.measured(5000)
    for _ in range(quality.measuring.frames - 1):
        ladder.measured(5)
    assert (ladder.level, ladder.settled) == ("medium", True)


def test_even_ten_hitches_in_a_row_do_not_count(quality: QualityFile) -> None:
    """A disk or another program may keep a machine busy for a third of a second."""
    ladder = Ladder(quality, "light")
    for frame in range(quality.measuring.warm_up_frames + quality.measuring.frames):
        ladder.measured(300 if 8 <= frame < 18 else 10)
    assert (ladder.level, ladder.settled) == ("light", True)
