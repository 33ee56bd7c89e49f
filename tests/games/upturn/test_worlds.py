"""What the searching bots of Upturn imagine."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from stackhub.bots.bot import Budget
from stackhub.engine.chance import Chance
from stackhub.engine.options import make_options
from stackhub.games.upturn.bots import make_bot
from stackhub.games.upturn.habits import TokenHabits
from stackhub.games.upturn.playout import greedy
from stackhub.games.upturn.rules import UpturnState
from stackhub.games.upturn.worlds import Dealer, play_out
from tests.games.upturn.racks import options, placed, upturn


def some_rounds(count: int) -> Iterator[tuple[UpturnState, Chance]]:
    """Rounds not begun, with options and players by the number."""
    rules = upturn()
    for number in range(count):
        chance = Chance(number).fork("worlds")
        values = {key: chance.choice(option.values) for key, option in rules.config.options.items()}
        yield rules.setup(make_options(rules.options_model, values), 2 + number % 3, chance), chance


def test_a_greedy_player_plays_what_is_legal_under_all_options() -> None:
    for state, _ in some_rounds(120):
        for _ in range(600):
            if state.outcome() is not None:
                break
            move = greedy(state)
            assert move in state.legal_moves()
            state.advance(move)


def test_a_greedy_player_plays_as_the_medium_bot_does() -> None:
    """It is the same judgement, worked out in another way (UP-17 apart, which both say)."""
    bot, same = make_bot("medium", upturn()), 0
    for number in range(12):
        state = upturn().setup(options(announce="button"), 2 + number % 3, Chance(number))
        while state.outcome() is None:
            seat = state.to_play
            chosen = bot.choose(state.view(seat), Chance(1), Budget())
            assert str(greedy(state)) == str(chosen)
            same += 1
            state.play(chosen)
    assert same > 300


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_worlds_agree_with_the_view(seats: int) -> None:
    for number in range(3):
        state = upturn().setup(options(), seats, Chance(number))
        for move_number in range(60):
            if state.outcome() is not None:
                break
            if move_number % 7 == 6:
                view = state.view(state.to_play)
                dealer = Dealer(view, Chance(move_number), upturn().redeal)
                for _ in range(4):
                    world = dealer.deal()
                    world.history = list(view.history)
                    assert world.view(state.to_play) == view
                    assert upturn().conserved(world) == upturn().conserved(state)
            state.play(greedy(state))


def test_who_draws_mostly_had_nothing_to_lay() -> None:
    """UP-08: drawing is free, so it is likely and not sure."""
    state = placed("20 3", "50 60", row="41")
    state.play(upturn().parse_move("draw"))
    habits = TokenHabits(state.box, options())
    stuck, could = (habits.likely(state.history[-1], sum(1 << n for n in rack), 0) for rack in ((20, 3), (20, 99)))
    assert stuck == 1.0
    assert 0 < could < 0.2


def test_playing_out_says_who_won() -> None:
    assert play_out(placed("50", "3 4", row="41"), 0) == 1.0
    assert play_out(placed("50", "3 4", row="41"), 1) == 0.0
