"""Replays for tests, made without any physics."""

from __future__ import annotations

from stackhub.dexterity.turn_film import FALL
from stackhub.physics.pose import Pose
from stackhub.physics.recording import Change, Recording, Steps, Track
from stackhub.store.replays import Happened, Manifest, Replay, Seated, Turn

HZ = 60
NAMES = [f"{colour}{number}a" for colour in ("red", "blue", "green") for number in (1, 2, 3, 4)]


def standing() -> dict[str, Pose]:
    """Four storeys of three blocks."""
    found = {}
    for at, name in enumerate(NAMES):
        storey, place = divmod(at, 3)
        off, high = 25.0 * (place - 1), 15.0 * storey + 7.5
        found[name] = Pose(0.0, off, high) if storey % 2 == 0 else Pose(off, 0.0, high, 0.70710678, 0, 0, 0.70710678)
    return found


def recording_of(seconds: float, *, falls: bool = False) -> Recording:
    """The first block is drawn out by 20 mm; or, from half-way on, the upper two storeys fall to one side."""
    frames = round(seconds * HZ)
    made = Recording(HZ, frames)
    for name, pose in standing().items():
        track = Track(name, (7500, 2500, 1500), [Change(0, Steps.of(pose))])
        made.tracks.append(track)
        for frame in range(1, frames + 1):
            if name == NAMES[0]:
                track.changes.append(Change(frame, Steps.of(pose.moved(20 * frame / frames))))
            elif falls and pose.z > 30 and frame > frames // 2:
                way = (frame - frames // 2) / (frames - frames // 2)
                low = pose.z + (7.5 - pose.z) * way * way
                track.changes.append(Change(frame, Steps.of(Pose(pose.x + 90 * way, pose.y, low, *pose[3:]))))
    if falls:
        made.marks.append((frames // 2, FALL))
    return made


def fallen_replay(game: str = "stacko") -> Replay:
    """Ada, Léa and Ada again, in whose turn the tower falls."""
    made = Replay(
        Manifest(
            game=game,
            made="2026-11-30T20:00:00+00:00",
            players=(Seated(name="Ada", colour="red"), Seated(name="Léa", colour="blue")),
            seeds={1: 7},
        )
    )
    for number, seat in enumerate((0, 1, 0)):
        falls = number == 2
        recording = recording_of(3.0 if falls else 2.0, falls=falls)
        turn = Turn(
            round=1,
            moves=2 * number + 1,
            seat=seat,
            seconds=recording.seconds,
            fell_s=recording.seconds / 2 if falls else None,
            events=(Happened(name="nonsense", seat=seat, details={"block": ["?"]}),),
        )
        made = made.with_turn(turn, recording.to_bytes())
    return made
