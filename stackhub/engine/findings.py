"""What pydantic finds wrong with data, in our own words, to stand inside a sentence that is translated."""

from __future__ import annotations

import re

from pydantic import ValidationError
from pydantic_core import ErrorDetails

from stackhub.engine.errors import SaidError
from stackhub.engine.words import QT_TRANSLATE_NOOP, Text, text

_LONGEST = 300
_KEYS = QT_TRANSLATE_NOOP("errors", 'should have keys with values, such as "name: value"')
_LIST = QT_TRANSLATE_NOOP("errors", "should be a list")
_TEXT = QT_TRANSLATE_NOOP("errors", "should be text")
_WHOLE = QT_TRANSLATE_NOOP("errors", "should be a whole number")
_NUMBER = QT_TRANSLATE_NOOP("errors", "should be a number")
_TRUTH = QT_TRANSLATE_NOOP("errors", "should be true or false")
_EMPTY = QT_TRANSLATE_NOOP("errors", "should not be empty")
_VALUE = QT_TRANSLATE_NOOP("errors", "should be {value}")
_VALUES = QT_TRANSLATE_NOOP("errors", "should be one of {values}")
_OTHER = QT_TRANSLATE_NOOP("errors", "should have another value")
_SENTENCES: dict[str, tuple[str, str]] = {
    **dict.fromkeys(("model_type", "model_attributes_type", "dataclass_type", "dict_type", "mapping_type"), _KEYS),
    **dict.fromkeys(("list_type", "tuple_type", "set_type", "frozen_set_type", "iterable_type"), _LIST),
    **dict.fromkeys(("string_type", "string_unicode"), _TEXT),
    **dict.fromkeys(("int_type", "int_parsing", "int_parsing_size", "int_from_float"), _WHOLE),
    **dict.fromkeys(("float_type", "float_parsing"), _NUMBER),
    **dict.fromkeys(("bool_type", "bool_parsing"), _TRUTH),
    "finite_number": QT_TRANSLATE_NOOP("errors", "should be a finite number"),
    "none_required": QT_TRANSLATE_NOOP("errors", "should be left empty"),
    "greater_than": QT_TRANSLATE_NOOP("errors", "should be greater than {gt}"),
    "greater_than_equal": QT_TRANSLATE_NOOP("errors", "should be at least {ge}"),
    "less_than": QT_TRANSLATE_NOOP("errors", "should be less than {lt}"),
    "less_than_equal": QT_TRANSLATE_NOOP("errors", "should be at most {le}"),
    "multiple_of": QT_TRANSLATE_NOOP("errors", "should be a multiple of {multiple_of}"),
    "too_short": QT_TRANSLATE_NOOP("errors", "should have at least {min_length} entries"),
    "too_long": QT_TRANSLATE_NOOP("errors", "should have at most {max_length} entries"),
    "string_too_short": QT_TRANSLATE_NOOP("errors", "should have at least {min_length} characters"),
    "string_too_long": QT_TRANSLATE_NOOP("errors", "should have at most {max_length} characters"),
    "string_pattern_mismatch": QT_TRANSLATE_NOOP("errors", "should be written otherwise (by the pattern {pattern})"),
    "missing": QT_TRANSLATE_NOOP("errors", "should not be missing"),
    "extra_forbidden": QT_TRANSLATE_NOOP("errors", "should not be there"),
    "invalid_key": QT_TRANSLATE_NOOP("errors", "should not be there"),
    "json_invalid": QT_TRANSLATE_NOOP("errors", "should be sound JSON"),
}
"""By what pydantic calls them; the places are filled from what it tells besides. All of them go on after the name of
what is wrong, or after a colon."""


def first_finding(error: ValidationError) -> tuple[str, ErrorDetails]:
    """The place of the first thing found wrong, ``players.0.name`` (empty: the whole), and what pydantic says of it."""
    first = error.errors(include_url=False)[0]
    return ".".join(str(part) for part in first["loc"]), first


def reason_of(finding: ErrorDetails) -> Text:
    """Why it is wrong: the sentence of the SaidError that a validator of ours raised, else of the kind of finding. What
    else a validator raised stays as it was written: the words of files that no player writes."""
    told, kind = finding.get("ctx", {}), finding["type"]
    raised = told.get("error")
    if isinstance(raised, SaidError):
        return raised.text
    if kind in ("value_error", "assertion_error"):
        return Text("errors", " ".join(str(raised).split())[:_LONGEST])
    if kind in ("literal_error", "enum", "union_tag_invalid"):
        return _one_of(str(told.get("expected", told.get("expected_tags", ""))))
    if kind in ("too_short", "string_too_short") and told.get("min_length") == 1:
        return text(_EMPTY)
    marked = _SENTENCES.get(kind, _OTHER)
    return text(marked, **{name: told[name] for name in re.findall(r"\{(\w+)\}", marked[1])})


def no_kind_of(findings: list[ErrorDetails]) -> Text:
    """What is told of a value that is none of several kinds that it might be, from what was found wrong with each."""
    return reason_of(findings[0]) if len({finding["type"] for finding in findings}) == 1 else text(_OTHER)


def _one_of(expected: str) -> Text:
    """`expected`: the values as pydantic lists them, ``'red', 'blue' or 'green'``."""
    values = expected.replace(" or ", ", ")
    return text(_VALUES, values=values) if ", " in values else text(_VALUE, value=values)
