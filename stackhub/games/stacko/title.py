"""What Stacko is called, and what it is in one line: all that the home screen says of it."""

from stackhub.engine.words import QT_TRANSLATE_NOOP, text

TITLE = text(QT_TRANSLATE_NOOP("stacko", "Stacko"))
TAGLINE = text(
    QT_TRANSLATE_NOOP("stacko", "Pull a block out, lay it on top, and let someone else bring the tower down.")
)
