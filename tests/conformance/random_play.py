"""Random rounds of any game: seats, options and moves drawn from a seed, so that a failure repeats."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from stackhub.engine.chance import Chance
from stackhub.engine.events import Event
from stackhub.engine.game import Rules
from stackhub.engine.look import COLOUR_NAMES
from stackhub.engine.match import Match, Player
from stackhub.engine.options import Options, make_options
from stackhub.engine.referee import Referee, fresh_round


def random_options(rules: Rules, chance: Chance) -> Options:
    """Each option at one of the values that the YAML offers."""
    return make_options(
        rules.options_model, {key: chance.choice(option.values) for key, option in rules.config.options.items()}
    )


def random_rounds(rules: Rules, count: int) -> Iterator[tuple[Referee, Chance]]:
    """``count`` rounds not begun yet, each with the chance that plays it (:func:`play_on`)."""
    seats = rules.config.seats
    for number in range(count):
        chance = Chance(number).fork(rules.id)
        taken = seats.min + chance.below(seats.max - seats.min + 1)
        first = None if chance.chance_of(0.5) else chance.below(taken)
        yield fresh_round(rules, random_options(rules, chance), taken, number, first=first), chance


def random_match(rules: Rules, number: int) -> tuple[Match, Chance]:
    """A match that has not begun; some players have told their year of birth."""
    chance = Chance(number).fork(f"{rules.id} match")
    seats = rules.config.seats
    taken = seats.min + chance.below(seats.max - seats.min + 1)
    years = (None, 1960, 1990, 2015)
    players = tuple(
        Player(f"Player {seat}", COLOUR_NAMES[seat % len(COLOUR_NAMES)], birth_year=chance.choice(years))
        for seat in range(taken)
    )
    return Match(rules, random_options(rules, chance), players, number), chance


#: So rarely a seat leaves where it could: rounds that everybody leaves after a few moves would show nothing else.
LEAVES = 0.02


def random_move(referee: Referee, chance: Chance) -> tuple[Any, int | None]:
    """A legal move and, one time in five where somebody has one, an out-of-turn move with its seat; now and then
    somebody leaves."""
    state = referee.state
    leave = getattr(referee.rules, "leave_move", None)
    others = [seat for seat in range(referee.seats) if seat != state.to_play and state.legal_moves(seat)]
    if others and leave is not None and chance.chance_of(LEAVES):
        return leave, chance.choice([*others, state.to_play])
    moves = {seat: [move for move in state.legal_moves(seat) if move != leave] for seat in others}
    speaking = [seat for seat, said in moves.items() if said]
    if speaking and chance.chance_of(0.2):
        seat = chance.choice(speaking)
        return chance.choice(moves[seat]), seat
    return chance.choice(state.legal_moves()), None


def play_on(referee: Referee, chance: Chance) -> list[Event]:
    """Play a random move."""
    move, seat = random_move(referee, chance)
    return referee.play(move, seat)


def play_match(match: Match, chance: Chance, moves: int) -> None:
    """Play on with random decisions: at most ``moves`` moves, rounds and order included."""
    for _ in range(moves):
        match match.phase:
            case "over":
                return
            case "between":
                match.next_round()
            case "order":
                match.choose_order(begin=chance.chance_of(0.5))
            case "round":
                match.play(*random_move(match.referee, chance))
