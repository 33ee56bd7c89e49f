"""The command line: ``stackhub``, ``stackhub FILE``, ``stackhub --self-test``, ``stackhub table GAME``,
``stackhub arena GAME``.

The window itself starts ``stackhub think GAME``."""

from __future__ import annotations

import io
import os
import signal
import sys
from pathlib import Path
from typing import Annotated, NoReturn

import typer

from stackhub import __version__
from stackhub.engine.errors import SaidError
from stackhub.resources import ResourcesNotFoundError

app = typer.Typer(add_completion=False, no_args_is_help=False, pretty_exceptions_enable=False, rich_markup_mode=None)


@app.command()
def play(
    file: Annotated[Path | None, typer.Argument(help="A saved match (.stackhub) to open.", readable=False)] = None,
    self_test: Annotated[
        bool, typer.Option("--self-test", help="Try every screen and game offscreen, then end.")
    ] = False,
    out: Annotated[Path | None, typer.Option("--out", help="Where the self-test writes what it found.")] = None,
    version: Annotated[bool, typer.Option("--version", help="Print the version and end.")] = False,
) -> None:
    """Open StackHub. (`stackhub table --help`: the games as lines of text, for programs; `stackhub arena
    --help`: bots against bots.)"""
    if version:
        typer.echo(f"StackHub {__version__}")
        return
    if out is not None and not self_test:
        _fail("--out goes with --self-test", 2)
    try:
        raise typer.Exit(_self_test(out) if self_test else _open(file))
    except (SaidError, ResourcesNotFoundError) as error:  # a file that nothing works without, such as themes.yaml
        _fail(str(error), 1)


@app.command()
def table(
    game: Annotated[str, typer.Argument(help="The game, such as babylon.")],
    seats: Annotated[int | None, typer.Option(help="How many seats (default: the fewest).")] = None,
    seed: Annotated[int | None, typer.Option(help="The seed of all chance (default: drawn).")] = None,
    option: Annotated[list[str] | None, typer.Option(help="An option of the game, key=value; may be repeated.")] = None,
) -> None:
    """A headless table that speaks lines (docs/notation.md)."""
    from stackhub.headless import run_table

    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="replace")
    if sys.stdout is None:
        _fail("there is no standard output to answer on", 2)
    lines = io.StringIO() if sys.stdin is None else sys.stdin
    problem = run_table(game, seats, seed, option or [], lines=lines, out=sys.stdout)
    _let_go_of_stdout()
    if problem:
        _fail(problem, 2)


@app.command()
def arena(
    game: Annotated[str, typer.Argument(help="The game: babylon, stacko, stickstack, stackup or upturn.")],
    *,
    bots: Annotated[
        str,
        typer.Option(help='Who plays, with commas: levels, or programs as "cmd:python mybot.py".', metavar="A,B,…"),
    ],
    games: Annotated[int, typer.Option(help="How many games; made up to whole deals.")] = 100,
    seats: Annotated[
        int | None, typer.Option(help="How many seats; the last bot takes those left over (default: one a bot).")
    ] = None,
    option: Annotated[list[str] | None, typer.Option(help="An option of the game, key=value; may be repeated.")] = None,
    iterations: Annotated[int, typer.Option(help="How far a bot may search for each move.")] = 500,
    seed: Annotated[int, typer.Option(help="The seed of all deals: the same one gives the same result.")] = 1,
    jobs: Annotated[int | None, typer.Option(help="How many processes (default: one a core).")] = None,
    cluster: Annotated[
        str | None, typer.Option(help="Play on a Dask cluster: its address, or local:2.", metavar="ADDRESS")
    ] = None,
    json: Annotated[Path | None, typer.Option(help="A file for the result with every game.", metavar="FILE")] = None,
    move_seconds: Annotated[float, typer.Option(help="How long a program may think about a move.")] = 5.0,
) -> None:
    """Let bots play against each other, many times, and say who is better (docs/arena.md).

    Every deal is played once from each seat; the intervals (95 %) are over deals. Ctrl-C ends it with what there is.
    """
    from stackhub.arena.run import STOPPED, Asked, run_arena

    asked = Asked(game, bots, games, seats, iterations, seed, tuple(option or ()), jobs, cluster, json, move_seconds)
    if sys.stdout is None or sys.stderr is None:
        _fail("there is nowhere to write the result: no standard output, or no standard error", 2)
    for stream in (sys.stdout, sys.stderr):  # what a program said may be anything
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
    try:
        code, problem = run_arena(asked, sys.stdout, sys.stderr)
    except BrokenPipeError:  # its reader has heard enough
        code, problem = 0, ""
    except OSError as error:
        code, problem = 1, f"the result cannot be written ({error.strerror or error})"
    except KeyboardInterrupt:  # while it ended, or before it began
        raise typer.Exit(STOPPED) from None
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # all has been said
    _let_go_of_stdout()
    if problem:
        _fail(problem, code)
    raise typer.Exit(code)


@app.command(hidden=True)
def think(game: Annotated[str, typer.Argument(help="The game whose bots have hands, such as stacko.")]) -> None:
    """Think for the bots of a tower (the window starts this for itself)."""
    from stackhub.thinking import run_thinker

    if sys.stdin is None or sys.stdout is None:
        _fail("there is nobody to think for: no standard input, or no output", 2)
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="replace")
    problem = run_thinker(game, sys.stdin, sys.stdout)
    _let_go_of_stdout()
    if problem:
        _fail(problem, 2)


def _open(file: Path | None) -> int:
    from stackhub.display import NO_DISPLAY_EXIT_CODE, no_display_sentence, usable_display

    usable, reason = usable_display()
    if not usable:
        typer.echo(no_display_sentence(reason), err=True)
        return NO_DISPLAY_EXIT_CODE
    from stackhub.shell.app import run

    return run(file)


def _self_test(out: Path | None) -> int:
    from stackhub.shell.selftest import run_self_test

    if out is not None:
        try:
            out.write_text("", encoding="utf-8")
        except OSError as error:
            _fail(f"{out} cannot be written: {error.strerror}", 2)
    return run_self_test(out)


def _let_go_of_stdout() -> None:
    """Where the last answers cannot be written (a full disk, a reader that has gone), Python must not try it again at
    its end and complain."""
    try:
        sys.stdout.flush()
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _fail(sentence: str, code: int) -> NoReturn:
    typer.echo(f"stackhub: {sentence}", err=True)
    raise typer.Exit(code)


def main() -> None:
    """Entry point. A first argument that is no command belongs to ``play``."""
    arguments = sys.argv[1:]
    commands = {command.callback.__name__ for command in app.registered_commands if command.callback}
    if not arguments or arguments[0] not in commands:
        arguments = ["play", *arguments]
    app(arguments, prog_name="stackhub")
