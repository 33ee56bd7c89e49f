"""What is heard at the wobbling cup: sticks that knock, and its spring."""

from __future__ import annotations

import math

from stackhub.dexterity.ears import Heard, Timbre
from stackhub.games.stickstack.table_bench import Bench
from stackhub.games.stickstack.table_scene import StickStackScene


def timbre_of(scene: StickStackScene) -> Timbre:
    """Thin sticks."""
    return Timbre("stick", scene.stick.mass_g, full_mm_s=1100.0)


def heard_at(bench: Bench) -> Heard:
    """The spring creaks when the cup tilts, not when it only turns about itself."""
    x, y, _ = bench.table.cup.spin_rad_s
    return Heard(bench.table.sticks.values(), bench.held, swings_rad_s=math.hypot(x, y))
