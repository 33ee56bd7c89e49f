"""BA-06: the exact values of Babylon, as design and rules name them, from two independent solvers."""

from collections import Counter
from fractions import Fraction
from typing import Any

import pytest

from stackhub.engine.chance import Chance
from stackhub.engine.perft import perft
from stackhub.games.babylon.position import Canonical, Pile, canonical
from stackhub.games.babylon.rules import BabylonOptions, BabylonRules, BabylonState
from stackhub.games.babylon.solver import Solver, successors
from tests.games.babylon import second_solver

START: Canonical = ((1, 1, 1),) * 4
PERFT = (132, 12_360, 793_584, 34_563_456, 1_038_998_016)


@pytest.fixture(scope="module")
def levels() -> dict[int, set[Canonical]]:
    """All canonical positions that can come up, by the number of piles."""
    found: dict[int, set[Canonical]] = {12: {START}}
    for piles in range(12, 1, -1):
        found[piles - 1] = {after for position in found[piles] for after, _ in successors(position)}
    return found


@pytest.fixture(scope="module")
def solver() -> Solver:
    return Solver()


def test_ba06_688_positions_up_to_renaming_the_colours(levels: dict[int, set[Canonical]]) -> None:
    counts = [len(levels[piles]) for piles in range(12, 0, -1)]
    assert counts == [1, 2, 10, 32, 76, 129, 164, 142, 88, 35, 8, 1]
    assert sum(counts) == 688


def test_ba06_positions_won_by_the_mover(levels: dict[int, set[Canonical]], solver: Solver) -> None:
    won = [sum(solver.value(position).wins for position in levels[piles]) for piles in range(12, 0, -1)]
    assert won == [0, 2, 8, 23, 61, 83, 125, 88, 56, 23, 3, 0]


def test_ba06_the_second_player_wins_in_ten_moves(solver: Solver) -> None:
    value = solver.value(START)
    assert (value.wins, value.distance, value.grundy) == (False, 10, 0)
    assert value.mistakes == 1, "every first move loses"
    assert not value.misere_wins, "the second player wins the reversed game too"


def test_ba06_two_solvers_agree_on_all_12095_positions(solver: Solver) -> None:
    values = second_solver.solve()
    assert len(values) == 12_095
    for labelled, expected in values.items():
        piles: list[Pile] = [(str(pile >> 4),) * (pile & 15) for pile in labelled]
        found = solver.of(piles)
        assert (found.wins, found.distance, found.misere_wins, found.grundy) == expected, labelled


def test_ba06_all_first_moves_lose(rules: BabylonRules, solver: Solver) -> None:
    state = start(rules)
    after = solver.after_each(state.piles)
    assert len(after) == 132
    assert all(left.wins for left in after.values())
    assert len({labelled_after(state, move) for move in after}) == 16, "up to equal piles"
    assert len({canonical_after(state, move) for move in after}) == 2, "up to renaming the colours"


def test_ba06_fifteen_classes_of_final_position(levels: dict[int, set[Canonical]]) -> None:
    final = [position for piles in levels.values() for position in piles if not list(successors(position))]
    assert len(final) == 15
    assert {len(position) for position in final} == {1, 2, 3, 4}


def test_ba06_a_round_lasts_8_to_11_moves(levels: dict[int, set[Canonical]]) -> None:
    lengths = {12 - n for n, found in levels.items() if any(not list(successors(position)) for position in found)}
    assert lengths == {8, 9, 10, 11}


def test_ba06_an_even_number_of_piles_at_the_end_is_the_second_players_move(rules: BabylonRules) -> None:
    for seed in range(100):
        state = start(rules)
        chance = Chance(seed)
        mover = -1
        while state.outcome() is None:
            mover = state.to_play
            state.play(chance.choice(state.legal_moves()))
        left = sum(map(bool, state.piles))
        outcome = state.outcome()
        assert outcome is not None
        assert outcome.winners == (mover,)
        assert (mover == 1) == (left % 2 == 0)


def test_ba06_random_play_is_won_by_the_first_player_in_58_3_percent() -> None:
    """Exactly, by dynamic programming over the real rules: each ordered pair of piles equally likely."""
    known: dict[Canonical, Fraction] = {}

    def mover_wins(position: Canonical) -> Fraction:
        if position not in known:
            pairs: Counter[Canonical] = Counter()
            for after, count in successors(position):
                pairs[after] += count
            lost = sum((count * (1 - mover_wins(after)) for after, count in pairs.items()), Fraction())
            known[position] = lost / pairs.total() if pairs else Fraction()
        return known[position]

    assert round(float(mover_wins(START)) * 100, 1) == 58.3


def test_perft_counts_every_sequence_of_moves(rules: BabylonRules) -> None:
    """Depth 3 by playing every sequence on the real state, nothing counted in bulk but the last move."""
    state = start(rules)
    assert tuple(plain_perft(state, depth) for depth in (1, 2, 3)) == PERFT[:3]


def test_perft_to_depth_4_with_equal_positions_played_once(rules: BabylonRules) -> None:
    """Depth 4: the first two moves are merged by (top colour, height), the rest is played out on the real state."""
    merged: dict[Any, tuple[BabylonState, int]] = {tops(start(rules).piles): (start(rules), 1)}
    for _ in range(2):
        next_: dict[Any, tuple[BabylonState, int]] = {}
        for state, times in merged.values():
            for after in played(state):
                key = tops(after.piles)
                next_[key] = (after, times + (next_[key][1] if key in next_ else 0))
        merged = next_
    assert sum(times for _, times in merged.values()) == PERFT[1]
    assert sum(times * plain_perft(state, 2) for state, times in merged.values()) == PERFT[3]


def test_perft_merging_positions_that_are_alike(rules: BabylonRules) -> None:
    assert tuple(perft(start(rules), depth) for depth in range(1, 6)) == PERFT
    assert perft(start(rules), 0) == 1
    assert perft(start(rules), 12) == 0, "no round is that long"


@pytest.mark.long
def test_perft_to_depth_5_by_playing_the_last_four_moves(rules: BabylonRules) -> None:
    assert plain_perft(start(rules), 4) == PERFT[3]
    first = {}
    for after in played(start(rules)):
        key = tops(after.piles)
        first[key] = (after, 1 + (first[key][1] if key in first else 0))
    assert sum(times * plain_perft(state, 4) for state, times in first.values()) == PERFT[4]


def test_perft_up_to_equal_piles(rules: BabylonRules) -> None:
    """Pairs of piles that look alike, (top colour, height) each, count once."""
    known: dict[Any, int] = {}

    def count(state: BabylonState, depth: int) -> int:
        key = (canonical(state.piles), depth)
        if key not in known:
            pairs = {tops_of(state, move): move for move in state.legal_moves()}
            known[key] = (
                len(pairs) if depth == 1 else sum(count(played_move(state, move), depth - 1) for move in pairs.values())
            )
        return known[key]

    assert [count(start(rules), depth) for depth in range(1, 6)] == [16, 284, 5_196, 88_080, 1_282_104]


def test_perft_of_canonical_successors() -> None:
    """Different successors up to renaming the colours and the piles."""

    def count(position: Canonical, depth: int) -> int:
        after = {next_ for next_, _ in successors(position)}
        return len(after) if depth == 1 else sum(count(next_, depth - 1) for next_ in after)

    assert [count(START, depth) for depth in range(1, 6)] == [2, 14, 117, 1_126, 10_366]


def test_the_solver_moves_as_the_rules_do(rules: BabylonRules) -> None:
    """Its successors, with their counts, are those of the real state, in random positions."""
    for seed in range(60):
        state, chance = start(rules, seed), Chance(seed)
        while state.legal_moves():
            expected = Counter(canonical_after(state, move) for move in state.legal_moves())
            found: Counter[Canonical] = Counter()
            for after, count in successors(canonical(state.piles)):
                found[after] += count
            assert found == expected
            state.play(chance.choice(state.legal_moves()))


def start(rules: BabylonRules, seed: int = 3) -> BabylonState:
    return rules.setup(BabylonOptions(), 2, Chance(seed))


def played_move(state: BabylonState, move: Any) -> BabylonState:
    after = state.clone()
    after.play(move)
    return after


def played(state: BabylonState) -> list[BabylonState]:
    return [played_move(state, move) for move in state.legal_moves()]


def plain_perft(state: BabylonState, depth: int) -> int:
    moves = state.legal_moves()
    return len(moves) if depth == 1 else sum(plain_perft(played_move(state, move), depth - 1) for move in moves)


def tops(piles: list[Pile]) -> tuple[tuple[str, int], ...]:
    """The multiset of (top colour, height): the colours are told apart."""
    return tuple(sorted((pile[-1], len(pile)) for pile in piles if pile))


def tops_of(state: BabylonState, move: Any) -> tuple[str, int, str, int]:
    lifted, onto = state.piles[move.source - 1], state.piles[move.target - 1]
    return lifted[-1], len(lifted), onto[-1], len(onto)


def labelled_after(state: BabylonState, move: Any) -> tuple[tuple[str, int], ...]:
    return tops(played_move(state, move).piles)


def canonical_after(state: BabylonState, move: Any) -> Canonical:
    return canonical(played_move(state, move).piles)
