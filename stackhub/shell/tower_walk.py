"""The stops of the walk at a fall that is seen again: in slow motion where it happened, and as a replay."""

from __future__ import annotations

from collections.abc import Iterator

from stackhub.dexterity.recorded_board import RecordedBoard
from stackhub.shell.game_screen import GameScreen
from stackhub.shell.round_end import RoundEnd
from stackhub.shell.tower_replay import TowerReplayScreen
from stackhub.shell.walk_stop import Stop, WalkError
from stackhub.shell.window import MainWindow

_SLOWLY_S, _REPLAY_S = 1.8, 1.1


class TowerWalk:
    """After the end of a round of ``game`` in which the tower came down: its card lies on ``window``."""

    def __init__(self, window: MainWindow, game: str) -> None:
        self._window = window
        self._game = game

    def stops(self) -> Iterator[Stop]:
        yield Stop(f"game-{self._game}-slow-motion", self._slowly)
        yield Stop(f"game-{self._game}-replay", self._replay)

    @property
    def _table(self) -> tuple[GameScreen, RecordedBoard]:
        screen = self._window.screen_on_top
        if not isinstance(screen, GameScreen) or not isinstance(screen.board, RecordedBoard):
            raise WalkError("the table is not on screen")
        return screen, screen.board

    def _slowly(self) -> None:
        screen, board = self._table
        screen.close_overlay()
        if not board.show_again(lambda: None):
            raise WalkError("no fall was recorded")
        board.slow_motion.go_on(_SLOWLY_S)
        board.slow_motion.paused = True

    def _replay(self) -> None:
        screen, board = self._table
        board.slow_motion.paused = False
        board.slow_motion.stop()
        screen.cards.show_round_end()
        if not isinstance(screen.overlay, RoundEnd):
            raise WalkError("the end of the round is not on screen")
        screen.overlay.watch_button.click()
        replay = self._window.screen_on_top
        if not isinstance(replay, TowerReplayScreen):
            raise WalkError("the replay is not on screen")
        replay.toggle()
        replay.seek(replay.second + _REPLAY_S)
