"""A turn is recorded from its beginning to its end, whatever becomes of its table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from stackhub.dexterity.turn_film import FALL, TurnFilm
from stackhub.games.stacko.table_scene import StackoScene
from stackhub.physics.pose import Motion, Pose
from stackhub.physics.world import World
from stackhub.store.scenes import load_scene

PHYSICS = load_scene("stacko", StackoScene).physics


class ToyBench:
    def __init__(self, *names: str) -> None:
        self.world = World(PHYSICS)
        self.world.add("table", (600.0, 600.0, 20.0), 0, 0.5, Pose(0, 0, -10))
        for number, name in enumerate(names):
            self.world.add(name, (75.0, 25.0, 15.0), 17, 0.6, Pose(0, 0, 100 + 40 * number))


class ToyLive:
    """What a film needs of a table."""

    def __init__(self, bench: ToyBench) -> None:
        self.bench = bench
        self.after_frame: list[Callable[[], None]] = []

    def run(self, frames: int) -> None:
        for _ in range(frames):
            self.bench.world.advance()
            for look in self.after_frame:
                look()


@pytest.fixture
def live() -> Any:
    return ToyLive(ToyBench("red1a", "blue1a"))


def test_a_turn_is_taken_once(live: Any) -> None:
    film = TurnFilm(live)
    live.run(5)
    film.end()
    assert film.take() is None, "no turn had begun"
    film.begin()
    live.run(20)
    film.end()
    live.run(20)
    taken = film.take()
    assert taken is not None
    assert taken.frames == 20, "what comes after the end is not of the turn"
    assert film.take() is None
    assert film.last is taken, "it can still be shown"


def test_a_turn_goes_on_when_its_end_was_refused(live: Any) -> None:
    film = TurnFilm(live)
    film.begin()
    live.run(10)
    film.end()
    film.go_on()
    assert film.take() is None
    live.run(10)
    film.end()
    taken = film.take()
    assert taken is not None
    assert taken.frames == 20
    film.go_on()
    live.run(5)
    film.end()
    assert film.take() is None, "what was taken is over for good"


def test_a_fall_is_marked_where_it_began(live: Any) -> None:
    film = TurnFilm(live)
    film.begin()
    live.run(14)
    film.mark_fall()
    film.mark_fall()
    live.run(20)
    film.end()
    taken = film.take()
    assert taken is not None
    [(frame, name)] = taken.marks
    assert name == FALL
    assert 0 < frame < 12
    film.begin()
    live.run(3)
    film.end()
    assert film.last is not None
    assert film.last.marks == []


def test_a_table_that_is_built_anew_in_mid_turn_is_followed(live: Any) -> None:
    film = TurnFilm(live)
    film.begin()
    live.run(6)
    live.bench = ToyBench("red1a")
    body = live.bench.world.bodies["red1a"]
    live.bench.world.put(body, Motion(Pose(50, 0, 100)))
    live.run(6)
    film.end()
    taken = film.take()
    assert taken is not None
    assert set(taken.poses(6)) == {"red1a", "blue1a"}
    assert set(taken.poses(12)) == {"red1a"}
    assert taken.poses(12)["red1a"].x == pytest.approx(50, abs=0.1)
