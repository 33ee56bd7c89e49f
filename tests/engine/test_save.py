"""Broken, foreign and newer saves: they load, or there is one clear sentence and nothing has changed."""

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

from stackhub.engine.errors import BadSave
from stackhub.engine.game import Rules
from stackhub.engine.save import MAX_SAVE_LENGTH, match_from_json
from stackhub.games import registry
from tests.engine.tables import MemoryFiles, make_table


def saved(game: str, moves: int, seed: int = 1) -> str:
    """A save after ``moves`` moves."""
    files = MemoryFiles()
    table = make_table(game, files=files, seed=seed)
    for _ in range(moves):
        table.answer(f"play {table.answer('moves')[-2]}")
    assert table.answer("save it") == ["ok"]
    return files.saved["it"]


def changed(text: str, *path: str | int, to: Any) -> str:
    data = json.loads(text)
    place = data
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = to
    return json.dumps(data)


@pytest.mark.parametrize(
    ("path", "to", "why"),
    [
        (("version",), 2, "newer StackHub"),
        (("version",), 0, "damaged at 'version'"),
        (("version",), "1", "damaged at 'version'"),
        (("format",), "chess", "not a StackHub save"),
        (("rules_version",), 99, "version 99 of the rules"),
        (("game",), "ludo", "no game 'ludo'"),
        (("options",), {"colour": "red"}, "no option 'colour'"),
        (("options", "match"), "endless", "option 'match' cannot be 'endless'"),
        (("players",), [], "damaged at 'players'"),
        (("seed",), -1, "damaged at 'seed'"),
        (("seed",), 1.5, "damaged at 'seed'"),
        (("left",), [0, 0], "seat 0 cannot leave"),
        (("left",), [7], "cannot leave"),
        (("extra",), 1, "damaged at 'extra'"),
        (("rounds", 0, "first"), 5, "seat that nobody holds"),
        (("rounds", 0, "moves", 0, "move"), "1>1", "move 1 (1>1) cannot be played"),
        (("rounds", 0, "moves", 0, "move"), "x" * 500, "cannot be played"),
        (("rounds", 0, "moves", 1, "seat"), 0, "cannot be played"),
        (("rounds", 0, "moves", 1, "chance"), [1], "more chance results"),
        (("rounds", 0, "setup_chance"), [99], "recorded chance result"),
        (("rounds", 0, "position"), {"piles": {}}, "tablets"),
        (("rounds", 0, "begun"), "yes", "damaged at 'rounds.0.begun'"),
        (("rounds", 0, "begun"), False, "round 1 has not begun, but its order is settled"),
    ],
)
def test_what_is_wrong_with_a_save_is_said(path: tuple[str | int, ...], to: Any, why: str) -> None:
    text = changed(saved("babylon", 4), *path, to=to)
    with pytest.raises(BadSave) as refused:
        match_from_json(text, registry.rules_of)
    assert why in str(refused.value)
    assert len(str(refused.value)) < 300


def test_rounds_must_follow_each_other() -> None:
    data = json.loads(saved("babylon", 4))
    data["rounds"] *= 2
    with pytest.raises(BadSave, match="round 2 comes after a round that is not finished"):
        match_from_json(json.dumps(data), registry.rules_of)


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "{}",
        "[]",
        "null",
        '"stackhub-save"',
        "PK\x03\x04",
        "[" * 100_000,
        '{"format": "stackhub-save"}',
        "\ud800",
    ],
    ids=range(10),
)
def test_foreign_files_are_refused(text: str) -> None:
    with pytest.raises(BadSave, match="save"):
        match_from_json(text, registry.rules_of)


def test_a_file_that_is_far_too_large_is_not_read() -> None:
    with pytest.raises(BadSave, match="too large"):
        match_from_json(" " * (MAX_SAVE_LENGTH + 1), registry.rules_of)


@pytest.mark.parametrize("game", ["babylon", "nullgame"])
def test_mutated_saves_load_or_give_one_sentence(game: str, nullgame: Rules, is_long: bool) -> None:
    """Truncated, with bytes changed, with parts of the JSON replaced, doubled, or taken out."""
    count = 5_000 if is_long else 1_000
    table_files = MemoryFiles()
    table = make_table(game, files=table_files)
    for _ in range(3):
        table.answer(f"play {table.answer('moves')[0]}")
    before = [table.answer(line) for line in ("state", "moves", "outcome")]
    loaded = 0
    for text in mutations([saved(game, moves, seed=moves) for moves in (0, 3, 6)], count):
        table_files.saved["x"] = text
        (answer,) = table.answer("load x")
        assert answer == "ok" or (answer.startswith("error: ") and len(answer) < 400), answer
        if answer == "ok":
            loaded += 1
            assert table.answer("save kept") == ["ok"]
            table_files.saved["x"] = table_files.saved["kept"]
            assert table.answer("load x") == ["ok"], "what could be loaded can be saved and loaded again"
            table = make_table(game, files=table_files)
            for _ in range(3):
                table.answer(f"play {table.answer('moves')[0]}")
        assert [table.answer(line) for line in ("state", "moves", "outcome")] == before
    assert 0 < loaded < count


def mutations(texts: list[str], count: int) -> Iterator[str]:
    """``count`` damaged versions of ``texts``, the same in every run."""
    dice = random.Random(2026)
    values: list[Any] = [None, True, -1, 0, 3, 10**30, 1.5, "", "x", "show", [], {}, [1], {"a": 1}, "\u0000", [[]]]
    for number in range(count):
        text = dice.choice(texts)
        kind = number % 4
        if kind == 0:
            yield text[: dice.randrange(len(text))]
        elif kind == 1:
            at = dice.randrange(len(text))
            yield text[:at] + chr(dice.choice((0, 34, 44, 48, 57, 91, 123, 125, 233, 0x1F600))) + text[at + 1 :]
        else:
            data = json.loads(text)
            for _ in range(dice.randint(1, 2)):
                _damage(data, dice, values)
            yield json.dumps(data)


def _damage(data: Any, dice: random.Random, values: list[Any]) -> None:
    """Replace, double or take out something somewhere in ``data``."""
    places: list[tuple[Any, Any]] = []

    def collect(node: Any) -> None:
        keys = list(node) if isinstance(node, dict) else range(len(node)) if isinstance(node, list) else ()
        for key in keys:
            places.append((node, key))
            collect(node[key])

    collect(data)
    if not places:
        return
    node, key = dice.choice(places)
    what = dice.randrange(3)
    if what == 0:
        node[key] = dice.choice(values)
    elif what == 1:
        del node[key]
    elif isinstance(node, list):
        node.append(node[key])
    else:
        other = dice.choice(places)
        node[key] = json.loads(json.dumps(other[0][other[1]]))
