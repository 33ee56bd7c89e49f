"""``stackhub --self-test``: every screen and a bot game of every game, offscreen, on a data folder of its own."""

from __future__ import annotations

import logging
import os
import sys
import tempfile
import traceback
from pathlib import Path


def run_self_test(out: Path | None) -> int:
    """Walk through the application; write what was found to ``out`` (else to stdout). Returns 0, or 1 when a stop
    failed."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    with tempfile.TemporaryDirectory(prefix="stackhub-self-test-", ignore_cleanup_errors=True) as home:
        os.environ["STACKHUB_HOME"] = home
        lines, failed = _walk(Path(home))
        logging.shutdown()
    lines.append("self-test failed: " + ", ".join(failed) if failed else "self-test passed")
    report = "\n".join(lines) + "\n"
    if out is not None:
        out.write_text(report, encoding="utf-8")
    if sys.stdout is not None:  # a frozen windowed program may have none
        sys.stdout.write(report)
    return 1 if failed else 0


def _walk(home: Path) -> tuple[list[str], list[str]]:
    from PySide6.QtCore import QEvent, QObject
    from PySide6.QtWidgets import QWidget

    from stackhub.games import registry
    from stackhub.shell.app import make_application
    from stackhub.shell.crash import versions
    from stackhub.shell.hub import Hub
    from stackhub.shell.walk import Walk, process
    from stackhub.shell.window import MainWindow
    from stackhub.store.folder import DataFolder

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
    lines = versions().splitlines()
    lines.append("games " + ", ".join(game.id for game in registry.games()))
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
            lines.append(traceback.format_exc())
            failed.append(stop.name)
            continue
        if problems or empty:
            lines.append(f"{stop.name}: {'; '.join(problems) or 'nothing was painted'}")
            failed.append(stop.name)
        else:
            lines.append(f"{stop.name}: ok")
    app.removeEventFilter(watch)
    window.close()
    process()
    return lines, failed
