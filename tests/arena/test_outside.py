"""External bots: what they are told, and that whatever they do wrong forfeits their game with one clear line."""

import json
import os
import sys
import threading
import time
from pathlib import Path
from typing import Any

import pytest

from stackhub.arena import outside, program
from stackhub.arena.contest import Broken, play
from stackhub.arena.outside import check_program, command_of
from stackhub.bots.paired import Played
from stackhub.engine.errors import BadOptions
from stackhub.games.registry import rules_of
from tests.arena.contests import EXAMPLE, command, contest
from tests.arena.contests import program as faulty

posix = pytest.mark.skipif(os.name != "posix", reason="process groups, signals and pipes as POSIX has them")


def game_of(bot: str, folder: Path, **given: Any) -> Played:
    """The first game of a deal against easy."""
    made = play(contest(["easy", bot], folder, **given), 1, 1)
    assert isinstance(made, Played), made
    return made


def forfeit(bot: str, folder: Path, **given: Any) -> str:
    """Why `bot` forfeited: it lost, and easy won."""
    made = game_of(bot, folder, **given)
    assert made.forfeit is not None
    assert (made.seated[made.forfeit], made.loser, made.scores) == (1, made.forfeit, ())
    assert made.winners == (1 - made.forfeit,)
    assert made.said.isprintable()
    return made.said


def test_a_program_plays_to_the_end_and_is_told_its_own_view_only(tmp_path: Path) -> None:
    """Every line that it is told, in a game of hidden hands: the greeting, then views of its own seat, moves, the
    question; in the end the outcome. No view holds anybody else's hand."""
    told = tmp_path / "told"
    bot = faulty(
        tmp_path, before=f"told_file = open({str(told)!r}, 'w')", fault="told_file.write(line), told_file.flush()"
    )
    made = game_of(bot, tmp_path, game="stackup", options={"draw": "any_time"})
    assert made.forfeit is None
    lines = [line.split(" ", 1) for line in told.read_text(encoding="utf-8").splitlines()]
    words = [line[0] for line in lines]
    turns = words.count("bot")
    assert words == ["game", *["view", "moves", "bot"] * turns, "outcome", "quit"]
    seat = made.seated.index(1)
    greeting = json.loads(lines[0][1])
    assert greeting["options"]["draw"] == "any_time"
    assert (greeting["game"], greeting["seat"], greeting["seats"], greeting["protocol"]) == ("stackup", seat, 2, 1)
    hidden = {"hands", "draw", "discard"}
    for line in lines:
        if line[0] == "view":
            view = json.loads(line[1])
            assert (view["seat"], view["to_play"]) == (seat, seat)
            assert not hidden & set(view)
        if line[0] == "moves":
            assert all(str(rules_of("stackup").parse_move(move)) == move for move in json.loads(line[1]))
    assert json.loads(lines[-2][1])["winners"] == list(made.winners)


def test_the_example_is_a_whole_bot_in_40_lines_of_plain_python() -> None:
    lines = EXAMPLE.read_text(encoding="utf-8").splitlines()
    assert len(lines) <= 40
    imported = [line.split()[1] for line in lines if line.startswith(("import ", "from "))]
    assert imported
    assert set(imported) <= sys.stdlib_module_names


def test_the_same_game_again_is_the_same(tmp_path: Path) -> None:
    asked = contest(["easy", command(EXAMPLE)], tmp_path, game="upturn")
    assert play(asked, 1, 2) == play(asked, 1, 2)


FAULTS = {
    "ends at once": ("", "sys.exit(3)", "ended by itself (exit code 3)"),
    "ends with last words": (
        "",
        "sys.exit('no such file: brain.bin')",
        "exit code 1); its last words: no such file: brain.bin",
    ),
    "ends in the middle": ("if asked == 2: sys.exit()", "", "ended by itself (exit code 0)"),
    "breaks": ("if told == 'view': 1 / 0", "", "its last words: ZeroDivisionError: division by zero"),
    "does not know the greeting": (
        "if told == 'game': say('error: what game?'); continue",
        "",
        "answered 'game' with 'error: what game?'",
    ),
    "chats": ("if told == 'view': say('let me see')", "", "answered 'view' with 'let me see' where 'ok' is due"),
    "names no move": ("if told == 'bot': say('ok'); continue", "", "answered 'bot' with no move"),
    "names two moves": ("if told == 'bot': say(moves[0])", "", "where one move and 'ok' is due"),
    "names nonsense": (
        "if told == 'bot': say('banana', 'ok'); continue",
        "",
        "named no move of the game: 'banana' is not a move of Babylon",
    ),
    "cheats": (
        "if told == 'bot' and asked == 1: first = moves[0]\n    if told == 'bot' and asked == 2: moves = [first]",
        "",
        "which may not be played: there is no pile",
    ),
    "writes without end": (
        "if told == 'bot': sys.stdout.write('x' * 70_000); sys.stdout.flush()",
        "",
        "wrote a line of more than 65,536 bytes",
    ),
    "does not stop talking": ("if told == 'game': sys.stdout.write('ok\\n' * 5_000)", "", "does not stop talking"),
    "floods its standard error": (
        "while told == 'bot': sys.stderr.write('x' * 65_536)",
        "",
        "wrote more than 1,048,576 bytes on its standard error",
    ),
    "writes no text": (
        "if told == 'view': sys.stdout.buffer.write(b'\\xff\\x00\\x1b[2J\\n'); sys.stdout.flush()",
        "",
        "answered 'view' with",
    ),
}


@pytest.mark.parametrize("name", FAULTS)
def test_a_fault_forfeits_the_game(name: str, tmp_path: Path) -> None:
    fault, before, said = FAULTS[name]
    assert said in forfeit(faulty(tmp_path, fault or "pass", before), tmp_path)


@posix
def test_a_program_that_a_signal_ends_forfeits(tmp_path: Path) -> None:
    bot = faulty(tmp_path, "if told == 'bot': os.kill(os.getpid(), 11)")
    assert forfeit(bot, tmp_path) == "ended by itself (signal 11)"


@pytest.mark.parametrize("fault", ["if told == 'bot': time.sleep(600)", "while told == 'bot': asked += 1"])
def test_a_program_that_thinks_too_long_forfeits(fault: str, tmp_path: Path) -> None:
    assert forfeit(faulty(tmp_path, fault), tmp_path, move_seconds=0.4) == "did not answer within 0.4 s"


def test_a_program_that_never_answers_forfeits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It does not even read: the views stay in the pipe, and nobody waits for it longer than its time."""
    monkeypatch.setattr(outside, "START_S", 0.3)
    said = forfeit(faulty(tmp_path, before="time.sleep(600)"), tmp_path, move_seconds=0.1)
    assert said == "did not answer within 0.3 s"


def test_a_program_that_reads_nothing_of_a_long_line_forfeits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """More than a pipe holds is waiting for it."""
    monkeypatch.setattr(outside, "START_S", 0.3)
    bot = outside.ExternalBot(
        faulty(tmp_path, before="time.sleep(600)"),
        rules_of("babylon"),
        0,
        2,
        options={"long": "x" * 300_000},
        move_seconds=0.1,
    )
    with pytest.raises(outside.Forfeit, match="did not answer"):
        play_once(bot)
    bot.leave(None)


def play_once(bot: outside.ExternalBot) -> None:
    from stackhub.bots.bot import Budget
    from stackhub.engine.chance import Chance

    rules = rules_of("babylon")
    state = rules.setup(rules.options_model(), 2, Chance(1))
    bot.choose(state.view(0), Chance(1), Budget())


@posix
def test_closed_pipes_forfeit(tmp_path: Path) -> None:
    bot = faulty(tmp_path, "if told == 'view': say('ok'); os.close(1); time.sleep(600)")
    assert forfeit(bot, tmp_path) == "closed its standard output"
    deaf = faulty(tmp_path, before="line = sys.stdin.readline(); os.close(0); say('ok'); time.sleep(600)")
    assert forfeit(deaf, tmp_path) == "does not read what it is told any more"


def test_a_program_that_cannot_be_started_forfeits(tmp_path: Path) -> None:
    assert forfeit("cmd:" + str(tmp_path / "nobody"), tmp_path).startswith("could not be started (")


@posix
def test_what_a_program_started_is_ended_with_it(tmp_path: Path) -> None:
    """A child that holds all its pipes, and would sleep on: after the game it is gone."""
    number = tmp_path / "child"
    bot = faulty(
        tmp_path,
        before=f"child = subprocess.Popen(['sleep', '600']); open({str(number)!r}, 'w').write(str(child.pid))",
    )
    assert game_of(bot, tmp_path).forfeit is None
    assert not runs(int(number.read_text()))


@posix
def test_a_program_that_will_not_end_is_ended(tmp_path: Path) -> None:
    number = tmp_path / "number"
    bot = faulty(
        tmp_path,
        before=f"import signal; signal.signal(15, signal.SIG_IGN); open({str(number)!r}, 'w').write(str(os.getpid()))",
        fault="while told == 'quit': time.sleep(1)",
    )
    assert game_of(bot, tmp_path).forfeit is None
    assert not runs(int(number.read_text()))


@posix
def test_a_game_is_left_at_once_when_the_arena_stops(tmp_path: Path) -> None:
    """Ctrl-C while a program thinks: the game is nobody's, and the program gone."""
    number = tmp_path / "number"
    bot = faulty(
        tmp_path,
        before=f"open({str(number)!r}, 'w').write(str(os.getpid()))",
        fault=f"if told == 'bot': open({str(tmp_path / 'thinks')!r}, 'w'); time.sleep(600)",
    )
    asked = contest(["easy", bot], tmp_path)

    def stop() -> None:
        while not (tmp_path / "thinks").exists():
            time.sleep(0.01)
        (tmp_path / "stop").touch()

    other = threading.Thread(target=stop)
    other.start()
    assert play(asked, 1, 1) is None
    other.join()
    assert not runs(int(number.read_text()))
    assert play(asked, 1, 2) is None


def runs(process: int) -> bool:
    """Whether the process is there and no zombie; one that was just killed gets a moment."""
    for _ in range(100):
        try:
            stat = Path(f"/proc/{process}/stat").read_text() if sys.platform == "linux" else ""
            os.kill(process, 0)
        except OSError:
            return False
        if stat.rpartition(")")[2].split()[:1] == ["Z"]:
            return False
        time.sleep(0.02)
    return True


def test_a_bot_of_ours_that_breaks_is_no_forfeit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from stackhub.games.babylon.bots import BabylonBot

    monkeypatch.setattr(BabylonBot, "choose", lambda self, view, chance, budget: 1 / 0)
    made = play(contest(["easy", "medium"], tmp_path), 1, 2)
    assert made == Broken("game 2 of deal 1 broke off (ZeroDivisionError: division by zero)")


def test_commands_are_split_as_a_shell_would(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outside.sys, "platform", "linux")
    assert command_of("cmd:python 'my bot.py' --level 3") == ["python", "my bot.py", "--level", "3"]
    monkeypatch.setattr(outside.sys, "platform", "win32")
    assert command_of(r'cmd: C:\Bots\bot.exe "a b"') == r'C:\Bots\bot.exe "a b"'


@pytest.mark.parametrize(
    ("bot", "said"),
    [
        ("cmd:", "'cmd:' names no program"),
        ("cmd:python 'bot.py", "the command of 'cmd:python 'bot.py' cannot be read (No closing quotation)"),
        ("cmd:no-such-program --fast", "the program 'no-such-program' of 'cmd:no-such-program --fast' is not there"),
    ],
)
@posix
def test_commands_that_cannot_be(bot: str, said: str) -> None:
    with pytest.raises(BadOptions) as error:
        check_program(bot)
    assert str(error.value) == said


def test_the_limits_are_those_of_the_page() -> None:
    page = (Path(__file__).parents[2] / "docs" / "arena.md").read_text(encoding="utf-8")
    for limit in (program.MOST_LINE, program.MOST_NOISE, program.MOST_UNASKED, int(outside.START_S)):
        assert f"{limit:,}" in page
