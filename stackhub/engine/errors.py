"""What can be wrong with what somebody hands to the kernel. Every message is one clear sentence."""

from __future__ import annotations

from dataclasses import replace

from stackhub.engine.words import Text

#: The longest piece of a sentence, in characters.
_LONGEST = 300
#: Unicode's zero width joiner: cannot be seen, and holds composed emoji together.
JOINER = "\N{ZERO WIDTH JOINER}"


class SaidError(Exception):
    """An error that a person may read: one sentence, with its ``{named}`` places filled from ``args``.

    ``str()`` is the English sentence (logs, stderr); ``text`` is what the shell translates. The sentence is marked with
    QT_TRANSLATE_NOOP; a plain string, as the headless table uses it, stays English. Another error's ``text`` is taken
    over whole.
    """

    def __init__(self, sentence: str | tuple[str, str] | Text, /, **args: object) -> None:
        if isinstance(sentence, str):
            sentence = "errors", _on_one_line(sentence)
        self.text = _tamed(sentence if isinstance(sentence, Text) else Text(*sentence, args))
        super().__init__(self.text.english())


def _tamed(text: Text) -> Text:
    """``text`` without what would break the sentence: it may quote a file that anybody wrote."""
    told = {
        name: _on_one_line(value) if isinstance(value, str) else _tamed(value) if isinstance(value, Text) else value
        for name, value in text.args.items()
    }
    return replace(text, args=told)


def _on_one_line(words: str) -> str:
    return "".join(c if c.isprintable() or c == JOINER else " " for c in words[:_LONGEST])


class GameError(SaidError, ValueError):
    """The kernel refuses what it was given; nothing was changed."""


class InvalidMove(GameError):
    """The text is not a move of this game at all."""


class IllegalMove(GameError):
    """A move of this game, but not one that may be played now."""


class BadPosition(GameError):
    """A position that this game cannot reach or that does not say what it must."""


class BadOptions(GameError):
    """An unknown option, or a value that the option does not take."""


class BadConfig(GameError):
    """A game's YAML that does not make sense in itself."""


class BadSave(GameError):
    """A save that is broken, foreign, or written by a newer version."""
