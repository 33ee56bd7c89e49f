"""What Qt's own dialogs say and its French, as PySide6 brings it, does not: there these texts have no mnemonic yet.

Ours are looked for first (``language.py``), so this is all it takes; a test holds that nothing else is missing.
"""

from __future__ import annotations

from stackhub.engine.words import QT_TRANSLATE_NOOP

FILE_DIALOG = (
    QT_TRANSLATE_NOOP("QFileDialog", "&Look in:"),
    QT_TRANSLATE_NOOP("QFileDialog", "Files of &type:"),
)
