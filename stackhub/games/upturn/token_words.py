"""The names of Upturn's tokens, and several of them in a sentence, before translation."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from stackhub.engine.words import QT_TRANSLATE_NOOP, Text, text

#: The action tokens by the names of notation.md.
ACTION_WORDS: Mapping[str, Text] = {
    "up": text(QT_TRANSLATE_NOOP("upturn", "Up")),
    "down": text(QT_TRANSLATE_NOOP("upturn", "Down")),
    "turn": text(QT_TRANSLATE_NOOP("upturn", "Up & Down")),
    "skip": text(QT_TRANSLATE_NOOP("upturn", "Skip")),
    "skip2": text(QT_TRANSLATE_NOOP("upturn", "Double Skip")),
    "joker": text(QT_TRANSLATE_NOOP("upturn", "Joker")),
}
_SEVERAL = QT_TRANSLATE_NOOP("upturn", "{first}, {rest}")
_LAST_TWO = QT_TRANSLATE_NOOP("upturn", "{first} and {rest}")


def token_words(token: str) -> Text | str:
    """A token as players call it: ``42``, ``Double Skip``."""
    return ACTION_WORDS.get(token, token)


def listed(tokens: Sequence[str]) -> Text | str:
    """Tokens (or names) one after the other: *64, 48 and 22*."""
    *front, last = [token_words(token) for token in tokens]
    words: Text | str = last
    for at, token in enumerate(reversed(front)):
        words = text(_LAST_TWO if at == 0 else _SEVERAL, first=token, rest=words)
    return words
