"""The sounds in models/sounds are what their script makes, and can be heard as they should."""

import importlib.util
import wave
from array import array
from itertools import pairwise
from pathlib import Path
from types import ModuleType

import pytest

from stackhub.resources import models_dir

FOLDER = models_dir() / "sounds"
NAMES = sorted(
    [
        *("clack1", "clack2", "clack3", "die", "hint", "lift", "refuse", "rumble", "win"),
        *(
            f"{wood}-{hard}{number}"
            for wood in ("block", "stick")
            for hard in ("low", "mid", "high")
            for number in (1, 2)
        ),
        *(f"{name}{number}" for name in ("scrape", "creak", "flick", "click") for number in (1, 2)),
    ]
)
FULL_SCALE, FULL_RATE = 32_767, 44_100


@pytest.fixture(scope="module")
def script() -> ModuleType:
    spec = importlib.util.spec_from_file_location("make_sounds", FOLDER / "make_sounds.py")
    assert spec is not None
    assert spec.loader is not None
    made = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(made)
    return made


def samples_of(name: str) -> array:
    with wave.open(str(FOLDER / f"{name}.wav")) as file:
        assert (file.getframerate(), file.getnchannels(), file.getsampwidth()) == (FULL_RATE, 1, 2)
        return array("h", file.readframes(file.getnframes()))


def test_the_script_makes_the_files_byte_for_byte(script: ModuleType, tmp_path: Path) -> None:
    script.main(tmp_path)
    made = {file.name: file.read_bytes() for file in tmp_path.iterdir()}
    assert made == {file.name: file.read_bytes() for file in FOLDER.glob("*.wav")}
    assert sorted(made) == [f"{name}.wav" for name in NAMES]


def test_the_files_are_small() -> None:
    assert sum(file.stat().st_size for file in FOLDER.glob("*.wav")) < 1_500_000


@pytest.mark.parametrize("name", NAMES)
def test_a_sound_is_neither_silent_nor_clipped_and_begins_and_ends_without_a_click(name: str) -> None:
    samples = samples_of(name)
    assert 0.2 * FULL_SCALE < max(map(abs, samples)) < 0.9 * FULL_SCALE
    mean_square = sum(sample * sample for sample in samples) / len(samples)
    assert mean_square > (0.01 * FULL_SCALE) ** 2
    assert samples[0] == 0
    silence = FULL_RATE * 150 // 1000
    assert not any(samples[-silence:]), "the sound is stopped in here"
    assert max(map(abs, samples[-silence - 20 : -silence])) < 0.005 * FULL_SCALE
    assert abs(sum(samples) / len(samples)) < 0.005 * FULL_SCALE, "the signal swings around zero"


def test_no_two_sounds_are_alike() -> None:
    assert len({samples_of(name).tobytes() for name in NAMES}) == len(NAMES)


@pytest.mark.parametrize("wood", ["block", "stick"])
def test_a_harder_knock_is_brighter_and_a_stick_higher_than_a_block(wood: str) -> None:
    assert brightness(f"{wood}-low1") < brightness(f"{wood}-mid1") < brightness(f"{wood}-high1")
    assert all(brightness(f"block-{hard}1") < brightness(f"stick-{hard}1") for hard in ("low", "mid", "high"))


def brightness(name: str) -> float:
    """How often the signal changes its sign, weighed by how loud it is there."""
    samples = samples_of(name)
    crossings = sum(abs(a) for a, b in pairwise(samples) if (a < 0) != (b < 0))
    return crossings / sum(map(abs, samples))
