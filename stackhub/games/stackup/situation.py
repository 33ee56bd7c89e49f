"""One situation of Stack Up!: what lies where, and what the player to move may do (SU-05 to SU-11)."""

from __future__ import annotations

from typing import Self

from stackhub.engine.chance import Chance
from stackhub.engine.game import Outcome
from stackhub.engine.pieces import members
from stackhub.engine.seating import Seating
from stackhub.engine.stock import Stock
from stackhub.games.stackup.cards import CRASH, FLIP, FREEZE, NEVER_LAST, OF_COLOUR, OF_NUMBER, SNATCH, SPECIALS, SWITCH
from stackhub.games.stackup.history import Decision
from stackhub.games.stackup.house import House
from stackhub.games.stackup.moves import (
    BONUS_FROM,
    CHOOSE_DIRECTION,
    CRASHED,
    DRAW,
    FLIPS,
    FREEZES,
    KEEP,
    OTHER_SWITCHES,
    PASS,
    RUNS,
    SINGLE_OF,
    SNATCHES,
    SPARE,
    SWITCHES,
    TAKE,
    UP,
    Move,
)
from stackhub.games.stackup.phases import ANSWERS, ANSWERS_ON, CHOOSES, HAS_DRAWN, PLAYS


class Situation:
    """``hands`` are masks by seat, ``stock`` the draw and the discard pile.

    ``colour`` (0 to 3), ``number`` and ``step`` (1 up, -1 down, 0 before the opening choice) say what may follow
    (SU-05); ``phase`` what the seat ``to_play`` has to decide; ``drawn`` the card just drawn (-1: none); ``spare`` the
    seats that hold a spare draw, as a mask; ``passes`` how many in a row have passed.
    ``known[viewer * seats + holder]`` are the cards that a viewer has seen go to a holder by a Snatch, as masks (None:
    nobody has). ``history`` is what everybody has seen somebody decide lately, oldest first; :meth:`advance`
    keeps none. ``ended`` is the outcome, once there is one."""

    __slots__ = (
        "chance",
        "colour",
        "drawn",
        "ended",
        "hands",
        "history",
        "house",
        "known",
        "number",
        "passes",
        "phase",
        "seating",
        "spare",
        "step",
        "stock",
        "to_play",
    )

    chance: Chance
    house: House
    seating: Seating
    hands: list[int]
    stock: Stock
    colour: int
    number: int
    step: int
    to_play: int
    phase: int
    drawn: int
    spare: int
    passes: int
    known: list[int] | None
    history: list[Decision]
    ended: Outcome | None

    @property
    def seats(self) -> int:
        return self.seating.seats

    def clone(self) -> Self:
        """An independent copy that shares this one's chance."""
        twin = object.__new__(type(self))
        twin.chance = self.chance
        twin.house = self.house
        twin.seating = self.seating
        twin.hands = self.hands.copy()
        twin.stock = self.stock.clone()
        twin.colour = self.colour
        twin.number = self.number
        twin.step = self.step
        twin.to_play = self.to_play
        twin.phase = self.phase
        twin.drawn = self.drawn
        twin.spare = self.spare
        twin.passes = self.passes
        twin.known = self.known and self.known.copy()
        twin.history = self.history.copy()
        twin.ended = self.ended
        return twin

    # --- what may be played

    def choices(self) -> list[Move]:
        """What the player to move may do, in a stable order; the round must not be over."""
        phase = self.phase
        hand = self.hands[self.to_play]
        if phase == PLAYS:
            playable = run_on = hand
        elif phase == HAS_DRAWN:
            # For the drawn card alone (SU-09) the rest of the hand is not looked at.
            playable, run_on = 1 << self.drawn, hand if self.house.drawn_may_combo else 0
        elif phase == CHOOSES:
            return list(CHOOSE_DIRECTION)
        else:
            return [CRASHED, TAKE] if hand & CRASH else [TAKE]
        moves: list[Move] = []
        step = self.step
        fitting = playable & (OF_COLOUR[self.colour] | OF_NUMBER[self.number + step])
        # The cards whose next number is there too.
        starts = fitting & (run_on >> 1 if step == UP else run_on << 1)
        while fitting:
            low = fitting & -fitting
            fitting ^= low
            moves.append(SINGLE_OF[low])
            if starts & low:
                self._add_combos(moves, low.bit_length() - 1, run_on)
        if playable & SPECIALS:
            self._add_specials(moves, playable)
        if phase == HAS_DRAWN:
            moves.append(KEEP)
        elif not moves or self.house.draw_any_time:
            self._add_draw(moves, hand)
        return moves

    def _add_combos(self, moves: list[Move], card: int, hand: int) -> None:
        """SU-07, SU-12, SU-13: every combo that begins with ``card``."""
        step = self.step
        if self.house.strict_start and card & 15 != self.number + step:
            return
        runs = RUNS[step][card]
        holds_spare = self.spare >> self.to_play & 1
        length = 1
        card += step
        while hand >> card & 1:
            run = runs[length]
            length += 1
            card += step
            if length < BONUS_FROM or run.plain.mask == hand:
                moves.append(run.plain)
            elif holds_spare:
                moves.append(run.skip)
            else:
                moves += run.spare, run.skip

    def _add_specials(self, moves: list[Move], playable: int) -> None:
        """SU-08, SU-14 to SU-18, SU-21."""
        hand = self.hands[self.to_play]
        if not hand & (hand - 1):
            playable &= ~NEVER_LAST
        if playable & FLIP:
            moves.append(FLIPS)
        if playable & FREEZE:
            moves.append(FREEZES)
        if playable & SNATCH:
            for seat, other in enumerate(self.hands):
                if other and seat != self.to_play:
                    moves += SNATCHES[seat] if other.bit_count() > len(SNATCHES[seat]) else SNATCHES[seat][:1]
        if playable & SWITCH:
            moves += SWITCHES if self.house.same_colour else OTHER_SWITCHES[self.colour]
        if playable & CRASH:
            moves.append(CRASHED)

    def _add_draw(self, moves: list[Move], hand: int) -> None:
        """SU-09, SU-12, SU-23: drawing, not having to, or passing because there is nothing to draw."""
        stuck = not moves
        if self.stock.face_down or len(self.stock.face_up) > 1:
            moves.append(DRAW)
            if stuck and hand and self.spare >> self.to_play & 1:
                moves.append(SPARE)
        elif stuck:
            moves.append(PASS)

    def pieces(self) -> list[int]:
        """Every card on the table or in a hand, sorted: what must never change."""
        held = [card for hand in self.hands for card in members(hand)]
        return sorted([*held, *self.stock.face_down, *self.stock.face_up])

    @property
    def answering(self) -> bool:
        """Whether the player to move must answer a Crash or take the cards (SU-18)."""
        return self.phase in (ANSWERS, ANSWERS_ON)
