"""What people may be called: one place decides, and says why not."""

from __future__ import annotations

import pytest

from stackhub.engine.look import COLOUR_NAMES
from stackhub.engine.names import BadName, checked_name, fold
from stackhub.engine.party.members import Member

LONG = "x" * 25
FAMILY = "👩\N{ZERO WIDTH JOINER}👧 Léa"


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("", "a name cannot be empty"),
        (" \t", "a name cannot be empty"),
        (LONG, f'the name "{LONG}" is too long: it may have 24 characters'),
        ("Ad\x07a", 'the name "Ad a" has characters in it that cannot be seen'),
        ("Ada\N{RIGHT-TO-LEFT OVERRIDE}", 'the name "Ada " has characters in it that cannot be seen'),
        ("\N{HANGUL FILLER}", 'the name "\N{HANGUL FILLER}" has characters in it that cannot be seen'),
    ],
)
def test_a_name_that_nobody_can_have_is_refused_in_a_sentence_that_names_it(name: str, why: str) -> None:
    with pytest.raises(BadName) as refused:
        checked_name(name)
    assert str(refused.value) == why
    with pytest.raises(ValueError, match="name"):
        Member(key="m1", name=name, colour=COLOUR_NAMES[0])


@pytest.mark.parametrize("name", ["Ada", "Léa", "Ада", "陽", "👩", FAMILY, "x" * 24, "<b>"])
def test_whoever_may_have_a_profile_may_come_to_a_party(name: str) -> None:
    assert checked_name(f"  {name} ") == name
    assert Member(key="m1", name=name, colour=COLOUR_NAMES[0]).name == name


def test_composed_emoji_stay_whole_where_a_sentence_names_them() -> None:
    assert FAMILY in str(BadName('the name "{name}" is taken', name=FAMILY))


def test_the_same_name_in_other_letters_is_alike() -> None:
    assert fold("LE\N{COMBINING ACUTE ACCENT}A") == fold("léa") != fold("lea")
