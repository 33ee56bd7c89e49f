"""What the stackhub.exe that was built on Linux starts with: the same entry as the command ``stackhub``."""

import sys
from pathlib import Path

# Panda3D's tool freezes modules into the program, and Python takes where they were from sys._stdlib_dir, which it
# guesses from the working directory. PySide6/__init__.py looks for the folder ../shiboken6 from there.
sys._stdlib_dir = str(Path(sys.executable).resolve().parent / "Lib")  # type: ignore[attr-defined]

from stackhub.cli import main  # noqa: E402 - it imports PySide6

if __name__ == "__main__":
    main()
