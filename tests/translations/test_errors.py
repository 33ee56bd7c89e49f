"""Errors that a person may read are marked for translation, have all their places filled, and speak French."""

import ast
import importlib
import pkgutil
import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest

import stackhub
from stackhub.engine.chance import Chance
from stackhub.engine.errors import SaidError
from stackhub.engine.match import Match, Player
from stackhub.engine.options import make_options
from stackhub.engine.save import match_from_json
from stackhub.games import registry
from stackhub.games.babylon.rules import BabylonOptions, Config
from stackhub.resources import config_dir
from stackhub.store.atomic import read_text, write_atomically
from stackhub.store.yaml_file import load_yaml
from stackhub.tabletop.translate import say

PACKAGE = Path(stackhub.__file__).parent
EXAMPLE = PACKAGE.parent / "tests" / "nullgame"  # the game that new ones are written after
ENGLISH_ONLY = {PACKAGE / "engine" / "table.py", PACKAGE / "bots" / "paired.py"}  # the headless table, the arena
#: The command line, which no window ever quotes.
ARENA = PACKAGE / "arena"
ROOMS = ("engine", "store", "games", "bots")


def _classes() -> set[str]:
    """The names of SaidError and of all errors made of it."""
    for room in ROOMS:
        for module in pkgutil.walk_packages([str(PACKAGE / room)], f"stackhub.{room}."):
            importlib.import_module(module.name)
    found, waiting = set(), [SaidError]
    while waiting:
        waiting.extend(waiting[0].__subclasses__())
        found.add(waiting.pop(0).__name__)
    return found


@cache
def _calls() -> list[tuple[Path, ast.Module, ast.Call]]:
    """Every place of the program where such an error, or a Text, is made."""
    return list(_found_calls(_classes() | {"text"}))


def _found_calls(names: set[str]) -> Iterator[tuple[Path, ast.Module, ast.Call]]:
    for file in sorted([*PACKAGE.rglob("*.py"), *EXAMPLE.rglob("*.py")]):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and node.args and isinstance(node.func, ast.Name) and node.func.id in names:
                yield file, tree, node


def _sources(tree: ast.Module, sentence: ast.expr) -> list[str]:
    """What ``sentence``, a marked text or the name of one, may say in English."""
    if isinstance(sentence, ast.Name):
        values = [
            node.value
            for node in ast.walk(tree)
            if isinstance(node, ast.Assign)
            and any(isinstance(target, ast.Name) and target.id == sentence.id for target in node.targets)
        ]
        return [source for value in values if isinstance(value, ast.Call) for source in _sources(tree, value)]
    if isinstance(sentence, ast.Call) and isinstance(sentence.func, ast.Name) and len(sentence.args) == 2:
        sentence = sentence.args[1]
    return [str(sentence.value)] if isinstance(sentence, ast.Constant) else []


def test_no_error_is_put_together_where_it_cannot_be_translated() -> None:
    wrong = []
    for file, _, call in _calls():
        for argument in () if ARENA in file.parents else call.args:
            pieced = any(isinstance(part, ast.JoinedStr) for part in ast.walk(argument))
            plain = isinstance(argument, ast.Constant | ast.BinOp) and any(
                isinstance(part, ast.Constant) and isinstance(part.value, str) for part in ast.walk(argument)
            )
            if pieced or (plain and file not in ENGLISH_ONLY):
                wrong.append(f"{file.relative_to(PACKAGE.parent)}:{call.lineno}")
    assert wrong == []


def test_the_places_of_a_sentence_are_those_that_are_filled() -> None:
    """A place without its value would raise KeyError instead of the error."""
    checked = 0
    for file, tree, call in _calls():
        given = {keyword.arg for keyword in call.keywords}
        sources = [source for argument in call.args[:3] for source in _sources(tree, argument)]
        if None in given or not sources:
            continue
        checked += 1
        wanted = [set(re.findall(r"\{(\w+)\}", source)) for source in sources]
        assert given - {"n"} in wanted, f"{file.relative_to(PACKAGE.parent)}:{call.lineno}"
    assert checked > 100


def _game_file(old: str, new: str) -> Callable[[Path], object]:
    def load(folder: Path) -> object:
        ours = (config_dir() / "games" / "babylon.yaml").read_text(encoding="utf-8")
        assert old in ours
        (folder / "babylon.yaml").write_text(ours.replace(old, new, 1), encoding="utf-8")
        return load_yaml(folder / "babylon.yaml", Config, {"game": "babylon"})

    return load


def _match(*moves: str) -> Match:
    rules = registry.rules_of("babylon")
    match = Match(rules, BabylonOptions(), (Player("Ada", "red"), Player("Léa", "blue")), 1)
    match.next_round()
    match.choose_order(begin=True)
    for move in moves:
        match.play(move)
    return match


def _position(position: dict[str, object]) -> object:
    return registry.rules_of("babylon").from_position(position, BabylonOptions(), 2, Chance(1))


@pytest.mark.parametrize(
    ("make", "sentence"),
    [
        (lambda _: _match("3"), "« 3 » n’est pas un coup de Babylon (écris 3>7 pour poser la pile 3 sur la pile 7)"),
        (lambda _: _match("1>1"), "une pile ne peut pas être posée sur elle-même"),
        (lambda _: _match("1>2", "1>3"), "il n’y a plus de pile 1"),
        (lambda _: _match().referee.undo(), "il n’y a aucun coup à reprendre"),
        (lambda _: _position({"to_play": 2}), "to_play doit valoir 0 ou 1"),
        (lambda _: _position({"piles": {}}), "il faut 3 tablettes « green », pas 0"),
        (lambda _: make_options(BabylonOptions, {"x": 1}), "il n’y a pas d’option « x » (options : match, chooser)"),
        (lambda _: registry.rules_of("ludo"), "il n’y a pas de jeu « ludo » (jeux : {games})"),
        (lambda _: match_from_json("[]", registry.rules_of), "le fichier n’est pas une partie de StackHub"),
        (lambda folder: read_text(folder, 1), "{folder} n’est pas un fichier"),
        (
            lambda folder: write_atomically(folder / "a" / "b", "", make_folder=False),
            "impossible d’écrire b : le dossier n’existe pas",
        ),
        (lambda folder: load_yaml(folder / "x.yaml", Config), "x.yaml : le fichier n’existe pas"),
        (
            _game_file("game: babylon", "game: babel"),
            "babylon.yaml, ligne 2 : « game » : ce fichier est celui de « babel », pas de « babylon »",
        ),
        (
            _game_file("per_colour: 3", "per_colour: 4"),
            "babylon.yaml, ligne 6 : « material » : colours fois per_colour doit donner 12 tablettes",
        ),
        (_game_file("presets:", "presetts:"), "babylon.yaml, ligne 28 : la clé « presetts » est inconnue"),
        (
            _game_file("  default: {match", "  by_the_book: {match"),
            "babylon.yaml, ligne 30 : la clé « by_the_book » revient ici, déjà vue à la ligne 29",
        ),
    ],
)  # fmt: skip
def test_errors_are_said_in_french(french: None, tmp_path: Path, make: Callable[[Path], object], sentence: str) -> None:
    with pytest.raises(SaidError) as refused:
        make(tmp_path)
    said = say(refused.value.text)
    games = ", ".join(game.id for game in registry.games())
    expected = re.sub("(?<=«) | (?=[»:])", "\N{NO-BREAK SPACE}", sentence).format(folder=tmp_path.name, games=games)
    assert said == expected
    assert str(refused.value) != said, "the log stays English"


def test_a_file_name_with_braces_does_no_harm(french: None, tmp_path: Path) -> None:
    with pytest.raises(SaidError) as refused:
        read_text(tmp_path / "{0} {boom} %n", 1)
    assert say(refused.value.text) == "il n’y a pas de fichier {0} {boom} %n"
