"""The levels of Babylon's bots, the hints (BA-06) and what they know: a view, never the state."""

from itertools import pairwise

import pytest

from stackhub.bots.arena import duel, play_round
from stackhub.bots.bot import Bot, Budget
from stackhub.engine.chance import Chance
from stackhub.engine.config import LEVELS, Level
from stackhub.games.babylon.bots import make_adviser, make_bot
from stackhub.games.babylon.position import after
from stackhub.games.babylon.rules import BabylonOptions, BabylonRules, BabylonView
from stackhub.games.babylon.solver import Solver

BUDGET = Budget(iterations=1)


@pytest.mark.parametrize(("weaker", "stronger"), list(pairwise(LEVELS)))
def test_each_level_beats_the_one_below(rules: BabylonRules, weaker: Level, stronger: Level) -> None:
    """In at least 60 % of 400 matches; each deal is played once from either seat."""
    bots = make_bot(stronger, rules), make_bot(weaker, rules)
    won = duel(rules, BabylonOptions(), *bots, rounds=400, seed=2026, budget=BUDGET)
    assert won >= 0.6


def test_the_weakest_level_still_beats_chance(rules: BabylonRules) -> None:
    class AnyMove:
        level: Level = "easy"

        def choose(self, view: BabylonView, chance: Chance, budget: Budget) -> object:
            return chance.choice(view.legal_moves())

        def begins(self, chance: Chance) -> bool:
            return True

    random: Bot = AnyMove()
    assert duel(rules, BabylonOptions(), make_bot("easy", rules), random, rounds=400, seed=1, budget=BUDGET) > 0.5


def test_ba06_the_expert_never_loses_when_it_plays_second(rules: BabylonRules) -> None:
    for level in LEVELS:
        bots: list[Bot] = [make_bot(level, rules), make_bot("expert", rules)]
        for seed in range(60):
            assert play_round(rules, BabylonOptions(), bots, seed, BUDGET).winners == (1,)


def test_ba06_the_expert_always_keeps_a_win(rules: BabylonRules) -> None:
    expert, solver = make_bot("expert", rules), Solver()
    won = 0
    for seed in range(80):
        chance = Chance(seed)
        state = rules.setup(BabylonOptions(), 2, chance)
        while state.legal_moves():
            if solver.of(state.piles).wins:
                won += 1
                left = after(state.piles, expert.choose(state.view(state.to_play), chance, BUDGET))
                assert not solver.of(left).wins
            state.play(chance.choice(state.legal_moves()))
    assert won > 100


def test_the_expert_sets_the_best_trap_when_it_has_lost(rules: BabylonRules) -> None:
    expert, solver = make_bot("expert", rules), Solver()
    checked = 0
    for seed in range(30):
        chance = Chance(seed)
        state = rules.setup(BabylonOptions(), 2, chance)
        while state.legal_moves():
            if not solver.of(state.piles).wins:
                left = solver.after_each(state.piles)
                move = expert.choose(state.view(state.to_play), chance, BUDGET)
                assert left[move].mistakes == max(value.mistakes for value in left.values())
                checked += 1
            state.play(chance.choice(state.legal_moves()))
    assert checked > 50


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_view_and_chance_give_the_same_move(rules: BabylonRules, level: Level) -> None:
    view = rules.setup(BabylonOptions(), 2, Chance(4)).view(0)
    moves = [make_bot(level, rules).choose(view, Chance(9), BUDGET) for _ in range(3)]
    assert len(set(moves)) == 1
    assert moves[0] in view.legal_moves()


def test_a_level_is_how_often_the_last_move_is_seen(rules: BabylonRules) -> None:
    """One move ends the round, others do not: easy sees it at least half of the time, the expert always."""
    solver = Solver()
    chance = Chance(1)
    while True:
        state = rules.setup(BabylonOptions(), 2, chance)
        while state.legal_moves():
            view = state.view(state.to_play)
            ending = [move for move, left in solver.after_each(view.piles).items() if left.distance == 0]
            if ending and len(ending) * 3 <= len(view.legal_moves()):
                break
            state.play(chance.choice(state.legal_moves()))
        else:
            continue
        break
    shares = []
    for level in LEVELS:
        bot = make_bot(level, rules)
        shares.append(sum(bot.choose(view, Chance(seed), BUDGET) in ending for seed in range(300)) / 300)
    assert shares == sorted(shares)
    assert 0.5 < shares[0] < 0.9
    assert shares[-1] == 1


def test_ba02_who_knows_the_game_plays_second(rules: BabylonRules) -> None:
    assert not any(make_bot("expert", rules).begins(Chance(seed)) for seed in range(50))
    for level in ("easy", "medium", "hard"):
        assert {make_bot(level, rules).begins(Chance(seed)) for seed in range(50)} == {True, False}


def test_ba06_at_the_start_every_move_loses(rules: BabylonRules) -> None:
    hint = make_adviser(rules).hint(rules.setup(BabylonOptions(), 2, Chance(1)).view(0), Chance(1), Budget())
    assert len(hint.verdicts) == 132
    assert set(hint.verdicts.values()) == {"loses"}
    assert hint.best
    assert hint.reason.english().startswith("Every move loses")


def test_ba06_a_hint_is_exact_for_every_move(rules: BabylonRules) -> None:
    adviser, solver = make_adviser(rules), Solver()
    sentences = set()
    for seed in range(60):
        chance = Chance(seed)
        state = rules.setup(BabylonOptions(), 2, chance)
        while state.legal_moves():
            hint = adviser.hint(state.view(state.to_play), Chance(1), Budget())
            for move in state.legal_moves():
                opponent_loses = not solver.of(after(state.piles, move)).wins
                assert hint.verdicts[str(move)] == ("wins" if opponent_loses else "loses")
            if "wins" in hint.verdicts.values():
                assert all(hint.verdicts[move] == "wins" for move in hint.best)
            assert list(hint.verdicts) == [str(move) for move in state.legal_moves()]
            sentences.add(hint.reason.source)
            state.play(chance.choice(state.legal_moves()))
        over = adviser.hint(state.view(0), Chance(1), Budget())
        assert (over.best, over.verdicts) == ((), {})
        assert "over" in over.reason.english()
    assert len(sentences) == 4, "every kind of sentence came up"
