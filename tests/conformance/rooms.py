"""What a game's folder must hold, and a clear sentence for each thing that is missing."""

from __future__ import annotations

import ast
import importlib.util
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

from stackhub import translations
from stackhub.games.registry import GameEntry, load_config

GOLDEN = Path(__file__).parent.parent / "golden"
LANGUAGES = ("en", "fr")
#: What each room must offer.
ROOMS = {
    "rules": ("make_rules",),
    "bots": ("make_bot",),
    "board": ("make_board",),
    "title": ("TITLE", "TAGLINE"),
    "words": ("describe", "option_words", "preset_words", "opening_words", "status", "outcome_words"),
}


def missing(entry: GameEntry, golden: Path = GOLDEN) -> Iterator[str]:
    """One sentence for each thing that ``entry`` lacks; nothing for a complete game."""
    package = importlib.util.find_spec(entry.package)
    if package is None or not package.submodule_search_locations:
        yield f"{entry.id}: there is no package {entry.package}"
        return
    folder = Path(package.submodule_search_locations[0])
    yield from _missing_rooms(entry)
    yield from _missing_pages(entry, folder)
    if not any((golden / entry.id).glob("*.json")):
        yield f"{entry.id}: no golden game in tests/golden/{entry.id} (make one with tests/golden/make.py)"
    untranslated = sorted(texts_of(folder) - translated_in("fr", folder))
    for context, source in untranslated:
        yield f"{entry.id}: no French translation of '{source}' (context {context})"


def _missing_rooms(entry: GameEntry) -> Iterator[str]:
    for room, names in ROOMS.items():
        if room == "bots" and entry.bots == "later":
            continue
        if importlib.util.find_spec(f"{entry.package}.{room}") is None:
            yield f"{entry.id}: the room {room}.py is missing"
            continue
        module = entry.room(room)
        for name in names:
            if not hasattr(module, name):
                yield f"{entry.id}: {room}.py has no {name}"
        if room == "rules" and entry.bots == "ready" and not load_config(entry).levels:
            yield f"{entry.id}: its YAML names no bot levels, but the registry does not say bots='later'"


def _missing_pages(entry: GameEntry, folder: Path) -> Iterator[str]:
    for language in LANGUAGES:
        page = folder / "help" / f"{language}.md"
        if not page.is_file():
            yield f"{entry.id}: the rules page help/{language}.md is missing"
        elif not page.read_text(encoding="utf-8").startswith("# "):
            yield f"{entry.id}: the rules page help/{language}.md has no title"


def texts_of(folder: Path) -> set[tuple[str, str]]:
    """Every (context, source) that the Python files of ``folder`` mark for translation."""
    found: set[tuple[str, str]] = set()
    for path in folder.glob("*.py"):
        _collect(ast.parse(path.read_text(encoding="utf-8"), str(path)), "", found)
    return found


def _collect(node: ast.AST, class_name: str, found: set[tuple[str, str]]) -> None:
    """``QT_TRANSLATE_NOOP(context, source)`` anywhere, and ``self.tr(source)`` in a class, which is its context."""
    if isinstance(node, ast.ClassDef):
        class_name = node.name
    if isinstance(node, ast.Call):
        words = [argument.value for argument in node.args if isinstance(argument, ast.Constant)]
        if isinstance(node.func, ast.Name) and node.func.id == "QT_TRANSLATE_NOOP" and len(words) == 2:
            found.add((str(words[0]), str(words[1])))
        if isinstance(node.func, ast.Attribute) and node.func.attr == "tr" and words and class_name:
            found.add((class_name, str(words[0])))
    for child in ast.iter_child_nodes(node):
        _collect(child, class_name, found)


def translated_in(language: str, folder: Path) -> set[tuple[str, str]]:
    """Every (context, source) with a finished translation, in StackHub's own .ts and in one beside the game."""
    ours = Path(translations.__path__[0])
    files = [*ours.glob(f"*_{language}.ts"), *folder.glob(f"*_{language}.ts")]
    return {found for path in files for found in _finished(path)}


def _finished(path: Path) -> Iterator[tuple[str, str]]:
    for context in ElementTree.parse(path).getroot().iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            if translation is None or translation.get("type") in ("unfinished", "vanished", "obsolete"):
                continue
            forms = [form.text for form in translation.iter("numerusform")] or [translation.text]
            if all(forms):
                yield context.findtext("name", ""), message.findtext("source", "")
