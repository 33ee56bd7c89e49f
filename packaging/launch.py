"""What a frozen StackHub starts with: the same entry as the command ``stackhub``."""

import os
import sys

# PyInstaller's starter points the loader at the bundle and keeps what was set before. What StackHub starts in turn (a
# file manager, a browser) belongs to the system and must find the system's libraries.
if getattr(sys, "frozen", False) and sys.platform.startswith("linux"):
    before = os.environ.pop("LD_LIBRARY_PATH_ORIG", None)
    os.environ.pop("LD_LIBRARY_PATH", None)
    if before is not None:
        os.environ["LD_LIBRARY_PATH"] = before

from stackhub.cli import main

if __name__ == "__main__":
    main()
