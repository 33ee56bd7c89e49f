"""Television: what matters is readable from the sofa (at least 28 px on 1080 lines), full screen, in high contrast."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QLabel, QPushButton
from pytestqt.qtbot import QtBot

from stackhub.shell import television
from stackhub.shell.hub import Hub
from stackhub.shell.settings_screen import SettingsScreen
from stackhub.shell.window import MainWindow

LINES, PIXELS = 1080, 28


@pytest.fixture(autouse=True)
def by_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("QT_SCALE_FACTOR", raising=False)
    monkeypatch.delenv("STACKHUB_TELEVISION", raising=False)


@pytest.mark.parametrize(
    ("width", "height", "scale"),
    [(1920, 1080, 1.5), (3840, 2160, 3.0), (1280, 720, 1.0), (1024, 768, 1.0), (1366, 768, 1.05), (2560, 1080, 1.5)],
)
def test_the_smallest_window_fills_the_screen(width: int, height: int, scale: float) -> None:
    assert television.scale_for(QSize(width, height)) == pytest.approx(scale)


def test_large_and_back(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not television.is_on()
    large = television.environment(QSize(1920, 1080), large=True)
    assert large["QT_SCALE_FACTOR"] == "1.5"
    enter(monkeypatch, large)
    assert television.is_on()
    usual = television.environment(QSize(1280, 720), large=False)
    assert "QT_SCALE_FACTOR" not in usual
    assert "STACKHUB_TELEVISION" not in usual


@pytest.mark.parametrize(("own", "scale"), [("2", "3"), ("rubbish", "1.5")])
def test_a_scale_set_by_hand_multiplies_and_comes_back(monkeypatch: pytest.MonkeyPatch, own: str, scale: str) -> None:
    monkeypatch.setenv("QT_SCALE_FACTOR", own)
    large = television.environment(QSize(1920, 1080), large=True)
    assert large["QT_SCALE_FACTOR"] == scale
    enter(monkeypatch, large)
    assert television.environment(QSize(1280, 720), large=False)["QT_SCALE_FACTOR"] == own


def enter(monkeypatch: pytest.MonkeyPatch, surroundings: Mapping[str, str]) -> None:
    for name in ("QT_SCALE_FACTOR", "STACKHUB_TELEVISION"):
        if name in surroundings:
            monkeypatch.setenv(name, surroundings[name])
        else:
            monkeypatch.delenv(name, raising=False)


def test_what_matters_is_large_enough(window: MainWindow, qtbot: QtBot) -> None:
    """Whose turn it is and what may be done, names and scores, the move that is due."""
    scale = television.scale_for(QSize(1920, LINES))
    for widget, role in ((QLabel(), "game"), (QLabel(), "title"), (QLabel(), "heading"), (QPushButton(), "primary")):
        widget.setProperty("role", role)
        qtbot.addWidget(widget)
        widget.ensurePolished()
        assert widget.font().pixelSize() * scale >= PIXELS, role


def test_it_is_in_high_contrast_whatever_is_set(monkeypatch: pytest.MonkeyPatch, hub: Hub) -> None:
    hub.settings.theme = "light"
    assert hub.theme is hub.themes["light"]
    monkeypatch.setenv("STACKHUB_TELEVISION", "1")
    assert hub.theme is hub.themes["high_contrast"]


def test_the_setting_offers_to_start_again(window: MainWindow, qtbot: QtBot) -> None:
    """And the window closes for it, with everything kept."""
    window.open_settings()
    screen = window.screen_on_top
    assert isinstance(screen, SettingsScreen)
    assert not screen.again_button.isVisibleTo(screen)
    screen.television.click()
    assert window.hub.settings.television
    assert screen.again_button.isVisibleTo(screen)
    screen.television.click()
    assert not screen.again_button.isVisibleTo(screen)
    screen.television.click()
    assert not window.hub.starts_again
    screen.again_button.click()
    assert window.hub.starts_again
    assert not window.isVisible()


START = """
import os, sys
os.execve = lambda *given: (print("again", given[1][1:], given[2].get("QT_SCALE_FACTOR")), os._exit(7))
from stackhub.shell import app
sys.exit(app.run())
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there a process starts another beside it")
def test_with_the_setting_it_starts_large(stackhub_home: Path) -> None:
    """Before anything is written, and in place of the process that was started."""
    stackhub_home.mkdir(parents=True)
    (stackhub_home / "settings.yaml").write_text("version: 1\ntelevision: true\n", encoding="utf-8")
    surroundings = {**os.environ, "STACKHUB_HOME": str(stackhub_home), "QT_QPA_PLATFORM": "offscreen"}
    ended = subprocess.run(
        [sys.executable, "-c", START], check=False, env=surroundings, capture_output=True, text=True, timeout=60
    )
    assert ended.returncode == 7, ended.stderr
    assert ended.stdout.startswith("again ['-m', 'stackhub'] ")
    assert [path.name for path in stackhub_home.iterdir()] == ["settings.yaml"]
