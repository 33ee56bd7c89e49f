"""Scripted players of the cup: a careful hand that minds no colours, a clumsy one, and the one that plans."""

from __future__ import annotations

import math
import random
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Literal

from stackhub.engine.chance import Chance
from stackhub.games.stickstack.colours import Patch, agree
from stackhub.games.stickstack.table import CupTable
from stackhub.games.stickstack.table_placer import PlanLimits, plan
from stackhub.games.stickstack.table_rest import drop_gap, rest_under
from stackhub.games.stickstack.table_scene import StickStackScene
from stackhub.physics.pose import Pose

TOPPLED_DEG, BASE_DEG, BASE_S = 75.0, 20.0, 0.5
"""SS-10."""


@dataclass
class Played:
    """What came of a game without colours."""

    end: Literal["stands", "toppled", "all_fell"] = "stands"
    laid: int = 0
    kept: int = 0
    """Sticks on the tower at the end."""
    most: int = 0
    """Most sticks that were on it at once."""
    most_deg: float = 0.0
    """Largest lean at rest."""
    slides: list[int] = field(default_factory=list)
    """How many sticks fell, turn by turn."""
    legal: list[bool] = field(default_factory=list)
    """Whether the colours agreed at the first attempt, turn by turn (with a plan)."""
    cpu_s: list[float] = field(default_factory=list)
    """What each plan took."""


def let_lie(table: CupTable, least_s: float = 0.5, most_s: float = 3.0) -> bool:
    """Let time pass until all rests. Returns whether the tower toppled meanwhile (SS-10)."""
    frame_s = 1 / table.scene.physics.frame_hz
    tilted_s = passed_s = 0.0
    while passed_s < most_s:
        table.world.advance()
        passed_s += frame_s
        tilted_s = tilted_s + frame_s if table.base_deg > BASE_DEG else 0.0
        if table.tilt_deg > TOPPLED_DEG or tilted_s >= BASE_S:
            return True
        if passed_s >= least_s and table.world.still_s > 0.35:
            break
    return False


def lay(table: CupTable, name: str, pose: Pose) -> bool:
    """Lower a stick in that orientation until it nearly touches, and let go; False where nothing is below."""
    rest = rest_under(table, table.scene.stick.size_mm, pose.x, pose.y, _yaw(pose), name)
    if rest is None:
        return False
    stick = table.add_stick(name, pose._replace(z=rest.meets_mm + 60))
    gap = drop_gap(table, stick) or 0.0
    table.world.put(stick, stick.motion._replace(pose=stick.pose.moved(dz=-max(0.0, gap - 0.2))))
    return True


def agrees(table: CupTable, name: str) -> bool:
    """Whether everything that the stick touches now agrees with it (SS-04, in one frame)."""
    return all(
        agree(
            Patch(touch.own, touch.own_next, touch.own_border_mm),
            Patch(touch.theirs, touch.theirs_next, touch.theirs_border_mm),
            3.0,
        )
        for touch in table.contacts_of(name)
    )


def _yaw(pose: Pose) -> float:
    x, y, _ = pose.direction((1.0, 0.0, 0.0))
    return math.atan2(y, x)


def pitched(x: float, y: float, yaw: float, pitch: float) -> Pose:
    """A stick whose x end points down by `pitch`."""
    return Pose(x, y, 0.0, math.cos(pitch / 2), 0.0, math.sin(pitch / 2), 0.0).turned(yaw)


def _after(table: CupTable, played: Played) -> None:
    """Let all come to rest and take away what fell; `played.end` says whether that was the end."""
    played.laid += 1
    toppled = let_lie(table)
    fallen = table.fallen()
    played.slides.append(len(fallen))
    if toppled:
        played.end = "toppled"
    elif len(fallen) > 1 and len(fallen) == len(table.sticks):
        played.end = "all_fell"
    played.most_deg = played.most_deg if toppled else max(played.most_deg, table.tilt_deg)


def _clear(table: CupTable, played: Played) -> None:
    played.most = max(played.most, len(table.hanging()))
    for one in sorted(table.fallen()):
        table.remove_stick(one)


def play(
    scene: StickStackScene, seed: int, where: Callable[[CupTable, int, random.Random], Pose], sticks: int = 36
) -> tuple[Played, CupTable]:
    """Lay sticks where `where` says, one after another, fallen ones aside, until the tower topples or all are laid."""
    chance = random.Random(seed)
    table = CupTable(scene)
    played = Played()
    for index, name in enumerate(table.scene.stick_names()[:sticks]):
        if lay(table, name, where(table, index, chance)):
            _after(table, played)
            if played.end != "stands":
                break
            _clear(table, played)
    played.kept = 0 if played.end == "toppled" else len(table.hanging())
    return played, table


def planned(
    scene: StickStackScene, seed: int, limits: PlanLimits, *, error_mm: float = 1.0, error_rad: float = 0.017
) -> tuple[Played, CupTable]:
    """A round of the placer alone: every stick once, in a drawn order, with a hand that errs; wrong ones stay."""
    chance, hand = Chance(seed), random.Random(seed)
    table = CupTable(scene)
    names = list(scene.stick_names())
    chance.shuffle(names)
    played = Played()
    for name in names:
        begun = time.process_time()
        made = plan(table, name, chance, limits)
        played.cpu_s.append(time.process_time() - begun)
        if made is None:
            played.legal.append(False)
            continue
        pose = made.pose.moved(hand.gauss(0, error_mm), hand.gauss(0, error_mm)).turned(hand.gauss(0, error_rad))
        if not lay(table, name, pose):
            played.legal.append(False)
            continue
        _after(table, played)
        played.legal.append(name in table.hanging() and agrees(table, name))
        if played.end != "stands":
            break
        _clear(table, played)
    played.kept = 0 if played.end == "toppled" else len(table.hanging())
    return played, table


def careful(table: CupTable, index: int, chance: random.Random) -> Pose:
    """A log cabin: four parallel sticks a layer, 16 mm apart, layers crosswise; a good hand's errors."""
    off = sorted(((place - 1.5) * 16.0 for place in range(4)), key=abs)[index % 4]
    yaw = math.pi / 2 * (index // 4 % 2)
    cup = table.cup.pose
    x = cup.x - off * math.sin(yaw) + chance.gauss(0, 1)
    y = cup.y + off * math.cos(yaw) + chance.gauss(0, 1)
    yaw += chance.gauss(0, 0.017)
    rest = rest_under(table, table.scene.stick.size_mm, x, y, yaw)
    return Pose(x, y, 0.0).turned(yaw) if rest is None else rest.pose


def clumsy(table: CupTable, index: int, chance: random.Random) -> Pose:
    """Always 20 to 30 mm off the axis towards the player's right, across within 30 degrees, about level."""
    cup = table.cup.pose
    off, side = chance.uniform(20, 30), chance.gauss(0, 6)
    yaw = math.pi / 2 + math.radians(chance.uniform(-30, 30))
    return pitched(cup.x + off, cup.y + side, yaw, math.radians(chance.gauss(0, 2)))
