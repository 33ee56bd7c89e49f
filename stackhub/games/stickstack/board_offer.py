"""What a person at this screen may do now, from the view, the bench and who sits there. Knows no widget."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any, NamedTuple

from stackhub.engine.errors import GameError
from stackhub.engine.game import Json
from stackhub.games.stickstack.board_words import Early
from stackhub.games.stickstack.rules import StickStackView
from stackhub.games.stickstack.table_bench import Bench
from stackhub.games.stickstack.table_build import built
from stackhub.games.stickstack.table_challenge import ChallengeBench
from stackhub.games.stickstack.table_scene import StickStackScene
from stackhub.tabletop.board import Player

log = logging.getLogger(__name__)


class Offer(NamedTuple):
    """What may be done now."""

    placing: bool = False
    """A stick was taken: it is to be placed, or the turn is about to end."""
    closing: bool = False
    """The stick is decided on: the turn ends when all rests, or when the next player takes (SS-09)."""
    taker: int | None = None
    """The seat that may take a stick now; None: nobody at this screen."""
    early: bool = False
    """The next player may take before everything rests, once the stick is decided on."""
    draws: bool = False
    """The bag is not empty, for the taker."""
    rests: bool = False
    """Everything rests, so the turn may be closed at once."""
    keeps: bool = False
    """The player may give up."""
    challenge: bool = False
    """What is drawn next is a challenge card (SS-15)."""
    voter: int | None = None
    """The seat that votes on a challenge now (SS-17)."""

    @property
    def sooner(self) -> Early:
        """What the next player may take before everything rests."""
        if not self.early:
            return ""
        return "challenge" if self.challenge else "stick"


def offer_of(
    view: StickStackView | None,
    bench: Bench | None,
    players: Sequence[Player],
    *,
    playing: bool,
    calm: bool,
    by_bot: bool = False,
) -> Offer:
    """`playing`: it is the turn of somebody at this screen, or of a bot (`by_bot`), and nothing is being shown. `calm`:
    nothing is seen to move."""
    if view is None or bench is None or not playing:
        return Offer()
    if view.phase == "challenge":
        return Offer(taker=view.to_play, draws=True, challenge=True)
    if view.phase == "vote":
        return Offer(voter=view.to_play)
    if view.phase == "take":
        return Offer(taker=view.to_play, draws=bool(view.bag))
    if view.phase != "place":
        return Offer()
    is_bot = view.after < len(players) and players[view.after].is_bot
    has_stick = bool(view.bag) or bool(view.fronts[view.after])
    if view.mode == "challenges":  # they draw a challenge then, once the one of this turn needs no vote
        has_stick = view.card is None or not view.card.vote
    early = has_stick and not is_bot and bench.outcome is None
    draws = bool(view.bag) or view.mode == "challenges"
    closing = bench.can_close and bench.outcome is None
    if by_bot:  # whoever comes after it need not wait until all rests (SS-09)
        taker = view.after if closing and early else None
        return Offer(
            closing=closing,
            taker=taker,
            early=early,
            draws=taker is not None and draws,
            challenge=view.mode == "challenges",
        )
    return Offer(
        placing=True,
        closing=closing,
        taker=view.after if closing and early else None,
        early=early,
        draws=closing and early and draws,
        challenge=view.mode == "challenges",
        rests=closing and (calm or bench.rest_s > 0),
        keeps=bench.can_keep,
    )


def bench_of(scene: StickStackScene, view: StickStackView, given: Json | None) -> tuple[Bench, bool]:
    """The bench with the tower of a view: the one that was kept (`given`), or one laid anew. And whether what was kept
    was damaged."""
    options = view.options
    rulings: dict[str, Any] = {
        "colours": options.colours,
        "strict": options.fouls == "strict",
        "literal": options.all_fell == "literal",
    }
    kind = ChallengeBench if view.mode == "challenges" else Bench
    if given is not None:
        try:
            return kind.resume(scene, given, view.tower, **rulings), False
        except GameError as error:  # the match goes on with a tower laid anew
            log.warning("%s", error)
    return kind(built(scene, view.tower), view.tower, **rulings), given is not None


def is_down(bench: Bench | None, view: StickStackView) -> bool:
    """Whether the tower lies, and the game goes on all the same (SS-15)."""
    return bench is not None and bench.outcome in ("toppled", "all_fell") and view.phase != "over"


def turns(before: StickStackView | None, view: StickStackView, bench: Bench | None) -> bool:
    """Whether another turn begins with `view`; while the others vote (SS-17) none does."""
    if before is None or (bench is not None and set(bench.standing) != set(view.tower)):
        return True
    return view.drawer is None and before.to_play != view.to_play


def standing(bench: Bench, hung: Sequence[str]) -> Json | None:
    """The table as the next turn finds it: what does not hang is in front of somebody. None: a tower that lies there is
    laid anew."""
    if bench.outcome in ("toppled", "all_fell"):
        return None
    state = bench.snapshot()
    return {**state, "sticks": {name: stick for name, stick in state["sticks"].items() if name in hung}}


_DUE_FRAMES = 180
"""So long a tower that is left is given to come to rest, before it is told what came of the turn."""


def come_to_rest(bench: Bench) -> None:
    """Let the turn come to what it comes to, at once: its player leaves the table."""
    if bench.held is not None and not bench.is_still:
        bench.give_back()
    for _ in range(_DUE_FRAMES):
        if bench.rest_s > 0 or bench.is_still:
            break
        bench.frame()
