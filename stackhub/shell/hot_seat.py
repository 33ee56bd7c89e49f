"""Who sits in front of the screen, and what each of those who share it has seen of the round."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from stackhub.engine.events import Event
from stackhub.engine.game import View
from stackhub.engine.match import Match
from stackhub.engine.referee import Referee


@dataclass(frozen=True, slots=True)
class Shown:
    """One move as a seat sees it: what happened, and where it led."""

    events: list[Event]
    view: View


class HotSeat:
    """The person in front. Where hands are hidden (``Rules.hidden_hands``) and several people share the screen, that is
    whoever took over last (:meth:`take_over`): nobody else's hand may be shown before they have changed places. Where
    bots play on for everybody nobody's is, and who is back takes over like anybody else."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._front: int | None = None
        self._seen: dict[int, int] = {}
        self._round = -1
        self._returning = self.deserted
        self._shared = self._hides and len(self.people) > 1
        """Whether several have shared the screen: whoever is left of them may not be the one who sits there now."""

    @property
    def people(self) -> list[int]:
        """The seats of people still at the table."""
        match = self._match
        return [seat for seat, player in enumerate(match.players) if not player.is_bot and seat not in match.left]

    @property
    def veiled(self) -> bool:
        """Whether people must change places between their turns, or somebody alone must come (back) to their seat:
        whoever sat there until now has left, or a bot plays on for them."""
        people = self.people
        left_alone = self._shared and self._front not in people and self._match.phase == "round"
        return self._hides and (len(people) > 1 or ((self._returning or left_alone) and bool(people)))

    @property
    def deserted(self) -> bool:
        """Whether hands are hidden and no person plays any more: whoever is in the room sees the backs of all."""
        return self._hides and not self.people

    @property
    def _hides(self) -> bool:
        return getattr(self._match.rules, "hidden_hands", False)

    @property
    def front(self) -> int | None:
        """The seat whose eyes the screen looks through; None while nobody has taken over yet, and at a deserted table.
        Where nothing is hidden from one another: the person to move, else the first person, else seat 0."""
        people = self.people
        if self.deserted:
            return None
        if self.veiled:
            return self._front if self._front in people and self._round == len(self._match.rounds) else None
        deciding = self._match.to_decide
        if deciding in people:
            return deciding
        return people[0] if people else 0

    @property
    def looks_on(self) -> tuple[int | None, bool, Referee | None]:
        """Who looks at what: the seat in front, or that nobody has one, and the round."""
        return self.front, self.deserted, self.referee

    @property
    def due(self) -> int | None:
        """The person who must take over before the round goes on, or None. Who sees a bot begin is who plays next."""
        match = self._match
        seat = match.to_decide
        if not self.veiled or match.phase != "round" or seat is None:
            return None
        if seat in self.people:
            return None if seat == self.front else seat
        if self.front is not None:
            return None
        return next(
            other % match.seats for other in range(seat + 1, seat + match.seats) if other % match.seats in self.people
        )

    def take_over(self, seat: int) -> list[Shown]:
        """``seat`` sits in front from now on. Returns what they have missed of the round, oldest first."""
        self._front = seat
        self._returning, self._shared = False, True
        if self._round != len(self._match.rounds):
            self._round = len(self._match.rounds)
            self._seen.clear()
        referee = self._match.referee
        seen = min(self._seen.get(seat, _played_last(referee, seat)), referee.moves_played)
        missed = [
            Shown(seen_by(referee.events[number], seat), self.view_at(number + 1, seat))
            for number in range(seen, referee.moves_played)
        ]
        self.has_seen()
        return missed

    @property
    def referee(self) -> Referee | None:
        """Whoever leads the round; None while there is none."""
        return self._match.round.referee if self._match.rounds else None

    def vacate(self) -> None:
        """Nobody sits in front any more: people have changed places."""
        self._front = None
        self._seen.clear()
        self._returning = self._returning or self.deserted

    def has_seen(self) -> None:
        """Whoever is in front has seen, or is about to see, everything that was played."""
        if self._front is not None and self._round == len(self._match.rounds):
            self._seen[self._front] = self._match.referee.moves_played

    @property
    def view(self) -> View | None:
        """What may be shown of the round now: what whoever is in front knows, at a deserted table what lies open. None
        while nobody has taken over, or no round has begun."""
        referee, front = self.referee, self.front
        if referee is None:
            return None
        if self.deserted:
            backs: View = referee.view(0).without_hand()  # type: ignore[attr-defined]
            return backs
        return referee.view(front) if front is not None else None

    def view_at(self, moves: int, seat: int) -> View:
        """What ``seat`` knew after so many moves of the round."""
        referee = self._match.referee
        if moves == referee.moves_played:
            return referee.view(seat)
        return Referee(referee.rules, referee.options, referee.seats, referee.journal.up_to(moves)).view(seat)

    def shouts(self) -> list[tuple[int, Any]]:
        """What people may announce now, with their seats: a state's ``shouts(seat)``, where it has them in turn as well
        (UP-17), else its out-of-turn moves. Leaving is none."""
        match = self._match
        if match.phase != "round":
            return []
        state = match.referee.state
        leaving = getattr(match.rules, "leave_move", None)
        out_of_turn = getattr(state, "shouts", lambda seat: () if seat == state.to_play else state.legal_moves(seat))
        return [(seat, move) for seat in self.people for move in out_of_turn(seat) if move != leaving]


def seen_by(events: list[Event], seat: int | None) -> list[Event]:
    """``events`` as ``seat`` sees them."""
    return [event.seen_by(seat) for event in events]


def _played_last(referee: Referee, seat: int) -> int:
    """How many moves had been played when ``seat`` had played its last one; they saw the table then."""
    entries = referee.journal.entries
    return next((number for number in range(len(entries), 0, -1) if entries[number - 1].seat == seat), 0)
