"""Turns of Stick & Stack in which something falls, is pushed, or comes down (SS-05, SS-08 to SS-11)."""

from __future__ import annotations

import math

from tests.golden.stick_colour_turns import right
from tests.golden.stick_stage import Act, Expected, Scenario, Stage

TWO = ("s01", "s05")
"""Both lie along x, beside each other, so that something can be driven against their ends."""
CABIN = ("s20", "s21", "s05", "s09")
EIGHT = (*CABIN, "s26", "s32", "s14", "s15")
WARN = {"colours": "warn"}


def at_the_edge(stage: Stage) -> None:
    """Let go with its middle beyond the rim."""
    stage.lay((68.0, 0.0, 0.0))
    stage.wait(1.5)
    stage.settle()


def across_the_end(stage: Stage) -> None:
    """Let go on the free end of what lies along x: it tips over, or tips that one."""
    stage.lay((72.0, 50.0, math.pi / 2))
    stage.wait(1.5)
    stage.settle()


def beside_the_end(stage: Stage) -> None:
    """Let go across a free end with its middle beside it, so that it tips off."""
    stage.lay((70.0, 35.0, math.pi / 2))
    stage.wait(1.5)
    stage.settle()


def knocked_down(*names: str, pause: float = 0.0) -> Act:
    """Placed, and then others are knocked off before the next player takes."""

    def act(stage: Stage) -> None:
        stage.lay(stage.right())
        stage.wait(0.5)
        for name in names:
            stage.knock_stick(name, 8000.0, 0.0)
            stage.wait(pause)
        stage.wait(1.5)
        stage.settle()

    return act


def at_once(stage: Stage) -> None:
    """The next player takes as soon as it is judged, though the cup sways."""
    stage.lay(stage.right())
    stage.blow(6_000.0)
    stage.wait(0.1)


def swept(height_mm: float = 11.5, frames: int = 90) -> Act:
    def act(stage: Stage) -> None:
        stage.against(height_mm, frames)
        stage.wait(1.5)
        if stage.bench.held is not None:
            stage.lay(stage.right())
        stage.settle()

    return act


def nudged(frames: int) -> Act:
    """Touch the ends of what lies there a little, then place."""

    def act(stage: Stage) -> None:
        stage.against(11.5, frames)
        if stage.bench.held is not None:
            stage.lay(stage.right())
        stage.settle()

    return act


def blown(x: float, *, base: bool = False, after: bool = False, down_s: float = 3.0) -> Act:
    """A knock at the cup, or the base, with the stick in the hand or `after` it was placed."""

    def act(stage: Stage) -> None:
        if after:
            stage.lay(stage.right())
        stage.blow(x, base=base)
        stage.wait(down_s)
        if stage.bench.outcome is None and stage.bench.held is not None:
            stage.lay(stage.right())
        stage.settle()

    return act


def swayed(stage: Stage) -> None:
    """The cup is knocked, sways and comes back; nothing falls."""
    stage.blow(8_000.0)
    stage.wait(2)
    right(stage)


def pressed(stage: Stage) -> None:
    """The held stick leans on the rim, so that the cup goes along."""
    bench = stage.bench
    bench.turn(yaw=math.pi / 2)
    bench.drag_to((-80.0, 0.0, 223.0))
    stage.wait(1)
    bench.drag_to((-80.0, 0.0, 163.0))
    stage.wait(1)
    for step in range(80):
        bench.drag_to((-80.0 + step, 0.0, 163.0))
        bench.frame()
    bench.drag_to((-90.0, 0.0, 200.0))
    stage.wait(1)
    if bench.held is not None:
        stage.lay(stage.right())
    stage.settle()


FALLS = (
    Scenario(
        "first_falls",
        "The only stick on the tower falls: it is the player's, and the round goes on (SS-10).",
        at_the_edge,
        Expected("fell", (1, 1)),
        "s19",
    ),
    Scenario(
        "first_falls_literal",
        "The same with all_fell: literal ends the round; one stick and five more (SS-11).",
        at_the_edge,
        Expected("all_fell", (1, 1), over="all_fell", points=6),
        "s19",
        options={"all_fell": "literal"},
    ),
    Scenario(
        "own_falls_others_stay",
        "The stick falls beside a tower that stays (SS-08).",
        beside_the_end,
        Expected("fell", (1, 2)),
        "s19",
        TWO,
        WARN,
    ),
    Scenario(
        "on_a_free_end",
        "Let go on a free end: what falls is the player's.",
        across_the_end,
        Expected("fell", (1, 3)),
        "s27",
        EIGHT,
        WARN,
    ),
    Scenario(
        "one_knocked_down",
        "What falls before the next player takes is the player's (SS-09).",
        knocked_down("s09"),
        Expected("placed", (1, 3)),
        "s23",
        CABIN,
    ),
    Scenario(
        "two_knocked_down",
        "Two of them, one after the other.",
        knocked_down("s09", "s05", pause=0.5),
        Expected("placed", (2, 4)),
        "s23",
        CABIN,
    ),
    Scenario(
        "taken_at_once",
        "The next player takes while it still sways.",
        at_once,
        Expected("placed", rested=False),
        "s23",
        CABIN,
    ),
    Scenario(
        "all_knocked_down",
        "All gone within one turn, not at one instant: the round is over (SS-10).",
        swept(),
        Expected("all_fell", (3, 3), over="all_fell", points=8, foul=True),
        "s26",
        TWO,
    ),
    Scenario(
        "all_knocked_down_five_only",
        "With crash_sticks: five_only only the five points count (SS-11).",
        swept(),
        Expected("all_fell", (3, 3), over="all_fell", points=5, foul=True),
        "s26",
        TWO,
        {"crash_sticks": "five_only"},
    ),
    Scenario(
        "toppled_in_hand",
        "A topple of four with one in the hand: those five and five more (SS-11).",
        blown(150_000.0),
        Expected("toppled", (5, 5), over="toppled", points=10, foul=None),
        "s26",
        CABIN,
    ),
    Scenario(
        "toppled_after_placing",
        "Eight on the tower and one placed: nine and five.",
        blown(150_000.0, after=True),
        Expected("toppled", (9, 9), over="toppled", points=14),
        "s22",
        EIGHT,
    ),
    Scenario(
        "toppled_with_own_in_front",
        "What lay in front counts besides.",
        blown(150_000.0),
        Expected("toppled", (5, 5), over="toppled", points=11, foul=None),
        "s26",
        CABIN,
        front=("s30",),
    ),
    Scenario(
        "toppled_five_only",
        "With five_only the tower's sticks go back to the bag.",
        blown(-150_000.0),
        Expected("toppled", (5, 5), over="toppled", points=5, foul=None),
        "s26",
        CABIN,
        {"crash_sticks": "five_only"},
    ),
    Scenario(
        "toppled_empty",
        "A cup without a stick topples as well.",
        blown(150_000.0),
        Expected("toppled", (1, 1), over="toppled", points=6, foul=None),
        "s26",
    ),
    Scenario(
        "toppled_by_the_base",
        "The base is knocked over: tilted by more than 20° for half a second.",
        blown(250_000.0, base=True),
        Expected("toppled", (5, 5), over="toppled", points=10, foul=None),
        "s26",
        CABIN,
    ),
    Scenario("swayed", "A cup that sways and comes back is no topple.", swayed, Expected("placed"), "s22", CABIN),
    Scenario(
        "base_slid",
        "A base that slides and stays upright is no topple.",
        blown(12_000.0, base=True),
        Expected("placed", (0, 2)),
        "s22",
        CABIN,
    ),
    Scenario(
        "pushed",
        "A neighbour pushed with the held stick is shown, and play goes on (SS-05).",
        nudged(24),
        Expected("placed", (0, 2), foul=True),
        "s22",
        TWO,
    ),
    Scenario(
        "pushed_strict",
        "With fouls: strict the stick comes back to the player's front.",
        nudged(24),
        Expected("foul", (1, 3), foul=True),
        "s22",
        TWO,
        {"fouls": "strict"},
    ),
    Scenario(
        "brushed_strict",
        "A touch that moves nothing by 3 mm is no foul.",
        nudged(12),
        Expected("placed"),
        "s22",
        TWO,
        {"fouls": "strict"},
    ),
    Scenario(
        "cup_pressed",
        "The cup pushed by its rim is a foul that is shown.",
        pressed,
        Expected("placed", foul=True),
        "s22",
    ),
    Scenario(
        "cup_pressed_strict",
        "With strict it ends the turn.",
        pressed,
        Expected("foul", (1, 1), foul=True),
        "s22",
        options={"fouls": "strict"},
    ),
)
