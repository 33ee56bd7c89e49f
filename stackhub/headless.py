"""``stackhub table``: the headless table on a pair of text streams. Rules only, no Qt."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from secrets import randbits
from typing import Any, TextIO

from stackhub.bots.bot import Budget
from stackhub.engine.chance import Chance
from stackhub.engine.config import level_named
from stackhub.engine.errors import SaidError
from stackhub.engine.game import View
from stackhub.engine.options import make_options, parse_settings
from stackhub.engine.save import MAX_SAVE_LENGTH
from stackhub.engine.table import Table
from stackhub.games import registry
from stackhub.resources import ResourcesNotFoundError
from stackhub.store.atomic import read_text, write_atomically

#: How many iterations a bot's search gets: the same bot, the same answer, on any machine.
ITERATIONS = 1_000


class _Disk:
    """Reads and writes the files that ``load`` and ``save`` name, from the current folder."""

    def read(self, name: str) -> str:
        return read_text(Path(name), 4 * MAX_SAVE_LENGTH)

    def write(self, name: str, text: str) -> None:
        write_atomically(Path(name), text, make_folder=False)


def run_table(
    game: str, seats: int | None, seed: int | None, settings: Iterable[str], *, lines: TextIO, out: TextIO
) -> str:
    """Serve the table of ``game`` until ``quit``, the end of ``lines``, or until nobody reads ``out`` any more. Returns
    one sentence when the table cannot be set up or its streams fail, else nothing."""
    try:
        rules = registry.rules_of(game)
        values: dict[str, Any] = {**rules.config.defaults(), **parse_settings(settings)}
        options = make_options(rules.options_model, values)

        def ask_bot(level: str, view: View, chance: Chance) -> Any:
            bot = registry.make_bot(game, level_named(level))
            return bot.choose(view, chance, Budget(iterations=ITERATIONS))

        seats = rules.config.seats.min if seats is None else seats
        rules.config.check_seats(seats)
        table = Table(
            rules,
            options,
            seats,
            randbits(62) if seed is None else seed,
            ask_bot=ask_bot,
            files=_Disk(),
        )
    except (SaidError, ResourcesNotFoundError) as error:
        return str(error)
    try:
        _serve(table, lines, out)
    except BrokenPipeError:
        return ""
    except OSError as error:
        return f"the commands cannot be read or the answers not be written ({error.strerror or error})"
    return ""


def _serve(table: Table, lines: TextIO, out: TextIO) -> None:
    for line in lines:
        for answer in table.answer(line.rstrip("\r\n")):
            out.write(answer + "\n")
        out.flush()
        if table.closed:
            break
