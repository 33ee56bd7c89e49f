"""The idle hub's share of a core (target: at most 2 %), at home and with a game on screen, and the memory that opening
and closing games costs (target: less than 5 MB from the 20th to the 100th).

The peer of the idle figure is the same process asleep: what is printed is the processor time used while nothing
happens, divided by the time that passed.
"""

import argparse
import gc
import os
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))
os.environ["QT_QPA_PLATFORM"] = "offscreen"

from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QTimer

from benchmarks.report import Figure, finish
from stackhub.shell.app import make_application
from stackhub.shell.home import HomeScreen
from stackhub.shell.hub import Hub
from stackhub.shell.walk import Walk, process, wait_for
from stackhub.shell.window import MainWindow
from stackhub.store.folder import DataFolder


def idle_share(seconds: float) -> float:
    """Percent of a core used while the event loop has nothing to do."""
    loop = QEventLoop()
    QTimer.singleShot(round(seconds * 1000), loop.quit)
    before, start = time.process_time(), time.monotonic()
    loop.exec()
    return 100 * (time.process_time() - before) / (time.monotonic() - start)


def resident_megabytes() -> float:
    """Resident memory of this process."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


def open_and_close(walk: Walk, window: MainWindow) -> None:
    """One game opened, begun, moved in and left."""
    screen = walk.start("babylon", people=2)
    walk.begin(screen)
    walk.play_moves(screen, 2)
    path = screen.play.path
    window.open_home()
    path.unlink(missing_ok=True)
    path.with_name(path.name + ".last").unlink(missing_ok=True)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    painted(window)


def painted(window: MainWindow) -> None:
    """Wait until home has drawn its pictures: only then is nothing left to do, and freed memory given back."""
    home = window.screen_on_top
    assert isinstance(home, HomeScreen)
    wait_for("painting the home screen", lambda: home.is_painted)
    process(20)


def measure(seconds: float, games: int) -> list[Figure]:
    """All figures of this page."""
    with tempfile.TemporaryDirectory() as folder:
        app = make_application(["stackhub"])
        hub = Hub(app, DataFolder(Path(folder)))
        hub.settings.name = "Ada"
        window = MainWindow(hub)
        window.resize(1280, 720)
        window.open_first()
        window.show()
        painted(window)
        process(500)
        figures = [Figure("idle at home, share of a core", "the clock", idle_share(seconds), 2.0, "%")]
        walk = Walk(hub, window)
        hub.settings.animation = True
        hub.apply_look()
        walk.begin(walk.start("babylon", people=2))
        process(500)
        figures.append(Figure("idle in a game, share of a core", "the clock", idle_share(seconds), 2.0, "%"))
        window.open_home()
        hub.settings.animation = False
        hub.apply_look()
        early = 0.0
        for number in range(1, games + 1):
            open_and_close(walk, window)
            if number == games // 5:
                gc.collect()
                early = resident_megabytes()
        gc.collect()
        growth = resident_megabytes() - early
        figures.append(Figure(f"memory from game {games // 5} to {games}", f"game {games // 5}", growth, 5.0, "MB"))
        window.close()
        process(10)
        return figures


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--write", action="store_true", help="put what was measured into docs/performance.md")
    given = parser.parse_args()
    sys.exit(finish("idle", measure(given.seconds, given.games), write=given.write))
