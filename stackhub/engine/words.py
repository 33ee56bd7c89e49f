"""Sentences for people, before they are translated.

The kernel and the rules speak no language: they hand out a :class:`Text`, and the shell translates it. Sources are
marked with :func:`QT_TRANSLATE_NOOP`, which Qt's lupdate finds by its name.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


def QT_TRANSLATE_NOOP(context: str, source: str) -> tuple[str, str]:  # noqa: N802 - the name lupdate looks for
    """Mark ``source`` for translation in ``context`` and return both."""
    return context, source


@dataclass(frozen=True, slots=True)
class Wording:
    """What somebody wrote, by language (``en``, ``fr``): data, which no translator knows. A :class:`Text` may quote
    it."""

    written: Mapping[str, str]

    def said_in(self, language: str) -> str:
        """The words in ``language``; where there are none, in English, or as they were written."""
        return self.written.get(language) or self.written.get("en") or next(iter(self.written.values()), "")

    def english(self) -> str:
        return self.said_in("en")


@dataclass(frozen=True, slots=True)
class Text:
    """A sentence to be translated: ``source`` in ``context`` with ``{named}`` places filled from ``args``.

    ``args`` may hold strings, numbers, other texts and wordings. ``n`` is the count that chooses the plural form
    (``%n``).
    """

    context: str
    source: str
    args: Mapping[str, object] = field(default_factory=dict)
    n: int = -1

    def english(self) -> str:
        """The sentence untranslated, for logs and the headless table."""
        filled = {k: v.english() if isinstance(v, Text | Wording) else v for k, v in self.args.items()}
        source = self.source.replace("%n", str(self.n)) if self.n >= 0 else self.source
        return source.format(**filled) if filled else source


def text(marked: tuple[str, str], n: int = -1, **args: object) -> Text:
    """A :class:`Text` from what :func:`QT_TRANSLATE_NOOP` returned."""
    return Text(marked[0], marked[1], args, n)
