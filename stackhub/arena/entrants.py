"""Who takes part: what ``--bots`` names, read and checked before anything is played."""

from __future__ import annotations

from stackhub.arena.contest import is_physical
from stackhub.arena.outside import PREFIX, check_program, command_of
from stackhub.engine.config import level_named
from stackhub.engine.errors import BadOptions
from stackhub.engine.game import Rules
from stackhub.games import registry

_QUOTES = "\"'"


def named_bots(text: str) -> list[str]:
    """``hard,cmd:python mybot.py`` as a list. A comma between quotes belongs to the command. Raises BadOptions."""
    names, name, quote = [], "", ""
    for char in text:
        if char == "," and not quote:
            names.append(name.strip())
            name = ""
            continue
        if char in _QUOTES and quote in ("", char):
            quote = "" if quote else char
        name += char
    names.append(name.strip())
    if "" in names:
        raise BadOptions("--bots names bots with a comma between them, such as easy,medium")
    return names


def check_bots(names: list[str], rules: Rules, *, here: bool) -> None:
    """Raises GameError where a bot of ``names`` cannot play; programs must be there if they run ``here``."""
    for name in names:
        if not name.startswith(PREFIX):
            if ":" in name:
                raise BadOptions("'{name}' is no bot: write a level, or cmd: and a command", name=name[:80])
            registry.make_bot(rules.id, level_named(name))
        elif is_physical(rules):
            raise BadOptions("{game} is played by hands, which programs have not: name levels", game=rules.id)
        elif here:
            check_program(name)
        else:
            command_of(name)
