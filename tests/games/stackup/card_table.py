"""Stack Up!'s board under test."""

from collections.abc import Sequence
from typing import Any

from pytestqt.qtbot import QtBot

from stackhub.engine.chance import Chance
from stackhub.games import registry
from stackhub.games.stackup import board_words as words
from stackhub.games.stackup.board import StackUpBoard
from stackhub.games.stackup.house import StackUpOptions
from stackhub.games.stackup.rules import make_rules
from stackhub.games.stackup.state import StackUpState
from stackhub.tabletop.board import Look
from tests.tabletop.shown_hand import ShownHand, look

RULES = make_rules(registry.load_config(registry.GameEntry("stackup", "stackhub.games.stackup")))
#: What the others hold in a position, and what is left to draw: none of it is in the hands of these tests.
_OTHERS = [f"green{number}" for number in range(1, 16)] + [f"yellow{number}" for number in range(10, 16)]


def position(
    hand: Sequence[str], *, seats: int = 3, held: int = 4, options: object = None, **more: Any
) -> StackUpState:
    """Seat 0 holds ``hand`` and plays on a blue 10, the numbers going down; the others hold ``held`` cards each."""
    pool = list(_OTHERS)
    hands = [list(hand)]
    for _ in range(seats - 1):
        hands.append(pool[:held])
        del pool[:held]
    given = {
        "hands": hands,
        "draw": pool,
        "discard": ["blue10"],
        "colour": "blue",
        "number": 10,
        "direction": "down",
        "to_play": 0,
        **more,
    }
    chosen = options if isinstance(options, StackUpOptions) else StackUpOptions()
    return RULES.from_position(given, chosen, seats, Chance(1))


class CardTable(ShownHand):
    """A shown board for the seat ``front`` of ``state``, and what it said."""

    board: StackUpBoard
    state: StackUpState

    def __init__(self, qtbot: QtBot, state: StackUpState, dress: Look | None = None, front: int = 0) -> None:
        super().__init__(qtbot, StackUpBoard(dress or look()), state, RULES.parse_move, front)

    def reason(self, name: str) -> str:
        """Why a card does not go, as the rules say it."""
        sentence = words.reason(self.state.view(self.front), name, ())
        assert sentence, name
        return sentence
