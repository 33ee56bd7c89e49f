"""What draws: the first of Panda3D's display modules that can really open a buffer here.

A pipe that says it is valid may still be unable to draw, so each is made to open a small buffer, the anchor. The anchor
is kept for the process: buffers of views share its graphics state, and Windows needs a host for them.
"""

from __future__ import annotations

import atexit
import os
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from panda3d.core import (
    FrameBufferProperties,
    GraphicsEngine,
    GraphicsPipe,
    GraphicsPipeSelection,
    WindowProperties,
    load_prc_file_data,
)

from stackhub.engine.errors import SaidError
from stackhub.engine.quality import LEVEL_NAMES, Ladder, LevelName, QualityFile
from stackhub.engine.words import QT_TRANSLATE_NOOP

load_prc_file_data(
    "stackhub view",
    "garbage-collect-states 0\n"  # without ShowBase nobody collects: about 73 KB would leak each frame
    "audio-library-name null\n"  # sound is Qt's
    "sync-video 0\n"
    "notify-level-display warning\n"
    "notify-level-egldisplay error\n"  # what could not be opened is kept in Graphics.attempts
    "notify-level-x11display fatal\n",
)

PIPES_VARIABLE = "STACKHUB_PIPES"
"""The environment variable that names the display modules to try, separated by commas, in place of the usual ones."""

_BY_PROCESSOR = ("llvmpipe", "softpipe", "swiftshader", "swrast", "software", "gdi generic", "basic render")
_BUFFER = GraphicsPipe.BF_refuse_window | GraphicsPipe.BF_fb_props_optional


class NoGraphicsError(SaidError, RuntimeError):
    """Not one display module can draw; the sentence says so, and what was tried and why each failed."""

    def __init__(self, attempts: Sequence[str]) -> None:
        super().__init__(
            QT_TRANSLATE_NOOP("errors", "Nothing on this computer can draw the table in 3D ({attempts})."),
            attempts="; ".join(attempts) or "–",
        )


@dataclass
class Graphics:
    """One display module that draws."""

    name: str
    """Panda3D's name of the module: p3headlessgl, pandagl or p3tinydisplay."""
    pipe: Any
    anchor: Any
    attempts: tuple[str, ...]
    """What was tried before it and why that failed, for the log."""
    ladder: Ladder | None = None
    """The rung of quality that is quick enough here: found once, and the same for all views."""
    spares: dict[tuple[str, int], list[tuple[Any, Any]]] = field(default_factory=dict)
    """Buffers that wait for another view, with the texture each draws into, by what they are for."""

    @property
    def renderer(self) -> str:
        """What the driver calls itself; empty without OpenGL."""
        return str(self.anchor.get_gsg().get_driver_renderer() or "")

    @property
    def has_shaders(self) -> bool:
        gsg = self.anchor.get_gsg()
        return bool(gsg.get_supports_basic_shaders()) and gsg.get_driver_version_major() >= 2

    @property
    def by_processor(self) -> bool:
        """Whether there is no graphics card behind it."""
        renderer = self.renderer.lower()
        return not renderer or any(word in renderer for word in _BY_PROCESSOR)

    @property
    def levels(self) -> tuple[LevelName, ...]:
        """The levels of quality that can be drawn with it, from the finest down."""
        return LEVEL_NAMES if self.has_shaders else LEVEL_NAMES[-1:]

    def ladder_of(self, file: QualityFile) -> Ladder | None:
        """The ladder all views of this process stand on; None where its first rung cannot be drawn."""
        first = file.first.processor if self.by_processor else file.first.graphics_card
        if first not in self.levels:
            return None
        if self.ladder is None or self.ladder.file != file:
            self.ladder = Ladder(file, first)
        return self.ladder

    def take_spare(self, kind: tuple[str, int]) -> tuple[Any, Any] | None:
        """A buffer of that kind that waits, with its texture; None when another must be opened."""
        waiting = self.spares.get(kind)
        return waiting.pop() if waiting else None

    def park(self, kind: tuple[str, int], buffer: Any, texture: Any) -> None:
        """Keep a buffer for the next view instead of closing it: Panda3D 1.10.16 gives back the memory neither of a
        buffer of p3tinydisplay nor of what OpenGL attaches to one (some 4 bytes a pixel and attachment)."""
        buffer.set_active(False)
        buffer.remove_all_display_regions()
        self.spares.setdefault(kind, []).append((buffer, texture))


def pipe_order() -> tuple[str, ...]:
    """The display modules to try on this system, the best first."""
    chosen = os.environ.get(PIPES_VARIABLE)
    if chosen:
        return tuple(name.strip() for name in chosen.split(",") if name.strip())
    if sys.platform in ("win32", "darwin"):
        return "pandagl", "p3tinydisplay"
    if not os.environ.get("DISPLAY"):
        return "p3headlessgl", "p3tinydisplay"  # pandagl needs an X server
    return "p3headlessgl", "pandagl", "p3tinydisplay"


def frame_buffer(samples: int = 0) -> FrameBufferProperties:
    """What is asked of a buffer: 8 bits a channel, depth, and so many samples a pixel."""
    wanted = FrameBufferProperties()
    wanted.set_rgba_bits(8, 8, 8, 8)
    wanted.set_depth_bits(24)
    if samples:
        wanted.set_multisamples(samples)
    return wanted


def open_graphics(order: Sequence[str]) -> Graphics:
    """Return the first module of `order` that draws.

    Raises:
        NoGraphicsError: none does.
    """
    attempts: list[str] = []
    engine = GraphicsEngine.get_global_ptr()
    for name in order:
        pipe = GraphicsPipeSelection.get_global_ptr().make_module_pipe(name)
        if pipe is None:
            attempts.append(f"{name} is not there")
            continue
        size = WindowProperties.size(4, 4)
        anchor = engine.make_output(pipe, "anchor", 0, frame_buffer(), size, _BUFFER)
        if anchor is None:
            attempts.append(f"{name} opens no buffer")
            continue
        engine.open_windows()
        gsg = anchor.get_gsg()
        if gsg is None or not gsg.is_valid() or not anchor.is_valid():
            attempts.append(f"{name} opens a buffer that does not draw")
            engine.remove_window(anchor)
            continue
        anchor.set_active(False)
        atexit.unregister(_close_all)
        atexit.register(_close_all)
        return Graphics(name, pipe, anchor, tuple(attempts))
    raise NoGraphicsError(attempts)


_opened: dict[tuple[str, ...], Graphics] = {}


def graphics() -> Graphics:
    """Return what draws in this process, opened the first time it is asked for.

    Raises:
        NoGraphicsError: nothing can draw here.
    """
    order = pipe_order()
    if order not in _opened:
        _opened[order] = open_graphics(order)
    return _opened[order]


def _close_all() -> None:
    _opened.clear()
    GraphicsEngine.get_global_ptr().remove_all_windows()  # GLX aborts the process at its end otherwise
