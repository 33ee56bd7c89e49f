"""``python3 dev.py tour``: bots play every game offscreen, and every screen is written as a picture.

Pictures: ``OUT/SCALE/LANGUAGE-THEME/NAME.png`` for scales 1 and 2, both languages, light and dark (and high contrast
in English at scale 1), at 1280x720. In the first variant tables in 3D are drawn at every level of quality as well.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from pathlib import Path

SCALES = ("1", "2")
#: Where tables in 3D are drawn at every level of quality: at this scale, in the first variant.
QUALITIES_SCALE = "1"
VARIANTS = (("en", "light"), ("fr", "light"), ("en", "dark"), ("fr", "dark"), ("en", "high_contrast"))


def main() -> int:
    """Take the whole tour, each scale in a process of its own (Qt reads the scale once). Returns the exit code."""
    parser = argparse.ArgumentParser(prog="dev.py tour", description="Write a picture of every screen.")
    parser.add_argument("--out", type=Path, default=Path("tour"), help="folder for the pictures (default: tour)")
    parser.add_argument("--scale", choices=SCALES, help="only this scale")
    arguments = parser.parse_args()
    if arguments.scale:
        return take(arguments.out, arguments.scale)
    for scale in SCALES:
        command = [sys.executable, "-m", "stackhub.shell.tour", "--out", str(arguments.out), "--scale", scale]
        environment = {**os.environ, "QT_SCALE_FACTOR": scale, "QT_QPA_PLATFORM": "offscreen"}
        code = subprocess.run(command, env=environment, check=False).returncode
        if code:
            return code
    return 0


def take(out: Path, scale: str) -> int:
    """The tour at one scale, in this process. Returns 0, or 1 when a screen could not be shown."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    os.environ["QT_SCALE_FACTOR"] = scale
    from stackhub.shell.app import make_application

    app = make_application(["stackhub"])
    failed = 0
    for language, theme in VARIANTS:
        if theme == "high_contrast" and scale != "1":
            continue
        with tempfile.TemporaryDirectory(prefix="stackhub-tour-", ignore_cleanup_errors=True) as home:
            os.environ["STACKHUB_HOME"] = home
            folder = out / scale / f"{language}-{theme}"
            qualities = scale == QUALITIES_SCALE and (language, theme) == VARIANTS[0]
            failed += _take_variant(app, Path(home), folder, language, theme, qualities=qualities)
    return 1 if failed else 0


def _take_variant(app: object, home: Path, folder: Path, language: str, theme: str, *, qualities: bool) -> int:
    from PySide6.QtWidgets import QApplication

    from stackhub.shell.hub import Hub
    from stackhub.shell.walk import Walk, process
    from stackhub.shell.window import MainWindow
    from stackhub.shell.window_place import MINIMUM_SIZE
    from stackhub.store.folder import DataFolder

    assert isinstance(app, QApplication)
    folder.mkdir(parents=True, exist_ok=True)
    hub = Hub(app, DataFolder(home))
    hub.settings.theme = theme  # type: ignore[assignment]
    hub.settings.language = language  # type: ignore[assignment]
    hub.language.use(language)
    hub.apply_look()
    failed = 0
    window = MainWindow(hub)
    window.resize(MINIMUM_SIZE)
    window.show()

    def picture(name: str) -> None:
        walk.settle()
        path = folder / f"{name}.png"
        if not window.grab().save(str(path)):
            sys.stderr.write(f"{path} could not be written\n")
        sys.stdout.write(f"{path}\n")

    window.open_first()
    walk = Walk(hub, window, qualities=qualities)
    picture("first-start")
    hub.settings.name = "Ada"
    window.open_home()
    picture("home-empty")
    window.open_scores()
    picture("scores-empty")
    for stop in walk.stops():
        try:
            stop.go()
            picture(stop.name)
        except Exception as error:  # noqa: BLE001 - the other pictures are taken all the same
            failed += 1
            sys.stderr.write(f"{stop.name} failed: {error}\n")
    window.close()
    process()
    return failed


if __name__ == "__main__":
    sys.exit(main())
