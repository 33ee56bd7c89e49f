"""The question before something of an evening is given up."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtWidgets import QWidget

from stackhub.shell.overlay import Overlay


class Words(NamedTuple):
    """What is asked, what would follow, and the answer that does it."""

    title: str
    text: str
    answer: str


class Question(Overlay):
    """Asks what ``words()`` say in the language of the moment. ``keep`` changes nothing, ``do`` does it; both close."""

    follows_language = True

    def __init__(self, words: Callable[[], Words], parent: QWidget) -> None:
        super().__init__(parent)
        self._words = words
        self._title, self._text = self.add_title(""), self.add_text("")
        self.keep, self.do = self.add_button("", "primary"), self.add_button("", "danger")
        self.keep.clicked.connect(self.close_overlay)
        self.do.clicked.connect(self.close_overlay)
        self.retranslate()

    def retranslate(self) -> None:
        title, text, answer = self._words()
        self._title.setText(title)
        self.setAccessibleName(title)
        self._text.setText(text)
        self.label(self.keep, self.tr("Go on playing"))
        self.label(self.do, answer)
