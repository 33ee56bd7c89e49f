"""French is complete, English has its plurals, and both are in step with the program's texts."""

import re
import shutil
from pathlib import Path
from xml.etree import ElementTree

import pytest

import stackhub
from stackhub.engine.party.award_words import AWARD_WORDS
from stackhub.translations.compile import FOLDER, update_translations

PACKAGE = Path(stackhub.__file__).parent
_PLACE = re.compile(r"\{[a-z_]*\}|%n")
#: Their singular may say "once" instead of 1: they are never said of 0, which is singular in French as well.
_ONCE = {("party", sentence[1]) for _, sentence in AWARD_WORDS.values()}


def _messages(file: Path) -> list[tuple[str, str, list[str], bool]]:
    """(context, source, translations, finished) of every message."""
    found = []
    for context in ElementTree.parse(file).getroot().findall("context"):
        name = context.findtext("name") or ""
        for message in context.findall("message"):
            translation = message.find("translation")
            assert translation is not None
            forms = [form.text or "" for form in translation.findall("numerusform")] or [translation.text or ""]
            found.append((name, message.findtext("source") or "", forms, translation.get("type") is None))
    return found


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_text_is_translated(language: str) -> None:
    open_texts = [
        f"{context}: {source}"
        for context, source, forms, finished in _messages(FOLDER / f"stackhub_{language}.ts")
        if not finished or not all(forms)
    ]
    assert open_texts == []


@pytest.mark.parametrize("language", ["en", "fr"])
def test_translations_keep_the_places_of_their_source(language: str) -> None:
    for context, source, forms, _ in _messages(FOLDER / f"stackhub_{language}.ts"):
        for number, form in enumerate(forms):
            wanted = sorted(_PLACE.findall(source))
            if number == 0 and (context, source) in _ONCE and "%n" not in form:
                wanted.remove("%n")
            assert sorted(_PLACE.findall(form)) == wanted, f"{context}: {source}"


def test_the_sources_are_in_step_with_the_program(tmp_path: Path) -> None:
    """Run `python -m stackhub.translations.compile update` when this fails."""
    for language in ("en", "fr"):
        shutil.copy(FOLDER / f"stackhub_{language}.ts", tmp_path)
    update_translations(PACKAGE, tmp_path)
    for language in ("en", "fr"):
        kept = {(context, source) for context, source, _, _ in _messages(FOLDER / f"stackhub_{language}.ts")}
        now = {(context, source) for context, source, _, _ in _messages(tmp_path / f"stackhub_{language}.ts")}
        assert now == kept


def test_french_puts_narrow_spaces_before_its_marks() -> None:
    """An ordinary space would let a line begin with a question mark."""
    for context, _, forms, _ in _messages(FOLDER / "stackhub_fr.ts"):
        for form in forms:
            assert not re.search(r" [?!;:»]|« ", form), f"{context}: {form}"
