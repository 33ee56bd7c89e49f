"""What Upturn is called, and what it is in one line: all that the home screen says of it."""

from stackhub.engine.words import QT_TRANSLATE_NOOP, text

TITLE = text(QT_TRANSLATE_NOOP("upturn", "Upturn"))
TAGLINE = text(
    QT_TRANSLATE_NOOP("upturn", "Up or down, and the table turns with you: be the first to empty your rack.")
)
