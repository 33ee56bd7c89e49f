"""Scenarios of Stacko turns in which the tower falls, or nearly."""

from __future__ import annotations

from stackhub.games.stacko.record import Ending
from stackhub.games.stacko.storeys import Storeys, after_lift
from tests.games.stacko.bench_play import SCENE, WHOLE
from tests.golden.turn_stage import Falls, Refused, Scenario, Stage, Stands


def out_of_play(storeys: Storeys, *blocks: str) -> Storeys:
    for block in blocks:
        storeys = after_lift(storeys, block, None)
    return storeys


LONE = out_of_play(WHOLE, "red3b", "green3b")
"""The eighth storey stands on its middle, blue3b, alone."""
ON_TWO = out_of_play(WHOLE, "yellow3b", "yellow4a", "yellow4c")
"""The topmost block, yellow4b, lies on yellow3a and yellow3c."""
TOP_ON_MIDDLE = out_of_play(WHOLE, "yellow3a", "yellow3c")
"""The topmost storey is whole and stands on a middle, yellow3b, alone."""
PAIR = after_lift(after_lift(WHOLE, "red1a", (16, 0)), "green1c", (16, 2))
"""Two blocks in the seventeenth storey, a place free between them."""


def insisting(block: str, seconds: float = 4.0):  # type: ignore[no-untyped-def]
    """Draws a block that does not come, as hard as the hand can."""

    def play(stage: Stage) -> Ending:
        stage.roll()
        stage.feel(block, 100, 0.1)
        return stage.until_fallen(seconds)

    return play


def lone_middle_felt(stage: Stage) -> Ending:
    stage.roll(())
    stage.feel("blue3b", 100, 2)
    return "time"


def rammed(stage: Stage) -> Ending:
    stage.roll()
    stage.take("blue2c")
    stage.move(dz=80, seconds=1)
    stage.bench.drag_to((0.0, 0.0, stage.bench.tower.blocks["blue2c"].pose.z))
    return stage.until_fallen()


def jerked(stage: Stage) -> Ending:
    """Free, and swung against the tower sideways while it goes up."""
    stage.roll()
    stage.take("blue2c")
    pose = stage.bench.tower.blocks["blue2c"].pose
    stage.bench.turn(yaw=1.5)
    stage.wait(0.3)
    stage.bench.drag_to((-pose.x, -pose.y, pose.z + 60))
    return stage.until_fallen()


def thrown(stage: Stage) -> Ending:
    stage.roll()
    stage.take("blue2c")
    stage.move(dz=95, seconds=1)
    x, y, z = stage.bench.tower.blocks["blue2c"].pose.place
    stage.bench.drag_to((4 * x, 4 * y, z))
    stage.wait(0.6)
    stage.bench.drag_to((-x, -y, z + 40))
    for _ in range(200):
        stage.wait(1 / SCENE.physics.frame_hz)
        pose = stage.bench.tower.blocks["blue2c"].pose
        if abs(pose.x) + abs(pose.y) < 115:
            break
    stage.bench.let_go()
    return stage.until_fallen()


def dropped(stage: Stage) -> Ending:
    stage.roll()
    stage.take("blue2c")
    stage.along(60, 0.5)
    stage.drop()
    return "passed"


def swept_off_the_top(stage: Stage) -> Ending:
    """The laid block is picked up and sweeps another from the open storey."""
    stage.roll()
    stage.take("blue2c")
    stage.lay((16, 1))
    stage.wait(1)
    assert stage.bench.hold("blue2c") is None
    stage.move(dz=2, seconds=0.5)
    stage.move(dy=90)
    return stage.until_fallen()


def one_support_taken(stage: Stage) -> Ending:
    stage.roll()
    stage.take("yellow3a")
    stage.along(80, 2)
    return "time"


def leaning(stage: Stage) -> None:
    """Earlier turns have left the topmost storey a little to one side of the middle it stands on."""
    for block in ("yellow4a", "yellow4b", "yellow4c"):
        body = stage.bench.tower.blocks[block]
        stage.bench.world.put(body, body.motion._replace(pose=body.pose.moved(dy=7.0)))
    stage.wait(1.5)
    stage.bench.begin_turn(stage.scenario.storeys)


def lay_on_one_side(stage: Stage) -> Ending:
    leaning(stage)
    stage.roll()
    stage.take("blue2c")
    stage.lay((16, 2))
    return stage.until_fallen()


def passed_before_it_falls(stage: Stage) -> Ending:
    leaning(stage)
    stage.roll()
    stage.take("blue2c")
    stage.lay((16, 2))
    while not stage.bench.can_pass:
        assert stage.bench.fall() is None
        stage.wait(1 / SCENE.physics.frame_hz)
    return "passed"


def falls_before_the_roll(stage: Stage) -> Ending:
    passed_before_it_falls(stage)
    stage.bench.begin_turn(stage.bench.storeys)
    return stage.until_fallen()


def first_of_two_falls(stage: Stage) -> Ending:
    stage.roll()
    stage.feel("blue3b", 100, 0.1)
    return stage.until_fallen()


def second_of_two_falls(stage: Stage) -> Ending:
    stage.roll()
    stage.take("blue2c")
    stage.lay((16, 1))
    stage.wait(1)
    stage.second()
    stage.feel("blue3b", 100, 0.1)
    return stage.until_fallen()


def second_knocks_the_first_down(stage: Stage) -> Ending:
    stage.roll()
    stage.take("blue2c")
    stage.lay((16, 0))
    stage.wait(1)
    stage.second()
    stage.take("red3a")
    stage.move(dz=300, seconds=1)
    first = stage.bench.tower.blocks["blue2c"].pose
    stage.bench.level()
    stage.bench.drag_to((first.x - 150, first.y, first.z + 60))
    stage.wait(1)
    stage.bench.drag_to((first.x - 150, first.y, first.z + 2))
    stage.wait(0.7)
    stage.bench.drag_to((first.x + 200, first.y, first.z + 2))
    return stage.until_fallen()


def palm_too_far(stage: Stage) -> Ending:
    stage.roll()
    for _ in range(3):
        if stage.bench.fall() is None:
            stage.palm("yellow4b", 24)
    return stage.until_fallen()


FALLING: tuple[Scenario, ...] = (
    Scenario(
        "lone_middle",
        "A storey whose sides are gone loses its middle (ST-18)",
        insisting("blue3b"),
        Falls("sank", "pull"),
        storeys=LONE,
        face="blue2",
    ),
    Scenario(
        "lone_middle_felt",
        "A lone middle is felt: all above comes along by 20 mm, and stands",
        lone_middle_felt,
        Stands(),
        storeys=LONE,
        face="red1",
        timed=True,
    ),
    Scenario(
        "insisting",
        "A tight block is torn out with all force, and what is above comes after it",
        insisting("red3c"),
        Falls("sank", "place"),
        face="red1",
    ),
    Scenario(
        "insisting_low",
        "A tight block near the bottom: one of the second storey is dragged onto the table",
        insisting("red1c", 6.0),
        Falls("table", "pull", "green1b"),
        face="red1",
    ),
    Scenario("rammed", "The block in the hand is driven into the tower", rammed, Falls("sank", "place"), face="blue2"),
    Scenario(
        "jerked", "The block in the hand is swung against the tower", jerked, Falls("sank", "place"), face="blue2"
    ),
    Scenario(
        "thrown",
        "Thrown at the tower, which stands; it lies on the table",
        thrown,
        Refused("was not laid"),
        face="blue2",
    ),
    Scenario(
        "dropped_loses",
        "Dropped on the table, where that loses (ST-14)",
        dropped,
        Falls("dropped", "place", "blue2c"),
        face="blue2",
        dropped_loses=True,
    ),
    Scenario(
        "swept",
        "Correcting the laid block sweeps its neighbour off the tower",
        swept_off_the_top,
        Falls("sank", "place", "green1c"),
        storeys=PAIR,
        face="blue2",
    ),
    Scenario(
        "one_support_taken",
        "The block above tilts and sinks by less than 0.8 storey (ST-14)",
        one_support_taken,
        Stands(out=("yellow3a",)),
        face="yellow4",
        storeys=ON_TWO,
        timed=True,
    ),
    Scenario(
        "falls_after_release",
        "Laid on one side of a leaning top: it falls once the hand is open (ST-14)",
        lay_on_one_side,
        Falls("sank", "after"),
        face="blue2",
        storeys=TOP_ON_MIDDLE,
    ),
    Scenario(
        "passed_in_time",
        "The same, passed before it falls (ST-13)",
        passed_before_it_falls,
        Stands(),
        face="blue2",
        storeys=TOP_ON_MIDDLE,
    ),
    Scenario(
        "next_players",
        "The same, seen by the next player: before the roll",
        falls_before_the_roll,
        Falls("sank", "before"),
        face="blue2",
        storeys=TOP_ON_MIDDLE,
    ),
    Scenario(
        "first_of_two_falls",
        "Draw Two: the first brings the tower down (ST-06)",
        first_of_two_falls,
        Falls("sank", "pull"),
        owed=2,
        storeys=LONE,
    ),
    Scenario(
        "second_of_two_falls",
        "Draw Two: the second brings the tower down (ST-06)",
        second_of_two_falls,
        Falls("sank", "pull"),
        owed=2,
        storeys=LONE,
    ),
    Scenario(
        "first_knocked_down",
        "Draw Two: the second knocks the first off the tower, which it belongs to by then (ST-14)",
        second_knocks_the_first_down,
        Falls("sank", "place", "blue2c"),
        owed=2,
    ),
    Scenario(
        "palm_too_far",
        "The flat hand pushes the top of the tower over the edge (ST-11)",
        palm_too_far,
        Falls("sank", "before"),
        face="blue2",
    ),
)
