"""A game's line on its card of the home screen is read whole at the smallest window, in both languages."""

import pytest
from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtWidgets import QApplication

from stackhub.games import registry
from stackhub.shell.card import LINE_PIXELS, PADDING
from stackhub.shell.home import HomeScreen
from stackhub.shell.hub import Hub
from stackhub.shell.window import MainWindow
from stackhub.tabletop.translate import say


@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_tagline_is_cut_on_the_home_screen(hub: Hub, window: MainWindow, language: str) -> None:
    hub.language.use(language)
    QApplication.processEvents()
    home = window.screen_on_top
    assert isinstance(home, HomeScreen)
    for game, card in home.game_cards.items():
        font = QFont(card.font())
        font.setPixelSize(LINE_PIXELS)
        words = say(registry.entry(game).room("words").TAGLINE)
        assert words in card.accessibleDescription()
        room = card.width() - 2 * PADDING - 4
        assert QFontMetrics(font).horizontalAdvance(words) <= room, words
