"""Has the questions of a bot's hands answered, in a process of its own that is kept warm.

Where no process can be started (or its pipes do not work), a thread of this one thinks: slower to watch, but it plays.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Sequence

from PySide6.QtCore import QObject, QProcess, QThread, QTimer, Signal

from stackhub.engine.game import Json
from stackhub.engine.hands import Think
from stackhub.resources import own_command

log = logging.getLogger(__name__)

_READY_MS = 20_000
"""So long a process may take until it is ready; a busy old computer needs 5 s."""
_ANSWER_MS = 60_000
_END_MS = 2_000


class _ThinkThread(QThread):
    """One question, thought about in this process."""

    thought = Signal(object)

    def __init__(self, think: Think, question: Json, parent: QObject) -> None:
        super().__init__(parent)
        self._think, self._question = think, question
        self._cancelled = False

    def run(self) -> None:
        try:
            answer: Json | None = self._think(self._question, lambda: self._cancelled)
        except Exception:  # the hand goes on without it
            log.exception("a question could not be answered")
            answer = None
        self.thought.emit(answer)

    def cancel(self) -> None:
        self._cancelled = True
        self.blockSignals(True)
        self.wait()


class Thinker(QObject):
    """One question at a time. ``answered(answer)`` comes for the last one asked, unless `cancel` came first; None: it
    could not be answered."""

    answered = Signal(object)

    def __init__(self, game: str, think: Think, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._think = think
        self._command: Sequence[str] = [*own_command(), "think", game]
        self._process: QProcess | None = None
        self._thread: _ThinkThread | None = None
        self._ready = False
        self._works = True
        self._number = 0
        self._question: Json | None = None
        self._late = QTimer(self)
        self._late.setSingleShot(True)
        self._late.timeout.connect(self._give_up)

    @property
    def is_busy(self) -> bool:
        """Whether an answer is awaited."""
        return self._question is not None

    @property
    def is_ready(self) -> bool:
        """Whether the process is warm."""
        return self._ready

    @property
    def in_process(self) -> bool:
        """Whether a process of its own thinks; False: a thread of this one has to."""
        return self._works

    def warm_up(self) -> None:
        """Start the process, so that the first question need not wait for it."""
        if not self._works or self._process is not None:
            return
        process = self._process = QProcess(self)
        process.setProcessChannelMode(QProcess.ProcessChannelMode.ForwardedErrorChannel)
        process.readyReadStandardOutput.connect(self._read)
        process.errorOccurred.connect(self._broken)
        process.finished.connect(self._broken)
        process.start(self._command[0], list(self._command[1:]))
        self._late.start(_READY_MS)

    def ask(self, question: Json) -> None:
        """Have this thought about; what was asked before is forgotten."""
        if self.is_busy:
            self.cancel()
        self._number += 1
        self._question = question
        if not self._works:
            self._think_here()
            return
        self.warm_up()
        if self._ready:
            self._write()

    def cancel(self) -> None:
        """Think no more of it. The process ends, and another one is warmed up: it cannot be told while it thinks."""
        if not self.is_busy:
            return
        self._question = None
        if self._thread is not None:
            self._thread.cancel()
            self._forget_thread()
        elif self._ready:
            self._end_process()
            self.warm_up()

    def close(self) -> None:
        """Think never again; returns when process and thread have ended."""
        self._question = None
        if self._thread is not None:
            self._thread.cancel()
            self._forget_thread()
        self._end_process()

    # --- inside

    def _write(self) -> None:
        assert self._process is not None
        line = json.dumps({"id": self._number, "question": self._question}, separators=(",", ":"))
        self._process.write(line.encode() + b"\n")
        self._late.start(_ANSWER_MS)

    def _read(self) -> None:
        process = self._process
        while process is not None and process is self._process and process.canReadLine():
            line = bytes(process.readLine().data())
            try:
                said = json.loads(line)
            except ValueError:
                continue  # a library that greets on the standard output
            if isinstance(said, dict):
                self._hear(said)

    def _hear(self, said: Json) -> None:
        if said.get("ready") is True:
            self._late.stop()
            self._ready = True
            if self._question is not None:
                self._write()
        elif said.get("id") == self._number and self._question is not None:
            self._late.stop()
            self._question = None
            self.answered.emit(said.get("answer"))

    def _broken(self) -> None:
        """The process ended by itself, or never began: from now on a thread thinks."""
        log.warning("the process that thinks for bots has ended; a thread thinks instead")
        self._give_up()

    def _give_up(self) -> None:
        self._works = False
        self._end_process()
        if self._question is not None:
            self._think_here()

    def _end_process(self) -> None:
        self._late.stop()
        process, self._process, self._ready = self._process, None, False
        if process is None:
            return
        process.blockSignals(True)
        process.kill()
        process.waitForFinished(_END_MS)
        process.deleteLater()

    def _think_here(self) -> None:
        assert self._question is not None
        self._thread = _ThinkThread(self._think, self._question, self)
        self._thread.thought.connect(self._thought)
        self._thread.start()

    def _thought(self, answer: object) -> None:
        if self._thread is None or self.sender() is not self._thread:
            return
        self._forget_thread()
        self._question = None
        self.answered.emit(answer)

    def _forget_thread(self) -> None:
        if self._thread is not None:
            self._thread.wait()
            self._thread.deleteLater()
            self._thread = None
