"""Matches of the past for the tests of the history: played to their end by chance, without a screen."""

from datetime import UTC, datetime, timedelta
from random import Random

from stackhub.engine.config import OptionValue
from stackhub.engine.match import Match, Player
from stackhub.engine.options import make_options
from stackhub.games import registry
from stackhub.store.folder import DataFolder

ADA, LEA, NOOR = Player("Ada", "red"), Player("Léa", "blue"), Player("Noor", "green")
BOT = Player("Sinan", "yellow", "easy")
EVENING = datetime(2026, 3, 14, 20, 0, tzinfo=UTC)


def played_match(game: str, players: tuple[Player, ...], seed: int = 1, **options: OptionValue) -> Match:
    """A match that was played to its end."""
    rules = registry.rules_of(game)
    match = Match(rules, make_options(rules.options_model, options), players, seed)
    chance = Random(seed)
    while match.phase != "over":
        if match.phase == "between":
            match.next_round()
        elif match.phase == "order":
            match.choose_order(begin=True)
        else:
            match.play(chance.choice(match.referee.state.legal_moves()))
    return match


def keep(folder: DataFolder, match: Match, number: int = 0, *, minutes: int = 12) -> str:
    """Write it down as a match of day ``number`` after the 14th of March 2026. Returns its key."""
    began = EVENING + timedelta(days=number)
    over = began + timedelta(minutes=minutes)
    key = f"{match.rules.id}-{began:%Y%m%d-%H%M%S}-{number:04x}"
    folder.history.record(key, match, began.isoformat(timespec="seconds"), over.isoformat(timespec="seconds"))
    return key
