"""Recorded turns: the same poses come back from the bytes, on every machine; bytes from elsewhere do no harm."""

from __future__ import annotations

import base64
import math
import zlib

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stackhub.engine.scene import Physics
from stackhub.games.stacko.table_scene import StackoScene
from stackhub.physics.pose import Motion, Pose, distance_mm
from stackhub.physics.recorder import Recorder
from stackhub.physics.recording import (
    PLACE_MM,
    SPACING,
    BrokenRecording,
    Change,
    Limits,
    Recording,
    Steps,
    Track,
    between,
)
from stackhub.physics.world import World
from stackhub.store.scenes import load_scene

PHYSICS: Physics = load_scene("stacko", StackoScene).physics


def _unit(parts: tuple[float, ...]) -> tuple[float, ...]:
    length = math.hypot(*parts)
    return tuple(part / length for part in parts) if length > 0.1 else (1.0, 0.0, 0.0, 0.0)


places = st.floats(-2_000, 2_000)
steps = st.tuples(places, places, places, st.tuples(*[st.floats(-1, 1)] * 4)).map(
    lambda drawn: Steps.of(Pose(*drawn[:3], *_unit(drawn[3])))
)
names = st.text(st.characters(codec="utf-8", exclude_categories=("Cs",)), max_size=8)


@st.composite
def recordings(draw: st.DrawFn) -> Recording:
    frames = draw(st.integers(0, 40))
    made = Recording(60, frames)
    for name in draw(st.lists(names, max_size=4, unique=True)):
        track = Track(name, draw(st.tuples(*[st.integers(1, 20_000)] * 3)))
        made.tracks.append(track)
        for frame in sorted(draw(st.sets(st.integers(0, frames), max_size=8))):
            track.changes.append(Change(frame, draw(st.none() | steps)))
    made.marks = [(frame, draw(names)) for frame in draw(st.lists(st.integers(0, frames), max_size=3))]
    return made


@given(recordings())
@settings(max_examples=60, deadline=None)
def test_what_is_written_is_read_again(made: Recording) -> None:
    back = Recording.from_bytes(made.to_bytes())
    assert back == made
    assert back.to_bytes() == made.to_bytes()


@given(recordings(), st.integers(0, 40), st.integers(0, 40))
@settings(max_examples=40, deadline=None)
def test_an_excerpt_shows_the_same_moments(made: Recording, first: int, last: int) -> None:
    first, last = min(first, made.frames), min(last, made.frames)
    part = made.excerpt(first, last)
    assert Recording.from_bytes(part.to_bytes()) == part
    for frame in range(first, last + 1):
        assert part.poses(frame - first) == made.poses(frame)


@given(st.binary(max_size=200))
@settings(max_examples=100, deadline=None)
def test_any_bytes_are_refused_or_read(data: bytes) -> None:
    for whole in (data, b"SHR2" + data, b"SHR2" + zlib.compress(data)):
        try:
            made = Recording.from_bytes(whole)
        except BrokenRecording:
            continue
        assert made.frames <= Limits().frames


def test_a_recording_that_was_cut_or_goes_on_is_refused() -> None:
    data = _moving().to_bytes()
    for cut in range(len(data)):
        with pytest.raises(BrokenRecording):
            Recording.from_bytes(data[:cut])
    with pytest.raises(BrokenRecording):
        Recording.from_bytes(data + b"x")


def test_a_bomb_is_refused_before_it_is_unpacked() -> None:
    bomb = b"SHR2" + zlib.compress(bytes(64 << 20), 9)
    assert len(bomb) < 100_000
    with pytest.raises(BrokenRecording, match="too large"):
        Recording.from_bytes(bomb)


@pytest.mark.parametrize(
    "limits", [Limits(bodies=1), Limits(frames=3), Limits(changes=4), Limits(marks=0), Limits(name=1)]
)
def test_what_exceeds_a_limit_is_refused(limits: Limits) -> None:
    with pytest.raises(BrokenRecording):
        Recording.from_bytes(_moving().to_bytes(), limits)


def test_a_body_so_far_away_that_it_must_be_damaged_is_refused() -> None:
    made = Recording(60, 1, [Track("far", (1, 1, 1), [Change(0, Steps(1 << 40, 0, 0, 16_384, 0, 0, 0))])])
    with pytest.raises(BrokenRecording, match="out of sight"):
        Recording.from_bytes(made.to_bytes())


def test_a_body_that_is_not_turned_in_any_way_is_refused() -> None:
    for turn in ((0, 0, 0, 0), (16_384, 16_384, 0, 0), (5, 5, 5, 5)):
        made = Recording(60, 1, [Track("odd", (1, 1, 1), [Change(0, Steps(0, 0, 0, *turn))])])
        with pytest.raises(BrokenRecording, match="turned"):
            Recording.from_bytes(made.to_bytes())


def _moving() -> Recording:
    made = Recording(60, 10, marks=[(5, "fall")])
    for name in ("red1a", "blue2b"):
        poses = [Pose(frame * 1.5, 0.0, 7.5) for frame in range(10)]
        made.tracks.append(
            Track(name, (7500, 2500, 1500), [Change(at, Steps.of(pose)) for at, pose in enumerate(poses)])
        )
    return made


# --- Between frames


def test_a_body_is_between_its_poses_between_two_frames() -> None:
    track = _moving().tracks[0]
    here = track.at(4.5)
    assert here is not None
    assert here.x == pytest.approx(4.5 * 1.5, abs=PLACE_MM)


def test_what_rested_begins_to_move_only_just_before_it_is_seen_to() -> None:
    track = Track("red1a", (1, 1, 1), [Change(0, Steps.of(Pose(0, 0, 0))), Change(100, Steps.of(Pose(10, 0, 0)))])
    still, half = track.at(100 - SPACING), track.at(100 - SPACING / 2)
    assert still is not None
    assert half is not None
    assert (still.x, half.x) == (0, pytest.approx(5))


def test_a_body_is_nowhere_before_it_came_and_after_it_went() -> None:
    track = Track("stick", (1, 1, 1), [Change(3, Steps.of(Pose(0, 0, 0))), Change(7, None)])
    assert [track.at(frame) is None for frame in (2, 3, 6.5, 7, 50)] == [True, False, False, True, True]


def test_between_goes_the_short_way_around_and_stays_a_turn() -> None:
    one, other = Pose(0, 0, 0).turned(0.1), Pose(0, 0, 0).turned(0.3)
    far = Pose(0, 0, 0, *(-part for part in other[3:]))  # the same turn, written with the other sign
    for end in (other, far):
        half = between(one, end, 0.5)
        assert 2 * math.atan2(half.k, half.w) == pytest.approx(0.2, abs=1e-4)
        assert math.hypot(*half[3:]) == pytest.approx(1)


# --- From a world


def _world() -> tuple[World, Recorder]:
    world = World(PHYSICS)
    world.add("table", (600.0, 600.0, 20.0), 0, 0.5, Pose(0, 0, -10))
    world.add("red1a", (75.0, 25.0, 15.0), 17, 0.6, Pose(0, 0, 60))
    world.add("blue1a", (75.0, 25.0, 15.0), 17, 0.6, Pose(200, 0, 7.5))
    return world, Recorder(world)


def test_a_falling_block_is_recorded_as_it_fell_within_a_step() -> None:
    world, recorder = _world()
    truth = []
    for _ in range(30):
        world.advance()
        recorder.record()
        truth.append(world.bodies["red1a"].pose)
    made = Recording.from_bytes(recorder.recording.to_bytes())
    for number, pose in enumerate(truth, 1):
        seen = made.poses(number)["red1a"]
        limit = PLACE_MM if number % SPACING == 0 else 2.1  # a parabola off its chord over two frames; an impact
        assert distance_mm(seen, pose) < limit, number


def test_what_rests_costs_nothing_and_a_long_rest_is_cut_short() -> None:
    world, recorder = _world()
    for _ in range(600):
        world.advance()
        recorder.record()
    assert 1.0 <= recorder.recording.seconds < 2.5
    assert len(next(track for track in recorder.recording.tracks if track.name == "blue1a").changes) <= 3
    before = recorder.recording.frames
    body = world.bodies["blue1a"]
    world.put(body, Motion(body.pose.moved(dz=30)))
    for _ in range(10):
        world.advance()
        recorder.record()
    assert recorder.recording.frames == before + 10, "time passes again as soon as something moves"


def test_bodies_come_and_go() -> None:
    world, recorder = _world()
    for _ in range(4):
        world.advance()
        recorder.record()
    world.remove(world.bodies["blue1a"])
    world.add("stick", (100.0, 8.0, 8.0), 10, 0.6, Pose(0, 90, 40))
    for _ in range(4):
        world.advance()
        recorder.record()
    made = recorder.recording
    assert set(made.poses(2)) == {"red1a", "blue1a"}
    assert set(made.poses(8)) == {"red1a", "stick"}
    assert made.sizes_mm()["stick"] == pytest.approx((100, 8, 8))


# --- On every machine

_KEPT = b"U0hSMnics+FiYi1KTTFMPGN1RPgON1tSTmmqURKEw8jKkpaYk8PFwMTA8461oYGJEUoxMTBOY2QEYSqzAAamGnE="


def test_bytes_from_another_machine_are_the_same_poses() -> None:
    made = Recording.from_bytes(base64.b64decode(_KEPT))
    assert made == _moving()
    assert made.poses(9)["blue2b"] == Pose(13.5, 0.0, 7.5)
    assert made.marks == [(5, "fall")]
