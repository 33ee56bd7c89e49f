"""The import contracts of pyproject.toml hold, and bite: every planted violation is reported."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent

PLANTED = {
    "engine/planted.py": [
        ("import random", "random"),
        ("import time", "time"),
        ("import datetime", "datetime"),
        ("import PySide6.QtCore", "PySide6"),
        ("import panda3d.core", "panda3d"),
        ("import stackhub.store", "stackhub.store"),
        ("import stackhub.bots", "stackhub.bots"),
        ("import stackhub.resources", "stackhub.resources"),
    ],
    "engine/save.py": [("import stackhub.engine.party.plan", "stackhub.engine.party.plan")],
    "games/babylon/rules.py": [
        ("import PySide6.QtCore", "PySide6"),
        ("import random", "random"),
        ("import stackhub.store", "stackhub.store"),
        ("import stackhub.games.babylon.board", "stackhub.games.babylon.board"),
    ],
    "games/babylon/bots.py": [
        ("import PySide6.QtWidgets", "PySide6"),
        ("import stackhub.tabletop", "stackhub.tabletop"),
        ("import stackhub.games.babylon.board", "stackhub.games.babylon.board"),
    ],
    "games/babylon/table.py": [("import PySide6.QtCore", "PySide6"), ("import stackhub.view3d", "stackhub.view3d")],
    "games/babylon/board.py": [("import stackhub.shell", "stackhub.shell")],
    "games/planted/rules.py": [("from stackhub.games.babylon import rules", "stackhub.games.babylon.rules")],
    "bots/planted.py": [
        ("from stackhub.games.babylon import rules", "stackhub.games.babylon.rules"),
        ("import stackhub.store", "stackhub.store"),
        ("import PySide6.QtCore", "PySide6"),
    ],
    "store/planted.py": [
        ("import PySide6.QtCore", "PySide6"),
        ("import stackhub.tabletop", "stackhub.tabletop"),
        ("import stackhub.games.registry", "stackhub.games.registry"),
    ],
    "physics/planted.py": [("import PySide6.QtCore", "PySide6"), ("import stackhub.games", "stackhub.games")],
    "view3d/planted.py": [
        ("import stackhub.games.registry", "stackhub.games.registry"),
        ("import stackhub.dexterity", "stackhub.dexterity"),
    ],
    "dexterity/planted.py": [
        ("import stackhub.games.registry", "stackhub.games.registry"),
        ("import stackhub.shell", "stackhub.shell"),
        ("import stackhub.store", "stackhub.store"),
        ("import stackhub.bots", "stackhub.bots"),
    ],
    "tabletop/planted.py": [
        ("import stackhub.games.babylon.rules", "stackhub.games.babylon.rules"),
        ("import stackhub.shell", "stackhub.shell"),
        ("import stackhub.store", "stackhub.store"),
    ],
    "resources.py": [("import stackhub.store", "stackhub.store")],
}


def _copy_package(into: Path) -> None:
    for source in (ROOT / "stackhub").rglob("*.py"):
        target = into / source.relative_to(ROOT)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(source.read_bytes())


def _lint_imports(folder: Path) -> subprocess.CompletedProcess[str]:
    command = (
        "import sys; from importlinter.cli import lint_imports_command as lint; sys.argv[0] = 'lint-imports'; lint()"
    )
    return subprocess.run(
        [sys.executable, "-c", command, str(ROOT / "pyproject.toml"), "--no-cache"],
        cwd=folder,
        env=os.environ | {"PYTHONPATH": str(folder), "COLUMNS": "200"},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> str:
    """What import-linter says of a copy of the package with every violation of PLANTED in it."""
    folder = tmp_path_factory.mktemp("planted")
    _copy_package(folder)
    for name, violations in PLANTED.items():
        target = folder / "stackhub" / name
        target.parent.mkdir(exist_ok=True)
        (target.parent / "__init__.py").touch()
        with target.open("a", encoding="utf-8") as file:
            file.writelines(f"{statement}\n" for statement, _ in violations)
    done = _lint_imports(folder)
    assert " broken." in done.stdout, done.stdout + done.stderr
    return done.stdout


def test_the_contracts_hold(tmp_path: Path) -> None:
    _copy_package(tmp_path)
    done = _lint_imports(tmp_path)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "0 broken" in done.stdout


@pytest.mark.parametrize(
    ("name", "imported"), [(name, imported) for name, violations in PLANTED.items() for _, imported in violations]
)
def test_a_planted_import_is_caught(report: str, name: str, imported: str) -> None:
    importer = "stackhub." + name.removesuffix(".py").replace("/", ".")
    assert f"-   {importer} -> {imported} (l." in report
