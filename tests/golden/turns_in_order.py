"""Scenarios of Stacko turns in which nothing falls, or that may not be passed like this."""

from __future__ import annotations

import math

from stackhub.games.stacko.record import Ending, Place
from stackhub.games.stacko.storeys import NumberedFace, Storeys, after_lift
from tests.games.stacko.bench_play import EVERY, WHOLE
from tests.golden.turn_stage import Refused, Scenario, Stage, Stands

OPENED: Storeys = after_lift(WHOLE, "red1a", (16, 1))
"""One block in the seventeenth storey."""
NEARLY: Storeys = after_lift(after_lift(WHOLE, "red1a", (16, 0)), "green1c", (16, 2))
"""Two blocks in the seventeenth storey, a place free between them."""


def clean(block: str, place: Place | None = None, sign: int = 1):  # type: ignore[no-untyped-def]
    def play(stage: Stage) -> Ending:
        stage.roll()
        stage.take(block, sign=sign)
        stage.lay(place)
        return stage.rest()

    return play


def a_clean_turn(
    name: str, why: str, face: NumberedFace, block: str, place: Place, *, seed: int = 0, sign: int = 1
) -> Scenario:
    return Scenario(name, why, clean(block, place, sign), Stands(), seed=seed, face=face)


def passed_at_once(stage: Stage) -> Ending:
    stage.roll()
    stage.take("blue2c")
    stage.lay((16, 1))
    while not stage.bench.can_pass:
        stage.wait(0.05)
    return "passed"


def slow_and_careful(stage: Stage) -> Ending:
    stage.roll()
    stage.feel("blue2c", 3, 0.5)
    for _ in range(14):
        stage.along(8, 0.3)
        if stage.bench.mode == "carry":
            break
    stage.lay((16, 0))
    return stage.rest()


def with_the_stick(stage: Stage) -> Ending:
    stage.roll()
    stage.stick("blue2c", 22)
    stage.take("blue2c")
    stage.lay((16, 2))
    return stage.rest()


def after_straightening(stage: Stage) -> Ending:
    stage.roll()
    stage.feel("red2b", 9)
    stage.drop(0.5)
    stage.palm("red2b", 8)
    stage.take("green3a")
    stage.lay((16, 0))
    return stage.rest()


def probe_put_back(stage: Stage) -> Ending:
    stage.roll()
    stage.feel("blue2a", 15)
    stage.put_back()
    stage.take("red2b")
    stage.lay((16, 1))
    return stage.rest()


def probe_left_a_little_out(stage: Stage) -> Ending:
    stage.roll()
    stage.feel("blue2a", 10)
    stage.drop(0.5)
    stage.take("red2b")
    stage.lay((16, 1))
    return stage.rest()


def probe_left_out(stage: Stage) -> Ending:
    stage.roll()
    stage.feel("blue2a", 18)
    stage.drop(0.5)
    assert stage.bench.may_hold("red2b") == "probe_out"
    stage.bench.duty.probed_out = None  # a table that lets go of the block that was felt
    stage.take("red2b")
    stage.lay((16, 1))
    return stage.rest()


def many_taps(stage: Stage) -> Ending:
    stage.roll()
    for block in ("red2c", "green2c", "blue3a", "blue2c"):
        stage.tap(block)
    stage.take("blue2c")
    stage.lay((16, 0))
    return stage.rest()


def only_felt(stage: Stage) -> Ending:
    stage.roll()
    stage.feel("blue2a", 8)
    stage.put_back()
    return "passed"


def illegal_held_at_the_limit(stage: Stage) -> Ending:
    stage.roll()
    stage.feel("red3a", 100, 2.0)
    assert stage.bench.mode == "pull"
    stage.put_back()
    stage.take("blue2c")
    stage.lay((16, 0))
    return stage.rest()


def illegal_taken(stage: Stage) -> Ending:
    stage.roll(EVERY)
    stage.take("green2b")
    stage.lay((16, 0))
    return stage.rest()


def dropped_and_picked_up(stage: Stage) -> Ending:
    stage.roll()
    stage.take("blue2c")
    stage.along(60, 0.5)
    stage.drop()
    assert stage.bench.hold("blue2c") is None
    stage.lay((16, 1))
    return stage.rest()


def given_back_and_picked_up(stage: Stage) -> Ending:
    stage.roll()
    stage.take("blue2c")
    stage.put_back()
    assert stage.bench.hold("blue2c") is None
    stage.lay((16, 1))
    return stage.rest()


def put_down_beside(stage: Stage) -> Ending:
    stage.roll()
    stage.take("blue2c")
    stage.put_back()
    return "passed"


def askew(stage: Stage) -> Ending:
    stage.roll()
    stage.take("blue2c")
    stage.lay((16, 1), askew_rad=math.radians(20))
    return stage.rest()


def across(stage: Stage) -> Ending:
    stage.roll()
    stage.take("blue2c")
    stage.lay((16, 1), askew_rad=math.pi / 2)
    stage.wait(1)
    return "passed"


def on_the_open_storey(stage: Stage) -> Ending:
    stage.roll()
    stage.take("blue2c")
    there = stage.bench.open_places()[(16, 0)]
    other = stage.bench.tower.blocks["red1a"].pose
    stage.move(dz=300, seconds=1)
    stage.bench.drag_to((other.x, other.y, there.z + 40))
    stage.wait(1)
    stage.bench.level()
    stage.bench.turn(yaw=math.pi / 2)
    stage.wait(1)
    stage.bench.lay()
    stage.wait(3)
    return "passed"


def slid_off_and_laid_again(stage: Stage) -> Ending:
    stage.roll()
    stage.take("blue2c")
    stage.lay((16, 0), off_mm=-18)
    stage.wait(1.5)
    assert stage.bench.laid == ()
    assert stage.bench.hold("blue2c") is None
    stage.lay((16, 1))
    return stage.rest()


def corrected(stage: Stage) -> Ending:
    stage.roll()
    stage.take("blue2c")
    stage.lay((16, 0))
    stage.wait(1)
    assert stage.bench.hold("blue2c") is None
    stage.lay((16, 2))
    return stage.rest()


def two_clean(stage: Stage) -> Ending:
    stage.roll()
    stage.take("blue2c")
    stage.lay((16, 1))
    stage.wait(1)
    stage.second()
    stage.take("red3a")
    stage.lay((16, 0))
    return stage.rest()


def two_from_the_former_top(stage: Stage) -> Ending:
    stage.roll()
    stage.take("blue2a")
    stage.lay((16, 1))
    stage.wait(1)
    stage.second()
    stage.take("yellow4b")
    stage.lay((16, 0))
    return stage.rest()


def one_of_two(stage: Stage) -> Ending:
    stage.roll()
    stage.take("blue2c")
    stage.lay((16, 1))
    stage.wait(1)
    return "passed"


def first_dropped_before_the_second(stage: Stage) -> Ending:
    stage.roll()
    stage.take("blue2c")
    stage.lay((16, 1))
    stage.wait(1)
    assert stage.bench.hold("blue2c") is None
    stage.move(dz=20, seconds=0.5)
    stage.move(dx=140, seconds=1)
    stage.drop()
    assert stage.bench.hold("blue2c") is None
    stage.lay((16, 1))
    stage.wait(1)
    stage.second()
    stage.take("red3a")
    stage.lay((16, 0))
    return stage.rest()


def in_the_hand(stage: Stage) -> Ending:
    stage.roll()
    stage.take("blue2c")
    stage.move(dz=50, seconds=0.5)
    return "time"


def half_out(stage: Stage) -> Ending:
    stage.roll()
    stage.feel("blue2c", 40)
    return "time"


def nothing_done(stage: Stage) -> Ending:
    stage.roll()
    stage.wait(2)
    return "time"


def below_the_open_storey(stage: Stage) -> Ending:
    stage.roll((*EVERY, "yellow4a", "yellow4b", "yellow4c"))
    stage.take("yellow4a")
    stage.lay((16, 0))
    return stage.rest()


def third_from_the_top(stage: Stage) -> Ending:
    stage.roll(EVERY)
    stage.take("yellow2b")
    stage.lay((16, 1))
    return stage.rest()


IN_ORDER: tuple[Scenario, ...] = (
    a_clean_turn("clean_middle", "A loose middle is taken by its colour and laid", "blue2", "blue2c", (16, 1)),
    a_clean_turn("clean_low_middle", "A loose middle of the third storey", "blue2", "blue1c", (16, 0)),
    a_clean_turn("clean_side", "A loose side block, its storey keeps middle and side", "red1", "red2b", (16, 0)),
    a_clean_turn("clean_other_side", "A loose block of the other side", "green3", "green2b", (16, 2)),
    a_clean_turn("clean_by_number", "By its number, not its colour", "yellow4", "blue4a", (16, 1)),
    a_clean_turn("clean_high", "From the storey below the three topmost", "yellow4", "yellow1a", (16, 2)),
    a_clean_turn("clean_backwards", "Drawn out on the far side", "blue2", "blue2c", (16, 1), sign=-1),
    a_clean_turn("clean_another_tower", "Another tower, a middle", "blue2", "blue2a", (16, 1), seed=1),
    a_clean_turn("clean_another_side", "Another tower, a side", "green3", "green2c", (16, 0), seed=1),
    Scenario("passed_at_once", "Passed with the button as soon as it is laid", passed_at_once, Stands(), face="blue2"),
    Scenario("slow_and_careful", "Drawn out by eight millimetres at a time", slow_and_careful, Stands(), face="blue2"),
    Scenario(
        "with_the_stick", "The push stick starts it, the hand takes it (ST-12)", with_the_stick, Stands(), face="blue2"
    ),
    Scenario(
        "after_straightening",
        "A block that stands out is pushed flush with the flat hand, another taken (ST-11)",
        after_straightening,
        Stands(),
        face="green3",
    ),
    Scenario(
        "probe_put_back",
        "A block is felt and pushed back, then another taken (ST-10)",
        probe_put_back,
        Stands(),
        face="red1",
    ),
    Scenario(
        "probe_left_a_little_out",
        "A felt block is left out by less than half its width (ST-10)",
        probe_left_a_little_out,
        Stands(),
        face="red1",
    ),
    Scenario(
        "probe_left_out",
        "A felt block is left out by more than half its width (ST-10)",
        probe_left_out,
        Refused("must be pushed back first"),
        face="red1",
    ),
    Scenario("many_taps", "Four blocks are felt before one is taken (ST-10)", many_taps, Stands(), face="blue2"),
    Scenario("only_felt", "Feeling alone is no turn", only_felt, Refused("still to be laid"), face="blue2"),
    Scenario(
        "illegal_at_the_limit",
        "A block of the wrong colour comes 20 mm and no further, and goes back (ST-10)",
        illegal_held_at_the_limit,
        Stands(),
        face="blue2",
    ),
    Scenario(
        "illegal_taken",
        "At a table that does not look, a block of the wrong colour is taken (ST-04)",
        illegal_taken,
        Refused("neither the colour nor the number"),
        face="red1",
    ),
    Scenario(
        "dropped_and_picked_up",
        "Dropped on the table without harm, picked up and laid (ST-14)",
        dropped_and_picked_up,
        Stands(),
        face="blue2",
    ),
    Scenario(
        "given_back", "Given back with Esc, picked up again and laid", given_back_and_picked_up, Stands(), face="blue2"
    ),
    Scenario(
        "given_back_loses_nothing",
        "Put down beside the tower by the hand: not dropped, even where that loses",
        given_back_and_picked_up,
        Stands(),
        face="blue2",
        dropped_loses=True,
    ),
    Scenario(
        "put_down_beside",
        "Passed while the block lies beside the tower",
        put_down_beside,
        Refused("was not laid"),
        face="blue2",
    ),
    Scenario("askew", "Laid 20 degrees askew, which is allowed (ST-08)", askew, Stands(), face="blue2"),
    Scenario("across", "Laid across the open storey (ST-08)", across, Refused("was not laid"), face="blue2"),
    Scenario(
        "on_the_open_storey",
        "Laid on a block of a storey that is not complete (ST-08)",
        on_the_open_storey,
        Refused("was not laid"),
        face="blue2",
        storeys=OPENED,
    ),
    Scenario(
        "slid_off",
        "Laid past the edge it slides off, and is laid again",
        slid_off_and_laid_again,
        Stands(),
        face="blue2",
    ),
    Scenario(
        "corrected",
        "Laid, picked up again and laid elsewhere before the die is passed",
        corrected,
        Stands(),
        face="blue2",
    ),
    Scenario(
        "between_two",
        "The last place of a storey, between two blocks (ST-08)",
        clean("blue2c", (16, 1)),
        Stands(),
        face="blue2",
        storeys=NEARLY,
    ),
    Scenario("two_clean", "Draw Two: one after the other (ST-06)", two_clean, Stands(), owed=2),
    Scenario(
        "two_from_the_former_top",
        "Draw Two: the first opens a storey, the second comes from the former top (ST-06)",
        two_from_the_former_top,
        Stands(),
        seed=2,
        owed=2,
    ),
    Scenario("one_of_two", "Draw Two: passed after the first", one_of_two, Refused("still to be laid"), owed=2),
    Scenario(
        "first_dropped_before_the_second",
        "Draw Two: the first is picked up again and dropped before the second is touched",
        first_dropped_before_the_second,
        Stands(),
        owed=2,
    ),
    Scenario(
        "time_in_the_hand",
        "Time runs out with the free block in the hand: out of play (ST-17)",
        in_the_hand,
        Stands(out=("blue2c",)),
        face="blue2",
        timed=True,
    ),
    Scenario(
        "time_half_out",
        "Time runs out with a block half out: it stays in the tower (ST-17)",
        half_out,
        Stands(),
        face="blue2",
        timed=True,
    ),
    Scenario(
        "time_nothing_done",
        "Time runs out before anything is touched (ST-17)",
        nothing_done,
        Stands(),
        face="blue2",
        timed=True,
    ),
    Scenario(
        "time_without_limit",
        "Time cannot run out where there is none",
        nothing_done,
        Refused("no time limit"),
        face="blue2",
    ),
    Scenario(
        "below_the_open_storey",
        "By default the topmost complete storey is free once another is begun (ST-07)",
        below_the_open_storey,
        Stands(),
        face="yellow4",
        storeys=OPENED,
    ),
    Scenario(
        "below_the_open_storey_barred",
        "With top: completed it is not (ST-07)",
        below_the_open_storey,
        Refused("lies at the top"),
        face="yellow4",
        storeys=OPENED,
        top="completed",
    ),
    Scenario(
        "three_rows_barred",
        "With top: three_rows nothing of the highest three may be taken (ST-07)",
        third_from_the_top,
        Refused("lies at the top"),
        face="yellow4",
        top="three_rows",
    ),
)
