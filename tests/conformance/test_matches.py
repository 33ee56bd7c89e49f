"""Matches of every game: they end, their scores add up, and a save brings back the same match."""

from typing import Any

from stackhub.engine.game import Rules, Sided
from stackhub.engine.match import Match
from stackhub.engine.save import match_from_json, match_to_json
from stackhub.games import registry
from tests.conformance.random_play import play_match, random_match

#: No match in the suite takes more moves than this.
MANY = 20_000
#: A match is cut after fewer moves than this: most games are over by then.
CUT = 200


def described(match: Match) -> dict[str, Any]:
    """All that a save must bring back."""
    return {
        "options": match.options,
        "players": match.players,
        "seed": match.seed,
        "left": match.left,
        "phase": match.phase,
        "to_decide": match.to_decide,
        "rounds": [(round_.opening, round_.first) for round_ in match.rounds],
        "journals": [round_.referee and round_.referee.journal for round_ in match.rounds],
        "positions": [round_.referee and round_.referee.state.position() for round_ in match.rounds],
        "outcomes": match.outcomes(),
        "winners": match.winners(),
    }


def test_a_match_ends_and_its_scores_add_up(rules: Rules, rounds: int) -> None:
    for number in range(rounds // 4):
        match, chance = random_match(rules, number)
        play_match(match, chance, MANY)
        assert match.phase == "over"
        outcomes = match.outcomes()
        assert len(outcomes) == len(match.rounds)
        for seat in range(match.seats):
            assert match.points()[seat] == sum(outcome.scores[seat] for outcome in outcomes)
            assert match.wins()[seat] == sum(seat in outcome.winners for outcome in outcomes)
        winners = match.winners()
        assert winners is not None
        assert winners or len(outcomes[-1].sides) == 1, "only where all play together nobody may have won"
        assert not set(winners) & set(match.left)
        if len(match.left) == match.seats - 1 or _one_side_left(match):
            continue
        still = [seat for seat in range(match.seats) if seat not in match.left]
        form = match.format
        if form.kind == "wins":
            assert max(match.wins()) == form.target
            assert all(match.wins()[seat] == form.target for seat in winners)
        elif form.kind == "points":
            assert max(match.points()) >= form.target
            assert all(match.points()[seat] == min(match.points()[other] for other in still) for seat in winners)
        elif form.kind == "rounds":
            assert len(outcomes) == form.target
            assert all(match.points()[seat] == max(match.points()[other] for other in still) for seat in winners)
        else:
            assert winners == outcomes[-1].winners


def test_a_save_brings_back_the_same_match(rules: Rules, rounds: int) -> None:
    """Cut at any moment; and it goes on as it would have: the same decisions bring the same chance and the same end."""
    for number in range(rounds):
        match, chance = random_match(rules, number)
        play_match(match, chance, chance.below(min(2 * rules.max_moves, CUT)))
        text = match_to_json(match)
        loaded = match_from_json(text, registry.rules_of)
        assert described(loaded) == described(match)
        assert match_to_json(loaded) == text
        if number % 10 == 0:
            play_match(match, chance.fork("on"), MANY)
            play_match(loaded, chance.fork("on"), MANY)
            assert described(loaded) == described(match)


def _one_side_left(match: Match) -> bool:
    """Whether everybody of the other teams has left."""
    sides = match.rules.sides(match.options, match.seats) if isinstance(match.rules, Sided) else ()
    return len(sides) > 1 and sum(not set(side) <= set(match.left) for side in sides) == 1


def test_leaving_gives_the_match_to_the_last_one_at_the_table(rules: Rules) -> None:
    for number in range(20):
        match, chance = random_match(rules, number)
        play_match(match, chance, chance.below(min(rules.max_moves, CUT)))
        if match.phase == "over":
            continue
        order = [seat for seat in range(match.seats) if seat not in match.left]
        chance.shuffle(order)
        *leaving, stays = order
        for seat in leaving:
            if not _one_side_left(match):
                match.leave(seat)
        assert match.winners() == tuple(seat for seat in range(match.seats) if seat not in match.left)
        assert stays not in match.left
        assert _one_side_left(match) or match.winners() == (stays,)
        assert described(match_from_json(match_to_json(match), registry.rules_of)) == described(match)
