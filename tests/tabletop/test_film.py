"""What happened, played one thing after another: in order, once, and in bounded time."""

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from stackhub.games.stackup.board_faces import CardFaces
from stackhub.store.look import load_palettes, load_themes
from stackhub.tabletop.board import Look
from stackhub.tabletop.film import LONGEST_MS, Film, Flight, Shot
from stackhub.tabletop.piece_item import PieceItem
from stackhub.tabletop.spread import Place


def look(**more: object) -> Look:
    return Look(load_themes()["light"], load_palettes()["standard"], **{"motion": False, **more})  # type: ignore[arg-type]


class Played:
    """A film and what was seen of it."""

    def __init__(self, dress: Look) -> None:
        self.film = Film()
        self.look = dress
        self.seen: list[str] = []
        self.ended = 0
        self.film.ended.connect(self._end)
        self.film.sounded.connect(lambda name: self.seen.append(f"sound {name}"))

    def _end(self) -> None:
        self.ended += 1

    def shot(self, name: str, *, sound: str = "") -> Callable[[], Shot]:
        def make() -> Shot:
            return Shot(
                milliseconds=50,
                begin=lambda: self.seen.append(f"{name} begins"),
                end=lambda: self.seen.append(f"{name} ends"),
                sound=sound,
            )

        return make

    def play(self, *shots: Callable[[], Shot], length: float = 100.0) -> None:
        self.film.play(shots, self.look, length)


def test_shots_follow_each_other(qtbot: QtBot) -> None:
    played = Played(look(motion=True, speed=4))
    played.play(played.shot("one", sound="clack"), played.shot("two"))
    qtbot.waitUntil(lambda: played.ended == 1)
    assert played.seen == ["sound clack", "one begins", "one ends", "two begins", "two ends"]


def test_without_motion_all_is_over_at_once(qtbot: QtBot) -> None:
    played = Played(look())
    played.play(played.shot("one"), played.shot("two"))
    assert played.seen == ["one begins", "one ends", "two begins", "two ends"]
    assert played.ended == 1


def test_an_empty_film_ends(qtbot: QtBot) -> None:
    played = Played(look(motion=True))
    played.play(length=0)
    assert played.ended == 1


def test_finishing_ends_every_shot_once(qtbot: QtBot) -> None:
    played = Played(look(motion=True))
    played.play(played.shot("one"), played.shot("two"))
    played.film.finish()
    played.film.finish()
    assert played.seen == ["one begins", "one ends", "two begins", "two ends"]
    assert played.ended == 1
    assert not played.film.running


def test_a_stopped_film_says_nothing_more(qtbot: QtBot) -> None:
    played = Played(look(motion=True, speed=10))
    played.play(played.shot("one"), played.shot("two"))
    played.film.stop()
    qtbot.wait(60)
    assert played.seen == ["one begins"]
    assert played.ended == 0


def test_a_long_film_is_hurried_along(qtbot: QtBot) -> None:
    played = Played(look(motion=True))
    played.play(played.shot("one"), length=60_000)
    assert played.film.length == LONGEST_MS
    played.film.stop()


@pytest.fixture
def item(qtbot: QtBot) -> PieceItem:
    return PieceItem(CardFaces(look(), "Nunito"), "red9", 100)


def test_a_flight_leaves_arrives_and_turns_over(item: PieceItem) -> None:
    item.turn_to(0.0)
    flight = Flight(item, Place(0, 0), lambda: Place(100, 50, 10, 2), 1.0, delay=100, height=40)
    flight.begin(5)
    flight.step(100)
    assert (item.place, item.facing) == (Place(0, 0, 0, 1), 0.0)
    flight.step(270)
    assert 0 < item.facing < 1
    assert item.place.y < 25, "it rises above the straight way"
    assert item.lift > 0
    flight.step(9999)
    assert item.place.x == pytest.approx(100)
    assert item.place.y == pytest.approx(50)
    assert item.facing == 1.0


def test_a_back_of_nothing_known_never_turns(qtbot: QtBot) -> None:
    back = PieceItem(CardFaces(look(), "Nunito"), None, 100)
    back.turn_to(1.0)
    assert back.facing == 0.0
