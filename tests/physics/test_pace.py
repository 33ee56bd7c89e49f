"""Real time becomes whole frames, neither gained nor lost while the computer keeps up."""

import pytest

from stackhub.physics.pace import Pace


@pytest.mark.parametrize("tick_s", [1 / 60, 1 / 144, 0.016, 1 / 30, 0.1])
def test_frames_keep_up_with_time(tick_s: float) -> None:
    pace = Pace(60)
    ticks = round(10 / tick_s)
    assert sum(pace.due(tick_s) for _ in range(ticks)) == pytest.approx(600, abs=1)
    assert 0 <= pace.share <= 1


def test_after_a_hitch_nothing_is_owed() -> None:
    pace = Pace(60, most_frames=4)
    assert pace.due(3.0) == 4
    assert pace.due(0.0) == 0
    assert pace.due(1 / 60) == 1


def test_time_does_not_run_backwards() -> None:
    pace = Pace(60)
    assert pace.due(-5) == 0
    assert pace.due(1 / 60) == 1
