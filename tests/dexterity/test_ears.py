"""Which sounds a table makes: as loud and as bright as what strikes, never more than a few, and none while nothing
does."""

from __future__ import annotations

import itertools
from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stackhub.dexterity.ears import Ears, Heard, Sound, Timbre
from stackhub.physics.knocks import Knock
from stackhub.resources import models_dir

BLOCK = Timbre("block", 17.0)
STILL = Heard(())


def knock(name: str, jolt: float) -> Knock:
    return Knock(name, 17.0 * jolt, jolt)


def heard(frames: Sequence[Sequence[Knock]], what: Heard = STILL) -> list[list[Sound]]:
    ears = Ears(BLOCK)
    return [ears.listen(knocks, what) for knocks in frames]


def test_a_harder_knock_is_louder_and_brighter() -> None:
    jolts = (80.0, 300.0, 1_000.0)
    sounds = [heard([[knock("red1a", jolt)]])[0][0] for jolt in jolts]
    assert [sound.name for sound in sounds] == ["block-low", "block-mid", "block-high"]
    assert 0 < sounds[0].loud < sounds[1].loud < sounds[2].loud <= 1


def test_a_lighter_piece_is_softer() -> None:
    heavy, light = (heard([[Knock("one", mass * 300.0, 300.0)]])[0][0] for mass in (17.0, 5.0))
    assert light.loud < heavy.loud


def test_a_rest_is_silent() -> None:
    assert not any(heard([[]] * 100))


def test_a_block_that_rattles_is_not_heard_every_frame() -> None:
    frames = heard([[knock("red1a", 300.0)]] * 60)
    assert sum(map(len, frames)) <= 10


@given(st.lists(st.lists(st.floats(46, 4_000), max_size=48), max_size=120))
def test_however_much_comes_down_a_few_sounds_are_made_at_once(jolts: list[list[float]]) -> None:
    frames = [
        sorted((knock(f"b{number}", jolt) for number, jolt in enumerate(frame)), key=lambda one: -one.impulse_g_mm_s)
        for frame in jolts
    ]
    sounds = heard(frames)
    assert all(len(frame) <= 3 for frame in sounds)
    assert all(0 < sound.loud <= 1 for frame in sounds for sound in frame)
    second = 60
    for start in range(len(sounds)):
        within = list(itertools.chain(*sounds[start : start + second]))
        assert len(within) <= second + 2
        assert sum(sound.name == "rumble" for sound in within) <= 2


def test_a_collapse_rumbles_and_its_knocks_thin_out() -> None:
    calm = heard([[knock(f"b{frame}", 300.0)] if frame % 15 == 0 else [] for frame in range(60)])
    assert not any(sound.name == "rumble" for frame in calm for sound in frame)
    frames = heard([[knock(f"b{frame}-{one}", 600.0) for one in range(6)] for frame in range(60)])
    names = [sound.name for frame in frames for sound in frame]
    assert names.count("rumble") == 2
    assert names.index("rumble") < 6
    assert len(names) < 40


def test_a_block_that_is_drawn_under_load_scrapes_the_louder_the_faster_and_the_tighter() -> None:
    def loudest(speed: float, load: float) -> float:
        what = Heard((), "red1a", slides_mm_s=speed, load_n=load)
        return max((sound.loud for frame in heard([[]] * 60, what) for sound in frame), default=0.0)

    assert loudest(2.0, 0.5) == 0, "it hardly moves"
    assert loudest(80.0, 0.0) == 0, "it is free"
    assert 0 < loudest(40.0, 0.3) < loudest(120.0, 0.3) < loudest(120.0, 0.7) <= 1
    count = sum(map(len, heard([[]] * 60, Heard((), "red1a", slides_mm_s=80, load_n=0.5))))
    assert 3 <= count <= 6


def test_the_spring_creaks_when_the_cup_tilts_faster_and_not_while_it_swings_on() -> None:
    ears = Ears(Timbre("stick", 5.0))
    speeds = [0.0, 0.1, 0.4, 0.9, 0.8, 0.6, 0.5, 0.3] + [0.1] * 40 + [0.9]
    names = [[sound.name for sound in ears.listen([], Heard((), swings_rad_s=speed))] for speed in speeds]
    assert [number for number, frame in enumerate(names) if frame] == [2, len(speeds) - 1]
    assert names[2] == ["creak"]


@pytest.mark.parametrize("timbre", ["block", "stick"])
def test_every_sound_that_is_chosen_is_there(timbre: str) -> None:
    there = {file.stem.rstrip("0123456789") for file in (models_dir() / "sounds").glob("*.wav")}
    assert {f"{timbre}-{hard}" for hard in ("low", "mid", "high")} | {"rumble", "scrape", "creak"} <= there
