"""Qt's libraries are loaded before Panda3D's, whatever is imported first: on Windows the other order can crash."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[2] / "stackhub"

WATCHED = """
import sys
class Watch:
    order = []
    def find_spec(self, name, path=None, target=None):
        if name in ("PySide6.QtCore", "panda3d.core"):
            self.order.append(name)
sys.meta_path.insert(0, Watch())
import {module}
import stackhub.view3d.viewport
print(*Watch.order)
"""


@pytest.mark.parametrize("module", ["stackhub.view3d.graphics", "stackhub.view3d.meshes", "stackhub.shell.app"])
def test_qt_comes_first(module: str) -> None:
    code = WATCHED.format(module=module)
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=PACKAGE.parent)
    assert done.stdout.split() == ["PySide6.QtCore", "panda3d.core"]


def test_the_package_itself_sees_to_it() -> None:
    """Python runs a package's __init__ before any of its modules."""
    tree = ast.parse((PACKAGE / "view3d" / "__init__.py").read_text(encoding="utf-8"))
    first = next(node for node in tree.body if isinstance(node, ast.Import | ast.ImportFrom))
    assert isinstance(first, ast.Import)
    assert first.names[0].name == "PySide6.QtCore"


def test_nobody_else_imports_panda3d_beside_qt() -> None:
    """Boards and the shell draw through view3d; physics and tables know no Qt."""
    for path in PACKAGE.rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        if "panda3d" in text and path.relative_to(PACKAGE).parts[0] not in ("view3d", "physics"):
            imported = {
                name.partition(".")[0]
                for node in ast.walk(ast.parse(text))
                if isinstance(node, ast.Import | ast.ImportFrom)
                for name in ([node.module or ""] if isinstance(node, ast.ImportFrom) else [a.name for a in node.names])
            }
            assert not {"panda3d", "PySide6"} <= imported, f"{path} imports both itself"
