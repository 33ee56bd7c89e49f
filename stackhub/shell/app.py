"""Starts the application: Qt, the hub, the window."""

from __future__ import annotations

import logging
import sys
from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from stackhub import __version__
from stackhub.resources import user_home
from stackhub.shell.crash import CrashReporter, start_log
from stackhub.shell.hub import Hub
from stackhub.shell.signals import QuitOnSignals
from stackhub.shell.window import MainWindow
from stackhub.shell.window_place import restore
from stackhub.store.folder import DataFolder
from stackhub.tabletop.icons import application_icon

log = logging.getLogger(__name__)

APPLICATION_ID = "org.stackhub.StackHub"
#: Python changes threads this often (seconds), so that a thinking bot never holds the window up (engine.md).
SWITCH_INTERVAL = 0.001


def make_application(arguments: list[str]) -> QApplication:
    """The one QApplication of the process, named and dressed."""
    existing = QCoreApplication.instance()
    if isinstance(existing, QApplication):
        return existing
    QGuiApplication.setHighDpiScaleFactorRoundingPolicy(Qt.HighDpiScaleFactorRoundingPolicy.PassThrough)
    app = QApplication(arguments)
    app.setApplicationName("StackHub")
    app.setApplicationDisplayName("StackHub")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName(APPLICATION_ID)
    app.setStyle("Fusion")
    app.setWindowIcon(application_icon())
    return app


def run(file: Path | None = None) -> int:
    """Open the window and stay until it is closed. Returns the exit code."""
    sys.setswitchinterval(SWITCH_INTERVAL)
    folder = DataFolder(user_home())
    start_log(folder)
    app = make_application(sys.argv[:1])
    hub = Hub(app, folder)
    window = MainWindow(hub)
    reporter = CrashReporter(folder, window)
    reporter.install()
    signals = QuitOnSignals(window)
    window.open_first()
    restore(window, hub.settings.window)
    if file is not None:
        window.open_file(file)
    log.info("the window is open")
    code = app.exec()
    signals.remove()
    reporter.remove()
    return code
