"""Whether what is drawn arrives the right way up: asked by the self-test, on whatever system it runs.

Buffers differ in which of their rows comes first, from one display module and system to the next; under Windows the
towers once stood on their heads (``target.py``).
"""

from __future__ import annotations

from panda3d.core import Camera, CardMaker, GraphicsEngine, NodePath, OrthographicLens

from stackhub.view3d.graphics import Graphics
from stackhub.view3d.target import Target

_SIZE = 32


def is_upright(graphics: Graphics) -> bool:
    """Draw a red card above the middle of a picture and a blue one below it, and look which is where. Raises
    RuntimeError when nothing arrives."""
    scene = NodePath("upright")
    for name, colour, low, high in (("above", (1, 0, 0, 1), 0.0, 1.0), ("below", (0, 0, 1, 1), -1.0, 0.0)):
        maker = CardMaker(name)
        maker.set_frame(-1, 1, low, high)
        maker.set_color(*colour)
        scene.attach_new_node(maker.generate()).set_pos(0, 5, 0)
    lens = OrthographicLens()
    lens.set_film_size(2, 2)
    camera = scene.attach_new_node(Camera("camera", lens))
    target = Target(graphics, _SIZE, _SIZE, 0, camera)
    try:
        target.set_active(True)
        for _ in range(2):  # some modules deliver a frame late
            GraphicsEngine.get_global_ptr().render_frame()
        image = target.image()
        if image is None:
            raise RuntimeError(f"{graphics.name} draws nothing")
        above, below = (image.pixelColor(_SIZE // 2, row) for row in (_SIZE // 4, 3 * _SIZE // 4))
        return above.red() > above.blue() and below.blue() > below.red()
    finally:
        target.set_active(False)
        target.close()
        scene.remove_node()
