"""Files that are opened from outside: what each kind becomes, and how a running StackHub gets them."""

import json
import os
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QUrl
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

from stackhub.engine.match import Match, Player
from stackhub.engine.options import make_options
from stackhub.games import registry
from stackhub.shell.archive_card import ArchiveCard
from stackhub.shell.deck_screen import DeckScreen
from stackhub.shell.home import HomeScreen
from stackhub.shell.hub import Hub
from stackhub.shell.requests import Requests, hand_over
from stackhub.shell.window import MainWindow
from stackhub.store.archive import export_everything
from stackhub.store.lock import FolderLock, Holder
from stackhub.store.saves import write_match
from tests.gui.conftest import Waiter
from tests.gui.test_playing import ADA, LEA, choose_order, start
from tests.gui.test_program import command, environment


@pytest.mark.parametrize("name", ["e.stackreplay", "d.STACKDECK"])
def test_what_is_no_replay_and_no_deck_is_said(window: MainWindow, hub: Hub, tmp_path: Path, name: str) -> None:
    (tmp_path / name).write_text("{}")
    window.open_file(tmp_path / name)
    assert name in window.notice.sentence
    assert not list(hub.folder.decks.glob("*"))


def test_a_deck_is_taken_in_and_shown(window: MainWindow, hub: Hub, tmp_path: Path) -> None:
    """SS-18: by a double click on its file."""
    given = tmp_path / "theirs.stackdeck"
    card = "{id: a, title: The one, text: Do it., vote: true}"
    given.write_text(f"version: 1\nname: Theirs\ncards:\n- {card}\n", encoding="utf-8")
    window.open_file(given)
    screen = window.screen_on_top
    assert isinstance(screen, DeckScreen)
    assert screen.editor.preview.title.text() == "The one"
    assert [file.name for file in hub.folder.decks.iterdir()] == ["theirs.stackdeck"]


@pytest.mark.parametrize("content", [b"", b"\xff\xfe\x00", b"{}", b'{"format": "stackhub-save", "version": 99}'])
def test_a_broken_file_ends_in_one_sentence(window: MainWindow, tmp_path: Path, content: bytes) -> None:
    given = tmp_path / "broken.stackhub"
    given.write_bytes(content)
    window.open_file(given)
    assert window.notice.sentence.startswith("broken.stackhub")
    assert "\n" not in window.notice.sentence
    assert isinstance(window.screen_on_top, HomeScreen)
    assert given.read_bytes() == content


def test_an_archive_is_asked_about(window: MainWindow, hub: Hub, tmp_path: Path, wait: Waiter) -> None:
    export_everything(hub.folder, tmp_path / "all.zip")
    window.open_file(tmp_path / "all.zip")
    (card,) = window.screen_on_top.findChildren(ArchiveCard)
    wait(lambda: card.yes_button is not None)


def test_a_file_given_while_an_archive_is_read_waits(window: MainWindow, hub: Hub, tmp_path: Path) -> None:
    card = ArchiveCard(hub, window.screen_on_top)
    card.dismissable = False
    card.open(card)
    window.open_file(tmp_path / "a.stackhub")
    assert window.notice.sentence.endswith("open a.stackhub when that is done.")
    card.dismissable = True


def test_a_match_on_the_table_is_not_taken_over_by_an_archive(window: MainWindow, hub: Hub, tmp_path: Path) -> None:
    export_everything(hub.folder, tmp_path / "all.zip")
    screen = start(window, [ADA, LEA])
    choose_order(screen, "Play first")
    window.open_file(tmp_path / "all.zip")
    assert window.screen_on_top is screen
    assert window.notice.sentence.startswith("Leave the match first")


def test_the_system_can_ask_a_running_program(hub: Hub, tmp_path: Path) -> None:
    """macOS sends an event instead of starting the program again."""
    requests = Requests(hub.folder)
    asked: list[Path] = []
    requests.wanted.connect(asked.append)
    requests.listen()
    given = tmp_path / "a match.stackhub"
    assert requests.eventFilter(requests, QFileOpenEvent(QUrl.fromLocalFile(str(given))))
    assert not requests.eventFilter(requests, QEvent(QEvent.Type.User))
    assert asked == [given]


def test_a_request_nobody_takes_is_taken_back(hub: Hub, tmp_path: Path) -> None:
    lock = FolderLock(hub.folder.root)
    assert lock.acquire() is None
    holder = FolderLock(hub.folder.root).acquire()
    assert holder is not None
    assert not hand_over(hub.folder, holder, tmp_path / "a.stackhub", 0.1), "it is of an age that knows no requests"
    place = hub.folder.root / "requests"
    place.mkdir()
    assert not hand_over(hub.folder, holder, tmp_path / "a.stackhub", 0.1)
    assert list(place.iterdir()) == []
    elsewhere = Holder(1, "another computer", holder.since)
    assert not hand_over(hub.folder, elsewhere, tmp_path / "a.stackhub", 0.1)
    lock.release()


def test_nonsense_in_the_place_of_requests_is_cleared_away(hub: Hub, wait: Waiter) -> None:
    place = hub.folder.root / "requests"
    place.mkdir(parents=True)
    (place / "1.request").write_text('{"file": "/left/behind.stackhub"}')
    os.utime(place / "1.request", (1, 1))
    requests = Requests(hub.folder)
    asked: list[Path] = []
    requests.wanted.connect(asked.append)
    requests.listen()
    for number, content in enumerate(("", "[]", '{"file": 3}', "\x00", "[" * 30_000)):
        (place / f"{number}.request").write_text(content)
    wait(lambda: not list(place.iterdir()))
    QApplication.processEvents()
    assert asked == []


@pytest.fixture
def first(stackhub_home: Path) -> Iterator[subprocess.Popen[bytes]]:
    """A whole StackHub on the data folder, its window open."""
    process = subprocess.Popen(command(), env=environment(stackhub_home))
    log = stackhub_home / "logs" / "stackhub.log"
    until = time.monotonic() + 60
    while "window is open" not in (log.read_text() if log.exists() else ""):
        assert time.monotonic() < until
        time.sleep(0.05)
    yield process
    process.kill()
    process.wait()


def test_a_second_start_hands_its_file_to_the_first(
    first: subprocess.Popen[bytes], tmp_path: Path, stackhub_home: Path
) -> None:
    rules = registry.rules_of("babylon")
    match = Match(
        rules, make_options(rules.options_model, {}), [Player("Léa", "red", None), Player("Bo", "blue", None)], 7
    )
    write_match(tmp_path / "friend.stackhub", match)
    done = subprocess.run(
        command("friend.stackhub"), env=environment(stackhub_home), cwd=tmp_path, check=False, timeout=60
    )
    assert done.returncode == 0
    log = stackhub_home / "logs" / "stackhub.log"
    assert "asked to open friend.stackhub" in log.read_text()
    until = time.monotonic() + 30
    while not list((stackhub_home / "saves").glob("babylon-*.stackhub")):
        assert time.monotonic() < until, "the first one has not opened it"
        time.sleep(0.05)
    assert first.poll() is None


def test_what_is_asked_for_while_the_first_starts_is_opened(hub: Hub, wait: Waiter, tmp_path: Path) -> None:
    """It was taken for left over and thrown away, and whoever asked believed it taken."""
    place = hub.folder.root / "requests"
    place.mkdir(parents=True)
    fresh, stale = place / "1.request", place / "2.request"
    for request in (fresh, stale):
        request.write_text(json.dumps({"file": str(tmp_path / request.stem)}), encoding="utf-8")
    long_ago = time.time() - 3600
    os.utime(stale, (long_ago, long_ago))
    asked: list[Path] = []
    requests = Requests(hub.folder)
    requests.wanted.connect(asked.append)
    requests.listen()
    wait(lambda: bool(asked))
    assert asked == [tmp_path / "1"]
    assert not list(place.iterdir())
    requests.deleteLater()


@pytest.mark.parametrize("what", ["/", "loop.stackhub", "a\0b.stackhub", "\udcff.stackhub", ""])
def test_what_no_file_can_be_called_ends_in_one_sentence(window: MainWindow, tmp_path: Path, what: str) -> None:
    """They ended in a crash report, and at the start in no window at all."""
    (tmp_path / "loop.stackhub").symlink_to(tmp_path / "loop.stackhub")
    window.open_file(Path(what) if what in ("/", "") else tmp_path / what)
    assert isinstance(window.screen_on_top, HomeScreen)
    assert window.notice.sentence


def test_a_folder_among_the_requests_does_not_deafen_the_next_start(hub: Hub, wait: Waiter, tmp_path: Path) -> None:
    place = hub.folder.root / "requests"
    (place / "0.request").mkdir(parents=True)
    asked: list[Path] = []
    requests = Requests(hub.folder)
    requests.wanted.connect(asked.append)
    requests.listen()
    (place / "1.request").write_text(json.dumps({"file": str(tmp_path / "a")}), encoding="utf-8")
    wait(lambda: bool(asked))
    assert asked == [tmp_path / "a"]
    requests.deleteLater()


def test_a_long_name_leaves_the_button_of_the_notice_in_the_window(window: MainWindow) -> None:
    window.resize(1280, 720)
    window.hub.tell("x" * 400 + " is not a file")
    QApplication.processEvents()
    button = window.notice.close_button
    assert button.mapTo(window, button.rect().topRight()).x() <= window.width()
    assert window.width() == 1280


def test_a_name_that_is_no_utf8_is_a_name_on_linux(window: MainWindow, tmp_path: Path) -> None:
    """And what is wrong with a file is said by whoever reads it, not taken for no file."""
    if os.fsencode("\udcff") != b"\xff" or os.name != "posix":
        pytest.skip("names are Unicode here")
    odd = tmp_path / "odd\udcff.stackhub"
    try:
        odd.write_text("nonsense", encoding="utf-8")
    except OSError:
        pytest.skip("this disk takes no such name")
    window.open_file(odd)
    assert "is not a StackHub save" in window.notice.sentence
    window.open_file(tmp_path / ("n" * 300 + ".stackhub"))
    assert "too long" in window.notice.sentence
