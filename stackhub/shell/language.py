"""French and English, switched while the app runs."""

from __future__ import annotations

import logging

from PySide6.QtCore import QLibraryInfo, QLocale, QTranslator
from PySide6.QtWidgets import QApplication

from stackhub.resources import translations_dir

log = logging.getLogger(__name__)

#: What each language calls itself.
LANGUAGES = {"en": "English", "fr": "Français"}


def system_language() -> str:
    """The first of the system's languages that StackHub speaks, else English."""
    for name in QLocale.system().uiLanguages():
        code = name[:2].lower()
        if code in LANGUAGES:
            return code
    return "en"


#: The translators that are installed in the application now, whoever installed them.
_installed: list[QTranslator] = []


class LanguageSwitch:
    """Installs the translators of one language at a time. Widgets hear of it through ``LanguageChange`` events."""

    def __init__(self, app: QApplication) -> None:
        self._app = app
        self.current = ""

    def use(self, code: str) -> str:
        """Speak ``code`` (``en``, ``fr``; anything else: the system's language) and return what is spoken now."""
        code = code if code in LANGUAGES else system_language()
        if code == self.current:
            return code
        QLocale.setDefault(QLocale(code))
        for translator in _installed:
            self._app.removeTranslator(translator)
        _installed.clear()
        self.current = code
        folders = (
            (QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath), f"qtbase_{code}"),
            (str(translations_dir()), f"stackhub_{code}"),
        )
        for folder, name in folders:
            translator = QTranslator(self._app)
            if translator.load(name, folder):
                self._app.installTranslator(translator)
                _installed.append(translator)
            elif name.startswith("stackhub"):
                log.warning("no translation %s in %s: the texts stay English", name, folder)
        return code
