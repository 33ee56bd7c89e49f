"""The podium's steps, whoever shares them: the better place stands higher, and everybody's name can be read."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPixmap

from stackhub.engine.look import COLOUR_NAMES
from stackhub.engine.party.members import Member
from stackhub.engine.party.scoring import points_for
from stackhub.engine.party.standings import Standing, places_of
from stackhub.shell import fitted_text
from stackhub.shell.hub import Hub
from stackhub.shell.party_steps import Podium, steps_in

NAMES = (
    "Ada", "Maximilienne-Alexandrine", "Noor", "Tom", "Christophe", "Wilhelmina", "Bo", "Cy", "Jean-Baptiste", "Zoé",
)  # fmt: skip


@given(
    st.dictionaries(st.sampled_from((1, 2, 3)), st.integers(1, 10), min_size=1),
    st.floats(300, 2000),
    st.floats(200, 1200),
)
def test_a_better_place_stands_higher_and_nobody_leaves_the_room(
    crowds: dict[int, int], width: float, height: float
) -> None:
    room = QRectF(10, 20, width, height)
    steps = steps_in(room, crowds, min(height / 17, width / 22))
    assert all(len(steps[place].holders) == crowd for place, crowd in crowds.items())
    for better, worse in pairwise(sorted(steps)):
        assert steps[better].block.height() > steps[worse].block.height() * 1.2
    rooms = [step.block for step in steps.values()] + [room for step in steps.values() for room in step.holders]
    assert all(room.adjusted(-0.01, -0.01, 0.01, 0.01).contains(one) and one.height() > 0 for one in rooms)
    assert not any(
        one.intersects(other) for one in rooms for other in rooms if one is not other and not touch(one, other)
    )


def touch(one: QRectF, other: QRectF) -> bool:
    """Whether no more of them is shared than what reckoning rounds."""
    both = one.intersected(other)
    return both.width() < 0.01 or both.height() < 0.01


def rows(*groups: int) -> list[Standing]:
    """So many people share each place, the best first."""
    keys = [f"m{number}" for number in range(1, sum(groups) + 1)]
    left, ranks = list(keys), []
    for count in groups:
        ranks.append(tuple(left[:count]))
        left = left[count:]
    points = points_for(tuple(ranks), (10, 7, 5, 4, 3, 2, 1, 1, 1, 1))
    places = places_of(points)
    members = [
        Member(key=key, name=name, colour=COLOUR_NAMES[number % len(COLOUR_NAMES)])
        for number, (key, name) in enumerate(zip(keys, NAMES, strict=False))
    ]
    return [
        Standing(one, points[one.key], points[one.key], places[one.key], left=False, replaced=False) for one in members
    ]


@pytest.mark.parametrize(("size", "least"), [((615, 504), 14), ((967, 823), 20)])
@pytest.mark.parametrize(
    "groups", [(1, 2, 1), (1, 3, 1), (1, 5, 1), (1, 8, 1), (1,) * 10, (10,), (4, 6), (1, 1, 8)], ids=str
)
def test_names_and_points_can_be_read(
    hub: Hub, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], least: int, groups: Any
) -> None:
    """The room that the podium has at 1280 x 720 and at 1920 x 1080."""
    hub.language.use("en")
    painted: dict[str, fitted_text.Fitted] = {}
    real = fitted_text.fitted

    def noted(words: str, *rest: Any) -> fitted_text.Fitted:
        painted[words] = real(words, *rest)
        return painted[words]

    monkeypatch.setattr(fitted_text, "fitted", noted)
    podium = Podium(hub, rows(*groups))
    podium.resize(*size)
    podium.render(QPixmap(podium.size()))
    names = {name: painted.pop(name) for name in NAMES[: sum(groups)]}
    assert all(one.whole and one.pixels >= least for one in names.values()), names
    assert all(one.whole and one.pixels >= least for one in painted.values()), painted


def test_what_is_noted_of_somebody_has_a_line_of_its_own(hub: Hub, monkeypatch: pytest.MonkeyPatch) -> None:
    """ "7 · a bot plays on" was nine pixels high."""
    hub.language.use("en")
    painted: dict[str, int] = {}
    real = fitted_text.fitted

    def noted(words: str, *rest: Any) -> fitted_text.Fitted:
        found = real(words, *rest)
        painted[words] = found.pixels
        return found

    monkeypatch.setattr(fitted_text, "fitted", noted)
    replaced = [
        Standing(row.member, row.points, row.gained, row.place, left=False, replaced=True) for row in rows(1, 1, 1)
    ]
    podium = Podium(hub, replaced)
    podium.resize(615, 504)
    podium.render(QPixmap(podium.size()))
    assert painted["a bot plays on"] >= 13
    assert min(painted.values()) >= 13
