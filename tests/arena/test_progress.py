"""The progress bar and its plain form."""

import io

from stackhub.arena.progress import Progress


class Screen(io.StringIO):
    def isatty(self) -> bool:
        return True


class Clock:
    now = 100.0

    def __call__(self) -> float:
        return self.now


def test_a_terminal_shows_a_bar_that_is_drawn_over_itself() -> None:
    screen, clock = Screen(), Clock()
    progress = Progress(120, screen, clock)
    for _ in range(61):
        clock.now += 0.5
        progress.game_ended()
    assert screen.getvalue().count("\n") == 0
    assert screen.getvalue().endswith("\r[############............] 61 of 120 games, 2.0 a second, 0:30 left")
    progress.say("hard at seat 1 forfeits")
    assert screen.getvalue().endswith(" \rstackhub: hard at seat 1 forfeits\n")
    progress.game_ended()
    progress.close()
    assert screen.getvalue().endswith("\n")


def test_elsewhere_a_line_comes_now_and_then() -> None:
    """After a second, then always later: not more than a handful however long it takes."""
    log, clock = io.StringIO(), Clock()
    progress = Progress(3_000, log, clock)
    for _ in range(1_200):
        clock.now += 0.1
        progress.game_ended()
    lines = log.getvalue().splitlines()
    assert 5 <= len(lines) <= 9
    assert all(" of 3,000 games, 10 a second, " in line for line in lines[1:])


def test_slow_games_are_told_by_the_minute_and_long_waits_by_the_hour() -> None:
    log, clock = io.StringIO(), Clock()
    progress = Progress(100, log, clock)
    clock.now += 60
    progress.game_ended()
    clock.now += 60
    progress.game_ended()
    assert log.getvalue().splitlines() == [
        "stackhub: 1 of 100 games",
        "stackhub: 2 of 100 games, 1.0 a minute, 1:38:00 left",
    ]


def test_nobody_listens_and_the_games_go_on() -> None:
    class Full(Screen):
        def write(self, text: str) -> int:
            raise OSError(28, "no space")

    clock = Clock()
    progress = Progress(2, Full(), clock)
    clock.now += 10
    progress.game_ended()
    progress.say("hello")
    progress.close()
