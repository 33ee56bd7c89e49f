"""Awards: what is counted, who gets which, and that everybody gets one before anybody gets two."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import ValidationError

from stackhub.engine.chance import Chance
from stackhub.engine.errors import BadConfig
from stackhub.engine.events import EVENT_NAMES, Event
from stackhub.engine.match import Match, Player
from stackhub.engine.party import entries
from stackhub.engine.party.award_words import AWARD_NAMES, AWARD_WORDS, AwardName
from stackhub.engine.party.awards import Award, award_winners
from stackhub.engine.party.party import Party
from stackhub.engine.party.tally import Sitting, added, checked_code, tally
from stackhub.games import registry
from tests.conformance.random_play import play_match
from tests.engine.party.parties import choose_next, people, plan_of

WRECKER = Award(id="wrecker", counts=("stacko.fell",))
STEADIEST = Award(id="steadiest_hand", counts=("stacko.fell",), per=("stacko.moved",), best="fewest", least=5)
COMBO = Award(id="longest_combo", counts=("stackup.played.most.pieces",), least=3)
COMEBACK = Award(id="comeback", least=2)


def winners(*awards: Award, **counts: dict[str, int]) -> dict[str, str]:
    return {won.id: won.member for won in award_winners(awards, counts, (), list(counts))}


def test_the_most_and_the_fewest() -> None:
    counts = {
        "m1": {"stacko.fell": 1, "stacko.moved": 20},
        "m2": {"stacko.fell": 1, "stacko.moved": 5},
        "m3": {"stacko.fell": 0, "stacko.moved": 4},
    }
    found = award_winners((STEADIEST, WRECKER), counts, (), list(counts))
    assert [(won.id, won.member, won.count, won.per) for won in found] == [
        ("steadiest_hand", "m1", 1, 20),
        ("wrecker", "m2", 1, 0),
    ], "m3 laid too little, and m1 has one already"
    assert found[0].sentence("Ada").english() == "Ada laid 20 pieces on a tower; 1 time(s) something fell."
    assert found[1].title.english() == "The earthquake"


def test_an_award_nobody_has_earned_is_not_given() -> None:
    assert winners(COMBO, WRECKER, STEADIEST, m1={"stackup.played.most.pieces": 2, "stacko.moved": 30}, m2={}) == {}


def test_a_comeback_is_from_the_worst_place_to_the_last() -> None:
    places = [{"m1": 1, "m2": 3, "m3": 2}, {"m1": 2, "m2": 3, "m3": 1}, {"m1": 2, "m2": 1, "m3": 3}]
    (won,) = award_winners((COMEBACK,), {}, places, ["m1", "m2", "m3"])
    assert (won.member, won.count) == ("m2", 2)
    assert award_winners((COMEBACK,), {}, places[:2], ["m1", "m2", "m3"]) == ()
    assert award_winners((COMEBACK,), {}, (), ["m1"]) == ()


def test_room_is_made_so_that_more_get_one() -> None:
    """m1 alone earned the combo, both earned the other: it goes to m2 although m1 comes first."""
    counts = {"m1": {"stacko.fell": 2, "stackup.played.most.pieces": 5}, "m2": {"stacko.fell": 2}}
    assert winners(WRECKER, COMBO, **counts) == {"wrecker": "m2", "longest_combo": "m1"}


names = st.lists(st.sampled_from([name for name in AWARD_NAMES if name != "comeback"]), min_size=1, unique=True)


@given(names=names, people=st.integers(1, 6), data=st.data())
def test_nobody_gets_two_while_somebody_who_earned_one_has_none(
    names: list[AwardName], people: int, data: st.DataObject
) -> None:
    awards = [Award(id=name, counts=(f"x.{event}",)) for name, event in zip(names, _EVENTS, strict=False)]
    members = [f"m{number}" for number in range(1, people + 1)]
    figures = st.dictionaries(st.sampled_from([award.counts[0] for award in awards]), st.integers(0, 3))
    counts = {key: data.draw(figures) for key in members}
    found = award_winners(awards, counts, (), members)
    best = {award.id: max(counts[key].get(award.counts[0], 0) for key in members) for award in awards}
    assert {won.id for won in found} == {name for name, most in best.items() if most}
    code = {award.id: award.counts[0] for award in awards}
    for won in found:
        assert counts[won.member][code[won.id]] == best[won.id] == won.count
    holders = {won.id: [key for key in members if counts[key].get(code[won.id], 0) == best[won.id]] for won in found}
    got = [won.member for won in found]
    assert len(set(got)) == _most_covered(list(holders.values()))


_EVENTS = sorted(EVENT_NAMES)


def _most_covered(holders: list[list[str]]) -> int:
    """How many can get an award each, found by trying everything that differs."""
    reached = {frozenset[str]()}
    for row in holders:
        reached |= {had | {key} for had in reached for key in row}
    return max(map(len, reached))


def test_what_is_counted_of_a_match() -> None:
    """The events of all rounds, by who sat there; bots that fill up are not counted."""
    rules = registry.rules_of("stackup")
    players = tuple(Player(f"P{seat}", "red") for seat in range(3))
    match = Match(rules, rules.options_model.model_validate({"match": "first_to", "target": 2}), players, 7)
    play_match(match, Chance(3), 5000)
    assert match.phase == "over"
    seats = ("m2", "f1", "m1")
    codes = {
        "stackup.played",
        "stackup.played.most.pieces",
        "stackup.snatched.total.count",
        "stackup.moves",
        "upturn.gave",
    }
    found = tally(match, [Sitting(0, seats)], codes)
    told: list[Event] = [event for r in match.rounds if r.referee for events in r.referee.events for event in events]
    assert set(found) == {"m1", "m2"}
    for key, seat in (("m2", 0), ("m1", 2)):
        mine = [event for event in told if event.seat == seat]
        played = [event.details["pieces"] for event in mine if event.name == "played"]
        assert found[key]["stackup.played"] == len(played)
        assert found[key]["stackup.played.most.pieces"] == max(len(p) for p in played if isinstance(p, list))
        snatched = [event.details["count"] for event in mine if event.name == "snatched"]
        assert found[key].get("stackup.snatched.total.count", 0) == sum(c for c in snatched if isinstance(c, int))
        assert "upturn.gave" not in found[key]
    moves = sum(entry.seat == 0 for r in match.rounds if r.referee for entry in r.referee.journal.entries)
    assert found["m2"]["stackup.moves"] == moves


def test_what_a_bot_did_for_somebody_counts_for_nobody_and_who_swapped_keeps_what_they_did() -> None:
    rules = registry.rules_of("stackup")
    match = Match(rules, rules.options_model.model_validate({}), tuple(Player(f"P{n}", "red") for n in range(3)), 7)
    play_match(match, Chance(3), 5000)
    made = [entry.seat for r in match.rounds if r.referee for entry in r.referee.journal.entries]
    cut, swapped = len(made) // 3, 2 * len(made) // 3
    sittings = [
        Sitting(0, ("m1", "m2", "m3")),
        Sitting(cut, ("m1", "m2", "m3"), frozenset({"m2"})),
        Sitting(swapped, ("m3", "m2", "m1"), frozenset({"m2"})),
    ]
    found = tally(match, sittings, {"stackup.moves"})
    assert found["m2"]["stackup.moves"] == made[:cut].count(1)
    assert found["m1"]["stackup.moves"] == made[:swapped].count(0) + made[swapped:].count(2)
    assert found["m3"]["stackup.moves"] == made[:swapped].count(2) + made[swapped:].count(0)


def test_counts_of_several_matches_are_added_or_the_highest_stays() -> None:
    both = added({"x.fell": 2, "x.played.most.pieces": 5}, {"x.fell": 3, "x.played.most.pieces": 4, "x.moved": 1})
    assert both == {"x.fell": 5, "x.played.most.pieces": 5, "x.moved": 1}


@pytest.mark.parametrize(
    "code", ["", "stacko", "stacko.danced", "stacko.fell.least.count", "stacko.fell.most", "a.moves.total.x", "A.fell"]
)
def test_a_code_that_counts_nothing_is_refused(code: str) -> None:
    with pytest.raises(BadConfig, match="nothing that is counted"):
        checked_code(code)


@pytest.mark.parametrize(
    ("award", "said"),
    [
        ({"id": "wrecker"}, "says what it counts"),
        ({"id": "comeback", "counts": ["stacko.fell"]}, "says what it counts"),
        ({"id": "wrecker", "counts": ["stacko.fell"], "best": "fewest"}, "out of something"),
        ({"id": "best_dressed", "counts": ["stacko.fell"]}, "id"),
        ({"id": "wrecker", "counts": ["stacko.fell"], "least": 0}, "least"),
    ],
)
def test_an_award_that_makes_no_sense_is_refused(award: dict[str, object], said: str) -> None:
    with pytest.raises(ValidationError, match=said):
        Award.model_validate(award)


def test_bots_get_no_awards_but_people_who_left_do() -> None:
    party = Party(plan_of(people(2, bots=1), "stackup", "upturn"))
    choose_next(party)
    party.apply(party.begin("x"))
    counts = {"m1": {"stacko.fell": 1}, "m2": {"stacko.fell": 2}, "m3": {"stacko.fell": 9}}
    party.apply(entries.MatchEnded(ranks=(("m1", "m2", "m3"),), counts=counts))
    party.apply({"entry": "left", "member": "m2", "how": "easy"})
    assert [won.member for won in party.awards([WRECKER])] == ["m2"]
    party.apply({"entry": "left", "member": "m2", "how": "leaves"})
    assert [won.member for won in party.awards([WRECKER])] == ["m2"]


def test_every_award_has_its_words() -> None:
    assert set(AWARD_WORDS) == set(AWARD_NAMES)
    for title, sentence in AWARD_WORDS.values():
        assert title[0] == sentence[0] == "party"
        assert "{name}" in sentence[1]
        assert "%n" in sentence[1]


@pytest.mark.parametrize("back", [False, True])
def test_what_a_bot_did_for_somebody_earns_them_no_award(back: bool) -> None:
    """Replaced before the match, and back in the middle of it or not at all; built anew it is the same."""
    party = Party(plan_of(people(3), "stackup"))
    choose_next(party)
    party.apply({"entry": "left", "member": "m2", "how": "easy"})
    due = party.next_table()
    assert due is not None
    rules = registry.rules_of("stackup")
    match = Match(rules, rules.options_model.model_validate({}), party.players(due.seats), 7)
    party.apply(party.begin("x"))
    match.next_round()
    chance = Chance(3)
    for _ in range(12):
        match.play(chance.choice(match.referee.state.legal_moves()))
    if back:
        party.apply({"entry": "returned", "member": "m2", "moves": match.moves_played})
    play_match(match, chance, 5000)
    party = Party(party.plan, party.entries)
    counts = party.finish(match, {"stackup.moves"}).counts
    seats = party.running.seats if party.running is not None else ()
    made = [entry.seat for entry in match.rounds[0].referee.journal.entries]  # type: ignore[union-attr]
    assert len(match.rounds) == 1
    assert counts["m1"]["stackup.moves"] == made.count(seats.index("m1"))
    assert counts.get("m2", {}).get("stackup.moves", 0) == (made[12:].count(seats.index("m2")) if back else 0)
