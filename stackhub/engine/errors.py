"""What can be wrong with what somebody hands to the kernel. Every message is one clear sentence."""

from __future__ import annotations

from stackhub.engine.words import Text

#: The longest piece of a sentence, in characters.
_LONGEST = 300


class SaidError(Exception):
    """An error that a person may read: one sentence, marked for translation, with its ``{named}`` places.

    ``str()`` is the English sentence (logs, stderr); ``text`` is what the shell translates. A plain string is taken
    as it is.
    """

    def __init__(self, sentence: str | tuple[str, str], **args: object) -> None:
        context, source = sentence if isinstance(sentence, tuple) else ("errors", _on_one_line(sentence))
        told = {name: _on_one_line(value) if isinstance(value, str) else value for name, value in args.items()}
        self.text = Text(context, source, told)
        super().__init__(self.text.english())


def _on_one_line(words: str) -> str:
    """``words`` without what would break the sentence: they may quote a file that anybody wrote."""
    return "".join(c if c.isprintable() else " " for c in words[:_LONGEST])


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


class BadSave(GameError):
    """A save that is broken, foreign, or written by a newer version."""
