"""The whole hand from the keyboard: drawing, leading the stick, turning it, letting go, asking what touches what."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from stackhub.dexterity.keys import ACT, ARROWS, FAR_STEP_MM, HOLDING, STEP_MM, TURNS, WALK, LetterKeys, finely
from stackhub.engine.controls import HandAction
from stackhub.games.stickstack import board_words as words
from stackhub.games.stickstack.board_live import along
from stackhub.games.stickstack.table_bench import Bench
from stackhub.physics.pose import Vec

if TYPE_CHECKING:
    from stackhub.games.stickstack.board_hand import PlayerHand

_FINE = 0.2
_MEANT = (*ARROWS, *ACT, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)
"""Keys that mean one thing with a stick in the hand and another without one."""
MIDDLE = "middle"
"""The first place that the keyboard leads to; the rim's parts follow by their colours' letters, then the sticks."""


class HandKeys(LetterKeys):
    """Keys of one hand; what is due the board has told the hand."""

    def __init__(self, hand: PlayerHand) -> None:
        super().__init__(hand)
        self._hand = hand
        self._paused = False
        self._stale: set[int] = set()
        """Keys that went down while nothing was meant by them."""

    def pause(self, paused: bool) -> None:
        """While a turn has just ended, no key that moves or acts means anything; one that is held down then, not before
        it is pressed anew."""
        self._paused = paused

    @property
    def _bench(self) -> Bench | None:
        return self._hand.live.bench

    def means(self, action: HandAction) -> bool:
        if self._bench is None:
            return False
        if action in HOLDING:
            return self._hand.is_holding
        return action in ("contacts", "card")

    def do(self, action: HandAction, *, finely: bool) -> None:
        hand, bench = self._hand, self._bench
        assert bench is not None
        if action == "card":
            self.card_wanted.emit()
        elif action == "contacts":
            hand.contacts_wanted.emit()
        elif action == "plane":
            hand.steering.turn_plane(bench)
            hand.said.emit(words.plane(hand.steering.plane == "upright"))
        elif hand.stiff:
            hand.said.emit(words.reason("stiff"))
        else:
            bench.turn(**{axis: turn * (_FINE if finely else 1.0) for axis, turn in TURNS[action].items()})
            hand.steering.waits = False
            hand.moved.emit()
        hand.live.wake()

    def press(self, event: QKeyEvent) -> bool:
        if self._bench is None:
            return False
        key, hand = Qt.Key(event.key()), self._hand
        if key in _MEANT and self._is_stale(event):
            return True
        if event.isAutoRepeat() and key in (*ACT, *WALK):
            return hand.is_holding  # these are meant once, however long they are held
        if key in WALK:
            return self._walk(1 if key == Qt.Key.Key_Tab else -1)
        if hand.is_holding:
            return self._press_holding(key, STEP_MM * (_FINE / 0.8 if finely(event) else 1.0))
        if key in ACT:
            if hand.can_draw:
                hand.draw.emit()
            elif hand.can_close:
                hand.closed.emit()
            return True
        return False

    def _is_stale(self, event: QKeyEvent) -> bool:
        """Whether this press was meant for the turn before."""
        if self._paused:
            self._stale.add(event.key())
        elif not event.isAutoRepeat():
            self._stale.discard(event.key())
        return event.key() in self._stale

    def _press_holding(self, key: Qt.Key, step: float) -> bool:
        hand, bench = self._hand, self._bench
        assert bench is not None
        if key in ARROWS:
            right, up = ARROWS[key]
            hand.steering.nudge(bench, right * step, up * step)
            hand.moved.emit()
        elif key in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown):
            hand.steering.nudge(bench, 0, 0, FAR_STEP_MM if key == Qt.Key.Key_PageUp else -FAR_STEP_MM)
            hand.moved.emit()
        elif key in ACT:
            hand.release()
        else:
            return False  # the camera's keys go on, and the screen's
        hand.live.wake()
        return True

    # --- Walking

    def _walk(self, step: int) -> bool:
        """To the next part of the cup or stick; a stick in the hand is led over it. False at the end (the focus goes
        on), except with a stick in the hand: then it begins again."""
        hand, bench = self._hand, self._bench
        assert bench is not None
        names = self.walk_order(bench)
        if not names or (bench.held is None and not bench.table.sticks):
            return False
        here = names.index(hand.chosen) if hand.chosen in names else (-1 if step > 0 else len(names))
        there = here + step
        if hand.is_holding:
            there %= len(names)
        inside = 0 <= there < len(names)
        hand.chosen = names[there] if inside else None
        if hand.is_holding and hand.chosen is not None:
            x, y, _ = self.place_of(bench, hand.chosen)
            hand.steering.lead_to(bench, x, y)
            hand.led.emit(hand.chosen)
            hand.live.wake()
        hand.changed.emit()
        return inside

    def walk_order(self, bench: Bench) -> Sequence[str]:
        """Where the keyboard leads to: with a stick in the hand the cup's middle and the parts of its rim; then the
        sticks from the top down."""
        cup = (MIDDLE, *bench.table.scene.cup.sectors) if self._hand.is_holding else ()
        sticks = bench.table.sticks
        hanging = [name for name in bench.hanging() if name != bench.held and name in sticks]
        hanging.sort(key=lambda name: (-round(sticks[name].pose.z), name))
        return (*cup, *hanging)

    def place_of(self, bench: Bench, name: str) -> Vec:
        """The point over which the keyboard leads the stick for one of those."""
        table = bench.table
        if name in table.sticks:
            return table.sticks[name].pose.place
        cup = table.scene.cup
        top = along(table.cup.pose, cup.rim.height_mm)
        if name == MIDDLE:
            return top.place
        angle = (cup.sectors.index(name) + 0.5) * math.tau / len(cup.sectors)
        x, y, z = top.direction((cup.rim.radius_mm * math.cos(angle), cup.rim.radius_mm * math.sin(angle), 0.0))
        return top.x + x, top.y + y, top.z + z
