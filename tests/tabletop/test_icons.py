"""Every icon of models/icons can be shown in any colour at any scale."""

import pytest
from PySide6.QtGui import QColor, QIcon, QImage
from pytestqt.qtbot import QtBot

from stackhub.engine.config import LEVELS
from stackhub.resources import models_dir
from stackhub.tabletop.icons import IconError, application_icon, bot_icon_name, icon, icon_pixmap

NAMES = sorted(file.stem for file in (models_dir() / "icons").glob("*.svg") if file.stem != "stackhub")
NEEDED = """
    play undo redo hint rules menu settings scores party home back person bot add remove up down eye trophy info globe
    folder bot_easy bot_medium bot_hard bot_expert
"""


def opaque(image: QImage) -> list[QColor]:
    pixels = [image.pixelColor(x, y) for x in range(image.width()) for y in range(image.height())]
    return [pixel for pixel in pixels if pixel.alpha() > 250]


def test_every_icon_the_screens_use_is_there() -> None:
    assert set(NEEDED.split()) <= set(NAMES)
    assert {bot_icon_name(level) for level in LEVELS} | {bot_icon_name(None)} <= set(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_icon_is_drawn_in_the_colour_asked_for(name: str, qtbot: QtBot) -> None:
    drawn = opaque(icon_pixmap(name, "#3366cc", 48, 2.0).toImage())
    assert len(drawn) > 96 * 96 * 0.02
    for pixel in drawn:
        assert abs(pixel.red() - 0x33) + abs(pixel.green() - 0x66) + abs(pixel.blue() - 0xCC) < 12


@pytest.mark.parametrize("dpr", [1.0, 1.5, 2.0])
def test_icon_is_sharp_at_each_scale_and_faint_when_disabled(dpr: float, qtbot: QtBot) -> None:
    shown = icon("menu", QColor("#000000"), 24)
    size = shown.availableSizes()[0]
    assert shown.pixmap(size, dpr).width() == round(24 * dpr)
    assert opaque(shown.pixmap(size, dpr).toImage())
    assert not opaque(shown.pixmap(size, dpr, QIcon.Mode.Disabled).toImage())


def test_bots_of_each_level_look_different(qtbot: QtBot) -> None:
    images = [icon_pixmap(bot_icon_name(level), "#000000", 24, 2.0).toImage() for level in LEVELS]
    assert all(first != second for index, first in enumerate(images) for second in images[index + 1 :])


def test_application_icon_has_every_size(qtbot: QtBot) -> None:
    assert {size.width() for size in application_icon().availableSizes()} >= {16, 32, 48, 256}
    corner = application_icon().pixmap(256, 256).toImage()
    assert corner.pixelColor(0, 0).alpha() == 0
    assert corner.pixelColor(128, 196).alpha() == 255


def test_missing_icon_is_named(qtbot: QtBot) -> None:
    with pytest.raises(IconError, match="unicorn"):
        icon("unicorn", "#000000")
