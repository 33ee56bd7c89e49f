"""What is said in place of whose turn it is, while what the rules know lags behind the table."""

from __future__ import annotations

from collections.abc import Callable

from stackhub.games.stickstack import board_words as words
from stackhub.games.stickstack.board_offer import Offer
from stackhub.games.stickstack.rules import StickStackView
from stackhub.games.stickstack.table_bench import Bench


def instead_of(
    now: Offer,
    view: StickStackView | None,
    bench: Bench | None,
    name_of: Callable[[int], str],
    *,
    falls: bool,
    bot: bool,
) -> str:
    """`falls`: the tower comes down; `bot`: it is a bot's turn. Empty: the rules know best."""
    if view is None or bench is None:
        return ""
    if falls:
        return words.toppled() if bench.outcome == "toppled" else words.all_fell()
    if not now.closing:
        return ""
    if not now.early and bot:
        return words.turn_of_bot_ends(name_of(view.to_play))
    return words.turn_ends(name_of(view.to_play), name_of(view.after), now.sooner)
