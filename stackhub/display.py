"""Can a window be opened here? Qt aborts the whole process when it cannot, so a child process finds out.

`python -m stackhub.display` says nothing and ends 0 when a window can be opened, and otherwise says why and ends 2.
"""

import faulthandler
import os
import signal
import sys
from pathlib import Path

NO_DISPLAY_EXIT_CODE = 2

_PROBE_TIMEOUT_S = 5


def usable_display() -> tuple[bool, str]:
    """Return whether Qt can open a window here, and if not, the reason as a phrase (empty if it can).

    Follows QT_QPA_PLATFORM as Qt does (`offscreen` is usable). Windows and macOS always have a display. Elsewhere a
    forked child opens Qt's display connection: the child has Qt's modules already and costs a few milliseconds.
    """
    if sys.platform in ("win32", "darwin"):
        return True, ""
    if not any(os.environ.get(name) for name in ("QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY")):
        return False, "there is no display (neither DISPLAY nor WAYLAND_DISPLAY is set)"
    try:
        from PySide6.QtGui import QGuiApplication
    except ImportError as error:  # a missing system library
        return False, f"Qt cannot be loaded ({error})"
    if QGuiApplication.instance() is not None:
        return True, ""
    return _probe()


def no_display_sentence(reason: str) -> str:
    """Return what a person whose machine has no usable display reads, from `usable_display`'s reason.

    In a checkout it offers the tour, which needs no display.
    """
    sentence = f"StackHub cannot open a window: {reason}"
    if (Path(__file__).resolve().parent.parent / "dev.py").is_file():
        return f"{sentence}; `python3 dev.py tour` draws every screen into PNG files without a display."
    return f"{sentence}."


def _probe() -> tuple[bool, str]:
    """Open Qt's display connection in a forked child and return what became of it."""
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        _open_display(writer)
    os.close(writer)
    with os.fdopen(reader, encoding="utf-8", errors="replace") as pipe:
        said = pipe.read()
    _, status = os.waitpid(child, 0)
    if status == 0:
        return True, ""
    if os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGALRM:
        return False, "the display does not answer"
    return False, _reason(said)


def _open_display(writer: int) -> None:
    """Be the child: end 0 if Qt opens the display, abort or be ended by the alarm if not. Never returns."""
    try:
        import resource

        faulthandler.disable()
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))  # Qt aborts; nobody wants a core file of that
        signal.signal(signal.SIGALRM, signal.SIG_DFL)
        signal.signal(signal.SIGABRT, signal.SIG_DFL)
        signal.alarm(_PROBE_TIMEOUT_S)
        os.dup2(writer, 1)
        os.dup2(writer, 2)
        from PySide6.QtCore import qInstallMessageHandler
        from PySide6.QtGui import QGuiApplication

        qInstallMessageHandler(None)
        _application = QGuiApplication(["stackhub"])
        os._exit(0)
    finally:
        os._exit(1)


def _reason(said: str) -> str:
    """Return what Qt said, as a phrase: its first line without the category."""
    for line in said.splitlines():
        category, _, text = line.partition(": ")
        if category.startswith("qt.qpa.") and text:
            return text.strip().rstrip(".")
    first = next((line for line in said.splitlines() if line.strip()), "Qt could not open the display")
    return first.strip().rstrip(".")


def main() -> int:
    """Run as a command; return the exit code."""
    usable, reason = usable_display()
    if usable:
        return 0
    print(no_display_sentence(reason), file=sys.stderr)
    return NO_DISPLAY_EXIT_CODE


if __name__ == "__main__":
    sys.exit(main())
