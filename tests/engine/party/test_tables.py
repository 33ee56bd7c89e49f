"""Who plays at which table: chosen for any number of people, or as the plan wants."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stackhub.engine.chance import Chance
from stackhub.engine.config import Level
from stackhub.engine.party.errors import CannotSeat
from stackhub.engine.party.estimate import party_minutes
from stackhub.engine.party.limits import GameLimits, limits_of
from stackhub.engine.party.sections import is_filler
from stackhub.engine.party.tables import Arrangement, arrange, check_arrangement
from stackhub.games import registry
from tests.engine.party.parties import BABYLON, CARDS, LIMITS, STICKS, TOKENS, TOWER, member, people, plan_of


def arranged(limits: GameLimits, count: int, bots: int = 0, **how: object) -> Arrangement:
    return arrange(limits, people(count, bots), Chance(1), **how)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("limits", "count", "form", "sizes"),
    [
        (CARDS, 5, "table", [5]),
        (CARDS, 7, "groups", [4, 3]),
        (TOKENS, 9, "groups", [3, 3, 3]),
        (TOKENS, 10, "groups", [4, 3, 3]),
        (TOWER, 10, "table", [10]),
        (STICKS, 8, "groups", [4, 4]),
        (BABYLON, 2, "table", [2]),
        (BABYLON, 3, "round_robin", [2] * 3),
        (BABYLON, 4, "round_robin", [2] * 6),
        (BABYLON, 5, "knockout", []),
    ],
)
def test_the_app_chooses_how_a_game_is_played(limits: GameLimits, count: int, form: str, sizes: list[int]) -> None:
    found = arranged(limits, count)
    assert (found.form, sorted(map(len, found.tables), reverse=True)) == (form, sizes)
    assert found.matches == (count - 1 if form == "knockout" else len(sizes))
    assert found.minutes == tuple(minutes * found.matches for minutes in limits.minutes)
    assert found.reason.english()[-1] == "."


limits_drawn = st.builds(
    lambda fewest, more, levels: GameLimits(fewest=fewest, most=min(10, fewest + more), levels=levels),
    st.integers(1, 5),
    st.integers(0, 6),
    st.sampled_from([(), ("easy",), ("easy", "medium")]),
)


@given(
    limits=limits_drawn, count=st.integers(1, 9), bots=st.integers(0, 4), seed=st.integers(0, 1000), ranked=st.data()
)
def test_everybody_present_sits_exactly_once(
    limits: GameLimits, count: int, bots: int, seed: int, ranked: st.DataObject
) -> None:
    """At one table or in groups of nearly one size within the game's limits; bots only where they can play."""
    present = people(count, bots if count + bots <= 10 else 0)
    standings = ranked.draw(st.permutations([m.key for m in present]))
    try:
        found = arrange(limits, present, Chance(seed), standings=standings)
    except CannotSeat:
        playing = [m for m in present if limits.levels or not m.is_bot]
        tables = -(-len(playing) // limits.most)
        assert not limits.levels
        assert len(playing) // tables < limits.fewest
        return
    check_arrangement(found, [m.key for m in present])
    assert set(found.out) == {m.key for m in present if m.is_bot and not limits.levels}
    if found.form in ("table", "groups"):
        seated = Counter(key for table in found.tables for key in table if not is_filler(key))
        assert seated == Counter(m.key for m in present if m.key not in found.out)
        sizes = [len(table) for table in found.tables]
        assert max(sizes) - min(sizes) <= 1
        assert all(limits.fewest <= size <= limits.most for size in sizes)
        if count >= len(sizes):
            assert all(any(key in [m.key for m in people(count)] for key in table) for table in found.tables)


def test_groups_are_dealt_by_the_standings_and_keep_the_order_of_the_table() -> None:
    best_first = [f"m{number}" for number in (8, 7, 6, 5, 4, 3, 2, 1)]
    found = arranged(STICKS, 8, standings=best_first)
    assert found.tables == (("m1", "m4", "m5", "m8"), ("m2", "m3", "m6", "m7"))


def test_a_knockout_is_seeded_by_the_standings_and_who_is_new_comes_last() -> None:
    found = arranged(BABYLON, 6, standings=["m5", "m2", "m1", "m6", "m3"])
    assert found.order == ("m5", "m2", "m1", "m6", "m3", "m4")
    unknown = {arrange(BABYLON, people(6), Chance(seed)).order for seed in range(20)}
    assert len(unknown) > 10, "without standings chance seeds"


def test_bots_fill_up_where_people_are_too_few() -> None:
    found = arranged(CARDS, 1)
    assert found.tables == (("m1", "f1"),)
    assert "%n" not in found.reason.english()
    with pytest.raises(CannotSeat, match="needs 2 people"):
        arranged(TOWER, 1)


def test_bots_sit_out_what_they_cannot_play() -> None:
    found = arranged(TOWER, 2, bots=2)
    assert (found.tables, found.out) == ((("m1", "m2"),), ("m3", "m4"))
    assert "No bot" in found.reason.english()
    with pytest.raises(CannotSeat):
        arranged(TOWER, 1, bots=3)


def test_no_table_has_bots_only() -> None:
    found = arranged(TOKENS, 3, bots=6)
    assert all({"m1", "m2", "m3"} & set(table) for table in found.tables)


def test_ss14_two_teams_sit_alternately_the_larger_first() -> None:
    present = [member(number, team=2 if number in (1, 3) else 1) for number in range(1, 6)]
    found = arrange(STICKS, present, Chance(1))
    assert (found.form, found.tables) == ("teams", (("m2", "m1", "m4", "m3", "m5"),))
    assert found.options == {"mode": "teams"}
    lopsided = [member(number, team=2 if number == 1 else 1) for number in range(1, 6)]
    for members, limits in ((lopsided, STICKS), (present, CARDS)):
        assert arrange(limits, members, Chance(1)).form == "table"
        with pytest.raises(CannotSeat, match="two teams"):
            arrange(limits, members, Chance(1), form="teams")


def test_the_plan_may_want_another_form_where_that_is_possible() -> None:
    assert arranged(BABYLON, 4, form="knockout").form == "knockout"
    assert len(arranged(CARDS, 5, form="round_robin").tables) == 10
    assert len(arranged(BABYLON, 5, form="groups").tables) == 3
    for limits, count, form in ((BABYLON, 3, "table"), (BABYLON, 1, "knockout"), (BABYLON, 1, "round_robin")):
        with pytest.raises(CannotSeat):
            arranged(limits, count, form=form)
    three_at_least = GameLimits(fewest=3, most=4)
    for form in ("round_robin", "knockout"):
        with pytest.raises(CannotSeat, match="two cannot play"):
            arranged(three_at_least, 4, form=form)
    with pytest.raises(CannotSeat, match="cannot be split"):
        arranged(three_at_least, 5)


@pytest.mark.parametrize(
    "change",
    [
        {"tables": (("m1", "m2", "m3"), ("m4", "m5", "m6"))},
        {"tables": (("m1", "m2", "m3", "m4"), ("m4", "m5", "m6", "m7"))},
        {"tables": (("m1", "m2", "m3"), ("m5", "m4", "m6", "m8"))},
        {"tables": (("m1",), ("m2", "m5", "m4", "m6", "m3", "m7"))},
        {"form": "table"},
        {"form": "knockout"},
        {"form": "round_robin"},
        {"tables": ()},
        {"tables": (("m1", "m2", "m3", "f1", "f1"), ("m4", "m5", "m6", "m7"))},
    ],
)
def test_tables_that_are_not_laid_for_the_people_are_refused(change: dict[str, object]) -> None:
    sound = arranged(CARDS, 7)
    check_arrangement(sound, [f"m{number}" for number in range(1, 8)])
    with pytest.raises(CannotSeat):
        check_arrangement(sound.model_copy(update=change), [f"m{number}" for number in range(1, 8)])


def test_an_evening_is_estimated_from_what_the_games_say() -> None:
    assert party_minutes(plan_of(people(4), "babylon", "stackup"), LIMITS) == (6 * 2 + 5, 6 * 5 + 15)
    assert party_minutes(plan_of(people(2), "babylon", "stackup", wheel=4), LIMITS) == (14, 40)
    alone = people(1, bots=1)
    without = {**LIMITS, "stacko": TOWER}
    assert party_minutes(plan_of(alone, "stacko", wheel=3), without) == (0, 0), "nobody can play that"
    assert party_minutes(plan_of(alone, "stacko", "stackup"), without) == (5, 15)


def test_the_limits_are_those_of_the_games() -> None:
    for game, expected in LIMITS.items():
        config = registry.facts_of(registry.entry(game))
        levels: tuple[Level, ...] = registry.levels_of(game)
        found = limits_of(config, levels, {"mode": "teams"} if game == "stickstack" else None)
        assert found == expected
