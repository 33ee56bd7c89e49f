"""What results say is counted right: wins, streaks, records, head to head."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stackhub.store.results import MatchResult, SeatResult, Who
from stackhub.store.statistics import (
    current_streak,
    head_to_head,
    in_order,
    line_of,
    longest_streak,
    played_by,
    records,
    rivals,
    seconds_of,
    tallies,
)

DAY = datetime(2026, 3, 1, 12, tzinfo=UTC)
ADA, LEA, BOT = Who("a", "Ada"), Who(None, "Léa"), Who(None, "Robo", "hard")


def result(
    key: str, *winners: Who, seats: tuple[Who, ...] = (ADA, LEA), game: str = "babylon", **more: int
) -> MatchResult:
    points, minutes, left = more.get("points", 0), more.get("minutes", 1), more.get("left", False)
    finished = DAY + timedelta(minutes=minutes)
    return MatchResult(
        key,
        game,
        DAY.isoformat(),
        finished.isoformat(),
        more.get("rounds", 1),
        tuple(
            SeatResult(who.name, "red", who.level, 0, points, who in winners, bool(left), who.profile) for who in seats
        ),
    )


RESULTS = [
    result("5", ADA, minutes=50),
    result("1", ADA, minutes=10),
    result("2", LEA, minutes=20),
    result("3", ADA, LEA, minutes=30, seats=(ADA, LEA, BOT)),
    result("4", BOT, minutes=40, seats=(ADA, LEA, BOT)),
]


def test_who_has_won_how_often_and_in_a_row() -> None:
    assert [one.key for one in in_order(RESULTS)] == ["1", "2", "3", "4", "5"]
    found = {tally.who.key: tally for tally in tallies(RESULTS)}
    ada, lea, bot = (found[who.key] for who in (ADA, LEA, BOT))
    assert (ada.played, ada.won, ada.streak, ada.current, ada.share) == (5, 3, 1, 1, 0.6)
    assert (lea.played, lea.won, lea.streak, lea.current) == (5, 2, 2, 0)
    assert (bot.played, bot.won, bot.streak, bot.current) == (2, 1, 1, 1)
    assert [tally.who for tally in tallies(RESULTS)] == [ADA, LEA, BOT]
    assert [tally.who for tally in tallies(RESULTS, bots=False)] == [ADA, LEA]
    assert tallies([]) == []


def test_head_to_head_counts_only_where_both_sat() -> None:
    both = head_to_head(RESULTS, ADA, LEA)
    assert (both.met, both.first, both.second, both.both, both.neither) == (5, 2, 1, 1, 1)
    assert head_to_head(RESULTS, ADA, BOT).met == 2
    assert head_to_head(RESULTS, ADA, Who(None, "Nobody")).met == 0
    assert [(who, pair.met) for who, pair in rivals(RESULTS, ADA)] == [(LEA, 5), (BOT, 2)]


def test_a_bot_that_stood_in_counts_for_nobody() -> None:
    """The others' results stay theirs."""
    whole = result("1", LEA)
    ada, lea = whole.seats
    stood_in = replace(whole, key="2", seats=(ada, replace(lea, level="medium", stood_in=True)))
    assert [(one.who, one.played, one.won) for one in tallies([whole, stood_in])] == [(LEA, 1, 1), (ADA, 2, 0)]
    assert head_to_head([whole, stood_in], ADA, LEA).met == 1
    assert rivals([stood_in], ADA) == []
    profile = replace(stood_in, seats=(replace(ada, level="easy", stood_in=True), lea))
    assert line_of([profile], ADA) == played_by([profile], ADA) == []
    assert played_by([whole, profile], LEA) == [whole, profile]
    assert rivals([profile], ADA) == []


def test_a_person_at_two_seats_of_a_match_played_it_once() -> None:
    """Two profiles that became one."""
    twice = [result("1", ADA, seats=(ADA, ADA, LEA))]
    assert {tally.who.key: (tally.played, tally.won) for tally in tallies(twice)} == {ADA.key: (1, 1), LEA.key: (1, 0)}
    assert line_of(twice, ADA)[-1].played == 1


def test_the_line_of_wins() -> None:
    assert [(step.played, step.won) for step in line_of(RESULTS, ADA)] == [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3)]
    assert line_of(RESULTS, Who(None, "Nobody")) == []


def test_records_belong_to_one_game_and_to_who_was_first() -> None:
    played = [
        result("1", ADA, minutes=10, points=5, rounds=3),
        result("2", LEA, minutes=20, points=5, rounds=3),
        result("3", ADA, minutes=5, points=-2, rounds=1),
        result("4", ADA, minutes=1, points=99, rounds=9, left=True),
        result("5", ADA, minutes=500, game="stacko"),
    ]
    found = records(played, "babylon")
    assert found.played == 4
    assert found.shortest is not None
    assert found.longest is not None
    assert found.most_rounds is not None
    assert found.most_points is not None
    assert found.fewest_points is not None
    assert found.best_streak is not None
    assert [one.key for one in (found.shortest, found.longest, found.most_rounds, found.most_points)] == [
        "3",
        "2",
        "1",
        "1",
    ]  # fmt: skip
    assert found.fewest_points.key == "3"
    assert (found.best_streak.who, found.best_streak.streak) == (ADA, 3)
    nothing = records(played, "upturn")
    assert (nothing.played, nothing.shortest, nothing.best_streak) == (0, None, None)


def test_a_match_that_a_bot_played_to_the_end_for_somebody_is_nobodys_record() -> None:
    """A week of Ada's matches: the quickest, the longest and the one with the most points were a bot's doing."""
    own = result("1", LEA, minutes=20, points=5)
    stood_in = []
    for key, minutes, points in (("2", 7, 9), ("3", 90, 1)):
        match = result(key, ADA, minutes=minutes, points=points, rounds=9)
        stood_in.append(replace(match, seats=(replace(match.seats[0], level="medium", stood_in=True), match.seats[1])))
    found = records([own, *stood_in], "babylon")
    assert found.played == 3
    assert (found.shortest, found.longest, found.most_rounds, found.most_points, found.fewest_points) == (own,) * 5
    assert records(stood_in, "babylon").shortest is None


@pytest.mark.parametrize(
    ("started", "finished", "seconds"),
    [
        ("2026-01-01T10:00:00+00:00", "2026-01-01T10:01:00+00:00", 60.0),
        ("2026-01-01T10:00:00+00:00", "2026-01-01T09:00:00+00:00", None),
        ("", "2026-01-01T09:00:00+00:00", None),
        ("2026-01-01T10:00:00", "2026-01-01T10:01:00+00:00", None),
    ],
)
def test_a_length_that_makes_no_sense_is_none(started: str, finished: str, seconds: float | None) -> None:
    assert seconds_of(MatchResult("k", "g", started, finished, 1, ())) == seconds


@given(st.lists(st.booleans()))
def test_streaks(row: list[bool]) -> None:
    words = "".join("x" if won else " " for won in row)
    assert longest_streak(row) == max((len(run) for run in words.split()), default=0)
    assert current_streak(row) == len(words) - len(words.rstrip("x"))
    assert current_streak(row) <= longest_streak(row)


@given(st.lists(st.tuples(st.sampled_from([ADA, LEA, BOT]), st.booleans()), max_size=30))
def test_the_wins_of_all_are_the_matches_that_had_a_winner(rows: list[tuple[Who, bool]]) -> None:
    played = [
        result(str(number), *([who] if won else []), seats=(ADA, LEA, BOT), minutes=number + 1)
        for number, (who, won) in enumerate(rows)
    ]
    assert sum(tally.won for tally in tallies(played)) == sum(won for _, won in rows)
    for first, second in ((ADA, LEA), (LEA, BOT)):
        there, back = head_to_head(played, first, second), head_to_head(played, second, first)
        assert (there.first, there.second, there.both, there.neither) == (
            back.second,
            back.first,
            back.both,
            back.neither,
        )
        assert there.met == len(played)
