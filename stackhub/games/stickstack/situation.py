"""One situation of a round of Stick & Stack: all that anybody knows, for nothing is hidden, and what may be done in it.

A situation never changes; the state and the views of all seats share it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Literal

from stackhub.engine.game import Outcome
from stackhub.games.stickstack.challenge_cards import Card, ColourRule, Pack
from stackhub.games.stickstack.judge import Colours
from stackhub.games.stickstack.material import Material, StickStackOptions
from stackhub.games.stickstack.notation import BAG, CHALLENGE, VOTES, Move, own, played
from stackhub.games.stickstack.samples import sample_turns
from stackhub.games.stickstack.scoring import LAST_CARD, challenged, counted, outcome_of, sides

Phase = Literal["challenge", "take", "place", "vote", "over"]
"""A challenge is to be drawn (SS-15); a stick is to be taken (SS-03); the one that was taken is to be placed (SS-04);
the others vote on a challenge (SS-17); the round is over."""
Source = Literal["bag", "front"]
Crash = Literal["toppled", "all_fell"]


@dataclass(frozen=True)
class Situation:
    """`bag` is in the order of the names, `tower` in that of placing, `fronts` (by seat) in that in which the sticks
    came. `penalties` are points by seat besides the sticks in front: the five of SS-11. `held` is the stick that
    `to_play` has taken, out of the bag or from their front (`source`).

    `crash` says how `to_play` ended the round (SS-10, a). `after` is who takes next, once `to_play` is done: kept only
    in teams (SS-14), elsewhere the next seat. `left` names who has left, in order (SS-19).

    With challenges (SS-15) `deck` holds the cards not drawn yet, in the order of their names, `discards` those that
    were done, `kept` (by seat) those that were not, and `markers` (by seat) how many DUO cards it keeps together with
    the seat to its right (SS-16). `card` has been drawn and is not settled. While the others vote, `drawer` has played
    it, `to_play` is the next one to vote, and `votes` says who has voted, and how.
    """

    seats: int
    options: StickStackOptions
    material: Material
    bag: tuple[str, ...]
    tower: tuple[str, ...]
    fronts: tuple[tuple[str, ...], ...]
    penalties: tuple[int, ...]
    to_play: int = 0
    after: int = 0
    held: str | None = None
    source: Source | None = None
    crash: Crash | None = None
    left: tuple[int, ...] = ()
    deck: tuple[str, ...] = ()
    discards: tuple[str, ...] = ()
    kept: tuple[tuple[str, ...], ...] = ()
    markers: tuple[int, ...] = ()
    card: str | None = None
    drawer: int | None = None
    votes: tuple[tuple[int, bool], ...] = ()
    pack: Pack = field(default_factory=Pack)

    @property
    def phase(self) -> Phase:
        if self.outcome is not None:
            return "over"
        if self.drawer is not None:
            return "vote"
        if self.held is not None:
            return "place"
        return "challenge" if self.card is None and self.drawable else "take"

    # --- challenges

    @property
    def has_challenges(self) -> bool:
        return self.options.mode == "challenges"

    @property
    def challenge(self) -> Card | None:
        """The card that was drawn."""
        return None if self.card is None else self.pack.cards[self.card]

    @cached_property
    def drawable(self) -> tuple[str, ...]:
        """The cards of the deck that may come now: the others need more sticks on the tower, or fewer. Where there are
        none, the discards are shuffled into the deck, and it is those of both."""
        return self._apt(self.deck) or self._apt((*self.deck, *self.discards))

    def _apt(self, cards: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(sorted(card for card in cards if self.pack.cards[card].is_apt(len(self.tower))))

    @property
    def colour_rule(self) -> ColourRule:
        """What the card that was drawn makes of SS-04."""
        return "like" if self.challenge is None else self.challenge.colours

    @property
    def colours(self) -> Colours:
        """The option; a card that suspends or replaces SS-04 has nothing refused (SS-04)."""
        return self.options.colours if self.colour_rule == "like" else "warn"

    @property
    def partner(self) -> int | None:
        """With whom a DUO card is done: the left neighbour (SS-16)."""
        card = self.challenge
        if card is None or not card.duo or len(self.seated) < 2:
            return None
        return self.next_seat(self.to_play if self.drawer is None else self.drawer, self.seated)

    @property
    def voters(self) -> tuple[int, ...]:
        """Who judges the card that was drawn: everybody else, in turn."""
        drawer = self.to_play if self.drawer is None else self.drawer
        around = ((drawer + step) % self.seats for step in range(1, self.seats))
        return tuple(seat for seat in around if self.plays(seat) and seat != self.partner)

    def cards_of(self, seat: int) -> int:
        """How many cards lie in front of a seat, markers counted (SS-16)."""
        return len(self.kept[seat]) + self.markers[seat] if self.kept else 0

    # --- seats

    @property
    def seated(self) -> tuple[int, ...]:
        """The seats that still play."""
        return tuple(seat for seat in range(self.seats) if self.plays(seat))

    def plays(self, seat: int) -> bool:
        """Whether somebody sits at `seat` and has not left."""
        return 0 <= seat < self.seats and seat not in self.left

    @property
    def sides(self) -> tuple[tuple[int, ...], ...]:
        """The seats that are counted together (SS-13, SS-14); each for themselves otherwise."""
        return sides(self.options.mode, self.seats)

    def side_of(self, seat: int) -> tuple[int, ...]:
        """The seats on the side of `seat`, those that left apart."""
        return tuple(other for side in self.sides if seat in side for other in side if self.plays(other))

    def next_seat(self, seat: int, among: tuple[int, ...]) -> int:
        """The first seat of `among` to the left of `seat`, or `seat` itself when it is the only one."""
        return next(other for step in range(1, self.seats + 1) if (other := (seat + step) % self.seats) in among)

    def opponent_after(self, seat: int) -> int:
        """Who takes after `seat` when nothing else is known: the next seat, in teams the next one of the others."""
        others = self.seated
        if self.options.mode == "teams":
            mates = (*self.side_of(seat), seat)
            others = tuple(other for other in self.seated if other not in mates) or self.seated
        return self.next_seat(seat, others)

    def turn_passed(self) -> Situation:
        """The next player takes (SS-09). In teams (SS-14) both teams go through their members, so who comes after them
        is whoever follows, among their own, the one who has just played."""
        by = self.to_play
        now = replace(self, held=None, source=None, to_play=self.after)
        if self.options.mode == "teams" and self.side_of(by):
            return replace(now, after=self.next_seat(by, self.side_of(by)))
        return replace(now, after=now.opponent_after(now.to_play))

    # --- how it ends

    @cached_property
    def outcome(self) -> Outcome | None:
        """SS-10 to SS-16, SS-19."""
        present = [side for side in self.sides if any(self.plays(seat) for seat in side)]
        alone = len(self.seated) == 1 or len(present) < min(2, len(self.sides))
        if self.crash is not None:
            reason: str = self.crash
        elif alone:
            reason = "left"
        elif any(self.cards_of(seat) >= LAST_CARD for seat in self.seated):
            reason = "cards"
        elif self.held is None and self.drawer is None and not self.bag and not self.fronts[self.to_play]:
            reason = "empty"
        else:
            return None
        if self.has_challenges:
            cards = tuple(self.cards_of(seat) for seat in range(self.seats))
            sticks = tuple(map(len, self.fronts))
            by = None if reason == "left" else self.to_play
            return challenged(cards, sticks, self.seated, reason=reason, by=by)
        points = counted(self.fronts, self.penalties)
        kept = len(self.bag) + sum(map(len, self.fronts))
        by = None if reason == "left" else self.to_play
        return outcome_of(self.options.mode, points, self.seated, kept=kept, reason=reason, by=by)

    # --- what may be done

    @cached_property
    def moves(self) -> tuple[Move, ...]:
        """What the seat to move may do: draw a challenge (SS-15), take a stick (SS-03), one of a sample of turns, vote
        (SS-17)."""
        return tuple(self._moves())

    def _moves(self) -> Iterator[Move]:
        if self.phase == "challenge":
            yield CHALLENGE
        elif self.phase == "vote":
            yield from VOTES
        elif self.phase == "take":
            if self.bag:
                yield BAG
            for stick in self.fronts[self.to_play]:
                yield own(stick)
        elif self.phase == "place" and self.held is not None:
            options = self.options
            turns = sample_turns(
                self.held,
                self.material.kinds[self.held],
                self.tower,
                colours=self.colours,
                strict=options.fouls == "strict",
                literal=options.all_fell == "literal",
            )
            yield from map(played, turns)
