"""What is heard, by a fake effect: the real one needs a sound device."""

import logging
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QApplication, QPushButton

import stackhub
from stackhub.games.stacko.board_tower import StackoBoard
from stackhub.shell import sound
from stackhub.shell.game_screen import GameScreen
from stackhub.shell.hub import Hub
from stackhub.shell.settings_screen import SettingsScreen
from stackhub.shell.sound import Sounds, loudness
from stackhub.shell.window import MainWindow
from stackhub.store.settings import SeatChoice
from tests.gui.conftest import Waiter, click, game_screen, press

ADA = SeatChoice(name="Ada", colour="red")
LEA = SeatChoice(name="Léa", colour="blue")


class Heard(list[tuple[str, float]]):
    """Makes effects that write down (file, volume) when they are played."""

    def __init__(self) -> None:
        super().__init__()
        self.loaded: list[str] = []
        self.stopped: list[str] = []
        self.fail: Callable[[str], None] = lambda reason: None

    def make(self, file: Path, failed: Callable[[str], None], parent: QObject) -> "FakeEffect":
        self.loaded.append(file.stem)
        self.fail = failed
        return FakeEffect(self, file.stem)

    @property
    def names(self) -> list[str]:
        return [name for name, _ in self]


class FakeEffect:
    def __init__(self, heard: Heard, name: str) -> None:
        self.heard, self.name, self.volume = heard, name, 1.0

    def set_volume(self, volume: float) -> None:
        self.volume = volume

    def play(self) -> None:
        self.heard.append((self.name, self.volume))

    def stop(self) -> None:
        self.heard.stopped.append(self.name)


@pytest.fixture
def heard(hub: Hub) -> Heard:
    """The hub's sounds, heard by a fake from the first moment."""
    made = Heard()
    hub.sounds = Sounds(lambda: hub.settings, hub, make_effect=made.make, quiet_start_s=0)
    return made


@pytest.fixture
def screen(heard: Heard, window: MainWindow) -> GameScreen:
    """A match of two people in which the chooser plays first."""
    window.start_match("babylon", [ADA, LEA], {})
    made = game_screen(window)
    assert made.overlay is not None
    click(made.overlay.findChildren(QPushButton)[0])
    return made


# --- in a match


def test_a_pile_is_heard_when_it_is_lifted_and_when_it_is_laid(
    screen: GameScreen, heard: Heard, window: MainWindow
) -> None:
    press(window, Qt.Key.Key_Return)
    assert heard.names == ["lift"]
    press(window, Qt.Key.Key_Escape)
    heard.clear()
    screen.play.play(screen.play.moves()[0])
    assert heard.names[-1].startswith("clack")


def test_a_refused_move_is_heard_and_so_is_a_hint(
    screen: GameScreen, heard: Heard, window: MainWindow, wait: Waiter
) -> None:
    screen.play.play(screen.play.match.rules.parse_move("1>1"))
    assert heard.names == ["refuse"]
    press(window, Qt.Key.Key_H)
    wait(lambda: heard.names == ["refuse", "hint"])


def test_the_end_of_a_round_is_heard_once_however_often_its_card_opens(
    screen: GameScreen, heard: Heard, hub: Hub, wait: Waiter
) -> None:
    while screen.play.match.phase == "round":
        screen.play.play(screen.play.moves()[0])
    assert heard.names.count("win") == 1
    card = screen.overlay
    hub.language.use("fr")
    QApplication.processEvents()
    assert screen.overlay is not card, "the card opens anew in the other language"
    assert heard.names.count("win") == 1


def test_sound_and_volume_work_at_once(heard: Heard, hub: Hub, window: MainWindow) -> None:
    window.open_settings()
    settings = window.screen_on_top
    assert isinstance(settings, SettingsScreen)
    settings.volume.setValue(50)
    hub.sounds.play("win")
    assert heard == [("win", loudness(50))]
    settings.volume.setValue(100)
    hub.sounds.play("win")
    assert heard[-1] == ("win", 1.0)
    click(settings.sound)
    hub.sounds.play("win")
    assert len(heard) == 2
    click(settings.sound)
    settings.volume.setValue(0)
    hub.sounds.play("win")
    assert len(heard) == 2


def test_blocks_that_come_down_are_heard_and_nothing_while_a_card_lies_there(
    heard: Heard, window: MainWindow, hub: Hub
) -> None:
    hub.settings.quality = "software"
    hub.apply_look()
    window.start_match("stacko", [ADA, LEA], {})
    screen = game_screen(window)
    board = screen.board
    assert isinstance(board, StackoBoard)
    bench = board.live.bench
    assert bench is not None
    heard.clear()
    top = max(bench.tower.blocks.values(), key=lambda body: body.pose.z)
    bench.world.kick(top, (0.0, 0.0, top.mass_g * 700))
    screen.cards.open_menu()
    for _ in range(30):
        board.live._advance(0.02)
    assert heard == []
    screen.close_overlay()
    board.live.run(30)
    assert {name.rstrip("12") for name in heard.names} <= {"block-low", "block-mid", "block-high"}
    assert 1 <= len(heard) <= 6
    assert all(0 < volume < loudness(hub.settings.volume) for _, volume in heard)


# --- the player of sounds itself


def test_the_variants_take_turns(heard: Heard, hub: Hub) -> None:
    for _ in range(4):
        hub.sounds.play("clack")
    assert heard.names == ["clack1", "clack2", "clack3", "clack1"]


def test_a_sound_is_as_loud_as_it_is_told_and_never_louder_than_the_settings_say(heard: Heard, hub: Hub) -> None:
    for loud in (0.0, 0.25, 1.0, 7.0):
        hub.sounds.play("rumble", loud)
    full = loudness(hub.settings.volume)
    assert [volume for _, volume in heard] == [pytest.approx(full * part) for part in (0.25, 1.0, 1.0)]


def test_an_unknown_sound_is_silence(heard: Heard, hub: Hub) -> None:
    hub.sounds.play("trumpet")
    assert heard == []


def test_nothing_is_loaded_before_the_first_sound_nor_while_the_program_starts(hub: Hub) -> None:
    heard = Heard()
    starting = Sounds(lambda: hub.settings, hub, make_effect=heard.make, quiet_start_s=3_600)
    starting.play("win")
    assert heard.loaded == []
    started = Sounds(lambda: hub.settings, hub, make_effect=heard.make, quiet_start_s=0)
    assert heard.loaded == []
    started.play("win")
    assert "win" in heard.loaded
    assert heard.names == ["win"]


def test_sound_switched_off_loads_nothing(heard: Heard, hub: Hub) -> None:
    hub.settings.sound = False
    hub.sounds.play("win")
    assert heard.loaded == []


def test_a_device_that_goes_away_makes_it_silent_and_is_said_once(
    heard: Heard, hub: Hub, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    hub.sounds.play("win")
    heard.fail("the loudspeaker was unplugged")
    heard.fail("the loudspeaker was unplugged")
    hub.sounds.play("win")
    assert heard.names == ["win"]
    assert sorted(heard.stopped) == sorted(heard.loaded)
    assert [record.getMessage() for record in caplog.records] == ["no sound: the loudspeaker was unplugged"]


def test_a_file_that_fails_while_it_is_loaded_makes_it_silent(hub: Hub) -> None:
    heard = Heard()

    def make(file: Path, failed: Callable[[str], None], parent: QObject) -> FakeEffect:
        effect = heard.make(file, failed, parent)
        if len(heard.loaded) == 2:
            failed("no device")
        return effect

    sounds = Sounds(lambda: hub.settings, hub, make_effect=make, quiet_start_s=0)
    sounds.play("win")
    assert heard == []
    assert sorted(heard.stopped) == sorted(heard.loaded)
    assert len(heard.loaded) == 2


# --- computers without sound


def test_offscreen_is_silent_without_loading_anything(hub: Hub, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    sounds = Sounds(lambda: hub.settings, hub, quiet_start_s=0)
    sounds.play("win")
    sounds.play("win")
    assert [record.getMessage() for record in caplog.records] == ["no sound: nobody listens to the platform offscreen"]
    assert "PySide6.QtMultimedia" not in sys.modules


def test_a_missing_qtmultimedia_is_harmless(
    hub: Hub, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """As when libpulse is not installed: importing it fails."""
    caplog.set_level(logging.INFO)
    monkeypatch.setattr(sound, "_NOBODY_LISTENS", ())
    monkeypatch.setitem(sys.modules, "PySide6.QtMultimedia", None)
    sounds = Sounds(lambda: hub.settings, hub, quiet_start_s=0)
    sounds.play("win")
    sounds.play("win")
    (record,) = caplog.records
    assert record.getMessage().startswith("no sound: QtMultimedia does not work here: ")


def test_the_real_qtmultimedia_is_harmless_with_or_without_a_device() -> None:
    """In a process of its own: its libraries write to stderr what they miss."""
    done = subprocess.run(
        [sys.executable, "-c", _LISTEN],
        cwd=Path(stackhub.__file__).parent.parent,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == ["started", "ended"]


_LISTEN = """
from PySide6.QtCore import QTimer
from PySide6.QtGui import QGuiApplication
from stackhub.games.stacko.board_tower import StackoBoard
from stackhub.shell import sound
from stackhub.store.settings import Settings

sound._NOBODY_LISTENS = ()
app = QGuiApplication([])
quiet = Settings(volume=1)
sounds = sound.Sounds(lambda: quiet, app, quiet_start_s=0)
print("started", flush=True)
QTimer.singleShot(0, lambda: sounds.play("clack"))
QTimer.singleShot(200, lambda: sounds.play("lift"))
QTimer.singleShot(500, app.quit)
app.exec()
print("ended", flush=True)
"""
