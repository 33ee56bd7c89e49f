"""The bots of Upturn: sensible, quick with any rack, and better when they look."""

import pytest

from stackhub.bots.arena import duel
from stackhub.bots.bot import Budget
from stackhub.engine.chance import Chance
from stackhub.engine.config import Level
from stackhub.games.upturn.bots import make_adviser, make_bot
from stackhub.games.upturn.greedy import share
from stackhub.games.upturn.rules import UpturnState
from tests.games.upturn.racks import fresh, options, placed, play, upturn
from tests.games.upturn.test_listing import hoarder

BUDGET = Budget(iterations=1)
#: Without playouts.
AT_A_GLANCE = Budget(iterations=0)
LEVELS: tuple[Level, ...] = ("easy", "medium")


def choose(state: UpturnState, level: Level = "medium", seed: int = 1) -> str:
    view = state.view(state.to_play)
    return str(make_bot(level, upturn()).choose(view, Chance(seed), BUDGET))


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_always_names_a_legal_move(level: Level) -> None:
    bot = make_bot(level, upturn())
    assert bot.level == level
    for seed in range(30):
        state = fresh(2 + seed % 3, seed, announce="button", last_token="no_action_left", pool_empty="reshuffle")
        chance = Chance(seed)
        for _ in range(3000):
            if state.outcome() is not None:
                break
            move = bot.choose(state.view(state.to_play), chance, BUDGET)
            assert move in state.legal_moves()
            state.play(move)
        else:
            pytest.fail("the round does not end")


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_lays_when_it_can(level: Level) -> None:
    for seed in range(20):
        assert choose(placed("60 1 2", "3 4"), level, seed) == "60"
    assert choose(placed("1 2", "3 4"), level) == "draw"
    drawn = placed("1 2", "3 4", pool=["6"])
    play(drawn, "draw")
    assert choose(drawn, level) == "keep"
    assert choose(placed("1 2", "3 4", pool=[]), level) == "pass"


def test_medium_wins_when_it_can() -> None:
    assert choose(placed("42 47 55", "3 4")) == "42-47-55"
    assert choose(placed("joker 1", "3 4")) == "joker+1"


def test_medium_lays_the_longest_run() -> None:
    assert choose(placed("42 47 55 1 2 60 90", "3 4")) == "42-47-55"


def test_medium_plays_again_rather_than_let_the_other_play() -> None:
    assert choose(placed("skip 41 90 1 2", "3 4")) in ("skip", "90")
    assert choose(placed("skip 1 2 3", "9 4")) == "skip"


def test_medium_gives_to_whoever_has_the_fewest() -> None:
    state = placed("42 44 1", "2 3 4 6", "7", "9 10 12")
    play(state, "42-44")
    assert choose(state) == "give:2x2"
    assert str(share(state.view(0), 4)) == "give:2x3,3x1"


def test_up17_medium_always_announces() -> None:
    state = placed("60 1", "70 80 90", announce="button")
    assert {choose(state, seed=seed) for seed in range(20)} == {"60!"}
    late = placed("skip 60", "2 3", announce="button")
    play(late, "skip")
    assert choose(late) == "announce"


def test_up17_easy_forgets_to_announce_now_and_then() -> None:
    state = placed("60 1", "70 80 90", announce="button")
    said = [choose(state, "easy", seed) for seed in range(400)]
    assert set(said) == {"60", "60!"}
    assert 0.15 < said.count("60") / len(said) < 0.35


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_is_not_stopped_by_a_rack_of_forty_tokens(level: Level) -> None:
    """It never lists the runs: there are more than anybody could count."""
    state = hoarder()
    for seed in range(5):
        move = make_bot(level, upturn()).choose(state.view(0), Chance(seed), BUDGET)
        assert move in state.legal_moves()
    assert len(make_bot("medium", upturn()).choose(state.view(0), Chance(1), BUDGET).numbers) > 30


def test_the_same_view_and_chance_give_the_same_move() -> None:
    view = fresh(3, 6).view(0)
    for level in LEVELS:
        bot = make_bot(level, upturn())
        assert len({bot.choose(view, Chance(4), BUDGET) for _ in range(3)}) == 1


def _share(seats: int, rounds: int, **chosen: str) -> float:
    medium, easy = make_bot("medium", upturn()), make_bot("easy", upturn())
    return duel(upturn(), options(**chosen), medium, easy, rounds=rounds, seed=11, seats=seats)


def test_medium_beats_easy_on_paired_deals() -> None:
    assert _share(2, 100) > 0.6
    assert _share(4, 80) > 0.32, "one seat in four would win 0.25"
    assert _share(2, 50, announce="button", last_token="no_action") > 0.6


@pytest.mark.long
def test_medium_beats_easy_over_many_rounds() -> None:
    assert _share(2, 2000) > 0.64
    assert _share(3, 2000) > 0.42
    assert _share(4, 2000) > 0.36


@pytest.mark.parametrize(
    ("state", "best", "reason"),
    [
        (placed("60", "3 4"), "60", "60: that empties your rack, and you win."),
        (placed("42 47 55 1 2", "3 4"), "42-47-55", "42, 47 and 55: you are rid of them all at once"),
        (placed("44 1 2", "3 4"), "44", "44: a twin"),
        (placed("turn 1 2", "3 4"), "turn", "Up & Down: the turned order suits your rack better."),
        (placed("skip 1 2", "3 4"), "skip", "Skip: that costs the next player a turn"),
        (placed("60 1 2", "3 4"), "60", "60: it fits"),
        (placed("1 2", "3 4"), "draw", "Nothing on your rack fits: draw"),
        (placed("1 2", "3 4", pool=[]), "pass", "Nothing on your rack fits and the pool is empty"),
    ],
)
def test_a_hint_says_what_to_play_and_why(state: UpturnState, best: str, reason: str) -> None:
    """What is plain from the own rack; without playouts the hint is what looks best."""
    hint = make_adviser(upturn()).hint(state.view(0), Chance(1), AT_A_GLANCE)
    assert hint.best == (best,)
    assert hint.verdicts == {}
    assert hint.reason.english().startswith((reason, f"{reason.partition(':')[0]}: after that the next player"))


def test_a_hint_for_a_gift_an_announcement_and_a_token_drawn() -> None:
    adviser = make_adviser(upturn())
    state = placed("42 44 1", "2 3 6 7", "4")
    play(state, "42-44")
    assert adviser.hint(state.view(0), Chance(1), AT_A_GLANCE).best == ("give:2x2",)
    late = placed("skip 60", "2 3", announce="button")
    play(late, "skip")
    assert adviser.hint(late.view(0), Chance(1), AT_A_GLANCE).best == ("announce",)
    drawn = placed("1 2", "3 4", pool=["6"])
    play(drawn, "draw")
    assert adviser.hint(drawn.view(0), Chance(1), AT_A_GLANCE).best == ("keep",)
    assert adviser.hint(drawn.view(1), Chance(1), AT_A_GLANCE).best == ()


def test_a_hint_is_among_the_moves_that_are_listed() -> None:
    state = hoarder()
    (best,) = make_adviser(upturn()).hint(state.view(0), Chance(1), AT_A_GLANCE).best
    assert best in {str(move) for move in state.legal_moves()}
