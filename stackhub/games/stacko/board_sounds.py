"""What is heard at the tower: blocks that knock, and one that is drawn out under load."""

from __future__ import annotations

import math

from stackhub.dexterity.ears import Heard, Timbre
from stackhub.games.stacko.table_bench import Bench
from stackhub.games.stacko.table_scene import StackoScene


def timbre_of(scene: StackoScene) -> Timbre:
    """Beech blocks."""
    return Timbre("block", scene.block.mass_g)


def heard_at(bench: Bench) -> Heard:
    """A block slides while it is drawn or felt: the hand's force is then what rubs."""
    held = bench.held
    body = bench.tower.blocks.get(held) if held is not None else None
    if body is None or bench.mode not in ("pull", "tap", "return"):
        return Heard(bench.tower.blocks.values(), held)
    x, y, _ = body.velocity_mm_s
    return Heard(bench.tower.blocks.values(), held, slides_mm_s=math.hypot(x, y), load_n=bench.force_n)
