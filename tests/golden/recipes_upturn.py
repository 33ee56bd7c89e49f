"""The golden games of Upturn: all numbers of players, every option, the printed examples, and rulings that are easily
got wrong."""

from __future__ import annotations

from stackhub.engine.config import Level
from tests.golden.recipe import Recipe, tells_of

_EASY: tuple[Level, ...] = ("easy",) * 4
_MIXED: tuple[Level, ...] = ("medium", "easy", "medium", "easy")
_ALL = ("turned", "skipped", "gave", "kept")

UPTURN = (
    Recipe("upturn", "two_with_everything", _MIXED[:2], wanted=tells_of(*_ALL, moves=r"joker\+\d+")),
    Recipe("upturn", "three_with_everything", _EASY[:3], first=2, wanted=tells_of(*_ALL, moves=r"\d+-\d+-\d+.*")),
    Recipe("upturn", "four_with_everything", _MIXED, wanted=tells_of(*_ALL, moves=r"skip2")),
    Recipe("upturn", "four_play_and_some_leave", (None,) * 4, wanted=tells_of("announced", "gave", "drew")),
    Recipe("upturn", "three_until_the_pool_is_empty", _EASY[:3], wanted=tells_of("passed", most=250)),
    Recipe(
        "upturn",
        "last_token_announced_and_forgotten",
        _EASY[:3],
        options={"announce": "button"},
        wanted=tells_of("announced", "penalised", moves=r".*!", most=140),
    ),
    Recipe(
        "upturn",
        "last_token_announced_by_itself",
        _EASY[:2],
        options={"announce": "automatic"},
        wanted=tells_of("announced"),
    ),
    Recipe(
        "upturn",
        "harder_no_action_as_the_last",
        ("medium", "easy"),
        options={"announce": "button", "last_token": "no_action"},
        wanted=tells_of("announced", "penalised", "kept", most=140),
    ),
    Recipe(
        "upturn",
        "no_single_action_is_left",
        _EASY,
        options={"last_token": "no_action_left"},
        wanted=tells_of("gave", "skipped"),
    ),
    Recipe(
        "upturn",
        "only_runs_give",
        ("easy", "medium"),
        options={"twin_gift": "runs_only"},
        wanted=tells_of("gave", moves=r"(11|22|33|44|55|66|77|88|99)"),
    ),
    Recipe("upturn", "numbers_drawn_anew", _EASY[:3], options={"numbers": "random"}, wanted=tells_of("gave")),
    Recipe(
        "upturn",
        "the_row_becomes_a_new_pool",
        _EASY[:2],
        options={"pool_empty": "reshuffle"},
        wanted=tells_of("reshuffled", most=250),
    ),
    Recipe(
        "upturn",
        "a_round_of_a_match_to_25_points",
        _MIXED[:3],
        options={"match": "points", "target": 25},
        wanted=tells_of(most=60),
    ),
    Recipe(
        "upturn",
        "a_round_of_a_match_to_two_wins",
        _MIXED,
        options={"match": "first_to", "target": 2},
        wanted=tells_of(most=60),
    ),
    Recipe(
        "upturn",
        "up05_draw_until_there_is_a_number",
        _EASY[:2],
        position={"racks": [["up", "down", "turn"], ["3", "9", "12"]], "row": ["40"]},
        script=("draw",),
        wanted=lambda referee: [entry.move for entry in referee.journal.entries[:3]] == ["draw"] * 3,
    ),
    Recipe(
        "upturn",
        "up12_joker_and_20",
        _EASY[:3],
        position={"racks": [["joker", "20", "90"], ["3", "9"], ["12", "30"]], "row": ["81", "86"], "order": "up"},
        script=("joker+20",),
        wanted=tells_of(most=40),
    ),
    Recipe(
        "upturn",
        "up14_a_run_of_five_and_its_gift",
        _EASY,
        position={
            "racks": [["64", "48", "40", "36", "22", "1", "2"], ["3", "4"], ["6", "7"], ["9", "10"]],
            "row": ["60", "71", "turn"],
            "order": "down",
        },
        script=("64-48-40-36-22", "give:1x2,2x3"),
        wanted=tells_of(most=60),
    ),
    Recipe(
        "upturn",
        "up17_the_own_next_token_closes_the_window",
        _EASY[:2],
        position={
            "racks": [["skip", "60"], ["3", "9"]],
            "row": ["20", "40"],
            "order": "up",
            "options": {"announce": "button"},
        },
        script=("skip", "60"),
        wanted=tells_of("penalised", most=80),
    ),
    Recipe(
        "upturn",
        "up19_everybody_passes_and_two_share",
        _EASY[:3],
        position={"racks": [["1"], ["2", "3"], ["4"]], "row": ["99"], "order": "up", "pool": []},
        script=("pass", "pass", "pass"),
    ),
    Recipe(
        "upturn",
        "up20_the_giver_leaves_and_two_are_left",
        _EASY[:3],
        position={"racks": [["42", "44", "1"], ["2", "3"], ["4", "60"]], "row": ["20", "40"], "order": "up"},
        script=("42-44", "leave"),
        wanted=tells_of(most=80),
    ),
)
