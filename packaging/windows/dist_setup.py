"""Panda3D's own distribution tool, told what StackHub is made of; ``packaging/windows/cross_build.py`` runs it.

``python dist_setup.py build_apps`` makes ``build/windows/win_amd64``: Python, Qt and Panda3D of their Windows wheels
beside stackhub.exe, which holds every module. What the tool gets wrong is put right by ``repair.py``.
"""

from __future__ import annotations

import sys
from pathlib import Path

from direct.dist import commands
from setuptools import setup

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
sys.path[:0] = [str(HERE.parent), str(HERE)]

import contents  # noqa: E402 - it lies one folder up
from cross_build import (  # noqa: E402
    BUILD,
    PLATFORM,
    QT_MODULES,
    REQUIREMENTS,
    SHIBOKEN_IMPORTS,
    whole_packages,
)

# Qt's modules need a library of another wheel.
commands.PACKAGE_LIB_DIRS["pyside6_essentials"] = [("shiboken6", "shiboken6"), ("PySide6", None)]

QT_PLUGINS = [
    (f"PySide6/plugins/{kind}/{plugin}.dll", kind, {})
    for kind, plugins in contents.QT_PLUGINS.items()
    for plugin in plugins
]
ICONS = [str(BUILD / "icons" / f"stackhub-{size}.png") for size in (256, 128, 64, 48, 32, 16)]

setup(
    name=contents.PROGRAM,
    version=contents.version(ROOT),
    packages=[],
    options={
        "build_apps": {
            "build_base": str(BUILD),
            "platforms": [PLATFORM],
            "gui_apps": {contents.PROGRAM: str(HERE / "launch.py")},
            "icons": {contents.PROGRAM: ICONS},
            "plugins": list(contents.DISPLAY_MODULES),
            "include_modules": {"*": [*contents.own_modules(ROOT), *QT_MODULES, *SHIBOKEN_IMPORTS, *whole_packages()]},
            "exclude_modules": {"*": [f"{name}.*" for name in contents.EXCLUDED_MODULES] + contents.EXCLUDED_MODULES},
            # Qt finds platforms/, styles/ … in the program's folder; PySide6/__init__.py insists on a folder shiboken6.
            "package_data_dirs": {
                "PySide6": QT_PLUGINS,
                "shiboken6": [("shiboken6/_config.py", "Lib/shiboken6", {})],
            },
            "requirements_path": str(REQUIREMENTS),
            "use_optimized_wheels": False,
            "pypi_extra_indexes": [],
        }
    },
)
