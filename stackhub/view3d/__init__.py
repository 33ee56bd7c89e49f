"""Panda3D inside Qt: viewport, scene loading, materials, camera, picking. Knows no game."""

# On Windows Qt and Panda3D bring different C++ runtimes, and Qt's must come first or the process can crash. This runs
# before any module of the package, so none of them has to think of it.
import PySide6.QtCore  # noqa: F401
