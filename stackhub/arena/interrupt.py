"""Ctrl-C: the first one lets every game be left in order, the second one breaks off."""

from __future__ import annotations

import _thread
import contextlib
import signal
import sys
import tempfile
import threading
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from types import FrameType

GRACE_S = 10.0
"""So long after the first Ctrl-C the second one comes by itself."""


@dataclass
class Interrupt:
    """Whether to stop. Workers look for ``stop_file``: it reaches them wherever a signal may not."""

    stop_file: Path
    asked: bool = False

    def ask(self) -> None:
        """Let every game be left."""
        self.asked = True
        with contextlib.suppress(OSError):
            self.stop_file.touch()


@contextlib.contextmanager
def interruptible() -> Iterator[Interrupt]:
    """Answer Ctrl-C for a while. Raises KeyboardInterrupt at the second one."""
    with tempfile.TemporaryDirectory(prefix="stackhub-arena-") as folder:
        interrupt = Interrupt(Path(folder) / "stop")
        timer = threading.Timer(GRACE_S, _again)
        timer.daemon = True

        def heard(number: int, frame: FrameType | None) -> None:
            if interrupt.asked:
                raise KeyboardInterrupt
            interrupt.ask()
            timer.start()

        main = threading.current_thread() is threading.main_thread()
        before = signal.signal(signal.SIGINT, heard) if main else None
        try:
            yield interrupt
        finally:
            timer.cancel()
            if main:
                signal.signal(signal.SIGINT, before)
            if timer.ident is not None:
                timer.join()


def _again() -> None:
    """A Ctrl-C to the main thread, which it also hears while it waits for something."""
    if sys.platform == "win32":
        _thread.interrupt_main()
    else:
        signal.pthread_kill(threading.main_thread().ident or 0, signal.SIGINT)
