"""Which colour is where on a stick and on the cup, and what agrees near a border (SS-04)."""

from __future__ import annotations

import math

import pytest

from stackhub.games.stickstack.colours import Patch, agree, counted, on_cup, on_stick
from stackhub.games.stickstack.table_scene import StickStackScene
from stackhub.store.scenes import load_scene

SCENE = load_scene("stickstack", StickStackScene)
KINDS = {kind.kind: kind for kind in SCENE.kinds}
HALF = SCENE.stick.length_mm / 2


def test_a_stick_of_one_colour_has_no_border() -> None:
    for u in (-HALF, 0.0, HALF, HALF + 1):
        assert on_stick(KINDS["w"], u) == Patch("w")


@pytest.mark.parametrize("name", sorted(KINDS))
def test_the_bands_of_a_stick(name: str) -> None:
    kind = KINDS[name]
    start = -HALF
    for index, band in enumerate(kind.bands):
        middle = on_stick(kind, start + band.mm / 2)
        assert middle.colour == band.colour
        if index > 0:
            assert on_stick(kind, start + 1) == Patch(band.colour, kind.bands[index - 1].colour, pytest.approx(1))
            assert on_stick(kind, start - 1) == Patch(kind.bands[index - 1].colour, band.colour, pytest.approx(1))
        start += band.mm
    assert on_stick(kind, -HALF - 5).colour == kind.bands[0].colour
    assert on_stick(kind, HALF + 5).colour == kind.bands[-1].colour


@pytest.mark.parametrize(
    ("degrees", "colour"), [(60, "r"), (1, "r"), (119, "r"), (121, "y"), (239, "y"), (241, "b"), (359, "b")]
)
def test_the_sectors_of_the_rim(degrees: float, colour: str) -> None:
    radius = SCENE.cup.rim.radius_mm
    angle = math.radians(degrees)
    assert on_cup(SCENE.cup, radius * math.cos(angle), radius * math.sin(angle)).colour == colour


def test_the_middle_of_the_cup_is_white() -> None:
    assert on_cup(SCENE.cup, 0.0, 0.0) == Patch("w")
    assert on_cup(SCENE.cup, 0.0, SCENE.cup.hub.radius_mm) == Patch("w")


@pytest.mark.parametrize(("degrees", "beyond"), [(2, "b"), (358, "r"), (118, "y"), (122, "r"), (238, "b"), (242, "y")])
def test_the_distance_to_a_border_of_the_rim(degrees: float, beyond: str) -> None:
    radius = SCENE.cup.rim.radius_mm
    angle = math.radians(degrees)
    patch = on_cup(SCENE.cup, radius * math.cos(angle), radius * math.sin(angle))
    assert patch.next == beyond
    assert patch.border_mm == pytest.approx(radius * math.radians(2))


@pytest.mark.parametrize(
    ("own", "theirs", "right"),
    [
        (Patch("w"), Patch("w"), True),
        (Patch("w"), Patch("r"), False),
        (Patch("w", "r", 2.9), Patch("r"), True),
        (Patch("w", "r", 3.0), Patch("r"), True),
        (Patch("w", "r", 3.1), Patch("r"), False),
        (Patch("w", "r", 1.0), Patch("y", "b", 1.0), False),
        (Patch("w", "r", 1.0), Patch("y", "r", 1.0), True),
    ],
)
def test_ss_04_within_three_millimetres_of_a_border_either_counts(own: Patch, theirs: Patch, right: bool) -> None:
    assert agree(own, theirs, 3.0) is right
    assert agree(theirs, own, 3.0) is right


@pytest.mark.parametrize(
    ("own", "theirs", "told"),
    [
        (Patch("w"), Patch("w"), ("w", "w")),
        (Patch("w", "r", 2.0), Patch("r", "w", 9.0), ("r", "r")),
        (Patch("w", "r", 4.0), Patch("r"), ("w", "r")),
        (Patch("b"), Patch("w", "b", 3.0), ("b", "b")),
        (Patch("w", "r", 1.0), Patch("y", "r", 1.0), ("r", "r")),
        (Patch("w", "r", 1.0), Patch("y", "b", 1.0), ("w", "y")),
    ],
)
def test_near_a_border_the_colour_that_counts_is_told(own: Patch, theirs: Patch, told: tuple[str, str]) -> None:
    """SS-04."""
    assert counted(own, theirs, 3.0) == told
