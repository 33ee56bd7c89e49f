"""BA-06: the analysis after a round."""

from collections.abc import Callable

import pytest

from stackhub.bots.bot import Analysis, Budget
from stackhub.engine.chance import Chance
from stackhub.engine.journal import Journal
from stackhub.engine.referee import Referee, fresh_round
from stackhub.games.babylon.bots import analyse, make_bot
from stackhub.games.babylon.position import after
from stackhub.games.babylon.rules import BabylonOptions, BabylonRules
from stackhub.games.babylon.solver import Solver

NAMES = ("Ada", "Bo")
Choose = Callable[[Referee], object]


def judged(rules: BabylonRules, referee: Referee) -> Analysis:
    return analyse(rules, referee.options, referee.journal, NAMES, Budget())


def random_round(rules: BabylonRules, seed: int, *, perfect_second: bool = False) -> Referee:
    """A round of random moves, or one in which seat 1 plays perfectly."""
    referee, chance = fresh_round(rules, BabylonOptions(), 2, seed), Chance(seed)
    expert = make_bot("expert", rules)
    while referee.outcome() is None:
        seat = referee.state.to_play
        if perfect_second and seat == 1:
            referee.play(expert.choose(referee.state.view(seat), chance, Budget()))
        else:
            referee.play(chance.choice(referee.state.legal_moves()))
    return referee


def test_ba06_the_turning_point_is_the_losers_last_move_from_won_to_lost(rules: BabylonRules) -> None:
    solver, found, never = Solver(), 0, 0
    for seed in range(60):
        referee = random_round(rules, seed, perfect_second=seed % 3 == 0)
        outcome = referee.outcome()
        assert outcome is not None
        analysis = judged(rules, referee)
        replayed = fresh_round(rules, BabylonOptions(), 2, seed)
        given_away = {}
        for index, entry in enumerate(referee.journal.entries):
            piles = list(replayed.state.view(0).piles)
            wins = [str(m) for m in replayed.state.legal_moves() if not solver.of(after(piles, m)).wins]
            if entry.seat == outcome.loser and wins and entry.move not in wins:
                given_away[index] = tuple(wins)
            replayed.play(entry.move)
        last = max(given_away, default=None)
        assert analysis.turning_point == last
        assert analysis.better == (given_away[last] if last is not None else ())
        sentence = analysis.sentence.english()
        if last is None:
            never += 1
            loser, winner = NAMES[outcome.loser or 0], NAMES[outcome.winners[0]]
            assert sentence == f"{loser} never stood on a win: {winner} made no mistake."
        else:
            found += 1
            source, target = referee.journal.entries[last].move.split(">")
            assert f"before move {last + 1}, pile {source} on pile {target};" in sentence
    assert found > 20
    assert never >= 20


def test_each_move_gets_its_verdict(rules: BabylonRules) -> None:
    referee = random_round(rules, 7)
    analysis = judged(rules, referee)
    assert [(m.move, m.seat) for m in analysis.moves] == [(e.move, e.seat) for e in referee.journal.entries]
    assert analysis.moves[0].verdict == "loses", "at the start every move loses"
    outcome = referee.outcome()
    assert outcome is not None
    assert analysis.moves[-1].verdict == "wins"
    assert analysis.moves[-1].seat == outcome.winners[0]
    for before, now in zip(analysis.moves, analysis.moves[1:], strict=False):
        gave_away = before.verdict == now.verdict == "loses"
        assert bool(now.better) == gave_away, "both lose: the second one had a win"


def test_a_round_from_a_position_is_judged_from_there(rules: BabylonRules) -> None:
    piles = {"1": ["green"] * 3 + ["black"] * 3 + ["red"] * 3, "2": ["beige", "beige"], "5": ["beige"]}
    referee = fresh_round(rules, BabylonOptions(), 2, 1, position={"piles": piles, "to_play": 1})
    referee.play("5>2")
    analysis = judged(rules, referee)
    assert analysis.turning_point is None
    assert analysis.sentence.english() == "Ada never stood on a win: Bo made no mistake."


def test_an_unfinished_round_has_no_turning_point(rules: BabylonRules) -> None:
    referee = fresh_round(rules, BabylonOptions(), 2, 1)
    for moves in range(3):
        analysis = judged(rules, referee)
        assert len(analysis.moves) == moves
        assert analysis.turning_point is None
        assert "not played to its end" in analysis.sentence.english()
        referee.play(referee.state.legal_moves()[0])


def test_the_analysis_leaves_the_journal_alone(rules: BabylonRules) -> None:
    referee = random_round(rules, 3)
    journal = referee.journal
    before = Journal(journal.seed, journal.first, journal.position, journal.setup_chance, list(journal.entries))
    judged(rules, referee)
    assert journal == before


@pytest.mark.parametrize(
    ("better", "words"),
    [(("3>7",), "pile 3 on pile 7 would"), (("3>7", "7>3"), "pile 3 on pile 7 or pile 7 on pile 3 would"),
     (("1>2", "2>1", "3>7", "7>3"), "pile 1 on pile 2 or 3 other move(s) would")],
)  # fmt: skip
def test_better_moves_are_listed_shortly(better: tuple[str, ...], words: str) -> None:
    from stackhub.games.babylon.words import turning_point

    assert words in turning_point("Ada", 4, "5>6", better).english()
