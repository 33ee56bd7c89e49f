"""Replay files: what is written is read again, a crash leaves the one before, and whatever comes from elsewhere does no
harm."""

from __future__ import annotations

import contextlib
import json
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from stackhub.store.atomic import StoreError
from stackhub.store.replays import (
    MANIFEST,
    Limits,
    Manifest,
    Replay,
    Seated,
    Turn,
    member_of,
    read_replay,
    remove_replay,
    replay_path,
    write_replay,
)
from tests.store.replays import fallen_replay


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "game.stackreplay"


def test_a_replay_is_read_as_it_was_written(path: Path) -> None:
    write_replay(path, fallen_replay())
    assert read_replay(path) == fallen_replay()


def test_the_same_replay_is_the_same_file(path: Path, tmp_path: Path) -> None:
    write_replay(path, fallen_replay())
    write_replay(tmp_path / "again.stackreplay", fallen_replay())
    assert path.read_bytes() == (tmp_path / "again.stackreplay").read_bytes()


def test_a_replay_that_cannot_be_written_leaves_the_one_before(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_replay(path, fallen_replay())
    before = path.read_bytes()

    def full(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(zipfile.ZipFile, "writestr", full)
    with pytest.raises(StoreError, match="disk is full"):
        write_replay(path, fallen_replay())
    assert path.read_bytes() == before
    assert list(path.parent.iterdir()) == [path]


def test_a_match_that_goes_on_from_an_earlier_save_takes_the_place_of_what_came_after_it() -> None:
    turns = fallen_replay()
    again = Turn(round=1, moves=3, seat=1, seconds=1.0)
    gone_on = turns.with_turn(again, b"new")
    assert [turn.moves for turn in gone_on.manifest.turns] == [1, 3]
    assert gone_on.recordings == (turns.recordings[0], b"new")
    other_round = gone_on.with_turn(again.model_copy(update={"round": 2, "moves": 0}), b"later")
    assert [turn.place for turn in other_round.manifest.turns] == [(1, 1), (1, 3), (2, 0)]


def test_a_replay_is_removed_and_one_that_is_not_there_is_no_trouble(tmp_path: Path) -> None:
    write_replay(replay_path(tmp_path, "stacko-1"), fallen_replay())
    remove_replay(tmp_path, "stacko-1")
    remove_replay(tmp_path, "stacko-1")
    assert not list(tmp_path.iterdir())
    assert replay_path(tmp_path, "../../etc/passwd").parent == tmp_path


# --- What may come from anywhere


def _zip(path: Path, members: dict[str, bytes], method: int = zipfile.ZIP_STORED) -> None:
    with zipfile.ZipFile(path, "w", method) as archive:
        for name, content in members.items():
            archive.writestr(zipfile.ZipInfo(name), content, method)


def _members(change: Callable[[dict[str, Any]], object] = lambda _: None) -> dict[str, bytes]:
    replay = fallen_replay()
    manifest = json.loads(replay.manifest.model_dump_json())
    change(manifest)
    recordings = {member_of(number): data for number, data in enumerate(replay.recordings, 1)}
    return {MANIFEST: json.dumps(manifest).encode(), **recordings}


def test_what_the_tests_change_is_sound_before(path: Path) -> None:
    _zip(path, _members())
    assert read_replay(path) == fallen_replay()


@pytest.mark.parametrize(
    "change",
    [
        lambda m: m.update(format="stackhub-archive"),
        lambda m: m.update(more=1),
        lambda m: m.update(players=[]),
        lambda m: m.update(game="../stacko"),
        lambda m: m["players"][0].update(colour="pink"),
        lambda m: m["players"][0].update(name="A" * 500),
        lambda m: m["turns"].pop(),
        lambda m: m["turns"].append(m["turns"][0]),
        lambda m: m["turns"][0].update(seconds=-1),
        lambda m: m["turns"][0].update(seconds=1e9),
        lambda m: m["turns"][0].update(seat=99),
        lambda m: m["turns"][0].update(seat="0"),
        lambda m: m["turns"][0].update(events=[{"name": "x"}] * 500),
    ],
)
def test_a_manifest_that_is_not_sound_is_told_of_in_a_sentence(path: Path, change: Callable[[Any], object]) -> None:
    _zip(path, _members(change))
    with pytest.raises(StoreError, match=r"game\.stackreplay is not a replay of StackHub"):
        read_replay(path)


@pytest.mark.parametrize(
    "members",
    [
        {},
        {MANIFEST: b"{}"},
        {MANIFEST: b"[" * 100_000},
        {MANIFEST: b"\xff\xfe"},
        {**_members(), "../../evil": b"x"},
        {**_members(), "turns/9999": b"x"},
        {**_members(), "/etc/passwd": b"x"},
        {name: data for name, data in _members().items() if name != MANIFEST},
        {name: data for name, data in _members().items() if name != member_of(2)},
    ],
)
def test_a_zip_of_something_else_is_refused(path: Path, members: dict[str, bytes]) -> None:
    _zip(path, members)
    with pytest.raises(StoreError, match="is not a replay of StackHub"):
        read_replay(path)


def test_a_newer_replay_says_so(path: Path) -> None:
    _zip(path, _members(lambda m: m.update(version=2)))
    with pytest.raises(StoreError, match="newer StackHub"):
        read_replay(path)


def test_bombs_are_refused_without_being_unpacked(path: Path) -> None:
    bomb = bytes(40 << 20)
    for name in (MANIFEST, member_of(1)):
        _zip(path, {**_members(), name: bomb}, zipfile.ZIP_DEFLATED)
        assert path.stat().st_size < 1 << 20
        with pytest.raises(StoreError, match="too large"):
            read_replay(path)


def test_counts_and_sums_have_limits(path: Path) -> None:
    write_replay(path, fallen_replay())
    whole = sum(map(len, fallen_replay().recordings))
    read_replay(path, Limits(turns=3, whole=whole))
    for limits in (Limits(turns=2), Limits(turn=100), Limits(whole=whole - 1), Limits(manifest=100)):
        with pytest.raises(StoreError, match="too large"):
            read_replay(path, limits)


def test_every_damaged_byte_is_noticed_or_harmless(path: Path) -> None:
    write_replay(path, Replay(Manifest(game="stacko", players=(Seated(name="Ada", colour="red"),))))
    whole = path.read_bytes()
    for at in range(0, len(whole), 3):
        path.write_bytes(whole[:at] + bytes([whole[at] ^ 0x55]) + whole[at + 1 :])
        with contextlib.suppress(StoreError):
            assert read_replay(path).manifest.format == "stackhub-replay"


def test_a_folder_and_a_missing_file_are_told_of(path: Path) -> None:
    with pytest.raises(StoreError, match="there is no file"):
        read_replay(path)
    path.mkdir()
    with pytest.raises(StoreError, match=r"game\.stackreplay"):
        read_replay(path)
