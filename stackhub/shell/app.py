"""Starts the application: Qt, the hub, the window."""

from __future__ import annotations

import logging
import sys
from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from stackhub import __version__
from stackhub.resources import user_home
from stackhub.shell import television
from stackhub.shell.crash import CrashReporter, start_log
from stackhub.shell.folder_start import look_after, refuse
from stackhub.shell.hub import Hub
from stackhub.shell.requests import Requests, bring_forward, hand_over
from stackhub.shell.signals import QuitOnSignals
from stackhub.shell.window import MainWindow
from stackhub.shell.window_place import restore
from stackhub.store.atomic import StoreError
from stackhub.store.folder import DataFolder
from stackhub.store.lock import FolderLock
from stackhub.store.settings import SettingsFile
from stackhub.tabletop.icons import application_icon

log = logging.getLogger(__name__)

APPLICATION_ID = "org.stackhub.StackHub"
#: Python changes threads this often (seconds), so that a thinking bot never holds the window up (engine.md).
SWITCH_INTERVAL = 0.001
#: Whoever starts StackHub again at once need not be told that the one before is still ending.
_PATIENCE_S = 1.5


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
    """Open the window and stay until it is closed. Returns the exit code. Nothing is written before the data folder is
    known to be ours alone."""
    sys.setswitchinterval(SWITCH_INTERVAL)
    folder = DataFolder(user_home())
    app = make_application(sys.argv[:1])
    if not television.is_on() and SettingsFile(folder.root).settings.television:
        return television.start_again(large=True, arguments=[] if file is None else [str(file)])
    lock = FolderLock(folder.root)
    trouble = None
    try:
        if (holder := lock.acquire(_PATIENCE_S)) is not None:
            return 0 if file is not None and hand_over(folder, holder, file) else refuse(app, folder, holder)
        folder.check_writable()
    except StoreError as error:  # the games can be played all the same
        trouble = error
    requests = Requests(folder)  # what comes while we start waits until the window is there
    start_log(folder)
    hub = Hub(app, folder)
    window = MainWindow(hub)
    look_after(hub, trouble)
    reporter = CrashReporter(folder, window)
    reporter.install()
    signals = QuitOnSignals(window)
    window.open_first()
    restore(window, television.SCREEN if television.is_on() else hub.settings.window)
    if file is not None:
        QTimer.singleShot(0, window, partial(window.open_file, file))  # where the crash reporter looks after it
    requests.wanted.connect(partial(bring_forward, window, window.open_file))
    app.installEventFilter(requests)
    requests.listen()
    log.info("the window is open")
    code = app.exec()
    signals.remove()
    reporter.remove()
    lock.release()
    return television.start_again(large=hub.settings.television) if hub.starts_again else code
