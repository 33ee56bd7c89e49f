"""Sentences before translation."""

from stackhub.engine.words import QT_TRANSLATE_NOOP, Text, Wording, text


def test_places_are_filled_in_english() -> None:
    marked = QT_TRANSLATE_NOOP("example", "{name} draws {count}: {card}")
    card = text(QT_TRANSLATE_NOOP("example", "a {colour} card"), colour="red")
    sentence = text(marked, name="Ada", count=3, card=card)
    assert (sentence.context, sentence.source) == marked
    assert sentence.english() == "Ada draws 3: a red card"


def test_a_count_chooses_the_plural_form() -> None:
    sentence = text(("example", "{name} draws %n card(s)"), 2, name="Ada")
    assert sentence.n == 2
    assert sentence.english() == "Ada draws 2 card(s)"


def test_braces_without_places_stay() -> None:
    assert Text("example", "a {brace}").english() == "a {brace}"


def test_a_name_with_braces_does_no_harm() -> None:
    assert text(("example", "{name} begins"), name="{0} {boom} %n").english() == "{0} {boom} %n begins"


def test_a_wording_is_said_in_its_languages_and_else_as_it_was_written() -> None:
    both, one = Wording({"en": "Snow", "fr": "Neige"}), Wording({"fr": "Neige"})
    assert [both.said_in(language) for language in ("en", "fr", "de")] == ["Snow", "Neige", "Snow"]
    assert [one.said_in(language) for language in ("en", "fr")] == ["Neige", "Neige"]
    assert Text("game", "{name} draws “{card}”.", {"name": "Ann", "card": both}).english() == "Ann draws “Snow”."
