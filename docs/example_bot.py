"""A bot for `stackhub arena`: plays the move that rids it of most, and draws only when it must (docs/arena.md).

stackhub arena stackup --bots "easy,cmd:python docs/example_bot.py" --games 200
"""

import json
import random
import sys


def choose(view, moves, chance):
    """One of `moves`. `view` is all that this seat may know; this simple bot only looks at the moves themselves."""
    most = max(map(worth, moves))
    return chance.choice([move for move in moves if worth(move) == most])


def worth(move):
    """How many pieces a move lays; to draw, to keep or to pass lays none."""
    return -1 if move in ("draw", "keep", "pass") else move.count("-") + move.count("+")


def main():
    view, moves, chance = {}, [], random.Random(0)
    for line in sys.stdin:
        word, _, rest = line.strip().partition(" ")
        if word == "game":  # the same seed, the same moves: a result can be repeated
            chance = random.Random(json.loads(rest)["seed"])
        elif word == "view":
            view = json.loads(rest)
        elif word == "moves":
            moves = json.loads(rest)
        elif word == "bot":
            print(choose(view, moves, chance))
        elif word == "quit":
            break
        print("ok", flush=True)


if __name__ == "__main__":
    main()
