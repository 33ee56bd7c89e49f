"""The journal is the round: whatever was played, taken back and played again, building it anew gives the same."""

import copy
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stackhub.engine.errors import GameError, IllegalMove
from stackhub.engine.events import Event
from stackhub.engine.game import Rules
from stackhub.engine.journal import Entry, Journal
from stackhub.engine.match import Match, Player
from stackhub.engine.options import make_options
from stackhub.engine.referee import Referee, fresh_round
from stackhub.engine.save import match_from_json, match_to_json
from stackhub.games import registry

PILES = {"1": ["green"] * 3 + ["black"] * 3 + ["red"] * 3, "2": ["beige", "beige"], "5": ["beige"]}

#: What is done, and a number that chooses how.
step = st.tuples(st.sampled_from(["play", "play", "wrong", "undo", "force", "force", "redo"]), st.integers(0, 999))
steps = st.lists(step, min_size=10, max_size=30)


class Steps:
    """Does steps to a referee and remembers, in the plainest way, what must be so afterwards."""

    def __init__(self, referee: Referee) -> None:
        self.referee = referee
        self.events: list[list[Event]] = []
        self.undoable: list[bool] = []
        self.undone: list[tuple[Entry, list[Event], bool]] = []  # the last one is the next to redo

    def do(self, what: str, number: int) -> None:
        match what:
            case "play":
                self.play(number)
            case "wrong":
                with pytest.raises(GameError):
                    self.referee.play(("9>9", "take:9", "", "show me")[number % 4], number % 2)
            case "undo" | "force":
                self.undo(force=what == "force")
            case "redo":
                self.redo()

    def play(self, number: int) -> None:
        state: Any = self.referee.state
        moves = [(move, seat) for seat in range(self.referee.seats) for move in state.legal_moves(seat)]
        if not moves:
            return
        move, seat = moves[number % len(moves)]
        safe = state.undoable(move)
        self.events.append(self.referee.play(move, None if seat == state.to_play else seat))
        entry = self.referee.journal.entries[-1]
        assert (entry.move, entry.seat) == (str(move), seat)
        self.undoable.append(safe and not entry.chance)
        self.undone.clear()

    def undo(self, *, force: bool) -> None:
        if not self.undoable or not (force or self.undoable[-1]):
            with pytest.raises(IllegalMove):
                self.referee.undo(force=force)
            return
        entry = self.referee.journal.entries[-1]
        assert self.referee.undo(force=force) == entry
        self.undone.append((entry, self.events.pop(), self.undoable.pop()))

    def redo(self) -> None:
        if not self.undone:
            with pytest.raises(IllegalMove):
                self.referee.redo()
            return
        entry, events, undoable = self.undone.pop()
        assert self.referee.redo() == events
        assert self.referee.journal.entries[-1] == entry
        self.events.append(events)
        self.undoable.append(undoable)

    def check(self) -> None:
        referee = self.referee
        assert referee.events == self.events
        assert referee.moves_played == len(self.events)
        assert referee.can_undo == (self.undoable[-1:] == [True])
        backwards = [*reversed(self.undoable), False]
        assert referee.takebacks == backwards.index(False)
        assert referee.can_redo == bool(self.undone)
        assert referee.undone == tuple(entry for entry, _, _ in reversed(self.undone))
        again = Referee(referee.rules, referee.options, referee.seats, copy.deepcopy(referee.journal))
        assert everything(again) == everything(referee)
        journal = copy.deepcopy(referee.journal)
        journal.seed ^= 1  # the recorded answers of chance rebuild the round, whatever the seed
        other = Referee(referee.rules, referee.options, referee.seats, journal)
        assert (other.state.position(), other.events) == (referee.state.position(), referee.events)


def everything(referee: Referee) -> tuple[Any, ...]:
    """All that two referees of the same round must agree on; not what was taken back, which no journal holds."""
    state = referee.state
    views = [referee.view(seat) for seat in range(referee.seats)]
    moves = [list(state.legal_moves(seat)) for seat in range(referee.seats)]
    return (
        state.position(), views, moves, referee.outcome(), referee.journal, referee.events,
        referee.can_undo, referee.takebacks,
    )  # fmt: skip


@pytest.mark.parametrize(("game", "seats"), [("babylon", 2), ("nullgame", 2), ("nullgame", 4)])
def test_any_way_of_playing_equals_the_journal_played_from_scratch(nullgame: Rules, game: str, seats: int) -> None:
    rules = registry.rules_of(game)

    @settings(max_examples=40)
    @given(seed=st.integers(0, 2**63 - 1), first=st.sampled_from([None, 0, 1]), steps=steps, later=steps)
    def property_(seed: int, first: int | None, steps: list[tuple[str, int]], later: list[tuple[str, int]]) -> None:
        player = Steps(fresh_round(rules, rules.options_model(), seats, seed, first=first))
        if first is not None:
            assert player.referee.state.to_play == first
        for what, number in steps:
            player.do(what, number)
            player.check()
        # What comes next is the same for the round that was resumed: chance goes on where the journal ends.
        referee = player.referee
        resumed = Steps(Referee(rules, referee.options, seats, copy.deepcopy(referee.journal)))
        resumed.events, resumed.undoable = list(player.events), list(player.undoable)
        for what, number in later:
            if what != "redo":
                player.do(what, number)
                resumed.do(what, number)
        assert everything(resumed.referee) == everything(referee)

    property_()


@pytest.mark.parametrize("game", ["babylon", "nullgame"])
def test_a_journal_survives_a_save_whole(nullgame: Rules, game: str) -> None:
    rules = registry.rules_of(game)
    options = make_options(rules.options_model, {})
    match = Match(rules, options, (Player("Ada", "red"), Player("Léa", "blue", "easy", 1990)), 5)
    match.next_round()
    if match.phase == "order":
        match.choose_order(begin=False)
    for _ in range(3):
        match.play(match.referee.state.legal_moves()[0])
    match.referee.journal.attachments["poses"] = {"1": [0.5, -1.25e-7, 3]}
    again = match_from_json(match_to_json(match), registry.rules_of)
    assert again.referee.journal == match.referee.journal
    assert everything(again.referee) == everything(match.referee)
    assert (again.round.opening, again.round.first) == (match.round.opening, match.round.first)


def test_a_journal_from_a_position_survives_a_save(babylon: Rules) -> None:
    match = Match(babylon, babylon.options_model(), (Player("Ada", "red"), Player("Léa", "blue")), 5)
    match.next_round()
    match.choose_order(begin=True)
    start = Journal(seed=9, first=match.round.first, position={"piles": PILES, "to_play": 1})
    match.round.referee = Referee(babylon, match.options, 2, start)
    match.play("5>2")
    again = match_from_json(match_to_json(match), registry.rules_of)
    assert again.referee.journal == start
    assert again.referee.state.position() == match.referee.state.position()
    again.referee.undo()
    assert again.referee.state.position() == {"piles": PILES, "to_play": 1}


def test_a_round_that_waits_for_its_order_survives_a_save(babylon: Rules) -> None:
    match = Match(babylon, babylon.options_model(), (Player("Ada", "red"), Player("Léa", "blue")), 5)
    match.next_round()
    again = match_from_json(match_to_json(match), registry.rules_of)
    assert (again.phase, again.to_decide, again.round) == ("order", match.to_decide, match.round)
    for waiting in (match, again):
        waiting.choose_order(begin=False)
    assert everything(again.referee) == everything(match.referee)


def test_a_journal_up_to_a_move_is_the_round_as_it_stood(babylon: Rules) -> None:
    referee = fresh_round(babylon, babylon.options_model(), 2, 3, first=1)
    positions = [referee.state.position()]
    for _ in range(4):
        referee.play(referee.state.legal_moves()[0])
        positions.append(referee.state.position())
    for moves, position in enumerate(positions):
        part = Referee(babylon, referee.options, 2, referee.journal.up_to(moves))
        assert part.state.position() == position
    part.undo()
    assert referee.moves_played == 4, "its moves are a list of its own"


def test_what_was_taken_back_is_not_saved(babylon: Rules) -> None:
    match = Match(babylon, babylon.options_model(), (Player("Ada", "red"), Player("Léa", "blue")), 5)
    match.next_round()
    match.choose_order(begin=True)
    before = match_to_json(match)
    match.play("1>2")
    match.referee.undo()
    assert match.referee.can_redo
    assert match_to_json(match) == before
    assert not match_from_json(before, registry.rules_of).referee.can_redo
