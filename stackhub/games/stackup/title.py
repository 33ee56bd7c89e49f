"""What Stack Up! is called, and what it is in one line: all that the home screen says of it."""

from stackhub.engine.words import QT_TRANSLATE_NOOP, text

TITLE = text(QT_TRANSLATE_NOOP("stackup", "Stack Up!"))
TAGLINE = text(
    QT_TRANSLATE_NOOP("stackup", "Stack your cards in order, spoil the others’ plans, and be the first to run out.")
)
