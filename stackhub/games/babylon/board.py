"""Babylon's board: twelve tablets on a wooden table, moved with the mouse, the keyboard or a screen reader."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QSizeF, Qt, QTimer
from PySide6.QtGui import QHideEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QPushButton, QWidget

from stackhub.engine.events import Event
from stackhub.engine.hint import Hint
from stackhub.games.babylon import board_words as words
from stackhub.games.babylon.board_flight import Flight
from stackhub.games.babylon.board_focus import Focus
from stackhub.games.babylon.board_geometry import pile_at, resting
from stackhub.games.babylon.board_hand import Pose
from stackhub.games.babylon.board_marks import advice, description, marks, pointer_shape
from stackhub.games.babylon.board_rest import Rest
from stackhub.games.babylon.board_scene import Layers, Scene, Shown
from stackhub.games.babylon.board_turn import Table, Turn
from stackhub.games.babylon.position import LIFTS, Lift, Pile, after
from stackhub.games.babylon.rules import BabylonView
from stackhub.tabletop.announce import announce
from stackhub.tabletop.board import Board, Look
from stackhub.tabletop.pointer import Pointer

#: While the board keeps changing its size, its last picture is stretched, for this long after the last change.
_STRETCHED_MS = 150


def make_board(look: Look) -> Board:
    """The board of Babylon in ``look``."""
    return BabylonBoard(look)


class BabylonBoard(Board):
    """Shows a :class:`BabylonView`; the moves it chooses are those of :meth:`invite`, by source and target pile."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._scene: Scene | None = None
        self._hint: Hint | None = None
        self._trace: tuple[int, int] | None = None
        self._coming: list[Lift] = []
        self._final: Sequence[Pile] | None = None
        self._stretched: Scene | None = None
        self._turn = Turn(Table(lambda: self.scene.layout, lambda: self.look), self)
        self._flight = Flight(self)
        self._focus = Focus(self)
        self._pointer = Pointer(self.pile_at, self)
        self._rest = Rest(self._rested_reason, self)
        self._resizing = QTimer(self)
        self._resizing.setSingleShot(True)
        self._resizing.setInterval(_STRETCHED_MS)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setMinimumSize(480, 300)
        self._connect()
        self.retranslate()

    def _connect(self) -> None:
        turn, pointer, focus = self._turn, self._pointer, self._focus
        turn.chosen.connect(self.move_chosen)
        turn.said.connect(self._rest.explain)
        turn.said.connect(self._sound_refusal)
        turn.spoken.connect(self._speak)
        turn.picked.connect(self._sound_lift)
        turn.walked.connect(focus.go)
        turn.changed.connect(self._changed)
        turn.hand.changed.connect(self.update)
        self._flight.moved.connect(self.update)
        self._flight.landed.connect(self._sound_clack)
        self._flight.ended.connect(self._landed)
        self._rest.changed.connect(self.update)
        self._rest.explained.connect(self.explained)
        self._resizing.timeout.connect(self._resized)
        focus.changed.connect(self._rest_elsewhere)
        focus.lost.connect(self._break_off)
        focus.pressed.connect(turn.act_on)
        pointer.hovered.connect(self._rest_elsewhere)
        pointer.clicked.connect(self._clicked)
        pointer.grabbed.connect(self._grabbed)
        pointer.dragged.connect(turn.carry)
        pointer.dropped.connect(turn.drop)
        pointer.broken.connect(turn.cancel)

    @property
    def scene(self) -> Scene:
        """The pictures for the size, look and screen of the moment."""
        key = (QSizeF(self.size()), self.look, self.font().family(), self.devicePixelRatioF())
        if self._scene is None or self._scene.key != key:
            self._scene = Scene(*key)
        return self._scene

    @property
    def held(self) -> int | None:
        """The pile that is lifted."""
        return self._turn.held

    @property
    def focused(self) -> int | None:
        """The pile the keyboard acts on."""
        return self._focus.number

    @property
    def fanned(self) -> int | None:
        """The pile that is fanned out."""
        return self._rest.fanned

    @property
    def is_stretched(self) -> bool:
        """Whether a picture of another size stands in while the board is being resized."""
        return self._stretched is not None

    def face_of(self, number: int) -> QPointF:
        """The middle of the upper face of a pile, where no other pile hides it. Raises KeyError where none is."""
        return self.scene.layout.face_centre(self._standing()[number][-1])

    def pile_button(self, number: int) -> QPushButton:
        """The pile as keyboard and screen reader know it; hidden where there is none."""
        return self._focus.buttons[number]

    # --- what the shell calls

    def show_view(self, view: BabylonView) -> None:
        self._flight.stop()
        self._pointer.forget()
        self._turn.clear_table()
        self._coming, self._trace, self._hint = [], None, None
        self._set_piles(view.piles)
        self._settle()

    def animate(self, events: Sequence[Event], view: BabylonView) -> None:
        moves = [_lift(event) for event in events if event.name == "moved"]
        pose = self._turn.take_handed(moves[0].source) if moves else None
        self.finish_animations()
        self._pointer.forget()
        self._turn.clear_table()
        self._hint = None
        self._final = view.piles
        piles = list(self._turn.piles)
        for move in moves:
            piles = after(piles, move)
        self._coming = moves if piles == list(view.piles) else []
        self._fly_on(pose)

    def invite(self, moves: Sequence[Lift]) -> None:
        self._pointer.forget()
        self._turn.invite(moves)
        self._pointer.look_again()

    def show_hint(self, hint: Hint | None) -> None:
        self._hint = hint
        self._changed()

    def cancel(self) -> bool:
        self._pointer.forget()
        return self._turn.cancel()

    def finish_animations(self) -> None:
        while self._flight.running:
            self._flight.finish()

    def retranslate(self) -> None:
        self.setAccessibleName(words.board_name())
        self.setAccessibleDescription(words.board_keys())
        self._rest.explain("")
        self._name_piles()

    # --- moves that are seen

    def _fly_on(self, pose: Pose | None = None) -> None:
        """Play the next of the moves that are coming; after the last one show where they lead."""
        if not self._coming:
            if self._final is not None:
                self._set_piles(self._final)
            self._settle()
            return
        if pose is None:
            self._sound_lift()
        self._trace = None
        self._flight.start(self._turn.piles, self._coming[0], pose or Pose(), self.look)
        self.update()

    def _landed(self) -> None:
        move = self._coming.pop(0)
        self._trace = (move.source, move.target)
        self._set_piles(after(self._turn.piles, move), heir=move.target)
        self._fly_on()

    def _settle(self) -> None:
        """Whatever :meth:`animate` began is over: say so, once."""
        if self._final is not None:
            self._final = None
            self.settled.emit()

    def _set_piles(self, piles: Sequence[Pile], heir: int | None = None) -> None:
        self._turn.set_piles(piles)
        self._lay_buttons(heir)
        self._changed()

    def _sound_refusal(self, reason: str) -> None:
        if reason:
            self.sounded.emit("refuse")

    def _sound_lift(self) -> None:
        self.sounded.emit("lift")

    def _sound_clack(self) -> None:
        self.sounded.emit("clack")

    # --- what rests under pointer and keyboard

    def _standing(self) -> dict[int, Layers]:
        """Every pile as it is painted now."""
        piles = resting(self._turn.piles)
        for number, pose in self._turn.hand.poses().items():
            piles[number] = pose.apply(piles[number])
        flying = self._flight.layers()
        if self._flight.move is not None:
            piles.pop(self._flight.move.source)
        return {**piles, **flying}

    def pile_at(self, point: QPointF) -> int | None:
        """The pile that is painted at ``point``: its upper face or its sides."""
        piles, held = resting(self._turn.piles), self._turn.held
        if held is not None:
            piles[held] = self._turn.hand.pose.apply(piles[held])
        return pile_at(self.scene.layout, piles, point)

    def _rested(self) -> int | None:
        """The pile somebody looks at: under the pointer, else the focused one if they use the keyboard."""
        if self._pointer.over is not None:
            return self._pointer.over
        return self._focus.shown if self._focus.by_keys else None

    def _rested_reason(self) -> str:
        rested = self._rested()
        return "" if rested is None or self._turn.hand.dragging else self._turn.why_not(rested)

    def _rest_elsewhere(self, _number: object = None) -> None:
        self._rest.elsewhere()
        self._changed()

    def _speak(self, sentence: str) -> None:
        announce(self, sentence)

    def _changed(self) -> None:
        """Something about the turn, the focus or the pointer is different: names, fan, pointer shape, picture."""
        self._pointer.look_again()
        self._name_piles()
        rested, turn = self._rested(), self._turn
        high = rested is not None and len(turn.piles[rested - 1]) > 1
        self._rest.fan_out(rested if high and rested != turn.held and not turn.hand.dragging else None, self.look)
        self.setCursor(pointer_shape(turn, self._pointer.over))
        self.update()

    def _clicked(self, number: int | None, _twice: bool) -> None:
        self._focus.by_keys = False
        self._focus.end_number()
        if number is None:
            self.cancel()
        else:
            self._focus.go(number)
            self._turn.act_on(number)

    def _grabbed(self, number: int, point: QPointF) -> None:
        self._focus.by_keys = False
        if not self._turn.grab(number, point):
            self._pointer.forget()

    def _break_off(self) -> None:
        """Focus, size or window were lost: a pile that is dragged goes home, one that was lifted by a click stays."""
        self._pointer.forget()
        if self._turn.hand.dragging:
            self._turn.cancel()

    # --- names

    def _lay_buttons(self, heir: int | None = None) -> None:
        layout = self.scene.layout
        areas = {number: layout.bounds(layers, 0) for number, layers in resting(self._turn.piles).items()}
        self._focus.set_piles(areas, heir)

    def _name_piles(self) -> None:
        standing = marks(self._turn, self._hint)
        for number, pile in enumerate(self._turn.piles, 1):
            if pile:
                what = description(self._turn, number, standing.get(number))
                self._focus.name(number, words.pile_name(number, pile), what)

    # --- picture

    def _shown(self) -> Shown:
        turn, flying, piles = self._turn, self._flight.move, self._standing()
        air = tuple(number for number in (*turn.hand.poses(), flying.source if flying else None) if number in piles)
        loose = set(air)
        if flying is not None and piles[flying.target] != resting(turn.piles)[flying.target]:
            loose.add(flying.target)
        over = self._pointer.over
        return Shown(
            piles=piles,
            loose=frozenset(loose),
            air=air,
            lit=frozenset(turn.targets),
            armed=turn.aim if turn.hand.dragging else over if over in turn.targets else self._focus.shown,
            hovered=over if over in turn.sources and turn.held is None else None,
            focused=self._focus.shown,
            marks=marks(turn, self._hint),
            trace=self._trace,
            advice=advice(turn, self._hint),
            fan=(self._rest.fanned, self._rest.spread) if self._rest.fanned is not None else None,
            counts={number: len(layers) for number, layers in piles.items()},
        )

    # --- Qt

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        scene = self.scene
        if self._stretched is not None:
            scene = self._stretched
            size = scene.layout.size
            painter.scale(self.width() / size.width(), self.height() / size.height())
        painter.drawImage(0, 0, scene.ground())
        scene.paint(painter, self._shown())

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._break_off()
        if self._resizing.isActive() and self._stretched is None:
            self._stretched = self._scene
        if self.isVisible():
            self._resizing.start()
        self._lay_buttons()

    def _resized(self) -> None:
        self._stretched = None
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pointer.press(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._pointer.move(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._pointer.release(event)

    def leaveEvent(self, event: QEvent) -> None:
        self._pointer.leave()

    def hideEvent(self, event: QHideEvent) -> None:
        self._break_off()
        self._pointer.leave()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, number = event.key(), self._focus.number
        if not event.text().isdigit():
            self._focus.end_number()
        if key == Qt.Key.Key_Escape and self.cancel():
            return
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) and number is not None:
            self._focus.by_keys = True
            if not event.isAutoRepeat():
                self._turn.act_on(number)
        elif not self._focus.key(event):
            event.ignore()


def _lift(event: Event) -> Lift:
    return LIFTS[int(str(event.details["from"])) - 1][int(str(event.details["to"])) - 1]
