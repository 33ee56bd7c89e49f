"""What the searching bots of Stack Up! infer and imagine: never more than was seen, and never against it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from stackhub.engine.chance import Chance
from stackhub.engine.options import make_options
from stackhub.games.stackup.cards import CARDS, OF_COLOUR
from stackhub.games.stackup.habits import likely
from stackhub.games.stackup.inference import Bound, bounds_of
from stackhub.games.stackup.moves import DRAW
from stackhub.games.stackup.playout import greedy
from stackhub.games.stackup.rules import StackUpState
from stackhub.games.stackup.worlds import Dealer, play_out
from tests.games.stackup.tables import moves, place, play, stackup


def some_rounds(count: int) -> Iterator[tuple[StackUpState, Chance]]:
    """Rounds not begun, with options and players by the number."""
    rules = stackup()
    for number in range(count):
        chance = Chance(number).fork("worlds")
        values = {key: chance.choice(option.values) for key, option in rules.config.options.items()}
        yield rules.setup(make_options(rules.options_model, values), 2 + number % 5, chance), chance


def bounds(state: StackUpState, seat: int) -> tuple[Bound, ...]:
    view = state.view(seat)
    any_time = view.options.draw == "any_time"
    return bounds_of(view.history, view.counts, draw_any_time=any_time)[seat]


# --- playing out


def test_a_greedy_player_plays_what_is_legal_under_all_options() -> None:
    for state, chance in some_rounds(150):
        state.chance = chance
        for _ in range(3000):
            if state.outcome() is not None:
                break
            move = greedy(state)
            assert move in state.choices()
            state.advance(move)


@pytest.mark.parametrize(
    ("hand", "keys", "move"),
    [
        ("red6 blue7 blue8 flip", {}, "blue7-blue8"),
        ("blue7 blue8 blue9 flip", {}, "blue7-blue8-blue9+skip"),
        ("blue7 blue8 blue9", {}, "blue7-blue8-blue9"),
        ("red9 freeze crash", {}, "freeze"),
        ("red9 red10 yellow3 switch", {}, "switch:red"),
        ("red9", {}, "draw"),
        ("red9", {"spare": [True, False]}, "spare"),
        ("crash red9", {"crash": True}, "crash"),
        ("red9", {"crash": True}, "take"),
        ("flip", {}, "draw"),
        ("blue8 red2", {"drawn": "red2"}, "keep"),
        ("red2 red3 blue8", {"drawn": "blue8"}, "blue8"),
        ("red2 green6", {"direction": None}, "direction:up"),
    ],
)
def test_what_a_greedy_player_plays(hand: str, keys: dict[str, object], move: str) -> None:
    """On blue 5, going up."""
    assert str(greedy(place(hand, "green1 green2 green3", **keys))) == move


def test_playing_out_says_who_won() -> None:
    assert play_out(place("blue6", "red1"), 0) == 1.0
    assert play_out(place("blue6", "red1"), 1) == 0.0


# --- bounds


def test_who_draws_held_nothing_that_fits() -> None:
    """SU-09: on blue 5 going up no blue, no 6 and no special; the card drawn may be any."""
    state = place("red9 red10", "green1", draw="blue8 yellow1")
    play(state, "draw")
    (bound,) = bounds(state, 0)
    assert bound.sure
    assert bound.most == 1
    for name in ("blue1", "blue15", "red6", "green6", "flip", "crash"):
        assert bound.cards & CARDS.called(name)
    assert not bound.cards & CARDS.called("red9")


def test_with_draw_any_time_a_draw_is_not_sure() -> None:
    """SU-09, option draw: any_time."""
    state = place("blue9 red10", "green1", draw="blue8 yellow1", options={"draw": "any_time"})
    play(state, "draw")
    assert not any(bound.sure for bound in bounds(state, 0))


def test_a_single_flip_freeze_or_snatch_cannot_be_laid_so_a_draw_says_nothing_of_it() -> None:
    """SU-21."""
    state = place("flip", "green1", draw="red8 yellow1")
    play(state, "draw")
    (bound, *_) = bounds(state, 0)
    assert not bound.cards & CARDS.called("flip")
    assert bound.cards & CARDS.called("crash")


def test_a_card_that_is_laid_was_one_of_those_that_came_later() -> None:
    state = place("red9 red10", "green1 green2", draw="blue8", top="blue5")
    play(state, "draw", "blue8")
    sure = [bound for bound in bounds(state, 0) if bound.sure]
    assert [bound.most for bound in sure] == [0]


@pytest.mark.parametrize("seed", range(2))
def test_what_is_sure_is_true(seed: int) -> None:
    """SU-09, SU-16, SU-18, SU-22, SU-25: whatever happens, no hand ever breaks a bound that is sure."""
    bound_seen = 0
    for state, chance in some_rounds(12):
        mixed = chance.fork(str(seed))
        for number in range(300):
            if state.outcome() is not None:
                break
            leaver = mixed.below(state.seats)
            if mixed.chance_of(0.01) and state.legal_moves(leaver) and leaver != state.to_play:
                state.play(stackup().leave_move, leaver)
            else:
                state.play(mixed.choice(state.legal_moves()))
            if number % 3:
                continue
            view = state.view(0)
            found = bounds_of(view.history, view.counts, draw_any_time=view.options.draw == "any_time")
            for seat, of in enumerate(found):
                for bound in of:
                    if bound.sure:
                        bound_seen += 1
                        assert (state.hands[seat] & bound.cards).bit_count() <= bound.most
    assert bound_seen > 500


# --- habits


def chances(state: StackUpState, text: str, *hands: str) -> list[float]:
    """How likely each of ``hands`` would have played that move."""
    play(state, text)
    decision = state.history[-1]
    masks = [sum(1 << card for card in CARDS.claim(hand.split(), CARDS.all, "hand")) for hand in hands]
    return [likely(decision, mask, 0, draw_any_time=False) for mask in masks]


def test_nobody_lays_one_card_who_could_lay_two() -> None:
    one, two = chances(place("blue9 red1 red3", "green1"), "blue9", "blue9 red1", "blue9 blue10")
    assert one > 10 * two


def test_a_special_is_played_when_no_number_fits() -> None:
    none, fits = chances(place("crash red9", "green1"), "crash", "crash red9", "crash blue9")
    assert none > 10 * fits


def test_who_draws_had_nothing_to_play() -> None:
    stuck, could = chances(place("red9 red10", "green1", draw="red1"), "draw", "red9 red10", "red9 blue2")
    assert stuck > 1000 * could


def test_who_takes_the_cards_had_no_crash() -> None:
    without, with_one = chances(place("red9 red10", "green1", crash=True), "take", "red9 red10", "red9 crash")
    assert without > 10 * with_one


# --- worlds


def test_worlds_agree_with_the_view_and_with_the_rules() -> None:
    """Nothing is lost, what was seen by a Snatch stays where it is (SU-16), and what the rules make impossible is not
    imagined (or as good as never)."""
    broken = worlds = 0
    for state, _ in some_rounds(10):
        for number in range(120):
            if state.outcome() is not None:
                break
            seat = state.to_play
            if number % 9 == 8:
                view = state.view(seat)
                dealer = Dealer(view, Chance(number))
                sure = bounds_of(view.history, view.counts, draw_any_time=view.options.draw == "any_time")
                for _ in range(5):
                    world = dealer.deal()
                    worlds += 1
                    world.history = list(view.history)
                    assert world.view(seat) == view
                    assert world.pieces() == state.pieces()
                    assert [str(move) for move in world.choices()] == moves(state)
                    broken += any(
                        bound.sure and (world.hands[other] & bound.cards).bit_count() > bound.most
                        for other, of in enumerate(sure)
                        for bound in of
                    )
            state.play(greedy(state) if state.outcome() is None else DRAW)
    assert worlds > 200
    assert broken < 0.02 * worlds


def test_who_drew_on_blue_is_imagined_without_blue() -> None:
    """The example of the issue: the next player drew on blue."""
    state = place("red9 red1", "yellow1 green3 green9", draw="red10 red11 red12 blue1 blue2 blue3 blue9 blue10")
    play(state, "draw", "keep")
    play(state, "draw", "keep")
    dealer = Dealer(state.view(0), Chance(1))
    blue = sum((dealer.deal().hands[1] & OF_COLOUR[1]).bit_count() for _ in range(200))
    assert blue <= 20, "of four cards, three could not be blue, and the fourth was kept"
