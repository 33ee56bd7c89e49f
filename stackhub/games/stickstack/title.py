"""What Stick & Stack is called, and what it is in one line: all that the home screen says of it."""

from stackhub.engine.words import QT_TRANSLATE_NOOP, text

TITLE = text(QT_TRANSLATE_NOOP("stickstack", "Stick & Stack"))
TAGLINE = text(QT_TRANSLATE_NOOP("stickstack", "Hang sticks on a cup that wobbles, and let only like colours touch."))
