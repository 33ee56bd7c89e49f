"""What Stack Up! says: a sentence for everything that can happen, and nothing in it that its reader may not know."""

from typing import Any

import pytest

from stackhub.bots.bot import Budget
from stackhub.engine.chance import Chance
from stackhub.engine.game import Opening
from stackhub.games.stackup import words
from stackhub.games.stackup.bots import make_adviser
from stackhub.games.stackup.cards import CARDS
from stackhub.games.stackup.foresight import foreseen
from stackhub.games.stackup.hint_words import reason as why
from stackhub.games.stackup.names import card_text
from stackhub.games.stackup.rules import StackUpOptions, StackUpState
from tests.games.stackup.tables import fresh, place, play, stackup

NAMES = ("Ada", "Bo", "Cy", "Di", "Ed", "Flo")

#: Without playouts.
AT_A_GLANCE = Budget(iterations=0)


def log(events: Any, seat: int | None) -> list[str]:
    """What the log says to ``seat``."""
    said = [words.describe(event.seen_by(seat), NAMES) for event in events]
    return [text.english() for text in said if text is not None]


@pytest.mark.parametrize(
    ("hands", "keys", "moves", "to_mover", "to_others"),
    [
        (("red6 red8 red9", "red2"), {}, ["red6"], ["Ada plays the red 6."], None),
        (("red6 red8", "red2"), {}, ["red6"], ["Ada plays the red 6 and has one card left."], None),
        (("red6", "red2"), {}, ["red6"], ["Ada plays the red 6 and has no card left.", "Ada wins the round."], None),
        (
            ("blue6 blue7 blue8 red1 red3", "red2", "red4"),
            {},
            ["blue6-blue7-blue8+skip"],
            [
                "Ada plays the blue 6, the blue 7 and the blue 8.",
                "Ada has the next player skipped with the combo.",
                "Bo misses a turn.",
            ],
            None,
        ),
        (
            ("blue6 blue7 blue8 red1 red3", "red2"),
            {},
            ["blue6-blue7-blue8+spare"],
            ["Ada plays the blue 6, the blue 7 and the blue 8.", "Ada earns a spare draw with the combo."],
            None,
        ),
        (("red1", "red2"), {"direction": None}, ["direction:down"], ["Ada has chosen: the numbers go down."], None),
        (("red1", "red2"), {"direction": None}, ["direction:up"], ["Ada has chosen: the numbers go up."], None),
        (("flip red1 red3", "red2"), {}, ["flip"], ["Ada plays a Flip.", "The numbers go down now."], None),
        (
            ("flip red1 red3", "red2"),
            {"direction": "down"},
            ["flip"],
            ["Ada plays a Flip.", "The numbers go up now."],
            None,
        ),
        (
            ("switch red1 red3", "red2"),
            {},
            ["switch:red"],
            ["Ada plays a Switch.", "Ada names a new colour: red."],
            None,
        ),
        (
            ("snatch red1 red3", "green2"),
            {},
            ["snatch:1x1"],
            ["Ada plays a Snatch.", "Ada snatches the green 2 from Bo."],
            ["Ada plays a Snatch.", "Ada snatches 1 card(s) from Bo."],
        ),
        (
            ("crash red1 red3", "red2", "red4"),
            {},
            ["crash"],
            ["Ada plays a Crash.", "Bo must answer with a Crash or take three cards."],
            None,
        ),
        (("red1", "red2"), {"draw": "green9"}, ["draw"], ["Ada draws the green 9."], ["Ada draws a card."]),
        (("red1", "red2"), {"drawn": "red1"}, ["keep"], ["Ada keeps the card."], None),
        (
            ("red1", "red2"),
            {"spare": [True, False]},
            ["spare"],
            ["Ada uses the spare draw and draws nothing."],
            None,
        ),
        (("red1", "red2"), {"draw": ""}, ["pass"], ["Ada can neither play nor draw, and passes."], None),
        (
            ("red1", "red2"),
            {"crash": True, "draw": "green9"},
            ["take"],
            ["Ada does not answer and takes the green 9."],
            ["Ada does not answer and takes 1 card(s)."],
        ),
        (
            ("red1", "red2"),
            {"crash": True, "draw": ""},
            ["take"],
            ["Ada does not answer, but no card is left to take."],
            None,
        ),
        (
            ("red1", "red2"),
            {"draw": "", "top": "green1 blue5"},
            ["draw"],
            [
                "The draw pile is empty: 1 card(s) from the discard pile are shuffled into a new one.",
                "Ada draws the green 1.",
            ],
            [
                "The draw pile is empty: 1 card(s) from the discard pile are shuffled into a new one.",
                "Ada draws a card.",
            ],
        ),
        (
            ("crash red1 red3", "red2"),
            {"crash": True},
            ["crash"],
            ["Ada plays a Crash.", "Ada answers: the two Crashes cancel each other out."],
            None,
        ),
        (
            ("crash red1 red3", "red2", "red4"),
            {"crash": True},
            ["crash"],
            ["Ada plays a Crash.", "Ada answers: the Crash moves on to Bo."],
            None,
        ),
        (
            ("red1", "red2", "red3"),
            {},
            ["leave"],
            ["Ada leaves the table: 1 card(s) go back into the draw pile."],
            None,
        ),
        (("", "red2", "red3"), {}, ["leave"], ["Ada leaves the table."], None),
        (
            ("red1", "red2", "red3"),
            {"crash": True},
            ["leave"],
            ["Ada leaves the table, and the Crash moves on to Bo."],
            None,
        ),
        (
            ("red1", "red2"),
            {},
            ["leave"],
            ["Ada leaves the table: 1 card(s) go back into the draw pile.", "Everybody else has left: Bo wins."],
            None,
        ),
    ],
)
def test_the_log(
    hands: tuple[str, ...], keys: dict[str, Any], moves: list[str], to_mover: list[str], to_others: list[str] | None
) -> None:
    events = play(place(*hands, **keys), *moves)
    assert log(events, 0) == to_mover
    assert log(events, None) == (to_others or to_mover)


def test_the_log_of_a_blocked_round() -> None:
    state = place("red9", "red2 red3", "red12", draw="")
    assert log(play(state, "pass", "pass", "pass"), 0)[-1] == (
        "Nobody can go on: Ada and Cy hold the fewest cards and share the win."
    )
    outcome = state.outcome()
    assert outcome is not None
    assert words.outcome_words(outcome, NAMES).english() == (
        "Nobody could play or draw any more. Ada and Cy held the fewest cards and share the win."
    )
    state = place("red9", "red2 red3", draw="")
    assert log(play(state, "pass", "pass"), 0)[-1] == (
        "Nobody can go on: Ada holds the fewest cards and wins the round."
    )
    outcome = state.outcome()
    assert outcome is not None
    assert words.outcome_words(outcome, NAMES).english() == (
        "Nobody could play or draw any more. Ada held the fewest cards and wins."
    )


def test_no_sentence_names_what_its_reader_does_not_hold() -> None:
    """In whole rounds: to somebody at no seat no card is named that does not lie face up."""
    said = {card: card_text(card).english() for card in CARDS.listed(CARDS.all)}
    chance = Chance(3)
    for seed in range(60):
        state = fresh(2 + seed % 5, seed)
        while state.outcome() is None:
            events = state.play(chance.choice(state.legal_moves()))
            for event in events:
                if event.name in ("drew", "penalised", "snatched"):
                    sentence = log([event], None)[0]
                    assert not any(name in sentence for name in said.values() if name[-1].isdigit())
            assert all(log([event], 0) for event in events)


@pytest.mark.parametrize(
    ("hands", "keys", "seat", "sentence"),
    [
        (("red9", "red2"), {"direction": None}, 1, "Ada: choose whether the numbers go up or down."),
        (("blue9", "red2"), {}, 0, "Ada: play blue, any 6 or a special card."),
        (("blue9", "red2"), {"direction": "down"}, 0, "Ada: play blue, any 4 or a special card."),
        (("blue9", "red2"), {"top": "blue15"}, 0, "Ada: play blue or a special card."),
        (
            ("blue9", "red2"),
            {"options": {"draw": "any_time"}},
            0,
            "Ada: play blue, any 6 or a special card, or draw.",
        ),
        (
            ("blue9", "red2"),
            {"top": "blue15", "options": {"draw": "any_time"}},
            0,
            "Ada: play blue or a special card, or draw.",
        ),
        (("blue9", "red2"), {"options": {"draw": "any_time"}}, 1, "Ada: play blue, any 6 or a special card."),
        (("red9", "red2"), {}, 1, "Ada: play blue, any 6 or a special card."),
        (("red9", "red2"), {}, 0, "Ada: nothing in your hand fits. Draw a card."),
        (("", "red2"), {}, 0, "Ada: your hand is empty. Draw a card."),
        (
            ("red9", "red2"),
            {"spare": [True, False]},
            0,
            "Ada: nothing in your hand fits. Draw a card, or use your spare draw.",
        ),
        (("red9", "red2"), {"draw": ""}, 0, "Ada: nothing fits and there is nothing to draw. Pass."),
        (("red9", "red2"), {"crash": True}, 1, "Ada: answer the Crash with a Crash, or take three cards."),
        (("red9 red6", "red2"), {"drawn": "red6"}, 0, "Ada: you drew the red 6. Play it, or keep it."),
        (("red9", "red2"), {"drawn": "red9"}, 0, "Ada: you drew the red 9, which does not fit. Keep it."),
        (("red9", "red2"), {"drawn": "red9"}, 1, "Ada: play the card you drew, or keep it."),
    ],
)
def test_the_status_says_what_may_be_done_and_tells_others_nothing(
    hands: tuple[str, ...], keys: dict[str, Any], seat: int, sentence: str
) -> None:
    assert words.status(place(*hands, **keys).view(seat), NAMES).english() == sentence


def test_the_status_and_the_outcome_after_the_end() -> None:
    state = place("red6", "red2 red3")
    play(state, "red6")
    outcome = state.outcome()
    assert outcome is not None
    assert words.status(state.view(1), NAMES).english() == "The round is over."
    assert words.outcome_words(outcome, NAMES).english() == "Ada got rid of every card and wins."
    state = place("red6", "red2")
    play(state, "leave")
    outcome = state.outcome()
    assert outcome is not None
    assert words.outcome_words(outcome, NAMES).english() == "Everybody else has left: Bo wins."


@pytest.mark.parametrize("why", ["drawn", "loser", "something new"])
def test_su04_each_opening_has_its_sentence(why: str) -> None:
    sentence = words.opening_words(Opening(1, chooses=False, why=why), NAMES).english()
    assert sentence.startswith(("Bo", "The draw fell on Bo"))
    assert "direction" in sentence


def test_every_option_and_value_has_words() -> None:
    config = stackup().config
    assert set(config.options) == set(StackUpOptions.model_fields)
    for key, option in config.options.items():
        label, explanation, values = words.option_words(key)
        assert label.english()
        assert explanation.english().endswith(".")
        assert all(values[value].english() for value in option.values)
    assert words.preset_words("Grandma").english() == "Grandma"


def test_the_guided_first_turn_is_short() -> None:
    steps = [step.english() for step in words.guide_steps()]
    assert len(steps) == 4
    assert all(len(step) < 230 for step in steps)


@pytest.mark.parametrize(
    ("hands", "keys", "best", "reason"),
    [
        (("red6", "red2"), {}, "red6", "it is your last card, and you win"),
        (("blue6 blue7", "red2"), {}, "blue6-blue7", "those are your last cards, and you win"),
        (("red9", "red2"), {}, "draw", "nothing in your hand fits"),
        (("red9", "red2"), {"spare": [True, False]}, "spare", "your hand grows no larger"),
        (("red9", "red2"), {"crash": True}, "take", "you hold no Crash to answer with"),
        (("red9 crash", "red2"), {"crash": True}, "crash", "you take no cards"),
        (("red9", "red2"), {"draw": ""}, "pass", "there is nothing to draw"),
        (("freeze red9", "red2"), {}, "freeze", "the turn comes straight back to you"),
        (("freeze red9", "red2", "red3"), {}, "freeze", "the next player misses a turn"),
        (("flip red9", "red2", "red3"), {}, "flip", "the other way round"),
        (("switch red9 red10", "red2"), {}, "switch:red", "name red"),
        (("crash red9", "red2"), {}, "crash", "may have to take three cards"),
        (("snatch red9", "red2"), {}, "snatch:1x1", "little else to play"),
        (("red9", "red2"), {"drawn": "red9"}, "keep", "Keep the card"),
        (("red6 red7 red1 red3", "red2"), {}, "red6-red7", "the more cards leave your hand at once"),
        (("red6 red1 red12", "red2"), {}, "red6", "the best chances"),
        (("red6 red7", "red2"), {"direction": None}, "direction:up", "Let the numbers go up"),
        (("red4 red3", "red2"), {"direction": None}, "direction:down", "Let the numbers go down"),
    ],
)
def test_a_hint_says_what_to_play_and_why(hands: tuple[str, ...], keys: dict[str, Any], best: str, reason: str) -> None:
    """What is plain from the own hand; without playouts the hint is what looks best."""
    view = place(*hands, **keys).view(0)
    assert make_adviser(stackup()).hint(view, Chance(1), AT_A_GLANCE).best == (best,)
    assert reason in why(view, stackup().parse_move(best)).english()


def test_a_hint_for_a_combo_names_its_bonus() -> None:
    for others in (("red2",), ("red2", "red3", "red4")):
        view = place("blue6 blue7 blue8 red1", *others).view(0)
        (best,) = make_adviser(stackup()).hint(view, Chance(1), AT_A_GLANCE).best
        bonus = best.partition("+")[2]
        assert ("spare draw" if bonus == "spare" else "miss a turn") in why(view, stackup().parse_move(best)).english()


def said_of(state: StackUpState, move: str) -> str:
    """The reason of a hint to play ``move``, with what was seen."""
    view, played = state.view(state.to_play), stackup().parse_move(move)
    return why(view, played, foreseen(view, played, Chance(1))).english()


MANY = "red10 red11 red12 red13 red14 red15 yellow12 yellow13 yellow14 yellow15 green12 green13 green14 green15"


def test_a_hint_tells_what_the_next_player_had_nothing_for() -> None:
    """The example of the issue: the next player drew on blue (or used a spare draw)."""
    state = place("blue2 red3 red5", "yellow1 green7 green9", top="blue5", draw=MANY)
    play(state, "blue2", "draw", "keep")
    assert "had nothing for" not in said_of(state, "red3")
    state = place("red3 blue7", "yellow1 green7 green9", top="blue2", draw=MANY, to_play=1, spare=[False, True])
    play(state, "spare")
    assert "the next player had nothing for blue, and probably still has not" in said_of(state, "blue7")


def test_a_hint_tells_what_stays_together() -> None:
    state = place("blue9 blue3 blue4 red1", "yellow1 blue1 green9 flip red7 red8", draw=MANY)
    assert "it keeps the blue 3 and the blue 4 together for your next turn" in said_of(state, "blue9")


def test_a_hint_tells_whom_to_stop() -> None:
    state = place("crash red1 red3", "yellow1", "green1 green2", draw=MANY)
    assert "about to run out and has to be stopped (1 left)" in said_of(state, "crash")


def test_a_hint_to_draw_although_one_could_play_says_so() -> None:
    """SU-09, option draw: any_time."""
    state = place("blue9 red1", "yellow1", draw=MANY, options={"draw": "any_time"})
    assert said_of(state, "draw") == "Draw: what you could play now is worth more later."


def test_there_is_no_hint_out_of_turn() -> None:
    hint = make_adviser(stackup()).hint(place("red6", "red2").view(1), Chance(1), AT_A_GLANCE)
    assert (hint.best, hint.reason.english()) == ((), "There is nothing to decide for you now.")
