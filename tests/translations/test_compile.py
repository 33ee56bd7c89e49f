"""Compiling and refreshing the translations with the tools inside PySide6."""

from pathlib import Path

import pytest
from PySide6.QtCore import QTranslator

from stackhub.translations.compile import TranslationToolError, compile_translations, update_translations

TS = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>Home</name>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
</context>
</TS>
"""

CODE = """
MOVED = QT_TRANSLATE_NOOP(
    "babylon",
    "{name} moves "
    "%n tablet(s) – «voilà»",
)
PLAIN = QT_TRANSLATE_NOOP("babylon", "Undo")

def drawn(count):
    return QCoreApplication.translate("babylon", "drew %n card(s)", "", count)

class Home:
    def __init__(self):
        self.tr("Play")
        self.tr("%n player(s)", "", 2)
"""


def _package(root: Path) -> tuple[Path, Path]:
    folder = root / "stackhub" / "translations"
    folder.mkdir(parents=True)
    (root / "stackhub" / "home.py").write_text(CODE, encoding="utf-8")
    return root / "stackhub", folder


def test_compiled_translations_are_loaded_by_qt(tmp_path: Path) -> None:
    (tmp_path / "stackhub_fr.ts").write_text(TS, encoding="utf-8")
    (compiled,) = compile_translations(tmp_path)
    assert compiled == tmp_path / "stackhub_fr.qm"
    translator = QTranslator()
    assert translator.load(str(compiled))
    assert translator.translate("Home", "Play") == "Jouer"


def test_compiled_translations_can_go_elsewhere(tmp_path: Path) -> None:
    (tmp_path / "stackhub_fr.ts").write_text(TS, encoding="utf-8")
    into = tmp_path / "build"
    into.mkdir()
    assert compile_translations(tmp_path, into) == [into / "stackhub_fr.qm"]
    assert not list(tmp_path.glob("*.qm"))


def test_a_broken_source_is_named(tmp_path: Path) -> None:
    (tmp_path / "stackhub_fr.ts").write_text(TS.replace("</context>", ""), encoding="utf-8")
    with pytest.raises(TranslationToolError, match=r"stackhub_fr\.ts"):
        compile_translations(tmp_path)


def test_update_collects_texts_and_plurals(tmp_path: Path) -> None:
    package, folder = _package(tmp_path)
    updated = update_translations(package, folder)
    assert [path.name for path in updated] == ["stackhub_en.ts", "stackhub_fr.ts"]
    english, french = (path.read_text(encoding="utf-8") for path in updated)
    for text in ("Play", "Undo"):
        assert f"<source>{text}</source>" in french
        assert text not in english, "English needs plural forms only"
    for text in ("%n player(s)", "{name} moves %n tablet(s) – «voilà»", "drew %n card(s)"):
        for ts in (english, french):
            assert f'<message numerus="yes">\n        <source>{text}</source>' in ts


def test_update_keeps_what_was_translated(tmp_path: Path) -> None:
    """Plural forms of a QT_TRANSLATE_NOOP were once lost at every second update."""
    package, folder = _package(tmp_path)
    french = update_translations(package, folder)[1]
    forms = '<translation type="unfinished">' + 2 * "\n            <numerusform></numerusform>"
    text = french.read_text(encoding="utf-8")
    assert text.count(forms) == 3
    done = "<translation>\n            <numerusform>une</numerusform>\n            <numerusform>%n</numerusform>"
    translated = text.replace(forms, done)
    french.write_text(translated, encoding="utf-8")
    update_translations(package, folder)
    assert french.read_text(encoding="utf-8") == translated
