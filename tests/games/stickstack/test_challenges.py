"""SS-15 to SS-19 by moves alone: cards are drawn, done, kept and voted on."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from PySide6.QtCore import QLocale

from stackhub.engine.chance import Chance
from stackhub.engine.errors import BadOptions, BadPosition, GameError, IllegalMove
from stackhub.engine.options import make_options
from stackhub.engine.referee import Referee, fresh_round
from stackhub.engine.save import match_from_json, match_to_json
from stackhub.games import registry
from stackhub.games.stickstack.rules import StickStackOptions, StickStackState
from stackhub.games.stickstack.words import describe, outcome_words, seat_words, status
from stackhub.tabletop.translate import say
from tests.conformance.random_play import play_match, random_match
from tests.games.stickstack.challenges import hangs, with_cards
from tests.games.stickstack.turns import (
    attempt,
    contact,
    falls,
    fresh,
    play,
    record,
    slipped,
    stickstack,
    toppled,
    wrong,
)

NAMES = ("Ann", "Ben", "Cleo", "Dan")


def events(state: StickStackState, move: Any, seat: int | None = None) -> list[dict[str, Any]]:
    parsed = stickstack().parse_move(move if isinstance(move, str) else f"record {move}")
    return [event.as_dict() for event in state.play(parsed, seat)]


def done(state: StickStackState, **more: Any) -> list[dict[str, Any]]:
    """The stick that is held is hung, and nothing falls."""
    held = state.now.held
    assert held is not None
    return events(state, hangs(held, state.now.tower, **more))


def a_turn(state: StickStackState, *, does: bool = True) -> list[dict[str, Any]]:
    """A card, a stick, and the stick hangs; not `does`: another stick falls."""
    play(state, "challenge", "bag")
    if does:
        return done(state)
    held, (first, *_) = state.now.held, state.now.tower
    assert held is not None
    return events(state, record(held, attempt(contact()), tower=state.now.tower, fell=falls(first)))


# --- drawing (SS-15)


def test_ss15_46_cards_are_in_the_deck_and_one_is_drawn_first() -> None:
    state = fresh(mode="challenges")
    assert len(state.now.deck) == 46
    assert (state.view(0).phase, [str(move) for move in state.legal_moves()]) == ("challenge", ["challenge"])
    with pytest.raises(IllegalMove, match="draw a challenge first"):
        play(state, "bag")
    (drew,) = events(state, "challenge:first_go")
    assert drew == {
        "event": "drew",
        "seat": 0,
        "card": "first_go",
        "title": {"en": "First go", "fr": "Du premier coup"},
        "duo": False,
        "partner": None,
    }
    assert state.view(2).card == state.now.pack.cards["first_go"], "it is shown to all"
    assert (state.view(0).phase, [str(move) for move in state.legal_moves()]) == ("take", ["bag"])
    with pytest.raises(IllegalMove, match="a challenge has been drawn in this turn"):
        play(state, "challenge")


def test_ss15_a_card_comes_at_random() -> None:
    drawn = Counter(play(fresh(seed=seed, mode="challenges"), "challenge").now.card for seed in range(600))
    apt = [name for name, card in fresh(mode="challenges").now.pack.cards.items() if not card.needs]
    assert set(drawn) == set(apt)
    assert max(drawn.values()) < 70, "25 or so are to be expected"


def test_ss15_a_card_that_nobody_could_do_yet_is_not_drawn() -> None:
    assert with_cards("crossroads", "first_go").now.drawable == ("first_go",)
    assert with_cards("crossroads", "first_go", tower=["s01", "s02"]).now.drawable == ("crossroads", "first_go")
    assert with_cards("shore", "first_go", tower=[f"s{number:02}" for number in range(1, 7)]).now.drawable == (
        "first_go",
    )
    with pytest.raises(IllegalMove, match="the challenge 'crossroads' cannot be drawn now"):
        play(with_cards("crossroads", "first_go"), "challenge:crossroads")


def test_ss15_without_cards_in_deck_and_discards_there_is_none() -> None:
    state = with_cards(tower=["s01"])
    assert state.view(0).phase == "take"
    with pytest.raises(IllegalMove, match="no challenge is left"):
        play(state, "challenge")
    play(state, "bag")
    assert [event["event"] for event in done(state)] == ["placed"]
    assert (state.to_play, state.view(1).phase) == (1, "take")


def test_ss15_an_empty_deck_is_made_of_the_discards() -> None:
    state = with_cards(discards=["first_go", "snow", "crossroads"])
    reshuffled, drew = events(state, "challenge:snow")
    assert reshuffled == {"event": "reshuffled", "seat": 0, "count": 3}
    assert drew["card"] == "snow"
    assert (state.now.deck, state.now.discards) == (("crossroads", "first_go"), ())


def test_challenges_are_drawn_in_their_mode_only() -> None:
    with pytest.raises(IllegalMove, match="challenges are not played in this match"):
        play(fresh(), "challenge")
    with pytest.raises(IllegalMove, match="there is nothing to vote on"):
        play(fresh(), "vote:yes")
    assert "deck" not in fresh().position()
    assert "decks" not in fresh().position()["options"]


# --- done and failed (SS-15)


def test_ss15_what_is_done_is_discarded_and_the_turn_passes() -> None:
    state = with_cards("first_go")
    told = a_turn(state)
    assert [event["event"] for event in told] == ["placed", "scored"]
    assert {key: told[1][key] for key in ("seat", "card", "done", "why", "partner", "cards")} == {
        "seat": 0,
        "card": "first_go",
        "done": True,
        "why": None,
        "partner": None,
        "cards": 0,
    }
    assert (state.now.discards, state.now.card, state.to_play) == (("first_go",), None, 1)


def test_ss15_what_is_not_done_stays_in_front() -> None:
    state = with_cards("first_go", tower=["s01"])
    play(state, "challenge", "bag:s09")
    told = events(state, hangs("s09", ("s01",), wrong(4.0), attempt(contact(), at_s=9.0)))
    assert (told[-1]["done"], told[-1]["why"], told[-1]["cards"]) == (False, "check", 1)
    assert (state.now.kept, state.view(0).cards) == ((("first_go",), (), ()), (1, 0, 0))
    assert seat_words(state.view(0), 0).english() == "1 challenge(s) · 0 in front"


def test_ss15_nothing_may_be_dropped() -> None:
    state = with_cards("first_go", tower=["s01", "s02"])
    told = a_turn(state, does=False)
    assert told[-1]["why"] == "fell"
    assert state.now.fronts[0] == ("s01",), "what fell is in front (SS-08)"


def test_ss15_a_topple_fails_and_clears_the_tower_and_play_goes_on() -> None:
    state = with_cards("first_go", "snow", tower=["s01", "s02"], fronts=[["s30"], [], ["s31"]])
    play(state, "challenge:first_go", "bag:s09")
    told = events(state, toppled("s09", fell=falls("s02")))
    assert [event["event"] for event in told] == ["toppled", "announced", "scored"]
    assert told[1] == {"event": "announced", "seat": 0, "what": "cleared", "sticks": 3}
    now = state.now
    assert now.outcome is None
    assert (now.tower, now.fronts, now.penalties) == ((), (("s30",), (), ("s31",)), (0, 0, 0))
    assert {"s01", "s02", "s09"} <= set(now.bag)
    assert (now.kept[0], now.to_play) == (("first_go",), 1)


def test_ss15_every_stick_fallen_is_a_crash_like_a_topple() -> None:
    state = with_cards("first_go", "snow", tower=["s01"])
    play(state, "challenge:first_go", "bag:s09")
    told = events(state, record("s09", slipped(), tower=["s01"], fell=falls("s01", "s09"), end="all_fell"))
    assert told[-1]["why"] == "all_fell"
    assert (state.now.tower, state.now.fronts[0], len(state.now.bag)) == ((), (), 36)


def test_ss15_who_has_nothing_to_take_finds_the_towers_sticks_in_the_bag() -> None:
    state = with_cards("first_go", "snow", bag=["s09"], tower=["s01", "s02"])
    told = a_turn(state)
    assert told[-1] == {"event": "announced", "seat": 1, "what": "cleared", "sticks": 3}
    assert (state.now.bag, state.now.tower) == (("s01", "s02", "s09"), ())
    assert describe(state_event(told[-1]), NAMES).english().startswith("The tower is cleared: 3 stick(s)")  # type: ignore[union-attr]


def state_event(told: dict[str, Any]) -> Any:
    from stackhub.engine.events import Event

    rest = {key: value for key, value in told.items() if key not in ("event", "seat")}
    return Event(told["event"], told["seat"], rest)


def test_ss15_the_third_card_ends_the_game_and_the_fewest_cards_win() -> None:
    state = with_cards("first_go", seats=4, kept=[["snow", "loner"], ["shore"], [], []], tower=["s01", "s02"],
                       fronts=[[], [], ["s30"], ["s31"]])  # fmt: skip
    a_turn(state, does=False)
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.by, outcome.loser) == ("cards", 0, 0)
    assert outcome.scores == (3, 1, 0, 0)
    assert outcome.winners == (2, 3), "no card and one stick each: they share it"
    assert state.legal_moves() == []
    assert outcome_words(outcome, NAMES).english() == (
        "Ann keeps a third challenge. Fewest challenges kept: Cleo and Dan, with 0."
    )
    assert status(state.view(1), NAMES).english() == "Three challenges lie in front of somebody: the game is over."


def test_ss15_then_the_fewest_sticks_win() -> None:
    state = with_cards("first_go", kept=[["snow", "loner"], [], []], tower=["s01", "s02"], fronts=[[], ["s30"], []])
    a_turn(state, does=False)
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winners, outcome.scores, outcome.loser) == ("sticks", (2,), (3, 0, 0), 0)
    assert outcome_words(outcome, NAMES).english() == (
        "Ann keeps a third challenge. Fewest challenges kept: a tie at 0. Fewest sticks in front: Cleo."
    )
    assert status(state.view(1), NAMES).english() == "Three challenges lie in front of somebody: the game is over."


def test_ss15_ss19_who_has_left_ties_with_nobody() -> None:
    state = with_cards("first_go", kept=[["snow", "loner"], [], []], tower=["s01"], fronts=[[], ["s30"], []], left=[2])
    a_turn(state, does=False)
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winners, outcome.scores) == ("cards", (1,), (3, 0, 0))


def test_ss06_a_stick_that_is_kept_costs_the_card_and_no_point() -> None:
    state = with_cards("snow", tower=["s01"], fronts=[["s09"], [], []])
    play(state, "challenge", "own:s09")
    told = events(state, record("s09", wrong(4.0), wrong(9.0), wrong(14.0), tower=["s01"], end="kept"))
    assert (told[-1]["why"], state.now.penalties, state.now.fronts[0]) == ("kept", (0, 0, 0), ("s09",))


# --- colours (SS-04)


def test_ss04_a_card_suspends_or_replaces_the_rule_and_nothing_is_refused() -> None:
    for card, does in (("carnival", True), ("topsy_turvy", True)):
        state = with_cards(card)
        play(state, "challenge", "bag:s09")
        assert "colours may touch" in status(state.view(0), NAMES).english()
        told = events(state, hangs("s09", (), attempt(contact("w", "r"))))
        assert [event["event"] for event in told] == ["placed", "scored"], "no refusal is told"
        assert told[-1]["done"] is does
    state = with_cards("topsy_turvy")
    play(state, "challenge", "bag:s09")
    assert events(state, hangs("s09", (), attempt(contact("w", "w"))))[-1]["why"] == "check"
    state = with_cards("first_go")
    play(state, "challenge", "bag:s09")
    with pytest.raises(IllegalMove, match="the last attempt was refused"):
        events(state, hangs("s09", (), attempt(contact("w", "r"))))


# --- DUO (SS-16)


def test_ss16_both_win_or_both_keep_a_card() -> None:
    state = with_cards("borrowed_hand", "first_go", tower=["s01"])
    (drew,) = events(state, "challenge:borrowed_hand")
    assert (drew["duo"], drew["partner"], state.view(2).partner) == (True, 1, 1)
    play(state, "bag:s09")
    told = events(state, record("s09", attempt(contact()), tower=["s01"], fell=falls("s01")))
    assert (told[-1]["partner"], told[-1]["done"]) == (1, False)
    assert (state.now.kept[0], state.now.markers, state.view(0).cards) == (("borrowed_hand",), (0, 1, 0), (1, 1, 0))
    assert state.to_play == 1, "the partner's own turn is still to come"
    assert state.view(1).phase == "challenge"
    state = with_cards("borrowed_hand", tower=["s01"])
    told = a_turn(state)
    assert told[-1]["done"]
    assert state.view(0).cards == (0, 0, 0)


def test_ss16_a_marker_may_be_the_third_card() -> None:
    state = with_cards("borrowed_hand", tower=["s01", "s02"], kept=[[], ["snow"], []], markers=[0, 1, 0])
    a_turn(state, does=False)
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ((1, 3, 0), (2,))


def test_ss16_of_two_players_the_other_one_is_the_partner_and_nobody_votes() -> None:
    state = with_cards("choir", seats=2)
    told = a_turn(state)
    assert (told[-1]["event"], told[-1]["done"]) == ("scored", True)


# --- votes (SS-17)


def test_ss17_the_others_vote_and_the_majority_decides() -> None:
    state = with_cards("animal_cry", seats=4)
    assert [event["event"] for event in a_turn(state)] == ["placed"]
    assert (state.view(0).phase, state.view(0).drawer, state.to_play) == ("vote", 0, 1)
    assert [str(move) for move in state.legal_moves()] == ["vote:yes", "vote:no"]
    assert status(state.view(0), NAMES).english() == "Ben: has Ann done the challenge “Zoo”? Vote."
    assert events(state, "vote:yes") == [{"event": "voted", "seat": 1, "done": True}]
    assert events(state, "vote:no") == [{"event": "voted", "seat": 2, "done": False}]
    told = events(state, "vote:no")
    assert (told[-1]["done"], told[-1]["why"], told[-1]["votes"]) == (False, "vote", [1, 2])
    assert (state.now.kept[0], state.to_play, state.now.drawer) == (("animal_cry",), 1, None)


def test_ss17_a_tie_is_for_the_player() -> None:
    state = with_cards("animal_cry")
    a_turn(state)
    play(state, "vote:no")
    assert events(state, "vote:yes")[-1]["done"]
    assert state.now.discards == ("animal_cry",)


def test_ss17_votes_may_be_given_out_of_turn_but_once() -> None:
    state = with_cards("animal_cry")
    a_turn(state)
    assert [str(move) for move in state.legal_moves(2)] == ["vote:yes", "vote:no", "leave"]
    assert [str(move) for move in state.legal_moves(0)] == ["leave"]
    events(state, "vote:no", 2)
    assert state.to_play == 1
    for seat, why in ((2, "seat 2 has voted already"), (0, "seat 0 does not vote on this challenge")):
        with pytest.raises(IllegalMove, match=why):
            events(state, "vote:no", seat)
    with pytest.raises(IllegalMove, match="the others are voting"):
        events(state, "bag")
    with pytest.raises(IllegalMove, match="the others are voting"):
        events(state, "challenge")
    assert events(state, "vote:no")[-1]["why"] == "vote"


def test_ss16_the_partner_does_not_vote() -> None:
    state = with_cards("choir")
    a_turn(state)
    assert state.now.voters == (2,)
    assert events(state, "vote:no")[-1]["partner"] == 1


def test_ss17_what_the_machine_sees_failed_is_not_voted_on() -> None:
    state = with_cards("animal_cry", tower=["s01", "s02"])
    assert a_turn(state, does=False)[-1]["why"] == "fell"
    state = with_cards("slow_motion")
    play(state, "challenge", "bag:s09")
    assert events(state, hangs("s09", (), attempt(contact(), at_s=19.0)))[-1]["why"] == "check"


def test_ss17_played_without_its_condition_is_told() -> None:
    state = with_cards("lights_out")
    play(state, "challenge", "bag:s09")
    told = events(state, hangs("s09", (), eased=True))
    assert told[-1]["eased"] is True
    said = describe(state_event(told[-1]), NAMES)
    assert said is not None
    assert said.english() == "Ann has done the challenge “Lights out”. Its condition was left away."


def test_ss17_a_card_is_told_of_in_the_players_language() -> None:
    (drew,) = events(with_cards("first_go"), "challenge")
    told = describe(state_event(drew), NAMES)
    assert told is not None
    before = QLocale()
    try:
        QLocale.setDefault(QLocale("fr"))
        assert "Du premier coup" in say(told)
        QLocale.setDefault(QLocale("en"))
        assert say(told) == "Ann draws the challenge “First go”."
    finally:
        QLocale.setDefault(before)


# --- leaving (SS-19)


def test_ss19_cards_of_who_leaves_go_to_the_discards() -> None:
    state = with_cards("snow", seats=4, kept=[[], ["loner"], [], []], markers=[0, 1, 0, 0])
    events(state, "leave", 1)
    assert (state.now.discards, state.now.kept[1], state.now.markers) == (("loner",), (), (0, 0, 0, 0))
    play(state, "challenge", "bag:s09")
    events(state, "leave")
    assert (state.now.discards, state.now.card, state.to_play) == (("loner", "snow"), None, 2)
    assert "s09" in state.now.bag


def test_ss19_somebody_leaves_while_others_vote() -> None:
    state = with_cards("animal_cry", seats=4)
    a_turn(state)
    events(state, "vote:no", 3)
    events(state, "leave", 1)
    assert state.to_play == 2
    assert events(state, "vote:yes")[-1]["done"], "one each, of those who are left"
    assert state.to_play == 2
    state = with_cards("animal_cry", seats=4)
    a_turn(state)
    play(state, "vote:no")
    events(state, "leave", 0)
    assert (state.now.drawer, state.now.discards, state.to_play) == (None, ("animal_cry",), 1)
    state = with_cards("animal_cry")
    a_turn(state)
    play(state, "vote:no")
    assert events(state, "leave")[-1]["why"] == "vote", "the one who is left to vote goes; one no is in"


def test_ss19_one_left_ends_the_match() -> None:
    state = with_cards("snow", kept=[["loner"], [], []])
    play(state, "leave")
    play(state, "leave")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("left", (2,))


# --- positions, saves, decks (SS-18)


@pytest.mark.parametrize(
    ("position", "why"),
    [
        ({"deck": ["whale"]}, "deck names 'whale', which is no card of this match"),
        ({"deck": "snow"}, "deck must be a list of cards"),
        ({"deck": ["snow"], "discards": ["snow"]}, "snow is named twice, in discards and in deck"),
        ({"kept": [[], []]}, "kept must be a list of 3 lists of cards"),
        ({"markers": [0, 0, -1]}, "markers must be a list of 3 whole numbers"),
        ({"card": 5}, "card names '5'"),
        ({"held": "s01", "deck": ["snow"]}, "a challenge is drawn before a stick is taken"),
        ({"left": [1], "markers": [0, 1, 0]}, "who has left has no cards"),
        ({"votes": [[1, True]]}, "votes belong to a drawer"),
        ({"drawer": 3}, "drawer must be null or a seat"),
        ({"drawer": 0}, "a vote needs a card that is voted on"),
        ({"drawer": 0, "card": "snow"}, "a vote needs a card that is voted on"),
        ({"drawer": 0, "card": "animal_cry", "votes": [[0, True]]}, "votes must be a list of pairs"),
        ({"drawer": 0, "card": "animal_cry", "votes": [[1, 1]]}, "votes must be a list of pairs"),
        ({"drawer": 0, "card": "animal_cry", "votes": [[1, True], [2, True]]}, "all have voted already"),
        ({"drawer": 0, "card": "animal_cry", "to_play": 2}, "to_play must be the next seat to vote"),
        ({"penalties": [1, 0, 0]}, "with challenges there are no penalties"),
        ({"ended": "toppled"}, "no fall ends the game"),
        ({"options": {"decks": "mine"}}, "there is no deck 'mine'"),
        (
            {"options": {"decks": "../standard"}},
            "option 'decks' cannot be '../standard': there is no deck of that name",
        ),
        ({"options": {"decks": []}}, "should not be empty"),
        ({"options": {"decks": [{"name": "x", "cards": []}]}}, "decks"),
        ({"whales": 1}, "a position of Stick & Stack has no 'whales'"),
    ],
)
def test_a_bad_position_is_said_in_one_sentence(position: dict[str, Any], why: str) -> None:
    with pytest.raises(GameError) as refused:
        with_cards(**{"deck": [], **position})
    assert why in str(refused.value)
    assert len(str(refused.value).splitlines()) == 1
    assert isinstance(refused.value, BadPosition | BadOptions)


def test_a_vote_in_a_position_comes_back() -> None:
    state = with_cards("snow", seats=4, drawer=2, card="animal_cry", votes=[[3, False]])
    assert (state.to_play, state.now.after) == (0, 3)
    again = stickstack().from_position(state.position(), StickStackOptions(), 4, Chance(1))
    assert again.position() == state.position()
    assert again.view(1) == state.view(1)


OWN = {"name": "Ours", "cards": [{"id": "snow", "title": "Snow!", "text": "Whistle.", "vote": True}]}


def test_ss18_decks_are_mixed_and_travel_in_the_options() -> None:
    options = make_options(StickStackOptions, {"mode": "challenges", "decks": ["standard", OWN]})
    referee = fresh_round(stickstack(), options, 3, 1)
    assert len(referee.state.now.deck) == 47
    assert referee.state.now.pack.cards["snow-2"].text.en == "Whistle."
    again = make_options(StickStackOptions, options.as_dict())
    assert again == options
    assert "challenge:snow-2" not in [str(move) for move in referee.state.legal_moves()]
    play(referee.state, "challenge:snow-2")
    assert referee.state.now.card == "snow-2"


def test_ss18_a_save_with_own_cards_opens_where_nobody_has_them() -> None:
    rules = registry.rules_of("stickstack")
    match, chance = random_match(rules, 3)
    match.options = make_options(StickStackOptions, {"mode": "challenges", "decks": [OWN]})
    play_match(match, chance, 25)
    text = match_to_json(match)
    loaded = match_from_json(text, registry.rules_of)
    assert match_to_json(loaded) == text
    assert loaded.referee.state.position() == match.referee.state.position()


def test_ss18_the_wrong_card_of_a_deck_in_the_options_is_named() -> None:
    broken = {
        "name": "Ours",
        "cards": [OWN["cards"][0], {"id": "b", "title": "B", "text": "B", "check": {"kind": "x"}}],
    }  # type: ignore[index]
    with pytest.raises(BadOptions, match=r"0\.deck\.cards\.1\.check: should be a check"):
        make_options(StickStackOptions, {"decks": [broken]})


# --- a second implementation, of the cards alone


class Naive:
    """Where the cards are, told by events alone."""

    def __init__(self, seats: int, deck: set[str]) -> None:
        self.deck, self.discards, self.out = deck, set[str](), None
        self.front: list[list[str]] = [[] for _ in range(seats)]

    def hear(self, told: dict[str, Any]) -> None:
        name, seat = told["event"], told["seat"]
        if name == "reshuffled":
            assert told["count"] == len(self.discards)
            self.deck, self.discards = self.deck | self.discards, set()
        elif name == "drew" and "card" in told:
            self.deck.remove(told["card"])
            self.out = told["card"]
        elif name == "scored":
            assert told["card"] == self.out
            if told["done"]:
                self.discards.add(told["card"])
            else:
                self.front[seat].append(told["card"])
                if told["partner"] is not None:
                    self.front[told["partner"]].append("marker")
            self.out = None
            assert told["cards"] == len(self.front[seat])
        elif name == "announced" and told["what"] == "leaves":
            self.discards |= {card for card in self.front[seat] if card != "marker"}
            self.front[seat] = []


def play_a_game(number: int) -> Referee:
    dice = Chance(number).fork("challenges")
    seats = 2 + dice.below(6)
    options = make_options(StickStackOptions, {"mode": "challenges", "colours": dice.choice(("refuse", "warn"))})
    referee = fresh_round(stickstack(), options, seats, number)
    naive = Naive(seats, set(referee.state.now.pack.cards))
    while referee.outcome() is None:
        moves = list(referee.state.legal_moves())
        by, out = referee.state.to_play, referee.state.now.drawer
        leaves = dice.chance_of(0.01)
        move: Any = "leave" if leaves else dice.choice(moves)
        told = [event.as_dict() for event in referee.play(move)]
        if leaves and naive.out is not None and (by == out or out is None):
            naive.discards.add(naive.out)
            naive.out = None
        for event in told:
            naive.hear(event)
        now = referee.state.now
        assert (set(now.deck), set(now.discards), now.card) == (naive.deck, naive.discards, naive.out)
        assert [now.cards_of(seat) for seat in range(seats)] == [len(front) for front in naive.front]
        assert len(now.bag) + len(now.tower) + sum(map(len, now.fronts)) + (now.held is not None) == 36
    outcome = referee.outcome()
    assert outcome is not None
    third = any(len(front) >= 3 for front in naive.front)
    assert (outcome.reason in ("cards", "sticks")) == third
    return referee


def test_a_second_count_of_the_cards_agrees(is_long: bool) -> None:
    reasons = Counter(play_a_game(number).outcome().reason for number in range(2000 if is_long else 60))  # type: ignore[union-attr]
    assert {"cards", "left"} <= set(reasons)
