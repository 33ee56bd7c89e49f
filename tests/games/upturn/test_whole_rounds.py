"""Whole rounds of Upturn that nobody leaves, to the end: the conformance suite lets players leave at random, and its
rounds are short."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from stackhub.bots.bot import Budget
from stackhub.engine.chance import Chance
from stackhub.engine.events import Event
from stackhub.games.upturn.bots import make_bot
from stackhub.games.upturn.notation import ANNOUNCE, Move
from stackhub.games.upturn.rules import UpturnState
from tests.games.upturn.racks import options, upturn

VALUES = {
    "announce": ("off", "button", "automatic"),
    "last_token": ("any", "no_action", "no_action_left"),
    "twin_gift": ("always", "runs_only"),
    "numbers": ("standard", "random"),
    "pool_empty": ("pass", "reshuffle"),
}


@pytest.fixture
def rounds(is_long: bool) -> int:
    return 400 if is_long else 24


def moved(state: UpturnState, chance: Chance, bot_plays: bool) -> list[Event]:
    """A move by a bot, or any legal one; now and then an announcement comes in between."""
    for seat in range(state.seats):
        if seat != state.to_play and ANNOUNCE in state.legal_moves(seat) and chance.chance_of(0.3):
            state.play(ANNOUNCE, seat)
    move: Move = chance.choice(state.legal_moves())
    if bot_plays:
        move = make_bot("easy", upturn()).choose(state.view(state.to_play), chance, Budget())
    return state.play(move)


def positions(count: int) -> Iterator[tuple[UpturnState, list[Event]]]:
    """Every position of ``count`` rounds, with what led to it. Half of the moves are random, half an easy bot's: random
    players alone hardly ever get rid of their tokens."""
    for number in range(count):
        chance = Chance(number).fork("whole rounds")
        chosen = {key: chance.choice(values) for key, values in VALUES.items()}
        state = upturn().setup(options(**chosen), 2 + number % 3, Chance(number))
        yield state, []
        for _ in range(upturn().max_moves):
            events = moved(state, chance, bot_plays=chance.chance_of(0.5))
            yield state, events
            if state.outcome() is not None:
                break
        else:
            pytest.fail("the round does not end")


def test_up01_no_token_is_lost_or_doubled(rounds: int) -> None:
    whole = None
    for state, events in positions(rounds):
        whole = whole if events else upturn().conserved(state)
        assert upturn().conserved(state) == whole
        assert len(whole) == 106  # type: ignore[arg-type]


def test_up05_the_order_and_the_direction_always_agree(rounds: int) -> None:
    for state, _ in positions(rounds):
        view = state.view(0)
        assert view.clockwise == (view.order != "down")


def test_whoever_is_to_move_has_a_move_and_the_end_has_none(rounds: int) -> None:
    reasons = set()
    for state, _ in positions(rounds):
        assert (len(state.legal_moves()) > 0) == (state.outcome() is None)
        reasons.add(state.ended and state.ended[1])
    assert {None, "emptied"} <= reasons


def test_a_position_and_a_redealt_world_tell_the_same(rounds: int) -> None:
    for number, (state, _) in enumerate(positions(rounds)):
        if number % 7:
            continue
        position = state.position()
        again = upturn().from_position(position, options(), state.seats, Chance(1))
        assert again.position() == position
        assert again.outcome() == state.outcome()
        seat = number % state.seats
        assert again.view(seat) == replace(state.view(seat), history=()), "a position tells nothing of what came before"
        world = upturn().redeal(state.view(seat), Chance(number))
        assert world.view(seat) == state.view(seat)
        assert upturn().conserved(world) == upturn().conserved(state)
        if state.outcome() is None and seat == state.to_play:
            assert world.turn() == state.turn()


def test_what_the_events_say_adds_up(rounds: int) -> None:
    """Counts from the public events alone are the racks' sizes, and a secret is told to one seat only."""
    counts: list[int] = []
    for state, events in positions(rounds):
        if not events:
            counts = list(state.counts)
        for event in events:
            details = event.details
            if event.name == "played":
                counts[event.seat or 0] = int(str(details["left"]))
            elif event.name in ("drew", "penalised", "gave"):
                to = int(str(details.get("to", event.seat)))
                counts[to] += int(str(details["count"]))
                assert event.only_for == (to,)
                assert len(event.secret["pieces"]) == details["count"]  # type: ignore[arg-type]
                assert not event.seen_by((to + 1) % state.seats).details.keys() & {"pieces"}
        assert counts == list(state.counts)


def test_up17_penalties_come_in_these_rounds(rounds: int) -> None:
    """What the other tests rely on: everything happens in them."""
    seen = {event.name for _, events in positions(rounds) for event in events}
    assert seen >= {
        "played", "drew", "kept", "passed", "skipped", "turned", "gave", "announced", "penalised", "reshuffled",
        "round_over",
    }  # fmt: skip
