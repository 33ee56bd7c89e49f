"""What is wrong with a file that a player wrote is said in our own words, in both languages: nothing of pydantic's
English, nor of PyYAML's, is left in it."""

import re
from pathlib import Path
from typing import get_args

import pytest
from pydantic import BaseModel, ConfigDict, TypeAdapter, ValidationError
from pydantic_core.core_schema import ErrorType
from PySide6.QtCore import QCoreApplication

from stackhub.engine.errors import SaidError
from stackhub.engine.findings import _SENTENCES, reason_of
from stackhub.games.stickstack.deck_file import DeckFileError, load_deck
from stackhub.store.settings import Settings
from stackhub.store.yaml_file import load_yaml
from stackhub.tabletop.translate import say

NBSP = "\N{NO-BREAK SPACE}"
FOREIGN = re.compile(
    r"\b(Input|valid|dictionary|tuple|instance|validation|items|parse|unable|field|required|permitted|expected"
    r"|found|token|block|scalar|mapping|character|stream|while|should|must)\b"
)
HEAD = "version: 1\nname: Mine\ncards:\n"
CARD = HEAD + "- {id: a, title: T, text: T, "
BROKEN = [
    ("[]\n", 1, "le fichier doit avoir des clés avec leurs valeurs, comme « nom: valeur »"),
    ("null\n", 1, "le fichier doit avoir des clés"),
    ("hello\n", 1, "le fichier doit avoir des clés"),
    ("version: 1\nname: Mine\ncards: {a: 1}\n", 3, "« cards » doit être une liste"),
    ("version: 1\nname: Mine\ncards: none\n", 3, "« cards » doit être une liste"),
    ("version: 2\nname: Mine\ncards: []\n", 1, "« version » doit valoir 1"),
    ("version: 1\nname: Mine\ncards: []\n", 3, "« cards » : il n’y a pas de carte dedans"),
    ("version: 1\nname: Mine\n", 1, "il manque « cards » dans le fichier"),
    ("version: 1\nname: 12\ncards: []\n", 2, "« name » doit être un texte, ou un texte par langue (en, fr)"),
    ("version: 1\nname: {de: Meins}\ncards: []\n", 2, "la clé « name.de » est inconnue"),
    ("version: 1\nname: {en: [a]}\ncards: []\n", 2, "« name.en » doit être un texte"),
    (HEAD + "- null\n", 4, "« cards.1 » doit avoir des clés"),
    (HEAD + "- {1: a}\n", 4, "il manque « id » dans « cards.1 »"),
    (HEAD + "- {id: A b, title: T, text: T, vote: true}\n", 4, "« cards.1.id » doit être une petite lettre, puis"),
    (HEAD + "- {id: 3, title: T, text: T, vote: true}\n", 4, "« cards.1.id » doit être un texte"),
    (HEAD + "- {id: a, title: [T], text: T, vote: true}\n", 4, "« cards.1.title » doit être un texte, ou un texte par"),
    (CARD + "vote: perhaps}\n", 4, "« cards.1.vote » doit valoir true ou false"),
    (CARD + "vote: true, needs: few}\n", 4, "« cards.1.needs » doit être un nombre entier"),
    (CARD + "vote: true, needs: 1.5}\n", 4, "« cards.1.needs » doit être un nombre entier"),
    (CARD + "vote: true, needs: -1}\n", 4, "« cards.1.needs » doit valoir au moins 0"),
    (CARD + "vote: true, needs: 13}\n", 4, "« cards.1.needs » doit valoir au plus 12"),
    (CARD + "places: me}\n", 4, "doit être une valeur parmi 'drawer', 'neighbour'"),
    (CARD + "colours: like, colour: x}\n", 4, "la clé « cards.1.colour » est inconnue"),
    (CARD + "check: {kind: flies}}\n", 4, "« cards.1.check » doit être un « check » : all"),
    (CARD + "check: 7}\n", 4, "« cards.1.check » doit être un « check » : all"),
    (CARD + "check: {kind: sway, most: steep}}\n", 4, "doit être un nombre"),
    (CARD + "check: {kind: sway, most: .inf}}\n", 4, "doit être un nombre"),
    (CARD + "check: {kind: sway}}\n", 4, "least ou most"),
    (CARD + "check: {kind: along, least: 1, within_deg: 0}}\n", 4, "doit être supérieur à 0"),
    (CARD + "check: {kind: only_colours, colours: []}}\n", 4, "ne doit pas être vide"),
    (CARD + "check: {all: 3}}\n", 4, "« cards.1.check.all » doit être une liste"),
    (CARD + f"check: {{all: [{'{kind: sway, most: 1},' * 7}]}}}}\n", 4, "au plus 6 éléments"),
    (HEAD + "\t- {id: a}\n", 4, "le retrait des lignes se fait avec des espaces, pas avec des tabulations"),
    (HEAD + "- {id: a, title: T\n- b\n", 4, "ici, ce n’est plus du YAML"),
    (HEAD + '- {id: a, title: "T}\n', 4, "ici, ce n’est plus du YAML"),
    (HEAD + "- id: a\n   title: T\n", 5, "ici, ce n’est plus du YAML"),
    (HEAD + "- id: @a\n", 4, "ici, ce n’est plus du YAML"),
    (HEAD + "- %x\n", 4, "ici, ce n’est plus du YAML"),
    (HEAD + "- id: &a\n  title: *a\n", 5, "*a"),
    (HEAD + "- !!map {}\n---\nname: b\n", 5, "un autre document commence ici"),
]  # fmt: skip


def spaced(words: str) -> str:
    return re.sub("(?<=«) | (?=[»:])", NBSP, words)


@pytest.mark.parametrize(("content", "line", "french_words"), BROKEN)
def test_ss18_a_broken_deck_is_said_whole_in_both_languages(
    french: None, tmp_path: Path, content: str, line: int, french_words: str
) -> None:
    file = tmp_path / "mine.stackdeck"
    file.write_text(content, encoding="utf-8")
    with pytest.raises(DeckFileError) as refused:
        load_deck(file)
    said, english = say(refused.value.text), str(refused.value)
    assert said.startswith(f"mine.stackdeck, ligne {line}{NBSP}: ")
    assert english.startswith(f"mine.stackdeck, line {line}: ")
    assert spaced(french_words) in said
    told = re.sub(r"kind» parmi .*|« check »", "", said.replace(NBSP, " "))
    assert FOREIGN.search(told) is None, said
    assert re.search(r"Input|valid |instance|dictionary|tuple|unable|items after|expected|token", english) is None


@pytest.mark.parametrize(
    ("content", "words"),
    [
        ("language: [de]\n", "« language » doit"),
        ("controls: {sensitivity: fast}\n", "« controls.sensitivity » doit être un nombre"),
        ("controls: {keys: {tap: Q}}\n", "« controls » ne doit pas donner la touche Q à deux actions"),
        ("volume: loud\n", "« volume » doit être un nombre"),
    ],
)
def test_settings_are_said_in_french(french: None, tmp_path: Path, content: str, words: str) -> None:
    file = tmp_path / "settings.yaml"
    file.write_text(content, encoding="utf-8")
    with pytest.raises(SaidError) as refused:
        load_yaml(file, Settings)
    assert spaced(words) in say(refused.value.text)


class Union(BaseModel):
    model_config = ConfigDict(extra="forbid")

    value: bool | int | str = 1
    pair: tuple[int, int] = (1, 2)


@pytest.mark.parametrize(
    ("content", "said"),
    [
        ("value: [1]\n", 'u.yaml, line 1: "value" should have another value'),
        ("pair: [1]\n", 'u.yaml, line 1: "2" is missing in "pair"'),
        ("pair: [1, 2, 3]\n", 'u.yaml, line 1: "pair" should have at most 2 entries'),
        ("pair: [1, x]\n", 'u.yaml, line 1: "pair.2" should be a whole number'),
        ("3: x\n", 'u.yaml, line 1: the key "3" is not known'),
    ],
)
def test_what_may_be_several_things_is_told_once(tmp_path: Path, content: str, said: str) -> None:
    (tmp_path / "u.yaml").write_text(content, encoding="utf-8")
    with pytest.raises(SaidError) as refused:
        load_yaml(tmp_path / "u.yaml", Union)
    assert str(refused.value) == said


def test_every_sentence_is_one_of_pydantics_kinds_and_is_french_too(french: None) -> None:
    """A kind that pydantic calls otherwise one day would fall back to the sentence that says least."""
    assert set(_SENTENCES) <= set(get_args(ErrorType))
    for context, source in {*_SENTENCES.values()}:
        assert QCoreApplication.translate(context, source) != source, source


def test_a_kind_that_nobody_foresaw_has_a_sentence(french: None) -> None:
    with pytest.raises(ValidationError) as refused:
        TypeAdapter(type(None) | complex).validate_python("x")
    finding = next(one for one in refused.value.errors() if one["type"] not in _SENTENCES)
    assert say(reason_of(finding)) == "doit avoir une autre valeur"
