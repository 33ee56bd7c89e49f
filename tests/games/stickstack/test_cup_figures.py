"""The figures of the wobbling cup. They print what they find: `pytest … --long -s`; docs/physics.md keeps them."""

from __future__ import annotations

import statistics
from collections import Counter

import pytest

from stackhub.engine.chance import Chance
from stackhub.games.stickstack.judge import wrong_contacts
from stackhub.games.stickstack.record import Attempt
from stackhub.games.stickstack.table import CupTable
from stackhub.games.stickstack.table_attempt import Sight, at_rest_contacts, sight_of
from stackhub.games.stickstack.table_placer import PlanLimits, plan
from stackhub.physics.pose import distance_mm
from tests.games.stickstack.cup_play import agrees, careful, clumsy, lay, let_lie, planned, play
from tests.games.stickstack.cup_poses import SCENE

HAND_MM, HAND_RAD = 0.5, 0.009
"""How exact the placer's hand is: half a millimetre and half a degree."""


# --- Leaning ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("sticks", [12, 16])
def test_weight_off_the_middle_leans_the_cup_visibly(sticks: int) -> None:
    """A careful tower that stands 14 mm off the axis leans by 4.5 to 15 degrees, and stays."""
    played, table = play(SCENE, 0, lambda table, index, chance: careful(table, index, chance).moved(14), sticks)
    print(f"{sticks} sticks lean the cup by {table.tilt_deg:.1f} degrees")
    assert 4.5 <= table.tilt_deg <= 15
    assert (played.end, played.kept) == ("stands", sticks)


# --- Standing ---------------------------------------------------------------------------------------------------------


@pytest.mark.long
@pytest.mark.parametrize("seed", range(3))
def test_36_sticks_stay_and_nothing_creeps_in_a_minute(seed: int) -> None:
    """Careful stacking with colours off; then 60 s of which every frame is stepped."""
    played, table = play(SCENE, seed, careful)
    assert (played.end, played.kept) == ("stands", 36)
    rested = CupTable.restored(SCENE, table.snapshot(), pauses=False)
    rested.world.run(2)
    before = rested.poses()
    rested.world.run(60)
    crept = max(distance_mm(pose, rested.poses()[name]) for name, pose in before.items())
    print(f"seed {seed}: leaned {played.most_deg:.1f} degrees at most, crept {crept:.2f} mm in 60 s")
    assert len(rested.hanging()) == 36
    assert crept < 1
    assert table.world.run_until(lambda: table.world.paused, 5)


@pytest.mark.long
def test_a_clumsy_hand_brings_down_one_tower_in_four() -> None:
    """20 to 30 mm off the axis, always to the same side: 10 to 40 % of 40 games end with the whole tower down (SS-10):
    the cup is over, or every stick has fallen and it comes back."""
    games = [play(SCENE, seed, clumsy)[0] for seed in range(40)]
    ends = Counter(game.end for game in games)
    slides = [fell for game in games for fell in game.slides if fell]
    print(f"{dict(ends)}, laid {statistics.median(g.laid for g in games)}, leaned {[round(g.most_deg) for g in games]}")
    print(f"fell at once: middle {statistics.median(slides)}, most {max(slides)}")
    assert 4 <= ends["toppled"] + ends["all_fell"] <= 16
    assert ends["toppled"] > 0


# --- Colours ----------------------------------------------------------------------------------------------------------


@pytest.mark.long
def test_each_of_the_36_sticks_has_a_legal_place_on_a_fresh_cup() -> None:
    for name in SCENE.stick_names():
        table = CupTable(SCENE)
        made = plan(table, name, Chance(1), PlanLimits())
        assert made is not None, name
        assert lay(table, name, made.pose), name
        let_lie(table)
        assert table.hanging() == {name}
        assert agrees(table, name), name


def verdicts(table: CupTable, name: str, frames: int = 100) -> list[bool]:
    """Whether the stick would be right, by every 20 frames in a row among so many that are stepped."""
    seen: list[frozenset[Sight]] = []
    for _ in range(frames):
        table.world.advance()
        seen.append(frozenset(map(sight_of, table.contacts_of(name))))
    whole = SCENE.bench.judge_frames
    return [
        not wrong_contacts(Attempt(at_s=0, judged_s=0, contacts=at_rest_contacts(seen[start : start + whole])))
        for start in range(frames - whole + 1)
    ]


def _stable(towers: int, sticks: int) -> tuple[Counter[bool], int, int]:
    """How many resting states were right and wrong, and how many verdicts differed from their state's first."""
    states: Counter[bool] = Counter()
    looked = differed = 0
    for seed in range(towers):
        chance = Chance(seed)
        names = list(SCENE.stick_names())
        chance.shuffle(names)
        table = CupTable(SCENE, pauses=False)
        for index, name in enumerate(names[:sticks]):
            # Every other one is laid without a look at its colours, so that wrong ones are among them.
            made = plan(table, name, chance, PlanLimits(glances=150, trials=1, colours=index % 2 == 0))
            if made is None or not lay(table, name, made.pose) or let_lie(table):
                break
            for fallen in sorted(table.fallen()):
                table.remove_stick(fallen)
            if name in table.sticks and table.world.still_s > 0.3:  # what still moves does not rest
                found = verdicts(table, name)
                states[found[0]] += 1
                looked += len(found)
                differed += sum(one != found[0] for one in found)
    return states, looked, differed


@pytest.mark.parametrize(
    ("towers", "sticks", "most"), [(1, 8, 0.05), pytest.param(8, 20, 0.01, marks=pytest.mark.long)]
)
def test_the_verdict_on_what_rests_does_not_change(towers: int, sticks: int, most: float) -> None:
    """SS-04, at the end of every frame of a second and two thirds."""
    states, looked, differed = _stable(towers, sticks)
    print(f"{states[True]} right, {states[False]} wrong states: {differed} of {looked} verdicts differ")
    assert states[True] >= 2 * towers
    assert states[False] >= 2 * towers
    assert differed <= most * looked


@pytest.mark.long
def test_the_placer_is_mostly_right_at_the_first_attempt() -> None:
    """20 rounds: at least 75 % of the first 15 sticks and 60 % of all, and 24 sticks kept in one round of four."""
    rounds = [planned(SCENE, seed, PlanLimits(), error_mm=HAND_MM, error_rad=HAND_RAD)[0] for seed in range(20)]
    first = [right for one in rounds for right in one.legal[:15]]
    right = [right for one in rounds for right in one.legal]
    cpu = [seconds for one in rounds for seconds in one.cpu_s]
    print(f"first 15: {sum(first)} of {len(first)}; all: {sum(right)} of {len(right)}")
    print(f"kept: {[one.kept for one in rounds]}, most at once in {[one.most for one in rounds]}")
    print(f"ends: {dict(Counter(one.end for one in rounds))}, fell at once {[max(one.slides) for one in rounds]}")
    print(f"CPU s a plan: middle {statistics.median(cpu):.2f}, most {max(cpu):.2f}")
    assert sum(first) >= 0.75 * len(first)
    assert sum(right) >= 0.60 * len(right)
    assert sum(one.kept >= 24 for one in rounds) >= len(rounds) / 4
