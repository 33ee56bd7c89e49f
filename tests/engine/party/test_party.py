"""An evening, entry by entry: what is due, what it is worth, who comes and goes, and what may be taken back."""

from fractions import Fraction

import pytest

from stackhub.engine.party import entries
from stackhub.engine.party.errors import BadEntry, CannotSeat, NotNow, PartyError
from stackhub.engine.party.party import Party
from stackhub.engine.party.plan import PartyPlan, PlannedGame
from tests.engine.party.parties import (
    BABYLON,
    BOTLESS,
    CARDS,
    STICKS,
    TOWER,
    choose_next,
    member,
    people,
    plan_of,
    play_game,
    play_next,
)


def party_of(count: int, *games: str, bots: int = 0, wheel: int | None = None) -> Party:
    return Party(plan_of(people(count, bots), *games, wheel=wheel))


def points(party: Party) -> dict[str, Fraction]:
    return {row.member.key: row.points for row in party.standings()}


def ended(*ranks: tuple[str, ...]) -> entries.MatchEnded:
    return entries.MatchEnded(ranks=ranks)


def left(key: str, how: str = "leaves", moves: int | None = None) -> dict[str, object]:
    return {"entry": "left", "member": key, "how": how, "moves": moves}


def joined(party: Party, name: str = "Late", moves: int | None = None) -> dict[str, object]:
    guest = {"key": party.next_key, "name": name, "colour": "white"}
    return {"entry": "joined", "member": guest, "moves": moves}


def test_the_phases_of_an_evening() -> None:
    party = party_of(3, "stackup", "babylon")
    assert (party.phase, party.next_table(), party.next_game()) == ("pick", None, 0)
    choose_next(party)
    due = party.next_table()
    assert due is not None
    assert (party.phase, due.seats, due.stage) == ("ready", ("m1", "m2", "m3"), None)
    party.apply(party.begin("one"))
    assert (party.phase, party.next_table()) == ("playing", None)
    assert party.running is not None
    assert (party.running.save, party.running.seats) == ("one", ("m1", "m2", "m3"))
    party.apply(ended(("m2",), ("m1", "m3")))
    assert (party.phase, party.next_game()) == ("between", 1)
    assert points(party) == {"m2": 10, "m1": 6, "m3": 6}
    assert [row.place for row in party.standings()] == [1, 2, 2]
    choose_next(party)
    stages = []
    while (due := party.next_table()) is not None:
        stages.append(due.stage.english() if due.stage else None)
        play_next(party, "m3", "m2")
    assert stages == [f"Match {number} of 3" for number in (1, 2, 3)]
    assert party.phase == "over"
    assert points(party) == {"m2": 17, "m3": 16, "m1": 11}
    assert [row.gained for row in party.standings()] == [7, 10, 5]
    assert party.chart()[0] == {"m1": 0, "m2": 0, "m3": 0}
    assert party.chart()[1:] == ({"m1": 6, "m2": 10, "m3": 6}, points(party))
    assert [row.member.key for row in party.standings(1)] == ["m2", "m1", "m3"]
    for entry in (entries.Ended(), entries.GameSkipped(), entries.Undone(), left("m1")):
        with pytest.raises(NotNow):
            party.apply(entry)


def test_groups_play_one_after_another_and_share_the_places() -> None:
    party = party_of(8, "stickstack")
    choose_next(party)
    tables = party.arrangement.tables if party.arrangement else ()
    winners = [table[2] for table in tables]
    for number, winner in enumerate(winners, 1):
        due = party.next_table()
        assert due is not None
        assert due.stage is not None
        assert due.stage.english() == f"Table {number} of 2"
        play_next(party, winner)
    assert party.phase == "over"
    assert {key: got for key, got in points(party).items() if key in winners} == dict.fromkeys(winners, Fraction(17, 2))
    assert sum(points(party).values()) == 10 + 7 + 5 + 4 + 3 + 2 + 1 + 1


def test_a_knockout_goes_by_the_standings_of_the_evening() -> None:
    party = party_of(5, "stacko", "babylon")
    play_game(party, "m4", "m2", "m5", "m1", "m3")
    choose_next(party)
    assert party.arrangement is not None
    assert party.arrangement.order == ("m4", "m2", "m5", "m1", "m3")
    stages = []
    while (due := party.next_table()) is not None:
        stages.append((due.stage.english() if due.stage else "", due.seats))
        play_next(party, "m4", "m1")
    assert stages == [
        ("Quarter-final; Dan has no opponent and goes on", ("m2", "m3")),
        ("Quarter-final; Dan has no opponent and goes on", ("m5", "m1")),
        ("Semi-final; Bo has no opponent and goes on", ("m4", "m1")),
        ("The final", ("m4", "m2")),
    ]
    assert party.played[-1].ranks == (("m4",), ("m2",), ("m1",), ("m5", "m3"))
    assert points(party)["m4"] == 20


def test_the_wheel_stops_at_every_game_before_any_comes_again() -> None:
    party = party_of(2, "stackup", "upturn", "stacko", wheel=7)
    for _ in range(7):
        assert party.next_game() in party.wheel()
        play_game(party)
    indices = [game.index for game in party.played]
    assert sorted(indices[:3]) == sorted(indices[3:6]) == [0, 1, 2]
    assert party.phase == "over"
    fresh = party_of(2, "stackup", "upturn", "stacko", wheel=7)
    assert fresh.next_game() == indices[0], "the seed decides"
    assert len({fresh.next_game(spin) for spin in range(20)}) == 3, "who turns it again may get another"
    with pytest.raises(NotNow):
        party.next_game()


def test_another_game_may_be_chosen_until_the_first_match_begins() -> None:
    party = party_of(4, "babylon", "stackup", wheel=2)
    party.apply(party.choose(0, BABYLON))
    party.apply(party.choose(0, BABYLON, form="knockout"))
    assert party.next_table() is not None
    party.apply(party.begin("x"))
    with pytest.raises(NotNow, match="finish or skip"):
        party.apply(party.choose(1, CARDS))
    party.apply(entries.MatchDropped())
    party.apply(party.choose(1, CARDS))
    party.apply(entries.GameSkipped())
    assert [game.skipped for game in party.played] == [True]
    assert set(points(party).values()) == {0}


def test_a_list_is_played_in_its_order() -> None:
    party = party_of(2, "stackup", "stacko")
    for game, limits in ((1, TOWER), (0, CARDS)):
        entry = party.choose(game, limits)
        if game:
            with pytest.raises(BadEntry, match="whose turn"):
                party.apply(entry)
    with pytest.raises(BadEntry, match="whose turn"):
        party.apply(entries.Chosen(game=7, arrangement=party.choose(0, CARDS).arrangement))


def test_what_does_not_fit_is_refused_and_changes_nothing() -> None:
    party = party_of(3, "stackup")
    choose_next(party)
    for entry in (
        {"entry": "match_begun", "table": 1, "save": "x", "seats": ["m1", "m2", "m3"]},
        {"entry": "match_begun", "table": 0, "save": "x", "seats": ["m1", "m2"]},
        {"entry": "match_begun", "table": 0, "save": "x", "seats": ["m1", "m2", "m2"]},
        {"entry": "match_ended", "ranks": [["m1", "m2", "m3"]]},
        {"entry": "match_dropped"},
        {"entry": "undone"},
        {"entry": "returned", "member": "m1"},
        {"entry": "returned", "member": "m9"},
    ):
        with pytest.raises(PartyError):
            party.apply(entry)
    party.apply(party.begin("x", ["m3", "m1", "m2"]))
    for ranks in ([["m1", "m2"]], [["m1", "m2", "m3", "m3"]], [["m1"], ["m2"], ["m3"], ["f1"]]):
        with pytest.raises(BadEntry, match="name everybody"):
            party.apply({"entry": "match_ended", "ranks": ranks})
    with pytest.raises(BadEntry, match="did not play"):
        party.apply({"entry": "match_ended", "ranks": [["m1", "m2", "m3"]], "counts": {"m4": {"x": 1}}})
    assert [entry.entry for entry in party.entries] == ["chosen", "match_begun"]


# --- who comes and goes


def test_who_comes_late_begins_with_nothing_and_plays_from_the_next_game_on() -> None:
    party = party_of(2, "stackup", "stacko")
    choose_next(party)
    party.apply(party.begin("x"))
    party.apply(joined(party, moves=4))
    party.apply(ended(("m1",), ("m2",)))
    assert points(party) == {"m1": 10, "m2": 7, "m3": 0}
    play_game(party, "m3")
    assert points(party) == {"m1": 17, "m2": 12, "m3": 10}
    with pytest.raises(BadEntry, match="the key m3"):
        Party(party.plan).apply({**joined(party), "member": member(4).model_dump()})


@pytest.mark.parametrize("name", ["Ada", "ADA"])
def test_who_comes_must_have_a_name_of_their_own(name: str) -> None:
    party = party_of(2, "stackup")
    with pytest.raises(BadEntry, match="two people"):
        party.apply(joined(party, name))


def test_ten_are_enough() -> None:
    party = party_of(10, "stackup")
    with pytest.raises(NotNow, match="more than 10"):
        party.apply(joined(party))


def test_who_leaves_keeps_their_points_and_is_marked() -> None:
    party = party_of(3, "stackup", "stacko")
    choose_next(party)
    party.apply(party.begin("x"))
    party.apply(left("m2", moves=1))
    party.apply(ended(("m1",), ("m3",), ("m2",)))
    assert points(party) == {"m1": 10, "m3": 7, "m2": 5}
    play_game(party, "m3")
    assert points(party) == {"m1": 17, "m3": 17, "m2": 5}
    assert [row.member.key for row in party.standings() if row.left] == ["m2"]
    assert [member.key for member in party.present] == ["m1", "m3"]


def test_a_bot_plays_on_until_they_are_back() -> None:
    party = party_of(3, "stackup", "upturn")
    choose_next(party)
    party.apply(party.begin("x"))
    party.apply(left("m2", "easy", moves=1))
    assert (party.replaced, party.member("m2").level) == (("m2",), "easy")
    assert [player.level for player in party.players(("m1", "m2"))] == [None, "easy"]
    with pytest.raises(NotNow, match="bot plays there already"):
        party.apply(left("m2", "easy", moves=2))
    party.apply({"entry": "returned", "member": "m2", "moves": 5})
    assert (party.replaced, party.member("m2").level) == ((), None)


def test_where_no_bot_can_play_nobody_can_be_replaced_in_mid_match() -> None:
    party = party_of(4, "stacko", "stackup")
    choose_next(party, BOTLESS)
    party.apply(party.begin("x"))
    with pytest.raises(NotNow, match="no bot can play"):
        party.apply(left("m2", "easy", moves=1))
    party.apply(entries.MatchDropped())
    party.apply(left("m2", "easy"))
    due = party.next_table()
    assert due is not None
    assert due.seats == ("m1", "m3", "m4"), "their bot sits this one out"
    play_next(party)
    assert party.played[0].ranks == (("m1",), ("m3",), ("m4",))
    choose_next(party)
    assert party.next_table() is not None
    assert party.arrangement is not None
    assert "m2" in party.arrangement.members


def test_who_left_may_come_back_between_two_games() -> None:
    party = party_of(3, "stackup", "stacko", "upturn")
    play_game(party, "m2")
    party.apply(left("m2"))
    choose_next(party)
    with pytest.raises(NotNow, match="between two games"):
        party.apply({"entry": "returned", "member": "m2"})
    play_next(party, "m1")
    party.apply({"entry": "returned", "member": "m2"})
    play_game(party, "m2")
    assert points(party)["m2"] == 20
    assert not any(row.left for row in party.standings())


def test_the_last_person_can_only_end_the_party() -> None:
    party = party_of(2, "stackup", bots=1)
    party.apply(left("m1"))
    for how in ("leaves", "easy"):
        with pytest.raises(NotNow, match="only end the party"):
            party.apply(left("m2", how))
    party.apply(left("m3"))
    choose_next(party)
    assert party.next_table() is not None
    play_next(party, "f1")
    assert points(party) == {"m2": 10, "m1": 0, "m3": 0}, "the bot that fills up takes nobody's place"


def test_a_table_that_has_become_too_small_is_filled_up_or_not_played() -> None:
    for game, seats in (("upturn", ("m1", "f1")), ("stacko", None)):
        party = party_of(2, game)
        choose_next(party, BOTLESS)
        party.apply(left("m2"))
        due = party.next_table()
        assert (due.seats if due else None) == seats
    assert (party.phase, party.played[0].skipped, points(party)) == ("over", True, {"m1": 0, "m2": 0})
    party.apply(entries.Undone())
    assert party.phase == "ready"


def test_whoever_should_have_met_somebody_who_left_goes_on() -> None:
    party = party_of(6, "babylon")
    choose_next(party)
    assert party.arrangement is not None
    first, *_, last = party.arrangement.order
    party.apply(left(first))
    seen = []
    while (due := party.next_table()) is not None:
        seen.append(due.seats)
        play_next(party, last)
    assert len(seen) == 4
    assert all(first not in seats for seats in seen)
    ranked = [key for group in party.played[0].ranks for key in group]
    assert ranked[0] == last
    assert first not in ranked, "who never played has no place"
    assert sum(points(party).values()) == 10 + 7 + 5 + 4 + 3


def test_who_leaves_a_round_robin_has_lost_the_rest_of_it() -> None:
    party = party_of(3, "babylon")
    choose_next(party)
    play_next(party, "m3", "m1")
    party.apply(left("m3"))
    while party.phase == "ready":
        play_next(party, "m1")
    assert party.played[0].ranks[0] == ("m1",)
    assert party.played[0].ranks[-1] == ("m3",)


# --- changing places


def test_places_are_changed_from_the_next_match_on() -> None:
    party = party_of(3, "stackup", "stacko")
    choose_next(party)
    party.apply(party.begin("x"))
    party.apply({"entry": "swapped", "one": "m1", "other": "m3", "moves": 2})
    assert party.running is not None
    assert party.running.seats == ("m1", "m2", "m3")
    party.apply(ended(("m1",), ("m2",), ("m3",)))
    choose_next(party)
    due = party.next_table()
    assert due is not None
    assert due.seats == ("m3", "m2", "m1")
    party.apply({"entry": "swapped", "one": "m2", "other": "m1"})
    due = party.next_table()
    assert due is not None
    assert due.seats == ("m3", "m1", "m2"), "a table that is laid but not begun follows"


def test_two_change_places_in_mid_match_and_play_on_for_each_other() -> None:
    party = party_of(3, "stackup")
    choose_next(party)
    party.apply(party.begin("x"))
    party.apply({"entry": "swapped", "one": "m1", "other": "m3", "now": True, "moves": 2})
    assert party.running is not None
    assert party.running.seats == ("m3", "m2", "m1")
    assert party.may_undo(2)
    party.apply(entries.Undone(moves=2))
    assert party.running.seats == ("m1", "m2", "m3")


def test_two_of_different_tables_change_tables_and_nobody_plays_twice() -> None:
    party = party_of(8, "stickstack")
    choose_next(party)
    assert party.arrangement is not None
    (one, *_), (other, *_) = party.arrangement.tables
    party.apply({"entry": "swapped", "one": one, "other": other})
    assert other in party.arrangement.tables[0]
    assert one in party.arrangement.tables[1]
    play_next(party)
    before = party.arrangement.tables
    party.apply({"entry": "swapped", "one": one, "other": other})
    assert party.arrangement.tables == before, "one of them has played already"
    for one, other, now in (("m1", "m1", False), ("m1", "m9", False), ("m1", "m2", True)):
        with pytest.raises(PartyError):
            party.apply({"entry": "swapped", "one": one, "other": other, "now": now})


def test_ss14_while_teams_play_places_are_changed_within_a_team() -> None:
    members = tuple(member(number, team=1 + number % 2) for number in range(1, 5))
    party = Party(PartyPlan(members=members, games=(PlannedGame(game="stickstack"),), seed=1))
    party.apply(party.choose(0, STICKS))
    assert party.options() == {"mode": "teams"}
    with pytest.raises(NotNow, match="within a team"):
        party.apply({"entry": "swapped", "one": "m1", "other": "m2"})
    due = party.next_table()
    assert due is not None
    first, second = due.seats[::2], due.seats[1::2]
    party.apply(party.begin("x"))
    party.apply(ended(second, first))
    assert {points(party)[key] for key in second} == {Fraction(17, 2)}
    teams = party.team_standings()
    assert [team.points for team in teams] == [Fraction(17, 2), Fraction(9, 2)]
    assert sorted(teams[0].members) == sorted(second)


# --- taking back


def test_a_change_may_be_taken_back_until_the_next_move_or_match() -> None:
    party = party_of(4, "stackup", "upturn")
    choose_next(party)
    party.apply(left("m4"))
    party.apply(joined(party))
    assert party.may_undo()
    party.apply(entries.Undone())
    assert [member.key for member in party.members] == ["m1", "m2", "m3", "m4"]
    party.apply(entries.Undone())
    assert party.gone == ()
    assert not party.may_undo()
    party.apply(left("m4"))
    party.apply(party.begin("x"))
    assert not party.may_undo()
    assert not party.may_undo(0)
    party.apply(left("m3", moves=5))
    assert not party.may_undo(6)
    assert not party.may_undo()
    with pytest.raises(NotNow, match="taken back"):
        party.apply(entries.Undone(moves=6))
    party.apply(entries.Undone(moves=5))
    assert party.gone == ("m4",)
    with pytest.raises(BadEntry, match="moves are counted"):
        party.apply(left("m3"))


def test_the_evening_may_end_early() -> None:
    party = party_of(3, "stackup", "upturn")
    play_game(party, "m1")
    choose_next(party)
    party.apply(party.begin("x"))
    party.apply(entries.Ended())
    assert (party.phase, party.running, party.next_table()) == ("over", None, None)
    assert points(party)["m1"] == 10
    with pytest.raises(NotNow):
        party.apply(entries.Undone())


def test_each_match_has_a_seed_of_its_own() -> None:
    party, seeds = party_of(3, "babylon"), []
    choose_next(party)
    while party.phase == "ready":
        seeds.append(party.match_seed())
        play_next(party)
    assert len(set(seeds)) == 3
    assert party_of(3, "babylon").match_seed() == seeds[0]


def test_who_cannot_be_seated_is_told_before_anything_is_written() -> None:
    party = party_of(1, "stacko", bots=2)
    with pytest.raises(CannotSeat, match="no bot can play it yet"):
        party.choose(0, BOTLESS["stacko"])
    assert party.entries == ()
