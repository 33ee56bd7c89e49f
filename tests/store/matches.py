"""A match to keep."""

from stackhub.engine.match import Match, Player
from stackhub.engine.options import make_options
from stackhub.games import registry


def a_match(moves: int = 0, seed: int = 1) -> Match:
    rules = registry.rules_of("babylon")
    options = make_options(rules.options_model, {})
    match = Match(rules, options, (Player("Ada", "red"), Player("Léa", "blue", "easy")), seed)
    match.next_round()
    match.choose_order(begin=True)
    for _ in range(moves):
        match.play(match.referee.state.legal_moves()[0])
    return match
