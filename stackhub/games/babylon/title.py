"""What Babylon is called, and what it is in one line: all that the home screen says of it."""

from stackhub.engine.words import QT_TRANSLATE_NOOP, text

TITLE = text(QT_TRANSLATE_NOOP("babylon", "Babylon"))
TAGLINE = text(QT_TRANSLATE_NOOP("babylon", "Twelve tablets, no luck: leave your opponent without a move."))
