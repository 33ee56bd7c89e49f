"""What an event shows to whom."""

from stackhub.engine.events import Event

THEFT = Event("snatched", 0, {"victim": 2, "count": 1}, {"pieces": ["red9"]}, (0, 2))


def test_a_secret_is_shown_to_those_it_is_for() -> None:
    for seat in (0, 2):
        seen = THEFT.seen_by(seat)
        assert seen.details == {"victim": 2, "count": 1, "pieces": ["red9"]}
        assert seen.secret == {}, "nothing hidden is left in what is shown"


def test_nobody_else_finds_a_trace_of_it() -> None:
    for seat in (1, 3, None):
        seen = THEFT.seen_by(seat)
        assert (seen.name, seen.seat, seen.details) == ("snatched", 0, {"victim": 2, "count": 1})
        assert (seen.secret, seen.only_for) == ({}, ())
        assert "red9" not in repr(seen)


def test_an_event_without_a_secret_is_the_same_for_all() -> None:
    event = Event("flipped", 1, {"left": 3})
    assert all(event.seen_by(seat) is event for seat in (0, 1, None))


def test_the_headless_table_prints_everything() -> None:
    assert THEFT.as_dict() == {"event": "snatched", "seat": 0, "victim": 2, "count": 1, "pieces": ["red9"]}
