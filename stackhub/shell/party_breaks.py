"""When an evening does not simply go on: a pause, a game that is skipped, an end before the last game."""

from __future__ import annotations

from PySide6.QtCore import QObject

from stackhub.engine.party.entries import Ended, GameSkipped
from stackhub.shell.game_screen import GameScreen
from stackhub.shell.party_pause import PauseCover
from stackhub.shell.party_question import Words
from stackhub.shell.party_screen import PartyScreen
from stackhub.shell.party_stage import OnStage


class PartyBreaks(QObject):
    """Of the evening ``at``."""

    def __init__(self, at: OnStage) -> None:
        super().__init__(at)
        self._at = at

    def toggle_pause(self) -> None:
        """Cover everything, or go on."""
        at = self._at
        screen = at.stage.screen_on_top
        current = screen.overlay if isinstance(screen, GameScreen | PartyScreen) else None
        if isinstance(current, PauseCover):
            current.close_overlay()
            return
        cover = PauseCover(at.hub, screen)
        play = at.play if isinstance(screen, GameScreen) else None
        if play is not None:
            play.set_held(True)
        at.lay(cover, cover.go_on)
        if play is not None:
            cover.closed.connect(lambda: play.set_held(False))

    def ask_skip(self) -> None:
        """Whether to go on without the game that is played or due."""
        self._at.ask(
            lambda: Words(
                self.tr("Skip this game?"),
                self.tr("It counts nothing for anybody. Games that are done keep their points."),
                self.tr("Skip it"),
            ),
            lambda: self._give_up(GameSkipped()),
        )

    def ask_end(self) -> None:
        """Whether this is all for tonight."""
        self._at.ask(
            lambda: Words(
                self.tr("End the evening?"),
                self.tr("The podium comes now. A game that is not done counts nothing."),
                self.tr("End it"),
            ),
            lambda: self._give_up(Ended()),
        )

    def _give_up(self, entry: GameSkipped | Ended) -> None:
        at = self._at
        if at.attempt(lambda: at.evening.happen(entry)):
            if at.play is not None:
                at.play.keeper.abandon()
            at.moved_on.emit()
            at.evening.remove_stale_saves()
