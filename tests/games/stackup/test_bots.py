"""The bots of Stack Up!: how they play, and how strong they are. Levels are compared on the same deals with the seats
rotated."""

import pytest

from stackhub.bots.arena import duel
from stackhub.bots.bot import Bot, Budget
from stackhub.engine.chance import Chance
from stackhub.engine.config import Level
from stackhub.games.stackup.bots import make_bot
from stackhub.games.stackup.rules import Move, StackUpOptions, StackUpView
from tests.games.stackup.tables import fresh, place, stackup

BUDGET = Budget(iterations=1)


class Anyhow:
    """Plays any legal move, however foolish: what *random* means."""

    level: Level = "easy"

    def choose(self, view: StackUpView, chance: Chance, budget: Budget) -> Move:
        return chance.choice(view.legal_moves())

    def begins(self, chance: Chance) -> bool:
        return True


def bot(level: Level) -> Bot:
    return make_bot(level, stackup())


def share(challenger: Bot, other: Bot, rounds: int, seats: int) -> float:
    won = duel(stackup(), StackUpOptions(), challenger, other, rounds=rounds, seed=11, seats=seats, budget=BUDGET)
    print(f"{seats} players, {rounds} rounds: {won:.3f}")
    return won


def chosen(level: Level, *hands: str, **keys: object) -> set[str]:
    """What the bot plays in that position, over many tries."""
    view = place(*hands, **keys).view(0)
    return {str(bot(level).choose(view, Chance(seed), BUDGET)) for seed in range(40)}


@pytest.mark.parametrize("level", ["easy", "medium"])
def test_who_can_win_wins(level: Level) -> None:
    assert chosen(level, "blue9", "red2") == {"blue9"}
    assert chosen(level, "blue6 blue7 blue8", "red2") == {"blue6-blue7-blue8"}
    assert chosen(level, "crash", "red2", crash=True) == {"crash"}


@pytest.mark.parametrize("level", ["easy", "medium"])
def test_nobody_draws_keeps_or_takes_cards_without_need(level: Level) -> None:
    assert chosen(level, "blue9 red1", "red2", options={"draw": "any_time"}) == {"blue9"}
    assert chosen(level, "red9 blue9", "red2", drawn="blue9") == {"blue9"}
    assert chosen(level, "crash red9", "red2", crash=True) == {"crash"}


def test_easy_plays_anything_sensible() -> None:
    assert len(chosen("easy", "blue9 blue7 flip freeze red1", "red2 red3")) == 4


def test_medium_prefers_combos_and_keeps_specials() -> None:
    assert chosen("medium", "blue6 blue7 flip red1 red12", "red2 red3") == {"blue6-blue7"}


def test_su04_medium_chooses_the_direction_in_which_its_cards_follow() -> None:
    assert chosen("medium", "red6 green6 red1", "red2", direction=None) == {"direction:up"}
    assert chosen("medium", "red4 green4 red1", "red2", direction=None) == {"direction:down"}


def test_the_same_view_and_chance_give_the_same_move() -> None:
    state = fresh(3, 4)
    for level in ("easy", "medium"):
        moves = {str(bot(level).choose(state.view(state.to_play), Chance(5), BUDGET)) for _ in range(5)}
        assert len(moves) == 1


def test_medium_beats_who_plays_anyhow_and_easy(is_long: bool) -> None:
    """Two players: at least 0.58 over 2,000 rounds; with fewer rounds by default, a looser bound."""
    rounds, least = (2000, 0.58) if is_long else (150, 0.54)
    assert share(bot("medium"), Anyhow(), rounds, 2) >= least
    assert share(bot("medium"), bot("easy"), rounds, 2) >= least


def test_medium_beats_three_who_play_anyhow(is_long: bool) -> None:
    """Four players, where 0.25 is par: at least 0.34 over 2,000 rounds."""
    rounds, least = (2000, 0.34) if is_long else (120, 0.29)
    assert share(bot("medium"), Anyhow(), rounds, 4) >= least
    assert share(bot("medium"), bot("easy"), rounds, 4) >= least


def test_rounds_of_bots_end_with_every_option() -> None:
    """Medium once drew rather than part with a special, for ever, where one may draw any time."""
    bots = [bot("medium"), bot("easy")]
    for seed in range(40):
        options = StackUpOptions(
            draw="any_time", drawn_card_may_combo=bool(seed & 1), switch_same_colour=bool(seed & 2)
        )
        state, chance = stackup().setup(options, 2 + seed % 5, Chance(seed)), Chance(seed)
        moves = 0
        while state.outcome() is None:
            seat = state.to_play
            state.play(bots[0 if seed < 30 else seat % 2].choose(state.view(seat), chance, BUDGET))
            moves += 1
            assert moves < 1000
