"""What the board of the wobbling cup says while somebody plays: what has changed by itself, and what is chosen."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal

from stackhub.dexterity.speech import Sayings, Sentence, in_words
from stackhub.games.stickstack import board_words as words
from stackhub.games.stickstack.board_hand import PlayerHand
from stackhub.games.stickstack.board_keys import MIDDLE
from stackhub.games.stickstack.board_live import LiveTable
from stackhub.games.stickstack.board_sight import Sight, pairs, pairs_of
from stackhub.games.stickstack.record import Ending
from stackhub.games.stickstack.table_bench import Bench
from stackhub.tabletop.announce import announce

_SETTLED_MS = 450
"""After so long without another key, what the stick would touch is said."""


class _Seen(NamedTuple):
    """Of the bench, what is worth a word when it changes."""

    stick: str | None = None
    mode: str = "idle"
    refused: int = 0
    outcome: str | None = None
    can_close: bool = False
    fallen: int = 0
    rests: bool = False
    ready: bool = False
    fouls: int = 0


class Talk(Sayings):
    """Signals besides: ``changed()`` what may be done has to be looked at again; ``refused()`` wrong colours."""

    changed = Signal()
    refused = Signal()

    def __init__(self, live: LiveTable, hand: PlayerHand, sight: Sight, parent: QObject) -> None:
        super().__init__(parent)
        self._live, self._hand, self._sight = live, hand, sight
        self.after = ""
        self.early: words.Early = ""
        """Who takes next, and whether they may do so before everything rests."""
        self.instructs = True
        """Whether somebody at this screen plays, who may be told what to do next."""
        self._seen = _Seen()
        self._led: Callable[[], str] | None = None
        self._pushed = 0
        self._last: Callable[[], str] | None = None
        """What is still to be told of a turn when the next one has begun."""
        self._settled = QTimer(self)
        self._settled.setSingleShot(True)
        self._settled.setInterval(_SETTLED_MS)
        self._settled.timeout.connect(self.say_preview)
        sight.ahead.doubted.connect(lambda: self.say_aloud(words.gives_way, stays=True))

    def close(self) -> None:
        super().close()
        self._settled.stop()

    def begin(self) -> bool:
        """Another turn: what was seen of the one before does not count. Whether there is something left to be told of
        it (SS-05, SS-06), which is said now: its player could not read it before the turn was over."""
        self._seen, self._pushed = _Seen(), 0
        last, self._last = self._last, None
        self.say(last or "")
        return last is not None

    def leave(self, bench: Bench, end: Ending, name: str) -> None:
        """The turn of `name` is over."""
        judged = bench.judgement
        self._last = None
        if end == "foul":
            self._last = partial(words.foul_ended, name)
        elif end == "closed" and bench.colours == "take_back" and judged is not None and judged.wrong:
            found = list(dict.fromkeys((contact.own, contact.theirs) for contact in judged.wrong))
            self._last = partial(words.wrong_ended, name, found)
        self.say(self._last or "")

    def say_aloud(self, sentence: Sentence, *, stays: bool = False) -> None:
        """Say it, and have screen readers say it."""
        self.say(sentence, stays=stays)
        announce(self._live.viewport, in_words(sentence))

    def answer(self, sentence: str) -> None:
        """What the hand has to say comes before what the stick would touch."""
        self._settled.stop()
        self.say_aloud(sentence)

    def follow(self, bench: Bench) -> None:
        """Once a beat: the stick is let go of, judged, refused, falls; the tower rests or comes down."""
        fallen = len(bench.watch.seen.fell) if bench.stick is not None else 0
        ready = bench.mode == "carry" and self._hand.is_holding and not self._hand.steering.parked and bench.can_release
        seen = _Seen(
            bench.stick,
            bench.mode,
            bench.refused,
            bench.outcome,
            bench.can_close,
            fallen,
            bench.rest_s > 0,
            ready,
            len(bench.fouls()) if bench.held is not None else 0,
        )
        if seen == self._seen:
            return
        before, self._seen = self._seen, seen
        if seen.outcome != before.outcome and seen.outcome is not None:
            self._say_end(seen.outcome)
        elif seen.refused > before.refused:
            self._say_refused(bench)
        elif seen.can_close and not before.can_close:
            self._say_decided(bench)
        elif seen.mode == "judging" and before.mode != "judging":
            self.say(words.released if self.instructs else "", stays=self.instructs)
            self._sight.forget_wrong()
        elif seen.ready and not before.ready and self._hand.dragging:
            self.say(words.close_enough, stays=True)
        elif before.ready and not seen.ready:
            self.say("")  # what was said of the place where it hung is no longer true
        self._warn_of_push(bench)
        if seen.fallen > before.fallen and seen.outcome is None:
            if seen.can_close and before.can_close:
                self.say_aloud(partial(words.fell, seen.fallen), stays=True)
            elif bench.held is not None:
                self.say_aloud(partial(words.fell_meanwhile, seen.fallen))
        self.changed.emit()

    def _warn_of_push(self, bench: Bench) -> None:
        """SS-05: the table shows what was moved."""
        pushed = bench.fouls() if bench.held is not None else ()
        if len(pushed) > self._pushed:
            self._pushed = len(pushed)
            self.say_aloud(words.fouled())
            last = pushed[-1].what
            if last in self._live.boxes:
                self._sight.note(last, words.fouled())

    def _say_end(self, outcome: str) -> None:
        if outcome == "foul":
            self.sounded.emit("refuse")
        said = {"toppled": words.toppled, "all_fell": words.all_fell, "foul": words.fouled}[outcome]
        self.say_aloud(said, stays=True)

    def _say_refused(self, bench: Bench) -> None:
        wrong = bench.judgement.wrong if bench.judgement is not None else ()
        found = list(dict.fromkeys((contact.own, contact.theirs) for contact in wrong))
        self._sight.show_wrong()
        self.sounded.emit("refuse")
        if not self.instructs:
            self.say_aloud(partial(words.wrong, found))
        elif bench.held is not None:
            self.say_aloud(partial(words.refused, found, bench.refused), stays=True)
        else:
            self.say_aloud(partial(words.wrong_kept, found, back=True), stays=True)
        self.refused.emit()

    def _say_decided(self, bench: Bench) -> None:
        judgement = bench.judgement
        if judgement is None:
            return
        self.sounded.emit("stick-low")
        if judgement.result == "wrong":
            found = list(dict.fromkeys((contact.own, contact.theirs) for contact in judgement.wrong))
            self._sight.show_wrong()
            self.say_aloud(partial(words.wrong_kept, found, back=False), stays=True)
        elif not (self.instructs or self.early):
            self.say_aloud(partial(words.decided, judgement.result))
        elif judgement.result == "fell":
            self.say_aloud(partial(words.fell_off, self.after, self.early), stays=True)
        else:
            self.say_aloud(partial(words.placed, self.after, self.early), stays=True)

    # --- What the keyboard does

    def moved(self) -> None:
        """The keyboard has moved the stick: say what it would touch, once it is left alone."""
        self._settled.start()

    def led(self, place: str) -> None:
        """The keyboard has led it over something."""
        bench = self._live.bench
        if bench is None:
            return
        if place in bench.table.sticks:
            what: Callable[[], str] = partial(words.stick, bench.scene.kind_of(place).kind)
        else:
            what = words.place_middle if place == MIDDLE else partial(words.place_rim, place)
        self._led = lambda: words.over(what())
        self.say(self._led, stays=True)
        self._settled.start()

    def say_preview(self) -> None:
        """What the held stick would touch where it is."""
        bench = self._live.bench
        if bench is None or bench.mode != "carry" or self._sight.unmarked:
            return
        rest = bench.preview()
        good, bad = pairs(rest.contacts if rest is not None else (), bench.clashes)
        parts = [] if self._led is None else [self._led]
        parts.append(partial(words.would_touch, good, bad))
        if rest is not None and not rest.steady:
            parts.append(words.tips)
        elif self._sight.ahead.doubts:
            parts.append(words.gives_way)
        self._led = None
        self.say_aloud(lambda: " ".join(part() for part in parts), stays=True)

    def chosen(self) -> None:
        """Another stick of the tower is chosen: name it and what it touches."""
        bench, hand = self._live.bench, self._hand
        if bench is None or hand.chosen not in bench.table.sticks or bench.held is not None:
            return
        good, bad = pairs(touch.contact for touch in self._sight.touches(bench))
        sentence = words.chosen(bench.scene.kind_of(hand.chosen).kind, good, bad)
        if sentence != self._live.viewport.accessibleName():
            self._live.viewport.setAccessibleName(sentence)
            self.say_aloud(sentence)

    def say_contacts(self) -> None:
        """What touches what, in one sentence."""
        bench = self._live.bench
        if bench is None:
            return
        good, bad = pairs_of(self._sight.touches(bench))
        self.say_aloud(words.touching(len(good), [pair for _, _, pair in bad]))
