"""The whole hand from the keyboard: walking through the blocks, taking, moving, turning and laying them."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent

from stackhub.dexterity.keys import ACT, ARROWS, FAR_STEP_MM, HOLDING, STEP_MM, TURNS, WALK, LetterKeys
from stackhub.engine.controls import HandAction
from stackhub.games.stacko import board_words as words
from stackhub.games.stacko.storeys import places
from stackhub.games.stacko.table_bench import Bench
from stackhub.physics.pose import Vec
from stackhub.view3d.box import Box

if TYPE_CHECKING:
    from stackhub.games.stacko.board_hand import PlayerHand

_EMPTY_HAND: tuple[HandAction, ...] = ("tap", "palm", "stick")
_FINE = 0.2


class HandKeys(LetterKeys):
    """The board says what is due: `can_roll`, `can_pass`.

    Signals: ``roll()``; ``pass_pressed()`` and ``pass_released()`` of the key that passes the die.
    """

    roll = Signal()
    pass_pressed = Signal()
    pass_released = Signal()

    def __init__(self, hand: PlayerHand) -> None:
        super().__init__(hand)
        self.can_roll = False
        self.can_pass = False
        self._hand = hand

    @property
    def _bench(self) -> Bench | None:
        return self._hand.live.bench

    def release(self, event: QKeyEvent) -> bool:
        if event.key() != Qt.Key.Key_Space:
            return False
        self.pass_released.emit()
        return True

    def means(self, action: HandAction) -> bool:
        if action in HOLDING:
            return self._hand.is_holding
        if action in _EMPTY_HAND:
            return self._hand.may_touch and not self._hand.is_holding
        return action == "card" and self._bench is not None

    def press(self, event: QKeyEvent) -> bool:
        if self._bench is None:
            return False
        key = Qt.Key(event.key())
        if self._hand.is_holding:
            if event.isAutoRepeat() and key in (*ACT, *WALK):
                return True  # these are meant once, however long they are held
            return self._press_holding(key)
        if key in WALK:
            return self._walk(1 if key == Qt.Key.Key_Tab else -1)
        if key in ACT:
            if not event.isAutoRepeat():
                self._act(key)
            return True
        return False

    def do(self, action: HandAction, *, finely: bool) -> None:
        hand, bench = self._hand, self._bench
        if action == "tap":
            hand.tap()
        elif action == "card":
            self.card_wanted.emit()
        elif action == "palm":
            hand.use_tool("palm")
        elif action == "stick":
            hand.use_tool("stick")
        elif action == "plane":
            hand.steering.plane = "flat" if hand.steering.plane == "upright" else "upright"
        elif bench is not None:
            bench.turn(**{axis: turn * (_FINE if finely else 1.0) for axis, turn in TURNS[action].items()})
        hand.live.wake()

    # --- Nothing held

    def _act(self, key: Qt.Key) -> None:
        """Space or Enter: roll, take the chosen block, or pass the die."""
        hand = self._hand
        if self.can_roll and hand.chosen is None:
            self.roll.emit()
        elif self.can_pass and key == Qt.Key.Key_Space:
            self.pass_pressed.emit()
        elif hand.chosen is not None and hand.may_touch:
            box = hand.live.boxes.get(hand.chosen)
            if box is not None:
                hand.take(hand.chosen, None, self._near_end(box), box)
        elif self.can_roll:
            self.roll.emit()

    def _near_end(self, box: Box) -> Vec:
        """The middle of the end of a block that the camera sees."""
        eye = self._hand.view.rig.eye
        ends = []
        for sign in (1, -1):
            x, y, z = box.pose.direction((sign * box.size_mm[0] / 2, 0.0, 0.0))
            ends.append((box.pose.x + x, box.pose.y + y, box.pose.z + z))
        return min(ends, key=lambda end: math.dist(end, (eye.x, eye.y, eye.z)))

    def _walk(self, step: int) -> bool:
        """To the next block that may be touched, legal ones first. False (and the focus goes on) at the end."""
        hand = self._hand
        names = self.walk_order() if hand.may_touch else ()
        if not names:
            return False
        here = names.index(hand.chosen) if hand.chosen in names else (-1 if step > 0 else len(names))
        there = here + step
        inside = 0 <= there < len(names)
        hand.chosen, hand.by_keys = (names[there], True) if inside else (None, False)
        hand.changed.emit()
        return inside

    def walk_order(self) -> Sequence[str]:
        """The blocks that may be held: those the die allows, then the others; from the top down."""
        bench, legal = self._bench, self._hand.legal
        if bench is None:
            return ()
        names = [name for name in bench.tower.blocks if bench.may_hold(name) is None]
        lies = places(bench.storeys)
        nowhere = (len(bench.storeys), 0)  # the block in work comes first
        order = {name: lies.get(name, nowhere) for name in names}
        names.sort(key=lambda name: (name not in legal, -order[name][0], order[name][1]))
        return names

    # --- Something held

    def _press_holding(self, key: Qt.Key) -> bool:
        hand, bench = self._hand, self._bench
        assert bench is not None
        if key in ARROWS:
            right, up = ARROWS[key]
            if bench.mode == "carry":
                hand.steering.nudge(right * STEP_MM, up * STEP_MM)
            else:
                hand.steering.nudge_along(hand.steering.outward(right, up) * STEP_MM)
        elif key in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown):
            hand.steering.nudge(0, 0, FAR_STEP_MM if key == Qt.Key.Key_PageUp else -FAR_STEP_MM)
        elif key in WALK:
            self._next_place(bench, 1 if key == Qt.Key.Key_Tab else -1)
        elif key in ACT:
            if bench.mode == "carry" and not hand.steering.over_top and not hand.dragging:
                self._next_place(bench, 1)
            else:
                hand.let_go()
        else:  # Escape and the function keys are the screen's; nothing else moves the camera now
            return key != Qt.Key.Key_Escape and not Qt.Key.Key_F1 <= key <= Qt.Key.Key_F12
        hand.live.wake()
        return True

    def _next_place(self, bench: Bench, step: int) -> None:
        """Lead a free block over the next open place."""
        free = sorted(bench.open_places()) if bench.mode == "carry" else []
        if not free:
            return
        here = self._hand.steering.place
        index = (free.index(here) + step) % len(free) if here in free else 0
        self._hand.steering.lead_to(free[index])
        self._hand.said.emit(words.place_chosen(*free[index]))
