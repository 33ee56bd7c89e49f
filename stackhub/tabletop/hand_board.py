"""The board of a game of hidden hands, but for what is the game's own
(:class:`stackhub.tabletop.hand_game.HandGame`): finds out by mouse or keys which of the offered moves a person
wants."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QHideEvent, QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from stackhub.tabletop.announce import announce
from stackhub.tabletop.board import Look
from stackhub.tabletop.hand_show import HandShow
from stackhub.tabletop.hand_table import LAID, STOCK, Thing
from stackhub.tabletop.hand_turn import hand_item
from stackhub.tabletop.patience import Patience

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class HandBoard(HandShow):
    """Chooses, plays, drags and asks; says why something does not go. The moves it chooses are those of
    :meth:`~stackhub.tabletop.board.Board.invite`."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.patience = Patience(self._rested_reason, self)
        self._connect()
        self.retranslate()

    def _connect(self) -> None:
        turn, pointer, walk, asking = self.turn, self.pointer, self.walk, self.asking
        turn.said.connect(self._say)
        asking.decided.connect(self._decided)
        asking.taken_back.connect(self._taken_back)
        self.patience.explained.connect(self.explained)
        self.bar.triggered.connect(self._act)
        walk.changed.connect(self._rest_elsewhere)
        walk.lost.connect(self._break_off)
        walk.handed.connect(self._focus_question)
        walk.pressed.connect(lambda thing: self._clicked(thing, twice=False))
        pointer.hovered.connect(self._rest_elsewhere)
        pointer.clicked.connect(self._mouse_clicked)
        pointer.grabbed.connect(self._grabbed)
        pointer.dragged.connect(turn.carry)
        pointer.dropped.connect(turn.drop)
        pointer.broken.connect(lambda: turn.cancel() if turn.dragging else None)

    def invite(self, moves: Sequence[Any]) -> None:
        super().invite(moves)
        self.patience.explain("")

    def clear(self) -> None:
        super().clear()
        self.patience.explain("")

    def retranslate(self) -> None:
        self.patience.explain("")
        super().retranslate()

    # --- what the person does

    def _decided(self, move: Any) -> None:
        self.laid_by_pointer = True
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
        elif not self.own_action(name):
            move = self.turn.picking.action(name)
            if move is not None and self.asking.panel is None:
                self.asking.want([move])

    def _mouse_clicked(self, thing: object, twice: bool) -> None:
        self.walk.by_keys = False
        if self.asking.panel is not None:
            if isinstance(thing, Thing) and thing.kind == "seat":
                self.asking.name_seat(thing.number)
            self._focus_question()  # the click has taken its focus
            return
        if isinstance(thing, Thing):
            self.walk.go(thing)
        self._clicked(thing, twice=twice)

    def _focus_question(self) -> None:
        """While a question is open, the focus that comes to the table belongs to it: the ring must not be around a
        piece that cannot be chosen now."""
        if self.asking.panel is not None:
            self.asking.panel.first.setFocus()

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
        self.patience.explain(sentence or self._chosen_words())

    def _chosen_words(self) -> str:
        """What there is to say about what is chosen: that something is missing, or what the piece does."""
        turn = self.turn
        if not turn.chosen or turn.dragging or self.asking.panel is not None:
            return ""
        if not turn.moves():
            return self.why_incomplete(turn.names)
        return self.piece_does(turn.names[0]) if len(turn.names) == 1 else ""

    def _rest_elsewhere(self, _thing: object = None) -> None:
        self.patience.elsewhere()
        self._changed()

    def _rested_reason(self) -> str:
        rested = self._rested()
        item = hand_item(self.table, rested)
        if self.turn.dragging or self.asking.panel is not None or not self.turn.invited:
            return ""
        if item is not None and item not in self.turn.chosen:
            return self.turn.why_not(item) or self.piece_does(item.name or "")
        if rested == STOCK and self.turn.picking.action("draw") is None:
            return self.why_not_draw()
        return self._chosen_words()

    # --- Qt

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._break_off()
        self.finish_animations()
        self.overview.hide()
        self.table.setGeometry(self.rect())
        self._place_sorting()
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
