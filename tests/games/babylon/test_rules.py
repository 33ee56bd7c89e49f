"""The rulings BA-01 to BA-05, one by one."""

from collections import Counter

import pytest

from stackhub.engine.chance import Chance
from stackhub.engine.errors import BadOptions, IllegalMove, InvalidMove
from stackhub.engine.game import MatchFormat, Outcome
from stackhub.engine.options import make_options
from stackhub.games.babylon.position import Lift
from stackhub.games.babylon.rules import BabylonOptions, BabylonRules
from tests.games.babylon.conftest import Place

FINAL = {1: "green green green black black black red red red", 2: "beige beige", 12: "beige"}


def test_ba01_twelve_single_tablets_three_of_each_colour(rules: BabylonRules) -> None:
    state = rules.setup(BabylonOptions(), 2, Chance(1))
    assert [len(pile) for pile in state.piles] == [1] * 12
    assert Counter(pile[0] for pile in state.piles) == {"green": 3, "black": 3, "red": 3, "beige": 3}
    assert state.to_play == 0


def test_ba01_the_layout_is_shuffled_by_the_seed_alone(rules: BabylonRules) -> None:
    layouts = [tuple(rules.setup(BabylonOptions(), 2, Chance(seed)).piles) for seed in (1, 1, 2, 3)]
    assert layouts[0] == layouts[1]
    assert len(set(layouts)) == 3


def test_ba01_every_tablet_comes_to_every_place(rules: BabylonRules) -> None:
    seen = [set[str]() for _ in range(12)]
    for seed in range(60):
        for place, pile in enumerate(rules.setup(BabylonOptions(), 2, Chance(seed)).piles):
            seen[place].add(pile[0])
    assert all(colours == {"green", "black", "red", "beige"} for colours in seen)


@pytest.mark.parametrize("first", [0, 1])
def test_the_seat_that_was_told_to_begin_begins(rules: BabylonRules, first: int) -> None:
    assert rules.setup(BabylonOptions(), 2, Chance(1), first).to_play == first


@pytest.mark.parametrize("seats", [0, 1, 3])
def test_babylon_is_for_two(rules: BabylonRules, seats: int) -> None:
    with pytest.raises(BadOptions, match="takes 2 seats"):
        rules.setup(BabylonOptions(), seats, Chance(1))


def test_ba02_the_youngest_chooses(rules: BabylonRules) -> None:
    for years, seat in (((1980, 2015), 1), ((2015, 1980), 0)):
        opening = rules.opening(BabylonOptions(), years, None, Chance(1))
        assert (opening.seat, opening.chooses, opening.why) == (seat, True, "youngest")


@pytest.mark.parametrize("years", [(None, None), (1990, None), (None, 1990), (1990, 1990)])
def test_ba02_unknown_or_equal_ages_are_drawn(rules: BabylonRules, years: tuple[int | None, ...]) -> None:
    openings = [rules.opening(BabylonOptions(), years, None, Chance(seed)) for seed in range(40)]
    assert {opening.seat for opening in openings} == {0, 1}
    assert {opening.why for opening in openings} == {"drawn"}
    assert all(opening.chooses for opening in openings)


def test_ba02_option_random_draws_whatever_the_ages(rules: BabylonRules) -> None:
    options = BabylonOptions(chooser="random")
    openings = [rules.opening(options, (1950, 2015), None, Chance(seed)) for seed in range(40)]
    assert {opening.seat for opening in openings} == {0, 1}
    assert {opening.why for opening in openings} == {"drawn"}


@pytest.mark.parametrize("chooser", ["youngest", "random"])
@pytest.mark.parametrize("loser", [0, 1])
def test_ba05_later_the_loser_of_the_round_before_chooses(rules: BabylonRules, loser: int, chooser: str) -> None:
    previous = Outcome((1 - loser,), loser, (loser, 1 - loser))
    options = make_options(BabylonOptions, {"chooser": chooser})
    opening = rules.opening(options, (1950, 2015), previous, Chance(1))
    assert (opening.seat, opening.chooses, opening.why) == (loser, True, "loser")


def test_ba05_match_formats(rules: BabylonRules) -> None:
    formats = {
        name: MatchFormat(kind, target)
        for name, kind, target in (
            ("single", "single", 1),
            ("first_to_3", "wins", 3),
            ("best_of_3", "wins", 2),
        )
    }
    for name, form in formats.items():
        assert rules.match_format(make_options(BabylonOptions, {"match": name})) == form


def test_ba03_same_height_or_same_colour_on_top(place: Place) -> None:
    state = place({1: "green black", 2: "red green", 3: "beige beige black"})
    moves = set(map(str, state.legal_moves()))
    assert {"1>2", "2>1"} <= moves, "the same height"
    assert {"1>3", "3>1"} <= moves, "the same colour on top, another height"
    assert not {"2>3", "3>2"} & moves, "neither"
    black = next(n for n in range(4, 13) if state.piles[n - 1] == ("black",))
    green = next(n for n in range(4, 13) if state.piles[n - 1] == ("green",))
    assert {f"{black}>{green}", f"{black}>3", f"3>{black}"} <= moves
    assert not {f"{green}>1", f"1>{green}"} & moves, "the colour below the top does not count"


def test_ba03_the_lifted_pile_ends_on_top_and_the_target_keeps_its_number(place: Place) -> None:
    state = place({3: "green black", 7: "red beige"})
    events = state.play(Lift(3, 7))
    assert state.piles[6] == ("red", "beige", "green", "black")
    assert state.piles[2] == ()
    assert events[0].as_dict() == {
        "event": "moved", "seat": 0, "from": 3, "to": 7, "colour": "black", "height": 4, "move": "3>7",
    }  # fmt: skip
    assert state.to_play == 1


def test_ba03_what_may_not_be_played_changes_nothing(place: Place) -> None:
    state = place({1: "green black", 2: "red green", 3: "beige beige black"})
    before = state.position()
    for move, why in (("2>3", "neither"), ("1>1", "itself"), ("12>1", "no pile 12"), ("1>12", "no pile 12")):
        source, target = map(int, move.split(">"))
        with pytest.raises(IllegalMove, match=why):
            state.play(Lift(source, target))
    with pytest.raises(IllegalMove, match="turn of seat 0"):
        state.play(Lift(1, 2), seat=1)
    assert state.position() == before
    assert state.legal_moves(1) == []


def test_ba04_who_cannot_move_has_lost(place: Place) -> None:
    for to_play in (0, 1):
        state = place(FINAL, to_play)
        assert state.legal_moves() != [], "2 and 12 share a colour"
        state.play(Lift(12, 2))
        assert state.legal_moves() == []
        assert state.outcome() == Outcome((to_play,), 1 - to_play, (1 - to_play, to_play))


def test_ba04_the_last_move_ends_the_round(place: Place) -> None:
    state = place(FINAL)
    moved, over = state.play(Lift(2, 12))
    assert moved.name == "moved"
    assert over.as_dict() == {
        "event": "round_over", "seat": None, "winners": [0], "loser": 1, "scores": [1, 0], "reason": "no_move",
    }  # fmt: skip


@pytest.mark.parametrize(
    "text", ["", "3", "3>", ">7", "3>7>1", "3-7", " 3>7", "3>7\n", "03>7", "0>1", "13>1", "1>99", "٣>٧", "a>b"]
)
def test_what_is_no_move_at_all(rules: BabylonRules, text: str) -> None:
    with pytest.raises(InvalidMove):
        rules.parse_move(text)


def test_moves_print_as_they_are_parsed(rules: BabylonRules) -> None:
    for source in range(1, 13):
        for target in range(1, 13):
            move = rules.parse_move(f"{source}>{target}")
            assert (move.source, move.target, str(move)) == (source, target, f"{source}>{target}")
