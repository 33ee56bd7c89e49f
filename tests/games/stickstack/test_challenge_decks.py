"""SS-17, SS-18: the deck that comes with the game, and decks as files, sound and broken."""

from __future__ import annotations

import contextlib
import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from stackhub.engine.errors import BadConfig
from stackhub.games.stickstack.challenge_cards import MOST_CARDS, Card, Deck, decks_in, decks_text
from stackhub.games.stickstack.challenge_words import check_words, conditions_of
from stackhub.games.stickstack.deck_file import SUFFIX, DeckFileError, deck_text, load_deck, save_deck
from stackhub.resources import config_dir
from stackhub.store.yaml_file import dump_yaml

STANDARD = config_dir() / "challenges" / "standard.yaml"
CARDS = {card.id: card for card in load_deck(STANDARD).cards}
HEAD = "version: 1\nname: {en: Ours}\ncards:\n"
SOUND = "  - {id: a, title: A, text: Do it., vote: true}\n"


# --- the deck of the game (SS-17)


def test_ss17_46_cards_thirty_or_more_judged_by_the_machine_and_eight_duo() -> None:
    assert len(CARDS) == 46
    assert sum(card.check is not None and not card.vote for card in CARDS.values()) >= 30
    assert sum(card.vote for card in CARDS.values()) >= 8
    assert sum(card.duo for card in CARDS.values()) >= 8
    assert {card.condition for card in CARDS.values()} >= {"blind", "guided", "mirrored", "stiff"}
    assert {card.colours for card in CARDS.values()} == {"like", "any", "unlike"}
    assert sum(card.needs == 0 for card in CARDS.values()) >= 20, "enough for an empty tower"


@pytest.mark.parametrize("card", CARDS.values(), ids=CARDS.keys())
def test_ss17_a_card_speaks_both_languages(card: Card) -> None:
    for words in (card.title, card.text):
        assert words.en
        assert words.fr
        assert words.en != words.fr
        assert not re.search(r"[^\u202f][?!;]", words.fr), "a narrow space before ? ! ;"
        assert not re.search(r"[^\u00a0]:", words.fr), "a space that does not break before a colon"
    assert all(check_words(leaf).english() for leaf in card.leaves)
    assert all(words.english() for words in conditions_of(card))


def test_ss17_what_takes_away_sight_hand_or_time_can_be_played_without() -> None:
    hard = [card for card in CARDS.values() if card.condition or card.seconds]
    assert len(hard) >= 6
    assert all(card.can_be_eased for card in hard)
    assert all(card.check is not None or card.vote for card in hard), "something of it is left"


# --- files (SS-18)


def test_ss18_a_deck_comes_back_from_its_file(tmp_path: Path) -> None:
    deck = load_deck(STANDARD)
    path = tmp_path / f"mine{SUFFIX}"
    save_deck(path, deck)
    assert load_deck(path) == deck
    assert deck_text(load_deck(path)) == path.read_text(encoding="utf-8")
    assert "condition: null" not in path.read_text(encoding="utf-8")


def test_ss18_a_text_in_one_language_is_enough(tmp_path: Path) -> None:
    path = tmp_path / "mine.stackdeck"
    path.write_text(HEAD + SOUND + "  - {id: b, title: {fr: B}, text: {fr: Chante.}, vote: true}\n", encoding="utf-8")
    first, second = load_deck(path).cards
    assert first.text.wording.said_in("fr") == "Do it."
    assert second.text.wording.said_in("en") == "Chante."


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "the file is empty"),
        ("cards: [", "line 1"),
        (HEAD + "  []\n", "there is no card in it"),
        (HEAD.replace("1", "2") + SOUND, 'line 1: "version"'),
        (HEAD + SOUND + SOUND, "two cards have the id 'a'"),
        (HEAD + "  - {id: A b, title: A, text: A, vote: true}\n", "line 4"),
        (HEAD + SOUND + "  - {id: b, title: A, text: A}\n", "a card needs a check, or vote: true (in the card 'b')"),
        (HEAD + SOUND + "  - {title: A, text: A, vote: true}\n", "(in the card '2')"),
        (HEAD + SOUND + "  - id: b\n    title: A\n    text: A\n    vote: perhaps\n", "line 8"),
        (HEAD + SOUND + "  - id: b\n    title: A\n    text: A\n    check: {kind: flies}\n", "should be a check"),
        (HEAD + SOUND + "  - id: b\n    title: A\n    text: A\n    check: {kind: flies}\n", "(in the card 'b')"),
        (HEAD + SOUND.replace("vote", "colour"), 'the key "cards.1.colour" is not known'),
        (HEAD + SOUND.replace("Do it.", "x" * 281), "the text is too long (at most 280 characters) (in the card 'a')"),
        (HEAD + SOUND.replace("Do it.", "' '"), "the text is empty"),
        (HEAD + SOUND.replace("vote", "places: neighbour, vote"), "only on a DUO card the neighbour may place"),
        (HEAD + SOUND.replace("vote", "needs: 3, up_to: 2, vote"), "up_to must not be smaller than needs"),
        (HEAD + "".join(SOUND.replace("a,", f"a{n},", 1) for n in range(MOST_CARDS + 1)), f"at most {MOST_CARDS}"),
        (HEAD + SOUND + "x: &a [b]\ny: *a\n", "alias"),
        ("a: &a [x, x]\nb: &b [*a, *a]\nc: &c [*b, *b]\n", "alias"),
        (HEAD + "  - !!python/object/apply:os.system [ls]\n", "tag"),
        ("[" * 60, "line 1"),
        (HEAD + SOUND + "#" + "x" * (1 << 20), "larger than"),
    ],
)
def test_ss18_a_broken_deck_is_said_in_one_sentence(tmp_path: Path, text: str, why: str) -> None:
    path = tmp_path / "mine.stackdeck"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(DeckFileError) as refused:
        load_deck(path)
    said = str(refused.value)
    assert said.startswith("mine.stackdeck")
    assert why in said
    assert len(said.splitlines()) == 1


def test_ss18_what_is_no_text_or_not_there_is_said(tmp_path: Path) -> None:
    path = tmp_path / "mine.stackdeck"
    with pytest.raises(DeckFileError, match="does not exist"):
        load_deck(path)
    path.write_bytes(b"\xff\xfe\x00name")
    with pytest.raises(DeckFileError, match="not valid UTF-8"):
        load_deck(path)
    with pytest.raises(DeckFileError, match="cannot be read"):
        load_deck(tmp_path)


def test_ss18_what_cannot_be_printed_is_taken_out_of_a_deck_as_the_editor_does(tmp_path: Path) -> None:
    """Control characters, and those that turn the direction of writing around."""
    path = tmp_path / "mine.stackdeck"
    title = r'"\aA\e[31m\0\x7f \u202eB\n\tC\u2066"'
    path.write_text(HEAD + f"  - {{id: a, title: {title}, text: {title}, vote: true}}\n", encoding="utf-8")
    (card,) = load_deck(path).cards
    assert (card.title.en, card.text.en) == ("A [31m B C", "A [31m B C")


def test_ss18_what_stands_after_the_cards_is_no_fault_of_the_last_card(tmp_path: Path) -> None:
    path = tmp_path / "mine.stackdeck"
    for last in ("name: again", "colour: red"):
        path.write_text(HEAD + SOUND + last + "\n", encoding="utf-8")
        with pytest.raises(DeckFileError, match=r"line 5: ") as refused:
            load_deck(path)
        assert "in the card" not in str(refused.value)


def test_ss18_the_option_holds_own_decks_as_a_whole() -> None:
    own = Deck.model_validate({"name": "Ours", "cards": [{"id": "a", "title": "A", "text": "Do it.", "vote": True}]})
    assert decks_text(["standard"]) == "standard"
    option = decks_text(["standard", own])
    assert decks_in(option) == ("standard", own)
    assert decks_text(decks_in(option)) == option


@pytest.mark.parametrize(
    "option", ["[", "[1]", "[[]]", "[" * 5000, '["standard", {}]', "[null]", "[]", "", "Standard", '{"a": 1}']
)
def test_ss18_decks_that_are_none_are_refused_in_the_option(option: str) -> None:
    with pytest.raises(BadConfig) as refused:
        decks_in(option)
    assert len(str(refused.value).splitlines()) == 1


ANY = st.recursive(
    st.none() | st.booleans() | st.integers(-5, 50) | st.sampled_from(["", "a", "touches", "sticks", "standard"]),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(
            st.sampled_from(["id", "title", "text", "check", "kind", "what", "all", "none", "least"]), inner
        )
    ),
    max_leaves=12,
)


@given(cards=st.lists(ANY, max_size=3), name=ANY)
@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_ss18_whatever_stands_in_a_file_is_a_deck_or_a_sentence(tmp_path: Path, cards: list[Any], name: Any) -> None:
    path = tmp_path / "any.stackdeck"
    path.write_text(dump_yaml({"version": 1, "name": name, "cards": cards}), encoding="utf-8")
    with contextlib.suppress(DeckFileError):  # and no other error
        assert load_deck(path).cards
