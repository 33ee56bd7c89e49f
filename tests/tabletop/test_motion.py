"""Movements end exactly once, at once where motion is off, and nothing ticks when nothing moves."""

import pytest
from pytestqt.qtbot import QtBot

from stackhub.store.look import load_palettes, load_themes
from stackhub.tabletop.board import Look
from stackhub.tabletop.motion import Motion, arriving, hop, smooth


class Watched:
    """A motion and what it said."""

    def __init__(self) -> None:
        self.motion = Motion()
        self.steps: list[float] = []
        self.ends = 0
        self.motion.moved.connect(self.steps.append)
        self.motion.ended.connect(self._end)

    def _end(self) -> None:
        self.ends += 1


@pytest.fixture
def watched(qtbot: QtBot) -> Watched:
    return Watched()


def look(*, motion: bool = True, speed: float = 1.0) -> Look:
    return Look(load_themes()["light"], load_palettes()["standard"], motion=motion, speed=speed)


def test_without_motion_it_ends_at_once(watched: Watched) -> None:
    watched.motion.start(10_000, look(motion=False))
    assert (watched.steps, watched.ends, watched.motion.running) == ([1.0], 1, False)


def test_it_runs_from_0_to_1_and_ends_once(watched: Watched, qtbot: QtBot) -> None:
    watched.motion.start(60, look())
    assert watched.motion.running
    qtbot.waitUntil(lambda: watched.ends == 1)
    assert watched.steps == sorted(watched.steps)
    assert watched.steps[-1] == 1.0
    assert watched.steps.count(1.0) == 1
    assert not watched.motion.running


def test_speed_divides_its_time(watched: Watched) -> None:
    watched.motion.start(300, look(speed=3))
    assert watched.motion.duration == 100
    watched.motion.stop()


def test_finishing_jumps_to_the_end_once(watched: Watched) -> None:
    watched.motion.start(10_000, look())
    watched.motion.finish()
    watched.motion.finish()
    assert (watched.steps[-1], watched.ends) == (1.0, 1)


def test_stopping_says_nothing(watched: Watched) -> None:
    watched.motion.start(10_000, look())
    watched.motion.stop()
    watched.motion.finish()
    assert watched.ends == 0


def test_a_new_start_overtakes_the_old_one(watched: Watched) -> None:
    watched.motion.start(10_000, look())
    watched.motion.start(10_000, look(motion=False))
    assert watched.ends == 1


def test_a_motion_may_start_another_when_it_ends(watched: Watched) -> None:
    again = iter([True, False])
    watched.motion.ended.connect(lambda: next(again) and watched.motion.start(10, look(motion=False)))
    watched.motion.start(10, look(motion=False))
    assert watched.ends == 2


def test_easings_begin_and_end_where_they_should() -> None:
    for ease in (smooth, arriving):
        assert (ease(0.0), ease(1.0)) == (0.0, 1.0)
        values = [ease(step / 20) for step in range(21)]
        assert values == sorted(values)
    assert hop(0.0) == pytest.approx(0.0)
    assert hop(0.5) == pytest.approx(1.0)
    assert hop(1.0) == pytest.approx(0.0, abs=1e-9)
