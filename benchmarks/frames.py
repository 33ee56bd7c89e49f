"""The longest the window keeps somebody waiting while bots play hidden hands on an animated table (target: 50 ms, the
median of ten runs): the worst gap between two ticks of a 60 Hz timer in the GUI's thread, from deal to end of a round.

The peer is the same timer over an idle window in the same run. Times are taken offscreen, where the processor paints.
"""

import argparse
import os
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))
os.environ["QT_QPA_PLATFORM"] = "offscreen"

from PySide6.QtCore import QEventLoop, Qt, QTimer

from benchmarks.report import Figure, finish
from stackhub.engine.look import COLOUR_NAMES
from stackhub.games import registry
from stackhub.shell.app import make_application
from stackhub.shell.game_screen import GameScreen
from stackhub.shell.hub import Hub
from stackhub.shell.walk import process
from stackhub.shell.window import MainWindow
from stackhub.store.folder import DataFolder
from stackhub.store.settings import SeatChoice

GAMES = [entry.id for entry in registry.games()]
_BEAT_MS = 16
_LONGEST_S = 8.0
#: After so many moves the table is open, and every part of it has been painted.
_OPENED = 6


def gaps(done: Callable[[], bool], seconds: float) -> list[float]:
    """Milliseconds between ticks until ``done``, or for so many seconds."""
    found: list[float] = []
    loop, timer = QEventLoop(), QTimer()
    start = last = time.perf_counter()

    def tick() -> None:
        nonlocal last
        now = time.perf_counter()
        found.append((now - last) * 1000)
        last = now
        if done() or now - start > seconds:
            loop.quit()

    timer.setTimerType(Qt.TimerType.PreciseTimer)
    timer.timeout.connect(tick)
    timer.start(_BEAT_MS)
    loop.exec()
    timer.stop()
    return found


def measure(runs: int, seats: int) -> list[Figure]:
    """The median of the worst gaps of ``runs`` rounds of each game, of ``seats`` bots."""
    with tempfile.TemporaryDirectory() as folder:
        hub = Hub(make_application(["stackhub"]), DataFolder(Path(folder)))
        hub.settings.name = "Ada"
        hub.bot_pause_ms = 50  # so that something moves all the time
        window = MainWindow(hub)
        window.resize(1280, 720)
        window.open_first()
        window.show()
        process(1500)
        idle = statistics.median(max(gaps(lambda: False, 2.0)) for _ in range(3))
        figures = []
        for game in [g for g in ("stackup", "upturn") if g in GAMES]:
            worst = []
            for run in range(runs):
                hub.new_seed = lambda seed=run + 1: seed
                bots = [
                    SeatChoice(name=f"Bot {seat}", colour=COLOUR_NAMES[seat], level="medium") for seat in range(seats)
                ]
                window.start_match(game, bots, {})
                screen = window.screen_on_top
                assert isinstance(screen, GameScreen)
                while screen.play.match.phase == "round" and screen.play.match.referee.moves_played < _OPENED:
                    process(50)  # opening the table and its first pictures is loading, not playing
                worst.append(max(gaps(lambda screen=screen: screen.play.match.phase == "over", _LONGEST_S)))
                window.open_home()
                process(300)
            print(f"{game}: worst gaps {', '.join(f'{gap:.0f}' for gap in worst)} ms")
            peer = f"an idle window, {idle:.0f} ms"
            figures.append(Figure(f"worst gap while bots play {game}", peer, statistics.median(worst), 50.0, "ms"))
        window.close()
        process(10)
        return figures


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=10)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--write", action="store_true", help="put what was measured into docs/performance.md")
    given = parser.parse_args()
    notes = [f"Medians of {given.runs} rounds of {given.seats} bots each, moves animated, at 1280x720."]
    sys.exit(finish("frames", measure(given.runs, given.seats), write=given.write, notes=notes))
