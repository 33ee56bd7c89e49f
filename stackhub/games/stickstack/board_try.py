"""A table to try one challenge card on: a tower as it stands in a match, or one laid for it, and any stick (SS-18).

Nothing counts. After each stick the table says whether the card would have been done; then the tower is as before.
"""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QCoreApplication, QTimer

from stackhub.engine.chance import Chance
from stackhub.engine.errors import GameError
from stackhub.engine.game import Json
from stackhub.engine.words import QT_TRANSLATE_NOOP, text
from stackhub.games.stickstack import challenge_log
from stackhub.games.stickstack.board_free import FreeTable
from stackhub.games.stickstack.challenge_cards import Card, Pack
from stackhub.games.stickstack.challenge_judge import Failure, Turn, failure_of
from stackhub.games.stickstack.judge import judge
from stackhub.games.stickstack.material import StickStackOptions
from stackhub.games.stickstack.notation import Move
from stackhub.games.stickstack.rules import StickStackView
from stackhub.games.stickstack.situation import Situation
from stackhub.games.stickstack.table import CupTable
from stackhub.games.stickstack.table_build import built
from stackhub.games.stickstack.table_challenge import ChallengeBench
from stackhub.tabletop.board import Look
from stackhub.tabletop.translate import say

_NAME = "tried"
_LAID = 10
"""So many sticks hang on a tower that is laid for trying, or as many as the card needs."""
_SEATS = 2
_LOOK_MS = 1800
"""So long one looks at what came of it, before the tower is as before."""
_NOT_DONE = QT_TRANSLATE_NOOP("stickstack", "Not done: {why}. The tower stands as before: try again.")


class TryTable(FreeTable):
    """`card` is tried; ``tower`` is a table that was kept (`StickStackBoard.table_state`), if there is one."""

    def __init__(self, look: Look, card: Card, tower: Json | None) -> None:
        super().__init__(look)
        self.card = card
        self._options = StickStackOptions(mode="challenges")
        self._kept = tower
        self._failure: Failure | None = None
        self._look = QTimer(self)
        self._look.setSingleShot(True)
        self._look.setInterval(_LOOK_MS)
        self._look.timeout.connect(self._again)

    def set_table(self, state: Json | None, seed: int) -> None:
        """The tower of the match, or one laid for the card."""
        super(FreeTable, self).set_table(None, seed)
        self._chance = Chance(seed)
        self._stand_anew()
        self.talk.say(self._invitation, stays=True)

    def _invitation(self) -> str:
        return QCoreApplication.translate("stickstack", "Take a stick and do as the card says. Nothing counts here.")

    def _stand_anew(self) -> None:
        """The tower as it is tried on, and nothing in the hand."""
        bench = self._bench_of_match() or self._bench_laid()
        self.sight.drop_ghost()
        self.live.show(bench)
        view = self._view(bench.standing)
        self.live.stopped = False
        self.view = None
        self.show_view(view)
        self.invite(view.legal_moves())

    def _bench_of_match(self) -> ChallengeBench | None:
        if self._kept is None:
            return None
        try:
            standing = tuple(self._kept["sticks"])
            made = ChallengeBench.resume(self.scene, self._kept, standing, **self._rulings())
        except (GameError, KeyError, TypeError):
            return None
        assert isinstance(made, ChallengeBench)
        return made if len(standing) >= self.card.needs else None

    def _bench_laid(self) -> ChallengeBench:
        names = list(self.scene.stick_names())
        self._chance.fork("tower").shuffle(names)
        standing = tuple(names[: max(_LAID, self.card.needs)])
        table = built(self.scene, standing) if standing else CupTable(self.scene)
        return ChallengeBench(table, standing, **self._rulings())

    def _rulings(self) -> dict[str, Any]:
        return {"colours": "refuse", "strict": False, "literal": False}

    def _view(self, tower: tuple[str, ...], held: str | None = None) -> StickStackView:
        free = tuple(name for name in self._material.kinds if name not in tower and name != held)
        now = Situation(
            _SEATS,
            self._options,
            self._material,
            free,
            tower,
            (free, ()),
            (0,) * _SEATS,
            after=1,
            held=held,
            source=None if held is None else "bag",
            kept=((),) * _SEATS,
            markers=(0,) * _SEATS,
            card=_NAME,
            pack=Pack({_NAME: self.card}),
        )
        return StickStackView(0, now)

    def _played(self, move: Move) -> None:
        view = self.view
        if view is None:
            return
        self.invite(())
        if move.record is None:
            self._go_on(self._view(view.tower, move.stick or self._chance.choice(view.bag)))
            return
        record = move.record
        verdict = judge(record, view.tower, held=record.stick, colours=view.now.colours, strict=False, literal=False)
        turn = Turn(record, view.tower, self._material.kinds[record.stick], view.source)
        failure = failure_of(self.card, turn, verdict.fate)
        self._sent = None
        self._failure = failure
        self.talk.say_aloud(self._told, stays=True)
        self._look.start()

    def _told(self) -> str:
        failure = self._failure
        if failure is None and self.card.vote:
            return QCoreApplication.translate("stickstack", "So far it is done: the others would vote now.")
        if failure is None:
            return QCoreApplication.translate("stickstack", "Done! The tower stands as before: try again.")
        return say(text(_NOT_DONE, why=challenge_log.why_not(failure)))

    def _again(self) -> None:
        """The tower is as before; what was said stands until a stick is taken."""
        self._stand_anew()
        self.talk.say(self._told, stays=True)

    def close_board(self) -> None:
        self._look.stop()
        super().close_board()
