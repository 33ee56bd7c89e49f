"""The peer that StackHub's weight and start are measured against: a window with an icon, a sound and a scene of
Panda3D, and nothing else. Frozen by the same spec (``STACKHUB_BARE=1``) and trimmed by the same rules."""

import sqlite3
import sys

from PySide6.QtCore import QTimer  # before Panda3D: its C++ runtime has to serve both

# isort: split
from panda3d.bullet import BulletWorld
from panda3d.core import NodePath
from panda3d.egg import EggData
from PySide6.QtMultimedia import QSoundEffect
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication, QMainWindow

USED = (sqlite3, QSoundEffect, QSvgRenderer, BulletWorld, NodePath, EggData)


def main() -> int:
    """Open the window and close it as soon as it is there."""
    app = QApplication(sys.argv)
    window = QMainWindow()
    window.resize(1280, 720)
    window.show()
    QTimer.singleShot(0, window.close)
    return app.exec()


if __name__ == "__main__":
    sys.exit(main())
