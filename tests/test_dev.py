"""dev.py: finds a Python, makes and repairs .venv, skips pip when nothing changed, and says what is missing."""

import ast
import importlib.util
import json
import os
import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parent.parent

posix_only = pytest.mark.skipif(os.name == "nt", reason="the stand-ins are shell scripts")


@pytest.fixture
def dev(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """dev.py as a module, working on a checkout in tmp_path that holds only a pyproject.toml."""
    spec = importlib.util.spec_from_file_location("dev_under_test", ROOT / "dev.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    venv = tmp_path / ".venv"
    monkeypatch.setattr(module, "ROOT", str(tmp_path))
    monkeypatch.setattr(module, "VENV", str(venv))
    monkeypatch.setattr(module, "VENV_PYTHON", str(venv / "bin" / "python"))
    monkeypatch.setattr(module, "STAMP", str(venv / "stamp.json"))
    monkeypatch.setattr(module, "UNFINISHED", str(venv / "unfinished"))
    (tmp_path / "pyproject.toml").write_text((ROOT / "pyproject.toml").read_text(encoding="utf-8"), encoding="utf-8")
    return module


def _script(path: Path, text: str) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"#!/bin/sh\n{text}\n", encoding="utf-8")
    path.chmod(0o755)
    return path


# --- Which Python ----------------------------------------------------------------------------------------------------


def test_an_old_python_can_read_the_file() -> None:
    """It has to start under Python 3.8 to say which Python it needs."""
    ast.parse((ROOT / "dev.py").read_text(encoding="utf-8"), feature_version=(3, 8))


def test_the_versions_are_those_of_the_project(dev: ModuleType) -> None:
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    assert 'requires-python = ">=3.11,<3.14"' in text
    assert set(dev.VERSIONS) == {(3, 11), (3, 12), (3, 13)}
    assert not dev.is_suitable((3, 10, 4))
    assert not dev.is_suitable((3, 14, 0))


@posix_only
def test_a_python_on_path_is_found_behind_a_broken_one(
    dev: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """pyenv's shims are on PATH for versions that are not there, and fail when they are run."""
    _script(tmp_path / "bin" / "python3.13", "echo 'pyenv: python3.13: command not found' >&2; exit 127")
    good = _script(tmp_path / "bin" / "python3.12", "echo 3 12")
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    monkeypatch.setenv("PYENV_ROOT", str(tmp_path / "no-pyenv"))
    assert dev.find_python() == [str(good)]


@posix_only
def test_a_python_of_pyenv_is_found(dev: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    _script(tmp_path / "pyenv" / "versions" / "3.10.4" / "bin" / "python", "echo 3 10")
    good = _script(tmp_path / "pyenv" / "versions" / "3.11.7" / "bin" / "python", "echo 3 11")
    monkeypatch.setenv("PATH", str(tmp_path / "empty"))
    monkeypatch.setenv("PYENV_ROOT", str(tmp_path / "pyenv"))
    assert dev.find_python() == [str(good)]


def test_no_suitable_python_says_which_it_looked_for(
    dev: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 9, 2, "final", 0))
    monkeypatch.setenv("PATH", str(tmp_path / "empty"))
    monkeypatch.setenv("PYENV_ROOT", str(tmp_path / "no-pyenv"))
    assert dev.main(["play"]) == 1
    said = capsys.readouterr().err
    assert "needs Python 3.11, 3.12 or 3.13, and none was found" in said
    assert f"(3.9, {sys.executable}); python3.13, python3.12 and python3.11 on PATH; the folder of pyenv" in said


@posix_only
def test_another_python_is_handed_the_same_arguments(
    dev: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = _script(tmp_path / "python3.11", f'printf "%s\n" "$@" > "{tmp_path}/arguments"; exit 7')
    monkeypatch.setattr(dev, "another_python", lambda: [str(other)])
    assert dev.main(["test", "--long"]) == 7
    assert (tmp_path / "arguments").read_text().splitlines() == [str(ROOT / "dev.py"), "test", "--long"]


# --- What is installed -----------------------------------------------------------------------------------------------


def test_direct_requirements_are_pinned_exactly(dev: ModuleType) -> None:
    play, everything = dev.requirements("play"), dev.requirements("dev")
    assert set(play) < set(everything)
    for requirement in everything:
        assert re.fullmatch(r"[A-Za-z0-9-]+==[0-9.]+", requirement), requirement


class _Machine:
    """Stands in for venv and pip: `pip install` notes what it was asked, and ends with `pip_ends`."""

    def __init__(self, dev: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
        self.dev = dev
        self.made = 0
        self.installed: list[list[str]] = []
        self.pip_ends = 0
        monkeypatch.setattr(dev, "check_system_libraries", lambda dev: None)
        monkeypatch.setattr(dev.subprocess, "call", self._call)

    def _call(self, command: list[str], **_: Any) -> int:
        if command[1:3] == ["-m", "venv"]:
            self.made += 1
            _script(Path(self.dev.VENV_PYTHON), "echo 3 11")
            Path(self.dev.VENV, "pyvenv.cfg").write_text("version = 3.11.7\n")
            return 0
        assert command[:4] == [self.dev.VENV_PYTHON, "-m", "pip", "install"]
        assert Path(self.dev.UNFINISHED).exists(), "a pip that is killed must leave its mark"
        self.installed.append([argument for argument in command if "==" in argument])
        return self.pip_ends


@pytest.fixture
def machine(dev: ModuleType, monkeypatch: pytest.MonkeyPatch) -> _Machine:
    return _Machine(dev, monkeypatch)


@posix_only
def test_the_second_start_skips_pip(dev: ModuleType, machine: _Machine) -> None:
    dev.install("play")
    dev.install("play")
    assert (machine.made, machine.installed) == (1, [dev.requirements("play")])


@posix_only
def test_testing_adds_to_what_playing_installed_and_serves_both(dev: ModuleType, machine: _Machine) -> None:
    for group in ("play", "dev", "play", "dev"):
        dev.install(group)
    assert machine.made == 1
    assert machine.installed == [dev.requirements("play"), dev.requirements("dev")]


@posix_only
def test_a_changed_pin_installs_again(dev: ModuleType, machine: _Machine, tmp_path: Path) -> None:
    dev.install("play")
    project = tmp_path / "pyproject.toml"
    project.write_text(project.read_text(encoding="utf-8").replace("PySide6==", "PySide6==9."), encoding="utf-8")
    dev.install("play")
    assert machine.made == 1
    assert len(machine.installed) == 2


@posix_only
def test_an_interrupted_start_is_made_anew(dev: ModuleType, machine: _Machine) -> None:
    dev.install("play")
    Path(dev.UNFINISHED).touch()
    Path(dev.VENV, "half-installed").touch()
    dev.install("play")
    assert machine.made == 2
    assert not Path(dev.VENV, "half-installed").exists()
    assert dev.is_installed("play")


@posix_only
@pytest.mark.parametrize("python", [None, "echo 3 9", "exit 1"], ids=["missing", "old", "broken"])
def test_a_venv_that_cannot_be_used_is_made_anew(dev: ModuleType, machine: _Machine, python: str | None) -> None:
    Path(dev.VENV).mkdir()
    if python:
        _script(Path(dev.VENV_PYTHON), python)
    dev.install("play")
    assert machine.made == 1
    assert dev.is_installed("play")


@posix_only
def test_a_venv_made_by_hand_is_kept(dev: ModuleType, machine: _Machine) -> None:
    _script(Path(dev.VENV_PYTHON), "echo 3 12")
    dev.install("play")
    assert machine.made == 0
    assert len(machine.installed) == 1


@posix_only
def test_a_pip_that_fails_is_tried_again_without_starting_over(dev: ModuleType, machine: _Machine) -> None:
    machine.pip_ends = 1
    with pytest.raises(dev.SetUpError, match="pip could not install"):
        dev.install("play")
    assert not dev.is_installed("play")
    machine.pip_ends = 0
    dev.install("play")
    assert machine.made == 1
    assert len(machine.installed) == 2


@posix_only
def test_a_damaged_stamp_counts_as_none(dev: ModuleType, machine: _Machine) -> None:
    dev.install("play")
    for damaged in ("", "[]", json.dumps({"play": 3})):
        Path(dev.STAMP).write_text(damaged)
        assert not dev.is_installed("play")


# --- System libraries ------------------------------------------------------------------------------------------------


@pytest.fixture
def bare_linux(dev: ModuleType, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """A Debian without libEGL and xcb-cursor, used by somebody who is not root."""
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(dev, "can_load", lambda name: name not in ("libEGL.so.1", "libxcb-cursor.so.0"))
    monkeypatch.setattr(dev, "has_fonts", lambda: True)
    monkeypatch.setattr(dev, "is_root", lambda: False)
    monkeypatch.setattr(dev.shutil, "which", lambda name: f"/usr/bin/{name}")
    return dev


def test_the_one_command_that_installs_the_libraries_is_named(bare_linux: ModuleType) -> None:
    with pytest.raises(bare_linux.SetUpError, match=r"run: sudo apt-get install libegl1 libxcb-cursor0$"):
        bare_linux.check_system_libraries(dev=True)


def test_what_only_windows_need_does_not_stop_the_tests(
    bare_linux: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bare_linux, "can_load", lambda name: name != "libxcb-cursor.so.0")
    bare_linux.check_system_libraries(dev=True)
    assert "windows may not open" in capsys.readouterr().err


def test_without_apt_the_libraries_are_named(bare_linux: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bare_linux.shutil, "which", lambda name: None)
    with pytest.raises(bare_linux.SetUpError, match=r"install what brings libEGL\.so\.1, libxcb-cursor\.so\.0$"):
        bare_linux.check_system_libraries(dev=True)


def test_root_installs_and_refreshes_the_lists_only_when_needed(
    bare_linux: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    ran: list[list[str]] = []

    def run(command: list[str], **_: Any) -> subprocess.CompletedProcess[bytes]:
        ran.append(command)
        code = 100 if len(ran) == 1 else 0  # the first try fails: no package lists yet
        if len(ran) == 3:
            monkeypatch.setattr(bare_linux, "can_load", lambda name: True)
        return subprocess.CompletedProcess(command, code, b"")

    monkeypatch.setattr(bare_linux, "is_root", lambda: True)
    monkeypatch.setattr(bare_linux.subprocess, "run", run)
    bare_linux.check_system_libraries(dev=True)
    assert [command[1] for command in ran] == ["install", "update", "install"]
    assert ran[0] == ran[2]
    assert ran[0][-2:] == ["libegl1", "libxcb-cursor0"]


# --- The commands ----------------------------------------------------------------------------------------------------


def test_play_hands_its_arguments_and_the_exit_code_on(dev: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    ran: list[list[str]] = []

    def run_python(command: list[str], **_: Any) -> int:
        ran.append(command)
        return 2

    monkeypatch.setattr(dev, "install", lambda group: None)
    monkeypatch.setattr(dev, "run_python", run_python)
    assert dev.main(["play", "saved game.stackhub"]) == 2
    assert ran == [["-m", "stackhub", "saved game.stackhub"]]


@posix_only
def test_a_program_ended_by_a_signal_ends_dev_as_a_shell_would(dev: ModuleType) -> None:
    _script(Path(dev.VENV_PYTHON), "kill -KILL $$")
    assert dev.run_python(["-m", "stackhub"]) == 128 + 9


def test_the_second_interrupt_ends_a_program_that_ignores_the_first(
    dev: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A window in Qt's event loop may not notice Ctrl+C; dev.py once waited for it for ever."""

    class Child:
        waits = [KeyboardInterrupt, KeyboardInterrupt, -15]
        ended = 0

        def wait(self) -> int:
            outcome = self.waits.pop(0)
            if outcome is KeyboardInterrupt:
                raise KeyboardInterrupt
            return outcome

        def terminate(self) -> None:
            assert self.waits == [-15], "the first interrupt leaves it to the program"
            self.ended += 1

    child = Child()
    monkeypatch.setattr(dev.subprocess, "Popen", lambda *_, **__: child)
    assert dev.run_python(["-m", "stackhub"]) == 128 + 15
    assert child.ended == 1


@pytest.mark.parametrize(
    ("arguments", "spread"), [([], True), (["--long"], True), (["tests/test_dev.py"], False), (["-n", "0"], False)]
)
def test_the_whole_suite_uses_the_cores_a_part_of_it_does_not(
    dev: ModuleType, monkeypatch: pytest.MonkeyPatch, arguments: list[str], spread: bool
) -> None:
    seen: list[tuple[list[str], dict[str, Any]]] = []

    def run_python(command: list[str], **variables: Any) -> int:
        assert Path(variables["STACKHUB_HOME"]).is_dir()
        seen.append((command, variables))
        return 5

    monkeypatch.delenv("QT_QPA_PLATFORM", raising=False)
    monkeypatch.setattr(dev, "install", lambda group: None)
    monkeypatch.setattr(dev, "run_python", run_python)
    assert dev.test(arguments) == 5, "pytest's exit code is handed on"
    ((command, variables),) = seen
    assert ("-n" in command and "-n" not in arguments) == spread
    assert command[-len(arguments) :] == arguments or not arguments
    assert variables["QT_QPA_PLATFORM"] == "offscreen"
    assert not Path(variables["STACKHUB_HOME"]).exists(), "nothing stays behind"


@pytest.mark.parametrize("arguments", [[], ["paly"]])
def test_without_a_known_command_the_usage_is_printed(
    dev: ModuleType, capsys: pytest.CaptureFixture[str], arguments: list[str]
) -> None:
    assert dev.main(arguments) == 2
    assert "python3 dev.py play" in capsys.readouterr().err


# --- The command stackhub --------------------------------------------------------------------------------------------


@posix_only
def test_the_launcher_starts_this_checkout_from_anywhere(dev: ModuleType, tmp_path: Path) -> None:
    _script(tmp_path / ".venv" / "bin" / "python", 'echo "$PYTHONPATH|$@"')
    dev.write_launcher(str(tmp_path))
    dev.write_launcher(str(tmp_path))  # a second start changes nothing
    launcher = tmp_path / ".venv" / "bin" / "stackhub"
    said = subprocess.run([launcher, "table", "two words"], cwd="/", capture_output=True, text=True, check=True).stdout
    assert said.startswith(str(tmp_path))
    assert said.strip().endswith("|-m stackhub table two words")
