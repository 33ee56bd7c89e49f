"""The rules of Upturn against a second, naive implementation of the same rulings (UP-05 to UP-20): moves, effects,
events, views and ends of random rounds, most of them from small racks, where the corners are."""

from collections import Counter

import pytest

from stackhub.engine.chance import Chance
from stackhub.games.upturn.notation import LEAVE, Move
from stackhub.games.upturn.rules import UpturnOptions, UpturnState
from tests.games.upturn.naive import PRIVATE, NaiveTable
from tests.games.upturn.racks import upturn

TWINS = [str(twin) for twin in range(11, 100, 11)]
#: Racks with more numbers than this have too many runs to think of them all.
FEW = 6


def some_options(chance: Chance) -> UpturnOptions:
    return UpturnOptions(
        announce=chance.choice(("off", "button", "button", "automatic")),
        last_token=chance.choice(("any", "no_action", "no_action_left")),
        twin_gift=chance.choice(("always", "runs_only")),
        pool_empty=chance.choice(("pass", "reshuffle")),
        numbers=chance.choice(("standard", "random")),
    )


def small_table(number: int, chance: Chance) -> UpturnState:
    """A table with few tokens, many of them twins and actions, and few in the pool."""
    seats = 2 + number % 3
    box = upturn().box
    numbers = [str(n) for n in range(1, 100) if box.standard >> n & 1]
    actions = [box.pieces.names[piece] for piece in range(100, len(box.pieces.names))]
    bag = [*dict.fromkeys([*TWINS, *chance.sample(numbers, 12)]), *chance.sample(actions, 14)]
    chance.shuffle(bag)
    start = next(token for token in bag if token.isdigit())
    bag.remove(start)
    racks = [[bag.pop() for _ in range(1 + chance.below(4))] for _ in range(seats)]
    position = {
        "racks": racks,
        "pool": [bag.pop() for _ in range(chance.below(7))],
        "row": [*(bag.pop() for _ in range(chance.below(3))), start],
        "order": chance.choice(("up", "down", "up", "down", None)),
        "to_play": chance.below(seats),
    }
    return upturn().from_position(position, some_options(chance), seats, chance)


def dealt(number: int, chance: Chance) -> UpturnState:
    """A round from its beginning."""
    return upturn().setup(some_options(chance), 2 + number % 3, chance, chance.below(2))


def agree(state: UpturnState, naive: NaiveTable) -> None:
    """Both say the same of the same table."""
    numbers = [token for token in naive.racks[naive.mover] if token.isdigit()]
    if len(numbers) <= FEW and not (naive.gift > FEW):
        listed = [str(move) for move in state.legal_moves()]
        assert sorted(listed) == sorted(naive.moves() if state.outcome() is None else [])
    for seat in range(state.seats):
        assert state.view(seat).as_dict() == naive.view(seat)
        if seat != naive.mover and state.outcome() is None:
            out_of_turn = ["announce"] * (seat in naive.open) + ["leave"] * (seat not in naive.gone)
            assert [str(move) for move in state.legal_moves(seat)] == out_of_turn
    assert state.position() == naive.position()
    outcome = state.outcome()
    assert (outcome and outcome.as_dict()) == naive.outcome


def next_move(state: UpturnState, naive: NaiveTable, chance: Chance) -> tuple[Move, int]:
    """Any move, tokens more often than draws, so that rounds end; now and then somebody announces or leaves."""
    if chance.chance_of(0.01):
        return LEAVE, chance.choice(naive.still())
    if naive.open and chance.chance_of(0.3):
        return upturn().parse_move("announce"), chance.choice(naive.open)
    legal = state.legal_moves()
    move = chance.choice(legal)
    return (move if move.lays else chance.choice(legal)), state.to_play


def play_together(state: UpturnState, chance: Chance, seen: Counter[str]) -> None:
    """Play a round with both, comparing them all the time."""
    naive = NaiveTable(state.position())
    for _ in range(400):
        agree(state, naive)
        if state.outcome() is not None:
            return
        move, seat = next_move(state, naive, chance)
        assert move is LEAVE or seat != naive.mover or naive.gift or naive.allows(str(move)), str(move)
        events = state.play(move, seat)
        secrets = [event.as_dict()["pieces"] for event in events if event.name in PRIVATE]
        told = naive.play(str(move), seat, secrets)  # type: ignore[arg-type]
        assert [event.as_dict() for event in events] == told
        for event in events:
            private = (event.details.get("to", event.seat),) if event.name in PRIVATE else ()
            assert event.only_for == private
        seen.update(event.name for event in events)


EVERYTHING = {
    "played", "drew", "kept", "passed", "skipped", "turned", "gave", "announced", "penalised", "reshuffled",
}  # fmt: skip


def test_both_play_the_same_from_small_racks(is_long: bool) -> None:
    seen = Counter[str]()
    for number in range(10_000 if is_long else 400):
        chance = Chance(number).fork("small racks")
        play_together(small_table(number, chance), chance, seen)
    print(seen)
    assert all(seen[name] >= 20 for name in EVERYTHING)
    assert seen["round_over"] >= 300


def test_both_play_the_same_from_the_deal(is_long: bool) -> None:
    seen = Counter[str]()
    for number in range(300 if is_long else 6):
        chance = Chance(number).fork("dealt racks")
        play_together(dealt(number, chance), chance, seen)
    print(seen)
    assert seen["played"] >= 100


def test_both_refuse_the_same(is_long: bool) -> None:
    """Every play that could be thought of, and moves of other moments, where neither lists what may not be played."""
    for number in range(2_000 if is_long else 100):
        chance = Chance(number).fork("refusals")
        state = small_table(number, chance)
        if state.outcome() is not None:
            continue
        naive = NaiveTable(state.position())
        for text in [*naive.plays(), "draw", "keep", "pass", "announce", "give:0x1", "give:1x1"]:
            move = upturn().parse_move(text)
            assert (move in state.legal_moves()) == naive.allows(text), text
            if not naive.allows(text):
                with pytest.raises(ValueError, match=r"\w"):
                    state.play(move)
        assert state.position() == naive.position()
