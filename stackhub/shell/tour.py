"""``python3 dev.py tour``: bots play every game offscreen, and every screen is written as a picture.

Pictures: ``OUT/FORMAT/LANGUAGE-THEME/NAME.png`` for the formats of ``FORMATS``. In the first variant of the first
format tables in 3D are drawn at every level of quality as well.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

from stackhub.shell import television

LIGHT = (("en", "light"), ("fr", "light"))
DARK = (("en", "dark"), ("fr", "dark"))
CONTRAST = (("en", "high_contrast"), ("fr", "high_contrast"))


@dataclass(frozen=True)
class Format:
    """A window of ``width`` × ``height`` logical pixels at a device pixel ratio, and the languages and themes that it
    is shown in."""

    name: str
    width: int
    height: int
    scale: str
    variants: tuple[tuple[str, str], ...]
    television: bool = False

    @property
    def environment(self) -> dict[str, str]:
        """What Qt must find when the process starts."""
        mark = {television.MARK: "1"} if self.television else {}
        return {**os.environ, **mark, television.SCALE: self.scale, "QT_QPA_PLATFORM": "offscreen"}


#: The television is a screen of 1920 × 1080 on which everything is half as large again.
FORMATS = (
    Format("1280x720", 1280, 720, "1", LIGHT + DARK + CONTRAST[:1]),
    Format("1280x720@2", 1280, 720, "2", LIGHT + DARK),
    Format("1920x1080", 1920, 1080, "1", LIGHT),
    Format("1920x1080@2", 1920, 1080, "2", LIGHT),
    Format("television", 1280, 720, "1.5", CONTRAST, television=True),
)


def main() -> int:
    """Take the whole tour, each format in a process of its own (Qt reads the scale once). Returns the exit code."""
    names = [form.name for form in FORMATS]
    parser = argparse.ArgumentParser(prog="dev.py tour", description="Write a picture of every screen.")
    parser.add_argument("--out", type=Path, default=Path("tour"), help="folder for the pictures (default: tour)")
    parser.add_argument("--format", choices=names, action="append", help="only this format (may be given repeatedly)")
    parser.add_argument("--here", action="store_true", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    chosen = [form for form in FORMATS if form.name in (arguments.format or names)]
    if arguments.here:
        return take(arguments.out, chosen[0])
    for form in chosen:
        command = [sys.executable, "-m", "stackhub.shell.tour", "--here", "--out", str(arguments.out)]
        code = subprocess.run([*command, "--format", form.name], env=form.environment, check=False).returncode
        if code:
            return code
    return 0


def take(out: Path, form: Format) -> int:
    """The tour in one format, in this process. Returns 0, or 1 when a screen could not be shown."""
    os.environ.update(form.environment)
    from stackhub.shell.app import make_application

    app = make_application(["stackhub"])
    failed = 0
    for variant in form.variants:
        with tempfile.TemporaryDirectory(prefix="stackhub-tour-", ignore_cleanup_errors=True) as home:
            os.environ["STACKHUB_HOME"] = home
            failed += _take_variant(app, Path(home), out / form.name / "-".join(variant), form, variant)
    return 1 if failed else 0


def _take_variant(app: object, home: Path, folder: Path, form: Format, variant: tuple[str, str]) -> int:
    from PySide6.QtWidgets import QApplication

    from stackhub.shell.hub import Hub
    from stackhub.shell.walk import Walk, process
    from stackhub.shell.window import MainWindow
    from stackhub.store.folder import DataFolder

    assert isinstance(app, QApplication)
    folder.mkdir(parents=True, exist_ok=True)
    hub = Hub(app, DataFolder(home))
    language, hub.settings.theme = variant  # type: ignore[assignment]
    hub.settings.language = language  # type: ignore[assignment]
    hub.settings.television = form.television
    hub.language.use(language)
    hub.apply_look()
    failed = 0
    window = MainWindow(hub)
    window.resize(form.width, form.height)
    window.show()

    def picture(name: str) -> None:
        walk.settle()
        path = folder / f"{name}.png"
        if not window.grab().save(str(path)):
            sys.stderr.write(f"{path} could not be written\n")
        sys.stdout.write(f"{path}\n")

    window.open_first()
    walk = Walk(hub, window, qualities=form is FORMATS[0] and variant == form.variants[0])
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
