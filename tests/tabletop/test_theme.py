"""Every theme is legible, shows the focus, and gives people something large enough to hit."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontInfo, QImage, QPalette
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QListWidget,
    QPushButton,
    QRadioButton,
    QSlider,
    QSpinBox,
    QTabBar,
    QToolButton,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from stackhub.engine.look import ThemeName
from stackhub.store.look import load_themes
from stackhub.store.yaml_file import YamlFileError
from stackhub.tabletop import theme as theme_module
from stackhub.tabletop.colour_vision import contrast, luminance
from stackhub.tabletop.fonts import install_fonts
from stackhub.tabletop.theme import (
    RING_GROUNDS,
    TEXT_PAIRS,
    apply_theme,
    palette_for,
    set_role,
    shades,
    stylesheet,
)

THEMES = load_themes()
NAMES = tuple(THEMES)
RULE = re.compile(r"([^{}]+)\{([^{}]*)\}")


@pytest.fixture
def themed(qapp: QApplication) -> Iterator[QApplication]:
    """The application, put back to how it was afterwards."""
    style, palette, font = qapp.style().objectName(), qapp.palette(), qapp.font()
    yield qapp
    qapp.setStyleSheet("")
    qapp.setStyle(style)
    qapp.setPalette(palette)
    qapp.setFont(font)


def rules(sheet: str) -> list[tuple[str, dict[str, str]]]:
    """Return the selectors of each rule with what it sets."""
    found = []
    for selectors, body in RULE.findall(sheet):
        pairs = [part.split(":", 1) for part in body.split(";") if part.strip()]
        found.append((" ".join(selectors.split()), {name.strip(): value.strip() for name, value in pairs}))
    return found


@pytest.mark.parametrize(("text", "ground"), TEXT_PAIRS)
@pytest.mark.parametrize("name", NAMES)
def test_text_stands_out_from_its_ground(name: ThemeName, text: str, ground: str) -> None:
    colours = shades(THEMES[name])
    assert contrast(colours[text], colours[ground]) >= THEMES[name].contrast


def test_themes_promise_what_the_design_asks() -> None:
    assert set(NAMES) == {"light", "dark", "high_contrast"}
    assert all(theme.contrast >= 4.5 for theme in THEMES.values())
    assert THEMES["high_contrast"].contrast >= 7
    for theme in THEMES.values():
        assert theme.dark == (luminance(theme.window) < luminance(theme.text))


@pytest.mark.parametrize("name", NAMES)
def test_the_style_sheet_pairs_only_legible_colours(name: ThemeName) -> None:
    """Whatever rule sets a text and its ground keeps the theme's promise, and no text is written in other colours."""
    theme = THEMES[name]
    colours = shades(theme)
    texts = {colours[text] for text, _ in TEXT_PAIRS}
    checked = 0
    for selectors, body in rules(stylesheet(theme, "Sans")):
        if ":disabled" in selectors or body.get("color", "transparent") == "transparent":
            continue
        assert body["color"] in texts, selectors
        ground = body.get("background-color", "transparent")
        if ground != "transparent":
            assert contrast(body["color"], ground) >= theme.contrast, selectors
            checked += 1
    assert checked >= 10


@pytest.mark.parametrize("ground", RING_GROUNDS)
@pytest.mark.parametrize("name", NAMES)
def test_the_focus_ring_stands_out_from_everything_it_lies_on(name: ThemeName, ground: str) -> None:
    assert contrast(THEMES[name].focus, shades(THEMES[name])[ground]) >= 3


@pytest.mark.parametrize("ground", ["window", "surface", "surface_raised", "field"])
@pytest.mark.parametrize("name", NAMES)
def test_lines_around_what_can_be_used_are_visible(name: ThemeName, ground: str) -> None:
    assert contrast(THEMES[name].border, shades(THEMES[name])[ground]) >= 3


@pytest.mark.parametrize("name", NAMES)
def test_every_word_and_picture_of_the_style_sheet_is_there(name: ThemeName) -> None:
    sheet = stylesheet(THEMES[name], "Sans")
    assert "@" not in sheet
    pictures = re.findall(r'url\("([^"]+)"\)', sheet)
    assert len(pictures) >= 6
    assert [picture for picture in pictures if not Path(picture).is_file()] == []


def test_no_text_is_smaller_than_the_body_and_game_text_is_larger() -> None:
    found = rules(stylesheet(THEMES["light"], "Sans"))
    sizes = [int(body["font-size"].removesuffix("px")) for _, body in found if "font-size" in body]
    assert min(sizes) >= theme_module.BODY_SIZE == 15
    assert theme_module.GAME_SIZE >= 18
    game = next(body for selectors, body in found if selectors == 'QLabel[role="game"]')
    assert game["font-size"] == f"{theme_module.GAME_SIZE}px"


def test_lengths_grow_with_the_scale_and_lines_never_vanish() -> None:
    double = dict(rules(stylesheet(THEMES["light"], "Sans", 2.0)))
    assert double['QLabel[role="title"]']["font-size"] == "64px"
    assert double["QPushButton:focus"]["border"].startswith("6px ")
    tiny = dict(rules(stylesheet(THEMES["light"], "Sans", 0.4)))
    assert tiny['QFrame[role="card"]']["border"].startswith("1px ")


@pytest.mark.parametrize("name", NAMES)
def test_palette_agrees_with_the_theme(name: ThemeName) -> None:
    theme = THEMES[name]
    palette = palette_for(theme)
    for text, ground in (
        (QPalette.ColorRole.WindowText, QPalette.ColorRole.Window),
        (QPalette.ColorRole.Text, QPalette.ColorRole.Base),
        (QPalette.ColorRole.Text, QPalette.ColorRole.AlternateBase),
        (QPalette.ColorRole.ButtonText, QPalette.ColorRole.Button),
        (QPalette.ColorRole.HighlightedText, QPalette.ColorRole.Highlight),
        (QPalette.ColorRole.ToolTipText, QPalette.ColorRole.ToolTipBase),
        (QPalette.ColorRole.PlaceholderText, QPalette.ColorRole.Base),
        (QPalette.ColorRole.Link, QPalette.ColorRole.Base),
    ):
        assert contrast(palette.color(text).name(), palette.color(ground).name()) >= theme.contrast
    assert palette.color(QPalette.ColorRole.Window).name() == theme.window


@pytest.mark.parametrize("name", NAMES)
def test_targets_are_large_enough(name: ThemeName, themed: QApplication, qtbot: QtBot) -> None:
    apply_theme(themed, THEMES[name], install_fonts())
    tabs = QTabBar()
    tabs.addTab("Tab")
    listed = QListWidget()
    listed.addItem("Item")
    parent = QWidget()
    qtbot.addWidget(parent)
    layout = QVBoxLayout(parent)
    targets: dict[QWidget, int] = {
        QPushButton("Play"): 40,
        QToolButton(): 32,
        QLineEdit(): 32,
        QComboBox(): 32,
        QSpinBox(): 32,
        QCheckBox("Yes"): 32,
        QRadioButton("Yes"): 32,
        QSlider(Qt.Orientation.Horizontal): 32,
        tabs: 32,
    }
    primary = QPushButton("Play")
    primary.setProperty("role", "primary")
    targets[primary] = 48
    for widget in (*targets, listed):
        layout.addWidget(widget)
    parent.show()
    for widget, least in targets.items():
        assert widget.sizeHint().height() >= least, widget
        assert widget.sizeHint().width() >= 32, widget
    assert listed.visualItemRect(listed.item(0)).height() >= 32


@pytest.mark.parametrize("kind", [QPushButton, QToolButton, QLineEdit, QComboBox, QCheckBox, QRadioButton, QSlider])
@pytest.mark.parametrize("name", NAMES)
def test_the_focus_ring_is_drawn_and_nothing_moves(
    name: ThemeName, kind: type[QWidget], themed: QApplication, qtbot: QtBot
) -> None:
    theme = THEMES[name]
    apply_theme(themed, theme, install_fonts())
    window = QWidget()
    qtbot.addWidget(window)
    layout = QVBoxLayout(window)
    first, second = kind(), kind()
    for widget in (first, second):
        layout.addWidget(widget)
    window.show()
    window.activateWindow()
    second.setFocus()
    qtbot.waitUntil(second.hasFocus)
    before = (ring_pixels(first, theme.focus), first.sizeHint())
    first.setFocus()
    after = (ring_pixels(first, theme.focus), first.sizeHint())
    # Something else in that colour may be there before (a white arrow in the dark theme); the ring comes on top.
    assert after[0] - before[0] >= theme.focus_width * (first.width() + first.height())
    assert after[1] == before[1]


def ring_pixels(widget: QWidget, colour: str) -> int:
    image = widget.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    wanted = int("ff" + colour[1:], 16)
    return sum(image.pixel(x, y) == wanted for x in range(image.width()) for y in range(image.height()))


def test_another_theme_replaces_the_first(themed: QApplication, qtbot: QtBot) -> None:
    family = install_fonts()
    label = QLabel("Text")
    label.setProperty("role", "title")
    qtbot.addWidget(label)
    apply_theme(themed, THEMES["light"], family)
    label.show()
    assert label.palette().color(QPalette.ColorRole.WindowText).name() == THEMES["light"].text
    apply_theme(themed, THEMES["dark"], family)
    assert label.palette().color(QPalette.ColorRole.WindowText).name() == THEMES["dark"].text
    assert QFontInfo(label.font()).family() == family
    assert label.font().pixelSize() == theme_module.TITLE_SIZE
    set_role(label, "muted")
    assert label.palette().color(QPalette.ColorRole.WindowText).name() == THEMES["dark"].text_muted
    assert label.font().pixelSize() == theme_module.BODY_SIZE


def test_a_font_set_by_hand_survives_the_style_sheet(themed: QApplication, qtbot: QtBot) -> None:
    apply_theme(themed, THEMES["light"], install_fonts())
    widget = QWidget()
    qtbot.addWidget(widget)
    font = widget.font()
    font.setPixelSize(44)
    widget.setFont(font)
    widget.show()
    assert widget.font().pixelSize() == 44


def test_a_wrong_theme_is_named_with_its_line(tmp_path: Path) -> None:
    text = Path(__file__).parents[2].joinpath("config", "themes.yaml").read_text(encoding="utf-8")
    file = tmp_path / "themes.yaml"
    line = next(number for number, row in enumerate(text.split("\n"), 1) if "focus_width" in row)
    file.write_text(text.replace("focus_width: 3", "focus_width: 30", 1), encoding="utf-8")
    with pytest.raises(YamlFileError, match=rf"^themes\.yaml, line {line}: .*focus_width.* should be at most 6"):
        load_themes(file)
    file.write_text(text.replace("contrast: 7.0", "contrast: 3.0", 1), encoding="utf-8")
    with pytest.raises(YamlFileError, match=r"contrast.* should be at least 4.5"):
        load_themes(file)
