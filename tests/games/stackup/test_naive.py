"""The rules of Stack Up! against a second, naive implementation of the same rulings (SU-04 to SU-23, SU-25): moves,
effects, events, views and ends of random rounds, most of them from small tables, where the corners are."""

from typing import Any

import pytest

from stackhub.engine.chance import Chance
from stackhub.games.stackup.moves import LEAVE
from stackhub.games.stackup.rules import StackUpOptions, StackUpState
from tests.games.stackup.naive import ORDER, SPECIALS, NaiveTable, in_order
from tests.games.stackup.tables import stackup

CARDS = [*ORDER, *SPECIALS * 3]


def some_options(chance: Chance) -> StackUpOptions:
    return StackUpOptions(
        combo_start=chance.choice(("any", "strict")),
        draw=chance.choice(("stuck", "stuck", "any_time")),
        drawn_card_may_combo=chance.chance_of(0.5),
        switch_same_colour=chance.chance_of(0.5),
    )


def small_table(number: int, chance: Chance) -> StackUpState:
    """A table with few cards, of few kinds, some of them known, and somebody about to do anything."""
    seats = 2 + number % 5
    deck = [card for card in CARDS if card in SPECIALS or int(card.lstrip("redbluyowgn")) in range(4, 9)]
    if chance.chance_of(0.3):
        deck = [card for card in deck if card not in SPECIALS[:2]]
    chance.shuffle(deck)
    top = next(card for card in deck if card not in SPECIALS)
    deck.remove(top)
    hands = [[deck.pop() for _ in range(chance.below(5)) if deck] for _ in range(seats)]
    if not any(hands):
        hands[0] = [deck.pop()]
    laid = [*(deck.pop() for _ in range(chance.below(3)) if deck), top]
    pile = [deck.pop() for _ in range(chance.below(6)) if deck]
    seen = [
        [viewer, holder, card]
        for holder, hand in enumerate(hands)
        for card in hand
        for viewer in range(seats)
        if viewer != holder and chance.chance_of(0.2)
    ]
    position: dict[str, Any] = {
        "hands": hands,
        "draw": pile,
        "discard": laid,
        "direction": chance.choice(("up", "down")),
        "to_play": chance.below(seats),
        "spare": [chance.chance_of(0.3) for _ in range(seats)],
        "crash": chance.chance_of(0.2),
        "seen": seen,
    }
    return stackup().from_position(position, some_options(chance), seats, chance)


def dealt(number: int, chance: Chance) -> StackUpState:
    """A round from its beginning."""
    return stackup().setup(some_options(chance), 2 + number % 5, chance)


def agree(state: StackUpState, naive: NaiveTable) -> None:
    """Both say the same of the same table."""
    listed = [str(move) for move in state.legal_moves()]
    assert sorted(listed) == sorted(naive.moves())
    assert state.position() == naive.position()
    for seat in range(state.seats):
        assert state.view(seat).as_dict() == naive.view(seat)
    outcome = state.outcome()
    assert (outcome and outcome.as_dict()) == naive.outcome


def play_together(state: StackUpState, chance: Chance) -> int:
    """Play a round with both, comparing them all the time; how many moves it took."""
    naive = NaiveTable(state.position())
    for count in range(1000):
        agree(state, naive)
        if state.outcome() is not None:
            return count
        move, seat = chance.choice(state.legal_moves()), state.to_play
        if chance.chance_of(0.02):
            move, seat = LEAVE, chance.choice([seat for seat in range(state.seats) if seat not in naive.gone])
        events = state.play(move, seat)
        secrets: list[Any] = [event.secret["pieces"] for event in events if event.secret]
        told = naive.play(str(move), seat, list(secrets[0]) if secrets else [])
        assert [event.as_dict() for event in events] == told
        for event in events:
            knows = {"drew": {seat}, "penalised": {seat}, "snatched": {seat, event.details.get("victim")}}
            assert set(event.only_for) == knows.get(event.name, set())
    pytest.fail("the round does not end")


def test_both_play_the_same_from_small_tables(is_long: bool) -> None:
    moves = 0
    for number in range(5_000 if is_long else 150):
        chance = Chance(number).fork("small tables")
        moves += play_together(small_table(number, chance), chance)
    print(moves, "moves")


def test_both_play_the_same_from_the_deal(is_long: bool) -> None:
    moves = 0
    for number in range(500 if is_long else 12):
        chance = Chance(number).fork("dealt tables")
        moves += play_together(dealt(number, chance), chance)
    print(moves, "moves")


def test_both_mean_the_same_by_order() -> None:
    assert in_order(["crash", "blue2", "red15"]) == ["red15", "blue2", "crash"]
