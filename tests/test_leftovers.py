"""The check that every test cleans up behind itself: what it finds, and what it forgives."""

import threading

import pytest
from PySide6.QtCore import QPropertyAnimation, QThread, QTimer
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tests import leftovers
from tests.leftovers import Watch


def test_a_running_timer_is_found_and_stopped(qtbot: QtBot) -> None:
    watch = Watch()
    timer = QTimer()
    timer.start(60_000)
    (line,) = watch.found()
    assert line.startswith("QTimer started in")
    assert "test_leftovers.py" in line
    watch.clear_away()
    assert not timer.isActive()
    assert watch.found() == []


def test_a_single_shot_that_has_not_fired_is_found(qtbot: QtBot) -> None:
    watch = Watch()
    QTimer.singleShot(60_000, lambda: None)
    (line,) = watch.found()
    assert line.startswith("QTimer.singleShot started in")
    watch.clear_away()
    assert watch.found() == []


def test_a_single_shot_fires_and_is_forgotten(qtbot: QtBot) -> None:
    watch, fired = Watch(), []
    QTimer.singleShot(0, lambda: fired.append(1))
    qtbot.waitUntil(lambda: fired == [1])
    assert watch.found() == []


def test_a_single_shot_dies_with_its_receiver(qtbot: QtBot) -> None:
    watch = Watch()
    widget = QWidget()
    QTimer.singleShot(60_000, widget.hide)
    del widget
    assert watch.found() == []


def test_a_running_animation_is_found(qtbot: QtBot) -> None:
    watch = Watch()
    widget = QWidget()
    qtbot.addWidget(widget)
    animation = QPropertyAnimation(widget, b"windowOpacity")
    animation.setDuration(60_000)
    animation.setEndValue(0.5)
    animation.start()
    assert [line.split()[0] for line in watch.found()] == ["QPropertyAnimation", "window"]
    watch.clear_away()


def test_a_window_is_found_unless_it_is_deleted(qtbot: QtBot) -> None:
    watch = Watch()
    window = QWidget()
    window.setWindowTitle("left open")
    assert watch.found() == ["window QWidget 'left open'"]
    window.deleteLater()
    assert watch.found() == []


def test_a_qthread_is_found_while_it_runs(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leftovers, "GRACE_S", 0.05)
    watch = Watch()
    thread = QThread()
    thread.start()
    assert [line.split()[0] for line in watch.found()] == ["QThread"]
    thread.quit()
    assert thread.wait(5000)
    assert watch.found() == []


def test_a_python_thread_is_found_while_it_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leftovers, "GRACE_S", 0.05)
    watch, stop = Watch(), threading.Event()
    thread = threading.Thread(target=stop.wait, name="forgotten")
    thread.start()
    try:
        assert watch.found() == ["thread 'forgotten'"]
    finally:
        stop.set()
        thread.join()
    assert watch.found() == []
