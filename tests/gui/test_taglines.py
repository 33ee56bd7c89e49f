"""A game's line on its card of the home screen is read whole at the smallest window, in both languages."""

import pytest
from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtWidgets import QApplication

from stackhub.games import registry
from stackhub.shell.card import LINE_PIXELS, PADDING, broken
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
        words = say(registry.entry(game).room("title").TAGLINE)
        assert words in card.accessibleDescription()
        room = card.width() - 2 * PADDING - 4
        shown = broken(words, QFontMetrics(font), room, card.lines)
        assert " ".join(shown) == words
        assert max(QFontMetrics(font).horizontalAdvance(line) for line in shown) <= room


def test_what_does_not_fit_is_cut_at_the_end(qapp: QApplication) -> None:
    metrics = QFontMetrics(qapp.font())
    assert broken("one two three", metrics, metrics.horizontalAdvance("one two"), 2) == ["one two", "three"]
    first, second = broken("one two three four five", metrics, metrics.horizontalAdvance("one two"), 2)
    assert first == "one two"
    assert second.endswith("…")
