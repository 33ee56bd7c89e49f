"""What a table says for a moment: a sentence in place of whose turn it is, and a few words at a piece."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QPointF, QTimer, Signal
from PySide6.QtGui import QImage, QPixmap

from stackhub.dexterity.marks import Note, TableMarks

SAID_MS = 5000
"""So long a sentence stands in place of whose turn it is."""
NOTE_MS = 2500
"""So long a word stays at a piece."""
_CLOSE = 0.62  # how much of the view the picture of a verdict shows, along each side
Sentence = str | Callable[[], str]
"""A sentence, or what makes it: that can be said again in another language."""


class Sayings(QObject):
    """Signals: ``said(sentence)`` (empty: nothing to say any more), ``sounded(name)``."""

    said = Signal(str)
    sounded = Signal(str)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._until = QTimer(self)
        self._until.setSingleShot(True)
        self._until.setInterval(SAID_MS)
        self._until.timeout.connect(lambda: self.say(""))
        self._sentence: Sentence = ""

    def say(self, sentence: Sentence, *, stays: bool = False) -> None:
        """Say something in place of whose turn it is, for a while, or until something else is said."""
        self._until.stop()
        self._sentence = sentence
        self.said.emit(in_words(sentence))
        if sentence and not stays:
            self._until.start()

    def retranslate(self) -> None:
        """Say in the language of now what still stands; what nobody can make anew is withdrawn."""
        if isinstance(self._sentence, str):
            self.say("")
        else:
            self.said.emit(in_words(self._sentence))

    def close(self) -> None:
        self._until.stop()


def in_words(sentence: Sentence) -> str:
    return sentence if isinstance(sentence, str) else sentence()


class Notes(QObject):
    """Words at points of the picture, each for a while."""

    def __init__(self, marks: TableMarks, parent: QObject) -> None:
        super().__init__(parent)
        self._marks = marks
        self._until = QTimer(self)
        self._until.setSingleShot(True)
        self._until.setInterval(NOTE_MS)
        self._until.timeout.connect(lambda: self._marks.show_note(None))

    def show(self, at: QPointF | None, sentence: str) -> None:
        """Show it there; nowhere, when the place is out of sight."""
        if at is not None:
            self._marks.show_note(Note(at, sentence))
            self._until.start()

    def close(self) -> None:
        self._until.stop()


def around(picture: QImage, seen: QPointF | None, width: int, height: int) -> QPixmap:
    """The part of a picture of a view (`width` x `height`) around what is seen at `seen`, or around its middle."""
    across = picture.width() / max(1, width)
    middle = seen if seen is not None else QPointF(width / 2, height / 2)
    wide, tall = _CLOSE * picture.width(), _CLOSE * picture.height()
    left = min(max(middle.x() * across - wide / 2, 0), picture.width() - wide)
    top = min(max(middle.y() * across - tall / 2, 0), picture.height() - tall)
    return QPixmap.fromImage(picture.copy(round(left), round(top), round(wide), round(tall)))
