"""External bots: programs that are asked for their moves in the lines of the headless table (docs/arena.md).

A program is started anew for every game and seat, so that no game depends on another. It is told what its seat may
know, and nothing else; whatever it does wrong forfeits the game.
"""

from __future__ import annotations

import json
import shlex
import shutil
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from stackhub import __version__
from stackhub.arena.program import Deadline, Fault, Program
from stackhub.bots.bot import Budget
from stackhub.engine.chance import Chance
from stackhub.engine.config import Level
from stackhub.engine.errors import BadOptions, InvalidMove
from stackhub.engine.game import Json, Rules

PREFIX = "cmd:"
PROTOCOL = 1
START_S = 15.0
"""So long a program may take to answer its first line: it has to start first."""
_QUOTED = 120


class Forfeit(Exception):
    """The bot at ``seat`` forfeits its game; ``said`` is why, the rest of a sentence that begins with its name."""

    def __init__(self, seat: int, said: str) -> None:
        super().__init__(f"seat {seat} {said}")
        self.seat = seat
        self.said = "".join(char if char.isprintable() else " " for char in said)


def command_of(bot: str) -> list[str] | str:
    """The command of a bot named ``cmd:PROGRAM ARGUMENTS``: its words as a shell would take them; on Windows the line
    itself, which its own rules split. Raises BadOptions."""
    line = bot.removeprefix(PREFIX).strip()
    try:
        words = shlex.split(line, posix=sys.platform != "win32")
    except ValueError as error:
        raise BadOptions("the command of '{bot}' cannot be read ({reason})", bot=bot[:80], reason=str(error)) from None
    if not words:
        raise BadOptions("'{bot}' names no program", bot=bot[:80])
    return line if sys.platform == "win32" else words


def check_program(bot: str) -> None:
    """Raises BadOptions where the program of ``bot`` is not to be found."""
    command = command_of(bot)
    program = shlex.split(command, posix=False)[0].strip('"') if isinstance(command, str) else command[0]
    if shutil.which(program) is None:
        there = "is not a program" if Path(program).exists() else "is not there"
        raise BadOptions("the program '{program}' of '{bot}' {there}", program=program[:80], bot=bot[:80], there=there)


class ExternalBot:
    """A program at ``seat``. It is started when it is first asked for a move, and must be left in the end."""

    level: Level = "expert"
    """What every bot has; nobody asks a program for it."""

    def __init__(self, bot: str, rules: Rules, seat: int, seats: int, *, options: Json, move_seconds: float) -> None:
        self._command = command_of(bot)
        self._rules = rules
        self._seat = seat
        self._move_seconds = move_seconds
        self._program: Program | None = None
        self._greeting = {
            "protocol": PROTOCOL,
            "stackhub": __version__,
            "game": rules.id,
            "rules_version": rules.version,
            "seat": seat,
            "seats": seats,
            "options": options,
            "move_seconds": move_seconds,
        }

    def choose(self, view: Any, chance: Chance, budget: Budget) -> Any:
        """The move that it names. Raises Forfeit for all that goes wrong, Stopped when the budget says so."""
        try:
            if self._program is None:
                self._program = Program(self._command)
                self._tell("game", {**self._greeting, "seed": chance.seed})
                self._answer("game", 0, Deadline.after(max(START_S, self._move_seconds)), budget.stop)
            self._tell("view", view.as_dict())
            self._tell("moves", [str(move) for move in view.legal_moves()])
            self._program.say("bot")
            due = Deadline.after(self._move_seconds)
            self._answer("view", 0, due, budget.stop)
            self._answer("moves", 0, due, budget.stop)
            (word,) = self._answer("bot", 1, due, budget.stop)
            return self._rules.parse_move(word)
        except Fault as fault:
            raise Forfeit(self._seat, str(fault)) from None
        except InvalidMove as error:
            raise Forfeit(self._seat, f"named no move of the game: {error}") from None

    def begins(self, chance: Chance) -> bool:
        """A round is played as the game sets it up: nobody is asked."""
        return True

    def leave(self, outcome: Json | None) -> None:
        """The game is over; with an ``outcome`` the program is told so, and may end by itself."""
        if self._program is None:
            return
        program, self._program = self._program, None
        if outcome is None:
            program.end()
        else:
            program.leave(f"outcome {json.dumps(outcome)}", "quit")

    def _tell(self, name: str, data: object) -> None:
        assert self._program is not None
        self._program.say(f"{name} {json.dumps(data)}")

    def _answer(self, asked: str, count: int, due: Deadline, stop: Callable[[], bool]) -> list[str]:
        """The ``count`` lines before the ``ok`` that ends an answer."""
        assert self._program is not None
        lines: list[str] = []
        while (line := self._program.hear(due, stop)) != "ok":
            if line.startswith("error:"):
                raise Fault(f"answered '{asked}' with '{line[:_QUOTED]}'")
            lines.append(line)
            if len(lines) > count:
                wanted = "one move and 'ok'" if count else "'ok'"
                raise Fault(f"answered '{asked}' with '{line[:_QUOTED]}' where {wanted} is due")
        if len(lines) < count:
            raise Fault(f"answered '{asked}' with no move")
        return lines
