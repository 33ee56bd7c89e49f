"""An evening that plays itself in the whole application, to be killed. Usage: ``python kill_evening.py HOME``.

Says on standard output what has been acknowledged, one JSON object a line: how it ``stands`` at the start, each entry
of the party (``entries``), each move shown (``moves`` of the match ``save``), and at last the ``podium``.
"""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

os.environ["QT_QPA_PLATFORM"] = "offscreen"

from PySide6.QtCore import QTimer

from stackhub.engine.party.members import Member
from stackhub.engine.party.plan import PlannedGame, make_plan
from stackhub.shell.app import make_application
from stackhub.shell.game_screen import GameScreen
from stackhub.shell.hub import Hub
from stackhub.shell.party_podium import PodiumScreen
from stackhub.shell.party_screen import PartyScreen
from stackhub.shell.round_end import RoundEnd
from stackhub.shell.window import MainWindow
from stackhub.store.folder import DataFolder

_TICK_MS = 5


def say(**what: object) -> None:
    sys.stdout.write(json.dumps(what) + "\n")
    sys.stdout.flush()


class Evening:
    """Presses whatever is next; bots play for everybody."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.window = MainWindow(hub)
        self.window.resize(1280, 720)
        self.window.open_first()
        self.window.show()
        self.told = 0
        self.watched: GameScreen | None = None
        unfinished = hub.folder.parties.unfinished()
        if unfinished:
            self.window.party.resume(unfinished[0])
        else:
            self.window.party.begin(_plan())
        screen = self.window.screen_on_top
        moves, save = (
            (screen.play.match.moves_played, screen.play.path.stem) if isinstance(screen, GameScreen) else (0, "")
        )
        say(stands=len(self._entries()), moves=moves, save=save)
        self.timer = QTimer(interval=_TICK_MS)
        self.timer.timeout.connect(self.tick)
        self.timer.start()

    def _entries(self) -> tuple[object, ...]:
        flow = self.window.party.flow
        assert flow is not None
        return flow.evening.party.entries

    def tick(self) -> None:
        screen = self.window.screen_on_top
        if len(self._entries()) > self.told:
            self.told = len(self._entries())
            say(entries=self.told)
        if isinstance(screen, PodiumScreen):
            self.timer.stop()
            say(podium=[[row.member.name, float(row.points)] for row in screen._party.standings()])
            screen.next_button.click()
            self.hub.app.quit()
        elif isinstance(screen, PartyScreen):
            screen.next_button.click()
        elif isinstance(screen, GameScreen):
            self._play(screen)

    def _play(self, screen: GameScreen) -> None:
        play = screen.play
        if screen is not self.watched:
            self.watched = screen
            play.happened.connect(lambda *_: say(moves=play.match.moves_played, save=play.path.stem))
        if isinstance(screen.overlay, RoundEnd):
            screen.overlay.next_button.click()
            return
        if screen.overlay is not None:
            screen.close_overlay()
        if play.match.phase == "order":
            play.choose_order(True)
        for seat, player in enumerate(play.match.players):
            if not player.is_bot and play.match.phase != "over":
                play.hand_over(seat, "easy")


def _plan() -> object:
    members = (
        Member(key="m1", name="Ada", colour="red"),
        Member(key="m2", name="Bot", colour="blue", level="easy"),
        Member(key="m3", name="Bit", colour="green", level="easy"),
    )
    games = tuple(PlannedGame(game=game) for game in ("babylon", "stackup", "upturn"))
    return make_plan(members=members, games=games, seed=11)


def main() -> int:
    app = make_application(["stackhub"])
    hub = Hub(app, DataFolder(Path(sys.argv[1])))
    hub.settings.name = "Ada"
    hub.settings.animation = False
    hub.bot_pause_ms = 0
    hub.language.use("en")
    evening = Evening(hub)
    code = app.exec()
    evening.window.close()
    return code


if __name__ == "__main__":
    sys.exit(main())
