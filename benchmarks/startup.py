"""Start to a usable home against a bare PySide6 window that imports the same modules (target: at most 1.8 times), and
to a home whose pictures of boards are painted too (they come one by one while it can be used already; no target).

Both are started by turns in new processes, offscreen; each prints how long it took from the start of the process to
the first moment at which its event loop is idle with the window painted. Medians of ``--runs`` pairs.
"""

import argparse
import math
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from benchmarks.report import Figure, finish, ratio_of_medians

TARGET = 1.8

# Both end in the same way: when the loop has nothing left to do, say how long it took and leave.
_ENDING = """
from PySide6.QtCore import QTimer
def idle():
    print(time.time() - float(sys.argv[1]))
    sys.stdout.flush()
    when_done()
def leave():
    os._exit(0)
when_done = leave
"""

BARE = (
    """
import os, sys, time
import importlib
for name in sys.argv[2].split(","):
    try:
        importlib.import_module(name)
    except ImportError:  # a few names of PySide6's own start-up exist only in sys.modules
        pass
from PySide6.QtWidgets import QApplication, QMainWindow
"""
    + _ENDING
    + """
app = QApplication([])
window = QMainWindow()
window.resize(1280, 720)
window.show()
QTimer.singleShot(0, idle)
app.exec()
"""
)

HUB = (
    """
import os, sys, time
from stackhub.shell.app import make_application, user_home
from stackhub.shell.hub import Hub
from stackhub.shell.window import MainWindow
from stackhub.shell.window_place import restore
from stackhub.store.folder import DataFolder
"""
    + _ENDING
    + """
app = make_application(["stackhub"])
hub = Hub(app, DataFolder(user_home()))
hub.settings.name = "Ada"
window = MainWindow(hub)
window.open_first()
restore(window, None)
def when_done():
    if window.screen_on_top.is_painted:
        print(time.time() - float(sys.argv[1]))
        sys.stdout.flush()
        leave()
    QTimer.singleShot(2, when_done)
QTimer.singleShot(0, idle)
app.exec()
"""
)

#: What the hub has imported once home is open, without its own modules: the bare window imports these too.
MODULES = (
    HUB.split("app = make_application")[0]
    + """
app = make_application(["stackhub"])
hub = Hub(app, DataFolder(user_home()))
hub.settings.name = "Ada"
window = MainWindow(hub)
window.open_first()
window.show()
app.processEvents()
own = ("stackhub", "__main__", "benchmarks")
names = [name for name in sys.modules if name.split(".")[0] not in own and sys.modules[name] is not None]
print(",".join(name for name in names if getattr(sys.modules[name], "__spec__", None)))
sys.stdout.flush()
os._exit(0)
"""
)


def run(code: str, *arguments: str, home: str) -> str:
    environment = {
        **os.environ,
        "QT_QPA_PLATFORM": "offscreen",
        "STACKHUB_HOME": home,
        "PYTHONPATH": str(Path(__file__).parents[1]),
    }
    command = [sys.executable, "-c", code, str(time.time()), *arguments]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout.strip()


def measure(runs: int) -> list[Figure]:
    """Start both by turns."""
    with tempfile.TemporaryDirectory() as home:
        modules = run(MODULES, home=home).splitlines()[-1]
        run(HUB, home=home)
        run(BARE, modules, home=home)
        ours, painted, theirs = [], [], []
        for _ in range(runs):
            theirs.append(float(run(BARE, modules, home=home)))
            usable, complete = map(float, run(HUB, home=home).splitlines())
            ours.append(usable)
            painted.append(complete)
    peer = "a bare window with the same imports"
    return [
        Figure("start to a usable home", peer, ratio_of_medians(ours, theirs), TARGET, "x"),
        Figure("start to a home with its pictures", peer, ratio_of_medians(painted, theirs), math.inf, "x"),
    ]


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=15)
    parser.add_argument("--write", action="store_true", help="put what was measured into docs/performance.md")
    given = parser.parse_args()
    notes = [f"Medians of {given.runs} starts of each by turns."]
    sys.exit(finish("startup", measure(given.runs), write=given.write, notes=notes))
