"""The rules of Stick & Stack, SS-01 to SS-19, as the kernel asks for them. What moves do is in
`stackhub.games.stickstack.turns`, what a record of the physics means in `stackhub.games.stickstack.judge`."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from stackhub.engine.chance import Chance
from stackhub.engine.config import GameConfig
from stackhub.engine.errors import BadOptions, BadPosition, IllegalMove
from stackhub.engine.events import Event
from stackhub.engine.game import Json, MatchFormat, Opening, Outcome
from stackhub.engine.words import QT_TRANSLATE_NOOP
from stackhub.games.stickstack import challenge_turns, turns
from stackhub.games.stickstack.challenge_cards import Card, Deck, Pack, pack_of
from stackhub.games.stickstack.material import Config, Material, Mode, StickStackOptions
from stackhub.games.stickstack.notation import LEAVE, VOTES, Move, move_from
from stackhub.games.stickstack.position import position_of, situation_from
from stackhub.games.stickstack.scoring import counted, rank_of, sides
from stackhub.games.stickstack.situation import Phase, Situation, Source

__all__ = ["Config", "StickStackOptions", "StickStackRules", "StickStackState", "StickStackView", "make_rules"]


@dataclass(frozen=True, slots=True)
class StickStackView:
    """What a seat knows: everything, but not which stick comes out of the bag next, which nobody knows."""

    seat: int
    now: Situation

    @property
    def to_play(self) -> int:
        return self.now.to_play

    @property
    def phase(self) -> Phase:
        return self.now.phase

    @property
    def mode(self) -> Mode:
        return self.now.options.mode

    @property
    def bag(self) -> tuple[str, ...]:
        """The sticks in the bag, in the order of their names."""
        return self.now.bag

    @property
    def tower(self) -> tuple[str, ...]:
        """The sticks on the tower, in the order of placing."""
        return self.now.tower

    @property
    def fronts(self) -> tuple[tuple[str, ...], ...]:
        """By seat, the sticks in front of it."""
        return self.now.fronts

    @property
    def penalties(self) -> tuple[int, ...]:
        """By seat, its points besides those sticks."""
        return self.now.penalties

    @property
    def held(self) -> str | None:
        """The stick that `to_play` has taken and not placed yet."""
        return self.now.held

    @property
    def source(self) -> Source | None:
        return self.now.source

    @property
    def after(self) -> int:
        """Who takes next."""
        return self.now.after

    @property
    def left(self) -> tuple[int, ...]:
        return self.now.left

    @property
    def options(self) -> StickStackOptions:
        return self.now.options

    @property
    def sides(self) -> tuple[tuple[int, ...], ...]:
        """The seats that are counted together (SS-13, SS-14)."""
        return self.now.sides

    @property
    def points(self) -> tuple[int, ...]:
        """By seat, the penalty points of its own so far in this round (SS-11)."""
        return counted(self.now.fronts, self.now.penalties)

    # --- challenges (SS-15 to SS-17)

    @property
    def card(self) -> Card | None:
        """The challenge that was drawn and is not settled yet."""
        return self.now.challenge

    @property
    def partner(self) -> int | None:
        """With whom it is done, when it is a DUO card."""
        return self.now.partner

    @property
    def drawer(self) -> int | None:
        """Who has played the challenge that is voted on; then `to_play` is who votes next."""
        return self.now.drawer

    @property
    def cards(self) -> tuple[int, ...]:
        """By seat, how many cards lie in front of it, markers counted."""
        return tuple(self.now.cards_of(seat) for seat in range(self.now.seats))

    def legal_moves(self) -> list[Move]:
        """The moves listed for the player to move (`Situation.moves`)."""
        return list(self.now.moves)

    def as_dict(self) -> Json:
        return {"seat": self.seat, **position_of(self.now)}


class StickStackState:
    """One situation, `now`, and the chance that draws out of the bag."""

    __slots__ = ("chance", "now")

    def __init__(self, now: Situation, chance: Chance) -> None:
        self.now = now
        self.chance = chance

    @property
    def seats(self) -> int:
        return self.now.seats

    @property
    def to_play(self) -> int:
        return self.now.to_play

    def legal_moves(self, seat: int | None = None) -> list[Move]:
        """For the seat to move `Situation.moves`: of the turns that hands may play only a sample, and without
        ``leave``, which it may play as well. Out of turn everybody may leave (SS-19), or vote while a vote is taken
        (SS-17)."""
        now = self.now
        if seat is None or seat == now.to_play:
            return list(now.moves)
        if not now.plays(seat) or now.outcome is not None:
            return []
        votes = now.drawer is not None and seat in now.voters and seat not in dict(now.votes)
        return [*VOTES, LEAVE] if votes else [LEAVE]

    def shouts(self, seat: int) -> tuple[Move, ...]:
        """What a seat may call out: nothing. Everybody is asked for their vote in turn."""
        return ()

    def play(self, move: Move, seat: int | None = None) -> list[Event]:
        now = self.now
        by = now.to_play if seat is None else seat
        if now.outcome is not None:
            raise IllegalMove(QT_TRANSLATE_NOOP("errors", "the round is over"))
        if move.kind == "leave":
            after, events = turns.leave(now, by)
        elif move.done is not None:
            after, events = challenge_turns.vote(now, by, done=move.done)
        elif by != now.to_play:
            raise IllegalMove(
                QT_TRANSLATE_NOOP("errors", "it is the turn of seat {mover}, not of seat {seat}"),
                mover=now.to_play,
                seat=by,
            )
        elif move.kind == "challenge":
            challenge_turns.check_draw(now)
            card = self.chance.choice(now.drawable) if move.card is None else move.card
            after, events = challenge_turns.draw(now, card)
        elif move.record is not None:
            after, events = turns.turn(now, move.record)
        elif move.kind == "own" and move.stick is not None:
            after, events = turns.choose(now, move.stick)
        else:
            turns.check_bag(now)
            stick = self.chance.choice(now.bag) if move.stick is None else move.stick
            after, events = turns.draw(now, stick)
        self.now = after
        if after.outcome is not None:
            events.append(Event("round_over", None, self.outcome_told()))
        return events

    def undoable(self, move: Move) -> bool:
        """Never: the bag is chance, and what hands did to the tower stays done."""
        return False

    def outcome(self) -> Outcome | None:
        return self.now.outcome

    def outcome_told(self) -> Json:
        """The outcome as it is told, with ``score`` and ``rank`` of all together (SS-13), or the sums of both ``teams``
        (SS-14). Empty before the end."""
        outcome = self.now.outcome
        if outcome is None:
            return {}
        details = outcome.as_dict()
        if self.now.options.mode == "coop":
            details |= {"score": outcome.scores[0], "rank": rank_of(outcome.scores[0])}
        if self.now.options.mode == "teams":
            details["teams"] = [max(outcome.scores[seat] for seat in side) for side in outcome.sides]
        return details

    def view(self, seat: int) -> StickStackView:
        return StickStackView(seat, self.now)

    def clone(self) -> StickStackState:
        return StickStackState(self.now, self.chance)

    def position(self) -> Json:
        return position_of(self.now)


class StickStackRules:
    """The immutable facts of Stick & Stack, with the sticks that its configuration names."""

    id = "stickstack"
    version = 1
    options_model = StickStackOptions
    #: Far more than any tower bears; only players who drop what they take for ever could go on longer.
    max_moves = 10_000
    #: Hands play: turns that were not listed are accepted as well.
    physical = True
    #: What `Match.leave` plays for a seat that gives up (SS-19).
    leave_move = LEAVE

    def __init__(self, config: GameConfig, shelf: Callable[[str], Deck] | None = None) -> None:
        """`shelf` reads a deck that comes with the game, by its name; it raises KeyError when there is none."""
        self.config = config
        self.material = Material.model_validate(config.material)
        self._shelf = shelf
        self._packs: dict[str, Pack] = {}

    def packed(self, options: StickStackOptions) -> Pack:
        """The cards that a match with these options is played with (SS-15, SS-18). Raises BadOptions for a deck that
        there is not, or for too many cards."""
        if options.mode != "challenges":
            return Pack()
        if options.decks not in self._packs:
            decks = [self._deck(deck) if isinstance(deck, str) else deck for deck in options.decks_listed]
            self._packs = {options.decks: pack_of(decks)}
        return self._packs[options.decks]

    def _deck(self, name: str) -> Deck:
        try:
            if self._shelf is None:
                raise KeyError(name)
            return self._shelf(name)
        except KeyError:
            raise BadOptions(QT_TRANSLATE_NOOP("errors", "there is no deck '{deck}'"), deck=name[:40]) from None

    def setup(
        self, options: StickStackOptions, seats: int, chance: Chance, first: int | None = None
    ) -> StickStackState:
        """SS-01, SS-12: all sticks are in the bag; ``first`` begins, or somebody at random."""
        self.config.check_seats(seats)
        if first is not None and first not in range(seats):
            raise BadPosition(QT_TRANSLATE_NOOP("errors", "seat {seat} cannot begin: nobody sits there"), seat=first)
        begins = chance.below(seats) if first is None else first
        return StickStackState(situation_from({"to_play": begins}, options, seats, self.material, self.packed), chance)

    def from_position(
        self, position: Mapping[str, Any], options: StickStackOptions, seats: int, chance: Chance
    ) -> StickStackState:
        """The state of a position (docs/notation.md). Raises BadPosition, or BadOptions for its ``options``."""
        self.config.check_seats(seats)
        return StickStackState(situation_from(position, options, seats, self.material, self.packed), chance)

    def parse_move(self, text: str) -> Move:
        """``bag``, ``bag:s05``, ``own:s05``, ``record {...}``, ``challenge``, ``challenge:whale``, ``vote:yes``,
        ``vote:no``, ``leave``. Raises InvalidMove."""
        return move_from(text)

    def redeal(self, view: StickStackView, chance: Chance) -> StickStackState:
        """Exactly the situation seen: what comes out of the bag is chance."""
        return StickStackState(view.now, chance)

    def match_format(self, options: StickStackOptions) -> MatchFormat:
        """SS-12: until somebody has reached the threshold; all together (SS-13) or with challenges (SS-15) one
        round."""
        single = options.mode in ("coop", "challenges")
        return MatchFormat("single") if single else MatchFormat("points", options.threshold)

    def sides(self, options: StickStackOptions, seats: int) -> tuple[tuple[int, ...], ...]:
        """The seats that are counted together (SS-13, SS-14)."""
        return sides(options.mode, seats)

    def opening(
        self, options: StickStackOptions, birth_years: Sequence[int | None], previous: Outcome | None, chance: Chance
    ) -> Opening:
        """SS-01: somebody at random begins; SS-12: then the left neighbour of who ended the round before."""
        if previous is not None and previous.by is not None:
            return Opening((previous.by + 1) % len(birth_years), chooses=False, why="neighbour")
        return Opening(chance.below(len(birth_years)), chooses=False, why="random")

    def conserved(self, state: StickStackState) -> Hashable:
        """All sticks, those out of play apart, and all challenge cards."""
        now = state.now
        held = () if now.held is None else (now.held,)
        found = sorted((*now.bag, *now.tower, *held, *(stick for front in now.fronts for stick in front)))
        card = () if now.card is None else (now.card,)
        cards = sorted((*now.deck, *now.discards, *card, *(card for kept in now.kept for card in kept)))
        return *found, *cards


def make_rules(config: GameConfig, shelf: Callable[[str], Deck] | None = None) -> StickStackRules:
    """The rules with what `config` says about the material, and the `shelf` with the decks that come with the game.
    Raises pydantic.ValidationError for bad material."""
    return StickStackRules(config, shelf)


#: What `make_rules` is given besides: a reader of the YAML files in this folder of ``config``, and their model.
SHELF = ("challenges", Deck)
