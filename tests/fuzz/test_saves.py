"""2,000 truncated, mutated, newer or foreign saves (10,000 with --long): each loads whole or is refused in a sentence.

The table and the store are asked as a player would ask them: by a file on disk; after a refusal the table must stand
as it stood.
"""

import json
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from stackhub.engine.errors import BadSave, GameError
from stackhub.engine.match import Match, Player
from stackhub.engine.options import make_options
from stackhub.engine.save import match_from_json, match_to_json
from stackhub.engine.table import Table
from stackhub.games import registry
from stackhub.store.atomic import StoreError
from stackhub.store.saves import read_match

QUARTER = 500
LONG_QUARTER = 2_500


def _save(seed: int, match_option: str, moves: int) -> str:
    rules = registry.rules_of("babylon")
    options = make_options(rules.options_model, {"match": match_option})
    match = Match(rules, options, (Player("Ada", "red"), Player("Léa", "blue", "hard", 1990)), seed)
    for _ in range(moves):
        if match.phase == "between":
            match.next_round()
        if match.phase == "order":
            match.choose_order(begin=True)
        if match.phase == "over":
            break
        match.play(match.referee.state.legal_moves()[0])
    return match_to_json(match)


SAVES = [_save(1, "single", 0), _save(2, "single", 5), _save(3, "single", 40), _save(4, "best_of_3", 17)]
saves = st.sampled_from(SAVES)
json_values: st.SearchStrategy[Any] = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(2**70), 2**70)
    | st.floats()
    | st.text(max_size=12)
    | st.sampled_from(["3>7", "12>1", "babylon", "single", "expert", "red"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=5,
)


@st.composite
def mutated(draw: st.DrawFn) -> str:
    """A save in which some values were changed, removed or doubled, still JSON."""
    document = json.loads(draw(saves))
    for _ in range(draw(st.integers(1, 3))):
        place: Any = document
        while True:
            keys = list(place) if isinstance(place, dict) else list(range(len(place)))
            if not keys:
                break
            key = draw(st.sampled_from(keys))
            if isinstance(place[key], (dict, list)) and place[key] and draw(st.integers(0, 3)):
                place = place[key]
                continue
            match draw(st.sampled_from(("change", "remove", "double"))):
                case "change":
                    place[key] = draw(json_values)
                case "remove":
                    del place[key]
                case _ if isinstance(place, list):
                    place.append(deepcopy(place[key]))
                case _:
                    place[f"{key}2"] = deepcopy(place[key])
            break
    return json.dumps(document)


@st.composite
def truncated(draw: st.DrawFn) -> str:
    text = draw(saves)
    return text[: draw(st.integers(0, len(text) - 1))]


@st.composite
def scratched(draw: st.DrawFn) -> bytes:
    """Some bytes of a save overwritten, cut out or doubled, as a bad disk does it."""
    data = bytearray(draw(saves).encode())
    for _ in range(draw(st.integers(1, 4))):
        at = draw(st.integers(0, len(data) - 1))
        match draw(st.sampled_from(("overwrite", "cut", "double"))):
            case "overwrite":
                data[at] = draw(st.integers(0, 255))
            case "cut":
                del data[at : at + draw(st.integers(1, 20))]
            case _:
                data[at:at] = data[at : at + draw(st.integers(1, 20))]
        if not data:
            break
    return bytes(data)


@st.composite
def newer_or_foreign(draw: st.DrawFn) -> str | bytes:
    kind = draw(st.sampled_from(("newer", "rules", "json", "text", "bytes", "deep", "game")))
    document = json.loads(draw(saves))
    match kind:
        case "newer":
            document["version"] = draw(st.integers(2, 2**80))
            document["something_new"] = 1
        case "rules":
            document["rules_version"] = draw(st.integers(2, 2**80))
        case "game":
            document["game"] = draw(st.text(max_size=50))
        case "json":
            return json.dumps(draw(json_values))
        case "text":
            return draw(st.text(max_size=200))
        case "bytes":
            return draw(st.binary(max_size=200))
        case _:
            depth = draw(st.integers(1_000, 200_000))
            return '{"format":"stackhub-save","version":1,"options":' + "[" * depth
    return json.dumps(document)


@pytest.fixture
def ask(tmp_path: Path) -> Callable[[str | bytes], None]:
    """Write a file, read it as the app and as the table do, and check that a refusal changed nothing."""
    rules = registry.rules_of("babylon")

    class Disk:
        def read(self, name: str) -> str:
            return (tmp_path / name).read_text(encoding="utf-8", errors="replace")

        def write(self, name: str, text: str) -> None:
            raise AssertionError("nobody saves here")

    def no_bot(level: str, view: Any, chance: Any) -> Any:
        raise GameError("no bots here")

    table = Table(rules, make_options(rules.options_model, {}), 2, 7, ask_bot=no_bot, files=Disk())
    table.answer("play 1>2")
    start = table.answer("state")

    def check(content: str | bytes) -> None:
        file = tmp_path / "some.stackhub"
        file.write_bytes(content.encode("utf-8", errors="surrogatepass") if isinstance(content, str) else content)
        try:
            match = read_match(file, registry.rules_of)
        except (BadSave, StoreError) as error:
            sentence = str(error)
            assert sentence.startswith("some.stackhub")
            assert len(sentence) < 400
            assert "\n" not in sentence
        else:
            again = match_from_json(match_to_json(match), registry.rules_of)
            assert match_to_json(again) == match_to_json(match)
        before = table.answer("state")
        answer = table.answer("load some.stackhub")
        if answer[-1] != "ok":
            assert len(answer) == 1
            assert answer[0].startswith("error: ")
            assert table.answer("state") == before
        else:
            table.answer("load start.stackhub")

    (tmp_path / "start.stackhub").write_text(SAVES[1], encoding="utf-8")
    assert start[-1] == "ok"
    return check


def _run(ask: Callable[[str | bytes], None], strategy: st.SearchStrategy[Any], is_long: bool) -> None:
    @settings(
        max_examples=LONG_QUARTER if is_long else QUARTER,
        deadline=None,
        database=None,
        suppress_health_check=list(HealthCheck),
    )
    @given(strategy)
    def try_one(content: str | bytes) -> None:
        ask(content)

    try_one()


def test_truncated_saves(ask: Callable[[str | bytes], None], is_long: bool) -> None:
    _run(ask, truncated(), is_long)


def test_mutated_saves(ask: Callable[[str | bytes], None], is_long: bool) -> None:
    _run(ask, mutated(), is_long)


def test_scratched_saves(ask: Callable[[str | bytes], None], is_long: bool) -> None:
    _run(ask, scratched(), is_long)


def test_newer_and_foreign_files(ask: Callable[[str | bytes], None], is_long: bool) -> None:
    _run(ask, newer_or_foreign(), is_long)


def test_the_saves_themselves_load(ask: Callable[[str | bytes], None]) -> None:
    """The fuzzing starts from saves that are good; else it would prove nothing."""
    for text in SAVES:
        assert match_to_json(match_from_json(text, registry.rules_of)) == text


def test_a_newer_save_says_so() -> None:
    document = json.loads(SAVES[1])
    document["version"] = 2
    with pytest.raises(BadSave, match="newer StackHub"):
        match_from_json(json.dumps(document), registry.rules_of)
