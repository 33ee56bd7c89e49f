"""Turns what happened at a table of hidden hands into shots: pieces fly from seat to pile, turn over, come and go."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, Literal

from stackhub.engine.events import Event
from stackhub.tabletop.burst import Burst, Kind
from stackhub.tabletop.film import FLIGHT_MS, READ_MS, STAGGER_MS, Flight, Shot
from stackhub.tabletop.hand_table import HandTable
from stackhub.tabletop.order_sign import SignShown
from stackhub.tabletop.piece_item import PieceItem
from stackhub.tabletop.spread import Place

#: So many pieces are seen flying at most, however many it are.
_SEEN_FLYING = 8
_BURST_MS = 620.0
_TURN_MS = 420.0
Where = Literal["stock"] | int


class HandFilm:
    """Makes shots for ``table``. ``trace(event)`` is the short line on the plate of whoever it concerns."""

    def __init__(self, table: HandTable, trace: Callable[[Event], str]) -> None:
        self.table = table
        self.trace = trace

    @property
    def own(self) -> int:
        shown = self.table.shown
        return shown.own if shown is not None else -1

    def length(self, events: Sequence[Event]) -> float:
        """About how long ``events`` take, in milliseconds."""
        return sum(_LENGTHS.get(event.name, 0.0) + STAGGER_MS * (_count(event) - 1) for event in events)

    def shot(self, event: Event) -> Callable[[], Shot]:
        """How ``event`` is shown, made when its turn comes. What is not common to all games the board adds."""
        make = getattr(self, f"_{event.name}", None)
        return lambda: make(event) if make is not None else Shot()

    # --- events

    def _played(self, event: Event) -> Shot:
        pieces = [str(piece) for piece in _list(event, "pieces")]
        seat = _seat(event)
        laid = self.table.laid
        assert laid is not None
        flights, items = [], []
        for index, name in enumerate(pieces):
            item, start = self._from_seat(seat, name, out_of_hand=True)
            items.append(item)
            flights.append(Flight(item, start, partial(laid.next_place, name), 1.0, index * STAGGER_MS, self._height))
        waiting = list(items)

        def step(progress: float) -> None:
            """Each piece joins what is laid as soon as it has landed, so that the next one lies on it."""
            length = FLIGHT_MS + STAGGER_MS * (len(items) - 1)
            for number, item in enumerate(items):
                if item in waiting and progress * length >= number * STAGGER_MS + FLIGHT_MS:
                    waiting.remove(item)
                    self._lay(item)

        def begin() -> None:
            self.say(event)
            self._count_down(seat, len(pieces))

        def end() -> None:
            for item in list(waiting):
                self._lay(item)

        return Shot(flights, begin=begin, step=step, end=end, sound=self.table.faces.sound)

    def played_then(self, event: Event, shown: Callable[[], SignShown | None]) -> Shot:
        """Pieces fly; when they have landed the sign says what counts then (None: what it said)."""
        shot = self._played(event)
        before = shot.end

        def end() -> None:
            before()
            says, sign = shown(), self.table.sign
            if says is not None and sign is not None:
                sign.say(says)

        shot.end = end
        return shot

    def _lay(self, item: PieceItem) -> None:
        laid = self.table.laid
        if laid is not None:
            self.table.keep_loose(item)
            laid.add(item)

    def _drew(self, event: Event) -> Shot:
        return self.deal(event, "stock", _seat(event), _count(event), _names(event))

    def _penalised(self, event: Event) -> Shot:
        return self.deal(event, "stock", _seat(event), _count(event), _names(event))

    def _snatched(self, event: Event) -> Shot:
        victim = int(str(event.details["victim"]))
        return self.deal(event, victim, _seat(event), _count(event), _names(event))

    def _gave(self, event: Event) -> Shot:
        return self.deal(event, "stock", int(str(event.details["to"])), _count(event), _names(event))

    def _reshuffled(self, event: Event) -> Shot:
        laid, stock = self.table.laid, self.table.stock
        assert laid is not None
        assert stock is not None
        start = laid.next_place()
        count = min(_count(event), _SEEN_FLYING)
        flights = [
            Flight(self._back(start), start, lambda: stock.place, 0.0, delay=index * 50, height=self._height)
            for index in range(count)
        ]

        def begin() -> None:
            laid.keep_lead()

        def end() -> None:
            for flight in flights:
                self.table.drop_loose(flight.item)
            stock.set_count(stock.count + _count(event))

        return Shot(flights, READ_MS, begin=begin, end=end, sound=self.table.faces.sound)

    def _kept(self, event: Event) -> Shot:
        return self.read(event)

    def _passed(self, event: Event) -> Shot:
        return self.read(event)

    def _bonus(self, event: Event) -> Shot:
        return self.read(event)

    def _announced(self, event: Event) -> Shot:
        shot, seat = self.read(event), _seat(event)
        if event.details.get("what") == "leaves":
            shot.end = lambda: self.table.plates[seat].change(gone=True, count=0, to_play=False, badges=())
        return shot

    def _skipped(self, event: Event) -> Shot:
        return self.flash(event, _seat(event), "skip")

    # --- kinds of shots, for games to use as well

    def deal(self, event: Event, source: Where, target: int, count: int, names: Sequence[str]) -> Shot:
        """``count`` pieces go from the draw pile or a seat to a seat; ``names`` are given where they may be known."""
        table = self.table
        to_own = target == self.own and bool(names)
        flights = [
            self._flight(source, target, names[index] if index < len(names) else None, index)
            for index in range(count if to_own else min(count, _SEEN_FLYING))
        ]

        def begin() -> None:
            self.say(event)
            if source != "stock":
                self._count_down(source, count)
            elif table.stock is not None:
                table.stock.set_count(max(0, table.stock.count - count))

        def end() -> None:
            for flight in flights:
                if flight.item in table.hand.items:
                    table.hand.arrived(flight.item)
                else:
                    table.drop_loose(flight.item)
            self._count_down(target, -count)

        return Shot(flights, READ_MS, begin=begin, end=end, sound=self.table.faces.sound)

    def _flight(self, source: Where, target: int, name: str | None, index: int) -> Flight:
        """One piece of a deal. Into one's own hand it turns its face up; what others get turns, or keeps, its back
        up."""
        item, start = self._leaving(source, name)
        delay = index * STAGGER_MS
        if name is None or target != self.own:
            return Flight(item, start, lambda: self.table.seat_place(target), 0.0, delay, self._height)
        self.table.drop_loose(item)
        received = self.table.hand.receive(name, self.table.faces)
        received.turn_to(0.0)
        shrunk = self.table.layout_now.small / received.width
        start = Place(start.x, start.y, start.angle, start.scale * shrunk)
        return Flight(received, start, lambda: self.table.hand.place(received), 1.0, delay, self._height)

    def read(self, event: Event, milliseconds: float = READ_MS) -> Shot:
        """Nothing moves: the line on the plate is to be read."""
        return Shot(milliseconds=milliseconds, begin=lambda: self.say(event))

    def flash(self, event: Event, seat: int, kind: Kind, words: str = "") -> Shot:
        """A sign flashes up over a seat."""
        unit = self.table.layout_now.unit
        size = (100 if kind != "skip" else 76) * unit
        middle = self.table.plates[seat].plaque.center()
        middle.setY(max(middle.y(), size * 0.56))  # all of it is to be seen
        burst = Burst(self.table.faces, kind, middle, size, words)

        def begin() -> None:
            self.table.add_loose(burst)
            self.say(event)

        return Shot(
            milliseconds=_BURST_MS,
            begin=begin,
            step=burst.show_at,
            end=lambda: self.table.drop_loose(burst),
            sound="hint",
        )

    def turn_sign(self, event: Event, shown: SignShown, *, turns: bool) -> Shot:
        """The sign in the middle changes to ``shown``; its arrow ``turns`` half round."""
        sign = self.table.sign
        assert sign is not None

        def begin() -> None:
            self.say(event)
            sign.say(shown)
            sign.turn(180.0 if turns else 0.0, 1.0)

        def step(progress: float) -> None:
            left = 1 - progress
            sign.turn(180.0 * left * left if turns else 0.0, left)

        return Shot(milliseconds=_TURN_MS, begin=begin, step=step, end=lambda: sign.turn(0.0, 0.0), sound="clack")

    # --- inside

    def say(self, event: Event) -> None:
        """Leave a line on the plate of whoever it concerns."""
        words = self.trace(event)
        if words and event.seat in self.table.plates:
            self.table.plates[event.seat].change(trace=words)

    @property
    def _height(self) -> float:
        return 46 * self.table.layout_now.unit

    def _count_down(self, seat: int, count: int) -> None:
        plate = self.table.plates.get(seat)
        if plate is not None:
            plate.change(count=max(0, plate.shown.count - count))

    def _back(self, at: Place) -> PieceItem:
        return self.table.fly(None, at)

    def _from_seat(self, seat: int, name: str | None, *, out_of_hand: bool) -> tuple[PieceItem, Place]:
        """A piece that sets off from a seat: out of one's own hand where it lies there."""
        if seat == self.own and name is not None and out_of_hand:
            item = self.table.hand.give(name)
            if item is not None:
                item.mark()
                start = item.place
                shrunk = self.table.layout_now.small / item.width
                item.resize(self.table.layout_now.small)
                self.table.add_loose(item)
                return item, Place(start.x, start.y, start.angle, start.scale / shrunk)
        start = self.table.seat_place(seat)
        return self.table.fly(name, start), start

    def _leaving(self, source: Where, name: str | None) -> tuple[PieceItem, Place]:
        if source == "stock":
            stock = self.table.stock
            assert stock is not None
            return self.table.fly(name, stock.place), stock.place
        item, start = self._from_seat(source, name, out_of_hand=True)
        return item, start


_LENGTHS: Mapping[str, float] = {
    "played": FLIGHT_MS,
    "drew": READ_MS,
    "penalised": READ_MS,
    "snatched": READ_MS,
    "gave": READ_MS,
    "reshuffled": READ_MS,
    "kept": READ_MS,
    "passed": READ_MS,
    "bonus": READ_MS,
    "announced": READ_MS,
    "skipped": _BURST_MS,
    "turned": _TURN_MS,
    "switched": _TURN_MS,
    "crashed": _BURST_MS,
    "answered": _BURST_MS,
}


def _seat(event: Event) -> int:
    assert event.seat is not None, event
    return event.seat


def _list(event: Event, key: str) -> list[Any]:
    value = event.details.get(key, ())
    return list(value) if isinstance(value, list | tuple) else []


def _names(event: Event) -> list[str]:
    return [str(name) for name in _list(event, "pieces")]


def _count(event: Event) -> int:
    if event.name == "played":
        return max(1, len(_list(event, "pieces")))
    return int(str(event.details.get("count", 1)))
