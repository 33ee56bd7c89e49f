"""What can be wrong with what somebody hands to the kernel. Every message is one clear sentence."""


class GameError(ValueError):
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
