"""``stackhub table`` as a process of its own: whatever comes in and whoever listens, no traceback."""

import os
import shutil
import stat
import subprocess
import sys
from pathlib import Path

import pytest

import stackhub

ROOT = Path(stackhub.__file__).parents[1]
TABLE = [sys.executable, "-m", "stackhub", "table", "babylon", "--seed", "1"]
posix = pytest.mark.skipif(os.name != "posix", reason="closes streams through a shell")


def run(command: list[str], given: bytes | None = b"", folder: Path = ROOT) -> tuple[int, list[str], str]:
    """Exit code, the lines of stdout, and stderr."""
    done = subprocess.run(
        command,
        input=given,
        cwd=folder,
        capture_output=True,
        check=False,
        timeout=120,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )
    errors = done.stderr.decode()
    assert "Traceback" not in errors
    assert "Exception" not in errors
    return done.returncode, done.stdout.decode().splitlines(), errors


def shell(words: str, given: bytes = b"") -> tuple[int, list[str], str]:
    """``table`` in ``words`` stands for the command."""
    return run(["sh", "-c", words.replace("table", f"{sys.executable} -m stackhub table babylon --seed 1")], given)


def answers(*lines: bytes, folder: Path = ROOT) -> list[str]:
    code, answered, errors = run(TABLE, b"\n".join(lines), folder)
    assert (code, errors) == (0, "")
    return answered


def test_lines_are_answered_and_quit_ends() -> None:
    assert answers(b"outcome", b"", b"quit", b"state") == ["null", "ok", "ok", "ok"]


def test_nothing_on_stdin_is_the_end() -> None:
    assert answers() == []


@posix
def test_a_closed_stdin_is_the_end() -> None:
    assert shell("table <&-") == (0, [], "")


@posix
def test_a_closed_stdout_is_said() -> None:
    assert shell("table >&-", b"state\n") == (2, [], "stackhub: there is no standard output to answer on\n")


@posix
def test_with_every_stream_closed_nothing_happens() -> None:
    assert shell("table <&- >&- 2>&-") == (2, [], "")


@posix
def test_a_reader_that_goes_away_ends_the_table_quietly() -> None:
    code, answered, errors = shell("(table; echo $? >&2) | head -1", b"help\n" * 20_000)
    assert (code, errors) == (0, "0\n")
    assert answered[0].startswith("position JSON")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no /dev/full")
def test_a_full_disk_is_said() -> None:
    code, _, errors = shell("table >/dev/full", b"state\n")
    assert code == 2
    assert errors.endswith("the answers not be written (No space left on device)\n")
    assert errors.count("\n") == 1


def test_bytes_that_are_no_text_are_answered_like_any_other_word() -> None:
    assert answers(b"dance \0", b"\xff\xfe", b"load \xff", b"save a\0b", b"play \0", b"outcome") == [
        "error: there is no command 'dance' (try help)",
        "error: there is no command '��' (try help)",
        "error: there is no file �",
        "error: save needs the name of a file",
        "error: ' ' is not a move of Babylon (write 3>7 to lift pile 3 onto pile 7)",
        "null",
        "ok",
    ]


LONG_LINES = [
    b"x" * 10_000_000,
    b"load " + b"x" * 10_000_000,
    b"save " + b"x/" * 5_000_000,
    b"play @" + b"1" * 10_000_000,
    b"play " + b"1>" * 5_000_000,
    b"bot " + b"x" * 10_000_000,
    b"perft " + b"9" * 10_000_000,
    b"position " + b"[" * 10_000_000,
    b'position {"' + b"x" * 10_000_000 + b'": 1}',
    b'position {"to_play": ' + b"1" * 10_000_000 + b"}",
    b'position {"piles": ' + b'{"1": ' * 1_600_000,
    b'position {"options": {"match": "' + b"x" * 10_000_000 + b'"}}',
    b'position {"piles": {"1": ["' + b"x" * 10_000_000 + b'"]}}',
]


def test_a_line_of_ten_million_bytes_gets_one_short_sentence(tmp_path: Path) -> None:
    """Whatever word it begins with; and the table goes on."""
    told = answers(*LONG_LINES, b"outcome", folder=tmp_path)
    assert told[len(LONG_LINES) :] == ["null", "ok"]
    for line, error in zip(LONG_LINES, told, strict=False):
        assert error.startswith("error: "), line[:30]
        assert len(error) < 500, line[:30]
    assert list(tmp_path.iterdir()) == []


def test_saving_makes_no_folders(tmp_path: Path) -> None:
    assert answers(b"save no/such/folder/x", b"save x", b"load no/such/x", b"load x", folder=tmp_path) == [
        "error: x could not be written: the folder does not exist",
        "ok",
        "error: there is no file x",
        "ok",
    ]
    assert [path.name for path in tmp_path.iterdir()] == ["x"]


def test_what_is_no_file_is_named_and_left_alone(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    for name in (b"/", b".", b"..", b"folder"):
        loaded, saved = answers(b"load " + name, b"save " + name, folder=tmp_path)
        assert loaded == f"error: {name.decode()} is not a file"
        assert saved in (loaded, "error: folder could not be written: a folder stands where a file should be")
    assert [path.name for path in tmp_path.iterdir()] == ["folder"]


@posix
def test_a_pipe_is_not_replaced_by_a_save(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    assert answers(b"save pipe", b"load pipe", folder=tmp_path) == ["error: pipe is not a file"] * 2
    assert stat.S_ISFIFO((tmp_path / "pipe").stat().st_mode)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["ludo"], "there is no game 'ludo' (games: "),
        (["babylon", "--seats", "3"], "babylon takes 2 seats, not 3"),
        (["babylon", "--seed", "-1"], "a seed is a whole number from 0 to 2^63 - 1"),
        (["babylon", "--option", "match"], "'match' is not of the form key=value"),
        (["babylon", "--option", "match=x"], "option 'match' cannot be 'x': "),
        (["babylon", "--option", "colour=red"], "there is no option 'colour' (options: match, chooser)"),
    ],
)
def test_a_table_that_cannot_be_is_said_on_stderr(arguments: list[str], sentence: str) -> None:
    code, answered, errors = run([*TABLE[:4], *arguments])
    assert (code, answered) == (2, [])
    assert errors.startswith(f"stackhub: {sentence}")
    assert errors.count("\n") == 1


@pytest.mark.parametrize("arguments", [[], ["--self-test"]])
def test_a_broken_theme_file_is_said_before_any_window_opens(arguments: list[str], tmp_path: Path) -> None:
    """Nothing works without it, so the program ends, but not with a traceback."""
    for name in ("stackhub", "config", "scenes", "models"):
        shutil.copytree(ROOT / name, tmp_path / name, ignore=shutil.ignore_patterns("__pycache__"))
    (tmp_path / "config" / "themes.yaml").write_text("themes:\n  light: bright\n", encoding="utf-8")
    environment = {**os.environ, "PYTHONPATH": str(tmp_path), "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(
        [sys.executable, "-m", "stackhub", *arguments],
        cwd=tmp_path, env=environment, capture_output=True, text=True, check=False, timeout=120,
    )  # fmt: skip
    assert done.returncode == 1
    assert done.stderr.startswith("stackhub: themes.yaml, line 2: ")
    assert "Traceback" not in done.stderr
