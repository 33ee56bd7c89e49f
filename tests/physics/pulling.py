"""A gentle pull, as somebody makes it who feels the tower: give up when the block does not come, or brings others."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from stackhub.games.stacko.table import Tower
from stackhub.physics.hand import Hand
from tests.physics.towers import fallen, furthest_mm

FREE_MM = 78.0
"""A block drawn so far along its own length of 75 mm is out."""
FEEL_S = 0.5
"""A block that has not come by `FEEL_MM` after so long is stuck."""
FEEL_MM = 1.5
PATIENCE_S = 4.0

Ending = Literal["out", "stuck", "drags", "slow"]


@dataclass(frozen=True, slots=True)
class Pull:
    """How a pull ended: how far the block that moved most of the others went, and which had fallen a second later."""

    ending: Ending
    others_mm: float
    fallen: tuple[str, ...]


def pull(
    tower: Tower, name: str, *, sign: int = 1, force_n: float | None = None, give_up_mm: float | None = 1.0
) -> Pull:
    """Draw a block along its own length, gently (0.3 N, 5 cm/s) unless told. `give_up_mm` None: come what may."""
    gentle = tower.scene.hand.gentle
    world, block = tower.world, tower.blocks[name]
    before, start, begun = tower.poses(), block.pose, world.frames
    dx, dy, _ = start.direction((float(sign), 0.0, 0.0))
    hand = Hand(world)
    hand.grab(block, tower.scene.hand.pull, along=(dx, dy, 0.0))
    hand.limit(gentle.force_n if force_n is None else force_n)
    hand.aim(start.moved(dx * (FREE_MM + 12), dy * (FREE_MM + 12)), speed_mm_s=gentle.speed_mm_s)
    ending: Ending = "slow"

    def drawn_mm() -> float:
        return (block.pose.x - start.x) * dx + (block.pose.y - start.y) * dy

    def over() -> bool:
        nonlocal ending
        if drawn_mm() >= FREE_MM:
            ending = "out"
        elif give_up_mm is not None and furthest_mm(before, tower, name) > give_up_mm:
            ending = "drags"
        elif world.frames - begun == round(FEEL_S * world.physics.frame_hz) and drawn_mm() < FEEL_MM:
            ending = "stuck"
        else:
            return False
        return True

    world.run_until(over, PATIENCE_S)
    if ending == "out":
        hand.use(tower.scene.hand.carry)
        hand.stop()
    else:
        hand.release()
    world.run(1.0)
    return Pull(ending, furthest_mm(before, tower, name), tuple(fallen(before, tower, name)))
