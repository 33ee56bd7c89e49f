"""Every game colour has a sign of its own shape, drawn from one source."""

import importlib.util
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from stackhub.engine.look import COLOUR_NAMES, ColourName
from stackhub.resources import models_dir
from stackhub.store.look import load_palettes
from stackhub.tabletop import signs
from stackhub.tabletop.palette import paint
from stackhub.tabletop.signs import (
    SignError,
    paint_sign,
    parse_path,
    sign_icon,
    sign_letter,
    sign_path,
    sign_path_in,
    sign_pixmap,
)

UNIT = QRectF(0, 0, 1, 1)
SIDE = 64


def mask(colour: ColourName) -> set[tuple[int, int]]:
    """Return the pixels a sign covers on a sheet of SIDE x SIDE."""
    image = QImage(SIDE, SIDE, QImage.Format.Format_ARGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    paint_sign(painter, QRectF(0, 0, SIDE, SIDE), colour, QColor("black"))
    painter.end()
    return {(x, y) for x in range(SIDE) for y in range(SIDE) if image.pixelColor(x, y).value() < 128}


@pytest.mark.parametrize("colour", COLOUR_NAMES)
def test_sign_fills_the_middle_of_the_unit_square(colour: ColourName, qtbot: QtBot) -> None:
    bounds = sign_path(colour).boundingRect()
    assert UNIT.contains(bounds)
    assert max(bounds.width(), bounds.height()) >= 0.65
    assert abs(bounds.center().x() - 0.5) < 0.01
    assert abs(bounds.center().y() - 0.5) < 0.05
    assert 0.25 < len(mask(colour)) / SIDE**2 < 0.5  # about as heavy as the others


def test_the_shapes_differ_without_colour(qtbot: QtBot) -> None:
    masks = {colour: mask(colour) for colour in COLOUR_NAMES}
    for a, b in combinations(COLOUR_NAMES, 2):
        assert len(masks[a] ^ masks[b]) > 0.15 * len(masks[a] | masks[b]), (a, b)


def test_the_white_ring_is_hollow(qtbot: QtBot) -> None:
    assert (SIDE // 2, SIDE // 2) in mask("blue")
    assert (SIDE // 2, SIDE // 2) not in mask("white")


def test_sign_is_as_large_as_fits_into_the_middle(qtbot: QtBot) -> None:
    unit = sign_path("green").boundingRect()
    placed = sign_path_in("green", QRectF(100, 20, 300, 80)).boundingRect()
    assert placed.center().x() == pytest.approx(250, abs=0.1)
    assert placed.center().y() == pytest.approx(60, abs=0.1)
    assert placed.height() == pytest.approx(80 * unit.height(), abs=0.1)


def test_letters_are_the_signs_of_the_design() -> None:
    assert "".join(sign_letter(colour) for colour in COLOUR_NAMES) == "▲●★■○◆≡"


def test_icon_shows_base_and_ink(qtbot: QtBot) -> None:
    swatch = paint(load_palettes()["standard"], "blue")
    icon = sign_icon("blue", swatch, 24)
    for dpr in (1.0, 1.5, 2.0):
        image = icon.pixmap(icon.availableSizes()[0], dpr).toImage()
        assert image.width() == round(24 * dpr)
        assert image.pixelColor(image.width() // 2, image.height() // 2) == swatch.ink
        assert image.pixelColor(image.width() // 2, image.height() // 6) == swatch.base
        assert image.pixelColor(0, 0).alpha() == 0


def test_files_are_what_the_script_writes() -> None:
    folder = models_dir() / "signs"
    spec = importlib.util.spec_from_file_location("make_signs", folder / "make_signs.py")
    assert spec
    assert spec.loader
    script = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(script)
    made = {colour: script.svg(path) for colour, path in script.signs().items()}
    assert {file.stem: file.read_text(encoding="utf-8") for file in folder.glob("*.svg")} == made
    assert set(made) == set(COLOUR_NAMES)


@pytest.mark.parametrize("data", ["", "L1,1 Z", "M1", "M1,1 L2", "M1,1 C1,1 2,2", "M1,1 Q2,2 3,3", "M1,x", "M1,1 Z3"])
def test_broken_path_data_is_refused(data: str) -> None:
    with pytest.raises(ValueError):
        parse_path(data)


@pytest.mark.parametrize("content", [None, "<svg", "<svg xmlns='x'/>", "<svg xmlns='x'><path d='M1,1 L2'/></svg>"])
def test_broken_file_is_named(content: str | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "signs").mkdir()
    if content is not None:
        (tmp_path / "signs" / "red.svg").write_text(content)
    monkeypatch.setattr(signs, "models_dir", lambda: tmp_path)
    sign_path.cache_clear()
    try:
        with pytest.raises(SignError, match=r"models/signs/red\.svg"):
            sign_path("red")
    finally:
        sign_path.cache_clear()


def test_unknown_colour_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        sign_path("pink")  # type: ignore[arg-type]


def test_the_same_chip_is_the_same_picture(qtbot: QtBot) -> None:
    """Labels are given chips again and again; Qt's picture cache once kept a copy of each (0.2 MB a game)."""
    red = paint(load_palettes()["standard"], "red")
    first = sign_pixmap("red", red, 32, 1.0)
    assert sign_pixmap("red", red, 32, 1.0).cacheKey() == first.cacheKey()
    assert sign_pixmap("red", red, 32, 2.0).cacheKey() != first.cacheKey()
    assert sign_icon("red", red).cacheKey() == sign_icon("red", red).cacheKey()
