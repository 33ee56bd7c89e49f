"""``stackhub arena``: from what was asked to the table on standard output."""

from __future__ import annotations

import math
import os
import re
from contextlib import AbstractContextManager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, TextIO

from stackhub.arena.contest import Broken, Contest
from stackhub.arena.entrants import check_bots, named_bots
from stackhub.arena.interrupt import Interrupt, interruptible
from stackhub.arena.progress import Progress
from stackhub.arena.report import document, table
from stackhub.bots.paired import Played, line_up
from stackhub.bots.standings import standings
from stackhub.engine.errors import BadOptions, SaidError
from stackhub.engine.options import make_options, parse_settings
from stackhub.games import registry
from stackhub.resources import ResourcesNotFoundError
from stackhub.store.atomic import write_atomically

if TYPE_CHECKING:
    from stackhub.engine.game import Rules

MOST_GAMES = 10_000_000
MOST_FORFEITS_TOLD = 20
STOPPED = 130
"""The exit code of a program that Ctrl-C ended."""
NO_JOBLIB = (
    "the arena is for an installation from source, with joblib (docs/arena.md says how): this StackHub comes without"
)


@dataclass(frozen=True, slots=True)
class Asked:
    """What the command line said."""

    game: str
    bots: str
    games: int
    seats: int | None = None
    iterations: int = 500
    seed: int = 1
    settings: tuple[str, ...] = ()
    jobs: int | None = None
    cluster: str | None = None
    json: Path | None = None
    move_seconds: float = 5.0


def run_arena(asked: Asked, out: TextIO, err: TextIO) -> tuple[int, str]:
    """Play, with progress on ``err`` and the table on ``out``. Returns the exit code and, where something is wrong, one
    sentence."""
    try:
        import joblib  # noqa: F401, PLC0415 - an installer has none
    except ImportError:
        return 2, NO_JOBLIB
    with interruptible() as interrupt:
        try:
            rules, contest = contest_of(asked, interrupt)
            progress = Progress(contest.games, err)
            with _workers(asked) as jobs:
                workers = "one process" if jobs == 1 else f"{jobs} processes"
                games = f"{contest.games:,} games of {contest.deals:,} deals"
                progress.say(f"{games} on {workers}; Ctrl-C ends it with what there is")
                played, problem = _collect(contest, progress, interrupt)
            progress.close()
            _tell(asked, rules.version, contest, played, out)
        except (SaidError, ResourcesNotFoundError) as error:
            return 2, str(error)
        if problem:
            return 1, problem
        return STOPPED if interrupt.asked else 0, ""


def contest_of(asked: Asked, interrupt: Interrupt) -> tuple[Rules, Contest]:
    """The contest that was asked for. Raises SaidError with one sentence for what cannot be."""
    rules = registry.rules_of(asked.game)
    _check_numbers(asked)
    options = make_options(rules.options_model, {**rules.config.defaults(), **parse_settings(asked.settings)})
    names = named_bots(asked.bots)
    seats = len(names) if asked.seats is None else asked.seats
    rules.config.check_seats(seats)
    check_bots(names, rules, here=asked.cluster is None)
    bots, places = line_up(names, seats)
    if asked.json is not None:
        _check_file(asked.json)
    contest = Contest(
        asked.game,
        options.as_dict(),
        tuple(bots),
        places,
        -(-asked.games // seats),
        asked.seed,
        asked.iterations,
        asked.move_seconds,
        str(interrupt.stop_file),
    )
    return rules, contest


def _check_numbers(asked: Asked) -> None:
    for name, value, most in (
        ("games", asked.games, MOST_GAMES),
        ("iterations", asked.iterations, 10**9),
        ("jobs", 1 if asked.jobs is None else asked.jobs, 1024),
    ):
        if not 1 <= value <= most:
            raise BadOptions("--{name} takes a whole number from 1 to {most}", name=name, most=most)
    if not 0 <= asked.seed < 2**63:
        raise BadOptions("a seed is a whole number from 0 to 2^63 - 1")
    if not (math.isfinite(asked.move_seconds) and 0 < asked.move_seconds <= 3600):
        raise BadOptions("--move-seconds takes a number above 0, up to 3600")
    if asked.cluster is not None and asked.jobs is not None:
        raise BadOptions("a cluster says itself how many workers it has: --cluster and --jobs do not go together")


def _check_file(path: Path) -> None:
    """Raises BadOptions where a file cannot be written at ``path``: better now than after an hour."""
    try:
        if path.is_dir() or not path.name:
            raise BadOptions("{file} is a folder", file=str(path))
        probe = path.with_name(f".{path.name}.{os.getpid()}.try")
        probe.touch()
        probe.unlink()
    except OSError as error:
        reason = error.strerror or str(error)
        raise BadOptions("{file} cannot be written ({reason})", file=str(path), reason=reason) from None


def _workers(asked: Asked) -> AbstractContextManager[int]:
    from stackhub.arena import spread  # noqa: PLC0415 - joblib is looked for first

    if asked.cluster is not None:
        return spread.cluster(asked.cluster)
    import joblib  # noqa: PLC0415

    return spread.cores(asked.jobs or joblib.cpu_count())


def _collect(contest: Contest, progress: Progress, interrupt: Interrupt) -> tuple[list[Played], str]:
    """The games that came to their end, until all have or Ctrl-C says so; and one sentence where something broke."""
    from stackhub.arena.spread import spread  # noqa: PLC0415

    games: list[Played] = []
    problem = ""
    try:
        for game in spread(contest, lambda: interrupt.asked):
            if isinstance(game, Played):
                games.append(game)
                progress.game_ended()
                _tell_forfeit(contest, games, progress)
            elif isinstance(game, Broken):
                problem = problem or game.said
                interrupt.ask()
    except KeyboardInterrupt:
        interrupt.ask()
    except Exception as error:  # noqa: BLE001 - a process that dies raises whatever its backend does
        interrupt.ask()
        problem = f"the games broke off: {_cause(error)}"
    return games, problem


def _cause(error: Exception) -> str:
    """What a backend raised, in a sentence of our own where it is known: joblib's is a whole paragraph."""
    if type(error).__name__ == "TerminatedWorkerError":
        codes = re.search(r"\{.*?\}", str(error))
        return f"a process that played died {codes[0] if codes else ''}".rstrip()
    return f"{type(error).__name__}: {' '.join(str(error).split())[:300]}"


def _tell_forfeit(contest: Contest, games: list[Played], progress: Progress) -> None:
    game = games[-1]
    if game.forfeit is None:
        return
    told = sum(one.forfeit is not None for one in games)
    if told <= MOST_FORFEITS_TOLD:
        bot = contest.bots[game.seated[game.forfeit]]
        progress.say(f"{bot} at seat {game.forfeit} forfeits game {game.game} of deal {game.deal}: it {game.said}")
    if told == MOST_FORFEITS_TOLD:
        progress.say("more forfeits are only counted (--json FILE holds them all)")


def _tell(asked: Asked, version: int, contest: Contest, games: list[Played], out: TextIO) -> None:
    """The JSON file and the table. Raises StoreError for a file that cannot be written."""
    found = standings(contest.bots, games)
    if asked.json is not None:
        write_atomically(asked.json, document(contest, games, found, version), make_folder=False)
    for line in table(contest, found):
        out.write(line + "\n")
    out.flush()
