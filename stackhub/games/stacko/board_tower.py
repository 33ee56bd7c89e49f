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
from PySide6.QtGui import QPixmap, QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from stackhub.engine.errors import GameError
from stackhub.engine.events import Event
from stackhub.engine.game import Json
from stackhub.engine.hint import Hint
from stackhub.games.stacko import board_words as words
from stackhub.games.stacko.board_actions import Actions
from stackhub.games.stacko.board_dice import DiceTray
from stackhub.games.stacko.board_hand import PlayerHand
from stackhub.games.stacko.board_live import LiveTable
from stackhub.games.stacko.board_marks import Force, Marks, Note
from stackhub.games.stacko.board_pieces import held_glow, hover_glow, legal_glow, refused_glow
from stackhub.games.stacko.board_turn import TurnClock
from stackhub.games.stacko.notation import Move, taken
from stackhub.games.stacko.record import Place
from stackhub.games.stacko.rules import StackoView
from stackhub.games.stacko.storeys import Storeys, places, takeable
from stackhub.games.stacko.table import tower_of
from stackhub.games.stacko.table_bench import Bench
from stackhub.games.stacko.table_scene import StackoScene
from stackhub.store.quality import load_quality
from stackhub.store.scenes import load_scene
from stackhub.tabletop.announce import announce
from stackhub.tabletop.board import Board, Look
from stackhub.tabletop.translate import say
from stackhub.view3d.box import Box
from stackhub.view3d.surface import Glow, Surface
from stackhub.view3d.viewport import Viewport

log = logging.getLogger(__name__)

_NOTE_MS = 2500
"""So long a word stays at a block that was felt."""
_SAID_MS = 5000
"""So long a sentence stands in place of whose turn it is."""
_PICTURE_SEED = 7


class StackoBoard(Board):
    """The tower, the die, and the actions of the turn (`turn_actions`, which the screen puts below the board)."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.scene: StackoScene = load_scene("stacko", StackoScene)
        self.viewport = Viewport(look.theme, load_quality(), self, level=_level(look))
        self.viewport.motion = look.motion
        self.live = LiveTable(self.viewport, self.scene, look.palette, look.theme)
        self.dice = DiceTray(self.viewport, look.palette, look.theme)
        self.hand = PlayerHand(self.live, self)
        self.marks = Marks(look, self.viewport)
        self.turn_actions = self.bar = Actions(self)
        self.bar.hide()  # until somebody gives it a place
        self.replayable = False  # from recorded poses, one day; moves alone cannot
        self.clock = TurnClock()
        self.view: StackoView | None = None
        self._moves: Sequence[Any] = ()
        self._roll: Move | None = None
        self._seed = _PICTURE_SEED
        self._given: Json | None = None
        self._state: Json | None = None
        self._sent: Move | None = None
        self._settling = False
        self._storeys: Storeys = ()
        self._ghosts: dict[Place, Box] = {}
        self._allowed: tuple[str, ...] = ()
        self._noted = QTimer(self)
        self._noted.setSingleShot(True)
        self._noted.setInterval(_NOTE_MS)
        self._noted.timeout.connect(lambda: self.marks.show_note(None))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.viewport)
        self.setFocusProxy(self.viewport)
        self._said = QTimer(self)
        self._said.setSingleShot(True)
        self._said.setInterval(_SAID_MS)
        self._said.timeout.connect(lambda: self.explained.emit(""))
        self._connect()
        self.retranslate()
        self._offer()

    def _say(self, sentence: str, *, stays: bool = False) -> None:
        """Say something in place of whose turn it is, for a while or until something else is said."""
        self._said.stop()
        self.explained.emit(sentence)
        if sentence and not stays:
            self._said.start()

    def _connect(self) -> None:
        self.live.looked = self._looked
        self.live.awake = self._waits
        hand, actions = self.hand, self.bar
        hand.changed.connect(self._hand_changed)
        hand.said.connect(self._say)
        hand.sounded.connect(self.sounded)
        hand.roll.connect(self._roll_die)
        hand.pass_pressed.connect(actions.pass_button.start)
        hand.pass_released.connect(actions.pass_button.stop)
        actions.roll.connect(self._roll_die)
        actions.passed.connect(self._pass_die)
        actions.too_short.connect(lambda: self._say(words.hold_longer()))
        actions.tap.connect(hand.tap)
        actions.tool.connect(hand.use_tool)
        actions.back.connect(hand.cancel)

    # --- What the shell calls

    def set_look(self, look: Look) -> None:
        before, self.look = self.look, look
        self.viewport.motion = look.motion
        if look.quality != before.quality:
            self.viewport.set_level(_level(look))
        if look.theme != before.theme:
            self.viewport.scene.set_theme(look.theme)
        if (look.theme, look.palette) != (before.theme, before.palette):
            self.live.dress(look.palette, look.theme)
            self.dice.dress(look.palette, look.theme)
        self.marks.set_look(look)
        if not look.motion:
            self.dice.finish()
        self._shine()

    def set_table(self, state: Json | None, seed: int) -> None:
        self._seed, self._given, self._state = seed, state, None
        self.live.bench = None

    @property
    def table_state(self) -> Json | None:
        return self._state

    def show_view(self, view: StackoView) -> None:
        self.dice.finish()
        self._settling = False
        self._sent = None
        self.view = view
        self._stand(view)
        if view.face is None:
            self.dice.clear()
        else:
            self.dice.show(view.face)
        self._begin_turn(view)
        self._offer()

    def picture(self) -> QPixmap:
        self.marks.hide()
        self.viewport.resize(self.size() * 2)  # made smaller afterwards, which smooths its edges
        self.viewport.motion = False
        self.live.frame_tower(keep=False)
        self.viewport.draw_now()
        return self.viewport.grab()

    def animate(self, events: Sequence[Event], view: StackoView) -> None:
        self.finish_animations()
        self._settling = True
        sent, self._sent = self._sent, None
        own = sent is not None
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
                self.sounded.emit("clack")
                self.dice.roll(face, self._settled, self.look.speed)
                return
            self.dice.show(face)
        elif own or before is None or before.to_play != view.to_play:
            self.dice.clear()
            self._begin_turn(view)
        self._settled()

    def _settled(self) -> None:
        if self._settling:
            self._settling = False
            self._offer()
            self.settled.emit()

    def invite(self, moves: Sequence[Any]) -> None:
        self._moves = moves
        self._offer()

    def show_hint(self, hint: Hint | None) -> None:
        """Nobody gives hints at a tower (yet)."""

    def cancel(self) -> bool:
        return self.hand.cancel()

    def finish_animations(self) -> None:
        self.dice.finish()
        self._settled()

    def retranslate(self) -> None:
        self.viewport.setAccessibleName(words.board_name())
        self.viewport.setAccessibleDescription(words.board_keys())
        self.bar.retranslate()
        self.marks.show_keys(words.key_card())
        self._offer()

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
                self.explained.emit(say(error.text))
        if bench is None:
            bench = Bench(tower_of(self.scene, view.storeys, self._seed), view.storeys, dropped_loses=loses)
        self._storeys = view.storeys
        self.live.show(bench)

    def _begin_turn(self, view: StackoView, *, same: bool = False) -> None:
        """The die was received, unless the turn is the `same` one and has only been rolled for."""
        bench = self.live.bench
        if bench is None or view.phase == "start":
            return
        self._storeys = view.storeys
        if not same or self._state is None:
            bench.begin_turn(view.storeys)
            self._state = bench.snapshot()
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

    def _offer(self) -> None:
        """What may be done now: buttons, hand, lights."""
        view, bench = self.view, self.live.bench
        playing = self._playing and view is not None and bench is not None
        self._roll = next((move for move in self._moves if str(move) == "roll"), None) if playing else None
        taking = playing and view is not None and view.phase == "take"
        if playing and view is not None and view.phase != "start":
            self.clock.open(int(view.options.turn_seconds))
        elif not playing and self.clock.stage == "open":
            self.clock.close()
        hand = self.hand
        if hand.may_touch and not taking:
            hand.rest()
        hand.may_touch = taking
        hand.legal = self._allowed if taking else ()
        hand.can_roll = self._roll is not None
        hand.can_pass = taking and bench is not None and bench.can_pass
        held = bench is not None and bench.held is not None
        self.bar.allow(
            roll=self._roll is not None,
            passing=hand.can_pass,
            rolling=not taking,
            touching=taking and not held,
            back=taking and (held or hand.tool is not None),
            tap=taking and not held and (hand.chosen or hand.hovered) is not None,
        )
        self.bar.show_tool(hand.tool)
        self._shine()
        self.live.wake()

    def _roll_die(self) -> None:
        if self._roll is not None:
            self.move_chosen.emit(self._roll)

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
        self.hand.rest()
        self.bar.pass_button.forget()
        self.move_chosen.emit(self._sent)
        if self._sent is not None:  # refused: the turn goes on
            log.warning("the rules refused %s", self._sent)
            self._sent, self._state = None, before
            self._offer()

    def _waits(self) -> bool:
        """Whether somebody waits for time to pass although everything rests."""
        bench = self.live.bench
        if bench is None or not self._playing:
            return self.clock.stage == "falling"
        return bool(self.clock.limit_s) or bench.missing == 0 or bench.held is not None

    def _looked(self) -> None:
        """Once a beat, after the frames of the world."""
        bench, view = self.live.bench, self.view
        if bench is None or view is None:
            return
        self._show_force(bench)
        self._show_places(bench)
        self._watch_hand(bench)
        if self.clock.stage in ("open", "falling"):
            before = self.clock.stage
            end = self.clock.look(bench)
            if before == "open" and self.clock.stage == "falling":
                self._say(words.fallen(), stays=True)
                self.sounded.emit("clack")
                self.hand.rest()
                self._offer()
            if end is not None:
                self._send(end)
        left = self.clock.left_s(bench) if self.clock.stage == "open" else None
        self.marks.show_clock("" if left is None else words.seconds_left(left))

    def _watch_hand(self, bench: Bench) -> None:
        """Follow what changes by itself: a block comes free, is laid, was felt."""
        seen = (bench.mode, bench.held, bench.in_work, bench.laid, bench.can_pass, int(bench.rest_s), len(bench.felt))
        if seen == self._seen:
            return
        before, self._seen = self._seen, seen
        if bench.mode == "carry" and before[0] != "carry":
            self._say(words.carrying(), stays=True)
            self.sounded.emit("lift")
        if bench.laid != before[3] and bench.laid:
            self.sounded.emit("clack")
            self._one_laid(bench)
        if before[0] == "tap" and bench.mode != "tap":
            self._say_felt(bench)
        if bench.mode == "idle" and before[0] not in ("idle", "tap"):
            lost = bench.in_work is not None and bench.in_work not in bench.laid
            self._say(words.not_laid() if lost else "", stays=lost)
        if bench.missing == 0 and bench.mode == "idle":
            left = max(1, 3 - int(bench.rest_s))
            self._say(words.laid(left) if bench.can_pass else words.settling(), stays=True)
        self._offer()

    _seen: tuple[Any, ...] = ("idle", None, None, (), False, 0, 0)

    def _one_laid(self, bench: Bench) -> None:
        """The first of two lies: any block below the new top may be taken now (ST-06)."""
        view = self.view
        if view is None or bench.missing == 0 or len(bench.laid) >= view.owed:
            return
        self._allow(takeable(bench.storeys, None, view.options.top), bench.missing)
        self._say(words.one_more())

    def _say_felt(self, bench: Bench) -> None:
        name = self.hand.chosen
        feel = bench.felt.get(name) if name is not None else None
        if name is None or feel is None:
            return
        sentence = words.felt(name, feel.kind)
        at = self._seen_at(name)
        if at is not None:
            self.marks.show_note(Note(at, sentence))
            self._noted.start()
        self._say(sentence)
        announce(self.viewport, sentence)

    def _hand_changed(self) -> None:
        bench, hand = self.live.bench, self.hand
        if bench is not None and hand.chosen is not None and bench.held is None:
            feel = bench.felt.get(hand.chosen)
            sentence = words.chosen(
                hand.chosen,
                places(bench.storeys).get(hand.chosen),
                legal=hand.chosen in hand.legal,
                felt=None if feel is None else feel.kind,
            )
            self.viewport.setAccessibleName(sentence)
            announce(self.viewport, sentence)
            if hand.by_keys:
                self._say(sentence)
        self._offer()

    # --- What is seen

    def _seen_at(self, name: str) -> Any:
        box = self.live.boxes.get(name)
        return None if box is None else self.viewport.project(box.pose.place)

    def _show_force(self, bench: Bench) -> None:
        """The ring at what is pulled or pushed. It falls slowly, so that a short resistance is seen."""
        if bench.held is None or bench.mode not in ("pull", "tool"):
            self.marks.show_force(None)
            self._strain = self._newtons = 0.0
            return
        self._strain = max(bench.strain, self._strain * 0.9)
        self._newtons = max(bench.force_n, self._newtons * 0.9)
        at = self.hand.pointer or self._seen_at(bench.held)
        self.marks.show_force(None if at is None else Force(at, self._strain, self._newtons))

    _strain = _newtons = 0.0

    def _show_places(self, bench: Bench) -> None:
        """Where a carried block may be laid."""
        wanted = bench.open_places() if bench.mode == "carry" and bench.held is not None else {}
        if wanted and bench.held is not None:
            size = bench.world.bodies[bench.held].size_mm
            for place in wanted:
                if place not in self._ghosts:
                    surface = Surface(self.look.theme.focus)
                    self._ghosts[place] = self.viewport.scene.add_box(size, surface, ghost=True)
        led = bench.snap or self.hand.steering.place
        for place, box in self._ghosts.items():
            pose = wanted.get(place)
            box.set_shown(pose is not None)
            if pose is not None:
                box.move(pose)
                glow = hover_glow(self.look.theme) if place == led else None
                if glow != box.glow:
                    box.set_glow(glow)

    def _shine(self) -> None:
        """Light on the blocks: what may be taken, what is chosen, what is held."""
        bench, hand, theme = self.live.bench, self.hand, self.look.theme
        if bench is None:
            return
        open_hand = hand.may_touch and bench.held is None and bench.in_work is None and bench.missing > 0
        for name, box in self.live.boxes.items():
            glow: Glow | None = None
            if self.clock.fall is not None and self.clock.stage == "falling" and name == self.clock.fall.block:
                glow = refused_glow(theme)
            elif name == bench.held:
                glow = held_glow(theme)
            elif hand.may_touch and name in (hand.chosen, hand.hovered) and bench.held is None:
                glow = hover_glow(theme)
            elif open_hand and name in hand.legal:
                glow = legal_glow(theme)
            if glow != box.glow:
                box.set_glow(glow)

    # --- Qt

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.marks.setGeometry(self.viewport.rect())

    def close_board(self) -> None:
        """Give back the view's buffers: the board is about to go away."""
        self.clock.close()
        self._said.stop()
        self._noted.stop()
        self.viewport.close_view()


def _standing(bench: Bench) -> Json:
    """The table as the next turn finds it: a block that is out and was not laid is out of play (ST-17)."""
    state = bench.snapshot()
    gone = set(bench.tower.blocks) - set(places(bench.storeys))
    world = state["world"]
    return {**state, "world": {**world, "bodies": [body for body in world["bodies"] if body["name"] not in gone]}}


def _level(look: Look) -> Any:
    return None if look.quality == "auto" else look.quality
