"""A check after every test: no thread, timer, animation or window is left behind.

What one test leaves running fires in the middle of another and fails there, or crashes the interpreter at exit. Python
threads are looked at after every test; Qt is looked at only once something has imported it, so that the tests of rules
and bots pay next to nothing. The idea (record every `start`, look at the end) is napari's.
"""

import gc
import sys
import threading
import time
import weakref
from collections.abc import Callable, Generator, Iterator
from typing import Any

import pytest

GRACE_S = 2.0
"""How long a thread that was told to stop may take to end by itself, in seconds."""

# Qt itself keeps these until the application ends.
_KEPT_BY_QT = {"QTipLabel"}

_test_failed = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Remember whether the test itself failed: its traceback keeps local windows alive, which is not a second fault."""
    report = yield
    if report.failed:
        item.stash[_test_failed] = True
    return report


@pytest.fixture(autouse=True)
def nothing_left_over(request: pytest.FixtureRequest) -> Iterator[None]:
    """Fail a test that leaves a thread, timer, animation or top-level widget behind, and clear it away for the next."""
    watch = Watch()
    yield
    found = watch.found()
    if found:
        watch.clear_away()
        if not request.node.stash.get(_test_failed, False):
            pytest.fail("The test left behind:\n  " + "\n  ".join(found), pytrace=False)


class Watch:
    """Compares what runs when it is made with what runs when `found` is called."""

    def __init__(self) -> None:
        self._threads = set(threading.enumerate())
        self._recorder = _recorder()
        self._windows = {_address(widget) for widget in _top_level_widgets()}

    def found(self) -> list[str]:
        """Return one line for each thing left behind, after waiting and collecting garbage where that may help."""
        lines = self._look()
        if not lines:
            return lines
        _settle()
        for thread in self._new_threads():
            thread.join(GRACE_S)
        if self._recorder is not None:
            self._recorder.wait_for_threads()
        return self._look()

    def clear_away(self) -> None:
        """Stop and delete what Qt left behind; a Python thread cannot be stopped from here."""
        if self._recorder is not None:
            self._recorder.stop_all()
        for widget in self._new_windows():
            widget.hide()
            widget.deleteLater()
        _settle()

    def _look(self) -> list[str]:
        lines = [f"thread {thread.name!r}" for thread in self._new_threads()]
        if self._recorder is not None:
            lines += self._recorder.running()
        lines += [
            f"window {window.metaObject().className()} {window.windowTitle()!r}" for window in self._new_windows()
        ]
        return lines

    def _new_threads(self) -> list[threading.Thread]:
        # A QThread that runs Python code shows up as a dummy that never ends; the recorder looks at QThreads.
        return [
            thread
            for thread in threading.enumerate()
            if thread not in self._threads and thread.is_alive() and not isinstance(thread, threading._DummyThread)
        ]

    def _new_windows(self) -> list[Any]:
        return [
            widget
            for widget in _top_level_widgets()
            if _address(widget) not in self._windows
            and widget.parentWidget() is None
            and widget.metaObject().className() not in _KEPT_BY_QT
        ]


class _Recorder:
    """Notes every timer, thread and animation that Python code starts, and where it did."""

    def __init__(self) -> None:
        from PySide6.QtCore import QAbstractAnimation, QThread, QTimer

        self._started: list[tuple[weakref.ref[Any], str]] = []
        self._single_shots: dict[object, tuple[Any, str]] = {}
        self._kinds = (QTimer, QThread, QAbstractAnimation)
        for kind in self._kinds:
            self._wrap_start(kind)
        self._wrap_single_shot(QTimer)

    def _wrap_start(self, kind: Any) -> None:
        original = kind.start

        def start(self_: Any, *args: Any, **kwargs: Any) -> Any:
            self._started.append((weakref.ref(self_), _caller()))
            return original(self_, *args, **kwargs)

        kind.start = start

    def _wrap_single_shot(self, timer_class: Any) -> None:
        from PySide6.QtCore import QObject

        original = timer_class.singleShot

        def single_shot(msec: int, *args: Any) -> None:
            slot = args[-1]
            if not callable(slot):
                original(msec, *args)
                return
            context = args[0] if len(args) > 1 else getattr(slot, "__self__", None)
            context = context if isinstance(context, QObject) else None
            call = _weak_call(slot)
            key = object()

            def fire() -> None:
                if self._single_shots.pop(key, None):
                    call()

            self._single_shots[key] = (context and weakref.ref(context), _caller())
            if context is None:
                original(msec, fire)
            else:
                original(msec, context, fire)  # so that it dies with its receiver, as it would unwrapped

        timer_class.singleShot = staticmethod(single_shot)

    def running(self) -> list[str]:
        """Return one line for each object that was started and still runs, and forget the others."""
        from shiboken6 import isValid

        still: list[tuple[weakref.ref[Any], str]] = []
        lines = []
        for reference, where in self._started:
            started = reference()
            if started is not None and isValid(started) and self._is_running(started):
                still.append((reference, where))
                lines.append(f"{type(started).__name__} started in {where}")
        self._started = still
        for key, (context, where) in list(self._single_shots.items()):
            receiver = context and context()
            if context is None or (receiver is not None and isValid(receiver)):
                lines.append(f"QTimer.singleShot started in {where}")
            else:
                del self._single_shots[key]
        return lines

    def _is_running(self, started: Any) -> bool:
        timer, thread, animation = self._kinds
        if isinstance(started, timer):
            return bool(started.isActive())
        if isinstance(started, thread):
            return bool(started.isRunning())
        return bool(started.state() == animation.State.Running)

    def wait_for_threads(self) -> None:
        """Give QThreads and pool threads a moment to end, with events served: their last signals come here."""
        from PySide6.QtCore import QCoreApplication, QThreadPool

        until = time.monotonic() + GRACE_S
        while time.monotonic() < until and any(self._is_running(thread) for thread in self._threads()):
            QCoreApplication.processEvents()
            time.sleep(0.005)
        QThreadPool.globalInstance().waitForDone(int(GRACE_S * 1000))

    def _threads(self) -> list[Any]:
        from shiboken6 import isValid

        alive = [reference() for reference, _ in self._started]
        return [started for started in alive if isinstance(started, self._kinds[1]) and isValid(started)]

    def stop_all(self) -> None:
        """Stop what still runs; a single shot is forgotten and does nothing when it fires."""
        from shiboken6 import isValid

        self._single_shots.clear()
        for reference, _ in self._started:
            started = reference()
            if started is None or not isValid(started):
                continue
            if isinstance(started, self._kinds[1]):
                started.requestInterruption()
                started.quit()
                started.wait(int(GRACE_S * 1000))
            else:
                started.stop()
        self._started.clear()


def _weak_call(slot: Callable[[], object]) -> Callable[[], object]:
    """Return a call of `slot` that, like Qt, does not keep the owner of a bound method alive."""
    owner = getattr(slot, "__self__", None)
    if owner is None:
        return slot
    reference, function, name = weakref.ref(owner), getattr(slot, "__func__", None), slot.__name__

    def call() -> object:
        receiver = reference()
        if receiver is None:
            return None
        return function(receiver) if function else getattr(receiver, name)()

    return call


_the_recorder: _Recorder | None = None


def _recorder() -> _Recorder | None:
    """Return the one recorder, made when Qt has been imported, or None before that."""
    global _the_recorder  # noqa: PLW0603 - the Qt classes are wrapped once for the whole run
    if _the_recorder is None and "PySide6.QtCore" in sys.modules:
        _the_recorder = _Recorder()
    return _the_recorder


def _application() -> Any:
    widgets = sys.modules.get("PySide6.QtWidgets")
    return widgets.QApplication.instance() if widgets else None


def _top_level_widgets() -> list[Any]:
    app = _application()
    return app.topLevelWidgets() if app is not None and hasattr(app, "topLevelWidgets") else []


def _address(widget: Any) -> int:
    from shiboken6 import getCppPointer

    return int(getCppPointer(widget)[0])


def _settle() -> None:
    """Collect garbage and let Qt delete what waits for deletion."""
    gc.collect()
    if _application() is not None:
        from PySide6.QtCore import QCoreApplication, QEvent

        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        QCoreApplication.processEvents()


def _caller() -> str:
    """Return file:line of the nearest frame outside this file."""
    frame = sys._getframe(1)
    while frame.f_back is not None and frame.f_code.co_filename == __file__:
        frame = frame.f_back
    return f"{frame.f_code.co_filename}:{frame.f_lineno}"
