"""What people may be called, and which names are alike: the same for profiles, at a party, and for who comes late."""

from __future__ import annotations

import unicodedata

from stackhub.engine.errors import JOINER, GameError
from stackhub.engine.words import QT_TRANSLATE_NOOP

LONGEST_NAME = 24
"""The most characters that a name may have."""
#: Letters and signs that are drawn as nothing, though Unicode does not say so.
_BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")


class BadName(GameError):
    """Nobody can be called so."""


def tidied(name: str) -> str:
    """``name`` without superfluous spaces."""
    return " ".join(name.split())


def checked_name(name: str) -> str:
    """``name`` as :func:`tidied` leaves it. Raises BadName, which says what is wrong with it: it is empty, too long, or
    holds what cannot be seen. Emoji may be composed of several (Unicode's zero width joiner holds them together)."""
    plain = tidied(name)
    if not plain:
        raise BadName(QT_TRANSLATE_NOOP("errors", "a name cannot be empty"))
    if len(plain) > LONGEST_NAME:
        raise BadName(
            QT_TRANSLATE_NOOP("errors", 'the name "{name}" is too long: it may have {most} characters'),
            name=plain,
            most=LONGEST_NAME,
        )
    seen = plain.replace(JOINER, "")
    if not seen.isprintable() or not any(_is_seen(char) for char in seen):
        raise BadName(
            QT_TRANSLATE_NOOP("errors", 'the name "{name}" has characters in it that cannot be seen'), name=plain
        )
    return plain


def fold(name: str) -> str:
    """``name`` as names are compared: "Léa", "LÉA" and the same with a combining accent are one."""
    return unicodedata.normalize("NFC", unicodedata.normalize("NFC", name).casefold())


def _is_seen(char: str) -> bool:
    return unicodedata.category(char)[0] not in "MZ" and char not in _BLANK
