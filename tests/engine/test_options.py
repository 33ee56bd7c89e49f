"""Options from plain values and from the command line."""

from typing import Annotated, Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import Field, ValidationError

from stackhub.engine.errors import BadOptions
from stackhub.engine.options import Options, make_options, parse_settings


class Example(Options):
    match: Literal["single", "points"] = "single"
    seconds: Annotated[int, Field(ge=0, le=60)] = 0
    strict: bool = False


def test_what_is_not_said_keeps_its_default() -> None:
    assert make_options(Example, {}) == Example()
    assert make_options(Example, {"seconds": 5}).as_dict() == {"match": "single", "seconds": 5, "strict": False}


@pytest.mark.parametrize(
    ("values", "why"),
    [
        ({"macth": "points"}, "there is no option 'macth' (options: match, seconds, strict)"),
        ({"match": "best"}, "option 'match' cannot be 'best': should be one of 'single', 'points'"),
        ({"seconds": 61}, "option 'seconds' cannot be 61: should be at most 60"),
        ({"seconds": "soon"}, "option 'seconds' cannot be 'soon': should be a whole number"),
        ({"strict": None}, "option 'strict' cannot be None: should be true or false"),
    ],
)
def test_a_wrong_value_is_refused_with_one_sentence(values: dict[str, object], why: str) -> None:
    with pytest.raises(BadOptions) as refused:
        make_options(Example, values)
    assert str(refused.value).startswith(why)
    assert "\n" not in str(refused.value)


def test_options_do_not_change() -> None:
    with pytest.raises(ValidationError):
        Example().seconds = 5


def test_settings_of_the_command_line() -> None:
    settings = [
        "match=points",
        "seconds=5",
        "strict=true",
        "other=false",
        "text=a=b",
        "empty=",
        "minus=-3",
        "long=1234567890",
    ]
    assert parse_settings(settings) == {
        "match": "points",
        "seconds": 5,
        "strict": True,
        "other": False,
        "text": "a=b",
        "empty": "",
        "minus": -3,
        "long": "1234567890",
    }


@pytest.mark.parametrize("setting", ["", "match", "=single"])
def test_a_setting_is_key_equals_value(setting: str) -> None:
    with pytest.raises(BadOptions, match="key=value"):
        parse_settings([setting])


@given(st.dictionaries(st.sampled_from(["match", "seconds", "strict", "x"]), st.text() | st.integers() | st.none()))
def test_whatever_is_given_there_are_options_or_one_sentence(values: dict[str, object]) -> None:
    try:
        options = make_options(Example, values)
    except BadOptions as error:
        problem = str(error)
    else:
        assert make_options(Example, options.as_dict()) == options
        return
    assert problem.startswith(("option '", "there is no option '"))
