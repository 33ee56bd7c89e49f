"""scenes/stickstack.yaml, and what is said of one that is wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from stackhub.games import registry
from stackhub.games.stickstack.rules import StickStackRules
from stackhub.games.stickstack.table_scene import StickStackScene
from stackhub.resources import scenes_dir
from stackhub.store.scenes import load_scene
from stackhub.store.yaml_file import YamlFileError

SCENE = load_scene("stickstack", StickStackScene)


def test_ss_01_there_are_36_sticks_of_the_kinds_in_their_order() -> None:
    names = SCENE.stick_names()
    assert names[0] == "s01"
    assert names[-1] == "s36"
    assert len(names) == 36
    number = 0
    for kind in SCENE.kinds:
        for _ in range(kind.count):
            assert SCENE.kind_of(names[number]) is kind
            number += 1


def test_ss_02_a_stick_is_of_the_same_kind_for_the_rules_and_on_the_table() -> None:
    """The scene and the game's own file number the sticks apart from each other."""
    rules = registry.rules_of("stickstack")
    assert isinstance(rules, StickStackRules)
    assert rules.material.kinds == {name: SCENE.kind_of(name).kind for name in SCENE.stick_names()}


@pytest.mark.parametrize("name", ["s00", "s37", "s1", "x01", "s-1", "cup", ""])
def test_a_stick_that_there_is_not(name: str) -> None:
    with pytest.raises(KeyError):
        SCENE.kind_of(name)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("{ colour: w, mm: 150 }", "{ colour: w, mm: 149 }", "the bands of w measure 149 mm, not 150 mm"),
        ("kind: wr,", "kind: rw,", "the bands of rw should have its colours in its order"),
        ("[34, 4]", "[15.2, 4.1]", "the leans grow"),
        ("white_within_mm: 41", "white_within_mm: 24", "beyond its hub"),
        ("height_mm: 130", "height_mm: 150", "end at the cup's joint"),
        ("above_rim_mm: 1", "above_rim_mm: -1", "above_rim_mm"),
        ("release_mm: 5 ", "release_mm: -5 ", "release_mm"),
        ("judge_frames: 20", "judged_frames: 20", "judge_frames"),
        ("kind: w, count: 3", "kind: w, count: 4", "36 sticks together, not 37"),
        ("sectors: [r, y, b]", "sectors: [r, r, b]", "one sector in each of r, y and b"),
        ("sectors: [r, y, b]", "sectors: [r, y, w]", "one sector in each of r, y and b"),
        ("hover_mm: 2 ", "hover_mm: 5 ", "should hover (hover_mm) lower"),
        ("start_mm: 60", "start_mm: 4", "should appear (start_mm) higher"),
        ("lying_below_mm: 100", "lying_below_mm: 170", "should be lower than the cup"),
        ("unit_mm: 10", "unit_mm: 1e-9", "unit_mm"),
        ("radius_mm: 6, height", "radius_mm: 60, height", "the pole should be thinner"),
        ("reach_mm: 250", "reach_mm: 1", "the hand should reach"),
        ("start_mm: 60", "start_mm: 400", "no higher than it may go"),
        ("judge_after_s: 1", "judge_after_s: 0.1", "as many frames (judge_frames)"),
    ],
)
def test_a_wrong_scene_is_refused_with_file_and_reason(tmp_path: Path, old: str, new: str, said: str) -> None:
    text = (scenes_dir() / "stickstack.yaml").read_text("utf-8")
    assert old in text
    path = tmp_path / "stickstack.yaml"
    path.write_text(text.replace(old, new, 1), "utf-8")
    with pytest.raises(YamlFileError) as refused:
        load_scene("stickstack", StickStackScene, path)
    assert "stickstack.yaml" in str(refused.value)
    assert said in str(refused.value)
