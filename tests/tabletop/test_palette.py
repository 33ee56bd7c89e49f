"""Every pair of game colours is told apart by the people a palette is made for."""

from itertools import combinations
from pathlib import Path

import pytest

from stackhub.engine.look import COLOUR_NAMES, ColourName, PaletteName, Sight
from stackhub.store.look import load_palettes
from stackhub.store.yaml_file import YamlFileError
from stackhub.tabletop.colour_vision import contrast, hex_of, luminance, mix, rgb, separation, simulate
from stackhub.tabletop.palette import paint, paints

MEANT_FOR = 18.0
"""Least CIEDE2000 between any two colours for the sight a palette is made for: far apart even across a room."""

FOR_ANYBODY = 5.0
"""Least CIEDE2000 in any palette for anybody: still told apart side by side (about 2.3 is just noticed)."""

PALETTES = load_palettes()
SIGHTS: tuple[Sight, ...] = ("normal", "protan", "deutan", "tritan")


def closest(name: PaletteName, sight: Sight) -> tuple[float, ColourName, ColourName]:
    palette = PALETTES[name]
    seen = {colour: simulate(rgb(palette.swatch(colour).base), sight) for colour in COLOUR_NAMES}
    return min((separation(seen[a], seen[b]), a, b) for a, b in combinations(COLOUR_NAMES, 2))


def test_there_is_a_palette_for_every_sight() -> None:
    assert {sight for palette in PALETTES.values() for sight in palette.sight} == set(SIGHTS)
    assert set(PALETTES["red_green"].sight) >= {"protan", "deutan"}
    assert set(PALETTES["blue_yellow"].sight) >= {"tritan"}
    assert set(PALETTES["standard"].sight) >= {"normal"}


@pytest.mark.parametrize(("name", "sight"), [(name, sight) for name, p in PALETTES.items() for sight in p.sight])
def test_every_pair_is_far_apart_for_the_sight_meant(name: PaletteName, sight: Sight) -> None:
    assert closest(name, sight) >= (MEANT_FOR,)


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize("name", PALETTES)
def test_no_pair_is_the_same_for_anybody(name: PaletteName, sight: Sight) -> None:
    assert closest(name, sight) >= (FOR_ANYBODY,)


@pytest.mark.parametrize(
    ("name", "sight"), [("red_green", "deutan"), ("red_green", "protan"), ("blue_yellow", "tritan")]
)
def test_the_special_palette_is_better_than_the_standard_one(name: PaletteName, sight: Sight) -> None:
    assert closest(name, sight)[0] > 1.5 * closest("standard", sight)[0]


@pytest.mark.parametrize("colour", COLOUR_NAMES)
@pytest.mark.parametrize("name", PALETTES)
def test_ink_is_legible_and_edge_is_darker(name: PaletteName, colour: ColourName) -> None:
    swatch = PALETTES[name].swatch(colour)
    assert contrast(swatch.ink, swatch.base) >= 4.5
    assert luminance(swatch.edge) < luminance(swatch.base)


def test_paints_are_the_swatches() -> None:
    palette = PALETTES["standard"]
    assert set(paints(palette)) == set(COLOUR_NAMES)
    assert paint(palette, "red").base.name() == palette.red.base
    assert paint(palette, "red").edge.name() == palette.red.edge
    assert paint(palette, "red").ink.name() == palette.red.ink
    with pytest.raises(KeyError):
        palette.swatch("sight")  # type: ignore[arg-type]


def test_deficient_sight_merges_the_colours_it_should() -> None:
    red, green = (200, 60, 40), (104, 110, 30)
    assert separation(simulate(red, "deutan"), simulate(green, "deutan")) < separation(red, green) / 3
    for sight in SIGHTS:
        assert simulate((255, 255, 255), sight) == (255, 255, 255)
        assert simulate((0, 0, 0), sight) == (0, 0, 0)
    # Machado et al. 2009, severity 1.0: pure red to somebody without red cones.
    assert simulate((255, 0, 0), "protan") == (109, 95, 0)


def test_separation_is_ciede2000() -> None:
    """Values of sRGB pairs worked out with the formula of Sharma, Wu & Dalal (2005)."""
    assert separation((0, 0, 0), (255, 255, 255)) == pytest.approx(100, abs=0.01)
    assert separation((255, 0, 0), (0, 255, 0)) == pytest.approx(86.61, abs=0.01)
    assert separation((255, 0, 0), (0, 0, 255)) == pytest.approx(52.88, abs=0.01)
    assert separation((9, 9, 9), (9, 9, 9)) == 0
    assert separation((1, 200, 90), (90, 10, 200)) == pytest.approx(separation((90, 10, 200), (1, 200, 90)))


def test_contrast_is_that_of_wcag() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)
    assert mix("#000000", "#ffffff", 0.5) == "#808080"
    assert hex_of(rgb("#12ab9f")) == "#12ab9f"


def test_a_wrong_palette_is_named_with_its_line(tmp_path: Path) -> None:
    text = Path(__file__).parents[2].joinpath("config", "palettes.yaml").read_text(encoding="utf-8")
    file = tmp_path / "palettes.yaml"
    file.write_text(text.replace('base: "#c62f2a"', 'base: "crimson"'), encoding="utf-8")
    with pytest.raises(YamlFileError, match=r'^palettes\.yaml, line 7: "palettes.* should be a colour'):
        load_palettes(file)
    file.write_text(text.replace("  standard:", "  red_yellow:"), encoding="utf-8")
    with pytest.raises(YamlFileError, match=r"^palettes\.yaml, line "):
        load_palettes(file)
