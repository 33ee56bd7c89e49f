"""Stick & Stack on screen: the wobbling cup in its 3D view, the sticks in front of the players, and the turn.

The physics runs here, on the bench; what it wrote down of a turn goes out as a move, and the rules judge it. The board
shows what the view says and decides nothing: not whose turn it is, not which colours may touch (bench and rules ask the
same judge), not what becomes of a stick.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QTimer
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QWidget

from stackhub.engine.chance import Chance
from stackhub.engine.events import Event
from stackhub.engine.game import Json
from stackhub.engine.hands import HandsBot
from stackhub.games.stickstack import board_words as words
from stackhub.games.stickstack.board_offer import Offer, bench_of, come_to_rest, is_down, offer_of, standing, turns
from stackhub.games.stickstack.board_stage import CupStage
from stackhub.games.stickstack.board_status import instead_of
from stackhub.games.stickstack.board_turn import TurnClock
from stackhub.games.stickstack.notation import BAG, CHALLENGE, VOTES, Move, own, played
from stackhub.games.stickstack.record import Ending
from stackhub.games.stickstack.rules import StickStackView
from stackhub.tabletop.board import Look

log = logging.getLogger(__name__)

_BREATH_MS = 600
"""After a turn is over, the button that draws for the next player stands where the one was that lets go, and keys are
still going down: what was meant for that turn must not draw, nor turn the view."""


class StickStackBoard(CupStage):
    """The cup, what lies in front of whoever takes, and the actions of the turn (`turn_actions`)."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.shows_first = True
        self.replayable = False  # from recorded poses, one day; moves alone cannot
        self.has_others = True
        """Whether somebody else takes next (at a free table, nobody does)."""
        self.clock = TurnClock()
        self._moves: Sequence[Any] = ()
        self._given: Json | None = None
        self._state: Json | None = None
        self._verdict: QPixmap | None = None
        self._sent: Move | None = None
        self._then: Move | None = None
        """What the next player takes as soon as the turn that they ended by it is closed."""
        self._asked = False
        """A person at this screen has asked for the stick that is coming."""
        self._settling = False
        self._kinds = {name: self.scene.kind_of(name).kind for name in self.scene.stick_names()}
        self._breath = QTimer(self)
        self._breath.setSingleShot(True)
        self._breath.setInterval(_BREATH_MS)
        self._breath.timeout.connect(self.offer)
        self._connect()
        self.offer()

    def _connect(self) -> None:
        self.live.looked = self._looked
        self.live.awake = self._waits
        self.viewport.frame_drawn.connect(self._keep_picture)
        self.hand.draw.connect(self._draw)
        self.hand.closed.connect(self._close_turn)
        self.bar.draw.connect(self._draw)
        self.bar.keep.connect(self._keep)
        self.bar.close_turn.connect(self._close_turn)
        self.front.chosen.connect(lambda stick: self._take(own(stick)))
        self.bar.voted.connect(lambda done: self._take(VOTES[0 if done else 1]))
        self.bot.changed.connect(self.offer)
        self.bot.failed.connect(self.hands_failed)

    # --- What the shell calls

    def set_table(self, state: Json | None, seed: int) -> None:
        self._given, self._state = state, None
        self.live.bench = None
        if any(player.is_bot for player in self.players):
            self.bot.warm_up()

    @property
    def table_state(self) -> Json | None:
        return self._state

    def play_hands(self, bot: HandsBot, view: StickStackView, chance: Chance) -> None:
        bench = self.live.bench
        if bench is None:
            return
        self.clock.open()
        self.bot.begin(lambda: bot.hands(bench, view, chance), speed=self.look.speed)

    def stop_hands(self) -> None:
        self.bot.end()
        if not self._playing and self.clock.stage == "open":
            self.clock.close()

    def show_view(self, view: StickStackView) -> None:
        super().finish_animations()
        self._settling = False
        self._sent = self._then = None
        self.view = view
        self.challenge.show(view)
        damaged = self._stand(view)
        self.live.stopped = False
        self._begin_turn(view)
        if damaged:  # more worth saying than what to do
            self.talk.say(words.table_damaged, stays=True)
        self.offer()

    def verdict_picture(self) -> QPixmap | None:
        return self._verdict

    def animate(self, events: Sequence[Event], view: StickStackView) -> None:
        self.finish_animations()
        self._settling = True
        sent, self._sent = self._sent, None  # at once: what is not taken was refused
        own, record = sent is not None, None if sent is None else sent.record
        if record is not None and record.end in ("toppled", "all_fell"):
            self.show_fall(lambda: self._show(view, events, own_move=own))
        else:
            self._show(view, events, own_move=own)

    def _show(self, view: StickStackView, events: Sequence[Event], *, own_move: bool) -> None:
        """Go from what is seen to `view`, in which `events` have happened, by a turn of this table or not."""
        before, self.view = self.view, view
        self.challenge.show(view, events)
        if not own_move or is_down(self.live.bench, view):
            self._stand(view)
        if view.held is not None and (before is None or before.held != view.held):
            self._take_up(view)
        elif view.held is None and (own_move or turns(before, view, self.live.bench)):
            self._begin_turn(view)
        self._settled()

    def _settled(self) -> None:
        if self._settling:
            self._settling = False
            self.offer()
            self.settled.emit()

    def invite(self, moves: Sequence[Any]) -> None:
        self._moves = moves
        then, self._then = self._then, None if moves else self._then
        self.offer()
        if then is not None and moves and then in moves:
            QTimer.singleShot(0, self, lambda: self._take(then))

    def finish_animations(self) -> None:
        super().finish_animations()
        self._settled()

    # --- The table

    def _stand(self, view: StickStackView) -> bool:
        """Have the tower of the view on the table: the one that stands there, if it is that one. Returns whether one
        that was kept could not be used."""
        bench = self.live.bench
        if bench is not None and set(bench.standing) == set(view.tower) and not is_down(bench, view):
            return False
        given, self._given = self._given if view.phase != "over" else None, None
        bench, damaged = bench_of(self.scene, view, given)
        self.sight.drop_ghost()
        self.live.show(bench)
        self.live.stopped = False
        return damaged

    def _begin_turn(self, view: StickStackView) -> None:
        """Somebody is to take a stick, or had taken one when the table was left."""
        bench = self.live.bench
        if bench is None or view.phase == "over":
            return
        self._verdict = None
        bench.begin_turn(view.tower, view.held)
        self._state = bench.left()
        self.film.begin()
        if not self.talk.begin():  # nothing is left to be told of the turn before, nor to be shown
            self.sight.forget_wrong()
        self.live.sync()
        self.live.frame_tower()
        if view.held is not None:
            self._take_up(view)

    def _take_up(self, view: StickStackView) -> None:
        """The stick that was taken appears in the hand, its length across what is seen."""
        bench = self.live.bench
        if bench is None or view.held is None:
            return
        self.challenge.face(bench)
        bench.take(view.held, self.viewport.rig.stand.turn)
        self.sight.forget_wrong()
        self.live.sync()
        if self._asked:
            self.viewport.setFocus()  # whoever took it goes on with the keyboard, wherever the focus was
        self._asked = False
        self.hand.took()
        self.sounded.emit("lift")
        self.talk.instructs = not self._is_bot(view.to_play)
        self.talk.say(partial(words.taken, self._kinds[view.held]) if self.talk.instructs else "", stays=True)
        self.live.wake()

    # --- The turn

    @property
    def _playing(self) -> bool:
        """Whether a person at this screen may act now."""
        return bool(self._moves) and not self._settling and self._sent is None and self.clock.stage != "falling"

    @property
    def _by_bot(self) -> bool:
        """Whether a bot's hands are at the tower."""
        return self.bot.at_work and self._sent is None and self.clock.stage != "falling"

    def _now(self) -> Offer:
        open_, by_bot = self._playing or self._by_bot, self._by_bot
        return offer_of(self.view, self.live.bench, self.players, playing=open_, calm=self.clock.calm, by_bot=by_bot)

    def offer(self) -> None:
        """What may be done now: buttons, chips, hand, lights."""
        now, hand = self._now(), self.hand
        if now.placing:
            self.clock.open()
        elif self.clock.stage == "open" and not self._by_bot:
            self.clock.close()
        if hand.may_place and not now.placing:
            hand.rest()
        hand.may_place = now.placing
        free = not self._breath.isActive()
        hand.keys.pause(not free)
        hand.can_draw = now.draws and free and not now.closing  # early, only a button or a click takes for another
        hand.can_close = now.rests
        holding = hand.is_holding
        self.bar.allow(
            draw=now.draws and free,
            drawing=(now.taker is not None or not now.placing) and now.voter is None,
            let_go=holding,
            placing=now.placing and not now.closing,
            up=holding and not hand.steering.parked,
            keep=now.keeps,
            close=now.rests,
            closing=now.closing,
        )
        after = self._name(self.view.after) if self.view is not None else ""
        if self.view is not None:
            self.bar.show_bag(words.bag_name(len(self.view.bag)))
        self.bar.show_taker(after if now.closing and now.taker is not None and self.has_others else "")
        self.bar.show_challenge(due=now.challenge)
        self.bar.show_votes("" if now.voter is None else self._name(now.voter))
        self.challenge.offer(self.live.bench, acting=now.placing or (now.taker is not None and not now.closing))
        self.talk.early, self.talk.after = now.sooner if self.has_others else "", after
        self._explain(self._instead(now) if self.has_others else "")
        self._show_front(now.taker)
        self.show_in_hand()
        self.sight.shine()
        self.live.wake()

    def _instead(self, now: Offer) -> str:
        falls, bot = self.clock.stage == "falling", self.view is not None and self._is_bot(self.view.to_play)
        return instead_of(now, self.view, self.live.bench, self._name, falls=falls, bot=bot)

    def _show_front(self, taker: int | None) -> None:
        view = self.view
        if view is None:
            return
        seat = taker if taker is not None else view.to_play
        takeable = taker is not None and not self._breath.isActive() and not self._now().challenge
        self.front.show_front(self._name(seat), view.fronts[seat], self._kinds, takeable=takeable)
        self.front.show_score(words.together(len(view.tower)) if view.mode == "coop" else "")

    def _draw(self) -> None:
        """The bag, its button or Space: draw, or say why not."""
        now, view = self._now(), self.view
        if self._breath.isActive() or view is None:
            return
        if now.draws:
            self._take(CHALLENGE if now.challenge else BAG)
            return
        why = "bag_empty" if now.taker is not None else "place_first" if view.phase == "place" else "not_now"
        self.talk.say_aloud(words.reason(why))
        self.sounded.emit("refuse")

    def _take(self, move: Move) -> None:
        """Take a stick; with the turn of another still open, that turn is closed first (SS-09)."""
        now = self._now()
        if now.taker is None and now.voter is None:
            return
        self._asked = True
        if now.closing:
            self._then = move
            self._send("closed")
        elif move in self._moves:
            self.move_chosen.emit(move)

    def _keep(self) -> None:
        """Give up: the stick goes in front of the player."""
        bench = self.live.bench
        if bench is not None and self._playing and bench.can_keep:
            bench.keep()
            self.live.sync()
            self._send("kept")

    def _close_turn(self) -> None:
        now = self._now()
        if now.rests:
            self._send("closed")
        elif now.closing:
            self.talk.say_aloud(words.reason("no_rest"))

    def _send(self, end: Ending) -> None:
        """The turn is over: hand its record to the rules."""
        bench = self.live.bench
        if bench is None or self._sent is not None or bench.stick is None:
            return
        record = bench.record(bench.ending if end == "closed" else end)
        self._sent = played(record)
        before, self._state = self._state, standing(bench, record.hung)  # it is saved together with the move
        self.clock.sent()
        self.bot.end()
        self.live.stopped = end in ("toppled", "all_fell")  # the wreck is looked at, not stepped
        self.talk.leave(bench, end, self._name(self.view.to_play) if self.view is not None else "")
        if end == "foul":
            self.sight.show_pushed(bench.fouls())
        if self._then is None:
            self._breath.start()
        self.hand.rest()
        self.film.end()
        self.move_chosen.emit(self._sent)
        if self._sent is not None:  # refused: the turn goes on
            log.warning("the rules refused %s", self._sent)
            self.film.go_on()
            self._sent, self._state, self._then = None, before, None
            self._breath.stop()
            self.live.stopped = False
            self.clock.wait_s(bench)
            self.offer()

    def due_move(self) -> Move | None:
        """A stick that was let go of is decided on. One in the hand stays there; what fell meanwhile is kept."""
        bench, view = self.live.bench, self.view
        if bench is None or view is None or view.held is None or view.held != bench.stick or self._sent is not None:
            return None
        come_to_rest(bench)
        if bench.ending is not None:
            record = bench.record()
            self._state = standing(bench, record.hung)
            self.film.end()
            return played(record)
        if bench.held is not None:
            self._state = bench.left()
        return None

    def _waits(self) -> bool:
        """Whether somebody waits for time to pass although everything rests."""
        bench = self.live.bench
        if bench is None or not (self._playing or self._by_bot):
            return self.clock.stage == "falling"
        if self._by_bot and not self.bot.finished:
            return not self.bot.thinks
        if self.challenge.runs_out(bench):
            return True
        return bench.stick is not None and bench.held is None and self.clock.stage == "open"

    def _looked(self) -> None:
        """Once a beat, after the frames of the world."""
        bench = self.live.bench
        if bench is None or self.view is None:
            return
        self.sight.look(bench)
        self.talk.follow(bench)
        self.challenge.look(bench)
        if self.clock.stage in ("open", "falling"):
            before = self.clock.stage, self.clock.calm
            self.clock.bot_takes = self._is_bot(self.view.after)
            end = self.clock.look(bench)
            if before[0] == "open" and self.clock.stage == "falling":
                self.film.mark_fall()
                self.hand.rest()
                self.bot.end()
                self.sight.forget_wrong()  # the tower is looked at now, and its picture is of the fall
            if before != (self.clock.stage, self.clock.calm):
                self.offer()
            if self.clock.stage == "falling":
                self.live.frame_all()
            if end is not None:
                self._send(end)

    def _keep_picture(self) -> None:
        """Keep the first picture of the topple, and of the last wrong colours."""
        if self.clock.stage == "falling" and self._verdict is None:
            image = self.viewport.snapshot()
            self._verdict = None if image is None else self.sight.around_wrong(image)

    def close_board(self) -> None:
        self.clock.close()
        self._breath.stop()
        self.bot.end()
        super().close_board()
