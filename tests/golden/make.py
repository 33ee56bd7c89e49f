"""Make golden games, by hand: ``python -m tests.golden.make [GAME ...]`` (from the top of the checkout).

A golden game is made once and then kept: it says how the rules were on that day. Existing files are left alone; delete
one first when a ruling has changed and say so in the commit. A file's name says what the game is there for.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from stackhub.bots.bot import Budget
from stackhub.engine.chance import Chance
from stackhub.engine.options import make_options
from stackhub.engine.referee import Referee, fresh_round
from stackhub.games import registry
from tests.conformance.random_play import play_on
from tests.golden.recipe import Recipe, ended, length
from tests.golden.recipes_stackup import STACK_UP
from tests.golden.recipes_stickstack import STICK_AND_STACK
from tests.golden.recipes_upturn import UPTURN
from tests.golden.recording import record

HERE = Path(__file__).parent


_TALL = {"1": ["green"] * 3, "4": ["black", "red", "black"], "6": ["red", "black"], "9": ["beige"] * 2}


RECIPES = (
    Recipe("babylon", "experts_play_ten_moves", ("expert", "expert")),
    Recipe("babylon", "shortest_round_eight_moves", (None, None), wanted=length(8)),
    Recipe("babylon", "longest_round_eleven_moves", (None, None), wanted=length(11)),
    Recipe("babylon", "seat_one_begins", ("hard", "medium"), first=1),
    Recipe(
        "babylon",
        "from_a_position",
        ("easy", "expert"),
        position={"piles": {**_TALL, "11": ["red"], "12": ["beige"]}, "to_play": 1},
    ),
    Recipe("stacko", "two_at_random_until_it_falls", (None, None), wanted=ended("fell")),
    Recipe("stacko", "five_play_and_some_leave", (None,) * 5, wanted=ended("fell", "announced", "turned")),
    Recipe(
        "stacko",
        "by_the_book_with_a_time_limit",
        (None,) * 3,
        options={"dropped_block": "loses", "turn_seconds": 30, "top": "three_rows"},
        wanted=ended("fell", "passed"),
    ),
    Recipe(
        "stacko",
        "st15_b_rolls_draw_two_c_moves_two_a_topples",
        (None,) * 3,
        script=(
            "roll:yellow4",
            "roll:red1",
            "roll:red1",
            "roll:blue2",
            "take",
            "roll:draw2",
            "take",
            "roll:red1",
            "fall",
        ),
    ),
    Recipe(
        "stacko",
        "st05_reverse_on_turn_one_d_rolls_and_topples",
        (None,) * 4,
        script=(
            "roll:yellow4",
            "roll:red1",
            "roll:reverse",
            "roll:red1",
            "roll:red1",
            "roll:reverse",
            "roll:red1",
            "fall",
        ),
    ),
    Recipe(
        "stacko",
        "st17_all_but_one_leave",
        (None,) * 3,
        script=("roll:red1", "roll:green3", "roll:green3", "@1 leave", "roll:draw2", "leave"),
    ),
    *STACK_UP,
    *STICK_AND_STACK,
    *UPTURN,
    Recipe("nullgame", "two_at_random", (None, None)),
    Recipe(
        "nullgame",
        "four_show_their_tokens_out_of_turn",
        (None,) * 4,
        options={"match": "points"},
        wanted=lambda referee: sum(entry.move == "show" for entry in referee.journal.entries) >= 3,
    ),
)


def play(recipe: Recipe, seed: int) -> Referee:
    """The whole round of ``recipe`` with ``seed``."""
    rules = registry.rules_of(recipe.game)
    options = make_options(rules.options_model, recipe.options)
    seats = len(recipe.players)
    referee = fresh_round(rules, options, seats, seed, first=recipe.first, position=recipe.position)
    chance = Chance(seed).fork("golden")
    for words in recipe.script:
        _play_words(referee, words)
    while referee.outcome() is None:
        level = recipe.players[referee.state.to_play]
        if level is None:
            play_on(referee, chance)
        else:
            bot = registry.make_bot(recipe.game, level)
            referee.play(bot.choose(referee.view(referee.state.to_play), chance, Budget(iterations=200)))
    return referee


def _play_words(referee: Referee, words: str) -> None:
    moves = referee.state.legal_moves()
    if words in ("take", "fall"):
        move = next(move for move in moves if ("fallen" in str(move)) == (words == "fall"))
        referee.play(move)
    elif words.startswith("@"):
        seat, _, move = words[1:].partition(" ")
        referee.play(move, int(seat))
    else:
        referee.play(words)


def main(games: list[str]) -> None:
    remove = registry.register(registry.GameEntry("nullgame", "tests.nullgame"))
    try:
        for recipe in RECIPES:
            path = HERE / recipe.game / f"{recipe.name}.json"
            if path.exists() or (games and recipe.game not in games):
                continue
            seed = recipe.seed
            while not recipe.wanted(referee := play(recipe, seed)):
                seed += 1
            path.parent.mkdir(exist_ok=True)
            path.write_text(_lines(record(referee)), encoding="utf-8")
            print(f"{path.relative_to(HERE)}: {referee.moves_played} moves, seed {seed}")
    finally:
        remove()


def _lines(recorded: dict[str, Any]) -> str:
    """JSON with one move a line."""
    moves = ",\n  ".join(json.dumps(step) for step in recorded["moves"])
    rows = [f'"{key}": {json.dumps(value)}' for key, value in recorded.items() if key != "moves"]
    rows.insert(-2, f'"moves": [\n  {moves}\n ]')
    return "{\n " + ",\n ".join(rows) + "\n}\n"


if __name__ == "__main__":
    main(sys.argv[1:])
