"""The golden games of Stack Up!: all numbers of players, every option, and rulings that are easily got wrong."""

from __future__ import annotations

from itertools import pairwise

from stackhub.engine.config import Level
from stackhub.engine.referee import Referee
from tests.golden.recipe import Recipe, tells_of


def _combo_of_a_drawn_card(referee: Referee) -> bool:
    played = [entry.move for entry in referee.journal.entries]
    return any(before == "draw" and "-" in move for before, move in pairwise(played))


def _same_colour_named(referee: Referee) -> bool:
    again = Referee(referee.rules, referee.options, referee.seats, referee.journal.up_to(0))
    for entry in referee.journal.entries:
        if entry.move == f"switch:{again.state.position()['colour']}":
            return True
        again.state.chance.replay(entry.chance)
        again.play(entry.move, None if entry.seat == again.state.to_play else entry.seat)
    return False


_SPECIALS = ("turned", "switched", "snatched", "crashed", "skipped")
_BOTS: tuple[Level, ...] = ("medium", "easy", "medium", "easy", "medium", "easy")

STACK_UP = (
    Recipe(
        "stackup",
        "two_with_every_special",
        _BOTS[:2],
        wanted=tells_of(*_SPECIALS, "answered", "bonus", "kept"),
    ),
    Recipe(
        "stackup",
        "three_with_every_special",
        ("easy",) * 3,
        wanted=tells_of(*_SPECIALS, "answered", "penalised", most=120),
    ),
    Recipe(
        "stackup",
        "six_with_every_special",
        ("easy", "easy", "easy", "medium", "easy", "easy"),
        wanted=tells_of(*_SPECIALS, "answered", "reshuffled", most=150),
    ),
    Recipe("stackup", "six_play_and_some_leave", (None,) * 6, wanted=tells_of("announced", "played", "drew")),
    Recipe("stackup", "a_spare_draw_is_earned_and_used", _BOTS[:2], wanted=tells_of(moves="spare")),
    Recipe(
        "stackup",
        "combos_start_strictly_with_the_next_number",
        _BOTS[:2],
        options={"combo_start": "strict"},
        wanted=tells_of("bonus", moves=r"\w+-\w+"),
    ),
    Recipe(
        "stackup",
        "draw_any_time_and_lay_a_combo_of_it",
        (None, "medium", None),
        options={"draw": "any_time", "drawn_card_may_combo": True},
        wanted=lambda referee: tells_of()(referee) and _combo_of_a_drawn_card(referee),
    ),
    Recipe(
        "stackup", "only_the_drawn_card_any_time", ("easy", None), options={"draw": "any_time"}, wanted=tells_of("kept")
    ),
    Recipe(
        "stackup",
        "switch_to_the_same_colour",
        ("easy", "easy", "medium"),
        options={"switch_same_colour": True},
        wanted=lambda referee: tells_of("switched", most=60)(referee) and _same_colour_named(referee),
    ),
    Recipe(
        "stackup",
        "a_round_of_a_match_to_25_points_with_time_to_answer",
        _BOTS[:4],
        first=3,
        options={"match": "points", "target": 25, "answer_seconds": 10},
        wanted=tells_of("answered"),
    ),
    Recipe(
        "stackup",
        "a_round_of_a_match_to_two_wins",
        ("easy", "medium"),
        options={"match": "first_to", "target": 2},
        wanted=tells_of(most=40),
    ),
    Recipe(
        "stackup",
        "su07_worked_example",
        ("easy", "easy"),
        position={
            "hands": [["red9", "red8", "red7", "green1"], ["red2", "blue4"]],
            "discard": ["red10"],
            "direction": "down",
            "to_play": 0,
        },
        script=("red9-red8-red7+spare",),
        wanted=tells_of(most=20),
    ),
    Recipe(
        "stackup",
        "su20_a_crash_goes_round_the_table",
        ("easy",) * 3,
        position={
            "hands": [["crash", "crash", "red1"], ["crash", "red2"], ["crash", "red3"]],
            "discard": ["blue5"],
            "direction": "up",
        },
        script=("crash", "crash", "crash", "crash", "take"),
        wanted=tells_of(most=30),
    ),
    Recipe(
        "stackup",
        "su23_everybody_passes_and_two_share",
        ("easy",) * 3,
        position={
            "hands": [["red9"], ["red2", "red3"], ["red12"]],
            "draw": [],
            "discard": ["blue5"],
            "direction": "up",
        },
        script=("pass", "pass", "pass"),
    ),
    Recipe(
        "stackup",
        "su25_the_crash_moves_on_and_two_are_left",
        ("easy",) * 3,
        position={
            "hands": [["crash", "crash", "red1", "red4"], ["crash", "red2"], ["red3", "green4"]],
            "discard": ["blue5"],
            "direction": "up",
        },
        script=("crash", "@2 leave", "crash", "crash"),
        wanted=tells_of(most=20),
    ),
)
