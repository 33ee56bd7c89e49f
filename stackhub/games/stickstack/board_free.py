"""The free table: a cup to try everything on. Any stick may be taken, colours are shown, and nothing counts."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QTimer

from stackhub.engine.chance import Chance
from stackhub.engine.game import Json
from stackhub.games.stickstack import board_words as words
from stackhub.games.stickstack.board_tower import StickStackBoard
from stackhub.games.stickstack.judge import judge
from stackhub.games.stickstack.material import Material, StickStackOptions
from stackhub.games.stickstack.notation import Move
from stackhub.games.stickstack.rules import StickStackView
from stackhub.games.stickstack.situation import Situation
from stackhub.tabletop.board import Look

_ASKED_MS = 5000
"""So long a second Escape leaves the tower."""
_SEATS = 2  # the fewest that a situation may have; only the first one ever plays


class FreeTable(StickStackBoard):
    """A board that plays with itself: `set_table` begins anew, and each stick placed leads to the next."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self._options = StickStackOptions(colours="warn")
        self._material = Material(sticks={kind.kind: kind.count for kind in self.scene.kinds})
        self._chance = Chance(0)
        self.has_others = False
        self._may_leave = QTimer(self)
        self._may_leave.setSingleShot(True)
        self._may_leave.setInterval(_ASKED_MS)
        self.move_chosen.connect(self._played)

    def set_table(self, state: Json | None, seed: int) -> None:
        """An empty cup; a free table is never resumed."""
        super().set_table(None, seed)
        self._chance = Chance(seed)
        self._lay(())
        self.talk.say(words.free_table, stays=True)

    def cancel(self) -> bool:
        """Escape: what the hand does with it, else put the stick back that has just been taken; a tower is left only by
        a second one, for nobody builds it again."""
        if super().cancel():
            return True
        view, bench = self.view, self.live.bench
        if view is None or bench is None or bench.outcome is not None:
            return False
        if bench.held is not None:
            fell = bench.watch.seen.fell
            tower = tuple(name for name in view.tower if name not in fell)
            bench.begin_turn(tower)
            self._lay(tower)
            self.talk.say(words.free_put_back)
            return True
        if not bench.table.sticks or self._may_leave.isActive():
            return False
        self._may_leave.start()
        self.talk.say_aloud(words.free_leave)
        return True

    def close_board(self) -> None:
        self._may_leave.stop()
        super().close_board()

    def _lay(self, tower: tuple[str, ...]) -> None:
        view = self._view(tower)
        self.show_view(view)
        self.invite(view.legal_moves())

    def _view(self, tower: tuple[str, ...], held: str | None = None) -> StickStackView:
        """Everything that is not on the cup may be drawn, or chosen from among those in front."""
        free = tuple(name for name in self._material.kinds if name not in tower and name != held)
        fronts, none = (free, ()), (0,) * _SEATS
        now = Situation(_SEATS, self._options, self._material, free, tower, fronts, none, held=held)
        return StickStackView(0, replace(now, source=None if held is None else "front"))

    def _played(self, move: Move) -> None:
        view = self.view
        if view is None:
            return
        self.invite(())
        if move.record is None:
            stick = move.stick or self._chance.choice(view.bag)
            self._go_on(self._view(view.tower, stick))
            return
        verdict = judge(
            move.record, view.tower, held=move.record.stick, colours="warn", strict=False, literal=self._is_literal
        )
        if verdict.is_over or verdict.refusal is not None:
            self._sent = None  # the wreck is looked at until a new tower is wanted
            self.talk.say(words.free_fallen, stays=True)
            self.used_up.emit()
            return
        self._go_on(self._view(verdict.tower))

    @property
    def _is_literal(self) -> bool:
        return self._options.all_fell == "literal"

    def _go_on(self, view: StickStackView) -> None:
        self.animate([], view)
        QTimer.singleShot(0, self, lambda: self.invite(view.legal_moves()))

    def _name(self, seat: int) -> str:
        return words.free_name()
