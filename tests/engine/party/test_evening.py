"""Whole evenings of every registered game, played by random moves: they end, and the standings add up."""

import json
from pathlib import Path

import pytest

from stackhub.engine.chance import Chance
from stackhub.engine.match import Match
from stackhub.engine.options import make_options
from stackhub.engine.party import entries
from stackhub.engine.party.errors import NotNow
from stackhub.engine.party.limits import GameLimits, limits_of
from stackhub.engine.party.members import Member
from stackhub.engine.party.party import Party
from stackhub.engine.party.plan import PartyPlan, PlannedGame
from stackhub.engine.party.presets import PartyFile
from stackhub.engine.party.scoring import ranks_of
from stackhub.engine.save import match_from_json, match_to_json
from stackhub.games import registry
from stackhub.resources import config_dir
from stackhub.store.yaml_file import load_yaml
from tests.conformance.random_play import play_match
from tests.engine.party.parties import member, people

MANY = 20_000
GAMES = [entry.id for entry in registry.games()]


@pytest.fixture(scope="module")
def file() -> PartyFile:
    return load_yaml(Path(config_dir()) / "party.yaml", PartyFile)


def limits(game: str, file: PartyFile) -> GameLimits:
    config = registry.rules_of(game).config
    return limits_of(config, registry.levels_of(game), file.team_options.get(game))


def begun_match(party: Party) -> Match:
    """The match that is due, begun as the app would begin it."""
    due = party.next_table()
    assert due is not None
    assert party.under_way is not None
    rules = registry.rules_of(party.plan.games[party.under_way.index].game)
    options = make_options(rules.options_model, {**rules.config.defaults(), **party.options()})
    match = Match(rules, options, party.players(due.seats), party.match_seed())
    party.apply(party.begin(f"match {len(party.entries)}"))
    return match


def play_evening(party: Party, file: PartyFile, chance: Chance) -> list[Match]:
    """Play on until the party is over; returns its matches."""
    matches = []
    while party.phase != "over":
        if party.phase in ("pick", "between"):
            game = party.next_game()
            party.apply(party.choose(game, limits(party.plan.games[game].game, file)))
        match = begun_match(party)
        play_match(match, chance, MANY)
        party.apply(party.finish(match, file.codes))
        matches.append(match)
    return matches


def evening(members: tuple[Member, ...], *games: PlannedGame, seed: int = 1) -> Party:
    return Party(PartyPlan(members=members, games=games, seed=seed))


@pytest.mark.parametrize("count", [2, 3, 5, 8])
@pytest.mark.parametrize("game", GAMES)
def test_an_evening_of_every_game_ends_with_correct_standings(game: str, count: int, file: PartyFile) -> None:
    party = evening(people(count), PlannedGame(game=game), seed=count)
    matches = play_evening(party, file, Chance(count))
    (done,) = party.played
    assert len(matches) == len(done.matches)
    ranked = [key for group in done.ranks for key in group]
    assert sorted(ranked) == sorted(m.key for m in people(count))
    assert sum(done.points.values()) == sum(party.plan.scoring[:count])
    rows = party.standings()
    assert [row.points for row in rows] == sorted((row.points for row in rows), reverse=True)
    assert {row.member.key for row in rows if row.place == 1} == set(done.ranks[0])
    for match, played in zip(matches, done.matches, strict=True):
        winners = {played.seats[seat] for seat in match.winners() or ()}
        assert not winners or set(played.ranks[0]) == winners, "who won the match is first in it"
        assert sorted(seat for group in ranks_of(match) for seat in group) == list(range(match.seats))
    if done.form in ("table", "teams"):
        assert done.ranks == done.matches[0].ranks


def test_all_five_in_one_evening_with_bots(file: PartyFile) -> None:
    preset = file.presets["all_five"]
    party = evening(people(3, bots=2), *(game.planned() for game in preset.games))
    play_evening(party, file, Chance(7))
    assert [game.game for game in party.played] == [game.game for game in preset.games]
    for done in party.played:
        assert sum(done.points.values()) == sum(party.plan.scoring[:5])
    won = party.awards(file.awards)
    assert {award.member for award in won} <= {"m1", "m2", "m3"}
    assert len(won) >= 3
    assert len({award.member for award in won}) == 3
    written = [json.loads(json.dumps(entries.entry_as_dict(entry))) for entry in party.entries]
    again = Party(party.plan, written)
    assert again.standings() == party.standings()
    assert again.awards(file.awards) == won


def test_ss14_teams_share_the_places_of_their_team(file: PartyFile) -> None:
    members = tuple(member(number, team=1 + number % 2) for number in range(1, 6))
    party = evening(members, PlannedGame(game="stickstack", options={"threshold": 5}))
    play_evening(party, file, Chance(4))
    (done,) = party.played
    assert done.form == "teams"
    assert [sorted(group) for group in done.ranks] in (
        [["m1", "m3", "m5"], ["m2", "m4"]],
        [["m2", "m4"], ["m1", "m3", "m5"]],
        [["m1", "m2", "m3", "m4", "m5"]],
    )


def test_somebody_leaves_in_mid_match_comes_back_and_leaves_again(file: PartyFile) -> None:
    """The running match and the party go together; the party's journal and the match's save tell the same."""
    party = evening(people(4), PlannedGame(game="upturn"), PlannedGame(game="stacko"))
    party.apply(party.choose(0, limits("upturn", file)))
    match = begun_match(party)
    play_match(match, Chance(1), 6)
    assert party.running is not None
    seat = party.running.seats.index("m3")
    before = match_to_json(match)
    match.leave(seat)
    party.apply(entries.Left(member="m3", how="leaves", moves=match.moves_played))
    assert party.may_undo(match.moves_played)
    match.take_back_leave(seat)
    party.apply(entries.Undone(moves=match.moves_played + 1))
    assert match_to_json(match) == before
    assert party.gone == ()
    match.leave(seat)
    party.apply(entries.Left(member="m3", how="leaves", moves=match.moves_played))
    match = match_from_json(match_to_json(match), registry.rules_of)
    play_match(match, Chance(2), MANY)
    party.apply(party.finish(match, file.codes))
    assert party.played[0].ranks[-1] == ("m3",) or len(match.left) > 1
    play_evening(party, file, Chance(3))
    assert sorted(key for group in party.played[1].ranks for key in group) == ["m1", "m2", "m4"]


def test_a_match_is_brought_up_to_what_the_party_knows(file: PartyFile) -> None:
    """Each change was written into the party's journal, and then the app died before it saved the match."""
    party = evening(people(4), PlannedGame(game="upturn"))
    party.apply(party.choose(0, limits("upturn", file)))
    match = begun_match(party)
    play_match(match, Chance(1), 6)
    kept, moves = match_to_json(match), match.moves_played
    party.apply(entries.Swapped(one="m1", other="m2", now=True, moves=moves))
    party.apply(entries.Left(member="m4", how="easy", moves=moves))
    party.apply(entries.Left(member="m3", how="leaves", moves=moves + 1))
    match = match_from_json(kept, registry.rules_of)
    events = party.agree(match)
    assert [event.name for event in events] == ["announced"]
    assert [player.name for player in match.players] == ["Bo", "Ada", "Cleo", "Dan"]
    assert [player.level for player in match.players] == [None, None, None, "easy"]
    assert (match.left, match.moves_played) == ([2], moves + 1)
    saved = match_to_json(match)
    assert party.agree(match) == []
    assert match_to_json(match) == saved
    party.apply(entries.Undone(moves=moves + 1))
    match = match_from_json(saved, registry.rules_of)
    assert party.agree(match) == []
    assert (match.left, match.moves_played) == ([], moves)
    party.apply(entries.MatchDropped())
    with pytest.raises(NotNow):
        party.agree(match)
