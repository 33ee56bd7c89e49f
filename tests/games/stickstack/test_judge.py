"""What a record means, and which records may not be: SS-04 to SS-10."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stackhub.engine.errors import InvalidMove
from stackhub.games.stickstack.judge import all_fell, fouls, is_toppled, is_wrong, judge, wrong_contacts
from stackhub.games.stickstack.notation import LONGEST
from stackhub.games.stickstack.record import TurnRecord, latest, record_from
from tests.games.stickstack.turns import attempt, contact, falls, pushes, record, right, slipped, toppled, wrong

TOWER = ("s01", "s02", "s03")
RULES: dict[str, Any] = {"held": "s09", "colours": "refuse", "strict": False, "literal": False}


def refusal(turn: TurnRecord, tower: tuple[str, ...] = TOWER, **rules: Any) -> str:
    found = judge(turn, tower, **{**RULES, **rules}).refusal
    assert found is not None
    return found.english()


# --- colours (SS-04)


@pytest.mark.parametrize("own", "wryb")
@pytest.mark.parametrize("theirs", "wryb")
def test_ss04_only_like_colours_may_touch(own: str, theirs: str) -> None:
    assert is_wrong(contact(own, theirs)) == (own != theirs)
    assert is_wrong(contact(own, theirs, other="s02")) == (own != theirs)


@pytest.mark.parametrize(("frames", "counts"), [(1, False), (10, False), (11, True), (20, True)])
def test_ss04_a_colour_counts_in_most_of_twenty_frames(frames: int, counts: bool) -> None:
    assert is_wrong(contact("w", "r", frames=frames)) == counts


@pytest.mark.parametrize(("mm", "is_near"), [(0.0, True), (2.99, True), (3.0, True), (3.01, False), (40.0, False)])
def test_ss04_within_3_mm_of_a_border_either_colour_counts(mm: float, is_near: bool) -> None:
    assert is_wrong(contact("w", "r", own_next="r", own_border_mm=mm)) == (not is_near)
    assert is_wrong(contact("w", "r", theirs_next="w", theirs_border_mm=mm)) == (not is_near)
    assert is_wrong(contact("w", "r", own_next="b", own_border_mm=mm)), "the other band is no better"
    assert not is_wrong(contact("w", "w", own_next="b", own_border_mm=mm)), "its own colour goes on counting"


def test_ss04_borders_on_both_sides_may_meet() -> None:
    both = {"own_next": "y", "own_border_mm": 2.0, "theirs_next": "y", "theirs_border_mm": 1.0}
    assert not is_wrong(contact("w", "r", **both))
    assert is_wrong(contact("w", "r", **{**both, "theirs_border_mm": 4.0}))


def test_ss04_one_wrong_contact_is_enough_and_is_named() -> None:
    bad = contact("y", "b", other="s02")
    assert wrong_contacts(attempt(contact(), bad, contact("r", "r"))) == (bad,)
    assert wrong_contacts(slipped()) == ()


def test_ss04_a_clean_turn_hangs_the_stick_last() -> None:
    verdict = judge(record("s09", right(), tower=TOWER), TOWER, **RULES)
    assert (verdict.refusal, verdict.fate, verdict.tower, verdict.front) == (None, "placed", (*TOWER, "s09"), ())


# --- fouls (SS-05)


@pytest.mark.parametrize(
    ("what", "mm", "counts"),
    [
        ("s02", 2.9, False),
        ("s02", 3.0, True),
        ("base", 2.9, False),
        ("base", 3.0, True),
        ("cup", 9.9, False),
        ("cup", 10.0, True),
    ],
)
def test_ss05_what_counts_as_pushed(what: str, mm: float, counts: bool) -> None:
    turn = record("s09", right(), tower=TOWER, pushed=pushes(what, mm))
    assert [push.what for push in fouls(turn)] == [what] * counts
    assert judge(turn, TOWER, **RULES).fate == "placed", "the Default warns"
    if counts:
        assert "after a foul" in refusal(turn, strict=True)
    else:
        assert judge(turn, TOWER, **{**RULES, "strict": True}).fate == "placed"


def test_ss05_strict_gives_the_stick_back_and_what_fell_with_it() -> None:
    turn = record("s09", tower=TOWER, pushed=pushes("s02", 30.0), fell=falls("s03"), end="foul")
    verdict = judge(turn, TOWER, **{**RULES, "strict": True})
    assert (verdict.fate, verdict.tower, verdict.front) == ("foul", ("s01", "s02"), ("s03", "s09"))
    assert "no foul can have ended" in refusal(turn), "not by the Default"
    closed = record("s09", right(), tower=TOWER, pushed=pushes("s02", 7.25))
    assert refusal(closed, strict=True) == "the turn cannot go on after a foul: s02 was pushed by 7.2 mm"
    small = record("s09", tower=TOWER, pushed=pushes("s02", 1.0), end="foul")
    assert "no foul can have ended" in refusal(small, strict=True)


# --- wrong colours (SS-06)


def test_ss06_refused_attempts_may_be_as_many_as_one_likes() -> None:
    attempts = [wrong(5.0 * number) for number in range(1, 31)]
    turn = record("s09", *attempts, right(200.0), tower=TOWER)
    assert judge(turn, TOWER, **RULES).fate == "placed"


def test_ss06_a_turn_of_very_many_attempts_still_fits_into_a_save() -> None:
    touching = [
        contact("w", "r", other="s01", own_next="b", own_border_mm=123.45, theirs_next="y", theirs_border_mm=67.89)
    ]
    many = [attempt(*touching * 15, at_s=10.123 * number) for number in range(1, 500)]
    turn = record("s09", *latest([*many, right(9000.0)]), tower=TOWER)
    assert judge(turn, TOWER, **RULES).fate == "placed"
    assert len(f"record {turn}") < LONGEST
    assert latest(many[:3]) == tuple(many[:3])


@pytest.mark.parametrize("refused", [1, 2, 3, 7])
def test_ss06_after_three_refusals_the_stick_may_be_kept(refused: int) -> None:
    turn = record("s09", *(wrong(5.0 * number) for number in range(refused)), tower=TOWER, end="kept")
    if refused < 3:
        assert "only after 3 refused attempts" in refusal(turn)
    else:
        verdict = judge(turn, TOWER, **RULES)
        assert (verdict.fate, verdict.tower, verdict.front) == ("kept", TOWER, ("s09",))


def test_ss06_a_stick_that_hangs_right_cannot_be_kept() -> None:
    turn = record("s09", wrong(1.0), wrong(5.0), wrong(10.0), right(15.0), tower=TOWER, end="kept")
    assert "only after 3 refused" in refusal(turn)
    assert "only after 3 refused" in refusal(record("s09", tower=TOWER, end="kept"))
    assert "only after 3 refused" in refusal(record("s09", wrong(), tower=TOWER, end="kept"), colours="warn")


def test_ss06_refuse_cannot_close_with_a_wrong_colour() -> None:
    assert "was refused" in refusal(record("s09", wrong(), tower=TOWER))
    assert "attempt 1 was not refused" in refusal(record("s09", right(1.0), wrong(5.0), tower=TOWER))


def test_ss06_take_back_puts_the_stick_in_front_and_the_tower_as_it_was() -> None:
    turn = record("s09", wrong(), tower=TOWER, back=True)
    verdict = judge(turn, TOWER, **{**RULES, "colours": "take_back"})
    assert (verdict.fate, verdict.tower, verdict.front) == ("taken_back", TOWER, ("s09",))
    assert "cannot both" in refusal(record("s09", wrong(), tower=TOWER, fell=falls("s09")), colours="take_back")
    assert judge(record("s09", right(), tower=TOWER), TOWER, **{**RULES, "colours": "take_back"}).fate == "placed"


def test_ss06_warn_lets_the_stick_hang() -> None:
    verdict = judge(record("s09", wrong(), tower=TOWER), TOWER, **{**RULES, "colours": "warn"})
    assert (verdict.fate, verdict.tower) == ("placed", (*TOWER, "s09"))


@pytest.mark.parametrize("colours", ["take_back", "warn"])
def test_ss06_there_is_one_attempt_only_where_nothing_is_refused(colours: str) -> None:
    assert "only once" in refusal(record("s09", wrong(1.0), right(5.0), tower=TOWER), colours=colours)


def test_ss06_attempts_follow_each_other() -> None:
    assert "attempt 2 begins before" in refusal(record("s09", wrong(4.0), right(4.5), tower=TOWER))


# --- falls (SS-08)


def test_ss08_what_falls_goes_in_front_earliest_first() -> None:
    turn = record("s09", slipped(), tower=TOWER, fell=falls("s03", "s09", "s01"))
    verdict = judge(turn, TOWER, **RULES)
    assert (verdict.fate, verdict.tower, verdict.front) == ("fell", ("s02",), ("s03", "s09", "s01"))


def test_ss07_a_stick_that_was_right_and_slides_down_later_has_fallen() -> None:
    verdict = judge(record("s09", right(), tower=TOWER, fell=falls("s09", at_s=8.0)), TOWER, **RULES)
    assert (verdict.fate, verdict.tower, verdict.front) == ("fell", TOWER, ("s09",))


def test_ss08_a_stick_dropped_beside_the_tower_is_picked_up_again() -> None:
    verdict = judge(record("s09", right(), tower=TOWER, dropped=4), TOWER, **RULES)
    assert (verdict.fate, verdict.front) == ("placed", ())


def test_ss08_every_stick_hangs_or_lies_fallen() -> None:
    assert "s02 neither hangs" in refusal(record("s09", right(), hung=("s01", "s03", "s09")))
    assert "s09 neither hangs" in refusal(record("s09", right(), hung=TOWER))
    assert "s02 cannot hang" in refusal(record("s09", right(), fell=falls("s02"), hung=("s01", "s02", "s03", "s09")))
    assert "s09 cannot hang" in refusal(record("s09", wrong(), hung=(*TOWER, "s09")), colours="take_back")


def test_ss08_it_cannot_fall_out_of_the_hand() -> None:
    assert "before it was released" in refusal(record("s09", tower=TOWER, fell=falls("s09")))
    at_once = record("s09", slipped(4.0), tower=TOWER, fell=falls("s09", at_s=4.0))
    assert judge(at_once, TOWER, **RULES).fate == "fell", "times are rounded"
    early = record("s09", wrong(4.0), slipped(30.0), tower=TOWER, fell=falls("s09", at_s=6.0))
    assert "before it was released" in refusal(early)


# --- topples (SS-10)


@pytest.mark.parametrize(
    ("facts", "is_down"),
    [
        ({"cup_deg": 75.0}, False),
        ({"cup_deg": 75.1}, True),
        ({"base_deg": 60.0, "base_s": 0.49}, False),
        ({"base_deg": 21.0, "base_s": 0.5}, True),
        ({"base_deg": 21.0, "lift_mm": 40.0}, False),
    ],
)
def test_ss10_toppled(facts: dict[str, float], is_down: bool) -> None:
    turn = record("s09", right(), tower=TOWER, **facts)
    assert is_toppled(turn) == is_down
    verdict = judge(turn, TOWER, **RULES)
    assert verdict.fate == ("toppled" if is_down else "placed"), "whatever the record says of its end"
    assert verdict.is_over == is_down


def test_ss10_a_topple_brings_down_all_that_hung_and_the_stick_in_the_hand() -> None:
    verdict = judge(toppled("s09", fell=falls("s02")), TOWER, **RULES)
    assert (verdict.tower, verdict.front) == ((), ("s02", "s01", "s03", "s09"))
    held = record("s09", tower=TOWER, cup_deg=80.0, end="toppled")
    assert judge(held, TOWER, **RULES).front == (*TOWER, "s09")


def test_ss10_an_end_needs_its_reason() -> None:
    assert "did not topple" in refusal(toppled("s09", cup_deg=75.0))
    assert "not every stick fell" in refusal(record("s09", slipped(), fell=falls("s09", "s01"), end="all_fell"))


# --- every stick fell (SS-10)


def gone(tower: tuple[str, ...], *fallen: str, **rules: Any) -> bool:
    """`fallen` fell after s09 was let go on `tower`."""
    turn = record("s09", slipped(), tower=tower, fell=falls(*fallen))
    return all_fell(turn, tower, **rules)


def test_ss10_every_stick_takes_two_on_the_tower_the_new_one_included() -> None:
    assert gone(("s01",), "s01", "s09")
    assert not gone((), "s09"), "one alone does not count"
    assert gone((), "s09", literal=True), "but it does as printed"
    assert not gone(("s01",), "s09")
    assert not gone(("s01",), "s01")
    assert gone(TOWER, "s09", "s02", "s01", "s03")


def test_ss10_all_gone_within_one_turn_counts() -> None:
    turn = record("s09", right(4.0), tower=TOWER, fell=(*falls("s01", at_s=1.0), *falls("s02", "s09", "s03", at_s=9.0)))
    assert all_fell(turn, TOWER)
    assert judge(turn, TOWER, **RULES).fate == "all_fell"


def test_ss10_those_knocked_down_before_the_release_were_not_there() -> None:
    """Default where the page is silent: two at the beginning of the turn will do, one will not."""
    one = record("s09", slipped(4.0), fell=(*falls("s01", at_s=2.0), *falls("s09")))
    assert not all_fell(one, ("s01",))
    assert all_fell(one, ("s01",), literal=True)
    two = record("s09", slipped(4.0), fell=(*falls("s01", "s02", at_s=2.0), *falls("s09")))
    assert all_fell(two, ("s01", "s02"))
    in_hand = record("s09", fell=falls("s01", "s02"), end="all_fell")
    assert all_fell(in_hand, ("s01", "s02"))
    assert judge(in_hand, ("s01", "s02"), **RULES).front == ("s01", "s02", "s09")


def test_ss10_a_stick_that_came_back_for_its_colours_does_not_hang() -> None:
    turn = record("s09", wrong(4.0), fell=falls("s01", at_s=20.0), back=True)
    assert not all_fell(turn, ("s01",)), "it was alone"
    assert all_fell(turn, ("s01",), literal=True)
    assert not all_fell(turn, ("s01",), literal=True, colours="warn"), "there it hangs"
    assert all_fell(record("s09", wrong(4.0), fell=falls("s01", "s02", at_s=20.0), back=True), ("s01", "s02"))


def test_ss10_a_stick_that_was_just_let_go_and_hangs_keeps_the_round_going() -> None:
    """While the turn goes on its attempt is not in the record before it has been judged."""
    going_on = record("s09", fell=falls(*TOWER), hung=("s09",))
    assert not all_fell(going_on, TOWER)
    assert not all_fell(going_on, TOWER, literal=True)


def test_ss10_the_new_stick_alone_on_the_tower_goes_on() -> None:
    turn = record("s09", right(), tower=TOWER, fell=falls(*TOWER))
    verdict = judge(turn, TOWER, **RULES)
    assert (verdict.fate, verdict.tower, verdict.front) == ("placed", ("s09",), TOWER)


# --- records that may not be


def test_a_record_is_of_the_stick_that_was_taken() -> None:
    assert "but s09 was taken" in refusal(record("s10", right(), tower=TOWER))


@pytest.mark.parametrize(
    "facts",
    [
        {"fell": falls("s20")},
        {"pushed": pushes("s20")},
        {"hung": (*TOWER, "s20", "s09")},
    ],
)
def test_sticks_that_are_not_on_the_tower_are_named(facts: dict[str, Any]) -> None:
    assert refusal(record("s09", right(), tower=TOWER, **facts)) == "s20 does not hang on the tower"


def test_a_stick_cannot_touch_one_that_is_not_there_or_itself() -> None:
    assert "s20 does not hang" in refusal(record("s09", attempt(contact(other="s20")), tower=TOWER))
    assert "itself" in refusal(record("s09", attempt(contact(other="s09")), tower=TOWER))
    assert "itself" in refusal(record("s09", right(), tower=TOWER, pushed=pushes("s09")))


def test_ss09_a_turn_cannot_close_before_the_stick_was_let_go_and_judged() -> None:
    assert "never released" in refusal(record("s09", tower=TOWER))
    assert "was not judged" in refusal(record("s09", slipped(), tower=TOWER))


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ('{"stick":"s01"}', "end"),
        ('{"stick":"s37","end":"closed"}', "stick"),
        ('{"stick":"s01","end":"closed","fell":[{"stick":"s02","at_s":3},{"stick":"s02","at_s":4}]}', "only once"),
        ('{"stick":"s01","end":"closed","fell":[{"stick":"s02","at_s":3},{"stick":"s03","at_s":2}]}', "order of time"),
        ('{"stick":"s01","end":"closed","attempts":[{"at_s":3},{"at_s":2}]}', "order of time"),
        ('{"stick":"s01","end":"closed","attempts":[{"at_s":3,"judged_s":2}]}', "before at_s"),
        ('{"stick":"s01","end":"closed","cup_deg":NaN}', "cup_deg"),
        ('{"stick":"s01","end":"closed","base_s":-1}', "base_s"),
        ('{"stick":"s01","end":"closed","verdict":"fine"}', "verdict"),
        ('{"stick":"s01","stick":"s01","end":"closed"}', "twice"),
        ("{", "not sound"),
    ],
)
def test_an_unsound_record_is_named(text: str, why: str) -> None:
    with pytest.raises(InvalidMove) as refused:
        record_from(text)
    assert why in str(refused.value)
    assert len(str(refused.value).splitlines()) == 1


@pytest.mark.parametrize(
    "more",
    [{"own_next": "r"}, {"own_border_mm": 3.0}, {"theirs_next": "r"}, {"theirs_border_mm": 1.0}],
)
def test_a_border_has_a_distance_and_a_colour(more: dict[str, object]) -> None:
    with pytest.raises(ValueError, match="belong together"):
        contact(**more)  # type: ignore[arg-type]


def test_contacts_are_those_of_the_judgement() -> None:
    with pytest.raises(InvalidMove, match="judged_s"):
        record_from(
            '{"stick":"s01","end":"closed","attempts":[{"at_s":3,"contacts":'
            '[{"other":"cup","own":"w","theirs":"w","frames":20}]}]}'
        )


@given(
    attempts=st.lists(st.tuples(st.floats(0, 9e4), st.booleans()), max_size=6),
    fell=st.lists(st.sampled_from(TOWER), unique=True),
    degrees=st.floats(0, 180),
)
def test_a_record_is_the_same_after_writing_and_reading(
    attempts: list[tuple[float, bool]], fell: list[str], degrees: float
) -> None:
    times = sorted(attempts)
    made = [
        attempt(contact("y", "b", own_next="r", own_border_mm=1.25), at_s=at_s) if j else slipped(at_s)
        for at_s, j in times
    ]
    turn = record("s09", *made, tower=TOWER, fell=falls(*fell), cup_deg=degrees)
    assert record_from(str(turn)) == turn
    assert str(record_from(str(turn))) == str(turn)
