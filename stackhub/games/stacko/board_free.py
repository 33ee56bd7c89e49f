"""The free table: a tower to try everything on. Any block below the top may be taken; nothing counts."""

from __future__ import annotations

from PySide6.QtCore import QTimer

from stackhub.engine.chance import Chance
from stackhub.engine.game import Json
from stackhub.games.stacko import board_words as words
from stackhub.games.stacko.board_tower import StackoBoard
from stackhub.games.stacko.judge import judge
from stackhub.games.stacko.material import StackoOptions
from stackhub.games.stacko.notation import Move
from stackhub.games.stacko.rules import StackoView
from stackhub.games.stacko.situation import Situation
from stackhub.games.stacko.storeys import Storeys
from stackhub.tabletop.board import Look

_COLOURS = ("red", "blue", "green", "yellow")
_SEATS = 2  # the fewest that a situation may have; only the first one ever plays


class FreeTable(StackoBoard):
    """A board that plays with itself: `set_table` lays a new tower, and each block laid begins the next turn."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self._options = StackoOptions()
        self.bar.has_die = False
        self.bar.roll_button.hide()
        self.bar.pass_button.hide()  # there is nobody to pass to
        self.move_chosen.connect(self._played)

    def set_table(self, state: Json | None, seed: int) -> None:
        """A new tower; a free table is never resumed."""
        super().set_table(None, seed)
        names = [f"{colour}{number}{copy}" for colour in _COLOURS for number in range(1, 5) for copy in "abc"]
        Chance(seed).shuffle(names)
        self._lay([(names[at], names[at + 1], names[at + 2]) for at in range(0, len(names), 3)])
        self.talk.say(words.free_table, stays=True)

    def _lay(self, storeys: list[tuple[str | None, str | None, str | None]] | Storeys) -> None:
        view = self._view(tuple(storeys))
        self.show_view(view)
        self.invite(view.legal_moves())

    def _view(self, storeys: Storeys) -> StackoView:
        return StackoView(0, Situation(_SEATS, self._options, storeys, owed=1))

    def _played(self, move: Move) -> None:
        if move.record is None or self.view is None:
            return
        verdict = judge(move.record, self.view.storeys, face=None, owed=1, top="any", dropped_loses=False, timed=False)
        self.invite(())
        if verdict.fall is not None or verdict.refusal is not None:
            self.animate([], self.view)
            self.talk.say(words.free_fallen, stays=True)
            self.used_up.emit()
            return
        view = self._view(verdict.storeys)
        self.animate([], view)
        QTimer.singleShot(0, self, lambda: self.invite(view.legal_moves()))
