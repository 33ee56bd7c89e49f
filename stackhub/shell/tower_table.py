"""What the screen of a match does for a table that hands play on: it keeps the replay, and lets it be watched."""

from __future__ import annotations

from PySide6.QtCore import QObject

from stackhub.dexterity.recorded_board import RecordedBoard
from stackhub.shell.hub import Hub
from stackhub.shell.play import MatchPlay
from stackhub.shell.screen import Screen
from stackhub.shell.tower_film import TowerFilm


class TowerTable(QObject):
    """The table ``board`` of ``play``, which ``screen`` shows."""

    def __init__(self, hub: Hub, play: MatchPlay, board: RecordedBoard, screen: Screen) -> None:
        super().__init__(screen)
        self.film = TowerFilm(play, board, hub.folder.replays, self)
        self._hub, self._board, self._screen = hub, board, screen
        board.slow_motion.keep_button.show()
        board.keep_wanted.connect(self._keep_fall)
        board.heard.connect(hub.sounds.play)

    def watch(self) -> None:
        """Watch what was played so far, from the next fall on where there is one."""
        replay = self.film.replay
        if replay is None:
            return
        from stackhub.shell.tower_replay import TowerReplayScreen

        fell = any(turn.fell_s is not None for turn in replay.manifest.turns)
        self._screen.opens.emit(lambda: TowerReplayScreen(self._hub, replay, at_fall=fell))

    def close(self) -> None:
        """The table is left."""
        self.film.close()

    def _keep_fall(self) -> None:
        """Save the fall that is being shown; it goes on afterwards."""
        from stackhub.shell.tower_keep import ask_where, fall_of
        from stackhub.shell.tower_words import file_name

        replay = self.film.replay
        kept = None if replay is None else fall_of(replay, len(replay.recordings) - 1)
        if kept is not None:
            ask_where(self._hub, self._screen, kept, file_name(kept.manifest, fall=True))
        self._board.slow_motion.resume()
