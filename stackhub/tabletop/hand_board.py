"""The board of a game of hidden hands, but for what is the game's own
(:class:`stackhub.tabletop.hand_game.HandGame`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QEvent, QPointF, QRect, Qt
from PySide6.QtGui import QHideEvent, QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from stackhub.engine.events import Event
from stackhub.engine.hint import Hint
from stackhub.tabletop.announce import announce
from stackhub.tabletop.board import Look, Player
from stackhub.tabletop.film import Film
from stackhub.tabletop.hand_actions import Action, HandActions
from stackhub.tabletop.hand_asking import HandAsking
from stackhub.tabletop.hand_film import HandFilm
from stackhub.tabletop.hand_game import HandGame
from stackhub.tabletop.hand_marks import HandMarks
from stackhub.tabletop.hand_sorting import HandSorting
from stackhub.tabletop.hand_table import LAID, STOCK, HandTable, Thing
from stackhub.tabletop.hand_turn import HandTurn, hand_item
from stackhub.tabletop.patience import Patience
from stackhub.tabletop.pointer import Pointer
from stackhub.tabletop.walk import Walk

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class HandBoard(HandGame):
    """Shows views, plays what happened, and finds out by mouse or keys which of the offered moves a person wants."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.turn_actions = self.bar = HandActions(self)
        self.bar.hide()  # until somebody gives it a place
        self._final: Any = None
        self.table = HandTable(
            lambda look: self.make_faces(look, self.font().family()), look, row=self.row, parent=self
        )
        self.turn = HandTurn(self.table, self, self)
        self.sorting = HandSorting(self.table.hand, self.make_orders(), self)
        self.asking = HandAsking(self, self._middle)
        self.film_maker = HandFilm(self.table, self.trace)
        self.film = Film(self)
        self.walk = Walk(self)
        self.marks = HandMarks(self, self.table, self.turn, self.walk)
        self.pointer = Pointer(self.table.thing_at, self)
        self.patience = Patience(self._rested_reason, self)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(480, 300)
        self._connect()
        self.retranslate()

    def _connect(self) -> None:
        turn, pointer, walk, asking = self.turn, self.pointer, self.walk, self.asking
        turn.wanted.connect(asking.want)
        turn.said.connect(self._say)
        turn.lifted.connect(lambda: self.sounded.emit("lift"))
        turn.rearranged.connect(self.sorting.own)
        turn.changed.connect(self._changed)
        asking.decided.connect(self._decided)
        asking.taken_back.connect(self._taken_back)
        asking.changed.connect(self._changed)
        self.sorting.changed.connect(self._sorted)
        self.film.ended.connect(self._settle)
        self.film.sounded.connect(self.sounded)
        self.patience.explained.connect(self.explained)
        self.bar.triggered.connect(self._act)
        walk.changed.connect(self._rest_elsewhere)
        walk.lost.connect(self._break_off)
        walk.pressed.connect(lambda thing: self._clicked(thing, twice=False))
        pointer.hovered.connect(self._rest_elsewhere)
        pointer.clicked.connect(self._mouse_clicked)
        pointer.grabbed.connect(self._grabbed)
        pointer.dragged.connect(turn.carry)
        pointer.dropped.connect(turn.drop)
        pointer.broken.connect(lambda: turn.cancel() if turn.dragging else None)

    def _middle(self) -> QRect:
        return self.table.layout_now.middle.toAlignedRect()

    # --- what the shell calls

    def set_players(self, players: Sequence[Player]) -> None:
        super().set_players(players)
        if self.view is not None and not self.film.running:
            self._show(self.view)

    def set_look(self, look: Look) -> None:
        super().set_look(look)
        self.table.set_look(look)
        self._changed()

    def show_view(self, view: Any) -> None:
        self._stand_still()
        self.traces = {}
        self._show(view)
        self._settle()

    def animate(self, events: Sequence[Event], view: Any) -> None:
        self.finish_animations()
        self._stand_still()
        self._final = view
        if self.view is None or self.view.seat != view.seat:
            self._show(view)
            self._settle()
            return
        seen = [event.seen_by(view.seat) for event in events]
        shots = [self.special_shot(event) or self.film_maker.shot(event) for event in seen]
        self._remember(seen)
        self.film.play(shots, self.look, self.film_maker.length(seen))

    def invite(self, moves: Sequence[Any]) -> None:
        self.asking.close()
        self.pointer.forget()
        self.end_turn()
        self.turn.invite(self.picking_for(moves) if len(moves) else None)
        if self.turn.invited:
            self._go_to_playable()
            self.begin_turn()
        self.pointer.look_again()

    def show_hint(self, hint: Hint | None) -> None:
        self.marks.hint = hint
        self._changed()

    def cancel(self) -> bool:
        if self.asking.back():
            return True
        self.pointer.forget()
        return self.turn.cancel()

    def clear(self) -> None:
        self.finish_animations()
        self._stand_still()
        self.patience.explain("")
        self.pointer.leave()
        self.view, self._final, self.traces = None, None, {}
        self.table.clear_table()
        self.sorting.reset()
        self.sorting.button.hide()
        self.walk.clear()
        self.bar.show_actions(())
        self._changed()

    def finish_animations(self) -> None:
        self.film.finish()
        self.table.hand.finish()

    def close_board(self) -> None:
        self.end_turn()
        self.film.stop()

    def retranslate(self) -> None:
        self.setAccessibleName(self.tr("The table with your hand"))
        self.setAccessibleDescription(
            self.tr(
                "Arrow keys walk, Space chooses or puts back, Enter plays, Escape puts everything back, "
                "Ctrl with Left or Right moves a piece, O sorts."
            )
        )
        self.patience.explain("")
        self.sorting.name()
        if self.view is not None and not self.film.running:
            self._show(self.view)
            self.asking.again()
        self._changed()

    # --- showing

    def _stand_still(self) -> None:
        """Nothing moves, nothing is asked, nobody is invited, no hint is shown."""
        self.film.stop()
        self.asking.close()
        self.end_turn()
        self.turn.invite(None)
        self.marks.hint = None

    def _show(self, view: Any) -> None:
        self.view = view
        self.table.show_table(self.shown(view))
        self.sorting.place(self.table.layout_now.sorting, shown=True)
        self._lay_buttons()
        self._changed()

    def _settle(self) -> None:
        """Whatever :meth:`animate` began is over: show where it led, and say so, once."""
        if self._final is not None:
            view, self._final = self._final, None
            self._show(view)
            self.settled.emit()

    def _remember(self, events: Sequence[Event]) -> None:
        """Keep what everybody did last on their plates."""
        for event in events:
            words = self.trace(event)
            if words and event.seat is not None:
                self.traces[event.seat] = words

    def _lay_buttons(self) -> None:
        rows, areas = self.table.things()
        playable = next((thing for thing in areas if self._plays(thing)), None)
        self.walk.set_things(rows, areas, playable)

    def _plays(self, thing: object) -> bool:
        item = hand_item(self.table, thing)
        return item is not None and self.turn.level(item) == "plays"

    def _go_to_playable(self) -> None:
        """Take the keyboard to the first piece that may be played, unless it is on one."""
        if not self._plays(self.walk.key):
            there = [thing for thing in self.walk.buttons if isinstance(thing, Thing) and self._plays(thing)]
            if there:
                self.walk.go(min(there))

    def _changed(self) -> None:
        """Something about turn, focus or pointer is different: marks, names, pointer shape, buttons."""
        self.marks.mark(self.pointer.over)
        self.bar.show_actions(self._all_actions())
        self.setCursor(self.marks.pointer_shape(self.pointer.over))

    def _all_actions(self) -> Sequence[Action]:
        if not self.turn.invited or self.asking.panel is not None:
            return ()
        own = list(self.offered_actions())
        if self.turn.chosen:
            own = [Action(a.name, a.words, a.key, a.tip, primary=False, enabled=a.enabled) for a in own]
            ready = bool(self.turn.moves())
            own.append(Action("back", self.tr("Put back"), "Esc", self.tr("Put everything back into your hand")))
            tip = self.tr("Lay what you have chosen")
            own.append(Action("play", self.tr("Play"), self.tr("Enter"), tip, primary=True, enabled=ready))
        return own

    # --- what the person does

    def _decided(self, move: Any) -> None:
        self.end_turn()
        self.move_chosen.emit(move)

    def _taken_back(self) -> None:
        self.turn.cancel()
        self.setFocus()

    def _act(self, name: str) -> None:
        """A button of the bar, or its key."""
        if name == "play":
            self.turn.play()
        elif name == "back":
            self.cancel()
        else:
            move = self.turn.picking.action(name)
            if move is not None and self.asking.panel is None:
                self.asking.want([move])

    def _mouse_clicked(self, thing: object, twice: bool) -> None:
        self.walk.by_keys = False
        if isinstance(thing, Thing):
            self.walk.go(thing)
        self._clicked(thing, twice=twice)

    def _clicked(self, thing: object, *, twice: bool) -> None:
        if self.asking.panel is not None or self.film.running:
            return
        item = hand_item(self.table, thing)
        if item is not None:
            if twice and self.turn.invited:
                if item not in self.turn.chosen:  # the first click put it back
                    self.turn.act_on(item)
                self.turn.play()
            else:
                self.turn.act_on(item)
        elif thing == STOCK:
            self._draw()
        elif thing == LAID:
            self.turn.play()
        elif thing is None:
            self.turn.cancel()

    def _draw(self) -> None:
        if self.turn.picking.action("draw") is not None:
            self._act("draw")
        elif self.turn.invited:
            self._say(self.why_not_draw())

    def _grabbed(self, thing: object, point: QPointF) -> None:
        self.walk.by_keys = False
        item = hand_item(self.table, thing)
        if item is None or self.asking.panel is not None or self.film.running:
            self.pointer.forget()
        else:
            self.turn.grab(item, point)

    def _break_off(self) -> None:
        """Focus, size or window were lost: what is dragged goes home."""
        if self.turn.dragging:
            self.pointer.forget()
            self.turn.cancel()

    def _sorted(self) -> None:
        if self.view is not None:
            self.sorting.place(self.table.layout_now.sorting, shown=True)
            self._lay_buttons()
        self._changed()

    def _move_piece(self, step: int) -> None:
        """Move the focused piece one place within the hand."""
        item, hand = hand_item(self.table, self.walk.key), self.table.hand
        at = hand.items.index(item) + step if item is not None else -1
        if item is not None and 0 <= at < len(hand.items):
            hand.move(item, at)
            self.sorting.own()
            self.walk.go(Thing("hand", at))

    # --- reasons

    def _say(self, sentence: str) -> None:
        if sentence:
            self.sounded.emit("refuse")
            announce(self, sentence)
        self.patience.explain(sentence)

    def _rest_elsewhere(self, _thing: object = None) -> None:
        self.patience.elsewhere()
        self._changed()

    def _rested(self) -> object:
        if self.pointer.over is not None:
            return self.pointer.over
        return self.walk.shown if self.walk.by_keys else None

    def _rested_reason(self) -> str:
        rested = self._rested()
        item = hand_item(self.table, rested)
        if self.turn.dragging or self.asking.panel is not None or not self.turn.invited:
            return ""
        if item is not None:
            return self.turn.why_not(item)
        return self.why_not_draw() if rested == STOCK and self.turn.picking.action("draw") is None else ""

    # --- Qt

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._break_off()
        self.finish_animations()
        self.table.setGeometry(self.rect())
        self.sorting.place(self.table.layout_now.sorting, shown=self.view is not None)
        if self.view is not None:
            self._lay_buttons()
        self.asking.place()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.pointer.press(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.pointer.press(event, twice=True)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self.pointer.move(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.pointer.release(event)

    def leaveEvent(self, event: QEvent) -> None:
        self.pointer.leave()

    def hideEvent(self, event: QHideEvent) -> None:
        self._break_off()
        self.pointer.leave()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, control = event.key(), bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        if self.asking.panel is not None:  # its keys are answered wherever the focus is
            self.asking.panel.keyPressEvent(event)
            return
        if key == Qt.Key.Key_Escape and self.cancel():
            return
        if control and key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self.walk.by_keys = True
            self._move_piece(1 if key == Qt.Key.Key_Right else -1)
        elif control or event.modifiers() & Qt.KeyboardModifier.AltModifier:
            event.ignore()
        elif key in _ENTER or key == Qt.Key.Key_Space:
            self.walk.by_keys = True
            if not event.isAutoRepeat():
                self._pressed(enter=key in _ENTER)
        elif not self.walk.arrow(key) and not self._letter(event):
            event.ignore()

    def _pressed(self, *, enter: bool) -> None:
        """Enter plays what is chosen, else what the focus is on; Space chooses it."""
        item = hand_item(self.table, self.walk.key)
        if self.film.running or self.asking.panel is not None:
            return
        if enter and self.turn.invited and (self.turn.chosen or item is not None):
            self.turn.play(item)
        elif self.walk.key is not None:
            self._clicked(self.walk.key, twice=False)

    def _letter(self, event: QKeyEvent) -> bool:
        typed = event.text().upper()
        if typed == "O" and self.view is not None:
            self.sorting.next()
            return True
        for action in self.bar.actions_shown:
            if typed and typed == action.key.upper() and action.enabled:
                if not event.isAutoRepeat():
                    self._act(action.name)
                return True
        return False
