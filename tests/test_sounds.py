"""The sounds in models/sounds are what their script makes, and can be heard as they should."""

import importlib.util
import wave
from array import array
from pathlib import Path
from types import ModuleType

import pytest

from stackhub.resources import models_dir

FOLDER = models_dir() / "sounds"
NAMES = ("clack1", "clack2", "clack3", "hint", "lift", "refuse", "win")
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
    assert sum(file.stat().st_size for file in FOLDER.glob("*.wav")) < 400_000


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


def test_the_variants_of_a_sound_differ() -> None:
    assert len({samples_of(f"clack{number}").tobytes() for number in (1, 2, 3)}) == 3
