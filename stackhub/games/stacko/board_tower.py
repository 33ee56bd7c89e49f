"""Stacko on screen: the tower in its 3D view, the die, and the turn of whoever sits in front.

The physics runs here, on the bench; what it wrote down of a turn goes out as a move, and the rules judge it. The board
shows what the view says and decides nothing: not whose turn it is, not which block may be taken, not whether the tower
fell (it asks the same judge as the rules, so as not to let a fallen tower be played on with).
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QTimer
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QWidget

from stackhub.engine.chance import Chance
from stackhub.engine.errors import GameError
from stackhub.engine.events import Event
from stackhub.engine.game import Json
from stackhub.engine.hands import HandsBot
from stackhub.games.stacko import board_words as words
from stackhub.games.stacko.board_dice import face_picture
from stackhub.games.stacko.board_stage import TowerStage
from stackhub.games.stacko.board_turn import TurnClock
from stackhub.games.stacko.notation import Move, taken
from stackhub.games.stacko.rules import StackoView
from stackhub.games.stacko.storeys import Face, Storeys, places, takeable
from stackhub.games.stacko.table import tower_of
from stackhub.games.stacko.table_bench import Bench
from stackhub.tabletop.board import Look

log = logging.getLogger(__name__)

_BREATH_MS = 600
"""After the die has passed by itself, the button that rolls it stands where the one was that passes it: a click meant
for that one must not roll for the next player."""
_PICTURE_SEED = 7
_TOO_EARLY_S = 1.0
"""A bot that has laid nothing and does nothing more for so long is not done."""


class StackoBoard(TowerStage):
    """The tower, the die, and the actions of the turn (`turn_actions`, which the screen puts below the board)."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.shows_first = True
        self.replayable = False  # from recorded poses, one day; moves alone cannot
        self.clock = TurnClock()
        self._moves: Sequence[Any] = ()
        self._roll: Move | None = None
        self._seed = _PICTURE_SEED
        self._given: Json | None = None
        self._state: Json | None = None
        self._verdict: QPixmap | None = None
        self._sent: Move | None = None
        self._settling = False
        self._storeys: Storeys = ()
        self._allowed: tuple[str, ...] = ()
        self._breath = QTimer(self)
        self._breath.setSingleShot(True)
        self._breath.setInterval(_BREATH_MS)
        self._breath.timeout.connect(self.offer)
        self._connect()
        self.offer()

    def _connect(self) -> None:
        self.live.looked = self._looked
        self.viewport.frame_drawn.connect(self._fall_drawn)
        self.live.awake = self._waits
        self.talk.laid.connect(self._one_laid)
        self.hand.keys.roll.connect(self._roll_die)
        self.bar.roll.connect(self._roll_die)
        self.bar.passed.connect(self._pass_die)
        self.bot.changed.connect(self.offer)
        self.bot.failed.connect(self.hands_failed)

    # --- What the shell calls

    def set_table(self, state: Json | None, seed: int) -> None:
        self._seed, self._given, self._state = seed, state, None
        self.live.bench = None
        if any(player.is_bot for player in self.players):
            self.bot.warm_up()

    @property
    def table_state(self) -> Json | None:
        return self._state

    def play_hands(self, bot: HandsBot, view: StackoView, chance: Chance) -> None:
        bench = self.live.bench
        if bench is None:
            return
        self.talk.instructs = False
        self.talk.say("")
        self.clock.open(int(view.options.turn_seconds))
        self.bot.begin(lambda: bot.hands(bench, view, chance), speed=self.look.speed)

    def stop_hands(self) -> None:
        self.bot.end()
        if not self._playing and self.clock.stage == "open":
            self.clock.close()

    def show_view(self, view: StackoView) -> None:
        super().finish_animations()
        self.dice.finish()
        self._settling = False
        self._sent = None
        self.view = view
        self._stand(view)
        self.live.stopped = False
        self._show_die(view.face or ("draw2" if view.owed and self.bar.has_die else None))
        self._begin_turn(view)
        self.offer()

    def verdict_picture(self) -> QPixmap | None:
        return self._verdict

    def _fall_drawn(self) -> None:
        """Keep the first picture in which the block shows by which the tower fell."""
        if self.clock.stage == "falling" and self._verdict is None:
            image = self.viewport.snapshot()
            self._verdict = None if image is None else self.sight.around_culprit(image)

    def animate(self, events: Sequence[Event], view: StackoView) -> None:
        self.finish_animations()
        self._settling = True
        sent, self._sent = self._sent, None  # at once: what is not taken was refused
        own, record = sent is not None, None if sent is None else sent.record
        if record is not None and record.end == "fallen":
            self.show_fall(lambda: self._show(events, view, own=own))
        else:
            self._show(events, view, own=own)

    def _show(self, events: Sequence[Event], view: StackoView, *, own: bool) -> None:
        """Go from what is seen to `view`; it is this table's `own` turn that led there."""
        before, self.view = self.view, view
        if not own:
            self._stand(view)
        rolled = [event for event in events if event.name == "rolled"]
        if rolled:
            face: Any = rolled[-1].details["face"]
            again = before is not None and before.to_play == view.to_play and view.phase == "roll"
            if not again:
                self._begin_turn(view, same=view.face is not None)
            if self.look.motion and self.isVisible():
                self.sounded.emit("die")
                self.marks.show_die(None)
                self.dice.roll(face, lambda: self._rolled(face), self.look.speed)
                return
            self._show_die(face)
        elif own or before is None or before.to_play != view.to_play:
            self._show_die(None)
            self._begin_turn(view)
        self._settled()

    def _rolled(self, face: Face) -> None:
        """The die lies."""
        self._show_die(face)
        self._settled()

    def _show_die(self, face: Face | None) -> None:
        """On the table and, for whoever sits far away, large."""
        if face is None:
            self.dice.clear()
            self.marks.show_die(None)
        else:
            self.dice.show(face)
            self.marks.show_die(face_picture(face, self.look.palette, self.look.theme))

    def _settled(self) -> None:
        if self._settling:
            self._settling = False
            self.offer()
            self.settled.emit()

    def invite(self, moves: Sequence[Any]) -> None:
        self._moves = moves
        self.offer()

    def finish_animations(self) -> None:
        super().finish_animations()
        self.dice.finish()
        self._settled()

    # --- The table

    def _stand(self, view: StackoView) -> None:
        """Have the tower of the view on the table: the one that stands there, if it is that one."""
        if self.live.bench is not None and view.storeys == self._storeys:
            return
        given, self._given = self._given, None
        loses = view.options.dropped_block == "loses"
        bench: Bench | None = None
        if given is not None:
            try:
                bench = Bench.resume(self.scene, given, view.storeys, dropped_loses=loses)
            except GameError as error:  # the match goes on with a tower built anew
                log.warning("%s", error)
                self.talk.say(words.table_damaged, stays=True)
        if bench is None:
            bench = Bench(tower_of(self.scene, view.storeys, self._seed), view.storeys, dropped_loses=loses)
        self._storeys = view.storeys
        self.live.show(bench)

    def _begin_turn(self, view: StackoView, *, same: bool = False) -> None:
        """The die was received, unless the turn is the `same` one and has only been rolled for."""
        bench = self.live.bench
        if bench is None or view.phase in ("start", "over"):
            return
        many = view.now.seats - len(view.left) > 2
        self.marks.show_direction(words.direction(view.direction == "clockwise") if many else "")
        self.hand.drops = view.options.dropped_block == "loses"
        self.sight.culprit = None
        self._verdict = None
        self._storeys = view.storeys
        if not same or self._state is None:
            bench.begin_turn(view.storeys)
            self._state = bench.snapshot()
            self.film.begin()
            self.live.frame_tower()
        if view.phase == "take":
            self._allow(view.takeable(), view.owed or 1)
        else:
            self._allow((), 0)

    def _allow(self, legal: Sequence[str], count: int) -> None:
        self._allowed = tuple(legal)
        bench = self.live.bench
        if bench is not None:
            bench.allow(self._allowed, count)

    # --- The turn

    @property
    def _playing(self) -> bool:
        """Whether a person at this screen may act now."""
        return bool(self._moves) and not self._settling and self._sent is None and self.clock.stage != "falling"

    @property
    def _open(self) -> bool:
        """Whether somebody's hands are at the tower: a person's or a bot's."""
        return self._playing or (self.bot.at_work and self._sent is None and self.clock.stage != "falling")

    def offer(self) -> None:
        """What may be done now: buttons, hand, lights."""
        view, bench = self.view, self.live.bench
        playing = self._playing and view is not None and bench is not None
        self.talk.instructs = not self.bot.at_work
        self._roll = next((move for move in self._moves if str(move) == "roll"), None) if playing else None
        taking = playing and view is not None and view.phase == "take"
        if playing and view is not None and view.phase != "start":
            self.clock.open(int(view.options.turn_seconds))
        elif not self._open and self.clock.stage == "open":
            self.clock.close()
        hand = self.hand
        if hand.may_touch and not taking:
            hand.rest()
        hand.may_touch = taking
        hand.legal = self._allowed if taking else ()
        hand.keys.can_roll = self._roll is not None
        hand.keys.can_pass = taking and bench is not None and bench.can_pass
        held = taking and bench is not None and bench.held is not None
        self.bar.allow(
            roll=self._roll is not None and not self._breath.isActive(),
            passing=hand.keys.can_pass,
            rolling=not taking,
            touching=taking and not held,
            back=taking and (held or hand.tool is not None),
            tap=taking and not held and (hand.chosen or hand.hovered) is not None,
        )
        self.bar.show_tool(hand.tool)
        self.sight.shine()
        self.live.wake()

    def _roll_die(self) -> None:
        if self._roll is not None:
            self.move_chosen.emit(self._roll)

    def due_move(self) -> Move | None:
        bench = self.live.bench
        if bench is None or self._sent is not None or self.clock.stage != "falling":
            return None
        self.film.end()
        return taken(bench.record("fallen"))

    def _pass_die(self) -> None:
        bench = self.live.bench
        if bench is not None and self._playing and bench.can_pass:
            self._send("passed")

    def _send(self, end: Any) -> None:
        """The turn is over: hand its record to the rules."""
        bench = self.live.bench
        if bench is None or self._sent is not None:
            return
        self._sent = taken(bench.record(end))
        before, self._state = self._state, _standing(bench)  # it is saved together with the move
        self.clock.sent()
        self.bot.end()
        self.live.stopped = end == "fallen"  # the wreck is looked at, not stepped
        self.talk.say("")
        if end == "rested":
            self._breath.start()
        self.hand.rest()
        self.bar.pass_button.forget()
        self.film.end()
        self.move_chosen.emit(self._sent)
        if self._sent is not None:  # refused: the turn goes on
            log.warning("the rules refused %s", self._sent)
            self.film.go_on()
            self._sent, self._state = None, before
            self.live.stopped = False
            self.clock.wait_s(bench)
            self.offer()

    def _waits(self) -> bool:
        """Whether somebody waits for time to pass although everything rests."""
        bench = self.live.bench
        if bench is None or not self._open:
            return self.clock.stage == "falling"
        if self.bot.at_work:
            return not self.bot.thinks
        return bool(self.clock.limit_s) or bench.missing == 0 or bench.held is not None

    def _looked(self) -> None:
        """Once a beat, after the frames of the world."""
        bench, view = self.live.bench, self.view
        if bench is None or view is None:
            return
        self.sight.look(bench)
        self.talk.follow(bench)
        if self.clock.stage in ("open", "falling"):
            before = self.clock.stage
            end = self.clock.look(bench)
            if before == "open" and self.clock.stage == "falling":
                self.sight.culprit = None if self.clock.fall is None else self.clock.fall.block
                self.talk.say(words.fallen, stays=True)
                self.film.mark_fall()
                self.hand.rest()
                self.bot.end()
                self.offer()
            if self.clock.stage == "falling":
                self.live.frame_all()
            if end is None and self.bot.passes and bench.can_pass:
                end = "passed"
            elif self.bot.finished and bench.missing and bench.world.still_s > _TOO_EARLY_S:
                self.bot.begin_again()
            if end is not None:
                self._send(end)
        left = self.clock.left_s(bench) if self.clock.stage == "open" else None
        self.marks.show_clock("" if left is None else words.seconds_left(left))

    def _one_laid(self) -> None:
        """The first of two lies: any block below the new top may be taken now (ST-06)."""
        view, bench = self.view, self.live.bench
        if view is None or bench is None or bench.missing == 0 or len(bench.laid) >= view.owed:
            return
        self._allow(takeable(bench.storeys, None, view.options.top), bench.missing)

    def close_board(self) -> None:
        self.clock.close()
        self._breath.stop()
        self.bot.end()
        super().close_board()


def _standing(bench: Bench) -> Json:
    """The table as the next turn finds it: a block that is out and was not laid is out of play (ST-17)."""
    state = bench.snapshot()
    gone = set(bench.tower.blocks) - set(places(bench.storeys))
    world = state["world"]
    return {**state, "world": {**world, "bodies": [body for body in world["bodies"] if body["name"] not in gone]}}
