"""The art of cards and tokens: made by its script, whole, in the colours of every palette, sharp."""

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from stackhub.games.stackup.board_faces import CardFaces
from stackhub.games.upturn.board_faces import TokenFaces, reads_otherwise
from stackhub.resources import models_dir
from stackhub.store.look import load_palettes, load_themes
from stackhub.tabletop.board import Look
from stackhub.tabletop.faces import SHADE, Faces
from stackhub.tabletop.fonts import FAMILY, install_fonts
from stackhub.tabletop.sheets import SheetError, palette_roles, roles_of, sheet

CARDS = [f"{colour}{number}" for colour in ("red", "blue", "yellow", "green") for number in (1, 6, 9, 15)]
SPECIALS = ["flip", "freeze", "snatch", "switch", "crash"]
TOKENS = ["1", "42", "66", "99", "up", "down", "turn", "skip", "skip2", "joker"]
SCRIPTS = {"stackup": ("make_cards", "cards"), "upturn": ("make_tokens", "tokens")}


def script(folder: str) -> ModuleType:
    file = models_dir() / folder / f"{SCRIPTS[folder][0]}.py"
    spec = importlib.util.spec_from_file_location(file.stem, file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def sheets(folder: str) -> dict[str, str]:
    made: dict[str, str] = getattr(script(folder), SCRIPTS[folder][1])()
    return made


@pytest.mark.parametrize("folder", list(SCRIPTS))
def test_the_files_are_what_the_script_writes(folder: str) -> None:
    files = {file.stem: file.read_text(encoding="utf-8") for file in (models_dir() / folder).glob("*.svg")}
    assert files == sheets(folder)


@pytest.mark.parametrize("folder", list(SCRIPTS))
def test_every_sheet_is_a_picture_and_names_known_roles(folder: str, qtbot: QtBot) -> None:
    palette = next(iter(load_palettes().values()))
    own = {"paper", "rim", "dark", "dark-ink", "base", "ink", "back", "back-ink", "back-low", "back-side"}
    own |= {"bone", "shade", "side"}
    for name, text in sheets(folder).items():
        assert sheet(folder, name, {}).isValid()
        assert roles_of(text) <= own | set(palette_roles(palette)), name


def test_a_sheet_that_is_missing_is_named() -> None:
    with pytest.raises(SheetError, match='no sheet "nothing" in models/stackup'):
        sheet("stackup", "nothing", {})


def faces(kind: type[Faces], palette: str = "standard", theme: str = "light", *, rich: bool = True) -> Faces:
    install_fonts()
    return kind(Look(load_themes()[theme], load_palettes()[palette], rich=rich), FAMILY)  # type: ignore[index]


def image(made: Faces, name: str | None, width: float = 100, dpr: float = 1.0) -> QImage:
    return made.pixmap(name, width, dpr).toImage()


@pytest.mark.parametrize(("kind", "names"), [(CardFaces, [*CARDS, *SPECIALS]), (TokenFaces, TOKENS)])
def test_every_face_is_another_picture(qtbot: QtBot, kind: type[Faces], names: list[str]) -> None:
    made = faces(kind)
    pictures = [image(made, name) for name in (*names, None)]
    for index, picture in enumerate(pictures):
        assert picture not in pictures[:index]


@pytest.mark.parametrize(("kind", "name"), [(CardFaces, "red9"), (CardFaces, "switch"), (TokenFaces, "up")])
def test_a_face_wears_the_colours_of_the_palette(qtbot: QtBot, kind: type[Faces], name: str) -> None:
    standard, other = (image(faces(kind, palette), name) for palette in ("standard", "red_green"))
    assert standard != other


@pytest.mark.parametrize("palette", ["standard", "red_green", "blue_yellow"])
@pytest.mark.parametrize("colour", ["red", "blue", "yellow", "green"])
def test_the_card_of_a_colour_has_that_colour(qtbot: QtBot, palette: str, colour: str) -> None:
    picture = image(faces(CardFaces, palette), f"{colour}1", 200)
    base = QColor(load_palettes()[palette].swatch(colour).base)  # type: ignore[index,arg-type]
    seen = picture.pixelColor(100, 80)
    pairs = ((seen.red(), base.red()), (seen.green(), base.green()), (seen.blue(), base.blue()))
    assert all(abs(a - b) < 30 for a, b in pairs)


def test_pictures_are_sharp_on_fine_screens_and_kept(qtbot: QtBot) -> None:
    made = faces(CardFaces)
    fine = made.pixmap("red9", 100, 2.0)
    assert (fine.width(), fine.height(), fine.devicePixelRatio()) == (200, 280, 2.0)
    assert made.pixmap("red9", 100, 2.0).cacheKey() == fine.cacheKey()
    made.forget()
    assert made.pixmap("red9", 100, 2.0).cacheKey() != fine.cacheKey()


def test_a_shadow_only_where_the_look_is_rich(qtbot: QtBot) -> None:
    rich, plain = (faces(CardFaces, rich=rich).lying("red9", 100, 1.0) for rich in (True, False))
    assert rich.width() == plain.width() == round(100 * SHADE)
    below = (plain.width() // 2, plain.height() - 6)
    assert rich.toImage().pixelColor(*below).alpha() > plain.toImage().pixelColor(*below).alpha() == 0


@pytest.mark.parametrize(
    ("number", "otherwise"),
    [("6", True), ("9", True), ("66", True), ("68", True), ("1", False), ("11", False), ("88", False), ("69", False),
     ("16", True), ("60", False), ("42", False)],
)  # fmt: skip
def test_numbers_that_read_otherwise_upside_down_are_underlined(number: str, otherwise: bool) -> None:
    assert reads_otherwise(number) is otherwise


def test_no_script_needs_anything_but_python() -> None:
    for folder, (name, _) in SCRIPTS.items():
        text = Path(models_dir() / folder / f"{name}.py").read_text(encoding="utf-8")
        assert "PySide6" not in text
