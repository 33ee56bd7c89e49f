"""What the arena's tests play: small contests, and programs that misbehave."""

from __future__ import annotations

import json
import shlex
import sys
from pathlib import Path
from typing import Any

from stackhub.arena.contest import Contest
from stackhub.engine.options import make_options
from stackhub.games.registry import rules_of

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "docs" / "example_bot.py"

#: A program that does as it is asked, with a place for each fault. `moves` are those listed; `told` is the word asked.
BOT = """
import json, os, subprocess, sys, time
def say(*lines):
    for line in lines:
        print(line, flush=True)
{before}
asked = 0
for line in sys.stdin:
    told, _, rest = line.rstrip("\\n").partition(" ")
    if told == "moves":
        moves = json.loads(rest)
    if told == "bot":
        asked += 1
    {fault}
    if told == "bot":
        say(moves[0])
    say("ok")
"""


def contest(bots: list[str], folder: Path, game: str = "babylon", **given: Any) -> Contest:
    """One deal between `bots`, with the stop file in `folder`."""
    model = rules_of(game).options_model
    asked: dict[str, Any] = {
        "game": game,
        "options": make_options(model, given.pop("options", {})).as_dict(),
        "bots": tuple(dict.fromkeys(bots)),
        "places": tuple(list(dict.fromkeys(bots)).index(bot) for bot in bots),
        "deals": 1,
        "seed": 5,
        "iterations": 50,
        "move_seconds": 20.0,
        "stop_file": str(folder / "stop"),
        **given,
    }
    return Contest(**asked)


def command(path: Path) -> str:
    """The bot that is the Python program at `path`, started as quickly as can be."""
    return "cmd:" + shlex.join([sys.executable, "-I", "-S", str(path)])


def program(folder: Path, fault: str = "pass", before: str = "") -> str:
    """A bot with a `fault` in its loop, or before it."""
    path = folder / "bot.py"
    path.write_text(BOT.format(fault=fault, before=before), encoding="utf-8")
    return command(path)


def standings_of(document: Path) -> dict[str, float]:
    """The share of wins by bot, from the arena's JSON."""
    found = json.loads(document.read_text(encoding="utf-8"))
    return {one["bot"]: one["wins"]["mean"] for one in found["standings"]["bots"]}
