"""Turns the kernel's texts into sentences of the player's language."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLocale

from stackhub.engine.words import Text, Wording


def say(text: Text) -> str:
    """``text`` in the language that is switched on, its places filled; numbers are written as the locale does."""
    source = QCoreApplication.translate(text.context, text.source, "", text.n)
    return source.format(**{name: _said(value) for name, value in text.args.items()}) if text.args else source


def say_sentence(text: Text | None) -> str:
    """``text`` as a whole sentence: refusals are written to follow a colon. Nothing for None."""
    return begun(say(text)) if text is not None else ""


def begun(words: str) -> str:
    """``words`` beginning with a capital and ending in a full stop. A file that comes first keeps its name."""
    first = words.split(maxsplit=1)[0] if words.strip() else ""
    start = words[:1].upper() if first.isalpha() else words[:1]
    return start + words[1:] + ("" if words.endswith(".") else ".")


def written(wording: Wording) -> str:
    """``wording`` in the language that is switched on."""
    return wording.said_in(QLocale().name()[:2])


def _said(value: object) -> object:
    if isinstance(value, Text):
        return say(value)
    if isinstance(value, Wording):
        return written(value)
    if isinstance(value, int) and not isinstance(value, bool):
        return QLocale().toString(value)
    return value
