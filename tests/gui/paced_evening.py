"""The application as it is started, with an evening of two people that goes on by so many steps as it is told.

Usage: ``python paced_evening.py``, the data folder by STACKHUB_HOME. On standard input: ``step N`` (N times whatever is
next: a button, or a move at the table; nothing where nothing comes), ``limit`` (no file may be written any more, as on
a full disk), ``unlimit``, ``home`` and ``quit``. On standard output, one JSON object a line: each sentence
``told``, and after every command where it stands.
"""

from __future__ import annotations

import json
import os
import queue
import sys
import threading

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from stackhub.engine.party.members import Member
from stackhub.engine.party.plan import PlannedGame, make_plan
from stackhub.shell.app import make_application, run
from stackhub.shell.game_screen import GameScreen
from stackhub.shell.party_podium import PodiumScreen
from stackhub.shell.party_screen import PartyScreen
from stackhub.shell.round_end import RoundEnd
from stackhub.shell.window import MainWindow

#: So many looks, two milliseconds apart, whatever is waited for may take.
LONGEST_WAIT = 2_500
GAMES = ("babylon", "babylon", "babylon")


def say(**what: object) -> None:
    sys.stdout.write(json.dumps(what) + "\n")
    sys.stdout.flush()


class Paced:
    """Does what is asked for, one after another, as soon as the window is up."""

    def __init__(self) -> None:
        self.asked: queue.Queue[str] = queue.Queue()
        self.window: MainWindow | None = None
        self.left = self.waited = 0
        threading.Thread(target=self._listen, daemon=True).start()
        self.timer = QTimer(interval=2)
        self.timer.timeout.connect(self.tick)
        self.timer.start()

    def _listen(self) -> None:
        for line in sys.stdin:
            self.asked.put(line.strip())
        self.asked.put("quit")

    def tick(self) -> None:
        if self.window is None:
            self._find()
        elif self.left:
            self.waited += 1
            if self._step() or self.waited > LONGEST_WAIT:
                self.left, self.waited = self.left - 1, 0
                if not self.left:
                    self._stands()
        elif not self.asked.empty():
            self._obey(self.asked.get())

    def _find(self) -> None:
        found = [widget for widget in QApplication.topLevelWidgets() if isinstance(widget, MainWindow)]
        if not found or not found[0].isVisible():
            return
        window = self.window = found[0]
        window.hub.bot_pause_ms = 0
        window.hub.problem.connect(lambda words: say(told=words))
        if window.notice.sentence:
            say(told=window.notice.sentence)
        unfinished = window.hub.folder.parties.unfinished()
        if unfinished:
            window.party.resume(unfinished[0])
        else:
            people = (Member(key="m1", name="Ada", colour="red"), Member(key="m2", name="Noor", colour="blue"))
            games = tuple(PlannedGame(game=game) for game in GAMES)
            window.party.begin(make_plan(members=people, games=games, seed=11))
        self._stands()

    def _obey(self, line: str) -> None:
        assert self.window is not None
        command, _, count = line.partition(" ")
        if command == "step":
            self.left = int(count)
            return
        if command in ("limit", "unlimit"):
            import resource

            most = 0 if command == "limit" else resource.RLIM_INFINITY
            resource.setrlimit(resource.RLIMIT_FSIZE, (most, resource.RLIM_INFINITY))
        elif command == "home":
            self.window.open_home()
        elif command == "quit":
            self.timer.stop()
            self.window.close()
            return
        self._stands()

    def _stands(self) -> None:
        assert self.window is not None
        flow, screen = self.window.party.flow, self.window.screen_on_top
        match = screen.play.match if isinstance(screen, GameScreen) else None
        say(
            screen=type(screen).__name__,
            entries=None if flow is None else len(flow.evening.party.entries),
            phase=None if flow is None else flow.evening.party.phase,
            played=None if flow is None else len(flow.evening.party.played),
            moves=None if match is None else match.moves_played,
            match=None if match is None else match.phase,
            notice=self.window.notice.sentence,
            podium=[[row.member.name, float(row.points)] for row in screen._party.standings()]
            if isinstance(screen, PodiumScreen)
            else None,
        )

    def _step(self) -> bool:
        """Whatever is next; False where it must be waited for."""
        assert self.window is not None
        screen = self.window.screen_on_top
        if isinstance(screen, PartyScreen):
            screen.next_button.click()
        elif isinstance(screen, GameScreen):
            play = screen.play
            if play.settling:
                return False
            if isinstance(screen.overlay, RoundEnd):
                screen.overlay.next_button.click()
            elif play.match.phase == "order":
                screen.close_overlay()
                play.choose_order(True)
            elif play.moves():
                play.play(play.moves()[0])
            else:
                return False
        return True


def main() -> int:
    app = make_application(["stackhub"])
    paced = Paced()
    code = run()
    del app, paced
    return code


if __name__ == "__main__":
    raise SystemExit(main())
