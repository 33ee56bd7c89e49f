"""From which side a fall is seen best, when it began, and which part of it is worth seeing."""

from __future__ import annotations

import math

import pytest

from stackhub.dexterity.best_side import began, best_turn, excerpt_of
from stackhub.physics.pose import Pose
from stackhub.physics.recording import Change, Recording, Steps, Track

HZ = 60
BLOCK = (7500, 2500, 1500)


def recording(frames: int = 240) -> Recording:
    return Recording(HZ, frames)


def add(
    made: Recording, name: str, start: Pose, *, first: int = 0, last: int = 0, by: tuple[float, float] = (0, 0)
) -> None:
    """A body that rests, and moves by so many mm between two frames."""
    track = Track(name, BLOCK, [Change(0, Steps.of(start))])
    for frame in range(first + 1, last + 1):
        share = (frame - first) / (last - first)
        low = start.z + (7.5 - start.z) * share
        track.changes.append(
            Change(frame, Steps.of(start._replace(x=start.x + by[0] * share, y=start.y + by[1] * share, z=low)))
        )
    made.tracks.append(track)


def falling(angle_deg: float, count: int = 6) -> Recording:
    """So many blocks fall from a tower into one direction (0: the table's x axis)."""
    made = recording()
    way = (150 * math.cos(math.radians(angle_deg)), 150 * math.sin(math.radians(angle_deg)))
    for number in range(count):
        add(made, f"b{number}", Pose(0, 0, 60 + 20 * number), first=100, last=140, by=way)
    return made


@pytest.mark.parametrize("angle", [0, 40, 90, 200, 310])
def test_a_fall_goes_across_the_picture(angle: float) -> None:
    made = falling(angle)
    turn = best_turn(made, excerpt_of(made, 100), now_deg=30.0)
    right = math.radians(turn)
    across = abs(math.cos(right) * math.cos(math.radians(angle)) + math.sin(right) * math.sin(math.radians(angle)))
    assert across > 0.9


def test_of_two_sides_that_are_alike_the_nearer_one_is_taken() -> None:
    made = falling(0)
    assert best_turn(made, excerpt_of(made, 100), now_deg=10.0) == pytest.approx(10, abs=35)
    assert best_turn(made, excerpt_of(made, 100), now_deg=170.0) == pytest.approx(170, abs=35)


def test_it_is_not_looked_at_from_behind_what_stands() -> None:
    made = falling(0, count=3)
    for number in range(10):  # a wall in front, all along the way
        for storey in range(6):
            add(made, f"wall{number}-{storey}", Pose(-60 + 30 * number, -60, 7.5 + 25 * storey))
    turn = best_turn(made, excerpt_of(made, 100), now_deg=0.0)
    assert math.cos(math.radians(turn)) < -0.5, "from the back"


def test_without_a_fall_the_camera_stays() -> None:
    made = recording()
    add(made, "b0", Pose(0, 0, 7.5))
    assert best_turn(made, excerpt_of(made, 100), now_deg=77.0) == 77.0


def test_a_fall_began_before_it_was_noticed_but_a_hand_that_moves_a_block_is_no_fall() -> None:
    made = falling(0)
    add(made, "held", Pose(0, 200, 100), first=0, last=240, by=(400.0, 0.0))
    assert began(made, 135) == pytest.approx(100, abs=2)
    assert began(made, 60) == 60, "nothing falls there"


def test_an_excerpt_ends_when_hardly_anything_moves_and_is_never_long() -> None:
    made = falling(0)
    add(made, "rolls on", Pose(0, 0, 7.5), first=100, last=240, by=(0.0, 300.0))
    first, last = excerpt_of(made, 100)
    assert first < 100
    assert 140 <= last < 165
    long = recording(1_000)
    for number in range(4):
        add(long, f"b{number}", Pose(0, 0, 60 + 20 * number), first=100, last=900, by=(2_000.0, 0))
    first, last = excerpt_of(long, 100)
    assert (last - first) / HZ <= 2.4


@pytest.mark.parametrize("fell", [0, 5, 239, 240])
def test_an_excerpt_lies_within_its_recording(fell: int) -> None:
    made = falling(0)
    first, last = excerpt_of(made, fell)
    assert 0 <= first <= last <= made.frames
