"""What is believed of hidden pieces: guesses come as often as they explain what was seen, and nothing is lost."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import NamedTuple

import pytest

from stackhub.bots.beliefs import Beliefs
from stackhub.bots.holding import Holding
from stackhub.engine.chance import Chance


class Said(NamedTuple):
    """Somebody said that they hold this piece (or drew, laid, kept one)."""

    seat: int
    counts: tuple[int, ...]
    what: str
    piece: int = 0


class Talk:
    """Who says that they hold a piece mostly does."""

    def __init__(self, lies: float = 0.1) -> None:
        self.lies = lies

    def laid(self, decision: Said) -> list[int]:
        return [decision.piece] if decision.what in ("lays", "lays drawn") else []

    def draws(self, decision: Said) -> bool:
        return decision.what == "draws"

    def keeps(self, decision: Said) -> bool:
        return decision.what == "keeps"

    def lays_drawn(self, decision: Said) -> bool:
        return decision.what == "lays drawn"

    def likely(self, decision: Said, hand: int, drawn: int) -> float:
        if decision.what == "holds":
            return 1.0 if hand & decision.piece else self.lies
        if decision.what == "keeps":
            return 1.0 if drawn & decision.piece else self.lies
        return 1.0


A, B, C, D, E = (1 << number for number in range(5))
ALL = [A, B, C, D, E]


def hands_guessed(history: list[Said], counts: tuple[int, ...], hidden: list[int], guesses: int = 4000) -> Counter[int]:
    """How often each hand of seat 1 was guessed."""
    chance = Chance(1)

    def hold() -> list[Holding]:
        return [Holding(seat, history, counts[seat], Talk(), chance) for seat in range(1, len(counts))]

    beliefs = Beliefs(hidden, hold, chance)
    found: Counter[int] = Counter()
    for _ in range(guesses):
        beliefs.guess()
        pieces = [*beliefs.stock, *(piece for holding in beliefs.holdings for piece in holding.pieces)]
        assert sorted(pieces) == sorted(hidden), "a piece was lost or doubled"
        assert [len(holding.pieces) for holding in beliefs.holdings] == list(counts[1:])
        found[sum(beliefs.holdings[0].pieces)] += 1
    return found


def test_hands_come_as_often_as_they_explain_what_was_said() -> None:
    """Two of five pieces; she says that she holds A, then that she holds B. By Bayes' rule, over all ten hands."""
    history = [Said(1, (0, 2), "holds", A), Said(1, (0, 2), "holds", B)]
    weights = {sum(pair): (1.0 if A in pair else 0.1) * (1.0 if B in pair else 0.1) for pair in combinations(ALL, 2)}
    found = hands_guessed(history, (0, 2), ALL)
    for hand, weight in weights.items():
        assert found[hand] / 4000 == pytest.approx(weight / sum(weights.values()), abs=0.035)


def test_what_was_said_before_a_piece_came_says_nothing_of_it() -> None:
    """She said that she holds A when she had no piece yet, then drew one: it may be any."""
    history = [Said(1, (0, 0), "holds", A), Said(1, (0, 0), "draws")]
    found = hands_guessed(history, (0, 1), ALL)
    assert all(found[piece] / 4000 == pytest.approx(0.2, abs=0.04) for piece in ALL)


def test_what_is_kept_is_what_was_drawn() -> None:
    history = [Said(1, (0, 1), "draws"), Said(1, (0, 2), "keeps", A)]
    chance = Chance(2)
    beliefs = Beliefs(ALL, lambda: [Holding(1, history, 2, Talk(0.01), chance)], chance)
    drawn: Counter[int] = Counter()
    for _ in range(500):
        beliefs.guess()
        drawn[beliefs.holdings[0].pieces[1]] += 1
    assert drawn[A] > 450


def test_a_laid_piece_was_there_before() -> None:
    """She said that she holds A, and laid A later: her other piece is any of the rest alike."""
    history = [Said(1, (0, 2), "holds", A), Said(1, (0, 2), "lays", A)]
    found = hands_guessed(history, (0, 1), [B, C, D, E])
    assert all(found[piece] / 4000 == pytest.approx(0.25, abs=0.04) for piece in (B, C, D, E))


def test_a_piece_just_drawn_and_laid_says_nothing_of_the_hand() -> None:
    history = [Said(1, (0, 1), "holds", A), Said(1, (0, 1), "draws"), Said(1, (0, 2), "lays drawn", B)]
    found = hands_guessed(history, (0, 1), [A, C, D, E])
    assert found[A] / 4000 == pytest.approx(1 / 1.3, abs=0.04)


def test_two_hands_share_the_pieces() -> None:
    """Both say that they hold A: one of them does."""
    history = [Said(1, (0, 1, 1), "holds", A), Said(2, (0, 1, 1), "holds", A)]
    found = hands_guessed(history, (0, 1, 1), ALL)
    # (A, x): 0.1, four of them; (x, A) the same; (x, y): 0.01, twelve of them.
    assert found[A] / 4000 == pytest.approx(0.4 / 0.92, abs=0.05)


def test_sure_pieces_stay() -> None:
    chance = Chance(3)
    beliefs = Beliefs([B, C, D, E], lambda: [Holding(1, [], 2, Talk(), chance, sure=[A])], chance)
    for _ in range(50):
        beliefs.guess()
        assert A in beliefs.holdings[0].pieces
        assert len(beliefs.holdings[0].pieces) == 2


def test_pieces_that_somebody_took_away_are_gone() -> None:
    """Seat 0 took one of two from seat 1, and nobody else saw which."""
    history = [Said(1, (0, 2), "holds", A), Said(0, (0, 2), "takes")]
    found = hands_guessed(history, (1, 1), [B, C, D, E])
    assert sum(found.values()) == 4000


def test_a_piece_that_does_not_fit_is_not_dealt_at_first() -> None:
    chance = Chance(4)
    beliefs = Beliefs(
        ALL,
        lambda: [Holding(1, [], 2, Talk(), chance)],
        chance,
        fits=lambda seat, piece, hand: piece not in (A, B, C),
        settling=0,
    )
    beliefs.guess()
    assert set(beliefs.holdings[0].pieces) == {D, E}
