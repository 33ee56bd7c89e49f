"""Ctrl+C and a polite kill close the window as a click would: the match is saved, the window's place is kept."""

from __future__ import annotations

import os
import signal
import sys
from types import FrameType

from PySide6.QtCore import QObject, QSocketNotifier
from PySide6.QtWidgets import QWidget


class QuitOnSignals(QObject):
    """While installed, SIGINT and SIGTERM close ``window``. On Windows, where a program with a window gets neither,
    it does nothing.

    Qt's loop runs no Python while nothing happens, so Python's own handlers would wait for the next click; a pipe that
    the system writes to at once wakes the loop up.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._installed = sys.platform != "win32"
        if not self._installed:
            return
        self._read, self._write = os.pipe()
        os.set_blocking(self._read, False)
        os.set_blocking(self._write, False)
        self._notifier = QSocketNotifier(self._read, QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._woken)
        self._before_fd = signal.set_wakeup_fd(self._write)
        self._before = {number: signal.signal(number, self._handle) for number in (signal.SIGINT, signal.SIGTERM)}

    def remove(self) -> None:
        """Give the signals back."""
        if not self._installed:
            return
        self._installed = False
        self._notifier.setEnabled(False)
        signal.set_wakeup_fd(self._before_fd)
        for number, handler in self._before.items():
            signal.signal(number, handler)
        os.close(self._read)
        os.close(self._write)

    def _handle(self, number: int, frame: FrameType | None) -> None:
        """The pipe does the work; this only keeps Python's own handler from ending the program."""

    def _woken(self) -> None:
        try:
            os.read(self._read, 16)
        except BlockingIOError:
            return
        self._window.close()
