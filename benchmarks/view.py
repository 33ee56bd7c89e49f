"""What the embedded view costs beyond drawing (target: wrap and paint take at most 5 % of a frame of 16.7 ms).

The peer is Panda3D alone, in the same run: the same scene prepared, drawn into such a buffer and copied to memory,
without a widget. Wrapping and painting are this thread's work alone and are timed by its processor time, so that a busy
machine does not blur them; whole frames are timed by the clock, ours and the peer's in turn.

What only copying the picture's bytes costs at that moment, with memory as cold as drawing leaves it, is printed beside
it: no painting can take less.

A level that draws fewer pixels than the screen has pays for stretching the picture. There the question is whether that
is worth it: the peer draws all the pixels, and the whole frame must not take longer than the peer's.
"""

import argparse
import math
import os
import statistics
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))
os.environ["QT_QPA_PLATFORM"] = "offscreen"

from PySide6.QtWidgets import QApplication

from benchmarks.report import Figure, ratio_of_medians, show
from stackhub.engine.quality import LEVEL_NAMES, LevelName
from stackhub.store.look import load_themes
from stackhub.store.quality import load_quality
from stackhub.view3d.camera import CameraRig
from stackhub.view3d.renderer import Renderer
from stackhub.view3d.scene import Scene
from stackhub.view3d.surface import Surface
from stackhub.view3d.viewport import Viewport

FRAME_MS = 1000 / 60
SHARE = 5.0
COLOURS = ("#c62f2a", "#1d62b8", "#f5c11f", "#2e7d3c")


def tower(scene: Scene, rig: CameraRig) -> None:
    """The 48 blocks of a fresh tower, framed."""
    for number in range(48):
        storey, place = divmod(number, 3)
        box = scene.add_box((75.0, 25.0, 15.0), Surface(COLOURS[(storey + place) % 4]))
        aside = (place - 1) * 25.1
        if storey % 2:
            box.move(box.pose.moved(aside, 0, storey * 15.0).turned(math.pi / 2))
        else:
            box.move(box.pose.moved(0, aside, storey * 15.0))
    bounds = scene.bounds()
    if bounds is not None:
        rig.frame(bounds)


def now_ms() -> float:
    return time.perf_counter() * 1000


_room = bytearray()


def bare_copy(view: Viewport) -> float:
    """How long copying the bytes of the view's picture takes, in ms."""
    image = view.last_image
    if image is None:
        raise RuntimeError("the view has drawn nothing")
    pixels = memoryview(image.constBits())
    if len(_room) != len(pixels):
        _room[:] = bytes(len(pixels))
    room = memoryview(_room)
    start = time.thread_time()
    room[:] = pixels
    return (time.thread_time() - start) * 1000


def measure(level: LevelName, frames: int, width: int, height: int) -> list[Figure]:
    """The figures of one level. `frames` are timed after ten that are not."""
    theme, quality = load_themes()["light"], load_quality()
    view = Viewport(theme, quality, level=level)
    view.motion = False
    view.resize(width, height)
    tower(view.scene, view.rig)
    view.show()
    QApplication.processEvents()  # a widget that is not exposed yet is not painted
    stretched = quality.levels[level].scale < 1
    peer_scene, peer_rig = Scene(theme), CameraRig()
    peer = Renderer(view.graphics, peer_scene, peer_rig)
    peer.set_level(quality.levels[level].model_copy(update={"scale": 1.0}))
    peer_rig.set_aspect(width / height)
    tower(peer_scene, peer_rig)
    bare: list[float] = []
    whole: list[float] = []
    beyond: list[float] = []
    copies: list[float] = []
    for number in range(2 * frames + 20):
        peer_rig.orbit(1, 0)
        start = now_ms()
        peer_rig.jump()
        peer.prepare(width, height)
        peer.draw()
        peer.rest()
        alone = now_ms()
        view.rig.orbit(1, 0)
        if not view.begin_frame(FRAME_MS / 1000):
            raise RuntimeError("the view has nothing to draw")
        peer.draw()
        drawn = time.thread_time() * 1000
        view.end_frame(FRAME_MS)
        if number % 2:  # not both in one frame: the second would find the picture in the processor's cache
            copies.append(bare_copy(view))
            continue
        view.repaint()
        painted = time.thread_time() * 1000
        ended = now_ms()
        if number >= 20:
            bare.append(alone - start)
            whole.append(ended - alone)
            beyond.append(painted - drawn)
    peer.close()
    view.close_view()
    view.close()
    median = statistics.median
    renderer = f"{view.graphics.name} {view.graphics.renderer}".strip()
    print(
        f"{level}: {renderer}, {width} x {height}: Panda3D alone {median(bare):.2f} ms, the widget "
        f"{median(whole):.2f} ms, of which wrap and paint {median(beyond):.2f} ms; a bare copy of the picture "
        f"{median(copies):.2f} ms ({100 * median(copies) / FRAME_MS:.1f} %)"
    )
    if stretched:
        name = f"a stretched frame, {level}"
        return [Figure(name, "Panda3D alone, all pixels", ratio_of_medians(whole, bare), 1.0, "x")]
    share = 100 * median(beyond) / FRAME_MS
    return [Figure(f"wrap and paint, {level}, share of 16.7 ms", "Panda3D alone", share, SHARE, "%")]


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--frames", type=int, default=120)
    parser.add_argument("--levels", default="light,software", help=f"some of {','.join(LEVEL_NAMES)}")
    parser.add_argument("--size", default="1280x800")
    arguments = parser.parse_args()
    app = QApplication(["stackhub"])
    across, down = (int(number) for number in arguments.size.split("x"))
    chosen = [name for name in LEVEL_NAMES if name in arguments.levels.split(",")]
    sys.exit(show([figure for name in chosen for figure in measure(name, arguments.frames, across, down)]))
