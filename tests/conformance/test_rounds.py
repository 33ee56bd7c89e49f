"""What the rules of every game keep in random rounds."""

import json
from dataclasses import replace
from typing import Any

import pytest

from stackhub.engine.chance import Chance
from stackhub.engine.errors import GameError, IllegalMove, InvalidMove
from stackhub.engine.events import EVENT_NAMES, Event
from stackhub.engine.game import Rules, State
from stackhub.engine.referee import Referee
from tests.conformance.random_play import play_on, random_rounds


def test_rounds_end_within_the_bound_and_moves_have_a_stable_order(rules: Rules, many_rounds: int) -> None:
    for referee, chance in random_rounds(rules, many_rounds):
        while referee.outcome() is None:
            assert referee.moves_played < rules.max_moves, f"round {referee.journal.seed} does not end"
            state = referee.state
            moves = list(state.legal_moves())
            assert moves, "who is to move has a move as long as there is no outcome"
            assert moves == list(state.legal_moves()) == list(state.clone().legal_moves())
            assert len({str(move) for move in moves}) == len(moves), "each move has a notation of its own"
            play_on(referee, chance)
        assert not any(referee.state.legal_moves(seat) for seat in range(referee.seats))


def test_moves_parse_back_from_their_string(rules: Rules, rounds: int) -> None:
    for referee, chance in random_rounds(rules, rounds):
        while referee.outcome() is None:
            for seat in range(referee.seats):
                for move in referee.state.legal_moves(seat):
                    parsed = rules.parse_move(str(move))
                    assert (parsed, hash(parsed), str(parsed)) == (move, hash(move), str(move))
            play_on(referee, chance)


def test_a_position_describes_its_state(rules: Rules, rounds: int) -> None:
    for referee, chance in random_rounds(rules, rounds):
        while True:
            state = referee.state
            position = state.position()
            assert json.loads(json.dumps(position)) == position, "plain JSON data"
            again = rules.from_position(position, referee.options, referee.seats, Chance(1))
            assert again.position() == position
            assert again.outcome() == state.outcome()
            assert list(again.legal_moves()) == list(state.legal_moves())
            for seat in range(again.seats):
                view: Any = state.view(seat)
                # A position says nothing of what came before it.
                known = replace(view, history=()) if hasattr(view, "history") else view
                assert again.view(seat) == known
            if referee.outcome() is not None:
                break
            play_on(referee, chance)


def test_a_clone_is_independent(rules: Rules, rounds: int) -> None:
    for referee, chance in random_rounds(rules, rounds):
        while referee.outcome() is None:
            before = referee.state.position()
            clone = referee.state.clone()
            assert clone.position() == before
            assert clone.chance is referee.state.chance, "clones share the state's chance"
            clone.chance = Chance(chance.below(1000))
            clone.play(chance.choice(clone.legal_moves()))
            assert referee.state.position() == before
            play_on(referee, chance)


def test_nothing_is_lost_or_doubled(rules: Rules, rounds: int) -> None:
    for referee, chance in random_rounds(rules, rounds):
        material = rules.conserved(referee.state)
        while referee.outcome() is None:
            play_on(referee, chance)
            assert rules.conserved(referee.state) == material


def _accepted(rules: Rules, state: State, move: Any) -> bool:
    """Whether a turn that was not listed may be played all the same, as where hands play."""
    if not getattr(rules, "physical", False):
        return False
    try:
        state.clone().play(move)
    except IllegalMove:
        return False
    return True


def test_what_may_not_be_played_changes_nothing(rules: Rules, rounds: int) -> None:
    for referee, chance in random_rounds(rules, rounds):
        seen: list[Any] = []
        while referee.outcome() is None:
            before = referee.state.position(), list(referee.journal.entries)
            legal = referee.state.legal_moves()
            seen += [chance.choice(legal)]
            wrong = [move for move in seen if move not in legal and not _accepted(rules, referee.state, move)][-1:]
            for move in wrong:
                with pytest.raises(IllegalMove):
                    referee.play(move)
            other = (referee.state.to_play + 1) % referee.seats
            if referee.seats > 1 and seen[-1] not in referee.state.legal_moves(other):
                with pytest.raises(IllegalMove):
                    referee.play(seen[-1], other)
            with pytest.raises(InvalidMove):
                referee.play("no such move")
            assert (referee.state.position(), referee.journal.entries) == before
            play_on(referee, chance)


def test_undo_to_the_start_and_redo_to_the_end(rules: Rules, rounds: int) -> None:
    """Each step builds the round anew, which takes the square of its length: an eighth of the longer rounds does."""
    is_long = getattr(rules, "hidden_hands", False) or getattr(rules, "physical", False)
    for referee, chance in random_rounds(rules, rounds // (8 if is_long else 1)):
        positions = [referee.state.position()]
        undoable = []
        while referee.outcome() is None:
            play_on(referee, chance)
            undoable.append(referee.can_undo)
            assert not (referee.can_undo and referee.journal.entries[-1].chance), "chance is never asked twice"
            positions.append(referee.state.position())
        events = list(referee.events)
        for position in reversed(positions[:-1]):
            assert referee.can_undo == undoable.pop()
            referee.undo(force=True)
            assert referee.state.position() == position
        assert not referee.can_undo
        for position in positions[1:]:
            referee.redo()
            assert referee.state.position() == position
        assert referee.events == events
        assert not referee.can_redo


def test_events_tell_what_happened(rules: Rules, rounds: int) -> None:
    for referee, chance in random_rounds(rules, rounds):
        over: list[Event] = []
        while referee.outcome() is None:
            events = play_on(referee, chance)
            assert events, "every move tells something"
            for event in events:
                assert event.name in EVENT_NAMES
                assert event.seat is None or 0 <= event.seat < referee.seats
                plain = event.as_dict()
                assert json.loads(json.dumps(plain)) == plain
            over = [event for event in events if event.name == "round_over"]
            assert len(over) == (referee.outcome() is not None)
        outcome = referee.outcome()
        assert outcome is not None
        assert {key: over[0].details[key] for key in outcome.as_dict()} == outcome.as_dict()


def test_an_outcome_makes_sense(rules: Rules, rounds: int) -> None:
    for referee, chance in random_rounds(rules, rounds):
        while referee.outcome() is None:
            play_on(referee, chance)
        outcome = referee.outcome()
        assert outcome is not None
        seats = set(range(referee.seats))
        assert outcome.winners or len(outcome.sides) == 1, "only where all play together nobody may have won"
        assert set(outcome.winners) <= seats
        assert len(set(outcome.winners)) == len(outcome.winners)
        assert outcome.loser is None or (outcome.loser in seats and outcome.loser not in outcome.winners)
        assert len(outcome.scores) == referee.seats


def test_the_same_seed_gives_the_same_round(rules: Rules) -> None:
    def played() -> list[tuple[Any, ...]]:
        return [_all(referee, chance) for referee, chance in random_rounds(rules, 50)]

    assert played() == played()


def test_wrong_seats_and_positions_are_refused(rules: Rules) -> None:
    options = rules.options_model()
    for seats in (0, rules.config.seats.max + 1):
        with pytest.raises(GameError):
            rules.setup(options, seats, Chance(1))
    with pytest.raises(GameError):
        rules.from_position({"no such key": 1}, options, rules.config.seats.min, Chance(1))


def _all(referee: Referee, chance: Chance) -> tuple[Any, ...]:
    while referee.outcome() is None:
        play_on(referee, chance)
    return referee.state.position(), referee.journal, referee.outcome()
