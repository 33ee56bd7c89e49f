"""What the null game is called, and what it is in one line: all that the home screen says of it."""

from stackhub.engine.words import QT_TRANSLATE_NOOP, text

TITLE = text(QT_TRANSLATE_NOOP("nullgame", "Null game"))
TAGLINE = text(QT_TRANSLATE_NOOP("nullgame", "Roll, take, and be the last."))
