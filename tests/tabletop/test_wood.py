"""The table is always the same table, in the woods of its theme, and text on it stays legible."""

import pytest
from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QImage, QPainter, QPixmap
from pytestqt.qtbot import QtBot

from stackhub.engine.look import Theme, ThemeName
from stackhub.store.look import load_themes
from stackhub.tabletop.colour_vision import contrast
from stackhub.tabletop.wood import paint_wood, wood

THEMES = load_themes()


@pytest.mark.parametrize("name", THEMES)
def test_text_on_the_painted_table_is_legible(name: ThemeName, qtbot: QtBot) -> None:
    theme = THEMES[name]
    image = wood(QSize(900, 500), theme).toImage()
    grounds = [image.pixelColor(x, y).name() for x in range(0, 900, 3) for y in range(0, 500, 3)]
    legible = sum(contrast(theme.on_wood, ground) >= theme.contrast for ground in grounds)
    assert legible >= 0.97 * len(grounds)  # seams and the darkest corners are thinner than any letter


def test_the_table_is_always_the_same_and_as_large_as_asked(qtbot: QtBot) -> None:
    first = wood(QSize(300, 200), THEMES["light"], 1.5)
    assert (first.width(), first.height()) == (450, 300)
    assert first.toImage() == wood(QSize(300, 200), THEMES["light"], 1.5).toImage()
    assert first.toImage() != wood(QSize(300, 200), THEMES["dark"], 1.5).toImage()
    assert wood(QSize(0, 0), THEMES["light"]).width() == 1


def test_painting_again_shows_the_same(qtbot: QtBot) -> None:
    def painted() -> QImage:
        image = QImage(240, 180, QImage.Format.Format_RGB32)
        image.fill(0)
        painter = QPainter(image)
        paint_wood(painter, QRect(20, 10, 200, 150), THEMES["light"])
        painter.end()
        return image

    image = painted()
    assert image == painted()
    assert image.pixelColor(5, 5).name() == "#000000"
    assert image.pixelColor(120, 80).name() != "#000000"


def test_a_large_table_and_what_covers_it_are_painted_once(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """2560x1302 at two device pixels a pixel is 53 MB: more than Qt's picture cache holds."""
    made = []

    def counted(size: QSize, theme: Theme, dpr: float = 1.0) -> QPixmap:
        made.append(size)
        return wood(QSize(64, 64), theme, dpr)

    monkeypatch.setattr("stackhub.tabletop.wood.wood", counted)
    image = QImage(100, 100, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    for _ in range(3):  # a game's table, and the curtain over the whole window
        paint_wood(painter, QRect(0, 0, 2561, 1303), THEMES["light"], 2.0)
        paint_wood(painter, QRect(0, 0, 2563, 1440), THEMES["light"], 2.0)
    painter.end()
    assert made == [QSize(2561, 1303), QSize(2563, 1440)]
