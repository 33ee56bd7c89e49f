"""Pictures of boards are kept, and drawn anew when what they show has changed."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QSize

from stackhub.shell import picture_cache, pictures
from stackhub.shell.home import HomeScreen
from stackhub.shell.hub import Hub
from stackhub.shell.window import MainWindow
from tests.gui.conftest import Waiter

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


@pytest.mark.parametrize(("size", "growth"), [((1280, 720), 1.0), ((1920, 1080), 1.5), ((2560, 1080), 1.5)])
def test_home_fills_a_large_window(
    window: MainWindow, hub: Hub, wait: Waiter, size: tuple[int, int], growth: float
) -> None:
    """Cards grow with the window, stand in its middle and get sharp pictures; in the smallest all fit as well."""
    window.resize(*size)
    window.open_home()
    home = window.screen_on_top
    assert isinstance(home, HomeScreen)
    wait(lambda: home.is_painted)
    cards = list(home.game_cards.values())
    assert cards[0].picture_size.width() == pytest.approx(229 * growth, abs=1)
    left = cards[0].mapTo(window, QPoint(0, 0)).x()
    right = window.width() - cards[-1].mapTo(window, QPoint(cards[-1].width(), 0)).x()
    assert left == pytest.approx(right, abs=24 * growth)
    assert left >= 32
    below = cards[0].mapTo(window, QPoint(0, cards[0].height())).y()
    assert below <= size[1]
    key = picture_cache.picture_key("babylon", hub.look, cards[0].picture_size, 1.0)
    wait(lambda: picture_cache.kept_picture(hub.folder.root, key, cards[0].picture_size, 1.0) is not None)
