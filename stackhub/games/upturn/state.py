"""A position of Upturn, and what moves do to it (UP-05 to UP-20)."""

from __future__ import annotations

from collections.abc import Sequence

from stackhub.engine import shedding
from stackhub.engine.announcements import Announcements
from stackhub.engine.chance import Chance
from stackhub.engine.errors import IllegalMove
from stackhub.engine.events import Event
from stackhub.engine.game import Json, Outcome
from stackhub.engine.pieces import mask_of, members
from stackhub.engine.seating import CLOCKWISE, Seating
from stackhub.engine.stock import Stock
from stackhub.engine.words import QT_TRANSLATE_NOOP
from stackhub.games.upturn.history import REMEMBERED, Decision
from stackhub.games.upturn.listing import LegalMoves
from stackhub.games.upturn.material import NUMBERS, Box, UpturnOptions, is_twin
from stackhub.games.upturn.notation import ANNOUNCE, LEAVE, Move
from stackhub.games.upturn.turn import ORDER_NAMES, UP, Turn, order_after, refusal
from stackhub.games.upturn.view import UpturnView, can_draw

Events = list[Event] | None
#: What an unannounced last token costs (UP-17).
PENALTY = 3


class UpturnState:
    """One position. ``racks`` are masks of pieces by seat, ``stock`` the pool (face down) and the row (face up);
    ``order`` is 1 up, -1 down, 0 before the first token, and ``seating`` faces the same way (UP-05); ``last`` is the
    row's last number; ``drawn`` the piece just drawn; ``gift`` how many tokens ``to_play`` has to give away;
    ``history`` what everybody saw somebody decide lately, oldest first (:meth:`advance` keeps none)."""

    __slots__ = (
        "announcements", "box", "chance", "drawn", "ended", "gift", "history", "last", "options", "order", "passes",
        "racks", "seating", "stock", "to_play",
    )  # fmt: skip

    def __init__(
        self, box: Box, options: UpturnOptions, chance: Chance, *, racks: list[int], stock: Stock, seating: Seating
    ) -> None:
        self.box = box
        self.options = options
        self.chance = chance
        self.racks = racks
        self.stock = stock
        self.seating = seating
        self.announcements = Announcements()
        self.last = _last_number(stock.face_up)
        self.order = 0
        self.to_play = 0
        self.drawn: int | None = None
        self.gift = 0
        self.passes = 0
        self.history: list[Decision] = []
        self.ended: tuple[Outcome, str] | None = None

    # --- what it is

    @property
    def seats(self) -> int:
        return len(self.racks)

    @property
    def counts(self) -> tuple[int, ...]:
        """The racks' sizes, by seat."""
        return tuple([rack.bit_count() for rack in self.racks])

    def outcome(self) -> Outcome | None:
        return self.ended[0] if self.ended else None

    def clone(self) -> UpturnState:
        twin = UpturnState.__new__(UpturnState)
        twin.box = self.box
        twin.options = self.options
        twin.chance = self.chance
        twin.racks = self.racks.copy()
        twin.stock = self.stock.clone()
        twin.seating = self.seating
        twin.announcements = self.announcements.clone()
        twin.last = self.last
        twin.order = self.order
        twin.to_play = self.to_play
        twin.drawn = self.drawn
        twin.gift = self.gift
        twin.passes = self.passes
        twin.history = self.history.copy()
        twin.ended = self.ended
        return twin

    def can_draw(self) -> bool:
        return can_draw(self.options, len(self.stock.face_down), len(self.stock.face_up))

    def turn(self, seat: int | None = None) -> Turn:
        """What the turn of ``seat`` (the seat to move) depends on."""
        by = self.to_play if seat is None else seat
        rack = self.racks[by]
        mine = by == self.to_play
        return Turn(
            seat=by,
            count=rack.bit_count(),
            numbers=rack & NUMBERS,
            actions=self.box.actions_in(rack),
            last=self.last,
            order=self.order,
            drawn=self.drawn is not None and mine,
            gift=self.gift if mine else 0,
            can_draw=self.can_draw(),
            receivers=tuple([other for other in self.seating.still() if other != by]),
            window=self.announcements.is_open(by),
            options=self.options,
        )

    def legal_moves(self, seat: int | None = None) -> Sequence[Move]:
        """The moves of the seat to move, made only when asked for, and without ``leave``, which it may play as well.
        Out of turn a seat may announce while its window is open (UP-17), and leave (UP-20)."""
        if self.ended is not None:
            return ()
        if seat is None or seat == self.to_play:
            return LegalMoves(self.turn())
        if not 0 <= seat < self.seats or seat in self.seating.gone:
            return ()
        return (ANNOUNCE, LEAVE) if self.announcements.is_open(seat) else (LEAVE,)

    def shouts(self, seat: int) -> Sequence[Move]:
        """What ``seat`` may announce now, in turn or not (UP-17)."""
        return (ANNOUNCE,) if self.ended is None and self.announcements.is_open(seat) else ()

    def undoable(self, move: Move) -> bool:
        """Only keeping and passing: a token laid has been seen, drawing and giving ask chance, and what was said was
        said."""
        return move.kind in ("keep", "pass")

    def view(self, seat: int) -> UpturnView:
        pieces = self.box.pieces
        hidden = mask_of(self.stock.face_down)
        for other, rack in enumerate(self.racks):
            hidden |= rack if other != seat else 0
        return UpturnView(
            seat=seat,
            to_play=self.to_play,
            hand=tuple(pieces.listed(self.racks[seat])),
            counts=self.counts,
            stock=len(self.stock.face_down),
            laid=tuple(pieces.named(self.stock.face_up)),
            last_number=self.last,
            order=ORDER_NAMES[self.order],
            clockwise=self.seating.direction == CLOCKWISE,
            passes=self.passes,
            drawn=None if self.drawn is None or seat != self.to_play else pieces.names[self.drawn],
            has_drawn=self.drawn is not None,
            announced=tuple([bool(self.announcements.made >> other & 1) for other in range(self.seats)]),
            must_announce=tuple([other for other in range(self.seats) if self.announcements.is_open(other)]),
            gift=self.gift,
            unseen=tuple(pieces.listed(hidden)),
            gone=tuple(sorted(self.seating.gone)),
            history=tuple(self.history),
            options=self.options,
            over=self.ended is not None,
        )

    def position(self) -> Json:
        pieces = self.box.pieces
        return {
            "racks": [pieces.listed(rack) for rack in self.racks],
            "pool": pieces.listed(mask_of(self.stock.face_down)),
            "row": pieces.named(self.stock.face_up),
            "order": ORDER_NAMES[self.order],
            "to_play": self.to_play,
            "announced": [bool(self.announcements.made >> seat & 1) for seat in range(self.seats)],
            "must_announce": [seat for seat in range(self.seats) if self.announcements.is_open(seat)],
            "drawn": None if self.drawn is None else pieces.names[self.drawn],
            "gift": self.gift,
            "passes": self.passes,
            "left": sorted(self.seating.gone),
            "options": self.options.as_dict(),
        }

    # --- playing

    def play(self, move: Move, seat: int | None = None) -> list[Event]:
        by = self.to_play if seat is None else seat
        self._check(move, by)
        order, drawn = ORDER_NAMES[self.order], self.drawn is not None and by == self.to_play
        self.history.append(Decision(by, move, self.last, order, self.counts, drawn))
        del self.history[:-REMEMBERED]
        events: list[Event] = []
        self._carry_out(by, move, events)
        if self.ended is not None:
            outcome, reason = self.ended
            events.append(Event("round_over", None, {**outcome.as_dict(), "reason": reason}))
        return events

    def advance(self, move: Move) -> None:
        """Play a legal move of the seat to move, without asking whether it may be played and telling nobody: the way
        that searches go."""
        self._carry_out(self.to_play, move, None)

    def _carry_out(self, by: int, move: Move, events: Events) -> None:
        """``events`` collects what happened; None when nobody listens."""
        if move.kind == "announce":
            self.announcements.make(by)
            _tell(events, "announced", by, {"what": "last"})
            return
        if move.kind == "leave":
            self._leave(by, events)
        elif move.kind == "give":
            self._give(by, move, events)
        elif move.kind == "draw":
            self.drawn = self._draw(by, events)
            self.passes = 0
            self._tell_got(events, "drew", by, [self.drawn], details={"count": 1})
        elif move.kind == "keep":
            _tell(events, "kept", by)
            self.passes = 0
            self._pass_on()
        elif move.kind == "pass":
            _tell(events, "passed", by)
            self.passes += 1
            self._pass_on()
        else:
            self._lay(by, move, events)
        self.judge()

    def judge(self) -> None:
        """Whether the round is over: one is left (UP-20), a rack is empty (UP-16), or all have passed in a row
        (UP-19)."""
        if all(self.racks) and self.passes < self.seating.present > 1:
            return
        still, counts = self.seating.still(), self.counts
        empty = [seat for seat in still if not counts[seat]]
        if len(still) == 1:
            self.ended = shedding.alone(still[0], counts), "left"
        elif empty:
            winner = empty[0]
            round_the_table = [(winner + step) % self.seats for step in range(self.seats)]
            order = [seat for seat in round_the_table if seat in still]
            self.ended = shedding.emptied(winner, counts, order), "emptied"
        elif self.passes >= len(still):
            self.ended = shedding.blocked(counts, still), "blocked"

    def _check(self, move: Move, by: int) -> None:
        if self.ended is not None:
            raise IllegalMove(QT_TRANSLATE_NOOP("errors", "the round is over"))
        if not 0 <= by < self.seats or by in self.seating.gone:
            raise IllegalMove(QT_TRANSLATE_NOOP("errors", "nobody sits at seat {seat}"), seat=by)
        if move.kind == "leave":
            return
        if by != self.to_play and not move.out_of_turn:
            raise IllegalMove(
                QT_TRANSLATE_NOOP("errors", "it is the turn of seat {mover}, not of seat {seat}"),
                mover=self.to_play,
                seat=by,
            )
        refused = refusal(self.turn(by), move)
        if refused is not None:
            raise IllegalMove(refused)

    def _lay(self, by: int, move: Move, events: Events) -> None:
        """Lay an action, numbers, or a Joker and numbers; then see to announcements, misses and the gift."""
        order = order_after(self.order, self.last, move)
        if move.kind != "number":
            mine = self.racks[by] & self.box.pieces.called(move.kind)
            self._put(by, [(mine & -mine).bit_length() - 1], move, events)
            self._turn_to(order, by, events)
        if move.numbers:
            self._put(by, move.numbers, move, events)
            self.last = move.numbers[-1]
            self._turn_to(order, by, events)
        self.passes, self.drawn = 0, None
        left = self.racks[by].bit_count()
        self._close_windows(events)
        if left == 1:
            self._last_token(by, move, events)
        if not self.racks[by]:
            return
        gift = _gift(move, self.options)
        if gift and self.can_draw():
            self.gift = gift
        else:
            self._pass_on(_MISSES.get(move.kind, 0), events)

    def _put(self, by: int, pieces: Sequence[int], move: Move, events: Events) -> None:
        """Pieces from the rack to the end of the row."""
        self.racks[by] &= ~mask_of(pieces)
        self.stock.face_up += pieces
        if events is not None:
            names, left = self.box.pieces.named(pieces), self.racks[by].bit_count()
            events.append(Event("played", by, {"pieces": names, "left": left, "move": str(move)}))

    def _turn_to(self, order: int, by: int, events: Events) -> None:
        """The order and the direction of play turn together (UP-05)."""
        if order == self.order:
            return
        self.order = order
        self.seating = self.seating.facing(order)
        _tell(events, "turned", by, {"order": ORDER_NAMES[order], "clockwise": order == UP})

    def _close_windows(self, events: Events) -> None:
        """A token was laid: who should have announced until now draws (UP-17), the one who laid it included."""
        for seat in self.announcements.close():
            pieces = self._draw_some(seat, PENALTY, events)
            details = {"count": len(pieces), "reason": "unannounced"}
            self._tell_got(events, "penalised", seat, pieces, details=details)

    def _last_token(self, by: int, move: Move, events: Events) -> None:
        """The play has left one token (UP-17)."""
        if self.options.announce == "off":
            return
        self.announcements.begin(by)
        if move.shout or self.options.announce == "automatic":
            self.announcements.make(by)
            _tell(events, "announced", by, {"what": "last"})

    def _give(self, by: int, move: Move, events: Events) -> None:
        """Tokens are dealt to others in the order named, until the pool is empty (UP-14)."""
        told = False
        for seat, count in move.gifts:
            pieces = self._draw_some(seat, count, events)
            if pieces or not told:
                told = True
                self._tell_got(events, "gave", by, pieces, details={"to": seat, "count": len(pieces)}, to=seat)
        self.gift = 0
        self._pass_on()

    def _leave(self, by: int, events: Events) -> None:
        """The rack goes into the pool; a gift that was due lapses with the one who owed it (UP-20)."""
        _tell(events, "announced", by, {"what": "leaves"})
        self.stock.face_down += members(self.racks[by])
        self.racks[by] = 0
        self.announcements.cancel(by)
        following = self.seating.following[by]
        self.seating = self.seating.without(by)
        self.passes = 0
        if by == self.to_play:
            self.to_play, self.drawn, self.gift = following, None, 0

    def _pass_on(self, misses: int = 0, events: Events = None) -> None:
        """The turn goes on to the next player, or past those who miss it (UP-11)."""
        by = self.to_play
        self.drawn = None
        self.to_play, missing = self.seating.after(by, misses)
        if events is not None:
            events += [Event("skipped", seat, {"by": by}) for seat in missing]

    # --- drawing

    def _draw(self, seat: int, events: Events) -> int:
        """A token from the pool to a rack. With more than one there is nothing to announce any more (UP-17)."""
        if not self.stock.face_down:
            self._refill(events)
        piece = self.stock.draw(self.chance)
        self.racks[seat] |= 1 << piece
        if self.racks[seat].bit_count() > 1:
            self.announcements.cancel(seat)
        return piece

    def _draw_some(self, seat: int, count: int, events: Events) -> list[int]:
        """Up to ``count`` tokens, as far as there are any (UP-19)."""
        pieces: list[int] = []
        while len(pieces) < count and self.can_draw():
            pieces.append(self._draw(seat, events))
        return pieces

    def _refill(self, events: Events) -> None:
        """The row except its last number becomes the new pool, actions after that number included (UP-19)."""
        self.stock.face_up.remove(self.last)
        self.stock.face_up.append(self.last)
        moved = self.stock.refill(keep=1)
        _tell(events, "reshuffled", None, {"count": moved})

    def _tell_got(
        self, events: Events, name: str, seat: int, pieces: list[int], *, details: Json, to: int | None = None
    ) -> None:
        """An event with pieces that only the one who got them sees."""
        if events is not None:
            receiver = seat if to is None else to
            events.append(Event(name, seat, details, {"pieces": self.box.pieces.named(pieces)}, (receiver,)))


def _tell(events: Events, name: str, seat: int | None, details: Json | None = None) -> None:
    if events is not None:
        events.append(Event(name, seat, details or {}))


_MISSES = {"skip": 1, "skip2": 2}


def _gift(move: Move, options: UpturnOptions) -> int:
    """How many tokens a play gives away: as many as the numbers laid, when they end in a twin (UP-14)."""
    if not move.numbers or not is_twin(move.numbers[-1]):
        return 0
    return 0 if len(move.numbers) == 1 and options.twin_gift == "runs_only" else len(move.numbers)


def _last_number(row: Sequence[int]) -> int:
    """The last numbered token of a row; 0 for a row without one."""
    return next((piece for piece in reversed(row) if NUMBERS >> piece & 1), 0)
