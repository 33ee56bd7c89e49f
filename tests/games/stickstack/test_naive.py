"""The rules against a second, naive implementation, over turns made at random: mostly turns that may be, and some that
may not, which both must refuse."""

from __future__ import annotations

import random
from typing import Any

import pytest

from stackhub.engine.errors import GameError
from stackhub.engine.options import make_options
from stackhub.engine.referee import fresh_round
from stackhub.games.stickstack.record import Attempt, Contact, Fell, Push, TurnRecord
from stackhub.games.stickstack.rules import StickStackOptions
from tests.games.stickstack.naive import Naive
from tests.games.stickstack.turns import stickstack

ROUNDS, MANY = 120, 10_000


def a_contact(dice: random.Random, tower: list[str], *, like: bool) -> Contact:
    own = dice.choice("wryb")
    theirs = own if like else dice.choice("wryb")
    facts: dict[str, Any] = {"other": dice.choice(["cup", *tower]), "own": own, "theirs": theirs}
    facts["frames"] = dice.choice((1, 10, 11, 20, 20))
    for side in ("own", "theirs"):
        if dice.random() < 0.5:
            facts[f"{side}_next"] = dice.choice("wryb")
            facts[f"{side}_border_mm"] = dice.choice((0.0, 2.5, 3.0, 3.25, 30.0))
    return Contact.model_validate(facts)


def an_attempt(dice: random.Random, tower: list[str], at_s: float, *, like: bool) -> Attempt:
    if dice.random() < 0.1:
        return Attempt(at_s=at_s)
    contacts = tuple(a_contact(dice, tower, like=like) for _ in range(dice.randint(1, 3)))
    return Attempt(at_s=at_s, judged_s=at_s + dice.choice((0.5, 1.0)), contacts=contacts)


def a_turn(dice: random.Random, held: str, tower: list[str]) -> TurnRecord:
    """Facts that often go together."""
    stick = held if dice.random() < 0.98 else "s01"
    times = dice.choices((0, 1, 2, 3, 4), (1, 10, 3, 3, 3))[0]
    at_s = [4.0 + 5.0 * number for number in range(times)]
    if times and dice.random() < 0.03:
        at_s[-1] = max(0.0, at_s[-1] - 4.75)
    likes = [False] * (times - 1) + [dice.random() < 0.8]
    attempts = tuple(an_attempt(dice, tower, start, like=like) for start, like in zip(at_s, likes, strict=False))
    attempts = tuple(sorted(attempts, key=lambda attempt: attempt.at_s))
    falling = [name for name in (*tower, held) if dice.random() < dice.choice((0.0, 0.0, 0.1, 0.5, 1.0))]
    latest = at_s[-1] if at_s else 0.0
    fell = [Fell(stick=name, at_s=dice.choice((latest + 2, latest + 3, max(0.0, latest - 1)))) for name in falling]
    pushed = [name for name in ("cup", "base", *tower) if dice.random() < 0.06]
    end = dice.choices(("closed", "kept", "foul", "toppled", "all_fell"), (10, 3, 2, 1, 2))[0]
    hung = [name for name in tower if name not in falling]
    if end == "closed" and held not in falling and dice.random() < 0.9:
        hung.append(held)
    if dice.random() < 0.03 and hung:
        hung.pop()
    return TurnRecord(
        stick=stick,
        attempts=attempts,
        fell=tuple(sorted(fell, key=lambda fact: fact.at_s)),
        pushed=tuple(Push(what=name, mm=dice.choice((2.0, 3.0, 9.0, 10.0)), at_s=1.0) for name in pushed),
        cup_deg=dice.choice((5.0, 30.0, 75.0)) if dice.random() < 0.97 else 75.5,
        base_s=dice.choice((0.0, 0.0, 0.25)) if dice.random() < 0.98 else 0.5,
        end=end,
        hung=tuple(hung),
    )


def a_move(dice: random.Random, position: dict[str, Any]) -> str:
    if position["held"] is not None:
        return f"record {a_turn(dice, position['held'], position['tower'])}"
    if position["bag"] and (dice.random() < 0.7 or not position["fronts"][position["to_play"]]):
        return f"bag:{dice.choice(position['bag'])}"
    own = position["fronts"][position["to_play"]]
    return f"own:{dice.choice(own)}" if own else "bag:s01"


def same(naive: Naive, position: dict[str, Any], outcome: Any) -> bool:
    mine = {
        "bag": sorted(naive.bag),
        "tower": naive.tower,
        "fronts": naive.front,
        "penalties": naive.five,
        "held": naive.held,
        "left": naive.gone,
    }
    if any(position[key] != value for key, value in mine.items()):
        return False
    result = naive.result()
    if result is None:
        return outcome is None and (position["to_play"], position["after"]) == (naive.turn, naive.after)
    assert naive.end is not None
    return (list(outcome.winners), list(outcome.scores), outcome.reason, outcome.by) == (*result, *naive.end)


def play_a_round(number: int) -> tuple[int, int, str]:
    """How many moves both played, how many both refused, and how the round ended."""
    dice = random.Random(number)
    options: dict[str, Any] = {
        "mode": dice.choice(("base", "coop", "teams")),
        "colours": dice.choice(("refuse", "refuse", "take_back", "warn")),
        "fouls": dice.choice(("warn", "strict")),
        "all_fell": dice.choice(("two", "literal")),
        "crash_sticks": dice.choice(("collected", "five_only")),
    }
    seats = dice.randint(2, 7)
    first = dice.randrange(seats)
    referee = fresh_round(stickstack(), make_options(StickStackOptions, options), seats, number, first=first)
    naive = Naive(seats, first, options)
    played = refused = 0
    while referee.outcome() is None and played < 250:
        position = referee.state.position()
        seat = position["to_play"]
        move = a_move(dice, position)
        if dice.random() < 0.03:
            seat, move = dice.randrange(seats), "leave"
        try:
            referee.play(move, seat)
            done = True
        except GameError:
            done = False
        assert naive.play(seat, move) == done, f"round {number}, move {move}"
        assert same(naive, referee.state.position(), referee.outcome()), f"round {number}, after {move}"
        played, refused = played + done, refused + (not done)
    outcome = referee.outcome()
    return played, refused, "" if outcome is None else str(outcome.reason)


@pytest.mark.parametrize("share", range(4))
def test_a_second_implementation_agrees(share: int, is_long: bool) -> None:
    rounds = MANY if is_long else ROUNDS
    told = [play_a_round(number) for number in range(share, rounds, 4)]
    assert sum(played for played, _, _ in told) > rounds
    assert sum(refused for _, refused, _ in told) > rounds / 4, "turns that may not be are among them"
    assert {"toppled", "all_fell", "left"} <= {end for _, _, end in told}


def test_a_second_implementation_agrees_to_the_last_stick() -> None:
    """Rounds in which the tower stands, so that the bag is emptied (SS-10, case b)."""
    dice = random.Random(1)
    for number in range(20):
        seats = dice.randint(2, 7)
        options = {**StickStackOptions().as_dict(), "mode": dice.choice(("base", "coop", "teams"))}
        referee = fresh_round(stickstack(), make_options(StickStackOptions, options), seats, number, first=0)
        naive = Naive(seats, 0, options)
        while referee.outcome() is None:
            position = referee.state.position()
            seat, move = position["to_play"], a_move(dice, position)
            if position["held"] is not None:
                turns = [str(turn) for turn in referee.state.legal_moves()]
                quiet = [turn for turn in turns if '"end":"toppled"' not in turn and '"end":"all_fell"' not in turn]
                move = dice.choice([quiet[0], *quiet])
            referee.play(move, seat)
            assert naive.play(seat, move)
            assert same(naive, referee.state.position(), referee.outcome())
        outcome = referee.outcome()
        assert outcome is not None
        assert outcome.reason == "empty"
