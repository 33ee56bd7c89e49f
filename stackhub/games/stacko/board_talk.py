"""What the tower's board says while somebody plays: after what has changed by itself, and about what is chosen."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from stackhub.dexterity.speech import Sayings
from stackhub.games.stacko import board_words as words
from stackhub.games.stacko.board_hand import PlayerHand
from stackhub.games.stacko.board_live import LiveTable
from stackhub.games.stacko.board_sight import Sight
from stackhub.games.stacko.board_turn import REST_S
from stackhub.games.stacko.storeys import places
from stackhub.games.stacko.table_bench import Bench
from stackhub.tabletop.announce import announce


class _Seen(NamedTuple):
    """Of the bench, what is worth a word when it changes."""

    mode: str = "idle"
    held: str | None = None
    in_work: str | None = None
    laid: tuple[str, ...] = ()
    can_pass: bool = False
    rest_s: int = 0
    probed_out: str | None = None


class Talk(Sayings):
    """Signals besides: ``laid()`` a block lies on top; ``changed()`` what may be done has to be looked at again."""

    laid = Signal()
    changed = Signal()

    def __init__(self, live: LiveTable, hand: PlayerHand, sight: Sight, parent: QObject) -> None:
        super().__init__(parent)
        self._live, self._hand, self._sight = live, hand, sight
        self._seen = _Seen()
        self.instructs = True
        """Whether somebody at this screen plays, who may be told what to do next."""

    def follow(self, bench: Bench) -> None:
        """Once a beat: a block comes free, is laid, was felt, rests."""
        rest_s = int(bench.rest_s)
        seen = _Seen(bench.mode, bench.held, bench.in_work, bench.laid, bench.can_pass, rest_s, bench.probed_out)
        if seen == self._seen:
            return
        before, self._seen = self._seen, seen
        if bench.fall() is not None:
            return
        if seen.laid and seen.laid != before.laid:
            self.sounded.emit("block-low")
            self.laid.emit()
        if seen.mode == "carry" and before.mode != "carry":
            self.sounded.emit("lift")
        if self.instructs:
            self._instruct(bench, before.mode, seen.mode)
        self.changed.emit()

    def _instruct(self, bench: Bench, before: str, mode: str) -> None:
        if before == "tap" and mode != "tap":
            self._say_felt(bench)
        elif mode == "carry" and before != "carry":
            self.say(partial(words.carrying, by_keys=self._hand.by_keys), stays=True)
        elif mode == "idle":
            self._say_idle(bench, before)

    def _say_idle(self, bench: Bench, mode: str) -> None:
        """What is to be done now that the hand is empty, which was in `mode` before."""
        if bench.in_work is not None and bench.in_work not in bench.laid:
            self.say(words.not_laid, stays=True)
        elif bench.laid and bench.missing > 0:
            self.say(words.one_more, stays=True)
        elif bench.laid:
            left = max(1, int(REST_S) - int(bench.rest_s))
            self.say(partial(words.laid, left) if bench.can_pass else words.settling, stays=True)
        elif bench.probed_out is not None:
            self.say(partial(words.left_out, bench.probed_out), stays=True)
        elif self._hand.tool is not None:
            self.say(partial(words.tool_taken, self._hand.tool), stays=True)
        elif mode != "idle":
            self.say("")

    def _say_felt(self, bench: Bench) -> None:
        name = self._hand.chosen
        feel = bench.felt.get(name) if name is not None else None
        if name is None or feel is None:
            return
        sentence = words.felt(name, feel.kind)
        self._sight.note(name, sentence)
        self.say(sentence)
        announce(self._live.viewport, sentence)

    def chosen(self) -> None:
        """Another block is chosen: name it, where it lies, and what is known of it."""
        bench, hand = self._live.bench, self._hand
        if bench is None or hand.chosen is None or bench.held is not None:
            return
        feel = bench.felt.get(hand.chosen)
        sentence = words.chosen(
            hand.chosen,
            places(bench.storeys).get(hand.chosen),
            legal=hand.chosen in hand.legal,
            felt=None if feel is None else feel.kind,
        )
        if sentence == self._live.viewport.accessibleName():
            return
        self._live.viewport.setAccessibleName(sentence)
        announce(self._live.viewport, sentence)
        if hand.by_keys:
            self.say(sentence)
