"""What is said with an award reads well for any figure: nobody says "1 time", nor "0 fois"."""

from __future__ import annotations

import re

import pytest

from stackhub.engine.party.award_words import AWARD_WORDS_FOR_NONE
from stackhub.engine.party.awards import AwardWon
from stackhub.shell.hub import Hub
from stackhub.shell.party_book import load_book
from stackhub.tabletop.translate import say

AWKWARD = re.compile(r"\b[01] (times?|fois)\b")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_once_and_never_are_said_as_people_say_them(hub: Hub, language: str) -> None:
    hub.language.use(language)
    said = [
        say(AwardWon(award.id, "m1", count, 9 if award.per else 0).sentence("Léa"))
        for award in load_book().file.awards
        for count in ((0, 1, 2) if award.best == "fewest" else (1, 2))
    ]
    hub.language.use("en")
    assert not [words for words in said if AWKWARD.search(words)]
    assert all(words.startswith("Léa ") and "%n" not in words for words in said)
    tower = {"en": "Léa brought a tower down.", "fr": "Léa a fait tomber une Tour."}
    none = {
        "en": "Léa laid 9 pieces on a tower, and nothing fell.",
        "fr": "Léa a posé 9 pièces sur une Tour, et rien n’est tombé.",
    }
    assert {tower[language], none[language]} <= set(said)


def test_every_award_for_the_fewest_has_words_for_none() -> None:
    fewest = {award.id for award in load_book().file.awards if award.best == "fewest"}
    assert fewest == set(AWARD_WORDS_FOR_NONE)
