"""A match: players, rounds, who opens each of them, and when it is over. Knows no game by name."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Literal

from stackhub.engine.chance import Chance
from stackhub.engine.config import Level, level_named
from stackhub.engine.errors import IllegalMove
from stackhub.engine.events import Event
from stackhub.engine.game import Leavable, MatchFormat, Opening, Outcome, Rules, Sided, View
from stackhub.engine.look import ColourName
from stackhub.engine.options import Options
from stackhub.engine.referee import Referee, fresh_round
from stackhub.engine.words import QT_TRANSLATE_NOOP

Phase = Literal["order", "round", "between", "over"]

_STAYS_LEFT = QT_TRANSLATE_NOOP("errors", "that seat {seat} left cannot be taken back any more")


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits at a seat. ``level`` is None for a person; ``colour`` is a name from the palette."""

    name: str
    colour: ColourName
    level: Level | None = None
    birth_year: int | None = None

    @property
    def is_bot(self) -> bool:
        return self.level is not None


@dataclass(slots=True)
class Round:
    """One round: how it was opened, who chose the order (when somebody did), and its play."""

    opening: Opening
    first: int | None = None
    referee: Referee | None = None


@dataclass(slots=True)
class Match:
    """A match of ``rules`` between ``players`` (by seat). Each round has a seed of its own drawn from ``seed``.

    ``phase`` says what it waits for: ``order`` (the opening seat chooses who begins), ``round`` (a move), ``between``
    (:meth:`next_round`) or ``over``. ``left`` names the seats that gave up the match, in order.
    """

    rules: Rules
    options: Options
    players: tuple[Player, ...]
    seed: int
    rounds: list[Round] = field(default_factory=list)
    left: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.rules.config.check_seats(len(self.players))
        for player in self.players:
            if player.level is not None:
                level_named(player.level)

    # --- how it stands

    @property
    def seats(self) -> int:
        return len(self.players)

    @property
    def format(self) -> MatchFormat:
        return self.rules.match_format(self.options)

    @property
    def round(self) -> Round:
        return self.rounds[-1]

    @property
    def referee(self) -> Referee:
        """The current round's referee. Raises IllegalMove while the order is still to be chosen."""
        referee = self.rounds[-1].referee if self.rounds else None
        if referee is None:
            raise IllegalMove(QT_TRANSLATE_NOOP("errors", "the round has not begun: the order is still to be chosen"))
        return referee

    @property
    def phase(self) -> Phase:
        if self.winners() is not None:
            return "over"
        if not self.rounds:
            return "between"
        if self.round.referee is None:
            return "order"
        return "between" if self.round.referee.outcome() is not None else "round"

    @property
    def to_decide(self) -> int | None:
        """The seat that must choose the order or move now; None between rounds and after the match."""
        match self.phase:
            case "order":
                return self.round.opening.seat
            case "round":
                return self.referee.state.to_play
            case _:
                return None

    @property
    def moves_played(self) -> int:
        """The moves of all rounds so far, those by which somebody left among them."""
        return sum(r.referee.moves_played for r in self.rounds if r.referee is not None)

    def outcomes(self) -> list[Outcome]:
        """The outcomes of the finished rounds, in order."""
        found = (r.referee.outcome() for r in self.rounds if r.referee is not None)
        return [outcome for outcome in found if outcome is not None]

    def wins(self) -> tuple[int, ...]:
        """Rounds won, by seat."""
        outcomes = self.outcomes()
        return tuple(sum(seat in outcome.winners for outcome in outcomes) for seat in range(self.seats))

    def points(self) -> tuple[int, ...]:
        """The rounds' scores added up, by seat."""
        outcomes = self.outcomes()
        return tuple(sum(outcome.scores[seat] for outcome in outcomes) for seat in range(self.seats))

    def winners(self) -> tuple[int, ...] | None:
        """The seats that won the match, or None while it goes on."""
        still = [seat for seat in range(self.seats) if seat not in self.left]
        if self.seats > 1 and (len(still) == 1 or self._one_side_left(still)):
            return tuple(still)
        outcomes = self.outcomes()
        if not outcomes:
            return None
        form = self.format
        if form.kind == "single":
            return tuple(seat for seat in outcomes[-1].winners if seat in still)
        if form.kind == "wins":
            wins = self.wins()
            best = max(wins[seat] for seat in still)
            return tuple(seat for seat in still if wins[seat] == best) if best >= form.target else None
        points = self.points()
        if form.kind == "rounds":
            if len(outcomes) < form.target:
                return None
            most = max(points[seat] for seat in still)
            return tuple(seat for seat in still if points[seat] == most)
        if max(points) < form.target:
            return None
        fewest = min(points[seat] for seat in still)
        return tuple(seat for seat in still if points[seat] == fewest)

    def _one_side_left(self, still: Sequence[int]) -> bool:
        if not isinstance(self.rules, Sided):
            return False
        sides = self.rules.sides(self.options, self.seats)
        return len(sides) > 1 and sum(any(seat in still for seat in side) for side in sides) == 1

    # --- what may be done

    def next_round(self) -> None:
        """Open the next round. Raises IllegalMove when one is being played or the match is over."""
        if self.phase != "between":
            raise IllegalMove(QT_TRANSLATE_NOOP("errors", "the next round cannot begin now"))
        number = len(self.rounds)
        chance = Chance(self.seed).fork(f"opening {number}")
        previous = self.outcomes()[-1] if number else None
        years: Sequence[int | None] = [player.birth_year for player in self.players]
        opening = self.rules.opening(self.options, years, previous, chance)
        self.rounds.append(Round(opening))
        if not opening.chooses:
            self._begin(opening.seat)

    def lay_out(self) -> View:
        """What the chooser of the order sees: the round as it will start if they begin. Raises IllegalMove when
        nobody is choosing."""
        if self.phase != "order":
            raise IllegalMove(QT_TRANSLATE_NOOP("errors", "there is no order to choose now"))
        seat = self.round.opening.seat
        return self._fresh_round(seat).view(seat)

    def choose_order(self, *, begin: bool) -> None:
        """The opening seat begins, or lets the seat after it begin. Raises IllegalMove when nobody may choose now."""
        if self.phase != "order":
            raise IllegalMove(QT_TRANSLATE_NOOP("errors", "there is no order to choose now"))
        seat = self.round.opening.seat
        self._begin(seat if begin else (seat + 1) % self.seats)

    def play(self, move: Any, seat: int | None = None) -> list[Event]:
        """Play a move of the current round; who leaves the round leaves the match. Raises GameError and changes
        nothing."""
        if self.phase != "round":
            raise IllegalMove(QT_TRANSLATE_NOOP("errors", "no round is being played"))
        if isinstance(move, str):
            move = self.rules.parse_move(move)
        if isinstance(self.rules, Leavable) and move == self.rules.leave_move:
            return self.leave(self.referee.state.to_play if seat is None else seat)
        return self.referee.play(move, seat)

    def hand_over(self, seat: int, level: Level) -> None:
        """A bot of ``level`` plays on for the person at ``seat`` (rules/README: a bot may always take a seat over).
        Raises IllegalMove when nobody sits there who could be replaced, BadOptions for an unknown level."""
        if self.phase == "over" or not 0 <= seat < self.seats or self.players[seat].is_bot:
            raise IllegalMove(QT_TRANSLATE_NOOP("errors", "seat {seat} cannot be handed over now"), seat=seat)
        player = replace(self.players[seat], level=level_named(level))
        self.players = (*self.players[:seat], player, *self.players[seat + 1 :])

    def hand_back(self, seat: int) -> None:
        """The person at ``seat`` is back, the bot that played on for them stops. Raises IllegalMove when no bot plays
        there."""
        if self.phase == "over" or not 0 <= seat < self.seats or not self.players[seat].is_bot:
            raise IllegalMove(QT_TRANSLATE_NOOP("errors", "seat {seat} cannot be handed back now"), seat=seat)
        player = replace(self.players[seat], level=None)
        self.players = (*self.players[:seat], player, *self.players[seat + 1 :])

    def swap(self, seat: int, other: int) -> None:
        """Two change places: each plays on with what lies before the other. Raises IllegalMove when the match is over,
        or one of them does not play."""
        playing = [at for at in range(self.seats) if at not in self.left]
        if self.phase == "over" or seat == other or seat not in playing or other not in playing:
            raise IllegalMove(
                QT_TRANSLATE_NOOP("errors", "seats {seat} and {other} cannot change places now"), seat=seat, other=other
            )
        players = list(self.players)
        players[seat], players[other] = players[other], players[seat]
        self.players = tuple(players)

    def leave(self, seat: int) -> list[Event]:
        """``seat`` gives up the match; what that does to the round goes into its journal and is returned. Raises
        IllegalMove when the match is over or the seat has left already."""
        if self.phase == "over" or seat in self.left or not 0 <= seat < self.seats:
            raise IllegalMove(QT_TRANSLATE_NOOP("errors", "seat {seat} cannot leave now"), seat=seat)
        events = self._leave_round(seat)
        self.left.append(seat)
        return events

    def take_back_leave(self, seat: int) -> None:
        """``seat``, the last to leave, has not left after all: the round is as it was before, hand and all. Raises
        IllegalMove when somebody else left last, or a move has been played since."""
        if not self.left or self.left[-1] != seat:
            raise IllegalMove(_STAYS_LEFT, seat=seat)
        referee = self.round.referee if self.rounds else None
        if isinstance(self.rules, Leavable) and referee is not None:
            journal, leave = referee.journal, (str(self.rules.leave_move), seat)
            told = [(entry.move, entry.seat) for entry in journal.entries]
            if leave in told:
                if told[-1] != leave:
                    raise IllegalMove(_STAYS_LEFT, seat=seat)
                before = journal.up_to(len(told) - 1)
                self.round.referee = Referee(self.rules, self.options, self.seats, before)
        self.left.pop()

    def restore_left(self, seats: Sequence[int]) -> None:
        """``seats`` had left when this match was saved. A round under way that does not know it yet is told. Raises
        IllegalMove for seats that cannot have left."""
        for seat in seats:
            gone = len(self.left) >= self.seats - 1 or (self.phase == "over" and not isinstance(self.rules, Leavable))
            if gone or seat in self.left or not 0 <= seat < self.seats:
                raise IllegalMove(QT_TRANSLATE_NOOP("errors", "seat {seat} cannot leave now"), seat=seat)
            self._leave_round(seat)
            self.left.append(seat)

    def round_seed(self, number: int) -> int:
        """The seed of round ``number`` (from 0)."""
        return Chance(self.seed).fork(f"round {number}").seed

    def _begin(self, first: int) -> None:
        self.round.first = first
        self.round.referee = self._fresh_round(first)
        for seat in self.left:
            self._leave_round(seat)

    def _leave_round(self, seat: int) -> list[Event]:
        """The round under way goes on without ``seat``, where the rules have a move for that. A seat that has left it
        already (a save was loaded) is no matter."""
        if not isinstance(self.rules, Leavable) or self.phase != "round":
            return []
        try:
            return self.referee.play(self.rules.leave_move, seat)
        except IllegalMove:
            return []

    def _fresh_round(self, first: int) -> Referee:
        seed = self.round_seed(len(self.rounds) - 1)
        return fresh_round(self.rules, self.options, self.seats, seed, first=first)
