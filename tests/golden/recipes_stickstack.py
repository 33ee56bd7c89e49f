"""The golden games of Stick & Stack: every mode and option, both ends of a round, and players who leave."""

from __future__ import annotations

from typing import Any

from stackhub.games.stickstack.record import Attempt, TurnRecord
from tests.games.stickstack.turns import attempt, contact, falls, pushes, record, right, slipped, toppled, wrong
from tests.golden.recipe import Recipe, ended, tells_of


def _turn(stick: str, *attempts: Attempt, tower: str = "", **facts: Any) -> str:
    """The move of a turn with `stick`; `tower` names the sticks that hang already, one after the other."""
    return f"record {record(stick, *attempts, tower=tower.split(), **facts)}"


def _move(turn: TurnRecord) -> str:
    return f"record {turn}"


def _recipe(name: str, seats: int, *script: str, **rest: Any) -> Recipe:
    return Recipe("stickstack", name, (None,) * seats, script=script, **rest)


_OWN = {
    "name": "Ours",
    "cards": [{"id": "first_go", "title": "Once", "text": "Let go once.", "check": {"kind": "attempts", "most": 1}}],
}

_HANG = ("bag", "take")
"""A stick from the bag, hung at the first attempt: ``take`` is the first turn that is listed."""

STICK_AND_STACK = (
    _recipe("two_at_random_until_it_topples", 2, wanted=ended("toppled", "refused", "fouled", "fell", "chose")),
    _recipe("three_at_random_until_every_stick_falls", 3, wanted=lambda r: r.outcome().reason == "all_fell"),  # type: ignore[union-attr]
    _recipe("seven_play_and_some_leave", 7, wanted=tells_of("announced", "fell", "placed", "kept")),
    _recipe("ss10b_the_bag_is_empty_and_all_36_hang", 5, *_HANG * 36, first=2),
    _recipe(
        "ss10b_the_last_ones_in_front_are_placed_first",
        3,
        "bag",
        "take",
        "own:s20",
        "take",
        "bag",
        "take",
        position={"bag": ["s09", "s31"], "tower": ["s01", "s02"], "fronts": [[], ["s20"], ["s05"]]},
    ),
    _recipe(
        "ss10a_all_fall_one_after_the_other_within_a_turn",
        4,
        "bag:s01",
        _turn("s01", right()),
        "bag:s09",
        _turn("s09", right(), tower="s01"),
        "bag:s20",
        _turn("s20", right(4.0), fell=(*falls("s01", at_s=2.0), *falls("s20", "s09", at_s=8.0)), end="all_fell"),
        first=3,
    ),
    _recipe(
        "ss10a_a_single_stick_falls_and_play_goes_on",
        2,
        "bag:s09",
        _turn("s09", slipped(), fell=falls("s09")),
        "bag:s01",
        _turn("s01", right()),
        "own:s09",
        _turn("s09", right(), tower="s01"),
        first=0,
        wanted=ended("toppled"),
    ),
    _recipe(
        "by_the_book_a_single_stick_ends_the_round",
        2,
        "bag:s09",
        _turn("s09", slipped(), fell=falls("s09"), end="all_fell"),
        options={"all_fell": "literal"},
        first=1,
    ),
    _recipe(
        "ss11_a_topple_of_ten_costs_fifteen",
        3,
        "bag:s10",
        _move(toppled("s10", fell=falls("s03", "s10"))),
        position={"tower": [f"s{number:02}" for number in range(1, 10)], "to_play": 1},
    ),
    _recipe(
        "ss11_five_only_the_sticks_go_back_to_the_bag",
        3,
        "bag:s10",
        _move(toppled("s10", cup_deg=20.0, base_deg=50.0, base_s=1.5)),
        position={
            "tower": [f"s{number:02}" for number in range(1, 10)],
            "fronts": [[], ["s36"], []],
            "to_play": 1,
            "options": {"crash_sticks": "five_only"},
        },
    ),
    _recipe(
        "ss06_three_refusals_then_the_stick_is_kept_and_used_later",
        2,
        "bag:s09",
        _turn("s09", wrong(4.0), wrong(9.0), wrong(14.0), end="kept"),
        "bag:s01",
        _turn("s01", wrong(4.0), right(9.0), dropped=2),
        "own:s09",
        _turn("s09", right(), tower="s01"),
        first=0,
        wanted=ended("fell"),
    ),
    _recipe(
        "wrong_colours_are_taken_back_and_fouls_end_the_turn",
        3,
        "bag:s09",
        _turn("s09", wrong(), back=True),
        "bag:s01",
        _turn("s01", right()),
        "bag:s20",
        _turn("s20", tower="s01", pushed=pushes("s01", 12.5), fell=falls("s01"), end="foul"),
        options={"colours": "take_back", "fouls": "strict"},
        first=0,
        wanted=tells_of("refused", "fouled", "placed", "toppled"),
    ),
    _recipe(
        "wrong_colours_stay",
        2,
        "bag:s09",
        _turn("s09", wrong()),
        "bag:s01",
        _turn("s01", right(), tower="s09", pushed=pushes("cup", 14.0), rested=False),
        options={"colours": "warn"},
        first=0,
    ),
    _recipe("ss13_all_36_together_are_a_mystick", 4, *_HANG * 36, options={"mode": "coop"}),
    _recipe(
        "ss13_24_together_are_an_artistick",
        3,
        "own:s35",
        "take",
        "bag:s36",
        _turn("s36", slipped(), tower=" ".join(f"s{number:02}" for number in (*range(1, 24), 35)), fell=falls("s36")),
        position={
            "mode": "coop",
            "bag": ["s36"],
            "tower": [f"s{number:02}" for number in range(1, 24)],
            "fronts": [["s35"], [f"s{number:02}" for number in range(24, 35)], []],
            "to_play": 0,
            "after": 1,
        },
        wanted=lambda r: r.outcome() is not None,
    ),
    _recipe("ss13_a_topple_together_leaves_no_rank", 3, options={"mode": "coop"}, wanted=ended("toppled", "placed")),
    _recipe("ss14_two_against_two", 4, options={"mode": "teams"}, wanted=ended("toppled", "fell", "kept")),
    _recipe(
        "ss14_three_against_two",
        5,
        *_HANG * 14,
        options={"mode": "teams"},
        first=0,
        wanted=tells_of("toppled", "fell", "chose"),
    ),
    _recipe(
        "ss19_one_is_left",
        3,
        *_HANG,
        "bag",
        "leave",
        "@0 leave",
        first=0,
    ),
    _recipe(
        "ss15_three_draw_challenges_at_random_until_somebody_keeps_three",
        3,
        options={"mode": "challenges"},
        wanted=tells_of("voted", "toppled", "scored", "fell", most=60),
    ),
    _recipe(
        "ss15_a_topple_clears_the_tower_and_the_fewest_sticks_win",
        3,
        "challenge:first_go",
        "bag:s10",
        _move(toppled("s10", fell=falls("s03", "s10"))),
        "challenge:snow",
        "bag:s01",
        _turn("s01", right()),
        "challenge:last_word",
        "own:s36",
        _turn("s36", attempt(contact("w", "w", "s01")), tower="s01"),
        "challenge:first_go-2",
        "bag:s02",
        _turn("s02", wrong(4.0), right(9.0), tower="s01 s36"),
        options={"mode": "challenges", "decks": ["standard", _OWN]},
        position={
            "mode": "challenges",
            "deck": ["first_go", "snow", "last_word", "first_go-2"],
            "tower": ["s03", "s04"],
            "fronts": [[], ["s35"], ["s36"]],
            "kept": [["loner"], ["shore"], ["elders"]],
            "to_play": 0,
        },
        wanted=lambda r: r.outcome() is not None,
    ),
    _recipe(
        "ss16_ss17_a_duo_card_is_voted_down_and_somebody_leaves_during_a_vote",
        5,
        "challenge:choir",
        "bag:s01",
        _turn("s01", right()),
        "vote:no",
        "@4 vote:no",
        "vote:yes",
        "challenge:animal_cry",
        "bag:s02",
        _turn("s02", right(), tower="s01"),
        "@0 vote:no",
        "@2 leave",
        "vote:no",
        "vote:yes",
        "challenge:topsy_turvy",
        "bag:s03",
        _turn("s03", wrong(), tower="s01 s02", eased=True),
        first=0,
        options={"mode": "challenges"},
        wanted=lambda r: r.outcome() is not None and r.moves_played <= 90,
    ),
    _recipe("ss19_a_team_leaves", 5, *_HANG, "@3 leave", *_HANG, "@1 leave", options={"mode": "teams"}, first=0),
)
