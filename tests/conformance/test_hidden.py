"""A view holds nothing hidden, and a bot knows its view only."""

import json
from typing import Any

import pytest

from stackhub.bots.bot import Budget
from stackhub.engine.chance import Chance
from stackhub.engine.game import Rules
from stackhub.games import registry
from tests.conformance.random_play import play_on, random_rounds

BUDGET = Budget(iterations=20)
#: So many positions of each game in which what a seat cannot see is dealt anew.
CASES = 1000


def inside(chance: Chance) -> object:
    """The whole inner state of a chance."""
    return chance._random.getstate(), chance.unreplayed, list(chance.log or ())


def test_a_redealt_world_agrees_with_the_view(rules: Rules, rounds: int) -> None:
    """It gives the same view, the same moves to the seat to move, and leaves the round's own chance untouched."""
    for referee, chance in random_rounds(rules, rounds):
        while referee.outcome() is None:
            state = referee.state
            before = inside(state.chance), state.position()
            for seat in range(referee.seats):
                view = state.view(seat)
                assert view.seat == seat
                world = rules.redeal(view, Chance(chance.below(1000)))
                assert world.view(seat) == view
                assert world.view(seat).as_dict() == view.as_dict()
                assert world.to_play == state.to_play
                assert rules.conserved(world) == rules.conserved(state)
                assert list(world.legal_moves(seat)) == list(state.legal_moves(seat))
                assert world.chance is not state.chance
            assert (inside(state.chance), state.position()) == before
            play_on(referee, chance)


def test_a_view_is_plain_data_and_stays_as_it_was(rules: Rules, rounds: int) -> None:
    for referee, chance in random_rounds(rules, rounds // 4):
        views: list[tuple[Any, dict[str, Any]]] = []
        while referee.outcome() is None:
            for seat in range(referee.seats):
                view = referee.view(seat)
                plain = view.as_dict()
                assert json.loads(json.dumps(plain)) == plain
                assert plain["seat"] == seat
                views.append((view, plain))
            play_on(referee, chance)
        assert all(view.as_dict() == plain for view, plain in views), "playing on changed an old view"


def test_what_a_seat_cannot_see_changes_no_bots_move(game: str, rules: Rules) -> None:
    """In a thousand positions, by turns of all levels."""
    bots = [registry.make_bot(game, level) for level in registry.levels_of(game)]
    assert [bot.level for bot in bots] == list(registry.levels_of(game))
    cases = 0
    for referee, chance in random_rounds(rules, CASES):
        for moves in range(40):
            if cases == CASES or not bots:
                return
            if referee.outcome() is not None:
                break
            if moves % 3 == 2 or not getattr(rules, "hidden_hands", False):
                bot = bots[cases % len(bots)]
                cases += 1
                seat = referee.state.to_play
                view = referee.view(seat)
                plain = view.as_dict()
                world = rules.redeal(view, Chance(chance.below(1000)))
                seed = chance.below(1000)
                move = bot.choose(view, Chance(seed), BUDGET)
                assert move in referee.state.legal_moves()
                assert move == bot.choose(world.view(seat), Chance(seed), BUDGET)
                assert view.as_dict() == plain, "a bot changed what it was shown"
            play_on(referee, chance)
    pytest.fail(f"only {cases} positions were looked at")


def test_bots_play_whole_rounds(game: str, rules: Rules) -> None:
    for level in registry.levels_of(game):
        bot = registry.make_bot(game, level)
        assert isinstance(bot.begins(Chance(1)), bool)
        for referee, chance in random_rounds(rules, 3 if getattr(rules, "hidden_hands", False) else 10):
            while referee.outcome() is None:
                assert referee.moves_played < rules.max_moves
                referee.play(bot.choose(referee.view(referee.state.to_play), chance, BUDGET))


def test_a_stopped_bot_still_names_a_move(game: str, rules: Rules) -> None:
    stopped = Budget(iterations=1, stop=lambda: True)
    for level in registry.levels_of(game):
        for referee, chance in random_rounds(rules, 5):
            bot = registry.make_bot(game, level)
            view = referee.view(referee.state.to_play)
            assert bot.choose(view, chance, stopped) in referee.state.legal_moves()


def test_hints_and_analyses_speak_of_legal_moves(game: str, rules: Rules) -> None:
    adviser, analyst = registry.adviser_of(game), registry.analyst_of(game)
    if adviser is None and analyst is None:
        pytest.skip("nobody gives hints in this game")
    for referee, chance in random_rounds(rules, 20):
        names = [f"Player {seat}" for seat in range(referee.seats)]
        while referee.outcome() is None:
            if adviser is not None:
                hint = adviser.hint(referee.view(referee.state.to_play), Chance(1), BUDGET)
                legal = [str(move) for move in referee.state.legal_moves()]
                assert set(hint.best) <= set(legal)
                assert set(hint.verdicts) <= set(legal)
                assert hint.reason.english()
            play_on(referee, chance)
        if analyst is not None:
            analysis = analyst(rules, referee.options, referee.journal, names, Budget(stop=lambda: True))
            assert len(analysis.moves) == referee.moves_played
            assert analysis.sentence.english()
