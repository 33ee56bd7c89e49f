"""Panda3D's own distribution tool, told what StackHub is made of; ``packaging/macos/cross_build.py`` runs it.

``python dist_setup.py build_apps --platforms PLATFORM`` makes ``build/macos/PLATFORM/stackhub.app``.
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
from cross_build import BUILD, REQUIREMENTS  # noqa: E402

# Qt's modules need a library of another wheel.
commands.PACKAGE_LIB_DIRS["pyside6_essentials"] = [("shiboken6", "shiboken6"), ("PySide6", None)]

# PySide6.QtMultimedia lies in a wheel that the tool cannot read; finish.py puts it in.
QT_MODULES = ("PySide6.QtCore", "PySide6.QtGui", "PySide6.QtWidgets", "PySide6.QtSvg")

setup(
    name=contents.PROGRAM,
    version=contents.version(ROOT),
    packages=[],
    options={
        "build_apps": {
            "build_base": str(BUILD),
            "gui_apps": {contents.PROGRAM: str(HERE.parent / "launch.py")},
            "plugins": list(contents.DISPLAY_MODULES),
            "include_modules": {"*": [*contents.own_modules(ROOT), *QT_MODULES]},
            "exclude_modules": {"*": [f"{name}.*" for name in contents.EXCLUDED_MODULES] + contents.EXCLUDED_MODULES},
            "requirements_path": str(REQUIREMENTS),
            "use_optimized_wheels": False,
            "pypi_extra_indexes": [],
        }
    },
)
