"""The tower's bodies: the true sizes of the blocks, the tower as it is built, and what the hand may hold besides.

The true sizes are hidden information. Whoever looks ahead draws its own with `draw_sizes`.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass

from stackhub.engine.chance import Chance
from stackhub.engine.scene import Block
from stackhub.games.stacko.table_scene import WIDTH, StackoScene, Tool
from stackhub.physics.body import Body
from stackhub.physics.pose import Pose, Vec
from stackhub.physics.world import World

TABLE = "table"
_FINE = 10_000  # steps in which a share of a length is drawn


@dataclass(frozen=True, slots=True)
class Site:
    """A block's place in the tower as it is built: storey from 0 at the bottom, position 0 to 2 within it."""

    storey: int
    position: int

    @property
    def name(self) -> str:
        """Name of the block's body, for as long as it lives."""
        return f"block{self.storey}.{self.position}"


def sites(scene: StackoScene) -> Iterator[Site]:
    """Every place of the whole tower, from the bottom up."""
    for storey in range(scene.tower.storeys):
        for position in range(WIDTH):
            yield Site(storey, position)


def draw_sizes(scene: StackoScene, chance: Chance, storeys: int | None = None) -> dict[Site, Vec]:
    """True length, width and height (mm) of every block, by the pattern of its storey. More `storeys` than a new tower
    has leave the sizes of the lower ones as they are."""
    sizes: dict[Site, Vec] = {}
    for storey in range(scene.tower.storeys if storeys is None else storeys):
        thin = _thin_positions(scene, chance)
        for position in range(WIDTH):
            width = scene.block.width_mm - scene.tower.narrower_mm * _share(chance)
            height = scene.block.height_mm - scene.tower.lower_mm * _share(chance)
            if position in thin:
                least, most = scene.tower.thin_mm.least, scene.tower.thin_mm.most
                height -= least + (most - least) * _share(chance)
            sizes[Site(storey, position)] = (scene.block.length_mm, width, height)
    return sizes


def equal_sizes(scene: StackoScene) -> dict[Site, Vec]:
    """The sizes of perfect blocks."""
    return dict.fromkeys(sites(scene), scene.block.size_mm)


def _share(chance: Chance) -> float:
    return chance.below(_FINE + 1) / _FINE


def _thin_positions(scene: StackoScene, chance: Chance) -> tuple[int, ...]:
    odds = scene.tower.thin_chance
    drawn = _share(chance)
    if drawn < odds.middle:
        return (1,)
    if drawn < odds.middle + odds.one_side:
        return (chance.choice((0, 2)),)
    if drawn < odds.middle + odds.one_side + odds.both_sides:
        return (0, 2)
    return ()


class Tower:
    """The world with its table and blocks."""

    def __init__(self, scene: StackoScene, *, pauses: bool = True) -> None:
        """A table with nothing on it."""
        self.scene = scene
        self.world = World(scene.physics, pauses=pauses)
        self.blocks: dict[str, Body] = {}
        slab = scene.table
        size = (slab.length_mm, slab.width_mm, slab.thickness_mm)
        self.world.add(TABLE, size, 0, self._coefficient(slab.friction), Pose(0, 0, -slab.thickness_mm / 2))

    @classmethod
    def around(cls, scene: StackoScene, world: World) -> Tower:
        """The tower whose bodies are in `world` already: a restored one. Every body that moves is a block."""
        tower = cls.__new__(cls)
        tower.scene, tower.world, tower.blocks = scene, world, dict(world.bodies)
        return tower

    def remove_block(self, name: str) -> None:
        """Take one block off the table for good."""
        self.world.remove(self.blocks.pop(name))

    def _coefficient(self, friction: float) -> float:
        """Bullet's coefficient of a body whose friction against a block is `friction`: the pair's is the product."""
        return friction / math.sqrt(self.scene.block.friction)

    def build(
        self,
        sizes: dict[Site, Vec],
        *,
        without: Collection[Site] = (),
        names: Mapping[Site, str] | None = None,
        shift: Callable[[int], tuple[float, float]] = lambda storey: (0.0, 0.0),
    ) -> None:
        """Build the tower, each storey on the highest block below it and at right angles to it.

        `without` leaves places empty, `shift` moves a storey by so many mm: towers as they are in the middle of a game.
        Bodies are called by `names`, otherwise after their sites.
        """
        base = 0.0
        pitch = self.scene.block.width_mm + self.scene.tower.side_gap_mm
        for storey in sorted({site.storey for site in sizes}):
            here = [site for site in sizes if site.storey == storey and site not in without]
            dx, dy = shift(storey)
            for site in here:
                across = (site.position - 1) * pitch
                height = sizes[site][2]
                if storey % 2 == 0:
                    pose = Pose(dx, dy + across, base + height / 2)
                else:
                    pose = Pose(dx + across, dy, base + height / 2).turned(math.pi / 2)
                self.add_block(site.name if names is None else names[site], sizes[site], pose)
            base += max((sizes[site][2] for site in here), default=0.0)

    def add_block(self, name: str, size_mm: Vec, pose: Pose) -> Body:
        """Add one block."""
        block = self.scene.block
        body = self.world.add(name, size_mm, block.mass_g, self._coefficient(block.friction), pose)
        self.blocks[name] = body
        return body

    def add_tool(self, name: str, tool: Tool, pose: Pose) -> Body:
        """Bring the stick or the flat hand in; whoever lays it away removes its body from the world."""
        body: Block = tool.body
        return self.world.add(name, body.size_mm, body.mass_g, self._coefficient(body.friction), pose)

    def poses(self) -> dict[str, Pose]:
        """Where every block is."""
        return {name: body.pose for name, body in self.blocks.items()}


def fresh_tower(scene: StackoScene, seed: int, *, pauses: bool = True) -> Tower:
    """A whole tower, just built, whose sizes follow from `seed`; it still has to settle (about 2 s)."""
    tower = Tower(scene, pauses=pauses)
    tower.build(draw_sizes(scene, Chance(seed).fork("sizes")))
    return tower


def tower_of(scene: StackoScene, storeys: Sequence[Sequence[str | None]], seed: int, *, pauses: bool = True) -> Tower:
    """The tower of a position, just built, its bodies called by the names of the blocks.

    `storeys` are the names from the bottom up and from the side of lower coordinates, None where there is none. The
    sizes follow from `seed` and the place, so a whole tower has those of `fresh_tower`. It still has to settle (about
    2 s); whether it stands is up to the gaps.
    """
    names = {
        Site(storey, position): name
        for storey, row in enumerate(storeys)
        for position, name in enumerate(row)
        if name is not None
    }
    tower = Tower(scene, pauses=pauses)
    drawn = draw_sizes(scene, Chance(seed).fork("sizes"), max(scene.tower.storeys, len(storeys)))
    tower.build({site: drawn[site] for site in names}, names=names)
    return tower
