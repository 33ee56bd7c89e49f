"""Positions of Babylon in the form of docs/notation.md: what is read, and what is refused with one sentence."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stackhub.engine.chance import Chance
from stackhub.engine.errors import BadOptions, BadPosition, GameError
from stackhub.games.babylon.rules import BabylonOptions, BabylonRules
from stackhub.games.registry import rules_of

SINGLES = {str(n + 1): [colour] for n, colour in enumerate(["green", "black", "red", "beige"] * 3)}


def read(rules: BabylonRules, position: dict[str, Any], seed: int = 1) -> dict[str, Any]:
    return rules.from_position(position, BabylonOptions(), 2, Chance(seed)).position()


def test_the_form_of_notation_md(rules: BabylonRules) -> None:
    rest = ["green", "green", *["beige"] * 3, "black", "black", "red", "red"]
    position = {"piles": {"1": ["green"], "7": ["black", "red"], "12": rest}, "to_play": 1}
    assert read(rules, position) == position


def test_piles_keep_their_numbers(rules: BabylonRules) -> None:
    piles = {n: SINGLES[n] for n in reversed(SINGLES) if n != "2"}
    piles["12"], piles["1"] = SINGLES["1"] + SINGLES["2"], SINGLES["12"]
    state = rules.from_position({"piles": piles}, BabylonOptions(), 2, Chance(1))
    assert state.piles[11] == ("green", "black")
    assert state.piles[1] == ()
    assert list(state.position()["piles"]) == [str(n) for n in range(1, 13) if n != 2]


def test_what_is_left_out_takes_the_values_of_the_set_up(rules: BabylonRules) -> None:
    setup = rules.setup(BabylonOptions(), 2, Chance(5)).position()
    assert read(rules, {}, 5) == setup
    assert read(rules, {"to_play": 1}, 5) == {**setup, "to_play": 1}
    assert read(rules, {"piles": SINGLES})["to_play"] == 0


def test_options_in_a_position_are_checked(rules: BabylonRules) -> None:
    assert read(rules, {"piles": SINGLES, "options": {"match": "best_of_3"}})["piles"] == SINGLES
    with pytest.raises(BadOptions, match="no option 'decks'"):
        read(rules, {"options": {"decks": 1}})


@pytest.mark.parametrize(
    ("position", "why"),
    [
        ({"pile": SINGLES}, "no 'pile'"),
        ({"piles": [["green"]]}, "piles must be an object"),
        ({"piles": None}, "piles must be an object"),
        ({"piles": {**SINGLES, "13": ["green"]}}, "no pile '13'"),
        ({"piles": {**SINGLES, "01": ["green"]}}, "no pile '01'"),
        ({"piles": {**SINGLES, "0": ["green"]}}, "no pile '0'"),
        ({"piles": {**SINGLES, "1": []}}, "pile 1 must be a list"),
        ({"piles": {**SINGLES, "1": "green"}}, "pile 1 must be a list"),
        ({"piles": {**SINGLES, "1": ["blue"]}}, "pile 1 holds 'blue'"),
        ({"piles": {**SINGLES, "1": [["green"]]}}, "pile 1 holds"),
        ({"piles": {**SINGLES, "1": [None]}}, "pile 1 holds"),
        ({"piles": {**SINGLES, "1": ["black"]}}, "there must be 3 green tablets, not 2"),
        ({"piles": {**SINGLES, "1": ["green", "green"]}}, "there must be 3 green tablets, not 4"),
        ({"piles": {}}, "there must be 3 green tablets, not 0"),
        ({"to_play": 2}, "to_play must be 0 or 1"),
        ({"to_play": -1}, "to_play must be 0 or 1"),
        ({"to_play": True}, "to_play must be 0 or 1"),
        ({"to_play": "0"}, "to_play must be 0 or 1"),
        ({"to_play": 0.0}, "to_play must be 0 or 1"),
        ({"options": []}, "options must be an object"),
    ],
)
def test_a_wrong_position_is_refused_with_one_sentence(rules: BabylonRules, position: dict[str, Any], why: str) -> None:
    with pytest.raises(BadPosition) as refused:
        read(rules, position)
    message = str(refused.value)
    assert why in message
    assert "\n" not in message
    assert len(message) < 200


anything = st.recursive(
    st.none() | st.booleans() | st.integers(-2, 14) | st.floats() | st.sampled_from(["green", "black", "7", ""]),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(["1", "7", "12", "x"]), inner, max_size=4)
    ),
    max_leaves=12,
)


@given(st.dictionaries(st.sampled_from(["piles", "to_play", "options", "seat"]), anything))
def test_no_position_brings_the_rules_down(position: dict[str, Any]) -> None:
    rules = rules_of("babylon")
    try:
        state = rules.from_position(position, BabylonOptions(), 2, Chance(1))
    except GameError as error:
        problem = str(error)
    else:
        assert rules.conserved(state) == rules.conserved(rules.setup(BabylonOptions(), 2, Chance(1)))
        assert json.loads(json.dumps(state.position())) == state.position()
        return
    assert "\n" not in problem
