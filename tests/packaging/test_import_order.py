"""Qt before Panda3D, everywhere: on Windows both bring a C++ runtime, and the older one must not come first."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent

# Imports a module and says which of the two libraries came in, in their order.
ASK = """import importlib, sys
importlib.import_module(sys.argv[1])
print(*[name for name in sys.modules if name in ("PySide6.QtCore", "panda3d.core")])
"""


def _imports_panda3d(path: Path) -> bool:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    names = [alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names]
    names += [node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    return any(name.split(".")[0] in ("panda3d", "direct") for name in names)


MODULES = [
    ".".join(path.relative_to(ROOT).with_suffix("").parts)
    for path in sorted((ROOT / "stackhub").rglob("*.py"))
    if _imports_panda3d(path)
]
#: These know no Qt (an import contract says so): alone they are safe, and whatever uses them with Qt has loaded it.
WITHOUT_QT = ("stackhub.physics.", "stackhub.games.stickstack.table_", "stackhub.games.stacko.table_")
ENTRIES = [
    "stackhub.shell.app",
    "stackhub.shell.tour",
    "stackhub.shell.walk",
    "stackhub.games.stacko.board",
    "stackhub.games.stickstack.board",
    "stackhub.dexterity.carving",
]


def _order(module: str) -> list[str]:
    done = subprocess.run([sys.executable, "-c", ASK, module], cwd=ROOT, capture_output=True, text=True, check=True)
    return done.stdout.split()


def test_the_modules_are_found() -> None:
    assert "stackhub.view3d.graphics" in MODULES
    assert "stackhub.physics.world" in MODULES


@pytest.mark.parametrize("module", MODULES)
def test_a_module_that_draws_loads_qt_first_and_one_that_does_not_loads_no_qt(module: str) -> None:
    order = _order(module)
    if module.startswith(WITHOUT_QT):
        assert order == ["panda3d.core"]
    else:
        assert order == ["PySide6.QtCore", "panda3d.core"]


@pytest.mark.parametrize("module", ENTRIES)
def test_the_ways_into_the_app_load_qt_first(module: str) -> None:
    assert _order(module)[:1] == ["PySide6.QtCore"]
