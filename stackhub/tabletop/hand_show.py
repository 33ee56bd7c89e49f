"""The table of a game of hidden hands as a board: its parts, and what the shell has it show. What a person does on it
is in :mod:`stackhub.tabletop.hand_board`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QWidget

from stackhub.engine.events import Event
from stackhub.engine.hint import Hint
from stackhub.tabletop.board import Look, Player
from stackhub.tabletop.film import Film
from stackhub.tabletop.hand_actions import Action, HandActions
from stackhub.tabletop.hand_asking import HandAsking
from stackhub.tabletop.hand_film import HandFilm
from stackhub.tabletop.hand_game import HandGame
from stackhub.tabletop.hand_marks import HandMarks
from stackhub.tabletop.hand_sorting import HandSorting
from stackhub.tabletop.hand_table import LAID, HandTable, Thing
from stackhub.tabletop.hand_turn import HandTurn, hand_item
from stackhub.tabletop.overview import RowOverview
from stackhub.tabletop.pointer import Pointer
from stackhub.tabletop.walk import Walk


class HandShow(HandGame):
    """Puts the parts of the table together, shows views and plays what happened."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.turn_actions = self.bar = HandActions(self)
        self.bar.hide()  # until somebody gives it a place
        self._final: Any = None
        self._pictured = False
        self.table = HandTable(
            lambda look: self.make_faces(look, self.font().family()), look, row=self.row, leads=self.leads, parent=self
        )
        self.turn = HandTurn(self.table, self, self)
        self.sorting = HandSorting(self.table.hand, self.make_orders(), self)
        self.asking = HandAsking(self, self._middle)
        self.film_maker = HandFilm(self.table, self.trace)
        self.film = Film(self)
        self.overview = RowOverview(self.table, self)
        self.laid_by_pointer = False
        """Whether something was laid and the pointer has not left the row since."""
        self.walk = Walk(self)
        self.marks = HandMarks(self, self.table, self.turn, self.walk, self.asking)
        self.pointer = Pointer(self.table.thing_at, self)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(480, 300)
        self._connect_parts()

    def _connect_parts(self) -> None:
        self.turn.wanted.connect(self.asking.want)
        self.turn.lifted.connect(lambda: self.sounded.emit(self.table.faces.sound))
        self.turn.rearranged.connect(self.sorting.own)
        self.turn.changed.connect(self._changed)
        self.asking.changed.connect(self._changed)
        self.sorting.changed.connect(self._sorted)
        self.film.ended.connect(self._settle)
        self.film.sounded.connect(self.sounded)

    def _middle(self) -> QRect:
        return self.table.layout_now.middle.toAlignedRect()

    # --- what the shell calls

    def set_players(self, players: Sequence[Player]) -> None:
        super().set_players(players)
        if self.view is not None and not self.film.running:
            self._show(self.view)

    def set_look(self, look: Look) -> None:
        super().set_look(look)
        self.overview.hide()
        self.table.set_look(look)
        self._changed()

    def show_view(self, view: Any) -> None:
        self._stand_still()
        self.traces = {}
        self._show(view)
        self._settle()

    def picture(self) -> QPixmap:
        """The table alone: in a small picture its button would be large."""
        self._pictured = True
        self.sorting.button.hide()
        picture = super().picture()  # a board that was never shown gets its size only now
        self._pictured = False
        self._place_sorting()
        return picture

    def _place_sorting(self) -> None:
        shown = self.view is not None and bool(self.view.hand) and not self._pictured
        self.sorting.place(self.table.layout_now.sorting, shown=shown)

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
            self.walk.by_keys = False  # nobody has walked in this turn yet: what is to be done stays readable
            self._go_to_playable()
            self.begin_turn()
        self.pointer.look_again()

    def show_hint(self, hint: Hint | None) -> None:
        if hint is not self.marks.hint:
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
        self.table.finish()

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
        self.sorting.name()
        if self.view is not None and not self.film.running:
            self._show(self.view)
            self.asking.again()
        self._changed()

    # --- showing

    def _stand_still(self) -> None:
        """Nothing moves, nothing is asked, nobody is invited, no hint and no overview is shown."""
        self.overview.hide()
        self.film.stop()
        self.asking.close()
        self.end_turn()
        self.turn.invite(None)
        self.marks.hint = None

    def _show(self, view: Any) -> None:
        self.view = view
        self.overview.hide()
        self.table.show_table(self.shown(view))
        self._place_sorting()
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
        came = not self._rests_from_laying()
        self.overview.rest(on_row=came and self.row and self._rested() == LAID and self._idle)
        self.bar.show_actions(self._all_actions())
        self.setCursor(self.marks.pointer_shape(self.pointer.over))

    def _rested(self) -> object:
        """What pointer or keyboard rest on."""
        if self.pointer.over is not None:
            return self.pointer.over
        return self.walk.shown if self.walk.by_keys else None

    def _rests_from_laying(self) -> bool:
        """Whether the pointer is still on the row only because something was dropped or clicked there."""
        point, area = self.pointer.point, self.table.laid_area
        if point is None or area is None or not area.rect.contains(point):
            self.laid_by_pointer = False
        return self.laid_by_pointer

    @property
    def _idle(self) -> bool:
        """Whether nothing is under way: no film, no question, nothing chosen or dragged."""
        return not (self.film.running or self.asking.panel is not None or self.turn.chosen or self.turn.dragging)

    def _all_actions(self) -> Sequence[Action]:
        if not self.turn.invited or self.asking.panel is not None:
            return ()
        own = list(self.offered_actions())
        if self.turn.chosen:
            own = [replace(action, primary=False) for action in own]
            ready = bool(self.turn.moves())
            own.append(Action("back", self.tr("Put back"), "Esc", self.tr("Put everything back into your hand")))
            tip = self.tr("Lay what you have chosen")
            own.append(Action("play", self.tr("Play"), self.tr("Enter"), tip, primary=True, enabled=ready))
        return own

    def _sorted(self) -> None:
        if self.view is not None:
            self._place_sorting()
            self._lay_buttons()
        self._changed()
