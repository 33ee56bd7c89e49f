"""``stackhub --self-test``: every screen and a bot game of every game, offscreen, on a data folder of its own."""

from __future__ import annotations

import contextlib
import logging
import os
import sys
import tempfile
import time
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import TextIO

_WARM_S = 25.0


def run_self_test(out: Path | None) -> int:
    """Walk through the application; write what was found to ``out`` (else to stdout). Returns 0, or 1 when a stop
    failed."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    with contextlib.ExitStack() as stack:
        files: list[TextIO] = [] if sys.stdout is None else [sys.stdout]  # a frozen windowed program may have none
        if out is not None:
            files.append(stack.enter_context(out.open("w", encoding="utf-8")))

        def say(line: str) -> None:
            """Line by line, so that what hangs or crashes is seen from what came before it."""
            for file in files:
                file.write(f"{line}\n")
                file.flush()

        with tempfile.TemporaryDirectory(prefix="stackhub-self-test-", ignore_cleanup_errors=True) as home:
            os.environ["STACKHUB_HOME"] = home
            failed = _walk(Path(home), say)
            logging.shutdown()
        say("self-test failed: " + ", ".join(failed) if failed else "self-test passed")
    return 1 if failed else 0


def _walk(home: Path, say: Callable[[str], None]) -> list[str]:
    """Visit every stop; returns those that failed."""
    from PySide6.QtCore import QEvent, QObject
    from PySide6.QtWidgets import QWidget

    from stackhub.games import registry
    from stackhub.shell.app import make_application
    from stackhub.shell.crash import versions
    from stackhub.shell.hub import Hub
    from stackhub.shell.walk import Walk, process
    from stackhub.shell.window import MainWindow
    from stackhub.store.folder import DataFolder
    from stackhub.view3d.graphics import graphics
    from stackhub.view3d.upright import is_upright

    class WindowWatch(QObject):
        """A widget made visible before it has a parent flashes on the desktop and takes the focus away."""

        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            if event.type() == QEvent.Type.Show and isinstance(watched, QWidget) and watched.isWindow():
                problems.append(f"a window of its own: {type(watched).__name__}")
            return False

    problems: list[str] = []
    app = make_application(["stackhub"])
    hub = Hub(app, DataFolder(home))
    hub.settings.name = "Test"
    say(versions().rstrip())
    say("games " + ", ".join(game.id for game in registry.games()))
    window = MainWindow(hub)
    hub.problem.connect(problems.append)
    window.open_first()
    window.show()
    failed: list[str] = []
    watch = WindowWatch()
    app.installEventFilter(watch)
    for stop in Walk(hub, window).stops():
        problems.clear()
        try:
            stop.go()
            process()
            empty = window.grab().isNull()
        except Exception:  # noqa: BLE001 - whatever a screen does, the others are tried too
            say(traceback.format_exc())
            failed.append(stop.name)
            continue
        if problems or empty:
            say(f"{stop.name}: {'; '.join(problems) or 'nothing was painted'}")
            failed.append(stop.name)
        else:
            say(f"{stop.name}: ok")
    app.removeEventFilter(watch)
    window.close()
    process()
    drawing = graphics()
    upright = is_upright(drawing)
    say(f"3D: {'ok' if upright else 'upside down'}, drawn by {drawing.name} {drawing.renderer}".rstrip())
    say(_thinks(process))
    return failed if upright else [*failed, "3D"]


def _thinks(process: Callable[[], None]) -> str:
    """Whether a process of its own thinks for the bots of the towers here. Without one they play all the same, and the
    table stutters while they think."""
    from stackhub.dexterity.thinker import Thinker

    thinker = Thinker("stickstack", lambda question, stop: {})
    thinker.warm_up()
    until = time.monotonic() + _WARM_S
    while thinker.in_process and not thinker.is_ready and time.monotonic() < until:
        process()
        time.sleep(0.01)
    ready = thinker.is_ready
    thinker.close()
    return f"bots of the towers: {'a process of their own thinks' if ready else 'no process could be started'}"
