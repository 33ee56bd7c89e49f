"""Windows in which a seat must announce something (UP-17)."""

from stackhub.engine.announcements import Announcements


def test_a_window_opens_and_is_answered() -> None:
    windows = Announcements()
    assert not windows.is_open(2)
    windows.begin(2)
    assert windows.is_open(2)
    windows.make(2)
    assert not windows.is_open(2)
    assert windows.made == 1 << 2
    assert windows.close() == []


def test_whoever_lets_it_pass_is_named_when_it_closes() -> None:
    windows = Announcements()
    for seat in (3, 0, 1):
        windows.begin(seat)
    windows.make(1)
    assert windows.close() == [0, 3]
    assert windows.close() == [], "only once"
    assert windows.made == 1 << 1


def test_what_is_cancelled_need_not_be_announced_and_was_not() -> None:
    windows = Announcements()
    windows.begin(0)
    windows.begin(1)
    windows.make(1)
    windows.cancel(0)
    windows.cancel(1)
    assert (windows.close(), windows.made) == ([], 0)


def test_a_new_window_asks_again() -> None:
    windows = Announcements()
    windows.begin(0)
    windows.make(0)
    windows.begin(0)
    assert windows.is_open(0)
    assert windows.made == 0


def test_a_clone_is_independent() -> None:
    windows = Announcements(opened=0b11, made=0b100)
    twin = windows.clone()
    twin.make(0)
    twin.cancel(1)
    assert (windows.open, windows.made) == (0b11, 0b100)
