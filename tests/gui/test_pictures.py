"""Pictures of boards are kept, and drawn anew when what they show has changed."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QSize

from stackhub.shell import picture_cache, pictures
from stackhub.shell.hub import Hub

SIZE = QSize(200, 100)


@pytest.fixture(autouse=True)
def forgetful(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing in memory, as in a process that has just started."""
    monkeypatch.setattr(picture_cache, "_memory", {})


def kept_files(hub: Hub) -> list[Path]:
    return sorted((hub.folder.root / "cache").glob("*"))


def test_a_picture_is_drawn_once(hub: Hub, monkeypatch: pytest.MonkeyPatch) -> None:
    first = pictures.picture_of("babylon", hub, SIZE)
    assert [path.suffix for path in kept_files(hub)] == [".png"]
    picture_cache._memory.clear()
    monkeypatch.setattr(pictures, "make_board", lambda *_: pytest.fail("it was drawn again"))
    again = pictures.picture_of("babylon", hub, SIZE)
    assert again.toImage() == first.toImage()


def test_a_damaged_file_is_drawn_again(hub: Hub) -> None:
    first = pictures.picture_of("babylon", hub, SIZE)
    kept_files(hub)[0].write_bytes(b"not a picture")
    picture_cache._memory.clear()
    assert pictures.picture_of("babylon", hub, SIZE).toImage() == first.toImage()


def test_another_look_or_size_is_another_picture(hub: Hub) -> None:
    look = hub.look
    keys = {
        picture_cache.picture_key("babylon", look, SIZE, 1),
        picture_cache.picture_key("stacko", look, SIZE, 1),
        picture_cache.picture_key("babylon", look, SIZE, 2),
        picture_cache.picture_key("babylon", look, SIZE * 2, 1),
        picture_cache.picture_key("babylon", replace(look, theme=hub.themes["dark"]), SIZE, 1),
        picture_cache.picture_key("babylon", replace(look, quality="full"), SIZE, 1),
    }
    assert len(keys) == 6


def test_only_so_many_files_are_kept_and_a_folder_that_cannot_be_written_harms_nobody(hub: Hub, tmp_path: Path) -> None:
    picture = pictures.picture_of("babylon", hub, SIZE)
    for number in range(picture_cache.MOST_FILES + 5):
        picture_cache.keep_picture(hub.folder.root, f"key{number}", picture)
    assert len(kept_files(hub)) == picture_cache.MOST_FILES
    blocked = tmp_path / "blocked"
    blocked.write_text("a file where the folder should be")
    picture_cache.keep_picture(blocked, "key", picture)
