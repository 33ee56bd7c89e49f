"""Another program as a partner that is told lines and answers lines, with limits on all that it may do.

It runs in a process group of its own, so that it can be ended with everything it started. Its pipes are served by
threads: a program that does not read, or never stops writing, holds up nobody.
"""

from __future__ import annotations

import contextlib
import os
import queue
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Sequence
from typing import IO, NamedTuple, Self

from stackhub.bots.arena import Stopped

MOST_LINE = 64 * 1024
"""So many bytes an answer may be long."""
MOST_UNASKED = 1_000
"""So many lines it may be ahead of what it was asked."""
MOST_NOISE = 1024 * 1024
"""So many bytes it may write on its standard error."""
_LOOK_S = 0.05
_LEAVE_S = 0.5
_CHUNK = 64 * 1024
_LAST_WORDS = 2_000


class Fault(Exception):
    """What the program did wrong, as the rest of a sentence that begins with its name."""


class Deadline(NamedTuple):
    """When an answer is due (of ``time.monotonic``), and after how many ``seconds`` that is."""

    at: float
    seconds: float

    @classmethod
    def after(cls, seconds: float) -> Self:
        return cls(time.monotonic() + seconds, seconds)


class Program:
    """``command`` as it runs. Raises Fault where it cannot be started."""

    def __init__(self, command: Sequence[str] | str) -> None:
        try:
            self._process = _start(command)
        except (OSError, ValueError) as error:
            raise Fault(f"could not be started ({getattr(error, 'strerror', None) or error})") from None
        self._heard: queue.SimpleQueue[str | Fault | None] = queue.SimpleQueue()
        self._to_say: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._ended = False
        self._deaf_since: float | None = None
        self._noise = 0
        self._last_words = b""
        self._threads = [
            threading.Thread(target=serve, args=(pipe,), name=f"arena {serve.__name__}", daemon=True)
            for serve, pipe in (
                (self._write, self._process.stdin),
                (self._read, self._process.stdout),
                (self._overhear, self._process.stderr),
            )
        ]
        for thread in self._threads:
            thread.start()

    # --- talking

    def say(self, line: str) -> None:
        """Tell it ``line``; returns at once."""
        self._to_say.put(line.encode("utf-8") + b"\n")

    def hear(self, due: Deadline, stop: Callable[[], bool]) -> str:
        """Its next line. Raises Fault when there is none in time or none can come any more, Stopped when ``stop`` says
        so."""
        while True:
            if stop():
                raise Stopped
            now = time.monotonic()
            if now >= due.at:
                raise Fault(f"did not answer within {due.seconds:g} s")
            try:
                heard = self._heard.get(timeout=min(_LOOK_S, due.at - now))
            except queue.Empty:
                heard = ""
            if self._noise > MOST_NOISE:
                raise Fault(f"wrote more than {MOST_NOISE:,} bytes on its standard error")
            if heard is None:
                self._ended = True
                raise Fault(self._end())
            if isinstance(heard, Fault):
                raise heard
            if heard:
                return heard
            if self._deaf_since is not None and now > self._deaf_since + _LEAVE_S:
                raise Fault("does not read what it is told any more")

    def leave(self, *last: str) -> None:
        """Tell it the ``last`` lines and give it a moment to end by itself; then it is ended, with all that it
        started."""
        for line in last:
            self.say(line)
        self._to_say.put(None)
        until = time.monotonic() + _LEAVE_S
        while last and not self._ended and time.monotonic() < until:
            with contextlib.suppress(queue.Empty):
                self._ended = self._heard.get(timeout=_LOOK_S) is None
        self.end()

    def end(self) -> None:
        """End it now, with all that it started."""
        if self._process.returncode is None:
            self._end()
        self._to_say.put(None)
        for thread in self._threads:  # a program that left its group may hold a pipe: its thread is left to it
            thread.join(_LEAVE_S)

    def _end(self) -> str:
        """End the group, and say how the program ended if it had done so by itself."""
        by_itself = self._ended and _has_ended(self._process)
        _kill_group(self._process)
        code = self._process.wait()
        self._threads[-1].join(_LEAVE_S)
        words = self._last_words.decode("utf-8", "replace").strip().splitlines()
        said = f"; its last words: {words[-1].strip()[:200]}" if words else ""
        if not by_itself:
            return f"closed its standard output{said}"
        return f"ended by itself ({f'signal {-code}' if code < 0 else f'exit code {code}'}){said}"

    # --- the threads, one a pipe

    def _write(self, pipe: IO[bytes]) -> None:
        with contextlib.suppress(OSError), pipe:
            while (line := self._to_say.get()) is not None:
                try:
                    rest = memoryview(line)
                    while rest:
                        rest = rest[pipe.write(rest) :]
                except OSError:
                    self._deaf_since = time.monotonic()
                    return

    def _read(self, pipe: IO[bytes]) -> None:
        pending = b""
        with pipe:
            while chunk := _chunk(pipe):
                *lines, pending = (pending + chunk).split(b"\n")
                if len(pending) > MOST_LINE or any(len(line) > MOST_LINE for line in lines):
                    self._heard.put(Fault(f"wrote a line of more than {MOST_LINE:,} bytes"))
                    return
                if self._heard.qsize() + len(lines) > MOST_UNASKED:
                    self._heard.put(Fault("does not stop talking"))
                    return
                for line in lines:
                    self._heard.put(line.decode("utf-8", "replace").rstrip("\r"))
        if pending:
            self._heard.put(pending.decode("utf-8", "replace").rstrip("\r"))
        self._heard.put(None)

    def _overhear(self, pipe: IO[bytes]) -> None:
        with pipe:
            while self._noise <= MOST_NOISE and (chunk := _chunk(pipe)):
                self._noise += len(chunk)
                self._last_words = (self._last_words + chunk)[-_LAST_WORDS:]


def _start(command: Sequence[str] | str) -> subprocess.Popen[bytes]:
    flags, session = 0, True
    if sys.platform == "win32":
        flags, session = subprocess.CREATE_NEW_PROCESS_GROUP | subprocess.CREATE_NO_WINDOW, False
    pipe = subprocess.PIPE
    return subprocess.Popen(
        command, bufsize=0, stdin=pipe, stdout=pipe, stderr=pipe, creationflags=flags, start_new_session=session
    )


def _chunk(pipe: IO[bytes]) -> bytes:
    try:
        return pipe.read(_CHUNK)
    except (OSError, ValueError):
        return b""


def _has_ended(process: subprocess.Popen[bytes]) -> bool:
    """Whether it ends within a moment, now that its output has. It is not waited for: its number must stay its own
    until its group has been ended."""
    until = time.monotonic() + _LEAVE_S
    while time.monotonic() < until:
        if hasattr(os, "waitid"):
            with contextlib.suppress(OSError):
                if os.waitid(os.P_PID, process.pid, os.WEXITED | os.WNOHANG | os.WNOWAIT) is not None:
                    return True
        elif process.poll() is not None:
            return True
        time.sleep(0.005)
    return False


def _kill_group(process: subprocess.Popen[bytes]) -> None:
    if sys.platform == "win32":
        if process.poll() is None:
            subprocess.run(["taskkill", "/F", "/T", "/PID", str(process.pid)], capture_output=True, check=False)
        with contextlib.suppress(OSError):
            process.kill()
        return
    with contextlib.suppress(OSError):  # it has gone already
        os.killpg(process.pid, signal.SIGKILL)
